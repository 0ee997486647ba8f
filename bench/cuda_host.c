/* cuda_host.c - what one call costs the host on CUDA tensors of 64 elements, in microseconds.
 *
 * The floor is an empty kernel launched through the driver from a C loop, measured here in the same run; a call's own
 * work is its figure less the floor. Names are those of the figures in docs/benchmarks.md. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "torc/torc.h"

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ------------------------------------------------------------------------------------------ the floor */
static const char empty_kernel[] = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry empty(.param .u64 a, .param .u64 b) { ret; }\n";

static double launch_us(void) {
    void *lib = dlopen("libcuda.so.1", RTLD_NOW);
    if (!lib) return -1;
    int (*load)(void **, const void *);
    int (*function)(void **, void *, const char *);
    int (*launch)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
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
    double best = 1e30;
    for (int r = 0; r < 15; r++) {
        double start = now();
        for (int i = 0; i < 2000; i++) launch(f, 1, 1, 1, 256, 1, 1, 0, stream, params, NULL);
        double each = (now() - start) / 2000;
        wait();
        if (r && each < best) best = each;
    }
    return best * 1e6;
}

/* ------------------------------------------------------------------------------------------ the calls */
typedef struct inputs { torc_tensor a, b, g, m, w, ln; } inputs;
typedef torc_tensor work(const inputs *in);
static torc_tensor add(const inputs *in) { return torc_add(in->a, in->b); }
static torc_tensor add_(const inputs *in) { return torc_add_(in->a, in->b); }
static torc_tensor mul_scalar(const inputs *in) { return torc_mul_scalar(in->a, NUM(2.0)); }
static torc_tensor relu(const inputs *in) { return torc_relu(in->a); }
static torc_tensor add_grad(const inputs *in) { return torc_add(in->g, in->b); }
static torc_tensor sum(const inputs *in) { return torc_sum(in->a); }
static torc_tensor softmax(const inputs *in) { return torc_softmax(in->m, -1); }
static torc_tensor layer_norm(const inputs *in) { return torc_layer_norm(in->m, SHAPE(64), .weight = in->ln, .bias = in->ln); }
static torc_tensor matmul64(const inputs *in) { return torc_mm(in->m, in->m); }
static torc_tensor linear64_grad(const inputs *in) { return torc_linear(in->m, in->w); }
static torc_tensor view(const inputs *in) { return torc_view(in->m, SHAPE(4096)); }
static torc_tensor transpose(const inputs *in) { return torc_transpose(in->m, 0, 1); }
static torc_tensor slice(const inputs *in) { return torc_slice(in->m, .start = NUM(1), .end = NUM(3)); }
static torc_tensor empty(const inputs *in) { return torc_empty_like(in->a); }
static torc_tensor zeros(const inputs *in) { return torc_zeros_like(in->a); }

static void measure(const char *name, work *f, const inputs *in) {
    double best = 1e30;
    for (int r = 0; r < 15; r++) {
        double start = now();
        for (int i = 0; i < 2000; i++) {
            torc_scope_begin();
            f(in);
            torc_scope_end();
        }
        double each = (now() - start) / 2000;
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

int main(void) {
    if (!torc_cuda_is_available()) {
        puts("no CUDA device");
        return 0;
    }
    torc_set_default_device(TORC_CUDA(0));
    torc_scope_begin();
    inputs in = {torc_randn(SHAPE(64)), torc_randn(SHAPE(64)), torc_randn(SHAPE(64), .requires_grad = true), torc_randn(SHAPE(64, 64)), torc_randn(SHAPE(64, 64), .requires_grad = true), torc_ones(SHAPE(64))};
    torc_cuda_synchronize(-1);
    printf("{\"name\": \"host_us/launch_floor\", \"us\": %.3f}\n", launch_us());
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
    torc_scope_end();
    return 0;
}
