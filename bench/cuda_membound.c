/* cuda_membound.c - operators bound by device memory: TB/s of necessary bytes, one JSON line each.
 *
 *     bench/cuda_membound [name...]    only the figures whose names contain one of these
 *
 * measure.h says how a call is timed. */
#include "measure.h"
#include "torc/cuda.h"

struct inputs {
    torc_tensor a, b, m, w, bias, lm, lw, lb, y, go, logits, target, table, index, image;
    torc_dtype other;
};

static char **only; /* ends with NULL */
static bool wanted(const char *name) {
    for (int i = 0; only[i]; i++)
        if (strstr(name, only[i])) return true;
    return !only[0];
}
static void terabytes(const char *name, const char *type, work *f, const inputs *in, double bytes) {
    char full[64];
    snprintf(full, sizeof full, "TBps/%s_%s", name, type);
    if (!wanted(full)) return;
    const double s = torc_error() ? 0 : call_seconds(f, in);
    if (failed(full)) return;
    printf("{\"name\": \"%s\", \"v\": %.3f, \"us\": %.1f}\n", full, bytes / s * 1e-12, s * 1e6);
    fflush(stdout);
}

static void add(const inputs *in) { (void)torc_add(in->a, in->b); }
static void mul(const inputs *in) { (void)torc_mul(in->a, in->b); }
static void relu(const inputs *in) { (void)torc_relu(in->a); }
static void gelu(const inputs *in) { (void)torc_gelu(in->a); }
static void copy(const inputs *in) { (void)torc_copy_(in->b, in->a); }
static void sum_all(const inputs *in) { (void)torc_sum(in->a); }
static void cast(const inputs *in) { (void)torc_to(in->a, .dtype = in->other); }
static void sum_rows(const inputs *in) { (void)torc_sum(in->m, .dim = 1); }
static void sum_cols(const inputs *in) { (void)torc_sum(in->m, .dim = 0); }
static void amax_rows(const inputs *in) { (void)torc_amax(in->m, .dim = 1); }
static void amax_cols(const inputs *in) { (void)torc_amax(in->m, .dim = 0); }
static void argmax_rows(const inputs *in) { (void)torc_argmax(in->m, .dim = 1); }
static void argmax_cols(const inputs *in) { (void)torc_argmax(in->m, .dim = 0); }
static void argmin_rows(const inputs *in) { (void)torc_argmin(in->m, .dim = 1); }
static void argmax_all(const inputs *in) { (void)torc_argmax(in->a); }
static void var_rows(const inputs *in) { (void)torc_var(in->m, .dim = 1); }
static void var_cols(const inputs *in) { (void)torc_var(in->m, .dim = 0); }
static void std_all(const inputs *in) { (void)torc_std(in->a); }
static void logsumexp_rows(const inputs *in) { (void)torc_logsumexp(in->m, 1); }
static void logsumexp_cols(const inputs *in) { (void)torc_logsumexp(in->m, 0); }
static void norm_all(const inputs *in) { (void)torc_vector_norm(in->a); }
static void softmax(const inputs *in) { (void)torc_softmax(in->m, -1); }
static void layer_norm(const inputs *in) { (void)torc_layer_norm(in->m, 4096, .weight = in->w, .bias = in->bias); }
static void rms_norm(const inputs *in) { (void)torc_rms_norm(in->m, 4096, .weight = in->w); }
static void group_norm(const inputs *in) { (void)torc_group_norm(in->image, 32, .weight = in->w, .bias = in->bias); }
static void transpose_copy(const inputs *in) { (void)torc_contiguous(torc_t(in->m)); }
static void dropout(const inputs *in) { (void)torc_dropout(in->a, .p = 0.1); }
static void randn(const inputs *in) { (void)torc_normal_(in->b); }
static void gradients(const inputs *in) { /* of y by image, weight and bias */
    (void)torc_autograd_grad(((torc_tensors){(torc_tensor[]){in->y}, 1}),
                             ((torc_tensors){(torc_tensor[]){in->image, in->lw, in->lb}, in->lb ? 3 : 2}),
                             .grad_outputs = {(torc_tensor[]){in->go}, 1}, .retain_graph = true);
}
static void layer_norm_backward(const inputs *in) {
    (void)torc_autograd_grad(((torc_tensors){(torc_tensor[]){in->y}, 1}),
                             ((torc_tensors){(torc_tensor[]){in->lm, in->lw}, 2}),
                             .grad_outputs = {(torc_tensor[]){in->go}, 1}, .retain_graph = true);
}
static void cross_entropy(const inputs *in) {
    torc_set_grad(in->logits, NULL);
    torc_backward(torc_cross_entropy(in->logits, in->target));
}
static void embedding(const inputs *in) { (void)torc_embedding(in->table, in->index); }
static void embedding_backward(const inputs *in) {
    torc_set_grad(in->lw, NULL);
    torc_backward(torc_embedding(in->lw, in->index), .gradient = in->go);
}

