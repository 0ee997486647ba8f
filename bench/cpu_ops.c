/* cpu_ops.c - CPU operators: one JSON line each, the same work as bench/compare.py does with PyTorch.
 *
 *     bench/cpu_ops [threads]          default 2 threads
 *     python bench/compare.py build/release/bench/cpu_ops      beside PyTorch, with ratios
 *
 * Each figure is the best of several repetitions: what the machine can do, not what it happened to do. */
#include <stdio.h>
#include <stdlib.h>

#include "clock.h"
#include "torc/torc.h"

static void fail_if_error(const char *what) {
    if (!torc_error()) return;
    fprintf(stderr, "%s: %s (%s)\n", what, torc_error_message(), torc_error_where());
    exit(1);
}

typedef struct inputs {
    torc_tensor a, b, m, w, bias, x, k, idx;
} inputs;
typedef torc_tensor work(const inputs *in);

/* Seconds of one call: the best of `repeats` groups of `n`. */
static double seconds(work *f, const inputs *in, int n, int repeats) {
    double best = 1e30;
    for (int r = -1; r < repeats; r++) {
        double start = now();
        for (int i = 0; i < n; i++) {
            int64_t scope = torc_scope_begin();
            f(in);
            torc_scope_end(scope);
        }
        double each = (now() - start) / n;
        if (r >= 0 && each < best) best = each;
    }
    return best;
}

static torc_tensor add(const inputs *in) { return torc_add(in->a, in->b); }
static torc_tensor mul_number(const inputs *in) { return torc_mul(in->a, 2.0); }
static torc_tensor gelu(const inputs *in) { return torc_gelu(in->a); }
static torc_tensor exp_(const inputs *in) { return torc_exp(in->a); }
static torc_tensor sum_all(const inputs *in) { return torc_sum(in->a); }
static torc_tensor sum_rows(const inputs *in) { return torc_sum(in->m, .dim = 1); }
static torc_tensor sum_columns(const inputs *in) { return torc_sum(in->m, .dim = 0); }
static torc_tensor amax_rows(const inputs *in) { return torc_amax(in->m, .dim = 1); }
static torc_tensor softmax(const inputs *in) { return torc_softmax(in->m, 1); }
static torc_tensor layer_norm(const inputs *in) {
    return torc_layer_norm(in->m, 4096, .weight = in->w, .bias = in->bias);
}
static torc_tensor matmul(const inputs *in) { return torc_mm(in->x, in->k); }
static torc_tensor bmm(const inputs *in) { return torc_bmm(in->x, in->k); }
static torc_tensor mv(const inputs *in) { return torc_mv(in->x, in->k); }
static torc_tensor linear(const inputs *in) { return torc_linear(in->x, in->k, .bias = in->bias); }
static torc_tensor conv(const inputs *in) { return torc_conv2d(in->x, in->k, .padding = 1); }

static void gigabytes(const char *name, work *f, const inputs *in, double bytes) {
    double s = seconds(f, in, 3, 7);
    fail_if_error(name);
    printf("{\"name\": \"GBps/%s\", \"v\": %.2f}\n", name, bytes / s * 1e-9);
    fflush(stdout);
}
static void gigaflops(const char *name, work *f, const inputs *in, double flops) {
    double s = seconds(f, in, 3, 7);
    fail_if_error(name);
    printf("{\"name\": \"GFLOPs/%s\", \"v\": %.1f}\n", name, flops / s * 1e-9);
    fflush(stdout);
}
static void nanoseconds(const char *name, work *f, const inputs *in) {
    double s = seconds(f, in, 20000, 15);
    fail_if_error(name);
    printf("{\"name\": \"ns/%s\", \"v\": %.1f}\n", name, s * 1e9);
    fflush(stdout);
}

int main(int argc, char **argv) {
    torc_set_num_threads(argc > 1 ? atoi(argv[1]) : 2);
    fprintf(stderr, "products: %s\n", torc_cpu_blas_info());
    int64_t scope = torc_scope_begin();
    const int64_t n = 16 << 20;
    inputs in = {0};

    in.a = torc_ones(4);
    in.b = torc_ones(4);
    nanoseconds("add_4", add, &in);
    in.a = torc_ones(64);
    in.b = torc_ones(64);
    nanoseconds("add_64", add, &in);
    in.a = torc_ones(64, .requires_grad = true);
    nanoseconds("add_64_grad", add, &in);
    in.a = torc_ones(64);
    nanoseconds("mul_number_64", mul_number, &in);

    in.a = torc_randn(n);
    in.b = torc_randn(n);
    in.m = torc_reshape(in.a, SHAPE(-1, 4096));
    in.w = torc_ones(4096);
    in.bias = torc_zeros(4096);
    gigabytes("add", add, &in, 12.0 * (double)n);
    gigabytes("gelu", gelu, &in, 8.0 * (double)n);
    gigabytes("exp", exp_, &in, 8.0 * (double)n);
    gigabytes("sum_all", sum_all, &in, 4.0 * (double)n);
    gigabytes("sum_rows", sum_rows, &in, 4.0 * (double)n);
    gigabytes("sum_columns", sum_columns, &in, 4.0 * (double)n);
    gigabytes("amax_rows", amax_rows, &in, 4.0 * (double)n);
    gigabytes("softmax4096", softmax, &in, 8.0 * (double)n);
    gigabytes("layer_norm4096", layer_norm, &in, 8.0 * (double)n);

    in.x = torc_randn(SHAPE(1024, 1024));
    in.k = torc_randn(SHAPE(1024, 1024));
    gigaflops("sgemm1024", matmul, &in, 2.0 * 1024 * 1024 * 1024);
    in.k = torc_randn(1024);
    gigaflops("mv1024", mv, &in, 2.0 * 1024 * 1024);
    in.x = torc_randn(SHAPE(256, 256));
    in.k = torc_randn(SHAPE(256, 256));
    gigaflops("sgemm256", matmul, &in, 2.0 * 256 * 256 * 256);
    in.x = torc_randn(SHAPE(512, 512), .dtype = TORC_FLOAT64);
    in.k = torc_randn(SHAPE(512, 512), .dtype = TORC_FLOAT64);
    gigaflops("dgemm512", matmul, &in, 2.0 * 512 * 512 * 512);
    in.x = torc_randn(SHAPE(64, 64, 64));
    in.k = torc_randn(SHAPE(64, 64, 64));
    gigaflops("bmm64", bmm, &in, 2.0 * 64 * 64 * 64 * 64);
    in.x = torc_randn(SHAPE(64, 784));
    in.k = torc_randn(SHAPE(256, 784));
    in.bias = torc_randn(256);
    gigaflops("linear64_784_256", linear, &in, 2.0 * 64 * 784 * 256);
    in.x = torc_randn(SHAPE(16, 64, 56, 56));
    in.k = torc_randn(SHAPE(64, 64, 3, 3));
    gigaflops("conv64_56", conv, &in, 2.0 * 16 * 64 * 56 * 56 * 64 * 9);
    in.x = torc_randn(SHAPE(16, 512, 7, 7));
    in.k = torc_randn(SHAPE(512, 512, 3, 3));
    gigaflops("conv512_7", conv, &in, 2.0 * 16 * 512 * 7 * 7 * 512 * 9);
    torc_scope_end(scope);
    return 0;
}
