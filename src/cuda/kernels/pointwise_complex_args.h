/* pointwise_complex_args.h - what launches of pointwise rows that compute with complex numbers pass, for any number of inputs.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_POINTWISE_COMPLEX_ARGS_H
#define TORC_CUDA_POINTWISE_COMPLEX_ARGS_H

#include "cuda/kernels/args.h"

/* A thread has PW_COMPLEX_BYTES of each operand on their way at a time, as complex numbers. */
enum { PW_COMPLEX_BLOCK = 128, PW_COMPLEX_BYTES = 32, PW_COMPLEX_NUMBERS = 3 };

/* Rows with such a formula, which kernels tell apart by these numbers. */
enum {
    PW_ROW_NONE,
#define FORMULA(name, ...) PW_ROW_##name,
#include "ops/generated/formulas_complex.def"
#undef FORMULA
    PW_ROWS
};

typedef struct pw_complex_number {
    double re, im;
} pw_complex_number;

/* in[k] NULL: value[k]. common: operands of other dtypes pass through this one. The geometry's operands are the output, then the inputs. */
#define PW_COMPLEX_FIELDS(NIN, OPERANDS)                     \
    {                                                        \
        char *out;                                           \
        const char *in[NIN];                                 \
        pw_complex_number value[NIN], p[PW_COMPLEX_NUMBERS]; \
        i64 n;                                               \
        int out_dtype, in_dtype[NIN], common, row;           \
        GEOMETRY(OPERANDS) g;                                \
    }
#ifdef __CUDACC__
template <int NIN> struct pw_complex_args PW_COMPLEX_FIELDS(NIN, NIN + 1);
#else
typedef struct pw_complex_args1 PW_COMPLEX_FIELDS(1, 2) pw_complex_args1;
typedef struct pw_complex_args2 PW_COMPLEX_FIELDS(2, 3) pw_complex_args2;
typedef struct pw_complex_args3 PW_COMPLEX_FIELDS(3, 4) pw_complex_args3;
#endif
#endif
