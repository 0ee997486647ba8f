/* generator.c - one default generator per device, and generators of the caller's own.
 *
 * On the CPU the engine is mt19937, so that a seed gives PyTorch's numbers. On other devices it is Philox, whose whole
 * state is (seed, offset); on CUDA it lives in device memory so that a captured step advances it at replay. */
#include "core/generator.h"

#include <stdlib.h>
#include <sys/random.h>

#include "core/device.h"
#include "core/seams.h"
#include "core/tensor.h"
#include "base/lock.h"

enum { MAX_DEVICES = 64, PHILOX_STATE_BYTES = 16 };
static const uint64_t default_seed = 67280421310721u;

static void state_destroy(void *object) {
    generator_state *s = object;
    object_release(s->words);
    base_free(s);
}
static OBJECT_CLASS state_class = {"generator state", state_destroy};

static void generator_destroy(void *object) {
    torc_generator g = object;
    object_release(g->state);
    base_free(g);
}
static OBJECT_CLASS generator_class = {"generator", generator_destroy};

static generator_state *state_begin(generator_state *s, torc_device device) {
    object_init(&s->obj, &state_class);
    s->device = device;
    mt19937_seed(&s->engine, default_seed);
    s->seed = default_seed;
    s->stale = true;
    return s;
}
static torc_generator generator_begin(torc_generator g, torc_device device, generator_state *s) {
    object_init(&g->obj, &generator_class);
    g->device = device;
    g->state = s;
    return g;
}

/* With a state that is given, and owned by it from here on, whether it can be made or not; NULL: that could not be. */
static torc_generator generator_with(generator_state *s) {
    torc_generator g = s ? base_calloc(1, sizeof *g) : NULL;
    if (g) return generator_begin(g, s->device, s);
    object_release(s);
    return NULL;
}

generator_state *generator_current(torc_generator g) {
    (void)lock_spin(&g->lock);
    generator_state *s = object_retain(g->state);
    lock_unspin(&g->lock);
    return s;
}

void generator_exchange(torc_generator g, generator_state *state) {
    (void)lock_spin(&g->lock);
    generator_state *before = g->state;
    g->state = state;
    lock_unspin(&g->lock);
    object_release(before);
}

static base_lock defaults_lock;
static torc_generator defaults[TORC_DEVICE_TYPE_COUNT][MAX_DEVICES];

/* With the lock held. From malloc, since it is there for the life of the process, whatever allocator is set; so is its first state,
 * even if it is given another one. */
static torc_generator make_default(torc_device device) {
    struct {
        struct torc_generator_s generator;
        generator_state state;
    } *both = calloc(1, sizeof *both);
    if (!both) return FAIL_NULL(OUT_OF_MEMORY, "no memory for the default generator of %s", device_text(device));
    return generator_begin(&both->generator, device, object_retain(state_begin(&both->state, device)));
}

/* Seeds for the generators of devices that are first used later. */
static struct {
    uint64_t seed;
    bool given;
} wanted[TORC_DEVICE_TYPE_COUNT][MAX_DEVICES];

torc_generator torc_default_generator(torc_device device) {
    if (FAILED() || !device_resolve(&device, "default_generator")) return NULL;
    if (device.index >= MAX_DEVICES) return FAIL_NULL(VALUE, "at most %d devices have generators", MAX_DEVICES);
    torc_generator *slot = &defaults[device.type][device.index];
    lock_take(&defaults_lock);
    torc_generator g = *slot;
    if (!g && (g = make_default(device)) && wanted[device.type][device.index].given)
        g->state->seed = wanted[device.type][device.index].seed;
    base_ordered();
    *slot = g;
    lock_release(&defaults_lock);
    return g;
}

torc_generator torc_generator_new(torc_device device) {
    if (FAILED() || !device_resolve(&device, "Generator")) return NULL;
    generator_state *s = base_calloc(1, sizeof *s);
    return scope_lend(generator_with(s ? state_begin(s, device) : NULL));
}

bool generator_given(torc_generator g, const char *function) {
    if (object_is(g, &generator_class)) return true;
    return FAIL(VALUE, "%s: the generator is NULL or not a generator%s", function, handle_doubt(g));
}

torc_generator generator_for(torc_generator g, torc_device device) {
    if (!g) return torc_default_generator(device);
    if (!generator_given(g, "generator")) return NULL;
    if (!device_equal(g->device, device))
        return FAIL_NULL(RUNTIME, "Expected a '%s' device type for generator but found '%s'", device_text(device),
                         device_text(g->device));
    return g;
}

bool generator_mark_take(generator_mark *m, torc_generator given, torc_device device) {
    m->generator = NULL;
    const torc_generator g = generator_for(given, device);
    if (!g || !exec_settle()) return false; /* what was put off is not to be taken back with the rest */
    if (!device_is_host(device)) return true;
    generator_state *s = generator_take(g);
    m->engine = s->engine;
    generator_give(s);
    m->generator = g;
    return true;
}
void generator_mark_return(const generator_mark *m) {
    if (!m->generator) return;
    base_error_state *why = base_error_save();
    (void)exec_settle(); /* draws that were put off since: they are taken back with the others */
    torc_error_clear();
    base_error_restore(why);
    generator_state *s = generator_take(m->generator);
    s->engine = m->engine;
    generator_give(s);
}

