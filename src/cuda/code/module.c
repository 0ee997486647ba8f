/* cuda/code/module.c - kernels: finding them in the embedded images, and launching them.
 *
 * The build turns each kernels/FILE.cu into a fatbin and puts it into this library's read-only data, so that nothing
 * needs to be found on disk.  An image is handed to the driver when a kernel of it is first asked for, as a CUlibrary,
 * which is independent of contexts: one load serves all devices, and the driver copies code to a device when a kernel
 * first runs there.
 *
 * A kernel is looked up by name, and the name says which image has it: FILE.cu's kernels begin with FILE_.  Of two files
 * whose names both fit, reduce.cu and reduce_sums.cu, the longer name is meant.  No other image is searched, which would
 * load code of hundreds of kernels for one.  Found functions are kept in a hash table, and their users keep them in slots
 * in static storage, so that a launch costs one load and the driver's own call.
 *
 * Note [Shared memory beyond 48 KiB]
 * It must be opted in to, and what is set belongs to the function, not to a launch: it is only ever raised, under a lock,
 * and what it came to is remembered, so that threads that launch one kernel with different sizes do not take it from one
 * another between the setting and the launch.
 *
 * A launch can fail in two ways: at once (bad sizes, too much shared memory, an earlier kernel's error), which is
 * checked here always, and later, which the next checked call reports. */
#include "cuda/code/module.h"

#include "cuda/streams/wait.h"
#include "base/lock.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct image {
    const char *name;
    const void *data;
    bool embedded;
    CUlibrary library; /* NULL: not loaded yet */
} image;

typedef struct kernel {
    char *name;
    CUkernel handle;
    bool embedded; /* its image is */
    CUfunction functions[CUDA_MAX_DEVICES];
    uint32_t overlaps, clusters; /* as in a slot */
} kernel;

static base_lock lock; /* all below; taken only when a slot is empty */
static VEC(image) images;
static bool embedded_added;
static kernel **table; /* open addressing by name */
static int64_t table_capacity, table_count;

static uint64_t hash_name(const char *name) {
    uint64_t h = UINT64_C(14695981039346656037);
    for (; *name; name++) h = (h ^ (unsigned char)*name) * UINT64_C(1099511628211);
    return h;
}

static int64_t place_of(const char *name) {
    int64_t mask = table_capacity - 1, i = (int64_t)hash_name(name) & mask;
    while (table[i] && strcmp(table[i]->name, name) != 0) i = (i + 1) & mask;
    return i;
}

static bool make_room(void) {
    if (2 * (table_count + 1) <= table_capacity) return true;
    kernel **old = table;
    int64_t old_capacity = table_capacity, capacity = old_capacity ? old_capacity * 2 : 512;
    kernel **larger = base_calloc((size_t)capacity, sizeof *larger);
    if (!larger) return false;
    table = larger;
    table_capacity = capacity;
    for (int64_t i = 0; i < old_capacity; i++) {
        if (old[i]) table[place_of(old[i]->name)] = old[i];
    }
    base_free(old);
    return true;
}

/* With the lock held: the images of the build come first in the list. */
static bool add_embedded(void) {
    if (embedded_added) return true;
    for (const cuda_image *e = cuda_images; e->name; e++) {
        bool known = false; /* an earlier attempt may have run out of memory half-way */
        for (int64_t i = 0; i < images.count; i++) known = known || images.data[i].data == e->data;
        if (!known && !VEC_PUSH(&images, ((image){e->name, e->data, true, NULL}))) return false;
    }
    embedded_added = true;
    return true;
}

bool cuda_image_register(const char *name, const void *data) {
    lock_take(&lock);
    bool ok = add_embedded() && VEC_PUSH(&images, ((image){name, data, false, NULL}));
    lock_release(&lock);
    return ok;
}

