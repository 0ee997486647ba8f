/* index.cu - elements read and written by index tensors.
 *
 * One loop, as on the CPU (cpu/scatter.c): every element of a walk over (other, table, index) finds its place in the table,
 * whose stride along the indexed dimension is 0 in the geometry, and
 *     gather:   other = table[place]        set, add, mul, max, min:   table[place] ∘= other
 * Copies are made in the largest units that the geometry allows, up to 16 bytes.
 *
 * Several index tensors first become one offset for each position (index_positions). An index that is out of bounds is
 * noted (fault.cuh), reads as 0 and writes nothing.
 *
 * Writes that meet: set keeps one of them, any one. Sums and products of floats depend on the order in which threads
 * arrive, as PyTorch's index_add, scatter_add and scatter_reduce do; those of integers do not. index_put that accumulates
 * floats, and in deterministic mode all of these, go another way: indexsegment.cu. */
#if __CUDA_ARCH__ >= 900
#define ADD_BFLOAT16_WORDS
#endif
#include "cuda/kernels/index_args.h"
#include "cuda/kernels/add.cuh"
#include "cuda/kernels/fault.cuh"
#include "cuda/kernels/positions.cuh"

enum { BLOCK = WALK_BLOCK };

/* Offsets in the type O: int where the geometry is narrow. */
template <typename O> __device__ __forceinline__ void offsets_at(const walk_args &a, i64 index, O (&at)[3]) {
    if constexpr (sizeof(O) == 8)
        offsets_of<3>(a.g, index, at);
    else {
        u32 i = (u32)index;
        at[0] = at[1] = at[2] = 0;
        for (int d = 0; d < a.g.ndim; d++) {
            const u32 q = d == a.g.ndim - 1 ? 0 : quotient(i, division{a.narrow.magic[d], a.narrow.bits[d]});
            const int r = (int)(i - q * a.narrow.shape[d]);
#pragma unroll
            for (int k = 0; k < 3; k++) at[k] += r * a.narrow.strides[k][d];
            i = q;
        }
    }
}
/* Where in the table, from its beginning: -1 for nowhere. `at` are the offsets of the element. */
template <typename O> __device__ __forceinline__ O place_of(const walk_args &a, const O (&at)[3]) {
    const char *p = a.index + at[2];
    if (a.index_kind == INDEX_READY) {
        const i64 offset = *(const i64 *)p;
        return offset < 0 ? (O)-1 : (O)offset + at[1];
    }
    if (a.index_kind == INDEX_PAIR) {
        cuda_fault_site site2 = a.site;
        site2.dim = a.dim2;
        const i64 given = __ldcs((const i64 *)p),
                  given2 = __ldcs((const i64 *)(a.index2 + at[2])); /* read once: the cache is the table's */
        const i64 k = fault_index(a.site, given, a.low, a.limit), k2 = fault_index(site2, given2, -a.limit2, a.limit2);
        return k < 0 || k2 < 0 ? (O)-1 : (O)k * (O)a.step + (O)k2 * (O)a.step2 + at[1];
    }
    const i64 k =
        fault_index(a.site, a.index_kind == INDEX_I64 ? *(const i64 *)p : (i64) * (const int *)p, a.low, a.limit);
    return k < 0 ? (O)-1 : (O)k * (O)a.step + at[1];
}

template <typename T> __device__ __forceinline__ T zero_of() {
    T t;
    memset(&t, 0, sizeof t);
    return t;
}

/* The walk: f(base, other, place) for WALK_UNROLL elements at a time of a thread, base + u * BLOCK, with their offsets in `other` and
 * in the table. All indices are read before f looks at what they point to; place is -1 for nowhere and beyond the end. All threads of a warp
 * come along. */
template <typename O, typename F> __device__ __forceinline__ void walk(const walk_args &a, F f) {
    const i64 step = (i64)gridDim.x * (BLOCK * WALK_UNROLL);
    for (i64 base = (i64)blockIdx.x * (BLOCK * WALK_UNROLL) + threadIdx.x; base - (threadIdx.x & 31) < a.n;
         base += step) {
        O other[WALK_UNROLL], place[WALK_UNROLL];
#pragma unroll
        for (int u = 0; u < WALK_UNROLL; u++) {
            const i64 i = base + u * BLOCK;
            place[u] = -1;
            other[u] = 0;
            if (i < a.n) {
                O at[3];
                offsets_at<O>(a, i, at);
                place[u] = place_of<O>(a, at);
                other[u] = at[0];
            }
        }
        f(base, other, place);
    }
}

