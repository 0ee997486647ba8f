/* test_boxed.c - operators as data (torc/op.h): what the schema says, and calls that are made from it.
 *
 * That every operator gives the same bits by number as by its function is shown by `ops test`, that it refuses the same with
 * the same words, and survives failing allocations, by tests/unit/test_failures_ops.c. Here: what only the boxed call has, its
 * values, counts, kinds and forms. */
/* link: shared */
#include "support.h"
#include "heap.h"

static const torc_tensors nowhere = {NULL, 0};
static const torc_value none = {.kind = TORC_VALUE_NONE};
static const torc_number no_number = {.kind = TORC_NUMBER_NONE};
static torc_value tensor(torc_tensor t) { return (torc_value){TORC_VALUE_TENSOR, {.tensor = t}}; }
static torc_value tensors(torc_tensors list) { return (torc_value){TORC_VALUE_TENSORS, {.tensors = list}}; }
static torc_value number_of(torc_number n) { return (torc_value){TORC_VALUE_NUMBER, {.number = n}}; }
#define number(n) number_of(NUM(n))
static torc_value ints_of(const int64_t *data, int64_t count) {
    return (torc_value){TORC_VALUE_INTS, {.ints = {data, count}}};
}
#define ints(...) ints_of((const int64_t[]){__VA_ARGS__}, LENGTH(((const int64_t[]){__VA_ARGS__})))
static torc_value numbers(torc_numbers list) { return (torc_value){TORC_VALUE_NUMBERS, {.numbers = list}}; }
static torc_value str(const char *s) { return (torc_value){TORC_VALUE_STR, {.str = s}}; }
static torc_value dtype_value(torc_dtype d) { return (torc_value){TORC_VALUE_DTYPE, {.dtype = d}}; }
static torc_value boolean(bool b) { return number(torc_number_bool(b)); }

static int64_t named(const char *name) {
    const int64_t op = torc_op_find(name, NULL);
    if (op < 0) fail_msg("there is no operator %s", name);
    return op;
}
static torc_op_info info_of(int64_t op) {
    torc_op_info info = {.struct_size = sizeof info};
    assert_true(torc_op_schema(op, &info));
    return info;
}
static torc_op_parameter parameter_of(int64_t op, int64_t k) {
    torc_op_parameter p = {.struct_size = sizeof p};
    assert_true(torc_op_schema_parameter(op, k, &p));
    return p;
}
static torc_op_parameter parameter_named(const char *op, const char *name) {
    const int64_t which = named(op);
    for (int64_t k = 0; k < info_of(which).nparameters; k++) {
        torc_op_parameter p = parameter_of(which, k);
        if (!strcmp(p.name, name)) return p;
    }
    fail_msg("%s has no parameter %s", op, name);
    return (torc_op_parameter){0};
}

static torc_value results[TORC_OP_MAX_RESULTS];
static int64_t run(const char *name, torc_op_form form, const torc_value *arguments, int64_t count) {
    for (int k = 0; k < TORC_OP_MAX_RESULTS; k++) results[k] = str("untouched");
    return torc_op_call(named(name), form, arguments, count, nowhere, results, TORC_OP_MAX_RESULTS);
}
static bool untouched(void) {
    for (int k = 0; k < TORC_OP_MAX_RESULTS; k++)
        if (results[k].kind != TORC_VALUE_STR) return false;
    return true;
}
static torc_tensor first(int64_t n) {
    return n > 0 && results[0].kind == TORC_VALUE_TENSOR ? results[0].as.tensor : NULL;
}
#define ARGUMENTS(...) \
    (const torc_value[]){__VA_ARGS__}, (int64_t)(sizeof((const torc_value[]){__VA_ARGS__}) / sizeof(torc_value))
