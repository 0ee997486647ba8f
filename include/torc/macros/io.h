/* Written by tools/generate from torc/io.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_IO_H
#define TORC_MACROS_IO_H
/* clang-format off */

#define TORC_DEFAULTS_torc_safetensors_load_options
#define TORC_DEFAULTS_torc_safetensors_save_options
#define TORC_DEFAULTS_torc_to_dlpack_options .stream = TORC_NONE,

#define torc_named_tensors_make(...) TORC_UNCUT_(torc_named_tensors_make(__VA_ARGS__))
#define torc_named_tensors_concat(...) TORC_UNCUT_(torc_named_tensors_concat(__VA_ARGS__))
#define torc_safetensors_load(...) torc_safetensors_load_given_(__VA_ARGS__, )
#define torc_safetensors_load_given_(path, ...) TORC_CALL_(torc_safetensors_load_options, (__VA_ARGS__), torc_safetensors_load_with(path, &torc_options_))
#define torc_safetensors_load_memory(...) torc_safetensors_load_memory_given_(__VA_ARGS__, )
#define torc_safetensors_load_memory_given_(bytes, size, ...) TORC_CALL_(torc_safetensors_load_options, (__VA_ARGS__), torc_safetensors_load_memory_with(bytes, TORC_WHOLE_(size), &torc_options_))
#define torc_safetensors_save(...) torc_safetensors_save_given_(__VA_ARGS__, )
#define torc_safetensors_save_given_(path, tensors, ...) TORC_CALL_(torc_safetensors_save_options, (__VA_ARGS__), torc_safetensors_save_with(path, tensors, &torc_options_))
#define torc_to_dlpack(...) torc_to_dlpack_given_(__VA_ARGS__, )
#define torc_to_dlpack_given_(t, ...) TORC_CALL_(torc_to_dlpack_options, (__VA_ARGS__), torc_to_dlpack_with(t, &torc_options_))
#define torc_to_dlpack_unversioned(...) torc_to_dlpack_unversioned_given_(__VA_ARGS__, )
#define torc_to_dlpack_unversioned_given_(t, ...) TORC_CALL_(torc_to_dlpack_options, (__VA_ARGS__), torc_to_dlpack_unversioned_with(t, &torc_options_))

/* clang-format on */
#endif
