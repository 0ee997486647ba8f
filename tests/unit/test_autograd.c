/* test_autograd.c - backward: values, flags, modes, accumulation, and PyTorch's words when it cannot be done. */
#include "test_autograd.h"

#include "ops/seams.h"
#include "warnings.h"

/* ------------------------------------------------------------------------------------------ first derivatives */
static void adds_up_over_paths(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3), y = F32(true, SHAPE(3), 4, 5, 6);
    torc_tensor z = torc_add(torc_mul(x, y), torc_mul(x, x));
    assert_string_equal(torc_grad_fn_name(z), "AddBackward0");
    assert_true(torc_requires_grad(z) && !torc_is_leaf(z) && torc_is_leaf(x));
    assert_true(torc_backward(torc_sum(z)));
    CHECK(torc_grad(x), 6, 9, 12);
    CHECK(torc_grad(y), 1, 2, 3);
    assert_false(torc_requires_grad(torc_grad(x)));
    assert_true(torc_backward(torc_sum(torc_mul(x, y))));
    CHECK(torc_grad(x), 10, 14, 18); /* accumulated */
    assert_true(torc_set_grad(x, NULL));
    assert_null(torc_grad(x));
    NO_ERROR();
}

static void sums_over_broadcast(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2, 3), 1, 2, 3, 4, 5, 6), row = F32(true, SHAPE(3), 1, 10, 100),
                column = F32(true, SHAPE(2, 1), 2, 3), one = F32(true, SHAPE0, 7);
    torc_tensor z = torc_mul(torc_mul(torc_mul(x, row), column), one);
    assert_true(torc_backward(torc_sum(z)));
    CHECK(torc_grad(row), (2 * 1 + 3 * 4) * 7, (2 * 2 + 3 * 5) * 7, (2 * 3 + 3 * 6) * 7);
    CHECK(torc_grad(column), 321 * 7, 654 * 7);
    CHECK(torc_grad(one), 2 * 321 + 3 * 654);
    CHECK(torc_grad(x), 14, 140, 1400, 21, 210, 2100);
}

static void casts_to_the_input(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = F64(true, SHAPE(2), 3, 4);
    torc_tensor z = torc_mul(x, y);
    assert_int_equal(torc_tensor_dtype(z), TORC_FLOAT64);
    assert_true(torc_backward(torc_sum(z)));
    assert_int_equal(torc_tensor_dtype(torc_grad(x)), TORC_FLOAT32);
    CHECK(torc_grad(x), 3, 4);
    CHECK(torc_grad(y), 1, 2);
}

static void gradient_argument(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3), z = torc_mul(x, x), g = F32(false, SHAPE(3), 1, 10, 100);
    assert_true(torc_backward(z, .gradient = g, .retain_graph = true));
    CHECK(torc_grad(x), 2, 40, 600);
    CHECK(g, 1, 10, 100);
    assert_true(torc_backward(z, .gradient = g));
    CHECK(torc_grad(x), 4, 80, 1200);
    torc_tensor w = F32(true, SHAPE(1), 5); /* a leaf as its own loss; the given gradient must not become its .grad */
    torc_tensor one = F32(false, SHAPE(1), 3);
    assert_true(torc_backward(w, .gradient = one));
    assert_true(torc_backward(w, .gradient = one));
    CHECK(torc_grad(w), 6);
    CHECK(one, 3);
}

static void shared_gradients_stay_apart(void **state) {
    (void)state;
    /* add passes one tensor to both inputs; neither leaf may own it alone, and views of one memory neither. */
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = F32(true, SHAPE(2), 3, 4), g = F32(false, SHAPE(2, 1), 5, 6);
    torc_tensor z = torc_add(torc_view(x, SHAPE(2, 1)), torc_view(y, SHAPE(2, 1)));
    assert_true(torc_backward(z, .gradient = g, .retain_graph = true));
    assert_true(torc_data_ptr(torc_grad(x)) != torc_data_ptr(torc_grad(y)));
    torc_zero_(torc_grad(x));
    CHECK(torc_grad(y), 5, 6);
    CHECK(g, 5, 6);
}

