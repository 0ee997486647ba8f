/* interpolate.h - the kernels of interpolate.c, which resample.c lists: signals, images and volumes of another size. */
#ifndef TORC_CPU_INTERPOLATE_H
#define TORC_CPU_INTERPOLATE_H

#include "ops/kernel.h"

typedef struct resize_plan {
    int64_t samples, channels, input[3],
        output[3];                          /* sizes of what is interpolated and of the result, also for the gradient */
    int64_t from_strides[5], to_strides[5]; /* bytes: samples, channels, dimensions */
    double scale[3];
    int64_t taps[3]; /* neighbours of a place, at most; 1: the dimension stays as it is */
    int dtype;
    bool cubic, align, backward, antialias;
    bool by_channels;                    /* channels lie beside each other in both */
    bool whole_rows;                     /* rows of the input are read, or added to, in whole */
    bool in_place;                       /* the gradient is summed where it is to be */
    int64_t columns;                     /* elements of a row while it is summed */
    int64_t width, blocks, units, parts; /* channels at a time, and how often that is; what threads share out */
    int64_t table_bytes, part_bytes, line_bytes;
} resize_plan;
bool cpu_supports_interpolate(const torc_call *c); /* what is copied from the nearest place is not */
bool cpu_supports_interpolate_backward(const torc_call *c);
bool cpu_plan_interpolate(const torc_call *c, void *plan, size_t *scratch);
bool cpu_plan_interpolate_backward(const torc_call *c, void *plan, size_t *scratch);
bool cpu_run_interpolate(const torc_call *c);
/* antialias.c: what the plan lacks, and the run. */
bool cpu_plan_antialias(const torc_call *c, resize_plan *p, size_t *scratch);
bool cpu_run_antialias(const torc_call *c);

#endif
