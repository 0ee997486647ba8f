/* test_autograd_views.c - which results are views, of what, and what that forbids.
 *
 * Recorded from PyTorch: for each operator below `_base` and `grad_fn` of its result (where torc's name differs, PyTorch's
 * is in a comment), whether it is a view when made without gradients, and what in-place writes, detach_() and inference
 * mode make of it. A copying reshape, a product or a stack lies in memory that only it knows; to call it a view of a
 * temporary would forbid what is harmless. Some others, however, are views of a temporary in PyTorch too, and refuse
 * alike. */
#include "test_autograd.h"

#include "ops/seams.h"
#include "executor.h"

static torc_tensor a, v3, sq, i3, img, scalar, row;

static torc_tensor R(torc_ints shape) { return torc_rand(shape, .requires_grad = true); }
static torc_tensor labels(torc_ints shape) { return torc_zeros(shape, .dtype = TORC_INT64); }

static torc_tensor made(int which);

/* X(name, expression, base's grad_fn with gradients ("" : a leaf; NULL: no view), view without gradients?, grad_fn).
 * Here a stands for 2 x 3, v3 for 3, sq for 3 x 3, i3 for 2 x 3 x 4, img for 2 x 3 x 4 x 4 elements that require grad. */
#define VIEW_TABLE(X)                                                                                                \
    X(reshape_copy, torc_reshape(torc_t(a), SHAPE(6)), NULL, false, "UnsafeViewBackward0")                           \
    X(reshape_view, torc_reshape(a, SHAPE(6)), "", true, "ViewBackward0")                                            \
    X(reshape_strided, torc_reshape(torc_t(a), SHAPE(3, 2)), "", true, "ReshapeAliasBackward0")                      \
    X(flatten_copy, torc_flatten(torc_t(a)), NULL, false, "UnsafeViewBackward0")                                     \
    X(flatten_view, torc_flatten(a), "", true, "ViewBackward0")                                                      \
    X(flatten_number, torc_flatten(scalar), "", true, "ViewBackward0")                                               \
    X(ravel_copy, torc_ravel(torc_t(a)), "CloneBackward0", true, "ViewBackward0")                                    \
    X(ravel_view, torc_ravel(a), "", true, "ViewBackward0")                                                          \
    X(unflatten, torc_unflatten(a, 1, INTS(3, 1)), "", true, "ViewBackward0")                                        \
    X(view_as, torc_view_as(a, a), "", true, "ViewBackward0")                                                        \
    X(expand_as, torc_expand_as(v3, a), "", true, "ExpandBackward0")                                                 \
    X(broadcast_to, torc_broadcast_to(v3, SHAPE(2, 3)), "", true, "ExpandBackward0")                                 \
    X(broadcast_tensors, torc_broadcast_tensors(TENSORS(a, v3)).data[1], "", true, "ExpandBackward0")                \
    X(movedim, torc_movedim(a, INTS(0), INTS(1)), "", true, "PermuteBackward0")                                      \
    X(narrow, torc_narrow(a, 0, 0, 1), "", true, "SliceBackward0")                                                   \
    X(as_strided, torc_as_strided(a, SHAPE(2), INTS(1)), "", true, "AsStridedBackward0")                             \
    X(squeeze, torc_squeeze(row), "", true, "SqueezeBackward0")                                                      \
    X(detach, torc_detach(a), NULL, false, NULL)                                                                     \
    X(split, torc_split(a, 1).data[0], "", true, "SplitBackward0")                                                   \
    X(unbind, torc_unbind(a).data[0], "", true, "UnbindBackward0")                                                   \
    X(tensor_split, torc_tensor_split(a, 2).data[0], "", true, "SliceBackward0")                                     \
    X(stack, torc_stack(TENSORS(a, a)), NULL, false, "StackBackward0")                                               \
    X(stack_inside, torc_stack(TENSORS(a, a), .dim = 1), NULL, false, "StackBackward0")                              \
    X(stack_last, torc_stack(TENSORS(a, a), .dim = -1), NULL, false, "StackBackward0")                               \
    X(repeat, torc_repeat(a, INTS(2, 2)), NULL, false, "RepeatBackward0")                                            \
    X(tile, torc_tile(a, INTS(2, 2)), NULL, false, "RepeatBackward0")                                                \
    X(matmul_1_1, torc_matmul(v3, v3), NULL, false, "DotBackward0")                                                  \
    X(matmul_1_2, torc_matmul(v3, sq), NULL, false, "SqueezeBackward4")                                              \
    X(matmul_2_1, torc_matmul(a, v3), NULL, false, "MvBackward0")                                                    \
    X(matmul_2_2, torc_matmul(a, sq), NULL, false, "MmBackward0")                                                    \
    X(matmul_3_2, torc_matmul(R(SHAPE(2, 2, 3)), sq), NULL, false, "UnsafeViewBackward0")                            \
    X(matmul_3_1, torc_matmul(R(SHAPE(2, 2, 3)), v3), NULL, false, "UnsafeViewBackward0")                            \
    X(matmul_1_3, torc_matmul(v3, R(SHAPE(2, 3, 2))), NULL, false, "UnsafeViewBackward0")                            \
    X(matmul_3_3, torc_matmul(R(SHAPE(2, 2, 3)), R(SHAPE(2, 3, 2))), NULL, false, "UnsafeViewBackward0")             \
    X(matmul_4_3, torc_matmul(R(SHAPE(2, 2, 2, 3)), R(SHAPE(2, 3, 2))), NULL, false, "UnsafeViewBackward0")          \
    X(matmul_4_4, torc_matmul(R(SHAPE(2, 2, 2, 3)), R(SHAPE(2, 2, 3, 2))), NULL, false, "UnsafeViewBackward0")       \
    X(matmul_strided, torc_matmul(torc_transpose(R(SHAPE(2, 3, 2)), 1, 2), sq), NULL, false, "UnsafeViewBackward0")  \
    X(outer, torc_outer(v3, v3), NULL, false, "MulBackward0")                                                        \
    X(linear_2, torc_linear(a, R(SHAPE(4, 3)), .bias = R(SHAPE(4))), NULL, false, "AddmmBackward0")                  \
    X(conv1d, torc_conv1d(i3, R(SHAPE(2, 3, 2))), NULL, false, "ConvolutionBackward0")                               \
    X(conv1d_unbatched, torc_conv1d(torc_select(i3, 0, 0), R(SHAPE(2, 3, 2))), "ConvolutionBackward0", true,         \
      "SqueezeBackward1")                                                                                            \
    X(conv2d_unbatched, torc_conv2d(torc_select(img, 0, 0), R(SHAPE(2, 3, 2, 2))), "ConvolutionBackward0", true,     \
      "SqueezeBackward1")                                                                                            \
    X(max_pool1d, torc_max_pool1d(i3, INTS(2)), "MaxPool2DWithIndicesBackward0", false, "SqueezeBackward1")          \
    X(max_pool1d_unbatched, torc_max_pool1d(torc_select(i3, 0, 0), INTS(2)), "MaxPool2DWithIndicesBackward0", false, \
      "SqueezeBackward1")                                                                                            \
    X(max_pool2d, torc_max_pool2d(img, INTS(2)), NULL, false, "MaxPool2DWithIndicesBackward0")                       \
    X(max_pool2d_unbatched, torc_max_pool2d(torc_select(img, 0, 0), INTS(2)), NULL, false,                           \
      "MaxPool2DWithIndicesBackward0")                                                                               \
    X(avg_pool1d, torc_avg_pool1d(i3, INTS(2)), "AvgPool2DBackward0", true, "SqueezeBackward1")                      \
    X(adaptive_avg_pool1d, torc_adaptive_avg_pool1d(i3, INTS(2)), "AdaptiveAvgPool2DBackward0", true,                \
      "SqueezeBackward1")                                                                                            \
    X(adaptive_avg_pool2d, torc_adaptive_avg_pool2d(img, INTS(2, 2)), NULL, false, "AdaptiveAvgPool2DBackward0")     \
    X(attention_3, torc_scaled_dot_product_attention(i3, i3, i3), NULL, false, "UnsafeViewBackward0")                \
    X(attention_2, torc_scaled_dot_product_attention(a, a, a), NULL, false, "MmBackward0")                           \
    X(layer_norm, torc_layer_norm(a, INTS(3)), NULL, false, "NativeLayerNormBackward0")                              \
    X(group_norm, torc_group_norm(img, 3), NULL, false, "NativeGroupNormBackward0")                                  \
    X(instance_norm, torc_instance_norm(img), "NativeGroupNormBackward0" /* NativeBatchNormBackward0 */, true,       \
      "ViewBackward0")                                                                                               \
    X(instance_norm_running,                                                                                         \
      torc_instance_norm(img, .running_mean = torc_zeros(SHAPE(3)), .running_var = torc_ones(SHAPE(3))),             \
      "NativeBatchNormBackward0", true, "ViewBackward0")                                                             \
    X(batch_norm, torc_batch_norm(img, NULL, NULL, .training = true), NULL, false, "NativeBatchNormBackward0")       \
    X(embedding, torc_embedding(a, labels(SHAPE(2))), NULL, false, "EmbeddingBackward0")                             \
    X(index, torc_index(a, TENSORS(labels(SHAPE(2)))), NULL, false, "IndexBackward0")                                \
    X(take, torc_take(a, labels(SHAPE(2))), NULL, false, "TakeBackward0")                                            \
    X(take_along_dim, torc_take_along_dim(a, labels(SHAPE(1, 3)), .dim = 0), NULL, false, "GatherBackward0")         \
    X(roll, torc_roll(a, INTS(1)), NULL, false, "RollBackward0")                                                     \
    X(masked_select, torc_masked_select(a, torc_ge(a, 0)), NULL, false, "MaskedSelectBackward0")                     \
    X(cross_entropy, torc_cross_entropy(a, labels(SHAPE(2)), .reduction = "none"), NULL, false, "NllLossBackward0")  \
    X(norm, torc_norm(a), NULL, false, "LinalgVectorNormBackward0")                                                  \
    X(var, torc_var(a, .dim = DIMS(0)), NULL, false, "VarBackward0")                                                 \
    X(logsumexp, torc_logsumexp(a, DIMS(0)), NULL, false, "LogsumexpBackward0")                                      \
    X(sum, torc_sum(row, .dim = DIMS(0)), NULL, false, "SumBackward1")                                               \
    X(flip, torc_flip(a, DIMS(0)), NULL, false, "FlipBackward0")                                                     \
    X(contiguous, torc_contiguous(torc_t(a)), NULL, false, "CloneBackward0")                                         \
    X(to_double, torc_double(a), NULL, false, "ToCopyBackward0")                                                     \
    X(to_copy, torc_to(a, .copy = true), NULL, false, "ToCopyBackward0")                                             \
    X(type_as, torc_type_as(a, torc_ones(SHAPE(1), .dtype = TORC_FLOAT64)), NULL, false, "ToCopyBackward0")

