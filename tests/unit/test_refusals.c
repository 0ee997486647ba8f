/* test_refusals.c - what composites call themselves when they refuse: by the name of the public function, whichever internal row
 * among their parts it was that refused. Every composite is called with arguments that mostly do not fit. */
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ops/row.h"
#include "torc/op.h"
#include "torc/torc.h"

static uint32_t state_of_draws;
static int draw(int n) { /* 0 to n - 1 */
    state_of_draws = state_of_draws * 1664525u + 1013904223u;
    return (int)((state_of_draws >> 16) % (uint32_t)n);
}

enum { SHAPES = 7, DTYPES = 5, ROOM = 64, CALLS = TORC_TEST_SLOWDOWN > 1 ? 100 : 300 };
static torc_tensor pool[SHAPES * DTYPES];
static void fill_pool(void) {
    static const torc_dtype dtypes[DTYPES] = {TORC_FLOAT32, TORC_INT64, TORC_BOOL, TORC_FLOAT16, TORC_FLOAT64};
    for (int k = 0; k < DTYPES; k++) {
        const torc_ints shapes[SHAPES] = {SHAPE(3),          SHAPE(2, 3), SHAPE(2, 3, 4), SHAPE(2, 3, 4, 5),
                                          SHAPE(1, 2, 3, 4), SHAPE(0),    SHAPE0};
        for (int i = 0; i < SHAPES; i++) pool[k * SHAPES + i] = torc_ones(shapes[i], .dtype = dtypes[k]);
    }
}
static torc_tensor some_tensor(void) { return pool[draw(SHAPES * DTYPES)]; }

/* What the values of a call point to. */
typedef struct storage {
    torc_tensor tensors[ROOM];
    int64_t ints[ROOM];
    torc_number numbers[ROOM];
    int used;
} storage;

static torc_number some_number(int type) {
    static const int64_t ints[] = {-9, 0, 1, 2, 7};
    static const double floats[] = {-1, 0, 0.5, 2};
    if (type == TORC_OP_TYPE_BOOL) return torc_number_bool(draw(2));
    if (type == TORC_OP_TYPE_INT || draw(2)) return torc_number_int(ints[draw(5)]);
    return torc_number_float(floats[draw(4)]);
}

static torc_value some_value(const torc_op_parameter *p, storage *s) {
    static const char *const words[] = {"none", "mean", "sum", "tanh", "floor", "same", "nonsense"};
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_INT64, TORC_BOOL};
    const int n = draw(4), at = s->used;
    if ((p->default_text && draw(2)) || (p->optional && !draw(3))) return (torc_value){0};
    torc_value v = {0};
    switch (p->type) {
    case TORC_OP_TYPE_TENSOR: v.kind = TORC_VALUE_TENSOR, v.as.tensor = some_tensor(); break;
    case TORC_OP_TYPE_TENSORS:
        for (int k = 0; k < n; k++) s->tensors[at + k] = some_tensor();
        v.kind = TORC_VALUE_TENSORS, v.as.tensors = (torc_tensors){s->tensors + at, n};
        break;
    case TORC_OP_TYPE_INTS:
        for (int k = 0; k < n; k++) s->ints[at + k] = draw(5) - 1;
        v.kind = TORC_VALUE_INTS, v.as.ints.data = s->ints + at, v.as.ints.count = n;
        break;
    case TORC_OP_TYPE_NUMBERS:
        for (int k = 0; k < n; k++) s->numbers[at + k] = some_number(TORC_OP_TYPE_NUMBER);
        v.kind = TORC_VALUE_NUMBERS, v.as.numbers = (torc_numbers){s->numbers + at, n};
        break;
    case TORC_OP_TYPE_STR: v.kind = TORC_VALUE_STR, v.as.str = words[draw(7)]; break;
    case TORC_OP_TYPE_DTYPE: v.kind = TORC_VALUE_DTYPE, v.as.dtype = dtypes[draw(3)]; break;
    case TORC_OP_TYPE_MEMORY_FORMAT: v.kind = TORC_VALUE_MEMORY_FORMAT, v.as.memory_format = TORC_CHANNELS_LAST; break;
    case TORC_OP_TYPE_DEVICE:
    case TORC_OP_TYPE_GENERATOR: break;
    default: v.kind = TORC_VALUE_NUMBER, v.as.number = some_number((int)p->type);
    }
    s->used += n;
    return v;
}

