/* reduce_args.h - what launches of the reductions (fold.cuh) pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_REDUCE_ARGS_H
#define TORC_CUDA_REDUCE_ARGS_H

#include "cuda/kernels/args.h"

enum { FOLD_BLOCK = 256, FOLD_UNROLL = 4 };
/* One by one, of elements of so many bytes: of how many results a thread has elements in flight, and how many of each. */
#define FOLD_RESULTS_IN(item) ((item) == 8 ? 1 : 2)
#define FOLD_RESULTS_BY(item) ((item) == 8 ? 2 : 4)
#define FOLD_UNROLL_IN 8
#define FOLD_UNROLL_BY(item) ((item) == 2 ? 8 : 4)
enum { FINISH_NONE, FINISH_MEAN, FINISH_SQRT, FINISH_ROOT, FINISH_VAR, FINISH_STD };
typedef struct fold_args {
    const char *in;
    char *out[2];
    void *partial; /* NULL: results are finished here */
    i64 kept, reduced;
    i64 per_split;        /* vectors (in) or reduced elements (by, any) of one split */
    double number, count; /* a parameter of the fold; reduced elements per result */
    int in_dtype, out_dtype[2], splits;
    int lanes;  /* in: threads per result. by: vectors of results side by side in a block */
    int finish; /* FINISH_... */
    int by;     /* any: which of the two it is */
    int quick;  /* kept dimensions are at most three, and results fewer than 2^31 */
    int lined;  /* results lie in a line, in the order of the kept dimensions */
    division by_kept[2];
    GEOMETRY(1) r; /* reduced dimensions, input */
    GEOMETRY(3) k; /* kept dimensions: input and the outputs */
} fold_args;
#endif
