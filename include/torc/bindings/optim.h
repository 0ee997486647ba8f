/* Written by tools/generate from torc/optim.h: what bindings need beside it, as torc/bindings.h says. */
#ifndef TORC_BINDINGS_OPTIM_H
#define TORC_BINDINGS_OPTIM_H
#include "torc/optim.h"

#ifdef __cplusplus
extern "C" {
#endif
/* clang-format off */

TORC_API int64_t torc_optimizer_num_groups_with(torc_optimizer opt, const torc_no_options *options);
TORC_API double torc_optimizer_get_lr_with(torc_optimizer opt, int64_t group, const torc_no_options *options);
TORC_API bool torc_optimizer_set_lr_with(torc_optimizer opt, int64_t group, double lr, const torc_no_options *options);
TORC_API double torc_optimizer_get_with(torc_optimizer opt, int64_t group, const char *name, const torc_no_options *options);
TORC_API bool torc_optimizer_set_with(torc_optimizer opt, int64_t group, const char *name, double value, const torc_no_options *options);
TORC_API torc_named_tensors torc_optimizer_state_dict_with(torc_optimizer opt, const torc_no_options *options);
TORC_API bool torc_optimizer_load_state_dict_with(torc_optimizer opt, torc_named_tensors state, const torc_no_options *options);
TORC_API torc_scheduler torc_lambda_lr_with(torc_optimizer opt, torc_lr_lambda lambda, torc_context context, const torc_no_options *options);
TORC_API torc_scheduler torc_exponential_lr_with(torc_optimizer opt, double gamma, const torc_no_options *options);
TORC_API torc_scheduler torc_sequential_lr_with(torc_optimizer opt, torc_schedulers schedulers, torc_ints milestones, const torc_no_options *options);
TORC_API bool torc_scheduler_step_with(torc_scheduler scheduler, const torc_no_options *options);
TORC_API double torc_scheduler_get_last_lr_with(torc_scheduler scheduler, int64_t group, const torc_no_options *options);
TORC_API int64_t torc_scheduler_last_epoch_with(torc_scheduler scheduler, const torc_no_options *options);
TORC_API torc_named_tensors torc_scheduler_state_dict_with(torc_scheduler scheduler, const torc_no_options *options);
TORC_API bool torc_scheduler_load_state_dict_with(torc_scheduler scheduler, torc_named_tensors state, const torc_no_options *options);
TORC_API bool torc_clip_grad_value_inplace_with(torc_tensors params, double clip_value, const torc_no_options *options);
TORC_API void torc_sgd_options_init(torc_sgd_options *options);
TORC_API void torc_adam_options_init(torc_adam_options *options);
TORC_API void torc_param_group_options_init(torc_param_group_options *options);
TORC_API void torc_optimizer_step_options_init(torc_optimizer_step_options *options);
TORC_API void torc_optimizer_zero_grad_options_init(torc_optimizer_zero_grad_options *options);
TORC_API void torc_step_lr_options_init(torc_step_lr_options *options);
TORC_API void torc_constant_lr_options_init(torc_constant_lr_options *options);
TORC_API void torc_linear_lr_options_init(torc_linear_lr_options *options);
TORC_API void torc_cosine_annealing_lr_options_init(torc_cosine_annealing_lr_options *options);
TORC_API void torc_one_cycle_lr_options_init(torc_one_cycle_lr_options *options);
TORC_API void torc_clip_grad_norm_options_init(torc_clip_grad_norm_options *options);

/* clang-format on */
#ifdef __cplusplus
}
#endif
#endif
