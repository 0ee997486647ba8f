/* sort.cu - what sort, topk and randperm need besides CUB's radix sort (cub_sort.cu).
 *
 * Every element becomes an unsigned number whose order is the wanted one: NaN last, -0 equal to 0, complemented for
 * descending. Rows lie whole. Three ways:
 *
 *   short rows   a bitonic sort in shared memory, several rows to a block (sort_short_*)
 *   long rows    sort_fill makes keys (with the row's number above them) and positions, CUB sorts, sort_emit writes
 *   topk         radix selection: digit by digit, histograms narrow down the k-th key (sort_select_*); then those below it
 *                and the first of those equal to it are collected (sort_equal_*, sort_collect_*) and sorted (sort_finish)
 *   kth          as topk, but only the k-th element is wanted (sort_kth_*), or a median: its place follows from how many NaN
 *                the first digit's pass counted; of short rows, sort_short_* writes only that one, and has the mode too
 *
 * Numbers with their positions are all different, so every sorting of them is stable and repeats. */
#include "cuda/kernels/sort_args.h"
#include "cuda/kernels/random.cuh"

/* ------------------------------------------------------------------------------------------ values to numbers */
template <typename S> struct number;
template <> struct number<bool8> {
    typedef u32 type;
    static __device__ __forceinline__ u32 of(bool8 v) { return v.v != 0; }
};
template <> struct number<unsigned char> {
    typedef u32 type;
    static __device__ __forceinline__ u32 of(unsigned char v) { return v; }
};
template <> struct number<signed char> {
    typedef u32 type;
    static __device__ __forceinline__ u32 of(signed char v) { return (unsigned char)v ^ 0x80u; }
};
template <> struct number<short> {
    typedef u32 type;
    static __device__ __forceinline__ u32 of(short v) { return (unsigned short)v ^ 0x8000u; }
};
template <> struct number<int> {
    typedef u32 type;
    static __device__ __forceinline__ u32 of(int v) { return (u32)v ^ 0x80000000u; }
};
template <> struct number<unsigned short> {
    typedef u32 type;
    static __device__ __forceinline__ u32 of(unsigned short v) { return v; }
};
template <> struct number<u32> {
    typedef u32 type;
    static __device__ __forceinline__ u32 of(u32 v) { return v; }
};
template <> struct number<u64> {
    typedef u64 type;
    static __device__ __forceinline__ u64 of(u64 v) { return v; }
};
template <> struct number<i64> {
    typedef u64 type;
    static __device__ __forceinline__ u64 of(i64 v) { return (u64)v ^ (u64)1 << 63; }
};
__device__ __forceinline__ u32 half_number(u32 u, u32 infinity) {
    if ((u & 0x7fff) > infinity) return 0xffff;
    if (u == 0x8000) u = 0;
    return u & 0x8000 ? ~u & 0xffff : u | 0x8000;
}
template <> struct number<f16> {
    typedef u32 type;
    static __device__ __forceinline__ u32 of(f16 v) { return half_number(__half_as_ushort(v), 0x7c00); }
};
template <> struct number<bf16> {
    typedef u32 type;
    static __device__ __forceinline__ u32 of(bf16 v) { return half_number(__bfloat16_as_ushort(v), 0x7f80); }
};
template <> struct number<float> {
    typedef u32 type;
    static __device__ __forceinline__ u32 of(float v) {
        u32 u = __float_as_uint(v);
        if ((u & 0x7fffffffu) > 0x7f800000u) return 0xffffffffu;
        if (u == 0x80000000u) u = 0;
        return u & 0x80000000u ? ~u : u | 0x80000000u;
    }
};
template <> struct number<double> {
    typedef u64 type;
    static __device__ __forceinline__ u64 of(double v) {
        const u64 sign = (u64)1 << 63;
        u64 u = (u64)__double_as_longlong(v);
        if ((u & ~sign) > 0x7ff0000000000000u) return ~(u64)0;
        if (u == sign) u = 0;
        return u & sign ? ~u : u | sign;
    }
};
template <typename S> __device__ __forceinline__ u64 flip_of(int descending) {
    return descending ? ~(u64)0 >> (64 - 8 * sizeof(S)) : 0;
}
template <typename S> struct is_floating {
    enum {
        value = same_type<S, f16>::value || same_type<S, bf16>::value || same_type<S, float>::value ||
                same_type<S, double>::value
    };
};
/* The key of NaN, in ascending order. */
template <typename S> __device__ __forceinline__ u64 nan_key() { return flip_of<S>(1); }
/* The place of the element that is wanted, from 1 on, in a row of n with so many NaN, which are last. */
__device__ __forceinline__ u32 place_of(int keep, u32 k, u32 n, u32 nans) {
    if (keep == KEEP_MEDIAN) return nans ? n - nans + 1 : (n - 1) / 2 + 1;
    if (keep == KEEP_NANMEDIAN) return nans < n ? (n - nans - 1) / 2 + 1 : 1;
    return k;
}
__device__ __forceinline__ i64 quotient(i64 i, i64 n, i64 all) {
    return all <= 0x7fffffff ? (i64)((u32)i / (u32)n) : i / n;
}

