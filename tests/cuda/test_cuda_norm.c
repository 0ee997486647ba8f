/* test_cuda_norm.c - layer, root-mean-square, group and batch normalization and dropout on CUDA against the CPU's. */
#include "compare.h"
#include "core/shape.h"
#include "ops/generated/internal.h"
#include "torc/ops_private.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64};
static torc_tensor wide(torc_tensor t) { return t ? torc_to(t, .dtype = TORC_FLOAT64) : NULL; }

/* parameters: 0 none, 1 weight and bias, 2 weight and bias of float32, 3 weight, 4 bias */
static void layer(torc_dtype dtype, int64_t rows, int64_t n, int parameters, int layout) {
    int64_t scope = torc_scope_begin();
    const torc_dtype p = parameters == 2 && dtype != TORC_FLOAT64 ? TORC_FLOAT32 : dtype;
    torc_tensor x = torc_to(torc_add(random_of(TORC_FLOAT64, SHAPE(rows, n)), 3.0), .dtype = dtype),
                g = random_of(dtype, SHAPE(rows, n));
    torc_tensor w = parameters && parameters != 4 ? random_of(p, SHAPE(n)) : NULL,
                b = parameters && parameters != 3 ? random_of(p, SHAPE(n)) : NULL;
    char what[128];
    snprintf(what, sizeof what, "layer_norm %s (%d, %d) parameters %d %s", torc_dtype_name(dtype), (int)rows, (int)n,
             parameters, layout_names[layout]);
    torc_native_layer_norm_result a =
        torc_native_layer_norm(laid_out(on_cuda(x), layout), SHAPE(n), on_cuda(w), on_cuda(b), 1e-5);
    torc_native_layer_norm_result e = torc_native_layer_norm(wide(x), SHAPE(n), wide(w), wide(b), 1e-5);
    SAME(what, a.output, e.output, 1);
    SAME(what, a.mean, e.mean, 1);
    SAME(what, a.rstd, e.rstd, 1);
    for (int need = 1; need < 8; need++) {
        if (need != 7 && (rows > 40 || dtype == TORC_FLOAT16)) continue;
        op_native_layer_norm_backward_result c =
            op_native_layer_norm_backward(laid_out(on_cuda(g), layout), on_cuda(x), SHAPE(n), a.mean, a.rstd,
                                          on_cuda(w), need & 1, need & 2, need & 4);
        op_native_layer_norm_backward_result d = op_native_layer_norm_backward(
            wide(g), wide(x), SHAPE(n), wide(torc_to(a.mean, .device = TORC_CPU)),
            wide(torc_to(a.rstd, .device = TORC_CPU)), wide(w), need & 1, need & 2, need & 4);
        SAME(what, c.grad_input, d.grad_input, n == 1 ? 300 : 3); /* one column: only cancellation is left */
        SAME(what, c.grad_weight, d.grad_weight, sqrt((double)rows) * 2);
        SAME(what, c.grad_bias, d.grad_bias, sqrt((double)rows) * 2);
    }
    torc_scope_end(scope);
}
static void test_layer_norm(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t lengths[] = {1,    3,    8,    64,   100,  256,  257,   768,  1000,
                                      1024, 2048, 4096, 4100, 8192, 8200, 20000, 40000};
    for (int t = 0; t < 4; t++) {
        for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
            layer(dtypes[t], lengths[i] > 2000 ? 5 : 37, lengths[i], (int)(i % 5), WHOLE),
                layer(dtypes[t], 6, lengths[i], 1, SHIFTED);
        layer(dtypes[t], 5000, 64, 1, WHOLE);
        layer(dtypes[t], 3000, 513, 1, TRANSPOSED);
        layer(dtypes[t], 1200, 1024, 2, WHOLE);
        layer(dtypes[t], 1000, 264, 1, STEPS);
        layer(dtypes[t], 0, 16, 1, WHOLE);
        /* long rows: one, few, and so many that the sums of their columns are shared out among groups of blocks */
        layer(dtypes[t], 1, 300001, 1, WHOLE);
        layer(dtypes[t], 2, 65540, 4, WHOLE);
        layer(dtypes[t], 3, 131072, 2, WHOLE);
        layer(dtypes[t], 3, 131072, 3, SHIFTED);
        layer(dtypes[t], 30, 40961, 0, WHOLE);
        layer(dtypes[t], 300, 8448, 1, WHOLE);
        layer(dtypes[t], 141, 9001, 2, TRANSPOSED);
    }
    torc_tensor x = torc_add(torc_randn(SHAPE(8, 4096)), 1000.0); /* far from zero */
    torc_native_layer_norm_result a = torc_native_layer_norm(on_cuda(x), SHAPE(4096), NULL, NULL, 1e-5),
                                  e = torc_native_layer_norm(wide(x), SHAPE(4096), NULL, NULL, 1e-5);
    same_at(__FILE__, __LINE__, "far from zero", a.output, e.output, 2e-3, 1);
    torc_tensor longer = torc_add(torc_randn(SHAPE(2, 200000)), 1000.0);
    torc_native_layer_norm_result l = torc_native_layer_norm(on_cuda(longer), SHAPE(200000), NULL, NULL, 1e-5);
    same_at(__FILE__, __LINE__, "far from zero", l.output,
            torc_native_layer_norm(wide(longer), SHAPE(200000), NULL, NULL, 1e-5).output, 2e-3, 1);
    SAME("the same bits", torc_native_layer_norm(on_cuda(longer), SHAPE(200000), NULL, NULL, 1e-5).output,
         torc_to(l.output, .device = TORC_CPU), 0);
    torc_tensor h = random_of(TORC_FLOAT16, SHAPE(9, 40)), hw = random_of(TORC_FLOAT32, SHAPE(40)),
                hb = random_of(TORC_FLOAT16, SHAPE(40));
    SAME("weight and bias of two dtypes",
         torc_native_layer_norm(on_cuda(h), SHAPE(40), on_cuda(hw), on_cuda(hb), 1e-5).output,
         torc_native_layer_norm(wide(h), SHAPE(40), wide(hw), wide(hb), 1e-5).output, 1);
}

