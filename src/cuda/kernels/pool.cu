/* pool.cu - maximum and mean over windows of an image, and their gradients.
 *
 * Forward: one thread per output pixel, or one warp where windows are large. Neighbouring threads have neighbouring windows,
 * so what they share comes from the cache. Backward gathers: the thread of an image pixel asks each window that covers it,
 * in order, so nothing is added atomically and results repeat. Indices are 32-bit (I = int) where everything fits. */
#include "cuda/kernels/common.cuh"

enum { BLOCK = 256 };
struct pool_args {
    const void *in; /* image, or gradient of the output */
    void *out;
    i64 *where;
    i64 total; /* elements to compute */
    i64 h, w, oh, ow;
    i64 kh, kw, sh, sw, ph, pw, dh, dw, divisor;
    int adaptive, include_pad;
};

template <typename S> struct compute_of { typedef i64 type; };
template <> struct compute_of<float> { typedef float type; };
template <> struct compute_of<f16> { typedef float type; };
template <> struct compute_of<bf16> { typedef float type; };
template <> struct compute_of<double> { typedef double type; };

/* Rows [a, b) that window o covers, every d-th, and the extent PyTorch divides by when padding counts. */
template <typename I> struct span {
    I a, b, extent;
    __device__ __forceinline__ span(I o, I k, I s, I p, I d, I size, I out, bool adaptive) {
        if (adaptive) {
            a = o * size / out, b = ((o + 1) * size + out - 1) / out, extent = b - a;
            return;
        }
        a = o * s - p, b = a + (k - 1) * d + 1;
        extent = (b < size + p ? b : size + p) - a;
        if (a < 0) a += (-a + d - 1) / d * d;
        if (b > size) b = size;
    }
};
/* Windows [from, to) that may cover pixel r. */
template <typename I> struct covering {
    I from, to;
    __device__ __forceinline__ covering(I r, I k, I s, I p, I d, I size, I out, bool adaptive) {
        if (adaptive) {
            from = r * out / size, to = ((r + 1) * out + size - 1) / size;
            return;
        }
        const I reach = (k - 1) * d + 1;
        from = r + p < reach ? 0 : (r + p - reach) / s + 1;
        to = (r + p) / s + 1;
        if (to > out) to = out;
    }
};
template <typename I> struct pixel {
    I row, column;
    i64 plane;
    __device__ __forceinline__ pixel(i64 i, I height, I width) {
        if (sizeof(I) == 4) {
            const u32 n = (u32)i, q = n / (u32)width, p = q / (u32)height;
            column = (I)(n - q * (u32)width), row = (I)(q - p * (u32)height), plane = p;
        } else {
            const i64 q = i / width;
            plane = q / height, column = (I)(i - q * width), row = (I)(q - plane * height);
        }
    }
};

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
template <typename S, typename I> __device__ __forceinline__ void max_windows(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    for (i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; i < a.total; i += (i64)gridDim.x * BLOCK) {
        const pixel<I> o(i, (I)a.oh, (I)a.ow);
        const span<I> rows(o.row, (I)a.kh, (I)a.sh, (I)a.ph, (I)a.dh, (I)a.h, (I)a.oh, a.adaptive),
            columns(o.column, (I)a.kw, (I)a.sw, (I)a.pw, (I)a.dw, (I)a.w, (I)a.ow, a.adaptive);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        I at = rows.a * (I)a.w + columns.a;
        const I last = (I)(a.h * a.w) - 1;
        S chosen = in[at < last ? at : last];
        C m = as<C>::from(chosen);
        for (I r = rows.a; r < rows.b; r += (I)a.dh)
            for (I c = columns.a; c < columns.b; c += (I)a.dw) {
                const S raw = in[r * (I)a.w + c];
                const C v = as<C>::from(raw);
                if (v > m || is_nan(v)) m = v, chosen = raw, at = r * (I)a.w + c;
            }
        ((S *)a.out)[i] = chosen;
        a.where[i] = at;
    }
}
template <typename S, typename I> __device__ __forceinline__ void max_warps(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    const int lane = threadIdx.x & 31;
    for (i64 i = (i64)blockIdx.x * (BLOCK / 32) + threadIdx.x / 32; i < a.total; i += (i64)gridDim.x * (BLOCK / 32)) {
        const pixel<I> o(i, (I)a.oh, (I)a.ow);
        const span<I> rows(o.row, (I)a.kh, (I)a.sh, (I)a.ph, (I)a.dh, (I)a.h, (I)a.oh, a.adaptive),
            columns(o.column, (I)a.kw, (I)a.sw, (I)a.pw, (I)a.dw, (I)a.w, (I)a.ow, a.adaptive);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        I at = rows.a * (I)a.w + columns.a;
        const I last = (I)(a.h * a.w) - 1,
                wide = columns.b > columns.a ? (columns.b - columns.a + (I)a.dw - 1) / (I)a.dw : 0,
                high = rows.b > rows.a ? (rows.b - rows.a + (I)a.dh - 1) / (I)a.dh : 0, count = wide * high;
        best<C> b = {as<C>::from(in[at < last ? at : last]), at};
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
            ((S *)a.out)[i] = in[b.at < last ? b.at : last];
            a.where[i] = b.at;
        }
    }
}
template <typename S, typename I> __device__ __forceinline__ void max_back(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    for (i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; i < a.total; i += (i64)gridDim.x * BLOCK) {
        const pixel<I> x(i, (I)a.h, (I)a.w);
        const covering<I> rows(x.row, (I)a.kh, (I)a.sh, (I)a.ph, (I)a.dh, (I)a.h, (I)a.oh, a.adaptive),
            columns(x.column, (I)a.kw, (I)a.sw, (I)a.pw, (I)a.dw, (I)a.w, (I)a.ow, a.adaptive);
        const i64 base = x.plane * a.oh * a.ow, mine = (i64)x.row * a.w + x.column;
        C sum = 0;
        for (I r = rows.from; r < rows.to; r++)
            for (I c = columns.from; c < columns.to; c++) {
                const i64 o = base + (i64)(r * (I)a.ow + c);
                if (a.where[o] == mine) sum += as<C>::from(((const S *)a.in)[o]);
            }
        ((S *)a.out)[i] = to<S>::from(sum);
    }
}