/* ------------------------------------------------------------------------------------------ long rows */
template <typename S> __device__ __forceinline__ void fill_keys(const sort_args &a) {
    const u64 flip = flip_of<S>(a.descending);
    const i64 all = a.n * a.rows, step = (i64)gridDim.x * (BLOCK * UNROLL);
    for (i64 base = (i64)blockIdx.x * (BLOCK * UNROLL) + threadIdx.x; base < all; base += step) {
        S x[UNROLL];
#pragma unroll
        for (int u = 0; u < UNROLL; u++)
            if (base + u * BLOCK < all) x[u] = ((const S *)a.in)[base + u * BLOCK];
#pragma unroll
        for (int u = 0; u < UNROLL; u++) {
            const i64 i = base + u * BLOCK;
            if (i >= all) break;
            u64 key = (u64)number<S>::of(x[u]) ^ flip;
            if (a.row_shift < 64) key |= (u64)quotient(i, a.n, all) << a.row_shift;
            if (a.wide_key)
                ((u64 *)a.keys)[i] = key;
            else
                ((u32 *)a.keys)[i] = (u32)key;
            if (a.wide_rank)
                ((u64 *)a.ranks)[i] = (u64)i;
            else
                ((u32 *)a.ranks)[i] = (u32)i;
        }
    }
}
/* Keys become row numbers, read off the positions: for the second of two sorts. */
extern "C" __global__ void __launch_bounds__(BLOCK) sort_rows(const __grid_constant__ sort_args a) {
    kernel_begin();
    const i64 all = a.n * a.rows, step = (i64)gridDim.x * BLOCK;
    for (i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; i < all; i += step) {
        const i64 rank = a.wide_rank ? (i64)((const u64 *)a.ranks)[i] : (i64)((const u32 *)a.ranks)[i];
        const i64 row = quotient(rank, a.n, all);
        if (a.wide_key)
            ((u64 *)a.keys)[i] = (u64)row;
        else
            ((u32 *)a.keys)[i] = (u32)row;
    }
}
/* A key's value where it has only one: neither NaN nor 0 of a floating dtype. */
template <typename S> struct value_of {
    static __device__ __forceinline__ bool from(u64, S *) { return false; }
};
template <> struct value_of<float> {
    static __device__ __forceinline__ bool from(u64 key, float *v) {
        const u32 u = (u32)key;
        *v = __uint_as_float(u & 0x80000000u ? u ^ 0x80000000u : ~u);
        return u != 0xffffffffu && u != 0x80000000u;
    }
};
template <> struct value_of<double> {
    static __device__ __forceinline__ bool from(u64 key, double *v) {
        const u64 sign = (u64)1 << 63;
        *v = __longlong_as_double((i64)(key & sign ? key ^ sign : ~key));
        return key != ~(u64)0 && key != sign;
    }
};
__device__ __forceinline__ unsigned short half_bits(u64 key) {
    const u32 u = (u32)key & 0xffff;
    return (unsigned short)(u & 0x8000 ? u ^ 0x8000 : ~u);
}
template <> struct value_of<f16> {
    static __device__ __forceinline__ bool from(u64 key, f16 *v) {
        *v = __ushort_as_half(half_bits(key));
        return (key & 0xffff) != 0xffff && (key & 0xffff) != 0x8000;
    }
};
template <> struct value_of<bf16> {
    static __device__ __forceinline__ bool from(u64 key, bf16 *v) {
        *v = __ushort_as_bfloat16(half_bits(key));
        return (key & 0xffff) != 0xffff && (key & 0xffff) != 0x8000;
    }
};
#define INTEGER(S, expression)                                       \
    template <> struct value_of<S> {                                 \
        static __device__ __forceinline__ bool from(u64 key, S *v) { \
            *v = expression;                                         \
            return true;                                             \
        }                                                            \
    };
