/* copy.cu - copies on one device: strided, transposed, converting; and fills.
 *
 *   copy_cast_<from>_<to>   contiguous, between floating dtypes
 *   copy_strided_<bytes>    same dtype, any strides
 *   copy_transpose_<bytes>  same dtype, the source's fastest dimension is not the destination's: tiles through shared
 *                           memory, so that both sides are touched in whole sectors
 *   copy_any_<compute>      everything else
 *   copy_fill_<bytes>       one value everywhere, any strides */
#include "cuda/kernels/common.cuh"
#include "cuda/kernels/copy_args.h"

/* The wider side moves 16 bytes at a time. */
template <typename A, typename B> __device__ __forceinline__ void cast(B *out, const A *in, i64 n) {
    constexpr int N = 16 / (sizeof(A) > sizeof(B) ? sizeof(A) : sizeof(B)), UNROLL = CAST_UNROLL;
    const i64 vectors = n / N, first = (i64)blockIdx.x * (BLOCK * UNROLL) + threadIdx.x;
    vec<A, N> x[UNROLL];
#pragma unroll
    for (int u = 0; u < UNROLL; u++)
        if (first + u * BLOCK < vectors) x[u] = load_vec<vec<A, N>>(in, first + u * BLOCK);
#pragma unroll
    for (int u = 0; u < UNROLL; u++) {
        if (first + u * BLOCK >= vectors) continue;
        float y[N];
#pragma unroll
        for (int j = 0; j < N; j++) y[j] = as<float>::from(x[u].v[j]);
        store_all<B, N, float>(out, first + u * BLOCK, y);
    }
    if (blockIdx.x == gridDim.x - 1 && threadIdx.x < N) {
        const i64 i = vectors * N + threadIdx.x;
        if (i < n) out[i] = to<B>::from(as<float>::from(in[i]));
    }
}
#define CAST(a, A, b, B)                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK) copy_cast_##a##_##b(B *out, const A *in, i64 n) { \
        cast<A, B>(out, in, n);                                                                           \
    }
CAST(f32, float, f16, f16)
CAST(f32, float, bf16, bf16)
CAST(f16, f16, f32, float)
CAST(bf16, bf16, f32, float)
CAST(f16, f16, bf16, bf16)
CAST(bf16, bf16, f16, f16)

template <typename S> __device__ __forceinline__ void strided(const strided_args &a) {
    const i64 step = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += step) {
        i64 at[2];
        offsets_of<2>(a.g, i, at);
        *(S *)(a.out + at[0]) = *(const S *)(a.in + at[1]);
    }
}
/* V elements make one 4-byte word where the dtype is narrower, if everything is aligned so. */
template <typename S, int V> __device__ __forceinline__ void transpose(const transpose_args &a) {
    constexpr int PAD = 4 / sizeof(S) > 1 ? 4 / sizeof(S) : 1, ROW = TILE + PAD, PER = TILE / V, PASS = BLOCK / PER;
    __shared__ S tile[TILE][ROW];
    i64 t = blockIdx.x;
    const i64 tx = t % a.tiles_x;
    t /= a.tiles_x;
    const i64 ty = t % a.tiles_y;
    t /= a.tiles_y;
    i64 at[2];
    offsets_of<2>(a.g, t, at);
    const i64 x0 = tx * TILE, y0 = ty * TILE;
    const int minor = (threadIdx.x % PER) * V, major = threadIdx.x / PER;
    const char *in = a.in + at[1];
    char *out = a.out + at[0];
    const bool whole = x0 + TILE <= a.nx && y0 + TILE <= a.ny;
    if (whole) {
#pragma unroll
        for (int x = 0; x < TILE; x += PASS) {
            vec<S, V> v = *(const vec<S, V> *)(in + (x0 + x + major) * a.in_x + (y0 + minor) * (i64)sizeof(S));
#pragma unroll
            for (int j = 0; j < V; j++) tile[x + major][minor + j] = v.v[j];
        }
        __syncthreads();
#pragma unroll
        for (int y = 0; y < TILE; y += PASS) {
            vec<S, V> v;
#pragma unroll
            for (int j = 0; j < V; j++) v.v[j] = tile[minor + j][y + major];
            *(vec<S, V> *)(out + (y0 + y + major) * a.out_y + (x0 + minor) * (i64)sizeof(S)) = v;
        }
        return;
    }
    for (int x = 0; x < TILE; x += PASS)
        for (int j = 0; j < V; j++)
            if (x0 + x + major < a.nx && y0 + minor + j < a.ny)
                tile[x + major][minor + j] =
                    *(const S *)(in + (x0 + x + major) * a.in_x + (y0 + minor + j) * (i64)sizeof(S));
    __syncthreads();
    for (int y = 0; y < TILE; y += PASS)
        for (int j = 0; j < V; j++)
            if (y0 + y + major < a.ny && x0 + minor + j < a.nx)
                *(S *)(out + (y0 + y + major) * a.out_y + (x0 + minor + j) * (i64)sizeof(S)) =
                    tile[minor + j][y + major];
}
template <typename S> __device__ __forceinline__ void fill(const fill_args &a) {
    const i64 step = (i64)gridDim.x * blockDim.x;
    S value;
    memcpy(&value, a.bits, sizeof value); /* little-endian: the low bytes */
    constexpr int N = 16 / sizeof(S);
    if (a.g.ndim == 1 && a.g.strides[0][0] == (i64)sizeof(S) && ((u64)a.out & 15) == 0) {
        vec<S, N> v;
#pragma unroll
        for (int j = 0; j < N; j++) v.v[j] = value;
        for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n / N; i += step) store_vec(a.out, i, v);
        if (blockIdx.x == 0 && threadIdx.x < a.n % N) ((S *)a.out)[a.n / N * N + threadIdx.x] = value;
        return;
    }
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += step) {
        i64 at[1];
        offsets_of<1>(a.g, i, at);
        *(S *)(a.out + at[0]) = value;
    }
}
/* Elements of sixteen bytes are moved without a detour: a tile of them is larger than shared memory. */
#define MOVES(b, S)                                                                                                \
    extern "C" __global__ void __launch_bounds__(BLOCK) copy_strided_##b(const __grid_constant__ strided_args a) { \
        strided<S>(a);                                                                                             \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK) copy_fill_##b(const __grid_constant__ fill_args a) {       \
        fill<S>(a);                                                                                                \
    }
#define BYTES(b, S, V)                                                                                                 \
    MOVES(b, S)                                                                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK) copy_transpose_##b(const __grid_constant__ transpose_args a) { \
        transpose<S, 1>(a);                                                                                            \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
        copy_transpose_words_##b(const __grid_constant__ transpose_args a) {                                           \
        transpose<S, V>(a);                                                                                            \
    }
BYTES(1, unsigned char, 4)
BYTES(2, unsigned short, 2)
BYTES(4, unsigned int, 1)
BYTES(8, u64, 1)
MOVES(16, uint4)

template <typename C> __device__ __forceinline__ void any(const convert_args &a) {
    const i64 step = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += step) {
        i64 at[2];
        offsets_of<2>(a.g, i, at);
        store_as<C>(a.out + at[0], a.out_dtype, load_as<C>(a.in + at[1], a.in_dtype));
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) copy_any_f32(const __grid_constant__ convert_args a) {
    any<float>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) copy_any_f64(const __grid_constant__ convert_args a) {
    any<double>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) copy_any_i64(const __grid_constant__ convert_args a) {
    any<i64>(a);
}
