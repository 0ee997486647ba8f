/* cuda/device/device.c - how CUDA comes up.
 *
 * Three steps, each taken by the first call that needs it.  (1) Questions: how many devices are there?  NVML answers
 * without initializing CUDA (visible.c), so that processes can ask and fork afterwards.  (2) cuda_init: cuInit.  From here
 * on a fork poisons the child; a pthread_atfork handler flips the state there so that every entry gives a clear error
 * instead of the driver's obscure one.  (3) Per device: retain its primary context (the one the runtime API and PyTorch
 * share, so pointers are exchangeable).  Primary contexts are never released: at exit the driver may be gone before we
 * are, and the process's end frees everything.
 *
 * Making a context current costs a driver call, so each thread remembers which one it set; cuda_use is then a compare.
 * The legacy stream is that of the current context: code that lets foreign code change it must call
 * cuda_forget_binding().
 *
 * A thread's *current device* (torc_cuda_set_device) is only a default for "cuda" without a number.  It is not the
 * bound context: operators run on the device of their tensors and leave the user's choice alone. */
#include "cuda/device/device.h"
#include "cuda/device/visible.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "torc/backends.h"
#include "torc/cuda.h"
#include "base/lock.h"
#include "base/sized.h"
#include "core/seams.h"

cuda_device cuda_devices[CUDA_MAX_DEVICES];
const cuda_driver_api *cuda_driver_table;
HOT_THREAD_LOCAL cuda_thread_now cuda_thread = {.bound = -1};
_Atomic int cuda_init_state = CUDA_NEW;

static base_lock lock;           /* initialization only */
static int driver_devices;       /* set by cuda_init */
static const char *first_caller; /* a name that the library has */
static long first_process;

/* -------------------------------------------------------------------------------------------- initialization */

static _Atomic bool starting; /* a thread is at cuInit: its child cannot start anew either */

static void in_forked_child(void) {
    if (atomic_load(&cuda_init_state) == CUDA_READY || atomic_load(&starting))
        atomic_store(&cuda_init_state, CUDA_FORKED);
    cuda_bound_device = -1;
}

/* From now on a child made by fork knows that CUDA is not for it. */
static bool watch_forks(void) {
    static _Atomic bool watched;
    return base_watch_forks(&watched, in_forked_child);
}

static bool start(const cuda_driver_api *cu) {
    CUresult result = cu->cuInit(0);
    if (result == CUDA_ERROR_NO_DEVICE) return FAIL(RUNTIME, "No CUDA GPUs are available");
    if (result != CUDA_SUCCESS) return cuda_fail(result, "cuInit", __FILE__, __LINE__);
    int count = 0;
    CU_CHECK(cu->cuDeviceGetCount(&count));
    driver_devices = MIN(count, (int)CUDA_MAX_DEVICES);
    cuda_driver_table = cu;
    atomic_store_explicit(&cuda_init_state, CUDA_READY, memory_order_release);
    return true;
}

/* With the lock held. */
static bool init_locked(const char *caller) {
    const cuda_driver_api *cu = cuda_driver();
    if (!cu) return false;
    first_caller = caller;
    first_process = (long)getpid();
    atomic_store(&starting, true);
    bool ok = start(cu);
    atomic_store(&starting, false);
    return ok;
}

bool cuda_init_slow(const char *caller) {
    if (!watch_forks()) return FAIL(OUT_OF_MEMORY, "CUDA initialization ran out of host memory");
    lock_take(&lock);
    int state = atomic_load(&cuda_init_state);
    bool ok = state == CUDA_READY;
    if (state == CUDA_FORKED) {
        ok = FAIL(RUNTIME,
                  "Cannot re-initialize CUDA in forked subprocess. To use CUDA with multiprocessing, you must use the "
                  "'spawn' start method (CUDA was first initialized by %s in process %ld)",
                  first_caller, first_process);
    } else if (state == CUDA_NEW) {
        ok = init_locked(caller);
    }
    lock_release(&lock);
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
    int shared, optin, per_sm, l2, integrated, board;
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
        {CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK, &p.registers_per_block},
        {CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, &p.max_block[0]},
        {CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, &p.max_block[1]},
        {CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, &p.max_block[2]},
        {CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, &p.max_grid[0]},
        {CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y, &p.max_grid[1]},
        {CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, &p.max_grid[2]},
        {CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, &p.pci_bus_id},
        {CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID, &p.pci_device_id},
        {CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID, &p.pci_domain_id},
        {CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD, &board},
        {CU_DEVICE_ATTRIBUTE_CLOCK_RATE, &p.clock_rate},
        {CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE, &p.memory_clock_rate},
        {CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH, &p.memory_bus_width},
    };
    for (int i = 0; i < COUNT_OF(wanted); i++) {
        CU_CHECK(cu->cuDeviceGetAttribute(wanted[i].value, wanted[i].attribute, handle));
    }
    p.shared_per_block = (size_t)shared;
    p.shared_per_block_optin = (size_t)optin;
    p.shared_per_sm = (size_t)per_sm;
    p.l2_bytes = (size_t)l2;
    p.integrated = integrated != 0;
    p.multi_gpu_board = board != 0;
    d->handle = handle;
    d->properties = p;
    atomic_store_explicit(&d->known, 1, memory_order_release);
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
    if (!CU_OK(cu->cuCtxSetCurrent(context))) {
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
        lock_take(&lock);
        bool ok = ready_device(device);
        lock_release(&lock);
        if (!ok) return false;
    }
    cuda_bound_device = (int8_t)device;
    return true;
}

