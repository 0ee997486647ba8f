/* cuda/device.c - how CUDA comes up.
 *
 * Three steps, each taken by the first call that needs it.  (1) Questions: how many devices are there?  NVML answers
 * without initializing CUDA, which matters because a process that forks after cuInit has children that cannot use CUDA,
 * and programs like to ask before they fork their workers.  NVML knows nothing of CUDA_VISIBLE_DEVICES, so the variable
 * is read here with the driver's rules.  (2) cuda_init: cuInit.  From here on a fork poisons the child; a
 * pthread_atfork handler flips the state there so that every entry gives a clear error instead of the driver's obscure
 * one.  (3) Per device: retain its primary context (the one the runtime API and PyTorch share, so pointers are
 * exchangeable), create our stream, look up the default memory pool.  Primary contexts are never released: at exit the
 * driver may be gone before we are, and the process's end frees everything.
 *
 * Making a context current costs a driver call, so each thread remembers which one it set; cuda_use is then a compare.
 * Streams and pools carry their context, so even if foreign code changes it behind our back, launches and allocations
 * on our stream go to the right device.
 *
 * A thread's *current device* (torc_cuda_set_device) is only a default for "cuda" without a number.  It is not the
 * bound context: operators run on the device of their tensors and leave the user's choice alone. */
#include "cuda/device.h"
#include "cuda/fault.h"

#include <ctype.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "torc/cuda.h"

cuda_device cuda_devices[CUDA_MAX_DEVICES];
const cuda_driver_api *cuda_driver_table;
_Thread_local int cuda_bound_device = -1;
_Atomic int cuda_init_state = CUDA_NEW;

static _Thread_local int chosen_device;                  /* torc_cuda_set_device */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* initialization only */
static int driver_devices;                               /* set by cuda_init */
static char first_caller[128];
static long first_process;
static _Atomic int64_t waits;

/* -------------------------------------------------------------------------------------------- initialization */

static void in_forked_child(void) {
    if (atomic_load(&cuda_init_state) == CUDA_READY) atomic_store(&cuda_init_state, CUDA_FORKED);
    cuda_bound_device = -1;
    pthread_mutex_init(&lock, NULL); /* another thread of the parent may have held it */
}

/* With the lock held. */
static bool init_locked(const char *caller) {
    static bool watching_forks;
    const cuda_driver_api *cu = cuda_driver();
    if (!cu) return false;
    CUresult result = cu->cuInit(0);
    if (result == CUDA_ERROR_NO_DEVICE) return FAIL(RUNTIME, "No CUDA GPUs are available");
    if (result != CUDA_SUCCESS) return cuda_fail(result, "cuInit", __FILE__, __LINE__);
    int count = 0;
    CU_CHECK(cu->cuDeviceGetCount(&count));
    if (!watching_forks) {
        if (pthread_atfork(NULL, NULL, in_forked_child) != 0)
            return FAIL(OUT_OF_MEMORY, "CUDA initialization ran out of host memory");
        watching_forks = true;
    }
    driver_devices = MIN(count, (int)CUDA_MAX_DEVICES);
    snprintf(first_caller, sizeof first_caller, "%s", caller);
    first_process = (long)getpid();
    cuda_driver_table = cu;
    atomic_store_explicit(&cuda_init_state, CUDA_READY, memory_order_release);
    return true;
}

bool cuda_init_slow(const char *caller) {
    pthread_mutex_lock(&lock);
    int state = atomic_load(&cuda_init_state);
    bool ok = state == CUDA_READY;
    if (state == CUDA_FORKED) {
        ok = FAIL(
            RUNTIME,
            "Cannot re-initialize CUDA in forked subprocess. To use CUDA with multiprocessing, you must use the "
            "'spawn' start method (CUDA was first initialized by %s in process %ld)",
            first_caller, first_process);
    } else if (state == CUDA_NEW) {
        ok = init_locked(caller);
    }
    pthread_mutex_unlock(&lock);
    return ok;
}

static bool check_ordinal(int device) {
    if (device >= 0 && device < driver_devices) return true;
    return FAIL(CUDA, "CUDA error: invalid device ordinal (device %d, but there %s %d)", device,
                driver_devices == 1 ? "is" : "are", driver_devices);
}

