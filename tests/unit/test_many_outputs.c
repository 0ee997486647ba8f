/* test_many_outputs.c - calls with more outputs than fit in place, and with lists of them.
 *
 * This program has a spine of its own: the library's, compiled over a table in which a few rows are this test's, so that there
 * are rows that no operator needs yet. It takes the place of the library's: every call here goes through it. */
#include "test_autograd.h"

#include "autograd/node.h"
#include "core/tensor.h"
#include "heap.h"
#include "ops/generated/attrs.h"
#include "ops/generated/internal.h"
#include "ops/infer.h"
#include "ops/kernel.h"
#include "ops/pack.h"
#include "ops/seams.h"

static op_row rows[OP_COUNT];
__attribute__((constructor)) static void copy_rows(void) { memcpy(rows, op_rows, sizeof rows); }
#define op_rows rows
#include "../../src/ops/call.c"
#include "executor.h"

/* ------------------------------------------------------------------------------------------ the rows
 * In the places of composites that nothing here calls, and which have no kernels. */
enum {
    EXPS = OP_msort,
    SIX = OP_argwhere,
    TURNED = OP_outer,
    SILENT = OP_huber_loss,
    ENDLESS = OP_kl_div,
    KEPT = OP_l1_loss
};
static const op_param three[] = {
    {.name = "first", .type = P_TENSORS}, {.name = "self", .type = P_TENSOR}, {.name = "last", .type = P_TENSORS_OPT}};
static const op_param one[] = {{.name = "self", .type = P_TENSOR}}, list[] = {{.name = "self", .type = P_TENSORS}};

static double *at(torc_tensor t, int64_t i) { /* logical element i of a tensor of at most two dimensions */
    int64_t offset = t->ndim == 2   ? i / t->sizes[1] * t->strides[0] + i % t->sizes[1] * t->strides[1]
                     : t->ndim == 1 ? i * t->strides[0]
                                    : 0;
    return (double *)tensor_data(t) + offset;
}

/* exps(Tensor[] self) -> Tensor[]: exp of each; backward reads the results. */
static bool infer_exps(infer *f) {
    if (!infer_outputs(f, f->nin)) return false;
    for (int k = 0; k < f->nin; k++) infer_out_like(f, k, f->in[k], TORC_FLOAT64);
    return true;
}
static bool run_exps(const torc_call *c) {
    for (int k = 0; k < c->nout; k++)
        for (int64_t i = 0; i < c->out[k]->numel; i++) *at(c->out[k], i) = exp(*at(c->in[k], i));
    return true;
}
static void backward_exps(autograd_node *n) {
    for (int k = 0; k < n->nin; k++)
        if (NEED(k) && GRAD_OUT(k)) SET(k, torc_mul(GRAD_OUT(k), OUT(k)));
}

/* six(Tensor self) -> six tensors, k + 1 times self, of which number 3 is not made. */
static bool infer_six(infer *f) {
    for (int k = 0; k < 6; k++) infer_out_like(f, k, f->in[0], TORC_FLOAT64);
    f->out[3].undefined = true;
    return true;
}
static int fail_kernel;
static bool run_six(const torc_call *c) {
    if (fail_kernel) return FAIL(RUNTIME, "the kernel refuses");
    for (int k = 0; k < c->nout; k++)
        for (int64_t i = 0; c->out[k] && i < c->out[k]->numel; i++) *at(c->out[k], i) = (k + 1) * *at(c->in[0], i);
    return true;
}
static void backward_six(autograd_node *n) {
    torc_tensor sum = torc_mul(GRAD, 1);
    for (int k = 1; k < 6; k++)
        if (GRAD_OUT(k)) sum = torc_add(sum, torc_mul(GRAD_OUT(k), k + 1));
    SET(0, sum);
}

/* turned(Tensor self) -> Tensor[]: each row of a matrix k times, as a matrix whose memory is the other way round. */
static bool infer_turned(infer *f) {
    torc_tensor t = f->in[0];
    const int64_t sizes[] = {2, t->sizes[1]};
    if (!infer_outputs(f, t->sizes[0])) return false;
    for (int64_t k = 0; k < t->sizes[0]; k++) {
        infer_out_shape(f, (int)k, TORC_FLOAT64, 2, sizes);
        f->out[k].has_strides = true;
        f->out[k].strides[0] = 1;
        f->out[k].strides[1] = 2;
    }
    return true;
}
static bool run_turned(const torc_call *c) {
    for (int k = 0; k < c->nout; k++) {
        if (!is_contiguous(c->out[k]) || !is_contiguous(c->in[0])) return FAIL(INTERNAL, "not contiguous");
        for (int64_t i = 0; i < c->out[k]->numel; i++)
            *at(c->out[k], i) = (double)k * *at(c->in[0], k * c->in[0]->sizes[1] + i % c->in[0]->sizes[1]);
    }
    return true;
}

