/* test_literals.c - literals mean what they say: zero is zero, false is false, 1e-3 is a number, and what is left out has
 * PyTorch's default. Values that stand behind the others are the options in their order; numbers may stand where a tensor, a
 * list or a torc_number may; lists may be returned; None has a name. What must not compile is in test_no_compile.c. */
/* link: shared */
/* options: -O2 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "generated/later_options.h"
#include "generated/options_structs.h"

#define FAILS(code, text, call)                                                                              \
    do {                                                                                                     \
        (void)(call);                                                                                        \
        if (torc_error() != TORC_ERROR_##code || !strstr(torc_error_message(), text))                        \
            fail_msg("line %d: got %s '%s'", __LINE__, torc_error_name(torc_error()), torc_error_message()); \
        torc_error_clear();                                                                                  \
    } while (0)
#define SAME(a, b) same(__LINE__, a, b)
#define IS(t, ...) \
    is(__LINE__, t, (const double[]){__VA_ARGS__}, sizeof((const double[]){__VA_ARGS__}) / sizeof(double))

static void no_error(int line) {
    if (torc_error()) fail_msg("line %d: %s", line, torc_error_message());
}
static void same(int line, torc_tensor a, torc_tensor b) {
    no_error(line);
    if (torc_tensor_dtype(a) != torc_tensor_dtype(b) || !torc_equal(a, b)) {
        torc_print(a);
        torc_print(b);
        fail_msg("line %d: these two differ", line);
    }
}
static void is(int line, torc_tensor t, const double *want, size_t n) {
    no_error(line);
    double got[64];
    t = torc_to(torc_contiguous(t), .dtype = TORC_FLOAT64);
    if (torc_numel(t) != (int64_t)n) fail_msg("line %d: %d elements", line, (int)torc_numel(t));
    assert_true(torc_copy_to_host(t, got, n * sizeof *got));
    for (size_t i = 0; i < n; i++)
        if (got[i] != want[i] && !(isnan(got[i]) && isnan(want[i])))
            fail_msg("line %d: element %d is %g, not %g", line, (int)i, got[i], want[i]);
}
static torc_tensor counting(torc_ints shape) { /* 1, 2, 3, … as float32 */
    torc_tensor like = torc_zeros(shape);
    return torc_reshape(torc_arange(torc_numel(like) + 1, .start = 1, .dtype = TORC_FLOAT32), shape);
}
static int64_t zeros_in(torc_tensor t) { return torc_numel(t) - torc_item_int64(torc_sum(torc_ne(t, 0))); }

/* ------------------------------------------------------------------------------------------ operators */
static void operators(void **state) {
    (void)state;
    torc_tensor x = counting(SHAPE(2, 3)), many = torc_ones(SHAPE(2000));
    /* .dim = 0 is the first dimension, not all of them */
    IS(torc_argmax(x), 5);
    IS(torc_argmax(x, .dim = 0), 1, 1, 1);
    IS(torc_argmax(x, .dim = 0, .keepdim = false), 1, 1, 1);
    assert_int_equal(torc_dim(torc_argmax(x, .dim = 0, .keepdim = true)), 2);
    IS(torc_sum(x), 21);
    IS(torc_sum(x, .dim = 0), 5, 7, 9);
    IS(torc_sum(x, .dim = 1), 6, 15);
    IS(torc_sum(x, .dim = -1), 6, 15);
    IS(torc_cat(TENSORS(x, x), .dim = 1), 1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6);
    IS(torc_cat(TENSORS(x, x), .dim = 0), 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6);
    IS(torc_all(x, .dim = 0), 1, 1, 1);
    IS(torc_flatten(x, .end_dim = 0), 1, 2, 3, 4, 5, 6);
    assert_int_equal(torc_dim(torc_flatten(x, .end_dim = 0)), 2);
    IS(torc_squeeze(torc_ones(SHAPE(1, 1)), .dim = 0), 1);
    assert_int_equal(torc_dim(torc_squeeze(torc_ones(SHAPE(1, 1)), .dim = 0)), 1);
    /* false */
    torc_tensor row = torc_tensor_from(FLOATS(3, 1, 2), 3);
    IS(torc_topk(row, 2).values, 3, 2);
    IS(torc_topk(row, 2, .largest = true).values, 3, 2);
    IS(torc_topk(row, 2, .largest = false).values, 1, 2);
    IS(torc_topk(row, 2, .dim = 0, .largest = false).indices, 1, 2);
    IS(torc_sort(row, .descending = true).values, 3, 2, 1);
    IS(torc_sort(row, .descending = false).values, 1, 2, 3);
    torc_tensor image = torc_ones(SHAPE(1, 1, 2, 2));
    IS(torc_avg_pool2d(image, 2, .padding = 1), 0.25, 0.25, 0.25, 0.25);
    IS(torc_avg_pool2d(image, 2, .padding = 1, .count_include_pad = false), 1, 1, 1, 1);
    assert_false(torc_requires_grad(torc_ones(SHAPE(1), .requires_grad = false)));
    assert_true(torc_requires_grad(torc_ones(SHAPE(1), .requires_grad = true)));
    /* numbers that are 0, where the default is not */
    SAME(torc_dropout(many, .p = 0), many);
    SAME(torc_dropout(many, .p = 1), torc_zeros_like(many));
    SAME(torc_dropout(many, .training = false), many);
    const int64_t dropped = zeros_in(torc_dropout(many));
    assert_true(dropped > 800 && dropped < 1200);
    IS(torc_add(row, row, .alpha = 0), 3, 1, 2);
    IS(torc_add(row, row), 6, 2, 4);
    IS(torc_var(row), 1);
    IS(torc_var(row, .correction = 0), (float)(2.0 / 3));
    IS(torc_leaky_relu(torc_tensor_from(FLOATS(-1, 1), 2), .negative_slope = 0), 0, 1);
    IS(torc_clamp(torc_tensor_from(FLOATS(-1, 0.25, 2), 3), .min = 0), 0, 0.25, 2);
    IS(torc_clamp(torc_tensor_from(FLOATS(-1, 0.25, 2), 3), .max = 0), -1, 0, 0);
    IS(torc_clamp(torc_tensor_from(FLOATS(-1, 0.25, 2), 3), .min = 0, .max = 0.5), 0, 0.25, 0.5);
    IS(torc_arange(4, .start = 2), 2, 3);
    /* numbers to choose from: only their kind takes part in promotion */
    torc_tensor odd = torc_tensor_from(FLOATS(1, 0, 1), 3);
    SAME(torc_where(torc_ne(odd, 0), row, 0), torc_mul(row, odd));
    SAME(torc_where(torc_ne(odd, 0), 0.5, row), torc_tensor_from(FLOATS(0.5, 1, 0.5), 3));
    SAME(torc_where(torc_ne(odd, 0), 2, (size_t)3), torc_tensor_from(INT64S(2, 3, 2), 3));
    SAME(torc_where(torc_ne(odd, 0), 2, 0.5), torc_tensor_from(FLOATS(2, 0.5, 2), 3));
    FAILS(TYPE, "must be Tensor, not None", torc_where(odd, row, NULL));
    IS(torc_arange(1, .start = 0, .step = 0.5), 0, 0.5);
    IS(torc_normal_(torc_zeros(SHAPE(3)), .mean = 2, .std = 0), 2, 2, 2);
    IS(torc_bernoulli_(torc_ones(SHAPE(3)), .p = 0), 0, 0, 0);
    torc_tensor near = torc_tensor_from(FLOATS(1, 1.000001F), 2);
    IS(torc_isclose(near, torc_ones(SHAPE(2))), 1, 1);
    IS(torc_isclose(near, torc_ones(SHAPE(2)), .rtol = 0, .atol = 0), 1, 0);
    IS(torc_nan_to_num(torc_tensor_from(FLOATS(INFINITY, NAN), 2), .nan = 7, .posinf = 0), 0, 7);
    torc_tensor scores = counting(SHAPE(3, 2)), target = torc_tensor_from(INT64S(0, 1, 0), 3);
    SAME(torc_cross_entropy(scores, target, .ignore_index = 0),
         torc_cross_entropy(torc_slice(scores, .start = 1, .end = 2), torc_tensor_from(INT64S(1), 1)));
    SAME(torc_cross_entropy(scores, target, .ignore_index = 0, .reduction = "sum"),
         torc_cross_entropy(torc_slice(scores, .start = 1, .end = 2), torc_tensor_from(INT64S(1), 1)));
    SAME(torc_cross_entropy(scores, target, .label_smoothing = 0), torc_cross_entropy(scores, target));
    torc_tensor weight = torc_ones(SHAPE(2, 2), .requires_grad = true);
    assert_true(torc_backward(torc_sum(torc_embedding(weight, torc_tensor_from(INT64S(0, 1), 2), .padding_idx = 0))));
    IS(torc_grad(weight), 0, 0, 1, 1);
    /* graphs are kept only if that is asked for */
    torc_tensor leaf = torc_ones(SHAPE(2), .requires_grad = true), loss = torc_sum(torc_mul(leaf, leaf));
    assert_true(torc_backward(loss, .retain_graph = true));
    assert_true(torc_backward(loss, .retain_graph = false));
    FAILS(RUNTIME, "second time", (torc_backward(loss), NULL));
    no_error(__LINE__);
}

