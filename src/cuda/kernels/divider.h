/* divider.h - numbers that a kernel's indices are divided by: 32-bit ones by multiplying, others by dividing.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_DIVIDER_H
#define TORC_CUDA_DIVIDER_H

#include "cuda/kernels/args.h"

typedef struct divider {
    i64 d;
    division by; /* if d is below 2^31 */
} divider;
#ifdef __CUDACC__
#include "cuda/kernels/common.cuh"
/* n / d; ints are not negative. */
template <typename I> __device__ __forceinline__ I over(I n, const divider &d) {
    if (sizeof(I) == 4) return (I)quotient((u32)n, d.by);
    return (I)(n / d.d);
}
#else
static inline divider divider_of(int64_t d) {
    divider r = {.d = d > 1 ? d : 1};
    if (r.d <= INT32_MAX) r.by = division_by(r.d);
    return r;
}
#endif
#endif
