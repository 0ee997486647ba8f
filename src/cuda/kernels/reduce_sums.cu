/* reduce_sums.cu - sums. */
#include "cuda/kernels/fold.cuh"

struct op_mean : op_sum {
    template <typename T> static __device__ __forceinline__ T conclude(T v, const fold_args &a) {
        return a.finish == FINISH_MEAN ? v / (T)a.count : v;
    }
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