/* ------------------------------------------------------------------------------------------ modules */
static int64_t parameters_of(torc_module m) { return torc_module_parameters(m).count; }
static void modules(void **state) {
    (void)state;
    torc_tensor x = counting(SHAPE(2, 3)), many = torc_ones(SHAPE(2000));
    assert_int_equal(parameters_of(torc_nn_linear(3, 2)), 2);
    assert_int_equal(parameters_of(torc_nn_linear(3, 2, .bias = true)), 2);
    assert_int_equal(parameters_of(torc_nn_linear(3, 2, .bias = false)), 1);
    assert_int_equal(parameters_of(torc_nn_conv2d(1, 2, 3)), 2);
    assert_int_equal(parameters_of(torc_nn_conv2d(1, 2, 3, .bias = false)), 1);
    assert_int_equal(parameters_of(torc_nn_layer_norm(3, .bias = false)), 1);
    assert_int_equal(parameters_of(torc_nn_layer_norm(3, .elementwise_affine = false)), 0);
    assert_int_equal(parameters_of(torc_nn_batch_norm1d(3, .affine = false)), 0);
    assert_int_equal(torc_module_named_buffers(torc_nn_batch_norm1d(3)).count, 3);
    assert_int_equal(torc_module_named_buffers(torc_nn_batch_norm1d(3, .track_running_stats = false)).count, 0);
    SAME(torc_module_forward(torc_nn_dropout(.p = 0), many), many);
    SAME(torc_module_forward(torc_nn_dropout(0), many), many);
    SAME(torc_module_forward(torc_nn_dropout(.p = 1), many), torc_zeros_like(many));
    const int64_t dropped = zeros_in(torc_module_forward(torc_nn_dropout(), many));
    assert_true(dropped > 800 && dropped < 1200);
    SAME(torc_module_forward(torc_nn_leaky_relu(.negative_slope = 0), torc_neg(x)), torc_zeros_like(x));
    SAME(torc_module_forward(torc_nn_hardtanh(.min_val = 0), torc_neg(x)), torc_zeros_like(x));
    torc_module norm = torc_nn_batch_norm1d(3, .momentum = 0); /* nothing is learnt of what is seen */
    torc_module_forward(norm, x);
    IS(torc_module_get_buffer(norm, "running_mean"), 0, 0, 0);
    norm = torc_nn_batch_norm1d(3, .momentum = 1);
    torc_module_forward(norm, x);
    IS(torc_module_get_buffer(norm, "running_mean"), 2.5, 3.5, 4.5);
    torc_tensor cube = torc_ones(SHAPE(2, 3, 4));
    assert_int_equal(torc_dim(torc_module_forward(torc_nn_flatten(), cube)), 2);
    assert_int_equal(torc_dim(torc_module_forward(torc_nn_flatten(.start_dim = 0), cube)), 1);
    torc_tensor table = torc_module_get_parameter(torc_nn_embedding(3, 2, .padding_idx = 0), "weight");
    IS(torc_select(table, 0, 0), 0, 0);
    assert_int_equal(zeros_in(torc_module_get_parameter(torc_nn_embedding(3, 2), "weight")), 0);
    torc_tensor image = torc_ones(SHAPE(1, 1, 2, 2));
    IS(torc_module_forward(torc_nn_avg_pool2d(2, .padding = 1), image), 0.25, 0.25, 0.25, 0.25);
    IS(torc_module_forward(torc_nn_avg_pool2d(2, .padding = 1, .count_include_pad = false), image), 1, 1, 1, 1);
    torc_tensor scores = counting(SHAPE(3, 2)), target = torc_tensor_from(INT64S(0, 1, 0), 3);
    SAME(torc_loss_forward(torc_nn_cross_entropy_loss(.ignore_index = 0), scores, target),
         torc_cross_entropy(scores, target, .ignore_index = 0));
    no_error(__LINE__);
}

/* ------------------------------------------------------------------------------------------ optimizers */
static torc_tensor slope(void) { /* a parameter of ones whose gradient is ones */
    torc_tensor p = torc_ones(SHAPE(2), .requires_grad = true);
    torc_set_grad(p, torc_ones(SHAPE(2)));
    return p;
}
static void optimizers(void **state) {
    (void)state;
    torc_tensor p = slope();
    torc_tensors params = TENSORS(p);
    assert_true(torc_optimizer_get_lr(torc_sgd(params), 0) == 1e-3);
    assert_true(torc_optimizer_get_lr(torc_sgd(params, .lr = 1e-2), 0) == 1e-2);
    assert_true(torc_optimizer_get_lr(torc_sgd(params, .lr = 1), 0) == 1);
    assert_true(torc_optimizer_get_lr(torc_sgd(params, .lr = 0), 0) == 0);
    assert_true(torc_optimizer_get_lr(torc_adam(params, 0.25), 0) == 0.25);
    assert_true(torc_optimizer_get(torc_adamw(params), 0, "weight_decay") == 1e-2);
    assert_true(torc_optimizer_get(torc_adamw(params, .weight_decay = 0), 0, "weight_decay") == 0);
    assert_true(torc_optimizer_get(torc_adamw(params, .weight_decay = TORC_NONE_FLOAT), 0, "weight_decay") == 1e-2);
    assert_true(torc_optimizer_get(torc_adam(params), 0, "weight_decay") == 0);
    assert_true(torc_optimizer_get(torc_adam(params, .beta1 = 0), 0, "beta1") == 0);
    assert_true(torc_optimizer_get(torc_adam(params, .eps = 0), 0, "eps") == 0);
    assert_true(torc_optimizer_get(torc_sgd(params, .momentum = 0.5), 0, "momentum") == 0.5);
    assert_true(torc_optimizer_step(torc_sgd(params, .lr = 0)));
    IS(p, 1, 1);
    assert_true(torc_optimizer_step(torc_sgd(params, .lr = 0.5, .maximize = false)));
    IS(p, 0.5, 0.5);
    assert_true(torc_optimizer_step(torc_sgd(params, .lr = 0.5, .maximize = true)));
    IS(p, 1, 1);
    /* A group takes from its optimizer what it does not say, and 0 says something. */
    torc_tensor q = slope(), s = slope();
    torc_optimizer o = torc_sgd(params, .lr = 0.5, .momentum = 0.25, .weight_decay = 0.125);
    assert_true(torc_optimizer_add_param_group(o, TENSORS(q), .momentum = 0, .weight_decay = 0));
    assert_true(torc_optimizer_add_param_group(o, TENSORS(s), .lr = 0));
    assert_true(torc_optimizer_get(o, 1, "lr") == 0.5 && torc_optimizer_get(o, 1, "momentum") == 0 &&
                torc_optimizer_get(o, 1, "weight_decay") == 0);
    assert_true(torc_optimizer_get(o, 2, "lr") == 0 && torc_optimizer_get(o, 2, "momentum") == 0.25 &&
                torc_optimizer_get(o, 2, "weight_decay") == 0.125);
    /* Schedulers. */
    o = torc_sgd(params, .lr = 1);
    torc_scheduler steps = torc_step_lr(o, 1, .gamma = 0);
    assert_true(torc_optimizer_step(o) && torc_scheduler_step(steps));
    assert_true(torc_scheduler_get_last_lr(steps, 0) == 0);
    assert_true(torc_scheduler_get_last_lr(torc_constant_lr(torc_sgd(params, .lr = 1), .factor = 0), 0) == 0);
    assert_true(torc_scheduler_get_last_lr(torc_constant_lr(torc_sgd(params, .lr = 3)), 0) == 1);
    /* The largest element as norm. */
    assert_true(torc_item(torc_clip_grad_norm_(params, 100, .norm_type = INFINITY)) == 1);
    assert_true(fabs(torc_item(torc_clip_grad_norm_(params, 100)) - sqrt(2)) < 1e-6);
    assert_true(torc_item(torc_clip_grad_norm_(params, 100, 1)) == 2);
    no_error(__LINE__);
}

/* ------------------------------------------------------------------------------------------ values without a name */
static void in_order(void **state) {
    (void)state;
    torc_tensor x = counting(SHAPE(2, 3));
    SAME(torc_sum(x, 0, true), torc_sum(x, .dim = 0, .keepdim = true));
    SAME(torc_sum(x, DIMS(0, 1), false), torc_sum(x));
    SAME(torc_sum(x, DIMS(1), .keepdim = true), torc_sum(x, .dim = 1, .keepdim = true));
    SAME(torc_sum(x, 1, .keepdim = true), torc_sum(x, .dim = 1, .keepdim = true));
    SAME(torc_cat(TENSORS(x, x), 1), torc_cat(TENSORS(x, x), .dim = 1));
    SAME(torc_argmax(x, 0, true), torc_argmax(x, .dim = 0, .keepdim = true));
    SAME(torc_topk(x, 2, -1, false).values, torc_topk(x, 2, .largest = false).values);
    SAME(torc_addcmul(x, x, x, .value = 2), torc_add(x, torc_mul(x, x), .alpha = 2));
    SAME(torc_clamp(x, 2, 4), torc_clamp(x, .min = 2, .max = 4));
    SAME(torc_dropout(x, 0), x);
    SAME(torc_flatten(x, 0, 0), torc_flatten(x, .end_dim = 0));
    SAME(torc_slice(x, 1, 0, 3, 2), torc_slice(x, .dim = 1, .start = 0, .end = 3, .step = 2));
    SAME(torc_max_pool2d(torc_reshape(x, SHAPE(1, 1, 2, 3)), 2, 1), torc_tensor_from(FLOATS(5, 6), SHAPE(1, 1, 1, 2)));
    assert_int_equal(parameters_of(torc_nn_linear(2, 3, false)), 1);
    assert_true(torc_optimizer_get_lr(torc_sgd(TENSORS(x), 0.5), 0) == 0.5);
    SAME(torc_clamp(x, 2, TORC_NONE), torc_clamp(x, .min = 2));
    assert_true(torc_item(torc_full(SHAPE0, -0x1p63)) == -0x1p63); /* an operand is what it says */
    assert_true(torc_item_int64(torc_full(SHAPE0, INT64_MIN)) == INT64_MIN);
    SAME(torc_std(x, 0, .correction = TORC_NONE), torc_std(x, 0));
    no_error(__LINE__);
}
/* What no int64_t holds is a float. */
static void beyond_int64(void **state) {
    (void)state;
    assert_true(torc_item(torc_full(SHAPE0, UINT64_MAX, .dtype = TORC_FLOAT64)) == 0x1p64);
    assert_true(torc_item(torc_mul(torc_ones(SHAPE0, .dtype = TORC_FLOAT64), UINT64_MAX)) == 0x1p64);
    assert_int_equal(torc_item_int64(torc_mul(torc_full(SHAPE0, 3), (unsigned long)INT64_MAX / 3)), INT64_MAX / 3 * 3);
    no_error(__LINE__);
}
/* PyTorch's x.to(torch.float64). */
static void conversions(void **state) {
    (void)state;
    torc_tensor x = torc_ones(SHAPE(2));
    assert_int_equal(torc_tensor_dtype(torc_to(x, .dtype = TORC_FLOAT64)), TORC_FLOAT64);
    assert_int_equal(torc_tensor_dtype(torc_to(x, TORC_FLOAT64)), TORC_FLOAT64);
    assert_int_equal(torc_tensor_dtype(torc_to(x, TORC_BOOL)), TORC_BOOL);
    torc_module m = torc_module_to(torc_nn_linear(2, 2), TORC_FLOAT64);
    assert_int_equal(torc_tensor_dtype(torc_module_get_parameter(m, "weight")), TORC_FLOAT64);
    no_error(__LINE__);
}

