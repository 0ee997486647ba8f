/* cuda_matrix.c - operators bound by the matrix units: TFLOP/s of products, attention and convolution; and TB/s of
 * pooling. One JSON line each.
 *
 *     bench/cuda_matrix [name] [timed]    only the figures whose names contain `name` ("" for all); with `timed` the
 *                                         libraries' candidates are timed first (torch.backends.cudnn.benchmark)
 *
 * measure.h says how a call is timed. */
#include "measure.h"
#include "torc/backends.h"
#include "torc/cuda.h"
#include "torc/nn.h"
#include "torc/torc.h"
#include "torc/ops_private.h"

struct inputs {
    torc_tensor a, b, c, y, go, mask;
    torc_module m;
    torc_tensors wanted;
    int64_t stride, padding;
    bool causal;
};

static const char *only;
static bool wanted(const char *name) { return !only || strstr(name, only); }
/* One line with a figure per pass; `backward` may be NULL. */
static void teraflops(const char *name, work *forward, double flops, work *backward, double backward_flops,
                      const inputs *in) {
    if (!wanted(name)) return;
    const double f = torc_error() ? 0 : call_seconds(forward, in),
                 b = backward && !torc_error() ? call_seconds(backward, in) : 0;
    if (failed(name)) return;
    if (backward)
        printf("{\"name\": \"TFLOPs/%s\", \"fwd\": %.1f, \"bwd\": %.1f}\n", name, flops / f * 1e-12,
               backward_flops / b * 1e-12);
    else
        printf("{\"name\": \"TFLOPs/%s\", \"v\": %.1f, \"us\": %.1f}\n", name, flops / f * 1e-12, f * 1e6);
    fflush(stdout);
}

static void matmul(const inputs *in) { (void)torc_matmul(in->a, in->b); }
static void linear(const inputs *in) { (void)torc_linear(in->a, in->b, .bias = in->c); }
static void linear_gelu(const inputs *in) {
    (void)torc_gelu(torc_linear(in->a, in->b, .bias = in->c), .approximate = "tanh");
}
static void linear_gelu_fused(const inputs *in) {
    (void)torc__addmm_activation(in->c, in->a, torc_t(in->b), .use_gelu = true);
}
static void linear_relu_fused(const inputs *in) { (void)torc__addmm_activation(in->c, in->a, torc_t(in->b)); }
static void forward(const inputs *in) { (void)torc_module_forward(in->m, in->a); }
static void attention(const inputs *in) {
    (void)torc_scaled_dot_product_attention(in->a, in->b, in->c, .is_causal = in->causal);
}
static void masked_attention(const inputs *in) {
    (void)torc_scaled_dot_product_attention(in->a, in->b, in->c, .attn_mask = in->mask);
}
static void conv(const inputs *in) {
    (void)torc_conv2d(in->a, in->b, .bias = in->c, .stride = in->stride, .padding = in->padding);
}
static void backward3(const inputs *in) {
    (void)torc_autograd_grad(TENSORS(in->y), TENSORS(in->a, in->b, in->c), .grad_outputs = TENSORS(in->go),
                             .retain_graph = true);
}
static void backward2(const inputs *in) {
    (void)torc_autograd_grad(TENSORS(in->y), TENSORS(in->a, in->b), .grad_outputs = TENSORS(in->go),
                             .retain_graph = true);
}
static void backward_all(const inputs *in) {
    (void)torc_autograd_grad(TENSORS(in->y), in->wanted, .grad_outputs = TENSORS(in->go), .retain_graph = true);
}
static void backward_weight(const inputs *in) {
    (void)torc_autograd_grad(TENSORS(in->y), TENSORS(in->b), .grad_outputs = TENSORS(in->go), .retain_graph = true);
}

static torc_tensor normal(torc_ints shape, torc_dtype dtype) {
    return torc_randn(shape, .dtype = dtype, .device = TORC_CUDA(0));
}
static torc_tensor leaf(torc_ints shape, torc_dtype dtype) { return torc_requires_grad_(normal(shape, dtype)); }

