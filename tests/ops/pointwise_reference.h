/* pointwise_reference.h - for every pointwise row: its formula in long double, attributes to test it with, and where it
 * is smooth. Written from the definition of each function, not from the rows. */
#ifndef TORC_TESTS_POINTWISE_REFERENCE_H
#define TORC_TESTS_POINTWISE_REFERENCE_H

#include "ops/call.h"
#include "ops/kernel.h"
#include "support.h"

typedef long double reference_fn(long double x, long double y, long double z, const long double *p);
typedef struct reference {
    reference_fn *f, *f2;      /* f2: of the second result, where there is one */
    double p[FORMULA_NUMBERS]; /* number attributes, in signature order */
    double range[3][2];        /* inputs for gradient checks; {0, 0}: [-2, 2] */
    double slack;              /* factor on the tolerance of float32, 0: 1 */
    bool sums;                 /* terms may cancel: the error is relative to what went in */
    bool absolute;             /* near zeros of the function its error is not relative */
    bool no_bool;              /* refuses bool, which its class takes */
    bool not_of_bool;          /* the reference does not hold of bool, */
    bool floats_only;          /* nor of integers: an attribute is none */
    bool one_value;            /* the third input has one element, 3 */
    int mask;                  /* 1 more than the number of the input that is bool in every dtype; 0: there is none */
    int constant;       /* 1 more than the number of the input by which there is no derivative; 0: there is none */
    torc_dtype of_bool; /* dtype of the result of bool; NONE: as the class says */
} reference;
const reference *reference_of(int op); /* fails the test if there is none */

/* What the reference is being evaluated for. */
extern bool reference_integer;       /* in integers */
extern torc_dtype reference_compute; /* the type the library computes in: rounding of intermediate quotients */

/* One functional call of a row with the attributes of its reference. */
torc_tensor call_row(int op, const torc_tensor *in);
/* The same, with all its results: NULL of those that the row has not. */
void call_row_all(int op, const torc_tensor *in, torc_tensor results[2]);
#endif
