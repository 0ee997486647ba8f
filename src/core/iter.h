/* iter.h - one geometry for several tensors: broadcast, reorder, coalesce.
 *
 * Pointwise kernels, copies and reductions of every backend walk several tensors at once. iter_build gives them the
 * common shape with as few dimensions as possible: dimension 0 is the INNERMOST (fastest in the first operand's memory),
 * neighbours that can be walked as one are merged. Strides are in BYTES. An operand that is broadcast along a dimension
 * has stride 0 there. */
#ifndef TORC_CORE_ITER_H
#define TORC_CORE_ITER_H

#include <stdbool.h>
#include <stdint.h>

#include "torc/core.h"

enum { ITER_MAX_OPERANDS = 8 };
typedef struct iter {
    int ndim; /* after coalescing; >= 1 */
    int nops;
    int64_t numel;                                     /* 0: nothing to do */
    int64_t shape[TORC_MAX_DIMS];                      /* [0] innermost */
    int64_t strides[ITER_MAX_OPERANDS][TORC_MAX_DIMS]; /* bytes */
    char *data[ITER_MAX_OPERANDS];
    uint8_t dtype[ITER_MAX_OPERANDS];
    bool contiguous; /* ndim == 1 and each operand's stride is its item size (or numel<=1) */
} iter;
/* Operands in order of importance: outputs first. Shape: (ndim, sizes) in logical order, every operand broadcasts to it.
 * NULL operands are not allowed; all storages must be ready. */
void iter_build(iter *it, int ndim, const int64_t *sizes, int nops, const torc_tensor *operands);
/* The same from explicit byte strides (reductions): strides[k] in logical dimension order, sorted by operand 0..n-1. */
void iter_build_raw(iter *it, int ndim, const int64_t *sizes, int nops, char *const *data,
                    const int64_t (*strides)[TORC_MAX_DIMS], const uint8_t *dtypes);
/* Call body(context, data, strides, n) for runs along the innermost dimension that cover elements [begin, end) in the
 * iteration order (dimension 0 fastest). data[k] points at the first element of each run. */
typedef void iter_body(void *context, char **data, const int64_t *inner_strides, int64_t n);
void iter_run(const iter *it, int64_t begin, int64_t end, iter_body *body, void *context);
/* The same with runs taken together along the next dimension: `rows` of them, which begin strides[k][1] bytes apart (of one dimension there is one). */
typedef void iter_rows_body(void *context, char **data, const int64_t (*strides)[2], int64_t n, int64_t rows);
void iter_run_rows(const iter *it, int64_t begin, int64_t end, iter_rows_body *body, void *context);
#endif
