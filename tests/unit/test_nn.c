/* test_nn.c - modules: registration, names, state dicts, conversion, printing, hooks; layers' initial values and a short
 * training run against numbers recorded from PyTorch; every allocation of it all failing in turn. */
/* timeout: 180 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "heap.h"
#include "recorded/nn.h"
#include "torc/torc.h"
#include "torc/nn.h"
#include "executor.h"
#include "scoped.h"

static void no_error(int line) {
    if (torc_error()) fail_msg("line %d: %s (%s)", line, torc_error_message(), torc_error_where());
}
#define NO_ERROR() no_error(__LINE__)
static void fails(int line, torc_error_code code, const char *text) {
    if (torc_error() != code || !strstr(torc_error_message(), text))
        fail_msg("line %d: expected %s with \"%s\", got %s \"%s\"", line, torc_error_name(code), text,
                 torc_error_name(torc_error()), torc_error_message());
    torc_error_clear();
}
#define FAILS(code, text, call) ((void)(call), fails(__LINE__, TORC_ERROR_##code, text))

static double *values(torc_tensor t, int64_t *count) { /* malloc'ed */
    torc_tensor d = torc_contiguous(torc_to(torc_detach(t), .dtype = TORC_FLOAT64, .device = TORC_CPU));
    NO_ERROR();
    *count = torc_numel(d);
    double *v = malloc((size_t)*count * sizeof *v + 8);
    assert_true(torc_copy_to_host(d, v, (size_t)*count * sizeof *v));
    return v;
}
static void check_values(const char *name, torc_tensor t, const double *want, int64_t n, double rtol, double atol) {
    int64_t count;
    double *v = values(t, &count);
    if (count != n) fail_msg("%s: %lld elements instead of %lld", name, (long long)count, (long long)n);
    for (int64_t i = 0; i < n; i++)
        if (!(fabs(v[i] - want[i]) <= atol + rtol * fabs(want[i])))
            fail_msg("%s[%lld] is %.9g instead of %.9g", name, (long long)i, v[i], want[i]);
    free(v);
}
#define VALUES(t, ...)                                 \
    check_values(#t, t, (const double[]){__VA_ARGS__}, \
                 (int64_t)(sizeof((const double[]){__VA_ARGS__}) / sizeof(double)), 2e-6, 1e-7)

/* ------------------------------------------------------------------------------------------ initial values */
static void check_recorded(const recorded *rows, int n, const char *name, torc_tensor t, double rtol) {
    for (int r = 0; r < n; r++) {
        if (strcmp(rows[r].name, name)) continue;
        int64_t count;
        double *v = values(t, &count);
        if (count != rows[r].count) fail_msg("%s: %lld elements instead of %d", name, (long long)count, rows[r].count);
        for (int64_t i = 0; i < (count < 12 ? count : 12); i++) {
            double got = v[count > 12 && i >= 6 ? count - 12 + i : i], want = rows[r].values[i];
            if (!(fabs(got - want) <= rtol * fabs(want)))
                fail_msg("%s[%lld] is %.9g instead of %.9g", name, (long long)i, got, want);
        }
        free(v);
        return;
    }
    fail_msg("%s was not recorded", name);
}
#define RECORDED(rows, name, t, rtol) check_recorded(rows, (int)(sizeof rows / sizeof rows[0]), name, t, rtol)

static void check_layer(const char *name, torc_module m) {
    char key[96];
    NO_ERROR();
    assert_non_null(m);
    torc_named_tensors state = torc_module_state_dict(m);
    for (int64_t i = 0; i < state.count; i++) {
        if (!torc_dtype_is_floating_point(torc_tensor_dtype(state.data[i].tensor))) continue;
        snprintf(key, sizeof key, "%s.%s", name, state.data[i].name);
        RECORDED(recorded_layers, key, state.data[i].tensor, 1e-8);
    }
    snprintf(key, sizeof key, "%s.next", name);
    RECORDED(recorded_layers, key, torc_rand(SHAPE(4)), 1e-8);
}
#define LAYER(name, seed, expression)  \
    do {                               \
        torc_manual_seed(seed);        \
        check_layer(name, expression); \
    } while (0)

static void initial_values_of_layers(void **state) {
    (void)state;
    LAYER("linear", 0, torc_nn_linear(5, 3));
    LAYER("linear_big", 7, torc_nn_linear(64, 48));
    LAYER("linear_nobias", 1, torc_nn_linear(3, 2, .bias = false));
    LAYER("conv1d", 2, torc_nn_conv1d(4, 6, INTS(3), .groups = 2));
    LAYER("conv2d", 3, torc_nn_conv2d(2, 4, INTS(3, 2)));
    LAYER("embedding", 4, torc_nn_embedding(5, 4, .padding_idx = 1));
    LAYER("embedding_big", 5, torc_nn_embedding(10, 7));
    LAYER("batch_norm", 6, torc_nn_batch_norm2d(3));
    LAYER("net", 42,
          torc_nn_sequential(torc_nn_conv2d(1, 2, INTS(3)), torc_nn_batch_norm2d(2), torc_nn_relu(), torc_nn_flatten(),
                             torc_nn_linear(8, 2)));
    LAYER("linear_f64", 8, torc_nn_linear(3, 2, .dtype = TORC_FLOAT64));
}

static torc_tensor fresh(torc_ints shape) {
    torc_manual_seed(11);
    return torc_empty(shape);
}
static void initial_values_by_name(void **state) {
    (void)state;
    RECORDED(recorded_init, "uniform", torc_init_uniform_(fresh(SHAPE(3, 4)), -2, 3, NULL), 1e-8);
    RECORDED(recorded_init, "normal", torc_init_normal_(fresh(SHAPE(4, 5)), 1, 0.5, NULL), 1e-6);
    RECORDED(recorded_init, "trunc_normal", torc_init_trunc_normal_(fresh(SHAPE(4, 5)), 0.5, 1.5, -1, 2, NULL), 2e-6);
    RECORDED(recorded_init, "xavier_uniform", torc_init_xavier_uniform_(fresh(SHAPE(4, 5)), 1.5, NULL), 1e-8);
    RECORDED(recorded_init, "xavier_normal", torc_init_xavier_normal_(fresh(SHAPE(4, 5, 2)), 1, NULL), 1e-6);
    RECORDED(recorded_init, "kaiming_uniform", torc_init_kaiming_uniform_(fresh(SHAPE(4, 5))), 1e-8);
    RECORDED(recorded_init, "kaiming_uniform_out",
             torc_init_kaiming_uniform_(fresh(SHAPE(4, 5, 3)), .mode = "fan_out", .nonlinearity = "relu"), 1e-8);
    RECORDED(recorded_init, "kaiming_normal", torc_init_kaiming_normal_(fresh(SHAPE(4, 5)), .a = 0.2), 1e-6);
    RECORDED(recorded_init, "kaiming_normal_tanh",
             torc_init_kaiming_normal_(fresh(SHAPE(4, 5)), .mode = "fan_out", .nonlinearity = "tanh"), 1e-6);
    RECORDED(recorded_init, "eye", torc_init_eye_(fresh(SHAPE(2, 3))), 0);
    RECORDED(recorded_init, "dirac", torc_init_dirac_(fresh(SHAPE(4, 2, 3)), 2), 0);
    VALUES(torc_init_ones_(fresh(SHAPE(2))), 1, 1);
    VALUES(torc_init_zeros_(fresh(SHAPE(2))), 0, 0);
    VALUES(torc_init_constant_(fresh(SHAPE(2)), 2.5), 2.5, 2.5);

    /* a leaf that requires grad is filled without a trace */
    torc_tensor w = torc_zeros(SHAPE(2, 2), .requires_grad = true);
    assert_ptr_equal(torc_init_xavier_uniform_(w, 1, NULL), w);
    assert_true(torc_is_leaf(w) && torc_requires_grad(w) && torc_is_grad_enabled());

    const char *const names[] = {"linear", "conv2d", "sigmoid", "tanh", "relu", "leaky_relu", "selu"};
    const double gains[] = {1, 1, 1, 5.0 / 3, 1.4142135623730951, 1.4141428569978354, 0.75};
    for (int i = 0; i < 7; i++) assert_true(torc_init_calculate_gain(names[i], TORC_NONE_FLOAT) == gains[i]);
    assert_true(torc_init_calculate_gain("leaky_relu", 0.2) == 1.3867504905630728);

    FAILS(VALUE, "Unsupported nonlinearity foo", torc_init_calculate_gain("foo", TORC_NONE_FLOAT));
    FAILS(VALUE, "fewer than 2 dimensions", torc_init_kaiming_uniform_(torc_zeros(SHAPE(3))));
    FAILS(VALUE, "Mode x not supported", torc_init_kaiming_uniform_(torc_zeros(SHAPE(3, 3)), .mode = "x"));
    FAILS(VALUE, "Only tensors with 2 dimensions", torc_init_eye_(torc_zeros(SHAPE(3))));
    FAILS(VALUE, "divisible by groups", torc_init_dirac_(torc_zeros(SHAPE(3, 2, 2)), 2));
    FAILS(TYPE, "must be Tensor", torc_init_ones_(NULL));
    torc_tensor none = torc_zeros(SHAPE(0, 3));
    assert_ptr_equal(torc_init_kaiming_normal_(none), none);
}

