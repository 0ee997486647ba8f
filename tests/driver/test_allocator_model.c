/* The caching allocator over many calls, against the double of the driver: random work beside a simple model of it, other
 * streams whose data must survive, several threads, every driver call failing in turn, and how much memory real programs
 * make it hold. */
/* labels: threads, eager */
#ifdef TORC_HAVE_CUDA
#include "cuda_case.h"

#include <pthread.h>

#include "allocator_case.h"

static uint64_t random_state = 1;
static uint64_t draw(void) { /* xorshift64* */
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    return random_state * 0x2545F4914F6CDD1Du >> 16;
}

static int64_t leaked; /* bytes that the driver refused to take back */

/* The insides hold together: blocks tile their ranges, neighbours that are free are one, pages are behind what is mapped. */
static void require_consistent(void) {
    cuda_heap *h = &cuda_heaps[0];
    int64_t live = 0;
    size_t reserved = 0;
    for (cuda_arena *a = h->all_arenas; a; a = a->next) {
        size_t mapped = 0;
        for (cuda_range *r = a->ranges; r; r = r->next) {
            char *at = r->base;
            size_t in_range = 0;
            for (cuda_block *b = r->first, *before = NULL; b; before = b, b = b->next) {
                REQUIRE(b->p == at && b->size && b->size % 512 == 0 && b->prev == before && b->range == r);
                REQUIRE(!before || before->state != b->state || (b->state != BLOCK_FREE && b->state != BLOCK_UNMAPPED));
                live += b->state == BLOCK_ALLOCATED;
                if (b->state != BLOCK_UNMAPPED)
                    in_range += b->size;
                else
                    REQUIRE((size_t)(b->p - r->base) % PAGE_BYTES == 0 && b->size % PAGE_BYTES == 0);
                at += b->size;
            }
            REQUIRE(at == r->base + r->size && in_range == r->mapped);
            mapped += in_range;
        }
        REQUIRE(mapped == a->mapped);
        reserved += mapped;
    }
    REQUIRE(live == h->live.count && reserved == (size_t)torc_cuda_memory_reserved(0));
    REQUIRE((int64_t)reserved + leaked == cuda_case_controls()->used(0));
}

/* --------------------------------------------------------------------------------------------------------- the model */

typedef struct owned {
    cuda_block *b;
    size_t bytes;
    uint64_t stamp;
    int stream;
} owned;

static size_t rounded(size_t bytes) { return (bytes + 511) / 512 * 512; }

/* The first and the last eight bytes that were asked for; of short ones the beginning. */
static void stamp(const owned *o) {
    char *p = cuda_block_data(o->b);
    if (o->bytes < 16) {
        memcpy(p, &o->stamp, o->bytes < 8 ? o->bytes : 8);
        return;
    }
    memcpy(p, &o->stamp, 8);
    memcpy(p + o->bytes - 8, &o->stamp, 8);
}
static bool intact(const owned *o) {
    const char *p = cuda_block_data(o->b);
    if (o->bytes < 16) return memcmp(p, &o->stamp, o->bytes < 8 ? o->bytes : 8) == 0;
    return memcmp(p, &o->stamp, 8) == 0 && memcmp(p + o->bytes - 8, &o->stamp, 8) == 0;
}

static int by_address(const void *a, const void *b) {
    const char *p = ((const owned *)a)->b->p, *q = ((const owned *)b)->b->p;
    return (p > q) - (p < q);
}

static size_t random_size(void) {
    switch (draw() % 16) {
    case 0: return 1 + draw() % 512;
    case 1:
    case 2:
    case 3:
    case 4: return 1 + draw() % (8 * KIB);
    case 5:
    case 6:
    case 7: return (size_t)512 << draw() % 12;
    case 8:
    case 9: return 1 + draw() % MIB;
    case 10:
    case 11:
    case 12: return MIB + draw() % (3 * MIB);
    case 13:
    case 14: return (1 + draw() % 8) * (2 * MIB);
    default: return 1 + draw() % (48 * MIB);
    }
}

