/* boxed.c - operators as data (torc/op.h): what the rows say to other programs, and the call of any of them by its number.
 *
 * Both read the table alone, so they know each operator as soon as it has a row. A boxed call does what the generated
 * functions do with compiled code, in the same steps: collect the tensors, start from the row's defaults, decode each
 * argument with the helpers of pack.h, make the call. What it adds is what C's compiler has done for the others: it looks
 * whether values are of the types that the signature asks for. */
#include "ops/boxed.h"

#include <stdio.h>

#include "core/device.h"
#include "ops/generated/attrs.h"
#include "ops/pack.h"

_Static_assert((int)TORC_OP_FUNCTION == OPF_FUNCTION && (int)TORC_OP_INPLACE == OPF_INPLACE &&
                   (int)TORC_OP_OUT == OPF_OUT && (int)TORC_OP_SCALAR == OPF_SCALAR,
               "forms are flags of rows");
_Static_assert((int)TORC_OP_AUTOCAST_NONE == CAST_NONE && (int)TORC_OP_AUTOCAST_LOWER == CAST_LOWER &&
                   (int)TORC_OP_AUTOCAST_F32 == CAST_F32 && (int)TORC_OP_AUTOCAST_PROMOTE == CAST_PROMOTE &&
                   (int)TORC_OP_AUTOCAST_REFUSED == CAST_REFUSED && (int)TORC_OP_AUTOCAST_ALONE == CAST_ALONE,
               "autocast classes are those of rows");

/* ------------------------------------------------------------------------------------------ types */
static const struct {
    uint8_t type; /* torc_op_type */
    bool optional;
    const char *text; /* as PyTorch's errors call it */
} types[] = {
    [P_TENSOR] = {TORC_OP_TYPE_TENSOR, false, "Tensor"},
    [P_TENSOR_OPT] = {TORC_OP_TYPE_TENSOR, true, "Tensor"},
    [P_TENSORS] = {TORC_OP_TYPE_TENSORS, false, "tuple of Tensors"},
    [P_TENSORS_OPT] = {TORC_OP_TYPE_TENSORS, true, "tuple of Tensors"},
    [P_INT] = {TORC_OP_TYPE_INT, false, "int"},
    [P_INT_OPT] = {TORC_OP_TYPE_INT, true, "int"},
    [P_FLOAT] = {TORC_OP_TYPE_FLOAT, false, "float"},
    [P_FLOAT_OPT] = {TORC_OP_TYPE_FLOAT, true, "float"},
    [P_BOOL] = {TORC_OP_TYPE_BOOL, false, "bool"},
    [P_BOOL_OPT] = {TORC_OP_TYPE_BOOL, true, "bool"},
    [P_SCALAR] = {TORC_OP_TYPE_NUMBER, false, "Number"},
    [P_SCALAR_OPT] = {TORC_OP_TYPE_NUMBER, true, "Number"},
    [P_INTS] = {TORC_OP_TYPE_INTS, false, "tuple of ints"},
    [P_INTS_OPT] = {TORC_OP_TYPE_INTS, true, "tuple of ints"},
    [P_SCALARS] = {TORC_OP_TYPE_NUMBERS, false, "tuple of Scalars"},
    [P_STR] = {TORC_OP_TYPE_STR, false, "str"},
    [P_STR_OPT] = {TORC_OP_TYPE_STR, true, "str"},
    [P_DTYPE] = {TORC_OP_TYPE_DTYPE, true, "torch.dtype"},
    [P_DEVICE] = {TORC_OP_TYPE_DEVICE, true, "torch.device"},
    [P_FORMAT] = {TORC_OP_TYPE_MEMORY_FORMAT, true, "torch.memory_format"},
    [P_GENERATOR] = {TORC_OP_TYPE_GENERATOR, true, "torch.Generator"},
};

