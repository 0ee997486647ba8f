/* test_autograd_graph.c - the graph as programs see it: nodes, edges, what nodes saved, hooks of one saved tensor. */
#include "test_autograd.h"

#include "core/tensor.h"
#include "torc/ops_private.h"

#include <math.h>

static torc_tensor leaf(double v, int64_t n) {
    return torc_requires_grad_(torc_full(SHAPE(n), NUM(v), .dtype = TORC_FLOAT64), true);
}
static torc_edge edge_of(torc_tensor t) { return (torc_edge){torc_gradient_node(t), torc_output_nr(t)}; }
#define EDGES(...) ((torc_edges){(const torc_edge[]){__VA_ARGS__}, (int64_t)COUNT(((const torc_edge[]){__VA_ARGS__}))})

/* ------------------------------------------------------------------------------------------ within a backward pass */
typedef struct visit {
    torc_node above, here, aside; /* nodes */
    uint64_t id, inner;           /* of the pass, and of one that the hook makes */
    bool above_runs, here_runs, aside_runs;
    int calls;
} visit;
static torc_tensor look_around(torc_tensor grad, void *context) {
    visit *v = context;
    (void)grad;
    v->calls++;
    v->id = torc_backward_id();
    v->above_runs = torc_backward_visits(v->above);
    v->here_runs = torc_backward_visits(v->here);
    v->aside_runs = torc_backward_visits(v->aside);
    return NULL;
}
static torc_tensor look_within(torc_tensor grad, void *context) {
    visit *v = context;
    (void)grad;
    v->inner = torc_backward_id();
    return NULL;
}
static torc_tensor pass_within(torc_tensor grad, void *context) {
    const bool before = torc_set_grad_enabled(true);
    torc_tensor x = leaf(1, 1);
    torc_register_hook(x, look_within, (torc_context){.data = context});
    torc_backward(torc_sum(x));
    torc_set_grad_enabled(before);
    return look_around(grad, context);
}
static void visited_nodes(void **state) {
    (void)state;
    torc_tensor x = leaf(3, 2), w = leaf(1, 2), y = torc_mul(x, 2), z = torc_mul(y, w), other = torc_mul(x, 5);
    visit v = {torc_gradient_node(z), torc_gradient_node(w), torc_gradient_node(other), 0, 0, 0, 0, 0, 0};
    assert_true(torc_register_hook(y, pass_within, (torc_context){.data = &v}));
    assert_true(torc_backward(torc_sum(z), .retain_graph = true));
    assert_true(v.calls == 1 && v.above_runs && v.here_runs && !v.aside_runs);
    assert_true(v.id && v.inner > v.id);
    const uint64_t first = v.id;
    /* With inputs, what leads to them and where they are. */
    assert_true(torc_backward(torc_sum(z), .retain_graph = true, .inputs = TENSORS(x)));
    assert_true(v.calls == 2 && v.above_runs && !v.here_runs && v.id > first);
    assert_int_equal(torc_autograd_grad(TENSORS(torc_sum(z)), TENSORS(y, w)).count, 2);
    assert_true(v.calls == 3 && v.above_runs && v.here_runs);
    assert_true(!torc_backward_id() && !torc_error());
    assert_false(torc_backward_visits(v.above));
    ERROR_IS("backward_visits: the calling thread is within no backward pass");
    assert_false(torc_backward_visits(NULL));
    ERROR_HAS("backward_visits");
}

