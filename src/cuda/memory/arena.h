/* cuda/memory/arena.h - the insides of the caching allocator, shared by its files.
 *
 *   heap    one per device: a lock, the table of live blocks, statistics, the ring of events, blocks that wait
 *   arena   one per (heap, pool, captured or not, stream, small or large): free blocks, and the ranges they lie in
 *   range   consecutive addresses: reserved ones into which pages are mapped, or one cuMemAlloc
 *   block   consecutive bytes of a range in one state; blocks tile their range without gaps
 *   chunk   physical memory mapped in one piece: some consecutive pages of a range
 *
 * allocator.c gives and takes blocks, arena.c gets and returns memory, free_index.c finds free blocks, mempool.c keeps
 * pools, allocator_stats.c and snapshot.c report. Everything here is called with the heap's lock held unless it says so. */
#ifndef TORC_CUDA_ARENA_H
#define TORC_CUDA_ARENA_H

#include <pthread.h>

#include "core/owner.h"
#include "cuda/memory/allocator.h"

enum { BLOCK_UNIT = 512, SMALL_LIMIT = 1 << 20, PAGE_BYTES = 2 << 20, SMALL_BINS = SMALL_LIMIT / BLOCK_UNIT };
enum { USE_WORDS = CUDA_MAX_STREAMS / 64 }; /* a bit for each stream of a device */
_Static_assert(CUDA_MAX_STREAMS % 64 == 0, "whole words");

typedef struct cuda_arena cuda_arena;
typedef struct cuda_heap cuda_heap;
typedef struct cuda_range cuda_range;

/* ---------------------------------------------------------------------------------------------------- blocks */
typedef enum block_state {
    BLOCK_FREE,      /* in the arena's index, or kept */
    BLOCK_ALLOCATED, /* somebody's */
    BLOCK_PENDING,   /* freed, but other streams may still use it */
    BLOCK_UNMAPPED,  /* addresses without memory */
} block_state;

struct cuda_block {
    char *p;
    size_t size;
    size_t requested;
    cuda_block *prev, *next; /* neighbours by address */
    cuda_block *left,
        *right; /* FREE: of the index; UNMAPPED: list of the arena; PENDING: list of the deferred (right) */
    cuda_range *range;
    owner_tag owner;
    uint8_t state;            /* block_state */
    bool deferred : 1;        /* PENDING: events could not be recorded yet */
    bool elsewhere : 1;       /* PENDING: streams of other devices use it too (cuda_heap.elsewhere) */
    bool raw : 1;             /* ALLOCATED: by torc_cuda_caching_allocator_alloc, so its caller may delete it */
    uint16_t events;          /* PENDING: recorded and not passed */
    uint32_t age;             /* FREE: the arena's count of allocations when it became so */
    uint64_t uses[USE_WORDS]; /* PENDING: streams whose use is not covered by an event yet */
};

/* Free blocks by size, then address. Small arenas have a bin for each size up to SMALL_LIMIT besides. */
typedef struct free_index {
    cuda_block *root;
    struct free_bins {
        cuda_block *first[SMALL_BINS];
        uint64_t words[SMALL_BINS / 64];
        uint32_t summary;
    } * bins;
} free_index;
_Static_assert(SMALL_BINS / 64 <= 32, "one bit of the summary per word");
void free_index_add(free_index *f, cuda_block *b);
void free_index_remove(free_index *f, cuda_block *b);
cuda_block *free_index_find(const free_index *f, size_t size); /* the smallest that is large enough, lowest first */
cuda_block *free_index_largest(const free_index *f);

/* ---------------------------------------------------------------------------------------------------- ranges */
typedef enum range_kind {
    RANGE_EXPANDABLE, /* reserved addresses and pages */
    RANGE_SEGMENT,    /* one cuMemAlloc */
    RANGE_DIRECT,     /* one cuMemAlloc for one block: caching is off */
    RANGE_FOREIGN,    /* one block of the caller's allocator */
} range_kind;

