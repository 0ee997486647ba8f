/* cuda/streams/stream.c - stream objects, the current stream, and the clocks that say what runs after what.
 *
 * The default stream of a device is the driver's legacy stream, as in PyTorch: other libraries that queue work without
 * asking are then ordered with ours.  All other streams are non-blocking, so the legacy stream does not serialize
 * them. They come from a pool, since making one costs tens of microseconds and programs make them freely: 32 for each
 * priority, made when first asked for and handed out in turn.
 *
 * Streams are never destroyed.  Marks on storages, events and other threads may name a stream at any time; an object
 * that stays where it is makes all of them plain pointers or slot numbers, without counting.  A slot also stands for
 * its stream in every vector clock of its device and is never reused.  External streams take a slot each, of those that
 * the pool leaves; the same handle is the same stream.
 *
 * Which stream is current is a pointer per thread and device.  It is empty until the thread first uses the device, so
 * a thread that begins or ends needs no care.
 *
 * See Note [Stream order] in stream.h for the clocks.  All of their entries only ever grow, by cuda_tick_raise(), so
 * threads may share streams without a lock.  A stream's own event is re-recorded whenever another stream has to wait
 * for work that the last recording does not cover; a wait that is already queued keeps the point it was queued for. */
#include "cuda/streams/stream.h"

#include <stdio.h>
#include <stdlib.h>

#include "cuda/device/fault.h"
#include "cuda/generated/options.h"
#include "ops/seams.h"
#include "base/lock.h"
#include "core/seams.h"

static void never(void *object) { (void)object; } /* the table holds a reference of its own */
static OBJECT_CLASS stream_class = {"cuda stream", never};

_Atomic bool cuda_streams_in_use;

typedef struct stream_table {
    _Atomic(torc_cuda_stream) slots[CUDA_MAX_STREAMS];
    _Atomic int count;
    int externals;
    torc_cuda_stream pool[CUDA_STREAM_PRIORITIES][CUDA_STREAMS_PER_PRIORITY];
    unsigned next[CUDA_STREAM_PRIORITIES];
} stream_table;
static stream_table tables[CUDA_MAX_DEVICES];
static struct torc_cuda_stream_s defaults[CUDA_MAX_DEVICES];
static base_lock table_lock; /* what adds streams, and the pools */

/* ------------------------------------------------------------------------------------------------- the table */

static void stream_init(torc_cuda_stream s, int device, CUstream handle, int priority, bool external) {
    object_init(&s->obj, &stream_class);
    s->device = (int16_t)device;
    s->handle = handle;
    s->priority = priority;
    s->external = external;
    atomic_init(&s->known, external);
    bool counting = external || priority || handle != CU_STREAM_LEGACY || atomic_load(&cuda_streams_in_use);
    atomic_init(&s->tick, counting ? CUDA_FIRST_COUNTED_TICK : CUDA_FIRST_COUNTED_TICK - 1);
    /* nothing of ours is queued on it yet; but unmarked storages count as written on the default stream */
    atomic_init(&s->done, handle != CU_STREAM_LEGACY ? CUDA_FIRST_COUNTED_TICK : 0);
}

/* With the lock held, and room in the table. */
static void enter(torc_cuda_stream s) {
    stream_table *t = &tables[s->device];
    int slot = atomic_load_explicit(&t->count, memory_order_relaxed);
    s->slot = (int16_t)slot;
    atomic_store_explicit(&t->slots[slot], s, memory_order_release);
    atomic_store_explicit(&t->count, slot + 1, memory_order_release);
}

torc_cuda_stream cuda_default_stream(int device) {
    torc_cuda_stream s = atomic_load_explicit(&tables[device].slots[0], memory_order_acquire);
    if (LIKELY(s != NULL)) return s;
    lock_take(&table_lock);
    s = &defaults[device];
    if (!atomic_load_explicit(&tables[device].slots[0], memory_order_relaxed)) {
        stream_init(s, device, CU_STREAM_LEGACY, 0, false);
        enter(s);
    }
    lock_release(&table_lock);
    return s;
}

static const exec_order *order_hooks;

