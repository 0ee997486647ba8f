/* fake_memory.c - the memory of the driver's double: plain, pooled, pinned, registered, reserved and mapped.
 *
 * Addresses come from stretches of address space that nothing else uses and are not given out again before a stretch is
 * empty. So an address says whether it ever was the driver's, a dangling one faults, and a test that compares
 * addresses is not fooled by malloc. What the device holds lies in one file of holes per device, mapped where it is
 * asked for: a page exists only once it is written, the same page can be mapped at several addresses, and another
 * process can map it too.
 *
 * Pages that may be exported (cuMemCreate with a handle type) have a file of their own. The exported descriptor is a
 * duplicate of it, so that, as with the driver, the last of all processes to let go frees it. */
#include "fake.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

typedef struct block { /* what `find` needs: both arrays are of things that begin so */
    char *p;
    size_t bytes;
} block;
typedef struct pages {
    object o;
    int device;
    size_t bytes;
    int64_t offset;
    int file; /* its own, or -1 */
    unsigned types;
    int references, mappings;
    bool imported; /* counted where it was created */
} pages;
typedef struct mapping {
    char *p;
    size_t bytes;
    pages *of;
    uint64_t id;
    unsigned char access[MAX_DEVICES]; /* 1 read, 2 write */
} mapping;
typedef struct set {
    block **at;
    size_t count, capacity;
} set;
typedef struct stretch {
    char *p, *next, *end;
    int64_t live;
    struct stretch *other;
} stretch;

static set regions, mappings;
static stretch *stretches;
static uint64_t last_id;
static const size_t STRETCH = (size_t)64 << 30;

/* ----------------------------------------------------------------------------------- sets of address ranges */

