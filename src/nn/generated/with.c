/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/nn.h"

#include "base/callback.h"
#include "core/tensor_list.h"
#include "core/values.h"
#include "io/named.h"

torc_tensor torc_module_forward_with(torc_module m, torc_tensor input, const torc_no_options *options) {
    if (!no_options("torc_module_forward", options)) return NULL;
    return (torc_module_forward)(m, input);
}

torc_tensor torc_module_forward_many_with(torc_module m, torc_tensors inputs, const torc_no_options *options) {
    if (!no_options("torc_module_forward_many", options)) return NULL;
    return (torc_module_forward_many)(m, inputs);
}

torc_tensor torc_loss_forward_with(torc_module m, torc_tensor input, torc_tensor target, const torc_no_options *options) {
    if (!no_options("torc_loss_forward", options)) return NULL;
    return (torc_loss_forward)(m, input, target);
}

torc_tensors torc_module_parameters_with(torc_module m, const torc_no_options *options) {
    if (!no_options("torc_module_parameters", options)) return NO_TENSORS;
    return (torc_module_parameters)(m);
}

torc_named_tensors torc_module_named_parameters_with(torc_module m, const torc_no_options *options) {
    if (!no_options("torc_module_named_parameters", options)) return NO_NAMED_TENSORS;
    return (torc_module_named_parameters)(m);
}

torc_named_tensors torc_module_named_buffers_with(torc_module m, const torc_no_options *options) {
    if (!no_options("torc_module_named_buffers", options)) return NO_NAMED_TENSORS;
    return (torc_module_named_buffers)(m);
}

torc_named_tensors torc_module_state_dict_with(torc_module m, const torc_no_options *options) {
    if (!no_options("torc_module_state_dict", options)) return NO_NAMED_TENSORS;
    return (torc_module_state_dict)(m);
}

bool torc_module_load_state_dict_with(torc_module m, torc_named_tensors state, bool strict, const torc_no_options *options) {
    if (!no_options("torc_module_load_state_dict", options)) return false;
    return (torc_module_load_state_dict)(m, state, strict);
}

bool torc_module_zero_grad_with(torc_module m, const torc_no_options *options) {
    if (!no_options("torc_module_zero_grad", options)) return false;
    return (torc_module_zero_grad)(m);
}

bool torc_module_apply_with(torc_module m, torc_module_visitor visit, torc_context context, const torc_no_options *options) {
    if (!no_options("torc_module_apply", options)) return callback_destroy(context, "the destroy function of torc_module_apply"), false;
    return (torc_module_apply)(m, visit, context);
}

int64_t torc_module_to_string_with(torc_module m, char *buffer, size_t size, const torc_no_options *options) {
    if (!no_options("torc_module_to_string", options)) return -1;
    return (torc_module_to_string)(m, buffer, size);
}

uint64_t torc_module_register_forward_pre_hook_with(torc_module m, torc_module_pre_hook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("torc_module_register_forward_pre_hook", options)) return callback_destroy(context, "the destroy function of torc_module_register_forward_pre_hook"), 0;
    return (torc_module_register_forward_pre_hook)(m, hook, context);
}

uint64_t torc_module_register_forward_hook_with(torc_module m, torc_module_hook hook, torc_context context, const torc_no_options *options) {
    if (!no_options("torc_module_register_forward_hook", options)) return callback_destroy(context, "the destroy function of torc_module_register_forward_hook"), 0;
    return (torc_module_register_forward_hook)(m, hook, context);
}

torc_module torc_module_new_with(const torc_module_class *class_, torc_context context, const torc_no_options *options) {
    if (!no_options("torc_module_new", options)) return callback_destroy(context, "the destroy function of torc_module_new"), NULL;
    return (torc_module_new)(class_, context);
}

torc_tensor torc_parameter_with(torc_tensor t, const torc_no_options *options) {
    if (!no_options("torc_parameter", options)) return NULL;
    return (torc_parameter)(t);
}

bool torc_module_register_parameter_with(torc_module m, const char *name, torc_tensor parameter, const torc_no_options *options) {
    if (!no_options("torc_module_register_parameter", options)) return false;
    return (torc_module_register_parameter)(m, name, parameter);
}

bool torc_module_register_buffer_with(torc_module m, const char *name, torc_tensor buffer, bool persistent, const torc_no_options *options) {
    if (!no_options("torc_module_register_buffer", options)) return false;
    return (torc_module_register_buffer)(m, name, buffer, persistent);
}

bool torc_module_register_module_with(torc_module m, const char *name, torc_module child, const torc_no_options *options) {
    if (!no_options("torc_module_register_module", options)) return false;
    return (torc_module_register_module)(m, name, child);
}