template <typename T, bool GATHER, typename O> __device__ __forceinline__ void move_elements(const walk_args &a) {
    T constant = zero_of<T>();
    if (!GATHER && !a.other) memcpy(&constant, a.value, sizeof(T));
    walk<O>(a, [&](i64 base, const O(&other)[WALK_UNROLL], const O(&place)[WALK_UNROLL]) {
        T x[WALK_UNROLL];
#pragma unroll
        for (int u = 0; u < WALK_UNROLL; u++) {
            if (GATHER)
                x[u] = place[u] >= 0 ? *(const T *)(a.table + place[u]) : zero_of<T>();
            else
                x[u] = a.other && place[u] >= 0 ? *(const T *)(a.other + other[u]) : constant;
        }
#pragma unroll
        for (int u = 0; u < WALK_UNROLL; u++) {
            if (GATHER) {
                if (base + u * BLOCK < a.n) *(T *)(a.other + other[u]) = x[u];
            } else if (place[u] >= 0)
                *(T *)(a.table + place[u]) = x[u];
        }
    });
}
/* Kernels come in two widths of offsets. */
#define KERNEL(name, ...)                                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK) index_##name(const __grid_constant__ walk_args a) {        \
        kernel_begin();                                                                                            \
        typedef i64 O;                                                                                             \
        __VA_ARGS__;                                                                                               \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK) index_narrow_##name(const __grid_constant__ walk_args a) { \
        kernel_begin();                                                                                            \
        typedef int O;                                                                                             \
        __VA_ARGS__;                                                                                               \
    }
