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
#include "cuda/kernels/rows.cuh"

enum { PARAM, GRADIENT, FIRST, SECOND, LARGEST };

__device__ __forceinline__ bool skipped(const void *found_inf, int dtype) {
    return found_inf && load_as<float>(found_inf, dtype) != 0;
}

extern "C" __global__ void __launch_bounds__(BLOCK) optim_count(const __grid_constant__ steps_args a) {
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
        list_step<T, S, 2>(a);                                                                                    \
    }                                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK) optim_step3_##name(const __grid_constant__ step_args a) { \
        list_step<T, S, 3>(a);                                                                                    \
    }                                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK) optim_step4_##name(const __grid_constant__ step_args a) { \
        list_step<T, S, 4>(a);                                                                                    \
    }                                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK) optim_step5_##name(const __grid_constant__ step_args a) { \
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
    any_step<float>(a);
}
extern "C" __global__ void __launch_bounds__(BLOCK) optim_any_f64(const __grid_constant__ any_args a) {
    any_step<double>(a);
}

/* ------------------------------------------------------------------------------------------ norms */
__device__ __forceinline__ double combine(int kind, double a, double b) {
    if (kind == NORM_INF) return a > b || a != a ? a : b;
    if (kind == NORM_MINUS_INF) return a < b || a != a ? a : b;
    return a + b;
}
__device__ __forceinline__ double block_combine(int kind, double v) {
    __shared__ double lanes[32];
    for (int d = 16; d; d >>= 1) v = combine(kind, v, __shfl_down_sync(0xffffffffu, v, d));
    if (threadIdx.x % 32 == 0) lanes[threadIdx.x / 32] = v;
    __syncthreads();
    if (threadIdx.x < 32) {
        v = threadIdx.x < BLOCK / 32 ? lanes[threadIdx.x]
            : kind == NORM_MINUS_INF ? __longlong_as_double(0x7ff0000000000000LL)
                                     : 0.0;
        for (int d = 16; d; d >>= 1) v = combine(kind, v, __shfl_down_sync(0xffffffffu, v, d));
    }
    return v;
}
/* What N magnitudes come to, in their own type: converting each to double would take longer than reading it. Where that type has no room for
 * their sum, or for the smallest of their squares, in double after all. */
template <typename T, int N> __device__ __forceinline__ double norm_of_few(int kind, const T (&x)[N]) {
    T r = kind == NORM_TWO ? x[0] * x[0] : kind == NORM_ZERO ? (T)(x[0] != 0) : x[0];
#pragma unroll
    for (int j = 1; j < N; j++) {
        if (kind == NORM_TWO)
            r = fma(x[j], x[j], r);
        else if (kind == NORM_ZERO)
            r += (T)(x[j] != 0);
        else if (kind == NORM_ONE)
            r += x[j];
        else if (kind == NORM_INF)
            r = r > x[j] || r != r ? r : x[j];
        else
            r = r < x[j] || r != r ? r : x[j];
    }
    if (sizeof(T) == 4 && (kind == NORM_ONE || kind == NORM_TWO) && !(r > (T)1e-30 && r < (T)1e30)) {
        double exact = 0;
        T most = 0;
#pragma unroll
        for (int j = 0; j < N; j++) most = most > x[j] || most != most ? most : x[j];
        if (most == 0) return 0;
#pragma unroll 1
        for (int j = 0; j < N; j++) exact += kind == NORM_TWO ? (double)x[j] * (double)x[j] : (double)x[j];
        return exact;
    }
    return (double)r;
}
template <typename S> __device__ __forceinline__ void norm_list(const norm_list_args &a) {
    typedef typename compute_of<S>::type T;
    constexpr int N = 16 / sizeof(S);
    const int mine = entry_of_block(a.first_block, a.count);
    const norm_entry &e = a.e[mine];
    const i64 chunk = blockIdx.x - a.first_block[mine], start = chunk * NORM_CHUNK;
    const S *const in = (const S *)e.in + start;
    const T nothing = a.kind == NORM_MINUS_INF ? (T)__longlong_as_double(0x7ff0000000000000LL) : (T)0;
    double total = (double)nothing;
    T x[N];
    if (start + NORM_CHUNK <= e.n && ((u64)in & 15) == 0) {
#pragma unroll 4
        for (int i = threadIdx.x; i < NORM_CHUNK / N; i += BLOCK) {
            unpack_all(load_vec<vec<S, N>>(in, i), x);
#pragma unroll
            for (int j = 0; j < N; j++) x[j] = fabs(x[j]);
            total = combine(a.kind, total, norm_of_few<T, N>(a.kind, x));
        }
    } else {
        const i64 left = e.n - start < NORM_CHUNK ? e.n - start : NORM_CHUNK;
        for (i64 first = threadIdx.x; first < left; first += N * BLOCK) {
#pragma unroll
            for (int j = 0; j < N; j++)
                x[j] = first + j * BLOCK < left ? fabs(as<T>::from(in[first + j * BLOCK])) : nothing;
            total = combine(a.kind, total, norm_of_few<T, N>(a.kind, x));
        }
    }
    total = block_combine(a.kind, total);
    if (threadIdx.x == 0) e.partial[chunk] = total;
}
#define NORMS(name, S)                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK)                    \
        optim_norm_list_##name(const __grid_constant__ norm_list_args a) { \
        norm_list<S>(a);                                                   \
    }
NORMS(f16, f16)
NORMS(bf16, bf16)
NORMS(f32, float)
NORMS(f64, double)
extern "C" __global__ void __launch_bounds__(BLOCK) optim_norm_partial(const __grid_constant__ norm_args a) {
    const i64 start = (i64)blockIdx.x * NORM_CHUNK, end = start + NORM_CHUNK < a.n ? start + NORM_CHUNK : a.n;
    double total = a.kind == NORM_MINUS_INF ? __longlong_as_double(0x7ff0000000000000LL) : 0.0;
    for (i64 i = start + threadIdx.x; i < end; i += BLOCK) {
        i64 at[1];
        offsets_of<1>(a.g, i, at);
        const double x = fabs(load_as<double>(a.in + at[0], a.dtype));
        const double term = a.kind == NORM_ZERO  ? (double)(x != 0)
                            : a.kind == NORM_TWO ? x * x
                            : a.kind == NORM_ANY ? pow(x, a.ord)
                                                 : x;
        total = combine(a.kind, total, term);
    }
    total = block_combine(a.kind, total);
    if (threadIdx.x == 0) a.partial[blockIdx.x] = total;
}
extern "C" __global__ void __launch_bounds__(BLOCK) optim_norm_finish(const __grid_constant__ finish_args a) {
    const int k = blockIdx.x;
    double v = a.kind == NORM_MINUS_INF ? __longlong_as_double(0x7ff0000000000000LL) : 0.0;
    for (i64 i = a.first[k] + threadIdx.x; i < a.first[k + 1]; i += BLOCK) v = combine(a.kind, v, a.partial[i]);
    v = block_combine(a.kind, v);
    if (threadIdx.x) return;
    if (a.kind == NORM_TWO) v = sqrt(v);
    if (a.kind == NORM_ANY) v = pow(v, 1 / a.ord);
    store_as<double>(a.out[k], a.out_dtype[k], v);
}
