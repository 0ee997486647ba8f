/* cuda/streams/order.c - calls on several streams in the order that their tensors demand.
 *
 * Before a call is queued, its stream waits for whoever wrote what the call reads, and for whoever wrote or read what
 * it writes; readers do not wait for readers.  Waiting is skipped where the stream's clock says that it happened
 * already. After the call was queued, its work is counted and its storages are marked. What happens where a storage gets
 * its memory and where it dies is in memory/storage.c.
 *
 * A write is one word, a read another: readers of the same storage may be on several threads at once (parameters of a
 * model that serves requests), each on a stream of its own.  The first stream that reads takes the word, others a
 * place in a table that is made then, and never changes size.  Writers are alone, by the rule that holds for any
 * memory.  A reader takes its place before the call, when it may still fail.
 *
 * The hooks are not there until a second stream is.  A call that was under way at that moment is marked after it,
 * though it was not ordered before it; there was nothing to wait for.
 *
 * A call on tensors of two devices, a copy, inside a capture of one of them: the other's current stream joins the capture
 * before anything is allocated or queued for the call, and the two wait for each other after it, so that no branch is left
 * behind.
 *
 * With ordering switched off nothing waits, but marks are kept: freed memory is still not reused too early, and
 * ordering can be switched on again. */
#include "cuda/streams/order.h"
#include "core/device.h"

#include "ops/seams.h"
#include "ops/written.h"
#include "base/lock.h"

static const cuda_packed_mark TICK_MASK = (UINT64_C(1) << CUDA_MARK_TICK_BITS) - 1;
static cuda_packed_mark pack(int slot, uint64_t tick) {
    return (uint64_t)slot << CUDA_MARK_TICK_BITS | (tick & TICK_MASK);
}
static int slot_of(cuda_packed_mark m) { return (int)(m >> CUDA_MARK_TICK_BITS); }
static cuda_mark unpack(int device, cuda_packed_mark m) {
    return (cuda_mark){cuda_stream_at(device, slot_of(m)), m & TICK_MASK};
}

/* ------------------------------------------------------------------------------------------------- marks */

static cuda_packed_mark written_of(cuda_marks *m) {
    cuda_packed_mark written = atomic_load_explicit(&m->written, memory_order_acquire);
    return written ? written : pack(0, CUDA_FIRST_COUNTED_TICK);
}

static bool seen(torc_cuda_stream s, cuda_packed_mark m) {
    return slot_of(m) == s->slot || cuda_stream_has_seen(s, unpack(s->device, m));
}

static _Atomic uint64_t *table_of(cuda_marks *m) { /* made if need be; NULL and an error */
    _Atomic uint64_t *table = atomic_load_explicit(&m->more, memory_order_acquire), *none = NULL;
    if (table) return table;
    table = base_calloc(CUDA_MAX_STREAMS, sizeof *table);
    if (!table) return NULL;
    if (atomic_compare_exchange_strong(&m->more, &none, table)) return table;
    base_free((void *)table);
    return none;
}

/* Note a read of stream `s` at `tick`. A read that `s` has seen gives way: who waits for `s` waits for it. */
static bool note_read(cuda_marks *m, torc_cuda_stream s, uint64_t tick) {
    cuda_packed_mark old = atomic_load_explicit(&m->read, memory_order_acquire), mine = pack(s->slot, tick);
    while (!old || slot_of(old) == s->slot || seen(s, old)) {
        if (old && slot_of(old) == s->slot && old >= mine) return true;
        if (atomic_compare_exchange_weak_explicit(&m->read, &old, mine, memory_order_acq_rel, memory_order_acquire))
            return true;
    }
    _Atomic uint64_t *table = table_of(m);
    if (table) cuda_tick_raise(&table[s->slot], tick);
    return table != NULL;
}

/* Note a write of stream `s` at `tick`, and forget the reads that it comes after. */
static bool note_write(cuda_marks *m, torc_cuda_stream s, uint64_t tick) {
    cuda_packed_mark old = written_of(m), r = atomic_load_explicit(&m->read, memory_order_acquire);
    _Atomic uint64_t *table = atomic_load_explicit(&m->more, memory_order_acquire);
    if (UNLIKELY(!seen(s, old))) { /* ordering is off: who frees it must know that stream still */
        if (!table && !(table = table_of(m))) return false;
        cuda_tick_raise(&table[slot_of(old)], old & TICK_MASK);
    }
    if (r && seen(s, r)) atomic_store_explicit(&m->read, 0, memory_order_relaxed);
    for (int k = 0; UNLIKELY(table != NULL) && k < CUDA_MAX_STREAMS; k++) {
        uint64_t t = atomic_load_explicit(&table[k], memory_order_relaxed);
        if (t && seen(s, pack(k, t))) atomic_store_explicit(&table[k], 0, memory_order_relaxed);
    }
    atomic_store_explicit(&m->written, pack(s->slot, tick), memory_order_release);
    return true;
}

