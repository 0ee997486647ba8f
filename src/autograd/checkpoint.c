/* checkpoint.c - memory for time: forget what a part of the forward pass saved, compute it again in backward.
 *
 * While the part runs, saved_tensors_hooks take every tensor its nodes save and keep only a number, the position among
 * the saves. The first node of the part whose rule asks for a saved tensor makes the part run again, in grad mode and
 * with the random generators as they were, under hooks that keep the tensors; position for position they answer for the
 * forgotten ones. A recomputed tensor goes when its node lets go of it. So the graph is the ordinary one: gradients of
 * parameters the function closes over, torc_autograd_grad and create_graph work as without a checkpoint.
 *
 * The function may differentiate while it runs (forces, gradient penalties). Then it runs again in the middle of its
 * own first run, of which only the beginning is known: as many positions as there are by then are filled, what comes
 * later is not looked at. What was recomputed for that goes when the first run ends; later everything is recomputed
 * once more.
 *
 * Note [While the function runs again]
 * It is the program's, and may do anything: drop what it remembers of its first run, which ends in let_go, or go
 * backward through other checkpoints. So no lock is held then. A run keeps its tensors in a list of its own and hands
 * them over at its end; meanwhile the frame says which thread is at it. Another thread that needs the frame waits for
 * that. Waiting for oneself, directly or by way of others, would have no end: that is an error instead.
 *
 * The inputs are kept by handle and must not be written in the meantime; their versions are checked. */

#include "autograd/generated/options.h"
#include "autograd/graph.h"
#include "base/callback.h"
#include "base/lock.h"
#include "core/device.h"
#include "core/generator.h"
#include "core/seams.h"
#include "core/shape.h"
#include "core/tensor_list.h"
#include "ops/pack.h"
#include "ops/seams.h"

enum { MAX_GENERATORS = 8 };

/* A tensor that the first run saved. */
typedef struct save {
    grad_spec spec;
    torc_tensor again; /* owned; recomputed, NULL: not (yet) */
    bool gone;         /* its node let go of it: nobody will ask */
} save;

typedef struct worker worker;
typedef struct frame {
    torc_checkpoint_function function;
    torc_checkpoint_options options;
    torc_context context;
    torc_tensor *inputs; /* owned */
    int64_t *versions;
    int64_t ninputs;
    torc_generator generators[MAX_GENERATORS]; /* of the process: borrowed */
    generator_state *states[MAX_GENERATORS];   /* owned */
    int ngenerators;
    autocast_setting autocast[TORC_DEVICE_TYPE_COUNT]; /* when the function ran first */
    /* Guarded by `guard`: */
    VEC(save) saves;
    bool complete;   /* the first run has ended */
    worker *running; /* the thread that recomputes; NULL: none */
    int generation;  /* of the process it is of: see is_running */
} frame;

/* Of all frames, since a wait concerns several; held for a few loads and stores at a time. */
static base_lock guard;
static base_signal run_ended;

/* A thread that recomputed when the process was forked does not exist in the child: there somebody else does it. Guarded. */
static bool is_running(const frame *f) { return f->running && f->generation == base_fork_generation(); }

static void frame_destroy(void *context) {
    frame *f = context;
    for (int64_t i = 0; f->inputs && i < f->ninputs; i++) object_release(f->inputs[i]);
    for (int i = 0; i < f->ngenerators; i++) object_release(f->states[i]);
    for (int64_t i = 0; i < f->saves.count; i++) object_release(f->saves.data[i].again);
    callback_destroy(f->context, "the destroy function of checkpoint");
    base_free(f->inputs);
    base_free(f->versions);
    VEC_FREE(&f->saves);
    base_free(f);
}

/* ------------------------------------------------------------------------------------------ random state */
static bool keep_generator(frame *f, torc_device device) {
    torc_generator g = torc_default_generator(device);
    for (int i = 0; i < f->ngenerators; i++)
        if (f->generators[i] == g) return true;
    if (!g || f->ngenerators == MAX_GENERATORS) return g != NULL;
    if (!exec_settle()) return false; /* draws that were put off come before */
    generator_state *now = generator_current(g), *kept = generator_state_copy(now);
    object_release(now);
    if (!kept) return false;
    f->generators[f->ngenerators] = g;
    f->states[f->ngenerators++] = kept;
    return true;
}

