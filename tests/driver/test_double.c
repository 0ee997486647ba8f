/* The double of the driver itself (tests/fakes): the rules that other tests rely on when they find nothing wrong.
 *
 * Every case runs in a child of its own, since a driver cannot be uninitialized. Nothing of torc is called. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef TORC_HAVE_CUDA

#include <cuda.h>
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../fakes/fake_cuda.h"

#define STRING_(x) #x
#define STRING(x) STRING_(x)
#define MEMBER(name) __typeof__(&name) name;
static struct {
#define CUDA_API(name) MEMBER(name)
#define CUDA_API_OPTIONAL(name) MEMBER(name)
#define CUDA_API_AS(name, symbol) MEMBER(name)
#include "cuda/libraries/api_driver.def"
#undef CUDA_API
#undef CUDA_API_OPTIONAL
#undef CUDA_API_AS
} cu;

static const fake_cuda_controls *fake;
static CUcontext context[2];
static CUstream a, b; /* of device 0, not blocking */
static char path[PATH_MAX + 32];
static const size_t MIB = (size_t)1 << 20;

#define REQUIRE(condition)                                                                           \
    do {                                                                                             \
        if (!(condition)) {                                                                          \
            fprintf(stderr, "%s:%d: %s\n  %s\n", __FILE__, __LINE__, #condition, fake->violation()); \
            _exit(1);                                                                                \
        }                                                                                            \
    } while (0)
#define GIVES(call, result) REQUIRE_EQUAL((int)(cu.call), (int)(result), #call)
#define OK(call) GIVES(call, CUDA_SUCCESS)
#define REQUIRE_EQUAL(got, expected, what)                                                                  \
    do {                                                                                                    \
        int got_ = (got), expected_ = (expected);                                                           \
        if (got_ != expected_) {                                                                            \
            fprintf(stderr, "%s:%d: %s: %d instead of %d; %s\n", __FILE__, __LINE__, what, got_, expected_, \
                    fake->violation());                                                                     \
            _exit(1);                                                                                       \
        }                                                                                                   \
    } while (0)
/* What follows is misuse: it counts n violations. */
#define MISUSE(n, statement)                          \
    do {                                              \
        int64_t before_ = fake->violations();         \
        statement;                                    \
        REQUIRE(fake->violations() - before_ == (n)); \
        misused += n;                                 \
    } while (0)
static int64_t misused;

static void load(void) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL), *symbol;
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        _exit(1);
    }
    const fake_cuda_controls *(*get)(void);
    symbol = dlsym(library, "fake_cuda_controls_get");
    memcpy(&get, &symbol, sizeof get);
    fake = get();
#define CUDA_API(name)                     \
    symbol = dlsym(library, STRING(name)); \
    REQUIRE(symbol);                       \
    memcpy(&cu.name, &symbol, sizeof symbol);
#define CUDA_API_OPTIONAL(name) CUDA_API(name)
#define CUDA_API_AS(name, old)    \
    symbol = dlsym(library, old); \
    REQUIRE(symbol);              \
    memcpy(&cu.name, &symbol, sizeof symbol);
#include "cuda/libraries/api_driver.def"
}

static void start(void) {
    OK(cuInit(0));
    for (int d = 1; d >= 0; d--) {
        OK(cuDevicePrimaryCtxRetain(&context[d], d));
        OK(cuCtxSetCurrent(context[d]));
    }
    OK(cuStreamCreate(&a, CU_STREAM_NON_BLOCKING));
    OK(cuStreamCreate(&b, CU_STREAM_NON_BLOCKING));
}

