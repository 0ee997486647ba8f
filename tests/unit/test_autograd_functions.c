/* test_autograd_functions.c - hooks, functions of the user's own, checkpointing, anomaly mode and gradcheck. */
#include "test_autograd.h"

#include <complex.h>

/* ------------------------------------------------------------------------------------------ hooks */
static int destroyed;
static void count_destroy(void *context) {
    (void)context;
    destroyed++;
}
static torc_tensor scale(torc_tensor grad, void *context) { return torc_mul(grad, *(double *)context); }
static torc_tensor look(torc_tensor grad, void *context) {
    ++*(int *)context;
    (void)grad;
    return NULL;
}
static torc_tensor wrong_size(torc_tensor grad, void *context) {
    (void)grad, (void)context;
    return F32(false, SHAPE(2), 1, 1);
}
static torc_tensor wrong_type(torc_tensor grad, void *context) {
    (void)context;
    return torc_to(grad, .dtype = TORC_FLOAT64);
}

static void tensor_hooks(void **state) {
    (void)state;
    double two = 2, three = 3;
    int seen = 0;
    destroyed = 0;
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3), y = torc_mul(x, x);
    uint64_t a = torc_register_hook(x, scale, TORC_CONTEXT(&two, count_destroy)),
             b = torc_register_hook(y, scale, TORC_CONTEXT(&three)),
             c = torc_register_hook(y, look, TORC_CONTEXT(&seen));
    assert_true(a && b && c && a != b);
    assert_true(torc_retain_grad(y));
    assert_true(torc_backward(torc_sum(y), .retain_graph = true));
    CHECK(torc_grad(x), 12, 24, 36);
    CHECK(torc_grad(y), 3, 3, 3); /* after its hooks */
    assert_int_equal(seen, 1);
    torc_tensors g = torc_autograd_grad(TENSORS(torc_sum(y)), TENSORS(x, y), .retain_graph = true);
    CHECK(g.data[0], 12, 24, 36);
    CHECK(g.data[1], 1, 1, 1); /* PyTorch: captured before the hook, as y is passed through */
    CHECK(torc_autograd_grad(TENSORS(torc_sum(y)), TENSORS(y), .retain_graph = true).data[0], 3, 3, 3);
    assert_true(torc_remove_hook(a) && torc_remove_hook(b));
    assert_int_equal(destroyed, 1);
    torc_set_grad(x, NULL);
    assert_true(torc_backward(torc_sum(y), .retain_graph = true));
    CHECK(torc_grad(x), 2, 4, 6);
    assert_false(torc_remove_hook(a));
    ERROR_HAS("no hook has the id");
    uint64_t w = torc_register_hook(y, wrong_size, TORC_NO_CONTEXT);
    assert_false(torc_backward(torc_sum(y), .retain_graph = true));
    ERROR_HAS("has changed the size of value");
    torc_remove_hook(w);
    torc_register_hook(y, wrong_type, TORC_NO_CONTEXT);
    assert_false(torc_backward(torc_sum(y), .retain_graph = true));
    ERROR_HAS("has changed the type of value (was torch.FloatTensor got torch.DoubleTensor)");
    assert_false(torc_register_hook(F32(false, SHAPE(1), 1), look, TORC_CONTEXT(&seen)));
    ERROR_IS("cannot register a hook on a tensor that doesn't require gradient");
    assert_false(torc_retain_grad(F32(false, SHAPE(1), 1)));
    ERROR_IS("can't retain_grad on Tensor that has requires_grad=False");
}

static void hook_dies_with_its_tensor(void **state) {
    (void)state;
    destroyed = 0;
    int64_t scope = torc_scope_begin();
    torc_tensor x = F32(true, SHAPE(1), 1), y = torc_mul(x, x);
    torc_register_hook(x, look, TORC_CONTEXT(&destroyed, count_destroy));
    torc_register_hook(y, look, TORC_CONTEXT(&destroyed, count_destroy));
    torc_retain_grad(y);
    torc_scope_end(scope);
    assert_int_equal(destroyed, 2);
}

static void accumulated(torc_tensor leaf, void *context) {
    ++*(int *)context;
    TORC_NO_GRAD { torc_add_(leaf, torc_grad(leaf), .alpha = -1); } /* an optimizer step in backward */
    torc_set_grad(leaf, NULL);
}
static void post_accumulate(void **state) {
    (void)state;
    int calls = 0;
    torc_tensor x = F32(true, SHAPE(2), 10, 20);
    assert_true(torc_register_post_accumulate_grad_hook(x, accumulated, TORC_CONTEXT(&calls)));
    assert_true(torc_backward(torc_sum(torc_mul(x, F32(false, SHAPE(2), 2, 3)))));
    CHECK(x, 8, 17);
    assert_null(torc_grad(x));
    assert_int_equal(calls, 1);
    assert_false(torc_register_post_accumulate_grad_hook(torc_mul(x, x), accumulated, TORC_CONTEXT(&calls)));
    ERROR_IS("post accumulate grad hooks cannot be registered on non-leaf tensors");
}

static void before(torc_tensor *grads, int64_t n, void *context) {
    (void)context;
    assert_int_equal(n, 1);
    grads[0] = torc_mul(grads[0], 2);
}
static void after(torc_tensor *inputs, int64_t n, const torc_tensor *outputs, int64_t m, void *context) {
    (void)context;
    assert_true(n == 2 && m == 1 && outputs[0]);
    inputs[1] = NULL;
    inputs[0] = torc_mul(inputs[0], 5);
}
static void node_hooks(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(1), 3), y = F32(true, SHAPE(1), 4), z = torc_mul(x, y);
    torc_node n = torc_grad_fn(z);
    assert_true(torc_node_register_prehook(n, before, TORC_NO_CONTEXT) &&
                torc_node_register_hook(n, after, TORC_NO_CONTEXT));
    assert_true(torc_backward(z));
    CHECK(torc_grad(x), 40);
    CHECK(torc_grad(y), 6); /* NULL leaves it */
}