static bool load_image(image *m) {
    if (m->library) return true;
    CUresult result = cuda_driver_table->cuLibraryLoadData(&m->library, m->data, NULL, NULL, 0, NULL, NULL, 0);
    if (result == CUDA_SUCCESS) return true;
    m->library = NULL;
    (void)cuda_fail(result, "cuLibraryLoadData", __FILE__, __LINE__);
    base_error_prefix("loading the kernels of %s.cu: ", m->name);
    return false;
}

enum { FOUND, NOT_THERE, BROKEN };

static int find_in_image(image *m, const char *name, CUkernel *handle) {
    if (!load_image(m)) return BROKEN;
    CUresult result = cuda_driver_table->cuLibraryGetKernel(handle, m->library, name);
    if (result == CUDA_SUCCESS) return FOUND;
    if (result == CUDA_ERROR_NOT_FOUND) return NOT_THERE;
    (void)cuda_fail(result, "cuLibraryGetKernel", __FILE__, __LINE__);
    base_error_prefix("kernel %s: ", name);
    return BROKEN;
}

/* The image that a kernel of this name belongs to by convention, or NULL: of those whose name and an underscore it begins
 * with, the one with the longest name. */
static image *image_of(const char *name) {
    image *best = NULL;
    size_t length = 0;
    for (int64_t i = 0; i < images.count; i++) {
        image *m = &images.data[i];
        const size_t n = strlen(m->name);
        if (n > length && strncmp(name, m->name, n) == 0 && (name[n] == '_' || name[n] == '\0')) best = m, length = n;
    }
    return best;
}

static const image *find_handle(const char *name, CUkernel *handle) {
    if (!add_embedded()) return NULL;
    const char *colon = strchr(name, ':'), *plain = colon ? colon + 1 : name;
    image *own = colon ? NULL : image_of(name);
    for (int64_t i = 0; colon && i < images.count; i++) {
        const size_t n = strlen(images.data[i].name);
        if (n == (size_t)(colon - name) && strncmp(images.data[i].name, name, n) == 0) own = &images.data[i];
    }
    if (!own)
        return FAIL_NULL(INTERNAL, "there is no CUDA kernel %s: no image of the %lld has a name that it begins with",
                         name, (long long)images.count);
    const int found = find_in_image(own, plain, handle);
    if (found == NOT_THERE) return FAIL_NULL(INTERNAL, "there is no CUDA kernel %s in %s.cu", name, own->name);
    return found == FOUND ? own : NULL;
}

/* With the lock held. */
static kernel *find_kernel(const char *name) {
    if (!make_room()) return NULL;
    int64_t i = place_of(name);
    if (table[i]) return table[i];
    CUkernel handle = NULL;
    const image *own = find_handle(name, &handle);
    if (!own) return NULL;
    kernel *k = base_calloc(1, sizeof *k);
    char *copy = base_strdup(name);
    if (!k || !copy) {
        base_free(k);
        base_free(copy);
        return NULL;
    }
    k->name = copy;
    k->handle = handle;
    k->embedded = own->embedded;
    table[i] = k;
    table_count++;
    return k;
}

/* May kernels overlap at all? The driver is up. */
static bool overlap_allowed(void) {
    static _Atomic int known; /* 0: not asked, 1: no, 2: yes */
    int state = atomic_load_explicit(&known, memory_order_relaxed);
    if (UNLIKELY(state == 0)) {
        const char *text = getenv("TORC_CUDA_OVERLAP");
        const bool off = (text && strcmp(text, "0") == 0) || cuda_launch_blocking();
        state = off || torc_cuda_driver_version() < 12030 ? 1 : 2;
        atomic_store_explicit(&known, state, memory_order_relaxed);
    }
    return state == 2;
}