static void run_model(int64_t operations, int64_t memory) {
    enum { MOST = 3000, STREAMS = 3 };
    static owned all[MOST];
    int64_t count = 0, allocated = 0, requested = 0, allocations = 0, frees = 0, ooms = 0;
    torc_cuda_stream streams[STREAMS] = {cuda_current_stream(0), torc_cuda_stream_new(0, 0),
                                         torc_cuda_stream_new(0, 0)};
    REQUIRE(streams[0] && streams[1] && streams[2]);
    int64_t wanted = MOST / 2;
    for (int64_t i = 0; i < operations; i++) {
        if (i % 5000 == 0) wanted = (int64_t)(draw() % MOST);
        bool more = draw() % 100 < (count < wanted ? 60 : 40);
        if (more && count < MOST) {
            owned *o = &all[count];
            *o = (owned){.bytes = random_size(), .stamp = draw(), .stream = (int)(draw() % 8 < 6 ? 0 : 1 + draw() % 2)};
            o->b = cuda_block_alloc(streams[o->stream], o->bytes);
            if (o->b) {
                REQUIRE((uintptr_t)cuda_block_data(o->b) % 512 == 0 && cuda_block_stream(o->b) == streams[o->stream]);
                stamp(o);
                count++;
                allocations++;
                allocated += (int64_t)o->b->size;
                requested += (int64_t)o->bytes;
                REQUIRE(o->b->size >= rounded(o->bytes));
                REQUIRE(!cuda_heaps[0].expandable || o->b->size == rounded(o->bytes));
            } else {
                REQUIRE(torc_error() == TORC_ERROR_CUDA_OUT_OF_MEMORY);
                torc_error_clear();
                ooms++;
                /* it was worth refusing: with what is reserved for live blocks the rest does not suffice */
                REQUIRE(allocated + (int64_t)o->bytes > memory / 4);
                wanted = count / 2;
            }
        } else if (count) {
            int64_t k = (int64_t)(draw() % (uint64_t)count);
            REQUIRE(intact(&all[k]));
            allocated -= (int64_t)all[k].b->size;
            requested -= (int64_t)all[k].bytes;
            frees++;
            cuda_block_free(all[k].b, NULL, 0);
            all[k] = all[--count];
        }
        if (i % 20000 == 19999) {
            require_consistent();
            REQUIRE(figure("allocated_bytes.all.current") == allocated &&
                    figure("requested_bytes.all.current") == requested);
            REQUIRE(figure("allocation.all.allocated") == allocations && figure("allocation.all.freed") == frees);
            REQUIRE(figure("active_bytes.all.current") == allocated && figure("num_ooms") == ooms);
            qsort(all, (size_t)count, sizeof *all, by_address);
            for (int64_t k = 0; k + 1 < count; k++) REQUIRE(all[k].b->p + all[k].b->size <= all[k + 1].b->p);
            for (int64_t k = 0; k < count; k++) REQUIRE(intact(&all[k]));
        }
        if (i % 300000 == 299999) REQUIRE(torc_cuda_empty_cache());
    }
    for (int64_t k = 0; k < count; k++) {
        REQUIRE(intact(&all[k]));
        cuda_block_free(all[k].b, NULL, 0);
    }
    require_clean();
}

#ifdef __SANITIZE_THREAD__
enum { OPERATIONS = 100000 };
#else
enum { OPERATIONS = 1000000 };
#endif

CASE(a_million_random_operations) {
    setenv("FAKE_CUDA_MEMORY", "4294967296", 1);
    run_model(OPERATIONS, INT64_C(4) << 30);
}
CASE(random_operations_with_little_memory) {
    setenv("FAKE_CUDA_MEMORY", "268435456", 1);
    run_model(OPERATIONS / 5, INT64_C(256) << 20);
}
CASE(random_operations_on_segments) {
    setenv("FAKE_CUDA_MEMORY", "4294967296", 1);
    setenv("PYTORCH_ALLOC_CONF", "expandable_segments:False,max_split_size_mb:32", 1);
    run_model(OPERATIONS / 5, INT64_C(1) << 30);
}

