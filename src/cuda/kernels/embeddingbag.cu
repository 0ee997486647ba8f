/* embeddingbag.cu - sums, means and maxima of the rows of a table that each bag names, and what their gradients need.
 *
 *   embeddingbag_sum_<type>      a bag's rows are added in the order of its indices, in float for 16 bits; threads lie side by side along
 *   embeddingbag_max_<type>      the columns, 16 bytes for each, or one element where rows are not whole vectors (<type>_1)
 *   embeddingbag_owners          which bag each index is in, and how many indices of a bag count
 *   embeddingbag_spread_<type>   the gradient of a maximum, to the rows that were chosen, in any order
 *   embeddingbag_weigh_<type>    gradients of what the indices weigh: the bag's gradient times the row
 * A block has several bags where rows are narrow. Where bags are few and long, its rows of threads share one bag: each takes every so-many-th index,
 * and the parts are joined in their order, so that results repeat in any case. The gradients of sums are in embedding.cu.
 *
 * An index out of range is noted (fault.cuh) and reads nothing: its row is NaN. So are offsets out of order, which are brought in between 0 and
 * the number of indices. */
#if __CUDA_ARCH__ >= 900
#define ADD_BFLOAT16_WORDS
#endif
#include "cuda/kernels/embeddingbag_args.h"
#include "cuda/kernels/add.cuh"
#include "cuda/kernels/fault.cuh"
#include "cuda/kernels/rows.cuh"

/* ------------------------------------------------------------------------------------------ pieces of rows
 * N elements as they wait for their turn: a vector as four words, see unpack_words. */
template <typename S, int N> struct piece { typedef uint4 type; };
template <typename S> struct piece<S, 1> { typedef S type; };

template <typename S, int N> __device__ __forceinline__ typename piece<S, N>::type piece_at(const void *p, i64 i) {
    return ((const typename piece<S, N>::type *)p)[i];
}
template <typename S, int N> __device__ __forceinline__ typename piece<S, N>::type piece_of_zeros() {
    if constexpr (N > 1)
        return uint4{0, 0, 0, 0};
    else
        return to<S>::from(0.0f);
}
template <typename S, int N, typename C>
__device__ __forceinline__ void unpack_piece(const typename piece<S, N>::type &p, C (&x)[N]) {
    if constexpr (N > 1)
        unpack_words<S, C>(p, x);
    else
        x[0] = as<C>::from(p);
}
template <typename S, int N, typename C> __device__ __forceinline__ void store_piece(void *p, i64 i, const C (&x)[N]) {
    if constexpr (N > 1)
        store_all<S, N, C>(p, i, x);
    else
        ((S *)p)[i] = to<S>::from(x[0]);
}
template <typename C> __device__ __forceinline__ C not_a_number() { return (C)__int_as_float(0x7fc00000); }

/* Does index k count in its bag? Without padding, which is -1 then, an index of -1 is as wrong as any that is negative. */
__device__ __forceinline__ bool counts_in(i64 k, i64 padding) { return k != padding || k < 0; }

/* ------------------------------------------------------------------------------------------ bags
 * The indices of a bag lie from `begin` to before `end`. */
__device__ __forceinline__ i64 within(i64 v, i64 low, i64 high) { return v < low ? low : v > high ? high : v; }
__device__ __forceinline__ void bag_bounds(const bags_args &a, i64 bag, u32 &begin, u32 &end) {
    if (!a.offsets) {
        begin = (u32)(bag * a.each), end = begin + (u32)a.each;
        return;
    }
    const i64 first = a.offsets[bag], next = bag + 1 < a.count ? a.offsets[bag + 1] : a.length;
    if (first < 0 || first > a.length || (bag == 0 && first != 0))
        fault(a.site, CUDA_FAULT_OFFSET, (int)bag, first, a.length);
    else if (next < first || next > a.length)
        fault(a.site, CUDA_FAULT_OFFSET, (int)bag + 1, next, a.length);
    begin = (u32)within(first, 0, a.length);
    end = (u32)(bag + 1 < a.bags ? within(next, begin, a.length) : a.length); /* the last bag has all that is left */
}

/* U indices of a bag, `step` apart, and the pieces of the rows they name. While these are on their way, the next indices are fetched. Places are
 * less than 2^31, so that steps beyond the end do not overflow. */
