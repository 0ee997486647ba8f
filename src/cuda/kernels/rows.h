/* rows.h - how rows are shared out among threads by kernels that keep a row in registers (rows.cuh). */
#ifndef TORC_CUDA_ROWS_H
#define TORC_CUDA_ROWS_H

#include "base/base.h"

/* Kernels of a family: 1, 2, 4 or 8 vectors of 16 bytes for each thread; the same for rows of whole, aligned vectors; and one
 * for rows that are longer than that. */
enum { ROWS_EVEN = 4, ROWS_LONG = 8, ROWS_KERNELS = 9 };
typedef struct rows_launch {
    int kernel;
    unsigned threads, high; /* of a block: threads of a row, rows */
} rows_launch;

/* Rows of n elements of `item` bytes; `pointers` is the tensors' addresses or'ed together, `most` the vectors that a thread has
 * room for. A row is a warp's while four vectors to a thread do, and a block's up to 1024 threads. */
static inline rows_launch rows_launch_of(int64_t n, size_t item, uintptr_t pointers, int most) {
    const int64_t lanes = 16 / (int64_t)item;
    const bool even = n % lanes == 0 && pointers % 16 == 0;
    const int64_t vectors = even ? n / lanes : (n + lanes - 1) / lanes + 1; /* that begin anywhere: one more */
    rows_launch r = {0, 32, 4};
    int per = 1;
    while (per < most && per < 4 && vectors > 32 * per) per *= 2, r.kernel++;
    if (vectors > 32 * per) {
        r.high = 1;
        if (vectors > 1024 * per && per < most) per *= 2, r.kernel++;
        if (vectors > 1024 * per)
            r.kernel = ROWS_LONG, r.threads = 1024;
        else
            r.threads = (unsigned)((vectors + 32 * per - 1) / (32 * per)) * 32;
    }
    if (even && r.kernel < ROWS_EVEN) r.kernel += ROWS_EVEN;
    return r;
}
#endif
