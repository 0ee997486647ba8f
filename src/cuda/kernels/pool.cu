/* pool.cu - maximum and mean over windows of an image, and their gradients.
 *
 * A thread computes V neighbouring pixels of one row (V divides the row), so that it has several loads in flight and works
 * out rows once; where windows are large, a warp computes one pixel. Neighbouring threads have neighbouring windows: what
 * they share comes from the cache. Backward gathers: a thread asks each window that covers its pixel, in order, so nothing
 * is added atomically and results repeat. Indices are 32-bit (I = int) where everything fits, and are then divided by
 * multiplying. Means of float32 over large windows are summed in double. */
#include "cuda/kernels/pool_args.h"
#include "cuda/kernels/common.cuh"

/* n / d; ints are not negative. */
template <typename I> __device__ __forceinline__ I over(I n, const divider &d) {
    if (sizeof(I) == 4) return (I)quotient((u32)n, d.by);
    return (I)(n / d.d);
}

template <typename S> struct compute_of { typedef i64 type; };
template <> struct compute_of<float> { typedef float type; };
template <> struct compute_of<f16> { typedef float type; };
template <> struct compute_of<bf16> { typedef float type; };
template <> struct compute_of<double> { typedef double type; };

/* to<S> by another name: kernels have arrays called `to`. */
template <typename S, typename C> __device__ __forceinline__ S to_storage(C v) { return to<S>::from(v); }

/* Rows [a, b) that window o covers, every d-th, and the extent PyTorch divides by when padding counts. */
template <typename I> struct span {
    I a, b, extent;
    __device__ __forceinline__ span(I o, I k, I s, I p, I d, I size, const divider &out, bool adaptive) {
        if (adaptive) {
            a = over<I>(o * size, out), b = over<I>((o + 1) * size + (I)out.d - 1, out), extent = b - a;
            return;
        }
        a = o * s - p, b = a + (k - 1) * d + 1;
        extent = (b < size + p ? b : size + p) - a;
        if (a < 0) a = d == 1 ? 0 : a + (-a + d - 1) / d * d;
        if (b > size) b = size;
    }
};
/* Windows [from, to) that may cover pixel r. */
template <typename I> struct covering {
    I from, to;
    __device__ __forceinline__ covering(I r, I k, const divider &s, I p, I d, const divider &size, I out,
                                        bool adaptive) {
        if (adaptive) {
            from = over<I>(r * out, size), to = over<I>((r + 1) * out + (I)size.d - 1, size);
            return;
        }
        const I reach = (k - 1) * d + 1;
        from = r + p < reach ? 0 : over<I>(r + p - reach, s) + 1;
        to = over<I>(r + p, s) + 1;
        if (to > out) to = out;
    }
};
template <typename I> struct pixel {
    I row, column;
    i64 plane;
    __device__ __forceinline__ pixel(i64 i, const divider &height, const divider &width) {
        const I q = over<I>((I)i, width), p = over<I>(q, height);
        column = (I)i - q * (I)width.d, row = q - p * (I)height.d, plane = p;
    }
};
#define ROWS(o) span<I>(o, (I)a.kh, (I)a.sh, (I)a.ph, (I)a.dh, (I)a.h, a.by_oh, a.adaptive)
#define COLUMNS(o) span<I>(o, (I)a.kw, (I)a.sw, (I)a.pw, (I)a.dw, (I)a.w, a.by_ow, a.adaptive)
#define ROWS_OVER(r) covering<I>(r, (I)a.kh, a.by_sh, (I)a.ph, (I)a.dh, a.by_h, (I)a.oh, a.adaptive)
#define COLUMNS_OVER(c) covering<I>(c, (I)a.kw, a.by_sw, (I)a.pw, (I)a.dw, a.by_w, (I)a.ow, a.adaptive)
#define EACH(v) _Pragma("unroll") for (int v = 0; v < V; v++)
#define PIXELS() for (i64 i = ((i64)blockIdx.x * BLOCK + threadIdx.x) * V; i < a.total; i += (i64)gridDim.x * BLOCK * V)

/* ---------------------------------------------------------------- a thread for some pixels
 * Of maxima, the first of equal elements wins, and the last NaN of any. */