static bool infer_silent(infer *f) { return f != NULL; }
static bool infer_endless(infer *f) { return infer_outputs(f, (int64_t)1 << 40) != NULL; }

/* kept(Tensor[] first, Tensor self, Tensor?[] last) -> twenty tensors, all self. */
enum { TWENTY = 20 };
static bool infer_kept(infer *f) {
    for (int k = 0; k < TWENTY; k++) infer_out_like(f, k, f->in[f->list[0]], TORC_FLOAT64);
    return true;
}
static bool run_kept(const torc_call *c) {
    for (int k = 0; k < c->nout; k++)
        for (int64_t i = 0; i < c->out[k]->numel; i++) *at(c->out[k], i) = *at(c->in[c->list[0]], i);
    return true;
}
static void backward_kept(autograd_node *n) {
    if (NEED(n->list[0])) SET(n->list[0], GRAD_OUT(0));
}

static const kernel kernels[] = {
    KERNEL(KEPT, run_kept), KERNEL(EXPS, run_exps), KERNEL(SIX, run_six), KERNEL(TURNED, run_turned), {0}};
static int add_rows(void **state) {
    (void)state;
    const op_row base = {.signature = "", .doc = "", .class_ = CLASS_NONE, .nparams = 1, .ntensors = 1, .flags = 1};
    const int all[] = {EXPS, SIX, TURNED, SILENT, ENDLESS, KEPT};
    static const char *const names[] = {"exps", "six", "turned", "silent", "endless", "kept"};
    static const char *const nodes[] = {"ExpsBackward0",   "SixBackward0",     "TurnedBackward0",
                                        "SilentBackward0", "EndlessBackward0", "KeptBackward0"};
    for (int k = 0; k < COUNT(all); k++) {
        op_row *r = &rows[all[k]];
        *r = base;
        r->name = names[k];
        r->node = nodes[k];
        r->kind = all[k] == TURNED ? KIND_DENSE : KIND_STRIDED;
        r->nout = all[k] == SIX ? 6 : ROW_LIST;
        r->params = all[k] == EXPS ? list : one;
    }
    rows[EXPS].infer = infer_exps, rows[EXPS].backward = backward_exps, rows[EXPS].save = SAVE_ALL_OUTPUTS;
    rows[EXPS].flags |= OPF_LISTS;
    rows[KEPT].infer = infer_kept, rows[KEPT].backward = backward_kept, rows[KEPT].nout = TWENTY;
    rows[KEPT].params = three, rows[KEPT].nparams = rows[KEPT].ntensors = 3, rows[KEPT].flags |= OPF_LISTS;
    rows[SIX].infer = infer_six, rows[SIX].backward = backward_six, rows[SIX].flags |= OPF_OUT;
    rows[TURNED].infer = infer_turned;
    rows[SILENT].infer = infer_silent, rows[ENDLESS].infer = infer_endless;
    int64_t scope = torc_scope_begin();
    torc_add(torc_ones(SHAPE(1)), torc_ones(SHAPE(1))); /* the library's kernels first */
    torc_scope_end(scope);
    kernels_register(TORC_DEVICE_CPU, kernels);
    return torc_error() != TORC_ERROR_OK;
}

static torc_tensors exps(const torc_tensor *in, int n) {
    const int32_t lengths[CALL_MAX_LISTS] = {n};
    torc_tensors out;
    op_call_list(EXPS, in, n, lengths, NULL, &out);
    return out;
}

