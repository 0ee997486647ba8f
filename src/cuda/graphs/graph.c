/* cuda/graphs/graph.c - CUDA graphs: work recorded once, launched as a whole.
 *
 * The driver records; what is left to do here is everything around it that makes a replay mean what the eager calls
 * meant.
 *
 * Memory.  While a stream records, its allocations come from the graph's pool (allocator.c), whose blocks go back to the
 * pool when they are freed, for the same capture to reuse, and nowhere else: a replay finds its addresses untouched.
 * The graph also keeps every storage that its calls used: those of before the capture, and host memory of its copies, from
 * their first use on, so parameters and static inputs may be dropped by the program without the replay reading freed memory;
 * those made inside if they are alive when the capture ends, which temporaries are not.  Eager blocks of a graph's pool are
 * memory like any other: they share nothing with what captures allocate (Note [Pools]).
 *
 * Order.  The storages that a graph keeps are also those through which a replay meets other work.  A replay is a call
 * that reads and writes them: before the launch its stream waits for whoever they must wait for, after it they are
 * marked (Note [Stream order]).  A capture begins with a wait for all streams of the device, so nothing inside it can
 * have to wait for something outside that was queued before; inside, order is kept by marks of the capture's own.
 *
 * Other threads.  A capture counts as running from just before its beginning, and begins when no thread is inside a call
 * that a capture forbids (Note [Captures and other threads]).  A stream is drawn into it in torc before the driver does it,
 * with the stream's lock held, under which events are recorded too: whoever frees, allocates or waits sees at least what the
 * driver sees.  No stream is let in any more once the end has begun.  What two threads queue on one stream while one of them
 * draws it into a capture is the program's to order, as always.
 *
 * Random numbers.  A generator's state lives in device memory and kernels move it on, so a replay advances it as the
 * calls would have done.  Only a new seed comes from the host, and a capture cannot hold that write: generators are
 * written before a capture begins and before each replay.
 *
 * Failure.  Whatever goes wrong inside a capture, the driver's or ours, capture_end (or the guard) ends the driver's
 * capture, takes the streams out of it and leaves an empty graph; the program goes on. */
#include "cuda/generated/options.h"
#include "cuda/graphs/graph.h"

#include <pthread.h>

#include "cuda/graphs/random.h"
#include "cuda/memory/memory.h"
#include "cuda/streams/order.h"
#include "cuda/streams/wait.h"
#include "core/device.h"
#include "core/owner.h"
#include "ops/pack.h"
#include "base/lock.h"
#include "core/seams.h"

typedef struct recording recording;

/* What a capture, and the graph it becomes, knows of a storage. What was there before the capture is kept from its first use
 * on; what was made inside is not, and may die while recording. */
typedef struct cuda_captured {
    recording *capture;
    cuda_storage *storage;
    cuda_marks marks; /* within the capture */
    bool write, owned;
    int64_t index;              /* in the capture's list */
    struct cuda_captured *next; /* of the same storage, by other captures */
} cuda_captured;

/* Streams point at the capture that they belong to, and other threads may have read that just before it ended: the struct is
 * never freed, but used again. What it says of its graph is read and changed with the lock below. */
struct recording {
    cuda_capture base;
    torc_cuda_graph graph;   /* NULL: over */
    torc_cuda_stream stream; /* where it began */
    pthread_t thread;        /* on which */
    bool any_thread;         /* may end it */
    VEC(cuda_captured *) storages;
    recording *next; /* of those that are over */
};

/* READY: captured; the executable form is there, but for kept graphs that nobody instantiated or replayed yet. */
enum graph_state { GRAPH_EMPTY, GRAPH_CAPTURING, GRAPH_READY };

struct torc_cuda_graph_s {
    object obj;
    bool keep;
    enum graph_state state;
    int device;             /* of the capture */
    torc_cuda_mempool pool; /* of that device; owned, as are those of other devices that the capture reached */
    torc_cuda_mempool reached[CUDA_MAX_DEVICES];
    CUgraph recorded; /* with keep only */
    CUgraphExec exec;
    recording *capture;
    VEC(cuda_captured *) storages;     /* all owned */
    VEC(torc_storage) marks;           /* of the pools: owned */
    VEC(torc_storage) hosts;           /* host memory of captured copies: owned */
    VEC(generator_state *) generators; /* owned: what the device's default one draws from, and those registered */
};

