/* volume.cu - maxima and means over windows of volumes, and their gradients.
 *
 * A thread has one window; its neighbours have those beside it in a row, or those of the channels beside it where these come last, so what they
 * share comes from the cache. Backward gathers: a thread has
 * a few neighbours in a row and asks each window that covers any of them, in order, once for all of them, so nothing is added atomically and results
 * repeat. Indices are 32-bit (I = int) where everything fits, and are then divided by multiplying. */
#include "cuda/kernels/pool.cuh"
#include "cuda/kernels/volume_args.h"

/* Of a window's row so many elements are on their way at once; what is beyond its end is loaded from where it begins, and not looked at. */
enum { LOADS = 4 };
#define SPAN(k, o) \
    span<I>(o, (I)a.kernel[k], (I)a.stride[k].d, (I)a.padding[k], (I)a.dilation[k], (I)a.size[k], a.by_high[k], false)
#define COVERING(k, r) \
    covering<I>(r, (I)a.kernel[k], a.stride[k], (I)a.padding[k], (I)a.dilation[k], a.by_size[k], (I)a.high[k], false)

/* The first of equal elements wins, and the last NaN of any. */
template <typename S, typename I> __device__ __forceinline__ void volume_max(const volume_args &a) {
    typedef typename compute_of<S>::type C;
    const I dx = (I)a.dilation[2], step = (I)a.channels; /* from place to place */
    for (i64 t = (i64)blockIdx.x * VOLUME_BLOCK + threadIdx.x; t < a.total; t += (i64)gridDim.x * VOLUME_BLOCK) {
        I rest = over<I>((I)t, a.by_channels), o[3];
        const I channel = (I)t - rest * step;
#pragma unroll
        for (int d = 2; d >= 0; d--) {
            const I q = over<I>(rest, a.by_high[d]);
            o[d] = rest - q * (I)a.high[d];
            rest = q;
        }
        const span<I> deep = SPAN(0, o[0]), high = SPAN(1, o[1]), wide = SPAN(2, o[2]);
        const S *const in = (const S *)a.in + (i64)rest * (a.size[0] * a.size[1] * a.size[2]) * step + channel;
        S chosen = lowest<S>();
        C m = as<C>::from(chosen);
        I at = deep.a < deep.b && high.a < high.b && wide.a < wide.b
                   ? (deep.a * (I)a.size[1] + high.a) * (I)a.size[2] + wide.a
                   : -1;
        for (I z = deep.a; z < deep.b; z += (I)a.dilation[0])
            for (I y = high.a; y < high.b; y += (I)a.dilation[1]) {
                const I row = (z * (I)a.size[1] + y) * (I)a.size[2];
                for (I x = wide.a; x < wide.b; x += LOADS * dx) {
                    S raw[LOADS];
#pragma unroll
                    for (int n = 0; n < LOADS; n++) raw[n] = in[(row + (x + n * dx < wide.b ? x + n * dx : x)) * step];
#pragma unroll
                    for (int n = 0; n < LOADS; n++) {
                        const C v = as<C>::from(raw[n]);
                        if ((v > m || is_nan(v)) && (!n || x + n * dx < wide.b))
                            m = v, chosen = raw[n], at = row + x + n * dx;
                    }
                }
            }
        ((S *)a.out)[t] = chosen;
        if (a.where) a.where[t] = at;
    }
}

