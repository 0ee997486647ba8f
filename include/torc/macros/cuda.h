/* Written by tools/generate from torc/cuda.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_CUDA_H
#define TORC_MACROS_CUDA_H
/* clang-format off */

#define TORC_DEFAULTS_torc_cuda_stream_options
#define TORC_DEFAULTS_torc_cuda_event_options
#define TORC_DEFAULTS_torc_cuda_capture_options
struct torc_cuda_capture_options_as_ints_ { size_t struct_size; torc_cuda_mempool pool; int64_t error_mode; int32_t reserved0; const struct torc_by_name * by_name; };
#define TORC_DEFAULTS_torc_cuda_graph_options
#define TORC_DEFAULTS_torc_cuda_make_graphed_options .num_warmup_iters = 3,

#define torc_cuda_set_device(device) torc_cuda_set_device(TORC_WHOLE_(device))
#define torc_cuda_synchronize(device) torc_cuda_synchronize(TORC_WHOLE_(device))
#define torc_cuda_get_device_name(device) torc_cuda_get_device_name(TORC_WHOLE_(device))
#define torc_cuda_get_device_capability(device, ...) torc_cuda_get_device_capability(TORC_WHOLE_(device), __VA_ARGS__)
#define torc_cuda_get_device_properties(device, ...) torc_cuda_get_device_properties(TORC_WHOLE_(device), __VA_ARGS__)
#define torc_cuda_exchange_device(device) torc_cuda_exchange_device(TORC_WHOLE_(device))
#define torc_cuda_can_device_access_peer(device, peer) torc_cuda_can_device_access_peer(TORC_WHOLE_(device), TORC_WHOLE_(peer))
#define torc_cuda_is_bf16_supported(including_emulation) torc_cuda_is_bf16_supported(TORC_WHOLE_(including_emulation))
#define torc_cuda_utilization(device) torc_cuda_utilization(TORC_WHOLE_(device))
#define torc_cuda_memory_usage(device) torc_cuda_memory_usage(TORC_WHOLE_(device))
#define torc_cuda_temperature(device) torc_cuda_temperature(TORC_WHOLE_(device))
#define torc_cuda_power_draw(device) torc_cuda_power_draw(TORC_WHOLE_(device))
#define torc_cuda_clock_rate(device) torc_cuda_clock_rate(TORC_WHOLE_(device))
#define torc_cuda_device_memory_used(device) torc_cuda_device_memory_used(TORC_WHOLE_(device))
#define torc_cuda_list_gpu_processes(device) torc_cuda_list_gpu_processes(TORC_WHOLE_(device))
#define torc_cuda_mem_get_info(device, ...) torc_cuda_mem_get_info(TORC_WHOLE_(device), __VA_ARGS__)
#define torc_cuda_memory_allocated(device) torc_cuda_memory_allocated(TORC_WHOLE_(device))
#define torc_cuda_max_memory_allocated(device) torc_cuda_max_memory_allocated(TORC_WHOLE_(device))
#define torc_cuda_memory_reserved(device) torc_cuda_memory_reserved(TORC_WHOLE_(device))
#define torc_cuda_max_memory_reserved(device) torc_cuda_max_memory_reserved(TORC_WHOLE_(device))
#define torc_cuda_memory_stats(device, ...) TORC_UNCUT_(torc_cuda_memory_stats(TORC_WHOLE_(device), __VA_ARGS__))
#define torc_cuda_memory_stat_value(device, key) torc_cuda_memory_stat_value(TORC_WHOLE_(device), key)
#define torc_cuda_memory_summary(device, abbreviated) torc_cuda_memory_summary(TORC_WHOLE_(device), TORC_WHOLE_(abbreviated))
#define torc_cuda_memory_record_history(max_entries) torc_cuda_memory_record_history(TORC_INT_(max_entries))
#define torc_cuda_reset_peak_memory_stats(device) torc_cuda_reset_peak_memory_stats(TORC_WHOLE_(device))
#define torc_cuda_reset_accumulated_memory_stats(device) torc_cuda_reset_accumulated_memory_stats(TORC_WHOLE_(device))
#define torc_cuda_set_per_process_memory_fraction(fraction, device) torc_cuda_set_per_process_memory_fraction(fraction, TORC_WHOLE_(device))
#define torc_cuda_get_per_process_memory_fraction(device) torc_cuda_get_per_process_memory_fraction(TORC_WHOLE_(device))
#define torc_cuda_caching_allocator_alloc(size, device, stream) torc_cuda_caching_allocator_alloc(TORC_WHOLE_(size), TORC_WHOLE_(device), stream)
#define torc_cuda_caching_allocator_enable(enabled) torc_cuda_caching_allocator_enable(TORC_WHOLE_(enabled))
#define torc_cuda_mempool_new(device) torc_cuda_mempool_new(TORC_WHOLE_(device))
#define torc_cuda_host_register(...) TORC_UNCUT_(torc_cuda_host_register(__VA_ARGS__))
#define torc_cuda_host_memory_stats(...) TORC_UNCUT_(torc_cuda_host_memory_stats(__VA_ARGS__))
#define torc_cuda_stream_new(...) torc_cuda_stream_new_given_(__VA_ARGS__, )
#define torc_cuda_stream_new_given_(device, ...) TORC_CALL_(torc_cuda_stream_options, (__VA_ARGS__), torc_cuda_stream_new_with(TORC_WHOLE_(device), &torc_options_))
#define torc_cuda_external_stream(...) TORC_UNCUT_(torc_cuda_external_stream(__VA_ARGS__))
#define torc_cuda_default_stream(device) torc_cuda_default_stream(TORC_WHOLE_(device))
#define torc_cuda_current_stream(device) torc_cuda_current_stream(TORC_WHOLE_(device))
#define torc_cuda_device_guard_begin(device) torc_cuda_device_guard_begin(TORC_WHOLE_(device))
#define torc_cuda_stream_priority_range(device, ...) torc_cuda_stream_priority_range(TORC_WHOLE_(device), __VA_ARGS__)
#define torc_cuda_set_stream_ordering(enabled) torc_cuda_set_stream_ordering(TORC_WHOLE_(enabled))
#define torc_cuda_event_new(...) TORC_CALL_(torc_cuda_event_options, (__VA_ARGS__), torc_cuda_event_new_with(&torc_options_))
#define torc_cuda_event_from_ipc_handle(device, ...) torc_cuda_event_from_ipc_handle(TORC_WHOLE_(device), __VA_ARGS__)
#define torc_cuda_graph_new(...) TORC_CALL_(torc_cuda_graph_options, (__VA_ARGS__), torc_cuda_graph_new_with(&torc_options_))
#define torc_cuda_graph_capture_begin(...) torc_cuda_graph_capture_begin_given_(__VA_ARGS__, )
#define torc_cuda_graph_capture_begin_given_(graph, ...) TORC_CALL_ENUMS_(torc_cuda_capture_options, (__VA_ARGS__), torc_cuda_graph_capture_begin_with(graph, &torc_options_))
#define torc_cuda_graph_guard_begin(...) torc_cuda_graph_guard_begin_given_(__VA_ARGS__, )
#define torc_cuda_graph_guard_begin_given_(graph, ...) TORC_CALL_ENUMS_(torc_cuda_capture_options, (__VA_ARGS__), torc_cuda_graph_guard_begin_with(graph, &torc_options_))
#define torc_cuda_make_graphed(...) torc_cuda_make_graphed_given_(__VA_ARGS__, )
#define torc_cuda_make_graphed_given_(function, context, sample_inputs, ...) (torc_held_ = (context), TORC_CALL_AND_(torc_cuda_make_graphed_options, TORC_TAKE_HELD_, (), (__VA_ARGS__), torc_cuda_make_graphed_with(function, torc_given_, sample_inputs, &torc_options_)))
#define torc_cuda_manual_seed(seed) torc_cuda_manual_seed(TORC_WHOLE_(seed))
#define torc_cuda_manual_seed_all(seed) torc_cuda_manual_seed_all(TORC_WHOLE_(seed))
#define torc_cuda_get_rng_state(device) torc_cuda_get_rng_state(TORC_WHOLE_(device))
#define torc_cuda_set_rng_state(state, device) torc_cuda_set_rng_state(state, TORC_WHOLE_(device))
#define torc_cuda_nvtx_range_end(range) torc_cuda_nvtx_range_end(TORC_WHOLE_(range))
#define torc_cuda_set_sync_debug_mode(mode) torc_cuda_set_sync_debug_mode(TORC_ENUM_(mode))

/* clang-format on */
#endif