/* ------------------------------------------------------------------------------------------ edges */
static void edges(void **state) {
    (void)state;
    torc_tensor x = leaf(3, 2), y = torc_mul(x, x), z = torc_sum(y);
    const torc_edge ex = edge_of(x), ey = edge_of(y), ez = edge_of(z);
    assert_string_equal(torc_node_name(ex.node), "AccumulateGrad");
    assert_true(torc_node_variable(ex.node) == x && !torc_node_variable(ey.node));
    assert_true(ex.node == torc_gradient_node(x) && ey.node == torc_grad_fn(y));
    assert_int_equal(torc_node_next_count(ey.node), 2);
    assert_true(torc_node_next(ey.node, 1) == ex.node && torc_node_next_output_nr(ey.node, 1) == 0);
    assert_true(torc_node_sequence_nr(ez.node) > torc_node_sequence_nr(ey.node));
    assert_true(torc_node_sequence_nr(ex.node) == UINT64_MAX && torc_node_output_count(ez.node) == 1);

    torc_tensors g = torc_autograd_grad_edges(EDGES(ez), EDGES(ey, ex), .retain_graph = true);
    assert_int_equal(g.count, 2);
    CHECK(g.data[0], 1, 1);
    CHECK(g.data[1], 6, 6);
    g = torc_autograd_grad_edges(EDGES(ez, ez), EDGES(ex), .retain_graph = true);
    CHECK(g.data[0], 12, 12);
    g = torc_autograd_grad_edges(EDGES(ey), EDGES(ex),
                                 .grad_outputs = TENSORS(torc_ones(SHAPE(2), .dtype = TORC_FLOAT32)),
                                 .create_graph = true);
    CHECK(g.data[0], 6, 6);
    assert_true(torc_requires_grad(g.data[0]));
    g = torc_autograd_grad_edges(EDGES(ex), EDGES(ex), .grad_outputs = TENSORS(y));
    CHECK(g.data[0], 9, 9);

    assert_true(torc_backward_edges(EDGES(ez), .retain_graph = true, .inputs = EDGES(ex)));
    CHECK(torc_grad(x), 6, 6);
    assert_true(torc_backward_edges(EDGES(ez), .retain_graph = true, .inputs = EDGES(ey))); /* no leaf: nothing */
    CHECK(torc_grad(x), 6, 6);
    torc_retain_grad(y);
    assert_true(torc_backward_edges(EDGES(ez), .retain_graph = true, .inputs = EDGES(ey)));
    CHECK(torc_grad(y), 1, 1);
    CHECK(torc_grad(x), 6, 6);
    assert_true(torc_backward_edges(EDGES(ex), .gradients = TENSORS(torc_ones(SHAPE(2), .dtype = TORC_FLOAT64))));
    CHECK(torc_grad(x), 7, 7);

    torc_tensor w = leaf(1, 1);
    const torc_edge ew = edge_of(w);
    assert_false(torc_autograd_grad_edges(EDGES(ez), EDGES(ew), .retain_graph = true).count);
    ERROR_HAS("appears to not have been used in the graph");
    g = torc_autograd_grad_edges(EDGES(ez), EDGES(ew), .retain_graph = true, .allow_unused = true);
    assert_true(g.count == 1 && !g.data[0] && !torc_error());
    assert_false(torc_autograd_grad_edges(EDGES(ey), EDGES(ex)).count);
    ERROR_IS("grad can be implicitly created only for scalar outputs");
    assert_false(torc_autograd_grad_edges(EDGES(ey), EDGES(ex), .grad_outputs = TENSORS(torc_ones(SHAPE(4)))).count);
    ERROR_IS("Mismatch in shape: grad_output[0] has a shape of torch.Size([4]) and output[0] has a shape of "
             "torch.Size([2]).");
    assert_false(torc_autograd_grad_edges(EDGES(ez), EDGES(((torc_edge){ey.node, 1}))).count);
    ERROR_IS("autograd.grad: entry 0 of inputs: output 1 of MulBackward0, which has 1");
    assert_false(torc_backward_edges(EDGES(ez, ((torc_edge){ey.node, -1}))));
    ERROR_HAS("entry 1 of edges: output -1 of MulBackward0");
    assert_false(torc_backward_edges(EDGES(((torc_edge){NULL, 0}))));
    ERROR_HAS("entry 0 of edges has no node");
    assert_null(torc_gradient_node(torc_ones(SHAPE(1))));
    ERROR_IS("It is not possible to get the gradient edge for a Tensor that does not require gradients");
    assert_null(torc_node_next(ey.node, 2));
    ERROR_HAS("input 2 of a node with 2");
    torc_node_next_output_nr(ey.node, -1);
    ERROR_HAS("input -1 of a node with 2");
}

