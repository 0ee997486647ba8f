/* norm.cu - layer normalization and its gradients: the kernels of norm_rows.cuh with a mean; and norm_layer_meet_..., where
 * sums for the gradients of parameters meet, always in the same order. */
#include "cuda/kernels/norm_rows.cuh"

/* Block: 32 columns by 32 parts of the groups; blockIdx.y 0: weight, 1: bias. Also for the other normalizations. */
template <typename C> __device__ __forceinline__ void layer_meet(const layer_meet_args &a) {
    __shared__ C shared[32][33];
    void *out = blockIdx.y ? a.bias : a.weight;
    if (!out) return;
    const i64 column = (a.first_block + blockIdx.x) * 32 + threadIdx.x;
    const C *sums = (const C *)a.sums + blockIdx.y * a.groups * a.n;
    C sum = 0;
    if (column < a.n)
#pragma unroll 4
        for (i64 g = threadIdx.y; g < a.groups; g += 32) sum += sums[g * a.n + column];
    shared[threadIdx.y][threadIdx.x] = sum;
    __syncthreads();
    for (int step = 16; step > 0; step /= 2) {
        if (threadIdx.y < step) shared[threadIdx.y][threadIdx.x] += shared[threadIdx.y + step][threadIdx.x];
        __syncthreads();
    }
    if (threadIdx.y == 0 && column < a.n) {
        const int item = a.dtype == D_F64 ? 8 : a.dtype == D_F32 ? 4 : 2;
        store_as<C>((char *)out + column * item, a.dtype, shared[0][threadIdx.x]);
    }
}
extern "C" __global__ void __launch_bounds__(1024) norm_layer_meet_f32(const __grid_constant__ layer_meet_args a) {
    kernel_begin();
    layer_meet<float>(a);
}
extern "C" __global__ void __launch_bounds__(1024) norm_layer_meet_f64(const __grid_constant__ layer_meet_args a) {
    kernel_begin();
    layer_meet<double>(a);
}

ALL_ROW_KERNELS(norm_layer, true)
