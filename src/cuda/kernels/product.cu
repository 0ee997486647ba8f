/* product.cu - products of small matrices, and of a matrix and few vectors: c = alpha a b + beta c, with what may be fused to it.
 *
 *   product_small_<type>       one block for each 16 x 16 elements of c, one thread an element, one layer of blocks a matrix of the batch
 *   product_longer_<type>      the same for few blocks, whose longer sums would be most of all waiting for memory: it asks for more terms at once,
 *                              which takes registers that many blocks want
 *   product_lines_<n>_<type>   one to eight warps for each line of the matrix, or for a part of it, which they multiply by up to n vectors
 *
 * The library's call alone costs the host more than such a product takes, so these are launched without it (product.c decides which).
 * Matrices may have any strides. Halves are summed in float, each element in the order of its terms. */
#include "cuda/kernels/product.cuh"
#include "cuda/kernels/rows.cuh"

/* Elements [0, rows) x [0, columns) of a tile of `x` that begins at (row, column), where it has any; zeros elsewhere. Threads that follow one
 * another go along the smaller stride. */
template <typename T, typename S, int ROWS, int COLUMNS, int EACH>
__device__ __forceinline__ void small_fetch(T (&to)[EACH], const S *x, const small_matrix &s, int row, int column,
                                            int rows, int columns, bool along_row) {
#pragma unroll
    for (int u = 0; u < EACH; u++) {
        const int e = (int)threadIdx.x + u * SMALL_BLOCK, i = row + (along_row ? e / COLUMNS : e % ROWS),
                  j = column + (along_row ? e % COLUMNS : e / ROWS);
        to[u] = i < rows && j < columns ? as<T>::from(x[i * s.row + j * s.column]) : (T)0;
    }
}
template <typename T, int ROWS, int COLUMNS, int EACH>
__device__ __forceinline__ void small_place(T (*tile)[COLUMNS + 1], const T (&from)[EACH], bool along_row) {
#pragma unroll
    for (int u = 0; u < EACH; u++) {
        const int e = (int)threadIdx.x + u * SMALL_BLOCK;
        tile[along_row ? e / COLUMNS : e % ROWS][along_row ? e % COLUMNS : e / ROWS] = from[u];
    }
}

/* TERMS of each sum are in shared memory at a time, and those of the next turn on their way. Whoever has no element only fetches: where there are fewer columns than a tile has, and more rows,
 * threads that follow one another go along the rows, so that whole warps have none. */
template <typename T, typename S, int TERMS>
__device__ __forceinline__ void small_product(const small_product_args &p) {
    constexpr int EACH = SMALL_TILE * TERMS / SMALL_BLOCK, STEP = 16;
    __shared__ T a[SMALL_TILE][TERMS + 1], b[TERMS][SMALL_TILE + 1];
    const bool down = p.n < SMALL_TILE && p.n < p.m;
    const int slow = (int)threadIdx.x / SMALL_TILE, fast = (int)threadIdx.x % SMALL_TILE, mine = down ? fast : slow,
              column_of_mine = down ? slow : fast, first_row = (int)blockIdx.y * SMALL_TILE,
              first_column = (int)blockIdx.x * SMALL_TILE, row = first_row + mine,
              column = first_column + column_of_mine;
    const bool there = row < p.m && column < p.n;
    const S *from_a = (const S *)p.a.data + blockIdx.z * p.a.batch,
            *from_b = (const S *)p.b.data + blockIdx.z * p.b.batch;
    const bool a_along = p.a.column <= p.a.row, b_along = p.b.column <= p.b.row;
    T next_a[EACH], next_b[EACH], sum = 0, sum_a = 0;
    small_fetch<T, S, SMALL_TILE, TERMS>(next_a, from_a, p.a, first_row, 0, p.m, p.k, a_along);
    small_fetch<T, S, TERMS, SMALL_TILE>(next_b, from_b, p.b, 0, first_column, p.k, p.n, b_along);
    for (int term = 0; term < p.k; term += TERMS) {
        __syncthreads(); /* the tiles before have been read */
        small_place<T, SMALL_TILE, TERMS>(a, next_a, a_along);
        small_place<T, TERMS, SMALL_TILE>(b, next_b, b_along);
        __syncthreads();
        const int then = term + TERMS;
        if (then < p.k) {
            small_fetch<T, S, SMALL_TILE, TERMS>(next_a, from_a, p.a, first_row, then, p.m, p.k, a_along);
            small_fetch<T, S, TERMS, SMALL_TILE>(next_b, from_b, p.b, then, first_column, p.k, p.n, b_along);
        }
        if (!there) continue;
        const int count = min(TERMS, p.k - term);
        int t = 0;
        for (; t + STEP <= count; t += STEP)
#pragma unroll
            for (int u = 0; u < STEP; u++) sum = fma(a[mine][t + u], b[t + u][column_of_mine], sum);
        for (; t < count; t++) sum = fma(a[mine][t], b[t][column_of_mine], sum);
        if (p.epilogue == EPILOGUE_SUM_A && column == 0)
            for (int t = 0; t < count; t++) sum_a += a[mine][t];
    }
    if (!there) return;
    const i64 at = blockIdx.z * p.c.batch + row * p.c.row + column * p.c.column;
    S *const c = (S *)p.c.data + at;
    const bool sums = p.epilogue == EPILOGUE_SUM_A;
    if (sums && column == 0) ((S *)p.bias)[row] = to<S>::from(sum_a);
    const bool biased = p.bias && !sums;
    const S *const addend =
        (const S *)p.addend.data + blockIdx.z * p.addend.batch + row * p.addend.row + column * p.addend.column;
    small_finish<T, S>((T)p.alpha * sum, c, addend, p.beta, p.epilogue, biased,
                       biased ? as<T>::from(((const S *)p.bias)[column]) : (T)0, p.aux ? (S *)p.aux + at : NULL);
}