/* ----------------------------------------------------------------------------------------------------- other streams */

/* Blocks of one stream are read by others, freed while that is queued, and their memory is given out again and overwritten:
 * the readers must have seen what they were meant to. */
static void run_streams(uint64_t seed) {
    enum { STREAMS = 4, ROUNDS = 6000, KEPT = 40 };
    const fake_cuda_controls *fake = cuda_case_controls();
    random_state = seed;
    torc_cuda_stream streams[STREAMS] = {cuda_current_stream(0)};
    const cuda_driver_api *cu = cuda_driver_table;
    CUevent event;
    for (int i = 1; i < STREAMS; i++) REQUIRE((streams[i] = torc_cuda_stream_new(0, 0)));
    REQUIRE(cu->cuEventCreate(&event, CU_EVENT_DISABLE_TIMING) == CUDA_SUCCESS);
    uint32_t *seen;
    CUdeviceptr results;
    REQUIRE(cu->cuMemAlloc(&results, ROUNDS * sizeof *seen) == CUDA_SUCCESS);
    seen = (uint32_t *)(uintptr_t)results;
    cuda_block *kept[KEPT] = {0};
    fake->set_async(true);
    for (uint32_t i = 0; i < ROUNDS; i++) {
        torc_cuda_stream own = streams[draw() % STREAMS], reader = streams[draw() % STREAMS];
        size_t bytes = 4 * (1 + draw() % (draw() % 4 ? 2000 : 500000));
        cuda_block *b = cuda_block_alloc(own, bytes);
        REQUIRE(b);
        CUdeviceptr p = (CUdeviceptr)(uintptr_t)cuda_block_data(b);
        REQUIRE(cu->cuMemsetD32Async(p, i, bytes / 4, own->handle) == CUDA_SUCCESS);
        REQUIRE(cu->cuEventRecord(event, own->handle) == CUDA_SUCCESS);
        REQUIRE(cu->cuStreamWaitEvent(reader->handle, event, 0) == CUDA_SUCCESS);
        REQUIRE(cu->cuMemcpyDtoDAsync(results + i * 4, p + bytes - 4, 4, reader->handle) == CUDA_SUCCESS);
        cuda_block **place = &kept[draw() % KEPT];
        cuda_block_free(*place, NULL, 0);
        *place = NULL;
        if (draw() % 3)
            cuda_block_free(b, &reader, 1);
        else if (reader == own)
            *place = b;
        else
            cuda_block_free(b, streams, STREAMS);
        if (draw() % 8 == 0) fake->run_some(draw(), (int64_t)(draw() % 20));
        if (draw() % 500 == 0) REQUIRE(torc_cuda_empty_cache());
        if (draw() % 1000 == 0) fake->run_random(draw());
    }
    for (int k = 0; k < KEPT; k++) cuda_block_free(kept[k], NULL, 0);
    fake->run_random(seed);
    for (uint32_t i = 0; i < ROUNDS; i++) REQUIRE(seen[i] == i);
    fake->set_async(false);
    REQUIRE(cu->cuMemFree(results) == CUDA_SUCCESS && cu->cuEventDestroy(event) == CUDA_SUCCESS);
    require_clean();
}
CASE(data_read_by_other_streams_survives) { run_streams(7); }
CASE(data_survives_on_segments) {
    setenv("PYTORCH_ALLOC_CONF", "expandable_segments:False", 1);
    run_streams(8);
}
CASE(data_survives_with_little_memory) {
    setenv("FAKE_CUDA_MEMORY", "50331648", 1);
    run_streams(9);
}

