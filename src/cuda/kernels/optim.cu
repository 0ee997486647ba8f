/* optim.cu - steps over whole lists of tensors in one launch.
 *
 * The list of pointers travels as a kernel parameter (up to 32 KB of them); a block finds its tensor by bisecting the
 * first block of each. Everything a step changes is device memory: the step count is incremented by a launch of its own,
 * before the update reads it, and nothing happens at all where found_inf says so.
 *
 *   optim_adam_<type>, optim_sgd_<type>   all tensors of a list entry dense, of one layout and dtype
 *   optim_adam_any, optim_sgd_any         one entry of any strides and dtypes
 * The arithmetic is that of cpu/optim.c. */
#include "cuda/kernels/optim_args.h"
#include "cuda/kernels/lists.cuh"

enum { PARAM, GRADIENT, FIRST, SECOND, LARGEST };

__device__ __forceinline__ bool skipped(const void *found_inf, int dtype) {
    return found_inf && load_as<float>(found_inf, dtype) != 0;
}

extern "C" __global__ void __launch_bounds__(BLOCK) optim_count(const __grid_constant__ steps_args a) {
    kernel_begin();
    if (skipped(a.found_inf, a.found_dtype)) return;
    for (int k = threadIdx.x; k < a.count; k += BLOCK) *a.step[k] += 1;
}

/* What one parameter's update needs, rounded once to the compute type. */
template <typename T> struct coefficients {
    T lr, decay, momentum, dampen, scale, shrink, lerp, keep, beta2, grad2, root, eps, size;
};
template <typename T>
__device__ __forceinline__ coefficients<T> coefficients_of(const step_numbers &s, const float *step_count) {
    const double lr = s.lr_tensor ? load_as<double>(s.lr_tensor, s.lr_dtype) : s.lr;
    coefficients<T> c;
    c.scale = s.grad_scale ? load_as<T>(s.grad_scale, s.scale_dtype) : (T)1;
    c.decay = (T)(s.decoupled ? 0 : s.weight_decay);
    c.lr = (T)-lr;
    c.momentum = (T)s.momentum;
    c.dampen = (T)(1 - s.dampening);
    c.shrink = (T)(s.decoupled && s.weight_decay != 0 ? 1 - lr * s.weight_decay : 1);
    c.lerp = (T)(1 - s.beta1);
    c.keep = (T)(1 - (1 - s.beta1));
    c.beta2 = (T)s.beta2;
    c.grad2 = (T)(1 - s.beta2);
    c.eps = (T)s.eps;
    c.root = (T)1;
    c.size = (T)0;
    if (s.adam) {
        const double step = *step_count;
        c.root = (T)sqrt(1 - pow(s.beta2, step));
        c.size = (T)(-lr / (1 - pow(s.beta1, step)));
    }
    return c;
}
/* One element; x holds the roles' values before and after. */
template <typename T>
__device__ __forceinline__ void update(const step_numbers &s, const coefficients<T> &c, T (&x)[ROLES]) {
    if (s.grad_scale) x[GRADIENT] = x[GRADIENT] / c.scale;
    T g = s.maximize ? -x[GRADIENT] : x[GRADIENT];
    if (c.decay != 0) g = g + c.decay * x[PARAM];
    if (s.adam) {
        T p = x[PARAM] * c.shrink, m = x[FIRST], v = x[SECOND];
        m = c.lerp < (T)0.5 ? m + c.lerp * (g - m) : g - (g - m) * c.keep;
        v = v * c.beta2 + c.grad2 * g * g;
        T top = v;
        if (s.roles > LARGEST) {
            top = x[LARGEST] > v || x[LARGEST] != x[LARGEST] ? x[LARGEST] : v;
            x[LARGEST] = top;
        }
        x[PARAM] = p + c.size * m / (sqrt(top) / c.root + c.eps);
        x[FIRST] = m;
        x[SECOND] = v;
    } else {
        if (s.roles > FIRST) {
            const T b = s.first_step ? g : x[FIRST] * c.momentum + c.dampen * g;
            x[FIRST] = b;
            g = s.nesterov ? g + c.momentum * b : b;
        }
        x[PARAM] = x[PARAM] + c.lr * g;
    }
}

