/* Written by tools/generate from torc/op.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_OP_H
#define TORC_MACROS_OP_H
/* clang-format off */


#define torc_op_schema(op, ...) torc_op_schema(TORC_INT_(op), __VA_ARGS__)
#define torc_op_schema_parameter(op, index, ...) torc_op_schema_parameter(TORC_INT_(op), TORC_INT_(index), __VA_ARGS__)
#define torc_op_signature(op, index) torc_op_signature(TORC_INT_(op), TORC_INT_(index))
#define torc_op_alias(op, index) torc_op_alias(TORC_INT_(op), TORC_INT_(index))
#define torc_op_call(op, form, ...) TORC_UNCUT_(torc_op_call(TORC_INT_(op), TORC_ENUM_(form), __VA_ARGS__))

/* clang-format on */
#endif
