/* fake_cuda.c - a double of the NVIDIA driver, built as libcuda.so.1, for tests without a GPU: controls, devices,
 * contexts.
 *
 * It implements every function that src/cuda/libraries/api_driver.def requires. Device memory is host memory, so that copies and
 * fills really happen and a test can look at them; streams run at once or when told to; kernels are noted, and do
 * something if a test says what. It is strict where the driver is: nothing works before cuInit, in a child forked
 * after it, without a current context, or on a handle that was not given out. Where the driver leaves misuse
 * undefined, the double counts it. Memory is accounted as the driver does it, so that "out of memory, trim, try again"
 * can be seen to work. Any call can be made to fail.
 *
 * fake_memory.c has the memory, fake_stream.c streams, events and copies, fake_graph.c capture and graphs, fake_code.c
 * kernels, fake.h what they share. One lock guards everything; speed does not matter here. */
#include "fake.h"
#include "fake_pause.h"

#include <stdarg.h>

enum { MAX_FAULTS = 32, MAX_COUNTERS = 256, BUCKETS = 4096, RESTING = 4096 };

pthread_mutex_t fake_lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t fake_changed = PTHREAD_COND_INITIALIZER;
device devices[MAX_DEVICES];
int device_count;
bool fake_busy;
_Thread_local CUcontext fake_current;
_Thread_local bool fake_in_callback;

static bool initialized;
static long process;
static int64_t violations, call_count, fail_in;
static int fail_result;
static char violation_text[256], failed_call[64];
static uint64_t random_state;

static struct fault {
    char function[64];
    int nth, times, result;
} faults[MAX_FAULTS];
static struct counter {
    const char *function;
    int64_t calls;
} counters[MAX_COUNTERS];

/* ------------------------------------------------------------------------------------------------- objects */

static object *buckets[BUCKETS], *resting[RESTING];
static int64_t object_counts[EXEC + 1];
static unsigned rest_at;

static object **bucket_of(const void *p) { return &buckets[((uintptr_t)p >> 4) * 0x9E3779B97F4A7C15u >> 52]; }

void *fake_object_new(kind kind, size_t size) {
    object *o = calloc(1, size);
    if (!o) return NULL;
    object **bucket = bucket_of(o);
    *o = (object){kind, *bucket};
    *bucket = o;
    object_counts[kind]++;
    return o;
}

void fake_object_free(void *p) {
    for (object **link = bucket_of(p); *link; link = &(*link)->next) {
        if (*link != p) continue;
        object *o = *link;
        *link = o->next;
        object_counts[o->kind]--;
        free(resting[rest_at]);
        resting[rest_at] = o;
        rest_at = (rest_at + 1) % RESTING;
        return;
    }
}

bool fake_is(const void *handle, kind kind) {
    for (object *o = handle ? *bucket_of(handle) : NULL; o; o = o->next)
        if (o == handle) return o->kind == kind;
    return false;
}

int64_t fake_object_count(kind kind) { return object_counts[kind]; }

/* ------------------------------------------------------------------------------------------------- control */

void fake_violation(const char *format, ...) {
    va_list list;
    va_start(list, format);
    if (violations++ == 0) vsnprintf(violation_text, sizeof violation_text, format, list);
    va_end(list);
}

void fake_seed(uint64_t seed) { random_state = seed; }

uint64_t fake_random(void) { /* xorshift64* */
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    return random_state * 0x2545F4914F6CDD1Du >> 16;
}

/* A test writes the plain name of a function that has versions, or one of them. */
static bool same_function(const char *a, const char *b) {
    const char *va = strstr(a, "_v"), *vb = strstr(b, "_v");
    size_t na = va ? (size_t)(va - a) : strlen(a), nb = vb ? (size_t)(vb - b) : strlen(b);
    return na == nb && strncmp(a, b, na) == 0;
}

