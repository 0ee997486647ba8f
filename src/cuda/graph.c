/* graph.c - CUDA graphs: work recorded once, launched as a whole.
 *
 * The driver records; what is left to do here is everything around it that makes a replay mean what the eager calls
 * meant.
 *
 * Memory.  While a stream records, its allocations come from the graph's pool (allocator.c), whose blocks go back to the
 * pool when they are freed, for the same capture to reuse, and nowhere else: a replay finds its addresses untouched.
 * The graph also keeps every storage that its calls used: those of before the capture, and host memory of its copies, from
 * their first use on, so parameters and static inputs may be dropped by the program without the replay reading freed memory;
 * those made inside if they are alive when the capture ends, which temporaries are not.
 *
 * Order.  The storages that a graph keeps are also those through which a replay meets other work.  A replay is a call
 * that reads and writes them: before the launch its stream waits for whoever they must wait for, after it they are
 * marked (Note [Stream order]).  A capture begins with a wait for all streams of the device, so nothing inside it can
 * have to wait for something outside that was queued before; something queued later is refused by cuda_stream_see.
 *
 * Random numbers.  A generator's state lives in device memory and kernels move it on, so a replay advances it as the
 * calls would have done.  Only a new seed comes from the host, and a capture cannot hold that write: generators are
 * written before a capture begins and before each replay.
 *
 * Failure.  Whatever goes wrong inside a capture, the driver's or ours, capture_end (or the guard) ends the driver's
 * capture, takes the streams out of it and leaves an empty graph; the program goes on. */
#include "cuda/graph.h"

#include <pthread.h>

#include "cuda/memory.h"
#include "ops/pack.h"

/* What a capture, and the graph it becomes, knows of a storage. What was there before the capture is kept from its first use
 * on; what was made inside is not, and may die while recording. */
typedef struct cuda_captured {
    cuda_capture *capture;
    cuda_storage *storage;
    cuda_marks marks;             /* within the capture */
    bool write, owned;
    int64_t index;                /* in the capture's list */
    struct cuda_captured *next;   /* of the same storage, by other captures */
} cuda_captured;

struct cuda_capture {
    torc_cuda_graph graph;
    uint64_t id;             /* never used again, as the address may be */
    torc_cuda_stream stream; /* where it began */
    pthread_t thread;        /* on which */
    bool any_thread;         /* may end it */
    VEC(cuda_captured *) storages;
};

enum graph_state { GRAPH_EMPTY, GRAPH_CAPTURING, GRAPH_READY };

struct torc_cuda_graph_s {
    object obj;
    bool keep;
    enum graph_state state;
    int device;              /* of the capture */
    torc_cuda_mempool pool;  /* of that device; owned, as are those of other devices that the capture reached */
    torc_cuda_mempool reached[CUDA_MAX_DEVICES];
    CUgraph recorded;        /* with keep only */
    CUgraphExec exec;
    cuda_capture *capture;
    VEC(cuda_captured *) storages;  /* all owned */
    VEC(torc_storage) marks;        /* of the pools: owned */
    VEC(torc_storage) hosts;        /* host memory of captured copies: owned */
    VEC(torc_generator) generators; /* owned: the default one of the device and those registered */
};

/* Guards cuda_storage.captured and the lists of captures against storages that die on other threads. */
static pthread_mutex_t captured_lock = PTHREAD_MUTEX_INITIALIZER;

/* ------------------------------------------------------------------------------------------- during a capture */

/* With the lock held. */
static cuda_captured *find(cuda_capture *capture, cuda_storage *storage) {
    for (cuda_captured *k = atomic_load_explicit(&storage->captured, memory_order_relaxed); k; k = k->next)
        if (k->capture == capture) return k;
    return NULL;
}

/* With the lock held: is the memory of what is being recorded, and dies with it? */
static bool is_of(const cuda_capture *c, const cuda_block *b) {
    torc_cuda_mempool pool = b ? cuda_block_pool(b) : NULL;
    bool of = pool && pool == c->graph->pool;
    for (int d = 0; d < CUDA_MAX_DEVICES && pool; d++) of = of || pool == c->graph->reached[d];
    return of;
}

