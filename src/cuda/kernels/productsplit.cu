/* productsplit.cu - products of few elements, each the sum of very many terms: a grid over the terms, not over the elements.
 *
 *   productsplit_<rows>x<columns>_<type>   a block sums a part of the terms of so many elements
 *   productsplit_join_<type>               adds the parts, and does what else happens to a sum
 *
 * Factors may have any strides. A tile of both, a few hundred terms of each line, lies in shared memory, while the next one is on its way. A lane
 * has terms of its own, of all elements of its warp's corner of the tile, so what is read from there is read without conflicts, and each number is
 * used several times. Shapes alone decide in which order terms are added. Halves are summed in float. */
#include "cuda/kernels/product.cuh"
#include "cuda/kernels/rows.cuh"

/* What one factor has in a tile. */
template <typename S, typename T, int LINES, int TERMS> struct side {
    static constexpr int EACH = LINES * TERMS / SPLIT_BLOCK;
    S waiting[EACH];
    const S *from;
    i64 step, next;
    int line, term, line_step, term_step, lines, ones;

    __device__ __forceinline__ side(const split_factor &f, int first, i64 begin) {
        const int t = (int)threadIdx.x;
        line = f.along ? t / TERMS : t % LINES, term = f.along ? t % TERMS : t / LINES;
        line_step = f.along ? SPLIT_BLOCK / TERMS : 0, term_step = f.along ? 0 : SPLIT_BLOCK / LINES;
        lines = f.lines - first;
        ones = f.ones ? lines : -1;
        from = (const S *)f.data + blockIdx.z * f.batch + (first + line) * f.line + (begin + term) * f.term;
        step = line_step * f.line + term_step * f.term, next = TERMS * f.term;
    }
    /* Asks for the next tile, of `left` terms or more. */
    __device__ __forceinline__ void fetch(int left) {
        const S *p = from;
#pragma unroll
        for (int u = 0; u < EACH; u++, p += step)
            waiting[u] = line + u * line_step < lines && term + u * term_step < left ? *p : to<S>::from(0.0f);
        from += next;
    }
    __device__ __forceinline__ void place(T (*tile)[TERMS + 1]) const {
        T *p = &tile[line][term];
#pragma unroll
        for (int u = 0; u < EACH; u++) {
            *p = line + u * line_step == ones ? (T)1 : as<T>::from(waiting[u]);
            p += line_step * (TERMS + 1) + term_step;
        }
    }
};

/* The sums of v[k] over the lanes of a warp: afterwards a lane has those of COUNT / 32 of them, or of one, in front. The number of the first. */
template <int COUNT, typename T> __device__ __forceinline__ int sums_over_lanes(T (&v)[COUNT], int lane) {
    int first = 0;
#pragma unroll
    for (int delta = 16, width = COUNT; delta > 0; delta /= 2)
        if (width > 1) {
            width /= 2;
            const bool upper = lane & delta;
#pragma unroll
            for (int k = 0; k < COUNT / 2; k++)
                if (k < width) {
                    const T keep = upper ? v[k + width] : v[k], give = upper ? v[k] : v[k + width];
                    v[k] = keep + __shfl_xor_sync(0xffffffffu, give, delta);
                }
            first += upper ? width : 0;
        } else
            v[0] += __shfl_xor_sync(0xffffffffu, v[0], delta);
    return first;
}

