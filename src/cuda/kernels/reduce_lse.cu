/* reduce_lse.cu - log(sum(exp(x))): the largest so far, and the sum relative to it.
 *
 * exp(x - top) in float is 2^(x scale - base), one multiply-add and one instruction of the special unit, where base is top scale
 * rounded. All terms share that rounding, so it is no error of theirs; the end takes it back. Scale is log2(e), but 1 where top
 * is so large that the product could overflow: there neighbouring floats are so far apart that only equals count. */
#include "cuda/kernels/fold.cuh"

template <typename T> struct exponents;
template <> struct exponents<float> {
    float scale, base;
    __device__ __forceinline__ exponents(float top) {
        const float size = fabsf(top);
        scale = size < 0x1p120f ? 1.4426950408889634f : 1.0f;
        base = size < numbers_of<float>::highest() ? __fmul_rn(top, scale) : 0.0f;
    }
    __device__ __forceinline__ float of(float x) const {
        float r;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(fmaf(x, scale, -base)));
        return r;
    }
    /* What a sum relative to `top` is to be multiplied by: its base was rounded too, so it is not of(top). */
    __device__ __forceinline__ float from(float top) const {
        float r;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(__fsub_rn(__fmul_rn(top, scale), base)));
        return r;
    }
    __device__ __forceinline__ float log_of(float sum, float top) const {
        const bool finite = fabsf(top) < numbers_of<float>::highest();
        const float off = finite ? fmaf(top, scale, -base) : 0.0f;
        return logf(sum) - off * 0.69314718055994531f + (finite ? top : 0.0f);
    }
};
template <> struct exponents<double> {
    double base;
    __device__ __forceinline__ exponents(double top) { base = top - top == 0 ? top : 0; }
    __device__ __forceinline__ double of(double x) const { return exp(x - base); }
    __device__ __forceinline__ double from(double top) const { return exp(top - base); }
    __device__ __forceinline__ double log_of(double sum, double) const { return log(sum) + base; }
};

template <typename T> struct lse_fold {
    typedef T C;
    struct A {
        T top, sum;
    };
    enum { READS = READS_ANY, BEGINS = false };
    static __device__ __forceinline__ A start() { return A{numbers_of<T>::lowest(), 0}; }
    static __device__ __forceinline__ C fill(const A &, double) { return numbers_of<T>::lowest(); }
    static __device__ __forceinline__ float larger(float a, float b) { return fmaxf(a, b); } /* NaN shows in the sum */
    static __device__ __forceinline__ double larger(double a, double b) { return fmax(a, b); }
    template <int N, int RUN>
    static __device__ __forceinline__ void feed(A &a, const C (&x)[N], const places<RUN> &, u32, int, double) {
        T top = a.top;
#pragma unroll
        for (int j = 0; j < N; j++) top = larger(top, x[j]);
        const exponents<T> e(top);
        T sum[N < 4 ? N : 4];
#pragma unroll
        for (int j = 0; j < N; j++) sum[j % 4] = j < 4 ? e.of(x[j]) : sum[j % 4] + e.of(x[j]);
#pragma unroll
        for (int j = 1; j < N && j < 4; j++) sum[0] += sum[j];
        a.sum = a.sum * e.from(a.top) + sum[0];
        a.top = top;
    }
    static __device__ __forceinline__ void begin(A &, const C &) {}
    static __device__ __forceinline__ void seal(A &, u32) {}
    static __device__ __forceinline__ A merge(A a, A b) {
        const T top = larger(a.top, b.top);
        const exponents<T> e(top);
        return A{top, a.sum * e.from(a.top) + b.sum * e.from(b.top)};
    }
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *) {
        store_own(out, a.out_dtype[0], exponents<T>(v.top).log_of(v.sum, v.top));
    }
};

FOLD_TYPE(reduce_lse, lse_fold<float>, f32, float)
FOLD_TYPE(reduce_lse, lse_fold<float>, f16, f16)
FOLD_TYPE(reduce_lse, lse_fold<float>, bf16, bf16)
FOLD_ANY(reduce_lse, lse_fold<float>, f32)
FOLD_ANY(reduce_lse, lse_fold<double>, f64)
