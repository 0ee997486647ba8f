/* pool.cuh - what poolings of images (pool.cu) and of volumes (volume.cu) share: compute types, what a maximum is, which elements a window has and which
 * windows an element. */
#ifndef TORC_CUDA_POOL_CUH
#define TORC_CUDA_POOL_CUH

#include "cuda/kernels/common.cuh"
#include "cuda/kernels/divider.h"

template <typename S> struct compute_of { typedef i64 type; };
template <> struct compute_of<float> { typedef float type; };
template <> struct compute_of<f16> { typedef float type; };
template <> struct compute_of<bf16> { typedef float type; };
template <> struct compute_of<double> { typedef double type; };

/* to<S> by another name: kernels have arrays called `to`. */
template <typename S, typename C> __device__ __forceinline__ S to_storage(C v) { return to<S>::from(v); }

/* Rows [a, b) that window o covers, every d-th, and the extent PyTorch divides by when padding counts. */
template <typename I> struct span {
    I a, b, extent;
    __device__ __forceinline__ span(I o, I k, I s, I p, I d, I size, const divider &out, bool adaptive) {
        if (adaptive) {
            a = over<I>(o * size, out), b = over<I>((o + 1) * size + (I)out.d - 1, out), extent = b - a;
            return;
        }
        a = o * s - p, b = a + (k - 1) * d + 1;
        extent = (b < size + p ? b : size + p) - a;
        if (a < 0) a = d == 1 ? 0 : a + (-a + d - 1) / d * d;
        if (b > size) b = size;
    }
};
/* Windows [from, to) that may cover pixel r. */
template <typename I> struct covering {
    I from, to;
    __device__ __forceinline__ covering(I r, I k, const divider &s, I p, I d, const divider &size, I out,
                                        bool adaptive) {
        if (adaptive) {
            from = over<I>(r * out, size), to = over<I>((r + 1) * out + (I)size.d - 1, size);
            return;
        }
        const I reach = (k - 1) * d + 1;
        from = r + p < reach ? 0 : over<I>(r + p - reach, s) + 1;
        to = over<I>(r + p, s) + 1;
        if (to > out) to = out;
    }
};
template <typename C> __device__ __forceinline__ bool is_nan(C v) { return v != v; }
/* The maximum of a window that misses the image, as padding, dilation and ceil_mode together allow; its index is -1. */
template <typename S> __device__ __forceinline__ S lowest() {
    return (S)-1 > (S)0 ? (S)0 : (S)((S)1 << (8 * sizeof(S) - 1));
}
template <> __device__ __forceinline__ float lowest() { return -INFINITY; }
template <> __device__ __forceinline__ double lowest() { return -INFINITY; }
template <> __device__ __forceinline__ f16 lowest() { return to_storage<f16>(-INFINITY); }
template <> __device__ __forceinline__ bf16 lowest() { return to_storage<bf16>(-INFINITY); }

#endif