template <typename T, typename S, int R> __device__ __forceinline__ void list_step(const step_args &a) {
    __shared__ coefficients<T> shared_c;
    const int mine = entry_of_block(a.first_block, a.count);
    const entry &e = a.e[mine];
    if (skipped(a.s.found_inf, a.s.found_dtype)) return;
    if (threadIdx.x == 0) shared_c = coefficients_of<T>(a.s, e.step);
    __syncthreads();
    const coefficients<T> c = shared_c;
    const i64 start = (i64)(blockIdx.x - a.first_block[mine]) * CHUNK;
    constexpr int N = 16 / sizeof(S);
    typedef vec<S, N> v;
    bool aligned = true;
#pragma unroll
    for (int r = 0; r < R; r++) aligned = aligned && ((u64)e.data[r] & 15) == 0;
    if (aligned && start + CHUNK <= e.n) {
#pragma unroll 2
        for (int i = threadIdx.x * N; i < CHUNK; i += BLOCK * N) {
            v x[R];
#pragma unroll
            for (int r = 0; r < R; r++) x[r] = *(const v *)((const S *)e.data[r] + start + i);
#pragma unroll
            for (int j = 0; j < N; j++) {
                T y[ROLES];
#pragma unroll
                for (int r = 0; r < R; r++) y[r] = as<T>::from(x[r].v[j]);
                update<T>(a.s, c, y);
#pragma unroll
                for (int r = 0; r < R; r++) x[r].v[j] = to<S>::from(y[r]);
            }
#pragma unroll
            for (int r = 0; r < R; r++)
                if (r != GRADIENT || a.s.grad_scale) *(v *)((S *)e.data[r] + start + i) = x[r];
        }
        return;
    }
    for (i64 i = start + threadIdx.x; i < start + CHUNK && i < e.n; i += BLOCK) {
        T y[ROLES];
#pragma unroll
        for (int r = 0; r < R; r++) y[r] = as<T>::from(((const S *)e.data[r])[i]);
        update<T>(a.s, c, y);
#pragma unroll
        for (int r = 0; r < R; r++)
            if (r != GRADIENT || a.s.grad_scale) ((S *)e.data[r])[i] = to<S>::from(y[r]);
    }
}
#define LIST(name, T, S)                                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK) optim_step2_##name(const __grid_constant__ step_args a) { \
        kernel_begin();                                                                                           \
        list_step<T, S, 2>(a);                                                                                    \
    }                                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK) optim_step3_##name(const __grid_constant__ step_args a) { \
        kernel_begin();                                                                                           \
        list_step<T, S, 3>(a);                                                                                    \
    }                                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK) optim_step4_##name(const __grid_constant__ step_args a) { \
        kernel_begin();                                                                                           \
        list_step<T, S, 4>(a);                                                                                    \
    }                                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK) optim_step5_##name(const __grid_constant__ step_args a) { \
        kernel_begin();                                                                                           \
        list_step<T, S, 5>(a);                                                                                    \
    }
LIST(f16, float, f16)
LIST(bf16, float, bf16)
LIST(f32, float, float)
LIST(f64, double, double)

