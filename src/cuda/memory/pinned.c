/* cuda/memory/pinned.c - page-locked host memory.
 *
 * The device copies from and to page-locked memory by itself, while the host goes on; from other memory the driver has to
 * copy piece by piece through a page-locked buffer of its own.  Making such memory takes milliseconds, since every page is
 * locked and mapped for all devices, so freed blocks are kept: sizes are powers of two from 4 KiB, and each size has a
 * list of its own.
 *
 * Note [Pinned memory and copies].  A program may free pinned memory right after it queued a copy with it.  Each block
 * therefore knows the streams that copy with it (cuda_host_use).  When it is freed, an event is recorded on each of
 * them, and until the events have passed the block waits in a list; the list is polled when a block is wanted, nobody
 * ever waits for it.  A stream that is recording a graph cannot be asked: the copy it recorded runs at every replay.  The
 * event is then recorded after the capture, and the graph keeps the memory of a captured copy (cuda_capture_keep_host).
 *
 * Giving memory back to the system makes the driver wait for the devices, which a capture does not survive: while there
 * is one in the process, nothing goes back, and while something goes back, none begins. It is given back only when no
 * copy uses it, so that the host waits for none.
 *
 * A block is found by any address inside of it, in an array sorted by address: there are few, and they come and go
 * seldom. */
#include "cuda/memory/pinned.h"

#include "core/device.h"
#include "core/seams.h"
#include "core/shape.h"
#include "core/tensor.h"
#include "cuda/streams/wait.h"
#include "torc/cuda.h"
#include "torc/ops.h"
#include "base/lock.h"

enum { BINS = 35, LEAST_SHIFT = 12 }; /* 4 KiB … 64 TiB */
typedef enum block_state { BLOCK_FREE, BLOCK_IN_USE, BLOCK_WAITING } block_state;

typedef struct use {
    torc_cuda_stream stream;
    CUevent event; /* once the block was freed; NULL: not recorded yet */
} use;

typedef struct block {
    char *p;
    size_t bytes;
    int bin;
    block_state state;
    struct block *next; /* in a bin's list, or of those that wait */
    VEC(use) uses;
} block;

typedef struct event_list {
    VEC(CUevent) idle;
} event_list;

static base_lock all_lock;
static VEC(block *) blocks; /* all, by address */
static block *bins[BINS], *waiting;
static event_list events[CUDA_MAX_DEVICES]; /* not in use, for the next block */
static VEC(struct {
    char *p;
    size_t bytes;
}) registered;

/* ------------------------------------------------------------------------------------------ figures */

typedef struct counted {
    int64_t current, peak, allocated, freed;
} counted;
typedef struct timed {
    int64_t total, most, least, count; /* microseconds */
} timed;
static counted allocations, allocated_bytes, active_requests, active_bytes;
static timed alloc_time, free_time;

static void add(counted *c, int64_t n) {
    c->current += n;
    if (n > 0) c->allocated += n;
    if (n < 0) c->freed -= n;
    c->peak = MAX(c->peak, c->current);
}
static void took(timed *t, int64_t microseconds) {
    t->least = t->count ? MIN(t->least, microseconds) : microseconds;
    t->most = MAX(t->most, microseconds);
    t->total += microseconds;
    t->count++;
}

/* ------------------------------------------------------------------------------------------ the table */

