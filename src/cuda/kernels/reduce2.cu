/* reduce2.cu - extrema, with and without their indices. See fold.cuh. */
#include "cuda/kernels/fold.cuh"

#define EXTREMUM(name, op)                                              \
    typedef simple_fold<float, op> name##_f32;                          \
    typedef simple_fold<double, op> name##_f64;                         \
    typedef simple_fold<i64, op> name##_i64;                            \
    FOLD_VECTORS(reduce2_##name, name##_f32, f32, float)                \
    FOLD_VECTORS(reduce2_##name, name##_f32, f16, f16)                  \
    FOLD_VECTORS(reduce2_##name, name##_f32, bf16, bf16)                \
    FOLD_VECTORS(reduce2_##name, name##_i64, i64, i64)                  \
    FOLD_ANY(reduce2_##name, name##_f32, f32)                           \
    FOLD_ANY(reduce2_##name, name##_f64, f64)                           \
    FOLD_ANY(reduce2_##name, name##_i64, i64)
EXTREMUM(max, op_max)
EXTREMUM(min, op_min)

#define ARG(name, is_max)                                               \
    typedef arg_fold<float, is_max> name##_f32;                         \
    typedef arg_fold<double, is_max> name##_f64;                        \
    typedef arg_fold<i64, is_max> name##_i64;                           \
    FOLD_VECTORS(reduce2_##name, name##_f32, f32, float)                \
    FOLD_VECTORS(reduce2_##name, name##_f32, f16, f16)                  \
    FOLD_VECTORS(reduce2_##name, name##_f32, bf16, bf16)                \
    FOLD_ANY(reduce2_##name, name##_f32, f32)                           \
    FOLD_ANY(reduce2_##name, name##_f64, f64)                           \
    FOLD_ANY(reduce2_##name, name##_i64, i64)
ARG(argmax, true)
ARG(argmin, false)
