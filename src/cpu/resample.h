/* resample.h - the loops of grid_sampler: places of the output in blocks, whose neighbours and weights are found together. */
#ifndef TORC_CPU_RESAMPLE_H
#define TORC_CPU_RESAMPLE_H

#include <stdbool.h>
#include <stdint.h>

#include "host/isa.h"
#include "torc/core.h"

enum { GRID_BLOCK = 64, GRID_TAPS = 16 };
typedef struct grid_job {
    const void *in, *grid, *grad; /* grad: of the output, for gradients */
    void *out;                    /* or the gradient of the grid */
    void *sums;                   /* what the input's gradient is summed in: one plane after the other, contiguous */
    int dims, mode, padding;
    bool align;
    int64_t samples, channels, places, planes; /* planes: elements of one of the input's */
    int64_t sizes[3], shape[3];                /* of the input, of the output */
    int64_t in_strides[5], grid_strides[5], grad_strides[5], out_strides[5], own[3];
} grid_job;
typedef struct grid_loops {
    void (*forward)(const grid_job *j, int64_t sample, int64_t first, int64_t n);
    void (*to_input)(const grid_job *j, int64_t sample, int64_t channel, int64_t channels, char *sums);
    void (*to_grid)(const grid_job *j, int64_t sample, int64_t first, int64_t n);
} grid_loops;
typedef struct resample_loops {
    grid_loops grid[TORC_DTYPE_COUNT];
} resample_loops;
ISA_DECLARE(resample_loops, resample_loops);

#endif
