/* torc/backends.h - switches between speed and exactness (torch.backends, torch.use_deterministic_algorithms).
 *
 * All of them hold for the whole process and may be set at any time from any thread; work that is queued already keeps
 * what it was queued with.  A function called `..._set_x` sets, the one without `set_` tells.  Every build has them.
 *
 * float32 products and convolutions may round their factors to TF32 (10 bits of mantissa), which is several times
 * faster.  There are three ways to say so, over one state: torc_set_float32_matmul_precision, the `allow_tf32` switches,
 * and torc_backends_set_fp32_precision.  Whichever is asked answers from that state; PyTorch refuses to answer where the
 * first two were mixed with the third. */
#ifndef TORC_BACKENDS_H
#define TORC_BACKENDS_H

#include "torc/core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------------------------------------- float32 precision */

/** How exactly float32 matrix products are computed: "highest" (default: in float32), "high" (TF32), "medium" (TF32 on
 *  CUDA; bfloat16 where a CPU backend has it, torc's has not).  Any other text warns and changes nothing, as in
 *  PyTorch; NULL is VALUE. */
TORC_API bool torc_set_float32_matmul_precision(const char *precision);
TORC_API TORC_STATIC TORC_NEVER_FAILS const char *torc_get_float32_matmul_precision(void);

/** torch.backends.<backend>.<op>.fp32_precision.  `backend` is "generic", "cuda" or "mkldnn"; `op` is "all", "matmul",
 *  "conv" or "rnn" ("generic" knows "all" only).  `precision` is "ieee", "tf32", "bf16" (not for "cuda") or "none": what
 *  the backend's "all" says, and if that says "none", what "generic" says.  The default is "none" for all but CUDA's
 *  "conv" and "rnn", which are "tf32".  RUNTIME for other texts. */
TORC_API bool torc_backends_set_fp32_precision(const char *backend, const char *op, const char *precision);
/** What is in force: "none" where nothing says anything.  NULL on error. */
TORC_API TORC_STATIC TORC_OR_EMPTY const char *torc_backends_fp32_precision(const char *backend, const char *op);

/* -------------------------------------------------------------------------------------------- CUDA matrix products */

/** torch.backends.cuda.matmul.allow_tf32; default false. */
TORC_API bool torc_backends_cuda_matmul_set_allow_tf32(bool allow);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_backends_cuda_matmul_allow_tf32(void);
/** May partial sums of float16 products meet in float16? Default true.  `allow_split_k` false also forbids that a product
 *  is cut along its summed dimension; RUNTIME together with `allow` true. */
TORC_API bool torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction(bool allow, bool allow_split_k);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction(void);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool
torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction_split_k(void);
/** The same for bfloat16; default true. */
TORC_API bool torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction(bool allow, bool allow_split_k);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction(void);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool
torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction_split_k(void);
/** May float16 products be summed in float16 altogether? Default false. */
TORC_API bool torc_backends_cuda_matmul_set_allow_fp16_accumulation(bool allow);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_backends_cuda_matmul_allow_fp16_accumulation(void);
/** Prefer a library for products: "default", "cublas", "cublaslt" (and the aliases "hipblas", "hipblaslt"); NULL only
 *  asks.  Returns the preference, NULL on error.  torc has cuBLASLt alone, which does them all whatever is preferred. */
TORC_API TORC_STATIC TORC_OR_EMPTY const char *
torc_backends_cuda_preferred_blas_library(TORC_NULLABLE const char *library);

/* ------------------------------------------------------------------------------------------------------------- CPU */

/** The instruction set that kernels of the CPU use here, by PyTorch's names: "DEFAULT", "AVX2" or "AVX512". Static storage. */
TORC_API TORC_STATIC TORC_NEVER_FAILS const char *torc_backends_cpu_get_cpu_capability(void);

/* ----------------------------------------------------------------------------------------------------------- cuDNN */

/** The version of cuDNN, which is loaded now if it was not before: 91900 is 9.19.0; 0 where there is none. */
TORC_API TORC_NEVER_FAILS int torc_backends_cudnn_version(void);
/** torch.backends.cudnn.enabled; default true. Where it is false torc's own kernels are used. */
TORC_API bool torc_backends_cudnn_set_enabled(bool enabled);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_backends_cudnn_enabled(void);
/** Time the candidates when a problem of a new shape comes, and keep the fastest; default false. */
TORC_API bool torc_backends_cudnn_set_benchmark(bool benchmark);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_backends_cudnn_benchmark(void);
/** How many candidates are timed; 0: all; default 10. VALUE if it is negative. */
TORC_API bool torc_backends_cudnn_set_benchmark_limit(int limit);
TORC_API TORC_NEVER_FAILS int torc_backends_cudnn_benchmark_limit(void);
/** Only algorithms of cuDNN that give the same result every time; default false. */
TORC_API bool torc_backends_cudnn_set_deterministic(bool deterministic);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_backends_cudnn_deterministic(void);
/** TF32 in convolutions and recurrent layers; default true. */
TORC_API bool torc_backends_cudnn_set_allow_tf32(bool allow);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_backends_cudnn_allow_tf32(void);

/* ----------------------------------------------------------------------------------------------------- determinism */

typedef struct torc_use_deterministic_algorithms_options {
    size_t struct_size;
    torc_flag warn_only;                /**< default false */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_use_deterministic_algorithms_options;
/** Use only algorithms that give the same result every time.  An operator that has none is then the error RUNTIME, or
 *  with `warn_only` a warning.  Most of torc's are deterministic always. */
TORC_API bool torc_use_deterministic_algorithms_with(bool mode,
                                                     const torc_use_deterministic_algorithms_options *options);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_are_deterministic_algorithms_enabled(void);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_is_deterministic_algorithms_warn_only_enabled(void);
/** The same as a number: 0 off, 1 warn, 2 error. RUNTIME for others. */
TORC_API bool torc_set_deterministic_debug_mode(int mode);
TORC_API TORC_NEVER_FAILS int torc_get_deterministic_debug_mode(void);
/** torch.utils.deterministic.fill_uninitialized_memory: while deterministic algorithms are used, empty tensors are
 *  filled with NaN, the largest integer, or true. Default true. */
TORC_API bool torc_set_fill_uninitialized_memory(bool fill);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_fill_uninitialized_memory(void);

#ifdef __cplusplus
}
#else
#include "torc/macros/backends.h"
#endif
#endif