void cuda_streams_order_by(const exec_order *hooks) {
    lock_take(&table_lock);
    order_hooks = hooks;
    if (atomic_load(&cuda_streams_in_use)) atomic_store(&exec_order_hooks, hooks);
    lock_release(&table_lock);
}

/* With the lock held. First the hooks, then the tick: who reads the new tick knows that calls are marked. */
static void begin_counting(void) {
    if (order_hooks) atomic_store(&exec_order_hooks, order_hooks);
    for (int i = 0; i < CUDA_MAX_DEVICES; i++)
        if (atomic_load(&tables[i].slots[0])) (void)cuda_stream_tick(&defaults[i]);
    atomic_store(&cuda_streams_in_use, true);
}

/* With the lock held and the device's context current: an object around a handle. NULL and an error on failure. */
static torc_cuda_stream add(int device, CUstream handle, int priority, bool external) {
    torc_cuda_stream s = base_calloc(1, sizeof *s);
    if (!s) return NULL;
    stream_init(s, device, handle, priority, external);
    if (!atomic_load(&cuda_streams_in_use)) begin_counting();
    enter(s);
    return s;
}

torc_cuda_stream cuda_stream_at(int device, int slot) {
    return atomic_load_explicit(&tables[device].slots[slot], memory_order_acquire);
}

int cuda_streams_of(int device, torc_cuda_stream *streams, int capacity) {
    if (!cuda_is_up() || device < 0 || device >= cuda_driver_device_count()) return 0;
    (void)cuda_default_stream(device);
    int count = MIN(atomic_load_explicit(&tables[device].count, memory_order_acquire), capacity);
    for (int k = 0; k < count; k++) streams[k] = cuda_stream_at(device, k);
    return count;
}

/* The driver's range, as far as there are pools: 0 and a number from 0 to -3. The device's context is current. */
static bool priority_range(int *least, int *greatest) {
    int low = 0, high = 0;
    CU_CHECK(cuda_driver_table->cuCtxGetStreamPriorityRange(&low, &high));
    *least = low;
    *greatest = MAX(high, 1 - CUDA_STREAM_PRIORITIES);
    return true;
}

/* With the lock held. */
static torc_cuda_stream next_of_pool(int device, int level) {
    stream_table *t = &tables[device];
    unsigned *next = &t->next[level];
    torc_cuda_stream *place = &t->pool[level][*next % CUDA_STREAMS_PER_PRIORITY];
    if (!*place) {
        CUstream handle = NULL;
        CU_CHECK(cuda_driver_table->cuStreamCreateWithPriority(&handle, CU_STREAM_NON_BLOCKING, -level));
        *place = add(device, handle, -level, false);
        if (!*place) {
            (void)cuda_driver_table->cuStreamDestroy(handle);
            return NULL;
        }
    }
    ++*next;
    return *place;
}

/* With the lock held. */
static torc_cuda_stream external(int device, CUstream handle) {
    int count = atomic_load_explicit(&tables[device].count, memory_order_relaxed);
    for (int k = 0; k < count; k++) {
        torc_cuda_stream s = cuda_stream_at(device, k);
        if (s->handle == handle) return s;
    }
    if (tables[device].externals == CUDA_EXTERNAL_STREAMS)
        return FAIL_NULL(
            RUNTIME,
            "torch.cuda.ExternalStream(): there are %d external streams on cuda:%d already, and each keeps "
            "its place when it is destroyed: make few and use them again",
            CUDA_EXTERNAL_STREAMS, device);
    int priority = 0;
    CU_CHECK(cuda_driver_table->cuStreamGetPriority(handle, &priority));
    torc_cuda_stream s = add(device, handle, priority, true);
    if (s) tables[device].externals++;
    return s;
}

/* ------------------------------------------------------------------------------------------- the current stream */

torc_cuda_stream cuda_current_stream_slow(int device) {
    cuda_streams_own *own = cuda_use(device) ? thread_own(&cuda_streams_part) : NULL;
    if (!own) return NULL;
    if (!own->current[device]) own->current[device] = cuda_default_stream(device);
    return own->current[device];
}

torc_cuda_stream cuda_exchange_stream(torc_cuda_stream s) {
    cuda_streams_own *own = thread_own(&cuda_streams_part);
    if (!own) return NULL;
    torc_cuda_stream before = own->current[s->device];
    own->current[s->device] = s;
    return before ? before : cuda_default_stream(s->device);
}

