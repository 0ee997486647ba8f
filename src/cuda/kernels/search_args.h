/* search_args.h - what launches of search.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_SEARCH_ARGS_H
#define TORC_CUDA_SEARCH_ARGS_H

#include "cuda/kernels/args.h"

enum { SEARCH_BLOCK = 128, SEARCH_EACH = 2 };
typedef struct search_args {
    const char *rows, *values;
    void *out;
    i64 n, count;      /* elements of a row, values in all */
    i64 per_row;       /* values that look into one row; `count` where there is one row */
    int right, narrow; /* behind equals; int32 */
} search_args;
#endif
