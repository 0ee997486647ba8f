/* indexsegment.cu - elements that meet in one place, folded in a fixed order.
 *
 * Positions come sorted by the number of their place (stable, so that equal ones keep their order). The list is cut
 * into tiles; a tile folds every piece of a run that lies in it. A run that begins and ends in one tile is finished
 * there; the pieces of longer ones are kept, at most two for each tile: `first` of a run that began before it, `last`
 * of one that goes on. A second kernel folds those, from the tile in which a run begins. What is combined in which
 * order thus depends on the sorted list alone, and no element waits for another block.
 *
 *   indexsegment_rows_*      sums of rows: a group of threads across the row has a tile of 32 positions
 *   indexsegment_elements_*  of single elements: a block has a tile of 2048, and scans over its threads
 *   indexsegment_set_*       the last of a run is written
 *   indexsegment_few_*       sums of rows or elements, of so few positions that nothing is sorted: one launch
 *
 * Halves are combined in float and rounded once. Positions out of bounds have no rank; they are in the run of the last
 * place and count for nothing. */
#include "cuda/kernels/index_args.h"
#include "cuda/kernels/positions.cuh"
#include "cuda/kernels/rows.cuh"

enum { AHEAD = 4, BLOCK = SEGMENT_BLOCK, WARPS = SEGMENT_WARPS, EACH = SEGMENT_EACH };
enum how { ADD = SEGMENT_ADD, MUL = SEGMENT_MUL, MAX = SEGMENT_MAX, MIN = SEGMENT_MIN };
enum { HEAD = 1, THERE = 2, WHOLE = 4, FIRST = 8, LAST = 16 };

__device__ __forceinline__ u64 key_at(const segment_args &a, i64 r) {
    return a.wide_key ? ((const u64 *)a.keys)[r] : (u64)((const u32 *)a.keys)[r];
}
/* -1: out of bounds */
__device__ __forceinline__ i64 rank_at(const segment_args &a, i64 r) {
    if (a.wide_rank) return ((const i64 *)a.ranks)[r];
    const u32 rank = ((const u32 *)a.ranks)[r];
    return rank == 0xffffffffu ? -1 : (i64)rank;
}
__device__ __forceinline__ i64 offset_of(const geometry<1> &g, i64 index) {
    i64 at[1];
    offsets_of<1>(g, index, at);
    return at[0];
}

/* 16 bytes are kept as words until they are needed. */
template <typename V, int BYTES> struct held { typedef V type; };
template <typename V> struct held<V, 16> { typedef uint4 type; };

/* ------------------------------------------------------------------------------------------ rows
 * blockDim.x threads across a row, blockDim.y tiles at a time. */