#define ID(name, ...) MADE_##name,
enum { VIEW_TABLE(ID) MADE_COUNT };
static torc_tensor made(int which) {
    switch (which) {
#define MAKE(name, expression, ...) \
    case MADE_##name: return expression;
        VIEW_TABLE(MAKE)
    default: return NULL;
    }
}
static const struct {
    const char *name, *base;
    bool view_without_grad;
    const char *grad_fn;
} recorded[] = {
#define RECORD(name, expression, ...) {#name, __VA_ARGS__},
    VIEW_TABLE(RECORD)};

static void inputs(void) {
    a = R(SHAPE(2, 3)), v3 = R(SHAPE(3)), sq = R(SHAPE(3, 3)), i3 = R(SHAPE(2, 3, 4)), img = R(SHAPE(2, 3, 4, 4));
    scalar = R(SHAPE0), row = R(SHAPE(1, 3));
}
static bool same_text(const char *x, const char *y) { return x && y ? !strcmp(x, y) : x == y; }
static const char *shown(const char *s) { return s ? s : "none"; }

static void results_of_operators(void **state) {
    (void)state;
    int wrong = 0;
    inputs();
    for (int k = 0; k < MADE_COUNT; k++) {
        torc_tensor y = made(k), base = torc_view_base(y);
        NO_ERROR();
        const char *of = base ? torc_grad_fn_name(base) : NULL, *made_by = torc_grad_fn_name(y);
        if (base && !of) of = "";
        if (same_text(of, recorded[k].base) && same_text(made_by, recorded[k].grad_fn)) continue;
        print_error("%s: view of \"%s\", made by %s; in PyTorch \"%s\", %s\n", recorded[k].name, shown(of),
                    shown(made_by), shown(recorded[k].base), shown(recorded[k].grad_fn));
        wrong++;
    }
    assert_int_equal(wrong, 0);
}

