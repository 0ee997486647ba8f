/* test_callbacks.c - the guard around functions of the program's: whatever they do to scopes and errors, and whatever they
 * return, their caller's are as they were, and what was wrong is told with a name.
 *
 * Each way in which torc calls a function is one line of a table; in each of them every misbehaviour is tried. */
/* labels: threads */
/* link: shared */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "torc/bindings.h"
#include "../warnings.h"
#include "scoped.h"

#define COUNT_OF(a) (sizeof(a) / sizeof *(a))

typedef enum misbehaviour {
    BEHAVE,
    LEAVE_OPEN,
    LEAVE_MODES,
    END_OTHERS,
    END_REGION,
    RETURN_DEAD,
    RETURN_OTHER,
    RAISE
} misbehaviour;
static misbehaviour mode;
static int64_t callers_scope;
static int calls, destroyed;
static torc_tensor kept[64]; /* one reference each: are they let go of by torc? */
static int nkept;

static void *count_destroy_of(void *data) { return destroyed++, data; }
static void count_destroy(void *data) { (void)count_destroy_of(data); }
#define CONTEXT TORC_CONTEXT(&mode, count_destroy)

static torc_tensor kept_ones(void) {
    torc_tensor t = torc_ones(SHAPE(2));
    if (nkept < (int)COUNT_OF(kept)) kept[nkept++] = torc_retain(t);
    return t;
}
static torc_tensor dead(void) {
    torc_tensor t = NULL;
    TORC_SCOPE { t = torc_ones(SHAPE(2), .dtype = TORC_FLOAT64); }
    return t;
}
/* What a function does beside its work, once in each run. */
static void misbehave(void *context) {
    assert_ptr_equal(context, &mode);
    calls++;
    if (mode == LEAVE_OPEN) {
        torc_scope_begin();
        kept_ones();
        torc_scope_begin();
        kept_ones();
    }
    if (mode == LEAVE_MODES) {
        torc_set_grad_enabled(!torc_is_grad_enabled());
        torc_autocast_begin(TORC_DEVICE_CPU, TORC_BFLOAT16);
        torc_autocast_begin(TORC_DEVICE_CUDA, .enabled = false);
        torc_inference_mode_begin();
    }
    if (mode == END_REGION) torc_autocast_end();
    if (mode == END_OTHERS) assert_false(torc_scope_end(callers_scope));
    if (mode == RAISE) torc_error_raise(TORC_ERROR_IO, "raised in the callback");
}
/* The result: as it should be, or not. */
static torc_tensor result(torc_tensor t) {
    if (mode == RETURN_DEAD) return dead();
    if (mode == RETURN_OTHER) return (torc_tensor)(void *)torc_nn_identity();
    return t;
}
static torc_tensors list_of(torc_tensor t) {
    if (mode < RETURN_DEAD) return t ? torc_tensors_lend(TENSORS(t)) : (torc_tensors){NULL, 0};
    static torc_tensor one[1];
    one[0] = result(t);
    return (torc_tensors){one, 1};
}

