/* fake_cuda.c - a double of the NVIDIA driver, built as libcuda.so.1, for tests without a GPU.
 *
 * It implements every function that src/cuda/api_driver.def requires. Device memory is host memory, so that copies and
 * fills really happen and a test can look at them; streams run everything at once; kernels do nothing but are noted.
 * It is strict where the driver is: nothing works before cuInit, in a child forked after it, without a current context,
 * or on a handle that was not given out. Memory is accounted as the driver's pools do it, so that "out of memory, trim,
 * try again" can be seen to work. Any call can be made to fail.
 *
 * One lock guards everything; speed does not matter here. */
#include "fake_cuda.h"

#include <cuda.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_DEVICES = 64, MAX_FAULTS = 32, MAX_COUNTERS = 256 };

struct CUctx_st {
    int device;
};
struct CUstream_st {
    int device;
    int priority;
    CUstreamCaptureStatus capture;
    CUgraph graph;
};
struct CUevent_st {
    int device;
    bool recorded;
};
struct CUmemPoolHandle_st {
    int device;
    cuuint64_t threshold;
};
struct CUlib_st {
    const void *image;
};
struct CUkern_st {
    char name[128];
    struct CUfunc_st *functions[MAX_DEVICES];
};
struct CUfunc_st {
    struct CUkern_st *kernel;
    int device;
};
struct CUgraph_st {
    int64_t nodes;
};
struct CUgraphExec_st {
    int64_t launches;
};

typedef struct region {
    char *p;
    size_t bytes;
    int device; /* -1: pinned host memory, -2: reserved addresses */
    bool pooled;
    struct region *next;
} region;

typedef struct device {
    size_t total;
    size_t used;     /* by the program */
    size_t pooled;   /* of these, from the pool */
    size_t reserved; /* by the pool: pooled and what it keeps */
    int retained;
    struct CUctx_st context;
    struct CUmemPoolHandle_st pool;
} device;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool initialized, busy;
static long process;
static int device_count;
static device devices[MAX_DEVICES];
static region *regions;
static _Thread_local CUcontext current;
static fake_cuda_launch last;

static struct fault {
    char function[64];
    int nth, times, result;
} faults[MAX_FAULTS];
static struct counter {
    const char *function;
    int64_t calls;
} counters[MAX_COUNTERS];

/* ------------------------------------------------------------------------------------------------- control */

/* cuda.h turns cuMemAlloc into cuMemAlloc_v2 before our macros see it; a test writes the plain name. */
static bool same_function(const char *a, const char *b) {
    const char *va = strstr(a, "_v"), *vb = strstr(b, "_v");
    size_t na = va ? (size_t)(va - a) : strlen(a), nb = vb ? (size_t)(vb - b) : strlen(b);
    return na == nb && strncmp(a, b, na) == 0;
}