#define MOVES(bytes, T)                                  \
    KERNEL(gather_##bytes, move_elements<T, true, O>(a)) \
    KERNEL(set_##bytes, move_elements<T, false, O>(a))
MOVES(1, unsigned char)
MOVES(2, unsigned short)
MOVES(4, u32)
MOVES(8, u64)
MOVES(16, uint4)

/* ------------------------------------------------------------------------------------------ combining */
enum how { ADD, MUL, MAX, MIN };

/* f applied to *p, atomically; elements of one and two bytes within their word. */
template <typename S, typename F> __device__ __forceinline__ void atomic_apply(S *p, F f) {
    if constexpr (sizeof(S) == 8) {
        u64 old = *(u64 *)p, seen;
        do {
            seen = old;
            S have, next;
            memcpy(&have, &seen, 8);
            next = f(have);
            u64 bits;
            memcpy(&bits, &next, 8);
            if (bits == seen) return;
            old = atomicCAS((u64 *)p, seen, bits);
        } while (old != seen);
    } else if constexpr (sizeof(S) == 4) {
        u32 old = *(u32 *)p, seen;
        do {
            seen = old;
            S have, next;
            memcpy(&have, &seen, 4);
            next = f(have);
            u32 bits;
            memcpy(&bits, &next, 4);
            if (bits == seen) return;
            old = atomicCAS((u32 *)p, seen, bits);
        } while (old != seen);
    } else {
        u32 *word = (u32 *)((u64)p & ~(u64)3);
        const int shift = (int)((u64)p & 3) * 8;
        const u32 mask = (sizeof(S) == 1 ? 0xffu : 0xffffu) << shift;
        u32 old = *word, seen;
        do {
            seen = old;
            const u32 part = (seen & mask) >> shift;
            S have, next;
            memcpy(&have, &part, sizeof(S));
            next = f(have);
            u32 bits = 0;
            memcpy(&bits, &next, sizeof(S));
            if (bits == part) return;
            old = atomicCAS(word, seen, (seen & ~mask) | bits << shift);
        } while (old != seen);
    }
}

template <int HOW, typename S, typename C> __device__ __forceinline__ void combine_by(S *p, C v) {
    atomic_apply<S>(p, [v](S have) -> S {
        const C x = as<C>::from(have);
        if (HOW == ADD) return to<S>::from((C)(x + v));
        if (HOW == MUL) return to<S>::from((C)(x * v));
        if (HOW == MAX) return v > x || v != v ? to<S>::from(v) : have; /* a NaN stays, a NaN enters */
        return v < x || v != v ? to<S>::from(v) : have;
    });
}
template <int HOW, typename S> __device__ __forceinline__ void combine_float(S *p, S value, double alpha) {
    float v = as<float>::from(value);
    if (HOW == ADD) v *= (float)alpha;
    if constexpr (HOW == ADD)
        add_to(p, v);
    else
        combine_by<HOW, S, float>(p, v);
}
template <int HOW, typename S> __device__ __forceinline__ void combine_integer(S *p, S value, i64 alpha) {
    i64 v = (i64)value;
    if (HOW == ADD) v = (i64)((u64)v * (u64)alpha); /* sums and products wrap */
    if constexpr (HOW == ADD && sizeof(S) == 8)
        atomicAdd((u64 *)p, (u64)v);
    else if constexpr (HOW == ADD && sizeof(S) == 4)
        atomicAdd((u32 *)p, (u32)v);
    else if constexpr (HOW == MUL)
        atomic_apply<S>(p, [v](S have) -> S { return (S)((u64)(i64)have * (u64)v); });
    else
        combine_by<HOW, S, i64>(p, v);
}
template <int HOW> __device__ __forceinline__ void combine_one(const walk_args &a, char *p, const char *q) {
    switch (a.dtype) {
    case D_F32: combine_float<HOW, float>((float *)p, *(const float *)q, a.alpha); break;
    case D_F16: combine_float<HOW, f16>((f16 *)p, *(const f16 *)q, a.alpha); break;
    case D_BF16: combine_float<HOW, bf16>((bf16 *)p, *(const bf16 *)q, a.alpha); break;
    case D_F64: {
        const double v = *(const double *)q * (HOW == ADD ? a.alpha : 1.0);
        if (HOW == ADD)
            add_to((double *)p, v);
        else
            combine_by<HOW, double, double>((double *)p, v);
        break;
    }
    case D_I64: combine_integer<HOW, i64>((i64 *)p, *(const i64 *)q, a.integer_alpha); break;
    case D_I32: combine_integer<HOW, int>((int *)p, *(const int *)q, a.integer_alpha); break;
    case D_I16: combine_integer<HOW, short>((short *)p, *(const short *)q, a.integer_alpha); break;
    case D_I8: combine_integer<HOW, signed char>((signed char *)p, *(const signed char *)q, a.integer_alpha); break;
    case D_U8:
        combine_integer<HOW, unsigned char>((unsigned char *)p, *(const unsigned char *)q, a.integer_alpha);
        break;
    default: /* bool: all writers of a place write the same */
        if (HOW == ADD ? *q && a.integer_alpha : HOW == MAX ? *q != 0 : false) *p = 1;
        if ((HOW == MUL || HOW == MIN) && !*q) *p = 0;
    }
}
/* What neighbouring threads of a warp add to one place they add up first, if much of it is so: additions to one place wait for each other. All
 * threads of the warp come along. Returns whether v is still this thread's to add. */
template <typename P> __device__ __forceinline__ bool sum_runs(P place, float &v) {
    const int lane = threadIdx.x & 31;
    const P before = __shfl_up_sync(0xffffffffu, place, 1);
    const bool goes_on = lane > 0 && place == before;
    const u32 starts = ~__ballot_sync(0xffffffffu, goes_on);
    if (__popc(starts) > 16) return true;
    const u32 later = starts & 0xfffffffeu << lane;
    const int last = later ? __ffs(later) - 2 : 31; /* of the run */
#pragma unroll
    for (int delta = 1; delta < 32; delta *= 2) {
        const float other = __shfl_down_sync(0xffffffffu, v, delta);
        if (lane + delta <= last) v += other;
    }
    return !goes_on;
}
/* The usual sums: all loads before the first of them. */
template <typename S, typename O>
__device__ __forceinline__ void add_some(const walk_args &a, const O (&other)[WALK_UNROLL],
                                         const O (&place)[WALK_UNROLL]) {
    S x[WALK_UNROLL];
#pragma unroll
    for (int u = 0; u < WALK_UNROLL; u++)
        if (place[u] >= 0) x[u] = *(const S *)(a.other + other[u]);
#pragma unroll
    for (int u = 0; u < WALK_UNROLL; u++) {
        float v = place[u] >= 0 ? as<float>::from(x[u]) * (float)a.alpha : 0.0f;
        if (sum_runs(place[u], v) && place[u] >= 0) add_to((S *)(a.table + place[u]), v);
    }
}
template <int HOW, typename O> __device__ __forceinline__ void combine_elements(const walk_args &a) {
    walk<O>(a, [&](i64, const O(&other)[WALK_UNROLL], const O(&place)[WALK_UNROLL]) {
        if (HOW == ADD && a.other) {
            if (a.dtype == D_F32) return add_some<float, O>(a, other, place);
            if (a.dtype == D_F16) return add_some<f16, O>(a, other, place);
            if (a.dtype == D_BF16) return add_some<bf16, O>(a, other, place);
        }
#pragma unroll 1
        for (int u = 0; u < WALK_UNROLL; u++) {
            O p = place[0], q = other[0]; /* the u-th, without an index into registers */
#pragma unroll
            for (int w = 1; w < WALK_UNROLL; w++)
                if (u == w) p = place[w], q = other[w];
            if (p >= 0) combine_one<HOW>(a, a.table + p, a.other ? a.other + q : (const char *)a.value);
        }
    });
}
/* Sums in units of 16 bytes. */
__device__ __forceinline__ void add_unit(float *p, const float (&v)[4]) {
#if __CUDA_ARCH__ >= 900
    asm volatile("red.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(__cvta_generic_to_global(p)), "f"(v[0]),
                 "f"(v[1]), "f"(v[2]), "f"(v[3])
                 : "memory");
#else
    for (int e = 0; e < 4; e++) add_to(p + e, v[e]);
#endif
}
template <typename S> __device__ __forceinline__ void add_unit(S *p, const float (&v)[8]) {
    u32 w[4];
#pragma unroll
    for (int e = 0; e < 4; e++) {
        const auto pair = pair_of(S(), v[2 * e], v[2 * e + 1]);
        memcpy(&w[e], &pair, 4);
    }
#if __CUDA_ARCH__ >= 900
    if constexpr (same_type<S, bf16>::value)
        asm volatile("red.global.add.noftz.v4.bf16x2 [%0], {%1, %2, %3, %4};" ::"l"(__cvta_generic_to_global(p)),
                     "r"(w[0]), "r"(w[1]), "r"(w[2]), "r"(w[3])
                     : "memory");
    else
        asm volatile("red.global.add.noftz.v4.f16x2 [%0], {%1, %2, %3, %4};" ::"l"(__cvta_generic_to_global(p)),
                     "r"(w[0]), "r"(w[1]), "r"(w[2]), "r"(w[3])
                     : "memory");
#else
    for (int e = 0; e < 4; e++) add_word(p + 2 * e, w[e]);
#endif
}
template <typename S, typename O> __device__ __forceinline__ void add_vectors(const walk_args &a) {
    constexpr int N = 16 / sizeof(S);
    const float alpha = (float)a.alpha;
    walk<O>(a, [&](i64, const O(&other)[WALK_UNROLL], const O(&place)[WALK_UNROLL]) {
        uint4 x[WALK_UNROLL];
#pragma unroll
        for (int u = 0; u < WALK_UNROLL; u++)
            if (place[u] >= 0) x[u] = *(const uint4 *)(a.other + other[u]);
#pragma unroll
        for (int u = 0; u < WALK_UNROLL; u++) {
            if (place[u] < 0) continue;
            float v[N];
            unpack_words<S>(x[u], v);
#pragma unroll
            for (int e = 0; e < N; e++) v[e] *= alpha;
            add_unit((S *)(a.table + place[u]), v);
        }
    });
}
KERNEL(add, combine_elements<ADD, O>(a))
KERNEL(mul, combine_elements<MUL, O>(a))
KERNEL(max, combine_elements<MAX, O>(a))
KERNEL(min, combine_elements<MIN, O>(a))
KERNEL(add_vector_f16, add_vectors<f16, O>(a))
KERNEL(add_vector_bf16, add_vectors<bf16, O>(a))
KERNEL(add_vector_f32, add_vectors<float, O>(a))

/* ------------------------------------------------------------------------------------------ along the last dimension
 * Where every row of the table is read or written by many indices, it is worth a copy in shared memory: scattered accesses
 * to it cost banks instead of the L1 cache's tags or the L2 cache's adders. threadIdx.y is the row of a block. */
/* WALK_UNROLL indices of a thread from the j-th on; -1: nowhere, -2: beyond the end. */
__device__ __forceinline__ void row_indices(const row_args &a, const char *index, int j, bool there,
                                            int (&k)[WALK_UNROLL]) {
    i64 raw[WALK_UNROLL];
#pragma unroll
    for (int u = 0; u < WALK_UNROLL; u++) {
        const int e = j + u * blockDim.x;
        raw[u] = !there || e >= a.count      ? 0
                 : a.index_kind == INDEX_I64 ? ((const i64 *)index)[e]
                                             : (i64)((const int *)index)[e];
    }
#pragma unroll
    for (int u = 0; u < WALK_UNROLL; u++)
        k[u] = there && j + u * blockDim.x < a.count ? (int)fault_index(a.site, raw[u], a.low, a.limit) : -2;
}
template <typename T> __device__ __forceinline__ void gather_rows(const row_args &a) {
    extern __shared__ __align__(16) unsigned char dynamic[];
    constexpr int N = 16 / sizeof(T), M = sizeof(T) == 8 ? 2 : 4;
    T *row = (T *)dynamic + threadIdx.y * a.limit;
    int k[WALK_UNROLL];
    for (int turn = 0; turn < a.repeat; turn++) {
        const i64 r = ((i64)blockIdx.x * a.repeat + turn) * blockDim.y + threadIdx.y;
        const bool there = r < a.rows;
        i64 at[4];
        offsets_of<4>(a.g, there ? r : 0, at);
        const T *table = (const T *)(a.table + at[1]);
        T *out = (T *)(a.other + at[0]);
        auto fetch = [&](int j) { /* indices 4 j … 4 j + 3 */
                                  longlong2 raw[2] = {{0, 0}, {0, 0}};
                                  if (there && 4 * j < a.count) {
                                      raw[0] = ((const longlong2 *)(a.index + at[2]))[2 * j];
                                      raw[1] = ((const longlong2 *)(a.index + at[2]))[2 * j + 1];
                                  }
                                  k[0] = (int)fault_index(a.site, raw[0].x, a.low, a.limit),
                                  k[1] = (int)fault_index(a.site, raw[0].y, a.low, a.limit);
                                  k[2] = (int)fault_index(a.site, raw[1].x, a.low, a.limit),
                                  k[3] = (int)fault_index(a.site, raw[1].y, a.low, a.limit);
        };
        if (turn == 0) {
            if (a.fours)
                fetch(threadIdx.x);
            else
                row_indices(a, a.index + at[2], threadIdx.x, there, k);
        } else
            __syncthreads();
        if (there) {
            if (a.whole)
#pragma unroll 4
                for (int v = threadIdx.x; v < (int)a.limit / N; v += blockDim.x)
                    ((uint4 *)row)[v] = ((const uint4 *)table)[v];
            else
#pragma unroll 4
                for (int e = threadIdx.x; e < (int)a.limit; e += blockDim.x) row[e] = table[e];
        }
        __syncthreads();
        if (a.fours)
            for (int j = threadIdx.x; there && 4 * j < a.count; j += blockDim.x) {
                if (j != threadIdx.x) fetch(j);
#pragma unroll
                for (int u = 0; u < WALK_UNROLL; u += M) {
                    vec<T, M> v;
#pragma unroll
                    for (int e = 0; e < M; e++) v.v[e] = k[u + e] >= 0 ? row[k[u + e]] : zero_of<T>();
                    *(vec<T, M> *)(out + 4 * j + u) = v;
                }
            }
        else
            for (int j = threadIdx.x; there && j < a.count; j += WALK_UNROLL * blockDim.x) {
                if (j != threadIdx.x) row_indices(a, a.index + at[2], j, there, k);
#pragma unroll
                for (int u = 0; u < WALK_UNROLL; u++)
                    if (k[u] != -2) out[j + u * blockDim.x] = k[u] >= 0 ? row[k[u]] : zero_of<T>();
            }
    }
}
/* Sums are kept in float and rounded once. */
template <typename S> __device__ __forceinline__ void add_rows(const row_args &a) {
    extern __shared__ __align__(16) unsigned char dynamic[];
    constexpr int N = 16 / sizeof(S);
    float *row = (float *)dynamic + threadIdx.y * a.limit;
    const i64 r = (i64)blockIdx.x * blockDim.y + threadIdx.y;
    const bool there = r < a.rows;
    i64 at[4];
    offsets_of<4>(a.g, there ? r : 0, at);
    const S *base = (const S *)(a.base + at[3]), *other = (const S *)(a.other + at[0]);
    S *table = (S *)(a.table + at[1]);
    int k[WALK_UNROLL];
    S x[WALK_UNROLL];
    auto fetch = [&](int j) {
        row_indices(a, a.index + at[2], j, there, k);
#pragma unroll
        for (int u = 0; u < WALK_UNROLL; u++)
            if (k[u] >= 0) x[u] = other[j + u * blockDim.x];
    };
    fetch(threadIdx.x);
    if (there) {
        if (a.whole)
#pragma unroll 2
            for (int v = threadIdx.x; v < (int)a.limit / N; v += blockDim.x) {
                unpack_all(load_vec<vec<S, N>>(base, v), *(float(*)[N])(row + v * N));
            }
        else
            for (int e = threadIdx.x; e < (int)a.limit; e += blockDim.x) row[e] = as<float>::from(base[e]);
    }
    __syncthreads();
    for (int first = 0; there && first < a.count; first += WALK_UNROLL * blockDim.x) { /* by whole warps */
        if (first) fetch(first + threadIdx.x);
#pragma unroll
        for (int u = 0; u < WALK_UNROLL; u++) {
            float v = k[u] >= 0 ? as<float>::from(x[u]) : 0.0f;
            if (sum_runs(k[u], v) && k[u] >= 0) atomicAdd(row + k[u], v);
        }
    }
    __syncthreads();
    if (!there) return;
    if (a.whole)
        for (int v = threadIdx.x; v < (int)a.limit / N; v += blockDim.x)
            store_all<S, N, float>(table, v, *(const float(*)[N])(row + v * N));
    else
        for (int e = threadIdx.x; e < (int)a.limit; e += blockDim.x) table[e] = to<S>::from(row[e]);
}
#define ROWS(name, ...)                                                                                       \
    extern "C" __global__ void __launch_bounds__(256) index_rows_##name(const __grid_constant__ row_args a) { \
        kernel_begin();                                                                                       \
        __VA_ARGS__(a);                                                                                       \
    }
ROWS(gather_1, gather_rows<unsigned char>)
ROWS(gather_2, gather_rows<unsigned short>)
ROWS(gather_4, gather_rows<u32>)
ROWS(gather_8, gather_rows<u64>)
ROWS(add_f32, add_rows<float>)
ROWS(add_f16, add_rows<f16>)
ROWS(add_bf16, add_rows<bf16>)

/* Means: out /= count, integers rounded down. */
extern "C" __global__ void __launch_bounds__(BLOCK) index_mean(const __grid_constant__ mean_args a) {
    kernel_begin();
    const i64 step = (i64)gridDim.x * BLOCK;
    for (i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; i < a.n; i += step) {
        i64 at[2];
        offsets_of<2>(a.g, i, at);
        const i64 n = *(const i64 *)(a.count + at[1]) + a.more;
        char *p = a.out + at[0];
        if (n <= 1 || a.dtype == D_BOOL) continue;
        if (a.dtype == D_F64)
            *(double *)p /= (double)n;
        else if (a.dtype >= D_F16)
            store_as<float>(p, a.dtype, load_as<float>(p, a.dtype) / (float)n);
        else {
            const i64 v = load_as<i64>(p, a.dtype);
            store_as<i64>(p, a.dtype, v / n - (v % n < 0));
        }
    }
}

/* ------------------------------------------------------------------------------------------ several index tensors */
extern "C" __global__ void __launch_bounds__(BLOCK) index_positions(const __grid_constant__ cuda_positions a) {
    kernel_begin();
    const i64 step = (i64)gridDim.x * BLOCK;
    for (i64 k = (i64)blockIdx.x * BLOCK + threadIdx.x; k < a.n; k += step) {
        i64 offset, number;
        const bool bad = !position_of(a, k, a.keys != NULL, &offset, &number);
        if (a.offsets) a.offsets[k] = bad ? -1 : offset;
        if (a.keys) {
            const i64 key = bad ? a.none : number;
            if (a.wide_key)
                ((u64 *)a.keys)[k] = (u64)key;
            else
                ((u32 *)a.keys)[k] = (u32)key;
            if (a.wide_rank)
                ((u64 *)a.ranks)[k] = bad ? ~(u64)0 : (u64)k;
            else
                ((u32 *)a.ranks)[k] = bad ? ~(u32)0 : (u32)k;
        }
    }
}
