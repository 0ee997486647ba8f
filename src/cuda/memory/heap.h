/* cuda/memory/heap.h - what the files of the caching allocator work on, and the lock around it.
 *
 *   heap    one per device: a lock, the table of live blocks, statistics, the ring of events, blocks that wait
 *   arena   one per (heap, pool, captured or not, stream, small or large): free blocks, and the ranges they lie in
 *   range   consecutive addresses: reserved ones into which pages are mapped, or one cuMemAlloc
 *   block   consecutive bytes of a range in one state; blocks tile their range without gaps
 *   chunk   physical memory mapped in one piece: some consecutive pages of a range
 *
 * From below: free_index.c finds free blocks, arena.c gets and returns memory, pending.c has the blocks that cannot be
 * reused yet, mempool.c keeps pools, allocator_stats.c and snapshot.c report, allocator.c gives and takes blocks. Everything
 * here is called with the heap's lock held unless it says so. */
#ifndef TORC_CUDA_HEAP_H
#define TORC_CUDA_HEAP_H

#include "cuda/memory/trace.h"
#include "base/lock.h"

enum { BLOCK_UNIT = 512, SMALL_LIMIT = 1 << 20, PAGE_BYTES = 2 << 20, SMALL_BINS = SMALL_LIMIT / BLOCK_UNIT };
enum { USE_WORDS = CUDA_MAX_STREAMS / 64 }; /* a bit for each stream of a device */
_Static_assert(CUDA_MAX_STREAMS % 64 == 0, "whole words");

typedef struct cuda_block cuda_block;
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
    base_lock lock;
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
        trace_begin(r);
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

/* May the device's streams not be asked or waited for now, because one of them records a graph? Captures elsewhere do
 * not matter, if the calls are made between cuda_relax_begin and cuda_relax_end. */
bool heap_is_captured_slow(const cuda_heap *h);
static inline bool heap_is_captured(const cuda_heap *h) {
    return UNLIKELY(atomic_load_explicit(&cuda_captures_running, memory_order_acquire)) && heap_is_captured_slow(h);
}
static inline void heap_lock(cuda_heap *h) { lock_take(&h->lock); }
/* The program's code is called without the lock: hand blocks of its allocator back, warn of waits. */
void heap_unlock_slow(cuda_heap *h);
static inline void heap_unlock(cuda_heap *h) {
    if (UNLIKELY(h->foreign_dead != NULL || h->waited_for != NULL))
        heap_unlock_slow(h);
    else
        lock_release(&h->lock);
}
/* May the host wait now, for what is named (see cuda_may_wait)? */
bool heap_may_wait(cuda_heap *h, const char *what);

#endif
