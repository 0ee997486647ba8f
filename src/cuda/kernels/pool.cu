/* pool.cu - maximum and mean over windows of an image, and their gradients.
 *
 * A thread computes V neighbouring pixels of one row (V divides the row), so that it has several loads in flight and works
 * out rows once; where windows are large, a warp computes one pixel. Neighbouring threads have neighbouring windows: what
 * they share comes from the cache. Backward gathers: a thread asks each window that covers its pixel, in order, so nothing
 * is added atomically and results repeat. Indices are 32-bit (I = int) where everything fits, and are then divided by
 * multiplying. Means of float32 over large windows are summed in double. */
#include "cuda/kernels/common.cuh"

enum { BLOCK = 256 };
/* n / d for 0 <= n < 2^31: (umulhi(n, multiplier) + n) >> shift. */
struct divider {
    i64 d;
    u32 multiplier, shift;
};
struct pool_args {
    const void *in; /* image, or gradient of the output */
    void *out;
    i64 *where;
    i64 total; /* elements to compute */
    i64 h, w, oh, ow;
    i64 kh, kw, sh, sw, ph, pw, dh, dw, divisor;
    divider by_h, by_w, by_oh, by_ow, by_sh, by_sw, by_plane;
    int adaptive, include_pad;
};
template <typename I> __device__ __forceinline__ I over(I n, const divider &d) {
    if (sizeof(I) == 4) return (I)((__umulhi((u32)n, d.multiplier) + (u32)n) >> d.shift);
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

/* ---------------------------------------------------------------- maximum
 * The first of equal elements wins, and the last NaN of any. */
template <typename C> __device__ __forceinline__ bool is_nan(C v) { return v != v; }
template <typename C> struct best {
    C v;
    i64 at;
};
template <typename C> __device__ __forceinline__ bool beats(C v, i64 at, const best<C> &b) {
    if (is_nan(v)) return !is_nan(b.v) || at > b.at;
    return !is_nan(b.v) && (v > b.v || (v == b.v && at < b.at));
}
template <typename S, typename I, int V> __device__ __forceinline__ void max_windows(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    PIXELS() {
        const pixel<I> o(i, a.by_oh, a.by_ow);
        const span<I> rows = ROWS(o.row);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        const I last = (I)(a.h * a.w) - 1;
        I from[V], to[V], at[V], most = 0;
        S chosen[V];
        C m[V];
        EACH(v) {
            const span<I> columns = COLUMNS(o.column + v);
            from[v] = columns.a, to[v] = columns.b;
            if (to[v] - from[v] > most) most = to[v] - from[v];
            at[v] = rows.a * (I)a.w + from[v];
            if (at[v] > last) at[v] = last; /* of a window without elements */
            chosen[v] = in[at[v]];
        }
        EACH(v) m[v] = as<C>::from(chosen[v]);
        for (I r = rows.a; r < rows.b; r += (I)a.dh)
            for (I c = 0; c < most; c += (I)a.dw) {
                S raw[V];
                EACH(v) raw[v] = in[r * (I)a.w + (from[v] + c < to[v] ? from[v] + c : from[v] < (I)a.w ? from[v] : 0)];
                EACH(v) {
                    const C x = as<C>::from(raw[v]);
                    if (from[v] + c < to[v] && (x > m[v] || is_nan(x)))
                        m[v] = x, chosen[v] = raw[v], at[v] = r * (I)a.w + from[v] + c;
                }
            }
        vec<S, V> values;
        EACH(v) values.v[v] = chosen[v];
        *(vec<S, V> *)((S *)a.out + i) = values;
        EACH(v) a.where[i + v] = at[v];
    }
}
template <typename S, typename I, int V> __device__ __forceinline__ void max_warps(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    const int lane = threadIdx.x & 31;
    for (i64 i = (i64)blockIdx.x * (BLOCK / 32) + threadIdx.x / 32; i < a.total; i += (i64)gridDim.x * (BLOCK / 32)) {
        const pixel<I> o(i, a.by_oh, a.by_ow);
        const span<I> rows = ROWS(o.row), columns = COLUMNS(o.column);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        I at = rows.a * (I)a.w + columns.a;
        const I last = (I)(a.h * a.w) - 1;
        const I wide = columns.b > columns.a ? (columns.b - columns.a + (I)a.dw - 1) / (I)a.dw : 0;
        const I high = rows.b > rows.a ? (rows.b - rows.a + (I)a.dh - 1) / (I)a.dh : 0, count = wide * high;
        if (at > last) at = last;
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
            ((S *)a.out)[i] = in[b.at];
            a.where[i] = b.at;
        }
    }
}
template <typename S, typename I, int V> __device__ __forceinline__ void max_back(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    PIXELS() {
        const pixel<I> x(i, a.by_h, a.by_w);
        const covering<I> rows = ROWS_OVER(x.row);
        const i64 base = x.plane * a.oh * a.ow, mine = (i64)x.row * a.w + x.column;
        I from[V], to[V], most = 0;
        C sum[V];
        EACH(v) {
            const covering<I> columns = COLUMNS_OVER(x.column + v);
            from[v] = columns.from, to[v] = columns.to, sum[v] = 0;
            if (to[v] - from[v] > most) most = to[v] - from[v];
        }
        for (I r = rows.from; r < rows.to; r++)
            for (I c = 0; c < most; c++) {
                i64 where[V];
                S g[V];
                EACH(v) {
                    const i64 o = base + (i64)(r * (I)a.ow + (from[v] + c < to[v] ? from[v] + c : 0));
                    where[v] = a.where[o], g[v] = ((const S *)a.in)[o];
                }
                EACH(v) if (from[v] + c < to[v] && where[v] == mine + v) sum[v] += as<C>::from(g[v]);
            }
        vec<S, V> values;
        EACH(v) values.v[v] = to_storage<S>(sum[v]);
        *(vec<S, V> *)((S *)a.out + i) = values;
    }
}

