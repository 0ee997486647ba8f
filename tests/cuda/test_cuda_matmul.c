/* test_cuda_matmul.c - products on CUDA against the CPU's in float64: every row, dtype, layout and degenerate size. */
/* timeout: 240 */
#include "compare.h"
#include "core/shape.h"
#include "ops/generated/internal.h"
#include "torc/amp.h"
#include "torc/backends.h"
#include "torc/nn.h"
#include "torc/ops_private.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};
static torc_tensor wide(torc_tensor t) { return torc_to(t, .dtype = TORC_FLOAT64); }
/* Expanded tensors and tensors of columns, besides the layouts of compare.h. */
enum { COLUMNS = LAYOUTS, BOTH_STEPS, ALL_LAYOUTS };
static torc_tensor lay(torc_tensor t, int layout) {
    if (layout == COLUMNS) return t->ndim < 2 ? t : torc_transpose(torc_contiguous(torc_transpose(t, -2, -1)), -2, -1);
    if (layout == BOTH_STEPS)
        return t->ndim < 2 ? laid_out(t, STEPS)
                           : torc_transpose(laid_out(torc_transpose(laid_out(t, STEPS), -2, -1), STEPS), -2, -1);
    return laid_out(t, layout);
}
static char text[200];
static const char *name(const char *row, torc_dtype dtype, int64_t m, int64_t n, int64_t k, int layout) {
    snprintf(text, sizeof text, "%s of %s, m %lld n %lld k %lld, layout %d", row, torc_dtype_name(dtype), (long long)m,
             (long long)n, (long long)k, layout);
    return text;
}
static void close_to(int line, const char *what, torc_tensor got, torc_tensor want, int64_t k) {
    same_at(__FILE__, line, what, got, want, tolerance_of(got ? got->dtype : 0), sqrt((double)k + 1));
}
#define CLOSE(row, got, want) close_to(__LINE__, name(row, dtype, m, n, k, layout), got, want, k)

