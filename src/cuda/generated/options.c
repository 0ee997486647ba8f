/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "cuda/generated/options.h"

#include "torc/bindings/cuda.h"
#include "torc/bindings/cuda_kernel.h"

static const torc_cuda_stream_options torc_cuda_stream_options_defaults = {TORC_DEFAULTS_torc_cuda_stream_options .struct_size = sizeof(torc_cuda_stream_options)};
void torc_cuda_stream_options_init(torc_cuda_stream_options *options) {
    if (options) *options = torc_cuda_stream_options_defaults;
}
const options_layout layout_torc_cuda_stream_options = {
    .size = sizeof(torc_cuda_stream_options),
    .defaults = &torc_cuda_stream_options_defaults,
    .starts = START(torc_cuda_stream_options, struct_size) | START(torc_cuda_stream_options, priority) | START(torc_cuda_stream_options, by_name),
    .flags = 0,
    .reserved = 0,
    .by_name = offsetof(torc_cuda_stream_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cuda_stream_options *)0)->struct_size) + sizeof(((torc_cuda_stream_options *)0)->priority) + sizeof(((torc_cuda_stream_options *)0)->by_name) == sizeof(torc_cuda_stream_options), "no padding");

static const torc_cuda_event_options torc_cuda_event_options_defaults = {TORC_DEFAULTS_torc_cuda_event_options .struct_size = sizeof(torc_cuda_event_options)};
void torc_cuda_event_options_init(torc_cuda_event_options *options) {
    if (options) *options = torc_cuda_event_options_defaults;
}
const options_layout layout_torc_cuda_event_options = {
    .size = sizeof(torc_cuda_event_options),
    .defaults = &torc_cuda_event_options_defaults,
    .starts = START(torc_cuda_event_options, struct_size) | START(torc_cuda_event_options, enable_timing) | START(torc_cuda_event_options, blocking) | START(torc_cuda_event_options, interprocess) | START(torc_cuda_event_options, by_name),
    .flags = START(torc_cuda_event_options, enable_timing) | START(torc_cuda_event_options, blocking) | START(torc_cuda_event_options, interprocess),
    .reserved = 0,
    .by_name = offsetof(torc_cuda_event_options, by_name),
    .flag_names = "enable_timing\0blocking\0interprocess\0"};
_Static_assert(sizeof(((torc_cuda_event_options *)0)->struct_size) + sizeof(((torc_cuda_event_options *)0)->enable_timing) + sizeof(((torc_cuda_event_options *)0)->blocking) + sizeof(((torc_cuda_event_options *)0)->interprocess) + sizeof(((torc_cuda_event_options *)0)->by_name) == sizeof(torc_cuda_event_options), "no padding");

static const torc_cuda_capture_options torc_cuda_capture_options_defaults = {TORC_DEFAULTS_torc_cuda_capture_options .struct_size = sizeof(torc_cuda_capture_options)};
void torc_cuda_capture_options_init(torc_cuda_capture_options *options) {
    if (options) *options = torc_cuda_capture_options_defaults;
}
const options_layout layout_torc_cuda_capture_options = {
    .size = sizeof(torc_cuda_capture_options),
    .defaults = &torc_cuda_capture_options_defaults,
    .starts = START(torc_cuda_capture_options, struct_size) | START(torc_cuda_capture_options, pool) | START(torc_cuda_capture_options, error_mode) | START(torc_cuda_capture_options, reserved0) | START(torc_cuda_capture_options, by_name),
    .flags = 0,
    .reserved = offsetof(torc_cuda_capture_options, reserved0),
    .by_name = offsetof(torc_cuda_capture_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cuda_capture_options *)0)->struct_size) + sizeof(((torc_cuda_capture_options *)0)->pool) + sizeof(((torc_cuda_capture_options *)0)->error_mode) + sizeof(((torc_cuda_capture_options *)0)->reserved0) + sizeof(((torc_cuda_capture_options *)0)->by_name) == sizeof(torc_cuda_capture_options), "no padding");

static const torc_cuda_graph_options torc_cuda_graph_options_defaults = {TORC_DEFAULTS_torc_cuda_graph_options .struct_size = sizeof(torc_cuda_graph_options)};
void torc_cuda_graph_options_init(torc_cuda_graph_options *options) {
    if (options) *options = torc_cuda_graph_options_defaults;
}
const options_layout layout_torc_cuda_graph_options = {
    .size = sizeof(torc_cuda_graph_options),
    .defaults = &torc_cuda_graph_options_defaults,
    .starts = START(torc_cuda_graph_options, struct_size) | START(torc_cuda_graph_options, keep_graph) | START(torc_cuda_graph_options, by_name),
    .flags = START(torc_cuda_graph_options, keep_graph),
    .reserved = 0,
    .by_name = offsetof(torc_cuda_graph_options, by_name),
    .flag_names = "keep_graph\0"};
_Static_assert(sizeof(((torc_cuda_graph_options *)0)->struct_size) + sizeof(((torc_cuda_graph_options *)0)->keep_graph) + sizeof(((torc_cuda_graph_options *)0)->by_name) == sizeof(torc_cuda_graph_options), "no padding");