bool(torc_generator_manual_seed)(torc_generator g, uint64_t seed) {
    (void)exec_settle();
    if (FAILED() || !generator_given(g, "Generator.manual_seed")) return false;
    generator_state *s = generator_take(g);
    mt19937_seed(&s->engine, seed);
    s->seed = seed;
    s->offset = 0;
    s->stale = true;
    generator_give(s);
    return true;
}

bool generator_seed(torc_device_type type, int index, uint64_t seed) {
    if (index >= MAX_DEVICES) return FAIL(VALUE, "at most %d devices have generators", MAX_DEVICES);
    torc_generator made[MAX_DEVICES] = {NULL};
    lock_take(&defaults_lock);
    for (int i = MAX(index, 0); i <= (index < 0 ? MAX_DEVICES - 1 : index); i++) {
        wanted[type][i].seed = seed;
        base_ordered();
        wanted[type][i].given = true;
        made[i] = defaults[type][i];
    }
    lock_release(&defaults_lock);
    for (int i = 0; i < MAX_DEVICES; i++)
        if (made[i] && !torc_generator_manual_seed(made[i], seed)) return false;
    return true;
}

bool(torc_manual_seed)(uint64_t seed) {
    torc_generator cpu = torc_default_generator(TORC_CPU);
    bool ok = cpu && torc_generator_manual_seed(cpu, seed);
    for (int type = TORC_DEVICE_CPU + 1; ok && type < TORC_DEVICE_TYPE_COUNT; type++)
        ok = generator_seed((torc_device_type)type, -1, seed);
    return ok;
}

/* Read the device's (seed, offset) into the host copies. */
static bool pull(generator_state *s) {
    if (s->stale || !s->words) return true;
    uint64_t words[2];
    if (!storage_read(words, s->words, 0, sizeof words)) return false;
    s->seed = words[0];
    s->offset = words[1];
    return true;
}

uint64_t torc_generator_initial_seed(torc_generator g) {
    if (!generator_given(g, "Generator.initial_seed")) return 0;
    generator_state *s = generator_take(g);
    const uint64_t seed = s->seed; /* which no device changes */
    generator_give(s);
    return seed;
}

torc_device torc_generator_device(torc_generator g) {
    return generator_given(g, "Generator.device") ? g->device : (torc_device){.type = TORC_DEVICE_NONE};
}

/* ------------------------------------------------------------------------------------------ seeds of the system's */
bool generator_entropy(torc_device_type type, uint64_t *seed) {
    if (getrandom(seed, sizeof *seed, 0) != (ssize_t)sizeof *seed)
        return FAIL(RUNTIME, "the system gave no random seed");
    if (type != TORC_DEVICE_CPU) *seed &= (UINT64_C(1) << 53) - 1;
    return true;
}

uint64_t torc_generator_seed(torc_generator g) {
    uint64_t seed;
    if (FAILED() || !generator_given(g, "Generator.seed")) return 0;
    return generator_entropy((torc_device_type)g->device.type, &seed) && torc_generator_manual_seed(g, seed) ? seed : 0;
}

uint64_t torc_seed(void) {
    uint64_t seed;
    return !FAILED() && generator_entropy(TORC_DEVICE_CPU, &seed) && torc_manual_seed(seed) ? seed : 0;
}
uint64_t torc_initial_seed(void) {
    torc_generator g = torc_default_generator(TORC_CPU);
    return g ? torc_generator_initial_seed(g) : 0;
}

/* ------------------------------------------------------------------------------------------ state */
torc_generator torc_generator_clone_state(torc_generator g) {
    (void)exec_settle();
    if (FAILED() || !generator_given(g, "Generator.clone_state")) return NULL;
    generator_state *s = generator_current(g), *copy = generator_state_copy(s);
    object_release(s);
    return scope_lend(generator_with(copy));
}

/* The words of a state that the device knows are copied there, in the order of the current queue. */
static bool copy_words(generator_state *to, const generator_state *from) {
    if (!from->words || from->stale) return true;
    to->words = storage_new(from->device, from->words->nbytes);
    to->stale = false;
    return to->words && storage_access(to->words) &&
           storage_copy(to->words, 0, from->words, 0, from->words->nbytes, true);
}
generator_state *generator_state_copy(generator_state *s) {
    generator_state *copy = base_calloc(1, sizeof *copy);
    if (!copy) return NULL;
    state_begin(copy, s->device);
    generator_lock(s);
    copy->engine = s->engine;
    copy->seed = s->seed;
    copy->offset = s->offset;
    const bool ok = copy_words(copy, s);
    generator_unlock(s);
    if (ok) return copy;
    object_release(copy);
    return NULL;
}

