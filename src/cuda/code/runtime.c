/* cuda/code/runtime.c - CUDA's runtime, as much of it as CUB calls.
 *
 * CUB is C++ that runs on the host: it chooses kernels and launches them with <<<>>>, which nvcc turns into calls of the library
 * libcudart. torc calls the driver and has no use for that library, which linked statically brings 700 KiB of code, and three pages of
 * thread-local variables with an alignment that keeps all those of torc from being reached without a call (base.h,
 * HOT_THREAD_LOCAL). The functions that CUB does call are few, so here they are, on torc's own device, module and launch:
 * CUB's kernels are an image like any other, load when they are first wanted, go to the thread's current stream, and fail with
 * the same words. Devices have torc's numbers. The stream that a launch names is not looked at: whoever calls CUB gives it the current one.
 *
 * Other libraries of the process have functions of the names that CUDA's runtime has: PyTorch, or the program that the
 * static library is linked into. So that neither gets the other's, the build gives the calls in CUB's object the names that
 * the functions have here (runtime.syms). Where a toolkit's CUB calls one more, linking fails and says which.
 *
 * Errors: what fails here sets the thread's error, which stays, and gives CUB a cudaError_t that makes it return. CUB looks for
 * failed launches by cudaPeekAtLastError, so that the last one is kept until it is asked for.
 *
 * Note [Answers that CUB keeps]
 * CUB asks once in a process how many devices there are, and once for each device of which compute capability its code is,
 * which it asks of an empty kernel. It keeps the answer for good, and an error is one. So what can fail there, loading the
 * image, is done before CUB is called, and failing is of that call alone. */
#include "cuda/code/runtime.h"

#include <cuda_runtime_api.h>
#include <fatbinary_section.h>

#include "base/lock.h"
#include "cuda/code/module.h"
#include "cuda/memory/transfer.h"

/* What the toolkit's headers declare in C is as they declare it; the rest they declare in C++ only. */
__typeof__(cudaLaunchKernel) cub_cudaLaunchKernel;
__typeof__(cudaLaunchKernelExC) cub_cudaLaunchKernelExC;
__typeof__(cudaGetDevice) cub_cudaGetDevice;
__typeof__(cudaSetDevice) cub_cudaSetDevice;
__typeof__(cudaGetDeviceCount) cub_cudaGetDeviceCount;
__typeof__(cudaDeviceGetAttribute) cub_cudaDeviceGetAttribute;
__typeof__(cudaFuncGetAttributes) cub_cudaFuncGetAttributes;
__typeof__(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)
    cub_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags;
__typeof__(cudaMemsetAsync) cub_cudaMemsetAsync;
__typeof__(cudaPeekAtLastError) cub_cudaPeekAtLastError;
__typeof__(cudaGetLastError) cub_cudaGetLastError;
__typeof__(cudaGetErrorString) cub_cudaGetErrorString;

/* ------------------------------------------------------------------------------------------------- what there is
 * Constructors of CUB's object register its image and kernels, before main, when nothing of torc may be used yet: pointers
 * are noted, and that is all. */
typedef struct cub_kernel {
    const void *stub; /* the function of the host that launches it, by which CUB names it */
    const char *name; /* in the image */
    _Atomic(CUfunction) f[CUDA_MAX_DEVICES];
} cub_kernel;

enum { MOST_KERNELS = 128 };
#define IMAGE "cub_sort" /* as errors name it */
static cub_kernel kernels[MOST_KERNELS];
static int kernel_count, image_count; /* as many as there are, whether there is room for them or not */
static const void *image;
/* Note [Answers that CUB keeps]. NULL: a version of CUB that asks in another way. */
static const cub_kernel *asked_once;

/* Only nvcc's code calls them, and declares them itself, under the names that runtime.syms gives them back. */
#pragma GCC diagnostic ignored "-Wmissing-prototypes"

void **cub_cudaRegisterFatBinary(void *wrapper) {
    static void *handle; /* any address will do */
    image = ((const __fatBinC_Wrapper_t *)wrapper)->data;
    image_count++;
    return &handle;
}
void cub_cudaRegisterFatBinaryEnd(void **handle) { (void)handle; }
void cub_cudaUnregisterFatBinary(void **handle) { (void)handle; } /* the process ends */

void cub_cudaRegisterFunction(void **handle, const char *stub, char *device_stub, const char *name, int limit,
                              uint3 *thread, uint3 *block, dim3 *block_size, dim3 *grid_size, int *warp_size) {
    (void)handle, (void)device_stub, (void)limit, (void)thread, (void)block, (void)block_size, (void)grid_size,
        (void)warp_size;
    if (kernel_count++ < MOST_KERNELS) {
        kernels[kernel_count - 1].stub = stub;
        kernels[kernel_count - 1].name = name;
        if (strstr(name, "EmptyKernel")) asked_once = &kernels[kernel_count - 1];
    }
}
/* Variables of the device that CUB's headers define and its kernels do not use. */
void cub_cudaRegisterVar(void **handle, char *variable, char *address, const char *name, int external, size_t bytes,
                         int constant, int global) {
    (void)handle, (void)variable, (void)address, (void)name, (void)external, (void)bytes, (void)constant, (void)global;
}