/* Index of the first block whose address is greater than p. */
static int64_t after(const void *p) {
    int64_t low = 0, high = blocks.count;
    while (low < high) {
        int64_t middle = (low + high) / 2;
        if ((uintptr_t)blocks.data[middle]->p <= (uintptr_t)p)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
static block *find(const void *p) {
    int64_t i = after(p);
    if (i == 0) return NULL;
    block *b = blocks.data[i - 1];
    return (uintptr_t)p - (uintptr_t)b->p < b->bytes ? b : NULL;
}
static bool enter(block *b) {
    int64_t i = after(b->p);
    if (!VEC_PUSH(&blocks, b)) return false;
    memmove(blocks.data + i + 1, blocks.data + i, (size_t)(blocks.count - 1 - i) * sizeof *blocks.data);
    blocks.data[i] = b;
    return true;
}
static void leave(const block *b) {
    int64_t i = after(b->p) - 1;
    memmove(blocks.data + i, blocks.data + i + 1, (size_t)(blocks.count - 1 - i) * sizeof *blocks.data);
    blocks.count--;
}

/* ------------------------------------------------------------------------------------------ waiting for copies
 * All with the lock held. */

static CUevent take_event(int device) {
    event_list *l = &events[device];
    CUevent event = NULL;
    if (l->idle.count) return l->idle.data[--l->idle.count];
    return cuda_driver_table->cuEventCreate(&event, CU_EVENT_DISABLE_TIMING) == CUDA_SUCCESS ? event : NULL;
}
static void keep_event(int device, CUevent event) {
    event_list *l = &events[device];
    base_attempt keeping;
    base_attempt_begin(&keeping);
    if (!VEC_PUSH(&l->idle, event)) (void)cuda_driver_table->cuEventDestroy(event);
    base_attempt_end(&keeping);
}

/* Has the program waited for all that we queued on an external stream? Then its owner may have destroyed it. */
static bool may_be_gone(torc_cuda_stream s) { return s->external && atomic_load(&s->tick) <= atomic_load(&s->done); }

/* Record the end of what the streams have now. Those that record a graph are left for later, and those where it fails. */
static void mark(block *b) {
    for (int64_t i = b->uses.count - 1; i >= 0; i--) {
        use *u = &b->uses.data[i];
        const int device = u->stream->device;
        if (u->event) continue;
        bool recording = false, passed = may_be_gone(u->stream);
        CUevent event = !passed && cuda_use_quietly(device) ? take_event(device) : NULL;
        if (event && cuda_stream_record(u->stream, event, &recording)) {
            if (recording)
                keep_event(device, event);
            else
                u->event = event;
        } else if (event) {
            (void)cuda_driver_table->cuEventDestroy(event);
            passed = cuda_stream_outlived(u->stream);
        }
        if (passed) *u = b->uses.data[--b->uses.count];
    }
}

/* Have all copies passed? An error counts as not yet. */
static bool has_passed(block *b) {
    for (int64_t i = b->uses.count - 1; i >= 0; i--) {
        use *u = &b->uses.data[i];
        if (!u->event || cuda_driver_table->cuEventQuery(u->event) != CUDA_SUCCESS) continue;
        keep_event(u->stream->device, u->event);
        *u = b->uses.data[--b->uses.count];
    }
    if (b->uses.count) mark(b); /* of captures that have ended */
    return b->uses.count == 0;
}

static void make_free(block *b) {
    b->state = BLOCK_FREE;
    b->next = bins[b->bin];
    bins[b->bin] = b;
    add(&active_requests, -1);
    add(&active_bytes, -(int64_t)b->bytes);
}

static void poll(void) {
    if (!waiting) return;
    int bound = cuda_bound_device;
    cuda_relaxed relaxed = cuda_relax_begin();
    for (block **link = &waiting; *link;) {
        block *b = *link;
        if (has_passed(b)) {
            *link = b->next;
            make_free(b);
        } else {
            link = &b->next;
        }
    }
    cuda_relax_end(relaxed);
    if (bound >= 0) (void)cuda_use_quietly(bound);
}

/* A block that is in no list. */
static void destroy(block *b) {
    cuda_relaxed relaxed = cuda_relax_begin();
    int64_t start = cuda_now_us(CLOCK_MONOTONIC);
    for (int64_t i = 0; i < b->uses.count; i++)
        if (b->uses.data[i].event) (void)cuda_driver_table->cuEventDestroy(b->uses.data[i].event);
    (void)cuda_driver_table->cuMemFreeHost(b->p); /* waits for whatever still uses it */
    took(&free_time, cuda_now_us(CLOCK_MONOTONIC) - start);
    cuda_relax_end(relaxed);
    add(&allocations, -1);
    add(&allocated_bytes, -(int64_t)b->bytes);
    VEC_FREE(&b->uses);
    base_free(b);
}

/* ------------------------------------------------------------------------------------------ alloc and free */

/* Some device, for calls that need one. `caller` is remembered should it be the first to use CUDA. */
static bool make_current(const char *caller) {
    return cuda_init(caller) && cuda_use(cuda_bound_device >= 0 ? cuda_bound_device : cuda_current_device());
}

static CUresult host_alloc(block *b) {
    cuda_relaxed relaxed = cuda_relax_begin();
    int64_t start = cuda_now_us(CLOCK_MONOTONIC);
    void *p = NULL;
    CUresult result = cuda_driver_table->cuMemHostAlloc(&p, b->bytes, CU_MEMHOSTALLOC_PORTABLE);
    int64_t end = cuda_now_us(CLOCK_MONOTONIC);
    cuda_relax_end(relaxed);
    b->p = p;
    if (result != CUDA_SUCCESS) return result;
    lock_take(&all_lock);
    took(&alloc_time, end - start);
    lock_release(&all_lock);
    return result;
}

bool cuda_host_alloc(size_t bytes, void **out) {
    if (!make_current("pin_memory")) return false;
    if (bytes == 0) {
        *out = NULL;
        return true;
    }
    if (bytes > (size_t)1 << (LEAST_SHIFT + BINS - 1))
        return FAIL(OUT_OF_MEMORY, "cannot allocate %zu bytes of pinned host memory", bytes);
    int bin = 0;
    while ((size_t)1 << (LEAST_SHIFT + bin) < bytes) bin++;
    lock_take(&all_lock);
    if (!bins[bin]) poll();
    block *b = bins[bin];
    if (b) {
        bins[bin] = b->next;
        b->state = BLOCK_IN_USE;
        add(&active_requests, 1);
        add(&active_bytes, (int64_t)b->bytes);
    }
    lock_release(&all_lock);
    if (b) {
        *out = b->p;
        return true;
    }

    b = base_calloc(1, sizeof *b);
    if (!b) return false;
    b->bin = bin;
    b->bytes = (size_t)1 << (LEAST_SHIFT + bin);
    b->state = BLOCK_IN_USE;
    CUresult result = host_alloc(b);
    if (result == CUDA_ERROR_OUT_OF_MEMORY && !cuda_waits_are_errors() && cuda_host_trim()) result = host_alloc(b);
    if (result != CUDA_SUCCESS) {
        base_free(b);
        if (result == CUDA_ERROR_OUT_OF_MEMORY)
            return FAIL(OUT_OF_MEMORY, "cannot allocate %zu bytes of pinned host memory", bytes);
        return cuda_fail(result, "cuMemHostAlloc", __FILE__, __LINE__);
    }
    lock_take(&all_lock);
    bool ok = enter(b);
    add(&allocations, 1);
    add(&allocated_bytes, (int64_t)b->bytes);
    if (ok) {
        add(&active_requests, 1);
        add(&active_bytes, (int64_t)b->bytes);
        *out = b->p;
    } else {
        destroy(b);
    }
    lock_release(&all_lock);
    return ok;
}

void cuda_host_free(void *p) {
    if (!p || !cuda_is_up()) return;
    int bound = cuda_bound_device;
    lock_take(&all_lock);
    block *b = find(p);
    if (b && b->p == p && b->state == BLOCK_IN_USE) {
        mark(b); /* what has no event yet is tried again when the list is polled */
        if (b->uses.count == 0) {
            make_free(b);
        } else {
            b->state = BLOCK_WAITING;
            b->next = waiting;
            waiting = b;
        }
    }
    lock_release(&all_lock);
    if (bound >= 0) (void)cuda_use_quietly(bound);
}

bool cuda_host_trim(void) {
    if (!cuda_is_up() || !cuda_hold_captures()) return false;
    lock_take(&all_lock);
    poll();
    for (int i = 0; i < BINS; i++) {
        while (bins[i]) {
            block *b = bins[i];
            bins[i] = b->next;
            leave(b);
            destroy(b);
        }
    }
    lock_release(&all_lock);
    cuda_release_captures();
    return true;
}

bool cuda_host_use(const void *p, torc_cuda_stream s) {
    lock_take(&all_lock);
    bool ok = true, known = false;
    block *b = find(p);
    if (b && b->state == BLOCK_IN_USE) {
        for (int64_t i = 0; i < b->uses.count; i++) known |= b->uses.data[i].stream == s;
        ok = known || VEC_PUSH(&b->uses, ((use){s, NULL}));
    }
    lock_release(&all_lock);
    return ok;
}

bool cuda_host_is_pinned(const void *p) {
    if (!p || !cuda_is_up()) return false;
    lock_take(&all_lock);
    const block *b = find(p);
    bool known = b && b->state == BLOCK_IN_USE;
    for (int64_t i = 0; i < registered.count && !known; i++)
        known = (uintptr_t)p - (uintptr_t)registered.data[i].p < registered.data[i].bytes;
    lock_release(&all_lock);
    if (known) return true;
    if (cuda_bound_device < 0 && !cuda_use_quietly(cuda_current_device())) return false;
    unsigned type = 0;
    CUresult result =
        cuda_driver_table->cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)(uintptr_t)p);
    return result == CUDA_SUCCESS && type == CU_MEMORYTYPE_HOST; /* pageable memory: INVALID_VALUE */
}