/* With the lock held. */
static void unlink_captured(cuda_captured *k) {
    cuda_captured *first = atomic_load_explicit(&k->storage->captured, memory_order_relaxed);
    if (first == k) {
        atomic_store(&k->storage->captured, k->next);
    } else {
        while (first->next != k) first = first->next;
        first->next = k->next;
    }
    cuda_marks_drop(&k->marks);
}

cuda_marks *cuda_capture_note(cuda_capture *capture, cuda_storage *storage, torc_cuda_stream s, bool write) {
    pthread_mutex_lock(&captured_lock);
    cuda_captured *k = find(capture, storage);
    if (!k && (k = base_calloc(1, sizeof *k))) {
        k->capture = capture;
        k->storage = storage;
        k->index = capture->storages.count;
        k->owned = !is_of(capture, storage->block);
        cuda_marks_none(&k->marks, s);
        if (VEC_PUSH(&capture->storages, k)) {
            k->next = atomic_load(&storage->captured);
            atomic_store(&storage->captured, k);
            if (k->owned) object_retain(storage);
        } else {
            base_free(k);
            k = NULL;
        }
    }
    if (k) k->write = k->write || write;
    pthread_mutex_unlock(&captured_lock);
    return k ? &k->marks : NULL;
}

void cuda_capture_users(cuda_storage *storage, torc_cuda_stream own, torc_cuda_stream *users, int *count) {
    pthread_mutex_lock(&captured_lock);
    for (cuda_captured *k = atomic_load(&storage->captured); k; k = k->next) cuda_marks_users(&k->marks, own, users, count);
    pthread_mutex_unlock(&captured_lock);
}

void cuda_capture_forget(cuda_storage *storage) {
    pthread_mutex_lock(&captured_lock);
    for (cuda_captured *k; (k = atomic_load(&storage->captured));) {
        cuda_capture *of = k->capture;
        cuda_captured *last = of->storages.data[--of->storages.count];
        of->storages.data[k->index] = last;
        last->index = k->index;
        unlink_captured(k);
        base_free(k);
    }
    pthread_mutex_unlock(&captured_lock);
}

bool cuda_capture_keep_host(cuda_capture *capture, torc_storage host) {
    pthread_mutex_lock(&captured_lock);
    bool ok = VEC_PUSH(&capture->graph->hosts, host);
    if (ok) object_retain(host);
    pthread_mutex_unlock(&captured_lock);
    return ok;
}

torc_cuda_mempool cuda_capture_pool(cuda_capture *capture, int device) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    if (!capture) return FAIL_NULL(INTERNAL, "the capture has ended");
    torc_cuda_graph g = capture->graph;
    if (device == g->device) return g->pool;
    pthread_mutex_lock(&lock);
    torc_cuda_mempool *place = &g->reached[device], pool = *place;
    if (!pool && (pool = cuda_mempool_new(device))) {
        cuda_mempool_capture_begin(pool);
        *place = pool;
    }
    pthread_mutex_unlock(&lock);
    return pool;
}

uint64_t cuda_capture_id(const cuda_capture *capture) { return capture ? capture->id : 0; }

bool cuda_capture_refuse(const char *what) {
    return FAIL(RUNTIME,
                "%s: operation not permitted when stream is capturing (it makes the host wait for the device, or read "
                "memory that a replay would not find); do it before the capture or after it",
                what);
}

bool cuda_capture_draw(cuda_capture *capture, torc_generator g, bool clean) {
    torc_cuda_graph graph = capture->graph;
    bool known = false;
    for (int64_t i = 0; i < graph->generators.count; i++) known = known || graph->generators.data[i] == g;
    if (!known)
        return FAIL(RUNTIME, "CUDA graph capture: a captured call draws from a generator that the graph does not know: "
                             "torc_cuda_graph_register_generator() it before capture_begin");
    if (!clean)
        return FAIL(RUNTIME, "CUDA graph capture: a generator was seeded inside the capture; a replay would not do that "
                             "again. Seed it before capture_begin, or between replays");
    return true;
}

