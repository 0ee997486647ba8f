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
 *   storages that the record holds. Two parameters that were one tensor still are, and calls that look at the same bytes in the same
 *   way share a handle: what one makes and the next ones read is there once. Bytes are those of the time of the call
 *   because all that writes them is recorded, too, or passes a gate;
 * - its attributes, with their lists and texts (attrs_store), what these name by a number (kernel.holds), and the generator that it
 *   draws from. A generator counts as something
 *   that calls write: draws come in the order of the calls, of several threads too;
 * - the queues (streams) of the devices that it concerns, current at the time of the call;
 * - who memory is asked for (the owner's tag), how many threads it may use, and whether queues are to be ordered.
 * The switches of torc/backends.h belong to the process: who changes one lets all that was put off run first, and so does who
 * changes from which pool memory comes.
 *
 * Note [What is not put off]
 * Calls that only their values can refuse (the effect CHECKS, on the CPU), calls that the host waits for (SYNC), calls that use
 * bytes which others look at or write when they like (storage_export), calls of a device that wants them as they are made
 * (queue_at_once: they are recorded by a capture, or the program looks for faults), and what a kernel calls itself.
 *
 * Note [Forks]
 * A child has what its parent's threads had put off, and runs it when it asks for it; but not what was put off for devices that are not the child's
 * (device_backend.lost), nor what reads that. These calls are dropped one by one, and what they were to write is marked, as with calls that fail.
 *
 * Note [Calls that fail later]
 * What is recorded was accepted, so only memory and libraries can fail it. If it does, the thread that let the record run has
 * the error, whose message names the recorded call; the rest of that record is dropped, as a program whose call failed would have
 * called no further. What dropped calls were to make anew is marked (storage.failed), and asking for it is an error; what
 * they were to change is as it was. Where the error is not told to the thread whose calls they were, since that has one already, or it is another thread
 * that lets the record run, what they were to change is marked as well, so that no write is lost without a word. Another thread has the error
 * only if it asks for bytes that the record uses.
 *
 * Note [The program's functions in a record]
 * What destroys memory that nobody uses any more is called when the record has run and the lock is free (let_die): so it sees all of the record, and may
 * take locks of its own and wait for threads. From within a call, while the record runs, a handler of warnings may be called,
 * or an allocator. Such a function may ask for bytes, and make calls, which run at once: it sees what it would
 * have seen had nothing been put off, the bytes as they are, and is refused what a call makes that was made later.
 *
 * One lock is held while a call is recorded and while a record runs, whichever threads there are, so that no two threads wait
 * for one another's records. Kernels take other locks under it; nobody who holds one of those may come here. Who has a turn
 * (base_turns) may, so whoever is here waits for no turn (exec_keeps_others). */
#include <stdlib.h>
#include <string.h>

#include "base/callback.h"
#include "base/lock.h"
#include "core/device.h"
#include "core/generator.h"
#include "core/owner.h"
#include "core/seams.h"
#include "core/shape.h"
#include "exec/exec.h"
#include "ops/optim.h"
#include "ops/pack.h"
#include "ops/seams.h"

/* FEW_ELEMENTS: of a pointwise call, whose elements are computed one by one, on however many threads. */
enum { RECORD_BYTES = 1 << 18, CALL_QUEUES = 2, FEW_ELEMENTS = 1024 };

/* What most calls have not. */
typedef struct extras {
    torc_generator generator; /* NULL: it draws no numbers */
    generator_state *draws;   /* that one's, when it was called */
    void *held;               /* by its kernel's word (kernel.holds) */
    int nqueues;
    torc_device devices[CALL_QUEUES];
    void *queues[CALL_QUEUES];
} extras;
typedef struct recorded {
    struct recorded *next;
    const kernel *kernel;
    extras *extras; /* NULL: none */
    /* While it is let go of: a call of which that is so as well, since its memory's destroy function lets the rest of the record run. */
    struct recorded *outer;
    owner_tag owner;
    int threads;        /* that the call may use */
    int32_t kept, gone; /* of its tensors, inputs first: how many hold their storages, and do no longer */
    uint16_t order_always;
    bool ahead;        /* the kernel of the next call does it as well */
    bool beside, done; /* the kernel of the call before it does, and has */
    torc_call call;    /* of pointwise rows, which read nothing there, only as far as `list` */
} recorded;

/* What one thread put off. */
typedef struct recording {
    struct recording *next; /* all threads' */
    char *room;             /* RECORD_BYTES, made when first needed */
    size_t used;
    bool running, calling; /* `now` has not been let go of; and has not come back */
    bool left;             /* its thread has ended: it goes when it has run */
    recorded *first, **last;
    recorded *now;    /* the call that runs, or is let go of */
    recorded *coming; /* the call that is being added */
    /* A call of the thread's own that runs together with the only one that is recorded; NULL: none. */
    const torc_call *then;
    const kernel *then_kernel;
} recording;

typedef struct own_state {
    recording *recording; /* NULL: none yet */
    bool running;         /* this thread has the lock, and runs a record: its own or another thread's */
    int64_t guard;        /* of the function of the program's that made it run (callback_running) */
    void **dying;         /* what calls let go of whose end the program is told of: when the lock is free again */
    int ndying, most_dying;
    bool untold; /* an error of a record's is to be told to the program's handler when the lock is free */
} own_state;

static base_lock lock;
static recording *all;
static void thread_ends(void *own);
static thread_part part = {.bytes = sizeof(own_state), .end = thread_ends, .turn = THREAD_ENDS_WORK};

/* ------------------------------------------------------------------------------------------ what a call owns */
#define ALIGNED(bytes) (((bytes) + 15) & ~(size_t)15)
/* Handles end behind their last stride, or behind the few that sizes_copy copies together. */
#define HANDLE_BYTES(ndim) ALIGNED(offsetof(struct torc_tensor_s, strides) + (size_t)(ndim) * sizeof(int64_t))

/* Are they the same bytes, seen in the same way? Of tensors over one storage. */
static inline bool same_view(torc_tensor a, torc_tensor b) {
    _Static_assert(offsetof(struct torc_tensor_s, tracked) - offsetof(struct torc_tensor_s, device) == 9,
                   "device, dtype, ndim, flags and layout");
    if (a->offset != b->offset || memcmp(&a->device, &b->device, 8) || a->layout != b->layout) return false;
    return sizes_equal(a->sizes, b->sizes, a->ndim) && sizes_equal(a->strides, b->strides, a->ndim);
}

/* The first of the calls that hold a storage takes a reference to it, and the last one gives it back. Only with the lock held, so that what
 * counts the calls need be no exchange. `fresh`: this call makes it, and nobody else has seen it yet. */
static inline void hold_first(recording *r, torc_storage s, bool fresh) {
    s->recording = r;
    if (fresh && atomic_load_explicit(&s->obj.refs, memory_order_relaxed) == 1)
        atomic_store_explicit(&s->obj.refs, 2, memory_order_relaxed);
    else
        object_retain(s);
}

/* *slot becomes the record's own handle for t: that which an earlier call or tensor has for the same view of the same bytes, that of one of
 * the first `known` inputs if it is the same tensor, or else a new one at `at`. What autograd and versions have to do with the call is done as it
 * is made, so nothing of that is kept. Returns where the next new one goes. */
static inline torc_tensor keep(recording *r, recorded *d, torc_tensor t, torc_tensor *slot, const torc_call *c,
                               const torc_tensor *kept, int known, bool fresh, torc_tensor at) {
    if (!t) {
        *slot = NULL;
        d->kept++;
        return at;
    }
    const torc_storage s = t->storage;
    const int32_t calls = fresh ? 0 : atomic_load_explicit(&s->pending, memory_order_relaxed);
    /* Another thread's: the program gives a tensor other memory (t.data = x) while this thread uses it. Which of the two is used is not said, but it is one. */
    const bool others = UNLIKELY(calls && s->recording != r);
    torc_tensor own = NULL;
    if (calls && !others) {
        if (LIKELY(same_view(s->recorded_as, t))) own = s->recorded_as;
        for (int j = 0; !own && j < known; j++)
            if (c->in[j] == t) own = kept[j];
    }
    if (!own) {
        own = at;
        object_init(&own->obj, &tensor_class);
        own->counter = NULL;
        own->storage = s;
        atomic_init(&own->autograd, NULL);
        memcpy(&own->offset, &t->offset,
               offsetof(struct torc_tensor_s, tracked) - offsetof(struct torc_tensor_s, offset));
        atomic_init(&own->tracked, false);
        const int ndim = t->ndim;
        sizes_copy(own->sizes, t->sizes, ndim);
        sizes_copy(own->strides, t->strides, ndim);
        at = (torc_tensor)(void *)((char *)own + HANDLE_BYTES(LIKELY(ndim <= FEW_DIMS) ? FEW_DIMS : ndim));
        if (LIKELY(!others)) s->recorded_as = own;
    }
    *slot = own;
    base_ordered(); /* see after_fork */
    d->kept++;
    base_ordered();
    if (!calls) hold_first(r, s, fresh);
    atomic_store_explicit(&s->pending, calls + 1, memory_order_release);
    return at;
}

static void note_queue(extras *x, torc_device device) {
    if (device_is_host(device) || x->nqueues == CALL_QUEUES) return;
    for (int i = 0; i < x->nqueues; i++)
        if (device_equal(x->devices[i], device)) return;
    const device_backend *b = device_backend_now((torc_device_type)device.type);
    if (!b || !b->queue) return;
    void *queue = b->queue(device.index);
    if (!queue)
        return; /* The device has one queue only, so nothing is to be remembered. A second one is made after all recorded calls have run. */
    x->devices[x->nqueues] = device;
    x->queues[x->nqueues++] = queue;
}
/* false and an error: a device that failed says none. */
static bool swap_queues(recorded *d) {
    extras *x = d->extras;
    for (int i = 0; x && i < x->nqueues; i++) {
        const device_backend *b = device_backend_now((torc_device_type)x->devices[i].type);
        void *now = b->queue(x->devices[i].index);
        if (!now) return false;
        if (now == x->queues[i]) continue;
        b->queue_set(x->devices[i].index, x->queues[i]);
        x->queues[i] = now;
    }
    return true;
}

/* The generator that a call draws from, its own or the device's; NULL: none. */
static torc_generator generator_of(const torc_call *c) {
    if (LIKELY(!(c->row->flags & OPF_RANDOM))) return NULL;
    return generator_for(attrs_generator(c->row, c->attrs), c->device); /* which the seam has seen to fit */
}

/* Objects of the call's that may be bound to a binding's: to take a reference can ask the binding, which may want locks of its own, so they are
 * taken before ours. */
typedef struct call_objects {
    torc_generator generator; /* NULL: it draws no numbers */
    void *held;               /* by its kernel's word (kernel.holds) */
} call_objects;
static inline bool has_objects(const torc_call *c, const kernel *k) {
    return c->row->flags & OPF_RANDOM || (k && k->holds);
}
static __attribute__((noinline)) call_objects objects_of(const torc_call *c, const kernel *k) {
    return (call_objects){.generator = object_retain(generator_of(c)),
                          .held = k && k->holds ? object_retain(k->holds(c)) : NULL};
}
/* With the lock free: those that no record has taken over. */
static void let_go_of_objects(call_objects *o) {
    object_release(o->generator);
    object_release(o->held);
}

static __attribute__((noinline)) void keep_extras(recording *r, recorded *d, const torc_call *c, call_objects *objects,
                                                  extras *x) {
    *x = (extras){0};
    if (objects) {
        x->generator = objects->generator;
        x->held = objects->held;
        *objects = (call_objects){0};
    }
    base_ordered();
    d->extras = x;
    if (x->generator) {
        x->draws = generator_current(x->generator);
        x->draws->recording = r;
        x->draws->pending++;
    }
    note_queue(x, c->device);
    if (c->row->flags & OPF_MIXED_DEVICE)
        for (int i = 0; i < c->nin + c->nout; i++)
            if (d->call.in[i]) note_queue(x, d->call.in[i]->device);
}

/* false, without an error: there is no room for it. `objects`: the call's, which the record takes over; NULL: has_objects says there are none.
 * `plain`, which is known where this is compiled: it is of a pointwise row, and of the host alone. */
static inline __attribute__((always_inline)) bool put_off_any(recording *r, const torc_call *c, const kernel *k,
                                                              call_objects *objects, bool plain) {
    const size_t attr_bytes = c->attrs ? attrs_bytes(c->row, c->attrs) : 0, tensors = (size_t)(c->nin + c->nout);
    const bool steps = !plain && c->read.how == READ_STEP,
               more = !plain && (objects || c->row->flags & OPF_MIXED_DEVICE || !device_is_host(c->device));
    const size_t in = k ? sizeof(recorded) : offsetof(recorded, call.list),
                 of_attrs = ALIGNED(in + tensors * sizeof(torc_tensor)), of_step = of_attrs + ALIGNED(attr_bytes),
                 of_extras = of_step + (UNLIKELY(steps) ? ALIGNED(sizeof(fused_step)) : 0),
                 head = of_extras + (UNLIKELY(more) ? ALIGNED(sizeof(extras)) : 0);
    if (UNLIKELY(head + tensors * sizeof(struct torc_tensor_s) > RECORD_BYTES - r->used))
        return false; /* as if each were the longest */
    char *at = r->room + r->used;
    recorded *d = (recorded *)(void *)at;
    torc_tensor *kept = (torc_tensor *)(void *)(at + in);
    char *attrs = at + of_attrs;
    memcpy(&d->call, c, offsetof(torc_call, list));
    if (k) memcpy(d->call.list, c->list, sizeof d->call.list); /* what inference read */
    d->call.in = kept;
    d->call.out = kept + c->nin;
    d->call.attrs = attrs;
    d->kernel = k;
    d->next = NULL;
    d->extras = NULL;
    d->kept = d->gone = 0;
    d->ahead = d->beside = d->done = false;
    d->order_always = exec_order_always;
    d->owner = owner_now;
    d->threads =
        !k && c->out[0]->numel <= FEW_ELEMENTS ? 1 : parallel_threads(); /* asking takes as long as a small add */
    if (LIKELY(plain && attr_bytes == sizeof(torc_number) && !c->row->points))
        memcpy(attrs, c->attrs, sizeof(torc_number)); /* most of them have a number and no more */
    else if (attr_bytes)
        attrs_store(c->row, c->attrs, attrs);
    base_ordered();
    r->coming = d;
    torc_tensor next = (torc_tensor)(void *)(at + head);
    for (int i = 0; i < c->nin; i++) next = keep(r, d, c->in[i], &kept[i], c, kept, i, false, next);
    const bool fresh = c->variant == CALL_FUNCTION; /* what the call makes anew is no input */
    const int known = fresh ? 0 : c->nin;
    for (int i = 0; i < c->nout; i++) next = keep(r, d, c->out[i], &kept[c->nin + i], c, kept, known, fresh, next);
    if (UNLIKELY(steps)) { /* whose lists are now those kept */
        fused_step *own = (fused_step *)(void *)(at + of_step);
        *own = fused_step_of(c->row, attrs, kept, c->list);
        d->call.step = own;
    }
    if (UNLIKELY(more)) keep_extras(r, d, c, objects, (extras *)(void *)(at + of_extras));
    r->used += (size_t)((char *)next - at);
    if (plain && fresh) /* the next call's bytes are on their way while this one returns */
        for (size_t i = 0; i < 8; i++) __builtin_prefetch((char *)next + 64 * i, 1);
    recorded **last = r->last;
    r->last = &d->next;
    base_ordered();
    *last = d; /* now it is known */
    base_ordered();
    r->coming = NULL;
    return true;
}

static inline __attribute__((always_inline)) bool put_off(recording *r, const torc_call *c, const kernel *k,
                                                          call_objects *objects) {
    return put_off_any(r, c, k, objects, false);
}

/* A reference less. A function of the program's that is told of the end may want locks of its own, or wait for other threads, so it is not
 * called while ours is held (but where there is no memory to remember it in). */
static void let_die(own_state *own, void *o, bool told) {
    if (!o) return;
    if (told && own->ndying == own->most_dying) {
        const int most = own->most_dying ? 2 * own->most_dying : 16;
        void **more = realloc(own->dying, (size_t)most * sizeof *more);
        if (more) own->dying = more, own->most_dying = most;
    }
    if (told && own->ndying < own->most_dying)
        own->dying[own->ndying++] = o;
    else
        object_release(o);
}
static bool is_bound(const void *o) {
    return o && atomic_load_explicit(&((object *)(uintptr_t)o)->slot, memory_order_acquire);
}
static __attribute__((noinline, cold)) void unlock_and_tell(own_state *own) {
    void **dying = own->dying;
    const int many = own->ndying;
    own->dying = NULL;
    own->ndying = own->most_dying = 0;
    own->untold = false;
    lock_release(&lock);
    base_errors_tell();
    for (int i = 0; i < many; i++) object_release(dying[i]);
    free(dying);
}
static inline void unlock(own_state *own) {
    if (LIKELY(!own->ndying && !own->untold))
        lock_release(&lock);
    else
        unlock_and_tell(own);
}

static __attribute__((noinline)) void let_go_of_extras(extras *x, own_state *own) {
    generator_state *draws = x->draws;
    if (draws && !--draws->pending) draws->recording = NULL;
    x->draws = NULL;
    object_release(draws);
    let_die(own, x->generator, is_bound(x->generator));
    let_die(own, x->held, is_bound(x->held));
}
static void let_go(recorded *d, own_state *own) {
    if (UNLIKELY(d->extras != NULL)) let_go_of_extras(d->extras, own);
    for (int i = 0; i < d->kept; i++) {
        const torc_tensor t = d->call.in[i]; /* behind them the outputs */
        if (!t) {
            d->gone++;
            continue;
        }
        torc_storage s = t->storage;
        const bool told = s->owner.destroy || is_bound(s); /* as long as others wait for this call */
        const int32_t others = atomic_load_explicit(&s->pending, memory_order_relaxed) - 1;
        if (!others) s->recording = NULL;
        atomic_store_explicit(&s->pending, others, memory_order_release);
        d->gone++;
        base_ordered(); /* see after_fork */
        if (!others) let_die(own, s, told);
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

/* What a call was to make and never will; also what it was to change, where nobody is `told`. */
static void mark_failed(const torc_call *c, bool told) {
    for (int k = 0; k < c->nout; k++)
        if (c->out[k] && (!told || c->variant == CALL_FUNCTION || !tensor_ready(c->out[k])))
            c->out[k]->storage->failed = true;
}
static bool has_inputs(const torc_call *c) {
    for (int i = 0; i < c->nin; i++)
        if (c->in[i] && c->in[i]->storage->failed)
            return FAIL(RUNTIME, "a call that was to write an input was put off, and came to nothing when it was run");
    return true;
}

/* With the lock held, which who lets others look takes after having said so. A binding's object may die with the storage, under a lock that
 * whoever waits for ours may hold. */
static bool looked_at(const struct torc_storage_s *s) { return s->exported || s->cut || s->failed || is_bound(s); }
/* The call whose kernel does all from d on that is done together. */
static recorded *leader(recorded *d) { return d->ahead ? d->next : d; }
/* How many of a call's tensors are over the storage. */
static int uses_of(const torc_call *c, const struct torc_storage_s *s) {
    int n = 0;
    for (int i = 0; i < c->nin + c->nout; i++) {
        const torc_tensor t = call_operand(c, i);
        n += t && t->storage == s;
    }
    return n;
}
/* Has nobody the first result of `of`, which is d's or that of a call that is done together with d, but those calls? */
static bool is_unread(const recorded *d, const torc_call *of) {
    const torc_tensor made = of->out[0];
    if (!made || of->variant != CALL_FUNCTION) return false;
    const torc_storage s = made->storage;
    if (object_refs(s) != 1 || looked_at(s)) return false;
    int n = 0;
    for (const recorded *b = d; b && (b == d || b->beside); b = b->next) n += uses_of(&b->call, s);
    return n == atomic_load_explicit(&s->pending, memory_order_relaxed);
}
static bool with_company(const torc_call *of, const kernel *k, call_company *with) {
    torc_call c = *of;
    c.company = with;
    return eager_run(&c, k);
}

/* With all that is done beside it, and, if it is the only one recorded, before a call of the thread's own (r->then), which is on the same queue. */
static bool run_call(recording *r, recorded *d) {
    call_company with = {0};
    recorded *const lead = leader(d);
    bool ok = has_inputs(&d->call);
    if (!r->then && !(d->next && d->next->beside)) return ok && eager_run(&d->call, d->kernel);
    if (r->then || d->ahead) with.before = &d->call;
    if (d->ahead && is_unread(d, &d->call)) with.unread |= COMPANY_BEFORE;
    if (!r->then && is_unread(d, &lead->call)) with.unread |= COMPANY_OWN;
    for (recorded *b = d->next; b && b->beside; b = b->next) {
        ok = ok && has_inputs(&b->call);
        if (b == lead) continue;
        if (is_unread(d, &b->call)) with.unread |= (uint8_t)(COMPANY_AFTER << with.nafter);
        with.after[with.nafter++] = &b->call;
    }
    if (!ok) return false;
    ok = r->then ? with_company(r->then, r->then_kernel, &with) : with_company(&lead->call, lead->kernel, &with);
    /* For want of memory? There may be some when each runs alone, and lets go of its own. */
    if (!ok && !with.begun && (r->then || d->ahead)) {
        const bool own = r->then;
        torc_error_clear();
        r->then = NULL;
        d->ahead = false;
        for (recorded *b = d->next; b && b->beside; b = b->next) b->beside = false;
        ok = eager_run(&d->call, d->kernel);
        if (!ok && own) name_call(&d->call);
        return ok;
    }
    if (!ok) return false;
    for (recorded *b = d->next; b && b->beside; b = b->next) b->done = true;
    return true;
}

/* Its calls have run. A storage that other threads' calls use as well, since it came to a tensor while they were made (keep), may still say that it
 * is this one's. */
static void forget(recording *r) {
    for (recording *k = all; k; k = k->next)
        for (const recorded *d = k->first; k != r && d; d = d->next)
            for (int i = 0; i < d->kept; i++)
                if (d->call.in[i] && d->call.in[i]->storage->recording == r) d->call.in[i]->storage->recording = k;
    for (recording **at = &all; *at; at = &(*at)->next)
        if (*at == r) {
            *at = r->next;
            break;
        }
    free(r->room);
    free(r);
}

/* With the lock held: run and let go of all that is in the record. `told`: the program will have the error. */
static bool run_calls(recording *r, own_state *own, bool ok, bool told) {
    recorded *const outer = r->now;
    for (recorded *d; (d = r->first) != NULL;) {
        d->outer = outer;
        base_ordered();
        r->now = d;
        r->calling = true;
        base_ordered();
        r->first = d->next;
        if (ok && r->then) {
            ok = run_call(r, d);
        } else if (ok && !d->done) {
            owner_now = leader(d)->owner;
            exec_order_always = d->order_always;
            (void)parallel_hold_at(leader(d)->threads);
            ok = swap_queues(d) && run_call(r, d);
            ok = swap_queues(d) && ok;
            if (!ok) name_call(&leader(d)->call);
        }
        if (!ok) mark_failed(&d->call, told && !r->then); /* the error of r->then says nothing of this one */
        r->calling = false;
        base_ordered();
        let_go(d, own);
    }
    r->now = outer;
    return ok;
}

/* With the lock held. A record that runs already goes on from where it is, for a function of the program's. `told`: it will have the error,
 * unless it has one already. */
static bool run_record_of(recording *r, own_state *own, bool told) {
    if (!r->first) return true;
    const owner_tag owner = owner_now;
    const uint16_t order_always = exec_order_always;
    const int held = parallel_held;
    const own_state outside = *own;
    const bool nested = r->running;
    base_error_state *before = base_error_save();
    base_held kept; /* an allocator may fork, or a handler of warnings */
    const bool holds_errors = base_errors_hold(true);
    if (!outside.running) lock_keep(&kept, &lock);
    own->running = r->running = true;
    own->guard = callback_running();
    const bool ok = run_calls(r, own, !FAILED(), told && !before);
    own->running = outside.running;
    if (!outside.running) lock_kept(&kept);
    own->guard = outside.guard;
    owner_now = owner;
    exec_order_always = order_always;
    parallel_held = held;
    if (before) {
        if (!ok) torc_error_clear();
        base_error_restore(before);
    }
    (void)base_errors_hold(holds_errors);
    if (!ok && !before && !outside.running) own->untold = true;
    if (nested) return ok;
    r->last = &r->first;
    r->used = 0;
    r->running = false;
    if (r->left) forget(r);
    return ok;
}

/* The error of another thread's call says nothing to this one's program of what that thread has lost. */
static bool run_record(recording *r, own_state *own) { return run_record_of(r, own, r == own->recording); }

/* The state of the generator that it draws from; NULL: none. */
static generator_state *draws_of(const recorded *d) { return d->extras ? d->extras->draws : NULL; }
/* In the child of a fork, where the thread that had the lock is not. Of a record that it was running nothing goes on, since nobody
 * knows how far the call came that was under way, and nothing is given back: neither is it known who had given what back. A call
 * that it was adding is whole or is none. How many calls hold what is counted anew. */
static void count_none(const recorded *d) {
    generator_state *draws = draws_of(d);
    if (draws) draws->pending = 0, draws->recording = NULL;
    for (int i = d->gone; i < d->kept; i++) {
        const torc_tensor t = d->call.in[i];
        if (!t) continue;
        t->storage->recording = NULL;
        atomic_store_explicit(&t->storage->pending, 0, memory_order_relaxed);
    }
}
static void count_again(recording *r, const recorded *d) {
    generator_state *draws = draws_of(d);
    if (draws) draws->pending++, draws->recording = r;
    for (int i = 0; i < d->kept; i++) {
        const torc_tensor t = d->call.in[i];
        if (!t) continue;
        t->storage->recording = r; /* the reference is there */
        t->storage->recorded_as = t;
        atomic_fetch_add_explicit(&t->storage->pending, 1, memory_order_relaxed);
    }
}
static bool device_is_lost(torc_device device) {
    const device_backend *b = device_is_host(device) ? NULL : device_backend_now((torc_device_type)device.type);
    return b && b->lost && b->lost();
}
static bool is_lost(const recorded *d) {
    bool lost = device_is_lost(d->call.device);
    for (int i = 0; i < d->call.nin + d->call.nout; i++) {
        const torc_tensor t = call_operand(&d->call, i);
        lost = lost || (t && (device_is_lost(t->device) || (i < d->call.nin && t->storage->failed)));
    }
    return lost;
}
/* See Note [Forks]. */
static void drop_lost(recording *r) {
    recorded **at = &r->first;
    for (recorded *d; (d = *at) != NULL;)
        if (is_lost(d)) {
            mark_failed(&d->call, false);
            *at = d->next;
        } else
            at = &d->next;
    r->last = at;
    if (!r->first) r->used = 0;
}
static __attribute__((noinline, cold)) void after_fork(void) {
    for (recording *r = all; r; r = r->next) {
        if (r->coming) count_none(r->coming);
        for (recorded *d = r->now; d; d = d->outer) count_none(d);
        for (recorded *d = r->first; d; d = d->next) count_none(d);
        if (r->coming && r->last == &r->coming->next) { /* the last store that makes it known may be missing */
            recorded **end = &r->first;
            while (*end) end = &(*end)->next;
            r->last = end;
        }
        r->coming = NULL;
        if (!r->running) {
            drop_lost(r);
            continue;
        }
        if (r->now && r->calling) mark_failed(&r->now->call, true);
        for (recorded *d = r->first; d; d = d->next) mark_failed(&d->call, true);
        r->first = r->now = NULL;
        r->then = NULL;
        r->last = &r->first;
        r->used = 0;
        r->running = r->calling = false;
    }
    for (recording *r = all; r; r = r->next)
        for (recorded *d = r->first; d; d = d->next) count_again(r, d);
}

static bool in_child; /* of a fork, and after_fork has not been called yet */
static void in_forked_child(void) { in_child = true; }
static inline void take(void) {
    if (LIKELY(!lock_take(&lock) && !in_child)) return;
    in_child = false;
    after_fork();
}

static inline bool run_other(recording *theirs, const recording *mine, own_state *own) {
    return LIKELY(!theirs || theirs == mine) || run_record(theirs, own);
}
/* With the lock held: what other threads put off and uses the bytes of this call, or draws before it. */
static bool run_others(const torc_call *c, const recording *mine, own_state *own) {
    if (UNLIKELY(c->row->flags & OPF_RANDOM)) {
        const torc_generator g = generator_of(c);
        generator_state *draws = g ? generator_current(g) : NULL;
        recording *first = draws ? draws->recording : NULL;
        object_release(draws);
        if (first && first != mine && !run_record(first, own)) return false;
    }
    for (int i = 0; i < c->nin; i++)
        if (c->in[i] && !run_other(c->in[i]->storage->recording, mine, own)) return false;
    for (int k = 0; k < c->nout; k++)
        if (c->out[k] && !run_other(c->out[k]->storage->recording, mine, own)) return false;
    return true;
}

/* A kernel finds that what stands before its call has run. But a function of the program's that it came to? */
static bool of_a_kernel(const own_state *own) { return callback_running() == own->guard; }

/* Within a call: the bytes as they are, unless the first call to come that uses them is the one that makes them. */
static bool made_already(const recording *r, torc_storage s) {
    for (const recorded *d = r->first; d; d = d->next) {
        for (int i = 0; i < d->call.nin; i++)
            if (d->call.in[i] && d->call.in[i]->storage == s) return true;
        for (int k = 0; k < d->call.nout; k++)
            if (d->call.out[k] && d->call.out[k]->storage == s)
                return d->call.variant != CALL_FUNCTION ||
                       FAIL(RUNTIME, "a function that %s() came to asks for what a later call makes, which was put off",
                            row_said(r->now->call.row));
    }
    return true;
}

/* With the lock held. Records of other threads need nothing that is left of one that runs. */
static bool run_for(torc_storage s, own_state *own) {
    for (recording *r; atomic_load_explicit(&s->pending, memory_order_acquire) && (r = s->recording) && r->first;) {
        if (r->calling) return made_already(r, s);
        if (!run_record(r, own)) return false;
    }
    return true;
}
static bool settle_storage(torc_storage s, bool export) {
    own_state *own = thread_own(&part);
    if (!own) return false;
    const bool within = own->running;
    if (!within) take();
    if (export) s->exported = true; /* calls are put off with the lock held */
    const bool ok = (within && of_a_kernel(own)) || run_for(s, own);
    if (!within) unlock(own);
    return ok;
}
bool exec_settle_storage(torc_storage s) { return settle_storage(s, false); }
bool exec_export_storage(torc_storage s) { return settle_storage(s, true); }

static bool run_all(own_state *own) {
    bool ok = true;
    for (recording *r = all, *next; r; r = next) {
        next = r->next;
        const bool had = FAILED();
        if (r->calling || run_record(r, own)) continue;
        if (r == own->recording)
            ok = false;
        else if (!had)
            torc_error_clear(); /* nobody here has asked for what that thread's call makes: it will itself, and is told */
    }
    return ok;
}
bool exec_settle_all(void) {
    own_state *own = thread_own(&part);
    if (!own) return false;
    if (own->running) return of_a_kernel(own) || run_all(own);
    take();
    const bool ok = run_all(own);
    unlock(own);
    return ok;
}

/* ------------------------------------------------------------------------------------------ recording */
/* This thread's, from malloc as all that a thread keeps for itself (own.c); NULL, without an error: there is no memory. */
static recording *recording_of(own_state *own) {
    recording *r = own->recording;
    if (LIKELY(r != NULL)) return r;
    static _Atomic bool watched;
    if (!base_watch_forks(&watched, in_forked_child)) return NULL;
    if (!(r = calloc(1, sizeof *r)) || !(r->room = aligned_alloc(64, RECORD_BYTES))) {
        free(r);
        return NULL;
    }
    r->last = &r->first;
    for (recording *k = all, *next; k; k = next) { /* what ended threads left does not pile up */
        next = k->next;
        if (k->left && !run_record_of(k, own, false))
            torc_error_clear(); /* whoever asks for what it was to write is told */
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
    unlock(own);
    return ok;
}

queue_patience exec_patience(torc_device device) {
    if (device_is_host(device)) return QUEUE_WAITS;
    const device_backend *b = device_backend_now((torc_device_type)device.type);
    return b && b->queue_at_once ? b->queue_at_once(device.index) : QUEUE_WAITS;
}
static bool at_once(torc_device device) { return exec_patience(device) != QUEUE_WAITS; }

static bool waits(const torc_call *c) {
    if (c->row->flags & OPF_SYNC || (c->row->flags & OPF_CHECKS && device_is_host(c->device)) || at_once(c->device))
        return false;
    for (int i = 0; i < c->nin + c->nout; i++) {
        const torc_tensor t = call_operand(c, i);
        if (t && (t->storage->exported || (UNLIKELY(c->row->flags & OPF_MIXED_DEVICE) && at_once(t->device))))
            return false;
    }
    return true;
}

/* A tensor that reaches beyond a storage which was cut is refused as the call is made: whoever gives the storage another size lets
 * what was put off run first, so when the call runs it has the size that it has now. */
static bool within(const torc_call *c) {
    for (int i = 0; i < c->nin + c->nout; i++) {
        const torc_tensor t = call_operand(c, i);
        if (t && UNLIKELY(t->storage->cut) && !tensor_within(t)) return false;
    }
    return true;
}

/* What is to be looked at of most calls, in one pass and with the lock held. `special`: it is not of the host, or something can be said
 * against putting it off. `others`: other threads may have put off what comes before it. */
typedef struct look {
    bool special, others;
} look;
static inline void look_at_storage(look *l, const struct torc_storage_s *s, const recording *mine) {
    l->special |= s->cut; /* by which each tensor is to be measured */
    /* Nobody knows the address of what waits in this record, nor has another thread put anything off: either would have let it run. */
    if (LIKELY(s->recording == mine) && atomic_load_explicit(&s->pending, memory_order_relaxed)) return;
    l->special |= s->exported;
    l->others |= s->recording && s->recording != mine;
}
static inline look look_at(const torc_call *c, const recording *mine) {
    look l = {.special = c->row->flags & (OPF_SYNC | OPF_CHECKS | OPF_MIXED_DEVICE) || !device_is_host(c->device),
              .others = c->row->flags & OPF_RANDOM};
    for (int i = 0; i < c->nin; i++)
        if (c->in[i]) look_at_storage(&l, c->in[i]->storage, mine);
    if (c->variant == CALL_FUNCTION) return l; /* nobody else has seen what it makes */
    for (int k = 0; k < c->nout; k++)
        if (c->out[k]) look_at_storage(&l, c->out[k]->storage, mine);
    return l;
}

/* With the lock held, which it lets go of. `others`: as `look` has it. */
static __attribute__((noinline)) bool take_locked(const torc_call *c, const kernel *k, call_objects *objects,
                                                  own_state *own, bool others) {
    recording *r = recording_of(own);
    bool ok = !others || run_others(c, r, own), kept = false;
    for (bool emptied = false; ok && r && !(kept = put_off(r, c, k, objects)) && !emptied; emptied = true)
        ok = run_record(r, own); /* so that there is room; a call that has none then is made at once */
    unlock(own);
    return kept || (ok && eager_take(c, k));
}
static __attribute__((noinline)) bool take_special(const torc_call *c, const kernel *k, call_objects *objects,
                                                   own_state *own) {
    if (!waits(c)) return run_own(own) && eager_take(c, k);
    if (!within(c)) return false;
    take();
    return take_locked(c, k, objects, own, true); /* what other threads did meanwhile is still to be seen */
}
static inline __attribute__((always_inline)) bool take_call(const torc_call *c, const kernel *k, call_objects *objects,
                                                            own_state *own) {
    take();
    const look l = look_at(c, own->recording);
    if (LIKELY(!l.special && !l.others && own->recording &&
               (LIKELY(!k && !objects) ? put_off_any(own->recording, c, NULL, NULL, true)
                                       : put_off(own->recording, c, k, objects)))) {
        unlock(own);
        return true;
    }
    if (!l.special) return take_locked(c, k, objects, own, l.others);
    unlock(own);
    return take_special(c, k, objects, own);
}
static __attribute__((noinline)) bool take_with_objects(const torc_call *c, const kernel *k, own_state *own) {
    call_objects objects = objects_of(c, k);
    const bool ok = take_call(c, k, &objects, own);
    let_go_of_objects(&objects);
    return ok;
}
static bool deferred_take(const torc_call *c, const kernel *k) {
    own_state *own = thread_own(&part);
    if (UNLIKELY(!own)) return false;
    if (UNLIKELY(own->running)) return eager_take(c, k); /* of a kernel, or of a function of the program's */
    return UNLIKELY(has_objects(c, k)) ? take_with_objects(c, k, own) : take_call(c, k, NULL, own);
}
const executor executor_deferred = {"deferred", deferred_take};

bool exec_keeps_others(void) {
    const own_state *own = thread_seen(&part);
    return own && own->running;
}

/* ------------------------------------------------------------------------------------------ for calls in pairs */
static bool any_looked_at(const torc_call *c) {
    for (int i = 0; i < c->nin + c->nout; i++) {
        const torc_tensor t = call_operand(c, i);
        if (t && looked_at(t->storage)) return true;
    }
    return false;
}
bool deferred_keep(const torc_call *c, const kernel *k) {
    own_state *own = thread_own(&part);
    if (!own || own->running) return false;
    if (!atomic_load_explicit(&exec_puts_off, memory_order_relaxed)) atomic_store(&exec_puts_off, true);
    call_objects objects = has_objects(c, k) ? objects_of(c, k) : (call_objects){0};
    take();
    recording *r = recording_of(own);
    const bool kept = r && run_others(c, r, own) && !any_looked_at(c) && put_off(r, c, k, &objects);
    unlock(own);
    let_go_of_objects(&objects);
    return kept;
}

static bool same_queues(const recorded *d) {
    const extras *x = d->extras;
    for (int i = 0; x && i < x->nqueues; i++) {
        const device_backend *b = device_backend_now((torc_device_type)x->devices[i].type);
        if (b->queue(x->devices[i].index) != x->queues[i]) return false;
    }
    return d->order_always == exec_order_always;
}
/* With the lock held: can c, whose kernel joins a call, run together with the only one of the record? Of its other tensors nothing is put off. */
static bool joins(const recording *r, const torc_call *c, const kernel *k) {
    const recorded *d = r->first;
    const kernel_company *w = k ? k->company : NULL;
    if (!d || d->next || !w || !w->joins || d->call.op != w->first || c->variant != CALL_FUNCTION) return false;
    const torc_tensor made = d->call.out[0];
    for (int i = 0; i < c->nin + c->nout; i++) {
        const torc_tensor t = call_operand(c, i);
        if (i == 0 && (!t || t->storage != made->storage || !same_view(t, made))) return false;
        if (i > 0 && t && (t->storage->recording || t->storage->failed)) return false;
    }
    return same_queues(d) && w->joins(c, &d->call);
}
/* With the lock held: does the kernel of the first call of the record, or of the second one, which joins it, do the others, and c as well? */
static going_on goes_on(const recording *r, const torc_call *c) {
    const recorded *d = leader(r->first), *last = d;
    const kernel_company *w = d->kernel ? d->kernel->company : NULL;
    const torc_call *after[CALLS_AFTER];
    int n = 0;
    if (!w || !w->goes_on || c->variant == CALL_OUT || c->nout != 1) return GOES_NO_FARTHER;
    while (last->next) {
        last = last->next;
        if (!last->beside || n == CALLS_AFTER - 1) return GOES_NO_FARTHER;
        after[n++] = &last->call;
    }
    const torc_tensor made = last->call.out[0];
    if (!made) return GOES_NO_FARTHER;
    bool takes = false;
    for (int i = 0; i < c->nin + c->nout; i++) {
        const torc_tensor t = call_operand(c, i);
        if (!t) continue;
        const struct torc_storage_s *s = t->storage;
        takes |= i < c->nin && s == made->storage && same_view(t, made);
        if (s->recording ? s->recording != r : looked_at(s)) return GOES_NO_FARTHER;
        if (i >= c->nin && s->recording && s != made->storage)
            return GOES_NO_FARTHER; /* the pass would write what it still reads, for a call before it */
    }
    after[n++] = c;
    return takes && same_queues(r->first) ? w->goes_on(&d->call, after, n) : GOES_NO_FARTHER;
}
/* With the lock held: c, which has its bytes, becomes the last of the record. */
static bool keep_beside(recording *r, const torc_call *c, const kernel *k) {
    if (has_objects(c, k) || !put_off(r, c, k, NULL)) return false; /* none of those that go on has any */
    recorded *d = r->first;
    while (d->next) d = d->next;
    d->beside = true;
    return true;
}
/* Its bytes are there beside those that what waits still holds? If not, there may be room when that has run. */
static bool has_room(const torc_call *c) {
    base_attempt attempt;
    base_attempt_begin(&attempt);
    (void)eager_materialize(c);
    return base_attempt_end(&attempt);
}
/* The same of a call whose kernel joins the only one of the record, and goes on. */
static bool keep_behind(recording *r, const torc_call *c, const kernel *k) {
    if (any_looked_at(c) || !keep_beside(r, c, k)) return false;
    r->first->ahead = true;
    return true;
}
bool deferred_follow(const torc_call *c, const kernel *k, following *how) {
    own_state *own = thread_own(&part);
    *how = FOLLOWS_NOT;
    if (!own) return false;
    recording *r = own->recording;
    if (!r || own->running) return true;
    take();
    going_on going = GOES_NO_FARTHER;
    const bool joining = joins(r, c, k);
    if (!joining && r->first) going = goes_on(r, c);
    if (joining || going != GOES_NO_FARTHER) {
        unlock(own); /* memory may ask for what this thread put off */
        const bool room = has_room(c);
        take(); /* and then nothing is as before */
        if (room && joining && joins(r, c, k)) {
            if (k->company->goes_on && k->company->goes_on(c, NULL, 0) != GOES_NO_FARTHER && keep_behind(r, c, k))
                *how = FOLLOWS_AND_WAITS;
            else
                r->then = c, r->then_kernel = k, *how = FOLLOWS;
        } else if (room && !joining && r->first && goes_on(r, c) == going && keep_beside(r, c, k))
            *how = going == GOES_ON ? FOLLOWS_AND_WAITS : FOLLOWS;
    }
    const bool ok = *how == FOLLOWS_AND_WAITS || run_record(r, own);
    if (r->then)
        r->then = NULL;
    else if (*how == FOLLOWS && joining)
        *how = FOLLOWS_NOT; /* the other one ran alone */
    unlock(own);
    return ok;
}

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