static void many_outputs(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2), a = torc_sum(torc_mul(x, x)), b = torc_mul(x, 3);
    assert_true(torc_backward_many(TENSORS(a, b), .gradients = TENSORS(NULL, F32(false, SHAPE(2), 1, 10))));
    CHECK(torc_grad(x), 2 + 3, 4 + 30);
    assert_true(torc_backward_many(TENSORS(torc_sum(x), torc_sum(x))));
    CHECK(torc_grad(x), 7, 36);
}

static void only_given_inputs(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = F32(true, SHAPE(2), 3, 4), h = torc_mul(x, y),
                z = torc_sum(torc_mul(h, h));
    assert_true(torc_backward(z, .inputs = TENSORS(x), .retain_graph = true));
    CHECK(torc_grad(x), 18, 64);
    assert_null(torc_grad(y));
    assert_true(torc_backward(z, .inputs = TENSORS(h), .retain_graph = true));
    CHECK(torc_grad(h), 6, 16);
    CHECK(torc_grad(x), 18, 64);
    assert_false(torc_backward(z, .inputs = ((torc_tensors){(const torc_tensor[]){x}, 0})));
    ERROR_IS("`inputs` argument to `backward()` cannot be empty.");
}

static void grad_function(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = F32(true, SHAPE(2), 3, 4), h = torc_mul(x, y),
                z = torc_sum(torc_mul(h, h));
    torc_tensors g = torc_autograd_grad(TENSORS(z), TENSORS(x, h, y), .retain_graph = true);
    assert_int_equal(g.count, 3);
    CHECK(g.data[0], 18, 64);
    CHECK(g.data[1], 6, 16);
    CHECK(g.data[2], 6, 32);
    assert_null(torc_grad(x));
    torc_tensor unused = F32(true, SHAPE(1), 1);
    g = torc_autograd_grad(TENSORS(z), TENSORS(x, unused), .retain_graph = true, .allow_unused = true);
    CHECK(g.data[0], 18, 64);
    assert_null(g.data[1]);
    g = torc_autograd_grad(TENSORS(z), TENSORS(unused, x), .retain_graph = true, .materialize_grads = true);
    CHECK(g.data[0], 0);
    g = torc_autograd_grad(TENSORS(z), TENSORS(z), .retain_graph = true);
    CHECK(g.data[0], 1);
    g = torc_autograd_grad(TENSORS(z), TENSORS(unused));
    assert_int_equal(g.count, 0);
    ERROR_IS("One of the differentiated Tensors appears to not have been used in the graph. Set allow_unused=True if "
             "this is the desired behavior.");
    assert_null(torc_autograd_grad(TENSORS(torc_sum(x)), TENSORS(F32(false, SHAPE(1), 1))).data[0]);
    ERROR_IS("One of the differentiated Tensors does not require grad");
}

static void higher_derivatives(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(2), 2, 3), y = torc_sum(torc_mul(torc_mul(x, x), torc_mul(x, x))); /* x^4 */
    torc_tensor g1 = torc_autograd_grad(TENSORS(y), TENSORS(x), .create_graph = true).data[0];
    CHECK(g1, 32, 108);
    torc_tensor g2 = torc_autograd_grad(TENSORS(torc_sum(g1)), TENSORS(x), .create_graph = true).data[0];
    CHECK(g2, 48, 108);
    torc_tensor g3 = torc_autograd_grad(TENSORS(torc_sum(g2)), TENSORS(x), .create_graph = true).data[0];
    CHECK(g3, 48, 72);
    assert_true(torc_backward(torc_sum(g3)));
    CHECK(torc_grad(x), 24, 24);
    torc_tensor w = F64(true, SHAPE(2), 2, 3); /* .grad itself is differentiable after create_graph */
    assert_true(torc_backward(torc_sum(torc_mul(w, torc_mul(w, w))), .create_graph = true));
    torc_tensor g = torc_grad(w);
    assert_true(torc_requires_grad(g));
    torc_set_grad(w, NULL);
    assert_true(torc_backward(torc_sum(g)));
    CHECK(torc_grad(w), 12, 18);
    torc_set_grad(w, NULL);
}

static void second_derivative_through_saved_output(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(2), 0.5, -1), e = torc_exp(x);
    torc_tensor g1 = torc_autograd_grad(TENSORS(torc_sum(torc_mul(e, e))), TENSORS(x), .create_graph = true).data[0];
    CHECK(g1, 2 * exp(1), 2 * exp(-2));
    torc_tensor g2 = torc_autograd_grad(TENSORS(torc_sum(g1)), TENSORS(x)).data[0];
    CHECK(g2, 4 * exp(1), 4 * exp(-2));
}

