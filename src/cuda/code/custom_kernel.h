/* cuda/code/custom_kernel.h - kernels that the program brings, between where they come from and where they are
 * launched. */
#ifndef TORC_CUDA_CUSTOM_KERNEL_H
#define TORC_CUDA_CUSTOM_KERNEL_H

#include "cuda/device/device.h"
#include "ops/kernel.h"
#include "torc/cuda_kernel.h"

/* Code that is loaded: one image, known by what it was made from, for the life of the process. */
typedef struct cuda_code {
    struct cuda_code *next;
    uint64_t hash;
    CUlibrary library;
    char *kernel; /* the kernel's name in it, for code that was compiled; NULL */
    size_t key_bytes;
    char key[];
} cuda_code;

/* The code known under this key, or NULL without an error. Keys begin with a letter that says of what kind they are. */
const cuda_code *cuda_code_find(const void *key, size_t bytes);
/* Load an image that outlives the call or not, and keep it under the key; if another thread was faster, its code is the
 * answer. `kernel` may be NULL. The device must be in use. NULL and an error on failure. */
const cuda_code *cuda_code_load(const void *key, size_t bytes, const void *image, const char *kernel);
/* A kernel of it, with one reference, owned. `name` is what the program calls it; home: -1, or the device that it is
 * launched on when no tensor says where. */
torc_cuda_kernel cuda_custom_kernel_new(const cuda_code *code, const char *name, int home);

extern const kernel cuda_custom_kernels[]; /* of the row that launches one */

#endif
