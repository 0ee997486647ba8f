/* pack.c - arguments into calls: int lists, strings, numbers, option structs, tensor lists. */
#include <stdio.h>
#include <stdlib.h>

#include "ops/pack.h"

#include "core/shape.h"
#include "core/tensor_list.h"

bool pack_ints(const char *op, const char *name, attr_ints *to, const torc_ints *list, int fixed, bool required,
               bool any_length) {
    int_list from;
    if (!ints_taken(op, name, list, &from)) return false;
    if (from.count < 0) /* None, or left out */
        return !required || FAIL(TYPE, "%s(): argument '%s' must be tuple of ints, not NoneType", op, name);
    if (from.count > TORC_MAX_DIMS && !any_length)
        return FAIL(VALUE, "%s(): argument '%s' has %lld entries, at most %d are possible", op, name,
                    (long long)from.count, TORC_MAX_DIMS);
    if (!from.count && fixed > 0 && to->count < 0) return true; /* an empty stride is none given */
    to->count = from.count;
    to->v = from.data;
    if (list->tag != TORC_INTS_AT) { /* in the caller's argument itself, or in options that were decoded into a copy */
        for (int64_t i = 0; i < from.count; i++) to->few[i] = from.data[i];
        to->v = to->few;
    }
    if (fixed > 0 && from.count != fixed) {
        if (from.count != 1)
            return FAIL(TYPE, "%s(): argument '%s' must have %d entries or one, got %lld", op, name, fixed,
                        (long long)from.count);
        const int64_t one = to->v[0];
        to->count = fixed;
        to->v = to->few;
        for (int i = 0; i < fixed; i++) to->few[i] = one;
    }
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

/* What an attribute points to. */
typedef struct pointed {
    const void **at; /* where the pointer is; NULL: the attribute points to nothing */
    size_t bytes;
} pointed;
static pointed points_to(const op_param *p, char *attrs) {
    void *at = attrs + p->offset;
    if (p->type == P_INTS || p->type == P_INTS_OPT) {
        attr_ints *l = at;
        return l->count > 0 ? (pointed){(const void **)&l->v, (size_t)l->count * sizeof *l->v} : (pointed){NULL, 0};
    }
    if (p->type == P_SCALARS) {
        torc_numbers *l = at;
        return l->count > 0 ? (pointed){(const void **)&l->data, (size_t)l->count * sizeof *l->data}
                            : (pointed){NULL, 0};
    }
    attr_str *text = at;
    return text->s ? (pointed){(const void **)&text->s, strlen(text->s) + 1} : (pointed){NULL, 0};
}
/* A short list of ints lies in the struct itself. */
static inline attr_ints *short_list(const op_param *p, char *attrs) {
    attr_ints *l = (attr_ints *)(void *)(attrs + p->offset);
    return (p->type == P_INTS || p->type == P_INTS_OPT) && l->count <= COUNT_OF(l->few) ? l : NULL;
}
static size_t whole_words(size_t bytes) { return (bytes + sizeof(int64_t) - 1) & ~(sizeof(int64_t) - 1); }
size_t attrs_bytes_any(const op_row *row, const void *attrs) {
    size_t bytes = whole_words(row->attr_size);
    for (uint64_t left = row->points; left; left &= left - 1) {
        const op_param *p = &row->params[__builtin_ctzll(left)];
        if (!short_list(p, (char *)attrs)) bytes += whole_words(points_to(p, (char *)attrs).bytes);
    }
    return bytes;
}
void attrs_store_any(const op_row *row, void *stored) {
    char *end = (char *)stored + whole_words(row->attr_size);
    for (uint64_t left = row->points; left; left &= left - 1) {
        const op_param *p = &row->params[__builtin_ctzll(left)];
        attr_ints *few = short_list(p, stored);
        if (few) {
            for (int64_t i = 0; i < few->count; i++) few->few[i] = few->v[i];
            few->v = few->few;
            continue;
        }
        const pointed to = points_to(p, stored);
        if (!to.at) continue;
        memcpy(end, *to.at, to.bytes);
        *to.at = end;
        end += whole_words(to.bytes);
    }
}

bool text_missing(const char *op, const char *name) {
    return FAIL(TYPE, "%s(): argument '%s' must be str, not NoneType", op, name);
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
    void *p = tensor_bytes(t); /* small CPU storage: ready at birth */
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

bool call_inputs_grow(call_inputs *c, int64_t more) {
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
    return LIKELY(more <= c->capacity - c->count) || call_inputs_grow(c, more);
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
