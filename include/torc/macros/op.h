/* Written by tools/generate from torc/op.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_OP_H
#define TORC_MACROS_OP_H
/* clang-format off */



/* clang-format on */
#endif
