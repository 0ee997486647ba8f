/* norm.h - what the normalizations share on the host's side: of rows (norm.c), and of channels and groups of them (normbatch.c). */
#ifndef TORC_CUDA_NORM_H
#define TORC_CUDA_NORM_H

#include "core/device.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/norm_args.h"

static inline size_t compute_item(int dtype) { return dtype == TORC_FLOAT64 ? 8 : 4; }
static inline void *data_of(torc_tensor t) { return t && t->numel ? tensor_data(t) : NULL; }
static inline int compute_dtype(int dtype) { return dtype == TORC_FLOAT64 ? TORC_FLOAT64 : TORC_FLOAT32; }

enum { T_F32, T_F16, T_BF16, T_F64, T_F16_W, T_BF16_W, TYPES };
static inline int type_of(int dtype) {
    return dtype == TORC_FLOAT32 ? T_F32 : dtype == TORC_FLOAT16 ? T_F16 : dtype == TORC_BFLOAT16 ? T_BF16 : T_F64;
}
#define BY_PLAIN_TYPE(prefix)                                                                            \
    {                                                                                                    \
        CUDA_KERNEL_SLOT(prefix "f32"), CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"), \
            CUDA_KERNEL_SLOT(prefix "f64")                                                               \
    }
static inline bool aligned(const void *p) { return ((uintptr_t)p & 15) == 0; }

/* Dynamic shared memory as a launch asks for it. Static shared memory comes on top: near 48 KiB it must be more than that, to be
 * opted in to; and where a kernel has both, the device must have room for both. */
enum { SHARED_STATIC = 1024 /* at most, in these kernels */ };
static inline size_t shared_asked(size_t needed) {
    return needed > CUDA_PLAIN_SHARED - SHARED_STATIC ? MAX(needed, CUDA_PLAIN_SHARED + 16) : needed;
}
static inline size_t shared_room(const cuda_properties *device) {
    return device && device->shared_per_block_optin > SHARED_STATIC ? device->shared_per_block_optin - SHARED_STATIC
                                                                    : 0;
}

/* The parameter as a dense tensor of `dtype` at `to`. */
bool norm_widen(const torc_call *c, torc_tensor from, int dtype, void *to);
/* Every element becomes NaN; t may be NULL. */
bool norm_fill_nan(const torc_call *c, torc_tensor t);
/* Shares of the gradients of weight and bias, [1 or 2][groups][n] in the compute type, meet. */
bool norm_meet_gradients(const torc_call *c, torc_tensor weight, torc_tensor bias, const void *sums, int64_t n,
                         int64_t groups, bool wide);

#endif