/* ------------------------------------------------------------------------------------------------- clocks */

static int stream_count(int device) { return atomic_load_explicit(&tables[device].count, memory_order_acquire); }

void cuda_clock_read(cuda_clock *c, torc_cuda_stream s) {
    c->tick = atomic_load_explicit(&s->tick, memory_order_acquire);
    c->count = stream_count(s->device);
    for (int k = 0; k < c->count; k++) c->seen[k] = atomic_load_explicit(&s->seen[k], memory_order_acquire);
}

static void saw(torc_cuda_stream s, torc_cuda_stream of, uint64_t tick, int count, const uint64_t *seen) {
    if (s->device != of->device || s == of) return;
    for (int k = 0; k < count; k++)
        if (k != s->slot) cuda_tick_raise(&s->seen[k], seen[k]);
    cuda_tick_raise(&s->seen[of->slot], tick);
}

void cuda_clock_saw(torc_cuda_stream s, torc_cuda_stream of, const cuda_clock *c) {
    saw(s, of, c->tick, c->count, c->seen);
}

void cuda_clock_done(torc_cuda_stream of, const cuda_clock *c) {
    for (int k = 0; k < c->count; k++)
        if (k != of->slot) cuda_tick_raise(&cuda_stream_at(of->device, k)->done, c->seen[k]);
    cuda_tick_raise(&of->done, c->tick);
}

int cuda_ticks_read(int device, uint64_t *ticks) {
    int count = cuda_many_streams() ? stream_count(device) : 0;
    for (int k = 0; k < count; k++)
        ticks[k] = atomic_load_explicit(&cuda_stream_at(device, k)->tick, memory_order_acquire);
    return count;
}

void cuda_ticks_done(int device, const uint64_t *ticks, int count) {
    for (int k = 0; k < count; k++) cuda_tick_raise(&cuda_stream_at(device, k)->done, ticks[k]);
}

bool cuda_stream_has_seen(torc_cuda_stream s, cuda_mark mark) {
    if (mark.stream == s) return true;
    if (mark.tick <= atomic_load_explicit(&mark.stream->done, memory_order_acquire)) return true;
    return mark.stream->device == s->device &&
           mark.tick <= atomic_load_explicit(&s->seen[mark.stream->slot], memory_order_acquire);
}

static cuda_capture *capture_of(torc_cuda_stream s) { return atomic_load_explicit(&s->capture, memory_order_acquire); }

/* With the lock held: the stream belongs to the capture from here on, NULL: to none. Before the driver draws it in, so that
 * no thread sees less than the driver does, and taken back if that fails. */
static void set_capture(torc_cuda_stream s, cuda_capture *capture, torc_cuda_mempool pool) {
    atomic_store_explicit(&s->capture_pool, pool, memory_order_release);
    atomic_store_explicit(&s->capture_id, cuda_capture_id(capture), memory_order_release);
    atomic_store_explicit(&s->capture, capture, memory_order_release);
}

/* Two streams, always in the same order. */
static void lock_both(torc_cuda_stream a, torc_cuda_stream b) {
    const bool in_order = (uintptr_t)a < (uintptr_t)b;
    lock_take(in_order ? &a->lock : &b->lock);
    lock_take(in_order ? &b->lock : &a->lock);
}
static void unlock_both(torc_cuda_stream a, torc_cuda_stream b) {
    lock_release(&a->lock);
    lock_release(&b->lock);
}

/* With the stream's lock held: the event, one of the stream's, covers `tick`. */
static bool record_for_others(torc_cuda_stream s, cuda_stream_event *e, uint64_t tick) {
    const cuda_driver_api *cu = cuda_driver_table;
    cuda_capture *capture = capture_of(s);
    if (e->tick >= tick && (e == &s->running || e->capture == capture)) return true;
    if (UNLIKELY(capture && e == &s->running))
        return FAIL(RUNTIME,
                    "CUDA graph capture: a call outside of it uses a tensor that was made in a capture that has not "
                    "ended, and that no replay has filled");
    if (!cuda_use(s->device)) return false;
    if (!e->event) {
        CUevent event = NULL;
        CU_CHECK(cu->cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));
        e->event = event;
    }
    cuda_clock c;
    cuda_clock_read(&c, s);
    e->tick = 0; /* what a failing call leaves behind is not known */
    CU_CHECK(cu->cuEventRecord(e->event, s->handle));
    memset(e->seen, 0, sizeof e->seen);
    memcpy(e->seen, c.seen, (size_t)c.count * sizeof *c.seen);
    e->tick = c.tick;
    e->capture = capture;
    return true;
}

