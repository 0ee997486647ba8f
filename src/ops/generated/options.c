/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "ops/generated/options.h"

#include "torc/bindings/ops.h"
#include "torc/bindings/ops_private.h"

static const torc_add_options torc_add_options_defaults = {TORC_DEFAULTS_torc_add_options .struct_size = sizeof(torc_add_options)};
void torc_add_options_init(torc_add_options *options) {
    if (options) *options = torc_add_options_defaults;
}
const options_layout layout_torc_add_options = {
    .size = sizeof(torc_add_options),
    .defaults = &torc_add_options_defaults,
    .starts = START(torc_add_options, struct_size) | START(torc_add_options, by_name) | START(torc_add_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_add_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_add_options *)0)->struct_size) + sizeof(((torc_add_options *)0)->by_name) + sizeof(((torc_add_options *)0)->alpha) == sizeof(torc_add_options), "no padding");

static const torc_sub_options torc_sub_options_defaults = {TORC_DEFAULTS_torc_sub_options .struct_size = sizeof(torc_sub_options)};
void torc_sub_options_init(torc_sub_options *options) {
    if (options) *options = torc_sub_options_defaults;
}
const options_layout layout_torc_sub_options = {
    .size = sizeof(torc_sub_options),
    .defaults = &torc_sub_options_defaults,
    .starts = START(torc_sub_options, struct_size) | START(torc_sub_options, by_name) | START(torc_sub_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_sub_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_sub_options *)0)->struct_size) + sizeof(((torc_sub_options *)0)->by_name) + sizeof(((torc_sub_options *)0)->alpha) == sizeof(torc_sub_options), "no padding");

static const torc_rsub_options torc_rsub_options_defaults = {TORC_DEFAULTS_torc_rsub_options .struct_size = sizeof(torc_rsub_options)};
void torc_rsub_options_init(torc_rsub_options *options) {
    if (options) *options = torc_rsub_options_defaults;
}
const options_layout layout_torc_rsub_options = {
    .size = sizeof(torc_rsub_options),
    .defaults = &torc_rsub_options_defaults,
    .starts = START(torc_rsub_options, struct_size) | START(torc_rsub_options, by_name) | START(torc_rsub_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_rsub_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_rsub_options *)0)->struct_size) + sizeof(((torc_rsub_options *)0)->by_name) + sizeof(((torc_rsub_options *)0)->alpha) == sizeof(torc_rsub_options), "no padding");

static const torc_div_options torc_div_options_defaults = {TORC_DEFAULTS_torc_div_options .struct_size = sizeof(torc_div_options)};
void torc_div_options_init(torc_div_options *options) {
    if (options) *options = torc_div_options_defaults;
}
const options_layout layout_torc_div_options = {
    .size = sizeof(torc_div_options),
    .defaults = &torc_div_options_defaults,
    .starts = START(torc_div_options, struct_size) | START(torc_div_options, by_name) | START(torc_div_options, rounding_mode),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_div_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_div_options *)0)->struct_size) + sizeof(((torc_div_options *)0)->by_name) + sizeof(((torc_div_options *)0)->rounding_mode) == sizeof(torc_div_options), "no padding");

static const torc_addcmul_options torc_addcmul_options_defaults = {TORC_DEFAULTS_torc_addcmul_options .struct_size = sizeof(torc_addcmul_options)};
void torc_addcmul_options_init(torc_addcmul_options *options) {
    if (options) *options = torc_addcmul_options_defaults;
}
const options_layout layout_torc_addcmul_options = {
    .size = sizeof(torc_addcmul_options),
    .defaults = &torc_addcmul_options_defaults,
    .starts = START(torc_addcmul_options, struct_size) | START(torc_addcmul_options, by_name) | START(torc_addcmul_options, value),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_addcmul_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_addcmul_options *)0)->struct_size) + sizeof(((torc_addcmul_options *)0)->by_name) + sizeof(((torc_addcmul_options *)0)->value) == sizeof(torc_addcmul_options), "no padding");

static const torc_addcdiv_options torc_addcdiv_options_defaults = {TORC_DEFAULTS_torc_addcdiv_options .struct_size = sizeof(torc_addcdiv_options)};
void torc_addcdiv_options_init(torc_addcdiv_options *options) {
    if (options) *options = torc_addcdiv_options_defaults;
}
const options_layout layout_torc_addcdiv_options = {
    .size = sizeof(torc_addcdiv_options),
    .defaults = &torc_addcdiv_options_defaults,
    .starts = START(torc_addcdiv_options, struct_size) | START(torc_addcdiv_options, by_name) | START(torc_addcdiv_options, value),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_addcdiv_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_addcdiv_options *)0)->struct_size) + sizeof(((torc_addcdiv_options *)0)->by_name) + sizeof(((torc_addcdiv_options *)0)->value) == sizeof(torc_addcdiv_options), "no padding");

static const torc_round_options torc_round_options_defaults = {TORC_DEFAULTS_torc_round_options .struct_size = sizeof(torc_round_options)};
void torc_round_options_init(torc_round_options *options) {
    if (options) *options = torc_round_options_defaults;
}
const options_layout layout_torc_round_options = {
    .size = sizeof(torc_round_options),
    .defaults = &torc_round_options_defaults,
    .starts = START(torc_round_options, struct_size) | START(torc_round_options, by_name) | START(torc_round_options, decimals),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_round_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_round_options *)0)->struct_size) + sizeof(((torc_round_options *)0)->by_name) + sizeof(((torc_round_options *)0)->decimals) == sizeof(torc_round_options), "no padding");

static const torc_clamp_options torc_clamp_options_defaults = {TORC_DEFAULTS_torc_clamp_options .struct_size = sizeof(torc_clamp_options)};
void torc_clamp_options_init(torc_clamp_options *options) {
    if (options) *options = torc_clamp_options_defaults;
}
const options_layout layout_torc_clamp_options = {
    .size = sizeof(torc_clamp_options),
    .defaults = &torc_clamp_options_defaults,
    .starts = START(torc_clamp_options, struct_size) | START(torc_clamp_options, min) | START(torc_clamp_options, max) | START(torc_clamp_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_clamp_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_clamp_options *)0)->struct_size) + sizeof(((torc_clamp_options *)0)->min) + sizeof(((torc_clamp_options *)0)->max) + sizeof(((torc_clamp_options *)0)->by_name) == sizeof(torc_clamp_options), "no padding");

static const torc_clamp_tensor_options torc_clamp_tensor_options_defaults = {TORC_DEFAULTS_torc_clamp_tensor_options .struct_size = sizeof(torc_clamp_tensor_options)};
void torc_clamp_tensor_options_init(torc_clamp_tensor_options *options) {
    if (options) *options = torc_clamp_tensor_options_defaults;
}
const options_layout layout_torc_clamp_tensor_options = {
    .size = sizeof(torc_clamp_tensor_options),
    .defaults = &torc_clamp_tensor_options_defaults,
    .starts = START(torc_clamp_tensor_options, struct_size) | START(torc_clamp_tensor_options, min) | START(torc_clamp_tensor_options, max) | START(torc_clamp_tensor_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_clamp_tensor_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_clamp_tensor_options *)0)->struct_size) + sizeof(((torc_clamp_tensor_options *)0)->min) + sizeof(((torc_clamp_tensor_options *)0)->max) + sizeof(((torc_clamp_tensor_options *)0)->by_name) == sizeof(torc_clamp_tensor_options), "no padding");

static const torc_nan_to_num_options torc_nan_to_num_options_defaults = {TORC_DEFAULTS_torc_nan_to_num_options .struct_size = sizeof(torc_nan_to_num_options)};
void torc_nan_to_num_options_init(torc_nan_to_num_options *options) {
    if (options) *options = torc_nan_to_num_options_defaults;
}
const options_layout layout_torc_nan_to_num_options = {
    .size = sizeof(torc_nan_to_num_options),
    .defaults = &torc_nan_to_num_options_defaults,
    .starts = START(torc_nan_to_num_options, struct_size) | START(torc_nan_to_num_options, nan) | START(torc_nan_to_num_options, posinf) | START(torc_nan_to_num_options, neginf) | START(torc_nan_to_num_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_nan_to_num_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_nan_to_num_options *)0)->struct_size) + sizeof(((torc_nan_to_num_options *)0)->nan) + sizeof(((torc_nan_to_num_options *)0)->posinf) + sizeof(((torc_nan_to_num_options *)0)->neginf) + sizeof(((torc_nan_to_num_options *)0)->by_name) == sizeof(torc_nan_to_num_options), "no padding");

static const torc_logit_options torc_logit_options_defaults = {TORC_DEFAULTS_torc_logit_options .struct_size = sizeof(torc_logit_options)};
void torc_logit_options_init(torc_logit_options *options) {
    if (options) *options = torc_logit_options_defaults;
}
const options_layout layout_torc_logit_options = {
    .size = sizeof(torc_logit_options),
    .defaults = &torc_logit_options_defaults,
    .starts = START(torc_logit_options, struct_size) | START(torc_logit_options, eps) | START(torc_logit_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_logit_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_logit_options *)0)->struct_size) + sizeof(((torc_logit_options *)0)->eps) + sizeof(((torc_logit_options *)0)->by_name) == sizeof(torc_logit_options), "no padding");

static const torc_leaky_relu_options torc_leaky_relu_options_defaults = {TORC_DEFAULTS_torc_leaky_relu_options .struct_size = sizeof(torc_leaky_relu_options)};
void torc_leaky_relu_options_init(torc_leaky_relu_options *options) {
    if (options) *options = torc_leaky_relu_options_defaults;
}
const options_layout layout_torc_leaky_relu_options = {
    .size = sizeof(torc_leaky_relu_options),
    .defaults = &torc_leaky_relu_options_defaults,
    .starts = START(torc_leaky_relu_options, struct_size) | START(torc_leaky_relu_options, negative_slope) | START(torc_leaky_relu_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_leaky_relu_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_leaky_relu_options *)0)->struct_size) + sizeof(((torc_leaky_relu_options *)0)->negative_slope) + sizeof(((torc_leaky_relu_options *)0)->by_name) == sizeof(torc_leaky_relu_options), "no padding");

static const torc_elu_options torc_elu_options_defaults = {TORC_DEFAULTS_torc_elu_options .struct_size = sizeof(torc_elu_options)};
void torc_elu_options_init(torc_elu_options *options) {
    if (options) *options = torc_elu_options_defaults;
}
const options_layout layout_torc_elu_options = {
    .size = sizeof(torc_elu_options),
    .defaults = &torc_elu_options_defaults,
    .starts = START(torc_elu_options, struct_size) | START(torc_elu_options, alpha) | START(torc_elu_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_elu_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_elu_options *)0)->struct_size) + sizeof(((torc_elu_options *)0)->alpha) + sizeof(((torc_elu_options *)0)->by_name) == sizeof(torc_elu_options), "no padding");

static const torc_celu_options torc_celu_options_defaults = {TORC_DEFAULTS_torc_celu_options .struct_size = sizeof(torc_celu_options)};
void torc_celu_options_init(torc_celu_options *options) {
    if (options) *options = torc_celu_options_defaults;
}
const options_layout layout_torc_celu_options = {
    .size = sizeof(torc_celu_options),
    .defaults = &torc_celu_options_defaults,
    .starts = START(torc_celu_options, struct_size) | START(torc_celu_options, alpha) | START(torc_celu_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_celu_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_celu_options *)0)->struct_size) + sizeof(((torc_celu_options *)0)->alpha) + sizeof(((torc_celu_options *)0)->by_name) == sizeof(torc_celu_options), "no padding");

static const torc_gelu_options torc_gelu_options_defaults = {TORC_DEFAULTS_torc_gelu_options .struct_size = sizeof(torc_gelu_options)};
void torc_gelu_options_init(torc_gelu_options *options) {
    if (options) *options = torc_gelu_options_defaults;
}
const options_layout layout_torc_gelu_options = {
    .size = sizeof(torc_gelu_options),
    .defaults = &torc_gelu_options_defaults,
    .starts = START(torc_gelu_options, struct_size) | START(torc_gelu_options, by_name) | START(torc_gelu_options, approximate),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_gelu_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_gelu_options *)0)->struct_size) + sizeof(((torc_gelu_options *)0)->by_name) + sizeof(((torc_gelu_options *)0)->approximate) == sizeof(torc_gelu_options), "no padding");

static const torc_softplus_options torc_softplus_options_defaults = {TORC_DEFAULTS_torc_softplus_options .struct_size = sizeof(torc_softplus_options)};
void torc_softplus_options_init(torc_softplus_options *options) {
    if (options) *options = torc_softplus_options_defaults;
}
const options_layout layout_torc_softplus_options = {
    .size = sizeof(torc_softplus_options),
    .defaults = &torc_softplus_options_defaults,
    .starts = START(torc_softplus_options, struct_size) | START(torc_softplus_options, beta) | START(torc_softplus_options, threshold) | START(torc_softplus_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_softplus_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_softplus_options *)0)->struct_size) + sizeof(((torc_softplus_options *)0)->beta) + sizeof(((torc_softplus_options *)0)->threshold) + sizeof(((torc_softplus_options *)0)->by_name) == sizeof(torc_softplus_options), "no padding");

static const torc_hardtanh_options torc_hardtanh_options_defaults = {TORC_DEFAULTS_torc_hardtanh_options .struct_size = sizeof(torc_hardtanh_options)};
void torc_hardtanh_options_init(torc_hardtanh_options *options) {
    if (options) *options = torc_hardtanh_options_defaults;
}
const options_layout layout_torc_hardtanh_options = {
    .size = sizeof(torc_hardtanh_options),
    .defaults = &torc_hardtanh_options_defaults,
    .starts = START(torc_hardtanh_options, struct_size) | START(torc_hardtanh_options, min_val) | START(torc_hardtanh_options, max_val) | START(torc_hardtanh_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_hardtanh_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_hardtanh_options *)0)->struct_size) + sizeof(((torc_hardtanh_options *)0)->min_val) + sizeof(((torc_hardtanh_options *)0)->max_val) + sizeof(((torc_hardtanh_options *)0)->by_name) == sizeof(torc_hardtanh_options), "no padding");

static const torc_hardshrink_options torc_hardshrink_options_defaults = {TORC_DEFAULTS_torc_hardshrink_options .struct_size = sizeof(torc_hardshrink_options)};
void torc_hardshrink_options_init(torc_hardshrink_options *options) {
    if (options) *options = torc_hardshrink_options_defaults;
}
const options_layout layout_torc_hardshrink_options = {
    .size = sizeof(torc_hardshrink_options),
    .defaults = &torc_hardshrink_options_defaults,
    .starts = START(torc_hardshrink_options, struct_size) | START(torc_hardshrink_options, lambd) | START(torc_hardshrink_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_hardshrink_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_hardshrink_options *)0)->struct_size) + sizeof(((torc_hardshrink_options *)0)->lambd) + sizeof(((torc_hardshrink_options *)0)->by_name) == sizeof(torc_hardshrink_options), "no padding");

static const torc_softshrink_options torc_softshrink_options_defaults = {TORC_DEFAULTS_torc_softshrink_options .struct_size = sizeof(torc_softshrink_options)};
void torc_softshrink_options_init(torc_softshrink_options *options) {
    if (options) *options = torc_softshrink_options_defaults;
}
const options_layout layout_torc_softshrink_options = {
    .size = sizeof(torc_softshrink_options),
    .defaults = &torc_softshrink_options_defaults,
    .starts = START(torc_softshrink_options, struct_size) | START(torc_softshrink_options, lambd) | START(torc_softshrink_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_softshrink_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_softshrink_options *)0)->struct_size) + sizeof(((torc_softshrink_options *)0)->lambd) + sizeof(((torc_softshrink_options *)0)->by_name) == sizeof(torc_softshrink_options), "no padding");

static const torc_copy_inplace_options torc_copy_inplace_options_defaults = {TORC_DEFAULTS_torc_copy_inplace_options .struct_size = sizeof(torc_copy_inplace_options)};
void torc_copy_inplace_options_init(torc_copy_inplace_options *options) {
    if (options) *options = torc_copy_inplace_options_defaults;
}
const options_layout layout_torc_copy_inplace_options = {
    .size = sizeof(torc_copy_inplace_options),
    .defaults = &torc_copy_inplace_options_defaults,
    .starts = START(torc_copy_inplace_options, struct_size) | START(torc_copy_inplace_options, non_blocking) | START(torc_copy_inplace_options, by_name),
    .flags = START(torc_copy_inplace_options, non_blocking),
    .reserved = 0,
    .by_name = offsetof(torc_copy_inplace_options, by_name),
    .flag_names = "non_blocking\0"};
_Static_assert(sizeof(((torc_copy_inplace_options *)0)->struct_size) + sizeof(((torc_copy_inplace_options *)0)->non_blocking) + sizeof(((torc_copy_inplace_options *)0)->by_name) == sizeof(torc_copy_inplace_options), "no padding");

static const torc_empty_options torc_empty_options_defaults = {TORC_DEFAULTS_torc_empty_options .struct_size = sizeof(torc_empty_options)};
void torc_empty_options_init(torc_empty_options *options) {
    if (options) *options = torc_empty_options_defaults;
}
const options_layout layout_torc_empty_options = {
    .size = sizeof(torc_empty_options),
    .defaults = &torc_empty_options_defaults,
    .starts = START(torc_empty_options, struct_size) | START(torc_empty_options, by_name) | START(torc_empty_options, dtype) | START(torc_empty_options, device) | START(torc_empty_options, pin_memory) | START(torc_empty_options, requires_grad) | START(torc_empty_options, memory_format) | START(torc_empty_options, reserved0),
    .flags = START(torc_empty_options, pin_memory) | START(torc_empty_options, requires_grad),
    .reserved = offsetof(torc_empty_options, reserved0),
    .by_name = offsetof(torc_empty_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_empty_options *)0)->struct_size) + sizeof(((torc_empty_options *)0)->by_name) + sizeof(((torc_empty_options *)0)->dtype) + sizeof(((torc_empty_options *)0)->device) + sizeof(((torc_empty_options *)0)->pin_memory) + sizeof(((torc_empty_options *)0)->requires_grad) + sizeof(((torc_empty_options *)0)->memory_format) + sizeof(((torc_empty_options *)0)->reserved0) == sizeof(torc_empty_options), "no padding");

static const torc_empty_strided_options torc_empty_strided_options_defaults = {TORC_DEFAULTS_torc_empty_strided_options .struct_size = sizeof(torc_empty_strided_options)};
void torc_empty_strided_options_init(torc_empty_strided_options *options) {
    if (options) *options = torc_empty_strided_options_defaults;
}
const options_layout layout_torc_empty_strided_options = {
    .size = sizeof(torc_empty_strided_options),
    .defaults = &torc_empty_strided_options_defaults,
    .starts = START(torc_empty_strided_options, struct_size) | START(torc_empty_strided_options, by_name) | START(torc_empty_strided_options, dtype) | START(torc_empty_strided_options, device) | START(torc_empty_strided_options, pin_memory) | START(torc_empty_strided_options, requires_grad),
    .flags = START(torc_empty_strided_options, pin_memory) | START(torc_empty_strided_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_empty_strided_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_empty_strided_options *)0)->struct_size) + sizeof(((torc_empty_strided_options *)0)->by_name) + sizeof(((torc_empty_strided_options *)0)->dtype) + sizeof(((torc_empty_strided_options *)0)->device) + sizeof(((torc_empty_strided_options *)0)->pin_memory) + sizeof(((torc_empty_strided_options *)0)->requires_grad) == sizeof(torc_empty_strided_options), "no padding");

static const torc_zeros_options torc_zeros_options_defaults = {TORC_DEFAULTS_torc_zeros_options .struct_size = sizeof(torc_zeros_options)};
void torc_zeros_options_init(torc_zeros_options *options) {
    if (options) *options = torc_zeros_options_defaults;
}
const options_layout layout_torc_zeros_options = {
    .size = sizeof(torc_zeros_options),
    .defaults = &torc_zeros_options_defaults,
    .starts = START(torc_zeros_options, struct_size) | START(torc_zeros_options, by_name) | START(torc_zeros_options, dtype) | START(torc_zeros_options, device) | START(torc_zeros_options, pin_memory) | START(torc_zeros_options, requires_grad),
    .flags = START(torc_zeros_options, pin_memory) | START(torc_zeros_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_zeros_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_zeros_options *)0)->struct_size) + sizeof(((torc_zeros_options *)0)->by_name) + sizeof(((torc_zeros_options *)0)->dtype) + sizeof(((torc_zeros_options *)0)->device) + sizeof(((torc_zeros_options *)0)->pin_memory) + sizeof(((torc_zeros_options *)0)->requires_grad) == sizeof(torc_zeros_options), "no padding");

static const torc_ones_options torc_ones_options_defaults = {TORC_DEFAULTS_torc_ones_options .struct_size = sizeof(torc_ones_options)};
void torc_ones_options_init(torc_ones_options *options) {
    if (options) *options = torc_ones_options_defaults;
}
const options_layout layout_torc_ones_options = {
    .size = sizeof(torc_ones_options),
    .defaults = &torc_ones_options_defaults,
    .starts = START(torc_ones_options, struct_size) | START(torc_ones_options, by_name) | START(torc_ones_options, dtype) | START(torc_ones_options, device) | START(torc_ones_options, pin_memory) | START(torc_ones_options, requires_grad),
    .flags = START(torc_ones_options, pin_memory) | START(torc_ones_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_ones_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_ones_options *)0)->struct_size) + sizeof(((torc_ones_options *)0)->by_name) + sizeof(((torc_ones_options *)0)->dtype) + sizeof(((torc_ones_options *)0)->device) + sizeof(((torc_ones_options *)0)->pin_memory) + sizeof(((torc_ones_options *)0)->requires_grad) == sizeof(torc_ones_options), "no padding");

static const torc_full_options torc_full_options_defaults = {TORC_DEFAULTS_torc_full_options .struct_size = sizeof(torc_full_options)};
void torc_full_options_init(torc_full_options *options) {
    if (options) *options = torc_full_options_defaults;
}
const options_layout layout_torc_full_options = {
    .size = sizeof(torc_full_options),
    .defaults = &torc_full_options_defaults,
    .starts = START(torc_full_options, struct_size) | START(torc_full_options, by_name) | START(torc_full_options, dtype) | START(torc_full_options, device) | START(torc_full_options, pin_memory) | START(torc_full_options, requires_grad),
    .flags = START(torc_full_options, pin_memory) | START(torc_full_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_full_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_full_options *)0)->struct_size) + sizeof(((torc_full_options *)0)->by_name) + sizeof(((torc_full_options *)0)->dtype) + sizeof(((torc_full_options *)0)->device) + sizeof(((torc_full_options *)0)->pin_memory) + sizeof(((torc_full_options *)0)->requires_grad) == sizeof(torc_full_options), "no padding");

static const torc_empty_like_options torc_empty_like_options_defaults = {TORC_DEFAULTS_torc_empty_like_options .struct_size = sizeof(torc_empty_like_options)};
void torc_empty_like_options_init(torc_empty_like_options *options) {
    if (options) *options = torc_empty_like_options_defaults;
}
const options_layout layout_torc_empty_like_options = {
    .size = sizeof(torc_empty_like_options),
    .defaults = &torc_empty_like_options_defaults,
    .starts = START(torc_empty_like_options, struct_size) | START(torc_empty_like_options, by_name) | START(torc_empty_like_options, dtype) | START(torc_empty_like_options, device) | START(torc_empty_like_options, pin_memory) | START(torc_empty_like_options, requires_grad) | START(torc_empty_like_options, memory_format) | START(torc_empty_like_options, reserved0),
    .flags = START(torc_empty_like_options, pin_memory) | START(torc_empty_like_options, requires_grad),
    .reserved = offsetof(torc_empty_like_options, reserved0),
    .by_name = offsetof(torc_empty_like_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_empty_like_options *)0)->struct_size) + sizeof(((torc_empty_like_options *)0)->by_name) + sizeof(((torc_empty_like_options *)0)->dtype) + sizeof(((torc_empty_like_options *)0)->device) + sizeof(((torc_empty_like_options *)0)->pin_memory) + sizeof(((torc_empty_like_options *)0)->requires_grad) + sizeof(((torc_empty_like_options *)0)->memory_format) + sizeof(((torc_empty_like_options *)0)->reserved0) == sizeof(torc_empty_like_options), "no padding");

static const torc_zeros_like_options torc_zeros_like_options_defaults = {TORC_DEFAULTS_torc_zeros_like_options .struct_size = sizeof(torc_zeros_like_options)};
void torc_zeros_like_options_init(torc_zeros_like_options *options) {
    if (options) *options = torc_zeros_like_options_defaults;
}
const options_layout layout_torc_zeros_like_options = {
    .size = sizeof(torc_zeros_like_options),
    .defaults = &torc_zeros_like_options_defaults,
    .starts = START(torc_zeros_like_options, struct_size) | START(torc_zeros_like_options, by_name) | START(torc_zeros_like_options, dtype) | START(torc_zeros_like_options, device) | START(torc_zeros_like_options, pin_memory) | START(torc_zeros_like_options, requires_grad) | START(torc_zeros_like_options, memory_format) | START(torc_zeros_like_options, reserved0),
    .flags = START(torc_zeros_like_options, pin_memory) | START(torc_zeros_like_options, requires_grad),
    .reserved = offsetof(torc_zeros_like_options, reserved0),
    .by_name = offsetof(torc_zeros_like_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_zeros_like_options *)0)->struct_size) + sizeof(((torc_zeros_like_options *)0)->by_name) + sizeof(((torc_zeros_like_options *)0)->dtype) + sizeof(((torc_zeros_like_options *)0)->device) + sizeof(((torc_zeros_like_options *)0)->pin_memory) + sizeof(((torc_zeros_like_options *)0)->requires_grad) + sizeof(((torc_zeros_like_options *)0)->memory_format) + sizeof(((torc_zeros_like_options *)0)->reserved0) == sizeof(torc_zeros_like_options), "no padding");

static const torc_ones_like_options torc_ones_like_options_defaults = {TORC_DEFAULTS_torc_ones_like_options .struct_size = sizeof(torc_ones_like_options)};
void torc_ones_like_options_init(torc_ones_like_options *options) {
    if (options) *options = torc_ones_like_options_defaults;
}
const options_layout layout_torc_ones_like_options = {
    .size = sizeof(torc_ones_like_options),
    .defaults = &torc_ones_like_options_defaults,
    .starts = START(torc_ones_like_options, struct_size) | START(torc_ones_like_options, by_name) | START(torc_ones_like_options, dtype) | START(torc_ones_like_options, device) | START(torc_ones_like_options, pin_memory) | START(torc_ones_like_options, requires_grad) | START(torc_ones_like_options, memory_format) | START(torc_ones_like_options, reserved0),
    .flags = START(torc_ones_like_options, pin_memory) | START(torc_ones_like_options, requires_grad),
    .reserved = offsetof(torc_ones_like_options, reserved0),
    .by_name = offsetof(torc_ones_like_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_ones_like_options *)0)->struct_size) + sizeof(((torc_ones_like_options *)0)->by_name) + sizeof(((torc_ones_like_options *)0)->dtype) + sizeof(((torc_ones_like_options *)0)->device) + sizeof(((torc_ones_like_options *)0)->pin_memory) + sizeof(((torc_ones_like_options *)0)->requires_grad) + sizeof(((torc_ones_like_options *)0)->memory_format) + sizeof(((torc_ones_like_options *)0)->reserved0) == sizeof(torc_ones_like_options), "no padding");

static const torc_full_like_options torc_full_like_options_defaults = {TORC_DEFAULTS_torc_full_like_options .struct_size = sizeof(torc_full_like_options)};
void torc_full_like_options_init(torc_full_like_options *options) {
    if (options) *options = torc_full_like_options_defaults;
}
const options_layout layout_torc_full_like_options = {
    .size = sizeof(torc_full_like_options),
    .defaults = &torc_full_like_options_defaults,
    .starts = START(torc_full_like_options, struct_size) | START(torc_full_like_options, by_name) | START(torc_full_like_options, dtype) | START(torc_full_like_options, device) | START(torc_full_like_options, pin_memory) | START(torc_full_like_options, requires_grad) | START(torc_full_like_options, memory_format) | START(torc_full_like_options, reserved0),
    .flags = START(torc_full_like_options, pin_memory) | START(torc_full_like_options, requires_grad),
    .reserved = offsetof(torc_full_like_options, reserved0),
    .by_name = offsetof(torc_full_like_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_full_like_options *)0)->struct_size) + sizeof(((torc_full_like_options *)0)->by_name) + sizeof(((torc_full_like_options *)0)->dtype) + sizeof(((torc_full_like_options *)0)->device) + sizeof(((torc_full_like_options *)0)->pin_memory) + sizeof(((torc_full_like_options *)0)->requires_grad) + sizeof(((torc_full_like_options *)0)->memory_format) + sizeof(((torc_full_like_options *)0)->reserved0) == sizeof(torc_full_like_options), "no padding");

static const torc_rand_like_options torc_rand_like_options_defaults = {TORC_DEFAULTS_torc_rand_like_options .struct_size = sizeof(torc_rand_like_options)};
void torc_rand_like_options_init(torc_rand_like_options *options) {
    if (options) *options = torc_rand_like_options_defaults;
}
const options_layout layout_torc_rand_like_options = {
    .size = sizeof(torc_rand_like_options),
    .defaults = &torc_rand_like_options_defaults,
    .starts = START(torc_rand_like_options, struct_size) | START(torc_rand_like_options, by_name) | START(torc_rand_like_options, generator) | START(torc_rand_like_options, dtype) | START(torc_rand_like_options, device) | START(torc_rand_like_options, pin_memory) | START(torc_rand_like_options, requires_grad) | START(torc_rand_like_options, memory_format) | START(torc_rand_like_options, reserved0),
    .flags = START(torc_rand_like_options, pin_memory) | START(torc_rand_like_options, requires_grad),
    .reserved = offsetof(torc_rand_like_options, reserved0),
    .by_name = offsetof(torc_rand_like_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_rand_like_options *)0)->struct_size) + sizeof(((torc_rand_like_options *)0)->by_name) + sizeof(((torc_rand_like_options *)0)->generator) + sizeof(((torc_rand_like_options *)0)->dtype) + sizeof(((torc_rand_like_options *)0)->device) + sizeof(((torc_rand_like_options *)0)->pin_memory) + sizeof(((torc_rand_like_options *)0)->requires_grad) + sizeof(((torc_rand_like_options *)0)->memory_format) + sizeof(((torc_rand_like_options *)0)->reserved0) == sizeof(torc_rand_like_options), "no padding");

static const torc_randn_like_options torc_randn_like_options_defaults = {TORC_DEFAULTS_torc_randn_like_options .struct_size = sizeof(torc_randn_like_options)};
void torc_randn_like_options_init(torc_randn_like_options *options) {
    if (options) *options = torc_randn_like_options_defaults;
}
const options_layout layout_torc_randn_like_options = {
    .size = sizeof(torc_randn_like_options),
    .defaults = &torc_randn_like_options_defaults,
    .starts = START(torc_randn_like_options, struct_size) | START(torc_randn_like_options, by_name) | START(torc_randn_like_options, generator) | START(torc_randn_like_options, dtype) | START(torc_randn_like_options, device) | START(torc_randn_like_options, pin_memory) | START(torc_randn_like_options, requires_grad) | START(torc_randn_like_options, memory_format) | START(torc_randn_like_options, reserved0),
    .flags = START(torc_randn_like_options, pin_memory) | START(torc_randn_like_options, requires_grad),
    .reserved = offsetof(torc_randn_like_options, reserved0),
    .by_name = offsetof(torc_randn_like_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_randn_like_options *)0)->struct_size) + sizeof(((torc_randn_like_options *)0)->by_name) + sizeof(((torc_randn_like_options *)0)->generator) + sizeof(((torc_randn_like_options *)0)->dtype) + sizeof(((torc_randn_like_options *)0)->device) + sizeof(((torc_randn_like_options *)0)->pin_memory) + sizeof(((torc_randn_like_options *)0)->requires_grad) + sizeof(((torc_randn_like_options *)0)->memory_format) + sizeof(((torc_randn_like_options *)0)->reserved0) == sizeof(torc_randn_like_options), "no padding");

static const torc_randint_like_options torc_randint_like_options_defaults = {TORC_DEFAULTS_torc_randint_like_options .struct_size = sizeof(torc_randint_like_options)};
void torc_randint_like_options_init(torc_randint_like_options *options) {
    if (options) *options = torc_randint_like_options_defaults;
}
const options_layout layout_torc_randint_like_options = {
    .size = sizeof(torc_randint_like_options),
    .defaults = &torc_randint_like_options_defaults,
    .starts = START(torc_randint_like_options, struct_size) | START(torc_randint_like_options, by_name) | START(torc_randint_like_options, low) | START(torc_randint_like_options, generator) | START(torc_randint_like_options, dtype) | START(torc_randint_like_options, device) | START(torc_randint_like_options, pin_memory) | START(torc_randint_like_options, requires_grad) | START(torc_randint_like_options, memory_format) | START(torc_randint_like_options, reserved0),
    .flags = START(torc_randint_like_options, pin_memory) | START(torc_randint_like_options, requires_grad),
    .reserved = offsetof(torc_randint_like_options, reserved0),
    .by_name = offsetof(torc_randint_like_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_randint_like_options *)0)->struct_size) + sizeof(((torc_randint_like_options *)0)->by_name) + sizeof(((torc_randint_like_options *)0)->low) + sizeof(((torc_randint_like_options *)0)->generator) + sizeof(((torc_randint_like_options *)0)->dtype) + sizeof(((torc_randint_like_options *)0)->device) + sizeof(((torc_randint_like_options *)0)->pin_memory) + sizeof(((torc_randint_like_options *)0)->requires_grad) + sizeof(((torc_randint_like_options *)0)->memory_format) + sizeof(((torc_randint_like_options *)0)->reserved0) == sizeof(torc_randint_like_options), "no padding");

static const torc_new_empty_options torc_new_empty_options_defaults = {TORC_DEFAULTS_torc_new_empty_options .struct_size = sizeof(torc_new_empty_options)};
void torc_new_empty_options_init(torc_new_empty_options *options) {
    if (options) *options = torc_new_empty_options_defaults;
}
const options_layout layout_torc_new_empty_options = {
    .size = sizeof(torc_new_empty_options),
    .defaults = &torc_new_empty_options_defaults,
    .starts = START(torc_new_empty_options, struct_size) | START(torc_new_empty_options, by_name) | START(torc_new_empty_options, dtype) | START(torc_new_empty_options, device) | START(torc_new_empty_options, pin_memory) | START(torc_new_empty_options, requires_grad),
    .flags = START(torc_new_empty_options, pin_memory) | START(torc_new_empty_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_new_empty_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_new_empty_options *)0)->struct_size) + sizeof(((torc_new_empty_options *)0)->by_name) + sizeof(((torc_new_empty_options *)0)->dtype) + sizeof(((torc_new_empty_options *)0)->device) + sizeof(((torc_new_empty_options *)0)->pin_memory) + sizeof(((torc_new_empty_options *)0)->requires_grad) == sizeof(torc_new_empty_options), "no padding");

static const torc_new_zeros_options torc_new_zeros_options_defaults = {TORC_DEFAULTS_torc_new_zeros_options .struct_size = sizeof(torc_new_zeros_options)};
void torc_new_zeros_options_init(torc_new_zeros_options *options) {
    if (options) *options = torc_new_zeros_options_defaults;
}
const options_layout layout_torc_new_zeros_options = {
    .size = sizeof(torc_new_zeros_options),
    .defaults = &torc_new_zeros_options_defaults,
    .starts = START(torc_new_zeros_options, struct_size) | START(torc_new_zeros_options, by_name) | START(torc_new_zeros_options, dtype) | START(torc_new_zeros_options, device) | START(torc_new_zeros_options, pin_memory) | START(torc_new_zeros_options, requires_grad),
    .flags = START(torc_new_zeros_options, pin_memory) | START(torc_new_zeros_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_new_zeros_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_new_zeros_options *)0)->struct_size) + sizeof(((torc_new_zeros_options *)0)->by_name) + sizeof(((torc_new_zeros_options *)0)->dtype) + sizeof(((torc_new_zeros_options *)0)->device) + sizeof(((torc_new_zeros_options *)0)->pin_memory) + sizeof(((torc_new_zeros_options *)0)->requires_grad) == sizeof(torc_new_zeros_options), "no padding");

