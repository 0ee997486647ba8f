/* cuda/memory/allocator_stats.h - what the allocator tells of itself. */
#ifndef TORC_CUDA_ALLOCATOR_STATS_H
#define TORC_CUDA_ALLOCATOR_STATS_H

#include "cuda/memory/heap.h"

/* ----------------------------------------------------------------------------------------- allocator_stats.c */
/* Set CUDA_OUT_OF_MEMORY with PyTorch's text and the largest holders; returns NULL. */
void *heap_out_of_memory(cuda_heap *h, const cuda_arena *a, size_t bytes);
char *memory_size_text(char *buffer, size_t size, double bytes); /* "1.50 GiB" as PyTorch writes it */
/* "encoder.layer.3", "gradient", ... and the operator's name, "" if there is none. */
const char *owner_place(owner_tag t);
const char *owner_operator(owner_tag t);

#endif