INTEGER(bool8, bool8{(unsigned char)(key & 1)})
INTEGER(unsigned char, (unsigned char)key)
INTEGER(signed char, (signed char)(unsigned char)(key ^ 0x80))
INTEGER(unsigned short, (unsigned short)key)
INTEGER(u32, (u32)key)
INTEGER(u64, key)
INTEGER(short, (short)(unsigned short)(key ^ 0x8000))
INTEGER(int, (int)((u32)key ^ 0x80000000u))
INTEGER(i64, (i64)(key ^ (u64)1 << 63))

template <typename S> __device__ __forceinline__ void emit(const sort_args &a) {
    const u64 flip = flip_of<S>(a.descending), mask = ~(u64)0 >> (64 - 8 * sizeof(S));
    const i64 all = a.k * a.rows, step = (i64)gridDim.x * (BLOCK * UNROLL);
    for (i64 base = (i64)blockIdx.x * (BLOCK * UNROLL) + threadIdx.x; base < all; base += step) {
        i64 rank[UNROLL], row[UNROLL];
        u64 key[UNROLL];
#pragma unroll
        for (int u = 0; u < UNROLL; u++) {
            const i64 i = base + u * BLOCK;
            if (i >= all) break;
            row[u] = a.rows == 1 ? 0 : quotient(i, a.k, all);
            const i64 at = row[u] * a.n + (i - row[u] * a.k);
            rank[u] = a.wide_rank ? (i64)((const u64 *)a.ranks)[at] : (i64)((const u32 *)a.ranks)[at];
            key[u] = a.from_input ? 0 : a.wide_key ? ((const u64 *)a.keys)[at] : (u64)((const u32 *)a.keys)[at];
        }
#pragma unroll
        for (int u = 0; u < UNROLL; u++) {
            const i64 i = base + u * BLOCK;
            if (i >= all) break;
            S v;
            if (a.from_input || !value_of<S>::from((key[u] ^ flip) & mask, &v)) v = ((const S *)a.in)[rank[u]];
            ((S *)a.values)[i] = v;
            a.indices[i] = rank[u] - row[u] * a.n;
        }
    }
}

/* ------------------------------------------------------------------------------------------ short rows */
/* Sort every `size` (8 or more, a power of two) elements of shared memory. key[at(i)], and pos[at(i)] where keys take 64 bits;
 * else the position is in the low half of the key. A thread does up to three steps of the bitonic network, on 8 elements,
 * for one way through shared memory; at() keeps their places in different banks. */
