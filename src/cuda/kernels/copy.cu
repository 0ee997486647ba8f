/* copy.cu - copies on one device: strided, transposed, converting; and fills.
 *
 *   copy_cast_<from>_<to>   contiguous, between floating dtypes
 *   copy_bytes              same dtype, long rows that lie side by side in both: vectors of sixteen bytes, however they are aligned
 *   copy_strided_<bytes>    same dtype, any strides; where rows lie side by side in both tensors, elements are as wide as they allow
 *   copy_rolled_<bytes>     the same, and the source is turned along some dimensions
 *   copy_transpose_<bytes>  same dtype, the source's fastest dimension is not the destination's: tiles through shared
 *                           memory, so that both sides are touched in whole sectors
 *   copy_ragged_<bytes>     the same with tiles of any shape, for sides that are short or no multiple of a tile's
 *   copy_any_<compute>      everything else
 *   copy_few_<compute>      the same of tensors that would not keep the device busy with as many elements for each thread
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
        kernel_begin();                                                                                   \
        cast<A, B>(out, in, n);                                                                           \
    }
CAST(f32, float, f16, f16)
CAST(f32, float, bf16, bf16)
CAST(f16, f16, f32, float)
CAST(bf16, bf16, f32, float)
CAST(f16, f16, bf16, bf16)
CAST(bf16, bf16, f16, f16)

/* Where the plane, or the row, of this block begins in the tensors. */
__device__ __forceinline__ void plane_of(const move_walk &w, u32 plane, int (&at)[2]) {
    at[0] = at[1] = 0;
#pragma unroll 1
    for (int d = 0; d < w.ndim; d++) {
        const u32 q = quotient(plane, w.by[d]);
        const int r = (int)(plane - q * w.shape[d]);
        at[0] += r * w.strides[0][d], at[1] += r * w.strides[1][d];
        plane = q;
    }
}
/* Vectors of sixteen bytes are aligned in out; bytes before and after them are moved one by one. A source that is aligned otherwise is read by
 * the aligned vectors on both sides of each of its own: both have bytes of it. */
extern "C" __global__ void __launch_bounds__(BLOCK) copy_bytes(const __grid_constant__ bytes_args a) {
    kernel_begin();
    const u32 row = quotient(blockIdx.x, a.by_parts), part = blockIdx.x - row * a.parts;
    int at[2];
    plane_of(a.w, row, at);
    const char *from = a.in + at[1];
    char *to = a.out + at[0];
    const i64 needed = -(u64)to & 15, head = needed < a.length ? needed : a.length, vectors = (a.length - head) / 16,
              rest = (a.length - head) % 16, first = (i64)part * (BLOCK * BYTES_UNROLL) + threadIdx.x;
    const u32 shift = (u32)(u64)(from + head) & 15;
    const uint4 *in = (const uint4 *)(from + head - shift);
    uint4 *out = (uint4 *)(to + head);
    uint4 x[BYTES_UNROLL], y[BYTES_UNROLL];
#pragma unroll
    for (int u = 0; u < BYTES_UNROLL; u++)
        if (first + u * BLOCK < vectors) x[u] = in[first + u * BLOCK];
    if (shift) {
#pragma unroll
        for (int u = 0; u < BYTES_UNROLL; u++)
            if (first + u * BLOCK < vectors) y[u] = in[first + u * BLOCK + 1];
#pragma unroll
        for (int u = 0; u < BYTES_UNROLL; u++)
            if (first + u * BLOCK < vectors) x[u] = shifted(x[u], y[u], shift);
    }
#pragma unroll
    for (int u = 0; u < BYTES_UNROLL; u++)
        if (first + u * BLOCK < vectors) out[first + u * BLOCK] = x[u];
    if (part) return;
    if (threadIdx.x < head) to[threadIdx.x] = from[threadIdx.x];
    const i64 end = head + vectors * 16 + threadIdx.x;
    if (threadIdx.x < rest) to[end] = from[end];
}

/* The places of a thread's elements in the tensors: they lie BLOCK elements apart, the first is `first`, and those below `limit` are
 * there. */
