/* scan.cuh - running sums and products of rows that lie whole, for scan.cu and scanwiden.cu. SI: what is read; S: what is written.
 *
 * Long rows take one pass: a block has a tile and needs what all tiles before it in the row come to. Tiles publish their own total as soon as
 * they know it; 256 of them are a group, and the last tile of a group publishes the total up to there. A tile waits for the totals of its group's
 * earlier tiles and for the group before. What is added in which order depends on the place of the tile alone, so results repeat, which the usual
 * look-back (stop at the first prefix that happens to be there) does not. */
#ifndef TORC_CUDA_SCAN_CUH
#define TORC_CUDA_SCAN_CUH

#include "cuda/kernels/scan_args.h"
#include "cuda/kernels/rows.cuh"

struct sum_op {
    template <typename T> static __device__ __forceinline__ T of(T a, T b) { return a + b; }
    template <typename T> static __device__ __forceinline__ T none() { return 0; }
};
template <> __device__ __forceinline__ i64 sum_op::of<i64>(i64 a, i64 b) { return (i64)((u64)a + (u64)b); }
struct prod_op {
    template <typename T> static __device__ __forceinline__ T of(T a, T b) { return a * b; }
    template <typename T> static __device__ __forceinline__ T none() { return 1; }
};
template <> __device__ __forceinline__ i64 prod_op::of<i64>(i64 a, i64 b) { return (i64)((u64)a * (u64)b); }

template <typename W> __device__ __forceinline__ void publish(scan_total *t, W v) {
    memcpy(&t->bits, &v, 8);
    __threadfence();
    *(volatile u32 *)&t->known = 1;
}
template <typename W> __device__ __forceinline__ W await(scan_total *t) {
    while (!*(volatile u32 *)&t->known) __nanosleep(20);
    __threadfence();
    const double bits = __ldcg(&t->bits);
    W v;
    memcpy(&v, &bits, 8);
    return v;
}

/* A warp's run: ROUNDS rounds of N neighbouring elements per lane. x becomes running totals within the run; the result is
 * the run's total. `left` elements of it exist. */
template <typename SI, typename T, typename OP, int N, int ROUNDS>
__device__ __forceinline__ T scan_run(const SI *in, i64 left, bool aligned, T (&x)[ROUNDS][N]) {
    const int lane = threadIdx.x & 31;
    const bool whole = left >= 32 * N * ROUNDS && aligned;
    typedef vec<SI, N> v;
    if (whole) {
        v got[ROUNDS];
#pragma unroll
        for (int r = 0; r < ROUNDS; r++) got[r] = load_vec<v>(in, r * 32 + lane);
#pragma unroll
        for (int r = 0; r < ROUNDS; r++)
#pragma unroll
            for (int j = 0; j < N; j++) x[r][j] = as<T>::from(got[r].v[j]);
    } else {
#pragma unroll
        for (int r = 0; r < ROUNDS; r++)
#pragma unroll
            for (int j = 0; j < N; j++) {
                const int i = (r * 32 + lane) * N + j;
                x[r][j] = i < left ? as<T>::from(in[i]) : OP::template none<T>();
            }
    }
    T carry = OP::template none<T>();
#pragma unroll
    for (int r = 0; r < ROUNDS; r++) {
#pragma unroll
        for (int j = 1; j < N; j++) x[r][j] = OP::of(x[r][j - 1], x[r][j]);
        T sum = x[r][N - 1];
#pragma unroll
        for (int d = 1; d < 32; d *= 2) {
            const T other = __shfl_up_sync(0xffffffffu, sum, d);
            if (lane >= d) sum = OP::of(other, sum);
        }
        T before = __shfl_up_sync(0xffffffffu, sum, 1);
        before = lane ? OP::of(carry, before) : carry;
#pragma unroll
        for (int j = 0; j < N; j++) x[r][j] = OP::of(before, x[r][j]);
        carry = OP::of(carry, __shfl_sync(0xffffffffu, sum, 31));
    }
    return carry;
}
template <typename S, typename T, typename W, typename OP, int N, int ROUNDS>
__device__ __forceinline__ void store_run(S *out, i64 left, bool aligned, W before, const T (&x)[ROUNDS][N]) {
    const int lane = threadIdx.x & 31;
    typedef vec<S, N> v;
    if (left >= 32 * N * ROUNDS && aligned) {
#pragma unroll
        for (int r = 0; r < ROUNDS; r++) {
            v put;
#pragma unroll
            for (int j = 0; j < N; j++) put.v[j] = to<S>::from(OP::of(before, (W)x[r][j]));
            store_vec(out, r * 32 + lane, put);
        }
    } else {
#pragma unroll
        for (int r = 0; r < ROUNDS; r++)
#pragma unroll
            for (int j = 0; j < N; j++) {
                const int i = (r * 32 + lane) * N + j;
                if (i < left) out[i] = to<S>::from(OP::of(before, (W)x[r][j]));
            }
    }
}
/* For vectors of 16 bytes of S, and of as many elements of SI. */
template <typename SI, typename S> __device__ __forceinline__ bool is_aligned(const SI *in, const S *out) {
    return ((u64)in & (16 / sizeof(S) * sizeof(SI) - 1)) == 0 && ((u64)out & 15) == 0;
}