/* Outputs of one node, a view whose base was written, and an edge that outlives its tensor. */
static void edges_of_others(void **state) {
    (void)state;
    torc_tensor x = leaf(2, 3), y = torc_mul(x, 2);
    torc_tensors parts = torc_unbind(y);
    const torc_edge last = edge_of(parts.data[2]);
    assert_true(last.output_nr == 2 && torc_node_output_count(last.node) == 3);
    torc_tensors g = torc_autograd_grad_edges(EDGES(last), EDGES(edge_of(y)), .retain_graph = true);
    CHECK(g.data[0], 0, 0, 1);
    torc_tensor product = torc_mul(parts.data[2], parts.data[1]);
    const torc_node node = torc_grad_fn(product);
    assert_true(torc_node_next(node, 0) == last.node && torc_node_next_output_nr(node, 0) == 2 &&
                torc_node_next_output_nr(node, 1) == 1);

    torc_tensor base = torc_mul(x, 1), first = torc_narrow(base, 0, 1, 1);
    torc_mul_(base, 5);
    assert_int_equal(torc_output_nr(first), 0);
    g = torc_autograd_grad_edges(EDGES(edge_of(first)), EDGES(edge_of(x)));
    CHECK(g.data[0], 0, 5, 0);

    const int64_t scope = torc_scope_begin();
    torc_tensor gone = torc_exp(torc_mul(x, 0));
    const torc_edge kept = {torc_retain(torc_gradient_node(gone)), torc_output_nr(gone)};
    torc_scope_end(scope);
    g = torc_autograd_grad_edges(EDGES(kept), EDGES(edge_of(x)),
                                 .grad_outputs = TENSORS(torc_ones(SHAPE(3), .dtype = TORC_FLOAT64)));
    CHECK(g.data[0], 0, 0, 0);
    torc_release(kept.node);
}

static void one_node_alone(void **state) {
    (void)state;
    torc_tensor x = leaf(3, 2), y = torc_mul(x, 2), ones = torc_ones_like(y);
    torc_tensors g = torc_node_apply(torc_grad_fn(torc_mul(y, x)), TENSORS(ones));
    assert_int_equal(g.count, 2);
    CHECK(g.data[0], 3, 3);
    CHECK(g.data[1], 6, 6);
    assert_true(torc_requires_grad(g.data[0])); /* as it is in grad mode */
    g = torc_node_apply(torc_grad_fn(y), TENSORS(NULL));
    assert_true(g.count == 2 && !g.data[0] && !g.data[1]);
    assert_int_equal(torc_node_apply(torc_gradient_node(x), TENSORS(ones)).count, 0);
    CHECK(torc_grad(x), 1, 1);
    NO_ERROR();
    assert_int_equal(torc_node_apply(torc_grad_fn(y), TENSORS(ones, ones)).count, 0);
    ERROR_IS("expected 1 arguments, got 2 instead");
}

/* ------------------------------------------------------------------------------------------ what nodes saved */
static int64_t entry_named(torc_node n, const char *name) {
    for (int64_t k = 0; k < torc_node_saved_count(n); k++)
        if (!strcmp(torc_node_saved_name(n, k), name)) return k;
    print_error("%s saved nothing called %s\n", torc_node_name(n), name);
    fail();
    return -1;
}
static torc_value saved(torc_tensor t, const char *name) {
    torc_value v = {.kind = TORC_VALUE_DEVICE};
    const torc_node n = torc_grad_fn(t);
    assert_true(torc_node_saved(n, entry_named(n, name), &v));
    return v;
}
static torc_tensor saved_tensor_of(torc_tensor t, const char *name) {
    const torc_value v = saved(t, name);
    assert_int_equal(v.kind, TORC_VALUE_TENSOR);
    return v.as.tensor;
}
static int64_t saved_int(torc_tensor t, const char *name) {
    const torc_value v = saved(t, name);
    assert_int_equal(v.kind, TORC_VALUE_NUMBER);
    return (int64_t)torc_number_to_double(v.as.number);
}