torc_module torc_nn_sequential_list_with(torc_modules modules, const torc_no_options *options) {
    if (!no_options("torc_nn_sequential_list", options)) return NULL;
    return (torc_nn_sequential_list)(modules);
}

torc_module torc_nn_module_list_with(torc_modules modules, const torc_no_options *options) {
    if (!no_options("torc_nn_module_list", options)) return NULL;
    return (torc_nn_module_list)(modules);
}

torc_module torc_nn_sigmoid_with(const torc_no_options *options) {
    if (!no_options("torc_nn_sigmoid", options)) return NULL;
    return (torc_nn_sigmoid)();
}

torc_module torc_nn_tanh_with(const torc_no_options *options) {
    if (!no_options("torc_nn_tanh", options)) return NULL;
    return (torc_nn_tanh)();
}

torc_module torc_nn_softmax_with(int64_t dim, const torc_no_options *options) {
    if (!no_options("torc_nn_softmax", options)) return NULL;
    return (torc_nn_softmax)(dim);
}

torc_module torc_nn_log_softmax_with(int64_t dim, const torc_no_options *options) {
    if (!no_options("torc_nn_log_softmax", options)) return NULL;
    return (torc_nn_log_softmax)(dim);
}

torc_module torc_nn_identity_with(const torc_no_options *options) {
    if (!no_options("torc_nn_identity", options)) return NULL;
    return (torc_nn_identity)();
}

torc_module torc_nn_adaptive_avg_pool2d_with(torc_ints output_size, const torc_no_options *options) {
    if (!no_options("torc_nn_adaptive_avg_pool2d", options)) return NULL;
    return (torc_nn_adaptive_avg_pool2d)(output_size);
}

torc_module torc_nn_unflatten_with(int64_t dim, torc_ints unflattened_size, const torc_no_options *options) {
    if (!no_options("torc_nn_unflatten", options)) return NULL;
    return (torc_nn_unflatten)(dim, unflattened_size);
}

torc_tensor torc_init_uniform_inplace_with(torc_tensor t, double a, double b, torc_generator generator, const torc_no_options *options) {
    if (!no_options("torc_init_uniform_", options)) return NULL;
    return (torc_init_uniform_)(t, a, b, generator);
}

torc_tensor torc_init_normal_inplace_with(torc_tensor t, double mean, double std, torc_generator generator, const torc_no_options *options) {
    if (!no_options("torc_init_normal_", options)) return NULL;
    return (torc_init_normal_)(t, mean, std, generator);
}

torc_tensor torc_init_trunc_normal_inplace_with(torc_tensor t, double mean, double std, double a, double b, torc_generator generator, const torc_no_options *options) {
    if (!no_options("torc_init_trunc_normal_", options)) return NULL;
    return (torc_init_trunc_normal_)(t, mean, std, a, b, generator);
}

torc_tensor torc_init_constant_inplace_with(torc_tensor t, double value, const torc_no_options *options) {
    if (!no_options("torc_init_constant_", options)) return NULL;
    return (torc_init_constant_)(t, value);
}

torc_tensor torc_init_ones_inplace_with(torc_tensor t, const torc_no_options *options) {
    if (!no_options("torc_init_ones_", options)) return NULL;
    return (torc_init_ones_)(t);
}

torc_tensor torc_init_zeros_inplace_with(torc_tensor t, const torc_no_options *options) {
    if (!no_options("torc_init_zeros_", options)) return NULL;
    return (torc_init_zeros_)(t);
}

torc_tensor torc_init_eye_inplace_with(torc_tensor t, const torc_no_options *options) {
    if (!no_options("torc_init_eye_", options)) return NULL;
    return (torc_init_eye_)(t);
}

torc_tensor torc_init_dirac_inplace_with(torc_tensor t, int64_t groups, const torc_no_options *options) {
    if (!no_options("torc_init_dirac_", options)) return NULL;
    return (torc_init_dirac_)(t, groups);
}

torc_tensor torc_init_xavier_uniform_inplace_with(torc_tensor t, double gain, torc_generator generator, const torc_no_options *options) {
    if (!no_options("torc_init_xavier_uniform_", options)) return NULL;
    return (torc_init_xavier_uniform_)(t, gain, generator);
}

torc_tensor torc_init_xavier_normal_inplace_with(torc_tensor t, double gain, torc_generator generator, const torc_no_options *options) {
    if (!no_options("torc_init_xavier_normal_", options)) return NULL;
    return (torc_init_xavier_normal_)(t, gain, generator);
}
