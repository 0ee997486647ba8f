/* mlp.c - a perceptron of two layers in training: steps so small that what is between the kernels counts. */
#include <stdlib.h>

#include "workload.h"

typedef struct training {
    job job;
    torc_module model;
    torc_optimizer optimizer;
    torc_tensor x, target;
} training;

static torc_tensor train(job *j) {
    training *t = (training *)j;
    torc_optimizer_zero_grad(t->optimizer);
    torc_tensor loss = torc_cross_entropy(torc_module_forward(t->model, t->x), t->target);
    torc_backward(loss);
    torc_optimizer_step(t->optimizer);
    return torc_detach(loss);
}

static job *make(const setting *s) {
    training *t = calloc(1, sizeof *t);
    if (!t) return NULL;
    t->job = (job){.step = train, .units = 1};
    t->model = torc_nn_sequential(torc_nn_linear(s->n.inputs, s->n.width), torc_nn_relu(),
                                  torc_nn_linear(s->n.width, s->n.classes));
    load_weights(t->model, s);
    t->optimizer = torc_adam(torc_module_parameters(t->model));
    t->x = input_of(s, "x", SHAPE(s->n.batch, s->n.inputs), 0);
    t->target = input_of(s, "target", SHAPE(s->n.batch), s->n.classes);
    return &t->job;
}

const workload mlp_train = {"mlp_train", "steps/s", make, false};