/* ---------------------------------------------------------------- mean */
template <typename I>
__device__ __forceinline__ i64 divisor_of(const pool_args &a, const span<I> &rows, const span<I> &columns) {
    return a.divisor       ? a.divisor
           : a.include_pad ? (i64)(rows.extent * columns.extent)
                           : (i64)((rows.b - rows.a) * (columns.b - columns.a));
}
template <typename S, typename I, int V> __device__ __forceinline__ void mean_windows(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    PIXELS() {
        const pixel<I> o(i, a.by_oh, a.by_ow);
        const span<I> rows = ROWS(o.row);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        I from[V], to[V], most = 0;
        C sum[V];
        EACH(v) {
            const span<I> columns = COLUMNS(o.column + v);
            from[v] = columns.a, to[v] = columns.b, sum[v] = 0;
            if (to[v] - from[v] > most) most = to[v] - from[v];
        }
        for (I r = rows.a; r < rows.b; r++)
            for (I c = 0; c < most; c++) {
                S raw[V];
                EACH(v) raw[v] = in[r * (I)a.w + (from[v] + c < to[v] ? from[v] + c : 0)];
                EACH(v) if (from[v] + c < to[v]) sum[v] += as<C>::from(raw[v]);
            }
        vec<S, V> values;
        EACH(v) {
            const bool any = rows.b > rows.a && to[v] > from[v];
            values.v[v] = to_storage<S>(any ? sum[v] / (C)divisor_of(a, rows, COLUMNS(o.column + v)) : (C)0);
        }
        *(vec<S, V> *)((S *)a.out + i) = values;
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
template <typename S, typename I, int V> __device__ __forceinline__ void mean_back(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    PIXELS() {
        const pixel<I> x(i, a.by_h, a.by_w);
        const covering<I> rows = ROWS_OVER(x.row);
        const S *in = (const S *)a.in + x.plane * a.oh * a.ow;
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
                S g[V];
                EACH(v) g[v] = in[r * (I)a.ow + (from[v] + c < to[v] ? from[v] + c : 0)];
                EACH(v)
                if (from[v] + c < to[v]) sum[v] += as<C>::from(g[v]) / (C)divisor_of(a, high, COLUMNS(from[v] + c));
            }
        }
        vec<S, V> values;
        EACH(v) values.v[v] = to_storage<S>(sum[v]);
        *(vec<S, V> *)((S *)a.out + i) = values;
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
        f<S, I, V>(a);                                                                                                 \
    }
#define PIXEL(f, t, S) \
    KERNEL(f, t, S, 1, int, 1) KERNEL(f, t, S, 2, int, 2) KERNEL(f, t, S, 4, int, 4) KERNEL(f, t, S, wide, i64, 1)
#define WARP(f, t, S) KERNEL(f, t, S, 1, int, 1) KERNEL(f, t, S, wide, i64, 1)
#define FLOATING(t, S)                                                                            \
    PIXEL(max_windows, t, S)                                                                      \
    WARP(max_warps, t, S)                                                                         \
    PIXEL(max_back, t, S) PIXEL(mean_windows, t, S) WARP(mean_warps, t, S) PIXEL(mean_back, t, S) \
        PIXEL(mean_planes, t, S) PIXEL(mean_spread, t, S)
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
