/* fake_stream.c - streams, events, copies and fills of the driver's double.
 *
 * Work is a queue of operations per stream. An operation is done when it is the first of its stream and nothing holds
 * it back: a wait for an event, or the legacy stream, which is in order with all blocking streams of its device. By
 * default that happens within the call. When streams are asynchronous it happens when somebody waits, asks, or the
 * test says so, and then only as much as needed: run_until() does one stream's operations and follows what they wait
 * for. So a program that forgot a dependency reads what is really there, and reads it late.
 *
 * A record of an event is a fence: a point that waits and questions hold on to, so that the event may be recorded
 * again or destroyed meanwhile. Events of several processes count records and completions in memory that the processes
 * share. */
#include "fake.h"

#include <sys/mman.h>

struct shared_event {
    _Atomic uint64_t recorded, done;
};
enum { SHARED_EVENTS = 16384 };

bool fake_async;
static bool query_advances = true;
static uint64_t last_sequence;
static int64_t clock_now = 1000000;
static unsigned long long last_stream_id;
static CUstream streams;
static _Thread_local CUstream own_streams[MAX_DEVICES];

/* ----------------------------------------------------------------------------------------------- operations */

op *fake_op_new(op_kind kind) {
    op *o = calloc(1, sizeof *o);
    if (o) o->kind = kind;
    return o;
}

void fake_op_free(op *o) {
    if (!o) return;
    if (o->kind == COPY) free(o->copy.staged);
    if (o->kind == KERNEL_RUN) free(o->kernel.bytes);
    if (o->kind == RECORD || o->kind == WAIT) fake_fence_drop(o->point.fence);
    free(o->more);
    free(o);
}

op *fake_op_copy(const op *from) {
    op *o = malloc(sizeof *o);
    if (!o) return NULL;
    *o = *from;
    o->next = NULL;
    o->more = NULL;
    bool ok = true;
    if (o->kind == RECORD || o->kind == WAIT) o->point.fence = fake_fence_hold(o->point.fence);
    if (o->kind == COPY) o->copy.staged = NULL;
    if (o->kind == KERNEL_RUN && from->kernel.bytes) {
        size_t size = (size_t)from->kernel.count * 256;
        o->kernel.bytes = malloc(size);
        if (o->kernel.bytes) memcpy(o->kernel.bytes, from->kernel.bytes, size);
        ok = o->kernel.bytes != NULL;
    }
    if (from->more_count > 0) {
        o->more = malloc((size_t)from->more_count * sizeof *o->more);
        if (o->more) memcpy(o->more, from->more, (size_t)from->more_count * sizeof *o->more);
        ok = ok && o->more != NULL;
    }
    if (ok) return o;
    fake_op_free(o);
    return NULL;
}

fence *fake_fence_new(void) {
    fence *f = calloc(1, sizeof *f);
    if (f) f->references = 1;
    return f;
}

fence *fake_fence_hold(fence *f) {
    if (f) f->references++;
    return f;
}

void fake_fence_drop(fence *f) {
    if (f && --f->references == 0) free(f);
}

bool fake_fence_done(const fence *f) { return f->done || (f->shared && f->shared->done >= f->ticket); }

static void reach(fence *f) {
    f->done = true;
    f->time = clock_now;
    if (f->shared && f->shared->done < f->ticket) f->shared->done = f->ticket;
}

static void fill(char *p, unsigned value, size_t width, size_t count) {
    if (width == 1) memset(p, (int)value, count);
    for (size_t i = 0; i < count && width == 2; i++) memcpy(p + 2 * i, &(unsigned short){(unsigned short)value}, 2);
    for (size_t i = 0; i < count && width == 4; i++) memcpy(p + 4 * i, &value, 4);
}

static const char *op_problem(const op *o) {
    const char *problem = NULL;
    for (int i = 0; i < o->span_count && !problem; i++) problem = fake_span_problem(&o->spans[i]);
    for (int i = 0; i < o->more_count && !problem; i++) problem = fake_span_problem(&o->more[i]);
    return problem;
}

static const char *op_name(const op *o) {
    static const char *const names[] = {"a copy",   "a copy",   "a fill", "a host function",
                                        "a kernel", "a record", "a wait"};
    return o->kind < COUNT_OF(names) ? names[o->kind] : "an operation";
}

