/* reduce_sums.cu - sums and products: plain, and without NaN. */
#include "cuda/kernels/fold.cuh"

struct op_mean : op_sum {
    template <typename T> static __device__ __forceinline__ T conclude(T v, const fold_args &a) {
        return a.finish == FINISH_MEAN ? v / (T)a.count : v;
    }
};
struct op_nansum : op_sum {
    template <typename T> static __device__ __forceinline__ T map(T x) { return is_nan(x) ? (T)0 : x; }
};
struct op_prod : op_sum {
    template <typename T> static __device__ __forceinline__ T identity() { return (T)1; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return a * b; }
};

typedef simple_fold<float, op_mean, READS_ANY> sum_f32;
typedef simple_fold<double, op_mean, READS_ANY> sum_f64;
typedef simple_fold<i64, op_sum, READS_ANY> sum_i64;
FOLD_TYPE(reduce_sums_sum, sum_f32, f32, float)
FOLD_TYPE(reduce_sums_sum, sum_f32, f16, f16)
FOLD_TYPE(reduce_sums_sum, sum_f32, bf16, bf16)
FOLD_TYPE(reduce_sums_sum, sum_f64, f64, double)
FOLD_TYPE(reduce_sums_sum, sum_i64, i64, i64)
FOLD_TYPE(reduce_sums_sum, sum_i64, i32, int)
FOLD_TYPE(reduce_sums_sum, sum_i64, u8, unsigned char)
FOLD_ANY(reduce_sums_sum, sum_f32, f32)
FOLD_ANY(reduce_sums_sum, sum_f64, f64)
FOLD_ANY(reduce_sums_sum, sum_i64, i64)

#define RARE(name, op)                                     \
    typedef simple_fold<float, op, READS_ANY> name##_f32;  \
    typedef simple_fold<double, op, READS_ANY> name##_f64; \
    FOLD_ANY(reduce_sums_##name, name##_f32, f32)          \
    FOLD_ANY(reduce_sums_##name, name##_f64, f64)
RARE(nansum, op_nansum)
RARE(prod, op_prod)
typedef simple_fold<i64, op_prod, READS_ANY> prod_i64;
FOLD_ANY(reduce_sums_prod, prod_i64, i64)
