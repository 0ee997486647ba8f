/* pointwise_c128.cu - pointwise rows of complex128. */
#include "cuda/kernels/pointwise_complex.cuh"

#define FORMULA(name, nin, class_, ...) \
    PW_COMPLEX_ROW(pointwise_c128_##name, nin, double, PW_COMPLEX_##class_(double), __VA_ARGS__)
#include "ops/generated/formulas_complex.def"
