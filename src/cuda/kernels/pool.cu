/* pool.cu - maximum and mean over windows of an image, and their gradients.
 *
 * Images lie in the order of their indices, or all of a call with their channels last. What a thread computes is cut so that a warp's loads and
 * stores lie side by side, that of the places of maxima above all, which are eight bytes each:
 * - in order: one or more neighbouring pixels of a row, whose number divides the row; where windows are large, or so far apart that loads would not
 *   lie side by side, several threads compute one pixel, from a pair to a block;
 * - channels last: one pixel of as many neighbouring channels as a load of 16 bytes has; where windows are large, a block shares the elements of
 *   a window out among its threads.
 * Neighbouring threads have neighbouring windows: what they share comes from the cache.
 * Backward gathers: a thread has a patch of neighbouring pixels and asks each window that covers any of them, in order, once for all of them, so
 * nothing is added atomically and results repeat. Indices are 32-bit (I = int) where everything fits, and are then divided by
 * multiplying. Means of float32 over large windows are summed in double. */
#include "cuda/kernels/pool_args.h"
#include "cuda/kernels/pool.cuh"

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
template <typename C> struct best {
    C v;
    i64 at;
};
template <typename C> __device__ __forceinline__ bool beats(C v, i64 at, const best<C> &b) {
    if (is_nan(v)) return !is_nan(b.v) || at > b.at;
    return !is_nan(b.v) && (v > b.v || (v == b.v && at < b.at));
}
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
    __device__ __forceinline__ void begin(I first, bool missed) {
        at = missed ? -1 : first, chosen = lowest<S>(), m = as<C>::from(chosen);
    }
    __device__ __forceinline__ void feed(S raw, I place) {
        const C x = as<C>::from(raw);
        if (x > m || is_nan(x)) m = x, chosen = raw, at = place;
    }
    __device__ __forceinline__ S value(const pool_args &, const span<I> &, const span<I> &) const { return chosen; }
    enum { PLACES = true };
    __device__ __forceinline__ I place() const { return at; }
};
template <typename S, typename I> struct mean_window {
    typedef typename compute_of<S>::type C;
    C sum;
    __device__ __forceinline__ void begin(I, bool) { sum = 0; }
    __device__ __forceinline__ void feed(S raw, I) { sum += as<C>::from(raw); }
    __device__ __forceinline__ S value(const pool_args &a, const span<I> &rows, const span<I> &columns) const {
        return to_storage<S>(rows.b > rows.a && columns.b > columns.a ? sum / (C)divisor_of(a, rows, columns) : (C)0);
    }
    enum { PLACES = false };
    __device__ __forceinline__ I place() const { return 0; }
};
/* The places that a warp's threads found, V each, from `first` on: a lane's store has 16 bytes, and those of the lanes lie side by side. */
template <typename I, int V>
__device__ __forceinline__ void note_places(const pool_args &a, i64 first, const vec<I, V> &at) {
    const int lane = threadIdx.x & 31;
    if constexpr (V < 3) {
        vec<i64, V> places;
        EACH(v) places.v[v] = at.v[v];
        if (first + V * lane < a.total) store_vec(a.where + first, lane, places);
    } else {
        __shared__ vec<I, V> room[BLOCK];
        vec<I, V> *warps = room + (threadIdx.x & ~31);
        warps[lane] = at;
        __syncwarp();
#pragma unroll
        for (int k = 0; k < V / 2; k++) {
            const int i = k * 32 + lane;
            const vec<I, 2> two = ((const vec<I, 2> *)warps)[i];
            vec<i64, 2> places;
            places.v[0] = two.v[0], places.v[1] = two.v[1];
            if (first + 2 * i < a.total) store_vec(a.where + first, i, places);
        }
        __syncwarp();
    }
}
template <typename W, typename S, typename I, int V> __device__ __forceinline__ void windows(const pool_args &a) {
    const i64 threads = a.total / V;
    const I end = (I)a.w - 1;
    for (i64 block = (i64)blockIdx.x * BLOCK; block < threads; block += (i64)gridDim.x * BLOCK) {
        const i64 i = block + threadIdx.x;
        vec<I, V> at = {};
        if (i < threads) {
            const pixel<I> o(i * V, a.by_oh, a.by_ow);
            const span<I> rows = ROWS(o.row);
            const S *in = (const S *)a.in + o.plane * a.h * a.w;
            I from[V], to[V], most = 0;
            W window[V];
            EACH(v) {
                const span<I> columns = COLUMNS(o.column + v);
                from[v] = columns.a, to[v] = columns.b;
                if (to[v] - from[v] > most) most = to[v] - from[v];
                window[v].begin(rows.a * (I)a.w + from[v], rows.a >= rows.b || from[v] >= to[v]);
            }
            for (I r = rows.a; r < rows.b; r += (I)a.dh) {
                const I row = r * (I)a.w;
                for (I c = 0; c < most; c += (I)a.dw) {
                    S raw[V];
                    EACH(v) raw[v] = in[row + (from[v] + c < end ? from[v] + c : end)];
                    EACH(v) if (from[v] + c < to[v]) window[v].feed(raw[v], row + from[v] + c);
                }
            }
            vec<S, V> values;
            EACH(v) values.v[v] = window[v].value(a, rows, COLUMNS(o.column + v));
            store_vec(a.out, i, values);
            EACH(v) at.v[v] = window[v].place();
        }
        if (W::PLACES) note_places(a, (block + (threadIdx.x & ~31)) * V, at);
    }
}
/* What a window has for the pixels of a patch. `place`: where its maximum is, if that matters, as an offset from the patch's first pixel. */
template <typename S, typename I> struct max_share {
    typedef typename compute_of<S>::type C;
    enum { PLACES = true };
    __device__ __forceinline__ static C of(const pool_args &, S g, const span<I> &, I) { return as<C>::from(g); }
    __device__ __forceinline__ static bool mine(I place, I offset, bool) { return place == offset; }
};
template <typename S, typename I> struct mean_share {
    typedef typename compute_of<S>::type C;
    enum { PLACES = false };
    __device__ __forceinline__ static C of(const pool_args &a, S g, const span<I> &rows, I column) {
        return as<C>::from(g) / (C)divisor_of(a, rows, COLUMNS(column));
    }
    __device__ __forceinline__ static bool mine(I, I, bool covered) { return covered; }
};
enum { HIGH = PATCH_HIGH, AHEAD = 2 /* windows of a row whose loads are in flight at once */ };
/* How far behind `own` a place is; below 0 or beyond all if it is none that an int can name. Both of its words are looked at also because the compiler
 * would load by themselves what of 16 bytes are, word by word. */
