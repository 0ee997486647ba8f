/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/cuda.h"

#include "core/tensor_list.h"
#include "core/values.h"
#include "torc/cuda_kernel.h"

const char *torc_cuda_memory_summary_with(int device, bool abbreviated, const torc_no_options *options) {
    return no_options("torch.cuda.memory_summary", options) ? (torc_cuda_memory_summary)(device, abbreviated) : "";
}

const char *torc_cuda_memory_snapshot_with(const torc_no_options *options) {
    return no_options("torch.cuda.memory_snapshot", options) ? (torc_cuda_memory_snapshot)() : "";
}

bool torc_cuda_memory_dump_snapshot_with(const char *path, const torc_no_options *options) {
    return no_options("torch.cuda.memory_dump_snapshot", options) ? (torc_cuda_memory_dump_snapshot)(path) : false;
}

bool torc_cuda_memory_record_history_with(int64_t max_entries, const torc_no_options *options) {
    return no_options("torch.cuda.memory_record_history", options) ? (torc_cuda_memory_record_history)(max_entries) : false;
}

torc_cuda_mempool torc_cuda_mempool_new_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.MemPool", options) ? (torc_cuda_mempool_new)(device) : NULL;
}

torc_tensor torc_pin_memory_with(torc_tensor t, const torc_no_options *options) {
    return no_options("pin_memory", options) ? (torc_pin_memory)(t) : NULL;
}

bool torc_cuda_host_register_with(void *data, size_t bytes, const torc_no_options *options) {
    return no_options("torch.cuda.host_register", options) ? (torc_cuda_host_register)(data, bytes) : false;
}

torc_cuda_stream torc_cuda_external_stream_with(void *handle, int device, const torc_no_options *options) {
    return no_options("torch.cuda.ExternalStream", options) ? (torc_cuda_external_stream)(handle, device) : NULL;
}

bool torc_cuda_graph_instantiate_with(torc_cuda_graph graph, const torc_no_options *options) {
    return no_options("CUDAGraph.instantiate", options) ? (torc_cuda_graph_instantiate)(graph) : false;
}

bool torc_cuda_graph_replay_with(torc_cuda_graph graph, const torc_no_options *options) {
    return no_options("CUDAGraph.replay", options) ? (torc_cuda_graph_replay)(graph) : false;
}

bool torc_cuda_graph_debug_dump_with(torc_cuda_graph graph, const char *path, const torc_no_options *options) {
    return no_options("CUDAGraph.debug_dump", options) ? (torc_cuda_graph_debug_dump)(graph, path) : false;
}

torc_tensors torc_cuda_graphed_call_with(torc_cuda_graphed graphed, torc_tensors inputs, const torc_no_options *options) {
    return no_options("graphed_callable", options) ? (torc_cuda_graphed_call)(graphed, inputs) : NO_TENSORS;
}

bool torc_cuda_manual_seed_with(uint64_t seed, const torc_no_options *options) {
    return no_options("torch.cuda.manual_seed", options) ? (torc_cuda_manual_seed)(seed) : false;
}

bool torc_cuda_manual_seed_all_with(uint64_t seed, const torc_no_options *options) {
    return no_options("torch.cuda.manual_seed_all", options) ? (torc_cuda_manual_seed_all)(seed) : false;
}

torc_tensor torc_cuda_get_rng_state_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.get_rng_state", options) ? (torc_cuda_get_rng_state)(device) : NULL;
}

bool torc_cuda_set_rng_state_with(torc_tensor state, int device, const torc_no_options *options) {
    return no_options("torch.cuda.set_rng_state", options) ? (torc_cuda_set_rng_state)(state, device) : false;
}

torc_tensors torc_cuda_get_rng_state_all_with(const torc_no_options *options) {
    return no_options("torch.cuda.get_rng_state_all", options) ? (torc_cuda_get_rng_state_all)() : NO_TENSORS;
}

bool torc_cuda_set_rng_state_all_with(torc_tensors states, const torc_no_options *options) {
    return no_options("torch.cuda.set_rng_state_all", options) ? (torc_cuda_set_rng_state_all)(states) : false;
}

torc_cuda_kernel torc_cuda_kernel_from_image_with(const void *image, size_t bytes, const char *name, const torc_no_options *options) {
    return no_options("torch.cuda.kernel_from_image", options) ? (torc_cuda_kernel_from_image)(image, bytes, name) : NULL;
}

torc_cuda_kernel torc_cuda_kernel_from_file_with(const char *path, const char *name, const torc_no_options *options) {
    return no_options("torch.cuda.kernel_from_file", options) ? (torc_cuda_kernel_from_file)(path, name) : NULL;
}

torc_cuda_kernel torc_cuda_kernel_from_function_with(void *function, int device, const torc_no_options *options) {
    return no_options("torch.cuda.kernel_from_function", options) ? (torc_cuda_kernel_from_function)(function, device) : NULL;
}
