/* test_autograd_inplace.c - writing in place and views: whose history changes, what the gradients are, what is refused.
 *
 * Expected values are PyTorch's for the same few lines. */
#include "test_autograd.h"

#include "autograd/node.h"
#include "ops/seams.h"

static torc_tensor slice(torc_tensor t, int64_t from, int64_t to) { return torc_narrow(t, 0, from, to - from); }

static void in_place_on_a_result(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3), y = torc_add(x, x);
    assert_ptr_equal(torc_mul_(y, F32(false, SHAPE(3), 2, 3, 4)), y);
    assert_string_equal(torc_grad_fn_name(y), "MulBackward0");
    torc_add_(y, x, .alpha = 10);
    assert_string_equal(torc_grad_fn_name(y), "AddBackward0");
    assert_true(torc_backward(torc_sum(y)));
    CHECK(torc_grad(x), 14, 16, 18);
}

static void in_place_reads_its_own_old_bytes(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(2), 3, 5), w = F64(true, SHAPE(2), 7, 11), y = torc_add(x, x);
    torc_mul_(y, w); /* d/dw is the old y */
    assert_true(torc_backward(torc_sum(y)));
    CHECK(torc_grad(w), 6, 10);
    CHECK(torc_grad(x), 14, 22);
    torc_set_grad(x, NULL);
    torc_tensor z = torc_mul(x, 1);
    torc_mul_(z, z); /* itself: z^2 */
    assert_true(torc_backward(torc_sum(z)));
    CHECK(torc_grad(x), 6, 10);
}

static void in_place_twice_differentiated(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(2), 3, 5), y = torc_mul(x, 1);
    torc_mul_(y, x);
    torc_mul_(y, x); /* x^3 */
    torc_tensor g = torc_autograd_grad(TENSORS(torc_sum(y)), TENSORS(x), .create_graph = true).data[0];
    CHECK(g, 27, 75);
    torc_tensor h = torc_autograd_grad(TENSORS(torc_sum(g)), TENSORS(x)).data[0];
    CHECK(h, 18, 30);
    torc_tensor e = torc_mul(x, 1);
    torc_exp_(e); /* saves its own output */
    g = torc_autograd_grad(TENSORS(torc_sum(torc_mul(e, e))), TENSORS(x), .create_graph = true).data[0];
    h = torc_autograd_grad(TENSORS(torc_sum(g)), TENSORS(x)).data[0];
    CHECK(h, 4 * exp(6), 4 * exp(10));
}

static void write_through_a_view(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(4), 1, 2, 3, 4), y = torc_add(x, x), v = slice(y, 1, 3);
    assert_true(torc_is_view(v));
    assert_ptr_equal(torc_view_base(v), y);
    torc_mul_(v, F32(false, SHAPE(2), 10, 100));
    assert_string_equal(torc_grad_fn_name(y), "CopySlices");
    assert_string_equal(torc_grad_fn_name(v), "AsStridedBackward0");
    CHECK(y, 2, 40, 600, 8);
    assert_true(torc_backward(torc_sum(y), .retain_graph = true));
    CHECK(torc_grad(x), 2, 20, 200, 2);
    torc_set_grad(x, NULL);
    assert_true(torc_backward(torc_sum(torc_mul(v, v)))); /* 400 x1^2 and 40000 x2^2 */
    CHECK(torc_grad(x), 0, 2 * 400 * 2, 2 * 40000 * 3.0, 0);
}

static void write_into_a_fresh_tensor(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 3, 4), base = F32(false, SHAPE(2, 2), 1, 1, 1, 1),
                row = torc_select(base, 0, 1), other = torc_select(base, 0, 0);
    assert_false(torc_requires_grad(base));
    torc_copy_(row, torc_mul(x, x));
    assert_true(torc_requires_grad(base) && torc_requires_grad(row) && torc_requires_grad(other));
    assert_false(torc_is_leaf(base));
    CHECK(base, 1, 1, 9, 16);
    assert_true(torc_backward(torc_sum(torc_mul(base, F32(false, SHAPE(2, 2), 5, 6, 7, 8)))));
    CHECK(torc_grad(x), 2 * 3 * 7, 2 * 4 * 8);
}

