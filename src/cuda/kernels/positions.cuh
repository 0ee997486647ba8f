/* positions.cuh - what index tensors say of a position: its offset in bytes, its number. */
#ifndef TORC_CUDA_POSITIONS_CUH
#define TORC_CUDA_POSITIONS_CUH

#include "cuda/kernels/fault.cuh"
#include "cuda/kernels/index_args.h"

/* Of position k; false, which is noted, if an index is out of bounds. numbered: the number is wanted. */
__device__ __forceinline__ bool position_of(const cuda_positions &a, i64 k, bool numbered, i64 *offset, i64 *number) {
    bool good = true;
    auto coordinates = [&](auto f) { /* f(dimension, coordinate) */
                                     i64 rest = k;
                                     for (int d = 0; d < a.ndim; d++) {
                                         const i64 q = d == a.ndim - 1     ? 0
                                                       : a.n <= 0x7fffffff ? (i64)((u32)rest / (u32)a.sizes[d])
                                                                           : rest / a.sizes[d];
                                         f(d, rest - q * a.sizes[d]);
                                         rest = q;
                                     }
    };
    *offset = *number = 0;
    if (numbered) coordinates([&](int d, i64 at) { *number += at * a.weights[d]; });
    for (int i = 0; i < a.nindices; i++) {
        i64 at = 0;
        coordinates([&](int d, i64 c) { at += c * a.strides[i][d]; });
        const i64 given = a.narrow[i] ? (i64)((const int *)a.data[i])[at] : ((const i64 *)a.data[i])[at];
        if (given < a.low[i] || given >= a.limit[i]) {
            if (good && a.site.record) fault(a.site, CUDA_FAULT_INDEX, a.dim[i], given, a.limit[i]);
            good = false;
            continue;
        }
        const i64 index = given < 0 ? given + a.limit[i] : given;
        *offset += index * a.step[i];
        *number += index * a.weight[i];
    }
    return good;
}
#endif