bool cuda_use_quietly(int device) {
    if (!cuda_is_up() || device < 0 || device >= driver_devices) return false;
    if (cuda_bound_device == device) return true;
    cuda_device *d = &cuda_devices[device];
    if (!atomic_load_explicit(&d->ready, memory_order_acquire)) return false;
    if (cuda_driver_table->cuCtxSetCurrent(d->context) != CUDA_SUCCESS) return false;
    cuda_bound_device = (int8_t)device;
    return true;
}

int cuda_current_device(void) { return cuda_thread.chosen; }

int cuda_exchange_current_device(int device) {
    int before = cuda_thread.chosen;
    cuda_thread.chosen = (int8_t)device;
    return before;
}

int cuda_driver_device_count(void) { return cuda_is_up() ? driver_devices : 0; }

int cuda_device_index(int device, const char *caller) {
    if (!cuda_init(caller)) return -1;
    int ordinal = device == -1 ? cuda_thread.chosen : device;
    return check_ordinal(ordinal) ? ordinal : -1;
}

const cuda_properties *cuda_device_properties(int device) {
    if (!cuda_init("torch.cuda.get_device_properties") || !check_ordinal(device)) return NULL;
    cuda_device *d = &cuda_devices[device];
    if (UNLIKELY(!atomic_load_explicit(&d->known, memory_order_acquire))) {
        lock_take(&lock);
        bool ok = know_device(device);
        lock_release(&lock);
        if (!ok) return NULL;
    }
    return &d->properties;
}

/* ------------------------------------------------------------------------------------------------- counting */

int torc_cuda_device_count(void) {
    int state = atomic_load_explicit(&cuda_init_state, memory_order_acquire);
    if (state != CUDA_NEW) return driver_devices; /* also in a forked child: a number, not a use */
    if (!cuda_driver_probe()) return 0;
    int count = visible_count();
    if (count != VISIBLE_UNKNOWN) return MIN(count, (int)CUDA_MAX_DEVICES);
    base_attempt looking;
    base_attempt_begin(&looking);
    const bool ok = cuda_init("torch.cuda.device_count");
    base_attempt_end(&looking);
    return ok ? driver_devices : 0;
}

bool torc_cuda_is_available(void) {
    return atomic_load_explicit(&cuda_init_state, memory_order_acquire) != CUDA_FORKED && torc_cuda_device_count() > 0;
}

/* ---------------------------------------------------------------------------------------------- public functions */

int torc_cuda_current_device(void) { return cuda_init("torch.cuda.current_device") ? cuda_thread.chosen : -1; }

bool(torc_cuda_set_device)(int device) {
    if (FAILED()) return false;
    if (device < 0) return true;
    if (cuda_device_index(device, "torch.cuda.set_device") < 0) return false;
    cuda_thread.chosen = (int8_t)device;
    return true;
}

int(torc_cuda_exchange_device)(int device) {
    if (FAILED() || device < 0 || cuda_device_index(device, "torch.cuda.exchange_device") < 0) return -1;
    return cuda_exchange_current_device(device);
}

bool torc_cuda_init(void) { return !FAILED() && cuda_init("torch.cuda.init"); }
bool torc_cuda_is_initialized(void) { return cuda_is_up(); }

#ifndef TORC_CUDA_ARCH_LIST
#define TORC_CUDA_ARCH_LIST ""
#endif
const char *torc_cuda_get_arch_list(void) { return TORC_CUDA_ARCH_LIST; }

