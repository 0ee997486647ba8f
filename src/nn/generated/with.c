/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/bindings/nn.h"

#include "base/callback.h"
#include "core/tensor_list.h"
#include "core/values.h"
#include "io/named.h"
#include "nn/module.h"

torc_tensor torc_module_forward_with(torc_module m, torc_tensor input, const torc_no_options *options) {
    return no_options("Module.forward", options) ? (torc_module_forward)(m, input) : NULL;
}

torc_tensor torc_module_forward_many_with(torc_module m, torc_tensors inputs, const torc_no_options *options) {
    return no_options("Module.forward", options) ? (torc_module_forward_many)(m, inputs) : NULL;
}

torc_tensor torc_loss_forward_with(torc_module m, torc_tensor input, torc_tensor target, const torc_no_options *options) {
    return no_options("Module.forward", options) ? (torc_loss_forward)(m, input, target) : NULL;
}

bool torc_module_eval_with(torc_module m, const torc_no_options *options) {
    return no_options("Module.eval", options) ? (torc_module_eval)(m) : false;
}

torc_tensors torc_module_parameters_with(torc_module m, const torc_no_options *options) {
    return no_options("Module.parameters", options) ? (torc_module_parameters)(m) : NO_TENSORS;
}

torc_named_tensors torc_module_named_parameters_with(torc_module m, const torc_no_options *options) {
    return no_options("Module.named_parameters", options) ? (torc_module_named_parameters)(m) : NO_NAMED_TENSORS;
}

torc_named_tensors torc_module_named_buffers_with(torc_module m, const torc_no_options *options) {
    return no_options("Module.named_buffers", options) ? (torc_module_named_buffers)(m) : NO_NAMED_TENSORS;
}

torc_named_modules torc_module_named_modules_with(torc_module m, const torc_no_options *options) {
    return no_options("Module.named_modules", options) ? (torc_module_named_modules)(m) : NO_NAMED_MODULES;
}

torc_named_modules torc_module_named_children_with(torc_module m, const torc_no_options *options) {
    return no_options("Module.named_children", options) ? (torc_module_named_children)(m) : NO_NAMED_MODULES;
}

torc_tensor torc_module_get_parameter_with(torc_module m, const char *name, const torc_no_options *options) {
    return no_options("Module.get_parameter", options) ? (torc_module_get_parameter)(m, name) : NULL;
}

torc_tensor torc_module_get_buffer_with(torc_module m, const char *name, const torc_no_options *options) {
    return no_options("Module.get_buffer", options) ? (torc_module_get_buffer)(m, name) : NULL;
}

torc_module torc_module_get_submodule_with(torc_module m, const char *name, const torc_no_options *options) {
    return no_options("Module.get_submodule", options) ? (torc_module_get_submodule)(m, name) : NULL;
}

torc_named_tensors torc_module_state_dict_with(torc_module m, const torc_no_options *options) {
    return no_options("Module.state_dict", options) ? (torc_module_state_dict)(m) : NO_NAMED_TENSORS;
}

bool torc_module_apply_with(torc_module m, torc_module_visitor visit, torc_context context, const torc_no_options *options) {
    if (!no_options("Module.apply", options)) return callback_destroy(context, "the destroy function of Module.apply"), false;
    return (torc_module_apply)(m, visit, context);
}

const char *torc_module_to_string_with(torc_module m, const torc_no_options *options) {
    return no_options("Module.__repr__", options) ? (torc_module_to_string)(m) : "";
}

uint64_t torc_module_register_forward_pre_hook_with(torc_module m, torc_module_pre_hook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("Module.register_forward_pre_hook", options)) return callback_destroy(context, "the destroy function of Module.register_forward_pre_hook"), 0;
    return (torc_module_register_forward_pre_hook)(m, hook, context);
}

uint64_t torc_module_register_forward_hook_with(torc_module m, torc_module_hook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("Module.register_forward_hook", options)) return callback_destroy(context, "the destroy function of Module.register_forward_hook"), 0;
    return (torc_module_register_forward_hook)(m, hook, context);
}

