/* cuda/memory/arena.c - where memory comes from: ranges of addresses, pages mapped into them, classic segments.
 *
 * Note [Ranges that grow]
 * An arena reserves as many addresses as the device has memory, and an eighth more, and maps physical pages of 2 MiB
 * behind them as it grows. Free memory at the end of what is mapped and the pages that follow are then one block: a
 * request a little larger than the largest hole costs the difference, not another segment. And what is free can be taken
 * apart again: any page that lies in a free block goes back to the driver, from the middle too, its addresses stay a hole
 * that can be filled later. So however live blocks are scattered, each of them holds on to the few pages it touches; the
 * rest is the device's to give to another stream, another pool, or another place of the same range.
 *
 * Physical memory is made in chunks, because a driver call per 2 MiB is slow where gigabytes are wanted: a 64th of the
 * request, or a 128th of what the arena has, at most 32 MiB. A chunk is mapped and unmapped as a whole (the driver cuts no
 * mapping), hence a live block can strand at most the two chunks at its ends: a share of what was asked for, never a share
 * of the device. Small arenas take single pages.
 *
 * The order of calls is: create, map, for each chunk; then one call that gives access to the whole run. Whatever fails,
 * what was done is undone in reverse, and the range is as it was. Before pages are unmapped the arena's stream must have
 * passed (the caller waits): queued work may still write where a block was freed.
 *
 * Classic segments are for devices without the calls, and for those who say expandable_segments:False: PyTorch's sizes,
 * PyTorch's rules for splitting. They go back to the driver only when all of a segment is free. */
#include "cuda/memory/arena.h"

#include "cuda/memory/allocator_config.h"
#include "cuda/memory/free_index.h"
#include "cuda/streams/wait.h"

enum { CHUNK_OF_REQUEST = 64, CHUNK_OF_ARENA = 128 };
static const size_t chunk_limit = (size_t)32 << 20;

static size_t round_up(size_t n, size_t unit) { return (n + unit - 1) / unit * unit; }

static bool within_limit(const cuda_heap *h, size_t bytes) {
    size_t reserved = (size_t)figure_now(&h->stats, FIGURE_RESERVED_BYTES);
    return h->limit == SIZE_MAX || (reserved <= h->limit && bytes <= h->limit - reserved);
}

static void count_reserved(cuda_arena *a, int64_t bytes) {
    heap_stats *s = &a->heap->stats;
    if (bytes > 0) {
        figure_add(s, FIGURE_RESERVED_BYTES, a->small, bytes);
        s->device_alloc++;
    } else {
        figure_sub(s, FIGURE_RESERVED_BYTES, a->small, -bytes);
        s->device_free++;
    }
    a->mapped = (size_t)((int64_t)a->mapped + bytes);
}

/* ---------------------------------------------------------------------------------------------- lists of ranges */

static void link_range(cuda_arena *a, cuda_range *r) {
    /* at the end: the first ranges are filled first */
    cuda_range **link = &a->ranges, *last = NULL;
    for (; *link; link = &(*link)->next) last = *link;
    r->prev = last;
    r->next = NULL;
    *link = r;
}

static void unlink_range(cuda_range *r) {
    if (r->prev)
        r->prev->next = r->next;
    else
        r->arena->ranges = r->next;
    if (r->next) r->next->prev = r->prev;
}

static void add_unmapped(cuda_block *b) {
    cuda_arena *a = b->range->arena;
    b->state = BLOCK_UNMAPPED;
    b->left = NULL;
    b->right = a->unmapped;
    if (b->right) b->right->left = b;
    a->unmapped = b;
}

static void remove_unmapped(cuda_block *b) {
    if (b->right) b->right->left = b->left;
    if (b->left)
        b->left->right = b->right;
    else
        b->range->arena->unmapped = b->right;
}