/* With the lock of `earlier` held. */
static bool wait_for(torc_cuda_stream later, torc_cuda_stream earlier, const cuda_stream_event *e) {
    bool ok = cuda_use(later->device) && CU_OK(cuda_driver_table->cuStreamWaitEvent(later->handle, e->event, 0));
    if (ok) saw(later, earlier, e->tick, stream_count(earlier->device), e->seen);
    return ok;
}

/* For what ran on `earlier` before it entered its capture. With both locks held, or that of `earlier`. */
static bool wait_for_running(torc_cuda_stream later, torc_cuda_stream earlier) {
    return !earlier->running.tick || wait_for(later, earlier, &earlier->running);
}

/* Record what runs, also what the stream has waited for since the last recording. With the lock held. */
static bool record_running(torc_cuda_stream s) { return record_for_others(s, &s->running, UINT64_MAX); }

bool cuda_stream_begin_capture(torc_cuda_stream s, cuda_capture *capture, CUstreamCaptureMode mode) {
    torc_cuda_mempool pool = cuda_recorder_now()->pool(capture, s->device);
    if (!pool) return false;
    lock_take(&s->lock);
    bool ok = !capture_of(s) || FAIL(RUNTIME, "CUDA graph capture: the current stream is capturing already");
    if (ok && (ok = record_running(s))) {
        set_capture(s, capture, pool);
        ok = CU_OK(cuda_driver_table->cuStreamBeginCapture(s->handle, mode));
        if (!ok) set_capture(s, NULL, NULL);
    }
    lock_release(&s->lock);
    return ok;
}

/* `later`, which belongs to no capture, waits for an event in that of `earlier`, and belongs to it from here on. It runs
 * after what ran on `earlier` before the capture. With both locks held. */
static bool draw_in(torc_cuda_stream later, torc_cuda_stream earlier, torc_cuda_mempool pool, CUevent event) {
    cuda_capture *capture = capture_of(earlier);
    if (atomic_load(&capture->ending))
        return FAIL(RUNTIME, "CUDA graph capture: it has ended while another stream was to join it");
    if (!wait_for_running(later, earlier) || !record_running(later)) return false;
    set_capture(later, capture, pool);
    bool ok = CU_OK(cuda_driver_table->cuStreamWaitEvent(later->handle, event, 0));
    if (!ok) set_capture(later, NULL, NULL);
    return ok;
}

/* Refused before the driver refuses it, and drops the capture. */
static bool can_be_captured(torc_cuda_stream s) {
    return s->slot != 0 || FAIL(RUNTIME,
                                "CUDA graph capture: the default stream of cuda:%d would become part of it, which "
                                "cannot be: make another stream current there before the capture "
                                "(torch.cuda.set_stream)",
                                s->device);
}

bool cuda_stream_join_capture(torc_cuda_stream later, torc_cuda_stream earlier, uint64_t id, CUevent event,
                              bool *joined) {
    *joined = false;
    if (later == earlier) return true; /* a wait like any other */
    cuda_capture *capture = capture_of(earlier);
    if (!capture || cuda_capture_id(capture) != id) return true;
    if (!capture_of(later) && !can_be_captured(later)) return false;
    torc_cuda_mempool pool = cuda_recorder_now()->pool(capture, later->device); /* made without the locks held */
    if (!pool) return false;
    lock_both(later, earlier);
    bool ok = true;
    if (capture_of(earlier) == capture && cuda_capture_id(capture) == id && !capture_of(later))
        *joined = ok = draw_in(later, earlier, pool, event);
    unlock_both(later, earlier);
    return ok;
}

