/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "nn/generated/options.h"

#include "torc/bindings/nn.h"

static const torc_module_train_options torc_module_train_options_defaults = {TORC_DEFAULTS_torc_module_train_options .struct_size = sizeof(torc_module_train_options)};
void torc_module_train_options_init(torc_module_train_options *options) {
    if (options) *options = torc_module_train_options_defaults;
}
const options_layout layout_torc_module_train_options = {
    .size = sizeof(torc_module_train_options),
    .defaults = &torc_module_train_options_defaults,
    .starts = START(torc_module_train_options, struct_size) | START(torc_module_train_options, mode) | START(torc_module_train_options, by_name),
    .flags = START(torc_module_train_options, mode),
    .reserved = 0,
    .by_name = offsetof(torc_module_train_options, by_name),
    .flag_names = "mode\0"};
_Static_assert(sizeof(((torc_module_train_options *)0)->struct_size) + sizeof(((torc_module_train_options *)0)->mode) + sizeof(((torc_module_train_options *)0)->by_name) == sizeof(torc_module_train_options), "no padding");

static const torc_module_load_state_dict_options torc_module_load_state_dict_options_defaults = {TORC_DEFAULTS_torc_module_load_state_dict_options .struct_size = sizeof(torc_module_load_state_dict_options)};
void torc_module_load_state_dict_options_init(torc_module_load_state_dict_options *options) {
    if (options) *options = torc_module_load_state_dict_options_defaults;
}
const options_layout layout_torc_module_load_state_dict_options = {
    .size = sizeof(torc_module_load_state_dict_options),
    .defaults = &torc_module_load_state_dict_options_defaults,
    .starts = START(torc_module_load_state_dict_options, struct_size) | START(torc_module_load_state_dict_options, strict) | START(torc_module_load_state_dict_options, by_name),
    .flags = START(torc_module_load_state_dict_options, strict),
    .reserved = 0,
    .by_name = offsetof(torc_module_load_state_dict_options, by_name),
    .flag_names = "strict\0"};
_Static_assert(sizeof(((torc_module_load_state_dict_options *)0)->struct_size) + sizeof(((torc_module_load_state_dict_options *)0)->strict) + sizeof(((torc_module_load_state_dict_options *)0)->by_name) == sizeof(torc_module_load_state_dict_options), "no padding");

static const torc_module_to_options torc_module_to_options_defaults = {TORC_DEFAULTS_torc_module_to_options .struct_size = sizeof(torc_module_to_options)};
void torc_module_to_options_init(torc_module_to_options *options) {
    if (options) *options = torc_module_to_options_defaults;
}
const options_layout layout_torc_module_to_options = {
    .size = sizeof(torc_module_to_options),
    .defaults = &torc_module_to_options_defaults,
    .starts = START(torc_module_to_options, struct_size) | START(torc_module_to_options, dtype) | START(torc_module_to_options, reserved0) | START(torc_module_to_options, by_name) | START(torc_module_to_options, device) | START(torc_module_to_options, memory_format),
    .flags = 0,
    .reserved = offsetof(torc_module_to_options, reserved0),
    .by_name = offsetof(torc_module_to_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_module_to_options *)0)->struct_size) + sizeof(((torc_module_to_options *)0)->dtype) + sizeof(((torc_module_to_options *)0)->reserved0) + sizeof(((torc_module_to_options *)0)->by_name) + sizeof(((torc_module_to_options *)0)->device) + sizeof(((torc_module_to_options *)0)->memory_format) == sizeof(torc_module_to_options), "no padding");

static const torc_module_zero_grad_options torc_module_zero_grad_options_defaults = {TORC_DEFAULTS_torc_module_zero_grad_options .struct_size = sizeof(torc_module_zero_grad_options)};
void torc_module_zero_grad_options_init(torc_module_zero_grad_options *options) {
    if (options) *options = torc_module_zero_grad_options_defaults;
}
const options_layout layout_torc_module_zero_grad_options = {
    .size = sizeof(torc_module_zero_grad_options),
    .defaults = &torc_module_zero_grad_options_defaults,
    .starts = START(torc_module_zero_grad_options, struct_size) | START(torc_module_zero_grad_options, set_to_none) | START(torc_module_zero_grad_options, by_name),
    .flags = START(torc_module_zero_grad_options, set_to_none),
    .reserved = 0,
    .by_name = offsetof(torc_module_zero_grad_options, by_name),
    .flag_names = "set_to_none\0"};
_Static_assert(sizeof(((torc_module_zero_grad_options *)0)->struct_size) + sizeof(((torc_module_zero_grad_options *)0)->set_to_none) + sizeof(((torc_module_zero_grad_options *)0)->by_name) == sizeof(torc_module_zero_grad_options), "no padding");

static const torc_module_requires_grad_options torc_module_requires_grad_options_defaults = {TORC_DEFAULTS_torc_module_requires_grad_options .struct_size = sizeof(torc_module_requires_grad_options)};
void torc_module_requires_grad_options_init(torc_module_requires_grad_options *options) {
    if (options) *options = torc_module_requires_grad_options_defaults;
}
const options_layout layout_torc_module_requires_grad_options = {
    .size = sizeof(torc_module_requires_grad_options),
    .defaults = &torc_module_requires_grad_options_defaults,
    .starts = START(torc_module_requires_grad_options, struct_size) | START(torc_module_requires_grad_options, requires_grad) | START(torc_module_requires_grad_options, by_name),
    .flags = START(torc_module_requires_grad_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_module_requires_grad_options, by_name),
    .flag_names = "requires_grad\0"};