static cuda_block *new_block(cuda_range *r, char *p, size_t size) {
    cuda_block *b = heap_take_struct(r->arena->heap);
    *b = (cuda_block){.p = p, .size = size, .range = r, .owner = {.op = -1}};
    return b;
}

/* Cut the beginning of `b` off, which keeps the struct; returns the rest, in the same state but in no list. */
static cuda_block *cut(cuda_block *b, size_t size) {
    cuda_block *rest = new_block(b->range, b->p + size, b->size - size);
    rest->state = b->state;
    rest->prev = b;
    rest->next = b->next;
    if (rest->next) rest->next->prev = rest;
    b->next = rest;
    b->size = size;
    return rest;
}

/* Take the next block in, which is in no list. */
static void absorb_next(cuda_block *b) {
    cuda_block *gone = b->next;
    b->size += gone->size;
    b->next = gone->next;
    if (b->next) b->next->prev = b;
    heap_give_struct(b->range->arena->heap, gone);
}

/* ---------------------------------------------------------------------------------------------------- pages */

static size_t page_of(const cuda_range *r, const char *p) { return (size_t)(p - r->base) / PAGE_BYTES; }

static bool reserve_pages(cuda_range *r, size_t count) {
    if (count <= r->page_count) return true;
    size_t more = MIN(MAX(MAX(count, r->page_count * 2), (size_t)64), r->size / PAGE_BYTES);
    range_page *pages = base_realloc(r->pages, more * sizeof *pages);
    if (!pages) return false;
    memset(pages + r->page_count, 0, (more - r->page_count) * sizeof *pages);
    r->pages = pages;
    r->page_count = more;
    return true;
}

static CUmemAccessDesc access_for(int device) {
    return (CUmemAccessDesc){.location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = cuda_devices[device].handle},
                             .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
}

static CUresult give_access(const cuda_heap *h, char *p, size_t bytes) {
    CUmemAccessDesc who[CUDA_MAX_DEVICES + 1];
    size_t n = 0;
    who[n++] = access_for(h->device);
    for (int i = 0; i < h->peer_count; i++) who[n++] = access_for(h->peers[i]);
    return cuda_driver_table->cuMemSetAccess((CUdeviceptr)(uintptr_t)p, bytes, who, n);
}

static CUresult unmap_chunk(cuda_range *r, size_t page) {
    range_page *first = &r->pages[page];
    size_t count = first->pages;
    CUresult result =
        cuda_driver_table->cuMemUnmap((CUdeviceptr)(uintptr_t)(r->base + page * PAGE_BYTES), count * PAGE_BYTES);
    if (result != CUDA_SUCCESS) return result;
    (void)cuda_driver_table->cuMemRelease(first->handle); /* the memory goes with the last mapping and the handle */
    memset(first, 0, count * sizeof *first);
    return result;
}

/* Put memory behind [p, p + bytes), in chunks. All or nothing. */
static CUresult map_pages(cuda_range *r, char *p, size_t bytes, size_t chunk) {
    const cuda_driver_api *cu = cuda_driver_table;
    const cuda_heap *h = r->arena->heap;
    CUmemAllocationProp what = {
        .type = CU_MEM_ALLOCATION_TYPE_PINNED,
        .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = cuda_devices[h->device].handle}};
    cuda_relaxed relaxed = cuda_relax_begin();
    CUresult result = CUDA_SUCCESS;
    size_t begin = page_of(r, p), done = 0;
    while (done < bytes) {
        size_t now = MIN(chunk, bytes - done);
        CUmemGenericAllocationHandle handle;
        result = cu->cuMemCreate(&handle, now, &what, 0);
        if (result != CUDA_SUCCESS) break;
        result = cu->cuMemMap((CUdeviceptr)(uintptr_t)(p + done), now, 0, handle, 0);
        if (result != CUDA_SUCCESS) {
            (void)cu->cuMemRelease(handle);
            break;
        }
        range_page *first = &r->pages[begin + done / PAGE_BYTES];
        *first = (range_page){.handle = handle, .pages = (uint32_t)(now / PAGE_BYTES)};
        for (uint32_t i = 1; i < first->pages; i++) first[i] = (range_page){.back = i};
        done += now;
    }
    if (result == CUDA_SUCCESS) result = give_access(h, p, bytes);
    if (result != CUDA_SUCCESS) { /* undo */
        for (size_t page = begin; page < begin + done / PAGE_BYTES;) {
            size_t count = r->pages[page].pages;
            (void)unmap_chunk(r, page);
            page += count;
        }
    }
    cuda_relax_end(relaxed);
    return result;
}

