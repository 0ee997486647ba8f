/* normrms.cu - root-mean-square normalization and its gradients: the kernels of norm_rows.cuh without a mean. */
#include "cuda/kernels/norm_rows.cuh"

ALL_ROW_KERNELS(normrms, false)