/* ------------------------------------------------------------------------------------------------ training */
static torc_module small_net(void) {
    return torc_nn_sequential(torc_nn_conv2d(1, 4, INTS(3), .padding = INTS(1)), torc_nn_batch_norm2d(4),
                              torc_nn_relu(), torc_nn_max_pool2d(INTS(2)), torc_nn_flatten(),
                              torc_nn_dropout(.p = 0.25), torc_nn_linear(64, 5));
}

static void training_as_pytorch(void **state) {
    (void)state;
    static const double losses[] = {1.43091202, 1.12556899, 0.879002869, 0.787329495};
    torc_manual_seed(42);
    torc_module m = small_net(), criterion = torc_nn_cross_entropy_loss();
    torc_tensor x = torc_randn(SHAPE(6, 1, 8, 8)),
                y = torc_tensor_from(((const int64_t[]){0, 1, 2, 3, 4, 0}), SHAPE(6), .dtype = TORC_INT64);
    torc_tensors p = torc_module_parameters(m);
    assert_int_equal(p.count, 6);
    for (int i = 0; i < 4; i++) {
        int64_t scope = torc_scope_begin();
        torc_module_zero_grad(m);
        torc_tensor loss = torc_loss_forward(criterion, torc_module_forward(m, x), y);
        double l = torc_item(loss);
        torc_backward(loss);
        TORC_NO_GRAD {
            for (int64_t k = 0; k < p.count; k++) torc_add_(p.data[k], torc_grad(p.data[k]), .alpha = -0.1);
        }
        torc_scope_end(scope);
        NO_ERROR();
        if (!(fabs(l - losses[i]) < 2e-5)) fail_msg("loss %d is %.9g instead of %.9g", i, l, losses[i]);
    }
    assert_true(torc_module_eval(m));
    torc_tensor out = torc_module_forward(m, x);
    check_values("eval", torc_select(out, 0, 0),
                 (const double[]){0.68543154, -1.00244427, -0.337198973, -0.732628942, -0.565483451}, 5, 1e-4, 1e-4);
    check_values("mean", torc_module_get_buffer(m, "1.running_mean"),
                 (const double[]){0.0204697475, 0.0961458236, 0.0141283106, -0.0407836698}, 4, 1e-4, 1e-5);
    check_values("var", torc_module_get_buffer(m, "1.running_var"),
                 (const double[]){0.776476622, 0.751440644, 0.725000679, 0.791893423}, 4, 1e-4, 1e-5);
    assert_int_equal(torc_item_int64(torc_module_get_buffer(m, "1.num_batches_tracked")), 4);
    assert_int_equal(torc_tensor_dtype(torc_module_get_buffer(m, "1.num_batches_tracked")), TORC_INT64);
}

static void batch_norm_options(void **state) {
    (void)state;
    torc_module m = torc_nn_batch_norm1d(2, .cumulative = true);
    torc_tensor x = torc_tensor_from(((const float[]){1, 2, 3, 5, 8, -1}), SHAPE(3, 2), .dtype = TORC_FLOAT32);
    torc_module_forward(m, x);
    torc_module_forward(m, torc_mul(x, 2));
    VALUES(torc_module_get_buffer(m, "running_mean"), 6, 3);
    VALUES(torc_module_get_buffer(m, "running_var"), 32.5, 22.5);
    /* evaluation changes nothing */
    torc_module_eval(m);
    torc_module_forward(m, x);
    assert_int_equal(torc_item_int64(torc_module_get_buffer(m, "num_batches_tracked")), 2);

    torc_module plain = torc_nn_batch_norm1d(2, .affine = false, .track_running_stats = false);
    assert_int_equal(torc_module_state_dict(plain).count, 0);
    torc_module_eval(plain); /* without statistics the batch's are used */
    torc_tensor y = torc_module_forward(plain, x);
    VALUES(torc_mean(y), 0);
    assert_null(torc_module_get_parameter(plain, "weight"));
    NO_ERROR();
    FAILS(VALUE, "expected 4D input (got 2D input)", torc_module_forward(torc_nn_batch_norm2d(2), x));
    FAILS(VALUE, "expected 2D or 3D input (got 4D input)", torc_module_forward(m, torc_zeros(SHAPE(1, 2, 1, 1))));
}

