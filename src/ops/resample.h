/* resample.h - how images of another size are computed: the attribute `mode` of the rows with kernels for it; and grids, step by step. */
#ifndef TORC_OPS_RESAMPLE_H
#define TORC_OPS_RESAMPLE_H

#include "ops/call.h"

/* Antialiased: by a filter that is as wide as a place of the result is in the input; of images. */
enum {
    RESAMPLE_NEAREST,
    RESAMPLE_EXACT,
    RESAMPLE_LINEAR,
    RESAMPLE_CUBIC,
    RESAMPLE_LINEAR_ANTIALIAS,
    RESAMPLE_CUBIC_ANTIALIAS
};

/* grid_sampler of what fits, by other operators: it can be differentiated as often as wanted, and its gradients are sums in order. */
torc_tensor grid_sampled_in_steps(torc_tensor input, torc_tensor grid, int64_t mode, int64_t padding, bool align);
#endif