__device__ __forceinline__ int offset_of(i64 place, int own) { return ((int)place - own) | (int)(place >> 32); }
__device__ __forceinline__ i64 offset_of(i64 place, i64 own) { return place - own; }
template <int V> __device__ __forceinline__ vec<i64, V> load_places(const i64 *p) {
    vec<i64, V> r;
    if constexpr (V % 2 == 0)
#pragma unroll
        for (int k = 0; k < V / 2; k++) {
            const vec<i64, 2> two = load_vec<vec<i64, 2>>(p, k);
            r.v[2 * k] = two.v[0], r.v[2 * k + 1] = two.v[1];
        }
    else
        EACH(v) r.v[v] = p[v];
    return r;
}
/* A patch is HIGH rows of WIDE columns of V channels. WIDE divides rows where images lie in order, and its pixels are stored as one vector. */
template <typename W, typename S, typename I, int WIDE, int V, bool LAST>
__device__ __forceinline__ void shares(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    const I step = LAST ? (I)a.channels : 1, width = (I)a.w;
    for (i64 t = (i64)blockIdx.x * BLOCK + threadIdx.x; t < a.patches; t += (i64)gridDim.x * BLOCK) {
        const I q = LAST ? over<I>((I)t, a.by_vectors) : (I)t;
        const I channel = LAST ? ((I)t - q * (I)a.by_vectors.d) * V : 0;
        const pixel<I> patch(q, a.by_patch_rows, a.by_patch_columns);
        const I row = patch.row * HIGH, column = patch.column * WIDE, own = row * width + column;
        I row_from[HIGH], row_to[HIGH], from[WIDE], to[WIDE];
#pragma unroll
        for (int y = 0; y < HIGH; y++) {
            const covering<I> rows = ROWS_OVER(row + y < (I)a.h ? row + y : (I)a.h - 1);
            row_from[y] = rows.from, row_to[y] = rows.to;
        }
#pragma unroll
        for (int x = 0; x < WIDE; x++) {
            const covering<I> columns = COLUMNS_OVER(column + x < width ? column + x : width - 1);
            from[x] = columns.from, to[x] = columns.to;
        }
        C sum[HIGH][WIDE][V];
#pragma unroll
        for (int y = 0; y < HIGH; y++)
#pragma unroll
            for (int x = 0; x < WIDE; x++) EACH(v) sum[y][x][v] = 0;
        const i64 base = patch.plane * a.oh * a.ow * step + channel;
        const S *in = (const S *)a.in + base;
        const i64 *places = a.where + base;
        const I end = to[WIDE - 1];
        for (I r = row_from[0]; r < row_to[HIGH - 1]; r++) {
            const span<I> high = ROWS(r);
            for (I c = from[0]; c < end; c += AHEAD) {
                vec<S, V> g[AHEAD];
                vec<i64, V> at[AHEAD];
#pragma unroll
                for (int n = 0; n < AHEAD; n++) {
                    const I o = (r * (I)a.ow + (c + n < end ? c + n : c)) * step;
                    g[n] = load_vec<vec<S, V>>(in + o, 0);
                    if (W::PLACES) at[n] = load_places<V>(places + o);
                }
#pragma unroll
                for (int n = 0; n < AHEAD; n++) {
                    EACH(v) {
                        const C share = W::of(a, g[n].v[v], high, c + n);
                        const I place = !W::PLACES ? 0 : !n || c + n < end ? offset_of(at[n].v[v], own) : -1;
#pragma unroll
                        for (int y = 0; y < HIGH; y++)
#pragma unroll
                            for (int x = 0; x < WIDE; x++)
                                if (W::mine(place, y * width + x,
                                            r >= row_from[y] && r < row_to[y] && c + n >= from[x] && c + n < to[x]))
                                    sum[y][x][v] += share;
                    }
                }
            }
        }
        S *out = (S *)a.out + (patch.plane * a.h * a.w + own) * step + channel;
#pragma unroll
        for (int y = 0; y < HIGH; y++) {
            if (row + y >= (I)a.h) break;
            if (LAST) {
#pragma unroll
                for (int x = 0; x < WIDE; x++) {
                    vec<S, V> values;
                    EACH(v) values.v[v] = to_storage<S>(sum[y][x][v]);
                    if (column + x < width) store_vec(out + (y * width + x) * step, 0, values);
                }
            } else {
                vec<S, WIDE> values;
#pragma unroll
                for (int x = 0; x < WIDE; x++) values.v[x] = to_storage<S>(sum[y][x][0]);
                store_vec(out + y * width, 0, values);
            }
        }
    }
}
#define NAMED(name, loop, what)                                                                         \
    template <typename S, typename I, int V> __device__ __forceinline__ void name(const pool_args &a) { \
        loop<what<S, I>, S, I, V>(a);                                                                   \
    }
