/* pointwise_half.cu - pointwise rows of float16 and bfloat16, computed in float. */
#include "cuda/kernels/pointwise_forms.cuh"

#define PW_FLOATS(name, nin, nout, condition, truth)                                                       \
    PW_VEC(pointwise_half_##name##_f16, nin, nout, pw_half<pw_##name>::form, float, f16, condition, truth) \
    PW_VEC(pointwise_half_##name##_bf16, nin, nout, pw_half<pw_##name>::form, float, bf16, condition, truth)
#define PW_INTS(name, nin, nout, F, condition, truth)
#include "cuda/kernels/pointwise_rows.cuh"