template <typename S, int N> struct bag_rows {
    typedef typename compute_of<S>::type C;
    static constexpr int U = 4;
    i64 k[U], wrong; /* wrong: one that is out of range, if there was any */
    C weight[U];
    typename piece<S, N>::type x[U];
    u32 counts, bad; /* bit u: the index is there and counts; it is out of range */
    bool any_wrong = false;

    __device__ __forceinline__ void fetch_indices(const bags_args &a, u32 i, u32 step, u32 end) {
#pragma unroll
        for (int u = 0; u < U; u++) {
            const u32 at = i + u * step;
            k[u] = at < end ? a.indices[at] : 0;
            weight[u] = at < end && a.per_sample ? as<C>::from(((const S *)a.per_sample)[at]) : (C)1;
        }
    }
    __device__ __forceinline__ void fetch_rows(const bags_args &a, u32 i, u32 step, u32 end, i64 per_row, i64 v) {
        counts = bad = 0;
#pragma unroll
        for (int u = 0; u < U; u++) {
            const bool its = i + u * step < end && counts_in(k[u], a.padding), in_table = (u64)k[u] < (u64)a.rows;
            x[u] = piece_of_zeros<S, N>();
            if (its && in_table) x[u] = piece_at<S, N>(a.table, k[u] * per_row + v);
            if (its) counts |= 1u << u;
            if (its && !in_table) bad |= 1u << u, wrong = k[u], any_wrong = true;
        }
    }
    __device__ __forceinline__ void note_wrong(const bags_args &a) const {
        if (any_wrong) fault(a.site, CUDA_FAULT_ROW, 0, wrong, a.rows);
    }
};

/* A piece of a bag's sum. Threads that have none of it only help to join. */
template <typename S, int N>
__device__ __forceinline__ void sum_bag(const bags_args &a, i64 bag, u32 begin, u32 end, bool has, i64 per_row, i64 v) {
    typedef typename compute_of<S>::type C;
    __shared__ C sums[BAG_BLOCK * N];
    __shared__ int counted[BAG_BLOCK];
    const u32 step = a.together ? blockDim.y : 1;
    bag_rows<S, N> r;
    C sum[N];
    int count = 0;
#pragma unroll
    for (int j = 0; j < N; j++) sum[j] = 0;
    if (has) {
        u32 i = begin + (a.together ? threadIdx.y : 0);
        r.fetch_indices(a, i, step, end);
        while (i < end) {
            C by[r.U];
            r.fetch_rows(a, i, step, end, per_row, v);
            count += __popc(r.counts);
#pragma unroll
            for (int u = 0; u < r.U; u++)
                by[u] = r.bad >> u & 1 ? not_a_number<C>() : r.counts >> u & 1 ? r.weight[u] : (C)0;
            i += r.U * step;
            r.fetch_indices(a, i, step, end);
#pragma unroll
            for (int u = 0; u < r.U; u++) {
                C x[N];
                unpack_piece<S, N>(r.x[u], x);
#pragma unroll
                for (int j = 0; j < N; j++) sum[j] += x[j] * by[u];
            }
        }
        r.note_wrong(a);
    }
    if (a.together) {
        const int own = threadIdx.y * blockDim.x + threadIdx.x;
        __syncthreads(); /* of the piece before */
#pragma unroll
        for (int j = 0; j < N; j++) sums[own * N + j] = sum[j];
        counted[own] = count;
        __syncthreads();
        if (threadIdx.y == 0)
            for (int y = 1; y < blockDim.y; y++) {
                const int other = y * blockDim.x + threadIdx.x;
                count += counted[other];
#pragma unroll
                for (int j = 0; j < N; j++) sum[j] += sums[other * N + j];
            }
        has = has && threadIdx.y == 0;
    }
    if (!has) return;
    if (a.mean && count > 1)
#pragma unroll
        for (int j = 0; j < N; j++) sum[j] /= (C)count;
    store_piece<S, N, C>(a.out, bag * per_row + v, sum);
}

/* A piece of a bag's maximum, and the index that each element is from: of equals the first, a NaN before all numbers. `place` is where that index
 * is, -1 for none. */
