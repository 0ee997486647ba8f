/* deferred.c - the executor that puts calls off: TORC_EXECUTOR=deferred.
 *
 * Every call of a thread is recorded, and the record is run only when somebody asks for what it does: one of the gates
 * (storage_access, exec_settle), another thread that uses the same bytes, a full record. Then it runs
 * eagerly and in order. This is no faster; it shows that a call can be stored and run later with the same result, which is
 * what planning and fusing whole steps rests on.
 *
 * Note [What a recorded call owns]
 * Nothing that the caller may change or let go of meanwhile is looked at when it runs:
 * - its tensors as they were: handles of the record's own, each with the geometry and dtype of the time of the call, over
 *   storages that the record holds. Two parameters that were one tensor still are. Bytes are those of the time of the call
 *   because all that writes them is recorded, too, or passes a gate;
 * - its attributes, with their lists and texts (attrs_store), and the generator that it draws from. A generator counts as something
 *   that calls write: draws come in the order of the calls, of several threads too;
 * - the queues (streams) of the devices that it concerns, current at the time of the call;
 * - who memory is asked for (the owner's tag), how many threads it may use, and whether queues are to be ordered.
 * The switches of torc/backends.h belong to the process: who changes one lets all that was put off run first, and so does who
 * changes from which pool memory comes.
 *
 * Note [What is not put off]
 * Calls that only their values can refuse (the effect CHECKS, on the CPU), calls that the host waits for (SYNC), calls that use
 * bytes which others look at or write when they like (storage_export), and what a kernel calls itself.
 *
 * Note [Calls that fail later]
 * What is recorded was accepted, so only memory and libraries can fail it. If it does, the thread that let the record run has
 * the error, whose message names the recorded call; the rest of that record is dropped, as a program whose call failed would have
 * called no further. What dropped calls were to make anew is marked (storage.failed), and asking for it is an error; what
 * they were to change is as it was.
 *
 * One lock is held while a call is recorded and while a record runs, whichever threads there are, so that no two threads wait
 * for one another's records. Kernels take other locks under it; nobody who holds one of those may come here. */
#include <stdlib.h>
#include <string.h>

#include "base/lock.h"
#include "core/device.h"
#include "core/generator.h"
#include "core/owner.h"
#include "core/seams.h"
#include "exec/exec.h"
#include "ops/optim.h"
#include "ops/pack.h"
#include "ops/seams.h"

enum { RECORD_BYTES = 1 << 18, CALL_QUEUES = 2 };

typedef struct recorded {
    torc_call call;
    const kernel *kernel;
    struct recorded *next;
    torc_tensor handles;      /* the first of its own; each says how long it is */
    int32_t count;            /* of them */
    torc_generator generator; /* NULL: it draws no numbers */
    uint16_t order_always;
    owner_tag owner;
    int threads; /* that the call may use */
    int nqueues;
    torc_device devices[CALL_QUEUES];
    void *queues[CALL_QUEUES];
} recorded;

/* What one thread put off. */
typedef struct recording {
    struct recording *next; /* all threads' */
    char *room;             /* RECORD_BYTES, made when first needed */
    size_t used;
    bool running;
    bool left; /* its thread has ended: it goes when it has run */
    recorded *first, **last;
} recording;

typedef struct own_state {
    recording *recording; /* NULL: none yet */
    bool running;         /* this thread has the lock, and runs a record: its own or another thread's */
} own_state;

static base_lock lock;
static recording *all;
static void thread_ends(void *own);
static thread_part part = {.bytes = sizeof(own_state), .end = thread_ends, .turn = THREAD_ENDS_WORK};

/* ------------------------------------------------------------------------------------------ what a call owns */
#define ALIGNED(bytes) (((bytes) + 15) & ~(size_t)15)
/* Handles end behind their last stride. */
static size_t handle_bytes(int ndim) {
    return ALIGNED(offsetof(struct torc_tensor_s, strides) + (size_t)ndim * sizeof(int64_t));
}
static torc_tensor after(torc_tensor t) { return (torc_tensor)(void *)((char *)t + handle_bytes(t->ndim)); }

