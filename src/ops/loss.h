/* loss.h - what the bodies of losses share. */
#ifndef TORC_OPS_LOSS_H
#define TORC_OPS_LOSS_H

#include "ops/loss_mode.h"
#include "torc/ops.h"

int reduction_mode(const char *word); /* REDUCE_BAD with an error */
extern const char *const reduction_words[REDUCE_BAD];
torc_tensor reduced(torc_tensor t, int how);
#endif