/* Guards cuda_storage.captured, and what captures keep for their graphs, against other threads: storages die there, and
 * streams that belong to a capture may be used there. Heaps and streams are not locked while it is held. */
static base_lock captured_lock;
/* To the child of a fork while a thread changed them: nobody can end them, and they are left as they are. */
static bool captures_lost;
static void lock_captured(void) {
    if (lock_take(&captured_lock)) captures_lost = true;
}
static recording *idle_captures;

static recording *capture_new(torc_cuda_graph g, torc_cuda_stream s, bool any_thread) {
    static _Atomic uint64_t ids;
    lock_captured();
    recording *c = idle_captures;
    if (c) idle_captures = c->next;
    lock_release(&captured_lock);
    if (!c && !(c = base_calloc(1, sizeof *c))) return NULL;
    lock_captured();
    atomic_store(&c->base.id, atomic_fetch_add(&ids, 1) + 1);
    atomic_store(&c->base.ending, false);
    c->graph = g;
    c->stream = s;
    c->thread = pthread_self();
    c->any_thread = any_thread;
    lock_release(&captured_lock);
    return c;
}

/* With the lock held. Its storages have been taken over. */
static void capture_end(recording *c) {
    atomic_store(&c->base.ending, true);
    c->graph = NULL;
    c->storages.data = NULL;
    c->storages.count = c->storages.capacity = 0;
    c->next = idle_captures;
    idle_captures = c;
}

static bool is_over(const recording *c) {
    return !c->graph && !FAIL(RUNTIME, "CUDA graph capture: it has ended on another thread while a call was recorded");
}

/* ------------------------------------------------------------------------------------------- during a capture */

/* With the lock held. */
static cuda_captured *find(recording *capture, cuda_storage *storage) {
    for (cuda_captured *k = atomic_load_explicit(&storage->captured, memory_order_relaxed); k; k = k->next)
        if (k->capture == capture) return k;
    return NULL;
}

/* With the lock held: is the memory of what is being recorded, and dies with it? */
static bool is_of(const recording *c, const cuda_block *b) {
    torc_cuda_mempool pool = b ? cuda_block_captured_pool(b) : NULL;
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

static cuda_marks *note(cuda_capture *base, cuda_storage *storage, torc_cuda_stream s, bool write) {
    recording *capture = (recording *)base;
    lock_captured();
    if (UNLIKELY(is_over(capture))) {
        lock_release(&captured_lock);
        return NULL;
    }
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
            object_known(storage);
            if (k->owned) object_retain(storage);
        } else {
            base_free(k);
            k = NULL;
        }
    }
    if (k) k->write = k->write || write;
    lock_release(&captured_lock);
    return k ? &k->marks : NULL;
}

static void users_of(cuda_storage *storage, torc_cuda_stream own, torc_cuda_stream *users, int *count) {
    lock_captured();
    for (cuda_captured *k = captures_lost ? NULL : atomic_load(&storage->captured); k; k = k->next)
        cuda_marks_users(&k->marks, own, users, count);
    lock_release(&captured_lock);
}

/* `from` is what `to` was until now. References that captures have move along. */
static void follow(cuda_captured *first, cuda_storage *from, cuda_storage *to) {
    for (cuda_captured *k = first; k; k = k->next) {
        k->storage = to;
        if (!k->owned) continue;
        object_retain(to);
        object_release(from); /* never the last: who exchanges them has one */
    }
}
static void swap_captured(cuda_storage *a, cuda_storage *b) {
    lock_captured();
    cuda_captured *of_a = atomic_load(&a->captured), *of_b = atomic_load(&b->captured);
    atomic_store(&a->captured, of_b);
    atomic_store(&b->captured, of_a);
    object_known(a);
    object_known(b);
    follow(of_a, a, b);
    follow(of_b, b, a);
    lock_release(&captured_lock);
}

