/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "core/generated/options.h"

#include "torc/bindings/core.h"
#include "torc/bindings/backends.h"

static const torc_is_contiguous_options torc_is_contiguous_options_defaults = {TORC_DEFAULTS_torc_is_contiguous_options .struct_size = sizeof(torc_is_contiguous_options)};
void torc_is_contiguous_options_init(torc_is_contiguous_options *options) {
    if (options) *options = torc_is_contiguous_options_defaults;
}
const options_layout layout_torc_is_contiguous_options = {
    .size = sizeof(torc_is_contiguous_options),
    .defaults = &torc_is_contiguous_options_defaults,
    .starts = START(torc_is_contiguous_options, struct_size) | START(torc_is_contiguous_options, memory_format) | START(torc_is_contiguous_options, reserved0) | START(torc_is_contiguous_options, by_name),
    .flags = 0,
    .reserved = offsetof(torc_is_contiguous_options, reserved0),
    .by_name = offsetof(torc_is_contiguous_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_is_contiguous_options *)0)->struct_size) + sizeof(((torc_is_contiguous_options *)0)->memory_format) + sizeof(((torc_is_contiguous_options *)0)->reserved0) + sizeof(((torc_is_contiguous_options *)0)->by_name) == sizeof(torc_is_contiguous_options), "no padding");

static const torc_allclose_options torc_allclose_options_defaults = {TORC_DEFAULTS_torc_allclose_options .struct_size = sizeof(torc_allclose_options)};
void torc_allclose_options_init(torc_allclose_options *options) {
    if (options) *options = torc_allclose_options_defaults;
}
const options_layout layout_torc_allclose_options = {
    .size = sizeof(torc_allclose_options),
    .defaults = &torc_allclose_options_defaults,
    .starts = START(torc_allclose_options, struct_size) | START(torc_allclose_options, rtol) | START(torc_allclose_options, atol) | START(torc_allclose_options, equal_nan) | START(torc_allclose_options, by_name),
    .flags = START(torc_allclose_options, equal_nan),
    .reserved = 0,
    .by_name = offsetof(torc_allclose_options, by_name),
    .flag_names = "equal_nan\0"};
_Static_assert(sizeof(((torc_allclose_options *)0)->struct_size) + sizeof(((torc_allclose_options *)0)->rtol) + sizeof(((torc_allclose_options *)0)->atol) + sizeof(((torc_allclose_options *)0)->equal_nan) + sizeof(((torc_allclose_options *)0)->by_name) == sizeof(torc_allclose_options), "no padding");

static const torc_blob_options torc_blob_options_defaults = {TORC_DEFAULTS_torc_blob_options .struct_size = sizeof(torc_blob_options)};
void torc_blob_options_init(torc_blob_options *options) {
    if (options) *options = torc_blob_options_defaults;
}
const options_layout layout_torc_blob_options = {
    .size = sizeof(torc_blob_options),
    .defaults = &torc_blob_options_defaults,
    .starts = START(torc_blob_options, struct_size) | START(torc_blob_options, by_name) | START(torc_blob_options, dtype) | START(torc_blob_options, device) | START(torc_blob_options, owner) | START(torc_blob_options, strides) | START(torc_blob_options, requires_grad) | START(torc_blob_options, read_only),
    .flags = START(torc_blob_options, requires_grad) | START(torc_blob_options, read_only),
    .reserved = 0,
    .by_name = offsetof(torc_blob_options, by_name),
    .context = offsetof(torc_blob_options, owner),
    .flag_names = "requires_grad\0read_only\0"};
_Static_assert(sizeof(((torc_blob_options *)0)->struct_size) + sizeof(((torc_blob_options *)0)->by_name) + sizeof(((torc_blob_options *)0)->dtype) + sizeof(((torc_blob_options *)0)->device) + sizeof(((torc_blob_options *)0)->owner) + sizeof(((torc_blob_options *)0)->strides) + sizeof(((torc_blob_options *)0)->requires_grad) + sizeof(((torc_blob_options *)0)->read_only) == sizeof(torc_blob_options), "no padding");

static const torc_tensor_from_options torc_tensor_from_options_defaults = {TORC_DEFAULTS_torc_tensor_from_options .struct_size = sizeof(torc_tensor_from_options)};
void torc_tensor_from_options_init(torc_tensor_from_options *options) {
    if (options) *options = torc_tensor_from_options_defaults;
}
const options_layout layout_torc_tensor_from_options = {
    .size = sizeof(torc_tensor_from_options),
    .defaults = &torc_tensor_from_options_defaults,
    .starts = START(torc_tensor_from_options, struct_size) | START(torc_tensor_from_options, by_name) | START(torc_tensor_from_options, dtype) | START(torc_tensor_from_options, device) | START(torc_tensor_from_options, requires_grad) | START(torc_tensor_from_options, data_dtype) | START(torc_tensor_from_options, pointer_dtype) | START(torc_tensor_from_options, data_bytes),
    .flags = START(torc_tensor_from_options, requires_grad),
    .reserved = 0,
    .by_name = offsetof(torc_tensor_from_options, by_name),
    .flag_names = "requires_grad\0"};
_Static_assert(sizeof(((torc_tensor_from_options *)0)->struct_size) + sizeof(((torc_tensor_from_options *)0)->by_name) + sizeof(((torc_tensor_from_options *)0)->dtype) + sizeof(((torc_tensor_from_options *)0)->device) + sizeof(((torc_tensor_from_options *)0)->requires_grad) + sizeof(((torc_tensor_from_options *)0)->data_dtype) + sizeof(((torc_tensor_from_options *)0)->pointer_dtype) + sizeof(((torc_tensor_from_options *)0)->data_bytes) == sizeof(torc_tensor_from_options), "no padding");