/* ---------------------------------------------------------------- mean */
template <typename I>
__device__ __forceinline__ i64 divisor_of(const pool_args &a, const span<I> &rows, const span<I> &columns) {
    return a.divisor       ? a.divisor
           : a.include_pad ? (i64)rows.extent * columns.extent
                           : (i64)(rows.b - rows.a) * (columns.b - columns.a);
}
template <typename S, typename I> __device__ __forceinline__ void mean_windows(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    for (i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; i < a.total; i += (i64)gridDim.x * BLOCK) {
        const pixel<I> o(i, (I)a.oh, (I)a.ow);
        const span<I> rows(o.row, (I)a.kh, (I)a.sh, (I)a.ph, 1, (I)a.h, (I)a.oh, a.adaptive),
            columns(o.column, (I)a.kw, (I)a.sw, (I)a.pw, 1, (I)a.w, (I)a.ow, a.adaptive);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        C sum = 0;
        for (I r = rows.a; r < rows.b; r++)
            for (I c = columns.a; c < columns.b; c++) sum += as<C>::from(in[r * (I)a.w + c]);
        const bool any = rows.b > rows.a && columns.b > columns.a;
        ((S *)a.out)[i] = any ? to<S>::from(sum / (C)divisor_of(a, rows, columns)) : to<S>::from((C)0);
    }
}
template <typename S, typename I> __device__ __forceinline__ void mean_warps(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    const int lane = threadIdx.x & 31;
    for (i64 i = (i64)blockIdx.x * (BLOCK / 32) + threadIdx.x / 32; i < a.total; i += (i64)gridDim.x * (BLOCK / 32)) {
        const pixel<I> o(i, (I)a.oh, (I)a.ow);
        const span<I> rows(o.row, (I)a.kh, (I)a.sh, (I)a.ph, 1, (I)a.h, (I)a.oh, a.adaptive),
            columns(o.column, (I)a.kw, (I)a.sw, (I)a.pw, 1, (I)a.w, (I)a.ow, a.adaptive);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        const I wide = columns.b > columns.a ? columns.b - columns.a : 0, high = rows.b > rows.a ? rows.b - rows.a : 0,
                count = wide * high;
        C sum = 0;
        if (wide == (I)a.w) { /* whole rows: one stretch of memory */
            const S *from = in + rows.a * (I)a.w;
#pragma unroll 4
            for (I n = lane; n < count; n += 32) sum += as<C>::from(from[n]);
        } else
            for (I n = lane; n < count; n += 32) {
                const I r = n / wide;
                sum += as<C>::from(in[(rows.a + r) * (I)a.w + columns.a + (n - r * wide)]);
            }
#pragma unroll
        for (int step = 16; step; step /= 2) sum += __shfl_xor_sync(~0u, sum, step);
        if (lane == 0) ((S *)a.out)[i] = count ? to<S>::from(sum / (C)divisor_of(a, rows, columns)) : to<S>::from((C)0);
    }
}
template <typename S, typename I> __device__ __forceinline__ void mean_back(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    for (i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; i < a.total; i += (i64)gridDim.x * BLOCK) {
        const pixel<I> x(i, (I)a.h, (I)a.w);
        const covering<I> over(x.row, (I)a.kh, (I)a.sh, (I)a.ph, 1, (I)a.h, (I)a.oh, a.adaptive),
            across(x.column, (I)a.kw, (I)a.sw, (I)a.pw, 1, (I)a.w, (I)a.ow, a.adaptive);
        const S *in = (const S *)a.in + x.plane * a.oh * a.ow;
        C sum = 0;
        for (I r = over.from; r < over.to; r++) {
            const span<I> rows(r, (I)a.kh, (I)a.sh, (I)a.ph, 1, (I)a.h, (I)a.oh, a.adaptive);
            for (I c = across.from; c < across.to; c++) {
                const span<I> columns(c, (I)a.kw, (I)a.sw, (I)a.pw, 1, (I)a.w, (I)a.ow, a.adaptive);
                sum += as<C>::from(in[r * (I)a.ow + c]) / (C)divisor_of(a, rows, columns);
            }
        }
        ((S *)a.out)[i] = to<S>::from(sum);
    }
}

#define KERNEL(f, t, S)                                                                                            \
    extern "C" __global__ void __launch_bounds__(BLOCK) pool_##f##_##t(const __grid_constant__ pool_args a) {      \
        f<S, int>(a);                                                                                              \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK) pool_##f##_wide_##t(const __grid_constant__ pool_args a) { \
        f<S, i64>(a);                                                                                              \
    }
#define FLOATING(t, S)                                                                                 \
    KERNEL(max_windows, t, S)                                                                          \
    KERNEL(max_warps, t, S) KERNEL(max_back, t, S) KERNEL(mean_windows, t, S) KERNEL(mean_warps, t, S) \
        KERNEL(mean_back, t, S)
FLOATING(f16, f16)
FLOATING(bf16, bf16)
FLOATING(f32, float)
FLOATING(f64, double)
KERNEL(max_windows, u8, unsigned char)
KERNEL(max_windows, i8, signed char)
KERNEL(max_windows, i16, short)
KERNEL(max_windows, i32, int)
KERNEL(max_windows, i64, i64)
KERNEL(mean_windows, i64, i64)
