/* pointwise_c64.cu - pointwise rows of complex64, and of complex32, which is computed in its type, by how many inputs they have. */
#include "cuda/kernels/pointwise_complex.cuh"

PW_COMPLEX_KERNELS(pointwise_c64, float)
