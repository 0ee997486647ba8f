/* softmaxtall.cu - softmax along dimensions so long, and beside so few others, that a column is shared out among blocks.
 *
 *   softmaxtall_part_<types>, softmaxtall_<log_><back_>part_<type>   what a part of the rows adds up to, for every column
 *   softmaxtall_<log_><back_><types>                                 joins the parts' sums, and writes a part of the rows
 *
 * A block has a strip of neighbouring columns; threads that follow one another are in neighbouring columns, and then in the row below, so
 * where a strip is the whole row they read memory as it lies. Parts are joined in a fixed order, so results repeat. */
#include "cuda/kernels/softmax.cuh"

/* Where a thread is: `inside` those of the strip; it has rows first, first + step, … below end. */
struct tall_place {
    i64 column, first, end, matrix, part;
    int lane, down, step; /* its column in the strip; its row among the threads; how many rows these are */
    bool inside;
    __device__ __forceinline__ tall_place(const softmax_tall_args &a) {
        const i64 strip = (i64)(blockIdx.x / a.splits) % a.strips;
        matrix = (i64)(blockIdx.x / a.splits) / a.strips;
        part = blockIdx.x % a.splits;
        lane = threadIdx.x % a.wide;
        down = threadIdx.x / a.wide;
        step = SOFTMAX_BLOCK / a.wide;
        column = strip * a.wide + lane;
        inside = down < step && column < a.inner;
        first = part * a.per_part + down;
        end = min((part + 1) * a.per_part, a.n);
    }
    __device__ __forceinline__ i64 element(const softmax_tall_args &a, i64 row) const {
        return (matrix * a.n + row) * a.inner + column;
    }
    /* Of the sums of a part. */
    __device__ __forceinline__ i64 slot(const softmax_tall_args &a, i64 which) const {
        return (matrix * a.splits + which) * a.inner + column;
    }
};

template <typename C> struct tall_sum { /* as running, for sums alone */
    C sum;
    __device__ __forceinline__ tall_sum() : sum(0) {}
    __device__ __forceinline__ void join(const tall_sum &o) { sum += o.sum; }
};
template <typename C> struct tall_running : running<C> {
    __device__ __forceinline__ void join(const tall_running &o) { running<C>::join(o.top, o.sum); }
};
/* What all threads of a column have, joined, to all of them. */
template <typename R> __device__ __forceinline__ R join_columns(const R &mine, const tall_place &p, int wide) {
    __shared__ __align__(16) unsigned char memory[SOFTMAX_BLOCK * sizeof(R)];
    R *const all = (R *)memory;
    all[threadIdx.x] = mine;
    for (int d = 1; d < p.step; d *= 2) {
        __syncthreads();
        if (p.down % (2 * d) == 0 && p.down + d < p.step) all[threadIdx.x].join(all[threadIdx.x + d * wide]);
    }
    __syncthreads();
    return all[p.lane];
}
template <typename R> __device__ __forceinline__ R join_parts(const softmax_tall_args &a, const tall_place &p) {
    R r;
    if (p.inside)
        for (i64 k = p.down; k < a.splits; k += p.step) r.join(((const R *)a.parts)[p.slot(a, k)]);
    return join_columns(r, p, a.wide);
}

enum { TALL_UNROLL = 8 };
template <typename SI> __device__ __forceinline__ void tall_part(const softmax_tall_args &a) {
    typedef typename compute_of<SI>::type C;
    const tall_place p(a);
    const SI *const in = (const SI *)a.in;
    tall_running<C> r;
    if (p.inside)
        for (i64 row = p.first; row < p.end; row += p.step * TALL_UNROLL) {
            C x[TALL_UNROLL];
#pragma unroll
            for (int u = 0; u < TALL_UNROLL; u++) {
                const i64 k = row + (i64)u * p.step;
                x[u] = k < p.end ? as<C>::from(in[p.element(a, k)]) : MINUS_INFINITY(C);
            }
            r.template feed<C>(x);
        }
    r = join_columns(r, p, a.wide);
    if (p.inside && p.down == 0) ((tall_running<C> *)a.parts)[p.slot(a, p.part)] = r;
}
template <typename SI, typename SO, bool LOG> __device__ __forceinline__ void softmax_tall(const softmax_tall_args &a) {
    typedef typename compute_of<SI>::type C;
    const tall_place p(a);
    const tall_running<C> r = join_parts<tall_running<C>>(a, p);
    if (!p.inside) return;
    const C by = LOG ? log_of(r.sum) : 1 / r.sum;
#pragma unroll 4
    for (i64 row = p.first; row < p.end; row += p.step) {
        const i64 e = p.element(a, row);
        const C x = as<C>::from(((const SI *)a.in)[e]);
        ((SO *)a.out)[e] = to<SO>::from(LOG ? x - r.top - by : exp_for<SO>(x - r.top) * by);
    }
}

template <typename S, bool LOG> __device__ __forceinline__ void tall_back_part(const softmax_tall_args &a) {
    typedef typename compute_of<S>::type C;
    const tall_place p(a);
    tall_sum<C> r;
    if (p.inside)
#pragma unroll 4
        for (i64 row = p.first; row < p.end; row += p.step) {
            const i64 e = p.element(a, row);
            const C g = as<C>::from(((const S *)a.grad)[e]);
            r.sum += LOG ? g : g * as<C>::from(((const S *)a.in)[e]);
        }
    r = join_columns(r, p, a.wide);
    if (p.inside && p.down == 0) ((tall_sum<C> *)a.parts)[p.slot(a, p.part)] = r;
}
template <typename S, bool LOG> __device__ __forceinline__ void backward_tall(const softmax_tall_args &a) {
    typedef typename compute_of<S>::type C;
    const tall_place p(a);
    const C sum = join_parts<tall_sum<C>>(a, p).sum;
    if (!p.inside) return;
#pragma unroll 4
    for (i64 row = p.first; row < p.end; row += p.step) {
        const i64 e = p.element(a, row);
        const C y = as<C>::from(((const S *)a.in)[e]), g = as<C>::from(((const S *)a.grad)[e]);
        ((S *)a.out)[e] = to<S>::from(LOG ? g - exp_for<S>(y) * sum : y * (g - sum));
    }
}

#define KERNEL(name, ...)                                                                                           \
    extern "C" __global__ void __launch_bounds__(SOFTMAX_BLOCK) name(const __grid_constant__ softmax_tall_args a) { \
        kernel_begin();                                                                                             \
        __VA_ARGS__(a);                                                                                             \
    }
#define COMMA ,
#define PART(t, S) KERNEL(softmaxtall_part_##t, tall_part<S>)
SOFTMAX_DTYPES(PART)
#define FORWARD(t, SI, SO)                                         \
    KERNEL(softmaxtall_##t, softmax_tall<SI COMMA SO COMMA false>) \
    KERNEL(softmaxtall_log_##t, softmax_tall<SI COMMA SO COMMA true>)
SOFTMAX_FORWARDS(FORWARD)
#define BACKWARD(t, S)                                                  \
    KERNEL(softmaxtall_back_part_##t, tall_back_part<S COMMA false>)    \
    KERNEL(softmaxtall_log_back_part_##t, tall_back_part<S COMMA true>) \
    KERNEL(softmaxtall_back_##t, backward_tall<S COMMA false>)          \
    KERNEL(softmaxtall_log_back_##t, backward_tall<S COMMA true>)
SOFTMAX_DTYPES(BACKWARD)
