/* pointwise_args.h - what launches of pointwise rows pass, for any number of inputs and outputs.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_POINTWISE_ARGS_H
#define TORC_CUDA_POINTWISE_ARGS_H

#include "cuda/kernels/geometry.h"

enum { PW_BLOCK = 128, PW_VECTORS = 2 };

/* A number in the compute type's kind: d for float and double, i for int64. */
typedef union pw_number {
    double d;
    geometry_number i;
} pw_number;

/* in[k] NULL: value[k] */
#define PW_VEC_FIELDS(NIN, NOUT)    \
    {                               \
        void *out[NOUT];            \
        const void *in[NIN];        \
        pw_number value[NIN], p[4]; \
        geometry_number n;          \
    }
/* linear: contiguous, offset = index * item size. common: operands of other dtypes pass through this one. The geometry's
 * operands are the outputs, then the inputs. */
#define PW_ANY_FIELDS(NIN, NOUT, GEOMETRY)                  \
    {                                                       \
        char *out[NOUT];                                    \
        const char *in[NIN];                                \
        pw_number value[NIN], p[4];                         \
        geometry_number n;                                  \
        int out_dtype[NOUT], in_dtype[NIN], linear, common; \
        GEOMETRY g;                                         \
    }

#ifdef __CUDACC__
template <int NIN, int NOUT> struct pw_vec_args PW_VEC_FIELDS(NIN, NOUT);
template <int NIN, int NOUT> struct pw_any_args PW_ANY_FIELDS(NIN, NOUT, geometry<NIN + NOUT>);
#else
/* X(inputs, outputs, the geometry of both) */
#define PW_SHAPES(X)   \
    X(1, 1, geometry2) \
    X(2, 1, geometry3) \
    X(3, 1, geometry4) \
    X(1, 2, geometry3) \
    X(2, 2, geometry4) \
    X(3, 2, geometry5)
#define PW_ARGS(NIN, NOUT, GEOMETRY)                                                       \
    typedef struct pw_vec_args##NIN##NOUT PW_VEC_FIELDS(NIN, NOUT) pw_vec_args##NIN##NOUT; \
    typedef struct pw_any_args##NIN##NOUT PW_ANY_FIELDS(NIN, NOUT, GEOMETRY) pw_any_args##NIN##NOUT;
PW_SHAPES(PW_ARGS)
#undef PW_ARGS
#endif
#endif
