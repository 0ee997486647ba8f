/* cuda/kernels/precision.c - what a thread's current call saw of the switches; precision.h says why. */
#include "cuda/kernels/precision.h"

thread_part cuda_precision_part = {.bytes = sizeof(cuda_precision_values)};

void cuda_precision_latch(void) {
    cuda_precision_values *now = thread_seen(&cuda_precision_part);
    if (!now && !(now = thread_part_try(&cuda_precision_part))) return;
#define X(name) now->name = BACKENDS(name);
    CUDA_PRECISION_SWITCHES(X)
#undef X
}
