/* reduce_norms.cu - sums of magnitudes, of squares and of powers: norms, but for their roots. */
#include "cuda/kernels/fold.cuh"

struct op_abssum : op_sum {
    template <typename T> static __device__ __forceinline__ T map(T x) { return magnitude(x); }
};
struct op_sqsum : op_sum {
    template <typename T> static __device__ __forceinline__ T map(T x) { return x * x; }
    template <typename T> static __device__ __forceinline__ T conclude(T v, const fold_args &a) {
        return a.finish == FINISH_SQRT ? root(v) : v;
    }
};
/* Sum of |x|^number. The power is out of line: its code is longer than all the rest. */
static __device__ __noinline__ float power(float v, float p) { return powf(v, p); }
static __device__ __noinline__ double power(double v, double p) { return pow(v, p); }
__device__ __forceinline__ float cubic_root(float v) { return cbrtf(v); }
__device__ __forceinline__ double cubic_root(double v) { return cbrt(v); }
template <typename T> struct pow_fold : simple_fold<T, op_sum, READS_FLOATS> {
    static __device__ __forceinline__ T fill(const T &, double number) { /* whose power is 0 */
        return number > 0 ? (T)0 : numbers_of<T>::highest();
    }
    template <int N, int RUN>
    static __device__ __forceinline__ void feed(T &a, const T (&x)[N], const places<RUN> &, u32, int, double number) {
        const T p = (T)number;
        T sum = 0;
#pragma unroll
        for (int j = 0; j < N; j++) {
            const T size = magnitude(x[j]);
            sum += number == 3 ? size * size * size : power(size, p);
        }
        a += sum;
    }
    static __device__ __forceinline__ void finish(T v, const fold_args &a, void *out, void *) {
        store_own(out, a.out_dtype[0],
                  a.finish != FINISH_ROOT ? v
                  : a.number == 3         ? cubic_root(v)
                                          : power(v, (T)(1.0 / a.number)));
    }
};

#define FLOATS(name, op)                                      \
    typedef simple_fold<float, op, READS_FLOATS> name##_f32;  \
    typedef simple_fold<double, op, READS_FLOATS> name##_f64; \
    FOLD_ANY(reduce_norms_##name, name##_f32, f32)            \
    FOLD_ANY(reduce_norms_##name, name##_f64, f64)            \
    FOLD_TYPE(reduce_norms_##name, name##_f32, f32, float)    \
    FOLD_TYPE(reduce_norms_##name, name##_f32, f16, f16)      \
    FOLD_TYPE(reduce_norms_##name, name##_f32, bf16, bf16)
FLOATS(abssum, op_abssum)
FLOATS(sqsum, op_sqsum)
FOLD_TYPE(reduce_norms_powsum, pow_fold<float>, f32, float)
FOLD_TYPE(reduce_norms_powsum, pow_fold<float>, f16, f16)
FOLD_TYPE(reduce_norms_powsum, pow_fold<float>, bf16, bf16)
FOLD_ANY(reduce_norms_powsum, pow_fold<float>, f32)
FOLD_ANY(reduce_norms_powsum, pow_fold<double>, f64)
