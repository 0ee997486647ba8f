/* reduce_complex.cu - sums, also without NaN, products and log(sum(exp(x))) of complex numbers; what is rare in doubles only. */
#include "cuda/kernels/fold.cuh"

struct op_mean : op_sum {
    template <typename T> static __device__ __forceinline__ T conclude(T v, const fold_args &a) {
        if (a.finish != FINISH_MEAN) return v;
        v.re /= a.count, v.im /= a.count;
        return v;
    }
};
/* A number counts as 0 if either part is NaN. */
struct op_nansum : op_sum {
    template <typename T> static __device__ __forceinline__ T map(T x) {
        return is_nan(x.re) || is_nan(x.im) ? T(0) : x;
    }
};
struct op_prod : op_sum {
    template <typename T> static __device__ __forceinline__ T identity() { return (T)1; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return a * b; }
};

/* The largest real part so far, and the sum relative to it. */
static __device__ __noinline__ complex<double> exponential(double re, double im) {
    const double size = exp(re);
    return size == 0 ? complex<double>(0) : complex<double>(size * cos(im), size * sin(im));
}
struct complex_lse_fold {
    typedef complex<double> C;
    struct A {
        double top;
        C sum;
    };
    enum { READS = READS_ANY, BEGINS = false };
    static __device__ __forceinline__ double base_of(double top) { return top - top == 0 ? top : 0; }
    static __device__ __forceinline__ A start() { return A{numbers_of<double>::lowest(), C(0)}; }
    static __device__ __forceinline__ C fill(const A &, double) { return C(numbers_of<double>::lowest()); }
    /* The sum relative to a larger top. */
    static __device__ __forceinline__ C moved(const A &a, double top) {
        const double by = exp(a.top - base_of(top));
        return C(a.sum.re * by, a.sum.im * by);
    }
    template <int N, int RUN>
    static __device__ __forceinline__ void feed(A &a, const C (&x)[N], const places<RUN> &, u32, int n, double) {
        double top = a.top;
#pragma unroll
        for (int j = 0; j < N; j++) top = fmax(top, x[j].re); /* NaN shows in the sum */
        const double base = base_of(top);
        C sum = a.top == top ? a.sum : moved(a, top);
#pragma unroll
        for (int j = 0; j < N; j++)
            if (j < n) sum = sum + exponential(x[j].re - base, x[j].im);
        a.top = top;
        a.sum = sum;
    }
    static __device__ __forceinline__ void begin(A &, const C &) {}
    static __device__ __forceinline__ void seal(A &, u32) {}
    static __device__ __noinline__ A merge(A a, A b) {
        const double top = fmax(a.top, b.top);
        return A{top, moved(a, top) + moved(b, top)};
    }
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *) {
        const C r(log(hypot(v.sum.re, v.sum.im)) + base_of(v.top), atan2(v.sum.im, v.sum.re));
        store_own(out, a.out_dtype[0], r);
    }
};

typedef simple_fold<complex<float>, op_mean, READS_ANY> sum_f32;
typedef simple_fold<complex<double>, op_mean, READS_ANY> sum_f64;
typedef simple_fold<complex<float>, op_nansum, READS_ANY> nansum_f32;
typedef simple_fold<complex<double>, op_nansum, READS_ANY> nansum_f64;
typedef simple_fold<complex<double>, op_prod, READS_ANY> prod_f64;
FOLD_ANY(reduce_complex_sum, sum_f32, f32)
FOLD_ANY(reduce_complex_sum, sum_f64, f64)
FOLD_ANY(reduce_complex_nansum, nansum_f32, f32)
FOLD_ANY(reduce_complex_nansum, nansum_f64, f64)
FOLD_ANY(reduce_complex_prod, prod_f64, f64)
FOLD_ANY(reduce_complex_lse, complex_lse_fold, f64)
