/* loss_mode.h - the number that the reduction of a loss is in internal rows, for host and device alike. */
#ifndef TORC_OPS_LOSS_MODE_H
#define TORC_OPS_LOSS_MODE_H

/* What the text `reduction` of a loss means, which may be none of these. */
enum { REDUCE_NONE, REDUCE_MEAN, REDUCE_SUM, REDUCE_BAD };
#endif
