/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "autograd/generated/options.h"

#include "torc/bindings/autograd.h"

static const torc_requires_grad_options torc_requires_grad_options_defaults = {TORC_DEFAULTS_torc_requires_grad_options .struct_size = sizeof(torc_requires_grad_options)};
void torc_requires_grad_options_init(torc_requires_grad_options *options) {
    if (options) *options = torc_requires_grad_options_defaults;
}
const options_layout layout_torc_requires_grad_options = {
    .size = sizeof(torc_requires_grad_options),
    .defaults = &torc_requires_grad_options_defaults,
    .starts = START(torc_requires_grad_options, struct_size) | START(torc_requires_grad_options, requires_grad) | START(torc_requires_grad_options, by_name),
    .flags = START(torc_requires_grad_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_requires_grad_options, by_name),
    .flag_names = "requires_grad\0"};
_Static_assert(sizeof(((torc_requires_grad_options *)0)->struct_size) + sizeof(((torc_requires_grad_options *)0)->requires_grad) + sizeof(((torc_requires_grad_options *)0)->by_name) == sizeof(torc_requires_grad_options), "no padding");

static const torc_set_options torc_set_options_defaults = {TORC_DEFAULTS_torc_set_options .struct_size = sizeof(torc_set_options)};
void torc_set_options_init(torc_set_options *options) {
    if (options) *options = torc_set_options_defaults;
}
const options_layout layout_torc_set_options = {
    .size = sizeof(torc_set_options),
    .defaults = &torc_set_options_defaults,
    .starts = START(torc_set_options, struct_size) | START(torc_set_options, storage_offset) | START(torc_set_options, size) | START(torc_set_options, stride) | START(torc_set_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_set_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_set_options *)0)->struct_size) + sizeof(((torc_set_options *)0)->storage_offset) + sizeof(((torc_set_options *)0)->size) + sizeof(((torc_set_options *)0)->stride) + sizeof(((torc_set_options *)0)->by_name) == sizeof(torc_set_options), "no padding");

static const torc_resize_options torc_resize_options_defaults = {TORC_DEFAULTS_torc_resize_options .struct_size = sizeof(torc_resize_options)};
void torc_resize_options_init(torc_resize_options *options) {
    if (options) *options = torc_resize_options_defaults;
}
const options_layout layout_torc_resize_options = {
    .size = sizeof(torc_resize_options),
    .defaults = &torc_resize_options_defaults,
    .starts = START(torc_resize_options, struct_size) | START(torc_resize_options, memory_format) | START(torc_resize_options, reserved0) | START(torc_resize_options, by_name),
    .flags = 0,
    .reserved = offsetof(torc_resize_options, reserved0),
    .by_name = offsetof(torc_resize_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_resize_options *)0)->struct_size) + sizeof(((torc_resize_options *)0)->memory_format) + sizeof(((torc_resize_options *)0)->reserved0) + sizeof(((torc_resize_options *)0)->by_name) == sizeof(torc_resize_options), "no padding");

static const torc_resize_as_options torc_resize_as_options_defaults = {TORC_DEFAULTS_torc_resize_as_options .struct_size = sizeof(torc_resize_as_options)};
void torc_resize_as_options_init(torc_resize_as_options *options) {
    if (options) *options = torc_resize_as_options_defaults;
}
const options_layout layout_torc_resize_as_options = {
    .size = sizeof(torc_resize_as_options),
    .defaults = &torc_resize_as_options_defaults,
    .starts = START(torc_resize_as_options, struct_size) | START(torc_resize_as_options, memory_format) | START(torc_resize_as_options, reserved0) | START(torc_resize_as_options, by_name),
    .flags = 0,
    .reserved = offsetof(torc_resize_as_options, reserved0),
    .by_name = offsetof(torc_resize_as_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_resize_as_options *)0)->struct_size) + sizeof(((torc_resize_as_options *)0)->memory_format) + sizeof(((torc_resize_as_options *)0)->reserved0) + sizeof(((torc_resize_as_options *)0)->by_name) == sizeof(torc_resize_as_options), "no padding");

