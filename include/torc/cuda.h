/* torc/cuda.h - CUDA devices (torch.cuda).
 *
 * Every function here exists in every build.  A library built without CUDA, and one built with it on a machine that has
 * no GPU, answer the questions (`is_available` is false, `device_count` is 0) and refuse the rest with an error.
 *
 * CUDA is initialized by the first call that needs it, never by the questions where NVML can answer them.  A process
 * that forked after CUDA was initialized cannot use it in the child: RUNTIME, naming the call that initialized it.
 *
 * Work is asynchronous: a call returns when it is queued.  Errors of a kernel appear at a later call; set
 * CUDA_LAUNCH_BLOCKING=1 in the environment to have them at the launch.
 *
 * `device` is an ordinal from 0; -1 means the current device of the calling thread.  An ordinal that does not exist is
 * the error CUDA, "CUDA error: invalid device ordinal". */
#ifndef TORC_CUDA_H
#define TORC_CUDA_H

#include "torc/core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------- devices */

/** Can CUDA be used: does this build have it, is there a driver and at least one visible device?  Never an error.
 *  False in a forked child whose parent had initialized CUDA. */
TORC_API bool torc_cuda_is_available(void);

/** Number of devices this process sees, CUDA_VISIBLE_DEVICES honoured; 0 without CUDA.  Never an error, and never
 *  creates a context. */
TORC_API int torc_cuda_device_count(void);

/** The device that -1, and "cuda" without a number, mean on this thread: 0 unless changed.  Returns -1 on error. */
TORC_API int torc_cuda_current_device(void);

/** Choose this thread's current device.  A negative number does nothing, as in PyTorch. */
TORC_API bool torc_cuda_set_device(int device);

/** Wait until everything queued on the device has finished. The first error of that work, if any, is the error here. */
TORC_API bool torc_cuda_synchronize(int device);

/** Name of the device, such as "NVIDIA H200". Static storage; NULL on error. */
TORC_API const char *torc_cuda_get_device_name(int device);

/** Compute capability, such as 9 and 0. The pointers may be NULL; untouched on error. */
TORC_API bool torc_cuda_get_device_capability(int device, int *major, int *minor);

/** What a device is. Fields are appended in later versions. */
typedef struct torc_cuda_device_properties {
    size_t struct_size; /**< set by the caller to sizeof(torc_cuda_device_properties) */
    char name[256];
    int32_t major, minor; /**< compute capability */
    size_t total_memory;  /**< bytes */
    int32_t multi_processor_count;
    int32_t warp_size;
    int32_t max_threads_per_block;
    int32_t max_threads_per_multi_processor;
    int32_t regs_per_multiprocessor;
    int32_t is_integrated;                /**< 1 if the device shares the host's memory */
    size_t shared_memory_per_block;       /**< bytes without opting in */
    size_t shared_memory_per_block_optin; /**< bytes a kernel may opt in to */
    size_t shared_memory_per_multiprocessor;
    size_t l2_cache_size; /**< bytes */
    uint8_t uuid[16];
} torc_cuda_device_properties;

/** Fill `*properties` up to the struct_size it comes with. VALUE if that is 0 or `properties` is NULL. */
TORC_API bool torc_cuda_get_device_properties(int device, torc_cuda_device_properties *properties);

/* -------------------------------------------------------------------------------------------------- memory */

/** Free and total memory of the device in bytes, as the driver counts. The pointers may be NULL; untouched on error.
 *  Memory that torc keeps for reuse counts as used; torc_cuda_empty_cache() gives it back. */
TORC_API bool torc_cuda_mem_get_info(int device, size_t *free_bytes, size_t *total_bytes);

/** Bytes that torc's storages hold on the device now. 0 if the device was not used yet; -1 on error. */
TORC_API int64_t torc_cuda_memory_allocated(int device);
/** The most that torc_cuda_memory_allocated was since the start or torc_cuda_reset_peak_memory_stats. -1 on error. */
TORC_API int64_t torc_cuda_max_memory_allocated(int device);
/** Bytes that torc's allocator took from the driver: what is allocated and what it keeps for reuse. -1 on error. */
TORC_API int64_t torc_cuda_memory_reserved(int device);
/** Begin a new peak at what is allocated now. */
TORC_API bool torc_cuda_reset_peak_memory_stats(int device);
/** Give the memory that is kept for reuse back to the driver, on all devices used so far. Waits for them. */
TORC_API bool torc_cuda_empty_cache(void);

#ifdef __cplusplus
}
#endif
#endif