static int in_child(void (*body)(void)) {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        load();
        body();
        REQUIRE(fake->violations() == misused);
        _exit(0);
    }
    int status = -1;
    return child > 0 && waitpid(child, &status, 0) == child ? status : -1;
}
#define CASE(name)                                  \
    static void name##_body(void);                  \
    static void name(void **state) {                \
        (void)state;                                \
        assert_int_equal(in_child(name##_body), 0); \
    }                                               \
    static void name##_body(void)

static CUdeviceptr block(size_t bytes) {
    CUdeviceptr p = 0;
    OK(cuMemAlloc(&p, bytes));
    return p;
}
static CUevent event(unsigned flags) {
    CUevent e = NULL;
    OK(cuEventCreate(&e, flags));
    return e;
}
static unsigned char *bytes_at(CUdeviceptr p) { return (unsigned char *)(uintptr_t)p; }

static bool faults(CUdeviceptr p) {
    pid_t child = fork();
    if (child == 0) {
        signal(SIGSEGV, SIG_DFL); /* cmocka has a handler */
        *(volatile unsigned char *)bytes_at(p) = 1;
        _exit(0);
    }
    int status = 0;
    return waitpid(child, &status, 0) == child && WIFSIGNALED(status);
}

/* ------------------------------------------------------------------------------------------------- memory */

static CUmemAllocationProp on_device(int d) {
    return (CUmemAllocationProp){.type = CU_MEM_ALLOCATION_TYPE_PINNED,
                                 .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = d}};
}
static CUmemAccessDesc access_of(int d) {
    return (CUmemAccessDesc){{.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = d}, CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
}

CASE(mapped_memory) {
    setenv("FAKE_CUDA_MEMORY", "150323855360", 1);
    start();
    size_t granule = 0, available = 0, total = 0;
    CUmemAllocationProp on = on_device(0);
    CUmemAccessDesc access = access_of(0);
    CUdeviceptr range = 0;
    CUmemGenericAllocationHandle h[3], again;
    OK(cuMemGetAllocationGranularity(&granule, &on, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
    REQUIRE(granule == 2 * MIB);
    OK(cuMemAddressReserve(&range, (size_t)160 << 30, 0, 0, 0));
    REQUIRE(range % granule == 0 && faults(range));
    for (int i = 0; i < 3; i++) OK(cuMemCreate(&h[i], 20 * MIB, &on, 0));
    for (int i = 0; i < 2; i++) OK(cuMemMap(range + (size_t)i * 20 * MIB, 20 * MIB, 0, h[i], 0));
    OK(cuMemGetInfo(&available, &total));
    REQUIRE(total - available == 60 * MIB && fake->used(0) == (int64_t)(60 * MIB));
    REQUIRE(faults(range));
    OK(cuMemSetAccess(range, 40 * MIB, &access, 1));
    REQUIRE(!faults(range) && faults(range + 40 * MIB));
    OK(cuMemsetD8Async(range + 19 * MIB, 7, 2 * MIB, a)); /* across mappings */
    REQUIRE(bytes_at(range)[20 * MIB] == 7 && bytes_at(range)[21 * MIB] == 0);
    /* misuse */
    MISUSE(1, GIVES(cuMemUnmap(range, 10 * MIB), CUDA_ERROR_INVALID_VALUE));
    MISUSE(1, GIVES(cuMemUnmap(range + 2 * MIB, 18 * MIB), CUDA_ERROR_INVALID_VALUE));
    MISUSE(1, GIVES(cuMemUnmap(range + 40 * MIB, 2 * MIB), CUDA_ERROR_INVALID_VALUE));
    MISUSE(1, GIVES(cuMemMap(range + 38 * MIB, 20 * MIB, 0, h[2], 0), CUDA_ERROR_INVALID_VALUE));
    MISUSE(1, GIVES(cuMemMap(range + 60 * MIB, 10 * MIB, 0, h[2], 0), CUDA_ERROR_NOT_SUPPORTED));
    MISUSE(1, GIVES(cuMemAddressFree(range, (size_t)160 << 30), CUDA_ERROR_INVALID_VALUE));
    MISUSE(1, GIVES(cuMemSetAccess(range, 60 * MIB, &access, 1), CUDA_ERROR_INVALID_VALUE));
    MISUSE(1, GIVES(cuMemsetD8Async(range + 39 * MIB, 7, 2 * MIB, a), CUDA_ERROR_INVALID_VALUE));
    /* pages live until they are released and unmapped; another mapping shows the same bytes */
    OK(cuMemMap(range + (size_t)100 * MIB, 20 * MIB, 0, h[1], 0));
    OK(cuMemSetAccess(range + (size_t)100 * MIB, 20 * MIB, &access, 1));
    REQUIRE(bytes_at(range)[100 * MIB] == 7);
    for (int i = 0; i < 3; i++) OK(cuMemRelease(h[i]));
    REQUIRE(fake->used(0) == (int64_t)(40 * MIB));
    MISUSE(1, GIVES(cuMemRelease(h[0]), CUDA_ERROR_INVALID_VALUE));
    OK(cuMemRetainAllocationHandle(&again, bytes_at(range) + 5));
    REQUIRE(again == h[0]);
    OK(cuMemUnmap(range, 40 * MIB)); /* two mappings at once */
    REQUIRE(faults(range) && fake->used(0) == (int64_t)(40 * MIB) && bytes_at(range)[100 * MIB] == 7);
    OK(cuMemRelease(again));
    OK(cuMemUnmap(range + (size_t)100 * MIB, 20 * MIB));
    REQUIRE(fake->used(0) == 0);
    OK(cuMemAddressFree(range, (size_t)160 << 30));
    MISUSE(1, GIVES(cuMemAddressFree(range, (size_t)160 << 30), CUDA_ERROR_INVALID_VALUE));
    /* the device's size */
    CUmemGenericAllocationHandle big;
    OK(cuMemCreate(&big, (size_t)139 << 30, &on, 0));
    GIVES(cuMemCreate(&again, (size_t)2 << 30, &on, 0), CUDA_ERROR_OUT_OF_MEMORY);
    GIVES(cuMemCreate(&again, MIB, &on, 0), CUDA_ERROR_INVALID_VALUE);
    OK(cuMemRelease(big));
    fake_cuda_counts n;
    fake->counts(&n);
    REQUIRE(n.pages == 0 && n.mappings == 0 && n.ranges == 0);
}

CASE(access_is_per_device) {
    start();
    CUmemAllocationProp on = on_device(0);
    CUmemAccessDesc mine = access_of(0), theirs = access_of(1);
    CUdeviceptr range, other;
    CUmemGenericAllocationHandle h;
    OK(cuMemAddressReserve(&range, 2 * MIB, 0, 0, 0));
    OK(cuMemCreate(&h, 2 * MIB, &on, 0));
    OK(cuMemMap(range, 2 * MIB, 0, h, 0));
    fake->set_peer(1, 0, false);
    GIVES(cuMemSetAccess(range, 2 * MIB, &theirs, 1), CUDA_ERROR_INVALID_DEVICE);
    fake->set_peer(1, 0, true);
    OK(cuMemSetAccess(range, 2 * MIB, &mine, 1));
    CUstream far;
    OK(cuCtxSetCurrent(context[1]));
    OK(cuStreamCreate(&far, CU_STREAM_NON_BLOCKING));
    other = block(4096);
    OK(cuMemcpyPeerAsync(other, context[1], range, context[0], 4096, far));
    MISUSE(1, GIVES(cuMemcpyDtoDAsync(other, range, 4096, far), CUDA_ERROR_INVALID_VALUE));
    OK(cuStreamSynchronize(far));
    OK(cuMemSetAccess(range, 2 * MIB, &theirs, 1));
    OK(cuMemcpyDtoDAsync(other, range, 4096, far));
    int can = 0;
    OK(cuDeviceCanAccessPeer(&can, 1, 0));
    REQUIRE(can == 1);
    OK(cuCtxEnablePeerAccess(context[0], 0));
    GIVES(cuCtxEnablePeerAccess(context[0], 0), CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
    OK(cuCtxDisablePeerAccess(context[0]));
    GIVES(cuCtxDisablePeerAccess(context[0]), CUDA_ERROR_PEER_ACCESS_NOT_ENABLED);
    OK(cuMemUnmap(range, 2 * MIB));
    OK(cuMemRelease(h));
    OK(cuMemAddressFree(range, 2 * MIB));
}

CASE(pointers_say_what_they_are) {
    start();
    unsigned type = 0;
    int ordinal = 7, local = 0;
    CUdeviceptr p = block(1000), base = 0;
    size_t size = 0;
    void *host = NULL, *plain = malloc(10000);
    OK(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, p + 999));
    REQUIRE(type == CU_MEMORYTYPE_DEVICE);
    GIVES(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, p + 1000), CUDA_ERROR_INVALID_VALUE);
    CUpointer_attribute several[] = {CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_RANGE_SIZE,
                                     CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL};
    OK(cuPointerGetAttributes(3, several, (void *[]){&base, &size, &ordinal}, p + 10));
    REQUIRE(base == p && size == 1000 && ordinal == 0);
    OK(cuPointerGetAttributes(3, several, (void *[]){&base, &size, &ordinal}, (CUdeviceptr)(uintptr_t)&local));
    REQUIRE(base == 0 && ordinal == -2);
    OK(cuMemHostAlloc(&host, 100, CU_MEMHOSTALLOC_PORTABLE));
    OK(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)(uintptr_t)host));
    REQUIRE(type == CU_MEMORYTYPE_HOST);
    OK(cuMemHostRegister(plain, 10000, 0));
    GIVES(cuMemHostRegister((char *)plain + 5000, 100, 0), CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
    OK(cuMemHostGetDevicePointer(&base, plain, 0));
    REQUIRE(base == (CUdeviceptr)(uintptr_t)plain);
    OK(cuMemHostUnregister(plain));
    MISUSE(1, GIVES(cuMemHostUnregister(plain), CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED));
    GIVES(cuMemHostGetDevicePointer(&base, plain, 0), CUDA_ERROR_INVALID_VALUE);
    OK(cuMemFreeHost(host));
    MISUSE(1, GIVES(cuMemFreeHost(host), CUDA_ERROR_INVALID_VALUE));
    OK(cuMemFree(p));
    MISUSE(1, GIVES(cuMemFree(p), CUDA_ERROR_INVALID_VALUE));
    REQUIRE(faults(p) && fake->used(0) == 0);
    free(plain);
}

/* ------------------------------------------------------------------------------------------------- streams */

CASE(work_waits_for_a_reason) {
    start();
    fake->set_async(true);
    CUdeviceptr p = block(64);
    CUevent e = event(0);
    memset(bytes_at(p), 0, 64);
    OK(cuEventQuery(e)); /* never recorded: done */
    OK(cuMemsetD8Async(p, 1, 64, a));
    OK(cuEventRecord(e, a));
    OK(cuMemsetD8Async(p, 2, 64, a));
    REQUIRE(bytes_at(p)[0] == 0);
    GIVES(cuStreamQuery(a), CUDA_ERROR_NOT_READY); /* and does one */
    REQUIRE(bytes_at(p)[0] == 1);
    OK(cuEventSynchronize(e));
    REQUIRE(bytes_at(p)[0] == 1);
    OK(cuEventQuery(e));
    OK(cuStreamSynchronize(a));
    REQUIRE(bytes_at(p)[0] == 2);
    OK(cuStreamQuery(a));
    /* another stream follows an event, not the stream */
    OK(cuMemsetD8Async(p, 3, 32, a));
    OK(cuEventRecord(e, a));
    OK(cuMemsetD8Async(p, 4, 32, a));
    OK(cuStreamWaitEvent(b, e, 0));
    OK(cuEventRecord(e, a)); /* does not change what b waits for */
    OK(cuMemcpyDtoDAsync(p + 32, p, 32, b));
    OK(cuEventDestroy(e));
    OK(cuStreamSynchronize(b));
    REQUIRE(bytes_at(p)[0] == 3 && bytes_at(p)[32] == 3);
    REQUIRE(fake->run(a, 1) == 1 && bytes_at(p)[0] == 4);
    OK(cuCtxSynchronize());
    fake_cuda_counts n;
    fake->counts(&n);
    REQUIRE(n.queued == 0 && n.events == 0);
    /* a queue outlives its stream */
    OK(cuMemsetD8Async(p, 5, 64, b));
    OK(cuStreamDestroy(b));
    MISUSE(1, GIVES(cuStreamQuery(b), CUDA_ERROR_INVALID_HANDLE));
    REQUIRE(bytes_at(p)[0] == 4);
    OK(cuCtxSynchronize());
    REQUIRE(bytes_at(p)[0] == 5);
    OK(cuMemFree(p));
}

CASE(the_legacy_stream_is_in_order_with_blocking_ones) {
    start();
    fake->set_async(true);
    CUdeviceptr p = block(64);
    CUstream blocking;
    OK(cuStreamCreate(&blocking, CU_STREAM_DEFAULT));
    OK(cuMemsetD8Async(p, 1, 1, a));
    OK(cuMemsetD8Async(p + 1, 1, 1, blocking));
    OK(cuMemsetD8Async(p + 2, 1, 1, NULL));
    OK(cuMemsetD8Async(p + 3, 1, 1, CU_STREAM_PER_THREAD));
    REQUIRE(fake->run(CU_STREAM_PER_THREAD, -1) == 1);
    REQUIRE(memcmp(bytes_at(p), "\0\1\1\1", 4) == 0);
    OK(cuMemsetD8Async(p + 4, 1, 1, blocking));
    OK(cuStreamSynchronize(CU_STREAM_LEGACY));
    REQUIRE(bytes_at(p)[4] == 1 && bytes_at(p)[0] == 0);
    OK(cuStreamSynchronize(a));
    REQUIRE(bytes_at(p)[0] == 1);
    OK(cuStreamDestroy(blocking));
    OK(cuMemFree(p));
}

CASE(memory_reused_too_early_shows) {
    start();
    fake->set_async(true);
    CUdeviceptr p = block(64), q = block(64);
    unsigned char host[64], back[64];
    memset(host, 9, sizeof host);
    OK(cuMemcpyHtoDAsync(p, host, 64, a)); /* pageable: read at once */
    memset(host, 1, sizeof host);
    OK(cuMemcpyDtoHAsync(back, p, 64, a)); /* pageable: written before the call returns */
    REQUIRE(back[63] == 9);
    unsigned char *pinned;
    OK(cuMemHostAlloc((void **)&pinned, 64, 0));
    memset(pinned, 9, 64);
    OK(cuMemcpyHtoDAsync(p, pinned, 64, a));
    memset(pinned, 1, 64); /* too early */
    OK(cuStreamSynchronize(a));
    REQUIRE(bytes_at(p)[0] == 1);
    OK(cuMemsetD8Async(p, 1, 64, a));
    MISUSE(1, OK(cuMemFree(p)));
    OK(cuMemcpyHtoDAsync(q, pinned, 64, a));
    MISUSE(1, OK(cuMemFreeHost(pinned)));
    MISUSE(1, GIVES(cuStreamSynchronize(a), CUDA_ERROR_ILLEGAL_ADDRESS));
    GIVES(cuMemsetD8Async(q, 1, 64, a), CUDA_ERROR_ILLEGAL_ADDRESS);
    GIVES(cuMemAlloc(&p, 64), CUDA_ERROR_ILLEGAL_ADDRESS);
    GIVES(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
    /* mapped anew under queued work */
    fake->reset();
    fake->set_async(true);
    misused = 0;
    CUmemAllocationProp on = on_device(0);
    CUmemAccessDesc access = access_of(0);
    CUmemGenericAllocationHandle h;
    CUdeviceptr range;
    OK(cuMemCreate(&h, 2 * MIB, &on, 0));
    OK(cuMemAddressReserve(&range, 2 * MIB, 0, 0, 0));
    for (int i = 0; i < 2; i++) {
        OK(cuMemMap(range, 2 * MIB, 0, h, 0));
        OK(cuMemSetAccess(range, 2 * MIB, &access, 1));
        if (i == 0) OK(cuMemsetD8Async(range, 1, 64, a));
        if (i == 0) MISUSE(1, OK(cuMemUnmap(range, 2 * MIB)));
    }
    MISUSE(1, GIVES(cuStreamSynchronize(a), CUDA_ERROR_ILLEGAL_ADDRESS));
}

static void add_one(void **params, const unsigned *grid, const unsigned *block_size) {
    float *x = *(float **)params[0];
    int n = *(int *)params[1];
    for (int i = 0; i < n && i < (int)(grid[0] * block_size[0]); i++) x[i] += 1;
}
static void note(void *data) { ++*(int *)data; }

CASE(kernels_and_host_functions_run_in_order) {
    start();
    fake->set_async(true);
    fake->kernel("add_one", add_one, (const unsigned char[]){8, 4, 0});
    CUlibrary library;
    CUkernel kernel;
    CUfunction f;
    const char *name;
    OK(cuLibraryLoadData(&library, "fake: add_one", NULL, NULL, 0, NULL, NULL, 0));
    OK(cuLibraryGetKernel(&kernel, library, "add_one"));
    OK(cuKernelGetFunction(&f, kernel));
    OK(cuFuncGetName(&name, f));
    REQUIRE(strcmp(name, "add_one") == 0);
    CUdeviceptr p = block(64);
    int n = 16, noted = 0;
    void *params[] = {&p, &n};
    OK(cuMemsetD32Async(p, 0, 16, a));
    OK(cuLaunchKernel(f, 1, 1, 1, 16, 1, 1, 0, a, params, NULL));
    OK(cuLaunchHostFunc(a, note, &noted));
    n = 8; /* the launch has its own */
    OK(cuLaunchKernel(f, 1, 1, 1, 16, 1, 1, 0, a, params, NULL));
    REQUIRE(noted == 0);
    OK(cuStreamSynchronize(a));
    const float *x = (const float *)bytes_at(p);
    REQUIRE(x[7] == 2 && x[8] == 1 && noted == 1);
    OK(cuLaunchKernel(f, 1, 1, 1, 16, 1, 1, 0, a, params, NULL));
    MISUSE(1, OK(cuMemFree(p)));
    fake->break_at_kernel("add_one", 2, CUDA_ERROR_LAUNCH_FAILED);
    n = 0;
    OK(cuLaunchKernel(f, 1, 1, 1, 16, 1, 1, 0, a, params, NULL));
    OK(cuStreamSynchronize(a));
    OK(cuLaunchKernel(f, 1, 1, 1, 16, 1, 1, 0, a, params, NULL));
    GIVES(cuStreamSynchronize(a), CUDA_ERROR_LAUNCH_FAILED);
    GIVES(cuStreamSynchronize(b), CUDA_ERROR_LAUNCH_FAILED);
    GIVES(cuLibraryGetKernel(&kernel, library, "other"), CUDA_ERROR_NOT_FOUND);
}

/* Without the wait the order is open; with it, it is not. */
CASE(random_orders_keep_dependencies) {
    start();
    fake->set_async(true);
    CUdeviceptr p = block(2);
    int seen[2] = {0, 0};
    for (uint64_t seed = 0; seed < 40; seed++) {
        CUevent e = event(CU_EVENT_DISABLE_TIMING);
        OK(cuMemsetD8Async(p, 1, 1, a));
        OK(cuEventRecord(e, a));
        OK(cuMemsetD8Async(p, 2, 1, b));
        OK(cuStreamWaitEvent(b, e, 0));
        OK(cuMemsetD8Async(p + 1, 2, 1, b));
        OK(cuMemsetD8Async(p + 1, 1, 1, a));
        OK(cuEventDestroy(e));
        fake->run_random(seed);
        REQUIRE(bytes_at(p)[0] && bytes_at(p)[1]);
        seen[bytes_at(p)[0] - 1]++;
    }
    REQUIRE(seen[0] > 5 && seen[1] > 5);
    OK(cuMemFree(p));
}

CASE(events) {
    start();
    fake->set_async(true);
    CUevent first = event(0), second = event(0), untimed = event(CU_EVENT_DISABLE_TIMING);
    float ms = -1;
    CUevent bad;
    GIVES(cuEventCreate(&bad, CU_EVENT_INTERPROCESS), CUDA_ERROR_INVALID_VALUE);
    GIVES(cuEventElapsedTime(&ms, first, second), CUDA_ERROR_INVALID_HANDLE);
    OK(cuEventRecord(first, a));
    OK(cuEventRecord(second, a));
    OK(cuEventRecord(untimed, a));
    GIVES(cuEventElapsedTime(&ms, first, second), CUDA_ERROR_NOT_READY);
    fake->run(a, 1);
    fake->advance_clock(2000000);
    OK(cuStreamSynchronize(a));
    OK(cuEventElapsedTime(&ms, first, second));
    REQUIRE(ms > 2 && ms < 2.1f);
    GIVES(cuEventElapsedTime(&ms, first, untimed), CUDA_ERROR_INVALID_HANDLE);
    fake->set_busy(true);
    GIVES(cuEventQuery(first), CUDA_ERROR_NOT_READY);
    fake->set_busy(false);
    OK(cuEventQuery(first));
    OK(cuCtxSetCurrent(context[1]));
    CUstream far;
    OK(cuStreamCreateWithPriority(&far, CU_STREAM_NON_BLOCKING, -9));
    GIVES(cuEventRecord(first, far), CUDA_ERROR_INVALID_HANDLE);
    int priority;
    unsigned flags;
    CUcontext of;
    unsigned long long ids[2];
    OK(cuStreamGetPriority(far, &priority));
    OK(cuStreamGetFlags(far, &flags));
    OK(cuStreamGetCtx(far, &of));
    OK(cuStreamGetId(far, &ids[0]));
    OK(cuStreamGetId(a, &ids[1]));
    REQUIRE(priority == -5 && flags == CU_STREAM_NON_BLOCKING && of == context[1] && ids[0] != ids[1]);
    OK(cuEventDestroy(first));
    MISUSE(1, GIVES(cuEventDestroy(first), CUDA_ERROR_INVALID_HANDLE));
    MISUSE(1, GIVES(cuEventQuery(first), CUDA_ERROR_INVALID_HANDLE));
}

CASE(two_processes) {
    int there[2], back[2];
    REQUIRE(pipe(there) == 0 && pipe(back) == 0);
    struct {
        CUipcEventHandle event;
        CUipcMemHandle memory;
        int exporter;
        int file;
    } message;
    pid_t child = fork(); /* before either initializes the driver */
    if (child == 0) {
        start();
        REQUIRE(read(there[0], &message, sizeof message) == sizeof message);
        CUevent e;
        CUdeviceptr p, again;
        OK(cuIpcOpenEventHandle(&e, message.event));
        GIVES(cuIpcOpenMemHandle(&p, message.memory, 0), CUDA_ERROR_INVALID_VALUE);
        OK(cuIpcOpenMemHandle(&p, message.memory, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
        OK(cuIpcOpenMemHandle(&again, message.memory, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
        REQUIRE(p == again && bytes_at(p)[0] == 0);
        GIVES(cuEventQuery(e), CUDA_ERROR_NOT_READY);
        REQUIRE(write(back[1], "x", 1) == 1);
        fake->set_async(true);
        OK(cuStreamWaitEvent(a, e, 0));
        OK(cuMemsetD8Async(p + 1, 6, 1, a));
        OK(cuStreamSynchronize(a)); /* the other process gets there */
        REQUIRE(bytes_at(p)[0] == 5);
        for (int i = 0; i < 2; i++) OK(cuIpcCloseMemHandle(p));
        MISUSE(1, GIVES(cuIpcCloseMemHandle(p), CUDA_ERROR_INVALID_VALUE));
        OK(cuEventDestroy(e));
        _exit(fake->violations() == misused ? 0 : 1);
    }
    start();
    fake->set_async(true);
    CUevent e = event(CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING), same;
    CUdeviceptr p = block(64);
    OK(cuIpcGetEventHandle(&message.event, e));
    OK(cuIpcGetMemHandle(&message.memory, p));
    GIVES(cuIpcOpenEventHandle(&same, message.event), CUDA_ERROR_INVALID_CONTEXT);
    OK(cuMemsetD8Async(p, 5, 1, a));
    OK(cuEventRecord(e, a));
    char c;
    REQUIRE(write(there[1], &message, sizeof message) == sizeof message && read(back[0], &c, 1) == 1);
    OK(cuStreamSynchronize(a));
    int status = -1;
    REQUIRE(waitpid(child, &status, 0) == child && status == 0);
    REQUIRE(bytes_at(p)[1] == 6);
    /* pages, through a descriptor */
    CUmemAllocationProp on = on_device(1);
    CUmemGenericAllocationHandle h, imported;
    int file = -1;
    OK(cuMemCreate(&h, 2 * MIB, &on, 0));
    GIVES(cuMemExportToShareableHandle(&file, h, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0),
          CUDA_ERROR_INVALID_VALUE);
    OK(cuMemRelease(h));
    on.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    OK(cuMemCreate(&h, 2 * MIB, &on, 0));
    OK(cuMemExportToShareableHandle(&file, h, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    OK(cuMemImportFromShareableHandle(&imported, (void *)(intptr_t)file, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
    close(file);
    OK(cuMemRelease(h));
    OK(cuMemRelease(imported));
    REQUIRE(fake->used(1) == 0);
}

/* ------------------------------------------------------------------------------------------------- capture */

CASE(graphs_replay_what_was_captured) {
    start();
    fake->set_async(true);
    CUdeviceptr p = block(64);
    CUevent fork_event = event(CU_EVENT_DISABLE_TIMING), join = event(CU_EVENT_DISABLE_TIMING);
    CUgraph graph = NULL, clone = NULL, running = NULL;
    CUgraphExec exec;
    CUstreamCaptureStatus status;
    cuuint64_t id = 0;
    size_t count = 0;
    const CUgraphNode *deps;
    memset(bytes_at(p), 0, 64);
    OK(cuStreamBeginCapture(a, CU_STREAM_CAPTURE_MODE_GLOBAL));
    OK(cuMemsetD8Async(p, 1, 1, a));
    OK(cuEventRecord(fork_event, a));
    OK(cuStreamWaitEvent(b, fork_event, 0));
    OK(cuStreamIsCapturing(b, &status));
    REQUIRE(status == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    OK(cuStreamGetCaptureInfo(b, &status, &id, &running, &deps, NULL, &count));
    REQUIRE(id != 0 && running && count == 1);
    OK(cuMemcpyDtoDAsync(p + 1, p, 1, b));
    OK(cuMemcpyDtoDAsync(p + 2, p, 1, a));
    OK(cuEventRecord(join, b));
    OK(cuStreamWaitEvent(a, join, 0));
    OK(cuMemcpyDtoDAsync(p + 4, p, 3, a));
    OK(cuStreamEndCapture(a, &graph));
    OK(cuStreamIsCapturing(b, &status));
    REQUIRE(status == CU_STREAM_CAPTURE_STATUS_NONE && bytes_at(p)[0] == 0);
    OK(cuGraphGetNodes(graph, NULL, &count));
    REQUIRE(count == 4);
    OK(cuGraphClone(&clone, graph));
    OK(cuGraphInstantiate(&exec, graph, 0));
    OK(cuGraphDestroy(graph));
    for (uint64_t seed = 0; seed < 20; seed++) {
        memset(bytes_at(p), 0, 64);
        fake->run_random(seed);
        OK(cuGraphLaunch(exec, a));
        OK(cuGraphLaunch(exec, b)); /* after the first, though on another stream */
        REQUIRE(bytes_at(p)[6] == 0);
        fake->run_random(seed);
        REQUIRE(memcmp(bytes_at(p), "\1\1\1\0\1\1\1", 8) == 0);
    }
    /* update: the same shape with other addresses */
    CUgraphExecUpdateResultInfo info;
    OK(cuGraphExecUpdate(exec, clone, &info));
    OK(cuGraphDestroy(clone));
    OK(cuStreamBeginCapture(a, CU_STREAM_CAPTURE_MODE_RELAXED));
    OK(cuMemsetD8Async(p, 1, 1, a));
    OK(cuStreamEndCapture(a, &graph));
    GIVES(cuGraphExecUpdate(exec, graph, &info), CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE);
    REQUIRE(info.result == CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED);
    char file[] = "/tmp/fake-graph-XXXXXX";
    int fd = mkstemp(file);
    REQUIRE(fd >= 0);
    close(fd);
    OK(cuGraphDebugDotPrint(graph, file, 0));
    FILE *f = fopen(file, "r");
    char line[32] = "";
    REQUIRE(f && fgets(line, sizeof line, f) && strncmp(line, "digraph", 7) == 0);
    fclose(f);
    unlink(file);
    OK(cuGraphDestroy(graph));
    OK(cuGraphLaunch(exec, a));
    OK(cuGraphExecDestroy(exec)); /* queued work stays */
    OK(cuStreamSynchronize(a));
    MISUSE(1, GIVES(cuGraphLaunch(exec, a), CUDA_ERROR_INVALID_VALUE));
    fake_cuda_counts n;
    fake->counts(&n);
    REQUIRE(n.graphs == 0 && n.execs == 0 && n.events == 2 && n.queued == 0);
    OK(cuMemFree(p));
}

/* A capture in which one call gives `result`, and that is spoiled or not. */
static void capture_with(CUstreamCaptureMode mode, CUresult result, bool spoils, CUresult (*call)(void)) {
    CUgraph graph = NULL;
    OK(cuStreamBeginCapture(a, mode));
    REQUIRE_EQUAL((int)call(), (int)result, "call in a capture");
    CUstreamCaptureStatus status;
    OK(cuStreamIsCapturing(a, &status));
    REQUIRE(status == (spoils ? CU_STREAM_CAPTURE_STATUS_INVALIDATED : CU_STREAM_CAPTURE_STATUS_ACTIVE));
    GIVES(cuStreamEndCapture(a, &graph), spoils ? CUDA_ERROR_STREAM_CAPTURE_INVALIDATED : CUDA_SUCCESS);
    REQUIRE((graph != NULL) == !spoils);
    if (graph) OK(cuGraphDestroy(graph));
}
static CUresult wait_for_it(void) { return cu.cuStreamSynchronize(a); }
static CUresult ask_it(void) { return cu.cuStreamQuery(a); }
static CUresult wait_for_all(void) { return cu.cuCtxSynchronize(); }
static CUresult allocate(void) {
    CUdeviceptr p;
    CUresult result = cu.cuMemAlloc(&p, 64);
    if (result == CUDA_SUCCESS) OK(cuMemFree(p));
    return result;
}
static CUevent outside, inside;
static CUresult ask_outside(void) { return cu.cuEventQuery(outside); }
static CUresult ask_inside(void) {
    OK(cuEventRecord(inside, a));
    return cu.cuEventQuery(inside);
}
static CUresult follow_outside(void) { return cu.cuStreamWaitEvent(a, outside, 0); }
static CUresult map_pages(void) {
    CUmemAllocationProp on = on_device(0);
    CUmemGenericAllocationHandle h;
    CUresult result = cu.cuMemCreate(&h, 2 * MIB, &on, 0);
    OK(cuMemRelease(h));
    return result;
}
static void *allocate_in_thread(void *result) {
    OK(cuCtxSetCurrent(context[0]));
    *(CUresult *)result = allocate();
    return NULL;
}
static CUresult allocate_elsewhere(void) {
    CUresult result;
    pthread_t thread;
    REQUIRE(pthread_create(&thread, NULL, allocate_in_thread, &result) == 0 && pthread_join(thread, NULL) == 0);
    return result;
}

static void *end_in_thread(void *result) {
    CUgraph graph;
    *(CUresult *)result = cu.cuStreamEndCapture(a, &graph);
    return NULL;
}
static void capture_with_end_elsewhere(CUstreamCaptureMode mode, CUresult expected) {
    CUresult result;
    pthread_t thread;
    CUgraph graph;
    OK(cuStreamBeginCapture(a, mode));
    REQUIRE(pthread_create(&thread, NULL, end_in_thread, &result) == 0 && pthread_join(thread, NULL) == 0);
    REQUIRE_EQUAL((int)result, (int)expected, "the end of a capture by another thread");
    GIVES(cuStreamEndCapture(a, &graph), CUDA_ERROR_ILLEGAL_STATE);
}

CASE(what_a_capture_forbids) {
    start();
    const CUstreamCaptureMode GLOBAL = CU_STREAM_CAPTURE_MODE_GLOBAL, LOCAL = CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
    const CUstreamCaptureMode RELAXED = CU_STREAM_CAPTURE_MODE_RELAXED;
    const CUresult UNSUPPORTED = CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    outside = event(CU_EVENT_DISABLE_TIMING);
    inside = event(CU_EVENT_DISABLE_TIMING);
    OK(cuEventRecord(outside, b));
    capture_with(RELAXED, UNSUPPORTED, true, wait_for_it);
    capture_with(RELAXED, UNSUPPORTED, true, ask_it);
    capture_with(RELAXED, UNSUPPORTED, true, wait_for_all);
    capture_with(GLOBAL, UNSUPPORTED, true, allocate);
    capture_with(LOCAL, UNSUPPORTED, true, allocate);
    capture_with(RELAXED, CUDA_SUCCESS, false, allocate);
    capture_with(GLOBAL, CUDA_SUCCESS, false, map_pages);
    capture_with(GLOBAL, UNSUPPORTED, true, allocate_elsewhere);
    capture_with(LOCAL, CUDA_SUCCESS, false, allocate_elsewhere);
    capture_with(GLOBAL, UNSUPPORTED, true, ask_outside);
    capture_with(RELAXED, CUDA_SUCCESS, false, ask_outside);
    capture_with(RELAXED, CUDA_ERROR_CAPTURED_EVENT, true, ask_inside);
    capture_with(GLOBAL, CUDA_ERROR_STREAM_CAPTURE_ISOLATION, true, follow_outside);
    CUstreamCaptureMode mode = RELAXED;
    OK(cuThreadExchangeStreamCaptureMode(&mode));
    REQUIRE(mode == GLOBAL);
    capture_with(GLOBAL, CUDA_SUCCESS, false, allocate);
    OK(cuThreadExchangeStreamCaptureMode(&mode));
    REQUIRE(mode == RELAXED);
    /* work that is not joined; an end at the wrong stream; the legacy stream */
    CUgraph graph;
    CUdeviceptr p = block(64);
    CUevent e = event(CU_EVENT_DISABLE_TIMING);
    CUstream blocking;
    CUstreamCaptureStatus status;
    OK(cuStreamBeginCapture(a, GLOBAL));
    OK(cuEventRecord(e, a));
    OK(cuStreamWaitEvent(b, e, 0));
    OK(cuMemsetD8Async(p, 1, 1, b));
    GIVES(cuStreamEndCapture(a, &graph), CUDA_ERROR_STREAM_CAPTURE_UNJOINED);
    OK(cuStreamIsCapturing(b, &status));
    REQUIRE(status == CU_STREAM_CAPTURE_STATUS_NONE && graph == NULL);
    OK(cuStreamBeginCapture(a, GLOBAL));
    OK(cuEventRecord(e, a));
    OK(cuStreamWaitEvent(b, e, 0));
    GIVES(cuStreamEndCapture(b, &graph), CUDA_ERROR_STREAM_CAPTURE_UNMATCHED);
    GIVES(cuStreamEndCapture(a, &graph), CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
    /* an end by another thread ends it, without a graph, unless the capture is relaxed */
    capture_with_end_elsewhere(LOCAL, CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD);
    capture_with_end_elsewhere(RELAXED, CUDA_SUCCESS);
    OK(cuMemsetD8Async(p, 1, 1, NULL)); /* beside a non-blocking capture it may be used */
    OK(cuStreamCreate(&blocking, CU_STREAM_DEFAULT));
    OK(cuStreamBeginCapture(blocking, RELAXED));
    GIVES(cuMemsetD8Async(p, 1, 1, NULL), CUDA_ERROR_STREAM_CAPTURE_IMPLICIT);
    GIVES(cuStreamEndCapture(blocking, &graph), CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
    GIVES(cuStreamBeginCapture(NULL, GLOBAL), CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    OK(cuMemFree(p));
}

/* ------------------------------------------------------------------------------------------------- faults */

CASE(every_call_can_fail) {
    start();
    fake->reset();
    CUdeviceptr p;
    for (int round = 0; round < 2; round++) {
        OK(cuMemAlloc(&p, 64));
        OK(cuMemsetD8Async(p, 1, 64, a));
        OK(cuMemFree(p));
    }
    REQUIRE(fake->call_count() == 6);
    fake->fail_nth_call(2, CUDA_ERROR_LAUNCH_FAILED);
    OK(cuMemAlloc(&p, 64));
    GIVES(cuMemsetD8Async(p, 1, 64, a), CUDA_ERROR_LAUNCH_FAILED);
    REQUIRE(strcmp(fake->failed_call(), "cuMemsetD8Async") == 0);
    OK(cuMemFree(p));
    fake->inject("cuMemAlloc", 2, 2, CUDA_ERROR_OUT_OF_MEMORY);
    OK(cuMemAlloc(&p, 64));
    OK(cuMemFree(p));
    for (int i = 0; i < 2; i++) GIVES(cuMemAlloc(&p, 64), CUDA_ERROR_OUT_OF_MEMORY);
    OK(cuMemAlloc(&p, 64));
    OK(cuMemFree(p));
    REQUIRE(fake->calls("cuMemAlloc") == 7);
    pid_t child = fork();
    if (child == 0) _exit(cu.cuMemAlloc(&p, 64) == CUDA_ERROR_NOT_INITIALIZED ? 0 : 1);
    int status = -1;
    REQUIRE(waitpid(child, &status, 0) == child && status == 0);
}

int main(void) {
    ssize_t n = readlink("/proc/self/exe", path, PATH_MAX - 1);
    if (n < 0) return 1;
    path[n] = '\0';
    strcpy(strrchr(path, '/'), "/fakes/libcuda.so.1");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mapped_memory),
        cmocka_unit_test(access_is_per_device),
        cmocka_unit_test(pointers_say_what_they_are),
        cmocka_unit_test(work_waits_for_a_reason),
        cmocka_unit_test(the_legacy_stream_is_in_order_with_blocking_ones),
        cmocka_unit_test(memory_reused_too_early_shows),
        cmocka_unit_test(kernels_and_host_functions_run_in_order),
        cmocka_unit_test(random_orders_keep_dependencies),
        cmocka_unit_test(events),
        cmocka_unit_test(two_processes),
        cmocka_unit_test(graphs_replay_what_was_captured),
        cmocka_unit_test(what_a_capture_forbids),
        cmocka_unit_test(every_call_can_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else /* a build without CUDA has no double either */

int main(void) { return 0; }

#endif