static void chains_of_views(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(2, 3), 1, 2, 3, 4, 5, 6), y = torc_mul(x, 1);
    torc_tensor t = torc_transpose(y, 0, 1), v = torc_select(t, 0, 2), w = torc_view(y, SHAPE(6)); /* v: y[:, 2] */
    torc_mul_(v, 10);
    torc_mul_(torc_select(y, 0, 0), 3);
    CHECK(w, 3, 6, 90, 4, 5, 60);
    assert_true(torc_backward(torc_sum(torc_mul(w, w)), .retain_graph = true));
    CHECK(torc_grad(x), 2 * 9 * 1, 2 * 9 * 2, 2 * 900 * 3, 2 * 4, 2 * 5, 2 * 100 * 6);
    torc_set_grad(x, NULL);
    assert_true(torc_backward(torc_sum(t))); /* an older view, after two writes elsewhere */
    CHECK(torc_grad(x), 3, 3, 30, 1, 1, 10);
}

static void write_to_the_base(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3), y = torc_add(x, x), v = slice(y, 0, 2);
    assert_string_equal(torc_grad_fn_name(v), "SliceBackward0");
    torc_mul_(y, y);
    assert_string_equal(torc_grad_fn_name(v), "AsStridedBackward0");
    assert_true(torc_backward(torc_sum(v)));
    CHECK(torc_grad(x), 8, 16, 0);
}

static void write_through_a_view_twice_differentiated(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(3), 2, 3, 4), y = torc_mul(x, x), v = slice(y, 0, 2);
    torc_exp_(torc_mul_(v, 0.1));
    /* y = [exp(.4), exp(.9), 16]; loss = sum(y^2) */
    torc_tensor g = torc_autograd_grad(TENSORS(torc_sum(torc_mul(y, y))), TENSORS(x), .create_graph = true).data[0];
    NO_ERROR();
    CHECK(g, 2 * exp(0.8) * 0.2 * 2, 2 * exp(1.8) * 0.2 * 3, 4 * 64);
    torc_tensor h = torc_autograd_grad(TENSORS(torc_sum(g)), TENSORS(x)).data[0];
    CHECK(h, 0.4 * exp(0.8) * (1 + 0.4 * 4), 0.4 * exp(1.8) * (1 + 0.4 * 9), 12 * 16);
}

static void expanded_view_after_a_write(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = torc_add(x, x), wide = torc_expand(y, SHAPE(3, 2));
    torc_mul_(y, 5);
    assert_true(torc_backward(torc_sum(wide))); /* history made anew: the sum over the repeated elements */
    CHECK(torc_grad(x), 30, 30);
}

static void leaves_refuse(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3);
    assert_null(torc_add_(x, F32(false, SHAPE(3), 1, 1, 1)));
    ERROR_IS("a leaf Variable that requires grad is being used in an in-place operation.");
    assert_null(torc_mul_(slice(x, 0, 1), 2));
    ERROR_IS("a view of a leaf Variable that requires grad is being used in an in-place operation.");
    CHECK(x, 1, 2, 3);
    TORC_NO_GRAD { torc_mul_(x, 2); }
    CHECK(x, 2, 4, 6);
    assert_true(torc_is_leaf(x));
}

static void views_made_without_grad(void **state) {
    (void)state;
    const char *text = "A view was created in no_grad mode and is being modified inplace with grad mode enabled. Given "
                       "that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code by "
                       "moving both the view and the inplace either both inside the no_grad block (if you don't want "
                       "the inplace to be tracked) or both outside (if you want the inplace to be tracked).";
    torc_tensor y = torc_mul(F32(true, SHAPE(3), 1, 2, 3), 1), plain = F32(false, SHAPE(3), 1, 2, 3), v = NULL,
                w = NULL;
    TORC_NO_GRAD {
        v = slice(y, 0, 2);
        w = slice(plain, 0, 2);
    }
    assert_null(torc_mul_(v, 2));
    ERROR_IS(text);
    assert_null(torc_mul_(w, F32(true, SHAPE(2), 1, 1)));
    ERROR_IS(text);
    assert_non_null(torc_mul_(w, 2)); /* nothing requires grad */
    CHECK(plain, 2, 4, 3);
    torc_mul_(y, 2);
    assert_null(torc_grad_fn(v));
    ERROR_HAS("A view was created in no_grad mode and its base or another view of its base has been modified inplace "
              "with grad mode enabled.");
    torc_tensor z = torc_mul(F32(true, SHAPE(3), 1, 2, 3), 1);
    int mode = torc_inference_mode_begin();
    v = slice(z, 0, 2);
    torc_inference_mode_end(mode);
    assert_null(torc_mul_(v, 2));
    ERROR_HAS("A view was created in inference mode and is being modified inplace in normal mode.");
}