bool cuda_streams_leave_capture(int device, const cuda_capture *capture) {
    torc_cuda_stream streams[CUDA_MAX_STREAMS], members[CUDA_MAX_STREAMS];
    int count = cuda_streams_of(device, streams, CUDA_MAX_STREAMS), n = 0;
    bool ok = true;
    for (int k = 0; k < count; k++) {
        lock_take(&streams[k]->lock); /* who was joining has done so */
        if (capture_of(streams[k]) == capture) members[n++] = streams[k];
        lock_release(&streams[k]->lock);
    }
    for (int k = 0; k < n; k++) {
        lock_take(&members[k]->lock);
        for (int i = 0; i < n; i++)
            if (i != k) ok = wait_for_running(members[i], members[k]) && ok;
        members[k]->captured.tick = 0;
        members[k]->captured.capture = NULL;
        lock_release(&members[k]->lock);
    }
    for (int k = 0; k < n; k++) {
        lock_take(&members[k]->lock);
        set_capture(members[k], NULL, NULL);
        lock_release(&members[k]->lock);
    }
    return ok;
}

bool cuda_stream_follow(torc_cuda_stream later, torc_cuda_stream earlier) {
    lock_take(&earlier->lock);
    bool ok = capture_of(earlier) ? wait_for_running(later, earlier)
                                  : record_running(earlier) && wait_for(later, earlier, &earlier->running);
    lock_release(&earlier->lock);
    return ok;
}

bool cuda_stream_record(torc_cuda_stream s, CUevent event, bool *recording) {
    lock_take(&s->lock);
    *recording = capture_of(s) != NULL;
    bool ok = *recording || cuda_driver_table->cuEventRecord(event, s->handle) == CUDA_SUCCESS;
    lock_release(&s->lock);
    return ok;
}

bool cuda_stream_may_wait(torc_cuda_stream later, uint64_t capture_id) {
    const uint64_t own = atomic_load_explicit(&later->capture_id, memory_order_acquire);
    if (LIKELY(!own || own == capture_id)) return true;
    return FAIL(RUNTIME,
                "CUDA graph capture: a stream that is being captured cannot wait for one that is not part of the "
                "capture%s",
                capture_id ? ", but of another" : "; let that one wait for it first");
}

/* Let `later` wait for `earlier` up to `tick` at least; UINT64_MAX: all that is queued now, counted or not, and if
 * `earlier` is recording, as part of its capture. */
static bool order(torc_cuda_stream later, torc_cuda_stream earlier, uint64_t tick) {
    if (later == earlier) return true;
    cuda_capture *capture;
    torc_cuda_mempool pool = NULL;
    bool draws;
    for (;; unlock_both(later, earlier)) { /* the pool is made without the locks held: other threads may come between */
        const uint64_t id = atomic_load_explicit(&earlier->capture_id, memory_order_acquire);
        capture = capture_of(earlier);
        draws = capture && tick == UINT64_MAX && !capture_of(later);
        if (UNLIKELY(draws) && !can_be_captured(later)) return false;
        if (UNLIKELY(draws) && !(pool = cuda_recorder_now()->pool(capture, later->device))) return false;
        lock_both(later, earlier);
        const bool now = capture && tick == UINT64_MAX && !capture_of(later);
        if (LIKELY(capture_of(earlier) == capture && earlier->capture_id == id && now == draws)) break;
    }
    const bool in_capture = capture && (draws || capture_of(later));
    cuda_stream_event *e = in_capture ? &earlier->captured : &earlier->running;
    bool ok = cuda_stream_may_wait(later, cuda_capture_id(capture)) && record_for_others(earlier, e, tick);
    if (UNLIKELY(draws)) {
        ok = ok && draw_in(later, earlier, pool, e->event);
        if (ok) saw(later, earlier, e->tick, stream_count(earlier->device), e->seen);
    } else {
        ok = ok && wait_for(later, earlier, e);
    }
    unlock_both(later, earlier);
    return ok;
}

bool cuda_stream_order(torc_cuda_stream later, torc_cuda_stream earlier) { return order(later, earlier, UINT64_MAX); }

bool cuda_stream_see(torc_cuda_stream s, cuda_mark mark) {
    return cuda_stream_has_seen(s, mark) || order(s, mark.stream, mark.tick);
}

/* ------------------------------------------------------------------------------------------------- handles */