static const torc_cuda_make_graphed_options torc_cuda_make_graphed_options_defaults = {TORC_DEFAULTS_torc_cuda_make_graphed_options .struct_size = sizeof(torc_cuda_make_graphed_options)};
void torc_cuda_make_graphed_options_init(torc_cuda_make_graphed_options *options) {
    if (options) *options = torc_cuda_make_graphed_options_defaults;
}
const options_layout layout_torc_cuda_make_graphed_options = {
    .size = sizeof(torc_cuda_make_graphed_options),
    .defaults = &torc_cuda_make_graphed_options_defaults,
    .starts = START(torc_cuda_make_graphed_options, struct_size) | START(torc_cuda_make_graphed_options, num_warmup_iters) | START(torc_cuda_make_graphed_options, allow_unused_input) | START(torc_cuda_make_graphed_options, pool) | START(torc_cuda_make_graphed_options, by_name) | START(torc_cuda_make_graphed_options, parameters),
    .flags = START(torc_cuda_make_graphed_options, allow_unused_input),
    .reserved = 0,
    .by_name = offsetof(torc_cuda_make_graphed_options, by_name),
    .flag_names = "allow_unused_input\0"};
_Static_assert(sizeof(((torc_cuda_make_graphed_options *)0)->struct_size) + sizeof(((torc_cuda_make_graphed_options *)0)->num_warmup_iters) + sizeof(((torc_cuda_make_graphed_options *)0)->allow_unused_input) + sizeof(((torc_cuda_make_graphed_options *)0)->pool) + sizeof(((torc_cuda_make_graphed_options *)0)->by_name) + sizeof(((torc_cuda_make_graphed_options *)0)->parameters) == sizeof(torc_cuda_make_graphed_options), "no padding");

static const torc_cuda_compile_options torc_cuda_compile_options_defaults = {TORC_DEFAULTS_torc_cuda_compile_options .struct_size = sizeof(torc_cuda_compile_options)};
void torc_cuda_compile_options_init(torc_cuda_compile_options *options) {
    if (options) *options = torc_cuda_compile_options_defaults;
}
const options_layout layout_torc_cuda_compile_options = {
    .size = sizeof(torc_cuda_compile_options),
    .defaults = &torc_cuda_compile_options_defaults,
    .starts = START(torc_cuda_compile_options, struct_size) | START(torc_cuda_compile_options, by_name) | START(torc_cuda_compile_options, device) | START(torc_cuda_compile_options, reserved0) | START(torc_cuda_compile_options, compile_options) | START(torc_cuda_compile_options, include_dirs) | START(torc_cuda_compile_options, headers) | START(torc_cuda_compile_options, header_code),
    .flags = 0,
    .reserved = offsetof(torc_cuda_compile_options, reserved0),
    .by_name = offsetof(torc_cuda_compile_options, by_name),
    .flag_names = ""};
_Static_assert(sizeof(((torc_cuda_compile_options *)0)->struct_size) + sizeof(((torc_cuda_compile_options *)0)->by_name) + sizeof(((torc_cuda_compile_options *)0)->device) + sizeof(((torc_cuda_compile_options *)0)->reserved0) + sizeof(((torc_cuda_compile_options *)0)->compile_options) + sizeof(((torc_cuda_compile_options *)0)->include_dirs) + sizeof(((torc_cuda_compile_options *)0)->headers) + sizeof(((torc_cuda_compile_options *)0)->header_code) == sizeof(torc_cuda_compile_options), "no padding");

static const torc_cuda_launch_options torc_cuda_launch_options_defaults = {TORC_DEFAULTS_torc_cuda_launch_options .struct_size = sizeof(torc_cuda_launch_options)};
void torc_cuda_launch_options_init(torc_cuda_launch_options *options) {
    if (options) *options = torc_cuda_launch_options_defaults;
}
const options_layout layout_torc_cuda_launch_options = {
    .size = sizeof(torc_cuda_launch_options),
    .defaults = &torc_cuda_launch_options_defaults,
    .starts = START(torc_cuda_launch_options, struct_size) | START(torc_cuda_launch_options, shared_bytes) | START(torc_cuda_launch_options, by_name) | START(torc_cuda_launch_options, cluster) | START(torc_cuda_launch_options, cooperative),
    .flags = START(torc_cuda_launch_options, cooperative),
    .reserved = 0,
    .by_name = offsetof(torc_cuda_launch_options, by_name),
    .flag_names = "cooperative\0"};
_Static_assert(sizeof(((torc_cuda_launch_options *)0)->struct_size) + sizeof(((torc_cuda_launch_options *)0)->shared_bytes) + sizeof(((torc_cuda_launch_options *)0)->by_name) + sizeof(((torc_cuda_launch_options *)0)->cluster) + sizeof(((torc_cuda_launch_options *)0)->cooperative) == sizeof(torc_cuda_launch_options), "no padding");