static torc_tensor backward_inside(torc_tensor grad, void *context) {
    torc_tensor x = context;
    assert_false(torc_is_grad_enabled());
    bool mode = torc_enable_grad_begin();
    bool ok = torc_backward(torc_sum(torc_mul(x, x)));
    torc_enable_grad_end(mode);
    if (!ok) return NULL;
    return torc_mul(grad, 1);
}
static void reentrant(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(1), 3), y = torc_mul(x, x);
    torc_register_hook(y, backward_inside, TORC_CONTEXT(x));
    assert_true(torc_backward(y));
    CHECK(torc_grad(x), 12);
}

/* ------------------------------------------------------------------------------------------ custom functions */
static torc_tensors cube_forward(torc_function_context ctx, torc_tensors in, void *context) {
    (void)context;
    assert_true(in.count == 1 && !torc_is_grad_enabled() && !torc_function_in_backward(ctx));
    torc_tensor x = in.data[0], y = torc_mul(x, torc_mul(x, x));
    torc_function_save_for_backward(ctx, TENSORS(x, y));
    return torc_tensors_lend(TENSORS(y));
}
static torc_tensors cube_backward(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)context;
    assert_true(grads.count == 1 && torc_function_needs_input_grad(ctx, 0) && torc_function_in_backward(ctx));
    torc_error_raise(TORC_ERROR_VALUE, "it sticks"); /* what there is, is told all the same */
    assert_true(torc_function_needs_input_grad(ctx, 0) && torc_function_in_backward(ctx));
    torc_error_clear();
    torc_tensor x = torc_function_saved(ctx, 0);
    return torc_tensors_lend(TENSORS(torc_mul(torc_mul(grads.data[0], torc_mul(x, x)), 3)));
}
#define CUBE(context, ...) torc_function_apply("Cube", cube_forward, cube_backward, context, __VA_ARGS__)
#define APPLY(name, forward, backward, ...) torc_function_apply(name, forward, backward, TORC_NO_CONTEXT, __VA_ARGS__)

static void custom(void **state) {
    (void)state;
    destroyed = 0;
    int64_t scope = torc_scope_begin();
    torc_tensor x = F64(true, SHAPE(2), 2, 3);
    torc_tensor y = CUBE(TORC_CONTEXT(NULL, count_destroy), TENSORS(x)).data[0];
    assert_string_equal(torc_grad_fn_name(y), "CubeBackward");
    CHECK(y, 8, 27);
    torc_tensor g = torc_autograd_grad(TENSORS(torc_sum(y)), TENSORS(x), .create_graph = true).data[0];
    CHECK(g, 12, 27);
    CHECK(torc_autograd_grad(TENSORS(torc_sum(g)), TENSORS(x), .retain_graph = true).data[0], 12, 18);
    assert_true(torc_backward(torc_sum(y)));
    CHECK(torc_grad(x), 12, 27);
    assert_false(torc_backward(torc_sum(y)));
    ERROR_HAS("Trying to backward through the graph a second time");
    assert_int_equal(destroyed, 0);
    torc_scope_end(scope);
    assert_int_equal(destroyed, 1);
}

static void custom_once(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(1), 2);
    torc_tensor y = CUBE(TORC_NO_CONTEXT, TENSORS(x), .once_differentiable = true).data[0];
    torc_tensor g = torc_autograd_grad(TENSORS(torc_mul(y, y)), TENSORS(x), .create_graph = true).data[0];
    CHECK(g, 6 * 32);
    assert_false(torc_backward(g));
    ERROR_IS("trying to differentiate twice a function that was marked with @once_differentiable");
    /* asked for by name, the inputs lead to the same error */
    assert_null(torc_autograd_grad(TENSORS(g), TENSORS(x), .allow_unused = true).data[0]);
    ERROR_IS("trying to differentiate twice a function that was marked with @once_differentiable");
}

/* Who keeps a context uses it while no pass runs that was given it, or in a pass of another call. */
static torc_function_context kept;
static torc_tensors keeps(torc_function_context ctx, torc_tensors in, void *context) {
    (void)context;
    if (kept && torc_function_in_backward(ctx)) {
        assert_null(torc_function_saved(kept, 0));
        ERROR_IS("ctx.saved_tensors: a context is used in the forward and the backward that are given it, and neither "
                 "runs now");
    } else if (!torc_function_in_backward(ctx))
        torc_function_save_for_backward(ctx, in);
    else
        kept = ctx;
    return torc_tensors_lend(TENSORS(torc_mul(in.data[0], 2)));
}
static void custom_context_is_for_its_passes(void **state) {
    (void)state;
    torc_tensor a = F64(true, SHAPE(1), 1), b = F64(true, SHAPE(1), 2),
                y = APPLY("F", keeps, keeps, TENSORS(a)).data[0];
    kept = NULL;
    assert_true(torc_backward(y));
    assert_non_null(kept);
    assert_false(torc_function_in_backward(kept));
    ERROR_HAS("ctx.in_backward: a context is used in the forward and the backward that are given it");
    assert_false(torc_function_save_for_backward(kept, TENSORS(a)));
    ERROR_HAS("ctx.save_for_backward: a context is used in the forward and the backward that are given it");
    assert_false(torc_function_needs_input_grad(kept, 0));
    ERROR_HAS("neither runs now");
    assert_true(torc_backward(APPLY("F", keeps, keeps, TENSORS(b)).data[0]));
    assert_int_equal(torc_function_saved_count((torc_function_context)(void *)a), 0);
    ERROR_HAS("the context is NULL or not the context of a function: it is a tensor");
    CHECK(torc_grad(b), 2);
}

