/* dnn.h - cuDNN's graph API: describe operations between tensors, get a plan, run it.
 *
 * The caller has a problem (plain bytes: memset 0, then fill) and a function that describes its graph; dnn_find gives
 * the plan, made on first sight and kept. Graphs that no engine takes are remembered too: dnn_supported says so. */
#ifndef TORC_CUDA_DNN_H
#define TORC_CUDA_DNN_H

#include "cuda/kernels/host.h"

enum { DNN_MAX_DIMS = 5, DNN_MAX_OPS = 32 };
typedef struct dnn_tensor {
    int64_t dims[DNN_MAX_DIMS], strides[DNN_MAX_DIMS];
} dnn_tensor;
typedef struct dnn_plan dnn_plan;
typedef struct dnn_builder dnn_builder;
typedef cudnnBackendDescriptor_t dnn_desc;

/* ------------------------------------------------------------------------------------------ describing
 * Descriptors live until the plan is made. After a failure everything else is a no-op. */
cudnnDataType_t dnn_type(int dtype);
/* A tensor of the caller's, found by `uid` (1 … 63) when the plan runs; `align`: its address is a multiple of that. */
dnn_desc dnn_given(dnn_builder *b, int64_t uid, cudnnDataType_t type, int ndim, const int64_t *dims,
                   const int64_t *strides, int64_t align);
/* A tensor that only exists between operations. */
dnn_desc dnn_between(dnn_builder *b, cudnnDataType_t type, int ndim, const int64_t *dims, const int64_t *strides);
/* A float that the caller passes by host address when the plan runs. */
dnn_desc dnn_number(dnn_builder *b, int64_t uid, int ndim);
dnn_desc dnn_make(dnn_builder *b, cudnnBackendDescriptorType_t type);
void dnn_set(dnn_builder *b, dnn_desc d, cudnnBackendAttributeName_t name, cudnnBackendAttributeType_t type,
             int64_t count, const void *value);
void dnn_finalize(dnn_builder *b, dnn_desc d);
/* Add an operation whose attributes are set: finalizes it. */
void dnn_operation(dnn_builder *b, dnn_desc op);
/* y = mode(x, with) in `type`; `with` and `mask` may be NULL; axis: of GEN_INDEX. */
void dnn_pointwise(dnn_builder *b, cudnnPointwiseMode_t mode, cudnnDataType_t type, dnn_desc x, dnn_desc with,
                   dnn_desc mask, dnn_desc y, int64_t axis);
void dnn_matmul(dnn_builder *b, dnn_desc x, dnn_desc w, dnn_desc y);
void dnn_reduce(dnn_builder *b, cudnnReduceTensorOp_t by, dnn_desc x, dnn_desc y);
void dnn_reshape(dnn_builder *b, dnn_desc x, dnn_desc y);
/* y: 1 with probability p, else 0, from int64 tensors of one element. */
void dnn_bernoulli(dnn_builder *b, double p, dnn_desc seed, dnn_desc offset, dnn_desc y);

typedef void dnn_describe(dnn_builder *b, const void *problem);

/* ------------------------------------------------------------------------------------------ plans */
/* Which engines may be taken. */
enum { DNN_REPEATABLE = 1, DNN_NO_TF32 = 2 };
/* The flags that the switches of precision.h ask for, for convolutions of this dtype. */
int dnn_flags(int dtype);
/* The plan of `bytes` bytes of problem (a multiple of 8, at most 512) under `flags`. With cudnn_benchmark on,
 * candidates are timed the first time. NULL and an error if there is no library or no memory. */
const dnn_plan *dnn_find(const void *problem, size_t bytes, int device, int flags, dnn_describe *describe);
bool dnn_supported(const dnn_plan *plan);
const char *dnn_reason(const dnn_plan *plan); /* why not */
size_t dnn_workspace(const dnn_plan *plan);
bool dnn_execute(const dnn_plan *plan, int count, const int64_t *uids, void *const *data, void *workspace);

/* ------------------------------------------------------------------------------------------ what graphs do not have
 * The device's handle, on its stream of now, for the caller alone until dnn_handle_end, which is to be told whether all went well and then waits where
 * CUDA_LAUNCH_BLOCKING says so; it gives that back, or false. NULL and an error: there is none, and nothing is to be ended. */
cudnnHandle_t dnn_handle_begin(int device);
bool dnn_handle_end(int device, bool ok);
#endif