/* ------------------------------------------------------------------------------------------------- graphs */

static void drop_storages(torc_cuda_graph g) {
    for (int64_t i = 0; i < g->storages.count; i++) {
        object_release(g->storages.data[i]->storage);
        base_free(g->storages.data[i]);
    }
    for (int64_t i = 0; i < g->marks.count; i++) object_release(g->marks.data[i]);
    for (int64_t i = 0; i < g->hosts.count; i++) object_release(g->hosts.data[i]);
    VEC_FREE(&g->storages);
    VEC_FREE(&g->marks);
    VEC_FREE(&g->hosts);
}

/* Nothing of the device runs any more, as far as may be found out: a capture forbids waiting. */
static bool is_idle(int device) {
    if (atomic_load(&cuda_captures_running) || !cuda_use_quietly(device)) return false;
    base_error_state *saved = base_error_save();
    bool ok = cuda_synchronize(device);
    if (!ok) torc_error_clear();
    base_error_restore(saved);
    return ok;
}

/* kept: the pool was promised to a capture that goes. Somebody else may hold it: then what only that capture needed becomes
 * free, once no replay runs. */
static void drop_pool(torc_cuda_mempool *pool, int device, bool kept) {
    if (*pool && kept && object_refs(*pool) > 1 && is_idle(device)) cuda_mempool_capture_dropped(*pool);
    object_release(*pool);
    *pool = NULL;
}

/* Forget what was captured. The driver keeps an executable graph until its launches are done. */
static void clear(torc_cuda_graph g) {
    if (cuda_use_quietly(g->device)) {
        if (g->exec) (void)cuda_driver_table->cuGraphExecDestroy(g->exec);
        if (g->recorded) (void)cuda_driver_table->cuGraphDestroy(g->recorded);
    }
    g->exec = NULL;
    g->recorded = NULL;
    drop_storages(g);
    for (int d = 0; d < CUDA_MAX_DEVICES; d++) drop_pool(&g->reached[d], d, g->state == GRAPH_READY);
    drop_pool(&g->pool, g->device, g->state == GRAPH_READY);
    g->state = GRAPH_EMPTY;
}

static bool end_driver_capture(cuda_capture *c, CUgraph *recorded);
static bool finish_capture(torc_cuda_graph g, bool keep);

static void graph_destroy(void *object) {
    torc_cuda_graph g = object;
    if (g->state == GRAPH_CAPTURING) {
        CUgraph recorded = NULL;
        base_error_state *saved = base_error_save();
        if (cuda_is_up() && !end_driver_capture(g->capture, &recorded)) torc_error_clear();
        base_error_restore(saved);
        if (recorded) (void)cuda_driver_table->cuGraphDestroy(recorded);
        (void)finish_capture(g, false);
    }
    clear(g);
    for (int64_t i = 0; i < g->generators.count; i++) object_release(g->generators.data[i]);
    VEC_FREE(&g->generators);
    base_free(g);
}
static const object_class graph_class = {"cuda graph", graph_destroy};

static bool given(torc_cuda_graph g, const char *caller) {
    if (FAILED()) return false;
    if (g && g->obj.class_ == &graph_class) return true;
    return FAIL(TYPE, "%s(): argument 'graph' must be a CUDA graph%s", caller, g ? "" : ", not NULL");
}

torc_cuda_graph torc_cuda_graph_new(bool keep_graph) {
    if (FAILED()) return NULL;
    torc_cuda_graph g = base_calloc(1, sizeof *g);
    if (!g) return NULL;
    object_init(&g->obj, &graph_class);
    g->keep = keep_graph;
    return scope_lend(g);
}

static bool add_generator(torc_cuda_graph graph, torc_generator g) {
    for (int64_t i = 0; i < graph->generators.count; i++)
        if (graph->generators.data[i] == g) return true;
    if (!VEC_PUSH(&graph->generators, g)) return false;
    object_retain(g);
    return true;
}

