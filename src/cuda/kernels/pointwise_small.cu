/* pointwise_small.cu - pointwise rows of truth values and integers of 8 and 16 bits. */
#include "cuda/kernels/pointwise_small.cuh"

#define PW_FLOATS(name, nin, nout, condition, truth)
#define PW_INTS(name, nin, nout, F, condition, truth) PW_SMALL(pointwise_small_##name, nin, F, truth)
#include "cuda/kernels/pointwise_rows.cuh"
