/* test_failures_autograd.c - failing memory, bad arguments and sticking errors, for torc/autograd.h. */
/* labels: slow */
/* timeout: 120 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "failures.h"

/* ------------------------------------------------------------------------------------------ what calls need */
/* "Leaf": a leaf that requires grad, and in `p` a loss that depends on it. "Node": a node. */
static bool make_leaf(const char *word, argument *a) {
    if (!strcmp(word, "-")) return true;
    float values[4] = {1, 2, 3, 4};
    a->tensor = torc_tensor_from(values, SHAPE(4), .dtype = strcmp(word, "double") ? TORC_FLOAT32 : TORC_FLOAT64,
                                 .data_dtype = TORC_FLOAT32, .requires_grad = true);
    if (!strcmp(word, "grad")) torc_backward(torc_sum(torc_mul(a->tensor, a->tensor)));
    torc_tensor middle = torc_mul(a->tensor, a->tensor);
    a->p = strcmp(word, "middle") ? torc_sum(torc_exp(middle)) : middle;
    return true;
}
/* Not the gradient: backward that fails half-way may have added to some of it. */
static uint64_t digest_leaf(const argument *a) {
    if (!a->tensor) return 0;
    uint64_t h = digest_tensor(1, a->tensor);
    return a->p ? digest_tensor(h, a->p) : h;
}
static bool make_node(const char *word, argument *a) {
    (void)word;
    torc_tensor x = torc_ones(SHAPE(4), .requires_grad = true);
    torc_tensor y = torc_mul(x, x);
    a->p = torc_grad_fn(y);
    return true;
}
/* A gradient that was made with create_graph knows its leaf: the circle is broken by dropping it. */
static void drop_grad(argument *a) {
    if (a->tensor) torc_set_grad(a->tensor, NULL);
}
static const sample_maker makers[] = {{"Leaf", make_leaf, digest_leaf, drop_grad}, {"Node", make_node, NULL, NULL}};