/* ------------------------------------------------------------------------------------------ the functions */
static torc_tensor tensor_hook(torc_tensor grad, void *context) {
    torc_tensor t = torc_add(grad, grad);
    misbehave(context);
    return result(t);
}
static void accumulated(torc_tensor leaf, void *context) {
    (void)torc_add(leaf, leaf);
    misbehave(context);
}
static void node_prehook(torc_tensor *grads, int64_t count, void *context) {
    assert_true(count == 1);
    grads[0] = torc_add(grads[0], grads[0]);
    misbehave(context);
    grads[0] = result(grads[0]);
}
static void node_hook(torc_tensor *grad_inputs, int64_t ninputs, const torc_tensor *grad_outputs, int64_t noutputs,
                      void *context) {
    assert_true(ninputs > 0 && noutputs == 1 && grad_outputs[0]);
    grad_inputs[0] = torc_add(grad_inputs[0], grad_inputs[0]);
    misbehave(context);
    grad_inputs[0] = result(grad_inputs[0]);
}
static bool packing;
static void *pack(torc_tensor t, void *context) {
    void *packed = torc_retain(torc_clone(t));
    if (packing) misbehave(context);
    return packed;
}
static torc_tensor unpack(void *packed, void *context) {
    torc_tensor t = torc_clone(packed);
    if (packing) return t;
    misbehave(context);
    return result(t);
}
static void drop(void *packed, void *context) {
    (void)context;
    torc_release(packed);
}
static bool in_backward;
static torc_tensors function_forward(torc_function_context ctx, torc_tensors inputs, void *context) {
    assert_true(inputs.count == 1 && !torc_function_in_backward(ctx));
    torc_tensor y = torc_mul(inputs.data[0], inputs.data[0]);
    torc_function_save_for_backward(ctx, inputs);
    if (in_backward) return torc_tensors_lend(TENSORS(y));
    misbehave(context);
    return list_of(y);
}
static torc_tensors function_backward(torc_function_context ctx, torc_tensors grads, void *context) {
    assert_true(grads.count == 1 && torc_function_in_backward(ctx));
    torc_tensor grad = torc_mul(torc_mul(grads.data[0], torc_function_saved(ctx, 0)), 2.0);
    if (!in_backward) return torc_tensors_lend(TENSORS(grad));
    misbehave(context);
    return list_of(grad);
}
static int quiet_runs; /* so many runs of the function go well */
static torc_tensors of_tensors(torc_tensors inputs, void *context) {
    torc_tensor y = torc_exp(torc_mul(inputs.data[0], inputs.data[0]));
    if (quiet_runs) return quiet_runs--, torc_tensors_lend(TENSORS(y));
    misbehave(context);
    return list_of(y);
}
static torc_tensor module_forward(torc_module self, torc_tensor x, void *context) {
    assert_string_equal(torc_module_class_name(self), "Mine");
    torc_tensor y = torc_add(x, x);
    misbehave(context);
    return result(y);
}
static torc_tensor module_forward_many(torc_module self, torc_tensors inputs, void *context) {
    return module_forward(self, inputs.data[0], context);
}
static int module_repr(torc_module self, char *buffer, size_t size, void *context) {
    (void)self;
    misbehave(context);
    if (size) buffer[0] = 0;
    return 0;
}
static torc_tensor pre_hook(torc_module m, torc_tensors inputs, void *context) {
    (void)m;
    torc_tensor y = torc_add(inputs.data[0], inputs.data[0]);
    misbehave(context);
    return result(y);
}
static torc_tensor post_hook(torc_module m, torc_tensors inputs, torc_tensor output, void *context) {
    (void)m, (void)inputs;
    torc_tensor y = torc_add(output, output);
    misbehave(context);
    return result(y);
}
static bool visitor(torc_module m, void *context) {
    (void)m;
    kept_ones();
    misbehave(context);
    return true;
}
static double lambda(int64_t epoch, int64_t group, void *context) {
    (void)epoch, (void)group;
    kept_ones();
    if (quiet_runs) return quiet_runs--, 1;
    misbehave(context);
    return 0.5;
}

/* ------------------------------------------------------------------------------------------ the calls of torc
 * Each calls its function once or more, in the scope it is called in, and gives torc one context. */
