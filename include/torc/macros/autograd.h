/* Written by tools/generate from torc/autograd.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_AUTOGRAD_H
#define TORC_MACROS_AUTOGRAD_H
/* clang-format off */

#define TORC_DEFAULTS_torc_requires_grad_options .requires_grad = 1,
#define TORC_DEFAULTS_torc_set_options .size = {TORC_NONE}, .stride = {TORC_NONE},
#define TORC_DEFAULTS_torc_resize_options
struct torc_resize_options_as_ints_ { size_t struct_size; int64_t memory_format; int32_t reserved0; const struct torc_by_name * by_name; };
#define TORC_DEFAULTS_torc_resize_as_options .memory_format = TORC_CONTIGUOUS_FORMAT,
struct torc_resize_as_options_as_ints_ { size_t struct_size; int64_t memory_format; int32_t reserved0; const struct torc_by_name * by_name; };
#define TORC_DEFAULTS_torc_backward_options
#define TORC_DEFAULTS_torc_backward_many_options
#define TORC_DEFAULTS_torc_autograd_grad_options
#define TORC_DEFAULTS_torc_backward_edges_options
#define TORC_DEFAULTS_torc_autograd_grad_edges_options
#define TORC_DEFAULTS_torc_function_apply_options
#define TORC_DEFAULTS_torc_checkpoint_options
#define TORC_DEFAULTS_torc_gradcheck_options .eps = 1e-6, .atol = 1e-5, .rtol = 1e-3,

