/* embedding.cu - rows of a table by index, and the sum of gradients back into them.
 *
 *   embedding_gather_<bytes>   copies rows in units of that many bytes
 *   embedding_count, _scan, _scatter   one pass of a stable radix sort of (index, position), 8 bits at a time
 *   embedding_starts           where each row's positions begin in the sorted list
 *   embedding_sum_<type>       one block per row (and strip of columns) adds its gradients, in the order of positions, so
 *                              that results repeat; rows without any are set to zero
 * An index out of range is noted (fault.cuh) and reads nothing: its row of the output is NaN (0 for integers), and it adds to
 * no gradient. */
#include "cuda/kernels/fault.cuh"
#include "cuda/kernels/rows.cuh"

enum { BLOCK = 256, WARPS = BLOCK / 32, ROUNDS = 8, TILE = BLOCK * ROUNDS, DIGITS = 256 };

struct gather_args {
    void *out;
    const void *table, *indices;
    i64 units, per_row, rows; /* units of the output; units of a row; rows of the table */
    u64 poison;
    int wide_index, unused;   /* int64, else int32 */
    fault_site site;
};
__device__ __forceinline__ i64 index_at(const void *indices, int wide, i64 i) { return wide ? ((const i64 *)indices)[i] : (i64)((const int *)indices)[i]; }

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
        if (k >= 0 && k < a.rows) x[u] = ((const T *)a.table)[k * a.per_row + (i - row * a.per_row)];
        else {
            x[u] = poison_of<T>(a.poison);
            fault(a.site, FAULT_ROW, 0, k, a.rows);
        }
    }
#pragma unroll
    for (int u = 0; u < U; u++) {
        const i64 i = first + u * BLOCK;
        if (i < a.units) ((T *)a.out)[i] = x[u];
    }
}
#define GATHER(bytes, T) \
    extern "C" __global__ void __launch_bounds__(BLOCK) embedding_gather_##bytes(const __grid_constant__ gather_args a) { gather<T>(a); }
GATHER(1, unsigned char)
GATHER(2, unsigned short)
GATHER(4, u32)
GATHER(8, u64)
GATHER(16, uint4)

/* ------------------------------------------------------------------------------------------ sort */
struct sort_args {
    const void *indices;        /* first pass: as given; NULL later */
    const u32 *keys_in, *at_in;
    u32 *keys, *at;
    u32 *counts;                /* [DIGITS][blocks] */
    i64 n, rows;
    int blocks, shift, wide_index, unused;
};
/* Indices out of range become `rows`, which is no row. */
__device__ __forceinline__ u32 key_at(const sort_args &a, i64 i) {
    if (!a.indices) return a.keys_in[i];
    const i64 k = index_at(a.indices, a.wide_index, i);
    return k >= 0 && k < a.rows ? (u32)k : (u32)a.rows;
}
extern "C" __global__ void __launch_bounds__(BLOCK) embedding_count(const __grid_constant__ sort_args a) {
    __shared__ u32 counts[DIGITS];
    counts[threadIdx.x] = 0;
    __syncthreads();
    const i64 base = (i64)blockIdx.x * TILE;
    for (int r = 0; r < ROUNDS; r++) {
        const i64 i = base + r * BLOCK + threadIdx.x;
        if (i < a.n) atomicAdd(&counts[key_at(a, i) >> a.shift & (DIGITS - 1)], 1u); /* integers: order does not matter */
    }
    __syncthreads();
    a.counts[(i64)threadIdx.x * a.blocks + blockIdx.x] = counts[threadIdx.x];
}
/* Exclusive sums of all counts, in place, by one block. */
extern "C" __global__ void __launch_bounds__(1024) embedding_scan(const __grid_constant__ sort_args a) {
    __shared__ u32 warps[32];
    const i64 n = (i64)a.blocks * DIGITS;
    u32 carry = 0;
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    for (i64 base = 0; base < n; base += 1024) {
        const i64 i = base + threadIdx.x;
        const u32 own = i < n ? a.counts[i] : 0;
        u32 sum = own;
        for (int d = 1; d < 32; d *= 2) {
            const u32 other = __shfl_up_sync(0xffffffffu, sum, d);
            if (lane >= d) sum += other;
        }
        if (lane == 31) warps[warp] = sum;
        __syncthreads();
        if (warp == 0) {
            u32 w = warps[lane];
            for (int d = 1; d < 32; d *= 2) {
                const u32 other = __shfl_up_sync(0xffffffffu, w, d);
                if (lane >= d) w += other;
            }
            warps[lane] = w;
        }
        __syncthreads();
        const u32 before = warp ? warps[warp - 1] : 0, total = warps[31];
        if (i < n) a.counts[i] = carry + before + sum - own;
        carry += total;
        __syncthreads();
    }
}
extern "C" __global__ void __launch_bounds__(BLOCK) embedding_scatter(const __grid_constant__ sort_args a) {
    __shared__ u32 counts[WARPS][DIGITS];
    for (int w = 0; w < WARPS; w++) counts[w][threadIdx.x] = 0;
    __syncthreads();
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    const i64 base = (i64)blockIdx.x * TILE + warp * (32 * ROUNDS);
    u32 key[ROUNDS], rank[ROUNDS];
#pragma unroll
    for (int r = 0; r < ROUNDS; r++) {
        const i64 i = base + r * 32 + lane;
        const bool there = i < a.n;
        key[r] = there ? key_at(a, i) : 0;
        const u32 digit = there ? key[r] >> a.shift & (DIGITS - 1) : DIGITS;
        const u32 peers = __match_any_sync(0xffffffffu, digit);
        const u32 before = there ? counts[warp][digit] : 0;
        rank[r] = before + __popc(peers & ((1u << lane) - 1));
        __syncwarp();
        if (there && lane == __ffs(peers) - 1) counts[warp][digit] = before + __popc(peers);
        __syncwarp();
    }
    __syncthreads();
    u32 at = a.counts[(i64)threadIdx.x * a.blocks + blockIdx.x];
    for (int w = 0; w < WARPS; w++) {
        const u32 n = counts[w][threadIdx.x];
        counts[w][threadIdx.x] = at;
        at += n;
    }
    __syncthreads();
#pragma unroll
    for (int r = 0; r < ROUNDS; r++) {
        const i64 i = base + r * 32 + lane;
        if (i >= a.n) continue;
        const u32 to = counts[warp][key[r] >> a.shift & (DIGITS - 1)] + rank[r];
        a.keys[to] = key[r];
        a.at[to] = a.indices ? (u32)i : a.at_in[i];
    }
}

