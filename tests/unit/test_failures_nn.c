/* test_failures_nn.c - failing memory, bad arguments and sticking errors, for torc/nn.h. Every layer is built, and run, with
 * failing memory: so its constructor, its forward and its destruction are all covered. */
/* labels: slow */
/* timeout: 120 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "failures.h"

/* ------------------------------------------------------------------------------------------ modules to work on */
static bool make_module(const char *word, argument *a) {
    if (!strcmp(word, "linear"))
        a->p = torc_nn_linear(4, 2);
    else if (!strcmp(word, "norm"))
        a->p = torc_nn_batch_norm1d(4);
    else if (!strcmp(word, "mse"))
        a->p = torc_nn_mse_loss();
    else if (!strcmp(word, "identity"))
        a->p = torc_nn_identity();
    else
        a->p = torc_nn_sequential(torc_nn_linear(4, 4), torc_nn_batch_norm1d(4), torc_nn_relu(),
                                  torc_nn_linear(4, 2, .bias = false));
    return a->p != NULL;
}
static uint64_t digest_module(const argument *a) {
    if (!a->p) return 0;
    int64_t scope = torc_scope_begin();
    const char *text = torc_module_to_string(a->p);
    uint64_t h = digest_bytes(1, text, text ? strlen(text) : 0);
    for (int which = 0; which < 2; which++) {
        torc_named_tensors list = which ? torc_module_named_buffers(a->p) : torc_module_named_parameters(a->p);
        torc_tensor kept[64]; /* the list itself holds references */
        int64_t count = list.count < 64 ? list.count : 64;
        for (int64_t i = 0; i < count; i++) {
            h = digest_bytes(h, list.data[i].name, strlen(list.data[i].name));
            kept[i] = list.data[i].tensor;
            h = digest_bytes(h, &kept[i], sizeof kept[i]);
        }
        for (int64_t i = 0; i < count; i++) h = digest_tensor(h, kept[i]);
    }
    torc_named_modules modules = torc_module_named_modules(a->p);
    for (int64_t i = 0; i < modules.count; i++) {
        bool training = torc_module_is_training(modules.data[i].module);
        h = digest_bytes(h, &training, 1);
    }
    torc_scope_end(scope);
    return h;
}
static const sample_maker makers[] = {{"Module", make_module, digest_module, NULL}};

/* ------------------------------------------------------------------------------------------ running, looking */
#define M ((torc_module)a[0].p)
CALL(module_forward) { give_tensor(r, torc_module_forward(M, a[1].tensor)); }
CALL(module_forward_many) { give_tensor(r, torc_module_forward_many(M, a[1].tensors)); }
CALL(loss_forward) { give_tensor(r, torc_loss_forward(M, a[1].tensor, a[2].tensor)); }
CALL(module_train_with) {
    OPTIONS(torc_module_train_options);
    GIVEN(1, mode, flag);
    give_bool(r, torc_module_train_with(M, options_as_wanted(&o)));
}
CALL(module_eval) { give_bool(r, torc_module_eval(M)); }
CALL(module_is_training) { give_bool(r, torc_module_is_training(M)); }
CALL(module_parameters) { give_list(r, torc_module_parameters(M)), r->list = false; }
CALL(module_named_parameters) { give_int(r, torc_module_named_parameters(M).count); }
CALL(module_named_buffers) { give_int(r, torc_module_named_buffers(M).count); }
CALL(module_named_modules) { give_int(r, torc_module_named_modules(M).count); }
CALL(module_named_children) { give_int(r, torc_module_named_children(M).count); }
CALL(module_get_parameter) { give_pointer(r, torc_module_get_parameter(M, a[1].s)); }
CALL(module_get_buffer) { give_pointer(r, torc_module_get_buffer(M, a[1].s)); }
CALL(module_get_submodule) { give_pointer(r, torc_module_get_submodule(M, a[1].s)); }
CALL(module_state_dict) { give_int(r, torc_module_state_dict(M).count); }
CALL(module_load_state_dict_with) {
    OPTIONS(torc_module_load_state_dict_options);
    GIVEN(2, strict, flag);
    torc_named_tensors state = a[1].p ? torc_module_state_dict(a[1].p) : (torc_named_tensors){NULL, a[3].i, NULL};
    if (a[1].p && !state.count) return;
    give_bool(r, torc_module_load_state_dict_with(M, state, options_as_wanted(&o)));
}
CALL(module_to_with) {
    OPTIONS(torc_module_to_options);
    GIVEN(1, device, device);
    GIVEN(2, dtype, dtype);
    GIVEN(3, memory_format, format);
    give_pointer(r, torc_module_to_with(M, options_as_wanted(&o)));
}
CALL(module_zero_grad_with) {
    OPTIONS(torc_module_zero_grad_options);
    GIVEN(1, set_to_none, flag);
    give_bool(r, torc_module_zero_grad_with(M, options_as_wanted(&o)));
}
CALL(module_requires_grad_inplace_with) {
    OPTIONS(torc_module_requires_grad_options);
    GIVEN(1, requires_grad, flag);
    give_bool(r, torc_module_requires_grad_inplace_with(M, options_as_wanted(&o)));
}
static bool visit(torc_module m, void *context) { return context ? false : m != NULL; }
CALL(module_apply) { give_bool(r, torc_module_apply(M, a[1].b ? visit : NULL, TORC_NO_CONTEXT)); }
CALL(module_class_name) { give_text(r, torc_module_class_name(M)); }
CALL(module_to_string) { give_text(r, torc_module_to_string(M)); }