template <int U> __device__ __forceinline__ void places(const move_walk &w, u32 &first, u32 &limit, int (&at)[2][U]) {
    u32 tile = blockIdx.x, index[U];
    int base[2] = {0, 0};
    if (w.inner < w.ndim) {
        u32 outer = quotient(tile, w.by_tiles);
        tile -= outer * w.tiles;
#pragma unroll 1
        for (int d = w.inner; d < w.ndim; d++) {
            const u32 q = quotient(outer, w.by[d]), r = outer - q * w.shape[d];
            base[0] += (int)r * w.strides[0][d], base[1] += (int)r * w.strides[1][d];
            outer = q;
        }
    }
    first = tile * w.tile + threadIdx.x;
    limit = min(w.count, (tile + 1) * w.tile);
#pragma unroll
    for (int u = 0; u < U; u++) index[u] = first + u * BLOCK, at[0][u] = base[0], at[1][u] = base[1];
    const int last = w.inner - 1;
#pragma unroll 1
    for (int d = 0; d < last; d++) {
        const division by = w.by[d];
        const u32 n = w.shape[d];
        const int s0 = w.strides[0][d], s1 = w.strides[1][d];
#pragma unroll
        for (int u = 0; u < U; u++) {
            const u32 q = quotient(index[u], by);
            const int r = (int)(index[u] - q * n);
            at[0][u] += r * s0, at[1][u] += r * s1;
            index[u] = q;
        }
    }
#pragma unroll
    for (int u = 0; u < U; u++) {
        at[0][u] += (int)index[u] * w.strides[0][last];
        at[1][u] += (int)index[u] * w.strides[1][last];
    }
}
template <typename S> __device__ __forceinline__ void strided(const strided_args &a) {
    constexpr int U = MOVED(sizeof(S));
    u32 first, limit;
    int at[2][U];
    S x[U];
    places(a.w, first, limit, at);
#pragma unroll
    for (int u = 0; u < U; u++)
        if (first + u * BLOCK < limit) x[u] = *(const S *)(a.in + at[1][u]);
#pragma unroll
    for (int u = 0; u < U; u++)
        if (first + u * BLOCK < limit) *(S *)(a.out + at[0][u]) = x[u];
}
template <typename S> __device__ __forceinline__ void rolled(const rolled_args &a) {
    const move_walk &w = a.s.w;
    constexpr int U = MOVED(sizeof(S)) / 2;
    const u32 first = blockIdx.x * w.tile + threadIdx.x, limit = min(w.count, (blockIdx.x + 1) * w.tile);
    u32 index[U];
    int at[2][U];
    S x[U];
#pragma unroll
    for (int u = 0; u < U; u++) index[u] = first + u * BLOCK, at[0][u] = at[1][u] = 0;
#pragma unroll 1
    for (int d = 0; d < w.ndim; d++) {
#pragma unroll
        for (int u = 0; u < U; u++) {
            const u32 q = quotient(index[u], w.by[d]), r = index[u] - q * w.shape[d];
            at[0][u] += (int)r * w.strides[0][d];
            at[1][u] += (int)(r < a.shifts[d] ? r + w.shape[d] - a.shifts[d] : r - a.shifts[d]) * w.strides[1][d];
            index[u] = q;
        }
    }
#pragma unroll
    for (int u = 0; u < U; u++)
        if (first + u * BLOCK < limit) x[u] = *(const S *)(a.s.in + at[1][u]);
#pragma unroll
    for (int u = 0; u < U; u++)
        if (first + u * BLOCK < limit) *(S *)(a.s.out + at[0][u]) = x[u];
}
/* A thread has up to U elements of a tile. */
template <typename S, int U> __device__ __forceinline__ void ragged_tile(const ragged_args &a, S *tile) {
    const u32 line = quotient(blockIdx.x, a.by_tiles_x), plane = quotient(line, a.by_tiles_y),
              x0 = (blockIdx.x - line * a.tiles_x) * a.tile_x, y0 = (line - plane * a.tiles_y) * a.tile_y,
              wide = min(a.tile_x, a.nx - x0), high = min(a.tile_y, a.ny - y0);
    int at[2];
    plane_of(a.w, plane, at);
    const char *in = a.in + (at[1] + (int)x0 * a.in_x + (int)y0 * a.in_y);
    char *out = a.out + (at[0] + (int)x0 * a.out_x + (int)y0 * a.out_y);
    S v[U];
#pragma unroll
    for (int u = 0; u < U; u++) {
        const u32 i = u * BLOCK + threadIdx.x, x = quotient(i, a.by_tile_y), y = i - x * a.tile_y;
        if (x < wide && y < high) v[u] = *(const S *)(in + ((int)x * a.in_x + (int)y * a.in_y));
    }
#pragma unroll
    for (int u = 0; u < U; u++) {
        const u32 i = u * BLOCK + threadIdx.x, x = quotient(i, a.by_tile_y), y = i - x * a.tile_y;
        if (x < wide && y < high) tile[x * a.pitch + y] = v[u];
    }
    __syncthreads();
#pragma unroll
    for (int u = 0; u < U; u++) {
        const u32 i = u * BLOCK + threadIdx.x, y = quotient(i, a.by_tile_x), x = i - y * a.tile_x;
        if (x < wide && y < high) *(S *)(out + ((int)x * a.out_x + (int)y * a.out_y)) = tile[x * a.pitch + y];
    }
}
template <typename S> __device__ __forceinline__ void ragged(const ragged_args &a) {
    constexpr int U = RAGGED_OF(sizeof(S));
    __shared__ S tile[RAGGED_BYTES / (sizeof(S) < 4 ? 4 : sizeof(S))];
    if (a.tile_x * a.tile_y <= BLOCK * U / 4)
        ragged_tile<S, U / 4>(a, tile);
    else
        ragged_tile<S, U>(a, tile);
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
    constexpr int U = MOVED(sizeof(S));
    S value;
    memcpy(&value, a.bits, sizeof value); /* little-endian: the low bytes */
    u32 first, limit;
    int at[2][U];
    places(a.w, first, limit, at);
#pragma unroll
    for (int u = 0; u < U; u++)
        if (first + u * BLOCK < limit) *(S *)(a.out + at[0][u]) = value;
    if (blockIdx.x == 0 && threadIdx.x < 16) {
        const char byte = (char)(a.bits[threadIdx.x / 8] >> threadIdx.x % 8 * 8);
        if (threadIdx.x < a.rest) a.out[a.w.count * sizeof(S) + threadIdx.x] = byte;
        if (threadIdx.x < a.head) a.out[(int)threadIdx.x - (int)a.head] = byte;
    }
}
/* Elements of sixteen bytes are moved without a detour: a tile of them is larger than shared memory. */
#define MOVES(b, S)                                                                                                \
    extern "C" __global__ void __launch_bounds__(BLOCK) copy_strided_##b(const __grid_constant__ strided_args a) { \
        kernel_begin();                                                                                            \
        strided<S>(a);                                                                                             \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK) copy_rolled_##b(const __grid_constant__ rolled_args a) {   \
        kernel_begin();                                                                                            \
        rolled<S>(a);                                                                                              \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK) copy_fill_##b(const __grid_constant__ fill_args a) {       \
        kernel_begin();                                                                                            \
        fill<S>(a);                                                                                                \
    }
