/* Written by tools/generate from torc/backends.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_BACKENDS_H
#define TORC_MACROS_BACKENDS_H
/* clang-format off */

#define TORC_DEFAULTS_torc_use_deterministic_algorithms_options

#define torc_use_deterministic_algorithms(...) torc_use_deterministic_algorithms_given_(__VA_ARGS__, )
#define torc_use_deterministic_algorithms_given_(mode, ...) TORC_CALL_(torc_use_deterministic_algorithms_options, (__VA_ARGS__), torc_use_deterministic_algorithms_with(mode, &torc_options_))

/* clang-format on */
#endif