static const torc_new_ones_options torc_new_ones_options_defaults = {TORC_DEFAULTS_torc_new_ones_options .struct_size = sizeof(torc_new_ones_options)};
void torc_new_ones_options_init(torc_new_ones_options *options) {
    if (options) *options = torc_new_ones_options_defaults;
}
const options_layout layout_torc_new_ones_options = {
    .size = sizeof(torc_new_ones_options),
    .defaults = &torc_new_ones_options_defaults,
    .starts = START(torc_new_ones_options, struct_size) | START(torc_new_ones_options, by_name) | START(torc_new_ones_options, dtype) | START(torc_new_ones_options, device) | START(torc_new_ones_options, pin_memory) | START(torc_new_ones_options, requires_grad),
    .flags = START(torc_new_ones_options, pin_memory) | START(torc_new_ones_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_new_ones_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_new_ones_options *)0)->struct_size) + sizeof(((torc_new_ones_options *)0)->by_name) + sizeof(((torc_new_ones_options *)0)->dtype) + sizeof(((torc_new_ones_options *)0)->device) + sizeof(((torc_new_ones_options *)0)->pin_memory) + sizeof(((torc_new_ones_options *)0)->requires_grad) == sizeof(torc_new_ones_options), "no padding");

static const torc_new_full_options torc_new_full_options_defaults = {TORC_DEFAULTS_torc_new_full_options .struct_size = sizeof(torc_new_full_options)};
void torc_new_full_options_init(torc_new_full_options *options) {
    if (options) *options = torc_new_full_options_defaults;
}
const options_layout layout_torc_new_full_options = {
    .size = sizeof(torc_new_full_options),
    .defaults = &torc_new_full_options_defaults,
    .starts = START(torc_new_full_options, struct_size) | START(torc_new_full_options, by_name) | START(torc_new_full_options, dtype) | START(torc_new_full_options, device) | START(torc_new_full_options, pin_memory) | START(torc_new_full_options, requires_grad),
    .flags = START(torc_new_full_options, pin_memory) | START(torc_new_full_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_new_full_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_new_full_options *)0)->struct_size) + sizeof(((torc_new_full_options *)0)->by_name) + sizeof(((torc_new_full_options *)0)->dtype) + sizeof(((torc_new_full_options *)0)->device) + sizeof(((torc_new_full_options *)0)->pin_memory) + sizeof(((torc_new_full_options *)0)->requires_grad) == sizeof(torc_new_full_options), "no padding");

static const torc_arange_options torc_arange_options_defaults = {TORC_DEFAULTS_torc_arange_options .struct_size = sizeof(torc_arange_options)};
void torc_arange_options_init(torc_arange_options *options) {
    if (options) *options = torc_arange_options_defaults;
}
const options_layout layout_torc_arange_options = {
    .size = sizeof(torc_arange_options),
    .defaults = &torc_arange_options_defaults,
    .starts = START(torc_arange_options, struct_size) | START(torc_arange_options, by_name) | START(torc_arange_options, start) | START(torc_arange_options, step) | START(torc_arange_options, dtype) | START(torc_arange_options, device) | START(torc_arange_options, pin_memory) | START(torc_arange_options, requires_grad),
    .flags = START(torc_arange_options, pin_memory) | START(torc_arange_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_arange_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_arange_options *)0)->struct_size) + sizeof(((torc_arange_options *)0)->by_name) + sizeof(((torc_arange_options *)0)->start) + sizeof(((torc_arange_options *)0)->step) + sizeof(((torc_arange_options *)0)->dtype) + sizeof(((torc_arange_options *)0)->device) + sizeof(((torc_arange_options *)0)->pin_memory) + sizeof(((torc_arange_options *)0)->requires_grad) == sizeof(torc_arange_options), "no padding");

static const torc_linspace_options torc_linspace_options_defaults = {TORC_DEFAULTS_torc_linspace_options .struct_size = sizeof(torc_linspace_options)};
void torc_linspace_options_init(torc_linspace_options *options) {
    if (options) *options = torc_linspace_options_defaults;
}
const options_layout layout_torc_linspace_options = {
    .size = sizeof(torc_linspace_options),
    .defaults = &torc_linspace_options_defaults,
    .starts = START(torc_linspace_options, struct_size) | START(torc_linspace_options, by_name) | START(torc_linspace_options, dtype) | START(torc_linspace_options, device) | START(torc_linspace_options, pin_memory) | START(torc_linspace_options, requires_grad),
    .flags = START(torc_linspace_options, pin_memory) | START(torc_linspace_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_linspace_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_linspace_options *)0)->struct_size) + sizeof(((torc_linspace_options *)0)->by_name) + sizeof(((torc_linspace_options *)0)->dtype) + sizeof(((torc_linspace_options *)0)->device) + sizeof(((torc_linspace_options *)0)->pin_memory) + sizeof(((torc_linspace_options *)0)->requires_grad) == sizeof(torc_linspace_options), "no padding");

static const torc_eye_options torc_eye_options_defaults = {TORC_DEFAULTS_torc_eye_options .struct_size = sizeof(torc_eye_options)};
void torc_eye_options_init(torc_eye_options *options) {
    if (options) *options = torc_eye_options_defaults;
}
const options_layout layout_torc_eye_options = {
    .size = sizeof(torc_eye_options),
    .defaults = &torc_eye_options_defaults,
    .starts = START(torc_eye_options, struct_size) | START(torc_eye_options, m) | START(torc_eye_options, by_name) | START(torc_eye_options, dtype) | START(torc_eye_options, device) | START(torc_eye_options, pin_memory) | START(torc_eye_options, requires_grad),
    .flags = START(torc_eye_options, pin_memory) | START(torc_eye_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_eye_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_eye_options *)0)->struct_size) + sizeof(((torc_eye_options *)0)->m) + sizeof(((torc_eye_options *)0)->by_name) + sizeof(((torc_eye_options *)0)->dtype) + sizeof(((torc_eye_options *)0)->device) + sizeof(((torc_eye_options *)0)->pin_memory) + sizeof(((torc_eye_options *)0)->requires_grad) == sizeof(torc_eye_options), "no padding");

static const torc_tril_indices_options torc_tril_indices_options_defaults = {TORC_DEFAULTS_torc_tril_indices_options .struct_size = sizeof(torc_tril_indices_options)};
void torc_tril_indices_options_init(torc_tril_indices_options *options) {
    if (options) *options = torc_tril_indices_options_defaults;
}
const options_layout layout_torc_tril_indices_options = {
    .size = sizeof(torc_tril_indices_options),
    .defaults = &torc_tril_indices_options_defaults,
    .starts = START(torc_tril_indices_options, struct_size) | START(torc_tril_indices_options, offset) | START(torc_tril_indices_options, by_name) | START(torc_tril_indices_options, dtype) | START(torc_tril_indices_options, device) | START(torc_tril_indices_options, pin_memory) | START(torc_tril_indices_options, requires_grad),
    .flags = START(torc_tril_indices_options, pin_memory) | START(torc_tril_indices_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_tril_indices_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_tril_indices_options *)0)->struct_size) + sizeof(((torc_tril_indices_options *)0)->offset) + sizeof(((torc_tril_indices_options *)0)->by_name) + sizeof(((torc_tril_indices_options *)0)->dtype) + sizeof(((torc_tril_indices_options *)0)->device) + sizeof(((torc_tril_indices_options *)0)->pin_memory) + sizeof(((torc_tril_indices_options *)0)->requires_grad) == sizeof(torc_tril_indices_options), "no padding");

static const torc_triu_indices_options torc_triu_indices_options_defaults = {TORC_DEFAULTS_torc_triu_indices_options .struct_size = sizeof(torc_triu_indices_options)};
void torc_triu_indices_options_init(torc_triu_indices_options *options) {
    if (options) *options = torc_triu_indices_options_defaults;
}
const options_layout layout_torc_triu_indices_options = {
    .size = sizeof(torc_triu_indices_options),
    .defaults = &torc_triu_indices_options_defaults,
    .starts = START(torc_triu_indices_options, struct_size) | START(torc_triu_indices_options, offset) | START(torc_triu_indices_options, by_name) | START(torc_triu_indices_options, dtype) | START(torc_triu_indices_options, device) | START(torc_triu_indices_options, pin_memory) | START(torc_triu_indices_options, requires_grad),
    .flags = START(torc_triu_indices_options, pin_memory) | START(torc_triu_indices_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_triu_indices_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_triu_indices_options *)0)->struct_size) + sizeof(((torc_triu_indices_options *)0)->offset) + sizeof(((torc_triu_indices_options *)0)->by_name) + sizeof(((torc_triu_indices_options *)0)->dtype) + sizeof(((torc_triu_indices_options *)0)->device) + sizeof(((torc_triu_indices_options *)0)->pin_memory) + sizeof(((torc_triu_indices_options *)0)->requires_grad) == sizeof(torc_triu_indices_options), "no padding");

static const torc_scalar_tensor_options torc_scalar_tensor_options_defaults = {TORC_DEFAULTS_torc_scalar_tensor_options .struct_size = sizeof(torc_scalar_tensor_options)};
void torc_scalar_tensor_options_init(torc_scalar_tensor_options *options) {
    if (options) *options = torc_scalar_tensor_options_defaults;
}
const options_layout layout_torc_scalar_tensor_options = {
    .size = sizeof(torc_scalar_tensor_options),
    .defaults = &torc_scalar_tensor_options_defaults,
    .starts = START(torc_scalar_tensor_options, struct_size) | START(torc_scalar_tensor_options, by_name) | START(torc_scalar_tensor_options, dtype) | START(torc_scalar_tensor_options, device) | START(torc_scalar_tensor_options, pin_memory) | START(torc_scalar_tensor_options, requires_grad),
    .flags = START(torc_scalar_tensor_options, pin_memory) | START(torc_scalar_tensor_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_scalar_tensor_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_scalar_tensor_options *)0)->struct_size) + sizeof(((torc_scalar_tensor_options *)0)->by_name) + sizeof(((torc_scalar_tensor_options *)0)->dtype) + sizeof(((torc_scalar_tensor_options *)0)->device) + sizeof(((torc_scalar_tensor_options *)0)->pin_memory) + sizeof(((torc_scalar_tensor_options *)0)->requires_grad) == sizeof(torc_scalar_tensor_options), "no padding");

static const torc_logspace_options torc_logspace_options_defaults = {TORC_DEFAULTS_torc_logspace_options .struct_size = sizeof(torc_logspace_options)};
void torc_logspace_options_init(torc_logspace_options *options) {
    if (options) *options = torc_logspace_options_defaults;
}
const options_layout layout_torc_logspace_options = {
    .size = sizeof(torc_logspace_options),
    .defaults = &torc_logspace_options_defaults,
    .starts = START(torc_logspace_options, struct_size) | START(torc_logspace_options, base) | START(torc_logspace_options, by_name) | START(torc_logspace_options, dtype) | START(torc_logspace_options, device) | START(torc_logspace_options, pin_memory) | START(torc_logspace_options, requires_grad),
    .flags = START(torc_logspace_options, pin_memory) | START(torc_logspace_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_logspace_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_logspace_options *)0)->struct_size) + sizeof(((torc_logspace_options *)0)->base) + sizeof(((torc_logspace_options *)0)->by_name) + sizeof(((torc_logspace_options *)0)->dtype) + sizeof(((torc_logspace_options *)0)->device) + sizeof(((torc_logspace_options *)0)->pin_memory) + sizeof(((torc_logspace_options *)0)->requires_grad) == sizeof(torc_logspace_options), "no padding");

static const torc_hann_window_options torc_hann_window_options_defaults = {TORC_DEFAULTS_torc_hann_window_options .struct_size = sizeof(torc_hann_window_options)};
void torc_hann_window_options_init(torc_hann_window_options *options) {
    if (options) *options = torc_hann_window_options_defaults;
}
const options_layout layout_torc_hann_window_options = {
    .size = sizeof(torc_hann_window_options),
    .defaults = &torc_hann_window_options_defaults,
    .starts = START(torc_hann_window_options, struct_size) | START(torc_hann_window_options, periodic) | START(torc_hann_window_options, by_name) | START(torc_hann_window_options, dtype) | START(torc_hann_window_options, device) | START(torc_hann_window_options, pin_memory) | START(torc_hann_window_options, requires_grad),
    .flags = START(torc_hann_window_options, periodic) | START(torc_hann_window_options, pin_memory) | START(torc_hann_window_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_hann_window_options, by_name),
    .flag_names = "periodic\0pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_hann_window_options *)0)->struct_size) + sizeof(((torc_hann_window_options *)0)->periodic) + sizeof(((torc_hann_window_options *)0)->by_name) + sizeof(((torc_hann_window_options *)0)->dtype) + sizeof(((torc_hann_window_options *)0)->device) + sizeof(((torc_hann_window_options *)0)->pin_memory) + sizeof(((torc_hann_window_options *)0)->requires_grad) == sizeof(torc_hann_window_options), "no padding");

static const torc_hamming_window_options torc_hamming_window_options_defaults = {TORC_DEFAULTS_torc_hamming_window_options .struct_size = sizeof(torc_hamming_window_options)};
void torc_hamming_window_options_init(torc_hamming_window_options *options) {
    if (options) *options = torc_hamming_window_options_defaults;
}
const options_layout layout_torc_hamming_window_options = {
    .size = sizeof(torc_hamming_window_options),
    .defaults = &torc_hamming_window_options_defaults,
    .starts = START(torc_hamming_window_options, struct_size) | START(torc_hamming_window_options, periodic) | START(torc_hamming_window_options, alpha) | START(torc_hamming_window_options, beta) | START(torc_hamming_window_options, by_name) | START(torc_hamming_window_options, dtype) | START(torc_hamming_window_options, device) | START(torc_hamming_window_options, pin_memory) | START(torc_hamming_window_options, requires_grad),
    .flags = START(torc_hamming_window_options, periodic) | START(torc_hamming_window_options, pin_memory) | START(torc_hamming_window_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_hamming_window_options, by_name),
    .flag_names = "periodic\0pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_hamming_window_options *)0)->struct_size) + sizeof(((torc_hamming_window_options *)0)->periodic) + sizeof(((torc_hamming_window_options *)0)->alpha) + sizeof(((torc_hamming_window_options *)0)->beta) + sizeof(((torc_hamming_window_options *)0)->by_name) + sizeof(((torc_hamming_window_options *)0)->dtype) + sizeof(((torc_hamming_window_options *)0)->device) + sizeof(((torc_hamming_window_options *)0)->pin_memory) + sizeof(((torc_hamming_window_options *)0)->requires_grad) == sizeof(torc_hamming_window_options), "no padding");

static const torc_blackman_window_options torc_blackman_window_options_defaults = {TORC_DEFAULTS_torc_blackman_window_options .struct_size = sizeof(torc_blackman_window_options)};
void torc_blackman_window_options_init(torc_blackman_window_options *options) {
    if (options) *options = torc_blackman_window_options_defaults;
}
const options_layout layout_torc_blackman_window_options = {
    .size = sizeof(torc_blackman_window_options),
    .defaults = &torc_blackman_window_options_defaults,
    .starts = START(torc_blackman_window_options, struct_size) | START(torc_blackman_window_options, periodic) | START(torc_blackman_window_options, by_name) | START(torc_blackman_window_options, dtype) | START(torc_blackman_window_options, device) | START(torc_blackman_window_options, pin_memory) | START(torc_blackman_window_options, requires_grad),
    .flags = START(torc_blackman_window_options, periodic) | START(torc_blackman_window_options, pin_memory) | START(torc_blackman_window_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_blackman_window_options, by_name),
    .flag_names = "periodic\0pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_blackman_window_options *)0)->struct_size) + sizeof(((torc_blackman_window_options *)0)->periodic) + sizeof(((torc_blackman_window_options *)0)->by_name) + sizeof(((torc_blackman_window_options *)0)->dtype) + sizeof(((torc_blackman_window_options *)0)->device) + sizeof(((torc_blackman_window_options *)0)->pin_memory) + sizeof(((torc_blackman_window_options *)0)->requires_grad) == sizeof(torc_blackman_window_options), "no padding");

static const torc_kaiser_window_options torc_kaiser_window_options_defaults = {TORC_DEFAULTS_torc_kaiser_window_options .struct_size = sizeof(torc_kaiser_window_options)};
void torc_kaiser_window_options_init(torc_kaiser_window_options *options) {
    if (options) *options = torc_kaiser_window_options_defaults;
}
const options_layout layout_torc_kaiser_window_options = {
    .size = sizeof(torc_kaiser_window_options),
    .defaults = &torc_kaiser_window_options_defaults,
    .starts = START(torc_kaiser_window_options, struct_size) | START(torc_kaiser_window_options, periodic) | START(torc_kaiser_window_options, beta) | START(torc_kaiser_window_options, by_name) | START(torc_kaiser_window_options, dtype) | START(torc_kaiser_window_options, device) | START(torc_kaiser_window_options, pin_memory) | START(torc_kaiser_window_options, requires_grad),
    .flags = START(torc_kaiser_window_options, periodic) | START(torc_kaiser_window_options, pin_memory) | START(torc_kaiser_window_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_kaiser_window_options, by_name),
    .flag_names = "periodic\0pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_kaiser_window_options *)0)->struct_size) + sizeof(((torc_kaiser_window_options *)0)->periodic) + sizeof(((torc_kaiser_window_options *)0)->beta) + sizeof(((torc_kaiser_window_options *)0)->by_name) + sizeof(((torc_kaiser_window_options *)0)->dtype) + sizeof(((torc_kaiser_window_options *)0)->device) + sizeof(((torc_kaiser_window_options *)0)->pin_memory) + sizeof(((torc_kaiser_window_options *)0)->requires_grad) == sizeof(torc_kaiser_window_options), "no padding");

static const torc_bartlett_window_options torc_bartlett_window_options_defaults = {TORC_DEFAULTS_torc_bartlett_window_options .struct_size = sizeof(torc_bartlett_window_options)};
void torc_bartlett_window_options_init(torc_bartlett_window_options *options) {
    if (options) *options = torc_bartlett_window_options_defaults;
}
const options_layout layout_torc_bartlett_window_options = {
    .size = sizeof(torc_bartlett_window_options),
    .defaults = &torc_bartlett_window_options_defaults,
    .starts = START(torc_bartlett_window_options, struct_size) | START(torc_bartlett_window_options, periodic) | START(torc_bartlett_window_options, by_name) | START(torc_bartlett_window_options, dtype) | START(torc_bartlett_window_options, device) | START(torc_bartlett_window_options, pin_memory) | START(torc_bartlett_window_options, requires_grad),
    .flags = START(torc_bartlett_window_options, periodic) | START(torc_bartlett_window_options, pin_memory) | START(torc_bartlett_window_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_bartlett_window_options, by_name),
    .flag_names = "periodic\0pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_bartlett_window_options *)0)->struct_size) + sizeof(((torc_bartlett_window_options *)0)->periodic) + sizeof(((torc_bartlett_window_options *)0)->by_name) + sizeof(((torc_bartlett_window_options *)0)->dtype) + sizeof(((torc_bartlett_window_options *)0)->device) + sizeof(((torc_bartlett_window_options *)0)->pin_memory) + sizeof(((torc_bartlett_window_options *)0)->requires_grad) == sizeof(torc_bartlett_window_options), "no padding");

static const torc_rand_options torc_rand_options_defaults = {TORC_DEFAULTS_torc_rand_options .struct_size = sizeof(torc_rand_options)};
void torc_rand_options_init(torc_rand_options *options) {
    if (options) *options = torc_rand_options_defaults;
}
const options_layout layout_torc_rand_options = {
    .size = sizeof(torc_rand_options),
    .defaults = &torc_rand_options_defaults,
    .starts = START(torc_rand_options, struct_size) | START(torc_rand_options, by_name) | START(torc_rand_options, generator) | START(torc_rand_options, dtype) | START(torc_rand_options, device) | START(torc_rand_options, pin_memory) | START(torc_rand_options, requires_grad),
    .flags = START(torc_rand_options, pin_memory) | START(torc_rand_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_rand_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_rand_options *)0)->struct_size) + sizeof(((torc_rand_options *)0)->by_name) + sizeof(((torc_rand_options *)0)->generator) + sizeof(((torc_rand_options *)0)->dtype) + sizeof(((torc_rand_options *)0)->device) + sizeof(((torc_rand_options *)0)->pin_memory) + sizeof(((torc_rand_options *)0)->requires_grad) == sizeof(torc_rand_options), "no padding");

static const torc_randn_options torc_randn_options_defaults = {TORC_DEFAULTS_torc_randn_options .struct_size = sizeof(torc_randn_options)};
void torc_randn_options_init(torc_randn_options *options) {
    if (options) *options = torc_randn_options_defaults;
}
const options_layout layout_torc_randn_options = {
    .size = sizeof(torc_randn_options),
    .defaults = &torc_randn_options_defaults,
    .starts = START(torc_randn_options, struct_size) | START(torc_randn_options, by_name) | START(torc_randn_options, generator) | START(torc_randn_options, dtype) | START(torc_randn_options, device) | START(torc_randn_options, pin_memory) | START(torc_randn_options, requires_grad),
    .flags = START(torc_randn_options, pin_memory) | START(torc_randn_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_randn_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_randn_options *)0)->struct_size) + sizeof(((torc_randn_options *)0)->by_name) + sizeof(((torc_randn_options *)0)->generator) + sizeof(((torc_randn_options *)0)->dtype) + sizeof(((torc_randn_options *)0)->device) + sizeof(((torc_randn_options *)0)->pin_memory) + sizeof(((torc_randn_options *)0)->requires_grad) == sizeof(torc_randn_options), "no padding");

static const torc_normal_options torc_normal_options_defaults = {TORC_DEFAULTS_torc_normal_options .struct_size = sizeof(torc_normal_options)};
void torc_normal_options_init(torc_normal_options *options) {
    if (options) *options = torc_normal_options_defaults;
}
const options_layout layout_torc_normal_options = {
    .size = sizeof(torc_normal_options),
    .defaults = &torc_normal_options_defaults,
    .starts = START(torc_normal_options, struct_size) | START(torc_normal_options, by_name) | START(torc_normal_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_normal_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_normal_options *)0)->struct_size) + sizeof(((torc_normal_options *)0)->by_name) + sizeof(((torc_normal_options *)0)->generator) == sizeof(torc_normal_options), "no padding");

static const torc_normal_mean_options torc_normal_mean_options_defaults = {TORC_DEFAULTS_torc_normal_mean_options .struct_size = sizeof(torc_normal_mean_options)};
void torc_normal_mean_options_init(torc_normal_mean_options *options) {
    if (options) *options = torc_normal_mean_options_defaults;
}
const options_layout layout_torc_normal_mean_options = {
    .size = sizeof(torc_normal_mean_options),
    .defaults = &torc_normal_mean_options_defaults,
    .starts = START(torc_normal_mean_options, struct_size) | START(torc_normal_mean_options, std) | START(torc_normal_mean_options, by_name) | START(torc_normal_mean_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_normal_mean_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_normal_mean_options *)0)->struct_size) + sizeof(((torc_normal_mean_options *)0)->std) + sizeof(((torc_normal_mean_options *)0)->by_name) + sizeof(((torc_normal_mean_options *)0)->generator) == sizeof(torc_normal_mean_options), "no padding");

static const torc_normal_std_options torc_normal_std_options_defaults = {TORC_DEFAULTS_torc_normal_std_options .struct_size = sizeof(torc_normal_std_options)};
void torc_normal_std_options_init(torc_normal_std_options *options) {
    if (options) *options = torc_normal_std_options_defaults;
}
const options_layout layout_torc_normal_std_options = {
    .size = sizeof(torc_normal_std_options),
    .defaults = &torc_normal_std_options_defaults,
    .starts = START(torc_normal_std_options, struct_size) | START(torc_normal_std_options, by_name) | START(torc_normal_std_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_normal_std_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_normal_std_options *)0)->struct_size) + sizeof(((torc_normal_std_options *)0)->by_name) + sizeof(((torc_normal_std_options *)0)->generator) == sizeof(torc_normal_std_options), "no padding");

static const torc_normal_size_options torc_normal_size_options_defaults = {TORC_DEFAULTS_torc_normal_size_options .struct_size = sizeof(torc_normal_size_options)};
void torc_normal_size_options_init(torc_normal_size_options *options) {
    if (options) *options = torc_normal_size_options_defaults;
}
const options_layout layout_torc_normal_size_options = {
    .size = sizeof(torc_normal_size_options),
    .defaults = &torc_normal_size_options_defaults,
    .starts = START(torc_normal_size_options, struct_size) | START(torc_normal_size_options, by_name) | START(torc_normal_size_options, generator) | START(torc_normal_size_options, dtype) | START(torc_normal_size_options, device) | START(torc_normal_size_options, pin_memory) | START(torc_normal_size_options, requires_grad),
    .flags = START(torc_normal_size_options, pin_memory) | START(torc_normal_size_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_normal_size_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_normal_size_options *)0)->struct_size) + sizeof(((torc_normal_size_options *)0)->by_name) + sizeof(((torc_normal_size_options *)0)->generator) + sizeof(((torc_normal_size_options *)0)->dtype) + sizeof(((torc_normal_size_options *)0)->device) + sizeof(((torc_normal_size_options *)0)->pin_memory) + sizeof(((torc_normal_size_options *)0)->requires_grad) == sizeof(torc_normal_size_options), "no padding");

static const torc_randint_options torc_randint_options_defaults = {TORC_DEFAULTS_torc_randint_options .struct_size = sizeof(torc_randint_options)};
void torc_randint_options_init(torc_randint_options *options) {
    if (options) *options = torc_randint_options_defaults;
}
const options_layout layout_torc_randint_options = {
    .size = sizeof(torc_randint_options),
    .defaults = &torc_randint_options_defaults,
    .starts = START(torc_randint_options, struct_size) | START(torc_randint_options, by_name) | START(torc_randint_options, low) | START(torc_randint_options, generator) | START(torc_randint_options, dtype) | START(torc_randint_options, device) | START(torc_randint_options, pin_memory) | START(torc_randint_options, requires_grad),
    .flags = START(torc_randint_options, pin_memory) | START(torc_randint_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_randint_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_randint_options *)0)->struct_size) + sizeof(((torc_randint_options *)0)->by_name) + sizeof(((torc_randint_options *)0)->low) + sizeof(((torc_randint_options *)0)->generator) + sizeof(((torc_randint_options *)0)->dtype) + sizeof(((torc_randint_options *)0)->device) + sizeof(((torc_randint_options *)0)->pin_memory) + sizeof(((torc_randint_options *)0)->requires_grad) == sizeof(torc_randint_options), "no padding");

static const torc_randperm_options torc_randperm_options_defaults = {TORC_DEFAULTS_torc_randperm_options .struct_size = sizeof(torc_randperm_options)};
void torc_randperm_options_init(torc_randperm_options *options) {
    if (options) *options = torc_randperm_options_defaults;
}
const options_layout layout_torc_randperm_options = {
    .size = sizeof(torc_randperm_options),
    .defaults = &torc_randperm_options_defaults,
    .starts = START(torc_randperm_options, struct_size) | START(torc_randperm_options, by_name) | START(torc_randperm_options, generator) | START(torc_randperm_options, dtype) | START(torc_randperm_options, device) | START(torc_randperm_options, pin_memory) | START(torc_randperm_options, requires_grad),
    .flags = START(torc_randperm_options, pin_memory) | START(torc_randperm_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_randperm_options, by_name),
    .flag_names = "pin_memory\0requires_grad\0"};
_Static_assert(sizeof(((torc_randperm_options *)0)->struct_size) + sizeof(((torc_randperm_options *)0)->by_name) + sizeof(((torc_randperm_options *)0)->generator) + sizeof(((torc_randperm_options *)0)->dtype) + sizeof(((torc_randperm_options *)0)->device) + sizeof(((torc_randperm_options *)0)->pin_memory) + sizeof(((torc_randperm_options *)0)->requires_grad) == sizeof(torc_randperm_options), "no padding");

static const torc_uniform_inplace_options torc_uniform_inplace_options_defaults = {TORC_DEFAULTS_torc_uniform_inplace_options .struct_size = sizeof(torc_uniform_inplace_options)};
void torc_uniform_inplace_options_init(torc_uniform_inplace_options *options) {
    if (options) *options = torc_uniform_inplace_options_defaults;
}
const options_layout layout_torc_uniform_inplace_options = {
    .size = sizeof(torc_uniform_inplace_options),
    .defaults = &torc_uniform_inplace_options_defaults,
    .starts = START(torc_uniform_inplace_options, struct_size) | START(torc_uniform_inplace_options, from) | START(torc_uniform_inplace_options, to) | START(torc_uniform_inplace_options, by_name) | START(torc_uniform_inplace_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_uniform_inplace_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_uniform_inplace_options *)0)->struct_size) + sizeof(((torc_uniform_inplace_options *)0)->from) + sizeof(((torc_uniform_inplace_options *)0)->to) + sizeof(((torc_uniform_inplace_options *)0)->by_name) + sizeof(((torc_uniform_inplace_options *)0)->generator) == sizeof(torc_uniform_inplace_options), "no padding");

static const torc_normal_inplace_options torc_normal_inplace_options_defaults = {TORC_DEFAULTS_torc_normal_inplace_options .struct_size = sizeof(torc_normal_inplace_options)};
void torc_normal_inplace_options_init(torc_normal_inplace_options *options) {
    if (options) *options = torc_normal_inplace_options_defaults;
}
const options_layout layout_torc_normal_inplace_options = {
    .size = sizeof(torc_normal_inplace_options),
    .defaults = &torc_normal_inplace_options_defaults,
    .starts = START(torc_normal_inplace_options, struct_size) | START(torc_normal_inplace_options, mean) | START(torc_normal_inplace_options, std) | START(torc_normal_inplace_options, by_name) | START(torc_normal_inplace_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_normal_inplace_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_normal_inplace_options *)0)->struct_size) + sizeof(((torc_normal_inplace_options *)0)->mean) + sizeof(((torc_normal_inplace_options *)0)->std) + sizeof(((torc_normal_inplace_options *)0)->by_name) + sizeof(((torc_normal_inplace_options *)0)->generator) == sizeof(torc_normal_inplace_options), "no padding");

static const torc_exponential_inplace_options torc_exponential_inplace_options_defaults = {TORC_DEFAULTS_torc_exponential_inplace_options .struct_size = sizeof(torc_exponential_inplace_options)};
void torc_exponential_inplace_options_init(torc_exponential_inplace_options *options) {
    if (options) *options = torc_exponential_inplace_options_defaults;
}
const options_layout layout_torc_exponential_inplace_options = {
    .size = sizeof(torc_exponential_inplace_options),
    .defaults = &torc_exponential_inplace_options_defaults,
    .starts = START(torc_exponential_inplace_options, struct_size) | START(torc_exponential_inplace_options, lambd) | START(torc_exponential_inplace_options, by_name) | START(torc_exponential_inplace_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_exponential_inplace_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_exponential_inplace_options *)0)->struct_size) + sizeof(((torc_exponential_inplace_options *)0)->lambd) + sizeof(((torc_exponential_inplace_options *)0)->by_name) + sizeof(((torc_exponential_inplace_options *)0)->generator) == sizeof(torc_exponential_inplace_options), "no padding");

static const torc_log_normal_inplace_options torc_log_normal_inplace_options_defaults = {TORC_DEFAULTS_torc_log_normal_inplace_options .struct_size = sizeof(torc_log_normal_inplace_options)};
void torc_log_normal_inplace_options_init(torc_log_normal_inplace_options *options) {
    if (options) *options = torc_log_normal_inplace_options_defaults;
}
const options_layout layout_torc_log_normal_inplace_options = {
    .size = sizeof(torc_log_normal_inplace_options),
    .defaults = &torc_log_normal_inplace_options_defaults,
    .starts = START(torc_log_normal_inplace_options, struct_size) | START(torc_log_normal_inplace_options, mean) | START(torc_log_normal_inplace_options, std) | START(torc_log_normal_inplace_options, by_name) | START(torc_log_normal_inplace_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_log_normal_inplace_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_log_normal_inplace_options *)0)->struct_size) + sizeof(((torc_log_normal_inplace_options *)0)->mean) + sizeof(((torc_log_normal_inplace_options *)0)->std) + sizeof(((torc_log_normal_inplace_options *)0)->by_name) + sizeof(((torc_log_normal_inplace_options *)0)->generator) == sizeof(torc_log_normal_inplace_options), "no padding");

static const torc_cauchy_inplace_options torc_cauchy_inplace_options_defaults = {TORC_DEFAULTS_torc_cauchy_inplace_options .struct_size = sizeof(torc_cauchy_inplace_options)};
void torc_cauchy_inplace_options_init(torc_cauchy_inplace_options *options) {
    if (options) *options = torc_cauchy_inplace_options_defaults;
}
const options_layout layout_torc_cauchy_inplace_options = {
    .size = sizeof(torc_cauchy_inplace_options),
    .defaults = &torc_cauchy_inplace_options_defaults,
    .starts = START(torc_cauchy_inplace_options, struct_size) | START(torc_cauchy_inplace_options, median) | START(torc_cauchy_inplace_options, sigma) | START(torc_cauchy_inplace_options, by_name) | START(torc_cauchy_inplace_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cauchy_inplace_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cauchy_inplace_options *)0)->struct_size) + sizeof(((torc_cauchy_inplace_options *)0)->median) + sizeof(((torc_cauchy_inplace_options *)0)->sigma) + sizeof(((torc_cauchy_inplace_options *)0)->by_name) + sizeof(((torc_cauchy_inplace_options *)0)->generator) == sizeof(torc_cauchy_inplace_options), "no padding");

static const torc_geometric_inplace_options torc_geometric_inplace_options_defaults = {TORC_DEFAULTS_torc_geometric_inplace_options .struct_size = sizeof(torc_geometric_inplace_options)};
void torc_geometric_inplace_options_init(torc_geometric_inplace_options *options) {
    if (options) *options = torc_geometric_inplace_options_defaults;
}
const options_layout layout_torc_geometric_inplace_options = {
    .size = sizeof(torc_geometric_inplace_options),
    .defaults = &torc_geometric_inplace_options_defaults,
    .starts = START(torc_geometric_inplace_options, struct_size) | START(torc_geometric_inplace_options, by_name) | START(torc_geometric_inplace_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_geometric_inplace_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_geometric_inplace_options *)0)->struct_size) + sizeof(((torc_geometric_inplace_options *)0)->by_name) + sizeof(((torc_geometric_inplace_options *)0)->generator) == sizeof(torc_geometric_inplace_options), "no padding");

static const torc_random_inplace_options torc_random_inplace_options_defaults = {TORC_DEFAULTS_torc_random_inplace_options .struct_size = sizeof(torc_random_inplace_options)};
void torc_random_inplace_options_init(torc_random_inplace_options *options) {
    if (options) *options = torc_random_inplace_options_defaults;
}
const options_layout layout_torc_random_inplace_options = {
    .size = sizeof(torc_random_inplace_options),
    .defaults = &torc_random_inplace_options_defaults,
    .starts = START(torc_random_inplace_options, struct_size) | START(torc_random_inplace_options, by_name) | START(torc_random_inplace_options, from) | START(torc_random_inplace_options, to) | START(torc_random_inplace_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_random_inplace_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_random_inplace_options *)0)->struct_size) + sizeof(((torc_random_inplace_options *)0)->by_name) + sizeof(((torc_random_inplace_options *)0)->from) + sizeof(((torc_random_inplace_options *)0)->to) + sizeof(((torc_random_inplace_options *)0)->generator) == sizeof(torc_random_inplace_options), "no padding");

static const torc_bernoulli_inplace_options torc_bernoulli_inplace_options_defaults = {TORC_DEFAULTS_torc_bernoulli_inplace_options .struct_size = sizeof(torc_bernoulli_inplace_options)};
void torc_bernoulli_inplace_options_init(torc_bernoulli_inplace_options *options) {
    if (options) *options = torc_bernoulli_inplace_options_defaults;
}
const options_layout layout_torc_bernoulli_inplace_options = {
    .size = sizeof(torc_bernoulli_inplace_options),
    .defaults = &torc_bernoulli_inplace_options_defaults,
    .starts = START(torc_bernoulli_inplace_options, struct_size) | START(torc_bernoulli_inplace_options, p) | START(torc_bernoulli_inplace_options, by_name) | START(torc_bernoulli_inplace_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_bernoulli_inplace_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_bernoulli_inplace_options *)0)->struct_size) + sizeof(((torc_bernoulli_inplace_options *)0)->p) + sizeof(((torc_bernoulli_inplace_options *)0)->by_name) + sizeof(((torc_bernoulli_inplace_options *)0)->generator) == sizeof(torc_bernoulli_inplace_options), "no padding");