/* ------------------------------------------------------------------------------------------ hooks, own modules */
static torc_tensor before(torc_module m, torc_tensors in, void *context) {
    (void)m, (void)context;
    return torc_mul(in.data[0], 2);
}
static torc_tensor after(torc_module m, torc_tensors in, torc_tensor out, void *context) {
    (void)m, (void)in, (void)context;
    return torc_mul(out, 2);
}
static void hooked(const argument *a, outcome *r, uint64_t id) {
    give_int(r, (int64_t)id);
    if (!id) return;
    give_tensor(r, torc_module_forward(M, a[1].tensor));
    torc_error_code code = torc_error();
    if (code == TORC_ERROR_OK)
        torc_module_remove_hook(M, id);
    else { /* a failing forward must not keep the hook from being removed */
        char message[400];
        snprintf(message, sizeof message, "%s", torc_error_message());
        torc_error_clear();
        torc_module_remove_hook(M, id);
        torc_error_raise(code, message);
    }
}
CALL(module_register_forward_pre_hook) {
    hooked(a, r, torc_module_register_forward_pre_hook(M, a[2].b ? before : NULL, TORC_NO_CONTEXT));
}
CALL(module_register_forward_hook) {
    hooked(a, r, torc_module_register_forward_hook(M, a[2].b ? after : NULL, TORC_NO_CONTEXT));
}
CALL(module_remove_hook) {
    uint64_t id = a[1].b ? torc_module_register_forward_hook(M, after, TORC_NO_CONTEXT) : 77;
    give_bool(r, id && torc_module_remove_hook(M, id));
}
static torc_tensor own_forward(torc_module self, torc_tensor x, void *context) {
    (void)context;
    torc_module body = torc_module_get_submodule(self, "body");
    return body ? torc_add(torc_module_forward(body, x), x) : NULL;
}
static const torc_module_class own = {
    .struct_size = sizeof own, .name = "Residual", .forward = own_forward, .context_size = 16, .parameters = "gain"};
