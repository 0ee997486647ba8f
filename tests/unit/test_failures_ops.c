/* test_failures_ops.c - failing memory, bad arguments and sticking errors, for every form of every public operator.
 *
 * The calls come from the operators' rows (generated/public_ops.h), so a new row is tested here at once. Most operators
 * take 3 by 4 float matrices; what the others need is said in `samples`, one word per parameter in order.
 *
 * With TORC_FAILURES_BOXED=1 the same calls go through torc_op_call, made from the schema alone. What it refuses the function
 * of ops.h must refuse too, with the same error. */
/* labels: slow */
/* timeout: 300 */
/* also: boxed TORC_FAILURES_BOXED=1 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "generated/public_ops.h"

enum { FORM_FUNCTION, FORM_INPLACE, FORM_OUT, FORM_SCALAR, FORM_SCALAR_INPLACE };

static const struct {
    const char *op, *samples;
} samples[] = {
    {"floor_divide", "f34 f34"},
    {"clamp", "f34 0.2 0.8"},
    {"clamp_tensor", "f34 f34 f34"},
    {"where", "b34 f34 f34"},
    {"lerp", "f34 f34 f34"},
    {"lerp_scalar", "f34 f34 0.5"},
    {"masked_fill", "f34 b34 f"},
    {"masked_fill_scalar", "f34 b34 2"},
    {"bitwise_and", "l34 l34"},
    {"bitwise_or", "l34 l34"},
    {"bitwise_xor", "l34 l34"},
    {"bitwise_not", "l34"},
    {"bitwise_left_shift", "l34 l34"},
    {"bitwise_right_shift", "l34 l34"},
    {"float_power", "d34 d34"},
    {"gcd", "l34 l34"},
    {"lcm", "l34 l34"},
    {"mvlgamma", "f34 2"},
    {"renorm", "f34 2.0 0 0.5"},
    {"histc", "f34 5 -1 1"},
    {"index_reduce", "f34 1 l2 f32 prod"},
    {"view_copy", "f34 4,3"},
    {"expand_copy", "f14 3,4"},
    {"permute_copy", "f34 1,0"},
    {"transpose_copy", "f34 0 1"},
    {"select_copy", "f34 1 2"},
    {"slice_copy", "f34 1 1 3"},
    {"narrow_copy", "f34 1 1 2"},
    {"unfold_copy", "f34 1 2 1"},
    {"as_strided_copy", "f34 2,2 2,1"},
    {"select_scatter", "f34 f3 1 2"},
    {"slice_scatter", "f34 f32 1 1 3"},
    {"diagonal_scatter", "f34 f3"},
    {"as_strided_scatter", "f34 f22 2,2 2,1"},
    {"fill_diagonal_", "f34 0.5"},
    {"sum_to_size", "f34 1,4"},
    {"unsafe_chunk", "f34 2"},
    {"unsafe_split", "f34 2"},
    {"unsafe_split_with_sizes", "f34 1,2"},
    {"max_pool3d_with_indices", "f12345 2,2,2"},
    {"max_pool3d", "f12345 2,2,2"},
    {"avg_pool3d", "f12345 2,2,2"},
    {"adaptive_avg_pool3d", "f12345 2,2,2"},
    {"adaptive_max_pool3d", "f12345 2,2,2"},
    {"interpolate", "f1234 5,2 bilinear"},
    {"grid_sampler", "f1234 f1232 0 0 0"},
    {"affine_grid_generator", "f123 1,1,2,3 0"},
    {"max_dim", "f34 1"},
    {"min_dim", "f34 1"},
    {"logsumexp", "f34 1"},
    {"cumsum", "f34 1"},
    {"cumprod", "f34 1"},
    {"view", "f34 4,3"},
    {"expand", "f14 3,4"},
    {"permute", "f34 1,0"},
    {"transpose", "f34 0 1"},
    {"select", "f34 1 2"},
    {"slice", "f34 1 1 3"},
    {"unfold", "f34 1 2 1"},
    {"view_dtype", "f34 int32"},
    {"view_as_real", "c34"},
    {"_conj", "j34"},
    {"resolve_conj", "j34"},
    {"view_as_complex", "F32"},
    {"imag", "c34"},
    {"complex", "F34 F34"},
    {"polar", "F34 F34"},
    {"mul", "j34 j34"},
    {"sum", "j34"},
    {"flip", "j34 0,1"},
    {"roll", "f34 1 1"},
    {"repeat", "f34 2,1"},
    {"reshape", "f34 4,3"},
    {"broadcast_to", "f14 3,4"},
    {"expand_as", "f14 f34"},
    {"unflatten", "f34 1 2,2"},
    {"broadcast_tensors", "f34|f14"},
    {"movedim", "f34 0 1"},
    {"narrow", "f34 1 1 2"},
    {"as_strided", "f34 2,2 2,1"},
    {"split", "f34 2"},
    {"split_with_sizes", "f34 1,2"},
    {"chunk", "f34 2"},
    {"tensor_split", "f34 2"},
    {"tensor_split_indices", "f34 1"},
    {"tensor_split_tensor", "f34 l2"},
    {"tile", "f34 2"},
    {"to", "f34 - float64"},
    {"isclose", "f34 f34"},
    {"index_select", "f34 1 l3"},
    {"gather", "f34 1 l32"},
    {"scatter", "f34 1 l32 f32"},
    {"scatter_value", "f34 1 l32 0.5"},
    {"scatter_add", "f34 1 l32 f32"},
    {"scatter_reduce", "f34 1 l32 f32 sum"},
    {"index_add", "f34 1 l2 f32"},
    {"index_copy", "f34 1 l2 f32"},
    {"index_fill", "f34 1 l2 0.5"},
    {"topk", "f34 2"},
    {"index", "f34 l2|l2"},
    {"index_put", "f34 l2|l2 f2"},
    {"masked_select", "f34 b34"},
    {"masked_scatter", "f34 b34 f34"},
    {"take", "f34 l5"},
    {"take_along_dim", "f34 l32 1"},
    {"mm", "f34 f43"},
    {"bmm", "f234 f243"},
    {"mv", "f34 f4"},
    {"dot", "f4 f4"},
    {"vdot", "f4 f4"},
    {"matmul", "f234 f43"},
    {"addmm", "f33 f34 f43"},
    {"baddbmm", "f233 f234 f243"},
    {"addmv", "f3 f34 f4"},
    {"linear", "f34 f24 f2"},
    {"outer", "f3 f4"},
    {"_addmm_activation", "f4 f33 f34"},
    {"linear_gelu", "f34 f24 f2"},
    {"linear_gelu_linear", "f34 f24 f2 f32 f3"},
    {"einsum", "ij,kj f34|f54"},
    {"addr", "f34 f3 f4"},
    {"addbmm", "f33 f234 f243"},
    {"linalg_cross", "f43 f43"},
    {"linalg_norm_str", "f34 fro"},
    {"linalg_matrix_norm", "f34 1"},
    {"quantile", "F34 F"},
    {"nanquantile", "F34 F"},
    {"meshgrid", "f3|f4"},
    {"cartesian_prod", "f3|f4"},
    {"combinations", "f3"},
    {"hsplit", "f34 2"},
    {"vsplit", "f44 2"},
    {"dsplit", "f234 2"},
    {"dsplit_indices", "f234 1"},
    {"repeat_interleave_tensor", "f34 l3 0"},
    {"repeat_interleave_counts", "l3"},
    {"bucketize", "f34 f3"},
    {"multinomial", "F34 2"},
    {"kthvalue", "f34 2"},
    {"bincount", "l5"},
    {"softmax", "f34 1"},
    {"log_softmax", "f34 1"},
    {"native_layer_norm", "f34 4 f4 f4 0.001"},
    {"layer_norm", "f34 4 f4 f4"},
    {"native_batch_norm", "f34 f4 f4 F4 F4 1 0.1 0.001"},
    {"batch_norm", "f34 F4 F4 f4 f4 1"},
    {"instance_norm", "f234 F3 F3 f3 f3 1"},
    {"group_norm", "f344 2 f4 f4"},
    {"rms_norm", "f34 4 f4"},
    {"native_group_norm", "f344 f4 f4 3 4 4 2 0.001"},
    {"_fused_rms_norm", "f34 4 f4 0.001"},
    {"native_dropout", "f34 0.5 1"},
    {"embedding", "f34 l5"},
    {"convolution", "f1355 f2333 f2 1,1 1,1 1,1 0 0,0 1"},
    {"conv1d", "f135 f233 f2"},
    {"conv2d", "f1355 f2333 f2"},
    {"conv1d_padding", "f135 f233 f2 1 same"},
    {"conv2d_padding", "f1355 f2333 f2 1,1 same"},
    {"conv_transpose1d", "f135 f323 f2"},
    {"conv_transpose2d", "f1355 f3233 f2"},
    {"max_pool2d_with_indices", "f1355 2,2"},
    {"max_pool2d", "f1355 2,2"},
    {"max_pool1d", "f135 2"},
    {"avg_pool2d", "f1355 2,2"},
    {"avg_pool1d", "f135 2"},
    {"adaptive_avg_pool2d", "f1355 2,2"},
    {"adaptive_avg_pool1d", "f135 2"},
    {"adaptive_max_pool2d", "f1355 2,2"},
    {"nll_loss", "f34 l3"},
    {"cross_entropy", "f34 l3 f4 - mean 0.1"},
    {"one_hot", "l5"},
    {"scaled_dot_product_attention", "f1234 f1234 f1234"},
    {"dropout", "f34 0.5 1"},
    {"feature_dropout", "f3455 0.5 1"},
    {"constant_pad_nd", "f34 1,2"},
    {"pad", "f344 1,2,-1,1 reflect"},
    {"prelu", "f34 f4"},
    {"alpha_dropout", "f34 0.5 1"},
    {"feature_alpha_dropout", "f3455 0.5 1"},
    {"pixel_shuffle", "f1422 2"},
    {"pixel_unshuffle", "f144 2"},
    {"channel_shuffle", "f1422 2"},
    {"im2col", "f1244 2,2 1,1 1,0"},
    {"col2im", "f189 2,4 2,2 1,1 1,0"},
    {"max_unpool2d", "f122 l122 2,2"},
    {"embedding_renorm_", "F34 l2 0.5 2.0"},
    {"embedding_bag", "l32 f34"},
    {"conv3d", "f12333 f22222 f2"},
    {"conv3d_padding", "f12333 f22222 f2 1,1,1 same"},
    {"conv_transpose3d", "f12333 f22222 f2"},
    {"bilinear", "f32 f34 f524 f5"},
    {"cosine_embedding_loss", "f34 f34 f3"},
    {"multi_margin_loss", "f34 l3"},
    {"multilabel_margin_loss", "f34 l34"},
    {"rnn_tanh", "f324 f123 f34|f33|f3|f3 1 1 0 0 0 0"},
    {"rnn_tanh_data", "f24 o2 f113 f34|f33|f3|f3 1 1 0 0 0"},
    {"rnn_relu", "f324 f233 f34|f33|f34|f33 0 1 0 0 1 1"},
    {"rnn_relu_data", "f24 o2 f213 f34|f33|f34|f33 0 1 0 0 1"},
    {"gru", "f324 f122 f64|f62|f6|f6 1 1 0 0 0 0"},
    {"gru_data", "f24 o2 f112 f64|f62|f6|f6 1 1 0 0 0"},
    {"lstm", "f324 f122|f122 f84|f82|f8|f8 1 1 0 0 0 0"},
    {"lstm_data", "f24 o2 f112|f112 f84|f82|f8|f8 1 1 0 0 0"},
    {"rnn_tanh_cell", "f34 f32 f24 f22 f2 f2"},
    {"rnn_relu_cell", "f34 f32 f24 f22 f2 f2"},
    {"gru_cell", "f34 f32 f64 f62 f6 f6"},
    {"lstm_cell", "f34 f32|f32 f84 f82 f8 f8"},
    {"empty", "3,4"},
    {"empty_strided", "3,4 4,1"},
    {"zeros", "3,4"},
    {"ones", "3,4"},
    {"full", "3,4 0.5"},
    {"rand", "3,4"},
    {"randn", "3,4"},
    {"randint", "- 9 3,4"},
    {"randint_like", "f34 - 9"},
    {"randperm", "7"},
    {"new_empty", "f34 3,4"},
    {"new_zeros", "f34 3,4"},
    {"new_ones", "f34 3,4"},
    {"new_full", "f34 3,4 0.5"},
    {"arange", "- 9"},
    {"linspace", "0 1 5"},
    {"eye", "4"},
    {"random_", "F34 0 9"},
    {"bernoulli_", "F34 0.5"},
    {"_foreach_add_tensor", "f34|f34 f"},
    {"_foreach_mul_tensor", "f34|f34 f"},
    {"_foreach_div_tensor", "f34|f34 f"},
    {"_foreach_addcmul_tensor", "f34|f34 f34|f34 f34|f34 D2"},
    {"_foreach_addcdiv_tensor", "f34|f34 f34|f34 f34|f34 D2"},
    {"_fused_sgd_", "f34|f34 f34|f34 f34|f34 0.1 0.9 0.1 0.5 0 0 0"},
    {"_fused_sgd__tensor_lr", "f34|f34 f34|f34 f34|f34 0.1 0.9 f 0.5 0 0 0"},
    {"_fused_adam_", "f34|f34 f34|f34 f34|f34 f34|f34 f34|f34 f|f 0.1 0.9 0.99 0.1 0.001 1 0"},
    {"_fused_adam__tensor_lr", "f34|f34 f34|f34 f34|f34 f34|f34 f34|f34 f|f f 0.9 0.99 0.1 0.001 1 0"},
    {"_fused_adamw_", "f34|f34 f34|f34 f34|f34 f34|f34 f34|f34 f|f 0.1 0.9 0.99 0.1 0.001 1 0"},
    {"_fused_adamw__tensor_lr", "f34|f34 f34|f34 f34|f34 f34|f34 f34|f34 f|f f 0.9 0.99 0.1 0.001 1 0"},
    {"_amp_foreach_non_finite_check_and_unscale_", "f34|f34 F F"},
    {"_amp_update_scale_", "F i F 2.0 0.5 1"},
};

static const entry table[] = {
#define ROW(symbol, op, form, parameters)             \
    {"torc_" #symbol, parameters, call_##symbol, #op, \
     OPERATOR | ((form) == FORM_OUT ? OUT : 0) |      \
         ((form) == FORM_INPLACE || (form) == FORM_SCALAR_INPLACE ? IN_PLACE : 0)},
    PUBLIC_OPS(ROW)
#undef ROW
};
enum { ENTRIES = sizeof table / sizeof *table };

/* ------------------------------------------------------------------------------------------ the same by number */
static int differences;

