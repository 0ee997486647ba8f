/* Written by tools/generate from torc/cuda.h: what bindings need beside it, as torc/bindings.h says. */
#ifndef TORC_BINDINGS_CUDA_H
#define TORC_BINDINGS_CUDA_H
#include "torc/cuda.h"

#ifdef __cplusplus
extern "C" {
#endif
/* clang-format off */

TORC_API int torc_cuda_current_device_with(const torc_no_options *options);
TORC_API bool torc_cuda_set_device_with(int device, const torc_no_options *options);
TORC_API bool torc_cuda_synchronize_with(int device, const torc_no_options *options);
TORC_API bool torc_cuda_get_device_capability_with(int device, int *major, int *minor, const torc_no_options *options);
TORC_API int torc_cuda_exchange_device_with(int device, const torc_no_options *options);
TORC_API bool torc_cuda_init_with(const torc_no_options *options);
TORC_API bool torc_cuda_can_device_access_peer_with(int device, int peer, const torc_no_options *options);
TORC_API int torc_cuda_utilization_with(int device, const torc_no_options *options);
TORC_API int torc_cuda_memory_usage_with(int device, const torc_no_options *options);
TORC_API int torc_cuda_temperature_with(int device, const torc_no_options *options);
TORC_API int torc_cuda_power_draw_with(int device, const torc_no_options *options);
TORC_API int torc_cuda_clock_rate_with(int device, const torc_no_options *options);
TORC_API int64_t torc_cuda_device_memory_used_with(int device, const torc_no_options *options);
TORC_API const char *torc_cuda_list_gpu_processes_with(int device, const torc_no_options *options);
TORC_API bool torc_cuda_mem_get_info_with(int device, size_t *free_bytes, size_t *total_bytes, const torc_no_options *options);
TORC_API int64_t torc_cuda_memory_allocated_with(int device, const torc_no_options *options);
TORC_API int64_t torc_cuda_max_memory_allocated_with(int device, const torc_no_options *options);
TORC_API int64_t torc_cuda_memory_reserved_with(int device, const torc_no_options *options);
TORC_API int64_t torc_cuda_max_memory_reserved_with(int device, const torc_no_options *options);
TORC_API int64_t torc_cuda_memory_stats_with(int device, torc_cuda_memory_stat *stats, int64_t capacity, const torc_no_options *options);
TORC_API int64_t torc_cuda_memory_stat_value_with(int device, const char *key, const torc_no_options *options);
TORC_API const char *torc_cuda_memory_summary_with(int device, bool abbreviated, const torc_no_options *options);
TORC_API const char *torc_cuda_memory_snapshot_with(const torc_no_options *options);
TORC_API bool torc_cuda_memory_dump_snapshot_with(const char *path, const torc_no_options *options);
TORC_API bool torc_cuda_memory_record_history_with(int64_t max_entries, const torc_no_options *options);
TORC_API bool torc_cuda_reset_peak_memory_stats_with(int device, const torc_no_options *options);
TORC_API bool torc_cuda_reset_accumulated_memory_stats_with(int device, const torc_no_options *options);
TORC_API bool torc_cuda_empty_cache_with(const torc_no_options *options);
TORC_API bool torc_cuda_set_per_process_memory_fraction_with(double fraction, int device, const torc_no_options *options);
TORC_API double torc_cuda_get_per_process_memory_fraction_with(int device, const torc_no_options *options);
TORC_API void *torc_cuda_caching_allocator_alloc_with(size_t size, int device, torc_cuda_stream stream, const torc_no_options *options);
TORC_API bool torc_cuda_caching_allocator_delete_with(void *data, const torc_no_options *options);
TORC_API bool torc_cuda_caching_allocator_enable_with(bool enabled, const torc_no_options *options);
TORC_API bool torc_cuda_ipc_collect_with(const torc_no_options *options);
TORC_API torc_cuda_mempool torc_cuda_mempool_new_with(int device, const torc_no_options *options);
TORC_API bool torc_cuda_use_mem_pool_begin_with(torc_cuda_mempool pool, const torc_no_options *options);
TORC_API torc_tensor torc_pin_memory_with(torc_tensor t, const torc_no_options *options);
TORC_API bool torc_cuda_host_register_with(void *data, size_t bytes, const torc_no_options *options);
TORC_API bool torc_cuda_host_unregister_with(void *data, const torc_no_options *options);
TORC_API bool torc_cuda_host_empty_cache_with(const torc_no_options *options);
TORC_API int64_t torc_cuda_host_memory_stats_with(torc_cuda_memory_stat *stats, int64_t capacity, const torc_no_options *options);
TORC_API bool torc_cuda_reset_peak_host_memory_stats_with(const torc_no_options *options);
TORC_API bool torc_cuda_reset_accumulated_host_memory_stats_with(const torc_no_options *options);
TORC_API torc_cuda_stream torc_cuda_external_stream_with(void *handle, int device, const torc_no_options *options);
TORC_API torc_cuda_stream torc_cuda_default_stream_with(int device, const torc_no_options *options);
TORC_API torc_cuda_stream torc_cuda_current_stream_with(int device, const torc_no_options *options);
TORC_API bool torc_cuda_set_stream_with(torc_cuda_stream stream, const torc_no_options *options);
TORC_API torc_cuda_stream_guard torc_cuda_stream_guard_begin_with(torc_cuda_stream stream, const torc_no_options *options);
TORC_API torc_cuda_stream_guard torc_cuda_device_guard_begin_with(int device, const torc_no_options *options);
TORC_API bool torc_cuda_stream_query_with(torc_cuda_stream stream, const torc_no_options *options);
TORC_API bool torc_cuda_stream_synchronize_with(torc_cuda_stream stream, const torc_no_options *options);
TORC_API bool torc_cuda_stream_wait_stream_with(torc_cuda_stream stream, torc_cuda_stream other, const torc_no_options *options);
TORC_API bool torc_cuda_stream_wait_event_with(torc_cuda_stream stream, torc_cuda_event event, const torc_no_options *options);
TORC_API torc_cuda_event torc_cuda_stream_record_event_with(torc_cuda_stream stream, torc_cuda_event event, const torc_no_options *options);
TORC_API int torc_cuda_stream_device_with(torc_cuda_stream stream, const torc_no_options *options);
TORC_API int torc_cuda_stream_priority_with(torc_cuda_stream stream, const torc_no_options *options);
TORC_API int64_t torc_cuda_stream_id_with(torc_cuda_stream stream, const torc_no_options *options);
TORC_API bool torc_cuda_stream_priority_range_with(int device, int *least, int *greatest, const torc_no_options *options);
TORC_API bool torc_record_stream_with(torc_tensor t, torc_cuda_stream stream, const torc_no_options *options);
TORC_API bool torc_cuda_set_stream_ordering_with(bool enabled, const torc_no_options *options);
TORC_API bool torc_cuda_event_record_with(torc_cuda_event event, torc_cuda_stream stream, const torc_no_options *options);
TORC_API bool torc_cuda_event_wait_with(torc_cuda_event event, torc_cuda_stream stream, const torc_no_options *options);
TORC_API bool torc_cuda_event_query_with(torc_cuda_event event, const torc_no_options *options);
TORC_API bool torc_cuda_event_synchronize_with(torc_cuda_event event, const torc_no_options *options);
TORC_API double torc_cuda_event_elapsed_time_with(torc_cuda_event start, torc_cuda_event end, const torc_no_options *options);
TORC_API bool torc_cuda_event_ipc_handle_with(torc_cuda_event event, uint8_t *handle, const torc_no_options *options);
TORC_API torc_cuda_event torc_cuda_event_from_ipc_handle_with(int device, const uint8_t *handle, const torc_no_options *options);
TORC_API int torc_cuda_event_device_with(torc_cuda_event event, const torc_no_options *options);
TORC_API bool torc_cuda_graph_instantiate_with(torc_cuda_graph graph, const torc_no_options *options);
TORC_API bool torc_cuda_graph_replay_with(torc_cuda_graph graph, const torc_no_options *options);
TORC_API bool torc_cuda_graph_reset_with(torc_cuda_graph graph, const torc_no_options *options);
TORC_API torc_cuda_mempool torc_cuda_graph_pool_with(torc_cuda_graph graph, const torc_no_options *options);
TORC_API bool torc_cuda_graph_debug_dump_with(torc_cuda_graph graph, const char *path, const torc_no_options *options);
TORC_API int64_t torc_cuda_graph_node_count_with(torc_cuda_graph graph, const torc_no_options *options);
TORC_API bool torc_cuda_graph_register_generator_with(torc_cuda_graph graph, torc_generator generator, const torc_no_options *options);
TORC_API torc_tensors torc_cuda_graphed_call_with(torc_cuda_graphed graphed, torc_tensors inputs, const torc_no_options *options);
TORC_API bool torc_cuda_manual_seed_with(uint64_t seed, const torc_no_options *options);
TORC_API bool torc_cuda_manual_seed_all_with(uint64_t seed, const torc_no_options *options);
TORC_API bool torc_cuda_seed_with(const torc_no_options *options);
TORC_API bool torc_cuda_seed_all_with(const torc_no_options *options);
TORC_API uint64_t torc_cuda_initial_seed_with(const torc_no_options *options);
TORC_API torc_tensor torc_cuda_get_rng_state_with(int device, const torc_no_options *options);
TORC_API bool torc_cuda_set_rng_state_with(torc_tensor state, int device, const torc_no_options *options);
TORC_API torc_tensors torc_cuda_get_rng_state_all_with(const torc_no_options *options);
TORC_API bool torc_cuda_set_rng_state_all_with(torc_tensors states, const torc_no_options *options);
TORC_API int torc_cuda_nvtx_range_push_with(const char *message, const torc_no_options *options);
TORC_API bool torc_cuda_nvtx_mark_with(const char *message, const torc_no_options *options);
TORC_API uint64_t torc_cuda_nvtx_range_start_with(const char *message, const torc_no_options *options);
TORC_API bool torc_cuda_set_sync_debug_mode_with(torc_cuda_sync_debug mode, const torc_no_options *options);
TORC_API void torc_cuda_stream_options_init(torc_cuda_stream_options *options);
TORC_API void torc_cuda_event_options_init(torc_cuda_event_options *options);
TORC_API void torc_cuda_capture_options_init(torc_cuda_capture_options *options);
TORC_API void torc_cuda_graph_options_init(torc_cuda_graph_options *options);
TORC_API void torc_cuda_make_graphed_options_init(torc_cuda_make_graphed_options *options);

/* clang-format on */
#ifdef __cplusplus
}
#endif
#endif
