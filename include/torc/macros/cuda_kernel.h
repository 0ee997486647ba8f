/* Written by tools/generate from torc/cuda_kernel.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_CUDA_KERNEL_H
#define TORC_MACROS_CUDA_KERNEL_H
/* clang-format off */

#define TORC_DEFAULTS_torc_cuda_compile_options
#define TORC_DEFAULTS_torc_cuda_launch_options .cluster = {TORC_NONE},

#define torc_cuda_compile_kernel(...) torc_cuda_compile_kernel_given_(__VA_ARGS__, )
#define torc_cuda_compile_kernel_given_(source, name, ...) TORC_CALL_(torc_cuda_compile_options, (__VA_ARGS__), torc_cuda_compile_kernel_with(source, name, &torc_options_))
#define torc_cuda_kernel_from_image(...) TORC_UNCUT_(torc_cuda_kernel_from_image(__VA_ARGS__))
#define torc_cuda_kernel_from_function(...) TORC_UNCUT_(torc_cuda_kernel_from_function(__VA_ARGS__))
#define torc_cuda_kernel_launch(...) torc_cuda_kernel_launch_given_(__VA_ARGS__, )
#define torc_cuda_kernel_launch_given_(kernel, arguments, grid, block, ...) TORC_CALL_(torc_cuda_launch_options, (__VA_ARGS__), torc_cuda_kernel_launch_with(kernel, arguments, TORC_INTS_(grid), TORC_INTS_(block), &torc_options_))
#define torc_cuda_kernel_get_properties(kernel, device, ...) torc_cuda_kernel_get_properties(kernel, TORC_WHOLE_(device), __VA_ARGS__)
#define torc_cuda_kernel_max_active_blocks(kernel, device, threads, shared_bytes) torc_cuda_kernel_max_active_blocks(kernel, TORC_WHOLE_(device), TORC_INT_(threads), TORC_INT_(shared_bytes))

/* clang-format on */
#endif