/* ------------------------------------------------------------------------------------------ sum */
struct sum_args {
    void *out;
    const void *grad;
    const u32 *keys, *at;
    u32 *starts;            /* [rows + 1] */
    i64 n, rows, width, padding;
    int by_count, unused;
};
extern "C" __global__ void __launch_bounds__(BLOCK) embedding_starts(const __grid_constant__ sum_args a) {
    const i64 row = (i64)blockIdx.x * BLOCK + threadIdx.x;
    if (row > a.rows) return;
    i64 low = 0, high = a.n;
    while (low < high) {
        const i64 middle = (low + high) / 2;
        if (a.keys[middle] < (u32)row) low = middle + 1;
        else high = middle;
    }
    a.starts[row] = (u32)low;
}
/* blockDim.x vectors across, blockDim.y positions at a time. */
template <typename S, int N> __device__ __forceinline__ void sum_rows(const sum_args &a) {
    typedef typename compute_of<S>::type C;
    __shared__ C shared[BLOCK * N];
    const i64 row = blockIdx.x, v = (i64)blockIdx.y * blockDim.x + threadIdx.x, per_row = a.width / N;
    const i64 begin = a.starts[row], end = row == a.padding ? begin : (i64)a.starts[row + 1];
    C sum[N];
#pragma unroll
    for (int j = 0; j < N; j++) sum[j] = 0;
    if (v < per_row)
#pragma unroll 4
        for (i64 i = begin + threadIdx.y; i < end; i += blockDim.y) {
            const vec<S, N> g = ((const vec<S, N> *)a.grad)[(i64)a.at[i] * per_row + v];
#pragma unroll
            for (int j = 0; j < N; j++) sum[j] += as<C>::from(g.v[j]);
        }
    if (end - begin > 1 && blockDim.y > 1) {
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
#define SUM(t, S, N) \
    extern "C" __global__ void __launch_bounds__(BLOCK) embedding_sum_##t(const __grid_constant__ sum_args a) { sum_rows<S, N>(a); }
SUM(f32, float, 4)
SUM(f16, f16, 8)
SUM(bf16, bf16, 8)
SUM(f64, double, 2)
SUM(f32_1, float, 1)
SUM(f16_1, f16, 1)
SUM(bf16_1, bf16, 1)
SUM(f64_1, double, 1)