static torc_tensor leaf(void) { return torc_requires_grad_(torc_ones(SHAPE(2), .dtype = TORC_FLOAT64), true); }
static bool by_hook(void) {
    torc_tensor x = leaf(), y = torc_mul(x, x);
    return torc_register_hook(y, tensor_hook, CONTEXT) && torc_backward(torc_sum(y));
}
static bool by_leaf_hook(void) {
    torc_tensor x = leaf();
    return torc_register_post_accumulate_grad_hook(x, accumulated, CONTEXT) && torc_backward(torc_sum(x));
}
static bool by_node_prehook(void) {
    torc_tensor x = leaf(), y = torc_exp(x);
    return torc_node_register_prehook(torc_grad_fn(y), node_prehook, CONTEXT) && torc_backward(torc_sum(y));
}
static bool by_node_hook(void) {
    torc_tensor x = leaf(), y = torc_exp(x);
    return torc_node_register_hook(torc_grad_fn(y), node_hook, CONTEXT) && torc_backward(torc_sum(y));
}
static bool by_saved(bool in_pack) {
    packing = in_pack;
    torc_tensor x = leaf(), y = NULL;
    if (!torc_saved_tensors_hooks_push(&(torc_saved_tensors_hooks){.struct_size = sizeof(torc_saved_tensors_hooks),
                                                                   .pack = pack,
                                                                   .unpack = unpack,
                                                                   .drop = drop,
                                                                   .context = CONTEXT}))
        return false;
    y = torc_exp(x);
    torc_saved_tensors_hooks_pop();
    return y && torc_backward(torc_sum(y));
}
static bool by_pack(void) { return by_saved(true); }
static bool by_unpack(void) { return by_saved(false); }
static bool by_function(bool backward) {
    in_backward = backward;
    torc_tensors y = torc_function_apply("Square", function_forward, function_backward, CONTEXT, TENSORS(leaf()));
    return y.count && torc_backward(torc_sum(y.data[0]));
}
static bool by_function_forward(void) { return by_function(false); }
static bool by_function_backward(void) { return by_function(true); }
static bool by_checkpoint(void) {
    quiet_runs = 0;
    return torc_checkpoint(of_tensors, CONTEXT, TENSORS(leaf())).count == 1;
}
static bool by_checkpoint_again(void) {
    quiet_runs = 1;
    torc_tensors y = torc_checkpoint(of_tensors, CONTEXT, TENSORS(leaf()));
    return y.count && torc_backward(torc_sum(y.data[0]));
}
static bool by_gradcheck(void) { return torc_gradcheck(of_tensors, CONTEXT, TENSORS(leaf())); }
static bool by_gradcheck_late(void) {
    quiet_runs = 2;
    return torc_gradcheck(of_tensors, CONTEXT, TENSORS(leaf()));
}
static bool by_gradgradcheck(void) { return torc_gradgradcheck(of_tensors, CONTEXT, TENSORS(leaf())); }
static torc_module mine(torc_tensor (*one)(torc_module, torc_tensor, void *),
                        torc_tensor (*many)(torc_module, torc_tensors, void *),
                        int (*repr)(torc_module, char *, size_t, void *)) {
    const torc_module_class mine = {
        .struct_size = sizeof mine, .name = "Mine", .forward = one, .forward_many = many, .extra_repr = repr};
    return torc_module_new(&mine, CONTEXT);
}
static bool by_forward(void) { return torc_module_forward(mine(module_forward, NULL, NULL), torc_ones(SHAPE(2))); }
static bool by_forward_many(void) {
    return torc_module_forward_many(mine(NULL, module_forward_many, NULL), TENSORS(torc_ones(SHAPE(2)), NULL));
}
static bool by_forward_inside(void) {
    return torc_module_forward(torc_nn_sequential(torc_nn_relu(), mine(module_forward, NULL, NULL), torc_nn_relu()),
                               torc_ones(SHAPE(2)));
}
static bool by_repr(void) { return torc_module_to_string(mine(module_forward, NULL, module_repr)) && !torc_error(); }
static bool by_pre_hook(void) {
    torc_module m = torc_nn_relu();
    return torc_module_register_forward_pre_hook(m, pre_hook, CONTEXT) && torc_module_forward(m, torc_ones(SHAPE(2)));
}
static bool by_module_hook(void) {
    torc_module m = torc_nn_relu();
    return torc_module_register_forward_hook(m, post_hook, CONTEXT) && torc_module_forward(m, torc_ones(SHAPE(2)));
}
static bool by_apply(void) { return torc_module_apply(torc_nn_relu(), visitor, CONTEXT); }
static bool by_lambda(void) {
    quiet_runs = 1;
    torc_tensor w = torc_ones(SHAPE(2));
    torc_scheduler s = torc_lambda_lr(torc_sgd(TENSORS(w)), lambda, CONTEXT);
    return s && torc_scheduler_step(s);
}

static const struct {
    const char *name; /* as messages have it */
    bool (*call)(void);
    bool returns; /* has it a result that may be wrong? */
} ways[] = {
    {"a hook of register_hook", by_hook, true},
    {"a hook of register_post_accumulate_grad_hook", by_leaf_hook, false},
    {"a hook of Node.register_prehook", by_node_prehook, true},
    {"a hook of Node.register_hook", by_node_hook, true},
    {"the pack function of saved_tensors_hooks", by_pack, false},
    {"the unpack function of saved_tensors_hooks", by_unpack, true},
    {"the forward of Square", by_function_forward, true},
    {"the backward of SquareBackward", by_function_backward, true},
    {"checkpoint: the function", by_checkpoint, true},
    {"checkpoint: the function, run again", by_checkpoint_again, false},
    {"gradcheck: the function", by_gradcheck, true},
    {"gradcheck: the function", by_gradcheck_late, true},
    {"gradcheck: the function", by_gradgradcheck, true},
    {"Mine.forward()", by_forward, true},
    {"Mine.forward()", by_forward_many, true},
    {"Mine.forward()", by_forward_inside, true},
    {"Mine: extra_repr", by_repr, false},
    {"ReLU: a forward pre-hook", by_pre_hook, true},
    {"ReLU: a forward hook", by_module_hook, true},
    {"the visitor of Module.apply", by_apply, false},
    {"the function of LambdaLR", by_lambda, false},
};