template <typename T> __device__ __forceinline__ void any_step(const any_args &a) {
    if (skipped(a.s.found_inf, a.s.found_dtype)) return;
    const coefficients<T> c = coefficients_of<T>(a.s, a.e.step);
    const i64 stride = (i64)gridDim.x * BLOCK;
    for (i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; i < a.e.n; i += stride) {
        i64 at[ROLES];
        offsets_of<ROLES>(a.g, i, at);
        T y[ROLES];
        for (int r = 0; r < a.s.roles; r++) y[r] = load_as<T>(a.e.data[r] + at[r], a.dtype[r]);
        update<T>(a.s, c, y);
        for (int r = 0; r < a.s.roles; r++)
            if (r != GRADIENT || a.s.grad_scale) store_as<T>(a.e.data[r] + at[r], a.dtype[r], y[r]);
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) optim_any_f32(const __grid_constant__ any_args a) {
    kernel_begin();
    any_step<float>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) optim_any_f64(const __grid_constant__ any_args a) {
    kernel_begin();
    any_step<double>(a);
}

/* ------------------------------------------------------------------------------------------ norms */
__device__ __forceinline__ double combine(int kind, double a, double b) {
    if (kind == NORM_INF) return a > b || a != a ? a : b;
    if (kind == NORM_MINUS_INF) return a < b || a != a ? a : b;
    return a + b;
}
__device__ __forceinline__ double nothing(int kind) {
    return kind == NORM_MINUS_INF ? __longlong_as_double(0x7ff0000000000000LL) : 0.0;
}
__device__ __forceinline__ double block_combine(int kind, double v) {
    __shared__ double lanes[32];
    for (int d = 16; d; d >>= 1) v = combine(kind, v, __shfl_down_sync(0xffffffffu, v, d));
    if (threadIdx.x % 32 == 0) lanes[threadIdx.x / 32] = v;
    __syncthreads();
    if (threadIdx.x < 32) {
        v = threadIdx.x < BLOCK / 32 ? lanes[threadIdx.x] : nothing(kind);
        for (int d = 16; d; d >>= 1) v = combine(kind, v, __shfl_down_sync(0xffffffffu, v, d));
    }
    return v;
}
template <int KIND> __device__ __forceinline__ double norm_term(double x, double ord) {
    if (KIND == NORM_ZERO) return (double)(x != 0);
    if (KIND == NORM_TWO) return x * x;
    return KIND == NORM_ANY ? pow(fabs(x), ord) : fabs(x);
}
/* Elements from `start` to `end`, one after the other in memory: vectors, NORM_VECTORS of them on their way at a time, between the few elements before
 * the first whole one and behind the last. */
enum { NORM_VECTORS = 4 };
template <typename S, int KIND>
__device__ __forceinline__ double norm_of_piece(const S *p, i64 start, i64 end, double ord) {
    constexpr int N = 16 / sizeof(S);
    double total = nothing(KIND);
    const i64 head = start + (((16 - (u64)(p + start) % 16) % 16) / sizeof(S)), whole = head < end ? head : end;
    for (i64 i = start + threadIdx.x; i < whole; i += BLOCK)
        total = combine(KIND, total, norm_term<KIND>(as<double>::from(p[i]), ord));
    const int vectors = (int)((end - whole) / N);
    for (int i = threadIdx.x; i < vectors; i += BLOCK * NORM_VECTORS) {
        vec<S, N> v[NORM_VECTORS];
#pragma unroll
        for (int u = 0; u < NORM_VECTORS; u++)
            if (i + u * BLOCK < vectors) v[u] = load_vec<vec<S, N>>(p + whole, i + u * BLOCK);
#pragma unroll
        for (int u = 0; u < NORM_VECTORS; u++)
            if (i + u * BLOCK < vectors)
#pragma unroll
                for (int j = 0; j < N; j++)
                    total = combine(KIND, total, norm_term<KIND>(as<double>::from(v[u].v[j]), ord));
    }
    for (i64 i = whole + (i64)vectors * N + threadIdx.x; i < end; i += BLOCK)
        total = combine(KIND, total, norm_term<KIND>(as<double>::from(p[i]), ord));
    return total;
}
template <typename S> __device__ __forceinline__ void norm_list(const norms_args &a) {
    const int mine = entry_of_block(a.first_block, a.count), piece = blockIdx.x - a.first_block[mine];
    const norm_entry &e = a.e[mine];
    const S *p = (const S *)e.data;
    const i64 start = (i64)piece * NORM_CHUNK, end = start + NORM_CHUNK < e.n ? start + NORM_CHUNK : e.n;
    double total = a.kind == NORM_TWO         ? norm_of_piece<S, NORM_TWO>(p, start, end, a.ord)
                   : a.kind == NORM_INF       ? norm_of_piece<S, NORM_INF>(p, start, end, a.ord)
                   : a.kind == NORM_MINUS_INF ? norm_of_piece<S, NORM_MINUS_INF>(p, start, end, a.ord)
                   : a.kind == NORM_ONE       ? norm_of_piece<S, NORM_ONE>(p, start, end, a.ord)
                   : a.kind == NORM_ZERO      ? norm_of_piece<S, NORM_ZERO>(p, start, end, a.ord)
                                              : norm_of_piece<S, NORM_ANY>(p, start, end, a.ord);
    total = block_combine(a.kind, total);
    if (threadIdx.x == 0) e.partial[piece] = total;
}
#define NORMS(name, S)                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK) optim_norms_##name(const __grid_constant__ norms_args a) { \
        kernel_begin();                                                                                            \
        norm_list<S>(a);                                                                                           \
    }
NORMS(f16, f16)
NORMS(bf16, bf16)
NORMS(f32, float)
NORMS(f64, double)
extern "C" __global__ void __launch_bounds__(BLOCK) optim_norm_any(const __grid_constant__ norm_any_args a) {
    kernel_begin();
    const i64 start = (i64)blockIdx.x * NORM_CHUNK, end = start + NORM_CHUNK < a.e.n ? start + NORM_CHUNK : a.e.n;
    double total = nothing(a.kind);
    for (i64 i = start + threadIdx.x; i < end; i += BLOCK) {
        i64 at[1];
        offsets_of<1>(a.g, i, at);
        const double x = load_as<double>(a.e.data + at[0], a.dtype);
        const double term = a.kind == NORM_ZERO  ? norm_term<NORM_ZERO>(x, a.ord)
                            : a.kind == NORM_TWO ? norm_term<NORM_TWO>(x, a.ord)
                            : a.kind == NORM_ANY ? norm_term<NORM_ANY>(x, a.ord)
                                                 : norm_term<NORM_ONE>(x, a.ord);
        total = combine(a.kind, total, term);
    }
    total = block_combine(a.kind, total);
    if (threadIdx.x == 0) a.e.partial[blockIdx.x] = total;
}
extern "C" __global__ void __launch_bounds__(BLOCK) optim_norm_finish(const __grid_constant__ finish_args a) {
    kernel_begin();
    const int k = blockIdx.x;
    double v = nothing(a.kind);
    for (i64 i = a.first[k] + threadIdx.x; i < a.first[k + 1]; i += BLOCK) v = combine(a.kind, v, a.partial[i]);
    v = block_combine(a.kind, v);
    if (threadIdx.x) return;
    if (a.kind == NORM_TWO) v = sqrt(v);
    if (a.kind == NORM_ANY) v = pow(v, 1 / a.ord);
    store_as<double>(a.out[k], a.out_dtype[k], v);
}
