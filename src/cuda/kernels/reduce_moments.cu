/* reduce_moments.cu - mean and sum of squared differences from it, for variances (Chan, Golub, LeVeque 1979).
 *
 * The mean is a sum of two numbers: a mean that is rounded to one is off by half a unit in its last place, which far from zero
 * is felt in the squares. A feed is measured from `mean`, which is within a unit of the true one, so that its differences lose
 * nothing:
 *     with s and q the sums of x - mean and of its square: mean += s / n,  m2 += q - s * s / n    (n: with the feed)
 * Elements of float16 and bfloat16 are themselves too coarse for the rest to matter: there FINE is false and it stays 0. */
#include "cuda/kernels/fold.cuh"

template <typename T, bool FINE = true> struct moments_fold {
    typedef T C;
    struct A {
        T n, mean, rest, m2;
    };
    enum { READS = READS_OWN, BEGINS = true };
    static __device__ __forceinline__ float quotient(float a, float b) { return __fdividef(a, b); }
    static __device__ __forceinline__ double quotient(double a, double b) { return a / b; }
    static __device__ __forceinline__ A start() { return A{0, 0, 0, 0}; }
    static __device__ __forceinline__ C fill(const A &a, double) { return a.mean; } /* differs by 0 */
    static __device__ __forceinline__ void step(A &a, T by) {
        if (!FINE) {
            a.mean += by;
            return;
        }
        const T rest = a.rest + by, mean = a.mean + rest;
        a.rest = rest - (mean - a.mean);
        a.mean = mean;
    }
    static __device__ __forceinline__ void begin(A &a, const C &x) {
        asm volatile(""); /* a branch, not a selection for each feed */
        a.mean = x - x == 0 ? x : (T)0;
    }
    template <int N, int RUN>
    static __device__ __forceinline__ void feed(A &a, const C (&x)[N], const places<RUN> &, u32 fed, int n, double) {
        T s = 0, q = 0;
#pragma unroll
        for (int j = 0; j < N; j++) {
            const T d = x[j] - a.mean;
            s += d;
            q += d * d;
        }
        const T share = quotient((T)1, (T)(fed + n));
        if (FINE) { /* the same from mean + rest */
            const T off = s - n * a.rest;
            q -= a.rest * (s + off);
            s = off;
        }
        const T by = s * share;
        a.m2 += q - s * by;
        step(a, by);
    }
    static __device__ __forceinline__ void seal(A &a, u32 fed) { a.n = (T)fed; }
    static __device__ __forceinline__ A merge(A a, A b) {
        if (b.n == 0) return a;
        if (a.n == 0) return b;
        const T n = a.n + b.n, delta = (b.mean - a.mean) + (b.rest - a.rest), part = quotient(b.n, n);
        a.m2 += b.m2 + delta * delta * a.n * part;
        step(a, delta * part);
        a.n = n;
        return a;
    }
    static __device__ __forceinline__ T mean_of(const A &v, const fold_args &a, double divisor) {
        return a.count == 0 ? (T)(0.0 / divisor) : v.mean + (v.rest - v.rest == 0 ? v.rest : (T)0);
    }
    /* number: the correction */
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *out1) {
        double divisor = a.count - a.number;
        divisor = divisor > 0 ? divisor : 0;
        T var = (T)((double)v.m2 / divisor);
        if (a.finish == FINISH_STD) var = root(var);
        store_own(out, a.out_dtype[0], var);
        if (a.out_dtype[1]) store_own(out1, a.out_dtype[1], mean_of(v, a, divisor));
    }
};

/* The variance of complex numbers is the sum of those of their parts, which are gone over side by side: in doubles only. */
struct complex_moments_fold {
    typedef double T;
    typedef moments_fold<T> part;
    typedef complex<T> C;
    struct A {
        part::A re, im;
    };
    enum { READS = READS_ANY, BEGINS = true };
    static __device__ __noinline__ part::A merge_part(part::A a, part::A b) { return part::merge(a, b); } /* long */
    static __device__ __forceinline__ A start() { return A{part::start(), part::start()}; }
    static __device__ __forceinline__ C fill(const A &a, double) { return C(part::fill(a.re, 0), part::fill(a.im, 0)); }
    static __device__ __forceinline__ void begin(A &a, const C &x) {
        part::begin(a.re, x.re);
        part::begin(a.im, x.im);
    }
    template <int N, int RUN>
    static __device__ __forceinline__ void feed(A &a, const C (&x)[N], const places<RUN> &at, u32 fed, int n,
                                                double number) {
        T re[N], im[N];
#pragma unroll
        for (int j = 0; j < N; j++) re[j] = x[j].re, im[j] = x[j].im;
        part::feed(a.re, re, at, fed, n, number);
        part::feed(a.im, im, at, fed, n, number);
    }
    static __device__ __forceinline__ void seal(A &a, u32 fed) { part::seal(a.re, fed), part::seal(a.im, fed); }
    static __device__ __forceinline__ A merge(A a, A b) { return A{merge_part(a.re, b.re), merge_part(a.im, b.im)}; }
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *out1) {
        double divisor = a.count - a.number;
        divisor = divisor > 0 ? divisor : 0;
        double var = v.re.m2 / divisor + v.im.m2 / divisor;
        if (a.finish == FINISH_STD) var = root(var);
        store_as<double>(out, a.out_dtype[0], var);
        if (a.out_dtype[1])
            store_own(out1, a.out_dtype[1], C(part::mean_of(v.re, a, divisor), part::mean_of(v.im, a, divisor)));
    }
};

typedef moments_fold<float, false> coarse;
FOLD_TYPE(reduce_moments, moments_fold<float>, f32, float)
FOLD_TYPE(reduce_moments, coarse, f16, f16)
FOLD_TYPE(reduce_moments, coarse, bf16, bf16)
FOLD_ANY(reduce_moments, moments_fold<float>, f32)
FOLD_ANY(reduce_moments, moments_fold<double>, f64)
FOLD_ANY(reduce_moments_complex, complex_moments_fold, f64)