static void forget(cuda_storage *storage) {
    lock_captured();
    for (cuda_captured *k; !captures_lost && (k = atomic_load(&storage->captured));) {
        recording *of = k->capture;
        cuda_captured *last = of->storages.data[--of->storages.count];
        of->storages.data[k->index] = last;
        last->index = k->index;
        unlink_captured(k);
        base_free(k);
    }
    lock_release(&captured_lock);
}

bool cuda_capture_keep_host(cuda_capture *base, torc_storage host) {
    recording *capture = (recording *)base;
    lock_captured();
    bool ok = !is_over(capture) && VEC_PUSH(&capture->graph->hosts, host);
    if (ok) {
        object_retain(host);
        host->fixed = true; /* replays read or write its memory */
    }
    lock_release(&captured_lock);
    return ok;
}

/* The pool that is there, or `fresh` if there is none. NULL and no error: none, and no `fresh`. */
static torc_cuda_mempool pool_of(recording *c, int device, torc_cuda_mempool fresh, bool *over) {
    lock_captured();
    torc_cuda_mempool pool = NULL;
    *over = is_over(c);
    if (!*over) {
        torc_cuda_mempool *place = device == c->graph->device ? &c->graph->pool : &c->graph->reached[device];
        if (!*place) *place = fresh;
        pool = *place;
    }
    lock_release(&captured_lock);
    return pool;
}

static torc_cuda_mempool pool_for(cuda_capture *base, int device) {
    recording *capture = (recording *)base;
    bool over = false;
    torc_cuda_mempool pool = pool_of(capture, device, NULL, &over), fresh = NULL;
    if (pool || over || !(fresh = cuda_mempool_new(device))) return pool;
    cuda_mempool_capture_begin(fresh);
    pool = pool_of(capture, device, fresh, &over);
    if (pool == fresh) return pool;
    cuda_mempool_capture_end(fresh, false); /* another thread was faster */
    object_release(fresh);
    return pool;
}

static bool may_draw(cuda_capture *base, generator_state *s) {
    const recording *capture = (recording *)base;
    const bool clean = s->words && !s->stale;
    bool known = false;
    lock_captured();
    const bool over = is_over(capture);
    for (int64_t i = 0; !over && i < capture->graph->generators.count; i++)
        known = known || capture->graph->generators.data[i] == s;
    /* What was made in here is made again by each replay. */
    for (cuda_captured *k = clean ? atomic_load(&((cuda_storage *)s->words)->captured) : NULL; k && !over; k = k->next)
        known = known || (k->capture == capture && !k->owned);
    lock_release(&captured_lock);
    if (over) return false;
    if (!known)
        return FAIL(RUNTIME, "CUDA graph capture: a captured call draws from a generator that the graph does not know: "
                             "register it with CUDAGraph.register_generator() before capture_begin");
    if (!clean)
        return FAIL(RUNTIME,
                    "CUDA graph capture: a generator was seeded inside the capture; a replay would not do that "
                    "again. Seed it before capture_begin, or between replays");
    return true;
}

static const cuda_recorder recorder = {
    .pool = pool_for, .note = note, .users = users_of, .forget = forget, .swap = swap_captured, .draw = may_draw};

/* Before the first capture of the process. */
static void begin_recording(void) { atomic_store_explicit(&cuda_recorder_hooks, &recorder, memory_order_release); }

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

/* kept: the pool was promised to a capture that goes. */
static void drop_pool(torc_cuda_mempool *pool, bool kept) {
    if (*pool && kept) cuda_mempool_capture_dropped(*pool);
    object_release(*pool);
    *pool = NULL;
}