_Static_assert(sizeof(((torc_module_requires_grad_options *)0)->struct_size) + sizeof(((torc_module_requires_grad_options *)0)->requires_grad) + sizeof(((torc_module_requires_grad_options *)0)->by_name) == sizeof(torc_module_requires_grad_options), "no padding");

static const torc_module_register_buffer_options torc_module_register_buffer_options_defaults = {TORC_DEFAULTS_torc_module_register_buffer_options .struct_size = sizeof(torc_module_register_buffer_options)};
void torc_module_register_buffer_options_init(torc_module_register_buffer_options *options) {
    if (options) *options = torc_module_register_buffer_options_defaults;
}
const options_layout layout_torc_module_register_buffer_options = {
    .size = sizeof(torc_module_register_buffer_options),
    .defaults = &torc_module_register_buffer_options_defaults,
    .starts = START(torc_module_register_buffer_options, struct_size) | START(torc_module_register_buffer_options, persistent) | START(torc_module_register_buffer_options, by_name),
    .flags = START(torc_module_register_buffer_options, persistent),
    .reserved = 0,
    .by_name = offsetof(torc_module_register_buffer_options, by_name),
    .flag_names = "persistent\0"};
_Static_assert(sizeof(((torc_module_register_buffer_options *)0)->struct_size) + sizeof(((torc_module_register_buffer_options *)0)->persistent) + sizeof(((torc_module_register_buffer_options *)0)->by_name) == sizeof(torc_module_register_buffer_options), "no padding");

static const torc_nn_linear_options torc_nn_linear_options_defaults = {TORC_DEFAULTS_torc_nn_linear_options .struct_size = sizeof(torc_nn_linear_options)};
void torc_nn_linear_options_init(torc_nn_linear_options *options) {
    if (options) *options = torc_nn_linear_options_defaults;
}
const options_layout layout_torc_nn_linear_options = {
    .size = sizeof(torc_nn_linear_options),
    .defaults = &torc_nn_linear_options_defaults,
    .starts = START(torc_nn_linear_options, struct_size) | START(torc_nn_linear_options, bias) | START(torc_nn_linear_options, by_name) | START(torc_nn_linear_options, dtype) | START(torc_nn_linear_options, device),
    .flags = START(torc_nn_linear_options, bias),
    .reserved = 0,
    .by_name = offsetof(torc_nn_linear_options, by_name),
    .flag_names = "bias\0"};
_Static_assert(sizeof(((torc_nn_linear_options *)0)->struct_size) + sizeof(((torc_nn_linear_options *)0)->bias) + sizeof(((torc_nn_linear_options *)0)->by_name) + sizeof(((torc_nn_linear_options *)0)->dtype) + sizeof(((torc_nn_linear_options *)0)->device) == sizeof(torc_nn_linear_options), "no padding");

static const torc_nn_conv_options torc_nn_conv_options_defaults = {TORC_DEFAULTS_torc_nn_conv_options .struct_size = sizeof(torc_nn_conv_options)};
void torc_nn_conv_options_init(torc_nn_conv_options *options) {
    if (options) *options = torc_nn_conv_options_defaults;
}
const options_layout layout_torc_nn_conv_options = {
    .size = sizeof(torc_nn_conv_options),
    .defaults = &torc_nn_conv_options_defaults,
    .starts = START(torc_nn_conv_options, struct_size) | START(torc_nn_conv_options, stride) | START(torc_nn_conv_options, padding) | START(torc_nn_conv_options, dilation) | START(torc_nn_conv_options, groups) | START(torc_nn_conv_options, bias) | START(torc_nn_conv_options, padding_mode) | START(torc_nn_conv_options, by_name) | START(torc_nn_conv_options, dtype) | START(torc_nn_conv_options, device) | START(torc_nn_conv_options, padding_text),
    .flags = START(torc_nn_conv_options, bias),
    .reserved = 0,
    .by_name = offsetof(torc_nn_conv_options, by_name),
    .flag_names = "bias\0"};
_Static_assert(sizeof(((torc_nn_conv_options *)0)->struct_size) + sizeof(((torc_nn_conv_options *)0)->stride) + sizeof(((torc_nn_conv_options *)0)->padding) + sizeof(((torc_nn_conv_options *)0)->dilation) + sizeof(((torc_nn_conv_options *)0)->groups) + sizeof(((torc_nn_conv_options *)0)->bias) + sizeof(((torc_nn_conv_options *)0)->padding_mode) + sizeof(((torc_nn_conv_options *)0)->by_name) + sizeof(((torc_nn_conv_options *)0)->dtype) + sizeof(((torc_nn_conv_options *)0)->device) + sizeof(((torc_nn_conv_options *)0)->padding_text) == sizeof(torc_nn_conv_options), "no padding");

