/* cuda/kernels/embedding.h - gradients that come to rows of a table by index, for the kernels of embedding and of embedding_bag. */
#ifndef TORC_CUDA_EMBEDDING_H
#define TORC_CUDA_EMBEDDING_H

#include "cuda/kernels/host.h"
#include "cuda/kernels/sort.h"

/* out[k] = the sum of the gradients of all positions i with indices[i] == k, in a fixed order: the same bits each time. Scratch: what the sort
 * needs, and where each row begins. An index out of range becomes `rows`, which is no row. */
typedef struct cuda_row_sums_plan {
    int64_t rows, padding;
    bool by_count, few; /* few positions beside rows */
    bool
        whole; /* so few positions that they are not sorted: few of both in one launch, else after zeros (embedding.c) */
    cuda_sort_plan sort;
    size_t bytes; /* of scratch */
    bool vectors;
    unsigned blocks, across, threads, high; /* of the sums: blocks for rows, and for parts of them; a block's threads */
} cuda_row_sums_plan;
/* Positions in bags: which bag each is in; how many indices each bag counts, if its gradient is shared out among them, else NULL; and what
 * each position weighs, in the gradient's dtype, or NULL. */
typedef struct cuda_row_sums_bags {
    const int *owner, *counts;
    const void *per_sample;
} cuda_row_sums_bags;

/* Row `padding` gets zeros; by_count: each row is divided by how often its index comes. grad has a row for each index or for each bag. */
bool cuda_row_sums_plan_make(cuda_row_sums_plan *p, int device, torc_tensor grad, torc_tensor indices, torc_tensor out,
                             int64_t padding, bool by_count);
bool cuda_row_sums_run(const cuda_row_sums_plan *plan, int device, torc_tensor grad, torc_tensor indices,
                       torc_tensor out, const cuda_row_sums_bags *bags /* NULL: there are none */, void *scratch);
#endif
