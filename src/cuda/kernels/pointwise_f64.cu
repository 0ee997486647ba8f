/* pointwise_f64.cu - pointwise rows of float64. */
#include "cuda/kernels/pointwise.cuh"

#define PW_FLOATS(name, nin, nout, condition, truth) \
    PW_VEC(pointwise_f64_##name, nin, nout, pw_##name, double, double, condition, truth)
#define PW_INTS(name, nin, nout, F, condition, truth)
#include "cuda/kernels/pointwise_rows.cuh"