static const torc_nn_embedding_options torc_nn_embedding_options_defaults = {TORC_DEFAULTS_torc_nn_embedding_options .struct_size = sizeof(torc_nn_embedding_options)};
void torc_nn_embedding_options_init(torc_nn_embedding_options *options) {
    if (options) *options = torc_nn_embedding_options_defaults;
}
const options_layout layout_torc_nn_embedding_options = {
    .size = sizeof(torc_nn_embedding_options),
    .defaults = &torc_nn_embedding_options_defaults,
    .starts = START(torc_nn_embedding_options, struct_size) | START(torc_nn_embedding_options, padding_idx) | START(torc_nn_embedding_options, by_name) | START(torc_nn_embedding_options, scale_grad_by_freq) | START(torc_nn_embedding_options, dtype) | START(torc_nn_embedding_options, device),
    .flags = START(torc_nn_embedding_options, scale_grad_by_freq),
    .reserved = 0,
    .by_name = offsetof(torc_nn_embedding_options, by_name),
    .flag_names = "scale_grad_by_freq\0"};
_Static_assert(sizeof(((torc_nn_embedding_options *)0)->struct_size) + sizeof(((torc_nn_embedding_options *)0)->padding_idx) + sizeof(((torc_nn_embedding_options *)0)->by_name) + sizeof(((torc_nn_embedding_options *)0)->scale_grad_by_freq) + sizeof(((torc_nn_embedding_options *)0)->dtype) + sizeof(((torc_nn_embedding_options *)0)->device) == sizeof(torc_nn_embedding_options), "no padding");

static const torc_nn_batch_norm_options torc_nn_batch_norm_options_defaults = {TORC_DEFAULTS_torc_nn_batch_norm_options .struct_size = sizeof(torc_nn_batch_norm_options)};
void torc_nn_batch_norm_options_init(torc_nn_batch_norm_options *options) {
    if (options) *options = torc_nn_batch_norm_options_defaults;
}
const options_layout layout_torc_nn_batch_norm_options = {
    .size = sizeof(torc_nn_batch_norm_options),
    .defaults = &torc_nn_batch_norm_options_defaults,
    .starts = START(torc_nn_batch_norm_options, struct_size) | START(torc_nn_batch_norm_options, eps) | START(torc_nn_batch_norm_options, momentum) | START(torc_nn_batch_norm_options, affine) | START(torc_nn_batch_norm_options, track_running_stats) | START(torc_nn_batch_norm_options, by_name) | START(torc_nn_batch_norm_options, dtype) | START(torc_nn_batch_norm_options, device) | START(torc_nn_batch_norm_options, cumulative),
    .flags = START(torc_nn_batch_norm_options, affine) | START(torc_nn_batch_norm_options, track_running_stats) | START(torc_nn_batch_norm_options, cumulative),
    .reserved = 0,
    .by_name = offsetof(torc_nn_batch_norm_options, by_name),
    .flag_names = "affine\0track_running_stats\0cumulative\0"};
_Static_assert(sizeof(((torc_nn_batch_norm_options *)0)->struct_size) + sizeof(((torc_nn_batch_norm_options *)0)->eps) + sizeof(((torc_nn_batch_norm_options *)0)->momentum) + sizeof(((torc_nn_batch_norm_options *)0)->affine) + sizeof(((torc_nn_batch_norm_options *)0)->track_running_stats) + sizeof(((torc_nn_batch_norm_options *)0)->by_name) + sizeof(((torc_nn_batch_norm_options *)0)->dtype) + sizeof(((torc_nn_batch_norm_options *)0)->device) + sizeof(((torc_nn_batch_norm_options *)0)->cumulative) == sizeof(torc_nn_batch_norm_options), "no padding");

static const torc_nn_layer_norm_options torc_nn_layer_norm_options_defaults = {TORC_DEFAULTS_torc_nn_layer_norm_options .struct_size = sizeof(torc_nn_layer_norm_options)};
void torc_nn_layer_norm_options_init(torc_nn_layer_norm_options *options) {
    if (options) *options = torc_nn_layer_norm_options_defaults;
}
const options_layout layout_torc_nn_layer_norm_options = {
    .size = sizeof(torc_nn_layer_norm_options),
    .defaults = &torc_nn_layer_norm_options_defaults,
    .starts = START(torc_nn_layer_norm_options, struct_size) | START(torc_nn_layer_norm_options, eps) | START(torc_nn_layer_norm_options, elementwise_affine) | START(torc_nn_layer_norm_options, bias) | START(torc_nn_layer_norm_options, by_name) | START(torc_nn_layer_norm_options, dtype) | START(torc_nn_layer_norm_options, device),
    .flags = START(torc_nn_layer_norm_options, elementwise_affine) | START(torc_nn_layer_norm_options, bias),
    .reserved = 0,
    .by_name = offsetof(torc_nn_layer_norm_options, by_name),
    .flag_names = "elementwise_affine\0bias\0"};
_Static_assert(sizeof(((torc_nn_layer_norm_options *)0)->struct_size) + sizeof(((torc_nn_layer_norm_options *)0)->eps) + sizeof(((torc_nn_layer_norm_options *)0)->elementwise_affine) + sizeof(((torc_nn_layer_norm_options *)0)->bias) + sizeof(((torc_nn_layer_norm_options *)0)->by_name) + sizeof(((torc_nn_layer_norm_options *)0)->dtype) + sizeof(((torc_nn_layer_norm_options *)0)->device) == sizeof(torc_nn_layer_norm_options), "no padding");