/* With the lock held, and the device current: its function of the kernel. */
static CUfunction function_of(kernel *k, int device) {
    CUfunction f = k->functions[device];
    int translated_for = 0;
    if (f) return f;
    const char *call = "cuKernelGetFunction";
    CUresult result = cuda_driver_table->cuKernelGetFunction(&f, k->handle);
    if (result == CUDA_SUCCESS && k->embedded) {
        call = "cuFuncGetAttribute";
        result = cuda_driver_table->cuFuncGetAttribute(&translated_for, CU_FUNC_ATTRIBUTE_PTX_VERSION, f);
    }
    if (result != CUDA_SUCCESS) {
        (void)cuda_fail(result, call, __FILE__, __LINE__);
        base_error_prefix("kernel %s: ", k->name);
        return NULL;
    }
    if (translated_for >= 90) {
        k->clusters |= UINT32_C(1) << device;
        if (overlap_allowed()) k->overlaps |= UINT32_C(1) << device;
    }
    return k->functions[device] = f;
}

/* The slot, if there is one, learns what is found. */
static CUfunction find(int device, const char *name, cuda_kernel_slot *slot) {
    if (!cuda_use(device)) return NULL;
    lock_take(&lock);
    cuda_relaxed relaxed = cuda_relax_begin(); /* code may be loaded in the middle of a capture */
    kernel *k = find_kernel(name);
    CUfunction f = k ? function_of(k, device) : NULL;
    if (f && slot) {
        atomic_fetch_or_explicit(&slot->overlaps, k->overlaps & UINT32_C(1) << device, memory_order_relaxed);
        atomic_fetch_or_explicit(&slot->clusters, k->clusters & UINT32_C(1) << device, memory_order_relaxed);
        atomic_store_explicit(&slot->f[device], f, memory_order_release);
    }
    cuda_relax_end(relaxed);
    lock_release(&lock);
    return f;
}

CUfunction cuda_kernel(int device, const char *name) { return find(device, name, NULL); }

CUfunction cuda_kernel_slot_fill(cuda_kernel_slot *slot, int device) { return find(device, slot->name, slot); }

const char *cuda_kernel_name(CUfunction f) {
    const char *name = "(unknown kernel)";
    lock_take(&lock);
    for (int64_t i = 0; i < table_capacity; i++) {
        for (int d = 0; table[i] && d < CUDA_MAX_DEVICES; d++) {
            if (f && table[i]->functions[d] == f) name = table[i]->name; /* entries are never freed */
        }
    }
    lock_release(&lock);
    return name;
}

bool cuda_opt_in(CUfunction f, _Atomic(int) *most, int64_t bytes, int64_t fixed) {
    static base_lock raising;
    if (LIKELY(bytes + fixed <= CUDA_PLAIN_SHARED || bytes <= atomic_load_explicit(most, memory_order_acquire)))
        return true;
    int now = 0;
    const CUfunction_attribute attribute = CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
    lock_take(&raising);
    bool ok = CU_OK(cuda_driver_table->cuFuncGetAttribute(&now, attribute, f)) &&
              (bytes <= now || CU_OK(cuda_driver_table->cuFuncSetAttribute(f, attribute, (int)bytes)));
    if (ok) atomic_store_explicit(most, MAX((int)bytes, now), memory_order_release);
    lock_release(&raising);
    return ok;
}

/* What the few functions that ever asked for more have been raised to; entries stay. */
typedef struct raised {
    CUfunction f;
    _Atomic(int) most;
    struct raised *next;
} raised;
static _Atomic(raised *) raised_functions;

static raised *raised_of(CUfunction f) {
    raised *r = atomic_load_explicit(&raised_functions, memory_order_acquire);
    while (r && r->f != f) r = r->next;
    return r;
}
static bool opt_in(CUfunction f, unsigned bytes) {
    raised *r = raised_of(f);
    if (UNLIKELY(!r)) {
        lock_take(&lock);
        if (!(r = raised_of(f)) && (r = base_calloc(1, sizeof *r))) {
            r->f = f;
            r->next = atomic_load_explicit(&raised_functions, memory_order_relaxed);
            atomic_store_explicit(&raised_functions, r, memory_order_release);
        }
        lock_release(&lock);
    }
    if (r && cuda_opt_in(f, &r->most, bytes, 0)) return true;
    base_error_prefix("kernel %s, shared %u: ", cuda_kernel_name(f), bytes);
    return false;
}

