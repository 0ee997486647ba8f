/* cuda_host.c - what one call costs the host on CUDA tensors of 64 elements, in microseconds.
 *
 * The floor is an empty kernel launched through the driver from a C loop, measured here in the same run; a call's own
 * work is its figure less the floor. Names are those of the figures in docs/benchmarks.md. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#include "clock.h"
#include "torc/torc.h"

/* Fewer calls than the driver queues (1,024): beyond that the host waits for the device, and its time is measured. */
enum { TIMES = 500, ROUNDS = 40 };

/* ------------------------------------------------------------------------------------------ the floor */
static const char empty_kernel[] =
    ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry empty(.param .u64 a, .param .u64 b) { ret; }\n";

static double launch_us(bool legacy) {
    void *lib = dlopen("libcuda.so.1", RTLD_NOW);
    if (!lib) return -1;
    int (*load)(void **, const void *);
    int (*function)(void **, void *, const char *);
    int (*launch)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **,
                  void **);
    int (*create)(void **, unsigned);
    int (*wait)(void);
    *(void **)&load = dlsym(lib, "cuModuleLoadData");
    *(void **)&function = dlsym(lib, "cuModuleGetFunction");
    *(void **)&launch = dlsym(lib, "cuLaunchKernel");
    *(void **)&create = dlsym(lib, "cuStreamCreate");
    *(void **)&wait = dlsym(lib, "cuCtxSynchronize");
    if (!load || !function || !launch || !create || !wait) return -1;
    void *module, *f, *stream;
    unsigned long long a = 0, b = 0;
    void *params[] = {&a, &b};
    if (load(&module, empty_kernel) || function(&f, module, "empty") || create(&stream, 1)) return -1;
    if (legacy) stream = NULL;
    double best = 1e30;
    for (int r = 0; r < ROUNDS; r++) {
        double start = now();
        for (int i = 0; i < TIMES; i++) launch(f, 1, 1, 1, 256, 1, 1, 0, stream, params, NULL);
        double each = (now() - start) / TIMES;
        wait();
        if (r && each < best) best = each;
    }
    return best * 1e6;
}

/* ------------------------------------------------------------------------------------------ the calls */
typedef struct inputs {
    torc_tensor a, b, g, m, w, ln, cpu, batch;
    torc_module mlp;
    torc_cuda_event event;
    torc_cuda_graph graph;
} inputs;
typedef torc_tensor work(const inputs *in);
static torc_tensor add(const inputs *in) { return torc_add(in->a, in->b); }
static torc_tensor add_(const inputs *in) { return torc_add_(in->a, in->b); }
static torc_tensor mul_scalar(const inputs *in) { return torc_mul(in->a, 2.0); }
static torc_tensor relu(const inputs *in) { return torc_relu(in->a); }
static torc_tensor add_grad(const inputs *in) { return torc_add(in->g, in->b); }
static torc_tensor sum(const inputs *in) { return torc_sum(in->a); }
static torc_tensor softmax(const inputs *in) { return torc_softmax(in->m, -1); }
static torc_tensor layer_norm(const inputs *in) { return torc_layer_norm(in->m, 64, .weight = in->ln, .bias = in->ln); }
static torc_tensor matmul64(const inputs *in) { return torc_mm(in->m, in->m); }
static torc_tensor linear64_grad(const inputs *in) { return torc_linear(in->m, in->w); }
static torc_tensor view(const inputs *in) { return torc_view(in->m, 4096); }
static torc_tensor transpose(const inputs *in) { return torc_transpose(in->m, 0, 1); }
static torc_tensor slice(const inputs *in) { return torc_slice(in->m, .start = 1, .end = 3); }
static torc_tensor empty(const inputs *in) { return torc_empty_like(in->a); }
static torc_tensor zeros(const inputs *in) { return torc_zeros_like(in->a); }
static torc_tensor cat(const inputs *in) { return torc_cat(TENSORS(in->a, in->b)); }
static torc_tensor to_half(const inputs *in) { return torc_to(in->a, .dtype = TORC_FLOAT16); }
static torc_tensor cpu_add(const inputs *in) { return torc_add(in->cpu, in->cpu); }
static torc_tensor cpu_relu(const inputs *in) { return torc_relu(in->cpu); }
static torc_tensor event_record(const inputs *in) { return torc_cuda_event_record(in->event, NULL) ? in->a : NULL; }
static torc_tensor mlp_fwd_bwd(const inputs *in) {
    torc_backward(torc_sum(torc_module_forward(in->mlp, in->batch)));
    return NULL;
}
static torc_tensor graph_replay(const inputs *in) { return torc_cuda_graph_replay(in->graph) ? in->a : NULL; }

static void measure(const char *name, work *f, const inputs *in) {
    const int times = f == mlp_fwd_bwd ? 50 : TIMES;
    double best = 1e30;
    for (int r = 0; r < ROUNDS; r++) {
        double start = now();
        for (int i = 0; i < times; i++) {
            int64_t scope = torc_scope_begin();
            f(in);
            torc_scope_end(scope);
        }
        double each = (now() - start) / times;
        torc_cuda_synchronize(-1);
        if (r && each < best) best = each;
    }
    if (torc_error()) {
        fprintf(stderr, "%s: %s (%s)\n", name, torc_error_message(), torc_error_where());
        torc_error_clear();
        return;
    }
    printf("{\"name\": \"host_us/%s\", \"us\": %.3f}\n", name, best * 1e6);
    fflush(stdout);
}