static void check(torc_dtype dtype, int64_t m, int64_t n, int64_t k, int layout) {
    int64_t scope = torc_scope_begin();
    const int other = (layout + (int)(m + n + k)) % ALL_LAYOUTS;
    torc_tensor a = random_of(dtype, SHAPE(m, k)), b = random_of(dtype, SHAPE(k, n)), c = random_of(dtype, SHAPE(m, n)),
                row = random_of(dtype, SHAPE(n)), v = random_of(dtype, SHAPE(k)), u = random_of(dtype, SHAPE(m));
    torc_tensor ad = lay(on_cuda(a), layout), bd = lay(on_cuda(b), other),
                cd = lay(on_cuda(c), (layout + 1) % ALL_LAYOUTS), rd = lay(on_cuda(row), layout),
                vd = lay(on_cuda(v), layout), ud = on_cuda(u);
    torc_tensor a64 = wide(a), b64 = wide(b), c64 = wide(c), r64 = wide(row), v64 = wide(v), u64 = wide(u);
    CLOSE("mm", torc_mm(ad, bd), torc_mm(a64, b64));
    CLOSE("addmm", torc_addmm(cd, ad, bd), torc_addmm(c64, a64, b64));
    CLOSE("addmm with alpha, beta", torc_addmm(cd, ad, bd, .alpha = 0.5, .beta = -2.0),
          torc_addmm(c64, a64, b64, .alpha = 0.5, .beta = -2.0));
    CLOSE("addmm of a row", torc_addmm(rd, ad, bd), torc_addmm(r64, a64, b64));
    CLOSE("addmm of a row with alpha", torc_addmm(rd, ad, bd, .alpha = 2.0, .beta = 3.0),
          torc_addmm(r64, a64, b64, .alpha = 2.0, .beta = 3.0));
    CLOSE("addmm, beta 0", torc_addmm(torc_full_like(cd, NAN), ad, bd, .beta = 0), torc_mm(a64, b64));
    CLOSE("mv", torc_mv(ad, vd), torc_mv(a64, v64));
    CLOSE("addmv", torc_addmv(ud, ad, vd, .alpha = 2.0, .beta = 0.5),
          torc_addmv(u64, a64, v64, .alpha = 2.0, .beta = 0.5));
    CLOSE("dot", torc_dot(vd, lay(on_cuda(v), other)), torc_dot(v64, v64));
    torc_tensor w = lay(on_cuda(torc_contiguous(torc_t(b))), layout);
    CLOSE("linear", torc_linear(ad, w), torc_mm(a64, b64));
    CLOSE("linear with bias", torc_linear(ad, w, .bias = rd), torc_addmm(r64, a64, b64));
    torc_tensor out = torc_empty(SHAPE(n, m), .dtype = dtype, .device = TORC_CUDA(0));
    torc_mm_out(torc_t(out), ad, bd);
    CLOSE("mm into columns", torc_t(out), torc_mm(a64, b64));
    torc_tensor steps = lay(torc_zeros(SHAPE(m, n), .dtype = dtype, .device = TORC_CUDA(0)), BOTH_STEPS);
    torc_mm_out(steps, ad, bd);
    CLOSE("mm into steps", steps, torc_mm(a64, b64));
    torc_tensor in = torc_clone(cd);
    torc_addmm_(in, ad, bd, .beta = 0.25);
    CLOSE("addmm_", in, torc_addmm(c64, a64, b64, .beta = 0.25));
    torc_scope_end(scope);
}
static void test_matrices(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][3] = {{1, 1, 1},    {2, 3, 4},       {5, 1, 7},       {1, 9, 3},      {17, 33, 65},
                                       {64, 64, 64}, {100, 200, 300}, {128, 256, 512}, {8, 8, 1},      {0, 4, 3},
                                       {4, 0, 3},    {4, 3, 0},       {1, 1, 0},       {257, 31, 1023}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int t = 0; t < 4; t++)
            for (int layout = 0; layout < ALL_LAYOUTS; layout++)
                check(dtypes[t], sizes[i][0], sizes[i][1], sizes[i][2], layout);
}
static void test_batches(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][4] = {{1, 2, 3, 4},       {7, 5, 6, 3},     {16, 64, 32, 48}, {3, 1, 5, 9},
                                       {0, 2, 2, 2},       {3, 0, 2, 2},     {3, 4, 5, 0},     {1000, 3, 2, 5},
                                       {3, 130, 120, 257}, {2, 200, 190, 33}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int t = 0; t < 4; t++)
            for (int layout = 0; layout < ALL_LAYOUTS; layout++) {
                int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t];
                const int64_t batch = sizes[i][0], m = sizes[i][1], n = sizes[i][2], k = sizes[i][3];
                torc_tensor a = random_of(dtype, SHAPE(batch, m, k)), b = random_of(dtype, SHAPE(batch, k, n)),
                            c = random_of(dtype, SHAPE(batch, m, n)), one = random_of(dtype, SHAPE(1, m, n));
                torc_tensor ad = lay(on_cuda(a), layout), bd = lay(on_cuda(b), (layout + 2) % ALL_LAYOUTS),
                            cd = on_cuda(c);
                CLOSE("bmm", torc_bmm(ad, bd), torc_bmm(wide(a), wide(b)));
                CLOSE("baddbmm", torc_baddbmm(cd, ad, bd, .alpha = 0.5, .beta = 2.0),
                      torc_baddbmm(wide(c), wide(a), wide(b), .alpha = 0.5, .beta = 2.0));
                CLOSE("baddbmm, broadcast", torc_baddbmm(on_cuda(one), ad, bd),
                      torc_baddbmm(wide(one), wide(a), wide(b)));
                if (batch) { /* one matrix for the whole batch: a stride of zero */
                    torc_tensor same = random_of(dtype, SHAPE(1, k, n));
                    CLOSE("bmm with an expanded matrix", torc_bmm(ad, torc_expand(on_cuda(same), SHAPE(batch, k, n))),
                          torc_bmm(wide(a), torc_expand(wide(same), SHAPE(batch, k, n))));
                }
                torc_tensor x = random_of(dtype, SHAPE(2, batch, 3, k)), w = random_of(dtype, SHAPE(n, k)),
                            bias = random_of(dtype, SHAPE(n));
                CLOSE("linear of 4 dimensions", torc_linear(lay(on_cuda(x), layout), on_cuda(w), .bias = on_cuda(bias)),
                      torc_linear(wide(x), wide(w), .bias = wide(bias)));
                torc_scope_end(scope);
            }
}
static void test_gradients(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++) {
        const torc_dtype dtype = dtypes[t];
        torc_tensor x = random_of(dtype, SHAPE(3, 20, 24)), w = random_of(dtype, SHAPE(16, 24)),
                    b = random_of(dtype, SHAPE(16)), g = random_of(dtype, SHAPE(3, 20, 16));
        torc_tensor leaf[2][3] = {{on_cuda(x), on_cuda(w), on_cuda(b)}, {wide(x), wide(w), wide(b)}};
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < 3; i++) leaf[side][i] = torc_requires_grad_(torc_detach(leaf[side][i]), true);
            assert_true(torc_backward(torc_linear(leaf[side][0], leaf[side][1], .bias = leaf[side][2]),
                                      .gradient = side ? wide(g) : on_cuda(g)));
            torc_tensor sum = torc_sum(torc_matmul(leaf[side][0], torc_t(leaf[side][1]))); /* an expanded gradient */
            assert_true(torc_backward(sum));
        }
        NO_ERROR();
        for (int i = 0; i < 3; i++)
            same_at(__FILE__, __LINE__, "gradients of linear and matmul", torc_grad(leaf[0][i]), torc_grad(leaf[1][i]),
                    tolerance_of(dtype), 12);
    }
}
static void test_large(void **state) {
    (void)state;
    NEEDS_CUDA();
    /* 2^31 elements of output and more */
    torc_tensor a = torc_ones(SHAPE(70000, 4), .dtype = TORC_FLOAT16, .device = TORC_CUDA(0)),
                b = torc_ones(SHAPE(4, 40000), .dtype = TORC_FLOAT16, .device = TORC_CUDA(0)), c = torc_mm(a, b);
    NO_ERROR();
    SAME("the last row", torc_narrow(c, 0, 69999, 1), torc_full(SHAPE(1, 40000), 4.0), 0);
}
static void test_refusals(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor i = torc_ones(SHAPE(2, 2), .dtype = TORC_INT64, .device = TORC_CUDA(0));
    assert_null(torc_mm(i, i));
    assert_non_null(strstr(torc_error_message(), "\"addmm_cuda\" not implemented for 'Long'"));
    torc_error_clear();
}

/* ------------------------------------------------------------------------------------------ fused linear layers
 * (…, in) → hidden → out with an activation between, on CUDA in `dtype` against the CPU in float64, with all gradients.
 * layers 1: linear and activation; 2: another linear behind it. */
