/* cuda/backend.c - CUDA registers itself: the device table for core, the kernels for ops, family by family. */
#include "cuda/code/custom_kernel.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/libraries/nvtx.h"
#include "cuda/memory/storage.h"
#include "cuda/streams/order.h"
#include "cuda/streams/wait.h"
#include "core/device.h"
#include "core/seams.h"

#include "torc/cuda.h"

static bool check(int index, const char *caller) { return cuda_device_index(index, caller) >= 0 && cuda_use(index); }
static int current(void) { return cuda_current_device(); }
static void *alloc(int index, size_t bytes) {
    void *p = NULL;
    return cuda_alloc(index, bytes, &p) ? p : NULL;
}
static bool copy(void *dst, torc_device dd, const void *src, torc_device sd, size_t bytes, bool non_blocking) {
    return cuda_copy(dst, dd.type == TORC_DEVICE_CUDA ? dd.index : -1, src, sd.type == TORC_DEVICE_CUDA ? sd.index : -1,
                     bytes, non_blocking);
}
static void *queue(int index) { return cuda_many_streams() ? cuda_current_stream(index) : NULL; }
static void queue_set(int index, void *stream) {
    (void)index;
    (void)cuda_exchange_stream(stream);
}
static bool is_lost(void) { return atomic_load_explicit(&cuda_init_state, memory_order_acquire) == CUDA_FORKED; }
static queue_patience queue_at_once(int index) {
    if (cuda_launch_blocking() || atomic_load(&cuda_sync_debugging)) return QUEUE_WATCHED;
    const torc_cuda_stream s = cuda_stream_seen(index);
    if (s && atomic_load_explicit(&s->known, memory_order_relaxed)) return QUEUE_WATCHED;
    return cuda_capturing(index) ? QUEUE_RECORDED : QUEUE_WAITS;
}
static bool queue_order(void *later, void *earlier) { return cuda_stream_order(later, earlier); }
/* The receiver may write, and may still be at it when the memory is given back: to torc its stream is one like others. */
static bool storage_hand_out(torc_storage s, uintptr_t queue) {
    const int64_t mark = scope_mark();
    const torc_cuda_stream to =
        queue == 1 ? cuda_default_stream(s->device.index) : torc_cuda_external_stream((void *)queue, s->device.index);
    bool ok = to != NULL;
    if (ok) {
        const torc_cuda_stream before = cuda_exchange_stream(to);
        ok = before && cuda_storage_before(s, true) && cuda_storage_after(s, true);
        if (before) (void)cuda_exchange_stream(before);
    }
    scope_keep(mark, NULL, 0);
    return ok;
}
static const device_backend backend = {
    .check = check,
    .current = current,
    .alloc = alloc,
    .free = cuda_free,
    .copy = copy,
    .storage_bytes = sizeof(cuda_storage),
    .storage_alloc = cuda_storage_alloc,
    .storage_free = cuda_storage_free,
    .storage_swap = cuda_storage_swap,
    .storage_before = cuda_storage_before,
    .storage_after = cuda_storage_after,
    .storage_beside = storage_pinned,
    .storage_hand_out = storage_hand_out,
    .queue = queue,
    .queue_set = queue_set,
    .queue_order = queue_order,
    .queue_at_once = queue_at_once,
    .lost = is_lost,
    .complete = true,
    .autocast = AUTOCAST_AS_CUDA,
    .autocast_dtype = TORC_FLOAT16,
};

static void register_all(void *unused) {
    (void)unused;
#define REGISTER(name) kernels_register(TORC_DEVICE_CUDA, cuda_##name##_kernels);
    CUDA_FAMILIES(REGISTER)
    REGISTER(custom)
    pointwise_runner[TORC_DEVICE_CUDA] = cuda_pointwise_run;
    pointwise_also[TORC_DEVICE_CUDA] = DTYPES_ALL;
    cuda_streams_order_by(&cuda_order_hooks);
    device_register(TORC_DEVICE_CUDA, &backend);
    cuda_nvtx_attach();
}

void cuda_register(const char *caller) {
    static base_once once;
    if (!cuda_init(caller)) return; /* the error says what is missing */
    base_call_once(&once, register_all, NULL);
}