/* What was made without gradients may be written with them unless it is a view, and detached in place. */
static void results_made_without_grad(void **state) {
    (void)state;
    int wrong = 0;
    inputs();
    for (int k = 0; k < MADE_COUNT; k++) {
        torc_tensor y = NULL, w;
        TORC_NO_GRAD { y = made(k); }
        NO_ERROR();
        const bool view = torc_is_view(y), detaches = torc_detach_(y) != NULL;
        torc_error_clear();
        w = torc_ones((torc_ints_of(torc_sizes(y), torc_dim(y))), .dtype = torc_tensor_dtype(y), .requires_grad = true);
        const bool written = torc_add_(y, w) != NULL;
        torc_error_clear();
        if (view == recorded[k].view_without_grad && detaches == !view && written == !view) continue;
        print_error("%s: %s view, %s detached, %s written\n", recorded[k].name, view ? "a" : "no",
                    detaches ? "" : "not", written ? "" : "not");
        wrong++;
    }
    assert_int_equal(wrong, 0);
}

/* A frozen model's output, to which a trainable adapter adds. */
static void adapters(void **state) {
    (void)state;
    torc_tensor w = F32(true, SHAPE(2, 2), 1, 2, 3, 4), x = F32(false, SHAPE(1, 2, 2), 1, 0, 0, 1), h = NULL;
    TORC_NO_GRAD { h = torc_matmul(x, w); }
    assert_non_null(torc_add_(h, torc_matmul(x, w)));
    CHECK(h, 2, 4, 6, 8);
    assert_true(torc_backward(torc_sum(torc_mul(h, h))));
    CHECK(torc_grad(w), 4, 8, 12, 16);
    TORC_NO_GRAD { h = torc_flatten(torc_t(w)); }
    assert_non_null(torc_mul_(h, torc_flatten(torc_t(w))));
    torc_set_grad(w, NULL);
    assert_true(torc_backward(torc_sum(h)));
    CHECK(torc_grad(w), 1, 2, 3, 4);
}

