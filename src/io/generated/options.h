/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#ifndef TORC_IO_OPTIONS_H
#define TORC_IO_OPTIONS_H
#include "core/values.h"

extern const options_layout layout_torc_safetensors_load_options;
extern const options_layout layout_torc_safetensors_save_options;
extern const options_layout layout_torc_to_dlpack_options;
#endif