static const torc_bernoulli__tensor_options torc_bernoulli__tensor_options_defaults = {TORC_DEFAULTS_torc_bernoulli__tensor_options .struct_size = sizeof(torc_bernoulli__tensor_options)};
void torc_bernoulli__tensor_options_init(torc_bernoulli__tensor_options *options) {
    if (options) *options = torc_bernoulli__tensor_options_defaults;
}
const options_layout layout_torc_bernoulli__tensor_options = {
    .size = sizeof(torc_bernoulli__tensor_options),
    .defaults = &torc_bernoulli__tensor_options_defaults,
    .starts = START(torc_bernoulli__tensor_options, struct_size) | START(torc_bernoulli__tensor_options, by_name) | START(torc_bernoulli__tensor_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_bernoulli__tensor_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_bernoulli__tensor_options *)0)->struct_size) + sizeof(((torc_bernoulli__tensor_options *)0)->by_name) + sizeof(((torc_bernoulli__tensor_options *)0)->generator) == sizeof(torc_bernoulli__tensor_options), "no padding");

static const torc_bernoulli_options torc_bernoulli_options_defaults = {TORC_DEFAULTS_torc_bernoulli_options .struct_size = sizeof(torc_bernoulli_options)};
void torc_bernoulli_options_init(torc_bernoulli_options *options) {
    if (options) *options = torc_bernoulli_options_defaults;
}
const options_layout layout_torc_bernoulli_options = {
    .size = sizeof(torc_bernoulli_options),
    .defaults = &torc_bernoulli_options_defaults,
    .starts = START(torc_bernoulli_options, struct_size) | START(torc_bernoulli_options, by_name) | START(torc_bernoulli_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_bernoulli_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_bernoulli_options *)0)->struct_size) + sizeof(((torc_bernoulli_options *)0)->by_name) + sizeof(((torc_bernoulli_options *)0)->generator) == sizeof(torc_bernoulli_options), "no padding");

static const torc_bernoulli_p_options torc_bernoulli_p_options_defaults = {TORC_DEFAULTS_torc_bernoulli_p_options .struct_size = sizeof(torc_bernoulli_p_options)};
void torc_bernoulli_p_options_init(torc_bernoulli_p_options *options) {
    if (options) *options = torc_bernoulli_p_options_defaults;
}
const options_layout layout_torc_bernoulli_p_options = {
    .size = sizeof(torc_bernoulli_p_options),
    .defaults = &torc_bernoulli_p_options_defaults,
    .starts = START(torc_bernoulli_p_options, struct_size) | START(torc_bernoulli_p_options, by_name) | START(torc_bernoulli_p_options, generator),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_bernoulli_p_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_bernoulli_p_options *)0)->struct_size) + sizeof(((torc_bernoulli_p_options *)0)->by_name) + sizeof(((torc_bernoulli_p_options *)0)->generator) == sizeof(torc_bernoulli_p_options), "no padding");

static const torc_poisson_options torc_poisson_options_defaults = {TORC_DEFAULTS_torc_poisson_options .struct_size = sizeof(torc_poisson_options)};
void torc_poisson_options_init(torc_poisson_options *options) {
    if (options) *options = torc_poisson_options_defaults;
}
const options_layout layout_torc_poisson_options = {
    .size = sizeof(torc_poisson_options),
    .defaults = &torc_poisson_options_defaults,
    .starts = START(torc_poisson_options, struct_size) | START(torc_poisson_options, generator) | START(torc_poisson_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_poisson_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_poisson_options *)0)->struct_size) + sizeof(((torc_poisson_options *)0)->generator) + sizeof(((torc_poisson_options *)0)->by_name) == sizeof(torc_poisson_options), "no padding");

static const torc_tril_options torc_tril_options_defaults = {TORC_DEFAULTS_torc_tril_options .struct_size = sizeof(torc_tril_options)};
void torc_tril_options_init(torc_tril_options *options) {
    if (options) *options = torc_tril_options_defaults;
}
const options_layout layout_torc_tril_options = {
    .size = sizeof(torc_tril_options),
    .defaults = &torc_tril_options_defaults,
    .starts = START(torc_tril_options, struct_size) | START(torc_tril_options, diagonal) | START(torc_tril_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_tril_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_tril_options *)0)->struct_size) + sizeof(((torc_tril_options *)0)->diagonal) + sizeof(((torc_tril_options *)0)->by_name) == sizeof(torc_tril_options), "no padding");

static const torc_triu_options torc_triu_options_defaults = {TORC_DEFAULTS_torc_triu_options .struct_size = sizeof(torc_triu_options)};
void torc_triu_options_init(torc_triu_options *options) {
    if (options) *options = torc_triu_options_defaults;
}
const options_layout layout_torc_triu_options = {
    .size = sizeof(torc_triu_options),
    .defaults = &torc_triu_options_defaults,
    .starts = START(torc_triu_options, struct_size) | START(torc_triu_options, diagonal) | START(torc_triu_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_triu_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_triu_options *)0)->struct_size) + sizeof(((torc_triu_options *)0)->diagonal) + sizeof(((torc_triu_options *)0)->by_name) == sizeof(torc_triu_options), "no padding");

static const torc_sum_options torc_sum_options_defaults = {TORC_DEFAULTS_torc_sum_options .struct_size = sizeof(torc_sum_options)};
void torc_sum_options_init(torc_sum_options *options) {
    if (options) *options = torc_sum_options_defaults;
}
const options_layout layout_torc_sum_options = {
    .size = sizeof(torc_sum_options),
    .defaults = &torc_sum_options_defaults,
    .starts = START(torc_sum_options, struct_size) | START(torc_sum_options, dim) | START(torc_sum_options, keepdim) | START(torc_sum_options, by_name) | START(torc_sum_options, dtype) | START(torc_sum_options, reserved0),
    .flags = START(torc_sum_options, keepdim),
    .reserved = offsetof(torc_sum_options, reserved0),
    .by_name = offsetof(torc_sum_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_sum_options *)0)->struct_size) + sizeof(((torc_sum_options *)0)->dim) + sizeof(((torc_sum_options *)0)->keepdim) + sizeof(((torc_sum_options *)0)->by_name) + sizeof(((torc_sum_options *)0)->dtype) + sizeof(((torc_sum_options *)0)->reserved0) == sizeof(torc_sum_options), "no padding");

static const torc_nansum_options torc_nansum_options_defaults = {TORC_DEFAULTS_torc_nansum_options .struct_size = sizeof(torc_nansum_options)};
void torc_nansum_options_init(torc_nansum_options *options) {
    if (options) *options = torc_nansum_options_defaults;
}
const options_layout layout_torc_nansum_options = {
    .size = sizeof(torc_nansum_options),
    .defaults = &torc_nansum_options_defaults,
    .starts = START(torc_nansum_options, struct_size) | START(torc_nansum_options, dim) | START(torc_nansum_options, keepdim) | START(torc_nansum_options, by_name) | START(torc_nansum_options, dtype) | START(torc_nansum_options, reserved0),
    .flags = START(torc_nansum_options, keepdim),
    .reserved = offsetof(torc_nansum_options, reserved0),
    .by_name = offsetof(torc_nansum_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_nansum_options *)0)->struct_size) + sizeof(((torc_nansum_options *)0)->dim) + sizeof(((torc_nansum_options *)0)->keepdim) + sizeof(((torc_nansum_options *)0)->by_name) + sizeof(((torc_nansum_options *)0)->dtype) + sizeof(((torc_nansum_options *)0)->reserved0) == sizeof(torc_nansum_options), "no padding");

static const torc_mean_options torc_mean_options_defaults = {TORC_DEFAULTS_torc_mean_options .struct_size = sizeof(torc_mean_options)};
void torc_mean_options_init(torc_mean_options *options) {
    if (options) *options = torc_mean_options_defaults;
}
const options_layout layout_torc_mean_options = {
    .size = sizeof(torc_mean_options),
    .defaults = &torc_mean_options_defaults,
    .starts = START(torc_mean_options, struct_size) | START(torc_mean_options, dim) | START(torc_mean_options, keepdim) | START(torc_mean_options, by_name) | START(torc_mean_options, dtype) | START(torc_mean_options, reserved0),
    .flags = START(torc_mean_options, keepdim),
    .reserved = offsetof(torc_mean_options, reserved0),
    .by_name = offsetof(torc_mean_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_mean_options *)0)->struct_size) + sizeof(((torc_mean_options *)0)->dim) + sizeof(((torc_mean_options *)0)->keepdim) + sizeof(((torc_mean_options *)0)->by_name) + sizeof(((torc_mean_options *)0)->dtype) + sizeof(((torc_mean_options *)0)->reserved0) == sizeof(torc_mean_options), "no padding");

static const torc_prod_options torc_prod_options_defaults = {TORC_DEFAULTS_torc_prod_options .struct_size = sizeof(torc_prod_options)};
void torc_prod_options_init(torc_prod_options *options) {
    if (options) *options = torc_prod_options_defaults;
}
const options_layout layout_torc_prod_options = {
    .size = sizeof(torc_prod_options),
    .defaults = &torc_prod_options_defaults,
    .starts = START(torc_prod_options, struct_size) | START(torc_prod_options, dim) | START(torc_prod_options, keepdim) | START(torc_prod_options, by_name) | START(torc_prod_options, dtype) | START(torc_prod_options, reserved0),
    .flags = START(torc_prod_options, keepdim),
    .reserved = offsetof(torc_prod_options, reserved0),
    .by_name = offsetof(torc_prod_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_prod_options *)0)->struct_size) + sizeof(((torc_prod_options *)0)->dim) + sizeof(((torc_prod_options *)0)->keepdim) + sizeof(((torc_prod_options *)0)->by_name) + sizeof(((torc_prod_options *)0)->dtype) + sizeof(((torc_prod_options *)0)->reserved0) == sizeof(torc_prod_options), "no padding");

static const torc_max_dim_options torc_max_dim_options_defaults = {TORC_DEFAULTS_torc_max_dim_options .struct_size = sizeof(torc_max_dim_options)};
void torc_max_dim_options_init(torc_max_dim_options *options) {
    if (options) *options = torc_max_dim_options_defaults;
}
const options_layout layout_torc_max_dim_options = {
    .size = sizeof(torc_max_dim_options),
    .defaults = &torc_max_dim_options_defaults,
    .starts = START(torc_max_dim_options, struct_size) | START(torc_max_dim_options, keepdim) | START(torc_max_dim_options, by_name),
    .flags = START(torc_max_dim_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_max_dim_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_max_dim_options *)0)->struct_size) + sizeof(((torc_max_dim_options *)0)->keepdim) + sizeof(((torc_max_dim_options *)0)->by_name) == sizeof(torc_max_dim_options), "no padding");

static const torc_min_dim_options torc_min_dim_options_defaults = {TORC_DEFAULTS_torc_min_dim_options .struct_size = sizeof(torc_min_dim_options)};
void torc_min_dim_options_init(torc_min_dim_options *options) {
    if (options) *options = torc_min_dim_options_defaults;
}
const options_layout layout_torc_min_dim_options = {
    .size = sizeof(torc_min_dim_options),
    .defaults = &torc_min_dim_options_defaults,
    .starts = START(torc_min_dim_options, struct_size) | START(torc_min_dim_options, keepdim) | START(torc_min_dim_options, by_name),
    .flags = START(torc_min_dim_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_min_dim_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_min_dim_options *)0)->struct_size) + sizeof(((torc_min_dim_options *)0)->keepdim) + sizeof(((torc_min_dim_options *)0)->by_name) == sizeof(torc_min_dim_options), "no padding");

static const torc_amax_options torc_amax_options_defaults = {TORC_DEFAULTS_torc_amax_options .struct_size = sizeof(torc_amax_options)};
void torc_amax_options_init(torc_amax_options *options) {
    if (options) *options = torc_amax_options_defaults;
}
const options_layout layout_torc_amax_options = {
    .size = sizeof(torc_amax_options),
    .defaults = &torc_amax_options_defaults,
    .starts = START(torc_amax_options, struct_size) | START(torc_amax_options, dim) | START(torc_amax_options, keepdim) | START(torc_amax_options, by_name),
    .flags = START(torc_amax_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_amax_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_amax_options *)0)->struct_size) + sizeof(((torc_amax_options *)0)->dim) + sizeof(((torc_amax_options *)0)->keepdim) + sizeof(((torc_amax_options *)0)->by_name) == sizeof(torc_amax_options), "no padding");

static const torc_amin_options torc_amin_options_defaults = {TORC_DEFAULTS_torc_amin_options .struct_size = sizeof(torc_amin_options)};
void torc_amin_options_init(torc_amin_options *options) {
    if (options) *options = torc_amin_options_defaults;
}
const options_layout layout_torc_amin_options = {
    .size = sizeof(torc_amin_options),
    .defaults = &torc_amin_options_defaults,
    .starts = START(torc_amin_options, struct_size) | START(torc_amin_options, dim) | START(torc_amin_options, keepdim) | START(torc_amin_options, by_name),
    .flags = START(torc_amin_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_amin_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_amin_options *)0)->struct_size) + sizeof(((torc_amin_options *)0)->dim) + sizeof(((torc_amin_options *)0)->keepdim) + sizeof(((torc_amin_options *)0)->by_name) == sizeof(torc_amin_options), "no padding");

static const torc_aminmax_options torc_aminmax_options_defaults = {TORC_DEFAULTS_torc_aminmax_options .struct_size = sizeof(torc_aminmax_options)};
void torc_aminmax_options_init(torc_aminmax_options *options) {
    if (options) *options = torc_aminmax_options_defaults;
}
const options_layout layout_torc_aminmax_options = {
    .size = sizeof(torc_aminmax_options),
    .defaults = &torc_aminmax_options_defaults,
    .starts = START(torc_aminmax_options, struct_size) | START(torc_aminmax_options, by_name) | START(torc_aminmax_options, dim) | START(torc_aminmax_options, keepdim),
    .flags = START(torc_aminmax_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_aminmax_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_aminmax_options *)0)->struct_size) + sizeof(((torc_aminmax_options *)0)->by_name) + sizeof(((torc_aminmax_options *)0)->dim) + sizeof(((torc_aminmax_options *)0)->keepdim) == sizeof(torc_aminmax_options), "no padding");

static const torc_argmax_options torc_argmax_options_defaults = {TORC_DEFAULTS_torc_argmax_options .struct_size = sizeof(torc_argmax_options)};
void torc_argmax_options_init(torc_argmax_options *options) {
    if (options) *options = torc_argmax_options_defaults;
}
const options_layout layout_torc_argmax_options = {
    .size = sizeof(torc_argmax_options),
    .defaults = &torc_argmax_options_defaults,
    .starts = START(torc_argmax_options, struct_size) | START(torc_argmax_options, dim) | START(torc_argmax_options, keepdim) | START(torc_argmax_options, by_name),
    .flags = START(torc_argmax_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_argmax_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_argmax_options *)0)->struct_size) + sizeof(((torc_argmax_options *)0)->dim) + sizeof(((torc_argmax_options *)0)->keepdim) + sizeof(((torc_argmax_options *)0)->by_name) == sizeof(torc_argmax_options), "no padding");

static const torc_argmin_options torc_argmin_options_defaults = {TORC_DEFAULTS_torc_argmin_options .struct_size = sizeof(torc_argmin_options)};
void torc_argmin_options_init(torc_argmin_options *options) {
    if (options) *options = torc_argmin_options_defaults;
}
const options_layout layout_torc_argmin_options = {
    .size = sizeof(torc_argmin_options),
    .defaults = &torc_argmin_options_defaults,
    .starts = START(torc_argmin_options, struct_size) | START(torc_argmin_options, dim) | START(torc_argmin_options, keepdim) | START(torc_argmin_options, by_name),
    .flags = START(torc_argmin_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_argmin_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_argmin_options *)0)->struct_size) + sizeof(((torc_argmin_options *)0)->dim) + sizeof(((torc_argmin_options *)0)->keepdim) + sizeof(((torc_argmin_options *)0)->by_name) == sizeof(torc_argmin_options), "no padding");

static const torc_any_options torc_any_options_defaults = {TORC_DEFAULTS_torc_any_options .struct_size = sizeof(torc_any_options)};
void torc_any_options_init(torc_any_options *options) {
    if (options) *options = torc_any_options_defaults;
}
const options_layout layout_torc_any_options = {
    .size = sizeof(torc_any_options),
    .defaults = &torc_any_options_defaults,
    .starts = START(torc_any_options, struct_size) | START(torc_any_options, dim) | START(torc_any_options, keepdim) | START(torc_any_options, by_name),
    .flags = START(torc_any_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_any_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_any_options *)0)->struct_size) + sizeof(((torc_any_options *)0)->dim) + sizeof(((torc_any_options *)0)->keepdim) + sizeof(((torc_any_options *)0)->by_name) == sizeof(torc_any_options), "no padding");

static const torc_all_options torc_all_options_defaults = {TORC_DEFAULTS_torc_all_options .struct_size = sizeof(torc_all_options)};
void torc_all_options_init(torc_all_options *options) {
    if (options) *options = torc_all_options_defaults;
}
const options_layout layout_torc_all_options = {
    .size = sizeof(torc_all_options),
    .defaults = &torc_all_options_defaults,
    .starts = START(torc_all_options, struct_size) | START(torc_all_options, dim) | START(torc_all_options, keepdim) | START(torc_all_options, by_name),
    .flags = START(torc_all_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_all_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_all_options *)0)->struct_size) + sizeof(((torc_all_options *)0)->dim) + sizeof(((torc_all_options *)0)->keepdim) + sizeof(((torc_all_options *)0)->by_name) == sizeof(torc_all_options), "no padding");

static const torc_var_options torc_var_options_defaults = {TORC_DEFAULTS_torc_var_options .struct_size = sizeof(torc_var_options)};
void torc_var_options_init(torc_var_options *options) {
    if (options) *options = torc_var_options_defaults;
}
const options_layout layout_torc_var_options = {
    .size = sizeof(torc_var_options),
    .defaults = &torc_var_options_defaults,
    .starts = START(torc_var_options, struct_size) | START(torc_var_options, dim) | START(torc_var_options, by_name) | START(torc_var_options, correction) | START(torc_var_options, keepdim),
    .flags = START(torc_var_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_var_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_var_options *)0)->struct_size) + sizeof(((torc_var_options *)0)->dim) + sizeof(((torc_var_options *)0)->by_name) + sizeof(((torc_var_options *)0)->correction) + sizeof(((torc_var_options *)0)->keepdim) == sizeof(torc_var_options), "no padding");

static const torc_std_options torc_std_options_defaults = {TORC_DEFAULTS_torc_std_options .struct_size = sizeof(torc_std_options)};
void torc_std_options_init(torc_std_options *options) {
    if (options) *options = torc_std_options_defaults;
}
const options_layout layout_torc_std_options = {
    .size = sizeof(torc_std_options),
    .defaults = &torc_std_options_defaults,
    .starts = START(torc_std_options, struct_size) | START(torc_std_options, dim) | START(torc_std_options, by_name) | START(torc_std_options, correction) | START(torc_std_options, keepdim),
    .flags = START(torc_std_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_std_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_std_options *)0)->struct_size) + sizeof(((torc_std_options *)0)->dim) + sizeof(((torc_std_options *)0)->by_name) + sizeof(((torc_std_options *)0)->correction) + sizeof(((torc_std_options *)0)->keepdim) == sizeof(torc_std_options), "no padding");

static const torc_var_mean_options torc_var_mean_options_defaults = {TORC_DEFAULTS_torc_var_mean_options .struct_size = sizeof(torc_var_mean_options)};
void torc_var_mean_options_init(torc_var_mean_options *options) {
    if (options) *options = torc_var_mean_options_defaults;
}
const options_layout layout_torc_var_mean_options = {
    .size = sizeof(torc_var_mean_options),
    .defaults = &torc_var_mean_options_defaults,
    .starts = START(torc_var_mean_options, struct_size) | START(torc_var_mean_options, dim) | START(torc_var_mean_options, by_name) | START(torc_var_mean_options, correction) | START(torc_var_mean_options, keepdim),
    .flags = START(torc_var_mean_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_var_mean_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_var_mean_options *)0)->struct_size) + sizeof(((torc_var_mean_options *)0)->dim) + sizeof(((torc_var_mean_options *)0)->by_name) + sizeof(((torc_var_mean_options *)0)->correction) + sizeof(((torc_var_mean_options *)0)->keepdim) == sizeof(torc_var_mean_options), "no padding");

static const torc_std_mean_options torc_std_mean_options_defaults = {TORC_DEFAULTS_torc_std_mean_options .struct_size = sizeof(torc_std_mean_options)};
void torc_std_mean_options_init(torc_std_mean_options *options) {
    if (options) *options = torc_std_mean_options_defaults;
}
const options_layout layout_torc_std_mean_options = {
    .size = sizeof(torc_std_mean_options),
    .defaults = &torc_std_mean_options_defaults,
    .starts = START(torc_std_mean_options, struct_size) | START(torc_std_mean_options, dim) | START(torc_std_mean_options, by_name) | START(torc_std_mean_options, correction) | START(torc_std_mean_options, keepdim),
    .flags = START(torc_std_mean_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_std_mean_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_std_mean_options *)0)->struct_size) + sizeof(((torc_std_mean_options *)0)->dim) + sizeof(((torc_std_mean_options *)0)->by_name) + sizeof(((torc_std_mean_options *)0)->correction) + sizeof(((torc_std_mean_options *)0)->keepdim) == sizeof(torc_std_mean_options), "no padding");

static const torc_vector_norm_options torc_vector_norm_options_defaults = {TORC_DEFAULTS_torc_vector_norm_options .struct_size = sizeof(torc_vector_norm_options)};
void torc_vector_norm_options_init(torc_vector_norm_options *options) {
    if (options) *options = torc_vector_norm_options_defaults;
}
const options_layout layout_torc_vector_norm_options = {
    .size = sizeof(torc_vector_norm_options),
    .defaults = &torc_vector_norm_options_defaults,
    .starts = START(torc_vector_norm_options, struct_size) | START(torc_vector_norm_options, ord) | START(torc_vector_norm_options, dim) | START(torc_vector_norm_options, keepdim) | START(torc_vector_norm_options, by_name) | START(torc_vector_norm_options, dtype) | START(torc_vector_norm_options, reserved0),
    .flags = START(torc_vector_norm_options, keepdim),
    .reserved = offsetof(torc_vector_norm_options, reserved0),
    .by_name = offsetof(torc_vector_norm_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_vector_norm_options *)0)->struct_size) + sizeof(((torc_vector_norm_options *)0)->ord) + sizeof(((torc_vector_norm_options *)0)->dim) + sizeof(((torc_vector_norm_options *)0)->keepdim) + sizeof(((torc_vector_norm_options *)0)->by_name) + sizeof(((torc_vector_norm_options *)0)->dtype) + sizeof(((torc_vector_norm_options *)0)->reserved0) == sizeof(torc_vector_norm_options), "no padding");

static const torc_logsumexp_options torc_logsumexp_options_defaults = {TORC_DEFAULTS_torc_logsumexp_options .struct_size = sizeof(torc_logsumexp_options)};
void torc_logsumexp_options_init(torc_logsumexp_options *options) {
    if (options) *options = torc_logsumexp_options_defaults;
}
const options_layout layout_torc_logsumexp_options = {
    .size = sizeof(torc_logsumexp_options),
    .defaults = &torc_logsumexp_options_defaults,
    .starts = START(torc_logsumexp_options, struct_size) | START(torc_logsumexp_options, keepdim) | START(torc_logsumexp_options, by_name),
    .flags = START(torc_logsumexp_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_logsumexp_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_logsumexp_options *)0)->struct_size) + sizeof(((torc_logsumexp_options *)0)->keepdim) + sizeof(((torc_logsumexp_options *)0)->by_name) == sizeof(torc_logsumexp_options), "no padding");

static const torc_count_nonzero_options torc_count_nonzero_options_defaults = {TORC_DEFAULTS_torc_count_nonzero_options .struct_size = sizeof(torc_count_nonzero_options)};
void torc_count_nonzero_options_init(torc_count_nonzero_options *options) {
    if (options) *options = torc_count_nonzero_options_defaults;
}
const options_layout layout_torc_count_nonzero_options = {
    .size = sizeof(torc_count_nonzero_options),
    .defaults = &torc_count_nonzero_options_defaults,
    .starts = START(torc_count_nonzero_options, struct_size) | START(torc_count_nonzero_options, dim) | START(torc_count_nonzero_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_count_nonzero_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_count_nonzero_options *)0)->struct_size) + sizeof(((torc_count_nonzero_options *)0)->dim) + sizeof(((torc_count_nonzero_options *)0)->by_name) == sizeof(torc_count_nonzero_options), "no padding");

static const torc_cumsum_options torc_cumsum_options_defaults = {TORC_DEFAULTS_torc_cumsum_options .struct_size = sizeof(torc_cumsum_options)};
void torc_cumsum_options_init(torc_cumsum_options *options) {
    if (options) *options = torc_cumsum_options_defaults;
}
const options_layout layout_torc_cumsum_options = {
    .size = sizeof(torc_cumsum_options),
    .defaults = &torc_cumsum_options_defaults,
    .starts = START(torc_cumsum_options, struct_size) | START(torc_cumsum_options, by_name) | START(torc_cumsum_options, dtype) | START(torc_cumsum_options, reserved0),
    .flags = 0,
    .reserved = offsetof(torc_cumsum_options, reserved0),
    .by_name = offsetof(torc_cumsum_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cumsum_options *)0)->struct_size) + sizeof(((torc_cumsum_options *)0)->by_name) + sizeof(((torc_cumsum_options *)0)->dtype) + sizeof(((torc_cumsum_options *)0)->reserved0) == sizeof(torc_cumsum_options), "no padding");

static const torc_cumprod_options torc_cumprod_options_defaults = {TORC_DEFAULTS_torc_cumprod_options .struct_size = sizeof(torc_cumprod_options)};
void torc_cumprod_options_init(torc_cumprod_options *options) {
    if (options) *options = torc_cumprod_options_defaults;
}
const options_layout layout_torc_cumprod_options = {
    .size = sizeof(torc_cumprod_options),
    .defaults = &torc_cumprod_options_defaults,
    .starts = START(torc_cumprod_options, struct_size) | START(torc_cumprod_options, by_name) | START(torc_cumprod_options, dtype) | START(torc_cumprod_options, reserved0),
    .flags = 0,
    .reserved = offsetof(torc_cumprod_options, reserved0),
    .by_name = offsetof(torc_cumprod_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cumprod_options *)0)->struct_size) + sizeof(((torc_cumprod_options *)0)->by_name) + sizeof(((torc_cumprod_options *)0)->dtype) + sizeof(((torc_cumprod_options *)0)->reserved0) == sizeof(torc_cumprod_options), "no padding");

static const torc_histc_options torc_histc_options_defaults = {TORC_DEFAULTS_torc_histc_options .struct_size = sizeof(torc_histc_options)};
void torc_histc_options_init(torc_histc_options *options) {
    if (options) *options = torc_histc_options_defaults;
}
const options_layout layout_torc_histc_options = {
    .size = sizeof(torc_histc_options),
    .defaults = &torc_histc_options_defaults,
    .starts = START(torc_histc_options, struct_size) | START(torc_histc_options, bins) | START(torc_histc_options, min) | START(torc_histc_options, max) | START(torc_histc_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_histc_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_histc_options *)0)->struct_size) + sizeof(((torc_histc_options *)0)->bins) + sizeof(((torc_histc_options *)0)->min) + sizeof(((torc_histc_options *)0)->max) + sizeof(((torc_histc_options *)0)->by_name) == sizeof(torc_histc_options), "no padding");

static const torc_norm_options torc_norm_options_defaults = {TORC_DEFAULTS_torc_norm_options .struct_size = sizeof(torc_norm_options)};
void torc_norm_options_init(torc_norm_options *options) {
    if (options) *options = torc_norm_options_defaults;
}
const options_layout layout_torc_norm_options = {
    .size = sizeof(torc_norm_options),
    .defaults = &torc_norm_options_defaults,
    .starts = START(torc_norm_options, struct_size) | START(torc_norm_options, p) | START(torc_norm_options, dim) | START(torc_norm_options, keepdim) | START(torc_norm_options, by_name) | START(torc_norm_options, dtype) | START(torc_norm_options, reserved0),
    .flags = START(torc_norm_options, keepdim),
    .reserved = offsetof(torc_norm_options, reserved0),
    .by_name = offsetof(torc_norm_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_norm_options *)0)->struct_size) + sizeof(((torc_norm_options *)0)->p) + sizeof(((torc_norm_options *)0)->dim) + sizeof(((torc_norm_options *)0)->keepdim) + sizeof(((torc_norm_options *)0)->by_name) + sizeof(((torc_norm_options *)0)->dtype) + sizeof(((torc_norm_options *)0)->reserved0) == sizeof(torc_norm_options), "no padding");

static const torc_cosine_similarity_options torc_cosine_similarity_options_defaults = {TORC_DEFAULTS_torc_cosine_similarity_options .struct_size = sizeof(torc_cosine_similarity_options)};
void torc_cosine_similarity_options_init(torc_cosine_similarity_options *options) {
    if (options) *options = torc_cosine_similarity_options_defaults;
}
const options_layout layout_torc_cosine_similarity_options = {
    .size = sizeof(torc_cosine_similarity_options),
    .defaults = &torc_cosine_similarity_options_defaults,
    .starts = START(torc_cosine_similarity_options, struct_size) | START(torc_cosine_similarity_options, dim) | START(torc_cosine_similarity_options, eps) | START(torc_cosine_similarity_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cosine_similarity_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cosine_similarity_options *)0)->struct_size) + sizeof(((torc_cosine_similarity_options *)0)->dim) + sizeof(((torc_cosine_similarity_options *)0)->eps) + sizeof(((torc_cosine_similarity_options *)0)->by_name) == sizeof(torc_cosine_similarity_options), "no padding");

static const torc_linalg_norm_options torc_linalg_norm_options_defaults = {TORC_DEFAULTS_torc_linalg_norm_options .struct_size = sizeof(torc_linalg_norm_options)};
void torc_linalg_norm_options_init(torc_linalg_norm_options *options) {
    if (options) *options = torc_linalg_norm_options_defaults;
}
const options_layout layout_torc_linalg_norm_options = {
    .size = sizeof(torc_linalg_norm_options),
    .defaults = &torc_linalg_norm_options_defaults,
    .starts = START(torc_linalg_norm_options, struct_size) | START(torc_linalg_norm_options, ord) | START(torc_linalg_norm_options, dim) | START(torc_linalg_norm_options, keepdim) | START(torc_linalg_norm_options, by_name) | START(torc_linalg_norm_options, dtype) | START(torc_linalg_norm_options, reserved0),
    .flags = START(torc_linalg_norm_options, keepdim),
    .reserved = offsetof(torc_linalg_norm_options, reserved0),
    .by_name = offsetof(torc_linalg_norm_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_linalg_norm_options *)0)->struct_size) + sizeof(((torc_linalg_norm_options *)0)->ord) + sizeof(((torc_linalg_norm_options *)0)->dim) + sizeof(((torc_linalg_norm_options *)0)->keepdim) + sizeof(((torc_linalg_norm_options *)0)->by_name) + sizeof(((torc_linalg_norm_options *)0)->dtype) + sizeof(((torc_linalg_norm_options *)0)->reserved0) == sizeof(torc_linalg_norm_options), "no padding");

static const torc_linalg_norm_str_options torc_linalg_norm_str_options_defaults = {TORC_DEFAULTS_torc_linalg_norm_str_options .struct_size = sizeof(torc_linalg_norm_str_options)};
void torc_linalg_norm_str_options_init(torc_linalg_norm_str_options *options) {
    if (options) *options = torc_linalg_norm_str_options_defaults;
}
const options_layout layout_torc_linalg_norm_str_options = {
    .size = sizeof(torc_linalg_norm_str_options),
    .defaults = &torc_linalg_norm_str_options_defaults,
    .starts = START(torc_linalg_norm_str_options, struct_size) | START(torc_linalg_norm_str_options, dim) | START(torc_linalg_norm_str_options, keepdim) | START(torc_linalg_norm_str_options, by_name) | START(torc_linalg_norm_str_options, dtype) | START(torc_linalg_norm_str_options, reserved0),
    .flags = START(torc_linalg_norm_str_options, keepdim),
    .reserved = offsetof(torc_linalg_norm_str_options, reserved0),
    .by_name = offsetof(torc_linalg_norm_str_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_linalg_norm_str_options *)0)->struct_size) + sizeof(((torc_linalg_norm_str_options *)0)->dim) + sizeof(((torc_linalg_norm_str_options *)0)->keepdim) + sizeof(((torc_linalg_norm_str_options *)0)->by_name) + sizeof(((torc_linalg_norm_str_options *)0)->dtype) + sizeof(((torc_linalg_norm_str_options *)0)->reserved0) == sizeof(torc_linalg_norm_str_options), "no padding");

static const torc_linalg_matrix_norm_options torc_linalg_matrix_norm_options_defaults = {TORC_DEFAULTS_torc_linalg_matrix_norm_options .struct_size = sizeof(torc_linalg_matrix_norm_options)};
void torc_linalg_matrix_norm_options_init(torc_linalg_matrix_norm_options *options) {
    if (options) *options = torc_linalg_matrix_norm_options_defaults;
}
const options_layout layout_torc_linalg_matrix_norm_options = {
    .size = sizeof(torc_linalg_matrix_norm_options),
    .defaults = &torc_linalg_matrix_norm_options_defaults,
    .starts = START(torc_linalg_matrix_norm_options, struct_size) | START(torc_linalg_matrix_norm_options, dim) | START(torc_linalg_matrix_norm_options, keepdim) | START(torc_linalg_matrix_norm_options, by_name) | START(torc_linalg_matrix_norm_options, dtype) | START(torc_linalg_matrix_norm_options, reserved0),
    .flags = START(torc_linalg_matrix_norm_options, keepdim),
    .reserved = offsetof(torc_linalg_matrix_norm_options, reserved0),
    .by_name = offsetof(torc_linalg_matrix_norm_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_linalg_matrix_norm_options *)0)->struct_size) + sizeof(((torc_linalg_matrix_norm_options *)0)->dim) + sizeof(((torc_linalg_matrix_norm_options *)0)->keepdim) + sizeof(((torc_linalg_matrix_norm_options *)0)->by_name) + sizeof(((torc_linalg_matrix_norm_options *)0)->dtype) + sizeof(((torc_linalg_matrix_norm_options *)0)->reserved0) == sizeof(torc_linalg_matrix_norm_options), "no padding");

static const torc_linalg_matrix_norm_str_options torc_linalg_matrix_norm_str_options_defaults = {TORC_DEFAULTS_torc_linalg_matrix_norm_str_options .struct_size = sizeof(torc_linalg_matrix_norm_str_options)};
void torc_linalg_matrix_norm_str_options_init(torc_linalg_matrix_norm_str_options *options) {
    if (options) *options = torc_linalg_matrix_norm_str_options_defaults;
}
const options_layout layout_torc_linalg_matrix_norm_str_options = {
    .size = sizeof(torc_linalg_matrix_norm_str_options),
    .defaults = &torc_linalg_matrix_norm_str_options_defaults,
    .starts = START(torc_linalg_matrix_norm_str_options, struct_size) | START(torc_linalg_matrix_norm_str_options, ord) | START(torc_linalg_matrix_norm_str_options, dim) | START(torc_linalg_matrix_norm_str_options, keepdim) | START(torc_linalg_matrix_norm_str_options, by_name) | START(torc_linalg_matrix_norm_str_options, dtype) | START(torc_linalg_matrix_norm_str_options, reserved0),
    .flags = START(torc_linalg_matrix_norm_str_options, keepdim),
    .reserved = offsetof(torc_linalg_matrix_norm_str_options, reserved0),
    .by_name = offsetof(torc_linalg_matrix_norm_str_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_linalg_matrix_norm_str_options *)0)->struct_size) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->ord) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->dim) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->keepdim) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->by_name) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->dtype) + sizeof(((torc_linalg_matrix_norm_str_options *)0)->reserved0) == sizeof(torc_linalg_matrix_norm_str_options), "no padding");

static const torc_dist_options torc_dist_options_defaults = {TORC_DEFAULTS_torc_dist_options .struct_size = sizeof(torc_dist_options)};
void torc_dist_options_init(torc_dist_options *options) {
    if (options) *options = torc_dist_options_defaults;
}
const options_layout layout_torc_dist_options = {
    .size = sizeof(torc_dist_options),
    .defaults = &torc_dist_options_defaults,
    .starts = START(torc_dist_options, struct_size) | START(torc_dist_options, p) | START(torc_dist_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_dist_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_dist_options *)0)->struct_size) + sizeof(((torc_dist_options *)0)->p) + sizeof(((torc_dist_options *)0)->by_name) == sizeof(torc_dist_options), "no padding");