__device__ __forceinline__ int at(int i) { return i + (i >> 3); }
template <bool WIDE> __device__ __forceinline__ void order(u64 &x, u64 &y, u32 &p, u32 &q, bool up) {
    bool wrong = x > y;
    if (WIDE) wrong = wrong || (x == y && p > q);
    if (wrong != up) return;
    const u64 v = x;
    x = y;
    y = v;
    if (WIDE) {
        const u32 w = p;
        p = q;
        q = w;
    }
}
/* Steps of distances 2^(STEPS-1) * q … q of the phase that makes runs of k. */
template <bool WIDE, int STEPS>
__device__ __forceinline__ void network(u64 *key, u32 *pos, int k, int q, int size, int total) {
    constexpr int N = 1 << STEPS;
    for (int t = threadIdx.x; t < total / N; t += blockDim.x) {
        const int low = t & (q - 1), first = (t - low) * N + low;
        const bool up = ((first & (size - 1)) & k) == 0;
        u64 x[N];
        u32 p[N];
#pragma unroll
        for (int m = 0; m < N; m++) {
            x[m] = key[at(first + m * q)];
            p[m] = WIDE ? pos[at(first + m * q)] : 0;
        }
#pragma unroll
        for (int j = N / 2; j > 0; j /= 2)
#pragma unroll
            for (int m = 0; m < N; m++)
                if (!(m & j)) order<WIDE>(x[m], x[m + j], p[m], p[m + j], up);
#pragma unroll
        for (int m = 0; m < N; m++) {
            key[at(first + m * q)] = x[m];
            if (WIDE) pos[at(first + m * q)] = p[m];
        }
    }
    __syncthreads();
}
template <bool WIDE> __device__ __forceinline__ void bitonic(u64 *key, u32 *pos, int size, int total) {
    __syncthreads();
    for (int t = threadIdx.x; t < total / 8; t += blockDim.x) { /* runs of 8 */
        u64 x[8];
        u32 p[8];
#pragma unroll
        for (int m = 0; m < 8; m++) {
            x[m] = key[at(8 * t + m)];
            p[m] = WIDE ? pos[at(8 * t + m)] : 0;
        }
        const bool last = ((8 * t & (size - 1)) & 8) == 0;
#pragma unroll
        for (int k = 2; k <= 8; k *= 2)
#pragma unroll
            for (int j = k / 2; j > 0; j /= 2)
#pragma unroll
                for (int m = 0; m < 8; m++)
                    if (!(m & j)) order<WIDE>(x[m], x[m + j], p[m], p[m + j], k == 8 ? last : (m & k) == 0);
#pragma unroll
        for (int m = 0; m < 8; m++) {
            key[at(8 * t + m)] = x[m];
            if (WIDE) pos[at(8 * t + m)] = p[m];
        }
    }
    __syncthreads();
    for (int k = 16, steps = 4; k <= size; k *= 2, steps++) {
        int left = steps;
        if (left % 3 == 1) {
            network<WIDE, 1>(key, pos, k, 1 << (left - 1), size, total);
            left -= 1;
        } else if (left % 3 == 2) {
            network<WIDE, 2>(key, pos, k, 1 << (left - 2), size, total);
            left -= 2;
        }
        for (; left > 0; left -= 3) network<WIDE, 3>(key, pos, k, 1 << (left - 3), size, total);
    }
}
extern __shared__ u64 shared_keys[];
template <typename S> __device__ __forceinline__ void sort_short(const short_args &a) {
    constexpr bool WIDE = sizeof(S) == 8;
    const int total = a.size * a.per_block;
    u64 *key = shared_keys;
    u32 *pos = (u32 *)(key + at(total));
    const u64 flip = flip_of<S>(a.descending);
    const i64 first = (i64)blockIdx.x * a.per_block;
    for (int e = threadIdx.x; e < total; e += blockDim.x) {
        const int r = e / a.size, i = e & (a.size - 1);
        const i64 row = first + r;
        u64 v = WIDE ? ~(u64)0 : 0xffffffffu; /* behind all others: its position is larger */
        if (i < a.n && row < a.rows) v = (u64)number<S>::of(((const S *)a.in)[row * a.length + i]) ^ flip;
        key[at(e)] = WIDE ? v : v << 32 | (u32)i;
        if (WIDE) pos[at(e)] = (u32)i;
    }
    bitonic<WIDE>(key, pos, a.size, total);
    if (a.keep == KEEP_MODE) {
        /* Where a run ends it is known where it began. The longest, and of those the first, is the largest number. */
        u64 *longest = key + (at(total) * (WIDE ? 3 : 2) + 1) / 2;
        const u64 most = nan_key<S>();
        for (int r = threadIdx.x; r < a.per_block; r += blockDim.x) longest[r] = 0;
        __syncthreads();
        for (int e = threadIdx.x; e < total; e += blockDim.x) {
            const int r = e / a.size, i = e & (a.size - 1), begin = r * a.size;
            if (i >= a.n || first + r >= a.rows) continue;
            const u64 v = WIDE ? key[at(e)] : key[at(e)] >> 32;
            const bool nan = is_floating<S>::value && v == most; /* equal to nothing */
            int low = i;
            if (!nan) {
                if (i + 1 < a.n && (WIDE ? key[at(e + 1)] : key[at(e + 1)] >> 32) == v) continue;
                int high = i;
                for (low = 0; low < high;) {
                    const int middle = (low + high) / 2;
                    if ((WIDE ? key[at(begin + middle)] : key[at(begin + middle)] >> 32) < v)
                        low = middle + 1;
                    else
                        high = middle;
                }
            }
            atomicMax(&longest[r], (u64)(i - low + 1) << 32 | (u32)~i);
        }
        __syncthreads();
        for (int r = threadIdx.x; r < a.per_block && first + r < a.rows; r += blockDim.x) {
            const int e = r * a.size + (int)~(u32)longest[r];
            const u32 p = WIDE ? pos[at(e)] : (u32)key[at(e)];
            ((S *)a.values)[first + r] = ((const S *)a.in)[(first + r) * a.length + p];
            a.indices[first + r] = p;
        }
        return;
    }
    if (a.keep) {
        for (int r = threadIdx.x; r < a.per_block && first + r < a.rows; r += blockDim.x) {
            int low = 0, high = a.n; /* where NaN begin */
            while (a.keep != KEEP_KTH && low < high) {
                const int middle = (low + high) / 2;
                const u64 v = key[at(r * a.size + middle)];
                if ((WIDE ? v : v >> 32) < nan_key<S>())
                    low = middle + 1;
                else
                    high = middle;
            }
            const int e = r * a.size + (int)place_of(a.keep, (u32)a.k, (u32)a.n, (u32)(a.n - low)) - 1;
            const u32 p = WIDE ? pos[at(e)] : (u32)key[at(e)];
            ((S *)a.values)[first + r] = ((const S *)a.in)[(first + r) * a.length + p];
            a.indices[first + r] = p;
        }
        return;
    }
    for (int e = threadIdx.x; e < a.k * a.per_block; e += blockDim.x) {
        const int r = e / a.k, i = e - r * a.k;
        const i64 row = first + r;
        if (row >= a.rows) break;
        const u32 p = WIDE ? pos[at(r * a.size + i)] : (u32)key[at(r * a.size + i)];
        ((S *)a.values)[row * a.k + i] = ((const S *)a.in)[row * a.length + p];
        a.indices[row * a.k + i] = p;
    }
}
/* One block for each row of collected candidates. */
template <typename S> __device__ __forceinline__ void finish(const short_args &a) {
    u64 *key = shared_keys;
    u32 *pos = (u32 *)(key + at(a.size));
    const i64 row = blockIdx.x;
    for (int i = threadIdx.x; i < a.size; i += blockDim.x) {
        key[at(i)] = i < a.n ? a.keys[row * a.n + i] : ~(u64)0;
        pos[at(i)] = i < a.n ? a.at[row * a.n + i] : 0xffffffffu;
    }
    bitonic<true>(key, pos, a.size, a.size);
    for (int i = threadIdx.x; i < a.k; i += blockDim.x) {
        const u32 p = pos[at(i)];
        ((S *)a.values)[row * a.k + i] = ((const S *)a.in)[row * a.length + p];
        a.indices[row * a.k + i] = p;
    }
}