static void saved_values(void **state) {
    (void)state;
    torc_tensor x = leaf(3, 2), y = torc_mul(x, 2), z = torc_mul(y, x), e = torc_exp(z);
    assert_true(saved_tensor_of(z, "self") == y && saved_tensor_of(z, "other") == x);
    assert_int_equal(saved(y, "self").kind, TORC_VALUE_NONE); /* only the number's gradient reads it */
    CHECK(saved_tensor_of(y, "other"), 2);
    TORC_NO_GRAD {
        torc_tensor result = saved_tensor_of(e, "result");
        assert_true(torc_grad_fn(result) == torc_grad_fn(e) && torc_requires_grad(result));
        CHECK(result, exp(18), exp(18));
    }
    assert_int_equal(torc_node_saved_count(torc_grad_fn(e)), 1);

    torc_tensor m = torc_reshape(leaf(1, 6), SHAPE(2, 3)), s = torc_sum(m, .dim = DIMS(0, 1), .keepdim = true);
    const torc_value dims = saved(s, "dim");
    assert_true(dims.kind == TORC_VALUE_INTS && dims.as.ints.count == 2 && dims.as.ints.data[1] == 1);
    assert_int_equal(saved_int(s, "keepdim"), 1);
    assert_int_equal(saved(s, "dtype").kind, TORC_VALUE_NONE);
    assert_int_equal(saved(torc_sum(m), "dim").kind, TORC_VALUE_NONE);
    torc_max_dim_result most = torc_max_dim(m, 1);
    CHECK(saved_tensor_of(most.values, "indices"), 0, 0);
    assert_int_equal(saved_int(most.values, "dim"), 1);
    assert_string_equal(saved(torc_mse_loss(m, torc_zeros_like(m), .reduction = "sum"), "reduction").as.str, "sum");
    assert_int_equal(saved_int(torc_add(m, m, .alpha = 4), "alpha"), 4);
    torc_tensor joined = torc_cat(TENSORS(m, m), .dim = 1);
    assert_int_equal(saved_int(joined, "dim"), 1);
    const torc_value sizes = saved(torc_split_with_sizes(m, INTS(1, 2), .dim = 1).data[0], "split_sizes");
    assert_true(sizes.kind == TORC_VALUE_INTS && sizes.as.ints.count == 2 && sizes.as.ints.data[1] == 2);

    torc_native_dropout_result dropped = torc_native_dropout(m, 0.5, true);
    assert_true(torc_tensor_dtype(saved_tensor_of(dropped.output, "result1")) == TORC_BOOL);

    torc_tensor index = torc_zeros(SHAPE(2), .dtype = TORC_INT64);
    const torc_value indices = saved(torc_index(m, TENSORS(NULL, index)), "indices");
    assert_true(indices.kind == TORC_VALUE_TENSORS && indices.as.tensors.count == 2 && !indices.as.tensors.data[0]);
    CHECK(indices.as.tensors.data[1], 0, 0);

    torc_tensor base = torc_mul(x, 1), view = torc_narrow(base, 0, 1, 1);
    torc_exp_(view);
    assert_string_equal(torc_grad_fn_name(base), "CopySlices");
    assert_int_equal(torc_node_saved_count(torc_grad_fn(base)), 0);
    assert_int_equal(torc_node_saved_count(torc_grad_fn(view)), 3);
    assert_int_equal(saved_int(view, "storage_offset"), 1);
    assert_int_equal(saved(view, "size").as.ints.data[0], 1);
    assert_int_equal(saved(view, "stride").as.ints.count, 1);
    assert_int_equal(torc_node_saved_count(torc_gradient_node(x)), 0);
    torc_tensor written = torc_mul(x, 1);
    torc_exp_(written);
    assert_true(torc_grad_fn(saved_tensor_of(written, "result")) == torc_grad_fn(written));

    const torc_node n = torc_grad_fn(torc_mul(x, 2)), many = torc_grad_fn(torc_cat(TENSORS(x, x)));
    assert_int_equal(torc_node_saved_tensor_count(n, entry_named(n, "self")), 1);
    assert_int_equal(torc_node_saved_tensor_count(many, entry_named(many, "dim")), 0);
    torc_value v = {.kind = TORC_VALUE_DTYPE};
    assert_int_equal(torc_node_saved_tensor_count(torc_grad_fn(e), 1), 0);
    ERROR_IS("Node.saved_tensor_count: entry 1 of what ExpBackward0 saved, which is 1");
    assert_false(torc_node_saved(torc_grad_fn(e), 1, &v));
    ERROR_IS("Node.saved: entry 1 of what ExpBackward0 saved, which is 1");
    assert_string_equal(torc_node_saved_name(torc_grad_fn(e), -1), "");
    ERROR_HAS("entry -1 of what ExpBackward0 saved");
    assert_int_equal(v.kind, TORC_VALUE_DTYPE);
    assert_false(torc_node_saved(torc_grad_fn(e), 0, NULL));
    ERROR_HAS("value is NULL");
}

