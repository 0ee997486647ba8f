/* shape.h - sizes and strides: texts, checks, broadcasting, views. All arithmetic is checked. */
#ifndef TORC_CORE_SHAPE_H
#define TORC_CORE_SHAPE_H

#include "core/tensor.h"

const char *shape_text(int ndim, const int64_t *sizes);           /* "[2, 3]"; thread-local ring of buffers */
bool shape_numel(int ndim, const int64_t *sizes, int64_t *numel); /* checks negatives and overflow; sets the error */
void strides_contiguous(int ndim, const int64_t *sizes, int64_t *strides);
void strides_channels_last(const int64_t *sizes, int64_t *strides);              /* 4-dim */
void strides_of_channels_last(int ndim, const int64_t *sizes, int64_t *strides); /* of 4 or 5 dimensions */
/* The format that a new tensor like t has: as PyTorch's suggest_memory_format reads it from strides, gaps or not. */
torc_memory_format format_suggested(torc_tensor t);
void strides_channels_last_3d(const int64_t *sizes, int64_t *strides); /* 5-dim */
/* Those of either format: true; false + RUNTIME where it is for tensors of another rank. */
bool strides_of_format(torc_memory_format format, int ndim, const int64_t *sizes, int64_t *strides);
static inline bool format_is_channels_last(int format) {
    return format == TORC_CHANNELS_LAST || format == TORC_CHANNELS_LAST_3D;
}
bool format_fits(torc_memory_format format, int ndim); /* that refusal alone, for any format */
/* Elements of memory from the first to the last that these strides reach; none are negative. 0 where a size is. */
int64_t strides_extent(int ndim, const int64_t *sizes, const int64_t *strides);
/* Strides of a dense tensor whose dimensions are ordered in memory as `like`'s (preserve_format). */
void strides_like(torc_tensor like, int64_t *strides);
/* Strides of a dense tensor of like's sizes but for the last dimension, which has `last` elements and is innermost; the others are ordered as
 * `like`'s, if its last dimension is innermost too, else as they come. */
void strides_rows_like(torc_tensor like, int64_t last, int64_t *strides);
/* Map -n..n-1 to 0..n-1 (0-dim counts as 1-dim). PyTorch's IndexError otherwise. */
bool dim_wrap(int64_t *dim, int ndim);
/* Broadcast b into (ndim, sizes): false + PyTorch's message on mismatch. */
bool shape_broadcast(int *ndim, int64_t *sizes, torc_tensor b);
/* A loop, since tensors have few dimensions: memcmp takes longer to be called. */
static inline bool sizes_equal(const int64_t *a, const int64_t *b, int ndim) {
    for (int d = 0; d < ndim; d++)
        if (a[d] != b[d]) return false;
    return true;
}
/* Between arrays that have room for FEW_DIMS and for ndim: the few that most tensors have are copied together. */
enum { FEW_DIMS = 4 };
static inline void sizes_copy(int64_t *to, const int64_t *from, int ndim) {
    memcpy(to, from, FEW_DIMS * sizeof *to);
    if (UNLIKELY(ndim > FEW_DIMS)) memcpy(to, from, (size_t)ndim * sizeof *to);
}
static inline bool shape_equal(torc_tensor a, torc_tensor b) {
    return a->ndim == b->ndim && sizes_equal(a->sizes, b->sizes, a->ndim);
}
/* Strides that view `t` with new sizes without copying; false if impossible (no error set). */
bool strides_for_view(torc_tensor t, int ndim, const int64_t *sizes, int64_t *strides);
#endif
