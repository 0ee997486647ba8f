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
        for (int d = PAD_DIMS - 1; d > 0; d--) {
            const I q = over<I>(e, a.axis[d].by);
            at[d] = e - q * (I)a.axis[d].by.d;
            e = q;
        }
        at[0] = e;
    }
};
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
            I from = source_of<I>(row, column) * (I)row.step;
#pragma unroll
            for (int d = 0; d < PAD_DIMS - 1; d++) from += source_of<I>(a.axis[d], p.at[d]) * (I)a.axis[d].step;
            r = run_of<T, V>(in + from, (I)row.step);
        } else {
#pragma unroll
            for (int v = 0; v < V; v++) { /* what is beyond the end is the last one, and is not stored */
                const place<I> q(a, V == 1 || e + v < (I)a.n ? e + v : (I)a.n - 1);
                I from = 0;
#pragma unroll
                for (int d = 0; d < PAD_DIMS; d++) from += source_of<I>(a.axis[d], q.at[d]) * (I)a.axis[d].step;
                r.v[v] = in[from];
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
    __device__ __forceinline__ bool single() const { return left < 0 && right < 0 && from == to; }
};
template <int D, typename S, typename I, typename C>
__device__ __forceinline__ void add_up(const pad_args &a, const place<I> &p, const S *from, C &sum) {
    if constexpr (D == PAD_DIMS)
        sum += as<C>::from(*from);
    else {
        const targets<I> t(a.axis[D], p.at[D]);
        const I step = (I)a.axis[D].step, end = t.right >= 0 ? t.to + 1 : t.to;
        for (I k = t.left >= 0 ? t.from - 1 : t.from; k <= end; k++)
            add_up<D + 1>(a, p, from + (k < t.from ? t.left : k > t.to ? t.right : k) * step, sum);
    }
}
template <typename S, typename I, int V> __device__ __forceinline__ void pad_backward(const pad_args &a) {
    typedef typename compute_of<S>::type C;
    const S *const in = (const S *)a.in;
    const pad_dim &row = a.axis[PAD_DIMS - 1];
    VECTORS(t) {
        const I e = (I)(t * V);
        const place<I> p(a, e);
        const I column = p.at[PAD_DIMS - 1];
        S *const out = (S *)a.out + e;
        bool single = V > 1 && column >= (I)a.low && column + V <= (I)a.high;
        if (single) {
            I from = targets<I>(row, column).from * (I)row.step;
#pragma unroll
            for (int d = 0; d < PAD_DIMS - 1; d++) {
                const targets<I> one(a.axis[d], p.at[d]);
                single &= one.single();
                from += one.from * (I)a.axis[d].step;
            }
            if (single) store_vec(out, 0, run_of<S, V>(in + from, (I)row.step));
        }
        if (!single)
#pragma unroll 1
            for (int v = 0; v < V && e + v < (I)a.n; v++) {
                C sum = 0;
                add_up<0>(a, place<I>(a, e + v), in, sum);
                out[v] = to<S>::from(sum);
            }
    }
}

#define KERNEL(name, function, T, I, V)                                                                \
    extern "C" __global__ void __launch_bounds__(PAD_BLOCK) name(const __grid_constant__ pad_args a) { \
        kernel_begin();                                                                                \
        function<T, I, V>(a);                                                                          \
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
