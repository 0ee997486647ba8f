/* amp.cu - loss scaling: whole lists of gradients in one launch, and the scale that follows what was found in them.
 *
 *   amp_unscale_<type>   all tensors of a list of one dtype, each without gaps
 *   amp_any_f32, _f64    one tensor of any strides
 *   amp_update           the scale of the next step
 * The arithmetic is that of cpu/amp.c, and where inv_scale is 1 tensors are only read. Several threads may find something: all of them write
 * the same 1. */
#include "cuda/kernels/amp_args.h"
#include "cuda/kernels/lists.cuh"

template <typename T> __device__ __forceinline__ T unscaled(T x, T inv_scale, bool *found) {
    *found = *found || !isfinite(x);
    return x * inv_scale;
}

template <typename T, typename S> __device__ __forceinline__ void unscale_list(const amp_list_args &a) {
    const int mine = entry_of_block(a.first_block, a.count);
    const amp_entry &e = a.e[mine];
    const i64 start = (i64)(blockIdx.x - a.first_block[mine]) * AMP_CHUNK;
    const T inv_scale = (T)*a.inv_scale;
    S *data = (S *)e.data;
    bool found = false;
    constexpr int N = 16 / sizeof(S);
    typedef vec<S, N> v;
    if (((u64)data & 15) == 0 && start + AMP_CHUNK <= e.n) {
#pragma unroll 2
        for (int i = threadIdx.x * N; i < AMP_CHUNK; i += AMP_BLOCK * N) {
            v x = *(const v *)(data + start + i);
#pragma unroll
            for (int j = 0; j < N; j++) x.v[j] = to<S>::from(unscaled<T>(as<T>::from(x.v[j]), inv_scale, &found));
            if (inv_scale != (T)1) *(v *)(data + start + i) = x;
        }
    } else
        for (i64 i = start + threadIdx.x; i < start + AMP_CHUNK && i < e.n; i += AMP_BLOCK) {
            const S x = to<S>::from(unscaled<T>(as<T>::from(data[i]), inv_scale, &found));
            if (inv_scale != (T)1) data[i] = x;
        }
    if (found) *a.found_inf = 1;
}
#define LIST(name, T, S)                                              \
    extern "C" __global__ void __launch_bounds__(AMP_BLOCK)           \
        amp_unscale_##name(const __grid_constant__ amp_list_args a) { \
        kernel_begin();                                               \
        unscale_list<T, S>(a);                                        \
    }
LIST(f16, float, f16)
LIST(bf16, float, bf16)
LIST(f32, float, float)
LIST(f64, double, double)

template <typename T> __device__ __forceinline__ void unscale_any(const amp_any_args &a) {
    const T inv_scale = (T)*a.inv_scale;
    bool found = false;
    const i64 stride = (i64)gridDim.x * AMP_BLOCK;
    for (i64 i = (i64)blockIdx.x * AMP_BLOCK + threadIdx.x; i < a.n; i += stride) {
        i64 at[1];
        offsets_of<1>(a.g, i, at);
        const T x = unscaled<T>(load_as<T>(a.data + at[0], a.dtype), inv_scale, &found);
        if (inv_scale != (T)1) store_as<T>(a.data + at[0], a.dtype, x);
    }
    if (found) *a.found_inf = 1;
}
extern "C" __global__ void __launch_bounds__(AMP_BLOCK) amp_any_f32(const __grid_constant__ amp_any_args a) {
    kernel_begin();
    unscale_any<float>(a);
}
extern "C" __global__ void __launch_bounds__(AMP_BLOCK) amp_any_f64(const __grid_constant__ amp_any_args a) {
    kernel_begin();
    unscale_any<double>(a);
}

extern "C" __global__ void amp_update(const __grid_constant__ amp_update_args a) {
    kernel_begin();
    const float scale = *a.scale;
    if (*a.found_inf != 0) {
        *a.to = (float)(scale * a.backoff);
        *a.tracker = 0;
        return;
    }
    const int good = (int)((unsigned)*a.tracker + 1);
    const bool grows = good == a.interval;
    const float grown = (float)(scale * a.growth);
    *a.to = grows && isfinite(grown) ? grown : scale;
    *a.tracker = grows ? 0 : good;
}
