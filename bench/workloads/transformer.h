/* transformer.h - the transformer of three workloads: GPT-2 as it trains and as it generates, and BERT. */
#ifndef TORC_BENCH_TRANSFORMER_H
#define TORC_BENCH_TRANSFORMER_H

#include "workload.h"

typedef struct block {
    torc_module ln1, qkv, o, ln2, up, dn;
    int64_t heads;
    bool decoder; /* GPT-2: causal, norms first, GELU by tanh. Else BERT */
} block;

typedef struct transformer {
    torc_module tok, pos, blocks, lnf, head; /* BERT has no head */
    bool decoder;
} transformer;

/* (tokens) to logits or, of BERT, to the last layer's output; of GPT-2 also (tokens, targets) to the loss. */
torc_module transformer_new(const setting *s, bool decoder);
/* What its forward sees. NULL if it is none. */
const transformer *transformer_of(torc_module m);
const block *block_of(torc_module m);

/* (batch, places, width) to (batch, heads, places, width / heads), and back. */
torc_tensor split_heads(torc_tensor x, int64_t heads);
torc_tensor join_heads(torc_tensor x);
/* The part of a block behind attention: the perceptron. */
torc_tensor block_perceptron(const block *b, torc_tensor x);

#endif