/* ------------------------------------------------------------------------------------------ tensors */

static void pinned_delete(void *data) { cuda_host_free(data); }

torc_storage storage_pinned(size_t nbytes, const char *caller) {
    void *p = NULL;
    if (!cuda_init(caller) || !cuda_host_alloc(MAX(nbytes, 1), &p)) return NULL;
    torc_storage s = storage_external(TORC_CPU, p, nbytes);
    if (!s) {
        cuda_host_free(p);
        return NULL;
    }
    s->owner = TORC_CONTEXT(p, pinned_delete);
    s->fixed = false; /* what it grows into is page-locked, too */
    return s;
}

static bool is_pinned(torc_storage s) {
    return device_is_host(s->device) && (s->owner.destroy == pinned_delete ||
                                         (atomic_load(&s->state) != STORAGE_PROMISED && cuda_host_is_pinned(s->data)));
}
bool torc_storage_is_pinned(torc_storage s) {
    return storage_valid(s)
               ? is_pinned(s)
               : FAIL(VALUE, "UntypedStorage.is_pinned: the storage is NULL or not a storage%s", handle_doubt(s));
}
bool torc_is_pinned(torc_tensor t) {
    if (!tensor_valid(t)) return FAIL(TYPE, "is_pinned(): argument 'self' must be Tensor, not %s", not_tensor(t));
    return is_pinned(t->storage);
}

