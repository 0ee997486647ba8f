/* cuda/libraries/nvtx.h - ranges for profilers. */
#ifndef TORC_CUDA_NVTX_H
#define TORC_CUDA_NVTX_H

/* If a profiler is attached to this process, give it a range for every operator from now on. */
void cuda_nvtx_attach(void);

#endif
