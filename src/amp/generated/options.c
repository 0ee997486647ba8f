/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "amp/generated/options.h"

#include "torc/bindings/amp.h"

static const torc_autocast_options torc_autocast_options_defaults = {TORC_DEFAULTS_torc_autocast_options .struct_size = sizeof(torc_autocast_options)};
void torc_autocast_options_init(torc_autocast_options *options) {
    if (options) *options = torc_autocast_options_defaults;
}
const options_layout layout_torc_autocast_options = {
    .size = sizeof(torc_autocast_options),
    .defaults = &torc_autocast_options_defaults,
    .starts = START(torc_autocast_options, struct_size) | START(torc_autocast_options, dtype) | START(torc_autocast_options, reserved0) | START(torc_autocast_options, enabled) | START(torc_autocast_options, by_name),
    .flags = START(torc_autocast_options, enabled),
    .reserved = offsetof(torc_autocast_options, reserved0),
    .by_name = offsetof(torc_autocast_options, by_name),
    .flag_names = "enabled\0"};
_Static_assert(sizeof(((torc_autocast_options *)0)->struct_size) + sizeof(((torc_autocast_options *)0)->dtype) + sizeof(((torc_autocast_options *)0)->reserved0) + sizeof(((torc_autocast_options *)0)->enabled) + sizeof(((torc_autocast_options *)0)->by_name) == sizeof(torc_autocast_options), "no padding");

static const torc_grad_scaler_options torc_grad_scaler_options_defaults = {TORC_DEFAULTS_torc_grad_scaler_options .struct_size = sizeof(torc_grad_scaler_options)};
void torc_grad_scaler_options_init(torc_grad_scaler_options *options) {
    if (options) *options = torc_grad_scaler_options_defaults;
}
const options_layout layout_torc_grad_scaler_options = {
    .size = sizeof(torc_grad_scaler_options),
    .defaults = &torc_grad_scaler_options_defaults,
    .starts = START(torc_grad_scaler_options, struct_size) | START(torc_grad_scaler_options, init_scale) | START(torc_grad_scaler_options, growth_factor) | START(torc_grad_scaler_options, backoff_factor) | START(torc_grad_scaler_options, growth_interval) | START(torc_grad_scaler_options, enabled) | START(torc_grad_scaler_options, by_name),
    .flags = START(torc_grad_scaler_options, enabled),
    .reserved = 0,
    .by_name = offsetof(torc_grad_scaler_options, by_name),
    .flag_names = "enabled\0"};
_Static_assert(sizeof(((torc_grad_scaler_options *)0)->struct_size) + sizeof(((torc_grad_scaler_options *)0)->init_scale) + sizeof(((torc_grad_scaler_options *)0)->growth_factor) + sizeof(((torc_grad_scaler_options *)0)->backoff_factor) + sizeof(((torc_grad_scaler_options *)0)->growth_interval) + sizeof(((torc_grad_scaler_options *)0)->enabled) + sizeof(((torc_grad_scaler_options *)0)->by_name) == sizeof(torc_grad_scaler_options), "no padding");

static const torc_grad_scaler_update_options torc_grad_scaler_update_options_defaults = {TORC_DEFAULTS_torc_grad_scaler_update_options .struct_size = sizeof(torc_grad_scaler_update_options)};
void torc_grad_scaler_update_options_init(torc_grad_scaler_update_options *options) {
    if (options) *options = torc_grad_scaler_update_options_defaults;
}
const options_layout layout_torc_grad_scaler_update_options = {
    .size = sizeof(torc_grad_scaler_update_options),
    .defaults = &torc_grad_scaler_update_options_defaults,
    .starts = START(torc_grad_scaler_update_options, struct_size) | START(torc_grad_scaler_update_options, new_scale) | START(torc_grad_scaler_update_options, by_name) | START(torc_grad_scaler_update_options, new_scale_tensor),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_grad_scaler_update_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_grad_scaler_update_options *)0)->struct_size) + sizeof(((torc_grad_scaler_update_options *)0)->new_scale) + sizeof(((torc_grad_scaler_update_options *)0)->by_name) + sizeof(((torc_grad_scaler_update_options *)0)->new_scale_tensor) == sizeof(torc_grad_scaler_update_options), "no padding");