/* The beginnings of a block's lines, which are most often of weights. */
template <typename S> __device__ __forceinline__ void lines_ahead(const lines_product_args &p) {
    enum { TOGETHER = 128 /* bytes that come at once */, MOST = 4 };
    const int warp = (int)threadIdx.x / 32, lane = (int)threadIdx.x % 32, part = warp % p.warps,
              line = (int)blockIdx.x * (LINES_WARPS / p.warps) + warp / p.warps;
    if (line >= p.lines) return;
    const i64 begin = (i64)blockIdx.y * p.each;
    const char *const row =
        (const char *)((const S *)p.matrix.data + blockIdx.z * p.matrix.batch + line * p.matrix.line + begin);
    const i64 bytes = min(p.terms - begin, (i64)p.each) * (i64)sizeof(S), step = p.warps * (i64)32 * TOGETHER;
    i64 at = (part * 32 + lane) * (i64)TOGETHER;
    for (int k = 0; k < MOST && at < bytes; k++, at += step) fetch_ahead(row + at);
}

/* Vectors of 16 bytes of a line times those of up to M others, U of them on their way at once. SHIFTED: the others do not all lie as the line does. */
template <typename S, typename T, int M, int U, bool SHIFTED>
__device__ __forceinline__ void lines_vectors(const lines_product_args &p, const line_vectors<S> &line, const S *x,
                                              int first, int step, T (&sum)[M]) {
    constexpr int N = 16 / sizeof(S);
    const uint4 none = make_uint4(0, 0, 0, 0), *from[M];
    u32 shift[M];
#pragma unroll
    for (int m = 0; m < M; m++) {
        const beside other(x + (m < p.vectors ? m : 0) * p.x.vector, line);
        from[m] = other.from, shift[m] = other.shift;
    }
    const int end = (int)line.end;
    for (int at = (int)line.begin + first; at < end; at += U * step) {
        uint4 w[U], v[U][M], next[SHIFTED ? U : 1][M];
#pragma unroll
        for (int u = 0; u < U; u++) {
            const bool load = at + u * step < end;
            w[u] = load ? line.from[at + u * step] : none;
#pragma unroll
            for (int m = 0; m < M; m++) {
                v[u][m] = load && m < p.vectors ? from[m][at + u * step] : none;
                if (SHIFTED) next[u][m] = load && m < p.vectors && shift[m] ? from[m][at + u * step + 1] : none;
            }
        }
#pragma unroll
        for (int u = 0; u < U; u++) {
            if (at + u * step >= end) break;
            T e[N];
            unpack_words<S>(w[u], e);
#pragma unroll
            for (int m = 0; m < M; m++) {
                T f[N];
                unpack_words<S>(SHIFTED ? shifted(v[u][m], next[SHIFTED ? u : 0][m], shift[m]) : v[u][m], f);
#pragma unroll
                for (int j = 0; j < N; j++) sum[m] = fma(e[j], f[j], sum[m]);
            }
        }
    }
}

/* A line times up to M vectors. Its warps take vectors of 16 bytes in turns. What a result takes is so little that waiting for memory is most of
 * it: all that can be asked for is asked for before any of it is looked at. Shapes and addresses alone decide in which order terms are added. */
