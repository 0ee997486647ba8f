/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "optim/generated/options.h"

#include "torc/bindings/optim.h"

static const torc_sgd_options torc_sgd_options_defaults = {TORC_DEFAULTS_torc_sgd_options .struct_size = sizeof(torc_sgd_options)};
void torc_sgd_options_init(torc_sgd_options *options) {
    if (options) *options = torc_sgd_options_defaults;
}
const options_layout layout_torc_sgd_options = {
    .size = sizeof(torc_sgd_options),
    .defaults = &torc_sgd_options_defaults,
    .starts = START(torc_sgd_options, struct_size) | START(torc_sgd_options, lr) | START(torc_sgd_options, momentum) | START(torc_sgd_options, dampening) | START(torc_sgd_options, weight_decay) | START(torc_sgd_options, nesterov) | START(torc_sgd_options, by_name) | START(torc_sgd_options, maximize) | START(torc_sgd_options, lr_tensor),
    .flags = START(torc_sgd_options, nesterov) | START(torc_sgd_options, maximize),
    .reserved = 0,
    .by_name = offsetof(torc_sgd_options, by_name),
    .flag_names = "nesterov\0maximize\0"};
_Static_assert(sizeof(((torc_sgd_options *)0)->struct_size) + sizeof(((torc_sgd_options *)0)->lr) + sizeof(((torc_sgd_options *)0)->momentum) + sizeof(((torc_sgd_options *)0)->dampening) + sizeof(((torc_sgd_options *)0)->weight_decay) + sizeof(((torc_sgd_options *)0)->nesterov) + sizeof(((torc_sgd_options *)0)->by_name) + sizeof(((torc_sgd_options *)0)->maximize) + sizeof(((torc_sgd_options *)0)->lr_tensor) == sizeof(torc_sgd_options), "no padding");

static const torc_adam_options torc_adam_options_defaults = {TORC_DEFAULTS_torc_adam_options .struct_size = sizeof(torc_adam_options)};
void torc_adam_options_init(torc_adam_options *options) {
    if (options) *options = torc_adam_options_defaults;
}
const options_layout layout_torc_adam_options = {
    .size = sizeof(torc_adam_options),
    .defaults = &torc_adam_options_defaults,
    .starts = START(torc_adam_options, struct_size) | START(torc_adam_options, lr) | START(torc_adam_options, beta1) | START(torc_adam_options, beta2) | START(torc_adam_options, eps) | START(torc_adam_options, weight_decay) | START(torc_adam_options, amsgrad) | START(torc_adam_options, by_name) | START(torc_adam_options, maximize) | START(torc_adam_options, lr_tensor),
    .flags = START(torc_adam_options, amsgrad) | START(torc_adam_options, maximize),
    .reserved = 0,
    .by_name = offsetof(torc_adam_options, by_name),
    .flag_names = "amsgrad\0maximize\0"};
_Static_assert(sizeof(((torc_adam_options *)0)->struct_size) + sizeof(((torc_adam_options *)0)->lr) + sizeof(((torc_adam_options *)0)->beta1) + sizeof(((torc_adam_options *)0)->beta2) + sizeof(((torc_adam_options *)0)->eps) + sizeof(((torc_adam_options *)0)->weight_decay) + sizeof(((torc_adam_options *)0)->amsgrad) + sizeof(((torc_adam_options *)0)->by_name) + sizeof(((torc_adam_options *)0)->maximize) + sizeof(((torc_adam_options *)0)->lr_tensor) == sizeof(torc_adam_options), "no padding");