/* Only with the lock held, so that this need be no exchange. */
static void set_pending(torc_storage s, int by) {
    atomic_store_explicit(&s->pending, atomic_load_explicit(&s->pending, memory_order_relaxed) + by,
                          memory_order_release);
}

/* The record's own handle for one of the caller's, at *at, which moves on; the same as of the `known` given before it, if it
 * is one of those. */
static torc_tensor keep(recording *r, recorded *d, torc_tensor t, torc_tensor *at, const torc_tensor *given,
                        const torc_tensor *kept, int known) {
    if (!t) return NULL;
    for (int i = 0; i < known; i++)
        if (given[i] == t) return kept[i];
    torc_tensor own = *at;
    memcpy(own, t, offsetof(struct torc_tensor_s, sizes));
    memcpy(own->sizes, t->sizes, (size_t)t->ndim * sizeof *t->sizes);
    memcpy(own->strides, t->strides, (size_t)t->ndim * sizeof *t->strides);
    object_init(&own->obj, &tensor_class);
    own->counter = NULL; /* what autograd and versions have to do with the call is done as it is made */
    atomic_init(&own->autograd, NULL);
    atomic_init(&own->tracked, false);
    torc_storage s = object_retain(own->storage);
    s->recording = r;
    set_pending(s, 1);
    *at = after(own);
    d->count++;
    return own;
}

static void note_queue(recorded *d, torc_device device) {
    if (device_is_host(device) || d->nqueues == CALL_QUEUES) return;
    for (int i = 0; i < d->nqueues; i++)
        if (device_equal(d->devices[i], device)) return;
    const device_backend *b = device_backend_now((torc_device_type)device.type);
    if (!b || !b->queue) return;
    void *queue = b->queue(device.index);
    if (!queue) return; /* there is but one, and before there is another one all that was put off runs */
    d->devices[d->nqueues] = device;
    d->queues[d->nqueues++] = queue;
}
/* false and an error: a device that failed says none. */
static bool swap_queues(recorded *d) {
    for (int i = 0; i < d->nqueues; i++) {
        const device_backend *b = device_backend_now((torc_device_type)d->devices[i].type);
        void *now = b->queue(d->devices[i].index);
        if (!now) return false;
        if (now == d->queues[i]) continue;
        b->queue_set(d->devices[i].index, d->queues[i]);
        d->queues[i] = now;
    }
    return true;
}

/* The generator that a call draws from, its own or the device's; NULL: none. */
static torc_generator generator_of(const torc_call *c) {
    for (int p = 0; UNLIKELY(c->row->flags & OPF_RANDOM) && p < c->row->nparams; p++)
        if (c->row->params[p].type == P_GENERATOR)
            return generator_for(
                *(const torc_generator *)(const void *)((const char *)c->attrs + c->row->params[p].offset), c->device);
    return NULL;
}

/* false, without an error: there is no room for it. */
static bool put_off(recording *r, const torc_call *c, const kernel *k) {
    const size_t attr_bytes = c->attrs ? attrs_bytes(c->row, c->attrs) : 0, tensors = (size_t)c->nin + (size_t)c->nout;
    const bool steps = c->read.how == READ_STEP;
    const size_t step = ALIGNED(sizeof(recorded)) + ALIGNED(tensors * sizeof(torc_tensor)) + ALIGNED(attr_bytes),
                 head = step + (steps ? ALIGNED(sizeof(fused_step)) : 0);
    size_t most = head;
    for (int i = 0; i < c->nin; i++) most += c->in[i] ? handle_bytes(c->in[i]->ndim) : 0;
    for (int i = 0; i < c->nout; i++) most += c->out[i] ? handle_bytes(c->out[i]->ndim) : 0;
    if (most > RECORD_BYTES - r->used) return false;
    char *at = r->room + r->used;
    recorded *d = (recorded *)(void *)at;
    torc_tensor *kept = (torc_tensor *)(void *)(at + ALIGNED(sizeof *d));
    char *attrs = at + ALIGNED(sizeof *d) + ALIGNED(tensors * sizeof(torc_tensor));
    *d = (recorded){.call = *c,
                    .kernel = k,
                    .handles = (torc_tensor)(void *)(at + head),
                    .order_always = exec_order_always,
                    .owner = owner_now,
                    .threads = parallel_threads()};
    if (attr_bytes) attrs_store(c->row, c->attrs, attrs);
    torc_tensor next = d->handles;
    for (int i = 0; i < c->nin; i++) kept[i] = keep(r, d, c->in[i], &next, c->in, kept, i);
    for (int i = 0; i < c->nout; i++) kept[c->nin + i] = keep(r, d, c->out[i], &next, c->in, kept, c->nin);
    d->call.in = kept;
    d->call.out = kept + c->nin;
    d->call.attrs = attrs;
    if (steps) { /* whose lists are now those kept */
        fused_step *own = (fused_step *)(void *)(at + step);
        *own = fused_step_of(c->row, attrs, kept, c->list);
        d->call.step = own;
    }
    if ((d->generator = object_retain(generator_of(c)))) {
        d->generator->recording = r;
        d->generator->pending++;
    }
    note_queue(d, c->device);
    if (UNLIKELY(c->row->flags & OPF_MIXED_DEVICE))
        for (torc_tensor t = d->handles; t != next; t = after(t)) note_queue(d, t->device);
    r->used += (size_t)((char *)next - at);
    recorded **last = r->last;
    r->last = &d->next;
    base_ordered();
    *last = d; /* now it is known */
    return true;
}

