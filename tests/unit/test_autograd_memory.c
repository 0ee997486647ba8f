/* test_autograd_memory.c - what autograd allocates comes back, also when the n-th allocation fails.
 *
 * Every scenario runs once to count its allocations, then once per allocation with that one failing: it must report an
 * error, leave parameters as they were and every byte returned, and work again afterwards. */
#include "test_autograd.h"
#include "heap.h"
#include "executor.h"

static torc_tensor x, w;

static bool forward_backward(void) {
    torc_tensor h = torc_mul(torc_add(x, w), w);
    torc_retain_grad(h);
    torc_tensor v = torc_narrow(h, 0, 0, 1);
    torc_mul_(v, torc_narrow(w, 0, 1, 1));
    return torc_backward(torc_sum(torc_exp(h)));
}
static bool second_order(void) {
    torc_tensors g =
        torc_autograd_grad(TENSORS(torc_sum(torc_mul(torc_mul(x, w), w))), TENSORS(w, x), .create_graph = true);
    return g.count && torc_backward(torc_sum(torc_mul(g.data[0], g.data[1])), .inputs = TENSORS(w));
}
static torc_tensor keep(torc_tensor grad, void *context) {
    (void)context;
    return torc_mul(grad, 2);
}
static void after(torc_tensor *inputs, int64_t n, const torc_tensor *outputs, int64_t m, void *context) {
    (void)inputs, (void)n, (void)outputs, (void)m, (void)context;
}
static torc_tensors square_forward(torc_function_context ctx, torc_tensors in, void *context) {
    (void)context;
    torc_tensor y = torc_mul(in.data[0], in.data[0]);
    torc_function_save_for_backward(ctx, TENSORS(in.data[0], y));
    return torc_tensors_lend(TENSORS(y, in.data[1]));
}
static torc_tensors square_backward(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)context;
    return torc_tensors_lend(TENSORS(torc_mul(grads.data[0], torc_function_saved(ctx, 0)), grads.data[1]));
}
static bool hooks_and_functions(void) {
    torc_tensor h = torc_mul(x, w);
    uint64_t a = torc_register_hook(h, keep, TORC_NO_CONTEXT), b = torc_register_hook(w, keep, TORC_NO_CONTEXT);
    torc_node n = torc_grad_fn(h);
    if (n) torc_node_register_hook(n, after, TORC_NO_CONTEXT);
    torc_tensors y = torc_function_apply("Square", square_forward, square_backward, TORC_NO_CONTEXT, TENSORS(h, w));
    bool ok = y.count && torc_backward_many(TENSORS(torc_sum(y.data[0]), torc_sum(y.data[1])));
    if (b) { /* the parameter outlives the scenario */
        char message[300];
        torc_error_code code = torc_error();
        snprintf(message, sizeof message, "%s", torc_error_message());
        torc_error_clear();
        torc_remove_hook(b);
        if (code) torc_error_raise(code, message);
    }
    return ok && a && b;
}
static torc_tensors part(torc_tensors in, void *context) {
    static torc_tensor out;
    (void)context;
    out = torc_exp(torc_mul(in.data[0], w));
    return out ? (torc_tensors){&out, 1} : (torc_tensors){NULL, 0};
}
static bool checkpointed(void) {
    torc_tensors y = torc_checkpoint(part, TORC_NO_CONTEXT, TENSORS(x));
    return y.count && torc_backward(torc_sum(y.data[0]));
}
static bool anomalous(void) {
    torc_set_detect_anomaly(true);
    bool ok = torc_backward(torc_sum(torc_mul(x, w)));
    torc_set_detect_anomaly(false);
    return ok;
}
/* More pieces than fit in place, some without gradient; joined, and cut again by the gradient of that. */
static bool cut_and_joined(void) {
    torc_tensor h = torc_mul(torc_cat(TENSORS(x, w, x)), torc_cat(TENSORS(w, x, w)));
    torc_tensors a = torc_unbind(h), b = torc_split_with_sizes(h, INTS(2, 1, 0, 1, 1, 4)), c = torc_tensor_split(h, 7);
    if (!a.count || !b.count || !c.count) return false;
    torc_tensor y = torc_sum(torc_mul(torc_stack(TENSORS(a.data[1], a.data[8])), torc_mul(b.data[0], c.data[1])));
    torc_tensors g = torc_autograd_grad(TENSORS(y), TENSORS(x, w), .create_graph = true);
    return g.count && torc_backward(torc_sum(torc_mul(g.data[0], g.data[1])), .inputs = TENSORS(x, w));
}
static torc_tensors product(torc_tensors in, void *context) {
    static torc_tensor out;
    (void)context;
    out = torc_mul(in.data[0], in.data[0]);
    return out ? (torc_tensors){&out, 1} : (torc_tensors){NULL, 0};
}
static bool checked(void) { return torc_gradgradcheck(product, TORC_NO_CONTEXT, TENSORS(w)); }

