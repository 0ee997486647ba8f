/* rows.cuh - rows of a matrix as 16-byte vectors, and sums over the threads that share a row.
 *
 * A row of any length may begin anywhere: vectors lie on addresses that are multiples of 16 bytes, and the first and the
 * last of a row may hang over its ends; those two are read and written element by element. */
#ifndef TORC_CUDA_ROWS_CUH
#define TORC_CUDA_ROWS_CUH

#include "cuda/kernels/common.cuh"

template <typename S> struct compute_of { typedef float type; };
template <> struct compute_of<double> { typedef double type; };

/* 16 bytes at once. Written as an instruction: where another branch stores the same values one by one, the compiler would
 * merge both into narrow stores. */
template <typename V> __device__ __forceinline__ void store16(void *p, const V &v) {
    static_assert(sizeof(V) == 16, "16 bytes");
    union {
        V v;
        uint4 w;
    } u;
    u.v = v;
    asm volatile("st.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(p), "r"(u.w.x), "r"(u.w.y), "r"(u.w.z), "r"(u.w.w)
                 : "memory");
}

/* EVEN: rows are whole vectors and begin at multiples of 16 bytes. */
template <typename S, bool EVEN = false> struct row_span {
    static constexpr int N = 16 / sizeof(S);
    const S *base; /* aligned down */
    i64 n;
    int shift; /* elements before the row in vector 0 */
    __device__ __forceinline__ row_span(const S *row, i64 length) : n(length) {
        shift = EVEN ? 0 : (int)(((u64)row & 15) / sizeof(S));
        base = row - shift;
    }
    __device__ __forceinline__ i64 vectors() const { return (n + shift + N - 1) / N; }
    /* Place in the row of the vector's first element; may be negative. */
    __device__ __forceinline__ i64 first(i64 v) const { return v * N - shift; }
    __device__ __forceinline__ bool whole(i64 v) const { return v * N >= shift && (v + 1) * N <= n + shift; }
    template <typename C> __device__ __forceinline__ void load(i64 v, C (&x)[N], C fill) const {
        if (EVEN ? v * N < n : whole(v)) {
            const vec<S, N> raw = reinterpret_cast<const vec<S, N> *>(base)[v];
#pragma unroll
            for (int j = 0; j < N; j++) x[j] = as<C>::from(raw.v[j]);
        } else if (EVEN) {
#pragma unroll
            for (int j = 0; j < N; j++) x[j] = fill;
        } else {
#pragma unroll
            for (int j = 0; j < N; j++) {
                const i64 e = first(v) + j;
                x[j] = e >= 0 && e < n ? as<C>::from(base[v * N + j]) : fill;
            }
        }
    }
};
/* N elements whose places begin at e to a row; those outside it are left out. */
template <bool EVEN = false, typename S, int N, typename C>
__device__ __forceinline__ void store_span(S *row, i64 e, i64 n, const C (&x)[N]) {
    constexpr int M = 16 / sizeof(S) < N ? 16 / sizeof(S) : N;
    S *p = row + e;
    if (EVEN ? e < n : e >= 0 && e + N <= n && ((u64)p & (M * sizeof(S) - 1)) == 0) {
#pragma unroll
        for (int k = 0; k < N / M; k++) {
            vec<S, M> raw;
#pragma unroll
            for (int j = 0; j < M; j++) raw.v[j] = to<S>::from(x[k * M + j]);
            if constexpr (M * sizeof(S) == 16)
                store16(p + k * M, raw);
            else
                reinterpret_cast<vec<S, M> *>(p)[k] = raw;
        }
    } else if (!EVEN) {
#pragma unroll
        for (int j = 0; j < N; j++)
            if (e + j >= 0 && e + j < n) p[j] = to<S>::from(x[j]);
    }
}
/* N elements of a row whose places begin at e, e + N <= n or not; `fill` outside. */
template <bool EVEN = false, typename S, int N, typename C>
__device__ __forceinline__ void load_span(const S *row, i64 e, i64 n, C (&x)[N], C fill) {
    constexpr int M = 16 / sizeof(S) < N ? 16 / sizeof(S) : N;
    const S *p = row + e;
    if (EVEN ? e < n : e >= 0 && e + N <= n && ((u64)p & (M * sizeof(S) - 1)) == 0) {
#pragma unroll
        for (int k = 0; k < N / M; k++) {
            const vec<S, M> raw = reinterpret_cast<const vec<S, M> *>(p)[k];
#pragma unroll
            for (int j = 0; j < M; j++) x[k * M + j] = as<C>::from(raw.v[j]);
        }
    } else {
#pragma unroll
        for (int j = 0; j < N; j++) x[j] = !EVEN && e + j >= 0 && e + j < n ? as<C>::from(p[j]) : fill;
    }
}

