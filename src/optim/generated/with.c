/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/optim.h"

#include "base/callback.h"
#include "core/values.h"
#include "io/named.h"

bool torc_optimizer_zero_grad_with(torc_optimizer opt, bool set_to_none, const torc_no_options *options) {
    if (!no_options("torc_optimizer_zero_grad", options)) return false;
    return (torc_optimizer_zero_grad)(opt, set_to_none);
}

torc_named_tensors torc_optimizer_state_dict_with(torc_optimizer opt, const torc_no_options *options) {
    if (!no_options("torc_optimizer_state_dict", options)) return NO_NAMED_TENSORS;
    return (torc_optimizer_state_dict)(opt);
}

bool torc_optimizer_load_state_dict_with(torc_optimizer opt, torc_named_tensors state, const torc_no_options *options) {
    if (!no_options("torc_optimizer_load_state_dict", options)) return false;
    return (torc_optimizer_load_state_dict)(opt, state);
}

torc_scheduler torc_lambda_lr_with(torc_optimizer opt, torc_lr_lambda lambda, torc_context context, const torc_no_options *options) {
    if (!no_options("torc_lambda_lr", options)) return callback_destroy(context, "the destroy function of torc_lambda_lr"), NULL;
    return (torc_lambda_lr)(opt, lambda, context);
}

torc_scheduler torc_exponential_lr_with(torc_optimizer opt, double gamma, const torc_no_options *options) {
    if (!no_options("torc_exponential_lr", options)) return NULL;
    return (torc_exponential_lr)(opt, gamma);
}

torc_scheduler torc_sequential_lr_with(torc_optimizer opt, const torc_scheduler *schedulers, int64_t count, torc_ints milestones, const torc_no_options *options) {
    if (!no_options("torc_sequential_lr", options)) return NULL;
    return (torc_sequential_lr)(opt, schedulers, count, milestones);
}

bool torc_scheduler_step_with(torc_scheduler scheduler, const torc_no_options *options) {
    if (!no_options("torc_scheduler_step", options)) return false;
    return (torc_scheduler_step)(scheduler);
}

torc_named_tensors torc_scheduler_state_dict_with(torc_scheduler scheduler, const torc_no_options *options) {
    if (!no_options("torc_scheduler_state_dict", options)) return NO_NAMED_TENSORS;
    return (torc_scheduler_state_dict)(scheduler);
}

bool torc_scheduler_load_state_dict_with(torc_scheduler scheduler, torc_named_tensors state, const torc_no_options *options) {
    if (!no_options("torc_scheduler_load_state_dict", options)) return false;
    return (torc_scheduler_load_state_dict)(scheduler, state);
}

bool torc_clip_grad_value_inplace_with(torc_tensors params, double clip_value, const torc_no_options *options) {
    if (!no_options("torc_clip_grad_value_", options)) return false;
    return (torc_clip_grad_value_)(params, clip_value);
}