/* Captures of other threads go on undisturbed. The driver keeps an executable graph until its launches are done. */
static void destroy_handles(torc_cuda_graph g, CUgraphExec exec, CUgraph recorded) {
    if ((!exec && !recorded) || !cuda_use_quietly(g->device)) return;
    cuda_relaxed relaxed = cuda_relax_begin();
    if (exec) (void)cuda_driver_table->cuGraphExecDestroy(exec);
    if (recorded) (void)cuda_driver_table->cuGraphDestroy(recorded);
    cuda_relax_end(relaxed);
}

/* Forget what was captured. */
static void clear(torc_cuda_graph g) {
    destroy_handles(g, g->exec, g->recorded);
    g->exec = NULL;
    g->recorded = NULL;
    drop_storages(g);
    for (int d = 0; d < CUDA_MAX_DEVICES; d++) drop_pool(&g->reached[d], g->state == GRAPH_READY);
    drop_pool(&g->pool, g->state == GRAPH_READY);
    g->state = GRAPH_EMPTY;
}

static bool end_driver_capture(recording *c, CUgraph *recorded);
static bool finish_capture(torc_cuda_graph g, bool keep);

/* A capture that nobody ends. On whatever thread: the driver reports another than its own, but ends it too. Whatever fails,
 * it is over. */
static void abandon(torc_cuda_graph g) {
    if (g->state != GRAPH_CAPTURING) return;
    CUgraph recorded = NULL;
    base_attempt ending;
    base_attempt_begin(&ending);
    if (cuda_is_up()) (void)end_driver_capture(g->capture, &recorded);
    torc_error_clear(); /* what follows is done all the same */
    destroy_handles(g, NULL, recorded);
    (void)finish_capture(g, false);
    base_attempt_end(&ending);
}

static void graph_destroy(void *object) {
    torc_cuda_graph g = object;
    abandon(g);
    clear(g);
    for (int64_t i = 0; i < g->generators.count; i++) object_release(g->generators.data[i]);
    VEC_FREE(&g->generators);
    base_free(g);
}
static OBJECT_CLASS graph_class = {"cuda graph", graph_destroy};

static bool given(torc_cuda_graph g, const char *caller) {
    if (FAILED()) return false;
    if (object_is(g, &graph_class)) return true;
    return FAIL(TYPE, "%s(): argument 'graph' must be a CUDA graph%s", caller, g ? handle_doubt(g) : ", not NULL");
}

torc_cuda_graph torc_cuda_graph_new_with(const torc_cuda_graph_options *options) {
    torc_cuda_graph_options o;
    if (FAILED() || !options_take("torch.cuda.CUDAGraph", options, &o, &layout_torc_cuda_graph_options)) return NULL;
    torc_cuda_graph g = base_calloc(1, sizeof *g);
    if (!g) return NULL;
    object_init(&g->obj, &graph_class);
    g->keep = o.keep_graph;
    return scope_lend(g);
}

static bool add_generator(torc_cuda_graph graph, torc_generator g) {
    generator_state *s = generator_current(g);
    bool ok = true;
    for (int64_t i = 0; i < graph->generators.count; i++)
        if (graph->generators.data[i] == s) {
            object_release(s);
            return true;
        }
    if (!(ok = VEC_PUSH(&graph->generators, s))) object_release(s);
    return ok;
}

bool torc_cuda_graph_register_generator(torc_cuda_graph graph, torc_generator generator) {
    (void)exec_settle();
    if (!given(graph, "CUDAGraph.register_generator")) return false;
    if (!generator)
        return FAIL(TYPE, "CUDAGraph.register_generator(): argument 'generator' must be a generator, not NULL");
    if (!generator_given(generator, "CUDAGraph.register_generator")) return false;
    if (generator->device.type != TORC_DEVICE_CUDA)
        return FAIL(RUNTIME,
                    "CUDAGraph.register_generator(): Expected a 'cuda' device type for generator but found '%s'",
                    device_text(generator->device));
    if (graph->state != GRAPH_EMPTY)
        return FAIL(RUNTIME, "CUDAGraph.register_generator(): the graph holds a capture already");
    return add_generator(graph, generator);
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
            lock_take(&other->lock);
            now.tick = other->running.tick;
            lock_release(&other->lock);
        }
        if (!cuda_stream_see(s, now)) return false;
    }
    return true;
}

