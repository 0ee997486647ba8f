/* link: shared */
/* test_wrong_arguments.c - what is no handle of the kind wanted, no enumerator, no list and no text is refused by every public
 * function that is given one: an error is set, and the process lives. One row for each argument; all rows are gone through
 * once for each wrong thing there is. Of operators there are a few here; test_failures_ops.c does it to all of them. What has an
 * answer for any value by contract (the names of codes, dtypes and devices) is no row. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "messages.h"
#include "torc/torc.h"

/* ------------------------------------------------------------------------------------------------- right things */
static torc_tensor t, leaf;
static torc_module linear;
static torc_optimizer sgd;
static torc_scheduler schedule;
static torc_grad_scaler scaler;
static torc_generator generator;
static float numbers[6];

/* ------------------------------------------------------------------------------------------------- wrong things
 * Of each kind one is wrong at a time. NO_…: also NULL. BAD_…: where NULL says "none". */
static const void *bad_tensor, *no_tensor, *bad_other, *no_other;
static int bad_enum;
static int64_t bad_count;
static torc_device bad_device;
#define NO(type) ((type)(uintptr_t)no_other)
#define BAD(type) ((type)(uintptr_t)bad_other)
#define NO_T ((torc_tensor)(uintptr_t)no_tensor)
#define BAD_T ((torc_tensor)(uintptr_t)bad_tensor)
#define NO_M NO(torc_module)
#define NO_OPT NO(torc_optimizer)
#define NO_SCHED NO(torc_scheduler)
#define NO_SCALER NO(torc_grad_scaler)
#define NO_G NO(torc_generator)
#define BAD_G BAD(torc_generator)
#define DTYPE ((torc_dtype)bad_enum)
#define FORMAT ((torc_memory_format)bad_enum)
#define DEVICE_TYPE ((torc_device_type)bad_enum)
#define LIST(type) ((type){.count = bad_count})
#define BAD_INTS torc_ints_of(NULL, bad_count)
#define BAD_TENSORS ((torc_tensors){(const torc_tensor[]){BAD_T}, 1})
#define BAD_MODULES ((torc_modules){(const torc_module[]){BAD(torc_module)}, 1})
#define OK_TENSORS ((torc_tensors){&t, 1})

static const torc_binding plain_binding = {.struct_size = sizeof plain_binding};
static void no_hook(void *context) { (void)context; }
static torc_tensor tensor_hook(torc_tensor grad, void *context) { return (void)context, grad; }
static void leaf_hook(torc_tensor grad, void *context) { (void)grad, (void)context; }
static void node_prehook(torc_tensor *g, int64_t n, void *context) { (void)g, (void)n, (void)context; }
static void node_hook(torc_tensor *g, int64_t n, const torc_tensor *o, int64_t m, void *context) {
    (void)g, (void)n, (void)o, (void)m, (void)context;
}
static torc_tensors same(torc_tensors in, void *context) { return (void)context, in; }
static torc_tensor pre_hook(torc_module m, torc_tensors in, void *context) {
    return (void)m, (void)in, (void)context, NULL;
}
static torc_tensor post_hook(torc_module m, torc_tensors in, torc_tensor out, void *context) {
    return (void)m, (void)in, (void)out, (void)context, NULL;
}
static bool visit(torc_module m, void *context) { return (void)m, (void)context, true; }
static double factor(int64_t epoch, int64_t group, void *context) { return (void)epoch, (void)group, (void)context, 1; }
static torc_tensors pass(torc_function_context ctx, torc_tensors in, void *context) {
    return (void)ctx, (void)context, in;
}

/* Call number n; its text, NULL if there are fewer. The rows are numbered by their order. */
#define ROW(...) \
    case __COUNTER__ - first: (void)(__VA_ARGS__); return #__VA_ARGS__;

