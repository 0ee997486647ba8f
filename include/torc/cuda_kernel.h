/* torc/cuda_kernel.h - CUDA kernels of your own.
 *
 * A kernel comes from CUDA C++ source, compiled in the process by NVRTC, or from code that was compiled before: a
 * cubin, fatbin or PTX, in memory or in a file, or a function that the caller's own code loaded.  A launch is an
 * operator call like any other: queued on the current stream, ordered with the work of other streams through the
 * tensors it is given, recorded by graph captures, and counted as an in-place change of the tensors it writes.
 *
 *     torc_cuda_kernel scale = torc_cuda_compile_kernel(
 *         "extern \"C\" __global__ void scale(float *y, const float *x, float by, long n) {\n"
 *         "    long i = blockIdx.x * (long)blockDim.x + threadIdx.x;\n"
 *         "    if (i < n) y[i] = by * x[i];\n"
 *         "}", "scale");
 *     torc_tensor y = torc_empty_like(x);
 *     torc_cuda_kernel_launch(
 *         scale, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_FLOAT(2), KERNEL_INT64(n)),
 *         DIMS((n + 255) / 256), DIMS(256));
 *
 * A launch has no gradient of its own: torc_function_apply (autograd.h) makes an operator with a gradient of two of
 * them; examples/custom_kernel.c shows how.
 *
 * Code that was loaded stays loaded until the process ends, since queued launches and captured graphs use it; the same
 * code, and the same source for the same device, is compiled and loaded once. */
#ifndef TORC_CUDA_KERNEL_H
#define TORC_CUDA_KERNEL_H

#include "torc/cuda.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A kernel; a reference-counted handle like any other. */
typedef struct torc_cuda_kernel_s *torc_cuda_kernel;

/* ------------------------------------------------------------------------------------------------- from source */

/** A file that the source may #include. */
typedef struct torc_cuda_header {
    const char *name; /**< as the source writes it */
    const char *text;
} torc_cuda_header;

/** Options of torc_cuda_compile_kernel. Lists are borrowed for the call and end with NULL (a NULL name). */
typedef struct torc_cuda_compile_options {
    size_t struct_size;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_device device;                 /**< for whose architecture; default the current CUDA device */
    int32_t reserved0;                  /**< 0 */
    const char *const *compile_options; /**< of NVRTC: TEXTS("-DN=4"). An architecture among them wins */
    const char *const *include_dirs;    /**< searched before the toolkit's own headers, where those are found */
    const torc_cuda_header *headers;
    const char *header_code; /**< put in front of the source; default None */
} torc_cuda_compile_options;

/** Compile CUDA C++ source with NVRTC and take the kernel `name` of it (torch.cuda._compile_kernel). `name` is written
 *  as in the source: "scale", also in a namespace ("mine::scale") or an instance of a template ("scale<float, 4>").
 *  LIBRARY_MISSING without NVRTC; RUNTIME "Kernel compilation failed:" with the compiler's log if the source is
 *  refused. */
TORC_API torc_cuda_kernel torc_cuda_compile_kernel_with(const char *source, const char *name,
                                                        const torc_cuda_compile_options *options);
#if !defined(__cplusplus) && !defined(TORC_NO_SHORT_NAMES)
/** TEXTS("a", "b"): a list of texts that ends with NULL. */
#define TEXTS(...) ((const char *const[]){__VA_ARGS__, NULL})
#endif

/* ------------------------------------------------------------------------------------------------- precompiled */

/** The kernel `name` (as in the binary: declare it extern "C") of a cubin, a fatbin or PTX text of `bytes` bytes, which
 *  are copied. RUNTIME if it has none of that name or is none of these, CUDA if the driver cannot load it. */
TORC_API torc_cuda_kernel torc_cuda_kernel_from_image(const void *image, size_t bytes, const char *name);
/** The same from a file: what nvcc -cubin, -fatbin or -ptx writes. IO if it cannot be read. */
TORC_API torc_cuda_kernel torc_cuda_kernel_from_file(const char *path, const char *name);
/** A CUfunction of `device` (-1: the current one) that the caller's own code loaded, and keeps loaded. */
TORC_API torc_cuda_kernel torc_cuda_kernel_from_function(void *function, int device);

/* ------------------------------------------------------------------------------------------------- launching */

typedef enum torc_cuda_argument_kind {
    TORC_CUDA_ARGUMENT_TENSOR = 1,     /**< the address of its first element; the kernel reads it */
    TORC_CUDA_ARGUMENT_TENSOR_OUT = 2, /**< … and writes it */
    TORC_CUDA_ARGUMENT_INT32 = 3,
    TORC_CUDA_ARGUMENT_INT64 = 4,
    TORC_CUDA_ARGUMENT_FLOAT = 5,
    TORC_CUDA_ARGUMENT_DOUBLE = 6,
    TORC_CUDA_ARGUMENT_POINTER = 7, /**< an address as it is; torc does not know what it is for */
    TORC_CUDA_ARGUMENT_BYTES = 8,   /**< anything else by value: small integers, halves, structs */
} torc_cuda_argument_kind;

/** One argument of a kernel. */
typedef struct torc_cuda_argument {
    int32_t kind;     /**< torc_cuda_argument_kind */
    int32_t reserved; /**< 0 */
    union {
        torc_tensor tensor;
        int32_t i32;
        int64_t i64;
        float f32;
        double f64;
        TORC_NULLABLE void *pointer;
        struct {
            const void *data;
            size_t size;
        } bytes; /**< copied by the launch */
    } as;
} torc_cuda_argument;
/** The arguments in the kernel's order, borrowed. */
typedef struct torc_cuda_arguments {
    const torc_cuda_argument *data;
    int64_t count;
} torc_cuda_arguments;

