/* reduce.h - what a call of the reduce family reduces, in one form for inference, kernels of every backend and rules. */
#ifndef TORC_OPS_REDUCE_H
#define TORC_OPS_REDUCE_H

#include <stdbool.h>
#include <stdint.h>

/* Inference reads it in the attributes, once for each call; the call hands it on to the kernel and, recorded, to the gradient. */
typedef struct reduction {
    uint32_t mask; /* bit d: dimension d is reduced */
    int named;     /* how many dimensions the caller named; -1: none were given */
    int dtype;     /* as asked for; TORC_DTYPE_NONE if not */
    bool keepdim;
    double number; /* correction of var, order of a norm */
} reduction;
/* Elements per result. */
int64_t reduction_count(const reduction *r, int ndim, const int64_t *sizes);
/* The order with which a norm folds: of one element the norm is the magnitude, exactly and whatever the order, but 0, which counts; of none it
 * is 0. As in PyTorch, not of a 0-dim tensor whose dimension is named. */
double reduction_order(const reduction *r, int ndim, const int64_t *sizes);
/* Does cdist compute the distances between so many vectors from a product of matrices? mode: its compute_mode, 0 where that is None. */
bool cdist_by_product(double p, int64_t mode, int64_t rows, int64_t columns, int64_t width);
#endif