static void execute(op *o, CUstream stream) {
    int *broken = &devices[stream->device].broken;
    clock_now += 1000;
    if (!*broken) {
        const char *problem = op_problem(o);
        if (problem) {
            fake_violation("%s uses %s", op_name(o), problem);
            *broken = CUDA_ERROR_ILLEGAL_ADDRESS;
        }
    }
    switch (o->kind) { /* what must happen on a broken device too, or others would wait forever */
    case RECORD: reach(o->point.fence); return;
    case FREE:
        if (o->region) fake_memory_free(o->region);
        return;
    case WAIT:
    case ALLOC:
    case NOTHING: return;
    default: break;
    }
    if (*broken) return;
    switch (o->kind) {
    case COPY:
        clock_now += (int64_t)(o->copy.bytes >> 10);
        memmove(o->copy.dst, o->copy.staged ? o->copy.staged : o->copy.src, o->copy.bytes);
        break;
    case COPY_2D:
        for (size_t y = 0; y < o->copy.rows; y++)
            memmove((char *)o->copy.dst + y * o->copy.dst_pitch, (const char *)o->copy.src + y * o->copy.src_pitch,
                    o->copy.bytes);
        break;
    case FILL:
        clock_now += (int64_t)(o->fill.width * o->fill.count >> 10);
        fill(o->fill.p, o->fill.value, o->fill.width, o->fill.count);
        break;
    case HOST:
        pthread_mutex_unlock(&fake_lock);
        fake_in_callback = true;
        o->host.f(o->host.data);
        fake_in_callback = false;
        pthread_mutex_lock(&fake_lock);
        break;
    case KERNEL_RUN: fake_run_kernel(o, stream); break;
    default: break;
    }
}

/* ---------------------------------------------------------------------------------------------- scheduling */

static bool is_blocking(CUstream s) { return !(s->flags & CU_STREAM_NON_BLOCKING); }

typedef struct obstacle {
    CUstream stream; /* NULL: another process */
    uint64_t sequence;
} obstacle;

/* Does something hold a stream's first operation back? */
static bool is_held(CUstream s, obstacle *by) {
    const op *o = s->head;
    if (o->kind == WAIT && !fake_fence_done(o->point.fence)) {
        *by = (obstacle){o->point.fence->stream, o->point.fence->sequence};
        return true;
    }
    if (!is_blocking(s)) return false;
    for (CUstream t = streams; t; t = t->next) {
        if (t == s || t->device != s->device || !is_blocking(t) || (!s->legacy && !t->legacy)) continue;
        if (!t->head || t->head->sequence >= o->sequence) continue;
        *by = (obstacle){t, o->sequence - 1};
        return true;
    }
    return false;
}

static void end_stream(CUstream s) {
    for (CUstream *link = &streams; *link; link = &(*link)->next) {
        if (*link != s) continue;
        *link = s->next;
        break;
    }
    free(s->deps);
    fake_object_free(s);
}

static void do_first(CUstream s) {
    op *o = s->head;
    s->running = true;
    execute(o, s);
    s->running = false;
    s->head = o->next;
    if (!s->head) s->tail = &s->head;
    fake_op_free(o);
    if (s->destroyed && !s->head) end_stream(s);
    pthread_cond_broadcast(&fake_changed);
}

/* A stream that ended is not in the list any more; its handle may be at rest. */
static bool is_listed(CUstream s) {
    for (CUstream t = streams; t; t = t->next)
        if (t == s) return true;
    return false;
}

/* False: another process holds it back, and `block` is not set. */
static bool run_until(CUstream s, uint64_t sequence, bool block) {
    while (is_listed(s) && s->head && s->head->sequence <= sequence) {
        obstacle by;
        if (s->running) {
            pthread_cond_wait(&fake_changed, &fake_lock);
        } else if (!is_held(s, &by)) {
            do_first(s);
        } else if (by.stream) {
            if (!run_until(by.stream, by.sequence, block)) return false;
        } else if (block) {
            pthread_mutex_unlock(&fake_lock);
            usleep(200);
            pthread_mutex_lock(&fake_lock);
        } else {
            return false;
        }
    }
    return true;
}

void fake_run_until(CUstream stream, uint64_t sequence) { run_until(stream, sequence, true); }

/* Everything queued before now on the streams that `all`, or else blocking of this device, or of this device. */
static void run_many(int device, bool blocking_only, bool block) {
    uint64_t sequence = last_sequence;
    for (bool again = true; again;) {
        again = false;
        for (CUstream s = streams; s; s = s->next) {
            if (!s->head || s->head->sequence > sequence || (device >= 0 && s->device != device)) continue;
            if (blocking_only && !is_blocking(s)) continue;
            if (!run_until(s, sequence, block)) continue;
            again = true; /* the list may have changed */
            break;
        }
    }
}

