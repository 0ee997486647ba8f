/* storage.c - bytes on a device, counted and possibly only promised.
 *
 * A promised storage knows its size and place but has no bytes: inference makes outputs so, and whoever runs the call
 * asks for the bytes (storage_materialize). Threads may ask at once, through views of it: one gets them, the others wait.
 * A child of a fork meanwhile has no thread that gets them, and takes it over.
 * A recorder can therefore hold a plan of tensors that do not exist yet.
 *
 * A storage that is resized gets other bytes, and stays the storage it was, so its tensors see them. It may come to have too few
 * for some of them. That is no error until one is used (PyTorch's programs shrink to nothing what they fill again later), so
 * from then on every use of the storage takes the slow way, where the tensor is measured.
 *
 * Small CPU storages carry their bytes right behind the header: one allocation instead of two, and never promised. */
#include <sched.h>

#include "base/callback.h"
#include "base/pool.h"
#include "core/device.h"
#include "core/seams.h"
#include "core/storage.h"

enum { INLINE_BYTES = 512 };

static void storage_destroy(void *object) {
    torc_storage s = object;
    const device_backend *b = NULL;
    if (!device_is_host(s->device) || (s->data && !s->inline_data))
        b = device_backend_of((torc_device_type)s->device.type);
    if (s->owner.destroy)
        callback_destroy(s->owner, "the destroy function of a tensor's memory");
    else if (b && !b->storage_free && s->data && !s->inline_data)
        b->free(s->device.index, s->data);
    if (b && b->storage_free) b->storage_free(s);
    if (LIKELY(atomic_load_explicit(&s->writes.holders, memory_order_acquire) ==
               1)) { /* nobody is left who could add one */
        pool_give(s, s->block);
        return;
    }
    s->obj.class_ = NULL; /* a tensor that got other memory still counts in it */
    counter_release(&s->writes);
}
static OBJECT_CLASS storage_class = {"storage", storage_destroy};
bool storage_valid(const void *s) { return object_is(s, &storage_class); }

write_counter *counter_new(void) {
    write_counter *c = base_alloc(sizeof *c);
    if (!c) return NULL;
    atomic_init(&c->version, 0);
    atomic_init(&c->holders, 1);
    c->alone = true;
    return c;
}

void counter_release(write_counter *c) {
    if (!c || atomic_fetch_sub_explicit(&c->holders, 1, memory_order_acq_rel) != 1) return;
    if (c->alone) {
        base_free(c);
        return;
    }
    torc_storage s = (torc_storage)(void *)((char *)c - offsetof(struct torc_storage_s, writes));
    pool_give(s, s->block);
}

/* `apart`: not inline, so that the bytes can become another storage's. */
static torc_storage new_storage(torc_device device, size_t nbytes, bool apart) {
    bool small = device_is_host(device) && nbytes <= INLINE_BYTES && !apart;
    size_t header = (sizeof(struct torc_storage_s) + 63) & ~(size_t)63; /* keeps inline data aligned as the block is */
    size_t size = sizeof(struct torc_storage_s);
    if (!device_is_host(device)) {
        const device_backend *b = device_backend_of((torc_device_type)device.type);
        if (!b) return NULL;
        size = MAX(size, b->storage_bytes);
    }
    const size_t block = pool_size(small ? header + nbytes : size);
    torc_storage s = pool_take(block);
    if (UNLIKELY(!s)) return NULL;
    if (size > sizeof *s) memset(s + 1, 0, size - sizeof *s);
    object_init(&s->obj, &storage_class);
    s->device = device;
    s->nbytes = nbytes;
    memset(&s->owner, 0,
           sizeof *s - offsetof(struct torc_storage_s, owner)); /* nobody else's, never written, no calls wait for it */
    s->inline_data = small;
    /* Where calls are put off, who is to write the first bytes may come to nothing (storage.failed): until then they are promised only. */
    const bool ready = small && !atomic_load_explicit(&exec_puts_off, memory_order_relaxed);
    atomic_init(&s->state, ready ? STORAGE_READY : STORAGE_PROMISED);
    s->data = small ? (char *)s + header : NULL;
    atomic_init(&s->writes.holders, 1);
    s->block = (uint16_t)block;
    return s;
}

torc_storage storage_new(torc_device device, size_t nbytes) { return new_storage(device, nbytes, false); }

torc_storage storage_external(torc_device device, void *data, size_t nbytes) {
    torc_storage s = storage_new(device, 0);
    if (!s) return NULL;
    s->nbytes = nbytes;
    s->data = data;
    atomic_init(&s->state, STORAGE_READY);
    s->inline_data = true; /* not ours to free unless its owner says how */
    atomic_init(&s->exported, true);
    atomic_init(&s->fixed, true);
    return s;
}

static bool get_bytes(torc_storage s) {
    const device_backend *b = device_backend_of((torc_device_type)s->device.type);
    if (!b) return false;
    if (b->storage_alloc) return b->storage_alloc(s);
    return (s->data = b->alloc(s->device.index, s->nbytes)) != NULL;
}

