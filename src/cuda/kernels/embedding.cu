/* embedding.cu - rows of a table by index, and the sum of gradients back into them.
 *
 *   embedding_gather_<bytes>   copies rows in units of that many bytes
 *   embedding_starts           where each row's positions begin in the list of positions, sorted by index
 *   embedding_sum_<type>       one block per row (and strip of columns) adds its gradients, in the order of positions, so
 *                              that results repeat; rows without any are set to zero
 *   embedding_bags_<type>      the same where positions lie in bags, which have one gradient each
 *   embedding_few_<type>       the same of indices that are not sorted, no more than a block has threads: each block looks for its row among all of them;
 *                              or where rows are many, and zero before, each for that of one of the indices
 * An index out of range is noted (fault.cuh) and reads nothing: its row of the output is NaN (0 for integers), and it adds to
 * no gradient. */
#include "cuda/kernels/embedding_args.h"
#include "cuda/kernels/fault.cuh"
#include "cuda/kernels/rows.cuh"

__device__ __forceinline__ i64 index_at(const void *indices, int wide, i64 i) {
    return wide ? ((const i64 *)indices)[i] : (i64)((const int *)indices)[i];
}

template <typename T> __device__ __forceinline__ T poison_of(u64 v) {
    T t;
#pragma unroll
    for (int k = 0; k < (int)sizeof(T); k++) ((unsigned char *)&t)[k] = (unsigned char)(v >> 8 * (k % 8));
    return t;
}
template <typename T> __device__ __forceinline__ void gather(const gather_args &a) {
    constexpr int U = 4;
    const i64 first = (i64)blockIdx.x * (BLOCK * U) + threadIdx.x;
    T x[U];
#pragma unroll
    for (int u = 0; u < U; u++) {
        const i64 i = first + u * BLOCK;
        if (i >= a.units) continue;
        const i64 row = a.units < 0x7fffffff ? (i64)((u32)i / (u32)a.per_row) : i / a.per_row;
        const i64 k = index_at(a.indices, a.wide_index, row);
        if (k >= 0 && k < a.rows)
            x[u] = ((const T *)a.table)[k * a.per_row + (i - row * a.per_row)];
        else {
            x[u] = poison_of<T>(a.poison);
            fault(a.site, CUDA_FAULT_ROW, 0, k, a.rows);
        }
    }
#pragma unroll
    for (int u = 0; u < U; u++) {
        const i64 i = first + u * BLOCK;
        if (i < a.units) ((T *)a.out)[i] = x[u];
    }
}
#define GATHER(bytes, T)                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                   \
        embedding_gather_##bytes(const __grid_constant__ gather_args a) { \
        kernel_begin();                                                   \
        gather<T>(a);                                                     \
    }
GATHER(1, unsigned char)
GATHER(2, unsigned short)
GATHER(4, u32)
GATHER(8, u64)
GATHER(16, uint4)

/* ------------------------------------------------------------------------------------------ sum
 * A block for each row of the table, whose positions embedding_starts finds; or, where starts is NULL because rows are many beside positions, a block
 * for each position, which sums a row if it is the row's first: rows that nobody asked for are zero before. */