static torc_tensors cube_once(torc_tensors inputs, void *context) {
    (void)context;
    return CUBE(TORC_NO_CONTEXT, inputs, .once_differentiable = true);
}
static void gradcheck_once(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(2), 2, 3);
    assert_true(torc_gradcheck(cube_once, TORC_NO_CONTEXT, TENSORS(x)));
    assert_false(torc_gradgradcheck(cube_once, TORC_NO_CONTEXT, TENSORS(x)));
    ERROR_IS("trying to differentiate twice a function that was marked with @once_differentiable");
    CHECK(x, 2, 3);
}

static torc_tensors two_forward(torc_function_context ctx, torc_tensors in, void *none) {
    torc_tensor x = in.data[0], four = torc_mul(x, 4);
    torc_function_mark_non_differentiable(ctx, four);
    torc_function_set_materialize_grads(ctx, none == NULL);
    return torc_tensors_lend(TENSORS(torc_mul(x, 2), torc_mul(x, 3), four));
}
static torc_tensors two_backward(torc_function_context ctx, torc_tensors grads, void *none) {
    (void)ctx;
    assert_int_equal(grads.count, 3);
    torc_tensor three = torc_mul(grads.data[1], 3);
    if (none) {
        assert_null(grads.data[0]);
        return torc_tensors_lend(TENSORS(three));
    }
    CHECK(grads.data[0], 0, 0);
    return torc_tensors_lend(TENSORS(torc_add(torc_mul(grads.data[0], 2), three)));
}
static void custom_several_outputs(void **state) {
    (void)state;
    for (int none = 0; none < 2; none++) {
        torc_tensor x = F32(true, SHAPE(2), 1, 2);
        torc_tensors y =
            torc_function_apply("Two", two_forward, two_backward, TORC_CONTEXT(none ? &destroyed : NULL), TENSORS(x));
        NO_ERROR();
        assert_true(torc_requires_grad(y.data[0]) && torc_requires_grad(y.data[1]) && !torc_requires_grad(y.data[2]));
        assert_int_equal(torc_output_nr(y.data[1]), 1);
        assert_true(torc_backward(torc_sum(y.data[1])));
        CHECK(torc_grad(x), 3, 3);
    }
}

static torc_tensors same_forward(torc_function_context ctx, torc_tensors in, void *context) {
    (void)ctx, (void)context;
    return in;
}
static torc_tensors none_forward(torc_function_context ctx, torc_tensors in, void *context) {
    (void)ctx, (void)context;
    return torc_tensors_lend(TENSORS(torc_mul(in.data[0], 2), NULL, torc_mul(in.data[0], 3)));
}
static torc_tensors none_backward(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)ctx, (void)context;
    assert_int_equal(grads.count, 3);
    assert_null(grads.data[1]);
    return torc_tensors_lend(TENSORS(torc_add(torc_mul(grads.data[0], 2), torc_mul(grads.data[2], 3))));
}
static torc_tensors listed(torc_function_context ctx, torc_tensors in, void *context) {
    (void)ctx, (void)in;
    return *(torc_tensors *)context;
}
static void custom_gives_as_many_as_it_likes(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2);
    torc_tensors y = APPLY("Some", none_forward, none_backward, TENSORS(x));
    assert_int_equal(y.count, 3);
    assert_null(y.data[1]);
    CHECK(y.data[2], 3, 6);
    assert_true(torc_backward(torc_sum(torc_mul(y.data[0], y.data[2]))));
    CHECK(torc_grad(x), 12, 24);
    torc_tensors list = {NULL, 0};
#define LISTED(forward, backward) torc_function_apply("Listed", forward, backward, TORC_CONTEXT(&list), TENSORS(x, x))
    assert_null(LISTED(listed, listed).data[0]);
    ERROR_IS("the forward of Listed returned no outputs");
    list.count = 1;
    assert_null(LISTED(listed, listed).data[0]);
    ERROR_HAS("the forward of Listed returned a list of 1 tensors at ");
    const torc_tensor storage[] = {(torc_tensor)(void *)torc_tensor_storage(x)};
    list = (torc_tensors){storage, 1};
    assert_null(LISTED(listed, listed).data[0]);
    ERROR_HAS("Function Listed returned something that is not a tensor as output 0");
    torc_tensor loss = torc_sum(LISTED(same_forward, listed).data[0]);
    assert_false(torc_backward(loss, .retain_graph = true));
    ERROR_HAS("Function ListedBackward returned something that is not a tensor as gradient 0");
    const torc_tensor gradients[] = {torc_ones(SHAPE(2)), torc_ones(SHAPE(2)), NULL, x};
    for (list = (torc_tensors){gradients, 0}; list.count <= 4; list.count++) {
        torc_set_grad(x, NULL);
        if (list.count == 2 || list.count == 3) { /* NULLs behind the last one do no harm */
            assert_true(torc_backward(loss, .retain_graph = true));
            CHECK(torc_grad(x), 2, 2);
            continue;
        }
        char want[120];
        snprintf(want, sizeof want,
                 "function ListedBackward returned an incorrect number of gradients (expected 2, got %d)",
                 (int)list.count);
        assert_false(torc_backward(loss, .retain_graph = true));
        ERROR_IS(want);
    }
}