torc_tensor torc_pin_memory(torc_tensor t) {
    if (FAILED()) return NULL;
    if (!tensor_valid(t)) return FAIL_NULL(TYPE, "pin_memory(): argument 'self' must be Tensor, not %s", not_tensor(t));
    if (t->device.type != TORC_DEVICE_CPU)
        return FAIL_NULL(RUNTIME, "cannot pin 'torch.cuda.%sTensor' only dense CPU tensors can be pinned",
                         dtype_scalar_name(t->dtype));
    if (torc_is_pinned(t)) return scope_lend(object_retain(t));
    int64_t strides[TORC_MAX_DIMS];
    strides_like(t, strides);
    torc_storage s = storage_pinned((size_t)t->numel * tensor_itemsize(t), "pin_memory");
    if (!s) return NULL;
    int64_t scope = torc_scope_begin();
    torc_tensor pinned = scope_lend(tensor_over(s, (torc_dtype)t->dtype, t->ndim, t->sizes, strides));
    object_release(s);
    if (pinned) pinned = torc_copy_(pinned, t);
    return torc_scope_end_keep(scope, pinned);
}

/* ------------------------------------------------------------------------------------------ the caller's memory */

bool(torc_cuda_host_register)(void *data, size_t bytes) {
    (void)exec_settle();
    if (FAILED()) return false;
    if (!data || !bytes) return FAIL(VALUE, "torch.cuda.host_register: there is no memory to register");
    if (!make_current("torch.cuda.host_register")) return false;
    lock_take(&all_lock);
    bool ok = VEC_PUSH(&registered, ((__typeof__(*registered.data)){data, bytes}));
    lock_release(&all_lock);
    if (!ok) return false;
    cuda_relaxed relaxed = cuda_relax_begin();
    ok = CU_OK(cuda_driver_table->cuMemHostRegister(data, bytes, CU_MEMHOSTREGISTER_PORTABLE));
    cuda_relax_end(relaxed);
    if (ok) return true;
    lock_take(&all_lock);
    for (int64_t i = registered.count - 1; i >= 0; i--) {
        if (registered.data[i].p != data) continue;
        registered.data[i] = registered.data[--registered.count];
        break;
    }
    lock_release(&all_lock);
    return false;
}

