/* cuda/device/device.h - initialization, devices and contexts.
 *
 * The usual way in is one line at the top of whatever touches a device:
 *
 *     if (!cuda_use(device)) return false;      // CUDA is up, the device's context is current on this thread
 *     CUstream stream = cuda_stream(device);            // cuda/streams/stream.h: where this thread's work goes
 *
 * after which cuda_driver_table may be called through without a check.  Ordinals here are real ones: a -1 is resolved
 * by cuda_device_index() at the front door. */
#ifndef TORC_CUDA_DEVICE_H
#define TORC_CUDA_DEVICE_H

#include <time.h>

#include "cuda/libraries/loader.h"

enum { CUDA_MAX_DEVICES = 16 };

typedef struct cuda_properties {
    char name[256];
    int major, minor; /* compute capability */
    int sm_count;
    int warp_size;
    int max_threads_per_block, max_threads_per_sm, max_blocks_per_sm;
    int registers_per_sm;
    size_t shared_per_block;       /* without opting in */
    size_t shared_per_block_optin; /* the most a kernel may ask for */
    size_t shared_per_sm;
    size_t l2_bytes;
    size_t total_memory;
    bool integrated;
    bool multi_gpu_board;
    int registers_per_block;
    int max_block[3], max_grid[3];
    int pci_bus_id, pci_device_id, pci_domain_id;
    int clock_rate, memory_clock_rate; /* kHz */
    int memory_bus_width;              /* bits */
    uint8_t uuid[16];
} cuda_properties;

/* Everything about a device that is set once, when it is first used; read without a lock after cuda_use(). */
typedef struct cuda_device {
    CUdevice handle;
    CUcontext context;
    cuda_properties properties;
    _Atomic int known; /* handle and properties are set */
    _Atomic int ready; /* context is set */
} cuda_device;

extern cuda_device cuda_devices[CUDA_MAX_DEVICES];
extern const cuda_driver_api *cuda_driver_table; /* set once cuda_init has succeeded */
/* What calls read of a thread, of all rooms of cuda, a byte each: Note [Thread-local bytes] in base/own.c. All else is a thread_part. */
typedef struct cuda_thread_now {
    int8_t bound;   /* the device whose context is current on this thread, -1: none of ours */
    int8_t chosen;  /* torc_cuda_set_device */
    uint8_t pools;  /* use_mem_pool_begin without end: memory/mempool.c */
    bool exclusive; /* it holds the lock of cuda_exclusive_begin: streams/order.c */
} cuda_thread_now;
extern HOT_THREAD_LOCAL cuda_thread_now cuda_thread;
#define cuda_bound_device cuda_thread.bound
extern _Atomic int cuda_init_state; /* CUDA_NEW, CUDA_READY or CUDA_FORKED */
enum { CUDA_NEW, CUDA_READY, CUDA_FORKED };

/* Initialize CUDA (cuInit; no context yet).  `caller` is remembered as the first user and named by the error that a
 * forked child gets; pass the operator's name where there is one.  One atomic load once done. */
bool cuda_init_slow(const char *caller);
static inline bool cuda_init(const char *caller) {
    return LIKELY(atomic_load_explicit(&cuda_init_state, memory_order_acquire) == CUDA_READY) || cuda_init_slow(caller);
}

/* Is CUDA initialized and usable in this process? For clean-up that must do nothing otherwise (forked child). */
static inline bool cuda_is_up(void) {
    return atomic_load_explicit(&cuda_init_state, memory_order_acquire) == CUDA_READY;
}

/* Make the device's primary context current on this thread; initializes CUDA and the device if needed.  A compare with
 * a thread-local when it is current already.  Code that lets foreign code change the context on this thread calls
 * cuda_forget_binding() after it. */
bool cuda_use_slow(int device, const char *caller);
#define cuda_use(device) (LIKELY(cuda_bound_device == (device)) || cuda_use_slow((device), "an operation on a device"))
static inline void cuda_forget_binding(void) { cuda_bound_device = -1; }
/* The same for clean-up code: no error, false if the device was never used. */
bool cuda_use_quietly(int device);

/* -1 becomes the thread's current device; others are checked against the count. -1 and an error if it does not exist.
 * */
int cuda_device_index(int device, const char *caller);
/* The thread's current device, without a check and without initializing anything. */
int cuda_current_device(void);
/* Set it to one that exists; returns the one before. */
int cuda_exchange_current_device(int device);
/* Devices the driver has; 0 before cuda_init. */
int cuda_driver_device_count(void);

/* Cached; needs no context. NULL and an error if the device does not exist. */
const cuda_properties *cuda_device_properties(int device);

static inline int64_t cuda_now_us(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

#endif
