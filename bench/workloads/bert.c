/* bert.c - BERT as it answers: one forward pass without autograd, weights in half precision. */
#include <stdlib.h>

#include "transformer.h"

typedef struct answering {
    job job;
    torc_module model;
    torc_tensor tokens;
} answering;

static torc_tensor answer(job *j) {
    answering *a = (answering *)j;
    torc_tensor y = NULL;
    TORC_INFERENCE_MODE { y = torc_module_forward(a->model, a->tokens); }
    return y;
}

static job *make(const setting *s) {
    answering *a = calloc(1, sizeof *a);
    if (!a) return NULL;
    a->job = (job){.step = answer, .units = (double)s->n.batch};
    a->model = torc_module_to(transformer_new(s, false), .dtype = s->dtype);
    torc_module_eval(a->model);
    a->tokens = input_of(s, "tokens", SHAPE(s->n.batch, s->n.seq), s->n.vocab);
    return &a->job;
}

const workload bert_infer = {"bert_infer", "sentences/s", make, false};