static const torc_cdist_options torc_cdist_options_defaults = {TORC_DEFAULTS_torc_cdist_options .struct_size = sizeof(torc_cdist_options)};
void torc_cdist_options_init(torc_cdist_options *options) {
    if (options) *options = torc_cdist_options_defaults;
}
const options_layout layout_torc_cdist_options = {
    .size = sizeof(torc_cdist_options),
    .defaults = &torc_cdist_options_defaults,
    .starts = START(torc_cdist_options, struct_size) | START(torc_cdist_options, p) | START(torc_cdist_options, compute_mode) | START(torc_cdist_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cdist_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cdist_options *)0)->struct_size) + sizeof(((torc_cdist_options *)0)->p) + sizeof(((torc_cdist_options *)0)->compute_mode) + sizeof(((torc_cdist_options *)0)->by_name) == sizeof(torc_cdist_options), "no padding");

static const torc_nanmean_options torc_nanmean_options_defaults = {TORC_DEFAULTS_torc_nanmean_options .struct_size = sizeof(torc_nanmean_options)};
void torc_nanmean_options_init(torc_nanmean_options *options) {
    if (options) *options = torc_nanmean_options_defaults;
}
const options_layout layout_torc_nanmean_options = {
    .size = sizeof(torc_nanmean_options),
    .defaults = &torc_nanmean_options_defaults,
    .starts = START(torc_nanmean_options, struct_size) | START(torc_nanmean_options, dim) | START(torc_nanmean_options, keepdim) | START(torc_nanmean_options, by_name) | START(torc_nanmean_options, dtype) | START(torc_nanmean_options, reserved0),
    .flags = START(torc_nanmean_options, keepdim),
    .reserved = offsetof(torc_nanmean_options, reserved0),
    .by_name = offsetof(torc_nanmean_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_nanmean_options *)0)->struct_size) + sizeof(((torc_nanmean_options *)0)->dim) + sizeof(((torc_nanmean_options *)0)->keepdim) + sizeof(((torc_nanmean_options *)0)->by_name) + sizeof(((torc_nanmean_options *)0)->dtype) + sizeof(((torc_nanmean_options *)0)->reserved0) == sizeof(torc_nanmean_options), "no padding");

static const torc_diff_options torc_diff_options_defaults = {TORC_DEFAULTS_torc_diff_options .struct_size = sizeof(torc_diff_options)};
void torc_diff_options_init(torc_diff_options *options) {
    if (options) *options = torc_diff_options_defaults;
}
const options_layout layout_torc_diff_options = {
    .size = sizeof(torc_diff_options),
    .defaults = &torc_diff_options_defaults,
    .starts = START(torc_diff_options, struct_size) | START(torc_diff_options, n) | START(torc_diff_options, dim) | START(torc_diff_options, prepend) | START(torc_diff_options, append) | START(torc_diff_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_diff_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_diff_options *)0)->struct_size) + sizeof(((torc_diff_options *)0)->n) + sizeof(((torc_diff_options *)0)->dim) + sizeof(((torc_diff_options *)0)->prepend) + sizeof(((torc_diff_options *)0)->append) + sizeof(((torc_diff_options *)0)->by_name) == sizeof(torc_diff_options), "no padding");

static const torc_trapezoid_x_options torc_trapezoid_x_options_defaults = {TORC_DEFAULTS_torc_trapezoid_x_options .struct_size = sizeof(torc_trapezoid_x_options)};
void torc_trapezoid_x_options_init(torc_trapezoid_x_options *options) {
    if (options) *options = torc_trapezoid_x_options_defaults;
}
const options_layout layout_torc_trapezoid_x_options = {
    .size = sizeof(torc_trapezoid_x_options),
    .defaults = &torc_trapezoid_x_options_defaults,
    .starts = START(torc_trapezoid_x_options, struct_size) | START(torc_trapezoid_x_options, by_name) | START(torc_trapezoid_x_options, dim),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_trapezoid_x_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_trapezoid_x_options *)0)->struct_size) + sizeof(((torc_trapezoid_x_options *)0)->by_name) + sizeof(((torc_trapezoid_x_options *)0)->dim) == sizeof(torc_trapezoid_x_options), "no padding");

static const torc_trapezoid_options torc_trapezoid_options_defaults = {TORC_DEFAULTS_torc_trapezoid_options .struct_size = sizeof(torc_trapezoid_options)};
void torc_trapezoid_options_init(torc_trapezoid_options *options) {
    if (options) *options = torc_trapezoid_options_defaults;
}
const options_layout layout_torc_trapezoid_options = {
    .size = sizeof(torc_trapezoid_options),
    .defaults = &torc_trapezoid_options_defaults,
    .starts = START(torc_trapezoid_options, struct_size) | START(torc_trapezoid_options, by_name) | START(torc_trapezoid_options, dx) | START(torc_trapezoid_options, dim),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_trapezoid_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_trapezoid_options *)0)->struct_size) + sizeof(((torc_trapezoid_options *)0)->by_name) + sizeof(((torc_trapezoid_options *)0)->dx) + sizeof(((torc_trapezoid_options *)0)->dim) == sizeof(torc_trapezoid_options), "no padding");

static const torc_cumulative_trapezoid_x_options torc_cumulative_trapezoid_x_options_defaults = {TORC_DEFAULTS_torc_cumulative_trapezoid_x_options .struct_size = sizeof(torc_cumulative_trapezoid_x_options)};
void torc_cumulative_trapezoid_x_options_init(torc_cumulative_trapezoid_x_options *options) {
    if (options) *options = torc_cumulative_trapezoid_x_options_defaults;
}
const options_layout layout_torc_cumulative_trapezoid_x_options = {
    .size = sizeof(torc_cumulative_trapezoid_x_options),
    .defaults = &torc_cumulative_trapezoid_x_options_defaults,
    .starts = START(torc_cumulative_trapezoid_x_options, struct_size) | START(torc_cumulative_trapezoid_x_options, by_name) | START(torc_cumulative_trapezoid_x_options, dim),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cumulative_trapezoid_x_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cumulative_trapezoid_x_options *)0)->struct_size) + sizeof(((torc_cumulative_trapezoid_x_options *)0)->by_name) + sizeof(((torc_cumulative_trapezoid_x_options *)0)->dim) == sizeof(torc_cumulative_trapezoid_x_options), "no padding");

static const torc_cumulative_trapezoid_options torc_cumulative_trapezoid_options_defaults = {TORC_DEFAULTS_torc_cumulative_trapezoid_options .struct_size = sizeof(torc_cumulative_trapezoid_options)};
void torc_cumulative_trapezoid_options_init(torc_cumulative_trapezoid_options *options) {
    if (options) *options = torc_cumulative_trapezoid_options_defaults;
}
const options_layout layout_torc_cumulative_trapezoid_options = {
    .size = sizeof(torc_cumulative_trapezoid_options),
    .defaults = &torc_cumulative_trapezoid_options_defaults,
    .starts = START(torc_cumulative_trapezoid_options, struct_size) | START(torc_cumulative_trapezoid_options, by_name) | START(torc_cumulative_trapezoid_options, dx) | START(torc_cumulative_trapezoid_options, dim),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cumulative_trapezoid_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cumulative_trapezoid_options *)0)->struct_size) + sizeof(((torc_cumulative_trapezoid_options *)0)->by_name) + sizeof(((torc_cumulative_trapezoid_options *)0)->dx) + sizeof(((torc_cumulative_trapezoid_options *)0)->dim) == sizeof(torc_cumulative_trapezoid_options), "no padding");

static const torc_gradient_options torc_gradient_options_defaults = {TORC_DEFAULTS_torc_gradient_options .struct_size = sizeof(torc_gradient_options)};
void torc_gradient_options_init(torc_gradient_options *options) {
    if (options) *options = torc_gradient_options_defaults;
}
const options_layout layout_torc_gradient_options = {
    .size = sizeof(torc_gradient_options),
    .defaults = &torc_gradient_options_defaults,
    .starts = START(torc_gradient_options, struct_size) | START(torc_gradient_options, by_name) | START(torc_gradient_options, spacing) | START(torc_gradient_options, dim) | START(torc_gradient_options, edge_order),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_gradient_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_gradient_options *)0)->struct_size) + sizeof(((torc_gradient_options *)0)->by_name) + sizeof(((torc_gradient_options *)0)->spacing) + sizeof(((torc_gradient_options *)0)->dim) + sizeof(((torc_gradient_options *)0)->edge_order) == sizeof(torc_gradient_options), "no padding");

static const torc_gradient_scalar_list_options torc_gradient_scalar_list_options_defaults = {TORC_DEFAULTS_torc_gradient_scalar_list_options .struct_size = sizeof(torc_gradient_scalar_list_options)};
void torc_gradient_scalar_list_options_init(torc_gradient_scalar_list_options *options) {
    if (options) *options = torc_gradient_scalar_list_options_defaults;
}
const options_layout layout_torc_gradient_scalar_list_options = {
    .size = sizeof(torc_gradient_scalar_list_options),
    .defaults = &torc_gradient_scalar_list_options_defaults,
    .starts = START(torc_gradient_scalar_list_options, struct_size) | START(torc_gradient_scalar_list_options, by_name) | START(torc_gradient_scalar_list_options, dim) | START(torc_gradient_scalar_list_options, edge_order),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_gradient_scalar_list_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_gradient_scalar_list_options *)0)->struct_size) + sizeof(((torc_gradient_scalar_list_options *)0)->by_name) + sizeof(((torc_gradient_scalar_list_options *)0)->dim) + sizeof(((torc_gradient_scalar_list_options *)0)->edge_order) == sizeof(torc_gradient_scalar_list_options), "no padding");

static const torc_gradient_tensors_options torc_gradient_tensors_options_defaults = {TORC_DEFAULTS_torc_gradient_tensors_options .struct_size = sizeof(torc_gradient_tensors_options)};
void torc_gradient_tensors_options_init(torc_gradient_tensors_options *options) {
    if (options) *options = torc_gradient_tensors_options_defaults;
}
const options_layout layout_torc_gradient_tensors_options = {
    .size = sizeof(torc_gradient_tensors_options),
    .defaults = &torc_gradient_tensors_options_defaults,
    .starts = START(torc_gradient_tensors_options, struct_size) | START(torc_gradient_tensors_options, by_name) | START(torc_gradient_tensors_options, dim) | START(torc_gradient_tensors_options, edge_order),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_gradient_tensors_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_gradient_tensors_options *)0)->struct_size) + sizeof(((torc_gradient_tensors_options *)0)->by_name) + sizeof(((torc_gradient_tensors_options *)0)->dim) + sizeof(((torc_gradient_tensors_options *)0)->edge_order) == sizeof(torc_gradient_tensors_options), "no padding");

static const torc_cov_options torc_cov_options_defaults = {TORC_DEFAULTS_torc_cov_options .struct_size = sizeof(torc_cov_options)};
void torc_cov_options_init(torc_cov_options *options) {
    if (options) *options = torc_cov_options_defaults;
}
const options_layout layout_torc_cov_options = {
    .size = sizeof(torc_cov_options),
    .defaults = &torc_cov_options_defaults,
    .starts = START(torc_cov_options, struct_size) | START(torc_cov_options, by_name) | START(torc_cov_options, correction) | START(torc_cov_options, fweights) | START(torc_cov_options, aweights),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cov_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cov_options *)0)->struct_size) + sizeof(((torc_cov_options *)0)->by_name) + sizeof(((torc_cov_options *)0)->correction) + sizeof(((torc_cov_options *)0)->fweights) + sizeof(((torc_cov_options *)0)->aweights) == sizeof(torc_cov_options), "no padding");

static const torc_median_dim_options torc_median_dim_options_defaults = {TORC_DEFAULTS_torc_median_dim_options .struct_size = sizeof(torc_median_dim_options)};
void torc_median_dim_options_init(torc_median_dim_options *options) {
    if (options) *options = torc_median_dim_options_defaults;
}
const options_layout layout_torc_median_dim_options = {
    .size = sizeof(torc_median_dim_options),
    .defaults = &torc_median_dim_options_defaults,
    .starts = START(torc_median_dim_options, struct_size) | START(torc_median_dim_options, keepdim) | START(torc_median_dim_options, by_name),
    .flags = START(torc_median_dim_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_median_dim_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_median_dim_options *)0)->struct_size) + sizeof(((torc_median_dim_options *)0)->keepdim) + sizeof(((torc_median_dim_options *)0)->by_name) == sizeof(torc_median_dim_options), "no padding");

static const torc_nanmedian_dim_options torc_nanmedian_dim_options_defaults = {TORC_DEFAULTS_torc_nanmedian_dim_options .struct_size = sizeof(torc_nanmedian_dim_options)};
void torc_nanmedian_dim_options_init(torc_nanmedian_dim_options *options) {
    if (options) *options = torc_nanmedian_dim_options_defaults;
}
const options_layout layout_torc_nanmedian_dim_options = {
    .size = sizeof(torc_nanmedian_dim_options),
    .defaults = &torc_nanmedian_dim_options_defaults,
    .starts = START(torc_nanmedian_dim_options, struct_size) | START(torc_nanmedian_dim_options, keepdim) | START(torc_nanmedian_dim_options, by_name),
    .flags = START(torc_nanmedian_dim_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_nanmedian_dim_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_nanmedian_dim_options *)0)->struct_size) + sizeof(((torc_nanmedian_dim_options *)0)->keepdim) + sizeof(((torc_nanmedian_dim_options *)0)->by_name) == sizeof(torc_nanmedian_dim_options), "no padding");

static const torc_quantile_options torc_quantile_options_defaults = {TORC_DEFAULTS_torc_quantile_options .struct_size = sizeof(torc_quantile_options)};
void torc_quantile_options_init(torc_quantile_options *options) {
    if (options) *options = torc_quantile_options_defaults;
}
const options_layout layout_torc_quantile_options = {
    .size = sizeof(torc_quantile_options),
    .defaults = &torc_quantile_options_defaults,
    .starts = START(torc_quantile_options, struct_size) | START(torc_quantile_options, dim) | START(torc_quantile_options, keepdim) | START(torc_quantile_options, by_name) | START(torc_quantile_options, interpolation),
    .flags = START(torc_quantile_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_quantile_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_quantile_options *)0)->struct_size) + sizeof(((torc_quantile_options *)0)->dim) + sizeof(((torc_quantile_options *)0)->keepdim) + sizeof(((torc_quantile_options *)0)->by_name) + sizeof(((torc_quantile_options *)0)->interpolation) == sizeof(torc_quantile_options), "no padding");

static const torc_quantile_scalar_options torc_quantile_scalar_options_defaults = {TORC_DEFAULTS_torc_quantile_scalar_options .struct_size = sizeof(torc_quantile_scalar_options)};
void torc_quantile_scalar_options_init(torc_quantile_scalar_options *options) {
    if (options) *options = torc_quantile_scalar_options_defaults;
}
const options_layout layout_torc_quantile_scalar_options = {
    .size = sizeof(torc_quantile_scalar_options),
    .defaults = &torc_quantile_scalar_options_defaults,
    .starts = START(torc_quantile_scalar_options, struct_size) | START(torc_quantile_scalar_options, dim) | START(torc_quantile_scalar_options, keepdim) | START(torc_quantile_scalar_options, by_name) | START(torc_quantile_scalar_options, interpolation),
    .flags = START(torc_quantile_scalar_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_quantile_scalar_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_quantile_scalar_options *)0)->struct_size) + sizeof(((torc_quantile_scalar_options *)0)->dim) + sizeof(((torc_quantile_scalar_options *)0)->keepdim) + sizeof(((torc_quantile_scalar_options *)0)->by_name) + sizeof(((torc_quantile_scalar_options *)0)->interpolation) == sizeof(torc_quantile_scalar_options), "no padding");

static const torc_nanquantile_options torc_nanquantile_options_defaults = {TORC_DEFAULTS_torc_nanquantile_options .struct_size = sizeof(torc_nanquantile_options)};
void torc_nanquantile_options_init(torc_nanquantile_options *options) {
    if (options) *options = torc_nanquantile_options_defaults;
}
const options_layout layout_torc_nanquantile_options = {
    .size = sizeof(torc_nanquantile_options),
    .defaults = &torc_nanquantile_options_defaults,
    .starts = START(torc_nanquantile_options, struct_size) | START(torc_nanquantile_options, dim) | START(torc_nanquantile_options, keepdim) | START(torc_nanquantile_options, by_name) | START(torc_nanquantile_options, interpolation),
    .flags = START(torc_nanquantile_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_nanquantile_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_nanquantile_options *)0)->struct_size) + sizeof(((torc_nanquantile_options *)0)->dim) + sizeof(((torc_nanquantile_options *)0)->keepdim) + sizeof(((torc_nanquantile_options *)0)->by_name) + sizeof(((torc_nanquantile_options *)0)->interpolation) == sizeof(torc_nanquantile_options), "no padding");

static const torc_nanquantile_scalar_options torc_nanquantile_scalar_options_defaults = {TORC_DEFAULTS_torc_nanquantile_scalar_options .struct_size = sizeof(torc_nanquantile_scalar_options)};
void torc_nanquantile_scalar_options_init(torc_nanquantile_scalar_options *options) {
    if (options) *options = torc_nanquantile_scalar_options_defaults;
}
const options_layout layout_torc_nanquantile_scalar_options = {
    .size = sizeof(torc_nanquantile_scalar_options),
    .defaults = &torc_nanquantile_scalar_options_defaults,
    .starts = START(torc_nanquantile_scalar_options, struct_size) | START(torc_nanquantile_scalar_options, dim) | START(torc_nanquantile_scalar_options, keepdim) | START(torc_nanquantile_scalar_options, by_name) | START(torc_nanquantile_scalar_options, interpolation),
    .flags = START(torc_nanquantile_scalar_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_nanquantile_scalar_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_nanquantile_scalar_options *)0)->struct_size) + sizeof(((torc_nanquantile_scalar_options *)0)->dim) + sizeof(((torc_nanquantile_scalar_options *)0)->keepdim) + sizeof(((torc_nanquantile_scalar_options *)0)->by_name) + sizeof(((torc_nanquantile_scalar_options *)0)->interpolation) == sizeof(torc_nanquantile_scalar_options), "no padding");

static const torc_squeeze_options torc_squeeze_options_defaults = {TORC_DEFAULTS_torc_squeeze_options .struct_size = sizeof(torc_squeeze_options)};
void torc_squeeze_options_init(torc_squeeze_options *options) {
    if (options) *options = torc_squeeze_options_defaults;
}
const options_layout layout_torc_squeeze_options = {
    .size = sizeof(torc_squeeze_options),
    .defaults = &torc_squeeze_options_defaults,
    .starts = START(torc_squeeze_options, struct_size) | START(torc_squeeze_options, dim) | START(torc_squeeze_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_squeeze_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_squeeze_options *)0)->struct_size) + sizeof(((torc_squeeze_options *)0)->dim) + sizeof(((torc_squeeze_options *)0)->by_name) == sizeof(torc_squeeze_options), "no padding");

static const torc_slice_options torc_slice_options_defaults = {TORC_DEFAULTS_torc_slice_options .struct_size = sizeof(torc_slice_options)};
void torc_slice_options_init(torc_slice_options *options) {
    if (options) *options = torc_slice_options_defaults;
}
const options_layout layout_torc_slice_options = {
    .size = sizeof(torc_slice_options),
    .defaults = &torc_slice_options_defaults,
    .starts = START(torc_slice_options, struct_size) | START(torc_slice_options, dim) | START(torc_slice_options, start) | START(torc_slice_options, end) | START(torc_slice_options, step) | START(torc_slice_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_slice_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_slice_options *)0)->struct_size) + sizeof(((torc_slice_options *)0)->dim) + sizeof(((torc_slice_options *)0)->start) + sizeof(((torc_slice_options *)0)->end) + sizeof(((torc_slice_options *)0)->step) + sizeof(((torc_slice_options *)0)->by_name) == sizeof(torc_slice_options), "no padding");

static const torc_diagonal_options torc_diagonal_options_defaults = {TORC_DEFAULTS_torc_diagonal_options .struct_size = sizeof(torc_diagonal_options)};
void torc_diagonal_options_init(torc_diagonal_options *options) {
    if (options) *options = torc_diagonal_options_defaults;
}
const options_layout layout_torc_diagonal_options = {
    .size = sizeof(torc_diagonal_options),
    .defaults = &torc_diagonal_options_defaults,
    .starts = START(torc_diagonal_options, struct_size) | START(torc_diagonal_options, offset) | START(torc_diagonal_options, dim1) | START(torc_diagonal_options, dim2) | START(torc_diagonal_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_diagonal_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_diagonal_options *)0)->struct_size) + sizeof(((torc_diagonal_options *)0)->offset) + sizeof(((torc_diagonal_options *)0)->dim1) + sizeof(((torc_diagonal_options *)0)->dim2) + sizeof(((torc_diagonal_options *)0)->by_name) == sizeof(torc_diagonal_options), "no padding");

static const torc_clone_options torc_clone_options_defaults = {TORC_DEFAULTS_torc_clone_options .struct_size = sizeof(torc_clone_options)};
void torc_clone_options_init(torc_clone_options *options) {
    if (options) *options = torc_clone_options_defaults;
}
const options_layout layout_torc_clone_options = {
    .size = sizeof(torc_clone_options),
    .defaults = &torc_clone_options_defaults,
    .starts = START(torc_clone_options, struct_size) | START(torc_clone_options, by_name) | START(torc_clone_options, memory_format) | START(torc_clone_options, reserved0),
    .flags = 0,
    .reserved = offsetof(torc_clone_options, reserved0),
    .by_name = offsetof(torc_clone_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_clone_options *)0)->struct_size) + sizeof(((torc_clone_options *)0)->by_name) + sizeof(((torc_clone_options *)0)->memory_format) + sizeof(((torc_clone_options *)0)->reserved0) == sizeof(torc_clone_options), "no padding");

static const torc_cat_options torc_cat_options_defaults = {TORC_DEFAULTS_torc_cat_options .struct_size = sizeof(torc_cat_options)};
void torc_cat_options_init(torc_cat_options *options) {
    if (options) *options = torc_cat_options_defaults;
}
const options_layout layout_torc_cat_options = {
    .size = sizeof(torc_cat_options),
    .defaults = &torc_cat_options_defaults,
    .starts = START(torc_cat_options, struct_size) | START(torc_cat_options, dim) | START(torc_cat_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cat_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cat_options *)0)->struct_size) + sizeof(((torc_cat_options *)0)->dim) + sizeof(((torc_cat_options *)0)->by_name) == sizeof(torc_cat_options), "no padding");

static const torc_roll_options torc_roll_options_defaults = {TORC_DEFAULTS_torc_roll_options .struct_size = sizeof(torc_roll_options)};
void torc_roll_options_init(torc_roll_options *options) {
    if (options) *options = torc_roll_options_defaults;
}
const options_layout layout_torc_roll_options = {
    .size = sizeof(torc_roll_options),
    .defaults = &torc_roll_options_defaults,
    .starts = START(torc_roll_options, struct_size) | START(torc_roll_options, dims) | START(torc_roll_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_roll_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_roll_options *)0)->struct_size) + sizeof(((torc_roll_options *)0)->dims) + sizeof(((torc_roll_options *)0)->by_name) == sizeof(torc_roll_options), "no padding");

static const torc_flatten_options torc_flatten_options_defaults = {TORC_DEFAULTS_torc_flatten_options .struct_size = sizeof(torc_flatten_options)};
void torc_flatten_options_init(torc_flatten_options *options) {
    if (options) *options = torc_flatten_options_defaults;
}
const options_layout layout_torc_flatten_options = {
    .size = sizeof(torc_flatten_options),
    .defaults = &torc_flatten_options_defaults,
    .starts = START(torc_flatten_options, struct_size) | START(torc_flatten_options, start_dim) | START(torc_flatten_options, end_dim) | START(torc_flatten_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_flatten_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_flatten_options *)0)->struct_size) + sizeof(((torc_flatten_options *)0)->start_dim) + sizeof(((torc_flatten_options *)0)->end_dim) + sizeof(((torc_flatten_options *)0)->by_name) == sizeof(torc_flatten_options), "no padding");

static const torc_as_strided_options torc_as_strided_options_defaults = {TORC_DEFAULTS_torc_as_strided_options .struct_size = sizeof(torc_as_strided_options)};
void torc_as_strided_options_init(torc_as_strided_options *options) {
    if (options) *options = torc_as_strided_options_defaults;
}
const options_layout layout_torc_as_strided_options = {
    .size = sizeof(torc_as_strided_options),
    .defaults = &torc_as_strided_options_defaults,
    .starts = START(torc_as_strided_options, struct_size) | START(torc_as_strided_options, storage_offset) | START(torc_as_strided_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_as_strided_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_as_strided_options *)0)->struct_size) + sizeof(((torc_as_strided_options *)0)->storage_offset) + sizeof(((torc_as_strided_options *)0)->by_name) == sizeof(torc_as_strided_options), "no padding");

static const torc_stack_options torc_stack_options_defaults = {TORC_DEFAULTS_torc_stack_options .struct_size = sizeof(torc_stack_options)};
void torc_stack_options_init(torc_stack_options *options) {
    if (options) *options = torc_stack_options_defaults;
}
const options_layout layout_torc_stack_options = {
    .size = sizeof(torc_stack_options),
    .defaults = &torc_stack_options_defaults,
    .starts = START(torc_stack_options, struct_size) | START(torc_stack_options, dim) | START(torc_stack_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_stack_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_stack_options *)0)->struct_size) + sizeof(((torc_stack_options *)0)->dim) + sizeof(((torc_stack_options *)0)->by_name) == sizeof(torc_stack_options), "no padding");

static const torc_meshgrid_options torc_meshgrid_options_defaults = {TORC_DEFAULTS_torc_meshgrid_options .struct_size = sizeof(torc_meshgrid_options)};
void torc_meshgrid_options_init(torc_meshgrid_options *options) {
    if (options) *options = torc_meshgrid_options_defaults;
}
const options_layout layout_torc_meshgrid_options = {
    .size = sizeof(torc_meshgrid_options),
    .defaults = &torc_meshgrid_options_defaults,
    .starts = START(torc_meshgrid_options, struct_size) | START(torc_meshgrid_options, by_name) | START(torc_meshgrid_options, indexing),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_meshgrid_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_meshgrid_options *)0)->struct_size) + sizeof(((torc_meshgrid_options *)0)->by_name) + sizeof(((torc_meshgrid_options *)0)->indexing) == sizeof(torc_meshgrid_options), "no padding");

static const torc_vander_options torc_vander_options_defaults = {TORC_DEFAULTS_torc_vander_options .struct_size = sizeof(torc_vander_options)};
void torc_vander_options_init(torc_vander_options *options) {
    if (options) *options = torc_vander_options_defaults;
}
const options_layout layout_torc_vander_options = {
    .size = sizeof(torc_vander_options),
    .defaults = &torc_vander_options_defaults,
    .starts = START(torc_vander_options, struct_size) | START(torc_vander_options, N) | START(torc_vander_options, increasing) | START(torc_vander_options, by_name),
    .flags = START(torc_vander_options, increasing),
    .reserved = 0,
    .by_name = offsetof(torc_vander_options, by_name),
    .flag_names = "increasing\0"};
_Static_assert(sizeof(((torc_vander_options *)0)->struct_size) + sizeof(((torc_vander_options *)0)->N) + sizeof(((torc_vander_options *)0)->increasing) + sizeof(((torc_vander_options *)0)->by_name) == sizeof(torc_vander_options), "no padding");

static const torc_linalg_vander_options torc_linalg_vander_options_defaults = {TORC_DEFAULTS_torc_linalg_vander_options .struct_size = sizeof(torc_linalg_vander_options)};
void torc_linalg_vander_options_init(torc_linalg_vander_options *options) {
    if (options) *options = torc_linalg_vander_options_defaults;
}
const options_layout layout_torc_linalg_vander_options = {
    .size = sizeof(torc_linalg_vander_options),
    .defaults = &torc_linalg_vander_options_defaults,
    .starts = START(torc_linalg_vander_options, struct_size) | START(torc_linalg_vander_options, by_name) | START(torc_linalg_vander_options, N),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_linalg_vander_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_linalg_vander_options *)0)->struct_size) + sizeof(((torc_linalg_vander_options *)0)->by_name) + sizeof(((torc_linalg_vander_options *)0)->N) == sizeof(torc_linalg_vander_options), "no padding");

static const torc_combinations_options torc_combinations_options_defaults = {TORC_DEFAULTS_torc_combinations_options .struct_size = sizeof(torc_combinations_options)};
void torc_combinations_options_init(torc_combinations_options *options) {
    if (options) *options = torc_combinations_options_defaults;
}
const options_layout layout_torc_combinations_options = {
    .size = sizeof(torc_combinations_options),
    .defaults = &torc_combinations_options_defaults,
    .starts = START(torc_combinations_options, struct_size) | START(torc_combinations_options, r) | START(torc_combinations_options, with_replacement) | START(torc_combinations_options, by_name),
    .flags = START(torc_combinations_options, with_replacement),
    .reserved = 0,
    .by_name = offsetof(torc_combinations_options, by_name),
    .flag_names = "with_replacement\0"};
_Static_assert(sizeof(((torc_combinations_options *)0)->struct_size) + sizeof(((torc_combinations_options *)0)->r) + sizeof(((torc_combinations_options *)0)->with_replacement) + sizeof(((torc_combinations_options *)0)->by_name) == sizeof(torc_combinations_options), "no padding");

static const torc_rot90_options torc_rot90_options_defaults = {TORC_DEFAULTS_torc_rot90_options .struct_size = sizeof(torc_rot90_options)};
void torc_rot90_options_init(torc_rot90_options *options) {
    if (options) *options = torc_rot90_options_defaults;
}
const options_layout layout_torc_rot90_options = {
    .size = sizeof(torc_rot90_options),
    .defaults = &torc_rot90_options_defaults,
    .starts = START(torc_rot90_options, struct_size) | START(torc_rot90_options, k) | START(torc_rot90_options, dims) | START(torc_rot90_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_rot90_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_rot90_options *)0)->struct_size) + sizeof(((torc_rot90_options *)0)->k) + sizeof(((torc_rot90_options *)0)->dims) + sizeof(((torc_rot90_options *)0)->by_name) == sizeof(torc_rot90_options), "no padding");

static const torc_diag_embed_options torc_diag_embed_options_defaults = {TORC_DEFAULTS_torc_diag_embed_options .struct_size = sizeof(torc_diag_embed_options)};
void torc_diag_embed_options_init(torc_diag_embed_options *options) {
    if (options) *options = torc_diag_embed_options_defaults;
}
const options_layout layout_torc_diag_embed_options = {
    .size = sizeof(torc_diag_embed_options),
    .defaults = &torc_diag_embed_options_defaults,
    .starts = START(torc_diag_embed_options, struct_size) | START(torc_diag_embed_options, offset) | START(torc_diag_embed_options, dim1) | START(torc_diag_embed_options, dim2) | START(torc_diag_embed_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_diag_embed_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_diag_embed_options *)0)->struct_size) + sizeof(((torc_diag_embed_options *)0)->offset) + sizeof(((torc_diag_embed_options *)0)->dim1) + sizeof(((torc_diag_embed_options *)0)->dim2) + sizeof(((torc_diag_embed_options *)0)->by_name) == sizeof(torc_diag_embed_options), "no padding");

static const torc_diag_options torc_diag_options_defaults = {TORC_DEFAULTS_torc_diag_options .struct_size = sizeof(torc_diag_options)};
void torc_diag_options_init(torc_diag_options *options) {
    if (options) *options = torc_diag_options_defaults;
}
const options_layout layout_torc_diag_options = {
    .size = sizeof(torc_diag_options),
    .defaults = &torc_diag_options_defaults,
    .starts = START(torc_diag_options, struct_size) | START(torc_diag_options, diagonal) | START(torc_diag_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_diag_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_diag_options *)0)->struct_size) + sizeof(((torc_diag_options *)0)->diagonal) + sizeof(((torc_diag_options *)0)->by_name) == sizeof(torc_diag_options), "no padding");

static const torc_diagflat_options torc_diagflat_options_defaults = {TORC_DEFAULTS_torc_diagflat_options .struct_size = sizeof(torc_diagflat_options)};
void torc_diagflat_options_init(torc_diagflat_options *options) {
    if (options) *options = torc_diagflat_options_defaults;
}
const options_layout layout_torc_diagflat_options = {
    .size = sizeof(torc_diagflat_options),
    .defaults = &torc_diagflat_options_defaults,
    .starts = START(torc_diagflat_options, struct_size) | START(torc_diagflat_options, offset) | START(torc_diagflat_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_diagflat_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_diagflat_options *)0)->struct_size) + sizeof(((torc_diagflat_options *)0)->offset) + sizeof(((torc_diagflat_options *)0)->by_name) == sizeof(torc_diagflat_options), "no padding");

static const torc_split_options torc_split_options_defaults = {TORC_DEFAULTS_torc_split_options .struct_size = sizeof(torc_split_options)};
void torc_split_options_init(torc_split_options *options) {
    if (options) *options = torc_split_options_defaults;
}
const options_layout layout_torc_split_options = {
    .size = sizeof(torc_split_options),
    .defaults = &torc_split_options_defaults,
    .starts = START(torc_split_options, struct_size) | START(torc_split_options, dim) | START(torc_split_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_split_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_split_options *)0)->struct_size) + sizeof(((torc_split_options *)0)->dim) + sizeof(((torc_split_options *)0)->by_name) == sizeof(torc_split_options), "no padding");

static const torc_split_with_sizes_options torc_split_with_sizes_options_defaults = {TORC_DEFAULTS_torc_split_with_sizes_options .struct_size = sizeof(torc_split_with_sizes_options)};
void torc_split_with_sizes_options_init(torc_split_with_sizes_options *options) {
    if (options) *options = torc_split_with_sizes_options_defaults;
}
const options_layout layout_torc_split_with_sizes_options = {
    .size = sizeof(torc_split_with_sizes_options),
    .defaults = &torc_split_with_sizes_options_defaults,
    .starts = START(torc_split_with_sizes_options, struct_size) | START(torc_split_with_sizes_options, dim) | START(torc_split_with_sizes_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_split_with_sizes_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_split_with_sizes_options *)0)->struct_size) + sizeof(((torc_split_with_sizes_options *)0)->dim) + sizeof(((torc_split_with_sizes_options *)0)->by_name) == sizeof(torc_split_with_sizes_options), "no padding");

static const torc_unsafe_split_options torc_unsafe_split_options_defaults = {TORC_DEFAULTS_torc_unsafe_split_options .struct_size = sizeof(torc_unsafe_split_options)};
void torc_unsafe_split_options_init(torc_unsafe_split_options *options) {
    if (options) *options = torc_unsafe_split_options_defaults;
}
const options_layout layout_torc_unsafe_split_options = {
    .size = sizeof(torc_unsafe_split_options),
    .defaults = &torc_unsafe_split_options_defaults,
    .starts = START(torc_unsafe_split_options, struct_size) | START(torc_unsafe_split_options, dim) | START(torc_unsafe_split_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_unsafe_split_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_unsafe_split_options *)0)->struct_size) + sizeof(((torc_unsafe_split_options *)0)->dim) + sizeof(((torc_unsafe_split_options *)0)->by_name) == sizeof(torc_unsafe_split_options), "no padding");

static const torc_unsafe_split_with_sizes_options torc_unsafe_split_with_sizes_options_defaults = {TORC_DEFAULTS_torc_unsafe_split_with_sizes_options .struct_size = sizeof(torc_unsafe_split_with_sizes_options)};
void torc_unsafe_split_with_sizes_options_init(torc_unsafe_split_with_sizes_options *options) {
    if (options) *options = torc_unsafe_split_with_sizes_options_defaults;
}
const options_layout layout_torc_unsafe_split_with_sizes_options = {
    .size = sizeof(torc_unsafe_split_with_sizes_options),
    .defaults = &torc_unsafe_split_with_sizes_options_defaults,
    .starts = START(torc_unsafe_split_with_sizes_options, struct_size) | START(torc_unsafe_split_with_sizes_options, dim) | START(torc_unsafe_split_with_sizes_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_unsafe_split_with_sizes_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_unsafe_split_with_sizes_options *)0)->struct_size) + sizeof(((torc_unsafe_split_with_sizes_options *)0)->dim) + sizeof(((torc_unsafe_split_with_sizes_options *)0)->by_name) == sizeof(torc_unsafe_split_with_sizes_options), "no padding");

