/* indexmask.cu - what masks choose. A mask is cut into pieces: each is counted, the counts are summed up, and then every
 * piece knows where its elements go. Within a piece a warp has a run of its own; a thread reads four
 * neighbours at a time, and ranks come from ballots. */
#include "cuda/kernels/fault.cuh"

enum { BLOCK = 256, WARPS = BLOCK / 32, ROUNDS = 4, RUN = 128 * ROUNDS, PIECE = RUN * WARPS };

struct mask_args {
    const void *mask;
    u64 bits;    /* an element is true if it has one of these */
    i64 n;
    i64 *starts; /* of pieces: their count, then how many come before */
    i64 pieces, room;
    const void *in;
    void *out;
    int item, ndim; /* bytes of an element of the mask */
    int aligned, unused; /* the mask, for loads of four */
    i64 sizes[MAX_DIMS];
    fault_site site;
};

/* Elements i … i + 3 (i is a multiple of 4) as four bits. */
template <typename T> __device__ __forceinline__ u32 four(const mask_args &a, i64 i) {
    const T *p = (const T *)a.mask + i;
    u32 t = 0;
    if (i + 4 <= a.n && a.aligned) {
        constexpr int N = sizeof(T) == 8 ? 2 : 4;
        typedef vec<T, N> v;
#pragma unroll
        for (int h = 0; h < 4; h += N) {
            const v x = load_vec<v>(p + h, 0);
#pragma unroll
            for (int j = 0; j < N; j++) t |= (u32)((x.v[j] & (T)a.bits) != 0) << (h + j);
        }
    } else
        for (int j = 0; j < 4 && i + j < a.n; j++) t |= (u32)((p[j] & (T)a.bits) != 0) << j;
    return t;
}
__device__ __forceinline__ u32 four_of(const mask_args &a, i64 i) {
    if (i >= a.n) return 0;
    switch (a.item) {
    case 1: return four<unsigned char>(a, i);
    case 2: return four<unsigned short>(a, i);
    case 4: return four<u32>(a, i);
    default: return four<u64>(a, i);
    }
}
/* A thread's elements of a piece: four in each round, next to those of its neighbours. */
__device__ __forceinline__ void load_piece(const mask_args &a, i64 first, u32 (&t)[ROUNDS]) {
#pragma unroll
    for (int r = 0; r < ROUNDS; r++) t[r] = four_of(a, first + r * 128 + (threadIdx.x & 31) * 4);
}
/* How many are true before the warp's run in the piece (returned) and in the piece (total). */
__device__ __forceinline__ int count_piece(const u32 (&t)[ROUNDS], int *total) {
    __shared__ int counts[WARPS];
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    int own = 0;
#pragma unroll
    for (int r = 0; r < ROUNDS; r++) own += __popc(t[r]);
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
    i64 own = 0;
    for (i64 p = blockIdx.x; p < a.pieces; p += gridDim.x) {
        u32 t[ROUNDS];
        load_piece(a, run_of(p), t);
#pragma unroll
        for (int r = 0; r < ROUNDS; r++) own += __popc(t[r]);
    }
    for (int d = 16; d > 0; d /= 2) own += __shfl_xor_sync(0xffffffffu, own, d);
    if ((threadIdx.x & 31) == 0 && own) atomicAdd((u64 *)a.out, (u64)own); /* integers: order does not matter */
}
extern "C" __global__ void __launch_bounds__(BLOCK) indexmask_count(const __grid_constant__ mask_args a) {
    for (i64 p = blockIdx.x; p < a.pieces; p += gridDim.x) {
        u32 t[ROUNDS];
        int total;
        load_piece(a, run_of(p), t);
        count_piece(t, &total);
        if (threadIdx.x == 0) a.starts[p] = total;
    }
}
/* Exclusive sums of the counts, in place, by one block. room: how many may be true (item is 0) or must be (1). */
extern "C" __global__ void __launch_bounds__(1024) indexmask_starts(const __grid_constant__ mask_args a) {
    __shared__ i64 warps[32];
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    i64 carry = 0;
    for (i64 base = 0; base < a.pieces; base += 1024) {
        const i64 i = base + threadIdx.x;
        const i64 own = i < a.pieces ? a.starts[i] : 0;
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
        if (i < a.pieces) a.starts[i] = carry + (warp ? warps[warp - 1] : 0) + sum - own;
        carry += warps[31];
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        if (a.item == 0 && carry > a.room) fault(a.site, FAULT_MASK, 0, carry, a.room);
        if (a.item == 1 && carry != a.room) fault(a.site, FAULT_CHANGED, 0, carry, a.room);
    }
}
/* f(element, rank) for every true element whose rank is below room. */
template <typename F> __device__ __forceinline__ void each_true(const mask_args &a, F f) {
    const int lane = threadIdx.x & 31;
    const u32 lower = (1u << lane) - 1;
    for (i64 p = blockIdx.x; p < a.pieces; p += gridDim.x) {
        u32 t[ROUNDS];
        int total;
        load_piece(a, run_of(p), t);
        i64 rank = a.starts[p] + count_piece(t, &total);
#pragma unroll
        for (int r = 0; r < ROUNDS; r++) {
            i64 own = rank;
#pragma unroll
            for (int j = 0; j < 4; j++) {
                const u32 hit = __ballot_sync(0xffffffffu, t[r] >> j & 1);
                own += __popc(hit & lower);
                rank += __popc(hit);
            }
#pragma unroll
            for (int j = 0; j < 4; j++)
                if (t[r] >> j & 1) {
                    if (own < a.room) f(run_of(p) + r * 128 + lane * 4 + j, own);
                    own++;
                }
        }
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) indexmask_nonzero(const __grid_constant__ mask_args a) {
    each_true(a, [&](i64 i, i64 rank) {
        i64 *to = (i64 *)a.out + rank * a.ndim;
        for (int d = a.ndim - 1; d > 0; d--) {
            const i64 q = a.n <= 0x7fffffff ? (i64)((u32)i / (u32)a.sizes[d]) : i / a.sizes[d];
            to[d] = i - q * a.sizes[d];
            i = q;
        }
        if (a.ndim) to[0] = i;
    });
}
#define OF_SIZE(bytes, T)                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK) indexmask_select_##bytes(const __grid_constant__ mask_args a) {  \
        each_true(a, [&](i64 i, i64 rank) { ((T *)a.out)[rank] = ((const T *)a.in)[i]; });                             \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK) indexmask_scatter_##bytes(const __grid_constant__ mask_args a) { \
        each_true(a, [&](i64 i, i64 rank) { ((T *)a.out)[i] = ((const T *)a.in)[rank]; });                             \
    }
OF_SIZE(1, unsigned char)
OF_SIZE(2, unsigned short)
OF_SIZE(4, u32)
OF_SIZE(8, u64)