static const torc_nn_group_norm_options torc_nn_group_norm_options_defaults = {TORC_DEFAULTS_torc_nn_group_norm_options .struct_size = sizeof(torc_nn_group_norm_options)};
void torc_nn_group_norm_options_init(torc_nn_group_norm_options *options) {
    if (options) *options = torc_nn_group_norm_options_defaults;
}
const options_layout layout_torc_nn_group_norm_options = {
    .size = sizeof(torc_nn_group_norm_options),
    .defaults = &torc_nn_group_norm_options_defaults,
    .starts = START(torc_nn_group_norm_options, struct_size) | START(torc_nn_group_norm_options, eps) | START(torc_nn_group_norm_options, affine) | START(torc_nn_group_norm_options, by_name) | START(torc_nn_group_norm_options, dtype) | START(torc_nn_group_norm_options, device),
    .flags = START(torc_nn_group_norm_options, affine),
    .reserved = 0,
    .by_name = offsetof(torc_nn_group_norm_options, by_name),
    .flag_names = "affine\0"};
_Static_assert(sizeof(((torc_nn_group_norm_options *)0)->struct_size) + sizeof(((torc_nn_group_norm_options *)0)->eps) + sizeof(((torc_nn_group_norm_options *)0)->affine) + sizeof(((torc_nn_group_norm_options *)0)->by_name) + sizeof(((torc_nn_group_norm_options *)0)->dtype) + sizeof(((torc_nn_group_norm_options *)0)->device) == sizeof(torc_nn_group_norm_options), "no padding");

static const torc_nn_dropout_options torc_nn_dropout_options_defaults = {TORC_DEFAULTS_torc_nn_dropout_options .struct_size = sizeof(torc_nn_dropout_options)};
void torc_nn_dropout_options_init(torc_nn_dropout_options *options) {
    if (options) *options = torc_nn_dropout_options_defaults;
}
const options_layout layout_torc_nn_dropout_options = {
    .size = sizeof(torc_nn_dropout_options),
    .defaults = &torc_nn_dropout_options_defaults,
    .starts = START(torc_nn_dropout_options, struct_size) | START(torc_nn_dropout_options, p) | START(torc_nn_dropout_options, inplace) | START(torc_nn_dropout_options, by_name),
    .flags = START(torc_nn_dropout_options, inplace),
    .reserved = 0,
    .by_name = offsetof(torc_nn_dropout_options, by_name),
    .flag_names = "inplace\0"};
_Static_assert(sizeof(((torc_nn_dropout_options *)0)->struct_size) + sizeof(((torc_nn_dropout_options *)0)->p) + sizeof(((torc_nn_dropout_options *)0)->inplace) + sizeof(((torc_nn_dropout_options *)0)->by_name) == sizeof(torc_nn_dropout_options), "no padding");

static const torc_nn_inplace_options torc_nn_inplace_options_defaults = {TORC_DEFAULTS_torc_nn_inplace_options .struct_size = sizeof(torc_nn_inplace_options)};
void torc_nn_inplace_options_init(torc_nn_inplace_options *options) {
    if (options) *options = torc_nn_inplace_options_defaults;
}
const options_layout layout_torc_nn_inplace_options = {
    .size = sizeof(torc_nn_inplace_options),
    .defaults = &torc_nn_inplace_options_defaults,
    .starts = START(torc_nn_inplace_options, struct_size) | START(torc_nn_inplace_options, inplace) | START(torc_nn_inplace_options, by_name),
    .flags = START(torc_nn_inplace_options, inplace),
    .reserved = 0,
    .by_name = offsetof(torc_nn_inplace_options, by_name),
    .flag_names = "inplace\0"};
_Static_assert(sizeof(((torc_nn_inplace_options *)0)->struct_size) + sizeof(((torc_nn_inplace_options *)0)->inplace) + sizeof(((torc_nn_inplace_options *)0)->by_name) == sizeof(torc_nn_inplace_options), "no padding");

static const torc_nn_leaky_relu_options torc_nn_leaky_relu_options_defaults = {TORC_DEFAULTS_torc_nn_leaky_relu_options .struct_size = sizeof(torc_nn_leaky_relu_options)};
void torc_nn_leaky_relu_options_init(torc_nn_leaky_relu_options *options) {
    if (options) *options = torc_nn_leaky_relu_options_defaults;
}
const options_layout layout_torc_nn_leaky_relu_options = {
    .size = sizeof(torc_nn_leaky_relu_options),
    .defaults = &torc_nn_leaky_relu_options_defaults,
    .starts = START(torc_nn_leaky_relu_options, struct_size) | START(torc_nn_leaky_relu_options, negative_slope) | START(torc_nn_leaky_relu_options, inplace) | START(torc_nn_leaky_relu_options, by_name),
    .flags = START(torc_nn_leaky_relu_options, inplace),
    .reserved = 0,
    .by_name = offsetof(torc_nn_leaky_relu_options, by_name),
    .flag_names = "inplace\0"};
