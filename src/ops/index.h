/* index.h - what inference, composites and kernels of indexing share: how values meet, the geometry of advanced indexing. */
#ifndef TORC_OPS_INDEX_H
#define TORC_OPS_INDEX_H

#include "base/base.h"

/* The attribute reduce of scatter_reduce, as inference hands it on (call_read.how). */
typedef enum scatter_how { SCATTER_SUM, SCATTER_PROD, SCATTER_MEAN, SCATTER_AMAX, SCATTER_AMIN } scatter_how;
/* What the text says; -1: none of them. */
int scatter_how_of(const char *reduce);

/* The result of indexing with tensors is [dimensions before][broadcast of the index tensors][dimensions after]. `before` is
 * empty, and all kept dimensions come after, where the index tensors are not at adjacent dimensions. */
typedef struct index_plan {
    int nbefore, npos, nafter;                       /* dimensions of the three parts */
    int before[TORC_MAX_DIMS], after[TORC_MAX_DIMS]; /* dimensions of self that are kept */
    int64_t pos[TORC_MAX_DIMS];                      /* sizes of the broadcast */
    int ndim;                                        /* of the result */
    int64_t sizes[TORC_MAX_DIMS];
} index_plan;
/* indices: `count` entries, NULL where a dimension is kept. Checks dtype, number, broadcasting. */
bool index_plan_make(index_plan *p, torc_tensor self, const torc_tensor *indices, int64_t count);

/* What an index tensor (of any dtype of integers) has where the host has it: *values is contiguous, lent. NULL: a device has it, which alone will
 * see what it has, or it is empty. false: an error. */
bool index_values(torc_tensor index, const int64_t **values);
/* Whether histc counts integers in integers, with which ends of the range: where nothing that it computes with them overflows. */
bool histc_whole(double low, double high, int64_t bins, int64_t *first, int64_t *last);
#endif