static const char *core_row(int n) {
    enum { first = __COUNTER__ + 1 };
    switch (n) {
        ROW(torc_error_raise((torc_error_code)(bad_enum < 0 ? -1 : 99), "what"))
        ROW(torc_storage_nbytes(NO(torc_storage)))
        ROW(torc_storage_new(8, .device = bad_device))
        ROW(torc_storage_device(NO(torc_storage)))
        ROW(torc_storage_data_ptr(NO(torc_storage)))
        ROW(torc_storage_resize_(NO(torc_storage), 8))
        ROW(torc_storage_is_resizable(NO(torc_storage)))
        ROW(torc_storage_is_read_only(NO(torc_storage)))
        ROW(torc_storage_set_resizable(NO(torc_storage), false))
        ROW(torc_storage_copy_(NO(torc_storage), torc_tensor_storage(t)))
        ROW(torc_storage_copy_(torc_tensor_storage(t), NO(torc_storage)))
        ROW(torc_storage_fill_(NO(torc_storage), 0))
        ROW(torc_storage_copy_to_host(NO(torc_storage), 0, numbers, 4))
        ROW(torc_storage_copy_to_host(torc_tensor_storage(t), 0, NULL, 4))
        ROW(torc_storage_copy_from_host(NO(torc_storage), 0, numbers, 4))
        ROW(torc_storage_copy_from_host(torc_tensor_storage(t), 0, NULL, 4))
        ROW(torc_tensor_over(NO(torc_storage), 1, .dtype = TORC_FLOAT32))
        ROW(torc_tensor_over(torc_tensor_storage(t), BAD_INTS, .dtype = TORC_FLOAT32))
        ROW(torc_tensor_over(torc_tensor_storage(t), 1, .dtype = DTYPE))
        ROW(torc_tensor_over(torc_tensor_storage(t), 1, .dtype = TORC_FLOAT32, .strides = BAD_INTS))
        ROW(torc_handle_bind((void *)(intptr_t)(bad_count < 0 ? -1 : 1), &plain_binding, numbers))
        ROW(torc_handle_bind(t, NULL, numbers))
        ROW(torc_handle_bind(t, &plain_binding, NULL))
        ROW(torc_handle_bound((void *)(intptr_t)(bad_count < 0 ? -1 : 1), &plain_binding))
        ROW(torc_handle_bound(t, NULL))
        ROW(torc_handle_unbind((void *)(intptr_t)(bad_count < 0 ? -1 : 1), &plain_binding, numbers))
        ROW(torc_handle_unbind(t, NULL, numbers))
        ROW(torc_dim(NO_T))
        ROW(torc_numel(NO_T))
        ROW(torc_size(NO_T, 0))
        ROW(torc_stride(NO_T, 0))
        ROW(torc_sizes(NO_T))
        ROW(torc_strides(NO_T))
        ROW(torc_storage_offset(NO_T))
        ROW(torc_tensor_dtype(NO_T))
        ROW(torc_tensor_device(NO_T))
        ROW(torc_is_contiguous(NO_T, TORC_CONTIGUOUS_FORMAT))
        ROW(torc_is_contiguous(t, FORMAT))
        ROW(torc_is_conj(NO_T))
        ROW(torc_is_neg(NO_T))
        ROW(torc_is_same_view(t, NO_T))
        ROW(torc_is_same_view(NO_T, t))
        ROW(torc_shares_storage(t, NO_T))
        ROW(torc_shares_storage(NO_T, t))
        ROW(torc_tensor_version(NO_T))
        ROW(torc_tensor_storage(NO_T))
        ROW(torc_data_ptr(NO_T))
        ROW(torc_item(NO_T))
        ROW(torc_item_number(NO_T))
        ROW(torc_to_dlpack(NO_T))
        ROW(torc_to_dlpack_unversioned(NO_T))
        ROW(torc_dlpack_device(NO_T, &(int32_t){0}, &(int32_t){0}))
        ROW(torc_item_int64(NO_T))
        ROW(torc_is_nonzero(NO_T))
        ROW(torc_copy_to_host(NO_T, numbers, sizeof numbers))
        ROW(torc_copy_to_host(t, NULL, sizeof numbers))
        ROW(torc_equal(t, NO_T))
        ROW(torc_equal(NO_T, t))
        ROW(torc_allclose(t, NO_T, 0, 0, false))
        ROW(torc_allclose(NO_T, t, 0, 0, false))
        ROW(torc_tensor_to_string(NO_T))
        ROW(torc_print(NO_T))
        ROW(torc_dtype_is_floating_point(DTYPE))
        ROW(torc_dtype_is_signed(DTYPE))
        ROW(torc_promote_types(TORC_FLOAT32, DTYPE))
        ROW(torc_promote_types(DTYPE, TORC_FLOAT32))
        ROW(torc_can_cast(TORC_FLOAT32, DTYPE))
        ROW(torc_can_cast(DTYPE, TORC_FLOAT32))
        ROW(torc_result_type(LIST(torc_tensors), (torc_numbers){NULL, 0}))
        ROW(torc_result_type(BAD_TENSORS, (torc_numbers){NULL, 0}))
        ROW(torc_set_default_dtype(DTYPE))
        ROW(torc_set_default_device(bad_device))
        ROW(torc_device_parse(NULL))
        ROW(torc_from_blob(numbers, SHAPE(2, 3), .dtype = DTYPE))
        ROW(torc_from_blob(numbers, SHAPE(2, 3), .dtype = TORC_FLOAT32, .device = bad_device))
        ROW(torc_from_blob(numbers, BAD_INTS, .dtype = TORC_FLOAT32))
        ROW(torc_from_blob(numbers, SHAPE(2, 3), .dtype = TORC_FLOAT32, .strides = BAD_INTS))
        ROW(torc_tensor_from(FLOATS(1, 2), SHAPE(2), .dtype = DTYPE))
        ROW(torc_tensor_from(FLOATS(1, 2), SHAPE(2), .data_dtype = DTYPE))
        ROW(torc_tensor_from(FLOATS(1, 2), SHAPE(2), .device = bad_device))
        ROW(torc_tensor_from(FLOATS(1, 2), BAD_INTS))
        ROW(torc_tensors_lend(LIST(torc_tensors)))
        ROW(torc_tensors_lend(BAD_TENSORS))
        ROW(torc_default_generator(bad_device))
        ROW(torc_generator_new(bad_device))
        ROW(torc_generator_manual_seed(NO_G, 1))
        ROW(torc_generator_initial_seed(NO_G))
        ROW(torc_generator_device(NO_G))
        ROW(torc_generator_seed(NO_G))
        ROW(torc_generator_clone_state(NO_G))
        ROW(torc_generator_graphsafe_get_state(NO_G))
        ROW(torc_generator_graphsafe_set_state(NO_G, generator))
        ROW(torc_generator_get_offset(NO_G))
        ROW(torc_generator_set_offset(NO_G, 4))
        ROW(torc_generator_get_state(NO_G))
        ROW(torc_generator_set_state(NO_G, torc_generator_get_state(generator)))
        ROW(torc_generator_set_state(generator, NO_T))
        ROW(torc_retain((void *)(intptr_t)(bad_count < 0 ? -1 : 1)))
        ROW(torc_release((void *)(intptr_t)(bad_count < 0 ? -1 : 1)))
        ROW(torc_refcount((void *)(intptr_t)(bad_count < 0 ? -1 : 1)))
        ROW(torc_scope_escape((void *)(intptr_t)(bad_count < 0 ? -1 : 1)))
        ROW(torc_scope_end(12345678))
        ROW(torc_scope_end_keep(torc_scope_begin(), (torc_tensor)(intptr_t)(bad_count < 0 ? -1 : 1)))
        ROW(torc_scope_take((void *)(intptr_t)(bad_count < 0 ? -1 : 1)))
        ROW(torc_scope_adopt((void *)(intptr_t)(bad_count < 0 ? -1 : 1)))
        ROW(torc_assign(&(torc_tensor){NULL}, (torc_tensor)(intptr_t)(bad_count < 0 ? -1 : 1)))
        ROW(torc_set_num_threads(bad_enum < 0 ? bad_enum : 0))
        /* a few functions of operators, whose arguments the others share */
        ROW(torc_empty(SHAPE(2), .dtype = DTYPE))
        ROW(torc_empty(SHAPE(2), .device = bad_device))
        ROW(torc_empty(SHAPE(2), .memory_format = FORMAT))
        ROW(torc_empty(BAD_INTS))
        ROW(torc_to(t, .dtype = DTYPE))
        ROW(torc_sum(t, .dtype = DTYPE))
        ROW(torc_sum(t, .dim = BAD_INTS))
        ROW(torc_add(t, NO_T))
        ROW(torc_contiguous(t, .memory_format = FORMAT))
        ROW(torc_rand(SHAPE(2), .generator = BAD_G))
        ROW(torc_normal_(torc_zeros(SHAPE(2)), .generator = BAD_G))
        /* also where nothing is drawn */
        ROW(torc_normal_(torc_zeros(SHAPE(0)), .generator = BAD_G))
        ROW(torc_dropout(t, .training = false, .generator = BAD_G))
        ROW(torc_dropout(t, 0, .generator = BAD_G))
        ROW(torc_dropout_(torc_zeros(SHAPE(2)), 0, .generator = BAD_G))
        ROW(torc_alpha_dropout(t, .generator = BAD_G))
        ROW(torc_alpha_dropout(t, 1, .training = true, .generator = BAD_G))
        ROW(torc_feature_dropout(t, .training = false, .generator = BAD_G))
        ROW(torc_feature_alpha_dropout(t, .training = false, .generator = BAD_G))
        ROW(torc_multinomial(torc_zeros(SHAPE(0, 3)), 1, .generator = BAD_G))
        ROW(torc_cat(LIST(torc_tensors)))
        ROW(torc_cat(BAD_TENSORS))
        ROW(torc_clamp_tensor(t, .min = BAD_T))
        ROW(torc_mse_loss(t, t, .reduction = "reduced"))
    default: return NULL;
    }
}

