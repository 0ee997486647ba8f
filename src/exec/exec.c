/* exec.c - the seam of the house: everything above describes a call, everything below carries one out.
 *
 * A call that comes here is either refused, with nothing of it recorded or written, or it is taken over by an executor. What can
 * be refused from dtypes, shapes and attributes was refused by inference, what only a kernel knows is asked of it here
 * (kernel.accepts), and what is left can fail later: for want of memory, in a library, and because of values, which rows that
 * have the effect CHECKS say. */
#include "exec/exec.h"

#include <stdlib.h>
#include <string.h>

#include "core/backends.h"
#include "core/device.h"
#include "core/generator.h"
#include "core/owner.h"
#include "core/seams.h"
#include "ops/seams.h"

static base_once registered;
static const executor *const executors[] = {&executor_eager, &executor_deferred};
static const executor *standard; /* NULL: TORC_EXECUTOR names none that there is */
_Atomic bool exec_puts_off;
static void begin(void *unused) {
    (void)unused;
    const char *wanted = getenv("TORC_EXECUTOR");
    for (int i = 0; i < COUNT_OF(executors) && !standard; i++)
        if (!wanted || !*wanted || !strcmp(wanted, executors[i]->name)) standard = executors[i];
    if (standard == &executor_deferred) atomic_store(&exec_puts_off, true);
    cpu_register();
}

const exec_order *_Atomic exec_order_hooks;
const exec_trace *_Atomic exec_trace_hooks;
/* The thread-local variables of several rooms, which are declared where they are used (src/ops/seams.h): small ones that stand together need
 * a dozen bytes, and fifty apart. See Note [Thread-local bytes]. */
HOT_THREAD_LOCAL uint32_t exec_flags_seen;
void exec_waited(void) { exec_flags_seen |= OPF_SYNC; }
HOT_THREAD_LOCAL uint16_t exec_order_always, composite_called;
HOT_THREAD_LOCAL bool autocast_enabled, autograd_inference_mode, autograd_grad_enabled = true;
HOT_THREAD_LOCAL uint8_t autocast_depth;
_Atomic int exec_refused_late;
HOT_THREAD_LOCAL uint8_t pair_state;
static HOT_THREAD_LOCAL uint8_t chosen; /* 1 more than the place in executors; 0: the standard one */

void exec_ready(void) {
    if (UNLIKELY(atomic_load_explicit(&registered.state, memory_order_acquire) != 2))
        base_call_once(&registered, begin, NULL);
}

static __attribute__((noinline, cold)) bool no_kernel(const torc_call *c) {
    return FAIL(NOT_IMPLEMENTED, "Could not run '%s' with arguments from the '%s' backend: it has no kernel there",
                row_said(c->row), device_kind(c->device));
}

torc_device_type exec_device_type(const torc_call *c) {
    if (UNLIKELY(c->row->flags & OPF_MIXED_DEVICE)) /* copies run where one end is not the CPU */
        for (int i = 0; i < c->nin; i++)
            if (c->in[i] && !device_is_host(c->in[i]->device)) return (torc_device_type)c->in[i]->device.type;
    return (torc_device_type)c->device.type;
}

/* A generator of the caller's is one, and of the device where the numbers are drawn. */
static __attribute__((noinline)) bool generator_fits(const torc_call *c) {
    const torc_generator g = attrs_generator(c->row, c->attrs);
    return !g || (generator_given(g, row_said(c->row)) && generator_for(g, c->device));
}

/* Dtypes that few kernels take: what the row lets through, the kernel of this device may not have. */
static __attribute__((noinline, cold)) bool dtypes_accepted(const torc_call *c, uint32_t also) {
    uint32_t seen = 0;
    for (int i = 0; i < c->nin; i++)
        if (c->in[i]) seen |= DTYPE_BIT(c->in[i]->dtype);
    for (int k = 0; k < c->nout; k++)
        if (c->out[k]) seen |= DTYPE_BIT(c->out[k]->dtype);
    seen &= ~(also | DTYPES_USUAL);
    return !seen || FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s' on %s", row_said(c->row),
                         dtype_scalar_name(__builtin_ctz(seen)), device_kind(c->device));
}

/* Deterministic algorithms are asked for: has the kernel one, or will a warning do? */
static __attribute__((noinline)) bool has_deterministic(const kernel *k, const torc_call *c) {
    return k->deterministic(c) || (!FAILED() && backends_nondeterministic(c->row->nondeterministic));
}

/* *k: the kernel; NULL of pointwise rows, which a backend runs all alike. */
static bool accepted(const torc_call *c, const kernel **k) {
    if (UNLIKELY(c->row->flags & OPF_RANDOM) && !generator_fits(c)) return false;
    *k = NULL;
    if (c->row->kind == KIND_POINTWISE) {
        if (UNLIKELY(!pointwise_runner[c->device.type] && c->out[0]->numel)) return no_kernel(c);
        return LIKELY(!c->unusual) || dtypes_accepted(c, pointwise_also[c->device.type]);
    }
    *k = kernel_find(exec_device_type(c), c->op);
    if (UNLIKELY(!*k)) return no_kernel(c);
    if (UNLIKELY(c->unusual) && !dtypes_accepted(c, (*k)->also)) return false;
    if ((*k)->accepts && !(*k)->accepts(c)) return false;
    return LIKELY(!(*k)->deterministic) || !BACKENDS(deterministic) || has_deterministic(*k, c);
}

const executor *exec_use(const executor *e) {
    const executor *before = chosen ? executors[chosen - 1] : NULL;
    exec_ready();
    chosen = 0;
    for (uint8_t i = 0; i < COUNT_OF(executors); i++)
        if (executors[i] == e) chosen = (uint8_t)(i + 1);
    if (e == &executor_deferred) atomic_store(&exec_puts_off, true);
    return before;
}

static __attribute__((noinline, cold)) bool no_executor(void) {
    return FAIL(VALUE, "TORC_EXECUTOR=%s: there is no such executor; there are eager and deferred",
                getenv("TORC_EXECUTOR"));
}

bool exec_now(const torc_call *c) {
    const kernel *k;
    return accepted(c, &k) && eager_take(c, k);
}

bool exec_held_alone(torc_tensor t) { return object_refs(t) == 1 && storage_uses(t->storage) == 1; }

bool exec_run(const torc_call *c) {
    exec_ready();
    owner_now.op = (int16_t)c->op; /* memory is named by who asks for it */
    exec_flags_seen |= c->row->flags;
    const executor *e = LIKELY(!chosen) ? standard : executors[chosen - 1];
    const kernel *k;
    return (LIKELY(e != NULL) || no_executor()) && accepted(c, &k) && e->run(c, k);
}
