/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/bindings/optim.h"

#include "base/callback.h"
#include "core/values.h"
#include "io/named.h"

int64_t torc_optimizer_num_groups_with(torc_optimizer opt, const torc_no_options *options) {
    return no_options("Optimizer.num_groups", options) ? (torc_optimizer_num_groups)(opt) : 0;
}

double torc_optimizer_get_lr_with(torc_optimizer opt, int64_t group, const torc_no_options *options) {
    return no_options("Optimizer.get_lr", options) ? (torc_optimizer_get_lr)(opt, group) : __builtin_nan("");
}

bool torc_optimizer_set_lr_with(torc_optimizer opt, int64_t group, double lr, const torc_no_options *options) {
    return no_options("Optimizer.set_lr", options) ? (torc_optimizer_set_lr)(opt, group, lr) : false;
}

double torc_optimizer_get_with(torc_optimizer opt, int64_t group, const char *name, const torc_no_options *options) {
    return no_options("Optimizer.get", options) ? (torc_optimizer_get)(opt, group, name) : __builtin_nan("");
}

bool torc_optimizer_set_with(torc_optimizer opt, int64_t group, const char *name, double value, const torc_no_options *options) {
    return no_options("Optimizer.set", options) ? (torc_optimizer_set)(opt, group, name, value) : false;
}

torc_named_tensors torc_optimizer_state_dict_with(torc_optimizer opt, const torc_no_options *options) {
    return no_options("Optimizer.state_dict", options) ? (torc_optimizer_state_dict)(opt) : NO_NAMED_TENSORS;
}

bool torc_optimizer_load_state_dict_with(torc_optimizer opt, torc_named_tensors state, const torc_no_options *options) {
    return no_options("Optimizer.load_state_dict", options) ? (torc_optimizer_load_state_dict)(opt, state) : false;
}

torc_scheduler torc_lambda_lr_with(torc_optimizer opt, torc_lr_lambda lambda, torc_context context, const torc_no_options *options) {
    if (!no_options("LambdaLR", options)) return callback_destroy(context, "the destroy function of LambdaLR"), NULL;
    return (torc_lambda_lr)(opt, lambda, context);
}

torc_scheduler torc_exponential_lr_with(torc_optimizer opt, double gamma, const torc_no_options *options) {
    return no_options("ExponentialLR", options) ? (torc_exponential_lr)(opt, gamma) : NULL;
}

torc_scheduler torc_sequential_lr_with(torc_optimizer opt, torc_schedulers schedulers, torc_ints milestones, const torc_no_options *options) {
    return no_options("SequentialLR", options) ? (torc_sequential_lr)(opt, schedulers, milestones) : NULL;
}

bool torc_scheduler_step_with(torc_scheduler scheduler, const torc_no_options *options) {
    return no_options("LRScheduler.step", options) ? (torc_scheduler_step)(scheduler) : false;
}

double torc_scheduler_get_last_lr_with(torc_scheduler scheduler, int64_t group, const torc_no_options *options) {
    return no_options("LRScheduler.get_last_lr", options) ? (torc_scheduler_get_last_lr)(scheduler, group) : __builtin_nan("");
}

int64_t torc_scheduler_last_epoch_with(torc_scheduler scheduler, const torc_no_options *options) {
    return no_options("LRScheduler.last_epoch", options) ? (torc_scheduler_last_epoch)(scheduler) : 0;
}

torc_named_tensors torc_scheduler_state_dict_with(torc_scheduler scheduler, const torc_no_options *options) {
    return no_options("LRScheduler.state_dict", options) ? (torc_scheduler_state_dict)(scheduler) : NO_NAMED_TENSORS;
}

bool torc_scheduler_load_state_dict_with(torc_scheduler scheduler, torc_named_tensors state, const torc_no_options *options) {
    return no_options("LRScheduler.load_state_dict", options) ? (torc_scheduler_load_state_dict)(scheduler, state) : false;
}

bool torc_clip_grad_value_inplace_with(torc_tensors params, double clip_value, const torc_no_options *options) {
    return no_options("clip_grad_value_", options) ? (torc_clip_grad_value_)(params, clip_value) : false;
}
