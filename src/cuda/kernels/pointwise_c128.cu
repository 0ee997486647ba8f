/* pointwise_c128.cu - pointwise rows of complex128, by how many inputs they have. */
#include "cuda/kernels/pointwise_complex.cuh"

PW_COMPLEX_KERNELS(pointwise_c128, double)