static void products(void) {
    static const struct {
        torc_dtype dtype;
        const char *name;
    } types[] = {{TORC_BFLOAT16, "bf16"}, {TORC_FLOAT16, "fp16"}, {TORC_FLOAT32, "fp32"}};
    for (int64_t n = 1024; n <= 8192; n = n == 1024 ? 4096 : n * 2)
        for (int t = 0; t < 3; t++) {
            char name[64];
            int64_t scope = torc_scope_begin();
            snprintf(name, sizeof name, "matmul_%s_%d", types[t].name, (int)n);
            const inputs in = {.a = normal(SHAPE(n, n), types[t].dtype), .b = normal(SHAPE(n, n), types[t].dtype)};
            teraflops(name, matmul, 2.0 * (double)n * (double)n * (double)n, NULL, 0, &in);
            torc_scope_end(scope);
        }
    int64_t scope = torc_scope_begin();
    torc_tensor a = normal(SHAPE(64, 1024, 1024), TORC_BFLOAT16);
    const inputs batch = {.a = a, .b = a};
    teraflops("bmm_bf16_64x1024", matmul, 64 * 2.0 * 1024 * 1024 * 1024, NULL, 0, &batch);
    const inputs in = {.a = normal(SHAPE(8192, 4096), TORC_BFLOAT16),
                       .b = normal(SHAPE(16384, 4096), TORC_BFLOAT16),
                       .c = normal(SHAPE(16384), TORC_BFLOAT16)};
    teraflops("linear_bf16", linear, 2.0 * 8192 * 4096 * 16384, NULL, 0, &in);
    teraflops("linear_then_gelu_bf16", linear_gelu, 2.0 * 8192 * 4096 * 16384, NULL, 0, &in);
    teraflops("linear_gelu_bf16", linear_gelu_fused, 2.0 * 8192 * 4096 * 16384, NULL, 0, &in);
    teraflops("linear_relu_bf16", linear_relu_fused, 2.0 * 8192 * 4096 * 16384, NULL, 0, &in);
    torc_scope_end(scope);
}

static torc_tensor unchanged(torc_module m, torc_tensors inputs, torc_tensor output, void *context) {
    (void)m, (void)inputs, (void)context;
    return output;
}
/* Layers with biases, forward and backward: linear alone, and the hidden layer of a transformer, as one operator and (a
 * hook keeps its parts apart) as three. */
static void layers(void) {
    static const int64_t sizes[][3] = {{16384, 768, 3072}, {8192, 4096, 16384}};
    for (int i = 0; i < 2; i++)
        for (int kind = 0; kind < 5; kind++) {
            static const char *const names[5] = {"linear_bias", "mlp_gelu", "mlp_gelu_apart", "mlp_relu",
                                                 "mlp_relu_apart"};
            const int64_t rows = sizes[i][0], width = sizes[i][1], hidden = sizes[i][2];
            char name[64];
            snprintf(name, sizeof name, "%s_bf16_%dx%dx%d", names[kind], (int)rows, (int)width, (int)hidden);
            if (!wanted(name)) continue;
            int64_t scope = torc_scope_begin();
            torc_set_default_device(TORC_CUDA(0));
            torc_module first = torc_nn_linear(width, hidden, .dtype = TORC_BFLOAT16),
                        act = kind < 3 ? torc_nn_gelu(.approximate = "tanh") : torc_nn_relu(),
                        last = torc_nn_linear(hidden, width, .dtype = TORC_BFLOAT16);
            torc_set_default_device(TORC_CPU);
            inputs in = {.a = leaf(SHAPE(rows, width), TORC_BFLOAT16),
                         .m = kind ? torc_nn_sequential(first, act, last) : torc_nn_sequential(first)};
            if (kind && kind % 2 == 0) torc_module_register_forward_hook(act, unchanged, TORC_NO_CONTEXT);
            torc_tensors p = torc_module_parameters(in.m);
            torc_tensor all[8] = {in.a};
            for (int64_t k = 0; k < p.count && k < 7; k++) all[k + 1] = p.data[k];
            in.wanted = (torc_tensors){all, p.count + 1};
            in.y = torc_module_forward(in.m, in.a);
            in.go = in.y ? torc_randn_like(torc_detach(in.y)) : NULL;
            const double flops = (kind ? 4.0 : 2.0) * (double)rows * (double)width * (double)hidden;
            teraflops(name, forward, flops, backward_all, 2 * flops, &in);
            torc_scope_end(scope);
        }
}

