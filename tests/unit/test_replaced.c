/* test_replaced.c - backward when what was saved has other sizes or another dtype by then.
 *
 * set_data, and what a hook's unpack returns, put any tensor in the place of a saved one. As in PyTorch that is no error in itself:
 * backward makes something of it, or the operators that it calls refuse the sizes, in PyTorch's words where it has some. The
 * operator tool (`ops misfit`, `ops saved`) does this to every operator, and looks only whether memory is safe. */
#include "test_autograd.h"

#include "core/tensor.h"

static torc_tensor leaf(bool grad, torc_ints shape) { return torc_requires_grad_(torc_rand(shape), grad); }
static torc_tensor labels(torc_ints shape) { return torc_zeros(shape, .dtype = TORC_INT64); }
#define TARGETS(...) labels(SHAPE(__VA_ARGS__))
#define RAND(...) leaf(false, SHAPE(__VA_ARGS__))

/* y's backward, with other data in place of t's: the error. */
#define REFUSED(y, t, data, says)                   \
    do {                                            \
        torc_tensor y_ = torc_sum(y), data_ = data; \
        assert_true(torc_set_data(t, data_));       \
        assert_false(torc_backward(y_));            \
        ERROR_HAS(says);                            \
    } while (0)

static void nll_loss(void **state) {
    (void)state;
    const struct {
        torc_tensor instead;
        const char *says;
    } targets[] = {
        {TARGETS(100000), "size mismatch (got input: [16, 32], target: [100000])"},
        {TARGETS(15), "size mismatch (got input: [16, 32], target: [15])"},
        {labels(SHAPE0), "size mismatch (got input: [16, 32], target: [])"},
        {TARGETS(16, 1), "0D or 1D target tensor expected, multi-target not supported"},
        {RAND(16), "expected scalar type Long but found Float"},
        {torc_zeros(SHAPE(16), .dtype = TORC_INT32), "expected scalar type Long but found Int"},
        {torc_full(SHAPE(16), 32, .dtype = TORC_INT64), "Target 32 is out of bounds."},
    };
    for (int k = 0; k < COUNT(targets); k++)
        for (int reduction = 0; reduction < 3; reduction++) {
            torc_tensor x = leaf(true, SHAPE(16, 32)), t = TARGETS(16);
            REFUSED(torc_nll_loss(x, t, .reduction = (const char *[]){"none", "mean", "sum"}[reduction]), t,
                    targets[k].instead, targets[k].says);
        }
    torc_tensor x = leaf(true, SHAPE(16, 32)), t = TARGETS(16), w = RAND(32);
    REFUSED(torc_nll_loss(x, t, .weight = w), w, RAND(3),
            "weight tensor should be defined either for all or no classes");
    w = RAND(32);
    REFUSED(torc_nll_loss(x, t, .weight = w), w, torc_ones(SHAPE(32), .dtype = TORC_FLOAT64),
            "expected scalar type Float but found Double");
    x = leaf(true, SHAPE(2, 3, 4, 5)), t = TARGETS(2, 4, 5);
    REFUSED(torc_nll_loss(x, t), t, TARGETS(2, 4, 6), "size mismatch (got input: [2, 3, 4, 5] , target: [2, 4, 6]");
    t = TARGETS(2, 4, 5);
    REFUSED(torc_nll_loss(x, t), t, TARGETS(2, 4),
            "only batches of spatial targets supported (3D tensors) but got targets of dimension: 2");
    x = leaf(true, SHAPE(32)), t = labels(SHAPE0);
    REFUSED(torc_nll_loss(x, t), t, TARGETS(2), "size mismatch (got input: [32], target: [2])");
    t = labels(SHAPE0);
    torc_tensor y = torc_nll_loss(x, t);
    assert_true(torc_set_data(t, TARGETS(1)) && torc_backward(y)); /* one target, however it is written */
}