static cub_kernel *kernel_of(const void *stub) {
    for (int i = 0; i < MIN(kernel_count, (int)MOST_KERNELS); i++)
        if (kernels[i].stub == stub || (const void *)&kernels[i] == stub) return &kernels[i];
    return NULL;
}

/* Let the module find kernels in the image. */
static bool have_image(void) {
    static base_lock lock;
    static _Atomic bool known;
    if (LIKELY(atomic_load_explicit(&known, memory_order_acquire))) return true;
    if (image_count != 1 || kernel_count > MOST_KERNELS)
        return FAIL(INTERNAL, "%d images and %d kernels of CUB are linked into torc, which has room for 1 and %d",
                    image_count, kernel_count, (int)MOST_KERNELS);
    lock_take(&lock);
    const bool ok = atomic_load_explicit(&known, memory_order_relaxed) || cuda_image_register(IMAGE, image);
    if (ok) atomic_store_explicit(&known, true, memory_order_release);
    lock_release(&lock);
    return ok;
}

static CUfunction function_of(cub_kernel *k, int device) {
    if (!k) return FAIL_NULL(INTERNAL, "CUB asks for a kernel that it does not have");
    CUfunction f = atomic_load_explicit(&k->f[device], memory_order_acquire);
    if (LIKELY(f != NULL)) return f;
    char *name = have_image() ? base_format(IMAGE ":%s", k->name) : NULL;
    if (!name) return NULL;
    f = cuda_kernel(device, name);
    base_free(name);
    if (f) atomic_store_explicit(&k->f[device], f, memory_order_release);
    return f;
}

/* ------------------------------------------------------------------------------------------------- a call of CUB's */
typedef struct cub_call {
    int device;
    cudaError_t last; /* what CUB has not asked for yet */
    dim3 grid, block; /* of the launch whose arguments come next */
    size_t shared;
    cudaStream_t stream;
} cub_call;
static thread_part part = {.bytes = sizeof(cub_call)};

/* Only between cuda_runtime_begin, which made it, and cuda_runtime_ended. */
static cub_call *call_now(void) { return thread_seen(&part); }

/* `ok`, or CUB learns that the thread has an error. */
static cudaError_t told(bool ok) { return ok ? cudaSuccess : (call_now()->last = cudaErrorUnknown); }

static bool attribute(int *value, CUfunction_attribute which, CUfunction f) {
    return CU_OK(cuda_driver_table->cuFuncGetAttribute(value, which, f));
}
static bool attributes_of(struct cudaFuncAttributes *a, CUfunction f) {
    int fixed, constant, local;
    *a = (struct cudaFuncAttributes){0};
    if (!attribute(&a->ptxVersion, CU_FUNC_ATTRIBUTE_PTX_VERSION, f) ||
        !attribute(&a->binaryVersion, CU_FUNC_ATTRIBUTE_BINARY_VERSION, f) ||
        !attribute(&a->maxThreadsPerBlock, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, f) ||
        !attribute(&a->numRegs, CU_FUNC_ATTRIBUTE_NUM_REGS, f) ||
        !attribute(&a->maxDynamicSharedSizeBytes, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, f) ||
        !attribute(&fixed, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, f) ||
        !attribute(&constant, CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, f) ||
        !attribute(&local, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, f))
        return false;
    a->sharedSizeBytes = (size_t)fixed;
    a->constSizeBytes = (size_t)constant;
    a->localSizeBytes = (size_t)local;
    return true;
}

/* Of asked_once, on each device. */
static struct cudaFuncAttributes kept[CUDA_MAX_DEVICES];
static _Atomic bool is_kept[CUDA_MAX_DEVICES];
static bool keep_answers(int device) {
    static base_lock lock;
    struct cudaFuncAttributes a;
    if (LIKELY(atomic_load_explicit(&is_kept[device], memory_order_acquire)) || !asked_once) return true;
    const CUfunction f = function_of(kernel_of(asked_once), device);
    if (!f || !attributes_of(&a, f)) return false;
    lock_take(&lock);
    if (!atomic_load_explicit(&is_kept[device], memory_order_relaxed)) kept[device] = a;
    atomic_store_explicit(&is_kept[device], true, memory_order_release);
    lock_release(&lock);
    return true;
}

bool cuda_runtime_begin(int device) {
    cub_call *c = cuda_use(device) ? thread_own(&part) : NULL;
    if (!c) return false;
    c->device = device;
    c->last = cudaSuccess;
    return keep_answers(device);
}
bool cuda_runtime_ended(int error, const char *what) {
    return error == cudaSuccess || FAIL(CUDA, "CUDA error: %s (%s)", cub_cudaGetErrorString((cudaError_t)error), what);
}

/* ------------------------------------------------------------------------------------------------- launches
 * kernel<<<grid, block, shared, stream>>>(…) is a push of these four, and a call of the kernel's stub, which takes them back and
 * launches. What the launch returns nobody looks at. */
