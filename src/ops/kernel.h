/* kernel.h - what runs an operator on one kind of device, and the table it is found in. */
#ifndef TORC_OPS_KERNEL_H
#define TORC_OPS_KERNEL_H

#include "ops/call.h"

typedef struct kernel {
    int op;                                /* op_id */
    bool (*run)(const torc_call *c);       /* outputs are allocated; writes all their elements */
    size_t (*scratch)(const torc_call *c); /* bytes wanted in c->scratch; may be NULL */
} kernel;
/* Families export arrays that end with {.run = NULL}; a backend lists them. */
void kernels_register(torc_device_type type, const kernel *family);
const kernel *kernel_find(torc_device_type type, int op);                    /* NULL (no error) if there is none */
extern bool (*pointwise_runner[TORC_DEVICE_TYPE_COUNT])(const torc_call *c); /* KIND_POINTWISE of each backend */
#endif
