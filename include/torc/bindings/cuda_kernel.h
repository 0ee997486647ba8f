/* Written by tools/generate from torc/cuda_kernel.h: what bindings need beside it, as torc/bindings.h says. */
#ifndef TORC_BINDINGS_CUDA_KERNEL_H
#define TORC_BINDINGS_CUDA_KERNEL_H
#include "torc/cuda_kernel.h"

#ifdef __cplusplus
extern "C" {
#endif
/* clang-format off */

TORC_API torc_cuda_kernel torc_cuda_kernel_from_image_with(const void *image, size_t bytes, const char *name, const torc_no_options *options);
TORC_API torc_cuda_kernel torc_cuda_kernel_from_file_with(const char *path, const char *name, const torc_no_options *options);
TORC_API torc_cuda_kernel torc_cuda_kernel_from_function_with(void *function, int device, const torc_no_options *options);
TORC_API int64_t torc_cuda_kernel_parameter_count_with(torc_cuda_kernel kernel, const torc_no_options *options);
TORC_API int torc_cuda_kernel_max_active_blocks_with(torc_cuda_kernel kernel, int device, int64_t threads, int64_t shared_bytes, const torc_no_options *options);
TORC_API void torc_cuda_compile_options_init(torc_cuda_compile_options *options);
TORC_API void torc_cuda_launch_options_init(torc_cuda_launch_options *options);

/* clang-format on */
#ifdef __cplusplus
}
#endif
#endif