/* Is there no value, in whichever way it is said? */
static bool is_none(const torc_value *v) {
    switch (v->kind) {
    case TORC_VALUE_NONE: return true;
    case TORC_VALUE_TENSOR: return !v->as.tensor;
    case TORC_VALUE_NUMBER: return !number_taken(v->as.number).kind && !FAILED(); /* of an unknown kind: an error */
    case TORC_VALUE_STR: return !v->as.str;
    case TORC_VALUE_DTYPE: return v->as.dtype == TORC_DTYPE_NONE;
    case TORC_VALUE_GENERATOR: return !v->as.generator;
    default: return false;
    }
}
static bool is_number(const torc_value *v, number_kind kind) {
    return v->kind == TORC_VALUE_NUMBER && number_taken(v->as.number).kind == kind;
}

static const char *kind_text(const torc_value *v) {
    if (is_none(v)) return "None";
    switch (v->kind) {
    case TORC_VALUE_TENSOR: return "Tensor";
    case TORC_VALUE_TENSORS: return "tuple of Tensors";
    case TORC_VALUE_NUMBER:
        return is_number(v, NUMBER_BOOL)      ? "bool"
               : is_number(v, NUMBER_INT)     ? "int"
               : is_number(v, NUMBER_COMPLEX) ? "complex"
                                              : "float";
    case TORC_VALUE_INTS: return "tuple of ints";
    case TORC_VALUE_NUMBERS: return "tuple of Scalars";
    case TORC_VALUE_STR: return "str";
    case TORC_VALUE_DTYPE: return "torch.dtype";
    case TORC_VALUE_DEVICE: return "torch.device";
    case TORC_VALUE_MEMORY_FORMAT: return "torch.memory_format";
    case TORC_VALUE_GENERATOR: return "torch.Generator";
    default: return "a value of no known kind";
    }
}

/* ------------------------------------------------------------------------------------------ schema */
static const op_row *row_of(int64_t op, const char *function) {
    if (LIKELY((uint64_t)op < OP_PUBLIC_COUNT)) return &op_rows[op_public[op]];
    return FAIL_NULL(VALUE, "%s(): there is no operator number %lld", function, (long long)op);
}

int64_t torc_op_count(void) { return OP_PUBLIC_COUNT; }

/* Is `name` the row's with an alias for PyTorch's name in it? special.expit is special_expit, as linalg_vector_norm is. */
static bool has_alias(const op_row *row, const char *name, const char *overload) {
    const size_t base = strlen(row->base);
    if (overload ? strcmp(row->overload, overload) != 0 : strncmp(row->name, row->base, base) != 0) return false;
    const char *end = overload ? "" : row->name + base;
    for (const char *const *alias = row->aliases; alias && *alias; alias++) {
        size_t n = 0;
        while ((*alias)[n] && name[n] == ((*alias)[n] == '.' ? '_' : (*alias)[n])) n++;
        if (!(*alias)[n] && !strcmp(name + n, end)) return true;
    }
    return false;
}

int64_t torc_op_find(const char *name, const char *overload) {
    for (int i = 0; name && i < OP_PUBLIC_COUNT; i++) {
        const op_row *row = &op_rows[op_public[i]];
        if (overload ? !strcmp(row->base, name) && !strcmp(row->overload, overload) : !strcmp(row->name, name))
            return i;
    }
    for (int i = 0; name && i < OP_PUBLIC_COUNT; i++)
        if (has_alias(&op_rows[op_public[i]], name, overload)) return i;
    return -1;
}

int64_t torc_op_first(const char *python_name) {
    for (int i = 0; python_name && i < OP_PUBLIC_COUNT; i++)
        if (!strcmp(op_rows[op_public[i]].base, python_name)) return i;
    for (int i = 0; python_name && i < OP_PUBLIC_COUNT; i++) {
        const op_row *row = &op_rows[op_public[i]];
        if (has_alias(row, python_name, row->overload)) return torc_op_first(row->base);
    }
    return -1;
}