#define CALL(name, ...) first(run(name, TORC_OP_FUNCTION, ARGUMENTS(__VA_ARGS__)))
#define REFUSED(code, text, name, form, ...)                           \
    do {                                                               \
        assert_int_equal(run(name, form, ARGUMENTS(__VA_ARGS__)), -1); \
        assert_true(untouched());                                      \
        expect_error_(__FILE__, __LINE__, TORC_ERROR_##code, text);    \
    } while (0)

/* ------------------------------------------------------------------------------------------ schema */
/* The kinds of number that a type takes: bits of 1 bool, 2 int, 4 float. */
static int numbers_of(torc_op_type type) {
    return type == TORC_OP_TYPE_BOOL                                   ? 1
           : type == TORC_OP_TYPE_INT                                  ? 2
           : type == TORC_OP_TYPE_FLOAT || type == TORC_OP_TYPE_NUMBER ? 7
                                                                       : 0;
}
static torc_value_kind kind_of(torc_op_type type) {
    switch (type) {
    case TORC_OP_TYPE_TENSOR: return TORC_VALUE_TENSOR;
    case TORC_OP_TYPE_TENSORS: return TORC_VALUE_TENSORS;
    case TORC_OP_TYPE_INTS: return TORC_VALUE_INTS;
    case TORC_OP_TYPE_NUMBERS: return TORC_VALUE_NUMBERS;
    case TORC_OP_TYPE_STR: return TORC_VALUE_STR;
    case TORC_OP_TYPE_DTYPE: return TORC_VALUE_DTYPE;
    case TORC_OP_TYPE_DEVICE: return TORC_VALUE_DEVICE;
    case TORC_OP_TYPE_MEMORY_FORMAT: return TORC_VALUE_MEMORY_FORMAT;
    case TORC_OP_TYPE_GENERATOR: return TORC_VALUE_GENERATOR;
    default: return TORC_VALUE_NUMBER;
    }
}
static int number_bit(const torc_value *v) {
    return v->as.number.kind == TORC_NUMBER_BOOL ? 1 : v->as.number.kind == TORC_NUMBER_INT ? 2 : 4;
}
/* May `v` stand for a parameter of this kind? */
static bool takes(const torc_op_parameter *p, const torc_value *v) {
    if (v->kind == TORC_VALUE_NUMBER && p->type == TORC_OP_TYPE_INTS) return p->length && number_bit(v) == 2;
    if (v->kind != kind_of(p->type)) return false;
    return v->kind != TORC_VALUE_NUMBER || number_bit(v) & numbers_of(p->type);
}

static void every_operator_has_a_schema(void **state) {
    (void)state;
    assert_true(torc_op_count() > 250);
    for (int64_t op = 0; op < torc_op_count(); op++) {
        const torc_op_info info = info_of(op);
        char begin[200];
        assert_int_equal(torc_op_find(info.name, NULL), op);
        const torc_op_info same = info_of(torc_op_find(info.python_name, info.overload));
        assert_string_equal(same.python_name, info.python_name);
        assert_string_equal(same.overload, info.overload);
        snprintf(begin, sizeof begin, "%s%s%s(", info.python_name, *info.overload ? "." : "", info.overload);
        assert_memory_equal(info.signature, begin, strlen(begin));
        assert_true(*info.doc);
        assert_null(strstr(info.signature, "legacy"));
        assert_true(info.places && info.places < 128);
        assert_true(info.forms & (TORC_OP_FUNCTION | TORC_OP_INPLACE) && info.forms < 16);
        assert_true(info.nresults >= 0 && info.nresults <= TORC_OP_MAX_RESULTS);
        assert_int_equal(info.nresults == 0, info.returns == TORC_OP_RETURNS_NOTHING);
        assert_true(info.returns != TORC_OP_RETURNS_LIST ||
                    (info.nresults == 1 && info.forms & TORC_OP_FUNCTION && !(info.forms & TORC_OP_OUT)));
        for (int k = 0; k < TORC_OP_MAX_RESULTS; k++)
            assert_int_equal(*info.results[k] != 0, info.nresults > 1 && k < info.nresults);
        bool mutated = false;
        const char *at = info.signature + strlen(begin);
        for (int64_t k = 0; k < info.nparameters; k++) {
            const torc_op_parameter p = parameter_of(op, k);
            at = strstr(at, p.name);
            assert_non_null(at);
            mutated |= p.mutated;
            if (p.length || p.any_length) assert_int_equal(p.type, TORC_OP_TYPE_INTS);
            assert_false(p.length > 1 && p.any_length);
            if (p.default_value.kind != TORC_VALUE_NONE && !takes(&p, &p.default_value))
                fail_msg("%s: the default of '%s' is of another type", info.name, p.name);
            if (!p.default_text)
                assert_int_equal(p.default_value.kind, TORC_VALUE_NONE);
            else if (p.default_value.kind == TORC_VALUE_NONE)
                assert_true(!strcmp(p.default_text, "None") || !strcmp(p.default_text, "[]"));
        }
        assert_int_equal(mutated, strstr(info.signature, "!)") != NULL);
    }
}

/* Python's signatures and other names: one by one, until there is none. */
static void signatures_and_aliases(void **state) {
    (void)state;
    const int64_t arange = named("arange"), abs_op = named("abs"), sigmoid = named("sigmoid");
    assert_non_null(strstr(torc_op_signature(arange, 0), "(end"));
    assert_non_null(strstr(torc_op_signature(arange, 1), "(start"));
    assert_string_equal(torc_op_signature(arange, 100), "");
    assert_string_equal(torc_op_signature(named("exp"), 0), "");
    assert_string_equal(torc_op_alias(named("cat"), 0), "concat");
    assert_string_equal(torc_op_alias(named("exp"), 0), "");
    assert_string_equal(torc_op_alias(sigmoid, 0), "special.expit");
    NO_ERROR();
    int64_t signatures = 0, aliases = 0;
    for (int64_t op = 0; op < torc_op_count(); op++) {
        for (int64_t k = 0; *torc_op_signature(op, k); k++, signatures++)
            assert_non_null(strchr(torc_op_signature(op, k), '('));
        for (int64_t k = 0; *torc_op_alias(op, k); k++, aliases++) {
            const char *last = strrchr(torc_op_alias(op, k), '.');
            assert_true(torc_op_first(last ? last + 1 : torc_op_alias(op, k)) >= 0 || last);
        }
    }
    assert_true(signatures > 200 && aliases > 20);
    NO_ERROR();
    FAILS(VALUE, "there is no number -1", (void)torc_op_alias(abs_op, -1));
    FAILS(VALUE, "there is no operator number -1", (void)torc_op_signature(-1, 0));
}

/* From the first operator of a name a chain leads to all that have it, and to no other; so each is in one chain, once. */
static void overloads(void **state) {
    (void)state;
    const int64_t count = torc_op_count();
    int64_t chained = 0;
    for (int64_t op = 0; op < count; op++) {
        const torc_op_info info = info_of(op);
        const int64_t first = torc_op_first(info.python_name);
        int64_t others = 0, found = 0, here = 0;
        for (int64_t k = 0; k < count; k++) others += !strcmp(info_of(k).python_name, info.python_name);
        for (int64_t k = first; k >= 0; k = info_of(k).next_overload) {
            assert_string_equal(info_of(k).python_name, info.python_name);
            here += k == op;
            found++;
            assert_true(found <= others);
        }
        assert_int_equal(here, 1);
        assert_int_equal(found, others);
        chained += first == op;
    }
    assert_true(chained > 200 && chained < count);
    assert_int_equal(torc_op_first("clip"), torc_op_first("clamp"));
    assert_int_equal(torc_op_first("concat"), named("cat"));
    assert_true(torc_op_first("max") >= 0 && info_of(torc_op_first("max")).next_overload >= 0);
    assert_int_equal(torc_op_first("max_dim"), -1);
    assert_int_equal(torc_op_first("nosuch"), -1);
    assert_int_equal(torc_op_first(""), -1);
    assert_int_equal(torc_op_first(NULL), -1);
    assert_int_equal(torc_error(), 0);
}

static void names(void **state) {
    (void)state;
    const int64_t op = named("max_dim");
    assert_int_equal(torc_op_find("max", "dim"), op);
    assert_int_equal(torc_op_find("exp", ""), named("exp"));
    assert_int_equal(torc_op_find("max", "nosuch"), -1);
    assert_int_equal(torc_op_find("max_dim", ""), -1);
    assert_int_equal(torc_op_find("", NULL), -1);
    assert_int_equal(torc_op_find(NULL, NULL), -1);
    assert_int_equal(torc_op_find(NULL, "dim"), -1);
    assert_int_equal(torc_op_find("torc_add", NULL), -1);
    assert_int_equal(torc_op_find("concat", NULL), named("cat"));
    assert_int_equal(torc_op_find("concatenate", ""), named("cat"));
    assert_int_equal(torc_op_find("clip", NULL), named("clamp"));
    assert_int_equal(torc_op_find("clip", ""), named("clamp"));
    assert_int_equal(torc_op_find("clip_tensor", NULL), named("clamp_tensor"));
    assert_int_equal(torc_op_find("clip", "Tensor"), named("clamp_tensor"));
    assert_int_equal(torc_op_find("special_expit", NULL), named("sigmoid"));
    assert_int_equal(torc_op_find("special.expit", NULL), -1);
    assert_int_equal(torc_op_find("concat", "nosuch"), -1);
    assert_int_equal(torc_op_find("concat_", NULL), -1);
    assert_int_equal(torc_op_find("conca", NULL), -1);
    assert_int_equal(torc_op_find("sigmoid_backward", NULL), -1); /* for torc's own use */
    assert_int_equal(torc_op_find("sigmoid_backward", ""), -1);
    NO_ERROR();
}

static void what_schemas_say(void **state) {
    (void)state;
    const torc_op_info max = info_of(named("max_dim"));
    assert_string_equal(max.signature,
                        "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)");
    assert_int_equal(max.nresults, 2);
    assert_string_equal(max.results[0], "values");
    assert_string_equal(max.results[1], "indices");
    assert_int_equal(max.forms, TORC_OP_FUNCTION | TORC_OP_OUT);
    assert_int_equal(max.places, TORC_OP_IN_TORCH | TORC_OP_IN_TENSOR);
    assert_int_equal(max.returns, TORC_OP_RETURNS_TENSORS);
    assert_string_equal(max.node, "MaxBackward0");
    assert_string_equal(info_of(named("argmax")).node, "");    /* no derivative */
    assert_string_equal(info_of(named("tensordot")).node, ""); /* those of the calls it is made of */

    assert_int_equal(info_of(named("add")).forms, TORC_OP_FUNCTION | TORC_OP_INPLACE | TORC_OP_OUT | TORC_OP_SCALAR);
    const torc_op_info mm = info_of(named("mm")), exp = info_of(named("exp"));
    assert_int_equal(mm.autocast_cpu, TORC_OP_AUTOCAST_LOWER);
    assert_int_equal(mm.autocast_cuda, TORC_OP_AUTOCAST_LOWER);
    assert_int_equal(exp.autocast_cuda, TORC_OP_AUTOCAST_F32);
    assert_int_equal(exp.autocast_cpu, TORC_OP_AUTOCAST_NONE);
    assert_int_equal(exp.effects, 0);
    assert_int_equal(info_of(named("bernoulli_")).effects & TORC_OP_RANDOM, TORC_OP_RANDOM);
    assert_int_equal(info_of(named("masked_select")).effects & TORC_OP_WAITS, TORC_OP_WAITS);
    assert_int_equal(info_of(named("split")).returns, TORC_OP_RETURNS_LIST);
    assert_true(parameter_named("split_with_sizes", "split_sizes").any_length);
    assert_true(info_of(named("transpose")).returns_view);
    assert_false(info_of(named("exp")).returns_view);

    const torc_op_parameter alpha = parameter_named("add", "alpha"), dim = parameter_named("max_dim", "dim"),
                            padding = parameter_named("max_pool2d", "padding"),
                            mode = parameter_named("div", "rounding_mode"),
                            approximate = parameter_named("gelu", "approximate"),
                            eps = parameter_named("layer_norm", "eps"), largest = parameter_named("topk", "largest"),
                            self = parameter_named("bernoulli_", "self"),
                            weight = parameter_named("layer_norm", "weight"),
                            list = parameter_named("index", "indices"),
                            format = parameter_named("contiguous", "memory_format"),
                            bias = parameter_named("conv2d", "bias"),
                            scalars = parameter_named("_foreach_add_scalar_list", "scalars");
    assert_int_equal(alpha.type, TORC_OP_TYPE_NUMBER);
    assert_true(alpha.keyword_only && alpha.is_value && !alpha.optional);
    assert_string_equal(alpha.default_text, "1");
    assert_int_equal(alpha.default_value.as.number.as.i, 1);
    assert_int_equal(alpha.default_value.as.number.kind, TORC_NUMBER_INT);
    assert_int_equal(dim.type, TORC_OP_TYPE_INT);
    assert_true(!dim.default_text && !dim.optional && !dim.keyword_only && !dim.is_value);
    assert_int_equal(padding.type, TORC_OP_TYPE_INTS);
    assert_int_equal(padding.length, 2);
    assert_int_equal(padding.default_value.kind, TORC_VALUE_INTS);
    assert_int_equal(padding.default_value.as.ints.count, 2);
    assert_int_equal(padding.default_value.as.ints.data[1], 0);
    assert_true(mode.optional);
    assert_int_equal(mode.default_value.kind, TORC_VALUE_NONE);
    assert_string_equal(approximate.default_value.as.str, "none");
    assert_true(eps.default_value.as.number.as.d == 1e-5);
    assert_ptr_equal(largest.default_value.as.number.kind, TORC_NUMBER_BOOL);
    assert_int_equal(largest.default_value.as.number.as.i, 1);
    assert_true(self.mutated && !self.optional);
    assert_true(weight.optional && bias.optional && !weight.mutated);
    assert_true(list.type == TORC_OP_TYPE_TENSORS && list.optional);
    assert_true(parameter_named("batch_norm", "running_mean").mutated &&
                parameter_named("batch_norm", "running_var").optional);
    assert_true(parameter_named("instance_norm", "running_var").mutated);
    assert_false(parameter_named("batch_norm", "weight").mutated);
    assert_true(info_of(named("matmul")).composed && !mm.composed);
    assert_string_equal(info_of(named("nonzero")).signature, "nonzero(Tensor self) -> Tensor");
    assert_int_equal(info_of(named("conv2d")).effects, info_of(named("convolution")).effects);
    assert_int_equal(info_of(named("index_put")).effects, TORC_OP_WAITS | TORC_OP_UNORDERED | TORC_OP_CHECKS);
    assert_int_equal(info_of(named("embedding")).effects, TORC_OP_CHECKS);
    assert_int_equal(info_of(named("remainder")).effects, TORC_OP_CHECKS); /* of ints by 0 */
    assert_int_equal(scalars.type, TORC_OP_TYPE_NUMBERS);
    assert_true(scalars.is_value && !scalars.optional && !scalars.default_text && !scalars.any_length);
    assert_int_equal(format.default_value.as.memory_format, TORC_CONTIGUOUS_FORMAT);
}

static void structs_of_other_versions(void **state) {
    (void)state;
    const int64_t op = named("add");
    torc_op_info info = {.struct_size = offsetof(torc_op_info, overload), .overload = "as it was"};
    assert_true(torc_op_schema(op, &info));
    assert_string_equal(info.name, "add");
    assert_string_equal(info.overload, "as it was");
    assert_int_equal(info.struct_size, offsetof(torc_op_info, overload));
    struct {
        torc_op_info info;
        char more[64];
    } newer = {.info.struct_size = sizeof newer, .more = "as it was"};
    assert_true(torc_op_schema(op, &newer.info));
    assert_string_equal(newer.more, "as it was");
    torc_op_info unset = {0};
    torc_op_parameter parameter = {0};
    FAILS(VALUE, "struct_size is 0", torc_op_schema(op, &unset));
    FAILS(VALUE, "the struct to fill is NULL", torc_op_schema(op, NULL));
    FAILS(VALUE, "struct_size is 0", torc_op_schema_parameter(op, 0, &parameter));
    FAILS(VALUE, "the struct to fill is NULL", torc_op_schema_parameter(op, 0, NULL));
    parameter.struct_size = sizeof parameter;
    FAILS(VALUE, "add() has no parameter number 3", torc_op_schema_parameter(op, 3, &parameter));
    FAILS(VALUE, "add() has no parameter number -1", torc_op_schema_parameter(op, -1, &parameter));
    const int64_t wrong[] = {-1, torc_op_count(), INT64_MAX, INT64_MIN};
    for (int i = 0; i < LENGTH(wrong); i++) {
        info.struct_size = sizeof info;
        FAILS(VALUE, "there is no operator number", torc_op_schema(wrong[i], &info));
        FAILS(VALUE, "there is no operator number", torc_op_schema_parameter(wrong[i], 0, &parameter));
        FAILS(VALUE, "there is no operator number",
              torc_op_call(wrong[i], TORC_OP_FUNCTION, NULL, 0, nowhere, results, TORC_OP_MAX_RESULTS));
    }
    torc_error_raise(TORC_ERROR_INDEX, "it sticks"); /* what is known is told all the same */
    assert_true(torc_op_schema(op, &info));
    assert_true(torc_op_schema_parameter(op, 0, &parameter));
    assert_int_equal(torc_op_find("add", NULL), op);
    torc_error_clear();
}

/* ------------------------------------------------------------------------------------------ calls */
static void defaults_and_values(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2, 2), (double[]){1, 5, 4, 2}), y = make_f32(SHAPE(2), (double[]){10, 20});
    VALUES(CALL("add", tensor(x), tensor(y)), 11, 25, 14, 22);
    VALUES(CALL("add", tensor(x), tensor(y), none), 11, 25, 14, 22);
    VALUES(CALL("add", tensor(x), tensor(y), number(2)), 21, 45, 24, 42);
    VALUES(CALL("sum", tensor(x)), 12);
    VALUES(CALL("sum", tensor(x), ints(1)), 6, 6);
    HAS_SHAPE(CALL("sum", tensor(x), ints(1), boolean(true)), 2, 1);
    HAS_DTYPE(CALL("sum", tensor(x), none, none, dtype_value(TORC_FLOAT64)), TORC_FLOAT64);
    VALUES(CALL("div", tensor(x), number(2), str("floor")), 0, 2, 2, 1);
    VALUES(CALL("cat", tensors(TENSORS(x, x)), number(1)), 1, 5, 1, 5, 4, 2, 4, 2);
    VALUES(CALL("clamp", tensor(x), none, number(3)), 1, 3, 3, 2);
    /* One number for int[2], a bool where any number is meant, an int where a float is. */
    torc_tensor image = make_f32(SHAPE(1, 1, 4, 4), NULL);
    HAS_SHAPE(CALL("avg_pool2d", tensor(image), number(2)), 1, 1, 2, 2);
    SAME(CALL("full", ints(2), boolean(true)), torc_full(SHAPE(2), torc_number_bool(true)));
    SAME(CALL("layer_norm", tensor(x), ints(2), none, none, number(1)), torc_layer_norm(x, SHAPE(2), .eps = 1.0));
    /* None in whichever way. */
    VALUES(CALL("linear", tensor(x), tensor(x), tensor(NULL)), 26, 14, 14, 20);
    VALUES(CALL("div", tensor(y), tensor(y), str(NULL)), 1, 1);
    VALUES(CALL("add", tensor(x), tensor(y), number(no_number)), 11, 25, 14, 22);
    HAS_DTYPE(CALL("sum", tensor(x), none, none, dtype_value(TORC_DTYPE_NONE)), TORC_FLOAT32);
    /* An empty list is a list, whatever its pointer: no dimension, a 0-dim shape. */
    assert_int_equal(torc_dim(CALL("permute", tensor(CALL("zeros", ints_of(NULL, 0))), ints_of(NULL, 0))), 0);
    SAME(CALL("amax", tensor(x), ints_of(NULL, 0)), torc_amax(x, .dim = SHAPE0));
    torc_generator g = torc_generator_new(TORC_CPU);
    const torc_value generator = {TORC_VALUE_GENERATOR, {.generator = g}},
                     cpu = {TORC_VALUE_DEVICE, {.device = TORC_CPU}};
    const torc_op_info randn = info_of(named("randn"));
    static const int64_t shape[] = {3};
    torc_value arguments[16];
    for (int64_t k = 0; k < randn.nparameters; k++) {
        const torc_op_parameter p = parameter_of(named("randn"), k);
        arguments[k] = p.type == TORC_OP_TYPE_INTS        ? ints_of(shape, 1)
                       : p.type == TORC_OP_TYPE_GENERATOR ? generator
                       : p.type == TORC_OP_TYPE_DEVICE    ? cpu
                                                          : none;
    }
    torc_tensor drawn = first(run("randn", TORC_OP_FUNCTION, arguments, randn.nparameters));
    torc_generator_manual_seed(g, torc_generator_initial_seed(g));
    SAME(drawn, torc_randn(SHAPE(3), .generator = g, .device = TORC_CPU));
}