bool cuda_stream_check(torc_cuda_stream s, const char *caller) {
    if (LIKELY(object_is(s, &stream_class))) return true;
    return FAIL(TYPE, "%s(): argument 'stream' must be a CUDA stream%s", caller, s ? handle_doubt(s) : ", not NULL");
}

torc_cuda_stream cuda_stream_or_current(torc_cuda_stream s, const char *caller) {
    if (s) return cuda_stream_check(s, caller) && cuda_use(s->device) ? s : NULL;
    int device = cuda_device_index(-1, caller);
    return device >= 0 ? cuda_current_stream(device) : NULL;
}

static torc_cuda_stream lend(torc_cuda_stream s) { return scope_lend(object_retain(s)); }

/* The ordinal of a device that is ready, its context current; -1 and an error otherwise. */
static int ready(int device, const char *caller) {
    if (FAILED()) return -1;
    int ordinal = cuda_device_index(device, caller);
    return ordinal >= 0 && cuda_use(ordinal) ? ordinal : -1;
}

/* May the public function go on with this stream? Its device's context is current then. */
static bool usable(torc_cuda_stream s, const char *caller) {
    return !FAILED() && cuda_stream_check(s, caller) && cuda_use(s->device);
}

/* ---------------------------------------------------------------------------------------------- public functions */

torc_cuda_stream torc_cuda_stream_new_with(int device, const torc_cuda_stream_options *options) {
    static const char name[] = "torch.cuda.Stream";
    torc_cuda_stream_options o;
    /* What was put off while there was but one stream runs on that, and before a device is made current here. */
    (void)exec_settle();
    if (FAILED() || !options_take(name, options, &o, &layout_torc_cuda_stream_options)) return NULL;
    int ordinal = ready(device, name), least = 0, greatest = 0;
    if (ordinal < 0 || !priority_range(&least, &greatest)) return NULL;
    int level = (int)-MIN(MAX(o.priority, MIN(greatest, 0)), 0);
    (void)cuda_default_stream(ordinal); /* has slot 0 */
    lock_take(&table_lock);
    torc_cuda_stream s = next_of_pool(ordinal, level);
    lock_release(&table_lock);
    return s ? lend(s) : NULL;
}

torc_cuda_stream(torc_cuda_external_stream)(void *handle, int device) {
    (void)exec_settle();
    int ordinal = ready(device, "torch.cuda.ExternalStream");
    if (ordinal < 0) return NULL;
    torc_cuda_stream s = cuda_default_stream(ordinal);
    if (handle == (void *)CU_STREAM_PER_THREAD)
        return FAIL_NULL(VALUE, "torch.cuda.ExternalStream(): the per-thread default stream is another stream in every "
                                "thread; give a stream that was created");
    if (handle) {
        lock_take(&table_lock);
        s = external(ordinal, (CUstream)handle);
        lock_release(&table_lock);
    }
    return s ? lend(s) : NULL;
}

torc_cuda_stream(torc_cuda_default_stream)(int device) {
    int ordinal = ready(device, "torch.cuda.default_stream");
    return ordinal >= 0 ? lend(cuda_default_stream(ordinal)) : NULL;
}

torc_cuda_stream(torc_cuda_current_stream)(int device) {
    int ordinal = ready(device, "torch.cuda.current_stream");
    torc_cuda_stream s = ordinal >= 0 ? cuda_current_stream(ordinal) : NULL;
    return s ? lend(s) : NULL;
}

bool torc_cuda_set_stream(torc_cuda_stream stream) {
    if (FAILED()) return false;
    if (!stream) return true; /* as torch.cuda.set_stream(None) */
    if (!usable(stream, "torch.cuda.set_stream") || !cuda_exchange_stream(stream)) return false;
    (void)cuda_exchange_current_device(stream->device);
    return true;
}

/* States of a guard. */
enum { GUARD_OFF, GUARD_ON, GUARD_LEFT };

torc_cuda_stream_guard torc_cuda_stream_guard_begin(torc_cuda_stream stream) {
    torc_cuda_stream_guard g = {.state = GUARD_OFF};
    if (FAILED() || (stream && !usable(stream, "torch.cuda.stream"))) return g;
    g.device = cuda_current_device();
    if (stream) {
        if (!(g.previous = cuda_exchange_stream(stream))) return g;
        (void)cuda_exchange_current_device(stream->device);
    }
    g.state = GUARD_ON;
    return g;
}

