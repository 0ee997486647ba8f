/* storage.h - bytes on a device, counted, shared by views, and possibly only promised. */
#ifndef TORC_CORE_STORAGE_H
#define TORC_CORE_STORAGE_H

#include "base/base.h"

/* BUSY + base_fork_generation(): a thread is just getting the bytes. */
typedef enum storage_state { STORAGE_PROMISED = 0, STORAGE_READY = 1, STORAGE_BUSY = 2 } storage_state;
struct torc_storage_s {
    object obj;
    torc_device device;
    _Atomic uint32_t state; /* storage_state: PROMISED has a size but no bytes yet */
    bool inline_data;
    bool read_only; /* memory that somebody else handed out so: nothing is written there */
    size_t nbytes;
    void *data;
    _Atomic int64_t version; /* shared by every view */
    _Atomic int32_t pending; /* how many calls hold it that were taken over and have not run (exec/deferred.c) */
    bool exported;           /* others know the address: a call that uses the bytes is never put off */
    bool failed;             /* the call that was to write it came to nothing when it was run */
    void *recording;         /* which thread's calls those are, while there are any: the executor's */
    torc_context owner;      /* with a destroy function: of memory that is somebody else's */
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
/* References to it, but for those of calls that have not run. */
static inline int64_t storage_uses(torc_storage s) {
    return object_refs(s) - atomic_load_explicit(&s->pending, memory_order_relaxed);
}
#endif
