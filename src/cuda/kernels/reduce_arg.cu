/* reduce_arg.cu - the largest and the smallest with where they are: NaN wins, then the first of equals.
 *
 * Within a feed an element costs one comparison and two selections: the place is a number that the code knows. It becomes an
 * index once per feed, if anything in it was better than all before. */
#include "cuda/kernels/fold.cuh"

template <typename T, bool MAX> struct arg_fold {
    typedef T C;
    struct A {
        T v;
        i64 i; /* NONE: all were as low as can be */
    };
    enum { READS = READS_OWN, BEGINS = false };
    static constexpr i64 NONE = 0x7fffffffffffffffll;
    static __device__ __forceinline__ A start() {
        return A{MAX ? numbers_of<T>::lowest() : numbers_of<T>::highest(), NONE};
    }
    static __device__ __forceinline__ C fill(const A &, double) { return start().v; }
    template <int N, int RUN>
    static __device__ __forceinline__ void feed(A &a, const C (&x)[N], const places<RUN> &p, u32, int, double) {
        T best = a.v;
        int at = -1;
#pragma unroll
        for (int j = 0; j < N; j++) {
            const bool better = !(MAX ? x[j] <= best : x[j] >= best) && !is_nan(best); /* true if x is the first NaN */
            best = better ? x[j] : best;
            at = better ? j : at;
        }
        a.v = best;
        if (at >= 0) a.i = p.of(at);
    }
    static __device__ __forceinline__ void begin(A &, const C &) {}
    static __device__ __forceinline__ void seal(A &, u32) {}
    static __device__ __forceinline__ A merge(A a, A b) {
        const bool an = is_nan(a.v), bn = is_nan(b.v);
        const bool better = bn ? !an : !an && (MAX ? b.v > a.v : b.v < a.v), equal = an ? bn : a.v == b.v;
        return better || (equal && b.i < a.i) ? b : a;
    }
    /* number 0: values and indices; 1: the index alone */
    static __device__ __forceinline__ void finish(A v, const fold_args &a, void *out, void *out1) {
        const i64 i = v.i == NONE ? 0 : v.i;
        if (a.number != 0)
            *(i64 *)out = i;
        else {
            store_own(out, a.out_dtype[0], v.v);
            *(i64 *)out1 = i;
        }
    }
};

#define ARG(name, is_max)                                \
    typedef arg_fold<float, is_max> name##_f32;          \
    typedef arg_fold<double, is_max> name##_f64;         \
    typedef arg_fold<i64, is_max> name##_i64;            \
    FOLD_TYPE(reduce_arg_##name, name##_f32, f32, float) \
    FOLD_TYPE(reduce_arg_##name, name##_f32, f16, f16)   \
    FOLD_TYPE(reduce_arg_##name, name##_f32, bf16, bf16) \
    FOLD_TYPE(reduce_arg_##name, name##_i64, i64, i64)   \
    FOLD_TYPE(reduce_arg_##name, name##_i64, i32, int)   \
    FOLD_ANY(reduce_arg_##name, name##_f32, f32)         \
    FOLD_ANY(reduce_arg_##name, name##_f64, f64)         \
    FOLD_ANY(reduce_arg_##name, name##_i64, i64)
ARG(max, true)
ARG(min, false)