static torc_tensors dirty_forward(torc_function_context ctx, torc_tensors in, void *other) {
    torc_mul_(in.data[0], 5);
    torc_function_mark_dirty(ctx, in.data[0]);
    return other ? torc_tensors_lend(TENSORS(torc_mul(in.data[0], 1))) : in;
}
static torc_tensors five_backward(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)ctx, (void)context;
    return torc_tensors_lend(TENSORS(torc_mul(grads.data[0], 5)));
}
static void custom_in_place(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3), y = torc_mul(x, 1);
    torc_tensor z = APPLY("Five", dirty_forward, five_backward, TENSORS(y)).data[0];
    assert_ptr_equal(z, y);
    assert_string_equal(torc_grad_fn_name(y), "FiveBackward");
    torc_tensor v = torc_narrow(y, 0, 0, 2);
    assert_ptr_equal(APPLY("Five", dirty_forward, five_backward, TENSORS(v)).data[0], v);
    CHECK(y, 25, 50, 15);
    assert_true(torc_backward(torc_sum(y)));
    CHECK(torc_grad(x), 25, 25, 5);
    APPLY("Five", dirty_forward, five_backward, TENSORS(x));
    ERROR_IS("a leaf Variable that requires grad has been used in an in-place operation.");
    torc_function_apply("Five", dirty_forward, five_backward, TORC_CONTEXT(&destroyed), TENSORS(torc_mul(x, 1)));
    ERROR_IS("Some elements marked as dirty during the forward method were not returned as output. The inputs that are "
             "modified inplace must all be outputs of the Function.");
}

/* What torc did not see being written counts as a write as well, so that who saved it before is told. */
static torc_tensors unseen_forward(torc_function_context ctx, torc_tensors in, void *context) {
    (void)context;
    float *p = torc_data_ptr(in.data[0]);
    for (int k = 0; p && k < 3; k++) p[k] *= 5;
    torc_function_mark_dirty(ctx, in.data[0]);
    return in;
}
static void custom_write_unseen(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(3), 0, 1, 2), y = torc_exp(torc_mul(x, 1));
    const int64_t before = torc_tensor_version(y);
    torc_tensor z = APPLY("Five", unseen_forward, five_backward, TENSORS(y)).data[0];
    assert_int_equal(torc_tensor_version(y), before + 1);
    assert_false(torc_backward(torc_sum(z)));
    ERROR_HAS("has been modified by an inplace operation");
}
static torc_tensors turned_backward(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)ctx, (void)context;
    return torc_tensors_lend(TENSORS(torc_mul(grads.data[0], NUM(1.0 * _Complex_I))));
}
static torc_tensors twice_forward(torc_function_context ctx, torc_tensors in, void *context) {
    (void)ctx, (void)context;
    return torc_tensors_lend(TENSORS(torc_mul(in.data[0], 2)));
}
static void custom_complex_gradient(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3);
    assert_false(torc_backward(torc_sum(APPLY("Turn", twice_forward, turned_backward, TENSORS(x)).data[0])));
    ERROR_HAS("Expected isFloatingType(grad.scalar_type()) || (input_is_complex == grad_is_complex) to be true");
    assert_null(torc_grad(x));
}

static torc_tensors odd_backward(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)ctx, (void)grads, (void)context;
    return torc_tensors_lend(TENSORS(F32(false, SHAPE(5), 1, 1, 1, 1, 1)));
}
static torc_tensors failing(torc_function_context ctx, torc_tensors in, void *context) {
    (void)ctx, (void)in, (void)context;
    torc_error_raise(TORC_ERROR_VALUE, "no luck");
    return (torc_tensors){NULL, 0};
}
static void custom_odd(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3);
    torc_tensor y = APPLY("Same", same_forward, five_backward, TENSORS(x)).data[0];
    assert_ptr_not_equal(y, x);
    assert_true(torc_is_leaf(x));
    assert_ptr_equal(torc_view_base(y), x);
    assert_true(torc_backward(torc_sum(y)));
    CHECK(torc_grad(x), 5, 5, 5);
    torc_tensor inner = torc_mul(x, 1);
    y = APPLY("Same", same_forward, five_backward, TENSORS(inner)).data[0];
    assert_null(torc_mul_(y, 2));
    ERROR_HAS("Output 0 of SameBackward is a view and is being modified inplace. This view was created inside a custom "
              "Function");
    y = APPLY("Odd", same_forward, odd_backward, TENSORS(x)).data[0];
    assert_false(torc_backward(torc_sum(y)));
    ERROR_IS("Function OddBackward returned an invalid gradient at index 0 - got [5] but expected shape compatible "
             "with [3]");
    destroyed = 0;
    assert_int_equal(
        torc_function_apply("Bad", failing, odd_backward, TORC_CONTEXT(NULL, count_destroy), TENSORS(x)).count, 0);
    ERROR_IS("no luck");
    assert_int_equal(destroyed, 1);
    y = APPLY("Bad", same_forward, failing, TENSORS(x)).data[0];
    assert_false(torc_backward(torc_sum(y)));
    ERROR_IS("no luck");
    TORC_NO_GRAD { y = APPLY("Same", same_forward, five_backward, TENSORS(x)).data[0]; }
    assert_false(torc_requires_grad(y));
}