static CUresult count_and_fault(const char *function) {
    CUresult result = CUDA_SUCCESS;
    call_count++;
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
    if (fail_in > 0 && --fail_in == 0) {
        result = (CUresult)fail_result;
        snprintf(failed_call, sizeof failed_call, "%s", function);
    }
    return result;
}

static CUresult check_up(void) {
    return initialized && process == (long)getpid() ? CUDA_SUCCESS : CUDA_ERROR_NOT_INITIALIZED;
}

/* Where a test wants a call to stop. Guarded by the lock, but for the test of `armed`. */
static struct stop {
    _Atomic bool armed;
    char function[64];
    bool after;
    void (*run)(void *context);
    void *context;
} stop;

/* Without the lock. */
static void stop_here(const char *function, bool after) {
    if (!stop.armed) return;
    pthread_mutex_lock(&fake_lock);
    const bool here = stop.armed && stop.after == after && same_function(stop.function, function);
    void (*run)(void *) = stop.run;
    void *context = stop.context;
    if (here) stop.armed = false;
    pthread_mutex_unlock(&fake_lock);
    if (here) run(context);
}

void fake_leave(const char *const *function) {
    pthread_mutex_unlock(&fake_lock);
    stop_here(*function, true);
}

CUresult fake_enter(const char *function, int level) {
    stop_here(function, false);
    pthread_mutex_lock(&fake_lock);
    CUresult result;
    if (fake_in_callback) {
        fake_violation("%s is called by a host function or a kernel", function);
        result = CUDA_ERROR_NOT_PERMITTED;
    } else {
        result = count_and_fault(function);
    }
    if (result == CUDA_SUCCESS && level >= 1) result = check_up();
    if (result == CUDA_SUCCESS && level >= 2) {
        if (!fake_current)
            result = CUDA_ERROR_INVALID_CONTEXT;
        else if (!is_context(fake_current))
            result = CUDA_ERROR_CONTEXT_IS_DESTROYED;
        else
            result = (CUresult)devices[fake_current->device].broken;
    }
    if (result != CUDA_SUCCESS) pthread_mutex_unlock(&fake_lock);
    return result;
}

static void add_fault(const char *function, int nth, int times, int result) {
    for (int i = 0; i < MAX_FAULTS; i++) {
        if (faults[i].times > 0) continue;
        faults[i] = (struct fault){.nth = nth, .times = times, .result = result};
        snprintf(faults[i].function, sizeof faults[i].function, "%s", function);
        break;
    }
}

#define LOCKED(statement)                 \
    do {                                  \
        pthread_mutex_lock(&fake_lock);   \
        statement;                        \
        pthread_mutex_unlock(&fake_lock); \
    } while (0)

static void control_inject(const char *function, int nth, int times, int result) {
    LOCKED(add_fault(function, nth, times, result));
}

static void control_reset(void) {
    pthread_mutex_lock(&fake_lock);
    memset(faults, 0, sizeof faults);
    memset(counters, 0, sizeof counters);
    violations = call_count = fail_in = 0;
    violation_text[0] = failed_call[0] = '\0';
    fake_busy = false;
    fake_async = false;
    random_state = 0;
    fake_code_reset();
    for (int i = 0; i < device_count; i++) devices[i].broken = 0;
    if (check_up() == CUDA_SUCCESS) fake_run_all();
    pthread_mutex_unlock(&fake_lock);
}

static void control_stop_at(const char *function, bool after, void (*run)(void *context), void *context) {
    pthread_mutex_lock(&fake_lock);
    stop.armed = run != NULL;
    stop.after = after;
    stop.run = run;
    stop.context = context;
    snprintf(stop.function, sizeof stop.function, "%s", function ? function : "");
    pthread_mutex_unlock(&fake_lock);
}

static int64_t control_calls(const char *function) {
    int64_t calls = 0;
    pthread_mutex_lock(&fake_lock);
    for (int i = 0; i < MAX_COUNTERS && counters[i].function; i++) {
        if (same_function(counters[i].function, function)) calls = counters[i].calls;
    }
    pthread_mutex_unlock(&fake_lock);
    return calls;
}

