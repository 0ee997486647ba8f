/* cuda/kernels/indexsegment.h - elements that meet in one place, for the CUDA kernels of indexing: what indexsegment.c makes
 * of a sort. */
#ifndef TORC_CUDA_INDEXSEGMENT_H
#define TORC_CUDA_INDEXSEGMENT_H

#include "cuda/kernels/index_args.h"
#include "cuda/kernels/host.h"
#include "cuda/device/fault.h"
#include "cuda/kernels/geometry.h"
#include "cuda/kernels/sort.h"

/* Dimensions, the slowest first. */
void cuda_positions_shape(cuda_positions *q, int ndim, const int64_t *sizes);
/* Index tensor t for dimension `dim` of a table: strides as for cuda_positions_shape; every value weighs and steps so
 * much. */
void cuda_positions_index(cuda_positions *q, torc_tensor t, const int64_t *strides, int dim, int64_t low, int64_t limit,
                          int64_t weight, int64_t step);
bool cuda_positions_run(const cuda_positions *q, int device);

/* Elements that meet in one place, combined in the order of their positions: a stable sort by place, then every run of
 * equal places (a segment) is folded, always in the same order. Floats; SEGMENT_SET, which lets the last one win, any
 * dtype. */
typedef struct cuda_segments {
    int device, dtype;
    cuda_segment_how how;
    double alpha; /* SEGMENT_ADD: of every value */
    char *table;
    const char *values;
    cuda_positions at;   /* numbers are those of places; sort arrays are filled in by cuda_segments_run */
    int nplaces, nblock; /* dimensions, the slowest first; strides in bytes */
    int64_t value_strides[TORC_MAX_DIMS];                                /* of values along positions (slowest first) */
    int64_t place_sizes[TORC_MAX_DIMS], place_strides[TORC_MAX_DIMS];    /* of the table: places, numbered row-major */
    int64_t block_sizes[TORC_MAX_DIMS], block_strides[2][TORC_MAX_DIMS]; /* what belongs to a place: table, values */
} cuda_segments;
typedef struct cuda_segments_plan {
    int64_t count, total, block; /* positions; places; elements that belong to one */
    bool few;                    /* sums of so few positions that nothing is sorted */
    cuda_sort_plan sort;
    size_t partials, bytes; /* bytes: of scratch */
} cuda_segments_plan;
bool cuda_segments_plan_make(cuda_segments_plan *p, int device, int dtype, cuda_segment_how how, int64_t count,
                             int64_t total, int64_t block);
bool cuda_segments_run(cuda_segments *s, const cuda_segments_plan *p, void *scratch);

/* Where innermost runs of operands t and o are whole, and share operand x (if it is not negative), they are walked in
 * larger units; `more` is what else must be a multiple of one. Returns its bytes. */
size_t cuda_widen(iter *it, int t, int o, int x, size_t item, uint64_t more);
#endif