static const torc_storage_options torc_storage_options_defaults = {TORC_DEFAULTS_torc_storage_options .struct_size = sizeof(torc_storage_options)};
void torc_storage_options_init(torc_storage_options *options) {
    if (options) *options = torc_storage_options_defaults;
}
const options_layout layout_torc_storage_options = {
    .size = sizeof(torc_storage_options),
    .defaults = &torc_storage_options_defaults,
    .starts = START(torc_storage_options, struct_size) | START(torc_storage_options, by_name) | START(torc_storage_options, device) | START(torc_storage_options, reserved0) | START(torc_storage_options, pin_memory),
    .flags = START(torc_storage_options, pin_memory),
    .reserved = offsetof(torc_storage_options, reserved0),
    .by_name = offsetof(torc_storage_options, by_name),
    .flag_names = "pin_memory\0"};
_Static_assert(sizeof(((torc_storage_options *)0)->struct_size) + sizeof(((torc_storage_options *)0)->by_name) + sizeof(((torc_storage_options *)0)->device) + sizeof(((torc_storage_options *)0)->reserved0) + sizeof(((torc_storage_options *)0)->pin_memory) == sizeof(torc_storage_options), "no padding");

static const torc_tensor_over_options torc_tensor_over_options_defaults = {TORC_DEFAULTS_torc_tensor_over_options .struct_size = sizeof(torc_tensor_over_options)};
void torc_tensor_over_options_init(torc_tensor_over_options *options) {
    if (options) *options = torc_tensor_over_options_defaults;
}
const options_layout layout_torc_tensor_over_options = {
    .size = sizeof(torc_tensor_over_options),
    .defaults = &torc_tensor_over_options_defaults,
    .starts = START(torc_tensor_over_options, struct_size) | START(torc_tensor_over_options, dtype) | START(torc_tensor_over_options, reserved0) | START(torc_tensor_over_options, storage_offset) | START(torc_tensor_over_options, strides) | START(torc_tensor_over_options, by_name),
    .flags = 0,
    .reserved = offsetof(torc_tensor_over_options, reserved0),
    .by_name = offsetof(torc_tensor_over_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_tensor_over_options *)0)->struct_size) + sizeof(((torc_tensor_over_options *)0)->dtype) + sizeof(((torc_tensor_over_options *)0)->reserved0) + sizeof(((torc_tensor_over_options *)0)->storage_offset) + sizeof(((torc_tensor_over_options *)0)->strides) + sizeof(((torc_tensor_over_options *)0)->by_name) == sizeof(torc_tensor_over_options), "no padding");

static const torc_set_printoptions_options torc_set_printoptions_options_defaults = {TORC_DEFAULTS_torc_set_printoptions_options .struct_size = sizeof(torc_set_printoptions_options)};
void torc_set_printoptions_options_init(torc_set_printoptions_options *options) {
    if (options) *options = torc_set_printoptions_options_defaults;
}
const options_layout layout_torc_set_printoptions_options = {
    .size = sizeof(torc_set_printoptions_options),
    .defaults = &torc_set_printoptions_options_defaults,
    .starts = START(torc_set_printoptions_options, struct_size) | START(torc_set_printoptions_options, precision) | START(torc_set_printoptions_options, threshold) | START(torc_set_printoptions_options, edgeitems) | START(torc_set_printoptions_options, linewidth) | START(torc_set_printoptions_options, profile) | START(torc_set_printoptions_options, sci_mode) | START(torc_set_printoptions_options, by_name),
    .flags = START(torc_set_printoptions_options, sci_mode),
    .reserved = 0,
    .by_name = offsetof(torc_set_printoptions_options, by_name),
    .flag_names = "sci_mode\0"};
_Static_assert(sizeof(((torc_set_printoptions_options *)0)->struct_size) + sizeof(((torc_set_printoptions_options *)0)->precision) + sizeof(((torc_set_printoptions_options *)0)->threshold) + sizeof(((torc_set_printoptions_options *)0)->edgeitems) + sizeof(((torc_set_printoptions_options *)0)->linewidth) + sizeof(((torc_set_printoptions_options *)0)->profile) + sizeof(((torc_set_printoptions_options *)0)->sci_mode) + sizeof(((torc_set_printoptions_options *)0)->by_name) == sizeof(torc_set_printoptions_options), "no padding");

static const torc_use_deterministic_algorithms_options torc_use_deterministic_algorithms_options_defaults = {TORC_DEFAULTS_torc_use_deterministic_algorithms_options .struct_size = sizeof(torc_use_deterministic_algorithms_options)};
void torc_use_deterministic_algorithms_options_init(torc_use_deterministic_algorithms_options *options) {
    if (options) *options = torc_use_deterministic_algorithms_options_defaults;
}
const options_layout layout_torc_use_deterministic_algorithms_options = {
    .size = sizeof(torc_use_deterministic_algorithms_options),
    .defaults = &torc_use_deterministic_algorithms_options_defaults,
    .starts = START(torc_use_deterministic_algorithms_options, struct_size) | START(torc_use_deterministic_algorithms_options, warn_only) | START(torc_use_deterministic_algorithms_options, by_name),
    .flags = START(torc_use_deterministic_algorithms_options, warn_only),
    .reserved = 0,
    .by_name = offsetof(torc_use_deterministic_algorithms_options, by_name),
    .flag_names = "warn_only\0"};
_Static_assert(sizeof(((torc_use_deterministic_algorithms_options *)0)->struct_size) + sizeof(((torc_use_deterministic_algorithms_options *)0)->warn_only) + sizeof(((torc_use_deterministic_algorithms_options *)0)->by_name) == sizeof(torc_use_deterministic_algorithms_options), "no padding");