bool torc_cuda_host_unregister(void *data) {
    (void)exec_settle();
    if (FAILED()) return false;
    if (!make_current("torch.cuda.host_unregister") || !cuda_may_wait("torch.cuda.host_unregister")) return false;
    lock_take(&all_lock);
    int64_t i = registered.count - 1;
    while (i >= 0 && registered.data[i].p != data) i--;
    cuda_relaxed relaxed = cuda_relax_begin();
    bool ok = i >= 0 ? CU_OK(cuda_driver_table->cuMemHostUnregister(data))
                     : FAIL(VALUE, "torch.cuda.host_unregister: %p was not registered", data);
    cuda_relax_end(relaxed);
    if (ok) registered.data[i] = registered.data[--registered.count];
    lock_release(&all_lock);
    return ok;
}

bool torc_cuda_host_empty_cache(void) {
    (void)exec_settle();
    if (FAILED()) return false;
    if (!cuda_is_up()) return true; /* nothing was ever cached, or it was the parent's */
    if (!make_current("torch.cuda.host_empty_cache") || !cuda_may_wait("torch.cuda.host_empty_cache")) return false;
    (void)cuda_host_trim();
    return true;
}

/* ------------------------------------------------------------------------------------------ figures */

bool torc_cuda_reset_peak_host_memory_stats(void) {
    (void)exec_settle();
    if (FAILED()) return false;
    counted *const counts[] = {&allocations, &allocated_bytes, &active_requests, &active_bytes};
    lock_take(&all_lock);
    for (int i = 0; i < COUNT_OF(counts); i++) counts[i]->peak = counts[i]->current;
    alloc_time.most = alloc_time.least = free_time.most = free_time.least = 0;
    lock_release(&all_lock);
    return true;
}

bool torc_cuda_reset_accumulated_host_memory_stats(void) {
    (void)exec_settle();
    if (FAILED()) return false;
    counted *const counts[] = {&allocations, &allocated_bytes, &active_requests, &active_bytes};
    lock_take(&all_lock);
    for (int i = 0; i < COUNT_OF(counts); i++) counts[i]->allocated = counts[i]->freed = 0;
    alloc_time.total = alloc_time.count = free_time.total = free_time.count = 0;
    lock_release(&all_lock);
    return true;
}

int64_t(torc_cuda_host_memory_stats)(torc_cuda_memory_stat *stats, int64_t capacity) {
    (void)exec_settle();
    if (!stats) capacity = 0;
    lock_take(&all_lock);
    if (cuda_is_up()) poll();
    const struct {
        const char *key[4];
        counted c;
    } counts[] = {
#define COUNTS(key, value) {{key ".allocated", key ".current", key ".freed", key ".peak"}, value}
        COUNTS("active_bytes", active_bytes),
        COUNTS("active_requests", active_requests),
        COUNTS("allocated_bytes", allocated_bytes),
        COUNTS("allocations", allocations),
#undef COUNTS
    };
    const struct {
        const char *key[5];
        timed t;
    } times[] = {
#define TIMES(key, value) {{key ".avg", key ".count", key ".max", key ".min", key ".total"}, value}
        TIMES("host_alloc_time", alloc_time),
        TIMES("host_free_time", free_time),
#undef TIMES
    };
    lock_release(&all_lock);
    int64_t n = 0;
#define PUT(name, number)                                                                       \
    do {                                                                                        \
        if (n < capacity) stats[n] = (torc_cuda_memory_stat){.key = (name), .value = (number)}; \
        n++;                                                                                    \
    } while (0)
    for (int i = 0; i < COUNT_OF(counts); i++) {
        PUT(counts[i].key[0], counts[i].c.allocated);
        PUT(counts[i].key[1], counts[i].c.current);
        PUT(counts[i].key[2], counts[i].c.freed);
        PUT(counts[i].key[3], counts[i].c.peak);
    }
    for (int i = 0; i < COUNT_OF(times); i++) {
        const timed *t = &times[i].t;
        PUT(times[i].key[0], t->count ? t->total / t->count : 0);
        PUT(times[i].key[1], t->count);
        PUT(times[i].key[2], t->most);
        PUT(times[i].key[3], t->least);
        PUT(times[i].key[4], t->total);
    }
    PUT("num_host_alloc", counts[3].c.allocated);
    PUT("num_host_free", counts[3].c.freed);
#undef PUT
    return n;
}