static void views_of_many(void **state) {
    (void)state;
    torc_tensor y = torc_mul(F32(true, SHAPE(3), 1, 2, 3), 1);
    torc_tensors parts = torc_unbind(y);
    assert_null(torc_mul_(parts.data[1], 2));
    ERROR_IS("Output 1 of UnbindBackward0 is a view and is being modified inplace. This view is the output of a "
             "function that returns multiple views. Such functions do not allow the output views to be modified "
             "inplace. You should replace "
             "the inplace operation by an out-of-place one.");
    assert_null(torc_mul_(torc_split(y, 2).data[1], 2));
    ERROR_HAS("Output 1 of SplitBackward0 is a view and is being modified inplace.");
    torc_mul_(y, 2);
    assert_null(torc_mul(parts.data[0], 2));
    ERROR_HAS(
        "Output 0 of UnbindBackward0 is a view and its base or another view of its base has been modified inplace.");
}

/* The pieces of tensor_split are slices in PyTorch, and may be written. */
static void pieces_that_may_be_written(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(6), 1, 2, 3, 4, 5, 6), y = torc_mul(x, 1);
    torc_tensors p = torc_tensor_split(y, 3);
    assert_non_null(torc_mul_(p.data[1], 10));
    CHECK(y, 1, 2, 30, 40, 5, 6);
    assert_string_equal(torc_grad_fn_name(y), "CopySlices");
    assert_string_equal(torc_grad_fn_name(p.data[0]), "AsStridedBackward0");
    assert_int_equal(torc_output_nr(p.data[2]), 0);
    assert_string_equal(torc_grad_fn_name(p.data[2]), "AsStridedBackward0");
    assert_true(torc_backward(torc_sum(torc_mul(p.data[1], p.data[2])), .retain_graph = true));
    CHECK(torc_grad(x), 0, 0, 50, 60, 30, 40);
    torc_set_grad(x, NULL);
    assert_true(torc_backward(torc_sum(torc_mul(y, y))));
    CHECK(torc_grad(x), 2, 4, 600, 800, 10, 12);
    assert_null(torc_mul_(torc_tensor_split(x, 2).data[0], 2));
    ERROR_IS("a view of a leaf Variable that requires grad is being used in an in-place operation.");
}

/* Which of two refusals: pieces made without gradients are views made without gradients first. */
static void pieces_made_without_grad(void **state) {
    (void)state;
    torc_tensor y = torc_mul(F32(true, SHAPE(4), 1, 2, 3, 4), 1), plain = F32(false, SHAPE(4), 1, 2, 3, 4),
                w = F32(true, SHAPE(2), 1, 1);
    torc_tensors p = {NULL, 0}, q = {NULL, 0};
    TORC_NO_GRAD { p = torc_split(y, 2); }
    assert_null(torc_mul_(p.data[1], 2));
    ERROR_HAS("A view was created in no_grad mode and is being modified inplace with grad mode enabled.");
    int mode = torc_inference_mode_begin();
    q = torc_unbind(y);
    torc_inference_mode_end(mode);
    assert_null(torc_mul_(q.data[1], 2));
    ERROR_HAS("A view was created in inference mode and is being modified inplace in normal mode.");
    p = torc_split(plain, 2); /* nothing recorded, and yet there are many */
    assert_non_null(torc_mul_(p.data[1], 2));
    CHECK(plain, 1, 2, 6, 8);
    assert_null(torc_mul_(p.data[1], w));
    ERROR_HAS("Output 1 of SplitBackward0 is a view and is being modified inplace.");
    assert_null(torc_mul_(torc_split_with_sizes(plain, INTS(1, 1, 2)).data[2], w));
    ERROR_HAS("Output 2 of SplitWithSizesBackward0 is a view and is being modified inplace.");
    /* a view of a piece is one of many, too */
    p = torc_split(y, 2);
    assert_null(torc_mul_(slice(p.data[1], 0, 1), 2));
    ERROR_HAS("Output 0 of SliceBackward0 is a view and is being modified inplace.");
    TORC_NO_GRAD { assert_non_null(torc_mul_(p.data[1], 2)); }
}