/* ------------------------------------------------------------------------------------------------- before and after */

static bool see(torc_cuda_stream s, cuda_packed_mark m) {
    return LIKELY(seen(s, m)) || cuda_stream_see(s, unpack(s->device, m));
}

static bool before_read(cuda_marks *m, torc_cuda_stream s, bool ordered) {
    if (ordered && !see(s, written_of(m))) return false;
    return note_read(m, s, atomic_load_explicit(&s->tick, memory_order_relaxed)); /* takes the place */
}

static bool before_write(cuda_marks *m, torc_cuda_stream s, bool ordered) {
    if (!ordered) return seen(s, written_of(m)) || table_of(m) != NULL;
    cuda_packed_mark r = atomic_load_explicit(&m->read, memory_order_acquire);
    if (!see(s, written_of(m)) || (r && !see(s, r))) return false;
    _Atomic uint64_t *table = atomic_load_explicit(&m->more, memory_order_acquire);
    for (int k = 0; UNLIKELY(table != NULL) && k < CUDA_MAX_STREAMS; k++) {
        uint64_t t = atomic_load_explicit(&table[k], memory_order_acquire);
        if (t && !see(s, pack(k, t))) return false;
    }
    return true;
}

/* The streams of one call: mostly one device. */
typedef struct call_streams {
    torc_cuda_stream stream[CUDA_MAX_DEVICES];
    uint64_t tick[CUDA_MAX_DEVICES];
    uint32_t known;
} call_streams;

static torc_cuda_stream stream_of(call_streams *c, int device, bool counts) {
    if (LIKELY(c->known >> device & 1)) return c->stream[device];
    torc_cuda_stream s = cuda_current_stream(device);
    if (!s) return NULL;
    if (counts) c->tick[device] = cuda_stream_tick(s);
    c->known |= 1u << device;
    return c->stream[device] = s;
}

/* Go through the CUDA storages of a call, those read first. */
typedef bool visitor(void *context, torc_storage s, bool write);

static bool visit(const torc_call *c, visitor *f, void *context) {
    for (int i = 0; i < c->nin; i++)
        if (c->in[i] && c->in[i]->device.type == TORC_DEVICE_CUDA && !f(context, c->in[i]->storage, false))
            return false;
    written w = written_all(c);
    for (torc_tensor t; (t = written_next(&w));)
        if (t->device.type == TORC_DEVICE_CUDA && !f(context, t->storage, true)) return false;
    return true;
}

static bool ordered_now(void) { return exec_order_always > 0 || cuda_ordering(); }

/* Work that is recorded does not run now: it has marks of its own, by which the streams of a capture are ordered. */
static cuda_marks *marks_of(cuda_storage *cs, torc_cuda_stream s, bool write) {
    cuda_capture *capture = atomic_load_explicit(&s->capture, memory_order_acquire);
    return LIKELY(!capture) ? &cs->marks : cuda_recorder_now()->note(capture, cs, s, write);
}

static bool visit_before(void *context, torc_storage s, bool write) {
    torc_cuda_stream stream = stream_of(context, s->device.index, false);
    if (!stream) return false;
    cuda_marks *m = marks_of((cuda_storage *)s, stream, write);
    return m && (write ? before_write(m, stream, ordered_now()) : before_read(m, stream, ordered_now()));
}

static bool visit_after(void *context, torc_storage s, bool write) {
    call_streams *c = context;
    torc_cuda_stream stream = stream_of(c, s->device.index, true);
    if (!stream) return false;
    uint64_t tick = c->tick[s->device.index];
    cuda_marks *m = marks_of((cuda_storage *)s, stream, write);
    return m && (write ? note_write(m, stream, tick) : note_read(m, stream, tick));
}

static base_lock exclusive_lock;
static torc_storage exclusively_used; /* by the thread that holds it, which cuda_thread says; owned; NULL: none yet */

/* The current streams of the devices of a call belong to one capture, if any does; after it, none is ahead of another. */
static bool join_captures(const torc_call *c, bool before) {
    uint32_t devices = 0;
    torc_cuda_stream first = NULL;
    for (int i = 0; i < c->nin + c->nout; i++) {
        const torc_tensor t = call_operand(c, i);
        if (t && t->device.type == TORC_DEVICE_CUDA) devices |= 1u << t->device.index;
    }
    if (!(devices & (devices - 1))) return true;
    for (int d = 0; d < CUDA_MAX_DEVICES && !first; d++) {
        torc_cuda_stream s = devices >> d & 1 ? cuda_current_stream(d) : NULL;
        if (devices >> d & 1 && !s) return false;
        if (s && atomic_load_explicit(&s->capture, memory_order_acquire)) first = s;
    }
    for (int d = 0; d < CUDA_MAX_DEVICES && first; d++) {
        torc_cuda_stream s = devices >> d & 1 ? cuda_current_stream(d) : NULL;
        if (!s) {
            if (devices >> d & 1) return false;
            continue;
        }
        const bool apart = atomic_load_explicit(&s->capture, memory_order_acquire) != atomic_load(&first->capture);
        if (before ? apart && !cuda_stream_order(s, first)
                   : !cuda_stream_order(first, s) || !cuda_stream_order(s, first))
            return false;
    }
    return true;
}
static bool meets_captures(const torc_call *c) {
    return UNLIKELY(c->row->flags & OPF_MIXED_DEVICE) &&
           atomic_load_explicit(&cuda_captures_running, memory_order_acquire) != 0;
}