void fake_run_all(void) { run_many(-1, false, false); }
void fake_run_device(int device) { run_many(device, false, true); }

/* One operation of the stream, or of what holds it back. */
static void advance(CUstream s) {
    obstacle by;
    while (s && s->head && !s->running) {
        if (!is_held(s, &by)) {
            do_first(s);
            return;
        }
        s = by.stream;
    }
}

static int64_t run_mixed(int64_t n) {
    for (int64_t done = 0;; done++) {
        CUstream chosen = NULL;
        uint64_t best = 0;
        obstacle by;
        for (CUstream s = streams; s; s = s->next) {
            if (!s->head || s->running || is_held(s, &by)) continue;
            uint64_t mark = fake_random() + 1, age = UINT64_MAX - s->head->sequence;
            uint64_t weight = mark == 1 ? age : mark;
            if (chosen && weight <= best) continue;
            chosen = s;
            best = weight;
        }
        if (!chosen || done == n) return done;
        do_first(chosen);
    }
}

CUstream fake_streams(void) { return streams; }

int64_t fake_queued(void) {
    int64_t n = 0;
    for (CUstream s = streams; s; s = s->next)
        for (op *o = s->head; o; o = o->next) n++;
    return n;
}

int64_t fake_stream_count(void) {
    int64_t n = 0;
    for (CUstream s = streams; s; s = s->next) n += !s->legacy && !s->per_thread && !s->destroyed;
    return n;
}

static bool span_meets(const span *s, const char *p, size_t bytes) {
    return s->id != 0 && (const char *)s->p < p + bytes && p < (const char *)s->p + s->bytes;
}

bool fake_is_used(const void *p, size_t bytes) {
    for (CUstream s = streams; s; s = s->next) {
        for (op *o = s->head; o; o = o->next) {
            for (int i = 0; i < o->span_count; i++)
                if (span_meets(&o->spans[i], p, bytes)) return true;
            for (int i = 0; i < o->more_count; i++)
                if (span_meets(&o->more[i], p, bytes)) return true;
        }
    }
    return false;
}

void fake_control_set_async(bool async) {
    pthread_mutex_lock(&fake_lock);
    fake_async = async;
    if (!async) fake_run_all();
    pthread_mutex_unlock(&fake_lock);
}

void fake_control_set_query_advances(bool advances) {
    pthread_mutex_lock(&fake_lock);
    query_advances = advances;
    pthread_mutex_unlock(&fake_lock);
}

void fake_control_advance_clock(int64_t nanoseconds) {
    pthread_mutex_lock(&fake_lock);
    clock_now += nanoseconds;
    pthread_mutex_unlock(&fake_lock);
}

int64_t fake_control_run(void *handle, int64_t n) {
    CUstream s;
    int64_t done = 0;
    pthread_mutex_lock(&fake_lock);
    if (fake_stream(handle, &s) == CUDA_SUCCESS) {
        while ((n < 0 || done < n) && is_listed(s) && s->head && run_until(s, s->head->sequence, false)) done++;
    }
    pthread_mutex_unlock(&fake_lock);
    return done;
}

int64_t fake_control_run_some(uint64_t seed, int64_t n) {
    pthread_mutex_lock(&fake_lock);
    fake_seed(seed);
    int64_t done = run_mixed(n);
    pthread_mutex_unlock(&fake_lock);
    return done;
}

int64_t fake_control_run_random(uint64_t seed) { return fake_control_run_some(seed, -1); }

/* ------------------------------------------------------------------------------------------------- streams */

static CUstream new_stream(int device, unsigned flags, int priority) {
    CUstream s = fake_object_new(STREAM, sizeof *s);
    if (!s) return NULL;
    s->device = device;
    s->flags = flags;
    s->priority = priority > 0 ? 0 : priority < -5 ? -5 : priority;
    s->id = ++last_stream_id;
    s->tail = &s->head;
    CUstream *link = &streams;
    while (*link) link = &(*link)->next; /* oldest first */
    *link = s;
    return s;
}