template <typename S, int N>
__device__ __forceinline__ void most_of_bag(const bags_args &a, i64 bag, u32 begin, u32 end, bool has, i64 per_row,
                                            i64 v) {
    typedef typename compute_of<S>::type C;
    __shared__ C values[BAG_BLOCK * N];
    __shared__ int places[BAG_BLOCK * N];
    const u32 step = a.together ? blockDim.y : 1;
    bag_rows<S, N> r;
    C most[N];
    int place[N];
#pragma unroll
    for (int j = 0; j < N; j++) most[j] = 0, place[j] = -1;
    if (has) {
        u32 i = begin + (a.together ? threadIdx.y : 0);
        r.fetch_indices(a, i, step, end);
        while (i < end) {
            const u32 base = i;
            r.fetch_rows(a, i, step, end, per_row, v);
            i += r.U * step;
            r.fetch_indices(a, i, step, end);
#pragma unroll
            for (int u = 0; u < r.U; u++) {
                if (!(r.counts >> u & 1)) continue;
                C x[N];
                unpack_piece<S, N>(r.x[u], x);
#pragma unroll
                for (int j = 0; j < N; j++) {
                    if (r.bad >> u & 1) x[j] = not_a_number<C>();
                    if (place[j] < 0 || x[j] > most[j] || (x[j] != x[j] && most[j] == most[j]))
                        most[j] = x[j], place[j] = (int)(base + u * step);
                }
            }
        }
        r.note_wrong(a);
    }
    if (a.together) {
        const int own = threadIdx.y * blockDim.x + threadIdx.x;
        __syncthreads(); /* of the piece before */
#pragma unroll
        for (int j = 0; j < N; j++) values[own * N + j] = most[j], places[own * N + j] = place[j];
        __syncthreads();
        if (threadIdx.y == 0)
            for (int y = 1; y < blockDim.y; y++)
#pragma unroll
                for (int j = 0; j < N; j++) {
                    const int other = (y * blockDim.x + threadIdx.x) * N + j;
                    const C x = values[other];
                    const int at = places[other];
                    if (at < 0) continue;
                    const bool alike = x == most[j] || (x != x && most[j] != most[j]);
                    if (place[j] < 0 || x > most[j] || (x != x && most[j] == most[j]) || (alike && at < place[j]))
                        most[j] = x, place[j] = at;
                }
        has = has && threadIdx.y == 0;
    }
    if (!has) return;
    const i64 unit = bag * per_row + v;
    store_piece<S, N, C>(a.out, unit, most);
#pragma unroll
    for (int j = 0; j < N; j++) a.chosen[unit * N + j] = place[j] < 0 ? -1 : a.indices[place[j]];
}

/* Rows of threads have a bag each, or share one; a block goes through its bags, and through all strips of the columns that are its own. */
template <bool MOST, typename S, int N> __device__ __forceinline__ void each_bag(const bags_args &a) {
    const i64 per_row = a.width / N, high = a.together ? 1 : blockDim.y;
    for (i64 first = (i64)blockIdx.x * high; first < a.bags; first += (i64)gridDim.x * high) {
        const i64 bag = first + (a.together ? 0 : threadIdx.y);
        u32 begin = 0, end = 0;
        if (bag < a.bags) bag_bounds(a, bag, begin, end);
        for (i64 strip = (i64)blockIdx.y * blockDim.x; strip < per_row; strip += (i64)gridDim.y * blockDim.x) {
            const i64 v = strip + threadIdx.x;
            const bool has = bag < a.bags && v < per_row;
            if (MOST)
                most_of_bag<S, N>(a, bag, begin, end, has, per_row, v);
            else
                sum_bag<S, N>(a, bag, begin, end, has, per_row, v);
        }
    }
}
#define BAGS(t, S, N)                                               \
    extern "C" __global__ void __launch_bounds__(BAG_BLOCK)         \
        embeddingbag_sum_##t(const __grid_constant__ bags_args a) { \
        kernel_begin();                                             \
        each_bag<false, S, N>(a);                                   \
    }                                                               \
    extern "C" __global__ void __launch_bounds__(BAG_BLOCK)         \
        embeddingbag_max_##t(const __grid_constant__ bags_args a) { \
        kernel_begin();                                             \
        each_bag<true, S, N>(a);                                    \
    }
BAGS(f32, float, 4)
BAGS(f16, f16, 8)
BAGS(bf16, bf16, 8)
BAGS(f64, double, 2)
BAGS(f32_1, float, 1)
BAGS(f16_1, f16, 1)
BAGS(bf16_1, bf16, 1)
BAGS(f64_1, double, 1)