bool storage_materialize(torc_storage s) {
    uint32_t state = atomic_load_explicit(&s->state, memory_order_acquire);
    if (LIKELY(state == STORAGE_READY) || state == STORAGE_CUT) return true;
    const uint32_t busy = STORAGE_BUSY + (uint32_t)base_fork_generation();
    while (state == busy || !atomic_compare_exchange_strong_explicit(&s->state, &state, busy, memory_order_acquire,
                                                                     memory_order_acquire)) {
        if (state == busy) {
            sched_yield();
            state = atomic_load_explicit(&s->state, memory_order_acquire);
        }
        if (state == STORAGE_READY || state == STORAGE_CUT) return true;
    }
    const bool ok = !s->nbytes || s->inline_data || get_bytes(s);
    atomic_store_explicit(&s->state,
                          !ok      ? STORAGE_PROMISED
                          : s->cut ? STORAGE_CUT
                                   : STORAGE_READY,
                          memory_order_release);
    return ok;
}

bool storage_access(torc_storage s) {
    if (UNLIKELY(atomic_load_explicit(&s->pending, memory_order_acquire) != 0) && !exec_settle_storage(s)) return false;
    if (UNLIKELY(s->failed))
        return FAIL(RUNTIME, "the call that was to write this tensor was put off, and came to nothing when it was run: "
                             "see the error of that time");
    return storage_materialize(s);
}

bool storage_export(torc_storage s) {
    /* First, and so that no call which another thread puts off just now misses it: who puts off the very first one says so, and looks then. */
    s->exported = true;
    if (atomic_load(&exec_puts_off) && !exec_export_storage(s)) return false;
    return storage_access(s);
}

static bool before(const device_backend *b, torc_storage s, bool write) {
    return device_is_host(s->device) || !b->storage_before || b->storage_before(s, write);
}

static bool after(const device_backend *b, torc_storage s, bool write) {
    return device_is_host(s->device) || !b->storage_after || b->storage_after(s, write);
}

bool storage_copy(torc_storage dst, size_t dst_offset, torc_storage src, size_t src_offset, size_t bytes,
                  bool non_blocking) {
    const torc_storage far = device_is_host(dst->device) ? src : dst;
    const device_backend *b = device_backend_of((torc_device_type)far->device.type);
    if (!devices_connected(dst->device, src->device) || !b || !before(b, dst, true) || !before(b, src, false))
        return false;
    bool ok = b->copy((char *)dst->data + dst_offset, dst->device, (const char *)src->data + src_offset, src->device,
                      bytes, non_blocking);
    return after(b, src, false) && after(b, dst, true) && ok;
}

torc_storage storage_beside(torc_device device, size_t nbytes, const char *caller) {
    const device_backend *b = device_backend_of((torc_device_type)device.type);
    return !b ? NULL : b->storage_beside ? b->storage_beside(nbytes, caller) : storage_new(TORC_CPU, nbytes);
}

bool storage_read(void *dst, torc_storage src, size_t src_offset, size_t bytes) {
    exec_waited();
    const device_backend *b = device_backend_of((torc_device_type)src->device.type);
    return b && before(b, src, false) &&
           b->copy(dst, TORC_CPU, (const char *)src->data + src_offset, src->device, bytes, false);
}

/* ------------------------------------------------------------------------------------------ other sizes */
bool storage_resizable(torc_storage s) {
    return !s->fixed || FAIL(RUNTIME, "Trying to resize storage that is not resizable");
}

torc_storage storage_resized(torc_storage s, size_t nbytes, size_t keep, const char *caller) {
    if (!storage_resizable(s) || (atomic_load(&s->pending) && !exec_settle_storage(s))) return NULL;
    torc_storage to = device_is_host(s->device) && s->owner.destroy ? storage_pinned(nbytes, caller) /* as it was */
                                                                    : new_storage(s->device, nbytes, true);
    if (!to) return NULL;
    if (!nbytes) atomic_store_explicit(&to->state, STORAGE_READY, memory_order_relaxed);
    const bool begun = atomic_load_explicit(&s->state, memory_order_acquire) != STORAGE_PROMISED;
    if (!begun || !keep || (storage_materialize(to) && storage_copy(to, 0, s, 0, keep, false))) return to;
    object_release(to);
    return NULL;
}

void storage_adopt(torc_storage s, torc_storage from) {
    const device_backend *b = device_is_host(s->device) ? NULL : device_backend_now((torc_device_type)s->device.type);
    /* Calls that were put off have the storages, and find the bytes there when they run. */
    if (UNLIKELY(atomic_load(&from->pending) || atomic_load(&s->pending)))
        (void)(exec_settle_storage(from) && exec_settle_storage(s));
    s->failed |= from->failed;
    void *data = s->data;
    const size_t nbytes = s->nbytes;
    const bool small = s->inline_data;
    const torc_context owner = s->owner;
    const uint32_t state = atomic_load_explicit(&s->state, memory_order_relaxed);
    const uint32_t new_state = atomic_load_explicit(&from->state, memory_order_relaxed);
    s->cut |= from->nbytes < nbytes;
    s->data = from->data;
    s->nbytes = from->nbytes;
    s->inline_data = from->inline_data;
    s->owner = from->owner;
    from->data = data;
    from->nbytes = nbytes;
    from->inline_data = small;
    from->owner = owner;
    if (b && b->storage_swap) b->storage_swap(s, from); /* what lies behind */
    atomic_store_explicit(&from->state, state, memory_order_relaxed);
    atomic_store_explicit(&s->state, new_state == STORAGE_READY && s->cut ? STORAGE_CUT : new_state,
                          memory_order_release);
}

bool storage_resize(torc_storage s, size_t nbytes, const char *caller) {
    if (!storage_resizable(s)) return false;
    if (nbytes == s->nbytes) return true;
    torc_storage to = storage_resized(s, nbytes, MIN(nbytes, s->nbytes), caller);
    if (!to) return false;
    storage_adopt(s, to);
    object_release(to);
    return true;
}