/* A torc_number of no kind is the double that its first eight bytes are: an int if it is whole, else a float. */
static void plain_numbers(void **state) {
    (void)state;
    const torc_number two = {2}, half = {0.5}, minus_zero = {-0.0}, huge = {0x1p63}, nan = {NAN},
                      two_parts = {.kind = 99, .as.d = 1}, tiny = {.kind = 99}; /* bits that name no kind: 4.9e-322 */
    torc_tensor x = make_f32(SHAPE(2), (double[]){1, 2}), i = make_i64(SHAPE(2), (double[]){1, 2});
    VALUES(CALL("add", tensor(x), tensor(x), number(half)), 1.5, 3);
    VALUES(CALL("add", tensor(i), number(two)), 3, 4);
    HAS_DTYPE(CALL("add", tensor(i), number(two)), TORC_INT64);
    HAS_DTYPE(CALL("add", tensor(i), number(half)), TORC_FLOAT32);
    HAS_DTYPE(CALL("add", tensor(i), number(nan)), TORC_FLOAT32);
    HAS_DTYPE(CALL("add", tensor(i), number(minus_zero)), TORC_FLOAT32);
    HAS_DTYPE(CALL("add", tensor(i), number(huge)), TORC_FLOAT32); /* no int64 holds it */
    VALUES(CALL("add", tensor(i), number(huge)), 0x1p63, 0x1p63);
    HAS_DTYPE(CALL("add", tensor(i), number(tiny)), TORC_FLOAT32);
    assert_true(read_element(CALL("mul", tensor(make_f64(SHAPE(1), (double[]){1})), number(tiny)), 0) ==
                99 * 0x1p-1074);
    HAS_DTYPE(CALL("add", tensor(x), number(two_parts)), TORC_COMPLEX64);
    /* Where an int is meant the whole ones are ints, the others are refused as floats. */
    HAS_SHAPE(CALL("unsqueeze", tensor(x), number((torc_number){1})), 2, 1);
    REFUSED(TYPE, "argument 'dim' (position 2) must be int, not float", "unsqueeze", TORC_OP_FUNCTION, tensor(x),
            number(half));
    REFUSED(TYPE, "argument 'dim' (position 2) must be int, not float", "unsqueeze", TORC_OP_FUNCTION, tensor(x),
            number(tiny));
    REFUSED(TYPE, "argument 'keepdim' (position 3) must be bool, not int", "sum", TORC_OP_FUNCTION, tensor(x), ints(0),
            number((torc_number){1}));
    torc_tensor y = make_f32(SHAPE(1), (double[]){10});
    assert_int_equal(run("_foreach_mul_scalar_list", TORC_OP_FUNCTION,
                         ARGUMENTS(tensors(TENSORS(i, y)), numbers(NUMBERS(two, half)))),
                     1);
    HAS_DTYPE(results[0].as.tensors.data[0], TORC_INT64);
    VALUES(results[0].as.tensors.data[0], 2, 4);
    VALUES(results[0].as.tensors.data[1], 5);
}