_Static_assert(sizeof(((torc_nn_leaky_relu_options *)0)->struct_size) + sizeof(((torc_nn_leaky_relu_options *)0)->negative_slope) + sizeof(((torc_nn_leaky_relu_options *)0)->inplace) + sizeof(((torc_nn_leaky_relu_options *)0)->by_name) == sizeof(torc_nn_leaky_relu_options), "no padding");

static const torc_nn_elu_options torc_nn_elu_options_defaults = {TORC_DEFAULTS_torc_nn_elu_options .struct_size = sizeof(torc_nn_elu_options)};
void torc_nn_elu_options_init(torc_nn_elu_options *options) {
    if (options) *options = torc_nn_elu_options_defaults;
}
const options_layout layout_torc_nn_elu_options = {
    .size = sizeof(torc_nn_elu_options),
    .defaults = &torc_nn_elu_options_defaults,
    .starts = START(torc_nn_elu_options, struct_size) | START(torc_nn_elu_options, alpha) | START(torc_nn_elu_options, inplace) | START(torc_nn_elu_options, by_name),
    .flags = START(torc_nn_elu_options, inplace),
    .reserved = 0,
    .by_name = offsetof(torc_nn_elu_options, by_name),
    .flag_names = "inplace\0"};
_Static_assert(sizeof(((torc_nn_elu_options *)0)->struct_size) + sizeof(((torc_nn_elu_options *)0)->alpha) + sizeof(((torc_nn_elu_options *)0)->inplace) + sizeof(((torc_nn_elu_options *)0)->by_name) == sizeof(torc_nn_elu_options), "no padding");

static const torc_nn_hardtanh_options torc_nn_hardtanh_options_defaults = {TORC_DEFAULTS_torc_nn_hardtanh_options .struct_size = sizeof(torc_nn_hardtanh_options)};
void torc_nn_hardtanh_options_init(torc_nn_hardtanh_options *options) {
    if (options) *options = torc_nn_hardtanh_options_defaults;
}
const options_layout layout_torc_nn_hardtanh_options = {
    .size = sizeof(torc_nn_hardtanh_options),
    .defaults = &torc_nn_hardtanh_options_defaults,
    .starts = START(torc_nn_hardtanh_options, struct_size) | START(torc_nn_hardtanh_options, min_val) | START(torc_nn_hardtanh_options, max_val) | START(torc_nn_hardtanh_options, inplace) | START(torc_nn_hardtanh_options, by_name),
    .flags = START(torc_nn_hardtanh_options, inplace),
    .reserved = 0,
    .by_name = offsetof(torc_nn_hardtanh_options, by_name),
    .flag_names = "inplace\0"};
_Static_assert(sizeof(((torc_nn_hardtanh_options *)0)->struct_size) + sizeof(((torc_nn_hardtanh_options *)0)->min_val) + sizeof(((torc_nn_hardtanh_options *)0)->max_val) + sizeof(((torc_nn_hardtanh_options *)0)->inplace) + sizeof(((torc_nn_hardtanh_options *)0)->by_name) == sizeof(torc_nn_hardtanh_options), "no padding");

static const torc_nn_softplus_options torc_nn_softplus_options_defaults = {TORC_DEFAULTS_torc_nn_softplus_options .struct_size = sizeof(torc_nn_softplus_options)};
void torc_nn_softplus_options_init(torc_nn_softplus_options *options) {
    if (options) *options = torc_nn_softplus_options_defaults;
}
const options_layout layout_torc_nn_softplus_options = {
    .size = sizeof(torc_nn_softplus_options),
    .defaults = &torc_nn_softplus_options_defaults,
    .starts = START(torc_nn_softplus_options, struct_size) | START(torc_nn_softplus_options, beta) | START(torc_nn_softplus_options, threshold) | START(torc_nn_softplus_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_nn_softplus_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_nn_softplus_options *)0)->struct_size) + sizeof(((torc_nn_softplus_options *)0)->beta) + sizeof(((torc_nn_softplus_options *)0)->threshold) + sizeof(((torc_nn_softplus_options *)0)->by_name) == sizeof(torc_nn_softplus_options), "no padding");

static const torc_nn_gelu_options torc_nn_gelu_options_defaults = {TORC_DEFAULTS_torc_nn_gelu_options .struct_size = sizeof(torc_nn_gelu_options)};
void torc_nn_gelu_options_init(torc_nn_gelu_options *options) {
    if (options) *options = torc_nn_gelu_options_defaults;
}
const options_layout layout_torc_nn_gelu_options = {
    .size = sizeof(torc_nn_gelu_options),
    .defaults = &torc_nn_gelu_options_defaults,
    .starts = START(torc_nn_gelu_options, struct_size) | START(torc_nn_gelu_options, approximate) | START(torc_nn_gelu_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_nn_gelu_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_nn_gelu_options *)0)->struct_size) + sizeof(((torc_nn_gelu_options *)0)->approximate) + sizeof(((torc_nn_gelu_options *)0)->by_name) == sizeof(torc_nn_gelu_options), "no padding");