static const char *autograd_row(int n) {
    enum { first = __COUNTER__ + 1 };
    switch (n) {
        ROW(torc_requires_grad(NO_T))
        ROW(torc_requires_grad_(NO_T, true))
        ROW(torc_is_leaf(NO_T))
        ROW(torc_grad(NO_T))
        ROW(torc_set_grad(NO_T, NULL))
        ROW(torc_set_grad(leaf, BAD_T))
        ROW(torc_retain_grad(NO_T))
        ROW(torc_retains_grad(NO_T))
        ROW(torc_detach_(NO_T))
        ROW(torc_data(NO_T))
        ROW(torc_set_data(NO_T, t))
        ROW(torc_set_data(t, NO_T))
        ROW(torc_set_(NO_T, t))
        ROW(torc_set_(torc_zeros(2), BAD_T))
        ROW(torc_set_(torc_zeros(2), torc_zeros(2), .size = BAD_INTS))
        ROW(torc_set_(torc_zeros(2), torc_zeros(2), .size = 1, .stride = BAD_INTS))
        ROW(torc_set_storage_(NO_T, torc_tensor_storage(t)))
        ROW(torc_set_storage_(torc_zeros(2), NO(torc_storage)))
        ROW(torc_resize_(NO_T, 2))
        ROW(torc_resize_(torc_zeros(2), BAD_INTS))
        ROW(torc_resize_(torc_zeros(2), 2, .memory_format = FORMAT))
        ROW(torc_resize_as_(NO_T, t))
        ROW(torc_resize_as_(torc_zeros(2), NO_T))
        ROW(torc_resize_as_(torc_zeros(2), t, .memory_format = FORMAT))
        ROW(torc_is_view(NO_T))
        ROW(torc_view_base(NO_T))
        ROW(torc_is_inference(NO_T))
        ROW(torc_backward(NO_T))
        ROW(torc_backward(torc_sum(leaf), .gradient = BAD_T))
        ROW(torc_backward(torc_sum(leaf), .inputs = LIST(torc_tensors)))
        ROW(torc_backward(torc_sum(leaf), .inputs = BAD_TENSORS))
        ROW(torc_backward_many(LIST(torc_tensors)))
        ROW(torc_backward_many(BAD_TENSORS))
        ROW(torc_backward_many(TENSORS(torc_sum(leaf)), .gradients = LIST(torc_tensors)))
        ROW(torc_backward_many(TENSORS(torc_sum(leaf)), .gradients = BAD_TENSORS))
        ROW(torc_autograd_grad(LIST(torc_tensors), TENSORS(leaf)))
        ROW(torc_autograd_grad(BAD_TENSORS, TENSORS(leaf)))
        ROW(torc_autograd_grad(TENSORS(torc_sum(leaf)), LIST(torc_tensors)))
        ROW(torc_autograd_grad(TENSORS(torc_sum(leaf)), BAD_TENSORS))
        ROW(torc_autograd_grad(TENSORS(torc_sum(leaf)), TENSORS(leaf), .grad_outputs = LIST(torc_tensors)))
        ROW(torc_autograd_grad(TENSORS(torc_sum(leaf)), TENSORS(leaf), .grad_outputs = BAD_TENSORS))
        ROW(torc_grad_fn(NO_T))
        ROW(torc_grad_fn_kept_by_object(NO_T))
        ROW(torc_grad_fn_name(NO_T))
        ROW(torc_output_nr(NO_T))
        ROW(torc_node_name(NO(torc_node)))
        ROW(torc_node_next_count(NO(torc_node)))
        ROW(torc_node_next(NO(torc_node), 0))
        ROW(torc_register_hook(NO_T, tensor_hook, TORC_NO_CONTEXT))
        ROW(torc_register_hook(leaf, NULL, TORC_NO_CONTEXT))
        ROW(torc_register_post_accumulate_grad_hook(NO_T, leaf_hook, TORC_CONTEXT(NULL, no_hook)))
        ROW(torc_register_post_accumulate_grad_hook(leaf, NULL, TORC_NO_CONTEXT))
        ROW(torc_node_register_prehook(NO(torc_node), node_prehook, TORC_NO_CONTEXT))
        ROW(torc_node_register_prehook(torc_grad_fn(torc_sum(leaf)), NULL, TORC_NO_CONTEXT))
        ROW(torc_node_register_hook(NO(torc_node), node_hook, TORC_NO_CONTEXT))
        ROW(torc_node_register_hook(torc_grad_fn(torc_sum(leaf)), NULL, TORC_NO_CONTEXT))
        ROW(torc_remove_hook(12345678))
        ROW(torc_saved_tensors_hooks_push(NULL))
        ROW(torc_saved_tensors_hooks_push(&(torc_saved_tensors_hooks){.struct_size = sizeof(torc_saved_tensors_hooks)}))
        ROW(torc_function_apply(NULL, pass, pass, TORC_NO_CONTEXT, OK_TENSORS))
        ROW(torc_function_apply("Same", pass, pass, TORC_NO_CONTEXT, LIST(torc_tensors)))
        ROW(torc_function_apply("Same", pass, pass, TORC_NO_CONTEXT, BAD_TENSORS))
        ROW(torc_function_in_backward(NO(torc_function_context)))
        ROW(torc_function_save_for_backward(NO(torc_function_context), OK_TENSORS))
        ROW(torc_function_saved(NO(torc_function_context), 0))
        ROW(torc_function_saved_count(NO(torc_function_context)))
        ROW(torc_function_needs_input_grad(NO(torc_function_context), 0))
        ROW(torc_function_mark_non_differentiable(NO(torc_function_context), t))
        ROW(torc_function_mark_dirty(NO(torc_function_context), t))
        ROW(torc_function_set_materialize_grads(NO(torc_function_context), true))
        ROW(torc_checkpoint(NULL, TORC_NO_CONTEXT, OK_TENSORS))
        ROW(torc_checkpoint(same, TORC_NO_CONTEXT, LIST(torc_tensors)))
        ROW(torc_checkpoint(same, TORC_NO_CONTEXT, BAD_TENSORS))
        ROW(torc_gradcheck(NULL, TORC_NO_CONTEXT, OK_TENSORS))
        ROW(torc_gradcheck(same, TORC_NO_CONTEXT, LIST(torc_tensors)))
        ROW(torc_gradcheck(same, TORC_NO_CONTEXT, BAD_TENSORS))
        ROW(torc_gradgradcheck(NULL, TORC_NO_CONTEXT, OK_TENSORS))
        ROW(torc_gradgradcheck(same, TORC_NO_CONTEXT, LIST(torc_tensors)))
        ROW(torc_gradgradcheck(same, TORC_NO_CONTEXT, BAD_TENSORS))
    default: return NULL;
    }
}

