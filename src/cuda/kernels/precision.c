/* cuda/kernels/precision.c - what a thread's current call saw of the switches; precision.h says why. */
#include "cuda/kernels/precision.h"

_Thread_local cuda_precision_values cuda_precision_latched;
