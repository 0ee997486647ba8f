/* reduce_extrema.cu - the largest and the smallest, of values and of magnitudes. */
#include "cuda/kernels/fold.cuh"

struct op_absmax : op_max {
    template <typename T> static __device__ __forceinline__ T identity() { return (T)0; }
    template <typename T> static __device__ __forceinline__ T map(T x) { return magnitude(x); }
};
struct op_absmin : op_min {
    template <typename T> static __device__ __forceinline__ T map(T x) { return magnitude(x); }
};

#define EXTREMUM(name, op, reads)                      \
    typedef simple_fold<float, op, reads> name##_f32;  \
    typedef simple_fold<double, op, reads> name##_f64; \
    FOLD_ANY(reduce_extrema_##name, name##_f32, f32)   \
    FOLD_ANY(reduce_extrema_##name, name##_f64, f64)
#define VECTORS(name)                                        \
    FOLD_TYPE(reduce_extrema_##name, name##_f32, f32, float) \
    FOLD_TYPE(reduce_extrema_##name, name##_f32, f16, f16)   \
    FOLD_TYPE(reduce_extrema_##name, name##_f32, bf16, bf16)
#define INTEGERS(name, op)                                          \
    typedef simple_fold<i64, op> name##_i64;                        \
    FOLD_TYPE(reduce_extrema_##name, name##_i64, i64, i64)          \
    FOLD_TYPE(reduce_extrema_##name, name##_i64, i32, int)          \
    FOLD_TYPE(reduce_extrema_##name, name##_i64, u8, unsigned char) \
    FOLD_ANY(reduce_extrema_##name, name##_i64, i64)
EXTREMUM(max, op_max, READS_OWN)
VECTORS(max)
INTEGERS(max, op_max)
EXTREMUM(min, op_min, READS_OWN)
VECTORS(min)
INTEGERS(min, op_min)
EXTREMUM(absmax, op_absmax, READS_FLOATS)
VECTORS(absmax)
EXTREMUM(absmin, op_absmin, READS_FLOATS)
VECTORS(absmin)
