/* pointwise_half.cu - pointwise rows of float16 and bfloat16, computed in float. */
#include "cuda/kernels/gelu.cuh"
#include "cuda/kernels/pointwise.cuh"

struct gelu_half : pw_one_output {
    template <typename T> static __device__ __forceinline__ T f(T x, T, T, T, T, T, T) { return gelu_of<5>(x); }
};
struct gelu_back_half : pw_one_output {
    template <typename T> static __device__ __forceinline__ T f(T g, T x, T, T, T, T, T) {
        return g * gelu_slope_of<5>(x);
    }
};
template <> struct pw_half<struct pw_gelu_erf> { typedef gelu_half form; };
template <> struct pw_half<struct pw_gelu_erf_backward> { typedef gelu_back_half form; };

#define PW_FLOATS(name, nin, nout, condition, truth)                                                       \
    PW_VEC(pointwise_half_##name##_f16, nin, nout, pw_half<pw_##name>::form, float, f16, condition, truth) \
    PW_VEC(pointwise_half_##name##_bf16, nin, nout, pw_half<pw_##name>::form, float, bf16, condition, truth)
#define PW_INTS(name, nin, nout, F, condition, truth)
#include "cuda/kernels/pointwise_rows.cuh"