CUresult fake_stream(CUstream handle, CUstream *stream) {
    if (handle == NULL || handle == CU_STREAM_LEGACY || handle == CU_STREAM_PER_THREAD) {
        if (!fake_current || !is_context(fake_current)) return CUDA_ERROR_INVALID_CONTEXT;
        int d = fake_current->device;
        CUstream *slot = handle == CU_STREAM_PER_THREAD ? &own_streams[d] : &devices[d].legacy;
        if (!*slot) {
            *slot = new_stream(d, 0, 0);
            if (!*slot) return CUDA_ERROR_OUT_OF_MEMORY;
            (*slot)->legacy = handle != CU_STREAM_PER_THREAD;
            (*slot)->per_thread = !(*slot)->legacy;
        }
        *stream = *slot;
    } else if (fake_is(handle, STREAM) && !handle->destroyed) {
        *stream = handle;
    } else {
        fake_violation("use of a stream %p that does not exist", (void *)handle);
        return CUDA_ERROR_INVALID_HANDLE;
    }
    return (CUresult)devices[(*stream)->device].broken;
}

CUresult fake_submit(CUstream s, op *o) {
    CUresult result = fake_check_legacy(s);
    if (result != CUDA_SUCCESS) {
        fake_op_free(o);
        return result;
    }
    if (s->capture) return fake_capture_op(s, o);
    o->sequence = ++last_sequence;
    if (o->kind == RECORD) {
        o->point.fence->stream = s;
        o->point.fence->sequence = o->sequence;
    }
    *s->tail = o;
    s->tail = &o->next;
    if (!fake_async) run_until(s, last_sequence, false);
    return (CUresult)devices[s->device].broken;
}

static CUresult create_stream(CUstream *stream, unsigned flags, int priority) {
    NEED(stream && (flags == CU_STREAM_DEFAULT || flags == CU_STREAM_NON_BLOCKING));
    CUstream s = new_stream(fake_current->device, flags, priority);
    if (!s) return CUDA_ERROR_OUT_OF_MEMORY;
    *stream = s;
    return CUDA_SUCCESS;
}

CUresult cuStreamCreate(CUstream *stream, unsigned flags) {
    ENTER_CONTEXT(cuStreamCreate);
    return create_stream(stream, flags, 0);
}

CUresult cuStreamCreateWithPriority(CUstream *stream, unsigned flags, int priority) {
    ENTER_CONTEXT(cuStreamCreateWithPriority);
    return create_stream(stream, flags, priority);
}

CUresult cuStreamGetPriority(CUstream handle, int *priority) {
    ENTER_UP(cuStreamGetPriority);
    CUstream s;
    NEED(priority);
    TRY(fake_stream(handle, &s));
    *priority = s->priority;
    return CUDA_SUCCESS;
}

CUresult cuStreamGetFlags(CUstream handle, unsigned *flags) {
    ENTER_UP(cuStreamGetFlags);
    CUstream s;
    NEED(flags);
    TRY(fake_stream(handle, &s));
    *flags = s->flags;
    return CUDA_SUCCESS;
}

CUresult cuStreamGetId(CUstream handle, unsigned long long *id) {
    ENTER_UP(cuStreamGetId);
    CUstream s;
    NEED(id);
    TRY(fake_stream(handle, &s));
    *id = s->id;
    return CUDA_SUCCESS;
}

CUresult cuStreamGetCtx(CUstream handle, CUcontext *context) {
    ENTER_UP(cuStreamGetCtx);
    CUstream s;
    NEED(context);
    TRY(fake_stream(handle, &s));
    *context = &devices[s->device].context;
    return CUDA_SUCCESS;
}

CUresult cuStreamDestroy(CUstream s) {
    ENTER_UP(cuStreamDestroy);
    if (!fake_is(s, STREAM) || s->destroyed || s->legacy || s->per_thread) {
        fake_violation("cuStreamDestroy of what cuStreamCreate did not give");
        return CUDA_ERROR_INVALID_HANDLE;
    }
    if (s->capture) {
        fake_violation("cuStreamDestroy of a stream that is captured");
        fake_capture_lost(s);
    }
    s->destroyed = true; /* what is queued is still done */
    if (!s->head) end_stream(s);
    return CUDA_SUCCESS;
}

CUresult cuStreamQuery(CUstream handle) {
    ENTER_UP(cuStreamQuery);
    CUstream s;
    TRY(fake_stream(handle, &s));
    TRY(fake_check_legacy(s));
    TRY(fake_check_stream_wait(s));
    CUstream pending = s->head ? s : NULL;
    for (CUstream t = streams; t && s->legacy && !pending; t = t->next)
        if (t->device == s->device && is_blocking(t) && t->head) pending = t;
    if (pending) {
        if (query_advances) advance(pending);
        return CUDA_ERROR_NOT_READY;
    }
    return fake_busy ? CUDA_ERROR_NOT_READY : CUDA_SUCCESS;
}