template <typename S, int M> __device__ __forceinline__ void lines_product(const lines_product_args &p) {
    typedef typename compute_of<S>::type T;
    constexpr int U = M == 4 ? 2 : 4, U_SHIFTED = 4 / M;
    __shared__ T parts[LINES_WARPS][M];
    const int warp = (int)threadIdx.x / 32, lane = (int)threadIdx.x % 32, part = warp % p.warps,
              line = (int)blockIdx.x * (LINES_WARPS / p.warps) + warp / p.warps, step = p.warps * 32,
              first = part * 32 + lane, begin = (int)blockIdx.y * p.each, terms = min(p.each, p.terms - begin);
    const bool there = line < p.lines,
               mine = there && !part && lane < M && lane < p.vectors; /* a lane writes its vector's result */
    const T bias = mine && p.bias ? as<T>::from(((const S *)p.bias)[line * p.bias_line + lane * p.bias_vector]) : (T)0;
    T sum[M] = {};
    if (there) {
        const S *const row = (const S *)p.matrix.data + blockIdx.z * p.matrix.batch + line * p.matrix.line + begin,
                       *const x = (const S *)p.x.data + blockIdx.z * p.x.batch + begin;
        const line_vectors<S> vectors(row, terms);
        const i64 single = vectors.single(first);
        T w = 0, v[M] = {};
        if (single < terms) { /* asked for before the vectors */
            w = as<T>::from(row[single]);
#pragma unroll
            for (int m = 0; m < M; m++) v[m] = m < p.vectors ? as<T>::from(x[m * p.x.vector + single]) : (T)0;
        }
        bool alike = true; /* all vectors lie as the line does */
#pragma unroll
        for (int m = 0; m < M; m++)
            if (m < p.vectors) alike = alike && !beside(x + m * p.x.vector, vectors).shift;
        if (alike)
            lines_vectors<S, T, M, U, false>(p, vectors, x, first, step, sum);
        else
            lines_vectors<S, T, M, U_SHIFTED, true>(p, vectors, x, first, step, sum);
#pragma unroll
        for (int m = 0; m < M; m++) sum[m] = fma(w, v[m], sum[m]);
    }
#pragma unroll
    for (int m = 0; m < M; m++)
#pragma unroll
        for (int delta = 16; delta > 0; delta /= 2) sum[m] += __shfl_xor_sync(0xffffffffu, sum[m], delta);
    if (p.warps > 1) {
        if (lane == 0)
#pragma unroll
            for (int m = 0; m < M; m++) parts[warp][m] = sum[m];
        __syncthreads();
    }
    if (!mine) return;
    T value = sum[0];
#pragma unroll
    for (int m = 1; m < M; m++) value = lane == m ? sum[m] : value;
    for (int w = 1; w < p.warps; w++) value += parts[warp + w][lane];
    if (p.parts > 1) {
        ((T *)p.part)[(((i64)blockIdx.z * p.lines + line) * p.vectors + lane) * p.parts + blockIdx.y] = value;
        return;
    }
    const i64 at = blockIdx.z * p.c.batch + line * p.c.line + lane * p.c.vector;
    const S *const addend =
        (const S *)p.addend.data + blockIdx.z * p.addend.batch + line * p.addend.line + lane * p.addend.vector;
    small_finish<T, S>((T)p.alpha * value, (S *)p.c.data + at, addend, p.beta, p.epilogue, p.bias != NULL, bias,
                       p.aux ? (S *)p.aux + at : NULL);
}
#define SMALL_OF(name, T, S, terms)                                    \
    extern "C" __global__ void __launch_bounds__(SMALL_BLOCK)          \
        product_##name(const __grid_constant__ small_product_args p) { \
        kernel_begin();                                                \
        small_product<T, S, terms>(p);                                 \
    }
#define SMALL(name, T, S)                     \
    SMALL_OF(small_##name, T, S, SMALL_TERMS) \
    SMALL_OF(longer_##name, T, S, SMALL_MORE_TERMS)
SMALL(f16, float, f16)
SMALL(bf16, float, bf16)
SMALL(f32, float, float)
SMALL(f64, double, double)
#define LINES(n, name, S)                                                          \
    extern "C" __global__ void __launch_bounds__(LINES_BLOCK)                      \
        product_lines_##n##_##name(const __grid_constant__ lines_product_args p) { \
        lines_ahead<S>(p);                                                         \
        kernel_begin();                                                            \
        lines_product<S, n>(p);                                                    \
    }
#define LINES_OF(name, S) LINES(1, name, S) LINES(2, name, S) LINES(4, name, S)
LINES_OF(f16, f16)
LINES_OF(bf16, bf16)
LINES_OF(f32, float)
LINES_OF(f64, double)