/* Let the generators draw from copies of what was kept; now[] receives what they drew from, owned. No device is waited for. How many
 * were changed: all, or an error. */
static int rewind_generators(const frame *f, generator_state **now) {
    for (int i = 0; i < f->ngenerators; i++) {
        generator_state *again = exec_settle() ? generator_state_copy(f->states[i]) : NULL;
        if (!again) return i;
        now[i] = generator_current(f->generators[i]);
        generator_exchange(f->generators[i], again);
    }
    return f->ngenerators;
}

/* ------------------------------------------------------------------------------------------ the first run */
/* Not by VEC_PUSH: a child of a fork must never find memory there that was given back. Guarded. */
static bool has_room(frame *f) {
    if (f->saves.count < f->saves.capacity) return true;
    const int64_t more = MAX(f->saves.capacity * 2, 8);
    save *larger = base_alloc((size_t)more * sizeof *larger), *before = f->saves.data;
    if (!larger) return false;
    if (before) memcpy(larger, before, (size_t)f->saves.count * sizeof *larger);
    base_ordered();
    f->saves.data = larger;
    base_ordered();
    f->saves.capacity = more;
    base_free(before);
    return true;
}
static void *forget(torc_tensor t, void *context) {
    frame *f = context;
    save s = {.again = NULL};
    spec_of(&s.spec, t);
    lock_take(&guard);
    void *packed = NULL; /* position + 1 */
    if (has_room(f)) {
        f->saves.data[f->saves.count] = s;
        base_ordered();
        packed = (void *)(uintptr_t)++f->saves.count;
    }
    lock_release(&guard);
    return packed;
}

static void let_go(void *packed, void *context) {
    frame *f = context;
    lock_take(&guard);
    save *s = &f->saves.data[(intptr_t)packed - 1];
    torc_tensor t = s->again;
    s->again = NULL;
    s->gone = true;
    lock_release(&guard);
    object_release(t);
}

/* ------------------------------------------------------------------------------------------ recomputation */
typedef struct rerun {
    frame *f;
    int64_t known;     /* positions that the first run had filled when this one began */
    bool complete;     /* and whether those are all */
    torc_tensor *kept; /* owned; `known` entries, NULL where nobody will ask */
    int64_t position;
} rerun;

/* The context is gone when the last of what was packed is dropped: only `keep` may look at it. */
static void *keep(torc_tensor t, void *context) {
    rerun *r = context;
    int64_t at = r->position++;
    if (at < r->known) {
        lock_take(&guard);
        bool gone = r->f->saves.data[at].gone;
        lock_release(&guard);
        if (!gone) r->kept[at] = object_retain(t);
    }
    return object_retain(t);
}
static torc_tensor kept(void *packed, void *context) {
    (void)context;
    return packed;
}
static void drop_kept(void *packed, void *context) {
    (void)context;
    object_release(packed);
}

static bool same_spec(const grad_spec *s, torc_tensor t) {
    return s->dtype == t->dtype && s->ndim == t->ndim && device_equal(s->device, t->device) &&
           !memcmp(s->sizes, t->sizes, (size_t)t->ndim * sizeof *t->sizes);
}

static bool check_recomputed(const rerun *r) { /* guarded */
    if (r->position < r->known || (r->complete && r->position > r->known))
        return FAIL(RUNTIME,
                    "torch.utils.checkpoint: A different number of tensors was saved during the original forward and "
                    "recomputation.\nNumber of tensors saved during forward: %lld\n"
                    "Number of tensors saved during recomputation: %lld.",
                    (long long)r->known, (long long)r->position);
    for (int64_t i = 0; i < r->known && !r->f->options.skip_determinism_check; i++) {
        const grad_spec *s = &r->f->saves.data[i].spec;
        torc_tensor t = r->kept[i];
        if (!t || same_spec(s, t)) continue;
        return FAIL(RUNTIME,
                    "torch.utils.checkpoint: Recomputed values for the following tensors have different metadata than "
                    "during the forward pass.\ntensor at position %lld:\n"
                    "saved metadata: {'shape': torch.Size(%s), 'dtype': torch.%s, 'device': "
                    "device(type='%s')}\nrecomputed metadata: {'shape': torch.Size(%s), 'dtype': torch.%s, 'device': "
                    "device(type='%s')}\n",
                    (long long)i, shape_text(s->ndim, s->sizes), torc_dtype_name((torc_dtype)s->dtype),
                    device_text(s->device), shape_text(t->ndim, t->sizes), torc_dtype_name((torc_dtype)t->dtype),
                    device_text(t->device));
    }
    return true;
}