/* ----------------------------------------------------------------------------------------------------------- threads */

enum { THREADS = 4, SHARED = 64 };
static _Atomic(cuda_block *) shared_blocks[SHARED];

static void *work(void *argument) {
    uint64_t state = (uint64_t)(intptr_t)argument * 7919 + 1;
    torc_cuda_stream own = torc_cuda_stream_new(0, 0);
    cuda_block *mine[32] = {0};
    int64_t scope = torc_scope_begin();
    torc_cuda_mempool pool = torc_cuda_mempool_new(0);
    for (int i = 0; own && pool && i < 8000; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        unsigned r = (unsigned)(state >> 33);
        size_t bytes = r % 7 ? r % 20000 + 1 : r % (4 * MIB) + 1;
        cuda_block **place = &mine[r / 7 % 32];
        cuda_block_free(*place, &own, 1);
        if (i % 50 == 0) torc_cuda_use_mem_pool_begin(pool);
        *place = cuda_block_alloc(r % 3 ? own : cuda_default_stream(0), bytes);
        if (i % 50 == 0) torc_cuda_use_mem_pool_end(pool);
        if (!*place) return NULL;
        if (r % 11 == 0) { /* freed by whoever comes next */
            *place = atomic_exchange(&shared_blocks[r / 11 % SHARED], *place);
        }
        if (r % 1009 == 0) torc_cuda_empty_cache();
        if (r % 1013 == 0 && torc_cuda_memory_stats(0, NULL, 0) != 122) return NULL;
        if (r % 4001 == 0) {
            TORC_SCOPE { (void)torc_cuda_memory_snapshot(); }
        }
    }
    for (int k = 0; k < 32; k++) cuda_block_free(mine[k], NULL, 0);
    torc_scope_end(scope);
    return torc_error() ? NULL : argument;
}

CASE(threads_share_a_heap) {
    pthread_t threads[THREADS];
    for (intptr_t i = 0; i < THREADS; i++) REQUIRE(pthread_create(&threads[i], NULL, work, (void *)(i + 1)) == 0);
    for (intptr_t i = 0; i < THREADS; i++) {
        void *result = NULL;
        REQUIRE(pthread_join(threads[i], &result) == 0 && result);
    }
    for (int k = 0; k < SHARED; k++) cuda_block_free(shared_blocks[k], NULL, 0);
    require_clean();
}

/* ------------------------------------------------------------------------------------------ every call of the driver */

static bool one_round(torc_cuda_stream main, torc_cuda_stream side) {
    bool ok = true;
    cuda_block *b[6] = {0};
    b[0] = cuda_block_alloc(main, 3000);
    b[1] = cuda_block_alloc(main, 100 * MIB);
    b[2] = cuda_block_alloc(side, 5 * MIB);
    cuda_block_free(b[1], &side, 1);
    b[1] = NULL;
    b[3] = cuda_block_alloc(main, 90 * MIB);
    b[4] = cuda_block_alloc(main, 70 * MIB);
    ok = b[0] && b[2] && b[3] && b[4];
    cuda_block_free(b[4], NULL, 0);
    b[4] = cuda_block_alloc(side, 100 * MIB); /* from what the other has */
    ok = b[4] && ok;
    int64_t scope = torc_scope_begin();
    torc_cuda_mempool pool = torc_cuda_mempool_new(0);
    if (pool && torc_cuda_use_mem_pool_begin(pool)) {
        b[5] = cuda_block_alloc(main, 7000);
        ok = b[5] && ok;
        torc_cuda_use_mem_pool_end(pool);
    }
    cuda_block_free(b[5], &side, 1);
    torc_scope_end(scope);
    ok = torc_cuda_empty_cache() && ok;
    for (int i = 0; i < 5; i++) cuda_block_free(b[i], NULL, 0);
    return ok && pool;
}