/* Added up in the order of memory. The elements of a window are one list, of which AT_ONCE are on their way at once, however long its rows are. */
template <typename S, typename I> __device__ __forceinline__ void volume_mean(const volume_args &a) {
    typedef typename compute_of<S>::type C;
    enum { AT_ONCE = 8 };
    for (i64 t = (i64)blockIdx.x * VOLUME_BLOCK + threadIdx.x; t < a.total; t += (i64)gridDim.x * VOLUME_BLOCK) {
        I rest = (I)t, o[3];
#pragma unroll
        for (int d = 2; d >= 0; d--) {
            const I q = over<I>(rest, a.by_high[d]);
            o[d] = rest - q * (I)a.high[d];
            rest = q;
        }
        const span<I> deep = SPAN(0, o[0]), high = SPAN(1, o[1]), wide = SPAN(2, o[2]);
        const I zs = deep.b - deep.a, ys = high.b - high.a, xs = wide.b - wide.a;
        C sum = 0;
        if (zs > 0 && ys > 0 && xs > 0) {
            const I row = (I)a.size[2], plane = (I)a.size[1] * row;
            const I to_row = row - xs,
                    to_plane = plane - ys * row; /* from behind a row, and behind the last one, to the next */
            const S *in = (const S *)a.in + (i64)rest * (a.size[0] * a.size[1] * a.size[2]) +
                          ((i64)deep.a * plane + high.a * row + wide.a);
            I left = zs * ys * xs, x = 0, y = 0, at = 0;
            while (left > 0) {
                S raw[AT_ONCE];
#pragma unroll
                for (int n = 0; n < AT_ONCE; n++) {
                    raw[n] = in[at];
                    if (n + 1 < left) { /* else the last one once more, which is not added */
                        at++, x++;
                        if (x == xs) x = 0, y++, at += to_row;
                        if (y == ys) y = 0, at += to_plane;
                    }
                }
#pragma unroll
                for (int n = 0; n < AT_ONCE; n++)
                    if (n < left) sum += as<C>::from(raw[n]);
                left -= AT_ONCE;
            }
            const i64 divisor = a.divisor       ? a.divisor
                                : a.include_pad ? (i64)deep.extent * (i64)high.extent * (i64)wide.extent
                                                : (i64)zs * (i64)ys * (i64)xs;
            sum /= (C)divisor;
        }
        ((S *)a.out)[t] = to_storage<S>(sum);
    }
}

/* Which neighbours in a row a thread of backward has, and where. */
template <typename I> struct patch_of {
    I channel, line, volume, depth, row, column, end; /* line: of all; its places from column to end */
    __device__ __forceinline__ patch_of(const volume_args &a, I t) {
        const I patch = over<I>(t, a.by_channels);
        channel = t - patch * (I)a.channels;
        line = over<I>(patch, a.by_patches), column = (patch - line * (I)a.by_patches.d) * VOLUME_PATCH;
        const I plane = over<I>(line, a.by_size[1]);
        row = line - plane * (I)a.size[1];
        volume = over<I>(plane, a.by_size[0]), depth = plane - volume * (I)a.size[0];
        end = column + VOLUME_PATCH < (I)a.size[2] ? column + VOLUME_PATCH : (I)a.size[2];
    }
    /* Where what belongs to the channel of the volume begins among the gradients of results. */
    __device__ __forceinline__ i64 base(const volume_args &a) const {
        return (i64)volume * (a.high[0] * a.high[1] * a.high[2]) * (I)a.channels + channel;
    }
    template <typename S, typename C>
    __device__ __forceinline__ void store(const volume_args &a, const C (&sum)[VOLUME_PATCH]) const {
        S *const out = (S *)a.out + ((i64)line * (I)a.size[2] + column) * (I)a.channels + channel;
        vec<S, VOLUME_PATCH> values;
#pragma unroll
        for (int v = 0; v < VOLUME_PATCH; v++) values.v[v] = to_storage<S>(sum[v]);
        if (a.vectors)
            store_vec(out, 0, values);
        else
#pragma unroll
            for (int v = 0; v < VOLUME_PATCH; v++)
                if (column + v < end) out[v * (I)a.channels] = values.v[v];
    }
};
#define PATCHES(t) \
    for (i64 t = (i64)blockIdx.x * VOLUME_BLOCK + threadIdx.x; t < a.total; t += (i64)gridDim.x * VOLUME_BLOCK)
