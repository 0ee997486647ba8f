/* shape.h - what the shape and index families share. */
#ifndef TORC_OPS_SHAPE_H
#define TORC_OPS_SHAPE_H

#include "ops/call.h"

/* Replace the one -1 of `want` by what makes `numel` elements. PyTorch's errors. */
bool shape_infer_size(const int64_t *want, int64_t count, int64_t numel, int64_t *sizes);
/* Where deterministic algorithms are wanted, a new tensor that nothing was written to holds NaN, the largest integer, or true, so that
 * reading it by mistake shows, and always in the same way. Returns t; NULL and an error. */
torc_tensor fill_as_empty(torc_tensor t);
/* The only element of t on the host, without a message about how many there are. false on error. */
bool tensor_read_number(torc_tensor t, attr_number *value, const char *caller);
/* All numel elements of a contiguous tensor that must lie on the host. */
bool tensor_host_numbers(torc_tensor t, torc_number *values);
/* t as a tensor of its own, with the channels of images or volumes last where those of `like` are. */
torc_tensor laid_out_like(torc_tensor t, torc_tensor like);
/* Shared arguments of PyTorch's clamped slicing. step >= 1; size is the dimension's. Gives start and length. */
/* A roll of a contiguous tensor with elements, for kernels: by how much each dimension moves, from 0 to less than its size. How many
 * dimensions there are: one, of all elements, where the call names none. */
int roll_of(const torc_call *c, int64_t *sizes, int64_t *shifts);
void slice_clamp(int64_t size, attr_number start, attr_number end, int64_t step, int64_t *first, int64_t *length);

#endif
