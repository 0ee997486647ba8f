/* test_written.c - the tensors that a call writes for its caller, in place or as out=: where they may share memory with
 * what it reads, and what becomes of their history.
 *
 * The decisions are PyTorch 2.11's, recorded. What it accepts has the values of the call that makes a new tensor, also where
 * PyTorch, reading what it has just written, gives something else (baddbmm_ and masked_scatter_ with self as an argument). */
#include "support.h"

#include "core/tensor.h"
#include "ops/call.h"
#include "torc/ops_private.h"

#define OVERLAP                                                                                                              \
    "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. " \
    "Please clone() the tensor before performing the operation."
#define NO_GRAD_THROUGH_OUT \
    "(): functions with out=... arguments don't support automatic differentiation, but one of the arguments requires grad."

/* ------------------------------------------------------------------------------------------ in place
 * x is self, y what the case puts where its argument goes; r and b are other tensors of int64, u and ones of float32. */
typedef struct operands {
    torc_tensor r, b, u, ones;
} operands;
typedef torc_tensor form(torc_tensor x, torc_tensor y, const operands *o);

#define FORMS(id, inplace, function)                                                    \
    static torc_tensor inplace_##id(torc_tensor x, torc_tensor y, const operands *o) {  \
        return (void)x, (void)y, (void)o, inplace;                                      \
    }                                                                                   \
    static torc_tensor function_##id(torc_tensor x, torc_tensor y, const operands *o) { \
        return (void)x, (void)y, (void)o, function;                                     \
    }