bool(torc_op_schema)(int64_t op, torc_op_info *info) {
    const op_row *row = row_of(op, "op_schema");
    if (!row) return false;
    torc_op_info all = {
        .name = row->name,
        .python_name = row->base,
        .overload = row->overload,
        .signature = row->c_signature ? row->c_signature : row->signature,
        .doc = row->doc,
        .node = row->backward || (row->kind != KIND_COMPOSITE && !(row->flags & OPF_NONDIFF)) ? row->node : "",
        .places = row->places,
        .forms = row->flags & (OPF_FUNCTION | OPF_INPLACE | OPF_OUT | OPF_SCALAR),
        .effects = (row->flags & OPF_RANDOM ? TORC_OP_RANDOM : 0u) | (row->flags & OPF_SYNC ? TORC_OP_WAITS : 0u) |
                   (row->flags & OPF_UNORDERED ? TORC_OP_UNORDERED : 0u) |
                   (row->flags & OPF_CHECKS ? TORC_OP_CHECKS : 0u),
        .returns = row->nout == ROW_LIST ? TORC_OP_RETURNS_LIST
                   : row->nout           ? TORC_OP_RETURNS_TENSORS
                                         : TORC_OP_RETURNS_NOTHING,
        .nresults = row->nout == ROW_LIST ? 1 : row->nout,
        .returns_view = row->flags & OPF_RETURNS_VIEW,
        .autocast_cpu = (torc_op_autocast)row->autocast_cpu,
        .autocast_cuda = (torc_op_autocast)row->autocast,
        .nparameters = row->nparams,
        .next_overload = op_next_overload[op],
        .composed = row->kind == KIND_COMPOSITE,
    };
    for (int k = 0; k < TORC_OP_MAX_RESULTS; k++) all.results[k] = row->results && k < row->nout ? row->results[k] : "";
    return base_size_filled("op_schema", info, &all, SIZED(torc_op_info));
}

torc_value boxed_attribute(const op_param *q, const void *attrs) {
    const char *at = (const char *)attrs + q->offset;
    torc_value v = {.kind = TORC_VALUE_NONE};
    switch (q->type) {
    case P_INT: return v.kind = TORC_VALUE_NUMBER, v.as.number = number_given(number_int(*(const int64_t *)at)), v;
    case P_FLOAT: return v.kind = TORC_VALUE_NUMBER, v.as.number = number_given(number_float(*(const double *)at)), v;
    case P_BOOL: return v.kind = TORC_VALUE_NUMBER, v.as.number = number_given(number_bool(*(const bool *)at)), v;
    case P_INT_OPT:
    case P_FLOAT_OPT:
    case P_BOOL_OPT:
    case P_SCALAR:
    case P_SCALAR_OPT: v.kind = TORC_VALUE_NUMBER, v.as.number = number_given(*(const attr_number *)at); break;
    case P_INTS:
    case P_INTS_OPT: {
        const attr_ints *list = (const attr_ints *)at;
        if (list->count >= 0) v.kind = TORC_VALUE_INTS, v.as.ints.data = list->v, v.as.ints.count = list->count;
        break;
    }
    case P_STR:
    case P_STR_OPT: v.kind = TORC_VALUE_STR, v.as.str = ((const attr_str *)(const void *)at)->s; break;
    case P_DTYPE: v.kind = TORC_VALUE_DTYPE, v.as.dtype = (torc_dtype) * (const int32_t *)at; break;
    case P_FORMAT:
        v.kind = TORC_VALUE_MEMORY_FORMAT, v.as.memory_format = (torc_memory_format) * (const int32_t *)at;
        break;
    case P_SCALARS:
        v.as.numbers = *(const torc_numbers *)(const void *)at;
        if (v.as.numbers.data) v.kind = TORC_VALUE_NUMBERS;
        break;
    case P_DEVICE:
        v.as.device = *(const torc_device *)(const void *)at;
        if (device_given(v.as.device)) v.kind = TORC_VALUE_DEVICE;
        break;
    default: break; /* tensors are no attributes, and nobody who keeps attributes keeps generators */
    }
    return is_none(&v) ? (torc_value){.kind = TORC_VALUE_NONE} : v;
}
static torc_value default_of(const op_row *row, const op_param *q) {
    if (!q->default_text || q->type <= P_TENSORS_OPT) return (torc_value){.kind = TORC_VALUE_NONE};
    return boxed_attribute(q, row->defaults);
}