/* With the lock held: handle and properties. */
static bool know_device(int ordinal) {
    cuda_device *d = &cuda_devices[ordinal];
    if (atomic_load_explicit(&d->known, memory_order_relaxed)) return true;
    const cuda_driver_api *cu = cuda_driver_table;
    cuda_properties p = {0};
    CUdevice handle;
    CUuuid uuid;
    CU_CHECK(cu->cuDeviceGet(&handle, ordinal));
    CU_CHECK(cu->cuDeviceGetName(p.name, (int)sizeof p.name, handle));
    CU_CHECK(cu->cuDeviceTotalMem(&p.total_memory, handle));
    CU_CHECK(cu->cuDeviceGetUuid(&uuid, handle));
    memcpy(p.uuid, uuid.bytes, sizeof p.uuid);
    int shared, optin, per_sm, l2, integrated, pools;
    const struct {
        CUdevice_attribute attribute;
        int *value;
    } wanted[] = {
        {CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, &p.major},
        {CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, &p.minor},
        {CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, &p.sm_count},
        {CU_DEVICE_ATTRIBUTE_WARP_SIZE, &p.warp_size},
        {CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, &p.max_threads_per_block},
        {CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, &p.max_threads_per_sm},
        {CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR, &p.max_blocks_per_sm},
        {CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR, &p.registers_per_sm},
        {CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, &shared},
        {CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, &optin},
        {CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, &per_sm},
        {CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, &l2},
        {CU_DEVICE_ATTRIBUTE_INTEGRATED, &integrated},
        {CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, &pools},
    };
    for (int i = 0; i < COUNT_OF(wanted); i++) {
        CU_CHECK(cu->cuDeviceGetAttribute(wanted[i].value, wanted[i].attribute, handle));
    }
    p.shared_per_block = (size_t)shared;
    p.shared_per_block_optin = (size_t)optin;
    p.shared_per_sm = (size_t)per_sm;
    p.l2_bytes = (size_t)l2;
    p.integrated = integrated != 0;
    p.memory_pools = pools != 0;
    d->handle = handle;
    d->properties = p;
    atomic_store_explicit(&d->known, 1, memory_order_release);
    return true;
}

/* With the context current: what a device needs beyond it. */
static bool equip(cuda_device *d) {
    const cuda_driver_api *cu = cuda_driver_table;
    CUstream stream = NULL;
    CUmemoryPool pool = NULL;
    if (d->properties.memory_pools) {
        CU_CHECK(cu->cuDeviceGetDefaultMemPool(&pool, d->handle));
        cuuint64_t keep_all = UINT64_MAX; /* freed memory stays in the pool until it is trimmed */
        CU_CHECK(cu->cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &keep_all));
    }
    CU_CHECK(cu->cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    d->stream = stream;
    d->pool = pool;
    return true;
}

/* With the lock held. On success the device's context is current. */
static bool ready_device(int ordinal) {
    cuda_device *d = &cuda_devices[ordinal];
    if (!know_device(ordinal)) return false;
    const cuda_driver_api *cu = cuda_driver_table;
    if (atomic_load_explicit(&d->ready, memory_order_relaxed)) return CU_OK(cu->cuCtxSetCurrent(d->context));
    CUcontext context;
    CU_CHECK(cu->cuDevicePrimaryCtxRetain(&context, d->handle));
    if (!CU_OK(cu->cuCtxSetCurrent(context)) || !equip(d)) {
        (void)cu->cuCtxSetCurrent(NULL);
        (void)cu->cuDevicePrimaryCtxRelease(d->handle);
        cuda_bound_device = -1;
        return false;
    }
    d->context = context;
    atomic_store_explicit(&d->ready, 1, memory_order_release);
    return true;
}

bool cuda_use_slow(int device, const char *caller) {
    if (!cuda_init(caller) || !check_ordinal(device)) return false;
    cuda_device *d = &cuda_devices[device];
    if (atomic_load_explicit(&d->ready, memory_order_acquire)) {
        CU_CHECK(cuda_driver_table->cuCtxSetCurrent(d->context));
    } else {
        pthread_mutex_lock(&lock);
        bool ok = ready_device(device);
        pthread_mutex_unlock(&lock);
        if (!ok) return false;
    }
    cuda_bound_device = device;
    return true;
}

bool cuda_use_quietly(int device) {
    if (!cuda_is_up() || device < 0 || device >= driver_devices) return false;
    if (cuda_bound_device == device) return true;
    cuda_device *d = &cuda_devices[device];
    if (!atomic_load_explicit(&d->ready, memory_order_acquire)) return false;
    if (cuda_driver_table->cuCtxSetCurrent(d->context) != CUDA_SUCCESS) return false;
    cuda_bound_device = device;
    return true;
}

int cuda_current_device(void) { return chosen_device; }

int cuda_driver_device_count(void) { return cuda_is_up() ? driver_devices : 0; }

int cuda_device_index(int device, const char *caller) {
    if (!cuda_init(caller)) return -1;
    int ordinal = device == -1 ? chosen_device : device;
    return check_ordinal(ordinal) ? ordinal : -1;
}

const cuda_properties *cuda_device_properties(int device) {
    if (!cuda_init(__func__) || !check_ordinal(device)) return NULL;
    cuda_device *d = &cuda_devices[device];
    if (UNLIKELY(!atomic_load_explicit(&d->known, memory_order_acquire))) {
        pthread_mutex_lock(&lock);
        bool ok = know_device(device);
        pthread_mutex_unlock(&lock);
        if (!ok) return NULL;
    }
    return &d->properties;
}