/* Between cuda_exclusive_begin and _end: a call of another thread that draws may have its place, but not be queued yet. */
static bool flush_generators(torc_cuda_graph graph) {
    for (int64_t i = 0; i < graph->generators.count; i++)
        if (!cuda_generator_flush(graph->generators.data[i])) return false;
    return true;
}

static bool flush_before_capture(torc_cuda_graph graph) {
    cuda_exclusive_begin();
    bool ok = flush_generators(graph);
    cuda_exclusive_end();
    return ok;
}

bool torc_cuda_graph_capture_begin_with(torc_cuda_graph graph, const torc_cuda_capture_options *options) {
    (void)exec_settle();
    if (!given(graph, "CUDAGraph.capture_begin")) return false;
    torc_cuda_capture_options o;
    if (!options_take("CUDAGraph.capture_begin", options, &o, &layout_torc_cuda_capture_options)) return false;
    static const CUstreamCaptureMode modes[] = {CU_STREAM_CAPTURE_MODE_GLOBAL, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL,
                                                CU_STREAM_CAPTURE_MODE_RELAXED};
    if ((int)o.error_mode < 0 || (int)o.error_mode >= COUNT_OF(modes))
        return FAIL(RUNTIME, "Unknown capture error mode. Expected `global`, `thread_local`, or `relaxed`, got %d",
                    (int)o.error_mode);
    if (graph->state != GRAPH_EMPTY)
        return FAIL(RUNTIME,
                    "This CUDAGraph instance already owns a captured graph. To capture a new graph, create a new "
                    "instance, or reset() this one.");
    int device = cuda_device_index(-1, "CUDAGraph.capture_begin");
    torc_cuda_stream s = device >= 0 ? cuda_current_stream(device) : NULL;
    if (!s) return false;
    if (s->slot == 0)
        return FAIL(RUNTIME,
                    "CUDA graphs must be captured on a non-default stream. (However, after capture, it's ok to "
                    "replay them on the default stream.)");
    if (atomic_load_explicit(&s->capture, memory_order_acquire))
        return FAIL(RUNTIME, "CUDAGraph.capture_begin(): the current stream is capturing already");
    torc_generator g = torc_default_generator(TORC_CUDA(device));
    if (!g || !add_generator(graph, g)) return false;

    if (o.pool && !cuda_mempool_check(o.pool, device, "CUDAGraph.capture_begin")) return false;
    begin_recording();
    if (!flush_before_capture(graph) || !wait_for_all(s)) return false;
    torc_cuda_mempool pool = o.pool ? object_retain(o.pool) : cuda_mempool_new(device);
    recording *c = pool ? capture_new(graph, s, o.error_mode == TORC_CUDA_CAPTURE_RELAXED) : NULL;
    if (!c) {
        object_release(pool);
        return false;
    }
    graph->device = device;
    graph->pool = pool;
    cuda_mempool_capture_begin(pool);
    if (cuda_stream_begin_capture(s, &c->base, modes[o.error_mode])) {
        graph->capture = c;
        graph->state = GRAPH_CAPTURING;
        return true;
    }
    lock_captured();
    capture_end(c);
    lock_release(&captured_lock);
    graph->pool = NULL;
    cuda_mempool_capture_end(pool, false);
    object_release(pool);
    return false;
}

/* End the driver's capture. It ends in error too when it was invalidated; if it did not, it is asked once more. */
static bool end_driver_capture(recording *c, CUgraph *recorded) {
    const cuda_driver_api *cu = cuda_driver_table;
    if (!cuda_use(c->stream->device)) return false;
    atomic_store(&c->base.ending, true);
    CUresult result = cu->cuStreamEndCapture(c->stream->handle, recorded);
    CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
    if (result != CUDA_SUCCESS && cu->cuStreamIsCapturing(c->stream->handle, &status) == CUDA_SUCCESS &&
        status != CU_STREAM_CAPTURE_STATUS_NONE) {
        CUgraph again = NULL;
        (void)cu->cuStreamEndCapture(c->stream->handle, &again);
        destroy_handles(c->graph, NULL, again);
    }
    return result == CUDA_SUCCESS || cuda_fail(result, "cuStreamEndCapture", __FILE__, __LINE__) != NULL;
}

