/* storage.h - bytes on a device, counted, shared by views, and possibly only promised. */
#ifndef TORC_CORE_STORAGE_H
#define TORC_CORE_STORAGE_H

#include "base/base.h"

/* BUSY + base_fork_generation(): a thread is just getting the bytes. CUT: ready, but fewer bytes than there once were, so that a
 * tensor may reach beyond them: tensor_materialize looks. */
typedef enum storage_state {
    STORAGE_PROMISED = 0,
    STORAGE_READY = 1,
    STORAGE_CUT = 2,
    STORAGE_BUSY = 3,
} storage_state;

/* Counts the writes of what shares it: views, and what detach() gives. Most tensors count in that of their storage. One that got
 * other memory (set_, set_data) goes on with its own, and an alias that shall not be noticed (`.data`) begins a new one. */
typedef struct write_counter {
    _Atomic int64_t version;
    _Atomic int32_t holders; /* the storage, while it lives, and tensors over other ones */
    bool alone;              /* it is no storage's */
} write_counter;
write_counter *counter_new(void); /* owned */
static inline write_counter *counter_retain(write_counter *c) {
    if (UNLIKELY(c != NULL)) atomic_fetch_add_explicit(&c->holders, 1, memory_order_relaxed);
    return c;
}
void counter_release(write_counter *c); /* NULL is accepted */

struct torc_storage_s {
    object obj;
    torc_device device;
    _Atomic uint32_t state; /* storage_state: PROMISED has a size but no bytes yet */
    size_t nbytes;
    void *data;
    torc_context owner; /* with a destroy function: of memory that is somebody else's, or page-locked */
    write_counter writes;
    bool inline_data;
    bool read_only;          /* memory that somebody else handed out so: nothing is written there */
    _Atomic bool fixed;      /* may not be resized: somebody else's memory, or somebody else knows its address */
    bool cut;                /* it once had more bytes */
    _Atomic bool exported;   /* others know the address: a call that uses the bytes is never put off */
    bool failed;             /* the call that was to write it came to nothing when it was run */
    uint16_t block;          /* the size that this header was taken from the pool with, bytes behind it included */
    _Atomic int32_t pending; /* how many calls hold it that were taken over and have not run (exec/deferred.c) */
    /* The executor's, while there are such calls: which thread's they are, and the last handle that its record has of it. */
    void *recording;
    torc_tensor recorded_as;
};
torc_storage storage_new(torc_device device, size_t nbytes); /* promised (small CPU ones are ready at once) */
torc_storage storage_external(torc_device device, void *data,
                              size_t nbytes); /* over memory of somebody else; set owner after */
/* Copy bytes between the beginnings of two ready storages plus offsets, as device_backend.copy does, and in order with what
 * else uses the storages. */
bool storage_copy(torc_storage dst, size_t dst_offset, torc_storage src, size_t src_offset, size_t bytes,
                  bool non_blocking);
/* The same to memory of the host; waits. */
bool storage_read(void *dst, torc_storage src, size_t src_offset, size_t bytes);
/* Of the host, for a copy from `device` that does not wait. NULL and an error. */
torc_storage storage_beside(torc_device device, size_t nbytes, const char *caller);
bool storage_materialize(torc_storage s); /* give it its bytes; true if it has them already. For executors */
/* The gate: who is no kernel and wants to look at bytes, or to write them, asks for them here. Calls that use them and were
 * put off run first. false with the error of one of them, or for want of memory. */
bool storage_access(torc_storage s);
/* The same, and from now on the address may be known to others, who look and write whenever they like. */
bool storage_export(torc_storage s);
/* References to it, but for the one of all calls that have not run; 0 of NULL. */
static inline int64_t storage_uses(torc_storage s) {
    return s ? object_refs(s) - (atomic_load_explicit(&s->pending, memory_order_relaxed) > 0) : 0;
}
bool storage_valid(const void *s); /* non-NULL and a storage */

/* Another number of bytes, which begin as the old ones; what is new is undefined. Whatever looks at the storage sees it. false:
 * the error, and nothing has changed. */
bool storage_resize(torc_storage s, size_t nbytes, const char *caller);
/* The same in two steps: a storage that has the bytes, of which the first `keep` are copied, and what cannot fail. storage_adopt
 * gives all that `from`, which storage_resized made, has to `s`, and the other way round. Of neither may work be put off. */
torc_storage storage_resized(torc_storage s, size_t nbytes, size_t keep, const char *caller);
void storage_adopt(torc_storage s, torc_storage from);
bool storage_resizable(torc_storage s); /* else: the error */
#endif