bool(torc_op_schema_parameter)(int64_t op, int64_t index, torc_op_parameter *parameter) {
    const op_row *row = row_of(op, "op_schema_parameter");
    if (!row) return false;
    if ((uint64_t)index >= row->nparams)
        return FAIL(VALUE, "op_schema_parameter(): %s() has no parameter number %lld", row->name, (long long)index);
    const op_param *q = &row->params[index];
    const torc_op_parameter all = {
        .name = q->name,
        .type = (torc_op_type)types[q->type].type,
        .length = q->length,
        .any_length = q->any_length,
        .optional = types[q->type].optional,
        .keyword_only = q->keyword_only,
        .mutated = q->mutated,
        .is_value = q->is_value,
        .default_text = q->default_text,
        .default_value = default_of(row, q),
    };
    return base_size_filled("op_schema_parameter", parameter, &all, SIZED(torc_op_parameter));
}

static const char *text_of(const char *const *texts, int64_t index, const char *function) {
    if (index < 0) return FAIL(VALUE, "%s(): there is no number %lld", function, (long long)index), "";
    while (texts && *texts && index-- > 0) texts++;
    return texts && *texts ? *texts : "";
}
const char *(torc_op_signature)(int64_t op, int64_t index) {
    const op_row *row = row_of(op, "op_signature");
    return row ? text_of(row->overloads, index, "op_signature") : "";
}
const char *(torc_op_alias)(int64_t op, int64_t index) {
    const op_row *row = row_of(op, "op_alias");
    return row ? text_of(row->aliases, index, "op_alias") : "";
}

/* ------------------------------------------------------------------------------------------ decoding */
static bool refuse(const op_row *row, int p, const torc_value *v) {
    const op_param *q = &row->params[p];
    char position[32] = "";
    if (!q->keyword_only) snprintf(position, sizeof position, " (position %d)", p + 1);
    return FAIL(TYPE, "%s(): argument '%s'%s must be %s, not %s", row->name, q->name, position, types[q->type].text,
                kind_text(v));
}

static bool refuse_missing(const op_row *row, int64_t count) {
    const char *names = "";
    int missing = 0;
    for (int64_t p = count; p < row->nparams; p++) {
        if (row->params[p].default_text) continue;
        names = base_say("%s%s\"%s\"", names, missing++ ? ", " : "", row->params[p].name);
    }
    return FAIL(TYPE, "%s() missing %d required positional arguments: %s", row->name, missing, names);
}
static bool refuse_extra(const op_row *row, int64_t count) {
    int required = 0;
    for (int p = 0; p < row->nparams; p++) required += !row->params[p].default_text;
    if (required < row->nparams)
        return FAIL(TYPE, "%s() takes from %d to %d arguments but %lld were given", row->name, required, row->nparams,
                    (long long)count);
    return FAIL(TYPE, "%s() takes %d argument%s but %lld %s given", row->name, required, required == 1 ? "" : "s",
                (long long)count, count == 1 ? "was" : "were");
}

static bool check_counts(const op_row *row, torc_op_form form, const torc_value *arguments, int64_t count,
                         torc_tensors out, const torc_value *results, int64_t room, int nresults) {
    if (UNLIKELY((form != TORC_OP_FUNCTION && form != TORC_OP_INPLACE && form != TORC_OP_OUT) ||
                 !(row->flags & (uint32_t)form)))
        return FAIL(VALUE, "%s() has no form %s", row->name,
                    form == TORC_OP_FUNCTION  ? "that makes a new tensor"
                    : form == TORC_OP_INPLACE ? "in place"
                    : form == TORC_OP_OUT     ? "with out="
                                              : "of that number; numbers as operands are asked for by giving one");
    if (UNLIKELY(count < 0 || (count && !arguments)))
        return FAIL(VALUE, "%s(): the list of arguments is NULL or has a negative length", row->name);
    if (UNLIKELY(count > row->nparams)) return refuse_extra(row, count);
    for (int64_t p = count; p < row->nparams; p++)
        if (UNLIKELY(!row->params[p].default_text)) return refuse_missing(row, count);
    const int wanted = form == TORC_OP_OUT ? row->nout : 0;
    if (UNLIKELY(out.count != wanted || (wanted && !out.data)))
        return FAIL(TYPE, "%s(): %d tensors are to be written, but %lld were given%s", row->name, wanted,
                    (long long)out.count, out.count && !out.data ? ", as NULL" : "");
    if (UNLIKELY(room < nresults || (nresults && !results)))
        return FAIL(VALUE, "%s(): there is room for %lld results, %d are needed", row->name,
                    results ? (long long)room : 0LL, nresults);
    return true;
}