static const torc_nn_max_pool_options torc_nn_max_pool_options_defaults = {TORC_DEFAULTS_torc_nn_max_pool_options .struct_size = sizeof(torc_nn_max_pool_options)};
void torc_nn_max_pool_options_init(torc_nn_max_pool_options *options) {
    if (options) *options = torc_nn_max_pool_options_defaults;
}
const options_layout layout_torc_nn_max_pool_options = {
    .size = sizeof(torc_nn_max_pool_options),
    .defaults = &torc_nn_max_pool_options_defaults,
    .starts = START(torc_nn_max_pool_options, struct_size) | START(torc_nn_max_pool_options, stride) | START(torc_nn_max_pool_options, padding) | START(torc_nn_max_pool_options, dilation) | START(torc_nn_max_pool_options, by_name) | START(torc_nn_max_pool_options, ceil_mode),
    .flags = START(torc_nn_max_pool_options, ceil_mode),
    .reserved = 0,
    .by_name = offsetof(torc_nn_max_pool_options, by_name),
    .flag_names = "ceil_mode\0"};
_Static_assert(sizeof(((torc_nn_max_pool_options *)0)->struct_size) + sizeof(((torc_nn_max_pool_options *)0)->stride) + sizeof(((torc_nn_max_pool_options *)0)->padding) + sizeof(((torc_nn_max_pool_options *)0)->dilation) + sizeof(((torc_nn_max_pool_options *)0)->by_name) + sizeof(((torc_nn_max_pool_options *)0)->ceil_mode) == sizeof(torc_nn_max_pool_options), "no padding");

static const torc_nn_avg_pool_options torc_nn_avg_pool_options_defaults = {TORC_DEFAULTS_torc_nn_avg_pool_options .struct_size = sizeof(torc_nn_avg_pool_options)};
void torc_nn_avg_pool_options_init(torc_nn_avg_pool_options *options) {
    if (options) *options = torc_nn_avg_pool_options_defaults;
}
const options_layout layout_torc_nn_avg_pool_options = {
    .size = sizeof(torc_nn_avg_pool_options),
    .defaults = &torc_nn_avg_pool_options_defaults,
    .starts = START(torc_nn_avg_pool_options, struct_size) | START(torc_nn_avg_pool_options, stride) | START(torc_nn_avg_pool_options, padding) | START(torc_nn_avg_pool_options, ceil_mode) | START(torc_nn_avg_pool_options, count_include_pad) | START(torc_nn_avg_pool_options, divisor_override) | START(torc_nn_avg_pool_options, by_name),
    .flags = START(torc_nn_avg_pool_options, ceil_mode) | START(torc_nn_avg_pool_options, count_include_pad),
    .reserved = 0,
    .by_name = offsetof(torc_nn_avg_pool_options, by_name),
    .flag_names = "ceil_mode\0count_include_pad\0"};
_Static_assert(sizeof(((torc_nn_avg_pool_options *)0)->struct_size) + sizeof(((torc_nn_avg_pool_options *)0)->stride) + sizeof(((torc_nn_avg_pool_options *)0)->padding) + sizeof(((torc_nn_avg_pool_options *)0)->ceil_mode) + sizeof(((torc_nn_avg_pool_options *)0)->count_include_pad) + sizeof(((torc_nn_avg_pool_options *)0)->divisor_override) + sizeof(((torc_nn_avg_pool_options *)0)->by_name) == sizeof(torc_nn_avg_pool_options), "no padding");

static const torc_nn_flatten_options torc_nn_flatten_options_defaults = {TORC_DEFAULTS_torc_nn_flatten_options .struct_size = sizeof(torc_nn_flatten_options)};
void torc_nn_flatten_options_init(torc_nn_flatten_options *options) {
    if (options) *options = torc_nn_flatten_options_defaults;
}
const options_layout layout_torc_nn_flatten_options = {
    .size = sizeof(torc_nn_flatten_options),
    .defaults = &torc_nn_flatten_options_defaults,
    .starts = START(torc_nn_flatten_options, struct_size) | START(torc_nn_flatten_options, start_dim) | START(torc_nn_flatten_options, end_dim) | START(torc_nn_flatten_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_nn_flatten_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_nn_flatten_options *)0)->struct_size) + sizeof(((torc_nn_flatten_options *)0)->start_dim) + sizeof(((torc_nn_flatten_options *)0)->end_dim) + sizeof(((torc_nn_flatten_options *)0)->by_name) == sizeof(torc_nn_flatten_options), "no padding");

static const torc_nn_class_loss_options torc_nn_class_loss_options_defaults = {TORC_DEFAULTS_torc_nn_class_loss_options .struct_size = sizeof(torc_nn_class_loss_options)};
void torc_nn_class_loss_options_init(torc_nn_class_loss_options *options) {
    if (options) *options = torc_nn_class_loss_options_defaults;
}
const options_layout layout_torc_nn_class_loss_options = {
    .size = sizeof(torc_nn_class_loss_options),
    .defaults = &torc_nn_class_loss_options_defaults,
    .starts = START(torc_nn_class_loss_options, struct_size) | START(torc_nn_class_loss_options, weight) | START(torc_nn_class_loss_options, ignore_index) | START(torc_nn_class_loss_options, reduction) | START(torc_nn_class_loss_options, label_smoothing) | START(torc_nn_class_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_nn_class_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_nn_class_loss_options *)0)->struct_size) + sizeof(((torc_nn_class_loss_options *)0)->weight) + sizeof(((torc_nn_class_loss_options *)0)->ignore_index) + sizeof(((torc_nn_class_loss_options *)0)->reduction) + sizeof(((torc_nn_class_loss_options *)0)->label_smoothing) + sizeof(((torc_nn_class_loss_options *)0)->by_name) == sizeof(torc_nn_class_loss_options), "no padding");