typedef struct range_page {
    CUmemGenericAllocationHandle handle; /* first page of a chunk */
    uint32_t pages;                      /* first page of a chunk: how many; otherwise 0 */
    uint32_t back;                       /* other pages of a chunk: how many pages before this one it begins */
} range_page;

struct cuda_range {
    cuda_arena *arena;
    cuda_range *prev, *next; /* of the arena */
    torc_cuda_stream stream; /* the arena's; foreign ranges outlive it for a moment */
    char *base;
    size_t size;   /* addresses */
    size_t mapped; /* with memory */
    cuda_block *first;
    range_page *pages;
    size_t page_count; /* entries of `pages`; beyond it nothing is mapped */
    owner_tag owner;   /* who made it, or grew it last */
    uint8_t kind;      /* range_kind */
};

struct cuda_arena {
    cuda_heap *heap;
    torc_cuda_mempool pool; /* NULL: the default one. Not counted: a pool outlives its arenas */
    torc_cuda_stream stream;
    cuda_arena *next; /* all of the heap */
    bool small;
    bool captured; /* of a pool: what captures allocate */
    bool dirty;    /* something was freed since the stream was last waited for */
    cuda_range *ranges;
    cuda_block *unmapped; /* list */
    cuda_block *kept;     /* list (right) of FREE blocks that are ranges of their own: Note [Without caching] */
    free_index free;
    size_t mapped;
    uint32_t allocations; /* wraps */
};

typedef struct arena_set {
    cuda_arena *of[CUDA_MAX_STREAMS][2]; /* [slot][small] */
} arena_set;

struct torc_cuda_mempool_s {
    object obj;
    int16_t device;
    bool handle;            /* somebody holds it */
    bool doomed;            /* neither handle nor blocks: to be taken apart when that is allowed */
    int32_t captures;       /* recorded into and kept, or recording: what they allocated stays where it is */
    int32_t dropped;        /* of these, gone: not counted any more once the device has been waited for */
    int64_t live;           /* blocks not free */
    int64_t id;             /* PyTorch's id is (0, id) */
    torc_storage marks;     /* stands for all of its memory when graphs are replayed; NULL: not asked for yet */
    torc_cuda_mempool next; /* all of the heap */
    arena_set arenas[2];    /* [captured] */
};

/* ------------------------------------------------------------------------------------------------- statistics */
typedef struct memory_stat {
    int64_t current, peak, allocated, freed;
} memory_stat;
static inline void stat_add(memory_stat *s, int64_t n) {
    s->current += n;
    s->allocated += n;
    if (s->current > s->peak) s->peak = s->current;
}
static inline void stat_sub(memory_stat *s, int64_t n) {
    s->current -= n;
    s->freed += n;
}
typedef enum memory_figure {
    FIGURE_ACTIVE,
    FIGURE_ACTIVE_BYTES,
    FIGURE_ALLOCATED_BYTES,
    FIGURE_ALLOCATION,
    FIGURE_INACTIVE_SPLIT,
    FIGURE_INACTIVE_SPLIT_BYTES,
    FIGURE_REQUESTED_BYTES,
    FIGURE_RESERVED_BYTES,
    FIGURE_SEGMENT,
    FIGURE_COUNT
} memory_figure;
typedef struct heap_stats {
    /* [0]: large, [1]: small; of all pools together only the peak is kept, the rest is their sum */
    memory_stat figures[FIGURE_COUNT][2];
    int64_t all_peak[FIGURE_COUNT];
    memory_stat oversize_allocations, oversize_segments;
    int64_t alloc_retries, ooms, sync_all_streams, device_alloc, device_free;
} heap_stats;
static inline void figure_add(heap_stats *s, memory_figure f, bool small, int64_t n) {
    stat_add(&s->figures[f][small], n);
    int64_t all = s->figures[f][0].current + s->figures[f][1].current;
    if (all > s->all_peak[f]) s->all_peak[f] = all;
}
static inline void figure_sub(heap_stats *s, memory_figure f, bool small, int64_t n) {
    stat_sub(&s->figures[f][small], n);
}
static inline int64_t figure_now(const heap_stats *s, memory_figure f) {
    return s->figures[f][0].current + s->figures[f][1].current;
}