/* number: owned; the second operand, where it is one. */
static bool take_tensors(const op_row *row, const torc_value *arguments, int64_t count, call_inputs *in,
                         torc_tensor *number) {
    static const torc_value none = {.kind = TORC_VALUE_NONE};
    int which = 0;
    for (int p = 0; which < row->ntensors; p++) {
        const op_param *q = &row->params[p];
        if (q->type > P_TENSORS_OPT) continue;
        which++;
        const torc_value *v = p < count ? &arguments[p] : &none;
        if (q->type >= P_TENSORS) {
            if (UNLIKELY(v->kind != TORC_VALUE_TENSORS)) return refuse(row, p, v);
            call_inputs_add_list(in, v->as.tensors);
        } else if (LIKELY(v->kind == TORC_VALUE_TENSOR)) {
            call_inputs_add(in, v->as.tensor);
        } else if (is_none(v)) {
            call_inputs_add(in, NULL); /* the spine says whether it may be missing */
        } else if (v->kind == TORC_VALUE_NUMBER && which == 2 && row->flags & OPF_SCALAR) {
            if (!(*number = wrapped_public(v->as.number))) return false;
            call_inputs_add(in, *number);
        } else
            return refuse(row, p, v);
    }
    return true;
}

static bool take_ints(const op_row *row, int p, const torc_value *v, char *at) {
    const op_param *q = &row->params[p];
    const bool one = q->length && is_number(v, NUMBER_INT);
    if (v->kind != TORC_VALUE_INTS && !one) return refuse(row, p, v);
    const int64_t value = one ? number_taken(v->as.number).as.i : 0; /* any: here none stands for None */
    const torc_ints list = one ? torc_ints_of(&value, 1) : torc_ints_of(v->as.ints.data, v->as.ints.count);
    attr_ints *const to = (attr_ints *)(void *)at;
    if (!pack_ints(row->base, q->name, to, &list, q->exact_length ? q->length : 0, false, q->any_length)) return false;
    if (to->v == &value) to->few[0] = value, to->v = to->few;
    return true;
}

static bool take_attribute(const op_row *row, int p, const torc_value *v, char *attrs) {
    const op_param *q = &row->params[p];
    void *at = attrs + q->offset;
    if (is_none(v)) {
        if (q->default_text || types[q->type].optional) return true;
        return q->type == P_SCALAR ? number_missing(row->base, q->name) : refuse(row, p, v);
    }
    attr_number number = v->kind == TORC_VALUE_NUMBER ? number_taken(v->as.number) : (attr_number){0};
    if (UNLIKELY(v->kind == TORC_VALUE_NUMBER && !number.kind)) return false;
    if (UNLIKELY(number.kind == NUMBER_COMPLEX) && !q->complex) {
        if (q->type != P_SCALAR && q->type != P_SCALAR_OPT) return refuse(row, p, v);
        if (!number_real(row->base, q->name, &number)) return false;
    }
    switch (q->type) {
    case P_INT:
        if (!is_number(v, NUMBER_INT)) break;
        *(int64_t *)at = number.as.i;
        return true;
    case P_FLOAT:
        if (v->kind != TORC_VALUE_NUMBER) break;
        *(double *)at = number_to_double(number);
        return true;
    case P_BOOL:
        if (!is_number(v, NUMBER_BOOL)) break;
        *(bool *)at = number.as.i != 0;
        return true;
    case P_INT_OPT:
        if (!is_number(v, NUMBER_INT)) break;
        *(attr_number *)at = number;
        return true;
    case P_BOOL_OPT:
        if (!is_number(v, NUMBER_BOOL)) break;
        *(attr_number *)at = number;
        return true;
    case P_SCALAR:
        if (v->kind != TORC_VALUE_NUMBER) break;
        *(attr_number *)at = number;
        return true;
    case P_FLOAT_OPT:
    case P_SCALAR_OPT:
        if (v->kind != TORC_VALUE_NUMBER) break;
        *(attr_number *)at = number;
        return true;
    case P_INTS:
    case P_INTS_OPT: return take_ints(row, p, v, at);
    case P_SCALARS:
        if (v->kind != TORC_VALUE_NUMBERS) break;
        return pack_numbers(row->base, q->name, at, v->as.numbers, q->complex);
    case P_STR:
    case P_STR_OPT:
        if (v->kind != TORC_VALUE_STR) break;
        ((attr_str *)at)->s = v->as.str;
        return true;
    case P_DTYPE:
        if (v->kind != TORC_VALUE_DTYPE) break;
        *(int32_t *)at = (int32_t)v->as.dtype;
        return true;
    case P_DEVICE:
        if (v->kind != TORC_VALUE_DEVICE) break;
        *(torc_device *)at = v->as.device;
        return true;
    case P_FORMAT:
        if (v->kind != TORC_VALUE_MEMORY_FORMAT) break;
        if (!format_known(row->base, (int)v->as.memory_format)) return false;
        if (v->as.memory_format) *(int32_t *)at = (int32_t)v->as.memory_format;
        return true;
    case P_GENERATOR:
        if (v->kind != TORC_VALUE_GENERATOR) break;
        *(torc_generator *)at = v->as.generator;
        return true;
    default: break;
    }
    return refuse(row, p, v);
}

