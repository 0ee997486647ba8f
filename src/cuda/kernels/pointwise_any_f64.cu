/* pointwise_any_f64.cu - pointwise rows of any strides and any mix of dtypes that is computed in double. */
#include "cuda/kernels/pointwise.cuh"

#define PW_FLOATS(name, nin, nout, condition, truth) PW_ANY(pointwise_any_f64_##name, nin, nout, pw_##name, double)
#define PW_INTS(name, nin, nout, F, condition, truth)
#include "cuda/kernels/pointwise_rows.cuh"