/* ------------------------------------------------------------------------------------------ lists of new tensors */
static void lists_of_new_tensors(void **state) {
    (void)state;
    enum { MANY = 1000 };
    static const int counts[] = {0, 1, 4, 5, MANY};
    for (int which = 0; which < COUNT(counts); which++) {
        const int n = counts[which];
        torc_tensor in[MANY];
        for (int k = 0; k < n; k++) in[k] = F64(k % 3 != 1, SHAPE(2), k * 1e-3, -k * 1e-3);
        torc_tensors out = exps(in, n);
        NO_ERROR();
        assert_int_equal(out.count, n);
        torc_tensor sum = NULL;
        for (int k = 0; k < n; k++) {
            CHECK(out.data[k], exp(k * 1e-3), exp(-k * 1e-3));
            assert_int_equal(torc_output_nr(out.data[k]), k);
            assert_ptr_equal(torc_grad_fn(out.data[k]), torc_grad_fn(out.data[0]));
            assert_true(torc_requires_grad(out.data[k]));
            if (k == 0 || k % 2) continue; /* the first, and the odd ones, have no gradient */
            torc_tensor part = torc_sum(torc_mul(out.data[k], k));
            sum = sum ? torc_add(sum, part) : part;
        }
        if (!sum) continue;
        assert_true(torc_backward(sum, .retain_graph = true));
        for (int k = 0; k < n; k++)
            if (k && k % 2 == 0 && k % 3 != 1)
                CHECK(torc_grad(in[k]), k * exp(k * 1e-3), k * exp(-k * 1e-3));
            else
                assert_null(torc_grad(in[k]));
        TORC_NO_GRAD { torc_zero_(out.data[2]); } /* it was saved, and is read */
        assert_false(torc_backward(sum, .retain_graph = true));
        ERROR_HAS("which is output 2 of ExpsBackward0, is at version 1; expected version 0 instead.");
    }
}

static void strided_results_of_a_dense_kernel(void **state) {
    (void)state;
    double values[7 * 2];
    for (int i = 0; i < 14; i++) values[i] = i;
    torc_tensor x = torc_transpose(torc_clone(torc_from_blob(values, SHAPE(2, 7), .dtype = TORC_FLOAT64)), 0, 1);
    torc_tensors out;
    assert_true(op_call_list(TURNED, &x, 1, NULL, NULL, &out));
    assert_int_equal(out.count, 7);
    for (int k = 0; k < 7; k++) {
        assert_int_equal(torc_strides(out.data[k])[0], 1);
        CHECK(out.data[k], k * k, k * (k + 7), k * k, k * (k + 7));
    }
}

/* ------------------------------------------------------------------------------------------ six tensors */
static void six_results(void **state) {
    (void)state;
    torc_tensor x = F64(true, SHAPE(2), 1, 2), out[6], given[6], big = F64(false, SHAPE(3), 7, 7, 7);
    assert_true(op_call(SIX, CALL_FUNCTION, &x, 1, NULL, NULL, out, NULL));
    assert_null(out[3]);
    CHECK(out[5], 6, 12);
    assert_int_equal(torc_output_nr(out[5]), 5);
    assert_true(torc_backward(torc_sum(torc_add(out[4], torc_mul(out[5], 10)))));
    CHECK(torc_grad(x), 65, 65);

    torc_tensor y = F64(false, SHAPE(2), 1, 2);
    for (int k = 0; k < 6; k++) given[k] = torc_zeros(SHAPE(2), .dtype = TORC_FLOAT64);
    given[0] = torc_empty(SHAPE(0), .dtype = TORC_FLOAT64); /* resized */
    given[5] = torc_zeros(SHAPE(2), .dtype = TORC_FLOAT32); /* through a stand-in */
    assert_true(op_call(SIX, CALL_OUT, &y, 1, NULL, NULL, out, given));
    for (int k = 0; k < 6; k++) assert_ptr_equal(out[k], k == 3 ? NULL : given[k]);
    CHECK(given[0], 1, 2);
    CHECK(given[3], 0, 0);
    CHECK(given[4], 5, 10);
    CHECK(given[5], 6, 12);
    assert_int_equal(torc_tensor_version(given[5]), 1);
    given[4] = y = NULL;
    assert_false(op_call(SIX, CALL_OUT, &big, 1, NULL, NULL, out, given));
    ERROR_IS("six(): argument 'out' must be Tensor, not None");
    for (int k = 0; k < 6; k++) assert_null(out[k]);
    if (calls_are_put_off()) return; /* a kernel's refusal comes with the first gate, and not from the call */
    fail_kernel = true;
    assert_false(op_call(SIX, CALL_FUNCTION, &big, 1, NULL, NULL, out, NULL));
    fail_kernel = false;
    ERROR_IS("the kernel refuses");
    for (int k = 0; k < 6; k++) assert_null(out[k]);
}

static void refusals(void **state) {
    (void)state;
    torc_tensor x = F64(false, SHAPE(2), 1, 2), out[6];
    torc_tensors many;
    assert_false(op_call_list(SILENT, &x, 1, NULL, NULL, &many));
    assert_true(!many.data[0] && !many.count);
    ERROR_IS("silent(): inference did not say how many results there are");
    assert_false(op_call_list(ENDLESS, &x, 1, NULL, NULL, &many));
    ERROR_IS("endless(): 1099511627776 results are too many");
    assert_false(op_call_list(SIX, &x, 1, NULL, NULL, &many));
    ERROR_IS("six(): called as if it returned a list");
    assert_false(op_call(EXPS, CALL_FUNCTION, &x, 1, (const int32_t[CALL_MAX_LISTS]){1}, NULL, out, NULL));
    ERROR_IS("exps(): called as if it returned no list");
    x = NULL;
    assert_true(!exps(&x, 1).count);
    ERROR_IS("exps(): argument 'self' must be Tensor, not None");
}