typedef struct layer_case {
    int ndim;
    int64_t sizes[3], hidden, out;
    bool biased;
    int layout;
} layer_case;
static torc_tensor layers(torc_tensor *t, int count) {
    return count == 1 ? torc_linear_gelu(t[0], t[1], t[2], .approximate = "tanh")
                      : torc_linear_gelu_linear(t[0], t[1], t[2], t[3], t[4], .approximate = "tanh");
}
static void check_layers(torc_dtype dtype, const layer_case *l, int count) {
    int64_t scope = torc_scope_begin();
    const int64_t in = l->sizes[l->ndim - 1];
    int64_t shape[3] = {l->sizes[0], l->sizes[1], l->sizes[2]};
    snprintf(text, sizeof text, "%d layer(s) of %s, hidden %lld, out %lld, %s, bias %d, layout %d", count,
             shape_text(l->ndim, shape), (long long)l->hidden, (long long)l->out, torc_dtype_name(dtype), l->biased,
             l->layout);
    const double small = 1 / sqrt((double)in), small2 = 1 / sqrt((double)l->hidden);
    torc_tensor start[5] = {random_of(dtype, torc_ints_of(shape, l->ndim)),
                            torc_mul(random_of(dtype, SHAPE(l->hidden, in)), small),
                            l->biased ? random_of(dtype, SHAPE(l->hidden)) : NULL,
                            torc_mul(random_of(dtype, SHAPE(l->out, l->hidden)), small2),
                            l->biased ? random_of(dtype, SHAPE(l->out)) : NULL};
    torc_tensor leaf[2][5], y[2], grad = NULL;
    for (int side = 0; side < 2; side++) {
        torc_tensor use[5];
        for (int i = 0; i < 5; i++) {
            torc_tensor t = start[i] ? (side ? wide(start[i]) : on_cuda(start[i])) : NULL;
            use[i] = leaf[side][i] = t ? torc_requires_grad_(torc_detach(t), true) : NULL;
            if (!side && t && i < 2 && l->layout) use[i] = lay(leaf[side][i], l->layout);
        }
        y[side] = layers(use, count);
        no_error_at(__FILE__, __LINE__);
        if (!side) grad = random_of(dtype, torc_ints_of(y[0]->sizes, y[0]->ndim));
        assert_true(torc_backward(y[side], .gradient = side ? wide(grad) : on_cuda(grad)));
    }
    const double close = dtype == TORC_FLOAT32 ? 1e-4 : tolerance_of(dtype) * 2;
    same_at(__FILE__, __LINE__, text, y[0], y[1], close, 1);
    for (int i = 0; i < (count == 1 ? 3 : 5); i++) {
        char what[260];
        const double rows = i ? sqrt((double)grad->numel / (double)MAX(1, y[0]->sizes[l->ndim - 1])) : 1;
        snprintf(what, sizeof what, "gradient %d of %s", i, text);
        if (leaf[0][i])
            same_at(__FILE__, __LINE__, what, torc_grad(leaf[0][i]), torc_grad(leaf[1][i]), close, 2 * rows + 2);
    }
    torc_scope_end(scope);
}
static void test_layers(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const layer_case cases[] = {{2, {64, 128, 0}, 256, 64, true, 0},
                                       {2, {64, 128, 0}, 256, 64, false, 0},
                                       {3, {5, 7, 24}, 40, 16, true, 0},
                                       {2, {33, 17, 0}, 9, 5, true, 0},
                                       {2, {1, 8, 0}, 8, 8, true, 0},
                                       {3, {2, 1, 5}, 1, 1, true, 0},
                                       {2, {0, 8, 0}, 8, 4, true, 0},
                                       {2, {128, 64, 0}, 64, 32, true, STEPS},
                                       {2, {40, 64, 0}, 72, 8, true, TRANSPOSED},
                                       {3, {4, 128, 256}, 1024, 256, true, COLUMNS},
                                       {2, {1000, 96, 0}, 100, 36, true, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int t = 0; t < 4; t++) {
            check_layers(dtypes[t], &cases[i], 1);
            check_layers(dtypes[t], &cases[i], 2);
        }
}
/* What is not a number stays visible, and what is not finite gives what the unfused operators give. */
static void test_layers_special(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const float values[8] = {NAN, INFINITY, -INFINITY, 0, -1e30f, 1e30f, -8, 3};
    torc_tensor x = on_cuda(torc_reshape(torc_tensor_from(values, SHAPE(8)), SHAPE(8, 1)));
    for (int t = 0; t < 4; t++) {
        torc_tensor in = torc_zeros(SHAPE(8, 16), .dtype = dtypes[t], .device = TORC_CUDA(0)),
                    w = torc_zeros(SHAPE(16, 16), .dtype = dtypes[t], .device = TORC_CUDA(0)),
                    b = torc_zeros(SHAPE(16), .dtype = dtypes[t], .device = TORC_CUDA(0));
        torc_copy_(torc_narrow(in, 1, 0, 1), x);
        torc_fill_(torc_select(torc_select(w, 0, 0), 0, 0), 1);
        torc_tensor plain = torc_linear(in, w, .bias = b);
        snprintf(text, sizeof text, "gelu of special values, %s", torc_dtype_name(dtypes[t]));
        same_at(__FILE__, __LINE__, text, torc_linear_gelu(in, w, b, .approximate = "tanh"),
                torc_to(torc_gelu(plain, .approximate = "tanh"), .device = TORC_CPU), tolerance_of(dtypes[t]), 1e-3);
    }
}
/* relu behind a linear layer of a Sequential, in shapes for which the library has algorithms of all kinds. */
static void test_relu_keeps_nan(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][3] = {{3, 4, 5}, {8, 16, 16}, {64, 128, 256}, {256, 64, 1000}};
    for (int t = 0; t < 4; t++)
        for (int i = 0; i < 4; i++) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = random_of(dtypes[t], SHAPE(sizes[i][0], sizes[i][1])),
                        w = random_of(dtypes[t], SHAPE(sizes[i][2], sizes[i][1])),
                        b = random_of(dtypes[t], SHAPE(sizes[i][2]));
            torc_fill_(torc_select(torc_select(x, 1, 0), 0, 2), NAN);
            torc_tensor want = torc_isnan(torc_relu(torc_linear(wide(x), wide(w), .bias = wide(b))));
            assert_int_equal(torc_item_int64(torc_sum(want)), sizes[i][2]);
            torc_module layer = torc_nn_linear(sizes[i][1], sizes[i][2], .dtype = dtypes[t], .device = TORC_CUDA(0)),
                        m = torc_nn_sequential(layer, torc_nn_relu());
            bool grad = torc_no_grad_begin();
            torc_copy_(torc_module_get_parameter(layer, "weight"), on_cuda(w));
            torc_copy_(torc_module_get_parameter(layer, "bias"), on_cuda(b));
            snprintf(text, sizeof text, "NaN through relu, %d of %s", i, torc_dtype_name(dtypes[t]));
            SAME(text, torc_isnan(torc_module_forward(m, on_cuda(x))), want, 0);
            torc_no_grad_end(grad);
            torc_scope_end(scope);
        }
}
/* Second derivatives go by public operators, through gelu's kept input. */
static void test_layers_twice(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int kind = 0; kind < 2; kind++) { /* gelu behind a layer, and between two */
        torc_tensor start[5] = {random_of(TORC_FLOAT32, SHAPE(6, 8)), random_of(TORC_FLOAT32, SHAPE(8, 8)),
                                random_of(TORC_FLOAT32, SHAPE(8)), random_of(TORC_FLOAT32, SHAPE(4, 8)),
                                random_of(TORC_FLOAT32, SHAPE(4))},
                    leaf[2][5];
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < 5; i++)
                leaf[side][i] = torc_requires_grad_(torc_detach(side ? wide(start[i]) : on_cuda(start[i])), true);
            torc_tensor y = layers(leaf[side], kind + 1);
            torc_tensors d = torc_autograd_grad(TENSORS(torc_sum(torc_mul(y, y))), ((torc_tensors){leaf[side], 3}),
                                                .create_graph = true);
            NO_ERROR();
            torc_tensor sum = torc_sum(torc_mul(d.data[0], d.data[0]));
            for (int i = 1; i < 3; i++) sum = torc_add(sum, torc_sum(torc_mul(d.data[i], d.data[i])));
            assert_true(torc_backward(sum));
        }
        for (int i = 0; i < (kind ? 5 : 3); i++) {
            snprintf(text, sizeof text, "second derivative %d of kind %d", i, kind);
            torc_tensor want = torc_grad(leaf[1][i]);
            double most = torc_item(torc_max(torc_abs(want)));
            same_at(__FILE__, __LINE__, text, torc_grad(leaf[0][i]), want, 1e-4, most);
        }
    }
}
static torc_tensor count_calls(torc_module m, torc_tensors in, torc_tensor out, void *context) {
    (void)m, (void)in;
    ++*(int *)context;
    return out;
}
/* Sequential fuses its children, unless somebody looks at what is between them. */
static void test_sequential(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int kind = 0; kind < 3; kind++) {
        torc_module act =
            kind ? torc_nn_gelu(.approximate = kind == 1 ? "tanh" : "none") : torc_nn_relu(.inplace = true);
        torc_module m = torc_nn_sequential(torc_nn_linear(16, 32), act, torc_nn_linear(32, 8));
        torc_tensor x = random_of(TORC_FLOAT32, SHAPE(10, 16)), y = torc_module_forward(m, x);
        torc_module_to(m, .device = TORC_CUDA(0));
        torc_tensor fused = torc_module_forward(m, on_cuda(x));
        same_at(__FILE__, __LINE__, "sequential", fused, y, 1e-5, 1);
        int calls = 0;
        torc_module_register_forward_hook(act, count_calls, TORC_CONTEXT(&calls));
        torc_tensor apart = torc_module_forward(m, on_cuda(x));
        same_at(__FILE__, __LINE__, "sequential with a hook", apart, y, 1e-5, 1);
        assert_int_equal(calls, 1);
    }
}
/* Four layers: pairs first, then three at once. Autocast casts them all; nothing is kept where no gradient is wanted.
 * */
