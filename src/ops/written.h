/* written.h - which tensors a call writes: the one answer for versions, for autograd and for the order of streams.
 *
 *     written w = written_given(c);
 *     for (torc_tensor t; (t = written_next(&w));) …
 *
 * Outputs come first, then inputs that the signature marks `Tensor(a!)`, lists entry by entry. Each comes once: the self of
 * an in-place call is its output 0. A handle that stands in a list twice comes twice, and is written twice. */
#ifndef TORC_OPS_WRITTEN_H
#define TORC_OPS_WRITTEN_H

#include "ops/call.h"

typedef struct written {
    const torc_call *call;
    int out;        /* the next output; nout: only inputs are left */
    bool given;     /* leave out new results */
    bool mutated;   /* … is the parameter that is being gone through */
    int param;      /* the next parameter */
    int list;       /* the next list's number */
    int in, inputs; /* the next input, and how many more of them belong to the parameter */
} written;

static inline written written_all(const torc_call *c) { return (written){.call = c}; }
/* What the caller had before the call: its version goes up, once for each time it comes here. */
static inline written written_given(const torc_call *c) { return (written){.call = c, .given = true}; }
/* Without the outputs. */
static inline written written_inputs(const torc_call *c) { return (written){.call = c, .out = c->nout}; }
torc_tensor written_next(written *w); /* NULL at the end */
/* Does a call of that row and form write inputs at all, other than the self of an in-place call? */
static inline bool writes_inputs(const op_row *row, int variant) {
    return row->mutates & ~(variant == CALL_INPLACE ? 1u : 0u); /* bit 0: self */
}
#endif