static const torc_param_group_options torc_param_group_options_defaults = {TORC_DEFAULTS_torc_param_group_options .struct_size = sizeof(torc_param_group_options)};
void torc_param_group_options_init(torc_param_group_options *options) {
    if (options) *options = torc_param_group_options_defaults;
}
const options_layout layout_torc_param_group_options = {
    .size = sizeof(torc_param_group_options),
    .defaults = &torc_param_group_options_defaults,
    .starts = START(torc_param_group_options, struct_size) | START(torc_param_group_options, by_name) | START(torc_param_group_options, lr) | START(torc_param_group_options, momentum) | START(torc_param_group_options, dampening) | START(torc_param_group_options, weight_decay) | START(torc_param_group_options, nesterov) | START(torc_param_group_options, maximize) | START(torc_param_group_options, beta1) | START(torc_param_group_options, beta2) | START(torc_param_group_options, eps) | START(torc_param_group_options, amsgrad) | START(torc_param_group_options, lr_tensor),
    .flags = START(torc_param_group_options, nesterov) | START(torc_param_group_options, maximize) | START(torc_param_group_options, amsgrad),
    .reserved = 0,
    .by_name = offsetof(torc_param_group_options, by_name),
    .flag_names = "nesterov\0maximize\0amsgrad\0"};
_Static_assert(sizeof(((torc_param_group_options *)0)->struct_size) + sizeof(((torc_param_group_options *)0)->by_name) + sizeof(((torc_param_group_options *)0)->lr) + sizeof(((torc_param_group_options *)0)->momentum) + sizeof(((torc_param_group_options *)0)->dampening) + sizeof(((torc_param_group_options *)0)->weight_decay) + sizeof(((torc_param_group_options *)0)->nesterov) + sizeof(((torc_param_group_options *)0)->maximize) + sizeof(((torc_param_group_options *)0)->beta1) + sizeof(((torc_param_group_options *)0)->beta2) + sizeof(((torc_param_group_options *)0)->eps) + sizeof(((torc_param_group_options *)0)->amsgrad) + sizeof(((torc_param_group_options *)0)->lr_tensor) == sizeof(torc_param_group_options), "no padding");

static const torc_optimizer_step_options torc_optimizer_step_options_defaults = {TORC_DEFAULTS_torc_optimizer_step_options .struct_size = sizeof(torc_optimizer_step_options)};
void torc_optimizer_step_options_init(torc_optimizer_step_options *options) {
    if (options) *options = torc_optimizer_step_options_defaults;
}
const options_layout layout_torc_optimizer_step_options = {
    .size = sizeof(torc_optimizer_step_options),
    .defaults = &torc_optimizer_step_options_defaults,
    .starts = START(torc_optimizer_step_options, struct_size) | START(torc_optimizer_step_options, by_name) | START(torc_optimizer_step_options, grad_scale) | START(torc_optimizer_step_options, found_inf),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_optimizer_step_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_optimizer_step_options *)0)->struct_size) + sizeof(((torc_optimizer_step_options *)0)->by_name) + sizeof(((torc_optimizer_step_options *)0)->grad_scale) + sizeof(((torc_optimizer_step_options *)0)->found_inf) == sizeof(torc_optimizer_step_options), "no padding");

static const torc_optimizer_zero_grad_options torc_optimizer_zero_grad_options_defaults = {TORC_DEFAULTS_torc_optimizer_zero_grad_options .struct_size = sizeof(torc_optimizer_zero_grad_options)};
void torc_optimizer_zero_grad_options_init(torc_optimizer_zero_grad_options *options) {
    if (options) *options = torc_optimizer_zero_grad_options_defaults;
}
const options_layout layout_torc_optimizer_zero_grad_options = {
    .size = sizeof(torc_optimizer_zero_grad_options),
    .defaults = &torc_optimizer_zero_grad_options_defaults,
    .starts = START(torc_optimizer_zero_grad_options, struct_size) | START(torc_optimizer_zero_grad_options, set_to_none) | START(torc_optimizer_zero_grad_options, by_name),
    .flags = START(torc_optimizer_zero_grad_options, set_to_none),
    .reserved = 0,
    .by_name = offsetof(torc_optimizer_zero_grad_options, by_name),
    .flag_names = "set_to_none\0"};
_Static_assert(sizeof(((torc_optimizer_zero_grad_options *)0)->struct_size) + sizeof(((torc_optimizer_zero_grad_options *)0)->set_to_none) + sizeof(((torc_optimizer_zero_grad_options *)0)->by_name) == sizeof(torc_optimizer_zero_grad_options), "no padding");

