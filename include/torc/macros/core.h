/* Written by tools/generate from torc/core.h, which ends by including it: see "how the macros fill options" in
 * torc/core.h. */
#ifndef TORC_MACROS_CORE_H
#define TORC_MACROS_CORE_H
/* clang-format off */

#define TORC_DEFAULTS_torc_is_contiguous_options .memory_format = TORC_CONTIGUOUS_FORMAT,
struct torc_is_contiguous_options_as_ints_ { size_t struct_size; int64_t memory_format; int32_t reserved0; const struct torc_by_name * by_name; };
#define TORC_DEFAULTS_torc_allclose_options .rtol = 1e-05, .atol = 1e-08,
#define TORC_DEFAULTS_torc_blob_options .strides = {TORC_NONE},
struct torc_blob_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_context owner; torc_ints strides; torc_flag requires_grad; torc_flag read_only; };
#define TORC_DEFAULTS_torc_tensor_from_options .data_bytes = -1,
struct torc_tensor_from_options_as_ints_ { size_t struct_size; const struct torc_by_name * by_name; int64_t dtype; torc_device device; torc_flag requires_grad; int64_t data_dtype; int64_t pointer_dtype; int64_t data_bytes; };
#define TORC_DEFAULTS_torc_storage_options
#define TORC_DEFAULTS_torc_tensor_over_options .strides = {TORC_NONE},
struct torc_tensor_over_options_as_ints_ { size_t struct_size; int64_t dtype; int32_t reserved0; int64_t storage_offset; torc_ints strides; const struct torc_by_name * by_name; };
#define TORC_DEFAULTS_torc_set_printoptions_options .precision = TORC_NONE, .threshold = TORC_NONE, .edgeitems = TORC_NONE, .linewidth = TORC_NONE, .sci_mode = TORC_NONE,