static bool number_given(torc_number n) { return n.kind != TORC_NUMBER_NONE; }
static torc_value number(torc_number n) { return (torc_value){.kind = TORC_VALUE_NUMBER, .as.number = n}; }

/* Argument `a` for parameter `q`, in the kind that it takes: what is left out in C is left out here. */
static torc_value value_of(const torc_op_parameter *q, const argument *a, bool is_number) {
    const torc_value none = {.kind = TORC_VALUE_NONE};
    if (q->default_text && !a->given) return none;
    switch (is_number ? TORC_OP_TYPE_NUMBER : q->type) {
    case TORC_OP_TYPE_TENSOR: return (torc_value){.kind = TORC_VALUE_TENSOR, .as.tensor = a->tensor};
    case TORC_OP_TYPE_TENSORS: return (torc_value){.kind = TORC_VALUE_TENSORS, .as.tensors = a->tensors};
    case TORC_OP_TYPE_BOOL:
        if (q->optional && a->flag == TORC_NONE) return none;
        if (!q->default_text || a->flag == a->b) return number(torc_number_bool(a->b));
        return number(torc_number_int(a->flag)); /* a flag that is no bool */
    case TORC_OP_TYPE_INT: return q->optional && a->i == TORC_NONE ? none : number(torc_number_int(a->i));
    case TORC_OP_TYPE_FLOAT: return q->optional && !number_given(a->n) ? none : number(torc_number_float(a->d));
    case TORC_OP_TYPE_NUMBER: return number(a->n);
    case TORC_OP_TYPE_INTS: {
        int64_t count;
        const int64_t *data = torc_ints_data(&a->ints, &count);
        if (!data && count < 0) return none;
        if (a->ints.tag == TORC_INTS_HERE && (count < 0 || count > TORC_INTS_FEW))
            count = -2; /* there is no such list */
        return (torc_value){.kind = TORC_VALUE_INTS, .as.ints = {data, count}};
    }
    case TORC_OP_TYPE_NUMBERS: return (torc_value){.kind = TORC_VALUE_NUMBERS, .as.numbers = a->numbers};
    case TORC_OP_TYPE_STR: return (torc_value){.kind = TORC_VALUE_STR, .as.str = a->s};
    case TORC_OP_TYPE_DTYPE: return (torc_value){.kind = TORC_VALUE_DTYPE, .as.dtype = a->dtype};
    case TORC_OP_TYPE_DEVICE: return (torc_value){.kind = TORC_VALUE_DEVICE, .as.device = a->device};
    case TORC_OP_TYPE_MEMORY_FORMAT:
        return (torc_value){.kind = TORC_VALUE_MEMORY_FORMAT, .as.memory_format = a->format};
    case TORC_OP_TYPE_GENERATOR: return (torc_value){.kind = TORC_VALUE_GENERATOR, .as.generator = a->generator};
    }
    return none;
}

