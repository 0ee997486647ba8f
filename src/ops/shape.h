/* shape.h - what the shape and index families share. */
#ifndef TORC_OPS_SHAPE_H
#define TORC_OPS_SHAPE_H

#include "base/base.h"

/* An int list that macros with option fields can take (a brace would end their argument). */
static inline torc_ints ints_of(const int64_t *v, int64_t n) { return (torc_ints){v, n}; }

/* Replace the one -1 of `want` by what makes `numel` elements. PyTorch's errors. */
bool shape_infer_size(const int64_t *want, int64_t count, int64_t numel, int64_t *sizes);
/* The only element of t on the host, without a message about how many there are. false on error. */
bool tensor_read_number(torc_tensor t, torc_number *value, const char *caller);
/* All numel elements of a contiguous tensor that must lie on the host. */
bool tensor_host_numbers(torc_tensor t, torc_number *values);
/* Shared arguments of PyTorch's clamped slicing. step >= 1; size is the dimension's. Gives start and length. */
void slice_clamp(int64_t size, torc_number start, torc_number end, int64_t step, int64_t *first, int64_t *length);

#endif
