/* pack.c - arguments into calls: int lists, strings, numbers, option structs, tensor lists. */
#include <stdio.h>
#include <stdlib.h>

#include "ops/pack.h"

#include "core/shape.h"
#include "core/tensor_list.h"

bool pack_ints(const char *op, const char *name, attr_ints *to, const torc_ints *list, int fixed, bool required) {
    int_list from;
    if (!ints_taken(op, name, list, &from)) return false;
    if (from.count < 0) /* None, or left out */
        return !required || FAIL(TYPE, "%s(): argument '%s' must be tuple of ints, not NoneType", op, name);
    if (from.count > TORC_MAX_DIMS)
        return FAIL(VALUE, "%s(): argument '%s' has %lld entries, at most %d are possible", op, name,
                    (long long)from.count, TORC_MAX_DIMS);
    if (!from.count && fixed > 0 && to->count < 0) return true; /* an empty stride is none given */
    to->count = from.count;
    if (from.count) memcpy(to->v, from.data, (size_t)from.count * sizeof *to->v);
    if (fixed > 0 && from.count != fixed) {
        if (from.count != 1)
            return FAIL(TYPE, "%s(): argument '%s' must have %d entries or one, got %lld", op, name, fixed,
                        (long long)from.count);
        to->count = fixed;
        for (int i = 1; i < fixed; i++) to->v[i] = to->v[0];
    }
    return true;
}

bool pack_list(const char *op, const char *name, attr_list *to, const torc_ints *list) {
    int_list from;
    if (!ints_taken(op, name, list, &from)) return false;
    if (from.count < 0) return FAIL(TYPE, "%s(): argument '%s' must be tuple of ints, not NoneType", op, name);
    *to = (attr_list){from.count, from.data};
    return true;
}

bool pack_numbers(const char *op, const char *name, torc_numbers *to, torc_numbers from, bool complex) {
    if (from.count < 0 || from.count > INT32_MAX || (from.count && !from.data))
        return FAIL(VALUE, "%s(): a list of %lld numbers is NULL, or longer than the %lld possible", op,
                    (long long)from.count, (long long)INT32_MAX);
    for (int64_t i = 0; i < from.count; i++) {
        attr_number n = number_taken(from.data[i]);
        if (!n.kind) return number_missing(op, name);
        if (n.kind == NUMBER_COMPLEX && !complex && !number_real(op, name, &n)) return false;
    }
    *to = from;
    return true;
}

static size_t attrs_end(const op_row *row) { return (row->attr_size + sizeof(int64_t) - 1) & ~(sizeof(int64_t) - 1); }
/* How many bytes the entries of attribute p take, if it is a list, and where they are. */
static size_t entries_of(const op_row *row, int p, const void *attrs, const void **entries) {
    const void *at = (const char *)attrs + row->params[p].offset;
    if (row->params[p].type == P_INTS_LIST) {
        const attr_list *l = at;
        *entries = l->v;
        return (size_t)l->count * sizeof *l->v;
    }
    if (row->params[p].type == P_SCALARS) {
        const torc_numbers *l = at;
        *entries = l->data;
        return (size_t)l->count * sizeof *l->data;
    }
    return 0;
}
size_t attrs_bytes_any(const op_row *row, const void *attrs) {
    size_t bytes = 0;
    const void *entries;
    for (int p = 0; p < row->nparams; p++) bytes += entries_of(row, p, attrs, &entries);
    return attrs_end(row) + bytes;
}
void attrs_store_any(const op_row *row, void *stored) {
    char *to = (char *)stored + attrs_end(row);
    for (int p = 0; p < row->nparams; p++) {
        const void *entries = NULL;
        const size_t bytes = entries_of(row, p, stored, &entries);
        if (bytes) memcpy(to, entries, bytes);
        void *at = (char *)stored + row->params[p].offset;
        if (row->params[p].type == P_INTS_LIST) ((attr_list *)at)->v = (const int64_t *)(void *)to;
        if (row->params[p].type == P_SCALARS) ((torc_numbers *)at)->data = (const torc_number *)(void *)to;
        to += bytes;
    }
}

bool pack_str(const char *op, const char *name, attr_str *to, const char *from) {
    if (!from) return true;
    if (strlen(from) >= sizeof to->s) return FAIL(VALUE, "%s(): argument '%s' has no value '%.40s…'", op, name, from);
    strcpy(to->s, from);
    return true;
}

bool number_missing(const char *op, const char *name) {
    return FAIL(TYPE, "%s(): argument '%s' must be Number, not None", op, name);
}

bool number_real(const char *op, const char *name, attr_number *n) {
    if (n->imag != 0)
        return FAIL(RUNTIME, "%s(): argument '%s' must be a real number: %g%+gj cannot be converted without overflow",
                    op, name, n->as.d, n->imag);
    *n = number_float(n->as.d);
    return true;
}

