/* kernel.h - what runs an operator on one kind of device, and the table it is found in. */
#ifndef TORC_OPS_KERNEL_H
#define TORC_OPS_KERNEL_H

#include "ops/call.h"

typedef struct kernel {
    int op;                                /* op_id */
    bool (*run)(const torc_call *c);       /* outputs are allocated; writes all their elements */
    size_t (*scratch)(const torc_call *c); /* bytes wanted in c->scratch; may be NULL */
} kernel;
/* Of rows that composites and gradients can do without: does the backend's kernel take the call, and is it the better way?
 * The call has inputs and attributes but no outputs, and no bytes are read. A kernel for which none is set always does. */
typedef bool kernel_supports_fn(const torc_call *c);
void kernel_supports_set(torc_device_type type, int op, kernel_supports_fn *supports);
/* Is there a kernel of `op` on the device of these inputs that takes them? The way in which composites and gradients choose
 * a row, in place of asking what device it is. Inputs that the caller would have to make first may be NULL: the
 * backend's function says which. If finding out fails (no memory), that error sticks and the answer is no. No lists of tensors. */
bool kernel_supports(int op, const torc_tensor *in, int nin, const void *attrs);
/* Families export arrays that end with {.run = NULL}; a backend lists them. */
void kernels_register(torc_device_type type, const kernel *family);
const kernel *kernel_find(torc_device_type type, int op);                    /* NULL (no error) if there is none */
extern bool (*pointwise_runner[TORC_DEVICE_TYPE_COUNT])(const torc_call *c); /* KIND_POINTWISE of each backend */
#endif
