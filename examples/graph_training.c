/* graph_training.c - a whole training step as one CUDA graph.
 *
 * A small network keeps a GPU busy for less time than the host needs to launch its kernels. A graph is the way out:
 * record the step once (forward, backward, clipping, optimizer), then launch all of it with one call. Everything that a
 * step changes lies on the device and goes on from replay to replay: weights, Adam's step counts, the random numbers of
 * dropout, and the learning rate, which the scheduler writes into lr_tensor between replays. New batches are copied
 * into the tensors that the recorded step reads.
 *
 * Both runs begin with the same seed and see the same batches, so they end with the same loss. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#endif
#include <math.h>
#include <stdio.h>
#include <time.h>
#include <torc/torc.h>

enum { BATCH = 64, FEATURES = 128, CLASSES = 10, WARM = 3, STEPS = 500, EPOCH = 100 };

typedef struct trainer {
    torc_module model;
    torc_optimizer optimizer;
    torc_scheduler scheduler;
    torc_tensor x, target, loss; /* what a step reads, and what it leaves behind: always the same memory */
} trainer;

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static trainer make(void) {
    trainer t;
    torc_manual_seed(1);
    t.model = torc_nn_sequential(torc_nn_linear(FEATURES, 256), torc_nn_gelu(), torc_nn_dropout(.p = 0.1),
                                 torc_nn_linear(256, 256), torc_nn_gelu(), torc_nn_dropout(.p = 0.1),
                                 torc_nn_linear(256, CLASSES));
    torc_module_to(t.model, .device = TORC_CUDA(0));
    torc_tensor lr = torc_full(SHAPE0, 1e-3, .dtype = TORC_FLOAT32, .device = TORC_CUDA(0));
    t.optimizer = torc_adam(torc_module_parameters(t.model), .lr_tensor = lr);
    t.scheduler = torc_cosine_annealing_lr(t.optimizer, STEPS / EPOCH, .eta_min = 1e-4);
    t.x = torc_zeros(SHAPE(BATCH, FEATURES), .device = TORC_CUDA(0));
    t.target = torc_zeros(BATCH, .dtype = TORC_INT64, .device = TORC_CUDA(0));
    t.loss = torc_zeros(SHAPE0, .device = TORC_CUDA(0));
    return t;
}

static void step(trainer *t) {
    int64_t scope = torc_scope_begin();
    torc_optimizer_zero_grad(t->optimizer); /* gradients are made anew, in a capture by the graph's own memory */
    torc_tensor loss = torc_cross_entropy(torc_module_forward(t->model, t->x), t->target);
    torc_backward(loss);
    torc_clip_grad_norm_(torc_module_parameters(t->model), 1.0);
    torc_optimizer_step(t->optimizer);
    torc_copy_(t->loss, torc_detach(loss));
    torc_scope_end(scope);
}

/* Steps per second; the last loss through *loss. */
static double train(bool graphed, const torc_tensor *x, const torc_tensor *target, int batches, double *loss) {
    int64_t scope = torc_scope_begin();
    trainer t = make();
    torc_cuda_graph graph = torc_cuda_graph_new();
    for (int i = 0; i < WARM; i++) { /* eagerly: the optimizer makes its state, libraries choose their algorithms */
        torc_copy_(t.x, x[i % batches]);
        torc_copy_(t.target, target[i % batches]);
        step(&t);
    }
    if (graphed) TORC_CUDA_GRAPH(graph) step(&t); /* recorded, not run */
    torc_cuda_synchronize(-1);
    double start = seconds();
    for (int i = 0; i < STEPS; i++) {
        torc_copy_(t.x, x[i % batches]);
        torc_copy_(t.target, target[i % batches]);
        if (graphed)
            torc_cuda_graph_replay(graph);
        else
            step(&t);
        if (i % EPOCH == EPOCH - 1) torc_scheduler_step(t.scheduler);
    }
    torc_cuda_synchronize(-1);
    double rate = STEPS / (seconds() - start);
    *loss = torc_item(t.loss);
    printf("%-6s %7.0f steps/s   loss %.6f   learning rate %.2e\n", graphed ? "graph" : "eager", rate, *loss,
           torc_optimizer_get_lr(t.optimizer, 0));
    torc_scope_end(scope);
    return rate;
}

int main(void) {
    if (!torc_cuda_is_available()) {
        puts("graph_training needs a CUDA device");
        return 77;
    }
    enum { BATCHES = 16 };
    int64_t scope = torc_scope_begin();
    torc_manual_seed(7);
    torc_tensor x[BATCHES], target[BATCHES], truth = torc_randn(SHAPE(FEATURES, CLASSES), .device = TORC_CUDA(0));
    for (int i = 0; i < BATCHES; i++) {
        x[i] = torc_randn(SHAPE(BATCH, FEATURES), .device = TORC_CUDA(0));
        target[i] = torc_argmax(torc_mm(x[i], truth), .dim = 1);
    }
    double loss[2], eager = train(false, x, target, BATCHES, &loss[0]),
                    graph = train(true, x, target, BATCHES, &loss[1]);
    printf("the graph is %.1f times as fast; the losses are %s\n", graph / eager,
           loss[0] == loss[1] ? "the same to the last bit" : "NOT the same");
    torc_scope_end(scope);
    if (torc_error()) fprintf(stderr, "graph_training: %s\n", torc_error_message());
    return torc_error() || !(fabs(loss[0] - loss[1]) <= 1e-3) ? 1 : 0;
}