/* weights: 0 none, 1 of the input's dtype, 2 of float32, 3 of bfloat16 */
static void rms(torc_dtype dtype, int64_t rows, int64_t n, int weights, int layout) {
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_to(torc_add(random_of(TORC_FLOAT64, SHAPE(rows, n)), 0.5), .dtype = dtype),
                g = random_of(dtype, SHAPE(rows, n));
    torc_tensor w = weights ? random_of(weights == 1   ? dtype
                                        : weights == 2 ? TORC_FLOAT32
                                                       : TORC_BFLOAT16,
                                        SHAPE(n))
                            : NULL;
    char what[128];
    snprintf(what, sizeof what, "rms_norm %s (%d, %d) weights %d %s", torc_dtype_name(dtype), (int)rows, (int)n,
             weights, layout_names[layout]);
    torc__fused_rms_norm_result a = torc__fused_rms_norm(laid_out(on_cuda(x), layout), SHAPE(n), on_cuda(w), 1e-3),
                                e = torc__fused_rms_norm(wide(x), SHAPE(n), wide(w), 1e-3);
    SAME(what, a.output, e.output, 1);
    SAME(what, a.rstd, e.rstd, 1);
    for (int need = 1; need < 4; need++) {
        op__fused_rms_norm_backward_result c = op__fused_rms_norm_backward(
            laid_out(on_cuda(g), layout), on_cuda(x), SHAPE(n), a.rstd, on_cuda(w), need & 1, need & 2);
        op__fused_rms_norm_backward_result d = op__fused_rms_norm_backward(
            wide(g), wide(x), SHAPE(n), wide(torc_to(a.rstd, .device = TORC_CPU)), wide(w), need & 1, need & 2);
        SAME(what, c.grad_input, d.grad_input, n == 1 ? 300 : 3);
        SAME(what, c.grad_weight, d.grad_weight, sqrt((double)rows) * 2);
    }
    torc_scope_end(scope);
}
static void test_rms_norm(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t lengths[] = {1, 3, 8, 64, 100, 256, 257, 768, 1024, 4096, 4100, 8192, 8200, 40000};
    for (int t = 0; t < 4; t++) {
        for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
            for (int weights = 0; weights < 4; weights++)
                rms(dtypes[t], lengths[i] > 2000 ? 5 : 37, lengths[i], weights, weights == 1 ? SHIFTED : WHOLE);
        rms(dtypes[t], 5000, 64, 1, WHOLE);
        rms(dtypes[t], 3000, 513, 1, TRANSPOSED);
        rms(dtypes[t], 1200, 1024, 2, WHOLE);
        rms(dtypes[t], 1000, 264, 1, STEPS);
        rms(dtypes[t], 0, 16, 1, WHOLE);
        for (int weights = 0; weights < 4; weights++) {
            rms(dtypes[t], 1, 300001, weights, WHOLE);
            rms(dtypes[t], 3, 131072, weights, weights == 1 ? SHIFTED : WHOLE);
        }
        rms(dtypes[t], 300, 8448, 1, WHOLE);
        rms(dtypes[t], 141, 9001, 2, TRANSPOSED);
        torc_tensor x = random_of(dtypes[t], SHAPE(9, 40)); /* without eps */
        SAME("rms_norm", torc_rms_norm(on_cuda(torc_mul(x, 1e-3)), SHAPE(40)),
             torc_rms_norm(torc_mul(x, 1e-3), SHAPE(40)), 2);
    }
}