/* For messages only, so they do without where there is no memory. */
static void say_call(const char *name) {
    cuda_streams_own *own = thread_seen(&cuda_streams_part);
    if (UNLIKELY(!own) && name) own = thread_part_try(&cuda_streams_part);
    if (own) own->call_name = name;
}

static bool call_before(const torc_call *c) {
    call_streams streams;
    streams.known = 0;
    if (UNLIKELY(c->row->flags & OPF_SYNC) && cuda_capturing(c->device.index))
        return cuda_capture_refuse(row_said(c->row));
    if (meets_captures(c) && !join_captures(c, true)) return false;
    if (!visit(c, visit_before, &streams)) return false;
    say_call(row_said(c->row));
    return true;
}

static bool call_after(const torc_call *c) {
    say_call(NULL);
    call_streams streams;
    streams.known = 0;
    bool ok = visit(c, visit_after, &streams);
    if (meets_captures(c)) ok = join_captures(c, false) && ok;
    if (UNLIKELY(cuda_thread.exclusive)) {
        if (exclusively_used) ok = visit_after(&streams, exclusively_used, true) && ok;
        cuda_exclusive_end();
    }
    return ok;
}

void cuda_exclusive_end(void) {
    if (!cuda_thread.exclusive) return;
    object_release(exclusively_used);
    exclusively_used = NULL;
    cuda_thread.exclusive = false;
    lock_release(&exclusive_lock);
}

const exec_order cuda_order_hooks = {call_before, call_after};

bool cuda_storage_before(torc_storage s, bool write) {
    call_streams streams;
    streams.known = 0;
    return !cuda_many_streams() || visit_before(&streams, s, write);
}

bool cuda_storage_after(torc_storage s, bool write) {
    call_streams streams;
    streams.known = 0;
    return !cuda_many_streams() || visit_after(&streams, s, write);
}

void cuda_exclusive_begin(void) {
    if (!cuda_many_streams() || cuda_thread.exclusive) return;
    if (lock_take(&exclusive_lock)) exclusively_used = NULL; /* a thread that a fork did not copy owns it */
    cuda_thread.exclusive = true;
}

bool cuda_exclusive_use(torc_storage s) {
    if (!cuda_thread.exclusive) return true;
    object_release(exclusively_used);
    exclusively_used = object_retain(s); /* the generator may be given another state meanwhile */
    exec_order_always++;
    bool ok = cuda_storage_before(s, true);
    exec_order_always--;
    return ok;
}

/* ------------------------------------------------------------------------------------------------- users */

void cuda_users_add(torc_cuda_stream *users, int *count, torc_cuda_stream own, torc_cuda_stream s) {
    if (s == own || *count == CUDA_MOST_USERS) return;
    for (int i = 0; i < *count; i++)
        if (users[i] == s) return;
    users[(*count)++] = s;
}

void cuda_marks_users(cuda_marks *m, torc_cuda_stream own, torc_cuda_stream *users, int *count) {
    cuda_packed_mark last[2] = {atomic_load(&m->written), atomic_load(&m->read)};
    for (int i = 0; i < 2; i++)
        if (last[i] && !seen(own, last[i])) cuda_users_add(users, count, own, unpack(own->device, last[i]).stream);
    _Atomic uint64_t *table = atomic_load(&m->more);
    for (int k = 0; table && k < CUDA_MAX_STREAMS; k++) {
        uint64_t t = atomic_load_explicit(&table[k], memory_order_relaxed);
        if (t && !seen(own, pack(k, t))) cuda_users_add(users, count, own, cuda_stream_at(own->device, k));
    }
}

void cuda_marks_begin(cuda_marks *m, torc_cuda_stream s) {
    atomic_store_explicit(&m->written, pack(s->slot, cuda_stream_tick(s)), memory_order_release);
}

void cuda_marks_drop(cuda_marks *m) { base_free((void *)atomic_load(&m->more)); }

void cuda_marks_none(cuda_marks *m, torc_cuda_stream s) {
    atomic_store(&m->written, pack(s->slot, 0));
    atomic_store(&m->read, 0);
}
