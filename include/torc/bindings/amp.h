/* Written by tools/generate from torc/amp.h: what bindings need beside it, as torc/bindings.h says. */
#ifndef TORC_BINDINGS_AMP_H
#define TORC_BINDINGS_AMP_H
#include "torc/amp.h"

#ifdef __cplusplus
extern "C" {
#endif
/* clang-format off */

TORC_API bool torc_set_autocast_enabled_with(torc_device_type device_type, bool enabled, const torc_no_options *options);
TORC_API torc_dtype torc_get_autocast_dtype_with(torc_device_type device_type, const torc_no_options *options);
TORC_API bool torc_set_autocast_dtype_with(torc_device_type device_type, torc_dtype dtype, const torc_no_options *options);
TORC_API torc_tensor torc_grad_scaler_scale_with(torc_grad_scaler scaler, torc_tensor outputs, const torc_no_options *options);
TORC_API bool torc_grad_scaler_unscale_inplace_with(torc_grad_scaler scaler, torc_optimizer optimizer, const torc_no_options *options);
TORC_API bool torc_grad_scaler_step_with(torc_grad_scaler scaler, torc_optimizer optimizer, const torc_no_options *options);
TORC_API double torc_grad_scaler_get_scale_with(torc_grad_scaler scaler, const torc_no_options *options);
TORC_API double torc_grad_scaler_get_growth_factor_with(torc_grad_scaler scaler, const torc_no_options *options);
TORC_API bool torc_grad_scaler_set_growth_factor_with(torc_grad_scaler scaler, double new_factor, const torc_no_options *options);
TORC_API double torc_grad_scaler_get_backoff_factor_with(torc_grad_scaler scaler, const torc_no_options *options);
TORC_API bool torc_grad_scaler_set_backoff_factor_with(torc_grad_scaler scaler, double new_factor, const torc_no_options *options);
TORC_API int64_t torc_grad_scaler_get_growth_interval_with(torc_grad_scaler scaler, const torc_no_options *options);
TORC_API bool torc_grad_scaler_set_growth_interval_with(torc_grad_scaler scaler, int64_t new_interval, const torc_no_options *options);
TORC_API torc_named_tensors torc_grad_scaler_state_dict_with(torc_grad_scaler scaler, const torc_no_options *options);
TORC_API bool torc_grad_scaler_load_state_dict_with(torc_grad_scaler scaler, torc_named_tensors state, const torc_no_options *options);
TORC_API void torc_autocast_options_init(torc_autocast_options *options);
TORC_API void torc_grad_scaler_options_init(torc_grad_scaler_options *options);
TORC_API void torc_grad_scaler_update_options_init(torc_grad_scaler_update_options *options);

/* clang-format on */
#ifdef __cplusplus
}
#endif
#endif