static char gencode_flags[8 * sizeof TORC_CUDA_ARCH_LIST]; /* of "sm_90" becomes less than eight times as much */
static void write_gencode_flags(void *unused) {
    (void)unused;
    size_t n = 0;
    for (const char *word = TORC_CUDA_ARCH_LIST; *word;) {
        int length = (int)strcspn(word, " ");
        const char *number = strchr(word, '_');
        if (number && number < word + length) {
            int digits = (int)(word + length - ++number);
            n += (size_t)snprintf(gencode_flags + n, sizeof gencode_flags - n,
                                  "%s-gencode compute=compute_%.*s,code=%.*s", n ? " " : "", digits, number, length,
                                  word);
        }
        word += length + (word[length] == ' ');
    }
}
const char *torc_cuda_get_gencode_flags(void) {
    static base_once once;
    base_call_once(&once, write_gencode_flags, NULL);
    return gencode_flags;
}

int torc_cuda_version(void) { return CUDA_VERSION; }

int torc_cuda_driver_version(void) {
    const cuda_driver_api *cu = cuda_driver_probe();
    int version = 0;
    return cu && cu->cuDriverGetVersion(&version) == CUDA_SUCCESS ? version : 0;
}

int torc_backends_cudnn_version(void) {
    const cuda_cudnn_api *nn = cuda_cudnn_probe();
    return nn ? (int)nn->cudnnGetVersion() : 0;
}

bool(torc_cuda_can_device_access_peer)(int device, int peer) {
    int a = cuda_device_index(device, "torch.cuda.can_device_access_peer"),
        b = a >= 0 ? cuda_device_index(peer, "torch.cuda.can_device_access_peer") : -1;
    int can = 0;
    if (b < 0 || a == b || !cuda_device_properties(a) || !cuda_device_properties(b)) return false;
    CU_CHECK(cuda_driver_table->cuDeviceCanAccessPeer(&can, cuda_devices[a].handle, cuda_devices[b].handle));
    return can != 0;
}

/* Every device that torc supports computes bfloat16, at least in float32. */
bool(torc_cuda_is_bf16_supported)(bool including_emulation) {
    if (!torc_cuda_is_available()) return false;
    if (including_emulation) return true;
    const cuda_properties *p =
        cuda_init("torch.cuda.is_bf16_supported") ? cuda_device_properties(cuda_thread.chosen) : NULL;
    return p && p->major >= 8;
}
bool torc_cuda_is_tf32_supported(void) { return torc_cuda_is_bf16_supported(false); }

static const cuda_properties *properties_of(int device, const char *caller) {
    int ordinal = cuda_device_index(device, caller);
    return ordinal >= 0 ? cuda_device_properties(ordinal) : NULL;
}

const char *(torc_cuda_get_device_name)(int device) {
    const cuda_properties *p = properties_of(device, "torch.cuda.get_device_name");
    return p ? p->name : "";
}

bool(torc_cuda_get_device_capability)(int device, int *major, int *minor) {
    const cuda_properties *p = properties_of(device, "torch.cuda.get_device_capability");
    if (!p) return false;
    if (major) *major = p->major;
    if (minor) *minor = p->minor;
    return true;
}

bool(torc_cuda_get_device_properties)(int device, torc_cuda_device_properties *properties) {
    const cuda_properties *p = properties_of(device, "torch.cuda.get_device_properties");
    if (!p) return false;
    torc_cuda_device_properties all = {
        .struct_size = sizeof all,
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
        .pci_bus_id = p->pci_bus_id,
        .pci_device_id = p->pci_device_id,
        .pci_domain_id = p->pci_domain_id,
        .is_multi_gpu_board = p->multi_gpu_board,
        .clock_rate = p->clock_rate,
        .memory_clock_rate = p->memory_clock_rate,
        .memory_bus_width = p->memory_bus_width,
        .regs_per_block = p->registers_per_block,
        .max_blocks_per_multi_processor = p->max_blocks_per_sm,
        .max_block_dim = {p->max_block[0], p->max_block[1], p->max_block[2]},
        .max_grid_dim = {p->max_grid[0], p->max_grid[1], p->max_grid[2]},
    };
    memcpy(all.name, p->name, sizeof all.name);
    memcpy(all.uuid, p->uuid, sizeof all.uuid);
    return base_size_filled("torch.cuda.get_device_properties", properties, &all, SIZED(torc_cuda_device_properties));
}

bool(torc_cuda_mem_get_info)(int device, size_t *free_bytes, size_t *total_bytes) {
    (void)exec_settle();
    int ordinal = cuda_device_index(device, "torch.cuda.mem_get_info");
    if (ordinal < 0 || !cuda_use(ordinal)) return false;
    size_t available, total;
    CU_CHECK(cuda_driver_table->cuMemGetInfo(&available, &total));
    if (free_bytes) *free_bytes = available;
    if (total_bytes) *total_bytes = total;
    return true;
}