static void test_deep_sequential(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int gelu = 0; gelu < 2; gelu++) {
        torc_module list[7];
        for (int i = 0; i < 7; i++)
            list[i] = i % 2 == 0 ? torc_nn_linear(16, 16) : gelu ? torc_nn_gelu(.approximate = "tanh") : torc_nn_relu();
        torc_module m = torc_nn_sequential_list((torc_modules){list, 7});
        torc_tensor x = random_of(TORC_FLOAT32, SHAPE(24, 16)), y[2], grad[2][8];
        torc_tensors p;
        for (int side = 1; side >= 0; side--) {
            if (!side) torc_module_to(m, .device = TORC_CUDA(0));
            torc_module_zero_grad(m);
            y[side] = torc_module_forward(m, side ? x : on_cuda(x));
            assert_true(torc_backward(torc_sum(torc_mul(y[side], y[side]))));
            p = torc_module_parameters(m);
            for (int i = 0; i < 8; i++) grad[side][i] = torc_clone(torc_grad(p.data[i]));
        }
        NO_ERROR();
        same_at(__FILE__, __LINE__, "deep sequential", y[0], y[1], 1e-4, 1);
        for (int i = 0; i < 8; i++) same_at(__FILE__, __LINE__, "its gradients", grad[0][i], grad[1][i], 1e-4, 2);
        torc_autocast_begin(TORC_DEVICE_CUDA, TORC_BFLOAT16);
        torc_tensor half = torc_module_forward(m, on_cuda(x));
        torc_autocast_end();
        assert_int_equal(torc_tensor_dtype(half), TORC_BFLOAT16);
        same_at(__FILE__, __LINE__, "under autocast", half, y[1], 3e-2, 1);
        torc_module_zero_grad(m);
        assert_true(torc_backward(torc_sum(torc_mul(half, half))));
        assert_int_equal(torc_tensor_dtype(torc_grad(p.data[0])), TORC_FLOAT32);
        same_at(__FILE__, __LINE__, "gradients of autocast", torc_grad(p.data[0]), grad[1][0], 6e-2, 4);
    }
    torc_tensor x = on_cuda(random_of(TORC_FLOAT32, SHAPE(4, 8))), w = on_cuda(random_of(TORC_FLOAT32, SHAPE(8, 8)));
    assert_null(op_fused_linear_gelu_linear(x, w, NULL, w, NULL, false).pre);
    NO_ERROR();
}
static void test_addmm_activation(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int gelu = 0; gelu < 2; gelu++)
            for (int odd = 0; odd < 2; odd++) {
                torc_tensor b = random_of(dtypes[t], odd ? SHAPE(12, 24) : SHAPE(24)),
                            x = random_of(dtypes[t], SHAPE(12, 16)), w = random_of(dtypes[t], SHAPE(16, 24));
                const double beta = odd ? 2 : 1;
                torc_tensor sum = torc_addmm(wide(b), wide(x), wide(w), .beta = beta);
                torc_tensor want = gelu ? torc_gelu(sum, .approximate = "tanh") : torc_relu(sum);
                same_at(__FILE__, __LINE__, "_addmm_activation",
                        torc__addmm_activation(on_cuda(b), on_cuda(x), on_cuda(w), .beta = beta, .use_gelu = gelu),
                        want, tolerance_of(dtypes[t]), 4);
            }
}
/* Few vectors and a matrix of long lines, on either side: with every epilogue, offset by an element, of lengths that are no whole vectors. */
static void test_few_vectors(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t terms[] = {256, 511, 768, 1000, 3072, 16384, 70001}, lines[] = {5, 8, 100, 768, 2309};
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < 7; k++)
            for (int64_t few = 1; few <= 5; few++) {
                int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t];
                const int64_t n = terms[k], many = lines[(k + few) % (n > 4000 ? 3 : 5)], off = (k + few) % 3 == 0;
                const double small = 1 / sqrt((double)n), beta = few % 2 ? 0.5 : 1;
                torc_tensor x = random_of(dtype, SHAPE(few, n)), w = torc_mul(random_of(dtype, SHAPE(many, n)), small),
                            bias = random_of(dtype, SHAPE(many)), sum = random_of(dtype, SHAPE(few, many));
                torc_tensor at[2][4];
                torc_tensor all[4] = {x, w, bias, sum};
                for (int i = 0; i < 4; i++)
                    at[0][i] = off ? laid_out(on_cuda(all[i]), SHIFTED) : on_cuda(all[i]), at[1][i] = wide(all[i]);