/* The internal row whose name stands in the text, as a word; NULL if none does. */
static const char *internal_name(const char *text) {
    for (int op = 0; op < OP_COUNT; op++) {
        const char *name = op_rows[op].name;
        const size_t n = strlen(name);
        if (!(op_rows[op].flags & OPF_INTERNAL)) continue;
        for (const char *at = text; (at = strstr(at, name)) != NULL; at += n)
            if ((at == text || (!isalnum((unsigned char)at[-1]) && at[-1] != '_' && at[-1] != '-' /* Anti-alias */)) &&
                !isalnum((unsigned char)at[n]) && at[n] != '_')
                return name;
    }
    return NULL;
}

static int refused(int64_t op, const torc_op_info *info, torc_op_form form) {
    int refusals = 0;
    for (int call = 0; call < CALLS; call++) {
        torc_op_parameter p = {.struct_size = sizeof p};
        torc_value arguments[32], results[TORC_OP_MAX_RESULTS];
        torc_tensor out[TORC_OP_MAX_RESULTS];
        storage s = {.used = 0};
        int64_t scope = torc_scope_begin();
        fill_pool();
        for (int64_t k = 0; k < info->nparameters; k++) {
            assert_true(torc_op_schema_parameter(op, k, &p));
            arguments[k] = some_value(&p, &s);
        }
        for (int64_t k = 0; k < info->nresults; k++) out[k] = some_tensor();
        const torc_tensors given = {out, form == TORC_OP_OUT ? info->nresults : 0};
        torc_op_call(op, form, arguments, info->nparameters, given, results, TORC_OP_MAX_RESULTS);
        const char *word = torc_error() ? internal_name(torc_error_message()) : NULL;
        if (word) fail_msg("%s says '%s': %s is internal", info->name, torc_error_message(), word);
        if (torc_error() == TORC_ERROR_INTERNAL) fail_msg("%s: %s", info->name, torc_error_message());
        refusals += torc_error() != TORC_ERROR_OK;
        torc_error_clear();
        torc_scope_end(scope);
    }
    return refusals;
}

static void by_public_names(void **state) {
    (void)state;
    const torc_op_form forms[] = {TORC_OP_FUNCTION, TORC_OP_INPLACE, TORC_OP_OUT};
    int composites = 0;
    for (int64_t op = 0; op < torc_op_count(); op++) {
        torc_op_info info = {.struct_size = sizeof info};
        assert_true(torc_op_schema(op, &info));
        if (!info.composed) continue;
        composites++;
        int refusals = 0;
        state_of_draws = (uint32_t)op;
        for (int k = 0; k < 3; k++)
            if (info.forms & forms[k]) refusals += refused(op, &info, forms[k]);
        /* casts and views of one tensor take any, and any may be cast to the dtype of any other; whatever has elements is one long
         * diagonal, and has different ones; a tensor of any dtype can be filled with each of the numbers */
        const bool takes_all = (info.nparameters == 1 && !(info.forms & TORC_OP_OUT)) ||
                               !strcmp(info.name, "type_as") || !strcmp(info.name, "diagflat") ||
                               !strcmp(info.name, "_unique2") || !strcmp(info.name, "fill");
        if (!refusals && !takes_all) fail_msg("%s refused nothing", info.name);
    }
    assert_true(composites > 100);
}

static void silent(torc_warning_category category, const char *message, void *context) {
    (void)category, (void)message, (void)context;
}

int main(void) {
    torc_set_warning_handler(silent, TORC_NO_CONTEXT);
    const struct CMUnitTest tests[] = {cmocka_unit_test(by_public_names)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
