/* indexmask.cu - what masks choose. A mask is cut into pieces: each is counted, the counts are summed up, and then every
 * piece knows where its elements go. Within a piece a warp has a run of its own and a thread EACH neighbours of it, which it
 * reads 16 bytes at a time; for that elements are counted from a multiple of 16 bytes on, of which the first `head` are none of
 * the mask's. Ranks are sums over threads; a list in shared memory turns elements by place into elements by rank, so that
 * neighbouring threads write neighbouring results. */
#include "cuda/kernels/index_args.h"
#include "cuda/kernels/fault.cuh"

enum { BLOCK = MASK_BLOCK, WARPS = BLOCK / 32, EACH = MASK_EACH, RUN = 32 * EACH };

/* Elements i … i + EACH - 1 (i is a multiple of EACH) as bits. */
template <typename T> __device__ __forceinline__ u32 some(const mask_args &a, i64 i) {
    constexpr int N = 16 / sizeof(T);
    const T *p = (const T *)a.mask + i;
    u32 t = 0;
    if (i >= a.head && i + EACH <= a.n) {
        uint4 raw[EACH / N];
#pragma unroll
        for (int h = 0; h < EACH / N; h++) raw[h] = ((const uint4 *)p)[h];
#pragma unroll
        for (int h = 0; h < EACH / N; h++) {
            if constexpr (sizeof(T) == 1) { /* a carry into each byte's top bit, then the four bits together */
                const u32 w[4] = {raw[h].x, raw[h].y, raw[h].z, raw[h].w};
#pragma unroll
                for (int j = 0; j < 4; j++) {
                    const u32 m = w[j] & ((u32)a.bits & 0xff) * 0x01010101u,
                              set = (((m & 0x7f7f7f7fu) + 0x7f7f7f7fu) | m) >> 7 & 0x01010101u;
                    t |= (set * 0x01020408u >> 24) << 4 * j;
                }
            } else {
                vec<T, N> x;
                memcpy(&x, &raw[h], 16);
#pragma unroll
                for (int j = 0; j < N; j++) t |= (u32)((x.v[j] & (T)a.bits) != 0) << (h * N + j);
            }
        }
    } else
        for (int j = (int)max(a.head - i, (i64)0); j < EACH && i + j < a.n; j++)
            t |= (u32)((p[j] & (T)a.bits) != 0) << j;
    return t;
}
/* The same of complex numbers of doubles: either part counts. */
__device__ __forceinline__ u32 some_pairs(const mask_args &a, i64 i) {
    const u64 *p = (const u64 *)a.mask + 2 * i;
    u32 t = 0;
    for (int j = 0; j < EACH && i + j < a.n; j++) t |= (u32)(((p[2 * j] | p[2 * j + 1]) & a.bits) != 0) << j;
    return t;
}
/* A thread's elements of a run. */
__device__ __forceinline__ u32 load_run(const mask_args &a, i64 run) {
    const i64 i = run + (threadIdx.x & 31) * EACH;
    if (i >= a.n) return 0;
    switch (a.item) {
    case 1: return some<unsigned char>(a, i);
    case 2: return some<unsigned short>(a, i);
    case 4: return some<u32>(a, i);
    case 16: return some_pairs(a, i);
    default: return some<u64>(a, i);
    }
}
/* How many are true before the warp's run in the piece (returned) and in the piece (total); own: the thread's. */
__device__ __forceinline__ int count_piece(int own, int *total) {
    __shared__ int counts[WARPS];
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    for (int d = 16; d > 0; d /= 2) own += __shfl_xor_sync(0xffffffffu, own, d);
    if (lane == 0) counts[warp] = own;
    __syncthreads();
    int before = 0, all = 0;
#pragma unroll
    for (int w = 0; w < WARPS; w++) {
        if (w < warp) before += counts[w];
        all += counts[w];
    }
    __syncthreads();
    *total = all;
    return before;
}
__device__ __forceinline__ i64 run_of(i64 piece) { return piece * PIECE + (threadIdx.x / 32) * RUN; }

/* out: the number of true elements, which starts as 0. */
extern "C" __global__ void __launch_bounds__(BLOCK) indexmask_total(const __grid_constant__ mask_args a) {
    kernel_begin();
    i64 own = 0;
#pragma unroll 4
    for (i64 p = blockIdx.x; p < a.pieces; p += gridDim.x) own += __popc(load_run(a, run_of(p)));
    for (int d = 16; d > 0; d /= 2) own += __shfl_xor_sync(0xffffffffu, own, d);
    if ((threadIdx.x & 31) == 0 && own) atomicAdd((u64 *)a.out, (u64)own); /* integers: order does not matter */
}
extern "C" __global__ void __launch_bounds__(BLOCK) indexmask_count(const __grid_constant__ mask_args a) {
    kernel_begin();
    for (i64 p = blockIdx.x; p < a.pieces; p += gridDim.x) {
        int total;
        count_piece(__popc(load_run(a, run_of(p))), &total);
        if (threadIdx.x == 0) a.starts[p] = total;
    }
}
/* Exclusive sums of the counts, in place, by one block: each thread has neighbouring pieces. room: how many may be true (item
 * is 0) or must be (1). */
