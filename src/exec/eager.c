/* eager.c - the executor that runs a call at once.
 *
 * Eager means: give every promised storage its bytes, let the kernel plan, give it the scratch it wants, run it, all on one
 * number of threads. A call that the next one's kernel may do as well waits for that (pair.c). */
#include <stddef.h>

#include "core/device.h"
#include "core/owner.h"
#include "core/seams.h"
#include "core/tensor.h"
#include "exec/exec.h"
#include "ops/seams.h"

/* Another executor may have put off calls that use the same bytes. */
static __attribute__((noinline, cold)) bool after_others(const torc_call *c) {
    if (c->row->flags & OPF_RANDOM && !exec_settle()) return false;
    for (int i = 0; i < c->nin + c->nout; i++) {
        const torc_tensor t = call_operand(c, i);
        if (t && !storage_access(t->storage)) return false;
    }
    return true;
}

bool eager_materialize(const torc_call *c) {
    for (int i = 0; i < c->nin; i++)
        if (c->in[i] && !tensor_materialize(c->in[i])) return false;
    for (int k = 0; k < c->nout; k++)
        if (c->out[k] && !tensor_materialize(c->out[k])) return false;
    return true;
}

static bool run_kernel(const torc_call *c, const kernel *k) {
    if (UNLIKELY(c->company != NULL)) c->company->begun = true;
    return k->run(c);
}
/* A function apart, so that calls without a plan do not carry its stack. */
static __attribute__((noinline)) bool run_planned(const kernel *k, const torc_call *c, torc_device_type type) {
    _Alignas(max_align_t) char plan[KERNEL_PLAN_BYTES];
    torc_call with = *c;
    size_t bytes = 0;
    if (!k->plan(c, plan, &bytes)) return false;
    with.plan = plan;
    with.attrs = NULL; /* what they say is in the plan */
    if (!bytes) return run_kernel(&with, k);
    const device_backend *b = device_backend_of(type);
    uint8_t category = owner_now.category;
    owner_now.category = OWNER_SCRATCH;
    with.scratch = b ? b->alloc(c->device.index, bytes) : NULL;
    owner_now.category = category;
    if (!with.scratch) return false;
    bool ok = run_kernel(&with, k);
    b->free(c->device.index, with.scratch);
    return ok;
}

static bool run(const torc_call *c, const kernel *k) {
    if (!k) return c->out[0]->numel == 0 || pointwise_runner[c->device.type](c);
    return k->plan_size ? run_planned(k, c, exec_device_type(c)) : run_kernel(c, k);
}

/* A call may fail here for want of memory, in a library, and because of values. Anything else should have been refused
 * before: tests look at who did not. */
static __attribute__((noinline, cold)) void note_refusal(const torc_call *c) {
    const int code = base_error_code;
    if (!(c->row->flags & OPF_CHECKS) && (code <= TORC_ERROR_INDEX || code == TORC_ERROR_NOT_IMPLEMENTED))
        atomic_store(&exec_refused_late, c->op + 1);
}

/* The call and its company, in order: `what` is done for each. */
static bool each(const torc_call *c, bool (*what)(const torc_call *)) {
    const call_company *with = c->company;
    if (LIKELY(!with)) return what(c);
    bool ok = (!with->before || what(with->before)) && what(c);
    for (int i = 0; ok && i < with->nafter; i++) ok = what(with->after[i]);
    return ok;
}
static void trace_begin(const exec_trace *trace, const torc_call *c) {
    const call_company *with = c->company;
    if (with && with->before) trace->begin(with->before->row->name);
    trace->begin(c->row->name);
    for (int i = 0; with && i < with->nafter; i++) trace->begin(with->after[i]->row->name);
}
static void trace_end(const exec_trace *trace, const torc_call *c) {
    const call_company *with = c->company;
    for (int n = 1 + (with ? (with->before != NULL) + with->nafter : 0); n > 0; n--) trace->end();
}

bool eager_run(const torc_call *c, const kernel *k) {
    if (UNLIKELY(!eager_materialize(c))) return false;
    const exec_order *order = atomic_load_explicit(&exec_order_hooks, memory_order_acquire);
    if (UNLIKELY(order != NULL) && !each(c, order->before)) return false;
    const exec_trace *trace = atomic_load_explicit(&exec_trace_hooks, memory_order_acquire);
    if (UNLIKELY(trace != NULL)) trace_begin(trace, c);
    int outer = parallel_hold();
    bool ok = run(c, k);
    parallel_release(outer);
    if (UNLIKELY(trace != NULL)) trace_end(trace, c);
    if (UNLIKELY(!ok)) note_refusal(c);
    if (UNLIKELY((order = atomic_load(&exec_order_hooks)) != NULL))
        ok = each(c, order->after) && ok; /* it may have come meanwhile */
    return ok;
}

bool eager_take(const torc_call *c, const kernel *k) {
    return (!exec_putting_off() || after_others(c)) && eager_run(c, k);
}
static bool take(const torc_call *c, const kernel *k) {
    return UNLIKELY(pair_state || (k && k->company)) ? pair_take(c, k) : eager_take(c, k);
}
const executor executor_eager = {"eager", take};
