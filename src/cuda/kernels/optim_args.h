/* optim_args.h - what launches of optim.cu pass.
 *
 * Host and device both read it, so that the two sides of a launch cannot come to differ. */
#ifndef TORC_CUDA_OPTIM_ARGS_H
#define TORC_CUDA_OPTIM_ARGS_H

#include "cuda/kernels/args.h"

enum { BLOCK = 256, PER_THREAD = 16, CHUNK = BLOCK * PER_THREAD, ENTRIES = 320, ROLES = 5, NORM_CHUNK = 1 << 15 };
enum { NORM_ZERO, NORM_ONE, NORM_TWO, NORM_INF, NORM_MINUS_INF, NORM_ANY };
typedef struct step_numbers {
    const void *lr_tensor, *grad_scale, *found_inf;
    int lr_dtype, scale_dtype, found_dtype;
    int adam, decoupled, maximize, nesterov, first_step, roles;
    double lr, weight_decay, momentum, dampening, beta1, beta2, eps;
} step_numbers;
typedef struct entry {
    char *data[ROLES];
    const float *step;
    i64 n;
} entry;
typedef struct step_args {
    step_numbers s;
    int count;
    u32 first_block[ENTRIES + 1];
    entry e[ENTRIES];
} step_args;
typedef struct any_args {
    step_numbers s;
    entry e;
    int dtype[ROLES];
    GEOMETRY(5) g; /* of as many operands as there are roles */
} any_args;
typedef struct steps_args {
    const void *found_inf;
    int found_dtype, count;
    float *step[ENTRIES];
} steps_args;
typedef struct norm_args {
    const char *in;
    double *partial;
    i64 n;
    double ord;
    int dtype, kind;
    GEOMETRY(1) g;
} norm_args;
/* Entries of one dtype, contiguous, in one launch. */
typedef struct norm_entry {
    const void *in;
    double *partial;
    i64 n;
} norm_entry;
typedef struct norm_list_args {
    int kind, count;
    u32 first_block[ENTRIES + 1];
    norm_entry e[ENTRIES];
} norm_list_args;
typedef struct finish_args {
    const double *partial;
    double ord;
    int kind, count;
    i64 first[ENTRIES + 1]; /* partials of tensor k: first[k] … first[k + 1] */
    char *out[ENTRIES];
    unsigned char out_dtype[ENTRIES];
} finish_args;
#endif
