/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#include "torc/cuda.h"
#include "torc/cuda_kernel.h"
#include "torc/torc.h"

/* X(its name in messages, how many contexts it is given, the call) */
#define LATER_OPTIONS(X) \
    X("torc_manual_seed()", 0, torc_manual_seed_with(((uint64_t){0}), options)) \
    X("torc_generator_new()", 0, torc_generator_new_with(((torc_device){0}), options)) \
    X("torc_tensor_to_string()", 0, torc_tensor_to_string_with(((torc_tensor){0}), ((char *){0}), ((size_t){0}), options)) \
    X("torc_print()", 0, torc_print_with(((torc_tensor){0}), options)) \
    X("torc_register_hook()", 1, torc_register_hook_with(((torc_tensor){0}), ((torc_tensor_hook){0}), counted, options)) \
    X("torc_register_post_accumulate_grad_hook()", 1, torc_register_post_accumulate_grad_hook_with(((torc_tensor){0}), ((torc_accumulate_grad_hook){0}), counted, options)) \
    X("torc_node_register_prehook()", 1, torc_node_register_prehook_with(((torc_node){0}), ((torc_node_prehook){0}), counted, options)) \
    X("torc_node_register_hook()", 1, torc_node_register_hook_with(((torc_node){0}), ((torc_node_hook){0}), counted, options)) \
    X("torc_function_apply()", 0, torc_function_apply_with(((const torc_custom_function *){0}), ((torc_tensors){0}), options)) \
    X("torc_module_forward()", 0, torc_module_forward_with(((torc_module){0}), ((torc_tensor){0}), options)) \
    X("torc_module_forward_many()", 0, torc_module_forward_many_with(((torc_module){0}), ((torc_tensors){0}), options)) \
    X("torc_loss_forward()", 0, torc_loss_forward_with(((torc_module){0}), ((torc_tensor){0}), ((torc_tensor){0}), options)) \
    X("torc_module_parameters()", 0, torc_module_parameters_with(((torc_module){0}), options)) \
    X("torc_module_named_parameters()", 0, torc_module_named_parameters_with(((torc_module){0}), options)) \
    X("torc_module_named_buffers()", 0, torc_module_named_buffers_with(((torc_module){0}), options)) \
    X("torc_module_state_dict()", 0, torc_module_state_dict_with(((torc_module){0}), options)) \
    X("torc_module_load_state_dict()", 0, torc_module_load_state_dict_with(((torc_module){0}), ((torc_named_tensors){0}), ((bool){0}), options)) \
    X("torc_module_zero_grad()", 0, torc_module_zero_grad_with(((torc_module){0}), options)) \
    X("torc_module_apply()", 1, torc_module_apply_with(((torc_module){0}), ((torc_module_visitor){0}), counted, options)) \
    X("torc_module_to_string()", 0, torc_module_to_string_with(((torc_module){0}), ((char *){0}), ((size_t){0}), options)) \
    X("torc_module_register_forward_pre_hook()", 1, torc_module_register_forward_pre_hook_with(((torc_module){0}), ((torc_module_pre_hook){0}), counted, options)) \
    X("torc_module_register_forward_hook()", 1, torc_module_register_forward_hook_with(((torc_module){0}), ((torc_module_hook){0}), counted, options)) \
    X("torc_module_new()", 1, torc_module_new_with(((const torc_module_class *){0}), counted, options)) \
    X("torc_parameter()", 0, torc_parameter_with(((torc_tensor){0}), options)) \
    X("torc_module_register_parameter()", 0, torc_module_register_parameter_with(((torc_module){0}), ((const char *){0}), ((torc_tensor){0}), options)) \
    X("torc_module_register_buffer()", 0, torc_module_register_buffer_with(((torc_module){0}), ((const char *){0}), ((torc_tensor){0}), ((bool){0}), options)) \
    X("torc_module_register_module()", 0, torc_module_register_module_with(((torc_module){0}), ((const char *){0}), ((torc_module){0}), options)) \
    X("torc_nn_sequential_list()", 0, torc_nn_sequential_list_with(((torc_modules){0}), options)) \
    X("torc_nn_module_list()", 0, torc_nn_module_list_with(((torc_modules){0}), options)) \
    X("torc_nn_sigmoid()", 0, torc_nn_sigmoid_with(options)) \
    X("torc_nn_tanh()", 0, torc_nn_tanh_with(options)) \
    X("torc_nn_softmax()", 0, torc_nn_softmax_with(((int64_t){0}), options)) \
    X("torc_nn_log_softmax()", 0, torc_nn_log_softmax_with(((int64_t){0}), options)) \
    X("torc_nn_identity()", 0, torc_nn_identity_with(options)) \
    X("torc_nn_adaptive_avg_pool2d()", 0, torc_nn_adaptive_avg_pool2d_with(((torc_ints){0}), options)) \
    X("torc_nn_unflatten()", 0, torc_nn_unflatten_with(((int64_t){0}), ((torc_ints){0}), options)) \
    X("torc_init_uniform_()", 0, torc_init_uniform_inplace_with(((torc_tensor){0}), ((double){0}), ((double){0}), ((torc_generator){0}), options)) \
    X("torc_init_normal_()", 0, torc_init_normal_inplace_with(((torc_tensor){0}), ((double){0}), ((double){0}), ((torc_generator){0}), options)) \
    X("torc_init_trunc_normal_()", 0, torc_init_trunc_normal_inplace_with(((torc_tensor){0}), ((double){0}), ((double){0}), ((double){0}), ((double){0}), ((torc_generator){0}), options)) \
    X("torc_init_constant_()", 0, torc_init_constant_inplace_with(((torc_tensor){0}), ((double){0}), options)) \
    X("torc_init_ones_()", 0, torc_init_ones_inplace_with(((torc_tensor){0}), options)) \
    X("torc_init_zeros_()", 0, torc_init_zeros_inplace_with(((torc_tensor){0}), options)) \
    X("torc_init_eye_()", 0, torc_init_eye_inplace_with(((torc_tensor){0}), options)) \
    X("torc_init_dirac_()", 0, torc_init_dirac_inplace_with(((torc_tensor){0}), ((int64_t){0}), options)) \
    X("torc_init_xavier_uniform_()", 0, torc_init_xavier_uniform_inplace_with(((torc_tensor){0}), ((double){0}), ((torc_generator){0}), options)) \
    X("torc_init_xavier_normal_()", 0, torc_init_xavier_normal_inplace_with(((torc_tensor){0}), ((double){0}), ((torc_generator){0}), options)) \
    X("torc_optimizer_zero_grad()", 0, torc_optimizer_zero_grad_with(((torc_optimizer){0}), ((bool){0}), options)) \
    X("torc_optimizer_state_dict()", 0, torc_optimizer_state_dict_with(((torc_optimizer){0}), options)) \
    X("torc_optimizer_load_state_dict()", 0, torc_optimizer_load_state_dict_with(((torc_optimizer){0}), ((torc_named_tensors){0}), options)) \
    X("torc_lambda_lr()", 1, torc_lambda_lr_with(((torc_optimizer){0}), ((torc_lr_lambda){0}), counted, options)) \
    X("torc_exponential_lr()", 0, torc_exponential_lr_with(((torc_optimizer){0}), ((double){0}), options)) \
    X("torc_sequential_lr()", 0, torc_sequential_lr_with(((torc_optimizer){0}), ((const torc_scheduler *){0}), ((int64_t){0}), ((torc_ints){0}), options)) \
    X("torc_scheduler_step()", 0, torc_scheduler_step_with(((torc_scheduler){0}), options)) \
    X("torc_scheduler_state_dict()", 0, torc_scheduler_state_dict_with(((torc_scheduler){0}), options)) \
    X("torc_scheduler_load_state_dict()", 0, torc_scheduler_load_state_dict_with(((torc_scheduler){0}), ((torc_named_tensors){0}), options)) \
    X("torc_clip_grad_value_()", 0, torc_clip_grad_value_inplace_with(((torc_tensors){0}), ((double){0}), options)) \
    X("torc_autocast_begin()", 0, torc_autocast_begin_with(((torc_device_type){0}), ((torc_dtype){0}), options)) \
    X("torc_cuda_memory_summary()", 0, torc_cuda_memory_summary_with(((int){0}), ((bool){0}), ((char *){0}), ((size_t){0}), options)) \
    X("torc_cuda_memory_snapshot()", 0, torc_cuda_memory_snapshot_with(((char *){0}), ((size_t){0}), options)) \
    X("torc_cuda_memory_dump_snapshot()", 0, torc_cuda_memory_dump_snapshot_with(((const char *){0}), options)) \
    X("torc_cuda_memory_record_history()", 0, torc_cuda_memory_record_history_with(((int64_t){0}), options)) \
    X("torc_cuda_mempool_new()", 0, torc_cuda_mempool_new_with(((int){0}), options)) \
    X("torc_pin_memory()", 0, torc_pin_memory_with(((torc_tensor){0}), options)) \
    X("torc_cuda_host_register()", 0, torc_cuda_host_register_with(((void *){0}), ((size_t){0}), options)) \
    X("torc_cuda_stream_new()", 0, torc_cuda_stream_new_with(((int){0}), ((int){0}), options)) \
    X("torc_cuda_external_stream()", 0, torc_cuda_external_stream_with(((void *){0}), ((int){0}), options)) \
    X("torc_cuda_graph_new()", 0, torc_cuda_graph_new_with(((bool){0}), options)) \
    X("torc_cuda_graph_instantiate()", 0, torc_cuda_graph_instantiate_with(((torc_cuda_graph){0}), options)) \
    X("torc_cuda_graph_replay()", 0, torc_cuda_graph_replay_with(((torc_cuda_graph){0}), options)) \
    X("torc_cuda_graph_debug_dump()", 0, torc_cuda_graph_debug_dump_with(((torc_cuda_graph){0}), ((const char *){0}), options)) \
    X("torc_cuda_graphed_call()", 0, torc_cuda_graphed_call_with(((torc_cuda_graphed){0}), ((torc_tensors){0}), options)) \
    X("torc_cuda_manual_seed()", 0, torc_cuda_manual_seed_with(((uint64_t){0}), options)) \
    X("torc_cuda_manual_seed_all()", 0, torc_cuda_manual_seed_all_with(((uint64_t){0}), options)) \
    X("torc_cuda_get_rng_state()", 0, torc_cuda_get_rng_state_with(((int){0}), options)) \
    X("torc_cuda_set_rng_state()", 0, torc_cuda_set_rng_state_with(((torc_tensor){0}), ((int){0}), options)) \
    X("torc_cuda_get_rng_state_all()", 0, torc_cuda_get_rng_state_all_with(options)) \
    X("torc_cuda_set_rng_state_all()", 0, torc_cuda_set_rng_state_all_with(((torc_tensors){0}), options)) \
    X("torc_cuda_kernel_from_image()", 0, torc_cuda_kernel_from_image_with(((const void *){0}), ((size_t){0}), ((const char *){0}), options)) \
    X("torc_cuda_kernel_from_file()", 0, torc_cuda_kernel_from_file_with(((const char *){0}), ((const char *){0}), options)) \
    X("torc_cuda_kernel_from_function()", 0, torc_cuda_kernel_from_function_with(((void *){0}), ((int){0}), options)) \
/* end */