static void saved_and_gone(void **state) {
    (void)state;
    torc_tensor x = leaf(3, 2), y = torc_mul(x, 2), z = torc_mul(y, x);
    const torc_node n = torc_grad_fn(z);
    torc_value v;
    assert_true(torc_backward(torc_sum(z), .retain_graph = true));
    assert_true(saved_tensor_of(z, "self") == y);
    torc_add_(y, 1);
    assert_false(torc_node_saved(n, entry_named(n, "self"), &v));
    ERROR_HAS(
        "has been modified by an inplace operation: [torch.DoubleTensor [2]], which is output 0 of AddBackward0, is "
        "at version 1; expected version 0 instead");
    torc_tensor a = torc_add(torc_mul(x, x), x, .alpha = 2);
    const torc_node last = torc_grad_fn(a), product = torc_node_next(last, 0);
    assert_true(torc_backward(torc_sum(a)));
    assert_false(torc_node_saved(product, 0, &v));
    ERROR_HAS("Trying to backward through the graph a second time (or directly access saved tensors after they have "
              "already been freed)");
    assert_int_equal(saved_int(a, "alpha"), 2); /* attributes stay */
}

/* The weight of lerp, if it is a number, is an attribute of the node, though the kernel gets a tensor: hooks do not see it, and it is not freed. */
static torc_tensor never_unpacked(void *packed, void *context) {
    (void)context;
    return packed;
}
static void *never_packed(torc_tensor t, void *context) {
    ++*(int *)context;
    return torc_retain(t);
}
static void a_weight_that_is_a_number(void **state) {
    (void)state;
    int packed = 0;
    torc_tensor x = F64(true, SHAPE(2), 1, 2), y = F64(true, SHAPE(2), 3, 5);
    assert_true(torc_saved_tensors_hooks_push(&(torc_saved_tensors_hooks){
        sizeof(torc_saved_tensors_hooks), never_packed, never_unpacked, NULL, TORC_CONTEXT(&packed)}));
    torc_tensor z = torc_lerp(x, y, 0.25);
    torc_saved_tensors_hooks_pop();
    for (int k = 1; k <= 3; k++) {
        assert_true(torc_backward(z, torc_ones_like(z)));
        CHECK(torc_grad(x), 0.75 * k, 0.75 * k);
        CHECK(torc_grad(y), 0.25 * k, 0.25 * k);
    }
    assert_int_equal(packed, 0);
    z = torc_lerp(x, y, F64(false, SHAPE(2), 0.25, 0.5));
    assert_true(torc_backward(z, torc_ones_like(z)));
    assert_false(torc_backward(z, torc_ones_like(z)));
    ERROR_HAS("Trying to backward through the graph a second time");
}

/* ------------------------------------------------------------------------------------------ hooks of one tensor */
static int packs, unpacks, drops, ends;
static void *pack(torc_tensor t, void *context) {
    packs++;
    return torc_retain(torc_mul(t, *(const double *)context));
}
static torc_tensor unpack(void *packed, void *context) {
    (void)context;
    unpacks++;
    return packed;
}
static void drop(void *packed, void *context) {
    (void)context;
    drops++;
    torc_release(packed);
}
static void end(void *context) {
    (void)context;
    ends++;
}
static void *pack_in_place(torc_tensor t, void *context) {
    (void)context;
    return torc_retain(torc_add_(t, 1));
}
static void *pack_badly(torc_tensor t, void *context) {
    (void)t, (void)context;
    torc_error_raise(TORC_ERROR_VALUE, "will not");
    return NULL;
}
static torc_saved_tensors_hooks hooks_by(double *factor) {
    return (torc_saved_tensors_hooks){.struct_size = sizeof(torc_saved_tensors_hooks),
                                      .pack = pack,
                                      .unpack = unpack,
                                      .drop = drop,
                                      .context = {factor, end}};
}

