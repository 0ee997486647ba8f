/* scanmax.cu - running maxima, or minima, and where they are.
 *
 *   scanmax_warp_*     a warp to each line: short ones
 *   scanmax_block_*    a block to each
 *   scanmax_columns_*  a thread to each: lines side by side in memory, or next to no elements
 *   scanmax_tall_*     a block to some lines side by side, which are too few to keep the device busy by themselves
 *
 * Tensors may lie anyhow. An element takes over if it is not smaller than what came before, or NaN; so of equals the last is
 * named, and from the first NaN on the last NaN. */
#include "cuda/kernels/scanlines.cuh"

template <typename T> struct lowest_of {
    static __device__ __forceinline__ T value() { return -(T)__int_as_float(0x7f800000); }
};
template <> struct lowest_of<i64> {
    static __device__ __forceinline__ i64 value() { return -0x7fffffffffffffffll - 1; }
};

/* A map that turns the order of numbers round, and back: -x, and ~x of integers, of which the least has no negative. */
template <typename T> __device__ __forceinline__ T reversed(T v) { return -v; }
template <> __device__ __forceinline__ i64 reversed(i64 v) { return ~v; }

/* A value and its place on the line; -1: there is none yet. */
template <typename T> struct placed {
    T v;
    i64 at;
};
/* Four neighbours of any of the dtypes that are computed in T. */
template <typename S, typename T> __device__ __forceinline__ void fours_of(const void *p, T (&x)[4]) {
    unpack_all(*(const vec<S, 4> *)p, x);
}
template <typename T> __device__ __forceinline__ void load_fours_as(const void *p, int dtype, T (&x)[4]) {
    if constexpr (same_type<T, double>::value)
        fours_of<double>(p, x);
    else if constexpr (same_type<T, float>::value) {
        if (dtype == D_F32)
            fours_of<float>(p, x);
        else if (dtype == D_F16)
            fours_of<f16>(p, x);
        else
            fours_of<bf16>(p, x);
    } else {
        switch (dtype) {
        case D_I8: return fours_of<signed char>(p, x);
        case D_I16: return fours_of<short>(p, x);
        case D_I32: return fours_of<int>(p, x);
        case D_I64: return fours_of<i64>(p, x);
        default: return fours_of<unsigned char>(p, x);
        }
    }
}
template <typename T> __device__ __forceinline__ void store_fours_as(void *p, int dtype, const T (&x)[4]) {
    if constexpr (same_type<T, double>::value)
        store_results<double, 4>(p, 0, x);
    else if constexpr (same_type<T, float>::value) {
        if (dtype == D_F32)
            store_all<float, 4>(p, 0, x);
        else if (dtype == D_F16)
            store_all<f16, 4>(p, 0, x);
        else
            store_all<bf16, 4>(p, 0, x);
    } else {
        switch (dtype) {
        case D_I8: return store_results<signed char, 4>(p, 0, x);
        case D_I16: return store_results<short, 4>(p, 0, x);
        case D_I32: return store_results<int, 4>(p, 0, x);
        case D_I64: return store_results<i64, 4>(p, 0, x);
        default: return store_results<unsigned char, 4>(p, 0, x); /* of bool what was read comes back: 0 or 1 */
        }
    }
}
template <typename T> struct extremum {
    typedef placed<T> V;
    enum { UNROLL = 5, FOURS = 1 };
    static __device__ __forceinline__ V nothing() { return V{lowest_of<T>::value(), -1}; }
    static __device__ __forceinline__ T value(const scanmax_args &a, const i64 *at, i64 i) {
        return load_as<T>(scan_at<SCANMAX_IN>(a, at, i), a.dtype);
    }
    static __device__ __forceinline__ V load(const scanmax_args &a, const i64 *at, i64 i) {
        const T v = value(a, at, i);
        return V{a.turned ? reversed(v) : v, i};
    }
    static __device__ __forceinline__ V joined(V v, V w) { return w.at >= 0 && (w.v >= v.v || w.v != w.v) ? w : v; }
    static __device__ __forceinline__ V below(V v, int delta) {
        return V{__shfl_up_sync(0xffffffffu, v.v, delta), __shfl_up_sync(0xffffffffu, v.at, delta)};
    }
    static __device__ __forceinline__ V of(V v, int lane) {
        return V{__shfl_sync(0xffffffffu, v.v, lane), __shfl_sync(0xffffffffu, v.at, lane)};
    }
    static __device__ __forceinline__ void store(const scanmax_args &a, const i64 *at, i64 i, V v) {
        store_as<T>(scan_at<SCANMAX_VALUES>(a, at, i), a.dtype, a.turned ? reversed(v.v) : v.v);
        *(i64 *)scan_at<SCANMAX_PLACES>(a, at, i) = v.at;
    }
    static __device__ __forceinline__ void load_fours(const scanmax_args &a, const i64 *at, i64 i, V (&x)[4]) {
        T v[4];
        load_fours_as(scan_at<SCANMAX_IN>(a, at, i), a.dtype, v);
#pragma unroll
        for (int j = 0; j < 4; j++) x[j] = V{a.turned ? reversed(v[j]) : v[j], i + j};
    }
    static __device__ __forceinline__ void store_fours(const scanmax_args &a, const i64 *at, i64 i, const V (&x)[4]) {
        T v[4];
        i64 places[4];
#pragma unroll
        for (int j = 0; j < 4; j++) v[j] = a.turned ? reversed(x[j].v) : x[j].v, places[j] = x[j].at;
        store_fours_as(scan_at<SCANMAX_VALUES>(a, at, i), a.dtype, v);
        store_results<i64, 4>(scan_at<SCANMAX_PLACES>(a, at, i), 0, places);
    }
};