/* One call in scopes that are watched. true: it succeeded. */
static bool run(size_t way, misbehaviour how) {
    mode = how;
    calls = nkept = destroyed = 0;
    const int depth = torc_scope_depth();
    bool ok = false;
    torc_autocast_begin(TORC_DEVICE_CPU, TORC_BFLOAT16, .enabled = false);
    callers_scope = torc_scope_begin();
    torc_tensor own = torc_ones(SHAPE(2));
    TORC_SCOPE ok = ways[way].call();
    if (!calls) fail_msg("%s, %d: it was not called: %s", ways[way].name, how, torc_error_message());
    if (!torc_is_grad_enabled() || torc_is_inference_mode_enabled() || torc_is_autocast_enabled(TORC_DEVICE_CPU))
        fail_msg("%s, %d: other modes", ways[way].name, how);
    if (torc_scope_depth() != depth + 1) fail_msg("%s, %d: %d scopes", ways[way].name, how, torc_scope_depth() - depth);
    if (torc_refcount(own) != 1 || torc_scope_count() != 1) fail_msg("%s, %d: the scope changed", ways[way].name, how);
    if (!torc_scope_end(callers_scope)) fail_msg("%s, %d: the scope is gone", ways[way].name, how);
    const torc_error_code code = torc_error();
    const bool on = torc_set_autocast_enabled(TORC_DEVICE_CPU, true);
    torc_autocast_end(); /* the region is there to be ended, and no other one */
    if (torc_is_autocast_enabled(TORC_DEVICE_CPU) || !on || torc_error() != code)
        fail_msg("%s, %d: another region", ways[way].name, how);
    if (destroyed != 1) fail_msg("%s, %d: destroyed %d times", ways[way].name, how, destroyed);
    for (int i = 0; i < nkept; i++) {
        if (torc_refcount(kept[i]) != 1) fail_msg("%s, %d: a tensor is kept", ways[way].name, how);
        torc_release(kept[i]);
    }
    return ok;
}
static void expect(size_t way, misbehaviour how, torc_error_code code, const char *text) {
    const bool ok = run(way, how);
    if (ok || torc_error() != code || !strstr(torc_error_message(), text))
        fail_msg("%s, %d: %s, \"%s\", expected \"%s\"", ways[way].name, how, ok ? "it succeeded" : "refused",
                 torc_error_message(), text);
    if (code != TORC_ERROR_IO && !strstr(torc_error_message(), ways[way].name) &&
        !strstr(torc_error_message(), "Square")) /* whose name is put first */
        fail_msg("%s, %d: not named in \"%s\"", ways[way].name, how, torc_error_message());
    torc_error_clear();
}

static void callbacks_that_behave_work(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT_OF(ways); i++)
        if (!run(i, BEHAVE)) fail_msg("%s: %s", ways[i].name, torc_error_message());
}
static void scopes_left_open_are_closed(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT_OF(ways); i++)
        if (!run(i, LEAVE_OPEN)) fail_msg("%s: %s", ways[i].name, torc_error_message());
}
static void modes_left_on_are_put_back(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT_OF(ways); i++)
        if (!run(i, LEAVE_MODES)) fail_msg("%s: %s", ways[i].name, torc_error_message());
}
static void regions_of_others_cannot_be_ended(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT_OF(ways); i++) expect(i, END_REGION, TORC_ERROR_VALUE, ": autocast_end: ");
}
static void scopes_of_others_cannot_be_ended(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT_OF(ways); i++) expect(i, END_OTHERS, TORC_ERROR_VALUE, ": scope_end: ");
}
static void errors_of_callbacks_are_their_callers(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT_OF(ways); i++) expect(i, RAISE, TORC_ERROR_IO, "raised in the callback");
}
static void wrong_results_are_refused(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT_OF(ways); i++)
        if (ways[i].returns) expect(i, RETURN_OTHER, TORC_ERROR_TYPE, "");
    /* That dead ones are found is sure only where handles are watched. */
    assert_true(torc_set_debug_handles(true));
    for (size_t i = 0; i < COUNT_OF(ways); i++)
        if (ways[i].returns) expect(i, RETURN_DEAD, TORC_ERROR_TYPE, "it is gone, has its scope ended?");
    assert_true(torc_set_debug_handles(false));
}

