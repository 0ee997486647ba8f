/* test_cuda_loss.c - losses on CUDA against the CPU's. */
#include "compare.h"
#include "core/shape.h"
#include "ops/generated/internal.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64};
static torc_tensor wide(torc_tensor t) { return t ? torc_to(t, .dtype = TORC_FLOAT64) : NULL; }

static void nll(torc_dtype dtype, torc_ints shape, torc_ints targets, int64_t classes, int reduction, bool weighted,
                torc_dtype target_dtype) {
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_neg(torc_abs(random_of(dtype, shape))),
                t = torc_to(torc_randint(classes, targets), .dtype = target_dtype),
                w = weighted ? torc_abs(random_of(dtype, SHAPE(classes))) : NULL;
    const int64_t ignore = 1;
    char what[128];
    snprintf(what, sizeof what, "nll_loss %s %s reduction %d weight %d", torc_dtype_name(dtype),
             shape_text(x->ndim, x->sizes), reduction, weighted);
    op_nll_loss_forward_result a = op_nll_loss_forward(on_cuda(x), on_cuda(t), on_cuda(w), reduction, ignore),
                               e = op_nll_loss_forward(wide(x), t, wide(w), reduction, ignore);
    SAME(what, a.output, e.output, 0.1);
    SAME(what, a.total_weight, e.total_weight, 0.1);
    torc_tensor g = random_of(dtype, torc_ints_of(a.output->sizes, a.output->ndim));
    torc_tensor total = torc_to(a.total_weight, .device = TORC_CPU);
    SAME(what, op_nll_loss_backward(on_cuda(g), on_cuda(t), on_cuda(w), reduction, ignore, a.total_weight, shape),
         op_nll_loss_backward(wide(g), t, wide(w), reduction, ignore, wide(total), shape), 0.01);
    torc_scope_end(scope);
}
static void test_nll(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int reduction = 0; reduction < 3; reduction++)
            for (int weighted = 0; weighted < 2; weighted++) {
                nll(dtypes[t], SHAPE(40, 10), SHAPE(40), 10, reduction, weighted, TORC_INT64);
                nll(dtypes[t], SHAPE(7), SHAPE0, 7, reduction, weighted, TORC_INT64);
                nll(dtypes[t], SHAPE(3, 5, 4, 6), SHAPE(3, 4, 6), 5, reduction, weighted, TORC_INT64);
                nll(dtypes[t], SHAPE(9, 20), SHAPE(9), 20, reduction, weighted, TORC_UINT8);
                if (dtypes[t] != TORC_FLOAT16)
                    nll(dtypes[t], SHAPE(5000, 7), SHAPE(5000), 7, reduction, weighted, TORC_INT64);
            }
    nll(TORC_FLOAT32, SHAPE(400000, 3), SHAPE(400000), 3, 1, true, TORC_INT64);
    nll(TORC_FLOAT32, SHAPE(0, 3), SHAPE(0), 3, 2, true, TORC_INT64);
    /* a target out of range reads nothing, shows, and is an error of the next wait */
    const int64_t bad[2] = {0, 1000000};
    torc_tensor t = torc_tensor_from(bad, SHAPE(2), .dtype = TORC_INT64);
    torc_tensor on_device =
        torc_nll_loss(torc_ones(SHAPE(2, 3), .device = TORC_CUDA(0)), on_cuda(t), .reduction = "none");
    NO_ERROR();
    assert_false(torc_cuda_synchronize(0));
    assert_int_equal(torc_error(), TORC_ERROR_INDEX);
    assert_non_null(strstr(torc_error_message(), "Target 1000000 is out of bounds."));
    torc_error_clear();
    torc_tensor each = torc_to(on_device, .device = TORC_CPU);
    NO_ERROR();
    assert_true(((float *)tensor_bytes(each))[0] == -1 && isnan(((float *)tensor_bytes(each))[1]));
}
static void test_cross_entropy(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < 4; k++) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = random_of(dtypes[t], k == 3 ? SHAPE(4, 12, 5) : SHAPE(30, k == 2 ? 5003 : 100)),
                        target = torc_randint(12, k == 3 ? SHAPE(4, 5) : SHAPE(30));
            torc_tensor a = torc_requires_grad_(torc_clone(on_cuda(x)), true),
                        e = torc_requires_grad_(torc_clone(wide(x)), true);
            torc_tensor la = k ? torc_cross_entropy(a, on_cuda(target))
                               : torc_cross_entropy(a, on_cuda(target), .label_smoothing = 0.1, .reduction = "sum");
            torc_tensor le = k ? torc_cross_entropy(e, target)
                               : torc_cross_entropy(e, target, .label_smoothing = 0.1, .reduction = "sum");
            SAME("cross_entropy", la, le, 1);
            torc_backward(la);
            torc_backward(le);
            SAME("its gradient", torc_grad(a), torc_grad(e), k == 0 ? 0.3 : 0.01);
            torc_scope_end(scope);
        }
}
/* multi_margin_loss: rows of a warp and of a block, that are held or read twice, and that begin anywhere. */
static void test_multi_margin(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t classes[] = {1, 3, 64, 101, 832, 1031, 4096, 9001, 17, 33, 6, 250};
    for (int t = 0; t < 4; t++)
        for (int k = 0; k < 84; k++) { /* short rows: so many that blocks have several */
            int64_t scope = torc_scope_begin();
            const int64_t n = classes[k % 12],
                          rows = k >= 72 && n < 40 ? 600000
                                 : n < 300         ? 300
                                                   : 17,
                          how = rows > 300 ? k % 2 : k % 3, p = 1 + k / 8 % 2;
            torc_tensor x = random_of(dtypes[t], SHAPE(rows, n)), target = torc_randint(n, SHAPE(rows)),
                        w = k % 4 < 2 ? torc_abs(random_of(dtypes[t], SHAPE(n))) : NULL;
            char what[128];
            snprintf(what, sizeof what, "multi_margin_loss %s (%d, %d) p %d reduction %d weight %d",
                     torc_dtype_name(dtypes[t]), (int)rows, (int)n, (int)p, (int)how, w != NULL);
            torc_tensor a = op_fused_multi_margin_loss(laid_out(on_cuda(x), k % 5 ? WHOLE : SHIFTED), on_cuda(target),
                                                       on_cuda(w), p, 0.75, how),
                        e = op_fused_multi_margin_loss(wide(x), target, wide(w), p, 0.75, how);
            SAME(what, a, e, how == 2 ? sqrt((double)rows) * 4 : 4);
            torc_tensor g = random_of(dtypes[t], torc_ints_of(a->sizes, a->ndim));
            SAME(what,
                 op_fused_multi_margin_loss_backward(on_cuda(g), laid_out(on_cuda(x), k % 5 ? WHOLE : SHIFTED),
                                                     on_cuda(target), on_cuda(w), p, 0.75, how),
                 op_fused_multi_margin_loss_backward(wide(g), wide(x), target, wide(w), p, 0.75, how), 4);
            torc_scope_end(scope);
        }
    NO_ERROR();
}
/* The fused rows on both devices against log_softmax and nll_loss, and the gradient of the gradient. */
static void test_fused(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const char *const reductions[] = {"none", "mean", "sum"};
    for (int t = 0; t < 4; t++)
        for (int how = 0; how < 3; how++)
            for (int k = 0; k < 9;
                 k++) { /* rows of few threads, of a warp and of a block; so many that blocks have several */
                int64_t scope = torc_scope_begin();
                static const int64_t sizes[9][2] = {{1, 1},    {2500, 9},  {17, 5003}, {17, 32768}, {600000, 17},
                                                    {999, 64}, {40, 1016}, {40, 1024}, {33, 508}};
                const int64_t rows = k == 4 && dtypes[t] == TORC_FLOAT16 ? 3000 /* the sum fits */ : sizes[k][0],
                              classes = sizes[k][1];
                torc_tensor x = random_of(dtypes[t], SHAPE(rows, classes)),
                            target = torc_randint(classes < 200 ? classes : 200, SHAPE(rows));
                if (k == 1) target = torc_to(target, .dtype = TORC_UINT8);
                const int64_t ignore = k == 0 ? -100 : 3;
                op_fused_cross_entropy_result a = op_fused_cross_entropy(on_cuda(x), on_cuda(target), how, ignore),
                                              b = op_fused_cross_entropy(wide(x), target, how, ignore);
                torc_tensor e = torc_nll_loss(torc_log_softmax(wide(x), 1), target, .ignore_index = ignore,
                                              .reduction = reductions[how]);
                const double scale = how == 2 ? sqrt((double)rows) : 1;
                SAME("fused on the CPU", b.output, e, scale);
                SAME("fused", a.output, e, scale);
                SAME("logsumexp", a.logsumexp, b.logsumexp, 1);
                SAME("total", a.total, b.total, 0);
                torc_tensor g = random_of(dtypes[t], torc_ints_of(a.output->sizes, a.output->ndim));
                torc_tensor back =
                    op_fused_cross_entropy_backward(wide(g), wide(x), target, b.logsumexp, b.total, how, ignore);
                SAME("fused backward",
                     op_fused_cross_entropy_backward(on_cuda(g), on_cuda(x), on_cuda(target), a.logsumexp, a.total, how,
                                                     ignore),
                     back, how == 1 ? 1.0 / (double)rows : 0.1);
                torc_scope_end(scope);
            }
    for (int how = 0; how < 3; how++) {
        torc_tensor x = torc_randn(SHAPE(6, 5), .dtype = TORC_FLOAT64),
                    v = torc_randn(SHAPE(6, 5), .dtype = TORC_FLOAT64), target = torc_randint(5, SHAPE(6)), second[2];
        for (int side = 0; side < 2; side++) {
            torc_tensor y = torc_requires_grad_(torc_clone(side ? on_cuda(x) : x), true), w = side ? on_cuda(v) : v;
            torc_tensor loss =
                torc_cross_entropy(y, side ? on_cuda(target) : target, .reduction = reductions[how], .ignore_index = 2);
            torc_tensors first =
                torc_autograd_grad(((torc_tensors){(torc_tensor[]){torc_sum(torc_mul(loss, loss))}, 1}),
                                   ((torc_tensors){(torc_tensor[]){y}, 1}), .create_graph = true);
            NO_ERROR();
            torc_backward(torc_sum(torc_mul(first.data[0], w)));
            NO_ERROR();
            second[side] = torc_grad(y);
        }
        SAME("second derivative", second[1], second[0], 1);
    }
}
/* Under autocast the loss of 16-bit logits is that of them in float32, also in its first and second derivatives, without a copy of them. */
static void test_autocast(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const char *const reductions[] = {"none", "mean", "sum"};
    for (int t = 0; t < 4; t++)
        for (int how = 0; how < 3; how++)
            for (int k = 0; k < 3; k++) {
                int64_t scope = torc_scope_begin();
                const int64_t rows = k == 1 ? 300 : 17, classes = k == 0 ? 5 : k == 1 ? 1001 : 32768;
                torc_tensor x = random_of(dtypes[t], SHAPE(rows, classes)), target = torc_randint(classes, SHAPE(rows)),
                            v = random_of(TORC_FLOAT64, SHAPE(rows, classes));
                torc_tensor y = torc_requires_grad_(torc_clone(on_cuda(x)), true),
                            e = torc_requires_grad_(torc_clone(wide(x)), true);
                torc_cuda_reset_peak_memory_stats(0);
                const int64_t before = torc_cuda_max_memory_allocated(0);
                torc_autocast_begin(TORC_DEVICE_CUDA, TORC_FLOAT16);
                torc_tensor loss =
                    torc_cross_entropy(y, on_cuda(target), .reduction = reductions[how], .ignore_index = 2);
                torc_autocast_end();
                NO_ERROR();
                assert_int_equal(loss->dtype, t == 3 ? TORC_FLOAT64 : TORC_FLOAT32);
                assert_true(k != 2 || torc_cuda_max_memory_allocated(0) - before < rows * classes);
                torc_tensor wanted = torc_cross_entropy(e, target, .reduction = reductions[how], .ignore_index = 2);
                const double scale = how == 2 ? sqrt((double)rows) : 1;
                SAME("loss", loss, wanted, scale);
                torc_tensors first = torc_autograd_grad(TENSORS(torc_sum(torc_mul(loss, loss))), TENSORS(y),
                                                        .create_graph = true),
                             exact = torc_autograd_grad(TENSORS(torc_sum(torc_mul(wanted, wanted))), TENSORS(e),
                                                        .create_graph = true);
                NO_ERROR();
                assert_int_equal(first.data[0]->dtype, dtypes[t]);
                SAME("gradient", first.data[0], exact.data[0], scale);
                torc_backward(torc_sum(torc_mul(first.data[0], on_cuda(torc_to(v, .dtype = dtypes[t])))));
                torc_backward(torc_sum(torc_mul(exact.data[0], wide(torc_to(v, .dtype = dtypes[t])))));
                NO_ERROR();
                SAME("second derivative", torc_grad(y), torc_grad(e), 10 * scale);
                torc_scope_end(scope);
            }
}
static void test_binary(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            torc_tensor x = torc_to(torc_sigmoid(torc_randn(SHAPE(3, 1001), .dtype = TORC_FLOAT64)),
                                    .dtype = dtypes[t]),
                        y = torc_to(torc_sigmoid(torc_randn(SHAPE(3, 1001), .dtype = TORC_FLOAT64)),
                                    .dtype = dtypes[t]);
            torc_fill_(torc_narrow(x, 1, 0, 1), 0.0);
            torc_fill_(torc_narrow(x, 1, 1, 1), 1.0);
            SAME("binary_cross_entropy",
                 torc_binary_cross_entropy(laid_out(on_cuda(x), layout), on_cuda(y), .reduction = "none"),
                 torc_binary_cross_entropy(wide(x), wide(y), .reduction = "none"), 1);
            SAME("binary_cross_entropy_with_logits",
                 torc_binary_cross_entropy_with_logits(laid_out(on_cuda(x), layout), on_cuda(y)),
                 torc_binary_cross_entropy_with_logits(wide(x), wide(y)), 1);
        }
}
int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_nll),   SCOPED(test_cross_entropy), SCOPED(test_multi_margin),
                                       SCOPED(test_fused), SCOPED(test_autocast),      SCOPED(test_binary)};
    return cmocka_run_group_tests_name("cuda/loss", tests, NULL, NULL);
}