/* Nothing was recorded for a piece that is a leaf: whoever writes the bytes it lies in, it stays one. */
static void leaves_that_are_pieces(void **state) {
    (void)state;
    for (int how = 0; how < 3; how++) {
        torc_tensor flat = F32(false, SHAPE(6), 1, 2, 3, 4, 5, 6);
        torc_tensors parts = how == 0   ? torc_split(flat, 2)
                             : how == 1 ? torc_chunk(flat, 3)
                                        : torc_unbind(torc_view(flat, SHAPE(3, 2)));
        torc_tensor w = torc_requires_grad_(parts.data[0], true);
        assert_non_null(torc_fill_(flat, 5));
        assert_true(torc_is_leaf(w));
        assert_true(torc_backward(torc_sum(torc_mul(w, w))));
        CHECK(torc_grad(w), 10, 10);
    }
    torc_tensor x = F32(true, SHAPE(2, 2), 1, 2, 3, 4);
    assert_string_equal(torc_grad_fn_name(torc_unbind(x).data[1]), "UnbindBackward0");
    assert_string_equal(torc_grad_fn_name(torc_split(x, 1).data[1]), "SplitBackward0");
    assert_string_equal(torc_grad_fn_name(torc_chunk(x, 2).data[0]), "SplitBackward0");
    assert_string_equal(torc_grad_fn_name(torc_split_with_sizes(x, INTS(1, 1)).data[0]), "SplitWithSizesBackward0");
    assert_string_equal(torc_grad_fn_name(torc_tensor_split(x, 2).data[0]), "SliceBackward0");
}

/* A leaf detached after its use gets no gradient from it any more, unless it requires one again. */
static void leaves_detached_after_use(void **state) {
    (void)state;
    for (int again = 0; again < 2; again++) {
        torc_tensor x = F32(true, SHAPE(2), 1, 2), y = torc_sum(torc_mul(x, 2));
        assert_non_null(torc_detach_(x));
        if (again) assert_non_null(torc_requires_grad_(x, true));
        assert_true(torc_backward(y));
        if (again)
            CHECK(torc_grad(x), 2, 2);
        else
            assert_null(torc_grad(x));
    }
}

static void detaching(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3), y = torc_mul(x, x), d = torc_detach(y);
    assert_non_null(torc_mul_(d, 2)); /* allowed, but seen: y's bytes changed */
    CHECK(y, 2, 8, 18);
    assert_string_equal(torc_grad_fn_name(y), "MulBackward0");
    torc_tensor v = slice(y, 0, 1);
    assert_null(torc_detach_(v));
    ERROR_HAS("Can't detach views in-place. Use detach() instead.");
    assert_non_null(torc_detach_(y));
    assert_false(torc_requires_grad(y));
}

static void retained_gradient_follows(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = torc_mul(x, 1);
    assert_true(torc_retain_grad(y) && torc_retains_grad(y));
    torc_mul_(y, 2);
    assert_true(torc_backward(torc_sum(torc_mul(y, 3))));
    CHECK(torc_grad(y), 3, 3); /* of y as it is now */
    CHECK(torc_grad(x), 6, 6);

    torc_tensor z = F32(true, SHAPE(3), 1, 1, 1), base = torc_mul(z, 1), v = torc_select(base, 0, 0);
    assert_true(torc_retain_grad(v));
    torc_mul_(base, 2); /* v's history is made anew when it is asked for */
    assert_true(torc_backward(torc_mul(v, 3)));
    assert_true(torc_retains_grad(v));
    CHECK(torc_grad(v), 3);
    CHECK(torc_grad(z), 6, 0, 0);

    z = F32(true, SHAPE(3), 1, 1, 1), base = torc_mul(z, 1), v = torc_narrow(base, 0, 0, 2);
    assert_true(torc_retain_grad(v));
    torc_mul_(torc_select(base, 0, 0), 5); /* through another view */
    assert_true(torc_backward(torc_sum(torc_mul(v, v))));
    CHECK(torc_grad(v), 10, 2);
    CHECK(torc_grad(z), 50, 2, 0);
}

