/* checkpoint.c - memory for time: forget what a part of the forward pass saved, compute it again in backward.
 *
 * While the part runs, saved_tensors_hooks take every tensor its nodes save and keep only a number, the position among
 * the saves. The first node of the part whose rule asks for a saved tensor makes the part run again, in grad mode and
 * with the random generators as they were, under hooks that keep the tensors; position for position they answer for the
 * forgotten ones. So the graph is the ordinary one: gradients of parameters the function closes over, torc_autograd_grad
 * and create_graph work as without a checkpoint.
 *
 * Note [What was recomputed]
 * belongs to one backward pass and to the thread that is within it: another pass, in which inputs, parameters or whatever else the
 * function reads may have changed, recomputes for itself, after the inputs' versions were compared. A tensor is handed out once, to the rule
 * that asks for it, so it is gone when that has run, whether the graph is retained or not; a rule that asks again, as a custom function's
 * may, makes the part run once more. What nobody asked for goes with the pass. Who asks from outside of any pass (a program that looks at
 * what a node saved) has a run of his own.
 *
 * The function may differentiate while it runs (forces, gradient penalties). Then it runs again in the middle of its
 * own first run, of which only the beginning is known: as many positions as there are by then are filled, what comes
 * later is not looked at.
 *
 * Note [Stopping early]
 * If the program says so, a run ends as soon as it has saved as many tensors as the first one: the call that saves the last one
 * fails, and so do all that follow, as after any error, until the function returns. That error is taken back. It is no default in C, where a function
 * may treat a failure as the end of everything; in Python it is an exception, which unwinds the function as PyTorch's does.
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
    bool gone; /* its node let go of it: nobody will ask */
} save;

