/* interpolate.cuh - what the kernels of images of other sizes share: what of the work is whose, and how gradients are gathered. */
#ifndef TORC_CUDA_INTERPOLATE_CUH
#define TORC_CUDA_INTERPOLATE_CUH

#include "cuda/kernels/interpolate_args.h"
#include "cuda/kernels/rows.cuh"

/* i divided by n, which few threads do often: one copy of the code is enough. */
static __device__ __noinline__ i64 quotient_of(i64 i, i64 n) { return (u64)(i | n) >> 32 ? i / n : (u32)i / (u32)n; }
/* The remainder of *i by n, which *i is divided by. */
__device__ __forceinline__ i64 cut_off(i64 *i, i64 n) {
    const i64 q = quotient_of(*i, n), rest = *i - q * n;
    *i = q;
    return rest;
}

/* The parts of a share's number: its sample, the first of its channels, and its place. */
typedef struct share {
    i64 sample, channel, end, place[3];
} share;
__device__ __forceinline__ share share_of(const interpolate_args &a, i64 i, const i64 (&sizes)[3]) {
    share s;
    const i64 beside = a.side > 1 ? cut_off(&i, a.side) : 0;
#pragma unroll
    for (int d = 2; d >= 0; d--) s.place[d] = sizes[d] > 1 ? cut_off(&i, sizes[d]) : 0;
    s.channel = beside + (a.groups > 1 ? cut_off(&i, a.groups) * a.per_share : 0);
    s.end = min(s.channel + a.per_share, a.channels);
    s.sample = i;
    return s;
}

/* The gradient: what AXES says of each dimension that changes,
 *   bool stands_for(a, d, place, reader): which place of the input a share is for; false: another share has it. `reader` is the first place of the
 *     result that reads it, if shares are by those, else -1;
 *   void readers(a, d, place, low, high): the places of the result that read a place of the input are those from low to high, without high;
 *   weight(a, d, place, i): what place i of the result takes of it. */
template <typename AXES, int DIMS, typename S>
__device__ __forceinline__ void interpolate_backward(const interpolate_args &a) {
    typedef typename compute_of<S>::type C;
    const int lanes = a.lanes, lane = (int)threadIdx.x & (lanes - 1);
    const i64 shares = (i64)gridDim.x * (INTERPOLATE_BLOCK / lanes);
    for (i64 i = (i64)blockIdx.x * (INTERPOLATE_BLOCK / lanes) + threadIdx.x / lanes; i < a.count; i += shares) {
        share s = share_of(a, i, a.walk);
        bool mine = true;
        i64 low[3] = {0, 0, 0}, high[3] = {1, 1, 1};
        i64 to_at = s.sample * a.to_strides[0], from_at = s.sample * a.from_strides[0];
#pragma unroll
        for (int d = 3 - DIMS; d < 3; d++) {
            i64 reader = -1;
            if (a.scale[d] >= 0) mine &= AXES::stands_for(a, d, s.place[d], reader);
            const i64 place = s.place[d];
            to_at += place * a.to_strides[2 + d];
            if (a.scale[d] < 0)
                low[d] = place, high[d] = place + 1;
            else
                AXES::readers(a, d, place, low[d], high[d]);
            mine &= reader < 0 || reader == low[d];
        }
        if (!mine) continue;
        const bool any = low[0] < high[0] && low[1] < high[1] && low[2] < high[2];
#pragma unroll 1
        for (i64 channel = s.channel; channel < s.end; channel += INTERPOLATE_TOGETHER) {
            C sum[INTERPOLATE_TOGETHER] = {};
            const S *from = (const S *)a.from + from_at + channel * a.from_strides[1];
            if (any) {
                i64 z = low[0], y = low[1], x = low[2] + lane;
#pragma unroll 1
                while (true) {
#pragma unroll 1
                    while (x >= high[2] && z < high[0]) {
                        x -= high[2] - low[2];
                        if (++y == high[1]) y = low[1], z++;
                    }
                    if (z >= high[0]) break;
                    C w = AXES::weight(a, 2, s.place[2], x) * AXES::weight(a, 1, s.place[1], y);
                    if (DIMS == 3) w *= AXES::weight(a, 0, s.place[0], z);
                    const S *p = from + x * a.from_strides[4] + y * a.from_strides[3] + z * a.from_strides[2];
#pragma unroll
                    for (int k = 0; k < INTERPOLATE_TOGETHER; k++)
                        if (channel + k < s.end) sum[k] += w * as<C>::from(p[k * a.from_strides[1]]);
                    x += lanes;
                }
            }
#pragma unroll
            for (int k = 0; k < INTERPOLATE_TOGETHER; k++) {
#pragma unroll 1
                for (int step = lanes / 2; step; step /= 2) sum[k] += __shfl_xor_sync(~0u, sum[k], step);
                if (channel + k < s.end && !lane)
                    ((S *)a.to)[to_at + (channel + k) * a.to_strides[1]] = to<S>::from(sum[k]);
            }
        }
    }
}
#endif
