/* exec.h - what executors have in common. */
#ifndef TORC_EXEC_EXEC_H
#define TORC_EXEC_EXEC_H

#include "ops/kernel.h"

/* Who carries out the calls of a thread. */
typedef struct executor {
    const char *name; /* as TORC_EXECUTOR has it */
    /* Take over a call that was accepted: run it, or keep all that it needs and run it later. What `c` points to is the
     * caller's again afterwards. `k` is its kernel; NULL: that of pointwise rows. */
    bool (*run)(const torc_call *c, const kernel *k);
} executor;
extern const executor executor_eager, executor_deferred;
/* The calling thread's executor from now on; NULL: that which TORC_EXECUTOR names, eager if it names none. What was put off
 * before stays so. Returns what was set before. */
const executor *exec_use(const executor *e);

/* The type of device whose kernel runs the call. */
torc_device_type exec_device_type(const torc_call *c);
/* Run a call that was accepted, now. */
bool eager_run(const torc_call *c, const kernel *k);
/* The same, after what was put off and uses the same bytes. */
bool eager_take(const torc_call *c, const kernel *k);
#endif
