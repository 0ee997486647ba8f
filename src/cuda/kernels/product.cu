/* product.cu - products of small matrices: c = alpha a b + beta c, with what may be fused to it.
 *
 *   product_small_<type>   one block for each 16 x 16 elements of c, one thread an element, one layer of blocks a matrix of the batch
 *
 * The library's call alone costs the host more than such a product takes, so these are launched without it (product.c decides which).
 * Matrices may have any strides. Halves are summed in float, each element in the order of its terms. */
#include "cuda/kernels/common.cuh"
#include "cuda/kernels/product_args.h"
#include "ops/scalar.h"

/* The order of product.h's enum epilogue; checked on the host side. */
enum { SMALL_PLAIN, SMALL_RELU, SMALL_GELU, SMALL_GELU_BACK, SMALL_SUM_A };

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

template <typename T, typename S> __device__ __forceinline__ void small_product(const small_product_args &p) {
    constexpr int EACH = SMALL_TILE * SMALL_TERMS / SMALL_BLOCK;
    __shared__ T a[SMALL_TILE][SMALL_TERMS + 1], b[SMALL_TERMS][SMALL_TILE + 1];
    const int mine = (int)threadIdx.x / SMALL_TILE, column_of_mine = (int)threadIdx.x % SMALL_TILE,
              first_row = (int)blockIdx.y * SMALL_TILE, first_column = (int)blockIdx.x * SMALL_TILE,
              row = first_row + mine, column = first_column + column_of_mine;
    const S *from_a = (const S *)p.a.data + blockIdx.z * p.a.batch,
            *from_b = (const S *)p.b.data + blockIdx.z * p.b.batch;
    const bool a_along = p.a.column <= p.a.row, b_along = p.b.column <= p.b.row;
    T next_a[EACH], next_b[EACH], sum = 0, sum_a = 0;
    small_fetch<T, S, SMALL_TILE, SMALL_TERMS>(next_a, from_a, p.a, first_row, 0, p.m, p.k, a_along);
    small_fetch<T, S, SMALL_TERMS, SMALL_TILE>(next_b, from_b, p.b, 0, first_column, p.k, p.n, b_along);
    for (int term = 0; term < p.k; term += SMALL_TERMS) {
        __syncthreads(); /* the tiles before have been read */
        small_place<T, SMALL_TILE, SMALL_TERMS>(a, next_a, a_along);
        small_place<T, SMALL_TERMS, SMALL_TILE>(b, next_b, b_along);
        __syncthreads();
        const int then = term + SMALL_TERMS;
        if (then < p.k) {
            small_fetch<T, S, SMALL_TILE, SMALL_TERMS>(next_a, from_a, p.a, first_row, then, p.m, p.k, a_along);
            small_fetch<T, S, SMALL_TERMS, SMALL_TILE>(next_b, from_b, p.b, then, first_column, p.k, p.n, b_along);
        }
        const int count = min((int)SMALL_TERMS, p.k - term);
        if (count == SMALL_TERMS) {
#pragma unroll
            for (int t = 0; t < SMALL_TERMS; t++) sum = fma(a[mine][t], b[t][column_of_mine], sum);
        } else
            for (int t = 0; t < count; t++) sum = fma(a[mine][t], b[t][column_of_mine], sum);
        if (p.epilogue == SMALL_SUM_A && column == 0)
            for (int t = 0; t < count; t++) sum_a += a[mine][t];
    }
    if (row >= p.m || column >= p.n) return;
    const i64 at = blockIdx.z * p.c.batch + row * p.c.row + column * p.c.column;
    S *const c = (S *)p.c.data + at;
    T value = (T)p.alpha * sum;
    if (p.beta != 0) value += (T)p.beta * as<T>::from(*c);
    if (p.epilogue == SMALL_SUM_A) {
        if (column == 0) ((S *)p.bias)[row] = to<S>::from(sum_a);
    } else if (p.bias)
        value += as<T>::from(((const S *)p.bias)[column]);
    switch (p.epilogue) {
    case SMALL_RELU: value = fmax(value, (T)0); break; /* of NaN 0, as the library's */
    case SMALL_GELU:
        if (p.aux) ((S *)p.aux)[at] = to<S>::from(value);
        value = t_gelu_tanh(value);
        break;
    case SMALL_GELU_BACK: value *= t_gelu_tanh_slope(as<T>::from(((const S *)p.aux)[at])); break;
    default: break;
    }
    *c = to<S>::from(value);
}
#define SMALL(name, T, S)                                                    \
    extern "C" __global__ void __launch_bounds__(SMALL_BLOCK)                \
        product_small_##name(const __grid_constant__ small_product_args p) { \
        small_product<T, S>(p);                                              \
    }
SMALL(f16, float, f16)
SMALL(bf16, float, bf16)
SMALL(f32, float, float)
SMALL(f64, double, double)
