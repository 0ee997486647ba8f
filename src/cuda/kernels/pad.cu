/* pad.cu - padding by what is there, and its gradient: one launch each, whatever dimensions are padded.
 *
 * What is written is dense. A thread has as many neighbouring elements of it as a store has room for (eight or 16 bytes): where these lie in the middle
 * of a row they are a run of the tensor that is read, and where that run begins is found out once; at the ends of rows each element is looked
 * for by itself. The gradient is gathered: an element adds up those that were padded with it, in the order in which they lie, so nothing is
 * atomic and results repeat; 16 bits are added in float and rounded once. Indices are 32-bit (I = int) where all fits. */
#include "cuda/kernels/pad_args.h"
#include "cuda/kernels/rows.cuh"
#include "ops/padding.h"

/* Element o of the padded dimension is which one of the inner? */
template <typename I> __device__ __forceinline__ I source_of(const pad_dim &d, I o) {
    if (d.mode == PAD_NONE) return o;
    const I last = (I)d.last;
    I i = o - (I)d.shift;
    if (d.mode == PADS_MIRRORED)
        i = i < 0 ? -i : i > last ? 2 * last - i : i;
    else if (d.mode == PADS_REPEATED)
        i = i < 0 ? 0 : i > last ? last : i;
    else
        i = i < 0 ? i + last + 1 : i > last ? i - last - 1 : i;
    return (I)d.first + i;
}
/* The coordinates of element e of what is written. */
template <typename I> struct place {
    I at[PAD_DIMS];
    __device__ __forceinline__ place(const pad_args &a, I e) {
#pragma unroll
        for (int d = PAD_DIMS - 1; d >= 0; d--) {
            at[d] = d < a.outermost ? 0 : e;
            if (d > a.outermost) {
                e = over<I>(e, a.axis[d].by);
                at[d] -= e * (I)a.axis[d].by.d;
            }
        }
    }
};
/* Where what belongs to these coordinates but the last is read from. */
template <typename I> __device__ __forceinline__ I line_of(const pad_args &a, const place<I> &p) {
    I from = 0;
#pragma unroll
    for (int d = 0; d < PAD_DIMS - 1; d++)
        if (d >= a.outermost) from += source_of<I>(a.axis[d], p.at[d]) * (I)a.axis[d].step;
    return from;
}
/* V neighbours of what is read, `step` apart. */
template <typename T, int V, typename I> __device__ __forceinline__ vec<T, V> run_of(const T *from, I step) {
    if (step == 1 && (u64)from % sizeof(vec<T, V>) == 0) return load_vec<vec<T, V>>(from, 0);
    vec<T, V> r;
#pragma unroll
    for (int v = 0; v < V; v++) r.v[v] = from[v * step];
    return r;
}
#define VECTORS(t) for (i64 t = (i64)blockIdx.x * PAD_BLOCK + threadIdx.x; t * V < a.n; t += (i64)gridDim.x * PAD_BLOCK)

template <typename T, typename I, int V> __device__ __forceinline__ void pad_forward(const pad_args &a) {
    const T *const in = (const T *)a.in;
    const pad_dim &row = a.axis[PAD_DIMS - 1];
    VECTORS(t) {
        const I e = (I)(t * V);
        const place<I> p(a, e);
        const I column = p.at[PAD_DIMS - 1];
        vec<T, V> r;
        if (V > 1 && column >= (I)a.low && column + V <= (I)a.high) {
            r = run_of<T, V>(in + (line_of(a, p) + source_of<I>(row, column) * (I)row.step), (I)row.step);
        } else {
#pragma unroll
            for (int v = 0; v < V; v++) { /* what is beyond the end is the last one, and is not stored */
                const place<I> q(a, V == 1 || e + v < (I)a.n ? e + v : (I)a.n - 1);
                r.v[v] = in[line_of(a, q) + source_of<I>(row, q.at[PAD_DIMS - 1]) * (I)row.step];
            }
        }
        T *const out = (T *)a.out + e;
        if (V == 1 || e + V <= (I)a.n)
            store_vec(out, 0, r);
        else
#pragma unroll
            for (int v = 0; v < V; v++)
                if (e + v < (I)a.n) out[v] = r.v[v];
    }
}

/* What of the padded dimension came from element i of the inner one, in order: one at `left`, those of [from, to], one at `right`; -1: there is none. */
template <typename I> struct targets {
    I left, from, to, right;
    __device__ __forceinline__ targets(const pad_dim &d, I i) {
        const I last = (I)d.last, padded = (I)d.padded, main = i - (I)d.first + (I)d.shift;
        left = right = -1, from = to = main;
        if (d.mode == PAD_NONE) return;
        if (d.mode == PADS_REPEATED) {
            if (i == 0) from = 0;
            if (i == last) to = padded - 1;
        } else if (d.mode == PADS_MIRRORED) {
            if (i > 0) left = (I)d.shift - i;
            if (i < last) right = (I)d.shift + 2 * last - i;
        } else if (i >= (I)d.first && i <= (I)d.first + last)
            left = main - last - 1, right = main + last + 1;
        else
            to = from - 1;
        if (from < 0) from = 0;
        if (to >= padded) to = padded - 1;
        if (to < from) to = from - 1;
        if (left < 0 || left >= padded) left = -1;
        if (right < 0 || right >= padded) right = -1;
    }
    __device__ __forceinline__ I count() const { return (I)(left >= 0) + (to - from + 1) + (I)(right >= 0); }
    /* The k-th of them. */
    __device__ __forceinline__ I operator[](I k) const {
        if (left >= 0 && k-- == 0) return left;
        return k <= to - from ? from + k : right;
    }
};
/* From how many lines the elements of what is written with these coordinates but the last come together, and where the q-th begins, in order. */
template <typename I> __device__ __forceinline__ I count_lines(const pad_args &a, const place<I> &p) {
    I count = 1;
#pragma unroll
    for (int d = 0; d < PAD_DIMS - 1; d++)
        if (d >= a.outermost && a.axis[d].mode != PAD_NONE) count *= targets<I>(a.axis[d], p.at[d]).count();
    return count;
}
template <typename I> __device__ __forceinline__ I line_of(const pad_args &a, const place<I> &p, I q) {
    I from = 0;
#pragma unroll
    for (int d = PAD_DIMS - 2; d >= 0; d--)
        if (d >= a.outermost) {
            I at = p.at[d];
            if (a.axis[d].mode != PAD_NONE) {
                const targets<I> t(a.axis[d], at);
                const I n = t.count(), rest = n > 1 ? q / n : q;
                at = t[n > 1 ? q - rest * n : 0];
                q = rest;
            }
            from += at * (I)a.axis[d].step;
        }
    return from;
}
/* N neighbours from element e on, wherever they lie. In the last dimension an element was padded to at most three places that lie apart, and rarely to
 * more behind the second; a line's first ones of all N are on their way at once. */