static CUresult count_and_fault(const char *function) {
    CUresult result = CUDA_SUCCESS;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < MAX_COUNTERS; i++) {
        if (!counters[i].function) counters[i].function = function;
        if (!same_function(counters[i].function, function)) continue;
        counters[i].calls++;
        break;
    }
    for (int i = 0; i < MAX_FAULTS; i++) {
        struct fault *f = &faults[i];
        if (f->times == 0 || !same_function(f->function, function)) continue;
        if (f->nth > 1) {
            f->nth--;
        } else {
            f->times--;
            result = (CUresult)f->result;
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

static CUresult check_up(void) {
    return initialized && process == (long)getpid() ? CUDA_SUCCESS : CUDA_ERROR_NOT_INITIALIZED;
}

/* ENTER: counted, may be made to fail. ENTER_UP: after cuInit only. ENTER_CONTEXT: with a current context only. */
#define ENTER(name)                                \
    do {                                           \
        CUresult fault_ = count_and_fault(#name);  \
        if (fault_ != CUDA_SUCCESS) return fault_; \
    } while (0)
#define ENTER_UP(name) \
    ENTER(name);       \
    if (check_up() != CUDA_SUCCESS) return check_up()
#define ENTER_CONTEXT(name) \
    ENTER_UP(name);         \
    if (!current) return CUDA_ERROR_INVALID_CONTEXT
#define NEED(pointer) \
    if (!(pointer)) return CUDA_ERROR_INVALID_VALUE

static void control_inject(const char *function, int nth, int times, int result) {
    pthread_mutex_lock(&lock);
    for (int i = 0; i < MAX_FAULTS; i++) {
        if (faults[i].times > 0) continue;
        faults[i] = (struct fault){.nth = nth, .times = times, .result = result};
        snprintf(faults[i].function, sizeof faults[i].function, "%s", function);
        break;
    }
    pthread_mutex_unlock(&lock);
}

static void control_reset(void) {
    pthread_mutex_lock(&lock);
    memset(faults, 0, sizeof faults);
    memset(counters, 0, sizeof counters);
    busy = false;
    pthread_mutex_unlock(&lock);
}

static int64_t control_calls(const char *function) {
    int64_t calls = 0;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < MAX_COUNTERS && counters[i].function; i++) {
        if (same_function(counters[i].function, function)) calls = counters[i].calls;
    }
    pthread_mutex_unlock(&lock);
    return calls;
}

static int64_t control_used(int d) { return (int64_t)devices[d].used; }
static int64_t control_reserved(int d) { return (int64_t)devices[d].reserved; }
static void control_set_busy(bool value) { busy = value; }
static int control_contexts(void) {
    int n = 0;
    for (int i = 0; i < device_count; i++) n += devices[i].retained > 0;
    return n;
}
static const fake_cuda_launch *control_last_launch(void) { return &last; }
static int64_t control_pinned(void) {
    int64_t n = 0;
    for (region *r = regions; r; r = r->next) n += r->device == -1;
    return n;
}

const fake_cuda_controls *fake_cuda_controls_get(void) {
    static const fake_cuda_controls controls = {
        control_inject,   control_reset,    control_calls,       control_used,   control_reserved,
        control_set_busy, control_contexts, control_last_launch, control_pinned,
    };
    return &controls;
}

/* -------------------------------------------------------------------------- initialization, errors, devices */

CUresult cuInit(unsigned flags) {
    static bool faults_read;
    if (!faults_read) { /* FAKE_CUDA_FAIL may name cuInit itself */
        faults_read = true;
        const char *text = getenv("FAKE_CUDA_FAIL");
        while (text && *text) {
            char function[64];
            int nth, result, used = 0;
            if (sscanf(text, "%63[^:]:%d:%d%n", function, &nth, &result, &used) != 3) break;
            control_inject(function, nth, 1, result);
            text += used;
            text += *text == ',';
        }
    }
    ENTER(cuInit);
    if (flags != 0) return CUDA_ERROR_INVALID_VALUE;
    if (initialized) return check_up();
    const char *count = getenv("FAKE_CUDA_DEVICES"), *memory = getenv("FAKE_CUDA_MEMORY");
    device_count = count ? atoi(count) : 2;
    if (device_count > MAX_DEVICES) device_count = MAX_DEVICES;
    if (device_count <= 0) return CUDA_ERROR_NO_DEVICE;
    for (int i = 0; i < device_count; i++) {
        devices[i].total = memory ? (size_t)strtoull(memory, NULL, 10) : (size_t)1 << 30;
        devices[i].context.device = devices[i].pool.device = i;
    }
    process = (long)getpid();
    initialized = true;
    return CUDA_SUCCESS;
}

CUresult cuDriverGetVersion(int *version) {
    ENTER(cuDriverGetVersion);
    NEED(version);
    *version = 13000;
    return CUDA_SUCCESS;
}

static const struct {
    CUresult code;
    const char *name, *text;
} errors[] = {
    {CUDA_SUCCESS, "CUDA_SUCCESS", "no error"},
    {CUDA_ERROR_INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {CUDA_ERROR_OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {CUDA_ERROR_NOT_INITIALIZED, "CUDA_ERROR_NOT_INITIALIZED", "initialization error"},
    {CUDA_ERROR_NO_DEVICE, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
    {CUDA_ERROR_INVALID_DEVICE, "CUDA_ERROR_INVALID_DEVICE", "invalid device ordinal"},
    {CUDA_ERROR_INVALID_CONTEXT, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context"},
    {CUDA_ERROR_NO_BINARY_FOR_GPU, "CUDA_ERROR_NO_BINARY_FOR_GPU",
     "no kernel image is available for execution on the device"},
    {CUDA_ERROR_INVALID_HANDLE, "CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"},
    {CUDA_ERROR_NOT_FOUND, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {CUDA_ERROR_NOT_READY, "CUDA_ERROR_NOT_READY", "device not ready"},
    {CUDA_ERROR_ILLEGAL_ADDRESS, "CUDA_ERROR_ILLEGAL_ADDRESS", "an illegal memory access was encountered"},
    {CUDA_ERROR_LAUNCH_FAILED, "CUDA_ERROR_LAUNCH_FAILED", "unspecified launch failure"},
};

CUresult cuGetErrorName(CUresult error, const char **text) {
    ENTER(cuGetErrorName);
    *text = NULL;
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
        if (errors[i].code == error) *text = errors[i].name;
    }
    return *text ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGetErrorString(CUresult error, const char **text) {
    ENTER(cuGetErrorString);
    *text = NULL;
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
        if (errors[i].code == error) *text = errors[i].text;
    }
    return *text ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static bool is_device(CUdevice d) { return d >= 0 && d < device_count; }

CUresult cuDeviceGet(CUdevice *d, int ordinal) {
    ENTER_UP(cuDeviceGet);
    if (!is_device(ordinal)) return CUDA_ERROR_INVALID_DEVICE;
    *d = ordinal;
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetCount(int *count) {
    ENTER_UP(cuDeviceGetCount);
    *count = device_count;
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetName(char *name, int length, CUdevice d) {
    ENTER_UP(cuDeviceGetName);
    if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
    snprintf(name, (size_t)length, "Fake GPU %d", d);
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice d) {
    ENTER_UP(cuDeviceGetUuid);
    if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
    memset(uuid->bytes, d + 1, sizeof uuid->bytes);
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, CUdevice d) {
    ENTER_UP(cuDeviceGetAttribute);
    if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
    switch ((int)attribute) {
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: *value = 9; break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: *value = 0; break;
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: *value = 132; break;
    case CU_DEVICE_ATTRIBUTE_WARP_SIZE: *value = 32; break;
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK: *value = 1024; break;
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR: *value = 2048; break;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR: *value = 32; break;
    case CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR: *value = 65536; break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: *value = 49152; break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: *value = 232448; break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: *value = 233472; break;
    case CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: *value = 50 << 20; break;
    case CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED: *value = getenv("FAKE_CUDA_NO_POOLS") == NULL; break;
    default: *value = 0; break;
    }
    return CUDA_SUCCESS;
}

CUresult cuDeviceTotalMem(size_t *bytes, CUdevice d) {
    ENTER_UP(cuDeviceTotalMem);
    if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
    *bytes = devices[d].total;
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetPCIBusId(char *text, int length, CUdevice d) {
    ENTER_UP(cuDeviceGetPCIBusId);
    if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
    snprintf(text, (size_t)length, "0000:%02x:00.0", d + 1);
    return CUDA_SUCCESS;
}

CUresult cuDeviceCanAccessPeer(int *can, CUdevice d, CUdevice peer) {
    ENTER_UP(cuDeviceCanAccessPeer);
    if (!is_device(d) || !is_device(peer)) return CUDA_ERROR_INVALID_DEVICE;
    *can = d != peer;
    return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice d) {
    ENTER_UP(cuDevicePrimaryCtxRetain);
    if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
    devices[d].retained++;
    *context = &devices[d].context;
    return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxRelease(CUdevice d) {
    ENTER_UP(cuDevicePrimaryCtxRelease);
    if (!is_device(d) || devices[d].retained == 0) return CUDA_ERROR_INVALID_CONTEXT;
    devices[d].retained--;
    return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxGetState(CUdevice d, unsigned *flags, int *active) {
    ENTER_UP(cuDevicePrimaryCtxGetState);
    if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
    *flags = 0;
    *active = devices[d].retained > 0;
    return CUDA_SUCCESS;
}

/* ------------------------------------------------------------------------------------------------- contexts */

CUresult cuCtxGetCurrent(CUcontext *context) {
    ENTER_UP(cuCtxGetCurrent);
    *context = current;
    return CUDA_SUCCESS;
}

CUresult cuCtxSetCurrent(CUcontext context) {
    ENTER_UP(cuCtxSetCurrent);
    current = context;
    return CUDA_SUCCESS;
}

CUresult cuCtxGetDevice(CUdevice *d) {
    ENTER_CONTEXT(cuCtxGetDevice);
    *d = current->device;
    return CUDA_SUCCESS;
}

CUresult cuCtxSynchronize(void) {
    ENTER_CONTEXT(cuCtxSynchronize);
    return CUDA_SUCCESS;
}

CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest) {
    ENTER_CONTEXT(cuCtxGetStreamPriorityRange);
    *least = 0;
    *greatest = -5;
    return CUDA_SUCCESS;
}

CUresult cuCtxEnablePeerAccess(CUcontext peer, unsigned flags) {
    ENTER_CONTEXT(cuCtxEnablePeerAccess);
    return peer && flags == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

/* --------------------------------------------------------------------------------------------------- memory */

/* With the lock held. */
static region *add_region(int owner, size_t bytes, bool pooled) {
    region *r = calloc(1, sizeof *r);
    void *p = NULL;
    if (!r || posix_memalign(&p, 512, bytes ? bytes : 1) != 0) {
        free(r);
        return NULL;
    }
    *r = (region){.p = p, .bytes = bytes, .device = owner, .pooled = pooled, .next = regions};
    regions = r;
    return r;
}

static region *region_of(const void *p) {
    for (region *r = regions; r; r = r->next) {
        if ((const char *)p >= r->p && (const char *)p < r->p + r->bytes) return r;
    }
    return NULL;
}

static bool drop_region(const void *p, int owner, region *was) {
    for (region **link = &regions; *link; link = &(*link)->next) {
        region *r = *link;
        if (r->p != p || (owner != -3 && r->device != owner)) continue;
        *was = *r;
        *link = r->next;
        free(r->p);
        free(r);
        return true;
    }
    return false;
}

static CUresult device_alloc(int d, size_t bytes, bool pooled, CUdeviceptr *p) {
    CUresult result = CUDA_SUCCESS;
    if (bytes == 0) return CUDA_ERROR_INVALID_VALUE;
    pthread_mutex_lock(&lock);
    device *v = &devices[d];
    size_t idle = v->reserved - v->pooled; /* what the pool keeps */
    size_t grow = pooled ? (bytes > idle ? bytes - idle : 0) : bytes;
    size_t plain = v->used - v->pooled;
    region *r = NULL;
    if (grow > v->total || plain + v->reserved > v->total - grow || !(r = add_region(d, bytes, pooled))) {
        result = CUDA_ERROR_OUT_OF_MEMORY;
    } else {
        v->used += bytes;
        if (pooled) {
            v->pooled += bytes;
            v->reserved += grow;
        }
        *p = (CUdeviceptr)(uintptr_t)r->p;
    }
    pthread_mutex_unlock(&lock);
    return result;
}

static CUresult device_free(CUdeviceptr p, bool pooled) {
    region was;
    pthread_mutex_lock(&lock);
    region *r = region_of((void *)(uintptr_t)p);
    bool ok = r && r->device >= 0 && r->pooled == pooled && drop_region((void *)(uintptr_t)p, r->device, &was);
    if (ok) {
        device *v = &devices[was.device];
        v->used -= was.bytes;
        if (pooled) v->pooled -= was.bytes;
        if (pooled && v->pool.threshold < v->reserved)
            v->reserved = v->pooled > v->pool.threshold ? v->pooled : v->pool.threshold;
    }
    pthread_mutex_unlock(&lock);
    return ok ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuMemGetInfo(size_t *available, size_t *total) {
    ENTER_CONTEXT(cuMemGetInfo);
    device *v = &devices[current->device];
    *total = v->total;
    *available = v->total - (v->used - v->pooled) - v->reserved;
    return CUDA_SUCCESS;
}

CUresult cuMemAlloc(CUdeviceptr *p, size_t bytes) {
    ENTER_CONTEXT(cuMemAlloc);
    return device_alloc(current->device, bytes, false, p);
}

CUresult cuMemFree(CUdeviceptr p) {
    ENTER_CONTEXT(cuMemFree);
    return device_free(p, false);
}

CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool, CUdevice d) {
    ENTER_UP(cuDeviceGetDefaultMemPool);
    if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
    *pool = &devices[d].pool;
    return CUDA_SUCCESS;
}

CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *properties) {
    ENTER_UP(cuMemPoolCreate);
    NEED(properties && is_device(properties->location.id));
    *pool = calloc(1, sizeof **pool);
    if (!*pool) return CUDA_ERROR_OUT_OF_MEMORY;
    (*pool)->device = properties->location.id;
    return CUDA_SUCCESS;
}

CUresult cuMemPoolDestroy(CUmemoryPool pool) {
    ENTER_UP(cuMemPoolDestroy);
    NEED(pool && pool != &devices[pool->device].pool);
    free(pool);
    return CUDA_SUCCESS;
}

CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t keep) {
    ENTER_UP(cuMemPoolTrimTo);
    NEED(pool);
    pthread_mutex_lock(&lock);
    device *v = &devices[pool->device];
    size_t floor = v->pooled > keep ? v->pooled : keep;
    if (v->reserved > floor) v->reserved = floor;
    pthread_mutex_unlock(&lock);
    return CUDA_SUCCESS;
}

CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attribute, void *value) {
    ENTER_UP(cuMemPoolSetAttribute);
    NEED(pool && value);
    if (attribute == CU_MEMPOOL_ATTR_RELEASE_THRESHOLD) pool->threshold = *(cuuint64_t *)value;
    return CUDA_SUCCESS;
}

CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attribute, void *value) {
    ENTER_UP(cuMemPoolGetAttribute);
    NEED(pool && value);
    switch ((int)attribute) {
    case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: *(cuuint64_t *)value = pool->threshold; break;
    case CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: *(cuuint64_t *)value = devices[pool->device].reserved; break;
    case CU_MEMPOOL_ATTR_USED_MEM_CURRENT: *(cuuint64_t *)value = devices[pool->device].pooled; break;
    default: return CUDA_ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}

CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count) {
    ENTER_UP(cuMemPoolSetAccess);
    return pool && map && count > 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuMemAllocFromPoolAsync(CUdeviceptr *p, size_t bytes, CUmemoryPool pool, CUstream stream) {
    ENTER_UP(cuMemAllocFromPoolAsync);
    NEED(p && pool && stream);
    return device_alloc(pool->device, bytes, true, p);
}

CUresult cuMemFreeAsync(CUdeviceptr p, CUstream stream) {
    ENTER_UP(cuMemFreeAsync);
    NEED(stream);
    return device_free(p, true);
}

CUresult cuMemHostAlloc(void **p, size_t bytes, unsigned flags) {
    ENTER_CONTEXT(cuMemHostAlloc);
    (void)flags;
    pthread_mutex_lock(&lock);
    region *r = bytes ? add_region(-1, bytes, false) : NULL;
    pthread_mutex_unlock(&lock);
    if (!r) return CUDA_ERROR_OUT_OF_MEMORY;
    *p = r->p;
    return CUDA_SUCCESS;
}

CUresult cuMemFreeHost(void *p) {
    ENTER_CONTEXT(cuMemFreeHost);
    region was;
    pthread_mutex_lock(&lock);
    bool ok = drop_region(p, -1, &was);
    pthread_mutex_unlock(&lock);
    return ok ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuMemHostRegister(void *p, size_t bytes, unsigned flags) {
    ENTER_CONTEXT(cuMemHostRegister);
    (void)flags;
    return p && bytes ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuMemHostUnregister(void *p) {
    ENTER_CONTEXT(cuMemHostUnregister);
    return p ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr p) {
    ENTER_CONTEXT(cuPointerGetAttribute);
    pthread_mutex_lock(&lock);
    region *r = region_of((void *)(uintptr_t)p);
    int owner = r ? r->device : -3;
    pthread_mutex_unlock(&lock);
    if (owner == -3) return CUDA_ERROR_INVALID_VALUE;
    if (attribute == CU_POINTER_ATTRIBUTE_MEMORY_TYPE)
        *(unsigned *)data = owner == -1 ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
    else if (attribute == CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL)
        *(int *)data = owner;
    else
        return CUDA_ERROR_INVALID_VALUE;
    return CUDA_SUCCESS;
}

/* Address ranges and pages: a range is host memory from the start; pages only count. */

CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *properties,
                                       CUmemAllocationGranularity_flags option) {
    ENTER_UP(cuMemGetAllocationGranularity);
    (void)option;
    NEED(granularity && properties);
    *granularity = (size_t)2 << 20;
    return CUDA_SUCCESS;
}

CUresult cuMemAddressReserve(CUdeviceptr *p, size_t bytes, size_t alignment, CUdeviceptr address,
                             unsigned long long flags) {
    ENTER_UP(cuMemAddressReserve);
    (void)alignment, (void)address, (void)flags;
    pthread_mutex_lock(&lock);
    region *r = bytes ? add_region(-2, bytes, false) : NULL;
    pthread_mutex_unlock(&lock);
    if (!r) return CUDA_ERROR_OUT_OF_MEMORY;
    *p = (CUdeviceptr)(uintptr_t)r->p;
    return CUDA_SUCCESS;
}

CUresult cuMemAddressFree(CUdeviceptr p, size_t bytes) {
    ENTER_UP(cuMemAddressFree);
    region was;
    pthread_mutex_lock(&lock);
    bool ok = drop_region((void *)(uintptr_t)p, -2, &was) && was.bytes == bytes;
    pthread_mutex_unlock(&lock);
    return ok ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

/* A handle of pages: device in the low byte, size in units of 2 MiB above it. */
CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t bytes, const CUmemAllocationProp *properties,
                     unsigned long long flags) {
    ENTER_UP(cuMemCreate);
    (void)flags;
    NEED(properties && is_device(properties->location.id) && bytes % ((size_t)2 << 20) == 0 && bytes > 0);
    pthread_mutex_lock(&lock);
    device *v = &devices[properties->location.id];
    bool fits = v->used - v->pooled + v->reserved + bytes <= v->total;
    if (fits) v->used += bytes;
    pthread_mutex_unlock(&lock);
    if (!fits) return CUDA_ERROR_OUT_OF_MEMORY;
    *handle = ((unsigned long long)(bytes >> 21) << 8) | (unsigned)properties->location.id;
    return CUDA_SUCCESS;
}

CUresult cuMemRelease(CUmemGenericAllocationHandle handle) {
    ENTER_UP(cuMemRelease);
    pthread_mutex_lock(&lock);
    devices[handle & 0xff].used -= (size_t)(handle >> 8) << 21;
    pthread_mutex_unlock(&lock);
    return CUDA_SUCCESS;
}

CUresult cuMemMap(CUdeviceptr p, size_t bytes, size_t offset, CUmemGenericAllocationHandle handle,
                  unsigned long long flags) {
    ENTER_UP(cuMemMap);
    (void)offset, (void)flags;
    pthread_mutex_lock(&lock);
    region *r = region_of((void *)(uintptr_t)p);
    bool ok = r && r->device == -2 && bytes <= (size_t)(handle >> 8) << 21;
    pthread_mutex_unlock(&lock);
    return ok ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuMemUnmap(CUdeviceptr p, size_t bytes) {
    ENTER_UP(cuMemUnmap);
    return p && bytes ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuMemSetAccess(CUdeviceptr p, size_t bytes, const CUmemAccessDesc *access, size_t count) {
    ENTER_UP(cuMemSetAccess);
    return p && bytes && access && count ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

/* -------------------------------------------------------------------------------------------- copies and fills */

static bool on_device(CUdeviceptr p, size_t bytes) {
    pthread_mutex_lock(&lock);
    const char *start = (const char *)(uintptr_t)p;
    region *r = region_of(start);
    bool ok = r && r->device != -1 && bytes <= (size_t)(r->p + r->bytes - start);
    pthread_mutex_unlock(&lock);
    return ok;
}

CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t bytes, CUstream stream) {
    ENTER_CONTEXT(cuMemcpyAsync);
    (void)stream;
    memmove((void *)(uintptr_t)dst, (void *)(uintptr_t)src, bytes);
    return CUDA_SUCCESS;
}

CUresult cuMemcpyHtoDAsync(CUdeviceptr dst, const void *src, size_t bytes, CUstream stream) {
    ENTER_CONTEXT(cuMemcpyHtoDAsync);
    (void)stream;
    NEED(src && on_device(dst, bytes));
    memcpy((void *)(uintptr_t)dst, src, bytes);
    return CUDA_SUCCESS;
}

CUresult cuMemcpyDtoHAsync(void *dst, CUdeviceptr src, size_t bytes, CUstream stream) {
    ENTER_CONTEXT(cuMemcpyDtoHAsync);
    (void)stream;
    NEED(dst && on_device(src, bytes));
    memcpy(dst, (void *)(uintptr_t)src, bytes);
    return CUDA_SUCCESS;
}

CUresult cuMemcpyDtoDAsync(CUdeviceptr dst, CUdeviceptr src, size_t bytes, CUstream stream) {
    ENTER_CONTEXT(cuMemcpyDtoDAsync);
    (void)stream;
    NEED(on_device(dst, bytes) && on_device(src, bytes));
    memmove((void *)(uintptr_t)dst, (void *)(uintptr_t)src, bytes);
    return CUDA_SUCCESS;
}

CUresult cuMemcpyPeerAsync(CUdeviceptr dst, CUcontext to, CUdeviceptr src, CUcontext from, size_t bytes,
                           CUstream stream) {
    ENTER_CONTEXT(cuMemcpyPeerAsync);
    (void)stream;
    NEED(to && from && on_device(dst, bytes) && on_device(src, bytes));
    memmove((void *)(uintptr_t)dst, (void *)(uintptr_t)src, bytes);
    return CUDA_SUCCESS;
}

CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D *c, CUstream stream) {
    ENTER_CONTEXT(cuMemcpy2DAsync);
    (void)stream;
    const char *src = c->srcMemoryType == CU_MEMORYTYPE_HOST ? c->srcHost : (const char *)(uintptr_t)c->srcDevice;
    char *dst = c->dstMemoryType == CU_MEMORYTYPE_HOST ? c->dstHost : (char *)(uintptr_t)c->dstDevice;
    NEED(src && dst);
    for (size_t y = 0; y < c->Height; y++) {
        memcpy(dst + (c->dstY + y) * c->dstPitch + c->dstXInBytes, src + (c->srcY + y) * c->srcPitch + c->srcXInBytes,
               c->WidthInBytes);
    }
    return CUDA_SUCCESS;
}

CUresult cuMemsetD8Async(CUdeviceptr p, unsigned char value, size_t count, CUstream stream) {
    ENTER_CONTEXT(cuMemsetD8Async);
    (void)stream;
    NEED(on_device(p, count));
    memset((void *)(uintptr_t)p, value, count);
    return CUDA_SUCCESS;
}

CUresult cuMemsetD16Async(CUdeviceptr p, unsigned short value, size_t count, CUstream stream) {
    ENTER_CONTEXT(cuMemsetD16Async);
    (void)stream;
    NEED(on_device(p, count * 2));
    for (size_t i = 0; i < count; i++) ((unsigned short *)(uintptr_t)p)[i] = value;
    return CUDA_SUCCESS;
}

CUresult cuMemsetD32Async(CUdeviceptr p, unsigned value, size_t count, CUstream stream) {
    ENTER_CONTEXT(cuMemsetD32Async);
    (void)stream;
    NEED(on_device(p, count * 4));
    for (size_t i = 0; i < count; i++) ((unsigned *)(uintptr_t)p)[i] = value;
    return CUDA_SUCCESS;
}

/* ------------------------------------------------------------------------------------------ streams and events */

static CUresult new_stream(CUstream *stream, int priority) {
    *stream = calloc(1, sizeof **stream);
    if (!*stream) return CUDA_ERROR_OUT_OF_MEMORY;
    (*stream)->device = current->device;
    (*stream)->priority = priority;
    return CUDA_SUCCESS;
}

CUresult cuStreamCreate(CUstream *stream, unsigned flags) {
    ENTER_CONTEXT(cuStreamCreate);
    (void)flags;
    return new_stream(stream, 0);
}

CUresult cuStreamCreateWithPriority(CUstream *stream, unsigned flags, int priority) {
    ENTER_CONTEXT(cuStreamCreateWithPriority);
    (void)flags;
    return new_stream(stream, priority);
}

CUresult cuStreamGetPriority(CUstream stream, int *priority) {
    ENTER_UP(cuStreamGetPriority);
    NEED(stream);
    *priority = stream->priority;
    return CUDA_SUCCESS;
}

CUresult cuStreamDestroy(CUstream stream) {
    ENTER_UP(cuStreamDestroy);
    NEED(stream);
    free(stream);
    return CUDA_SUCCESS;
}

CUresult cuStreamQuery(CUstream stream) {
    ENTER_UP(cuStreamQuery);
    NEED(stream);
    return busy ? CUDA_ERROR_NOT_READY : CUDA_SUCCESS;
}

CUresult cuStreamSynchronize(CUstream stream) {
    ENTER_UP(cuStreamSynchronize);
    NEED(stream);
    return stream->capture == CU_STREAM_CAPTURE_STATUS_NONE ? CUDA_SUCCESS : CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
}

CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned flags) {
    ENTER_UP(cuStreamWaitEvent);
    (void)flags;
    NEED(stream && event);
    return CUDA_SUCCESS;
}

CUresult cuEventCreate(CUevent *event, unsigned flags) {
    ENTER_CONTEXT(cuEventCreate);
    (void)flags;
    *event = calloc(1, sizeof **event);
    if (!*event) return CUDA_ERROR_OUT_OF_MEMORY;
    (*event)->device = current->device;
    return CUDA_SUCCESS;
}

CUresult cuEventDestroy(CUevent event) {
    ENTER_UP(cuEventDestroy);
    NEED(event);
    free(event);
    return CUDA_SUCCESS;
}

static CUresult record(CUevent event, CUstream stream) {
    NEED(event && stream);
    if (event->device != stream->device) return CUDA_ERROR_INVALID_HANDLE; /* as the driver: same context only */
    event->recorded = true;
    return CUDA_SUCCESS;
}

CUresult cuEventRecord(CUevent event, CUstream stream) {
    ENTER_UP(cuEventRecord);
    return record(event, stream);
}

CUresult cuEventRecordWithFlags(CUevent event, CUstream stream, unsigned flags) {
    ENTER_UP(cuEventRecordWithFlags);
    (void)flags;
    return record(event, stream);
}

CUresult cuEventQuery(CUevent event) {
    ENTER_UP(cuEventQuery);
    NEED(event);
    return event->recorded && busy ? CUDA_ERROR_NOT_READY : CUDA_SUCCESS;
}

CUresult cuEventSynchronize(CUevent event) {
    ENTER_UP(cuEventSynchronize);
    NEED(event);
    return CUDA_SUCCESS;
}

#undef cuEventElapsedTime /* torc asks for the oldest version, which every driver has */
CUresult cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end);
CUresult cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end) {
    ENTER_UP(cuEventElapsedTime);
    NEED(start && end && start->recorded && end->recorded);
    *milliseconds = 0.5f;
    return CUDA_SUCCESS;
}

CUresult cuLaunchHostFunc(CUstream stream, CUhostFn f, void *data) {
    ENTER_UP(cuLaunchHostFunc);
    NEED(stream && f);
    f(data);
    return CUDA_SUCCESS;
}

CUresult cuIpcGetEventHandle(CUipcEventHandle *handle, CUevent event) {
    ENTER_UP(cuIpcGetEventHandle);
    NEED(handle && event);
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuIpcOpenEventHandle(CUevent *event, CUipcEventHandle handle) {
    ENTER_UP(cuIpcOpenEventHandle);
    (void)handle;
    NEED(event);
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuIpcGetMemHandle(CUipcMemHandle *handle, CUdeviceptr p) {
    ENTER_UP(cuIpcGetMemHandle);
    NEED(handle && p);
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuIpcOpenMemHandle(CUdeviceptr *p, CUipcMemHandle handle, unsigned flags) {
    ENTER_UP(cuIpcOpenMemHandle);
    (void)handle, (void)flags;
    NEED(p);
    return CUDA_ERROR_NOT_SUPPORTED;
}

CUresult cuIpcCloseMemHandle(CUdeviceptr p) {
    ENTER_UP(cuIpcCloseMemHandle);
    NEED(p);
    return CUDA_ERROR_NOT_SUPPORTED;
}

/* ------------------------------------------------------------------------------------------------------- code */

CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *options, void **values, unsigned count,
                           CUlibraryOption *library_options, void **library_values, unsigned library_count) {
    ENTER_UP(cuLibraryLoadData);
    (void)options, (void)values, (void)count, (void)library_options, (void)library_values, (void)library_count;
    NEED(library && code);
    *library = calloc(1, sizeof **library);
    if (!*library) return CUDA_ERROR_OUT_OF_MEMORY;
    (*library)->image = code;
    return CUDA_SUCCESS;
}

CUresult cuLibraryUnload(CUlibrary library) {
    ENTER_UP(cuLibraryUnload);
    NEED(library);
    free(library);
    return CUDA_SUCCESS;
}

/* An image that is a text "fake: name name ..." has these kernels; any other has every kernel not called missing_....
 * */
CUresult cuLibraryGetKernel(CUkernel *kernel, CUlibrary library, const char *name) {
    ENTER_UP(cuLibraryGetKernel);
    NEED(kernel && library && name);
    const char *text = library->image;
    bool has = strncmp(name, "missing_", 8) != 0;
    if (strncmp(text, "fake:", 5) == 0) {
        size_t n = strlen(name);
        has = false;
        for (const char *at = strstr(text, name); at && !has; at = strstr(at + 1, name)) {
            has = at[-1] == ' ' && (at[n] == ' ' || at[n] == '\0');
        }
    }
    if (!has) return CUDA_ERROR_NOT_FOUND;
    *kernel = calloc(1, sizeof **kernel);
    if (!*kernel) return CUDA_ERROR_OUT_OF_MEMORY;
    snprintf((*kernel)->name, sizeof(*kernel)->name, "%s", name);
    return CUDA_SUCCESS;
}

CUresult cuLibraryGetGlobal(CUdeviceptr *p, size_t *bytes, CUlibrary library, const char *name) {
    ENTER_CONTEXT(cuLibraryGetGlobal);
    (void)bytes;
    NEED(p && library && name);
    return CUDA_ERROR_NOT_FOUND;
}

CUresult cuKernelGetFunction(CUfunction *f, CUkernel kernel) {
    ENTER_CONTEXT(cuKernelGetFunction);
    NEED(f && kernel);
    struct CUfunc_st **slot = &kernel->functions[current->device];
    if (!*slot) *slot = calloc(1, sizeof **slot);
    if (!*slot) return CUDA_ERROR_OUT_OF_MEMORY;
    **slot = (struct CUfunc_st){kernel, current->device};
    *f = *slot;
    return CUDA_SUCCESS;
}

CUresult cuFuncGetAttribute(int *value, CUfunction_attribute attribute, CUfunction f) {
    ENTER_UP(cuFuncGetAttribute);
    NEED(f);
    *value = attribute == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK ? 1024 : 0;
    return CUDA_SUCCESS;
}

CUresult cuFuncSetAttribute(CUfunction f, CUfunction_attribute attribute, int value) {
    ENTER_UP(cuFuncSetAttribute);
    (void)attribute;
    return f && value <= 232448 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static CUresult launch(CUfunction f, const unsigned *grid, const unsigned *block, unsigned shared, CUstream stream,
                       void **params) {
    NEED(f && stream);
    if (f->device != stream->device) return CUDA_ERROR_INVALID_HANDLE;
    for (int i = 0; i < 3; i++) {
        if (grid[i] == 0 || block[i] == 0) return CUDA_ERROR_INVALID_VALUE;
    }
    if ((unsigned long long)block[0] * block[1] * block[2] > 1024 || grid[1] > 65535 || grid[2] > 65535)
        return CUDA_ERROR_INVALID_VALUE;
    pthread_mutex_lock(&lock);
    last = (fake_cuda_launch){.shared = shared, .params = params, .stream = stream};
    memcpy(last.grid, grid, sizeof last.grid);
    memcpy(last.block, block, sizeof last.block);
    memcpy(last.kernel, f->kernel->name, sizeof last.kernel);
    if (stream->graph) stream->graph->nodes++;
    pthread_mutex_unlock(&lock);
    return CUDA_SUCCESS;
}

CUresult cuLaunchKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                        unsigned shared, CUstream stream, void **params, void **extra) {
    ENTER_CONTEXT(cuLaunchKernel);
    (void)extra;
    return launch(f, (unsigned[]){gx, gy, gz}, (unsigned[]){bx, by, bz}, shared, stream, params);
}

CUresult cuLaunchKernelEx(const CUlaunchConfig *c, CUfunction f, void **params, void **extra) {
    ENTER_CONTEXT(cuLaunchKernelEx);
    (void)extra;
    return launch(f, (unsigned[]){c->gridDimX, c->gridDimY, c->gridDimZ},
                  (unsigned[]){c->blockDimX, c->blockDimY, c->blockDimZ}, c->sharedMemBytes, c->hStream, params);
}

CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                   unsigned bz, unsigned shared, CUstream stream, void **params) {
    ENTER_CONTEXT(cuLaunchCooperativeKernel);
    return launch(f, (unsigned[]){gx, gy, gz}, (unsigned[]){bx, by, bz}, shared, stream, params);
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, CUfunction f, int block, size_t shared) {
    ENTER_CONTEXT(cuOccupancyMaxActiveBlocksPerMultiprocessor);
    (void)shared;
    NEED(f && block > 0);
    *blocks = 2048 / block;
    return CUDA_SUCCESS;
}

CUresult cuOccupancyMaxPotentialBlockSize(int *grid, int *block, CUfunction f, CUoccupancyB2DSize shared_of,
                                          size_t shared, int limit) {
    ENTER_CONTEXT(cuOccupancyMaxPotentialBlockSize);
    (void)shared_of, (void)shared;
    NEED(f);
    *block = limit > 0 && limit < 256 ? limit : 256;
    *grid = 132 * 8;
    return CUDA_SUCCESS;
}

/* ----------------------------------------------------------------------------------------------------- graphs */

CUresult cuStreamBeginCapture(CUstream stream, CUstreamCaptureMode mode) {
    ENTER_UP(cuStreamBeginCapture);
    (void)mode;
    NEED(stream && stream->capture == CU_STREAM_CAPTURE_STATUS_NONE);
    stream->graph = calloc(1, sizeof *stream->graph);
    if (!stream->graph) return CUDA_ERROR_OUT_OF_MEMORY;
    stream->capture = CU_STREAM_CAPTURE_STATUS_ACTIVE;
    return CUDA_SUCCESS;
}

CUresult cuStreamEndCapture(CUstream stream, CUgraph *graph) {
    ENTER_UP(cuStreamEndCapture);
    NEED(stream && stream->capture == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    *graph = stream->graph;
    stream->graph = NULL;
    stream->capture = CU_STREAM_CAPTURE_STATUS_NONE;
    return CUDA_SUCCESS;
}

CUresult cuStreamIsCapturing(CUstream stream, CUstreamCaptureStatus *status) {
    ENTER_UP(cuStreamIsCapturing);
    NEED(stream);
    *status = stream->capture;
    return CUDA_SUCCESS;
}

CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode) {
    ENTER_UP(cuThreadExchangeStreamCaptureMode);
    static _Thread_local CUstreamCaptureMode now = CU_STREAM_CAPTURE_MODE_GLOBAL;
    CUstreamCaptureMode before = now;
    now = *mode;
    *mode = before;
    return CUDA_SUCCESS;
}

CUresult cuGraphCreate(CUgraph *graph, unsigned flags) {
    ENTER_UP(cuGraphCreate);
    (void)flags;
    *graph = calloc(1, sizeof **graph);
    return *graph ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult cuGraphDestroy(CUgraph graph) {
    ENTER_UP(cuGraphDestroy);
    NEED(graph);
    free(graph);
    return CUDA_SUCCESS;
}

CUresult cuGraphGetNodes(CUgraph graph, CUgraphNode *nodes, size_t *count) {
    ENTER_UP(cuGraphGetNodes);
    NEED(graph && count);
    if (nodes) memset(nodes, 0, *count * sizeof *nodes);
    *count = (size_t)graph->nodes;
    return CUDA_SUCCESS;
}

CUresult cuGraphInstantiate(CUgraphExec *exec, CUgraph graph, unsigned long long flags) {
    ENTER_CONTEXT(cuGraphInstantiate);
    (void)flags;
    NEED(graph);
    *exec = calloc(1, sizeof **exec);
    return *exec ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult cuGraphExecDestroy(CUgraphExec exec) {
    ENTER_UP(cuGraphExecDestroy);
    NEED(exec);
    free(exec);
    return CUDA_SUCCESS;
}

CUresult cuGraphLaunch(CUgraphExec exec, CUstream stream) {
    ENTER_UP(cuGraphLaunch);
    NEED(exec && stream);
    exec->launches++;
    return CUDA_SUCCESS;
}

CUresult cuGraphUpload(CUgraphExec exec, CUstream stream) {
    ENTER_UP(cuGraphUpload);
    NEED(exec && stream);
    return CUDA_SUCCESS;
}

CUresult cuGraphDebugDotPrint(CUgraph graph, const char *path, unsigned flags) {
    ENTER_UP(cuGraphDebugDotPrint);
    (void)flags;
    NEED(graph && path);
    return CUDA_SUCCESS;
}
