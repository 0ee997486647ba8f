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
 *
 * Note [Kernels that overlap]
 * From compute capability 9.0 on, a kernel of torc's own may start while the kernel before it on the stream still runs
 * (CUDA: programmatic dependent launch), so that the device does not stand still between the two. It is then the kernel that
 * keeps the order: its first statement is kernel_begin() (kernels/common.cuh), which waits until the kernel before is
 * complete and its writes can be read, and only then lets the kernel after start, if it is so small (KERNEL_BESIDE) that the
 * device has room for that one everywhere beside it. Blocks that begin while others are still to end crowd where these end first, and stay
 * there: the sums of batch norms, as many blocks as fit, took a tenth longer. The kernel after a large one begins as the last of its
 * blocks end. So:
 *
 * - A kernel finds done whatever stands before it on the stream: the kernel before, complete, had waited in turn for what was
 *   before it. Of a stream at most two kernels are on the device, and one of them does nothing but wait.
 * - Before kernel_begin() nothing reads or writes memory; a function whose name ends in _ahead may ask for some to come closer. It comes first
 *   (tools/check_rooms.py looks), and the compiler moves no access
 *   above it, but for loads of what it is told that nobody writes: __ldg, ld.global.nc and const __restrict__. These also go
 *   through a cache that need not know what the kernel before wrote. So kernels have none of them; __ldca reads 16 bytes whole, too.
 * - Copies, fills, events, functions of the host and graphs begin when all before them is complete, as ever, and nothing
 *   behind them starts before they are. So do the kernels of others (CUB's, cuBLASLt's, cuDNN's, the program's), for which a
 *   kernel of torc's waits as for its own. A library may launch its kernels as torc does; it then must wait in them, too.
 * - Blocks may wait for other blocks of their kernel (scan.cu), or the last of them do more (sort.cu, random.cuh): the
 *   next kernel's blocks get no place on the device before all blocks of this one have had theirs.
 * - What kernels tell the host (device/fault.h) it reads after waiting for an event or a stream, which is after their end.
 *
 * A kernel that was translated for less than 9.0 waits for nothing, though it may run on a later device, and must not start
 * early. What a function was translated for the driver knows: CU_FUNC_ATTRIBUTE_PTX_VERSION is 90 for compute_90, whatever the
 * machine code is for. It is asked once for each kernel and device, and only for kernels of the images that the build
 * embedded; the slot keeps the answer. What is launched by cuda_launch, as CUB's kernels are, never starts early.
 *
 * In a capture the launch becomes an edge of the graph that is marked so. Who asks the driver for the edges of a raw graph
 * must ask for their data, too, or is refused (CUDA_ERROR_LOSSY_QUERY). Drivers before 12.3 know no such edges: there nothing
 * starts early, nor with CUDA_LAUNCH_BLOCKING=1, where the host waits for each launch, nor with TORC_CUDA_OVERLAP=0. */
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
    _Atomic uint32_t overlaps; /* a bit for each device, valid where f is: Note [Kernels that overlap] */
    _Atomic uint32_t clusters; /* likewise: was it translated for a device that has clusters of blocks? */
} cuda_kernel_slot;
_Static_assert(CUDA_MAX_DEVICES <= 32, "bits of overlaps");
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
 * Errors name the kernel.  With CUDA_LAUNCH_BLOCKING=1 waits for it. */
bool cuda_launch_slot(cuda_kernel_slot *slot, int device, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                      unsigned by, unsigned bz, unsigned shared_bytes, void **params);
/* The same for gx clusters of gy blocks each, 8 at most: they are on the device at once, and read one another's shared memory. Only where
 * cuda_slot_clusters says so: a kernel that was translated for less than 9.0 knows nothing of clusters, whatever the device. */
bool cuda_launch_cluster(cuda_kernel_slot *slot, int device, unsigned gx, unsigned gy, unsigned bx,
                         unsigned shared_bytes, void **params);
bool cuda_slot_clusters(cuda_kernel_slot *slot, int device);
/* The same for a kernel that does not begin with kernel_begin(). `f` NULL (from a failed lookup, whose error sticks) is false. */
bool cuda_launch(CUfunction f, int device, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                 unsigned shared_bytes, void **params);

/* How many blocks of this size and shared memory fit on one multiprocessor at once. -1 on error. */
int cuda_kernel_occupancy(CUfunction f, int device, int block_threads, size_t shared_bytes);
/* "scan_sum_f32" of a function this module gave out, "(unknown kernel)" otherwise. */
const char *cuda_kernel_name(CUfunction f);

#endif
