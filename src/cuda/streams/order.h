/* cuda/streams/order.h - what a storage remembers of streams; see order.c and Note [Stream order] in stream.h. */
#ifndef TORC_CUDA_ORDER_H
#define TORC_CUDA_ORDER_H

#include "core/tensor.h"
#include "cuda/streams/stream.h"
#include "core/storage.h"

/* Slot and tick of a mark in one word, so that threads may read and write it at once. 0: none. */
typedef uint64_t cuda_packed_mark;
enum { CUDA_MARK_TICK_BITS = 56 };

/* Who used a storage last, as far as somebody may have to wait for it. */
typedef struct cuda_marks {
    _Atomic(cuda_packed_mark) written; /* last write */
    _Atomic(cuda_packed_mark) read;    /* one stream's last read since; 0: none */
    _Atomic(_Atomic uint64_t *) more;  /* of other streams: tick by slot; NULL: none so far */
} cuda_marks;
/* Streams of `own`'s device that it does not know to be past the marks are added to users[*count], which has room for all. */
void cuda_marks_users(cuda_marks *m, torc_cuda_stream own, torc_cuda_stream *users, int *count);
/* Most users that a storage can have: torc_record_stream may name streams of other devices. */
enum { CUDA_MOST_USERS = CUDA_MAX_STREAMS * CUDA_MAX_DEVICES };
/* Add `s`, unless it is `own` or is there already. */
void cuda_users_add(torc_cuda_stream *users, int *count, torc_cuda_stream own, torc_cuda_stream s);
/* New memory, which counts as written by the stream it comes from. */
void cuda_marks_begin(cuda_marks *m, torc_cuda_stream s);
void cuda_marks_drop(cuda_marks *m);
/* Marks that every stream has seen, and that wait for nobody. */
void cuda_marks_none(cuda_marks *m, torc_cuda_stream s);

struct cuda_block;           /* memory/allocator.h */
struct cuda_recorded_stream; /* memory/storage.c */
struct cuda_captured;        /* graphs/graph.c: what a capture knows of a storage */

/* A storage on a CUDA device; memory/storage.c says how it comes and goes. */
typedef struct cuda_storage {
    struct torc_storage_s base;
    struct cuda_block *block;                        /* NULL: memory of somebody else, or none */
    cuda_marks marks;                                /* of work that runs; written 0: as in Note [Stream order] */
    _Atomic(struct cuda_recorded_stream *) recorded; /* torc_record_stream */
    _Atomic(struct cuda_captured *) captured;        /* captures under way that have used it */
} cuda_storage;

/* What the executor calls around each call once there are several streams (cuda_streams_order_by): calls are ordered and
 * storages marked. */
extern const struct exec_order cuda_order_hooks;

/* For work of this thread's current stream on a storage that no call of the spine stands for: wait for what must come
 * before; and, after the work was queued, remember it. */
bool cuda_storage_before(torc_storage s, bool write);
bool cuda_storage_after(torc_storage s, bool write);
/* The same, for the call under way, with a storage that threads write without ordering themselves, a generator's
 * state: from begin until the call has been queued, when the executor marks the storage, no other thread gets past
 * begin. */
void cuda_exclusive_begin(void);
bool cuda_exclusive_use(torc_storage s);
/* Where no executor is: let others past begin. */
void cuda_exclusive_end(void);

#endif