#define TORC_CUDA_MAX_ARGUMENTS 256        /**< of one launch */
#define TORC_CUDA_MAX_ARGUMENT_BYTES 32764 /**< of all of them together */

#if !defined(__cplusplus) && !defined(TORC_NO_SHORT_NAMES)
/** KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(y), KERNEL_TENSOR(x), KERNEL_INT64(n)): the arguments of one launch. A tensor
 *  that is read and written is given once, as KERNEL_TENSOR_OUT. KERNEL_BYTES(&v, sizeof v) passes v by value. */
#define KERNEL_TENSOR(t) ((torc_cuda_argument){.kind = TORC_CUDA_ARGUMENT_TENSOR, .as.tensor = (t)})
#define KERNEL_TENSOR_OUT(t) ((torc_cuda_argument){.kind = TORC_CUDA_ARGUMENT_TENSOR_OUT, .as.tensor = (t)})
#define KERNEL_INT32(n) ((torc_cuda_argument){.kind = TORC_CUDA_ARGUMENT_INT32, .as.i32 = (int32_t)(n)})
#define KERNEL_INT64(n) ((torc_cuda_argument){.kind = TORC_CUDA_ARGUMENT_INT64, .as.i64 = (int64_t)(n)})
#define KERNEL_FLOAT(x) ((torc_cuda_argument){.kind = TORC_CUDA_ARGUMENT_FLOAT, .as.f32 = (float)(x)})
#define KERNEL_DOUBLE(x) ((torc_cuda_argument){.kind = TORC_CUDA_ARGUMENT_DOUBLE, .as.f64 = (double)(x)})
#define KERNEL_POINTER(p) /* of any type, const too */        \
    ((torc_cuda_argument){.kind = TORC_CUDA_ARGUMENT_POINTER, \
                          .as.pointer = (void *)(uintptr_t)(const volatile void *)(p)})
#define KERNEL_BYTES(p, n) ((torc_cuda_argument){.kind = TORC_CUDA_ARGUMENT_BYTES, .as.bytes = {(p), (n)}})
#define KERNEL_ARGUMENTS(...)                                         \
    ((torc_cuda_arguments){(const torc_cuda_argument[]){__VA_ARGS__}, \
                           (int64_t)(sizeof((const torc_cuda_argument[]){__VA_ARGS__}) / sizeof(torc_cuda_argument))})
#endif

/** Options of torc_cuda_kernel_launch. */
typedef struct torc_cuda_launch_options {
    size_t struct_size;
    int64_t shared_bytes; /**< default 0; dynamic shared memory of a block; what is above 48 KiB is opted in to */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_ints cluster; /**< blocks of a cluster, in x, y, z; the grid is a multiple of it (compute capability 9.0) */
    torc_flag cooperative; /**< default false; all blocks run at once and may synchronize; else an error */
} torc_cuda_launch_options;

/** Queue the kernel on the current stream of the device that its tensors are on: `grid` blocks of `block` threads, each
 *  one to three numbers for x, y, z.  Tensors may have any strides (the kernel is told what it needs to know of them),
 *  and lie in pinned memory of the host too, which torc does not order. Where the driver knows a kernel's parameters
 *  (12.4 and newer) their number and sizes are checked against the arguments: TYPE.  VALUE if a size is 0, negative or
 *  more than the device or the kernel allows, or a tensor is neither on a CUDA device nor in pinned memory; RUNTIME if
 *  the tensors are on several devices, or one is written that autograd protects (a leaf that requires grad, in grad
 *  mode). On an error nothing was queued. */
TORC_API bool torc_cuda_kernel_launch_with(torc_cuda_kernel kernel, torc_cuda_arguments arguments, torc_ints grid,
                                           torc_ints block, const torc_cuda_launch_options *options);

/* ------------------------------------------------------------------------------------------------- what a kernel is */

/** The name it was asked for by; "(function)" if the driver does not say. Valid while the handle lives; NULL on
 *  error. */
TORC_API TORC_BORROWED TORC_OR_EMPTY const char *torc_cuda_kernel_name(torc_cuda_kernel kernel);
/** How many parameters it has; -1 without an error if the driver does not say, with one otherwise. */
TORC_API TORC_OR_MINUS_1 int64_t torc_cuda_kernel_parameter_count(torc_cuda_kernel kernel);

/** What the compiler decided for a device. Fields are appended in later versions. */
typedef struct torc_cuda_kernel_properties {
    size_t struct_size; /**< set by the caller to sizeof(torc_cuda_kernel_properties) */
    int32_t registers;  /**< per thread */
    int32_t max_threads_per_block;
    int64_t shared_bytes; /**< static, per block */
    int64_t local_bytes;  /**< per thread: spilled registers and arrays */
    int64_t constant_bytes;
    int32_t binary_version; /**< 90 for sm_90 */
    int32_t ptx_version;
} torc_cuda_kernel_properties;
/** Fill `*properties` up to the struct_size it comes with, for a device (-1: the current one). Loads the code there. */
TORC_API bool torc_cuda_kernel_get_properties(torc_cuda_kernel kernel, int device,
                                              torc_cuda_kernel_properties *properties);
/** How many blocks of so many threads and dynamic shared bytes one multiprocessor runs at once; -1 on error. */
TORC_API TORC_OR_MINUS_1 int torc_cuda_kernel_max_active_blocks(torc_cuda_kernel kernel, int device, int64_t threads,
                                                                int64_t shared_bytes);

#ifdef __cplusplus
}
#else
#include "torc/macros/cuda_kernel.h"
#endif
#endif
