/* Written by tools/generate from torc/op.h: what bindings need beside it, as torc/bindings.h says. */
#ifndef TORC_BINDINGS_OP_H
#define TORC_BINDINGS_OP_H
#include "torc/op.h"

#ifdef __cplusplus
extern "C" {
#endif
/* clang-format off */

TORC_API int64_t torc_op_find_with(const char *name, const char *overload, const torc_no_options *options);
TORC_API int64_t torc_op_first_with(const char *python_name, const torc_no_options *options);
TORC_API int64_t torc_op_call_with(int64_t op, torc_op_form form, const torc_value *arguments, int64_t count, torc_tensors out, torc_value *results, int64_t room, const torc_no_options *options);

/* clang-format on */
#ifdef __cplusplus
}
#endif
#endif