__device__ __forceinline__ u64 key_of(const sum_args &a, i64 i) {
    return a.wide_key ? ((const u64 *)a.keys)[i] : (u64)((const u32 *)a.keys)[i];
}
/* The first position from `low` on whose row is `row` or beyond. */
__device__ __forceinline__ i64 start_of(const sum_args &a, i64 low, u64 row) {
    i64 high = a.n;
    while (low < high) {
        const i64 middle = (low + high) / 2;
        if (key_of(a, middle) < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
extern "C" __global__ void __launch_bounds__(BLOCK) embedding_starts(const __grid_constant__ sum_args a) {
    kernel_begin();
    for (i64 row = (i64)blockIdx.x * BLOCK + threadIdx.x; row <= a.rows; row += (i64)gridDim.x * BLOCK)
        a.starts[row] = start_of(a, 0, (u64)row);
}
/* blockDim.x vectors across, blockDim.y positions at a time. */
template <typename S, int N, bool BAGS>
__device__ __forceinline__ void sum_row(const sum_args &a, i64 row, i64 begin, i64 end, i64 v) {
    typedef typename compute_of<S>::type C;
    __shared__ C shared[BLOCK * N];
    const i64 per_row = a.width / N;
    if (row == a.padding) end = begin;
    C sum[N];
#pragma unroll
    for (int j = 0; j < N; j++) sum[j] = 0;
    if (v < per_row)
#pragma unroll 4
        for (i64 i = begin + threadIdx.y; i < end; i += blockDim.y) {
            const i64 at = a.wide_rank ? ((const i64 *)a.at)[i] : (i64)((const u32 *)a.at)[i];
            const i64 from = BAGS ? (i64)a.owner[at] : at;
            const vec<S, N> g = ((const vec<S, N> *)a.grad)[from * per_row + v];
            C by = 1;
            if (BAGS && a.per_sample) by = as<C>::from(((const S *)a.per_sample)[at]);
            if (BAGS && a.counts) by = 1 / (C)a.counts[from];
#pragma unroll
            for (int j = 0; j < N; j++) sum[j] += BAGS ? as<C>::from(g.v[j]) * by : as<C>::from(g.v[j]);
        }
    if (end - begin > 1 && blockDim.y > 1) {
        __syncthreads(); /* of the row before */
#pragma unroll
        for (int j = 0; j < N; j++) shared[(threadIdx.y * blockDim.x + threadIdx.x) * N + j] = sum[j];
        __syncthreads();
        if (threadIdx.y == 0)
            for (int y = 1; y < blockDim.y; y++)
#pragma unroll
                for (int j = 0; j < N; j++) sum[j] += shared[(y * blockDim.x + threadIdx.x) * N + j];
    }
    if (threadIdx.y || v >= per_row) return;
    const C scale = a.by_count && end > begin ? 1 / (C)(end - begin) : (C)1;
    vec<S, N> r;
#pragma unroll
    for (int j = 0; j < N; j++) r.v[j] = to<S>::from(sum[j] * scale);
    ((vec<S, N> *)a.out)[row * per_row + v] = r;
}
template <typename S, int N, bool BAGS>
__device__ __forceinline__ void sum_strips(const sum_args &a, i64 row, i64 begin, i64 end) {
    for (i64 strip = (i64)blockIdx.y * blockDim.x; strip < a.width / N; strip += (i64)gridDim.y * blockDim.x)
        sum_row<S, N, BAGS>(a, row, begin, end, strip + threadIdx.x);
}
template <typename S, int N, bool BAGS> __device__ __forceinline__ void sum_rows(const sum_args &a) {
    if (a.starts) {
        for (i64 row = blockIdx.x; row < a.rows; row += gridDim.x)
            sum_strips<S, N, BAGS>(a, row, a.starts[row], a.starts[row + 1]);
        return;
    }
    for (i64 i = blockIdx.x; i < a.n; i += gridDim.x) {
        const u64 row = key_of(a, i);
        if (row < (u64)a.rows && (i == 0 || key_of(a, i - 1) != row))
            sum_strips<S, N, BAGS>(a, (i64)row, i, start_of(a, i, row + 1));
    }
}
/* A block for each row and strip of columns, or for each position: then it has the position's row, if no position before has that. Each thread of
 * the block has one index. A row's positions are listed in their order, and blockDim.y of them added up beside each other; blockDim.x * blockDim.y is
 * BLOCK, and all of these are across a row that has one position or none. */
template <typename S, int N> __device__ __forceinline__ void sum_few(const sum_args &a) {
    typedef typename compute_of<S>::type C;
    constexpr int AHEAD = 4;
    __shared__ u32 masks[BLOCK / 32];
    __shared__ int list[BLOCK];
    __shared__ C sums[BLOCK * N];
    const int thread = threadIdx.y * blockDim.x + threadIdx.x, lane = thread & 31;
    const i64 per_row = a.width / N, index = thread < a.n ? index_at(a.keys, a.wide_key, thread) : -1,
              rows = a.by_position ? a.n : a.rows;
    for (i64 turn = blockIdx.x; turn < rows; turn += gridDim.x) {
        const i64 row = a.by_position ? index_at(a.keys, a.wide_key, turn) : turn;
        const bool mine = index == row && row >= 0 && row < a.rows && row != a.padding;
        const u32 mask = __ballot_sync(0xffffffffu, mine);
        __syncthreads(); /* of the row before */
        if (lane == 0) masks[thread / 32] = mask;
        __syncthreads();
        int count = 0, before = 0;
        for (int w = 0; w < BLOCK / 32; w++) {
            if (w == thread / 32) before = count;
            count += __popc(masks[w]);
        }
        if (mine) list[before + __popc(mask & ((1u << lane) - 1))] = thread;
        __syncthreads();
        if (a.by_position && (count == 0 || list[0] != turn)) continue;
        const C scale = a.by_count && count ? 1 / (C)count : (C)1;
        const int across = count > 1 ? blockDim.x : BLOCK, down = BLOCK / across, x = count > 1 ? threadIdx.x : thread,
                  y = count > 1 ? threadIdx.y : 0;
        for (i64 strip = (i64)blockIdx.y * across; strip < per_row; strip += (i64)gridDim.y * across) {
            const i64 v = strip + x;
            C sum[N];
#pragma unroll
            for (int j = 0; j < N; j++) sum[j] = 0;
            for (int i = y; v < per_row && i < count; i += AHEAD * down) {
                vec<S, N> g[AHEAD];
#pragma unroll
                for (int k = 0; k < AHEAD; k++) {
                    const int at = i + k * down;
                    if (at < count) g[k] = load_vec<vec<S, N>>(a.grad, list[at] * per_row + v);
                }
#pragma unroll
                for (int k = 0; k < AHEAD; k++)
                    if (i + k * down < count)
#pragma unroll
                        for (int j = 0; j < N; j++) sum[j] += as<C>::from(g[k].v[j]);
            }
            if (down > 1) {
                __syncthreads(); /* of the strip before */
#pragma unroll
                for (int j = 0; j < N; j++) sums[thread * N + j] = sum[j];
                __syncthreads();
                for (int k = 1; y == 0 && k < down && k < count; k++)
#pragma unroll
                    for (int j = 0; j < N; j++) sum[j] += sums[(k * across + x) * N + j];
            }
            if (y || v >= per_row) continue;
            vec<S, N> r;
#pragma unroll
            for (int j = 0; j < N; j++) r.v[j] = to<S>::from(sum[j] * scale);
            ((vec<S, N> *)a.out)[row * per_row + v] = r;
        }
    }
}
#define SUM(t, S, N)                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK) embedding_sum_##t(const __grid_constant__ sum_args a) {  \
        kernel_begin();                                                                                          \
        sum_rows<S, N, false>(a);                                                                                \
    }                                                                                                            \
    extern "C" __global__ void __launch_bounds__(BLOCK) embedding_bags_##t(const __grid_constant__ sum_args a) { \
        kernel_begin();                                                                                          \
        sum_rows<S, N, true>(a);                                                                                 \
    }                                                                                                            \
    extern "C" __global__ void __launch_bounds__(BLOCK) embedding_few_##t(const __grid_constant__ sum_args a) {  \
        kernel_begin();                                                                                          \
        sum_few<S, N>(a);                                                                                        \
    }
SUM(f32, float, 4)
SUM(f16, f16, 8)
SUM(bf16, bf16, 8)
SUM(f64, double, 2)
SUM(f32_1, float, 1)
SUM(f16_1, f16, 1)
SUM(bf16_1, bf16, 1)
SUM(f64_1, double, 1)
