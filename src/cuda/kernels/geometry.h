/* geometry.h - the walk of several tensors at once (core/iter.h) as a kernel gets it: by value, for any number of operands.
 *
 * Host and device both read this header, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_GEOMETRY_H
#define TORC_CUDA_GEOMETRY_H

#ifdef __CUDACC__
typedef long long geometry_number;
#else
#include <string.h>

#include "core/iter.h"
typedef int64_t geometry_number;
#endif
enum { GEOMETRY_DIMS = 16 };

/* Dimension 0 is the innermost. wide: the number of elements exceeds 31 bits. Strides are in bytes. */
#define GEOMETRY_FIELDS(NOPS)                         \
    {                                                 \
        int ndim, wide;                               \
        geometry_number shape[GEOMETRY_DIMS];         \
        geometry_number strides[NOPS][GEOMETRY_DIMS]; \
    }

#ifdef __CUDACC__
template <int NOPS> struct geometry GEOMETRY_FIELDS(NOPS);
#else
_Static_assert(GEOMETRY_DIMS == TORC_MAX_DIMS, "a geometry holds any tensor");
typedef struct geometry1 GEOMETRY_FIELDS(1) geometry1;
typedef struct geometry2 GEOMETRY_FIELDS(2) geometry2;
typedef struct geometry3 GEOMETRY_FIELDS(3) geometry3;
typedef struct geometry4 GEOMETRY_FIELDS(4) geometry4;
typedef struct geometry5 GEOMETRY_FIELDS(5) geometry5;

static inline void geometry_fill(int *ndim, int *wide, int64_t *shape, int64_t (*strides)[GEOMETRY_DIMS],
                                 const iter *it) {
    *ndim = it->ndim;
    *wide = it->numel > INT32_MAX;
    memcpy(shape, it->shape, (size_t)it->ndim * sizeof *shape);
    for (int k = 0; k < it->nops; k++) memcpy(strides[k], it->strides[k], (size_t)it->ndim * sizeof strides[k][0]);
}
/* *g, a geometry of as many operands as the iter has, filled in. */
#define geometry_of(g, it) geometry_fill(&(g)->ndim, &(g)->wide, (g)->shape, (g)->strides, it)
/* The walk of three operands over the elements of a shape, strides in bytes and outermost first; how many elements there are. */
static inline int64_t geometry_of_three(geometry3 *g, int ndim, const int64_t *sizes,
                                        const int64_t strides[3][TORC_MAX_DIMS]) {
    iter it;
    iter_build_raw(&it, ndim, sizes, 3, (char *const[3]){NULL}, strides, (const uint8_t[3]){0});
    geometry_of(g, &it);
    return it.numel;
}
#endif
#endif