static const torc_backward_options torc_backward_options_defaults = {TORC_DEFAULTS_torc_backward_options .struct_size = sizeof(torc_backward_options)};
void torc_backward_options_init(torc_backward_options *options) {
    if (options) *options = torc_backward_options_defaults;
}
const options_layout layout_torc_backward_options = {
    .size = sizeof(torc_backward_options),
    .defaults = &torc_backward_options_defaults,
    .starts = START(torc_backward_options, struct_size) | START(torc_backward_options, gradient) | START(torc_backward_options, retain_graph) | START(torc_backward_options, create_graph) | START(torc_backward_options, inputs) | START(torc_backward_options, by_name),
    .flags = START(torc_backward_options, retain_graph) | START(torc_backward_options, create_graph),
    .reserved = 0,
    .by_name = offsetof(torc_backward_options, by_name),
    .flag_names = "retain_graph\0create_graph\0"};
_Static_assert(sizeof(((torc_backward_options *)0)->struct_size) + sizeof(((torc_backward_options *)0)->gradient) + sizeof(((torc_backward_options *)0)->retain_graph) + sizeof(((torc_backward_options *)0)->create_graph) + sizeof(((torc_backward_options *)0)->inputs) + sizeof(((torc_backward_options *)0)->by_name) == sizeof(torc_backward_options), "no padding");

static const torc_backward_many_options torc_backward_many_options_defaults = {TORC_DEFAULTS_torc_backward_many_options .struct_size = sizeof(torc_backward_many_options)};
void torc_backward_many_options_init(torc_backward_many_options *options) {
    if (options) *options = torc_backward_many_options_defaults;
}
const options_layout layout_torc_backward_many_options = {
    .size = sizeof(torc_backward_many_options),
    .defaults = &torc_backward_many_options_defaults,
    .starts = START(torc_backward_many_options, struct_size) | START(torc_backward_many_options, gradients) | START(torc_backward_many_options, retain_graph) | START(torc_backward_many_options, create_graph) | START(torc_backward_many_options, inputs) | START(torc_backward_many_options, by_name),
    .flags = START(torc_backward_many_options, retain_graph) | START(torc_backward_many_options, create_graph),
    .reserved = 0,
    .by_name = offsetof(torc_backward_many_options, by_name),
    .flag_names = "retain_graph\0create_graph\0"};
_Static_assert(sizeof(((torc_backward_many_options *)0)->struct_size) + sizeof(((torc_backward_many_options *)0)->gradients) + sizeof(((torc_backward_many_options *)0)->retain_graph) + sizeof(((torc_backward_many_options *)0)->create_graph) + sizeof(((torc_backward_many_options *)0)->inputs) + sizeof(((torc_backward_many_options *)0)->by_name) == sizeof(torc_backward_many_options), "no padding");

static const torc_autograd_grad_options torc_autograd_grad_options_defaults = {TORC_DEFAULTS_torc_autograd_grad_options .struct_size = sizeof(torc_autograd_grad_options)};
void torc_autograd_grad_options_init(torc_autograd_grad_options *options) {
    if (options) *options = torc_autograd_grad_options_defaults;
}
const options_layout layout_torc_autograd_grad_options = {
    .size = sizeof(torc_autograd_grad_options),
    .defaults = &torc_autograd_grad_options_defaults,
    .starts = START(torc_autograd_grad_options, struct_size) | START(torc_autograd_grad_options, grad_outputs) | START(torc_autograd_grad_options, retain_graph) | START(torc_autograd_grad_options, create_graph) | START(torc_autograd_grad_options, by_name) | START(torc_autograd_grad_options, allow_unused) | START(torc_autograd_grad_options, materialize_grads),
    .flags = START(torc_autograd_grad_options, retain_graph) | START(torc_autograd_grad_options, create_graph) | START(torc_autograd_grad_options, allow_unused) | START(torc_autograd_grad_options, materialize_grads),
    .reserved = 0,
    .by_name = offsetof(torc_autograd_grad_options, by_name),
    .flag_names = "retain_graph\0create_graph\0allow_unused\0materialize_grads\0"};
