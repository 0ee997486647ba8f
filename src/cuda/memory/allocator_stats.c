/* cuda/memory/allocator_stats.c - what the allocator tells of itself: figures, and why there is no more memory. See
 * memory_figures.c too.
 *
 * The figures have PyTorch's names and meanings, so that tools and habits carry over. Counting is part of every
 * allocation, so it is kept small: per pool (large, small) four numbers each, and for both together only the peak, which is
 * not the sum of theirs; the rest is added up here. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cuda/memory/allocator_config.h"
#include "cuda/memory/allocator_stats.h"
#include "cuda/memory/free_index.h"
#include "cuda/device/device.h"
#include "cuda/memory/memory_figures.h"
#include "ops/call.h"
#include "core/seams.h"

/* ---------------------------------------------------------------------------------------------------- figures */

static int64_t *put(int64_t *at, const memory_stat *s) {
    *at++ = s->allocated;
    *at++ = s->current;
    *at++ = s->freed;
    *at++ = s->peak;
    return at;
}

static int64_t *put_figure(int64_t *at, const heap_stats *s, memory_figure f) {
    const memory_stat *large = &s->figures[f][0], *small = &s->figures[f][1];
    memory_stat all = {.current = large->current + small->current,
                       .peak = s->all_peak[f],
                       .allocated = large->allocated + small->allocated,
                       .freed = large->freed + small->freed};
    at = put(at, &all);
    at = put(at, large);
    return put(at, small);
}

/* The device of a question: its ordinal; UNUSED while CUDA is not initialized in this process, which a question does
 * not change (all figures are 0 then, whatever the device); -1 and an error. */
enum { UNUSED = CUDA_MAX_DEVICES };
static int asked_device(int device, const char *caller) {
    return cuda_is_up() ? cuda_device_index(device, caller) : UNUSED;
}

/* All values, in the order of the keys. */
static void read_values(int device, int64_t *values) {
    heap_stats s = {0};
    if (device != UNUSED) {
        cuda_heap *h = &cuda_heaps[device];
        heap_lock(h);
        s = h->stats;
        heap_unlock(h);
    }
    int64_t *at = values;
    for (int f = FIGURE_ACTIVE; f <= FIGURE_INACTIVE_SPLIT_BYTES; f++) at = put_figure(at, &s, (memory_figure)f);
    bool read = atomic_load_explicit(&cuda_allocator_config_ready, memory_order_acquire);
    *at++ = read ? (int64_t)cuda_allocator_config.max_split_size : -1; /* -1: no limit */
    *at++ = s.alloc_retries;
    *at++ = s.device_alloc;
    *at++ = s.device_free;
    *at++ = s.ooms;
    *at++ = s.sync_all_streams;
    at = put(at, &s.oversize_allocations);
    at = put(at, &s.oversize_segments);
    for (int f = FIGURE_REQUESTED_BYTES; f < FIGURE_COUNT; f++) at = put_figure(at, &s, (memory_figure)f);
}

bool figures_read(int device, const char *caller, int64_t *values, int *shown) {
    const int ordinal = asked_device(device, caller);
    if (ordinal < 0) return false;
    read_values(ordinal, values);
    *shown = ordinal != UNUSED ? ordinal : device == -1 ? cuda_current_device() : device;
    return true;
}

static int64_t one_value(int device, const char *caller, memory_figure f, bool peak) {
    int ordinal = asked_device(device, caller);
    if (ordinal < 0 || ordinal == UNUSED) return ordinal < 0 ? -1 : 0;
    cuda_heap *h = &cuda_heaps[ordinal];
    heap_lock(h);
    int64_t value = peak ? h->stats.all_peak[f] : figure_now(&h->stats, f);
    heap_unlock(h);
    return value;
}
int64_t(torc_cuda_memory_allocated)(int device) {
    (void)exec_settle();
    return one_value(device, "torch.cuda.memory_allocated", FIGURE_ALLOCATED_BYTES, false);
}
int64_t(torc_cuda_max_memory_allocated)(int device) {
    (void)exec_settle();
    return one_value(device, "torch.cuda.max_memory_allocated", FIGURE_ALLOCATED_BYTES, true);
}
int64_t(torc_cuda_memory_reserved)(int device) {
    (void)exec_settle();
    return one_value(device, "torch.cuda.memory_reserved", FIGURE_RESERVED_BYTES, false);
}
int64_t(torc_cuda_max_memory_reserved)(int device) {
    (void)exec_settle();
    return one_value(device, "torch.cuda.max_memory_reserved", FIGURE_RESERVED_BYTES, true);
}

static cuda_heap *heap_to_reset(int device, const char *caller) {
    int ordinal = FAILED() ? -1 : cuda_device_index(device, caller);
    return ordinal < 0 ? NULL : &cuda_heaps[ordinal];
}

