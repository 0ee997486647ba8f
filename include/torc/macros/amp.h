/* Written by tools/generate from torc/amp.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_AMP_H
#define TORC_MACROS_AMP_H
/* clang-format off */


#define torc_set_autocast_enabled(device_type, enabled) torc_set_autocast_enabled(device_type, TORC_WHOLE_(enabled))

/* clang-format on */
#endif
