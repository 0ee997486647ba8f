/* norm_args.h - what launches of the normalizations pass (norm_rows.cuh, normlong.cu, normshort.cu, normbatch.cu, normgroup.cu, normgroupany.cu).
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_NORM_ARGS_H
#define TORC_CUDA_NORM_ARGS_H

#include "cuda/kernels/args.h"
#include "cuda/kernels/fewrows_args.h"

/* Stages of rows in flight in backward, by the bytes of an element. */
#define LAYER_STAGES(item) ((item) == 4 ? 2 : 3)
/* Batch norms: threads of a block, and vectors that each takes when the factors are applied. */
enum { BATCH_BLOCK = 256, BATCH_UNROLL = 2 };
/* Sums over channels that lie last: threads of a block, two of which a multiprocessor has; rows that a thread takes at a time. */
enum { BATCH_SUMS_BLOCK = 512, BATCH_ROWS = 4 };

typedef struct layer_args {
    void *out; /* forward: output; backward: gradient of the input, may be NULL */
    const void *in, *grad, *weight, *bias;
    void *mean, *rstd; /* compute type; mean only where it is subtracted */
    void *sums;        /* backward: [2 with a bias, else 1][groups][n], compute type; NULL if not wanted */
    i64 rows, n, groups;
    i64 first_block; /* back_columns, and the last kernel of long rows: of a launch, Note [Pieces] */
    double eps;
    /* even: rows of in + plus are what is normalized, and go to total; NULL: of in alone. plus_dtype: 0: that of the others, or one of halves
     * beside float32.
     * back: plus, if not NULL, is added to the gradient of the input, and the sum goes to total; out may be NULL then, too. */
    const void *plus;
    void *total;
    i64 plus_dtype;
    /* even, back, of float32: the last of the results goes to half as well, in half_dtype; NULL: it does not. */
    void *half;
    /* back, of float32: grad is of grad_dtype, one of halves, and goes to wide in float32, unless that is NULL; 0: it is of float32. */
    void *wide;
    int half_dtype, grad_dtype;
} layer_args;
/* normshort.cu: rows of n elements, FEW_BYTES at most; `groups` above is the number of blocks in backward. */
typedef struct layer_short_args {
    layer_args l;
    int n, wide, center; /* wide: weight and bias are in the compute type, not in the tensors' */
    few_rows few;
} layer_short_args;
/* normlong.cu: `groups` above is the number of layers of blocks in backward. */
enum { LONG_BLOCK = 256 };
typedef struct layer_long_args {
    layer_args l;
    void *parts;                    /* [rows][splits] of part */
    void *grad_weight, *grad_bias;  /* where l.sums is NULL; may be NULL */
    i64 vectors, per_split;         /* of a row, the last of which may not be whole; of one of its splits */
    int splits, wide, center, even; /* wide: weight and bias are in the compute type, not in the tensors' */
    int grad_dtype, unused;
} layer_long_args;
typedef struct layer_meet_args {
    void *weight, *bias; /* gradients; NULL: not wanted */
    const void *sums;
    i64 n, groups, first_block;
    int dtype, unused;
} layer_meet_args;
typedef struct batch_args {
    void *out;
    const void *in, *grad;
    const void *center; /* back: the mean of each channel, or of each center_each of them; compute type */
    void *parts;        /* [image][channels][splits] of part */
    const void
        *factors; /* apply: [4][factor_step], compute type: scale, center, shift, slope, of each image's channels */
    i64 n, channels, inner; /* n * channels * inner elements: an image, blockIdx.z the one of this block */
    i64 per_split;          /* vectors (in) or rows (by) */
    i64 factor_step, center_each;
    i64 first_image, first_block; /* of a launch: Note [Pieces] */
    int splits, across;
    /* apply, forward, in one go with what comes after: plus, if not NULL, is added and the sum goes to total; if relu, its result goes to final. What
     * is NULL of out, total and final is not wanted. */
    const void *plus;
    void *total, *final;
    /* sums, back: where mask is not above 0, the gradient becomes 0, and goes to masked; NULL: it is what it is */
    const void *mask;
    void *masked;
    int relu, unused;
} batch_args;
typedef struct batch_meet_args {
    const void *parts;         /* NULL in evaluation's forward */
    void *factors;             /* [4][channels] */
    const void *weight, *bias; /* parameter dtypes below */
    void *running_mean, *running_var;
    void *mean, *invstd; /* forward in training: written; backward: read */
    void *grad_weight, *grad_bias;
    i64 channels, first_block;
    double count, momentum, eps;
    int splits, training;
    int weight_dtype, bias_dtype, running_mean_dtype, running_var_dtype, grad_dtype, unused;
    i64 weight_step, bias_step, running_mean_step, running_var_step, mean_step,
        invstd_step; /* elements from channel to channel */
} batch_meet_args;
/* normbatchfew.cu: all of a channel in one go. Threads that have a channel at most; elements that each of them has at most. */
enum { BATCH_FEW_BLOCK = 1024, BATCH_FEW_HELD = 4 };
typedef struct batch_few_args {
    batch_meet_args m;
    const void *in, *grad;
    void *out;                                          /* backward: may be NULL */
    i64 in_strides[3], grad_strides[3], out_strides[3]; /* in elements: images, channels, pixels */
    int count, inner, lanes, unused; /* elements and pixels of a channel; threads that have it: a power of two */
} batch_few_args;
typedef struct group_args {
    void *out; /* backward: may be NULL */
    const void *in, *grad, *weight, *bias;
    void *mean, *rstd; /* compute type */
    void *totals;      /* backward: [2][rows * each], compute type: shares of the gradients of weight and of bias */
    i64 rows;
    int vectors, channel_vectors; /* of a row (at most 65536), of a channel */
    u32 reciprocal, unused;       /* 2^32 / channel_vectors, rounded up; 0 for 1 */
    int groups, each;             /* channels of a group */
    int wide_weight, wide_bias;   /* in the compute type, not in the tensors' */
    double eps;
} group_args;
/* normfew.cu: rows of n = each * inner elements, one after the other. Of group_args what stands above holds, too; totals begin at `rows`' first. */
typedef struct group_few_args {
    group_args g;
    i64 total_rows; /* from the sums for weight to those for bias there are total_rows * each */
    int n, inner;   /* elements of a row, of a channel */
    few_rows few;
} group_few_args;
/* The kernels in which parts of groups meet: threads of a block at most, which are a warp for each of several groups, or one group's. */
enum { GROUP_MEET_BLOCK = 1024 };
/* normgroupany.cu: rows of n = each * inner elements, one after the other. Of group_args what stands above holds, too; totals begin at `rows`' first. */
enum { GROUP_ANY_BLOCK = 512 };
typedef struct group_any_args {
    group_args g;
    i64 total_rows; /* from the sums for weight to those for bias there are total_rows * each */
    i64 n;          /* 2^15 at most */
    u32 reciprocal; /* 2^32 / inner, rounded up; 0 for 1 */
    int inner;      /* elements of a channel */
    int lanes;      /* back_channels: threads that have a channel */
    int along;      /* back_channels: so many elements that a thread takes at a time are of one channel: 1, or all */
} group_any_args;
/* The same for the sums of channels of one element each. */
typedef struct group_columns_args {
    const void *in, *grad, *mean, *rstd;
    void *sums; /* [2][groups of samples][channels], compute type */
    i64 samples, channels, groups, each, first_block;
} group_columns_args;
typedef struct group_meet_args {
    const void *parts;
    void *factors; /* [4][samples * groups * each] */
    const void *weight, *bias;
    void *mean, *rstd; /* forward: written; backward: read */
    void *totals;      /* as above; may be NULL */
    i64 rows, first_block;
    i64 per, groups, each; /* of a group there are per * splits parts, one after the other */
    double count, eps;
    int splits, wide_weight, wide_bias, dtype; /* dtype of the tensors */
} group_meet_args;
#endif
