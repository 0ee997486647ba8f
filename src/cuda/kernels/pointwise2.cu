/* pointwise2.cu - pointwise rows with 2 input(s), all variants. */
#include "cuda/kernels/gelu.cuh"
#include "cuda/kernels/pointwise.cuh"

struct pw_gelu_erf_backward;
struct gelu_back_single {
    template <typename T> static __device__ __forceinline__ T f(T g, T x, T, T, T, T, T) { return g * gelu_slope_of<9>(x); }
};
struct gelu_back_half {
    template <typename T> static __device__ __forceinline__ T f(T g, T x, T, T, T, T, T) { return g * gelu_slope_of<5>(x); }
};
template <> struct pw_single<pw_gelu_erf_backward> { typedef gelu_back_single form; };
template <> struct pw_half<pw_gelu_erf_backward> { typedef gelu_back_half form; };

#define PW_ROW_1(name, class_, formula)
#define PW_ROW_2(name, class_, formula)
#define PW_ROW_3(name, class_, formula)
#undef PW_ROW_2
#define PW_ROW_2(name, class_, formula) PW_FUNCTOR(name, formula) PW_##class_(name, 2)
#define POINTWISE(name, inputs, sig, class_, flags, cast, formula, save, backward, doc) PW_ROW_##inputs(name, class_, formula)
#define OP(name, sig, kind, flags, cast, infer, save, backward, doc)
#include "ops/pointwise.def"