static const torc_step_lr_options torc_step_lr_options_defaults = {TORC_DEFAULTS_torc_step_lr_options .struct_size = sizeof(torc_step_lr_options)};
void torc_step_lr_options_init(torc_step_lr_options *options) {
    if (options) *options = torc_step_lr_options_defaults;
}
const options_layout layout_torc_step_lr_options = {
    .size = sizeof(torc_step_lr_options),
    .defaults = &torc_step_lr_options_defaults,
    .starts = START(torc_step_lr_options, struct_size) | START(torc_step_lr_options, gamma) | START(torc_step_lr_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_step_lr_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_step_lr_options *)0)->struct_size) + sizeof(((torc_step_lr_options *)0)->gamma) + sizeof(((torc_step_lr_options *)0)->by_name) == sizeof(torc_step_lr_options), "no padding");

static const torc_constant_lr_options torc_constant_lr_options_defaults = {TORC_DEFAULTS_torc_constant_lr_options .struct_size = sizeof(torc_constant_lr_options)};
void torc_constant_lr_options_init(torc_constant_lr_options *options) {
    if (options) *options = torc_constant_lr_options_defaults;
}
const options_layout layout_torc_constant_lr_options = {
    .size = sizeof(torc_constant_lr_options),
    .defaults = &torc_constant_lr_options_defaults,
    .starts = START(torc_constant_lr_options, struct_size) | START(torc_constant_lr_options, factor) | START(torc_constant_lr_options, total_iters) | START(torc_constant_lr_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_constant_lr_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_constant_lr_options *)0)->struct_size) + sizeof(((torc_constant_lr_options *)0)->factor) + sizeof(((torc_constant_lr_options *)0)->total_iters) + sizeof(((torc_constant_lr_options *)0)->by_name) == sizeof(torc_constant_lr_options), "no padding");

static const torc_linear_lr_options torc_linear_lr_options_defaults = {TORC_DEFAULTS_torc_linear_lr_options .struct_size = sizeof(torc_linear_lr_options)};
void torc_linear_lr_options_init(torc_linear_lr_options *options) {
    if (options) *options = torc_linear_lr_options_defaults;
}
const options_layout layout_torc_linear_lr_options = {
    .size = sizeof(torc_linear_lr_options),
    .defaults = &torc_linear_lr_options_defaults,
    .starts = START(torc_linear_lr_options, struct_size) | START(torc_linear_lr_options, start_factor) | START(torc_linear_lr_options, end_factor) | START(torc_linear_lr_options, total_iters) | START(torc_linear_lr_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_linear_lr_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_linear_lr_options *)0)->struct_size) + sizeof(((torc_linear_lr_options *)0)->start_factor) + sizeof(((torc_linear_lr_options *)0)->end_factor) + sizeof(((torc_linear_lr_options *)0)->total_iters) + sizeof(((torc_linear_lr_options *)0)->by_name) == sizeof(torc_linear_lr_options), "no padding");

static const torc_cosine_annealing_lr_options torc_cosine_annealing_lr_options_defaults = {TORC_DEFAULTS_torc_cosine_annealing_lr_options .struct_size = sizeof(torc_cosine_annealing_lr_options)};
void torc_cosine_annealing_lr_options_init(torc_cosine_annealing_lr_options *options) {
    if (options) *options = torc_cosine_annealing_lr_options_defaults;
}
const options_layout layout_torc_cosine_annealing_lr_options = {
    .size = sizeof(torc_cosine_annealing_lr_options),
    .defaults = &torc_cosine_annealing_lr_options_defaults,
    .starts = START(torc_cosine_annealing_lr_options, struct_size) | START(torc_cosine_annealing_lr_options, eta_min) | START(torc_cosine_annealing_lr_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cosine_annealing_lr_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cosine_annealing_lr_options *)0)->struct_size) + sizeof(((torc_cosine_annealing_lr_options *)0)->eta_min) + sizeof(((torc_cosine_annealing_lr_options *)0)->by_name) == sizeof(torc_cosine_annealing_lr_options), "no padding");

