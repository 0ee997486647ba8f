/* exec.h - what executors have in common. */
#ifndef TORC_EXEC_EXEC_H
#define TORC_EXEC_EXEC_H

#include "ops/kernel.h"

/* The type of device whose kernel runs the call. */
torc_device_type exec_device_type(const torc_call *c);
/* Run a call that was accepted, now. `k` is its kernel; NULL: that of pointwise rows. */
bool eager_run(const torc_call *c, const kernel *k);
#endif