#define BOTH(what, call)                                                                                             \
    do {                                                                                                             \
        torc_tensor got, want, *a;                                                                                   \
        a = at[0], got = (call), a = at[1], want = (call);                                                           \
        char text[160];                                                                                              \
        snprintf(text, sizeof text, "%s of %s, %d vectors, %d lines of %d, offset %d", what, torc_dtype_name(dtype), \
                 (int)few, (int)many, (int)n, (int)off);                                                             \
        same_at(__FILE__, __LINE__, text, got, want, tolerance_of(dtype) * 2, 2);                                    \
    } while (0)
                BOTH("linear", torc_linear(a[0], a[1], .bias = a[2]));
                BOTH("linear without bias", torc_linear(a[0], a[1]));
                BOTH("linear to few features", torc_linear(a[1], a[0], .bias = torc_narrow(a[2], 0, 0, few)));
                BOTH("mv", torc_mv(a[1], torc_select(a[0], 0, 0)));
                BOTH("mm, transposed result", torc_mm(a[1], torc_t(a[0])));
                BOTH("addmm", torc_addmm(a[3], a[0], torc_t(a[1]), .alpha = -1.5, .beta = beta));
                BOTH("addmm with relu", torc__addmm_activation(a[2], a[0], torc_t(a[1])));
                same_at(__FILE__, __LINE__, "addmm with gelu",
                        torc__addmm_activation(at[0][2], at[0][0], torc_t(at[0][1]), .use_gelu = true),
                        torc_gelu(torc_addmm(at[1][2], at[1][0], torc_t(at[1][1])), .approximate = "tanh"),
                        tolerance_of(dtype) * 2, 2);
                BOTH("bmm",
                     torc_bmm(torc_view(a[0], SHAPE(few, 1, n)), torc_expand(torc_t(a[1]), SHAPE(few, n, many))));