typedef struct worker worker;
typedef struct frame {
    uint64_t id; /* never given again */
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

/* See Note [What was recomputed]; in the thread's list. */
typedef struct recalled {
    struct recalled *next;
    uint64_t pass, frame;
    int64_t count;
    torc_tensor tensors[]; /* owned; NULL: handed out, or nobody will ask */
} recalled;

/* Of all frames, since a wait concerns several; held for a few loads and stores at a time. */
static base_lock guard;
static base_signal run_ended;

/* A thread that recomputed when the process was forked does not exist in the child: there somebody else does it. Guarded. */
static bool is_running(const frame *f) { return f->running && f->generation == base_fork_generation(); }

static void frame_destroy(void *context) {
    frame *f = context;
    for (int64_t i = 0; f->inputs && i < f->ninputs; i++) object_release(f->inputs[i]);
    for (int i = 0; i < f->ngenerators; i++) object_release(f->states[i]);
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
    save s = {.gone = false};
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

/* Tensor `at`, which is the caller's from now on; NULL: it is not there (any more). */
static torc_tensor recalled_take(recalled *r, int64_t at) {
    torc_tensor t = r->tensors[at];
    r->tensors[at] = NULL;
    return t;
}

static void let_go(void *packed, void *context) {
    frame *f = context;
    const int64_t at = (intptr_t)packed - 1;
    lock_take(&guard);
    f->saves.data[at].gone = true;
    lock_release(&guard);
    const autograd_own *own = thread_seen(&autograd_part);
    for (recalled *r = own ? own->recalled : NULL; r; r = r->next)
        if (r->frame == f->id && at < r->count) object_release(recalled_take(r, at));
}

/* ------------------------------------------------------------------------------------------ what was recomputed */
static void recalled_drop(recalled *r) {
    for (int64_t i = 0; r && i < r->count; i++) object_release(r->tensors[i]);
    base_free(r);
}
/* Out of the thread's list: what was recomputed for that pass, of the frame of that number or of any (0). NULL: nothing. */
static recalled *recalled_remove(autograd_own *own, uint64_t pass, uint64_t frame) {
    for (recalled **at = &own->recalled; *at; at = &(*at)->next) {
        recalled *r = *at;
        if (r->pass != pass || (frame && r->frame != frame)) continue;
        *at = r->next;
        return r;
    }
    return NULL;
}
void checkpoint_pass_ended(uint64_t pass) {
    autograd_own *own = thread_seen(&autograd_part);
    for (recalled *r; own && own->recalled && (r = recalled_remove(own, pass, 0));) recalled_drop(r);
}

/* ------------------------------------------------------------------------------------------ recomputation */
typedef struct rerun {
    frame *f;
    recalled *kept; /* owned; as many entries as the first run had filled positions when this one began */
    bool complete;  /* and whether those are all */
    bool stopped;   /* see Note [Stopping early] */
    int64_t position;
} rerun;
static const char stop_text[] = "torch.utils.checkpoint: all that is needed has been computed again";

/* The context is gone when the last of what was packed is dropped: only `keep` may look at it. */
static void *keep(torc_tensor t, void *context) {
    rerun *r = context;
    int64_t at = r->position++;
    torc_tensor own = t->autograd ? tensor_alias(t) : object_retain(t); /* not what made it */
    if (own && at < r->kept->count) {
        lock_take(&guard);
        bool gone = r->f->saves.data[at].gone;
        lock_release(&guard);
        if (!gone) r->kept->tensors[at] = object_retain(own);
    }
    if (own && r->f->options.early_stop && r->position >= r->kept->count) {
        r->stopped = true;
        FAIL(RUNTIME, "%s", stop_text);
    }
    return own;
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
    const int64_t known = r->kept->count;
    if (r->position < known || (r->complete && r->position > known))
        return FAIL(RUNTIME,
                    "torch.utils.checkpoint: A different number of tensors was saved during the original forward and "
                    "recomputation.\nNumber of tensors saved during forward: %lld\n"
                    "Number of tensors saved during recomputation: %lld.",
                    (long long)known, (long long)r->position);
    for (int64_t i = 0; i < known && !r->f->options.skip_determinism_check; i++) {
        const grad_spec *s = &r->f->saves.data[i].spec;
        torc_tensor t = r->kept->tensors[i];
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
        if (r->stopped && FAILED() && !strcmp(torc_error_message(), stop_text)) torc_error_clear();
    }
    base_error_state *error = base_error_save();            /* the program's generators come back whatever happened */
    if (set && !exec_settle() && error) torc_error_clear(); /* the first one stands */
    for (int i = 0; i < set; i++) generator_exchange(f->generators[i], now[i]);
    base_error_restore(error);
    torc_scope_end(scope);
    return !FAILED();
}

/* All that the first run saved so far, owned, by the thread that `running` names; NULL and an error. */
static recalled *recompute(frame *f) {
    lock_take(&guard);
    rerun r = {.f = f, .complete = f->complete};
    const int64_t known = f->saves.count;
    lock_release(&guard);
    r.kept = base_calloc(1, sizeof *r.kept + (size_t)known * sizeof *r.kept->tensors);
    if (r.kept) {
        r.kept->frame = f->id;
        r.kept->count = known;
    }
    bool ok = r.kept && run_again(&r);
    lock_take(&guard);
    ok = ok && check_recomputed(&r);
    f->running = NULL;
    signal_all(&run_ended);
    lock_release(&guard);
    if (ok) return r.kept;
    recalled_drop(r.kept);
    return NULL;
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
    const uint64_t pass = torc_backward_id();
    for (recalled *r = pass ? own->recalled : NULL; r; r = r->next) {
        torc_tensor t = r->pass == pass && r->frame == f->id && at < r->count ? recalled_take(r, at) : NULL;
        if (t) return scope_lend(t);
    }
    worker *const self = &own->worker;
    lock_take(&guard);
    while (is_running(f)) {
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
    f->running = self;
    f->generation = base_fork_generation();
    lock_release(&guard);
    recalled *r = recompute(f);
    if (!r) return NULL;
    torc_tensor t = recalled_take(r, at);
    if (!pass)
        recalled_drop(r);
    else {
        recalled_drop(recalled_remove(own, pass, f->id));
        r->pass = pass;
        r->next = own->recalled;
        own->recalled = r;
    }
    return scope_lend(t);
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
    static _Atomic uint64_t frames;
    f->id = atomic_fetch_add_explicit(&frames, 1, memory_order_relaxed) + 1;
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
    lock_take(&guard);
    f->complete = true;
    lock_release(&guard);
    saved_hooks_back_to(around); /* and with it the frame, if nothing was saved */
    return FAILED() ? NO_TENSORS : results;
}