bool(torc_cuda_reset_peak_memory_stats)(int device) {
    (void)exec_settle();
    cuda_heap *h = heap_to_reset(device, "torch.cuda.reset_peak_memory_stats");
    if (!h) return false;
    heap_lock(h);
    heap_stats *s = &h->stats;
    for (int f = 0; f < FIGURE_COUNT; f++) {
        for (int i = 0; i < 2; i++) s->figures[f][i].peak = s->figures[f][i].current;
        s->all_peak[f] = figure_now(s, (memory_figure)f);
    }
    s->oversize_allocations.peak = s->oversize_allocations.current;
    s->oversize_segments.peak = s->oversize_segments.current;
    heap_unlock(h);
    return true;
}

bool(torc_cuda_reset_accumulated_memory_stats)(int device) {
    (void)exec_settle();
    cuda_heap *h = heap_to_reset(device, "torch.cuda.reset_accumulated_memory_stats");
    if (!h) return false;
    heap_lock(h);
    heap_stats *s = &h->stats;
    for (int f = 0; f < FIGURE_COUNT; f++)
        for (int i = 0; i < 2; i++) s->figures[f][i].allocated = s->figures[f][i].freed = 0;
    s->oversize_allocations.allocated = s->oversize_allocations.freed = 0;
    s->oversize_segments.allocated = s->oversize_segments.freed = 0;
    s->alloc_retries = s->ooms = s->sync_all_streams = s->device_alloc = s->device_free = 0;
    heap_unlock(h);
    return true;
}

/* ---------------------------------------------------------------------------------------------------- fraction */

bool(torc_cuda_set_per_process_memory_fraction)(double fraction, int device) {
    (void)exec_settle();
    if (FAILED()) return false;
    if (!(fraction >= 0 && fraction <= 1))
        return FAIL(VALUE, "Invalid fraction value: %g. Allowed range: 0~1", fraction);
    int ordinal = cuda_device_index(device, "torch.cuda.set_per_process_memory_fraction");
    const cuda_properties *p = ordinal < 0 ? NULL : cuda_device_properties(ordinal);
    if (!p) return false;
    cuda_heap *h = &cuda_heaps[ordinal];
    heap_lock(h);
    h->fraction = fraction;
    h->limit = (size_t)(fraction * (double)p->total_memory);
    heap_unlock(h);
    return true;
}

double(torc_cuda_get_per_process_memory_fraction)(int device) {
    int ordinal = cuda_device_index(device, "torch.cuda.get_per_process_memory_fraction");
    if (ordinal < 0) return NAN;
    cuda_heap *h = &cuda_heaps[ordinal];
    heap_lock(h);
    double fraction = h->fraction;
    heap_unlock(h);
    return fraction;
}

/* ---------------------------------------------------------------------------------------------- out of memory */

char *memory_size_text(char *buffer, size_t size, double bytes) {
    if (bytes <= 1024.0)
        snprintf(buffer, size, "%.0f bytes", bytes);
    else if (bytes <= 1048576.0)
        snprintf(buffer, size, "%.2f KiB", bytes / 1024.0);
    else if (bytes <= 1073741824.0)
        snprintf(buffer, size, "%.2f MiB", bytes / 1048576.0);
    else
        snprintf(buffer, size, "%.2f GiB", bytes / 1073741824.0);
    return buffer;
}

const char *owner_place(owner_tag t) {
    static const char *const categories[OWNER_CATEGORY_COUNT] = {"", "parameters", "gradients", "optimizer state",
                                                                 "scratch"};
    const char *category = t.category < OWNER_CATEGORY_COUNT ? categories[t.category] : "";
    const char *module = owner_module_name(t.module);
    if (!*module) return category;
    if (!*category) return module;
    return base_say("%s of %s", category, module);
}

const char *owner_operator(owner_tag t) { return t.op >= 0 && t.op < OP_COUNT ? op_rows[t.op].name : ""; }

typedef struct holder {
    owner_tag owner;
    size_t bytes;
    int64_t count;
} holder;
enum { HOLDERS = 256, NAMED_HOLDERS = 8 };

static uint64_t tag_key(owner_tag t) { return (uint64_t)t.module << 32 | (uint64_t)t.category << 16 | (uint16_t)t.op; }

/* Add up live blocks by owner. What finds no place in the table any more is counted in *others. */
static void find_holders(const cuda_heap *h, holder *table, holder *others) {
    for (int64_t i = 0; i < h->live.capacity; i++) {
        const cuda_block *b = h->live.slots[i];
        if (!b) continue;
        uint64_t key = tag_key(b->owner), at = key * UINT64_C(0x9E3779B97F4A7C15) >> 56;
        holder *found = others;
        for (int k = 0; k < HOLDERS && found == others; k++) {
            holder *place = &table[(at + (uint64_t)k) % HOLDERS];
            if (place->count && tag_key(place->owner) != key) continue;
            place->owner = b->owner;
            found = place;
        }
        found->bytes += b->size;
        found->count++;
    }
}