static void results_of_all_kinds(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2, 3), (double[]){1, 5, 4, 2, 7, 3});
    assert_int_equal(run("max_dim", TORC_OP_FUNCTION, ARGUMENTS(tensor(x), number(1))), 2);
    VALUES(results[0].as.tensor, 5, 7);
    VALUES(results[1].as.tensor, 1, 1);
    assert_int_equal(results[2].kind, TORC_VALUE_STR);
    assert_int_equal(run("split", TORC_OP_FUNCTION, ARGUMENTS(tensor(x), number(2), number(1))), 1);
    assert_int_equal(results[0].kind, TORC_VALUE_TENSORS);
    assert_int_equal(results[0].as.tensors.count, 2);
    VALUES(results[0].as.tensors.data[1], 4, 3);
    assert_int_equal(run("tensor_split_indices", TORC_OP_FUNCTION, ARGUMENTS(tensor(x), ints_of(NULL, 0), number(1))),
                     1); /* int[*] without entries: all in one piece */
    assert_int_equal(results[0].as.tensors.count, 1);
}

static void lists_of_numbers(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2), (double[]){1, 2}), y = make_f32(SHAPE(1), (double[]){10});
    const torc_value both = tensors(TENSORS(x, y));
    const char *const name = "_foreach_mul_scalar_list";
    assert_int_equal(run(name, TORC_OP_FUNCTION, ARGUMENTS(both, numbers(NUMBERS(3, 0.5)))), 1);
    assert_int_equal(results[0].kind, TORC_VALUE_TENSORS);
    VALUES(results[0].as.tensors.data[0], 3, 6);
    VALUES(results[0].as.tensors.data[1], 5);
    /* In place a list is written, and nothing comes back. */
    assert_int_equal(
        torc_op_call(named(name), TORC_OP_INPLACE, ARGUMENTS(both, numbers(NUMBERS(2, 4))), nowhere, NULL, 0), 0);
    VALUES(x, 2, 4);
    VALUES(y, 40);
    assert_int_equal(run("_foreach_zero_", TORC_OP_INPLACE, ARGUMENTS(both)), 0);
    assert_true(untouched());
    VALUES(x, 0, 0);
    REFUSED(RUNTIME, "Tensor list must have same number of elements as scalar list.", name, TORC_OP_FUNCTION, both,
            numbers(NUMBERS(1)));
    REFUSED(RUNTIME, "Tensor list must have same number of elements as scalar list.", name, TORC_OP_FUNCTION, both,
            numbers((torc_numbers){NULL, 0}));
    REFUSED(VALUE, "is NULL, or longer", name, TORC_OP_FUNCTION, both, numbers((torc_numbers){NULL, 2}));
    REFUSED(VALUE, "is NULL, or longer", name, TORC_OP_FUNCTION, both, numbers((torc_numbers){&no_number, -1}));
    REFUSED(TYPE, "argument 'scalars' must be Number", name, TORC_OP_FUNCTION, both, numbers(NUMBERS(1, no_number)));
    REFUSED(TYPE, "argument 'scalars' (position 2) must be tuple of Scalars, not tuple of ints", name, TORC_OP_FUNCTION,
            both, ints(1, 2));
    REFUSED(TYPE, "argument 'scalars' (position 2) must be tuple of Scalars, not None", name, TORC_OP_FUNCTION, both,
            none);
    REFUSED(TYPE, "argument 'alpha' must be Number, not tuple of Scalars", "add", TORC_OP_FUNCTION, tensor(x),
            tensor(x), numbers(NUMBERS(1)));
}