/* Zeros, not nothing, go to what was overwritten; so what lies before is walked, and its checks are made. */
static void overwritten(void **state) {
    (void)state;
    for (int kind = 0; kind < 3; kind++) {
        torc_tensor x = F32(true, SHAPE(2), 1, 2), b = torc_exp(torc_mul(x, 1));
        torc_tensor c = torc_mul(x, 1), with = F32(false, SHAPE(2), 7, 8);
        assert_non_null(kind == 0 ? torc_zero_(c) : kind == 1 ? torc_fill_(c, 3) : torc_copy_(c, with));
        torc_tensors g = torc_autograd_grad(TENSORS(torc_sum(c)), TENSORS(x));
        assert_int_equal(g.count, 1);
        CHECK(g.data[0], 0, 0);
        assert_non_null(kind == 0 ? torc_zero_(b) : kind == 1 ? torc_fill_(b, 3) : torc_copy_(b, with));
        assert_false(torc_backward(torc_sum(b)));
        assert_string_equal(torc_error_call(), "backward of ExpBackward0(float32[2])");
        ERROR_HAS("one of the variables needed for gradient computation has been modified by an inplace operation");
    }
}

/* One value for all elements: then they may share memory. */
static void expanded_tensors_are_filled(void **state) {
    (void)state;
    torc_tensor one = F32(false, SHAPE(1), 5), t = torc_expand(one, SHAPE(3));
    assert_non_null(torc_fill_(t, 2));
    CHECK(one, 2);
    assert_non_null(torc_zero_(t));
    CHECK(t, 0, 0, 0);
    assert_null(torc_add_(t, t));
    ERROR_HAS("more than one element of the written-to tensor refers to a single memory location");
}

static void leaf_in_the_interior(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2), 1, 2), y = torc_clone(x);
    assert_non_null(torc_requires_grad_(x, false));
    assert_non_null(torc_copy_(x, y));
    assert_false(torc_backward(torc_sum(x)));
    ERROR_IS("leaf variable has been moved into the graph interior");
    assert_non_null(torc_detach_(x)); /* x holds its history, which holds x */
}

/* t_ and its like: the tensor itself becomes the view of it. */
static void views_in_place(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2, 3), 1, 2, 3, 4, 5, 6), y = torc_mul(x, 2);
    const int64_t version = torc_tensor_version(y);
    const void *bytes = torc_data_ptr(y);
    assert_ptr_equal(torc_t_(y), y);
    assert_ptr_equal(torc_data_ptr(y), bytes);
    assert_int_equal(torc_tensor_version(y), version + 1);
    assert_int_equal(torc_size(y, 0), 3);
    assert_int_equal(torc_stride(y, 0), 1);
    assert_string_equal(torc_grad_fn_name(y), "TransposeBackward1");
    assert_false(torc_is_view(y));
    assert_true(torc_backward(torc_sum(torc_mul(y, F32(false, SHAPE(3, 2), 0, 1, 2, 3, 4, 5)))));
    CHECK(torc_grad(x), 0, 4, 8, 2, 6, 10);

    /* A view of it stays what it was, and finds its way through the base's new history. */
    torc_set_grad(x, NULL);
    y = torc_mul(x, 2);
    torc_tensor row = torc_select(y, 0, 0);
    torc_t_(y);
    assert_string_equal(torc_grad_fn_name(row), "AsStridedBackward0");
    assert_true(torc_backward(torc_sum(torc_mul(row, F32(false, SHAPE(3), 0, 1, 2)))));
    CHECK(torc_grad(x), 0, 2, 4, 0, 0, 0);

    /* A view that becomes another view writes nothing: its base keeps its history. What is written to it later goes there. */
    torc_set_grad(x, NULL);
    y = torc_mul(x, 2);
    row = torc_select(y, 0, 0);
    torc_unsqueeze_(row, 0);
    assert_string_equal(torc_grad_fn_name(row), "UnsqueezeBackward1");
    assert_string_equal(torc_grad_fn_name(y), "MulBackward0");
    assert_ptr_equal(torc_view_base(row), y);
    torc_mul_(row, 3);
    assert_string_equal(torc_grad_fn_name(y), "CopySlices");
    CHECK(y, 6, 12, 18, 8, 10, 12);
    assert_true(torc_backward(torc_sum(y)));
    CHECK(torc_grad(x), 6, 6, 6, 2, 2, 2);

    torc_tensor r = torc_mul(F32(true, SHAPE(2, 2), 1, 2, 3, 4), 1); /* the gradient of what it is now */
    torc_retain_grad(r);
    torc_transpose_(r, 0, 1);
    assert_true(torc_backward(torc_sum(torc_mul(r, F32(false, SHAPE(2, 2), 0, 1, 2, 3)))));
    CHECK(torc_grad(r), 0, 1, 2, 3);

    torc_tensor s = torc_ones(SHAPE(1, 3, 1));
    torc_squeeze_(s, 0);
    assert_int_equal(torc_dim(torc_squeeze_(s)), 1);
    assert_int_equal(torc_numel(torc_as_strided_(s, SHAPE(2), INTS(2))), 2);
    torc_tensor many =
        torc_expand(torc_ones(SHAPE(3)), SHAPE(2, 3)); /* elements that share memory: nothing is written */
    assert_int_equal(torc_size(torc_t_(many), 0), 3);
    torc_tensor conjugated = torc_conj(torc_ones(SHAPE(2, 3), .dtype = TORC_COMPLEX64));
    assert_true(torc_is_conj(torc_t_(conjugated)));
    NO_ERROR();
}

