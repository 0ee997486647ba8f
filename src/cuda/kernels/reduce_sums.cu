/* reduce_sums.cu - sums and products: plain, without NaN, of magnitudes, of squares, of powers (norms, but for their roots). */
#include "cuda/kernels/fold.cuh"

struct op_mean : op_sum {
    template <typename T> static __device__ __forceinline__ T conclude(T v, const fold_args &a) {
        return a.finish == FINISH_MEAN ? v / (T)a.count : v;
    }
};
struct op_nansum : op_sum {
    template <typename T> static __device__ __forceinline__ T map(T x) { return is_nan(x) ? (T)0 : x; }
};
struct op_prod : op_sum {
    template <typename T> static __device__ __forceinline__ T identity() { return (T)1; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return a * b; }
};
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
static __device__ __noinline__ float power(float v, double p) { return powf(v, (float)p); }
static __device__ __noinline__ double power(double v, double p) { return pow(v, p); }
__device__ __forceinline__ float cubic_root(float v) { return cbrtf(v); }
__device__ __forceinline__ double cubic_root(double v) { return cbrt(v); }
template <typename T> struct pow_fold : simple_fold<T, op_sum, READS_FLOATS> {
    template <int N, int RUN>
    static __device__ __forceinline__ void feed(T &a, const T (&x)[N], const places<RUN> &, u32, double number) {
        T sum = 0;
#pragma unroll
        for (int j = 0; j < N; j++) {
            const T size = magnitude(x[j]);
            sum += number == 3 ? size * size * size : power(size, number);
        }
        a += sum;
    }
    static __device__ __forceinline__ void finish(T v, const fold_args &a, void *out, void *) {
        store_own(out, a.out_dtype[0],
                  a.finish != FINISH_ROOT ? v
                  : a.number == 3         ? cubic_root(v)
                                          : power(v, 1.0 / a.number));
    }
};

typedef simple_fold<float, op_mean, READS_ANY> sum_f32;
typedef simple_fold<double, op_mean, READS_ANY> sum_f64;
typedef simple_fold<i64, op_sum, READS_ANY> sum_i64;
FOLD_VECTORS(reduce_sums_sum, sum_f32, f32, float)
FOLD_VECTORS(reduce_sums_sum, sum_f32, f16, f16)
FOLD_VECTORS(reduce_sums_sum, sum_f32, bf16, bf16)
FOLD_VECTORS(reduce_sums_sum, sum_f64, f64, double)
FOLD_VECTORS(reduce_sums_sum, sum_i64, i64, i64)
FOLD_VECTORS(reduce_sums_sum, sum_i64, i32, int)
FOLD_VECTORS(reduce_sums_sum, sum_i64, u8, unsigned char)
FOLD_ANY(reduce_sums_sum, sum_f32, f32)
FOLD_ANY(reduce_sums_sum, sum_f64, f64)
FOLD_ANY(reduce_sums_sum, sum_i64, i64)

#define RARE(name, op, reads)                          \
    typedef simple_fold<float, op, reads> name##_f32;  \
    typedef simple_fold<double, op, reads> name##_f64; \
    FOLD_ANY(reduce_sums_##name, name##_f32, f32)      \
    FOLD_ANY(reduce_sums_##name, name##_f64, f64)
#define FLOATS(name, op, reads)                              \
    RARE(name, op, reads)                                    \
    FOLD_VECTORS(reduce_sums_##name, name##_f32, f32, float) \
    FOLD_VECTORS(reduce_sums_##name, name##_f32, f16, f16)   \
    FOLD_VECTORS(reduce_sums_##name, name##_f32, bf16, bf16)
RARE(nansum, op_nansum, READS_ANY)
RARE(prod, op_prod, READS_ANY)
typedef simple_fold<i64, op_prod, READS_ANY> prod_i64;
FOLD_ANY(reduce_sums_prod, prod_i64, i64)
FLOATS(abssum, op_abssum, READS_FLOATS)
FLOATS(sqsum, op_sqsum, READS_FLOATS)
FOLD_ANY(reduce_sums_powsum, pow_fold<float>, f32)
FOLD_ANY(reduce_sums_powsum, pow_fold<double>, f64)
