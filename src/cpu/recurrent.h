/* recurrent.h - the loops of recurrent.c: what a step of a recurrent layer does with the sums of its gates, and the gradient of that.
 *
 * Rows of one sequence each. Gates lie one after another, `cells` numbers of each, as in PyTorch's weights: of lstm enter, stay, value,
 * leave; of gru reset, keep, fresh. The loops do numbers from … past of each gate. */
#ifndef TORC_CPU_RECURRENT_H
#define TORC_CPU_RECURRENT_H

#include "host/isa.h"

#include <stdint.h>

typedef struct recurrent_step {
    int64_t cells, from, past;
    void *gates;        /* sums; forward writes what their functions give, backward reads that */
    const void *hidden; /* h of the step before: gru's */
    void *of_hidden;    /* gru: the sums of `fresh` that come of hidden */
    void
        *cell; /* lstm: forward: c of the step before, becomes that of this one; backward: c of the step before, read */
    void *kept_cell;  /* lstm: c of this step; forward writes it, unless it is NULL */
    void *out;        /* h of this step; forward writes it */
    const void *grad; /* of h of this step, what comes from the layer above; NULL: nothing */
    void *
        carried; /* what comes to the gradient of h from the step behind; becomes what goes to the step before, without the products */
    void *grad_cell;   /* lstm: of c, from the step behind; becomes that to the step before */
    void *grad_gates;  /* backward writes the gradient of the sums */
    void *grad_hidden; /* gru: the same with `fresh` as far as it comes of hidden */
} recurrent_step;
typedef void recurrent_loop(const recurrent_step *s);
typedef struct recurrent_loops {
    recurrent_loop *forward[4][2], *backward[4][2]; /* by kind and whether the type is double */
} recurrent_loops;
ISA_DECLARE(recurrent_loops, recurrent_loops);
#endif