#define LOSS(k) ((torc_tensor)a[k].p)
#define OF_TENSOR(name, give) \
    CALL(name) { give(r, torc_##name(a[0].tensor)); }
OF_TENSOR(requires_grad, give_bool)
OF_TENSOR(is_leaf, give_bool)
OF_TENSOR(grad, give_pointer)
OF_TENSOR(retain_grad, give_bool)
OF_TENSOR(retains_grad, give_bool)
OF_TENSOR(detach_, give_tensor)
OF_TENSOR(is_view, give_bool)
OF_TENSOR(view_base, give_pointer)
OF_TENSOR(is_inference, give_bool)
OF_TENSOR(grad_fn, give_pointer)
OF_TENSOR(grad_fn_kept_by_object, give_pointer)
OF_TENSOR(grad_fn_name, give_text)
OF_TENSOR(output_nr, give_int)
OF_TENSOR(gradient_node, give_pointer)
CALL(requires_grad_inplace_with) {
    OPTIONS(torc_requires_grad_options);
    GIVEN(1, requires_grad, flag);
    give_tensor(r, torc_requires_grad_inplace_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(set_grad) { give_bool(r, torc_set_grad(a[0].tensor, a[1].tensor)); }
CALL(data) { give_tensor(r, torc_data(a[0].tensor)); }
CALL(set_data) { give_bool(r, torc_set_data(a[0].tensor, a[1].tensor)); }
static torc_set_options set_options(const argument *a) {
    OPTIONS(torc_set_options);
    GIVEN(2, storage_offset, i);
    GIVEN(3, size, ints);
    GIVEN(4, stride, ints);
    return o;
}
CALL(set_inplace_with) {
    torc_set_options o = set_options(a);
    give_tensor(r, torc_set_inplace_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(set_storage_inplace_with) {
    torc_set_options o = set_options(a);
    torc_storage s = a[1].tensor ? torc_tensor_storage(a[1].tensor) : NULL;
    give_tensor(r, torc_set_storage_inplace_with(a[0].tensor, s, options_as_wanted(&o)));
}
CALL(resize_inplace_with) {
    OPTIONS(torc_resize_options);
    GIVEN(2, memory_format, format);
    give_tensor(r, torc_resize_inplace_with(a[0].tensor, a[1].ints, options_as_wanted(&o)));
}
CALL(resize_as_inplace_with) {
    OPTIONS(torc_resize_as_options);
    GIVEN(2, memory_format, format);
    give_tensor(r, torc_resize_as_inplace_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}
CALL(retain_grad_middle) { give_bool(r, torc_retain_grad(LOSS(0))); }
CALL(view_base_of_view) { give_pointer(r, torc_view_base(torc_view(a[0].tensor, SHAPE(2, 2)))); }

CALL(backward_id) { (void)a, give_bool(r, torc_backward_id() == 0); }
CALL(is_checkpoint_valid) { (void)a, give_bool(r, torc_is_checkpoint_valid()); }
CALL(is_grad_enabled) { (void)a, give_bool(r, torc_is_grad_enabled()); }
CALL(set_grad_enabled) {
    bool before = torc_set_grad_enabled(a[0].b);
    torc_set_grad_enabled(before);
    give_nothing(r);
}
CALL(no_grad_begin) { (void)a, torc_no_grad_end(torc_no_grad_begin()), give_nothing(r); }
CALL(enable_grad_begin) { (void)a, torc_enable_grad_end(torc_enable_grad_begin()), give_nothing(r); }
CALL(inference_mode_begin) { (void)a, torc_inference_mode_end(torc_inference_mode_begin()), give_nothing(r); }
CALL(is_inference_mode_enabled) { (void)a, give_bool(r, torc_is_inference_mode_enabled()); }

CALL(backward_with) {
    OPTIONS(torc_backward_options);
    GIVEN(1, gradient, tensor);
    GIVEN(2, retain_graph, flag);
    GIVEN(3, create_graph, flag);
    GIVEN(4, inputs, tensors);
    give_bool(r, torc_backward_with(LOSS(0), options_as_wanted(&o)));
}
CALL(backward_many_with) {
    OPTIONS(torc_backward_many_options);
    GIVEN(1, gradients, tensors);
    GIVEN(2, retain_graph, flag);
    GIVEN(3, create_graph, flag);
    GIVEN(4, inputs, tensors);
    torc_tensor loss[2] = {LOSS(0), LOSS(0)};
    give_bool(r, torc_backward_many_with((torc_tensors){loss, loss[0] ? 2 : 0}, options_as_wanted(&o)));
}
CALL(autograd_grad_with) {
    OPTIONS(torc_autograd_grad_options);
    GIVEN(1, grad_outputs, tensors);
    GIVEN(2, retain_graph, flag);
    GIVEN(3, create_graph, flag);
    GIVEN(4, allow_unused, flag);
    GIVEN(5, materialize_grads, flag);
    torc_tensor loss = LOSS(0), leaf = a[0].tensor;
    give_list(r, torc_autograd_grad_with(TENSORS(loss), TENSORS(leaf), options_as_wanted(&o)));
    r->list = false;
}
CALL(autograd_grad_lists) {
    torc_tensor loss = LOSS(0), leaf = a[0].tensor;
    bool own_outputs = a[1].tensors.data || a[1].tensors.count, own_inputs = a[2].tensors.data || a[2].tensors.count;
    give_list(r, torc_autograd_grad(own_outputs ? a[1].tensors : TENSORS(loss),
                                    own_inputs ? a[2].tensors : TENSORS(leaf), .allow_unused = true));
    r->list = false;
}

/* The edge of the loss, or whatever output of it is asked for. */
#define LOSS_EDGE(output) \
    { torc_gradient_node(LOSS(0)), output }
CALL(backward_edges_with) {
    OPTIONS(torc_backward_edges_options);
    GIVEN(2, gradients, tensors);
    GIVEN(3, retain_graph, flag);
    GIVEN(4, create_graph, flag);
    const torc_edge edge = LOSS_EDGE(a[1].i), leaf = {torc_gradient_node(a[0].tensor), 0};
    if (a[5].b) o.inputs = (torc_edges){&leaf, 1};
    give_bool(r, torc_backward_edges_with((torc_edges){&edge, 1}, options_as_wanted(&o)));
}
CALL(autograd_grad_edges_with) {
    OPTIONS(torc_autograd_grad_edges_options);
    GIVEN(2, grad_outputs, tensors);
    GIVEN(3, retain_graph, flag);
    GIVEN(4, create_graph, flag);
    GIVEN(5, allow_unused, flag);
    const torc_edge edge = LOSS_EDGE(a[1].i), leaf = {torc_gradient_node(a[0].tensor), 0};
    give_list(r, torc_autograd_grad_edges_with((torc_edges){&edge, 1}, (torc_edges){&leaf, 1}, options_as_wanted(&o)));
    r->list = false;
}

CALL(node_name) { give_text(r, torc_node_name(a[0].p)); }
CALL(node_next_count) { give_int(r, torc_node_next_count(a[0].p)); }
CALL(node_next) { give_pointer(r, torc_node_next(a[0].p, a[1].i)); }
CALL(node_next_output_nr) { give_int(r, torc_node_next_output_nr(a[0].p, a[1].i)); }
CALL(node_output_count) { give_int(r, torc_node_output_count(a[0].p)); }
CALL(node_sequence_nr) { give_int(r, (int64_t)torc_node_sequence_nr(a[0].p)); }
typedef struct visit {
    torc_node node;
    bool visited;
} visit;
static torc_tensor visit_hook(torc_tensor grad, void *context) {
    visit *v = context;
    (void)grad;
    v->visited = torc_backward_visits(v->node);
    return NULL;
}
CALL(backward_visits) {
    torc_tensor x = torc_requires_grad_(torc_ones(SHAPE(2)), true);
    visit v = {.node = a[0].p};
    torc_register_hook(x, visit_hook, (torc_context){.data = &v});
    give_bool(r, torc_backward(torc_sum(x)) && !v.visited);
}
CALL(node_variable) { give_pointer(r, torc_node_variable(a[0].p)); }
CALL(node_saved_count) { give_int(r, torc_node_saved_count(a[0].p)); }
CALL(node_saved_tensor_count) { give_int(r, torc_node_saved_tensor_count(a[0].p, a[1].i)); }
CALL(node_apply) {
    torc_tensor grad = torc_ones(SHAPE(3, 4));
    const torc_tensors given = torc_tensors_of(&grad, a[1].i);
    give_list(r, torc_node_apply(a[0].p, given));
}
CALL(node_saved_name) { give_text(r, torc_node_saved_name(a[0].p, a[1].i)); }
CALL(node_saved) {
    torc_value value = {.kind = TORC_VALUE_NONE};
    give_bool(r, torc_node_saved(a[0].p, a[1].i, a[2].b ? &value : NULL));
}

/* ------------------------------------------------------------------------------------------ hooks */
static torc_tensor double_it(torc_tensor grad, void *context) {
    (void)context;
    return torc_mul(grad, 2);
}
static void look(torc_tensor leaf, void *context) { (void)leaf, (void)context; }
static void before_node(torc_tensor *grads, int64_t count, void *context) { (void)grads, (void)count, (void)context; }
static void after_node(torc_tensor *in, int64_t nin, const torc_tensor *out, int64_t nout, void *context) {
    (void)in, (void)nin, (void)out, (void)nout, (void)context;
}
static void forget(uint64_t id, outcome *r) {
    give_int(r, (int64_t)id);
    if (id) torc_remove_hook(id);
}
CALL(register_hook) { forget(torc_register_hook(a[0].tensor, a[1].b ? double_it : NULL, TORC_NO_CONTEXT), r); }
CALL(register_post_accumulate_grad_hook) {
    forget(torc_register_post_accumulate_grad_hook(a[0].tensor, a[1].b ? look : NULL, TORC_NO_CONTEXT), r);
}
CALL(node_register_prehook) {
    forget(torc_node_register_prehook(a[0].p, a[1].b ? before_node : NULL, TORC_NO_CONTEXT), r);
}
CALL(node_register_hook) { forget(torc_node_register_hook(a[0].p, a[1].b ? after_node : NULL, TORC_NO_CONTEXT), r); }
CALL(remove_hook) {
    give_bool(r, torc_remove_hook(a[1].b ? torc_register_hook(a[0].tensor, double_it, TORC_NO_CONTEXT) : 12345678));
}
static void *pack(torc_tensor t, void *context) {
    (void)context;
    return torc_retain(torc_detach(t));
}
static torc_tensor unpack(void *packed, void *context) {
    (void)context;
    return torc_detach(packed);
}
static void drop(void *packed, void *context) {
    (void)context;
    torc_release(packed);
}
CALL(saved_tensors_hooks_push) {
    torc_saved_tensors_hooks hooks = {sizeof hooks, a[1].b ? pack : NULL, a[2].b ? unpack : NULL, drop,
                                      TORC_NO_CONTEXT};
    bool ok = torc_saved_tensors_hooks_push(a[3].b ? &hooks : NULL);
    give_bool(r, ok);
    if (!ok) return;
    torc_tensor y = torc_mul(a[0].tensor, a[0].tensor);
    torc_saved_tensors_hooks_pop();
    torc_tensor s = y ? torc_sum(y) : NULL;
    r->empty = !s || !torc_autograd_grad(TENSORS(s), TENSORS(a[0].tensor)).count;
}
CALL(node_saved_register_hooks) {
    torc_saved_tensors_hooks hooks = {sizeof hooks, a[3].b ? pack : NULL, a[4].b ? unpack : NULL, drop,
                                      TORC_NO_CONTEXT};
    give_bool(r, torc_node_saved_register_hooks(a[0].p, a[1].i, a[2].i, a[5].b ? &hooks : NULL));
}
CALL(saved_tensors_hooks_pop) {
    (void)a;
    const torc_saved_tensors_hooks hooks = {sizeof hooks, pack, unpack, drop, TORC_NO_CONTEXT};
    const bool pushed = torc_saved_tensors_hooks_push(&hooks);
    if (pushed) torc_saved_tensors_hooks_pop();
    give_bool(r, pushed && !torc_error());
}

/* ------------------------------------------------------------------------------------------ functions of one's own */
static torc_tensors forward(torc_function_context ctx, torc_tensors in, void *context) {
    (void)context;
    torc_tensor extra = torc_sign(in.data[0]), y = torc_mul(in.data[0], in.data[0]), sign = torc_sign(in.data[0]);
    if (extra && torc_function_save_for_backward(ctx, TENSORS(in.data[0], extra)) &&
        torc_function_set_materialize_grads(ctx, true) && !torc_function_in_backward(ctx))
        torc_function_mark_non_differentiable(ctx, sign);
    return torc_tensors_lend(TENSORS(y, sign));
}
static torc_tensors backward(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)context;
    if (torc_function_saved_count(ctx) != 2 || !torc_function_in_backward(ctx)) return (torc_tensors){NULL, 0};
    torc_tensor x = torc_function_saved(ctx, 0);
    if (!torc_function_needs_input_grad(ctx, 0)) return (torc_tensors){NULL, 0};
    return torc_tensors_lend(TENSORS(torc_mul(grads.data[0], torc_add(x, x))));
}
static int destroyed;
static void destroy(void *data) { (void)data, destroyed++; }
CALL(function_apply_with) {
    OPTIONS(torc_function_apply_options);
    GIVEN(4, once_differentiable, flag);
    destroyed = 0;
    torc_tensors y =
        torc_function_apply_with(a[1].s, a[2].b ? forward : NULL, a[3].b ? backward : NULL, TORC_CONTEXT(NULL, destroy),
                                 (torc_tensors){&a[0].tensor, 1}, options_as_wanted(&o));
    give_list(r, y);
    r->list = false;
    if (!y.count) return;
    torc_tensor s = torc_sum(y.data[0]);
    torc_tensor leaf = a[0].tensor;
    r->empty = !s || !torc_autograd_grad(TENSORS(s), TENSORS(leaf)).count;
}
static torc_tensors dirty_forward(torc_function_context ctx, torc_tensors in, void *context) {
    (void)context;
    torc_mul_(in.data[0], 2);
    torc_function_mark_dirty(ctx, in.data[0]);
    return in;
}
static torc_tensors twice(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)ctx, (void)context;
    return torc_tensors_lend(TENSORS(torc_mul(grads.data[0], 2)));
}
CALL(function_mark_dirty) {
    torc_tensor middle = torc_mul(a[0].tensor, a[0].tensor);
    give_list(r, torc_function_apply("Double", dirty_forward, twice, TORC_NO_CONTEXT, TENSORS(middle)));
    r->list = false;
}
/* Outside of a function there is no context: NULL is refused. */
CALL(function_without_context) {
    torc_tensors list = {&a[0].tensor, 1};
    bool any = torc_function_in_backward(NULL);
    torc_error_clear();
    any |= torc_function_save_for_backward(NULL, list), torc_error_clear();
    any |= torc_function_saved(NULL, 0) != NULL, torc_error_clear();
    any |= torc_function_saved_count(NULL) != 0, torc_error_clear();
    any |= torc_function_needs_input_grad(NULL, 0), torc_error_clear();
    any |= torc_function_mark_non_differentiable(NULL, a[0].tensor), torc_error_clear();
    any |= torc_function_mark_dirty(NULL, a[0].tensor), torc_error_clear();
    any |= torc_function_set_materialize_grads(NULL, true), torc_error_clear();
    give_bool(r, !any);
}

/* ------------------------------------------------------------------------------------------ checkpoint, checks */
static torc_tensors part(torc_tensors in, void *context) {
    (void)context;
    static _Thread_local torc_tensor out[1];
    out[0] = torc_exp(torc_mul(in.data[0], in.data[0]));
    return (torc_tensors){out, out[0] != NULL};
}
CALL(checkpoint_with) {
    OPTIONS(torc_checkpoint_options);
    GIVEN(2, discard_rng_state, flag);
    GIVEN(3, skip_determinism_check, flag);
    GIVEN(4, early_stop, flag);
    torc_tensors y = torc_checkpoint_with(a[1].b ? part : NULL, TORC_CONTEXT(NULL, destroy),
                                          (torc_tensors){&a[0].tensor, a[0].tensor ? 1 : 0}, options_as_wanted(&o));
    give_list(r, y);
    r->list = false;
    if (!y.count) return;
    torc_tensor s = torc_sum(y.data[0]), leaf = a[0].tensor;
    r->empty = !s || !torc_autograd_grad(TENSORS(s), TENSORS(leaf)).count;
}
CALL(set_detect_anomaly) {
    bool before = torc_set_detect_anomaly(a[0].b);
    torc_set_detect_anomaly(before);
    give_nothing(r);
}
CALL(set_detect_anomaly_check) {
    bool before = torc_set_detect_anomaly_check(a[0].b, a[1].b);
    torc_set_detect_anomaly(before);
    give_nothing(r);
}
CALL(anomaly_run) { /* an operator and its backward in anomaly mode */
    bool before = torc_set_detect_anomaly(true);
    torc_tensor y = torc_sum(torc_mul(a[0].tensor, a[0].tensor)), leaf = a[0].tensor;
    r->empty = !y || !torc_autograd_grad(TENSORS(y), TENSORS(leaf)).count;
    torc_set_detect_anomaly(before);
}
CALL(is_anomaly_enabled) { (void)a, give_bool(r, torc_is_anomaly_enabled()); }
CALL(set_anomaly_tag) {
    const char *before = torc_set_anomaly_tag(a[0].s);
    torc_set_anomaly_tag(before);
    give_nothing(r);
}
/* The values of the inputs come back, whatever happens (their versions may differ). */
static void inputs_restored(const argument *a, outcome *r) {
    const double *x = a[0].tensor && torc_tensor_dtype(a[0].tensor) == TORC_FLOAT64 ? torc_data_ptr(a[0].tensor) : NULL;
    for (int i = 0; x && i < 4; i++)
        if (x[i] != i + 1) r->empty = !r->empty; /* noticed as a contradiction */
}
CALL(gradcheck_with) {
    OPTIONS(torc_gradcheck_options);
    GIVEN(2, eps, d);
    GIVEN(3, atol, d);
    GIVEN(4, rtol, d);
    GIVEN(5, nondet_tol, d);
    give_bool(r, torc_gradcheck_with(a[1].b ? part : NULL, TORC_NO_CONTEXT, (torc_tensors){&a[0].tensor, 1},
                                     options_as_wanted(&o)));
    inputs_restored(a, r);
}
CALL(gradgradcheck_with) {
    OPTIONS(torc_gradcheck_options);
    GIVEN(2, eps, d);
    GIVEN(3, atol, d);
    GIVEN(4, rtol, d);
    GIVEN(5, nondet_tol, d);
    give_bool(r, torc_gradgradcheck_with(a[1].b ? part : NULL, TORC_NO_CONTEXT, (torc_tensors){&a[0].tensor, 1},
                                         options_as_wanted(&o)));
    inputs_restored(a, r);
}

enum { ANSWER = MAY_BE_EMPTY | ERROR_IS_FINE, RUNS = CHANGES_ON_ERROR | ONCE };
#define E(name, parameters, samples, flags) \
    { "torc_" #name, parameters, call_##name, samples, flags }
#define AS(symbol, name, parameters, samples, flags) \
    { "torc_" #symbol, parameters, call_##name, samples, flags }
static const entry table[] = {
    E(requires_grad, "Tensor t", NULL, MAY_BE_EMPTY),
    E(requires_grad_inplace_with, "Tensor t, bool b=", "f34 1", WRITES),
    E(is_leaf, "Tensor t", NULL, MAY_BE_EMPTY),
    E(grad, "Leaf t", "grad", MAY_BE_EMPTY),
    E(set_grad, "Leaf t, Tensor? grad", "leaf F4", WRITES),
    E(retain_grad, "Leaf t", "leaf", 0),
    AS(retain_grad, retain_grad_middle, "Leaf t", "middle", WRITES),
    E(retains_grad, "Tensor t", NULL, MAY_BE_EMPTY),
    E(detach_, "Tensor t", "f34", WRITES),
    E(data, "Tensor t", NULL, 0),
    E(set_data, "Tensor t, Tensor data", "f34 f5", WRITES),
    E(set_inplace_with, "Tensor t, Tensor? source, int offset=, int[] size=, int[] stride=", "f34 f34", IN_PLACE),
    E(set_inplace_with, "Tensor t, Tensor? source, int offset=, int[] size=, int[] stride=", "f34 F34 2 3,4 1,3",
      IN_PLACE),
    E(set_inplace_with, "Tensor t, Tensor? source, int offset=, int[] size=, int[] stride=", "f34 f34 2 40,4",
      IN_PLACE | WRITES),
    E(set_storage_inplace_with, "Tensor t, Tensor? source, int offset=, int[] size=, int[] stride=", "f34 f34 2 40,4",
      IN_PLACE | WRITES),
    E(resize_inplace_with, "Tensor t, int[] size, MemoryFormat format=", "f34 60,70", WRITES),
    E(resize_as_inplace_with, "Tensor t, Tensor template, MemoryFormat format=", "f34 f5", WRITES),
    E(is_view, "Tensor t", NULL, MAY_BE_EMPTY),
    E(view_base, "Tensor t", NULL, MAY_BE_EMPTY),
    AS(view_base, view_base_of_view, "Leaf t", "leaf", 0),
    E(is_grad_enabled, "", NULL, ANSWER),
    E(backward_id, "", NULL, ANSWER),
    E(is_checkpoint_valid, "", NULL, ANSWER),
    E(set_grad_enabled, "bool b", "1", ANSWER),
    E(no_grad_begin, "", NULL, ANSWER),
    AS(no_grad_end, no_grad_begin, "", NULL, ANSWER),
    E(enable_grad_begin, "", NULL, ANSWER),
    AS(enable_grad_end, enable_grad_begin, "", NULL, ANSWER),
    E(inference_mode_begin, "", NULL, ANSWER),
    AS(inference_mode_end, inference_mode_begin, "", NULL, ANSWER),
    E(is_inference_mode_enabled, "", NULL, ANSWER),
    E(is_inference, "Tensor t", NULL, MAY_BE_EMPTY),
    E(backward_with, "Leaf loss, Tensor? gradient=, bool retain=, bool create=, Tensor[] inputs=", "leaf", RUNS),
    AS(backward_with, backward_with,
       "Leaf loss, Tensor? gradient=, bool retain=, bool create=, Tensor[] inputs=", "leaf - 1 1", RUNS),
    E(backward_many_with, "Leaf? losses, Tensor[] gradients=, bool retain=, bool create=, Tensor[] inputs=", "leaf",
      RUNS),
    E(autograd_grad_with,
      "Leaf loss, Tensor[] grad_outputs=, bool retain=, bool create=, bool unused=, bool zeros=", "leaf", RUNS),
    AS(autograd_grad_with, autograd_grad_with,
       "Leaf loss, Tensor[] grad_outputs=, bool retain=, bool create=, bool unused=, bool zeros=", "leaf - 1 1 1 1", 0),
    AS(autograd_grad_with, autograd_grad_lists, "Leaf loss, Tensor[] outputs=, Tensor[] inputs=", "leaf",
       NO_MEMORY | CHANGES_ON_ERROR),
    E(backward_edges_with, "Leaf loss, int output, Tensor[] gradients=, bool retain=, bool create=, bool inputs",
      "leaf 0 - 0 0 1", RUNS),
    E(autograd_grad_edges_with,
      "Leaf loss, int output, Tensor[] grad_outputs=, bool retain=, bool create=, bool unused=", "leaf 0", RUNS),
    E(gradient_node, "Leaf t", "leaf", 0),
    E(grad_fn, "Tensor t", NULL, MAY_BE_EMPTY),
    E(grad_fn_kept_by_object, "Tensor t", NULL, MAY_BE_EMPTY | ANSWER),
    E(grad_fn_name, "Tensor t", NULL, MAY_BE_EMPTY),
    E(output_nr, "Tensor t", NULL, MAY_BE_EMPTY),
    E(node_name, "Node n", "x", 0),
    E(node_next_count, "Node n", "x", 0),
    E(node_next, "Node n, int k", "x 0", MAY_BE_EMPTY),
    E(node_next_output_nr, "Node n, int k", "x 0", MAY_BE_EMPTY),
    E(node_output_count, "Node n", "x", 0),
    E(node_sequence_nr, "Node n", "x", MAY_BE_EMPTY),
    E(node_variable, "Node n", "x", MAY_BE_EMPTY),
    E(backward_visits, "Node n", "x", 0),
    E(node_saved_count, "Node n", "x", 0),
    E(node_apply, "Node n, int gradients", "x 1", RUNS),
    E(node_saved_name, "Node n, int k", "x 0", 0),
    E(node_saved_tensor_count, "Node n, int k", "x 0", 0),
    E(node_saved, "Node n, int k, bool value", "x 0 1", 0),
    E(node_saved_register_hooks, "Node n, int k, int index, bool pack, bool unpack, bool hooks", "x 0 0 1 1 1", 0),
    E(register_hook, "Leaf t, bool hook", "leaf 1", 0),
    E(register_post_accumulate_grad_hook, "Leaf t, bool hook", "leaf 1", 0),
    E(node_register_prehook, "Node n, bool hook", "x 1", 0),
    E(node_register_hook, "Node n, bool hook", "x 1", 0),
    E(remove_hook, "Leaf t, bool known", "leaf 1", 0),
    E(saved_tensors_hooks_push, "Leaf t, bool pack, bool unpack, bool hooks", "leaf 1 1 1", 0),
    E(saved_tensors_hooks_pop, "", NULL, 0),
    E(function_apply_with, "Leaf t, str name, bool forward, bool backward, bool once=", "leaf Square 1 1", 0),
    E(function_mark_dirty, "Leaf t", "leaf", 0),
#define CONTEXT(name)                                                                                             \
    AS(name, function_apply_with, "Leaf t, str name, bool forward, bool backward, bool once=", "leaf Square 1 1", \
       NO_ARGUMENTS),                                                                                             \
        AS(name, function_without_context, "Tensor t", NULL, NO_STICKING | NO_MEMORY | NO_ARGUMENTS)
    CONTEXT(function_in_backward),
    CONTEXT(function_save_for_backward),
    CONTEXT(function_saved),
    CONTEXT(function_saved_count),
    CONTEXT(function_needs_input_grad),
    CONTEXT(function_mark_non_differentiable),
    CONTEXT(function_set_materialize_grads),
    E(checkpoint_with, "Leaf t, bool function, bool rng=, bool skip=, bool stop=", "leaf 1", 0),
    AS(checkpoint_with, checkpoint_with, "Leaf t, bool function, bool rng=, bool skip=, bool stop=", "leaf 1 0 0 1", 0),
    E(set_detect_anomaly, "bool b", "0", ANSWER),
    E(set_detect_anomaly_check, "bool a, bool b", "0 0", ANSWER),
    E(is_anomaly_enabled, "", NULL, ANSWER),
    AS(set_detect_anomaly, anomaly_run, "Leaf t", "leaf", 0),
    E(set_anomaly_tag, "str? tag", "x", ANSWER),
    E(gradcheck_with, "Leaf t, bool function, float eps=, float atol=, float rtol=, float nondet=", "double 1",
      CHANGES_ON_ERROR),
    E(gradgradcheck_with, "Leaf t, bool function, float eps=, float atol=, float rtol=, float nondet=", "double 1",
      CHANGES_ON_ERROR),
};
enum { ENTRIES = sizeof table / sizeof *table };

static void every_function(void **state) {
    (void)state;
    torc_set_detect_anomaly(false);
    assert_int_equal(run_failures(table, ENTRIES, makers, sizeof makers / sizeof *makers), 0);
}
static void complete(void **state) {
    (void)state;
    assert_int_equal(check_complete((const char *const[]){"autograd.h", NULL}, table, ENTRIES), 0);
}
static void a_function_context_is_needed(void **state) {
    (void)state;
    argument a[1] = {{.tensor = torc_ones(SHAPE(2))}};
    outcome r = {.empty = true};
    call_function_without_context(a, &r);
    assert_false(r.empty);
}

/* The node of an in-place call is made before the call runs, but what hooks pack is the result, and of views too. */
static void packed_results_of_writes(void **state) {
    (void)state;
    for (int view = 0; view < 2; view++) {
        float values[4] = {-1, 0, 1, 2};
        int64_t scope = torc_scope_begin();
        torc_tensor x = torc_tensor_from(values, SHAPE(4), .dtype = TORC_FLOAT32, .requires_grad = true),
                    y = torc_mul(x, 1);
        assert_true(torc_saved_tensors_hooks_push(
            &(torc_saved_tensors_hooks){sizeof(torc_saved_tensors_hooks), pack, unpack, drop, TORC_NO_CONTEXT}));
        torc_tensor written = view ? torc_view(y, SHAPE(2, 2)) : y;
        assert_ptr_equal(torc_sigmoid_(written), written);
        torc_saved_tensors_hooks_pop();
        assert_int_equal(torc_tensor_version(y), 1);
        assert_true(torc_backward(torc_sum(y)));
        torc_tensor s = torc_sigmoid(torc_detach(x)), want = torc_mul(s, torc_rsub(s, 1));
        assert_true(torc_allclose(torc_grad(x), want, 1e-6, 1e-7, false));
        assert_int_equal(torc_error(), TORC_ERROR_OK);
        torc_scope_end(scope);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(packed_results_of_writes), cmocka_unit_test(complete),
                                       cmocka_unit_test(a_function_context_is_needed),
                                       cmocka_unit_test(every_function)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
