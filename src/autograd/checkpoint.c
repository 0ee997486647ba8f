/* checkpoint.c - memory for time: forget what a part of the forward pass saved, compute it again in backward.
 *
 * While the part runs, saved_tensors_hooks take every tensor its nodes save and keep only a number, the position among
 * the saves. The first node of the part whose rule asks for a saved tensor makes the part run again, in grad mode and
 * with the random generators as they were, under hooks that keep the tensors; position for position they answer for the
 * forgotten ones. A recomputed tensor goes when its node lets go of it. So the graph is the ordinary one: gradients of
 * parameters the function closes over, torc_autograd_grad and create_graph work as without a checkpoint.
 *
 * The inputs are kept by handle and must not be written in the meantime; their versions are checked. */
#include <pthread.h>

#include "autograd/graph.h"
#include "torc/amp.h"
#include "ops/pack.h"

enum { MAX_GENERATORS = 8 };

typedef struct frame {
    torc_checkpoint_function function;
    torc_checkpoint_options options;
    void *context;
    torc_tensor *inputs; /* owned */
    int64_t *versions;
    int64_t ninputs;
    torc_generator generators[MAX_GENERATORS]; /* of the process: borrowed */
    torc_tensor states[MAX_GENERATORS];        /* owned */
    int ngenerators;
    torc_dtype autocast[TORC_DEVICE_TYPE_COUNT]; /* NONE: no region of that device type */
    pthread_mutex_t mutex;                       /* guards what follows once backward began */
    VEC(grad_spec) specs;                        /* of what forward saved */
    VEC(torc_tensor) recomputed;                 /* owned; by position */
    int64_t position;                            /* of the recomputation */
} frame;

static void frame_destroy(void *context) {
    frame *f = context;
    for (int64_t i = 0; f->inputs && i < f->ninputs; i++) object_release(f->inputs[i]);
    for (int i = 0; i < f->ngenerators; i++) object_release(f->states[i]);
    for (int64_t i = 0; i < f->recomputed.count; i++) object_release(f->recomputed.data[i]);
    if (f->options.destroy) f->options.destroy(f->context);
    pthread_mutex_destroy(&f->mutex);
    base_free(f->inputs);
    base_free(f->versions);
    VEC_FREE(&f->specs);
    VEC_FREE(&f->recomputed);
    base_free(f);
}

/* ------------------------------------------------------------------------------------------ random state */
static bool keep_generator(frame *f, torc_device device) {
    torc_generator g = torc_default_generator(device);
    for (int i = 0; i < f->ngenerators; i++)
        if (f->generators[i] == g) return true;
    if (!g || f->ngenerators == MAX_GENERATORS) return g != NULL;
    torc_tensor state = torc_generator_get_state(g);
    if (!state) return false;
    f->generators[f->ngenerators] = g;
    f->states[f->ngenerators++] = object_retain(state);
    return true;
}

