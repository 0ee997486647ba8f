/* cuda/streams/event.c - events: places in a stream's work that others wait for, ask about, or measure between.
 *
 * An event of the driver belongs to a device, so ours is made when it is first recorded and its device is known;
 * before that, waiting for it is no wait, as in PyTorch.
 *
 * With the driver's event goes what torc knows about its place: the stream, and that stream's clock, read just before
 * the recording. Waiting for the event raises the waiter's clock by it, and a host that waited passes it on to
 * everybody, so whatever a program orders by events is not ordered a second time (Note [Stream order] in stream.h). An
 * event of another process has no clock here.
 *
 * A lock guards each event, so that its place and its clock are of one recording whichever threads use it. The host
 * does not wait with the lock held. */
#include <math.h>

#include "cuda/generated/options.h"
#include "cuda/device/fault.h"
#include "cuda/streams/wait.h"
#include "ops/pack.h"
#include "base/lock.h"
#include "core/seams.h"

struct torc_cuda_event_s {
    object obj;
    unsigned flags; /* CU_EVENT_… */
    base_lock lock;
    /* Guarded by it: */
    int device;              /* -1: none yet */
    CUevent handle;          /* NULL: not made yet */
    torc_cuda_stream stream; /* that it was last recorded on; NULL: never, or not in this process */
    uint64_t capture_id;     /* the stream's, then */
    cuda_clock clock;
};

static void event_destroy(void *object) {
    torc_cuda_event e = object;
    if (e->handle && cuda_use_quietly(e->device)) (void)cuda_driver_table->cuEventDestroy(e->handle);
    base_free(e);
}
static OBJECT_CLASS event_class = {"cuda event", event_destroy};

static bool known(torc_cuda_event e, const char *caller) {
    if (LIKELY(object_is(e, &event_class))) return true;
    return FAIL(TYPE, "%s(): argument 'event' must be a CUDA event%s", caller, e ? handle_doubt(e) : ", not NULL");
}
static bool check(torc_cuda_event e, const char *caller) { return !FAILED() && known(e, caller); }

static torc_cuda_event event_new(unsigned flags) { /* owned */
    torc_cuda_event e = base_calloc(1, sizeof *e);
    if (!e) return NULL;
    object_init(&e->obj, &event_class);
    e->flags = flags;
    e->device = -1;
    return e;
}

/* With the lock held. The device's context is current. */
static bool make(torc_cuda_event e, int device) {
    if (e->handle) return true;
    CUevent handle = NULL;
    CU_CHECK(cuda_driver_table->cuEventCreate(&handle, e->flags));
    e->handle = handle;
    e->device = device;
    return true;
}

static bool record_locked(torc_cuda_event e, torc_cuda_stream s) {
    if (e->device >= 0 && e->device != s->device)
        return FAIL(RUNTIME, "Event device %d does not match recording stream's device %d.", e->device, s->device);
    if (!make(e, s->device)) return false;
    cuda_clock now;
    lock_take(&s->lock); /* it enters and leaves no capture meanwhile */
    cuda_clock_read(&now, s);
    const uint64_t capture_id = atomic_load_explicit(&s->capture_id, memory_order_acquire);
    CUresult result = cuda_driver_table->cuEventRecord(e->handle, s->handle);
    lock_release(&s->lock);
    if (result != CUDA_SUCCESS) {
        e->stream = NULL; /* where it stands now is not known */
        return cuda_fail(result, "cuEventRecord", __FILE__, __LINE__);
    }
    e->stream = s;
    e->clock = now;
    e->capture_id = capture_id;
    return true;
}

static bool record(torc_cuda_event e, torc_cuda_stream s) {
    lock_take(&e->lock);
    bool ok = record_locked(e, s);
    lock_release(&e->lock);
    return ok;
}

