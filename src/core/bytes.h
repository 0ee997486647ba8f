/* bytes.h - geometry over a storage: may a tensor be laid there, and is the storage large enough? */
#ifndef TORC_CORE_BYTES_H
#define TORC_CORE_BYTES_H

#include "core/tensor.h"
#include "core/values.h"

typedef struct geometry {
    int ndim;
    bool contiguous; /* no strides were given */
    int64_t offset;  /* elements */
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS];
} geometry;
/* Read it from what the caller gave, in the words of PyTorch's set_; strides None: contiguous. */
bool geometry_taken(geometry *g, const int_list *sizes, const int_list *strides, int64_t offset, const char *caller);
/* A tensor of that geometry and item size fits into the storage, which grows if it must and may. */
bool storage_reach(torc_storage s, const geometry *g, size_t itemsize, const char *caller);
/* Is it a storage? Else a VALUE error that calls it `argument`. */
bool storage_given(torc_storage s, const char *function, const char *argument);
#endif
