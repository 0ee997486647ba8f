/* pointwise_f32.cu - pointwise rows of float32. */
#include "cuda/kernels/pointwise_forms.cuh"

#define PW_FLOATS(name, nin, nout, condition, truth) \
    PW_VEC(pointwise_f32_##name, nin, nout, pw_single<pw_##name>::form, float, float, condition, truth)
#define PW_INTS(name, nin, nout, F, condition, truth)
#include "cuda/kernels/pointwise_rows.cuh"
