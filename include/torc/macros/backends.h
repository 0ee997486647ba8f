/* Written by tools/generate from torc/backends.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_BACKENDS_H
#define TORC_MACROS_BACKENDS_H
/* clang-format off */

#define TORC_DEFAULTS_torc_use_deterministic_algorithms_options

#define torc_backends_cuda_matmul_set_allow_tf32(allow) torc_backends_cuda_matmul_set_allow_tf32(TORC_WHOLE_(allow))
#define torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction(allow, allow_split_k) torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction(TORC_WHOLE_(allow), TORC_WHOLE_(allow_split_k))
#define torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction(allow, allow_split_k) torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction(TORC_WHOLE_(allow), TORC_WHOLE_(allow_split_k))
#define torc_backends_cuda_matmul_set_allow_fp16_accumulation(allow) torc_backends_cuda_matmul_set_allow_fp16_accumulation(TORC_WHOLE_(allow))
#define torc_backends_cudnn_set_enabled(enabled) torc_backends_cudnn_set_enabled(TORC_WHOLE_(enabled))
#define torc_backends_cudnn_set_benchmark(benchmark) torc_backends_cudnn_set_benchmark(TORC_WHOLE_(benchmark))
#define torc_backends_cudnn_set_benchmark_limit(limit) torc_backends_cudnn_set_benchmark_limit(TORC_WHOLE_(limit))
#define torc_backends_cudnn_set_deterministic(deterministic) torc_backends_cudnn_set_deterministic(TORC_WHOLE_(deterministic))
#define torc_backends_cudnn_set_allow_tf32(allow) torc_backends_cudnn_set_allow_tf32(TORC_WHOLE_(allow))
#define torc_use_deterministic_algorithms(...) torc_use_deterministic_algorithms_given_(__VA_ARGS__, )
#define torc_use_deterministic_algorithms_given_(mode, ...) TORC_CALL_(torc_use_deterministic_algorithms_options, (__VA_ARGS__), torc_use_deterministic_algorithms_with(TORC_WHOLE_(mode), &torc_options_))
#define torc_set_deterministic_debug_mode(mode) torc_set_deterministic_debug_mode(TORC_WHOLE_(mode))
#define torc_set_fill_uninitialized_memory(fill) torc_set_fill_uninitialized_memory(TORC_WHOLE_(fill))

/* clang-format on */
#endif