/* ---------------------------------------------------------------------------------------------------- events */
typedef enum trace_action {
    TRACE_ALLOC,
    TRACE_FREE_REQUESTED,
    TRACE_FREE_COMPLETED,
    TRACE_FREE, /* both at once */
    TRACE_SEGMENT_ALLOC,
    TRACE_SEGMENT_FREE,
    TRACE_SEGMENT_MAP,
    TRACE_SEGMENT_UNMAP,
    TRACE_SNAPSHOT,
    TRACE_OOM, /* address: bytes the device has free */
} trace_action;
typedef struct trace_event {
    uint64_t address, size;
    uint64_t time; /* of trace_clock */
    owner_tag owner;
    uint8_t action; /* trace_action */
    uint8_t slot;   /* of the stream */
    uint32_t pool;  /* low bits of its id */
} trace_event;
typedef struct trace_ring {
    trace_event *events; /* NULL: not begun, or switched off */
    int64_t capacity;    /* a power of two */
    int64_t kept;        /* how many of them are reported */
    uint64_t written;
    bool off;
} trace_ring;
enum { TRACE_DEFAULT_EVENTS = 65536 };
_Static_assert(CUDA_MAX_STREAMS <= 256, "trace_event.slot");

/* Ticks of whatever clock is cheapest to read; snapshot.c turns them into time. */
static inline uint64_t trace_clock(void) {
#if defined(__x86_64__)
    return __builtin_ia32_rdtsc();
#elif defined(__aarch64__)
    uint64_t t;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(t));
    return t;
#else
    extern uint64_t trace_clock_slow(void);
    return trace_clock_slow();
#endif
}
void trace_begin(cuda_heap *h); /* the ring's memory, if it can be had */

/* ------------------------------------------------------------------------------------------------------ heap */
typedef struct block_table {
    cuda_block **slots;
    int64_t capacity, count; /* a power of two, at most half full */
} block_table;

typedef struct pending_event {
    CUevent event;
    cuda_block *block;
    struct pending_event *next;
} pending_event;
typedef struct pending_queue {
    pending_event *head, **tail;
} pending_queue;

struct cuda_heap {
    pthread_mutex_t lock;
    int device;
    bool begun; /* something was allocated: the rest means something */
    bool expandable;
    int captures; /* that run and began on this device */
    block_table live;
    cuda_block *unused; /* structs */
    int64_t unused_count;
    arena_set arenas; /* of the default pool */
    cuda_arena *all_arenas;
    torc_cuda_mempool pools;
    pending_queue pending[CUDA_MAX_STREAMS];
    uint64_t waiting[CUDA_MAX_STREAMS / 64]; /* slots with a pending queue that is not empty */
    int64_t pending_count;
    cuda_block *deferred;
    /* Streams of other devices, by device and slot, that some deferred blocks wait for: more than each of them needs. */
    uint64_t elsewhere[CUDA_MAX_DEVICES * USE_WORDS];
    pending_event *idle_events; /* each with its CUevent */
    bool doomed;                /* some pool is */
    bool keeps;                 /* some arena has kept blocks, maybe */
    cuda_range *foreign_dead;   /* freed, to be handed back once the lock is free */
    const char *waited_for;     /* what the host waited for under sync debugging, to be warned of then too */
    uint32_t polls;
    int peers[CUDA_MAX_DEVICES], peer_count; /* devices that may access this one's memory */
    double fraction;                         /* of the device's memory that may be reserved; 1: no limit */
    size_t limit;                            /* in bytes; SIZE_MAX without */
    heap_stats stats;
    trace_ring trace;
};
extern cuda_heap cuda_heaps[CUDA_MAX_DEVICES];