/* ------------------------------------------------------------------------------------------ selection */
/* f(key, position) for a block's part of its row. */
template <typename S, typename F>
__device__ __forceinline__ void each_key(const select_args &a, i64 row, int part, F f) {
    const u64 flip = flip_of<S>(a.descending);
    const S *in = (const S *)a.in + row * a.n;
    const i64 begin = part * a.chunk, end = begin + a.chunk < a.n ? begin + a.chunk : a.n;
    constexpr int N = 16 / sizeof(S), U = 4;
    const i64 head = begin + (i64)((16 - ((u64)(in + begin) & 15)) & 15) / (i64)sizeof(S);
    const i64 start = head < end ? head : end, vectors = (end - start) / N;
    if (threadIdx.x < start - begin) f((u64)number<S>::of(in[begin + threadIdx.x]) ^ flip, begin + threadIdx.x);
    typedef vec<S, N> v;
    for (i64 base = threadIdx.x; base < vectors; base += BLOCK * U) {
        v x[U];
#pragma unroll
        for (int u = 0; u < U; u++)
            if (base + u * BLOCK < vectors) x[u] = load_vec<v>(in + start, base + u * BLOCK);
#pragma unroll
        for (int u = 0; u < U; u++) {
            if (base + u * BLOCK >= vectors) break;
#pragma unroll
            for (int j = 0; j < N; j++) f((u64)number<S>::of(x[u].v[j]) ^ flip, start + (base + u * BLOCK) * N + j);
        }
    }
    const i64 rest = start + vectors * N;
    if (threadIdx.x < end - rest) f((u64)number<S>::of(in[rest + threadIdx.x]) ^ flip, rest + threadIdx.x);
}
template <typename S> __device__ __forceinline__ void select_digit(const select_args &a) {
    __shared__ u32 bins[BINS], warps[BLOCK / 32], last;
    const i64 row = blockIdx.x / a.chunks;
    const int part = (int)(blockIdx.x - row * a.chunks);
    select_state *state = a.state + row;
    u32 *all = a.bins + row * BINS;
    for (int b = threadIdx.x; b < BINS; b += BLOCK) bins[b] = 0;
    __syncthreads();
    const int above = a.shift + a.digits;
    const u64 prefix = a.first ? 0 : state->prefix >> a.shift >> a.digits;
    const u32 mask = (1u << a.digits) - 1;
    const bool counted = a.first && a.keep > KEEP_KTH;
    u32 nans = 0;
    each_key<S>(a, row, part, [&](u64 key, i64) {
        if (a.first || key >> above == prefix) atomicAdd(&bins[(u32)(key >> a.shift) & mask], 1u);
        if (counted) nans += key == nan_key<S>();
    });
    __syncthreads();
    if (counted) {
        nans = __reduce_add_sync(0xffffffffu, nans);
        if ((threadIdx.x & 31) == 0 && nans) atomicAdd(&state->nans, nans);
    }
    for (int b = threadIdx.x; b < BINS; b += BLOCK)
        if (bins[b]) atomicAdd(&all[b], bins[b]);
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) last = atomicAdd(&state->ticket, 1u) == (u32)a.chunks - 1;
    __syncthreads();
    if (!last) return;
    /* The last block of the row finds the digit: eight bins to a thread. */
    __threadfence();
    enum { OWN = BINS / BLOCK };
    u32 own[OWN], sum = 0;