static void fail_every_call(int result) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_cuda_stream main = cuda_current_stream(0), side = torc_cuda_stream_new(0, 0);
    REQUIRE(main && side);
    REQUIRE(one_round(main, side));
    require_clean();
    int64_t before = fake->call_count();
    REQUIRE(one_round(main, side) && torc_cuda_empty_cache());
    int64_t calls = fake->call_count() - before, failures = 0;
    REQUIRE(calls > 15);
    for (int64_t n = 1; n <= calls; n++) {
        fake->fail_nth_call(n, result);
        bool ok = one_round(main, side);
        REQUIRE(ok || torc_error() != TORC_ERROR_OK);
        if (!ok && result == 719) REQUIRE(strstr(torc_error_message(), "unspecified launch failure"));
        failures += !ok;
        torc_error_clear();
        char failed[64];
        snprintf(failed, sizeof failed, "%s", fake->failed_call());
        fake->fail_nth_call(0, 0);
        ok = one_round(main, side);
        if (!ok) fprintf(stderr, "after call %lld, %s: %s\n", (long long)n, failed, torc_error_message());
        REQUIRE(ok);
        /* what the driver refuses to take stays with it; everything else is back */
        if (!strncmp(failed, "cuMemRelease", 12) || !strncmp(failed, "cuMemFree", 9))
            leaked = fake->used(0) - torc_cuda_memory_reserved(0);
        require_consistent();
        REQUIRE(torc_cuda_empty_cache());
        if (fake->used(0) != leaked) fprintf(stderr, "%s: %lld bytes stay\n", failed, (long long)fake->used(0));
        REQUIRE(fake->used(0) == leaked && torc_cuda_memory_reserved(0) == 0);
        REQUIRE(fake->violations() == 0);
    }
    REQUIRE(result == 2 || failures > calls / 4); /* most refusals of memory are mended by giving back */
}
CASE(every_call_fails_once) {
    setenv("FAKE_CUDA_MEMORY", "367001600", 1); /* 350 MiB: the round needs to give back */
    fail_every_call(719);
}
CASE(every_call_runs_out_of_memory_once) {
    setenv("FAKE_CUDA_MEMORY", "367001600", 1);
    fail_every_call(2);
}
CASE(every_call_fails_once_on_segments) {
    setenv("FAKE_CUDA_MEMORY", "1073741824", 1);
    setenv("PYTORCH_ALLOC_CONF", "expandable_segments:False", 1);
    fail_every_call(719);
}

/* ----------------------------------------------------------------------------------------------------- fragmentation */

/* What a training step of a transformer allocates: parameters and optimizer state once, then for each step the
 * activations that backward needs, temporaries that die at once, and backward in reverse. Sizes follow from batch, length,
 * width and heads. The figure is the peak of what is reserved over the peak of what is live. */
typedef struct trace_model {
    int layers, width, heads, vocabulary;
} trace_model;

static cuda_block *get(size_t bytes) {
    cuda_block *b = cuda_block_alloc(cuda_default_stream(0), bytes ? bytes : 1);
    REQUIRE(b);
    return b;
}
static void put(cuda_block *b) { cuda_block_free(b, NULL, 0); }
static void temporary(size_t bytes) { put(get(bytes)); }

enum { MOST_LAYERS = 48, SAVED = 12, WEIGHTS = 8 };
typedef struct trace_state {
    cuda_block *weights[MOST_LAYERS][WEIGHTS], *gradients[MOST_LAYERS][WEIGHTS], *moments[MOST_LAYERS][2 * WEIGHTS];
} trace_state;

static void weight_sizes(const trace_model *m, size_t *sizes) {
    size_t w = (size_t)m->width;
    const size_t all[WEIGHTS] = {3 * w * w, 3 * w, w * w, w, 4 * w * w, 4 * w, 4 * w * w, w};
    for (int i = 0; i < WEIGHTS; i++) sizes[i] = 4 * all[i];
}