extern "C" __global__ void __launch_bounds__(1024) indexmask_starts(const __grid_constant__ mask_args a) {
    kernel_begin();
    __shared__ i64 warps[32];
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    const i64 each = (a.pieces + 1023) / 1024, begin = min(threadIdx.x * each, a.pieces),
              end = min(begin + each, a.pieces);
    i64 own = 0;
#pragma unroll 8
    for (i64 i = begin; i < end; i++) own += a.starts[i];
    i64 sum = own;
    for (int d = 1; d < 32; d *= 2) {
        const i64 other = __shfl_up_sync(0xffffffffu, sum, d);
        if (lane >= d) sum += other;
    }
    if (lane == 31) warps[warp] = sum;
    __syncthreads();
    if (warp == 0) {
        i64 w = warps[lane];
        for (int d = 1; d < 32; d *= 2) {
            const i64 other = __shfl_up_sync(0xffffffffu, w, d);
            if (lane >= d) w += other;
        }
        warps[lane] = w;
    }
    __syncthreads();
    i64 start = (warp ? warps[warp - 1] : 0) + sum - own;
#pragma unroll 8
    for (i64 i = begin; i < end; i++) {
        const i64 count = a.starts[i];
        a.starts[i] = start;
        start += count;
    }
    if (threadIdx.x == 0) {
        const i64 all = warps[31];
        if (a.item == 0 && all > a.room) fault(a.site, CUDA_FAULT_MASK, 0, all, a.room);
        if (a.item == 1 && all != a.room) fault(a.site, CUDA_FAULT_CHANGED, 0, all, a.room);
    }
}
/* f(list, run, start, count) for every run of a warp: `count` of its true elements, of which run + list[k] has the rank start + k, all below room. A
 * warp first lists its elements, so that neighbouring threads then have neighbouring ranks. */
template <typename F> __device__ __forceinline__ void each_run(const mask_args &a, F f) {
    __shared__ unsigned short lists[WARPS][RUN];
    const int lane = threadIdx.x & 31;
    unsigned short *list = lists[threadIdx.x / 32];
    for (i64 p = blockIdx.x; p < a.pieces; p += gridDim.x) {
        u32 t = load_run(a, run_of(p));
        const int own = __popc(t);
        int total, sum = own;
        const i64 start = a.starts[p] + count_piece(own, &total);
        for (int d = 1; d < 32; d *= 2) {
            const int other = __shfl_up_sync(0xffffffffu, sum, d);
            if (lane >= d) sum += other;
        }
        int count = __shfl_sync(0xffffffffu, sum, 31);
        for (int at = sum - own; t; t &= t - 1) list[at++] = (unsigned short)(lane * EACH + __ffs(t) - 1);
        __syncwarp();
        const i64 room = a.room - start;
        if (count > room) count = room > 0 ? (int)room : 0;
        f(list, run_of(p) - a.head, start, count);
        __syncwarp();
    }
}
/* f(element, rank) for every one of them. */
template <typename F> __device__ __forceinline__ void each_true(const mask_args &a, F f) {
    each_run(a, [&](const unsigned short *list, i64 run, i64 start, int count) {
#pragma unroll 4
        for (int k = threadIdx.x & 31; k < count; k += 32) f(run + list[k], start + k);
    });
}
/* Coordinates of one element lie side by side. Where there are several, a thread writes one of them and its neighbour the next, so that memory sees
 * whole vectors; all divisions are multiplications then. */
extern "C" __global__ void __launch_bounds__(BLOCK) indexmask_coordinates(const __grid_constant__ mask_args a) {
    kernel_begin();
    __shared__ division by_size[GEOMETRY_DIMS], by_inner[GEOMETRY_DIMS]; /* threads of a warp want different ones */
    __shared__ u32 sizes[GEOMETRY_DIMS];
    if (threadIdx.x < a.ndim) {
        by_size[threadIdx.x] = a.by_size[threadIdx.x], by_inner[threadIdx.x] = a.by_inner[threadIdx.x];
        sizes[threadIdx.x] = (u32)a.sizes[threadIdx.x];
    }
    __syncthreads();
    each_run(a, [&](const unsigned short *list, i64 run, i64 start, int count) {
        i64 *const to = (i64 *)a.out + start * a.ndim;
        const u32 numbers = (u32)(count * a.ndim);
#pragma unroll 4
        for (u32 e = threadIdx.x & 31; e < numbers; e += 32) {
            const u32 k = quotient(e, a.by_ndim), d = e - k * a.ndim,
                      steps = quotient((u32)(run + list[k]), by_inner[d]);
            to[e] = steps - quotient(steps, by_size[d]) * sizes[d];
        }
    });
}
extern "C" __global__ void __launch_bounds__(BLOCK) indexmask_nonzero(const __grid_constant__ mask_args a) {
    kernel_begin();
    each_true(a, [&](i64 i, i64 rank) {
        i64 *to = (i64 *)a.out + rank * a.ndim;
        for (int d = a.ndim - 1; d > 0; d--) {
            const i64 q = i / a.sizes[d];
            to[d] = i - q * a.sizes[d];
            i = q;
        }
        if (a.ndim) to[0] = i;
    });
}
#define OF_SIZE(bytes, T)                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                    \
        indexmask_select_##bytes(const __grid_constant__ mask_args a) {                    \
        kernel_begin();                                                                    \
        each_true(a, [&](i64 i, i64 rank) { ((T *)a.out)[rank] = ((const T *)a.in)[i]; }); \
    }                                                                                      \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                    \
        indexmask_scatter_##bytes(const __grid_constant__ mask_args a) {                   \
        kernel_begin();                                                                    \
        each_true(a, [&](i64 i, i64 rank) { ((T *)a.out)[i] = ((const T *)a.in)[rank]; }); \
    }
OF_SIZE(1, unsigned char)
OF_SIZE(2, unsigned short)
OF_SIZE(4, u32)
OF_SIZE(8, u64)
OF_SIZE(16, uint4)
