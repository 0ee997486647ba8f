/* fewrows_args.h - how rows of a few elements are shared out among the threads of a block (fewrows.cuh). */
#ifndef TORC_CUDA_FEWROWS_ARGS_H
#define TORC_CUDA_FEWROWS_ARGS_H

enum { FEW_BLOCK = 256, FEW_BYTES = 256 /* the longest row that is taken so */ };
typedef struct few_rows {
    int lanes;     /* threads of a row: a power of two, 32 at most */
    int stride;    /* elements from row to row in shared memory: such that threads of a warp meet different banks */
    int per_block; /* rows */
} few_rows;

#ifndef __CUDACC__
#include "base/base.h"

/* For `rows` rows of n elements, of which `bytes` of shared memory are kept for each. A block has 40 KB at most, so that several fit on a
 * multiprocessor, and there are some hundred blocks, if there are rows enough. */
static inline few_rows few_rows_of(int64_t rows, int64_t n, int64_t bytes) {
    enum { ROOM = 40 << 10, BLOCKS = 256, PASSES = 4 };
    few_rows f = {0};
    for (f.lanes = 1; f.lanes < 32; f.lanes *= 2) {
        f.stride = (int)((n + f.lanes - 1) / f.lanes | 1) * f.lanes;
        if (n <= 16 * f.lanes && FEW_BLOCK / f.lanes * f.stride * bytes <= ROOM) break;
    }
    f.stride = (int)((n + f.lanes - 1) / f.lanes | 1) * f.lanes;
    const int64_t pass = FEW_BLOCK / f.lanes;
    int64_t passes = MAX(MIN(ROOM / (pass * f.stride * bytes), PASSES), 1);
    while (passes > 1 && rows / (pass * passes) < BLOCKS) passes--;
    f.per_block = (int)(pass * passes);
    return f;
}
#endif
#endif
