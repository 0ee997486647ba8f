/* cuda/memory/memory.h - memory of all kinds: on devices, page-locked on the host, and copies between them. */
#ifndef TORC_CUDA_MEMORY_H
#define TORC_CUDA_MEMORY_H

#include "cuda/memory/allocator.h"
#include "cuda/memory/mempool.h"
#include "cuda/memory/pinned.h"
#include "cuda/memory/transfer.h"

#endif
