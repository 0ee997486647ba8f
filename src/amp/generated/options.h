/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#ifndef TORC_AMP_OPTIONS_H
#define TORC_AMP_OPTIONS_H
#include "core/values.h"

extern const options_layout layout_torc_autocast_options;
extern const options_layout layout_torc_grad_scaler_options;
extern const options_layout layout_torc_grad_scaler_update_options;
#endif