static int64_t control_used(int d) {
    int64_t n;
    LOCKED(n = (int64_t)devices[d].used);
    return n;
}
static int64_t control_reserved(int d) {
    int64_t n;
    LOCKED(n = (int64_t)devices[d].reserved);
    return n;
}
static void control_set_busy(bool value) { LOCKED(fake_busy = value); }
static int control_contexts(void) {
    int n = 0;
    pthread_mutex_lock(&fake_lock);
    for (int i = 0; i < device_count; i++) n += devices[i].retained > 0;
    pthread_mutex_unlock(&fake_lock);
    return n;
}
static void control_counts(fake_cuda_counts *c) {
    pthread_mutex_lock(&fake_lock);
    *c = (fake_cuda_counts){.streams = fake_stream_count(),
                            .events = object_counts[EVENT],
                            .graphs = object_counts[GRAPH] - object_counts[EXEC], /* each has a copy */
                            .execs = object_counts[EXEC],
                            .queued = fake_queued()};
    fake_memory_count(c);
    pthread_mutex_unlock(&fake_lock);
}
static int64_t control_pinned(void) {
    fake_cuda_counts c;
    control_counts(&c);
    return c.pinned;
}
static int64_t control_violations(void) {
    int64_t n;
    LOCKED(n = violations);
    return n;
}
static const char *control_violation(void) { return violation_text; }
static void control_fail_nth_call(int64_t nth, int result) {
    pthread_mutex_lock(&fake_lock);
    fail_in = nth;
    fail_result = result;
    failed_call[0] = '\0';
    pthread_mutex_unlock(&fake_lock);
}
static int64_t control_call_count(void) {
    int64_t n;
    LOCKED(n = call_count);
    return n;
}
static const char *control_failed_call(void) { return failed_call; }
static void control_break_device(int d, int result) { LOCKED(devices[d].broken = result); }
static void control_set_peer(int d, int peer, bool can) { LOCKED(devices[d].peer[peer] = can); }

const fake_cuda_controls *fake_cuda_controls_get(void) {
    static const fake_cuda_controls controls = {
        .inject = control_inject,
        .reset = control_reset,
        .calls = control_calls,
        .used = control_used,
        .reserved = control_reserved,
        .set_busy = control_set_busy,
        .contexts = control_contexts,
        .last_launch = fake_control_last_launch,
        .pinned = control_pinned,
        .counts = control_counts,
        .violations = control_violations,
        .violation = control_violation,
        .fail_nth_call = control_fail_nth_call,
        .call_count = control_call_count,
        .failed_call = control_failed_call,
        .break_device = control_break_device,
        .break_at_kernel = fake_control_break_at_kernel,
        .set_peer = control_set_peer,
        .set_async = fake_control_set_async,
        .set_query_advances = fake_control_set_query_advances,
        .run = fake_control_run,
        .run_random = fake_control_run_random,
        .run_some = fake_control_run_some,
        .advance_clock = fake_control_advance_clock,
        .kernel = fake_control_kernel,
        .stop_at = control_stop_at,
    };
    return &controls;
}

/* -------------------------------------------------------------------------- initialization, errors, devices */

__attribute__((constructor)) static void opened(void) { fake_pause("FAKE_CUDA_OPENING"); }

static void before_fork(void) { pthread_mutex_lock(&fake_lock); }
static void after_fork(void) { pthread_mutex_unlock(&fake_lock); }