/* parameters: 0 none, 1 weight and bias, 2 the same of float32, 3 weight, 4 bias; format as image's: 0 whole, 1 channels last, 2 steps, 3 shifted */
static torc_tensor image(torc_tensor t, int format);
static void group(torc_dtype dtype, torc_ints shape, int64_t groups, int parameters, int format) {
    int64_t scope = torc_scope_begin();
    int64_t ndim;
    const int64_t *sizes = torc_ints_data(&shape, &ndim), n = sizes[0], channels = sizes[1];
    const torc_dtype p = parameters == 2 && dtype != TORC_FLOAT64 ? TORC_FLOAT32 : dtype;
    torc_tensor x = torc_to(torc_add(random_of(TORC_FLOAT64, shape), 2.0), .dtype = dtype), g = random_of(dtype, shape);
    torc_tensor w = parameters && parameters != 4 ? random_of(p, SHAPE(channels)) : NULL,
                b = parameters && parameters != 3 ? random_of(p, SHAPE(channels)) : NULL;
    const int64_t inner = x->numel / MAX(n * channels, 1), row = x->numel / MAX(n * groups, 1);
    char what[160];
    snprintf(what, sizeof what, "group_norm %s %s groups %d parameters %d format %d", torc_dtype_name(dtype),
             shape_text(x->ndim, x->sizes), (int)groups, parameters, format);
    torc_tensor xc = image(on_cuda(x), format), gc = image(on_cuda(g), parameters == 3 ? 0 : format),
                wc = w ? laid_out(on_cuda(w), format == 2 ? STEPS : WHOLE) : NULL,
                bc = b ? laid_out(on_cuda(b), format == 2 ? STEPS : WHOLE) : NULL;
    torc_native_group_norm_result a = torc_native_group_norm(xc, wc, bc, n, channels, inner, groups, 1e-5),
                                  e = torc_native_group_norm(wide(x), wide(w), wide(b), n, channels, inner, groups,
                                                             1e-5);
    NO_ERROR();
    /* Of a group whose few elements are nearly equal, rstd is large, and so is all that it multiplies: also what the mean was rounded by. */
    const double largest = e.rstd->numel ? torc_item(torc_max(e.rstd)) : 1;
    SAME(what, a.output, e.output, row == 1 ? 1000 : 1 + largest / 20);
    SAME(what, a.mean, e.mean, 1);
    SAME(what, a.rstd, e.rstd, row == 1 ? 1000 : 1 + largest / 20);
    if (format == 1 && x->ndim == 4) assert_true(torc_is_contiguous(a.output, TORC_CHANNELS_LAST));
    for (int need = 1; need < 8; need++) {
        if (need != 7 && x->numel > 40000) continue;
        torc_tensor mean = wide(torc_to(a.mean, .device = TORC_CPU)), rstd = wide(torc_to(a.rstd, .device = TORC_CPU));
        torc_tensor mean_c = format == 2 ? laid_out(a.mean, STEPS) : a.mean,
                    rstd_c = format == 2 ? laid_out(a.rstd, STEPS) : a.rstd;
        op_native_group_norm_backward_result c = op_native_group_norm_backward(
            gc, xc, mean_c, rstd_c, wc, n, channels, inner, groups, need & 1, need & 2, need & 4);
        op_native_group_norm_backward_result d = op_native_group_norm_backward(
            wide(g), wide(x), mean, rstd, wide(w), n, channels, inner, groups, need & 1, need & 2, need & 4);
        const double scale = sqrt((double)(n * inner)) * 3;
        SAME(what, c.grad_input, d.grad_input, row <= 2 ? 100000 : 3 + largest);
        SAME(what, c.grad_weight, d.grad_weight, row == 1 ? 100000 : scale);
        SAME(what, c.grad_bias, d.grad_bias, scale);
        if (need == 7 && parameters == 1 && format == 0) { /* once more: the same bits */
            op_native_group_norm_backward_result again =
                op_native_group_norm_backward(gc, xc, mean_c, rstd_c, wc, n, channels, inner, groups, true, true, true);
            SAME(what, again.grad_weight, torc_to(c.grad_weight, .device = TORC_CPU), 0);
            SAME(what, again.grad_input, torc_to(c.grad_input, .device = TORC_CPU), 0);
        }
    }
    torc_scope_end(scope);
}
static void test_group_norm(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int format = 0; format < 4; format++) {
            for (int parameters = 0; parameters < 5; parameters++) {
                group(dtypes[t], SHAPE(4, 16, 8, 8), 4, parameters, format);
                group(dtypes[t], SHAPE(3, 6, 7, 7), 2, parameters, format);
                group(dtypes[t], SHAPE(50, 32), 8, parameters, format);
                group(dtypes[t], SHAPE(6, 4, 100), 4, parameters, format);
            }
            group(dtypes[t], SHAPE(8, 72, 14, 14), 9, 1, format);
            group(dtypes[t], SHAPE(7, 33), 3, 1, format);
            group(dtypes[t], SHAPE(333, 33), 3, 1, format); /* many rows of few elements */
            group(dtypes[t], SHAPE(41, 6, 2, 3), 2, 1, format);
            group(dtypes[t], SHAPE(3000, 5, 3), 5, 2, format);
            group(dtypes[t], SHAPE(90, 30), 1, 0, format);
            group(dtypes[t], SHAPE(700, 64), 1, 2, format);
            group(dtypes[t], SHAPE(2, 64, 32, 32), 64, 1, format);  /* instances */
            group(dtypes[t], SHAPE(1, 32, 128, 128), 4, 1, format); /* few long rows: parts */
            group(dtypes[t], SHAPE(20, 64, 28, 28), 8, 1, format);  /* a block for each */
            group(dtypes[t], SHAPE(20, 64, 28, 28), 64, 2, format);
            if (format == 0 && t != 3)
                group(dtypes[t], SHAPE(140, 4, 96, 96), 1, 1, format); /* many rows too long for registers */
            group(dtypes[t], SHAPE(2, 4096, 2, 4), 1, 1, format);      /* more channels of a group than warps */
            group(dtypes[t], SHAPE(4, 1932, 4), 2, 1, format);         /* a vector each, or no whole number of them */
            group(dtypes[t], SHAPE(3, 70, 24), 2, 2, format);          /* three and six vectors each */
        }
    for (int t = 0; t < 4; t++) /* channels that are no whole, aligned vectors */
        for (int format = 0; format < 4; format++) {
            for (int parameters = 0; parameters < 5; parameters++) {
                group(dtypes[t], SHAPE(5, 2598), 3, parameters, format); /* one number each */
                group(dtypes[t], SHAPE(300, 194), 2, parameters, format);
                group(dtypes[t], SHAPE(7, 330, 5), 3, parameters, format);
                group(dtypes[t], SHAPE(3, 34, 13, 13), 2, parameters, format);
            }
            group(dtypes[t], SHAPE(4, 2048), 1, 1, format); /* whole vectors all the same */
            group(dtypes[t], SHAPE(2, 9000), 1, 1, format);
            group(dtypes[t], SHAPE(2, 40000), 2, 2, format); /* too long for a block */
            group(dtypes[t], SHAPE(140, 5001), 1, 1, format);
            group(dtypes[t], SHAPE(2, 28146), 3, format, format); /* likewise, and no whole vectors */
            for (int channels = 1; channels < 4; channels++) {    /* few long channels */
                group(dtypes[t], SHAPE(4, channels, 3213 / channels), 1, 1, format);
                group(dtypes[t], SHAPE(3, 2 * channels, 171), channels, 3, format);
                group(dtypes[t], SHAPE(150, channels, 4001 / channels), channels, 2, format);
            }
            group(dtypes[t], SHAPE(3, 20, 97), 1, 1, format);
            group(dtypes[t], SHAPE(2, 5000, 3, 1), 2, 2,
                  format); /* more channels of a group than a block has threads */
            group(dtypes[t], SHAPE(200, 66, 1, 1), 1, 1, format);
            for (int inner = 2; inner < 9; inner++) group(dtypes[t], SHAPE(4, 122, inner), 2, inner % 5, format);
        }
    torc_manual_seed(11);
    for (int k = 0; k < 60; k++) {
        const int groups = 1 + (int)torc_item(torc_randint(4, SHAPE(1))),
                  each = 1 + (int)torc_item(torc_randint(700, SHAPE(1))),
                  inner = 1 + (int)torc_item(torc_randint(k % 2 ? 70 : 4, SHAPE(1))),
                  samples = 1 + (int)torc_item(torc_randint(40, SHAPE(1)));
        if (each * inner > 8) group(dtypes[k % 4], SHAPE(samples, groups * each, inner), groups, k % 5, k / 4 % 4);
    }
    torc_tensor x = torc_add(torc_randn(SHAPE(40, 16, 64, 64)), 1000.0); /* far from zero */
    for (int groups = 1; groups <= 16; groups *= 4)
        for (int format = 0; format < 2; format++)
            same_at(__FILE__, __LINE__, "far from zero", torc_group_norm(image(on_cuda(x), format), groups),
                    torc_group_norm(wide(x), groups), 2e-3, 1);
    torc_native_group_norm_result r =
        torc_native_group_norm(torc_zeros(SHAPE(2, 6, 0), .device = TORC_CUDA(0)), NULL, NULL, 2, 6, 0, 2, 1e-5);
    assert_true(isnan(torc_item(torc_sum(r.rstd))) && torc_item(torc_sum(r.mean)) == 0);
    for (int samples = 0; samples < 3; samples += 2) {
        torc_tensor w = torc_ones(SHAPE(6), .device = TORC_CUDA(0), .requires_grad = true);
        torc_backward(torc_sum(
            torc_group_norm(torc_zeros(SHAPE(samples, 6, samples ? 0 : 3), .device = TORC_CUDA(0)), 2, .weight = w)));
        const double sum = torc_item(torc_sum(torc_grad(w)));
        assert_true(samples ? isnan(sum) : sum == 0);
    }
    NO_ERROR();
}

