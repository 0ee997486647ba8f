/* cuda/code/runtime.h - CUDA's runtime, as much of it as CUB calls: runtime.c. */
#ifndef TORC_CUDA_RUNTIME_H
#define TORC_CUDA_RUNTIME_H

#include "cuda/device/device.h"

/* Before a call of CUB's: what it does is for this device, and goes to the stream that is the thread's current one there. */
bool cuda_runtime_begin(int device);
/* After it, with the cudaError_t that it returned. false: it failed, and the error says so; where a launch or a question failed, it
 * has been set already, with the driver's reason. */
bool cuda_runtime_ended(int error, const char *what);

#endif
