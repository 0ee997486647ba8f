/* seams.h - what the spine asks of the rooms above it: autograd, the executor, autocast, and which kernels the CPU has.
 *
 * These are the places where calls go up on purpose; the rooms named here implement what is declared. */
#ifndef TORC_OPS_SEAMS_H
#define TORC_OPS_SEAMS_H

#include "ops/call.h"

bool tensor_requires_grad(torc_tensor t);            /* leaf flag or grad_fn */
bool autograd_wants(const torc_tensor *in, int nin); /* grad mode on and some input requires grad */
/* May t be written in place? PyTorch's errors. `wants`: the call is differentiable and some input requires grad. */
bool autograd_before_write(torc_tensor t, bool wants);
/* Does a recorded call keep input k? list: lengths of the lists of tensors, of rows that have them. */
bool autograd_saves(const op_row *row, int k, const torc_tensor *in, int nin, const int32_t *list);
/* Before the run of a call that writes tensors of the caller: make its node (owned; NULL and true: none is needed), so that
 * nothing is written if that fails. */
bool autograd_prepare(const torc_call *c, struct autograd_node **prepared);
/* After the run: make the node, unless it was prepared, and hook up the outputs. For CALL_INPLACE out[0] == in[0], whose
 * autograd metadata is still that of before the call: edges come from it. What IN(0) saves is c->before_write. */
bool autograd_record(const torc_call *c, struct autograd_node *prepared);
bool autograd_record_view(const torc_call *c); /* view bookkeeping, also without grad */
/* The same of a view in place, in two steps: in[0] is still what it was, and out[0] has the geometry that it is about to get. After that: the
 * node, or NULL, becomes the history. */
bool autograd_prepare_view(const torc_call *c, struct autograd_node **prepared);
bool autograd_record_view_in_place(torc_tensor t, struct autograd_node *prepared);
void cpu_register(void);           /* cpu: puts its kernels into the table; the executor calls it once */
bool exec_run(const torc_call *c); /* the thread's executor takes it over: it runs now or later */
bool exec_now(const torc_call *c); /* of a kernel, as part of what it does: it has run when this returns */
/* Is the caller's reference to t the only one, and t's to its bytes? An executor that keeps tensors for calls which it has not run
 * yet does not count itself, as long as these calls run before any that is made later. Whoever asks saves a copy by it and
 * nothing else: after a no, the same bits come out, in the same layout. No other decision depends on reference counts. */
bool exec_held_alone(torc_tensor t);
/* Is the thread within calls that were put off and run now, as in a function of the program's that one of them came to? Then others that want to make calls
 * wait for it, so it must wait for none of them. */
bool exec_keeps_others(void);
/* 1 more than the op_id of a call that was refused as it ran, though not because of values and without the effect CHECKS: a
 * fault of its kernel, which should have refused it in `accepts`. 0: there was none. Tests ask. */
extern _Atomic int exec_refused_late;
void exec_ready(void); /* before a kernel is looked for: those of the CPU are registered */
/* Set by a device whose calls run on several queues, once it has them: called around each call, before it is queued (false
 * refuses it) and, whether it succeeded or not, after. */
typedef struct exec_order {
    bool (*before)(const torc_call *c);
    bool (*after)(const torc_call *c);
} exec_order;
extern const exec_order *_Atomic exec_order_hooks;
/* While above zero, this thread's calls are ordered even where the program has switched that off: backward passes. */
extern HOT_THREAD_LOCAL uint16_t exec_order_always;
/* Told of every run, by name, where somebody watches (a profiler); NULL otherwise. */
typedef struct exec_trace {
    void (*begin)(const char *op);
    void (*end)(void);
} exec_trace;
extern const exec_trace *_Atomic exec_trace_hooks;
/* The composite that the program called, while one is under way: 1 more than its number. 0: none. */
extern HOT_THREAD_LOCAL uint16_t composite_called;
/* Flags of the rows that this thread ran, ORed, with OPF_SYNC where the host waited or read values. A test sets it to 0 before a call. */
extern HOT_THREAD_LOCAL uint32_t exec_flags_seen;
/* The class of a call, and *in as it wants the tensors: where one is another, they are in `cast` then. May fail (FAILED). */
autocast_class autocast_apply(const op_row *row, const torc_tensor **in, int nin, torc_tensor *cast);
extern HOT_THREAD_LOCAL bool autograd_grad_enabled; /* grad mode of this thread */
extern HOT_THREAD_LOCAL bool autocast_enabled;      /* on some device */
extern HOT_THREAD_LOCAL uint8_t autocast_depth;     /* regions of this thread that are open */
/* What autocast is told of one device type; NONE as dtype: what the backend says. This thread's for all of them, and put back. */
typedef struct autocast_setting {
    bool enabled;
    uint8_t dtype;
} autocast_setting;
void autocast_get(autocast_setting to[TORC_DEVICE_TYPE_COUNT]);
bool autocast_put(const autocast_setting from[TORC_DEVICE_TYPE_COUNT]);
/* What autocast does now to a call of the row on that device: CAST_NONE where it is off. */
autocast_class autocast_class_on(const op_row *row, int device_type);
/* What a row that casts inside (OPR_CASTS_INSIDE) would be given of t if it did not: t itself, or t in float32. NULL: it failed, or t is NULL. */
torc_tensor autocast_lifted(const op_row *row, torc_tensor t);
#endif