static inline void heap_trace(cuda_heap *h, trace_action action, const void *p, size_t size, owner_tag owner,
                              const cuda_arena *a) {
    trace_ring *r = &h->trace;
    if (UNLIKELY(!r->events)) {
        if (r->off) return;
        trace_begin(h);
        if (!r->events) return;
    }
    trace_event *e = &r->events[r->written++ & (uint64_t)(r->capacity - 1)];
    *e = (trace_event){.address = (uint64_t)(uintptr_t)p,
                       .size = size,
                       .time = trace_clock(),
                       .owner = owner,
                       .action = (uint8_t)action,
                       .slot = (uint8_t)(a ? a->stream->slot : 0),
                       .pool = a && a->pool ? (uint32_t)a->pool->id : 0};
}

/* Structs of blocks. take: only after heap_reserve_structs. */
bool heap_reserve_structs(cuda_heap *h, int64_t n); /* false + error */
static inline cuda_block *heap_take_struct(cuda_heap *h) {
    cuda_block *b = h->unused;
    h->unused = b->next;
    h->unused_count--;
    return b;
}
static inline void heap_give_struct(cuda_heap *h, cuda_block *b) {
    b->next = h->unused;
    h->unused = b;
    h->unused_count++;
}

/* --------------------------------------------------------------------------------------------- allocator.c */
/* Without the lock: free the block that begins there (raw: only one that was allocated raw); false if there is none. */
bool cuda_free_known(int device, void *p, bool raw);
/* May the device's streams not be asked or waited for now, because one of them records a graph? Captures elsewhere do
 * not matter, if the calls are made between cuda_relax_begin and cuda_relax_end. */
bool heap_is_captured_slow(const cuda_heap *h);
static inline bool heap_is_captured(const cuda_heap *h) {
    return UNLIKELY(atomic_load_explicit(&cuda_captures_running, memory_order_acquire)) && heap_is_captured_slow(h);
}
/* Merge a block that just became free (not in an index) with free neighbours, and put it into the index. */
cuda_block *block_became_free(cuda_block *b);
/* Ask events; complete the frees whose streams have passed. */
void heap_poll(cuda_heap *h);
/* Wait for the streams of all pending blocks (of one arena, or NULL), and complete them. false + error. */
bool heap_wait_pending(cuda_heap *h, const cuda_arena *a);
static inline void heap_lock(cuda_heap *h) { pthread_mutex_lock(&h->lock); }
/* The program's code is called without the lock: hand blocks of its allocator back, warn of waits. */
void heap_unlock_slow(cuda_heap *h);
static inline void heap_unlock(cuda_heap *h) {
    if (UNLIKELY(h->foreign_dead != NULL || h->waited_for != NULL))
        heap_unlock_slow(h);
    else
        pthread_mutex_unlock(&h->lock);
}
/* May the host wait now, for what is named (see cuda_may_wait)? */
bool heap_may_wait(cuda_heap *h, const char *what);
/* Wait for the whole device, and complete all frees and what else had to wait for that. false + error. */
bool heap_synchronize(cuda_heap *h, const char *what);
size_t block_rounded(size_t bytes); /* as this process is configured to round; 0: too large */

/* -------------------------------------------------------------------------------------------------- arena.c */
/* Get memory so that a free block of `size` bytes exists; returned, and in the index. NULL and *result otherwise (then an
 * error is set only if host memory is lacking: *result is CUDA_SUCCESS then). */
cuda_block *arena_grow(cuda_arena *a, size_t size, CUresult *result);
/* A range of its own for one block, which is neither in the index nor in a list. */
cuda_block *arena_direct(cuda_arena *a, size_t size, range_kind kind, void *foreign, CUresult *result);
/* The arena's stream passes all its work. An external stream may be gone: then the device does. */
bool arena_wait(const cuda_arena *a);
/* Give back memory of free blocks, about `bytes` of it, highest addresses first. The arena's stream has passed. Returns how
 * much. */
