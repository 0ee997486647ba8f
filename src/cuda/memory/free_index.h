/* cuda/memory/free_index.h - free blocks of an arena, by size. */
#ifndef TORC_CUDA_FREE_INDEX_H
#define TORC_CUDA_FREE_INDEX_H

#include "cuda/memory/heap.h"

void free_index_add(free_index *f, cuda_block *b);
void free_index_remove(free_index *f, cuda_block *b);
cuda_block *free_index_find(const free_index *f, size_t size); /* the smallest that is large enough, lowest first */
cuda_block *free_index_largest(const free_index *f);

#endif
