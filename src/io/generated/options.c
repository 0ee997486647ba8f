/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "io/generated/options.h"

#include "torc/bindings/io.h"

static const torc_safetensors_load_options torc_safetensors_load_options_defaults = {TORC_DEFAULTS_torc_safetensors_load_options .struct_size = sizeof(torc_safetensors_load_options)};
void torc_safetensors_load_options_init(torc_safetensors_load_options *options) {
    if (options) *options = torc_safetensors_load_options_defaults;
}
const options_layout layout_torc_safetensors_load_options = {
    .size = sizeof(torc_safetensors_load_options),
    .defaults = &torc_safetensors_load_options_defaults,
    .starts = START(torc_safetensors_load_options, struct_size) | START(torc_safetensors_load_options, device) | START(torc_safetensors_load_options, reserved0) | START(torc_safetensors_load_options, by_name) | START(torc_safetensors_load_options, mmap),
    .flags = START(torc_safetensors_load_options, mmap),
    .reserved = offsetof(torc_safetensors_load_options, reserved0),
    .by_name = offsetof(torc_safetensors_load_options, by_name),
    .flag_names = "mmap\0"};
_Static_assert(sizeof(((torc_safetensors_load_options *)0)->struct_size) + sizeof(((torc_safetensors_load_options *)0)->device) + sizeof(((torc_safetensors_load_options *)0)->reserved0) + sizeof(((torc_safetensors_load_options *)0)->by_name) + sizeof(((torc_safetensors_load_options *)0)->mmap) == sizeof(torc_safetensors_load_options), "no padding");

static const torc_safetensors_save_options torc_safetensors_save_options_defaults = {TORC_DEFAULTS_torc_safetensors_save_options .struct_size = sizeof(torc_safetensors_save_options)};
void torc_safetensors_save_options_init(torc_safetensors_save_options *options) {
    if (options) *options = torc_safetensors_save_options_defaults;
}
const options_layout layout_torc_safetensors_save_options = {
    .size = sizeof(torc_safetensors_save_options),
    .defaults = &torc_safetensors_save_options_defaults,
    .starts = START(torc_safetensors_save_options, struct_size) | START(torc_safetensors_save_options, metadata) | START(torc_safetensors_save_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_safetensors_save_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_safetensors_save_options *)0)->struct_size) + sizeof(((torc_safetensors_save_options *)0)->metadata) + sizeof(((torc_safetensors_save_options *)0)->by_name) == sizeof(torc_safetensors_save_options), "no padding");

static const torc_to_dlpack_options torc_to_dlpack_options_defaults = {TORC_DEFAULTS_torc_to_dlpack_options .struct_size = sizeof(torc_to_dlpack_options)};
void torc_to_dlpack_options_init(torc_to_dlpack_options *options) {
    if (options) *options = torc_to_dlpack_options_defaults;
}
const options_layout layout_torc_to_dlpack_options = {
    .size = sizeof(torc_to_dlpack_options),
    .defaults = &torc_to_dlpack_options_defaults,
    .starts = START(torc_to_dlpack_options, struct_size) | START(torc_to_dlpack_options, stream) | START(torc_to_dlpack_options, copy) | START(torc_to_dlpack_options, by_name),
    .flags = START(torc_to_dlpack_options, copy),
    .reserved = 0,
    .by_name = offsetof(torc_to_dlpack_options, by_name),
    .flag_names = "copy\0"};
_Static_assert(sizeof(((torc_to_dlpack_options *)0)->struct_size) + sizeof(((torc_to_dlpack_options *)0)->stream) + sizeof(((torc_to_dlpack_options *)0)->copy) + sizeof(((torc_to_dlpack_options *)0)->by_name) == sizeof(torc_to_dlpack_options), "no padding");