static void attentions(void) {
    static const int64_t sizes[][4] = {{4, 16, 4096, 64}, {4, 16, 4096, 128}, {16, 16, 1024, 64}};
    for (int i = 0; i < 3; i++)
        for (int causal = 0; causal < 2; causal++) {
            const int64_t b = sizes[i][0], h = sizes[i][1], s = sizes[i][2], d = sizes[i][3];
            char name[64];
            snprintf(name, sizeof name, "sdpa_B%dH%dS%dD%d%s", (int)b, (int)h, (int)s, (int)d, causal ? "_causal" : "");
            if (!wanted(name)) continue;
            int64_t scope = torc_scope_begin();
            inputs in = {.a = leaf(SHAPE(b, h, s, d), TORC_BFLOAT16),
                         .b = leaf(SHAPE(b, h, s, d), TORC_BFLOAT16),
                         .c = leaf(SHAPE(b, h, s, d), TORC_BFLOAT16),
                         .causal = causal};
            in.y = torc_scaled_dot_product_attention(in.a, in.b, in.c, .is_causal = causal);
            in.go = normal(SHAPE(b, h, s, d), TORC_BFLOAT16);
            const double flops = 4.0 * (double)(b * h) * (double)(s * s) * (double)d * (causal ? 0.5 : 1);
            teraflops(name, attention, flops, backward3, 2.5 * flops, &in);
            torc_scope_end(scope);
        }
}

/* Padding of a batch: a mask of (B, 1, 1, S). */
static void masked(void) {
    const int64_t b = 32, h = 16, s = 512, d = 64;
    const double flops = 4.0 * (double)(b * h) * (double)(s * s) * (double)d;
    if (!wanted("sdpa_mask_B32H16S512D64")) return;
    int64_t scope = torc_scope_begin();
    inputs in = {.a = leaf(SHAPE(b, h, s, d), TORC_FLOAT16),
                 .b = leaf(SHAPE(b, h, s, d), TORC_FLOAT16),
                 .c = leaf(SHAPE(b, h, s, d), TORC_FLOAT16)};
    in.mask = torc_lt(torc_expand(torc_arange(s, .device = TORC_CUDA(0)), SHAPE(b, 1, 1, s)), 400);
    in.y = torc_scaled_dot_product_attention(in.a, in.b, in.c, .attn_mask = in.mask);
    in.go = normal(SHAPE(b, h, s, d), TORC_FLOAT16);
    teraflops("sdpa_mask_B32H16S512D64", masked_attention, flops, backward3, 2.5 * flops, &in);
    torc_scope_end(scope);
}
/* Dropout of the weights, as in training. */
static void dropped_attention(const inputs *in) {
    (void)torc_scaled_dot_product_attention(in->a, in->b, in->c, .is_causal = in->causal, .dropout_p = 0.1);
}
static void dropped(void) {
    static const int64_t sizes[][4] = {{4, 16, 4096, 128}, {16, 16, 1024, 64}};
    for (int i = 0; i < 2; i++)
        for (int causal = 0; causal < 2; causal++) {
            const int64_t b = sizes[i][0], h = sizes[i][1], s = sizes[i][2], d = sizes[i][3];
            const double flops = 4.0 * (double)(b * h) * (double)(s * s) * (double)d * (causal ? 0.5 : 1);
            char name[64];
            snprintf(name, sizeof name, "sdpa_dropout_B%dH%dS%dD%d%s", (int)b, (int)h, (int)s, (int)d,
                     causal ? "_causal" : "");
            if (!wanted(name)) continue;
            int64_t scope = torc_scope_begin();
            inputs in = {.a = leaf(SHAPE(b, h, s, d), TORC_BFLOAT16),
                         .b = leaf(SHAPE(b, h, s, d), TORC_BFLOAT16),
                         .c = leaf(SHAPE(b, h, s, d), TORC_BFLOAT16),
                         .causal = causal};
            in.y = torc_scaled_dot_product_attention(in.a, in.b, in.c, .is_causal = causal, .dropout_p = 0.1);
            in.go = normal(SHAPE(b, h, s, d), TORC_BFLOAT16);
            teraflops(name, dropped_attention, flops, backward3, 2.5 * flops, &in);
            torc_scope_end(scope);
        }
}
static void convolution(const char *name, const int64_t *size, torc_dtype dtype, bool biased,
                        torc_memory_format format) {
    const int64_t n = size[0], c = size[1], k = size[2], hw = size[3], r = size[4];
    if (!wanted(name)) return;
    int64_t scope = torc_scope_begin();
    inputs in = {.stride = size[5], .padding = r / 2};
    in.a = torc_requires_grad_(torc_contiguous(normal(SHAPE(n, c, hw, hw), dtype), .memory_format = format), c != 3);
    in.b = torc_requires_grad_(torc_contiguous(normal(SHAPE(k, c, r, r), dtype), .memory_format = format));
    in.c = biased ? leaf(SHAPE(k), dtype) : NULL;
    in.y = torc_conv2d(in.a, in.b, .bias = in.c, .stride = in.stride, .padding = in.padding);
    in.go = in.y ? torc_randn_like(torc_detach(in.y)) : NULL;
    const double flops = in.y ? 2.0 * (double)torc_numel(in.y) * (double)(c * r * r) : 0;
    teraflops(name, conv, flops, c == 3 ? backward_weight : backward2, (c == 3 ? 1 : 2) * flops, &in);
    torc_scope_end(scope);
}
static void convolutions(void) {
    static const int64_t sizes[][6] = {{64, 64, 64, 56, 3, 1},  {64, 128, 128, 28, 3, 1}, {64, 256, 256, 14, 3, 1},
                                       {64, 512, 512, 7, 3, 1}, {64, 256, 64, 56, 1, 1},  {64, 3, 64, 224, 7, 2}};
    for (int biased = 0; biased < 2; biased++)
        for (int t = 0; t < 2; t++)
            for (int i = 0; i < 6; i++) {
                char name[80];
                snprintf(name, sizeof name, "conv%s_%s_N%dC%dK%dHW%dR%ds%d", biased ? "_bias" : "", t ? "fp16" : "bf16",
                         (int)sizes[i][0], (int)sizes[i][1], (int)sizes[i][2], (int)sizes[i][3], (int)sizes[i][4],
                         (int)sizes[i][5]);
                convolution(name, sizes[i], t ? TORC_FLOAT16 : TORC_BFLOAT16, biased, TORC_CHANNELS_LAST);
                if (i || biased) continue;
                strcat(name, "_nchw");
                convolution(name, sizes[i], t ? TORC_FLOAT16 : TORC_BFLOAT16, biased, TORC_CONTIGUOUS_FORMAT);
            }
}

