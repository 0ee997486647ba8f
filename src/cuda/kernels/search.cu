/* search.cu - where values would stand in sorted rows: each value halves its row until it is found. NaN is the greatest, as in sort.
 *
 *   search_places_<type> */
#include "cuda/kernels/rows.cuh"
#include "cuda/kernels/search_args.h"

template <typename C> __device__ __forceinline__ bool comes_before(C a, C b) { return a < b || (b != b && a == a); }

/* SEARCH_EACH values of a thread at once, if there are more than threads, so that what one waits for from memory is not waited for alone. */
template <typename S, typename C, typename I> __device__ __forceinline__ void search_rows(const search_args &a) {
    const i64 threads = (i64)gridDim.x * SEARCH_BLOCK;
    for (i64 base = (i64)blockIdx.x * SEARCH_BLOCK + threadIdx.x; base < a.count; base += threads * SEARCH_EACH) {
        C value[SEARCH_EACH];
        const S *row[SEARCH_EACH];
        I low[SEARCH_EACH], high[SEARCH_EACH];
        bool more = false;
#pragma unroll
        for (int u = 0; u < SEARCH_EACH; u++) {
            const i64 i = base + u * threads;
            const bool there = i < a.count;
            value[u] = there ? as<C>::from(((const S *)a.values)[i]) : (C)0;
            row[u] = (const S *)a.rows + (a.per_row == a.count || !there ? 0 : i / a.per_row * a.n);
            low[u] = 0, high[u] = there ? (I)a.n : (I)0;
            more |= high[u] > 0;
        }
        while (more) {
            more = false;
#pragma unroll
            for (int u = 0; u < SEARCH_EACH; u++) {
                if (low[u] >= high[u]) continue;
                const I middle = low[u] + (high[u] - low[u]) / 2;
                const C there = as<C>::from(row[u][middle]);
                if (a.right ? !comes_before(value[u], there) : comes_before(there, value[u]))
                    low[u] = middle + 1;
                else
                    high[u] = middle;
                more |= low[u] < high[u];
            }
        }
#pragma unroll
        for (int u = 0; u < SEARCH_EACH; u++) {
            const i64 i = base + u * threads;
            if (i >= a.count) continue;
            if (a.narrow)
                ((int *)a.out)[i] = (int)low[u];
            else
                ((i64 *)a.out)[i] = low[u];
        }
    }
}
template <typename S, typename C> __device__ __forceinline__ void search_places(const search_args &a) {
    if (a.n <= 0x7fffffff)
        search_rows<S, C, int>(a);
    else
        search_rows<S, C, i64>(a);
}

#define SEARCH(t, S, C)                                            \
    extern "C" __global__ void __launch_bounds__(SEARCH_BLOCK)     \
        search_places_##t(const __grid_constant__ search_args a) { \
        kernel_begin();                                            \
        search_places<S, C>(a);                                    \
    }
SEARCH(bool, unsigned char, int)
SEARCH(u8, unsigned char, int)
SEARCH(i8, signed char, int)
SEARCH(i16, short, int)
SEARCH(i32, int, int)
SEARCH(i64, i64, i64)
SEARCH(f16, f16, float)
SEARCH(bf16, bf16, float)
SEARCH(f32, float, float)
SEARCH(f64, double, double)
