/* conv_gemm.h - convolution as a gather and a product of matrices, for when cuDNN is off or has no engine. */
#ifndef TORC_CUDA_CONV_GEMM_H
#define TORC_CUDA_CONV_GEMM_H

#include "cuda/kernels/host.h"

/* x, w and y are the input, weight and output of the plain convolution; `kind` says which of them is computed: as conv_kind.
 * All have 3 or 4 dimensions, any strides and one floating dtype; none is empty. The lists are for the two last dimensions,
 * of which the first stays unused if there is but one. */
enum { CONV_GEMM_OUTPUT, CONV_GEMM_INPUT, CONV_GEMM_WEIGHT };
typedef struct conv_gemm {
    int kind;
    torc_tensor x, w, y;
    int64_t stride[2], padding[2], dilation[2];
} conv_gemm;
bool conv_gemm_scratch(const conv_gemm *v, size_t *bytes);
bool conv_gemm_run(const conv_gemm *v, char *scratch);
#endif
