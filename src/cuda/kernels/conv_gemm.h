/* conv_gemm.h - convolution as a gather and a product of matrices, for when cuDNN is off or has no engine. */
#ifndef TORC_CUDA_CONV_GEMM_H
#define TORC_CUDA_CONV_GEMM_H

#include "cuda/kernels/product.h"

/* x, w and y are the input, weight and output of the plain convolution; `kind` says which of them is computed: as conv_kind.
 * All have 3 or 4 dimensions, any strides and one floating dtype; none is empty. The lists are for the two last dimensions,
 * of which the first stays unused if there is but one. */
enum { CONV_GEMM_OUTPUT, CONV_GEMM_INPUT, CONV_GEMM_WEIGHT };
typedef struct conv_gemm {
    int kind;
    int64_t stride[2], padding[2], dilation[2];
} conv_gemm;
typedef struct tensor4 { /* strides in bytes */
    int64_t size[4], stride[4];
} tensor4;
typedef struct conv_gemm_plan {
    conv_gemm v;
    int dtype, device;
    tensor4 x, w, y;
    int64_t item, groups, in, out; /* channels of a group */
    int64_t canvas[4], first[2];   /* what is gathered from, and where in it the source's first element lies */
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
