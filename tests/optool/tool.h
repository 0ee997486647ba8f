/* tool.h - the parts of the operator tool: sample calls made from rows, run in any dtype, layout and device.
 *
 * A sample is a line of text in the terms of the row's own signature, such as
 *
 *     "self=f[3,4] dim=1 index=i4[3,2]"
 *
 * so that it can be read next to the row and needs no code. A tensor is a letter for its values, a number some letters
 * take, and a shape:
 *
 *     f  uniform in (-2, 2); integers in [-9, 9]     p  positive, (0.3, 2.5); integers 1 … 9
 *     s  as f, but at least 0.3 away from 0          u  (0.05, 0.95); integers 0 or 1
 *     v  (-0.9, 0.9)                                 w  (1.1, 3)
 *     d  all different, exact in every dtype         x  whole numbers -3 … 3
 *     kN the number N everywhere                     nN the number N itself, as the `_scalar` form takes it
 *     e, r  statistics: (-0.5, 0.5) and (0.5, 2), float32 where the dtype under test has 16 bits
 *     iN int64 in [0, N)      qN int64, all different, in [0, N)      m  bool      y  true      c  float32 ones
 *     jN int64 N              lN float32 N            gN int32 N
 *     b  uint8, any byte
 *
 * Complex numbers have an imaginary part of the same kind, but those of kN; a number may be one, `n0.5+2j`.
 *     -  None                 {…;…} a list            !  before a letter: `grad` takes it as constant
 *
 * Tensors of the lines above that of iN follow the dtype under test; int64, bool and float32 ones keep theirs. One without a
 * shape (pointwise rows) takes the shapes of the variant that is asked for. What is not given takes the row's default.
 * A sample that begins with ~ lies where the operator has no derivative, or one that is defined otherwise (padding of
 * an embedding, equal values in a sort, results in float32): `grad` leaves it out. */
#ifndef TORC_TESTS_OPTOOL_TOOL_H
#define TORC_TESTS_OPTOOL_TOOL_H

#include "core/device.h"
#include "ops/call.h"
#include "samples.h"
#include "torc/torc.h"

enum { MAX_ARGUMENTS = 32, MAX_LIST = 6, MAX_INTS = 40, MAX_RESULTS = 32 };

typedef enum shape_variant {
    SHAPE_DENSE,          /* [3, 4, 5] */
    SHAPE_BROADCAST,      /* [3, 4, 5], [4, 1], [5] */
    SHAPE_BROADCAST_SELF, /* [5], [3, 4, 1], [3, 1, 1] */
    SHAPE_SCALARS,        /* [3, 4, 5], then 0-dim */
    SHAPE_0DIM,
    SHAPE_EMPTY, /* [2, 0, 3] */
    SHAPE_LARGE, /* [40009]: more than one piece for a thread, no multiple of a vector */
    SHAPE_TESTED,
    SHAPE_TINY = SHAPE_TESTED, /* [16]: perf */
    SHAPE_HUGE,                /* 16 Mi: perf */
    SHAPE_EDGES, /* [n], [n, 1], [n, 1, 1] of adversarial values, all pairs; given shapes have a few of them. dump */
} shape_variant;
extern const char *const shape_names[];
enum { SAMPLE_DTYPES = TORC_DTYPE_COUNT - 1 };
extern const torc_dtype sample_dtypes[SAMPLE_DTYPES]; /* all there are */

typedef enum arrangement {
    ARRANGE_CONTIGUOUS,
    ARRANGE_STRIDED,       /* dimensions in reverse order, gaps, an offset */
    ARRANGE_CHANNELS_LAST, /* of 4-dim and 5-dim tensors; the others are contiguous */
    ARRANGE_LAZY, /* views of what is to be read conjugated or negated (TENSOR_LAZY); integers and bool are contiguous */
} arrangement;

typedef struct int_array {
    int64_t count; /* -1: None */
    int64_t v[MAX_INTS];
} int_array;
typedef struct argument {
    bool given;
    int nt;
    torc_tensor t[MAX_LIST];
    bool follows[MAX_LIST];  /* has the dtype under test */
    bool constant[MAX_LIST]; /* written with '!' */
    attr_number number;
    torc_number numbers[MAX_LIST];
    int64_t count; /* of numbers */
    int_array ints;
    char text[64]; /* "": None */
    int32_t code;  /* dtype, memory format */
} argument;
typedef struct arguments {
    int op;
    const op_row *row;
    torc_device device;
    arrangement arrangement; /* of the tensors in v, and of the copies that a call may write */
    bool any_shapes;         /* some tensor took its shape from the variant */
    bool boxed;              /* arguments_run goes through torc_op_call; of public rows */
    argument v[MAX_ARGUMENTS];
} arguments;
typedef struct results {
    int n;
    torc_tensor t[MAX_RESULTS];
} results;

/* Everything made is lent to the innermost scope. False with an error for a text that does not fit the row. */
bool arguments_make(arguments *a, int op, const char *text, torc_dtype dtype, shape_variant shape, torc_device device);
/* The same values in another dtype (of the tensors that follow it), arrangement and place. */
bool arguments_convert(arguments *to, const arguments *from, torc_dtype dtype, arrangement how, torc_device device);
/* Run it. What the call writes in place is copied first; for CALL_INPLACE and CALL_FUNCTION of rows that only exist in
 * place, results are the written copies. Other written tensors are appended to the results. */
bool arguments_run(const arguments *a, call_variant variant, const torc_tensor *given, results *r);
/* The composite rows: through their public functions. */
torc_tensor rearrange(torc_tensor t, arrangement how);

/* Does `name` match a pattern with * and ? ? It ends where the text does or a comma stands. */
bool matches(const char *pattern, const char *name);

typedef struct options {
    const char *pattern; /* of operator names; NULL: all */
    torc_dtype dtype;    /* NONE: all */
    torc_device device;
    bool verbose;
    const char *folder;   /* dump: where to */
    const char *autocast; /* dump: what is cast on which devices, "cpu" or "cuda"; NULL: calls without autocast */
    int part, parts;      /* dump: every parts-th case, from `part` on */
    int at_least;         /* test: so many operators must pass */
    bool small;           /* test: no tensors of 40009 elements; grad: none of more than 40 */
    bool waiting;         /* test: kernels wait for what they read */
    bool all;             /* dump: large tensors in every dtype */
} options;
bool selected(const options *o, int op);
/* Is the operator left out on the device, in that dtype and sample (NONE, NULL: in all)? */
bool apart_on_device(const options *o, const sample_set *set, int dtype, const char *text);
/* Has the operator a derivative, does it draw random numbers? */
bool differentiable(int op);
bool draws(const sample_set *set);
bool run_seeded(const arguments *a, call_variant variant, const torc_tensor *given, results *r);
/* Tensors that do not fit in the place of t (misfit.c): misfits() kinds of them. NULL: there is none of that kind. Which one is drawn
 * from numbers that follow from the operator alone. */
int misfits(void);
torc_tensor misfit(torc_tensor t, int kind);
void misfit_seed(int op);
int misfit_draw(int below);
int run_test(const options *o);
int run_grad(const options *o);
int run_saved(const options *o);
int run_misfit(const options *o);
int run_perf(const options *o);
int run_support(const options *o);
int run_kernels(const options *o);
int run_dump(const options *o);
int run_rows(const options *o);

#endif