/* ------------------------------------------------------------------------------------------ what is let go of */
typedef enum last_act { CALL_TORC, FAIL_TORC, CLEAR, END_THEIRS } last_act;
static last_act act;
static void acting_destroy(void *data) {
    assert_ptr_equal(data, &mode);
    destroyed++;
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    assert_non_null(torc_add(torc_ones(SHAPE(2)), torc_ones(SHAPE(2)))); /* operators work, whatever sticks outside */
    if (act == FAIL_TORC) assert_null(torc_mm(torc_ones(SHAPE(2)), NULL));
    if (act == CLEAR) torc_error_clear();
    if (act == END_THEIRS) {
        torc_scope_begin();
        torc_scope_end(callers_scope);
    }
}
#define ACTING TORC_CONTEXT(&mode, acting_destroy)

static torc_tensors failing_forward(torc_function_context ctx, torc_tensors inputs, void *context) {
    (void)ctx, (void)inputs, (void)context;
    torc_error_raise(TORC_ERROR_INDEX, "the first error");
    return (torc_tensors){NULL, 0};
}
static void let_go_of_function(void) {
    torc_tensors y = torc_function_apply("Failing", failing_forward, function_backward, ACTING, TENSORS(leaf()));
    assert_int_equal(y.count, 0);
}
static void let_go_of_blob(void) {
    static float memory[2];
    torc_tensor t = torc_scope_take(torc_from_blob(memory, SHAPE(2), .dtype = TORC_FLOAT32, .owner = ACTING));
    assert_non_null(t);
    torc_error_raise(TORC_ERROR_INDEX, "the first error");
    torc_release(t);
}
static void let_go_of_module(void) {
    const torc_module_class acting = {.struct_size = sizeof acting, .name = "Acting"};
    const int64_t scope = torc_scope_begin();
    assert_non_null(torc_module_new(&acting, ACTING));
    torc_error_raise(TORC_ERROR_INDEX, "the first error");
    torc_scope_end(scope);
}
static void let_go_of_hook(void) {
    const int64_t scope = torc_scope_begin();
    assert_true(torc_register_hook(leaf(), tensor_hook, ACTING));
    torc_error_raise(TORC_ERROR_INDEX, "the first error");
    torc_scope_end(scope);
}
static void let_go_of_module_hook(void) {
    torc_module m = torc_nn_relu();
    const uint64_t id = torc_module_register_forward_hook(m, post_hook, ACTING);
    assert_true(id);
    torc_error_raise(TORC_ERROR_INDEX, "the first error");
    torc_module_remove_hook(m, id);
}
static void let_go_of_saved(void) {
    assert_true(torc_saved_tensors_hooks_push(
        &(torc_saved_tensors_hooks){sizeof(torc_saved_tensors_hooks), pack, unpack, drop, ACTING}));
    torc_error_raise(TORC_ERROR_INDEX, "the first error");
    torc_saved_tensors_hooks_pop();
}
static void let_go_of_scheduler(void) {
    quiet_runs = 1;
    torc_tensor w = torc_ones(SHAPE(2));
    torc_scheduler s = torc_scope_take(torc_lambda_lr(torc_sgd(TENSORS(w)), lambda, ACTING));
    assert_non_null(s);
    torc_error_raise(TORC_ERROR_INDEX, "the first error");
    torc_release(s);
}
static void refuse_checkpoint(void) {
    torc_error_raise(TORC_ERROR_INDEX, "the first error");
    assert_int_equal(torc_checkpoint(of_tensors, ACTING, TENSORS(NULL)).count, 0);
}
static int errors_told;
static void count_error(torc_error_code code, const char *message, void *data) {
    (void)code, (void)message, (void)data;
    errors_told++;
}
static void destroying_leaves_the_error_alone(void **state) {
    (void)state;
    static void (*const lets_go[])(void) = {let_go_of_function,  let_go_of_blob,        let_go_of_module,
                                            let_go_of_hook,      let_go_of_module_hook, let_go_of_saved,
                                            let_go_of_scheduler, refuse_checkpoint};
    torc_set_warning_handler(note_warning, TORC_NO_CONTEXT);
    for (size_t i = 0; i < COUNT_OF(lets_go); i++)
        for (act = CALL_TORC; act <= END_THEIRS; act++) {
            destroyed = warnings_seen = 0;
            mode = BEHAVE;
            callers_scope = torc_scope_begin();
            torc_tensor own = torc_ones(SHAPE(2));
            TORC_SCOPE lets_go[i]();
            if (destroyed != 1 || torc_error() != TORC_ERROR_INDEX || strcmp(torc_error_message(), "the first error"))
                fail_msg("%d, %d: destroyed %d times, and the error is \"%s\"", (int)i, act, destroyed,
                         torc_error_message());
            torc_error_clear();
            assert_int_equal(warnings_seen, act == FAIL_TORC || act == END_THEIRS);
            if (warnings_seen) assert_non_null(strstr(last_warning, "destroy function of"));
            assert_int_equal(torc_refcount(own), 1);
            assert_true(torc_scope_end(callers_scope));
        }
    /* With no error outside, what destroy leaves behind is not the program's next error. */
    act = FAIL_TORC;
    torc_context context = ACTING;
    assert_true(torc_remove_hook(torc_register_hook(leaf(), tensor_hook, context)));
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    /* It is the program's all the same: who is told of errors is told of it, also while another is put aside. */
    torc_set_error_handler(count_error, TORC_NO_CONTEXT);
    errors_told = 0;
    assert_true(torc_remove_hook(torc_register_hook(leaf(), tensor_hook, context)));
    assert_int_equal(errors_told, 1);
    let_go_of_hook();
    assert_int_equal(errors_told, 3);
    torc_error_clear();
    torc_set_error_handler(NULL, TORC_NO_CONTEXT);
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
}

