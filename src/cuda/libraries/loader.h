/* cuda/libraries/loader.h - the CUDA libraries, opened on first use.
 *
 * Nothing of CUDA is linked.  Each library is a table of typed function pointers, filled by the first call of its
 * accessor:
 *
 *     const cuda_driver_api *cu = cuda_driver();
 *     if (!cu) return false;                                  // LIBRARY_MISSING is set
 *     CU_CHECK(cu->cuMemcpyDtoDAsync(to, from, bytes, stream));   // returns false/NULL from this function on an error
 *
 * Accessors are thread-safe and, once the library is open, one atomic load.  A table is never taken back. */
#ifndef TORC_CUDA_LOADER_H
#define TORC_CUDA_LOADER_H

#include <cublasLt.h>
#include <cuda.h>
#include <cudnn_adv.h>
#include <cudnn_graph.h>

#include "base/base.h"

typedef void *cuda_nvml_device;
typedef struct cuda_nvml_utilization {
    unsigned gpu, memory; /* percent of the last sample period */
} cuda_nvml_utilization;
typedef struct cuda_nvml_memory {
    unsigned long long total, free, used; /* bytes */
} cuda_nvml_memory;
typedef struct cuda_nvml_process {
    unsigned pid;
    unsigned long long memory; /* bytes; UINT64_MAX: unknown */
    unsigned gpu_instance, compute_instance;
} cuda_nvml_process;

#define CUDA_API(name) __typeof__(&name) name;
#define CUDA_API_OPTIONAL(name) CUDA_API(name)
#define CUDA_API_AS(name, symbol) CUDA_API(name)
#define NVML_API(name, arguments) int(*name) arguments;
#define NVML_API_OPTIONAL(name, arguments) NVML_API(name, arguments)
#define NVRTC_API(name, arguments) int(*name) arguments;
#define NVRTC_API_TEXT(name, arguments) const char *(*name)arguments;
typedef struct cuda_driver_api {
#include "cuda/libraries/api_driver.def"
} cuda_driver_api;
typedef struct cuda_cublaslt_api {
#include "cuda/libraries/api_cublaslt.def"
} cuda_cublaslt_api;
typedef struct cuda_cudnn_api {
#include "cuda/libraries/api_cudnn.def"
} cuda_cudnn_api;
typedef struct cuda_nvml_api {
#include "cuda/libraries/api_nvml.def"
} cuda_nvml_api;
typedef struct cuda_nvrtc_api {
#include "cuda/libraries/api_nvrtc.def"
} cuda_nvrtc_api;
#undef CUDA_API
#undef CUDA_API_OPTIONAL
#undef CUDA_API_AS
#undef NVML_API
#undef NVML_API_OPTIONAL
#undef NVRTC_API
#undef NVRTC_API_TEXT

/* The table, or NULL and LIBRARY_MISSING with what was searched and how to get the library. */
const cuda_driver_api *cuda_driver(void);
const cuda_cublaslt_api *cuda_cublaslt(void);
const cuda_cudnn_api *cuda_cudnn(void);
const cuda_nvml_api *cuda_nvml(void);
const cuda_nvrtc_api *cuda_nvrtc(void);
/* The same without an error: for queries whose answer is "no" then. */
const cuda_driver_api *cuda_driver_probe(void);
const cuda_nvml_api *cuda_nvml_probe(void);
const cuda_cudnn_api *cuda_cudnn_probe(void);
/* Around nvmlInit, which takes long and holds locks of NVML's own: a child of a fork meanwhile has no NVML. */
void cuda_nvml_enter(void);
void cuda_nvml_leave(void);

/* Open any other library that is searched like these, for instance NCCL: `sonames` ends with NULL and is tried
 * in order at each place; `hint` says how to get it.  Returns dlopen's handle, or NULL and LIBRARY_MISSING.  Not
 * cached. */
void *cuda_library_open(const char *const *sonames, const char *hint);

/* ------------------------------------------------------------------------------------------------- errors
 * Set the thread's error from a result and return NULL. `call` is the text of the call; its function is named.
 * OUT_OF_MEMORY results become CUDA_OUT_OF_MEMORY, all others CUDA. */
void *cuda_fail(CUresult result, const char *call, const char *file, int line);
void *cuda_fail_cublas(cublasStatus_t status, const char *call, const char *file, int line);
void *cuda_fail_cudnn(cudnnStatus_t status, const char *call, const char *file, int line);

/* Leave this function (of type bool or any pointer) with false/NULL and the error set. */
#define CU_CHECK(call)                                                                               \
    do {                                                                                             \
        CUresult result_ = (call);                                                                   \
        if (UNLIKELY(result_ != CUDA_SUCCESS)) return cuda_fail(result_, #call, __FILE__, __LINE__); \
    } while (0)
#define CUBLAS_CHECK(call)                                                                                           \
    do {                                                                                                             \
        cublasStatus_t status_ = (call);                                                                             \
        if (UNLIKELY(status_ != CUBLAS_STATUS_SUCCESS)) return cuda_fail_cublas(status_, #call, __FILE__, __LINE__); \
    } while (0)
#define CUDNN_CHECK(call)                                                                                          \
    do {                                                                                                           \
        cudnnStatus_t status_ = (call);                                                                            \
        if (UNLIKELY(status_ != CUDNN_STATUS_SUCCESS)) return cuda_fail_cudnn(status_, #call, __FILE__, __LINE__); \
    } while (0)
/* The same as an expression, for code that must clean up: true, or false with the error set. */
#define CU_OK(call) cuda_ok_((call), #call, __FILE__, __LINE__)
static inline bool cuda_ok_(CUresult result, const char *call, const char *file, int line) {
    return LIKELY(result == CUDA_SUCCESS) || cuda_fail(result, call, file, line) != NULL;
}

#endif
