/* Written by tools/generate from torc/amp.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_AMP_H
#define TORC_MACROS_AMP_H
/* clang-format off */

#define TORC_DEFAULTS_torc_autocast_options .enabled = 1,
struct torc_autocast_options_as_ints_ { size_t struct_size; int64_t dtype; int32_t reserved0; torc_flag enabled; const struct torc_by_name * by_name; };
#define TORC_DEFAULTS_torc_grad_scaler_options .init_scale = 65536, .growth_factor = 2, .backoff_factor = 0.5, .growth_interval = 2000, .enabled = 1,
#define TORC_DEFAULTS_torc_grad_scaler_update_options .new_scale = TORC_NONE_FLOAT,

#define torc_autocast_begin(...) torc_autocast_begin_given_(__VA_ARGS__, )
#define torc_autocast_begin_given_(device_type, ...) TORC_CALL_ENUMS_(torc_autocast_options, (__VA_ARGS__), torc_autocast_begin_with(TORC_ENUM_(device_type), &torc_options_))
#define torc_is_autocast_enabled(device_type) torc_is_autocast_enabled(TORC_ENUM_(device_type))
#define torc_set_autocast_enabled(device_type, enabled) torc_set_autocast_enabled(TORC_ENUM_(device_type), TORC_WHOLE_(enabled))
#define torc_get_autocast_dtype(device_type) torc_get_autocast_dtype(TORC_ENUM_(device_type))
#define torc_set_autocast_dtype(device_type, dtype) torc_set_autocast_dtype(TORC_ENUM_(device_type), TORC_ENUM_(dtype))
#define torc_grad_scaler_new(...) TORC_CALL_(torc_grad_scaler_options, (__VA_ARGS__), torc_grad_scaler_new_with(&torc_options_))
#define torc_grad_scaler_update(...) torc_grad_scaler_update_given_(__VA_ARGS__, )
#define torc_grad_scaler_update_given_(scaler, ...) TORC_CALL_(torc_grad_scaler_update_options, (__VA_ARGS__), torc_grad_scaler_update_with(scaler, &torc_options_))
#define torc_grad_scaler_set_growth_interval(scaler, new_interval) torc_grad_scaler_set_growth_interval(scaler, TORC_INT_(new_interval))

/* clang-format on */
#endif