NAMED(max_windows, windows, max_window)
NAMED(mean_windows, windows, mean_window)
#define NAMED_BACK(name, what)                                                                                 \
    template <typename S, typename I, int V> __device__ __forceinline__ void name(const pool_args &a) {        \
        shares<what<S, I>, S, I, V, 1, false>(a);                                                              \
    }                                                                                                          \
    template <typename S, typename I, int V> __device__ __forceinline__ void name##_last(const pool_args &a) { \
        shares<what<S, I>, S, I, PATCH_LAST, V, true>(a);                                                      \
    }
NAMED_BACK(max_back, max_share)
NAMED_BACK(mean_back, mean_share)

/* ---------------------------------------------------------------- some threads for a pixel
 * a.lanes of them, a power of two up to a block: neighbours have neighbouring elements of a window. All threads of a block go on until all have ended,
 * since they add up together; what is beyond the end is the last pixel, and is not stored. */
struct team {
    int lanes, lane, own, teams;
    __device__ __forceinline__ team(int of) : lanes(of) {
        const int bits = 31 - __clz(of);
        lane = threadIdx.x & (of - 1), own = threadIdx.x >> bits, teams = BLOCK >> bits;
    }
    /* What all of the team have, together, to all of it; P is plain data. */
    template <typename P, typename J> __device__ __forceinline__ P together(P mine, J join) const {
        __shared__ P room[BLOCK / 32];
        for (int step = (lanes < 32 ? lanes : 32) / 2; step; step /= 2) mine = join(mine, mine.of_lane(step));
        if (lanes > 32) {
            if ((threadIdx.x & 31) == 0) room[threadIdx.x / 32] = mine;
            __syncthreads();
            const int first = (threadIdx.x & ~(lanes - 1)) / 32;
            mine = room[first];
            for (int w = 1; w < lanes / 32; w++) mine = join(mine, room[first + w]);
            __syncthreads();
        }
        return mine;
    }
};
#define TEAMS(first) for (i64 first = (i64)blockIdx.x * t.teams; first < a.total; first += (i64)gridDim.x * t.teams)
template <typename C> struct found {
    C v;
    i64 at;
    __device__ __forceinline__ found of_lane(int step) const {
        return found{__shfl_xor_sync(~0u, v, step), __shfl_xor_sync(~0u, at, step)};
    }
};
template <typename T> struct added {
    T sum;
    __device__ __forceinline__ added of_lane(int step) const { return added{__shfl_xor_sync(~0u, sum, step)}; }
};
template <typename S, typename I, int V> __device__ __forceinline__ void max_warps(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    const team t(a.lanes);
    TEAMS(first) {
        const i64 own = first + t.own, i = own < a.total ? own : a.total - 1;
        const pixel<I> o(i, a.by_oh, a.by_ow);
        const span<I> rows = ROWS(o.row), columns = COLUMNS(o.column);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        const I wide = columns.b > columns.a ? (columns.b - columns.a + (I)a.dw - 1) / (I)a.dw : 0;
        const I high = rows.b > rows.a ? (rows.b - rows.a + (I)a.dh - 1) / (I)a.dh : 0, count = wide * high;
        const I at = count ? rows.a * (I)a.w + columns.a : 0;
        best<C> b = {as<C>::from(in[at]), at};
#pragma unroll 4
        for (I n = t.lane; n < count; n += t.lanes) {
            const I r = high == 1 ? 0 : n / wide,
                    where = (rows.a + r * (I)a.dh) * (I)a.w + columns.a + (n - r * wide) * (I)a.dw;
            const C v = as<C>::from(in[where]);
            if (beats(v, (i64)where, b)) b.v = v, b.at = where;
        }
        const found<C> all = t.together(found<C>{b.v, b.at}, [](const found<C> &x, const found<C> &y) {
            return beats(y.v, y.at, best<C>{x.v, x.at}) ? y : x;
        });
        if (t.lane || own >= a.total) continue;
        ((S *)a.out)[i] = count ? in[all.at] : lowest<S>();
        a.where[i] = count ? all.at : -1;
    }
}
template <typename S> struct sum_of { typedef typename compute_of<S>::type type; };
template <> struct sum_of<float> { typedef double type; };
template <typename T> __device__ __forceinline__ T total_of(const team &t, T sum) {
    return t.together(added<T>{sum}, [](const added<T> &x, const added<T> &y) { return added<T>{x.sum + y.sum}; }).sum;
}
template <typename S, typename I, int V> __device__ __forceinline__ void mean_warps(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    typedef typename sum_of<S>::type T;
    const team t(a.lanes);
    TEAMS(first) {
        const i64 own = first + t.own, i = own < a.total ? own : a.total - 1;
        const pixel<I> o(i, a.by_oh, a.by_ow);
        const span<I> rows = ROWS(o.row), columns = COLUMNS(o.column);
        const S *in = (const S *)a.in + o.plane * a.h * a.w;
        const I wide = columns.b > columns.a ? columns.b - columns.a : 0, high = rows.b > rows.a ? rows.b - rows.a : 0,
                count = wide * high;
        T sum = 0;
        if (high == 1 || wide == (I)a.w) { /* a row, or whole ones: one stretch of memory */
            const S *from = in + rows.a * (I)a.w + columns.a;
#pragma unroll 4
            for (I n = t.lane; n < count; n += t.lanes) sum += (T)as<C>::from(from[n]);
        } else
            for (I n = t.lane; n < count; n += t.lanes) {
                const I r = n / wide;
                sum += (T)as<C>::from(in[(rows.a + r) * (I)a.w + columns.a + (n - r * wide)]);
            }
        sum = total_of(t, sum);
        if (!t.lane && own < a.total)
            ((S *)a.out)[i] = to_storage<S>(count ? (C)(sum / (T)divisor_of(a, rows, columns)) : (C)0);
    }
}
/* The window is the image: a team adds up a plane, V elements to a load; a plane's pixels all get the same gradient. */
template <typename S, typename I, int V> __device__ __forceinline__ void mean_planes(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    typedef typename sum_of<S>::type T;
    const team t(a.lanes);
    const I count = (I)(a.h * a.w);
    TEAMS(first) {
        const i64 own = first + t.own, i = own < a.total ? own : a.total - 1;
        const vec<S, V> *in = (const vec<S, V> *)((const S *)a.in + i * count);
        T sum = 0;
#pragma unroll 4
        for (I n = t.lane; n < count / V; n += t.lanes) {
            const vec<S, V> x = in[n];
            C part = 0;
            if (sizeof(T) == sizeof(C)) {
                EACH(v) part += as<C>::from(x.v[v]);
                sum += (T)part;
            } else
                EACH(v) sum += (T)as<C>::from(x.v[v]);
        }
        sum = total_of(t, sum);
        if (!t.lane && own < a.total) ((S *)a.out)[i] = to_storage<S>((C)(sum / (T)count));
    }
}
template <typename S, typename I, int V> __device__ __forceinline__ void mean_spread(const pool_args &a) {
    typedef typename compute_of<S>::type C;
    const C count = (C)(a.h * a.w);
    PIXELS() {
        vec<S, V> values; /* of one plane or several */
        EACH(v)
        values.v[v] = to_storage<S>(as<C>::from(((const S *)a.in)[over<I>((I)(i + v), a.by_plane)]) / count);
        *(vec<S, V> *)((S *)a.out + i) = values;
    }
}