static void in_place_and_out(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2), (double[]){1, 2}), y = make_f32(SHAPE(2), (double[]){10, 20});
    assert_int_equal(run("add", TORC_OP_INPLACE, ARGUMENTS(tensor(x), tensor(y))), 1);
    assert_ptr_equal(results[0].as.tensor, x);
    VALUES(x, 11, 22);
    assert_int_equal(run("mul", TORC_OP_INPLACE, ARGUMENTS(tensor(x), number(2))), 1);
    VALUES(x, 22, 44);
    torc_tensor values = make_f32(SHAPE(0), NULL), indices = make_i64(SHAPE(0), NULL);
    assert_int_equal(torc_op_call(named("max_dim"), TORC_OP_OUT, ARGUMENTS(tensor(x), number(0)),
                                  TENSORS(values, indices), results, 2),
                     2);
    assert_ptr_equal(results[0].as.tensor, values);
    assert_ptr_equal(results[1].as.tensor, indices);
    VALUES(values, 44);
    VALUES(indices, 1);
    /* A number beside out=: as torc_add_out(out, x, torc_wrapped_number(1)). */
    assert_int_equal(torc_op_call(named("add"), TORC_OP_OUT, ARGUMENTS(tensor(x), number(1)), TENSORS(y), results, 1),
                     1);
    VALUES(y, 23, 45);
}