/* `overlaps`: the kernel may start early; `together`: blocks of a cluster, neighbours in y. */
static bool launch(CUfunction f, bool overlaps, unsigned together, int device, unsigned gx, unsigned gy, unsigned gz,
                   unsigned bx, unsigned by, unsigned bz, unsigned shared_bytes, void **params) {
    if (UNLIKELY(!f)) return FAIL(INTERNAL, "there is no kernel to launch");
    if (gx == 0 || gy == 0 || gz == 0) return true;
    const cuda_driver_api *cu = cuda_driver_table;
    CUstream stream = cuda_stream(device);
    CUresult result;
    if (UNLIKELY(!stream)) return false;
    if (UNLIKELY(shared_bytes > CUDA_PLAIN_SHARED) && !opt_in(f, shared_bytes)) return false;
    if (overlaps || together > 1) {
        CUlaunchAttribute attributes[2] = {0};
        unsigned count = 0;
        if (overlaps)
            attributes[count++] = (CUlaunchAttribute){.id = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
                                                      .value.programmaticStreamSerializationAllowed = 1};
        if (together > 1)
            attributes[count++] = (CUlaunchAttribute){.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
                                                      .value.clusterDim = {.x = 1, .y = together, .z = 1}};
        result = cu->cuLaunchKernelEx(&(CUlaunchConfig){.gridDimX = gx,
                                                        .gridDimY = gy,
                                                        .gridDimZ = gz,
                                                        .blockDimX = bx,
                                                        .blockDimY = by,
                                                        .blockDimZ = bz,
                                                        .sharedMemBytes = shared_bytes,
                                                        .hStream = stream,
                                                        .attrs = attributes,
                                                        .numAttrs = count},
                                      f, params, NULL);
    } else {
        result = cu->cuLaunchKernel(f, gx, gy, gz, bx, by, bz, shared_bytes, stream, params, NULL);
    }
    if (UNLIKELY(result != CUDA_SUCCESS)) {
        const char *call = base_say("launch of %s, grid %u %u %u, block %u %u %u, shared %u", cuda_kernel_name(f), gx,
                                    gy, gz, bx, by, bz, shared_bytes);
        return cuda_fail(result, call, __FILE__, __LINE__);
    }
    return LIKELY(!cuda_launch_blocking()) || cuda_blocking_wait(stream, cuda_kernel_name(f));
}

bool cuda_launch(CUfunction f, int device, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                 unsigned shared_bytes, void **params) {
    return launch(f, false, 1, device, gx, gy, gz, bx, by, bz, shared_bytes, params);
}

static bool starts_early(const cuda_kernel_slot *slot, int device) {
    return atomic_load_explicit(&slot->overlaps, memory_order_relaxed) >> device & 1;
}

bool cuda_launch_slot(cuda_kernel_slot *slot, int device, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                      unsigned by, unsigned bz, unsigned shared_bytes, void **params) {
    const CUfunction f = cuda_kernel_slot_get(slot, device);
    return launch(f, f && starts_early(slot, device), 1, device, gx, gy, gz, bx, by, bz, shared_bytes, params);
}

bool cuda_slot_clusters(cuda_kernel_slot *slot, int device) {
    const CUfunction f = cuda_kernel_slot_get(slot, device);
    return f && atomic_load_explicit(&slot->clusters, memory_order_relaxed) >> device & 1;
}

bool cuda_launch_cluster(cuda_kernel_slot *slot, int device, unsigned gx, unsigned gy, unsigned bx,
                         unsigned shared_bytes, void **params) {
    const CUfunction f = cuda_kernel_slot_get(slot, device);
    return launch(f, f && starts_early(slot, device), gy, device, gx, gy, 1, bx, 1, 1, shared_bytes, params);
}

int cuda_kernel_occupancy(CUfunction f, int device, int block_threads, size_t shared_bytes) {
    int blocks = -1;
    if (!f || !cuda_use(device)) return -1;
    const cuda_driver_api *cu = cuda_driver_table;
    return CU_OK(cu->cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, f, block_threads, shared_bytes)) ? blocks
                                                                                                           : -1;
}
