/* reduce_truth.cu - folds over what differs from 0: counts, any, all. */
#include "cuda/kernels/fold.cuh"

enum { COUNT, ANY, ALL };
template <int KIND> struct truth_fold {
    typedef truth C;
    typedef i64 A;
    enum { READS = READS_ANY, BEGINS = false };
    static __device__ __forceinline__ A start() { return KIND == ALL; }
    static __device__ __forceinline__ C fill(const A &, double) { return C{KIND == ALL}; }
    template <int N, int RUN>
    static __device__ __forceinline__ void feed(A &a, const C (&x)[N], const places<RUN> &, u32, int, double) {
        int t = KIND == ALL;
#pragma unroll
        for (int j = 0; j < N; j++) t = KIND == COUNT ? t + x[j].v : KIND == ANY ? t | x[j].v : t & x[j].v;
        a = merge(a, (A)t);
    }
    static __device__ __forceinline__ void begin(A &, const C &) {}
    static __device__ __forceinline__ void seal(A &, u32) {}
    static __device__ __forceinline__ A merge(A a, A b) { return KIND == COUNT ? a + b : KIND == ANY ? a | b : a & b; }
    /* bool, an integer, or what the norm of order 0 is asked in */
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *) {
        store_as<i64>(out, a.out_dtype[0], v);
    }
};

#define TRUTH(name, kind)                                               \
    FOLD_TYPE(reduce_truth_##name, truth_fold<kind>, f32, float)        \
    FOLD_TYPE(reduce_truth_##name, truth_fold<kind>, f16, f16)          \
    FOLD_TYPE(reduce_truth_##name, truth_fold<kind>, bf16, bf16)        \
    FOLD_TYPE(reduce_truth_##name, truth_fold<kind>, u8, unsigned char) \
    FOLD_ANY(reduce_truth_##name, truth_fold<kind>, i64)
TRUTH(count, COUNT)
TRUTH(any, ANY)
TRUTH(all, ALL)