/* ------------------------------------------------------------------------------------------- expandable ranges */

static cuda_range *new_range(cuda_arena *a, char *base, size_t size, range_kind kind) {
    cuda_range *r = base_calloc(1, sizeof *r);
    if (!r) return NULL;
    r->arena = a;
    r->stream = a->stream;
    r->base = base;
    r->size = size;
    r->kind = (uint8_t)kind;
    r->owner = owner_now;
    r->first = new_block(r, base, size);
    link_range(a, r);
    return r;
}

/* Reserve addresses for at least `size` bytes. */
static cuda_range *reserve_range(cuda_arena *a, size_t size, CUresult *result) {
    const cuda_driver_api *cu = cuda_driver_table;
    size_t total = cuda_devices[a->heap->device].properties.total_memory;
    size_t wanted = MAX(round_up(total + total / 8, PAGE_BYTES), round_up(size, PAGE_BYTES));
    CUdeviceptr base = 0;
    cuda_relaxed relaxed = cuda_relax_begin();
    while ((*result = cu->cuMemAddressReserve(&base, wanted, PAGE_BYTES, 0, 0)) == CUDA_ERROR_OUT_OF_MEMORY) {
        size_t less = round_up(wanted / 2, PAGE_BYTES);
        if (less < size || less >= wanted) break;
        wanted = less;
    }
    cuda_relax_end(relaxed);
    if (*result != CUDA_SUCCESS) return NULL;
    cuda_range *r = new_range(a, (char *)(uintptr_t)base, wanted, RANGE_EXPANDABLE);
    if (!r) {
        (void)cu->cuMemAddressFree(base, wanted);
        return NULL;
    }
    add_unmapped(r->first);
    return r;
}

/* The place where a block of `size` bytes costs least new memory: *first is free or unmapped, and it and those after it are
 * long enough. Returns the bytes to map, SIZE_MAX if there is no place. */
static size_t find_place(const cuda_arena *a, size_t size, cuda_block **first) {
    size_t best = SIZE_MAX;
    for (cuda_block *u = a->unmapped; u; u = u->right) {
        cuda_block *begin = u->prev && u->prev->state == BLOCK_FREE ? u->prev : u;
        size_t length = 0, cost = 0;
        for (cuda_block *b = begin; b && length < size; b = b->next) {
            if (b->state == BLOCK_UNMAPPED)
                cost += MIN(b->size, round_up(size - length, PAGE_BYTES));
            else if (b->state != BLOCK_FREE)
                break;
            length += b->size;
        }
        if (length < size) continue;
        if (cost < best || (cost == best && begin->p < (*first)->p)) {
            best = cost;
            *first = begin;
        }
    }
    return best;
}

/* Map the beginning of an unmapped block, `bytes` of it (whole pages). It becomes free and merges with its neighbours. */
static cuda_block *map_block(cuda_block *u, size_t bytes, size_t chunk, CUresult *result) {
    cuda_range *r = u->range;
    cuda_arena *a = r->arena;
    *result = map_pages(r, u->p, bytes, chunk);
    if (*result != CUDA_SUCCESS) return NULL;
    remove_unmapped(u);
    if (bytes < u->size) add_unmapped(cut(u, bytes));
    if (!r->mapped) figure_add(&a->heap->stats, FIGURE_SEGMENT, a->small, 1);
    r->mapped += bytes;
    r->owner = owner_now;
    count_reserved(a, (int64_t)bytes);
    heap_trace(a->heap, TRACE_SEGMENT_MAP, u->p, bytes, owner_now, a);
    u->state = BLOCK_FREE;
    return block_became_free(u);
}