/* Does the value say what the argument does? A flag that is no bool and a list of nine of eight are no values, and None,
 * where it is refused, is by number an argument that is not given. */
static bool can_say_by_number(const torc_op_parameter *q, const argument *a, const torc_value *v) {
    const bool none = v->kind == TORC_VALUE_NONE || (v->kind == TORC_VALUE_NUMBER && !number_given(v->as.number));
    if (none && a->given && !q->optional) return false;
    if (q->type == TORC_OP_TYPE_BOOL && q->default_text) return a->flag == a->b || none;
    return q->type != TORC_OP_TYPE_INTS || a->ints.tag != TORC_INTS_HERE || a->ints.count == v->as.ints.count;
}

/* An error of the boxed call must be that of the direct one, in the same function. Types that C's compiler checks are not
 * compared. */
static void compare_errors(const char *op, void (*direct)(const argument *a, outcome *r), const argument *a) {
    if (strstr(torc_error_message(), "must be int, not") || strstr(torc_error_message(), "must be str, not")) return;
    const torc_error_code code = torc_error();
    char *message = strdup(torc_error_message()), call[100];
    assert_non_null(message);
    snprintf(call, sizeof call, "%.*s", (int)strcspn(torc_error_call(), "("), torc_error_call());
    torc_error_clear();
    outcome r;
    direct(a, &r);
    if (torc_error() == code && !strcmp(torc_error_message(), message) &&
        strlen(call) == strcspn(torc_error_call(), "(") && !strncmp(torc_error_call(), call, strlen(call))) {
        free(message);
        return;
    }
    differences++;
    fprintf(stderr, "%s: by number %d '%s' in %s, but by its function %d '%s' in %s\n", op, (int)code, message, call,
            (int)torc_error(), torc_error_message(), torc_error_call());
    torc_error_clear();
    torc_error_raise(code, message);
    free(message);
}