static void raw_hooks(void **state) {
    (void)state;
    packs = unpacks = drops = ends = 0;
    double five = 5;
    const int64_t scope = torc_scope_begin();
    torc_tensor x = leaf(3, 2), y = torc_mul(x, 2), z = torc_mul(y, x);
    const torc_node n = torc_grad_fn(z);
    const int64_t self = entry_named(n, "self"), other = entry_named(n, "other");
    torc_saved_tensors_hooks h = hooks_by(&five);
    assert_true(torc_node_saved_register_hooks(n, self, 0, &h));
    assert_true(packs == 1 && !unpacks);
    torc_tensor kept = saved_tensor_of(z, "self");
    CHECK(kept, 30, 30);
    assert_true(unpacks == 1 && torc_grad_fn(kept) == torc_grad_fn(y));
    assert_false(torc_node_saved_register_hooks(n, self, 0, &h));
    ERROR_IS(
        "Calling register_hooks on a saved tensor whose hooks have already been set. Hint: only one pair of hooks is "
        "allowed at a time.");
    assert_true(packs == 1 && ends == 1); /* the context of the refused ones */
    const torc_node first = torc_grad_fn(y);
    assert_false(torc_node_saved_register_hooks(first, entry_named(first, "self"), 0, &h));
    ERROR_IS("Calling register_hooks on a saved tensor with value None is forbidden");
    h.pack = pack_in_place;
    torc_tensor spoiled = torc_square(leaf(1, 1));
    assert_false(torc_node_saved_register_hooks(torc_grad_fn(spoiled), 0, 0, &h));
    ERROR_HAS("A saved tensor pack hook is modifying its input in place.");
    h.pack = pack_badly;
    assert_false(torc_node_saved_register_hooks(n, other, 0, &h));
    ERROR_HAS("will not");
    assert_true(torc_node_saved_register_hooks(n, other, 0, NULL) == false);
    ERROR_HAS("Node.saved_register_hooks");
    h.pack = pack;
    assert_false(torc_node_saved_register_hooks(n, other, 1, &h));
    ERROR_HAS("tensor 1 of 1 that MulBackward0 saved as other");
    torc_tensor s = torc_sum(z, .dim = DIMS(0));
    assert_false(torc_node_saved_register_hooks(torc_grad_fn(s), entry_named(torc_grad_fn(s), "dim"), 0, &h));
    ERROR_HAS("what SumBackward1 saved as dim is no tensor");
    assert_int_equal(ends, 6);
    torc_tensors g = torc_autograd_grad(TENSORS(s), TENSORS(x)); /* of x: 30 for self, 3 * 2 for other */
    CHECK(g.data[0], 36, 36);
    assert_true(unpacks == 2 && drops == 2 && ends == 7); /* that of the refused pack, and that let go of by backward */
    assert_false(torc_node_saved_register_hooks(n, other, 0, &h));
    ERROR_HAS("Calling register_hooks on a saved tensor after it has been freed.");
    torc_scope_end(scope);
    assert_true(drops == 2 && ends == 8);

    /* a result, and one that was modified, which hooks may take as it is now */
    torc_tensor w = leaf(0, 2), e = torc_exp(w);
    torc_add_(torc_detach(e), 1);
    h = hooks_by(&five);
    assert_true(torc_node_saved_register_hooks(torc_grad_fn(e), 0, 0, &h));
    CHECK(saved_tensor_of(e, "result"), 10, 10);
    assert_true(torc_grad_fn(saved_tensor_of(e, "result")) == torc_grad_fn(e));
}

