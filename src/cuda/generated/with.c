/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/cuda.h"

#include "core/tensor_list.h"
#include "core/values.h"
#include "torc/cuda_kernel.h"

int64_t torc_cuda_memory_summary_with(int device, bool abbreviated, char *buffer, size_t size, const torc_no_options *options) {
    if (!no_options("torc_cuda_memory_summary", options)) return -1;
    return (torc_cuda_memory_summary)(device, abbreviated, buffer, size);
}

int64_t torc_cuda_memory_snapshot_with(char *buffer, size_t size, const torc_no_options *options) {
    if (!no_options("torc_cuda_memory_snapshot", options)) return -1;
    return (torc_cuda_memory_snapshot)(buffer, size);
}

bool torc_cuda_memory_dump_snapshot_with(const char *path, const torc_no_options *options) {
    if (!no_options("torc_cuda_memory_dump_snapshot", options)) return false;
    return (torc_cuda_memory_dump_snapshot)(path);
}

bool torc_cuda_memory_record_history_with(int64_t max_entries, const torc_no_options *options) {
    if (!no_options("torc_cuda_memory_record_history", options)) return false;
    return (torc_cuda_memory_record_history)(max_entries);
}

torc_cuda_mempool torc_cuda_mempool_new_with(int device, const torc_no_options *options) {
    if (!no_options("torc_cuda_mempool_new", options)) return NULL;
    return (torc_cuda_mempool_new)(device);
}

torc_tensor torc_pin_memory_with(torc_tensor t, const torc_no_options *options) {
    if (!no_options("torc_pin_memory", options)) return NULL;
    return (torc_pin_memory)(t);
}

bool torc_cuda_host_register_with(void *data, size_t bytes, const torc_no_options *options) {
    if (!no_options("torc_cuda_host_register", options)) return false;
    return (torc_cuda_host_register)(data, bytes);
}

torc_cuda_stream torc_cuda_stream_new_with(int device, int priority, const torc_no_options *options) {
    if (!no_options("torc_cuda_stream_new", options)) return NULL;
    return (torc_cuda_stream_new)(device, priority);
}

torc_cuda_stream torc_cuda_external_stream_with(void *handle, int device, const torc_no_options *options) {
    if (!no_options("torc_cuda_external_stream", options)) return NULL;
    return (torc_cuda_external_stream)(handle, device);
}

torc_cuda_graph torc_cuda_graph_new_with(bool keep_graph, const torc_no_options *options) {
    if (!no_options("torc_cuda_graph_new", options)) return NULL;
    return (torc_cuda_graph_new)(keep_graph);
}

bool torc_cuda_graph_instantiate_with(torc_cuda_graph graph, const torc_no_options *options) {
    if (!no_options("torc_cuda_graph_instantiate", options)) return false;
    return (torc_cuda_graph_instantiate)(graph);
}

bool torc_cuda_graph_replay_with(torc_cuda_graph graph, const torc_no_options *options) {
    if (!no_options("torc_cuda_graph_replay", options)) return false;
    return (torc_cuda_graph_replay)(graph);
}

bool torc_cuda_graph_debug_dump_with(torc_cuda_graph graph, const char *path, const torc_no_options *options) {
    if (!no_options("torc_cuda_graph_debug_dump", options)) return false;
    return (torc_cuda_graph_debug_dump)(graph, path);
}

torc_tensors torc_cuda_graphed_call_with(torc_cuda_graphed graphed, torc_tensors inputs, const torc_no_options *options) {
    if (!no_options("torc_cuda_graphed_call", options)) return NO_TENSORS;
    return (torc_cuda_graphed_call)(graphed, inputs);
}

bool torc_cuda_manual_seed_with(uint64_t seed, const torc_no_options *options) {
    if (!no_options("torc_cuda_manual_seed", options)) return false;
    return (torc_cuda_manual_seed)(seed);
}

bool torc_cuda_manual_seed_all_with(uint64_t seed, const torc_no_options *options) {
    if (!no_options("torc_cuda_manual_seed_all", options)) return false;
    return (torc_cuda_manual_seed_all)(seed);
}

torc_tensor torc_cuda_get_rng_state_with(int device, const torc_no_options *options) {
    if (!no_options("torc_cuda_get_rng_state", options)) return NULL;
    return (torc_cuda_get_rng_state)(device);
}

bool torc_cuda_set_rng_state_with(torc_tensor state, int device, const torc_no_options *options) {
    if (!no_options("torc_cuda_set_rng_state", options)) return false;
    return (torc_cuda_set_rng_state)(state, device);
}

torc_tensors torc_cuda_get_rng_state_all_with(const torc_no_options *options) {
    if (!no_options("torc_cuda_get_rng_state_all", options)) return NO_TENSORS;
    return (torc_cuda_get_rng_state_all)();
}

bool torc_cuda_set_rng_state_all_with(torc_tensors states, const torc_no_options *options) {
    if (!no_options("torc_cuda_set_rng_state_all", options)) return false;
    return (torc_cuda_set_rng_state_all)(states);
}

torc_cuda_kernel torc_cuda_kernel_from_image_with(const void *image, size_t bytes, const char *name, const torc_no_options *options) {
    if (!no_options("torc_cuda_kernel_from_image", options)) return NULL;
    return (torc_cuda_kernel_from_image)(image, bytes, name);
}

torc_cuda_kernel torc_cuda_kernel_from_file_with(const char *path, const char *name, const torc_no_options *options) {
    if (!no_options("torc_cuda_kernel_from_file", options)) return NULL;
    return (torc_cuda_kernel_from_file)(path, name);
}

torc_cuda_kernel torc_cuda_kernel_from_function_with(void *function, int device, const torc_no_options *options) {
    if (!no_options("torc_cuda_kernel_from_function", options)) return NULL;
    return (torc_cuda_kernel_from_function)(function, device);
}