static void call_boxed(const char *name, int form, void (*direct)(const argument *a, outcome *r), const argument *a,
                       outcome *r) {
    const bool stuck = torc_error() != TORC_ERROR_OK, scalar = form == FORM_SCALAR || form == FORM_SCALAR_INPLACE;
    const torc_op_form wanted = form == FORM_OUT                                      ? TORC_OP_OUT
                                : form == FORM_INPLACE || form == FORM_SCALAR_INPLACE ? TORC_OP_INPLACE
                                                                                      : TORC_OP_FUNCTION;
    const int64_t op = torc_op_find(name, NULL);
    torc_op_info info = {.struct_size = sizeof info};
    torc_value values[MAX_ARGUMENTS], results[TORC_OP_MAX_RESULTS];
    torc_tensor out[TORC_OP_MAX_RESULTS];
    r->empty = true, r->count = 0, r->list = false;
    if (!torc_op_schema(op, &info)) return;
    const int64_t nout = form == FORM_OUT ? info.nresults : 0;
    for (int64_t k = 0; k < nout; k++) out[k] = a[k].tensor;
    int tensors = 0;
    bool comparable = !stuck;
    for (int64_t p = 0; p < info.nparameters; p++) {
        torc_op_parameter q = {.struct_size = sizeof q};
        if (!torc_op_schema_parameter(op, p, &q)) return;
        tensors += q.type == TORC_OP_TYPE_TENSOR || q.type == TORC_OP_TYPE_TENSORS;
        const bool in_number = scalar && tensors == 2 && q.type == TORC_OP_TYPE_TENSOR;
        values[p] = value_of(&q, &a[nout + p], in_number);
        if (in_number && !number_given(values[p].as.number))
            comparable = false; /* by number it is a Tensor that is missing */
        if (!can_say_by_number(&q, &a[nout + p], &values[p])) comparable = false;
    }
    const int64_t n = torc_op_call(op, wanted, values, info.nparameters, (torc_tensors){nout ? out : NULL, nout},
                                   results, TORC_OP_MAX_RESULTS);
    if (n < 0) {
        if (comparable && !allocation_failed()) compare_errors(name, direct, a);
    } else if (!n) {
        give_bool(r, true);
    } else if (info.returns == TORC_OP_RETURNS_LIST) {
        give_list(r, results[0].as.tensors);
    } else {
        for (int64_t k = 0; k < n; k++) out[k] = results[k].kind == TORC_VALUE_TENSOR ? results[k].as.tensor : NULL;
        give_many(r, out, (int)n);
    }
}