template <typename S, typename I, int N> __device__ __forceinline__ void gather_any(const pad_args &a, I e, S *out) {
    typedef typename compute_of<S>::type C;
    const S *const in = (const S *)a.in;
    const pad_dim &row = a.axis[PAD_DIMS - 1];
    const I step = (I)row.step;
    I lines[N], most = 0;
    C sum[N] = {};
#pragma unroll
    for (int v = 0; v < N; v++) {
        lines[v] = e + v < (I)a.n ? count_lines<I>(a, place<I>(a, e + v)) : 0;
        most = lines[v] > most ? lines[v] : most;
    }
#pragma unroll 1
    for (I q = 0; q < most; q++) {
        S left[N], from[N], right[N];
#pragma unroll
        for (int v = 0; v < N; v++)
            if (q < lines[v]) {
                const place<I> p(a, e + v);
                const targets<I> t(row, p.at[PAD_DIMS - 1]);
                const S *const line = in + line_of(a, p, q);
                if (t.left >= 0) left[v] = line[t.left * step];
                if (t.from <= t.to) from[v] = line[t.from * step];
                if (t.right >= 0) right[v] = line[t.right * step];
            }
#pragma unroll
        for (int v = 0; v < N; v++)
            if (q < lines[v]) {
                const place<I> p(a, e + v);
                const targets<I> t(row, p.at[PAD_DIMS - 1]);
                if (t.left >= 0) sum[v] += as<C>::from(left[v]);
                if (t.from <= t.to) sum[v] += as<C>::from(from[v]);
                if (t.from < t.to) {
                    const S *const line = in + line_of(a, p, q);
#pragma unroll 4
                    for (I k = t.from + 1; k <= t.to; k++) sum[v] += as<C>::from(line[k * step]);
                }
                if (t.right >= 0) sum[v] += as<C>::from(right[v]);
            }
    }
    vec<S, N> r;
#pragma unroll
    for (int v = 0; v < N; v++) r.v[v] = to<S>::from(sum[v]);
    if (N == 1 || e + N <= (I)a.n)
        store_vec(out, 0, r);
    else
#pragma unroll
        for (int v = 0; v < N; v++)
            if (e + v < (I)a.n) out[v] = r.v[v];
}
template <typename S, typename I, int V> __device__ __forceinline__ void pad_backward(const pad_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int N = V < 4 ? V : 4;
    const pad_dim &row = a.axis[PAD_DIMS - 1];
    VECTORS(t) {
        const I e = (I)(t * V);
        const place<I> p(a, e);
        const I column = p.at[PAD_DIMS - 1];
        S *const out = (S *)a.out + e;
        if (V > 1 && column >= (I)a.low && column + V <= (I)a.high) {
            const S *const in = (const S *)a.in + targets<I>(row, column).from * (I)row.step;
            const I lines = count_lines(a, p);
            if (lines == 1)
                store_vec(out, 0, run_of<S, V>(in + line_of<I>(a, p, 0), (I)row.step));
            else {
                C sum[V] = {}, x[V];
#pragma unroll 2
                for (I q = 0; q < lines; q++) {
                    unpack_all(run_of<S, V>(in + line_of<I>(a, p, q), (I)row.step), x);
#pragma unroll
                    for (int v = 0; v < V; v++) sum[v] += x[v];
                }
                store_all<S, V, C>(out, 0, sum);
            }
        } else
#pragma unroll 1
            for (int v = 0; v < V; v += N)
                if (e + v < (I)a.n) gather_any<S, I, N>(a, e + v, out + v);
    }
}

#define KERNEL(name, function, T, I, V)                                                                   \
    extern "C" __global__ void __launch_bounds__(PAD_BLOCK, 4) name(const __grid_constant__ pad_args a) { \
        kernel_begin();                                                                                   \
        function<T, I, V>(a);                                                                             \
    }
#define FORWARD(bytes, T, V)                            \
    KERNEL(pad_forward_##bytes, pad_forward, T, int, V) \
    KERNEL(pad_forward_##bytes##_wide, pad_forward, T, i64, 1)
FORWARD(1, unsigned char, 8)
FORWARD(2, unsigned short, 8)
FORWARD(4, u32, 4)
FORWARD(8, u64, 2)
#define BACKWARD(t, S, V)                             \
    KERNEL(pad_backward_##t, pad_backward, S, int, V) \
    KERNEL(pad_backward_##t##_wide, pad_backward, S, i64, 1)
BACKWARD(f16, f16, 8)
BACKWARD(bf16, bf16, 8)
BACKWARD(f32, float, 4)
BACKWARD(f64, double, 2)