/* ------------------------------------------------------------------------------------------ graphs
 * One graph of 100 small kernels, and one of a whole training step of a 784-256-10 perceptron. */
static double replays_us(const inputs *in, int times) {
    for (int i = 0; i < 20; i++) torc_cuda_graph_replay(in->graph);
    torc_cuda_synchronize(-1);
    double start = now();
    for (int i = 0; i < times; i++) torc_cuda_graph_replay(in->graph);
    torc_cuda_synchronize(-1);
    return (now() - start) / times * 1e6;
}

static void train_step(torc_module model, torc_optimizer optimizer, torc_tensor x, torc_tensor y) {
    int64_t scope = torc_scope_begin();
    torc_optimizer_zero_grad(optimizer);
    torc_backward(torc_cross_entropy(torc_module_forward(model, x), y));
    torc_optimizer_step(optimizer);
    torc_scope_end(scope);
}

static void graphs(inputs *in) {
    in->graph = torc_cuda_graph_new();
    TORC_CUDA_GRAPH(in->graph) for (int i = 0; i < 100; i++) torc_add_(in->a, in->b);
    measure("graph_replay_100_nodes", graph_replay, in);
    printf("{\"name\": \"graph/device_us_per_node\", \"us\": %.3f}\n", replays_us(in, 2000) / 100);
    in->graph = torc_cuda_graph_new();
    TORC_CUDA_GRAPH(in->graph) torc_add_(in->a, in->b);
    measure("graph_replay_1_node", graph_replay, in);

    torc_module model = torc_nn_sequential(torc_nn_linear(784, 256), torc_nn_relu(), torc_nn_linear(256, 10));
    torc_optimizer adam = torc_adam(torc_module_parameters(model));
    torc_tensor x = torc_randn(SHAPE(64, 784)), y = torc_randint(10, 64);
    for (int i = 0; i < 20; i++) train_step(model, adam, x, y);
    torc_cuda_synchronize(-1);
    double start = now();
    for (int i = 0; i < 1000; i++) train_step(model, adam, x, y);
    torc_cuda_synchronize(-1);
    printf("{\"name\": \"mlp_steps_per_s/eager\", \"v\": %.0f}\n", 1000 / (now() - start));
    in->graph = torc_cuda_graph_new();
    TORC_CUDA_GRAPH(in->graph) train_step(model, adam, x, y);
    printf("{\"name\": \"mlp_steps_per_s/graph\", \"v\": %.0f}\n", 1e6 / replays_us(in, 5000));
    if (torc_error()) fprintf(stderr, "graphs: %s (%s)\n", torc_error_message(), torc_error_call());
}

int main(void) {
    if (!torc_cuda_is_available()) {
        puts("no CUDA device");
        return 0;
    }
    torc_set_default_device(TORC_CUDA(0));
    int64_t scope = torc_scope_begin();
    inputs in = {torc_randn(64),
                 torc_randn(64),
                 torc_randn(64, .requires_grad = true),
                 torc_randn(SHAPE(64, 64)),
                 torc_randn(SHAPE(64, 64), .requires_grad = true),
                 torc_ones(64),
                 NULL,
                 NULL,
                 NULL,
                 NULL,
                 NULL};
    torc_cuda_synchronize(-1);
    for (double start = now(); now() - start < 0.5; torc_cuda_synchronize(-1)) /* clocks rise */
        for (int i = 0; i < 100; i++) torc_add_(in.a, in.b);
    printf("{\"name\": \"host_us/launch_floor\", \"us\": %.3f}\n", launch_us(true));
    printf("{\"name\": \"host_us/launch_floor_own_stream\", \"us\": %.3f}\n", launch_us(false));
    measure("add", add, &in);
    measure("add_", add_, &in);
    measure("mul_scalar", mul_scalar, &in);
    measure("relu", relu, &in);
    measure("add_grad", add_grad, &in);
    measure("sum", sum, &in);
    measure("softmax", softmax, &in);
    measure("layer_norm", layer_norm, &in);
    measure("matmul64", matmul64, &in);
    measure("linear64_grad", linear64_grad, &in);
    measure("view", view, &in);
    measure("transpose", transpose, &in);
    measure("slice", slice, &in);
    measure("empty", empty, &in);
    measure("zeros", zeros, &in);
    measure("cat", cat, &in);
    measure("to_half", to_half, &in);
    in.cpu = torc_ones(4, .device = TORC_CPU);
    measure("cpu_add", cpu_add, &in);
    measure("cpu_relu", cpu_relu, &in);
    in.event = torc_cuda_event_new();
    measure("event_record", event_record, &in);
    in.batch = torc_randn(SHAPE(8, 64));
    in.mlp = torc_nn_sequential(torc_nn_linear(64, 64), torc_nn_relu(), torc_nn_linear(64, 64));
    measure("mlp_fwd_bwd", mlp_fwd_bwd, &in);
    /* From here on there are streams: calls are counted and tensors marked (docs/architecture.md, "CUDA"). */
    torc_cuda_stream own = torc_cuda_stream_new(-1);
    measure("add_with_streams", add, &in);
    torc_cuda_set_stream(own);
    measure("add_on_own_stream", add, &in);
    graphs(&in);
    torc_scope_end(scope);
    return 0;
}