/* ------------------------------------------------------------------------------------------ operands */
static int calls;
static int counted(int value) {
    calls++;
    return value;
}
static void operands(void **state) {
    (void)state;
    torc_tensor f = torc_ones(SHAPE(2)), i = torc_ones(SHAPE(2), .dtype = TORC_INT64),
                b = torc_ones(SHAPE(2), .dtype = TORC_BOOL), h = torc_ones(SHAPE(2), .dtype = TORC_FLOAT16);
    const torc_number two = NUM(2);
    const double half = 0.5;
    const unsigned char byte = 200;
    const bool yes = true;
    SAME(torc_mul(f, 0.5), torc_full(SHAPE(2), 0.5));
    SAME(torc_mul(f, half), torc_full(SHAPE(2), 0.5));
    SAME(torc_mul(f, 0.5F), torc_full(SHAPE(2), 0.5));
    SAME(torc_mul(f, two), torc_full(SHAPE(2), 2.0));
    SAME(torc_add(f, 1, .alpha = 2), torc_full(SHAPE(2), 3.0));
    SAME(torc_sub(f, 1, .alpha = 0.25), torc_full(SHAPE(2), 0.75));
    SAME(torc_rsub(f, 4), torc_full(SHAPE(2), 3.0));
    SAME(torc_pow(torc_add(f, 1), 3), torc_full(SHAPE(2), 8.0));
    SAME(torc_div(torc_add(f, 6), 2, .rounding_mode = "floor"), torc_full(SHAPE(2), 3.0));
    SAME(torc_eq(f, 1), torc_ones(SHAPE(2), .dtype = TORC_BOOL));
    SAME(torc_lt(f, 0.5), torc_zeros(SHAPE(2), .dtype = TORC_BOOL));
    SAME(torc_remainder(f, 0.75), torc_full(SHAPE(2), 0.25));
    SAME(torc_masked_fill(f, torc_eq(f, 1), 7), torc_full(SHAPE(2), 7.0));
    /* The kind decides the dtype. */
    assert_int_equal(torc_tensor_dtype(torc_mul(i, 2)), TORC_INT64);
    assert_int_equal(torc_tensor_dtype(torc_mul(i, 2.0)), TORC_FLOAT32);
    assert_int_equal(torc_tensor_dtype(torc_mul(i, 2.0F)), TORC_FLOAT32);
    assert_int_equal(torc_tensor_dtype(torc_mul(i, byte)), TORC_INT64);
    assert_int_equal(torc_tensor_dtype(torc_mul(i, yes)), TORC_INT64);
    assert_int_equal(torc_tensor_dtype(torc_mul(b, yes)), TORC_BOOL);
    assert_int_equal(torc_tensor_dtype(torc_mul(b, 2)), TORC_INT64);
    assert_int_equal(torc_tensor_dtype(torc_mul(b, 0.5)), TORC_FLOAT32);
    assert_int_equal(torc_tensor_dtype(torc_mul(h, 0.5)), TORC_FLOAT16);
    assert_int_equal(torc_tensor_dtype(torc_mul(i, NUM(2.0))), TORC_FLOAT32);
    /* All kinds of C, beyond what a double holds too. */
    const int64_t wide = (INT64_C(1) << 53) + 1;
    torc_tensor zero = torc_zeros(SHAPE0, .dtype = TORC_INT64);
    assert_true(torc_item_int64(torc_add(zero, wide)) == wide);
    assert_true(torc_item_int64(torc_add(zero, -wide)) == -wide);
    assert_true(torc_item_int64(torc_add(zero, INT64_MAX)) == INT64_MAX);
    assert_true(torc_item_int64(torc_add(zero, 1, .alpha = NUM(wide))) == wide);
    assert_true(torc_item_int64(torc_add(zero, (unsigned)4000000000U)) == 4000000000);
    assert_true(torc_item_int64(torc_add(zero, (short)-3)) == -3);
    assert_true(torc_item_int64(torc_add(zero, (signed char)-3)) == -3);
    assert_true(torc_item_int64(torc_add(zero, 'a')) == 'a');
    assert_true(torc_item_int64(torc_add(zero, (long long)-7)) == -7);
    assert_true(torc_item_int64(torc_add(zero, (size_t)7)) == 7);
    assert_true(torc_item_int64(torc_full(SHAPE0, wide)) == wide);
    assert_true(torc_item_number(torc_full(SHAPE0, yes)).kind == TORC_NUMBER_BOOL);
    assert_true(torc_item_number(torc_full(SHAPE0, 1)).kind == TORC_NUMBER_INT);
    assert_true(torc_item_number(torc_full(SHAPE0, 1.0L)).kind == TORC_NUMBER_FLOAT);
    /* In place, and of each other. */
    torc_tensor t = torc_ones(SHAPE(2));
    torc_mul_(torc_add_(t, 1, .alpha = 3), 0.5);
    IS(t, 2, 2);
    SAME(torc_add(torc_mul(torc_sub(t, 1), 2), torc_sum(torc_mul(t, 3), .dim = 0, .keepdim = true), .alpha = 0.5),
         torc_full(SHAPE(2), 8.0));
    SAME(torc_mul(t, torc_item(torc_sum(t, .dim = DIMS(counted(0))))), torc_full(SHAPE(2), 8.0));
    /* Each argument is looked at once. */
    assert_int_equal(calls, 1);
    SAME(torc_add(t, counted(1), .alpha = counted(2)), torc_full(SHAPE(2), 4.0));
    assert_int_equal(calls, 3);
    torc_sum(torc_zeros(SHAPE(2, counted(3))), counted(1), counted(1));
    assert_int_equal(calls, 6);
    torc_full(counted(2), counted(2));
    torc_transpose(torc_zeros(SHAPE(2, 3)), counted(0), counted(1));
    assert_int_equal(calls, 10);
    torc_tensor none = NULL; /* a tensor that is missing stays one */
    FAILS(TYPE, "argument 'other'", torc_add(t, none));
    FAILS(TYPE, "argument 'other'", torc_add(t, NULL));
    no_error(__LINE__);
}