static const char *nn_row(int n) {
    enum { first = __COUNTER__ + 1 };
    const torc_module_class class_ = {.struct_size = sizeof class_, .name = "Nothing"};
    switch (n) {
        ROW(torc_module_forward(NO_M, t))
        ROW(torc_module_forward(linear, NO_T))
        ROW(torc_module_forward_many(NO_M, OK_TENSORS))
        ROW(torc_module_forward_many(linear, LIST(torc_tensors)))
        ROW(torc_module_forward_many(linear, BAD_TENSORS))
        ROW(torc_loss_forward(NO_M, t, t))
        ROW(torc_loss_forward(torc_nn_mse_loss(), NO_T, t))
        ROW(torc_loss_forward(torc_nn_mse_loss(), t, NO_T))
        ROW(torc_module_train(NO_M, true))
        ROW(torc_module_eval(NO_M))
        ROW(torc_module_is_training(NO_M))
        ROW(torc_module_parameters(NO_M))
        ROW(torc_module_named_parameters(NO_M))
        ROW(torc_module_named_buffers(NO_M))
        ROW(torc_module_named_modules(NO_M))
        ROW(torc_module_named_children(NO_M))
        ROW(torc_module_get_parameter(NO_M, "weight"))
        ROW(torc_module_get_parameter(linear, NULL))
        ROW(torc_module_get_buffer(NO_M, "weight"))
        ROW(torc_module_get_buffer(linear, NULL))
        ROW(torc_module_get_submodule(NO_M, ""))
        ROW(torc_module_get_submodule(linear, NULL))
        ROW(torc_module_state_dict(NO_M))
        ROW(torc_module_load_state_dict(NO_M, torc_module_state_dict(linear), true))
        ROW(torc_module_load_state_dict(linear, LIST(torc_named_tensors), false))
        ROW(torc_module_load_state_dict(linear, ((torc_named_tensors){&(torc_named_tensor){"weight", BAD_T}, 1, NULL}),
                                        false))
        ROW(torc_module_load_state_dict(linear, ((torc_named_tensors){&(torc_named_tensor){NULL, t}, 1, NULL}), false))
        ROW(torc_module_to(NO_M, .dtype = TORC_FLOAT32))
        ROW(torc_module_to(linear, .dtype = DTYPE))
        ROW(torc_module_to(linear, .device = bad_device))
        ROW(torc_module_to(linear, .memory_format = FORMAT))
        ROW(torc_module_zero_grad(NO_M))
        ROW(torc_module_requires_grad_(NO_M, true))
        ROW(torc_module_apply(NO_M, visit, TORC_NO_CONTEXT))
        ROW(torc_module_apply(linear, NULL, TORC_NO_CONTEXT))
        ROW(torc_module_class_name(NO_M))
        ROW(torc_module_to_string(NO_M))
        ROW(torc_module_register_forward_pre_hook(NO_M, pre_hook, TORC_NO_CONTEXT))
        ROW(torc_module_register_forward_pre_hook(linear, NULL, TORC_NO_CONTEXT))
        ROW(torc_module_register_forward_hook(NO_M, post_hook, TORC_NO_CONTEXT))
        ROW(torc_module_register_forward_hook(linear, NULL, TORC_NO_CONTEXT))
        ROW(torc_module_remove_hook(NO_M, 1))
        ROW(torc_module_remove_hook(linear, 12345678))
        ROW(torc_module_new(NULL, TORC_NO_CONTEXT))
        ROW(torc_nn_lambda("Lambda", NULL, TORC_NO_CONTEXT))
        ROW(torc_module_new(&(torc_module_class){.struct_size = sizeof class_}, TORC_NO_CONTEXT))
        ROW(torc_module_context(NO_M, &class_))
        ROW(torc_module_context(linear, NULL))
        ROW(torc_parameter(NO_T))
        ROW(torc_module_register_parameter(NO_M, "p", leaf))
        ROW(torc_module_register_parameter(linear, NULL, leaf))
        ROW(torc_module_register_parameter(linear, "p", BAD_T))
        ROW(torc_module_register_buffer(NO_M, "b", t, true))
        ROW(torc_module_register_buffer(linear, NULL, t, true))
        ROW(torc_module_register_buffer(linear, "b", BAD_T, true))
        ROW(torc_module_register_module(NO_M, "m", linear))
        ROW(torc_module_register_module(linear, NULL, linear))
        ROW(torc_module_register_module(linear, "m", BAD(torc_module)))
        ROW(torc_nn_sequential_list(LIST(torc_modules)))
        ROW(torc_nn_sequential_list(BAD_MODULES))
        ROW(torc_nn_module_list(LIST(torc_modules)))
        ROW(torc_nn_module_list(BAD_MODULES))
        ROW(torc_nn_append(NO_M, linear))
        ROW(torc_nn_append(torc_nn_sequential(linear), NO_M))
        ROW(torc_nn_linear(2, 2, .dtype = DTYPE))
        ROW(torc_nn_linear(2, 2, .device = bad_device))
        ROW(torc_nn_conv1d(2, 2, BAD_INTS))
        ROW(torc_nn_conv2d(2, 2, BAD_INTS))
        ROW(torc_nn_conv2d(2, 2, INTS(3), .stride = BAD_INTS))
        ROW(torc_nn_conv2d(2, 2, INTS(3), .padding = BAD_INTS))
        ROW(torc_nn_conv2d(2, 2, INTS(3), .dilation = BAD_INTS))
        ROW(torc_nn_conv2d(2, 2, INTS(3), .padding_text = "much"))
        ROW(torc_nn_conv2d(2, 2, INTS(3), .padding_mode = "much"))
        ROW(torc_nn_conv2d(2, 2, INTS(3), .dtype = DTYPE))
        ROW(torc_nn_conv2d(2, 2, INTS(3), .device = bad_device))
        ROW(torc_nn_embedding(2, 2, .dtype = DTYPE))
        ROW(torc_nn_embedding(2, 2, .device = bad_device))
        ROW(torc_nn_batch_norm1d(2, .dtype = DTYPE))
        ROW(torc_nn_batch_norm1d(2, .device = bad_device))
        ROW(torc_nn_batch_norm2d(2, .dtype = DTYPE))
        ROW(torc_nn_batch_norm2d(2, .device = bad_device))
        ROW(torc_nn_layer_norm(BAD_INTS))
        ROW(torc_nn_layer_norm(INTS(2), .dtype = DTYPE))
        ROW(torc_nn_layer_norm(INTS(2), .device = bad_device))
        ROW(torc_nn_rms_norm(BAD_INTS))
        ROW(torc_nn_rms_norm(INTS(2), .dtype = DTYPE))
        ROW(torc_nn_rms_norm(INTS(2), .device = bad_device))
        ROW(torc_nn_group_norm(2, 2, .dtype = DTYPE))
        ROW(torc_nn_group_norm(2, 2, .device = bad_device))
        ROW(torc_nn_gelu(.approximate = "much"))
        ROW(torc_nn_max_pool2d(BAD_INTS))
        ROW(torc_nn_max_pool2d(INTS(2), .stride = BAD_INTS))
        ROW(torc_nn_max_pool2d(INTS(2), .padding = BAD_INTS))
        ROW(torc_nn_max_pool2d(INTS(2), .dilation = BAD_INTS))
        ROW(torc_nn_avg_pool2d(BAD_INTS))
        ROW(torc_nn_avg_pool2d(INTS(2), .stride = BAD_INTS))
        ROW(torc_nn_avg_pool2d(INTS(2), .padding = BAD_INTS))
        ROW(torc_nn_adaptive_avg_pool2d(BAD_INTS))
        ROW(torc_nn_unflatten(0, BAD_INTS))
        ROW(torc_nn_cross_entropy_loss(.weight = BAD_T))
        ROW(torc_nn_cross_entropy_loss(.reduction = "much"))
        ROW(torc_nn_nll_loss(.weight = BAD_T))
        ROW(torc_nn_nll_loss(.reduction = "much"))
        ROW(torc_nn_mse_loss(.reduction = "much"))
        ROW(torc_nn_l1_loss(.reduction = "much"))
        ROW(torc_nn_bce_with_logits_loss(.weight = BAD_T))
        ROW(torc_nn_bce_with_logits_loss(.pos_weight = BAD_T))
        ROW(torc_nn_bce_with_logits_loss(.reduction = "much"))
        ROW(torc_init_uniform_(NO_T, 0, 1, NULL))
        ROW(torc_init_uniform_(t, 0, 1, BAD_G))
        ROW(torc_init_normal_(NO_T, 0, 1, NULL))
        ROW(torc_init_normal_(t, 0, 1, BAD_G))
        ROW(torc_init_trunc_normal_(NO_T, 0, 1, -1, 1, NULL))
        ROW(torc_init_trunc_normal_(t, 0, 1, -1, 1, BAD_G))
        ROW(torc_init_constant_(NO_T, 1))
        ROW(torc_init_ones_(NO_T))
        ROW(torc_init_zeros_(NO_T))
        ROW(torc_init_eye_(NO_T))
        ROW(torc_init_dirac_(NO_T, 1))
        ROW(torc_init_xavier_uniform_(NO_T, 1, NULL))
        ROW(torc_init_xavier_uniform_(t, 1, BAD_G))
        ROW(torc_init_xavier_normal_(NO_T, 1, NULL))
        ROW(torc_init_xavier_normal_(t, 1, BAD_G))
        ROW(torc_init_xavier_uniform_(torc_zeros(SHAPE(0, 2)), 1, BAD_G))
        ROW(torc_init_xavier_normal_(torc_zeros(SHAPE(0, 2)), 1, BAD_G))
        ROW(torc_init_kaiming_uniform_(torc_zeros(SHAPE(0, 2)), .generator = BAD_G))
        ROW(torc_init_kaiming_normal_(torc_zeros(SHAPE(0, 2)), .generator = BAD_G))
        ROW(torc_init_kaiming_uniform_(NO_T))
        ROW(torc_init_kaiming_uniform_(t, .generator = BAD_G))
        ROW(torc_init_kaiming_uniform_(t, .mode = "much"))
        ROW(torc_init_kaiming_uniform_(t, .nonlinearity = "much"))
        ROW(torc_init_kaiming_normal_(NO_T))
        ROW(torc_init_kaiming_normal_(t, .generator = BAD_G))
        ROW(torc_init_kaiming_normal_(t, .mode = "much"))
        ROW(torc_init_calculate_gain("much", torc_number_float(1)))
        ROW(torc_init_calculate_gain(NULL, torc_number_float(1)))
    default: return NULL;
    }
}

