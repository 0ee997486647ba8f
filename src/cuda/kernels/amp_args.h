/* amp_args.h - what launches of amp.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_AMP_ARGS_H
#define TORC_CUDA_AMP_ARGS_H

#include "cuda/kernels/args.h"

enum { AMP_BLOCK = 256, AMP_CHUNK = AMP_BLOCK * 16, AMP_ENTRIES = 320 };
typedef struct amp_entry {
    char *data;
    i64 n; /* elements, without gaps */
} amp_entry;
typedef struct amp_list_args {
    const float *inv_scale;
    float *found_inf;
    int count;
    u32 first_block[AMP_ENTRIES + 1];
    amp_entry e[AMP_ENTRIES];
} amp_list_args;
typedef struct amp_any_args {
    const float *inv_scale;
    float *found_inf;
    char *data;
    i64 n;
    int dtype;
    GEOMETRY(1) g;
} amp_any_args;
typedef struct amp_update_args {
    const float *scale;
    float *to; /* as a rule the same */
    int *tracker;
    const float *found_inf;
    double growth, backoff;
    i64 interval;
} amp_update_args;
#endif