/* Writing such a result with gradients: no CopySlices, no view to bring up to date, and the right gradient. */
static void results_written_in_place(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(2, 2), 1, 2, 3, 4), y = torc_reshape(torc_t(x), SHAPE(4));
    assert_int_equal(torc_tensor_version(y), 0);
    assert_non_null(torc_mul_(y, F64(false, SHAPE(4), 1, 2, 3, 4)));
    assert_string_equal(torc_grad_fn_name(y), "MulBackward0");
    assert_null(torc_view_base(y));
    assert_true(torc_backward(torc_sum(torc_mul(y, y))));
    CHECK(torc_grad(x), 2, 36, 24, 128);
    y = torc_stack(TENSORS(x, x));
    torc_tensor v = torc_select(y, 0, 0); /* a view of the result itself */
    assert_ptr_equal(torc_view_base(v), y);
    assert_non_null(torc_mul_(v, 3));
    assert_string_equal(torc_grad_fn_name(y), "CopySlices");
    torc_set_grad(x, NULL);
    assert_true(torc_backward(torc_sum(y)));
    CHECK(torc_grad(x), 4, 4, 4, 4);
    y = torc_double(F32(true, SHAPE(2), 1, 2));
    assert_int_equal(torc_tensor_version(y), 0);
}

/* ------------------------------------------------------------------------------------------ pieces
 * What a tensor is cut into are outputs of one node, as in PyTorch; tensor_split's too, where PyTorch slices once for
 * each. */
static torc_tensors cut(torc_tensor x, int how) { /* 6 elements into 3 pieces */
    switch (how) {
    case 0: return torc_split(x, 2);
    case 1: return torc_split_with_sizes(x, INTS(2, 2, 2));
    case 2: return torc_chunk(x, 3);
    case 3: return torc_unbind(torc_view(x, SHAPE(3, 2)));
    case 4: return torc_tensor_split(x, 3);
    default: return torc_tensor_split_indices(x, INTS(2, 4));
    }
}
static const char *const cut_names[] = {"SplitBackward0",  "SplitWithSizesBackward0", "SplitBackward0",
                                        "UnbindBackward0", "SliceBackward0",          "SliceBackward0"};