/* ------------------------------------------------------------------------------------------ checkpointing */
typedef struct block {
    torc_tensor weight; /* closed over, not an input */
    int runs, shrink;
    bool noise;
} block;
static torc_tensors run_block(torc_tensors in, void *context) {
    block *b = context;
    int run = b->runs++;
    torc_tensor h = torc_exp(torc_mul(in.data[0], b->weight));
    if (b->noise) h = torc_mul(h, torc_rand(SHAPE(2), .dtype = TORC_FLOAT64));
    if (b->shrink == 1 && run) return in; /* other work the second time */
    if (b->shrink == 2 && run) h = torc_cat(TENSORS(h, h));
    static _Thread_local torc_tensor result;
    result = torc_mul(h, h);
    return (torc_tensors){&result, 1};
}
static void checkpoint(void **state) {
    (void)state;
    for (int noise = 0; noise < 2; noise++) {
        block b = {F64(true, SHAPE(2), 0.5, 0.25), 0, 0, noise};
        torc_tensor x = F64(true, SHAPE(2), 1, 2);
        torc_manual_seed(7);
        torc_tensor plain = torc_mul(run_block(TENSORS(x), &b).data[0], 2);
        torc_tensors want = torc_autograd_grad(TENSORS(torc_sum(plain)), TENSORS(x, b.weight));
        double gx[2], gw[2];
        memcpy(gx, torc_data_ptr(want.data[0]), sizeof gx);
        memcpy(gw, torc_data_ptr(want.data[1]), sizeof gw);

        destroyed = 0;
        b.runs = 0;
        int64_t scope = torc_scope_begin();
        torc_manual_seed(7);
        torc_tensor y = torc_checkpoint(run_block, TORC_CONTEXT(&b, count_destroy), TENSORS(x)).data[0];
        torc_tensor loss = torc_sum(torc_mul(y, 2));
        assert_int_equal(b.runs, 1);
        torc_rand(SHAPE(5)); /* the generator moves on */
        torc_tensor state_before = torc_generator_get_state(torc_default_generator(TORC_CPU));
        torc_tensors g = torc_autograd_grad(TENSORS(loss), TENSORS(x, b.weight), .retain_graph = true);
        CHECK(g.data[0], gx[0], gx[1]);
        CHECK(g.data[1], gw[0], gw[1]);
        assert_int_equal(b.runs, 2);
        torc_tensor state_after = torc_generator_get_state(torc_default_generator(TORC_CPU));
        assert_memory_equal(torc_data_ptr(state_before), torc_data_ptr(state_after), (size_t)torc_numel(state_before));
        assert_true(torc_backward(loss));
        CHECK(torc_grad(x), gx[0], gx[1]);
        CHECK(torc_grad(b.weight), gw[0], gw[1]);
        assert_false(torc_backward(loss));
        ERROR_HAS("Trying to backward through the graph a second time");
        torc_scope_end(scope);
        assert_int_equal(destroyed, 1);
    }
}
static void checkpoint_twice_differentiated(void **state) {
    (void)state;
    block b = {F64(false, SHAPE(2), 1, 1), 0, 0, false};
    torc_tensor x = F64(true, SHAPE(2), 0.5, 1); /* exp(x)^2 */
    torc_tensor y = torc_checkpoint(run_block, TORC_CONTEXT(&b), TENSORS(torc_mul(x, 1))).data[0];
    torc_tensor g = torc_autograd_grad(TENSORS(torc_sum(y)), TENSORS(x), .create_graph = true).data[0];
    CHECK(g, 2 * exp(1), 2 * exp(2));
    CHECK(torc_autograd_grad(TENSORS(torc_sum(g)), TENSORS(x)).data[0], 4 * exp(1), 4 * exp(2));
}
static void checkpoint_errors(void **state) {
    (void)state;
    block b = {F64(true, SHAPE(2), 0.5, 0.25), 0, 1, false};
    torc_tensor x = F64(true, SHAPE(2), 1, 2);
    torc_tensor y = torc_checkpoint(run_block, TORC_CONTEXT(&b), TENSORS(x)).data[0];
    assert_false(torc_backward(torc_sum(y)));
    ERROR_IS(
        "torch.utils.checkpoint: A different number of tensors was saved during the original forward and "
        "recomputation.\nNumber of tensors saved during forward: 5\nNumber of tensors saved during recomputation: 3.");
    b = (block){b.weight, 0, 2, false};
    y = torc_checkpoint(run_block, TORC_CONTEXT(&b), TENSORS(x)).data[0];
    assert_false(torc_backward(torc_sum(y)));
    ERROR_HAS("torch.utils.checkpoint: Recomputed values for the following tensors have different metadata than during "
              "the forward pass.\ntensor at position 3:\nsaved metadata: {'shape': torch.Size([2]), 'dtype': "
              "torch.float64, 'device': device(type='cpu')}\nrecomputed metadata: {'shape': torch.Size([4])");
    b = (block){b.weight, 0, 0, false};
    torc_tensor h = torc_mul(x, 1);
    y = torc_checkpoint(run_block, TORC_CONTEXT(&b), TENSORS(h)).data[0];
    torc_mul_(h, 2);
    assert_false(torc_backward(torc_sum(y)));
    ERROR_HAS("is at version 1; expected version 0 instead.");
    destroyed = 0;
    TORC_NO_GRAD { assert_non_null(torc_checkpoint(run_block, TORC_CONTEXT(&b, count_destroy), TENSORS(x)).data); }
    assert_int_equal(destroyed, 1);
}

