/* reduce_complex.cu - sums and products of complex numbers. */
#include "cuda/kernels/fold.cuh"

template <typename T> static __device__ __noinline__ complex<T> load_rare(const char *p, int dtype) {
    return load_number<T>(p, dtype);
}
/* What is folded is of any dtype up to complex128: nearly always of the results' own, which is read four at a time. */
template <typename T> struct any_loader<complex<T>> {
    template <int READS, int U>
    static __device__ __forceinline__ void load(complex<T> (&x)[U], const char *base, const i64 (&at)[U], int dtype) {
        if (dtype == (sizeof(T) == 4 ? D_C64 : D_C128)) {
#pragma unroll
            for (int u = 0; u < U; u++) x[u] = *(const complex<T> *)(base + at[u]);
        } else {
#pragma unroll
            for (int u = 0; u < U; u++) x[u] = load_rare<T>(base + at[u], dtype);
        }
    }
};
template <typename T> __device__ __forceinline__ void store_own(void *p, int dtype, complex<T> v) {
    store_complex(p, dtype, v);
}

struct op_mean : op_sum {
    template <typename T> static __device__ __forceinline__ T conclude(T v, const fold_args &a) {
        if (a.finish != FINISH_MEAN) return v;
        v.re /= a.count, v.im /= a.count;
        return v;
    }
};
struct op_prod : op_sum {
    template <typename T> static __device__ __forceinline__ T identity() { return (T)1; }
    template <typename T> static __device__ __forceinline__ T join(T a, T b) { return a * b; }
};

#define COMPLEX(name, op)                                           \
    typedef simple_fold<complex<float>, op, READS_ANY> name##_f32;  \
    typedef simple_fold<complex<double>, op, READS_ANY> name##_f64; \
    FOLD_ANY(reduce_complex_##name, name##_f32, f32)                \
    FOLD_ANY(reduce_complex_##name, name##_f64, f64)
COMPLEX(sum, op_mean)
COMPLEX(prod, op_prod)
