/* cuda/memory/storage.c - how storages get their memory, and how they give it back.
 *
 * A storage that is made counts as written by the stream it is made on, since what its memory held before belonged to that
 * stream; one that dies tells the allocator which other streams are not known to be past it: those in its marks, those of
 * captures, and those that the program named (torc_record_stream). */
#include "cuda/memory/storage.h"

#include "core/device.h"

#include "cuda/memory/allocator.h"
#include "cuda/streams/order.h"

typedef struct cuda_recorded_stream {
    torc_cuda_stream stream;
    struct cuda_recorded_stream *next;
} recorded_stream;

bool cuda_storage_alloc(torc_storage s) {
    torc_cuda_stream stream = cuda_current_stream(s->device.index);
    if (!stream) return false;
    cuda_storage *cs = (cuda_storage *)s;
    cuda_block *b = cuda_block_alloc(stream, s->nbytes);
    if (!b) return false;
    cs->block = b;
    s->data = cuda_block_data(b);
    if (cuda_many_streams()) cuda_marks_begin(&cs->marks, stream);
    return true;
}

void cuda_storage_free(torc_storage s) {
    cuda_storage *cs = (cuda_storage *)s;
    torc_cuda_stream users[CUDA_MOST_USERS];
    int count = 0;
    if (cs->block && cuda_is_up()) {
        torc_cuda_stream own = cuda_block_stream(cs->block);
        if (cuda_many_streams()) { /* else there are no marks */
            cuda_marks_users(&cs->marks, own, users, &count);
            if (UNLIKELY(atomic_load(&cs->captured) != NULL)) cuda_recorder_now()->users(cs, own, users, &count);
        }
        for (recorded_stream *r = atomic_load(&cs->recorded); r; r = r->next)
            cuda_users_add(users, &count, own, r->stream);
    }
    if (UNLIKELY(atomic_load(&cs->captured) != NULL)) cuda_recorder_now()->forget(cs);
    if (cs->block && cuda_is_up()) cuda_block_free(cs->block, users, count);
    cuda_marks_drop(&cs->marks);
    for (recorded_stream *r = atomic_load(&cs->recorded), *next; r; r = next) {
        next = r->next;
        base_free(r);
    }
}

/* No other thread uses either. */
#define SWAP(type, x, y)                 \
    do {                                 \
        type other = atomic_load(x);     \
        atomic_store(x, atomic_load(y)); \
        atomic_store(y, other);          \
    } while (0)
void cuda_storage_swap(torc_storage s, torc_storage from) {
    cuda_storage *a = (cuda_storage *)s, *b = (cuda_storage *)from;
    cuda_block *block = a->block;
    a->block = b->block;
    b->block = block;
    SWAP(cuda_packed_mark, &a->marks.written, &b->marks.written);
    SWAP(cuda_packed_mark, &a->marks.read, &b->marks.read);
    SWAP(_Atomic uint64_t *, &a->marks.more, &b->marks.more);
    SWAP(recorded_stream *, &a->recorded, &b->recorded);
    if (UNLIKELY(atomic_load(&a->captured) || atomic_load(&b->captured))) cuda_recorder_now()->swap(a, b);
}

bool torc_record_stream(torc_tensor t, torc_cuda_stream stream) {
    if (FAILED()) return false;
    if (!tensor_valid(t)) return FAIL(TYPE, "record_stream(): argument 't' must be Tensor, not %s", not_tensor(t));
    if (!cuda_stream_check(stream, "record_stream")) return false;
    if (t->device.type != TORC_DEVICE_CUDA)
        return FAIL(RUNTIME, "record_stream(): the tensor is on %s, and has no streams", device_text(t->device));
    if (!tensor_access(t)) return false;
    cuda_storage *cs = (cuda_storage *)t->storage;
    if (!cs->block || cuda_block_stream(cs->block) == stream) return true;
    recorded_stream *first = atomic_load(&cs->recorded);
    for (recorded_stream *r = first; r; r = r->next)
        if (r->stream == stream) return true;
    recorded_stream *r = base_alloc(sizeof *r);
    if (!r) return false;
    r->stream = stream;
    do {
        r->next = first;
    } while (!atomic_compare_exchange_weak(&cs->recorded, &first, r));
    return true;
}