#undef BOTH
                torc_scope_end(scope);
            }
}
/* Vectors and lines that begin anywhere beside each other, of lengths drawn: inner products, and products of a few lines and a vector. */
static void test_lines_anywhere(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t most[] = {20, 300, 5000, 70000, 400000};
    uint32_t seed = 5;
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < COUNT_OF(most) * 8; k++) {
            int64_t scope = torc_scope_begin();
            const torc_dtype dtype = dtypes[t];
            int64_t drawn[4];
            for (int i = 0; i < 4; i++) seed = seed * 1664525 + 1013904223, drawn[i] = seed >> 8;
            const int64_t n = 1 + drawn[0] % most[k / 8], from_x = drawn[1] % 9, from_y = drawn[2] % 9,
                          lines = 1 + drawn[3] % 4, step = n + drawn[3] / 4 % 5;
            torc_tensor x = random_of(dtype, SHAPE(from_x + n)),
                        y = torc_mul(random_of(dtype, SHAPE(from_y + lines * step)), 1 / sqrt((double)n));
            torc_tensor xd = on_cuda(x), yd = on_cuda(y);
            x = torc_narrow(wide(x), 0, from_x, n), xd = torc_narrow(xd, 0, from_x, n);
            y = torc_as_strided(wide(y), SHAPE(lines, n), SHAPE(step, 1), .storage_offset = from_y);
            yd = torc_as_strided(yd, SHAPE(lines, n), SHAPE(step, 1), .storage_offset = from_y);
            char what[120];
            snprintf(what, sizeof what, "%s, %d lines of %d, offsets %d and %d, %d apart", torc_dtype_name(dtype),
                     (int)lines, (int)n, (int)from_x, (int)from_y, (int)step);
#define NEAR(got, want) same_at(__FILE__, __LINE__, what, got, want, tolerance_of(dtype) * 2, 2)
            NEAR(torc_dot(xd, torc_select(yd, 0, 0)), torc_dot(x, torc_select(y, 0, 0)));
            NEAR(torc_dot(torc_select(yd, 0, 0), xd), torc_dot(x, torc_select(y, 0, 0)));
            NEAR(torc_mv(yd, xd), torc_mv(y, x));
            NEAR(torc_mm(yd, torc_t(yd)), torc_mm(y, torc_t(y)));
#undef NEAR
            assert_true(torc_equal(torc_mv(yd, xd), torc_mv(yd, xd)));
            torc_scope_end(scope);
        }
}
/* Few elements whose sums are very long, which are cut into parts: factors of every layout, the gradients of a layer of few features with them. */
static void test_long_sums(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t terms[] = {16384, 40001, 200003};
    static const int64_t sizes[][2] = {{1, 3}, {3, 1},  {2, 2},   {3, 4},   {4, 15}, {16, 3},
                                       {7, 8}, {9, 16}, {16, 16}, {16, 88}, {40, 5}, {100, 2}};
    uint32_t seed = 1;
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < COUNT_OF(terms); k++)
            for (int s = 0; s < COUNT_OF(sizes); s++) {
                int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t];
                const int64_t n = terms[k], rows = sizes[s][0], columns = sizes[s][1];
                const double small = 1 / sqrt((double)n);
                seed = seed * 1664525 + 1013904223;
                const int layout = (int)(seed >> 16) % ALL_LAYOUTS, other = (int)(seed >> 8) % ALL_LAYOUTS;
                char text[160];
                snprintf(text, sizeof text, "%s, %d x %d of %d terms, layouts %d and %d", torc_dtype_name(dtype),
                         (int)rows, (int)columns, (int)n, layout, other);
                torc_tensor a = random_of(dtype, SHAPE(rows, n)),
                            b = torc_mul(random_of(dtype, SHAPE(n, columns)), small),
                            c = random_of(dtype, SHAPE(rows, columns)), row = random_of(dtype, SHAPE(columns));
                torc_tensor ad = lay(on_cuda(a), layout), bd = lay(on_cuda(b), other), cd = lay(on_cuda(c), other),
                            rd = on_cuda(row);
#define NEAR(got, want) same_at(__FILE__, __LINE__, text, got, want, tolerance_of(dtype) * 2, 2)
                torc_tensor product = torc_mm(wide(a), wide(b));
                NEAR(torc_mm(ad, bd), product);
                NEAR(torc_addmm(cd, ad, bd, .alpha = -1.5, .beta = 0.5),
                     torc_add(torc_mul(wide(c), 0.5), torc_mul(product, -1.5)));
                NEAR(torc_addmm(rd, ad, bd), torc_add(wide(row), product));
                NEAR(torc__addmm_activation(rd, ad, bd), torc_relu(torc_add(wide(row), product)));
                NEAR(torc_linear(ad, lay(on_cuda(torc_contiguous(torc_t(b))), other), .bias = rd),
                     torc_add(wide(row), product));
                torc_tensor grad = lay(on_cuda(torc_contiguous(torc_t(a))), other);
                op_linear_weight_backward_result r = op_linear_weight_backward(grad, bd);
                NEAR(r.grad_weight, product);
                NEAR(torc_mul(r.grad_bias, small), torc_mul(torc_sum(wide(a), .dim = 1), small));
                if (rows * columns < 64 && n < 200000)
                    NEAR(torc_bmm(torc_expand(ad, SHAPE(3, rows, n)), torc_stack(TENSORS(bd, torc_mul(bd, 2), bd))),
                         torc_stack(TENSORS(product, torc_mul(product, 2), product)));
