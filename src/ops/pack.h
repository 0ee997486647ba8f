/* pack.h - what the generated wrappers use to turn C arguments into a call. */
#ifndef TORC_OPS_PACK_H
#define TORC_OPS_PACK_H

#include "ops/call.h"

/* Attributes come with the row's defaults; what the caller left out stays. fixed > 0: a single number stands for `fixed` equal
 * ones, and other lengths are refused. required: a missing list is an empty one. */
bool pack_ints(const char *op, const char *name, attr_ints *to, torc_ints from, int fixed, bool required);
bool pack_list(const char *op, const char *name, attr_list *to, torc_ints from);          /* any length; borrowed */
bool pack_numbers(const char *op, const char *name, torc_numbers *to, torc_numbers from); /* the same */
bool pack_str(const char *op, const char *name, attr_str *to, const char *from);
/* Is an optional number of a kind there is (NONE included), a memory format one that there is? */
bool number_unknown(const char *op, const char *name, torc_number n); /* false + TYPE */
static inline bool number_known(const char *op, const char *name, torc_number n) {
    return LIKELY(!n.kind || (uintptr_t)n.kind - (uintptr_t)TORC_NUMBER_BOOL < 3) || number_unknown(op, name, n);
}
/* The same of several options: NUMBERS_KNOWN("torc_sgd", o.lr, o.eps); names: the text "o.lr, o.eps". */
bool numbers_known(const char *op, const char *names, const torc_number *n, int count);
#define NUMBERS_KNOWN(op, ...)                                          \
    numbers_known(op, #__VA_ARGS__, (const torc_number[]){__VA_ARGS__}, \
                  (int)(sizeof((const torc_number[]){__VA_ARGS__}) / sizeof(torc_number)))
/* Is an optional tensor one? */
bool tensor_unknown(const char *op, const char *name, torc_tensor t); /* false + TYPE */
static inline bool tensor_known(const char *op, const char *name, torc_tensor t) {
    return !t || LIKELY(tensor_valid(t)) || tensor_unknown(op, name, t);
}
bool format_known(const char *op, int format);
bool wrap_number(const char *op, const char *name, torc_number *to, torc_number from);
/* Copy the caller's options of any struct version into ours; NULL is all defaults. */
bool options_copy(const char *op, void *to, const void *from, size_t size);
torc_tensor wrapped_owned(torc_number n); /* refs = 1; NULL + error */

/* For an error: which public call failed. Where calls lie in each other, the outermost is told last and stays. */
typedef struct call_name {
    char text[400];
    size_t used;
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
void call_inputs_begin(call_inputs *c);
void call_inputs_add(call_inputs *c, torc_tensor t);
void call_inputs_add_list(call_inputs *c, torc_tensors list);

/* What the public functions end with: the call, if its arguments could be decoded, and its result; in either case of failure
 * the error is told which call it was. in: the tensors, by parameter. */
torc_tensor call_tensor(bool decoded, int op, call_variant variant, const torc_tensor *in, int nin, const void *attrs,
                        const torc_tensor *given);
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