CUresult cuStreamSynchronize(CUstream handle) {
    ENTER_UP(cuStreamSynchronize);
    CUstream s;
    TRY(fake_stream(handle, &s));
    TRY(fake_check_legacy(s));
    TRY(fake_check_stream_wait(s));
    int d = s->device;
    if (s->legacy)
        run_many(d, true, true);
    else
        fake_run_until(s, last_sequence);
    return (CUresult)devices[d].broken;
}

CUresult cuLaunchHostFunc(CUstream handle, CUhostFn f, void *data) {
    ENTER_UP(cuLaunchHostFunc);
    CUstream s;
    NEED(f);
    TRY(fake_stream(handle, &s));
    op *o = fake_op_new(HOST);
    if (!o) return CUDA_ERROR_OUT_OF_MEMORY;
    o->host.f = f;
    o->host.data = data;
    return fake_submit(s, o);
}

/* ------------------------------------------------------------------------------------------------- events */

static CUresult check_event(CUevent event) {
    if (fake_is(event, EVENT)) return (CUresult)devices[event->device].broken;
    fake_violation("use of an event %p that does not exist", (void *)event);
    return CUDA_ERROR_INVALID_HANDLE;
}

/* This process's counters of shared events; a slot is not used twice. */
static struct shared_event *shared_events;
static int shared_file = -1, shared_used;

static struct shared_event *new_shared_event(void) {
    size_t bytes = SHARED_EVENTS * sizeof *shared_events;
    if (!shared_events) {
        shared_file = memfd_create("fake-events", MFD_CLOEXEC);
        if (shared_file < 0 || ftruncate(shared_file, (off_t)bytes) != 0) return NULL;
        void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, shared_file, 0);
        if (p == MAP_FAILED) return NULL;
        shared_events = p;
    }
    return shared_used < SHARED_EVENTS ? &shared_events[shared_used++] : NULL;
}

