/* cpu_conv.c - CPU convolutions of every shape that ResNet-50 and MobileNet have, forward and both gradients.
 *
 *     bench/cpu_conv [threads [text]]  one JSON line for each case whose name contains the text; default 2 threads, all
 *     bench/cpu_conv threads list      the names only
 *     bench/cpu_conv threads -         read names, answer each with its best milliseconds
 *     python bench/compare_conv.py build/release/bench/cpu_conv     beside PyTorch, case by case in turns, with ratios
 *
 * A name says all: "forward n16 64x56x56 o64 k3 s1 p1 g1" is a batch of 16 images of 64 channels, 64 output channels,
 * kernel, stride, padding, groups. One thread is measured in its own CPU time, which other work on the machine disturbs
 * less; several are measured by the clock. Each figure is the best of as many runs as fit some 40 ms, at least three. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "torc/torc.h"

typedef struct shape {
    int64_t n, c, h, w, o, k, s, p, g;
} shape;
static const shape shapes[] = {
    /* ResNet-50 (and the strided 3×3 of ResNet-18) */
    {0, 3, 224, 224, 64, 7, 2, 3, 1},
    {0, 64, 56, 56, 64, 1, 1, 0, 1},
    {0, 64, 56, 56, 64, 3, 1, 1, 1},
    {0, 64, 56, 56, 256, 1, 1, 0, 1},
    {0, 256, 56, 56, 64, 1, 1, 0, 1},
    {0, 256, 56, 56, 128, 1, 1, 0, 1},
    {0, 128, 56, 56, 128, 3, 2, 1, 1},
    {0, 256, 56, 56, 512, 1, 2, 0, 1},
    {0, 128, 28, 28, 128, 3, 1, 1, 1},
    {0, 128, 28, 28, 512, 1, 1, 0, 1},
    {0, 512, 28, 28, 128, 1, 1, 0, 1},
    {0, 512, 28, 28, 256, 1, 1, 0, 1},
    {0, 256, 28, 28, 256, 3, 2, 1, 1},
    {0, 512, 28, 28, 1024, 1, 2, 0, 1},
    {0, 256, 14, 14, 256, 3, 1, 1, 1},
    {0, 256, 14, 14, 1024, 1, 1, 0, 1},
    {0, 1024, 14, 14, 256, 1, 1, 0, 1},
    {0, 1024, 14, 14, 512, 1, 1, 0, 1},
    {0, 256, 14, 14, 512, 3, 2, 1, 1},
    {0, 512, 14, 14, 512, 3, 2, 1, 1},
    {0, 1024, 14, 14, 2048, 1, 2, 0, 1},
    {0, 512, 7, 7, 512, 3, 1, 1, 1},
    {0, 512, 7, 7, 2048, 1, 1, 0, 1},
    {0, 2048, 7, 7, 512, 1, 1, 0, 1},
    /* grouped (ResNeXt), depthwise (MobileNet) */
    {0, 128, 56, 56, 128, 3, 1, 1, 32},
    {0, 1024, 7, 7, 1024, 3, 1, 1, 32},
    {0, 32, 112, 112, 32, 3, 1, 1, 32},
    {0, 96, 112, 112, 96, 3, 2, 1, 96},
    {0, 144, 56, 56, 144, 3, 1, 1, 144},
    {0, 192, 28, 28, 192, 3, 1, 1, 192},
    {0, 384, 14, 14, 384, 3, 1, 1, 384},
    {0, 576, 14, 14, 576, 3, 2, 1, 576},
    {0, 960, 7, 7, 960, 3, 1, 1, 960},
    /* examples/digits.c */
    {64, 1, 8, 8, 32, 3, 1, 1, 1},
    {64, 32, 8, 8, 64, 3, 1, 1, 1},
};
static const char *const passes[] = {"forward", "input", "weight"};

static double now(int threads) {
    struct timespec t;
    clock_gettime(threads == 1 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int64_t out_size(int64_t size, const shape *z) { return (size + 2 * z->p - z->k) / z->s + 1; }
static double flops(const shape *z) {
    return 2.0 * (double)(z->n * z->o * out_size(z->h, z) * out_size(z->w, z)) * (double)(z->c / z->g * z->k * z->k);
}

/* Best seconds of one call. */
static double measure(const shape *z, int pass, int threads) {
    double best = 1e30, spent = 0;
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_randn(SHAPE(z->n, z->c, z->h, z->w), .requires_grad = pass == 1),
                w = torc_randn(SHAPE(z->o, z->c / z->g, z->k, z->k), .requires_grad = pass == 2);
#define CONV torc_conv2d(x, w, .stride = z->s, .padding = z->p, .groups = z->g)
    torc_tensor y = CONV, grad = torc_randn(SHAPE(z->n, z->o, out_size(z->h, z), out_size(z->w, z)));
    for (int i = 0; i < 4 || (spent < 0.04 && i < 200); i++) {
        int64_t inner = torc_scope_begin();
        double start = now(threads);
        if (!pass)
            CONV;
        else
            torc_autograd_grad(TENSORS(y), TENSORS(pass == 1 ? x : w), .grad_outputs = TENSORS(grad),
                               .retain_graph = true);
        double each = now(threads) - start;
        torc_scope_end(inner);
        spent += each;
        if (i && each < best) best = each;
    }
    torc_scope_end(scope);
    if (torc_error()) {
        fprintf(stderr, "%s (%s)\n", torc_error_message(), torc_error_where());
        exit(1);
    }
    return best;
}

static void name_of(char *text, size_t room, const shape *z, int pass) {
    snprintf(text, room, "%s n%d %dx%dx%d o%d k%d s%d p%d g%d", passes[pass], (int)z->n, (int)z->c, (int)z->h,
             (int)z->w, (int)z->o, (int)z->k, (int)z->s, (int)z->p, (int)z->g);
}
static void answer(int threads) {
    char line[256], pass[16];
    while (fgets(line, sizeof line, stdin)) {
        int v[9], which = 0;
        if (sscanf(line, "%15s n%d %dx%dx%d o%d k%d s%d p%d g%d", pass, v, v + 1, v + 2, v + 3, v + 4, v + 5, v + 6,
                   v + 7, v + 8) != 10)
            continue;
        while (which < 2 && strcmp(pass, passes[which])) which++;
        shape z = {v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8]};
        printf("%.6f\n", measure(&z, which, threads) * 1e3);
        fflush(stdout);
    }
}

int main(int argc, char **argv) {
    int threads = argc > 1 ? atoi(argv[1]) : 2;
    const char *text = argc > 2 ? argv[2] : "";
    torc_set_num_threads(threads);
    if (!strcmp(text, "-")) {
        answer(threads);
        return 0;
    }
    bool list = !strcmp(text, "list");
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        for (int64_t n = shapes[i].n ? shapes[i].n : 16; n; n = n == 16 ? 1 : 0)
            for (int pass = 0; pass < 3; pass++) {
                shape z = shapes[i];
                char name[96];
                z.n = n;
                name_of(name, sizeof name, &z, pass);
                if (pass == 1 && z.c < 4) continue; /* nobody asks for the gradient of the picture */
                if (list)
                    puts(name);
                else if (strstr(name, text)) {
                    double s = measure(&z, pass, threads);
                    printf("{\"name\": \"%s\", \"ms\": %.4f, \"GFLOPs\": %.1f}\n", name, s * 1e3, flops(&z) / s * 1e-9);
                    fflush(stdout);
                }
            }
    return 0;
}