template <typename SI, typename S, typename T, typename W, typename OP>
__device__ __forceinline__ void tiles(const scan_args &a) {
    constexpr int N = 16 / sizeof(S), VALUES = sizeof(T) == 4 ? 32 : 16, ROUNDS = VALUES / N > 0 ? VALUES / N : 1;
    constexpr i64 RUN = 32 * N * ROUNDS, TILE = RUN * WARPS;
    __shared__ W shared[WARPS];
    __shared__ u32 ticket;
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    if (threadIdx.x == 0) ticket = atomicAdd(a.ticket, 1u); /* tiles start in order: whom one waits for is running */
    __syncthreads();
    const i64 row = ticket / a.tiles, tile = ticket - row * a.tiles;
    const i64 first = tile * TILE + warp * RUN, left = a.n - first;
    const SI *in = (const SI *)a.in + row * a.n + first;
    S *out = (S *)a.out + row * a.n + first;
    const bool aligned = is_aligned(in, out);
    T x[ROUNDS][N];
    const W own = (W)scan_run<SI, T, OP, N, ROUNDS>(in, left, aligned, x);
    if (lane == 0) shared[warp] = own;
    __syncthreads();
    W before = OP::template none<W>(), all = OP::template none<W>();
#pragma unroll
    for (int w = 0; w < WARPS; w++) {
        if (w == warp) before = all;
        all = OP::of(all, shared[w]);
    }
    if (a.tiles > 1) {
        scan_total *of_tile = a.of_tile + row * a.tiles, *of_group = a.of_group + row * a.groups;
        if (threadIdx.x == 0) publish(of_tile + tile, all);
        __syncthreads(); /* shared is free again */
        const i64 group = tile / GROUP, start = group * GROUP;
        W v = start + threadIdx.x < tile ? await<W>(of_tile + start + threadIdx.x) : OP::template none<W>();
#pragma unroll
        for (int d = 1; d < 32; d *= 2)
            v = OP::of(v, __shfl_down_sync(0xffffffffu, v, d)); /* lane 0 has the sum, in order */
        if (lane == 0) shared[warp] = v;
        __syncthreads();
        if (threadIdx.x == 0) {
            W prefix = OP::template none<W>();
#pragma unroll
            for (int w = 0; w < WARPS; w++) prefix = OP::of(prefix, shared[w]);
            if (group > 0) prefix = OP::of(await<W>(of_group + group - 1), prefix);
            if (tile == start + GROUP - 1) publish(of_group + group, OP::of(prefix, all));
            shared[0] = prefix;
        }
        __syncthreads();
        before = OP::of(shared[0], before);
    }
    store_run<S, T, W, OP, N, ROUNDS>(out, left, aligned, before, x);
}

template <typename SI, typename S, typename T, typename W, typename OP>
__device__ __forceinline__ void short_rows(const scan_args &a) {
    constexpr int N = 16 / sizeof(S), RUN = 32 * N;
    const i64 step = (i64)gridDim.x * WARPS;
    for (i64 row = (i64)blockIdx.x * WARPS + threadIdx.x / 32; row < a.rows; row += step) {
        W carry = OP::template none<W>();
        for (i64 first = 0; first < a.n; first += RUN) {
            const SI *in = (const SI *)a.in + row * a.n + first;
            S *out = (S *)a.out + row * a.n + first;
            const bool aligned = is_aligned(in, out);
            T x[1][N];
            const T own = scan_run<SI, T, OP, N, 1>(in, a.n - first, aligned, x);
            __syncwarp();
            store_run<S, T, W, OP, N, 1>(out, a.n - first, aligned, carry, x);
            carry = OP::of(carry, (W)own);
        }
    }
}

#endif
