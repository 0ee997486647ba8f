/* pointwise_args.h - what launches of pointwise rows pass, for any number of inputs and outputs.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_POINTWISE_ARGS_H
#define TORC_CUDA_POINTWISE_ARGS_H

#include "cuda/kernels/args.h"

enum { PW_BLOCK = 128, PW_VECTORS = 2 };
/* How many vectors a thread has of so many inputs that are at addresses that are no vector's: elements of eight bytes are read as such, others take as
 * many registers as two vectors each. */
#define PW_ASIDE(NIN, ITEM) ((NIN) < 2 || (ITEM) == 8 ? PW_VECTORS : 1)
/* How many elements of so many inputs that lie anyhow a thread has in flight; of double, which is rare here, one. */
#define PW_ANYWHERE(NIN) ((NIN) < 2 ? 4 : 2)

/* A number in the compute type's kind: d for float and double, i for int64. */
typedef union pw_number {
    double d;
    geometry_number i;
} pw_number;

/* Where inputs are that do not lie as the output does.
 *   by vectors   a row of the output is n0 vectors, and n1 rows are a plane; `by` divides by these. Vector c0 of row c1 of plane c2 of input k begins c1 * step[k][1] +
 *                c2 * step[k][2] bytes behind the first, and c0 vectors; of inputs whose bit is set in `repeated` it is the one element there,
 *                or where period[k] is not 0, period[k] + 1 elements, 2 or 4, again and again. A walk of one row may end with a part of a vector.
 *   by elements  n0 is 0, and divisions by the lengths of rows and planes (length) take the coordinates off an element's number, of which neighbours along dimension d are step[k][d] elements apart;
 *                blockIdx.y is the fourth dimension, of inner elements each. A block takes PW_BLOCK elements one after the other at a time;
 *                or, where tiles is not 0, a tile, in which 2^across threads have as many columns, 8 to 32, and each of them neighbours
 *                in its column, 2^high such groups above each other: a row of the output has `tiles` of them, and a plane tiles_down times that,
 *                by which by_tiles divides. An input that is transposed is then read by whole
 *                sectors, and one whose columns lie whole, whose bit is set in `upright`, by vectors.
 * Where all inputs lie as the output does, both n0 and inner are 0. `aside`: as it does, or by vectors of which none is repeated, but at addresses
 * that are no vector's, for the inputs whose bits are set. `single`: a thread has one vector, not PW_VECTORS; so it is of so few elements that they would otherwise leave much of
 * the device idle, and of several inputs with `aside`. */
#define PW_WALK_FIELDS(NIN)                                  \
    {                                                        \
        unsigned n0, n1, repeated, tiles, tiles_down, inner; \
        unsigned aside, single, high, across, upright;       \
        unsigned char period[4];                             \
        unsigned length[2];                                  \
        division by[2], by_tiles[2];                         \
        geometry_number step[NIN][4];                        \
    }
/* in[k] NULL: value[k] */
#define PW_VEC_FIELDS(NIN, NOUT, WALK) \
    {                                  \
        void *out[NOUT];               \
        const void *in[NIN];           \
        pw_number value[NIN], p[4];    \
        geometry_number n;             \
        WALK walk;                     \
    }
/* linear: contiguous, offset = index * item size. quads: of how many fours of elements all operands are made whole, but for inputs whose bit is set in
 * `repeated`, which are one element; 0 where they are not. in_item: bytes of an element as it is read. by: divides by the lengths of dimensions, unless the geometry is wide. common: operands of other dtypes pass through this one. The geometry's
 * operands are the outputs, then the inputs. */
#define PW_ANY_FIELDS(NIN, NOUT, GEOMETRY)                  \
    {                                                       \
        char *out[NOUT];                                    \
        const char *in[NIN];                                \
        pw_number value[NIN], p[4];                         \
        geometry_number n, quads;                           \
        unsigned repeated;                                  \
        int out_dtype[NOUT], in_dtype[NIN], linear, common; \
        int in_item[NIN];                                   \
        division by[GEOMETRY_DIMS];                         \
        GEOMETRY g;                                         \
    }

/* Of truth values and integers of 8 and 16 bits. `vectors` of `lanes` elements, 8 or 16, begin at out, or by vectors where the walk says so; before
 * the first there are `head` elements more and after the last `rest`. By elements, a thread has 8. `bytes` are those of a vector of an input, 0 if it is
 * a number or one element; out_bytes those of the output's. second_halves: vectors of 8 bytes may begin in the middle of the sixteen that are read. An input is spread out to 32 bits by selectors, from words of which each has two of its elements if its bit is set in `halves`, else
 * four: element j by selector[k][j % 4]. A number fits in 16 bits and is as an input of int16. */
#define PW_SMALL_FIELDS(NIN, WALK)            \
    {                                         \
        char *out;                            \
        const char *in[NIN];                  \
        geometry_number vectors;              \
        int value[NIN], p[4];                 \
        unsigned lanes, head, rest, halves;   \
        unsigned second_halves, out_bytes;    \
        unsigned bytes[NIN];                  \
        unsigned selector[NIN][4];            \
        int out_dtype, in_dtype[NIN], common; \
        WALK walk;                            \
    }

#ifdef __CUDACC__
template <int NIN> struct pw_walk PW_WALK_FIELDS(NIN);
template <int NIN, int NOUT> struct pw_vec_args PW_VEC_FIELDS(NIN, NOUT, pw_walk<NIN>);
template <int NIN> struct pw_small_args PW_SMALL_FIELDS(NIN, pw_walk<NIN>);
template <int NIN, int NOUT> struct pw_any_args PW_ANY_FIELDS(NIN, NOUT, geometry<NIN + NOUT>);
#else
typedef struct pw_walk1 PW_WALK_FIELDS(1) pw_walk1;
typedef struct pw_walk2 PW_WALK_FIELDS(2) pw_walk2;
typedef struct pw_walk3 PW_WALK_FIELDS(3) pw_walk3;
typedef struct pw_small_args1 PW_SMALL_FIELDS(1, pw_walk1) pw_small_args1;
typedef struct pw_small_args2 PW_SMALL_FIELDS(2, pw_walk2) pw_small_args2;
typedef struct pw_small_args3 PW_SMALL_FIELDS(3, pw_walk3) pw_small_args3;
/* X(inputs, outputs, the geometry of both) */
#define PW_SHAPES(X)   \
    X(1, 1, geometry2) \
    X(2, 1, geometry3) \
    X(3, 1, geometry4) \
    X(1, 2, geometry3) \
    X(2, 2, geometry4) \
    X(3, 2, geometry5)
#define PW_ARGS(NIN, NOUT, GEOMETRY)                                                                     \
    typedef struct pw_vec_args##NIN##NOUT PW_VEC_FIELDS(NIN, NOUT, pw_walk##NIN) pw_vec_args##NIN##NOUT; \
    typedef struct pw_any_args##NIN##NOUT PW_ANY_FIELDS(NIN, NOUT, GEOMETRY) pw_any_args##NIN##NOUT;
PW_SHAPES(PW_ARGS)
#undef PW_ARGS
#endif
#endif