/* Inputs collected from lists, results as a list. */
static void collected_inputs(void **state) {
    (void)state;
    torc_tensor in[40];
    for (int k = 0; k < COUNT(in); k++) in[k] = F64(false, SHAPE(1), k);
    call_inputs inputs;
    call_inputs_begin(&inputs);
    call_inputs_add_list(&inputs, (torc_tensors){in, COUNT(in)});
    torc_tensors out = call_collected_list(true, EXPS, CALL_FUNCTION, &inputs, NULL);
    assert_int_equal(out.count, COUNT(in));
    CHECK(out.data[39], exp(39));
    call_inputs_begin(&inputs);
    call_inputs_add_list(&inputs, (torc_tensors){NULL, 3});
    out = call_collected_list(true, EXPS, CALL_FUNCTION, &inputs, NULL);
    ERROR_IS("a tensor list is NULL or has a negative length");
    assert_true(!out.data[0] && !out.count);
}

/* What a row says to be saved goes by parameters, whose lists may have any length, and by any output of many. */
static uint64_t what_kept(uint64_t save, bool first_wants, bool self_wants) {
    enum { FIRST = 3, LAST = 300 };
    rows[KEPT].save = save;
    torc_tensor in[FIRST + 1 + LAST], out[TWENTY];
    for (int k = 0; k < COUNT(in); k++) in[k] = torc_ones(SHAPE(2), .dtype = TORC_FLOAT64);
    in[COUNT(in) - 2] = NULL;
    if (first_wants) torc_requires_grad_(in[1], true);
    if (self_wants) torc_requires_grad_(in[FIRST], true);
    torc_requires_grad_(in[COUNT(in) - 1], true);
    const int32_t lengths[CALL_MAX_LISTS] = {FIRST, LAST};
    assert_true(op_call(KEPT, CALL_FUNCTION, in, COUNT(in), lengths, NULL, out, NULL));
    const autograd_node *n = (autograd_node *)(void *)torc_grad_fn(out[TWENTY - 1]);
    assert_true(n->nin == COUNT(in) && n->nout == TWENTY);
    uint64_t kept = 0; /* bit 0: all of first, 1: self, 2: all of last; 16 + k: output k */
    int first = 0, last = 0;
    for (int k = 0; k < FIRST; k++) first += n->saved[k].kind == SAVED_INPUT;
    for (int k = FIRST + 1; k < COUNT(in); k++) last += n->saved[k].kind == SAVED_INPUT;
    assert_true(first == 0 || first == FIRST);
    assert_true(last == 0 || last == LAST - 1 /* but the one that is None */);
    kept |= (first ? 1u : 0u) | (n->saved[FIRST].kind ? 2u : 0u) | (last ? 4u : 0u);
    for (int k = 0; k < TWENTY; k++)
        if (n->saved[n->nin + k].kind == SAVED_OUTPUT) kept |= UINT64_C(1) << (16 + k);
    return kept;
}
static void what_is_saved(void **state) {
    (void)state;
    assert_int_equal(what_kept(SAVE_INPUT(0), false, true), 1);
    assert_int_equal(what_kept(SAVE_INPUT(1) | SAVE_INPUT(2), false, true), 6);
    assert_int_equal(what_kept(SAVE_INPUT(2) | SAVE_WHEN(2, 1), false, true), 4);
    assert_int_equal(what_kept(SAVE_INPUT(2) | SAVE_WHEN(2, 1), true, false), 0);
    assert_int_equal(what_kept(SAVE_INPUT(1) | SAVE_WHEN(1, 0), true, false), 2);
    assert_int_equal(what_kept(SAVE_INPUT(1) | SAVE_WHEN(1, 2), false, false), 2);
    assert_int_equal(what_kept(SAVE_OUTPUT(4) | SAVE_OUTPUT(14), false, true), UINT64_C(1) << 20 | UINT64_C(1) << 30);
    assert_int_equal(what_kept(SAVE_OUTPUT(19), false, true), UINT64_C(31)
                                                                  << 31); /* the last bit: 15 and all behind it */
    assert_int_equal(what_kept(SAVE_ALL_OUTPUTS | SAVE_ALL_INPUTS, false, true), 7 | UINT64_C(0xfffff) << 16);
}