static bool wait_locked(torc_cuda_event e, torc_cuda_stream s) {
    if (!e->handle) return true;
    if (!cuda_stream_may_wait(s, e->stream ? e->capture_id : 0)) return false;
    bool joined = false;
    if (e->stream && UNLIKELY(e->capture_id) &&
        !cuda_stream_join_capture(s, e->stream, e->capture_id, e->handle, &joined))
        return false;
    if (LIKELY(!joined)) CU_CHECK(cuda_driver_table->cuStreamWaitEvent(s->handle, e->handle, 0));
    if (e->stream) cuda_clock_saw(s, e->stream, &e->clock);
    return true;
}

static bool wait_for(torc_cuda_event e, torc_cuda_stream s) {
    lock_take(&e->lock);
    bool ok = wait_locked(e, s);
    lock_release(&e->lock);
    return ok;
}

/* What a host that asks or waits needs, of one recording. */
typedef struct moment {
    CUevent handle;
    int device;
    torc_cuda_stream stream;
    cuda_clock clock;
} moment;

static void moment_of(moment *m, torc_cuda_event e) {
    lock_take(&e->lock);
    m->handle = e->handle;
    m->device = e->device;
    m->stream = e->stream;
    if (e->stream) m->clock = e->clock;
    lock_release(&e->lock);
}

static bool passed(const moment *m) {
    if (m->stream) cuda_clock_done(m->stream, &m->clock);
    return true;
}

/* ---------------------------------------------------------------------------------------------- public functions */

torc_cuda_event torc_cuda_event_new_with(const torc_cuda_event_options *options) {
    if (FAILED()) return NULL;
    torc_cuda_event_options o;
    if (!options_take("torch.cuda.Event", options, &o, &layout_torc_cuda_event_options)) return NULL;
    if (o.interprocess && o.enable_timing)
        return FAIL_NULL(VALUE, "torch.cuda.Event(): an interprocess event cannot have enable_timing");
    unsigned flags = (o.enable_timing ? CU_EVENT_DEFAULT : CU_EVENT_DISABLE_TIMING) |
                     (o.blocking ? CU_EVENT_BLOCKING_SYNC : 0) | (o.interprocess ? CU_EVENT_INTERPROCESS : 0);
    return scope_lend(event_new(flags));
}

bool torc_cuda_event_record(torc_cuda_event event, torc_cuda_stream stream) {
    (void)exec_settle();
    if (!check(event, "Event.record")) return false;
    torc_cuda_stream s = cuda_stream_or_current(stream, "Event.record");
    return s && record(event, s);
}

torc_cuda_event torc_cuda_stream_record_event(torc_cuda_stream stream, torc_cuda_event event) {
    (void)exec_settle();
    if (FAILED() || !cuda_stream_check(stream, "Stream.record_event") || !cuda_use(stream->device)) return NULL;
    if (event && !check(event, "Stream.record_event")) return NULL;
    torc_cuda_event e = event ? object_retain(event) : event_new(CU_EVENT_DISABLE_TIMING);
    if (!e) return NULL;
    if (!record(e, stream)) {
        object_release(e);
        return NULL;
    }
    return scope_lend(e);
}

bool torc_cuda_event_wait(torc_cuda_event event, torc_cuda_stream stream) {
    (void)exec_settle();
    if (!check(event, "Event.wait")) return false;
    torc_cuda_stream s = cuda_stream_or_current(stream, "Event.wait");
    return s && wait_for(event, s);
}

bool torc_cuda_stream_wait_event(torc_cuda_stream stream, torc_cuda_event event) {
    (void)exec_settle();
    return check(event, "Stream.wait_event") && cuda_stream_check(stream, "Stream.wait_event") &&
           cuda_use(stream->device) && wait_for(event, stream);
}

bool torc_cuda_event_query(torc_cuda_event event) {
    (void)exec_settle();
    if (!check(event, "Event.query")) return false;
    moment m;
    moment_of(&m, event);
    if (!m.handle) return true;
    if (!cuda_use(m.device)) return false;
    CUresult result = cuda_driver_table->cuEventQuery(m.handle);
    if (result == CUDA_ERROR_NOT_READY) return false;
    if (result != CUDA_SUCCESS) return cuda_fail(result, "cuEventQuery", __FILE__, __LINE__);
    return passed(&m) && cuda_fault_check(m.device);
}