/* The driver's capture is over: take streams and storages out of it. keep: the graph keeps the storages; false and an error
 * if it cannot. */
/* Its storages become the capture's, but for those that are dying. The lock is left where a binding's object has to be asked;
 * storages that die meanwhile take themselves off the list. */
static void own_captured(recording *c) {
    object_asking asking = {0};
    for (int64_t i = 0; i < c->storages.count; i++) {
        cuda_captured *k = c->storages.data[i];
        const object_weak found = k->owned ? OBJECT_GONE : object_try_retain(k->storage, &asking);
        k->owned |= found == OBJECT_TAKEN;
        if (LIKELY(found != OBJECT_ASK)) continue;
        lock_release(&captured_lock);
        (void)object_ask(&asking);
        lock_captured();
        i = -1; /* the list may be another one */
    }
    if (LIKELY(!asking.slot)) return;
    lock_release(&captured_lock);
    object_asked(&asking);
    lock_captured();
}

static bool finish_capture(torc_cuda_graph g, bool keep) {
    recording *c = g->capture;
    atomic_store(&c->base.ending, true);
    for (int d = 0; d < cuda_driver_device_count(); d++)
        if (atomic_load_explicit(&cuda_devices[d].ready, memory_order_acquire))
            keep = cuda_streams_leave_capture(d, &c->base) && keep;
    lock_captured();
    own_captured(c);
    int64_t kept = 0;
    for (int64_t i = 0; !captures_lost && i < c->storages.count; i++) {
        cuda_captured *k = c->storages.data[i];
        const bool alive = k->owned;
        unlink_captured(k);
        if (alive) {
            k->storage->base.fixed = true; /* replays use the memory that it has now */
            c->storages.data[kept++] = k;
        } else
            base_free(k);
    }
    g->storages.data = c->storages.data; /* handed over; dropped by clear() if the graph is not to be */
    g->storages.count = kept;
    g->storages.capacity = c->storages.capacity;
    capture_end(c);
    lock_release(&captured_lock);
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
    return keep;
}

/* The executable form of what was recorded, in the place of one there may be, which stays if that fails. */
static bool instantiate(torc_cuda_graph g, CUgraph recorded) {
    if (!cuda_use(g->device)) return false;
    CUgraphExec exec = NULL;
    cuda_relaxed relaxed = cuda_relax_begin(); /* it allocates: captures of other threads go on */
    bool ok =
        CU_OK(cuda_driver_table->cuGraphInstantiate(&exec, recorded, CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY));
    cuda_relax_end(relaxed);
    if (!ok) return false;
    destroy_handles(g, g->exec, NULL);
    g->exec = exec;
    return true;
}