static void training_step(const trace_model *m, trace_state *t, size_t batch, size_t length, bool optimize) {
    static cuda_block *saved[MOST_LAYERS][SAVED];
    size_t tokens = batch * length, w = (size_t)m->width, act = 2 * tokens * w, sizes[WEIGHTS];
    weight_sizes(m, sizes);
    cuda_block *x = get(act);
    for (int l = 0; l < m->layers; l++) {
        cuda_block **s = saved[l];
        int n = 0;
        s[n++] = x;
        s[n++] = get(8 * tokens);                                /* statistics of layer norm */
        s[n++] = get(act);                                       /* its result */
        for (int k = 0; k < 2; k++) temporary(sizes[2 * k] / 2); /* a weight in half precision */
        s[n++] = get(3 * act);                                   /* q, k, v */
        s[n++] = get(4 * batch * (size_t)m->heads * length);
        s[n++] = get(act); /* attention */
        cuda_block *out = get(act), *residual = get(act);
        put(out);
        s[n++] = residual;
        s[n++] = get(8 * tokens);
        s[n++] = get(act);
        s[n++] = get(4 * act); /* up */
        s[n++] = get(4 * act); /* gelu */
        out = get(act);
        x = get(act);
        put(out);
        s[n++] = get(tokens * w / 8 + 1); /* mask of dropout */
        REQUIRE(n == SAVED);
    }
    size_t logits = 2 * tokens * (size_t)m->vocabulary;
    cuda_block *head = get(logits), *loss = get(4 * tokens);
    temporary(4 * tokens);
    cuda_block *g = get(logits);
    put(head);
    cuda_block *dx = get(act);
    put(g);
    put(loss);
    put(x);
    for (int l = m->layers - 1; l >= 0; l--) {
        cuda_block **s = saved[l];
        cuda_block *d_up = get(4 * act), *d_gelu = get(4 * act);
        put(s[10]);
        put(s[9]);
        put(d_up);
        cuda_block *d = get(act);
        put(d_gelu);
        for (int k = 4; k < WEIGHTS; k++)
            if (!t->gradients[l][k])
                t->gradients[l][k] = get(sizes[k]);
            else
                temporary(sizes[k]);
        put(s[8]), put(s[7]), put(s[6]), put(s[11]);
        cuda_block *d2 = get(act);
        put(d);
        cuda_block *dqkv = get(3 * act);
        temporary(4 * batch * (size_t)m->heads * length);
        put(s[5]), put(s[4]), put(s[3]);
        d = get(act);
        put(dqkv), put(d2);
        for (int k = 0; k < 4; k++)
            if (!t->gradients[l][k])
                t->gradients[l][k] = get(sizes[k]);
            else
                temporary(sizes[k]);
        put(s[2]), put(s[1]), put(s[0]);
        put(dx);
        dx = d;
    }
    put(dx);
    if (!optimize) return;
    for (int l = 0; l < m->layers; l++)
        for (int k = 0; k < WEIGHTS; k++) {
            for (int i = 0; i < 2; i++)
                if (!t->moments[l][2 * k + i]) t->moments[l][2 * k + i] = get(sizes[k]);
            put(t->gradients[l][k]); /* set_to_none */
            t->gradients[l][k] = NULL;
        }
}

static double held_over_live(void) {
    return (double)torc_cuda_max_memory_reserved(0) / (double)torc_cuda_max_memory_allocated(0);
}