/* ------------------------------------------------------------------------------------------------- counting */

enum { VISIBLE_ALL = -1, VISIBLE_UNKNOWN = -2 };

/* How many of the `have` devices of NVML a text of CUDA_VISIBLE_DEVICES that lists numbers lets through.  The driver's
 * rules: read up to the first entry that is not the number of a device; the same number twice makes the list empty. */
static int visible_numbers(const char *text, int have) {
    bool seen[256] = {false};
    int count = 0;
    while (true) {
        while (isspace((unsigned char)*text)) text++;
        if (!isdigit((unsigned char)*text)) break;
        char *end;
        unsigned long number = strtoul(text, &end, 10);
        if (number >= (unsigned long)have || number >= COUNT_OF(seen)) break;
        if (seen[number]) return 0;
        seen[number] = true;
        count++;
        text = end + strcspn(end, ",");
        if (*text++ != ',') break;
    }
    return count;
}

/* The same for "GPU-…" names, of which a unique beginning is enough. */
static int visible_names(const cuda_nvml_api *ml, const char *text, int have) {
    bool seen[256] = {false};
    int count = 0;
    if (have > COUNT_OF(seen)) return VISIBLE_UNKNOWN;
    while (true) {
        while (isspace((unsigned char)*text)) text++;
        size_t n = strcspn(text, ", ");
        int match = -1;
        for (int i = 0; i < have && n > 0; i++) {
            cuda_nvml_device device;
            char uuid[96];
            if (ml->nvmlDeviceGetHandleByIndex_v2((unsigned)i, &device) != 0) return VISIBLE_UNKNOWN;
            if (ml->nvmlDeviceGetUUID(device, uuid, (unsigned)sizeof uuid) != 0) return VISIBLE_UNKNOWN;
            if (strncmp(uuid, text, n) != 0) continue;
            if (match >= 0) return count; /* ambiguous: as if it were no device */
            match = i;
        }
        if (match < 0) break;
        if (seen[match]) return 0;
        seen[match] = true;
        count++;
        text += strcspn(text, ",");
        if (*text++ != ',') break;
    }
    return count;
}

/* VISIBLE_UNKNOWN if NVML cannot tell: no library, an error, or devices divided into instances (MIG), of which CUDA
 * shows others than NVML does. */
static int count_by_nvml(const char *visible) {
    const cuda_nvml_api *ml = cuda_nvml_probe();
    if (!ml || ml->nvmlInit_v2() != 0) return VISIBLE_UNKNOWN;
    unsigned have = 0;
    int count = VISIBLE_UNKNOWN;
    if (ml->nvmlDeviceGetCount_v2(&have) == 0 && have <= INT16_MAX) {
        bool divided = false;
        for (unsigned i = 0; i < have && ml->nvmlDeviceGetMigMode; i++) {
            cuda_nvml_device device;
            unsigned now = 0, later = 0;
            if (ml->nvmlDeviceGetHandleByIndex_v2(i, &device) == 0 &&
                ml->nvmlDeviceGetMigMode(device, &now, &later) == 0) {
                divided = divided || now != 0;
            }
        }
        if (divided || (visible && strncmp(visible, "MIG-", 4) == 0)) {
            count = VISIBLE_UNKNOWN;
        } else if (!visible) {
            count = (int)have;
        } else if (strncmp(visible, "GPU-", 4) == 0) {
            count = visible_names(ml, visible, (int)have);
        } else {
            count = visible_numbers(visible, (int)have);
        }
    }
    (void)ml->nvmlShutdown();
    return count;
}

/* NVML needs milliseconds to come up, so its answer is kept for as long as the variable stays as it was. */
static int count_by_nvml_cached(void) {
    static bool known;
    static int last;
    static char last_visible[512];
    const char *visible = getenv("CUDA_VISIBLE_DEVICES");
    pthread_mutex_lock(&lock);
    int count;
    if (known && strcmp(last_visible, visible ? visible : "\n") == 0) {
        count = last;
    } else {
        count = count_by_nvml(visible);
        known =
            (size_t)snprintf(last_visible, sizeof last_visible, "%s", visible ? visible : "\n") < sizeof last_visible;
        last = count;
    }
    pthread_mutex_unlock(&lock);
    return MIN(count, (int)CUDA_MAX_DEVICES);
}

int torc_cuda_device_count(void) {
    int state = atomic_load_explicit(&cuda_init_state, memory_order_acquire);
    if (state != CUDA_NEW) return driver_devices; /* also in a forked child: a number, not a use */
    if (!cuda_driver_probe()) return 0;
    int count = count_by_nvml_cached();
    if (count != VISIBLE_UNKNOWN) return count;
    base_error_state *saved = base_error_save();
    bool ok = cuda_init("torc_cuda_device_count");
    if (!ok) torc_error_clear();
    base_error_restore(saved);
    return ok ? driver_devices : 0;
}