CUresult cuEventCreate(CUevent *event, unsigned flags) {
    ENTER_CONTEXT(cuEventCreate);
    NEED(event && flags <= 7);
    NEED(!(flags & CU_EVENT_INTERPROCESS) || (flags & CU_EVENT_DISABLE_TIMING));
    CUevent e = fake_object_new(EVENT, sizeof *e);
    if (!e) return CUDA_ERROR_OUT_OF_MEMORY;
    e->device = fake_current->device;
    e->flags = flags;
    if (flags & CU_EVENT_INTERPROCESS && !(e->shared = new_shared_event())) {
        fake_object_free(e);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *event = e;
    return CUDA_SUCCESS;
}

CUresult cuEventDestroy(CUevent event) {
    ENTER_UP(cuEventDestroy);
    if (!fake_is(event, EVENT)) {
        fake_violation("cuEventDestroy of what cuEventCreate did not give");
        return CUDA_ERROR_INVALID_HANDLE;
    }
    fake_event_forget_capture(event);
    fake_fence_drop(event->last); /* an imported event's counters stay mapped: fences may look at them */
    fake_object_free(event);
    return CUDA_SUCCESS;
}

fence *fake_event_fence(CUevent event) {
    uint64_t ticket = event->shared ? event->shared->recorded : 0;
    if (!event->shared || (event->last && event->last->ticket == ticket)) return fake_fence_hold(event->last);
    fence *f = ticket ? fake_fence_new() : NULL; /* recorded by another process */
    if (f) {
        f->shared = event->shared;
        f->ticket = ticket;
    }
    return f;
}

CUresult fake_event_record(CUevent event, op **made) {
    op *o = fake_op_new(RECORD);
    fence *f = o ? fake_fence_new() : NULL;
    if (!f) {
        free(o);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    f->shared = event->shared;
    if (f->shared) f->ticket = ++f->shared->recorded;
    o->point.fence = f;
    fake_event_forget_capture(event);
    fake_fence_drop(event->last);
    event->last = fake_fence_hold(f);
    *made = o;
    return CUDA_SUCCESS;
}

static CUresult record(CUevent event, CUstream handle, unsigned flags) {
    CUstream s;
    op *o;
    TRY(check_event(event));
    TRY(fake_stream(handle, &s));
    NEED(flags <= CU_EVENT_RECORD_EXTERNAL);
    if (event->device != s->device) return CUDA_ERROR_INVALID_HANDLE; /* as the driver: same context only */
    TRY(fake_check_legacy(s));
    if (s->capture && flags == CU_EVENT_RECORD_EXTERNAL) { /* a node that records when the graph runs */
        o = fake_op_new(RECORD);
        if (!o) return CUDA_ERROR_OUT_OF_MEMORY;
        o->point.event = event;
        return fake_submit(s, o);
    }
    if (flags == CU_EVENT_RECORD_EXTERNAL) return CUDA_ERROR_ILLEGAL_STATE;
    if (s->capture) return fake_capture_record(s, event);
    TRY(fake_event_record(event, &o));
    return fake_submit(s, o);
}

CUresult cuEventRecord(CUevent event, CUstream stream) {
    ENTER_UP(cuEventRecord);
    return record(event, stream, 0);
}

CUresult cuEventRecordWithFlags(CUevent event, CUstream stream, unsigned flags) {
    ENTER_UP(cuEventRecordWithFlags);
    return record(event, stream, flags);
}

CUresult cuStreamWaitEvent(CUstream handle, CUevent event, unsigned flags) {
    ENTER_UP(cuStreamWaitEvent);
    CUstream s;
    bool taken = false;
    TRY(check_event(event));
    TRY(fake_stream(handle, &s));
    NEED(flags <= CU_EVENT_WAIT_EXTERNAL);
    TRY(fake_check_legacy(s));
    TRY(fake_capture_wait(s, event, flags, &taken));
    if (taken) return CUDA_SUCCESS;
    if (flags == CU_EVENT_WAIT_EXTERNAL) return CUDA_ERROR_ILLEGAL_STATE;
    fence *f = fake_event_fence(event);
    if (!f || fake_fence_done(f)) {
        fake_fence_drop(f);
        return CUDA_SUCCESS;
    }
    op *o = fake_op_new(WAIT);
    if (!o) {
        fake_fence_drop(f);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    o->point.fence = f;
    return fake_submit(s, o);
}

CUresult cuEventQuery(CUevent event) {
    ENTER_UP(cuEventQuery);
    TRY(check_event(event));
    TRY(fake_captured_event(event));
    TRY(fake_check_unsafe());
    fence *f = fake_event_fence(event);
    if (!f) return CUDA_SUCCESS;
    bool done = fake_fence_done(f);
    if (!done && f->stream && query_advances) advance(f->stream);
    fake_fence_drop(f);
    return done && !fake_busy ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
}

CUresult cuEventSynchronize(CUevent event) {
    ENTER_UP(cuEventSynchronize);
    TRY(check_event(event));
    TRY(fake_captured_event(event));
    TRY(fake_check_unsafe());
    fence *f = fake_event_fence(event);
    if (!f) return CUDA_SUCCESS;
    int d = event->device;
    while (!fake_fence_done(f)) {
        if (f->stream) {
            run_until(f->stream, f->sequence, true);
        } else { /* another process will */
            pthread_mutex_unlock(&fake_lock);
            usleep(200);
            pthread_mutex_lock(&fake_lock);
        }
    }
    fake_fence_drop(f);
    return (CUresult)devices[d].broken;
}

#undef cuEventElapsedTime /* torc asks for the oldest version, which every driver has */
CUresult cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end);
CUresult cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end) {
    ENTER_UP(cuEventElapsedTime);
    NEED(milliseconds);
    TRY(check_event(start));
    TRY(check_event(end));
    TRY(fake_captured_event(start));
    TRY(fake_captured_event(end));
    if (!start->last || !end->last || start->device != end->device ||
        ((start->flags | end->flags) & CU_EVENT_DISABLE_TIMING))
        return CUDA_ERROR_INVALID_HANDLE;
    if (fake_busy || !fake_fence_done(start->last) || !fake_fence_done(end->last)) return CUDA_ERROR_NOT_READY;
    *milliseconds = (float)((double)(end->last->time - start->last->time) / 1e6);
    return CUDA_SUCCESS;
}

typedef struct event_key {
    char mark[8];
    int64_t process, file, slot;
} event_key;
_Static_assert(sizeof(event_key) <= sizeof(CUipcEventHandle), "the handle holds the key");

CUresult cuIpcGetEventHandle(CUipcEventHandle *handle, CUevent event) {
    ENTER_UP(cuIpcGetEventHandle);
    NEED(handle);
    TRY(check_event(event));
    if (!event->shared || event->imported) return CUDA_ERROR_INVALID_HANDLE;
    event_key key = {"fakeevt", getpid(), shared_file, event->shared - shared_events};
    memset(handle, 0, sizeof *handle);
    memcpy(handle, &key, sizeof key);
    return CUDA_SUCCESS;
}

CUresult cuIpcOpenEventHandle(CUevent *event, CUipcEventHandle handle) {
    ENTER_CONTEXT(cuIpcOpenEventHandle);
    NEED(event);
    event_key key;
    memcpy(&key, &handle, sizeof key);
    if (memcmp(key.mark, "fakeevt", 8) != 0) return CUDA_ERROR_MAP_FAILED;
    if (key.process == getpid()) return CUDA_ERROR_INVALID_CONTEXT; /* a process does not open its own */
    int file = fake_open_foreign((long)key.process, (int)key.file);
    if (file < 0) return CUDA_ERROR_INVALID_HANDLE;
    size_t bytes = SHARED_EVENTS * sizeof(struct shared_event);
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (p == MAP_FAILED) return CUDA_ERROR_OUT_OF_MEMORY;
    CUevent e = fake_object_new(EVENT, sizeof *e);
    if (!e) {
        munmap(p, bytes);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    e->device = fake_current->device;
    e->flags = CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING;
    e->imported = true;
    e->shared = (struct shared_event *)p + key.slot;
    *event = e;
    return CUDA_SUCCESS;
}

/* ---------------------------------------------------------------------------------------- copies and fills */

enum { ANY_PLACE, DEVICE_ONLY };

static CUresult look_up(span *s, where *place, const void *p, size_t bytes, bool write, int device, int only,
                        const char *what) {
    *place = fake_span(s, (uintptr_t)p, bytes, write, device);
    bool ok = p && *place != NOWHERE && (only == ANY_PLACE || *place == ON_DEVICE || *place == ON_HOST);
    const char *problem = ok ? fake_span_problem(s) : "no memory";
    if (!problem) return CUDA_SUCCESS;
    fake_violation("%s of %p, %zu bytes: %s", what, p, bytes, problem);
    return CUDA_ERROR_INVALID_VALUE;
}

static CUresult copy(void *dst, int dst_only, int dst_device, const void *src, int src_only, int src_device,
                     size_t bytes, CUstream handle) {
    CUstream s;
    span to, from;
    where dst_place, src_place;
    TRY(fake_stream(handle, &s));
    if (bytes == 0) return CUDA_SUCCESS;
    TRY(look_up(&to, &dst_place, dst, bytes, true, dst_device < 0 ? s->device : dst_device, dst_only, "a copy"));
    TRY(look_up(&from, &src_place, src, bytes, false, src_device < 0 ? s->device : src_device, src_only, "a copy"));
    op *o = fake_op_new(COPY);
    if (!o) return CUDA_ERROR_OUT_OF_MEMORY;
    o->spans[0] = to;
    o->spans[1] = from;
    o->span_count = 2;
    o->copy.dst = dst;
    o->copy.src = src;
    o->copy.bytes = bytes;
    bool captured = s->capture != NULL;
    if (src_place == ON_PAGEABLE && !captured && fake_async) {
        if (!(o->copy.staged = malloc(bytes))) {
            fake_op_free(o);
            return CUDA_ERROR_OUT_OF_MEMORY;
        }
        memcpy(o->copy.staged, src, bytes);
    }
    int d = s->device;
    TRY(fake_submit(s, o));
    if (dst_place == ON_PAGEABLE && !captured) fake_run_until(s, last_sequence);
    return (CUresult)devices[d].broken;
}

static void *address(CUdeviceptr p) { return (void *)(uintptr_t)p; }

CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t bytes, CUstream stream) {
    ENTER_UP(cuMemcpyAsync);
    return copy(address(dst), ANY_PLACE, -1, address(src), ANY_PLACE, -1, bytes, stream);
}

CUresult cuMemcpyHtoDAsync(CUdeviceptr dst, const void *src, size_t bytes, CUstream stream) {
    ENTER_UP(cuMemcpyHtoDAsync);
    return copy(address(dst), DEVICE_ONLY, -1, src, ANY_PLACE, -1, bytes, stream);
}

CUresult cuMemcpyDtoHAsync(void *dst, CUdeviceptr src, size_t bytes, CUstream stream) {
    ENTER_UP(cuMemcpyDtoHAsync);
    return copy(dst, ANY_PLACE, -1, address(src), DEVICE_ONLY, -1, bytes, stream);
}

CUresult cuMemcpyDtoDAsync(CUdeviceptr dst, CUdeviceptr src, size_t bytes, CUstream stream) {
    ENTER_UP(cuMemcpyDtoDAsync);
    return copy(address(dst), DEVICE_ONLY, -1, address(src), DEVICE_ONLY, -1, bytes, stream);
}

CUresult cuMemcpyPeerAsync(CUdeviceptr dst, CUcontext to, CUdeviceptr src, CUcontext from, size_t bytes,
                           CUstream stream) {
    ENTER_UP(cuMemcpyPeerAsync);
    if (!is_context(to) || !is_context(from)) return CUDA_ERROR_INVALID_CONTEXT;
    CUstream s;
    TRY(fake_stream(stream, &s));
    if (s->capture) return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED; /* as on hardware, and the capture goes on */
    return copy(address(dst), DEVICE_ONLY, to->device, address(src), DEVICE_ONLY, from->device, bytes, stream);
}

CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D *c, CUstream handle) {
    ENTER_UP(cuMemcpy2DAsync);
    CUstream s;
    span to, from;
    where dst_place, src_place;
    NEED(c);
    TRY(fake_stream(handle, &s));
    if (c->WidthInBytes == 0 || c->Height == 0) return CUDA_SUCCESS;
    size_t dst_pitch = c->dstPitch ? c->dstPitch : c->WidthInBytes,
           src_pitch = c->srcPitch ? c->srcPitch : c->WidthInBytes;
    NEED(c->WidthInBytes + c->dstXInBytes <= dst_pitch && c->WidthInBytes + c->srcXInBytes <= src_pitch);
    NEED(c->srcMemoryType != CU_MEMORYTYPE_ARRAY && c->dstMemoryType != CU_MEMORYTYPE_ARRAY);
    const char *src = c->srcMemoryType == CU_MEMORYTYPE_HOST ? c->srcHost : address(c->srcDevice);
    char *dst = c->dstMemoryType == CU_MEMORYTYPE_HOST ? c->dstHost : address(c->dstDevice);
    NEED(src && dst);
    src += c->srcY * src_pitch + c->srcXInBytes;
    dst += c->dstY * dst_pitch + c->dstXInBytes;
    int src_only = c->srcMemoryType == CU_MEMORYTYPE_DEVICE ? DEVICE_ONLY : ANY_PLACE;
    int dst_only = c->dstMemoryType == CU_MEMORYTYPE_DEVICE ? DEVICE_ONLY : ANY_PLACE;
    size_t dst_bytes = (c->Height - 1) * dst_pitch + c->WidthInBytes,
           src_bytes = (c->Height - 1) * src_pitch + c->WidthInBytes;
    TRY(look_up(&to, &dst_place, dst, dst_bytes, true, s->device, dst_only, "a copy"));
    TRY(look_up(&from, &src_place, src, src_bytes, false, s->device, src_only, "a copy"));
    op *o = fake_op_new(COPY_2D);
    if (!o) return CUDA_ERROR_OUT_OF_MEMORY;
    o->spans[0] = to;
    o->spans[1] = from;
    o->span_count = 2;
    o->copy.dst = dst;
    o->copy.src = src;
    o->copy.bytes = c->WidthInBytes;
    o->copy.rows = c->Height;
    o->copy.dst_pitch = dst_pitch;
    o->copy.src_pitch = src_pitch;
    bool captured = s->capture != NULL;
    int d = s->device;
    TRY(fake_submit(s, o));
    if ((dst_place == ON_PAGEABLE || src_place == ON_PAGEABLE) && !captured) fake_run_until(s, last_sequence);
    return (CUresult)devices[d].broken;
}

