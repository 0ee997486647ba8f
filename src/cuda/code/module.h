/* cuda/code/module.h - kernels: finding them in the embedded images, and launching them.
 *
 * A kernel of src/cuda/kernels/FILE.cu is an extern "C" __global__ function whose name begins with FILE_, for instance
 * scan_sum_f32 in scan.cu: that image is the one that looking it up loads.  Where a family has several files,
 * reduce_sums.cu and reduce_lse.cu, the longest name that fits is meant, so that no list says what is where.  A kernel of
 * another name is not found (tests/cuda/test_cuda_images.c looks through them all).  The usual call:
 *
 *     static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("scan_sum_f32");
 *     void *params[] = {&out, &in, &n};                        // addresses of the arguments, in the kernel's order
 *     return cuda_launch_slot(&slot, device, blocks, 1, 1, 256, 1, 1, 0, params);
 */
#ifndef TORC_CUDA_MODULE_H
#define TORC_CUDA_MODULE_H

#include "cuda/device/device.h"

/* An image that the build embedded: a fatbin of one .cu file, named after it without ".cu". */
typedef struct cuda_image {
    const char *name;
    const void *data;
} cuda_image;
extern const cuda_image cuda_images[]; /* generated; ends with a NULL name */

/* Add an image at run time (a fatbin, cubin or PTX text). `name` and `data` must stay valid. */
bool cuda_image_register(const char *name, const void *data);

/* The kernel, for this device; loaded and cached on first use.  NULL and an error (INTERNAL) if no image has it; CUDA
 * with "no kernel image is available for execution on the device" if it has no code for this GPU.
 * "image:kernel" looks into that image only. */
CUfunction cuda_kernel(int device, const char *name);

/* A kernel's place in static storage, so that the hot path neither hashes nor locks. */
typedef struct cuda_kernel_slot {
    const char *name;
    _Atomic(CUfunction) f[CUDA_MAX_DEVICES];
} cuda_kernel_slot;
#define CUDA_KERNEL_SLOT(kernel_name) \
    { .name = (kernel_name) }
/* One for each dtype, whose kernel's name ends in the dtype's. */
#define CUDA_DTYPE_SLOTS(prefix) \
    { CUDA_DTYPE_KERNELS(prefix) }
#define CUDA_DTYPE_KERNELS(prefix)                                                                      \
    [TORC_BOOL] = CUDA_KERNEL_SLOT(prefix "bool"), [TORC_UINT8] = CUDA_KERNEL_SLOT(prefix "u8"),        \
    [TORC_INT8] = CUDA_KERNEL_SLOT(prefix "i8"), [TORC_INT16] = CUDA_KERNEL_SLOT(prefix "i16"),         \
    [TORC_INT32] = CUDA_KERNEL_SLOT(prefix "i32"), [TORC_INT64] = CUDA_KERNEL_SLOT(prefix "i64"),       \
    [TORC_FLOAT16] = CUDA_KERNEL_SLOT(prefix "f16"), [TORC_BFLOAT16] = CUDA_KERNEL_SLOT(prefix "bf16"), \
    [TORC_FLOAT32] = CUDA_KERNEL_SLOT(prefix "f32"), [TORC_FLOAT64] = CUDA_KERNEL_SLOT(prefix "f64")
/* Four, in the dtypes' order from TORC_FLOAT16 on: "prefix_f16", "prefix_bf16", "prefix_f32", "prefix_f64". */
#define CUDA_FLOAT_SLOTS(prefix)                                                                         \
    {                                                                                                    \
        CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"), CUDA_KERNEL_SLOT(prefix "f32"), \
            CUDA_KERNEL_SLOT(prefix "f64")                                                               \
    }
CUfunction cuda_kernel_slot_fill(cuda_kernel_slot *slot, int device);
static inline CUfunction cuda_kernel_slot_get(cuda_kernel_slot *slot, int device) {
    CUfunction f =
        (unsigned)device < CUDA_MAX_DEVICES ? atomic_load_explicit(&slot->f[device], memory_order_acquire) : NULL;
    return LIKELY(f != NULL) ? f : cuda_kernel_slot_fill(slot, device);
}

enum { CUDA_PLAIN_SHARED = 48 * 1024 }; /* bytes of shared memory that every device and kernel has */
/* Opt in to `bytes` of dynamic shared memory: Note [Shared memory beyond 48 KiB].  *most, 0 at first, remembers what the
 * function has.  `fixed`: its static shared memory, which counts too; CUDA_PLAIN_SHARED where that is not known. */
bool cuda_opt_in(CUfunction f, _Atomic(int) *most, int64_t bytes, int64_t fixed);

/* Queue a kernel on the device's stream.  A grid with no blocks is no work and succeeds.  More than 48 KiB of dynamic
 * shared memory is opted in to here; how much there is differs (99 KiB of compute capability 8.6, 227 of 9.0): the caller
 * looks at shared_per_block_optin, of which static shared memory takes its part.
 * Errors name the kernel.  With CUDA_LAUNCH_BLOCKING=1 waits for it.  `f` NULL
 * (from a failed lookup, whose error sticks) is false. */
bool cuda_launch(CUfunction f, int device, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                 unsigned shared_bytes, void **params);
static inline bool cuda_launch_slot(cuda_kernel_slot *slot, int device, unsigned gx, unsigned gy, unsigned gz,
                                    unsigned bx, unsigned by, unsigned bz, unsigned shared_bytes, void **params) {
    return cuda_launch(cuda_kernel_slot_get(slot, device), device, gx, gy, gz, bx, by, bz, shared_bytes, params);
}

/* How many blocks of this size and shared memory fit on one multiprocessor at once. -1 on error. */
int cuda_kernel_occupancy(CUfunction f, int device, int block_threads, size_t shared_bytes);
/* "scan_sum_f32" of a function this module gave out, "(unknown kernel)" otherwise. */
const char *cuda_kernel_name(CUfunction f);

#endif
