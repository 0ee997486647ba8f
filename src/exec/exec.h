/* exec.h - what executors have in common. */
#ifndef TORC_EXEC_EXEC_H
#define TORC_EXEC_EXEC_H

#include "base/base.h"
#include "core/device.h"
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
/* Give the tensors of a call their bytes. */
bool eager_materialize(const torc_call *c);
/* Run a call that was accepted, now; and its company. */
bool eager_run(const torc_call *c, const kernel *k);
/* The same, after what was put off and uses the same bytes. */
bool eager_take(const torc_call *c, const kernel *k);

/* What the eager executor does about calls in pairs (pair.c). `pair_state` is 0 while there is nothing to do. */
extern HOT_THREAD_LOCAL uint8_t pair_state;
bool pair_take(const torc_call *c, const kernel *k);

/* Put a call of this thread off, as the deferred executor does; false, without an error: it must run now. */
bool deferred_keep(const torc_call *c, const kernel *k);
/* A call comes after those that this thread put off. FOLLOWS: they ran, and this one in one pass with them; FOLLOWS_AND_WAITS: it is put off, too, and will
 * be in one pass with them; FOLLOWS_NOT: they ran. */
typedef enum following { FOLLOWS_NOT, FOLLOWS, FOLLOWS_AND_WAITS } following;
bool deferred_follow(const torc_call *c, const kernel *k, following *how);
/* How long calls for the thread's queue of the device may wait. */
queue_patience exec_patience(torc_device device);
#endif
