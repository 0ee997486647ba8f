/* test_failures_ops.c - failing memory, bad arguments and sticking errors, for every form of every public operator.
 *
 * The calls come from the operators' rows (generated/public_ops.h), so a new row is tested here at once. Their arguments are those of the
 * operator tool (tests/optool/samples.def): the first sample of an operator that is small and works with values from (0, 1).
 *
 * With TORC_FAILURES_BOXED=1 the same calls go through torc_op_call, made from the schema alone. What it refuses the function
 * of ops.h must refuse too, with the same error. */
/* labels: slow */
/* timeout: 300 */
/* also: boxed TORC_FAILURES_BOXED=1 */
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "executor.h"
#include "generated/public_ops.h"
#include "ops/call.h"
#include "optool/samples.h"

compose_fn composed_foreach; /* of operators over lists */
enum { FORM_FUNCTION, FORM_INPLACE, FORM_OUT, FORM_SCALAR, FORM_SCALAR_INPLACE };

static const entry table[] = {
#define ROW(symbol, op, form, parameters)             \
    {"torc_" #symbol, parameters, call_##symbol, #op, \
     OPERATOR | ((form) == FORM_OUT ? OUT : 0) |      \
         ((form) == FORM_INPLACE || (form) == FORM_SCALAR_INPLACE ? IN_PLACE : 0)},
    PUBLIC_OPS(ROW)
#undef ROW
};
enum { ENTRIES = sizeof table / sizeof *table };
static const int16_t ops[] = {
#define ROW(symbol, op, form, parameters) OP_##op,
    PUBLIC_OPS(ROW)
#undef ROW
};

/* ------------------------------------------------------------------------------------------ samples
 * From a text of samples.def to words of failures.c, one for each parameter in order. */
enum { MOST_ELEMENTS = 400 };
typedef struct words {
    char text[600];
    bool fits; /* all can be said, and is small */
} words;
static void add(words *w, const char *format, ...) {
    const size_t used = strlen(w->text);
    va_list args;
    va_start(args, format);
    w->fits &= (size_t)vsnprintf(w->text + used, sizeof w->text - used, format, args) < sizeof w->text - used;
    va_end(args);
}
/* `at`: !p[3,4], i5[2] or x, up to a blank, ';' or '}'. follow: the kind of those whose dtype is under test. */
static void add_tensor(words *w, const char *at, char follow) {
    const bool constant = *at == '!';
    at += constant;
    const char letter = *at++;
    char number[24];
    snprintf(number, sizeof number, "%.*s", (int)strspn(at, "0123456789.-+e"), at);
    at += strlen(number);
    const int length = *at == '[' ? (int)strcspn(at, "]") + 1 : 0;
    char sizes[64];
    snprintf(sizes, sizeof sizes, "%.*s", length, at);
    if (!length) strcpy(sizes, "[3,4]");
    double elements = 1;
    for (const char *c = sizes; *c; c++)
        if (isdigit((unsigned char)*c)) elements *= (double)strtoll(c, (char **)(uintptr_t)&c, 10), c--;
    w->fits &= elements <= MOST_ELEMENTS;
    const char own = constant ? (char)toupper((unsigned char)follow) : follow;
    switch (letter) {
    case '-': add(w, "0"); break; /* of a list: None */
    case 'w': add(w, "%c%s", tolower((unsigned char)own) == 'f' ? own + ('w' - 'f') : own, sizes); break;
    case 'e':
    case 'r': add(w, "%c%s", toupper((unsigned char)follow), sizes); break;
    case 'k':
    case 'n': add(w, "%c%s=%s", own, sizes, number); break;
    case 'i': add(w, atof(number) > 1 ? "l%s" : "l%s=0", sizes); break;
    case 'q': add(w, "q%s", sizes); break;
    case 'j': add(w, "l%s=%s", sizes, number); break;
    case 'l': add(w, "F%s=%s", sizes, number); break;
    case 'g': add(w, "i%s=%s", sizes, number); break;
    case 'm': add(w, "b%s", sizes); break;
    case 'y': add(w, "b%s=1", sizes); break;
    case 'c': add(w, "F%s=1", sizes); break;
    case 'b': add(w, "u%s", sizes); break;
    default: add(w, "%c%s", own, sizes);
    }
}
/* What the text says of parameter `name`; NULL: nothing. */
static const char *value_in(const char *text, const char *name) {
    const size_t n = strlen(name);
    for (const char *at = text; (at = strstr(at, name)) != NULL; at += n)
        if (at[n] == '=' && (at == text || at[-1] == ' ' || at[-1] == '~')) return at + n + 1;
    return NULL;
}
static void add_value(words *w, const char *type, const char *value, char follow) {
    const int length = (int)strcspn(value, " ");
    if (!strncmp(value, "None", 4) || !strncmp(value, "- ", 2) || !strcmp(value, "-")) {
        add(w, "-");
    } else if (!strncmp(type, "Tensor[", 7) || !strncmp(type, "Tensor?[", 8)) {
        if (!strncmp(value, "{}", 2)) add(w, "{}");
        for (const char *at = value; *at == (at == value ? '{' : ';') && at[1] != '}'; at += strcspn(at, ";}")) {
            if (at != value) add(w, "|");
            add_tensor(w, ++at, follow);
        }
    } else if (!strncmp(type, "Tensor", 6)) {
        add_tensor(w, value, follow);
    } else if (*value == '[') { /* a list of numbers */
        add(w, value[1] == ']' ? "." : "%.*s", (int)strcspn(value, "]") - 1, value + 1);
    } else if (*value == '\'') {
        add(w, "%.*s", (int)strcspn(value + 1, "'"), value + 1);
        w->fits &= value[1] != '\'';
    } else if (!strncmp(value, "true", 4) || !strncmp(value, "false", 5)) {
        add(w, *value == 't' ? "1" : "0");
    } else if (!strncmp(type, "Scalar", 6) && strcmp(type, "ScalarType") && strcmp(type, "ScalarType?") &&
               isalpha((unsigned char)*value) && strncmp(value, "inf", 3)) {
        add(w, "%s", *value == 'k' || *value == 'n' ? "3" : "2"); /* the operand that is a tensor in other forms */
    } else
        add(w, "%.*s", length, value);
}
/* Is it a tensor that the operator writes to besides its first? */
static bool written_beside(int op, const char *name) {
    const op_row *row = &op_rows[op];
    for (int p = 0, k = 0; p < row->nparams; p++) {
        if (row->params[p].type > P_TENSORS_OPT) continue;
        if (k && row->mutates >> k & 1 && !strcmp(row->params[p].name, name)) return true;
        k++;
    }
    return false;
}
static words words_of(const entry *e, int op, const char *text, char follow) {
    words w = {.fits = true};
    const char *c = e->parameters;
    while (*c) {
        char type[24], name[48];
        const size_t before = strcspn(c, " ");
        snprintf(type, sizeof type, "%.*s", (int)before, c);
        const char *from = c + before + 1;
        const size_t length = strcspn(from, ",");
        snprintf(name, sizeof name, "%.*s", (int)strcspn(from, "=,"), from);
        const bool optional = from[strcspn(from, "=,")] == '=' || type[strlen(type) - 1] == '?';
        for (c = from + length; *c == ',' || *c == ' ';) c++;
        if (e->flags & OUT && !strncmp(name, "out", 3) && strspn(name + 3, "0123") == strlen(name + 3)) continue;
        const char *value = value_in(text, name);
        if (*w.text) add(&w, " ");
        if (value)
            add_value(&w, type, value, written_beside(op, name) ? (char)toupper((unsigned char)follow) : follow);
        else if (optional)
            add(&w, "-");
        else if (!strncmp(type, "Tensor", 6))
            add_tensor(&w, "f", follow);
        else
            add(&w, "2");
    }
    return w;
}
/* The first that works: floats if it can be, of some of the operators that take complex numbers, and differentiate them, lazily conjugated ones.
 * NULL: there is none. */