static const char *optim_row(int n) {
    enum { first = __COUNTER__ + 1 };
    switch (n) {
        ROW(torc_sgd(LIST(torc_tensors)))
        ROW(torc_sgd(BAD_TENSORS))
        ROW(torc_sgd(TENSORS(leaf), .lr_tensor = BAD_T))
        ROW(torc_adam(LIST(torc_tensors)))
        ROW(torc_adam(BAD_TENSORS))
        ROW(torc_adam(TENSORS(leaf), .lr_tensor = BAD_T))
        ROW(torc_adamw(LIST(torc_tensors)))
        ROW(torc_adamw(BAD_TENSORS))
        ROW(torc_adamw(TENSORS(leaf), .lr_tensor = BAD_T))
        ROW(torc_optimizer_add_param_group(NO_OPT, TENSORS(torc_zeros(SHAPE(1), .requires_grad = true))))
        ROW(torc_optimizer_add_param_group(sgd, LIST(torc_tensors)))
        ROW(torc_optimizer_add_param_group(sgd, BAD_TENSORS))
        ROW(torc_optimizer_add_param_group(sgd, TENSORS(torc_zeros(SHAPE(1), .requires_grad = true)),
                                           .lr_tensor = BAD_T))
        ROW(torc_optimizer_step(NO_OPT))
        ROW(torc_optimizer_step(sgd, .grad_scale = BAD_T))
        ROW(torc_optimizer_step(sgd, .found_inf = BAD_T))
        ROW(torc_optimizer_zero_grad(NO_OPT, true))
        ROW(torc_optimizer_name(NO_OPT))
        ROW(torc_optimizer_num_groups(NO_OPT))
        ROW(torc_optimizer_group_params(NO_OPT, 0))
        ROW(torc_optimizer_group_params(sgd, bad_enum))
        ROW(torc_optimizer_get_lr(NO_OPT, 0))
        ROW(torc_optimizer_get_lr(sgd, bad_enum))
        ROW(torc_optimizer_set_lr(NO_OPT, 0, 1))
        ROW(torc_optimizer_set_lr(sgd, bad_enum, 1))
        ROW(torc_optimizer_get(NO_OPT, 0, "lr"))
        ROW(torc_optimizer_get(sgd, bad_enum, "lr"))
        ROW(torc_optimizer_get(sgd, 0, NULL))
        ROW(torc_optimizer_set(NO_OPT, 0, "lr", 1))
        ROW(torc_optimizer_set(sgd, bad_enum, "lr", 1))
        ROW(torc_optimizer_set(sgd, 0, NULL, 1))
        ROW(torc_optimizer_state_dict(NO_OPT))
        ROW(torc_optimizer_load_state_dict(NO_OPT, torc_optimizer_state_dict(sgd)))
        ROW(torc_optimizer_load_state_dict(sgd, LIST(torc_named_tensors)))
        ROW(torc_optimizer_load_state_dict(
            sgd, (torc_named_tensors){&(torc_named_tensor){"param_groups.0.lr", BAD_T}, 1, NULL}))
        ROW(torc_optimizer_load_state_dict(sgd, (torc_named_tensors){&(torc_named_tensor){NULL, t}, 1, NULL}))
        ROW(torc_lambda_lr(NO_OPT, factor, TORC_NO_CONTEXT))
        ROW(torc_lambda_lr(sgd, NULL, TORC_NO_CONTEXT))
        ROW(torc_step_lr(NO_OPT, 1))
        ROW(torc_multi_step_lr(NO_OPT, INTS(1)))
        ROW(torc_multi_step_lr(sgd, BAD_INTS))
        ROW(torc_exponential_lr(NO_OPT, 1))
        ROW(torc_constant_lr(NO_OPT))
        ROW(torc_linear_lr(NO_OPT))
        ROW(torc_cosine_annealing_lr(NO_OPT, 2))
        ROW(torc_one_cycle_lr(NO_OPT, 1, .total_steps = 2))
        ROW(torc_one_cycle_lr(sgd, 1, .total_steps = 2, .anneal_strategy = "much"))
        ROW(torc_one_cycle_lr(sgd, 1, .total_steps = 2, .max_lrs_count = bad_count))
        ROW(torc_sequential_lr(NO_OPT, SCHEDULERS(schedule), (torc_ints){TORC_NONE}))
        ROW(torc_sequential_lr(sgd, LIST(torc_schedulers), (torc_ints){TORC_NONE}))
        ROW(torc_sequential_lr(sgd, SCHEDULERS(NO_SCHED), (torc_ints){TORC_NONE}))
        ROW(torc_sequential_lr(sgd, SCHEDULERS(schedule), BAD_INTS))
        ROW(torc_scheduler_step(NO_SCHED))
        ROW(torc_scheduler_get_last_lr(NO_SCHED, 0))
        ROW(torc_scheduler_get_last_lr(schedule, bad_enum))
        ROW(torc_scheduler_last_epoch(NO_SCHED))
        ROW(torc_scheduler_state_dict(NO_SCHED))
        ROW(torc_scheduler_load_state_dict(NO_SCHED, torc_scheduler_state_dict(schedule)))
        ROW(torc_scheduler_load_state_dict(schedule, LIST(torc_named_tensors)))
        ROW(torc_scheduler_load_state_dict(schedule,
                                           (torc_named_tensors){&(torc_named_tensor){"last_epoch", BAD_T}, 1, NULL}))
        ROW(torc_grad_scaler_scale(NO_SCALER, t))
        ROW(torc_grad_scaler_scale(scaler, NO_T))
        ROW(torc_grad_scaler_unscale_(NO_SCALER, sgd))
        ROW(torc_grad_scaler_unscale_(scaler, NO_OPT))
        ROW(torc_grad_scaler_step(NO_SCALER, sgd))
        ROW(torc_grad_scaler_step(scaler, NO_OPT))
        ROW(torc_grad_scaler_update(NO_SCALER))
        ROW(torc_grad_scaler_update(scaler, .new_scale_tensor = BAD_T))
        ROW(torc_grad_scaler_is_enabled(NO_SCALER))
        ROW(torc_grad_scaler_get_scale(NO_SCALER))
        ROW(torc_grad_scaler_get_growth_factor(NO_SCALER))
        ROW(torc_grad_scaler_set_growth_factor(NO_SCALER, 2))
        ROW(torc_grad_scaler_get_backoff_factor(NO_SCALER))
        ROW(torc_grad_scaler_set_backoff_factor(NO_SCALER, 0.5))
        ROW(torc_grad_scaler_get_growth_interval(NO_SCALER))
        ROW(torc_grad_scaler_set_growth_interval(NO_SCALER, 2))
        ROW(torc_grad_scaler_state_dict(NO_SCALER))
        ROW(torc_grad_scaler_load_state_dict(NO_SCALER, torc_grad_scaler_state_dict(scaler)))
        ROW(torc_grad_scaler_load_state_dict(scaler, LIST(torc_named_tensors)))
        ROW(torc_clip_grad_norm_(LIST(torc_tensors), 1))
        ROW(torc_clip_grad_norm_(BAD_TENSORS, 1))
        ROW(torc_clip_grad_value_(LIST(torc_tensors), 1))
        ROW(torc_clip_grad_value_(BAD_TENSORS, 1))
    default: return NULL;
    }
}