static void layout_of_the_leaf(void **state) {
    (void)state;
    torc_tensor x = torc_transpose(F32(false, SHAPE(2, 3), 1, 2, 3, 4, 5, 6), 0, 1);
    x = torc_detach(x);
    torc_requires_grad_(x, true);
    assert_true(torc_backward(torc_sum(torc_mul(x, x))));
    assert_int_equal(torc_stride(torc_grad(x), 0), 1);
    assert_int_equal(torc_stride(torc_grad(x), 1), 3);
    CHECK(torc_grad(x), 2, 8, 4, 10, 6, 12);
}

/* ------------------------------------------------------------------------------------------ flags and modes */
static bool grad_mode_in_a_block(void) {
    TORC_NO_GRAD { return torc_is_grad_enabled(); }
    return true;
}
static void modes(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2);
    bool before = torc_no_grad_begin(), inner = torc_enable_grad_begin();
    assert_true(before && !inner && torc_is_grad_enabled());
    assert_true(torc_requires_grad(torc_mul(x, x)));
    torc_enable_grad_end(inner);
    assert_false(torc_requires_grad(torc_mul(x, x)));
    torc_no_grad_end(before);
    TORC_NO_GRAD { assert_false(torc_requires_grad(torc_mul(x, x))); }
    assert_true(torc_is_grad_enabled());
    TORC_NO_GRAD {
        if (x) break;
        fail();
    }
    assert_true(torc_is_grad_enabled());
    assert_false(grad_mode_in_a_block());
    assert_true(torc_is_grad_enabled());
    for (int i = 0; i < 2; i++) {
        TORC_NO_GRAD {
            TORC_NO_GRAD { goto out; }
        }
    out:
        assert_true(torc_is_grad_enabled());
    }
    torc_tensor made;
    int mode = torc_inference_mode_begin();
    {
        assert_true(torc_is_inference_mode_enabled() && !torc_is_grad_enabled());
        made = torc_mul(x, x);
        assert_true(torc_is_inference(made) && !torc_requires_grad(made));
        assert_non_null(torc_add_(made, x)); /* allowed in here */
    }
    torc_inference_mode_end(mode);
    assert_true(torc_is_grad_enabled() && !torc_is_inference_mode_enabled());
    NO_ERROR();
    assert_null(torc_add_(made, made));
    ERROR_IS("Inplace update to inference tensor outside InferenceMode is not allowed.You can make a clone to get a "
             "normal tensor before doing inplace update.See https://github.com/pytorch/rfcs/pull/17 for more "
             "details.");
    assert_null(torc_mul(x, made));
    ERROR_IS("Inference tensors cannot be saved for backward. Please do not use Tensors created in inference mode in "
             "computation tracked by autograd. To work around this, you can make a clone to get a normal "
             "tensor and use it in autograd, or use `torch.no_grad()` instead of `torch.inference_mode()`.");
    assert_null(torc_requires_grad_(made, true));
    ERROR_IS("Setting requires_grad=True on inference tensor outside InferenceMode is not allowed.");
    assert_non_null(torc_add(x, made)); /* add saves nothing */
}

static void flags(void **state) {
    (void)state;
    torc_tensor n = make((const int64_t[]){1, 2}, SHAPE(2), TORC_INT64, false);
    assert_null(torc_requires_grad_(n, true));
    ERROR_IS("only Tensors of floating point dtype can require gradients");
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = torc_add(x, x);
    assert_null(torc_requires_grad_(y, false));
    ERROR_IS("you can only change requires_grad flags of leaf variables. If you want to use a computed variable in a "
             "subgraph that doesn't require differentiation use var_no_grad = var.detach().");
    assert_ptr_equal(torc_requires_grad_(y, true), y);
    assert_ptr_equal(torc_detach_(y), y);
    assert_true(torc_is_leaf(y) && !torc_requires_grad(y) && torc_requires_grad(x));
    torc_tensor d = torc_detach(torc_add(x, x));
    assert_false(torc_requires_grad(d));
    assert_false(torc_is_view(d));
    torc_requires_grad_(x, false);
    assert_false(torc_requires_grad(torc_add(x, x)));
    torc_tensor blob = torc_from_blob(torc_data_ptr(x), SHAPE(2), .dtype = TORC_FLOAT32, .requires_grad = true);
    assert_true(torc_requires_grad(blob) && torc_is_leaf(blob));
    NO_ERROR();
    assert_false(torc_requires_grad(NULL));
    ERROR_HAS("the tensor is NULL");
    /* Comparisons have no gradient. */
    torc_tensor less = torc_lt(F32(true, SHAPE(1), 1), F32(true, SHAPE(1), 2));
    assert_false(torc_requires_grad(less));
}