size_t arena_release(cuda_arena *a, size_t bytes);
size_t arena_release_kept(cuda_arena *a, size_t bytes); /* of its kept blocks only */
/* Classic segments: free those that were not used for long, until reserved memory is below the configured threshold. */
bool heap_collect_garbage(cuda_heap *h);
void range_destroy(cuda_range *r); /* with all its blocks, none of which is live; foreign ones: not their memory */
void arena_destroy(cuda_arena *a); /* without ranges */
/* Bytes that the driver needs to give for a block of `size`. */
size_t arena_segment_size(const cuda_arena *a, size_t size);
/* Let `peer` access the memory of `h`, what is mapped included. false + error. */
bool heap_add_peer(cuda_heap *h, int peer);

/* -------------------------------------------------------------------------------------------- configuration */
typedef struct allocator_config {
    bool no_caching; /* as the environment has it; see cuda_caching_off */
    bool expandable;
    size_t max_split_size;         /* SIZE_MAX: none */
    size_t max_non_split_rounding; /* bytes */
    size_t large_segment_size;     /* bytes */
    double garbage_collection_threshold;
    double fraction;
    uint8_t roundup_power2_divisions[16]; /* log2 + 1 of the number of divisions from 2^(20+i) on; 0: none */
    char text[512];
} allocator_config;
extern allocator_config cuda_allocator_config; /* valid once ready */
extern _Atomic int cuda_allocator_config_ready;
bool cuda_allocator_config_read_slow(void);
extern _Atomic bool cuda_caching_off; /* every allocation is a call of the driver; valid once ready */
/* Read the environment once. false + error, each time, if it is malformed. */
static inline bool cuda_allocator_config_read(void) {
    return LIKELY(atomic_load_explicit(&cuda_allocator_config_ready, memory_order_acquire) == 1) ||
           cuda_allocator_config_read_slow();
}
/* What the C library puts for the decimal point in the current locale: 0.5 without its digits. Returns the length. */
enum { DECIMAL_POINT_BYTES = 16 };
size_t cuda_decimal_point(char point[DECIMAL_POINT_BYTES]);
/* Parse one text; false + error leaves *config as it was. For tests too. */
bool cuda_allocator_config_parse(const char *text, allocator_config *config);

/* ------------------------------------------------------------------------------------------------- mempool.c */
/* Where an allocation on `s` by this thread goes; NULL: the default pool. */
torc_cuda_mempool mempool_current_slow(torc_cuda_stream s);
extern _Thread_local int mempool_depth; /* use_mem_pool_begin without end */
static inline torc_cuda_mempool mempool_current(torc_cuda_stream s, bool *captured) {
    torc_cuda_mempool recording = atomic_load_explicit(&s->capture_pool, memory_order_acquire);
    *captured = recording != NULL;
    if (UNLIKELY(*captured)) return recording;
    return LIKELY(mempool_depth == 0) ? NULL : mempool_current_slow(s);
}
/* Take apart the pools that nobody holds and whose blocks are free. Waits for the device if that was not done just now. */
bool heap_bury_pools(cuda_heap *h, bool waited);
extern _Atomic int cuda_allocations_begun;         /* the allocator can no longer be changed */
extern torc_cuda_pluggable_allocator cuda_foreign; /* alloc NULL: torc's own is used */

/* ----------------------------------------------------------------------------------------- allocator_stats.c */
/* Set CUDA_OUT_OF_MEMORY with PyTorch's text and the largest holders; returns NULL. */
void *heap_out_of_memory(cuda_heap *h, const cuda_arena *a, size_t bytes);
char *memory_size_text(char *buffer, size_t size, double bytes); /* "1.50 GiB" as PyTorch writes it */
/* "encoder.layer.3", "gradient", ... and the operator's name, "" if there is none. */
const char *owner_place(owner_tag t);
const char *owner_operator(owner_tag t);

#endif