/* ------------------------------------------------------------------------------------------ numbers, None */
static void numbers(void **state) {
    (void)state;
    torc_tensor x = torc_tensor_from(FLOATS(-1, 0.25, 2), 3);
    assert_true(isnan(torc_item(torc_full(SHAPE0, NAN))));
    assert_true(torc_item(torc_full(SHAPE0, -INFINITY)) == -INFINITY);
    assert_true(signbit(torc_item(torc_full(SHAPE0, -0.0))));
    assert_false(signbit(torc_item(torc_full(SHAPE0, 0.0))));
    IS(torc_add(x, INFINITY), INFINITY, INFINITY, INFINITY);
    IS(torc_add(x, NAN), NAN, NAN, NAN);
    IS(torc_clamp(x, .min = -INFINITY, .max = INFINITY), -1, 0.25, 2);
    IS(torc_clamp(x, .min = NAN, .max = 1), NAN, NAN, NAN); /* this NaN is not None, which is one of its own */
    IS(torc_clamp(x, .min = TORC_NONE_FLOAT, .max = 1), -1, 0.25, 1);
    IS(torc_clamp(x, .min = 0, .max = -NAN), NAN, NAN, NAN);
    IS(torc_nan_to_num(torc_full(SHAPE(1), NAN), .nan = INFINITY), INFINITY);
    IS(torc_add(x, 1, .alpha = NAN), NAN, NAN, NAN);
    assert_true(torc_number_to_double(torc_number_float(NAN)) != torc_number_to_double(torc_number_float(NAN)));
    /* What is no number of this version, and a bool that is neither true nor false. */
    torc_number odd[] = {
        {.kind = TORC_NUMBER_COMPLEX + 1}, {.kind = TORC_NUMBER_BOOL}, {.kind = TORC_NUMBER_NONE | 0xffff}};
    for (size_t k = 0; k < sizeof odd / sizeof *odd; k++) {
        odd[k].as.i = 2;
        FAILS(VALUE, k == 1 ? "a bool is 0 or 1" : "no number of kind", torc_full(SHAPE(1), odd[k]));
        FAILS(VALUE, k == 1 ? "a bool is 0 or 1" : "no number of kind", torc_mul(x, odd[k]));
        FAILS(VALUE, k == 1 ? "a bool is 0 or 1" : "no number of kind", torc_clamp(x, .min = odd[k]));
    }
    /* A plain number in a struct: an int if it is whole. */
    static const struct {
        torc_number n;
        torc_dtype dtype;
        double value;
    } plain[] = {{{2}, TORC_INT64, 2},
                 {{0}, TORC_INT64, 0},
                 {{-3.0}, TORC_INT64, -3},
                 {{0x1p62}, TORC_INT64, 0x1p62},
                 {{0.5}, TORC_FLOAT32, 0.5},
                 {{-0.0}, TORC_FLOAT32, 0},
                 {{0x1p63}, TORC_FLOAT32, 0x1p63},
                 {{INFINITY}, TORC_FLOAT32, INFINITY},
                 {{NAN}, TORC_FLOAT32, NAN},
                 {{.kind = TORC_NUMBER_INT, .as.i = -5}, TORC_INT64, -5},
                 {{.kind = TORC_NUMBER_FLOAT, .as.d = 2}, TORC_FLOAT32, 2},
                 {{.kind = TORC_NUMBER_BOOL, .as.i = 1}, TORC_BOOL, 1}};
    for (size_t k = 0; k < sizeof plain / sizeof *plain; k++) {
        torc_tensor t = torc_full_with(SHAPE0, plain[k].n, NULL);
        assert_int_equal(torc_tensor_dtype(t), plain[k].dtype);
        IS(t, plain[k].value);
    }
    assert_true(signbit(torc_item(torc_full_with(SHAPE0, (torc_number){-0.0}, NULL))));
    /* .alpha = 2 is PyTorch's alpha=2, which ints take, and 0.5 they do not. */
    torc_tensor i = torc_ones(SHAPE(2), .dtype = TORC_INT64);
    assert_int_equal(torc_tensor_dtype(torc_add(i, i, .alpha = 2)), TORC_INT64);
    FAILS(RUNTIME, "alpha", torc_add(i, i, .alpha = 0.5));
    FAILS(RUNTIME, "alpha", torc_add(i, i, .alpha = NUM(2.0)));
    no_error(__LINE__);
}

/* A complex number keeps both its parts, wherever a number may stand. */
static void two_parts(int line, torc_tensor t, double real, double imag) {
    no_error(line);
    const torc_number n = torc_item_number(t);
    no_error(line);
    if (n.kind != TORC_NUMBER_COMPLEX) fail_msg("line %d: this is no complex number", line);
    if (n.as.d != real || n.imag != imag) fail_msg("line %d: it is %g + %gi", line, n.as.d, n.imag);
}
#define PARTS(t, real, imag) two_parts(__LINE__, t, real, imag)
static void complex_numbers(void **state) {
    (void)state;
    const double _Complex i = __builtin_complex(0.0, 1.0), z = 1 + 2 * i;
    const float _Complex f = __builtin_complex(3.0f, -4.0f);
    torc_tensor x = torc_full(SHAPE0, __builtin_complex(0.5, 0.25)), one = torc_ones(SHAPE0);
    PARTS(x, 0.5, 0.25);
    PARTS(torc_full(SHAPE0, 1 + 2 * i), 1, 2);
    PARTS(torc_mul(one, f), 3, -4);
    PARTS(torc_add(x, one, .alpha = 2 * i), 0.5, 2.25);
    PARTS(torc_add(x, x, .alpha = f), 3, -1);
    PARTS(torc_add(x, one, .alpha = NUM(z)), 1.5, 2.25);
    PARTS(torc_addcmul(x, one, one, .value = 1 + 2 * i), 1.5, 2.25);
    PARTS(torc_addcdiv(x, one, one, .value = i), 0.5, 1.25);
    PARTS(torc_sub_(torc_clone(x), x, .alpha = 1 + i), 0.25, -0.5);
    /* as a struct: an imaginary part of 0, of either sign, is none, and one that is no number is there */
    PARTS(torc_full_with(SHAPE0, (torc_number){1 + 2 * i}, NULL), 1, 2);
    PARTS(torc_full_with(SHAPE0, (torc_number){.kind = TORC_NUMBER_COMPLEX, .as.d = 1, .imag = 2}, NULL), 1, 2);
    assert_int_equal(torc_tensor_dtype(torc_full_with(SHAPE0, (torc_number){__builtin_complex(2.0, -0.0)}, NULL)),
                     TORC_INT64);
    assert_true(
        isnan(torc_item_number(torc_full_with(SHAPE0, (torc_number){__builtin_complex(1.0, (double)NAN)}, NULL)).imag));
    /* where no complex number may stand it is refused, not cut */
    FAILS(RUNTIME, "complex", torc_add(one, one, .alpha = 1 + 2 * i));
    FAILS(RUNTIME, "must be a real number", torc_clamp(one, .min = 2 * i));
}

static void none_by_name(void **state) {
    (void)state;
    torc_tensor x = counting(SHAPE(2, 3));
    SAME(torc_argmax(x, .dim = TORC_NONE), torc_argmax(x));
    SAME(torc_argmax(x, TORC_NONE), torc_argmax(x));
    SAME(torc_sum(x, .dim = TORC_NONE), torc_sum(x));
    SAME(torc_sum(x, TORC_NONE, true), torc_sum(x, .keepdim = true));
    SAME(torc_clamp(x, .min = TORC_NONE_FLOAT, .max = 2), torc_clamp(x, .max = 2));
    SAME(torc_var(x, .correction = TORC_NONE_FLOAT), torc_var(x));
    SAME(torc_nan_to_num(x, .posinf = TORC_NONE_FLOAT), x);
    SAME(torc_slice(x, .start = TORC_NONE, .end = TORC_NONE), x);
    torc_module pool = torc_nn_avg_pool2d(2, .divisor_override = TORC_NONE);
    IS(torc_module_forward(pool, torc_ones(SHAPE(1, 1, 2, 2))), 1);
    assert_int_equal(zeros_in(torc_module_get_parameter(torc_nn_embedding(3, 2, .padding_idx = TORC_NONE), "weight")),
                     0);
    /* Where None is refused. */
    FAILS(TYPE, "argument 'fill_value' must be Number, not None", torc_full(SHAPE(2), TORC_NONE_FLOAT));
    FAILS(TYPE, "add(): argument 'alpha' must be Number, not None", torc_add(x, x, .alpha = TORC_NONE_FLOAT));
    FAILS(TYPE, "sum(): argument 'keepdim' must be bool, not NoneType", torc_sum(x, .keepdim = TORC_NONE));
    FAILS(TYPE, "argument 'bias' must be bool, not NoneType", torc_nn_linear(2, 2, .bias = TORC_NONE));
    FAILS(TYPE, "argument 'size' must be tuple of ints, not NoneType", torc_zeros(TORC_NONE));
    /* A bool is 0 or 1. */
    FAILS(TYPE, "sum(): argument 'keepdim' must be bool, 0 or 1, not 2", torc_sum(x, .keepdim = 2));
    FAILS(TYPE, "argument 'largest' must be bool, 0 or 1, not -1", torc_topk(x, 1, .largest = -1));
    FAILS(TYPE, "argument 'bias' must be bool, 0 or 1, not 3", torc_nn_linear(2, 2, .bias = 3));
    FAILS(TYPE, "argument 'maximize' must be bool, 0 or 1, not 2", torc_sgd(TENSORS(x), .maximize = 2));
    FAILS(TYPE, "argument 'nesterov' must be bool, 0 or 1, not 2",
          torc_optimizer_add_param_group(torc_sgd(TENSORS(x)), TENSORS(x), .nesterov = 2));
    FAILS(TYPE, "argument 'retain_graph' must be bool, 0 or 1, not 2", torc_backward(x, .retain_graph = 2));
    no_error(__LINE__);
}

