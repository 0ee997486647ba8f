/* pointwise1.cu - pointwise rows with 1 input(s), all variants. */
#include "cuda/kernels/gelu.cuh"
#include "cuda/kernels/pointwise.cuh"

struct pw_gelu_erf;
struct gelu_single {
    template <typename T> static __device__ __forceinline__ T f(T x, T, T, T, T, T, T) { return gelu_of<9>(x); }
};
struct gelu_half {
    template <typename T> static __device__ __forceinline__ T f(T x, T, T, T, T, T, T) { return gelu_of<5>(x); }
};
template <> struct pw_single<pw_gelu_erf> { typedef gelu_single form; };
template <> struct pw_half<pw_gelu_erf> { typedef gelu_half form; };

#define PW_ROW_1(name, class_, formula)
#define PW_ROW_2(name, class_, formula)
#define PW_ROW_3(name, class_, formula)
#undef PW_ROW_1
#define PW_ROW_1(name, class_, formula) PW_FUNCTOR(name, formula) PW_##class_(name, 1)
#define POINTWISE(name, inputs, sig, class_, flags, cast, formula, save, backward, doc) PW_ROW_##inputs(name, class_, formula)
#define OP(name, sig, kind, flags, cast, infer, save, backward, doc)
#include "ops/pointwise.def"