static void pieces_of_one_node(void **state) {
    (void)state;
    for (int how = 0; how < COUNT(cut_names); how++) {
        torc_tensor x = F32(true, SHAPE(6), 1, 2, 3, 4, 5, 6);
        torc_tensors p = cut(x, how);
        assert_int_equal(p.count, 3);
        for (int k = 0; k < 3; k++) {
            assert_string_equal(torc_grad_fn_name(p.data[k]), cut_names[how]);
            assert_ptr_equal(torc_grad_fn(p.data[k]), torc_grad_fn(p.data[0]));
            assert_int_equal(torc_output_nr(p.data[k]), k);
            assert_ptr_equal(torc_view_base(p.data[k]), x);
            assert_int_equal(torc_storage_offset(p.data[k]), 2 * k);
        }
        assert_int_equal(torc_node_next_count(torc_grad_fn(p.data[0])), 1);
        p = cut(F32(false, SHAPE(6), 1, 2, 3, 4, 5, 6), how);
        assert_null(torc_grad_fn(p.data[2]));
        assert_int_equal(torc_output_nr(p.data[2]), 0);
        TORC_NO_GRAD { p = cut(x, how); }
        assert_true(torc_is_view(p.data[1]) && torc_is_leaf(p.data[1]));
        p = cut(torc_ones(SHAPE(6), .dtype = TORC_INT64), how);
        assert_true(torc_is_view(p.data[1]));
    }
    assert_int_equal(torc_output_nr(torc_split(F32(true, SHAPE(2), 1, 2), 2).data[0]), 0); /* a list of one */
    NO_ERROR();
}

static torc_tensor tripled(torc_tensor grad, void *context) {
    ++*(int *)context;
    return torc_mul(grad, 3);
}
static void gradients_of_pieces(void **state) {
    (void)state;
    for (int how = 0; how < COUNT(cut_names); how++) {
        torc_tensor x = F64(true, SHAPE(6), 1, 2, 3, 4, 5, 6);
        torc_tensors p = cut(x, how);
        int called[3] = {0};
        for (int k = 0; k < 3; k++) assert_true(torc_register_hook(p.data[k], tripled, TORC_CONTEXT(&called[k])) != 0);
        assert_true(torc_retain_grad(p.data[2]));
        torc_tensor y = torc_sum(torc_mul(p.data[1], p.data[2])); /* the first has no gradient */
        assert_true(torc_backward(y, .retain_graph = true));
        CHECK(torc_grad(x), 0, 0, 15, 18, 9, 12);
        CHECK(torc_grad(p.data[2]), 9, 12); /* after its hook */
        assert_true(called[0] == 0 && called[1] == 1 && called[2] == 1);
        assert_true(torc_backward(y, .retain_graph = true)); /* once more over the same graph */
        CHECK(torc_grad(x), 0, 0, 30, 36, 18, 24);
        torc_tensors g = torc_autograd_grad(TENSORS(y), p, .retain_graph = true, .allow_unused = true);
        assert_int_equal(g.count, 3);
        assert_null(g.data[0]);
        CHECK(g.data[1], 15, 18);
        CHECK(g.data[2], 9, 12);
        assert_true(torc_backward(y)); /* frees what the products saved */
        assert_false(torc_backward(y));
        ERROR_HAS("Trying to backward through the graph a second time");
        /* the pieces themselves save nothing: another sum of theirs goes through the same node */
        torc_set_grad(x, NULL);
        assert_true(torc_backward(torc_sum(p.data[0])));
        CHECK(torc_grad(x), 3, 3, 0, 0, 0, 0);
        /* a piece whose base was written since it was saved */
        torc_tensor b = torc_mul(x, 1);
        p = cut(b, how);
        y = torc_sum(torc_mul(p.data[0], p.data[0]));
        TORC_NO_GRAD { torc_zero_(torc_detach(b)); }
        assert_false(torc_backward(y));
        ERROR_HAS("has been modified by an inplace operation");
    }
}