template <typename S, typename I> __device__ __forceinline__ void volume_back(const volume_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int V = VOLUME_PATCH;
    const I step = (I)a.channels; /* from place to place */
    PATCHES(t) {
        const patch_of<I> p(a, (I)t);
        const covering<I> deep = COVERING(0, p.depth), high = COVERING(1, p.row), first = COVERING(2, p.column),
                          last = COVERING(2, p.end - 1);
        const i64 own = ((i64)p.depth * a.size[1] + p.row) * a.size[2] + p.column, base = p.base(a);
        const S *const in = (const S *)a.in + base;
        const i64 *const where = a.where + base;
        C sum[V] = {};
        for (I z = deep.from; z < deep.to; z++)
            for (I y = high.from; y < high.to; y++) {
                const I at = (z * (I)a.high[1] + y) * (I)a.high[2];
#pragma unroll 2
                for (I x = first.from; x < last.to; x++) {
                    const i64 place = where[(at + x) * step] - own;
                    if (place < 0 || place >= V) continue;
                    const C g = as<C>::from(in[(at + x) * step]);
#pragma unroll
                    for (int v = 0; v < V; v++) sum[v] += place == v ? g : (C)0;
                }
            }
        p.template store<S>(a, sum);
    }
}
/* Each window shares its gradient out among its places. */
template <typename S, typename I> __device__ __forceinline__ void volume_mean_back(const volume_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int V = VOLUME_PATCH;
    PATCHES(t) {
        const patch_of<I> p(a, (I)t);
        const covering<I> deep = COVERING(0, p.depth), high = COVERING(1, p.row);
        I from[V], to[V];
#pragma unroll
        for (int v = 0; v < V; v++) {
            const covering<I> wide = COVERING(2, p.column + v < p.end ? p.column + v : p.end - 1);
            from[v] = wide.from, to[v] = wide.to;
        }
        const S *const in = (const S *)a.in + p.base(a);
        C sum[V] = {};
        for (I z = deep.from; z < deep.to; z++) {
            const span<I> zs = SPAN(0, z);
            for (I y = high.from; y < high.to; y++) {
                const span<I> ys = SPAN(1, y);
                const C area = a.include_pad ? (C)zs.extent * (C)ys.extent : (C)(zs.b - zs.a) * (C)(ys.b - ys.a);
                const I at = (z * (I)a.high[1] + y) * (I)a.high[2];
                for (I x = from[0]; x < to[V - 1]; x += LOADS) {
                    S raw[LOADS];
#pragma unroll
                    for (int n = 0; n < LOADS; n++) raw[n] = in[at + (x + n < to[V - 1] ? x + n : x)];
#pragma unroll
                    for (int n = 0; n < LOADS; n++) {
                        const span<I> xs = SPAN(2, x + n);
                        const C count = a.divisor ? (C)a.divisor : area * (C)(a.include_pad ? xs.extent : xs.b - xs.a),
                                share = as<C>::from(raw[n]) / count;
#pragma unroll
                        for (int v = 0; v < V; v++)
                            if (x + n >= from[v] && x + n < to[v]) sum[v] += share;
                    }
                }
            }
        }
        p.template store<S>(a, sum);
    }
}

#define KERNEL(name, function, S, I)                                                                         \
    extern "C" __global__ void __launch_bounds__(VOLUME_BLOCK) name(const __grid_constant__ volume_args a) { \
        kernel_begin();                                                                                      \
        function<S, I>(a);                                                                                   \
    }
#define MAXIMA(t, S)                           \
    KERNEL(volume_max_##t, volume_max, S, int) \
    KERNEL(volume_max_wide_##t, volume_max, S, i64)
#define MEANS(t, S)                              \
    KERNEL(volume_mean_##t, volume_mean, S, int) \
    KERNEL(volume_mean_wide_##t, volume_mean, S, i64)
#define BACK(t, S)                                         \
    KERNEL(volume_back_##t, volume_back, S, int)           \
    KERNEL(volume_back_wide_##t, volume_back, S, i64)      \
    KERNEL(volume_mean_back_##t, volume_mean_back, S, int) \
    KERNEL(volume_mean_back_wide_##t, volume_mean_back, S, i64)
MAXIMA(f16, f16)
MAXIMA(bf16, bf16)
MAXIMA(f32, float)
MAXIMA(f64, double)
MAXIMA(u8, unsigned char)
MAXIMA(i8, signed char)
MAXIMA(i16, short)
MAXIMA(i32, int)
MAXIMA(i64, i64)
MEANS(f16, f16)
MEANS(bf16, bf16)
MEANS(f32, float)
MEANS(f64, double)
BACK(f16, f16)
BACK(bf16, bf16)
BACK(f32, float)
BACK(f64, double)