template <typename S, int N> __device__ __forceinline__ void sum_rows(const segment_args &a) {
    typedef typename compute_of<S>::type C;
    typedef vec<S, N> V;
    typedef typename held<V, sizeof(V)>::type H;
    extern __shared__ __align__(16) unsigned char dynamic[];
    const int some = blockDim.y * ROW_TILE;
    i64 *value = (i64 *)dynamic, *place = value + some;
    unsigned char *flags = (unsigned char *)(place + some);
    const int thread = threadIdx.y * blockDim.x + threadIdx.x, threads = blockDim.x * blockDim.y;
    const C alpha = (C)a.alpha;
    for (i64 group = blockIdx.x; group * blockDim.y < a.tiles; group += gridDim.x) {
        __syncthreads();
        for (int i = thread; i < some; i += threads) {
            const i64 r = group * some + i, begin = r - i % ROW_TILE;
            int f = 0;
            if (r < a.n) {
                const u64 key = key_at(a, r);
                const bool tail = r == a.n - 1 || key_at(a, r + 1) != key;
                const i64 rank = rank_at(a, r);
                if (r == 0 || key_at(a, r - 1) != key) f |= HEAD;
                if (rank >= 0) f |= THERE;
                if (tail || i % ROW_TILE == ROW_TILE - 1)
                    f |= begin > 0 && key_at(a, begin - 1) == key ? FIRST : tail ? WHOLE : LAST;
                value[i] = rank >= 0 ? offset_of(a.positions, rank) : 0;
                if (f & WHOLE) place[i] = offset_of(a.places, (i64)key);
            }
            flags[i] = (unsigned char)f;
        }
        __syncthreads();
        const i64 tile = group * blockDim.y + threadIdx.y;
        if (tile >= a.tiles) continue;
        const int base = threadIdx.y * ROW_TILE;
        for (i64 unit = (i64)blockIdx.y * blockDim.x + threadIdx.x; unit < a.block;
             unit += (i64)gridDim.y * blockDim.x) {
            i64 at[2];
            offsets_of<2>(a.units, unit, at);
            char *table = a.table + at[0];
            const char *values = a.values + at[1];
            C sum[N];
#pragma unroll
            for (int e = 0; e < N; e++) sum[e] = (C)-0.0; /* changes nothing, not even the sign of 0 */
#pragma unroll 1
            for (int j = 0; j < ROW_TILE; j += AHEAD) {
                H x[AHEAD], have[AHEAD];
                int f[AHEAD];
#pragma unroll
                for (int k = 0; k < AHEAD; k++) {
                    f[k] = flags[base + j + k];
                    if (f[k] & THERE) x[k] = *(const H *)(values + value[base + j + k]);
                    if (f[k] & WHOLE) have[k] = *(const H *)(table + place[base + j + k]);
                }
#pragma unroll
                for (int k = 0; k < AHEAD; k++) {
                    if (f[k] & HEAD)
#pragma unroll
                        for (int e = 0; e < N; e++) sum[e] = (C)-0.0;
                    if (f[k] & THERE) {
                        V v;
                        C y[N];
                        memcpy(&v, &x[k], sizeof v);
                        unpack_all(v, y);
#pragma unroll
                        for (int e = 0; e < N; e++) sum[e] += y[e] * alpha;
                    }
                    if (f[k] & WHOLE) {
                        V v;
                        C y[N];
                        memcpy(&v, &have[k], sizeof v);
                        unpack_all(v, y);
#pragma unroll
                        for (int e = 0; e < N; e++) y[e] += sum[e];
                        store_all<S, N, C>(table + place[base + j + k], 0, y);
                    } else if (f[k] & (FIRST | LAST)) {
                        C *to_ = (C *)(f[k] & FIRST ? a.first : a.last) + (tile * a.block + unit) * N;
#pragma unroll
                        for (int e = 0; e < N; e++) to_[e] = sum[e];
                    }
                }
            }
        }
    }
}
/* Does a run that begins in this tile go on behind it? Its place. */
__device__ __forceinline__ bool goes_on(const segment_args &a, i64 tile, int size, u64 *key) {
    const i64 begin = tile * size, end = begin + size;
    *key = key_at(a, end - 1);
    return key_at(a, end) == *key && !(begin > 0 && key_at(a, begin - 1) == *key);
}
template <typename S, int N> __device__ __forceinline__ void join_rows(const segment_args &a) {
    typedef typename compute_of<S>::type C;
    typedef vec<S, N> V;
    __shared__ C sums[JOIN_THREADS * N];
    for (i64 tile = blockIdx.x; tile < a.tiles - 1; tile += gridDim.x) {
        u64 key;
        if (!goes_on(a, tile, ROW_TILE, &key)) continue;
        for (i64 strip = (i64)blockIdx.y * blockDim.x; strip < a.block; strip += (i64)gridDim.y * blockDim.x) {
            const i64 unit = strip + threadIdx.x;
            const bool inside = unit < a.block;
            C sum[N];
#pragma unroll
            for (int e = 0; e < N; e++) sum[e] = (C)-0.0;
            bool more = inside;
            for (i64 t = tile + 1 + threadIdx.y; more; t += AHEAD * blockDim.y) {
                C x[AHEAD][N];
                bool its[AHEAD];
#pragma unroll
                for (int k = 0; k < AHEAD; k++) {
                    const i64 u = t + k * blockDim.y;
                    its[k] = u < a.tiles && key_at(a, u * ROW_TILE) == key;
#pragma unroll
                    for (int e = 0; e < N; e++)
                        x[k][e] = u < a.tiles ? ((const C *)a.first)[(u * a.block + unit) * N + e] : (C)0;
                }
#pragma unroll
                for (int k = 0; k < AHEAD; k++)
                    if (its[k])
#pragma unroll
                        for (int e = 0; e < N; e++) sum[e] += x[k][e];
                more = its[AHEAD - 1];
            }
#pragma unroll
            for (int e = 0; e < N; e++) sums[(threadIdx.y * blockDim.x + threadIdx.x) * N + e] = sum[e];
            __syncthreads();
            if (threadIdx.y == 0 && inside) {
                i64 at[2];
                offsets_of<2>(a.units, unit, at);
                char *p = a.table + offset_of(a.places, (i64)key) + at[0];
                const C *own = (const C *)a.last + (tile * a.block + unit) * N;
#pragma unroll
                for (int e = 0; e < N; e++) sum[e] = own[e] + sum[e];
                for (int y = 1; y < blockDim.y; y++)
#pragma unroll
                    for (int e = 0; e < N; e++) sum[e] += sums[(y * blockDim.x + threadIdx.x) * N + e];
                C have[N];
                unpack_all(load_vec<V>(p, 0), have);
#pragma unroll
                for (int e = 0; e < N; e++) have[e] += sum[e];
                store_all<S, N, C>(p, 0, have);
            }
            __syncthreads();
        }
    }
}
#define ROWS(name, S, N)                                                        \
    extern "C" __global__ void __launch_bounds__(ROW_THREADS)                   \
        indexsegment_rows_##name(const __grid_constant__ segment_args a) {      \
        kernel_begin();                                                         \
        sum_rows<S, N>(a);                                                      \
    }                                                                           \
    extern "C" __global__ void __launch_bounds__(JOIN_THREADS)                  \
        indexsegment_join_rows_##name(const __grid_constant__ segment_args a) { \
        kernel_begin();                                                         \
        join_rows<S, N>(a);                                                     \
    }
