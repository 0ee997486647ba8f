/* cuda/graphs/graph.h - what kernels must know of captures beyond streams/capture.h. */
#ifndef TORC_CUDA_GRAPH_H
#define TORC_CUDA_GRAPH_H

#include "core/tensor.h"
#include "cuda/streams/capture.h"

/* A captured copy reads or writes host memory: the graph keeps it. */
bool cuda_capture_keep_host(cuda_capture *capture, torc_storage host);

#endif
