/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
#ifndef TORC_CUDA_OPTIONS_H
#define TORC_CUDA_OPTIONS_H
#include "core/values.h"

extern const options_layout layout_torc_cuda_stream_options;
extern const options_layout layout_torc_cuda_event_options;
extern const options_layout layout_torc_cuda_capture_options;
extern const options_layout layout_torc_cuda_graph_options;
extern const options_layout layout_torc_cuda_make_graphed_options;
extern const options_layout layout_torc_cuda_compile_options;
extern const options_layout layout_torc_cuda_launch_options;
#endif
