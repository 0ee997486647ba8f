/* cuda/graphs/random.c - the state of CUDA generators, and torch.cuda's functions for it.
 *
 * A generator's (seed, offset) lives in device memory (kernels/random.cuh), where the kernels that draw move it on: a
 * replayed graph draws new numbers, and the host never waits to know where the stream is.  The host writes it only when
 * the generator was seeded or given a state, as a copy queued before the kernel; otherwise it passes the address. */
#include "cuda/graphs/random.h"

#include "cuda/memory/transfer.h"
#include "cuda/streams/order.h"
#include "core/tensor_list.h"

enum { STATE_BYTES = 32 }; /* struct random_state of kernels/random.cuh */

/* With the lock held. */
static bool make_words(generator_state *s) {
    if (s->words) return true;
    torc_storage words = storage_new(s->device, STATE_BYTES);
    if (!words || !storage_access(words)) {
        object_release(words);
        return false;
    }
    s->words = words;
    s->stale = true;
    return true;
}

/* With the lock held. The words leave the host before the call returns: they are pageable memory. */
static bool write_words(generator_state *s) {
    const uint64_t words[STATE_BYTES / 8] = {s->seed, s->offset, 0, 0};
    if (!cuda_copy(s->words->data, s->device.index, words, -1, sizeof words, true)) return false;
    s->stale = false;
    return true;
}

/* The lock is not held on return: order between threads that share a generator is theirs to make, as with any tensor. */
bool cuda_generator_state(torc_generator given, int device, struct random_state **state) {
    torc_generator g = generator_for(given, TORC_CUDA(device));
    if (!g) return false;
    cuda_capture *capture = cuda_capturing(device);
    cuda_exclusive_begin();
    generator_state *s = generator_take(g);
    bool ok = capture ? cuda_recorder_now()->draw(capture, s) : make_words(s);
    ok = ok && cuda_exclusive_use(s->words); /* calls on other streams draw from it too */
    if (ok && s->stale) ok = write_words(s);
    if (ok) *state = s->words->data;
    generator_give(s);
    return ok;
}

bool cuda_generator_flush(generator_state *s) {
    generator_lock(s);
    bool ok = make_words(s);
    if (ok && s->stale) {
        ok = cuda_storage_before(s->words, true) && write_words(s);
        ok = cuda_storage_after(s->words, true) && ok;
    }
    generator_unlock(s);
    return ok;
}

/* ---------------------------------------------------------------------------------------------- public functions */

bool(torc_cuda_manual_seed)(uint64_t seed) {
    return !FAILED() && generator_seed(TORC_DEVICE_CUDA, cuda_current_device(), seed);
}

bool(torc_cuda_manual_seed_all)(uint64_t seed) { return !FAILED() && generator_seed(TORC_DEVICE_CUDA, -1, seed); }

bool torc_cuda_seed(void) {
    uint64_t seed;
    return !FAILED() && generator_entropy(TORC_DEVICE_CUDA, &seed) && torc_cuda_manual_seed(seed);
}

bool torc_cuda_seed_all(void) {
    uint64_t seed;
    return !FAILED() && generator_entropy(TORC_DEVICE_CUDA, &seed) && torc_cuda_manual_seed_all(seed);
}

static torc_generator generator_of(int device, const char *caller) {
    if (FAILED()) return NULL;
    int ordinal = cuda_device_index(device, caller);
    return ordinal >= 0 ? torc_default_generator(TORC_CUDA(ordinal)) : NULL;
}

uint64_t torc_cuda_initial_seed(void) {
    torc_generator g = generator_of(-1, "torch.cuda.initial_seed");
    return g ? torc_generator_initial_seed(g) : 0;
}

torc_tensor(torc_cuda_get_rng_state)(int device) {
    torc_generator g = generator_of(device, "torch.cuda.get_rng_state");
    return g ? torc_generator_get_state(g) : NULL;
}

bool(torc_cuda_set_rng_state)(torc_tensor state, int device) {
    torc_generator g = generator_of(device, "torch.cuda.set_rng_state");
    return g && torc_generator_set_state(g, state);
}

torc_tensors torc_cuda_get_rng_state_all(void) {
    if (FAILED() || !cuda_init("torch.cuda.get_rng_state_all")) return NO_TENSORS;
    int count = cuda_driver_device_count();
    torc_tensor *list = tensor_list_lend(count);
    for (int i = 0; list && i < count; i++)
        if (!(list[i] = torc_cuda_get_rng_state(i))) return NO_TENSORS;
    return list ? (torc_tensors){list, count} : NO_TENSORS;
}

bool torc_cuda_set_rng_state_all(torc_tensors states) {
    if (FAILED() || !cuda_init("torch.cuda.set_rng_state_all")) return false;
    if (!list_given(states.count, states.data) || states.count > cuda_driver_device_count())
        return FAIL(VALUE, "torch.cuda.set_rng_state_all(): there are %d devices, but %lld states were given",
                    cuda_driver_device_count(), (long long)states.count);
    for (int64_t i = 0; i < states.count; i++) /* nothing changes unless all can */
        if (!generator_state_check(generator_of((int)i, "torch.cuda.set_rng_state_all"), states.data[i])) return false;
    for (int64_t i = 0; i < states.count; i++)
        if (!torc_cuda_set_rng_state(states.data[i], (int)i)) return false;
    return true;
}