static void numbers_as_operands(void **state) {
    (void)state;
    torc_tensor x = make_i64(SHAPE(2), (double[]){1, 2});
    VALUES(CALL("add", tensor(x), number(1)), 2, 3);
    HAS_DTYPE(CALL("add", tensor(x), number(1)), TORC_INT64);
    HAS_DTYPE(CALL("add", tensor(x), number(0.5)), TORC_FLOAT32); /* a number decides the category only */
    HAS_DTYPE(CALL("mul", tensor(make_bool(SHAPE(2), NULL)), boolean(true)), TORC_BOOL);
    assert_true(isnan(torc_number_to_double(
        torc_item_number(torc_select(CALL("mul", tensor(make_f32(SHAPE(1), (double[]){1})), number(NAN)), 0, 0)))));
    REFUSED(TYPE, "add(): argument 'self' (position 1) must be Tensor, not int", "add", TORC_OP_FUNCTION, number(1),
            tensor(x));
    REFUSED(TYPE, "maximum(): argument 'other' (position 2) must be Tensor, not float", "maximum", TORC_OP_FUNCTION,
            tensor(x), number(1.5));
}

static void gradients_and_autocast(void **state) {
    (void)state;
    torc_tensor x = with_grad(make_f32(SHAPE(2), (double[]){1, 2}));
    torc_tensor loss = CALL("sum", tensor(CALL("mul", tensor(x), number(3))));
    assert_true(torc_backward(loss));
    VALUES(torc_grad(x), 3, 3);
    torc_tensor m = make_f32(SHAPE(2, 2), (double[]){1, 0, 0, 1});
    const torc_device_type type = on_cuda() ? TORC_DEVICE_CUDA : TORC_DEVICE_CPU;
    torc_autocast_begin(type, TORC_BFLOAT16);
    HAS_DTYPE(CALL("mm", tensor(m), tensor(m)), TORC_BFLOAT16);
    torc_autocast_end();
}

static void results_belong_to_the_scope(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2), (double[]){1, 2});
    int64_t scope = torc_scope_begin();
    torc_tensor y = torc_retain(CALL("exp", tensor(x)));
    assert_int_equal(torc_refcount(y), 2);
    torc_scope_end(scope);
    assert_int_equal(torc_refcount(y), 1);
    torc_release(y);
    const int64_t before = torc_refcount(x);
    CALL("add", tensor(x), number(1));
    assert_int_equal(torc_refcount(x), before);
}

/* ------------------------------------------------------------------------------------------ refusals */
static void counts(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2), (double[]){1, 2});
    const torc_value arguments[] = {tensor(x), tensor(x), none, none};
    REFUSED(TYPE, "add() takes from 2 to 3 arguments but 4 were given", "add", TORC_OP_FUNCTION, tensor(x), tensor(x),
            none, none);
    REFUSED(TYPE, "exp() takes 1 argument but 2 were given", "exp", TORC_OP_FUNCTION, tensor(x), tensor(x));
    REFUSED(TYPE, "max_dim() missing 1 required positional arguments: \"dim\"", "max_dim", TORC_OP_FUNCTION, tensor(x));
    assert_int_equal(run("add", TORC_OP_FUNCTION, NULL, 0), -1);
    FAILS(TYPE, "add() missing 2 required positional arguments: \"self\", \"other\"", 0);
    assert_int_equal(run("add", TORC_OP_FUNCTION, NULL, 2), -1);
    FAILS(VALUE, "add(): the list of arguments is NULL or has a negative length", 0);
    assert_int_equal(run("add", TORC_OP_FUNCTION, arguments, -1), -1);
    FAILS(VALUE, "add(): the list of arguments is NULL or has a negative length", 0);
    assert_int_equal(run("add", TORC_OP_FUNCTION, arguments, INT64_MAX), -1);
    FAILS(TYPE, "arguments but 9223372036854775807 were given", 0);

    const int64_t max = named("max_dim"), add = named("add");
    const torc_value dim[] = {tensor(x), number(0)};
    FAILS(VALUE, "max_dim(): there is room for 1 results, 2 are needed",
          torc_op_call(max, TORC_OP_FUNCTION, dim, 2, nowhere, results, 1));
    FAILS(VALUE, "max_dim(): there is room for 0 results, 2 are needed",
          torc_op_call(max, TORC_OP_FUNCTION, dim, 2, nowhere, NULL, 8));
    FAILS(VALUE, "there is room for -1 results", torc_op_call(max, TORC_OP_FUNCTION, dim, 2, nowhere, results, -1));
    FAILS(TYPE, "max_dim(): 2 tensors are to be written, but 1 were given",
          torc_op_call(max, TORC_OP_OUT, dim, 2, TENSORS(x), results, 2));
    FAILS(TYPE, "max_dim(): 2 tensors are to be written, but 2 were given, as NULL",
          torc_op_call(max, TORC_OP_OUT, dim, 2, (torc_tensors){NULL, 2}, results, 2));
    FAILS(TYPE, "add(): 0 tensors are to be written, but 1 were given",
          torc_op_call(add, TORC_OP_FUNCTION, arguments, 2, TENSORS(x), results, 1));
    FAILS(TYPE, "add(): 0 tensors are to be written, but 1 were given",
          torc_op_call(add, TORC_OP_INPLACE, arguments, 2, TENSORS(x), results, 1));
    FAILS(TYPE, "add(): argument 'out' must be Tensor, not None",
          torc_op_call(add, TORC_OP_OUT, arguments, 2, TENSORS(NULL), results, 1));
}