/* ---------------------------------------------------------------- channels last: a thread for some channels of a pixel
 * The windows of V channels at once. Of maxima `place` says where an element is in the image, `code` where in the window: 256 * row + column. */
template <typename S> struct halves; /* are there two to a word, compared by one instruction? */
template <> struct halves<f16> {
    /* All bits of each half that is above m's, or NaN. */
    __device__ __forceinline__ static u32 beat(u32 x, u32 m) {
        __half2 a, b;
        memcpy(&a, &x, 4), memcpy(&b, &m, 4);
        return __hgt2_mask(a, b) | __hneu2_mask(a, a);
    }
};
template <> struct halves<bf16> {
    __device__ __forceinline__ static u32 beat(u32 x, u32 m) {
        __nv_bfloat162 a, b;
        memcpy(&a, &x, 4), memcpy(&b, &m, 4);
        return __hgt2_mask(a, b) | __hneu2_mask(a, a);
    }
};
template <typename S, typename I, int V, bool HALVES = sizeof(S) == 2 && (V > 1)> struct max_channels {
    max_window<S, I> window[V];
    __device__ __forceinline__ void begin(I first, bool missed) { EACH(v) window[v].begin(first, missed); }
    __device__ __forceinline__ void feed(const vec<S, V> &x, bool there, I place, u32) {
        EACH(v) {
            const max_window<S, I> before = window[v];
            window[v].feed(x.v[v], place);
            if (!there) window[v] = before;
        }
    }
    __device__ __forceinline__ vec<S, V> values(const pool_args &, const span<I> &, const span<I> &) const {
        vec<S, V> r;
        EACH(v) r.v[v] = window[v].chosen;
        return r;
    }
    __device__ __forceinline__ void places(const pool_args &, vec<I, V> &at) const { EACH(v) at.v[v] = window[v].at; }
};
template <typename S, typename I, int V> struct max_channels<S, I, V, true> {
    u32 chosen[V / 2], codes[V / 2];
    I first;
    __device__ __forceinline__ void begin(I at, bool missed) {
        vec<S, 2> none;
        none.v[0] = none.v[1] = lowest<S>(), first = missed ? -1 : at;
#pragma unroll
        for (int k = 0; k < V / 2; k++) memcpy(&chosen[k], &none, 4), codes[k] = 0;
    }
    __device__ __forceinline__ void feed(const vec<S, V> &x, bool there, I, u32 code) {
        const u32 all = there ? ~0u : 0u;
        u32 words[V / 2];
        memcpy(words, &x, sizeof words);
        code |= code << 16;
#pragma unroll
        for (int k = 0; k < V / 2; k++) {
            const u32 beat = halves<S>::beat(words[k], chosen[k]) & all;
            chosen[k] = (words[k] & beat) | (chosen[k] & ~beat), codes[k] = (code & beat) | (codes[k] & ~beat);
        }
    }
    __device__ __forceinline__ vec<S, V> values(const pool_args &, const span<I> &, const span<I> &) const {
        vec<S, V> r;
        memcpy(&r, chosen, sizeof r);
        return r;
    }
    __device__ __forceinline__ void places(const pool_args &a, vec<I, V> &at) const {
        EACH(v) {
            const u32 code = codes[v / 2] >> (v % 2 * 16);
            at.v[v] = first + (I)(code >> 8 & 255) * (I)(a.dh * a.w) + (I)(code & 255) * (I)a.dw;
        }
    }
};
template <typename S, typename I, int V> struct mean_channels {
    mean_window<S, I> window[V];
    __device__ __forceinline__ void begin(I first, bool missed) { EACH(v) window[v].begin(first, missed); }
    __device__ __forceinline__ void feed(const vec<S, V> &x, bool there, I, u32) {
        typedef typename compute_of<S>::type C;
        EACH(v) window[v].sum += there ? as<C>::from(x.v[v]) : (C)0;
    }
    __device__ __forceinline__ vec<S, V> values(const pool_args &a, const span<I> &rows, const span<I> &columns) const {
        vec<S, V> r;
        EACH(v) r.v[v] = window[v].value(a, rows, columns);
        return r;
    }
    __device__ __forceinline__ void places(const pool_args &, vec<I, V> &) const {}
};
/* Of a window's row so many are in flight at once. What is beyond its end is loaded, too, from where it begins, and not fed: the compiler would wait
 * for the ones before it if it had a choice. */