static const char *other_row(int n) {
    enum { first = __COUNTER__ + 1 };
    const char *const names[] = {NULL};
    const torc_named_tensors missing_name = {&(torc_named_tensor){NULL, t}, 1, NULL};
    const torc_named_tensors bad_entry = {&(torc_named_tensor){"x", NO_T}, 1, NULL};
    torc_op_info info = {0};
    torc_op_parameter parameter = {0};
    torc_value value = {.kind = TORC_VALUE_TENSOR, .as.tensor = t}, result[TORC_OP_MAX_RESULTS];
    const int64_t abs_op = torc_op_find("abs", NULL);
    switch (n) {
        ROW(torc_autocast_begin(DEVICE_TYPE, TORC_BFLOAT16))
        ROW(torc_autocast_begin(TORC_DEVICE_CPU, DTYPE))
        ROW(torc_autocast_begin(DEVICE_TYPE, .enabled = false))
        ROW(torc_is_autocast_enabled(DEVICE_TYPE))
        ROW(torc_get_autocast_dtype(DEVICE_TYPE))
        ROW(torc_named_tensors_make(NULL, &t, bad_count))
        ROW(torc_named_tensors_make(names, &t, 1))
        ROW(torc_named_tensors_make((const char *const[]){"x"}, (const torc_tensor[]){NO_T}, 1))
        ROW(torc_named_tensors_prefix(LIST(torc_named_tensors), "x"))
        ROW(torc_named_tensors_prefix(missing_name, "x"))
        ROW(torc_named_tensors_prefix(bad_entry, "x"))
        ROW(torc_named_tensors_select(LIST(torc_named_tensors), "x"))
        ROW(torc_named_tensors_concat(NULL, bad_count))
        ROW(torc_named_tensors_concat(&LIST(torc_named_tensors), 1))
        ROW(torc_named_tensors_concat(&bad_entry, 1))
        ROW(torc_named_tensors_find(LIST(torc_named_tensors), "x"))
        ROW(torc_named_tensors_find(torc_module_state_dict(linear), NULL))
        ROW(torc_safetensors_load(NULL))
        ROW(torc_safetensors_load("/nowhere", .device = bad_device))
        ROW(torc_safetensors_load_memory(NULL, 100))
        ROW(torc_safetensors_metadata((torc_named_tensors){.handle = t}))
        ROW(torc_safetensors_save(NULL, torc_module_state_dict(linear)))
        ROW(torc_safetensors_save("/nowhere/x", LIST(torc_named_tensors)))
        ROW(torc_safetensors_save("/nowhere/x", missing_name))
        ROW(torc_safetensors_save("/nowhere/x", bad_entry))
        ROW(torc_safetensors_save("/nowhere/x", torc_module_state_dict(linear), .metadata = LIST(torc_metadata)))
        ROW(torc_set_float32_matmul_precision(NULL))
        ROW(torc_backends_set_fp32_precision(NULL, "all", "ieee"))
        ROW(torc_backends_set_fp32_precision("generic", NULL, "ieee"))
        ROW(torc_backends_set_fp32_precision("generic", "all", NULL))
        ROW(torc_backends_set_fp32_precision("much", "all", "ieee"))
        ROW(torc_backends_fp32_precision(NULL, "all"))
        ROW(torc_backends_fp32_precision("generic", NULL))
        ROW(torc_backends_cuda_preferred_blas_library("much"))
        ROW(torc_backends_cudnn_set_benchmark_limit(-1))
        ROW(torc_set_deterministic_debug_mode(bad_enum))
        ROW(torc_op_schema(bad_enum < 0 ? bad_enum : 1 << 20, &(torc_op_info){.struct_size = sizeof info}))
        ROW(torc_op_schema(abs_op, NULL))
        ROW(torc_op_schema(abs_op, &info))
        ROW(torc_op_signature(bad_enum < 0 ? bad_enum : 1 << 20, 0))
        ROW(torc_op_signature(abs_op, -1))
        ROW(torc_op_alias(bad_enum < 0 ? bad_enum : 1 << 20, 0))
        ROW(torc_op_alias(abs_op, -1))
        ROW(torc_op_schema_parameter(bad_enum < 0 ? bad_enum : 1 << 20, 0,
                                     &(torc_op_parameter){.struct_size = sizeof parameter}))
        ROW(torc_op_schema_parameter(abs_op, bad_enum, &(torc_op_parameter){.struct_size = sizeof parameter}))
        ROW(torc_op_schema_parameter(abs_op, 0, NULL))
        ROW(torc_op_schema_parameter(abs_op, 0, &parameter))
        ROW(torc_op_call(bad_enum < 0 ? bad_enum : 1 << 20, TORC_OP_FUNCTION, &value, 1, (torc_tensors){NULL, 0},
                         result, 8))
        ROW(torc_op_call(abs_op, (torc_op_form)bad_enum, &value, 1, (torc_tensors){NULL, 0}, result, 8))
        ROW(torc_op_call(abs_op, TORC_OP_FUNCTION, NULL, bad_count, (torc_tensors){NULL, 0}, result, 8))
        ROW(torc_op_call(abs_op, TORC_OP_FUNCTION, &(torc_value){.kind = (torc_value_kind)bad_enum}, 1,
                         (torc_tensors){NULL, 0}, result, 8))
        ROW(torc_op_call(abs_op, TORC_OP_FUNCTION, &(torc_value){.kind = TORC_VALUE_TENSOR, .as.tensor = BAD_T}, 1,
                         (torc_tensors){NULL, 0}, result, 8))
        ROW(torc_op_call(abs_op, TORC_OP_OUT, &value, 1, LIST(torc_tensors), result, 8))
        ROW(torc_op_call(abs_op, TORC_OP_OUT, &value, 1, BAD_TENSORS, result, 8))
        ROW(torc_op_call(abs_op, TORC_OP_FUNCTION, &value, 1, (torc_tensors){NULL, 0}, NULL, 8))
        ROW(torc_op_call(abs_op, TORC_OP_FUNCTION, &value, 1, (torc_tensors){NULL, 0}, result,
                         bad_count < 0 ? bad_count : 0))
        ROW(torc_set_host_allocator(&(torc_allocator){.struct_size = sizeof(torc_allocator)}))
    default: return NULL;
    }
}