/* Exchange the generators' states with the kept ones. */
static bool swap_generators(frame *f) {
    for (int i = 0; i < f->ngenerators; i++) {
        torc_tensor now = torc_generator_get_state(f->generators[i]);
        if (!now || !torc_generator_set_state(f->generators[i], f->states[i])) return false;
        object_release(f->states[i]);
        f->states[i] = object_retain(now);
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ forward */
static void *forget(torc_tensor t, void *context) {
    frame *f = context;
    grad_spec s;
    memset(&s, 0, sizeof s);
    spec_of(&s, t);
    return VEC_PUSH(&f->specs, s) ? (void *)(uintptr_t)f->specs.count : NULL; /* position + 1 */
}

static void let_go(void *packed, void *context) {
    frame *f = context;
    int64_t at = (int64_t)(uintptr_t)packed - 1;
    torc_tensor t = NULL;
    pthread_mutex_lock(&f->mutex);
    if (at < f->recomputed.count) {
        t = f->recomputed.data[at];
        f->recomputed.data[at] = NULL;
    }
    pthread_mutex_unlock(&f->mutex);
    object_release(t);
}

/* ------------------------------------------------------------------------------------------ recomputation */
static void *keep(torc_tensor t, void *context) {
    frame *f = context;
    int64_t at = f->position++;
    if (at < f->recomputed.count) {
        object_release(f->recomputed.data[at]);
        f->recomputed.data[at] = object_retain(t);
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

static bool check_recomputed(const frame *f) {
    if (f->position != f->specs.count)
        return FAIL(RUNTIME,
                    "torch.utils.checkpoint: A different number of tensors was saved during the original forward and "
                    "recomputation.\nNumber of tensors saved during forward: %lld\n"
                    "Number of tensors saved during recomputation: %lld.",
                    (long long)f->specs.count, (long long)f->position);
    for (int64_t i = 0; i < f->specs.count && !f->options.skip_determinism_check; i++) {
        const grad_spec *s = &f->specs.data[i];
        torc_tensor t = f->recomputed.data[i];
        if (same_spec(s, t)) continue;
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

static bool recompute(frame *f) {
    for (int64_t i = 0; i < f->ninputs; i++)
        if (f->inputs[i] && tensor_version(f->inputs[i]) != f->versions[i])
            return saved_was_modified(f->inputs[i], tensor_version(f->inputs[i]), f->versions[i],
                                      torc_grad_fn_name(f->inputs[i]), (int)torc_output_nr(f->inputs[i])) != NULL;
    while (f->recomputed.count < f->specs.count)
        if (!VEC_PUSH(&f->recomputed, NULL)) return false;
    f->position = 0;
    torc_scope_begin();
    bool ok = swap_generators(f) &&
              torc_saved_tensors_hooks_push(&(torc_saved_tensors_hooks){.struct_size = sizeof(torc_saved_tensors_hooks),
                                                                        .pack = keep,
                                                                        .unpack = kept,
                                                                        .drop = drop_kept,
                                                                        .context = f});
    if (ok) {
        bool grad = torc_enable_grad_begin(), autocast = autocast_enabled;
        int regions = 0;
        autocast_enabled = false;
        for (int type = 0; type < TORC_DEVICE_TYPE_COUNT; type++)
            if (f->autocast[type] && torc_autocast_begin((torc_device_type)type, f->autocast[type])) regions++;
        f->function((torc_tensors){f->inputs, f->ninputs}, f->context);
        while (regions--) torc_autocast_end();
        autocast_enabled = autocast;
        torc_enable_grad_end(grad);
        torc_saved_tensors_hooks_pop();
    }
    torc_scope_end();
    base_error_state *error = base_error_save(); /* the program's generators come back whatever happened */
    torc_scope_begin();
    bool back = swap_generators(f);
    torc_scope_end();
    if (error) {
        torc_error_clear();
        base_error_restore(error);
    }
    return ok && back && !FAILED() && check_recomputed(f);
}

static torc_tensor remember(void *packed, void *context) {
    frame *f = context;
    int64_t at = (int64_t)(uintptr_t)packed - 1;
    pthread_mutex_lock(&f->mutex);
    torc_tensor t = NULL;
    if ((at < f->recomputed.count && f->recomputed.data[at]) || recompute(f))
        t = scope_lend(object_retain(f->recomputed.data[at]));
    pthread_mutex_unlock(&f->mutex);
    return t;
}

/* ------------------------------------------------------------------------------------------ public */
/* The function's list may lie in memory that its second run overwrites: hand out a list of our own. */
static torc_tensors listed(torc_tensors results) {
    const torc_tensors none = {NULL, 0};
    if (FAILED()) return none;
    if (results.count < 0 || (results.count && !results.data)) {
        FAIL(VALUE, "torc_checkpoint: the function returned a list without entries");
        return none;
    }
    torc_tensor *list = results.count ? tensor_list_lend(results.count) : NULL;
    if (!list) return none;
    memcpy(list, results.data, (size_t)results.count * sizeof *list);
    return (torc_tensors){list, results.count};
}

torc_tensors torc_checkpoint_with(torc_checkpoint_function function, void *context, torc_tensors inputs,
                                  const torc_checkpoint_options *options) {
    const torc_tensors none = {NULL, 0};
    torc_checkpoint_options o = {0};
    frame *f = NULL;
    bool ok = options_copy("torc_checkpoint", &o, options, sizeof o) && !FAILED();
    if (ok && !function) ok = FAIL(VALUE, "torc_checkpoint: the function is NULL");
    if (ok && (inputs.count < 0 || (inputs.count && !inputs.data)))
        ok = FAIL(VALUE, "torc_checkpoint: a list without entries");
    for (int64_t i = 0; ok && i < inputs.count; i++)
        if (inputs.data[i] && !tensor_valid(inputs.data[i]))
            ok = FAIL(TYPE, "torc_checkpoint: input %lld is not a tensor", (long long)i);
    if (!ok || !autograd_grad_enabled) {
        torc_tensors results = ok ? listed(function(inputs, context)) : none;
        if (o.destroy) o.destroy(context);
        return results;
    }
    if (!(f = base_calloc(1, sizeof *f))) {
        if (o.destroy) o.destroy(context);
        return none;
    }
    pthread_mutex_init(&f->mutex, NULL);
    f->function = function;
    f->options = o;
    f->context = context;
    f->ninputs = inputs.count;
    for (int type = 0; autocast_enabled && type < TORC_DEVICE_TYPE_COUNT; type++)
        if (torc_is_autocast_enabled((torc_device_type)type))
            f->autocast[type] = torc_get_autocast_dtype((torc_device_type)type);
    f->inputs = base_calloc((size_t)MAX(inputs.count, 1), sizeof *f->inputs);
    f->versions = base_calloc((size_t)MAX(inputs.count, 1), sizeof *f->versions);
    ok = f->inputs && f->versions;
    for (int64_t i = 0; ok && i < inputs.count; i++)
        if ((f->inputs[i] = object_retain(inputs.data[i]))) f->versions[i] = tensor_version(inputs.data[i]);
    if (ok && !o.discard_rng_state) {
        torc_scope_begin();
        ok = keep_generator(f, (torc_device){TORC_DEVICE_CPU, 0});
        for (int64_t i = 0; ok && i < inputs.count; i++)
            if (inputs.data[i] && inputs.data[i]->device.type != TORC_DEVICE_CPU)
                ok = keep_generator(f, inputs.data[i]->device);
        torc_scope_end();
    }
    if (!ok ||
        !torc_saved_tensors_hooks_push(&(torc_saved_tensors_hooks){.struct_size = sizeof(torc_saved_tensors_hooks),
                                                                   .pack = forget,
                                                                   .unpack = remember,
                                                                   .drop = let_go,
                                                                   .context = f,
                                                                   .destroy = frame_destroy})) {
        frame_destroy(f);
        return none;
    }
    torc_tensors results = listed(function(inputs, context));
    torc_saved_tensors_hooks_pop();
    return FAILED() ? none : results;
}
