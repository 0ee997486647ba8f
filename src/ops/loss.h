/* loss.h - what the bodies of losses share. */
#ifndef TORC_OPS_LOSS_H
#define TORC_OPS_LOSS_H

#include "torc/ops.h"

/* What the text `reduction` of a loss means, which may be none of these. */
enum { REDUCE_NONE, REDUCE_MEAN, REDUCE_SUM, REDUCE_BAD };
int reduction_mode(const char *word); /* REDUCE_BAD with an error */
extern const char *const reduction_words[REDUCE_BAD];
torc_tensor reduced(torc_tensor t, int how);
#endif