static cuda_block *grow_range(cuda_arena *a, size_t size, CUresult *result) {
    cuda_heap *h = a->heap;
    cuda_block *begin = NULL;
    size_t cost = find_place(a, size, &begin);
    if (cost == SIZE_MAX) {
        cuda_range *r = reserve_range(a, size, result);
        if (!r) return NULL;
        begin = r->first;
        cost = round_up(size, PAGE_BYTES);
    }
    if (!within_limit(h, cost)) {
        *result = CUDA_ERROR_OUT_OF_MEMORY;
        return NULL;
    }
    size_t chunk = PAGE_BYTES;
    if (!a->small)
        chunk = MIN(chunk_limit, round_up(MAX(cost / CHUNK_OF_REQUEST, a->mapped / CHUNK_OF_ARENA), PAGE_BYTES));
    chunk = MAX(chunk, (size_t)PAGE_BYTES);
    /* Fill the unmapped parts from left to right; merging makes the result begin where `begin` does, or further left. */
    char *at = begin->p;
    cuda_block *b = begin;
    while (b && (b->state == BLOCK_UNMAPPED || (size_t)(b->p + b->size - at) < size)) {
        if (b->state != BLOCK_UNMAPPED) {
            b = b->next;
            continue;
        }
        size_t missing = MIN(b->size, round_up(size - (size_t)(b->p - at), PAGE_BYTES));
        size_t more = MIN(b->size, MAX(missing, chunk)); /* a whole chunk, where the addresses and the limit allow it */
        if (more > missing && !within_limit(h, more)) more = missing;
        if (!heap_reserve_structs(h, 2)) {
            *result = CUDA_SUCCESS;
            return NULL;
        }
        if (!reserve_pages(b->range, page_of(b->range, b->p) + more / PAGE_BYTES)) {
            *result = CUDA_SUCCESS;
            return NULL;
        }
        cuda_block *merged = map_block(b, more, chunk, result);
        if (!merged && *result == CUDA_ERROR_OUT_OF_MEMORY && more > missing)
            merged = map_block(b, missing, chunk, result);
        if (!merged) return NULL;
        b = merged;
    }
    return b;
}

/* ---------------------------------------------------------------------------------------------- segments */

size_t arena_segment_size(const cuda_arena *a, size_t size) {
    const allocator_config *c = &cuda_allocator_config;
    if (a->small) return PAGE_BYTES;
    if (size < c->large_segment_size / 2) return c->large_segment_size;
    return round_up(size, PAGE_BYTES);
}

static cuda_block *new_segment(cuda_arena *a, size_t size, range_kind kind, void *foreign, CUresult *result) {
    const cuda_driver_api *cu = cuda_driver_table;
    cuda_heap *h = a->heap;
    if (!heap_reserve_structs(h, 2)) {
        *result = CUDA_SUCCESS;
        return NULL;
    }
    CUdeviceptr p = (CUdeviceptr)(uintptr_t)foreign;
    *result = CUDA_SUCCESS;
    if (!foreign) {
        if (!within_limit(h, size)) {
            *result = CUDA_ERROR_OUT_OF_MEMORY;
            return NULL;
        }
        cuda_relaxed relaxed = cuda_relax_begin();
        *result = cu->cuMemAlloc(&p, size);
        cuda_relax_end(relaxed);
        if (*result != CUDA_SUCCESS) return NULL;
    }
    cuda_range *r = new_range(a, (char *)(uintptr_t)p, size, kind);
    if (!r) {
        if (!foreign) (void)cu->cuMemFree(p);
        return NULL;
    }
    r->mapped = size;
    count_reserved(a, (int64_t)size);
    figure_add(&h->stats, FIGURE_SEGMENT, a->small, 1);
    if (size >= cuda_allocator_config.max_split_size) stat_add(&h->stats.oversize_segments, 1);
    heap_trace(h, TRACE_SEGMENT_ALLOC, r->base, size, owner_now, a);
    return r->first;
}

