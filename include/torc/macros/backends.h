/* Written by tools/generate from torc/backends.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_BACKENDS_H
#define TORC_MACROS_BACKENDS_H
/* clang-format off */



/* clang-format on */
#endif