static void assigning_grad(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2), g = F32(false, SHAPE(2), 5, 6);
    assert_true(torc_set_grad(x, g));
    assert_ptr_equal(torc_grad(x), g);
    assert_false(torc_set_grad(x, F32(false, SHAPE(3), 1, 2, 3)));
    ERROR_IS("attempting to assign a gradient of size '[3]' to a tensor of size '[2]'. Please ensure that the gradient "
             "and the tensor are the same size");
    assert_false(torc_set_grad(x, F64(false, SHAPE(2), 1, 2)));
    ERROR_HAS("attempting to assign a gradient with dtype 'Double' to a tensor with grad_dtype 'Float'.");
    assert_false(torc_set_grad(x, x));
    ERROR_IS("can't assign Variable as its own grad");
    assert_ptr_equal(torc_grad(x), g);
    assert_true(torc_backward(torc_sum(x)));
    CHECK(g, 6, 7); /* in place */
}

static void graph_inspection(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = torc_mul(torc_add(x, x), F32(false, SHAPE(2), 1, 1));
    torc_node n = torc_grad_fn(y);
    assert_string_equal(torc_node_name(n), "MulBackward0");
    assert_int_equal(torc_node_next_count(n), 2);
    assert_null(torc_node_next(n, 1));
    assert_string_equal(torc_node_name(torc_node_next(n, 0)), "AddBackward0");
    assert_string_equal(torc_node_name(torc_node_next(torc_node_next(n, 0), 1)), "AccumulateGrad");
    assert_null(torc_grad_fn(x));
    NO_ERROR();
    assert_null(torc_node_next(n, 2));
    ERROR_HAS("input 2");
}

/* ------------------------------------------------------------------------------------------ errors */
static void refusals(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3);
    assert_false(torc_backward(torc_mul(x, x)));
    ERROR_IS("grad can be implicitly created only for scalar outputs");
    assert_false(torc_backward(F32(false, SHAPE(1), 1)));
    ERROR_IS("element 0 of tensors does not require grad and does not have a grad_fn");
    assert_false(torc_backward(torc_mul(x, x), .gradient = F32(false, SHAPE(2), 1, 1)));
    ERROR_IS("Mismatch in shape: grad_output[0] has a shape of torch.Size([2]) and output[0] has a shape of "
             "torch.Size([3]).");
    torc_tensor z = torc_sum(torc_mul(x, x));
    assert_true(torc_backward(z));
    assert_false(torc_backward(z));
    ERROR_IS("Trying to backward through the graph a second time (or directly access saved tensors after they have "
             "already been freed). Saved intermediate values of the graph are freed when you call .backward() or "
             "autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if "
             "you need to access saved tensors after calling backward.");
    torc_tensor s = torc_sum(torc_add(x, x)); /* saves nothing: twice is fine */
    assert_true(torc_backward(s) && torc_backward(s));
    NO_ERROR();
    assert_null(torc_add_out(F32(false, SHAPE(3), 0, 0, 0), x, x));
    ERROR_IS("add(): functions with out=... arguments don't support automatic differentiation, but one of the "
             "arguments requires grad.");
}