static void *to_double(torc_tensor t, void *context) {
    ++*(int *)context;
    return torc_retain(torc_mul(t, 2));
}
static torc_tensor to_half(void *packed, void *context) {
    (void)context;
    return torc_mul(packed, 0.5);
}
static void drop(void *packed, void *context) {
    --*(int *)context;
    torc_release(packed);
}
static void saved_hooks(void **state) {
    (void)state;
    int packed = 0;
    destroyed = 0;
    int64_t scope = torc_scope_begin();
    torc_tensor x = F64(true, SHAPE(2), 3, 5);
    assert_true(torc_saved_tensors_hooks_push(&(torc_saved_tensors_hooks){
        sizeof(torc_saved_tensors_hooks), to_double, to_half, drop, {&packed, count_destroy}}));
    torc_tensor y = torc_mul(x, x), e = torc_exp(y);
    torc_saved_tensors_hooks_pop();
    (void)e;
    assert_int_equal(packed, 3);
    torc_tensor g = torc_autograd_grad(TENSORS(torc_sum(y)), TENSORS(x), .create_graph = true).data[0];
    CHECK(g, 6, 10);
    CHECK(torc_autograd_grad(TENSORS(torc_sum(g)), TENSORS(x), .retain_graph = true).data[0], 2, 2);
    assert_true(torc_backward(torc_sum(y)));
    assert_int_equal(packed, 1);
    torc_scope_end(scope);
    assert_int_equal(packed, 0);
    assert_int_equal(destroyed, 1);
}

/* What is kept for which gradients: a factor is not kept for a constant one. The first number of a row says how many tensors all
 * gradients together need, the others how many the one of that input alone does. */
static void *count_packed(torc_tensor t, void *context) {
    ++*(int *)context;
    return torc_retain(t);
}
static torc_tensor as_packed(void *packed, void *context) {
    (void)context;
    return packed; /* borrowed: the graph holds it */
}
static void drop_packed(void *packed, void *context) {
    (void)context;
    torc_release(packed);
}
typedef torc_tensor of_three(torc_tensor x, torc_tensor y, torc_tensor z);
#define ROWS(ROW)                                                                     \
    ROW(mul, 2, 1, 1, -1, torc_mul(x, y))                                             \
    ROW(mul_inplace, 2, 1, 1, -1, torc_mul_(torc_clone(x), y))                        \
    ROW(div, 2, 1, 2, -1, torc_div(x, y))                                             \
    ROW(fmod, 2, 0, 2, -1, torc_fmod(x, y))                                           \
    ROW(hypot, 3, 2, 2, -1, torc_hypot(x, y))                                         \
    ROW(lerp, 3, 1, 1, 2, torc_lerp(x, y, z))                                         \
    ROW(addcmul, 2, 0, 1, 1, torc_addcmul(x, y, z))                                   \
    ROW(addcdiv, 2, 0, 1, 2, torc_addcdiv(x, y, z))                                   \
    ROW(mm, 2, 1, 1, -1, torc_mm(x, y))                                               \
    ROW(bmm, 2, 1, 1, -1, torc_bmm(torc_unsqueeze(x, 0), torc_unsqueeze(y, 0)))       \
    ROW(mv, 2, 1, 1, -1, torc_mv(x, torc_select(y, 0, 0)))                            \
    ROW(dot, 2, 1, 1, -1, torc_dot(torc_select(x, 0, 0), torc_select(y, 0, 0)))       \
    ROW(addmm, 2, 0, 1, 1, torc_addmm(x, y, z))                                       \
    ROW(addmv, 2, 0, 1, 1, torc_addmv(torc_select(x, 0, 1), y, torc_select(z, 0, 0))) \
    ROW(linear, 2, 1, 1, 0, torc_linear(x, y, .bias = torc_select(z, 0, 0)))
#define OF(name, all, a, b, c, e)                                               \
    static torc_tensor of_##name(torc_tensor x, torc_tensor y, torc_tensor z) { \
        (void)x, (void)y, (void)z;                                              \
        return e;                                                               \
    }
ROWS(OF)
#undef OF
static void what_is_saved(void **state) {
    (void)state;
    static const struct {
        const char *name;
        of_three *f;
        int packed[4];
    } rows[] = {
#define ENTRY(name, all, a, b, c, e) {#name, of_##name, {all, a, b, c}},
        ROWS(ENTRY)
#undef ENTRY
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        int64_t scope = torc_scope_begin();
        torc_tensor whole[3] = {NULL};
        for (int only = -1; only < 3; only++) { /* all that there are, then one at a time */
            const int *expected = rows[i].packed;
            const int n = expected[3] < 0 ? 2 : 3;
            if (only >= n) continue;
            torc_tensor in[3] = {F64(only < 0 || only == 0, SHAPE(2, 2), 3, 5, 7, 2),
                                 F64(only < 0 || only == 1, SHAPE(2, 2), 2, 3, 4, 1.5),
                                 F64(n > 2 && (only < 0 || only == 2), SHAPE(2, 2), 0.5, 0.75, 2, 4)};
            int packed = 0;
            assert_true(torc_saved_tensors_hooks_push(&(torc_saved_tensors_hooks){
                sizeof(torc_saved_tensors_hooks), count_packed, as_packed, drop_packed, {&packed, NULL}}));
            torc_tensor y = rows[i].f(in[0], in[1], in[2]);
            torc_saved_tensors_hooks_pop();
            if (packed != expected[only + 1]) print_error("%s, input %d: %d are kept\n", rows[i].name, only, packed);
            assert_int_equal(packed, expected[only + 1]);
            assert_true(torc_backward(torc_sum(torc_mul(y, y))));
            for (int k = 0; k < n; k++) {
                if (only < 0)
                    whole[k] = torc_clone(torc_grad(in[k]));
                else if (only == k)
                    assert_true(torc_equal(torc_grad(in[k]), whole[k]));
            }
            NO_ERROR();
        }
        torc_scope_end(scope);
    }
}