#define torc_requires_grad_(...) torc_requires_grad__given_(__VA_ARGS__, )
#define torc_requires_grad__given_(t, ...) TORC_CALL_(torc_requires_grad_options, (__VA_ARGS__), torc_requires_grad_inplace_with(t, &torc_options_))
#define torc_set_(...) torc_set__given_(__VA_ARGS__, )
#define torc_set__given_(t, source, ...) TORC_CALL_(torc_set_options, (__VA_ARGS__), torc_set_inplace_with(t, source, &torc_options_))
#define torc_set_storage_(...) torc_set_storage__given_(__VA_ARGS__, )
#define torc_set_storage__given_(t, source, ...) TORC_CALL_(torc_set_options, (__VA_ARGS__), torc_set_storage_inplace_with(t, source, &torc_options_))
#define torc_resize_(...) torc_resize__given_(__VA_ARGS__, )
#define torc_resize__given_(t, size, ...) TORC_CALL_ENUMS_(torc_resize_options, (__VA_ARGS__), torc_resize_inplace_with(t, TORC_INTS_(size), &torc_options_))
#define torc_resize_as_(...) torc_resize_as__given_(__VA_ARGS__, )
#define torc_resize_as__given_(t, the_template, ...) TORC_CALL_ENUMS_(torc_resize_as_options, (__VA_ARGS__), torc_resize_as_inplace_with(t, the_template, &torc_options_))
#define torc_set_grad_enabled(enabled) torc_set_grad_enabled(TORC_WHOLE_(enabled))
#define torc_no_grad_end(before) torc_no_grad_end(TORC_WHOLE_(before))
#define torc_enable_grad_end(before) torc_enable_grad_end(TORC_WHOLE_(before))
#define torc_inference_mode_end(before) torc_inference_mode_end(TORC_WHOLE_(before))
#define torc_backward(...) torc_backward_given_(__VA_ARGS__, )
#define torc_backward_given_(loss, ...) TORC_CALL_(torc_backward_options, (__VA_ARGS__), torc_backward_with(loss, &torc_options_))
#define torc_backward_many(...) torc_backward_many_given_(__VA_ARGS__, )
#define torc_backward_many_given_(tensors, ...) TORC_CALL_(torc_backward_many_options, (__VA_ARGS__), torc_backward_many_with(tensors, &torc_options_))
#define torc_autograd_grad(...) torc_autograd_grad_given_(__VA_ARGS__, )
#define torc_autograd_grad_given_(outputs, inputs, ...) TORC_CALL_(torc_autograd_grad_options, (__VA_ARGS__), torc_autograd_grad_with(outputs, inputs, &torc_options_))
#define torc_node_next(node, k) torc_node_next(node, TORC_INT_(k))
#define torc_node_next_output_nr(node, k) torc_node_next_output_nr(node, TORC_INT_(k))
#define torc_backward_edges(...) torc_backward_edges_given_(__VA_ARGS__, )
#define torc_backward_edges_given_(edges, ...) TORC_CALL_(torc_backward_edges_options, (__VA_ARGS__), torc_backward_edges_with(edges, &torc_options_))
#define torc_autograd_grad_edges(...) torc_autograd_grad_edges_given_(__VA_ARGS__, )
#define torc_autograd_grad_edges_given_(outputs, inputs, ...) TORC_CALL_(torc_autograd_grad_edges_options, (__VA_ARGS__), torc_autograd_grad_edges_with(outputs, inputs, &torc_options_))
#define torc_remove_hook(id) torc_remove_hook(TORC_WHOLE_(id))
#define torc_node_saved_name(node, k) torc_node_saved_name(node, TORC_INT_(k))
#define torc_node_saved_tensor_count(node, k) torc_node_saved_tensor_count(node, TORC_INT_(k))
#define torc_node_saved(node, k, ...) torc_node_saved(node, TORC_INT_(k), __VA_ARGS__)
#define torc_node_saved_register_hooks(node, k, index, ...) torc_node_saved_register_hooks(node, TORC_INT_(k), TORC_INT_(index), __VA_ARGS__)
#define torc_function_apply(...) torc_function_apply_given_(__VA_ARGS__, )
#define torc_function_apply_given_(name, forward, backward, context, inputs, ...) (torc_held_ = (context), TORC_CALL_AND_(torc_function_apply_options, TORC_TAKE_HELD_, (), (__VA_ARGS__), torc_function_apply_with(name, forward, backward, torc_given_, inputs, &torc_options_)))
#define torc_function_saved(ctx, k) torc_function_saved(ctx, TORC_INT_(k))
#define torc_function_needs_input_grad(ctx, k) torc_function_needs_input_grad(ctx, TORC_INT_(k))
#define torc_function_set_materialize_grads(ctx, materialize) torc_function_set_materialize_grads(ctx, TORC_WHOLE_(materialize))
#define torc_checkpoint(...) torc_checkpoint_given_(__VA_ARGS__, )
#define torc_checkpoint_given_(function, context, inputs, ...) (torc_held_ = (context), TORC_CALL_AND_(torc_checkpoint_options, TORC_TAKE_HELD_, (), (__VA_ARGS__), torc_checkpoint_with(function, torc_given_, inputs, &torc_options_)))
#define torc_set_detect_anomaly(enabled) torc_set_detect_anomaly(TORC_WHOLE_(enabled))
#define torc_set_detect_anomaly_check(enabled, check_nan) torc_set_detect_anomaly_check(TORC_WHOLE_(enabled), TORC_WHOLE_(check_nan))
#define torc_gradcheck(...) torc_gradcheck_given_(__VA_ARGS__, )
#define torc_gradcheck_given_(function, context, inputs, ...) (torc_held_ = (context), TORC_CALL_AND_(torc_gradcheck_options, TORC_TAKE_HELD_, (), (__VA_ARGS__), torc_gradcheck_with(function, torc_given_, inputs, &torc_options_)))
#define torc_gradgradcheck(...) torc_gradgradcheck_given_(__VA_ARGS__, )
#define torc_gradgradcheck_given_(function, context, inputs, ...) (torc_held_ = (context), TORC_CALL_AND_(torc_gradcheck_options, TORC_TAKE_HELD_, (), (__VA_ARGS__), torc_gradgradcheck_with(function, torc_given_, inputs, &torc_options_)))

/* clang-format on */
#endif