/* Decodes the attributes among the arguments. If none is given, *attrs becomes the row's defaults, which nothing copies; else they are put
 * together in `room`, and *attrs is that. */
static bool take_attributes(const op_row *row, const torc_value *arguments, int64_t count, void *room,
                            const void **attrs) {
    *attrs = row->attr_size ? row->defaults : NULL;
    for (int p = 0; p < count; p++) {
        if (row->params[p].type <= P_TENSORS_OPT) continue;
        if (*attrs != room) {
            memcpy(room, row->defaults, row->attr_size);
            *attrs = room;
        }
        if (!take_attribute(row, p, &arguments[p], room)) return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ call */
int64_t(torc_op_call)(int64_t number_of_op, torc_op_form form, const torc_value *arguments, int64_t count,
                      torc_tensors out, torc_value *results, int64_t room) {
    if (FAILED()) return -1;
    const op_row *row = row_of(number_of_op, "op_call");
    if (!row) return -1;
    const int op = op_public[number_of_op];
    const bool in_place = form == TORC_OP_INPLACE, list = row->nout == ROW_LIST && !in_place;
    const int nresults = row->nout == ROW_LIST && in_place ? 0 : list || (in_place && row->nout) ? 1 : row->nout;
    const call_variant variant = form == TORC_OP_INPLACE ? CALL_INPLACE
                                 : form == TORC_OP_OUT   ? CALL_OUT
                                                         : CALL_FUNCTION;
    attrs_room a;
    const void *attrs = NULL;
    torc_tensor number = NULL, tensors[TORC_OP_MAX_RESULTS];
    call_inputs in;
    call_inputs_begin(&in);
    const bool decoded = check_counts(row, form, arguments, count, out, results, room, nresults) &&
                         take_tensors(row, arguments, count, &in, &number) &&
                         take_attributes(row, arguments, count, &a, &attrs);
    torc_tensors many = {NULL, 0};
    bool ok;
    if (list) {
        many = in.nlists || in.failed ? call_collected_list(decoded, op, variant, &in, attrs)
                                      : call_list(decoded, op, variant, in.data, (int)in.count, attrs);
        ok = !FAILED();
    } else if (in.nlists || in.failed)
        ok = call_collected_tensors(decoded, op, variant, &in, attrs, tensors, out.data);
    else if (LIKELY(decoded && variant == CALL_FUNCTION))
        ok = op_call(op, variant, in.data, (int)in.count, NULL, attrs, tensors, NULL);
    else
        ok = call_tensors(decoded, op, variant, in.data, (int)in.count, attrs, tensors, out.data);
    if (UNLIKELY(number != NULL)) object_release(number);
    if (UNLIKELY(!ok)) return -1;
    if (list) results[0] = (torc_value){.kind = TORC_VALUE_TENSORS, .as.tensors = many};
    for (int k = 0; !list && k < nresults; k++)
        results[k] = tensors[k] ? (torc_value){.kind = TORC_VALUE_TENSOR, .as.tensor = tensors[k]}
                                : (torc_value){.kind = TORC_VALUE_NONE};
    return nresults;
}