/* ------------------------------------------------------------------------------------------ lists */
static void reads(torc_ints list, int64_t count, const int64_t *want) {
    int64_t n;
    const int64_t *got = torc_ints_data(&list, &n);
    assert_int_equal(n, count);
    if (count > 0) assert_memory_equal(got, want, (size_t)count * sizeof *want);
}
static void lists(void **state) {
    (void)state;
    static const int64_t ten[10] = {1, 1, 2, 1, 1, 1, 3, 1, 1, 1};
    reads(torc_ints_one(5), 1, (const int64_t[]){5});
    reads((torc_ints){5}, 1, (const int64_t[]){5});
    reads((torc_ints){0}, 1, (const int64_t[]){0});
    reads(DIMS(0, -1), 2, (const int64_t[]){0, -1});
    reads(SHAPE0, 0, NULL);
    reads(INTS(1, 2, 3, 4, 5, 6, 7, 8), 8, (const int64_t[]){1, 2, 3, 4, 5, 6, 7, 8});
    reads(torc_ints_of(ten, 10), 10, ten);
    reads((torc_ints){TORC_NONE}, -1, NULL);
    int64_t n;
    torc_ints none = {TORC_NONE}, borrowed = torc_ints_of(ten, 3);
    assert_null(torc_ints_data(&none, &n));
    assert_ptr_equal(torc_ints_data(&borrowed, &n), ten);
    assert_int_equal(sizeof(torc_ints), 16 + 8 * TORC_INTS_FEW);
    /* One number for a list. */
    torc_tensor x = counting(SHAPE(2, 3)), image = counting(SHAPE(1, 1, 4, 4)), w = torc_ones(SHAPE(1, 1, 2, 2));
    assert_int_equal(torc_dim(torc_zeros(3)), 1);
    assert_int_equal(torc_numel(torc_zeros(3)), 3);
    assert_int_equal(torc_dim(torc_reshape(x, 6)), 1);
    assert_int_equal(torc_numel(torc_reshape(x, -1)), 6);
    SAME(torc_conv2d(image, w, .stride = 2), torc_conv2d(image, w, .stride = INTS(2, 2)));
    SAME(torc_conv2d(image, w, .padding = 1), torc_conv2d(image, w, .padding = INTS(1, 1)));
    SAME(torc_conv2d(image, w, .padding = DIMS(0, 1)),
         torc_slice(torc_conv2d(image, w, .padding = 1), .dim = 2, .start = 1, .end = -1));
    SAME(torc_max_pool2d(image, 2), torc_max_pool2d(image, INTS(2, 2), .stride = INTS(2, 2)));
    SAME(torc_max_pool2d(image, 2, .stride = 1), torc_max_pool2d(image, INTS(2, 2), .stride = INTS(1, 1)));
    SAME(torc_roll(x, 1, .dims = 0), torc_roll(x, INTS(1), .dims = DIMS(0)));
    SAME(torc_permute(x, DIMS(1, 0)), torc_t(x));
    torc_module conv = torc_nn_conv2d(1, 1, 3, .padding = 1), norm = torc_nn_layer_norm(4);
    assert_int_equal(torc_size(torc_module_forward(conv, image), 3), 4);
    assert_int_equal(torc_size(torc_module_get_parameter(conv, "weight"), 2), 3);
    assert_int_equal(torc_size(torc_module_get_parameter(norm, "weight"), 0), 4);
    /* Eight, which is as many as a literal has, and more. */
    torc_tensor eight = torc_zeros(SHAPE(1, 2, 1, 2, 1, 2, 1, 2));
    assert_int_equal(torc_dim(eight), 8);
    assert_int_equal(torc_size(eight, 7), 2);
    SAME(torc_sum(eight, DIMS(0, 1, 2, 3, 4, 5, 6, 7)), torc_zeros(SHAPE0));
    torc_tensor tens = torc_zeros(torc_ints_of(ten, 10));
    assert_int_equal(torc_dim(tens), 10);
    assert_int_equal(torc_numel(tens), 6);
    /* Empty ones, wherever they say that they are. */
    SAME(torc_reshape(torc_ones(SHAPE(1)), SHAPE0), torc_ones(SHAPE0));
    SAME(torc_ones(torc_ints_of(NULL, 0)), torc_ones(SHAPE0));
    SAME(torc_ones(torc_ints_of((const int64_t *)(uintptr_t)8, 0)), torc_ones(SHAPE0));
    SAME(torc_sum(x, .dim = SHAPE0), torc_sum(x));
    SAME(torc_max_pool2d(image, 2, .stride = SHAPE0), torc_max_pool2d(image, 2));
    /* Of tensors and modules. */
    const torc_tensor two[2] = {x, x};
    SAME(torc_cat(torc_tensors_of(two, 2), .dim = 1), torc_cat(TENSORS(x, x), .dim = 1));
    SAME(torc_cat(torc_tensors_of(two, 1)), x);
    torc_module net = torc_nn_sequential_list(MODULES(torc_nn_flatten(.start_dim = 0), torc_nn_relu()));
    SAME(torc_module_forward(net, x), torc_reshape(x, 6));
    /* What is no list. */
    FAILS(VALUE, "argument 'size' has a negative number of entries", torc_zeros(torc_ints_of(ten, -1)));
    FAILS(VALUE, "argument 'size' is NULL but has 2 entries", torc_zeros(torc_ints_of(NULL, 2)));
    FAILS(VALUE, "argument 'size' has 9 entries, at most 8",
          torc_zeros(((torc_ints){.tag = TORC_INTS_HERE, .count = 9})));
    FAILS(VALUE, "argument 'dim' has a negative number of entries", torc_sum(x, .dim = torc_ints_of(ten, -2)));
    FAILS(VALUE, "argument 'padding'", torc_nn_conv2d(1, 1, 3, .padding = torc_ints_of(NULL, 2)));
    FAILS(VALUE, "argument 'milestones'", torc_multi_step_lr(torc_sgd(TENSORS(x)), torc_ints_of(NULL, 2)));
    FAILS(VALUE, "has 17 entries", torc_zeros(torc_ints_of((const int64_t[17]){0}, 17)));
    no_error(__LINE__);
}

/* What is given as a literal beside options, and kept, lives as long as the block it stands in: as in a call of the plain function. */
typedef struct factor {
    double by, more[8];
} factor;
static torc_tensors times(torc_tensors in, void *by) {
    return torc_tensors_lend(TENSORS(torc_mul(torc_sin(in.data[0]), ((factor *)by)->by)));
}
static torc_tensors times_passed(torc_function_context c, torc_tensors in, void *by) {
    (void)c;
    return torc_tensors_lend(TENSORS(torc_mul(in.data[0], ((factor *)by)->by)));
}
static void overwrite_the_stack(void) {
    volatile char bytes[4096];
    for (int i = 0; i < 4096; i++) bytes[i] = 0x55;
    (void)bytes[17];
}
static factor seen_of_owner;
static void see_owner(void *owner) { seen_of_owner = *(factor *)owner; }
static void what_is_kept_lives_as_its_block(void **state) {
    (void)state;
    torc_tensor a = torc_from_blob(((float[]){1, 2, 3, 4}), SHAPE(2, 2), .dtype = TORC_FLOAT32,
                                   .strides = torc_ints_of(((const int64_t[]){1, 2}), 2));
    torc_tensor b = torc_from_blob(((float[]){5, 6, 7, 8}), 4, .dtype = TORC_FLOAT32);
    torc_tensor x = torc_full(2, 0.5, .requires_grad = true);
    torc_tensors y =
        torc_function_apply("Times", times_passed, times_passed, TORC_CONTEXT(&(factor){.by = 3}), TENSORS(x));
    torc_tensors z = torc_checkpoint(times, TORC_CONTEXT(&(factor){.by = 5}), y, .discard_rng_state = true);
    const int64_t many[] = {1, 1, 1, 1, 1, 1, 1, 1, 2, 2}; /* and what stands in options, as long as the call */
    torc_tensor c = torc_from_blob(((float[]){9, 8, 7, 6}), torc_ints_of(many, 10), .dtype = TORC_FLOAT32,
                                   .strides = torc_ints_of(((const int64_t[]){7, 7, 7, 7, 7, 7, 7, 7, 1, 2}), 10),
                                   .owner = TORC_CONTEXT(&seen_of_owner, see_owner));
    assert_null(
        torc_from_blob(NULL, SHAPE(2), .dtype = TORC_FLOAT32, .owner = TORC_CONTEXT((&(factor){.by = 42}), see_owner)));
    torc_error_clear();
    assert_float_equal(seen_of_owner.by, 42, 0);
    overwrite_the_stack();
    assert_int_equal(torc_stride(c, 8), 1);
    assert_int_equal(torc_stride(c, 9), 2);
    SAME(torc_reshape(c, 4), torc_tensor_from(FLOATS(9, 7, 8, 6), 4));
    SAME(a, torc_tensor_from(FLOATS(1, 3, 2, 4), SHAPE(2, 2)));
    SAME(b, torc_tensor_from(FLOATS(5, 6, 7, 8), 4));
    assert_true(torc_backward(torc_sum(z.data[0])));
    assert_float_equal(torc_item(torc_select(torc_grad(x), 0, 1)), 15 * cos(1.5), 1e-6);
    no_error(__LINE__);
}

/* Initializers that are constant. */
static const torc_device processor = TORC_CPU_INIT, second_gpu = TORC_CUDA_INIT(1);
static const torc_context nothing = TORC_CONTEXT_INIT(NULL), something = TORC_CONTEXT_INIT((void *)&nothing, NULL);
static void constants(void **state) {
    (void)state;
    assert_int_equal(processor.type, TORC_DEVICE_CPU);
    assert_int_equal(second_gpu.type, TORC_DEVICE_CUDA);
    assert_int_equal(second_gpu.index, 1);
    assert_true(!nothing.data && !nothing.destroy && something.data == (const void *)&nothing);
}

/* A literal list that outlives the block, or the function, in which it was written. */
typedef struct plan {
    torc_ints dims, shape;
    torc_number scale;
} plan;
__attribute__((noinline)) static torc_ints returned(int64_t a, int64_t b) { return DIMS(a, b); }
__attribute__((noinline)) static plan planned(int64_t n) {
    plan p = {.dims = {TORC_NONE}};
    if (n > 0) {
        p.dims = DIMS(n, 0);
        p.shape = SHAPE(n, n + 1, n + 2);
        p.scale = NUM(0.5);
    }
    return p;
}
__attribute__((noinline)) static int scribble(int seed) { /* over what those functions left on the stack */
    volatile char space[4096];
    for (size_t k = 0; k < sizeof space; k++) space[k] = (char)(seed + (int)k);
    return space[seed & 4095];
}
static void outliving(void **state) {
    (void)state;
    torc_ints dims = returned(1, 0);
    const plan p = planned(1);
    plan *kept = malloc(sizeof *kept);
    assert_non_null(kept);
    *kept = p;
    scribble(77);
    torc_tensor x = torc_ones(kept->shape);
    assert_int_equal(torc_numel(x), 6);
    SAME(torc_sum(x, .dim = dims), torc_sum(x, DIMS(1, 0)));
    SAME(torc_sum(x, kept->dims), torc_sum(x, DIMS(1, 0)));
    SAME(torc_sum(x, returned(2, 0), true), torc_sum(x, DIMS(2, 0), true));
    SAME(torc_mul(x, kept->scale), torc_mul(x, 0.5));
    torc_ints chosen = SHAPE0;
    for (int64_t k = 2; k < 4; k++) chosen = SHAPE(k, k);
    scribble(3);
    assert_int_equal(torc_numel(torc_zeros(chosen)), 9);
    free(kept);
    no_error(__LINE__);
}