template <typename C> __device__ __forceinline__ bool is_nan(C v) { return v != v; }
template <typename C> struct best {
    C v;
    i64 at;
};
template <typename C> __device__ __forceinline__ bool beats(C v, i64 at, const best<C> &b) {
    if (is_nan(v)) return !is_nan(b.v) || at > b.at;
    return !is_nan(b.v) && (v > b.v || (v == b.v && at < b.at));
}
/* The maximum of a window that misses the image, as padding, dilation and ceil_mode together allow; its index is -1. */
template <typename S> __device__ __forceinline__ S lowest() {
    return (S)-1 > (S)0 ? (S)0 : (S)((S)1 << (8 * sizeof(S) - 1));
}
template <> __device__ __forceinline__ float lowest() { return -INFINITY; }
template <> __device__ __forceinline__ double lowest() { return -INFINITY; }
template <> __device__ __forceinline__ f16 lowest() { return to_storage<f16>(-INFINITY); }
template <> __device__ __forceinline__ bf16 lowest() { return to_storage<bf16>(-INFINITY); }
template <typename I>
__device__ __forceinline__ i64 divisor_of(const pool_args &a, const span<I> &rows, const span<I> &columns) {
    return a.divisor       ? a.divisor
           : a.include_pad ? (i64)(rows.extent * columns.extent)
                           : (i64)((rows.b - rows.a) * (columns.b - columns.a));
}
/* A window's value, element by element in order; and what becomes of a window's gradient at one of its pixels. */
template <typename S, typename I> struct max_window {
    typedef typename compute_of<S>::type C;
    S chosen;
    C m;
    I at;
    __device__ __forceinline__ void begin(const S *in, I first, bool missed) {
        at = missed ? -1 : first, chosen = missed ? lowest<S>() : in[first], m = as<C>::from(chosen);
    }
    __device__ __forceinline__ void feed(S raw, I place) {
        const C x = as<C>::from(raw);
        if (x > m || is_nan(x)) m = x, chosen = raw, at = place;
    }
    __device__ __forceinline__ S value(const pool_args &, const span<I> &, const span<I> &) const { return chosen; }
    __device__ __forceinline__ void note(const pool_args &a, i64 i) const { a.where[i] = at; }
};
template <typename S, typename I> struct mean_window {
    typedef typename compute_of<S>::type C;
    C sum;
    __device__ __forceinline__ void begin(const S *, I, bool) { sum = 0; }
    __device__ __forceinline__ void feed(S raw, I) { sum += as<C>::from(raw); }
    __device__ __forceinline__ S value(const pool_args &a, const span<I> &rows, const span<I> &columns) const {
        return to_storage<S>(rows.b > rows.a && columns.b > columns.a ? sum / (C)divisor_of(a, rows, columns) : (C)0);
    }
    __device__ __forceinline__ void note(const pool_args &, i64) const {}
};
template <typename W, typename S, typename I, int V> __device__ __forceinline__ void windows(const pool_args &a) {
    PIXELS() {
        const pixel<I> o(i, a.by_oh, a.by_ow);
        const span<I> rows = ROWS(o.row);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        I from[V], to[V], most = 0;
        W window[V];
        EACH(v) {
            const span<I> columns = COLUMNS(o.column + v);
            from[v] = columns.a, to[v] = columns.b;
            if (to[v] - from[v] > most) most = to[v] - from[v];
            window[v].begin(in, rows.a * (I)a.w + from[v], rows.a >= rows.b || from[v] >= to[v]);
        }
        for (I r = rows.a; r < rows.b; r += (I)a.dh)
            for (I c = 0; c < most; c += (I)a.dw) {
                S raw[V];
                EACH(v) raw[v] = in[r * (I)a.w + (from[v] + c < to[v] ? from[v] + c : from[v] < (I)a.w ? from[v] : 0)];
                EACH(v) if (from[v] + c < to[v]) window[v].feed(raw[v], r * (I)a.w + from[v] + c);
            }
        vec<S, V> values;
        EACH(v) values.v[v] = window[v].value(a, rows, COLUMNS(o.column + v));
        *(vec<S, V> *)((S *)a.out + i) = values;
        EACH(v) window[v].note(a, i + v);
    }
}
template <typename S, typename I> struct max_share {
    typedef typename compute_of<S>::type C;
    __device__ __forceinline__ static i64 place(const i64 *where, I o) { return where[o]; }
    __device__ __forceinline__ static bool mine(i64 place, i64 own) { return place == own; }
    __device__ __forceinline__ static C of(const pool_args &, S g, const span<I> &, I) { return as<C>::from(g); }
};
template <typename S, typename I> struct mean_share {
    typedef typename compute_of<S>::type C;
    __device__ __forceinline__ static i64 place(const i64 *, I) { return 0; }
    __device__ __forceinline__ static bool mine(i64, i64) { return true; }
    __device__ __forceinline__ static C of(const pool_args &a, S g, const span<I> &rows, I column) {
        return as<C>::from(g) / (C)divisor_of(a, rows, COLUMNS(column));
    }
};
template <typename W, typename S, typename I, int V> __device__ __forceinline__ void shares(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    PIXELS() {
        const pixel<I> x(i, a.by_h, a.by_w);
        const covering<I> rows = ROWS_OVER(x.row);
        const i64 base = x.plane * a.oh * a.ow, own = (i64)x.row * a.w + x.column;
        const S *in = (const S *)a.in + base;
        const i64 *places = a.where + base;
        I from[V], to[V], most = 0;
        C sum[V];
        EACH(v) {
            const covering<I> columns = COLUMNS_OVER(x.column + v);
            from[v] = columns.from, to[v] = columns.to, sum[v] = 0;
            if (to[v] - from[v] > most) most = to[v] - from[v];
        }
        for (I r = rows.from; r < rows.to; r++) {
            const span<I> high = ROWS(r);
            for (I c = 0; c < most; c++) {
                i64 place[V];
                S g[V];
                EACH(v) {
                    const I o = r * (I)a.ow + (from[v] + c < to[v] ? from[v] + c : 0);
                    place[v] = W::place(places, o), g[v] = in[o];
                }
                EACH(v)
                if (from[v] + c < to[v] && W::mine(place[v], own + v)) sum[v] += W::of(a, g[v], high, from[v] + c);
            }
        }
        vec<S, V> values;
        EACH(v) values.v[v] = to_storage<S>(sum[v]);
        *(vec<S, V> *)((S *)a.out + i) = values;
    }
}
#define NAMED(name, loop, what)                                                                         \
    template <typename S, typename I, int V> __device__ __forceinline__ void name(const pool_args &a) { \
        loop<what<S, I>, S, I, V>(a);                                                                   \
    }
