/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/amp.h"

#include "core/values.h"
#include "io/named.h"

bool torc_autocast_begin_with(torc_device_type device_type, torc_dtype dtype, const torc_no_options *options) {
    return no_options("autocast", options) ? (torc_autocast_begin)(device_type, dtype) : false;
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

torc_named_tensors torc_grad_scaler_state_dict_with(torc_grad_scaler scaler, const torc_no_options *options) {
    return no_options("GradScaler.state_dict", options) ? (torc_grad_scaler_state_dict)(scaler) : NO_NAMED_TENSORS;
}

bool torc_grad_scaler_load_state_dict_with(torc_grad_scaler scaler, torc_named_tensors state, const torc_no_options *options) {
    return no_options("GradScaler.load_state_dict", options) ? (torc_grad_scaler_load_state_dict)(scaler, state) : false;
}