torc_cuda_stream_guard(torc_cuda_device_guard_begin)(int device) {
    torc_cuda_stream_guard g = {.state = GUARD_OFF};
    if (FAILED()) return g;
    g.device = cuda_current_device();
    if (device < 0 || torc_cuda_set_device(device)) g.state = GUARD_ON;
    return g;
}

void torc_cuda_stream_guard_end(torc_cuda_stream_guard *guard) {
    if (!guard || guard->state == GUARD_OFF) return;
    if (guard->previous) (void)cuda_exchange_stream(guard->previous);
    (void)cuda_exchange_current_device(guard->device);
    guard->state = GUARD_OFF;
    guard->previous = NULL;
}

bool torc_cuda_stream_query(torc_cuda_stream stream) {
    (void)exec_settle();
    if (!usable(stream, "Stream.query")) return false;
    cuda_clock c;
    cuda_clock_read(&c, stream);
    CUresult result = cuda_driver_table->cuStreamQuery(stream->handle);
    if (result == CUDA_ERROR_NOT_READY) return false;
    if (result != CUDA_SUCCESS) return cuda_fail(result, "cuStreamQuery", __FILE__, __LINE__);
    cuda_clock_done(stream, &c);
    return cuda_fault_check(stream->device);
}

bool torc_cuda_stream_wait_stream(torc_cuda_stream stream, torc_cuda_stream other) {
    (void)exec_settle();
    return usable(stream, "Stream.wait_stream") && usable(other, "Stream.wait_stream") &&
           cuda_stream_order(stream, other);
}

int torc_cuda_stream_device(torc_cuda_stream stream) {
    return cuda_stream_check(stream, "Stream.device") ? stream->device : -1;
}

int torc_cuda_stream_priority(torc_cuda_stream stream) {
    return cuda_stream_check(stream, "Stream.priority") ? stream->priority : 0;
}

void *torc_cuda_stream_handle(torc_cuda_stream stream) {
    const bool shown = cuda_stream_check(stream, "Stream.handle") && stream->slot;
    if (shown) atomic_store(&stream->known, true); /* first, so that nothing is put off behind what runs now */
    (void)exec_settle();
    return shown ? stream->handle : NULL;
}

int64_t torc_cuda_stream_id(torc_cuda_stream stream) {
    if (!cuda_stream_check(stream, "Stream.id")) return -1;
    return stream->slot ? (int64_t)stream->device * CUDA_MAX_STREAMS + stream->slot : 0;
}

bool torc_cuda_stream_equal(torc_cuda_stream a, torc_cuda_stream b) {
    return cuda_stream_check(a, "Stream.equal") && cuda_stream_check(b, "Stream.equal") &&
           a == b; /* one object for each */
}

bool(torc_cuda_stream_priority_range)(int device, int *least, int *greatest) {
    int low = 0, high = 0;
    int ordinal = cuda_device_index(device, "Stream.priority_range");
    if (ordinal < 0 || !cuda_use(ordinal) || !priority_range(&low, &high)) return false;
    if (least) *least = low;
    if (greatest) *greatest = high;
    return true;
}

/* -------------------------------------------------------------------------------------------------- ordering */

static _Atomic int ordering; /* 0: not read yet, 1: no, 2: yes */

bool cuda_ordering(void) {
    int state = atomic_load_explicit(&ordering, memory_order_relaxed);
    if (UNLIKELY(state == 0)) {
        const char *text = getenv("TORC_STREAM_ORDERING");
        int wanted = text && strcmp(text, "0") == 0 ? 1 : 2, none = 0;
        atomic_compare_exchange_strong(&ordering, &none, wanted);
        state = atomic_load(&ordering);
    }
    return state == 2;
}

bool(torc_cuda_set_stream_ordering)(bool enabled) {
    (void)exec_settle();
    bool was = cuda_ordering();
    if (!FAILED()) atomic_store(&ordering, enabled ? 2 : 1);
    return was;
}

bool torc_cuda_get_stream_ordering(void) { return cuda_ordering(); }
