/* scan.cu - running sums and products.
 *
 *   scan_tiles_*    rows that lie whole, in one pass: a block has a tile and needs what all tiles before it in the row come
 *                   to. Tiles publish their own total as soon as they know it; 256 of them are a group, and the last tile
 *                   of a group publishes the total up to there. A tile waits for the totals of its group's earlier tiles
 *                   and for the group before. What is added in which order depends on the place of the tile alone, so
 *                   results repeat, which the usual look-back (stop at the first prefix that happens to be there) does not.
 *   scan_short_*    short rows: a warp to each
 *   scan_columns_*  lines across memory: a thread to each
 *   scan_wide_*     the same: a thread to a vector of neighbouring lines
 *   scan_several_*  the same: a thread to SEVERAL lines, where vectors of them do not lie on multiples of 16 bytes
 *
 * Totals of tiles are kept in double for float, float16 and bfloat16, so the error does not grow along the row; products
 * run in double altogether. Integers wrap. Elements are read before their places are written: out may be in. */
#include "cuda/kernels/scan_args.h"
#include "cuda/kernels/rows.cuh"

enum { AHEAD = 8 };

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
template <typename S, typename T, typename OP, int N, int ROUNDS>
__device__ __forceinline__ T scan_run(const S *in, i64 left, bool aligned, T (&x)[ROUNDS][N]) {
    const int lane = threadIdx.x & 31;
    const bool whole = left >= 32 * N * ROUNDS && aligned;
    typedef vec<S, N> v;
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
__device__ __forceinline__ bool is_aligned(const void *p, const void *q) { return (((u64)p | (u64)q) & 15) == 0; }

template <typename S, typename T, typename W, typename OP> __device__ __forceinline__ void tiles(const scan_args &a) {
    constexpr int N = 16 / sizeof(S), VALUES = sizeof(T) == 4 ? 32 : 16, ROUNDS = VALUES / N > 0 ? VALUES / N : 1;
    constexpr i64 RUN = 32 * N * ROUNDS, TILE = RUN * WARPS;
    __shared__ W shared[WARPS];
    __shared__ u32 ticket;
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    if (threadIdx.x == 0) ticket = atomicAdd(a.ticket, 1u); /* tiles start in order: whom one waits for is running */
    __syncthreads();
    const i64 row = ticket / a.tiles, tile = ticket - row * a.tiles;
    const i64 first = tile * TILE + warp * RUN, left = a.n - first;
    const S *in = (const S *)a.in + row * a.n + first;
    S *out = (S *)a.out + row * a.n + first;
    const bool aligned = is_aligned(in, out);
    T x[ROUNDS][N];
    const W own = (W)scan_run<S, T, OP, N, ROUNDS>(in, left, aligned, x);
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

template <typename S, typename T, typename W, typename OP>
__device__ __forceinline__ void short_rows(const scan_args &a) {
    constexpr int N = 16 / sizeof(S), RUN = 32 * N;
    const i64 step = (i64)gridDim.x * WARPS;
    for (i64 row = (i64)blockIdx.x * WARPS + threadIdx.x / 32; row < a.rows; row += step) {
        W carry = OP::template none<W>();
        for (i64 first = 0; first < a.n; first += RUN) {
            const S *in = (const S *)a.in + row * a.n + first;
            S *out = (S *)a.out + row * a.n + first;
            const bool aligned = is_aligned(in, out);
            T x[1][N];
            const T own = scan_run<S, T, OP, N, 1>(in, a.n - first, aligned, x);
            __syncwarp();
            store_run<S, T, W, OP, N, 1>(out, a.n - first, aligned, carry, x);
            carry = OP::of(carry, (W)own);
        }
    }
}

/* In which row a line is, of `all`, or whatever else there are `per_row` of. */
__device__ __forceinline__ i64 row_of(i64 c, i64 per_row, i64 all) {
    return all <= 0x7fffffff ? (i64)((u32)c / (u32)per_row) : c / per_row;
}
template <typename S, typename W, typename OP> __device__ __forceinline__ void columns(const scan_args &a) {
    const i64 all = a.rows * a.inner, step = (i64)gridDim.x * BLOCK;
    for (i64 c = (i64)blockIdx.x * BLOCK + threadIdx.x; c < all; c += step) {
        const i64 row = row_of(c, a.inner, all);
        const i64 base = row * a.n * a.inner + (c - row * a.inner);
        const S *in = (const S *)a.in + base;
        S *out = (S *)a.out + base;
        W sum = OP::template none<W>();
        for (i64 i = 0; i < a.n; i += AHEAD) {
            S x[AHEAD];
#pragma unroll
            for (int j = 0; j < AHEAD; j++)
                if (i + j < a.n) x[j] = in[(i + j) * a.inner];
#pragma unroll
            for (int j = 0; j < AHEAD; j++) {
                if (i + j >= a.n) break;
                sum = OP::of(sum, as<W>::from(x[j]));
                out[(i + j) * a.inner] = to<S>::from(sum);
            }
        }
    }
}

template <typename S, typename W, typename OP> __device__ __forceinline__ void wide_columns(const scan_args &a) {
    constexpr int N = 16 / sizeof(S), U = N > 8 ? AHEAD / 2 : AHEAD;
    const i64 per_row = a.inner / N, all = a.rows * per_row, step = (i64)gridDim.x * BLOCK;
    for (i64 c = (i64)blockIdx.x * BLOCK + threadIdx.x; c < all; c += step) {
        const i64 row = row_of(c, per_row, all);
        const i64 base = row * a.n * a.inner + (c - row * per_row) * N;
        const S *in = (const S *)a.in + base;
        S *out = (S *)a.out + base;
        W sum[N];
#pragma unroll
        for (int k = 0; k < N; k++) sum[k] = OP::template none<W>();
        for (i64 i = 0; i < a.n; i += U) {
            uint4 x[U];
#pragma unroll
            for (int j = 0; j < U; j++)
                if (i + j < a.n) x[j] = *(const uint4 *)(in + (i + j) * a.inner);
#pragma unroll
            for (int j = 0; j < U; j++) {
                if (i + j >= a.n) break;
                W v[N];
                unpack_words<S>(x[j], v);
                vec<S, N> put;
#pragma unroll
                for (int k = 0; k < N; k++) {
                    sum[k] = OP::of(sum[k], v[k]);
                    put.v[k] = to<S>::from(sum[k]);
                }
                store16(out + (i + j) * a.inner, put);
            }
        }
    }
}
template <typename S, typename W, typename OP> __device__ __forceinline__ void several_columns(const scan_args &a) {
    constexpr int U = 2; /* many lines are often short */
    const i64 all = a.rows * a.inner, step = (i64)gridDim.x * (BLOCK * SEVERAL);
    for (i64 first = (i64)blockIdx.x * (BLOCK * SEVERAL) + threadIdx.x; first < all; first += step) {
        i64 base[SEVERAL]; /* a line that is none is the thread's first one, and not written */
        int lines = 0;
        W sum[SEVERAL];
#pragma unroll
        for (int k = 0; k < SEVERAL; k++) {
            const bool there = first + k * BLOCK < all;
            const i64 c = there ? first + k * BLOCK : first, row = row_of(c, a.inner, all);
            base[k] = row * a.n * a.inner + (c - row * a.inner);
            lines += there;
            sum[k] = OP::template none<W>();
        }
        for (i64 i = 0; i < a.n; i += U) {
            S x[U][SEVERAL];
#pragma unroll
            for (int j = 0; j < U; j++)
                if (i + j < a.n)
#pragma unroll
                    for (int k = 0; k < SEVERAL; k++) x[j][k] = ((const S *)a.in)[base[k] + (i + j) * a.inner];
#pragma unroll
            for (int j = 0; j < U; j++) {
                if (i + j >= a.n) break;
#pragma unroll
                for (int k = 0; k < SEVERAL; k++) {
                    sum[k] = OP::of(sum[k], as<W>::from(x[j][k]));
                    if (k < lines) ((S *)a.out)[base[k] + (i + j) * a.inner] = to<S>::from(sum[k]);
                }
            }
        }
    }
}

#define KERNELS(op, name, S, T, W)                                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
        scan_tiles_##op##_##name(const __grid_constant__ scan_args a) {                                                \
        kernel_begin();                                                                                                \
        tiles<S, T, W, op##_op>(a);                                                                                    \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
        scan_short_##op##_##name(const __grid_constant__ scan_args a) {                                                \
        kernel_begin();                                                                                                \
        short_rows<S, T, W, op##_op>(a);                                                                               \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
        scan_columns_##op##_##name(const __grid_constant__ scan_args a) {                                              \
        kernel_begin();                                                                                                \
        columns<S, W, op##_op>(a);                                                                                     \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK) scan_wide_##op##_##name(const __grid_constant__ scan_args a) { \
        kernel_begin();                                                                                                \
        wide_columns<S, W, op##_op>(a);                                                                                \
    }
/* Of elements that a thread has room for SEVERAL of. */
#define NARROW(op, name, S, W)                                            \
    extern "C" __global__ void __launch_bounds__(BLOCK, 3)                \
        scan_several_##op##_##name(const __grid_constant__ scan_args a) { \
        kernel_begin();                                                   \
        several_columns<S, W, op##_op>(a);                                \
    }
#define BOTH(name, S, T) KERNELS(sum, name, S, T, double) KERNELS(prod, name, S, double, double)
#define INTEGERS(name, S) KERNELS(sum, name, S, i64, i64) KERNELS(prod, name, S, i64, i64)
#define BOTH_NARROW(name, S, W) NARROW(sum, name, S, W) NARROW(prod, name, S, W)
BOTH(f32, float, float)
BOTH(f16, f16, float)
BOTH(bf16, bf16, float)
BOTH(f64, double, double)
INTEGERS(bool, bool8)
INTEGERS(u8, unsigned char)
INTEGERS(i8, signed char)
INTEGERS(i16, short)
INTEGERS(i32, int)
INTEGERS(i64, i64)
BOTH_NARROW(f32, float, double)
BOTH_NARROW(f16, f16, double)
BOTH_NARROW(bf16, bf16, double)
BOTH_NARROW(bool, bool8, i64)
BOTH_NARROW(u8, unsigned char, i64)
BOTH_NARROW(i8, signed char, i64)
BOTH_NARROW(i16, short, i64)
BOTH_NARROW(i32, int, i64)