/* ------------------------------------------------------------------------------------------ whose the context is
 * Refused calls: the context is torc's all the same. */
static void refuse_all(bool stuck) {
    torc_tensor none = NULL, plain = torc_ones(SHAPE(2)), whole = torc_ones(SHAPE(2), .dtype = TORC_INT64);
    torc_module m = torc_nn_relu();
    torc_node node = torc_grad_fn(torc_exp(leaf()));
    torc_optimizer sgd = torc_sgd(TENSORS(plain));
    const torc_module_class nameless = {.struct_size = sizeof nameless}, of_no_size = {.name = "Sizeless"},
                            copied = {.struct_size = sizeof copied, .context_size = sizeof mode};
    destroyed = 0;
    int expected = 0;
#define REFUSED(call)                                                                                     \
    do {                                                                                                  \
        if (stuck) torc_error_raise(TORC_ERROR_INDEX, "it sticks");                                       \
        (void)(call);                                                                                     \
        assert_int_not_equal(torc_error(), TORC_ERROR_OK);                                                \
        if (stuck) assert_string_equal(torc_error_message(), "it sticks");                                \
        torc_error_clear();                                                                               \
        if (destroyed != ++expected) fail_msg("%s: destroyed %d times", #call, destroyed - expected + 1); \
    } while (0)
    REFUSED(torc_register_hook(none, tensor_hook, CONTEXT));
    REFUSED(torc_register_hook(plain, tensor_hook, CONTEXT));
    REFUSED(torc_register_hook(leaf(), NULL, CONTEXT));
    REFUSED(torc_register_post_accumulate_grad_hook(none, accumulated, CONTEXT));
    REFUSED(torc_register_post_accumulate_grad_hook(torc_exp(leaf()), accumulated, CONTEXT));
    REFUSED(torc_node_register_prehook(NULL, node_prehook, CONTEXT));
    REFUSED(torc_node_register_prehook(node, NULL, CONTEXT));
    REFUSED(torc_node_register_hook(NULL, node_hook, CONTEXT));
    REFUSED(torc_node_register_hook(node, NULL, CONTEXT));
    REFUSED(torc_saved_tensors_hooks_push(
        &(torc_saved_tensors_hooks){sizeof(torc_saved_tensors_hooks), NULL, unpack, drop, CONTEXT}));
    REFUSED(torc_function_apply(NULL, function_forward, function_backward, CONTEXT, TENSORS(plain)));
    REFUSED(
        torc_function_apply("Square", function_forward, function_backward, CONTEXT, TENSORS((torc_tensor)(void *)m)));
    REFUSED(torc_checkpoint(NULL, CONTEXT, TENSORS(plain)));
    REFUSED(torc_checkpoint(of_tensors, CONTEXT, TENSORS((torc_tensor)(void *)m)));
    REFUSED(torc_gradcheck(NULL, CONTEXT, TENSORS(plain)));
    REFUSED(torc_gradcheck(of_tensors, CONTEXT, TENSORS(plain)));
    REFUSED(torc_gradgradcheck(NULL, CONTEXT, TENSORS(plain)));
    REFUSED(torc_module_apply(NULL, visitor, CONTEXT));
    REFUSED(torc_module_apply(m, NULL, CONTEXT));
    REFUSED(torc_module_register_forward_hook(NULL, post_hook, CONTEXT));
    REFUSED(torc_module_register_forward_hook(m, NULL, CONTEXT));
    REFUSED(torc_module_register_forward_pre_hook(NULL, pre_hook, CONTEXT));
    REFUSED(torc_module_register_forward_pre_hook(m, NULL, CONTEXT));
    REFUSED(torc_module_new(NULL, CONTEXT));
    REFUSED(torc_module_new(&nameless, CONTEXT));
    REFUSED(torc_module_new(&of_no_size, CONTEXT));
    REFUSED(torc_module_new(&copied, CONTEXT));
    REFUSED(torc_nn_lambda(NULL, module_forward_many, CONTEXT));
    REFUSED(torc_nn_lambda("Mine", NULL, CONTEXT));
    REFUSED(torc_lambda_lr(NULL, lambda, CONTEXT));
    REFUSED(torc_lambda_lr(sgd, NULL, CONTEXT));
    REFUSED(torc_from_blob(NULL, SHAPE(2), .dtype = TORC_FLOAT32, .owner = CONTEXT));
    REFUSED(torc_from_blob(torc_data_ptr(whole), SHAPE(2), .owner = CONTEXT));
    /* Structs of a size that is refused, but long enough to have a context. */
    struct {
        torc_blob_options o;
        int64_t later;
    } blob = {.later = 1};
    struct {
        torc_saved_tensors_hooks h;
        int64_t later;
    } hooks = {{.context = CONTEXT}, 1};
    torc_blob_options_init(&blob.o);
    blob.o.owner = CONTEXT;
    const size_t sizes[] = {sizeof blob.o + 8, sizeof blob.o - 4, 100000};
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        blob.o.struct_size = sizes[k];
        REFUSED(torc_from_blob_with(torc_data_ptr(plain), SHAPE(2), &blob.o));
    }
    hooks.h.struct_size = sizeof hooks;
    REFUSED(torc_saved_tensors_hooks_push(&hooks.h));
    /* One that is too short to have one, or all of it. */
    hooks.h.struct_size = offsetof(torc_saved_tensors_hooks, context) + 8;
    hooks.h.pack = pack;
    hooks.h.unpack = unpack;
    assert_false(torc_saved_tensors_hooks_push(&hooks.h));
    torc_error_clear();
    blob.o.struct_size = offsetof(torc_blob_options, owner) + 8;
    assert_null(torc_from_blob_with(torc_data_ptr(plain), SHAPE(2), &blob.o));
    torc_error_clear();
    assert_int_equal(destroyed, expected);
    REFUSED(torc_cuda_make_graphed(NULL, CONTEXT, TENSORS(plain)));
    REFUSED(torc_cuda_make_graphed(of_tensors, CONTEXT, TENSORS(plain)));
}
static void contexts_are_taken_over(void **state) {
    (void)state;
    TORC_SCOPE refuse_all(false);
    TORC_SCOPE refuse_all(true);
    /* Handlers of warnings: the one before goes when the next comes. */
    destroyed = 0;
    torc_set_warning_handler(note_warning, CONTEXT);
    assert_int_equal(destroyed, 0);
    torc_set_warning_handler(note_warning, CONTEXT);
    assert_int_equal(destroyed, 1);
    torc_set_warning_handler(NULL, CONTEXT);
    assert_int_equal(destroyed, 3);
    /* And of errors. */
    torc_set_error_handler(count_error, CONTEXT);
    assert_int_equal(destroyed, 3);
    torc_set_error_handler(count_error, CONTEXT);
    assert_int_equal(destroyed, 4);
    torc_set_error_handler(NULL, CONTEXT);
    assert_int_equal(destroyed, 6);
}