bool tensor_unknown(const char *op, const char *name, torc_tensor t) {
    if (is_literal(t)) return FAIL(TYPE, "%s(): argument '%s' must be Tensor, not int", op, name);
    return FAIL(TYPE, "%s(): argument '%s' is not a tensor handle%s", op, name, handle_doubt(t));
}
bool format_known(const char *op, int format) {
    if (format >= TORC_PRESERVE_FORMAT && format <= TORC_CHANNELS_LAST_3D) return true;
    return FAIL(VALUE, "%s(): argument 'memory_format' has no value %d", op, format);
}

torc_tensor wrapped_owned(attr_number n) {
    torc_dtype d = n.kind == NUMBER_FLOAT     ? TORC_FLOAT64
                   : n.kind == NUMBER_INT     ? TORC_INT64
                   : n.kind == NUMBER_BOOL    ? TORC_BOOL
                   : n.kind == NUMBER_COMPLEX ? TORC_COMPLEX128
                                              : TORC_DTYPE_NONE;
    if (d == TORC_DTYPE_NONE) return FAIL_NULL(TYPE, "expected a number, not None");
    torc_tensor t = tensor_promise(TORC_CPU, d, 0, NULL, NULL);
    if (!t) return NULL;
    t->flags |= TENSOR_WRAPPED;
    void *p = tensor_data(t); /* small CPU storage: ready at birth */
    if (d == TORC_FLOAT64)
        *(double *)p = n.as.d;
    else if (d == TORC_INT64)
        *(int64_t *)p = n.as.i;
    else if (d == TORC_COMPLEX128)
        ((double *)p)[0] = n.as.d, ((double *)p)[1] = n.imag;
    else
        *(uint8_t *)p = n.as.i != 0;
    return t;
}
torc_tensor(torc_wrapped_number)(torc_number n) { return FAILED() ? NULL : scope_lend(wrapped_public(n)); }

void call_inputs_begin(call_inputs *c) {
    c->data = c->small;
    c->count = 0;
    c->capacity = COUNT_OF(c->small);
    c->nlists = 0;
    c->failed = false;
    memset(c->list, 0, sizeof c->list);
}

static __attribute__((noinline)) bool grow(call_inputs *c, int64_t more) {
    int64_t count;
    if (add_overflows(c->count, more, &count) || count > INT32_MAX / 2) {
        c->failed = true;
        return FAIL(VALUE, "too many tensors in one call: a list claims to have %lld", (long long)more);
    }
    int64_t want = MAX(c->capacity * 2, count);
    torc_tensor *p = base_alloc((size_t)want * sizeof *p);
    if (!p) {
        c->failed = true;
        return false;
    }
    memcpy(p, c->data, (size_t)c->count * sizeof *p);
    if (c->data != c->small) base_free(c->data);
    c->data = p;
    c->capacity = want;
    return true;
}

static inline bool reserve(call_inputs *c, int64_t more) {
    return LIKELY(more <= c->capacity - c->count) || grow(c, more);
}

void call_inputs_add(call_inputs *c, torc_tensor t) {
    if (!c->failed && reserve(c, 1)) c->data[c->count++] = t;
}

void call_inputs_add_list(call_inputs *c, torc_tensors list) {
    if (c->failed) return;
    if (!list_given(list.count, list.data) || c->nlists == CALL_MAX_LISTS) {
        FAIL(VALUE, "a tensor list is NULL or has a negative length");
        c->failed = true;
        return;
    }
    if (!reserve(c, list.count)) return;
    for (int64_t i = 0; i < list.count; i++) c->data[c->count++] = list.data[i];
    c->list[c->nlists++] = (int32_t)list.count;
}

call_inputs *call_inputs_of(call_inputs *c, const call_part *parts, int n) {
    call_inputs_begin(c);
    for (int k = 0; k < n; k++)
        if (parts[k].list)
            call_inputs_add_list(c, parts[k].tensors);
        else
            call_inputs_add(c, parts[k].tensors.data[0]);
    return c;
}

/* ------------------------------------------------------------------------------------------ what public functions end with
 * Calls in place and into out= give back what they were given, and like every result this is lent: so that it lives as long
 * as the scope, whatever becomes of the reference that the caller came with. Room for that is made before the call, after
 * which nothing may fail. */