#define BYTES(b, S, V)                                                                                                 \
    MOVES(b, S)                                                                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK) copy_transpose_##b(const __grid_constant__ transpose_args a) { \
        kernel_begin();                                                                                                \
        transpose<S, 1>(a);                                                                                            \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
        copy_transpose_words_##b(const __grid_constant__ transpose_args a) {                                           \
        kernel_begin();                                                                                                \
        transpose<S, V>(a);                                                                                            \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK) copy_ragged_##b(const __grid_constant__ ragged_args a) {       \
        kernel_begin();                                                                                                \
        ragged<S>(a);                                                                                                  \
    }
BYTES(1, unsigned char, 4)
BYTES(2, unsigned short, 2)
BYTES(4, unsigned int, 1)
BYTES(8, u64, 1)
MOVES(16, uint4)

/* Conversion. Elements are loaded by their size and stored by it, so that the branches of dtypes have no memory in them and are taken once for
 * all elements of a thread. An element waits as a word of C's size; integers of eight bytes that go by way of float, which
 * are all that is wider, become floats as they are loaded, and are made of floats as they are stored. */
template <typename C> struct word_of { typedef u64 type; };
template <> struct word_of<float> { typedef u32 type; };
template <typename C, typename S> __device__ __forceinline__ typename word_of<C>::type word_from(S v) {
    typedef typename word_of<C>::type W;
    if constexpr (sizeof(S) > sizeof(W))
        return __float_as_uint((float)(i64)v);
    else
        return (W)v;
}
template <typename C, typename S> __device__ __forceinline__ S word_to(typename word_of<C>::type w) {
    if constexpr (sizeof(S) > sizeof(w))
        return (S)(i64)__uint_as_float(w);
    else
        return (S)w;
}
/* The U elements of a thread in groups of G, each of which is one vector. */
template <typename C, typename S, int G, int U>
__device__ __forceinline__ void load_groups(typename word_of<C>::type (&x)[U], const cast_args &a, u32 first, u32 limit,
                                            const int (&at)[2][U]) {
    vec<S, G> v[U / G];
#pragma unroll
    for (int k = 0; k < U / G; k++)
        if (first + k * BLOCK < limit) v[k] = load_vec<vec<S, G>>(a.in + at[1][k], 0);
#pragma unroll
    for (int j = 0; j < U; j++)
        if (first + j / G * BLOCK < limit) x[j] = word_from<C>(v[j / G].v[j % G]);
}
template <typename C, typename S, int G, int U>
__device__ __forceinline__ void store_groups(const typename word_of<C>::type (&x)[U], const cast_args &a, u32 first,
                                             u32 limit, const int (&at)[2][U]) {
#pragma unroll
    for (int k = 0; k < U / G; k++) {
        if (first + k * BLOCK >= limit) continue;
        vec<S, G> v;
#pragma unroll
        for (int j = 0; j < G; j++) v.v[j] = word_to<C, S>(x[k * G + j]);
        store_vec(a.out + at[0][k], 0, v);
    }
}
/* The elements of a thread: U apart, or as many in groups. */
template <typename C, typename S, int U>
__device__ __forceinline__ void load_words(typename word_of<C>::type (&x)[U], const cast_args &a, u32 first, u32 limit,
                                           const int (&at)[2][U]) {
    if (a.groups == 2) return load_groups<C, S, 2>(x, a, first, limit, at);
    if constexpr (sizeof(S) < 8)
        if (a.groups) return load_groups<C, S, 4>(x, a, first, limit, at);
    S v[U];
#pragma unroll
    for (int j = 0; j < U; j++)
        if (first + j * BLOCK < limit) v[j] = *(const S *)(a.in + at[1][j]);
#pragma unroll
    for (int j = 0; j < U; j++)
        if (first + j * BLOCK < limit) x[j] = word_from<C>(v[j]);
}
template <typename C, typename S, int U>
__device__ __forceinline__ void store_words(const typename word_of<C>::type (&x)[U], const cast_args &a, u32 first,
                                            u32 limit, const int (&at)[2][U]) {
    if (a.groups == 2) return store_groups<C, S, 2>(x, a, first, limit, at);
    if constexpr (sizeof(S) < 8)
        if (a.groups) return store_groups<C, S, 4>(x, a, first, limit, at);
#pragma unroll
    for (int j = 0; j < U; j++)
        if (first + j * BLOCK < limit) *(S *)(a.out + at[0][j]) = word_to<C, S>(x[j]);
}
/* The places of groups of G, in the first of as many as elements have. */
template <int G, int U>
__device__ __forceinline__ void places_of_groups(const move_walk &w, u32 &first, u32 &limit, int (&at)[2][U]) {
    int few[2][U / G];
    places(w, first, limit, few);
#pragma unroll
    for (int k = 0; k < U / G; k++) at[0][k] = few[0][k], at[1][k] = few[1][k];
}
/* A word, and the element whose bits it has. */
template <typename S, typename W> __device__ __forceinline__ S element_of(W w) {
    S v;
    memcpy(&v, &w, sizeof v);
    return v;
}
template <typename S, typename W> __device__ __forceinline__ W word_with(S v) {
    W w = 0;
    memcpy(&w, &v, sizeof v);
    return w;
}
#define EACH(j) _Pragma("unroll") for (int j = 0; j < U; j++)
#define FROM(D, S)                                       \
    case D:                                              \
        EACH(j) y[j] = as<C>::from(element_of<S>(x[j])); \
        break;