/* ------------------------------------------------------------------------------------------ what is in use stays */
static void *keep_packed(torc_tensor t, void *context) {
    (void)context;
    return torc_retain(t);
}
static void drop_packed(void *packed, void *context) {
    (void)context;
    torc_release(packed);
}
static torc_tensor unpacked(void *packed, void *context) {
    (void)context;
    return torc_scope_adopt(torc_retain(packed));
}
static torc_module parent; /* whose child "0" its own functions replace */
static void replace_child(void) {
    TORC_SCOPE { assert_true(torc_module_register_module(parent, "0", torc_nn_identity())); }
}
static torc_tensor replacing_forward(torc_module self, torc_tensor x, void *context) {
    (void)context;
    replace_child();
    return torc_mul(x, torc_module_is_training(self) ? 2 : 3);
}
static int replacing_repr(torc_module self, char *buffer, size_t size, void *context) {
    (void)self, (void)context;
    replace_child();
    if (size) buffer[0] = 0;
    return 0;
}
static bool replacing_visitor(torc_module m, void *context) {
    (void)context;
    if (m != parent) replace_child();
    return torc_module_class_name(m) != NULL;
}
/* A module that its own function takes out of its parent lives until that function and what called it are done. */
static void modules_outlive_their_calls(void **state) {
    (void)state;
    const torc_module_class class = {
        .struct_size = sizeof class, .name = "Replacing", .forward = replacing_forward, .extra_repr = replacing_repr};
    for (int what = 0; what < 3; what++) {
        parent = NULL;
        TORC_SCOPE {
            parent = torc_retain(torc_nn_sequential(torc_module_new(&class, TORC_NO_CONTEXT), torc_nn_relu()));
        }
        if (what == 0) assert_true(torc_item(torc_sum(torc_module_forward(parent, torc_ones(3)))) == 6);
        if (what == 1) assert_true(torc_module_apply(parent, replacing_visitor, TORC_NO_CONTEXT));
        if (what == 2) assert_true(torc_module_to_string(parent));
        torc_release(parent);
        assert_int_equal(torc_error(), TORC_ERROR_OK);
    }
}