/* ------------------------------------------------------------------------------------------ anomalies, gradcheck */
static void anomalies(void **state) {
    (void)state;
    assert_false(torc_set_detect_anomaly(true));
    torc_set_anomaly_tag("layer 3");
    torc_tensor x = F32(true, SHAPE(2), 0, 0), y = torc_div(torc_mul(x, 0), x);
    torc_set_anomaly_tag(NULL);
    assert_false(torc_backward(torc_sum(y)));
    ERROR_IS("Error detected in DivBackward0. Forward call that caused the error: true_divide(float32[2], float32[2]) "
             "at layer 3. Function 'DivBackward0' returned nan values in its 1th output.");
    torc_set_detect_anomaly_check(true, false);
    y = torc_div(torc_mul(x, 0), x);
    assert_true(torc_backward(torc_sum(y)));
    torc_tensor a = torc_mul(x, x), b = torc_mul(a, a);
    torc_mul_(a, 2);
    assert_false(torc_backward(torc_sum(b)));
    ERROR_HAS(
        "Error detected in MulBackward0. Forward call that caused the error: mul(float32[2], float32[2]). one of the "
        "variables needed for gradient computation has been modified by an inplace operation: ");
    torc_set_anomaly_tag("square");
    a = torc_mul(x, x), b = torc_mul(a, a);
    torc_set_anomaly_tag(NULL);
    torc_mul_(a, 2);
    assert_false(torc_backward(torc_sum(b)));
    ERROR_HAS("mul(float32[2], float32[2]) at square. one of the variables");
    assert_false(torc_backward(torc_sum(b)));
    ERROR_HAS(
        "Hint: the forward call named at the beginning of this message is the operation that failed to compute its "
        "gradient; an anomaly tag adds to it where in the program it was. The variable in question was changed "
        "in there or anywhere later.");
    torc_set_detect_anomaly(false);
    a = torc_mul(x, x), b = torc_mul(a, a);
    torc_mul_(a, 2);
    torc_set_detect_anomaly_check(true, false); /* too late */
    assert_false(torc_backward(torc_sum(b)));
    ERROR_HAS(
        "Hint: the operation that failed to compute its gradient was called before anomaly detection was enabled");
    assert_true(torc_set_detect_anomaly(false));
    assert_false(torc_is_anomaly_enabled());
}

static torc_tensors good(torc_tensors in, void *context) {
    (void)context;
    return torc_tensors_lend(
        TENSORS(torc_mul(torc_exp(in.data[0]), in.data[1]), torc_sum(torc_mul(in.data[0], in.data[0]))));
}
static torc_tensors bad(torc_tensors in, void *context) {
    (void)context;
    torc_tensor h = torc_mul(in.data[1], 1);
    return APPLY("Same", same_forward, five_backward, TENSORS(h));
}
static int flips;
static torc_tensors flip_backward(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)ctx, (void)context;
    return torc_tensors_lend(TENSORS(torc_mul(grads.data[0], 1 + 1e-7 * (flips++ % 3))));
}
static torc_tensors flipping(torc_tensors in, void *context) {
    (void)context;
    return APPLY("Flip", same_forward, flip_backward, in);
}
static void gradcheck(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(2), 0.3, -0.7), y = F64(true, SHAPE(2, 1), 1.5, 2.5);
    assert_true(torc_gradcheck(good, TORC_NO_CONTEXT, TENSORS(x, y)));
    NO_ERROR();
    assert_true(torc_gradgradcheck(good, TORC_NO_CONTEXT, TENSORS(x, y)));
    NO_ERROR();
    assert_null(torc_grad(x));
    CHECK(x, 0.3, -0.7);
    assert_false(torc_gradcheck(bad, TORC_NO_CONTEXT, TENSORS(F64(false, SHAPE(1), 1), y)));
    ERROR_HAS("Jacobian mismatch for output 0 with respect to input 0,\nat entry 0 of the output and entry 0 of the "
              "input:\nnumerical:");
    CHECK(y, 1.5, 2.5);
    assert_false(torc_gradcheck(flipping, TORC_NO_CONTEXT, TENSORS(y)));
    ERROR_HAS("Backward is not reentrant, i.e., running backward with same input and grad_output multiple times gives "
              "different values");
    assert_true(torc_gradcheck(flipping, TORC_NO_CONTEXT, TENSORS(y), .nondet_tol = 1e-6));
    assert_false(torc_gradcheck(good, TORC_NO_CONTEXT, TENSORS(F64(false, SHAPE(1), 1), F64(false, SHAPE(1), 1))));
    ERROR_IS("gradcheck expects at least one input tensor to require gradient, but none of the them have "
             "requires_grad=True.");
}

/* ------------------------------------------------------------------------------------------ the header's example */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
/* The lines of the header, which are shorter. */
/* clang-format off */
/* example begins */
static torc_tensors exp_forward(torc_function_context ctx, torc_tensors inputs, void *context) {
    torc_tensors outputs = torc_tensors_lend(TENSORS(torc_exp(inputs.data[0])));
    torc_function_save_for_backward(ctx, outputs);
    return outputs;
}
static torc_tensors exp_backward(torc_function_context ctx, torc_tensors grads, void *context) {
    return torc_tensors_lend(TENSORS(torc_mul(grads.data[0], torc_function_saved(ctx, 0))));
}
static torc_tensor my_exp(torc_tensor x) {
    return torc_function_apply("MyExp", exp_forward, exp_backward, TORC_NO_CONTEXT, TENSORS(x)).data[0];
}
/* example ends */
/* clang-format on */
#pragma GCC diagnostic pop

/* The next line of a file without its newline; false at the end. */
static bool next_line(FILE *f, char *line, int size) {
    if (!fgets(line, size, f)) return false;
    line[strcspn(line, "\n")] = 0;
    return true;
}