/* K elements of a line, of which `count` are there: all on their way before the first is converted. */
template <typename S, typename T, int K>
__device__ __forceinline__ void some_of(const char *p, i64 step, i64 count, T (&x)[K]) {
    S raw[K];
#pragma unroll
    for (int j = 0; j < K; j++)
        if (j < count) raw[j] = *(const S *)(p + j * step);
#pragma unroll
    for (int j = 0; j < K; j++) x[j] = as<T>::from(raw[j]);
}
template <typename T, int K>
__device__ __forceinline__ void load_some_as(const char *p, int dtype, i64 step, i64 count, T (&x)[K]) {
    if constexpr (same_type<T, double>::value)
        some_of<double>(p, step, count, x);
    else if constexpr (same_type<T, float>::value) {
        if (dtype == D_F32)
            some_of<float>(p, step, count, x);
        else if (dtype == D_F16)
            some_of<f16>(p, step, count, x);
        else
            some_of<bf16>(p, step, count, x);
    } else {
        switch (dtype) {
        case D_I8: return some_of<signed char>(p, step, count, x);
        case D_I16: return some_of<short>(p, step, count, x);
        case D_I32: return some_of<int>(p, step, count, x);
        case D_I64: return some_of<i64>(p, step, count, x);
        default: return some_of<unsigned char>(p, step, count, x);
        }
    }
}
/* a.across lines side by side, whose rows are shared out among the threads: TALL_ROWS one after the other to each at a time. What the threads above have
 * seen, and those of earlier times, comes from a warp for each line. */
template <typename T> __device__ __forceinline__ void tall(const scanmax_args &a) {
    typedef placed<T> V;
    typedef extremum<T> E;
    constexpr int K = TALL_ROWS;
    __shared__ T values[TALL_BLOCK + TALL_BLOCK / 8];
    __shared__ i64 places[TALL_BLOCK + TALL_BLOCK / 8];
    const int across = a.across, column = threadIdx.x & (across - 1), row = threadIdx.x / across,
              high = TALL_BLOCK / across, pitch = across + 1, own = row * pitch + column;
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const i64 line = (i64)blockIdx.x * across + column;
    const i64 end = line < a.lines ? a.n : 0; /* all threads come along */
    i64 at[SCANMAX_OPERANDS];
    offsets_of<SCANMAX_OPERANDS>(a.g, end ? line : 0, at);
    T next[K];
    V carry = E::nothing(); /* what line `warp` of the block has seen */
    const i64 step = a.step[SCANMAX_IN];
    load_some_as(scan_at<SCANMAX_IN>(a, at, row * K), a.dtype, step, end - row * K, next);
    for (i64 top = 0; top < a.n; top += (i64)high * K) {
        const i64 first = top + row * K;
        V seen[K], all = E::nothing();
#pragma unroll
        for (int j = 0; j < K; j++) {
            if (first + j < end) all = E::joined(all, V{a.turned ? reversed(next[j]) : next[j], first + j});
            seen[j] = all;
        }
        const i64 after = first + (i64)high * K;
        load_some_as(scan_at<SCANMAX_IN>(a, at, after), a.dtype, step, end - after, next);
        values[own] = all.v, places[own] = all.at;
        __syncthreads();
        if (warp < across)
            for (int from = 0; from < high; from += 32) {
                const int i = (from + lane) * pitch + warp;
                V to = V{values[i], places[i]};
                for (int delta = 1; delta < 32; delta *= 2) {
                    const V below = E::below(to, delta);
                    if (lane >= delta) to = E::joined(below, to);
                }
                const V below = E::below(to, 1), above = lane ? E::joined(carry, below) : carry;
                values[i] = above.v, places[i] = above.at;
                carry = E::joined(carry, E::of(to, 31));
            }
        __syncthreads();
        const V above = V{values[own], places[own]};
#pragma unroll
        for (int j = 0; j < K; j++)
            if (first + j < end) E::store(a, at, first + j, E::joined(above, seen[j]));
    }
}

template <typename T> __device__ __forceinline__ void columns(const scanmax_args &a) {
    for (i64 line = (i64)blockIdx.x * SCANMAX_BLOCK + threadIdx.x; line < a.lines;
         line += (i64)gridDim.x * SCANMAX_BLOCK) {
        i64 at[SCANMAX_OPERANDS];
        offsets_of<SCANMAX_OPERANDS>(a.g, line, at);
        placed<T> most = extremum<T>::nothing();
        for (i64 i = 0; i < a.n; i += AHEAD) {
            T x[AHEAD];
            load_some_as(scan_at<SCANMAX_IN>(a, at, i), a.dtype, a.step[SCANMAX_IN], a.n - i, x);
#pragma unroll
            for (int j = 0; j < AHEAD; j++) {
                if (i + j >= a.n) break;
                most = extremum<T>::joined(most, placed<T>{a.turned ? reversed(x[j]) : x[j], i + j});
                extremum<T>::store(a, at, i + j, most);
            }
        }
    }
}

#define KERNELS(name, T)                                                           \
    SCAN_KERNEL(scanmax_warp_##name, scan_lines<extremum<T> COMMA 32>)             \
    SCAN_KERNEL(scanmax_block_##name, scan_lines<extremum<T> COMMA SCANMAX_BLOCK>) \
    SCAN_KERNEL(scanmax_columns_##name, columns<T>)                                \
    extern "C" __global__ void __launch_bounds__(TALL_BLOCK)                       \
        scanmax_tall_##name(const __grid_constant__ scanmax_args a) {              \
        kernel_begin();                                                            \
        tall<T>(a);                                                                \
    }
KERNELS(f32, float)
KERNELS(f64, double)
KERNELS(i64, i64)