_Static_assert(sizeof(((torc_autograd_grad_options *)0)->struct_size) + sizeof(((torc_autograd_grad_options *)0)->grad_outputs) + sizeof(((torc_autograd_grad_options *)0)->retain_graph) + sizeof(((torc_autograd_grad_options *)0)->create_graph) + sizeof(((torc_autograd_grad_options *)0)->by_name) + sizeof(((torc_autograd_grad_options *)0)->allow_unused) + sizeof(((torc_autograd_grad_options *)0)->materialize_grads) == sizeof(torc_autograd_grad_options), "no padding");

static const torc_backward_edges_options torc_backward_edges_options_defaults = {TORC_DEFAULTS_torc_backward_edges_options .struct_size = sizeof(torc_backward_edges_options)};
void torc_backward_edges_options_init(torc_backward_edges_options *options) {
    if (options) *options = torc_backward_edges_options_defaults;
}
const options_layout layout_torc_backward_edges_options = {
    .size = sizeof(torc_backward_edges_options),
    .defaults = &torc_backward_edges_options_defaults,
    .starts = START(torc_backward_edges_options, struct_size) | START(torc_backward_edges_options, gradients) | START(torc_backward_edges_options, retain_graph) | START(torc_backward_edges_options, create_graph) | START(torc_backward_edges_options, by_name) | START(torc_backward_edges_options, inputs),
    .flags = START(torc_backward_edges_options, retain_graph) | START(torc_backward_edges_options, create_graph),
    .reserved = 0,
    .by_name = offsetof(torc_backward_edges_options, by_name),
    .flag_names = "retain_graph\0create_graph\0"};
_Static_assert(sizeof(((torc_backward_edges_options *)0)->struct_size) + sizeof(((torc_backward_edges_options *)0)->gradients) + sizeof(((torc_backward_edges_options *)0)->retain_graph) + sizeof(((torc_backward_edges_options *)0)->create_graph) + sizeof(((torc_backward_edges_options *)0)->by_name) + sizeof(((torc_backward_edges_options *)0)->inputs) == sizeof(torc_backward_edges_options), "no padding");

static const torc_autograd_grad_edges_options torc_autograd_grad_edges_options_defaults = {TORC_DEFAULTS_torc_autograd_grad_edges_options .struct_size = sizeof(torc_autograd_grad_edges_options)};
void torc_autograd_grad_edges_options_init(torc_autograd_grad_edges_options *options) {
    if (options) *options = torc_autograd_grad_edges_options_defaults;
}
const options_layout layout_torc_autograd_grad_edges_options = {
    .size = sizeof(torc_autograd_grad_edges_options),
    .defaults = &torc_autograd_grad_edges_options_defaults,
    .starts = START(torc_autograd_grad_edges_options, struct_size) | START(torc_autograd_grad_edges_options, grad_outputs) | START(torc_autograd_grad_edges_options, retain_graph) | START(torc_autograd_grad_edges_options, create_graph) | START(torc_autograd_grad_edges_options, by_name) | START(torc_autograd_grad_edges_options, allow_unused),
    .flags = START(torc_autograd_grad_edges_options, retain_graph) | START(torc_autograd_grad_edges_options, create_graph) | START(torc_autograd_grad_edges_options, allow_unused),
    .reserved = 0,
    .by_name = offsetof(torc_autograd_grad_edges_options, by_name),
    .flag_names = "retain_graph\0create_graph\0allow_unused\0"};
_Static_assert(sizeof(((torc_autograd_grad_edges_options *)0)->struct_size) + sizeof(((torc_autograd_grad_edges_options *)0)->grad_outputs) + sizeof(((torc_autograd_grad_edges_options *)0)->retain_graph) + sizeof(((torc_autograd_grad_edges_options *)0)->create_graph) + sizeof(((torc_autograd_grad_edges_options *)0)->by_name) + sizeof(((torc_autograd_grad_edges_options *)0)->allow_unused) == sizeof(torc_autograd_grad_edges_options), "no padding");

