/* Written by tools/generate from torc/io.h: what bindings need beside it, as torc/bindings.h says. */
#ifndef TORC_BINDINGS_IO_H
#define TORC_BINDINGS_IO_H
#include "torc/io.h"

#ifdef __cplusplus
extern "C" {
#endif
/* clang-format off */

TORC_API torc_named_tensors torc_named_tensors_make_with(const char *const *names, const torc_tensor *tensors, int64_t count, const torc_no_options *options);
TORC_API torc_named_tensors torc_named_tensors_prefix_with(torc_named_tensors list, const char *prefix, const torc_no_options *options);
TORC_API torc_named_tensors torc_named_tensors_select_with(torc_named_tensors list, const char *prefix, const torc_no_options *options);
TORC_API torc_named_tensors torc_named_tensors_concat_with(const torc_named_tensors *lists, int64_t count, const torc_no_options *options);
TORC_API torc_tensor torc_from_dlpack_with(void *managed, const torc_no_options *options);
TORC_API torc_tensor torc_from_dlpack_unversioned_with(void *managed, const torc_no_options *options);
TORC_API bool torc_dlpack_device_with(torc_tensor t, int32_t *type, int32_t *id, const torc_no_options *options);
TORC_API void torc_safetensors_load_options_init(torc_safetensors_load_options *options);
TORC_API void torc_safetensors_save_options_init(torc_safetensors_save_options *options);
TORC_API void torc_to_dlpack_options_init(torc_to_dlpack_options *options);

/* clang-format on */
#ifdef __cplusplus
}
#endif
#endif