#pragma unroll
    for (int j = 0; j < OWN; j++) {
        own[j] = __ldcg(&all[threadIdx.x * OWN + j]);
        all[threadIdx.x * OWN + j] = 0;
        sum += own[j];
    }
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    u32 up_to = sum;
    for (int d = 1; d < 32; d *= 2) {
        const u32 other = __shfl_up_sync(0xffffffffu, up_to, d);
        if (lane >= d) up_to += other;
    }
    if (lane == 31) warps[warp] = up_to;
    __syncthreads();
    u32 before = up_to - sum;
    for (int w = 0; w < warp; w++) before += warps[w];
    const u32 wanted = a.first ? place_of(a.keep, (u32)a.k, (u32)a.n, __ldcg(&state->nans)) : state->wanted;
    const u64 found = a.first ? 0 : state->prefix;
    __syncthreads();
#pragma unroll
    for (int j = 0; j < OWN; j++) {
        if (wanted > before && wanted <= before + own[j]) {
            state->prefix = found | (u64)(threadIdx.x * OWN + j) << a.shift;
            state->wanted = wanted - before;
            state->equal = own[j];
        }
        before += own[j];
    }
    if (threadIdx.x == 0) state->ticket = 0;
}
/* Where not all keys equal to the k-th belong to the k, or where it is one of several: how many each chunk has. */
template <typename S> __device__ __forceinline__ void count_equal(const select_args &a) {
    __shared__ u32 count;
    const i64 row = blockIdx.x / a.chunks;
    const int part = (int)(blockIdx.x - row * a.chunks);
    const select_state *state = a.state + row;
    if (state->equal == (a.keep ? 1 : state->wanted)) return;
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    u32 own = 0;
    const u64 kth = state->prefix;
    each_key<S>(a, row, part, [&](u64 key, i64) { own += key == kth; });
    own = __reduce_add_sync(0xffffffffu, own);
    if ((threadIdx.x & 31) == 0 && own) atomicAdd(&count, own);
    __syncthreads();
    if (threadIdx.x == 0) a.counts[row * a.chunks + part] = count;
}
/* f(rank, position) for the first `wanted` keys of a row that equal the k-th, by position: those in a block's part. */
template <typename S, typename F>
__device__ __forceinline__ void each_equal(const select_args &a, i64 row, int part, u64 kth, u32 wanted, F f) {
    __shared__ u32 warps[BLOCK / 32], before_me;
    const u32 *counts = a.counts + row * a.chunks;
    if (counts[part] == 0) return;
    u32 sum = 0;
    if (threadIdx.x == 0) before_me = 0;
    __syncthreads();
    for (int c = threadIdx.x; c < part; c += BLOCK) sum += counts[c];
    if (sum) atomicAdd(&before_me, sum);
    __syncthreads();
    u32 rank = before_me;
    const u64 flip = flip_of<S>(a.descending);
    const S *in = (const S *)a.in + row * a.n;
    const i64 begin = part * a.chunk, end = begin + a.chunk < a.n ? begin + a.chunk : a.n;
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    for (i64 base = begin; base < end && rank < wanted; base += BLOCK) {
        const i64 i = base + threadIdx.x;
        const bool hit = i < end && ((u64)number<S>::of(in[i]) ^ flip) == kth;
        const u32 ballot = __ballot_sync(0xffffffffu, hit);
        if (lane == 0) warps[warp] = __popc(ballot);
        __syncthreads();
        u32 own = rank + __popc(ballot & ((1u << lane) - 1)), total = 0;
        for (int w = 0; w < BLOCK / 32; w++) {
            if (w < warp) own += warps[w];
            total += warps[w];
        }
        if (hit && own < wanted) f(own, i);
        rank += total;
        __syncthreads();
    }
}
template <typename S> __device__ __forceinline__ void collect(const select_args &a) {
    const i64 row = blockIdx.x / a.chunks;
    const int part = (int)(blockIdx.x - row * a.chunks);
    select_state *state = a.state + row;
    const u64 kth = state->prefix;
    const u32 wanted = state->wanted, sure = (u32)a.k - wanted;
    const bool all_equal = state->equal == wanted;
    u64 *keys = a.keys + row * a.k;
    u32 *at = a.at + row * a.k;
    /* The order in which slots are taken does not matter: they are sorted afterwards. */
    each_key<S>(a, row, part, [&](u64 key, i64 i) {
        if (key > kth || (key == kth && !all_equal)) return;
        const u32 slot = key < kth ? atomicAdd(&state->below, 1u) : sure + atomicAdd(&state->among, 1u);
        keys[slot] = key;
        at[slot] = (u32)i;
    });
    if (all_equal) return;
    each_equal<S>(a, row, part, kth, wanted, [&](u32 rank, i64 i) {
        keys[sure + rank] = kth;
        at[sure + rank] = (u32)i;
    });
}
template <typename S> __device__ __forceinline__ void write_kth(const select_args &a) {
    const i64 row = blockIdx.x / a.chunks;
    const int part = (int)(blockIdx.x - row * a.chunks);
    const select_state *state = a.state + row;
    const u64 kth = state->prefix;
    const u32 wanted = state->wanted;
    const auto write = [&](i64 i) {
        ((S *)a.values)[row] = ((const S *)a.in)[row * a.n + i];
        a.indices[row] = i;
    };
    if (state->equal == 1)
        each_key<S>(a, row, part, [&](u64 key, i64 i) {
            if (key == kth) write(i);
        });
    else
        each_equal<S>(a, row, part, kth, wanted, [&](u32 rank, i64 i) {
            if (rank == wanted - 1) write(i);
        });
}