cuda_block *arena_direct(cuda_arena *a, size_t size, range_kind kind, void *foreign, CUresult *result) {
    return new_segment(a, size, kind, foreign, result);
}

cuda_block *arena_grow(cuda_arena *a, size_t size, CUresult *result) {
    if (!heap_reserve_structs(a->heap, 4)) {
        *result = CUDA_SUCCESS;
        return NULL;
    }
    if (a->heap->expandable) return grow_range(a, size, result);
    cuda_block *b = new_segment(a, arena_segment_size(a, size), RANGE_SEGMENT, NULL, result);
    if (!b) return NULL;
    b->state = BLOCK_FREE;
    b->age = a->allocations;
    free_index_add(&a->free, b);
    return b;
}

void range_destroy(cuda_range *r) {
    cuda_arena *a = r->arena;
    cuda_heap *h = a->heap;
    const cuda_driver_api *cu = cuda_driver_table;
    if (r->kind == RANGE_EXPANDABLE) {
        cuda_relaxed relaxed = cuda_relax_begin();
        CUresult result = cu->cuMemAddressFree((CUdeviceptr)(uintptr_t)r->base, r->size);
        cuda_relax_end(relaxed);
        if (result != CUDA_SUCCESS) return; /* kept for later */
        remove_unmapped(r->first);
    } else {
        /* An error here is one of earlier work; nobody will use these addresses again in any case. */
        cuda_relaxed relaxed = cuda_relax_begin();
        if (r->kind != RANGE_FOREIGN) (void)cu->cuMemFree((CUdeviceptr)(uintptr_t)r->base);
        cuda_relax_end(relaxed);
        count_reserved(a, -(int64_t)r->mapped);
        figure_sub(&h->stats, FIGURE_SEGMENT, a->small, 1);
        if (r->mapped >= cuda_allocator_config.max_split_size) stat_sub(&h->stats.oversize_segments, 1);
        heap_trace(h, TRACE_SEGMENT_FREE, r->base, r->mapped, owner_now, a);
    }
    unlink_range(r);
    heap_give_struct(h, r->first);
    base_free(r->pages);
    if (r->kind == RANGE_FOREIGN) {
        r->next = h->foreign_dead;
        h->foreign_dead = r;
    } else {
        base_free(r);
    }
}

/* ---------------------------------------------------------------------------------------------- giving back */