bool torc_cuda_graph_register_generator(torc_cuda_graph graph, torc_generator generator) {
    if (!given(graph, __func__)) return false;
    torc_generator g = generator ? generator_for(generator, generator->device) : NULL;
    if (!g) return FAIL(TYPE, "%s(): argument 'generator' must be a generator, not NULL", __func__);
    if (g->device.type != TORC_DEVICE_CUDA)
        return FAIL(RUNTIME, "%s(): Expected a 'cuda' device type for generator but found '%s'", __func__, device_text(g->device));
    if (graph->state != GRAPH_EMPTY) return FAIL(RUNTIME, "%s(): the graph holds a capture already", __func__);
    return add_generator(graph, g);
}

/* ------------------------------------------------------------------------------------------------- capture */

/* Every other stream's work so far comes before what the capture will replay for the first time; and is known to. */
static bool wait_for_all(torc_cuda_stream s) {
    torc_cuda_stream others[CUDA_MAX_STREAMS];
    int count = cuda_streams_of(s->device, others, CUDA_MAX_STREAMS);
    for (int k = 0; k < count; k++) {
        torc_cuda_stream other = others[k];
        if (other == s) continue;
        cuda_mark now = {other, atomic_load_explicit(&other->tick, memory_order_acquire)};
        if (atomic_load_explicit(&other->capture, memory_order_acquire)) { /* what it had before that */
            pthread_mutex_lock(&other->lock);
            now.tick = other->running.tick;
            pthread_mutex_unlock(&other->lock);
        }
        if (!cuda_stream_see(s, now)) return false;
    }
    return true;
}

static bool flush_generators(torc_cuda_graph graph) {
    for (int64_t i = 0; i < graph->generators.count; i++)
        if (!cuda_generator_flush(graph->generators.data[i])) return false;
    return true;
}

bool torc_cuda_graph_capture_begin_with(torc_cuda_graph graph, const torc_cuda_capture_options *options) {
    if (!given(graph, __func__)) return false;
    torc_cuda_capture_options o = {0};
    if (!options_copy(__func__, &o, options, sizeof o)) return false;
    static const CUstreamCaptureMode modes[] = {CU_STREAM_CAPTURE_MODE_GLOBAL, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL,
                                                CU_STREAM_CAPTURE_MODE_RELAXED};
    if ((int)o.error_mode < 0 || (int)o.error_mode >= COUNT_OF(modes))
        return FAIL(RUNTIME, "Unknown capture error mode. Expected `global`, `thread_local`, or `relaxed`, got %d", (int)o.error_mode);
    if (graph->state != GRAPH_EMPTY)
        return FAIL(RUNTIME, "This CUDAGraph instance already owns a captured graph. To capture a new graph, create a new "
                             "instance or torc_cuda_graph_reset() this one.");
    int device = cuda_device_index(-1, __func__);
    torc_cuda_stream s = device >= 0 ? cuda_current_stream(device) : NULL;
    if (!s) return false;
    if (s->slot == 0)
        return FAIL(RUNTIME, "CUDA graphs must be captured on a non-default stream. (However, after capture, it's ok to "
                             "replay them on the default stream.)");
    if (atomic_load_explicit(&s->capture, memory_order_acquire))
        return FAIL(RUNTIME, "%s(): the current stream is capturing already", __func__);
    torc_generator g = torc_default_generator((torc_device){TORC_DEVICE_CUDA, (int16_t)device});
    if (!g || !add_generator(graph, g)) return false;

    if (o.pool && !cuda_mempool_check(o.pool, device, __func__)) return false;
    cuda_capture *c = base_calloc(1, sizeof *c);
    torc_cuda_mempool pool = c ? (o.pool ? object_retain(o.pool) : cuda_mempool_new(device)) : NULL;
    graph->device = device;
    if (!pool || !flush_generators(graph) || !wait_for_all(s) || !cuda_stream_before_capture(s)) goto fail;
    static _Atomic uint64_t ids;
    c->id = atomic_fetch_add(&ids, 1) + 1;
    c->graph = graph;
    c->stream = s;
    c->thread = pthread_self();
    c->any_thread = o.error_mode == TORC_CUDA_CAPTURE_RELAXED;
    cuda_mempool_capture_begin(pool);
    graph->pool = pool;
    pthread_mutex_lock(&s->lock); /* nobody records an event there between the driver's capture and ours */
    bool ok = CU_OK(cuda_driver_table->cuStreamBeginCapture(s->handle, modes[o.error_mode]));
    if (ok) (void)cuda_stream_join_capture(s, c); /* the pool is there */
    pthread_mutex_unlock(&s->lock);
    if (!ok) {
        graph->pool = NULL;
        cuda_mempool_capture_end(pool, false);
        goto fail;
    }
    graph->capture = c;
    graph->state = GRAPH_CAPTURING;
    return true;
fail:
    object_release(pool);
    base_free(c);
    return false;
}

