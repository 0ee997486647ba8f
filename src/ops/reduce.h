/* reduce.h - what a call of the reduce family reduces, in one form for inference, kernels of every backend and rules. */
#ifndef TORC_OPS_REDUCE_H
#define TORC_OPS_REDUCE_H

#include "ops/call.h"

typedef struct reduction {
    uint32_t mask; /* bit d: dimension d is reduced */
    bool keepdim;
    int dtype;     /* as asked for; TORC_DTYPE_NONE if not */
    double number; /* correction of var, order of a norm */
} reduction;

/* Read the attributes of a call of a row with .reduces, for a tensor of ndim dimensions. Dimensions out of range or named twice set
 * PyTorch's error and give false: in inference. Of a call that inference has let through it cannot fail, so kernels and rules
 * need not ask. */
bool reduction_of(const struct op_row *row, const void *attrs, int ndim, reduction *r);
/* Elements per result. */
int64_t reduction_count(const reduction *r, int ndim, const int64_t *sizes);
#endif