unsigned cub_cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, struct CUstream_st *stream) {
    cub_call *c = call_now();
    c->grid = grid;
    c->block = block;
    c->shared = shared;
    c->stream = stream;
    return 0;
}
cudaError_t cub_cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream) {
    const cub_call *c = call_now();
    *grid = c->grid;
    *block = c->block;
    *shared = c->shared;
    *(cudaStream_t *)stream = c->stream;
    return cudaSuccess;
}

cudaError_t cub_cudaLaunchKernel(const void *stub, dim3 grid, dim3 block, void **arguments, size_t shared,
                                 cudaStream_t stream) {
    (void)stream; /* the current one */
    const int device = call_now()->device;
    const CUfunction f = function_of(kernel_of(stub), device);
    return told(f &&
                cuda_launch(f, device, grid.x, grid.y, grid.z, block.x, block.y, block.z, (unsigned)shared, arguments));
}
/* Some versions of CUB name a launch's attributes too. All that they ask for is that the kernel may begin before the one in front of
 * it on the stream has ended; it then waits for that itself, and finds it over, as it does not begin early here: what kernels of torc's
 * own promise (Note [Kernels that overlap], module.h) is not known of CUB's. */
cudaError_t cub_cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *stub, void **arguments) {
    for (unsigned k = 0; k < config->numAttrs; k++)
        if (config->attrs[k].id != cudaLaunchAttributeProgrammaticStreamSerialization)
            return told(FAIL(INTERNAL, "CUB asks for a launch with attribute %d", (int)config->attrs[k].id));
    return cub_cudaLaunchKernel(stub, config->gridDim, config->blockDim, arguments, config->dynamicSmemBytes,
                                config->stream);
}
/* From CUDA 13 on a stub asks once for a handle of its kernel, which here is its place in the list. */
cudaError_t cub_cudaGetKernel(cub_kernel **handle, const void *stub) {
    *handle = kernel_of(stub);
    return *handle ? cudaSuccess : cudaErrorInvalidDeviceFunction;
}
cudaError_t cub_cudaLaunchKernelHandle(const cub_kernel *handle, dim3 grid, dim3 block, void **arguments, size_t shared,
                                       cudaStream_t stream) {
    return cub_cudaLaunchKernel(handle, grid, block, arguments, shared, stream);
}

cudaError_t cub_cudaMemsetAsync(void *p, int value, size_t bytes, cudaStream_t stream) {
    (void)stream; /* the current one */
    return told(cuda_memset(call_now()->device, p, value, bytes));
}

/* ------------------------------------------------------------------------------------------------- questions */
cudaError_t cub_cudaGetDevice(int *device) {
    *device = call_now()->device;
    return cudaSuccess;
}
cudaError_t cub_cudaSetDevice(int device) {
    return device == call_now()->device
               ? cudaSuccess
               : told(FAIL(INTERNAL, "CUB works on cuda:%d, but asks for cuda:%d", call_now()->device, device));
}
cudaError_t cub_cudaGetDeviceCount(int *count) {
    *count = cuda_driver_device_count();
    return cudaSuccess;
}
cudaError_t cub_cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr which, int device) {
    const CUdevice_attribute same = (CUdevice_attribute)which; /* the runtime's numbers are the driver's */
    return told(cuda_device_properties(device) &&
                CU_OK(cuda_driver_table->cuDeviceGetAttribute(value, same, cuda_devices[device].handle)));
}
cudaError_t cub_cudaFuncGetAttributes(struct cudaFuncAttributes *a, const void *stub) {
    const int device = call_now()->device;
    cub_kernel *k = kernel_of(stub);
    if (k && k == asked_once && atomic_load_explicit(&is_kept[device], memory_order_acquire)) {
        *a = kept[device];
        return cudaSuccess;
    }
    const CUfunction f = function_of(k, device);
    return told(f && attributes_of(a, f));
}
cudaError_t cub_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks, const void *stub, int threads,
                                                                       size_t shared, unsigned flags) {
    if (flags) return told(FAIL(INTERNAL, "CUB asks how many blocks fit, with flags %u", flags));
    const int device = call_now()->device;
    const CUfunction f = function_of(kernel_of(stub), device);
    *blocks = f ? cuda_kernel_occupancy(f, device, threads, shared) : -1;
    return told(*blocks >= 0);
}

cudaError_t cub_cudaPeekAtLastError(void) { return call_now()->last; }
cudaError_t cub_cudaGetLastError(void) {
    cub_call *c = call_now();
    const cudaError_t last = c->last;
    c->last = cudaSuccess;
    return last;
}
const char *cub_cudaGetErrorString(cudaError_t error) { /* most of the runtime's numbers are the driver's */
    const char *text = NULL;
    const CUresult result = cuda_driver_table->cuGetErrorString((CUresult)error, &text);
    return result == CUDA_SUCCESS && text ? text : base_say("error %d of CUDA's runtime", (int)error);
}
