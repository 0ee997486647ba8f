/* storage.c - bytes on a device, counted and possibly only promised.
 *
 * A promised storage knows its size and place but has no bytes: inference makes outputs so, and whoever runs the call
 * asks for the bytes (storage_materialize). A recorder can therefore hold a plan of tensors that do not exist yet.
 * Small CPU storages carry their bytes right behind the header: one allocation instead of two, and never promised. */
#include "core/tensor.h"

enum { INLINE_BYTES = 512 };

static void storage_destroy(void *object) {
    torc_storage s = object;
    if (s->deleter) s->deleter(s->context, s->data);
    else if (s->data && !s->inline_data) {
        const device_backend *b = device_backend_of((torc_device_type)s->device.type);
        if (b) b->free(s->device.index, s->data);
    }
    base_free(s);
}
static const object_class storage_class = {"storage", storage_destroy};

torc_storage storage_new(torc_device device, size_t nbytes) {
    bool small = device.type == TORC_DEVICE_CPU && nbytes <= INLINE_BYTES;
    size_t header = (sizeof(struct torc_storage_s) + 63) & ~(size_t)63; /* keeps inline data aligned as the block is */
    torc_storage s = base_alloc(small ? header + nbytes : sizeof *s);
    if (UNLIKELY(!s)) return NULL;
    object_init(&s->obj, &storage_class);
    s->device = device;
    s->nbytes = nbytes;
    s->inline_data = small;
    s->state = small ? STORAGE_READY : STORAGE_PROMISED;
    s->data = small ? (char *)s + header : NULL;
    atomic_init(&s->version, 0);
    s->deleter = NULL;
    s->context = NULL;
    return s;
}

torc_storage storage_external(torc_device device, void *data, size_t nbytes) {
    torc_storage s = storage_new(device, 0);
    if (!s) return NULL;
    s->nbytes = nbytes;
    s->data = data;
    s->state = STORAGE_READY;
    s->inline_data = true; /* not ours to free unless a deleter says how */
    return s;
}

bool storage_materialize(torc_storage s) {
    if (LIKELY(s->state == STORAGE_READY)) return true;
    if (s->nbytes) {
        const device_backend *b = device_backend_of((torc_device_type)s->device.type);
        if (!b) return false;
        s->data = b->alloc(s->device.index, s->nbytes);
        if (!s->data) return false;
    }
    s->state = STORAGE_READY;
    return true;
}

size_t torc_storage_nbytes(torc_storage s) { return s ? s->nbytes : 0; }