/* Hooks of saved tensors that others pushed stay; those of its own that a function leaves go with it. */
static bool pops, pushes;
static torc_tensors popping(torc_tensors inputs, void *context) {
    (void)context;
    torc_tensor y = torc_sin(torc_mul(inputs.data[0], inputs.data[0]));
    const torc_saved_tensors_hooks mine = {
        .struct_size = sizeof mine, .pack = keep_packed, .unpack = unpacked, .drop = drop_packed};
    if (pushes) assert_true(torc_saved_tensors_hooks_push(&mine));
    if (pops) torc_saved_tensors_hooks_pop();
    return torc_tensors_lend(TENSORS(torc_cos(y)));
}
static void hooks_of_others_stay(void **state) {
    (void)state;
    for (int k = 0; k < 4; k++) {
        pops = k & 1, pushes = k & 2;
        torc_tensor x = torc_ones(3, .requires_grad = true);
        torc_tensors y = torc_checkpoint(popping, TORC_NO_CONTEXT, TENSORS(x));
        if (pops && !pushes) {
            assert_int_equal(torc_error(), TORC_ERROR_VALUE);
            assert_non_null(strstr(torc_error_message(), "cannot take away what others pushed"));
            torc_error_clear();
            continue;
        }
        assert_true(torc_backward(torc_sum(y.data[0])));
        torc_saved_tensors_hooks_pop(); /* nothing is left of them */
        assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
        torc_error_clear();
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(callbacks_that_behave_work),
        SCOPED(scopes_left_open_are_closed),
        SCOPED(modes_left_on_are_put_back),
        SCOPED(scopes_of_others_cannot_be_ended),
        SCOPED(regions_of_others_cannot_be_ended),
        SCOPED(errors_of_callbacks_are_their_callers),
        SCOPED(wrong_results_are_refused),
        SCOPED(destroying_leaves_the_error_alone),
        SCOPED(contexts_are_taken_over),
        SCOPED(modules_outlive_their_calls),
        SCOPED(hooks_of_others_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