/* Unmap the chunks that lie in a free block, from the end, up to `bytes`. Returns how much. */
static size_t release_pages(cuda_block *b, size_t bytes) {
    cuda_range *r = b->range;
    cuda_arena *a = r->arena;
    cuda_heap *h = a->heap;
    /* the pages of whole chunks */
    size_t begin = (size_t)(b->p - r->base + PAGE_BYTES - 1) / PAGE_BYTES, end = page_of(r, b->p + b->size);
    if (begin >= end) return 0;
    begin += r->pages[begin].back ? r->pages[begin - r->pages[begin].back].pages - r->pages[begin].back : 0;
    if (end < r->page_count && r->pages[end].back) end -= r->pages[end].back;
    if (begin >= end) return 0;
    /* structs for [free][unmapped][free], before anything is changed */
    if (h->unused_count < 2) {
        base_attempt reserving;
        base_attempt_begin(&reserving);
        const bool ok = heap_reserve_structs(h, 2);
        base_attempt_end(&reserving);
        if (!ok) return 0;
    }
    cuda_relaxed relaxed = cuda_relax_begin();
    size_t low = end;
    while (low > begin && (end - low) * PAGE_BYTES < bytes) {
        size_t first = low - 1 - r->pages[low - 1].back;
        if (unmap_chunk(r, first) != CUDA_SUCCESS) break;
        low = first;
    }
    cuda_relax_end(relaxed);
    if (low == end) return 0;
    size_t released = (end - low) * PAGE_BYTES;
    char *from = r->base + low * PAGE_BYTES, *to = from + released;
    free_index_remove(&a->free, b);
    cuda_block *u = b;
    if (from > b->p) u = cut(b, (size_t)(from - b->p));
    if (to < u->p + u->size) {
        cuda_block *rest = cut(u, released);
        rest->age = b->age;
        free_index_add(&a->free, rest);
    }
    if (u != b) free_index_add(&a->free, b);
    if (u->prev && u->prev->state == BLOCK_UNMAPPED) {
        u = u->prev;
        remove_unmapped(u);
        absorb_next(u);
    }
    if (u->next && u->next->state == BLOCK_UNMAPPED) {
        remove_unmapped(u->next);
        absorb_next(u);
    }
    add_unmapped(u);
    r->mapped -= released;
    count_reserved(a, -(int64_t)released);
    if (!r->mapped) figure_sub(&h->stats, FIGURE_SEGMENT, a->small, 1);
    heap_trace(h, TRACE_SEGMENT_UNMAP, from, released, owner_now, a);
    return released;
}

size_t arena_release_kept(cuda_arena *a, size_t bytes) {
    size_t released = 0;
    while (a->kept && released < bytes) {
        cuda_block *b = a->kept;
        a->kept = b->right;
        released += b->range->mapped;
        range_destroy(b->range);
    }
    return released;
}

size_t arena_release(cuda_arena *a, size_t bytes) {
    size_t released = arena_release_kept(a, bytes);
    cuda_range *last = a->ranges;
    while (last && last->next) last = last->next;
    for (cuda_range *r = last, *before; r && released < bytes; r = before) {
        before = r->prev;
        if (r->kind == RANGE_EXPANDABLE) {
            cuda_block *b = r->first;
            while (b->next) b = b->next;
            for (cuda_block *left; b && released < bytes; b = left) {
                left = b->prev;
                if (b->state != BLOCK_FREE) continue;
                released += release_pages(b, bytes - released); /* `left` stays: merging keeps the lower struct */
            }
            if (!r->mapped) range_destroy(r);
        } else if (r->kind == RANGE_SEGMENT && r->first->state == BLOCK_FREE && !r->first->next) {
            free_index_remove(&a->free, r->first);
            released += r->mapped;
            range_destroy(r);
        }
    }
    return released;
}

bool arena_wait(const cuda_arena *a) {
    const bool all = a->stream->external && !heap_is_captured(a->heap); /* a capture forbids that */
    return all ? cuda_synchronize(a->heap->device, NULL) : cuda_wait_quietly(a->stream->handle);
}

bool heap_collect_garbage(cuda_heap *h) {
    const allocator_config *c = &cuda_allocator_config;
    if (h->expandable || c->garbage_collection_threshold <= 0) return true;
    size_t total = h->limit == SIZE_MAX ? cuda_devices[h->device].properties.total_memory : h->limit;
    size_t threshold = (size_t)((double)total * c->garbage_collection_threshold);
    size_t reserved = (size_t)figure_now(&h->stats, FIGURE_RESERVED_BYTES);
    if (reserved <= threshold) return true;
    size_t target = reserved - threshold, reclaimed = 0;
    bool waited[CUDA_MAX_STREAMS] = {false};
    /* as PyTorch: of the segments that are all free in the large pool, those of at least average age, again and again */
    while (reclaimed < target) {
        double ages = 0;
        int64_t count = 0;
        for (cuda_arena *a = h->all_arenas; a; a = a->next) {
            for (cuda_range *r = a->small || a->pool ? NULL : a->ranges; r; r = r->next) {
                if (r->kind != RANGE_SEGMENT || r->first->state != BLOCK_FREE || r->first->next) continue;
                ages += a->allocations - r->first->age;
                count++;
            }
        }
        if (!count) break;
        size_t before = reclaimed;
        for (cuda_arena *a = h->all_arenas; a && reclaimed < target; a = a->next) {
            for (cuda_range *r = a->small || a->pool ? NULL : a->ranges, *next; r && reclaimed < target; r = next) {
                next = r->next;
                if (r->kind != RANGE_SEGMENT || r->first->state != BLOCK_FREE || r->first->next) continue;
                if ((double)(a->allocations - r->first->age) < ages / (double)count) continue;
                if (!waited[a->stream->slot] &&
                    (!heap_may_wait(h, "a stream whose memory is given back") || !arena_wait(a)))
                    return false;
                waited[a->stream->slot] = true;
                free_index_remove(&a->free, r->first);
                reclaimed += r->mapped;
                range_destroy(r);
            }
        }
        if (reclaimed == before) break;
    }
    return true;
}