/* ------------------------------------------------------------------------------------------ custom functions */
static torc_tensors product_forward(torc_function_context ctx, torc_tensors inputs, void *context) {
    (void)context;
    torc_function_save_for_backward(ctx, TENSORS(inputs.data[0], NULL, inputs.data[1]));
    return torc_tensors_lend(TENSORS(torc_mul(inputs.data[0], inputs.data[1])));
}
static torc_tensors product_backward(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)context;
    return torc_tensors_lend(TENSORS(torc_mul(grads.data[0], torc_function_saved(ctx, 2)),
                                     torc_mul(grads.data[0], torc_function_saved(ctx, 0))));
}
static void custom_functions(void **state) {
    (void)state;
    torc_tensor x = leaf(3, 1), y = torc_mul(x, 2);
    torc_tensor z =
        torc_function_apply("Product", product_forward, product_backward, TORC_NO_CONTEXT, TENSORS(x, y)).data[0];
    const torc_value v = saved(z, "tensors");
    assert_true(v.kind == TORC_VALUE_TENSORS && v.as.tensors.count == 3);
    assert_true(v.as.tensors.data[0] == x && !v.as.tensors.data[1] && v.as.tensors.data[2] == y);
    double two = 2;
    const torc_saved_tensors_hooks h = hooks_by(&two);
    assert_true(torc_node_saved_register_hooks(torc_grad_fn(z), 0, 2, &h));
    CHECK(saved(z, "tensors").as.tensors.data[2], 12);
    assert_false(torc_node_saved_register_hooks(torc_grad_fn(z), 0, 1, &h));
    ERROR_HAS("with value None is forbidden");
    assert_true(torc_backward(z));
    CHECK(torc_grad(x), 12 + 3 * 2);
    torc_value gone;
    assert_false(torc_node_saved(torc_grad_fn(z), 0, &gone));
    ERROR_HAS("already been freed");
}

/* ------------------------------------------------------------------------------------------ what calls own */
/* A list or a text is the caller's only while the call lasts: the node has its own. */
static void texts_outlive_the_call(void **state) {
    (void)state;
    char how[64] = "sum";
    int64_t shifts[40], dims[40];
    for (int k = 0; k < 40; k++) shifts[k] = k, dims[k] = k % 2;
    torc_tensor x = torc_requires_grad_(torc_arange(6), false),
                y = torc_reshape(torc_to(x, .dtype = TORC_FLOAT64), SHAPE(2, 3));
    torc_requires_grad_(y, true);
    torc_tensor loss = torc_mse_loss(y, torc_zeros_like(y), .reduction = how),
                turned = torc_roll(y, torc_ints_of(shifts, 40), .dims = torc_ints_of(dims, 40));
    strcpy(how, "mean");
    memset(shifts, 0xff, sizeof shifts), memset(dims, 0xff, sizeof dims);
    /* 0 + 2 + … + 38 = 380 along dimension 0 of two rows is nothing; 1 + 3 + … + 39 = 400 along dimension 1 is one step. */
    CHECK(turned, 2, 0, 1, 5, 3, 4);
    torc_tensors g = torc_autograd_grad(TENSORS(loss, torc_sum(torc_mul(turned, torc_detach(y)))), TENSORS(y));
    CHECK(g.data[0], 0 + 1, 2 + 2, 4 + 0, 6 + 4, 8 + 5, 10 + 3);
    char word[200];
    memset(word, 'x', sizeof word - 1), word[sizeof word - 1] = 0;
    assert_null(torc_div(y, y, .rounding_mode = word));
    assert_non_null(strstr(torc_error_message(), word));
    torc_error_clear();
    assert_null(torc_div(y, y, .rounding_mode = ""));
    torc_error_clear();
}