static void let_go(recorded *d) {
    if (d->generator && !--d->generator->pending) d->generator->recording = NULL;
    object_release(d->generator);
    torc_tensor t = d->handles;
    for (int i = 0; i < d->count; i++, t = after(t)) {
        torc_storage s = t->storage;
        if (atomic_load_explicit(&s->pending, memory_order_relaxed) == 1) s->recording = NULL;
        set_pending(s, -1);
        object_release(s);
    }
}

/* ------------------------------------------------------------------------------------------ running */
static void name_call(const torc_call *c) {
    call_name n;
    call_name_begin(&n, c->op, (call_variant)c->variant);
    call_name_list(&n, (torc_tensors){c->in, c->nin});
    base_error_prefix("%s), which was put off and ran now: ", n.text);
    call_name_end(&n);
}

/* What a call was to make and never will. */
static void mark_failed(const torc_call *c) {
    for (int k = 0; k < c->nout; k++)
        if (c->out[k] && (c->variant == CALL_FUNCTION || !tensor_ready(c->out[k]))) c->out[k]->storage->failed = true;
}
static bool has_inputs(const torc_call *c) {
    for (int i = 0; i < c->nin; i++)
        if (c->in[i] && c->in[i]->storage->failed)
            return FAIL(RUNTIME, "a call that was to write an input was put off, and came to nothing when it was run");
    return true;
}

static void forget(recording *r) {
    for (recording **at = &all; *at; at = &(*at)->next)
        if (*at == r) {
            *at = r->next;
            break;
        }
    free(r->room);
    free(r);
}

/* With the lock held. What has run is out of the record before anything else happens: see take(). */
static bool run_record(recording *r, own_state *own) {
    if (!r->first) return true;
    const owner_tag owner = owner_now;
    const uint16_t order_always = exec_order_always;
    const int held = parallel_held;
    base_error_state *before = base_error_save();
    bool ok = !FAILED();
    own->running = r->running = true;
    for (recorded *d; (d = r->first) != NULL;) {
        if (ok) {
            owner_now = d->owner;
            exec_order_always = d->order_always;
            (void)parallel_hold_at(d->threads);
            ok = swap_queues(d) && has_inputs(&d->call) && eager_run(&d->call, d->kernel);
            ok = swap_queues(d) && ok;
            if (!ok) name_call(&d->call);
        }
        if (!ok) mark_failed(&d->call);
        r->first = d->next;
        base_ordered();
        let_go(d);
    }
    r->last = &r->first;
    r->used = 0;
    own->running = r->running = false;
    owner_now = owner;
    exec_order_always = order_always;
    parallel_held = held;
    if (before) {
        if (!ok) torc_error_clear();
        base_error_restore(before);
    }
    if (r->left) forget(r);
    return ok;
}

/* Take the lock. In the child of a fork, of a thread that had it there is only what it left: a record that it was running
 * goes no further, since nobody knows how far the call came that was under way; one that it was adding a call to is whole. */