/* Every build has these; one without CUDA, or without a device, refuses most of them whatever they are given. */
static const char *cuda_row(int n) {
    enum { first = __COUNTER__ + 1 };
    const torc_cuda_stream stream = BAD(torc_cuda_stream);
    const torc_cuda_event event = BAD(torc_cuda_event);
    const torc_cuda_graph graph = BAD(torc_cuda_graph);
    switch (n) {
        ROW(torc_cuda_get_device_properties(0, NULL))
        ROW(torc_cuda_memory_stat_value(0, NULL))
        ROW(torc_cuda_memory_stat_value(0, "much"))
        ROW(torc_cuda_memory_dump_snapshot(NULL))
        ROW(torc_cuda_memory_record_history(-1))
        ROW(torc_cuda_set_per_process_memory_fraction(7, 0))
        ROW(torc_cuda_caching_allocator_delete((void *)1))
        ROW(torc_cuda_change_current_allocator(NULL))
        ROW(torc_owner_push(NULL))
        ROW(torc_get_printoptions(NULL))
        ROW(torc_error_raise_foreign((torc_error_code)(bad_enum < 0 ? -1 : 99), "what", &generator, TORC_NO_CONTEXT))
        ROW(torc_error_raise_foreign(TORC_ERROR_VALUE, "what", NULL, TORC_NO_CONTEXT))
        ROW(torc_cuda_use_mem_pool_begin(NO(torc_cuda_mempool)))
        ROW(torc_cuda_use_mem_pool_end(NO(torc_cuda_mempool)))
        ROW(torc_pin_memory(NO_T))
        ROW(torc_is_pinned(NO_T))
        ROW(torc_storage_is_pinned(NO(torc_storage)))
        ROW(torc_cuda_set_stream(stream))
        ROW(torc_cuda_stream_query(stream))
        ROW(torc_cuda_stream_synchronize(stream))
        ROW(torc_cuda_stream_wait_stream(stream, stream))
        ROW(torc_cuda_stream_wait_event(stream, event))
        ROW(torc_cuda_stream_record_event(stream, event))
        ROW(torc_cuda_stream_device(stream))
        ROW(torc_cuda_stream_priority(stream))
        ROW(torc_cuda_stream_handle(stream))
        ROW(torc_cuda_stream_id(stream))
        ROW(torc_cuda_stream_equal(stream, stream))
        ROW(torc_cuda_stream_guard_begin(stream))
        ROW(torc_record_stream(t, stream))
        ROW(torc_record_stream(NO_T, NULL))
        ROW(torc_cuda_event_record(event, NULL))
        ROW(torc_cuda_event_wait(event, NULL))
        ROW(torc_cuda_event_query(event))
        ROW(torc_cuda_event_synchronize(event))
        ROW(torc_cuda_event_elapsed_time(event, event))
        ROW(torc_cuda_event_ipc_handle(event, (uint8_t[64]){0}))
        ROW(torc_cuda_event_from_ipc_handle(0, NULL))
        ROW(torc_cuda_event_device(event))
        ROW(torc_cuda_event_handle(event))
        ROW(torc_cuda_graph_capture_begin(graph))
        ROW(torc_cuda_graph_capture_end(graph))
        ROW(torc_cuda_graph_guard_begin(graph))
        ROW(torc_cuda_graph_instantiate(graph))
        ROW(torc_cuda_graph_replay(graph))
        ROW(torc_cuda_graph_raw_cuda_graph(graph))
        ROW(torc_cuda_graph_raw_cuda_graph_exec(graph))
        ROW(torc_cuda_graph_reset(graph))
        ROW(torc_cuda_graph_pool(graph))
        ROW(torc_cuda_graph_debug_dump(graph, "/nowhere/x"))
        ROW(torc_cuda_graph_node_count(graph))
        ROW(torc_cuda_graph_register_generator(graph, generator))
        ROW(torc_cuda_graph_register_generator(torc_cuda_graph_new(false), NO_G))
        ROW(torc_cuda_make_graphed(same, TORC_NO_CONTEXT, BAD_TENSORS))
        ROW(torc_cuda_make_graphed(NULL, TORC_NO_CONTEXT, OK_TENSORS))
        ROW(torc_cuda_graphed_call(NO(torc_cuda_graphed), OK_TENSORS))
        ROW(torc_cuda_set_rng_state(NO_T, 0))
        ROW(torc_cuda_set_rng_state_all(BAD_TENSORS))
        ROW(torc_cuda_set_sync_debug_mode((torc_cuda_sync_debug)bad_enum))
        ROW(torc_cuda_compile_kernel(NULL, "f"))
        ROW(torc_cuda_compile_kernel("", NULL))
        ROW(torc_cuda_kernel_from_image(NULL, 5, "f"))
        ROW(torc_cuda_kernel_from_file(NULL, "f"))
        ROW(torc_cuda_kernel_from_function(NULL, 0))
        ROW(torc_cuda_kernel_launch(NO(torc_cuda_kernel), ((torc_cuda_arguments){NULL, 0}), DIMS(1), DIMS(1)))
        ROW(torc_cuda_kernel_name(NO(torc_cuda_kernel)))
        ROW(torc_cuda_kernel_parameter_count(NO(torc_cuda_kernel)))
        ROW(torc_cuda_kernel_get_properties(NO(torc_cuda_kernel), 0, NULL))
        ROW(torc_cuda_kernel_max_active_blocks(NO(torc_cuda_kernel), 0, 1, 0))
    default: return NULL;
    }
}

