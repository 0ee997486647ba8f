/* Written by tools/generate from torc/autograd.h: what bindings need beside it, as torc/bindings.h says. */
#ifndef TORC_BINDINGS_AUTOGRAD_H
#define TORC_BINDINGS_AUTOGRAD_H
#include "torc/autograd.h"

#ifdef __cplusplus
extern "C" {
#endif
/* clang-format off */

TORC_API bool torc_is_leaf_with(torc_tensor t, const torc_no_options *options);
TORC_API torc_tensor torc_grad_with(torc_tensor t, const torc_no_options *options);
TORC_API bool torc_set_grad_with(torc_tensor t, torc_tensor grad, const torc_no_options *options);
TORC_API bool torc_retain_grad_with(torc_tensor t, const torc_no_options *options);
TORC_API torc_tensor torc_detach_inplace_with(torc_tensor t, const torc_no_options *options);
TORC_API torc_tensor torc_data_with(torc_tensor t, const torc_no_options *options);
TORC_API bool torc_set_data_with(torc_tensor t, torc_tensor data, const torc_no_options *options);
TORC_API torc_tensor torc_view_base_with(torc_tensor t, const torc_no_options *options);
TORC_API torc_node torc_grad_fn_with(torc_tensor t, const torc_no_options *options);
TORC_API int64_t torc_output_nr_with(torc_tensor t, const torc_no_options *options);
TORC_API int64_t torc_node_next_count_with(torc_node node, const torc_no_options *options);
TORC_API torc_node torc_node_next_with(torc_node node, int64_t k, const torc_no_options *options);
TORC_API int64_t torc_node_next_output_nr_with(torc_node node, int64_t k, const torc_no_options *options);
TORC_API int64_t torc_node_output_count_with(torc_node node, const torc_no_options *options);
TORC_API uint64_t torc_node_sequence_nr_with(torc_node node, const torc_no_options *options);
TORC_API torc_tensor torc_node_variable_with(torc_node node, const torc_no_options *options);
TORC_API torc_node torc_gradient_node_with(torc_tensor t, const torc_no_options *options);
TORC_API torc_tensors torc_node_apply_with(torc_node node, torc_tensors gradients, const torc_no_options *options);
TORC_API uint64_t torc_register_hook_with(torc_tensor t, torc_tensor_hook hook, torc_context context, const torc_no_options *options);
TORC_API uint64_t torc_register_post_accumulate_grad_hook_with(torc_tensor t, torc_accumulate_grad_hook hook, torc_context context, const torc_no_options *options);
TORC_API uint64_t torc_node_register_prehook_with(torc_node node, torc_node_prehook hook, torc_context context, const torc_no_options *options);
TORC_API uint64_t torc_node_register_hook_with(torc_node node, torc_node_hook hook, torc_context context, const torc_no_options *options);
TORC_API bool torc_remove_hook_with(uint64_t id, const torc_no_options *options);
TORC_API bool torc_backward_visits_with(torc_node node, const torc_no_options *options);
TORC_API int64_t torc_node_saved_count_with(torc_node node, const torc_no_options *options);
TORC_API int64_t torc_node_saved_tensor_count_with(torc_node node, int64_t k, const torc_no_options *options);
TORC_API bool torc_node_saved_with(torc_node node, int64_t k, torc_value *value, const torc_no_options *options);
TORC_API bool torc_function_save_for_backward_with(torc_function_context ctx, torc_tensors tensors, const torc_no_options *options);
TORC_API torc_tensor torc_function_saved_with(torc_function_context ctx, int64_t k, const torc_no_options *options);
TORC_API bool torc_function_mark_non_differentiable_with(torc_function_context ctx, torc_tensor output, const torc_no_options *options);
TORC_API bool torc_function_mark_dirty_with(torc_function_context ctx, torc_tensor input, const torc_no_options *options);
TORC_API bool torc_function_set_materialize_grads_with(torc_function_context ctx, bool materialize, const torc_no_options *options);
TORC_API const char *torc_set_anomaly_tag_with(const char *tag, const torc_no_options *options);
TORC_API void torc_requires_grad_options_init(torc_requires_grad_options *options);
TORC_API void torc_set_options_init(torc_set_options *options);
TORC_API void torc_resize_options_init(torc_resize_options *options);
TORC_API void torc_resize_as_options_init(torc_resize_as_options *options);
TORC_API void torc_backward_options_init(torc_backward_options *options);
TORC_API void torc_backward_many_options_init(torc_backward_many_options *options);
TORC_API void torc_autograd_grad_options_init(torc_autograd_grad_options *options);
TORC_API void torc_backward_edges_options_init(torc_backward_edges_options *options);
TORC_API void torc_autograd_grad_edges_options_init(torc_autograd_grad_edges_options *options);
TORC_API void torc_function_apply_options_init(torc_function_apply_options *options);
TORC_API void torc_checkpoint_options_init(torc_checkpoint_options *options);
TORC_API void torc_gradcheck_options_init(torc_gradcheck_options *options);

/* clang-format on */
#ifdef __cplusplus
}
#endif
#endif