static void take(void) {
    if (LIKELY(!lock_take(&lock))) return;
    for (recording *r = all; r; r = r->next) {
        if (!r->running) continue;
        for (recorded *d = r->first; d; d = d->next) mark_failed(&d->call);
        r->first = NULL;
        r->last = &r->first;
        r->used = 0;
        r->running = false;
    }
}

/* With the lock held: what other threads put off and uses the bytes of this call, or draws before it. */
static bool run_others(const torc_call *c, const recording *mine, own_state *own) {
    const torc_generator g = generator_of(c);
    if (g && g->recording && g->recording != mine && !run_record(g->recording, own)) return false;
    for (int i = 0; i < c->nin + c->nout; i++) {
        const torc_tensor t = call_operand(c, i);
        recording *theirs =
            t && atomic_load_explicit(&t->storage->pending, memory_order_acquire) ? t->storage->recording : NULL;
        if (theirs && theirs != mine && !run_record(theirs, own)) return false;
    }
    return true;
}

bool exec_settle_storage(torc_storage s) {
    own_state *own = thread_own(&part);
    if (!own) return false;
    if (own->running) return true; /* what stands before it has run */
    take();
    bool ok = true;
    while (ok && atomic_load_explicit(&s->pending, memory_order_acquire) && s->recording &&
           ((recording *)s->recording)->first)
        ok = run_record(s->recording, own);
    lock_release(&lock);
    return ok;
}

bool exec_settle_all(void) {
    own_state *own = thread_own(&part);
    if (!own) return false;
    if (own->running) return true;
    bool ok = true;
    take();
    for (recording *r = all, *next; r; r = next) {
        next = r->next;
        ok = run_record(r, own) && ok;
    }
    lock_release(&lock);
    return ok;
}

/* ------------------------------------------------------------------------------------------ recording */
/* This thread's, from malloc as all that a thread keeps for itself (own.c); NULL, without an error: there is no memory. */
static recording *recording_of(own_state *own) {
    recording *r = own->recording;
    if (LIKELY(r != NULL)) return r;
    if (!(r = calloc(1, sizeof *r)) || !(r->room = aligned_alloc(64, RECORD_BYTES))) {
        free(r);
        return NULL;
    }
    r->last = &r->first;
    for (recording *k = all, *next; k; k = next) { /* what ended threads left does not pile up */
        next = k->next;
        if (k->left && !run_record(k, own)) torc_error_clear(); /* whoever asks for what it was to make is told */
    }
    r->next = all;
    all = r;
    return own->recording = r;
}

/* A call that cannot wait comes after those that did: both may draw from one generator. */
static bool run_own(own_state *own) {
    if (!own->recording) return true;
    take();
    const bool ok = run_record(own->recording, own);
    lock_release(&lock);
    return ok;
}

static bool waits(const torc_call *c) {
    if (c->row->flags & OPF_SYNC || (c->row->flags & OPF_CHECKS && device_is_host(c->device))) return false;
    for (int i = 0; i < c->nin + c->nout; i++) {
        const torc_tensor t = call_operand(c, i);
        if (t && t->storage->exported) return false;
    }
    return true;
}

static bool deferred_take(const torc_call *c, const kernel *k) {
    own_state *own = thread_own(&part);
    if (!own) return false;
    if (own->running) return eager_run(c, k); /* of a kernel, or of what it made the program do */
    if (!waits(c)) return run_own(own) && eager_take(c, k);
    take();
    recording *r = recording_of(own);
    bool ok = run_others(c, r, own), kept = ok && r && put_off(r, c, k);
    if (ok && r && !kept) {
        ok = run_record(r, own);
        kept = ok && put_off(r, c, k);
    }
    lock_release(&lock);
    return kept || (ok && eager_take(c, k));
}
const executor executor_deferred = {"deferred", deferred_take};

/* What the thread leaves stays until somebody asks for it: a thread that ends has no OpenMP any more. */
static void thread_ends(void *part_of_it) {
    own_state *own = part_of_it;
    recording *r = own->recording;
    if (!r) return;
    take();
    r->left = true;
    if (!r->first) forget(r);
    lock_release(&lock);
    own->recording = NULL;
}
