/* reduce_products.cu - products, and sums without NaN. */
#include "cuda/kernels/fold.cuh"

struct op_nansum : op_sum {
    template <typename T> static __device__ __forceinline__ T map(T x) { return is_nan(x) ? (T)0 : x; }
};
struct op_prod : op_sum {
    template <typename T> static __device__ __forceinline__ T identity() { return (T)1; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return a * b; }
};

#define BOTH(name, op)                                        \
    typedef simple_fold<float, op, READS_ANY> name##_f32;     \
    typedef simple_fold<double, op, READS_ANY> name##_f64;    \
    FOLD_TYPE(reduce_products_##name, name##_f32, f32, float) \
    FOLD_TYPE(reduce_products_##name, name##_f32, f16, f16)   \
    FOLD_TYPE(reduce_products_##name, name##_f32, bf16, bf16) \
    FOLD_ANY(reduce_products_##name, name##_f32, f32)         \
    FOLD_ANY(reduce_products_##name, name##_f64, f64)
BOTH(nansum, op_nansum)
BOTH(prod, op_prod)
typedef simple_fold<i64, op_prod, READS_ANY> prod_i64;
FOLD_ANY(reduce_products_prod, prod_i64, i64)
