/* Written by tools/generate from torc/backends.h: what bindings need beside it, as torc/bindings.h says. */
#ifndef TORC_BINDINGS_BACKENDS_H
#define TORC_BINDINGS_BACKENDS_H
#include "torc/backends.h"

#ifdef __cplusplus
extern "C" {
#endif
/* clang-format off */

TORC_API bool torc_set_float32_matmul_precision_with(const char *precision, const torc_no_options *options);
TORC_API bool torc_backends_set_fp32_precision_with(const char *backend, const char *op, const char *precision, const torc_no_options *options);
TORC_API bool torc_backends_cuda_matmul_set_allow_tf32_with(bool allow, const torc_no_options *options);
TORC_API bool torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction_with(bool allow, bool allow_split_k, const torc_no_options *options);
TORC_API bool torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction_with(bool allow, bool allow_split_k, const torc_no_options *options);
TORC_API bool torc_backends_cuda_matmul_set_allow_fp16_accumulation_with(bool allow, const torc_no_options *options);
TORC_API const char *torc_backends_cuda_preferred_blas_library_with(const char *library, const torc_no_options *options);
TORC_API bool torc_backends_cudnn_set_enabled_with(bool enabled, const torc_no_options *options);
TORC_API bool torc_backends_cudnn_set_benchmark_with(bool benchmark, const torc_no_options *options);
TORC_API bool torc_backends_cudnn_set_benchmark_limit_with(int limit, const torc_no_options *options);
TORC_API bool torc_backends_cudnn_set_deterministic_with(bool deterministic, const torc_no_options *options);
TORC_API bool torc_backends_cudnn_set_allow_tf32_with(bool allow, const torc_no_options *options);
TORC_API bool torc_set_deterministic_debug_mode_with(int mode, const torc_no_options *options);
TORC_API bool torc_set_fill_uninitialized_memory_with(bool fill, const torc_no_options *options);
TORC_API void torc_use_deterministic_algorithms_options_init(torc_use_deterministic_algorithms_options *options);

/* clang-format on */
#ifdef __cplusplus
}
#endif
#endif