bool torc_cuda_graph_capture_end(torc_cuda_graph graph) {
    (void)exec_settle();
    base_error_state *saved = base_error_save(); /* an error inside the capture still has to end it */
    bool ok = given(graph, "CUDAGraph.capture_end");
    if (ok && graph->state != GRAPH_CAPTURING)
        ok = FAIL(RUNTIME, "CUDAGraph.capture_end(): there is no capture to end: capture_begin comes first");
    if (!ok) {
        base_error_restore(saved);
        return false;
    }
    const cuda_driver_api *cu = cuda_driver_table;
    CUgraph recorded = NULL;
    recording *c = graph->capture;
    torc_cuda_stream now = cuda_stream_seen(graph->device);
    const bool elsewhere = !saved && now != c->stream;
    if (!c->any_thread && !pthread_equal(c->thread, pthread_self())) { /* the driver would drop it */
        if (saved)
            base_error_restore(saved);
        else
            (void)FAIL(
                RUNTIME,
                "CUDAGraph.capture_end(): Capture must end on the thread it began on, except in the relaxed mode. If that thread "
                "is gone, CUDAGraph.reset() abandons the capture");
        return false;
    }
    ok = end_driver_capture(c, &recorded);
    if (ok && elsewhere)
        ok = FAIL(RUNTIME, "CUDAGraph.capture_end(): Capture must end on the same stream it began on.");
    if (ok && !recorded) ok = FAIL(RUNTIME, "CUDAGraph.capture_end(): the driver returned no graph");
    size_t nodes = 0;
    if (ok && !saved)
        ok = CU_OK(cu->cuGraphGetNodes(recorded, NULL, &nodes)) && (graph->keep || instantiate(graph, recorded));
    ok = ok && !saved;
    ok = finish_capture(graph, ok);
    if (ok && graph->keep)
        graph->recorded = recorded;
    else
        destroy_handles(graph, NULL, recorded);
    if (ok)
        graph->state = GRAPH_READY;
    else
        clear(graph);
    if (ok && !nodes) /* last: whoever hears of it may use the graph */
        base_warn(
            "The CUDA Graph is empty. This usually means that the graph was attempted to be captured on wrong device or "
            "stream.");
    base_error_restore(saved);
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
    for (int64_t i = 0; i < g->storages.count; i++)
        ok = f(&g->storages.data[i]->storage->base, g->storages.data[i]->write) && ok;
    for (int64_t i = 0; i < g->marks.count; i++) ok = f(g->marks.data[i], true) && ok;
    return ok;
}

/* Does a replay on `s` meet a capture, of this thread or another? It would be drawn into that. */
static bool meets_capture(torc_cuda_graph g, torc_cuda_stream s) {
    bool meets = atomic_load_explicit(&s->capture, memory_order_acquire) != NULL;
    for (int d = 0; d < CUDA_MAX_DEVICES; d++) meets = meets || (g->reached[d] && cuda_capturing(d));
    return meets;
}

/* The host memory of captured copies is used by `s` too: it is not reused before the replay is over, should the graph go. */
static bool use_hosts(torc_cuda_graph g, torc_cuda_stream s) {
    for (int64_t i = 0; i < g->hosts.count; i++)
        if (!cuda_host_use(g->hosts.data[i]->data, s)) return false;
    return true;
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
    if (!g->exec && !instantiate(g, g->recorded)) return false; /* a kept graph's first replay */
    if (!flush_generators(g) || !use_hosts(g, s) || !visit(g, cuda_storage_before) || !tie(g, s, true)) return false;
    bool ok = CU_OK(cuda_driver_table->cuGraphLaunch(g->exec, s->handle));
    ok = tie(g, s, false) && ok;
    return visit(g, cuda_storage_after) && ok;
}

bool torc_cuda_graph_replay(torc_cuda_graph graph) {
    (void)exec_settle();
    if (!ready(graph, "CUDAGraph.replay")) return false;
    torc_cuda_stream s = cuda_current_stream(graph->device);
    if (!s) return false;
    if (UNLIKELY(meets_capture(graph, s))) return cuda_capture_refuse("replaying a graph");
    cuda_exclusive_begin(); /* nobody else draws from its generators between before and after */
    bool ok = launch(graph, s);
    cuda_exclusive_end();
    return ok && cuda_blocking_wait(s->handle, NULL);
}

bool torc_cuda_graph_instantiate(torc_cuda_graph graph) {
    (void)exec_settle();
    if (!given(graph, "CUDAGraph.instantiate")) return false;
    if (graph->state != GRAPH_READY)
        return FAIL(RUNTIME, "capture_end() must have been called before calling instantiate");
    if (!graph->keep)
        return FAIL(RUNTIME, "instantiate() is intended to be called by the user only when keep_graph=true");
    cuda_exclusive_begin(); /* nobody replays it */
    bool ok = instantiate(graph, graph->recorded);
    cuda_exclusive_end();
    return ok;
}