/* What stands above is what the header shows, and it works. */
static void custom_as_documented(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(2), 0, 1);
    torc_tensor y = my_exp(x);
    NO_ERROR();
    assert_string_equal(torc_grad_fn_name(y), "MyExpBackward");
    assert_true(torc_backward(torc_sum(y)));
    CHECK(torc_grad(x), 1, 2.718281828459045);

    char path[1024], shown[256], here[256];
    snprintf(path, sizeof path, "%s", __FILE__);
    char *folder = strstr(path, "tests/unit/");
    assert_non_null(folder);
    strcpy(folder, "include/torc/autograd.h");
    FILE *header = fopen(path, "r"), *source = fopen(__FILE__, "r");
    if (!header || !source) skip(); /* installed elsewhere than its sources */
    while (next_line(source, here, sizeof here) && strcmp(here, "/* example begins */")) {}
    while (next_line(header, shown, sizeof shown) && !strstr(shown, "static torc_tensors exp_forward")) {}
    int lines = 0;
    while (next_line(source, here, sizeof here) && strcmp(here, "/* example ends */")) {
        assert_string_equal(strlen(shown) > 7 ? shown + 7 : "", here);
        assert_true(next_line(header, shown, sizeof shown));
        lines++;
    }
    assert_int_equal(lines, 11);
    fclose(header);
    fclose(source);
}

/* A function that answers with an array of its own, which its second run overwrites. */
static torc_tensors reused(torc_tensors inputs, void *context) {
    static torc_tensor results[2];
    ++*(int *)context;
    results[0] = torc_exp(inputs.data[0]);
    results[1] = torc_sin(inputs.data[0]);
    return (torc_tensors){results, 2};
}
static void checkpoint_owns_its_list(void **state) {
    (void)state;
    int runs = 0;
    torc_tensor x = F64(true, SHAPE(2), 0, 1);
    torc_tensors y = torc_checkpoint(reused, TORC_CONTEXT(&runs), TENSORS(x));
    NO_ERROR();
    assert_int_equal(y.count, 2);
    torc_tensor first = y.data[0], second = y.data[1];
    assert_true(torc_backward(torc_sum(torc_add(first, second))));
    assert_int_equal(runs, 2);
    assert_ptr_equal(y.data[0], first);
    assert_ptr_equal(y.data[1], second);
    CHECK(y.data[0], 1, 2.718281828459045);
    CHECK(torc_grad(x), 2, 3.258584134327185);
}

/* Functions that do what they should not. */
static torc_tensor slot;
static torc_tensors lets_go(torc_function_context ctx, torc_tensors in,
                            void *context) { /* of its input, which nobody else has */
    (void)context;
    torc_tensor y = torc_mul(in.data[0], 2);
    if (!torc_function_in_backward(ctx)) torc_assign(&slot, NULL);
    return torc_tensors_lend(TENSORS(y));
}
static torc_tensors ends_a_scope(torc_function_context ctx, torc_tensors in, void *context) {
    (void)ctx;
    if (torc_scope_end(*(int64_t *)context)) fail_msg("another's scope was ended");
    torc_error_clear();
    return torc_tensors_lend(TENSORS(torc_mul(in.data[0], 2)));
}
static torc_tensors keeps_its_context(torc_function_context ctx, torc_tensors in, void *context) {
    (void)context;
    assert_null(torc_retain(ctx));
    ERROR_HAS("a function context belongs to who gave it and is not counted");
    torc_tensor held = NULL;
    assert_null(torc_assign(&held, (torc_tensor)(void *)ctx));
    torc_error_clear();
    return torc_tensors_lend(TENSORS(torc_mul(in.data[0], 2)));
}
static void custom_that_misbehaves(void **state) {
    (void)state;
    torc_assign(&slot, F64(true, SHAPE(2), 1, 2));
    torc_tensor y = torc_function_apply("Loses", lets_go, lets_go, TORC_NO_CONTEXT, TENSORS(slot)).data[0];
    NO_ERROR();
    assert_null(slot);
    CHECK(y, 2, 4);
    assert_true(torc_backward(torc_sum(y)));
    int64_t outer = torc_scope_begin();
    torc_tensor x = F64(true, SHAPE(2), 1, 2);
    torc_tensors none = torc_function_apply("Ends", ends_a_scope, ends_a_scope, TORC_CONTEXT(&outer), TENSORS(x));
    assert_int_equal(none.count, 0);
    ERROR_HAS("ended a scope or a region that it did not begin");
    (void)torc_function_apply("Keeps", keeps_its_context, keeps_its_context, TORC_NO_CONTEXT, TENSORS(x));
    NO_ERROR();
    torc_scope_end(outer);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(custom_that_misbehaves),
        SCOPED(custom_as_documented),
        SCOPED(checkpoint_owns_its_list),
        SCOPED(tensor_hooks),
        SCOPED(hook_dies_with_its_tensor),
        SCOPED(post_accumulate),
        SCOPED(node_hooks),
        SCOPED(reentrant),
        SCOPED(custom),
        SCOPED(custom_once),
        SCOPED(custom_context_is_for_its_passes),
        SCOPED(gradcheck_once),
        SCOPED(custom_several_outputs),
        SCOPED(custom_gives_as_many_as_it_likes),
        SCOPED(custom_in_place),
        SCOPED(custom_write_unseen),
        SCOPED(custom_complex_gradient),
        SCOPED(custom_odd),
        SCOPED(checkpoint),
        SCOPED(checkpoint_twice_differentiated),
        SCOPED(checkpoint_errors),
        SCOPED(saved_hooks),
        SCOPED(what_is_saved),
        SCOPED(anomalies),
        SCOPED(gradcheck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