/* The function once more, under hooks that keep what it saves. No lock is held. */
static bool run_again(rerun *r) {
    frame *f = r->f;
    generator_state *now[MAX_GENERATORS];
    for (int64_t i = 0; i < f->ninputs; i++)
        if (f->inputs[i] && tensor_version(f->inputs[i]) != f->versions[i])
            return saved_was_modified(f->inputs[i], tensor_version(f->inputs[i]), f->versions[i],
                                      torc_grad_fn_name(f->inputs[i]), (int)torc_output_nr(f->inputs[i])) != NULL;
    int64_t scope = torc_scope_begin();
    struct saved_hooks *const around = saved_hooks_top();
    int set = rewind_generators(f, now);
    if (set == f->ngenerators && !FAILED() &&
        torc_saved_tensors_hooks_push(&(torc_saved_tensors_hooks){.struct_size = sizeof(torc_saved_tensors_hooks),
                                                                  .pack = keep,
                                                                  .unpack = kept,
                                                                  .drop = drop_kept,
                                                                  .context = {r, NULL}})) {
        const bool grad = torc_enable_grad_begin();
        autocast_setting outside[TORC_DEVICE_TYPE_COUNT];
        autocast_get(outside);
        const int64_t guard = autocast_put(f->autocast) ? callback_enter() : 0;
        if (guard) f->function((torc_tensors){f->inputs, f->ninputs}, f->context.data);
        (void)callback_returned(guard, "checkpoint", ": the function, run again");
        callback_leave(guard);
        (void)autocast_put(outside);
        torc_enable_grad_end(grad);
        saved_hooks_back_to(around);
    }
    base_error_state *error = base_error_save();            /* the program's generators come back whatever happened */
    if (set && !exec_settle() && error) torc_error_clear(); /* the first one stands */
    for (int i = 0; i < set; i++) generator_exchange(f->generators[i], now[i]);
    base_error_restore(error);
    torc_scope_end(scope);
    return !FAILED();
}

/* By the thread that `running` names. *t: what is at that position, owned. */
static bool recompute(frame *f, int64_t at, torc_tensor *t) {
    lock_take(&guard);
    rerun r = {.f = f, .known = f->saves.count, .complete = f->complete};
    lock_release(&guard);
    r.kept = base_calloc((size_t)r.known, sizeof(torc_tensor));
    bool ok = r.kept && run_again(&r);
    lock_take(&guard);
    ok = ok && check_recomputed(&r);
    for (int64_t i = 0; ok && i < r.known; i++) {
        save *s = &f->saves.data[i];
        if (s->gone || s->again) continue;
        s->again = r.kept[i];
        r.kept[i] = NULL;
    }
    if (ok) *t = object_retain(f->saves.data[at].again);
    f->running = NULL;
    signal_all(&run_ended);
    lock_release(&guard);
    for (int64_t i = 0; r.kept && i < r.known; i++) object_release(r.kept[i]);
    base_free(r.kept);
    return ok;
}

/* Does whoever recomputes `f` wait, in the end, for this thread? Guarded. */
static bool waits_for_us(const frame *f, const worker *self) {
    for (; f && is_running(f); f = f->running->waits_for)
        if (f->running == self) return true;
    return false;
}

static torc_tensor remember(void *packed, void *context) {
    frame *f = context;
    const int64_t at = (intptr_t)packed - 1;
    autograd_own *own = thread_own(&autograd_part);
    if (!own) return NULL;
    worker *const self = &own->worker;
    lock_take(&guard);
    torc_tensor t;
    while (!(t = object_retain(f->saves.data[at].again)) && is_running(f)) {
        if (waits_for_us(f, self)) {
            lock_release(&guard);
            return FAIL_NULL(RUNTIME,
                             "torch.utils.checkpoint: a tensor that the first run of the function saved was asked for "
                             "while it is being recomputed: the function, run again, must not differentiate what it "
                             "remembers of its first run");
        }
        self->waits_for = f;
        lock_wait(&guard, &run_ended);
        self->waits_for = NULL;
    }
    if (!t) f->running = self, f->generation = base_fork_generation();
    lock_release(&guard);
    if (!t) recompute(f, at, &t);
    return scope_lend(t);
}

