/* recurrent_args.h - what launches of recurrent.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_RECURRENT_ARGS_H
#define TORC_CUDA_RECURRENT_ARGS_H

#include "cuda/kernels/args.h"

enum { RECURRENT_BLOCK = 128, RECURRENT_HIDDEN = 128 /* at most */ };
typedef struct recurrent_args {
    const void *from_input;                        /* [steps][batch][gates * hidden] */
    const void *first_h, *first_c, *weight, *bias; /* bias may be NULL, c of LSTM alone */
    void *out, *last_h, *last_c;
    i64 steps, batch, first; /* first: the first sequence of the launch */
    int hidden, per_block;   /* sequences of a block */
    int relu, backward;
    int vectors; /* of one step: rows of weights and states begin at multiples of 16 bytes */
} recurrent_args;
/* One step behind its products, and its gradient. */
typedef struct gates_args {
    const void *from_input, *from_hidden, *state;
    const void *grad_hidden, *grad_cell; /* of the gradient; NULL: zeros */
    void *out[3]; /* hidden, cell; of the gradient those of from_input, from_hidden (of GRU alone), state */
    i64 count;    /* elements of state */
    int hidden;
} gates_args;
#endif
