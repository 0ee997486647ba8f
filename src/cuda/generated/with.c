/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/bindings/cuda.h"
#include "torc/bindings/cuda_kernel.h"

#include "core/tensor_list.h"
#include "core/values.h"

int torc_cuda_current_device_with(const torc_no_options *options) {
    return no_options("torch.cuda.current_device", options) ? (torc_cuda_current_device)() : -1;
}

bool torc_cuda_set_device_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.set_device", options) ? (torc_cuda_set_device)(device) : false;
}

bool torc_cuda_synchronize_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.synchronize", options) ? (torc_cuda_synchronize)(device) : false;
}

bool torc_cuda_get_device_capability_with(int device, int *major, int *minor, const torc_no_options *options) {
    return no_options("torch.cuda.get_device_capability", options) ? (torc_cuda_get_device_capability)(device, major, minor) : false;
}

int torc_cuda_exchange_device_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.exchange_device", options) ? (torc_cuda_exchange_device)(device) : -1;
}

bool torc_cuda_init_with(const torc_no_options *options) {
    return no_options("torch.cuda.init", options) ? (torc_cuda_init)() : false;
}

bool torc_cuda_can_device_access_peer_with(int device, int peer, const torc_no_options *options) {
    return no_options("torch.cuda.can_device_access_peer", options) ? (torc_cuda_can_device_access_peer)(device, peer) : false;
}

int torc_cuda_utilization_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.utilization", options) ? (torc_cuda_utilization)(device) : -1;
}

int torc_cuda_memory_usage_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.memory_usage", options) ? (torc_cuda_memory_usage)(device) : -1;
}

int torc_cuda_temperature_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.temperature", options) ? (torc_cuda_temperature)(device) : -1;
}

int torc_cuda_power_draw_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.power_draw", options) ? (torc_cuda_power_draw)(device) : -1;
}

int torc_cuda_clock_rate_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.clock_rate", options) ? (torc_cuda_clock_rate)(device) : -1;
}

int64_t torc_cuda_device_memory_used_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.device_memory_used", options) ? (torc_cuda_device_memory_used)(device) : -1;
}

const char *torc_cuda_list_gpu_processes_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.list_gpu_processes", options) ? (torc_cuda_list_gpu_processes)(device) : "";
}

bool torc_cuda_mem_get_info_with(int device, size_t *free_bytes, size_t *total_bytes, const torc_no_options *options) {
    return no_options("torch.cuda.mem_get_info", options) ? (torc_cuda_mem_get_info)(device, free_bytes, total_bytes) : false;
}

int64_t torc_cuda_memory_allocated_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.memory_allocated", options) ? (torc_cuda_memory_allocated)(device) : -1;
}

int64_t torc_cuda_max_memory_allocated_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.max_memory_allocated", options) ? (torc_cuda_max_memory_allocated)(device) : -1;
}

int64_t torc_cuda_memory_reserved_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.memory_reserved", options) ? (torc_cuda_memory_reserved)(device) : -1;
}

int64_t torc_cuda_max_memory_reserved_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.max_memory_reserved", options) ? (torc_cuda_max_memory_reserved)(device) : -1;
}

int64_t torc_cuda_memory_stats_with(int device, torc_cuda_memory_stat *stats, int64_t capacity, const torc_no_options *options) {
    return no_options("torch.cuda.memory_stats", options) ? (torc_cuda_memory_stats)(device, stats, capacity) : -1;
}

int64_t torc_cuda_memory_stat_value_with(int device, const char *key, const torc_no_options *options) {
    return no_options("torch.cuda.memory_stat_value", options) ? (torc_cuda_memory_stat_value)(device, key) : -1;
}

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

bool torc_cuda_reset_peak_memory_stats_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.reset_peak_memory_stats", options) ? (torc_cuda_reset_peak_memory_stats)(device) : false;
}

bool torc_cuda_reset_accumulated_memory_stats_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.reset_accumulated_memory_stats", options) ? (torc_cuda_reset_accumulated_memory_stats)(device) : false;
}

bool torc_cuda_empty_cache_with(const torc_no_options *options) {
    return no_options("torch.cuda.empty_cache", options) ? (torc_cuda_empty_cache)() : false;
}