static void run_trace(const trace_model *m, int steps, bool variable, const char *name, double limit) {
    static trace_state t;
    size_t sizes[WEIGHTS];
    weight_sizes(m, sizes);
    for (int l = 0; l < m->layers; l++)
        for (int k = 0; k < WEIGHTS; k++) t.weights[l][k] = get(sizes[k]);
    for (int i = 0; i < steps; i++) {
        size_t length = variable ? 64 + draw() % 961 : 1024, batch = variable ? 1 + 8192 / length : 8;
        training_step(m, &t, batch, length, true);
    }
    double ratio = held_over_live();
    printf("    %-40s peak live %6lld MiB, reserved/live %.3f\n", name,
           (long long)torc_cuda_max_memory_allocated(0) >> 20, ratio);
    fflush(stdout);
    REQUIRE(ratio <= limit);
    for (int l = 0; l < m->layers; l++)
        for (int k = 0; k < WEIGHTS; k++) {
            put(t.weights[l][k]);
            put(t.moments[l][2 * k]);
            put(t.moments[l][2 * k + 1]);
        }
    require_clean();
}

static const trace_model large = {24, 2048, 16, 50304}, small = {12, 256, 4, 1000};

CASE(fragmentation_of_training) {
    setenv("FAKE_CUDA_MEMORY", "150000000000", 1);
    run_trace(&large, 6, false, "training, 24 layers of 2048", 1.10);
}
CASE(fragmentation_of_small_training) {
    setenv("FAKE_CUDA_MEMORY", "150000000000", 1);
    run_trace(&small, 20, false, "training, 12 layers of 256", 1.10);
}
CASE(fragmentation_of_variable_lengths) {
    setenv("FAKE_CUDA_MEMORY", "150000000000", 1);
    random_state = 5;
    run_trace(&large, 60, true, "variable lengths, 24 layers of 2048", 1.10);
}
CASE(fragmentation_of_small_variable_lengths) {
    setenv("FAKE_CUDA_MEMORY", "150000000000", 1);
    random_state = 6;
    run_trace(&small, 200, true, "variable lengths, 12 layers of 256", 1.15);
}

/* A server with caches that grow and die at random beside temporaries of random length. */
CASE(fragmentation_of_growing_caches) {
    setenv("FAKE_CUDA_MEMORY", "150000000000", 1);
    random_state = 11;
    enum { SESSIONS = 64 };
    cuda_block *cache[SESSIONS] = {0};
    size_t length[SESSIONS] = {0};
    for (int i = 0; i < 40000; i++) {
        int k = (int)(draw() % SESSIONS);
        if (cache[k] && draw() % 20 == 0) {
            put(cache[k]);
            cache[k] = NULL;
            length[k] = 0;
        } else {
            size_t more = length[k] + (256 + draw() % 1024) * KIB * 4;
            cuda_block *b = get(more);
            cuda_block_free(cache[k], NULL, 0);
            cache[k] = b;
            length[k] = more;
        }
        temporary((1 + draw() % 4096) * KIB);
    }
    double ratio = held_over_live();
    printf("    %-40s peak live %6lld MiB, reserved/live %.3f\n", "caches that grow",
           (long long)torc_cuda_max_memory_allocated(0) >> 20, ratio);
    fflush(stdout);
    REQUIRE(ratio <= 1.4);
    for (int k = 0; k < SESSIONS; k++) cuda_block_free(cache[k], NULL, 0);
    require_clean();
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_million_random_operations),
        cmocka_unit_test(random_operations_with_little_memory),
        cmocka_unit_test(random_operations_on_segments),
        cmocka_unit_test(data_read_by_other_streams_survives),
        cmocka_unit_test(data_survives_on_segments),
        cmocka_unit_test(data_survives_with_little_memory),
        cmocka_unit_test(threads_share_a_heap),
        cmocka_unit_test(every_call_fails_once),
        cmocka_unit_test(every_call_runs_out_of_memory_once),
        cmocka_unit_test(every_call_fails_once_on_segments),
        cmocka_unit_test(fragmentation_of_training),
        cmocka_unit_test(fragmentation_of_small_training),
        cmocka_unit_test(fragmentation_of_variable_lengths),
        cmocka_unit_test(fragmentation_of_small_variable_lengths),
        cmocka_unit_test(fragmentation_of_growing_caches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
int main(void) { return 0; }
#endif