static torc_tensor image(torc_tensor t, int format) {
    return format == 1 && t->ndim == 4 ? torc_contiguous(t, .memory_format = TORC_CHANNELS_LAST)
                                       : laid_out(t, format == 2   ? STEPS
                                                     : format == 3 ? SHIFTED
                                                                   : WHOLE);
}
static void batch(torc_dtype dtype, torc_ints shape, bool training, int parameters, int format) {
    int64_t scope = torc_scope_begin();
    int64_t ndim;
    const int64_t channels = torc_ints_data(&shape, &ndim)[1];
    const torc_dtype p = parameters == 2 && dtype != TORC_FLOAT64 ? TORC_FLOAT32 : dtype;
    torc_tensor x = torc_to(torc_add(random_of(TORC_FLOAT64, shape), 2.0), .dtype = dtype), g = random_of(dtype, shape);
    torc_tensor w = parameters ? random_of(p, SHAPE(channels)) : NULL,
                b = parameters ? random_of(p, SHAPE(channels)) : NULL;
    torc_tensor rm = parameters || !training ? random_of(p, SHAPE(channels)) : NULL,
                rv = rm ? torc_add(torc_abs(random_of(p, SHAPE(channels))), 0.5) : NULL;
    char what[128];
    snprintf(what, sizeof what, "batch_norm %s %s training %d parameters %d format %d", torc_dtype_name(dtype),
             shape_text(x->ndim, x->sizes), training, parameters, format);
    const int vector_layout = format == 2 ? STEPS : WHOLE; /* parameters and statistics need not lie densely */
    torc_tensor rm_c = rm ? laid_out(torc_clone(on_cuda(rm)), vector_layout) : NULL,
                rv_c = rv ? laid_out(torc_clone(on_cuda(rv)), vector_layout) : NULL,
                rm_w = rm ? torc_clone(wide(rm)) : NULL, rv_w = rv ? torc_clone(wide(rv)) : NULL;
    torc_tensor xc = image(on_cuda(x), format), gc = image(on_cuda(g), format == 1 ? 0 : format),
                wc = w ? laid_out(on_cuda(w), vector_layout) : NULL,
                bc = b ? laid_out(on_cuda(b), vector_layout) : NULL;
    torc_native_batch_norm_result a = torc_native_batch_norm(xc, wc, bc, rm_c, rv_c, training, 0.1, 1e-5),
                                  e = torc_native_batch_norm(wide(x), wide(w), wide(b), rm_w, rv_w, training, 0.1,
                                                             1e-5);
    SAME(what, a.output, e.output, 1);
    SAME(what, a.save_mean, e.save_mean, 1);
    SAME(what, a.save_invstd, e.save_invstd, 1);
    SAME(what, rm_c, rm_w, 1);
    SAME(what, rv_c, rv_w, 1);
    /* in evaluation nothing was saved */
    torc_tensor mean_c = training ? a.save_mean : NULL, invstd_c = training ? a.save_invstd : NULL;
    torc_tensor mean = training ? wide(torc_to(mean_c, .device = TORC_CPU)) : NULL,
                invstd = training ? wide(torc_to(invstd_c, .device = TORC_CPU)) : NULL;
    if (format == 2 && training) mean_c = laid_out(mean_c, STEPS), invstd_c = laid_out(invstd_c, STEPS);
    for (int need = 1; need < 8; need += 2) {
        op_native_batch_norm_backward_result c = op_native_batch_norm_backward(
            gc, xc, wc, rm_c, rv_c, mean_c, invstd_c, training, 1e-5, need & 1, need & 2, need & 4);
        op_native_batch_norm_backward_result d = op_native_batch_norm_backward(
            wide(g), wide(x), wide(w), wide(rm_c ? torc_to(rm_c, .device = TORC_CPU) : NULL),
            wide(rv_c ? torc_to(rv_c, .device = TORC_CPU) : NULL), mean, invstd, training, 1e-5, need & 1, need & 2,
            need & 4);
        const double scale = sqrt((double)(x->numel / channels)) * 3;
        SAME(what, c.grad_input, d.grad_input, 3);
        SAME(what, c.grad_weight, d.grad_weight, scale);
        SAME(what, c.grad_bias, d.grad_bias, scale);
    }
    torc_scope_end(scope);
}
static void test_batch_norm(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int training = 0; training < 2; training++)
            for (int format = 0; format < 4; format++) {
                batch(dtypes[t], SHAPE(4, 16, 8, 8), training, 1, format);
                batch(dtypes[t], SHAPE(3, 5, 7, 7), training, 2, format);
                batch(dtypes[t], SHAPE(8, 72, 14, 14), training, 0, format);
                batch(dtypes[t], SHAPE(50, 33), training, 1, format);
                batch(dtypes[t], SHAPE(700, 64), training, 2, format);
                batch(dtypes[t], SHAPE(6, 4, 100), training, 1, format);
                batch(dtypes[t], SHAPE(64, 64, 28, 28), training, 1, format);
                batch(dtypes[t], SHAPE(3, 83, 128), training, 1, format); /* all of a channel in a block, or just not */
                batch(dtypes[t], SHAPE(1, 4, 4096), training, 2, format);
                batch(dtypes[t], SHAPE(1, 3, 4097), training, 1, format);
                batch(dtypes[t], SHAPE(1024, 3), training, 1, format);
                batch(dtypes[t], SHAPE(5, 7, 40, 20), training, 0, format);
            }
    torc_manual_seed(12);
    for (int k = 0; k < 60; k++) {
        const int channels = 1 + (int)torc_item(torc_randint(40, SHAPE(1))),
                  inner = 1 + (int)torc_item(torc_randint(k % 2 ? 700 : 30, SHAPE(1))),
                  samples = 2 + (int)torc_item(torc_randint(9, SHAPE(1)));
        batch(dtypes[k % 4], SHAPE(samples, channels, inner), k / 2 % 3 != 0, k % 3, k / 4 % 4);
    }
}