static void forms(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2), (double[]){1, 2});
    REFUSED(VALUE, "max_dim() has no form in place", "max_dim", TORC_OP_INPLACE, tensor(x), number(0));
    REFUSED(VALUE, "bernoulli_() has no form that makes a new tensor", "bernoulli_", TORC_OP_FUNCTION, tensor(x));
    REFUSED(VALUE, "view() has no form with out=", "view", TORC_OP_OUT, tensor(x), ints(2));
    const int wrong[] = {0, TORC_OP_SCALAR, TORC_OP_FUNCTION | TORC_OP_INPLACE, -1, 16};
    for (int i = 0; i < LENGTH(wrong); i++)
        REFUSED(VALUE, "add() has no form of that number", "add", (torc_op_form)wrong[i], tensor(x), tensor(x));
}

static const char *text_of(torc_op_type type) {
    static const char *const texts[] = {"",
                                        "Tensor",
                                        "tuple of Tensors",
                                        "bool",
                                        "int",
                                        "float",
                                        "Number",
                                        "tuple of ints",
                                        "str",
                                        "torch.dtype",
                                        "torch.device",
                                        "torch.memory_format",
                                        "torch.Generator",
                                        "tuple of Scalars"};
    return texts[type];
}

/* Every parameter of every operator with a value of every kind that it does not take, the others being of the right kinds. */
static void every_wrong_kind(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2, 2), (double[]){1, 2, 3, 4});
    static const int64_t ones[TORC_MAX_DIMS] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    const struct {
        torc_value value;
        const char *text;
    } all[] = {{tensor(x), "Tensor"},
               {tensors(TENSORS(x, x)), "tuple of Tensors"},
               {boolean(true), "bool"},
               {number(1), "int"},
               {number(1.5), "float"},
               {number(NAN), "float"},
               {number(INFINITY), "float"},
               {ints_of(ones, 2), "tuple of ints"},
               {numbers(NUMBERS(1, 0.5)), "tuple of Scalars"},
               {str("mean"), "str"},
               {dtype_value(TORC_FLOAT32), "torch.dtype"},
               {{TORC_VALUE_DEVICE, {.device = TORC_CPU}}, "torch.device"},
               {{TORC_VALUE_MEMORY_FORMAT, {.memory_format = TORC_CONTIGUOUS_FORMAT}}, "torch.memory_format"},
               {{TORC_VALUE_GENERATOR, {.generator = torc_default_generator(TORC_CPU)}}, "torch.Generator"},
               {{(torc_value_kind)77, {.str = NULL}}, "a value of no known kind"},
               {{(torc_value_kind)-1, {.str = NULL}}, "a value of no known kind"}};
    int64_t refused = 0;
    for (int64_t op = 0; op < torc_op_count(); op++) {
        const torc_op_info info = info_of(op);
        const torc_op_form form = info.forms & TORC_OP_FUNCTION ? TORC_OP_FUNCTION : TORC_OP_INPLACE;
        torc_value right[64];
        assert_true(info.nparameters <= LENGTH(right));
        for (int64_t k = 0; k < info.nparameters; k++) {
            const torc_op_parameter p = parameter_of(op, k);
            right[k] = none;
            for (int i = 0; i < LENGTH(all) && right[k].kind == TORC_VALUE_NONE; i++)
                if (takes(&p, &all[i].value)) right[k] = all[i].value;
            if (p.length) right[k] = ints_of(ones, p.length);
        }
        int tensors_before = 0;
        for (int64_t k = 0; k < info.nparameters; k++) {
            const torc_op_parameter p = parameter_of(op, k);
            const bool is_tensor = p.type == TORC_OP_TYPE_TENSOR || p.type == TORC_OP_TYPE_TENSORS,
                       scalar = info.forms & TORC_OP_SCALAR && is_tensor && tensors_before == 1;
            tensors_before += is_tensor;
            const torc_value kept = right[k];
            for (int i = 0; i < LENGTH(all); i++) {
                if (takes(&p, &all[i].value) || (scalar && all[i].value.kind == TORC_VALUE_NUMBER)) continue;
                char message[200], position[32] = "";
                if (!p.keyword_only) snprintf(position, sizeof position, " (position %d)", (int)k + 1);
                snprintf(message, sizeof message, "%s(): argument '%s'%s must be %s, not %s", info.name, p.name,
                         position, text_of(p.type), all[i].text);
                right[k] = all[i].value;
                results[0] = str("untouched");
                assert_int_equal(torc_op_call(op, form, right, info.nparameters, nowhere, results, TORC_OP_MAX_RESULTS),
                                 -1);
                assert_string_equal(torc_error_message(), message);
                assert_int_equal(torc_error(), TORC_ERROR_TYPE);
                assert_memory_equal(torc_error_call(), info.name, strlen(info.name));
                assert_int_equal(results[0].kind, TORC_VALUE_STR);
                torc_error_clear();
                refused++;
            }
            right[k] = kept;
        }
    }
    assert_true(refused > 8000);
    VALUES(x, 1, 2, 3, 4);
}