/* Lists of a thousand tensors: in one call with its gradient, under autocast, and of what a node saved. */
static void long_lists(void **state) {
    (void)state;
    enum { N = 1000 };
    static torc_tensor t[N];
    for (int k = 0; k < N; k++) t[k] = torc_requires_grad_(torc_full(SHAPE(2), (double)k), true);
    const torc_tensors all = {t, N};
    torc_tensor joined = torc_cat(all);
    assert_int_equal(torc_node_next_count(torc_grad_fn(joined)), N);
    assert_true(torc_backward(torc_sum(torc_mul(joined, joined))));
    CHECK(torc_grad(t[999]), 1998, 1998);
    torc_tensors sums = torc__foreach_mul(all, all);
    assert_int_equal(sums.count, N);
    torc_tensors g = torc_autograd_grad(TENSORS(torc_sum(torc_stack(sums))), all);
    assert_int_equal(g.count, N);
    CHECK(g.data[7], 14, 14);
    assert_true(torc_autocast_begin(TORC_DEVICE_CPU, TORC_DTYPE_NONE));
    t[0] = torc_to(t[0], .dtype = TORC_BFLOAT16);
    torc_tensor mixed = torc_stack(all);
    torc_autocast_end();
    assert_int_equal(torc_tensor_dtype(mixed), TORC_FLOAT32);

    static torc_tensor indices[TORC_MAX_DIMS];
    for (int k = 0; k < TORC_MAX_DIMS; k++) indices[k] = torc_zeros(SHAPE(1), .dtype = TORC_INT64);
    int64_t ones[TORC_MAX_DIMS];
    for (int k = 0; k < TORC_MAX_DIMS; k++) ones[k] = 1;
    torc_tensor x = torc_requires_grad_(torc_ones((torc_ints_of(ones, TORC_MAX_DIMS))), true),
                y = torc_index(x, ((torc_tensors){indices, TORC_MAX_DIMS}));
    assert_int_equal(saved(y, "indices").as.tensors.count, TORC_MAX_DIMS);
    assert_true(torc_backward(torc_sum(y)));
    assert_int_equal(torc_numel(torc_grad(x)), 1);
}

/* ------------------------------------------------------------------------------------------ who holds a gradient
 * The engine adds in place to gradients that nobody else holds. A hook that keeps each one takes that away, and must not change
 * a bit or a stride. */
static torc_tensor held[64];
static int nheld;
static torc_tensor hold(torc_tensor grad, void *context) {
    (void)context;
    assert_true(nheld < COUNT(held));
    held[nheld++] = torc_retain(grad);
    return NULL;
}
static void gradients_of_layouts(torc_tensor x, bool keep, torc_tensor to[3]) {
    nheld = 0;
    torc_tensor h = torc_mul(x, 1.5), t = torc_permute(h, DIMS(1, 0)), u = torc_mul(t, 3), v = torc_exp(h),
                w = torc_mul(h, v), all[] = {h, t, u, v, w};
    for (int k = 0; keep && k < COUNT(all); k++) assert_true(torc_register_hook(all[k], hold, TORC_NO_CONTEXT));
    torc_tensor loss = torc_add(torc_add(torc_sum(torc_mul(u, torc_rsqrt(t))), torc_sum(w)), torc_sum(torc_mul(v, h)));
    torc_tensors g = torc_autograd_grad(TENSORS(loss), TENSORS(h, v, x));
    assert_int_equal(g.count, 3);
    for (int k = 0; k < 3; k++) to[k] = g.data[k];
    for (int k = 0; k < nheld; k++) torc_release(held[k]);
}
static void held_gradients(void **state) {
    (void)state;
    torc_manual_seed(3);
    for (int turned = 0; turned < 2; turned++) {
        torc_tensor x = torc_add(torc_rand(SHAPE(5, 7)), 0.5), plain[3], kept[3];
        if (turned) x = torc_permute(x, DIMS(1, 0));
        x = torc_requires_grad_(torc_detach(x), true);
        gradients_of_layouts(x, false, plain);
        gradients_of_layouts(x, true, kept);
        for (int k = 0; k < 3; k++) {
            assert_true(torc_equal(plain[k], kept[k]));
            for (int d = 0; d < 2; d++) assert_int_equal(plain[k]->strides[d], kept[k]->strides[d]);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(visited_nodes),  SCOPED(edges),          SCOPED(edges_of_others),  SCOPED(saved_values),
        SCOPED(saved_and_gone), SCOPED(raw_hooks),      SCOPED(custom_functions), SCOPED(texts_outlive_the_call),
        SCOPED(long_lists),     SCOPED(held_gradients), SCOPED(one_node_alone),   SCOPED(a_weight_that_is_a_number)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