NAMED(max_windows, windows, max_window)
NAMED(mean_windows, windows, mean_window)
NAMED(max_back, shares, max_share)
NAMED(mean_back, shares, mean_share)

/* ---------------------------------------------------------------- a warp for a pixel */
template <typename S, typename I, int V> __device__ __forceinline__ void max_warps(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    const int lane = threadIdx.x & 31;
    for (i64 i = (i64)blockIdx.x * (BLOCK / 32) + threadIdx.x / 32; i < a.total; i += (i64)gridDim.x * (BLOCK / 32)) {
        const pixel<I> o(i, a.by_oh, a.by_ow);
        const span<I> rows = ROWS(o.row), columns = COLUMNS(o.column);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        const I wide = columns.b > columns.a ? (columns.b - columns.a + (I)a.dw - 1) / (I)a.dw : 0;
        const I high = rows.b > rows.a ? (rows.b - rows.a + (I)a.dh - 1) / (I)a.dh : 0, count = wide * high;
        const I at = count ? rows.a * (I)a.w + columns.a : 0;
        best<C> b = {as<C>::from(in[at]), at};
        for (I n = lane; n < count; n += 32) {
            const I r = n / wide, where = (rows.a + r * (I)a.dh) * (I)a.w + columns.a + (n - r * wide) * (I)a.dw;
            const C v = as<C>::from(in[where]);
            if (beats(v, (i64)where, b)) b.v = v, b.at = where;
        }
#pragma unroll
        for (int step = 16; step; step /= 2) {
            const C v = __shfl_xor_sync(~0u, b.v, step);
            const i64 where = __shfl_xor_sync(~0u, b.at, step);
            if (beats(v, where, b)) b.v = v, b.at = where;
        }
        if (lane == 0) {
            ((S *)a.out)[i] = count ? in[b.at] : lowest<S>();
            a.where[i] = count ? b.at : -1;
        }
    }
}
template <typename S> struct sum_of { typedef typename compute_of<S>::type type; };
template <> struct sum_of<float> { typedef double type; };
template <typename S, typename I, int V> __device__ __forceinline__ void mean_warps(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    typedef typename sum_of<S>::type T;
    const int lane = threadIdx.x & 31;
    for (i64 i = (i64)blockIdx.x * (BLOCK / 32) + threadIdx.x / 32; i < a.total; i += (i64)gridDim.x * (BLOCK / 32)) {
        const pixel<I> o(i, a.by_oh, a.by_ow);
        const span<I> rows = ROWS(o.row), columns = COLUMNS(o.column);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        const I wide = columns.b > columns.a ? columns.b - columns.a : 0, high = rows.b > rows.a ? rows.b - rows.a : 0,
                count = wide * high;
        T sum = 0;
        if (wide == (I)a.w) { /* whole rows: one stretch of memory */
            const S *from = in + rows.a * (I)a.w;
#pragma unroll 4
            for (I n = lane; n < count; n += 32) sum += (T)as<C>::from(from[n]);
        } else
            for (I n = lane; n < count; n += 32) {
                const I r = n / wide;
                sum += (T)as<C>::from(in[(rows.a + r) * (I)a.w + columns.a + (n - r * wide)]);
            }
#pragma unroll
        for (int step = 16; step; step /= 2) sum += __shfl_xor_sync(~0u, sum, step);
        if (lane == 0) ((S *)a.out)[i] = to_storage<S>(count ? (C)(sum / (T)divisor_of(a, rows, columns)) : (C)0);
    }
}
/* The window is the image: a warp adds up a plane, V elements to a load; a plane's pixels all get the same gradient. */
template <typename S, typename I, int V> __device__ __forceinline__ void mean_planes(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    typedef typename sum_of<S>::type T;
    const int lane = threadIdx.x & 31;
    const I count = (I)(a.h * a.w);
    for (i64 i = (i64)blockIdx.x * (BLOCK / 32) + threadIdx.x / 32; i < a.total; i += (i64)gridDim.x * (BLOCK / 32)) {
        const vec<S, V> *in = (const vec<S, V> *)((const S *)a.in + i * count);
        T sum = 0;
#pragma unroll 4
        for (I n = lane; n < count / V; n += 32) {
            const vec<S, V> x = in[n];
            C part = 0;
            if (sizeof(T) == sizeof(C)) {
                EACH(v) part += as<C>::from(x.v[v]);
                sum += (T)part;
            } else
                EACH(v) sum += (T)as<C>::from(x.v[v]);
        }
#pragma unroll
        for (int step = 16; step; step /= 2) sum += __shfl_xor_sync(~0u, sum, step);
        if (lane == 0) ((S *)a.out)[i] = to_storage<S>((C)(sum / (T)count));
    }
}
template <typename S, typename I, int V> __device__ __forceinline__ void mean_spread(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    const C count = (C)(a.h * a.w);
    PIXELS() {
        const S g = to_storage<S>(as<C>::from(((const S *)a.in)[over<I>((I)i, a.by_plane)]) / count);
        vec<S, V> values;
        EACH(v) values.v[v] = g;
        *(vec<S, V> *)((S *)a.out + i) = values;
    }
}