/* ------------------------------------------------------------------------------------------ arrays */
static torc_tensor of_parameter(const float *p) { return torc_tensor_from(p, SHAPE(2)); }
static void arrays(void **state) {
    (void)state;
    float m[2][3] = {{1, 2, 3}, {4, 5, 6}}, v[3] = {1, 2, 3};
    const double d[2][2] = {{1, 2}, {3, 4}};
    const int64_t l[2][1] = {{7}, {8}};
    const bool b[3] = {true, false, true};
    const uint8_t u[4] = {1, 2, 3, 255};
    SAME(torc_tensor_from(m, SHAPE(2, 3)), counting(SHAPE(2, 3)));
    SAME(torc_tensor_from(m, SHAPE(3, 2)), counting(SHAPE(3, 2)));
    SAME(torc_tensor_from(m, 6), counting(SHAPE(6)));
    SAME(torc_tensor_from(v, 3), counting(SHAPE(3)));
    SAME(torc_tensor_from(m[1], 3), torc_add(counting(SHAPE(3)), 3));
    IS(torc_tensor_from(d, SHAPE(2, 2)), 1, 2, 3, 4);
    assert_int_equal(torc_tensor_dtype(torc_tensor_from(d, SHAPE(4))), TORC_FLOAT64);
    assert_int_equal(torc_tensor_dtype(torc_tensor_from(l, SHAPE(2, 1))), TORC_INT64);
    assert_int_equal(torc_tensor_dtype(torc_tensor_from(b, 3)), TORC_BOOL);
    assert_int_equal(torc_tensor_dtype(torc_tensor_from(u, 4)), TORC_UINT8);
    assert_int_equal(torc_tensor_dtype(torc_tensor_from(m, SHAPE(2, 3), .dtype = TORC_FLOAT16)), TORC_FLOAT16);
    assert_int_equal(torc_tensor_dtype(torc_tensor_from(m, SHAPE(2, 3), .dtype = TORC_INT64)), TORC_INT64);
    IS(torc_tensor_from(FLOATS(1, 2.5), SHAPE(2)), 1, 2.5);
    IS(torc_tensor_from(((float[2][1]){{1}, {2}}), SHAPE(2, 1)), 1, 2);
    assert_true(torc_requires_grad(torc_tensor_from(v, 3, .requires_grad = true)));
    /* As many elements as the shape says, no more and no fewer. */
    FAILS(VALUE, "tensor_from(): shape '[2]' is invalid for input of size 3", torc_tensor_from(v, 2));
    FAILS(VALUE, "tensor_from(): shape '[4]' is invalid for input of size 3", torc_tensor_from(v, SHAPE(4)));
    FAILS(VALUE, "shape '[2, 2]' is invalid for input of size 6", torc_tensor_from(m, SHAPE(2, 2)));
    FAILS(VALUE, "shape '[2, 4]' is invalid for input of size 6", torc_tensor_from(m, SHAPE(2, 4)));
    FAILS(VALUE, "shape '[3]' is invalid for input of size 2", torc_tensor_from(FLOATS(1, 2), 3));
    FAILS(VALUE, "shape '[1]' is invalid for input of size 2", torc_tensor_from(INT64S(1, 2), 1));
    FAILS(VALUE, "shape '[3]' is invalid for input of size 2",
          torc_tensor_from(DOUBLES(1, 2), 3, .dtype = TORC_FLOAT32));
    FAILS(VALUE, "shape '[]' is invalid for input of size 3", torc_tensor_from(v, SHAPE0));
    FAILS(VALUE, "is invalid for input", torc_tensor_from(u, 4, .data_dtype = TORC_INT64));
    /* Of a pointer nobody knows. */
    const float *p = v;
    SAME(torc_tensor_from(p, 2), counting(SHAPE(2)));
    SAME(torc_tensor_from(&v[0], 2), counting(SHAPE(2)));
    SAME(torc_tensor_from(v + 1, 2), torc_add(counting(SHAPE(2)), 1));
    SAME(of_parameter(v), counting(SHAPE(2)));
    assert_int_equal(torc_numel(torc_tensor_from((const float *)NULL, SHAPE(0))), 0);
    FAILS(VALUE, "data is NULL", torc_tensor_from((const float *)NULL, SHAPE(2)));
    FAILS(TYPE, "give .dtype or .data_dtype", torc_tensor_from((const void *)v, SHAPE(3)));
    IS(torc_tensor_from((const void *)v, SHAPE(3), .dtype = TORC_FLOAT32), 1, 2, 3);
    no_error(__LINE__);
}

/* ------------------------------------------------------------------------------------------ structs of options */
#define WHOLE_WORDS(T) _Static_assert(sizeof(T) % 8 == 0 && offsetof(T, struct_size) == 0, #T);
OPTIONS_STRUCTS(WHOLE_WORDS)