#define EACH_DTYPE(X)    \
    X(bool, bool8)       \
    X(u8, unsigned char) \
    X(i8, signed char)   \
    X(i16, short)        \
    X(i32, int)          \
    X(i64, i64)          \
    X(f16, f16)          \
    X(bf16, bf16)        \
    X(f32, float)        \
    X(f64, double)
#define SORTS(name, S)                                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK) sort_fill_##name(const __grid_constant__ sort_args a) { \
        kernel_begin();                                                                                         \
        fill_keys<S>(a);                                                                                        \
    }                                                                                                           \
    extern "C" __global__ void __launch_bounds__(BLOCK) sort_emit_##name(const __grid_constant__ sort_args a) { \
        kernel_begin();                                                                                         \
        emit<S>(a);                                                                                             \
    }                                                                                                           \
    extern "C" __global__ void __launch_bounds__(512) sort_short_##name(const __grid_constant__ short_args a) { \
        kernel_begin();                                                                                         \
        sort_short<S>(a);                                                                                       \
    }
#define SELECTIONS(name, S)                                                                                          \
    extern "C" __global__ void __launch_bounds__(512) sort_finish_##name(const __grid_constant__ short_args a) {     \
        kernel_begin();                                                                                              \
        finish<S>(a);                                                                                                \
    }                                                                                                                \
    extern "C" __global__ void __launch_bounds__(BLOCK) sort_select_##name(const __grid_constant__ select_args a) {  \
        kernel_begin();                                                                                              \
        select_digit<S>(a);                                                                                          \
    }                                                                                                                \
    extern "C" __global__ void __launch_bounds__(BLOCK) sort_equal_##name(const __grid_constant__ select_args a) {   \
        kernel_begin();                                                                                              \
        count_equal<S>(a);                                                                                           \
    }                                                                                                                \
    extern "C" __global__ void __launch_bounds__(BLOCK) sort_collect_##name(const __grid_constant__ select_args a) { \
        kernel_begin();                                                                                              \
        collect<S>(a);                                                                                               \
    }                                                                                                                \
    extern "C" __global__ void __launch_bounds__(BLOCK) sort_kth_##name(const __grid_constant__ select_args a) {     \
        kernel_begin();                                                                                              \
        write_kth<S>(a);                                                                                             \
    }