static const torc_unsafe_chunk_options torc_unsafe_chunk_options_defaults = {TORC_DEFAULTS_torc_unsafe_chunk_options .struct_size = sizeof(torc_unsafe_chunk_options)};
void torc_unsafe_chunk_options_init(torc_unsafe_chunk_options *options) {
    if (options) *options = torc_unsafe_chunk_options_defaults;
}
const options_layout layout_torc_unsafe_chunk_options = {
    .size = sizeof(torc_unsafe_chunk_options),
    .defaults = &torc_unsafe_chunk_options_defaults,
    .starts = START(torc_unsafe_chunk_options, struct_size) | START(torc_unsafe_chunk_options, dim) | START(torc_unsafe_chunk_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_unsafe_chunk_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_unsafe_chunk_options *)0)->struct_size) + sizeof(((torc_unsafe_chunk_options *)0)->dim) + sizeof(((torc_unsafe_chunk_options *)0)->by_name) == sizeof(torc_unsafe_chunk_options), "no padding");

static const torc_chunk_options torc_chunk_options_defaults = {TORC_DEFAULTS_torc_chunk_options .struct_size = sizeof(torc_chunk_options)};
void torc_chunk_options_init(torc_chunk_options *options) {
    if (options) *options = torc_chunk_options_defaults;
}
const options_layout layout_torc_chunk_options = {
    .size = sizeof(torc_chunk_options),
    .defaults = &torc_chunk_options_defaults,
    .starts = START(torc_chunk_options, struct_size) | START(torc_chunk_options, dim) | START(torc_chunk_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_chunk_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_chunk_options *)0)->struct_size) + sizeof(((torc_chunk_options *)0)->dim) + sizeof(((torc_chunk_options *)0)->by_name) == sizeof(torc_chunk_options), "no padding");

static const torc_tensor_split_options torc_tensor_split_options_defaults = {TORC_DEFAULTS_torc_tensor_split_options .struct_size = sizeof(torc_tensor_split_options)};
void torc_tensor_split_options_init(torc_tensor_split_options *options) {
    if (options) *options = torc_tensor_split_options_defaults;
}
const options_layout layout_torc_tensor_split_options = {
    .size = sizeof(torc_tensor_split_options),
    .defaults = &torc_tensor_split_options_defaults,
    .starts = START(torc_tensor_split_options, struct_size) | START(torc_tensor_split_options, dim) | START(torc_tensor_split_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_tensor_split_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_tensor_split_options *)0)->struct_size) + sizeof(((torc_tensor_split_options *)0)->dim) + sizeof(((torc_tensor_split_options *)0)->by_name) == sizeof(torc_tensor_split_options), "no padding");

static const torc_tensor_split_indices_options torc_tensor_split_indices_options_defaults = {TORC_DEFAULTS_torc_tensor_split_indices_options .struct_size = sizeof(torc_tensor_split_indices_options)};
void torc_tensor_split_indices_options_init(torc_tensor_split_indices_options *options) {
    if (options) *options = torc_tensor_split_indices_options_defaults;
}
const options_layout layout_torc_tensor_split_indices_options = {
    .size = sizeof(torc_tensor_split_indices_options),
    .defaults = &torc_tensor_split_indices_options_defaults,
    .starts = START(torc_tensor_split_indices_options, struct_size) | START(torc_tensor_split_indices_options, dim) | START(torc_tensor_split_indices_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_tensor_split_indices_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_tensor_split_indices_options *)0)->struct_size) + sizeof(((torc_tensor_split_indices_options *)0)->dim) + sizeof(((torc_tensor_split_indices_options *)0)->by_name) == sizeof(torc_tensor_split_indices_options), "no padding");

static const torc_tensor_split_tensor_options torc_tensor_split_tensor_options_defaults = {TORC_DEFAULTS_torc_tensor_split_tensor_options .struct_size = sizeof(torc_tensor_split_tensor_options)};
void torc_tensor_split_tensor_options_init(torc_tensor_split_tensor_options *options) {
    if (options) *options = torc_tensor_split_tensor_options_defaults;
}
const options_layout layout_torc_tensor_split_tensor_options = {
    .size = sizeof(torc_tensor_split_tensor_options),
    .defaults = &torc_tensor_split_tensor_options_defaults,
    .starts = START(torc_tensor_split_tensor_options, struct_size) | START(torc_tensor_split_tensor_options, dim) | START(torc_tensor_split_tensor_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_tensor_split_tensor_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_tensor_split_tensor_options *)0)->struct_size) + sizeof(((torc_tensor_split_tensor_options *)0)->dim) + sizeof(((torc_tensor_split_tensor_options *)0)->by_name) == sizeof(torc_tensor_split_tensor_options), "no padding");

static const torc_unbind_options torc_unbind_options_defaults = {TORC_DEFAULTS_torc_unbind_options .struct_size = sizeof(torc_unbind_options)};
void torc_unbind_options_init(torc_unbind_options *options) {
    if (options) *options = torc_unbind_options_defaults;
}
const options_layout layout_torc_unbind_options = {
    .size = sizeof(torc_unbind_options),
    .defaults = &torc_unbind_options_defaults,
    .starts = START(torc_unbind_options, struct_size) | START(torc_unbind_options, dim) | START(torc_unbind_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_unbind_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_unbind_options *)0)->struct_size) + sizeof(((torc_unbind_options *)0)->dim) + sizeof(((torc_unbind_options *)0)->by_name) == sizeof(torc_unbind_options), "no padding");

static const torc_contiguous_options torc_contiguous_options_defaults = {TORC_DEFAULTS_torc_contiguous_options .struct_size = sizeof(torc_contiguous_options)};
void torc_contiguous_options_init(torc_contiguous_options *options) {
    if (options) *options = torc_contiguous_options_defaults;
}
const options_layout layout_torc_contiguous_options = {
    .size = sizeof(torc_contiguous_options),
    .defaults = &torc_contiguous_options_defaults,
    .starts = START(torc_contiguous_options, struct_size) | START(torc_contiguous_options, by_name) | START(torc_contiguous_options, memory_format) | START(torc_contiguous_options, reserved0),
    .flags = 0,
    .reserved = offsetof(torc_contiguous_options, reserved0),
    .by_name = offsetof(torc_contiguous_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_contiguous_options *)0)->struct_size) + sizeof(((torc_contiguous_options *)0)->by_name) + sizeof(((torc_contiguous_options *)0)->memory_format) + sizeof(((torc_contiguous_options *)0)->reserved0) == sizeof(torc_contiguous_options), "no padding");

static const torc_to_options torc_to_options_defaults = {TORC_DEFAULTS_torc_to_options .struct_size = sizeof(torc_to_options)};
void torc_to_options_init(torc_to_options *options) {
    if (options) *options = torc_to_options_defaults;
}
const options_layout layout_torc_to_options = {
    .size = sizeof(torc_to_options),
    .defaults = &torc_to_options_defaults,
    .starts = START(torc_to_options, struct_size) | START(torc_to_options, dtype) | START(torc_to_options, reserved0) | START(torc_to_options, by_name) | START(torc_to_options, device) | START(torc_to_options, reserved1) | START(torc_to_options, non_blocking) | START(torc_to_options, copy) | START(torc_to_options, memory_format) | START(torc_to_options, reserved2),
    .flags = START(torc_to_options, non_blocking) | START(torc_to_options, copy),
    .reserved = offsetof(torc_to_options, reserved2),
    .by_name = offsetof(torc_to_options, by_name),
    .flag_names = "non_blocking\0copy\0"};
_Static_assert(sizeof(((torc_to_options *)0)->struct_size) + sizeof(((torc_to_options *)0)->dtype) + sizeof(((torc_to_options *)0)->reserved0) + sizeof(((torc_to_options *)0)->by_name) + sizeof(((torc_to_options *)0)->device) + sizeof(((torc_to_options *)0)->reserved1) + sizeof(((torc_to_options *)0)->non_blocking) + sizeof(((torc_to_options *)0)->copy) + sizeof(((torc_to_options *)0)->memory_format) + sizeof(((torc_to_options *)0)->reserved2) == sizeof(torc_to_options), "no padding");

static const torc_isclose_options torc_isclose_options_defaults = {TORC_DEFAULTS_torc_isclose_options .struct_size = sizeof(torc_isclose_options)};
void torc_isclose_options_init(torc_isclose_options *options) {
    if (options) *options = torc_isclose_options_defaults;
}
const options_layout layout_torc_isclose_options = {
    .size = sizeof(torc_isclose_options),
    .defaults = &torc_isclose_options_defaults,
    .starts = START(torc_isclose_options, struct_size) | START(torc_isclose_options, rtol) | START(torc_isclose_options, atol) | START(torc_isclose_options, equal_nan) | START(torc_isclose_options, by_name),
    .flags = START(torc_isclose_options, equal_nan),
    .reserved = 0,
    .by_name = offsetof(torc_isclose_options, by_name),
    .flag_names = "equal_nan\0"};
_Static_assert(sizeof(((torc_isclose_options *)0)->struct_size) + sizeof(((torc_isclose_options *)0)->rtol) + sizeof(((torc_isclose_options *)0)->atol) + sizeof(((torc_isclose_options *)0)->equal_nan) + sizeof(((torc_isclose_options *)0)->by_name) == sizeof(torc_isclose_options), "no padding");

static const torc_slice_copy_options torc_slice_copy_options_defaults = {TORC_DEFAULTS_torc_slice_copy_options .struct_size = sizeof(torc_slice_copy_options)};
void torc_slice_copy_options_init(torc_slice_copy_options *options) {
    if (options) *options = torc_slice_copy_options_defaults;
}
const options_layout layout_torc_slice_copy_options = {
    .size = sizeof(torc_slice_copy_options),
    .defaults = &torc_slice_copy_options_defaults,
    .starts = START(torc_slice_copy_options, struct_size) | START(torc_slice_copy_options, dim) | START(torc_slice_copy_options, start) | START(torc_slice_copy_options, end) | START(torc_slice_copy_options, step) | START(torc_slice_copy_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_slice_copy_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_slice_copy_options *)0)->struct_size) + sizeof(((torc_slice_copy_options *)0)->dim) + sizeof(((torc_slice_copy_options *)0)->start) + sizeof(((torc_slice_copy_options *)0)->end) + sizeof(((torc_slice_copy_options *)0)->step) + sizeof(((torc_slice_copy_options *)0)->by_name) == sizeof(torc_slice_copy_options), "no padding");

static const torc_diagonal_copy_options torc_diagonal_copy_options_defaults = {TORC_DEFAULTS_torc_diagonal_copy_options .struct_size = sizeof(torc_diagonal_copy_options)};
void torc_diagonal_copy_options_init(torc_diagonal_copy_options *options) {
    if (options) *options = torc_diagonal_copy_options_defaults;
}
const options_layout layout_torc_diagonal_copy_options = {
    .size = sizeof(torc_diagonal_copy_options),
    .defaults = &torc_diagonal_copy_options_defaults,
    .starts = START(torc_diagonal_copy_options, struct_size) | START(torc_diagonal_copy_options, offset) | START(torc_diagonal_copy_options, dim1) | START(torc_diagonal_copy_options, dim2) | START(torc_diagonal_copy_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_diagonal_copy_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_diagonal_copy_options *)0)->struct_size) + sizeof(((torc_diagonal_copy_options *)0)->offset) + sizeof(((torc_diagonal_copy_options *)0)->dim1) + sizeof(((torc_diagonal_copy_options *)0)->dim2) + sizeof(((torc_diagonal_copy_options *)0)->by_name) == sizeof(torc_diagonal_copy_options), "no padding");

static const torc_as_strided_copy_options torc_as_strided_copy_options_defaults = {TORC_DEFAULTS_torc_as_strided_copy_options .struct_size = sizeof(torc_as_strided_copy_options)};
void torc_as_strided_copy_options_init(torc_as_strided_copy_options *options) {
    if (options) *options = torc_as_strided_copy_options_defaults;
}
const options_layout layout_torc_as_strided_copy_options = {
    .size = sizeof(torc_as_strided_copy_options),
    .defaults = &torc_as_strided_copy_options_defaults,
    .starts = START(torc_as_strided_copy_options, struct_size) | START(torc_as_strided_copy_options, storage_offset) | START(torc_as_strided_copy_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_as_strided_copy_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_as_strided_copy_options *)0)->struct_size) + sizeof(((torc_as_strided_copy_options *)0)->storage_offset) + sizeof(((torc_as_strided_copy_options *)0)->by_name) == sizeof(torc_as_strided_copy_options), "no padding");

static const torc_squeeze_copy_options torc_squeeze_copy_options_defaults = {TORC_DEFAULTS_torc_squeeze_copy_options .struct_size = sizeof(torc_squeeze_copy_options)};
void torc_squeeze_copy_options_init(torc_squeeze_copy_options *options) {
    if (options) *options = torc_squeeze_copy_options_defaults;
}
const options_layout layout_torc_squeeze_copy_options = {
    .size = sizeof(torc_squeeze_copy_options),
    .defaults = &torc_squeeze_copy_options_defaults,
    .starts = START(torc_squeeze_copy_options, struct_size) | START(torc_squeeze_copy_options, dim) | START(torc_squeeze_copy_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_squeeze_copy_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_squeeze_copy_options *)0)->struct_size) + sizeof(((torc_squeeze_copy_options *)0)->dim) + sizeof(((torc_squeeze_copy_options *)0)->by_name) == sizeof(torc_squeeze_copy_options), "no padding");

static const torc_slice_scatter_options torc_slice_scatter_options_defaults = {TORC_DEFAULTS_torc_slice_scatter_options .struct_size = sizeof(torc_slice_scatter_options)};
void torc_slice_scatter_options_init(torc_slice_scatter_options *options) {
    if (options) *options = torc_slice_scatter_options_defaults;
}
const options_layout layout_torc_slice_scatter_options = {
    .size = sizeof(torc_slice_scatter_options),
    .defaults = &torc_slice_scatter_options_defaults,
    .starts = START(torc_slice_scatter_options, struct_size) | START(torc_slice_scatter_options, dim) | START(torc_slice_scatter_options, start) | START(torc_slice_scatter_options, end) | START(torc_slice_scatter_options, step) | START(torc_slice_scatter_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_slice_scatter_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_slice_scatter_options *)0)->struct_size) + sizeof(((torc_slice_scatter_options *)0)->dim) + sizeof(((torc_slice_scatter_options *)0)->start) + sizeof(((torc_slice_scatter_options *)0)->end) + sizeof(((torc_slice_scatter_options *)0)->step) + sizeof(((torc_slice_scatter_options *)0)->by_name) == sizeof(torc_slice_scatter_options), "no padding");

static const torc_diagonal_scatter_options torc_diagonal_scatter_options_defaults = {TORC_DEFAULTS_torc_diagonal_scatter_options .struct_size = sizeof(torc_diagonal_scatter_options)};
void torc_diagonal_scatter_options_init(torc_diagonal_scatter_options *options) {
    if (options) *options = torc_diagonal_scatter_options_defaults;
}
const options_layout layout_torc_diagonal_scatter_options = {
    .size = sizeof(torc_diagonal_scatter_options),
    .defaults = &torc_diagonal_scatter_options_defaults,
    .starts = START(torc_diagonal_scatter_options, struct_size) | START(torc_diagonal_scatter_options, offset) | START(torc_diagonal_scatter_options, dim1) | START(torc_diagonal_scatter_options, dim2) | START(torc_diagonal_scatter_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_diagonal_scatter_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_diagonal_scatter_options *)0)->struct_size) + sizeof(((torc_diagonal_scatter_options *)0)->offset) + sizeof(((torc_diagonal_scatter_options *)0)->dim1) + sizeof(((torc_diagonal_scatter_options *)0)->dim2) + sizeof(((torc_diagonal_scatter_options *)0)->by_name) == sizeof(torc_diagonal_scatter_options), "no padding");

static const torc_as_strided_scatter_options torc_as_strided_scatter_options_defaults = {TORC_DEFAULTS_torc_as_strided_scatter_options .struct_size = sizeof(torc_as_strided_scatter_options)};
void torc_as_strided_scatter_options_init(torc_as_strided_scatter_options *options) {
    if (options) *options = torc_as_strided_scatter_options_defaults;
}
const options_layout layout_torc_as_strided_scatter_options = {
    .size = sizeof(torc_as_strided_scatter_options),
    .defaults = &torc_as_strided_scatter_options_defaults,
    .starts = START(torc_as_strided_scatter_options, struct_size) | START(torc_as_strided_scatter_options, storage_offset) | START(torc_as_strided_scatter_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_as_strided_scatter_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_as_strided_scatter_options *)0)->struct_size) + sizeof(((torc_as_strided_scatter_options *)0)->storage_offset) + sizeof(((torc_as_strided_scatter_options *)0)->by_name) == sizeof(torc_as_strided_scatter_options), "no padding");

static const torc_fill_diagonal_inplace_options torc_fill_diagonal_inplace_options_defaults = {TORC_DEFAULTS_torc_fill_diagonal_inplace_options .struct_size = sizeof(torc_fill_diagonal_inplace_options)};
void torc_fill_diagonal_inplace_options_init(torc_fill_diagonal_inplace_options *options) {
    if (options) *options = torc_fill_diagonal_inplace_options_defaults;
}
const options_layout layout_torc_fill_diagonal_inplace_options = {
    .size = sizeof(torc_fill_diagonal_inplace_options),
    .defaults = &torc_fill_diagonal_inplace_options_defaults,
    .starts = START(torc_fill_diagonal_inplace_options, struct_size) | START(torc_fill_diagonal_inplace_options, wrap) | START(torc_fill_diagonal_inplace_options, by_name),
    .flags = START(torc_fill_diagonal_inplace_options, wrap),
    .reserved = 0,
    .by_name = offsetof(torc_fill_diagonal_inplace_options, by_name),
    .flag_names = "wrap\0"};
_Static_assert(sizeof(((torc_fill_diagonal_inplace_options *)0)->struct_size) + sizeof(((torc_fill_diagonal_inplace_options *)0)->wrap) + sizeof(((torc_fill_diagonal_inplace_options *)0)->by_name) == sizeof(torc_fill_diagonal_inplace_options), "no padding");

static const torc_scatter_reduce_options torc_scatter_reduce_options_defaults = {TORC_DEFAULTS_torc_scatter_reduce_options .struct_size = sizeof(torc_scatter_reduce_options)};
void torc_scatter_reduce_options_init(torc_scatter_reduce_options *options) {
    if (options) *options = torc_scatter_reduce_options_defaults;
}
const options_layout layout_torc_scatter_reduce_options = {
    .size = sizeof(torc_scatter_reduce_options),
    .defaults = &torc_scatter_reduce_options_defaults,
    .starts = START(torc_scatter_reduce_options, struct_size) | START(torc_scatter_reduce_options, by_name) | START(torc_scatter_reduce_options, include_self),
    .flags = START(torc_scatter_reduce_options, include_self),
    .reserved = 0,
    .by_name = offsetof(torc_scatter_reduce_options, by_name),
    .flag_names = "include_self\0"};
_Static_assert(sizeof(((torc_scatter_reduce_options *)0)->struct_size) + sizeof(((torc_scatter_reduce_options *)0)->by_name) + sizeof(((torc_scatter_reduce_options *)0)->include_self) == sizeof(torc_scatter_reduce_options), "no padding");

static const torc_index_add_options torc_index_add_options_defaults = {TORC_DEFAULTS_torc_index_add_options .struct_size = sizeof(torc_index_add_options)};
void torc_index_add_options_init(torc_index_add_options *options) {
    if (options) *options = torc_index_add_options_defaults;
}
const options_layout layout_torc_index_add_options = {
    .size = sizeof(torc_index_add_options),
    .defaults = &torc_index_add_options_defaults,
    .starts = START(torc_index_add_options, struct_size) | START(torc_index_add_options, by_name) | START(torc_index_add_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_index_add_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_index_add_options *)0)->struct_size) + sizeof(((torc_index_add_options *)0)->by_name) + sizeof(((torc_index_add_options *)0)->alpha) == sizeof(torc_index_add_options), "no padding");

static const torc_sort_options torc_sort_options_defaults = {TORC_DEFAULTS_torc_sort_options .struct_size = sizeof(torc_sort_options)};
void torc_sort_options_init(torc_sort_options *options) {
    if (options) *options = torc_sort_options_defaults;
}
const options_layout layout_torc_sort_options = {
    .size = sizeof(torc_sort_options),
    .defaults = &torc_sort_options_defaults,
    .starts = START(torc_sort_options, struct_size) | START(torc_sort_options, dim) | START(torc_sort_options, descending) | START(torc_sort_options, stable) | START(torc_sort_options, by_name),
    .flags = START(torc_sort_options, descending) | START(torc_sort_options, stable),
    .reserved = 0,
    .by_name = offsetof(torc_sort_options, by_name),
    .flag_names = "descending\0stable\0"};
_Static_assert(sizeof(((torc_sort_options *)0)->struct_size) + sizeof(((torc_sort_options *)0)->dim) + sizeof(((torc_sort_options *)0)->descending) + sizeof(((torc_sort_options *)0)->stable) + sizeof(((torc_sort_options *)0)->by_name) == sizeof(torc_sort_options), "no padding");

static const torc_topk_options torc_topk_options_defaults = {TORC_DEFAULTS_torc_topk_options .struct_size = sizeof(torc_topk_options)};
void torc_topk_options_init(torc_topk_options *options) {
    if (options) *options = torc_topk_options_defaults;
}
const options_layout layout_torc_topk_options = {
    .size = sizeof(torc_topk_options),
    .defaults = &torc_topk_options_defaults,
    .starts = START(torc_topk_options, struct_size) | START(torc_topk_options, dim) | START(torc_topk_options, largest) | START(torc_topk_options, sorted) | START(torc_topk_options, by_name),
    .flags = START(torc_topk_options, largest) | START(torc_topk_options, sorted),
    .reserved = 0,
    .by_name = offsetof(torc_topk_options, by_name),
    .flag_names = "largest\0sorted\0"};
_Static_assert(sizeof(((torc_topk_options *)0)->struct_size) + sizeof(((torc_topk_options *)0)->dim) + sizeof(((torc_topk_options *)0)->largest) + sizeof(((torc_topk_options *)0)->sorted) + sizeof(((torc_topk_options *)0)->by_name) == sizeof(torc_topk_options), "no padding");

static const torc_index_reduce_options torc_index_reduce_options_defaults = {TORC_DEFAULTS_torc_index_reduce_options .struct_size = sizeof(torc_index_reduce_options)};
void torc_index_reduce_options_init(torc_index_reduce_options *options) {
    if (options) *options = torc_index_reduce_options_defaults;
}
const options_layout layout_torc_index_reduce_options = {
    .size = sizeof(torc_index_reduce_options),
    .defaults = &torc_index_reduce_options_defaults,
    .starts = START(torc_index_reduce_options, struct_size) | START(torc_index_reduce_options, by_name) | START(torc_index_reduce_options, include_self),
    .flags = START(torc_index_reduce_options, include_self),
    .reserved = 0,
    .by_name = offsetof(torc_index_reduce_options, by_name),
    .flag_names = "include_self\0"};
_Static_assert(sizeof(((torc_index_reduce_options *)0)->struct_size) + sizeof(((torc_index_reduce_options *)0)->by_name) + sizeof(((torc_index_reduce_options *)0)->include_self) == sizeof(torc_index_reduce_options), "no padding");

static const torc_argsort_options torc_argsort_options_defaults = {TORC_DEFAULTS_torc_argsort_options .struct_size = sizeof(torc_argsort_options)};
void torc_argsort_options_init(torc_argsort_options *options) {
    if (options) *options = torc_argsort_options_defaults;
}
const options_layout layout_torc_argsort_options = {
    .size = sizeof(torc_argsort_options),
    .defaults = &torc_argsort_options_defaults,
    .starts = START(torc_argsort_options, struct_size) | START(torc_argsort_options, dim) | START(torc_argsort_options, descending) | START(torc_argsort_options, stable) | START(torc_argsort_options, by_name),
    .flags = START(torc_argsort_options, descending) | START(torc_argsort_options, stable),
    .reserved = 0,
    .by_name = offsetof(torc_argsort_options, by_name),
    .flag_names = "descending\0stable\0"};
_Static_assert(sizeof(((torc_argsort_options *)0)->struct_size) + sizeof(((torc_argsort_options *)0)->dim) + sizeof(((torc_argsort_options *)0)->descending) + sizeof(((torc_argsort_options *)0)->stable) + sizeof(((torc_argsort_options *)0)->by_name) == sizeof(torc_argsort_options), "no padding");

static const torc_index_put_options torc_index_put_options_defaults = {TORC_DEFAULTS_torc_index_put_options .struct_size = sizeof(torc_index_put_options)};
void torc_index_put_options_init(torc_index_put_options *options) {
    if (options) *options = torc_index_put_options_defaults;
}
const options_layout layout_torc_index_put_options = {
    .size = sizeof(torc_index_put_options),
    .defaults = &torc_index_put_options_defaults,
    .starts = START(torc_index_put_options, struct_size) | START(torc_index_put_options, accumulate) | START(torc_index_put_options, by_name),
    .flags = START(torc_index_put_options, accumulate),
    .reserved = 0,
    .by_name = offsetof(torc_index_put_options, by_name),
    .flag_names = "accumulate\0"};
_Static_assert(sizeof(((torc_index_put_options *)0)->struct_size) + sizeof(((torc_index_put_options *)0)->accumulate) + sizeof(((torc_index_put_options *)0)->by_name) == sizeof(torc_index_put_options), "no padding");

static const torc_put_options torc_put_options_defaults = {TORC_DEFAULTS_torc_put_options .struct_size = sizeof(torc_put_options)};
void torc_put_options_init(torc_put_options *options) {
    if (options) *options = torc_put_options_defaults;
}
const options_layout layout_torc_put_options = {
    .size = sizeof(torc_put_options),
    .defaults = &torc_put_options_defaults,
    .starts = START(torc_put_options, struct_size) | START(torc_put_options, accumulate) | START(torc_put_options, by_name),
    .flags = START(torc_put_options, accumulate),
    .reserved = 0,
    .by_name = offsetof(torc_put_options, by_name),
    .flag_names = "accumulate\0"};
_Static_assert(sizeof(((torc_put_options *)0)->struct_size) + sizeof(((torc_put_options *)0)->accumulate) + sizeof(((torc_put_options *)0)->by_name) == sizeof(torc_put_options), "no padding");

static const torc_take_along_dim_options torc_take_along_dim_options_defaults = {TORC_DEFAULTS_torc_take_along_dim_options .struct_size = sizeof(torc_take_along_dim_options)};
void torc_take_along_dim_options_init(torc_take_along_dim_options *options) {
    if (options) *options = torc_take_along_dim_options_defaults;
}
const options_layout layout_torc_take_along_dim_options = {
    .size = sizeof(torc_take_along_dim_options),
    .defaults = &torc_take_along_dim_options_defaults,
    .starts = START(torc_take_along_dim_options, struct_size) | START(torc_take_along_dim_options, dim) | START(torc_take_along_dim_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_take_along_dim_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_take_along_dim_options *)0)->struct_size) + sizeof(((torc_take_along_dim_options *)0)->dim) + sizeof(((torc_take_along_dim_options *)0)->by_name) == sizeof(torc_take_along_dim_options), "no padding");

static const torc_repeat_interleave_options torc_repeat_interleave_options_defaults = {TORC_DEFAULTS_torc_repeat_interleave_options .struct_size = sizeof(torc_repeat_interleave_options)};
void torc_repeat_interleave_options_init(torc_repeat_interleave_options *options) {
    if (options) *options = torc_repeat_interleave_options_defaults;
}
const options_layout layout_torc_repeat_interleave_options = {
    .size = sizeof(torc_repeat_interleave_options),
    .defaults = &torc_repeat_interleave_options_defaults,
    .starts = START(torc_repeat_interleave_options, struct_size) | START(torc_repeat_interleave_options, dim) | START(torc_repeat_interleave_options, by_name) | START(torc_repeat_interleave_options, output_size),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_repeat_interleave_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_repeat_interleave_options *)0)->struct_size) + sizeof(((torc_repeat_interleave_options *)0)->dim) + sizeof(((torc_repeat_interleave_options *)0)->by_name) + sizeof(((torc_repeat_interleave_options *)0)->output_size) == sizeof(torc_repeat_interleave_options), "no padding");

static const torc_repeat_interleave_tensor_options torc_repeat_interleave_tensor_options_defaults = {TORC_DEFAULTS_torc_repeat_interleave_tensor_options .struct_size = sizeof(torc_repeat_interleave_tensor_options)};
void torc_repeat_interleave_tensor_options_init(torc_repeat_interleave_tensor_options *options) {
    if (options) *options = torc_repeat_interleave_tensor_options_defaults;
}
const options_layout layout_torc_repeat_interleave_tensor_options = {
    .size = sizeof(torc_repeat_interleave_tensor_options),
    .defaults = &torc_repeat_interleave_tensor_options_defaults,
    .starts = START(torc_repeat_interleave_tensor_options, struct_size) | START(torc_repeat_interleave_tensor_options, dim) | START(torc_repeat_interleave_tensor_options, by_name) | START(torc_repeat_interleave_tensor_options, output_size),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_repeat_interleave_tensor_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_repeat_interleave_tensor_options *)0)->struct_size) + sizeof(((torc_repeat_interleave_tensor_options *)0)->dim) + sizeof(((torc_repeat_interleave_tensor_options *)0)->by_name) + sizeof(((torc_repeat_interleave_tensor_options *)0)->output_size) == sizeof(torc_repeat_interleave_tensor_options), "no padding");

static const torc_repeat_interleave_counts_options torc_repeat_interleave_counts_options_defaults = {TORC_DEFAULTS_torc_repeat_interleave_counts_options .struct_size = sizeof(torc_repeat_interleave_counts_options)};
void torc_repeat_interleave_counts_options_init(torc_repeat_interleave_counts_options *options) {
    if (options) *options = torc_repeat_interleave_counts_options_defaults;
}
const options_layout layout_torc_repeat_interleave_counts_options = {
    .size = sizeof(torc_repeat_interleave_counts_options),
    .defaults = &torc_repeat_interleave_counts_options_defaults,
    .starts = START(torc_repeat_interleave_counts_options, struct_size) | START(torc_repeat_interleave_counts_options, by_name) | START(torc_repeat_interleave_counts_options, output_size),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_repeat_interleave_counts_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_repeat_interleave_counts_options *)0)->struct_size) + sizeof(((torc_repeat_interleave_counts_options *)0)->by_name) + sizeof(((torc_repeat_interleave_counts_options *)0)->output_size) == sizeof(torc_repeat_interleave_counts_options), "no padding");

static const torc_isin_options torc_isin_options_defaults = {TORC_DEFAULTS_torc_isin_options .struct_size = sizeof(torc_isin_options)};
void torc_isin_options_init(torc_isin_options *options) {
    if (options) *options = torc_isin_options_defaults;
}
const options_layout layout_torc_isin_options = {
    .size = sizeof(torc_isin_options),
    .defaults = &torc_isin_options_defaults,
    .starts = START(torc_isin_options, struct_size) | START(torc_isin_options, by_name) | START(torc_isin_options, assume_unique) | START(torc_isin_options, invert),
    .flags = START(torc_isin_options, assume_unique) | START(torc_isin_options, invert),
    .reserved = 0,
    .by_name = offsetof(torc_isin_options, by_name),
    .flag_names = "assume_unique\0invert\0"};
_Static_assert(sizeof(((torc_isin_options *)0)->struct_size) + sizeof(((torc_isin_options *)0)->by_name) + sizeof(((torc_isin_options *)0)->assume_unique) + sizeof(((torc_isin_options *)0)->invert) == sizeof(torc_isin_options), "no padding");

static const torc_searchsorted_options torc_searchsorted_options_defaults = {TORC_DEFAULTS_torc_searchsorted_options .struct_size = sizeof(torc_searchsorted_options)};
void torc_searchsorted_options_init(torc_searchsorted_options *options) {
    if (options) *options = torc_searchsorted_options_defaults;
}
const options_layout layout_torc_searchsorted_options = {
    .size = sizeof(torc_searchsorted_options),
    .defaults = &torc_searchsorted_options_defaults,
    .starts = START(torc_searchsorted_options, struct_size) | START(torc_searchsorted_options, by_name) | START(torc_searchsorted_options, out_int32) | START(torc_searchsorted_options, right) | START(torc_searchsorted_options, side) | START(torc_searchsorted_options, sorter),
    .flags = START(torc_searchsorted_options, out_int32) | START(torc_searchsorted_options, right),
    .reserved = 0,
    .by_name = offsetof(torc_searchsorted_options, by_name),
    .flag_names = "out_int32\0right\0"};
_Static_assert(sizeof(((torc_searchsorted_options *)0)->struct_size) + sizeof(((torc_searchsorted_options *)0)->by_name) + sizeof(((torc_searchsorted_options *)0)->out_int32) + sizeof(((torc_searchsorted_options *)0)->right) + sizeof(((torc_searchsorted_options *)0)->side) + sizeof(((torc_searchsorted_options *)0)->sorter) == sizeof(torc_searchsorted_options), "no padding");

static const torc_bucketize_options torc_bucketize_options_defaults = {TORC_DEFAULTS_torc_bucketize_options .struct_size = sizeof(torc_bucketize_options)};
void torc_bucketize_options_init(torc_bucketize_options *options) {
    if (options) *options = torc_bucketize_options_defaults;
}
const options_layout layout_torc_bucketize_options = {
    .size = sizeof(torc_bucketize_options),
    .defaults = &torc_bucketize_options_defaults,
    .starts = START(torc_bucketize_options, struct_size) | START(torc_bucketize_options, by_name) | START(torc_bucketize_options, out_int32) | START(torc_bucketize_options, right),
    .flags = START(torc_bucketize_options, out_int32) | START(torc_bucketize_options, right),
    .reserved = 0,
    .by_name = offsetof(torc_bucketize_options, by_name),
    .flag_names = "out_int32\0right\0"};
_Static_assert(sizeof(((torc_bucketize_options *)0)->struct_size) + sizeof(((torc_bucketize_options *)0)->by_name) + sizeof(((torc_bucketize_options *)0)->out_int32) + sizeof(((torc_bucketize_options *)0)->right) == sizeof(torc_bucketize_options), "no padding");

static const torc_multinomial_options torc_multinomial_options_defaults = {TORC_DEFAULTS_torc_multinomial_options .struct_size = sizeof(torc_multinomial_options)};
void torc_multinomial_options_init(torc_multinomial_options *options) {
    if (options) *options = torc_multinomial_options_defaults;
}
const options_layout layout_torc_multinomial_options = {
    .size = sizeof(torc_multinomial_options),
    .defaults = &torc_multinomial_options_defaults,
    .starts = START(torc_multinomial_options, struct_size) | START(torc_multinomial_options, replacement) | START(torc_multinomial_options, by_name) | START(torc_multinomial_options, generator),
    .flags = START(torc_multinomial_options, replacement),
    .reserved = 0,
    .by_name = offsetof(torc_multinomial_options, by_name),
    .flag_names = "replacement\0"};
_Static_assert(sizeof(((torc_multinomial_options *)0)->struct_size) + sizeof(((torc_multinomial_options *)0)->replacement) + sizeof(((torc_multinomial_options *)0)->by_name) + sizeof(((torc_multinomial_options *)0)->generator) == sizeof(torc_multinomial_options), "no padding");

static const torc_unique_dim_options torc_unique_dim_options_defaults = {TORC_DEFAULTS_torc_unique_dim_options .struct_size = sizeof(torc_unique_dim_options)};
void torc_unique_dim_options_init(torc_unique_dim_options *options) {
    if (options) *options = torc_unique_dim_options_defaults;
}
const options_layout layout_torc_unique_dim_options = {
    .size = sizeof(torc_unique_dim_options),
    .defaults = &torc_unique_dim_options_defaults,
    .starts = START(torc_unique_dim_options, struct_size) | START(torc_unique_dim_options, sorted) | START(torc_unique_dim_options, return_inverse) | START(torc_unique_dim_options, return_counts) | START(torc_unique_dim_options, by_name),
    .flags = START(torc_unique_dim_options, sorted) | START(torc_unique_dim_options, return_inverse) | START(torc_unique_dim_options, return_counts),
    .reserved = 0,
    .by_name = offsetof(torc_unique_dim_options, by_name),
    .flag_names = "sorted\0return_inverse\0return_counts\0"};
_Static_assert(sizeof(((torc_unique_dim_options *)0)->struct_size) + sizeof(((torc_unique_dim_options *)0)->sorted) + sizeof(((torc_unique_dim_options *)0)->return_inverse) + sizeof(((torc_unique_dim_options *)0)->return_counts) + sizeof(((torc_unique_dim_options *)0)->by_name) == sizeof(torc_unique_dim_options), "no padding");