int main(int argc, char **argv) {
    (void)argc;
    only = argv + 1;
    if (!torc_cuda_is_available()) {
        fprintf(stderr, "no CUDA device\n");
        return 0;
    }
    const int64_t n = (int64_t)1 << 28, rows = n / 4096;
    const torc_device device = TORC_CUDA(0);
    for (int k = 0; k < 3; k++) { /* f16: the reductions, whose elements are converted by another instruction */
        const torc_dtype dtype = k == 0 ? TORC_FLOAT32 : k == 1 ? TORC_BFLOAT16 : TORC_FLOAT16;
        const char *type = k == 0 ? "f32" : k == 1 ? "bf16" : "f16";
        const double size = k ? 2 : 4, bytes = (double)n * size;
        int64_t scope = torc_scope_begin();
        inputs in = {.other = k ? TORC_FLOAT32 : TORC_BFLOAT16};
        in.a = torc_randn(n, .device = device, .dtype = dtype);
        in.b = torc_randn(n, .device = device, .dtype = dtype);
        in.m = torc_view(in.a, SHAPE(rows, 4096));
        in.w = torc_ones(4096, .device = device, .dtype = dtype);
        in.bias = torc_ones(4096, .device = device, .dtype = dtype);
        terabytes("sum_all", type, sum_all, &in, bytes);
        terabytes("sum_rows", type, sum_rows, &in, bytes);
        terabytes("sum_cols", type, sum_cols, &in, bytes);
        terabytes("amax_rows", type, amax_rows, &in, bytes);
        terabytes("amax_cols", type, amax_cols, &in, bytes);
        terabytes("argmax_rows", type, argmax_rows, &in, bytes);
        terabytes("argmax_cols", type, argmax_cols, &in, bytes);
        terabytes("argmin_rows", type, argmin_rows, &in, bytes);
        terabytes("argmax_all", type, argmax_all, &in, bytes);
        terabytes("var_rows", type, var_rows, &in, bytes);
        terabytes("var_cols", type, var_cols, &in, bytes);
        terabytes("std_all", type, std_all, &in, bytes);
        terabytes("logsumexp_rows", type, logsumexp_rows, &in, bytes);
        terabytes("logsumexp_cols", type, logsumexp_cols, &in, bytes);
        terabytes("norm_all", type, norm_all, &in, bytes);
        if (k == 2) {
            torc_scope_end(scope);
            break;
        }
        terabytes("add", type, add, &in, 3 * bytes);
        terabytes("mul", type, mul, &in, 3 * bytes);
        terabytes("relu", type, relu, &in, 2 * bytes);
        terabytes("gelu", type, gelu, &in, 2 * bytes);
        terabytes("copy", type, copy, &in, 2 * bytes);
        terabytes("cast", type, cast, &in, 6.0 * (double)n);
        terabytes("softmax4096", type, softmax, &in, 2 * bytes);
        terabytes("layer_norm4096", type, layer_norm, &in, 2 * bytes);
        terabytes("transpose_copy", type, transpose_copy, &in, 2 * bytes);
        terabytes("dropout", type, dropout, &in, 2 * bytes + (double)n);
        terabytes("randn", type, randn, &in, bytes);
        int64_t inner = torc_scope_begin();
        in.lm = torc_requires_grad_(torc_detach(in.m));
        in.lw = torc_requires_grad_(torc_clone(in.w));
        in.y = torc_layer_norm(in.lm, 4096, .weight = in.lw, .bias = in.lw);
        in.go = torc_ones_like(in.y);
        terabytes("layer_norm4096_bwd", type, layer_norm_backward, &in, 3 * bytes);
        in.w = torc_ones(4096, .device = device, .dtype = dtype);
        terabytes("rms_norm4096", type, rms_norm, &in, 2 * bytes);
        in.image = in.lm, in.lb = NULL;
        in.y = torc_rms_norm(in.lm, 4096, .weight = in.lw);
        terabytes("rms_norm4096_bwd", type, gradients, &in, 3 * bytes);
        torc_scope_end(inner);
        for (int last = 0; last < 2; last++) { /* 64 images of 256 channels of 56x56, 32 groups */
            int64_t third = torc_scope_begin();
            in.image = torc_randn(SHAPE(64, 256, 56, 56), .device = device, .dtype = dtype);
            if (last) in.image = torc_contiguous(in.image, .memory_format = TORC_CHANNELS_LAST);
            in.w = torc_ones(256, .device = device, .dtype = dtype);
            in.bias = torc_ones(256, .device = device, .dtype = dtype);
            const double size_of = 64.0 * 256 * 56 * 56 * size;
            terabytes(last ? "group_norm32_last" : "group_norm32", type, group_norm, &in, 2 * size_of);
            in.image = torc_requires_grad_(in.image);
            in.lw = torc_requires_grad_(torc_clone(in.w));
            in.lb = torc_requires_grad_(torc_clone(in.w));
            in.y = torc_group_norm(in.image, 32, .weight = in.lw, .bias = in.lb);
            in.go = torc_randn_like(in.y);
            terabytes(last ? "group_norm32_last_bwd" : "group_norm32_bwd", type, gradients, &in, 3 * size_of);
            torc_scope_end(third);
        }
        inner = torc_scope_begin();
        in.logits = torc_requires_grad_(torc_detach(torc_view(in.a, SHAPE(8192, 32768))));
        in.target = torc_randint(32768, 8192, .device = device);
        terabytes("cross_entropy_fb_32k", type, cross_entropy, &in, 3 * bytes);
        torc_scope_end(inner);
        torc_scope_end(scope);
    }
    int64_t scope = torc_scope_begin();
    inputs in = {.table = torc_randn(SHAPE(50000, 1024), .device = device),
                 .index = torc_randint(50000, 64 * 1024, .device = device)};
    terabytes("embedding", "f32", embedding, &in, 2.0 * 65536 * 1024 * 4);
    in.lw = torc_requires_grad_(torc_clone(in.table));
    in.go = torc_ones(SHAPE(65536, 1024), .device = device);
    terabytes("embedding_fb", "f32", embedding_backward, &in, (3.0 * 65536 + 50000) * 1024 * 4);
    torc_scope_end(scope);
    return 0;
}