static void test_dropout(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int64_t n = 1; n < 3000000; n = n * 37 + 5) {
                int64_t scope = torc_scope_begin();
                torc_tensor x = laid_out(
                    torc_add(torc_abs(torc_randn(SHAPE(2, n), .dtype = dtypes[t], .device = TORC_CUDA(0))), 0.5),
                    layout);
                torc_native_dropout_result r = torc_native_dropout(x, 0.3, true);
                torc_tensor kept = torc_mul(torc_mul(x, r.mask), 1 / 0.7);
                SAME("dropout", r.output, torc_to(kept, .device = TORC_CPU, .dtype = TORC_FLOAT64), 1);
                torc_tensor count = torc_to(torc_sum(r.mask), .device = TORC_CPU);
                NO_ERROR();
                const double total = (double)(2 * n), got = (double)*(int64_t *)tensor_bytes(count);
                assert_true(fabs(got - 0.7 * total) <= 6 * sqrt(total * 0.21) + 1e-9);
                torc_tensor g = torc_randn(SHAPE(2, n), .dtype = dtypes[t], .device = TORC_CUDA(0));
                SAME("backward", op_native_dropout_backward(g, r.mask, 2.0),
                     torc_to(torc_mul(torc_mul(g, r.mask), 2.0), .device = TORC_CPU), 0.01);
                torc_scope_end(scope);
            }
    torc_tensor x = torc_ones(SHAPE(100000), .device = TORC_CUDA(0));
    torc_manual_seed(3);
    torc_tensor a = torc_dropout(x, .p = 0.5), b = torc_dropout(x, .p = 0.5);
    torc_manual_seed(3);
    torc_tensor c = torc_dropout(x, .p = 0.5), d = torc_dropout(x, .p = 0.5);
    SAME("seeded again", c, torc_to(a, .device = TORC_CPU), 0);
    SAME("seeded again, second draw", d, torc_to(b, .device = TORC_CPU), 0);
    torc_tensor differ = torc_to(torc_count_nonzero(torc_sub(a, b)), .device = TORC_CPU);
    assert_true(*(int64_t *)tensor_bytes(differ) > 40000);
    SAME("p = 1", torc_dropout(x, .p = 1.0), torc_zeros(SHAPE(100000)), 0);
    SAME("evaluation", torc_dropout(x, .p = 0.5, .training = 0), torc_ones(SHAPE(100000)), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_layer_norm), SCOPED(test_rms_norm), SCOPED(test_group_norm),
                                       SCOPED(test_batch_norm), SCOPED(test_dropout)};
    return cmocka_run_group_tests_name("cuda/norm", tests, NULL, NULL);
}