/* ---------------------------------------------------------------------------------------- forward of layers */
static void forwards(void **state) {
    (void)state;
    torc_tensor x = torc_tensor_from(((const float[]){-2, -0.5, 0.5, 8}), SHAPE(1, 4), .dtype = TORC_FLOAT32);
    VALUES(torc_module_forward(torc_nn_relu(), x), 0, 0, 0.5, 8);
    VALUES(torc_module_forward(torc_nn_relu6(), x), 0, 0, 0.5, 6);
    VALUES(torc_module_forward(torc_nn_leaky_relu(.negative_slope = 0.5), x), -1, -0.25, 0.5, 8);
    VALUES(torc_module_forward(torc_nn_elu(), x), -0.864664717, -0.39346934, 0.5, 8);
    VALUES(torc_module_forward(torc_nn_hardtanh(), x), -1, -0.5, 0.5, 1);
    VALUES(torc_module_forward(torc_nn_softplus(), x), 0.126928011, 0.474076984, 0.974076984, 8.00033541);
    VALUES(torc_module_forward(torc_nn_gelu(), x), -0.0455002639, -0.154268765, 0.345731235, 8);
    VALUES(torc_module_forward(torc_nn_gelu(.approximate = "tanh"), x), -0.0454023059, -0.154285988, 0.345714012, 8);
    VALUES(torc_module_forward(torc_nn_silu(), x), -0.238405844, -0.188770336, 0.311229664, 7.99731719);
    VALUES(torc_module_forward(torc_nn_mish(), x), -0.252501458, -0.22074376, 0.375245243, 7.99999809);
    VALUES(torc_module_forward(torc_nn_hardswish(), x), -0.333333333, -0.208333333, 0.291666667, 8);
    VALUES(torc_module_forward(torc_nn_sigmoid(), x), 0.119202922, 0.377540669, 0.622459331, 0.99966465);
    VALUES(torc_module_forward(torc_nn_tanh(), x), -0.96402758, -0.462117157, 0.462117157, 0.999999775);
    VALUES(torc_sum(torc_module_forward(torc_nn_softmax(1), x)), 1);
    VALUES(torc_exp(torc_module_forward(torc_nn_log_softmax(-1), torc_zeros(SHAPE(2)))), 0.5, 0.5);
    assert_ptr_equal(torc_module_forward(torc_nn_identity(), x), x);
    torc_tensor y = torc_clone(x);
    assert_ptr_equal(torc_module_forward(torc_nn_relu(.inplace = true), y), y);
    VALUES(y, 0, 0, 0.5, 8);

    torc_tensor image = torc_reshape(torc_arange(16, .dtype = TORC_FLOAT32), SHAPE(1, 1, 4, 4));
    VALUES(torc_module_forward(torc_nn_max_pool2d(INTS(2)), image), 5, 7, 13, 15);
    VALUES(torc_module_forward(torc_nn_avg_pool2d(INTS(2)), image), 2.5, 4.5, 10.5, 12.5);
    VALUES(torc_module_forward(torc_nn_max_pool2d(INTS(3), .stride = INTS(1)), image), 10, 11, 14, 15);
    VALUES(torc_module_forward(torc_nn_adaptive_avg_pool2d(INTS(1)), image), 7.5);
    assert_int_equal(torc_dim(torc_module_forward(torc_nn_flatten(), image)), 2);
    torc_tensor u = torc_module_forward(torc_nn_unflatten(1, SHAPE(2, 2)), x);
    assert_int_equal(torc_dim(u), 3);

    torc_module conv = torc_nn_conv2d(1, 1, INTS(3), .padding_text = "same");
    torc_init_dirac_(torc_module_get_parameter(conv, "weight"), 1);
    torc_init_zeros_(torc_module_get_parameter(conv, "bias"));
    assert_true(torc_allclose(torc_module_forward(conv, image), image, 0, 0, false));
    torc_module conv1 = torc_nn_conv1d(1, 2, INTS(2), .stride = INTS(2), .bias = false);
    assert_int_equal(torc_size(torc_module_forward(conv1, torc_zeros(SHAPE(1, 1, 8))), 2), 4);

    torc_module ln = torc_nn_layer_norm(INTS(4)), gn = torc_nn_group_norm(2, 4), rms = torc_nn_rms_norm(INTS(4));
    VALUES(torc_mean(torc_module_forward(ln, x)), 0);
    check_values("group_norm", torc_module_forward(gn, x),
                 (const double[]){-0.99999111, 0.99999111, -0.99999964, 0.99999964}, 4, 1e-6, 0);
    assert_true(fabs(torc_item(torc_mean(torc_square(torc_module_forward(rms, x)))) - 1) < 1e-5);

    torc_module embedding = torc_nn_embedding(4, 3, .padding_idx = -1);
    torc_tensor index = torc_tensor_from(((const int64_t[]){3, 0}), SHAPE(2), .dtype = TORC_INT64);
    torc_tensor rows = torc_module_forward(embedding, index);
    VALUES(torc_select(rows, 0, 0), 0, 0, 0);
    torc_backward(torc_sum(rows));
    VALUES(torc_grad(torc_module_get_parameter(embedding, "weight")), 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    torc_module dropout = torc_nn_dropout(.p = 1);
    VALUES(torc_module_forward(dropout, torc_ones(SHAPE(3))), 0, 0, 0);
    torc_tensor target = torc_ones(SHAPE(3));
    assert_ptr_equal(torc_module_forward(torc_nn_dropout(.p = 1, .inplace = true), target), target);
    VALUES(target, 0, 0, 0);
    torc_module_eval(dropout);
    VALUES(torc_module_forward(dropout, torc_ones(SHAPE(3))), 1, 1, 1);
}

static void losses(void **state) {
    (void)state;
    torc_tensor a = torc_tensor_from(((const float[]){1, 2, 3, 4}), SHAPE(2, 2), .dtype = TORC_FLOAT32),
                b = torc_zeros(SHAPE(2, 2));
    torc_tensor y = torc_tensor_from(((const int64_t[]){1, 0}), SHAPE(2), .dtype = TORC_INT64);
    VALUES(torc_loss_forward(torc_nn_mse_loss(), a, b), 7.5);
    VALUES(torc_loss_forward(torc_nn_mse_loss(.reduction = "sum"), a, b), 30);
    VALUES(torc_loss_forward(torc_nn_l1_loss(.reduction = "none"), a, b), 1, 2, 3, 4);
    VALUES(torc_loss_forward(torc_nn_cross_entropy_loss(), b, y), 0.693147181);
    VALUES(torc_loss_forward(torc_nn_nll_loss(), a, y), -2.5);
    VALUES(torc_loss_forward(torc_nn_bce_with_logits_loss(), b, torc_ones(SHAPE(2, 2))), 0.693147181);
    torc_module weighted =
        torc_nn_nll_loss(.weight = torc_tensor_from(((const float[]){1, 3}), SHAPE(2), .dtype = TORC_FLOAT32));
    VALUES(torc_loss_forward(weighted, a, y), -2.25);
    assert_string_equal(torc_module_state_dict(weighted).data[0].name, "weight");
    FAILS(VALUE, "is not a valid value for reduction", torc_nn_mse_loss(.reduction = "average"));
    FAILS(VALUE, "takes 2 inputs but 1 were given", torc_module_forward(weighted, a));
    FAILS(VALUE, "takes 1 input but 2 were given", torc_loss_forward(torc_nn_relu(), a, b));
}

/* ------------------------------------------------------------------------------------------------- printing */
static void check_text(int line, torc_module m, const char *want) {
    const char *text = torc_module_to_string(m);
    NO_ERROR();
    if (!text || strcmp(text, want)) fail_msg("line %d: got\n%s\ninstead of\n%s", line, text ? text : "NULL", want);
}
#define TEXT(m, want) check_text(__LINE__, m, want)

static void printing(void **state) {
    (void)state;
    TEXT(torc_nn_relu(), "ReLU()");
    TEXT(torc_nn_relu6(.inplace = true), "ReLU6(inplace=True)");
    TEXT(torc_nn_leaky_relu(), "LeakyReLU(negative_slope=0.01)");
    TEXT(torc_nn_leaky_relu(.negative_slope = 0.2, .inplace = true), "LeakyReLU(negative_slope=0.2, inplace=True)");
    TEXT(torc_nn_elu(), "ELU(alpha=1.0)");
    TEXT(torc_nn_gelu(), "GELU(approximate='none')");
    TEXT(torc_nn_softmax(1), "Softmax(dim=1)");
    TEXT(torc_nn_log_softmax(-1), "LogSoftmax(dim=-1)");
    TEXT(torc_nn_hardtanh(.min_val = -2, .max_val = 2.5, .inplace = true),
         "Hardtanh(min_val=-2.0, max_val=2.5, inplace=True)");
    TEXT(torc_nn_hardtanh(), "Hardtanh(min_val=-1.0, max_val=1.0)");
    TEXT(torc_nn_softplus(), "Softplus(beta=1.0, threshold=20.0)");
    TEXT(torc_nn_max_pool2d(INTS(2)), "MaxPool2d(kernel_size=2, stride=2, padding=0, dilation=1, ceil_mode=False)");
    TEXT(torc_nn_max_pool2d(INTS(2, 3), .stride = INTS(1), .padding = INTS(1)),
         "MaxPool2d(kernel_size=(2, 3), stride=1, padding=1, dilation=1, ceil_mode=False)");
    TEXT(torc_nn_avg_pool2d(INTS(2), .padding = INTS(1)), "AvgPool2d(kernel_size=2, stride=2, padding=1)");
    TEXT(torc_nn_adaptive_avg_pool2d(INTS(2, 3)), "AdaptiveAvgPool2d(output_size=(2, 3))");
    TEXT(torc_nn_flatten(), "Flatten(start_dim=1, end_dim=-1)");
    TEXT(torc_nn_unflatten(1, SHAPE(2, 3)), "Unflatten(dim=1, unflattened_size=(2, 3))");
    TEXT(torc_nn_dropout(.p = 0.2, .inplace = true), "Dropout(p=0.2, inplace=True)");
    TEXT(torc_nn_embedding(3, 4, .padding_idx = 1), "Embedding(3, 4, padding_idx=1)");
    TEXT(torc_nn_group_norm(2, 4), "GroupNorm(2, 4, eps=1e-05, affine=True)");
    TEXT(torc_nn_rms_norm(INTS(4)), "RMSNorm((4,), eps=None, elementwise_affine=True)");
    TEXT(torc_nn_layer_norm(INTS(3, 4)), "LayerNorm((3, 4), eps=1e-05, elementwise_affine=True)");
    TEXT(torc_nn_batch_norm1d(3, .momentum = TORC_NONE),
         "BatchNorm1d(3, eps=1e-05, momentum=None, affine=True, track_running_stats=True)");
    TEXT(torc_nn_batch_norm1d(3, .cumulative = true),
         "BatchNorm1d(3, eps=1e-05, momentum=None, affine=True, track_running_stats=True)");
    TEXT(torc_nn_batch_norm2d(3, .eps = 1.5e-7),
         "BatchNorm2d(3, eps=1.5e-07, momentum=0.1, affine=True, track_running_stats=True)");
    TEXT(torc_nn_conv1d(2, 4, INTS(3), .padding_text = "same"),
         "Conv1d(2, 4, kernel_size=(3,), stride=(1,), padding=same)");
    TEXT(torc_nn_conv2d(2, 4, INTS(3), .padding = INTS(1), .groups = 2, .dilation = INTS(2), .bias = false),
         "Conv2d(2, 4, kernel_size=(3, 3), stride=(1, 1), padding=(1, 1), dilation=(2, 2), groups=2, bias=False)");
    TEXT(torc_nn_sequential_list((torc_modules){NULL, 0}), "Sequential()");
    TEXT(torc_nn_cross_entropy_loss(), "CrossEntropyLoss()");
    TEXT(torc_nn_sequential(torc_nn_linear(2, 3), torc_nn_sequential(torc_nn_batch_norm1d(3)),
                            torc_nn_module_list((torc_modules){NULL, 0})),
         "Sequential(\n"
         "  (0): Linear(in_features=2, out_features=3, bias=True)\n"
         "  (1): Sequential(\n"
         "    (0): BatchNorm1d(3, eps=1e-05, momentum=0.1, affine=True, track_running_stats=True)\n"
         "  )\n"
         "  (2): ModuleList()\n"
         ")");
    torc_module list = torc_nn_module_list(
        (torc_modules){(const torc_module[]){torc_nn_relu(), torc_nn_relu(), torc_nn_linear(2, 3, .bias = false)}, 3});
    TEXT(list, "ModuleList(\n  (0-1): 2 x ReLU()\n  (2): Linear(in_features=2, out_features=3, bias=False)\n)");
}

/* ------------------------------------------------------------------------------------- registration, names */
static int destroyed;
typedef struct scale {
    torc_module inner;
    double factor;
} scale;
static torc_tensor scale_forward(torc_module self, torc_tensor x, void *context) {
    scale *s = context;
    torc_tensor y = torc_mul(torc_module_forward(s->inner, x), torc_module_get_parameter(self, "gain"));
    return torc_mul(y, s->factor);
}
static int scale_repr(torc_module self, char *buffer, size_t size, void *context) {
    (void)self;
    return snprintf(buffer, size, "factor=%g,\nlines=2", ((scale *)context)->factor);
}
static void scale_destroy(void *context) { destroyed += ((scale *)context)->factor == 2; }
static const torc_module_class scale_class = {.struct_size = sizeof(torc_module_class),
                                              .name = "Scale",
                                              .forward = scale_forward,
                                              .extra_repr = scale_repr,
                                              .context_size = sizeof(scale)};
static torc_module scale_new(torc_module inner, double factor) {
    torc_module m = torc_module_new(&scale_class, TORC_CONTEXT(&(scale){inner, factor}, scale_destroy));
    torc_module_register_parameter(m, "gain", torc_parameter(torc_ones(SHAPE(1))));
    torc_module_register_module(m, "inner", inner);
    return m;
}

static void count_destroyed(void *context) { destroyed += context != NULL; }
static torc_tensor times(torc_module self, torc_tensors inputs, void *context) {
    (void)self;
    torc_tensor sum = inputs.data[0];
    for (int64_t k = 1; k < inputs.count; k++) sum = torc_add(sum, inputs.data[k]);
    return torc_mul(sum, *(const double *)context);
}

static void modules_of_users(void **state) {
    (void)state;
    destroyed = 0;
    int64_t scope = torc_scope_begin();
    torc_module m = scale_new(torc_nn_identity(), 2);
    VALUES(torc_module_forward(m, torc_ones(SHAPE(2))), 2, 2);
    TEXT(m, "Scale(\n  factor=2,\n  lines=2\n  (inner): Identity()\n)");
    assert_string_equal(torc_module_class_name(m), "Scale");
    assert_true(((scale *)torc_module_context(m, &scale_class))->factor == 2);
    struct {
        torc_module_class known;
        int64_t unknown;
    } later = {scale_class, 1};
    later.known.struct_size = sizeof later;
    assert_null(torc_module_context(m, &later.known));
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    torc_error_clear();
    later.unknown = 0;
    assert_ptr_equal(torc_module_context(m, &later.known), torc_module_context(m, &scale_class));
    assert_null(torc_module_context(torc_nn_relu(), &scale_class));
    torc_retain(m);
    torc_scope_end(scope);
    assert_int_equal(destroyed, 0);
    assert_int_equal(torc_refcount(m), 1);
    torc_release(m);
    assert_int_equal(destroyed, 1);

    TORC_SCOPE {
        double factor = 3;
        m = torc_nn_sequential(torc_nn_lambda("Times", times, TORC_CONTEXT(&factor, count_destroyed)));
        VALUES(torc_module_forward(m, torc_ones(SHAPE(2))), 3, 3);
        VALUES(torc_module_forward_many(torc_nn_lambda("Times", times, TORC_CONTEXT(&factor)),
                                        TENSORS(torc_ones(SHAPE(1)), torc_ones(SHAPE(1)))),
               6);
        TEXT(m, "Sequential(\n  (0): Times()\n)");
        assert_int_equal(destroyed, 1);
    }
    assert_int_equal(destroyed, 2);
    FAILS(VALUE, "no name", torc_nn_lambda(NULL, times, TORC_NO_CONTEXT));
    FAILS(VALUE, "Lambda: the function is NULL", torc_nn_lambda("Times", NULL, TORC_NO_CONTEXT));

    static const torc_module_class bare = {.struct_size = sizeof(torc_module_class), .name = "Bare"};
    FAILS(NOT_IMPLEMENTED, "Module [Bare] is missing the required \"forward\" function",
          torc_module_forward(torc_module_new(&bare, TORC_NO_CONTEXT), torc_ones(SHAPE(1))));
    FAILS(VALUE, "no name",
          torc_module_new(&(torc_module_class){.struct_size = sizeof(torc_module_class)}, TORC_NO_CONTEXT));
    FAILS(VALUE, "class", torc_module_new(NULL, TORC_NO_CONTEXT));
    FAILS(VALUE, "not a module", torc_module_forward((torc_module)torc_ones(SHAPE(1)), torc_ones(SHAPE(1))));
    FAILS(TYPE, "must be Tensor, not None", torc_module_forward(torc_nn_relu(), NULL));
    assert_int_equal(torc_module_named_children(torc_nn_sequential()).count, 0);
    assert_int_equal(torc_module_named_children(torc_nn_module_list(MODULES())).count, 0);
    /* intermediates die in forward: only the result is lent to us */
    torc_module chain = torc_nn_sequential(torc_nn_relu(), torc_nn_relu(), torc_nn_relu());
    torc_tensor x = torc_ones(SHAPE(3));
    torc_tensor y = torc_module_forward(chain, x);
    assert_int_equal(torc_refcount(y), 1);
    assert_int_equal(torc_refcount(x), 1);
}

/* What a context begins with is registered under the names that its class has for it. */
typedef struct affine {
    torc_tensor weight, bias;
    torc_module first, second;
    double factor;
} affine;
static torc_tensor affine_forward(torc_module self, torc_tensor x, void *context) {
    (void)self;
    const affine *a = context;
    return torc_mul(torc_module_forward(a->first, torc_add(torc_mul(x, a->weight), a->bias)), a->factor);
}
static void affine_destroy(void *context) { destroyed += context != NULL; }
static void handles_of_the_context(void **state) {
    (void)state;
    torc_module_class c =
        TORC_MODULE_CLASS("Affine", affine, affine_forward, .parameters = "weight, bias", .modules = " first second,");
    affine given = {.factor = 2};
    destroyed = 0;
    int64_t scope = torc_scope_begin();
    given.weight = torc_parameter(torc_full(SHAPE(1), 3.0));
    given.bias = torc_parameter(torc_full(SHAPE(1), 1.0));
    given.first = torc_nn_linear(1, 1, .bias = false);
    torc_module m = torc_module_new(&c, TORC_CONTEXT(&given, affine_destroy));
    TEXT(m, "Affine(\n  (first): Linear(in_features=1, out_features=1, bias=False)\n  (second): None\n)");
    torc_named_tensors p = torc_module_named_parameters(m);
    assert_int_equal(p.count, 3);
    assert_string_equal(p.data[0].name, "weight");
    assert_string_equal(p.data[1].name, "bias");
    assert_string_equal(p.data[2].name, "first.weight");
    assert_ptr_equal(torc_module_get_submodule(m, "first"), given.first);
    torc_init_constant_(p.data[2].tensor, 10);
    torc_retain(m);
    torc_scope_end(scope);
    VALUES(torc_module_forward(m, torc_ones(SHAPE(1))), 80);
    assert_int_equal(destroyed, 0);
    torc_release(m);
    assert_int_equal(destroyed, 1);

    /* refusals let go of the context at once */
    given = (affine){.weight = torc_ones(SHAPE(1)), .bias = torc_ones(SHAPE(1))};
    c.parameters = "weight, weight.bias";
    FAILS(VALUE, "can't contain", assert_null(torc_module_new(&c, TORC_CONTEXT(&given, affine_destroy))));
    assert_int_equal(destroyed, 2);
    c.parameters = "weight, bias";
    given.first = (torc_module)torc_ones(SHAPE(1));
    FAILS(VALUE, "not a module", assert_null(torc_module_new(&c, TORC_CONTEXT(&given, affine_destroy))));
    const double number = 0.5; /* what stands where the handle should: the context begins otherwise */
    memcpy(&given.first, &number, sizeof given.first);
    FAILS(VALUE, "there is no handle for the name",
          assert_null(torc_module_new(&c, TORC_CONTEXT(&given, affine_destroy))));
    destroyed--;
    given.first = NULL;
    c.modules = "a b c d";
    FAILS(VALUE, "no room for a handle of the name 'd'",
          assert_null(torc_module_new(&c, TORC_CONTEXT(&given, affine_destroy))));
    char *long_name = calloc(1, 400);
    c.modules = memset(long_name, 'm', 399);
    FAILS(VALUE, "too long", assert_null(torc_module_new(&c, TORC_CONTEXT(&given, affine_destroy))));
    free(long_name);
    assert_int_equal(destroyed, 5);
    c.context_size = 0; /* a context of the caller's is as long as it says */
    c.modules = NULL;
    int64_t inner = torc_scope_begin();
    assert_ptr_equal(torc_module_get_parameter(torc_module_new(&c, TORC_CONTEXT(&given, affine_destroy)), "bias"),
                     given.bias);
    torc_scope_end(inner);
    assert_int_equal(destroyed, 6);
    FAILS(VALUE, "no room for a handle of the name 'weight'",
          assert_null(torc_module_new(&c, TORC_CONTEXT(NULL, affine_destroy))));
}

static void names(void **state) {
    (void)state;
    torc_module m = torc_nn_sequential(torc_nn_linear(2, 3), scale_new(torc_nn_batch_norm1d(3), 1));
    static const char *const keys[] = {"0.weight",
                                       "0.bias",
                                       "1.gain",
                                       "1.inner.weight",
                                       "1.inner.bias",
                                       "1.inner.running_mean",
                                       "1.inner.running_var",
                                       "1.inner.num_batches_tracked"};
    torc_named_tensors s = torc_module_state_dict(m), p = torc_module_named_parameters(m),
                       b = torc_module_named_buffers(m);
    assert_int_equal(s.count, 8);
    for (int i = 0; i < 8; i++) assert_string_equal(s.data[i].name, keys[i]);
    assert_int_equal(p.count, 5);
    for (int i = 0; i < 5; i++) assert_string_equal(p.data[i].name, keys[i]);
    assert_int_equal(b.count, 3);
    for (int i = 0; i < 3; i++) assert_string_equal(b.data[i].name, keys[5 + i]);
    assert_ptr_equal(torc_module_get_parameter(m, "1.inner.weight"), p.data[3].tensor);
    assert_ptr_equal(torc_module_get_buffer(m, "1.inner.running_var"), b.data[1].tensor);
    assert_true(torc_shares_storage(s.data[0].tensor, p.data[0].tensor));
    assert_true(!torc_requires_grad(s.data[0].tensor) && torc_requires_grad(p.data[0].tensor));
    torc_named_modules mods = torc_module_named_modules(m), children = torc_module_named_children(m);
    assert_int_equal(mods.count, 4);
    assert_string_equal(mods.data[0].name, "");
    assert_string_equal(mods.data[3].name, "1.inner");
    assert_ptr_equal(mods.data[3].module, torc_module_get_submodule(m, "1.inner"));
    assert_ptr_equal(torc_module_get_submodule(m, ""), m);
    assert_int_equal(children.count, 2);

    FAILS(VALUE, "Sequential has no attribute `5`", torc_module_get_submodule(m, "5"));
    FAILS(VALUE, "Scale has no attribute `x`", torc_module_get_parameter(m, "1.x"));
    FAILS(VALUE, "`weight` is not a buffer", torc_module_get_buffer(m, "0.weight"));
    FAILS(VALUE, "parameter name can't contain \".\"", torc_module_register_parameter(m, "a.b", NULL));
    FAILS(VALUE, "buffer name can't be empty string \"\"", torc_module_register_buffer(m, "", NULL, true));
    FAILS(VALUE, "attribute '0' already exists", torc_module_register_parameter(m, "0", NULL));
    FAILS(VALUE, "Cannot assign non-leaf Tensor to parameter 'w'",
          torc_module_register_parameter(m, "w", torc_mul(p.data[0].tensor, p.data[0].tensor)));
    FAILS(VALUE, "contains the module", torc_module_register_module(m, "2", m));
    FAILS(VALUE, "contains the module", torc_module_register_module(torc_module_get_submodule(m, "1"), "up", m));
    assert_int_equal(torc_module_named_modules(m).count, 4);

    /* tied parameters and shared modules: once in parameters, under every name in the state dict */
    torc_module a = torc_nn_linear(2, 2), tied = torc_nn_sequential(a, torc_nn_linear(2, 2), a);
    torc_module_register_parameter(torc_module_get_submodule(tied, "1"), "weight",
                                   torc_module_get_parameter(a, "weight"));
    assert_int_equal(torc_module_parameters(tied).count, 3);
    assert_int_equal(torc_module_state_dict(tied).count, 6);
    assert_int_equal(torc_module_named_modules(tied).count, 3);

    torc_module_register_buffer(m, "hidden", torc_zeros(SHAPE(1)), false);
    assert_int_equal(torc_module_state_dict(m).count, 8);
    assert_int_equal(torc_module_named_buffers(m).count, 4);
    torc_module_register_buffer(m, "hidden", NULL, false);
    assert_int_equal(torc_module_named_buffers(m).count, 3);

    torc_module list =
        torc_nn_append(torc_nn_append(torc_nn_sequential(torc_nn_relu()), torc_nn_tanh()), torc_nn_linear(1, 1));
    assert_string_equal(torc_module_named_parameters(list).data[0].name, "2.weight");
    FAILS(TYPE, "has no attribute 'append'", torc_nn_append(torc_nn_relu(), torc_nn_relu()));
    FAILS(TYPE, "not a Module subclass", torc_nn_sequential(torc_nn_relu(), NULL));
}

static bool count_modules(torc_module m, void *context) {
    char *order = context;
    strncat(order, torc_module_class_name(m), 1);
    return order[0] != 'X';
}

static void modes_and_flags(void **state) {
    (void)state;
    torc_module m =
        torc_nn_sequential(torc_nn_linear(2, 3), torc_nn_sequential(torc_nn_relu(), torc_nn_batch_norm1d(3)));
    assert_true(torc_module_is_training(torc_module_get_submodule(m, "1.1")));
    torc_module_eval(m);
    assert_false(torc_module_is_training(torc_module_get_submodule(m, "1.1")));
    torc_module_train(m, true);
    assert_true(torc_module_is_training(m));
    char order[8] = "";
    assert_true(torc_module_apply(m, count_modules, TORC_CONTEXT(order)));
    assert_string_equal(order, "LRBSS");

    torc_tensor w = torc_module_get_parameter(m, "0.weight");
    torc_backward(torc_sum(torc_module_forward(m, torc_randn(SHAPE(4, 2)))));
    assert_non_null(torc_grad(w));
    assert_true(torc_module_zero_grad(m));
    assert_null(torc_grad(w));
    assert_true(torc_module_requires_grad_(m, false));
    assert_false(torc_requires_grad(w) || torc_requires_grad(torc_module_forward(m, torc_ones(SHAPE(2, 2)))));
    assert_true(torc_module_requires_grad_(m, true) && torc_requires_grad(w));
    torc_module_register_parameter(m, "count", torc_zeros(SHAPE(1), .dtype = TORC_INT64));
    torc_module_requires_grad_(m, false);
    FAILS(RUNTIME, "floating point dtype can require gradients", torc_module_requires_grad_(m, true));
    assert_false(torc_requires_grad(w));
}

static void refusals(void **state) {
    (void)state;
    FAILS(VALUE, "in_channels must be divisible by groups", torc_nn_conv2d(3, 4, INTS(3), .groups = 2));
    FAILS(VALUE, "out_channels must be divisible by groups", torc_nn_conv2d(4, 3, INTS(3), .groups = 2));
    FAILS(VALUE, "groups must be a positive integer", torc_nn_conv2d(3, 4, INTS(3), .groups = 0));
    FAILS(VALUE, "padding='same' is not supported for strided convolutions",
          torc_nn_conv2d(3, 4, INTS(3), .padding_text = "same", .stride = INTS(2)));
    FAILS(VALUE, "Invalid padding string 'foo'", torc_nn_conv2d(3, 4, INTS(3), .padding_text = "foo"));
    FAILS(VALUE, "padding_mode must be one of", torc_nn_conv2d(3, 4, INTS(3), .padding_mode = "circular"));
    FAILS(VALUE, "kernel_size must be one integer or 2, but got 3", torc_nn_conv2d(3, 4, INTS(3, 3, 3)));
    FAILS(VALUE, "dropout probability has to be between 0 and 1, but got 2.0", torc_nn_dropout(.p = 2.0));
    FAILS(VALUE, "Padding_idx must be within num_embeddings", torc_nn_embedding(3, 4, .padding_idx = 5));
    FAILS(VALUE, "num_channels (4) must be divisible by num_groups (3)", torc_nn_group_norm(3, 4));
    FAILS(VALUE, "max_val (1.0) must be greater than min_val (2.0)", torc_nn_hardtanh(.min_val = 2, .max_val = 1));
    FAILS(RUNTIME, "approximate argument must be either none or tanh.", torc_nn_gelu(.approximate = "x"));
    FAILS(RUNTIME, "negative dimension", torc_nn_linear(-1, 3));
    FAILS(INDEX, "Dimension out of range", torc_module_forward(torc_nn_softmax(2), torc_zeros(SHAPE(2, 3))));
    FAILS(RUNTIME, "Given normalized_shape=[3]",
          torc_module_forward(torc_nn_layer_norm(INTS(3)), torc_zeros(SHAPE(2, 2))));
    /* an error that sticks goes through everything */
    torc_error_raise(TORC_ERROR_RUNTIME, "first");
    FAILS(RUNTIME, "first",
          torc_module_forward(torc_nn_sequential(torc_nn_linear(2, 2), torc_nn_relu()), torc_zeros(SHAPE(1, 2))));
}

/* ---------------------------------------------------------------------------------------------- state dicts */
static void loading(void **state) {
    (void)state;
    torc_manual_seed(1);
    torc_module a = torc_nn_sequential(torc_nn_linear(2, 3), torc_nn_sequential(torc_nn_batch_norm1d(3)));
    torc_module b = torc_nn_sequential(torc_nn_linear(2, 3), torc_nn_sequential(torc_nn_batch_norm1d(3)));
    torc_module_forward(a, torc_randn(SHAPE(5, 2)));
    torc_tensor w = torc_module_get_parameter(b, "0.weight");
    int64_t version = torc_tensor_version(w);
    assert_true(torc_module_load_state_dict(b, torc_module_state_dict(a), true));
    assert_true(torc_tensor_version(w) > version);
    torc_named_tensors sa = torc_module_state_dict(a), sb = torc_module_state_dict(b);
    for (int64_t i = 0; i < sa.count; i++) assert_true(torc_equal(sa.data[i].tensor, sb.data[i].tensor));
    assert_true(torc_is_leaf(w) && torc_requires_grad(w));
    assert_true(torc_module_load_state_dict(a, torc_module_state_dict(a), true)); /* its own */

    /* another dtype and layout */
    torc_named_tensor other[] = {
        {"0.weight", torc_t(torc_reshape(torc_arange(6.0, .dtype = TORC_FLOAT64), SHAPE(2, 3)))}};
    assert_true(torc_module_load_state_dict(b, ((torc_named_tensors){other, 1, NULL}), false));
    VALUES(w, 0, 3, 1, 4, 2, 5);

    /* PyTorch's text, and nothing changed */
    torc_named_tensor wrong[] = {{"0.weight", torc_zeros(SHAPE(4, 4))},
                                 {"1.q.w", torc_zeros(SHAPE(1))},
                                 {"zz", torc_zeros(SHAPE(1))},
                                 {"1.0.weight", torc_zeros(SHAPE(3))}};
    torc_named_tensors bad = {wrong, 4, NULL};
    assert_false(torc_module_load_state_dict(b, bad, true));
    assert_string_equal(
        torc_error_message(),
        "Error(s) in loading state_dict for Sequential:\n\tMissing key(s) in state_dict: \"0.bias\", \"1.0.bias\", \"1.0.running_mean\", \"1.0.running_var\". "
        "\n\tUnexpected key(s) in state_dict: \"zz\", \"1.q.w\". \n\tsize mismatch for 0.weight: copying a param with shape torch.Size([4, 4]) from checkpoint, "
        "the shape in current model is torch.Size([3, 2]).");
    torc_error_clear();
    VALUES(torc_module_get_parameter(b, "1.0.weight"), 1, 1, 1);
    assert_false(torc_module_load_state_dict(b, bad, false));
    assert_string_equal(
        torc_error_message(),
        "Error(s) in loading state_dict for Sequential:\n\tsize mismatch for 0.weight: copying a param with shape torch.Size([4, 4]) from checkpoint, "
        "the shape in current model is torch.Size([3, 2]).");
    torc_error_clear();
    torc_named_tensor missing[] = {{"running_mean", torc_zeros(SHAPE(1))}, {"running_var", torc_ones(SHAPE(1))}};
    torc_module plain = torc_nn_batch_norm1d(1, .affine = false);
    assert_true(torc_module_load_state_dict(plain, ((torc_named_tensors){missing, 2, NULL}),
                                            true)); /* num_batches_tracked may miss */
    torc_named_tensor counted[] = {
        missing[0], missing[1], {"num_batches_tracked", torc_ones(SHAPE(1), .dtype = TORC_INT64)}};
    assert_true(torc_module_load_state_dict(plain, ((torc_named_tensors){counted, 3, NULL}), true)); /* (1) into () */
    assert_int_equal(torc_item_int64(torc_module_get_buffer(plain, "num_batches_tracked")), 1);
    FAILS(
        VALUE, "entry 'x' is NULL",
        torc_module_load_state_dict(plain, ((torc_named_tensors){(torc_named_tensor[]){{"x", NULL}}, 1, NULL}), false));
}

static void converting(void **state) {
    (void)state;
    torc_module m = torc_nn_sequential(torc_nn_conv2d(1, 2, INTS(3)), torc_nn_batch_norm2d(2));
    torc_tensor w = torc_module_get_parameter(m, "0.weight"),
                batches = torc_module_get_buffer(m, "1.num_batches_tracked");
    torc_tensor before = torc_clone(torc_detach(w)), x = torc_randn(SHAPE(2, 1, 5, 5));
    torc_backward(torc_sum(torc_module_forward(m, x)));
    torc_tensor grad = torc_grad(w);
    assert_ptr_equal(torc_module_to(m, .dtype = TORC_FLOAT64), m);
    assert_ptr_equal(torc_module_get_parameter(m, "0.weight"), w);
    assert_int_equal(torc_tensor_dtype(w), TORC_FLOAT64);
    assert_ptr_equal(torc_grad(w), grad);
    assert_int_equal(torc_tensor_dtype(grad), TORC_FLOAT64);
    assert_int_equal(torc_tensor_dtype(torc_module_get_buffer(m, "1.running_var")), TORC_FLOAT64);
    assert_int_equal(torc_tensor_dtype(batches), TORC_INT64);
    assert_true(torc_equal(torc_to(torc_detach(w), .dtype = TORC_FLOAT32), before));
    assert_true(torc_is_leaf(w) && torc_requires_grad(w));
    torc_backward(torc_sum(torc_module_forward(m, torc_to(x, .dtype = TORC_FLOAT64)))); /* trains on */
    NO_ERROR();
    torc_module_to(m, .dtype = TORC_FLOAT32, .memory_format = TORC_CHANNELS_LAST);
    assert_true(torc_is_contiguous(w, TORC_CHANNELS_LAST));
    NO_ERROR();
    FAILS(TYPE, "nn.Module.to only accepts floating point or complex dtypes, but got desired dtype=torch.int64",
          torc_module_to(m, .dtype = TORC_INT64));
}

/* -------------------------------------------------------------------------------------------------- hooks */
static int hooks_alive;
static void hook_gone(void *context) { hooks_alive -= context == &hooks_alive; }
static torc_tensor double_input(torc_module m, torc_tensors in, void *context) {
    (void)m, (void)context;
    return torc_mul(in.data[0], 2);
}
static torc_tensor add_one(torc_module m, torc_tensors in, torc_tensor out, void *context) {
    (void)m, (void)in, (void)context;
    return torc_add(out, 1);
}
static uint64_t self_id;
static torc_tensor remove_self(torc_module m, torc_tensors in, torc_tensor out, void *context) {
    (void)in, (void)out, (void)context;
    torc_module_remove_hook(m, self_id);
    return NULL;
}
static torc_tensor fail_hook(torc_module m, torc_tensors in, void *context) {
    (void)m, (void)in, (void)context;
    torc_error_raise(TORC_ERROR_RUNTIME, "hook says no");
    return NULL;
}
static void hooks(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    torc_module m = torc_nn_relu();
    torc_tensor x = torc_ones(SHAPE(1));
    hooks_alive = 2;
    uint64_t pre = torc_module_register_forward_pre_hook(m, double_input, TORC_CONTEXT(&hooks_alive, hook_gone));
    uint64_t post = torc_module_register_forward_hook(m, add_one, TORC_CONTEXT(&hooks_alive, hook_gone));
    assert_true(pre && post && pre != post);
    self_id = torc_module_register_forward_hook(m, remove_self, TORC_NO_CONTEXT);
    VALUES(torc_module_forward(m, x), 3);
    VALUES(torc_module_forward(m, x), 3);
    assert_true(torc_module_remove_hook(m, pre));
    assert_int_equal(hooks_alive, 1);
    VALUES(torc_module_forward(m, x), 2);
    FAILS(VALUE, "no hook", torc_module_remove_hook(m, pre));
    FAILS(VALUE, "no hook", torc_module_remove_hook(m, self_id));
    torc_module_register_forward_pre_hook(m, fail_hook, TORC_NO_CONTEXT);
    FAILS(RUNTIME, "hook says no", torc_module_forward(m, x));
    torc_scope_end(scope);
    assert_int_equal(hooks_alive, 0);
}

/* ------------------------------------------------------------------------------------ failing allocations */
static void exercise(torc_module keep) {
    torc_module m = torc_nn_sequential(torc_nn_conv2d(1, 2, INTS(3)), torc_nn_batch_norm2d(2), torc_nn_relu(),
                                       torc_nn_max_pool2d(INTS(2)), torc_nn_flatten(), torc_nn_dropout(),
                                       scale_new(torc_nn_linear(2, 3), 2));
    torc_module criterion = torc_nn_cross_entropy_loss(.weight = torc_ones(SHAPE(3)));
    torc_tensor x = torc_ones(SHAPE(2, 1, 4, 4)), y = torc_zeros(SHAPE(2), .dtype = TORC_INT64);
    if (m) torc_module_register_forward_hook(m, add_one, TORC_NO_CONTEXT);
    torc_tensor loss = torc_loss_forward(criterion, torc_module_forward(m, x), y);
    if (loss) torc_backward(loss);
    if (m) torc_module_to_string(m);
    if (m) torc_module_load_state_dict(m, torc_module_state_dict(m), true);
    if (m) torc_module_to(m, .dtype = TORC_FLOAT64);
    if (m) torc_module_named_modules(m);
    /* a kept module is changed as a whole or not at all */
    torc_named_tensor same[] = {{"weight", torc_full(SHAPE(2, 2), 5.0, .dtype = TORC_FLOAT64)},
                                {"bias", torc_full(SHAPE(2), 5.0, .dtype = TORC_FLOAT64)}};
    if (!torc_error()) torc_module_load_state_dict(keep, ((torc_named_tensors){same, 2, NULL}), true);
}

static void failing_allocations(void **state) {
    NEEDS_CALLS_THAT_RUN_AT_ONCE();
    (void)state;
    torc_module keep = torc_nn_linear(2, 2);
    torc_tensor weight = torc_module_get_parameter(keep, "weight"), bias = torc_module_get_parameter(keep, "bias");
    for (int warm = 0; warm < 2; warm++) { /* per-thread stacks grow once */
        int64_t scope = torc_scope_begin();
        exercise(keep);
        torc_scope_end(scope);
        NO_ERROR();
    }
    VALUES(weight, 5, 5, 5, 5);
    torc_set_host_allocator(&heap_allocator);
    int64_t n = 1;
    for (;; n++) {
        TORC_NO_GRAD {
            torc_fill_(weight, 1);
            torc_fill_(bias, 1);
        }
        heap.live = 0;
        heap.calls = 0;
        heap.fail_at = n;
        int64_t scope = torc_scope_begin();
        exercise(keep);
        torc_scope_end(scope);
        heap.fail_at = 0;
        bool reached = heap.calls >= n, failed = torc_error() != TORC_ERROR_OK;
        if (heap.live && failed)
            fail_msg("%lld allocations are left after the %lldth failed (%s)", (long long)heap.live, (long long)n,
                     torc_error_where());
        if (reached && failed && torc_error() != TORC_ERROR_OUT_OF_MEMORY && torc_error() != TORC_ERROR_VALUE)
            fail_msg("allocation %lld: %s %s (%s)", (long long)n, torc_error_name(torc_error()), torc_error_message(),
                     torc_error_where());
        torc_error_clear();
        double sum = torc_item(torc_add(torc_sum(weight), torc_sum(bias)));
        if (sum != 6 && sum != 30) fail_msg("half loaded after allocation %lld failed: %g", (long long)n, sum);
        if (failed && sum == 30 && reached) fail_msg("loaded, yet failed at allocation %lld", (long long)n);
        if (!reached) break;
    }
    torc_set_host_allocator(NULL);
    assert_true(n > 200);
}

/* A module whose results say when they are gone. */
typedef struct results {
    float memory[4];
    int living, most;
} results;
static void result_gone(void *context) { ((results *)context)->living--; }
static torc_tensor make_result(torc_module self, torc_tensor x, void *context) {
    results *r = *(results **)context;
    (void)self;
    assert_non_null(torc_add(x, 1)); /* the input is there */
    if (++r->living > r->most) r->most = r->living;
    return torc_from_blob(r->memory, SHAPE(4), .dtype = TORC_FLOAT32, .owner = TORC_CONTEXT(r, result_gone));
}
static void sequential_lets_go(void **state) {
    (void)state;
    static const torc_module_class class_ = {.struct_size = sizeof class_, .name = "Result", .forward = make_result};
    results r = {{1, 2, 3, 4}, 0, 0}, *address = &r;
    torc_module net = torc_nn_sequential();
    for (int i = 0; i < 6; i++) torc_nn_append(net, torc_module_new(&class_, TORC_CONTEXT(&address)));
    const int64_t scope = torc_scope_begin();
    torc_tensor y = torc_module_forward(net, torc_zeros(SHAPE(4)));
    assert_int_equal(r.most, 2); /* a child's input and its result */
    assert_int_equal(r.living, 1);
    assert_true(torc_item(torc_sum(y)) == 10);
    torc_scope_end(scope);
    assert_int_equal(r.living, 0);
    torc_tensor x = torc_ones(SHAPE(2));
    assert_ptr_equal(torc_module_forward(torc_nn_sequential(), x), x);
    torc_nn_append(net, torc_nn_linear(3, 3));
    torc_nn_append(net, torc_nn_relu());
    FAILS(RUNTIME, "", torc_module_forward(net, x));
    assert_int_equal(r.living, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(sequential_lets_go),
        SCOPED(initial_values_of_layers),
        SCOPED(initial_values_by_name),
        SCOPED(training_as_pytorch),
        SCOPED(batch_norm_options),
        SCOPED(forwards),
        SCOPED(losses),
        SCOPED(printing),
        SCOPED(modules_of_users),
        SCOPED(handles_of_the_context),
        SCOPED(names),
        SCOPED(modes_and_flags),
        SCOPED(refusals),
        SCOPED(loading),
        SCOPED(converting),
        SCOPED(hooks),
        SCOPED(failing_allocations),
    };
    return cmocka_run_group_tests_name("nn", tests, NULL, NULL);
}
