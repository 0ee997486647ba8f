/* pointwise.h - between the pointwise machinery (pointwise.c) and its loops (pointwise_simd.c). */
#ifndef TORC_CPU_POINTWISE_H
#define TORC_CPU_POINTWISE_H

#include "host/convert.h"
#include "host/isa.h"
#include "ops/call.h"

/* n elements, everything dense and in the compute type T; comparisons write uint8_t, and a second output has the dtype that
 * its row names. `p` holds four numbers in T. Outputs may be inputs. */
typedef void pointwise_loop(void *const *out, const void *const *in, int64_t n, const void *p);
typedef struct pointwise_table {
    pointwise_loop *loop[OP_COUNT][COMPUTE_REALS]; /* NULL: the row has no formula for this type */
    /* The same of float16 and of bfloat16 as they lie, p being floats. NULL: by blocks of floats. */
    pointwise_loop *of_16_bits[OP_COUNT][2];
    pointwise_loop *with_number[OP_COUNT][2]; /* p's first number is the last operand */
    pointwise_loop *of_sign[OP_COUNT];        /* of both alike, where only a sign changes: NULL for most rows */
} pointwise_table;
ISA_DECLARE(pointwise_table, pointwise_table);
typedef struct pointwise_complex_table {
    pointwise_loop *loop[OP_COUNT][COMPUTE_COUNT - COMPUTE_REALS];
} pointwise_complex_table;
ISA_DECLARE(pointwise_complex_table, pointwise_complex_table);
/* Rows of narrow integers, as they lie in memory: all operands are of one of these dtypes. p holds numbers of it. */
enum { NARROW_BOOL, NARROW_U8, NARROW_I8, NARROW_I16, NARROW_I32, NARROW_COUNT };
typedef struct pointwise_narrow_table {
    pointwise_loop *loop[OP_COUNT][NARROW_COUNT]; /* a row that compares writes bytes */
} pointwise_narrow_table;
ISA_DECLARE(pointwise_narrow_table, pointwise_narrow_table);
static inline pointwise_loop *pointwise_loop_of(const pointwise_table *table, int op, compute c) {
    return LIKELY(c < COMPUTE_REALS) ? table->loop[op][c]
                                     : ISA_PICK(pointwise_complex_table)->loop[op][c - COMPUTE_REALS];
}

/* fmod as the loops of vectors call it: one element; pointwise_simd.c has the vectors. */
__attribute__((const)) float pointwise_fmodf(float x, float y);
__attribute__((const)) float pointwise_expf(float x);
__attribute__((const)) double pointwise_exp(double x);
__attribute__((const)) float pointwise_exp2f(float x);
__attribute__((const)) double pointwise_exp2(double x);
__attribute__((const)) double pointwise_fmod(double x, double y);

/* Special functions in the same way. */
__attribute__((const)) double pointwise_lgamma(double x);
__attribute__((const)) double pointwise_lgamma_rounded(double x); /* as exact as a float is */
__attribute__((const)) double pointwise_zeta(double s, double q);
__attribute__((const)) double pointwise_polygamma(double x, double n);
__attribute__((const)) double pointwise_igamma(double a, double x);
__attribute__((const)) double pointwise_igammac(double a, double x);

bool cpu_pointwise_run(const torc_call *c); /* every KIND_POINTWISE row */

/* Of the loops of *_simd.c: pointers to a row's 1 to 3 operands of type T, and their elements i as formulas call them. */
#define POINTERS_1(T) const T *xs = in[0];
#define POINTERS_2(T) POINTERS_1(T) const T *ys = in[1];
#define POINTERS_3(T) POINTERS_2(T) const T *zs = in[2];
#define READ_1(T) const T x = xs[i];
#define READ_2(T) READ_1(T) const T y = ys[i];
#define READ_3(T) READ_2(T) const T z = zs[i];
#endif
