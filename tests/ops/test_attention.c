/* test_attention.c - scaled dot product attention: the fused kernel and the composition against the definition. */
#include "support.h"

typedef struct sizes {
    int64_t b, h, l, s, e, ev;
} sizes;

/* bias (L × S) is added to the scores; a query that may see nothing gives zeros. */
static double *reference(torc_tensor q, torc_tensor k, torc_tensor v, const sizes *z, bool causal, const double *bias,
                         double scale) {
    double *qs = read_all(q), *ks = read_all(k), *vs = read_all(v),
           *out = calloc((size_t)(z->b * z->h * z->l * z->ev) + 1, sizeof *out),
           *p = malloc(sizeof *p * (size_t)(z->s + 1));
    for (int64_t n = 0; n < z->b * z->h; n++)
        for (int64_t i = 0; i < z->l; i++) {
            double m = -INFINITY, sum = 0;
            for (int64_t j = 0; j < z->s; j++) {
                p[j] = bias ? bias[i * z->s + j] : 0;
                for (int64_t e = 0; e < z->e; e++)
                    p[j] += scale * qs[(n * z->l + i) * z->e + e] * ks[(n * z->s + j) * z->e + e];
                if (causal && j > i) p[j] = -INFINITY;
                m = p[j] > m ? p[j] : m;
            }
            if (m == -INFINITY) continue;
            for (int64_t j = 0; j < z->s; j++) sum += p[j] = exp(p[j] - m);
            for (int64_t j = 0; j < z->s; j++)
                for (int64_t e = 0; e < z->ev; e++)
                    out[(n * z->l + i) * z->ev + e] += p[j] / sum * vs[(n * z->s + j) * z->ev + e];
        }
    free(qs), free(ks), free(vs), free(p);
    return out;
}
static void close_to(torc_tensor got, double *want) {
    NO_ERROR();
    double eps = dtype_epsilon(torc_tensor_dtype(got));
    CLOSE_TO(got, want, eps * 8, eps * 8);
    free(want);
}
static const torc_dtype floats[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
static const sizes cases[] = {{2, 3, 5, 7, 4, 6}, {1, 1, 1, 1, 1, 1}, {1, 2, 130, 300, 8, 8}, {2, 2, 300, 70, 16, 3}};

static void fused(void **state) {
    (void)state;
    for (int c = 0; c < (int)LENGTH(cases); c++)
        for (int d = 0; d < (int)LENGTH(floats); d++)
            for (int l = 0; l < LAYOUT_COUNT; l++)
                for (int causal = 0; causal < 2; causal++) {
                    if (c > 1 && l > 2) continue;
                    int64_t scope = torc_scope_begin();
                    const sizes *z = &cases[c];
                    torc_tensor q = make_uniform(floats[d], SHAPE(z->b, z->h, z->l, z->e), 1, -2, 2, (layout)l),
                                k = make_uniform(floats[d], SHAPE(z->b, z->h, z->s, z->e), 2, -2, 2, (layout)l),
                                v = make_uniform(floats[d], SHAPE(z->b, z->h, z->s, z->ev), 3, -1, 1,
                                                 (layout)((l + 1) % LAYOUT_COUNT));
                    torc_tensor r = torc_scaled_dot_product_attention(q, k, v, .is_causal = causal);
                    HAS_SHAPE(r, z->b, z->h, z->l, z->ev);
                    close_to(r, reference(q, k, v, z, causal, NULL, 1 / sqrt((double)z->e)));
                    torc_scope_end(scope);
                }
}

static void masks_and_scales(void **state) {
    (void)state;
    const sizes *z = &cases[0];
    torc_tensor q = make_uniform(TORC_FLOAT32, SHAPE(2, 3, 5, 4), 1, -2, 2, LAYOUT_CONTIGUOUS),
                k = make_uniform(TORC_FLOAT32, SHAPE(2, 3, 7, 4), 2, -2, 2, LAYOUT_CONTIGUOUS),
                v = make_uniform(TORC_FLOAT32, SHAPE(2, 3, 7, 6), 3, -1, 1, LAYOUT_CONTIGUOUS);
    double allowed[35], bias[35];
    for (int i = 0; i < 35; i++)
        allowed[i] = i % 3 != 0 && i / 7 != 2, bias[i] = allowed[i] ? 0 : -INFINITY; /* query 2 sees nothing: zeros */
    close_to(torc_scaled_dot_product_attention(q, k, v, .attn_mask = make_bool(SHAPE(5, 7), allowed)),
             reference(q, k, v, z, false, bias, 0.5));
    for (int i = 0; i < 35; i++) bias[i] = 0.1 * i - 1;
    close_to(torc_scaled_dot_product_attention(q, k, v, .attn_mask = make_f32(SHAPE(5, 7), bias)),
             reference(q, k, v, z, false, bias, 0.5));
    close_to(torc_scaled_dot_product_attention(q, k, v, .scale = -0.25), reference(q, k, v, z, false, NULL, -0.25));
    /* both: what the mask and the order of keys allow; PyTorch's kernels do it, its composition refuses */
    const sizes square = {2, 3, 5, 7, 4, 4};
    torc_tensor v4 = torc_narrow(v, 3, 0, 4);
    for (int i = 0; i < 35; i++) allowed[i] = i % 3 != 1, bias[i] = allowed[i] ? 0 : -INFINITY;
    for (int shape = 0; shape < 2; shape++)
        close_to(torc_scaled_dot_product_attention(
                     q, k, v4,
                     .attn_mask = torc_view(make_bool(SHAPE(5, 7), allowed), shape ? SHAPE(1, 1, 5, 7) : SHAPE(5, 7)),
                     .is_causal = true),
                 reference(q, k, v4, &square, true, bias, 0.5));
    for (int i = 0; i < 35; i++) bias[i] = 0.1 * i - 1;
    close_to(torc_scaled_dot_product_attention(q, k, v4, .attn_mask = make_f32(SHAPE(5, 7), bias), .is_causal = true),
             reference(q, k, v4, &square, true, bias, 0.5));
    double rows[35] = {0};
    for (int j = 0; j < 35; j++) bias[j] = j % 7 == 3 ? -INFINITY : 0;
    close_to(torc_scaled_dot_product_attention(
                 q, k, v4, .attn_mask = make_bool(SHAPE(1, 7), (double[]){1, 1, 1, 0, 1, 1, 1}), .is_causal = true),
             reference(q, k, v4, &square, true, bias, 0.5));
    close_to(torc_scaled_dot_product_attention(q, k, v,
                                               .attn_mask = make_bool(SHAPE(1, 7), (double[]){1, 1, 1, 1, 1, 1, 1})),
             reference(q, k, v, z, false, rows, 0.5));
    /* 2-D: no batch */
    torc_tensor one = torc_scaled_dot_product_attention(torc_select(torc_select(q, 0, 1), 0, 2),
                                                        torc_select(torc_select(k, 0, 1), 0, 2),
                                                        torc_select(torc_select(v, 0, 1), 0, 2));
    SAME_CLOSE(one, torc_select(torc_select(torc_scaled_dot_product_attention(q, k, v), 0, 1), 0, 2));
    /* grouped queries: 6 heads share 3 */
    torc_tensor six = make_uniform(TORC_FLOAT32, SHAPE(2, 6, 5, 4), 1, -2, 2, LAYOUT_CONTIGUOUS),
                grouped = torc_scaled_dot_product_attention(six, k, v, .enable_gqa = true);
    SAME_CLOSE(torc_select(grouped, 1, 3),
               torc_squeeze(torc_scaled_dot_product_attention(torc_narrow(six, 1, 3, 1), torc_narrow(k, 1, 1, 1),
                                                              torc_narrow(v, 1, 1, 1)),
                            .dim = DIMS(1)));
    HAS_SHAPE(torc_scaled_dot_product_attention(q, k, v, .dropout_p = 0.5), 2, 3, 5, 6);
    HAS_SHAPE(torc_scaled_dot_product_attention(make_f32(SHAPE(1, 1, 0, 4), NULL), make_f32(SHAPE(1, 1, 3, 4), NULL),
                                                make_f32(SHAPE(1, 1, 3, 4), NULL)),
              1, 1, 0, 4);
    VALUES(torc_scaled_dot_product_attention(make_f32(SHAPE(1, 1, 1, 1), (double[]){3}),
                                             make_f32(SHAPE(1, 1, 0, 1), NULL), make_f32(SHAPE(1, 1, 0, 1), NULL)),
           0);
    for (int causal = 0; causal < 2; causal++) { /* no keys, with and without a mask of none */
        torc_tensor two = with_grad(make_f32(SHAPE(2, 1), (double[]){3, 4})), none = make_f32(SHAPE(0, 1), NULL);
        torc_tensor zeros =
            causal ? torc_scaled_dot_product_attention(two, none, none, .is_causal = true)
                   : torc_scaled_dot_product_attention(two, none, none, .attn_mask = make_bool(SHAPE(2, 0), NULL));
        VALUES(zeros, 0, 0);
        assert_true(torc_backward(torc_sum(zeros)));
        VALUES(torc_grad(two), 0, 0);
    }
}

static torc_tensor f_attention(torc_tensor *in, void *causal) {
    return torc_scaled_dot_product_attention(in[0], in[1], in[2], .is_causal = causal != NULL);
}
static torc_tensor f_masked(torc_tensor *in, void *mask) {
    return torc_scaled_dot_product_attention(in[0], in[1], in[2], .attn_mask = mask);
}
static torc_tensor f_masked_causal(torc_tensor *in, void *mask) {
    return torc_scaled_dot_product_attention(in[0], in[1], in[2], .attn_mask = mask, .is_causal = true);
}
#define LEAF(seed, ...) with_grad(make_uniform(TORC_FLOAT64, SHAPE(__VA_ARGS__), seed, -1, 1, LAYOUT_CONTIGUOUS))
static void gradients(void **state) {
    (void)state;
    torc_tensor in[3] = {LEAF(1, 1, 2, 3, 2), LEAF(2, 1, 2, 4, 2), LEAF(3, 1, 2, 4, 3)};
    torc_tensor narrow[3] = {in[0], in[1], LEAF(3, 1, 2, 4, 2)};
    CHECK_GRADIENTS(f_masked_causal, make_bool(SHAPE(3, 4), (double[]){1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 1, 1}), narrow, 3);
    CHECK_GRADIENTS_TWICE(f_attention, NULL, in, 3);
    CHECK_GRADIENTS_TWICE(f_attention, in, in, 3);
    CHECK_GRADIENTS(f_masked, make_bool(SHAPE(3, 4), (double[]){1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 1, 1}), in, 3);
    /* long sequences take the fused kernel, whose gradient recomputes the weights: compare with the composition */
    torc_tensor q = LEAF(4, 1, 1, 520, 4), k = LEAF(5, 1, 1, 520, 4), v = LEAF(6, 1, 1, 520, 4),
                g = make_uniform(TORC_FLOAT64, SHAPE(1, 1, 520, 4), 7, -1, 1, LAYOUT_CONTIGUOUS);
    torc_tensor leaves[3] = {q, k, v}, a = torc_scaled_dot_product_attention(q, k, v, .is_causal = true);
    torc_tensor mask = torc_tril(torc_ones(SHAPE(520, 520), .dtype = TORC_BOOL)),
                b = torc_scaled_dot_product_attention(q, k, v, .attn_mask = mask);
    SAME_CLOSE(a, b);
    torc_tensors ga = torc_autograd_grad(TENSORS(a), ((torc_tensors){leaves, 3}), .grad_outputs = TENSORS(g)),
                 gb = torc_autograd_grad(TENSORS(b), ((torc_tensors){leaves, 3}), .grad_outputs = TENSORS(g));
    NO_ERROR();
    for (int i = 0; i < 3; i++) assert_tensors_(__FILE__, __LINE__, ga.data[i], gb.data[i], 1e-9, 1e-11);
}

static void errors(void **state) {
    (void)state;
#define F(...) make_f32(SHAPE(__VA_ARGS__), NULL)
    torc_tensor x = F(1, 2, 3);
    FAILS(
        RUNTIME,
        "Expected query, key, and value to all be  at least 2 dimensional, but got query.dim: 1 key.dim: 2 and value.dim: 2 instead.",
        torc_scaled_dot_product_attention(F(3), F(2, 3), F(2, 3)));
    FAILS(
        RUNTIME,
        "Expected query, key, and value to have the same dtype, but got query.dtype: float key.dtype: float and value.dtype: double instead.",
        torc_scaled_dot_product_attention(F(2, 3), F(2, 3), make_f64(SHAPE(2, 3), NULL)));
    FAILS(RUNTIME, "_scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True",
          torc_scaled_dot_product_attention(x, x, x, .attn_mask = make_bool(SHAPE(2, 2), NULL), .is_causal = true));
    FAILS(RUNTIME,
          "_scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True", /* heads differ */
          torc_scaled_dot_product_attention(F(1, 1, 2, 3), F(1, 1, 2, 3), F(1, 1, 2, 4),
                                            .attn_mask = make_bool(SHAPE(2, 2), NULL), .is_causal = true));
    FAILS(
        RUNTIME,
        "Expected attn_mask dtype to be bool or float or to match query dtype, but got attn_mask.dtype: long int and  query.dtype: float instead.",
        torc_scaled_dot_product_attention(x, x, x, .attn_mask = make_i64(SHAPE(2, 2), NULL)));
    FAILS(RUNTIME, "Number of heads in key and value must divide the number of heads in ",
          torc_scaled_dot_product_attention(F(1, 4, 2, 3), F(1, 3, 2, 3), F(1, 3, 2, 3), .enable_gqa = true));
    FAILS(RUNTIME, "The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 1",
          torc_scaled_dot_product_attention(F(1, 4, 2, 3), F(1, 2, 2, 3), F(1, 2, 2, 3)));
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(fused), SCOPED(masks_and_scales), SCOPED(gradients), SCOPED(errors)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