static void add_holders(text *t, const cuda_heap *h) {
    holder table[HOLDERS] = {0}, others = {.owner = {.op = -1}};
    find_holders(h, table, &others);
    for (int n = 0; n < NAMED_HOLDERS; n++) {
        holder *most = NULL;
        for (int i = 0; i < HOLDERS; i++)
            if (table[i].count && (!most || table[i].bytes > most->bytes)) most = &table[i];
        if (!most) break;
        char bytes[32];
        const char *place = owner_place(most->owner), *op = owner_operator(most->owner);
        const char *name = *place ? place : *op ? op : "unnamed";
        bool both = *place && *op;
        text_add(t, "%s%s%s%s%s: %s in %lld block%s", n ? "; " : " Largest holders: ", name, both ? " (" : "",
                 both ? op : "", both ? ")" : "", memory_size_text(bytes, sizeof bytes, (double)most->bytes),
                 (long long)most->count, most->count == 1 ? "" : "s");
        others.bytes += most->bytes;
        most->count = 0;
    }
    if (others.bytes) text_add(t, ".");
}

static void add_fragmentation(text *t, const cuda_heap *h) {
    size_t largest = 0;
    int64_t blocks = 0;
    for (const cuda_arena *a = h->all_arenas; a; a = a->next) {
        const cuda_block *b = free_index_largest(&a->free);
        if (b && b->size > largest) largest = b->size;
        for (const cuda_range *r = a->ranges; r; r = r->next)
            for (b = r->first; b; b = b->next) blocks += b->state == BLOCK_FREE;
    }
    char bytes[32];
    text_add(t, " The largest free block has %s, of %lld free blocks in all.",
             memory_size_text(bytes, sizeof bytes, (double)largest), (long long)blocks);
}

typedef struct shortage {
    size_t bytes, available, total, allocated, reserved, in_pools, pending;
} shortage;
static void add_shortage(text *t, const cuda_heap *h, const shortage *s) {
    char n[4][32];
    const char *who = owner_module_name(owner_now.module);
    text_add(t, "CUDA out of memory. Tried to allocate %s%s%s. GPU %d has a total capacity of %s of which %s is free. ",
             memory_size_text(n[0], sizeof n[0], (double)s->bytes), *who ? " for " : "", who, h->device,
             memory_size_text(n[1], sizeof n[1], (double)s->total),
             memory_size_text(n[2], sizeof n[2], (double)s->available));
    text_add(t, "Process %ld has %s memory in use. ", (long)getpid(),
             memory_size_text(n[0], sizeof n[0], (double)s->reserved));
    if (h->limit != SIZE_MAX) text_add(t, "%s allowed; ", memory_size_text(n[0], sizeof n[0], (double)h->limit));
    text_add(t, "Of the allocated memory %s is allocated by torc, ",
             memory_size_text(n[0], sizeof n[0], (double)s->allocated));
    if (s->in_pools)
        text_add(t, "with %s allocated in private pools (e.g., CUDA Graphs), ",
                 memory_size_text(n[1], sizeof n[1], (double)s->in_pools));
    if (s->pending)
        text_add(t, "%s is freed but still used by other streams, ",
                 memory_size_text(n[2], sizeof n[2], (double)s->pending));
    text_add(t, "and %s is reserved by torc but unallocated.",
             memory_size_text(
                 n[3], sizeof n[3],
                 s->reserved > s->allocated + s->pending ? (double)(s->reserved - s->allocated - s->pending) : 0.0));
    if (!h->expandable && s->reserved - s->allocated > s->reserved / 4)
        text_add(
            t,
            " If reserved but unallocated memory is large try setting PYTORCH_ALLOC_CONF=expandable_segments:True to "
            "avoid fragmentation.");
    add_holders(t, h);
    add_fragmentation(t, h);
}

void *heap_out_of_memory(cuda_heap *h, const cuda_arena *a, size_t bytes) {
    h->stats.ooms++;
    shortage s = {.bytes = bytes, .total = cuda_devices[h->device].properties.total_memory};
    cuda_relaxed relaxed = cuda_relax_begin();
    (void)cuda_driver_table->cuMemGetInfo(&s.available, &s.total);
    cuda_relax_end(relaxed);
    s.allocated = (size_t)figure_now(&h->stats, FIGURE_ALLOCATED_BYTES);
    s.reserved = (size_t)figure_now(&h->stats, FIGURE_RESERVED_BYTES);
    for (const cuda_arena *other = h->all_arenas; other; other = other->next)
        if (other->pool) s.in_pools += other->mapped;
    s.pending = (size_t)figure_now(&h->stats, FIGURE_ACTIVE_BYTES) - s.allocated;
    heap_trace(h, TRACE_OOM, (void *)s.available, bytes, owner_now, a);
    char few[3072];
    text t = {few, sizeof few, 0};
    add_shortage(&t, h, &s);
    char *all =
        t.length < sizeof few ? NULL : malloc(t.length + 1); /* of long names; the heap has not changed meanwhile */
    if (all) {
        t = (text){all, t.length + 1, 0};
        add_shortage(&t, h, &s);
    }
    (void)FAIL(CUDA_OUT_OF_MEMORY, "%s", all ? all : few);
    free(all);
    return NULL;
}
