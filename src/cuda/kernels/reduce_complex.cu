/* reduce_complex.cu - sums and products of complex numbers; products, which are rare, in doubles only. */
#include "cuda/kernels/fold.cuh"

struct op_mean : op_sum {
    template <typename T> static __device__ __forceinline__ T conclude(T v, const fold_args &a) {
        if (a.finish != FINISH_MEAN) return v;
        v.re /= a.count, v.im /= a.count;
        return v;
    }
};
struct op_prod : op_sum {
    template <typename T> static __device__ __forceinline__ T identity() { return (T)1; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return a * b; }
};

typedef simple_fold<complex<float>, op_mean, READS_ANY> sum_f32;
typedef simple_fold<complex<double>, op_mean, READS_ANY> sum_f64;
typedef simple_fold<complex<double>, op_prod, READS_ANY> prod_f64;
FOLD_ANY(reduce_complex_sum, sum_f32, f32)
FOLD_ANY(reduce_complex_sum, sum_f64, f64)
FOLD_ANY(reduce_complex_prod, prod_f64, f64)