static void survive(bool (*scenario)(void), const char *name) {
    for (int warm = 0; warm < 2; warm++) { /* stacks and tables that stay are grown now */
        int64_t scope = torc_scope_begin();
        assert_true(scenario());
        NO_ERROR();
        torc_scope_end(scope);
        torc_set_grad(x, NULL), torc_set_grad(w, NULL);
    }
    heap.fail_at = 0;
    heap.calls = 0;
    torc_set_host_allocator(&heap_allocator);
    int64_t scope = torc_scope_begin();
    heap.live = 0;
    assert_true(scenario());
    torc_scope_end(scope);
    torc_set_grad(x, NULL), torc_set_grad(w, NULL);
    int64_t total = heap.calls;
    assert_int_equal(heap.live, 0);
    assert_true(total > 5);
    for (int64_t n = 1; n <= total; n++) {
        heap.calls = 0;
        heap.live = 0;
        heap.fail_at = n;
        int64_t inner = torc_scope_begin();
        bool ok = scenario();
        bool failed = torc_error() == TORC_ERROR_OUT_OF_MEMORY;
        if (ok && !failed)
            print_message("%s: allocation %lld of %lld failed unnoticed\n", name, (long long)n, (long long)total);
        if (!ok && !failed) print_error("%s: allocation %lld gave \"%s\"\n", name, (long long)n, torc_error_message());
        torc_scope_end(inner);
        heap.fail_at = 0;
        torc_error_clear();
        torc_set_grad(x, NULL), torc_set_grad(w, NULL);
        if (heap.live)
            print_error("%s: allocation %lld of %lld: %lld blocks leaked\n", name, (long long)n, (long long)total,
                        (long long)heap.live);
        assert_true(failed && !ok && heap.live == 0);
        assert_true(torc_is_grad_enabled() && torc_is_leaf(w));
    }
    torc_set_host_allocator(NULL);
    CHECK(w, 4, 5, 6);
    CHECK(x, 1, 2, 3);
    scope = torc_scope_begin();
    assert_true(scenario());
    torc_scope_end(scope);
    torc_set_grad(x, NULL), torc_set_grad(w, NULL);
}

static void failures(void **state) {
    NEEDS_CALLS_THAT_RUN_AT_ONCE();
    (void)state;
    static const struct {
        bool (*run)(void);
        const char *name;
    } scenarios[] = {
        {forward_backward, "forward_backward"},
        {second_order, "second_order"},
        {hooks_and_functions, "hooks_and_functions"},
        {checkpointed, "checkpointed"},
        {anomalous, "anomalous"},
        {cut_and_joined, "cut_and_joined"},
        {checked, "checked"},
    };
    torc_set_num_threads(1);
    x = F64(true, SHAPE(3), 1, 2, 3);
    w = F64(true, SHAPE(3), 4, 5, 6);
    for (int i = 0; i < COUNT(scenarios); i++) survive(scenarios[i].run, scenarios[i].name);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(failures)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
