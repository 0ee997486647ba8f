/* fake_cuda.h - how a test steers the driver's double.
 *
 * The double is opened by torc like the real driver, through TORC_CUDA_PATH. A test reaches its controls through
 * dlopen of the same file and dlsym("fake_cuda_controls_get").
 *
 * Environment, read at cuInit:
 *   FAKE_CUDA_DEVICES=2            number of devices
 *   FAKE_CUDA_MEMORY=1073741824    bytes of each
 *   FAKE_CUDA_FAIL=cuInit:1:100,…  function, n-th call from now, CUresult */
#ifndef FAKE_CUDA_H
#define FAKE_CUDA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct fake_cuda_launch {
    char kernel[128];
    unsigned grid[3], block[3], shared;
    void **params;
    void *stream;
} fake_cuda_launch;

typedef struct fake_cuda_controls {
    /* Let the n-th call of `function` from now, and the times-1 calls after it, return `result`. */
    void (*inject)(const char *function, int nth, int times, int result);
    /* Forget all faults and counts. */
    void (*reset)(void);
    /* How often `function` was called. */
    int64_t (*calls)(const char *function);
    /* Bytes the program holds on a device, and bytes the device's pool keeps including those. */
    int64_t (*used)(int device);
    int64_t (*reserved)(int device);
    /* While busy, events and streams are not ready when asked; waiting for them still returns at once. */
    void (*set_busy)(bool busy);
    /* Contexts that exist (primary contexts retained). */
    int (*contexts)(void);
    const fake_cuda_launch *(*last_launch)(void);
    int64_t (*pinned)(void); /* live pinned host blocks */
} fake_cuda_controls;

const fake_cuda_controls *fake_cuda_controls_get(void);

#endif
