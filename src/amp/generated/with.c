/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/bindings/amp.h"

#include "core/values.h"
#include "io/named.h"

bool torc_set_autocast_enabled_with(torc_device_type device_type, bool enabled, const torc_no_options *options) {
    return no_options("set_autocast_enabled", options) ? (torc_set_autocast_enabled)(device_type, enabled) : false;
}

torc_dtype torc_get_autocast_dtype_with(torc_device_type device_type, const torc_no_options *options) {
    return no_options("get_autocast_dtype", options) ? (torc_get_autocast_dtype)(device_type) : (torc_dtype)0;
}

bool torc_set_autocast_dtype_with(torc_device_type device_type, torc_dtype dtype, const torc_no_options *options) {
    return no_options("set_autocast_dtype", options) ? (torc_set_autocast_dtype)(device_type, dtype) : false;
}

torc_tensor torc_grad_scaler_scale_with(torc_grad_scaler scaler, torc_tensor outputs, const torc_no_options *options) {
    return no_options("GradScaler.scale", options) ? (torc_grad_scaler_scale)(scaler, outputs) : NULL;
}

bool torc_grad_scaler_unscale_inplace_with(torc_grad_scaler scaler, torc_optimizer optimizer, const torc_no_options *options) {
    return no_options("GradScaler.unscale_", options) ? (torc_grad_scaler_unscale_)(scaler, optimizer) : false;
}

bool torc_grad_scaler_step_with(torc_grad_scaler scaler, torc_optimizer optimizer, const torc_no_options *options) {
    return no_options("GradScaler.step", options) ? (torc_grad_scaler_step)(scaler, optimizer) : false;
}

double torc_grad_scaler_get_scale_with(torc_grad_scaler scaler, const torc_no_options *options) {
    return no_options("GradScaler.get_scale", options) ? (torc_grad_scaler_get_scale)(scaler) : __builtin_nan("");
}

double torc_grad_scaler_get_growth_factor_with(torc_grad_scaler scaler, const torc_no_options *options) {
    return no_options("GradScaler.get_growth_factor", options) ? (torc_grad_scaler_get_growth_factor)(scaler) : __builtin_nan("");
}

bool torc_grad_scaler_set_growth_factor_with(torc_grad_scaler scaler, double new_factor, const torc_no_options *options) {
    return no_options("GradScaler.set_growth_factor", options) ? (torc_grad_scaler_set_growth_factor)(scaler, new_factor) : false;
}

double torc_grad_scaler_get_backoff_factor_with(torc_grad_scaler scaler, const torc_no_options *options) {
    return no_options("GradScaler.get_backoff_factor", options) ? (torc_grad_scaler_get_backoff_factor)(scaler) : __builtin_nan("");
}

bool torc_grad_scaler_set_backoff_factor_with(torc_grad_scaler scaler, double new_factor, const torc_no_options *options) {
    return no_options("GradScaler.set_backoff_factor", options) ? (torc_grad_scaler_set_backoff_factor)(scaler, new_factor) : false;
}

int64_t torc_grad_scaler_get_growth_interval_with(torc_grad_scaler scaler, const torc_no_options *options) {
    return no_options("GradScaler.get_growth_interval", options) ? (torc_grad_scaler_get_growth_interval)(scaler) : 0;
}

bool torc_grad_scaler_set_growth_interval_with(torc_grad_scaler scaler, int64_t new_interval, const torc_no_options *options) {
    return no_options("GradScaler.set_growth_interval", options) ? (torc_grad_scaler_set_growth_interval)(scaler, new_interval) : false;
}

torc_named_tensors torc_grad_scaler_state_dict_with(torc_grad_scaler scaler, const torc_no_options *options) {
    return no_options("GradScaler.state_dict", options) ? (torc_grad_scaler_state_dict)(scaler) : NO_NAMED_TENSORS;
}

bool torc_grad_scaler_load_state_dict_with(torc_grad_scaler scaler, torc_named_tensors state, const torc_no_options *options) {
    return no_options("GradScaler.load_state_dict", options) ? (torc_grad_scaler_load_state_dict)(scaler, state) : false;
}