bool torc_cuda_set_per_process_memory_fraction_with(double fraction, int device, const torc_no_options *options) {
    return no_options("torch.cuda.set_per_process_memory_fraction", options) ? (torc_cuda_set_per_process_memory_fraction)(fraction, device) : false;
}

double torc_cuda_get_per_process_memory_fraction_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.get_per_process_memory_fraction", options) ? (torc_cuda_get_per_process_memory_fraction)(device) : __builtin_nan("");
}

void *torc_cuda_caching_allocator_alloc_with(size_t size, int device, torc_cuda_stream stream, const torc_no_options *options) {
    return no_options("torch.cuda.caching_allocator_alloc", options) ? (torc_cuda_caching_allocator_alloc)(size, device, stream) : NULL;
}

bool torc_cuda_caching_allocator_delete_with(void *data, const torc_no_options *options) {
    return no_options("torch.cuda.caching_allocator_delete", options) ? (torc_cuda_caching_allocator_delete)(data) : false;
}

bool torc_cuda_caching_allocator_enable_with(bool enabled, const torc_no_options *options) {
    return no_options("torch.cuda.caching_allocator_enable", options) ? (torc_cuda_caching_allocator_enable)(enabled) : false;
}

bool torc_cuda_ipc_collect_with(const torc_no_options *options) {
    return no_options("torch.cuda.ipc_collect", options) ? (torc_cuda_ipc_collect)() : false;
}

torc_cuda_mempool torc_cuda_mempool_new_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.MemPool", options) ? (torc_cuda_mempool_new)(device) : NULL;
}

bool torc_cuda_use_mem_pool_begin_with(torc_cuda_mempool pool, const torc_no_options *options) {
    return no_options("torch.cuda.use_mem_pool_begin", options) ? (torc_cuda_use_mem_pool_begin)(pool) : false;
}

torc_tensor torc_pin_memory_with(torc_tensor t, const torc_no_options *options) {
    return no_options("pin_memory", options) ? (torc_pin_memory)(t) : NULL;
}

bool torc_cuda_host_register_with(void *data, size_t bytes, const torc_no_options *options) {
    return no_options("torch.cuda.host_register", options) ? (torc_cuda_host_register)(data, bytes) : false;
}

bool torc_cuda_host_unregister_with(void *data, const torc_no_options *options) {
    return no_options("torch.cuda.host_unregister", options) ? (torc_cuda_host_unregister)(data) : false;
}

bool torc_cuda_host_empty_cache_with(const torc_no_options *options) {
    return no_options("torch.cuda.host_empty_cache", options) ? (torc_cuda_host_empty_cache)() : false;
}

int64_t torc_cuda_host_memory_stats_with(torc_cuda_memory_stat *stats, int64_t capacity, const torc_no_options *options) {
    return no_options("torch.cuda.host_memory_stats", options) ? (torc_cuda_host_memory_stats)(stats, capacity) : -1;
}

bool torc_cuda_reset_peak_host_memory_stats_with(const torc_no_options *options) {
    return no_options("torch.cuda.reset_peak_host_memory_stats", options) ? (torc_cuda_reset_peak_host_memory_stats)() : false;
}

bool torc_cuda_reset_accumulated_host_memory_stats_with(const torc_no_options *options) {
    return no_options("torch.cuda.reset_accumulated_host_memory_stats", options) ? (torc_cuda_reset_accumulated_host_memory_stats)() : false;
}

torc_cuda_stream torc_cuda_external_stream_with(void *handle, int device, const torc_no_options *options) {
    return no_options("torch.cuda.ExternalStream", options) ? (torc_cuda_external_stream)(handle, device) : NULL;
}

torc_cuda_stream torc_cuda_default_stream_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.default_stream", options) ? (torc_cuda_default_stream)(device) : NULL;
}

torc_cuda_stream torc_cuda_current_stream_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.current_stream", options) ? (torc_cuda_current_stream)(device) : NULL;
}

bool torc_cuda_set_stream_with(torc_cuda_stream stream, const torc_no_options *options) {
    return no_options("torch.cuda.set_stream", options) ? (torc_cuda_set_stream)(stream) : false;
}

torc_cuda_stream_guard torc_cuda_stream_guard_begin_with(torc_cuda_stream stream, const torc_no_options *options) {
    return no_options("torch.cuda.stream_guard_begin", options) ? (torc_cuda_stream_guard_begin)(stream) : (torc_cuda_stream_guard){0};
}