/* x: (2, 4, 8[, 8]), w: (4, 4 / groups, 3[, 3]). */
static torc_tensor convolved(torc_tensor x, torc_tensor w, bool transposed, int64_t groups) {
    if (torc_dim(x) == 3)
        return transposed ? torc_conv_transpose1d(x, w, .groups = groups) : torc_conv1d(x, w, .groups = groups);
    return transposed ? torc_conv_transpose2d(x, w, .groups = groups) : torc_conv2d(x, w, .groups = groups);
}
static void convolution(void **state) {
    (void)state;
    for (int kind = 0; kind < 8; kind++) {
        const bool plane = kind & 1, transposed = kind & 2;
        const int64_t groups = kind & 4 ? 2 : 1, wide = 4 / groups;
        const torc_tensor weights[] = {
            torc_ones(SHAPE0),
            RAND(1),
            RAND(4, wide),
            RAND(0),
            plane ? RAND(4, wide, 3) : RAND(4, wide, 3, 3),
            plane ? RAND(4, wide, 5, 5) : RAND(4, wide, 5),
            plane ? RAND(8, wide, 3, 3) : RAND(8, wide, 3),
            plane ? RAND(4, wide + 1, 3, 3) : RAND(4, wide + 1, 3),
            plane ? RAND(0, wide, 3, 3) : RAND(0, wide, 3),
            plane ? RAND(4, wide, 0, 3) : RAND(4, wide, 0),
            RAND(4, wide, 3, 3, 3),
            torc_ones(plane ? SHAPE(4, wide, 3, 3) : SHAPE(4, wide, 3), .dtype = TORC_FLOAT64),
        };
        const torc_tensor inputs[] = {
            torc_ones(SHAPE0),
            RAND(1),
            RAND(4, 8),
            RAND(0),
            plane ? RAND(2, 4, 8) : RAND(2, 4, 8, 8),
            plane ? RAND(2, 4, 8, 9) : RAND(2, 4, 9),
            plane ? RAND(3, 4, 8, 8) : RAND(3, 4, 8),
            plane ? RAND(2, 5, 8, 8) : RAND(2, 5, 8),
            plane ? RAND(2, 4, 0, 8) : RAND(2, 4, 0),
            plane ? RAND(0, 4, 8, 8) : RAND(0, 4, 8),
        };
        for (int k = 0; k < COUNT(weights) + COUNT(inputs); k++) {
            torc_tensor x = leaf(true, plane ? SHAPE(2, 4, 8, 8) : SHAPE(2, 4, 8)),
                        w = leaf(true, plane ? SHAPE(4, wide, 3, 3) : SHAPE(4, wide, 3)),
                        y = torc_sum(convolved(x, w, transposed, groups));
            const bool weight = k < COUNT(weights);
            assert_true(torc_set_data(weight ? w : x, weight ? weights[k] : inputs[k - COUNT(weights)]));
            if (torc_backward(y)) fail_msg("kind %d accepts %s %d", kind, weight ? "weight" : "input", k);
            assert_true(torc_error() && torc_error() != TORC_ERROR_INTERNAL);
            torc_error_clear();
        }
    }
    torc_tensor x = leaf(true, SHAPE(2, 4, 8, 8)), w = leaf(true, SHAPE(4, 4, 3, 3));
    REFUSED(torc_conv2d(x, w), w, torc_ones(SHAPE0), "weight should have at least three dimensions");
    w = leaf(true, SHAPE(4, 4, 3, 3));
    REFUSED(
        torc_conv2d(x, w), w, RAND(4, 2, 3, 3),
        "Given groups=1, weight of size [4, 2, 3, 3], expected input[2, 4, 8, 8] to have 2 channels, but got 4 channels "
        "instead");
    w = leaf(true, SHAPE(4, 4, 3, 3));
    REFUSED(torc_conv2d(x, w), w, RAND(4, 4, 5, 5),
            "expected a grad_output of size [2, 4, 4, 4], but got [2, 4, 6, 6]");
}

/* The exponent is a number, until it is replaced. */
static void number(void **state) {
    (void)state;
    torc_tensor x = torc_requires_grad_(torc_full(SHAPE(3), 2.0), true), e = torc_wrapped_number(NUM(3.0)),
                y = torc_sum(torc_pow(x, e));
    assert_true(torc_set_data(e, torc_full(SHAPE(3), 2.0)));
    assert_true(torc_backward(y));
    CHECK(torc_grad(x), 4, 4, 4);
    e = torc_wrapped_number(NUM(3.0)), y = torc_sum(torc_pow(x, e));
    REFUSED(y, e, torc_ones(SHAPE(2)), "The size of tensor a (3) must match the size of tensor b (2)");
    e = torc_wrapped_number(NUM(3.0)), y = torc_sum(torc_pow(x, e));
    assert_true(torc_storage_resize_(torc_tensor_storage(e), 0));
    assert_false(torc_backward(y));
    assert_true(torc_error() && torc_error() != TORC_ERROR_INTERNAL);
    torc_error_clear();
    assert_int_equal(torc_tensor_dtype(torc_add(x, e = torc_wrapped_number(NUM(3.0)))), TORC_FLOAT32);
    assert_true(torc_set_data(e, torc_ones(SHAPE(3), .dtype = TORC_FLOAT64)));
    assert_int_equal(torc_tensor_dtype(torc_add(x, e)), TORC_FLOAT64); /* a tensor like any other */
}