CUresult cuInit(unsigned flags) {
    static bool prepared;
    pthread_mutex_lock(&fake_lock);
    if (!prepared) { /* FAKE_CUDA_FAIL may name cuInit itself */
        prepared = true;
        pthread_atfork(before_fork, after_fork, after_fork);
        const char *text = getenv("FAKE_CUDA_FAIL");
        while (text && *text) {
            char function[64];
            int nth, result, used = 0;
            if (sscanf(text, "%63[^:]:%d:%d%n", function, &nth, &result, &used) != 3) break;
            add_fault(function, nth, 1, result);
            text += used;
            text += *text == ',';
        }
    }
    pthread_mutex_unlock(&fake_lock);
    ENTER(cuInit);
    if (flags != 0) return CUDA_ERROR_INVALID_VALUE;
    if (initialized) return check_up();
    const char *count = getenv("FAKE_CUDA_DEVICES"), *memory = getenv("FAKE_CUDA_MEMORY");
    device_count = count ? atoi(count) : 2;
    if (device_count > MAX_DEVICES) device_count = MAX_DEVICES;
    if (device_count <= 0) return CUDA_ERROR_NO_DEVICE;
    bool peers = !getenv("FAKE_CUDA_NO_PEERS");
    for (int i = 0; i < device_count; i++) {
        devices[i].total = memory ? (size_t)strtoull(memory, NULL, 10) : (size_t)1 << 30;
        devices[i].context.device = devices[i].pool.device = i;
        devices[i].file = -1;
        devices[i].pool.access[i] = 3;
        for (int j = 0; j < device_count; j++) devices[i].peer[j] = peers && i != j;
    }
    process = (long)getpid();
    initialized = true;
    return CUDA_SUCCESS;
}

CUresult cuDriverGetVersion(int *version) {
    ENTER(cuDriverGetVersion);
    NEED(version);
    const char *given = getenv("FAKE_CUDA_VERSION");
    *version = given ? atoi(given) : 13000;
    return CUDA_SUCCESS;
}