/* Tiles of M x N elements and TERMS terms. A warp has a corner of R x C elements, and GROUPS warps share one. */
template <typename S, int M, int N, int R, int C, int TERMS>
__device__ __forceinline__ void split_product(const split_product_args &p) {
    typedef typename compute_of<S>::type T;
    constexpr int CORNERS = (M / R) * (N / C), GROUPS = SPLIT_BLOCK / 32 / CORNERS, EACH = R * C > 32 ? R * C / 32 : 1;
    static_assert(TERMS % (32 * GROUPS) == 0 && TERMS <= SPLIT_BLOCK, "all warps have work, all threads a place");
    static_assert(GROUPS * M * N <= (M + N) * (TERMS + 1), "room for the sums");
    __shared__ T memory[(M + N) * (TERMS + 1)];
    T(*const a)[TERMS + 1] = (T(*)[TERMS + 1]) memory, (*const b)[TERMS + 1] = a + M;
    const int lane = (int)threadIdx.x % 32, warp = (int)threadIdx.x / 32, corner = warp % CORNERS,
              group = warp / CORNERS, row = corner / (N / C) * R, column = corner % (N / C) * C,
              first_row = (int)blockIdx.y / p.wide * M, first_column = (int)blockIdx.y % p.wide * N;
    const i64 begin = blockIdx.x * p.each;
    int left = (int)min(p.each, p.terms - begin);
    side<S, T, M, TERMS> of_a(p.a, first_row, begin);
    side<S, T, N, TERMS> of_b(p.b, first_column, begin);
    of_a.fetch(left), of_b.fetch(left);
    T sum[R * C] = {};
    for (; left > 0; left -= TERMS) {
        __syncthreads(); /* the tile before has been read */
        of_a.place(a), of_b.place(b);
        __syncthreads();
        if (left > TERMS) of_a.fetch(left - TERMS), of_b.fetch(left - TERMS);
#pragma unroll
        for (int t = 0; t < TERMS / (32 * GROUPS); t++) {
            const int term = (t * GROUPS + group) * 32 + lane;
            T x[R], y[C];
#pragma unroll
            for (int i = 0; i < R; i++) x[i] = a[row + i][term];
#pragma unroll
            for (int j = 0; j < C; j++) y[j] = b[column + j][term];
#pragma unroll
            for (int i = 0; i < R; i++)
#pragma unroll
                for (int j = 0; j < C; j++) sum[i * C + j] = fma(x[i], y[j], sum[i * C + j]);
        }
    }
    const int first = sums_over_lanes(sum, lane);
    __syncthreads();
    if (R * C >= 32 || lane % (32 / (R * C < 32 ? R * C : 32)) == 0)
#pragma unroll
        for (int k = 0; k < EACH; k++) {
            const int e = first + k;
            memory[(group * M + row + e / C) * N + column + e % C] = sum[k];
        }
    __syncthreads();
    for (int e = (int)threadIdx.x; e < M * N; e += SPLIT_BLOCK) {
        const int i = first_row + e / N, j = first_column + e % N;
        if (i >= p.rows || j >= p.columns) continue;
        T total = memory[e];
#pragma unroll
        for (int g = 1; g < GROUPS; g++) total += memory[g * M * N + e];
        ((T *)p.parts)[(((i64)blockIdx.z * p.rows + i) * p.columns + j) * gridDim.x + blockIdx.x] = total;
    }
}

/* A warp for each element. */
template <typename S> __device__ __forceinline__ void join_product(const join_product_args &p) {
    typedef typename compute_of<S>::type T;
    const int lane = (int)threadIdx.x % 32;
    i64 at = (i64)blockIdx.x * (SPLIT_BLOCK / 32) + threadIdx.x / 32;
    if (at >= p.count) return;
    const T *const parts = (const T *)p.parts + at * p.count_of_parts;
    T sum = 0;
    for (int k = lane; k < p.count_of_parts; k += 32) sum += parts[k];
#pragma unroll
    for (int delta = 16; delta > 0; delta /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, delta);
    if (lane) return;
    const int column = (int)(at % p.columns);
    at /= p.columns;
    const int row = (int)(at % p.rows);
    at /= p.rows;
    if (row == p.sum_row || column == p.sum_column) {
        ((S *)p.sums)[row == p.sum_row ? column : row] = to<S>::from(sum);
        return;
    }
    const i64 place = at * p.c.batch + row * p.c.row + column * p.c.column;
    const S *const addend =
        (const S *)p.addend.data + at * p.addend.batch + row * p.addend.row + column * p.addend.column;
    small_finish<T, S>((T)p.alpha * sum, (S *)p.c.data + place, addend, p.beta, p.epilogue, p.bias != NULL,
                       p.bias ? as<T>::from(((const S *)p.bias)[row * p.bias_row + column * p.bias_column]) : (T)0,
                       p.aux ? (S *)p.aux + place : NULL);
}

/* BLOCKS: of a multiprocessor at once, of other types than double. */
#define SPLIT(M, N, R, C, TERMS, BLOCKS, name, S)                                          \
    extern "C" __global__ void __launch_bounds__(SPLIT_BLOCK, sizeof(S) == 8 ? 1 : BLOCKS) \
        productsplit_##M##x##N##_##name(const __grid_constant__ split_product_args p) {    \
        kernel_begin();                                                                    \
        split_product<S, M, N, R, C, TERMS>(p);                                            \
    }
#define SPLIT_OF(name, S)                                                       \
    SPLIT(4, 4, 4, 4, 256, 4, name, S)                                          \
    SPLIT(4, 16, 4, 8, 128, 3, name, S)                                         \
    SPLIT(8, 8, 4, 8, 128, 3, name, S)                                          \
    SPLIT(16, 16, 4, 8, 128, 2, name, S)                                        \
    SPLIT(16, 32, 8, 8, 64, 2, name, S)                                         \
    extern "C" __global__ void __launch_bounds__(SPLIT_BLOCK)                   \
        productsplit_join_##name(const __grid_constant__ join_product_args p) { \
        kernel_begin();                                                         \
        join_product<S>(p);                                                     \
    }
SPLIT_OF(f16, f16)
SPLIT_OF(bf16, bf16)
SPLIT_OF(f32, float)
SPLIT_OF(f64, double)
