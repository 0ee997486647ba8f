/* bags.h - what embedding_bag and its kernels both know: how the rows of a bag become one, and what offsets and indices may be. */
#ifndef TORC_OPS_BAGS_H
#define TORC_OPS_BAGS_H

#include "core/tensor.h"

enum { BAGS_SUM, BAGS_MEAN, BAGS_MAX, BAGS_MODES };

/* Both fail with PyTorch's words. Offsets begin at 0, do not decrease and end within `length`. */
bool bags_offsets_fit(const int64_t *offsets, int64_t count, int64_t length);
bool bags_indices_fit(const int64_t *indices, int64_t count, int64_t rows);
/* Which bag each of `length` indices belongs to: how many of the first `bags` offsets are not behind its place, less one. */
torc_tensor bags_of(torc_tensor offsets, int64_t length, int64_t bags);
#endif
