/* reduce3.cu - norms, moments, log-sum-exp. See fold.cuh. */
#include "cuda/kernels/fold.cuh"

#define FLOATS(name, ...)                                                     \
    FOLD_VECTORS(reduce3_##name, __VA_ARGS__<float>, f32, float)              \
    FOLD_VECTORS(reduce3_##name, __VA_ARGS__<float>, f16, f16)                \
    FOLD_VECTORS(reduce3_##name, __VA_ARGS__<float>, bf16, bf16)              \
    FOLD_ANY(reduce3_##name, __VA_ARGS__<float>, f32)                         \
    FOLD_ANY(reduce3_##name, __VA_ARGS__<double>, f64)
#define RARE(name, ...)                                                       \
    FOLD_ANY(reduce3_##name, __VA_ARGS__<float>, f32)                         \
    FOLD_ANY(reduce3_##name, __VA_ARGS__<double>, f64)
template <typename T> struct abssum_fold : simple_fold<T, op_abssum> {};
template <typename T> struct sqsum_fold : simple_fold<T, op_sqsum> {};
template <typename T> struct absmax_fold : simple_fold<T, op_absmax> {};
template <typename T> struct absmin_fold : simple_fold<T, op_absmin> {};
FLOATS(abssum, abssum_fold)
FLOATS(sqsum, sqsum_fold)
FLOATS(absmax, absmax_fold)
RARE(absmin, absmin_fold)
RARE(powsum, pow_fold)
typedef moments_fold<float, false> coarse_moments;
FOLD_VECTORS(reduce3_moments, moments_fold<float>, f32, float)
FOLD_VECTORS(reduce3_moments, coarse_moments, f16, f16)
FOLD_VECTORS(reduce3_moments, coarse_moments, bf16, bf16)
RARE(moments, moments_fold)
FLOATS(lse, lse_fold)