/* ------------------------------------------------------------------------------------------------- the rounds */
static char doing[300];
static void name_the_call(int signal_number) {
    (void)!write(2, doing, strlen(doing));
    (void)!write(2, ": crash\n", 8);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static int accepted;
static void go_through(const char *(*row)(int), const char *what) {
    const char *call = "";
    for (int n = 0; call; n++) {
        torc_error_clear();
        int64_t scope = torc_scope_begin();
        snprintf(doing, sizeof doing, "the row after \"%.200s\", %s", call, what);
        call = row(n);
        if (call &&
            (torc_error() == TORC_ERROR_OK || torc_error() == TORC_ERROR_INTERNAL || !torc_error_message()[0])) {
            fprintf(stderr, "%s is accepted with %s %s\n", call, what, torc_error_message());
            accepted++;
        }
        if (call && (word_of_c(torc_error_message()) || word_of_c(torc_error_call()))) {
            fprintf(stderr, "%s, with %s, has a word of C in its message: %s (%s)\n", call, what, torc_error_message(),
                    torc_error_call());
            accepted++;
        }
        torc_error_clear();
        torc_scope_end(scope);
    }
}

static void rounds(const char *(*row)(int)) {
    signal(SIGSEGV, name_the_call);
    signal(SIGBUS, name_the_call);
    int64_t scope = torc_scope_begin();
    t = torc_ones(SHAPE(2, 3));
    leaf = torc_ones(SHAPE(2), .requires_grad = true);
    linear = torc_nn_linear(3, 3);
    sgd = torc_sgd(TENSORS(leaf));
    generator = torc_generator_new(TORC_CPU);
    schedule = torc_exponential_lr(sgd, 0.5);
    scaler = torc_grad_scaler_new();
    torc_grad_scaler_scale(scaler, t);

    const void *const list = torc_module_state_dict(linear).handle; /* no function wants the handle of a list */
    const struct {
        const char *name;
        const void *as_tensor, *as_other;
    } handles[] = {{"the handle of a list", list, list},
                   {"handles of other kinds", torc_tensor_storage(t), t},
                   {"the address 1", (const void *)1, (const void *)1},
                   {"NULL", NULL, NULL}};
    static const int enums[] = {77, -1, TORC_DTYPE_COUNT, INT32_MAX};
    static const int64_t counts[] = {-1, 3, INT64_MAX, INT64_MIN};
    static const torc_device devices[] = {
        {.type = 9}, {.type = -1}, {.index = 5}, {.type = TORC_DEVICE_CPU, .index = 5}};
    accepted = 0;
    for (size_t i = 0; i < sizeof enums / sizeof *enums; i++) {
        no_tensor = handles[i].as_tensor, no_other = handles[i].as_other;
        bad_tensor = no_tensor ? no_tensor : (const void *)-1;
        bad_other = no_other ? no_other : (const void *)-1;
        bad_enum = enums[i];
        bad_count = counts[i];
        bad_device = devices[i];
        go_through(row, handles[i].name);
    }
    torc_scope_end(scope);
    assert_int_equal(accepted, 0);
}
static void core(void **state) { (void)state, rounds(core_row); }
static void autograd(void **state) { (void)state, rounds(autograd_row); }
static void nn(void **state) { (void)state, rounds(nn_row); }
static void optim(void **state) { (void)state, rounds(optim_row); }
static void others(void **state) { (void)state, rounds(other_row); }
static void cuda(void **state) { (void)state, rounds(cuda_row); }

/* What the rounds look for in messages. */
static void words_of_c_are_found(void **state) {
    (void)state;
    static const char *const good[] = {"",
                                       "add(): argument 'other' must be Tensor, not None",
                                       "my_torc_layer is missing",
                                       "set TORC_CUDA_PATH to the directory",
                                       "torch.cuda.synchronize",
                                       "historc_al"};
    static const char *const bad[] = {"torc_add: no",   "call torc_add",   "'torc_x'",     "__func__: no",
                                      "TORC_SCOPE { }", "TORC_CUDA_PATHS", "set TORC_CUDA"};
    for (size_t k = 0; k < sizeof good / sizeof *good; k++) assert_null(word_of_c(good[k]));
    for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) assert_non_null(word_of_c(bad[k]));
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(core),
                                       cmocka_unit_test(autograd),
                                       cmocka_unit_test(nn),
                                       cmocka_unit_test(optim),
                                       cmocka_unit_test(others),
                                       cmocka_unit_test(cuda),
                                       cmocka_unit_test(words_of_c_are_found)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
