/* pointwise_any_f32.cu - pointwise rows of any strides and any mix of dtypes that is computed in float. */
#include "cuda/kernels/pointwise_forms.cuh"

#define PW_FLOATS(name, nin, nout, condition, truth)                               \
    PW_ANY(pointwise_any_f32_##name, nin, nout, pw_single<pw_##name>::form, float) \
    PW_FOURS(pointwise_any_f32_fours_##name, nin, nout, pw_single<pw_##name>::form, float)
#define PW_INTS(name, nin, nout, F, condition, truth)
#include "cuda/kernels/pointwise_rows.cuh"
