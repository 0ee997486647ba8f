/* index.h - what the CUDA kernels of indexing and sorting share: CUB's radix sort (cub_sort.cu), and what is made of
 * it for elements that meet in one place (indexsegment.c). */
#ifndef TORC_CUDA_INDEX_H
#define TORC_CUDA_INDEX_H

#include "cuda/backend.h"
#include "cuda/fault.h"
#include "cuda/kernels/index_args.h"

/* Stable sort of n (key, payload) pairs by the lowest `bits` bits of unsigned keys. */
typedef struct cuda_sort_plan {
    bool wide_key, wide_rank; /* 64 bits instead of 32; wide_rank only with wide_key */
    int64_t n;
    int bits;
    size_t keys, ranks, temp; /* bytes of one array of each, and of CUB's own scratch; multiples of 256 */
} cuda_sort_plan;
/* Keys of `bits` bits; fills the sizes. Needs a current context. */
bool cuda_sort_plan_make(cuda_sort_plan *p, int64_t n, int bits);
static inline size_t cuda_sort_bytes(const cuda_sort_plan *p) { return 2 * p->keys + 2 * p->ranks + p->temp; }
/* The four arrays and the scratch in `memory`, of cuda_sort_bytes bytes. The pairs are to be in keys[0] and ranks[0];
 * after cuda_sort_run they are in keys[where] and ranks[where]. */
typedef struct cuda_sort_arrays {
    void *keys[2], *ranks[2], *temp;
    int where;
} cuda_sort_arrays;
cuda_sort_arrays cuda_sort_lay_out(const cuda_sort_plan *p, void *memory);
bool cuda_sort_run(const cuda_sort_plan *p, cuda_sort_arrays *a, int device);
/* Bits that the numbers 0 … n need. */
static inline int cuda_bits_of(uint64_t n) { return n ? 64 - __builtin_clzll(n) : 1; }
static inline size_t cuda_rounded(size_t bytes) { return (bytes + 255) & ~(size_t)255; }

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
