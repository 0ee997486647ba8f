/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#ifndef TORC_OPTIM_OPTIONS_H
#define TORC_OPTIM_OPTIONS_H
#include "core/values.h"

extern const options_layout layout_torc_sgd_options;
extern const options_layout layout_torc_adam_options;
extern const options_layout layout_torc_param_group_options;
extern const options_layout layout_torc_optimizer_step_options;
extern const options_layout layout_torc_optimizer_zero_grad_options;
extern const options_layout layout_torc_step_lr_options;
extern const options_layout layout_torc_constant_lr_options;
extern const options_layout layout_torc_linear_lr_options;
extern const options_layout layout_torc_cosine_annealing_lr_options;
extern const options_layout layout_torc_one_cycle_lr_options;
extern const options_layout layout_torc_clip_grad_norm_options;
#endif