/* Pooling, which convolutional networks also need, is bound by memory: bytes of input and outputs. */
static void terabytes(const char *name, work *forward, double bytes, work *backward, double backward_bytes,
                      const inputs *in) {
    if (!wanted(name)) return;
    const double f = torc_error() ? 0 : call_seconds(forward, in), b = torc_error() ? 0 : call_seconds(backward, in);
    if (failed(name)) return;
    printf("{\"name\": \"TBps/%s\", \"fwd\": %.2f, \"bwd\": %.2f}\n", name, bytes / f * 1e-12,
           backward_bytes / b * 1e-12);
    fflush(stdout);
}
static void max_pool(const inputs *in) { (void)torc_max_pool2d(in->a, 3, .stride = 2, .padding = 1); }
static void avg_pool(const inputs *in) { (void)torc_avg_pool2d(in->a, 2); }
static void global_pool(const inputs *in) { (void)torc_adaptive_avg_pool2d(in->a, INTS(1, 1)); }
static void backward1(const inputs *in) {
    (void)torc_autograd_grad(TENSORS(in->y), TENSORS(in->a), .grad_outputs = TENSORS(in->go), .retain_graph = true);
}
static void pools(void) {
    for (int t = 0; t < 2; t++)
        for (int kind = 0; kind < 3; kind++) {
            static const char *const names[3] = {"max_pool_3s2", "avg_pool_2", "global_avg_pool"};
            const torc_dtype dtype = t ? TORC_BFLOAT16 : TORC_FLOAT32;
            char name[64];
            snprintf(name, sizeof name, "%s_%s", names[kind], t ? "bf16" : "f32");
            if (!wanted(name)) continue;
            int64_t scope = torc_scope_begin();
            inputs in = {.a = leaf(kind == 2 ? SHAPE(256, 2048, 14, 14) : SHAPE(256, 64, 112, 112), dtype)};
            in.y = kind == 0   ? torc_max_pool2d(in.a, 3, .stride = 2, .padding = 1)
                   : kind == 1 ? torc_avg_pool2d(in.a, 2)
                               : torc_adaptive_avg_pool2d(in.a, INTS(1, 1));
            in.go = in.y ? torc_randn_like(torc_detach(in.y)) : NULL;
            const double item = t ? 2 : 4, bytes = in.y ? (double)torc_numel(in.a) * item +
                                                              (double)torc_numel(in.y) * (item + (kind == 0 ? 8 : 0))
                                                        : 0;
            terabytes(name, kind == 0 ? max_pool : kind == 1 ? avg_pool : global_pool, bytes, backward1, bytes, &in);
            torc_scope_end(scope);
        }
}

int main(int argc, char **argv) {
    only = argc > 1 && *argv[1] ? argv[1] : NULL;
    if (argc > 2 && !strcmp(argv[2], "timed")) torc_backends_cudnn_set_benchmark(true);
    if (!torc_cuda_is_available()) {
        fprintf(stderr, "no CUDA device\n");
        return 0;
    }
    products();
    layers();
    attentions();
    masked();
    dropped();
    convolutions();
    pools();
    return 0;
}