#define ERROR(name, text) \
    { CUDA_##name, "CUDA_" #name, text }
static const struct {
    CUresult code;
    const char *name, *text;
} errors[] = {
    ERROR(SUCCESS, "no error"),
    ERROR(ERROR_INVALID_VALUE, "invalid argument"),
    ERROR(ERROR_OUT_OF_MEMORY, "out of memory"),
    ERROR(ERROR_NOT_INITIALIZED, "initialization error"),
    ERROR(ERROR_DEINITIALIZED, "driver shutting down"),
    ERROR(ERROR_NO_DEVICE, "no CUDA-capable device is detected"),
    ERROR(ERROR_INVALID_DEVICE, "invalid device ordinal"),
    ERROR(ERROR_INVALID_IMAGE, "device kernel image is invalid"),
    ERROR(ERROR_INVALID_CONTEXT, "invalid device context"),
    ERROR(ERROR_MAP_FAILED, "mapping of buffer object failed"),
    ERROR(ERROR_ALREADY_MAPPED, "resource already mapped"),
    ERROR(ERROR_NOT_MAPPED, "resource not mapped"),
    ERROR(ERROR_NO_BINARY_FOR_GPU, "no kernel image is available for execution on the device"),
    ERROR(ERROR_ECC_UNCORRECTABLE, "uncorrectable ECC error encountered"),
    ERROR(ERROR_PEER_ACCESS_UNSUPPORTED, "peer access is not supported between these two devices"),
    ERROR(ERROR_FILE_NOT_FOUND, "file not found"),
    ERROR(ERROR_INVALID_HANDLE, "invalid resource handle"),
    ERROR(ERROR_ILLEGAL_STATE, "the operation cannot be performed in the present state"),
    ERROR(ERROR_NOT_FOUND, "named symbol not found"),
    ERROR(ERROR_NOT_READY, "device not ready"),
    ERROR(ERROR_ILLEGAL_ADDRESS, "an illegal memory access was encountered"),
    ERROR(ERROR_LAUNCH_OUT_OF_RESOURCES, "too many resources requested for launch"),
    ERROR(ERROR_LAUNCH_TIMEOUT, "the launch timed out and was terminated"),
    ERROR(ERROR_PEER_ACCESS_ALREADY_ENABLED, "peer access is already enabled"),
    ERROR(ERROR_PEER_ACCESS_NOT_ENABLED, "peer access has not been enabled"),
    ERROR(ERROR_CONTEXT_IS_DESTROYED, "context is destroyed"),
    ERROR(ERROR_ASSERT, "device-side assert triggered"),
    ERROR(ERROR_HOST_MEMORY_ALREADY_REGISTERED, "part or all of the requested memory range is already mapped"),
    ERROR(ERROR_HOST_MEMORY_NOT_REGISTERED, "pointer does not correspond to a registered memory region"),
    ERROR(ERROR_MISALIGNED_ADDRESS, "misaligned address"),
    ERROR(ERROR_LAUNCH_FAILED, "unspecified launch failure"),
    ERROR(ERROR_NOT_PERMITTED, "operation not permitted"),
    ERROR(ERROR_NOT_SUPPORTED, "operation not supported"),
    ERROR(ERROR_STREAM_CAPTURE_UNSUPPORTED, "operation not permitted when stream is capturing"),
    ERROR(ERROR_STREAM_CAPTURE_INVALIDATED, "operation failed due to a previous error during capture"),
    ERROR(ERROR_STREAM_CAPTURE_MERGE, "operation would result in a merge of separate capture sequences"),
    ERROR(ERROR_STREAM_CAPTURE_UNMATCHED, "capture was not ended in the same stream as it began"),
    ERROR(ERROR_STREAM_CAPTURE_UNJOINED, "capturing stream has unjoined work"),
    ERROR(ERROR_STREAM_CAPTURE_ISOLATION, "dependency created on uncaptured work in another stream"),
    ERROR(ERROR_STREAM_CAPTURE_IMPLICIT,
          "operation would make the legacy stream depend on a capturing blocking stream"),
    ERROR(ERROR_CAPTURED_EVENT, "operation not permitted on an event last recorded in a capturing stream"),
    ERROR(ERROR_STREAM_CAPTURE_WRONG_THREAD,
          "attempt to terminate a thread-local capture sequence from another thread"),
    ERROR(ERROR_GRAPH_EXEC_UPDATE_FAILURE,
          "the graph update was not performed because it included changes which violated constraints specific to "
          "instantiated graph update"),
    ERROR(ERROR_UNKNOWN, "unknown error"),
};

static CUresult error_text(CUresult error, const char **text, bool name) {
    NEED(text);
    *text = NULL;
    for (size_t i = 0; i < COUNT_OF(errors); i++) {
        if (errors[i].code == error) *text = name ? errors[i].name : errors[i].text;
    }
    return *text ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGetErrorName(CUresult error, const char **text) {
    ENTER(cuGetErrorName);
    return error_text(error, text, true);
}

CUresult cuGetErrorString(CUresult error, const char **text) {
    ENTER(cuGetErrorString);
    return error_text(error, text, false);
}

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
    bool vmm = getenv("FAKE_CUDA_NO_VMM") == NULL;
    switch ((int)attribute) {
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: *value = 9; break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: *value = 0; break;
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: *value = 132; break;
    case CU_DEVICE_ATTRIBUTE_WARP_SIZE: *value = 32; break;
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK: *value = 1024; break;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X: *value = 1024; break;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y: *value = 1024; break;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z: *value = 64; break;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X: *value = 0x7fffffff; break;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y: *value = 65535; break;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z: *value = 65535; break;
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR: *value = 2048; break;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR: *value = 32; break;
    case CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK: *value = 65536; break;
    case CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR: *value = 65536; break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: *value = 49152; break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: *value = fake_optin_shared(); break;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: *value = 233472; break;
    case CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: *value = 50 << 20; break;
    case CU_DEVICE_ATTRIBUTE_CLOCK_RATE: *value = 1980000; break;
    case CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE: *value = 3201000; break;
    case CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH: *value = 6144; break;
    case CU_DEVICE_ATTRIBUTE_PCI_BUS_ID: *value = d + 1; break;
    case CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT: *value = 3; break;
    case CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING: *value = 1; break;
    case CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY: *value = 1; break;
    case CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM: *value = 1; break;
    case CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS: *value = 1; break;
    case CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED: *value = 1; break;
    case CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH: *value = 1; break;
    case CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED: *value = 1; break;
    case CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: *value = vmm; break;
    case CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED: *value = vmm; break;
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

CUresult cuDeviceGetByPCIBusId(CUdevice *d, const char *text) {
    ENTER_UP(cuDeviceGetByPCIBusId);
    NEED(d && text);
    unsigned domain = 0, bus = 0, slot = 0;
    if (sscanf(text, "%x:%x:%x", &domain, &bus, &slot) != 3) {
        domain = 0;
        if (sscanf(text, "%x:%x", &bus, &slot) != 2) return CUDA_ERROR_INVALID_VALUE;
    }
    if (domain != 0 || slot != 0 || !is_device((int)bus - 1)) return CUDA_ERROR_INVALID_DEVICE;
    *d = (int)bus - 1;
    return CUDA_SUCCESS;
}

/* ------------------------------------------------------------------------------------------- contexts, peers */

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice d) {
    ENTER_UP(cuDevicePrimaryCtxRetain);
    if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
    devices[d].retained++;
    *context = &devices[d].context;
    return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxRelease(CUdevice d) {
    ENTER_UP(cuDevicePrimaryCtxRelease);
    if (!is_device(d)) return CUDA_ERROR_INVALID_DEVICE;
    if (devices[d].retained == 0) return CUDA_ERROR_INVALID_CONTEXT;
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

CUresult cuCtxGetCurrent(CUcontext *context) {
    ENTER_UP(cuCtxGetCurrent);
    *context = fake_current;
    return CUDA_SUCCESS;
}

CUresult cuCtxSetCurrent(CUcontext context) {
    ENTER_UP(cuCtxSetCurrent);
    if (context && !is_context(context)) return CUDA_ERROR_INVALID_CONTEXT;
    fake_current = context;
    return CUDA_SUCCESS;
}

CUresult cuCtxGetDevice(CUdevice *d) {
    ENTER_CONTEXT(cuCtxGetDevice);
    *d = fake_current->device;
    return CUDA_SUCCESS;
}

CUresult cuCtxSynchronize(void) {
    ENTER_CONTEXT(cuCtxSynchronize);
    int d = fake_current->device;
    TRY(fake_check_device_wait(d));
    fake_run_device(d);
    return (CUresult)devices[d].broken;
}

CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest) {
    ENTER_CONTEXT(cuCtxGetStreamPriorityRange);
    if (least) *least = 0;
    if (greatest) *greatest = -5;
    return CUDA_SUCCESS;
}

CUresult cuDeviceCanAccessPeer(int *can, CUdevice d, CUdevice peer) {
    ENTER_UP(cuDeviceCanAccessPeer);
    if (!is_device(d) || !is_device(peer)) return CUDA_ERROR_INVALID_DEVICE;
    *can = devices[d].peer[peer];
    return CUDA_SUCCESS;
}

CUresult cuCtxEnablePeerAccess(CUcontext peer, unsigned flags) {
    ENTER_CONTEXT(cuCtxEnablePeerAccess);
    NEED(flags == 0);
    if (!is_context(peer)) return CUDA_ERROR_INVALID_CONTEXT;
    device *v = &devices[fake_current->device];
    if (!v->peer[peer->device]) return CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
    if (v->enabled[peer->device]) return CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
    v->enabled[peer->device] = true;
    return CUDA_SUCCESS;
}

CUresult cuCtxDisablePeerAccess(CUcontext peer) {
    ENTER_CONTEXT(cuCtxDisablePeerAccess);
    if (!is_context(peer)) return CUDA_ERROR_INVALID_CONTEXT;
    device *v = &devices[fake_current->device];
    if (!v->enabled[peer->device]) return CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
    v->enabled[peer->device] = false;
    return CUDA_SUCCESS;
}