static void views_in_place_refused(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2, 3), 1, 2, 3, 4, 5, 6);
    assert_null(torc_t_(x));
    ERROR_HAS("a leaf Variable that requires grad is being used in an in-place operation.");
    assert_null(torc_unsqueeze_(torc_select(x, 0, 0), 0));
    ERROR_HAS("a view of a leaf Variable that requires grad is being used in an in-place operation.");
    assert_null(torc_squeeze_(torc_unbind(torc_mul(x, 2)).data[0]));
    ERROR_HAS("This view is the output of a function that returns multiple views.");
    assert_null(torc_t_(torc_ones(SHAPE(2, 3, 4))));
    ERROR_HAS("t_() expects a tensor with <= 2 dimensions, but self is 3D");
    torc_tensor whole = torc_ones(SHAPE(2, 3));
    assert_null(torc_transpose_(whole, 0, 5));
    ERROR_HAS("Dimension out of range (expected to be in range of [-2, 1], but got 5)");
    assert_int_equal(torc_size(whole, 0), 2);
    assert_int_equal(torc_tensor_version(whole), 0);

    torc_tensor y = torc_mul(x, 2), z = torc_mul(y, y); /* saved as it was */
    torc_t_(y);
    assert_false(torc_backward(torc_sum(z)));
    ERROR_HAS("is at version 1; expected version 0 instead");

    assert_true(torc_backward(torc_sum(torc_mul(x, 2)))); /* a leaf, unrecorded: later gradients have its new shape */
    torc_set_grad(x, NULL);
    const bool before = torc_no_grad_begin();
    torc_t_(x);
    torc_no_grad_end(before);
    assert_true(torc_is_leaf(x) && torc_requires_grad(x));
    assert_true(torc_backward(torc_sum(torc_mul(x, F32(false, SHAPE(3, 2), 0, 1, 2, 3, 4, 5)))));
    CHECK(torc_grad(x), 0, 1, 2, 3, 4, 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(in_place_on_a_result),
        SCOPED(in_place_reads_its_own_old_bytes),
        SCOPED(in_place_twice_differentiated),
        SCOPED(write_through_a_view),
        SCOPED(write_into_a_fresh_tensor),
        SCOPED(chains_of_views),
        SCOPED(write_to_the_base),
        SCOPED(write_through_a_view_twice_differentiated),
        SCOPED(expanded_view_after_a_write),
        SCOPED(leaves_refuse),
        SCOPED(views_made_without_grad),
        SCOPED(views_of_many),
        SCOPED(pieces_that_may_be_written),
        SCOPED(pieces_made_without_grad),
        SCOPED(leaves_that_are_pieces),
        SCOPED(leaves_detached_after_use),
        SCOPED(detaching),
        SCOPED(retained_gradient_follows),
        SCOPED(overwritten),
        SCOPED(expanded_tensors_are_filled),
        SCOPED(leaf_in_the_interior),
        SCOPED(views_in_place),
        SCOPED(views_in_place_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