/* End the driver's capture. It ends in error too when it was invalidated; if it did not, it is asked once more. */
static bool end_driver_capture(cuda_capture *c, CUgraph *recorded) {
    const cuda_driver_api *cu = cuda_driver_table;
    if (!cuda_use(c->stream->device)) return false;
    CUresult result = cu->cuStreamEndCapture(c->stream->handle, recorded);
    CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
    if (result != CUDA_SUCCESS && cu->cuStreamIsCapturing(c->stream->handle, &status) == CUDA_SUCCESS &&
        status != CU_STREAM_CAPTURE_STATUS_NONE) {
        CUgraph again = NULL;
        (void)cu->cuStreamEndCapture(c->stream->handle, &again);
        if (again) (void)cu->cuGraphDestroy(again);
    }
    return result == CUDA_SUCCESS || cuda_fail(result, "cuStreamEndCapture", __FILE__, __LINE__) != NULL;
}

/* The driver's capture is over: take streams and storages out of it. keep: the graph keeps the storages; false and an error
 * if it cannot. */
static bool finish_capture(torc_cuda_graph g, bool keep) {
    cuda_capture *c = g->capture;
    for (int d = 0; d < cuda_driver_device_count(); d++) {
        if (!atomic_load_explicit(&cuda_devices[d].ready, memory_order_acquire)) continue;
        torc_cuda_stream streams[CUDA_MAX_STREAMS], members[CUDA_MAX_STREAMS];
        int count = cuda_streams_of(d, streams, CUDA_MAX_STREAMS), n = 0;
        for (int k = 0; k < count; k++) {
            if (atomic_load_explicit(&streams[k]->capture, memory_order_acquire) != c) continue;
            atomic_store_explicit(&streams[k]->capture_pool, NULL, memory_order_release);
            atomic_store_explicit(&streams[k]->capture, NULL, memory_order_release);
            atomic_store_explicit(&streams[k]->capture_id, 0, memory_order_release);
            members[n++] = streams[k];
        }
        keep = cuda_stream_after_capture(members, n) && keep;
    }
    pthread_mutex_lock(&captured_lock);
    int64_t kept = 0;
    for (int64_t i = 0; i < c->storages.count; i++) {
        cuda_captured *k = c->storages.data[i];
        const bool alive = k->owned || object_try_retain(k->storage);
        unlink_captured(k);
        if (alive) c->storages.data[kept++] = k;
        else base_free(k);
    }
    pthread_mutex_unlock(&captured_lock);
    g->storages.data = c->storages.data; /* handed over; dropped by clear() if the graph is not to be */
    g->storages.count = kept;
    g->storages.capacity = c->storages.capacity;
    for (int d = 0; keep && d <= CUDA_MAX_DEVICES; d++) { /* graphs of one pool share its temporaries */
        torc_cuda_mempool pool = d < CUDA_MAX_DEVICES ? g->reached[d] : g->pool;
        torc_storage marks = pool ? cuda_mempool_marks(pool) : NULL;
        if (!pool) continue;
        keep = marks && VEC_PUSH(&g->marks, marks);
        if (keep) object_retain(marks);
    }
    g->capture = NULL;
    for (int d = 0; d < CUDA_MAX_DEVICES; d++)
        if (g->reached[d]) cuda_mempool_capture_end(g->reached[d], keep);
    cuda_mempool_capture_end(g->pool, keep);
    base_free(c);
    return keep;
}