bool torc_module_remove_hook_with(torc_module m, uint64_t id, const torc_no_options *options) {
    return no_options("Module.remove_hook", options) ? (torc_module_remove_hook)(m, id) : false;
}

torc_module torc_nn_lambda_with(const char *name, torc_module_function forward, torc_context context, const torc_no_options *options) {
    if (!no_options("Lambda", options)) return callback_destroy(context, "the destroy function of Lambda"), NULL;
    return (torc_nn_lambda)(name, forward, context);
}

torc_tensor torc_parameter_with(torc_tensor t, const torc_no_options *options) {
    return no_options("Parameter", options) ? (torc_parameter)(t) : NULL;
}

bool torc_module_register_parameter_with(torc_module m, const char *name, torc_tensor parameter, const torc_no_options *options) {
    return no_options("Module.register_parameter", options) ? (torc_module_register_parameter)(m, name, parameter) : false;
}

bool torc_module_register_module_with(torc_module m, const char *name, torc_module child, const torc_no_options *options) {
    return no_options("Module.register_module", options) ? (torc_module_register_module)(m, name, child) : false;
}

torc_module torc_nn_sequential_list_with(torc_modules modules, const torc_no_options *options) {
    return no_options("Sequential", options) ? (torc_nn_sequential_list)(modules) : NULL;
}

torc_module torc_nn_module_list_with(torc_modules modules, const torc_no_options *options) {
    return no_options("ModuleList", options) ? (torc_nn_module_list)(modules) : NULL;
}

torc_module torc_nn_append_with(torc_module m, torc_module child, const torc_no_options *options) {
    return no_options("Append", options) ? (torc_nn_append)(m, child) : NULL;
}

torc_module torc_nn_sigmoid_with(const torc_no_options *options) {
    return no_options("Sigmoid", options) ? (torc_nn_sigmoid)() : NULL;
}

torc_module torc_nn_tanh_with(const torc_no_options *options) {
    return no_options("Tanh", options) ? (torc_nn_tanh)() : NULL;
}

torc_module torc_nn_softmax_with(int64_t dim, const torc_no_options *options) {
    return no_options("Softmax", options) ? (torc_nn_softmax)(dim) : NULL;
}

torc_module torc_nn_log_softmax_with(int64_t dim, const torc_no_options *options) {
    return no_options("LogSoftmax", options) ? (torc_nn_log_softmax)(dim) : NULL;
}

torc_module torc_nn_identity_with(const torc_no_options *options) {
    return no_options("Identity", options) ? (torc_nn_identity)() : NULL;
}

torc_module torc_nn_adaptive_avg_pool2d_with(torc_ints output_size, const torc_no_options *options) {
    return no_options("AdaptiveAvgPool2d", options) ? (torc_nn_adaptive_avg_pool2d)(output_size) : NULL;
}

torc_module torc_nn_unflatten_with(int64_t dim, torc_ints unflattened_size, const torc_no_options *options) {
    return no_options("Unflatten", options) ? (torc_nn_unflatten)(dim, unflattened_size) : NULL;
}

torc_tensor torc_init_constant_inplace_with(torc_tensor t, double value, const torc_no_options *options) {
    return no_options("constant_", options) ? (torc_init_constant_)(t, value) : NULL;
}

torc_tensor torc_init_ones_inplace_with(torc_tensor t, const torc_no_options *options) {
    return no_options("ones_", options) ? (torc_init_ones_)(t) : NULL;
}

torc_tensor torc_init_zeros_inplace_with(torc_tensor t, const torc_no_options *options) {
    return no_options("zeros_", options) ? (torc_init_zeros_)(t) : NULL;
}

torc_tensor torc_init_eye_inplace_with(torc_tensor t, const torc_no_options *options) {
    return no_options("eye_", options) ? (torc_init_eye_)(t) : NULL;
}
