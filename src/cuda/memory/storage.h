/* cuda/memory/storage.h - the memory of storages on CUDA devices, as device_backend has it. */
#ifndef TORC_CUDA_STORAGE_H
#define TORC_CUDA_STORAGE_H

#include "core/tensor.h"

bool cuda_storage_alloc(torc_storage s);
void cuda_storage_free(torc_storage s);
void cuda_storage_swap(torc_storage a, torc_storage b);

#endif
