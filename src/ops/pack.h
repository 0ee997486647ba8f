/* pack.h - what the generated wrappers use to turn C arguments into a call. */
#ifndef TORC_OPS_PACK_H
#define TORC_OPS_PACK_H

#include "ops/call.h"

typedef enum pack_missing { PACK_REQUIRED, PACK_NONE, PACK_DEFAULT } pack_missing;
/* fixed > 0: a single number stands for `fixed` equal ones, and other lengths are refused. */
bool pack_ints(const char *op, const char *name, attr_ints *to, torc_ints from, int fixed, pack_missing missing, int64_t default_value);
bool pack_str(const char *op, const char *name, attr_str *to, const char *from, const char *default_text);
/* Is an optional number of a kind there is (NONE included), a memory format one that there is? */
bool number_unknown(const char *op, const char *name, torc_number n); /* false + TYPE */
static inline bool number_known(const char *op, const char *name, torc_number n) {
    return LIKELY(!n.kind || (uintptr_t)n.kind - (uintptr_t)TORC_NUMBER_BOOL < 3) || number_unknown(op, name, n);
}
/* The same of several options: NUMBERS_KNOWN("torc_sgd", o.lr, o.eps); names: the text "o.lr, o.eps". */
bool numbers_known(const char *op, const char *names, const torc_number *n, int count);
#define NUMBERS_KNOWN(op, ...)                                       \
    numbers_known(op, #__VA_ARGS__, (const torc_number[]){__VA_ARGS__}, \
                  (int)(sizeof((const torc_number[]){__VA_ARGS__}) / sizeof(torc_number)))
bool format_known(const char *op, int format);
bool wrap_number(const char *op, const char *name, torc_number *to, torc_number from);
/* Copy the caller's options of any struct version into ours; NULL is all defaults. */
bool options_copy(const char *op, void *to, const void *from, size_t size);
torc_tensor wrapped_owned(torc_number n); /* refs = 1; NULL + error */

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
bool call_inputs_run(call_inputs *c, int op, call_variant variant, const void *attrs, torc_tensor *out, const torc_tensor *given); /* frees */
#endif