static const torc_nn_loss_options torc_nn_loss_options_defaults = {TORC_DEFAULTS_torc_nn_loss_options .struct_size = sizeof(torc_nn_loss_options)};
void torc_nn_loss_options_init(torc_nn_loss_options *options) {
    if (options) *options = torc_nn_loss_options_defaults;
}
const options_layout layout_torc_nn_loss_options = {
    .size = sizeof(torc_nn_loss_options),
    .defaults = &torc_nn_loss_options_defaults,
    .starts = START(torc_nn_loss_options, struct_size) | START(torc_nn_loss_options, reduction) | START(torc_nn_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_nn_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_nn_loss_options *)0)->struct_size) + sizeof(((torc_nn_loss_options *)0)->reduction) + sizeof(((torc_nn_loss_options *)0)->by_name) == sizeof(torc_nn_loss_options), "no padding");

static const torc_nn_bce_with_logits_loss_options torc_nn_bce_with_logits_loss_options_defaults = {TORC_DEFAULTS_torc_nn_bce_with_logits_loss_options .struct_size = sizeof(torc_nn_bce_with_logits_loss_options)};
void torc_nn_bce_with_logits_loss_options_init(torc_nn_bce_with_logits_loss_options *options) {
    if (options) *options = torc_nn_bce_with_logits_loss_options_defaults;
}
const options_layout layout_torc_nn_bce_with_logits_loss_options = {
    .size = sizeof(torc_nn_bce_with_logits_loss_options),
    .defaults = &torc_nn_bce_with_logits_loss_options_defaults,
    .starts = START(torc_nn_bce_with_logits_loss_options, struct_size) | START(torc_nn_bce_with_logits_loss_options, weight) | START(torc_nn_bce_with_logits_loss_options, reduction) | START(torc_nn_bce_with_logits_loss_options, pos_weight) | START(torc_nn_bce_with_logits_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_nn_bce_with_logits_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_nn_bce_with_logits_loss_options *)0)->struct_size) + sizeof(((torc_nn_bce_with_logits_loss_options *)0)->weight) + sizeof(((torc_nn_bce_with_logits_loss_options *)0)->reduction) + sizeof(((torc_nn_bce_with_logits_loss_options *)0)->pos_weight) + sizeof(((torc_nn_bce_with_logits_loss_options *)0)->by_name) == sizeof(torc_nn_bce_with_logits_loss_options), "no padding");

static const torc_init_uniform_options torc_init_uniform_options_defaults = {TORC_DEFAULTS_torc_init_uniform_options .struct_size = sizeof(torc_init_uniform_options)};
void torc_init_uniform_options_init(torc_init_uniform_options *options) {
    if (options) *options = torc_init_uniform_options_defaults;
}
const options_layout layout_torc_init_uniform_options = {
    .size = sizeof(torc_init_uniform_options),
    .defaults = &torc_init_uniform_options_defaults,
    .starts = START(torc_init_uniform_options, struct_size) | START(torc_init_uniform_options, a) | START(torc_init_uniform_options, b) | START(torc_init_uniform_options, generator) | START(torc_init_uniform_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_init_uniform_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_init_uniform_options *)0)->struct_size) + sizeof(((torc_init_uniform_options *)0)->a) + sizeof(((torc_init_uniform_options *)0)->b) + sizeof(((torc_init_uniform_options *)0)->generator) + sizeof(((torc_init_uniform_options *)0)->by_name) == sizeof(torc_init_uniform_options), "no padding");

static const torc_init_normal_options torc_init_normal_options_defaults = {TORC_DEFAULTS_torc_init_normal_options .struct_size = sizeof(torc_init_normal_options)};
void torc_init_normal_options_init(torc_init_normal_options *options) {
    if (options) *options = torc_init_normal_options_defaults;
}
const options_layout layout_torc_init_normal_options = {
    .size = sizeof(torc_init_normal_options),
    .defaults = &torc_init_normal_options_defaults,
    .starts = START(torc_init_normal_options, struct_size) | START(torc_init_normal_options, mean) | START(torc_init_normal_options, std) | START(torc_init_normal_options, generator) | START(torc_init_normal_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_init_normal_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_init_normal_options *)0)->struct_size) + sizeof(((torc_init_normal_options *)0)->mean) + sizeof(((torc_init_normal_options *)0)->std) + sizeof(((torc_init_normal_options *)0)->generator) + sizeof(((torc_init_normal_options *)0)->by_name) == sizeof(torc_init_normal_options), "no padding");