#define TO(D, S) \
    case D: EACH(j) x[j] = word_with<S, W>(to<S>::from(y[j])); break;
template <typename C, int U> __device__ __forceinline__ void any(const cast_args &a) {
    typedef typename word_of<C>::type W;
    constexpr bool integer = same_type<C, i64>::value, wide = same_type<C, double>::value;
    u32 first, limit;
    int at[2][U];
    if (a.groups == 2)
        places_of_groups<2>(a.w, first, limit, at);
    else if (a.groups)
        places_of_groups<4>(a.w, first, limit, at);
    else
        places(a.w, first, limit, at);
    W x[U];
    C y[U];
    EACH(j) x[j] = 0;
    switch (a.in_dtype) {
    case D_BOOL:
    case D_U8:
    case D_I8: load_words<C, unsigned char>(x, a, first, limit, at); break;
    case D_I16:
    case D_F16:
    case D_BF16: load_words<C, unsigned short>(x, a, first, limit, at); break;
    case D_I32:
    case D_F32: load_words<C, u32>(x, a, first, limit, at); break;
    default: load_words<C, u64>(x, a, first, limit, at); break;
    }
    switch (a.in_dtype) {
        FROM(D_BOOL, bool8)
        FROM(D_U8, unsigned char)
        FROM(D_I8, signed char)
        FROM(D_I16, short)
        FROM(D_I32, int)
    default:
        if constexpr (integer) {
            EACH(j) y[j] = (i64)x[j];
        } else {
            switch (a.in_dtype) {
                FROM(D_F16, f16)
                FROM(D_BF16, bf16)
                FROM(D_F32, float)
            default:
                if constexpr (wide) {
                    EACH(j) y[j] = a.in_dtype == D_I64 ? (double)(i64)x[j] : __longlong_as_double((i64)x[j]);
                } else
                    EACH(j) y[j] = __uint_as_float(x[j]);
            }
        }
    }
    switch (a.out_dtype) {
        TO(D_BOOL, bool8)
        TO(D_U8, unsigned char)
        TO(D_I8, signed char)
        TO(D_I16, short)
        TO(D_I32, int)
    default:
        if constexpr (integer) {
            EACH(j) x[j] = (u64)y[j];
        } else {
            switch (a.out_dtype) {
                TO(D_F16, f16)
                TO(D_BF16, bf16)
                TO(D_F32, float)
            default:
                if constexpr (wide) {
                    EACH(j)
                    x[j] = a.out_dtype == D_I64 ? (u64)to<i64>::from(y[j]) : (u64)__double_as_longlong(y[j]);
                } else
                    EACH(j) x[j] = __float_as_uint(y[j]);
            }
        }
    }
    switch (a.out_dtype) {
    case D_BOOL:
    case D_U8:
    case D_I8: store_words<C, unsigned char>(x, a, first, limit, at); break;
    case D_I16:
    case D_F16:
    case D_BF16: store_words<C, unsigned short>(x, a, first, limit, at); break;
    case D_I32:
    case D_F32: store_words<C, u32>(x, a, first, limit, at); break;
    default: store_words<C, u64>(x, a, first, limit, at); break;
    }
    if (blockIdx.x == 0 && threadIdx.x < a.rest) { /* of one dimension, after the last group */
        const i64 at_rest = (i64)a.w.count * a.groups + threadIdx.x;
        const int item[2] = {a.w.strides[0][0] / a.groups, a.w.strides[1][0] / a.groups};
        store_as<C>(a.out + at_rest * item[0], a.out_dtype, load_as<C>(a.in + at_rest * item[1], a.in_dtype));
    }
}
#undef EACH
#undef FROM
#undef TO
#define ANY(c, C)                                                                                           \
    extern "C" __global__ void __launch_bounds__(BLOCK) copy_any_##c(const __grid_constant__ cast_args a) { \
        kernel_begin();                                                                                     \
        any<C, CONVERTED>(a);                                                                               \
    }                                                                                                       \
    extern "C" __global__ void __launch_bounds__(BLOCK) copy_few_##c(const __grid_constant__ cast_args a) { \
        kernel_begin();                                                                                     \
        any<C, CONVERTED_FEW>(a);                                                                           \
    }
ANY(f32, float)
ANY(f64, double)
ANY(i64, i64)