/* Of the gradient of the gradient: cutting and joining are each other's. */
static void pieces_differentiated_twice(void **state) {
    (void)state;
    for (int how = 0; how < COUNT(cut_names); how++) {
        torc_tensor x = F64(true, SHAPE(6), 1, 2, 3, 4, 5, 6);
        torc_tensors p = cut(x, how);
        torc_tensor y = torc_sum(torc_mul(torc_mul(p.data[0], p.data[0]), p.data[2]));
        torc_tensor g = torc_autograd_grad(TENSORS(y), TENSORS(x), .create_graph = true).data[0];
        CHECK(g, 2 * 1 * 5, 2 * 2 * 6, 0, 0, 1, 4);
        assert_true(torc_backward(torc_sum(torc_mul(g, g)), .inputs = TENSORS(x)));
        /* sum of 4 a^2 c^2 + a^4 for pairs (a, c) */
        CHECK(torc_grad(x), 8 * 25 + 4, 8 * 2 * 36 + 4 * 8, 0, 0, 8 * 5, 8 * 4 * 6);
    }
    /* cat's gradients are pieces of one node too */
    torc_tensor a = F64(true, SHAPE(2), 1, 2), b = F64(true, SHAPE(1), 3), c = F64(false, SHAPE(1), 4),
                d = torc_cat(TENSORS(a, c, b)), e = torc_sum(torc_mul(torc_mul(d, d), d));
    torc_tensors g = torc_autograd_grad(TENSORS(e), TENSORS(a, b), .create_graph = true);
    CHECK(g.data[0], 3, 12);
    CHECK(g.data[1], 27);
    assert_string_equal(torc_grad_fn_name(g.data[0]), "SliceBackward0");
    assert_ptr_equal(torc_grad_fn(g.data[0]), torc_grad_fn(g.data[1]));
    assert_int_equal(torc_output_nr(g.data[1]), 2);
    assert_true(torc_backward(torc_add(torc_sum(g.data[0]), torc_sum(g.data[1])), .inputs = TENSORS(a, b)));
    CHECK(torc_grad(a), 6, 12);
    CHECK(torc_grad(b), 18);
}

/* What runs while the gradient of pieces comes back: each operator by name. */
static char ran[2000];
static void note(const char *op) { snprintf(ran + strlen(ran), sizeof ran - strlen(ran), "%s ", op); }
static void done(void) {}
static const char *calls_of_backward(torc_tensor y) {
    static const exec_trace trace = {note, done};
    assert_true(exec_settle());
    ran[0] = 0;
    atomic_store(&exec_trace_hooks, &trace);
    const bool ok = torc_backward(y) && exec_settle();
    atomic_store(&exec_trace_hooks, NULL);
    assert_true(ok);
    return ran;
}
static void one_concatenation(void **state) {
    (void)state;
    torc_tensor x = torc_rand(SHAPE(4, 6), .requires_grad = true), w = torc_rand(SHAPE(4, 2));
    torc_tensors p = torc_chunk(torc_mul(x, 2), 3, .dim = -1);
    torc_tensor each[3];
    for (int k = 0; k < 3; k++) each[k] = torc_mul(p.data[k], w);
    torc_tensor y = torc_cat(((torc_tensors){each, 3}));
    NO_ERROR();
    assert_string_equal(calls_of_backward(torc_sum(y)), "mul mul mul cat mul ");
    /* a piece without gradient: one element of zeros, expanded */
    p = torc_chunk(x, 3, .dim = -1);
    torc_set_grad(x, NULL);
    assert_string_equal(calls_of_backward(torc_sum(torc_mul(p.data[1], w))), "mul zero_ cat ");
    /* slices to compare with: a full gradient for each, and their sum */
    torc_set_grad(x, NULL);
    y = torc_add(torc_mul(torc_narrow(x, 1, 0, 2), w), torc_mul(torc_narrow(x, 1, 2, 2), w));
    assert_non_null(strstr(calls_of_backward(torc_sum(y)), "as_strided_backward"));
    /* all slices of a dimension */
    p = torc_unbind(x);
    torc_set_grad(x, NULL);
    y = torc_cat(p);
    assert_string_equal(calls_of_backward(torc_sum(torc_mul(y, y))), "mul mul add cat ");
}

/* ------------------------------------------------------------------------------------------ views of leaves
 * PyTorch asks whether the base is a leaf, not whether it requires grad: a view that has a history may not be written once
 * the base lost its own. */
