/* pack.c - arguments into calls: int lists, strings, numbers, option structs, tensor lists. */
#include <stdio.h>
#include <stdlib.h>

#include "ops/pack.h"

bool pack_ints(const char *op, const char *name, attr_ints *to, torc_ints from, int fixed, pack_missing missing,
               int64_t default_value) {
    if (!ints_known(op, name, from)) return false;
    if (from.count < 0 || from.count > TORC_MAX_DIMS)
        return FAIL(VALUE, "%s(): argument '%s' has %lld entries, at most %d are possible", op, name,
                    (long long)from.count, TORC_MAX_DIMS);
    if (!from.data || (!from.count && fixed > 0 && missing == PACK_NONE)) { /* an empty stride is none given */
        if (from.count)
            return FAIL(VALUE, "%s(): argument '%s' is NULL but has %lld entries", op, name, (long long)from.count);
        if (missing == PACK_NONE)
            to->count = -1;
        else if (missing == PACK_DEFAULT) {
            to->count = fixed > 0 ? fixed : 1;
            for (int i = 0; i < to->count; i++) to->v[i] = default_value;
        } else
            to->count = 0; /* an empty list: the shape of a 0-dim tensor */
        return true;
    }
    to->count = from.count;
    memcpy(to->v, from.data, (size_t)from.count * sizeof *to->v);
    if (fixed > 0 && from.count != fixed) {
        if (from.count != 1)
            return FAIL(TYPE, "%s(): argument '%s' must have %d entries or one, got %lld", op, name, fixed,
                        (long long)from.count);
        to->count = fixed;
        for (int i = 1; i < fixed; i++) to->v[i] = to->v[0];
    }
    return true;
}

bool pack_str(const char *op, const char *name, attr_str *to, const char *from, const char *default_text) {
    if (!from) from = default_text ? default_text : "";
    if (strlen(from) >= sizeof to->s) return FAIL(VALUE, "%s(): argument '%s' has no value '%.40s…'", op, name, from);
    strcpy(to->s, from);
    return true;
}

bool wrap_number(const char *op, const char *name, torc_number *to, torc_number from) {
    if (!number_known(op, name, from)) return false;
    if (!from.kind) return FAIL(TYPE, "%s(): argument '%s' must be Number, not None", op, name);
    *to = from;
    return true;
}

/* A literal without NUM has become the kind: see torc_number. */
bool number_unknown(const char *op, const char *name, torc_number n) {
    const long long literal = (intptr_t)n.kind;
    return FAIL(TYPE, "%s(): argument '%s' must be Number: write NUM(%lld), not %lld", op, name, literal, literal);
}
bool numbers_known(const char *op, const char *names, const torc_number *n, int count) {
    for (int i = 0; i < count; i++) {
        size_t length = strcspn(names, ",");
        const char *dot = memchr(names, '.', length); /* o.lr is called lr */
        char name[40] = "";
        if (dot) snprintf(name, sizeof name, "%.*s", (int)(length - (size_t)(dot + 1 - names)), dot + 1);
        if (!number_known(op, name, n[i])) return false;
        names += length + (names[length] == ',');
    }
    return true;
}
bool tensor_unknown(const char *op, const char *name, torc_tensor t) {
    if (is_literal(t)) return FAIL(TYPE, "%s(): argument '%s' must be Tensor, not int", op, name);
    return FAIL(TYPE, "%s(): argument '%s' is not a tensor handle", op, name);
}
bool tensors_known(int op, const torc_tensor *t, int n) {
    for (int i = 0; i < n; i++) {
        if (LIKELY(tensor_valid(t[i]))) continue;
        const op_row *row = &op_rows[op];
        if (t[i]) return tensor_unknown(row->name, row->params[i].name, t[i]);
        return FAIL(TYPE, "%s(): argument '%s' must be Tensor, not None", row->name, row->params[i].name);
    }
    return true;
}
bool format_known(const char *op, int format) {
    if (format >= TORC_PRESERVE_FORMAT && format <= TORC_CHANNELS_LAST) return true;
    return FAIL(VALUE, "%s(): argument 'memory_format' has no value %d", op, format);
}

bool options_copy(const char *op, void *to, const void *from, size_t size) {
    if (!from) return true;
    size_t given = *(const size_t *)from;
    if (given < sizeof(size_t) || given > 65536)
        return FAIL(VALUE, "%s(): options.struct_size is %zu; set it to sizeof the options struct", op, given);
    memcpy(to, from, given < size ? given : size);
    return true;
}

torc_tensor wrapped_owned(torc_number n) {
    torc_dtype d = n.kind == TORC_NUMBER_FLOAT  ? TORC_FLOAT64
                   : n.kind == TORC_NUMBER_INT  ? TORC_INT64
                   : n.kind == TORC_NUMBER_BOOL ? TORC_BOOL
                                                : TORC_DTYPE_NONE;
    if (d == TORC_DTYPE_NONE) return FAIL_NULL(TYPE, "expected a number, got none or a plain literal: write NUM(2)");
    torc_tensor t = tensor_promise(TORC_CPU, d, 0, NULL, NULL);
    if (!t) return NULL;
    t->flags |= TENSOR_WRAPPED;
    void *p = tensor_data(t); /* small CPU storage: ready at birth */
    if (d == TORC_FLOAT64)
        *(double *)p = n.as.d;
    else if (d == TORC_INT64)
        *(int64_t *)p = n.as.i;
    else
        *(uint8_t *)p = n.as.i != 0;
    return t;
}
torc_tensor torc_wrapped_number(torc_number n) { return FAILED() ? NULL : scope_lend(wrapped_owned(n)); }

void call_inputs_begin(call_inputs *c) {
    c->data = c->small;
    c->count = 0;
    c->capacity = COUNT_OF(c->small);
    c->nlists = 0;
    c->failed = false;
    memset(c->list, 0, sizeof c->list);
}

static bool reserve(call_inputs *c, int64_t more) {
    if (c->count + more <= c->capacity) return true;
    int64_t want = MAX(c->capacity * 2, c->count + more);
    torc_tensor *p = more > INT32_MAX / 2 ? NULL : base_alloc((size_t)want * sizeof *p);
    if (!p) {
        FAIL(VALUE, "too many tensors in one call: %lld", (long long)(c->count + more));
        c->failed = true;
        return false;
    }
    memcpy(p, c->data, (size_t)c->count * sizeof *p);
    if (c->data != c->small) base_free(c->data);
    c->data = p;
    c->capacity = want;
    return true;
}

void call_inputs_add(call_inputs *c, torc_tensor t) {
    if (!c->failed && reserve(c, 1)) c->data[c->count++] = t;
}

void call_inputs_add_list(call_inputs *c, torc_tensors list) {
    if (c->failed) return;
    if (list.count < 0 || (list.count && !list.data) || c->nlists == CALL_MAX_LISTS) {
        FAIL(VALUE, "a tensor list is NULL or has a negative length");
        c->failed = true;
        return;
    }
    if (!reserve(c, list.count)) return;
    for (int64_t i = 0; i < list.count; i++) c->data[c->count++] = list.data[i];
    c->list[c->nlists++] = (int32_t)list.count;
}

bool call_inputs_run(call_inputs *c, int op, call_variant variant, const void *attrs, torc_tensor *out,
                     const torc_tensor *given) {
    bool ok = !c->failed && op_call(op, variant, c->data, (int)c->count, c->list, attrs, out, given);
    if (c->failed) call_failed(op, variant, c->data, (int)c->count);
    if (c->data != c->small) base_free(c->data);
    return ok;
}