bool torc_cuda_is_available(void) {
    return atomic_load_explicit(&cuda_init_state, memory_order_acquire) != CUDA_FORKED && torc_cuda_device_count() > 0;
}

/* -------------------------------------------------------------------------------------------------- waiting */

/* The one place where the host waits for a device. stream NULL: all of the current context. */
static bool host_wait(CUstream stream) {
    atomic_fetch_add_explicit(&waits, 1, memory_order_relaxed);
    const cuda_driver_api *cu = cuda_driver_table;
    if (stream)
        CU_CHECK(cu->cuStreamSynchronize(stream));
    else
        CU_CHECK(cu->cuCtxSynchronize());
    return true;
}

bool cuda_wait(CUstream stream) {
    if (UNLIKELY(!stream || !cuda_is_up())) return FAIL(INTERNAL, "cuda_wait: no stream");
    return host_wait(stream) && cuda_fault_check(cuda_bound_device);
}

bool cuda_synchronize(int device) { return cuda_use(device) && host_wait(NULL) && cuda_fault_check(device); }

int64_t cuda_wait_count(void) { return atomic_load_explicit(&waits, memory_order_relaxed); }

bool cuda_launch_blocking(void) {
    static _Atomic int known; /* 0: not read, 1: no, 2: yes */
    int state = atomic_load_explicit(&known, memory_order_relaxed);
    if (UNLIKELY(state == 0)) {
        const char *text = getenv("CUDA_LAUNCH_BLOCKING");
        state = text && strcmp(text, "1") == 0 ? 2 : 1;
        atomic_store_explicit(&known, state, memory_order_relaxed);
    }
    return state == 2;
}

/* ---------------------------------------------------------------------------------------------- public functions */

int torc_cuda_current_device(void) { return cuda_init(__func__) ? chosen_device : -1; }

bool torc_cuda_set_device(int device) {
    if (device < 0) return true;
    if (cuda_device_index(device, __func__) < 0) return false;
    chosen_device = device;
    return true;
}

bool torc_cuda_synchronize(int device) {
    int ordinal = cuda_device_index(device, __func__);
    return ordinal >= 0 && cuda_synchronize(ordinal);
}

static const cuda_properties *properties_of(int device, const char *caller) {
    int ordinal = cuda_device_index(device, caller);
    return ordinal >= 0 ? cuda_device_properties(ordinal) : NULL;
}

const char *torc_cuda_get_device_name(int device) {
    const cuda_properties *p = properties_of(device, __func__);
    return p ? p->name : NULL;
}

bool torc_cuda_get_device_capability(int device, int *major, int *minor) {
    const cuda_properties *p = properties_of(device, __func__);
    if (!p) return false;
    if (major) *major = p->major;
    if (minor) *minor = p->minor;
    return true;
}

bool torc_cuda_get_device_properties(int device, torc_cuda_device_properties *properties) {
    if (!properties || properties->struct_size < sizeof(size_t)) {
        return FAIL(VALUE, "torc_cuda_get_device_properties: struct_size is not set");
    }
    const cuda_properties *p = properties_of(device, __func__);
    if (!p) return false;
    torc_cuda_device_properties all = {
        .struct_size = properties->struct_size,
        .major = p->major,
        .minor = p->minor,
        .total_memory = p->total_memory,
        .multi_processor_count = p->sm_count,
        .warp_size = p->warp_size,
        .max_threads_per_block = p->max_threads_per_block,
        .max_threads_per_multi_processor = p->max_threads_per_sm,
        .regs_per_multiprocessor = p->registers_per_sm,
        .is_integrated = p->integrated,
        .shared_memory_per_block = p->shared_per_block,
        .shared_memory_per_block_optin = p->shared_per_block_optin,
        .shared_memory_per_multiprocessor = p->shared_per_sm,
        .l2_cache_size = p->l2_bytes,
    };
    memcpy(all.name, p->name, sizeof all.name);
    memcpy(all.uuid, p->uuid, sizeof all.uuid);
    memcpy(properties, &all, MIN(properties->struct_size, sizeof all));
    return true;
}

bool torc_cuda_mem_get_info(int device, size_t *free_bytes, size_t *total_bytes) {
    int ordinal = cuda_device_index(device, __func__);
    if (ordinal < 0 || !cuda_use(ordinal)) return false;
    size_t available, total;
    CU_CHECK(cuda_driver_table->cuMemGetInfo(&available, &total));
    if (free_bytes) *free_bytes = available;
    if (total_bytes) *total_bytes = total;
    return true;
}