#define BOXED(symbol, op, form, parameters) \
    static void boxed_##symbol(const argument *a, outcome *r) { call_boxed(#op, form, call_##symbol, a, r); }
PUBLIC_OPS(BOXED)
#undef BOXED
static void (*const boxed[])(const argument *a, outcome *r) = {
#define ROW(symbol, op, form, parameters) boxed_##symbol,
    PUBLIC_OPS(ROW)
#undef ROW
};

static const char *sample_of(const char *op) {
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++)
        if (!strcmp(samples[i].op, op)) return samples[i].samples;
    return NULL;
}

static void every_operator(void **state) {
    (void)state;
    static entry rows[ENTRIES];
    int n = 0, part = 0;
    const char *text = getenv("TORC_FAILURES_PART"); /* for running it by hand in pieces */
    if (text) part = atoi(text);
    for (int i = 0; i < ENTRIES; i++) {
        rows[n] = table[i];
        rows[n].samples = sample_of(table[i].samples);
        if (getenv("TORC_FAILURES_BOXED")) rows[n].call = boxed[i], rows[n].flags |= NO_OPTIONS;
        /* composed of a draw, and of what is done with it; of factories that is to give the out tensor its size */
        static const char *const draws[] = {"torc_rand_out_with", "torc_randint_out_with", "torc_randn_out_with",
                                            "torc_randperm_out_with", "torc_dropout_inplace_with"};
        bool drawn = !strcmp(table[i].samples, "feature_dropout") || strstr(table[i].samples, "alpha_dropout");
        for (size_t k = 0; k < sizeof draws / sizeof *draws; k++) drawn |= !strcmp(table[i].symbol, draws[k]);
        if (drawn) rows[n].flags |= DRAWS;
        if (!strncmp(table[i].samples, "_foreach_", strlen("_foreach_")) && rows[n].flags & IN_PLACE)
            rows[n].flags |= CHANGES_ON_ERROR; /* entry by entry: those before the one that fails are written */
        if (i >= part) n++;
    }
    assert_int_equal(run_failures(rows, n, NULL, 0), 0);
    assert_int_equal(differences, 0);
}
static void complete(void **state) {
    (void)state;
    assert_int_equal(check_complete((const char *const[]){"ops.h", "ops_private.h", NULL}, table, ENTRIES), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(complete), cmocka_unit_test(every_operator)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
