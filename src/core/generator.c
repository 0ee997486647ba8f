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

static void generator_destroy(void *object) {
    torc_generator g = object;
    object_release(g->state);
    base_free(g);
}
static const object_class generator_class = {"generator", generator_destroy};

static torc_generator generator_begin(torc_generator g, torc_device device) {
    object_init(&g->obj, &generator_class);
    g->device = device;
    mt19937_seed(&g->engine, default_seed);
    g->seed = default_seed;
    g->stale = true;
    return g;
}

static torc_generator generator_make(torc_device device) {
    torc_generator g = base_calloc(1, sizeof *g);
    return g ? generator_begin(g, device) : NULL;
}

static base_lock defaults_lock;
static torc_generator defaults[TORC_DEVICE_TYPE_COUNT][MAX_DEVICES];

/* With the lock held. From malloc, since it is there for the life of the process, whatever allocator is set. */
static torc_generator make_default(torc_device device) {
    torc_generator g = calloc(1, sizeof *g);
    return g ? generator_begin(g, device)
             : FAIL_NULL(OUT_OF_MEMORY, "no memory for the default generator of %s", device_text(device));
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
        g->seed = wanted[device.type][device.index].seed;
    base_ordered();
    *slot = g;
    lock_release(&defaults_lock);
    return g;
}

torc_generator torc_generator_new(torc_device device) {
    if (FAILED() || !device_resolve(&device, "Generator")) return NULL;
    return scope_lend(generator_make(device));
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

bool(torc_generator_manual_seed)(torc_generator g, uint64_t seed) {
    (void)exec_settle();
    if (FAILED() || !generator_given(g, "Generator.manual_seed")) return false;
    generator_lock(g);
    mt19937_seed(&g->engine, seed);
    g->seed = seed;
    g->offset = 0;
    g->stale = true;
    generator_unlock(g);
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
static bool pull(torc_generator g) {
    if (g->stale || !g->state) return true;
    uint64_t words[2];
    if (!storage_read(words, g->state, 0, sizeof words)) return false;
    g->seed = words[0];
    g->offset = words[1];
    return true;
}

uint64_t torc_generator_initial_seed(torc_generator g) {
    return generator_given(g, "Generator.initial_seed") ? g->seed : 0; /* which no device changes */
}

torc_device torc_generator_device(torc_generator g) {
    return generator_given(g, "Generator.device") ? g->device : (torc_device){TORC_DEVICE_NONE, 0};
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
    torc_generator copy = generator_make(g->device);
    if (!copy) return NULL;
    generator_lock(g);
    const bool ok = device_is_host(g->device) || pull(g);
    copy->engine = g->engine;
    copy->seed = g->seed;
    copy->offset = g->offset; /* the device has none of it yet: copy->stale */
    generator_unlock(g);
    if (!ok) {
        object_release(copy);
        return NULL;
    }
    return scope_lend(copy);
}

static bool has_offset(torc_generator g) {
    return !device_is_host(g->device) || FAIL(RUNTIME, "CPU Generator does not use offset");
}
uint64_t torc_generator_get_offset(torc_generator g) {
    (void)exec_settle();
    if (FAILED() || !generator_given(g, "Generator.get_offset") || !has_offset(g)) return 0;
    generator_lock(g);
    const uint64_t offset = pull(g) ? g->offset : 0;
    generator_unlock(g);
    return offset;
}
bool(torc_generator_set_offset)(torc_generator g, uint64_t offset) {
    (void)exec_settle();
    if (FAILED() || !generator_given(g, "Generator.set_offset") || !has_offset(g)) return false;
    if (offset % 4) return FAIL(RUNTIME, "offset must be a multiple of 4");
    generator_lock(g);
    g->offset = offset;
    g->stale = true;
    generator_unlock(g);
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
    generator_lock(g);
    bool ok = true;
    if (device_is_host(g->device))
        mt19937_encode(&g->engine, tensor_bytes(t));
    else if ((ok = pull(g)))
        memcpy(tensor_bytes(t), (uint64_t[2]){g->seed, g->offset}, PHILOX_STATE_BYTES);
    generator_unlock(g);
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
    generator_lock(g);
    if (device_is_host(g->device)) {
        (void)mt19937_decode(&g->engine, tensor_bytes(state));
        g->seed = g->engine.seed;
    } else {
        uint64_t words[2];
        memcpy(words, tensor_bytes(state), sizeof words);
        g->seed = words[0];
        g->offset = words[1];
        g->stale = true;
    }
    generator_unlock(g);
    return true;
}