CALL(module_new) {
    union {
        torc_module_class c;
        char room[8192]; /* that what a size promises is there */
    } of = {own};
    of.c.name = a[0].s;
    of.c.struct_size = (size_t)a[1].i * sizeof of.c;
    torc_module m = torc_module_new(a[2].b ? &of.c : NULL, TORC_NO_CONTEXT);
    give_pointer(r, m);
    if (m) r->empty = !torc_module_register_module(m, "body", torc_nn_linear(4, 4));
}
static torc_tensor many(torc_module self, torc_tensors inputs, void *context) {
    return (void)self, (void)context, torc_exp(inputs.data[0]);
}
CALL(nn_lambda) { give_pointer(r, torc_nn_lambda(a[0].s, a[1].b ? many : NULL, TORC_NO_CONTEXT)); }
CALL(module_context) {
    (void)a;
    torc_module m = torc_module_new(&own, TORC_NO_CONTEXT);
    give_pointer(r, m ? torc_module_context(m, &own) : NULL);
}
CALL(module_context_of) { give_pointer(r, torc_module_context(M, &own)); }
CALL(parameter) { give_tensor(r, torc_parameter(a[0].tensor)); }
CALL(module_register_parameter) {
    give_bool(r, torc_module_register_parameter(M, a[1].s, a[2].tensor ? torc_parameter(a[2].tensor) : NULL));
}
CALL(module_register_buffer_with) {
    OPTIONS(torc_module_register_buffer_options);
    GIVEN(3, persistent, flag);
    give_bool(r, torc_module_register_buffer_with(M, a[1].s, a[2].tensor, options_as_wanted(&o)));
}
CALL(module_register_module) { give_bool(r, torc_module_register_module(M, a[1].s, a[2].p)); }
CALL(module_register_itself) { give_bool(r, !torc_module_register_module(M, "self", M)), torc_error_clear(); }