bool torc_cuda_graph_capture_end(torc_cuda_graph graph) {
    base_error_state *saved = base_error_save(); /* an error inside the capture still has to end it */
    bool ok = given(graph, __func__);
    if (ok && graph->state != GRAPH_CAPTURING)
        ok = FAIL(RUNTIME, "%s(): there is no capture to end: capture_begin comes first", __func__);
    if (!ok) {
        if (saved) torc_error_clear();
        base_error_restore(saved);
        return false;
    }
    const cuda_driver_api *cu = cuda_driver_table;
    CUgraph recorded = NULL;
    cuda_capture *c = graph->capture;
    torc_cuda_stream now = cuda_current_streams[graph->device];
    const bool elsewhere = !saved && now != c->stream;
    if (!c->any_thread && !pthread_equal(c->thread, pthread_self())) { /* the driver would not end it */
        if (saved) base_error_restore(saved);
        else (void)FAIL(RUNTIME, "%s(): Capture must end on the thread it began on, except in the relaxed mode.", __func__);
        return false;
    }
    ok = end_driver_capture(c, &recorded);
    if (ok && elsewhere) ok = FAIL(RUNTIME, "%s(): Capture must end on the same stream it began on.", __func__);
    if (ok && !recorded) ok = FAIL(RUNTIME, "%s(): the driver returned no graph", __func__);
    size_t nodes = 0;
    if (ok && !saved) {
        ok = CU_OK(cu->cuGraphGetNodes(recorded, NULL, &nodes)) && CU_OK(cu->cuGraphInstantiate(&graph->exec, recorded, 0));
        if (ok && !nodes)
            base_warn("The CUDA Graph is empty. This usually means that the graph was attempted to be captured on wrong "
                      "device or stream.");
    }
    ok = ok && !saved;
    ok = finish_capture(graph, ok);
    if (ok && graph->keep) graph->recorded = recorded;
    else if (recorded) (void)cu->cuGraphDestroy(recorded);
    if (ok) graph->state = GRAPH_READY;
    else clear(graph);
    if (saved) {
        torc_error_clear();
        base_error_restore(saved);
    }
    return ok;
}

/* ------------------------------------------------------------------------------------------------- replay */

static bool ready(torc_cuda_graph g, const char *caller) {
    if (!given(g, caller)) return false;
    return g->state == GRAPH_READY || FAIL(RUNTIME, "Called CUDAGraph::replay without a preceding successful capture.");
}

/* What a replay reads and writes, before it is launched and after. */
static bool visit(torc_cuda_graph g, bool (*f)(torc_storage s, bool write)) {
    bool ok = true;
    for (int64_t i = 0; i < g->storages.count; i++) ok = f(&g->storages.data[i]->storage->base, g->storages.data[i]->write) && ok;
    for (int64_t i = 0; i < g->marks.count; i++) ok = f(g->marks.data[i], true) && ok;
    return ok;
}

/* Storages of other devices are ordered on the streams that are current there: tie those to the launch. */
static bool tie(torc_cuda_graph g, torc_cuda_stream s, bool before) {
    bool ok = true;
    for (int d = 0; d < CUDA_MAX_DEVICES; d++) {
        torc_cuda_stream there = g->reached[d] ? cuda_current_stream(d) : NULL;
        if (g->reached[d]) ok = there && cuda_stream_order(before ? s : there, before ? there : s) && ok;
    }
    return cuda_use(g->device) && ok;
}

static bool launch(torc_cuda_graph g, torc_cuda_stream s) {
    if (!flush_generators(g) || !visit(g, cuda_storage_before) || !tie(g, s, true)) return false;
    bool ok = CU_OK(cuda_driver_table->cuGraphLaunch(g->exec, s->handle));
    ok = tie(g, s, false) && ok;
    return visit(g, cuda_storage_after) && ok;
}

bool torc_cuda_graph_replay(torc_cuda_graph graph) {
    if (!ready(graph, __func__)) return false;
    torc_cuda_stream s = cuda_current_stream(graph->device);
    if (!s) return false;
    if (UNLIKELY(atomic_load_explicit(&s->capture, memory_order_acquire) != NULL)) return cuda_capture_refuse("replaying a graph");
    cuda_exclusive_begin(); /* nobody else draws from its generators between before and after */
    bool ok = launch(graph, s);
    cuda_exclusive_end();
    if (ok && UNLIKELY(cuda_launch_blocking())) ok = cuda_wait_quietly(s->handle);
    return ok;
}