static void filled_in(void **state) {
    (void)state;
    int structs = 0;
/* Every byte is written, whatever was there before: nothing in the struct is padding. */
#define CHECK(T)                                                                             \
    {                                                                                        \
        T one, other;                                                                        \
        memset(&one, 0xaa, sizeof one);                                                      \
        memset(&other, 0x55, sizeof other);                                                  \
        T##_init(&one);                                                                      \
        T##_init(&other);                                                                    \
        T##_init(NULL);                                                                      \
        if (one.struct_size != sizeof one || memcmp(&one, &other, sizeof one)) fail_msg(#T); \
        structs++;                                                                           \
    }
    OPTIONS_STRUCTS(CHECK)
    assert_true(structs > 150);
    assert_int_equal(torc_error(), TORC_ERROR_OK);
}

/* What *_options_init says, what NULL stands for and what the macro fills in are the same. */
#define INIT(T, name) \
    T name;           \
    T##_init(&name)
static void same_modules(int line, torc_module a, torc_module b, torc_tensor x) {
    no_error(line);
    assert_string_equal(torc_module_to_string(a), torc_module_to_string(b));
    torc_named_tensors from = torc_module_state_dict(a);
    if (from.count) assert_true(torc_module_load_state_dict(b, from, true)); /* the same names and shapes */
    torc_manual_seed(5);
    torc_tensor y = torc_module_forward(a, x);
    torc_manual_seed(5);
    same(line, y, torc_module_forward(b, x));
}
#define LAYER(name, T, x, ...)                                                                               \
    {                                                                                                        \
        INIT(T, o);                                                                                          \
        same_modules(__LINE__, torc_##name##_with(__VA_ARGS__ &o), torc_##name##_with(__VA_ARGS__ NULL), x); \
    }
static void stepped(int line, torc_optimizer (*make)(torc_tensors params, const void *options), const void *options) {
    torc_tensor p[2];
    for (int k = 0; k < 2; k++) {
        p[k] = torc_tensor_from(FLOATS(1, -2, 3), 3, .requires_grad = true);
        torc_optimizer o = make(torc_tensors_of(&p[k], 1), k ? options : NULL);
        for (int step = 0; step < 3; step++) {
            torc_set_grad(p[k], torc_tensor_from(FLOATS(0.5, 0.25, -4), 3));
            assert_true(torc_optimizer_step(o));
        }
    }
    same(line, p[0], p[1]);
    assert_int_equal(zeros_in(torc_sub(p[0], torc_tensor_from(FLOATS(1, -2, 3), 3))), 0);
}
static torc_optimizer make_sgd(torc_tensors p, const void *o) { return torc_sgd_with(p, o); }
static torc_optimizer make_adam(torc_tensors p, const void *o) { return torc_adam_with(p, o); }
static torc_optimizer make_adamw(torc_tensors p, const void *o) { return torc_adamw_with(p, o); }
static void defaults(void **state) {
    (void)state;
    torc_tensor x = counting(SHAPE(2, 3)), image = counting(SHAPE(2, 3, 4, 4)), w = torc_ones(SHAPE(1, 3, 2, 2));
    INIT(torc_sum_options, sum);
    SAME(torc_sum_with(x, &sum), torc_sum_with(x, NULL));
    SAME(torc_sum(x), torc_sum_with(x, NULL));
    INIT(torc_add_options, add);
    SAME(torc_add_with(x, x, &add), torc_add_with(x, x, NULL));
    SAME(torc_add(x, x), torc_add_with(x, x, NULL));
    INIT(torc_var_options, var);
    SAME(torc_var_with(x, &var), torc_var_with(x, NULL));
    INIT(torc_argmax_options, argmax);
    SAME(torc_argmax_with(x, &argmax), torc_argmax_with(x, NULL));
    INIT(torc_topk_options, topk);
    SAME(torc_topk_with(x, 2, &topk).values, torc_topk_with(x, 2, NULL).values);
    INIT(torc_sort_options, sort);
    SAME(torc_sort_with(x, &sort).values, torc_sort_with(x, NULL).values);
    INIT(torc_isclose_options, isclose);
    SAME(torc_isclose_with(x, x, &isclose), torc_isclose_with(x, x, NULL));
    INIT(torc_flatten_options, flatten);
    SAME(torc_flatten_with(image, &flatten), torc_flatten_with(image, NULL));
    INIT(torc_arange_options, arange);
    SAME(torc_arange_with(NUM(5), &arange), torc_arange_with(NUM(5), NULL));
    INIT(torc_conv2d_options, conv2d);
    SAME(torc_conv2d_with(image, w, &conv2d), torc_conv2d_with(image, w, NULL));
    INIT(torc_max_pool2d_options, max_pool2d);
    SAME(torc_max_pool2d_with(image, INTS(2), &max_pool2d), torc_max_pool2d_with(image, INTS(2), NULL));
    INIT(torc_avg_pool2d_options, avg_pool2d);
    SAME(torc_avg_pool2d_with(image, INTS(2), &avg_pool2d), torc_avg_pool2d_with(image, INTS(2), NULL));
    INIT(torc_cross_entropy_options, entropy);
    torc_tensor target = torc_tensor_from(INT64S(0, 2), 2);
    SAME(torc_cross_entropy_with(x, target, &entropy), torc_cross_entropy_with(x, target, NULL));
    INIT(torc_dropout_options, dropout);
    torc_manual_seed(3);
    torc_tensor y = torc_dropout_with(x, &dropout);
    torc_manual_seed(3);
    SAME(y, torc_dropout_with(x, NULL));

    LAYER(nn_linear, torc_nn_linear_options, x, 3, 2, )
    LAYER(nn_conv2d, torc_nn_conv_options, image, 3, 2, INTS(2), )
    LAYER(nn_batch_norm2d, torc_nn_batch_norm_options, image, 3, )
    LAYER(nn_layer_norm, torc_nn_layer_norm_options, x, SHAPE(3), )
    LAYER(nn_rms_norm, torc_nn_layer_norm_options, x, SHAPE(3), )
    LAYER(nn_group_norm, torc_nn_group_norm_options, image, 3, 3, )
    LAYER(nn_embedding, torc_nn_embedding_options, target, 3, 2, )
    LAYER(nn_dropout, torc_nn_dropout_options, x, )
    LAYER(nn_leaky_relu, torc_nn_leaky_relu_options, x, )
    LAYER(nn_elu, torc_nn_elu_options, x, )
    LAYER(nn_hardtanh, torc_nn_hardtanh_options, x, )
    LAYER(nn_softplus, torc_nn_softplus_options, x, )
    LAYER(nn_max_pool2d, torc_nn_max_pool_options, image, INTS(2), )
    LAYER(nn_avg_pool2d, torc_nn_avg_pool_options, image, INTS(2), )
    LAYER(nn_flatten, torc_nn_flatten_options, image, )

    INIT(torc_sgd_options, sgd);
    INIT(torc_adam_options, adam);
    stepped(__LINE__, make_sgd, &sgd);
    stepped(__LINE__, make_adam, &adam);
    stepped(__LINE__, make_adamw, &adam);
    assert_true(sgd.lr == 1e-3 && adam.lr == 1e-3 && adam.beta1 == 0.9 && adam.beta2 == 0.999 && adam.eps == 1e-8);
    torc_optimizer o = torc_sgd(TENSORS(x));
    INIT(torc_constant_lr_options, constant);
    INIT(torc_linear_lr_options, linear);
    assert_true(constant.factor == 1.0 / 3 && linear.start_factor == 1.0 / 3 && linear.end_factor == 1);
    assert_true(torc_scheduler_get_last_lr(torc_constant_lr_with(o, &constant), 0) == 1e-3 * (1.0 / 3));
    o = torc_sgd(TENSORS(x));
    assert_true(torc_scheduler_get_last_lr(torc_constant_lr_with(o, NULL), 0) == 1e-3 * (1.0 / 3));
    no_error(__LINE__);
}

/* What no literal can write, since it does not compile (test_no_compile.c). */
static void too_many(void **state) {
    (void)state;
    torc_tensor x = counting(SHAPE(2, 3));
    const struct torc_by_name *const something = (const void *)&x;
    FAILS(TYPE, "argmax(): too many positional arguments", torc_argmax(x, .by_name = something));
    FAILS(TYPE, "zeros(): too many positional arguments", torc_zeros(SHAPE(2), .by_name = something));
    FAILS(TYPE, "SGD(): too many positional arguments", torc_sgd(TENSORS(x), .by_name = something));
    FAILS(TYPE, "too many positional arguments", torc_nn_linear(2, 3, .by_name = something));
    FAILS(TYPE, "too many positional arguments", torc_backward(x, .by_name = something));
}
/* Structs that other languages make: what is reserved is 0, and a size ends where a field does. */
static void refused(void **state) {
    (void)state;
    torc_tensor x = counting(SHAPE(2, 3));
    INIT(torc_sum_options, sum);
    FAILS(VALUE, "softmax(): a reserved field of its options is not 0", torc_softmax(x, 0, TORC_FLOAT32, 1));
    sum.reserved0 = 1;
    FAILS(VALUE, "sum(): a reserved field of its options is not 0", torc_sum_with(x, &sum));
    INIT(torc_module_to_options, to);
    to.reserved0 = 1;
    FAILS(VALUE, "a reserved field of its options is not 0", torc_module_to_with(torc_nn_relu(), &to));
    INIT(torc_safetensors_load_options, load);
    load.reserved0 = -1;
    FAILS(VALUE, "a reserved field of its options is not 0", torc_safetensors_load_with("/dev/null", &load).count);
    INIT(torc_nn_conv_options, conv);
    static const size_t sizes[] = {12, 16, offsetof(torc_nn_conv_options, padding) + 8,
                                   offsetof(torc_nn_conv_options, dtype) + 4, sizeof conv - 4};
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        conv.struct_size = sizes[k];
        FAILS(VALUE, "options.struct_size is", torc_nn_conv2d_with(1, 1, INTS(1), &conv));
    }
    conv.struct_size = offsetof(torc_nn_conv_options, padding);
    assert_non_null(torc_nn_conv2d_with(1, 1, INTS(1), &conv));
    INIT(torc_topk_options, topk);
    topk.largest = 7;
    FAILS(TYPE, "topk(): argument 'largest' must be bool, 0 or 1, not 7", torc_topk_with(x, 1, &topk).values);
    INIT(torc_sgd_options, sgd);
    sgd.nesterov = TORC_NONE;
    FAILS(TYPE, "argument 'nesterov' must be bool, not NoneType", torc_sgd_with(TENSORS(x), &sgd));
    no_error(__LINE__);
}

/* All that have none refuse what they do not know, and let go of the contexts that they were given. */
static void count_one(void *data) { ++*(int *)data; }
static void unknown_options(void **state) {
    (void)state;
    struct {
        torc_no_options o;
        int64_t later;
    } longer = {{sizeof longer}, 1};
    const torc_no_options *const options = &longer.o;
    int destroyed = 0;
    const torc_context counted = TORC_CONTEXT(&destroyed, count_one);
#define REFUSED(name, contexts, call)                                                                           \
    destroyed = 0;                                                                                              \
    FAILS(VALUE, name ": options.struct_size is 16, this version knows 8 bytes, and what stands behind", call); \
    assert_int_equal(destroyed, contexts);
    LATER_OPTIONS(REFUSED)

    longer.later = 0;
    torc_tensor x = counting(SHAPE(2, 2));
    torc_module softmax = torc_nn_softmax_with(1, options),
                all = torc_nn_sequential_list_with((torc_modules){&softmax, 1}, NULL);
    SAME(torc_module_forward_with(all, x, NULL), torc_softmax(x, 1));
    SAME(torc_init_constant_inplace_with(torc_empty_like(x), 2, options), torc_full_like(x, 2));
    torc_optimizer sgd = torc_sgd(TENSORS(torc_parameter_with(x, NULL)), 0.5);
    torc_scheduler halving = torc_exponential_lr_with(sgd, 0.5, NULL);
    assert_true(torc_scheduler_step_with(halving, options));
    assert_true(torc_scheduler_get_last_lr(halving, 0) == 0.25);
    assert_string_equal(torc_tensor_to_string_with(torc_full(SHAPE0, 2), NULL), "tensor(2)");
    longer.later = 1;
    FAILS(VALUE, "Tensor.__repr__()", torc_tensor_to_string_with(x, options));
    no_error(__LINE__);
}

/* Functions without options have the form that will take some. */
static void options_to_come(void **state) {
    (void)state;
    torc_tensor x = counting(SHAPE(2, 2));
    struct {
        torc_no_options o;
        int64_t later[2];
    } longer = {{sizeof longer}, {0, 0}};
    torc_no_options own = {sizeof own};
    SAME(torc_mm_with(x, x, NULL), torc_mm(x, x));
    SAME(torc_mm_with(x, x, &own), torc_mm(x, x));
    SAME(torc_mm_with(x, x, &longer.o), torc_mm(x, x));
    SAME(torc_mul_scalar_with(x, torc_number_int(2), NULL), torc_mul(x, 2));
    SAME(torc_exp_inplace_with(torc_clone(x), NULL), torc_exp(x));
    SAME(torc_transpose_with(x, 0, 1, NULL), torc_t(x));
    longer.later[1] = 1;
    FAILS(VALUE, "what stands behind them is not zero", torc_mm_with(x, x, &longer.o));
    own.struct_size = 0;
    FAILS(VALUE, "mm(): options.struct_size is 0", torc_mm_with(x, x, &own));
    no_error(__LINE__);
}

/* ------------------------------------------------------------------------------------------ functions that are no operators
 * What is left out has PyTorch's default, also where the function is not made from a row; a value says something, and so does a
 * field by its name. */
static void of_tensors(void **state) {
    (void)state;
    torc_tensor x = torc_tensor_from(DOUBLES(1, 100), 2), image = torc_ones(SHAPE(2, 3, 4, 5));
    torc_tensor last = torc_contiguous(image, .memory_format = TORC_CHANNELS_LAST);
    assert_true(torc_is_contiguous(image) && !torc_is_contiguous(last));
    assert_true(torc_is_contiguous(last, TORC_CHANNELS_LAST));
    assert_true(torc_is_contiguous(last, .memory_format = TORC_CHANNELS_LAST));
    assert_true(torc_is_contiguous_with(image, NULL) && !torc_is_contiguous_with(last, NULL));
    FAILS(VALUE, "is_contiguous(): a reserved field", torc_is_contiguous(x, TORC_CONTIGUOUS_FORMAT, 1));

    /* |a - b| <= 1e-8 + 1e-5 * |b|: 1e-3 of 100, 1e-5 of 1. */
    assert_true(torc_allclose(x, torc_tensor_from(DOUBLES(1 + 0.9e-5, 100 + 0.9e-3), 2)));
    assert_false(torc_allclose(x, torc_tensor_from(DOUBLES(1 + 1.1e-5, 100), 2)));
    assert_true(torc_allclose(torc_full(SHAPE0, 0.9e-8), torc_zeros(SHAPE0)));
    assert_false(torc_allclose(torc_full(SHAPE0, 1.1e-8), torc_zeros(SHAPE0)));
    assert_true(torc_allclose(x, torc_add(x, 0.5), .atol = 0.5) && torc_allclose(x, torc_add(x, 0.5), 0, 0.5));
    assert_false(torc_allclose(x, torc_add(x, 0.5), .rtol = 0.1));
    torc_tensor nan = torc_full(SHAPE0, NAN);
    assert_true(!torc_allclose(nan, nan) && torc_allclose(nan, nan, .equal_nan = true));
    assert_true(torc_allclose_with(x, x, NULL));
    INIT(torc_allclose_options, close);
    close.equal_nan = 2;
    FAILS(TYPE, "allclose(): argument 'equal_nan' must be bool, 0 or 1, not 2", torc_allclose_with(x, x, &close));

    assert_true(torc_requires_grad_(x) == x && torc_requires_grad(x));
    assert_true(torc_requires_grad_(x, false) == x && !torc_requires_grad(x));
    assert_true(torc_requires_grad_(x, .requires_grad = true) == x && torc_requires_grad(x));
    no_error(__LINE__);
}
static void of_modules(void **state) {
    (void)state;
    torc_module m = torc_nn_linear(2, 1), other = torc_nn_linear(2, 1);
    torc_tensor w = torc_module_get_parameter(m, "weight");
    assert_true(torc_module_train(m, false) && !torc_module_is_training(m));
    assert_true(torc_module_train(m) && torc_module_is_training(m));
    assert_true(torc_module_train(m, .mode = false) && !torc_module_is_training(m));
    assert_true(torc_module_requires_grad_(m, false) && !torc_requires_grad(w));
    assert_true(torc_module_requires_grad_(m) && torc_requires_grad(w));
    assert_true(torc_module_requires_grad_(m, .requires_grad = false) && !torc_requires_grad(w));

    torc_named_tensors state_of = torc_module_state_dict(other), part = {state_of.data, 1, NULL};
    assert_true(torc_module_load_state_dict(m, state_of));
    SAME(w, torc_module_get_parameter(other, "weight"));
    FAILS(RUNTIME, "Missing key(s) in state_dict: \"bias\"", torc_module_load_state_dict(m, part));
    assert_true(torc_module_load_state_dict(m, part, false) && torc_module_load_state_dict(m, part, .strict = false));

    torc_set_grad(w, torc_ones(SHAPE(1, 2)));
    assert_true(torc_module_zero_grad(m, false));
    IS(torc_grad(w), 0, 0);
    assert_true(torc_module_zero_grad(m, .set_to_none = false) && torc_grad(w));
    assert_true(torc_module_zero_grad(m) && !torc_grad(w));

    assert_true(torc_module_register_buffer(m, "kept", w));
    assert_int_equal(torc_module_state_dict(m).count, 3);
    assert_true(torc_module_register_buffer(m, "mask", w, false) &&
                torc_module_register_buffer(m, "other", w, .persistent = false));
    assert_int_equal(torc_module_state_dict(m).count, 3);
    no_error(__LINE__);
}
/* Of 10,000 numbers: the smallest, the largest, the mean and the standard deviation. */
static void spread(int line, torc_tensor t, double low, double high, double mean, double std) {
    const double tolerance = 0.05 * (high - low < 10 ? high - low : std);
    const double got[] = {torc_item(torc_min(t)), torc_item(torc_max(t)), torc_item(torc_mean(t)),
                          torc_item(torc_std(t))};
    no_error(line);
    if (got[0] < low || got[1] > high || fabs(got[2] - mean) > tolerance || fabs(got[3] - std) > tolerance)
        fail_msg("line %d: from %g to %g, mean %g, deviation %g", line, got[0], got[1], got[2], got[3]);
}
#define SPREAD(...) spread(__LINE__, __VA_ARGS__)
static void of_initial_values(void **state) {
    (void)state;
    torc_tensor t = torc_empty(SHAPE(100, 100));
    const double root = 1 / sqrt(12.0), xavier = sqrt(2.0 / 200);
    SPREAD(torc_init_uniform_(t), 0, 1, 0.5, root);
    SPREAD(torc_init_uniform_(t, -1), -1, 1, 0, 2 * root);
    SPREAD(torc_init_uniform_(t, .b = 3), 0, 3, 1.5, 3 * root);
    SPREAD(torc_init_normal_(t), -6, 6, 0, 1);
    SPREAD(torc_init_normal_(t, 5), -1, 11, 5, 1);
    SPREAD(torc_init_normal_(t, .std = 3), -18, 18, 0, 3);
    SPREAD(torc_init_trunc_normal_(t), -2, 2, 0, 0.8796);
    SPREAD(torc_init_trunc_normal_(t, .a = 0), 0, 2, 0.7228, 0.5075);
    SPREAD(torc_init_xavier_uniform_(t), -sqrt(3) * xavier, sqrt(3) * xavier, 0, xavier);
    SPREAD(torc_init_xavier_uniform_(t, 2), -2 * sqrt(3) * xavier, 2 * sqrt(3) * xavier, 0, 2 * xavier);
    SPREAD(torc_init_xavier_normal_(t), -6 * xavier, 6 * xavier, 0, xavier);
    SPREAD(torc_init_xavier_normal_(t, .gain = 2), -12 * xavier, 12 * xavier, 0, 2 * xavier);
    assert_true(torc_init_calculate_gain("leaky_relu") == sqrt(2 / (1 + 0.01 * 0.01)));
    assert_true(torc_init_calculate_gain("leaky_relu", 0) == sqrt(2));
    assert_true(torc_init_calculate_gain("leaky_relu", .param = 1) == 1 && torc_init_calculate_gain("tanh") == 5.0 / 3);
    torc_generator g = torc_generator_new(TORC_CPU);
    torc_tensor first = torc_clone(torc_init_normal_(t, .generator = g));
    torc_generator_manual_seed(g, torc_generator_initial_seed(g));
    SAME(torc_init_normal_(t, 0, 1, g), first);
    torc_tensor conv = torc_empty(SHAPE(2, 1, 3));
    IS(torc_init_dirac_(conv), 0, 1, 0, 0, 0, 0);
    IS(torc_init_dirac_(conv, .groups = 2), 0, 1, 0, 0, 1, 0);
    no_error(__LINE__);
}
static void of_settings(void **state) {
    (void)state;
    torc_tensor p = slope();
    torc_optimizer o = torc_sgd(TENSORS(p));
    assert_true(torc_optimizer_zero_grad(o, false));
    IS(torc_grad(p), 0, 0);
    assert_true(torc_optimizer_zero_grad(o, .set_to_none = false) && torc_grad(p));
    assert_true(torc_optimizer_zero_grad(o) && !torc_grad(p));

    assert_true(torc_use_deterministic_algorithms(true, true) && torc_get_deterministic_debug_mode() == 1);
    assert_true(torc_use_deterministic_algorithms(true) && torc_get_deterministic_debug_mode() == 2);
    assert_true(torc_use_deterministic_algorithms(true, .warn_only = true) && torc_get_deterministic_debug_mode() == 1);
    assert_true(torc_use_deterministic_algorithms(false) && torc_get_deterministic_debug_mode() == 0);
    assert_false(torc_is_deterministic_algorithms_warn_only_enabled());
    no_error(__LINE__);
}

static int64_t scope;
static int begin(void **state) {
    (void)state;
    torc_manual_seed(1);
    scope = torc_scope_begin();
    return 0;
}
static int end(void **state) {
    (void)state;
    torc_scope_end(scope);
    const bool clean = torc_error() == TORC_ERROR_OK;
    torc_error_clear();
    return clean ? 0 : -1;
}
#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)
int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(operators),       TEST(modules),
        TEST(optimizers),      TEST(in_order),
        TEST(conversions),     TEST(beyond_int64),
        TEST(operands),        TEST(numbers),
        TEST(complex_numbers), TEST(lists),
        TEST(none_by_name),    TEST(outliving),
        TEST(arrays),          TEST(filled_in),
        TEST(defaults),        TEST(too_many),
        TEST(refused),         TEST(options_to_come),
        TEST(unknown_options), TEST(of_tensors),
        TEST(of_modules),      TEST(of_initial_values),
        TEST(of_settings),     TEST(what_is_kept_lives_as_its_block),
        TEST(constants),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
