/* cuda/dnn.h - cuDNN's graph API, as far as convolutions need it: a problem in, a cached plan out. */
#ifndef TORC_CUDA_DNN_H
#define TORC_CUDA_DNN_H

#include "cuda/backend.h"

enum { DNN_MAX_DIMS = 5 };
typedef enum dnn_kind { DNN_CONV_FORWARD, DNN_CONV_BACKWARD_DATA, DNN_CONV_BACKWARD_FILTER } dnn_kind;
typedef struct dnn_tensor {
    int64_t dims[DNN_MAX_DIMS], strides[DNN_MAX_DIMS];
} dnn_tensor;
/* Everything that decides a plan; compared as bytes, so begin with memset 0. x, w, y are input, weight and output (or
 * their gradients) of a forward convolution whatever the kind. */
typedef struct dnn_problem {
    int32_t kind, dtype, device, ndim;
    int32_t align; /* bytes that all addresses are multiples of: 4 … 16 */
    int32_t reserved;
    dnn_tensor x, w, y;
    int64_t stride[3], padding[3], dilation[3];
} dnn_problem;
typedef struct dnn_plan dnn_plan;

/* The plan of a problem, found by cuDNN's heuristics among its deterministic engines the first time. NULL + error. */
const dnn_plan *dnn_find(const dnn_problem *p);
size_t dnn_workspace(const dnn_plan *plan);
bool dnn_execute(const dnn_plan *plan, void *x, void *w, void *y, void *workspace);
#endif
