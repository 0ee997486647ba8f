/* pack.h - what the generated wrappers use to turn C arguments into a call. */
#ifndef TORC_OPS_PACK_H
#define TORC_OPS_PACK_H

#include "core/values.h"
#include "ops/call.h"

/* Attributes come with the row's defaults; what the caller left out stays. fixed > 0: a single number stands for `fixed` equal
 * ones, and other lengths are refused. required: None is refused. any_length: more than TORC_MAX_DIMS are not. *to is not to be moved:
 * its list may lie in it. */
bool pack_ints(const char *op, const char *name, attr_ints *to, const torc_ints *from, int fixed, bool required,
               bool any_length);
bool pack_numbers(const char *op, const char *name, torc_numbers *to, torc_numbers from,
                  bool complex); /* the same: number_taken decodes them. complex: they may be complex */
bool text_missing(const char *op, const char *name); /* false + TYPE */
static inline bool text_given(const char *op, const char *name, attr_str text) {
    return LIKELY(text.s != NULL) || text_missing(op, name);
}
bool number_missing(const char *op, const char *name); /* false + TYPE */
bool number_real(const char *op, const char *name,
                 attr_number *n); /* of a complex number: its real part; false + RUNTIME */
static inline bool pack_any_number(const char *op, const char *name, attr_number *to, torc_number from, bool none) {
    *to = number_taken(from);
    return LIKELY(to->kind) || (none && !FAILED()) || number_missing(op, name);
}
static inline bool pack_number(const char *op, const char *name, attr_number *to, torc_number from, bool none) {
    return pack_any_number(op, name, to, from, none) &&
           (LIKELY(to->kind < NUMBER_COMPLEX) || number_real(op, name, to));
}
/* Is an optional tensor one? */
bool tensor_unknown(const char *op, const char *name, torc_tensor t); /* false + TYPE */
static inline bool tensor_known(const char *op, const char *name, torc_tensor t) {
    return !t || LIKELY(tensor_valid(t)) || tensor_unknown(op, name, t);
}
bool format_known(const char *op, int format); /* is a memory format one that there is? */
torc_tensor wrapped_owned(attr_number n);      /* refs = 1; NULL + error */
static inline torc_tensor wrapped_public(torc_number n) { return wrapped_owned(number_taken(n)); }

/* For an error: which public call failed. Where calls lie in each other, the outermost is told last and stays. */
typedef struct call_name {
    const char *text;
    int tensors;
} call_name;
void call_name_start(call_name *n, const char *function, const char *suffix); /* two short texts */
void call_name_begin(call_name *n, int op, call_variant variant);
void call_name_tensor(call_name *n, torc_tensor t);
void call_name_list(call_name *n, torc_tensors list);
void call_name_end(call_name *n);
void call_failed(int op, call_variant variant, const torc_tensor *in, int nin); /* all of it */
/* Inputs of operators with tensor lists, collected; a few without allocation. */
typedef struct call_inputs {
    torc_tensor small[32];
    torc_tensor *data;
    int64_t count, capacity;
    int32_t list[CALL_MAX_LISTS];
    int nlists;
    bool failed;
} call_inputs;
static inline void call_inputs_begin(call_inputs *c) {
    c->data = c->small;
    c->count = 0;
    c->capacity = COUNT_OF(c->small);
    c->nlists = 0;
    c->failed = false;
    memset(c->list, 0, sizeof c->list);
}
bool call_inputs_grow(call_inputs *c, int64_t more);
static inline void call_inputs_add(call_inputs *c, torc_tensor t) {
    if (LIKELY(!c->failed) && (LIKELY(c->count < c->capacity) || call_inputs_grow(c, 1))) c->data[c->count++] = t;
}
void call_inputs_add_list(call_inputs *c, torc_tensors list);
/* All at once: n parts, each a list of tensors or a single one. Returns `c`. */
typedef struct call_part {
    torc_tensors tensors;
    bool list;
} call_part;
call_inputs *call_inputs_of(call_inputs *c, const call_part *parts, int n);

/* What the public functions end with: the call, if its arguments could be decoded, and its result; in either case of failure
 * the error is told which call it was. in: the tensors, by parameter. */
torc_tensor call_tensor(bool decoded, int op, call_variant variant, const torc_tensor *in, int nin, const void *attrs,
                        const torc_tensor *given);
/* The same of an operator that takes nothing but tensors, so that nothing was decoded; it looks itself whether an error sticks. */
torc_tensor call_plain(int op, call_variant variant, const torc_tensor *in, int nin, const torc_tensor *given);
/* The second tensor is a number. */
torc_tensor call_number(bool decoded, int op, call_variant variant, torc_tensor self, attr_number other,
                        const void *attrs);
bool call_tensors(bool decoded, int op, call_variant variant, const torc_tensor *in, int nin, const void *attrs,
                  torc_tensor *out, const torc_tensor *given);
torc_tensors call_list(bool decoded, int op, call_variant variant, const torc_tensor *in, int nin, const void *attrs);
bool call_nothing(bool decoded, int op, call_variant variant, const torc_tensor *in, int nin, const void *attrs);
/* The same of inputs that were collected, which are let go of. */
torc_tensor call_collected_tensor(bool decoded, int op, call_variant variant, call_inputs *in, const void *attrs,
                                  const torc_tensor *given);
bool call_collected_tensors(bool decoded, int op, call_variant variant, call_inputs *in, const void *attrs,
                            torc_tensor *out, const torc_tensor *given);
torc_tensors call_collected_list(bool decoded, int op, call_variant variant, call_inputs *in, const void *attrs);
bool call_collected_nothing(bool decoded, int op, call_variant variant, call_inputs *in, const void *attrs);
#endif