static inline bool lendable(call_variant variant, int nout) {
    return LIKELY(variant == CALL_FUNCTION) || scope_reserve(nout);
}
static bool lend_given(int op, call_variant variant, torc_tensor *out) {
    for (int k = 0; variant != CALL_FUNCTION && k < op_rows[op].nout; k++)
        if (out[k]) out[k] = scope_lend_again(out[k]);
    return !FAILED();
}
bool call_tensors(bool decoded, int op, call_variant variant, const torc_tensor *in, int nin, const void *attrs,
                  torc_tensor *out, const torc_tensor *given) {
    for (int k = 0; k < op_rows[op].nout; k++) out[k] = NULL;
    if (UNLIKELY(!decoded)) {
        call_failed(op, variant, in, nin);
        return false;
    }
    return lendable(variant, op_rows[op].nout) && op_call(op, variant, in, nin, NULL, attrs, out, given) &&
           lend_given(op, variant, out);
}
static __attribute__((noinline)) torc_tensor call_given(bool decoded, int op, call_variant variant,
                                                        const torc_tensor *in, int nin, const void *attrs,
                                                        const torc_tensor *given) {
    torc_tensor out[CALL_FEW_OUT] = {NULL}; /* in place, a row of several results gives the first */
    if (!decoded)
        call_failed(op, variant, in, nin);
    else if (lendable(variant, 1))
        op_call(op, variant, in, nin, NULL, attrs, out, given);
    return scope_lend_again(out[0]);
}
torc_tensor call_tensor(bool decoded, int op, call_variant variant, const torc_tensor *in, int nin, const void *attrs,
                        const torc_tensor *given) {
    if (UNLIKELY(!decoded || variant != CALL_FUNCTION)) return call_given(decoded, op, variant, in, nin, attrs, given);
    torc_tensor out[CALL_FEW_OUT];
    return op_call(op, variant, in, nin, NULL, attrs, out, given) ? out[0] : NULL;
}
torc_tensor call_plain(int op, call_variant variant, const torc_tensor *in, int nin, const torc_tensor *given) {
    if (FAILED()) return NULL;
    if (variant != CALL_FUNCTION) return call_given(true, op, variant, in, nin, NULL, given);
    torc_tensor out[CALL_FEW_OUT];
    return op_call(op, variant, in, nin, NULL, NULL, out, given) ? out[0] : NULL;
}
torc_tensor call_number(bool decoded, int op, call_variant variant, torc_tensor self, attr_number other,
                        const void *attrs) {
    const torc_tensor in[2] = {self, decoded ? wrapped_owned(other) : NULL};
    torc_tensor result = call_tensor(in[1] != NULL, op, variant, in, in[1] ? 2 : 1, attrs, NULL);
    torc_release(in[1]);
    return result;
}
torc_tensors call_list(bool decoded, int op, call_variant variant, const torc_tensor *in, int nin, const void *attrs) {
    torc_tensors list = NO_TENSORS;
    if (decoded)
        op_call_list(op, in, nin, NULL, attrs, &list);
    else
        call_failed(op, variant, in, nin);
    return list;
}
bool call_nothing(bool decoded, int op, call_variant variant, const torc_tensor *in, int nin, const void *attrs) {
    torc_tensor out[1];
    return call_tensors(decoded, op, variant, in, nin, attrs, out, NULL);
}

/* Of collected inputs: is the call to be made? */
static bool collected(bool decoded, int op, call_variant variant, call_inputs *in) {
    if (decoded && !in->failed) return true;
    call_failed(op, variant, in->data, (int)in->count);
    return false;
}
static void let_go(call_inputs *in) {
    if (in->data != in->small) base_free(in->data);
}
bool call_collected_tensors(bool decoded, int op, call_variant variant, call_inputs *in, const void *attrs,
                            torc_tensor *out, const torc_tensor *given) {
    for (int k = 0; k < op_rows[op].nout; k++) out[k] = NULL;
    const bool ok = collected(decoded, op, variant, in) && lendable(variant, op_rows[op].nout) &&
                    op_call(op, variant, in->data, (int)in->count, in->list, attrs, out, given) &&
                    lend_given(op, variant, out);
    let_go(in);
    return ok;
}
torc_tensor call_collected_tensor(bool decoded, int op, call_variant variant, call_inputs *in, const void *attrs,
                                  const torc_tensor *given) {
    torc_tensor out[CALL_FEW_OUT];
    return call_collected_tensors(decoded, op, variant, in, attrs, out, given) ? out[0] : NULL;
}
torc_tensors call_collected_list(bool decoded, int op, call_variant variant, call_inputs *in, const void *attrs) {
    torc_tensors list = NO_TENSORS;
    if (collected(decoded, op, variant, in)) op_call_list(op, in->data, (int)in->count, in->list, attrs, &list);
    let_go(in);
    return list;
}
bool call_collected_nothing(bool decoded, int op, call_variant variant, call_inputs *in, const void *attrs) {
    torc_tensor out[1];
    return call_collected_tensors(decoded, op, variant, in, attrs, out, NULL);
}