FORMS(scatter_index, torc_scatter_(x, 0, y, o->b), torc_scatter(x, 0, y, o->b))
FORMS(scatter_src, torc_scatter_(x, 0, o->r, y), torc_scatter(x, 0, o->r, y))
FORMS(scatter_value, torc_scatter_value_(x, 0, y, 1000000), torc_scatter_value(x, 0, y, 1000000))
FORMS(scatter_add_index, torc_scatter_add_(x, 0, y, o->b), torc_scatter_add(x, 0, y, o->b))
FORMS(scatter_add_src, torc_scatter_add_(x, 0, o->r, y), torc_scatter_add(x, 0, o->r, y))
#define REDUCES(how)                                                                                        \
    FORMS(how##_index, torc_scatter_reduce_(x, 0, y, o->b, #how), torc_scatter_reduce(x, 0, y, o->b, #how)) \
    FORMS(how##_src, torc_scatter_reduce_(x, 0, o->r, y, #how), torc_scatter_reduce(x, 0, o->r, y, #how))
REDUCES(sum)
REDUCES(prod)
REDUCES(mean)
REDUCES(amax)
REDUCES(amin)
FORMS(index_add_index, torc_index_add_(x, 0, y, o->b), torc_index_add(x, 0, y, o->b))
FORMS(index_add_source, torc_index_add_(x, 0, o->r, y), torc_index_add(x, 0, o->r, y))
FORMS(index_copy_index, torc_index_copy_(x, 0, y, o->b), torc_index_copy(x, 0, y, o->b))
FORMS(index_copy_source, torc_index_copy_(x, 0, o->r, y), torc_index_copy(x, 0, o->r, y))
FORMS(index_fill, torc_index_fill_(x, 0, y, 1000000), torc_index_fill(x, 0, y, 1000000))
FORMS(put_index, torc_index_put_(x, TENSORS(y), o->b), torc_index_put(x, TENSORS(y), o->b))
FORMS(put_values, torc_index_put_(x, TENSORS(o->r), y), torc_index_put(x, TENSORS(o->r), y))
FORMS(put_add_index, torc_index_put_(x, TENSORS(y), o->b, .accumulate = true),
      torc_index_put(x, TENSORS(y), o->b, .accumulate = true))
FORMS(put_add_values, torc_index_put_(x, TENSORS(o->r), y, .accumulate = true),
      torc_index_put(x, TENSORS(o->r), y, .accumulate = true))
#define LATER_THREE torc_ge(o->b, 11)
#define FIRST_TWO torc_lt(o->b, 12)
FORMS(masked_scatter_mask, torc_masked_scatter_(x, y, FIRST_TWO), torc_masked_scatter(x, y, FIRST_TWO))
FORMS(masked_scatter_source, torc_masked_scatter_(x, LATER_THREE, y), torc_masked_scatter(x, LATER_THREE, y))
FORMS(masked_fill_mask, torc_masked_fill_(x, y, 0), torc_masked_fill(x, y, 0))
FORMS(masked_fill_value, torc_masked_fill_(x, LATER_THREE, torc_select(y, 0, 2)),
      torc_masked_fill(x, LATER_THREE, torc_select(y, 0, 2)))
FORMS(copy, torc_copy_(x, y), torc_clone(y))
FORMS(add, torc_add_(x, y), torc_add(x, y))
FORMS(add_one, torc_add_(x, torc_select(y, 0, 1)), torc_add(x, torc_select(y, 0, 1)))
FORMS(eq, torc_eq_(x, y), torc_to(torc_eq(x, y), .dtype = TORC_INT64))
FORMS(addcmul, torc_addcmul_(x, o->b, y), torc_addcmul(x, o->b, y))
FORMS(addmv, torc_addmv_(x, o->ones, y), torc_addmv(x, o->ones, y))
#define PAIR(t) torc_narrow(t, 0, 0, 2)
#define MATRIX(t) torc_view(t, SHAPE(2, 2))
#define BATCH(t) torc_view(t, SHAPE(1, 2, 2))
FORMS(addmv_matrix, torc_addmv_(PAIR(x), MATRIX(y), PAIR(o->u)), torc_addmv(PAIR(x), MATRIX(y), PAIR(o->u)))
FORMS(addmm_1, torc_addmm_(MATRIX(x), MATRIX(y), MATRIX(o->u)), torc_addmm(MATRIX(x), MATRIX(y), MATRIX(o->u)))
FORMS(addmm_2, torc_addmm_(MATRIX(x), MATRIX(o->u), MATRIX(y)), torc_addmm(MATRIX(x), MATRIX(o->u), MATRIX(y)))
FORMS(addmm_both, torc_addmm_(MATRIX(x), torc_t(MATRIX(y)), MATRIX(y)),
      torc_addmm(MATRIX(x), torc_t(MATRIX(y)), MATRIX(y)))
FORMS(baddbmm_1, torc_baddbmm_(BATCH(x), BATCH(y), BATCH(o->u)), torc_baddbmm(BATCH(x), BATCH(y), BATCH(o->u)))
FORMS(baddbmm_2, torc_baddbmm_(BATCH(x), BATCH(o->u), BATCH(y)), torc_baddbmm(BATCH(x), BATCH(o->u), BATCH(y)))
#define ONE(t) torc_narrow(t, 0, 1, 1)
FORMS(update_scale, torc__amp_update_scale_(ONE(x), torc_zeros(SHAPE(1), .dtype = TORC_INT32), ONE(y), 2, 0.5, 1),
      torc_mul(ONE(x),
               torc_where(torc_eq(ONE(y), torc_zeros(SHAPE(1))), torc_full(SHAPE(1), 2), torc_full(SHAPE(1), 0.5))))

/* What y is: self itself, its very elements through another handle, or one element further on. R refused, A accepted. */
enum { ITSELF, ANOTHER_HANDLE, SHIFTED, HOWS };
static const struct sharing_case {
    int op;
    const char *what;
    form *inplace, *function;
    torc_dtype dtype;
    char decided[HOWS + 1];
} cases[] = {
#define CASE(op, id, dtype, decided) \
    { OP_##op, #id, inplace_##id, function_##id, TORC_##dtype, decided }
#define REDUCED(how) CASE(scatter_reduce, how##_index, INT64, "RRR"), CASE(scatter_reduce, how##_src, INT64, "RRR")
    CASE(scatter, scatter_index, INT64, "RRR"),
    CASE(scatter, scatter_src, INT64, "RRR"),
    CASE(scatter_value, scatter_value, INT64, "RRR"),
    CASE(scatter_add, scatter_add_index, INT64, "RRR"),
    CASE(scatter_add, scatter_add_src, INT64, "RRR"),
    REDUCED(sum),
    REDUCED(prod),
    REDUCED(mean),
    REDUCED(amax),
    REDUCED(amin),
    CASE(index_add, index_add_index, INT64, "RRR"),
    CASE(index_add, index_add_source, INT64, "RRR"),
    CASE(index_copy, index_copy_index, INT64, "RRR"),
    CASE(index_copy, index_copy_source, INT64, "RRR"),
    CASE(index_fill, index_fill, INT64, "RRR"),
    CASE(index_put_long, put_index, INT64, "RRR"),
    CASE(index_put_long, put_values, INT64, "RRR"),
    CASE(index_put_long, put_add_index, INT64, "RRR"),
    CASE(index_put_long, put_add_values, INT64, "RRR"),
    CASE(masked_scatter_same, masked_scatter_mask, BOOL, "AAA"),
    CASE(masked_scatter_same, masked_scatter_source, INT64, "AAA"),
    CASE(masked_fill, masked_fill_mask, BOOL, "AAR"),
    CASE(masked_fill, masked_fill_value, INT64, "AAA"),
    CASE(copy_, copy, INT64, "AAR"),
    CASE(add, add, INT64, "AAR"),
    CASE(add, add_one, INT64, "RRR"),
    CASE(eq, eq, INT64, "AAR"),
    CASE(addcmul, addcmul, INT64, "AAR"),
    CASE(addmv, addmv, FLOAT32, "AAA"),
    CASE(addmv, addmv_matrix, FLOAT32, "AAA"),
    CASE(addmm, addmm_1, FLOAT32, "AAA"),
    CASE(addmm, addmm_2, FLOAT32, "AAA"),
    CASE(addmm, addmm_both, FLOAT32, "AAA"),
    CASE(baddbmm, baddbmm_1, FLOAT32, "AAA"),
    CASE(baddbmm, baddbmm_2, FLOAT32, "AAA"),
    CASE(_amp_update_scale_, update_scale, FLOAT32, "AAA"),
};

static operands others(void) {
    return (operands){make_i64(SHAPE(4), (double[]){3, 2, 1, 0}), make_i64(SHAPE(4), (double[]){10, 11, 12, 13}),
                      make_f32(SHAPE(4), (double[]){5, 6, 7, 8}), torc_ones_like(make_f32(SHAPE(4, 4), NULL))};
}

static void self_as_another_argument(void **state) {
    (void)state;
    const operands o = others();
    static const char *const hows[] = {"self", "another handle", "shifted"};
    for (int64_t i = 0; i < LENGTH(cases); i++)
        for (int how = 0; how < HOWS; how++) {
            const struct sharing_case *c = &cases[i];
            int64_t scope = torc_scope_begin();
            torc_tensor memory = make(c->dtype, SHAPE(5), (double[]){0, 1, 2, 3, 0}, LAYOUT_CONTIGUOUS),
                        before = torc_clone(memory);
            torc_tensor x = torc_narrow(memory, 0, 0, 4),
                        y = how == ITSELF ? x : torc_narrow(memory, 0, how == SHIFTED, 4);
            torc_tensor result = c->inplace(x, y, &o);
            if (!result != (c->decided[how] == 'R'))
                fail_msg("%s, %s: %s %s", c->what, hows[how],
                         result ? "accepted" : "refused: ", result ? "" : torc_error_message());
            if (!result) {
                FAILS(RUNTIME, OVERLAP, NULL);
                SAME(memory, before);
                assert_true(tensor_version(memory) == 0);
            } else {
                torc_tensor x0 = torc_clone(torc_narrow(before, 0, 0, 4)),
                            y0 = torc_clone(torc_narrow(before, 0, how == SHIFTED, 4));
                SAME(result, c->function(x0, y0, &o));
            }
            if (torc_error()) fail_msg("%s, %s", c->what, hows[how]);
            torc_scope_end(scope);
        }
    /* whoever is new is asked too */
    for (int op = 0; op < OP_COUNT; op++) {
        const op_row *row = &op_rows[op];
        bool listed = !(row->flags & OPF_INPLACE) || row->kind == KIND_COMPOSITE || row->kind == KIND_POINTWISE ||
                      row->ntensors < 2;
        for (int64_t i = 0; !listed && i < LENGTH(cases); i++) listed = cases[i].op == op;
        if (!listed) fail_msg("%s is not among the cases", row->name);
    }
    /* the same handle counts even where there is nothing */
    torc_tensor nothing = make_i64(SHAPE(0), NULL);
    FAILS(RUNTIME, OVERLAP, torc_scatter_(nothing, 0, nothing, make_i64(SHAPE(0), NULL)));
}

/* Kernels check all indices, then use them: what was checked must still be there. Here geometry alone does not tell that
 * self and the index share elements, so PyTorch accepts; the third index would be 1000000 when its turn comes. */
static void memory_that_is_shared_unnoticed(void **state) {
    (void)state;
    for (int what = 0; what < 6; what++) {
        torc_tensor memory = make_i64(SHAPE(10), (double[]){1, 1, 1, 1, 1, 0, 0, 0, 0, 0}),
                    index = torc_narrow(memory, 0, 0, 4);
        torc_tensor x = torc_slice(memory, .step = 2), i = torc_clone(index), many = torc_full_like(i, 1000000),
                    want = NULL, got = NULL;
        switch (what) {
        case 0: want = torc_scatter_value(x, 0, i, 1000000), got = torc_scatter_value_(x, 0, index, 1000000); break;
        case 1: want = torc_scatter_add(x, 0, i, many), got = torc_scatter_add_(x, 0, index, many); break;
        case 2: want = torc_index_add(x, 0, i, many), got = torc_index_add_(x, 0, index, many); break;
        case 3: want = torc_index_copy(x, 0, i, many), got = torc_index_copy_(x, 0, index, many); break;
        case 4: want = torc_index_fill(x, 0, i, 1000000), got = torc_index_fill_(x, 0, index, 1000000); break;
        default:
            want = torc_index_put(x, TENSORS(i), many, .accumulate = true),
            got = torc_index_put_(x, TENSORS(index), many, .accumulate = true);
        }
        assert_ptr_equal(got, x);
        SAME(got, want);
    }
}

static void masks_of_index_put(void **state) {
    (void)state;
    const double bits[] = {1, 0, 1};
    torc_tensor m = make_bool(SHAPE(3), bits), two = make_bool(SHAPE(2), (double[]){0, 0}),
                zero = make_bool(SHAPE0, (double[]){0});
    FAILS(RUNTIME, OVERLAP, torc_index_put_(m, TENSORS(m), two));
    FAILS(RUNTIME, OVERLAP, torc_index_put_(m, TENSORS(m), zero, .accumulate = true));
    EXACT(m, bits);
    VALUES(torc_index_put(m, TENSORS(m), two), 0, 0, 0);
    VALUES(torc_index_put_(m, TENSORS(m), zero), 0, 0, 0);
    torc_tensor x = make_f32(SHAPE(3), (double[]){5, 6, 7}), i = make_i64(SHAPE(2), (double[]){0, 1});
    FAILS(RUNTIME, OVERLAP, torc_index_put_(x, TENSORS(i), torc_select(x, 0, 0)));
    FAILS(RUNTIME, OVERLAP, torc_index_put_(x, TENSORS(i), torc_narrow(x, 0, 0, 2)));
    VALUES(torc_index_put_(x, TENSORS(make_bool(SHAPE(3), (double[]){1, 1, 0})), torc_select(x, 0, 2)), 7, 7, 7);
}

/* ------------------------------------------------------------------------------------------ out= */
static void out_among_the_inputs(void **state) {
    (void)state;
    const operands o = others();
    const double count[] = {0, 1, 2, 3};
    torc_tensor x = make_i64(SHAPE(4), count), z = make_i64(SHAPE(4), NULL);
    FAILS(RUNTIME, OVERLAP, torc_scatter_out(x, z, 0, x, o.b));
    FAILS(RUNTIME, OVERLAP, torc_scatter_out(x, z, 0, o.r, x));
    FAILS(RUNTIME, OVERLAP, torc_scatter_add_out(x, z, 0, x, o.b));
    FAILS(RUNTIME, OVERLAP, torc_scatter_add_out(x, z, 0, o.r, torc_narrow(x, 0, 0, 4)));
    FAILS(RUNTIME, OVERLAP, torc_scatter_reduce_out(x, z, 0, x, o.b, "sum"));
    FAILS(RUNTIME, OVERLAP, torc_scatter_value_out(x, z, 0, x, 7));
    FAILS(RUNTIME, OVERLAP, torc_index_add_out(x, z, 0, x, o.b));
    FAILS(RUNTIME, OVERLAP, torc_index_copy_out(x, z, 0, o.r, x));
    FAILS(RUNTIME, OVERLAP, torc_gather_out(x, x, 0, o.r));
    FAILS(RUNTIME, OVERLAP, torc_index_select_out(x, o.b, 0, x));
    EXACT(x, count);
    VALUES(torc_scatter_out(x, x, 0, o.r, o.b), 13, 12, 11, 10);
    torc_tensor m = make_f32(SHAPE(2, 2), (double[]){1, 2, 3, 4});
    VALUES(torc_addmm_out(m, m, m, m), 8, 12, 18, 26);
    /* an input is not resized under a pointwise call; elsewhere PyTorch does it */
    torc_tensor three = torc_clone(make_f32(SHAPE(3), (double[]){1, 2, 3})), /* of memory that may be resized */
        six = make_f32(SHAPE(2, 3), (double[]){1, 2, 3, 4, 5, 6});
    FAILS(RUNTIME, "output with shape [3] doesn't match the broadcast shape [2, 3]", torc_add_out(three, three, six));
    FAILS(RUNTIME, "output with shape [3] doesn't match the broadcast shape [2, 3]",
          torc_where_out(three, torc_gt(six, 0), six, three));
    HAS_SHAPE(three, 3);
    VALUES(three, 1, 2, 3);
    assert_true(tensor_version(three) == 0);
    torc_tensor empty = make_f32(SHAPE(0), NULL);
    VALUES(torc_add_out(empty, three, six), 2, 4, 6, 5, 7, 9);
    VALUES(torc_addmm_out(three, three, make_f32(SHAPE(2, 2), (double[]){1, 0, 0, 1}), six), 2, 4, 6, 5, 7, 9);
}

static void out_that_requires_grad(void **state) {
    (void)state;
    const double values[] = {1, 2, 3, 4};
    torc_tensor x = make_f32(SHAPE(2, 2), values), w = with_grad(make_f32(SHAPE(2, 2), values)),
                index = make_i64(SHAPE(2), (double[]){0, 1});
    torc_tensor leaf = with_grad(make_f32(SHAPE(2, 2), values)), made = torc_mul(w, 2),
                view = torc_view(torc_mul(w, 2), SHAPE(2, 2));
    torc_tensor indices = make_i64(SHAPE(0), NULL);
    for (int which = 0; which < 3; which++) {
        torc_tensor out = which == 0 ? leaf : which == 1 ? made : view, was = torc_clone(torc_detach(out));
        const int64_t version = tensor_version(out);
        FAILS(RUNTIME, "add" NO_GRAD_THROUGH_OUT, torc_add_out(out, x, x));
        FAILS(RUNTIME, "exp" NO_GRAD_THROUGH_OUT, torc_exp_out(out, x));
        FAILS(RUNTIME, "sum" NO_GRAD_THROUGH_OUT, torc_sum_out(out, torc_view(x, SHAPE(1, 2, 2)), .dim = INTS(0)));
        FAILS(RUNTIME, "mm" NO_GRAD_THROUGH_OUT, torc_mm_out(out, x, x));
        FAILS(RUNTIME, "cumsum" NO_GRAD_THROUGH_OUT, torc_cumsum_out(out, x, 0));
        FAILS(RUNTIME, "tril" NO_GRAD_THROUGH_OUT, torc_tril_out(out, x));
        FAILS(RUNTIME, "index_select" NO_GRAD_THROUGH_OUT, torc_index_select_out(out, x, 0, index));
        FAILS(RUNTIME, "sort" NO_GRAD_THROUGH_OUT, torc_sort_out(((torc_sort_result){out, indices}), x));
        FAILS(RUNTIME, "div" NO_GRAD_THROUGH_OUT, torc_div_out(out, x, x)); /* by the name that was called */
        FAILS(RUNTIME, "stack" NO_GRAD_THROUGH_OUT,
              torc_stack_out(out, TENSORS(torc_select(x, 0, 0), torc_select(x, 0, 1))));
        FAILS(RUNTIME, "cat" NO_GRAD_THROUGH_OUT,
              torc_cat_out(out, TENSORS(torc_narrow(x, 0, 0, 1), torc_narrow(x, 0, 1, 1))));
        FAILS(RUNTIME, "bernoulli" NO_GRAD_THROUGH_OUT, torc_bernoulli_out(out, torc_zeros_like(x)));
        SAME(torc_detach(out), was);
        assert_true(tensor_version(out) == version);
    }
    HAS_SHAPE(indices, 0);
    /* comparisons pass no gradient: their inputs may require grad */
    torc_tensor same = make_bool(SHAPE(2, 2), NULL), where = make_i64(SHAPE(2), NULL),
                plain = make_f32(SHAPE(2, 2), NULL);
    VALUES(torc_eq_out(same, w, x), 1, 1, 1, 1);
    VALUES(torc_lt_out(plain, w, torc_wrapped_number(3)), 1, 1, 0, 0);
    VALUES(torc_argmax_out(where, w, .dim = 1), 1, 1);
    assert_false(torc_requires_grad(plain));
    FAILS(RUNTIME, "add" NO_GRAD_THROUGH_OUT, torc_add_out(plain, w, x));
    /* with grad mode off nothing is asked */
    TORC_NO_GRAD {
        VALUES(torc_add_out(leaf, w, x), 2, 4, 6, 8);
        VALUES(torc_add_out(made, x, x), 2, 4, 6, 8);
        torc_sort_out(((torc_sort_result){made, indices}), x, .descending = true);
    }
    assert_true(torc_requires_grad(leaf) && torc_is_leaf(leaf));
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------ history */
/* A comparison in place: what self was made of has no part in it any more, so its gradient is 0. */
static void comparisons_in_place(void **state) {
    (void)state;
    torc_tensor (*const tensors[])(torc_tensor, torc_tensor) = {torc_eq_, torc_ne_, torc_lt_,
                                                                torc_le_, torc_gt_, torc_ge_};
    torc_tensor (*const numbers[])(torc_tensor, torc_number) = {torc_eq_scalar_, torc_ne_scalar_, torc_lt_scalar_,
                                                                torc_le_scalar_, torc_gt_scalar_, torc_ge_scalar_};
    static const char *const names[] = {"Eq", "Ne", "Lt", "Le", "Gt", "Ge"};
    for (int i = 0; i < 6; i++)
        for (int which = 0; which < 3;
             which++) { /* self requires grad, beside a tensor or a number; or the other one does */
            torc_tensor w = with_grad(make_f32(SHAPE(2, 2), (double[]){1, 2, 3, 4})),
                        y = make_f32(SHAPE(2), (double[]){4, 4}), x = torc_mul(w, 2);
            if (which == 2) x = torc_detach(x), y = with_grad(y);
            torc_tensor r = which == 1 ? numbers[i](x, NUM(4)) : tensors[i](x, y);
            assert_ptr_equal(r, x);
            char name[20];
            snprintf(name, sizeof name, "%sBackward%d", names[i], which != 1);
            assert_true(torc_requires_grad(x));
            assert_string_equal(torc_node_name(torc_grad_fn(x)), name);
            torc_backward(torc_sum(torc_mul(x, x)));
            if (which == 2)
                VALUES(torc_grad(y), 0, 0);
            else
                VALUES(torc_grad(w), 0, 0, 0, 0);
            NO_ERROR();
        }
    torc_tensor w = with_grad(make_f32(SHAPE(2), (double[]){1, 2})), bits = make_bool(SHAPE(2), (double[]){1, 0});
    assert_false(torc_requires_grad(torc_eq(w, w)));
    assert_false(torc_requires_grad(torc_eq_(bits, w))); /* truth values have none */
    FAILS(RUNTIME, "a leaf Variable that requires grad is being used in an in-place operation.", torc_eq_(w, w));
}

static void products_onto_a_factor(void **state) {
    (void)state;
    for (int function = 0; function < 2; function++) {
        torc_tensor w = with_grad(make_f32(SHAPE(2, 2), (double[]){1, 2, 3, 4})),
                    u = make_f32(SHAPE(2, 2), (double[]){5, 6, 7, 8}), x = torc_mul(w, 2);
        torc_tensor r = function ? torc_addmm(x, x, u) : torc_addmm_(x, x, u);
        torc_backward(torc_sum(r));
        VALUES(torc_grad(w), 24, 32, 24, 32);
    }
    /* the factor's gradient needs what was overwritten */
    torc_tensor u = with_grad(make_f32(SHAPE(2, 2), (double[]){5, 6, 7, 8})),
                x = make_f32(SHAPE(2, 2), (double[]){1, 2, 3, 4});
    VALUES(torc_detach(torc_addmm_(x, x, u)), 20, 24, 46, 54);
    FAILS(RUNTIME, "has been modified by an inplace operation", torc_backward(torc_sum(x)));
}

/* Composites write what they have made; they look at memory as if they wrote at once, as PyTorch does. */
static void out_of_composites(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(4), (double[]){1, 2, 3, 4}), i = make_i64(SHAPE(4), (double[]){0, 1, 2, 3}),
                mask = torc_ge(x, 0), square = torc_ones(SHAPE(4, 4)),
                n = make_i64(SHAPE(4, 1), (double[]){1, 2, 3, 4});
    FAILS(RUNTIME, OVERLAP, torc_masked_select_out(x, x, mask));
    FAILS(RUNTIME, OVERLAP, torc_take_out(x, x, i));
    FAILS(RUNTIME, OVERLAP, torc_take_out(i, torc_zeros_like(i), i));
    FAILS(RUNTIME, OVERLAP, torc_take_along_dim_out(x, x, i, .dim = 0));
    FAILS(RUNTIME, OVERLAP, torc_nonzero_out(n, torc_select(n, 1, 0)));
    FAILS(RUNTIME, OVERLAP, torc_outer_out(square, torc_select(square, 0, 0), x));
    VALUES(x, 1, 2, 3, 4);
    /* also one that will be resized */
    torc_tensor all = torc_arange(NUM(8)), row = torc_narrow(all, 0, 1, 4);
    FAILS(RUNTIME, OVERLAP, torc_nonzero_out(all, row));
    FAILS(RUNTIME, OVERLAP, torc_nonzero_out(torc_narrow(all, 0, 0, 2), row));
    VALUES(torc_nonzero_out(torc_narrow(all, 0, 5, 0), row), 0, 1, 2, 3);

    torc_tensor one = torc_ones(SHAPE(1)), made = torc_empty(SHAPE(3));
    torc_full_out(torc_expand(one, SHAPE(3)), SHAPE(3), 2);
    VALUES(one, 2);
    torc_zeros_out(made, SHAPE(3), .requires_grad = true);
    assert_true(torc_requires_grad(made));
    VALUES(torc_detach(made), 0, 0, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(self_as_another_argument), SCOPED(memory_that_is_shared_unnoticed),
                                       SCOPED(masks_of_index_put),       SCOPED(out_among_the_inputs),
                                       SCOPED(out_that_requires_grad),   SCOPED(comparisons_in_place),
                                       SCOPED(products_onto_a_factor),   SCOPED(out_of_composites)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
