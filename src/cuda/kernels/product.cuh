/* product.cuh - what becomes of a product's sums on their way to memory. */
#ifndef TORC_CUDA_PRODUCT_CUH
#define TORC_CUDA_PRODUCT_CUH

#include "cuda/kernels/common.cuh"
#include "cuda/kernels/product_args.h"
#include "ops/scalar.h"

/* alpha times the sum, from here to memory; addend may be c. */
template <typename T, typename S>
__device__ __forceinline__ void small_finish(T value, S *c, const S *addend, double beta, int epilogue, bool biased,
                                             T bias, S *aux) {
    if (beta != 0) value += (T)beta * as<T>::from(*addend);
    if (biased) value += bias;
    switch (epilogue) {
    case EPILOGUE_RELU: value = fmax(value, (T)0); break; /* of NaN 0, as the library's */
    case EPILOGUE_GELU:
        if (aux) *aux = to<S>::from(value);
        value = t_gelu_tanh(value);
        break;
    case EPILOGUE_GELU_BACK: value *= t_gelu_tanh_slope(as<T>::from(*aux)); break;
    default: break;
    }
    *c = to<S>::from(value);
}

#endif
