/* pointwise_c64.cu - pointwise rows of complex64, and of complex32, which is computed in its type. */
#include "cuda/kernels/pointwise_complex.cuh"

#define FORMULA(name, nin, class_, ...) \
    PW_COMPLEX_ROW(pointwise_c64_##name, nin, float, PW_COMPLEX_##class_(float), __VA_ARGS__)
#include "ops/generated/formulas_complex.def"
