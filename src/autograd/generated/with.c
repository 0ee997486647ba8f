/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/bindings/autograd.h"

#include "base/callback.h"
#include "core/tensor_list.h"
#include "core/values.h"

bool torc_is_leaf_with(torc_tensor t, const torc_no_options *options) {
    return no_options("is_leaf", options) ? (torc_is_leaf)(t) : false;
}

torc_tensor torc_grad_with(torc_tensor t, const torc_no_options *options) {
    return no_options("grad", options) ? (torc_grad)(t) : NULL;
}

bool torc_set_grad_with(torc_tensor t, torc_tensor grad, const torc_no_options *options) {
    return no_options("set_grad", options) ? (torc_set_grad)(t, grad) : false;
}

bool torc_retain_grad_with(torc_tensor t, const torc_no_options *options) {
    return no_options("retain_grad", options) ? (torc_retain_grad)(t) : false;
}

torc_tensor torc_detach_inplace_with(torc_tensor t, const torc_no_options *options) {
    return no_options("detach_", options) ? (torc_detach_)(t) : NULL;
}

torc_tensor torc_data_with(torc_tensor t, const torc_no_options *options) {
    return no_options("data", options) ? (torc_data)(t) : NULL;
}

bool torc_set_data_with(torc_tensor t, torc_tensor data, const torc_no_options *options) {
    return no_options("set_data", options) ? (torc_set_data)(t, data) : false;
}

torc_tensor torc_view_base_with(torc_tensor t, const torc_no_options *options) {
    return no_options("view_base", options) ? (torc_view_base)(t) : NULL;
}

torc_node torc_grad_fn_with(torc_tensor t, const torc_no_options *options) {
    return no_options("grad_fn", options) ? (torc_grad_fn)(t) : NULL;
}

int64_t torc_output_nr_with(torc_tensor t, const torc_no_options *options) {
    return no_options("output_nr", options) ? (torc_output_nr)(t) : 0;
}

int64_t torc_node_next_count_with(torc_node node, const torc_no_options *options) {
    return no_options("Node.next_count", options) ? (torc_node_next_count)(node) : 0;
}

torc_node torc_node_next_with(torc_node node, int64_t k, const torc_no_options *options) {
    return no_options("Node.next", options) ? (torc_node_next)(node, k) : NULL;
}

int64_t torc_node_next_output_nr_with(torc_node node, int64_t k, const torc_no_options *options) {
    return no_options("Node.next_output_nr", options) ? (torc_node_next_output_nr)(node, k) : 0;
}

int64_t torc_node_output_count_with(torc_node node, const torc_no_options *options) {
    return no_options("Node.output_count", options) ? (torc_node_output_count)(node) : 0;
}

uint64_t torc_node_sequence_nr_with(torc_node node, const torc_no_options *options) {
    return no_options("Node.sequence_nr", options) ? (torc_node_sequence_nr)(node) : 0;
}

torc_tensor torc_node_variable_with(torc_node node, const torc_no_options *options) {
    return no_options("Node.variable", options) ? (torc_node_variable)(node) : NULL;
}

torc_node torc_gradient_node_with(torc_tensor t, const torc_no_options *options) {
    return no_options("gradient_node", options) ? (torc_gradient_node)(t) : NULL;
}

torc_tensors torc_node_apply_with(torc_node node, torc_tensors gradients, const torc_no_options *options) {
    return no_options("Node.apply", options) ? (torc_node_apply)(node, gradients) : NO_TENSORS;
}

uint64_t torc_register_hook_with(torc_tensor t, torc_tensor_hook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("register_hook", options)) return callback_destroy(context, "the destroy function of register_hook"), 0;
    return (torc_register_hook)(t, hook, context);
}

uint64_t torc_register_post_accumulate_grad_hook_with(torc_tensor t, torc_accumulate_grad_hook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("register_post_accumulate_grad_hook", options)) return callback_destroy(context, "the destroy function of register_post_accumulate_grad_hook"), 0;
    return (torc_register_post_accumulate_grad_hook)(t, hook, context);
}

uint64_t torc_node_register_prehook_with(torc_node node, torc_node_prehook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("Node.register_prehook", options)) return callback_destroy(context, "the destroy function of Node.register_prehook"), 0;
    return (torc_node_register_prehook)(node, hook, context);
}

uint64_t torc_node_register_hook_with(torc_node node, torc_node_hook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("Node.register_hook", options)) return callback_destroy(context, "the destroy function of Node.register_hook"), 0;
    return (torc_node_register_hook)(node, hook, context);
}

bool torc_remove_hook_with(uint64_t id, const torc_no_options *options) {
    return no_options("remove_hook", options) ? (torc_remove_hook)(id) : false;
}

bool torc_backward_visits_with(torc_node node, const torc_no_options *options) {
    return no_options("backward_visits", options) ? (torc_backward_visits)(node) : false;
}

int64_t torc_node_saved_count_with(torc_node node, const torc_no_options *options) {
    return no_options("Node.saved_count", options) ? (torc_node_saved_count)(node) : 0;
}

int64_t torc_node_saved_tensor_count_with(torc_node node, int64_t k, const torc_no_options *options) {
    return no_options("Node.saved_tensor_count", options) ? (torc_node_saved_tensor_count)(node, k) : 0;
}

bool torc_node_saved_with(torc_node node, int64_t k, torc_value *value, const torc_no_options *options) {
    return no_options("Node.saved", options) ? (torc_node_saved)(node, k, value) : false;
}

bool torc_function_save_for_backward_with(torc_function_context ctx, torc_tensors tensors, const torc_no_options *options) {
    return no_options("function_save_for_backward", options) ? (torc_function_save_for_backward)(ctx, tensors) : false;
}

torc_tensor torc_function_saved_with(torc_function_context ctx, int64_t k, const torc_no_options *options) {
    return no_options("function_saved", options) ? (torc_function_saved)(ctx, k) : NULL;
}

bool torc_function_mark_non_differentiable_with(torc_function_context ctx, torc_tensor output, const torc_no_options *options) {
    return no_options("function_mark_non_differentiable", options) ? (torc_function_mark_non_differentiable)(ctx, output) : false;
}

bool torc_function_mark_dirty_with(torc_function_context ctx, torc_tensor input, const torc_no_options *options) {
    return no_options("function_mark_dirty", options) ? (torc_function_mark_dirty)(ctx, input) : false;
}

bool torc_function_set_materialize_grads_with(torc_function_context ctx, bool materialize, const torc_no_options *options) {
    return no_options("function_set_materialize_grads", options) ? (torc_function_set_materialize_grads)(ctx, materialize) : false;
}

const char *torc_set_anomaly_tag_with(const char *tag, const torc_no_options *options) {
    return no_options("set_anomaly_tag", options) ? (torc_set_anomaly_tag)(tag) : "";
}