static const torc_unique_consecutive_options torc_unique_consecutive_options_defaults = {TORC_DEFAULTS_torc_unique_consecutive_options .struct_size = sizeof(torc_unique_consecutive_options)};
void torc_unique_consecutive_options_init(torc_unique_consecutive_options *options) {
    if (options) *options = torc_unique_consecutive_options_defaults;
}
const options_layout layout_torc_unique_consecutive_options = {
    .size = sizeof(torc_unique_consecutive_options),
    .defaults = &torc_unique_consecutive_options_defaults,
    .starts = START(torc_unique_consecutive_options, struct_size) | START(torc_unique_consecutive_options, return_inverse) | START(torc_unique_consecutive_options, return_counts) | START(torc_unique_consecutive_options, dim) | START(torc_unique_consecutive_options, by_name),
    .flags = START(torc_unique_consecutive_options, return_inverse) | START(torc_unique_consecutive_options, return_counts),
    .reserved = 0,
    .by_name = offsetof(torc_unique_consecutive_options, by_name),
    .flag_names = "return_inverse\0return_counts\0"};
_Static_assert(sizeof(((torc_unique_consecutive_options *)0)->struct_size) + sizeof(((torc_unique_consecutive_options *)0)->return_inverse) + sizeof(((torc_unique_consecutive_options *)0)->return_counts) + sizeof(((torc_unique_consecutive_options *)0)->dim) + sizeof(((torc_unique_consecutive_options *)0)->by_name) == sizeof(torc_unique_consecutive_options), "no padding");

static const torc_kthvalue_options torc_kthvalue_options_defaults = {TORC_DEFAULTS_torc_kthvalue_options .struct_size = sizeof(torc_kthvalue_options)};
void torc_kthvalue_options_init(torc_kthvalue_options *options) {
    if (options) *options = torc_kthvalue_options_defaults;
}
const options_layout layout_torc_kthvalue_options = {
    .size = sizeof(torc_kthvalue_options),
    .defaults = &torc_kthvalue_options_defaults,
    .starts = START(torc_kthvalue_options, struct_size) | START(torc_kthvalue_options, dim) | START(torc_kthvalue_options, keepdim) | START(torc_kthvalue_options, by_name),
    .flags = START(torc_kthvalue_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_kthvalue_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_kthvalue_options *)0)->struct_size) + sizeof(((torc_kthvalue_options *)0)->dim) + sizeof(((torc_kthvalue_options *)0)->keepdim) + sizeof(((torc_kthvalue_options *)0)->by_name) == sizeof(torc_kthvalue_options), "no padding");

static const torc_mode_options torc_mode_options_defaults = {TORC_DEFAULTS_torc_mode_options .struct_size = sizeof(torc_mode_options)};
void torc_mode_options_init(torc_mode_options *options) {
    if (options) *options = torc_mode_options_defaults;
}
const options_layout layout_torc_mode_options = {
    .size = sizeof(torc_mode_options),
    .defaults = &torc_mode_options_defaults,
    .starts = START(torc_mode_options, struct_size) | START(torc_mode_options, dim) | START(torc_mode_options, keepdim) | START(torc_mode_options, by_name),
    .flags = START(torc_mode_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_mode_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_mode_options *)0)->struct_size) + sizeof(((torc_mode_options *)0)->dim) + sizeof(((torc_mode_options *)0)->keepdim) + sizeof(((torc_mode_options *)0)->by_name) == sizeof(torc_mode_options), "no padding");

static const torc_bincount_options torc_bincount_options_defaults = {TORC_DEFAULTS_torc_bincount_options .struct_size = sizeof(torc_bincount_options)};
void torc_bincount_options_init(torc_bincount_options *options) {
    if (options) *options = torc_bincount_options_defaults;
}
const options_layout layout_torc_bincount_options = {
    .size = sizeof(torc_bincount_options),
    .defaults = &torc_bincount_options_defaults,
    .starts = START(torc_bincount_options, struct_size) | START(torc_bincount_options, weights) | START(torc_bincount_options, minlength) | START(torc_bincount_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_bincount_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_bincount_options *)0)->struct_size) + sizeof(((torc_bincount_options *)0)->weights) + sizeof(((torc_bincount_options *)0)->minlength) + sizeof(((torc_bincount_options *)0)->by_name) == sizeof(torc_bincount_options), "no padding");

static const torc_addmm_options torc_addmm_options_defaults = {TORC_DEFAULTS_torc_addmm_options .struct_size = sizeof(torc_addmm_options)};
void torc_addmm_options_init(torc_addmm_options *options) {
    if (options) *options = torc_addmm_options_defaults;
}
const options_layout layout_torc_addmm_options = {
    .size = sizeof(torc_addmm_options),
    .defaults = &torc_addmm_options_defaults,
    .starts = START(torc_addmm_options, struct_size) | START(torc_addmm_options, by_name) | START(torc_addmm_options, beta) | START(torc_addmm_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_addmm_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_addmm_options *)0)->struct_size) + sizeof(((torc_addmm_options *)0)->by_name) + sizeof(((torc_addmm_options *)0)->beta) + sizeof(((torc_addmm_options *)0)->alpha) == sizeof(torc_addmm_options), "no padding");

static const torc_baddbmm_options torc_baddbmm_options_defaults = {TORC_DEFAULTS_torc_baddbmm_options .struct_size = sizeof(torc_baddbmm_options)};
void torc_baddbmm_options_init(torc_baddbmm_options *options) {
    if (options) *options = torc_baddbmm_options_defaults;
}
const options_layout layout_torc_baddbmm_options = {
    .size = sizeof(torc_baddbmm_options),
    .defaults = &torc_baddbmm_options_defaults,
    .starts = START(torc_baddbmm_options, struct_size) | START(torc_baddbmm_options, by_name) | START(torc_baddbmm_options, beta) | START(torc_baddbmm_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_baddbmm_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_baddbmm_options *)0)->struct_size) + sizeof(((torc_baddbmm_options *)0)->by_name) + sizeof(((torc_baddbmm_options *)0)->beta) + sizeof(((torc_baddbmm_options *)0)->alpha) == sizeof(torc_baddbmm_options), "no padding");

static const torc_addmv_options torc_addmv_options_defaults = {TORC_DEFAULTS_torc_addmv_options .struct_size = sizeof(torc_addmv_options)};
void torc_addmv_options_init(torc_addmv_options *options) {
    if (options) *options = torc_addmv_options_defaults;
}
const options_layout layout_torc_addmv_options = {
    .size = sizeof(torc_addmv_options),
    .defaults = &torc_addmv_options_defaults,
    .starts = START(torc_addmv_options, struct_size) | START(torc_addmv_options, by_name) | START(torc_addmv_options, beta) | START(torc_addmv_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_addmv_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_addmv_options *)0)->struct_size) + sizeof(((torc_addmv_options *)0)->by_name) + sizeof(((torc_addmv_options *)0)->beta) + sizeof(((torc_addmv_options *)0)->alpha) == sizeof(torc_addmv_options), "no padding");

static const torc_linear_options torc_linear_options_defaults = {TORC_DEFAULTS_torc_linear_options .struct_size = sizeof(torc_linear_options)};
void torc_linear_options_init(torc_linear_options *options) {
    if (options) *options = torc_linear_options_defaults;
}
const options_layout layout_torc_linear_options = {
    .size = sizeof(torc_linear_options),
    .defaults = &torc_linear_options_defaults,
    .starts = START(torc_linear_options, struct_size) | START(torc_linear_options, bias) | START(torc_linear_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_linear_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_linear_options *)0)->struct_size) + sizeof(((torc_linear_options *)0)->bias) + sizeof(((torc_linear_options *)0)->by_name) == sizeof(torc_linear_options), "no padding");

static const torc_linalg_vecdot_options torc_linalg_vecdot_options_defaults = {TORC_DEFAULTS_torc_linalg_vecdot_options .struct_size = sizeof(torc_linalg_vecdot_options)};
void torc_linalg_vecdot_options_init(torc_linalg_vecdot_options *options) {
    if (options) *options = torc_linalg_vecdot_options_defaults;
}
const options_layout layout_torc_linalg_vecdot_options = {
    .size = sizeof(torc_linalg_vecdot_options),
    .defaults = &torc_linalg_vecdot_options_defaults,
    .starts = START(torc_linalg_vecdot_options, struct_size) | START(torc_linalg_vecdot_options, by_name) | START(torc_linalg_vecdot_options, dim),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_linalg_vecdot_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_linalg_vecdot_options *)0)->struct_size) + sizeof(((torc_linalg_vecdot_options *)0)->by_name) + sizeof(((torc_linalg_vecdot_options *)0)->dim) == sizeof(torc_linalg_vecdot_options), "no padding");

static const torc_addr_options torc_addr_options_defaults = {TORC_DEFAULTS_torc_addr_options .struct_size = sizeof(torc_addr_options)};
void torc_addr_options_init(torc_addr_options *options) {
    if (options) *options = torc_addr_options_defaults;
}
const options_layout layout_torc_addr_options = {
    .size = sizeof(torc_addr_options),
    .defaults = &torc_addr_options_defaults,
    .starts = START(torc_addr_options, struct_size) | START(torc_addr_options, by_name) | START(torc_addr_options, beta) | START(torc_addr_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_addr_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_addr_options *)0)->struct_size) + sizeof(((torc_addr_options *)0)->by_name) + sizeof(((torc_addr_options *)0)->beta) + sizeof(((torc_addr_options *)0)->alpha) == sizeof(torc_addr_options), "no padding");

static const torc_addbmm_options torc_addbmm_options_defaults = {TORC_DEFAULTS_torc_addbmm_options .struct_size = sizeof(torc_addbmm_options)};
void torc_addbmm_options_init(torc_addbmm_options *options) {
    if (options) *options = torc_addbmm_options_defaults;
}
const options_layout layout_torc_addbmm_options = {
    .size = sizeof(torc_addbmm_options),
    .defaults = &torc_addbmm_options_defaults,
    .starts = START(torc_addbmm_options, struct_size) | START(torc_addbmm_options, by_name) | START(torc_addbmm_options, beta) | START(torc_addbmm_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_addbmm_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_addbmm_options *)0)->struct_size) + sizeof(((torc_addbmm_options *)0)->by_name) + sizeof(((torc_addbmm_options *)0)->beta) + sizeof(((torc_addbmm_options *)0)->alpha) == sizeof(torc_addbmm_options), "no padding");

static const torc_linalg_cross_options torc_linalg_cross_options_defaults = {TORC_DEFAULTS_torc_linalg_cross_options .struct_size = sizeof(torc_linalg_cross_options)};
void torc_linalg_cross_options_init(torc_linalg_cross_options *options) {
    if (options) *options = torc_linalg_cross_options_defaults;
}
const options_layout layout_torc_linalg_cross_options = {
    .size = sizeof(torc_linalg_cross_options),
    .defaults = &torc_linalg_cross_options_defaults,
    .starts = START(torc_linalg_cross_options, struct_size) | START(torc_linalg_cross_options, by_name) | START(torc_linalg_cross_options, dim),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_linalg_cross_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_linalg_cross_options *)0)->struct_size) + sizeof(((torc_linalg_cross_options *)0)->by_name) + sizeof(((torc_linalg_cross_options *)0)->dim) == sizeof(torc_linalg_cross_options), "no padding");

static const torc_cross_options torc_cross_options_defaults = {TORC_DEFAULTS_torc_cross_options .struct_size = sizeof(torc_cross_options)};
void torc_cross_options_init(torc_cross_options *options) {
    if (options) *options = torc_cross_options_defaults;
}
const options_layout layout_torc_cross_options = {
    .size = sizeof(torc_cross_options),
    .defaults = &torc_cross_options_defaults,
    .starts = START(torc_cross_options, struct_size) | START(torc_cross_options, dim) | START(torc_cross_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cross_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cross_options *)0)->struct_size) + sizeof(((torc_cross_options *)0)->dim) + sizeof(((torc_cross_options *)0)->by_name) == sizeof(torc_cross_options), "no padding");

static const torc_linear_gelu_options torc_linear_gelu_options_defaults = {TORC_DEFAULTS_torc_linear_gelu_options .struct_size = sizeof(torc_linear_gelu_options)};
void torc_linear_gelu_options_init(torc_linear_gelu_options *options) {
    if (options) *options = torc_linear_gelu_options_defaults;
}
const options_layout layout_torc_linear_gelu_options = {
    .size = sizeof(torc_linear_gelu_options),
    .defaults = &torc_linear_gelu_options_defaults,
    .starts = START(torc_linear_gelu_options, struct_size) | START(torc_linear_gelu_options, bias) | START(torc_linear_gelu_options, by_name) | START(torc_linear_gelu_options, approximate),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_linear_gelu_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_linear_gelu_options *)0)->struct_size) + sizeof(((torc_linear_gelu_options *)0)->bias) + sizeof(((torc_linear_gelu_options *)0)->by_name) + sizeof(((torc_linear_gelu_options *)0)->approximate) == sizeof(torc_linear_gelu_options), "no padding");

static const torc_linear_gelu_linear_options torc_linear_gelu_linear_options_defaults = {TORC_DEFAULTS_torc_linear_gelu_linear_options .struct_size = sizeof(torc_linear_gelu_linear_options)};
void torc_linear_gelu_linear_options_init(torc_linear_gelu_linear_options *options) {
    if (options) *options = torc_linear_gelu_linear_options_defaults;
}
const options_layout layout_torc_linear_gelu_linear_options = {
    .size = sizeof(torc_linear_gelu_linear_options),
    .defaults = &torc_linear_gelu_linear_options_defaults,
    .starts = START(torc_linear_gelu_linear_options, struct_size) | START(torc_linear_gelu_linear_options, by_name) | START(torc_linear_gelu_linear_options, approximate),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_linear_gelu_linear_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_linear_gelu_linear_options *)0)->struct_size) + sizeof(((torc_linear_gelu_linear_options *)0)->by_name) + sizeof(((torc_linear_gelu_linear_options *)0)->approximate) == sizeof(torc_linear_gelu_linear_options), "no padding");

static const torc_softmax_options torc_softmax_options_defaults = {TORC_DEFAULTS_torc_softmax_options .struct_size = sizeof(torc_softmax_options)};
void torc_softmax_options_init(torc_softmax_options *options) {
    if (options) *options = torc_softmax_options_defaults;
}
const options_layout layout_torc_softmax_options = {
    .size = sizeof(torc_softmax_options),
    .defaults = &torc_softmax_options_defaults,
    .starts = START(torc_softmax_options, struct_size) | START(torc_softmax_options, dtype) | START(torc_softmax_options, reserved0) | START(torc_softmax_options, by_name),
    .flags = 0,
    .reserved = offsetof(torc_softmax_options, reserved0),
    .by_name = offsetof(torc_softmax_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_softmax_options *)0)->struct_size) + sizeof(((torc_softmax_options *)0)->dtype) + sizeof(((torc_softmax_options *)0)->reserved0) + sizeof(((torc_softmax_options *)0)->by_name) == sizeof(torc_softmax_options), "no padding");

static const torc_log_softmax_options torc_log_softmax_options_defaults = {TORC_DEFAULTS_torc_log_softmax_options .struct_size = sizeof(torc_log_softmax_options)};
void torc_log_softmax_options_init(torc_log_softmax_options *options) {
    if (options) *options = torc_log_softmax_options_defaults;
}
const options_layout layout_torc_log_softmax_options = {
    .size = sizeof(torc_log_softmax_options),
    .defaults = &torc_log_softmax_options_defaults,
    .starts = START(torc_log_softmax_options, struct_size) | START(torc_log_softmax_options, dtype) | START(torc_log_softmax_options, reserved0) | START(torc_log_softmax_options, by_name),
    .flags = 0,
    .reserved = offsetof(torc_log_softmax_options, reserved0),
    .by_name = offsetof(torc_log_softmax_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_log_softmax_options *)0)->struct_size) + sizeof(((torc_log_softmax_options *)0)->dtype) + sizeof(((torc_log_softmax_options *)0)->reserved0) + sizeof(((torc_log_softmax_options *)0)->by_name) == sizeof(torc_log_softmax_options), "no padding");

static const torc_layer_norm_options torc_layer_norm_options_defaults = {TORC_DEFAULTS_torc_layer_norm_options .struct_size = sizeof(torc_layer_norm_options)};
void torc_layer_norm_options_init(torc_layer_norm_options *options) {
    if (options) *options = torc_layer_norm_options_defaults;
}
const options_layout layout_torc_layer_norm_options = {
    .size = sizeof(torc_layer_norm_options),
    .defaults = &torc_layer_norm_options_defaults,
    .starts = START(torc_layer_norm_options, struct_size) | START(torc_layer_norm_options, weight) | START(torc_layer_norm_options, bias) | START(torc_layer_norm_options, eps) | START(torc_layer_norm_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_layer_norm_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_layer_norm_options *)0)->struct_size) + sizeof(((torc_layer_norm_options *)0)->weight) + sizeof(((torc_layer_norm_options *)0)->bias) + sizeof(((torc_layer_norm_options *)0)->eps) + sizeof(((torc_layer_norm_options *)0)->by_name) == sizeof(torc_layer_norm_options), "no padding");

static const torc_batch_norm_options torc_batch_norm_options_defaults = {TORC_DEFAULTS_torc_batch_norm_options .struct_size = sizeof(torc_batch_norm_options)};
void torc_batch_norm_options_init(torc_batch_norm_options *options) {
    if (options) *options = torc_batch_norm_options_defaults;
}
const options_layout layout_torc_batch_norm_options = {
    .size = sizeof(torc_batch_norm_options),
    .defaults = &torc_batch_norm_options_defaults,
    .starts = START(torc_batch_norm_options, struct_size) | START(torc_batch_norm_options, weight) | START(torc_batch_norm_options, bias) | START(torc_batch_norm_options, training) | START(torc_batch_norm_options, momentum) | START(torc_batch_norm_options, eps) | START(torc_batch_norm_options, by_name),
    .flags = START(torc_batch_norm_options, training),
    .reserved = 0,
    .by_name = offsetof(torc_batch_norm_options, by_name),
    .flag_names = "training\0"};
_Static_assert(sizeof(((torc_batch_norm_options *)0)->struct_size) + sizeof(((torc_batch_norm_options *)0)->weight) + sizeof(((torc_batch_norm_options *)0)->bias) + sizeof(((torc_batch_norm_options *)0)->training) + sizeof(((torc_batch_norm_options *)0)->momentum) + sizeof(((torc_batch_norm_options *)0)->eps) + sizeof(((torc_batch_norm_options *)0)->by_name) == sizeof(torc_batch_norm_options), "no padding");

static const torc_instance_norm_options torc_instance_norm_options_defaults = {TORC_DEFAULTS_torc_instance_norm_options .struct_size = sizeof(torc_instance_norm_options)};
void torc_instance_norm_options_init(torc_instance_norm_options *options) {
    if (options) *options = torc_instance_norm_options_defaults;
}
const options_layout layout_torc_instance_norm_options = {
    .size = sizeof(torc_instance_norm_options),
    .defaults = &torc_instance_norm_options_defaults,
    .starts = START(torc_instance_norm_options, struct_size) | START(torc_instance_norm_options, running_mean) | START(torc_instance_norm_options, running_var) | START(torc_instance_norm_options, weight) | START(torc_instance_norm_options, bias) | START(torc_instance_norm_options, use_input_stats) | START(torc_instance_norm_options, momentum) | START(torc_instance_norm_options, eps) | START(torc_instance_norm_options, by_name),
    .flags = START(torc_instance_norm_options, use_input_stats),
    .reserved = 0,
    .by_name = offsetof(torc_instance_norm_options, by_name),
    .flag_names = "use_input_stats\0"};
_Static_assert(sizeof(((torc_instance_norm_options *)0)->struct_size) + sizeof(((torc_instance_norm_options *)0)->running_mean) + sizeof(((torc_instance_norm_options *)0)->running_var) + sizeof(((torc_instance_norm_options *)0)->weight) + sizeof(((torc_instance_norm_options *)0)->bias) + sizeof(((torc_instance_norm_options *)0)->use_input_stats) + sizeof(((torc_instance_norm_options *)0)->momentum) + sizeof(((torc_instance_norm_options *)0)->eps) + sizeof(((torc_instance_norm_options *)0)->by_name) == sizeof(torc_instance_norm_options), "no padding");

static const torc_group_norm_options torc_group_norm_options_defaults = {TORC_DEFAULTS_torc_group_norm_options .struct_size = sizeof(torc_group_norm_options)};
void torc_group_norm_options_init(torc_group_norm_options *options) {
    if (options) *options = torc_group_norm_options_defaults;
}
const options_layout layout_torc_group_norm_options = {
    .size = sizeof(torc_group_norm_options),
    .defaults = &torc_group_norm_options_defaults,
    .starts = START(torc_group_norm_options, struct_size) | START(torc_group_norm_options, weight) | START(torc_group_norm_options, bias) | START(torc_group_norm_options, eps) | START(torc_group_norm_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_group_norm_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_group_norm_options *)0)->struct_size) + sizeof(((torc_group_norm_options *)0)->weight) + sizeof(((torc_group_norm_options *)0)->bias) + sizeof(((torc_group_norm_options *)0)->eps) + sizeof(((torc_group_norm_options *)0)->by_name) == sizeof(torc_group_norm_options), "no padding");

static const torc_rms_norm_options torc_rms_norm_options_defaults = {TORC_DEFAULTS_torc_rms_norm_options .struct_size = sizeof(torc_rms_norm_options)};
void torc_rms_norm_options_init(torc_rms_norm_options *options) {
    if (options) *options = torc_rms_norm_options_defaults;
}
const options_layout layout_torc_rms_norm_options = {
    .size = sizeof(torc_rms_norm_options),
    .defaults = &torc_rms_norm_options_defaults,
    .starts = START(torc_rms_norm_options, struct_size) | START(torc_rms_norm_options, weight) | START(torc_rms_norm_options, eps) | START(torc_rms_norm_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_rms_norm_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_rms_norm_options *)0)->struct_size) + sizeof(((torc_rms_norm_options *)0)->weight) + sizeof(((torc_rms_norm_options *)0)->eps) + sizeof(((torc_rms_norm_options *)0)->by_name) == sizeof(torc_rms_norm_options), "no padding");

static const torc_native_dropout_options torc_native_dropout_options_defaults = {TORC_DEFAULTS_torc_native_dropout_options .struct_size = sizeof(torc_native_dropout_options)};
void torc_native_dropout_options_init(torc_native_dropout_options *options) {
    if (options) *options = torc_native_dropout_options_defaults;
}
const options_layout layout_torc_native_dropout_options = {
    .size = sizeof(torc_native_dropout_options),
    .defaults = &torc_native_dropout_options_defaults,
    .starts = START(torc_native_dropout_options, struct_size) | START(torc_native_dropout_options, generator) | START(torc_native_dropout_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_native_dropout_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_native_dropout_options *)0)->struct_size) + sizeof(((torc_native_dropout_options *)0)->generator) + sizeof(((torc_native_dropout_options *)0)->by_name) == sizeof(torc_native_dropout_options), "no padding");

static const torc_dropout_options torc_dropout_options_defaults = {TORC_DEFAULTS_torc_dropout_options .struct_size = sizeof(torc_dropout_options)};
void torc_dropout_options_init(torc_dropout_options *options) {
    if (options) *options = torc_dropout_options_defaults;
}
const options_layout layout_torc_dropout_options = {
    .size = sizeof(torc_dropout_options),
    .defaults = &torc_dropout_options_defaults,
    .starts = START(torc_dropout_options, struct_size) | START(torc_dropout_options, p) | START(torc_dropout_options, training) | START(torc_dropout_options, generator) | START(torc_dropout_options, by_name),
    .flags = START(torc_dropout_options, training),
    .reserved = 0,
    .by_name = offsetof(torc_dropout_options, by_name),
    .flag_names = "training\0"};
_Static_assert(sizeof(((torc_dropout_options *)0)->struct_size) + sizeof(((torc_dropout_options *)0)->p) + sizeof(((torc_dropout_options *)0)->training) + sizeof(((torc_dropout_options *)0)->generator) + sizeof(((torc_dropout_options *)0)->by_name) == sizeof(torc_dropout_options), "no padding");

static const torc_feature_dropout_options torc_feature_dropout_options_defaults = {TORC_DEFAULTS_torc_feature_dropout_options .struct_size = sizeof(torc_feature_dropout_options)};
void torc_feature_dropout_options_init(torc_feature_dropout_options *options) {
    if (options) *options = torc_feature_dropout_options_defaults;
}
const options_layout layout_torc_feature_dropout_options = {
    .size = sizeof(torc_feature_dropout_options),
    .defaults = &torc_feature_dropout_options_defaults,
    .starts = START(torc_feature_dropout_options, struct_size) | START(torc_feature_dropout_options, p) | START(torc_feature_dropout_options, training) | START(torc_feature_dropout_options, generator) | START(torc_feature_dropout_options, by_name),
    .flags = START(torc_feature_dropout_options, training),
    .reserved = 0,
    .by_name = offsetof(torc_feature_dropout_options, by_name),
    .flag_names = "training\0"};
_Static_assert(sizeof(((torc_feature_dropout_options *)0)->struct_size) + sizeof(((torc_feature_dropout_options *)0)->p) + sizeof(((torc_feature_dropout_options *)0)->training) + sizeof(((torc_feature_dropout_options *)0)->generator) + sizeof(((torc_feature_dropout_options *)0)->by_name) == sizeof(torc_feature_dropout_options), "no padding");

static const torc_embedding_options torc_embedding_options_defaults = {TORC_DEFAULTS_torc_embedding_options .struct_size = sizeof(torc_embedding_options)};
void torc_embedding_options_init(torc_embedding_options *options) {
    if (options) *options = torc_embedding_options_defaults;
}
const options_layout layout_torc_embedding_options = {
    .size = sizeof(torc_embedding_options),
    .defaults = &torc_embedding_options_defaults,
    .starts = START(torc_embedding_options, struct_size) | START(torc_embedding_options, padding_idx) | START(torc_embedding_options, scale_grad_by_freq) | START(torc_embedding_options, sparse) | START(torc_embedding_options, by_name),
    .flags = START(torc_embedding_options, scale_grad_by_freq) | START(torc_embedding_options, sparse),
    .reserved = 0,
    .by_name = offsetof(torc_embedding_options, by_name),
    .flag_names = "scale_grad_by_freq\0sparse\0"};
_Static_assert(sizeof(((torc_embedding_options *)0)->struct_size) + sizeof(((torc_embedding_options *)0)->padding_idx) + sizeof(((torc_embedding_options *)0)->scale_grad_by_freq) + sizeof(((torc_embedding_options *)0)->sparse) + sizeof(((torc_embedding_options *)0)->by_name) == sizeof(torc_embedding_options), "no padding");

static const torc_conv1d_options torc_conv1d_options_defaults = {TORC_DEFAULTS_torc_conv1d_options .struct_size = sizeof(torc_conv1d_options)};
void torc_conv1d_options_init(torc_conv1d_options *options) {
    if (options) *options = torc_conv1d_options_defaults;
}
const options_layout layout_torc_conv1d_options = {
    .size = sizeof(torc_conv1d_options),
    .defaults = &torc_conv1d_options_defaults,
    .starts = START(torc_conv1d_options, struct_size) | START(torc_conv1d_options, bias) | START(torc_conv1d_options, stride) | START(torc_conv1d_options, padding) | START(torc_conv1d_options, dilation) | START(torc_conv1d_options, groups) | START(torc_conv1d_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_conv1d_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_conv1d_options *)0)->struct_size) + sizeof(((torc_conv1d_options *)0)->bias) + sizeof(((torc_conv1d_options *)0)->stride) + sizeof(((torc_conv1d_options *)0)->padding) + sizeof(((torc_conv1d_options *)0)->dilation) + sizeof(((torc_conv1d_options *)0)->groups) + sizeof(((torc_conv1d_options *)0)->by_name) == sizeof(torc_conv1d_options), "no padding");

static const torc_conv2d_options torc_conv2d_options_defaults = {TORC_DEFAULTS_torc_conv2d_options .struct_size = sizeof(torc_conv2d_options)};
void torc_conv2d_options_init(torc_conv2d_options *options) {
    if (options) *options = torc_conv2d_options_defaults;
}
const options_layout layout_torc_conv2d_options = {
    .size = sizeof(torc_conv2d_options),
    .defaults = &torc_conv2d_options_defaults,
    .starts = START(torc_conv2d_options, struct_size) | START(torc_conv2d_options, bias) | START(torc_conv2d_options, stride) | START(torc_conv2d_options, padding) | START(torc_conv2d_options, dilation) | START(torc_conv2d_options, groups) | START(torc_conv2d_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_conv2d_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_conv2d_options *)0)->struct_size) + sizeof(((torc_conv2d_options *)0)->bias) + sizeof(((torc_conv2d_options *)0)->stride) + sizeof(((torc_conv2d_options *)0)->padding) + sizeof(((torc_conv2d_options *)0)->dilation) + sizeof(((torc_conv2d_options *)0)->groups) + sizeof(((torc_conv2d_options *)0)->by_name) == sizeof(torc_conv2d_options), "no padding");

static const torc_conv1d_padding_options torc_conv1d_padding_options_defaults = {TORC_DEFAULTS_torc_conv1d_padding_options .struct_size = sizeof(torc_conv1d_padding_options)};
void torc_conv1d_padding_options_init(torc_conv1d_padding_options *options) {
    if (options) *options = torc_conv1d_padding_options_defaults;
}
const options_layout layout_torc_conv1d_padding_options = {
    .size = sizeof(torc_conv1d_padding_options),
    .defaults = &torc_conv1d_padding_options_defaults,
    .starts = START(torc_conv1d_padding_options, struct_size) | START(torc_conv1d_padding_options, bias) | START(torc_conv1d_padding_options, stride) | START(torc_conv1d_padding_options, padding) | START(torc_conv1d_padding_options, dilation) | START(torc_conv1d_padding_options, groups) | START(torc_conv1d_padding_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_conv1d_padding_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_conv1d_padding_options *)0)->struct_size) + sizeof(((torc_conv1d_padding_options *)0)->bias) + sizeof(((torc_conv1d_padding_options *)0)->stride) + sizeof(((torc_conv1d_padding_options *)0)->padding) + sizeof(((torc_conv1d_padding_options *)0)->dilation) + sizeof(((torc_conv1d_padding_options *)0)->groups) + sizeof(((torc_conv1d_padding_options *)0)->by_name) == sizeof(torc_conv1d_padding_options), "no padding");

static const torc_conv2d_padding_options torc_conv2d_padding_options_defaults = {TORC_DEFAULTS_torc_conv2d_padding_options .struct_size = sizeof(torc_conv2d_padding_options)};
void torc_conv2d_padding_options_init(torc_conv2d_padding_options *options) {
    if (options) *options = torc_conv2d_padding_options_defaults;
}
const options_layout layout_torc_conv2d_padding_options = {
    .size = sizeof(torc_conv2d_padding_options),
    .defaults = &torc_conv2d_padding_options_defaults,
    .starts = START(torc_conv2d_padding_options, struct_size) | START(torc_conv2d_padding_options, bias) | START(torc_conv2d_padding_options, stride) | START(torc_conv2d_padding_options, padding) | START(torc_conv2d_padding_options, dilation) | START(torc_conv2d_padding_options, groups) | START(torc_conv2d_padding_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_conv2d_padding_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_conv2d_padding_options *)0)->struct_size) + sizeof(((torc_conv2d_padding_options *)0)->bias) + sizeof(((torc_conv2d_padding_options *)0)->stride) + sizeof(((torc_conv2d_padding_options *)0)->padding) + sizeof(((torc_conv2d_padding_options *)0)->dilation) + sizeof(((torc_conv2d_padding_options *)0)->groups) + sizeof(((torc_conv2d_padding_options *)0)->by_name) == sizeof(torc_conv2d_padding_options), "no padding");

static const torc_conv_transpose1d_options torc_conv_transpose1d_options_defaults = {TORC_DEFAULTS_torc_conv_transpose1d_options .struct_size = sizeof(torc_conv_transpose1d_options)};
void torc_conv_transpose1d_options_init(torc_conv_transpose1d_options *options) {
    if (options) *options = torc_conv_transpose1d_options_defaults;
}
const options_layout layout_torc_conv_transpose1d_options = {
    .size = sizeof(torc_conv_transpose1d_options),
    .defaults = &torc_conv_transpose1d_options_defaults,
    .starts = START(torc_conv_transpose1d_options, struct_size) | START(torc_conv_transpose1d_options, bias) | START(torc_conv_transpose1d_options, stride) | START(torc_conv_transpose1d_options, padding) | START(torc_conv_transpose1d_options, output_padding) | START(torc_conv_transpose1d_options, groups) | START(torc_conv_transpose1d_options, dilation) | START(torc_conv_transpose1d_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_conv_transpose1d_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_conv_transpose1d_options *)0)->struct_size) + sizeof(((torc_conv_transpose1d_options *)0)->bias) + sizeof(((torc_conv_transpose1d_options *)0)->stride) + sizeof(((torc_conv_transpose1d_options *)0)->padding) + sizeof(((torc_conv_transpose1d_options *)0)->output_padding) + sizeof(((torc_conv_transpose1d_options *)0)->groups) + sizeof(((torc_conv_transpose1d_options *)0)->dilation) + sizeof(((torc_conv_transpose1d_options *)0)->by_name) == sizeof(torc_conv_transpose1d_options), "no padding");

static const torc_conv_transpose2d_options torc_conv_transpose2d_options_defaults = {TORC_DEFAULTS_torc_conv_transpose2d_options .struct_size = sizeof(torc_conv_transpose2d_options)};
void torc_conv_transpose2d_options_init(torc_conv_transpose2d_options *options) {
    if (options) *options = torc_conv_transpose2d_options_defaults;
}
const options_layout layout_torc_conv_transpose2d_options = {
    .size = sizeof(torc_conv_transpose2d_options),
    .defaults = &torc_conv_transpose2d_options_defaults,
    .starts = START(torc_conv_transpose2d_options, struct_size) | START(torc_conv_transpose2d_options, bias) | START(torc_conv_transpose2d_options, stride) | START(torc_conv_transpose2d_options, padding) | START(torc_conv_transpose2d_options, output_padding) | START(torc_conv_transpose2d_options, groups) | START(torc_conv_transpose2d_options, dilation) | START(torc_conv_transpose2d_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_conv_transpose2d_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_conv_transpose2d_options *)0)->struct_size) + sizeof(((torc_conv_transpose2d_options *)0)->bias) + sizeof(((torc_conv_transpose2d_options *)0)->stride) + sizeof(((torc_conv_transpose2d_options *)0)->padding) + sizeof(((torc_conv_transpose2d_options *)0)->output_padding) + sizeof(((torc_conv_transpose2d_options *)0)->groups) + sizeof(((torc_conv_transpose2d_options *)0)->dilation) + sizeof(((torc_conv_transpose2d_options *)0)->by_name) == sizeof(torc_conv_transpose2d_options), "no padding");

static const torc_max_pool2d_with_indices_options torc_max_pool2d_with_indices_options_defaults = {TORC_DEFAULTS_torc_max_pool2d_with_indices_options .struct_size = sizeof(torc_max_pool2d_with_indices_options)};
void torc_max_pool2d_with_indices_options_init(torc_max_pool2d_with_indices_options *options) {
    if (options) *options = torc_max_pool2d_with_indices_options_defaults;
}
const options_layout layout_torc_max_pool2d_with_indices_options = {
    .size = sizeof(torc_max_pool2d_with_indices_options),
    .defaults = &torc_max_pool2d_with_indices_options_defaults,
    .starts = START(torc_max_pool2d_with_indices_options, struct_size) | START(torc_max_pool2d_with_indices_options, stride) | START(torc_max_pool2d_with_indices_options, padding) | START(torc_max_pool2d_with_indices_options, dilation) | START(torc_max_pool2d_with_indices_options, ceil_mode) | START(torc_max_pool2d_with_indices_options, by_name),
    .flags = START(torc_max_pool2d_with_indices_options, ceil_mode),
    .reserved = 0,
    .by_name = offsetof(torc_max_pool2d_with_indices_options, by_name),
    .flag_names = "ceil_mode\0"};
_Static_assert(sizeof(((torc_max_pool2d_with_indices_options *)0)->struct_size) + sizeof(((torc_max_pool2d_with_indices_options *)0)->stride) + sizeof(((torc_max_pool2d_with_indices_options *)0)->padding) + sizeof(((torc_max_pool2d_with_indices_options *)0)->dilation) + sizeof(((torc_max_pool2d_with_indices_options *)0)->ceil_mode) + sizeof(((torc_max_pool2d_with_indices_options *)0)->by_name) == sizeof(torc_max_pool2d_with_indices_options), "no padding");