static CUresult set(CUdeviceptr p, unsigned value, size_t width, size_t count, CUstream handle) {
    CUstream s;
    span to;
    where place;
    TRY(fake_stream(handle, &s));
    NEED(p % width == 0 && count <= SIZE_MAX / width);
    if (count == 0) return CUDA_SUCCESS;
    TRY(look_up(&to, &place, address(p), count * width, true, s->device, DEVICE_ONLY, "a fill"));
    op *o = fake_op_new(FILL);
    if (!o) return CUDA_ERROR_OUT_OF_MEMORY;
    o->spans[0] = to;
    o->span_count = 1;
    o->fill.p = address(p);
    o->fill.value = value;
    o->fill.width = width;
    o->fill.count = count;
    return fake_submit(s, o);
}

CUresult cuMemsetD8Async(CUdeviceptr p, unsigned char value, size_t count, CUstream stream) {
    ENTER_UP(cuMemsetD8Async);
    return set(p, value, 1, count, stream);
}

CUresult cuMemsetD16Async(CUdeviceptr p, unsigned short value, size_t count, CUstream stream) {
    ENTER_UP(cuMemsetD16Async);
    return set(p, value, 2, count, stream);
}

CUresult cuMemsetD32Async(CUdeviceptr p, unsigned value, size_t count, CUstream stream) {
    ENTER_UP(cuMemsetD32Async);
    return set(p, value, 4, count, stream);
}