/* The first run is over: what it made recompute while it ran is forgotten like the rest. */
static void end_first_run(frame *f) {
    for (int64_t i = 0;; i++) {
        torc_tensor t = NULL;
        lock_take(&guard);
        f->complete = true;
        while (i < f->saves.count && !f->saves.data[i].again) i++;
        bool more = i < f->saves.count;
        if (more) {
            t = f->saves.data[i].again;
            f->saves.data[i].again = NULL;
        }
        lock_release(&guard);
        object_release(t);
        if (!more) return;
    }
}

/* ------------------------------------------------------------------------------------------ public */
static torc_tensors run_first(torc_checkpoint_function function, torc_context context, torc_tensors inputs) {
    const int64_t guard = callback_enter();
    torc_tensors results = guard ? function(inputs, context.data) : NO_TENSORS;
    return callback_leave_with_tensors(guard, results, "checkpoint");
}

torc_tensors torc_checkpoint_with(torc_checkpoint_function function, torc_context context, torc_tensors inputs,
                                  const torc_checkpoint_options *options) {
    torc_checkpoint_options o;
    frame *f = NULL;
    bool ok = options_take("checkpoint", options, &o, &layout_torc_checkpoint_options) && !FAILED();
    if (ok && !function) ok = FAIL(VALUE, "checkpoint: the function is NULL");
    if (ok && !list_given(inputs.count, inputs.data))
        ok = FAIL(VALUE, "checkpoint: a list of %lld inputs at %p", (long long)inputs.count, (const void *)inputs.data);
    for (int64_t i = 0; ok && i < inputs.count; i++)
        if (inputs.data[i] && !tensor_valid(inputs.data[i]))
            ok = FAIL(TYPE, "checkpoint: input %lld is not a tensor%s", (long long)i, handle_doubt(inputs.data[i]));
    if (!ok || !autograd_grad_enabled) {
        torc_tensors results = ok ? run_first(function, context, inputs) : NO_TENSORS;
        callback_destroy(context, "the destroy function of checkpoint");
        return results;
    }
    if (!(f = base_calloc(1, sizeof *f))) {
        callback_destroy(context, "the destroy function of checkpoint");
        return NO_TENSORS;
    }
    f->function = function;
    f->options = o;
    f->context = context;
    f->ninputs = inputs.count;
    autocast_get(f->autocast);
    f->inputs = base_calloc((size_t)MAX(inputs.count, 1), sizeof *f->inputs);
    f->versions = base_calloc((size_t)MAX(inputs.count, 1), sizeof *f->versions);
    ok = f->inputs && f->versions;
    for (int64_t i = 0; ok && i < inputs.count; i++)
        if ((f->inputs[i] = object_retain(inputs.data[i]))) f->versions[i] = tensor_version(inputs.data[i]);
    if (ok && !o.discard_rng_state) {
        int64_t scope = torc_scope_begin();
        ok = keep_generator(f, TORC_CPU);
        for (int64_t i = 0; ok && i < inputs.count; i++)
            if (inputs.data[i] && !device_is_host(inputs.data[i]->device))
                ok = keep_generator(f, inputs.data[i]->device);
        torc_scope_end(scope);
    }
    if (!ok) {
        frame_destroy(f);
        return NO_TENSORS;
    }
    struct saved_hooks *const around = saved_hooks_top();
    if (!torc_saved_tensors_hooks_push(&(torc_saved_tensors_hooks){.struct_size = sizeof(torc_saved_tensors_hooks),
                                                                   .pack = forget,
                                                                   .unpack = remember,
                                                                   .drop = let_go,
                                                                   .context = {f, frame_destroy}}))
        return NO_TENSORS;
    torc_tensors results = run_first(function, context, inputs);
    end_first_run(f);
    saved_hooks_back_to(around); /* and with it the frame, if nothing was saved */
    return FAILED() ? NO_TENSORS : results;
}