static const torc_max_pool2d_options torc_max_pool2d_options_defaults = {TORC_DEFAULTS_torc_max_pool2d_options .struct_size = sizeof(torc_max_pool2d_options)};
void torc_max_pool2d_options_init(torc_max_pool2d_options *options) {
    if (options) *options = torc_max_pool2d_options_defaults;
}
const options_layout layout_torc_max_pool2d_options = {
    .size = sizeof(torc_max_pool2d_options),
    .defaults = &torc_max_pool2d_options_defaults,
    .starts = START(torc_max_pool2d_options, struct_size) | START(torc_max_pool2d_options, stride) | START(torc_max_pool2d_options, padding) | START(torc_max_pool2d_options, dilation) | START(torc_max_pool2d_options, ceil_mode) | START(torc_max_pool2d_options, by_name),
    .flags = START(torc_max_pool2d_options, ceil_mode),
    .reserved = 0,
    .by_name = offsetof(torc_max_pool2d_options, by_name),
    .flag_names = "ceil_mode\0"};
_Static_assert(sizeof(((torc_max_pool2d_options *)0)->struct_size) + sizeof(((torc_max_pool2d_options *)0)->stride) + sizeof(((torc_max_pool2d_options *)0)->padding) + sizeof(((torc_max_pool2d_options *)0)->dilation) + sizeof(((torc_max_pool2d_options *)0)->ceil_mode) + sizeof(((torc_max_pool2d_options *)0)->by_name) == sizeof(torc_max_pool2d_options), "no padding");

static const torc_max_pool1d_options torc_max_pool1d_options_defaults = {TORC_DEFAULTS_torc_max_pool1d_options .struct_size = sizeof(torc_max_pool1d_options)};
void torc_max_pool1d_options_init(torc_max_pool1d_options *options) {
    if (options) *options = torc_max_pool1d_options_defaults;
}
const options_layout layout_torc_max_pool1d_options = {
    .size = sizeof(torc_max_pool1d_options),
    .defaults = &torc_max_pool1d_options_defaults,
    .starts = START(torc_max_pool1d_options, struct_size) | START(torc_max_pool1d_options, stride) | START(torc_max_pool1d_options, padding) | START(torc_max_pool1d_options, dilation) | START(torc_max_pool1d_options, ceil_mode) | START(torc_max_pool1d_options, by_name),
    .flags = START(torc_max_pool1d_options, ceil_mode),
    .reserved = 0,
    .by_name = offsetof(torc_max_pool1d_options, by_name),
    .flag_names = "ceil_mode\0"};
_Static_assert(sizeof(((torc_max_pool1d_options *)0)->struct_size) + sizeof(((torc_max_pool1d_options *)0)->stride) + sizeof(((torc_max_pool1d_options *)0)->padding) + sizeof(((torc_max_pool1d_options *)0)->dilation) + sizeof(((torc_max_pool1d_options *)0)->ceil_mode) + sizeof(((torc_max_pool1d_options *)0)->by_name) == sizeof(torc_max_pool1d_options), "no padding");

static const torc_avg_pool2d_options torc_avg_pool2d_options_defaults = {TORC_DEFAULTS_torc_avg_pool2d_options .struct_size = sizeof(torc_avg_pool2d_options)};
void torc_avg_pool2d_options_init(torc_avg_pool2d_options *options) {
    if (options) *options = torc_avg_pool2d_options_defaults;
}
const options_layout layout_torc_avg_pool2d_options = {
    .size = sizeof(torc_avg_pool2d_options),
    .defaults = &torc_avg_pool2d_options_defaults,
    .starts = START(torc_avg_pool2d_options, struct_size) | START(torc_avg_pool2d_options, stride) | START(torc_avg_pool2d_options, padding) | START(torc_avg_pool2d_options, ceil_mode) | START(torc_avg_pool2d_options, count_include_pad) | START(torc_avg_pool2d_options, divisor_override) | START(torc_avg_pool2d_options, by_name),
    .flags = START(torc_avg_pool2d_options, ceil_mode) | START(torc_avg_pool2d_options, count_include_pad),
    .reserved = 0,
    .by_name = offsetof(torc_avg_pool2d_options, by_name),
    .flag_names = "ceil_mode\0count_include_pad\0"};
_Static_assert(sizeof(((torc_avg_pool2d_options *)0)->struct_size) + sizeof(((torc_avg_pool2d_options *)0)->stride) + sizeof(((torc_avg_pool2d_options *)0)->padding) + sizeof(((torc_avg_pool2d_options *)0)->ceil_mode) + sizeof(((torc_avg_pool2d_options *)0)->count_include_pad) + sizeof(((torc_avg_pool2d_options *)0)->divisor_override) + sizeof(((torc_avg_pool2d_options *)0)->by_name) == sizeof(torc_avg_pool2d_options), "no padding");

static const torc_avg_pool1d_options torc_avg_pool1d_options_defaults = {TORC_DEFAULTS_torc_avg_pool1d_options .struct_size = sizeof(torc_avg_pool1d_options)};
void torc_avg_pool1d_options_init(torc_avg_pool1d_options *options) {
    if (options) *options = torc_avg_pool1d_options_defaults;
}
const options_layout layout_torc_avg_pool1d_options = {
    .size = sizeof(torc_avg_pool1d_options),
    .defaults = &torc_avg_pool1d_options_defaults,
    .starts = START(torc_avg_pool1d_options, struct_size) | START(torc_avg_pool1d_options, stride) | START(torc_avg_pool1d_options, padding) | START(torc_avg_pool1d_options, ceil_mode) | START(torc_avg_pool1d_options, count_include_pad) | START(torc_avg_pool1d_options, by_name),
    .flags = START(torc_avg_pool1d_options, ceil_mode) | START(torc_avg_pool1d_options, count_include_pad),
    .reserved = 0,
    .by_name = offsetof(torc_avg_pool1d_options, by_name),
    .flag_names = "ceil_mode\0count_include_pad\0"};
_Static_assert(sizeof(((torc_avg_pool1d_options *)0)->struct_size) + sizeof(((torc_avg_pool1d_options *)0)->stride) + sizeof(((torc_avg_pool1d_options *)0)->padding) + sizeof(((torc_avg_pool1d_options *)0)->ceil_mode) + sizeof(((torc_avg_pool1d_options *)0)->count_include_pad) + sizeof(((torc_avg_pool1d_options *)0)->by_name) == sizeof(torc_avg_pool1d_options), "no padding");

static const torc_max_pool3d_with_indices_options torc_max_pool3d_with_indices_options_defaults = {TORC_DEFAULTS_torc_max_pool3d_with_indices_options .struct_size = sizeof(torc_max_pool3d_with_indices_options)};
void torc_max_pool3d_with_indices_options_init(torc_max_pool3d_with_indices_options *options) {
    if (options) *options = torc_max_pool3d_with_indices_options_defaults;
}
const options_layout layout_torc_max_pool3d_with_indices_options = {
    .size = sizeof(torc_max_pool3d_with_indices_options),
    .defaults = &torc_max_pool3d_with_indices_options_defaults,
    .starts = START(torc_max_pool3d_with_indices_options, struct_size) | START(torc_max_pool3d_with_indices_options, stride) | START(torc_max_pool3d_with_indices_options, padding) | START(torc_max_pool3d_with_indices_options, dilation) | START(torc_max_pool3d_with_indices_options, ceil_mode) | START(torc_max_pool3d_with_indices_options, by_name),
    .flags = START(torc_max_pool3d_with_indices_options, ceil_mode),
    .reserved = 0,
    .by_name = offsetof(torc_max_pool3d_with_indices_options, by_name),
    .flag_names = "ceil_mode\0"};
_Static_assert(sizeof(((torc_max_pool3d_with_indices_options *)0)->struct_size) + sizeof(((torc_max_pool3d_with_indices_options *)0)->stride) + sizeof(((torc_max_pool3d_with_indices_options *)0)->padding) + sizeof(((torc_max_pool3d_with_indices_options *)0)->dilation) + sizeof(((torc_max_pool3d_with_indices_options *)0)->ceil_mode) + sizeof(((torc_max_pool3d_with_indices_options *)0)->by_name) == sizeof(torc_max_pool3d_with_indices_options), "no padding");

static const torc_max_pool3d_options torc_max_pool3d_options_defaults = {TORC_DEFAULTS_torc_max_pool3d_options .struct_size = sizeof(torc_max_pool3d_options)};
void torc_max_pool3d_options_init(torc_max_pool3d_options *options) {
    if (options) *options = torc_max_pool3d_options_defaults;
}
const options_layout layout_torc_max_pool3d_options = {
    .size = sizeof(torc_max_pool3d_options),
    .defaults = &torc_max_pool3d_options_defaults,
    .starts = START(torc_max_pool3d_options, struct_size) | START(torc_max_pool3d_options, stride) | START(torc_max_pool3d_options, padding) | START(torc_max_pool3d_options, dilation) | START(torc_max_pool3d_options, ceil_mode) | START(torc_max_pool3d_options, by_name),
    .flags = START(torc_max_pool3d_options, ceil_mode),
    .reserved = 0,
    .by_name = offsetof(torc_max_pool3d_options, by_name),
    .flag_names = "ceil_mode\0"};
_Static_assert(sizeof(((torc_max_pool3d_options *)0)->struct_size) + sizeof(((torc_max_pool3d_options *)0)->stride) + sizeof(((torc_max_pool3d_options *)0)->padding) + sizeof(((torc_max_pool3d_options *)0)->dilation) + sizeof(((torc_max_pool3d_options *)0)->ceil_mode) + sizeof(((torc_max_pool3d_options *)0)->by_name) == sizeof(torc_max_pool3d_options), "no padding");

static const torc_avg_pool3d_options torc_avg_pool3d_options_defaults = {TORC_DEFAULTS_torc_avg_pool3d_options .struct_size = sizeof(torc_avg_pool3d_options)};
void torc_avg_pool3d_options_init(torc_avg_pool3d_options *options) {
    if (options) *options = torc_avg_pool3d_options_defaults;
}
const options_layout layout_torc_avg_pool3d_options = {
    .size = sizeof(torc_avg_pool3d_options),
    .defaults = &torc_avg_pool3d_options_defaults,
    .starts = START(torc_avg_pool3d_options, struct_size) | START(torc_avg_pool3d_options, stride) | START(torc_avg_pool3d_options, padding) | START(torc_avg_pool3d_options, ceil_mode) | START(torc_avg_pool3d_options, count_include_pad) | START(torc_avg_pool3d_options, divisor_override) | START(torc_avg_pool3d_options, by_name),
    .flags = START(torc_avg_pool3d_options, ceil_mode) | START(torc_avg_pool3d_options, count_include_pad),
    .reserved = 0,
    .by_name = offsetof(torc_avg_pool3d_options, by_name),
    .flag_names = "ceil_mode\0count_include_pad\0"};
_Static_assert(sizeof(((torc_avg_pool3d_options *)0)->struct_size) + sizeof(((torc_avg_pool3d_options *)0)->stride) + sizeof(((torc_avg_pool3d_options *)0)->padding) + sizeof(((torc_avg_pool3d_options *)0)->ceil_mode) + sizeof(((torc_avg_pool3d_options *)0)->count_include_pad) + sizeof(((torc_avg_pool3d_options *)0)->divisor_override) + sizeof(((torc_avg_pool3d_options *)0)->by_name) == sizeof(torc_avg_pool3d_options), "no padding");

static const torc_interpolate_options torc_interpolate_options_defaults = {TORC_DEFAULTS_torc_interpolate_options .struct_size = sizeof(torc_interpolate_options)};
void torc_interpolate_options_init(torc_interpolate_options *options) {
    if (options) *options = torc_interpolate_options_defaults;
}
const options_layout layout_torc_interpolate_options = {
    .size = sizeof(torc_interpolate_options),
    .defaults = &torc_interpolate_options_defaults,
    .starts = START(torc_interpolate_options, struct_size) | START(torc_interpolate_options, mode) | START(torc_interpolate_options, align_corners) | START(torc_interpolate_options, scales_d) | START(torc_interpolate_options, scales_h) | START(torc_interpolate_options, scales_w) | START(torc_interpolate_options, antialias) | START(torc_interpolate_options, by_name),
    .flags = START(torc_interpolate_options, align_corners) | START(torc_interpolate_options, antialias),
    .reserved = 0,
    .by_name = offsetof(torc_interpolate_options, by_name),
    .flag_names = "align_corners\0antialias\0"};
_Static_assert(sizeof(((torc_interpolate_options *)0)->struct_size) + sizeof(((torc_interpolate_options *)0)->mode) + sizeof(((torc_interpolate_options *)0)->align_corners) + sizeof(((torc_interpolate_options *)0)->scales_d) + sizeof(((torc_interpolate_options *)0)->scales_h) + sizeof(((torc_interpolate_options *)0)->scales_w) + sizeof(((torc_interpolate_options *)0)->antialias) + sizeof(((torc_interpolate_options *)0)->by_name) == sizeof(torc_interpolate_options), "no padding");

static const torc_nll_loss_options torc_nll_loss_options_defaults = {TORC_DEFAULTS_torc_nll_loss_options .struct_size = sizeof(torc_nll_loss_options)};
void torc_nll_loss_options_init(torc_nll_loss_options *options) {
    if (options) *options = torc_nll_loss_options_defaults;
}
const options_layout layout_torc_nll_loss_options = {
    .size = sizeof(torc_nll_loss_options),
    .defaults = &torc_nll_loss_options_defaults,
    .starts = START(torc_nll_loss_options, struct_size) | START(torc_nll_loss_options, weight) | START(torc_nll_loss_options, ignore_index) | START(torc_nll_loss_options, reduction) | START(torc_nll_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_nll_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_nll_loss_options *)0)->struct_size) + sizeof(((torc_nll_loss_options *)0)->weight) + sizeof(((torc_nll_loss_options *)0)->ignore_index) + sizeof(((torc_nll_loss_options *)0)->reduction) + sizeof(((torc_nll_loss_options *)0)->by_name) == sizeof(torc_nll_loss_options), "no padding");

static const torc_cross_entropy_options torc_cross_entropy_options_defaults = {TORC_DEFAULTS_torc_cross_entropy_options .struct_size = sizeof(torc_cross_entropy_options)};
void torc_cross_entropy_options_init(torc_cross_entropy_options *options) {
    if (options) *options = torc_cross_entropy_options_defaults;
}
const options_layout layout_torc_cross_entropy_options = {
    .size = sizeof(torc_cross_entropy_options),
    .defaults = &torc_cross_entropy_options_defaults,
    .starts = START(torc_cross_entropy_options, struct_size) | START(torc_cross_entropy_options, weight) | START(torc_cross_entropy_options, ignore_index) | START(torc_cross_entropy_options, reduction) | START(torc_cross_entropy_options, label_smoothing) | START(torc_cross_entropy_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cross_entropy_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cross_entropy_options *)0)->struct_size) + sizeof(((torc_cross_entropy_options *)0)->weight) + sizeof(((torc_cross_entropy_options *)0)->ignore_index) + sizeof(((torc_cross_entropy_options *)0)->reduction) + sizeof(((torc_cross_entropy_options *)0)->label_smoothing) + sizeof(((torc_cross_entropy_options *)0)->by_name) == sizeof(torc_cross_entropy_options), "no padding");

static const torc_binary_cross_entropy_options torc_binary_cross_entropy_options_defaults = {TORC_DEFAULTS_torc_binary_cross_entropy_options .struct_size = sizeof(torc_binary_cross_entropy_options)};
void torc_binary_cross_entropy_options_init(torc_binary_cross_entropy_options *options) {
    if (options) *options = torc_binary_cross_entropy_options_defaults;
}
const options_layout layout_torc_binary_cross_entropy_options = {
    .size = sizeof(torc_binary_cross_entropy_options),
    .defaults = &torc_binary_cross_entropy_options_defaults,
    .starts = START(torc_binary_cross_entropy_options, struct_size) | START(torc_binary_cross_entropy_options, weight) | START(torc_binary_cross_entropy_options, reduction) | START(torc_binary_cross_entropy_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_binary_cross_entropy_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_binary_cross_entropy_options *)0)->struct_size) + sizeof(((torc_binary_cross_entropy_options *)0)->weight) + sizeof(((torc_binary_cross_entropy_options *)0)->reduction) + sizeof(((torc_binary_cross_entropy_options *)0)->by_name) == sizeof(torc_binary_cross_entropy_options), "no padding");

static const torc_binary_cross_entropy_with_logits_options torc_binary_cross_entropy_with_logits_options_defaults = {TORC_DEFAULTS_torc_binary_cross_entropy_with_logits_options .struct_size = sizeof(torc_binary_cross_entropy_with_logits_options)};
void torc_binary_cross_entropy_with_logits_options_init(torc_binary_cross_entropy_with_logits_options *options) {
    if (options) *options = torc_binary_cross_entropy_with_logits_options_defaults;
}
const options_layout layout_torc_binary_cross_entropy_with_logits_options = {
    .size = sizeof(torc_binary_cross_entropy_with_logits_options),
    .defaults = &torc_binary_cross_entropy_with_logits_options_defaults,
    .starts = START(torc_binary_cross_entropy_with_logits_options, struct_size) | START(torc_binary_cross_entropy_with_logits_options, weight) | START(torc_binary_cross_entropy_with_logits_options, reduction) | START(torc_binary_cross_entropy_with_logits_options, pos_weight) | START(torc_binary_cross_entropy_with_logits_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_binary_cross_entropy_with_logits_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_binary_cross_entropy_with_logits_options *)0)->struct_size) + sizeof(((torc_binary_cross_entropy_with_logits_options *)0)->weight) + sizeof(((torc_binary_cross_entropy_with_logits_options *)0)->reduction) + sizeof(((torc_binary_cross_entropy_with_logits_options *)0)->pos_weight) + sizeof(((torc_binary_cross_entropy_with_logits_options *)0)->by_name) == sizeof(torc_binary_cross_entropy_with_logits_options), "no padding");

static const torc_mse_loss_options torc_mse_loss_options_defaults = {TORC_DEFAULTS_torc_mse_loss_options .struct_size = sizeof(torc_mse_loss_options)};
void torc_mse_loss_options_init(torc_mse_loss_options *options) {
    if (options) *options = torc_mse_loss_options_defaults;
}
const options_layout layout_torc_mse_loss_options = {
    .size = sizeof(torc_mse_loss_options),
    .defaults = &torc_mse_loss_options_defaults,
    .starts = START(torc_mse_loss_options, struct_size) | START(torc_mse_loss_options, reduction) | START(torc_mse_loss_options, weight) | START(torc_mse_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_mse_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_mse_loss_options *)0)->struct_size) + sizeof(((torc_mse_loss_options *)0)->reduction) + sizeof(((torc_mse_loss_options *)0)->weight) + sizeof(((torc_mse_loss_options *)0)->by_name) == sizeof(torc_mse_loss_options), "no padding");

static const torc_l1_loss_options torc_l1_loss_options_defaults = {TORC_DEFAULTS_torc_l1_loss_options .struct_size = sizeof(torc_l1_loss_options)};
void torc_l1_loss_options_init(torc_l1_loss_options *options) {
    if (options) *options = torc_l1_loss_options_defaults;
}
const options_layout layout_torc_l1_loss_options = {
    .size = sizeof(torc_l1_loss_options),
    .defaults = &torc_l1_loss_options_defaults,
    .starts = START(torc_l1_loss_options, struct_size) | START(torc_l1_loss_options, reduction) | START(torc_l1_loss_options, weight) | START(torc_l1_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_l1_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_l1_loss_options *)0)->struct_size) + sizeof(((torc_l1_loss_options *)0)->reduction) + sizeof(((torc_l1_loss_options *)0)->weight) + sizeof(((torc_l1_loss_options *)0)->by_name) == sizeof(torc_l1_loss_options), "no padding");

static const torc_smooth_l1_loss_options torc_smooth_l1_loss_options_defaults = {TORC_DEFAULTS_torc_smooth_l1_loss_options .struct_size = sizeof(torc_smooth_l1_loss_options)};
void torc_smooth_l1_loss_options_init(torc_smooth_l1_loss_options *options) {
    if (options) *options = torc_smooth_l1_loss_options_defaults;
}
const options_layout layout_torc_smooth_l1_loss_options = {
    .size = sizeof(torc_smooth_l1_loss_options),
    .defaults = &torc_smooth_l1_loss_options_defaults,
    .starts = START(torc_smooth_l1_loss_options, struct_size) | START(torc_smooth_l1_loss_options, reduction) | START(torc_smooth_l1_loss_options, beta) | START(torc_smooth_l1_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_smooth_l1_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_smooth_l1_loss_options *)0)->struct_size) + sizeof(((torc_smooth_l1_loss_options *)0)->reduction) + sizeof(((torc_smooth_l1_loss_options *)0)->beta) + sizeof(((torc_smooth_l1_loss_options *)0)->by_name) == sizeof(torc_smooth_l1_loss_options), "no padding");

static const torc_huber_loss_options torc_huber_loss_options_defaults = {TORC_DEFAULTS_torc_huber_loss_options .struct_size = sizeof(torc_huber_loss_options)};
void torc_huber_loss_options_init(torc_huber_loss_options *options) {
    if (options) *options = torc_huber_loss_options_defaults;
}
const options_layout layout_torc_huber_loss_options = {
    .size = sizeof(torc_huber_loss_options),
    .defaults = &torc_huber_loss_options_defaults,
    .starts = START(torc_huber_loss_options, struct_size) | START(torc_huber_loss_options, reduction) | START(torc_huber_loss_options, delta) | START(torc_huber_loss_options, weight) | START(torc_huber_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_huber_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_huber_loss_options *)0)->struct_size) + sizeof(((torc_huber_loss_options *)0)->reduction) + sizeof(((torc_huber_loss_options *)0)->delta) + sizeof(((torc_huber_loss_options *)0)->weight) + sizeof(((torc_huber_loss_options *)0)->by_name) == sizeof(torc_huber_loss_options), "no padding");

static const torc_kl_div_options torc_kl_div_options_defaults = {TORC_DEFAULTS_torc_kl_div_options .struct_size = sizeof(torc_kl_div_options)};
void torc_kl_div_options_init(torc_kl_div_options *options) {
    if (options) *options = torc_kl_div_options_defaults;
}
const options_layout layout_torc_kl_div_options = {
    .size = sizeof(torc_kl_div_options),
    .defaults = &torc_kl_div_options_defaults,
    .starts = START(torc_kl_div_options, struct_size) | START(torc_kl_div_options, reduction) | START(torc_kl_div_options, log_target) | START(torc_kl_div_options, by_name),
    .flags = START(torc_kl_div_options, log_target),
    .reserved = 0,
    .by_name = offsetof(torc_kl_div_options, by_name),
    .flag_names = "log_target\0"};
_Static_assert(sizeof(((torc_kl_div_options *)0)->struct_size) + sizeof(((torc_kl_div_options *)0)->reduction) + sizeof(((torc_kl_div_options *)0)->log_target) + sizeof(((torc_kl_div_options *)0)->by_name) == sizeof(torc_kl_div_options), "no padding");

static const torc_one_hot_options torc_one_hot_options_defaults = {TORC_DEFAULTS_torc_one_hot_options .struct_size = sizeof(torc_one_hot_options)};
void torc_one_hot_options_init(torc_one_hot_options *options) {
    if (options) *options = torc_one_hot_options_defaults;
}
const options_layout layout_torc_one_hot_options = {
    .size = sizeof(torc_one_hot_options),
    .defaults = &torc_one_hot_options_defaults,
    .starts = START(torc_one_hot_options, struct_size) | START(torc_one_hot_options, num_classes) | START(torc_one_hot_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_one_hot_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_one_hot_options *)0)->struct_size) + sizeof(((torc_one_hot_options *)0)->num_classes) + sizeof(((torc_one_hot_options *)0)->by_name) == sizeof(torc_one_hot_options), "no padding");

static const torc_scaled_dot_product_attention_options torc_scaled_dot_product_attention_options_defaults = {TORC_DEFAULTS_torc_scaled_dot_product_attention_options .struct_size = sizeof(torc_scaled_dot_product_attention_options)};
void torc_scaled_dot_product_attention_options_init(torc_scaled_dot_product_attention_options *options) {
    if (options) *options = torc_scaled_dot_product_attention_options_defaults;
}
const options_layout layout_torc_scaled_dot_product_attention_options = {
    .size = sizeof(torc_scaled_dot_product_attention_options),
    .defaults = &torc_scaled_dot_product_attention_options_defaults,
    .starts = START(torc_scaled_dot_product_attention_options, struct_size) | START(torc_scaled_dot_product_attention_options, attn_mask) | START(torc_scaled_dot_product_attention_options, dropout_p) | START(torc_scaled_dot_product_attention_options, is_causal) | START(torc_scaled_dot_product_attention_options, by_name) | START(torc_scaled_dot_product_attention_options, scale) | START(torc_scaled_dot_product_attention_options, enable_gqa),
    .flags = START(torc_scaled_dot_product_attention_options, is_causal) | START(torc_scaled_dot_product_attention_options, enable_gqa),
    .reserved = 0,
    .by_name = offsetof(torc_scaled_dot_product_attention_options, by_name),
    .flag_names = "is_causal\0enable_gqa\0"};
_Static_assert(sizeof(((torc_scaled_dot_product_attention_options *)0)->struct_size) + sizeof(((torc_scaled_dot_product_attention_options *)0)->attn_mask) + sizeof(((torc_scaled_dot_product_attention_options *)0)->dropout_p) + sizeof(((torc_scaled_dot_product_attention_options *)0)->is_causal) + sizeof(((torc_scaled_dot_product_attention_options *)0)->by_name) + sizeof(((torc_scaled_dot_product_attention_options *)0)->scale) + sizeof(((torc_scaled_dot_product_attention_options *)0)->enable_gqa) == sizeof(torc_scaled_dot_product_attention_options), "no padding");

static const torc_constant_pad_nd_options torc_constant_pad_nd_options_defaults = {TORC_DEFAULTS_torc_constant_pad_nd_options .struct_size = sizeof(torc_constant_pad_nd_options)};
void torc_constant_pad_nd_options_init(torc_constant_pad_nd_options *options) {
    if (options) *options = torc_constant_pad_nd_options_defaults;
}
const options_layout layout_torc_constant_pad_nd_options = {
    .size = sizeof(torc_constant_pad_nd_options),
    .defaults = &torc_constant_pad_nd_options_defaults,
    .starts = START(torc_constant_pad_nd_options, struct_size) | START(torc_constant_pad_nd_options, value) | START(torc_constant_pad_nd_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_constant_pad_nd_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_constant_pad_nd_options *)0)->struct_size) + sizeof(((torc_constant_pad_nd_options *)0)->value) + sizeof(((torc_constant_pad_nd_options *)0)->by_name) == sizeof(torc_constant_pad_nd_options), "no padding");

static const torc_pad_options torc_pad_options_defaults = {TORC_DEFAULTS_torc_pad_options .struct_size = sizeof(torc_pad_options)};
void torc_pad_options_init(torc_pad_options *options) {
    if (options) *options = torc_pad_options_defaults;
}
const options_layout layout_torc_pad_options = {
    .size = sizeof(torc_pad_options),
    .defaults = &torc_pad_options_defaults,
    .starts = START(torc_pad_options, struct_size) | START(torc_pad_options, mode) | START(torc_pad_options, value) | START(torc_pad_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_pad_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_pad_options *)0)->struct_size) + sizeof(((torc_pad_options *)0)->mode) + sizeof(((torc_pad_options *)0)->value) + sizeof(((torc_pad_options *)0)->by_name) == sizeof(torc_pad_options), "no padding");

static const torc_glu_options torc_glu_options_defaults = {TORC_DEFAULTS_torc_glu_options .struct_size = sizeof(torc_glu_options)};
void torc_glu_options_init(torc_glu_options *options) {
    if (options) *options = torc_glu_options_defaults;
}
const options_layout layout_torc_glu_options = {
    .size = sizeof(torc_glu_options),
    .defaults = &torc_glu_options_defaults,
    .starts = START(torc_glu_options, struct_size) | START(torc_glu_options, dim) | START(torc_glu_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_glu_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_glu_options *)0)->struct_size) + sizeof(((torc_glu_options *)0)->dim) + sizeof(((torc_glu_options *)0)->by_name) == sizeof(torc_glu_options), "no padding");

static const torc_alpha_dropout_options torc_alpha_dropout_options_defaults = {TORC_DEFAULTS_torc_alpha_dropout_options .struct_size = sizeof(torc_alpha_dropout_options)};
void torc_alpha_dropout_options_init(torc_alpha_dropout_options *options) {
    if (options) *options = torc_alpha_dropout_options_defaults;
}
const options_layout layout_torc_alpha_dropout_options = {
    .size = sizeof(torc_alpha_dropout_options),
    .defaults = &torc_alpha_dropout_options_defaults,
    .starts = START(torc_alpha_dropout_options, struct_size) | START(torc_alpha_dropout_options, p) | START(torc_alpha_dropout_options, training) | START(torc_alpha_dropout_options, generator) | START(torc_alpha_dropout_options, by_name),
    .flags = START(torc_alpha_dropout_options, training),
    .reserved = 0,
    .by_name = offsetof(torc_alpha_dropout_options, by_name),
    .flag_names = "training\0"};
_Static_assert(sizeof(((torc_alpha_dropout_options *)0)->struct_size) + sizeof(((torc_alpha_dropout_options *)0)->p) + sizeof(((torc_alpha_dropout_options *)0)->training) + sizeof(((torc_alpha_dropout_options *)0)->generator) + sizeof(((torc_alpha_dropout_options *)0)->by_name) == sizeof(torc_alpha_dropout_options), "no padding");

static const torc_feature_alpha_dropout_options torc_feature_alpha_dropout_options_defaults = {TORC_DEFAULTS_torc_feature_alpha_dropout_options .struct_size = sizeof(torc_feature_alpha_dropout_options)};
void torc_feature_alpha_dropout_options_init(torc_feature_alpha_dropout_options *options) {
    if (options) *options = torc_feature_alpha_dropout_options_defaults;
}
const options_layout layout_torc_feature_alpha_dropout_options = {
    .size = sizeof(torc_feature_alpha_dropout_options),
    .defaults = &torc_feature_alpha_dropout_options_defaults,
    .starts = START(torc_feature_alpha_dropout_options, struct_size) | START(torc_feature_alpha_dropout_options, p) | START(torc_feature_alpha_dropout_options, training) | START(torc_feature_alpha_dropout_options, generator) | START(torc_feature_alpha_dropout_options, by_name),
    .flags = START(torc_feature_alpha_dropout_options, training),
    .reserved = 0,
    .by_name = offsetof(torc_feature_alpha_dropout_options, by_name),
    .flag_names = "training\0"};
_Static_assert(sizeof(((torc_feature_alpha_dropout_options *)0)->struct_size) + sizeof(((torc_feature_alpha_dropout_options *)0)->p) + sizeof(((torc_feature_alpha_dropout_options *)0)->training) + sizeof(((torc_feature_alpha_dropout_options *)0)->generator) + sizeof(((torc_feature_alpha_dropout_options *)0)->by_name) == sizeof(torc_feature_alpha_dropout_options), "no padding");

static const torc_im2col_options torc_im2col_options_defaults = {TORC_DEFAULTS_torc_im2col_options .struct_size = sizeof(torc_im2col_options)};
void torc_im2col_options_init(torc_im2col_options *options) {
    if (options) *options = torc_im2col_options_defaults;
}
const options_layout layout_torc_im2col_options = {
    .size = sizeof(torc_im2col_options),
    .defaults = &torc_im2col_options_defaults,
    .starts = START(torc_im2col_options, struct_size) | START(torc_im2col_options, dilation) | START(torc_im2col_options, padding) | START(torc_im2col_options, stride) | START(torc_im2col_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_im2col_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_im2col_options *)0)->struct_size) + sizeof(((torc_im2col_options *)0)->dilation) + sizeof(((torc_im2col_options *)0)->padding) + sizeof(((torc_im2col_options *)0)->stride) + sizeof(((torc_im2col_options *)0)->by_name) == sizeof(torc_im2col_options), "no padding");

static const torc_col2im_options torc_col2im_options_defaults = {TORC_DEFAULTS_torc_col2im_options .struct_size = sizeof(torc_col2im_options)};
void torc_col2im_options_init(torc_col2im_options *options) {
    if (options) *options = torc_col2im_options_defaults;
}
const options_layout layout_torc_col2im_options = {
    .size = sizeof(torc_col2im_options),
    .defaults = &torc_col2im_options_defaults,
    .starts = START(torc_col2im_options, struct_size) | START(torc_col2im_options, dilation) | START(torc_col2im_options, padding) | START(torc_col2im_options, stride) | START(torc_col2im_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_col2im_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_col2im_options *)0)->struct_size) + sizeof(((torc_col2im_options *)0)->dilation) + sizeof(((torc_col2im_options *)0)->padding) + sizeof(((torc_col2im_options *)0)->stride) + sizeof(((torc_col2im_options *)0)->by_name) == sizeof(torc_col2im_options), "no padding");

static const torc_embedding_bag_options torc_embedding_bag_options_defaults = {TORC_DEFAULTS_torc_embedding_bag_options .struct_size = sizeof(torc_embedding_bag_options)};
void torc_embedding_bag_options_init(torc_embedding_bag_options *options) {
    if (options) *options = torc_embedding_bag_options_defaults;
}
const options_layout layout_torc_embedding_bag_options = {
    .size = sizeof(torc_embedding_bag_options),
    .defaults = &torc_embedding_bag_options_defaults,
    .starts = START(torc_embedding_bag_options, struct_size) | START(torc_embedding_bag_options, offsets) | START(torc_embedding_bag_options, scale_grad_by_freq) | START(torc_embedding_bag_options, mode) | START(torc_embedding_bag_options, per_sample_weights) | START(torc_embedding_bag_options, include_last_offset) | START(torc_embedding_bag_options, padding_idx) | START(torc_embedding_bag_options, by_name),
    .flags = START(torc_embedding_bag_options, scale_grad_by_freq) | START(torc_embedding_bag_options, include_last_offset),
    .reserved = 0,
    .by_name = offsetof(torc_embedding_bag_options, by_name),
    .flag_names = "scale_grad_by_freq\0include_last_offset\0"};
_Static_assert(sizeof(((torc_embedding_bag_options *)0)->struct_size) + sizeof(((torc_embedding_bag_options *)0)->offsets) + sizeof(((torc_embedding_bag_options *)0)->scale_grad_by_freq) + sizeof(((torc_embedding_bag_options *)0)->mode) + sizeof(((torc_embedding_bag_options *)0)->per_sample_weights) + sizeof(((torc_embedding_bag_options *)0)->include_last_offset) + sizeof(((torc_embedding_bag_options *)0)->padding_idx) + sizeof(((torc_embedding_bag_options *)0)->by_name) == sizeof(torc_embedding_bag_options), "no padding");

static const torc_conv3d_options torc_conv3d_options_defaults = {TORC_DEFAULTS_torc_conv3d_options .struct_size = sizeof(torc_conv3d_options)};
void torc_conv3d_options_init(torc_conv3d_options *options) {
    if (options) *options = torc_conv3d_options_defaults;
}
const options_layout layout_torc_conv3d_options = {
    .size = sizeof(torc_conv3d_options),
    .defaults = &torc_conv3d_options_defaults,
    .starts = START(torc_conv3d_options, struct_size) | START(torc_conv3d_options, bias) | START(torc_conv3d_options, stride) | START(torc_conv3d_options, padding) | START(torc_conv3d_options, dilation) | START(torc_conv3d_options, groups) | START(torc_conv3d_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_conv3d_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_conv3d_options *)0)->struct_size) + sizeof(((torc_conv3d_options *)0)->bias) + sizeof(((torc_conv3d_options *)0)->stride) + sizeof(((torc_conv3d_options *)0)->padding) + sizeof(((torc_conv3d_options *)0)->dilation) + sizeof(((torc_conv3d_options *)0)->groups) + sizeof(((torc_conv3d_options *)0)->by_name) == sizeof(torc_conv3d_options), "no padding");