#define torc_error_raise(code, message) torc_error_raise(TORC_ENUM_(code), message)
#define torc_error_raise_foreign(code, ...) torc_error_raise_foreign(TORC_ENUM_(code), __VA_ARGS__)
#define torc_error_name(code) torc_error_name(TORC_ENUM_(code))
#define torc_error_meaning(code) torc_error_meaning(TORC_ENUM_(code))
#define torc_error_python(code) torc_error_python(TORC_ENUM_(code))
#define torc_scope_end(mark) torc_scope_end(TORC_INT_(mark))
#define torc_scope_end_keep(mark, keep) torc_scope_end_keep(TORC_INT_(mark), keep)
#define torc_set_debug_handles(enabled) torc_set_debug_handles(TORC_WHOLE_(enabled))
#define torc_error_breakpoint(code, message) torc_error_breakpoint(TORC_ENUM_(code), message)
#define torc_warning_python(category) torc_warning_python(TORC_ENUM_(category))
#define torc_set_warn_always(always) torc_set_warn_always(TORC_WHOLE_(always))
#define torc_owner_enter(number) torc_owner_enter(TORC_INT_(number))
#define torc_owner_path(number) torc_owner_path(TORC_INT_(number))
#define torc_owner_place(number) torc_owner_place(TORC_INT_(number))
#define torc_set_num_threads(n) torc_set_num_threads(TORC_WHOLE_(n))
#define torc_dtype_size(dtype) torc_dtype_size(TORC_ENUM_(dtype))
#define torc_dtype_name(dtype) torc_dtype_name(TORC_ENUM_(dtype))
#define torc_dtype_scalar_name(dtype) torc_dtype_scalar_name(TORC_ENUM_(dtype))
#define torc_dtype_is_floating_point(dtype) torc_dtype_is_floating_point(TORC_ENUM_(dtype))
#define torc_dtype_is_complex(dtype) torc_dtype_is_complex(TORC_ENUM_(dtype))
#define torc_dtype_is_signed(dtype) torc_dtype_is_signed(TORC_ENUM_(dtype))
#define torc_promote_types(a, b) torc_promote_types(TORC_ENUM_(a), TORC_ENUM_(b))
#define torc_can_cast(from, to) torc_can_cast(TORC_ENUM_(from), TORC_ENUM_(to))
#define torc_set_default_dtype(dtype) torc_set_default_dtype(TORC_ENUM_(dtype))
#define torc_number_int(value) torc_number_int(TORC_INT_(value))
#define torc_number_bool(value) torc_number_bool(TORC_WHOLE_(value))
#define torc_number_to_double(n) torc_number_to_double(TORC_NUMBER_(n))
#define torc_number_to_int(n) torc_number_to_int(TORC_NUMBER_(n))
#define torc_device_format(...) TORC_UNCUT_(torc_device_format(__VA_ARGS__))
#define torc_size(t, dim) torc_size(t, TORC_INT_(dim))
#define torc_stride(t, dim) torc_stride(t, TORC_INT_(dim))
#define torc_is_contiguous(...) torc_is_contiguous_given_(__VA_ARGS__, )
#define torc_is_contiguous_given_(t, ...) TORC_CALL_ENUMS_(torc_is_contiguous_options, (__VA_ARGS__), torc_is_contiguous_with(t, &torc_options_))
#define torc_copy_to_host(...) TORC_UNCUT_(torc_copy_to_host(__VA_ARGS__))
#define torc_allclose(...) torc_allclose_given_(__VA_ARGS__, )
#define torc_allclose_given_(a, b, ...) TORC_CALL_(torc_allclose_options, (__VA_ARGS__), torc_allclose_with(a, b, &torc_options_))
#define torc_from_blob(...) torc_from_blob_given_(__VA_ARGS__, )
#define torc_from_blob_given_(data, shape, ...) (TORC_HELD_DATA_ = (data), TORC_CALL_AND_(torc_blob_options, TORC_TAKE_HELD_ TORC_AS_INTS_(torc_blob_options, __VA_ARGS__), (), (__VA_ARGS__), torc_from_blob_with(TORC_GIVEN_DATA_, TORC_INTS_(shape), &torc_options_)))
#define torc_storage_new(...) torc_storage_new_given_(__VA_ARGS__, )
#define torc_storage_new_given_(nbytes, ...) TORC_CALL_(torc_storage_options, (__VA_ARGS__), torc_storage_new_with(TORC_WHOLE_(nbytes), &torc_options_))
#define torc_storage_resize_(s, nbytes) torc_storage_resize_(s, TORC_WHOLE_(nbytes))
#define torc_storage_set_resizable(s, resizable) torc_storage_set_resizable(s, TORC_WHOLE_(resizable))
#define torc_storage_fill_(s, value) torc_storage_fill_(s, TORC_WHOLE_(value))
#define torc_storage_copy_to_host(s, offset, ...) TORC_UNCUT_(torc_storage_copy_to_host(s, TORC_WHOLE_(offset), __VA_ARGS__))
#define torc_storage_copy_from_host(s, offset, ...) TORC_UNCUT_(torc_storage_copy_from_host(s, TORC_WHOLE_(offset), __VA_ARGS__))
#define torc_tensor_over(...) torc_tensor_over_given_(__VA_ARGS__, )
#define torc_tensor_over_given_(s, shape, ...) TORC_CALL_ENUMS_(torc_tensor_over_options, (__VA_ARGS__), torc_tensor_over_with(s, TORC_INTS_(shape), &torc_options_))
#define torc_wrapped_number(n) torc_wrapped_number(TORC_NUMBER_(n))
#define torc_manual_seed(seed) torc_manual_seed(TORC_WHOLE_(seed))
#define torc_generator_manual_seed(g, seed) torc_generator_manual_seed(g, TORC_WHOLE_(seed))
#define torc_generator_set_offset(g, offset) torc_generator_set_offset(g, TORC_WHOLE_(offset))
#define torc_set_printoptions(...) TORC_CALL_(torc_set_printoptions_options, (__VA_ARGS__), torc_set_printoptions_with(&torc_options_))

/* clang-format on */
#endif