static const char *sample_of(const entry *e, int op) {
    static char kept[ENTRIES][600];
    static int used;
    const sample_set *set = samples_of(op);
    const char *kinds = op_rows[op].also & DTYPES_COMPLEX && strlen(op_rows[op].name) % 3 == 0 ? "jfldc" : "fldcj";
    for (int i = 0; set && i < MAX_SAMPLES && set->text[i]; i++)
        for (const char *kind = kinds; *kind; kind++) {
            const words w = words_of(e, op, set->text[i], *kind);
            entry tried = *e;
            tried.samples = w.text;
            if (w.fits && sample_works(&tried, *kind == 'j')) return strcpy(kept[used++], w.text);
        }
    return NULL;
}

/* ------------------------------------------------------------------------------------------ the same by number */
static int differences;

static bool is_given(torc_number n) { return n.kind != TORC_NUMBER_NONE; }
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
    case TORC_OP_TYPE_FLOAT: return q->optional && !is_given(a->n) ? none : number(torc_number_float(a->d));
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
    const bool none = v->kind == TORC_VALUE_NONE || (v->kind == TORC_VALUE_NUMBER && !is_given(v->as.number));
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
        if (in_number && !is_given(values[p].as.number))
            comparable = false; /* by number it is a Tensor that is missing */
        if (!can_say_by_number(&q, &a[nout + p], &values[p])) comparable = false;
    }
    const int64_t n = torc_op_call(op, wanted, values, info.nparameters, (torc_tensors){nout ? out : NULL, nout},
                                   results, TORC_OP_MAX_RESULTS);
    if (n < 0) {
        /* Of calls that are put off, one may find that another's memory is not there. */
        const bool late = calls_are_put_off() && torc_error() == TORC_ERROR_OUT_OF_MEMORY;
        if (comparable && !allocation_failed() && !late) compare_errors(name, direct, a);
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

static void every_operator(void **state) {
    (void)state;
    static entry rows[ENTRIES];
    int n = 0, part = 0, missing = 0;
    const char *text = getenv("TORC_FAILURES_PART"); /* for running it by hand in pieces */
    if (text) part = atoi(text);
    for (int i = 0; i < ENTRIES; i++) {
        rows[n] = table[i];
        rows[n].samples = sample_of(&table[i], ops[i]);
        if (!rows[n].samples) fprintf(stderr, "%s: no sample works\n", table[i].symbol), missing++;
        if (getenv("TORC_FAILURES_BOXED")) rows[n].call = boxed[i], rows[n].flags |= NO_OPTIONS;
        const sample_set *set = samples_of(ops[i]);
        if (set && set->flags & SAMPLE_DRAWS_FIRST) rows[n].flags |= DRAWS;
        if (op_rows[ops[i]].compose == composed_foreach && rows[n].flags & IN_PLACE)
            rows[n].flags |= CHANGES_ON_ERROR; /* entry by entry: those before the one that fails are written */
        if (i >= part) n++;
    }
    assert_int_equal(missing, 0);
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