enum { LOADS = 3 };
template <typename W, typename S, typename I, int V, bool PLACES>
__device__ __forceinline__ void windows_last(const pool_args &a) {
    const i64 threads = a.total / V;
    const I step = (I)a.channels, dw = (I)a.dw;
    for (i64 block = (i64)blockIdx.x * BLOCK; block < threads; block += (i64)gridDim.x * BLOCK) {
        const i64 i = block + threadIdx.x;
        vec<I, V> at = {};
        if (i < threads) {
            const I q = over<I>((I)i, a.by_vectors), channel = ((I)i - q * (I)a.by_vectors.d) * V;
            const pixel<I> o(q, a.by_oh, a.by_ow);
            const span<I> rows = ROWS(o.row), columns = COLUMNS(o.column);
            const S *in = (const S *)a.in + o.plane * a.h * a.w * step + channel;
            W window;
            window.begin(rows.a * (I)a.w + columns.a, rows.a >= rows.b || columns.a >= columns.b);
            u32 line = 0;
            for (I r = rows.a; r < rows.b; r += (I)a.dh, line += 256) {
                u32 code = line;
                for (I c = columns.a; c < columns.b; c += LOADS * dw, code += LOADS) {
                    vec<S, V> x[LOADS];
#pragma unroll
                    for (int n = 0; n < LOADS; n++)
                        x[n] = load_vec<vec<S, V>>(in + (r * (I)a.w + (c + n * dw < columns.b ? c + n * dw : c)) * step,
                                                   0);
#pragma unroll
                    for (int n = 0; n < LOADS; n++)
                        window.feed(x[n], !n || c + n * dw < columns.b, r * (I)a.w + c + n * dw, code + n);
                }
            }
            store_vec(a.out, i, window.values(a, rows, columns));
            window.places(a, at);
        }
        if (PLACES) note_places(a, (block + (threadIdx.x & ~31)) * V, at);
    }
}
template <typename S, typename I, int V> __device__ __forceinline__ void max_last(const pool_args &a) {
    windows_last<max_channels<S, I, V>, S, I, V, true>(a);
}
template <typename S, typename I, int V> __device__ __forceinline__ void mean_last(const pool_args &a) {
    windows_last<mean_channels<S, I, V>, S, I, V, false>(a);
}

