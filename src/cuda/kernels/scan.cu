/* scan.cu - running sums and products.
 *
 *   scan_tiles_*    rows that lie whole, in one pass (scan.cuh)
 *   scan_short_*    short rows: a warp to each
 *   scan_columns_*  lines across memory: a thread to each
 *   scan_wide_*     the same: a thread to a vector of neighbouring lines
 *   scan_several_*  the same: a thread to SEVERAL lines, where vectors of them do not lie on multiples of 16 bytes
 *
 * Totals of tiles are kept in double for float, float16 and bfloat16, so the error does not grow along the row; products
 * run in double altogether. Integers wrap. Elements are read before their places are written: out may be in. */
#include "cuda/kernels/scan.cuh"

enum { AHEAD = 8 };

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
        tiles<S, S, T, W, op##_op>(a);                                                                                 \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
        scan_short_##op##_##name(const __grid_constant__ scan_args a) {                                                \
        kernel_begin();                                                                                                \
        short_rows<S, S, T, W, op##_op>(a);                                                                            \
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