/* ------------------------------------------------------------------------------------------ hooks */
static void *pack(torc_tensor t, void *context) {
    (void)context;
    return torc_retain(t);
}
static torc_tensor other;
static torc_tensor unpack_other(void *packed, void *context) {
    (void)packed;
    (void)context;
    return other;
}
static void drop(void *packed, void *context) {
    (void)context;
    torc_release(packed);
}
static void push(void) {
    const torc_saved_tensors_hooks hooks = {sizeof hooks, pack, unpack_other, drop, TORC_NO_CONTEXT};
    assert_true(torc_saved_tensors_hooks_push(&hooks));
}
static torc_tensor hooked(torc_tensor (*f)(torc_tensor), torc_tensor x) {
    push();
    torc_tensor y = f(x);
    torc_saved_tensors_hooks_pop();
    return torc_sum(y);
}
static torc_tensor squared(torc_tensor x) { return torc_mul(x, x); }
static torc_tensor gated(torc_tensor x) { return torc_glu(x, -1); }
static torc_tensor selected(torc_tensor x) { return torc_masked_select(x, torc_ge(x, 0)); }
static torc_tensor attended(torc_tensor x) { return torc_scaled_dot_product_attention(x, x, x); }

static void unpacked(void **state) {
    (void)state;
    torc_tensor x = leaf(true, SHAPE(3, 4));
    /* what the operators of the gradient take is taken, and the gradient has x's sizes and dtype */
    const torc_tensor fine[] = {torc_full(SHAPE0, 2.0), torc_full(SHAPE(3, 1), 2.0),
                                torc_full(SHAPE(3, 4), 2.0, .dtype = TORC_FLOAT64)};
    for (int k = 0; k < COUNT(fine); k++) {
        other = fine[k];
        assert_true(torc_set_grad(x, NULL));
        assert_true(torc_backward(hooked(squared, x)));
        torc_tensor g = torc_grad(x);
        assert_true(torc_dim(g) == 2 && torc_numel(g) == 12 && torc_tensor_dtype(g) == TORC_FLOAT32);
        assert_true(torc_equal(g, torc_full(SHAPE(3, 4), 4.0)));
    }
    other = torc_ones(SHAPE(7));
    assert_false(torc_backward(hooked(squared, x)));
    ERROR_HAS("The size of tensor a (4) must match the size of tensor b (7) at non-singleton dimension 1");

    for (int recorded = 0; recorded < 2; recorded++) { /* on GPUs by one kernel, or by several calls */
        other = torc_ones(SHAPE0);
        assert_false(torc_autograd_grad(TENSORS(hooked(gated, x)), TENSORS(x), .create_graph = recorded).count);
        ERROR_HAS("glu does not support 0-dimensional tensors");
        other = torc_ones(SHAPE(5));
        assert_false(torc_autograd_grad(TENSORS(hooked(gated, x)), TENSORS(x), .create_graph = recorded).count);
        ERROR_HAS("Halving dimension must be even, but dimension 0 is size 5");
        other = torc_ones(SHAPE(5), .dtype = TORC_BOOL);
        assert_false(torc_autograd_grad(TENSORS(hooked(selected, x)), TENSORS(x), .create_graph = recorded).count);
        ERROR_HAS("expected a mask of size [3, 4], but got [5]");
        torc_tensor heads = leaf(true, SHAPE(2, 2, 3, 4));
        const torc_tensor none[] = {torc_ones(SHAPE0), torc_ones(SHAPE(2, 0, 3, 4)), torc_ones(SHAPE(2, 2))};
        for (int k = 0; k < COUNT(none); k++) {
            other = none[k];
            assert_false(
                torc_autograd_grad(TENSORS(hooked(attended, heads)), TENSORS(heads), .create_graph = recorded).count);
            assert_true(torc_error() && torc_error() != TORC_ERROR_INTERNAL);
            torc_error_clear();
        }
    }
}

/* As many dimensions as a tensor can have leave no room for one more. */
static void shared_heads_of_most_dimensions(void **state) {
    (void)state;
    const int64_t two[TORC_MAX_DIMS] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2},
                  one[TORC_MAX_DIMS] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2};
    torc_tensor q = torc_ones(torc_ints_of(two, TORC_MAX_DIMS)), k = torc_ones(torc_ints_of(one, TORC_MAX_DIMS));
    assert_null(torc_scaled_dot_product_attention(q, k, k, .enable_gqa = true));
    ERROR_HAS("key and value have too many dimensions");
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(nll_loss), SCOPED(convolution), SCOPED(number), SCOPED(unpacked),
                                       SCOPED(shared_heads_of_most_dimensions)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