/* ---------------------------------------------------------------- channels last: a block for some channels of a pixel
 * a.lanes threads side by side have V channels each; all others have the same channels of other elements of the window. */
template <typename S, typename I> struct max_part {
    typedef typename compute_of<S>::type C;
    best<C> b;
    __device__ __forceinline__ void begin(I first) { b.v = as<C>::from(lowest<S>()), b.at = first; }
    __device__ __forceinline__ void feed(S raw, I place) {
        const C v = as<C>::from(raw);
        if (v > b.v || is_nan(v)) b.v = v, b.at = place;
    }
    __device__ __forceinline__ void join(const max_part &o) {
        if (beats(o.b.v, o.b.at, b)) b = o.b;
    }
    __device__ __forceinline__ void end(const pool_args &a, i64 i, const S *in, I step, I count, i64) const {
        ((S *)a.out)[i] = count ? in[b.at * step] : lowest<S>();
        a.where[i] = count ? b.at : -1;
    }
};
template <typename S, typename I> struct mean_part {
    typedef typename compute_of<S>::type C;
    typedef typename sum_of<S>::type T;
    T sum;
    __device__ __forceinline__ void begin(I) { sum = 0; }
    __device__ __forceinline__ void feed(S raw, I) { sum += (T)as<C>::from(raw); }
    __device__ __forceinline__ void join(const mean_part &o) { sum += o.sum; }
    __device__ __forceinline__ void end(const pool_args &a, i64 i, const S *, I, I count, i64 divisor) const {
        ((S *)a.out)[i] = to_storage<S>(count ? (C)(sum / (T)divisor) : (C)0);
    }
};
template <typename W, typename S, typename I, int V> __device__ __forceinline__ void blocks_last(const pool_args &a) {
    __shared__ W room[V][BLOCK];
    const int lane = threadIdx.x % a.lanes, part = threadIdx.x / a.lanes, parts = BLOCK / a.lanes;
    const I step = (I)a.channels;
    for (i64 t = blockIdx.x; t < a.patches; t += gridDim.x) {
        const I q = over<I>((I)t, a.by_vectors), channel = (((I)t - q * (I)a.by_vectors.d) * a.lanes + lane) * V;
        const pixel<I> o(q, a.by_oh, a.by_ow);
        const span<I> rows = ROWS(o.row), columns = COLUMNS(o.column);
        const S *in = (const S *)a.in + o.plane * a.h * a.w * step + channel;
        const I wide = columns.b > columns.a ? (columns.b - columns.a + (I)a.dw - 1) / (I)a.dw : 0;
        const I high = rows.b > rows.a ? (rows.b - rows.a + (I)a.dh - 1) / (I)a.dh : 0, count = wide * high;
        const I first = rows.a * (I)a.w + columns.a;
        W window[V];
        EACH(v) window[v].begin(first);
        if (channel < step) {
#pragma unroll 4
            for (I n = part; n < count; n += parts) {
                const I r = n / wide, place = first + r * (I)(a.dh * a.w) + (n - r * wide) * (I)a.dw;
                const vec<S, V> x = load_vec<vec<S, V>>(in + place * step, 0);
                EACH(v) window[v].feed(x.v[v], place);
            }
        }
        for (int half = parts / 2; half; half /= 2) {
            if (part >= half && part < 2 * half) EACH(v) room[v][threadIdx.x] = window[v];
            __syncthreads();
            if (part < half) EACH(v) window[v].join(room[v][threadIdx.x + half * a.lanes]);
            __syncthreads();
        }
        if (!part && channel < step) {
            const i64 divisor = count ? divisor_of(a, rows, columns) : 1;
            EACH(v) window[v].end(a, (i64)q * step + channel + v, in + v, step, count, divisor);
        }
    }
}
template <typename S, typename I, int V> __device__ __forceinline__ void max_blocks(const pool_args &a) {
    blocks_last<max_part<S, I>, S, I, V>(a);
}
template <typename S, typename I, int V> __device__ __forceinline__ void mean_blocks(const pool_args &a) {
    blocks_last<mean_part<S, I>, S, I, V>(a);
}

