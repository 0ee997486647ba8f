/* conv_gemm.h - convolution as a gather and a product of matrices, for when cuDNN is off or has no engine. */
#ifndef TORC_CUDA_CONV_GEMM_H
#define TORC_CUDA_CONV_GEMM_H

#include "cuda/kernels/product.h"

/* x, w and y are the input, weight and output of the plain convolution; `kind` says which of them is computed: as conv_kind.
 * All have 3, 4 or 5 dimensions, any strides and one floating dtype; none is empty. The lists are for three dimensions, of which the
 * first stay unused (1 and 0) where there are fewer. */
enum { CONV_GEMM_OUTPUT, CONV_GEMM_INPUT, CONV_GEMM_WEIGHT };
typedef struct conv_gemm {
    int kind;
    int64_t stride[3], padding[3], dilation[3];
} conv_gemm;
typedef struct tensor5 { /* as volumes; strides in bytes */
    int64_t size[5], stride[5];
} tensor5;
typedef struct conv_gemm_plan {
    conv_gemm v;
    int dtype, device;
    tensor5 x, w, y;
    int64_t item, groups, in, out; /* channels of a group */
    int64_t canvas[5], first[3];   /* what is gathered from, and where in it the source's first element lies */
    size_t canvas_at, columns_at, left_at, result_at, product_at;
    product_plan product; /* of a group */
} conv_gemm_plan;
bool conv_gemm_plan_make(conv_gemm_plan *p, const conv_gemm *v, torc_tensor x, torc_tensor w, torc_tensor y,
                         size_t *bytes);
typedef struct conv_gemm_data {
    char *x, *w, *y;
} conv_gemm_data;
bool conv_gemm_run(const conv_gemm_plan *p, const conv_gemm_data *at, char *scratch);
#endif