static const torc_init_trunc_normal_options torc_init_trunc_normal_options_defaults = {TORC_DEFAULTS_torc_init_trunc_normal_options .struct_size = sizeof(torc_init_trunc_normal_options)};
void torc_init_trunc_normal_options_init(torc_init_trunc_normal_options *options) {
    if (options) *options = torc_init_trunc_normal_options_defaults;
}
const options_layout layout_torc_init_trunc_normal_options = {
    .size = sizeof(torc_init_trunc_normal_options),
    .defaults = &torc_init_trunc_normal_options_defaults,
    .starts = START(torc_init_trunc_normal_options, struct_size) | START(torc_init_trunc_normal_options, mean) | START(torc_init_trunc_normal_options, std) | START(torc_init_trunc_normal_options, a) | START(torc_init_trunc_normal_options, b) | START(torc_init_trunc_normal_options, generator) | START(torc_init_trunc_normal_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_init_trunc_normal_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_init_trunc_normal_options *)0)->struct_size) + sizeof(((torc_init_trunc_normal_options *)0)->mean) + sizeof(((torc_init_trunc_normal_options *)0)->std) + sizeof(((torc_init_trunc_normal_options *)0)->a) + sizeof(((torc_init_trunc_normal_options *)0)->b) + sizeof(((torc_init_trunc_normal_options *)0)->generator) + sizeof(((torc_init_trunc_normal_options *)0)->by_name) == sizeof(torc_init_trunc_normal_options), "no padding");

static const torc_init_dirac_options torc_init_dirac_options_defaults = {TORC_DEFAULTS_torc_init_dirac_options .struct_size = sizeof(torc_init_dirac_options)};
void torc_init_dirac_options_init(torc_init_dirac_options *options) {
    if (options) *options = torc_init_dirac_options_defaults;
}
const options_layout layout_torc_init_dirac_options = {
    .size = sizeof(torc_init_dirac_options),
    .defaults = &torc_init_dirac_options_defaults,
    .starts = START(torc_init_dirac_options, struct_size) | START(torc_init_dirac_options, groups) | START(torc_init_dirac_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_init_dirac_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_init_dirac_options *)0)->struct_size) + sizeof(((torc_init_dirac_options *)0)->groups) + sizeof(((torc_init_dirac_options *)0)->by_name) == sizeof(torc_init_dirac_options), "no padding");

static const torc_init_xavier_options torc_init_xavier_options_defaults = {TORC_DEFAULTS_torc_init_xavier_options .struct_size = sizeof(torc_init_xavier_options)};
void torc_init_xavier_options_init(torc_init_xavier_options *options) {
    if (options) *options = torc_init_xavier_options_defaults;
}
const options_layout layout_torc_init_xavier_options = {
    .size = sizeof(torc_init_xavier_options),
    .defaults = &torc_init_xavier_options_defaults,
    .starts = START(torc_init_xavier_options, struct_size) | START(torc_init_xavier_options, gain) | START(torc_init_xavier_options, generator) | START(torc_init_xavier_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_init_xavier_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_init_xavier_options *)0)->struct_size) + sizeof(((torc_init_xavier_options *)0)->gain) + sizeof(((torc_init_xavier_options *)0)->generator) + sizeof(((torc_init_xavier_options *)0)->by_name) == sizeof(torc_init_xavier_options), "no padding");

static const torc_init_kaiming_options torc_init_kaiming_options_defaults = {TORC_DEFAULTS_torc_init_kaiming_options .struct_size = sizeof(torc_init_kaiming_options)};
void torc_init_kaiming_options_init(torc_init_kaiming_options *options) {
    if (options) *options = torc_init_kaiming_options_defaults;
}
const options_layout layout_torc_init_kaiming_options = {
    .size = sizeof(torc_init_kaiming_options),
    .defaults = &torc_init_kaiming_options_defaults,
    .starts = START(torc_init_kaiming_options, struct_size) | START(torc_init_kaiming_options, a) | START(torc_init_kaiming_options, mode) | START(torc_init_kaiming_options, nonlinearity) | START(torc_init_kaiming_options, generator) | START(torc_init_kaiming_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_init_kaiming_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_init_kaiming_options *)0)->struct_size) + sizeof(((torc_init_kaiming_options *)0)->a) + sizeof(((torc_init_kaiming_options *)0)->mode) + sizeof(((torc_init_kaiming_options *)0)->nonlinearity) + sizeof(((torc_init_kaiming_options *)0)->generator) + sizeof(((torc_init_kaiming_options *)0)->by_name) == sizeof(torc_init_kaiming_options), "no padding");

static const torc_init_calculate_gain_options torc_init_calculate_gain_options_defaults = {TORC_DEFAULTS_torc_init_calculate_gain_options .struct_size = sizeof(torc_init_calculate_gain_options)};
void torc_init_calculate_gain_options_init(torc_init_calculate_gain_options *options) {
    if (options) *options = torc_init_calculate_gain_options_defaults;
}
const options_layout layout_torc_init_calculate_gain_options = {
    .size = sizeof(torc_init_calculate_gain_options),
    .defaults = &torc_init_calculate_gain_options_defaults,
    .starts = START(torc_init_calculate_gain_options, struct_size) | START(torc_init_calculate_gain_options, param) | START(torc_init_calculate_gain_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_init_calculate_gain_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_init_calculate_gain_options *)0)->struct_size) + sizeof(((torc_init_calculate_gain_options *)0)->param) + sizeof(((torc_init_calculate_gain_options *)0)->by_name) == sizeof(torc_init_calculate_gain_options), "no padding");