static const torc_conv3d_padding_options torc_conv3d_padding_options_defaults = {TORC_DEFAULTS_torc_conv3d_padding_options .struct_size = sizeof(torc_conv3d_padding_options)};
void torc_conv3d_padding_options_init(torc_conv3d_padding_options *options) {
    if (options) *options = torc_conv3d_padding_options_defaults;
}
const options_layout layout_torc_conv3d_padding_options = {
    .size = sizeof(torc_conv3d_padding_options),
    .defaults = &torc_conv3d_padding_options_defaults,
    .starts = START(torc_conv3d_padding_options, struct_size) | START(torc_conv3d_padding_options, bias) | START(torc_conv3d_padding_options, stride) | START(torc_conv3d_padding_options, padding) | START(torc_conv3d_padding_options, dilation) | START(torc_conv3d_padding_options, groups) | START(torc_conv3d_padding_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_conv3d_padding_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_conv3d_padding_options *)0)->struct_size) + sizeof(((torc_conv3d_padding_options *)0)->bias) + sizeof(((torc_conv3d_padding_options *)0)->stride) + sizeof(((torc_conv3d_padding_options *)0)->padding) + sizeof(((torc_conv3d_padding_options *)0)->dilation) + sizeof(((torc_conv3d_padding_options *)0)->groups) + sizeof(((torc_conv3d_padding_options *)0)->by_name) == sizeof(torc_conv3d_padding_options), "no padding");

static const torc_conv_transpose3d_options torc_conv_transpose3d_options_defaults = {TORC_DEFAULTS_torc_conv_transpose3d_options .struct_size = sizeof(torc_conv_transpose3d_options)};
void torc_conv_transpose3d_options_init(torc_conv_transpose3d_options *options) {
    if (options) *options = torc_conv_transpose3d_options_defaults;
}
const options_layout layout_torc_conv_transpose3d_options = {
    .size = sizeof(torc_conv_transpose3d_options),
    .defaults = &torc_conv_transpose3d_options_defaults,
    .starts = START(torc_conv_transpose3d_options, struct_size) | START(torc_conv_transpose3d_options, bias) | START(torc_conv_transpose3d_options, stride) | START(torc_conv_transpose3d_options, padding) | START(torc_conv_transpose3d_options, output_padding) | START(torc_conv_transpose3d_options, groups) | START(torc_conv_transpose3d_options, dilation) | START(torc_conv_transpose3d_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_conv_transpose3d_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_conv_transpose3d_options *)0)->struct_size) + sizeof(((torc_conv_transpose3d_options *)0)->bias) + sizeof(((torc_conv_transpose3d_options *)0)->stride) + sizeof(((torc_conv_transpose3d_options *)0)->padding) + sizeof(((torc_conv_transpose3d_options *)0)->output_padding) + sizeof(((torc_conv_transpose3d_options *)0)->groups) + sizeof(((torc_conv_transpose3d_options *)0)->dilation) + sizeof(((torc_conv_transpose3d_options *)0)->by_name) == sizeof(torc_conv_transpose3d_options), "no padding");

static const torc_pairwise_distance_options torc_pairwise_distance_options_defaults = {TORC_DEFAULTS_torc_pairwise_distance_options .struct_size = sizeof(torc_pairwise_distance_options)};
void torc_pairwise_distance_options_init(torc_pairwise_distance_options *options) {
    if (options) *options = torc_pairwise_distance_options_defaults;
}
const options_layout layout_torc_pairwise_distance_options = {
    .size = sizeof(torc_pairwise_distance_options),
    .defaults = &torc_pairwise_distance_options_defaults,
    .starts = START(torc_pairwise_distance_options, struct_size) | START(torc_pairwise_distance_options, p) | START(torc_pairwise_distance_options, eps) | START(torc_pairwise_distance_options, keepdim) | START(torc_pairwise_distance_options, by_name),
    .flags = START(torc_pairwise_distance_options, keepdim),
    .reserved = 0,
    .by_name = offsetof(torc_pairwise_distance_options, by_name),
    .flag_names = "keepdim\0"};
_Static_assert(sizeof(((torc_pairwise_distance_options *)0)->struct_size) + sizeof(((torc_pairwise_distance_options *)0)->p) + sizeof(((torc_pairwise_distance_options *)0)->eps) + sizeof(((torc_pairwise_distance_options *)0)->keepdim) + sizeof(((torc_pairwise_distance_options *)0)->by_name) == sizeof(torc_pairwise_distance_options), "no padding");

static const torc_bilinear_options torc_bilinear_options_defaults = {TORC_DEFAULTS_torc_bilinear_options .struct_size = sizeof(torc_bilinear_options)};
void torc_bilinear_options_init(torc_bilinear_options *options) {
    if (options) *options = torc_bilinear_options_defaults;
}
const options_layout layout_torc_bilinear_options = {
    .size = sizeof(torc_bilinear_options),
    .defaults = &torc_bilinear_options_defaults,
    .starts = START(torc_bilinear_options, struct_size) | START(torc_bilinear_options, bias) | START(torc_bilinear_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_bilinear_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_bilinear_options *)0)->struct_size) + sizeof(((torc_bilinear_options *)0)->bias) + sizeof(((torc_bilinear_options *)0)->by_name) == sizeof(torc_bilinear_options), "no padding");

static const torc_margin_ranking_loss_options torc_margin_ranking_loss_options_defaults = {TORC_DEFAULTS_torc_margin_ranking_loss_options .struct_size = sizeof(torc_margin_ranking_loss_options)};
void torc_margin_ranking_loss_options_init(torc_margin_ranking_loss_options *options) {
    if (options) *options = torc_margin_ranking_loss_options_defaults;
}
const options_layout layout_torc_margin_ranking_loss_options = {
    .size = sizeof(torc_margin_ranking_loss_options),
    .defaults = &torc_margin_ranking_loss_options_defaults,
    .starts = START(torc_margin_ranking_loss_options, struct_size) | START(torc_margin_ranking_loss_options, margin) | START(torc_margin_ranking_loss_options, reduction) | START(torc_margin_ranking_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_margin_ranking_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_margin_ranking_loss_options *)0)->struct_size) + sizeof(((torc_margin_ranking_loss_options *)0)->margin) + sizeof(((torc_margin_ranking_loss_options *)0)->reduction) + sizeof(((torc_margin_ranking_loss_options *)0)->by_name) == sizeof(torc_margin_ranking_loss_options), "no padding");

static const torc_hinge_embedding_loss_options torc_hinge_embedding_loss_options_defaults = {TORC_DEFAULTS_torc_hinge_embedding_loss_options .struct_size = sizeof(torc_hinge_embedding_loss_options)};
void torc_hinge_embedding_loss_options_init(torc_hinge_embedding_loss_options *options) {
    if (options) *options = torc_hinge_embedding_loss_options_defaults;
}
const options_layout layout_torc_hinge_embedding_loss_options = {
    .size = sizeof(torc_hinge_embedding_loss_options),
    .defaults = &torc_hinge_embedding_loss_options_defaults,
    .starts = START(torc_hinge_embedding_loss_options, struct_size) | START(torc_hinge_embedding_loss_options, margin) | START(torc_hinge_embedding_loss_options, reduction) | START(torc_hinge_embedding_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_hinge_embedding_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_hinge_embedding_loss_options *)0)->struct_size) + sizeof(((torc_hinge_embedding_loss_options *)0)->margin) + sizeof(((torc_hinge_embedding_loss_options *)0)->reduction) + sizeof(((torc_hinge_embedding_loss_options *)0)->by_name) == sizeof(torc_hinge_embedding_loss_options), "no padding");

static const torc_cosine_embedding_loss_options torc_cosine_embedding_loss_options_defaults = {TORC_DEFAULTS_torc_cosine_embedding_loss_options .struct_size = sizeof(torc_cosine_embedding_loss_options)};
void torc_cosine_embedding_loss_options_init(torc_cosine_embedding_loss_options *options) {
    if (options) *options = torc_cosine_embedding_loss_options_defaults;
}
const options_layout layout_torc_cosine_embedding_loss_options = {
    .size = sizeof(torc_cosine_embedding_loss_options),
    .defaults = &torc_cosine_embedding_loss_options_defaults,
    .starts = START(torc_cosine_embedding_loss_options, struct_size) | START(torc_cosine_embedding_loss_options, margin) | START(torc_cosine_embedding_loss_options, reduction) | START(torc_cosine_embedding_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cosine_embedding_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cosine_embedding_loss_options *)0)->struct_size) + sizeof(((torc_cosine_embedding_loss_options *)0)->margin) + sizeof(((torc_cosine_embedding_loss_options *)0)->reduction) + sizeof(((torc_cosine_embedding_loss_options *)0)->by_name) == sizeof(torc_cosine_embedding_loss_options), "no padding");

static const torc_triplet_margin_loss_options torc_triplet_margin_loss_options_defaults = {TORC_DEFAULTS_torc_triplet_margin_loss_options .struct_size = sizeof(torc_triplet_margin_loss_options)};
void torc_triplet_margin_loss_options_init(torc_triplet_margin_loss_options *options) {
    if (options) *options = torc_triplet_margin_loss_options_defaults;
}
const options_layout layout_torc_triplet_margin_loss_options = {
    .size = sizeof(torc_triplet_margin_loss_options),
    .defaults = &torc_triplet_margin_loss_options_defaults,
    .starts = START(torc_triplet_margin_loss_options, struct_size) | START(torc_triplet_margin_loss_options, margin) | START(torc_triplet_margin_loss_options, p) | START(torc_triplet_margin_loss_options, eps) | START(torc_triplet_margin_loss_options, swap) | START(torc_triplet_margin_loss_options, reduction) | START(torc_triplet_margin_loss_options, by_name),
    .flags = START(torc_triplet_margin_loss_options, swap),
    .reserved = 0,
    .by_name = offsetof(torc_triplet_margin_loss_options, by_name),
    .flag_names = "swap\0"};
_Static_assert(sizeof(((torc_triplet_margin_loss_options *)0)->struct_size) + sizeof(((torc_triplet_margin_loss_options *)0)->margin) + sizeof(((torc_triplet_margin_loss_options *)0)->p) + sizeof(((torc_triplet_margin_loss_options *)0)->eps) + sizeof(((torc_triplet_margin_loss_options *)0)->swap) + sizeof(((torc_triplet_margin_loss_options *)0)->reduction) + sizeof(((torc_triplet_margin_loss_options *)0)->by_name) == sizeof(torc_triplet_margin_loss_options), "no padding");

static const torc_soft_margin_loss_options torc_soft_margin_loss_options_defaults = {TORC_DEFAULTS_torc_soft_margin_loss_options .struct_size = sizeof(torc_soft_margin_loss_options)};
void torc_soft_margin_loss_options_init(torc_soft_margin_loss_options *options) {
    if (options) *options = torc_soft_margin_loss_options_defaults;
}
const options_layout layout_torc_soft_margin_loss_options = {
    .size = sizeof(torc_soft_margin_loss_options),
    .defaults = &torc_soft_margin_loss_options_defaults,
    .starts = START(torc_soft_margin_loss_options, struct_size) | START(torc_soft_margin_loss_options, reduction) | START(torc_soft_margin_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_soft_margin_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_soft_margin_loss_options *)0)->struct_size) + sizeof(((torc_soft_margin_loss_options *)0)->reduction) + sizeof(((torc_soft_margin_loss_options *)0)->by_name) == sizeof(torc_soft_margin_loss_options), "no padding");

static const torc_multi_margin_loss_options torc_multi_margin_loss_options_defaults = {TORC_DEFAULTS_torc_multi_margin_loss_options .struct_size = sizeof(torc_multi_margin_loss_options)};
void torc_multi_margin_loss_options_init(torc_multi_margin_loss_options *options) {
    if (options) *options = torc_multi_margin_loss_options_defaults;
}
const options_layout layout_torc_multi_margin_loss_options = {
    .size = sizeof(torc_multi_margin_loss_options),
    .defaults = &torc_multi_margin_loss_options_defaults,
    .starts = START(torc_multi_margin_loss_options, struct_size) | START(torc_multi_margin_loss_options, p) | START(torc_multi_margin_loss_options, margin) | START(torc_multi_margin_loss_options, weight) | START(torc_multi_margin_loss_options, reduction) | START(torc_multi_margin_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_multi_margin_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_multi_margin_loss_options *)0)->struct_size) + sizeof(((torc_multi_margin_loss_options *)0)->p) + sizeof(((torc_multi_margin_loss_options *)0)->margin) + sizeof(((torc_multi_margin_loss_options *)0)->weight) + sizeof(((torc_multi_margin_loss_options *)0)->reduction) + sizeof(((torc_multi_margin_loss_options *)0)->by_name) == sizeof(torc_multi_margin_loss_options), "no padding");

static const torc_multilabel_margin_loss_options torc_multilabel_margin_loss_options_defaults = {TORC_DEFAULTS_torc_multilabel_margin_loss_options .struct_size = sizeof(torc_multilabel_margin_loss_options)};
void torc_multilabel_margin_loss_options_init(torc_multilabel_margin_loss_options *options) {
    if (options) *options = torc_multilabel_margin_loss_options_defaults;
}
const options_layout layout_torc_multilabel_margin_loss_options = {
    .size = sizeof(torc_multilabel_margin_loss_options),
    .defaults = &torc_multilabel_margin_loss_options_defaults,
    .starts = START(torc_multilabel_margin_loss_options, struct_size) | START(torc_multilabel_margin_loss_options, reduction) | START(torc_multilabel_margin_loss_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_multilabel_margin_loss_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_multilabel_margin_loss_options *)0)->struct_size) + sizeof(((torc_multilabel_margin_loss_options *)0)->reduction) + sizeof(((torc_multilabel_margin_loss_options *)0)->by_name) == sizeof(torc_multilabel_margin_loss_options), "no padding");

static const torc_poisson_nll_loss_options torc_poisson_nll_loss_options_defaults = {TORC_DEFAULTS_torc_poisson_nll_loss_options .struct_size = sizeof(torc_poisson_nll_loss_options)};
void torc_poisson_nll_loss_options_init(torc_poisson_nll_loss_options *options) {
    if (options) *options = torc_poisson_nll_loss_options_defaults;
}
const options_layout layout_torc_poisson_nll_loss_options = {
    .size = sizeof(torc_poisson_nll_loss_options),
    .defaults = &torc_poisson_nll_loss_options_defaults,
    .starts = START(torc_poisson_nll_loss_options, struct_size) | START(torc_poisson_nll_loss_options, log_input) | START(torc_poisson_nll_loss_options, full) | START(torc_poisson_nll_loss_options, eps) | START(torc_poisson_nll_loss_options, reduction) | START(torc_poisson_nll_loss_options, by_name),
    .flags = START(torc_poisson_nll_loss_options, log_input) | START(torc_poisson_nll_loss_options, full),
    .reserved = 0,
    .by_name = offsetof(torc_poisson_nll_loss_options, by_name),
    .flag_names = "log_input\0full\0"};
_Static_assert(sizeof(((torc_poisson_nll_loss_options *)0)->struct_size) + sizeof(((torc_poisson_nll_loss_options *)0)->log_input) + sizeof(((torc_poisson_nll_loss_options *)0)->full) + sizeof(((torc_poisson_nll_loss_options *)0)->eps) + sizeof(((torc_poisson_nll_loss_options *)0)->reduction) + sizeof(((torc_poisson_nll_loss_options *)0)->by_name) == sizeof(torc_poisson_nll_loss_options), "no padding");

static const torc_rnn_tanh_cell_options torc_rnn_tanh_cell_options_defaults = {TORC_DEFAULTS_torc_rnn_tanh_cell_options .struct_size = sizeof(torc_rnn_tanh_cell_options)};
void torc_rnn_tanh_cell_options_init(torc_rnn_tanh_cell_options *options) {
    if (options) *options = torc_rnn_tanh_cell_options_defaults;
}
const options_layout layout_torc_rnn_tanh_cell_options = {
    .size = sizeof(torc_rnn_tanh_cell_options),
    .defaults = &torc_rnn_tanh_cell_options_defaults,
    .starts = START(torc_rnn_tanh_cell_options, struct_size) | START(torc_rnn_tanh_cell_options, b_ih) | START(torc_rnn_tanh_cell_options, b_hh) | START(torc_rnn_tanh_cell_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_rnn_tanh_cell_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_rnn_tanh_cell_options *)0)->struct_size) + sizeof(((torc_rnn_tanh_cell_options *)0)->b_ih) + sizeof(((torc_rnn_tanh_cell_options *)0)->b_hh) + sizeof(((torc_rnn_tanh_cell_options *)0)->by_name) == sizeof(torc_rnn_tanh_cell_options), "no padding");

static const torc_rnn_relu_cell_options torc_rnn_relu_cell_options_defaults = {TORC_DEFAULTS_torc_rnn_relu_cell_options .struct_size = sizeof(torc_rnn_relu_cell_options)};
void torc_rnn_relu_cell_options_init(torc_rnn_relu_cell_options *options) {
    if (options) *options = torc_rnn_relu_cell_options_defaults;
}
const options_layout layout_torc_rnn_relu_cell_options = {
    .size = sizeof(torc_rnn_relu_cell_options),
    .defaults = &torc_rnn_relu_cell_options_defaults,
    .starts = START(torc_rnn_relu_cell_options, struct_size) | START(torc_rnn_relu_cell_options, b_ih) | START(torc_rnn_relu_cell_options, b_hh) | START(torc_rnn_relu_cell_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_rnn_relu_cell_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_rnn_relu_cell_options *)0)->struct_size) + sizeof(((torc_rnn_relu_cell_options *)0)->b_ih) + sizeof(((torc_rnn_relu_cell_options *)0)->b_hh) + sizeof(((torc_rnn_relu_cell_options *)0)->by_name) == sizeof(torc_rnn_relu_cell_options), "no padding");

static const torc_gru_cell_options torc_gru_cell_options_defaults = {TORC_DEFAULTS_torc_gru_cell_options .struct_size = sizeof(torc_gru_cell_options)};
void torc_gru_cell_options_init(torc_gru_cell_options *options) {
    if (options) *options = torc_gru_cell_options_defaults;
}
const options_layout layout_torc_gru_cell_options = {
    .size = sizeof(torc_gru_cell_options),
    .defaults = &torc_gru_cell_options_defaults,
    .starts = START(torc_gru_cell_options, struct_size) | START(torc_gru_cell_options, b_ih) | START(torc_gru_cell_options, b_hh) | START(torc_gru_cell_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_gru_cell_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_gru_cell_options *)0)->struct_size) + sizeof(((torc_gru_cell_options *)0)->b_ih) + sizeof(((torc_gru_cell_options *)0)->b_hh) + sizeof(((torc_gru_cell_options *)0)->by_name) == sizeof(torc_gru_cell_options), "no padding");

static const torc_lstm_cell_options torc_lstm_cell_options_defaults = {TORC_DEFAULTS_torc_lstm_cell_options .struct_size = sizeof(torc_lstm_cell_options)};
void torc_lstm_cell_options_init(torc_lstm_cell_options *options) {
    if (options) *options = torc_lstm_cell_options_defaults;
}
const options_layout layout_torc_lstm_cell_options = {
    .size = sizeof(torc_lstm_cell_options),
    .defaults = &torc_lstm_cell_options_defaults,
    .starts = START(torc_lstm_cell_options, struct_size) | START(torc_lstm_cell_options, b_ih) | START(torc_lstm_cell_options, b_hh) | START(torc_lstm_cell_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_lstm_cell_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_lstm_cell_options *)0)->struct_size) + sizeof(((torc_lstm_cell_options *)0)->b_ih) + sizeof(((torc_lstm_cell_options *)0)->b_hh) + sizeof(((torc_lstm_cell_options *)0)->by_name) == sizeof(torc_lstm_cell_options), "no padding");

static const torc__unique2_options torc__unique2_options_defaults = {TORC_DEFAULTS_torc__unique2_options .struct_size = sizeof(torc__unique2_options)};
void torc__unique2_options_init(torc__unique2_options *options) {
    if (options) *options = torc__unique2_options_defaults;
}
const options_layout layout_torc__unique2_options = {
    .size = sizeof(torc__unique2_options),
    .defaults = &torc__unique2_options_defaults,
    .starts = START(torc__unique2_options, struct_size) | START(torc__unique2_options, sorted) | START(torc__unique2_options, return_inverse) | START(torc__unique2_options, return_counts) | START(torc__unique2_options, by_name),
    .flags = START(torc__unique2_options, sorted) | START(torc__unique2_options, return_inverse) | START(torc__unique2_options, return_counts),
    .reserved = 0,
    .by_name = offsetof(torc__unique2_options, by_name),
    .flag_names = "sorted\0return_inverse\0return_counts\0"};
_Static_assert(sizeof(((torc__unique2_options *)0)->struct_size) + sizeof(((torc__unique2_options *)0)->sorted) + sizeof(((torc__unique2_options *)0)->return_inverse) + sizeof(((torc__unique2_options *)0)->return_counts) + sizeof(((torc__unique2_options *)0)->by_name) == sizeof(torc__unique2_options), "no padding");

static const torc__addmm_activation_options torc__addmm_activation_options_defaults = {TORC_DEFAULTS_torc__addmm_activation_options .struct_size = sizeof(torc__addmm_activation_options)};
void torc__addmm_activation_options_init(torc__addmm_activation_options *options) {
    if (options) *options = torc__addmm_activation_options_defaults;
}
const options_layout layout_torc__addmm_activation_options = {
    .size = sizeof(torc__addmm_activation_options),
    .defaults = &torc__addmm_activation_options_defaults,
    .starts = START(torc__addmm_activation_options, struct_size) | START(torc__addmm_activation_options, by_name) | START(torc__addmm_activation_options, beta) | START(torc__addmm_activation_options, alpha) | START(torc__addmm_activation_options, use_gelu),
    .flags = START(torc__addmm_activation_options, use_gelu),
    .reserved = 0,
    .by_name = offsetof(torc__addmm_activation_options, by_name),
    .flag_names = "use_gelu\0"};
_Static_assert(sizeof(((torc__addmm_activation_options *)0)->struct_size) + sizeof(((torc__addmm_activation_options *)0)->by_name) + sizeof(((torc__addmm_activation_options *)0)->beta) + sizeof(((torc__addmm_activation_options *)0)->alpha) + sizeof(((torc__addmm_activation_options *)0)->use_gelu) == sizeof(torc__addmm_activation_options), "no padding");

static const torc__fused_sgd_inplace_options torc__fused_sgd_inplace_options_defaults = {TORC_DEFAULTS_torc__fused_sgd_inplace_options .struct_size = sizeof(torc__fused_sgd_inplace_options)};
void torc__fused_sgd_inplace_options_init(torc__fused_sgd_inplace_options *options) {
    if (options) *options = torc__fused_sgd_inplace_options_defaults;
}
const options_layout layout_torc__fused_sgd_inplace_options = {
    .size = sizeof(torc__fused_sgd_inplace_options),
    .defaults = &torc__fused_sgd_inplace_options_defaults,
    .starts = START(torc__fused_sgd_inplace_options, struct_size) | START(torc__fused_sgd_inplace_options, by_name) | START(torc__fused_sgd_inplace_options, grad_scale) | START(torc__fused_sgd_inplace_options, found_inf),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc__fused_sgd_inplace_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__fused_sgd_inplace_options *)0)->struct_size) + sizeof(((torc__fused_sgd_inplace_options *)0)->by_name) + sizeof(((torc__fused_sgd_inplace_options *)0)->grad_scale) + sizeof(((torc__fused_sgd_inplace_options *)0)->found_inf) == sizeof(torc__fused_sgd_inplace_options), "no padding");

static const torc__fused_sgd__tensor_lr_options torc__fused_sgd__tensor_lr_options_defaults = {TORC_DEFAULTS_torc__fused_sgd__tensor_lr_options .struct_size = sizeof(torc__fused_sgd__tensor_lr_options)};
void torc__fused_sgd__tensor_lr_options_init(torc__fused_sgd__tensor_lr_options *options) {
    if (options) *options = torc__fused_sgd__tensor_lr_options_defaults;
}
const options_layout layout_torc__fused_sgd__tensor_lr_options = {
    .size = sizeof(torc__fused_sgd__tensor_lr_options),
    .defaults = &torc__fused_sgd__tensor_lr_options_defaults,
    .starts = START(torc__fused_sgd__tensor_lr_options, struct_size) | START(torc__fused_sgd__tensor_lr_options, by_name) | START(torc__fused_sgd__tensor_lr_options, grad_scale) | START(torc__fused_sgd__tensor_lr_options, found_inf),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc__fused_sgd__tensor_lr_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__fused_sgd__tensor_lr_options *)0)->struct_size) + sizeof(((torc__fused_sgd__tensor_lr_options *)0)->by_name) + sizeof(((torc__fused_sgd__tensor_lr_options *)0)->grad_scale) + sizeof(((torc__fused_sgd__tensor_lr_options *)0)->found_inf) == sizeof(torc__fused_sgd__tensor_lr_options), "no padding");

static const torc__fused_adam_inplace_options torc__fused_adam_inplace_options_defaults = {TORC_DEFAULTS_torc__fused_adam_inplace_options .struct_size = sizeof(torc__fused_adam_inplace_options)};
void torc__fused_adam_inplace_options_init(torc__fused_adam_inplace_options *options) {
    if (options) *options = torc__fused_adam_inplace_options_defaults;
}
const options_layout layout_torc__fused_adam_inplace_options = {
    .size = sizeof(torc__fused_adam_inplace_options),
    .defaults = &torc__fused_adam_inplace_options_defaults,
    .starts = START(torc__fused_adam_inplace_options, struct_size) | START(torc__fused_adam_inplace_options, by_name) | START(torc__fused_adam_inplace_options, grad_scale) | START(torc__fused_adam_inplace_options, found_inf),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc__fused_adam_inplace_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__fused_adam_inplace_options *)0)->struct_size) + sizeof(((torc__fused_adam_inplace_options *)0)->by_name) + sizeof(((torc__fused_adam_inplace_options *)0)->grad_scale) + sizeof(((torc__fused_adam_inplace_options *)0)->found_inf) == sizeof(torc__fused_adam_inplace_options), "no padding");

static const torc__fused_adam__tensor_lr_options torc__fused_adam__tensor_lr_options_defaults = {TORC_DEFAULTS_torc__fused_adam__tensor_lr_options .struct_size = sizeof(torc__fused_adam__tensor_lr_options)};
void torc__fused_adam__tensor_lr_options_init(torc__fused_adam__tensor_lr_options *options) {
    if (options) *options = torc__fused_adam__tensor_lr_options_defaults;
}
const options_layout layout_torc__fused_adam__tensor_lr_options = {
    .size = sizeof(torc__fused_adam__tensor_lr_options),
    .defaults = &torc__fused_adam__tensor_lr_options_defaults,
    .starts = START(torc__fused_adam__tensor_lr_options, struct_size) | START(torc__fused_adam__tensor_lr_options, by_name) | START(torc__fused_adam__tensor_lr_options, grad_scale) | START(torc__fused_adam__tensor_lr_options, found_inf),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc__fused_adam__tensor_lr_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__fused_adam__tensor_lr_options *)0)->struct_size) + sizeof(((torc__fused_adam__tensor_lr_options *)0)->by_name) + sizeof(((torc__fused_adam__tensor_lr_options *)0)->grad_scale) + sizeof(((torc__fused_adam__tensor_lr_options *)0)->found_inf) == sizeof(torc__fused_adam__tensor_lr_options), "no padding");

static const torc__fused_adamw_inplace_options torc__fused_adamw_inplace_options_defaults = {TORC_DEFAULTS_torc__fused_adamw_inplace_options .struct_size = sizeof(torc__fused_adamw_inplace_options)};
void torc__fused_adamw_inplace_options_init(torc__fused_adamw_inplace_options *options) {
    if (options) *options = torc__fused_adamw_inplace_options_defaults;
}
const options_layout layout_torc__fused_adamw_inplace_options = {
    .size = sizeof(torc__fused_adamw_inplace_options),
    .defaults = &torc__fused_adamw_inplace_options_defaults,
    .starts = START(torc__fused_adamw_inplace_options, struct_size) | START(torc__fused_adamw_inplace_options, by_name) | START(torc__fused_adamw_inplace_options, grad_scale) | START(torc__fused_adamw_inplace_options, found_inf),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc__fused_adamw_inplace_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__fused_adamw_inplace_options *)0)->struct_size) + sizeof(((torc__fused_adamw_inplace_options *)0)->by_name) + sizeof(((torc__fused_adamw_inplace_options *)0)->grad_scale) + sizeof(((torc__fused_adamw_inplace_options *)0)->found_inf) == sizeof(torc__fused_adamw_inplace_options), "no padding");

static const torc__fused_adamw__tensor_lr_options torc__fused_adamw__tensor_lr_options_defaults = {TORC_DEFAULTS_torc__fused_adamw__tensor_lr_options .struct_size = sizeof(torc__fused_adamw__tensor_lr_options)};
void torc__fused_adamw__tensor_lr_options_init(torc__fused_adamw__tensor_lr_options *options) {
    if (options) *options = torc__fused_adamw__tensor_lr_options_defaults;
}
const options_layout layout_torc__fused_adamw__tensor_lr_options = {
    .size = sizeof(torc__fused_adamw__tensor_lr_options),
    .defaults = &torc__fused_adamw__tensor_lr_options_defaults,
    .starts = START(torc__fused_adamw__tensor_lr_options, struct_size) | START(torc__fused_adamw__tensor_lr_options, by_name) | START(torc__fused_adamw__tensor_lr_options, grad_scale) | START(torc__fused_adamw__tensor_lr_options, found_inf),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc__fused_adamw__tensor_lr_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__fused_adamw__tensor_lr_options *)0)->struct_size) + sizeof(((torc__fused_adamw__tensor_lr_options *)0)->by_name) + sizeof(((torc__fused_adamw__tensor_lr_options *)0)->grad_scale) + sizeof(((torc__fused_adamw__tensor_lr_options *)0)->found_inf) == sizeof(torc__fused_adamw__tensor_lr_options), "no padding");

static const torc__foreach_copy_inplace_options torc__foreach_copy_inplace_options_defaults = {TORC_DEFAULTS_torc__foreach_copy_inplace_options .struct_size = sizeof(torc__foreach_copy_inplace_options)};
void torc__foreach_copy_inplace_options_init(torc__foreach_copy_inplace_options *options) {
    if (options) *options = torc__foreach_copy_inplace_options_defaults;
}
const options_layout layout_torc__foreach_copy_inplace_options = {
    .size = sizeof(torc__foreach_copy_inplace_options),
    .defaults = &torc__foreach_copy_inplace_options_defaults,
    .starts = START(torc__foreach_copy_inplace_options, struct_size) | START(torc__foreach_copy_inplace_options, non_blocking) | START(torc__foreach_copy_inplace_options, by_name),
    .flags = START(torc__foreach_copy_inplace_options, non_blocking),
    .reserved = 0,
    .by_name = offsetof(torc__foreach_copy_inplace_options, by_name),
    .flag_names = "non_blocking\0"};
_Static_assert(sizeof(((torc__foreach_copy_inplace_options *)0)->struct_size) + sizeof(((torc__foreach_copy_inplace_options *)0)->non_blocking) + sizeof(((torc__foreach_copy_inplace_options *)0)->by_name) == sizeof(torc__foreach_copy_inplace_options), "no padding");

static const torc__foreach_norm_options torc__foreach_norm_options_defaults = {TORC_DEFAULTS_torc__foreach_norm_options .struct_size = sizeof(torc__foreach_norm_options)};
void torc__foreach_norm_options_init(torc__foreach_norm_options *options) {
    if (options) *options = torc__foreach_norm_options_defaults;
}
const options_layout layout_torc__foreach_norm_options = {
    .size = sizeof(torc__foreach_norm_options),
    .defaults = &torc__foreach_norm_options_defaults,
    .starts = START(torc__foreach_norm_options, struct_size) | START(torc__foreach_norm_options, ord) | START(torc__foreach_norm_options, dtype) | START(torc__foreach_norm_options, reserved0) | START(torc__foreach_norm_options, by_name),
    .flags = 0,
    .reserved = offsetof(torc__foreach_norm_options, reserved0),
    .by_name = offsetof(torc__foreach_norm_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__foreach_norm_options *)0)->struct_size) + sizeof(((torc__foreach_norm_options *)0)->ord) + sizeof(((torc__foreach_norm_options *)0)->dtype) + sizeof(((torc__foreach_norm_options *)0)->reserved0) + sizeof(((torc__foreach_norm_options *)0)->by_name) == sizeof(torc__foreach_norm_options), "no padding");

static const torc__foreach_add_options torc__foreach_add_options_defaults = {TORC_DEFAULTS_torc__foreach_add_options .struct_size = sizeof(torc__foreach_add_options)};
void torc__foreach_add_options_init(torc__foreach_add_options *options) {
    if (options) *options = torc__foreach_add_options_defaults;
}
const options_layout layout_torc__foreach_add_options = {
    .size = sizeof(torc__foreach_add_options),
    .defaults = &torc__foreach_add_options_defaults,
    .starts = START(torc__foreach_add_options, struct_size) | START(torc__foreach_add_options, by_name) | START(torc__foreach_add_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc__foreach_add_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__foreach_add_options *)0)->struct_size) + sizeof(((torc__foreach_add_options *)0)->by_name) + sizeof(((torc__foreach_add_options *)0)->alpha) == sizeof(torc__foreach_add_options), "no padding");

static const torc__foreach_add_tensor_options torc__foreach_add_tensor_options_defaults = {TORC_DEFAULTS_torc__foreach_add_tensor_options .struct_size = sizeof(torc__foreach_add_tensor_options)};
void torc__foreach_add_tensor_options_init(torc__foreach_add_tensor_options *options) {
    if (options) *options = torc__foreach_add_tensor_options_defaults;
}
const options_layout layout_torc__foreach_add_tensor_options = {
    .size = sizeof(torc__foreach_add_tensor_options),
    .defaults = &torc__foreach_add_tensor_options_defaults,
    .starts = START(torc__foreach_add_tensor_options, struct_size) | START(torc__foreach_add_tensor_options, by_name) | START(torc__foreach_add_tensor_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc__foreach_add_tensor_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__foreach_add_tensor_options *)0)->struct_size) + sizeof(((torc__foreach_add_tensor_options *)0)->by_name) + sizeof(((torc__foreach_add_tensor_options *)0)->alpha) == sizeof(torc__foreach_add_tensor_options), "no padding");

static const torc__foreach_sub_options torc__foreach_sub_options_defaults = {TORC_DEFAULTS_torc__foreach_sub_options .struct_size = sizeof(torc__foreach_sub_options)};
void torc__foreach_sub_options_init(torc__foreach_sub_options *options) {
    if (options) *options = torc__foreach_sub_options_defaults;
}
const options_layout layout_torc__foreach_sub_options = {
    .size = sizeof(torc__foreach_sub_options),
    .defaults = &torc__foreach_sub_options_defaults,
    .starts = START(torc__foreach_sub_options, struct_size) | START(torc__foreach_sub_options, by_name) | START(torc__foreach_sub_options, alpha),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc__foreach_sub_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__foreach_sub_options *)0)->struct_size) + sizeof(((torc__foreach_sub_options *)0)->by_name) + sizeof(((torc__foreach_sub_options *)0)->alpha) == sizeof(torc__foreach_sub_options), "no padding");

static const torc__foreach_addcmul_options torc__foreach_addcmul_options_defaults = {TORC_DEFAULTS_torc__foreach_addcmul_options .struct_size = sizeof(torc__foreach_addcmul_options)};
void torc__foreach_addcmul_options_init(torc__foreach_addcmul_options *options) {
    if (options) *options = torc__foreach_addcmul_options_defaults;
}
const options_layout layout_torc__foreach_addcmul_options = {
    .size = sizeof(torc__foreach_addcmul_options),
    .defaults = &torc__foreach_addcmul_options_defaults,
    .starts = START(torc__foreach_addcmul_options, struct_size) | START(torc__foreach_addcmul_options, value) | START(torc__foreach_addcmul_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc__foreach_addcmul_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__foreach_addcmul_options *)0)->struct_size) + sizeof(((torc__foreach_addcmul_options *)0)->value) + sizeof(((torc__foreach_addcmul_options *)0)->by_name) == sizeof(torc__foreach_addcmul_options), "no padding");

static const torc__foreach_addcdiv_options torc__foreach_addcdiv_options_defaults = {TORC_DEFAULTS_torc__foreach_addcdiv_options .struct_size = sizeof(torc__foreach_addcdiv_options)};
void torc__foreach_addcdiv_options_init(torc__foreach_addcdiv_options *options) {
    if (options) *options = torc__foreach_addcdiv_options_defaults;
}
const options_layout layout_torc__foreach_addcdiv_options = {
    .size = sizeof(torc__foreach_addcdiv_options),
    .defaults = &torc__foreach_addcdiv_options_defaults,
    .starts = START(torc__foreach_addcdiv_options, struct_size) | START(torc__foreach_addcdiv_options, value) | START(torc__foreach_addcdiv_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc__foreach_addcdiv_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc__foreach_addcdiv_options *)0)->struct_size) + sizeof(((torc__foreach_addcdiv_options *)0)->value) + sizeof(((torc__foreach_addcdiv_options *)0)->by_name) == sizeof(torc__foreach_addcdiv_options), "no padding");
