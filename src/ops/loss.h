/* loss.h - what the bodies of losses share. */
#ifndef TORC_OPS_LOSS_H
#define TORC_OPS_LOSS_H

#include "torc/ops.h"

/* As the rows take it. */
enum { REDUCE_NONE, REDUCE_MEAN, REDUCE_SUM, REDUCE_BAD };
int reduction_mode(const char *word); /* REDUCE_BAD with an error */
torc_tensor reduced(torc_tensor t, int how);
#endif
