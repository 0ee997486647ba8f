/* search.cu - where values would stand in sorted rows: each value halves its row until it is found. NaN is the greatest, as in sort.
 *
 *   search_places_<compute type> */
#include "cuda/kernels/search_args.h"
#include "cuda/kernels/common.cuh"

template <typename C> __device__ __forceinline__ bool comes_before(C a, C b) { return a < b || (b != b && a == a); }

template <typename C> __device__ __forceinline__ void search_places(const search_args &a) {
    for (i64 i = (i64)blockIdx.x * SEARCH_BLOCK + threadIdx.x; i < a.count; i += (i64)gridDim.x * SEARCH_BLOCK) {
        const C value = load_as<C>(a.values + i * a.item, a.dtype);
        const char *const row = a.rows + (a.per_row == a.count ? 0 : i / a.per_row * a.n * a.item);
        i64 low = 0, high = a.n;
        while (low < high) {
            const i64 middle = low + (high - low) / 2;
            const C there = load_as<C>(row + middle * a.item, a.dtype);
            if (a.right ? !comes_before(value, there) : comes_before(there, value))
                low = middle + 1;
            else
                high = middle;
        }
        if (a.narrow)
            ((int *)a.out)[i] = (int)low;
        else
            ((i64 *)a.out)[i] = low;
    }
}

#define SEARCH(t, C)                                               \
    extern "C" __global__ void __launch_bounds__(SEARCH_BLOCK)     \
        search_places_##t(const __grid_constant__ search_args a) { \
        kernel_begin();                                            \
        search_places<C>(a);                                       \
    }
SEARCH(f32, float)
SEARCH(f64, double)
SEARCH(i64, i64)
