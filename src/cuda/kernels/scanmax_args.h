/* scanmax_args.h - what launches of running maxima (scanmax.cu) pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_SCANMAX_ARGS_H
#define TORC_CUDA_SCANMAX_ARGS_H

#include "cuda/kernels/geometry.h"

enum { SCANMAX_BLOCK = 256, TALL_BLOCK = 512, TALL_ROWS = 8 /* of a thread of scanmax_tall */ };
enum { SCANMAX_VALUES, SCANMAX_PLACES, SCANMAX_IN, SCANMAX_OPERANDS };
#define SCANMAX_FIELDS(GEOMETRY)                                                                    \
    {                                                                                               \
        char *data[SCANMAX_OPERANDS];                                                               \
        geometry_number lines, n;               /* n elements of each line */                       \
        geometry_number step[SCANMAX_OPERANDS]; /* from one element of a line to the next, bytes */ \
        int dtype, turned;                      /* turned: minima */                                \
        int fours;                              /* lines are whole, aligned fours of elements */    \
        int across;                             /* of scanmax_tall: lines of a block */             \
        GEOMETRY g;                             /* of the lines */                                  \
    }
#ifdef __CUDACC__
struct scanmax_args SCANMAX_FIELDS(geometry<SCANMAX_OPERANDS>);
#else
typedef struct scanmax_args SCANMAX_FIELDS(geometry3) scanmax_args;
#endif
#endif