enum { LOSES_FLAG, DETACHED, DETACHED_REQUIRES, GAINS_FLAG, VIEW_GAINS_FLAG, HOWS };
static torc_tensor lost(int how, torc_tensor *base) {
    torc_tensor x = F32(how == LOSES_FLAG || how == DETACHED || how == DETACHED_REQUIRES, SHAPE(3), 1, 2, 3);
    torc_tensor b = how == DETACHED || how == DETACHED_REQUIRES ? torc_mul(x, 2) : x, v = torc_view(b, SHAPE(3));
    if (how == LOSES_FLAG) torc_requires_grad_(b, false);
    if (how == DETACHED || how == DETACHED_REQUIRES) torc_detach_(b);
    if (how == DETACHED_REQUIRES || how == GAINS_FLAG) torc_requires_grad_(b, true);
    if (how == VIEW_GAINS_FLAG) torc_requires_grad_(v, true);
    NO_ERROR();
    *base = b;
    return v;
}
static void views_of_leaves(void **state) {
    (void)state;
    static const char refusal[] =
        "a view of a leaf Variable that requires grad is being used in an in-place operation.";
    for (int how = 0; how < HOWS; how++) {
        torc_tensor base, v = lost(how, &base), w = F32(true, SHAPE(3), 1, 1, 1);
        assert_true(torc_requires_grad(v));
        assert_int_equal(torc_is_leaf(v), how >= GAINS_FLAG);
        assert_null(torc_add_(v, 1));
        ERROR_IS(refusal);
        assert_null(torc_add_(v, w));
        ERROR_IS(refusal);
        assert_null(torc_add_(torc_view(v, SHAPE(3)), 1));
        ERROR_IS(refusal);
        TORC_NO_GRAD { assert_non_null(torc_add_(v, 1)); }
    }
    for (int how = LOSES_FLAG; how <= DETACHED;
         how++) /* the base is written: the view's history is renewed, and ends there */
        for (int wanted = 0; wanted < 2; wanted++) {
            torc_tensor base, v = lost(how, &base), w = F32(true, SHAPE(3), 1, 1, 1);
            assert_non_null(wanted ? torc_mul_(base, w) : torc_mul_(base, 5));
            assert_true(torc_requires_grad(v));
            assert_false(torc_is_leaf(v));
            assert_string_equal(torc_grad_fn_name(v), "AsStridedBackward0");
            assert_true(torc_backward(torc_sum(torc_mul(v, v))));
            if (!wanted)
                assert_null(torc_grad(base));
            else if (how == LOSES_FLAG)
                CHECK(torc_grad(w), 2, 8, 18);
            else
                CHECK(torc_grad(w), 8, 32, 72);
        }
    torc_tensor base, v = lost(VIEW_GAINS_FLAG, &base);
    assert_non_null(torc_add_(base, 1));
    assert_true(torc_is_leaf(v) && torc_requires_grad(v));
    v = lost(LOSES_FLAG, &base);
    assert_true(torc_backward(torc_sum(v)));
    assert_null(torc_grad(base));
    torc_tensor x = F32(true, SHAPE(3), 1, 2, 3), b = torc_mul(x, 2); /* made after the base was detached: free */
    torc_detach_(b);
    v = torc_view(b, SHAPE(3));
    assert_non_null(torc_mul_(v, x));
    assert_true(torc_backward(torc_sum(b)));
    CHECK(torc_grad(x), 2, 4, 6);
}