static const torc_one_cycle_lr_options torc_one_cycle_lr_options_defaults = {TORC_DEFAULTS_torc_one_cycle_lr_options .struct_size = sizeof(torc_one_cycle_lr_options)};
void torc_one_cycle_lr_options_init(torc_one_cycle_lr_options *options) {
    if (options) *options = torc_one_cycle_lr_options_defaults;
}
const options_layout layout_torc_one_cycle_lr_options = {
    .size = sizeof(torc_one_cycle_lr_options),
    .defaults = &torc_one_cycle_lr_options_defaults,
    .starts = START(torc_one_cycle_lr_options, struct_size) | START(torc_one_cycle_lr_options, total_steps) | START(torc_one_cycle_lr_options, epochs) | START(torc_one_cycle_lr_options, steps_per_epoch) | START(torc_one_cycle_lr_options, pct_start) | START(torc_one_cycle_lr_options, anneal_strategy) | START(torc_one_cycle_lr_options, cycle_momentum) | START(torc_one_cycle_lr_options, base_momentum) | START(torc_one_cycle_lr_options, max_momentum) | START(torc_one_cycle_lr_options, div_factor) | START(torc_one_cycle_lr_options, final_div_factor) | START(torc_one_cycle_lr_options, three_phase) | START(torc_one_cycle_lr_options, by_name) | START(torc_one_cycle_lr_options, max_lrs) | START(torc_one_cycle_lr_options, max_lrs_count),
    .flags = START(torc_one_cycle_lr_options, cycle_momentum) | START(torc_one_cycle_lr_options, three_phase),
    .reserved = 0,
    .by_name = offsetof(torc_one_cycle_lr_options, by_name),
    .flag_names = "cycle_momentum\0three_phase\0"};
_Static_assert(sizeof(((torc_one_cycle_lr_options *)0)->struct_size) + sizeof(((torc_one_cycle_lr_options *)0)->total_steps) + sizeof(((torc_one_cycle_lr_options *)0)->epochs) + sizeof(((torc_one_cycle_lr_options *)0)->steps_per_epoch) + sizeof(((torc_one_cycle_lr_options *)0)->pct_start) + sizeof(((torc_one_cycle_lr_options *)0)->anneal_strategy) + sizeof(((torc_one_cycle_lr_options *)0)->cycle_momentum) + sizeof(((torc_one_cycle_lr_options *)0)->base_momentum) + sizeof(((torc_one_cycle_lr_options *)0)->max_momentum) + sizeof(((torc_one_cycle_lr_options *)0)->div_factor) + sizeof(((torc_one_cycle_lr_options *)0)->final_div_factor) + sizeof(((torc_one_cycle_lr_options *)0)->three_phase) + sizeof(((torc_one_cycle_lr_options *)0)->by_name) + sizeof(((torc_one_cycle_lr_options *)0)->max_lrs) + sizeof(((torc_one_cycle_lr_options *)0)->max_lrs_count) == sizeof(torc_one_cycle_lr_options), "no padding");

static const torc_clip_grad_norm_options torc_clip_grad_norm_options_defaults = {TORC_DEFAULTS_torc_clip_grad_norm_options .struct_size = sizeof(torc_clip_grad_norm_options)};
void torc_clip_grad_norm_options_init(torc_clip_grad_norm_options *options) {
    if (options) *options = torc_clip_grad_norm_options_defaults;
}
const options_layout layout_torc_clip_grad_norm_options = {
    .size = sizeof(torc_clip_grad_norm_options),
    .defaults = &torc_clip_grad_norm_options_defaults,
    .starts = START(torc_clip_grad_norm_options, struct_size) | START(torc_clip_grad_norm_options, norm_type) | START(torc_clip_grad_norm_options, error_if_nonfinite) | START(torc_clip_grad_norm_options, by_name),
    .flags = START(torc_clip_grad_norm_options, error_if_nonfinite),
    .reserved = 0,
    .by_name = offsetof(torc_clip_grad_norm_options, by_name),
    .flag_names = "error_if_nonfinite\0"};
_Static_assert(sizeof(((torc_clip_grad_norm_options *)0)->struct_size) + sizeof(((torc_clip_grad_norm_options *)0)->norm_type) + sizeof(((torc_clip_grad_norm_options *)0)->error_if_nonfinite) + sizeof(((torc_clip_grad_norm_options *)0)->by_name) == sizeof(torc_clip_grad_norm_options), "no padding");