/* A list of ints is the caller's only while the call lasts: the node has its own. */
static void attributes_outlive_the_call(void **state) {
    (void)state;
    int64_t sizes[20];
    for (int k = 0; k < 20; k++) sizes[k] = k % 3;
    torc_tensor x = torc_requires_grad_(torc_ones(SHAPE(19)), true);
    torc_tensors p = torc_split_with_sizes(x, (torc_ints_of(sizes, 20)));
    const split_with_sizes_attrs *a = ((autograd_node *)(void *)torc_grad_fn(p.data[0]))->attrs;
    assert_true(a->split_sizes.v != sizes && a->split_sizes.count == 20 && a->dim == 0);
    memset(sizes, 0xff, sizeof sizes);
    for (int k = 0; k < 20; k++) assert_int_equal(a->split_sizes.v[k], k % 3);
    const torc_node node = torc_retain(torc_grad_fn(p.data[0]));
    assert_int_equal(attrs_bytes(&rows[OP_split_with_sizes], a), sizeof *a + 20 * sizeof(int64_t));
    assert_int_equal(attrs_bytes(&rows[OP_split], NULL), sizeof(split_attrs));
    assert_true(torc_backward(torc_sum(torc_cat(p))));
    torc_release(node);
}

/* ------------------------------------------------------------------------------------------ when memory fails */
static torc_tensor leaves[9];
static bool new_list(void) {
    torc_tensors out = exps(leaves, COUNT(leaves));
    return out.count && torc_autograd_grad(TENSORS(torc_sum(torc_cat(out))), TENSORS(leaves[0], leaves[8])).count == 2;
}
static bool six_and_six(void) {
    torc_tensor out[6], given[6];
    if (!op_call(SIX, CALL_FUNCTION, leaves, 1, NULL, NULL, out, NULL)) return false;
    if (!torc_autograd_grad(TENSORS(torc_sum(out[5])), TENSORS(leaves[0])).count) return false;
    torc_tensor x = torc_detach(leaves[0]);
    for (int k = 0; k < 6; k++)
        if (!(given[k] = torc_zeros(SHAPE(k == 5 ? 0 : 2), .dtype = k == 4 ? TORC_FLOAT32 : TORC_FLOAT64)))
            return false;
    return op_call(SIX, CALL_OUT, &x, 1, NULL, NULL, out, given);
}
static bool turned_list(void) {
    torc_tensor x = torc_t(torc_stack(((torc_tensors){leaves, COUNT(leaves)}), .dim = 1));
    x = torc_detach(torc_transpose(x, 0, 1));
    torc_tensors out;
    return x && op_call_list(TURNED, &x, 1, NULL, NULL, &out);
}

static void no_memory(void **state) {
    NEEDS_CALLS_THAT_RUN_AT_ONCE();
    (void)state;
    static bool (*const scenarios[])(void) = {new_list, six_and_six, turned_list};
    torc_set_num_threads(1);
    for (int k = 0; k < COUNT(leaves); k++) leaves[k] = F64(true, SHAPE(2), k, 1);
    for (int s = 0; s < COUNT(scenarios); s++) {
        heap.fail_at = 0;
        for (int warm = 0; warm < 2; warm++) { /* stacks and tables that stay are grown now */
            int64_t scope = torc_scope_begin();
            assert_true(scenarios[s]());
            torc_scope_end(scope);
        }
        torc_set_host_allocator(&heap_allocator);
        int64_t n = 1;
        for (bool done = false; !done; n++) {
            heap.calls = heap.live = 0;
            heap.fail_at = n;
            int64_t scope = torc_scope_begin();
            const bool ok = scenarios[s]();
            done = heap.calls < n;
            const bool failed = torc_error() == TORC_ERROR_OUT_OF_MEMORY;
            torc_scope_end(scope);
            torc_error_clear();
            if (ok == !done || failed == done || heap.live)
                print_error("scenario %d, allocation %lld: %s, %lld blocks left\n", s, (long long)n,
                            ok ? "succeeded" : "failed", (long long)heap.live);
            assert_true(ok == done && failed == !done && !heap.live);
        }
        torc_set_host_allocator(NULL);
        assert_true(n > 10);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(lists_of_new_tensors),
                                       SCOPED(strided_results_of_a_dense_kernel),
                                       SCOPED(six_results),
                                       SCOPED(refusals),
                                       SCOPED(collected_inputs),
                                       SCOPED(what_is_saved),
                                       SCOPED(attributes_outlive_the_call),
                                       SCOPED(no_memory)};
    return cmocka_run_group_tests(tests, add_rows, NULL);
}