static void odd_values(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2), (double[]){1, 2});
    REFUSED(INDEX, "Dimension out of range", "softmax", TORC_OP_FUNCTION, tensor(x), number(INT64_MAX));
    REFUSED(INDEX, "Dimension out of range", "softmax", TORC_OP_FUNCTION, tensor(x), number(INT64_MIN));
    REFUSED(TYPE, "softmax(): argument 'dim' (position 2) must be int, not None", "softmax", TORC_OP_FUNCTION,
            tensor(x), none);
    REFUSED(TYPE, "exp(): argument 'self' must be Tensor, not None", "exp", TORC_OP_FUNCTION, none);
    REFUSED(TYPE, "exp(): argument 'self' must be Tensor, not None", "exp", TORC_OP_FUNCTION, tensor(NULL));
    REFUSED(TYPE, "exp(): argument 'self' must be Tensor, not int", "exp", TORC_OP_FUNCTION,
            tensor((torc_tensor)(void *)(uintptr_t)1));
    REFUSED(TYPE, "exp(): argument 'self' is not a tensor handle", "exp", TORC_OP_FUNCTION,
            tensor((torc_tensor)(void *)torc_default_generator(TORC_CPU)));
    REFUSED(TYPE, "cat(): argument 'tensors' (position 1) must be tuple of Tensors, not None", "cat", TORC_OP_FUNCTION,
            none);
    REFUSED(TYPE, "cat(): argument 'tensors' must be Tensor, not None", "cat", TORC_OP_FUNCTION,
            tensors(TENSORS(x, NULL)));
    REFUSED(VALUE, "a tensor list is NULL or has a negative length", "cat", TORC_OP_FUNCTION,
            tensors((torc_tensors){NULL, 2}));
    REFUSED(VALUE, "a tensor list is NULL or has a negative length", "cat", TORC_OP_FUNCTION,
            tensors((torc_tensors){&x, -1}));
    REFUSED(VALUE, "argument 'dim' is NULL but has 2 entries", "sum", TORC_OP_FUNCTION, tensor(x), ints_of(NULL, 2));
    REFUSED(VALUE, "argument 'dim' has a negative number of entries", "sum", TORC_OP_FUNCTION, tensor(x),
            ints_of((const int64_t[]){0}, -1));
    REFUSED(TYPE, "avg_pool2d(): argument 'kernel_size' must have 2 entries or one, got 0", "avg_pool2d",
            TORC_OP_FUNCTION, tensor(x), ints_of(NULL, 0));
    REFUSED(VALUE, "argument 'memory_format' has no value 9", "contiguous", TORC_OP_FUNCTION, tensor(x),
            (torc_value){TORC_VALUE_MEMORY_FORMAT, {.memory_format = (torc_memory_format)9}});
    torc_error_raise(TORC_ERROR_INDEX, "it sticks");
    assert_int_equal(run("exp", TORC_OP_FUNCTION, ARGUMENTS(tensor(x))), -1);
    assert_true(untouched());
    FAILS(INDEX, "it sticks", 0);
}

/* ------------------------------------------------------------------------------------------ memory */
/* Both ways allocate as often: up to 32 tensors nothing for the call itself. */
static void allocates_what_the_function_does(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2), (double[]){1, 2}), many[40];
    for (int i = 0; i < 40; i++) many[i] = x;
    for (int i = 0; i < 4; i++) {
        const torc_tensors list = {many, i == 2 ? 30 : 40};
        int64_t taken[2];
        for (int boxed = 0; boxed < 2; boxed++)
            for (int repeat = 0; repeat < 2; repeat++) { /* the first time others may make room that stays */
                int64_t scope = torc_scope_begin();
                const int64_t before = heap.calls;
                if (i == 0)
                    boxed ? CALL("add", tensor(x), tensor(x)) : torc_add(x, x);
                else if (i == 1)
                    boxed ? CALL("mul", tensor(x), number(2)) : torc_mul(x, 2);
                else
                    boxed ? CALL("cat", tensors(list)) : torc_cat(list);
                taken[boxed] = heap.calls - before;
                NO_ERROR();
                torc_scope_end(scope);
            }
        assert_int_equal(taken[0], taken[1]);
    }
}

static void failing_allocations(void **state) {
    (void)state;
    if (on_cuda()) skip();
    torc_tensor x = make_f32(SHAPE(2), (double[]){1, 2}), many[40];
    for (int i = 0; i < 40; i++) many[i] = x;
    for (int which = 0; which < 2; which++)
        for (int64_t n = 1;; n++) {
            const int64_t before = heap.live, references = torc_refcount(x);
            int64_t scope = torc_scope_begin();
            heap.fail_at = heap.calls + n;
            torc_tensor y = which ? CALL("mul", tensor(x), number(2)) : CALL("cat", tensors((torc_tensors){many, 40}));
            const bool failed = heap.calls >= heap.fail_at;
            heap.fail_at = 0;
            assert_int_equal(failed, y == NULL);
            if (failed) {
                assert_int_equal(torc_error(), TORC_ERROR_OUT_OF_MEMORY);
                assert_true(untouched());
            }
            torc_error_clear();
            torc_scope_end(scope);
            assert_int_equal(heap.live, before);
            assert_int_equal(torc_refcount(x), references);
            if (!failed) {
                assert_true(n > 1);
                break;
            }
        }
}

int main(void) {
    torc_set_host_allocator(&heap_allocator);
    const struct CMUnitTest tests[] = {SCOPED(every_operator_has_a_schema),
                                       SCOPED(names),
                                       SCOPED(overloads),
                                       SCOPED(signatures_and_aliases),
                                       SCOPED(what_schemas_say),
                                       SCOPED(structs_of_other_versions),
                                       SCOPED(defaults_and_values),
                                       SCOPED(plain_numbers),
                                       SCOPED(results_of_all_kinds),
                                       SCOPED(lists_of_numbers),
                                       SCOPED(in_place_and_out),
                                       SCOPED(numbers_as_operands),
                                       SCOPED(gradients_and_autocast),
                                       SCOPED(results_belong_to_the_scope),
                                       SCOPED(counts),
                                       SCOPED(forms),
                                       SCOPED(every_wrong_kind),
                                       SCOPED(odd_values),
                                       SCOPED(allocates_what_the_function_does),
                                       SCOPED(failing_allocations)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
