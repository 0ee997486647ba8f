/* fake_cuda.h - how a test steers the driver's double.
 *
 * The double is opened by torc like the real driver, through TORC_CUDA_PATH. A test reaches its controls through
 * dlopen of the same file and dlsym("fake_cuda_controls_get").
 *
 * Environment, read at cuInit:
 *   FAKE_CUDA_DEVICES=2            number of devices
 *   FAKE_CUDA_MEMORY=1073741824    bytes of each; pages cost nothing until they are touched, so 150000000000 is fine
 *   FAKE_CUDA_SHARED=101376        bytes of shared memory that a block may opt in to (232448)
 *   FAKE_CUDA_VERSION=12020        the driver's version (13000)
 *   FAKE_CUDA_PTX=90               the compute capability that torc's kernels were translated for (80)
 *   FAKE_CUDA_NO_POOLS=1           devices without memory pools
 *   FAKE_CUDA_NO_VMM=1             devices without the virtual memory calls
 *   FAKE_CUDA_NO_PEERS=1           devices that cannot reach each other
 *   FAKE_CUDA_FAIL=cuInit:1:100,…  function, n-th call from now, CUresult
 * and while it is being opened:
 *   FAKE_CUDA_OPENING=3,4          descriptors of pipes: stop there, as fake_pause.h says
 *
 * The model in short (the .c files say more):
 *   Memory     Every device address is a real address that the test may read and write. Freed and unmapped addresses
 *              are never given out again by chance of malloc: touching them faults, or is noted by the double. Reserved
 *              addresses fault until they are mapped and given access.
 *   Streams    By default a call's work is done before the call returns. After set_async(true) it is queued, and done
 *              only when something waits for it or the test says so (run, run_random); copies read and write then, so
 *              memory reused too early shows in the data. Pageable host memory behaves as documented: read before the
 *              call returns, written before the call returns.
 *   Capture    As the driver's: what is forbidden fails and invalidates the capture. Graphs replay what was captured.
 *   Strictness A call that no correct program makes (a handle destroyed twice, memory freed under queued work, a
 *              mapping cut in pieces) fails as in the driver, where the driver notices, and is counted: a test
 *              ends with violations() == 0. */
#ifndef FAKE_CUDA_H
#define FAKE_CUDA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FAKE_KERNEL_NAME = 512 }; /* templates of C++ have long ones */
typedef struct fake_cuda_launch {
    char kernel[FAKE_KERNEL_NAME];
    unsigned grid[3], block[3], shared;
    void **params;
    void *stream;
    bool overlaps; /* it may start before the kernel in front of it has ended */
} fake_cuda_launch;

/* What exists now, of all devices. */
typedef struct fake_cuda_counts {
    int64_t streams, events, graphs, execs; /* made and not destroyed */
    int64_t ranges, mappings, pages;        /* reserved addresses, mapped parts of them, handles of cuMemCreate */
    int64_t blocks, pinned, registered;     /* cuMemAlloc and pools; cuMemHostAlloc; cuMemHostRegister */
    int64_t queued;                         /* operations not done yet */
} fake_cuda_counts;

/* A kernel in C. params[i] points at the i-th argument, as it was when the launch was queued. It must not call the
 * driver. */
typedef void fake_cuda_kernel_function(void **params, const unsigned *grid, const unsigned *block);

typedef struct fake_cuda_controls {
    /* ---- faults */
    /* Let the n-th call of `function` from now, and the times-1 calls after it, return `result`. */
    void (*inject)(const char *function, int nth, int times, int result);
    /* Forget all faults, counts, violations and sticking errors; ready and synchronous again (queued work is done). */
    void (*reset)(void);
    /* How often `function` was called. */
    int64_t (*calls)(const char *function);

    /* ---- what the program holds */
    /* Bytes the program holds on a device, and bytes the device's pool keeps including those of the pool. Pages count
     * from cuMemCreate until they are both released and unmapped. */
    int64_t (*used)(int device);
    int64_t (*reserved)(int device);
    /* While busy, events and streams are not ready when asked; waiting for them still returns at once. */
    void (*set_busy)(bool busy);
    /* Contexts that exist (primary contexts retained). */
    int (*contexts)(void);
    const fake_cuda_launch *(*last_launch)(void); /* the last one queued, captured or not */
    int64_t (*pinned)(void);                      /* live pinned host blocks */
    void (*counts)(fake_cuda_counts *counts);

    /* ---- strictness */
    int64_t (*violations)(void);
    const char *(*violation)(void); /* the first of them in words; "" without any */

    /* ---- more faults */
    /* Let the n-th call from now return `result`, counting every function; nth 0 forgets it. Together with call_count
     * a test runs its code once, and then once for every call it made, that call failing. */
    void (*fail_nth_call)(int64_t nth, int result);
    int64_t (*call_count)(void); /* calls of all functions since reset */
    /* The name of the function that fail_nth_call failed last; "" if it has not happened. */
    const char *(*failed_call)(void);
    /* An error that sticks: from now on everything that needs the device's context returns `result` (0: heal). */
    void (*break_device)(int device, int result);
    /* The n-th execution of this kernel from now breaks its device with `result` (700, 719, …). */
    void (*break_at_kernel)(const char *kernel, int nth, int result);
    /* May `device` reach `peer`? (a process-wide answer; before peer access is enabled or memory is mapped) */
    void (*set_peer)(int device, int peer, bool can);

    /* ---- asynchronous streams */
    /* Queue work instead of doing it. Turning it off does what is queued. */
    void (*set_async)(bool async);
    /* Whether asking (cuStreamQuery, cuEventQuery) does one queued operation after answering "not ready", so that a
     * loop that asks comes to an end. True by default. */
    void (*set_query_advances)(bool advances);
    /* Do up to n operations of a stream (-1: all; NULL: the legacy stream), including what they have to wait for
     * elsewhere. Returns how many of this stream were done. */
    int64_t (*run)(void *stream, int64_t n);
    /* Do everything queued, choosing among what may run next at random; another seed, another order. Seed 0: oldest
     * first. The branches of graphs launched from now on are mixed by the seed too. */
    int64_t (*run_random)(uint64_t seed);
    /* Do up to n operations, chosen at random as above. Returns how many. */
    int64_t (*run_some)(uint64_t seed, int64_t n);
    /* The clock of event timings, in nanoseconds. Operations advance it a little: 1 us and 1 ns per KiB. */
    void (*advance_clock)(int64_t nanoseconds);
    /* Execute `run` in stream order when a kernel of this name is launched (NULL: nothing, as without this call).
     * `sizes` are the bytes of its arguments, ending with 0, at most 64 of up to 255 bytes; 8-byte arguments that are
     * addresses of device memory count as uses of it. */
    void (*kernel)(const char *name, fake_cuda_kernel_function *run, const unsigned char *sizes);

    /* ---- threads */
    /* Call `run` once, on the thread that calls `function` next, just before that does anything or, `after`, when it has
     * done it and is about to return. It may make calls of its own, and may let other threads run: what they can do in the
     * middle of something is so tested without luck. One at a time; NULL forgets it. */
    void (*stop_at)(const char *function, bool after, void (*run)(void *context), void *context);
} fake_cuda_controls;

const fake_cuda_controls *fake_cuda_controls_get(void);

#endif