static void versions(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2, 2), 1, 2, 3, 4), y = torc_add(x, x), z = torc_mul(y, y);
    torc_mul_(y, 2);
    assert_false(torc_backward(torc_sum(z)));
    ERROR_IS("one of the variables needed for gradient computation has been modified by an inplace operation: "
             "[torch.FloatTensor [2, 2]], which is output 0 of MulBackward0, is at version 1; expected version 0 "
             "instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with "
             "torch.autograd.set_detect_anomaly(True, check_nan=False).");
    torc_tensor w = torc_mul(x, x);
    TORC_NO_GRAD { torc_mul_(x, 2); }
    assert_false(torc_backward(torc_sum(w)));
    ERROR_HAS("[torch.FloatTensor [2, 2]] is at version 1; expected version 0 instead.");
    torc_tensor e = torc_exp(x);
    torc_mul_(e, 2);
    assert_false(torc_backward(torc_sum(e)));
    ERROR_HAS(
        "[torch.FloatTensor [2, 2]], which is output 0 of ExpBackward0, is at version 1; expected version 0 instead.");
    assert_null(torc_grad(x));
}

static void without_a_rule(void **state) {
    (void)state;
    static const op_row row = {.name = "frobnicate", .signature = "", .nout = 1, .ntensors = 1, .flags = OPF_FUNCTION};
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = F32(false, SHAPE(2), 1, 4);
    torc_call call = {.row = &row, .in = &x, .nin = 1, .out = &y, .nout = 1, .variant = CALL_FUNCTION};
    assert_true(autograd_record(&call, NULL));
    assert_true(torc_requires_grad(y));
    assert_false(torc_backward(torc_sum(y)));
    ERROR_IS("derivative for frobnicate is not implemented");
}

static void long_chain(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = torc_retain(torc_add(x, x));
    for (int i = 0; i < 100000; i++) {
        int64_t scope = torc_scope_begin();
        torc_tensor next = i % 2 ? torc_mul(y, 1) : torc_add(y, x);
        torc_retain(next);
        torc_scope_end(scope);
        torc_release(y);
        y = next;
    }
    NO_ERROR();
    int64_t scope = torc_scope_begin();
    assert_true(torc_backward(torc_sum(y)));
    torc_scope_end(scope);
    CHECK(torc_grad(x), 50002, 50002);
    torc_release(y); /* frees a chain of 100,000 nodes */
}

/* The first test: the one of create_graph comes once in a process. */
static void warnings(void **state) {
    (void)state;
    torc_set_warning_handler(note_warning, TORC_NO_CONTEXT);
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = torc_mul(x, x);
    assert_null(torc_grad(x)); /* a leaf: no gradient yet */
    TORC_NO_GRAD { assert_null(torc_grad(torc_mul(x, x))); }
    assert_int_equal(warnings_seen, 0);
    assert_null(torc_grad(y));
    assert_int_equal(warnings_seen, 1);
    assert_true(strstr(last_warning,
                       "The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad "
                       "attribute won't be populated during autograd.backward().") == last_warning);
    assert_true(torc_retain_grad(y));
    assert_null(torc_grad(y));
    assert_true(torc_backward(torc_sum(torc_mul(y, y)), .retain_graph = true));
    CHECK(torc_grad(y), 2, 8);
    assert_int_equal(warnings_seen, 1);
    torc_autograd_grad(TENSORS(torc_sum(torc_mul(x, x))), TENSORS(x), .create_graph = true);
    assert_int_equal(warnings_seen, 1);
    for (int k = 0; k < 2; k++) assert_true(torc_backward(torc_sum(torc_mul(x, x)), .create_graph = true));
    assert_int_equal(warnings_seen, 2);
    assert_true(strstr(last_warning,
                       "Using backward() with create_graph=True will create a reference cycle between the "
                       "parameter and its gradient which can cause a memory leak.") == last_warning);
    assert_true(torc_set_grad(x, NULL)); /* which breaks it */
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
    NO_ERROR();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(warnings),
        SCOPED(adds_up_over_paths),
        SCOPED(sums_over_broadcast),
        SCOPED(casts_to_the_input),
        SCOPED(gradient_argument),
        SCOPED(shared_gradients_stay_apart),
        SCOPED(many_outputs),
        SCOPED(only_given_inputs),
        SCOPED(grad_function),
        SCOPED(higher_derivatives),
        SCOPED(second_derivative_through_saved_output),
        SCOPED(layout_of_the_leaf),
        SCOPED(modes),
        SCOPED(flags),
        SCOPED(assigning_grad),
        SCOPED(graph_inspection),
        SCOPED(refusals),
        SCOPED(versions),
        SCOPED(without_a_rule),
        SCOPED(long_chain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
