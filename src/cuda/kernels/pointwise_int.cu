/* pointwise_int.cu - pointwise rows of int64 and int32, computed in int64. */
#include "cuda/kernels/pointwise.cuh"

#define PW_FLOATS(name, nin, nout, condition, truth)
#define PW_INTS(name, nin, nout, F, condition, truth)                            \
    PW_VEC(pointwise_int_##name##_i64, nin, nout, F, i64, i64, condition, truth) \
    PW_VEC(pointwise_int_##name##_i32, nin, nout, F, i64, int, condition, truth)
#include "cuda/kernels/pointwise_rows.cuh"