torc_cuda_stream_guard torc_cuda_device_guard_begin_with(int device, const torc_no_options *options) {
    return no_options("torch.cuda.device_guard_begin", options) ? (torc_cuda_device_guard_begin)(device) : (torc_cuda_stream_guard){0};
}

bool torc_cuda_stream_query_with(torc_cuda_stream stream, const torc_no_options *options) {
    return no_options("torch.cuda.stream_query", options) ? (torc_cuda_stream_query)(stream) : false;
}

bool torc_cuda_stream_synchronize_with(torc_cuda_stream stream, const torc_no_options *options) {
    return no_options("torch.cuda.stream_synchronize", options) ? (torc_cuda_stream_synchronize)(stream) : false;
}

bool torc_cuda_stream_wait_stream_with(torc_cuda_stream stream, torc_cuda_stream other, const torc_no_options *options) {
    return no_options("torch.cuda.stream_wait_stream", options) ? (torc_cuda_stream_wait_stream)(stream, other) : false;
}

bool torc_cuda_stream_wait_event_with(torc_cuda_stream stream, torc_cuda_event event, const torc_no_options *options) {
    return no_options("torch.cuda.stream_wait_event", options) ? (torc_cuda_stream_wait_event)(stream, event) : false;
}

torc_cuda_event torc_cuda_stream_record_event_with(torc_cuda_stream stream, torc_cuda_event event, const torc_no_options *options) {
    return no_options("torch.cuda.stream_record_event", options) ? (torc_cuda_stream_record_event)(stream, event) : NULL;
}

int torc_cuda_stream_device_with(torc_cuda_stream stream, const torc_no_options *options) {
    return no_options("torch.cuda.stream_device", options) ? (torc_cuda_stream_device)(stream) : -1;
}

int torc_cuda_stream_priority_with(torc_cuda_stream stream, const torc_no_options *options) {
    return no_options("torch.cuda.stream_priority", options) ? (torc_cuda_stream_priority)(stream) : 0;
}

int64_t torc_cuda_stream_id_with(torc_cuda_stream stream, const torc_no_options *options) {
    return no_options("torch.cuda.stream_id", options) ? (torc_cuda_stream_id)(stream) : -1;
}

bool torc_cuda_stream_priority_range_with(int device, int *least, int *greatest, const torc_no_options *options) {
    return no_options("torch.cuda.stream_priority_range", options) ? (torc_cuda_stream_priority_range)(device, least, greatest) : false;
}

bool torc_record_stream_with(torc_tensor t, torc_cuda_stream stream, const torc_no_options *options) {
    return no_options("record_stream", options) ? (torc_record_stream)(t, stream) : false;
}

bool torc_cuda_set_stream_ordering_with(bool enabled, const torc_no_options *options) {
    return no_options("torch.cuda.set_stream_ordering", options) ? (torc_cuda_set_stream_ordering)(enabled) : false;
}

bool torc_cuda_event_record_with(torc_cuda_event event, torc_cuda_stream stream, const torc_no_options *options) {
    return no_options("torch.cuda.event_record", options) ? (torc_cuda_event_record)(event, stream) : false;
}

bool torc_cuda_event_wait_with(torc_cuda_event event, torc_cuda_stream stream, const torc_no_options *options) {
    return no_options("torch.cuda.event_wait", options) ? (torc_cuda_event_wait)(event, stream) : false;
}

bool torc_cuda_event_query_with(torc_cuda_event event, const torc_no_options *options) {
    return no_options("torch.cuda.event_query", options) ? (torc_cuda_event_query)(event) : false;
}

bool torc_cuda_event_synchronize_with(torc_cuda_event event, const torc_no_options *options) {
    return no_options("torch.cuda.event_synchronize", options) ? (torc_cuda_event_synchronize)(event) : false;
}

double torc_cuda_event_elapsed_time_with(torc_cuda_event start, torc_cuda_event end, const torc_no_options *options) {
    return no_options("torch.cuda.event_elapsed_time", options) ? (torc_cuda_event_elapsed_time)(start, end) : __builtin_nan("");
}

bool torc_cuda_event_ipc_handle_with(torc_cuda_event event, uint8_t *handle, const torc_no_options *options) {
    return no_options("torch.cuda.event_ipc_handle", options) ? (torc_cuda_event_ipc_handle)(event, handle) : false;
}

