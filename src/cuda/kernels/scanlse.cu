/* scanlse.cu - the logarithm of running sums of exponentials, logcumsumexp; tensors may lie anyhow. As scanmax.cu does it, with whose
 * arguments it is launched:
 *
 *   scanlse_warp_*     a warp to each line: short ones
 *   scanlse_block_*    a block to each
 *   scanlse_columns_*  a thread to each: lines side by side in memory, or next to no elements */
#include "cuda/kernels/scanlines.cuh"

__device__ __forceinline__ float added(float a, float b) {
    return a == b ? a + 0.693147181f : fmaxf(a, b) + log1pf(expf(-fabsf(a - b)));
}
__device__ __forceinline__ double added(double a, double b) {
    return a == b ? a + 0.69314718055994530942 : fmax(a, b) + log1p(exp(-fabs(a - b)));
}
template <typename T> struct logarithm {
    typedef T V;
    enum { UNROLL = 1, FOURS = 0 };
    static __device__ __forceinline__ T nothing() { return -(T)__int_as_float(0x7f800000); }
    static __device__ __forceinline__ T load(const scanmax_args &a, const i64 *at, i64 i) {
        return load_as<T>(scan_at<SCANMAX_IN>(a, at, i), a.dtype);
    }
    static __device__ __forceinline__ T joined(T v, T w) { return added(v, w); }
    static __device__ __forceinline__ T below(T v, int delta) { return __shfl_up_sync(0xffffffffu, v, delta); }
    static __device__ __forceinline__ T of(T v, int lane) { return __shfl_sync(0xffffffffu, v, lane); }
    static __device__ __forceinline__ void store(const scanmax_args &a, const i64 *at, i64 i, T v) {
        store_as<T>(scan_at<SCANMAX_VALUES>(a, at, i), a.dtype, v);
    }
};

template <typename T> __device__ __forceinline__ void columns(const scanmax_args &a) {
    for (i64 line = (i64)blockIdx.x * SCANMAX_BLOCK + threadIdx.x; line < a.lines;
         line += (i64)gridDim.x * SCANMAX_BLOCK) {
        i64 at[SCANMAX_OPERANDS];
        offsets_of<SCANMAX_OPERANDS>(a.g, line, at);
        T sum = logarithm<T>::nothing();
        for (i64 i = 0; i < a.n; i += AHEAD) {
            T x[AHEAD];
#pragma unroll
            for (int j = 0; j < AHEAD; j++)
                x[j] = i + j < a.n ? logarithm<T>::load(a, at, i + j) : logarithm<T>::nothing();
#pragma unroll 1
            for (int j = 0; j < AHEAD && i + j < a.n; j++) {
                sum = added(sum, x[0]);
#pragma unroll
                for (int k = 1; k < AHEAD; k++) x[k - 1] = x[k];
                logarithm<T>::store(a, at, i + j, sum);
            }
        }
    }
}

#define KERNELS(name, T)                                                            \
    SCAN_KERNEL(scanlse_warp_##name, scan_lines<logarithm<T> COMMA 32>)             \
    SCAN_KERNEL(scanlse_block_##name, scan_lines<logarithm<T> COMMA SCANMAX_BLOCK>) \
    SCAN_KERNEL(scanlse_columns_##name, columns<T>)
KERNELS(f32, float)
KERNELS(f64, double)
