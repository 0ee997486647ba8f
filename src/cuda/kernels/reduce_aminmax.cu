/* reduce_aminmax.cu - the smallest and the largest at once. */
#include "cuda/kernels/fold.cuh"

template <typename T> struct aminmax_fold {
    typedef simple_fold<T, op_min> least;
    typedef simple_fold<T, op_max> most;
    typedef T C;
    struct A {
        T least, most;
    };
    enum { READS = READS_OWN, BEGINS = true };
    static __device__ __forceinline__ A start() { return A{least::start(), most::start()}; }
    static __device__ __forceinline__ void begin(A &a, const C &x) { a.least = a.most = x; }
    static __device__ __forceinline__ C fill(const A &a, double) { return a.least; } /* one of the elements */
    template <int N, int RUN>
    static __device__ __forceinline__ void feed(A &a, const C (&x)[N], const places<RUN> &where, u32 fed, int n,
                                                double number) {
        least::feed(a.least, x, where, fed, n, number);
        most::feed(a.most, x, where, fed, n, number);
    }
    static __device__ __forceinline__ void seal(A &, u32) {}
    static __device__ __forceinline__ A merge(A a, A b) {
        return A{least::merge(a.least, b.least), most::merge(a.most, b.most)};
    }
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *out1) {
        store_own(out, a.out_dtype[0], v.least);
        store_own(out1, a.out_dtype[1], v.most);
    }
};

FOLD_TYPE(reduce_aminmax, aminmax_fold<float>, f32, float)
FOLD_TYPE(reduce_aminmax, aminmax_fold<float>, f16, f16)
FOLD_TYPE(reduce_aminmax, aminmax_fold<float>, bf16, bf16)
FOLD_TYPE(reduce_aminmax, aminmax_fold<i64>, i64, i64)
FOLD_ANY(reduce_aminmax, aminmax_fold<float>, f32)
FOLD_ANY(reduce_aminmax, aminmax_fold<double>, f64)
FOLD_ANY(reduce_aminmax, aminmax_fold<i64>, i64)