static const torc_function_apply_options torc_function_apply_options_defaults = {TORC_DEFAULTS_torc_function_apply_options .struct_size = sizeof(torc_function_apply_options)};
void torc_function_apply_options_init(torc_function_apply_options *options) {
    if (options) *options = torc_function_apply_options_defaults;
}
const options_layout layout_torc_function_apply_options = {
    .size = sizeof(torc_function_apply_options),
    .defaults = &torc_function_apply_options_defaults,
    .starts = START(torc_function_apply_options, struct_size) | START(torc_function_apply_options, by_name) | START(torc_function_apply_options, once_differentiable),
    .flags = START(torc_function_apply_options, once_differentiable),
    .reserved = 0,
    .by_name = offsetof(torc_function_apply_options, by_name),
    .flag_names = "once_differentiable\0"};
_Static_assert(sizeof(((torc_function_apply_options *)0)->struct_size) + sizeof(((torc_function_apply_options *)0)->by_name) + sizeof(((torc_function_apply_options *)0)->once_differentiable) == sizeof(torc_function_apply_options), "no padding");

static const torc_checkpoint_options torc_checkpoint_options_defaults = {TORC_DEFAULTS_torc_checkpoint_options .struct_size = sizeof(torc_checkpoint_options)};
void torc_checkpoint_options_init(torc_checkpoint_options *options) {
    if (options) *options = torc_checkpoint_options_defaults;
}
const options_layout layout_torc_checkpoint_options = {
    .size = sizeof(torc_checkpoint_options),
    .defaults = &torc_checkpoint_options_defaults,
    .starts = START(torc_checkpoint_options, struct_size) | START(torc_checkpoint_options, by_name) | START(torc_checkpoint_options, discard_rng_state) | START(torc_checkpoint_options, skip_determinism_check) | START(torc_checkpoint_options, early_stop),
    .flags = START(torc_checkpoint_options, discard_rng_state) | START(torc_checkpoint_options, skip_determinism_check) | START(torc_checkpoint_options, early_stop),
    .reserved = 0,
    .by_name = offsetof(torc_checkpoint_options, by_name),
    .flag_names = "discard_rng_state\0skip_determinism_check\0early_stop\0"};
_Static_assert(sizeof(((torc_checkpoint_options *)0)->struct_size) + sizeof(((torc_checkpoint_options *)0)->by_name) + sizeof(((torc_checkpoint_options *)0)->discard_rng_state) + sizeof(((torc_checkpoint_options *)0)->skip_determinism_check) + sizeof(((torc_checkpoint_options *)0)->early_stop) == sizeof(torc_checkpoint_options), "no padding");

static const torc_gradcheck_options torc_gradcheck_options_defaults = {TORC_DEFAULTS_torc_gradcheck_options .struct_size = sizeof(torc_gradcheck_options)};
void torc_gradcheck_options_init(torc_gradcheck_options *options) {
    if (options) *options = torc_gradcheck_options_defaults;
}
const options_layout layout_torc_gradcheck_options = {
    .size = sizeof(torc_gradcheck_options),
    .defaults = &torc_gradcheck_options_defaults,
    .starts = START(torc_gradcheck_options, struct_size) | START(torc_gradcheck_options, by_name) | START(torc_gradcheck_options, eps) | START(torc_gradcheck_options, atol) | START(torc_gradcheck_options, rtol) | START(torc_gradcheck_options, nondet_tol),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_gradcheck_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_gradcheck_options *)0)->struct_size) + sizeof(((torc_gradcheck_options *)0)->by_name) + sizeof(((torc_gradcheck_options *)0)->eps) + sizeof(((torc_gradcheck_options *)0)->atol) + sizeof(((torc_gradcheck_options *)0)->rtol) + sizeof(((torc_gradcheck_options *)0)->nondet_tol) == sizeof(torc_gradcheck_options), "no padding");
