// custom_kernel_device.cu - the kernels of custom_kernel.c, compiled when the examples are built:
//     nvcc -fatbin -arch=sm_90 custom_kernel_device.cu
// C++ changes the names of functions; extern "C" keeps them, so that they can be asked for.

#define SWISH(T)                                                                            \
    extern "C" __global__ void swish_forward_##T(T *y, const T *x, long n) {                \
        long i = blockIdx.x * (long)blockDim.x + threadIdx.x;                               \
        if (i < n) y[i] = x[i] / (1 + exp(-x[i]));                                          \
    }                                                                                       \
    extern "C" __global__ void swish_backward_##T(T *dx, const T *dy, const T *x, long n) { \
        long i = blockIdx.x * (long)blockDim.x + threadIdx.x;                               \
        if (i >= n) return;                                                                 \
        T s = 1 / (1 + exp(-x[i]));                                                         \
        dx[i] = dy[i] * s * (1 + x[i] * (1 - s));                                           \
    }

SWISH(float)
SWISH(double)
