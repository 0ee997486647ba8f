/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#ifndef TORC_AUTOGRAD_OPTIONS_H
#define TORC_AUTOGRAD_OPTIONS_H
#include "core/values.h"

extern const options_layout layout_torc_requires_grad_options;
extern const options_layout layout_torc_set_options;
extern const options_layout layout_torc_resize_options;
extern const options_layout layout_torc_resize_as_options;
extern const options_layout layout_torc_backward_options;
extern const options_layout layout_torc_backward_many_options;
extern const options_layout layout_torc_autograd_grad_options;
extern const options_layout layout_torc_backward_edges_options;
extern const options_layout layout_torc_autograd_grad_edges_options;
extern const options_layout layout_torc_function_apply_options;
extern const options_layout layout_torc_checkpoint_options;
extern const options_layout layout_torc_gradcheck_options;
#endif