/* ------------------------------------------------------------------------------------------ gradients */
/* The last bag that begins at i or before, the first one if offsets are out of order. */
__device__ __forceinline__ int owner_of(const owners_args &a, i64 i) {
    if (!a.offsets) return (int)((u32)i / (u32)a.each);
    i64 low = 0, high = a.bags; /* bags before `low` begin so, those from `high` on do not */
    while (low < high) {
        const i64 middle = (low + high) / 2;
        if (a.offsets[middle] <= i)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? (int)(low - 1) : 0;
}
/* Neighbours are in one bag, most of the time: a warp adds once for each bag that it meets. Sums of integers are the same in any order. */
extern "C" __global__ void __launch_bounds__(BAG_BLOCK) embeddingbag_owners(const __grid_constant__ owners_args a) {
    kernel_begin();
    for (i64 first = (i64)blockIdx.x * BAG_BLOCK; first < a.length; first += (i64)gridDim.x * BAG_BLOCK) {
        const i64 i = first + threadIdx.x;
        int bag = -1;
        bool counts = false;
        if (i < a.length) {
            a.owner[i] = bag = owner_of(a, i);
            counts = a.counts && counts_in(a.indices[i], a.padding);
        }
        if (!a.counts) continue;
        const u32 same = __match_any_sync(0xffffffffu, bag), counted = __ballot_sync(0xffffffffu, counts) & same;
        if (counted && (int)(threadIdx.x & 31) == __ffs((int)same) - 1) atomicAdd(a.counts + bag, __popc(counted));
    }
}

template <typename S> __device__ __forceinline__ void spread(const spread_args &a) {
    typedef typename compute_of<S>::type C;
    const i64 step = (i64)gridDim.x * BAG_BLOCK;
#pragma unroll 4
    for (i64 i = (i64)blockIdx.x * BAG_BLOCK + threadIdx.x; i < a.n; i += step) {
        const i64 bag = a.n <= 0x7fffffff ? (i64)((u32)i / (u32)a.width) : i / a.width, row = a.chosen[i];
        const C g = as<C>::from(((const S *)a.grad)[i]);
        if (row >= 0 && row < a.rows && row != a.padding) add_to((S *)a.out + row * a.width + (i - bag * a.width), g);
    }
}

/* blockDim.x threads, 32 at most, share an index. */
template <typename S, int N> __device__ __forceinline__ void weigh(const weigh_args &a) {
    typedef typename compute_of<S>::type C;
    const i64 per_row = a.width / N;
    for (i64 first = (i64)blockIdx.x * blockDim.y; first < a.length; first += (i64)gridDim.x * blockDim.y) {
        const i64 i = first + threadIdx.y, k = i < a.length ? a.indices[i] : -1;
        C sum = 0;
        if (k >= 0 && k < a.rows && k != a.padding) {
            const i64 bag = a.owner[i];
#pragma unroll 4
            for (i64 v = threadIdx.x; v < per_row; v += blockDim.x) {
                C x[N], g[N];
                unpack_piece<S, N>(piece_at<S, N>(a.table, k * per_row + v), x);
                unpack_piece<S, N>(piece_at<S, N>(a.grad, bag * per_row + v), g);
#pragma unroll
                for (int j = 0; j < N; j++) sum += g[j] * x[j];
            }
        }
        for (int delta = (int)blockDim.x / 2; delta > 0; delta /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, delta);
        if (threadIdx.x == 0 && i < a.length) ((S *)a.out)[i] = to<S>::from(sum);
    }
}
#define SPREAD(t, S)                                                     \
    extern "C" __global__ void __launch_bounds__(BAG_BLOCK)              \
        embeddingbag_spread_##t(const __grid_constant__ spread_args a) { \
        kernel_begin();                                                  \
        spread<S>(a);                                                    \
    }
SPREAD(f32, float)
SPREAD(f16, f16)
SPREAD(bf16, bf16)
SPREAD(f64, double)
#define WEIGH(t, S, N)                                                 \
    extern "C" __global__ void __launch_bounds__(BAG_BLOCK)            \
        embeddingbag_weigh_##t(const __grid_constant__ weigh_args a) { \
        kernel_begin();                                                \
        weigh<S, N>(a);                                                \
    }
WEIGH(f32, float, 4)
WEIGH(f16, f16, 8)
WEIGH(bf16, bf16, 8)
WEIGH(f64, double, 2)
WEIGH(f32_1, float, 1)
WEIGH(f16_1, f16, 1)
WEIGH(bf16_1, bf16, 1)
WEIGH(f64_1, double, 1)
