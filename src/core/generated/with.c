/* Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`. */
/* Forms that can take options later. */
#include "torc/bindings/core.h"
#include "torc/bindings/backends.h"

#include "core/tensor_list.h"
#include "core/values.h"

bool torc_set_debug_handles_with(bool enabled, const torc_no_options *options) {
    return no_options("set_debug_handles", options) ? (torc_set_debug_handles)(enabled) : false;
}

bool torc_owner_push_with(const char *path, const torc_no_options *options) {
    return no_options("owner_push", options) ? (torc_owner_push)(path) : false;
}

int64_t torc_owner_number_with(const char *path, const char *place, const char *class_name, const torc_no_options *options) {
    return no_options("owner_number", options) ? (torc_owner_number)(path, place, class_name) : 0;
}

bool torc_set_num_threads_with(int n, const torc_no_options *options) {
    return no_options("set_num_threads", options) ? (torc_set_num_threads)(n) : false;
}

size_t torc_dtype_size_with(torc_dtype dtype, const torc_no_options *options) {
    return no_options("dtype_size", options) ? (torc_dtype_size)(dtype) : 0;
}

torc_dtype torc_promote_types_with(torc_dtype a, torc_dtype b, const torc_no_options *options) {
    return no_options("promote_types", options) ? (torc_promote_types)(a, b) : (torc_dtype)0;
}

bool torc_set_default_dtype_with(torc_dtype dtype, const torc_no_options *options) {
    return no_options("set_default_dtype", options) ? (torc_set_default_dtype)(dtype) : false;
}

double torc_number_to_double_with(torc_number n, const torc_no_options *options) {
    return no_options("number_to_double", options) ? (torc_number_to_double)(n) : __builtin_nan("");
}

int64_t torc_number_to_int_with(torc_number n, const torc_no_options *options) {
    return no_options("number_to_int", options) ? (torc_number_to_int)(n) : 0;
}

torc_tensors torc_tensors_lend_with(torc_tensors list, const torc_no_options *options) {
    return no_options("tensors_lend", options) ? (torc_tensors_lend)(list) : NO_TENSORS;
}

torc_device torc_device_parse_with(const char *text, const torc_no_options *options) {
    return no_options("device_parse", options) ? (torc_device_parse)(text) : (torc_device){.type = TORC_DEVICE_NONE};
}

const char *torc_device_format_with(torc_device device, char *buffer, size_t size, const torc_no_options *options) {
    return no_options("device_format", options) ? (torc_device_format)(device, buffer, size) : "";
}

bool torc_set_default_device_with(torc_device device, const torc_no_options *options) {
    return no_options("set_default_device", options) ? (torc_set_default_device)(device) : false;
}

int64_t torc_size_with(torc_tensor t, int64_t dim, const torc_no_options *options) {
    return no_options("size", options) ? (torc_size)(t, dim) : 0;
}

int64_t torc_stride_with(torc_tensor t, int64_t dim, const torc_no_options *options) {
    return no_options("stride", options) ? (torc_stride)(t, dim) : 0;
}

torc_dtype torc_result_type_with(torc_tensors tensors, torc_numbers numbers, const torc_no_options *options) {
    return no_options("result_type", options) ? (torc_result_type)(tensors, numbers) : (torc_dtype)0;
}

bool torc_storage_resize_inplace_with(torc_storage s, size_t nbytes, const torc_no_options *options) {
    return no_options("UntypedStorage.resize_", options) ? (torc_storage_resize_)(s, nbytes) : false;
}

bool torc_storage_set_resizable_with(torc_storage s, bool resizable, const torc_no_options *options) {
    return no_options("UntypedStorage.set_resizable", options) ? (torc_storage_set_resizable)(s, resizable) : false;
}

bool torc_manual_seed_with(uint64_t seed, const torc_no_options *options) {
    return no_options("manual_seed", options) ? (torc_manual_seed)(seed) : false;
}

uint64_t torc_seed_with(const torc_no_options *options) {
    return no_options("seed", options) ? (torc_seed)() : 0;
}

uint64_t torc_initial_seed_with(const torc_no_options *options) {
    return no_options("initial_seed", options) ? (torc_initial_seed)() : 0;
}

torc_generator torc_generator_new_with(torc_device device, const torc_no_options *options) {
    return no_options("Generator", options) ? (torc_generator_new)(device) : NULL;
}

bool torc_generator_manual_seed_with(torc_generator g, uint64_t seed, const torc_no_options *options) {
    return no_options("Generator.manual_seed", options) ? (torc_generator_manual_seed)(g, seed) : false;
}

uint64_t torc_generator_initial_seed_with(torc_generator g, const torc_no_options *options) {
    return no_options("Generator.initial_seed", options) ? (torc_generator_initial_seed)(g) : 0;
}

uint64_t torc_generator_seed_with(torc_generator g, const torc_no_options *options) {
    return no_options("Generator.seed", options) ? (torc_generator_seed)(g) : 0;
}

torc_device torc_generator_device_with(torc_generator g, const torc_no_options *options) {
    return no_options("Generator.device", options) ? (torc_generator_device)(g) : (torc_device){.type = TORC_DEVICE_NONE};
}