/* Of large unsigned integers the first of an order are not asked for. */
SORTS(u16, unsigned short)
SORTS(u32, u32)
SORTS(u64, u64)
EACH_DTYPE(SORTS)
EACH_DTYPE(SELECTIONS)

/* ------------------------------------------------------------------------------------------ permutations */
/* The keys are numbers of PyTorch's random_ over all but the last of 2^32 (or 2^64) values, drawn by a grid of its size. */
extern "C" __global__ void __launch_bounds__(BLOCK) sort_permutation_keys(const __grid_constant__ permutation_args a) {
    kernel_begin();
    const random_draw d = random_begin(a.state);
    const i64 threads = (i64)gridDim.x * BLOCK, t = (i64)blockIdx.x * BLOCK + threadIdx.x,
              rounds = (a.n + 2 * threads - 1) / (2 * threads);
    for (i64 r = 0; r < rounds; r++) {
        const philox_words w = philox_block(d.seed, (u64)t, d.offset / 4 + (u64)r);
        const u64 v[2] = {(u64)w.x << 32 | w.y, (u64)w.z << 32 | w.w};
#pragma unroll
        for (int j = 0; j < 2; j++) {
            const i64 i = (r * 2 + j) * threads + t;
            if (i >= a.n) break;
            if (a.wide_key)
                ((u64 *)a.keys)[i] = v[j] == ~(u64)0 ? 0 : v[j];
            else
                ((u32 *)a.keys)[i] = (u32)(v[j] % 0xffffffffu);
            if (a.wide_rank)
                ((u64 *)a.ranks)[i] = (u64)i;
            else
                ((u32 *)a.ranks)[i] = (u32)i;
        }
    }
    random_end(a.state, d, (u64)rounds * 4);
}
/* Equal keys kept the order of their numbers, which would make that order likelier: the thread of the first of them shuffles
 * them, and writes them; threads of others write what is theirs. */
template <typename K, typename V> __device__ __forceinline__ void write_permutation(const permutation_args &a) {
    const random_draw d = random_begin(a.state);
    const i64 step = (i64)gridDim.x * BLOCK;
    const K *keys = (const K *)a.keys, mask = (K)a.mask;
    V *ranks = (V *)a.ranks;
    for (i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; i < a.n; i += step) {
        const K key = keys[i] & mask;
        if (i > 0 && (keys[i - 1] & mask) == key) continue;
        i64 many = 1;
        while (i + many < a.n && (keys[i + many] & mask) == key) many++;
        philox_words w;
        for (i64 k = many - 1, drawn = 0; k > 0; k--, drawn++) {
            if (drawn % 4 == 0) w = philox_block(d.seed, (u64)i, d.offset / 4 + (u64)drawn / 4);
            const u32 word = drawn % 4 == 0 ? w.x : drawn % 4 == 1 ? w.y : drawn % 4 == 2 ? w.z : w.w;
            const i64 other = word % (u32)(k + 1);
            const V v = ranks[i + k];
            ranks[i + k] = ranks[i + other];
            ranks[i + other] = v;
        }
        for (i64 k = i; k < i + many; k++) store_as<i64>((char *)a.out + k * a.item, a.dtype, (i64)ranks[k]);
    }
    random_end(a.state, d, ((u64)a.n + 3) / 4 * 4);
}
extern "C" __global__ void __launch_bounds__(BLOCK) sort_permutation(const __grid_constant__ permutation_args a) {
    kernel_begin();
    if (a.wide_rank)
        write_permutation<u64, u64>(a);
    else if (a.wide_key)
        write_permutation<u64, u32>(a);
    else
        write_permutation<u32, u32>(a);
}