bool torc_cuda_event_synchronize(torc_cuda_event event) {
    (void)exec_settle();
    if (!check(event, "Event.synchronize")) return false;
    moment m;
    moment_of(&m, event);
    return !m.handle || (cuda_use(m.device) && cuda_wait_event(m.handle, "Event.synchronize") && passed(&m));
}

double torc_cuda_event_elapsed_time(torc_cuda_event start, torc_cuda_event end) {
    (void)exec_settle();
    if (!check(start, "Event.elapsed_time") || !check(end, "Event.elapsed_time")) return NAN;
    moment a, b;
    moment_of(&a, start);
    moment_of(&b, end);
    float milliseconds = NAN;
    if ((start->flags | end->flags) & CU_EVENT_DISABLE_TIMING)
        (void)FAIL(VALUE, "Both events must be created with argument 'enable_timing=True'.");
    else if (!a.stream || !b.stream)
        (void)FAIL(VALUE, "Both events must be recorded before calculating elapsed time.");
    else if (cuda_use(a.device)) {
        const CUresult result = cuda_driver_table->cuEventElapsedTime(&milliseconds, a.handle, b.handle);
        if (result == CUDA_SUCCESS) return milliseconds;
        if (result == CUDA_ERROR_NOT_READY)
            (void)FAIL(RUNTIME, "Both events must be completed before calculating elapsed time.");
        else
            (void)cuda_fail(result, "cuEventElapsedTime", __FILE__, __LINE__);
    }
    return NAN;
}

_Static_assert(sizeof(CUipcEventHandle) == 64, "the public functions hand it over as 64 bytes");

bool torc_cuda_event_ipc_handle(torc_cuda_event event, uint8_t handle[64]) {
    (void)exec_settle();
    if (!check(event, "Event.ipc_handle")) return false;
    if (!handle) return FAIL(VALUE, "Event.ipc_handle(): handle is NULL");
    if (!(event->flags & CU_EVENT_INTERPROCESS))
        return FAIL(RUNTIME, "Event.ipc_handle(): the event was not created with interprocess");
    lock_take(&event->lock);
    int device = event->device >= 0 ? event->device : cuda_device_index(-1, "Event.ipc_handle");
    CUipcEventHandle h;
    bool ok = device >= 0 && cuda_use(device) && make(event, device) &&
              CU_OK(cuda_driver_table->cuIpcGetEventHandle(&h, event->handle));
    lock_release(&event->lock);
    if (ok) memcpy(handle, &h, sizeof h);
    return ok;
}

torc_cuda_event(torc_cuda_event_from_ipc_handle)(int device, const uint8_t handle[64]) {
    if (FAILED()) return NULL;
    if (!handle) return FAIL_NULL(VALUE, "Event.from_ipc_handle(): handle is NULL");
    int ordinal = cuda_device_index(device, "Event.from_ipc_handle");
    if (ordinal < 0 || !cuda_use(ordinal)) return NULL;
    torc_cuda_event e = event_new(CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS);
    if (!e) return NULL;
    CUipcEventHandle h;
    memcpy(&h, handle, sizeof h);
    if (!CU_OK(cuda_driver_table->cuIpcOpenEventHandle(&e->handle, h))) {
        e->handle = NULL;
        object_release(e);
        return NULL;
    }
    e->device = ordinal;
    return scope_lend(e);
}

int torc_cuda_event_device(torc_cuda_event event) {
    if (!known(event, "Event.device")) return -1;
    lock_take(&event->lock);
    int device = event->device;
    lock_release(&event->lock);
    return device;
}

void *torc_cuda_event_handle(torc_cuda_event event) {
    (void)exec_settle();
    if (!known(event, "Event.handle")) return NULL;
    lock_take(&event->lock);
    void *handle = event->handle;
    lock_release(&event->lock);
    return handle;
}
