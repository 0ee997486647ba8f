/* Written by tools/generate from torc/cuda.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_CUDA_H
#define TORC_MACROS_CUDA_H
/* clang-format off */

#define TORC_DEFAULTS_torc_cuda_stream_options
#define TORC_DEFAULTS_torc_cuda_event_options
#define TORC_DEFAULTS_torc_cuda_capture_options
#define TORC_DEFAULTS_torc_cuda_graph_options
#define TORC_DEFAULTS_torc_cuda_make_graphed_options .num_warmup_iters = 3,

#define torc_cuda_memory_record_history(max_entries) torc_cuda_memory_record_history(TORC_INT_(max_entries))
#define torc_cuda_stream_new(...) torc_cuda_stream_new_given_(__VA_ARGS__, )
#define torc_cuda_stream_new_given_(device, ...) TORC_CALL_(torc_cuda_stream_options, (__VA_ARGS__), torc_cuda_stream_new_with(device, &torc_options_))
#define torc_cuda_event_new(...) TORC_CALL_(torc_cuda_event_options, (__VA_ARGS__), torc_cuda_event_new_with(&torc_options_))
#define torc_cuda_graph_new(...) TORC_CALL_(torc_cuda_graph_options, (__VA_ARGS__), torc_cuda_graph_new_with(&torc_options_))
#define torc_cuda_graph_capture_begin(...) torc_cuda_graph_capture_begin_given_(__VA_ARGS__, )
#define torc_cuda_graph_capture_begin_given_(graph, ...) TORC_CALL_(torc_cuda_capture_options, (__VA_ARGS__), torc_cuda_graph_capture_begin_with(graph, &torc_options_))
#define torc_cuda_graph_guard_begin(...) torc_cuda_graph_guard_begin_given_(__VA_ARGS__, )
#define torc_cuda_graph_guard_begin_given_(graph, ...) TORC_CALL_(torc_cuda_capture_options, (__VA_ARGS__), torc_cuda_graph_guard_begin_with(graph, &torc_options_))
#define torc_cuda_make_graphed(...) torc_cuda_make_graphed_given_(__VA_ARGS__, )
#define torc_cuda_make_graphed_given_(function, context, sample_inputs, ...) TORC_CALL_(torc_cuda_make_graphed_options, (__VA_ARGS__), torc_cuda_make_graphed_with(function, context, sample_inputs, &torc_options_))

/* clang-format on */
#endif