#undef NEAR
                assert_true(torc_equal(torc_mm(ad, bd), torc_mm(ad, bd)));
                torc_scope_end(scope);
            }
}
/* Few terms of few lines and very many, on either side, and products of so few elements that a block has a tile of them: with every epilogue,
 * every layout, and the gradients of such layers. */
static void test_thin(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][3] = {
        {1, 40000, 1}, {2, 33000, 8}, {3, 50001, 3}, {7, 33333, 16}, {15, 40000, 8}, {4, 32769, 31}, {8, 40003, 2},
        {2, 16384, 1}, {4, 8193, 32}, {3, 8192, 7},  {1, 9001, 2},   {1, 128, 256},  {2, 513, 200},  {7, 100, 129},
        {15, 300, 33}, {16, 16, 128}, {3, 5, 255},   {40, 70, 160},  {1, 1, 31},     {17, 33, 32},   {5, 1000, 127}};
    uint32_t seed = 3;
    for (int t = 0; t < 4; t++)
        for (int s = 0; s < COUNT_OF(sizes); s++)
            for (int round = 0; round < 4; round++) {
                int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t];
                const int64_t few = sizes[s][0], many = sizes[s][1], terms = sizes[s][2], rows = round % 2 ? few : many,
                              columns = round % 2 ? many : few;
                seed = seed * 1664525 + 1013904223;
                const int layout = (int)(seed >> 16) % ALL_LAYOUTS, other = (int)(seed >> 8) % ALL_LAYOUTS;
                char text[160];
                snprintf(text, sizeof text, "%s, %d x %d of %d terms, layouts %d and %d", torc_dtype_name(dtype),
                         (int)rows, (int)columns, (int)terms, layout, other);
                torc_tensor a = random_of(dtype, SHAPE(rows, terms)), b = random_of(dtype, SHAPE(columns, terms)),
                            c = random_of(dtype, SHAPE(rows, columns)), row = random_of(dtype, SHAPE(columns));
                torc_tensor ad = lay(on_cuda(a), layout), bd = lay(on_cuda(b), other), cd = lay(on_cuda(c), layout),
                            rd = on_cuda(row);
#define NEAR(got, want) same_at(__FILE__, __LINE__, text, got, want, tolerance_of(dtype), sqrt((double)terms) + 2)
                torc_tensor product = torc_mm(wide(a), torc_t(wide(b))), sum = torc_add(wide(row), product);
                NEAR(torc_mm(ad, torc_t(bd)), product);
                NEAR(torc_t(torc_mm(bd, torc_t(ad))), product);
                NEAR(torc_addmm(cd, ad, torc_t(bd), .alpha = -1.5, .beta = 0.5),
                     torc_add(torc_mul(wide(c), 0.5), torc_mul(product, -1.5)));
                NEAR(torc_linear(ad, bd, .bias = rd), sum);
                NEAR(torc_linear_gelu(ad, bd, .bias = rd, .approximate = "tanh"),
                     torc_gelu(sum, .approximate = "tanh"));
                op_linear_weight_backward_result r =
                    op_linear_weight_backward(lay(on_cuda(torc_contiguous(torc_t(a))), other), torc_t(bd));
                NEAR(r.grad_weight, product);
                NEAR(r.grad_bias, torc_sum(wide(a), .dim = 1));
                torc_tensor pre = on_cuda(c), x = torc_requires_grad_(wide(c), true);
                torc_backward(torc_gelu(x, .approximate = "tanh"), .gradient = product);
                NEAR(op_linear_gelu_backward(ad, torc_t(bd), pre), torc_grad(x));
