/* storage.c - bytes on a device, counted and possibly only promised.
 *
 * A promised storage knows its size and place but has no bytes: inference makes outputs so, and whoever runs the call
 * asks for the bytes (storage_materialize). Threads may ask at once, through views of it: one gets them, the others wait.
 * A child of a fork meanwhile has no thread that gets them, and takes it over.
 * A recorder can therefore hold a plan of tensors that do not exist yet.
 * Small CPU storages carry their bytes right behind the header: one allocation instead of two, and never promised. */
#include <sched.h>

#include "base/callback.h"
#include "core/device.h"
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
    base_free(s);
}
static const object_class storage_class = {"storage", storage_destroy};

torc_storage storage_new(torc_device device, size_t nbytes) {
    bool small = device_is_host(device) && nbytes <= INLINE_BYTES;
    size_t header = (sizeof(struct torc_storage_s) + 63) & ~(size_t)63; /* keeps inline data aligned as the block is */
    size_t size = sizeof(struct torc_storage_s);
    if (!device_is_host(device)) {
        const device_backend *b = device_backend_of((torc_device_type)device.type);
        if (!b) return NULL;
        size = MAX(size, b->storage_bytes);
    }
    torc_storage s = base_alloc(small ? header + nbytes : size);
    if (UNLIKELY(!s)) return NULL;
    if (size > sizeof *s) memset(s + 1, 0, size - sizeof *s);
    object_init(&s->obj, &storage_class);
    s->device = device;
    s->nbytes = nbytes;
    s->inline_data = small;
    s->read_only = false;
    atomic_init(&s->state, small ? STORAGE_READY : STORAGE_PROMISED);
    s->data = small ? (char *)s + header : NULL;
    atomic_init(&s->version, 0);
    s->owner = TORC_NO_CONTEXT;
    return s;
}

torc_storage storage_external(torc_device device, void *data, size_t nbytes) {
    torc_storage s = storage_new(device, 0);
    if (!s) return NULL;
    s->nbytes = nbytes;
    s->data = data;
    atomic_init(&s->state, STORAGE_READY);
    s->inline_data = true; /* not ours to free unless its owner says how */
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
    if (LIKELY(state == STORAGE_READY)) return true;
    const uint32_t busy = STORAGE_BUSY + (uint32_t)base_fork_generation();
    while (state == busy || !atomic_compare_exchange_strong_explicit(&s->state, &state, busy, memory_order_acquire,
                                                                     memory_order_acquire)) {
        if (state == busy) {
            sched_yield();
            state = atomic_load_explicit(&s->state, memory_order_acquire);
        }
        if (state == STORAGE_READY) return true;
    }
    const bool ok = !s->nbytes || get_bytes(s);
    atomic_store_explicit(&s->state, ok ? STORAGE_READY : STORAGE_PROMISED, memory_order_release);
    return ok;
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
    const device_backend *b = device_backend_of((torc_device_type)src->device.type);
    return b && before(b, src, false) &&
           b->copy(dst, TORC_CPU, (const char *)src->data + src_offset, src->device, bytes, false);
}

size_t torc_storage_nbytes(torc_storage s) {
    if (LIKELY(object_is(s, &storage_class))) return s->nbytes;
    (void)FAIL(VALUE, "UntypedStorage.nbytes: the storage is NULL or not a storage");
    return 0;
}
