/* pointwise_f32.cu - pointwise rows of float32. */
#include "cuda/kernels/gelu.cuh"
#include "cuda/kernels/pointwise.cuh"

struct gelu_single : pw_one_output {
    template <typename T> static __device__ __forceinline__ T f(T x, T, T, T, T, T, T) { return gelu_of<9>(x); }
};
struct gelu_back_single : pw_one_output {
    template <typename T> static __device__ __forceinline__ T f(T g, T x, T, T, T, T, T) {
        return g * gelu_slope_of<9>(x);
    }
};
template <> struct pw_single<struct pw_gelu_erf> { typedef gelu_single form; };
template <> struct pw_single<struct pw_gelu_erf_backward> { typedef gelu_back_single form; };

#define PW_FLOATS(name, nin, nout, condition, truth) \
    PW_VEC(pointwise_f32_##name, nin, nout, pw_single<pw_##name>::form, float, float, condition, truth)
#define PW_INTS(name, nin, nout, F, condition, truth)
#include "cuda/kernels/pointwise_rows.cuh"