torc_cuda_event torc_cuda_event_from_ipc_handle_with(int device, const uint8_t *handle, const torc_no_options *options) {
    return no_options("torch.cuda.event_from_ipc_handle", options) ? (torc_cuda_event_from_ipc_handle)(device, handle) : NULL;
}

int torc_cuda_event_device_with(torc_cuda_event event, const torc_no_options *options) {
    return no_options("torch.cuda.event_device", options) ? (torc_cuda_event_device)(event) : -1;
}

bool torc_cuda_graph_instantiate_with(torc_cuda_graph graph, const torc_no_options *options) {
    return no_options("CUDAGraph.instantiate", options) ? (torc_cuda_graph_instantiate)(graph) : false;
}

bool torc_cuda_graph_replay_with(torc_cuda_graph graph, const torc_no_options *options) {
    return no_options("CUDAGraph.replay", options) ? (torc_cuda_graph_replay)(graph) : false;
}

bool torc_cuda_graph_reset_with(torc_cuda_graph graph, const torc_no_options *options) {
    return no_options("CUDAGraph.reset", options) ? (torc_cuda_graph_reset)(graph) : false;
}

torc_cuda_mempool torc_cuda_graph_pool_with(torc_cuda_graph graph, const torc_no_options *options) {
    return no_options("CUDAGraph.pool", options) ? (torc_cuda_graph_pool)(graph) : NULL;
}

bool torc_cuda_graph_debug_dump_with(torc_cuda_graph graph, const char *path, const torc_no_options *options) {
    return no_options("CUDAGraph.debug_dump", options) ? (torc_cuda_graph_debug_dump)(graph, path) : false;
}

int64_t torc_cuda_graph_node_count_with(torc_cuda_graph graph, const torc_no_options *options) {
    return no_options("CUDAGraph.node_count", options) ? (torc_cuda_graph_node_count)(graph) : -1;
}

bool torc_cuda_graph_register_generator_with(torc_cuda_graph graph, torc_generator generator, const torc_no_options *options) {
    return no_options("CUDAGraph.register_generator", options) ? (torc_cuda_graph_register_generator)(graph, generator) : false;
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

bool torc_cuda_seed_with(const torc_no_options *options) {
    return no_options("torch.cuda.seed", options) ? (torc_cuda_seed)() : false;
}

bool torc_cuda_seed_all_with(const torc_no_options *options) {
    return no_options("torch.cuda.seed_all", options) ? (torc_cuda_seed_all)() : false;
}

uint64_t torc_cuda_initial_seed_with(const torc_no_options *options) {
    return no_options("torch.cuda.initial_seed", options) ? (torc_cuda_initial_seed)() : 0;
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

int torc_cuda_nvtx_range_push_with(const char *message, const torc_no_options *options) {
    return no_options("torch.cuda.nvtx_range_push", options) ? (torc_cuda_nvtx_range_push)(message) : -1;
}

bool torc_cuda_nvtx_mark_with(const char *message, const torc_no_options *options) {
    return no_options("torch.cuda.nvtx_mark", options) ? (torc_cuda_nvtx_mark)(message) : false;
}

uint64_t torc_cuda_nvtx_range_start_with(const char *message, const torc_no_options *options) {
    return no_options("torch.cuda.nvtx_range_start", options) ? (torc_cuda_nvtx_range_start)(message) : 0;
}

bool torc_cuda_set_sync_debug_mode_with(torc_cuda_sync_debug mode, const torc_no_options *options) {
    return no_options("torch.cuda.set_sync_debug_mode", options) ? (torc_cuda_set_sync_debug_mode)(mode) : false;
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

int64_t torc_cuda_kernel_parameter_count_with(torc_cuda_kernel kernel, const torc_no_options *options) {
    return no_options("torch.cuda.kernel_parameter_count", options) ? (torc_cuda_kernel_parameter_count)(kernel) : -1;
}

int torc_cuda_kernel_max_active_blocks_with(torc_cuda_kernel kernel, int device, int64_t threads, int64_t shared_bytes, const torc_no_options *options) {
    return no_options("torch.cuda.kernel_max_active_blocks", options) ? (torc_cuda_kernel_max_active_blocks)(kernel, device, threads, shared_bytes) : -1;
}
