/* pointwise_any_i64.cu - pointwise rows of any strides and any mix of dtypes that is computed in int64. */
#include "cuda/kernels/pointwise.cuh"

#define PW_FLOATS(name, nin, nout, condition, truth)
#define PW_INTS(name, nin, nout, F, condition, truth)   \
    PW_ANY(pointwise_any_i64_##name, nin, nout, F, i64) \
    PW_FOURS(pointwise_any_i64_fours_##name, nin, nout, F, i64)
#include "cuda/kernels/pointwise_rows.cuh"
