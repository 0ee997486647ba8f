/* Written by tools/generate from torc/optim.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_OPTIM_H
#define TORC_MACROS_OPTIM_H
/* clang-format off */

#define TORC_DEFAULTS_torc_sgd_options .lr = 1e-3,
#define TORC_DEFAULTS_torc_adam_options .lr = 1e-3, .beta1 = 0.9, .beta2 = 0.999, .eps = 1e-8, .weight_decay = TORC_NONE_FLOAT,
#define TORC_DEFAULTS_torc_param_group_options .lr = TORC_NONE_FLOAT, .momentum = TORC_NONE_FLOAT, .dampening = TORC_NONE_FLOAT, .weight_decay = TORC_NONE_FLOAT, .nesterov = TORC_NONE, .maximize = TORC_NONE, .beta1 = TORC_NONE_FLOAT, .beta2 = TORC_NONE_FLOAT, .eps = TORC_NONE_FLOAT, .amsgrad = TORC_NONE,
#define TORC_DEFAULTS_torc_optimizer_step_options
#define TORC_DEFAULTS_torc_optimizer_zero_grad_options .set_to_none = 1,
#define TORC_DEFAULTS_torc_step_lr_options .gamma = 0.1,
#define TORC_DEFAULTS_torc_constant_lr_options .factor = 1.0 / 3, .total_iters = 5,
#define TORC_DEFAULTS_torc_linear_lr_options .start_factor = 1.0 / 3, .end_factor = 1, .total_iters = 5,
#define TORC_DEFAULTS_torc_cosine_annealing_lr_options
#define TORC_DEFAULTS_torc_one_cycle_lr_options .total_steps = TORC_NONE, .epochs = TORC_NONE, .steps_per_epoch = TORC_NONE, .pct_start = 0.3, .cycle_momentum = 1, .base_momentum = 0.85, .max_momentum = 0.95, .div_factor = 25, .final_div_factor = 1e4,
#define TORC_DEFAULTS_torc_clip_grad_norm_options .norm_type = 2,

#define torc_sgd(...) torc_sgd_given_(__VA_ARGS__, )
#define torc_sgd_given_(params, ...) TORC_CALL_(torc_sgd_options, (__VA_ARGS__), torc_sgd_with(params, &torc_options_))
#define torc_adam(...) torc_adam_given_(__VA_ARGS__, )
#define torc_adam_given_(params, ...) TORC_CALL_(torc_adam_options, (__VA_ARGS__), torc_adam_with(params, &torc_options_))
#define torc_adamw(...) torc_adamw_given_(__VA_ARGS__, )
#define torc_adamw_given_(params, ...) TORC_CALL_(torc_adam_options, (__VA_ARGS__), torc_adamw_with(params, &torc_options_))
#define torc_optimizer_add_param_group(...) torc_optimizer_add_param_group_given_(__VA_ARGS__, )
#define torc_optimizer_add_param_group_given_(opt, params, ...) TORC_CALL_(torc_param_group_options, (__VA_ARGS__), torc_optimizer_add_param_group_with(opt, params, &torc_options_))
#define torc_optimizer_step(...) torc_optimizer_step_given_(__VA_ARGS__, )
#define torc_optimizer_step_given_(opt, ...) TORC_CALL_(torc_optimizer_step_options, (__VA_ARGS__), torc_optimizer_step_with(opt, &torc_options_))
#define torc_optimizer_zero_grad(...) torc_optimizer_zero_grad_given_(__VA_ARGS__, )
#define torc_optimizer_zero_grad_given_(opt, ...) TORC_CALL_(torc_optimizer_zero_grad_options, (__VA_ARGS__), torc_optimizer_zero_grad_with(opt, &torc_options_))
#define torc_optimizer_group_params(opt, group) torc_optimizer_group_params(opt, TORC_INT_(group))
#define torc_optimizer_get_lr(opt, group) torc_optimizer_get_lr(opt, TORC_INT_(group))
#define torc_optimizer_set_lr(opt, group, lr) torc_optimizer_set_lr(opt, TORC_INT_(group), lr)
#define torc_optimizer_get(opt, group, name) torc_optimizer_get(opt, TORC_INT_(group), name)
#define torc_optimizer_set(opt, group, name, value) torc_optimizer_set(opt, TORC_INT_(group), name, value)
#define torc_step_lr(...) torc_step_lr_given_(__VA_ARGS__, )
#define torc_step_lr_given_(opt, step_size, ...) TORC_CALL_(torc_step_lr_options, (__VA_ARGS__), torc_step_lr_with(opt, TORC_INT_(step_size), &torc_options_))
#define torc_multi_step_lr(...) torc_multi_step_lr_given_(__VA_ARGS__, )
#define torc_multi_step_lr_given_(opt, milestones, ...) TORC_CALL_(torc_step_lr_options, (__VA_ARGS__), torc_multi_step_lr_with(opt, TORC_INTS_(milestones), &torc_options_))
#define torc_constant_lr(...) torc_constant_lr_given_(__VA_ARGS__, )
#define torc_constant_lr_given_(opt, ...) TORC_CALL_(torc_constant_lr_options, (__VA_ARGS__), torc_constant_lr_with(opt, &torc_options_))
#define torc_linear_lr(...) torc_linear_lr_given_(__VA_ARGS__, )
#define torc_linear_lr_given_(opt, ...) TORC_CALL_(torc_linear_lr_options, (__VA_ARGS__), torc_linear_lr_with(opt, &torc_options_))
#define torc_cosine_annealing_lr(...) torc_cosine_annealing_lr_given_(__VA_ARGS__, )
#define torc_cosine_annealing_lr_given_(opt, T_max, ...) TORC_CALL_(torc_cosine_annealing_lr_options, (__VA_ARGS__), torc_cosine_annealing_lr_with(opt, TORC_INT_(T_max), &torc_options_))
#define torc_one_cycle_lr(...) torc_one_cycle_lr_given_(__VA_ARGS__, )
#define torc_one_cycle_lr_given_(opt, max_lr, ...) TORC_CALL_(torc_one_cycle_lr_options, (__VA_ARGS__), torc_one_cycle_lr_with(opt, max_lr, &torc_options_))
#define torc_scheduler_get_last_lr(scheduler, group) torc_scheduler_get_last_lr(scheduler, TORC_INT_(group))
#define torc_clip_grad_norm_(...) torc_clip_grad_norm__given_(__VA_ARGS__, )
#define torc_clip_grad_norm__given_(params, max_norm, ...) TORC_CALL_(torc_clip_grad_norm_options, (__VA_ARGS__), torc_clip_grad_norm_inplace_with(params, max_norm, &torc_options_))

/* clang-format on */
#endif
