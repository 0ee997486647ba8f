/* cuda/memory.h - memory of all kinds: on devices, page-locked on the host, and copies between them. */
#ifndef TORC_CUDA_MEMORY_H
#define TORC_CUDA_MEMORY_H

#include "cuda/allocator.h"
#include "cuda/pinned.h"
#include "cuda/transfer.h"

#endif
