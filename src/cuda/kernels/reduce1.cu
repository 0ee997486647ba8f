/* reduce1.cu - sums, products, counts, any, all. See fold.cuh. */
#include "cuda/kernels/fold.cuh"

typedef simple_fold<float, op_sum> sum_f32;
typedef simple_fold<double, op_sum> sum_f64;
typedef simple_fold<i64, op_sum> sum_i64;
FOLD_VECTORS(reduce1_sum, sum_f32, f32, float)
FOLD_VECTORS(reduce1_sum, sum_f32, f16, f16)
FOLD_VECTORS(reduce1_sum, sum_f32, bf16, bf16)
FOLD_VECTORS(reduce1_sum, sum_f64, f64, double)
FOLD_VECTORS(reduce1_sum, sum_i64, i64, i64)
FOLD_VECTORS(reduce1_sum, sum_i64, i32, int)
FOLD_VECTORS(reduce1_sum, sum_i64, u8, unsigned char)
FOLD_ANY(reduce1_sum, sum_f32, f32)
FOLD_ANY(reduce1_sum, sum_f64, f64)
FOLD_ANY(reduce1_sum, sum_i64, i64)

typedef simple_fold<float, op_nansum> nansum_f32;
typedef simple_fold<double, op_nansum> nansum_f64;
FOLD_ANY(reduce1_nansum, nansum_f32, f32)
FOLD_ANY(reduce1_nansum, nansum_f64, f64)

typedef simple_fold<float, op_prod> prod_f32;
typedef simple_fold<double, op_prod> prod_f64;
typedef simple_fold<i64, op_prod> prod_i64;
FOLD_ANY(reduce1_prod, prod_f32, f32)
FOLD_ANY(reduce1_prod, prod_f64, f64)
FOLD_ANY(reduce1_prod, prod_i64, i64)

#define TRUTH(name, kind)                                              \
    FOLD_VECTORS(reduce1_##name, truth_fold<kind>, f32, float)         \
    FOLD_VECTORS(reduce1_##name, truth_fold<kind>, u8, unsigned char)  \
    FOLD_ANY(reduce1_##name, truth_fold<kind>, i64)
TRUTH(count, 0)
TRUTH(any, 1)
TRUTH(all, 2)