#define KERNEL(f, t, S, name, I, V)                                                                                    \
    extern "C" __global__ void __launch_bounds__(BLOCK) pool_##f##_##name##_##t(const __grid_constant__ pool_args a) { \
        kernel_begin();                                                                                                \
        f<S, I, V>(a);                                                                                                 \
    }
#define PAIR(f, t, S) KERNEL(f, t, S, 1, int, 1) KERNEL(f, t, S, 2, int, 2) KERNEL(f, t, S, wide, i64, 1)
#define PIXEL(f, t, S) PAIR(f, t, S) KERNEL(f, t, S, 4, int, 4)
#define WARP(f, t, S) KERNEL(f, t, S, 1, int, 1) KERNEL(f, t, S, wide, i64, 1)
#define FOURS(f, t, S) WARP(f, t, S) KERNEL(f, t, S, 4, int, 4)
#define LOAD(f, t, S) WARP(f, t, S) KERNEL(f, t, S, load, int, 16 / sizeof(S))
#define FLOATING(t, S)          \
    PIXEL(max_windows, t, S)    \
    LOAD(max_last, t, S)        \
    WARP(max_warps, t, S)       \
    LOAD(max_blocks, t, S)      \
    PIXEL(max_back, t, S)       \
    FOURS(max_back_last, t, S)  \
    PIXEL(mean_windows, t, S)   \
    LOAD(mean_last, t, S)       \
    WARP(mean_warps, t, S)      \
    LOAD(mean_blocks, t, S)     \
    PIXEL(mean_back, t, S)      \
    FOURS(mean_back_last, t, S) \
    PIXEL(mean_planes, t, S)    \
    PIXEL(mean_spread, t, S)
FLOATING(f16, f16)
FLOATING(bf16, bf16)
FLOATING(f32, float)
FLOATING(f64, double)
#define INTEGERS(f)            \
    WARP(f, u8, unsigned char) \
    WARP(f, i8, signed char)   \
    WARP(f, i16, short)        \
    WARP(f, i32, int)          \
    WARP(f, i64, i64)
INTEGERS(max_windows)
INTEGERS(max_last)
WARP(mean_windows, i64, i64)
WARP(mean_last, i64, i64)