void *torc_cuda_graph_raw_cuda_graph(torc_cuda_graph graph) {
    (void)exec_settle();
    if (!given(graph, "CUDAGraph.raw_cuda_graph")) return NULL;
    if (!graph->keep)
        return FAIL_NULL(
            RUNTIME,
            "You cannot access the raw cudaGraph_t instance unless CUDAGraph was initialized with keep_graph=true");
    if (!graph->recorded)
        return FAIL_NULL(RUNTIME, "You cannot access the raw cudaGraph_t instance until capture_end() has been called");
    return graph->recorded;
}

void *torc_cuda_graph_raw_cuda_graph_exec(torc_cuda_graph graph) {
    if (!given(graph, "CUDAGraph.raw_cuda_graph_exec")) return NULL;
    if (!graph->exec)
        return FAIL_NULL(RUNTIME,
                         "You cannot access the raw cudaGraphExec_t instance until instantiate() has been called");
    return graph->exec;
}

bool torc_cuda_graph_reset(torc_cuda_graph graph) {
    (void)exec_settle();
    if (!given(graph, "CUDAGraph.reset")) return false;
    abandon(graph);
    clear(graph);
    return true;
}

torc_cuda_mempool torc_cuda_graph_pool(torc_cuda_graph graph) {
    if (!given(graph, "CUDAGraph.pool")) return NULL;
    if (!graph->pool) return FAIL_NULL(RUNTIME, "Called CUDAGraph::pool() without a preceding successful capture.");
    return scope_lend(object_retain(graph->pool));
}

bool torc_cuda_graph_debug_dump(torc_cuda_graph graph, const char *path) {
    if (!given(graph, "CUDAGraph.debug_dump")) return false;
    if (!path) return FAIL(VALUE, "CUDAGraph.debug_dump(): path is NULL");
    if (!graph->recorded)
        return FAIL(
            RUNTIME,
            "%s(): there is no recorded graph to write: make it with torch.cuda.CUDAGraph(keep_graph=True) and capture first",
            "CUDAGraph.debug_dump");
    if (!cuda_use(graph->device)) return false;
    CU_CHECK(cuda_driver_table->cuGraphDebugDotPrint(graph->recorded, path, CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE));
    return true;
}

int64_t torc_cuda_graph_node_count(torc_cuda_graph graph) {
    if (!given(graph, "CUDAGraph.node_count")) return -1;
    size_t nodes = 0;
    if (!graph->recorded) {
        (void)FAIL(
            RUNTIME,
            "%s(): there is no recorded graph to look at: make it with torch.cuda.CUDAGraph(keep_graph=True) and capture first",
            "CUDAGraph.node_count");
        return -1;
    }
    if (!cuda_use(graph->device) || !CU_OK(cuda_driver_table->cuGraphGetNodes(graph->recorded, NULL, &nodes)))
        return -1;
    return (int64_t)nodes;
}

bool torc_cuda_is_current_stream_capturing(void) {
    return cuda_is_up() && cuda_capturing(cuda_current_device()) != NULL;
}

/* ------------------------------------------------------------------------------------------------- the guard */

enum { GUARD_OFF, GUARD_ON };

/* Where scoped captures record: one stream per device, as PyTorch's default capture stream. */
static torc_cuda_stream capture_stream(int device) {
    static base_lock lock;
    static torc_cuda_stream streams[CUDA_MAX_DEVICES];
    lock_take(&lock);
    if (!streams[device]) {
        int64_t scope = torc_scope_begin();
        streams[device] = torc_cuda_stream_new(device); /* streams live as long as the process */
        torc_scope_end(scope);
    }
    torc_cuda_stream s = streams[device];
    lock_release(&lock);
    return s;
}

torc_cuda_graph_guard torc_cuda_graph_guard_begin_with(torc_cuda_graph graph,
                                                       const torc_cuda_capture_options *options) {
    torc_cuda_graph_guard guard = {.state = GUARD_OFF};
    if (!given(graph, "torch.cuda.graph")) return guard;
    int device = cuda_device_index(-1, "torch.cuda.graph");
    if (device < 0 || !cuda_synchronize(device, "torch.cuda.graph") || !cuda_trim_all("torch.cuda.graph")) return guard;
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