/* Elements [0, n) of a contiguous line that begins anywhere: vectors at multiples of 16 bytes from `begin` to `end`, which are whole, and up to
 * 2 N - 2 single elements before and behind them. Vector v has elements v N - shift and on. */
template <typename S> struct line_vectors {
    static constexpr int N = 16 / sizeof(S);
    const uint4 *from;
    int shift, before; /* before: single elements in front */
    i64 begin, end, n;
    __device__ __forceinline__ line_vectors(const S *line, i64 length) : n(length) {
        shift = (int)(((u64)line & 15) / sizeof(S));
        from = (const uint4 *)((u64)line & ~(u64)15);
        before = (int)min((i64)(shift ? N - shift : 0), n);
        begin = shift != 0;
        end = (n + shift) / N;
    }
    /* Of the k-th single element; n or more: there is none. */
    __device__ __forceinline__ i64 single(int k) const {
        return k < before ? k : max(end * N - shift, (i64)before) + (k - before);
    }
};
/* Another line of the same elements, read beside those vectors: 16 bytes from anywhere are parts of two vectors, each of which has some. */
struct beside {
    const uint4 *from;
    u32 shift; /* bytes */
    template <typename S> __device__ __forceinline__ beside(const S *line, const line_vectors<S> &to) {
        const u64 at = (u64)(line - to.shift);
        from = (const uint4 *)(at & ~(u64)15), shift = (u32)(at & 15);
    }
};

__device__ __forceinline__ float larger(float a, float b) { return fmaxf(a, b); }
__device__ __forceinline__ double larger(double a, double b) { return fmax(a, b); }
struct join_sum {
    template <typename C> static __device__ __forceinline__ C of(C a, C b) { return a + b; }
    template <typename C> static __device__ __forceinline__ C none(C) { return 0; }
};
struct join_max {
    template <typename C> static __device__ __forceinline__ C of(C a, C b) { return larger(a, b); }
    template <typename C> static __device__ __forceinline__ C none(C any) {
        return any;
    } /* once more does not matter */
};
/* K values over the threads of a row to all of them. Rows of 32 threads are warps; a wider row is the whole block, and
 * `shared` holds 32 * K values. Two calls in a row need two pieces of shared memory, a third may use the first again. */
template <typename J, int FROM, int K, typename C> __device__ __forceinline__ void join_lanes(C (&v)[K]) {
#pragma unroll
    for (int delta = FROM; delta > 0; delta /= 2)
#pragma unroll
        for (int k = 0; k < K; k++) v[k] = J::of(v[k], __shfl_xor_sync(0xffffffffu, v[k], delta));
}
template <typename J, int K, typename C> __device__ __forceinline__ void join_row(C (&v)[K], C *shared) {
    join_lanes<J, 16>(v);
    if (blockDim.x > 32) {
        const int warps = blockDim.x / 32, lane = threadIdx.x & 31;
        if (lane == 0)
#pragma unroll
            for (int k = 0; k < K; k++) shared[threadIdx.x / 32 * K + k] = v[k];
        __syncthreads();
        /* Every warp joins the warps' values for itself; up to eight of them in three steps. */
        const int from = warps > 8 ? lane : lane & 7;
#pragma unroll
        for (int k = 0; k < K; k++) {
            const C any = shared[(from < warps ? from : 0) * K + k];
            v[k] = from < warps ? any : J::none(any);
        }
        if (warps > 8)
            join_lanes<J, 16>(v);
        else
            join_lanes<J, 4>(v);
    }
}

#endif
