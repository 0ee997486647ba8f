/* eager.c - the executor that runs a call at once.
 *
 * The seam of the house: everything above describes a call, everything below carries one out. Eager means: give every
 * promised storage its bytes, let the kernel plan, give it the scratch it wants, run it, all on one number of threads. */
#include <stddef.h>
#include <stdio.h>

#include "core/device.h"
#include "core/owner.h"
#include "core/tensor.h"
#include "ops/kernel.h"
#include "ops/seams.h"

static bool materialize(const torc_call *c) {
    for (int i = 0; i < c->nin; i++)
        if (c->in[i] && UNLIKELY(!tensor_ready(c->in[i])) && !storage_materialize(c->in[i]->storage)) return false;
    for (int k = 0; k < c->nout; k++)
        if (c->out[k] && !tensor_ready(c->out[k]) && !storage_materialize(c->out[k]->storage)) return false;
    return true;
}

static bool no_kernel(const torc_call *c) {
    return FAIL(NOT_IMPLEMENTED, "Could not run '%s' with arguments from the '%s' backend: it has no kernel there",
                row_said(c->row), device_kind(c->device));
}

static base_once registered;
static void register_cpu(void *unused) {
    (void)unused;
    cpu_register();
}

const exec_order *_Atomic exec_order_hooks;
const exec_trace *_Atomic exec_trace_hooks;
/* Also those of other rooms that are small: together they take ten bytes, apart forty. See Note [Thread-local bytes]. */
HOT_THREAD_LOCAL uint32_t exec_flags_seen;
HOT_THREAD_LOCAL uint16_t exec_order_always, composite_called;
HOT_THREAD_LOCAL bool autocast_enabled, autograd_inference_mode;

/* A function apart, so that calls without a plan do not carry its stack. */
static __attribute__((noinline)) bool run_planned(const kernel *k, const torc_call *c, torc_device_type type) {
    _Alignas(max_align_t) char plan[KERNEL_PLAN_BYTES];
    torc_call with = *c;
    size_t bytes = 0;
    if (!k->plan(c, plan, &bytes)) return false;
    with.plan = plan;
    if (!bytes) return k->run(&with);
    const device_backend *b = device_backend_of(type);
    uint8_t category = owner_now.category;
    owner_now.category = OWNER_SCRATCH;
    with.scratch = b ? b->alloc(c->device.index, bytes) : NULL;
    owner_now.category = category;
    if (!with.scratch) return false;
    bool ok = k->run(&with);
    b->free(c->device.index, with.scratch);
    return ok;
}

static bool run(const torc_call *c) {
    if (c->row->kind == KIND_POINTWISE) {
        if (c->out[0]->numel == 0) return true;
        if (UNLIKELY(!pointwise_runner[c->device.type])) return no_kernel(c);
        return pointwise_runner[c->device.type](c);
    }
    int type = c->device.type;
    if (c->row->flags & OPF_MIXED_DEVICE) /* copies run where one end is not the CPU */
        for (int i = 0; i < c->nin; i++)
            if (c->in[i] && !device_is_host(c->in[i]->device)) type = c->in[i]->device.type;
    const kernel *k = kernel_find((torc_device_type)type, c->op);
    if (UNLIKELY(!k)) return no_kernel(c);
    return k->plan_size ? run_planned(k, c, (torc_device_type)type) : k->run(c);
}

void exec_ready(void) {
    if (UNLIKELY(atomic_load_explicit(&registered.state, memory_order_acquire) != 2))
        base_call_once(&registered, register_cpu, NULL);
}

bool exec_run(const torc_call *c) {
    exec_ready();
    owner_now.op = (int16_t)c->op; /* memory is named by who asks for it */
    exec_flags_seen |= c->row->flags;
    if (UNLIKELY(!materialize(c))) return false;
    const exec_order *order = atomic_load_explicit(&exec_order_hooks, memory_order_acquire);
    if (UNLIKELY(order != NULL) && !order->before(c)) return false;
    const exec_trace *trace = atomic_load_explicit(&exec_trace_hooks, memory_order_acquire);
    if (UNLIKELY(trace != NULL)) trace->begin(c->row->name);
    int outer = parallel_hold();
    bool ok = run(c);
    parallel_release(outer);
    if (UNLIKELY(trace != NULL)) trace->end();
    if (UNLIKELY((order = atomic_load(&exec_order_hooks)) != NULL))
        ok = order->after(c) && ok; /* it may have come meanwhile */
    return ok;
}