static bool graphsafe(torc_generator g, const char *function) {
    return !device_is_host(g->device) || FAIL(NOT_IMPLEMENTED, "%s is not supported in this Generator", function);
}
torc_generator torc_generator_graphsafe_get_state(torc_generator g) {
    if (FAILED() || !generator_given(g, "Generator.graphsafe_get_state") || !graphsafe(g, "graphsafe_get_state"))
        return NULL;
    return scope_lend(generator_with(generator_current(g)));
}
bool torc_generator_graphsafe_set_state(torc_generator g, torc_generator state) {
    (void)exec_settle(); /* the draws so far are of the state that it has */
    if (FAILED() || !generator_given(g, "Generator.graphsafe_set_state") || !graphsafe(g, "graphsafe_set_state"))
        return false;
    if (!object_is(state, &generator_class))
        return FAIL(TYPE, "Generator.graphsafe_set_state: expected a Generator, but got %s%s",
                    state ? "something else" : "NoneType", state ? handle_doubt(state) : "");
    if (!device_equal(g->device, state->device))
        return FAIL(RUNTIME, "Expected a '%s' device type for generator but found '%s'", device_text(g->device),
                    device_text(state->device));
    generator_exchange(g, generator_current(state));
    return true;
}

static bool has_offset(torc_generator g) {
    return !device_is_host(g->device) || FAIL(RUNTIME, "CPU Generator does not use offset");
}
uint64_t torc_generator_get_offset(torc_generator g) {
    (void)exec_settle();
    if (FAILED() || !generator_given(g, "Generator.get_offset") || !has_offset(g)) return 0;
    generator_state *s = generator_take(g);
    const uint64_t offset = pull(s) ? s->offset : 0;
    generator_give(s);
    return offset;
}
bool(torc_generator_set_offset)(torc_generator g, uint64_t offset) {
    (void)exec_settle();
    if (FAILED() || !generator_given(g, "Generator.set_offset") || !has_offset(g)) return false;
    if (offset % 4) return FAIL(RUNTIME, "offset must be a multiple of 4");
    generator_state *s = generator_take(g);
    s->offset = offset;
    s->stale = true;
    generator_give(s);
    return true;
}

torc_tensor torc_generator_get_state(torc_generator g) {
    (void)exec_settle();
    if (FAILED() || !generator_given(g, "Generator.get_state")) return NULL;
    int64_t bytes = device_is_host(g->device) ? MT19937_STATE_BYTES : PHILOX_STATE_BYTES;
    torc_tensor t = tensor_promise(TORC_CPU, TORC_UINT8, 1, &bytes, NULL);
    if (!t || !tensor_access(t)) {
        object_release(t);
        return NULL;
    }
    generator_state *s = generator_take(g);
    bool ok = true;
    if (device_is_host(g->device))
        mt19937_encode(&s->engine, tensor_bytes(t));
    else if ((ok = pull(s)))
        memcpy(tensor_bytes(t), (uint64_t[2]){s->seed, s->offset}, PHILOX_STATE_BYTES);
    generator_give(s);
    if (!ok) {
        object_release(t);
        return NULL;
    }
    return scope_lend(t);
}

bool generator_state_check(torc_generator g, torc_tensor state) {
    (void)exec_settle();
    if (FAILED() || !generator_given(g, "Generator.set_state")) return false;
    if (!tensor_valid(state) || state->dtype != TORC_UINT8 || !device_is_host(state->device) || !is_contiguous(state) ||
        !tensor_ready(state))
        return FAIL(TYPE, "RNG state must be a torch.ByteTensor");
    int64_t bytes = device_is_host(g->device) ? MT19937_STATE_BYTES : PHILOX_STATE_BYTES;
    if (state->numel != bytes)
        return device_is_host(g->device)
                   ? FAIL(RUNTIME,
                          "Expected a CPUGeneratorImplState of size %lld but found the input RNG state size to be %lld",
                          (long long)bytes, (long long)state->numel)
                   : FAIL(RUNTIME, "RNG state is wrong size");
    mt19937 engine;
    uint64_t words[2];
    if (device_is_host(g->device))
        return mt19937_decode(&engine, tensor_bytes(state)) || FAIL(RUNTIME, "Invalid mt19937 state");
    memcpy(words, tensor_bytes(state), sizeof words);
    return words[1] % 4 == 0 || FAIL(RUNTIME, "offset must be a multiple of 4");
}

bool torc_generator_set_state(torc_generator g, torc_tensor state) {
    if (!generator_state_check(g, state)) return false;
    generator_state *s = generator_take(g);
    if (device_is_host(g->device)) {
        (void)mt19937_decode(&s->engine, tensor_bytes(state));
        s->seed = s->engine.seed;
    } else {
        uint64_t words[2];
        memcpy(words, tensor_bytes(state), sizeof words);
        s->seed = words[0];
        s->offset = words[1];
        s->stale = true;
    }
    generator_give(s);
    return true;
}