ROWS(f16, f16, 1)
ROWS(bf16, bf16, 1)
ROWS(f32, float, 1)
ROWS(f64, double, 1)
ROWS(vector_f16, f16, 8)
ROWS(vector_bf16, bf16, 8)
ROWS(vector_f32, float, 4)
ROWS(vector_f64, double, 2)

/* ------------------------------------------------------------------------------------------ few positions
 * A block for each position and strip of units: it sums the place of the position if no earlier one has that. All threads number all
 * positions, a word of the masks for each 32 says which of them are of the place, and these are listed in their order; blockDim.y of them are added
 * up beside each other. blockDim.x * blockDim.y is BLOCK, and all of these are across where there is but one. */
template <typename S, int N> __device__ __forceinline__ void sum_few(const segment_args &a, const cuda_positions &at) {
    typedef typename compute_of<S>::type C;
    typedef vec<S, N> V;
    constexpr int FLYING = N > 1 ? AHEAD : 2 * AHEAD;
    typedef typename held<V, sizeof(V)>::type H;
    __shared__ i64 values[SEGMENT_FEW], own;
    __shared__ u32 masks[SEGMENT_FEW / 32];
    __shared__ C sums[BLOCK * N];
    const int thread = threadIdx.y * blockDim.x + threadIdx.x, lane = thread & 31, n = (int)a.n, words = (n + 31) / 32;
    i64 key[FEW_EACH];
#pragma unroll
    for (int k = 0; k < FEW_EACH; k++) {
        const int i = thread + k * BLOCK;
        i64 offset, number;
        key[k] = i < n && position_of(at, i, true, &offset, &number) ? number : -1;
        if (i == (int)blockIdx.x) own = key[k];
    }
    __syncthreads();
    const i64 mine = own;
    if (mine < 0) return;
#pragma unroll
    for (int k = 0; k < FEW_EACH; k++) {
        const u32 mask = __ballot_sync(0xffffffffu, key[k] == mine);
        if (lane == 0) masks[(thread + k * BLOCK) / 32] = mask;
    }
    __syncthreads();
    const int word = (int)blockIdx.x / 32;
    int count = 0;
    bool first = (masks[word] & ((1u << (blockIdx.x & 31)) - 1)) == 0;
    for (int w = 0; w < words; w++) {
        if (w < word) first = first && masks[w] == 0;
        count += __popc(masks[w]);
    }
    if (!first) return;
#pragma unroll
    for (int k = 0; k < FEW_EACH; k++) {
        const int i = thread + k * BLOCK;
        if (key[k] != mine) continue;
        int rank = __popc(masks[i / 32] & ((1u << lane) - 1));
        for (int w = word; w < i / 32; w++) rank += __popc(masks[w]);
        values[rank] = offset_of(a.positions, i);
    }
    __syncthreads();
    const C alpha = (C)a.alpha;
    char *const place = a.table + offset_of(a.places, mine);
    const int across = count > 1 ? blockDim.x : BLOCK, down = BLOCK / across, column = count > 1 ? threadIdx.x : thread,
              part = count > 1 ? threadIdx.y : 0;
    for (i64 strip = (i64)blockIdx.y * across; strip < a.block; strip += (i64)gridDim.y * across) {
        const i64 unit = strip + column;
        const bool inside = unit < a.block;
        i64 offsets[2] = {0, 0};
        if (inside) offsets_of<2>(a.units, unit, offsets);
        C sum[N];
        H have;
#pragma unroll
        for (int e = 0; e < N; e++) sum[e] = (C)-0.0;
        if (inside && part == 0) have = *(const H *)(place + offsets[0]);
        for (int i = part; inside && i < count; i += FLYING * down) {
            H x[FLYING];
#pragma unroll
            for (int k = 0; k < FLYING; k++) {
                const int j = i + k * down;
                if (j < count) x[k] = *(const H *)(a.values + values[j] + offsets[1]);
            }
#pragma unroll
            for (int k = 0; k < FLYING; k++) {
                if (i + k * down >= count) continue;
                V v;
                C y[N];
                memcpy(&v, &x[k], sizeof v);
                unpack_all(v, y);
#pragma unroll
                for (int e = 0; e < N; e++) sum[e] += y[e] * alpha;
            }
        }
        if (down > 1) {
            __syncthreads(); /* of the strip before */
#pragma unroll
            for (int e = 0; e < N; e++) sums[thread * N + e] = sum[e];
            __syncthreads();
            for (int k = 1; part == 0 && k < down && k < count; k++)
#pragma unroll
                for (int e = 0; e < N; e++) sum[e] += sums[(k * across + column) * N + e];
        }
        if (part || !inside) continue;
        V v;
        C y[N];
        memcpy(&v, &have, sizeof v);
        unpack_all(v, y);
#pragma unroll
        for (int e = 0; e < N; e++) y[e] += sum[e];
        store_all<S, N, C>(place + offsets[0], 0, y);
    }
}
#define FEW(name, S, N)                                                                                              \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                              \
        indexsegment_few_##name(const __grid_constant__ segment_args a, const __grid_constant__ cuda_positions at) { \
        kernel_begin();                                                                                              \
        sum_few<S, N>(a, at);                                                                                        \
    }