/* Where the first block that ends after p is. */
static size_t position(const set *s, const char *p) {
    size_t low = 0, high = s->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (s->at[middle]->p + s->at[middle]->bytes <= p)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void *find(const set *s, const void *p) {
    size_t i = position(s, p);
    return i < s->count && s->at[i]->p <= (const char *)p ? s->at[i] : NULL;
}

static bool overlaps(const set *s, const char *p, size_t bytes) {
    size_t i = position(s, p);
    return i < s->count && s->at[i]->p < p + bytes;
}

static bool insert(set *s, void *b) {
    if (s->count == s->capacity) {
        size_t capacity = s->capacity ? s->capacity * 2 : 64;
        block **at = realloc(s->at, capacity * sizeof *at);
        if (!at) return false;
        s->at = at;
        s->capacity = capacity;
    }
    size_t i = position(s, ((block *)b)->p);
    memmove(s->at + i + 1, s->at + i, (s->count - i) * sizeof *s->at);
    s->at[i] = b;
    s->count++;
    return true;
}

static void erase(set *s, const void *b) {
    size_t i = position(s, ((const block *)b)->p);
    if (i >= s->count || s->at[i] != b) return;
    s->count--;
    memmove(s->at + i, s->at + i + 1, (s->count - i) * sizeof *s->at);
}

region *fake_region_of(const void *p) { return find(&regions, p); }

/* ------------------------------------------------------------------------------------------ address space, files */

static size_t rounded(size_t n, size_t to) { return (n + to - 1) / to * to; }

static stretch *stretch_of(const void *p) {
    for (stretch *s = stretches; s; s = s->other)
        if ((const char *)p >= s->p && (const char *)p < s->end) return s;
    return NULL;
}

static char *in_stretch(stretch *s, size_t bytes, size_t alignment) {
    if (s->live == 0) s->next = s->p;
    char *p = (char *)rounded((uintptr_t)s->next, alignment);
    if (p > s->end || bytes > (size_t)(s->end - p)) return NULL;
    s->next = p + bytes;
    s->live++;
    return p;
}

/* Addresses that fault so far. An untouched page follows each, so that running over the end does too. */
static char *take_addresses(size_t bytes, size_t alignment) {
    if (bytes > (size_t)1 << 42 || alignment > (size_t)1 << 36) return NULL;
    stretch *current = stretches;
    char *p;
    if (current && current->live > 0 && (p = in_stretch(current, bytes + PAGE, alignment))) return p;
    for (stretch *s = stretches; s; s = s->other)
        if (s->live == 0 && (p = in_stretch(s, bytes + PAGE, alignment))) return p;
    size_t size = bytes + alignment + PAGE > STRETCH ? bytes + alignment + PAGE : STRETCH;
    stretch *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    s->p = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (s->p == MAP_FAILED) {
        free(s);
        return NULL;
    }
    s->next = s->p;
    s->end = s->p + size;
    s->other = stretches;
    stretches = s;
    return in_stretch(s, bytes + PAGE, alignment);
}

static bool close_addresses(char *p, size_t bytes) {
    return mmap(p, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) == p;
}

static void return_addresses(char *p, size_t bytes) {
    close_addresses(p, bytes);
    stretch_of(p)->live--;
}

static int device_file(int d) {
    if (devices[d].file < 0) {
        int file = memfd_create("fake-gpu", MFD_CLOEXEC);
        if (file >= 0 && ftruncate(file, (off_t)1 << 44) != 0) {
            close(file);
            file = -1;
        }
        devices[d].file = file;
    }
    return devices[d].file;
}

static int64_t file_space(int d, size_t bytes) {
    int64_t offset = devices[d].file_end;
    devices[d].file_end += (int64_t)bytes;
    return offset;
}

static void file_hole(int d, int64_t offset, size_t bytes) {
    if (fallocate(devices[d].file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, offset, (off_t)bytes) != 0)
        fake_violation("the double cannot free memory");
}

int fake_open_foreign(long owner, int file) {
    char name[64];
    snprintf(name, sizeof name, "/proc/%ld/fd/%d", owner, file);
    return open(name, O_RDWR | O_CLOEXEC);
}

/* ------------------------------------------------------------------------------------------------- regions */

static region *add_region(const region *like) {
    region *r = malloc(sizeof *r);
    if (!r) return NULL;
    *r = *like;
    r->id = ++last_id;
    if (insert(&regions, r)) return r;
    free(r);
    return NULL;
}

/* Memory of a device, or host memory, of `bytes` bytes. */
static region *new_memory(region_kind kind, int d, size_t bytes) {
    if (bytes > (size_t)1 << 42) return NULL;
    size_t mapped = rounded(bytes, PAGE);
    int file = kind == PINNED ? -1 : device_file(d);
    if (kind != PINNED && file < 0) return NULL;
    char *p = take_addresses(mapped, kind == PLAIN && bytes >= GRANULE ? GRANULE : PAGE);
    if (!p) return NULL;
    int64_t offset = kind == PINNED ? 0 : file_space(d, mapped);
    int flags = kind == PINNED ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED;
    region *r =
        add_region(&(region){.p = p, .bytes = bytes, .kind = kind, .device = d, .offset = offset, .mapped = mapped});
    if (r && mmap(p, mapped, PROT_READ | PROT_WRITE, flags | MAP_NORESERVE | MAP_FIXED, file, offset) == p) return r;
    if (r) erase(&regions, r);
    free(r);
    return_addresses(p, mapped);
    return NULL;
}

static void end_memory(region *r) {
    erase(&regions, r);
    return_addresses(r->p, r->mapped);
    if (r->kind == PLAIN || r->kind == POOLED) file_hole(r->device, r->offset, r->mapped);
    free(r);
}

void fake_memory_count(fake_cuda_counts *c) {
    c->mappings = (int64_t)mappings.count;
    c->pages = fake_object_count(PAGES);
    for (size_t i = 0; i < regions.count; i++) {
        const region *r = (const region *)regions.at[i];
        c->ranges += r->kind == RANGE;
        c->blocks += r->kind == PLAIN || (r->kind == POOLED && !r->freed);
        c->pinned += r->kind == PINNED;
        c->registered += r->kind == REGISTERED;
    }
}

/* ------------------------------------------------------------------------------------------------- spans */

/* The sum of the ids of the mappings under [p, p+bytes), 0 if there is a gap. */
static uint64_t mapped_id(const char *p, size_t bytes) {
    uint64_t sum = 0;
    const char *end = p + bytes;
    for (size_t i = position(&mappings, p); p < end; i++) {
        if (i >= mappings.count || mappings.at[i]->p > p) return 0;
        sum += ((mapping *)mappings.at[i])->id * 0x9E3779B97F4A7C15u | 1;
        p = mappings.at[i]->p + mappings.at[i]->bytes;
    }
    return sum;
}

where fake_span(span *s, uintptr_t p, size_t bytes, bool write, int d) {
    *s = (span){p, bytes, 0, write, d};
    const region *r = fake_region_of((void *)p);
    if (!r) return stretch_of((void *)p) ? NOWHERE : ON_PAGEABLE;
    bool inside = bytes <= (size_t)(r->p + r->bytes - (char *)p);
    if (r->kind == REGISTERED && !inside) return ON_PAGEABLE;
    if (!inside) return NOWHERE;
    s->id = r->kind == RANGE ? mapped_id((char *)p, bytes ? bytes : 1) : r->id;
    if (s->id == 0) return NOWHERE;
    return r->kind == PINNED || r->kind == REGISTERED ? ON_HOST : ON_DEVICE;
}

const char *fake_span_problem(const span *s) {
    if (s->id == 0 || s->bytes == 0) return NULL;
    span now;
    where place = fake_span(&now, s->p, s->bytes, s->write, s->device);
    if (place == NOWHERE || place == ON_PAGEABLE) return "memory that was freed or unmapped before the work was done";
    if (now.id != s->id) return "memory that was freed, or mapped anew, before the work was done";
    if (fake_region_of((void *)s->p)->kind != RANGE) return NULL;
    const char *p = (const char *)s->p, *end = p + s->bytes;
    for (size_t i = position(&mappings, p); i < mappings.count && mappings.at[i]->p < end; i++) {
        const mapping *m = (const mapping *)mappings.at[i];
        int wanted = s->write ? 2 : 1;
        if (!(m->access[s->device] & wanted)) return "mapped memory to which the device has no such access";
    }
    return NULL;
}

/* Note the use of memory by work in the queue, before it goes away. */
static void check_unused(const void *p, size_t bytes, const char *what) {
    if (fake_is_used(p, bytes)) fake_violation("%s of %p, which queued work still uses", what, p);
}

/* ------------------------------------------------------------------------------------- plain and pooled memory */

static bool fits(const device *v, size_t grow) {
    size_t held = v->used - v->pooled + v->reserved;
    return grow <= v->total && held <= v->total - grow;
}

CUresult cuMemGetInfo(size_t *available, size_t *total) {
    ENTER_CONTEXT(cuMemGetInfo);
    const device *v = &devices[fake_current->device];
    if (total) *total = v->total;
    if (available) *available = v->total - (v->used - v->pooled) - v->reserved;
    return CUDA_SUCCESS;
}

CUresult cuMemAlloc(CUdeviceptr *p, size_t bytes) {
    ENTER_CONTEXT(cuMemAlloc);
    NEED(p && bytes);
    TRY(fake_check_unsafe());
    device *v = &devices[fake_current->device];
    region *r = fits(v, bytes) ? new_memory(PLAIN, fake_current->device, bytes) : NULL;
    if (!r) return CUDA_ERROR_OUT_OF_MEMORY;
    v->used += bytes;
    *p = (CUdeviceptr)(uintptr_t)r->p;
    return CUDA_SUCCESS;
}

/* What cuMemAlloc or a pool gave and nothing has freed. */
static region *allocated(CUdeviceptr p) {
    region *r = fake_region_of((void *)(uintptr_t)p);
    bool ok = r && (r->kind == PLAIN || r->kind == POOLED) && r->p == (char *)(uintptr_t)p && !r->freed;
    return ok ? r : NULL;
}

CUresult cuMemFree(CUdeviceptr p) {
    ENTER_UP(cuMemFree);
    TRY(fake_check_unsafe());
    if (!p) return CUDA_SUCCESS;
    region *r = allocated(p);
    if (!r) {
        fake_violation("cuMemFree of %p, which was not allocated", (void *)(uintptr_t)p);
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (devices[r->device].broken) return (CUresult)devices[r->device].broken;
    check_unused(r->p, r->bytes, "cuMemFree");
    uint64_t id = r->id;
    fake_run_device(r->device); /* the driver waits too */
    fake_memory_free(id);
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool, CUdevice d) {
    ENTER_UP(cuDeviceGetDefaultMemPool);
    if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
    NEED(pool);
    *pool = &devices[d].pool;
    return CUDA_SUCCESS;
}

static bool is_pool(CUmemoryPool pool) {
    for (int i = 0; i < device_count; i++)
        if (pool == &devices[i].pool) return true;
    return fake_is(pool, POOL);
}

/* What a pool keeps beyond `floor` goes back to the device. */
static void trim(CUmemoryPool pool, size_t floor) {
    size_t keep = pool->used > floor ? pool->used : floor;
    if (pool->reserved <= keep) return;
    devices[pool->device].reserved -= pool->reserved - keep;
    pool->reserved = keep;
}

CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *properties) {
    ENTER_UP(cuMemPoolCreate);
    NEED(pool && properties && properties->location.type == CU_MEM_LOCATION_TYPE_DEVICE);
    NEED(properties->allocType == CU_MEM_ALLOCATION_TYPE_PINNED);
    if (!is_device(properties->location.id)) return CUDA_ERROR_INVALID_DEVICE;
    CUmemoryPool made = fake_object_new(POOL, sizeof *made);
    if (!made) return CUDA_ERROR_OUT_OF_MEMORY;
    made->created = true;
    made->device = properties->location.id;
    made->access[made->device] = 3;
    *pool = made;
    return CUDA_SUCCESS;
}

CUresult cuMemPoolDestroy(CUmemoryPool pool) {
    ENTER_UP(cuMemPoolDestroy);
    if (!fake_is(pool, POOL)) {
        fake_violation("cuMemPoolDestroy of what cuMemPoolCreate did not give");
        return CUDA_ERROR_INVALID_VALUE;
    }
    trim(pool, 0);
    pool->threshold = 0;
    if (pool->used == 0)
        fake_object_free(pool);
    else
        pool->created = false; /* goes with its last block */
    return CUDA_SUCCESS;
}

CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t keep) {
    ENTER_UP(cuMemPoolTrimTo);
    NEED(is_pool(pool));
    TRY(fake_check_unsafe());
    trim(pool, keep);
    return CUDA_SUCCESS;
}

CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attribute, void *value) {
    ENTER_UP(cuMemPoolSetAttribute);
    NEED(is_pool(pool) && value);
    switch ((int)attribute) {
    case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: pool->threshold = *(cuuint64_t *)value; break;
    case CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES:
    case CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC:
    case CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES: break;
    case CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
        NEED(*(cuuint64_t *)value == 0);
        pool->reserved_high = pool->reserved;
        break;
    case CU_MEMPOOL_ATTR_USED_MEM_HIGH:
        NEED(*(cuuint64_t *)value == 0);
        pool->used_high = pool->used;
        break;
    default: return CUDA_ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}

CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attribute, void *value) {
    ENTER_UP(cuMemPoolGetAttribute);
    NEED(is_pool(pool) && value);
    switch ((int)attribute) {
    case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: *(cuuint64_t *)value = pool->threshold; break;
    case CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: *(cuuint64_t *)value = pool->reserved; break;
    case CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: *(cuuint64_t *)value = pool->reserved_high; break;
    case CU_MEMPOOL_ATTR_USED_MEM_CURRENT: *(cuuint64_t *)value = pool->used; break;
    case CU_MEMPOOL_ATTR_USED_MEM_HIGH: *(cuuint64_t *)value = pool->used_high; break;
    case CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES:
    case CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC:
    case CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES: *(int *)value = 1; break;
    default: return CUDA_ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}

CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count) {
    ENTER_UP(cuMemPoolSetAccess);
    NEED(is_pool(pool) && map && count > 0);
    for (size_t i = 0; i < count; i++) {
        int d = map[i].location.id;
        NEED(map[i].location.type == CU_MEM_LOCATION_TYPE_DEVICE);
        if (!is_device(d) || (d != pool->device && !devices[d].peer[pool->device])) return CUDA_ERROR_INVALID_DEVICE;
        NEED(d != pool->device || map[i].flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
    }
    for (size_t i = 0; i < count; i++) pool->access[map[i].location.id] = (unsigned char)map[i].flags;
    return CUDA_SUCCESS;
}

CUresult cuMemAllocFromPoolAsync(CUdeviceptr *p, size_t bytes, CUmemoryPool pool, CUstream handle) {
    ENTER_CONTEXT(cuMemAllocFromPoolAsync);
    CUstream stream;
    NEED(p && bytes && is_pool(pool));
    TRY(fake_stream(handle, &stream));
    if (!stream->capture) TRY(fake_check_unsafe());
    device *v = &devices[pool->device];
    region *r = NULL;
    size_t grow = 0;
    for (int attempt = 0; attempt < 2 && !r; attempt++) {
        if (attempt) fake_run_device(pool->device); /* blocks whose freeing is queued come back */
        size_t idle = pool->reserved - pool->used;
        grow = bytes > idle ? bytes - idle : 0;
        if (fits(v, grow)) r = new_memory(POOLED, pool->device, bytes);
    }
    if (!r) return CUDA_ERROR_OUT_OF_MEMORY;
    r->pool = pool;
    v->used += bytes;
    v->pooled += bytes;
    v->reserved += grow;
    pool->used += bytes;
    pool->reserved += grow;
    if (pool->used > pool->used_high) pool->used_high = pool->used;
    if (pool->reserved > pool->reserved_high) pool->reserved_high = pool->reserved;
    uint64_t id = r->id;
    CUdeviceptr made = (CUdeviceptr)(uintptr_t)r->p;
    CUresult result = CUDA_SUCCESS;
    if (stream->capture) { /* the graph's: lives as long as it and what is made of it */
        r->graph = fake_capture_memory(stream);
        op *o = r->graph ? fake_op_new(ALLOC) : NULL;
        if (o) o->region = id;
        result = o ? fake_submit(stream, o) : CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    }
    if (result != CUDA_SUCCESS) {
        fake_memory_free(id);
        return result;
    }
    *p = made;
    return CUDA_SUCCESS;
}

static region *region_with(uint64_t id) {
    for (size_t i = 0; i < regions.count; i++)
        if (((region *)regions.at[i])->id == id) return (region *)regions.at[i];
    return NULL;
}

void fake_memory_free(uint64_t id) {
    region *r = region_with(id);
    if (!r) return;
    device *v = &devices[r->device];
    CUmemoryPool pool = r->pool;
    v->used -= r->bytes;
    if (!pool) {
        end_memory(r);
        return;
    }
    v->pooled -= r->bytes;
    pool->used -= r->bytes;
    end_memory(r);
    trim(pool, pool->threshold);
    if (pool != &v->pool && !pool->created && pool->used == 0) fake_object_free(pool);
}

void fake_graph_memory_release(struct graph_memory *g) {
    for (size_t i = regions.count; i-- > 0;) {
        region *r = (region *)regions.at[i];
        if (r->graph == g) fake_memory_free(r->id);
    }
}

CUresult cuMemFreeAsync(CUdeviceptr p, CUstream handle) {
    ENTER_CONTEXT(cuMemFreeAsync);
    CUstream stream;
    TRY(fake_stream(handle, &stream));
    if (!stream->capture) TRY(fake_check_unsafe());
    region *r = allocated(p);
    if (!r) {
        fake_violation("cuMemFreeAsync of %p, which was not allocated", (void *)(uintptr_t)p);
        return CUDA_ERROR_INVALID_VALUE;
    }
    op *o = fake_op_new(FREE);
    if (!o) return CUDA_ERROR_OUT_OF_MEMORY;
    o->region = r->graph ? 0 : r->id; /* a graph's block stays, for the next launch */
    if (!r->graph) r->freed = true;
    return fake_submit(stream, o);
}

/* ------------------------------------------------------------------------------------------------- host memory */

CUresult cuMemHostAlloc(void **p, size_t bytes, unsigned flags) {
    ENTER_CONTEXT(cuMemHostAlloc);
    NEED(p && flags <= 7);
    TRY(fake_check_unsafe());
    if (bytes == 0) {
        *p = NULL;
        return CUDA_SUCCESS;
    }
    region *r = new_memory(PINNED, fake_current->device, bytes);
    if (!r) return CUDA_ERROR_OUT_OF_MEMORY;
    r->flags = flags;
    *p = r->p;
    return CUDA_SUCCESS;
}

CUresult cuMemFreeHost(void *p) {
    ENTER_CONTEXT(cuMemFreeHost);
    TRY(fake_check_unsafe());
    region *r = fake_region_of(p);
    if (!r || r->kind != PINNED || r->p != p) {
        fake_violation("cuMemFreeHost of %p, which cuMemHostAlloc did not give", p);
        return CUDA_ERROR_INVALID_VALUE;
    }
    check_unused(r->p, r->bytes, "cuMemFreeHost");
    end_memory(r);
    return CUDA_SUCCESS;
}

CUresult cuMemHostRegister(void *p, size_t bytes, unsigned flags) {
    ENTER_CONTEXT(cuMemHostRegister);
    NEED(p && bytes && flags <= 15);
    TRY(fake_check_unsafe());
    if (overlaps(&regions, p, bytes)) return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
    region like = {.p = p, .bytes = bytes, .kind = REGISTERED, .device = fake_current->device, .flags = flags};
    return add_region(&like) ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult cuMemHostUnregister(void *p) {
    ENTER_CONTEXT(cuMemHostUnregister);
    NEED(p);
    TRY(fake_check_unsafe());
    region *r = fake_region_of(p);
    if (!r || r->kind != REGISTERED || r->p != p) {
        fake_violation("cuMemHostUnregister of %p, which is not registered", p);
        return r && r->kind == REGISTERED ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
    }
    check_unused(r->p, r->bytes, "cuMemHostUnregister");
    erase(&regions, r);
    free(r);
    return CUDA_SUCCESS;
}

static region *host_region(const void *p) {
    region *r = fake_region_of(p);
    return r && (r->kind == PINNED || r->kind == REGISTERED) ? r : NULL;
}

CUresult cuMemHostGetDevicePointer(CUdeviceptr *device_address, void *p, unsigned flags) {
    ENTER_CONTEXT(cuMemHostGetDevicePointer);
    NEED(device_address && flags == 0 && host_region(p));
    *device_address = (CUdeviceptr)(uintptr_t)p;
    return CUDA_SUCCESS;
}

CUresult cuMemHostGetFlags(unsigned *flags, void *p) {
    ENTER_CONTEXT(cuMemHostGetFlags);
    region *r = host_region(p);
    NEED(flags && r);
    *flags = r->flags | CU_MEMHOSTALLOC_DEVICEMAP; /* all host memory is mapped where addresses are unified */
    return CUDA_SUCCESS;
}

/* ------------------------------------------------------------------------------------------------- pointers */

/* r NULL: an address that is not the driver's. */
static CUresult pointer_attribute(void *data, CUpointer_attribute attribute, CUdeviceptr p, const region *r,
                                  const mapping *m) {
    bool host = r && (r->kind == PINNED || r->kind == REGISTERED);
    int d = m ? m->of->device : r ? r->device : -2;
    char *start = m ? m->p : r ? r->p : NULL;
    size_t bytes = m ? m->bytes : r ? r->bytes : 0;
    switch ((int)attribute) {
    case CU_POINTER_ATTRIBUTE_CONTEXT: *(CUcontext *)data = r && !m && !r->pool ? &devices[d].context : NULL; break;
    case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
        *(unsigned *)data = r ? (host ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE) : 0;
        break;
    case CU_POINTER_ATTRIBUTE_DEVICE_POINTER: *(CUdeviceptr *)data = r ? p : 0; break;
    case CU_POINTER_ATTRIBUTE_HOST_POINTER:
        *(void **)data = host ? (void *)(uintptr_t)p : NULL;
        return r && !host ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
    case CU_POINTER_ATTRIBUTE_SYNC_MEMOPS:
    case CU_POINTER_ATTRIBUTE_IS_MANAGED: *(unsigned *)data = 0; break;
    case CU_POINTER_ATTRIBUTE_BUFFER_ID: *(unsigned long long *)data = m ? m->id : r ? r->id : 0; break;
    case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: *(int *)data = d; break;
    case CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: *(unsigned *)data = r && r->kind == PLAIN; break;
    case CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR:
    case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: *(CUdeviceptr *)data = (CUdeviceptr)(uintptr_t)start; break;
    case CU_POINTER_ATTRIBUTE_MAPPING_SIZE:
    case CU_POINTER_ATTRIBUTE_RANGE_SIZE: *(size_t *)data = bytes; break;
    case CU_POINTER_ATTRIBUTE_MAPPED: *(unsigned *)data = r != NULL; break;
    case CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: *(unsigned long long *)data = m ? m->of->types : 0; break;
    case CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: *(CUmemoryPool *)data = r ? r->pool : NULL; break;
    case CU_POINTER_ATTRIBUTE_ACCESS_FLAGS:
        *(unsigned *)data = m ? m->access[fake_current->device] : r ? CU_MEM_ACCESS_FLAGS_PROT_READWRITE : 0;
        break;
    default: return CUDA_ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}

static region *known_region(CUdeviceptr p, mapping **m) {
    region *r = fake_region_of((void *)(uintptr_t)p);
    *m = r && r->kind == RANGE ? find(&mappings, (void *)(uintptr_t)p) : NULL;
    return r && (r->kind != RANGE || *m) ? r : NULL;
}

CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr p) {
    ENTER_CONTEXT(cuPointerGetAttribute);
    mapping *m;
    region *r = known_region(p, &m);
    NEED(data && r);
    return pointer_attribute(data, attribute, p, r, m);
}

CUresult cuPointerGetAttributes(unsigned count, CUpointer_attribute *attributes, void **data, CUdeviceptr p) {
    ENTER_CONTEXT(cuPointerGetAttributes);
    NEED(count && attributes && data);
    mapping *m;
    region *r = known_region(p, &m);
    for (unsigned i = 0; i < count; i++) { /* an address that is not the driver's has attributes too: none */
        if (!r && attributes[i] == CU_POINTER_ATTRIBUTE_RANGE_SIZE) continue; /* left alone */
        CUresult result = pointer_attribute(data[i], attributes[i], p, r, m);
        if (result != CUDA_SUCCESS && attributes[i] != CU_POINTER_ATTRIBUTE_HOST_POINTER) return result;
    }
    return CUDA_SUCCESS;
}

/* ----------------------------------------------------------------------------- address ranges, pages, mappings */

static bool vmm(void) { return getenv("FAKE_CUDA_NO_VMM") == NULL; }

static CUresult check_properties(const CUmemAllocationProp *p) {
    NEED(p && p->type == CU_MEM_ALLOCATION_TYPE_PINNED && p->location.type == CU_MEM_LOCATION_TYPE_DEVICE);
    if (!is_device(p->location.id)) return CUDA_ERROR_INVALID_DEVICE;
    NEED(p->requestedHandleTypes == 0 || p->requestedHandleTypes == CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
    return vmm() ? CUDA_SUCCESS : CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *properties,
                                       CUmemAllocationGranularity_flags option) {
    ENTER_UP(cuMemGetAllocationGranularity);
    (void)option;
    NEED(granularity);
    TRY(check_properties(properties));
    *granularity = GRANULE;
    return CUDA_SUCCESS;
}

CUresult cuMemAddressReserve(CUdeviceptr *p, size_t bytes, size_t alignment, CUdeviceptr address,
                             unsigned long long flags) {
    ENTER_UP(cuMemAddressReserve);
    (void)address; /* a wish */
    NEED(p && bytes && bytes % GRANULE == 0 && (alignment & (alignment - 1)) == 0 && flags == 0);
    if (!vmm()) return CUDA_ERROR_NOT_SUPPORTED;
    char *at = take_addresses(bytes, alignment > GRANULE ? alignment : GRANULE);
    if (!at) return CUDA_ERROR_OUT_OF_MEMORY;
    if (!add_region(&(region){.p = at, .bytes = bytes, .kind = RANGE, .device = -1, .mapped = bytes})) {
        return_addresses(at, bytes);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *p = (CUdeviceptr)(uintptr_t)at;
    return CUDA_SUCCESS;
}

CUresult cuMemAddressFree(CUdeviceptr p, size_t bytes) {
    ENTER_UP(cuMemAddressFree);
    region *r = fake_region_of((void *)(uintptr_t)p);
    if (!r || r->kind != RANGE || r->p != (char *)(uintptr_t)p || r->bytes != bytes) {
        fake_violation("cuMemAddressFree of %p, %zu bytes, which was not reserved so", (void *)(uintptr_t)p, bytes);
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (overlaps(&mappings, r->p, r->bytes)) {
        fake_violation("cuMemAddressFree of %p, where memory is mapped", (void *)r->p);
        return CUDA_ERROR_INVALID_VALUE;
    }
    erase(&regions, r);
    return_addresses(r->p, r->bytes);
    free(r);
    return CUDA_SUCCESS;
}

static CUmemGenericAllocationHandle handle_of(pages *g) { return (CUmemGenericAllocationHandle)(uintptr_t)g; }

static pages *pages_of(CUmemGenericAllocationHandle handle) {
    pages *g = (pages *)(uintptr_t)handle;
    return fake_is(g, PAGES) && g->references > 0 ? g : NULL;
}

CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t bytes, const CUmemAllocationProp *properties,
                     unsigned long long flags) {
    ENTER_UP(cuMemCreate);
    TRY(check_properties(properties));
    NEED(handle && flags == 0 && bytes > 0 && bytes % GRANULE == 0);
    int d = properties->location.id;
    if (devices[d].broken) return (CUresult)devices[d].broken;
    if (!fits(&devices[d], bytes) || device_file(d) < 0) return CUDA_ERROR_OUT_OF_MEMORY;
    pages *g = fake_object_new(PAGES, sizeof *g);
    if (!g) return CUDA_ERROR_OUT_OF_MEMORY;
    g->device = d;
    g->bytes = bytes;
    g->types = properties->requestedHandleTypes;
    g->references = 1;
    g->file = -1;
    if (g->types) {
        char name[32];
        snprintf(name, sizeof name, "fake-gpu-%d", d);
        g->file = memfd_create(name, MFD_CLOEXEC);
        if (g->file < 0 || ftruncate(g->file, (off_t)bytes) != 0) {
            if (g->file >= 0) close(g->file);
            fake_object_free(g);
            return CUDA_ERROR_OUT_OF_MEMORY;
        }
    } else {
        g->offset = file_space(d, bytes);
    }
    devices[d].used += bytes;
    *handle = handle_of(g);
    return CUDA_SUCCESS;
}

static void drop_pages(pages *g) {
    if (g->references > 0 || g->mappings > 0) return;
    devices[g->device].used -= g->imported ? 0 : g->bytes;
    if (g->file >= 0)
        close(g->file);
    else
        file_hole(g->device, g->offset, g->bytes);
    fake_object_free(g);
}

CUresult cuMemRelease(CUmemGenericAllocationHandle handle) {
    ENTER_UP(cuMemRelease);
    pages *g = pages_of(handle);
    if (!g) {
        fake_violation("cuMemRelease of a handle that is not held");
        return CUDA_ERROR_INVALID_VALUE;
    }
    g->references--;
    drop_pages(g);
    return CUDA_SUCCESS;
}

CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *p) {
    ENTER_UP(cuMemRetainAllocationHandle);
    mapping *m = find(&mappings, p);
    NEED(handle && m);
    m->of->references++;
    *handle = handle_of(m->of);
    return CUDA_SUCCESS;
}

CUresult cuMemMap(CUdeviceptr address, size_t bytes, size_t offset, CUmemGenericAllocationHandle handle,
                  unsigned long long flags) {
    ENTER_UP(cuMemMap);
    char *p = (char *)(uintptr_t)address;
    region *r = fake_region_of(p);
    pages *g = pages_of(handle);
    if (!r || r->kind != RANGE || bytes > (size_t)(r->p + r->bytes - p)) {
        fake_violation("cuMemMap to %p, %zu bytes, which are not reserved", (void *)p, bytes);
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (!g || flags != 0 || address % GRANULE) {
        fake_violation("cuMemMap to %p of %s", (void *)p, g ? "no granule's beginning" : "a handle that is not held");
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (offset != 0 || bytes != g->bytes) {
        fake_violation("cuMemMap of %zu bytes from %zu on of a handle of %zu bytes", bytes, offset, g->bytes);
        return CUDA_ERROR_NOT_SUPPORTED;
    }
    if (overlaps(&mappings, p, bytes)) {
        fake_violation("cuMemMap to %p, where memory is mapped already", (void *)p);
        return CUDA_ERROR_INVALID_VALUE;
    }
    mapping *m = calloc(1, sizeof *m);
    if (!m) return CUDA_ERROR_OUT_OF_MEMORY;
    *m = (mapping){.p = p, .bytes = bytes, .of = g, .id = ++last_id};
    int file = g->file >= 0 ? g->file : devices[g->device].file;
    if (mmap(p, bytes, PROT_NONE, MAP_SHARED | MAP_NORESERVE | MAP_FIXED, file, g->offset) != p ||
        !insert(&mappings, m)) {
        close_addresses(p, bytes);
        free(m);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    g->mappings++;
    return CUDA_SUCCESS;
}

/* Are [p, p+bytes) whole mappings without a gap? */
static bool whole_mappings(const char *p, size_t bytes) {
    const char *at = p, *end = p + bytes;
    for (size_t i = position(&mappings, p); at < end; i++) {
        if (i >= mappings.count || mappings.at[i]->p != at) return false;
        at += mappings.at[i]->bytes;
    }
    return bytes > 0 && at == end;
}

CUresult cuMemUnmap(CUdeviceptr address, size_t bytes) {
    ENTER_UP(cuMemUnmap);
    char *p = (char *)(uintptr_t)address;
    if (!whole_mappings(p, bytes)) {
        fake_violation("cuMemUnmap of %p, %zu bytes, which are not whole mappings", (void *)p, bytes);
        return CUDA_ERROR_INVALID_VALUE;
    }
    check_unused(p, bytes, "cuMemUnmap");
    close_addresses(p, bytes);
    size_t first = position(&mappings, p), n = 0;
    while (first + n < mappings.count && mappings.at[first + n]->p < p + bytes) n++;
    for (size_t i = 0; i < n; i++) {
        mapping *m = (mapping *)mappings.at[first];
        erase(&mappings, m);
        m->of->mappings--;
        drop_pages(m->of);
        free(m);
    }
    return CUDA_SUCCESS;
}

CUresult cuMemSetAccess(CUdeviceptr address, size_t bytes, const CUmemAccessDesc *access, size_t count) {
    ENTER_UP(cuMemSetAccess);
    char *p = (char *)(uintptr_t)address;
    NEED(access && count);
    if (!whole_mappings(p, bytes)) {
        fake_violation("cuMemSetAccess to %p, %zu bytes, which are not whole mappings", (void *)p, bytes);
        return CUDA_ERROR_INVALID_VALUE;
    }
    size_t first = position(&mappings, p), last = position(&mappings, p + bytes - 1);
    for (size_t j = 0; j < count; j++) {
        int d = access[j].location.id;
        NEED(access[j].location.type == CU_MEM_LOCATION_TYPE_DEVICE);
        NEED(access[j].flags == CU_MEM_ACCESS_FLAGS_PROT_NONE || access[j].flags == CU_MEM_ACCESS_FLAGS_PROT_READ ||
             access[j].flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
        if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
        for (size_t i = first; i <= last; i++) {
            int owner = ((mapping *)mappings.at[i])->of->device;
            if (d != owner && !devices[d].peer[owner]) return CUDA_ERROR_INVALID_DEVICE;
        }
    }
    for (size_t i = first; i <= last; i++) {
        mapping *m = (mapping *)mappings.at[i];
        for (size_t j = 0; j < count; j++) m->access[access[j].location.id] = (unsigned char)access[j].flags;
        int any = 0;
        for (int d = 0; d < device_count; d++) any |= m->access[d];
        int protection = any & 2 ? PROT_READ | PROT_WRITE : any ? PROT_READ : PROT_NONE;
        if (mprotect(m->p, m->bytes, protection) != 0) return CUDA_ERROR_OUT_OF_MEMORY;
    }
    return CUDA_SUCCESS;
}

/* ------------------------------------------------------------------------------------- sharing with processes */

CUresult cuMemExportToShareableHandle(void *shared, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType type,
                                      unsigned long long flags) {
    ENTER_UP(cuMemExportToShareableHandle);
    pages *g = pages_of(handle);
    NEED(shared && g && flags == 0 && type == CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR && (g->types & type));
    int file = fcntl(g->file, F_DUPFD_CLOEXEC, 0);
    if (file < 0) return CUDA_ERROR_OUT_OF_MEMORY;
    *(int *)shared = file;
    return CUDA_SUCCESS;
}

CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *shared,
                                        CUmemAllocationHandleType type) {
    ENTER_UP(cuMemImportFromShareableHandle);
    NEED(handle && type == CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
    char link[64], name[64] = "";
    int file = (int)(intptr_t)shared, d = -1;
    struct stat about;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    if (readlink(link, name, sizeof name - 1) < 0 || sscanf(name, "/memfd:fake-gpu-%d", &d) != 1 || !is_device(d) ||
        fstat(file, &about) != 0)
        return CUDA_ERROR_INVALID_VALUE;
    pages *g = fake_object_new(PAGES, sizeof *g);
    if (!g) return CUDA_ERROR_OUT_OF_MEMORY;
    g->device = d;
    g->bytes = (size_t)about.st_size;
    g->types = type;
    g->references = 1;
    g->imported = true;
    g->file = fcntl(file, F_DUPFD_CLOEXEC, 0);
    if (g->file < 0) {
        fake_object_free(g);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *handle = handle_of(g);
    return CUDA_SUCCESS;
}

typedef struct memory_key {
    char mark[8];
    int64_t process, file, offset, bytes, device, id;
} memory_key;
_Static_assert(sizeof(memory_key) <= sizeof(CUipcMemHandle), "the handle holds the key");

CUresult cuIpcGetMemHandle(CUipcMemHandle *handle, CUdeviceptr p) {
    ENTER_CONTEXT(cuIpcGetMemHandle);
    const region *r = fake_region_of((void *)(uintptr_t)p);
    NEED(handle && r && r->kind == PLAIN);
    memory_key key = {"fakemem",         getpid(),  devices[r->device].file, r->offset,
                      (int64_t)r->bytes, r->device, (int64_t)r->id};
    memset(handle, 0, sizeof *handle);
    memcpy(handle, &key, sizeof key);
    return CUDA_SUCCESS;
}

CUresult cuIpcOpenMemHandle(CUdeviceptr *p, CUipcMemHandle handle, unsigned flags) {
    ENTER_CONTEXT(cuIpcOpenMemHandle);
    memory_key key;
    memcpy(&key, &handle, sizeof key);
    NEED(p && flags == CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
    if (memcmp(key.mark, "fakemem", 8) != 0) return CUDA_ERROR_INVALID_HANDLE;
    if (key.process == getpid()) return CUDA_ERROR_INVALID_CONTEXT; /* a process does not open its own */
    for (size_t i = 0; i < regions.count; i++) {
        region *r = (region *)regions.at[i];
        if (r->kind != IMPORTED || memcmp(r->key, &handle, sizeof r->key) != 0) continue;
        r->opened++;
        *p = (CUdeviceptr)(uintptr_t)r->p;
        return CUDA_SUCCESS;
    }
    int file = fake_open_foreign((long)key.process, (int)key.file);
    if (file < 0) return CUDA_ERROR_INVALID_HANDLE;
    size_t bytes = (size_t)key.bytes, mapped = rounded(bytes, PAGE);
    char *at = take_addresses(mapped, PAGE);
    region like = {.p = at, .bytes = bytes, .kind = IMPORTED, .device = (int)key.device, .mapped = mapped, .opened = 1};
    memcpy(like.key, &handle, sizeof like.key);
    region *r = at ? add_region(&like) : NULL;
    bool ok = r && mmap(at, mapped, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | MAP_FIXED, file,
                        (off_t)key.offset) == at;
    close(file);
    if (!ok) {
        if (r) erase(&regions, r);
        free(r);
        if (at) return_addresses(at, mapped);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *p = (CUdeviceptr)(uintptr_t)at;
    return CUDA_SUCCESS;
}

CUresult cuIpcCloseMemHandle(CUdeviceptr p) {
    ENTER_CONTEXT(cuIpcCloseMemHandle);
    region *r = fake_region_of((void *)(uintptr_t)p);
    if (!r || r->kind != IMPORTED || r->p != (char *)(uintptr_t)p) {
        fake_violation("cuIpcCloseMemHandle of %p, which cuIpcOpenMemHandle did not give", (void *)(uintptr_t)p);
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (--r->opened > 0) return CUDA_SUCCESS;
    check_unused(r->p, r->bytes, "cuIpcCloseMemHandle");
    end_memory(r);
    return CUDA_SUCCESS;
}