#undef NEAR
                torc_scope_end(scope);
            }
}
/* Addends of every shape that spreads over the result, of products that torc's own kernels do. */
static void test_addends(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t sizes[][3] = {{5, 7, 9},     {1, 3, 70000}, {4, 6, 30000},
                                       {2, 40000, 8}, {50000, 3, 2}, {3, 300, 600}};
    for (int t = 0; t < 4; t++)
        for (int s = 0; s < COUNT_OF(sizes); s++)
            for (int shape = 0; shape < 5; shape++) {
                int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t];
                const int64_t m = sizes[s][0], n = sizes[s][1], k = sizes[s][2];
                const double small = 1 / sqrt((double)k);
                char text[160];
                snprintf(text, sizeof text, "%s, %d x %d of %d terms, addend %d", torc_dtype_name(dtype), (int)m,
                         (int)n, (int)k, shape);
                const torc_ints of = shape == 0   ? SHAPE(m, n)
                                     : shape == 1 ? SHAPE(n)
                                     : shape == 2 ? SHAPE(m, 1)
                                     : shape == 3 ? SHAPE(1, n)
                                                  : SHAPE(1);
                torc_tensor c = random_of(dtype, of), a = random_of(dtype, SHAPE(m, k)),
                            b = torc_mul(random_of(dtype, SHAPE(n, k)), small), row = random_of(dtype, SHAPE(m));
                torc_tensor cd = laid_out(on_cuda(c), (s + shape) % LAYOUTS), ad = on_cuda(a), bd = torc_t(on_cuda(b)),
                            rd = laid_out(on_cuda(row), shape % LAYOUTS);
                torc_tensor product = torc_mm(wide(a), torc_t(wide(b)));
#define NEAR(got, want) same_at(__FILE__, __LINE__, text, got, want, tolerance_of(dtype) * 2, 2)
                NEAR(torc_addmm(cd, ad, bd, .alpha = 3, .beta = 2),
                     torc_add(torc_mul(wide(c), 2), torc_mul(product, 3)));
                NEAR(torc_addmm(cd, ad, bd), torc_add(wide(c), product));
                if (m * n < 10000)
                    NEAR(torc_baddbmm(cd, torc_expand(ad, SHAPE(2, m, k)), torc_expand(bd, SHAPE(2, k, n)), .beta = 2),
                         torc_expand(torc_add(torc_mul(wide(c), 2), product), SHAPE(2, m, n)));
                NEAR(torc_addmv(rd, ad, torc_select(bd, 1, 0), .beta = 2),
                     torc_add(torc_mul(wide(row), 2), torc_select(product, 1, 0)));
                if (shape == 0) {
                    torc_tensor here = torc_clone(on_cuda(c));
                    torc_addmm_(here, ad, bd, .beta = 2);
                    NEAR(here, torc_add(torc_mul(wide(c), 2), product));
                }
#undef NEAR
                torc_scope_end(scope);
            }
}
/* ------------------------------------------------------------------------------------------ switches */
static void test_switches(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor a = random_of(TORC_FLOAT32, SHAPE(256, 512)), b = random_of(TORC_FLOAT32, SHAPE(512, 256)),
                ad = on_cuda(a), bd = on_cuda(b), want = torc_mm(wide(a), wide(b)), exact = torc_mm(ad, bd);
    same_at(__FILE__, __LINE__, "float32", exact, want, 2e-6, 20);
    torc_backends_cuda_matmul_set_allow_tf32(true);
    torc_tensor rough = torc_mm(ad, bd);
    same_at(__FILE__, __LINE__, "TF32", rough, want, 1e-2, 20);
    assert_false(torc_equal(rough, exact));
    torc_backends_cuda_matmul_set_allow_tf32(false);
    assert_true(torc_equal(torc_mm(ad, bd), exact));
    for (int t = 2; t < 4; t++) {
        torc_tensor h = random_of(dtypes[t], SHAPE(64, 8192)), hd = on_cuda(h),
                    product = torc_mm(wide(h), torc_t(wide(h)));
        for (int split = 0; split < 2; split++) {
            torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction(false, split);
            torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction(false, split);
            same_at(__FILE__, __LINE__, "exact sums", torc_mm(hd, torc_t(hd)), product, tolerance_of(dtypes[t]), 1);
        }
    }
    torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction(true, true);
    torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction(true, true);
    torc_backends_cuda_matmul_set_allow_fp16_accumulation(true);
    torc_tensor h = random_of(TORC_FLOAT16, SHAPE(64, 64)), hd = on_cuda(h);
    same_at(__FILE__, __LINE__, "float16 sums", torc_addmm(hd, hd, hd, .alpha = 0.5, .beta = 2),
            torc_addmm(wide(h), wide(h), wide(h), .alpha = 0.5, .beta = 2), 2e-2, 10);
    torc_backends_cuda_matmul_set_allow_fp16_accumulation(false);
    torc_backends_cudnn_set_benchmark(true); /* candidates are timed; inputs and outputs stay what they are */
    for (int t = 0; t < 4; t++) {
        torc_tensor x = random_of(dtypes[t], SHAPE(96, 160)), w = random_of(dtypes[t], SHAPE(64, 160)),
                    bias = random_of(dtypes[t], SHAPE(64)), c = random_of(dtypes[t], SHAPE(96, 64)), cd = on_cuda(c);
        same_at(__FILE__, __LINE__, "timed linear", torc_linear(on_cuda(x), on_cuda(w), .bias = on_cuda(bias)),
                torc_linear(wide(x), wide(w), .bias = wide(bias)), tolerance_of(dtypes[t]), 13);
        torc_addmm_(cd, on_cuda(x), torc_t(on_cuda(w)));
        same_at(__FILE__, __LINE__, "timed addmm_", cd, torc_addmm(wide(c), wide(x), torc_t(wide(w))),
                tolerance_of(dtypes[t]), 13);
        const layer_case l = {2, {72, 136, 0}, 264, 56, true, 0};
        check_layers(dtypes[t], &l, 2);
    }
    torc_backends_cudnn_set_benchmark(false);
    NO_ERROR();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(test_matrices),       SCOPED(test_batches),         SCOPED(test_gradients),
        SCOPED(test_large),          SCOPED(test_refusals),        SCOPED(test_layers),
        SCOPED(test_layers_special), SCOPED(test_layers_twice),    SCOPED(test_relu_keeps_nan),
        SCOPED(test_sequential),     SCOPED(test_deep_sequential), SCOPED(test_addmm_activation),
        SCOPED(test_few_vectors),    SCOPED(test_lines_anywhere),  SCOPED(test_long_sums),
        SCOPED(test_thin),           SCOPED(test_addends),         SCOPED(test_switches)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