FEW(f16, f16, 1)
FEW(bf16, bf16, 1)
FEW(f32, float, 1)
FEW(f64, double, 1)
FEW(vector_f16, f16, 8)
FEW(vector_bf16, bf16, 8)
FEW(vector_f32, float, 4)
FEW(vector_f64, double, 2)

/* ------------------------------------------------------------------------------------------ elements */
template <bool SUM, typename C> __device__ __forceinline__ C none_of(int how) {
    if (SUM || how == ADD) return (C)-0.0;
    const C infinity = (C)__int_as_float(0x7f800000);
    return how == MUL ? (C)1 : how == MAX ? -infinity : infinity;
}
/* b comes after a. A NaN stays, a NaN enters; of equals the first stays. */
template <bool SUM, typename C> __device__ __forceinline__ C join(int how, C a, C b) {
    if (SUM || how == ADD) return a + b;
    if (how == MUL) return a * b;
    return (how == MAX ? b > a : b < a) || b != b ? b : a;
}

template <typename S, bool SUM> __device__ __forceinline__ void fold_elements(const segment_args &a) {
    typedef typename compute_of<S>::type C;
    __shared__ C values[WARPS];
    __shared__ bool begun[WARPS];
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    const C none = none_of<SUM, C>(a.how);
    for (i64 tile = blockIdx.x; tile < a.tiles; tile += gridDim.x) {
        const i64 base = tile * TILE + threadIdx.x * EACH;
        const int count = a.n - base < EACH ? (int)max(a.n - base, (i64)0) : EACH;
        u64 key[EACH];
        if (count == EACH && !a.wide_key) {
            const uint4 low = ((const uint4 *)a.keys)[base / 4], high = ((const uint4 *)a.keys)[base / 4 + 1];
            key[0] = low.x, key[1] = low.y, key[2] = low.z, key[3] = low.w;
            key[4] = high.x, key[5] = high.y, key[6] = high.z, key[7] = high.w;
        } else
#pragma unroll
            for (int k = 0; k < EACH; k++) key[k] = k < count ? key_at(a, base + k) : 0;
        u32 heads = 0, tails = 0;
        C x[EACH];
        S have[EACH];
        i64 place[EACH];
        if (count) {
            const bool follows = base > 0 && key_at(a, base - 1) == key[0],
                       goes = base + count < a.n && key_at(a, base + count) == key[EACH - 1];
#pragma unroll
            for (int k = 0; k < EACH; k++) {
                if (k < count && (k ? key[k] != key[k - 1] : !follows)) heads |= 1u << k;
                if (k < count && (k == EACH - 1 ? !goes : k == count - 1 || key[k] != key[k + 1])) tails |= 1u << k;
            }
        }
#pragma unroll
        for (int k = 0; k < EACH; k++) {
            x[k] = none;
            if (k < count) {
                const i64 rank = rank_at(a, base + k);
                if (rank >= 0) {
                    x[k] = as<C>::from(*(const S *)(a.values + offset_of(a.positions, rank)));
                    if (SUM) x[k] *= (C)a.alpha;
                }
            }
            if (tails >> k & 1) {
                place[k] = offset_of(a.places, (i64)key[k]);
                have[k] = *(const S *)(a.table + place[k]);
            }
        }
        /* What comes from the threads before: the run that reaches this one, and whether it began in this tile. */
        C sum = none;
#pragma unroll
        for (int k = 0; k < EACH; k++) sum = heads >> k & 1 ? x[k] : join<SUM>(a.how, sum, x[k]);
        int head = heads != 0;
#pragma unroll
        for (int d = 1; d < 32; d *= 2) {
            const C other = __shfl_up_sync(0xffffffffu, sum, d);
            const int other_head = __shfl_up_sync(0xffffffffu, head, d);
            if (lane >= d) {
                if (!head) sum = join<SUM>(a.how, other, sum);
                head |= other_head;
            }
        }
        __syncthreads();
        if (lane == 31) values[warp] = sum, begun[warp] = head;
        __syncthreads();
        C before = none;
        bool begins = false;
#pragma unroll
        for (int w = 0; w < WARPS; w++)
            if (w < warp) {
                before = begun[w] ? values[w] : join<SUM>(a.how, before, values[w]);
                begins |= begun[w];
            }
        sum = __shfl_up_sync(0xffffffffu, sum, 1);
        head = __shfl_up_sync(0xffffffffu, head, 1);
        if (lane == 0)
            sum = before;
        else {
            if (!head) sum = join<SUM>(a.how, before, sum);
            begins |= head != 0;
        }
        const bool last_of_tile = threadIdx.x == BLOCK - 1;
#pragma unroll
        for (int k = 0; k < EACH; k++) {
            const bool starts = heads >> k & 1, ends = tails >> k & 1;
            sum = starts ? x[k] : join<SUM>(a.how, sum, x[k]);
            begins |= starts;
            if (!ends && !(last_of_tile && k == EACH - 1 && count == EACH)) continue;
            if (!begins)
                ((C *)a.first)[tile] = sum;
            else if (ends)
                *(S *)(a.table + place[k]) = to<S>::from(join<SUM>(a.how, as<C>::from(have[k]), sum));
            else
                ((C *)a.last)[tile] = sum;
        }
    }
}
/* A warp for each tile. */
template <typename S> __device__ __forceinline__ void join_elements(const segment_args &a) {
    typedef typename compute_of<S>::type C;
    const int lane = threadIdx.x & 31;
    const C none = none_of<false, C>(a.how);
    for (i64 tile = (i64)blockIdx.x * WARPS + threadIdx.x / 32; tile < a.tiles - 1; tile += (i64)gridDim.x * WARPS) {
        u64 key;
        if (!goes_on(a, tile, TILE, &key)) continue;
        C sum = none;
        bool more = true;
        for (i64 t = tile + 1 + lane; more; t += 32 * AHEAD) {
            C x[AHEAD];
            bool its[AHEAD];
#pragma unroll
            for (int k = 0; k < AHEAD; k++) {
                const i64 u = t + k * 32;
                its[k] = u < a.tiles && key_at(a, u * TILE) == key;
                x[k] = u < a.tiles ? ((const C *)a.first)[u] : none;
            }
#pragma unroll
            for (int k = 0; k < AHEAD; k++)
                if (its[k]) sum = join<false>(a.how, sum, x[k]);
            more = its[AHEAD - 1];
        }
        for (int d = 1; d < 32; d *= 2) {
            const C other = __shfl_down_sync(0xffffffffu, sum, d);
            sum = join<false>(a.how, sum, other);
        }
        if (lane) continue;
        S *p = (S *)(a.table + offset_of(a.places, (i64)key));
        sum = join<false>(a.how, ((const C *)a.last)[tile], sum);
        *p = to<S>::from(join<false>(a.how, as<C>::from(*p), sum));
    }
}
#define ELEMENTS(name, S)                                                           \
    extern "C" __global__ void __launch_bounds__(BLOCK)                             \
        indexsegment_elements_##name(const __grid_constant__ segment_args a) {      \
        kernel_begin();                                                             \
        fold_elements<S, true>(a);                                                  \
    }                                                                               \
    extern "C" __global__ void __launch_bounds__(BLOCK)                             \
        indexsegment_others_##name(const __grid_constant__ segment_args a) {        \
        kernel_begin();                                                             \
        fold_elements<S, false>(a);                                                 \
    }                                                                               \
    extern "C" __global__ void __launch_bounds__(BLOCK)                             \
        indexsegment_join_elements_##name(const __grid_constant__ segment_args a) { \
        kernel_begin();                                                             \
        join_elements<S>(a);                                                        \
    }
