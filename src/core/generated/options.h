/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#ifndef TORC_CORE_OPTIONS_H
#define TORC_CORE_OPTIONS_H
#include "core/values.h"

extern const options_layout layout_torc_is_contiguous_options;
extern const options_layout layout_torc_allclose_options;
extern const options_layout layout_torc_blob_options;
extern const options_layout layout_torc_tensor_from_options;
extern const options_layout layout_torc_storage_options;
extern const options_layout layout_torc_tensor_over_options;
extern const options_layout layout_torc_set_printoptions_options;
extern const options_layout layout_torc_use_deterministic_algorithms_options;
#endif