bool torc_cuda_graph_reset(torc_cuda_graph graph) {
    if (!given(graph, __func__)) return false;
    if (graph->state == GRAPH_CAPTURING) return FAIL(RUNTIME, "%s(): the graph is capturing: capture_end comes first", __func__);
    clear(graph);
    return true;
}

torc_cuda_mempool torc_cuda_graph_pool(torc_cuda_graph graph) {
    if (!given(graph, __func__)) return NULL;
    if (!graph->pool) return FAIL_NULL(RUNTIME, "Called CUDAGraph::pool() without a preceding successful capture.");
    return scope_lend(object_retain(graph->pool));
}

bool torc_cuda_graph_debug_dump(torc_cuda_graph graph, const char *path) {
    if (!given(graph, __func__)) return false;
    if (!path) return FAIL(VALUE, "%s(): path is NULL", __func__);
    if (!graph->recorded)
        return FAIL(RUNTIME, "%s(): there is no recorded graph to write: make it with torc_cuda_graph_new(true) and capture first", __func__);
    if (!cuda_use(graph->device)) return false;
    CU_CHECK(cuda_driver_table->cuGraphDebugDotPrint(graph->recorded, path, CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE));
    return true;
}

int64_t torc_cuda_graph_node_count(torc_cuda_graph graph) {
    if (!given(graph, __func__)) return -1;
    size_t nodes = 0;
    if (!graph->recorded) {
        (void)FAIL(RUNTIME, "%s(): there is no recorded graph to look at: make it with torc_cuda_graph_new(true) and capture first", __func__);
        return -1;
    }
    if (!cuda_use(graph->device) || !CU_OK(cuda_driver_table->cuGraphGetNodes(graph->recorded, NULL, &nodes))) return -1;
    return (int64_t)nodes;
}

bool torc_cuda_is_current_stream_capturing(void) {
    return cuda_is_up() && cuda_capturing(cuda_current_device()) != NULL;
}

/* ------------------------------------------------------------------------------------------------- the guard */

enum { GUARD_OFF, GUARD_ON };

/* Where scoped captures record: one stream per device, as PyTorch's default capture stream. */
static torc_cuda_stream capture_stream(int device) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static torc_cuda_stream streams[CUDA_MAX_DEVICES];
    pthread_mutex_lock(&lock);
    if (!streams[device]) {
        torc_scope_begin();
        streams[device] = torc_cuda_stream_new(device, 0); /* streams live as long as the process */
        torc_scope_end();
    }
    torc_cuda_stream s = streams[device];
    pthread_mutex_unlock(&lock);
    return s;
}

torc_cuda_graph_guard torc_cuda_graph_guard_begin_with(torc_cuda_graph graph, const torc_cuda_capture_options *options) {
    torc_cuda_graph_guard guard = {.state = GUARD_OFF};
    if (!given(graph, __func__)) return guard;
    int device = cuda_device_index(-1, __func__);
    if (device < 0 || !torc_cuda_synchronize(device) || !torc_cuda_empty_cache()) return guard;
    torc_cuda_stream s = capture_stream(device);
    if (!s) return guard;
    guard.stream = torc_cuda_stream_guard_begin(s);
    if (!torc_cuda_graph_capture_begin_with(graph, options)) {
        torc_cuda_stream_guard_end(&guard.stream);
        return guard;
    }
    guard.graph = object_retain(graph);
    guard.state = GUARD_ON;
    return guard;
}

void torc_cuda_graph_guard_end(torc_cuda_graph_guard *guard) {
    if (!guard || guard->state == GUARD_OFF) return;
    guard->state = GUARD_OFF;
    (void)torc_cuda_graph_capture_end(guard->graph);
    torc_cuda_stream_guard_end(&guard->stream);
    object_release(guard->graph);
    guard->graph = NULL;
}