ELEMENTS(f16, f16)
ELEMENTS(bf16, bf16)
ELEMENTS(f32, float)
ELEMENTS(f64, double)

/* ------------------------------------------------------------------------------------------ the last one wins */
template <typename T> __device__ __forceinline__ void set_last(const segment_args &a) {
    const i64 step = (i64)gridDim.x * BLOCK, all = a.n * a.block;
    for (i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; i < all; i += step) {
        i64 r = all <= 0x7fffffff ? (i64)((u32)i / (u32)a.block) : i / a.block;
        const i64 unit = i - r * a.block;
        const u64 key = key_at(a, r);
        if (r < a.n - 1 && key_at(a, r + 1) == key) continue;
        i64 rank = rank_at(a, r);
        while (rank < 0 && r > 0 && key_at(a, r - 1) == key) rank = rank_at(a, --r);
        if (rank < 0) continue;
        i64 at[2];
        offsets_of<2>(a.units, unit, at);
        *(T *)(a.table + offset_of(a.places, (i64)key) + at[0]) =
            *(const T *)(a.values + offset_of(a.positions, rank) + at[1]);
    }
}
#define SET(bytes, T)                                                      \
    extern "C" __global__ void __launch_bounds__(BLOCK)                    \
        indexsegment_set_##bytes(const __grid_constant__ segment_args a) { \
        kernel_begin();                                                    \
        set_last<T>(a);                                                    \
    }
SET(1, unsigned char)
SET(2, unsigned short)
SET(4, u32)
SET(8, u64)
SET(16, uint4)
