/* Written by tools/generate from torc/core.h: what bindings need beside it, as torc/bindings.h says. */
#ifndef TORC_BINDINGS_CORE_H
#define TORC_BINDINGS_CORE_H
#include "torc/core.h"

#ifdef __cplusplus
extern "C" {
#endif
/* clang-format off */

TORC_API bool torc_set_debug_handles_with(bool enabled, const torc_no_options *options);
TORC_API bool torc_owner_push_with(const char *path, const torc_no_options *options);
TORC_API int64_t torc_owner_number_with(const char *path, const char *place, const char *class_name, const torc_no_options *options);
TORC_API bool torc_set_num_threads_with(int n, const torc_no_options *options);
TORC_API size_t torc_dtype_size_with(torc_dtype dtype, const torc_no_options *options);
TORC_API torc_dtype torc_promote_types_with(torc_dtype a, torc_dtype b, const torc_no_options *options);
TORC_API bool torc_set_default_dtype_with(torc_dtype dtype, const torc_no_options *options);
TORC_API double torc_number_to_double_with(torc_number n, const torc_no_options *options);
TORC_API int64_t torc_number_to_int_with(torc_number n, const torc_no_options *options);
TORC_API torc_tensors torc_tensors_lend_with(torc_tensors list, const torc_no_options *options);
TORC_API torc_device torc_device_parse_with(const char *text, const torc_no_options *options);
TORC_API const char *torc_device_format_with(torc_device device, char *buffer, size_t size, const torc_no_options *options);
TORC_API bool torc_set_default_device_with(torc_device device, const torc_no_options *options);
TORC_API int64_t torc_size_with(torc_tensor t, int64_t dim, const torc_no_options *options);
TORC_API int64_t torc_stride_with(torc_tensor t, int64_t dim, const torc_no_options *options);
TORC_API double torc_item_with(torc_tensor t, const torc_no_options *options);
TORC_API int64_t torc_item_int64_with(torc_tensor t, const torc_no_options *options);
TORC_API torc_number torc_item_number_with(torc_tensor t, const torc_no_options *options);
TORC_API bool torc_is_nonzero_with(torc_tensor t, const torc_no_options *options);
TORC_API torc_dtype torc_result_type_with(torc_tensors tensors, torc_numbers numbers, const torc_no_options *options);
TORC_API bool torc_copy_to_host_with(torc_tensor t, void *dst, size_t bytes, const torc_no_options *options);
TORC_API bool torc_equal_with(torc_tensor a, torc_tensor b, const torc_no_options *options);
TORC_API bool torc_storage_resize_inplace_with(torc_storage s, size_t nbytes, const torc_no_options *options);
TORC_API bool torc_storage_set_resizable_with(torc_storage s, bool resizable, const torc_no_options *options);
TORC_API bool torc_storage_copy_inplace_with(torc_storage s, torc_storage src, const torc_no_options *options);
TORC_API bool torc_storage_fill_inplace_with(torc_storage s, int value, const torc_no_options *options);
TORC_API bool torc_storage_copy_to_host_with(torc_storage s, size_t offset, void *dst, size_t bytes, const torc_no_options *options);
TORC_API bool torc_storage_copy_from_host_with(torc_storage s, size_t offset, const void *src, size_t bytes, const torc_no_options *options);
TORC_API torc_tensor torc_wrapped_number_with(torc_number n, const torc_no_options *options);
TORC_API bool torc_manual_seed_with(uint64_t seed, const torc_no_options *options);
TORC_API uint64_t torc_seed_with(const torc_no_options *options);
TORC_API uint64_t torc_initial_seed_with(const torc_no_options *options);
TORC_API torc_generator torc_generator_new_with(torc_device device, const torc_no_options *options);
TORC_API bool torc_generator_manual_seed_with(torc_generator g, uint64_t seed, const torc_no_options *options);
TORC_API uint64_t torc_generator_initial_seed_with(torc_generator g, const torc_no_options *options);
TORC_API uint64_t torc_generator_seed_with(torc_generator g, const torc_no_options *options);
TORC_API torc_device torc_generator_device_with(torc_generator g, const torc_no_options *options);
TORC_API torc_generator torc_generator_clone_state_with(torc_generator g, const torc_no_options *options);
TORC_API uint64_t torc_generator_get_offset_with(torc_generator g, const torc_no_options *options);
TORC_API bool torc_generator_set_offset_with(torc_generator g, uint64_t offset, const torc_no_options *options);
TORC_API torc_tensor torc_generator_get_state_with(torc_generator g, const torc_no_options *options);
TORC_API bool torc_generator_set_state_with(torc_generator g, torc_tensor state, const torc_no_options *options);
TORC_API torc_generator torc_generator_graphsafe_get_state_with(torc_generator g, const torc_no_options *options);
TORC_API bool torc_generator_graphsafe_set_state_with(torc_generator g, torc_generator state, const torc_no_options *options);
TORC_API const char *torc_tensor_to_string_with(torc_tensor t, const torc_no_options *options);
TORC_API bool torc_print_with(torc_tensor t, const torc_no_options *options);
TORC_API void torc_is_contiguous_options_init(torc_is_contiguous_options *options);
TORC_API void torc_allclose_options_init(torc_allclose_options *options);
TORC_API void torc_blob_options_init(torc_blob_options *options);
TORC_API void torc_tensor_from_options_init(torc_tensor_from_options *options);
TORC_API void torc_storage_options_init(torc_storage_options *options);
TORC_API void torc_tensor_over_options_init(torc_tensor_over_options *options);
TORC_API void torc_set_printoptions_options_init(torc_set_printoptions_options *options);

/* clang-format on */
#ifdef __cplusplus
}
#endif
#endif