void arena_destroy(cuda_arena *a) {
    for (cuda_arena **link = &a->heap->all_arenas; *link; link = &(*link)->next) {
        if (*link != a) continue;
        *link = a->next;
        break;
    }
    base_free(a->free.bins);
    base_free(a);
}

bool heap_add_peer(cuda_heap *h, int peer) {
    for (int i = 0; i < h->peer_count; i++)
        if (h->peers[i] == peer) return true;
    if (h->expandable) {
        CUmemAccessDesc who = access_for(peer);
        for (cuda_arena *a = h->all_arenas; a; a = a->next) {
            for (cuda_range *r = a->ranges; r; r = r->next) {
                if (r->kind != RANGE_EXPANDABLE) continue;
                for (cuda_block *b = r->first, *end; b; b = end) { /* runs of mapped blocks */
                    size_t bytes = 0;
                    for (end = b; end && end->state != BLOCK_UNMAPPED; end = end->next) bytes += end->size;
                    if (bytes)
                        CU_CHECK(cuda_driver_table->cuMemSetAccess((CUdeviceptr)(uintptr_t)b->p, bytes, &who, 1));
                    else
                        end = b->next;
                }
            }
        }
    }
    h->peers[h->peer_count++] = peer;
    return true;
}

/* ---------------------------------------------------------------------------------------- free and inactive */

void block_count_split_slow(cuda_arena *a, const cuda_block *b, int sign) {
    heap_stats *s = &a->heap->stats;
    if (!b->prev && !b->next) return;
    if (sign > 0) {
        figure_add(s, FIGURE_INACTIVE_SPLIT, a->small, 1);
        figure_add(s, FIGURE_INACTIVE_SPLIT_BYTES, a->small, (int64_t)b->size);
    } else {
        figure_sub(s, FIGURE_INACTIVE_SPLIT, a->small, 1);
        figure_sub(s, FIGURE_INACTIVE_SPLIT_BYTES, a->small, (int64_t)b->size);
    }
}
cuda_block *block_became_free(cuda_block *b) {
    cuda_arena *a = b->range->arena;
    cuda_heap *h = a->heap;
    cuda_block *p = b->prev, *n = b->next;
    if (n && n->state == BLOCK_FREE) {
        free_index_remove(&a->free, n);
        block_count_split(a, n, -1);
        b->size += n->size;
        b->next = n->next;
        if (b->next) b->next->prev = b;
        heap_give_struct(h, n);
    }
    if (p && p->state == BLOCK_FREE) {
        free_index_remove(&a->free, p);
        block_count_split(a, p, -1);
        p->size += b->size;
        p->next = b->next;
        if (p->next) p->next->prev = p;
        heap_give_struct(h, b);
        b = p;
    }
    b->state = BLOCK_FREE;
    b->age = a->allocations;
    block_count_split(a, b, 1);
    free_index_add(&a->free, b);
    return b;
}