/* ------------------------------------------------------------------------------------------ layers */
static void built(outcome *r, torc_module m, torc_tensor x) {
    give_pointer(r, m);
    if (m && x) give_tensor(r, torc_module_forward(m, x));
}
/* More entries than there are cannot be noticed by anybody. */
static int64_t at_most_two(int64_t n) { return n > 2 ? 2 : n; }
CALL(nn_sequential_list) {
    torc_module m[2] = {a[0].p, a[1].p};
    give_pointer(r, torc_nn_sequential_list((torc_modules){a[3].b ? m : NULL, at_most_two(a[2].i)}));
}
CALL(nn_module_list) {
    torc_module m[2] = {a[0].p, a[1].p};
    give_pointer(r, torc_nn_module_list((torc_modules){a[3].b ? m : NULL, at_most_two(a[2].i)}));
}
CALL(nn_append) { give_pointer(r, torc_nn_append(M, a[1].p)); }
CALL(nn_linear_with) {
    OPTIONS(torc_nn_linear_options);
    GIVEN(3, bias, flag);
    GIVEN(4, device, device);
    GIVEN(5, dtype, dtype);
    built(r, torc_nn_linear_with(a[1].i, a[2].i, options_as_wanted(&o)), a[0].tensor);
}
#define CONV(name)                                                                            \
    CALL(name) {                                                                              \
        OPTIONS(torc_nn_conv_options);                                                        \
        GIVEN(4, stride, ints);                                                               \
        GIVEN(5, padding, ints);                                                              \
        GIVEN(6, padding_text, s);                                                            \
        GIVEN(7, dilation, ints);                                                             \
        GIVEN(8, groups, i);                                                                  \
        GIVEN(9, bias, flag);                                                                 \
        GIVEN(10, padding_mode, s);                                                           \
        GIVEN(11, device, device);                                                            \
        GIVEN(12, dtype, dtype);                                                              \
        built(r, torc_##name(a[1].i, a[2].i, a[3].ints, options_as_wanted(&o)), a[0].tensor); \
    }
CONV(nn_conv1d_with)
CONV(nn_conv2d_with)
CALL(nn_embedding_with) {
    OPTIONS(torc_nn_embedding_options);
    GIVEN(3, padding_idx, i);
    GIVEN(4, scale_grad_by_freq, flag);
    GIVEN(5, device, device);
    GIVEN(6, dtype, dtype);
    built(r, torc_nn_embedding_with(a[1].i, a[2].i, options_as_wanted(&o)), a[0].tensor);
}
#define BATCH_NORM(name)                                                   \
    CALL(name) {                                                           \
        OPTIONS(torc_nn_batch_norm_options);                               \
        GIVEN(2, eps, d);                                                  \
        GIVEN(3, momentum, d);                                             \
        GIVEN(4, cumulative, flag);                                        \
        GIVEN(5, affine, flag);                                            \
        GIVEN(6, track_running_stats, flag);                               \
        GIVEN(7, device, device);                                          \
        GIVEN(8, dtype, dtype);                                            \
        built(r, torc_##name(a[1].i, options_as_wanted(&o)), a[0].tensor); \
    }
BATCH_NORM(nn_batch_norm1d_with)
BATCH_NORM(nn_batch_norm2d_with)
#define LAYER_NORM(name)                                                      \
    CALL(name) {                                                              \
        OPTIONS(torc_nn_layer_norm_options);                                  \
        GIVEN(2, eps, d);                                                     \
        GIVEN(3, elementwise_affine, flag);                                   \
        GIVEN(4, bias, flag);                                                 \
        GIVEN(5, device, device);                                             \
        GIVEN(6, dtype, dtype);                                               \
        built(r, torc_##name(a[1].ints, options_as_wanted(&o)), a[0].tensor); \
    }
LAYER_NORM(nn_layer_norm_with)
LAYER_NORM(nn_rms_norm_with)
CALL(nn_group_norm_with) {
    OPTIONS(torc_nn_group_norm_options);
    GIVEN(3, eps, d);
    GIVEN(4, affine, flag);
    GIVEN(5, device, device);
    GIVEN(6, dtype, dtype);
    built(r, torc_nn_group_norm_with(a[1].i, a[2].i, options_as_wanted(&o)), a[0].tensor);
}
#define DROPOUT(name)                                              \
    CALL(name) {                                                   \
        OPTIONS(torc_nn_dropout_options);                          \
        GIVEN(1, p, d);                                            \
        GIVEN(2, inplace, flag);                                   \
        built(r, torc_##name(options_as_wanted(&o)), a[0].tensor); \
    }
DROPOUT(nn_dropout_with)
DROPOUT(nn_dropout2d_with)
#define INPLACE_LAYER(name)                                        \
    CALL(name) {                                                   \
        OPTIONS(torc_nn_inplace_options);                          \
        GIVEN(1, inplace, flag);                                   \
        built(r, torc_##name(options_as_wanted(&o)), a[0].tensor); \
    }
INPLACE_LAYER(nn_relu_with)
INPLACE_LAYER(nn_relu6_with)
INPLACE_LAYER(nn_silu_with)
INPLACE_LAYER(nn_mish_with)
INPLACE_LAYER(nn_hardswish_with)
CALL(nn_leaky_relu_with) {
    OPTIONS(torc_nn_leaky_relu_options);
    GIVEN(1, negative_slope, d);
    GIVEN(2, inplace, flag);
    built(r, torc_nn_leaky_relu_with(options_as_wanted(&o)), a[0].tensor);
}
CALL(nn_elu_with) {
    OPTIONS(torc_nn_elu_options);
    GIVEN(1, alpha, d);
    GIVEN(2, inplace, flag);
    built(r, torc_nn_elu_with(options_as_wanted(&o)), a[0].tensor);
}
CALL(nn_hardtanh_with) {
    OPTIONS(torc_nn_hardtanh_options);
    GIVEN(1, min_val, d);
    GIVEN(2, max_val, d);
    GIVEN(3, inplace, flag);
    built(r, torc_nn_hardtanh_with(options_as_wanted(&o)), a[0].tensor);
}
CALL(nn_softplus_with) {
    OPTIONS(torc_nn_softplus_options);
    GIVEN(1, beta, d);
    GIVEN(2, threshold, d);
    built(r, torc_nn_softplus_with(options_as_wanted(&o)), a[0].tensor);
}
CALL(nn_gelu_with) {
    OPTIONS(torc_nn_gelu_options);
    GIVEN(1, approximate, s);
    built(r, torc_nn_gelu_with(options_as_wanted(&o)), a[0].tensor);
}
CALL(nn_sigmoid) { built(r, torc_nn_sigmoid(), a[0].tensor); }
CALL(nn_tanh) { built(r, torc_nn_tanh(), a[0].tensor); }
CALL(nn_identity) { built(r, torc_nn_identity(), a[0].tensor); }
CALL(nn_softmax) { built(r, torc_nn_softmax(a[1].i), a[0].tensor); }
CALL(nn_log_softmax) { built(r, torc_nn_log_softmax(a[1].i), a[0].tensor); }
CALL(nn_max_pool2d_with) {
    OPTIONS(torc_nn_max_pool_options);
    GIVEN(2, stride, ints);
    GIVEN(3, padding, ints);
    GIVEN(4, dilation, ints);
    GIVEN(5, ceil_mode, flag);
    built(r, torc_nn_max_pool2d_with(a[1].ints, options_as_wanted(&o)), a[0].tensor);
}
CALL(nn_avg_pool2d_with) {
    OPTIONS(torc_nn_avg_pool_options);
    GIVEN(2, stride, ints);
    GIVEN(3, padding, ints);
    GIVEN(4, ceil_mode, flag);
    GIVEN(5, count_include_pad, flag);
    GIVEN(6, divisor_override, i);
    built(r, torc_nn_avg_pool2d_with(a[1].ints, options_as_wanted(&o)), a[0].tensor);
}
CALL(nn_adaptive_avg_pool2d) { built(r, torc_nn_adaptive_avg_pool2d(a[1].ints), a[0].tensor); }
CALL(nn_flatten_with) {
    OPTIONS(torc_nn_flatten_options);
    GIVEN(1, start_dim, i);
    GIVEN(2, end_dim, i);
    built(r, torc_nn_flatten_with(options_as_wanted(&o)), a[0].tensor);
}
CALL(nn_unflatten) { built(r, torc_nn_unflatten(a[1].i, a[2].ints), a[0].tensor); }
static void loss(outcome *r, torc_module m, torc_tensor x, torc_tensor y) {
    give_pointer(r, m);
    if (m) give_tensor(r, torc_loss_forward(m, x, y));
}
#define CLASS_LOSS(name)                                                       \
    CALL(name) {                                                               \
        OPTIONS(torc_nn_class_loss_options);                                   \
        GIVEN(2, weight, tensor);                                              \
        GIVEN(3, ignore_index, i);                                             \
        GIVEN(4, reduction, s);                                                \
        GIVEN(5, label_smoothing, d);                                          \
        loss(r, torc_##name(options_as_wanted(&o)), a[0].tensor, a[1].tensor); \
    }
CLASS_LOSS(nn_cross_entropy_loss_with)
CLASS_LOSS(nn_nll_loss_with)
#define LOSS_LAYER(name)                                                       \
    CALL(name) {                                                               \
        OPTIONS(torc_nn_loss_options);                                         \
        GIVEN(2, reduction, s);                                                \
        loss(r, torc_##name(options_as_wanted(&o)), a[0].tensor, a[1].tensor); \
    }
LOSS_LAYER(nn_mse_loss_with)
LOSS_LAYER(nn_l1_loss_with)
CALL(nn_bce_with_logits_loss_with) {
    OPTIONS(torc_nn_bce_with_logits_loss_options);
    GIVEN(2, weight, tensor);
    GIVEN(3, reduction, s);
    GIVEN(4, pos_weight, tensor);
    loss(r, torc_nn_bce_with_logits_loss_with(options_as_wanted(&o)), a[0].tensor, a[1].tensor);
}

/* ------------------------------------------------------------------------------------------ init */
CALL(init_uniform_inplace_with) {
    OPTIONS(torc_init_uniform_options);
    GIVEN(1, a, d);
    GIVEN(2, b, d);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_init_uniform_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(init_normal_inplace_with) {
    OPTIONS(torc_init_normal_options);
    GIVEN(1, mean, d);
    GIVEN(2, std, d);
    GIVEN(3, generator, generator);
    give_tensor(r, torc_init_normal_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(init_trunc_normal_inplace_with) {
    OPTIONS(torc_init_trunc_normal_options);
    GIVEN(1, mean, d);
    GIVEN(2, std, d);
    GIVEN(3, a, d);
    GIVEN(4, b, d);
    GIVEN(5, generator, generator);
    give_tensor(r, torc_init_trunc_normal_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(init_constant_) { give_tensor(r, torc_init_constant_(a[0].tensor, a[1].d)); }
CALL(init_ones_) { give_tensor(r, torc_init_ones_(a[0].tensor)); }
CALL(init_zeros_) { give_tensor(r, torc_init_zeros_(a[0].tensor)); }
CALL(init_eye_) { give_tensor(r, torc_init_eye_(a[0].tensor)); }
CALL(init_dirac_inplace_with) {
    OPTIONS(torc_init_dirac_options);
    GIVEN(1, groups, i);
    give_tensor(r, torc_init_dirac_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
#define XAVIER(name)                                                     \
    CALL(name) {                                                         \
        OPTIONS(torc_init_xavier_options);                               \
        GIVEN(1, gain, d);                                               \
        GIVEN(2, generator, generator);                                  \
        give_tensor(r, torc_##name(a[0].tensor, options_as_wanted(&o))); \
    }
XAVIER(init_xavier_uniform_inplace_with)
XAVIER(init_xavier_normal_inplace_with)
#define KAIMING(name)                                                    \
    CALL(name) {                                                         \
        OPTIONS(torc_init_kaiming_options);                              \
        GIVEN(1, a, d);                                                  \
        GIVEN(2, mode, s);                                               \
        GIVEN(3, nonlinearity, s);                                       \
        GIVEN(4, generator, generator);                                  \
        give_tensor(r, torc_##name(a[0].tensor, options_as_wanted(&o))); \
    }
KAIMING(init_kaiming_uniform_inplace_with)
KAIMING(init_kaiming_normal_inplace_with)
CALL(init_calculate_gain_with) {
    OPTIONS(torc_init_calculate_gain_options);
    GIVEN(1, param, n);
    give_double(r, torc_init_calculate_gain_with(a[0].s, options_as_wanted(&o)));
}

enum { ANSWER = MAY_BE_EMPTY | ERROR_IS_FINE };
#define E(name, parameters, samples, flags) \
    { "torc_" #name, parameters, call_##name, samples, flags }
#define AS(symbol, name, parameters, samples, flags) \
    { "torc_" #symbol, parameters, call_##name, samples, flags }
#define CONV_PARAMETERS \
    "Tensor? x, int in, int out, int[] kernel, int[] stride=, int[] padding=, str padding_text=, int[] dilation=, int groups=, bool bias=, str mode=, Device device=, ScalarType dtype="
#define NORM_PARAMETERS \
    "Tensor? x, int features, float eps=, float momentum=, bool cumulative=, bool affine=, bool track=, Device device=, ScalarType dtype="
#define LAYER_NORM_PARAMETERS \
    "Tensor? x, int[] shape, float eps=, bool affine=, bool bias=, Device device=, ScalarType dtype="
static const entry table[] = {
    E(module_forward, "Module m, Tensor x", "net f34", WRITES | CHANGES_ON_ERROR),
    AS(module_forward, module_forward, "Module m, Tensor x", "linear f34", OPERATOR),
    E(module_forward_many, "Module m, Tensor[] x", "linear f34", 0),
    E(loss_forward, "Module m, Tensor x, Tensor y", "mse f34 f34", OPERATOR),
    E(module_train_with, "Module m, bool mode=", "net 0", WRITES),
    E(module_eval, "Module m", "net", WRITES),
    E(module_is_training, "Module m", "net", ANSWER),
    E(module_parameters, "Module m", "net", 0),
    E(module_named_parameters, "Module m", "net", 0),
    E(module_named_buffers, "Module m", "net", 0),
    E(module_named_modules, "Module m", "net", 0),
    E(module_named_children, "Module m", "net", 0),
    E(module_get_parameter, "Module m, str name", "net 0.weight", 0),
    E(module_get_buffer, "Module m, str name", "net 1.running_mean", 0),
    E(module_get_submodule, "Module m, str name", "net 1", 0),
    E(module_state_dict, "Module m", "net", 0),
    E(module_load_state_dict_with, "Module m, Module? from, bool strict=, int count=", "net net 1", WRITES),
    E(module_to_with, "Module m, Device device=, ScalarType dtype=, MemoryFormat format=", "net - float64", WRITES),
    E(module_zero_grad_with, "Module m, bool none=", "net", WRITES),
    AS(module_zero_grad_with, module_zero_grad_with, "Module m, bool none=", "net 0", WRITES),
    E(module_requires_grad_inplace_with, "Module m, bool b=", "net 0", WRITES),
    E(module_apply, "Module m, bool visit", "net 1", 0),
    E(module_class_name, "Module m", "net", ERROR_IS_FINE),
    E(module_to_string, "Module m", "net", 0),
    E(module_register_forward_pre_hook, "Module m, Tensor x, bool hook", "linear f34 1", 0),
    E(module_register_forward_hook, "Module m, Tensor x, bool hook", "linear f34 1", 0),
    E(module_remove_hook, "Module m, bool known", "linear 1", 0),
    E(nn_lambda, "str name, bool function", "Exp 1", DRAWS),
    E(module_new, "str name, int size, bool class", "Residual 1 1", DRAWS),
    E(module_context, "", NULL, 0),
    AS(module_context, module_context_of, "Module m", "linear", MAY_BE_EMPTY),
    E(parameter, "Tensor t", "f34", 0),
    E(module_register_parameter, "Module m, str name, Tensor? t", "linear more f34", WRITES),
    E(module_register_buffer_with, "Module m, str name, Tensor? t, bool b=", "linear more f34 1", WRITES),
    E(module_register_module, "Module m, str name, Module? child", "net more linear", WRITES),
    AS(module_register_module, module_register_itself, "Module m", "net", NO_MEMORY | NO_ARGUMENTS | NO_STICKING),
    E(nn_sequential_list, "Module a, Module b, int count, bool given", "linear linear 2 1", 0),
    E(nn_module_list, "Module a, Module b, int count, bool given", "linear linear 2 1", 0),
    E(nn_append, "Module m, Module child", "net linear", WRITES),
    E(nn_linear_with, "Tensor? x, int in, int out, bool bias=, Device device=, ScalarType dtype=", "f34 4 2", DRAWS),
    E(nn_conv1d_with, CONV_PARAMETERS, "f135 3 2 2 1 1", DRAWS),
    E(nn_conv2d_with, CONV_PARAMETERS, "f1355 3 2 2,2 1 1", DRAWS),
    E(nn_embedding_with,
      "Tensor? x, int n, int dim, int padding=, bool scale=, Device device=, ScalarType dtype=", "l5 3 4 1", DRAWS),
    E(nn_batch_norm1d_with, NORM_PARAMETERS, "f34 4", 0),
    E(nn_batch_norm2d_with, NORM_PARAMETERS, "f1355 3", 0),
    E(nn_layer_norm_with, LAYER_NORM_PARAMETERS, "f34 4", 0),
    E(nn_rms_norm_with, LAYER_NORM_PARAMETERS, "f34 4", 0),
    E(nn_group_norm_with,
      "Tensor? x, int groups, int channels, float eps=, bool affine=, Device device=, ScalarType dtype=", "f344 2 4",
      0),
    E(nn_dropout_with, "Tensor? x, float p=, bool inplace=", "f34 0.5", DRAWS),
    E(nn_dropout2d_with, "Tensor? x, float p=, bool inplace=", "f3455 0.5", DRAWS),
    E(nn_relu_with, "Tensor? x, bool inplace=", "f34", 0),
    E(nn_relu6_with, "Tensor? x, bool inplace=", "f34", 0),
    E(nn_silu_with, "Tensor? x, bool inplace=", "f34", 0),
    E(nn_mish_with, "Tensor? x, bool inplace=", "f34", 0),
    E(nn_hardswish_with, "Tensor? x, bool inplace=", "f34", 0),
    E(nn_leaky_relu_with, "Tensor? x, float slope=, bool inplace=", "f34", 0),
    E(nn_elu_with, "Tensor? x, float alpha=, bool inplace=", "f34", 0),
    E(nn_hardtanh_with, "Tensor? x, float min=, float max=, bool inplace=", "f34", 0),
    E(nn_softplus_with, "Tensor? x, float beta=, float threshold=", "f34", 0),
    E(nn_gelu_with, "Tensor? x, str approximate=", "f34 tanh", 0),
    E(nn_sigmoid, "Tensor? x", "f34", 0),
    E(nn_tanh, "Tensor? x", "f34", 0),
    E(nn_identity, "Tensor? x", "f34", 0),
    E(nn_softmax, "Tensor? x, int dim", "f34 1", 0),
    E(nn_log_softmax, "Tensor? x, int dim", "f34 1", 0),
    E(nn_max_pool2d_with,
      "Tensor? x, int[] kernel, int[] stride=, int[] padding=, int[] dilation=, bool ceil=", "f1355 2", 0),
    E(nn_avg_pool2d_with,
      "Tensor? x, int[] kernel, int[] stride=, int[] padding=, bool ceil=, bool pad=, int divisor=", "f1355 2", 0),
    E(nn_adaptive_avg_pool2d, "Tensor? x, int[] size", "f1355 2", 0),
    E(nn_flatten_with, "Tensor? x, int start=, int end=", "f344", 0),
    E(nn_unflatten, "Tensor? x, int dim, int[] sizes", "f34 1 2,2", 0),
    E(nn_cross_entropy_loss_with,
      "Tensor x, Tensor y, Tensor weight=, int ignore=, str reduction=, float smoothing=", "f34 l3 f4 - sum 0.1", 0),
    E(nn_nll_loss_with,
      "Tensor x, Tensor y, Tensor weight=, int ignore=, str reduction=, float smoothing=", "f34 l3 f4 - sum", 0),
    E(nn_mse_loss_with, "Tensor x, Tensor y, str reduction=", "f34 f34 none", 0),
    E(nn_l1_loss_with, "Tensor x, Tensor y, str reduction=", "f34 f34 mean", 0),
    E(nn_bce_with_logits_loss_with,
      "Tensor x, Tensor y, Tensor weight=, str reduction=, Tensor pos=", "f34 f34 f34 sum f4", 0),
    E(init_uniform_inplace_with, "Tensor t, float a=, float b=, Generator? g=", "F34 0 1", WRITES),
    E(init_normal_inplace_with, "Tensor t, float mean=, float std=, Generator? g=", "F34 0 1", WRITES),
    E(init_trunc_normal_inplace_with, "Tensor t, float mean=, float std=, float a=, float b=, Generator? g=",
      "F34 0 1 -1 1", WRITES | CHANGES_ON_ERROR),
    E(init_constant_, "Tensor t, float v", "F34 2", WRITES),
    E(init_ones_, "Tensor t", "F34", WRITES),
    E(init_zeros_, "Tensor t", "F34", WRITES),
    E(init_eye_, "Tensor t", "F34", WRITES),
    E(init_dirac_inplace_with, "Tensor t, int groups=", "F233 1", WRITES | CHANGES_ON_ERROR),
    E(init_xavier_uniform_inplace_with, "Tensor t, float gain=, Generator? g=", "F34 1", WRITES),
    E(init_xavier_normal_inplace_with, "Tensor t, float gain=, Generator? g=", "F34 1", WRITES),
    E(init_kaiming_uniform_inplace_with, "Tensor t, float a=, str mode=, str nonlinearity=, Generator? g=", "F34",
      WRITES),
    E(init_kaiming_normal_inplace_with, "Tensor t, float a=, str mode=, str nonlinearity=, Generator? g=", "F34",
      WRITES),
    E(init_calculate_gain_with, "str nonlinearity, Scalar param=", "leaky_relu 2", MAY_BE_EMPTY),
};
enum { ENTRIES = sizeof table / sizeof *table };

static void every_function(void **state) {
    (void)state;
    assert_int_equal(run_failures(table, ENTRIES, makers, sizeof makers / sizeof *makers), 0);
}
static void complete(void **state) {
    (void)state;
    assert_int_equal(check_complete((const char *const[]){"nn.h", NULL}, table, ENTRIES), 0);
}
static void a_module_does_not_contain_itself(void **state) {
    (void)state;
    argument a[1] = {{.p = torc_nn_identity()}};
    outcome r = {.empty = true};
    call_module_register_itself(a, &r);
    assert_false(r.empty);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(complete), cmocka_unit_test(a_module_does_not_contain_itself),
                                       cmocka_unit_test(every_function)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