/* ------------------------------------------------------------------------------------------ inference mode */
static void new_tensors_in_inference_mode(void **state) {
    (void)state;
    torc_tensor x = torc_rand(SHAPE(3, 3), .requires_grad = true), n = torc_rand(SHAPE(3, 3)), first = NULL;
    static float memory[4];
    const int mode = torc_inference_mode_begin();
    const torc_tensor fresh[] = {
        torc_to(x, .dtype = TORC_INT64),
        torc_to(x, .dtype = TORC_FLOAT64),
        torc_long(n),
        torc_bool(n),
        torc_double(n),
        torc_half(n),
        torc_type_as(n, torc_ones(SHAPE(1), .dtype = TORC_FLOAT64)),
        torc_to(n, .copy = true),
        torc_clone(x),
        torc_contiguous(torc_t(n)),
        torc_from_blob(memory, SHAPE(4), .dtype = TORC_FLOAT32),
        torc_generator_get_state(torc_default_generator(TORC_CPU)),
        torc_reshape(torc_t(x), SHAPE(9)),
        torc_matmul(torc_unsqueeze(n, 0), n),
        torc_stack(TENSORS(n, n)),
        torc_tensor_from(FLOATS(1, 2), SHAPE(2)),
        torc_empty_strided(SHAPE(2, 2), INTS(1, 4)),
        torc_zeros(SHAPE(2)),
        torc_add(n, n),
        torc_randperm(3),
        torc_sort(n).indices,
        torc_nonzero(n),
        torc_one_hot(torc_long(torc_zeros(SHAPE(2)))),
        torc_var_mean(n).mean,
        torc_new_zeros(n, SHAPE(2)),
        torc_empty_like(n),
    };
    NO_ERROR();
    for (int k = 0; k < COUNT(fresh); k++) {
        if (!torc_is_inference(fresh[k])) print_error("number %d is no inference tensor\n", k);
        assert_true(torc_is_inference(fresh[k]));
    }
    const torc_tensor old[] = {torc_view(n, SHAPE(9)), torc_to(n, .dtype = TORC_FLOAT32), torc_detach(x),
                               torc_expand(n, SHAPE(2, 3, 3)), torc_contiguous(n)};
    for (int k = 0; k < COUNT(old); k++) assert_false(torc_is_inference(old[k])); /* normal memory */
    const bool before = torc_enable_grad_begin(); /* nothing is recorded there all the same */
    first = torc_mul(x, 2);
    torc_tensor product = torc_mul(x, x);
    torc_enable_grad_end(before);
    assert_true(first && product && !torc_requires_grad(first) && !torc_requires_grad(product));
    torc_inference_mode_end(mode);
    assert_true(torc_is_inference(first));
    assert_null(torc_add_(fresh[1], fresh[1]));
    ERROR_HAS("Inplace update to inference tensor outside InferenceMode is not allowed.");
}

static void inference_tensors_that_require_grad(void **state) {
    (void)state;
    torc_tensor x = F32(true, SHAPE(2, 2), 1, 2, 3, 4), t = NULL;
    const int mode = torc_inference_mode_begin();
    t = torc_ones(SHAPE(2, 2), .requires_grad = true);
    torc_inference_mode_end(mode);
    assert_true(torc_requires_grad(t) && torc_is_inference(t));
    const torc_tensor views[] = {torc_view(t, SHAPE(4)), torc_select(t, 0, 0),     torc_t(t),
                                 torc_unbind(t).data[0], torc_split(t, 1).data[0], torc_detach(t)};
    for (int k = 0; k < COUNT(views); k++) {
        assert_true(torc_is_inference(views[k]) && torc_is_leaf(views[k]));
        assert_false(torc_requires_grad(views[k]) || torc_is_view(views[k]));
    }
    const torc_tensor alone[] = {torc_add(t, t), torc_mul(t, t), torc_matmul(t, t), torc_sum(t),
                                 torc_cat(TENSORS(t, t))};
    for (int k = 0; k < COUNT(alone); k++) assert_false(torc_requires_grad(alone[k]) || torc_is_inference(alone[k]));
    const torc_tensor beside[] = {torc_add(t, x), torc_add(t, 2), torc_cat(TENSORS(t, x)), torc_clone(t),
                                  torc_double(t)};
    for (int k = 0; k < COUNT(beside); k++) assert_true(torc_requires_grad(beside[k]));
    assert_true(torc_backward(torc_sum(beside[1])));
    CHECK(torc_grad(t), 1, 1, 1, 1);
    assert_null(torc_mul(t, x));
    ERROR_HAS("Inference tensors cannot be saved for backward.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(results_of_operators),
        SCOPED(results_made_without_grad),
        SCOPED(adapters),
        SCOPED(results_written_in_place),
        SCOPED(pieces_of_one_node),
        SCOPED(gradients_of_pieces),
        SCOPED(pieces_differentiated_twice),
        SCOPED(one_concatenation),
        SCOPED(views_of_leaves),
        SCOPED(new_tensors_in_inference_mode),
        SCOPED(inference_tensors_that_require_grad),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
