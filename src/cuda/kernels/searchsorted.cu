/* searchsorted.cu - places among sorted boundaries, by bisection.
 *
 *   searchsorted_real, searchsorted_whole   floating-point numbers, compared as double, and integers
 * NaN stands behind all others, where sort puts it. */
#include "cuda/kernels/common.cuh"
#include "cuda/kernels/searchsorted_args.h"

template <typename C> __device__ __forceinline__ bool searchsorted_less(C a, C b) {
    return a < b || (b != b && a == a);
}

template <typename C> __device__ __forceinline__ void searchsorted_places(const searchsorted_args &a) {
    const i64 threads = (i64)gridDim.x * SEARCHSORTED_BLOCK;
    for (i64 i = (i64)blockIdx.x * SEARCHSORTED_BLOCK + threadIdx.x; i < a.count; i += threads) {
        const char *const row = a.boundaries + (a.per_row == a.count ? 0 : i / a.per_row * a.n * a.item);
        const C value = load_as<C>(a.values + i * a.item, a.dtype);
        i64 first = 0, end = a.n; /* all before `first` stand before the value, from `end` on none does */
        while (first < end) {
            const i64 middle = first + (end - first) / 2;
            const C at = load_as<C>(row + middle * a.item, a.dtype);
            if (a.right ? !searchsorted_less(value, at) : searchsorted_less(at, value))
                first = middle + 1;
            else
                end = middle;
        }
        if (a.narrow)
            ((int *)a.out)[i] = (int)first;
        else
            ((i64 *)a.out)[i] = first;
    }
}
extern "C" __global__ void __launch_bounds__(SEARCHSORTED_BLOCK)
    searchsorted_real(const __grid_constant__ searchsorted_args a) {
    searchsorted_places<double>(a);
}
extern "C" __global__ void __launch_bounds__(SEARCHSORTED_BLOCK)
    searchsorted_whole(const __grid_constant__ searchsorted_args a) {
    searchsorted_places<i64>(a);
}