#define KERNEL(f, t, S, name, I, V)                                                                                    \
    extern "C" __global__ void __launch_bounds__(BLOCK) pool_##f##_##name##_##t(const __grid_constant__ pool_args a) { \
        kernel_begin();                                                                                                \
        f<S, I, V>(a);                                                                                                 \
    }
#define PIXEL(f, t, S)         \
    KERNEL(f, t, S, 1, int, 1) \
    KERNEL(f, t, S, 2, int, 2) \
    KERNEL(f, t, S, 4, int, 4) \
    KERNEL(f, t, S, wide, i64, 1)
#define WARP(f, t, S) KERNEL(f, t, S, 1, int, 1) KERNEL(f, t, S, wide, i64, 1)
#define FLOATING(t, S)        \
    PIXEL(max_windows, t, S)  \
    WARP(max_warps, t, S)     \
    PIXEL(max_back, t, S)     \
    PIXEL(mean_windows, t, S) \
    WARP(mean_warps, t, S)    \
    PIXEL(mean_back, t, S)    \
    PIXEL(mean_planes, t, S)  \
    PIXEL(mean_spread, t, S)
FLOATING(f16, f16)
FLOATING(bf16, bf16)
FLOATING(f32, float)
FLOATING(f64, double)
WARP(max_windows, u8, unsigned char)
WARP(max_windows, i8, signed char)
WARP(max_windows, i16, short)
WARP(max_windows, i32, int)
WARP(max_windows, i64, i64)
WARP(mean_windows, i64, i64)
