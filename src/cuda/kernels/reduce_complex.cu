/* reduce_complex.cu - sums and products of complex numbers. */
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

#define COMPLEX(name, op)                                           \
    typedef simple_fold<complex<float>, op, READS_ANY> name##_f32;  \
    typedef simple_fold<complex<double>, op, READS_ANY> name##_f64; \
    FOLD_ANY(reduce_complex_##name, name##_f32, f32)                \
    FOLD_ANY(reduce_complex_##name, name##_f64, f64)
COMPLEX(sum, op_mean)
COMPLEX(prod, op_prod)
