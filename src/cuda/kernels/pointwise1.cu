/* pointwise1.cu - pointwise rows with 1 input(s), all variants. */
#include "cuda/kernels/pointwise.cuh"

/* erfc for 16-bit results: W. H. Press et al., Numerical Recipes, section 6.2: t exp(-z² + P(t)), relative error 1.2e-7 before
 * the rounding of the exponent, which costs 5e-6 where the value is smallest. */
static __device__ __forceinline__ float erfc_half(float x) {
    const float z = fabsf(x), t = __fdividef(1.0f, fmaf(0.5f, z, 1.0f));
    float p = 0.17087277f;
    p = fmaf(p, t, -0.82215223f);
    p = fmaf(p, t, 1.48851587f);
    p = fmaf(p, t, -1.13520398f);
    p = fmaf(p, t, 0.27886807f);
    p = fmaf(p, t, -0.18628806f);
    p = fmaf(p, t, 0.09678418f);
    p = fmaf(p, t, 0.37409196f);
    p = fmaf(p, t, 1.00002368f);
    p = fmaf(p, t, -1.26551223f);
    const float r = t * __expf(fmaf(-z, z, p));
    return x >= 0 ? r : 2.0f - r;
}
struct pw_gelu_erf;
struct gelu_half {
    template <typename T> static __device__ __forceinline__ T f(T x, T, T, T, T, T, T) { return x * (0.5f * erfc_half(x * -0.70710678f)); }
};
template <> struct pw_half<pw_gelu_erf> { typedef gelu_half form; };

#define PW_ROW_1(name, class_, formula)
#define PW_ROW_2(name, class_, formula)
#define PW_ROW_3(name, class_, formula)
#undef PW_ROW_1
#define PW_ROW_1(name, class_, formula) PW_FUNCTOR(name, formula) PW_##class_(name, 1)
#define POINTWISE(name, inputs, sig, class_, flags, cast, formula, save, backward, doc) PW_ROW_##inputs(name, class_, formula)
#define OP(name, sig, kind, flags, cast, infer, save, backward, doc)
#include "ops/pointwise.def"
