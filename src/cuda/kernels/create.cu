/* create.cu - kernels that fill: ranges, identity, triangles, random numbers.
 *
 * Random fills lay numbers out as PyTorch's grid-stride kernels do: thread t is Philox subsequence t, draws four numbers
 * (two doubles) at a time, and writes them a whole grid apart. */
#include "cuda/kernels/random.cuh"

enum { BLOCK = 256 };

struct range_args {
    void *out;
    i64 n;
    int dtype;
    double start, step, stop;
    i64 istart, istep;
};
extern "C" __global__ void __launch_bounds__(BLOCK) create_arange(const __grid_constant__ range_args a) {
    const i64 stride = (i64)gridDim.x * blockDim.x;
    const bool floating = a.dtype >= D_F16;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += stride) {
        if (floating) {
            const double v = a.start + a.step * (double)i;
            switch (a.dtype) {
            case D_F16: ((f16 *)a.out)[i] = to<f16>::from(v); break;
            case D_BF16: ((bf16 *)a.out)[i] = to<bf16>::from(v); break;
            case D_F32: ((float *)a.out)[i] = (float)v; break;
            default: ((double *)a.out)[i] = v;
            }
        } else {
            const i64 v = (i64)((u64)a.istart + (u64)a.istep * (u64)i);
            switch (a.dtype) {
            case D_BOOL: ((unsigned char *)a.out)[i] = v != 0; break;
            case D_U8: case D_I8: ((unsigned char *)a.out)[i] = (unsigned char)v; break;
            case D_I16: ((short *)a.out)[i] = (short)v; break;
            case D_I32: ((int *)a.out)[i] = (int)v; break;
            default: ((i64 *)a.out)[i] = v;
            }
        }
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) create_linspace(const __grid_constant__ range_args a) {
    const i64 stride = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.n; i += stride) {
        const bool low = i < a.n / 2;
        double v;
        if (a.dtype == D_F32) {
            const float s = (float)a.step;
            v = low ? __fadd_rn((float)a.start, __fmul_rn(s, (float)i)) : __fsub_rn((float)a.stop, __fmul_rn(s, (float)(a.n - 1 - i)));
        } else v = low ? __dadd_rn(a.start, __dmul_rn(a.step, (double)i)) : __dsub_rn(a.stop, __dmul_rn(a.step, (double)(a.n - 1 - i)));
        store_as<double>((char *)a.out + i * (i64)a.istep /* item size */, a.dtype, v);
    }
}
struct matrix_args {
    char *out;
    const char *in;
    i64 rows, columns, total, diagonal;
    int item, upper, dtype;
};
extern "C" __global__ void __launch_bounds__(BLOCK) create_eye(const __grid_constant__ matrix_args a) {
    const i64 stride = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.total; i += stride)
        store_as<i64>(a.out + i * a.item, a.dtype, (i64)(i / a.columns == i % a.columns));
}
template <typename S> __device__ __forceinline__ void triangle(const matrix_args &a) {
    const i64 stride = (i64)gridDim.x * blockDim.x;
    for (i64 i = (i64)blockIdx.x * blockDim.x + threadIdx.x; i < a.total; i += stride) {
        const i64 column = i % a.columns, row = i / a.columns % a.rows;
        const bool keep = a.upper ? column - row >= a.diagonal : column - row <= a.diagonal;
        ((S *)a.out)[i] = keep ? ((const S *)a.in)[i] : (S)0;
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) create_triangle_1(const __grid_constant__ matrix_args a) { triangle<unsigned char>(a); }
extern "C" __global__ void __launch_bounds__(BLOCK) create_triangle_2(const __grid_constant__ matrix_args a) { triangle<unsigned short>(a); }
extern "C" __global__ void __launch_bounds__(BLOCK) create_triangle_4(const __grid_constant__ matrix_args a) { triangle<unsigned int>(a); }
extern "C" __global__ void __launch_bounds__(BLOCK) create_triangle_8(const __grid_constant__ matrix_args a) { triangle<u64>(a); }

/* ------------------------------------------------------------------------------------------ random numbers */
struct random_args {
    void *out;
    const void *in;       /* bernoulli: probabilities */
    random_state *state;
    i64 n, base;
    u64 range;            /* random_: numbers are base + draw % range; 0: all 64 bits */
    double a, b;
    int dtype, in_dtype;
};
/* F draws four floats (or two doubles) from four words; every thread goes through the same number of rounds. */
template <typename F> __device__ __forceinline__ void four(const random_args &a) {
    const u64 seed = a.state->seed, offset = a.state->offset;
    const i64 threads = (i64)gridDim.x * BLOCK, t = (i64)blockIdx.x * BLOCK + threadIdx.x;
    const i64 rounds = (a.n + threads * F::draws - 1) / (threads * F::draws);
#pragma unroll 4
    for (i64 r = 0; r < rounds; r++) {
        const i64 first = r * threads * F::draws + t;
        if (first >= a.n) break;
        const philox_words w = philox_block(seed, (u64)t, offset / 4 + (u64)r);
        F::write(a, w, first, threads);
    }
    random_advance(a.state, (u64)rounds * 4);
}
template <typename S> __device__ __forceinline__ void put(const random_args &a, i64 i, float v) { ((S *)a.out)[i] = to<S>::from(v); }

template <typename S> struct uniform_f {
    enum { draws = 4 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const unsigned int words[4] = {w.x, w.y, w.z, w.w};
        const float from = (float)a.a, to_ = (float)a.b;
#pragma unroll
        for (int k = 0; k < 4; k++) {
            const i64 i = first + k * threads;
            if (i >= a.n) break;
            /* Philox gives (0, 1]: turned round so that `from` is in and `to` is out, after rounding to S. */
            const float u = philox_uniform(words[k]);
            const float v = u * (to_ - from) + from;
            const S s = to<S>::from(v), top = to<S>::from(to_);
            ((S *)a.out)[i] = as<float>::from(s) == as<float>::from(top) ? to<S>::from(from) : s;
        }
    }
};
struct uniform_d {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const double u[2] = {philox_uniform_double(w.x, w.y), philox_uniform_double(w.z, w.w)};
#pragma unroll
        for (int k = 0; k < 2; k++) {
            const i64 i = first + k * threads;
            if (i >= a.n) break;
            const double v = u[k] * (a.b - a.a) + a.a;
            ((double *)a.out)[i] = v == a.b ? a.a : v;
        }
    }
};
template <typename S> struct normal_f {
    enum { draws = 4 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const philox_floats p = philox_normal2(w.x, w.y), q = philox_normal2(w.z, w.w);
        const float v[4] = {p.x, p.y, q.x, q.y};
#pragma unroll
        for (int k = 0; k < 4; k++)
            if (first + k * threads < a.n) put<S>(a, first + k * threads, v[k] * (float)a.b + (float)a.a);
    }
};
struct normal_d {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const philox_doubles p = philox_normal2_double(w);
        const double v[2] = {p.x, p.y};
#pragma unroll
        for (int k = 0; k < 2; k++)
            if (first + k * threads < a.n) ((double *)a.out)[first + k * threads] = v[k] * a.b + a.a;
    }
};
template <typename S> struct exponential_f {
    enum { draws = 4 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const unsigned int words[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
        for (int k = 0; k < 4; k++) {
            if (first + k * threads >= a.n) break;
            const float u = philox_uniform(words[k]);
            /* log(1) would give 0, which is not in the support */
            const float log_u = u >= 1.0f - 0x1p-24f ? -0x1p-25f : logf(u);
            put<S>(a, first + k * threads, -1.0f / (float)a.a * log_u);
        }
    }
};
struct exponential_d {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const double u[2] = {philox_uniform_double(w.x, w.y), philox_uniform_double(w.z, w.w)};
#pragma unroll
        for (int k = 0; k < 2; k++)
            if (first + k * threads < a.n) ((double *)a.out)[first + k * threads] = -1.0 / a.a * (u[k] >= 1.0 - 0x1p-53 ? -0x1p-54 : log(u[k]));
    }
};
struct random_32 {
    enum { draws = 4 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const unsigned int words[4] = {w.x, w.y, w.z, w.w};
        const int item = a.in_dtype; /* bytes of an element */
#pragma unroll
        for (int k = 0; k < 4; k++) {
            const i64 i = first + k * threads;
            if (i >= a.n) break;
            store_as<i64>((char *)a.out + i * item, a.dtype, (i64)(words[k] % (unsigned int)a.range) + a.base);
        }
    }
};
struct random_64 {
    enum { draws = 2 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const u64 v[2] = {(u64)w.x << 32 | w.y, (u64)w.z << 32 | w.w};
        const int item = a.in_dtype;
#pragma unroll
        for (int k = 0; k < 2; k++) {
            const i64 i = first + k * threads;
            if (i >= a.n) break;
            store_as<i64>((char *)a.out + i * item, a.dtype, (i64)((a.range ? v[k] % a.range : v[k]) + (u64)a.base));
        }
    }
};
struct bernoulli_f {
    enum { draws = 4 };
    static __device__ __forceinline__ void write(const random_args &a, const philox_words &w, i64 first, i64 threads) {
        const unsigned int words[4] = {w.x, w.y, w.z, w.w};
        const int item = a.dtype == D_BOOL || a.dtype == D_U8 || a.dtype == D_I8 ? 1 : a.dtype == D_I16 || a.dtype == D_F16 || a.dtype == D_BF16 ? 2 : a.dtype == D_I32 || a.dtype == D_F32 ? 4 : 8;
#pragma unroll
        for (int k = 0; k < 4; k++) {
            const i64 i = first + k * threads;
            if (i >= a.n) break;
            const double p = a.in ? load_as<double>((const char *)a.in + i * item, a.in_dtype) : a.a; /* in and out: one dtype */
            store_as<i64>((char *)a.out + i * item, a.dtype, (i64)(philox_uniform(words[k]) <= (float)p));
        }
    }
};
#define RANDOM(name, F) extern "C" __global__ void __launch_bounds__(BLOCK) create_##name(const __grid_constant__ random_args a) { four<F>(a); }
RANDOM(uniform_f16, uniform_f<f16>)
RANDOM(uniform_bf16, uniform_f<bf16>)
RANDOM(uniform_f32, uniform_f<float>)
RANDOM(uniform_f64, uniform_d)
RANDOM(normal_f16, normal_f<f16>)
RANDOM(normal_bf16, normal_f<bf16>)
RANDOM(normal_f32, normal_f<float>)
RANDOM(normal_f64, normal_d)
RANDOM(exponential_f16, exponential_f<f16>)
RANDOM(exponential_bf16, exponential_f<bf16>)
RANDOM(exponential_f32, exponential_f<float>)
RANDOM(exponential_f64, exponential_d)
RANDOM(random_32, random_32)
RANDOM(random_64, random_64)
RANDOM(bernoulli, bernoulli_f)
