/* call_name.c - which call failed: what an error says beside its message, a call with its operator and its tensors. */

#include "core/shape.h"
#include "ops/pack.h"

void call_name_start(call_name *n, const char *function, const char *suffix) {
    n->tensors = 0;
    n->text = base_say("%s%s(", function, suffix);
}
void call_name_begin(call_name *n, int op, call_variant variant) {
    const char *name = op_rows[op].name, *end = variant == CALL_OUT                                        ? "_out"
                                                : variant == CALL_INPLACE && name[strlen(name) - 1] != '_' ? "_"
                                                                                                           : "";
    call_name_start(n, name, end);
}
void call_name_tensor(call_name *n, torc_tensor t) {
    const char *comma = n->tensors++ ? ", " : "";
    const bool known = t && tensor_valid(t);
    n->text = base_say("%s%s%s%s", n->text, comma,
                       known ? torc_dtype_name((torc_dtype)t->dtype)
                       : t   ? "?"
                             : "None",
                       known ? shape_text(t->ndim, t->sizes) : "");
}
void call_name_list(call_name *n, torc_tensors list) {
    enum { TOLD = 64 }; /* of a list; where there are more, that is said */
    for (int64_t i = 0; list.data && i < list.count && i < TOLD; i++) call_name_tensor(n, list.data[i]);
    if (list.data && list.count > TOLD) n->text = base_say("%s, ... (%lld tensors)", n->text, (long long)list.count);
}
void call_name_end(call_name *n) { base_error_call("%s)", n->text); }
void call_failed(int op, call_variant variant, const torc_tensor *in, int nin) {
    call_name n;
    call_name_begin(&n, op, variant);
    call_name_list(&n, (torc_tensors){in, nin});
    call_name_end(&n);
}