torc_generator torc_generator_clone_state_with(torc_generator g, const torc_no_options *options) {
    return no_options("Generator.clone_state", options) ? (torc_generator_clone_state)(g) : NULL;
}

uint64_t torc_generator_get_offset_with(torc_generator g, const torc_no_options *options) {
    return no_options("Generator.get_offset", options) ? (torc_generator_get_offset)(g) : 0;
}

bool torc_generator_set_offset_with(torc_generator g, uint64_t offset, const torc_no_options *options) {
    return no_options("Generator.set_offset", options) ? (torc_generator_set_offset)(g, offset) : false;
}

torc_tensor torc_generator_get_state_with(torc_generator g, const torc_no_options *options) {
    return no_options("Generator.get_state", options) ? (torc_generator_get_state)(g) : NULL;
}

bool torc_generator_set_state_with(torc_generator g, torc_tensor state, const torc_no_options *options) {
    return no_options("Generator.set_state", options) ? (torc_generator_set_state)(g, state) : false;
}

torc_generator torc_generator_graphsafe_get_state_with(torc_generator g, const torc_no_options *options) {
    return no_options("Generator.graphsafe_get_state", options) ? (torc_generator_graphsafe_get_state)(g) : NULL;
}

bool torc_generator_graphsafe_set_state_with(torc_generator g, torc_generator state, const torc_no_options *options) {
    return no_options("Generator.graphsafe_set_state", options) ? (torc_generator_graphsafe_set_state)(g, state) : false;
}

bool torc_set_float32_matmul_precision_with(const char *precision, const torc_no_options *options) {
    return no_options("set_float32_matmul_precision", options) ? (torc_set_float32_matmul_precision)(precision) : false;
}

bool torc_backends_set_fp32_precision_with(const char *backend, const char *op, const char *precision, const torc_no_options *options) {
    return no_options("backends_set_fp32_precision", options) ? (torc_backends_set_fp32_precision)(backend, op, precision) : false;
}

bool torc_backends_cuda_matmul_set_allow_tf32_with(bool allow, const torc_no_options *options) {
    return no_options("torch.backends.cuda.matmul_set_allow_tf32", options) ? (torc_backends_cuda_matmul_set_allow_tf32)(allow) : false;
}

bool torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction_with(bool allow, bool allow_split_k, const torc_no_options *options) {
    return no_options("torch.backends.cuda.matmul_set_allow_fp16_reduced_precision_reduction", options) ? (torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction)(allow, allow_split_k) : false;
}

bool torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction_with(bool allow, bool allow_split_k, const torc_no_options *options) {
    return no_options("torch.backends.cuda.matmul_set_allow_bf16_reduced_precision_reduction", options) ? (torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction)(allow, allow_split_k) : false;
}

bool torc_backends_cuda_matmul_set_allow_fp16_accumulation_with(bool allow, const torc_no_options *options) {
    return no_options("torch.backends.cuda.matmul_set_allow_fp16_accumulation", options) ? (torc_backends_cuda_matmul_set_allow_fp16_accumulation)(allow) : false;
}

const char *torc_backends_cuda_preferred_blas_library_with(const char *library, const torc_no_options *options) {
    return no_options("torch.backends.cuda.preferred_blas_library", options) ? (torc_backends_cuda_preferred_blas_library)(library) : "";
}

bool torc_backends_cudnn_set_enabled_with(bool enabled, const torc_no_options *options) {
    return no_options("torch.backends.cudnn.set_enabled", options) ? (torc_backends_cudnn_set_enabled)(enabled) : false;
}

bool torc_backends_cudnn_set_benchmark_with(bool benchmark, const torc_no_options *options) {
    return no_options("torch.backends.cudnn.set_benchmark", options) ? (torc_backends_cudnn_set_benchmark)(benchmark) : false;
}

bool torc_backends_cudnn_set_benchmark_limit_with(int limit, const torc_no_options *options) {
    return no_options("torch.backends.cudnn.set_benchmark_limit", options) ? (torc_backends_cudnn_set_benchmark_limit)(limit) : false;
}

bool torc_backends_cudnn_set_deterministic_with(bool deterministic, const torc_no_options *options) {
    return no_options("torch.backends.cudnn.set_deterministic", options) ? (torc_backends_cudnn_set_deterministic)(deterministic) : false;
}

bool torc_backends_cudnn_set_allow_tf32_with(bool allow, const torc_no_options *options) {
    return no_options("torch.backends.cudnn.set_allow_tf32", options) ? (torc_backends_cudnn_set_allow_tf32)(allow) : false;
}

bool torc_set_deterministic_debug_mode_with(int mode, const torc_no_options *options) {
    return no_options("set_deterministic_debug_mode", options) ? (torc_set_deterministic_debug_mode)(mode) : false;
}

bool torc_set_fill_uninitialized_memory_with(bool fill, const torc_no_options *options) {
    return no_options("set_fill_uninitialized_memory", options) ? (torc_set_fill_uninitialized_memory)(fill) : false;
}
