/* composite.h - what the bodies of composites are written with.
 *
 * A composite is a row without a kernel: a C function of other calls. Its body, compose_<name>() in a composite_….c file, has the
 * tensors of the signature as parameters, in order, and behind them the attributes, where defaults are filled in already
 * (ops/generated/compose.h has all prototypes):
 *
 *     torc_tensor compose_outer(torc_tensor self, torc_tensor vec2) {
 *         return torc_mul(torc_unsqueeze(self, 1), torc_unsqueeze(vec2, 0));
 *     }
 *
 * What comes before a body is done by the spine, as for any row: required tensors are there and all are tensors, options are
 * known, the row's autocast class is applied, no error sticks. The body runs in a scope of its own, which only its result
 * outlives (lists excepted: a body that returns one owns no scope). If it fails, the call is named in the error.
 * Devices are not compared: the calls inside do that. torc_name_() and torc_name_out() of a composite run the body and
 * write its result to the given tensor; a row with the trait PASSES_ON does that itself, by passing the call on. */
#ifndef TORC_OPS_COMPOSITE_H
#define TORC_OPS_COMPOSITE_H

#include "ops/call.h"

typedef struct composite {
    const op_row *row;
    const void *attrs;
    const torc_tensor *in;    /* tensor parameters in order, lists spread out; NULL for None */
    const int32_t *list;      /* lengths of the tensor-list parameters, in order */
    const torc_tensor *given; /* CALL_OUT: what the caller wants written */
    torc_tensor *out;         /* row->nout results */
    torc_tensors many;        /* the result of a row that returns a list */
    int nin;
    call_variant variant;
} composite;

/* The call under way, made of another row: new, in place (in[0] is what is written) or out= as the caller asked. attrs: that
 * row's attributes, or NULL for its defaults. */
torc_tensor pass_on(const composite *call, int op, const torc_tensor *in, int nin, const void *attrs);
/* The same of a row that takes one list of tensors. */
torc_tensor pass_on_list(const composite *call, int op, torc_tensors list, const void *attrs);

/* An attribute as the public functions take it. */
static inline torc_ints as_ints(const attr_ints *a) {
    return a->count < 0 ? (torc_ints){TORC_NONE} : torc_ints_of(a->v, a->count);
}

/* For the spine: *in as autocast wants it, which then lies in the room; its block is to be freed when the call is over. After an
 * error there is none. */
typedef struct cast_inputs {
    torc_tensor few[8], *block;
    bool apart; /* the row has a class there, so that what it is composed of runs without autocast */
} cast_inputs;
bool inputs_cast(cast_inputs *room, const op_row *row, const torc_tensor **in, int nin);
/* The same. `many`: where a list goes. */
bool call_composite(composite *c, torc_tensors *many);
/* In place: the result into the first input. */
bool call_write_self(const composite *c, torc_tensor result);
/* As out=, before the body: what can be refused of the given tensors though there are no results yet. */
bool call_check_given(const composite *c);
/* As out=: the results into the tensors that the caller gave for them. Whatever can be refused is refused before the first changes. */
bool call_write_given(const composite *c, const torc_tensor *results);

/* What the generated code returns through. */
static inline bool composed_tensor(composite *c, torc_tensor t) { return (c->out[0] = t) != NULL; }
bool composed_tensors(composite *c, const torc_tensor *t, int n);
bool composed_list(composite *c, torc_tensors list);
bool composed_nothing(composite *c, bool ok);
#endif
