// Written by bindings/rust/generate.py from include/torc/torc.json: ./run generate.
// Left out: torc_retain torc_release torc_refcount torc_assign torc_handle_bind torc_handle_bound torc_handle_unbind torc_set_error_handler torc_set_warning_handler torc_set_host_allocator torc_sizes torc_strides torc_data_ptr torc_copy_to_host torc_from_blob_with torc_tensor_from_with torc_storage_data_ptr torc_storage_copy_to_host torc_get_printoptions torc_frexp_out torc_max_dim_out_with torc_min_dim_out_with torc_aminmax_out_with torc_cummax_out torc_sort_out_with torc_topk_out_with torc_backward_edges_with torc_autograd_grad_edges_with torc_node_register_prehook torc_node_register_hook torc_saved_tensors_hooks_push torc_node_saved torc_node_saved_register_hooks torc_module_new torc_module_context torc_named_tensors_make torc_named_tensors_concat torc_to_dlpack_with torc_to_dlpack_unversioned_with torc_from_dlpack torc_from_dlpack_unversioned torc_dlpack_device torc_cuda_get_device_capability torc_cuda_get_device_properties torc_cuda_mem_get_info torc_cuda_memory_stats torc_cuda_caching_allocator_alloc torc_cuda_caching_allocator_delete torc_cuda_change_current_allocator torc_cuda_host_register torc_cuda_host_unregister torc_cuda_host_memory_stats torc_cuda_external_stream torc_cuda_stream_handle torc_cuda_stream_priority_range torc_cuda_event_ipc_handle torc_cuda_event_from_ipc_handle torc_cuda_event_handle torc_cuda_graph_raw_cuda_graph torc_cuda_graph_raw_cuda_graph_exec
#![allow(clippy::all, rustdoc::all, unused, non_camel_case_types, non_snake_case)]
use super::*;
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct ErrorCode(pub i32);
impl ErrorCode {
pub const NONE: Self = Self(0);
pub const OK: Self = Self(0);
pub const RUNTIME: Self = Self(1);
pub const VALUE: Self = Self(2);
pub const TYPE: Self = Self(3);
pub const INDEX: Self = Self(4);
pub const OUT_OF_MEMORY: Self = Self(5);
pub const CUDA_OUT_OF_MEMORY: Self = Self(6);
pub const CUDA: Self = Self(7);
pub const NOT_IMPLEMENTED: Self = Self(8);
pub const LIBRARY_MISSING: Self = Self(9);
pub const IO: Self = Self(10);
pub const FORMAT: Self = Self(11);
pub const INTERNAL: Self = Self(12);
pub const FOREIGN: Self = Self(13);
pub const LINALG: Self = Self(14);
}
impl fmt::Debug for ErrorCode { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(match self.0 { 0 => "OK", 1 => "RUNTIME", 2 => "VALUE", 3 => "TYPE", 4 => "INDEX", 5 => "OUT_OF_MEMORY", 6 => "CUDA_OUT_OF_MEMORY", 7 => "CUDA", 8 => "NOT_IMPLEMENTED", 9 => "LIBRARY_MISSING", 10 => "IO", 11 => "FORMAT", 12 => "INTERNAL", 13 => "FOREIGN", 14 => "LINALG", n => return n.fmt(f) }) } }
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct WarningCategory(pub i32);
impl WarningCategory {
pub const NONE: Self = Self(0);
pub const USER: Self = Self(0);
pub const DEPRECATION: Self = Self(1);
pub const RUNTIME: Self = Self(2);
}
impl fmt::Debug for WarningCategory { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(match self.0 { 0 => "USER", 1 => "DEPRECATION", 2 => "RUNTIME", n => return n.fmt(f) }) } }
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct DType(pub i32);
impl DType {
pub const NONE: Self = Self(0);
pub const BOOL: Self = Self(1);
pub const UINT8: Self = Self(2);
pub const INT8: Self = Self(3);
pub const INT16: Self = Self(4);
pub const INT32: Self = Self(5);
pub const INT64: Self = Self(6);
pub const FLOAT16: Self = Self(7);
pub const BFLOAT16: Self = Self(8);
pub const FLOAT32: Self = Self(9);
pub const FLOAT64: Self = Self(10);
pub const COMPLEX32: Self = Self(11);
pub const COMPLEX64: Self = Self(12);
pub const COMPLEX128: Self = Self(13);
pub const FLOAT8_E5M2: Self = Self(14);
pub const FLOAT8_E4M3FN: Self = Self(15);
pub const UINT16: Self = Self(16);
pub const UINT32: Self = Self(17);
pub const UINT64: Self = Self(18);
pub const COUNT: Self = Self(19);
}
impl fmt::Debug for DType { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(match self.0 { 0 => "NONE", 1 => "BOOL", 2 => "UINT8", 3 => "INT8", 4 => "INT16", 5 => "INT32", 6 => "INT64", 7 => "FLOAT16", 8 => "BFLOAT16", 9 => "FLOAT32", 10 => "FLOAT64", 11 => "COMPLEX32", 12 => "COMPLEX64", 13 => "COMPLEX128", 14 => "FLOAT8_E5M2", 15 => "FLOAT8_E4M3FN", 16 => "UINT16", 17 => "UINT32", 18 => "UINT64", 19 => "COUNT", n => return n.fmt(f) }) } }
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct DeviceType(pub i32);
impl DeviceType {
pub const NONE: Self = Self(0);
pub const CPU: Self = Self(1);
pub const CUDA: Self = Self(2);
pub const PRIVATEUSE1: Self = Self(3);
pub const TYPE_COUNT: Self = Self(4);
}
impl fmt::Debug for DeviceType { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(match self.0 { 0 => "NONE", 1 => "CPU", 2 => "CUDA", 3 => "PRIVATEUSE1", 4 => "TYPE_COUNT", n => return n.fmt(f) }) } }
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct MemoryFormat(pub i32);
impl MemoryFormat {
pub const NONE: Self = Self(0);
pub const PRESERVE_FORMAT: Self = Self(0);
pub const CONTIGUOUS_FORMAT: Self = Self(1);
pub const CHANNELS_LAST: Self = Self(2);
pub const CHANNELS_LAST_3D: Self = Self(3);
}
impl fmt::Debug for MemoryFormat { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(match self.0 { 0 => "PRESERVE_FORMAT", 1 => "CONTIGUOUS_FORMAT", 2 => "CHANNELS_LAST", 3 => "CHANNELS_LAST_3D", n => return n.fmt(f) }) } }
/// How the elements of a tensor are kept (torch.layout): at strides, as those of all tensors are.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Layout(pub i32);
impl Layout {
pub const NONE: Self = Self(0);
pub const LAYOUT_NONE: Self = Self(0);
pub const STRIDED: Self = Self(1);
}
impl fmt::Debug for Layout { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(match self.0 { 0 => "LAYOUT_NONE", 1 => "STRIDED", n => return n.fmt(f) }) } }
/// What a capture does with calls that are unsafe in it, from this thread and others.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct CudaCaptureMode(pub i32);
impl CudaCaptureMode {
pub const NONE: Self = Self(0);
pub const GLOBAL: Self = Self(0);
pub const THREAD_LOCAL: Self = Self(1);
pub const RELAXED: Self = Self(2);
}
impl fmt::Debug for CudaCaptureMode { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(match self.0 { 0 => "GLOBAL", 1 => "THREAD_LOCAL", 2 => "RELAXED", n => return n.fmt(f) }) } }
/// What happens when something makes the host wait for the device: nothing, a warning, or the error RUNTIME, for the whole
/// process.  The message is PyTorch's and names the call or what would be waited for: "called a synchronizing CUDA operation
/// (torch.cuda.synchronize)".  Every wait is caught: operators that wait (item, nonzero, ...) and copies that wait, before they
/// queue anything; torc_cuda_synchronize, torc_cuda_stream_synchronize and torc_cuda_event_synchronize, of which PyTorch
/// catches the stream's only; torc_cuda_empty_cache, torc_cuda_host_empty_cache and torc_cuda_host_unregister;
/// TORC_CUDA_GRAPH and torc_cuda_make_graphed, which synchronize first (torc_cuda_graph_capture_begin does not); and an
/// allocation that can only be had by waiting.  What cannot fail does not wait in the error mode: the memory of a pool that
/// goes then, or of a tensor while caching is off, is given back later.  Only the waits that CUDA_LAUNCH_BLOCKING=1 asks for
/// are not caught.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct CudaSyncDebug(pub i32);
impl CudaSyncDebug {
pub const NONE: Self = Self(0);
pub const DEFAULT: Self = Self(0);
pub const WARN: Self = Self(1);
pub const ERROR: Self = Self(2);
}
impl fmt::Debug for CudaSyncDebug { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(match self.0 { 0 => "DEFAULT", 1 => "WARN", 2 => "ERROR", n => return n.fmt(f) }) } }
/// Handles. Every one is reference counted and works with the functions of this section. A function that gets a handle of
/// another kind than it wants, NULL where that is none, or a plain number sets VALUE or TYPE; addresses of what is no handle
/// at all cannot be told from handles.
#[repr(transparent)]
#[derive(Clone, Debug)]
pub struct Tensor(Owned);
unsafe impl Handle for Tensor {}
#[repr(transparent)]
#[derive(Clone, Debug)]
pub struct Storage(Owned);
unsafe impl Handle for Storage {}
#[repr(transparent)]
#[derive(Clone, Debug)]
pub struct Generator(Owned);
unsafe impl Handle for Generator {}
/// A node of the graph; a reference-counted handle like any other.
#[repr(transparent)]
#[derive(Clone, Debug)]
pub struct Node(Owned);
unsafe impl Handle for Node {}
/// The context of one application, passed to forward and backward (`ctx`). It is no counted handle: it is gone when the call is
/// back, and torc_retain, torc_release and scopes do not take it.
#[repr(transparent)]
#[derive(Debug)]
pub struct FunctionContext(NonNull<c_void>);
unsafe impl Handle for FunctionContext {}
/// A module; a reference counted handle.
#[repr(transparent)]
#[derive(Debug)]
pub struct Module(Owned);
unsafe impl Handle for Module {}
#[repr(transparent)]
#[derive(Debug)]
pub struct Optimizer(Owned);
unsafe impl Handle for Optimizer {}
#[repr(transparent)]
#[derive(Debug)]
pub struct Scheduler(Owned);
unsafe impl Handle for Scheduler {}
#[repr(transparent)]
#[derive(Clone, Debug)]
pub struct GradScaler(Owned);
unsafe impl Handle for GradScaler {}
#[repr(transparent)]
#[derive(Clone, Debug)]
pub struct CudaStream(Owned);
unsafe impl Handle for CudaStream {}
#[repr(transparent)]
#[derive(Clone, Debug)]
pub struct CudaEvent(Owned);
unsafe impl Handle for CudaEvent {}
#[repr(transparent)]
#[derive(Clone, Debug)]
pub struct CudaGraph(Owned);
unsafe impl Handle for CudaGraph {}
#[repr(transparent)]
#[derive(Clone, Debug)]
pub struct CudaMempool(Owned);
unsafe impl Handle for CudaMempool {}
#[repr(transparent)]
#[derive(Clone, Debug)]
pub struct CudaGraphed(Owned);
unsafe impl Handle for CudaGraphed {}
/// Version of the library that is loaded, as "major.minor.patch". Static storage.
pub fn version<>() -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_version()))?.unwrap_or_default()) } }
/// The BLAS library that float32 and float64 products on the CPU go through, opened now if it was not before:
/// "OpenBLAS 0.3.21, core SkylakeX, /usr/lib/x86_64-linux-gnu/libopenblas.so.0"; or "none" and the reason, and torc's own
/// loops do all products. TORC_OPENBLAS_PATH in the environment names a file to open instead of the system's
/// libopenblas.so.0, or turns the library off ("none"). Static storage, never NULL.
pub fn cpu_blas_info<>() -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_cpu_blas_info()))?.unwrap_or_default()) } }
/// The name ("INDEX"), the meaning, and the Python exception ("IndexError") of a code. Static storage, never NULL.
pub fn error_name<>(code: ErrorCode) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_error_name(code)))?.unwrap_or_default()) } }
pub fn error_meaning<>(code: ErrorCode) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_error_meaning(code)))?.unwrap_or_default()) } }
pub fn error_python<>(code: ErrorCode) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_error_python(code)))?.unwrap_or_default()) } }
/// Handles that are used after they died: while this is on, the memory of dead handles is not used again (or after tens of
/// millions of others), so that every function that is given one says so (": it is gone, has its scope ended?"), instead
/// of finding another tensor in its place, as may happen while it is off. Costs memory and some time, and nothing when off.
/// TORC_DEBUG_HANDLES=1 in the environment turns it on from the start; handles made before are not watched. Process-wide:
/// turned on for the first time while no other thread calls torc.
/// false and OUT_OF_MEMORY if the addresses cannot be had.
pub fn set_debug_handles<>(enabled: bool) -> Result<()> { unsafe { Ok(done(sys::torc_set_debug_handles(enabled))?) } }
/// The Python class of a category: "UserWarning". Static storage, never NULL.
pub fn warning_python<>(category: WarningCategory) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_warning_python(category)))?.unwrap_or_default()) } }
/// Some warnings are given the first time only; true: every time (torch.set_warn_always). For the whole process. Returns what was
/// set before.
pub fn set_warn_always<>(always: bool) -> bool { unsafe { sys::torc_set_warn_always(always) } }
pub fn is_warn_always_enabled<>() -> bool { unsafe { sys::torc_is_warn_always_enabled() } }
/// Name the part of the program that this thread works for until the matching pop: the path of a module, such as
/// "model.blocks.3.mlp.up". Errors name it (torc_error_module), and so do out-of-memory messages and snapshots of memory, for what
/// was allocated under it; in backward it is named for what its forward is differentiated. Torc's own modules do this by
/// themselves, and continue the path. The innermost name counts; `path` is copied, whatever its length. A function of the program's
/// that torc calls cannot pop what was pushed outside of it (RUNTIME, as without any push), and what it leaves is popped when it
/// returns.
pub fn owner_push<>(path: &str) -> Result<()> { unsafe { Ok(done(sys::torc_owner_push(chars((&crate::text(path)))))?) } }
/// Works while an error sticks.
pub fn owner_pop<>() -> Result<()> { unsafe { Ok(done(sys::torc_owner_pop())?) } }
/// Number of threads that CPU kernels use (default: the cores this process may run on; OMP_NUM_THREADS is honoured). They
/// are OpenMP's, which after a call wait for the next one spinning: where other programs want the same cores, start yours with
/// OMP_WAIT_POLICY=passive in the environment, or set fewer threads.
pub fn get_num_threads<>() -> i32 { unsafe { sys::torc_get_num_threads() } }
/// n >= 1, else VALUE. Counts for calls that begin afterwards, in all threads of the program; calls that run keep theirs.
/// After fork, the child of a process whose kernels have used several threads goes on with one, whatever is set: OpenMP's
/// threads stay behind with the parent.
pub fn set_num_threads<>(n: i32) -> Result<()> { unsafe { Ok(done(sys::torc_set_num_threads(n))?) } }
/// Bytes of one element; 0 for NONE and unknown values.
pub fn dtype_size<>(dtype: DType) -> usize { unsafe { sys::torc_dtype_size(dtype) } }
/// "float32" and so on; "none" for NONE, "invalid" for unknown values. Static storage.
pub fn dtype_name<>(dtype: DType) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_dtype_name(dtype)))?.unwrap_or_default()) } }
/// The dtype named "float32", "torch.float32", or an alias of PyTorch's ("float", "half", "long"…); NONE if unknown.
pub fn dtype_from_name<>(name: Option<&str>) -> DType { unsafe { sys::torc_dtype_from_name(chars((&crate::text(name)))) } }
/// VALUE and false for what is no dtype.
pub fn dtype_is_floating_point<>(dtype: DType) -> Result<bool> { unsafe { Ok(check(sys::torc_dtype_is_floating_point(dtype))?) } }
pub fn dtype_is_complex<>(dtype: DType) -> Result<bool> { unsafe { Ok(check(sys::torc_dtype_is_complex(dtype))?) } }
pub fn dtype_is_signed<>(dtype: DType) -> Result<bool> { unsafe { Ok(check(sys::torc_dtype_is_signed(dtype))?) } }
/// Smallest type both convert to without changing category (torch.promote_types). VALUE and NONE if either is no dtype; RUNTIME and
/// NONE where PyTorch has none: UINT16 to UINT64 with any but themselves and FLOAT16 to FLOAT64, 8-bit floats with any other.
pub fn promote_types<>(a: DType, b: DType) -> Result<DType> { unsafe { Ok(check(sys::torc_promote_types(a, b))?) } }
/// May a result of dtype `from` be stored in a tensor of dtype `to`? (torch.can_cast) VALUE and false if either is no dtype.
pub fn can_cast<>(from: DType, to: DType) -> Result<bool> { unsafe { Ok(check(sys::torc_can_cast(from, to))?) } }
/// The floating dtype of factories and of integer inputs to float functions: FLOAT32 unless changed.
pub fn get_default_dtype<>() -> DType { unsafe { sys::torc_get_default_dtype() } }
/// Floating dtypes only, else TYPE. Process-wide.
pub fn set_default_dtype<>(dtype: DType) -> Result<()> { unsafe { Ok(done(sys::torc_set_default_dtype(dtype))?) } }
pub fn number_int<>(value: i64) -> Result<Number> { unsafe { Ok(check(sys::torc_number_int(value))?) } }
pub fn number_float<>(value: f64) -> Result<Number> { unsafe { Ok(check(sys::torc_number_float(value))?) } }
pub fn number_bool<>(value: bool) -> Result<Number> { unsafe { Ok(check(sys::torc_number_bool(value))?) } }
pub fn number_complex<>(real: f64, imag: f64) -> Result<Number> { unsafe { Ok(check(sys::torc_number_complex(real, imag))?) } }
/// The number as double (NaN for none) / int64 (truncated, saturated; 0 for none). Of a complex number its real part, and NaN / 0 if
/// the imaginary part is not 0.
pub fn number_to_double<>(n: impl Into<Number>) -> Result<f64> { unsafe { Ok(check(sys::torc_number_to_double(n.into()))?) } }
pub fn number_to_int<>(n: impl Into<Number>) -> Result<i64> { unsafe { Ok(check(sys::torc_number_to_int(n.into()))?) } }
/// Parse "cpu", "cuda", "cuda:1", "privateuseone". On a malformed text: RUNTIME and a device of type NONE.
pub fn device_parse<>(text: &str) -> Result<Device> { unsafe { Ok(check(sys::torc_device_parse(chars((&crate::text(text)))))?) } }
/// The device of factories when none is given: the CPU unless changed. Per thread.
pub fn get_default_device<>() -> Device { unsafe { sys::torc_get_default_device() } }
pub fn set_default_device<>(device: Device) -> Result<()> { unsafe { Ok(done(sys::torc_set_default_device(device))?) } }
/// A storage of so many bytes, whose values are undefined.
pub fn storage_new<>(nbytes: usize) -> Result<Storage> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_storage_new_with(nbytes, null_mut())))?) } }
/// A storage of so many bytes, whose values are undefined.
pub fn storage_new_with<>(nbytes: usize, options: StorageOptions) -> Result<Storage> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_storage_new_with(nbytes, &options.c)))?) } }
/// A 0-dim CPU tensor holding a Python-like number: in promotion it only decides its category, as in `tensor * 2`.
pub fn wrapped_number<>(n: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_wrapped_number(n.into())))?) } }
/// Seed the generators of all devices (torch.manual_seed). On the CPU the stream is PyTorch's own (mt19937).
pub fn manual_seed<>(seed: u64) -> Result<()> { unsafe { Ok(done(sys::torc_manual_seed(seed))?) } }
/// The device's default generator, borrowed for the life of the process.
pub fn default_generator<>(device: Device) -> Result<Generator> { unsafe { Ok(own(sys::torc_retain(sys::torc_default_generator(device)))?) } }
/// Seed the generators of all devices with a number that is never the same (torch.seed), which it returns. 0 on error.
pub fn seed<>() -> Result<u64> { unsafe { Ok(check(sys::torc_seed())?) } }
/// The seed that the CPU's default generator was given last (torch.initial_seed).
pub fn initial_seed<>() -> Result<u64> { unsafe { Ok(check(sys::torc_initial_seed())?) } }
/// A new generator, seeded with 67280421310721 as PyTorch's. Borrowed from the scope.
pub fn generator_new<>(device: Device) -> Result<Generator> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_generator_new(device)))?) } }
/// Negative numbers are refused (VALUE), and so are profiles that there are none of; then nothing changes. A threshold of
/// INT64_MAX is Python's inf.
pub fn set_printoptions<>() -> Result<()> { unsafe { Ok(done(sys::torc_set_printoptions_with(null_mut()))?) } }
/// Negative numbers are refused (VALUE), and so are profiles that there are none of; then nothing changes. A threshold of
/// INT64_MAX is Python's inf.
pub fn set_printoptions_with<>(options: SetPrintoptionsOptions) -> Result<()> { unsafe { Ok(done(sys::torc_set_printoptions_with(&options.c))?) } }
/// self + alpha * other, elementwise.
pub fn add_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_add_out_with(raw(out), raw(self_), raw(other), null_mut())))?) } }
/// self + alpha * other, elementwise.
pub fn add_out_with<>(out: &Tensor, self_: &Tensor, other: &Tensor, options: AddOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_add_out_with(raw(out), raw(self_), raw(other), &options.c)))?) } }
/// self - alpha * other, elementwise.
pub fn sub_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sub_out_with(raw(out), raw(self_), raw(other), null_mut())))?) } }
/// self - alpha * other, elementwise.
pub fn sub_out_with<>(out: &Tensor, self_: &Tensor, other: &Tensor, options: SubOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sub_out_with(raw(out), raw(self_), raw(other), &options.c)))?) } }
/// self * other, elementwise.
pub fn mul_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mul_out(raw(out), raw(self_), raw(other))))?) } }
/// self / other; rounding_mode 'trunc' rounds the quotient toward zero, 'floor' down.
pub fn div_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_div_out_with(raw(out), raw(self_), raw(other), null_mut())))?) } }
/// self / other; rounding_mode 'trunc' rounds the quotient toward zero, 'floor' down.
pub fn div_out_with<>(out: &Tensor, self_: &Tensor, other: &Tensor, options: DivOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_div_out_with(raw(out), raw(self_), raw(other), &options.c)))?) } }
/// self / other; integers are divided as floating-point numbers.
pub fn true_divide_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_true_divide_out(raw(out), raw(self_), raw(other))))?) } }
/// The quotient rounded down.
pub fn floor_divide_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_floor_divide_out(raw(out), raw(self_), raw(other))))?) } }
/// Python's modulus: the result has the sign of other.
pub fn remainder_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_remainder_out(raw(out), raw(self_), raw(other))))?) } }
/// C's fmod: the result has the sign of self.
pub fn fmod_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_fmod_out(raw(out), raw(self_), raw(other))))?) } }
/// self to the power of exponent.
pub fn pow_out<>(out: &Tensor, self_: &Tensor, exponent: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_pow_out(raw(out), raw(self_), raw(exponent))))?) } }
/// pow, computed in float64, or complex128.
pub fn float_power_out<>(out: &Tensor, self_: &Tensor, exponent: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_float_power_out(raw(out), raw(self_), raw(exponent))))?) } }
/// self * 2 ** other.
pub fn ldexp_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ldexp_out(raw(out), raw(self_), raw(other))))?) } }
/// The greatest common divisor.
pub fn gcd_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gcd_out(raw(out), raw(self_), raw(other))))?) } }
/// The least common multiple.
pub fn lcm_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_lcm_out(raw(out), raw(self_), raw(other))))?) } }
/// -self.
pub fn neg_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_neg_out(raw(out), raw(self_))))?) } }
/// The absolute value.
pub fn abs_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_abs_out(raw(out), raw(self_))))?) } }
/// The conjugate, computed now; self if that is real.
pub fn conj_physical_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conj_physical_out(raw(out), raw(self_))))?) } }
/// -1, 0 or 1; 0 for NaN.
pub fn sign_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sign_out(raw(out), raw(self_))))?) } }
/// sign; of a complex number the one of magnitude 1 in its direction, 0 of 0.
pub fn sgn_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sgn_out(raw(out), raw(self_))))?) } }
/// The angle of a complex number in radians; of a real one 0, or pi if it is negative.
pub fn angle_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_angle_out(raw(out), raw(self_))))?) } }
/// self * self.
pub fn square_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_square_out(raw(out), raw(self_))))?) } }
/// The square root.
pub fn sqrt_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sqrt_out(raw(out), raw(self_))))?) } }
/// 1 / sqrt(self).
pub fn rsqrt_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rsqrt_out(raw(out), raw(self_))))?) } }
/// 1 / self.
pub fn reciprocal_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_reciprocal_out(raw(out), raw(self_))))?) } }
/// self + value * tensor1 * tensor2.
pub fn addcmul_out<>(out: &Tensor, self_: &Tensor, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcmul_out_with(raw(out), raw(self_), raw(tensor1), raw(tensor2), null_mut())))?) } }
/// self + value * tensor1 * tensor2.
pub fn addcmul_out_with<>(out: &Tensor, self_: &Tensor, tensor1: &Tensor, tensor2: &Tensor, options: AddcmulOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcmul_out_with(raw(out), raw(self_), raw(tensor1), raw(tensor2), &options.c)))?) } }
/// self + value * tensor1 / tensor2.
pub fn addcdiv_out<>(out: &Tensor, self_: &Tensor, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcdiv_out_with(raw(out), raw(self_), raw(tensor1), raw(tensor2), null_mut())))?) } }
/// self + value * tensor1 / tensor2.
pub fn addcdiv_out_with<>(out: &Tensor, self_: &Tensor, tensor1: &Tensor, tensor2: &Tensor, options: AddcdivOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcdiv_out_with(raw(out), raw(self_), raw(tensor1), raw(tensor2), &options.c)))?) } }
/// self + weight * (end - self).
pub fn lerp_out<>(out: &Tensor, self_: &Tensor, end: &Tensor, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_lerp_out(raw(out), raw(self_), raw(end), raw(weight))))?) } }
/// lerp with a number as weight.
pub fn lerp_scalar_out<>(out: &Tensor, self_: &Tensor, end: &Tensor, weight: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_lerp_scalar_out(raw(out), raw(self_), raw(end), weight.into())))?) } }
/// Round up.
pub fn ceil_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ceil_out(raw(out), raw(self_))))?) } }
/// Round down.
pub fn floor_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_floor_out(raw(out), raw(self_))))?) } }
/// Round toward zero.
pub fn trunc_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_trunc_out(raw(out), raw(self_))))?) } }
/// Round to the nearest, ties to even, to a number of decimal places.
pub fn round_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_round_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Round to the nearest, ties to even, to a number of decimal places.
pub fn round_out_with<>(out: &Tensor, self_: &Tensor, options: RoundOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_round_out_with(raw(out), raw(self_), &options.c)))?) } }
/// The fractional part, with the sign of self.
pub fn frac_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_frac_out(raw(out), raw(self_))))?) } }
/// e to the power of self.
pub fn exp_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_exp_out(raw(out), raw(self_))))?) } }
/// 2 to the power of self.
pub fn exp2_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_exp2_out(raw(out), raw(self_))))?) } }
/// exp(self) - 1, exact near 0.
pub fn expm1_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_expm1_out(raw(out), raw(self_))))?) } }
/// The natural logarithm.
pub fn log_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log_out(raw(out), raw(self_))))?) } }
/// The logarithm to base 2.
pub fn log2_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log2_out(raw(out), raw(self_))))?) } }
/// The logarithm to base 10.
pub fn log10_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log10_out(raw(out), raw(self_))))?) } }
/// log(1 + self), exact near 0.
pub fn log1p_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log1p_out(raw(out), raw(self_))))?) } }
/// log(exp(self) + exp(other)) without overflow.
pub fn logaddexp_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logaddexp_out(raw(out), raw(self_), raw(other))))?) } }
/// log2(2 ** self + 2 ** other) without overflow.
pub fn logaddexp2_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logaddexp2_out(raw(out), raw(self_), raw(other))))?) } }
/// self * log(other), 0 where self is 0.
pub fn xlogy_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_xlogy_out(raw(out), raw(self_), raw(other))))?) } }
/// self * log1p(other), 0 where self is 0.
pub fn special_xlog1py_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_xlog1py_out(raw(out), raw(self_), raw(other))))?) } }
/// -self * log(self), 0 at 0, and -inf where self is negative.
pub fn special_entr_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_entr_out(raw(out), raw(self_))))?) } }
/// The logarithm of the gamma function's magnitude.
pub fn lgamma_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_lgamma_out(raw(out), raw(self_))))?) } }
/// The derivative of lgamma.
pub fn digamma_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_digamma_out(raw(out), raw(self_))))?) } }
/// Hurwitz's zeta function: the sum of (other + k) ** -self over all k from 0 on.
pub fn special_zeta_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_zeta_out(raw(out), raw(self_), raw(other))))?) } }
/// exp(self ** 2) * erfc(self) without overflow.
pub fn special_erfcx_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_erfcx_out(raw(out), raw(self_))))?) } }
/// The area of the normal distribution left of self.
pub fn special_ndtr_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_ndtr_out(raw(out), raw(self_))))?) } }
/// The logarithm of ndtr, exact also far to the left.
pub fn special_log_ndtr_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_log_ndtr_out(raw(out), raw(self_))))?) } }
/// The inverse of ndtr.
pub fn special_ndtri_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_ndtri_out(raw(out), raw(self_))))?) } }
/// The modified Bessel function of the first kind of order 0.
pub fn i0_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_i0_out(raw(out), raw(self_))))?) } }
/// exp(-|self|) * i0(self).
pub fn special_i0e_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_i0e_out(raw(out), raw(self_))))?) } }
/// The modified Bessel function of the first kind of order 1.
pub fn special_i1_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_i1_out(raw(out), raw(self_))))?) } }
/// exp(-|self|) * i1(self).
pub fn special_i1e_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_i1e_out(raw(out), raw(self_))))?) } }
/// Derivative number n of digamma.
pub fn polygamma_out<>(out: &Tensor, self_: &Tensor, n: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_polygamma_out(raw(out), raw(self_), n)))?) } }
/// The sine.
pub fn sin_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sin_out(raw(out), raw(self_))))?) } }
/// The cosine.
pub fn cos_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cos_out(raw(out), raw(self_))))?) } }
/// The tangent.
pub fn tan_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tan_out(raw(out), raw(self_))))?) } }
/// The arcsine.
pub fn asin_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_asin_out(raw(out), raw(self_))))?) } }
/// The arccosine.
pub fn acos_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_acos_out(raw(out), raw(self_))))?) } }
/// The arctangent.
pub fn atan_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atan_out(raw(out), raw(self_))))?) } }
/// The hyperbolic sine.
pub fn sinh_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sinh_out(raw(out), raw(self_))))?) } }
/// The hyperbolic cosine.
pub fn cosh_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cosh_out(raw(out), raw(self_))))?) } }
/// sin(pi * self) / (pi * self), 1 at 0.
pub fn sinc_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sinc_out(raw(out), raw(self_))))?) } }
/// Degrees as radians.
pub fn deg2rad_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_deg2rad_out(raw(out), raw(self_))))?) } }
/// Radians as degrees.
pub fn rad2deg_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rad2deg_out(raw(out), raw(self_))))?) } }
/// The hyperbolic tangent.
pub fn tanh_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tanh_out(raw(out), raw(self_))))?) } }
/// The inverse hyperbolic sine.
pub fn asinh_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_asinh_out(raw(out), raw(self_))))?) } }
/// The inverse hyperbolic cosine.
pub fn acosh_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_acosh_out(raw(out), raw(self_))))?) } }
/// The inverse hyperbolic tangent.
pub fn atanh_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atanh_out(raw(out), raw(self_))))?) } }
/// The error function.
pub fn erf_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_erf_out(raw(out), raw(self_))))?) } }
/// 1 - erf(self), exact for large self.
pub fn erfc_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_erfc_out(raw(out), raw(self_))))?) } }
/// The inverse of the error function.
pub fn erfinv_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_erfinv_out(raw(out), raw(self_))))?) } }
/// The angle of the point (other, self).
pub fn atan2_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atan2_out(raw(out), raw(self_), raw(other))))?) } }
/// sqrt(self^2 + other^2) without overflow.
pub fn hypot_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hypot_out(raw(out), raw(self_), raw(other))))?) } }
/// The larger one; NaN if either is.
pub fn maximum_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_maximum_out(raw(out), raw(self_), raw(other))))?) } }
/// The smaller one; NaN if either is.
pub fn minimum_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_minimum_out(raw(out), raw(self_), raw(other))))?) } }
/// The larger one; NaN only if both are.
pub fn fmax_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_fmax_out(raw(out), raw(self_), raw(other))))?) } }
/// The smaller one; NaN only if both are.
pub fn fmin_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_fmin_out(raw(out), raw(self_), raw(other))))?) } }
/// The magnitude of self with the sign of other.
pub fn copysign_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_copysign_out(raw(out), raw(self_), raw(other))))?) } }
/// 0 where self is negative, 1 where it is positive, values where it is 0.
pub fn heaviside_out<>(out: &Tensor, self_: &Tensor, values: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_heaviside_out(raw(out), raw(self_), raw(values))))?) } }
/// Limit to [min, max]; either may be left out.
pub fn clamp_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Limit to [min, max]; either may be left out.
pub fn clamp_out_with<>(out: &Tensor, self_: &Tensor, options: ClampOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_out_with(raw(out), raw(self_), &options.c)))?) } }
/// clamp with tensors as bounds.
pub fn clamp_tensor_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_tensor_out_with(raw(out), raw(self_), null_mut())))?) } }
/// clamp with tensors as bounds.
pub fn clamp_tensor_out_with<>(out: &Tensor, self_: &Tensor, options: ClampTensorOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_tensor_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Raise what is below min.
pub fn clamp_min_out<>(out: &Tensor, self_: &Tensor, min: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_min_out(raw(out), raw(self_), raw(min))))?) } }
/// Lower what is above max.
pub fn clamp_max_out<>(out: &Tensor, self_: &Tensor, max: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_max_out(raw(out), raw(self_), raw(max))))?) } }
/// self where condition holds, other elsewhere.
pub fn where_out<>(out: &Tensor, condition: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_where_out(raw(out), raw(condition), raw(self_), raw(other))))?) } }
/// Replace NaN by nan (0) and infinities by posinf and neginf (the largest and lowest finite number).
pub fn nan_to_num_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nan_to_num_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Replace NaN by nan (0) and infinities by posinf and neginf (the largest and lowest finite number).
pub fn nan_to_num_out_with<>(out: &Tensor, self_: &Tensor, options: NanToNumOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nan_to_num_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Is self equal to other?
pub fn eq_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_eq_out(raw(out), raw(self_), raw(other))))?) } }
/// Is self not equal to other?
pub fn ne_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ne_out(raw(out), raw(self_), raw(other))))?) } }
/// Is self less than other?
pub fn lt_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_lt_out(raw(out), raw(self_), raw(other))))?) } }
/// Is self less or equal to other?
pub fn le_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_le_out(raw(out), raw(self_), raw(other))))?) } }
/// Is self greater than other?
pub fn gt_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gt_out(raw(out), raw(self_), raw(other))))?) } }
/// Is self greater or equal to other?
pub fn ge_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ge_out(raw(out), raw(self_), raw(other))))?) } }
/// Logical and: what is not 0 counts as true.
pub fn logical_and_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_and_out(raw(out), raw(self_), raw(other))))?) } }
/// Logical or: what is not 0 counts as true.
pub fn logical_or_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_or_out(raw(out), raw(self_), raw(other))))?) } }
/// Logical exclusive or: what is not 0 counts as true.
pub fn logical_xor_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_xor_out(raw(out), raw(self_), raw(other))))?) } }
/// Is self 0?
pub fn logical_not_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_not_out(raw(out), raw(self_))))?) } }
/// Is self infinite and positive?
pub fn isposinf_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isposinf_out(raw(out), raw(self_))))?) } }
/// Is self infinite and negative?
pub fn isneginf_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isneginf_out(raw(out), raw(self_))))?) } }
/// Is the sign bit set? True for -0.0.
pub fn signbit_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_signbit_out(raw(out), raw(self_))))?) } }
/// Bitwise and.
pub fn bitwise_and_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bitwise_and_out(raw(out), raw(self_), raw(other))))?) } }
/// Bitwise or.
pub fn bitwise_or_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bitwise_or_out(raw(out), raw(self_), raw(other))))?) } }
/// Bitwise exclusive or.
pub fn bitwise_xor_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bitwise_xor_out(raw(out), raw(self_), raw(other))))?) } }
/// Bitwise not; logical not of bool.
pub fn bitwise_not_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bitwise_not_out(raw(out), raw(self_))))?) } }
/// self shifted left by other bits.
pub fn bitwise_left_shift_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bitwise_left_shift_out(raw(out), raw(self_), raw(other))))?) } }
/// self shifted right by other bits, keeping the sign.
pub fn bitwise_right_shift_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bitwise_right_shift_out(raw(out), raw(self_), raw(other))))?) } }
/// 1 / (1 + exp(-self)).
pub fn sigmoid_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sigmoid_out(raw(out), raw(self_))))?) } }
/// log(self / (1 - self)); eps limits self to [eps, 1 - eps].
pub fn logit_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logit_out_with(raw(out), raw(self_), null_mut())))?) } }
/// log(self / (1 - self)); eps limits self to [eps, 1 - eps].
pub fn logit_out_with<>(out: &Tensor, self_: &Tensor, options: LogitOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logit_out_with(raw(out), raw(self_), &options.c)))?) } }
/// self where positive, negative_slope * self elsewhere.
pub fn leaky_relu_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_leaky_relu_out_with(raw(out), raw(self_), null_mut())))?) } }
/// self where positive, negative_slope * self elsewhere.
pub fn leaky_relu_out_with<>(out: &Tensor, self_: &Tensor, options: LeakyReluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_leaky_relu_out_with(raw(out), raw(self_), &options.c)))?) } }
/// self where positive, alpha * (exp(self) - 1) elsewhere.
pub fn elu_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_elu_out_with(raw(out), raw(self_), null_mut())))?) } }
/// self where positive, alpha * (exp(self) - 1) elsewhere.
pub fn elu_out_with<>(out: &Tensor, self_: &Tensor, options: EluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_elu_out_with(raw(out), raw(self_), &options.c)))?) } }
/// self times the normal distribution function; approximate 'tanh' is the older formula.
pub fn gelu_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gelu_out_with(raw(out), raw(self_), null_mut())))?) } }
/// self times the normal distribution function; approximate 'tanh' is the older formula.
pub fn gelu_out_with<>(out: &Tensor, self_: &Tensor, options: GeluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gelu_out_with(raw(out), raw(self_), &options.c)))?) } }
/// self * sigmoid(self).
pub fn silu_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_silu_out(raw(out), raw(self_))))?) } }
/// self * tanh(softplus(self)).
pub fn mish_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mish_out(raw(out), raw(self_))))?) } }
/// log(1 + exp(beta * self)) / beta; self itself above the threshold.
pub fn softplus_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softplus_out_with(raw(out), raw(self_), null_mut())))?) } }
/// log(1 + exp(beta * self)) / beta; self itself above the threshold.
pub fn softplus_out_with<>(out: &Tensor, self_: &Tensor, options: SoftplusOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softplus_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Limit to [min_val, max_val].
pub fn hardtanh_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardtanh_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Limit to [min_val, max_val].
pub fn hardtanh_out_with<>(out: &Tensor, self_: &Tensor, options: HardtanhOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardtanh_out_with(raw(out), raw(self_), &options.c)))?) } }
/// relu6(self + 3) / 6.
pub fn hardsigmoid_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardsigmoid_out(raw(out), raw(self_))))?) } }
/// self * relu6(self + 3) / 6.
pub fn hardswish_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardswish_out(raw(out), raw(self_))))?) } }
/// 0 within [-lambd, lambd], self elsewhere.
pub fn hardshrink_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardshrink_out_with(raw(out), raw(self_), null_mut())))?) } }
/// 0 within [-lambd, lambd], self elsewhere.
pub fn hardshrink_out_with<>(out: &Tensor, self_: &Tensor, options: HardshrinkOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardshrink_out_with(raw(out), raw(self_), &options.c)))?) } }
/// self moved toward 0 by lambd, 0 within [-lambd, lambd].
pub fn softshrink_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softshrink_out_with(raw(out), raw(self_), null_mut())))?) } }
/// self moved toward 0 by lambd, 0 within [-lambd, lambd].
pub fn softshrink_out_with<>(out: &Tensor, self_: &Tensor, options: SoftshrinkOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softshrink_out_with(raw(out), raw(self_), &options.c)))?) } }
/// self where above the threshold, value elsewhere.
pub fn threshold_out<>(out: &Tensor, self_: &Tensor, threshold: impl Into<Number>, value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_threshold_out(raw(out), raw(self_), threshold.into(), value.into())))?) } }
/// log(sigmoid(self)).
pub fn logsigmoid_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logsigmoid_out(raw(out), raw(self_))))?) } }
/// A tensor of the given size with undefined elements. Its memory is taken when it is first used.
pub fn empty<>(size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_empty_with(ints((size.as_ref())), null_mut())))?) } }
/// A tensor of the given size with undefined elements. Its memory is taken when it is first used.
pub fn empty_with<>(size: impl AsRef<[i64]>, options: EmptyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_empty_with(ints((size.as_ref())), &options.c)))?) } }
/// A tensor of the given size with undefined elements. Its memory is taken when it is first used.
pub fn empty_out<>(out: &Tensor, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_empty_out_with(raw(out), ints((size.as_ref())), null_mut())))?) } }
/// A tensor of the given size with undefined elements. Its memory is taken when it is first used.
pub fn empty_out_with<>(out: &Tensor, size: impl AsRef<[i64]>, options: EmptyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_empty_out_with(raw(out), ints((size.as_ref())), &options.c)))?) } }
/// A tensor of the given size and strides with undefined elements.
pub fn empty_strided<>(size: impl AsRef<[i64]>, stride: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_empty_strided_with(ints((size.as_ref())), ints((stride.as_ref())), null_mut())))?) } }
/// A tensor of the given size and strides with undefined elements.
pub fn empty_strided_with<>(size: impl AsRef<[i64]>, stride: impl AsRef<[i64]>, options: EmptyStridedOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_empty_strided_with(ints((size.as_ref())), ints((stride.as_ref())), &options.c)))?) } }
/// A tensor of zeros.
pub fn zeros<>(size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_zeros_with(ints((size.as_ref())), null_mut())))?) } }
/// A tensor of zeros.
pub fn zeros_with<>(size: impl AsRef<[i64]>, options: ZerosOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_zeros_with(ints((size.as_ref())), &options.c)))?) } }
/// A tensor of zeros.
pub fn zeros_out<>(out: &Tensor, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_zeros_out_with(raw(out), ints((size.as_ref())), null_mut())))?) } }
/// A tensor of zeros.
pub fn zeros_out_with<>(out: &Tensor, size: impl AsRef<[i64]>, options: ZerosOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_zeros_out_with(raw(out), ints((size.as_ref())), &options.c)))?) } }
/// A tensor of ones.
pub fn ones<>(size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ones_with(ints((size.as_ref())), null_mut())))?) } }
/// A tensor of ones.
pub fn ones_with<>(size: impl AsRef<[i64]>, options: OnesOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ones_with(ints((size.as_ref())), &options.c)))?) } }
/// A tensor of ones.
pub fn ones_out<>(out: &Tensor, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ones_out_with(raw(out), ints((size.as_ref())), null_mut())))?) } }
/// A tensor of ones.
pub fn ones_out_with<>(out: &Tensor, size: impl AsRef<[i64]>, options: OnesOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ones_out_with(raw(out), ints((size.as_ref())), &options.c)))?) } }
/// A tensor whose elements all are fill_value; its dtype follows the number unless given.
pub fn full<>(size: impl AsRef<[i64]>, fill_value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_full_with(ints((size.as_ref())), fill_value.into(), null_mut())))?) } }
/// A tensor whose elements all are fill_value; its dtype follows the number unless given.
pub fn full_with<>(size: impl AsRef<[i64]>, fill_value: impl Into<Number>, options: FullOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_full_with(ints((size.as_ref())), fill_value.into(), &options.c)))?) } }
/// A tensor whose elements all are fill_value; its dtype follows the number unless given.
pub fn full_out<>(out: &Tensor, size: impl AsRef<[i64]>, fill_value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_full_out_with(raw(out), ints((size.as_ref())), fill_value.into(), null_mut())))?) } }
/// A tensor whose elements all are fill_value; its dtype follows the number unless given.
pub fn full_out_with<>(out: &Tensor, size: impl AsRef<[i64]>, fill_value: impl Into<Number>, options: FullOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_full_out_with(raw(out), ints((size.as_ref())), fill_value.into(), &options.c)))?) } }
/// start, start + step, … below end; int64 if all numbers are integers, else the default dtype.
pub fn arange<>(end: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_arange_with(end.into(), null_mut())))?) } }
/// start, start + step, … below end; int64 if all numbers are integers, else the default dtype.
pub fn arange_with<>(end: impl Into<Number>, options: ArangeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_arange_with(end.into(), &options.c)))?) } }
/// start, start + step, … below end; int64 if all numbers are integers, else the default dtype.
pub fn arange_out<>(out: &Tensor, end: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_arange_out_with(raw(out), end.into(), null_mut())))?) } }
/// start, start + step, … below end; int64 if all numbers are integers, else the default dtype.
pub fn arange_out_with<>(out: &Tensor, end: impl Into<Number>, options: ArangeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_arange_out_with(raw(out), end.into(), &options.c)))?) } }
/// steps numbers evenly spaced from start to end, both included.
pub fn linspace<>(start: impl Into<Number>, end: impl Into<Number>, steps: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linspace_with(start.into(), end.into(), steps, null_mut())))?) } }
/// steps numbers evenly spaced from start to end, both included.
pub fn linspace_with<>(start: impl Into<Number>, end: impl Into<Number>, steps: i64, options: LinspaceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linspace_with(start.into(), end.into(), steps, &options.c)))?) } }
/// steps numbers evenly spaced from start to end, both included.
pub fn linspace_out<>(out: &Tensor, start: impl Into<Number>, end: impl Into<Number>, steps: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linspace_out_with(raw(out), start.into(), end.into(), steps, null_mut())))?) } }
/// steps numbers evenly spaced from start to end, both included.
pub fn linspace_out_with<>(out: &Tensor, start: impl Into<Number>, end: impl Into<Number>, steps: i64, options: LinspaceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linspace_out_with(raw(out), start.into(), end.into(), steps, &options.c)))?) } }
/// An n by m matrix (m defaults to n) with ones on the diagonal.
pub fn eye<>(n: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_eye_with(n, null_mut())))?) } }
/// An n by m matrix (m defaults to n) with ones on the diagonal.
pub fn eye_with<>(n: i64, options: EyeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_eye_with(n, &options.c)))?) } }
/// An n by m matrix (m defaults to n) with ones on the diagonal.
pub fn eye_out<>(out: &Tensor, n: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_eye_out_with(raw(out), n, null_mut())))?) } }
/// An n by m matrix (m defaults to n) with ones on the diagonal.
pub fn eye_out_with<>(out: &Tensor, n: i64, options: EyeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_eye_out_with(raw(out), n, &options.c)))?) } }
/// The places of the lower triangle of a row by col matrix: rows first, then columns.
pub fn tril_indices<>(row: i64, col: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tril_indices_with(row, col, null_mut())))?) } }
/// The places of the lower triangle of a row by col matrix: rows first, then columns.
pub fn tril_indices_with<>(row: i64, col: i64, options: TrilIndicesOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tril_indices_with(row, col, &options.c)))?) } }
/// The places of the upper triangle of a row by col matrix: rows first, then columns.
pub fn triu_indices<>(row: i64, col: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_triu_indices_with(row, col, null_mut())))?) } }
/// The places of the upper triangle of a row by col matrix: rows first, then columns.
pub fn triu_indices_with<>(row: i64, col: i64, options: TriuIndicesOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_triu_indices_with(row, col, &options.c)))?) } }
/// A number as a 0-dim tensor, of the default dtype unless said otherwise.
pub fn scalar_tensor<>(s: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scalar_tensor_with(s.into(), null_mut())))?) } }
/// A number as a 0-dim tensor, of the default dtype unless said otherwise.
pub fn scalar_tensor_with<>(s: impl Into<Number>, options: ScalarTensorOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scalar_tensor_with(s.into(), &options.c)))?) } }
/// base to the power of steps numbers evenly spaced from start to end.
pub fn logspace<>(start: impl Into<Number>, end: impl Into<Number>, steps: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logspace_with(start.into(), end.into(), steps, null_mut())))?) } }
/// base to the power of steps numbers evenly spaced from start to end.
pub fn logspace_with<>(start: impl Into<Number>, end: impl Into<Number>, steps: i64, options: LogspaceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logspace_with(start.into(), end.into(), steps, &options.c)))?) } }
/// base to the power of steps numbers evenly spaced from start to end.
pub fn logspace_out<>(out: &Tensor, start: impl Into<Number>, end: impl Into<Number>, steps: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logspace_out_with(raw(out), start.into(), end.into(), steps, null_mut())))?) } }
/// base to the power of steps numbers evenly spaced from start to end.
pub fn logspace_out_with<>(out: &Tensor, start: impl Into<Number>, end: impl Into<Number>, steps: i64, options: LogspaceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logspace_out_with(raw(out), start.into(), end.into(), steps, &options.c)))?) } }
/// (1 - cos(2 pi k / n)) / 2; a window that is not periodic has n - 1 there.
pub fn hann_window<>(window_length: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hann_window_with(window_length, null_mut())))?) } }
/// (1 - cos(2 pi k / n)) / 2; a window that is not periodic has n - 1 there.
pub fn hann_window_with<>(window_length: i64, options: HannWindowOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hann_window_with(window_length, &options.c)))?) } }
/// alpha - beta cos(2 pi k / n).
pub fn hamming_window<>(window_length: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hamming_window_with(window_length, null_mut())))?) } }
/// alpha - beta cos(2 pi k / n).
pub fn hamming_window_with<>(window_length: i64, options: HammingWindowOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hamming_window_with(window_length, &options.c)))?) } }
/// 0.42 - cos(2 pi k / n) / 2 + 0.08 cos(4 pi k / n).
pub fn blackman_window<>(window_length: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_blackman_window_with(window_length, null_mut())))?) } }
/// 0.42 - cos(2 pi k / n) / 2 + 0.08 cos(4 pi k / n).
pub fn blackman_window_with<>(window_length: i64, options: BlackmanWindowOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_blackman_window_with(window_length, &options.c)))?) } }
/// A triangle: from 0 up to 1 in the middle.
pub fn bartlett_window<>(window_length: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bartlett_window_with(window_length, null_mut())))?) } }
/// A triangle: from 0 up to 1 in the middle.
pub fn bartlett_window_with<>(window_length: i64, options: BartlettWindowOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bartlett_window_with(window_length, &options.c)))?) } }
/// Uniform on [0, 1).
pub fn rand<>(size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rand_with(ints((size.as_ref())), null_mut())))?) } }
/// Uniform on [0, 1).
pub fn rand_with<>(size: impl AsRef<[i64]>, options: RandOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rand_with(ints((size.as_ref())), &options.c)))?) } }
/// Uniform on [0, 1).
pub fn rand_out<>(out: &Tensor, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rand_out_with(raw(out), ints((size.as_ref())), null_mut())))?) } }
/// Uniform on [0, 1).
pub fn rand_out_with<>(out: &Tensor, size: impl AsRef<[i64]>, options: RandOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rand_out_with(raw(out), ints((size.as_ref())), &options.c)))?) } }
/// Standard normal.
pub fn randn<>(size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randn_with(ints((size.as_ref())), null_mut())))?) } }
/// Standard normal.
pub fn randn_with<>(size: impl AsRef<[i64]>, options: RandnOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randn_with(ints((size.as_ref())), &options.c)))?) } }
/// Standard normal.
pub fn randn_out<>(out: &Tensor, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randn_out_with(raw(out), ints((size.as_ref())), null_mut())))?) } }
/// Standard normal.
pub fn randn_out_with<>(out: &Tensor, size: impl AsRef<[i64]>, options: RandnOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randn_out_with(raw(out), ints((size.as_ref())), &options.c)))?) } }
/// Integers uniform on [low, high); int64 by default.
pub fn randint<>(high: i64, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randint_with(high, ints((size.as_ref())), null_mut())))?) } }
/// Integers uniform on [low, high); int64 by default.
pub fn randint_with<>(high: i64, size: impl AsRef<[i64]>, options: RandintOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randint_with(high, ints((size.as_ref())), &options.c)))?) } }
/// Integers uniform on [low, high); int64 by default.
pub fn randint_out<>(out: &Tensor, high: i64, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randint_out_with(raw(out), high, ints((size.as_ref())), null_mut())))?) } }
/// Integers uniform on [low, high); int64 by default.
pub fn randint_out_with<>(out: &Tensor, high: i64, size: impl AsRef<[i64]>, options: RandintOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randint_out_with(raw(out), high, ints((size.as_ref())), &options.c)))?) } }
/// A random permutation of 0 … n-1; int64 by default.
pub fn randperm<>(n: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randperm_with(n, null_mut())))?) } }
/// A random permutation of 0 … n-1; int64 by default.
pub fn randperm_with<>(n: i64, options: RandpermOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randperm_with(n, &options.c)))?) } }
/// A random permutation of 0 … n-1; int64 by default.
pub fn randperm_out<>(out: &Tensor, n: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randperm_out_with(raw(out), n, null_mut())))?) } }
/// A random permutation of 0 … n-1; int64 by default.
pub fn randperm_out_with<>(out: &Tensor, n: i64, options: RandpermOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randperm_out_with(raw(out), n, &options.c)))?) } }
/// 1 with the probability that the element of self is, else 0.
pub fn bernoulli_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bernoulli_out_with(raw(out), raw(self_), null_mut())))?) } }
/// 1 with the probability that the element of self is, else 0.
pub fn bernoulli_out_with<>(out: &Tensor, self_: &Tensor, options: BernoulliOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bernoulli_out_with(raw(out), raw(self_), &options.c)))?) } }
/// The lower triangle of each matrix, zeros elsewhere; diagonal counts up from the main one.
pub fn tril_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tril_out_with(raw(out), raw(self_), null_mut())))?) } }
/// The lower triangle of each matrix, zeros elsewhere; diagonal counts up from the main one.
pub fn tril_out_with<>(out: &Tensor, self_: &Tensor, options: TrilOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tril_out_with(raw(out), raw(self_), &options.c)))?) } }
/// The upper triangle of each matrix, zeros elsewhere.
pub fn triu_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_triu_out_with(raw(out), raw(self_), null_mut())))?) } }
/// The upper triangle of each matrix, zeros elsewhere.
pub fn triu_out_with<>(out: &Tensor, self_: &Tensor, options: TriuOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_triu_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Sum over dim (all dimensions if None or empty). Integers and bool sum to int64.
pub fn sum_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sum_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Sum over dim (all dimensions if None or empty). Integers and bool sum to int64.
pub fn sum_out_with<>(out: &Tensor, self_: &Tensor, options: SumOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sum_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Sum over dim with NaN counted as zero.
pub fn nansum_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nansum_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Sum over dim with NaN counted as zero.
pub fn nansum_out_with<>(out: &Tensor, self_: &Tensor, options: NansumOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nansum_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Mean over dim (all dimensions if None or empty); NaN over no elements.
pub fn mean_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mean_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Mean over dim (all dimensions if None or empty); NaN over no elements.
pub fn mean_out_with<>(out: &Tensor, self_: &Tensor, options: MeanOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mean_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Product of all elements or over dim. Integers and bool multiply to int64.
pub fn prod_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_prod_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Product of all elements or over dim. Integers and bool multiply to int64.
pub fn prod_out_with<>(out: &Tensor, self_: &Tensor, options: ProdOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_prod_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Largest element; NaN if there is one.
pub fn max_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_max_out(raw(out), raw(self_))))?) } }
/// Smallest element; NaN if there is one.
pub fn min_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_min_out(raw(out), raw(self_))))?) } }
/// Largest element over dim; the gradient is shared evenly among equals.
pub fn amax_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_amax_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Largest element over dim; the gradient is shared evenly among equals.
pub fn amax_out_with<>(out: &Tensor, self_: &Tensor, options: AmaxOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_amax_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Smallest element over dim; the gradient is shared evenly among equals.
pub fn amin_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_amin_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Smallest element over dim; the gradient is shared evenly among equals.
pub fn amin_out_with<>(out: &Tensor, self_: &Tensor, options: AminOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_amin_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Index of the largest element along dim, or in the flattened tensor; the first of equals, NaN wins.
pub fn argmax_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argmax_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Index of the largest element along dim, or in the flattened tensor; the first of equals, NaN wins.
pub fn argmax_out_with<>(out: &Tensor, self_: &Tensor, options: ArgmaxOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argmax_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Index of the smallest element along dim, or in the flattened tensor; the first of equals, NaN wins.
pub fn argmin_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argmin_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Index of the smallest element along dim, or in the flattened tensor; the first of equals, NaN wins.
pub fn argmin_out_with<>(out: &Tensor, self_: &Tensor, options: ArgminOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argmin_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Is any element over dim different from 0? bool, but uint8 for uint8.
pub fn any_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_any_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Is any element over dim different from 0? bool, but uint8 for uint8.
pub fn any_out_with<>(out: &Tensor, self_: &Tensor, options: AnyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_any_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Are all elements over dim different from 0? bool, but uint8 for uint8.
pub fn all_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_all_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Are all elements over dim different from 0? bool, but uint8 for uint8.
pub fn all_out_with<>(out: &Tensor, self_: &Tensor, options: AllOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_all_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Variance over dim, divided by n - correction (1 if None).
pub fn var_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_var_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Variance over dim, divided by n - correction (1 if None).
pub fn var_out_with<>(out: &Tensor, self_: &Tensor, options: VarOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_var_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Standard deviation over dim: the root of var.
pub fn std_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_std_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Standard deviation over dim: the root of var.
pub fn std_out_with<>(out: &Tensor, self_: &Tensor, options: StdOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_std_out_with(raw(out), raw(self_), &options.c)))?) } }
/// (sum |x|^ord)^(1/ord) over dim; 0 counts non-zeros, inf and -inf are the largest and smallest |x| (torch.linalg.vector_norm).
pub fn vector_norm_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_vector_norm_out_with(raw(out), raw(self_), null_mut())))?) } }
/// (sum |x|^ord)^(1/ord) over dim; 0 counts non-zeros, inf and -inf are the largest and smallest |x| (torch.linalg.vector_norm).
pub fn vector_norm_out_with<>(out: &Tensor, self_: &Tensor, options: VectorNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_vector_norm_out_with(raw(out), raw(self_), &options.c)))?) } }
/// log(sum(exp(self))) over dim, without overflow.
pub fn logsumexp_out<>(out: &Tensor, self_: &Tensor, dim: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logsumexp_out_with(raw(out), raw(self_), ints((dim.as_ref())), null_mut())))?) } }
/// log(sum(exp(self))) over dim, without overflow.
pub fn logsumexp_out_with<>(out: &Tensor, self_: &Tensor, dim: impl AsRef<[i64]>, options: LogsumexpOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logsumexp_out_with(raw(out), raw(self_), ints((dim.as_ref())), &options.c)))?) } }
/// Running sum along dim. Integers and bool sum to int64.
pub fn cumsum_out<>(out: &Tensor, self_: &Tensor, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumsum_out_with(raw(out), raw(self_), dim, null_mut())))?) } }
/// Running sum along dim. Integers and bool sum to int64.
pub fn cumsum_out_with<>(out: &Tensor, self_: &Tensor, dim: i64, options: CumsumOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumsum_out_with(raw(out), raw(self_), dim, &options.c)))?) } }
/// Running product along dim. Integers and bool multiply to int64.
pub fn cumprod_out<>(out: &Tensor, self_: &Tensor, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumprod_out_with(raw(out), raw(self_), dim, null_mut())))?) } }
/// Running product along dim. Integers and bool multiply to int64.
pub fn cumprod_out_with<>(out: &Tensor, self_: &Tensor, dim: i64, options: CumprodOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumprod_out_with(raw(out), raw(self_), dim, &options.c)))?) } }
/// The logarithm of the running sum of exp(self), without overflow.
pub fn logcumsumexp_out<>(out: &Tensor, self_: &Tensor, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logcumsumexp_out(raw(out), raw(self_), dim)))?) } }
/// How many elements are in each of `bins` equal parts of [min, max]; both 0: of the range of self.
pub fn histc_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_histc_out_with(raw(out), raw(self_), null_mut())))?) } }
/// How many elements are in each of `bins` equal parts of [min, max]; both 0: of the range of self.
pub fn histc_out_with<>(out: &Tensor, self_: &Tensor, options: HistcOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_histc_out_with(raw(out), raw(self_), &options.c)))?) } }
/// The logarithm of the multivariate gamma function of p dimensions.
pub fn mvlgamma_out<>(out: &Tensor, self_: &Tensor, p: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mvlgamma_out(raw(out), raw(self_), p)))?) } }
/// The slices of dimension dim, scaled down to the p-norm maxnorm where they are longer.
pub fn renorm_out<>(out: &Tensor, self_: &Tensor, p: impl Into<Number>, dim: i64, maxnorm: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_renorm_out(raw(out), raw(self_), p.into(), dim, maxnorm.into())))?) } }
/// vector_norm of order p: of all elements, or over dim.
pub fn norm_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_norm_out_with(raw(out), raw(self_), null_mut())))?) } }
/// vector_norm of order p: of all elements, or over dim.
pub fn norm_out_with<>(out: &Tensor, self_: &Tensor, options: NormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_norm_out_with(raw(out), raw(self_), &options.c)))?) } }
/// The norm of vectors or, with ord over two dimensions, of matrices; without ord the root of the sum of squares.
pub fn linalg_norm_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_norm_out_with(raw(out), raw(self_), null_mut())))?) } }
/// The norm of vectors or, with ord over two dimensions, of matrices; without ord the root of the sum of squares.
pub fn linalg_norm_out_with<>(out: &Tensor, self_: &Tensor, options: LinalgNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_norm_out_with(raw(out), raw(self_), &options.c)))?) } }
/// The norm 'fro' of matrices (torch.linalg.norm with a name; 'nuc' is not there).
pub fn linalg_norm_str_out<>(out: &Tensor, self_: &Tensor, ord: &str) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_norm_str_out_with(raw(out), raw(self_), chars((&crate::text(ord))), null_mut())))?) } }
/// The norm 'fro' of matrices (torch.linalg.norm with a name; 'nuc' is not there).
pub fn linalg_norm_str_out_with<>(out: &Tensor, self_: &Tensor, ord: &str, options: LinalgNormStrOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_norm_str_out_with(raw(out), raw(self_), chars((&crate::text(ord))), &options.c)))?) } }
/// The norm 1, -1, inf or -inf of matrices: the largest or smallest sum of magnitudes of a column, of a row.
pub fn linalg_matrix_norm_out<>(out: &Tensor, self_: &Tensor, ord: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_matrix_norm_out_with(raw(out), raw(self_), ord.into(), null_mut())))?) } }
/// The norm 1, -1, inf or -inf of matrices: the largest or smallest sum of magnitudes of a column, of a row.
pub fn linalg_matrix_norm_out_with<>(out: &Tensor, self_: &Tensor, ord: impl Into<Number>, options: LinalgMatrixNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_matrix_norm_out_with(raw(out), raw(self_), ord.into(), &options.c)))?) } }
/// The norm 'fro' of matrices, the root of the sum of squares (torch.linalg.matrix_norm with a name; 'nuc' is not there).
pub fn linalg_matrix_norm_str_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_matrix_norm_str_out_with(raw(out), raw(self_), null_mut())))?) } }
/// The norm 'fro' of matrices, the root of the sum of squares (torch.linalg.matrix_norm with a name; 'nuc' is not there).
pub fn linalg_matrix_norm_str_out_with<>(out: &Tensor, self_: &Tensor, options: LinalgMatrixNormStrOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_matrix_norm_str_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Mean over dim of what is not NaN.
pub fn nanmean_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanmean_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Mean over dim of what is not NaN.
pub fn nanmean_out_with<>(out: &Tensor, self_: &Tensor, options: NanmeanOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanmean_out_with(raw(out), raw(self_), &options.c)))?) } }
/// Differences of neighbours along dim, n times.
pub fn diff_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diff_out_with(raw(out), raw(self_), null_mut())))?) } }
/// Differences of neighbours along dim, n times.
pub fn diff_out_with<>(out: &Tensor, self_: &Tensor, options: DiffOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diff_out_with(raw(out), raw(self_), &options.c)))?) } }
/// The value below which the parts q of the elements along dim are; between two elements as interpolation says.
pub fn quantile_out<>(out: &Tensor, self_: &Tensor, q: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_quantile_out_with(raw(out), raw(self_), raw(q), null_mut())))?) } }
/// The value below which the parts q of the elements along dim are; between two elements as interpolation says.
pub fn quantile_out_with<>(out: &Tensor, self_: &Tensor, q: &Tensor, options: QuantileOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_quantile_out_with(raw(out), raw(self_), raw(q), &options.c)))?) } }
/// quantile of one part q (torch.quantile with a number).
pub fn quantile_scalar_out<>(out: &Tensor, self_: &Tensor, q: f64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_quantile_scalar_out_with(raw(out), raw(self_), q, null_mut())))?) } }
/// quantile of one part q (torch.quantile with a number).
pub fn quantile_scalar_out_with<>(out: &Tensor, self_: &Tensor, q: f64, options: QuantileScalarOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_quantile_scalar_out_with(raw(out), raw(self_), q, &options.c)))?) } }
/// quantile of what is not NaN.
pub fn nanquantile_out<>(out: &Tensor, self_: &Tensor, q: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanquantile_out_with(raw(out), raw(self_), raw(q), null_mut())))?) } }
/// quantile of what is not NaN.
pub fn nanquantile_out_with<>(out: &Tensor, self_: &Tensor, q: &Tensor, options: NanquantileOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanquantile_out_with(raw(out), raw(self_), raw(q), &options.c)))?) } }
/// nanquantile of one part q (torch.nanquantile with a number).
pub fn nanquantile_scalar_out<>(out: &Tensor, self_: &Tensor, q: f64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanquantile_scalar_out_with(raw(out), raw(self_), q, null_mut())))?) } }
/// nanquantile of one part q (torch.nanquantile with a number).
pub fn nanquantile_scalar_out_with<>(out: &Tensor, self_: &Tensor, q: f64, options: NanquantileScalarOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanquantile_scalar_out_with(raw(out), raw(self_), q, &options.c)))?) } }
/// Tensors joined along dim, promoted to a common dtype. 1-D empty tensors are skipped.
pub fn cat<>(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cat_with(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut())))?) } }
/// Tensors joined along dim, promoted to a common dtype. 1-D empty tensors are skipped.
pub fn cat_with<>(tensors: &[impl Borrow<Tensor>], options: CatOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cat_with(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c)))?) } }
/// Tensors joined along dim, promoted to a common dtype. 1-D empty tensors are skipped.
pub fn cat_out<>(out: &Tensor, tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cat_out_with(raw(out), all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut())))?) } }
/// Tensors joined along dim, promoted to a common dtype. 1-D empty tensors are skipped.
pub fn cat_out_with<>(out: &Tensor, tensors: &[impl Borrow<Tensor>], options: CatOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cat_out_with(raw(out), all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c)))?) } }
/// Complex numbers of these parts, which have one dtype and are broadcast to one shape.
pub fn complex_out<>(out: &Tensor, real: &Tensor, imag: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_complex_out(raw(out), raw(real), raw(imag))))?) } }
/// Complex numbers of these magnitudes and angles, which have one dtype and are broadcast to one shape.
pub fn polar_out<>(out: &Tensor, abs: &Tensor, angle: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_polar_out(raw(out), raw(abs), raw(angle))))?) } }
/// All tensors expanded to their common shape.
pub fn broadcast_tensors<>(tensors: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_broadcast_tensors(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Tensors of one shape joined along a new dimension dim.
pub fn stack<>(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_stack_with(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut())))?) } }
/// Tensors of one shape joined along a new dimension dim.
pub fn stack_with<>(tensors: &[impl Borrow<Tensor>], options: StackOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_stack_with(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c)))?) } }
/// Tensors of one shape joined along a new dimension dim.
pub fn stack_out<>(out: &Tensor, tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_stack_out_with(raw(out), all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut())))?) } }
/// Tensors of one shape joined along a new dimension dim.
pub fn stack_out_with<>(out: &Tensor, tensors: &[impl Borrow<Tensor>], options: StackOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_stack_out_with(raw(out), all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c)))?) } }
/// atleast_1d of each.
pub fn atleast_1d_sequence<>(tensors: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_atleast_1d_sequence(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// atleast_2d of each.
pub fn atleast_2d_sequence<>(tensors: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_atleast_2d_sequence(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// atleast_3d of each.
pub fn atleast_3d_sequence<>(tensors: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_atleast_3d_sequence(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Tensors joined along dimension 1, vectors along their only one.
pub fn hstack<>(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hstack(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))))))?) } }
/// Tensors joined along dimension 1, vectors along their only one.
pub fn hstack_out<>(out: &Tensor, tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hstack_out(raw(out), all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))))))?) } }
/// Tensors joined along dimension 0; a vector is a row.
pub fn vstack<>(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_vstack(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))))))?) } }
/// Tensors joined along dimension 0; a vector is a row.
pub fn vstack_out<>(out: &Tensor, tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_vstack_out(raw(out), all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))))))?) } }
/// Tensors joined along dimension 2; matrices get one (atleast_3d).
pub fn dstack<>(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_dstack(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))))))?) } }
/// Tensors joined along dimension 2; matrices get one (atleast_3d).
pub fn dstack_out<>(out: &Tensor, tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_dstack_out(raw(out), all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))))))?) } }
/// Tensors joined along dimension 1; a vector is a column.
pub fn column_stack<>(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_column_stack(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))))))?) } }
/// Tensors joined along dimension 1; a vector is a column.
pub fn column_stack_out<>(out: &Tensor, tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_column_stack_out(raw(out), all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))))))?) } }
/// Matrices one below and beside the other, zeros elsewhere; vectors are rows.
pub fn block_diag<>(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_block_diag(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))))))?) } }
/// Vectors expanded to the grid that they span; with indexing 'xy' the first runs along the columns.
pub fn meshgrid<>(tensors: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_meshgrid_with(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Vectors expanded to the grid that they span; with indexing 'xy' the first runs along the columns.
pub fn meshgrid_with<>(tensors: &[impl Borrow<Tensor>], options: MeshgridOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_meshgrid_with(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// All tuples of one element of each vector, one row each; of a single vector that vector.
pub fn cartesian_prod<>(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cartesian_prod(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))))))?) } }
/// The diagonal of a matrix, a copy; of a vector the matrix with that diagonal.
pub fn diag_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diag_out_with(raw(out), raw(self_), null_mut())))?) } }
/// The diagonal of a matrix, a copy; of a vector the matrix with that diagonal.
pub fn diag_out_with<>(out: &Tensor, self_: &Tensor, options: DiagOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diag_out_with(raw(out), raw(self_), &options.c)))?) } }
/// alias, as a new contiguous tensor.
pub fn alias_copy_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_alias_copy_out(raw(out), raw(self_))))?) } }
/// detach, as a new contiguous tensor.
pub fn detach_copy_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_detach_copy_out(raw(out), raw(self_))))?) } }
/// t, as a new contiguous tensor.
pub fn t_copy_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_t_copy_out(raw(out), raw(self_))))?) } }
/// view, as a new contiguous tensor.
pub fn view_copy_out<>(out: &Tensor, self_: &Tensor, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_view_copy_out(raw(out), raw(self_), ints((size.as_ref())))))?) } }
/// expand, as a new contiguous tensor.
pub fn expand_copy_out<>(out: &Tensor, self_: &Tensor, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_expand_copy_out(raw(out), raw(self_), ints((size.as_ref())))))?) } }
/// permute, as a new contiguous tensor.
pub fn permute_copy_out<>(out: &Tensor, self_: &Tensor, dims: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_permute_copy_out(raw(out), raw(self_), ints((dims.as_ref())))))?) } }
/// transpose, as a new contiguous tensor.
pub fn transpose_copy_out<>(out: &Tensor, self_: &Tensor, dim0: i64, dim1: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_transpose_copy_out(raw(out), raw(self_), dim0, dim1)))?) } }
/// unsqueeze, as a new contiguous tensor.
pub fn unsqueeze_copy_out<>(out: &Tensor, self_: &Tensor, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_unsqueeze_copy_out(raw(out), raw(self_), dim)))?) } }
/// select, as a new contiguous tensor.
pub fn select_copy_out<>(out: &Tensor, self_: &Tensor, dim: i64, index: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_select_copy_out(raw(out), raw(self_), dim, index)))?) } }
/// slice, as a new contiguous tensor.
pub fn slice_copy_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_slice_copy_out_with(raw(out), raw(self_), null_mut())))?) } }
/// slice, as a new contiguous tensor.
pub fn slice_copy_out_with<>(out: &Tensor, self_: &Tensor, options: SliceCopyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_slice_copy_out_with(raw(out), raw(self_), &options.c)))?) } }
/// narrow, as a new contiguous tensor.
pub fn narrow_copy_out<>(out: &Tensor, self_: &Tensor, dim: i64, start: i64, length: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_narrow_copy_out(raw(out), raw(self_), dim, start, length)))?) } }
/// diagonal, as a new contiguous tensor.
pub fn diagonal_copy_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diagonal_copy_out_with(raw(out), raw(self_), null_mut())))?) } }
/// diagonal, as a new contiguous tensor.
pub fn diagonal_copy_out_with<>(out: &Tensor, self_: &Tensor, options: DiagonalCopyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diagonal_copy_out_with(raw(out), raw(self_), &options.c)))?) } }
/// unfold, as a new contiguous tensor.
pub fn unfold_copy_out<>(out: &Tensor, self_: &Tensor, dimension: i64, size: i64, step: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_unfold_copy_out(raw(out), raw(self_), dimension, size, step)))?) } }
/// as_strided, as a new contiguous tensor.
pub fn as_strided_copy_out<>(out: &Tensor, self_: &Tensor, size: impl AsRef<[i64]>, stride: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_as_strided_copy_out_with(raw(out), raw(self_), ints((size.as_ref())), ints((stride.as_ref())), null_mut())))?) } }
/// as_strided, as a new contiguous tensor.
pub fn as_strided_copy_out_with<>(out: &Tensor, self_: &Tensor, size: impl AsRef<[i64]>, stride: impl AsRef<[i64]>, options: AsStridedCopyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_as_strided_copy_out_with(raw(out), raw(self_), ints((size.as_ref())), ints((stride.as_ref())), &options.c)))?) } }
/// squeeze, as a new contiguous tensor.
pub fn squeeze_copy_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_squeeze_copy_out_with(raw(out), raw(self_), null_mut())))?) } }
/// squeeze, as a new contiguous tensor.
pub fn squeeze_copy_out_with<>(out: &Tensor, self_: &Tensor, options: SqueezeCopyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_squeeze_copy_out_with(raw(out), raw(self_), &options.c)))?) } }
/// The slices index[0], index[1], … of dimension dim.
pub fn index_select_out<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_select_out(raw(out), raw(self_), dim, raw(index))))?) } }
/// out[i][j][k] = self[index[i][j][k]][j][k] for dim 0, and so on.
pub fn gather_out<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gather_out(raw(out), raw(self_), dim, raw(index))))?) } }
/// self with self[index[i][j][k]][j][k] = src[i][j][k] for dim 0, and so on.
pub fn scatter_out<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_out(raw(out), raw(self_), dim, raw(index), raw(src))))?) } }
/// scatter of one number (torch.scatter with a value).
pub fn scatter_value_out<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor, value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_value_out(raw(out), raw(self_), dim, raw(index), value.into())))?) } }
/// self with self[index[i][j][k]][j][k] += src[i][j][k] for dim 0, and so on.
pub fn scatter_add_out<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_add_out(raw(out), raw(self_), dim, raw(index), raw(src))))?) } }
/// scatter that combines by 'sum', 'prod', 'mean', 'amax' or 'amin', with or without the value that self has there.
pub fn scatter_reduce_out<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_reduce_out_with(raw(out), raw(self_), dim, raw(index), raw(src), chars((&crate::text(reduce))), null_mut())))?) } }
/// scatter that combines by 'sum', 'prod', 'mean', 'amax' or 'amin', with or without the value that self has there.
pub fn scatter_reduce_out_with<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, options: ScatterReduceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_reduce_out_with(raw(out), raw(self_), dim, raw(index), raw(src), chars((&crate::text(reduce))), &options.c)))?) } }
/// self with slice index[i] of dimension dim increased by alpha * slice i of source.
pub fn index_add_out<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_add_out_with(raw(out), raw(self_), dim, raw(index), raw(source), null_mut())))?) } }
/// self with slice index[i] of dimension dim increased by alpha * slice i of source.
pub fn index_add_out_with<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor, options: IndexAddOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_add_out_with(raw(out), raw(self_), dim, raw(index), raw(source), &options.c)))?) } }
/// self with slice index[i] of dimension dim replaced by slice i of source.
pub fn index_copy_out<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_copy_out(raw(out), raw(self_), dim, raw(index), raw(source))))?) } }
/// self with slice index[i] of dimension dim combined with slice i of source by 'prod', 'mean', 'amax' or 'amin'.
pub fn index_reduce_out<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor, reduce: &str) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_reduce_out_with(raw(out), raw(self_), dim, raw(index), raw(source), chars((&crate::text(reduce))), null_mut())))?) } }
/// self with slice index[i] of dimension dim combined with slice i of source by 'prod', 'mean', 'amax' or 'amin'.
pub fn index_reduce_out_with<>(out: &Tensor, self_: &Tensor, dim: i64, index: &Tensor, source: &Tensor, reduce: &str, options: IndexReduceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_reduce_out_with(raw(out), raw(self_), dim, raw(index), raw(source), chars((&crate::text(reduce))), &options.c)))?) } }
/// The indices of sort.
pub fn argsort_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argsort_out_with(raw(out), raw(self_), null_mut())))?) } }
/// The indices of sort.
pub fn argsort_out_with<>(out: &Tensor, self_: &Tensor, options: ArgsortOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argsort_out_with(raw(out), raw(self_), &options.c)))?) } }
/// The values of sort along dimension 0.
pub fn msort_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_msort_out(raw(out), raw(self_))))?) } }
/// The elements where mask holds, in order, as a 1-D tensor.
pub fn masked_select_out<>(out: &Tensor, self_: &Tensor, mask: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_masked_select_out(raw(out), raw(self_), raw(mask))))?) } }
/// Coordinates of the elements that are not 0: int64, one row each.
pub fn nonzero_out<>(out: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nonzero_out(raw(out), raw(self_))))?) } }
/// Elements of the flattened self, in the shape of index.
pub fn take_out<>(out: &Tensor, self_: &Tensor, index: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_take_out(raw(out), raw(self_), raw(index))))?) } }
/// gather, with self and indices broadcast against each other outside dim; without dim: of the flattened tensors.
pub fn take_along_dim_out<>(out: &Tensor, self_: &Tensor, indices: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_take_along_dim_out_with(raw(out), raw(self_), raw(indices), null_mut())))?) } }
/// gather, with self and indices broadcast against each other outside dim; without dim: of the flattened tensors.
pub fn take_along_dim_out_with<>(out: &Tensor, self_: &Tensor, indices: &Tensor, options: TakeAlongDimOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_take_along_dim_out_with(raw(out), raw(self_), raw(indices), &options.c)))?) } }
/// Is each element one of test_elements?
pub fn isin_out<>(out: &Tensor, elements: &Tensor, test_elements: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isin_out_with(raw(out), raw(elements), raw(test_elements), null_mut())))?) } }
/// Is each element one of test_elements?
pub fn isin_out_with<>(out: &Tensor, elements: &Tensor, test_elements: &Tensor, options: IsinOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isin_out_with(raw(out), raw(elements), raw(test_elements), &options.c)))?) } }
/// Where values would stand in the sorted last dimension of sorted_sequence: before its equals, or behind them with right.
pub fn searchsorted_out<>(out: &Tensor, sorted_sequence: &Tensor, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_searchsorted_out_with(raw(out), raw(sorted_sequence), raw(self_), null_mut())))?) } }
/// Where values would stand in the sorted last dimension of sorted_sequence: before its equals, or behind them with right.
pub fn searchsorted_out_with<>(out: &Tensor, sorted_sequence: &Tensor, self_: &Tensor, options: SearchsortedOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_searchsorted_out_with(raw(out), raw(sorted_sequence), raw(self_), &options.c)))?) } }
/// searchsorted among boundaries, a sorted vector.
pub fn bucketize_out<>(out: &Tensor, self_: &Tensor, boundaries: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bucketize_out_with(raw(out), raw(self_), raw(boundaries), null_mut())))?) } }
/// searchsorted among boundaries, a sorted vector.
pub fn bucketize_out_with<>(out: &Tensor, self_: &Tensor, boundaries: &Tensor, options: BucketizeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bucketize_out_with(raw(out), raw(self_), raw(boundaries), &options.c)))?) } }
/// Matrix product of two 2-D tensors, without broadcasting.
pub fn mm_out<>(out: &Tensor, self_: &Tensor, mat2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mm_out(raw(out), raw(self_), raw(mat2))))?) } }
/// Matrix products of two batches (3-D tensors) of matrices, without broadcasting.
pub fn bmm_out<>(out: &Tensor, self_: &Tensor, mat2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bmm_out(raw(out), raw(self_), raw(mat2))))?) } }
/// Product of a matrix and a vector.
pub fn mv_out<>(out: &Tensor, self_: &Tensor, vec: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mv_out(raw(out), raw(self_), raw(vec))))?) } }
/// Inner product of two 1-D tensors of one length; a 0-dim tensor.
pub fn dot_out<>(out: &Tensor, self_: &Tensor, tensor: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_dot_out(raw(out), raw(self_), raw(tensor))))?) } }
/// dot of the conjugate of self, if that is complex, and other.
pub fn vdot_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_vdot_out(raw(out), raw(self_), raw(other))))?) } }
/// beta * self + alpha * (mat1 @ mat2); self broadcasts; with beta 0 it is not read.
pub fn addmm_out<>(out: &Tensor, self_: &Tensor, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmm_out_with(raw(out), raw(self_), raw(mat1), raw(mat2), null_mut())))?) } }
/// beta * self + alpha * (mat1 @ mat2); self broadcasts; with beta 0 it is not read.
pub fn addmm_out_with<>(out: &Tensor, self_: &Tensor, mat1: &Tensor, mat2: &Tensor, options: AddmmOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmm_out_with(raw(out), raw(self_), raw(mat1), raw(mat2), &options.c)))?) } }
/// beta * self + alpha * (batch1 @ batch2) for batches of matrices; self broadcasts.
pub fn baddbmm_out<>(out: &Tensor, self_: &Tensor, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_baddbmm_out_with(raw(out), raw(self_), raw(batch1), raw(batch2), null_mut())))?) } }
/// beta * self + alpha * (batch1 @ batch2) for batches of matrices; self broadcasts.
pub fn baddbmm_out_with<>(out: &Tensor, self_: &Tensor, batch1: &Tensor, batch2: &Tensor, options: BaddbmmOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_baddbmm_out_with(raw(out), raw(self_), raw(batch1), raw(batch2), &options.c)))?) } }
/// beta * self + alpha * (mat @ vec); self broadcasts.
pub fn addmv_out<>(out: &Tensor, self_: &Tensor, mat: &Tensor, vec: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmv_out_with(raw(out), raw(self_), raw(mat), raw(vec), null_mut())))?) } }
/// beta * self + alpha * (mat @ vec); self broadcasts.
pub fn addmv_out_with<>(out: &Tensor, self_: &Tensor, mat: &Tensor, vec: &Tensor, options: AddmvOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmv_out_with(raw(out), raw(self_), raw(mat), raw(vec), &options.c)))?) } }
/// Matrix product with broadcast batch dimensions; 1-D operands are vectors.
pub fn matmul_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_matmul_out(raw(out), raw(self_), raw(other))))?) } }
/// Outer product of two 1-D tensors.
pub fn outer_out<>(out: &Tensor, self_: &Tensor, vec2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_outer_out(raw(out), raw(self_), raw(vec2))))?) } }
/// Sums of products by Einstein's convention, 'bij,bjk->bik': letters name dimensions, an ellipsis those that broadcast.
pub fn einsum<>(equation: &str, tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_einsum(chars((&crate::text(equation))), all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))))))?) } }
/// Products summed over pairs of dimensions, those of dims_self with those of dims_other.
pub fn tensordot_out<>(out: &Tensor, self_: &Tensor, other: &Tensor, dims_self: impl AsRef<[i64]>, dims_other: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tensordot_out(raw(out), raw(self_), raw(other), ints((dims_self.as_ref())), ints((dims_other.as_ref())))))?) } }
/// Products summed over the last dimension of both.
pub fn inner_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_inner_out(raw(out), raw(self_), raw(other))))?) } }
/// The dot products of x, conjugated, with y along dim.
pub fn linalg_vecdot_out<>(out: &Tensor, x: &Tensor, y: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_vecdot_out_with(raw(out), raw(x), raw(y), null_mut())))?) } }
/// The dot products of x, conjugated, with y along dim.
pub fn linalg_vecdot_out_with<>(out: &Tensor, x: &Tensor, y: &Tensor, options: LinalgVecdotOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_vecdot_out_with(raw(out), raw(x), raw(y), &options.c)))?) } }
/// The Kronecker product: each element of self times all of other, in blocks.
pub fn kron_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_kron_out(raw(out), raw(self_), raw(other))))?) } }
/// beta * self + alpha * outer(vec1, vec2); with beta 0 self is not read.
pub fn addr_out<>(out: &Tensor, self_: &Tensor, vec1: &Tensor, vec2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addr_out_with(raw(out), raw(self_), raw(vec1), raw(vec2), null_mut())))?) } }
/// beta * self + alpha * outer(vec1, vec2); with beta 0 self is not read.
pub fn addr_out_with<>(out: &Tensor, self_: &Tensor, vec1: &Tensor, vec2: &Tensor, options: AddrOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addr_out_with(raw(out), raw(self_), raw(vec1), raw(vec2), &options.c)))?) } }
/// beta * self + alpha * the sum of the products of two batches of matrices.
pub fn addbmm_out<>(out: &Tensor, self_: &Tensor, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addbmm_out_with(raw(out), raw(self_), raw(batch1), raw(batch2), null_mut())))?) } }
/// beta * self + alpha * the sum of the products of two batches of matrices.
pub fn addbmm_out_with<>(out: &Tensor, self_: &Tensor, batch1: &Tensor, batch2: &Tensor, options: AddbmmOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addbmm_out_with(raw(out), raw(self_), raw(batch1), raw(batch2), &options.c)))?) } }
/// The cross products of vectors of three along dim.
pub fn linalg_cross_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_cross_out_with(raw(out), raw(self_), raw(other), null_mut())))?) } }
/// The cross products of vectors of three along dim.
pub fn linalg_cross_out_with<>(out: &Tensor, self_: &Tensor, other: &Tensor, options: LinalgCrossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_cross_out_with(raw(out), raw(self_), raw(other), &options.c)))?) } }
/// linalg_cross; without dim along the first dimension of size 3.
pub fn cross_out<>(out: &Tensor, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cross_out_with(raw(out), raw(self_), raw(other), null_mut())))?) } }
/// linalg_cross; without dim along the first dimension of size 3.
pub fn cross_out_with<>(out: &Tensor, self_: &Tensor, other: &Tensor, options: CrossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cross_out_with(raw(out), raw(self_), raw(other), &options.c)))?) } }
/// relu of addmm, or gelu with use_gelu: by the tanh approximation on CUDA, by the error function on the CPU, as in PyTorch.
pub fn _addmm_activation_out<>(out: &Tensor, self_: &Tensor, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc__addmm_activation_out_with(raw(out), raw(self_), raw(mat1), raw(mat2), null_mut())))?) } }
/// relu of addmm, or gelu with use_gelu: by the tanh approximation on CUDA, by the error function on the CPU, as in PyTorch.
pub fn _addmm_activation_out_with<>(out: &Tensor, self_: &Tensor, mat1: &Tensor, mat2: &Tensor, options: AddmmActivationOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc__addmm_activation_out_with(raw(out), raw(self_), raw(mat1), raw(mat2), &options.c)))?) } }
/// exp(self) / sum(exp(self)) along dim.
pub fn softmax_out<>(out: &Tensor, self_: &Tensor, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softmax_out_with(raw(out), raw(self_), dim, null_mut())))?) } }
/// exp(self) / sum(exp(self)) along dim.
pub fn softmax_out_with<>(out: &Tensor, self_: &Tensor, dim: i64, options: SoftmaxOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softmax_out_with(raw(out), raw(self_), dim, &options.c)))?) } }
/// Logarithm of softmax along dim, without overflow.
pub fn log_softmax_out<>(out: &Tensor, self_: &Tensor, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log_softmax_out_with(raw(out), raw(self_), dim, null_mut())))?) } }
/// Logarithm of softmax along dim, without overflow.
pub fn log_softmax_out_with<>(out: &Tensor, self_: &Tensor, dim: i64, options: LogSoftmaxOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log_softmax_out_with(raw(out), raw(self_), dim, &options.c)))?) } }
/// Mean of each window; stride defaults to kernel_size.
pub fn avg_pool2d_out<>(out: &Tensor, self_: &Tensor, kernel_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_avg_pool2d_out_with(raw(out), raw(self_), ints((kernel_size.as_ref())), null_mut())))?) } }
/// Mean of each window; stride defaults to kernel_size.
pub fn avg_pool2d_out_with<>(out: &Tensor, self_: &Tensor, kernel_size: impl AsRef<[i64]>, options: AvgPool2dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_avg_pool2d_out_with(raw(out), raw(self_), ints((kernel_size.as_ref())), &options.c)))?) } }
/// One step of stochastic gradient descent; momentum_buffer_list is empty without momentum.
pub fn _fused_sgd_<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], momentum_buffer_list: &[impl Borrow<Tensor>], weight_decay: f64, momentum: f64, lr: f64, dampening: f64, nesterov: bool, maximize: bool, is_first_step: bool) -> Result<()> { unsafe { Ok(done(sys::torc__fused_sgd__with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(momentum_buffer_list.iter().map(|v| raw::<Tensor>(v.borrow()))))), weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, null_mut()))?) } }
/// One step of stochastic gradient descent; momentum_buffer_list is empty without momentum.
pub fn _fused_sgd_inplace_with<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], momentum_buffer_list: &[impl Borrow<Tensor>], weight_decay: f64, momentum: f64, lr: f64, dampening: f64, nesterov: bool, maximize: bool, is_first_step: bool, options: FusedSgdInplaceOptions) -> Result<()> { unsafe { Ok(done(sys::torc__fused_sgd__with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(momentum_buffer_list.iter().map(|v| raw::<Tensor>(v.borrow()))))), weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, &options.c))?) } }
/// _fused_sgd_ with a learning rate that lies on the device of the parameters.
pub fn _fused_sgd__tensor_lr<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], momentum_buffer_list: &[impl Borrow<Tensor>], weight_decay: f64, momentum: f64, lr: &Tensor, dampening: f64, nesterov: bool, maximize: bool, is_first_step: bool) -> Result<()> { unsafe { Ok(done(sys::torc__fused_sgd__tensor_lr_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(momentum_buffer_list.iter().map(|v| raw::<Tensor>(v.borrow()))))), weight_decay, momentum, raw(lr), dampening, nesterov, maximize, is_first_step, null_mut()))?) } }
/// _fused_sgd_ with a learning rate that lies on the device of the parameters.
pub fn _fused_sgd__tensor_lr_with<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], momentum_buffer_list: &[impl Borrow<Tensor>], weight_decay: f64, momentum: f64, lr: &Tensor, dampening: f64, nesterov: bool, maximize: bool, is_first_step: bool, options: FusedSgdTensorLrOptions) -> Result<()> { unsafe { Ok(done(sys::torc__fused_sgd__tensor_lr_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(momentum_buffer_list.iter().map(|v| raw::<Tensor>(v.borrow()))))), weight_decay, momentum, raw(lr), dampening, nesterov, maximize, is_first_step, &options.c))?) } }
/// One step of Adam, of number state_steps; weight_decay is added to the gradient. max_exp_avg_sqs is empty without amsgrad.
pub fn _fused_adam_<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], exp_avgs: &[impl Borrow<Tensor>], exp_avg_sqs: &[impl Borrow<Tensor>], max_exp_avg_sqs: &[impl Borrow<Tensor>], state_steps: &[impl Borrow<Tensor>], lr: f64, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool) -> Result<()> { unsafe { Ok(done(sys::torc__fused_adam__with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avgs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(max_exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(state_steps.iter().map(|v| raw::<Tensor>(v.borrow()))))), lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, null_mut()))?) } }
/// One step of Adam, of number state_steps; weight_decay is added to the gradient. max_exp_avg_sqs is empty without amsgrad.
pub fn _fused_adam_inplace_with<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], exp_avgs: &[impl Borrow<Tensor>], exp_avg_sqs: &[impl Borrow<Tensor>], max_exp_avg_sqs: &[impl Borrow<Tensor>], state_steps: &[impl Borrow<Tensor>], lr: f64, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool, options: FusedAdamInplaceOptions) -> Result<()> { unsafe { Ok(done(sys::torc__fused_adam__with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avgs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(max_exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(state_steps.iter().map(|v| raw::<Tensor>(v.borrow()))))), lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, &options.c))?) } }
/// _fused_adam_ with a learning rate that lies on the device of the parameters.
pub fn _fused_adam__tensor_lr<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], exp_avgs: &[impl Borrow<Tensor>], exp_avg_sqs: &[impl Borrow<Tensor>], max_exp_avg_sqs: &[impl Borrow<Tensor>], state_steps: &[impl Borrow<Tensor>], lr: &Tensor, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool) -> Result<()> { unsafe { Ok(done(sys::torc__fused_adam__tensor_lr_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avgs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(max_exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(state_steps.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(lr), beta1, beta2, weight_decay, eps, amsgrad, maximize, null_mut()))?) } }
/// _fused_adam_ with a learning rate that lies on the device of the parameters.
pub fn _fused_adam__tensor_lr_with<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], exp_avgs: &[impl Borrow<Tensor>], exp_avg_sqs: &[impl Borrow<Tensor>], max_exp_avg_sqs: &[impl Borrow<Tensor>], state_steps: &[impl Borrow<Tensor>], lr: &Tensor, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool, options: FusedAdamTensorLrOptions) -> Result<()> { unsafe { Ok(done(sys::torc__fused_adam__tensor_lr_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avgs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(max_exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(state_steps.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(lr), beta1, beta2, weight_decay, eps, amsgrad, maximize, &options.c))?) } }
/// One step of Adam with decoupled weight decay, of number state_steps. max_exp_avg_sqs is empty without amsgrad.
pub fn _fused_adamw_<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], exp_avgs: &[impl Borrow<Tensor>], exp_avg_sqs: &[impl Borrow<Tensor>], max_exp_avg_sqs: &[impl Borrow<Tensor>], state_steps: &[impl Borrow<Tensor>], lr: f64, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool) -> Result<()> { unsafe { Ok(done(sys::torc__fused_adamw__with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avgs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(max_exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(state_steps.iter().map(|v| raw::<Tensor>(v.borrow()))))), lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, null_mut()))?) } }
/// One step of Adam with decoupled weight decay, of number state_steps. max_exp_avg_sqs is empty without amsgrad.
pub fn _fused_adamw_inplace_with<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], exp_avgs: &[impl Borrow<Tensor>], exp_avg_sqs: &[impl Borrow<Tensor>], max_exp_avg_sqs: &[impl Borrow<Tensor>], state_steps: &[impl Borrow<Tensor>], lr: f64, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool, options: FusedAdamwInplaceOptions) -> Result<()> { unsafe { Ok(done(sys::torc__fused_adamw__with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avgs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(max_exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(state_steps.iter().map(|v| raw::<Tensor>(v.borrow()))))), lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, &options.c))?) } }
/// _fused_adamw_ with a learning rate that lies on the device of the parameters.
pub fn _fused_adamw__tensor_lr<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], exp_avgs: &[impl Borrow<Tensor>], exp_avg_sqs: &[impl Borrow<Tensor>], max_exp_avg_sqs: &[impl Borrow<Tensor>], state_steps: &[impl Borrow<Tensor>], lr: &Tensor, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool) -> Result<()> { unsafe { Ok(done(sys::torc__fused_adamw__tensor_lr_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avgs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(max_exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(state_steps.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(lr), beta1, beta2, weight_decay, eps, amsgrad, maximize, null_mut()))?) } }
/// _fused_adamw_ with a learning rate that lies on the device of the parameters.
pub fn _fused_adamw__tensor_lr_with<>(self_: &[impl Borrow<Tensor>], grads: &[impl Borrow<Tensor>], exp_avgs: &[impl Borrow<Tensor>], exp_avg_sqs: &[impl Borrow<Tensor>], max_exp_avg_sqs: &[impl Borrow<Tensor>], state_steps: &[impl Borrow<Tensor>], lr: &Tensor, beta1: f64, beta2: f64, weight_decay: f64, eps: f64, amsgrad: bool, maximize: bool, options: FusedAdamwTensorLrOptions) -> Result<()> { unsafe { Ok(done(sys::torc__fused_adamw__tensor_lr_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(grads.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avgs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(max_exp_avg_sqs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(state_steps.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(lr), beta1, beta2, weight_decay, eps, amsgrad, maximize, &options.c))?) } }
/// Multiply every tensor by inv_scale; found_inf becomes 1 where some element was infinite or NaN, else it stays what it was.
pub fn _amp_foreach_non_finite_check_and_unscale_<>(self_: &[impl Borrow<Tensor>], found_inf: &Tensor, inv_scale: &Tensor) -> Result<()> { unsafe { Ok(done(sys::torc__amp_foreach_non_finite_check_and_unscale_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(found_inf), raw(inv_scale)))?) } }
/// abs of each tensor.
pub fn _foreach_abs<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_abs(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// abs of each tensor.
pub fn _foreach_abs_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_abs_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// acos of each tensor.
pub fn _foreach_acos<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_acos(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// acos of each tensor.
pub fn _foreach_acos_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_acos_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// asin of each tensor.
pub fn _foreach_asin<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_asin(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// asin of each tensor.
pub fn _foreach_asin_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_asin_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// atan of each tensor.
pub fn _foreach_atan<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_atan(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// atan of each tensor.
pub fn _foreach_atan_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_atan_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// ceil of each tensor.
pub fn _foreach_ceil<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_ceil(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// ceil of each tensor.
pub fn _foreach_ceil_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_ceil_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// cos of each tensor.
pub fn _foreach_cos<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_cos(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// cos of each tensor.
pub fn _foreach_cos_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_cos_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// cosh of each tensor.
pub fn _foreach_cosh<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_cosh(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// cosh of each tensor.
pub fn _foreach_cosh_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_cosh_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// erf of each tensor.
pub fn _foreach_erf<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_erf(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// erf of each tensor.
pub fn _foreach_erf_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_erf_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// erfc of each tensor.
pub fn _foreach_erfc<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_erfc(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// erfc of each tensor.
pub fn _foreach_erfc_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_erfc_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// exp of each tensor.
pub fn _foreach_exp<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_exp(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// exp of each tensor.
pub fn _foreach_exp_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_exp_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// expm1 of each tensor.
pub fn _foreach_expm1<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_expm1(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// expm1 of each tensor.
pub fn _foreach_expm1_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_expm1_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// floor of each tensor.
pub fn _foreach_floor<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_floor(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// floor of each tensor.
pub fn _foreach_floor_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_floor_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// frac of each tensor.
pub fn _foreach_frac<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_frac(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// frac of each tensor.
pub fn _foreach_frac_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_frac_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// log of each tensor.
pub fn _foreach_log<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_log(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// log of each tensor.
pub fn _foreach_log_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_log_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// log10 of each tensor.
pub fn _foreach_log10<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_log10(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// log10 of each tensor.
pub fn _foreach_log10_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_log10_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// log1p of each tensor.
pub fn _foreach_log1p<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_log1p(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// log1p of each tensor.
pub fn _foreach_log1p_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_log1p_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// log2 of each tensor.
pub fn _foreach_log2<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_log2(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// log2 of each tensor.
pub fn _foreach_log2_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_log2_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// neg of each tensor.
pub fn _foreach_neg<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_neg(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// neg of each tensor.
pub fn _foreach_neg_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_neg_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// reciprocal of each tensor.
pub fn _foreach_reciprocal<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_reciprocal(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// reciprocal of each tensor.
pub fn _foreach_reciprocal_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_reciprocal_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// round of each tensor.
pub fn _foreach_round<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_round(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// round of each tensor.
pub fn _foreach_round_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_round_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// rsqrt of each tensor.
pub fn _foreach_rsqrt<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_rsqrt(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// rsqrt of each tensor.
pub fn _foreach_rsqrt_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_rsqrt_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// sigmoid of each tensor.
pub fn _foreach_sigmoid<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_sigmoid(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// sigmoid of each tensor.
pub fn _foreach_sigmoid_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_sigmoid_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// sign of each tensor.
pub fn _foreach_sign<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_sign(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// sign of each tensor.
pub fn _foreach_sign_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_sign_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// sin of each tensor.
pub fn _foreach_sin<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_sin(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// sin of each tensor.
pub fn _foreach_sin_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_sin_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// sinh of each tensor.
pub fn _foreach_sinh<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_sinh(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// sinh of each tensor.
pub fn _foreach_sinh_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_sinh_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// sqrt of each tensor.
pub fn _foreach_sqrt<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_sqrt(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// sqrt of each tensor.
pub fn _foreach_sqrt_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_sqrt_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// tan of each tensor.
pub fn _foreach_tan<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_tan(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// tan of each tensor.
pub fn _foreach_tan_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_tan_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// tanh of each tensor.
pub fn _foreach_tanh<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_tanh(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// tanh of each tensor.
pub fn _foreach_tanh_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_tanh_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// trunc of each tensor.
pub fn _foreach_trunc<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_trunc(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// trunc of each tensor.
pub fn _foreach_trunc_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_trunc_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// Set all elements of each tensor to 0.
pub fn _foreach_zero_<>(self_: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_zero_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// Copy entry k of src, of any dtype and device, into entry k of self.
pub fn _foreach_copy_<>(self_: &[impl Borrow<Tensor>], src: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_copy_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(src.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()))?) } }
/// Copy entry k of src, of any dtype and device, into entry k of self.
pub fn _foreach_copy_inplace_with<>(self_: &[impl Borrow<Tensor>], src: &[impl Borrow<Tensor>], options: ForeachCopyInplaceOptions) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_copy_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(src.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c))?) } }
/// The vector norm of order ord of each tensor.
pub fn _foreach_norm<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_norm_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// The vector norm of order ord of each tensor.
pub fn _foreach_norm_with<>(self_: &[impl Borrow<Tensor>], options: ForeachNormOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_norm_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// The largest element of each tensor.
pub fn _foreach_max<>(self_: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_max(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// add of entry k of self and entry k of other, which is multiplied by alpha.
pub fn _foreach_add<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_add_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// add of entry k of self and entry k of other, which is multiplied by alpha.
pub fn _foreach_add_with<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>], options: ForeachAddOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_add_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// add of entry k of self and entry k of other, which is multiplied by alpha.
pub fn _foreach_add_<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_add_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()))?) } }
/// add of entry k of self and entry k of other, which is multiplied by alpha.
pub fn _foreach_add_inplace_with<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>], options: ForeachAddOptions) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_add_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c))?) } }
/// add of each tensor and a number.
pub fn _foreach_add_scalar<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_add_scalar(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// add of each tensor and a number.
pub fn _foreach_add_scalar_<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_add_scalar_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()))?) } }
/// add of tensor k and number k.
pub fn _foreach_add_scalar_list<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_add_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// add of tensor k and number k.
pub fn _foreach_add_scalar_list_<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_add_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)))?) } }
/// add of each tensor and a 0-dim tensor, which is multiplied by alpha.
pub fn _foreach_add_tensor<>(self_: &[impl Borrow<Tensor>], other: &Tensor) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_add_tensor_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(other), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// add of each tensor and a 0-dim tensor, which is multiplied by alpha.
pub fn _foreach_add_tensor_with<>(self_: &[impl Borrow<Tensor>], other: &Tensor, options: ForeachAddTensorOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_add_tensor_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(other), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// add of each tensor and a 0-dim tensor, which is multiplied by alpha.
pub fn _foreach_add_tensor_<>(self_: &[impl Borrow<Tensor>], other: &Tensor) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_add_tensor_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(other), null_mut()))?) } }
/// add of each tensor and a 0-dim tensor, which is multiplied by alpha.
pub fn _foreach_add_tensor_inplace_with<>(self_: &[impl Borrow<Tensor>], other: &Tensor, options: ForeachAddTensorOptions) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_add_tensor_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(other), &options.c))?) } }
/// sub of entry k of self and entry k of other, which is multiplied by alpha.
pub fn _foreach_sub<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_sub_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// sub of entry k of self and entry k of other, which is multiplied by alpha.
pub fn _foreach_sub_with<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>], options: ForeachSubOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_sub_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// sub of entry k of self and entry k of other, which is multiplied by alpha.
pub fn _foreach_sub_<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_sub_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()))?) } }
/// sub of entry k of self and entry k of other, which is multiplied by alpha.
pub fn _foreach_sub_inplace_with<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>], options: ForeachSubOptions) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_sub_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c))?) } }
/// sub of each tensor and a number.
pub fn _foreach_sub_scalar<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_sub_scalar(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// sub of each tensor and a number.
pub fn _foreach_sub_scalar_<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_sub_scalar_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()))?) } }
/// sub of tensor k and number k.
pub fn _foreach_sub_scalar_list<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_sub_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// sub of tensor k and number k.
pub fn _foreach_sub_scalar_list_<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_sub_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)))?) } }
/// mul of entry k of each list.
pub fn _foreach_mul<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_mul(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// mul of entry k of each list.
pub fn _foreach_mul_<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_mul_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// mul of each tensor and a number.
pub fn _foreach_mul_scalar<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_mul_scalar(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// mul of each tensor and a number.
pub fn _foreach_mul_scalar_<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_mul_scalar_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()))?) } }
/// mul of tensor k and number k.
pub fn _foreach_mul_scalar_list<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_mul_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// mul of tensor k and number k.
pub fn _foreach_mul_scalar_list_<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_mul_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)))?) } }
/// mul of each tensor and a 0-dim tensor.
pub fn _foreach_mul_tensor<>(self_: &[impl Borrow<Tensor>], other: &Tensor) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_mul_tensor(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(other)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// mul of each tensor and a 0-dim tensor.
pub fn _foreach_mul_tensor_<>(self_: &[impl Borrow<Tensor>], other: &Tensor) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_mul_tensor_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(other)))?) } }
/// div of entry k of each list.
pub fn _foreach_div<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_div(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// div of entry k of each list.
pub fn _foreach_div_<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_div_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// div of each tensor and a number.
pub fn _foreach_div_scalar<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_div_scalar(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// div of each tensor and a number.
pub fn _foreach_div_scalar_<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_div_scalar_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()))?) } }
/// div of tensor k and number k.
pub fn _foreach_div_scalar_list<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_div_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// div of tensor k and number k.
pub fn _foreach_div_scalar_list_<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_div_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)))?) } }
/// div of each tensor and a 0-dim tensor.
pub fn _foreach_div_tensor<>(self_: &[impl Borrow<Tensor>], other: &Tensor) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_div_tensor(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(other)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// div of each tensor and a 0-dim tensor.
pub fn _foreach_div_tensor_<>(self_: &[impl Borrow<Tensor>], other: &Tensor) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_div_tensor_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(other)))?) } }
/// clamp_min of entry k of each list.
pub fn _foreach_clamp_min<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_clamp_min(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// clamp_min of entry k of each list.
pub fn _foreach_clamp_min_<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_clamp_min_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// clamp_min of each tensor and a number.
pub fn _foreach_clamp_min_scalar<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_clamp_min_scalar(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// clamp_min of each tensor and a number.
pub fn _foreach_clamp_min_scalar_<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_clamp_min_scalar_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()))?) } }
/// clamp_min of tensor k and number k.
pub fn _foreach_clamp_min_scalar_list<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_clamp_min_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// clamp_min of tensor k and number k.
pub fn _foreach_clamp_min_scalar_list_<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_clamp_min_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)))?) } }
/// clamp_max of entry k of each list.
pub fn _foreach_clamp_max<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_clamp_max(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// clamp_max of entry k of each list.
pub fn _foreach_clamp_max_<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_clamp_max_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// clamp_max of each tensor and a number.
pub fn _foreach_clamp_max_scalar<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_clamp_max_scalar(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// clamp_max of each tensor and a number.
pub fn _foreach_clamp_max_scalar_<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_clamp_max_scalar_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()))?) } }
/// clamp_max of tensor k and number k.
pub fn _foreach_clamp_max_scalar_list<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_clamp_max_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// clamp_max of tensor k and number k.
pub fn _foreach_clamp_max_scalar_list_<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_clamp_max_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)))?) } }
/// maximum of entry k of each list.
pub fn _foreach_maximum<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_maximum(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// maximum of entry k of each list.
pub fn _foreach_maximum_<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_maximum_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// maximum of each tensor and a number.
pub fn _foreach_maximum_scalar<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_maximum_scalar(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// maximum of each tensor and a number.
pub fn _foreach_maximum_scalar_<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_maximum_scalar_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()))?) } }
/// maximum of tensor k and number k.
pub fn _foreach_maximum_scalar_list<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_maximum_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// maximum of tensor k and number k.
pub fn _foreach_maximum_scalar_list_<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_maximum_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)))?) } }
/// minimum of entry k of each list.
pub fn _foreach_minimum<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_minimum(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// minimum of entry k of each list.
pub fn _foreach_minimum_<>(self_: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_minimum_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(other.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// minimum of each tensor and a number.
pub fn _foreach_minimum_scalar<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_minimum_scalar(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// minimum of each tensor and a number.
pub fn _foreach_minimum_scalar_<>(self_: &[impl Borrow<Tensor>], scalar: impl Into<Number>) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_minimum_scalar_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), scalar.into()))?) } }
/// minimum of tensor k and number k.
pub fn _foreach_minimum_scalar_list<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_minimum_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// minimum of tensor k and number k.
pub fn _foreach_minimum_scalar_list_<>(self_: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_minimum_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)))?) } }
/// pow of entry k of each list.
pub fn _foreach_pow<>(self_: &[impl Borrow<Tensor>], exponent: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_pow(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exponent.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// pow of entry k of each list.
pub fn _foreach_pow_<>(self_: &[impl Borrow<Tensor>], exponent: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_pow_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(exponent.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// pow of each tensor and a number.
pub fn _foreach_pow_scalar<>(self_: &[impl Borrow<Tensor>], exponent: impl Into<Number>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_pow_scalar(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), exponent.into()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// pow of each tensor and a number.
pub fn _foreach_pow_scalar_<>(self_: &[impl Borrow<Tensor>], exponent: impl Into<Number>) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_pow_scalar_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), exponent.into()))?) } }
/// pow of tensor k and number k.
pub fn _foreach_pow_scalar_list<>(self_: &[impl Borrow<Tensor>], exponent: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_pow_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(exponent)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// pow of tensor k and number k.
pub fn _foreach_pow_scalar_list_<>(self_: &[impl Borrow<Tensor>], exponent: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_pow_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(exponent)))?) } }
/// A number to the power of each tensor.
pub fn _foreach_pow_scalar_and_tensor<>(self_: impl Into<Number>, exponent: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_pow_scalar_and_tensor(self_.into(), all_of((&Vec::from_iter(exponent.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// self + value * tensor1 * tensor2, of entry k of each list.
pub fn _foreach_addcmul<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_addcmul_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// self + value * tensor1 * tensor2, of entry k of each list.
pub fn _foreach_addcmul_with<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], options: ForeachAddcmulOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_addcmul_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// self + value * tensor1 * tensor2, of entry k of each list.
pub fn _foreach_addcmul_<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_addcmul_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()))?) } }
/// self + value * tensor1 * tensor2, of entry k of each list.
pub fn _foreach_addcmul_inplace_with<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], options: ForeachAddcmulOptions) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_addcmul_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c))?) } }
/// addcmul with a value for each entry.
pub fn _foreach_addcmul_scalar_list<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_addcmul_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// addcmul with a value for each entry.
pub fn _foreach_addcmul_scalar_list_<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_addcmul_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)))?) } }
/// addcmul with a value for each entry, from a 1-dim tensor of the CPU.
pub fn _foreach_addcmul_tensor<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &Tensor) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_addcmul_tensor(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// addcmul with a value for each entry, from a 1-dim tensor of the CPU.
pub fn _foreach_addcmul_tensor_<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &Tensor) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_addcmul_tensor_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(scalars)))?) } }
/// self + value * tensor1 / tensor2, of entry k of each list.
pub fn _foreach_addcdiv<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_addcdiv_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// self + value * tensor1 / tensor2, of entry k of each list.
pub fn _foreach_addcdiv_with<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], options: ForeachAddcdivOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_addcdiv_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// self + value * tensor1 / tensor2, of entry k of each list.
pub fn _foreach_addcdiv_<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_addcdiv_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()))?) } }
/// self + value * tensor1 / tensor2, of entry k of each list.
pub fn _foreach_addcdiv_inplace_with<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], options: ForeachAddcdivOptions) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_addcdiv_inplace_with(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c))?) } }
/// addcdiv with a value for each entry.
pub fn _foreach_addcdiv_scalar_list<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_addcdiv_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// addcdiv with a value for each entry.
pub fn _foreach_addcdiv_scalar_list_<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_addcdiv_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(scalars)))?) } }
/// addcdiv with a value for each entry, from a 1-dim tensor of the CPU.
pub fn _foreach_addcdiv_tensor<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &Tensor) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_addcdiv_tensor(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(scalars)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// addcdiv with a value for each entry, from a 1-dim tensor of the CPU.
pub fn _foreach_addcdiv_tensor_<>(self_: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &Tensor) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_addcdiv_tensor_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensor2.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(scalars)))?) } }
/// self + weights * (tensors1 - self), of entry k of each list.
pub fn _foreach_lerp<>(self_: &[impl Borrow<Tensor>], tensors1: &[impl Borrow<Tensor>], weights: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_lerp(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensors1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(weights.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// self + weights * (tensors1 - self), of entry k of each list.
pub fn _foreach_lerp_<>(self_: &[impl Borrow<Tensor>], tensors1: &[impl Borrow<Tensor>], weights: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_lerp_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensors1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(weights.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// lerp with one number as weight.
pub fn _foreach_lerp_scalar<>(self_: &[impl Borrow<Tensor>], tensors1: &[impl Borrow<Tensor>], weight: impl Into<Number>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_lerp_scalar(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensors1.iter().map(|v| raw::<Tensor>(v.borrow()))))), weight.into()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// lerp with one number as weight.
pub fn _foreach_lerp_scalar_<>(self_: &[impl Borrow<Tensor>], tensors1: &[impl Borrow<Tensor>], weight: impl Into<Number>) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_lerp_scalar_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensors1.iter().map(|v| raw::<Tensor>(v.borrow()))))), weight.into()))?) } }
/// lerp with a number for each entry.
pub fn _foreach_lerp_scalar_list<>(self_: &[impl Borrow<Tensor>], tensors1: &[impl Borrow<Tensor>], weight: &[Number]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc__foreach_lerp_scalar_list(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensors1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(weight)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// lerp with a number for each entry.
pub fn _foreach_lerp_scalar_list_<>(self_: &[impl Borrow<Tensor>], tensors1: &[impl Borrow<Tensor>], weight: &[Number]) -> Result<()> { unsafe { Ok(done(sys::torc__foreach_lerp_scalar_list_(all_of((&Vec::from_iter(self_.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(tensors1.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of(weight)))?) } }
pub fn is_grad_enabled<>() -> bool { unsafe { sys::torc_is_grad_enabled() } }
/// Returns the previous setting.
pub fn set_grad_enabled<>(enabled: bool) -> bool { unsafe { sys::torc_set_grad_enabled(enabled) } }
/// Brackets: begin returns what end must be given. They nest.
/// bool before = torc_no_grad_begin();  …  torc_no_grad_end(before);
pub fn no_grad<R>(run: impl FnOnce() -> R) -> R { unsafe { let mut on = sys::torc_no_grad_begin(); let _end = End(|| { sys::torc_no_grad_end(on); }); run() } }
pub fn enable_grad<R>(run: impl FnOnce() -> R) -> R { unsafe { let mut on = sys::torc_enable_grad_begin(); let _end = End(|| { sys::torc_enable_grad_end(on); }); run() } }
/// Inference mode: as no_grad, and tensors made inside never take part in autograd, which makes them cheaper.
pub fn inference_mode<R>(run: impl FnOnce() -> R) -> R { unsafe { let mut on = sys::torc_inference_mode_begin(); let _end = End(|| { sys::torc_inference_mode_end(on); }); run() } }
pub fn is_inference_mode_enabled<>() -> bool { unsafe { sys::torc_is_inference_mode_enabled() } }
/// torc_backward of several tensors in one walk (torch.autograd.backward).
pub fn backward_many<>(tensors: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc_backward_many_with(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()))?) } }
/// torc_backward of several tensors in one walk (torch.autograd.backward).
pub fn backward_many_with<>(tensors: &[impl Borrow<Tensor>], options: BackwardManyOptions) -> Result<()> { unsafe { Ok(done(sys::torc_backward_many_with(all_of((&Vec::from_iter(tensors.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c))?) } }
/// Gradients of (the sum of) outputs with respect to inputs, one per input; torc_grad() of no tensor changes
/// (torch.autograd.grad). On error an empty list.
pub fn autograd_grad<>(outputs: &[impl Borrow<Tensor>], inputs: &[impl Borrow<Tensor>]) -> Result<Vec<Option<Tensor>>> { unsafe { Ok(each(|| sys::torc_autograd_grad_with(all_of((&Vec::from_iter(outputs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(inputs.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Gradients of (the sum of) outputs with respect to inputs, one per input; torc_grad() of no tensor changes
/// (torch.autograd.grad). On error an empty list.
pub fn autograd_grad_with<>(outputs: &[impl Borrow<Tensor>], inputs: &[impl Borrow<Tensor>], options: AutogradGradOptions) -> Result<Vec<Option<Tensor>>> { unsafe { Ok(each(|| sys::torc_autograd_grad_with(all_of((&Vec::from_iter(outputs.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(inputs.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Remove a hook of any kind. VALUE if there is none of that id (any more).
pub fn remove_hook<>(id: u64) -> Result<()> { unsafe { Ok(done(sys::torc_remove_hook(id))?) } }
/// Apply to inputs; the outputs are connected to the graph if an input requires grad. `name` is copied: of "Exp" the node is called
/// ExpBackward. Both passes get the context, which is destroyed with the node. On error an empty list.
pub fn function_apply<F: FnMut(&FunctionContext, &[Option<Tensor>]) -> Result<Vec<Option<Tensor>>> + Send + 'static>(name: &str, forward: F, inputs: &[Option<&Tensor>]) -> Result<Vec<Option<Tensor>>> { unsafe { Ok(each(|| sys::torc_function_apply_with(chars((&crate::text(name))), sys::torc_function_pass::<F> as Raw, sys::torc_function_pass::<F> as Raw, context(forward), all_of((&Vec::from_iter(inputs.iter().map(|h| raw::<Tensor>(*h))))), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Apply to inputs; the outputs are connected to the graph if an input requires grad. `name` is copied: of "Exp" the node is called
/// ExpBackward. Both passes get the context, which is destroyed with the node. On error an empty list.
pub fn function_apply_with<F: FnMut(&FunctionContext, &[Option<Tensor>]) -> Result<Vec<Option<Tensor>>> + Send + 'static>(name: &str, forward: F, inputs: &[Option<&Tensor>], options: FunctionApplyOptions) -> Result<Vec<Option<Tensor>>> { unsafe { Ok(each(|| sys::torc_function_apply_with(chars((&crate::text(name))), sys::torc_function_pass::<F> as Raw, sys::torc_function_pass::<F> as Raw, context(forward), all_of((&Vec::from_iter(inputs.iter().map(|h| raw::<Tensor>(*h))))), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Run function(inputs), but keep of it only the inputs: what backward needs is recomputed when backward gets there
/// (torch.utils.checkpoint with use_reentrant=False). function must compute the same again. It may go backward itself
/// (torc_autograd_grad), but, when it runs again, not through what it remembers of its first run. The context is
/// destroyed when the graph needs it no more. On error an empty list; a result that is NULL or no tensor is one (TYPE).
pub fn checkpoint<F: FnMut(&[Option<Tensor>]) -> Result<Vec<Tensor>> + Send + 'static>(function: F, inputs: &[Option<&Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_checkpoint_with(sys::torc_checkpoint_function::<F> as Raw, context(function), all_of((&Vec::from_iter(inputs.iter().map(|h| raw::<Tensor>(*h))))), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Run function(inputs), but keep of it only the inputs: what backward needs is recomputed when backward gets there
/// (torch.utils.checkpoint with use_reentrant=False). function must compute the same again. It may go backward itself
/// (torc_autograd_grad), but, when it runs again, not through what it remembers of its first run. The context is
/// destroyed when the graph needs it no more. On error an empty list; a result that is NULL or no tensor is one (TYPE).
pub fn checkpoint_with<F: FnMut(&[Option<Tensor>]) -> Result<Vec<Tensor>> + Send + 'static>(function: F, inputs: &[Option<&Tensor>], options: CheckpointOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_checkpoint_with(sys::torc_checkpoint_function::<F> as Raw, context(function), all_of((&Vec::from_iter(inputs.iter().map(|h| raw::<Tensor>(*h))))), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Anomaly mode of this process: nodes remember their forward call, errors in backward name it, and a gradient that is
/// NaN is an error. Slow; for debugging. Returns the previous setting.
pub fn set_detect_anomaly<>(enabled: bool) -> bool { unsafe { sys::torc_set_detect_anomaly(enabled) } }
/// As above, without (or with) the NaN check.
pub fn set_detect_anomaly_check<>(enabled: bool, check_nan: bool) -> bool { unsafe { sys::torc_set_detect_anomaly_check(enabled, check_nan) } }
pub fn is_anomaly_enabled<>() -> bool { unsafe { sys::torc_is_anomaly_enabled() } }
/// A text that nodes made by this thread from here on remember; NULL: none. It is copied; each different text stays in memory
/// until the process ends. Returns the previous one, which is valid for ever.
pub fn set_anomaly_tag<>(tag: Option<&str>) -> Result<Option<String>> { unsafe { Ok(check(owned(|| sys::torc_set_anomaly_tag(chars((&crate::text(tag))))))?) } }
/// Compare gradients with central differences, for float64 and complex128 inputs that require grad. False with an error (RUNTIME) that
/// names output, input and entry when they differ (torch.autograd.gradcheck). The inputs are restored.
pub fn gradcheck<F: FnMut(&[Tensor]) -> Result<Vec<Tensor>> + Send + 'static>(function: F, inputs: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc_gradcheck_with(sys::torc_gradcheck_function::<F> as Raw, context(function), all_of((&Vec::from_iter(inputs.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()))?) } }
/// Compare gradients with central differences, for float64 and complex128 inputs that require grad. False with an error (RUNTIME) that
/// names output, input and entry when they differ (torch.autograd.gradcheck). The inputs are restored.
pub fn gradcheck_with<F: FnMut(&[Tensor]) -> Result<Vec<Tensor>> + Send + 'static>(function: F, inputs: &[impl Borrow<Tensor>], options: GradcheckOptions) -> Result<()> { unsafe { Ok(done(sys::torc_gradcheck_with(sys::torc_gradcheck_function::<F> as Raw, context(function), all_of((&Vec::from_iter(inputs.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c))?) } }
/// The same for second derivatives. The incoming gradients are drawn from a fixed sequence.
pub fn gradgradcheck<F: FnMut(&[Tensor]) -> Result<Vec<Tensor>> + Send + 'static>(function: F, inputs: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc_gradgradcheck_with(sys::torc_gradcheck_function::<F> as Raw, context(function), all_of((&Vec::from_iter(inputs.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()))?) } }
/// The same for second derivatives. The incoming gradients are drawn from a fixed sequence.
pub fn gradgradcheck_with<F: FnMut(&[Tensor]) -> Result<Vec<Tensor>> + Send + 'static>(function: F, inputs: &[impl Borrow<Tensor>], options: GradcheckOptions) -> Result<()> { unsafe { Ok(done(sys::torc_gradgradcheck_with(sys::torc_gradcheck_function::<F> as Raw, context(function), all_of((&Vec::from_iter(inputs.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c))?) } }
pub type IsContiguousOptions<'a> = Options<'a, sys::torc_is_contiguous_options>;
impl Default for IsContiguousOptions<'_> { fn default() -> Self { Options::new(sys::torc_is_contiguous_options_init) } }
impl<'a> IsContiguousOptions<'a> {
/// default contiguous_format
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type AllcloseOptions<'a> = Options<'a, sys::torc_allclose_options>;
impl Default for AllcloseOptions<'_> { fn default() -> Self { Options::new(sys::torc_allclose_options_init) } }
impl<'a> AllcloseOptions<'a> {
/// default 1e-05
pub fn rtol(mut self, rtol: f64) -> Self { unsafe { self.c.rtol = rtol } self }
/// default 1e-08
pub fn atol(mut self, atol: f64) -> Self { unsafe { self.c.atol = atol } self }
/// default false
pub fn equal_nan(mut self, equal_nan: bool) -> Self { unsafe { self.c.equal_nan = equal_nan as i64 } self }
}
pub type StorageOptions<'a> = Options<'a, sys::torc_storage_options>;
impl Default for StorageOptions<'_> { fn default() -> Self { Options::new(sys::torc_storage_options_init) } }
impl<'a> StorageOptions<'a> {
/// default CPU, whatever the default device of factories is
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default false; of the CPU, page-locked
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
}
pub type TensorOverOptions<'a> = Options<'a, sys::torc_tensor_over_options>;
impl Default for TensorOverOptions<'_> { fn default() -> Self { Options::new(sys::torc_tensor_over_options_init) } }
impl<'a> TensorOverOptions<'a> {
/// required
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default 0; in elements
pub fn storage_offset(mut self, storage_offset: i64) -> Self { unsafe { self.c.storage_offset = storage_offset } self }
/// in elements; default contiguous
pub fn strides(mut self, strides: impl AsRef<[i64]>) -> Self { unsafe { self.c.strides = ints(self.keep(strides.as_ref())) } self }
}
pub type SetPrintoptionsOptions<'a> = Options<'a, sys::torc_set_printoptions_options>;
impl Default for SetPrintoptionsOptions<'_> { fn default() -> Self { Options::new(sys::torc_set_printoptions_options_init) } }
impl<'a> SetPrintoptionsOptions<'a> {
/// default None; digits behind the point: 4 at first
pub fn precision(mut self, precision: i64) -> Self { unsafe { self.c.precision = precision } self }
/// default None; tensors of more elements are shown in part: above 1000 at first
pub fn threshold(mut self, threshold: i64) -> Self { unsafe { self.c.threshold = threshold } self }
/// default None; how many are shown at either end of a dimension then: 3 at first
pub fn edgeitems(mut self, edgeitems: i64) -> Self { unsafe { self.c.edgeitems = edgeitems } self }
/// default None; where lines are broken: 80 at first
pub fn linewidth(mut self, linewidth: i64) -> Self { unsafe { self.c.linewidth = linewidth } self }
/// default None; "default", "short" or "full": set first, all but sci_mode
pub fn profile(mut self, profile: &'a str) -> Self { unsafe { self.c.profile = chars(self.keep(&crate::text(profile))) } self }
/// default None: scientific notation if the numbers call for it; or always, or never
pub fn sci_mode(mut self, sci_mode: bool) -> Self { unsafe { self.c.sci_mode = sci_mode as i64 } self }
}
pub type AddOptions<'a> = Options<'a, sys::torc_add_options>;
impl Default for AddOptions<'_> { fn default() -> Self { Options::new(sys::torc_add_options_init) } }
impl<'a> AddOptions<'a> {
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type SubOptions<'a> = Options<'a, sys::torc_sub_options>;
impl Default for SubOptions<'_> { fn default() -> Self { Options::new(sys::torc_sub_options_init) } }
impl<'a> SubOptions<'a> {
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type RsubOptions<'a> = Options<'a, sys::torc_rsub_options>;
impl Default for RsubOptions<'_> { fn default() -> Self { Options::new(sys::torc_rsub_options_init) } }
impl<'a> RsubOptions<'a> {
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type DivOptions<'a> = Options<'a, sys::torc_div_options>;
impl Default for DivOptions<'_> { fn default() -> Self { Options::new(sys::torc_div_options_init) } }
impl<'a> DivOptions<'a> {
/// default None
pub fn rounding_mode(mut self, rounding_mode: &'a str) -> Self { unsafe { self.c.rounding_mode = chars(self.keep(&crate::text(rounding_mode))) } self }
}
pub type AddcmulOptions<'a> = Options<'a, sys::torc_addcmul_options>;
impl Default for AddcmulOptions<'_> { fn default() -> Self { Options::new(sys::torc_addcmul_options_init) } }
impl<'a> AddcmulOptions<'a> {
/// default 1
pub fn value(mut self, value: impl Into<Number>) -> Self { unsafe { self.c.value = value.into() } self }
}
pub type AddcdivOptions<'a> = Options<'a, sys::torc_addcdiv_options>;
impl Default for AddcdivOptions<'_> { fn default() -> Self { Options::new(sys::torc_addcdiv_options_init) } }
impl<'a> AddcdivOptions<'a> {
/// default 1
pub fn value(mut self, value: impl Into<Number>) -> Self { unsafe { self.c.value = value.into() } self }
}
pub type RoundOptions<'a> = Options<'a, sys::torc_round_options>;
impl Default for RoundOptions<'_> { fn default() -> Self { Options::new(sys::torc_round_options_init) } }
impl<'a> RoundOptions<'a> {
/// default 0
pub fn decimals(mut self, decimals: i64) -> Self { unsafe { self.c.decimals = decimals } self }
}
pub type ClampOptions<'a> = Options<'a, sys::torc_clamp_options>;
impl Default for ClampOptions<'_> { fn default() -> Self { Options::new(sys::torc_clamp_options_init) } }
impl<'a> ClampOptions<'a> {
/// default None
pub fn min(mut self, min: impl Into<Number>) -> Self { unsafe { self.c.min = min.into() } self }
/// default None
pub fn max(mut self, max: impl Into<Number>) -> Self { unsafe { self.c.max = max.into() } self }
}
pub type ClampTensorOptions<'a> = Options<'a, sys::torc_clamp_tensor_options>;
impl Default for ClampTensorOptions<'_> { fn default() -> Self { Options::new(sys::torc_clamp_tensor_options_init) } }
impl<'a> ClampTensorOptions<'a> {
/// default None
pub fn min(mut self, min: &'a Tensor) -> Self { unsafe { self.c.min = raw(min) } self }
/// default None
pub fn max(mut self, max: &'a Tensor) -> Self { unsafe { self.c.max = raw(max) } self }
}
pub type NanToNumOptions<'a> = Options<'a, sys::torc_nan_to_num_options>;
impl Default for NanToNumOptions<'_> { fn default() -> Self { Options::new(sys::torc_nan_to_num_options_init) } }
impl<'a> NanToNumOptions<'a> {
/// default None
pub fn nan(mut self, nan: f64) -> Self { unsafe { self.c.nan = nan } self }
/// default None
pub fn posinf(mut self, posinf: f64) -> Self { unsafe { self.c.posinf = posinf } self }
/// default None
pub fn neginf(mut self, neginf: f64) -> Self { unsafe { self.c.neginf = neginf } self }
}
pub type LogitOptions<'a> = Options<'a, sys::torc_logit_options>;
impl Default for LogitOptions<'_> { fn default() -> Self { Options::new(sys::torc_logit_options_init) } }
impl<'a> LogitOptions<'a> {
/// default None
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
}
pub type LeakyReluOptions<'a> = Options<'a, sys::torc_leaky_relu_options>;
impl Default for LeakyReluOptions<'_> { fn default() -> Self { Options::new(sys::torc_leaky_relu_options_init) } }
impl<'a> LeakyReluOptions<'a> {
/// default 0.01
pub fn negative_slope(mut self, negative_slope: impl Into<Number>) -> Self { unsafe { self.c.negative_slope = negative_slope.into() } self }
}
pub type EluOptions<'a> = Options<'a, sys::torc_elu_options>;
impl Default for EluOptions<'_> { fn default() -> Self { Options::new(sys::torc_elu_options_init) } }
impl<'a> EluOptions<'a> {
/// default 1.0
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type CeluOptions<'a> = Options<'a, sys::torc_celu_options>;
impl Default for CeluOptions<'_> { fn default() -> Self { Options::new(sys::torc_celu_options_init) } }
impl<'a> CeluOptions<'a> {
/// default 1.0
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type GeluOptions<'a> = Options<'a, sys::torc_gelu_options>;
impl Default for GeluOptions<'_> { fn default() -> Self { Options::new(sys::torc_gelu_options_init) } }
impl<'a> GeluOptions<'a> {
/// default 'none'
pub fn approximate(mut self, approximate: &'a str) -> Self { unsafe { self.c.approximate = chars(self.keep(&crate::text(approximate))) } self }
}
pub type SoftplusOptions<'a> = Options<'a, sys::torc_softplus_options>;
impl Default for SoftplusOptions<'_> { fn default() -> Self { Options::new(sys::torc_softplus_options_init) } }
impl<'a> SoftplusOptions<'a> {
/// default 1
pub fn beta(mut self, beta: impl Into<Number>) -> Self { unsafe { self.c.beta = beta.into() } self }
/// default 20
pub fn threshold(mut self, threshold: impl Into<Number>) -> Self { unsafe { self.c.threshold = threshold.into() } self }
}
pub type HardtanhOptions<'a> = Options<'a, sys::torc_hardtanh_options>;
impl Default for HardtanhOptions<'_> { fn default() -> Self { Options::new(sys::torc_hardtanh_options_init) } }
impl<'a> HardtanhOptions<'a> {
/// default -1.0
pub fn min_val(mut self, min_val: impl Into<Number>) -> Self { unsafe { self.c.min_val = min_val.into() } self }
/// default 1.0
pub fn max_val(mut self, max_val: impl Into<Number>) -> Self { unsafe { self.c.max_val = max_val.into() } self }
}
pub type HardshrinkOptions<'a> = Options<'a, sys::torc_hardshrink_options>;
impl Default for HardshrinkOptions<'_> { fn default() -> Self { Options::new(sys::torc_hardshrink_options_init) } }
impl<'a> HardshrinkOptions<'a> {
/// default 0.5
pub fn lambd(mut self, lambd: impl Into<Number>) -> Self { unsafe { self.c.lambd = lambd.into() } self }
}
pub type SoftshrinkOptions<'a> = Options<'a, sys::torc_softshrink_options>;
impl Default for SoftshrinkOptions<'_> { fn default() -> Self { Options::new(sys::torc_softshrink_options_init) } }
impl<'a> SoftshrinkOptions<'a> {
/// default 0.5
pub fn lambd(mut self, lambd: impl Into<Number>) -> Self { unsafe { self.c.lambd = lambd.into() } self }
}
pub type CopyInplaceOptions<'a> = Options<'a, sys::torc_copy_inplace_options>;
impl Default for CopyInplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc_copy_inplace_options_init) } }
impl<'a> CopyInplaceOptions<'a> {
/// default False
pub fn non_blocking(mut self, non_blocking: bool) -> Self { unsafe { self.c.non_blocking = non_blocking as i64 } self }
}
pub type EmptyOptions<'a> = Options<'a, sys::torc_empty_options>;
impl Default for EmptyOptions<'_> { fn default() -> Self { Options::new(sys::torc_empty_options_init) } }
impl<'a> EmptyOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
/// default None
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type EmptyStridedOptions<'a> = Options<'a, sys::torc_empty_strided_options>;
impl Default for EmptyStridedOptions<'_> { fn default() -> Self { Options::new(sys::torc_empty_strided_options_init) } }
impl<'a> EmptyStridedOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type ZerosOptions<'a> = Options<'a, sys::torc_zeros_options>;
impl Default for ZerosOptions<'_> { fn default() -> Self { Options::new(sys::torc_zeros_options_init) } }
impl<'a> ZerosOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type OnesOptions<'a> = Options<'a, sys::torc_ones_options>;
impl Default for OnesOptions<'_> { fn default() -> Self { Options::new(sys::torc_ones_options_init) } }
impl<'a> OnesOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type FullOptions<'a> = Options<'a, sys::torc_full_options>;
impl Default for FullOptions<'_> { fn default() -> Self { Options::new(sys::torc_full_options_init) } }
impl<'a> FullOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type EmptyLikeOptions<'a> = Options<'a, sys::torc_empty_like_options>;
impl Default for EmptyLikeOptions<'_> { fn default() -> Self { Options::new(sys::torc_empty_like_options_init) } }
impl<'a> EmptyLikeOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
/// default None
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type ZerosLikeOptions<'a> = Options<'a, sys::torc_zeros_like_options>;
impl Default for ZerosLikeOptions<'_> { fn default() -> Self { Options::new(sys::torc_zeros_like_options_init) } }
impl<'a> ZerosLikeOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
/// default None
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type OnesLikeOptions<'a> = Options<'a, sys::torc_ones_like_options>;
impl Default for OnesLikeOptions<'_> { fn default() -> Self { Options::new(sys::torc_ones_like_options_init) } }
impl<'a> OnesLikeOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
/// default None
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type FullLikeOptions<'a> = Options<'a, sys::torc_full_like_options>;
impl Default for FullLikeOptions<'_> { fn default() -> Self { Options::new(sys::torc_full_like_options_init) } }
impl<'a> FullLikeOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
/// default None
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type RandLikeOptions<'a> = Options<'a, sys::torc_rand_like_options>;
impl Default for RandLikeOptions<'_> { fn default() -> Self { Options::new(sys::torc_rand_like_options_init) } }
impl<'a> RandLikeOptions<'a> {
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
/// default None
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type RandnLikeOptions<'a> = Options<'a, sys::torc_randn_like_options>;
impl Default for RandnLikeOptions<'_> { fn default() -> Self { Options::new(sys::torc_randn_like_options_init) } }
impl<'a> RandnLikeOptions<'a> {
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
/// default None
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type RandintLikeOptions<'a> = Options<'a, sys::torc_randint_like_options>;
impl Default for RandintLikeOptions<'_> { fn default() -> Self { Options::new(sys::torc_randint_like_options_init) } }
impl<'a> RandintLikeOptions<'a> {
/// default 0
pub fn low(mut self, low: i64) -> Self { unsafe { self.c.low = low } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
/// default None
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type NewEmptyOptions<'a> = Options<'a, sys::torc_new_empty_options>;
impl Default for NewEmptyOptions<'_> { fn default() -> Self { Options::new(sys::torc_new_empty_options_init) } }
impl<'a> NewEmptyOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type NewZerosOptions<'a> = Options<'a, sys::torc_new_zeros_options>;
impl Default for NewZerosOptions<'_> { fn default() -> Self { Options::new(sys::torc_new_zeros_options_init) } }
impl<'a> NewZerosOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type NewOnesOptions<'a> = Options<'a, sys::torc_new_ones_options>;
impl Default for NewOnesOptions<'_> { fn default() -> Self { Options::new(sys::torc_new_ones_options_init) } }
impl<'a> NewOnesOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type NewFullOptions<'a> = Options<'a, sys::torc_new_full_options>;
impl Default for NewFullOptions<'_> { fn default() -> Self { Options::new(sys::torc_new_full_options_init) } }
impl<'a> NewFullOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type ArangeOptions<'a> = Options<'a, sys::torc_arange_options>;
impl Default for ArangeOptions<'_> { fn default() -> Self { Options::new(sys::torc_arange_options_init) } }
impl<'a> ArangeOptions<'a> {
/// default 0
pub fn start(mut self, start: impl Into<Number>) -> Self { unsafe { self.c.start = start.into() } self }
/// default 1
pub fn step(mut self, step: impl Into<Number>) -> Self { unsafe { self.c.step = step.into() } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type LinspaceOptions<'a> = Options<'a, sys::torc_linspace_options>;
impl Default for LinspaceOptions<'_> { fn default() -> Self { Options::new(sys::torc_linspace_options_init) } }
impl<'a> LinspaceOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type EyeOptions<'a> = Options<'a, sys::torc_eye_options>;
impl Default for EyeOptions<'_> { fn default() -> Self { Options::new(sys::torc_eye_options_init) } }
impl<'a> EyeOptions<'a> {
/// default None
pub fn m(mut self, m: i64) -> Self { unsafe { self.c.m = m } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type TrilIndicesOptions<'a> = Options<'a, sys::torc_tril_indices_options>;
impl Default for TrilIndicesOptions<'_> { fn default() -> Self { Options::new(sys::torc_tril_indices_options_init) } }
impl<'a> TrilIndicesOptions<'a> {
/// default 0
pub fn offset(mut self, offset: i64) -> Self { unsafe { self.c.offset = offset } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type TriuIndicesOptions<'a> = Options<'a, sys::torc_triu_indices_options>;
impl Default for TriuIndicesOptions<'_> { fn default() -> Self { Options::new(sys::torc_triu_indices_options_init) } }
impl<'a> TriuIndicesOptions<'a> {
/// default 0
pub fn offset(mut self, offset: i64) -> Self { unsafe { self.c.offset = offset } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type ScalarTensorOptions<'a> = Options<'a, sys::torc_scalar_tensor_options>;
impl Default for ScalarTensorOptions<'_> { fn default() -> Self { Options::new(sys::torc_scalar_tensor_options_init) } }
impl<'a> ScalarTensorOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type LogspaceOptions<'a> = Options<'a, sys::torc_logspace_options>;
impl Default for LogspaceOptions<'_> { fn default() -> Self { Options::new(sys::torc_logspace_options_init) } }
impl<'a> LogspaceOptions<'a> {
/// default 10.0
pub fn base(mut self, base: f64) -> Self { unsafe { self.c.base = base } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type HannWindowOptions<'a> = Options<'a, sys::torc_hann_window_options>;
impl Default for HannWindowOptions<'_> { fn default() -> Self { Options::new(sys::torc_hann_window_options_init) } }
impl<'a> HannWindowOptions<'a> {
/// default True
pub fn periodic(mut self, periodic: bool) -> Self { unsafe { self.c.periodic = periodic as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type HammingWindowOptions<'a> = Options<'a, sys::torc_hamming_window_options>;
impl Default for HammingWindowOptions<'_> { fn default() -> Self { Options::new(sys::torc_hamming_window_options_init) } }
impl<'a> HammingWindowOptions<'a> {
/// default True
pub fn periodic(mut self, periodic: bool) -> Self { unsafe { self.c.periodic = periodic as i64 } self }
/// default 0.54
pub fn alpha(mut self, alpha: f64) -> Self { unsafe { self.c.alpha = alpha } self }
/// default 0.46
pub fn beta(mut self, beta: f64) -> Self { unsafe { self.c.beta = beta } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type BlackmanWindowOptions<'a> = Options<'a, sys::torc_blackman_window_options>;
impl Default for BlackmanWindowOptions<'_> { fn default() -> Self { Options::new(sys::torc_blackman_window_options_init) } }
impl<'a> BlackmanWindowOptions<'a> {
/// default True
pub fn periodic(mut self, periodic: bool) -> Self { unsafe { self.c.periodic = periodic as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type BartlettWindowOptions<'a> = Options<'a, sys::torc_bartlett_window_options>;
impl Default for BartlettWindowOptions<'_> { fn default() -> Self { Options::new(sys::torc_bartlett_window_options_init) } }
impl<'a> BartlettWindowOptions<'a> {
/// default True
pub fn periodic(mut self, periodic: bool) -> Self { unsafe { self.c.periodic = periodic as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type RandOptions<'a> = Options<'a, sys::torc_rand_options>;
impl Default for RandOptions<'_> { fn default() -> Self { Options::new(sys::torc_rand_options_init) } }
impl<'a> RandOptions<'a> {
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type RandnOptions<'a> = Options<'a, sys::torc_randn_options>;
impl Default for RandnOptions<'_> { fn default() -> Self { Options::new(sys::torc_randn_options_init) } }
impl<'a> RandnOptions<'a> {
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type RandintOptions<'a> = Options<'a, sys::torc_randint_options>;
impl Default for RandintOptions<'_> { fn default() -> Self { Options::new(sys::torc_randint_options_init) } }
impl<'a> RandintOptions<'a> {
/// default 0
pub fn low(mut self, low: i64) -> Self { unsafe { self.c.low = low } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type RandpermOptions<'a> = Options<'a, sys::torc_randperm_options>;
impl Default for RandpermOptions<'_> { fn default() -> Self { Options::new(sys::torc_randperm_options_init) } }
impl<'a> RandpermOptions<'a> {
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn pin_memory(mut self, pin_memory: bool) -> Self { unsafe { self.c.pin_memory = pin_memory as i64 } self }
/// default False
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type UniformInplaceOptions<'a> = Options<'a, sys::torc_uniform_inplace_options>;
impl Default for UniformInplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc_uniform_inplace_options_init) } }
impl<'a> UniformInplaceOptions<'a> {
/// default 0.0
pub fn from(mut self, from: f64) -> Self { unsafe { self.c.from = from } self }
/// default 1
pub fn to(mut self, to: f64) -> Self { unsafe { self.c.to = to } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type NormalInplaceOptions<'a> = Options<'a, sys::torc_normal_inplace_options>;
impl Default for NormalInplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc_normal_inplace_options_init) } }
impl<'a> NormalInplaceOptions<'a> {
/// default 0.0
pub fn mean(mut self, mean: f64) -> Self { unsafe { self.c.mean = mean } self }
/// default 1
pub fn std(mut self, std: f64) -> Self { unsafe { self.c.std = std } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type ExponentialInplaceOptions<'a> = Options<'a, sys::torc_exponential_inplace_options>;
impl Default for ExponentialInplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc_exponential_inplace_options_init) } }
impl<'a> ExponentialInplaceOptions<'a> {
/// default 1
pub fn lambd(mut self, lambd: f64) -> Self { unsafe { self.c.lambd = lambd } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type RandomInplaceOptions<'a> = Options<'a, sys::torc_random_inplace_options>;
impl Default for RandomInplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc_random_inplace_options_init) } }
impl<'a> RandomInplaceOptions<'a> {
/// default None
pub fn from(mut self, from: i64) -> Self { unsafe { self.c.from = from } self }
/// default None
pub fn to(mut self, to: i64) -> Self { unsafe { self.c.to = to } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type BernoulliInplaceOptions<'a> = Options<'a, sys::torc_bernoulli_inplace_options>;
impl Default for BernoulliInplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc_bernoulli_inplace_options_init) } }
impl<'a> BernoulliInplaceOptions<'a> {
/// default 0.5
pub fn p(mut self, p: f64) -> Self { unsafe { self.c.p = p } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type BernoulliOptions<'a> = Options<'a, sys::torc_bernoulli_options>;
impl Default for BernoulliOptions<'_> { fn default() -> Self { Options::new(sys::torc_bernoulli_options_init) } }
impl<'a> BernoulliOptions<'a> {
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type TrilOptions<'a> = Options<'a, sys::torc_tril_options>;
impl Default for TrilOptions<'_> { fn default() -> Self { Options::new(sys::torc_tril_options_init) } }
impl<'a> TrilOptions<'a> {
/// default 0
pub fn diagonal(mut self, diagonal: i64) -> Self { unsafe { self.c.diagonal = diagonal } self }
}
pub type TriuOptions<'a> = Options<'a, sys::torc_triu_options>;
impl Default for TriuOptions<'_> { fn default() -> Self { Options::new(sys::torc_triu_options_init) } }
impl<'a> TriuOptions<'a> {
/// default 0
pub fn diagonal(mut self, diagonal: i64) -> Self { unsafe { self.c.diagonal = diagonal } self }
}
pub type SumOptions<'a> = Options<'a, sys::torc_sum_options>;
impl Default for SumOptions<'_> { fn default() -> Self { Options::new(sys::torc_sum_options_init) } }
impl<'a> SumOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type NansumOptions<'a> = Options<'a, sys::torc_nansum_options>;
impl Default for NansumOptions<'_> { fn default() -> Self { Options::new(sys::torc_nansum_options_init) } }
impl<'a> NansumOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type MeanOptions<'a> = Options<'a, sys::torc_mean_options>;
impl Default for MeanOptions<'_> { fn default() -> Self { Options::new(sys::torc_mean_options_init) } }
impl<'a> MeanOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type ProdOptions<'a> = Options<'a, sys::torc_prod_options>;
impl Default for ProdOptions<'_> { fn default() -> Self { Options::new(sys::torc_prod_options_init) } }
impl<'a> ProdOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type MaxDimOptions<'a> = Options<'a, sys::torc_max_dim_options>;
impl Default for MaxDimOptions<'_> { fn default() -> Self { Options::new(sys::torc_max_dim_options_init) } }
impl<'a> MaxDimOptions<'a> {
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type MinDimOptions<'a> = Options<'a, sys::torc_min_dim_options>;
impl Default for MinDimOptions<'_> { fn default() -> Self { Options::new(sys::torc_min_dim_options_init) } }
impl<'a> MinDimOptions<'a> {
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type AmaxOptions<'a> = Options<'a, sys::torc_amax_options>;
impl Default for AmaxOptions<'_> { fn default() -> Self { Options::new(sys::torc_amax_options_init) } }
impl<'a> AmaxOptions<'a> {
/// default []
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type AminOptions<'a> = Options<'a, sys::torc_amin_options>;
impl Default for AminOptions<'_> { fn default() -> Self { Options::new(sys::torc_amin_options_init) } }
impl<'a> AminOptions<'a> {
/// default []
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type AminmaxOptions<'a> = Options<'a, sys::torc_aminmax_options>;
impl Default for AminmaxOptions<'_> { fn default() -> Self { Options::new(sys::torc_aminmax_options_init) } }
impl<'a> AminmaxOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type ArgmaxOptions<'a> = Options<'a, sys::torc_argmax_options>;
impl Default for ArgmaxOptions<'_> { fn default() -> Self { Options::new(sys::torc_argmax_options_init) } }
impl<'a> ArgmaxOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type ArgminOptions<'a> = Options<'a, sys::torc_argmin_options>;
impl Default for ArgminOptions<'_> { fn default() -> Self { Options::new(sys::torc_argmin_options_init) } }
impl<'a> ArgminOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type AnyOptions<'a> = Options<'a, sys::torc_any_options>;
impl Default for AnyOptions<'_> { fn default() -> Self { Options::new(sys::torc_any_options_init) } }
impl<'a> AnyOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type AllOptions<'a> = Options<'a, sys::torc_all_options>;
impl Default for AllOptions<'_> { fn default() -> Self { Options::new(sys::torc_all_options_init) } }
impl<'a> AllOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type VarOptions<'a> = Options<'a, sys::torc_var_options>;
impl Default for VarOptions<'_> { fn default() -> Self { Options::new(sys::torc_var_options_init) } }
impl<'a> VarOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default None
pub fn correction(mut self, correction: impl Into<Number>) -> Self { unsafe { self.c.correction = correction.into() } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type StdOptions<'a> = Options<'a, sys::torc_std_options>;
impl Default for StdOptions<'_> { fn default() -> Self { Options::new(sys::torc_std_options_init) } }
impl<'a> StdOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default None
pub fn correction(mut self, correction: impl Into<Number>) -> Self { unsafe { self.c.correction = correction.into() } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type VarMeanOptions<'a> = Options<'a, sys::torc_var_mean_options>;
impl Default for VarMeanOptions<'_> { fn default() -> Self { Options::new(sys::torc_var_mean_options_init) } }
impl<'a> VarMeanOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default None
pub fn correction(mut self, correction: impl Into<Number>) -> Self { unsafe { self.c.correction = correction.into() } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type StdMeanOptions<'a> = Options<'a, sys::torc_std_mean_options>;
impl Default for StdMeanOptions<'_> { fn default() -> Self { Options::new(sys::torc_std_mean_options_init) } }
impl<'a> StdMeanOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default None
pub fn correction(mut self, correction: impl Into<Number>) -> Self { unsafe { self.c.correction = correction.into() } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type VectorNormOptions<'a> = Options<'a, sys::torc_vector_norm_options>;
impl Default for VectorNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_vector_norm_options_init) } }
impl<'a> VectorNormOptions<'a> {
/// default 2
pub fn ord(mut self, ord: impl Into<Number>) -> Self { unsafe { self.c.ord = ord.into() } self }
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type LogsumexpOptions<'a> = Options<'a, sys::torc_logsumexp_options>;
impl Default for LogsumexpOptions<'_> { fn default() -> Self { Options::new(sys::torc_logsumexp_options_init) } }
impl<'a> LogsumexpOptions<'a> {
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type CountNonzeroOptions<'a> = Options<'a, sys::torc_count_nonzero_options>;
impl Default for CountNonzeroOptions<'_> { fn default() -> Self { Options::new(sys::torc_count_nonzero_options_init) } }
impl<'a> CountNonzeroOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
}
pub type CumsumOptions<'a> = Options<'a, sys::torc_cumsum_options>;
impl Default for CumsumOptions<'_> { fn default() -> Self { Options::new(sys::torc_cumsum_options_init) } }
impl<'a> CumsumOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type CumprodOptions<'a> = Options<'a, sys::torc_cumprod_options>;
impl Default for CumprodOptions<'_> { fn default() -> Self { Options::new(sys::torc_cumprod_options_init) } }
impl<'a> CumprodOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type HistcOptions<'a> = Options<'a, sys::torc_histc_options>;
impl Default for HistcOptions<'_> { fn default() -> Self { Options::new(sys::torc_histc_options_init) } }
impl<'a> HistcOptions<'a> {
/// default 100
pub fn bins(mut self, bins: i64) -> Self { unsafe { self.c.bins = bins } self }
/// default 0
pub fn min(mut self, min: impl Into<Number>) -> Self { unsafe { self.c.min = min.into() } self }
/// default 0
pub fn max(mut self, max: impl Into<Number>) -> Self { unsafe { self.c.max = max.into() } self }
}
pub type NormOptions<'a> = Options<'a, sys::torc_norm_options>;
impl Default for NormOptions<'_> { fn default() -> Self { Options::new(sys::torc_norm_options_init) } }
impl<'a> NormOptions<'a> {
/// default 2
pub fn p(mut self, p: impl Into<Number>) -> Self { unsafe { self.c.p = p.into() } self }
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type CosineSimilarityOptions<'a> = Options<'a, sys::torc_cosine_similarity_options>;
impl Default for CosineSimilarityOptions<'_> { fn default() -> Self { Options::new(sys::torc_cosine_similarity_options_init) } }
impl<'a> CosineSimilarityOptions<'a> {
/// default 1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default 1e-08
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
}
pub type LinalgNormOptions<'a> = Options<'a, sys::torc_linalg_norm_options>;
impl Default for LinalgNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_linalg_norm_options_init) } }
impl<'a> LinalgNormOptions<'a> {
/// default None
pub fn ord(mut self, ord: impl Into<Number>) -> Self { unsafe { self.c.ord = ord.into() } self }
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type LinalgNormStrOptions<'a> = Options<'a, sys::torc_linalg_norm_str_options>;
impl Default for LinalgNormStrOptions<'_> { fn default() -> Self { Options::new(sys::torc_linalg_norm_str_options_init) } }
impl<'a> LinalgNormStrOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type LinalgMatrixNormOptions<'a> = Options<'a, sys::torc_linalg_matrix_norm_options>;
impl Default for LinalgMatrixNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_linalg_matrix_norm_options_init) } }
impl<'a> LinalgMatrixNormOptions<'a> {
/// default [-2,-1]
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type LinalgMatrixNormStrOptions<'a> = Options<'a, sys::torc_linalg_matrix_norm_str_options>;
impl Default for LinalgMatrixNormStrOptions<'_> { fn default() -> Self { Options::new(sys::torc_linalg_matrix_norm_str_options_init) } }
impl<'a> LinalgMatrixNormStrOptions<'a> {
/// default 'fro'
pub fn ord(mut self, ord: &'a str) -> Self { unsafe { self.c.ord = chars(self.keep(&crate::text(ord))) } self }
/// default [-2,-1]
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type DistOptions<'a> = Options<'a, sys::torc_dist_options>;
impl Default for DistOptions<'_> { fn default() -> Self { Options::new(sys::torc_dist_options_init) } }
impl<'a> DistOptions<'a> {
/// default 2
pub fn p(mut self, p: impl Into<Number>) -> Self { unsafe { self.c.p = p.into() } self }
}
pub type CdistOptions<'a> = Options<'a, sys::torc_cdist_options>;
impl Default for CdistOptions<'_> { fn default() -> Self { Options::new(sys::torc_cdist_options_init) } }
impl<'a> CdistOptions<'a> {
/// default 2.0
pub fn p(mut self, p: f64) -> Self { unsafe { self.c.p = p } self }
/// default None
pub fn compute_mode(mut self, compute_mode: i64) -> Self { unsafe { self.c.compute_mode = compute_mode } self }
}
pub type NanmeanOptions<'a> = Options<'a, sys::torc_nanmean_options>;
impl Default for NanmeanOptions<'_> { fn default() -> Self { Options::new(sys::torc_nanmean_options_init) } }
impl<'a> NanmeanOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type DiffOptions<'a> = Options<'a, sys::torc_diff_options>;
impl Default for DiffOptions<'_> { fn default() -> Self { Options::new(sys::torc_diff_options_init) } }
impl<'a> DiffOptions<'a> {
/// default 1
pub fn n(mut self, n: i64) -> Self { unsafe { self.c.n = n } self }
/// default -1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default None
pub fn prepend(mut self, prepend: &'a Tensor) -> Self { unsafe { self.c.prepend = raw(prepend) } self }
/// default None
pub fn append(mut self, append: &'a Tensor) -> Self { unsafe { self.c.append = raw(append) } self }
}
pub type TrapezoidOptions<'a> = Options<'a, sys::torc_trapezoid_options>;
impl Default for TrapezoidOptions<'_> { fn default() -> Self { Options::new(sys::torc_trapezoid_options_init) } }
impl<'a> TrapezoidOptions<'a> {
/// default 1
pub fn dx(mut self, dx: impl Into<Number>) -> Self { unsafe { self.c.dx = dx.into() } self }
/// default -1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type TrapezoidXOptions<'a> = Options<'a, sys::torc_trapezoid_x_options>;
impl Default for TrapezoidXOptions<'_> { fn default() -> Self { Options::new(sys::torc_trapezoid_x_options_init) } }
impl<'a> TrapezoidXOptions<'a> {
/// default -1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type CovOptions<'a> = Options<'a, sys::torc_cov_options>;
impl Default for CovOptions<'_> { fn default() -> Self { Options::new(sys::torc_cov_options_init) } }
impl<'a> CovOptions<'a> {
/// default 1
pub fn correction(mut self, correction: i64) -> Self { unsafe { self.c.correction = correction } self }
/// default None
pub fn fweights(mut self, fweights: &'a Tensor) -> Self { unsafe { self.c.fweights = raw(fweights) } self }
/// default None
pub fn aweights(mut self, aweights: &'a Tensor) -> Self { unsafe { self.c.aweights = raw(aweights) } self }
}
pub type MedianDimOptions<'a> = Options<'a, sys::torc_median_dim_options>;
impl Default for MedianDimOptions<'_> { fn default() -> Self { Options::new(sys::torc_median_dim_options_init) } }
impl<'a> MedianDimOptions<'a> {
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type NanmedianDimOptions<'a> = Options<'a, sys::torc_nanmedian_dim_options>;
impl Default for NanmedianDimOptions<'_> { fn default() -> Self { Options::new(sys::torc_nanmedian_dim_options_init) } }
impl<'a> NanmedianDimOptions<'a> {
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type QuantileOptions<'a> = Options<'a, sys::torc_quantile_options>;
impl Default for QuantileOptions<'_> { fn default() -> Self { Options::new(sys::torc_quantile_options_init) } }
impl<'a> QuantileOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default 'linear'
pub fn interpolation(mut self, interpolation: &'a str) -> Self { unsafe { self.c.interpolation = chars(self.keep(&crate::text(interpolation))) } self }
}
pub type QuantileScalarOptions<'a> = Options<'a, sys::torc_quantile_scalar_options>;
impl Default for QuantileScalarOptions<'_> { fn default() -> Self { Options::new(sys::torc_quantile_scalar_options_init) } }
impl<'a> QuantileScalarOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default 'linear'
pub fn interpolation(mut self, interpolation: &'a str) -> Self { unsafe { self.c.interpolation = chars(self.keep(&crate::text(interpolation))) } self }
}
pub type NanquantileOptions<'a> = Options<'a, sys::torc_nanquantile_options>;
impl Default for NanquantileOptions<'_> { fn default() -> Self { Options::new(sys::torc_nanquantile_options_init) } }
impl<'a> NanquantileOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default 'linear'
pub fn interpolation(mut self, interpolation: &'a str) -> Self { unsafe { self.c.interpolation = chars(self.keep(&crate::text(interpolation))) } self }
}
pub type NanquantileScalarOptions<'a> = Options<'a, sys::torc_nanquantile_scalar_options>;
impl Default for NanquantileScalarOptions<'_> { fn default() -> Self { Options::new(sys::torc_nanquantile_scalar_options_init) } }
impl<'a> NanquantileScalarOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
/// default 'linear'
pub fn interpolation(mut self, interpolation: &'a str) -> Self { unsafe { self.c.interpolation = chars(self.keep(&crate::text(interpolation))) } self }
}
pub type SqueezeOptions<'a> = Options<'a, sys::torc_squeeze_options>;
impl Default for SqueezeOptions<'_> { fn default() -> Self { Options::new(sys::torc_squeeze_options_init) } }
impl<'a> SqueezeOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
}
pub type SliceOptions<'a> = Options<'a, sys::torc_slice_options>;
impl Default for SliceOptions<'_> { fn default() -> Self { Options::new(sys::torc_slice_options_init) } }
impl<'a> SliceOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default None
pub fn start(mut self, start: i64) -> Self { unsafe { self.c.start = start } self }
/// default None
pub fn end(mut self, end: i64) -> Self { unsafe { self.c.end = end } self }
/// default 1
pub fn step(mut self, step: i64) -> Self { unsafe { self.c.step = step } self }
}
pub type DiagonalOptions<'a> = Options<'a, sys::torc_diagonal_options>;
impl Default for DiagonalOptions<'_> { fn default() -> Self { Options::new(sys::torc_diagonal_options_init) } }
impl<'a> DiagonalOptions<'a> {
/// default 0
pub fn offset(mut self, offset: i64) -> Self { unsafe { self.c.offset = offset } self }
/// default 0
pub fn dim1(mut self, dim1: i64) -> Self { unsafe { self.c.dim1 = dim1 } self }
/// default 1
pub fn dim2(mut self, dim2: i64) -> Self { unsafe { self.c.dim2 = dim2 } self }
}
pub type CloneOptions<'a> = Options<'a, sys::torc_clone_options>;
impl Default for CloneOptions<'_> { fn default() -> Self { Options::new(sys::torc_clone_options_init) } }
impl<'a> CloneOptions<'a> {
/// default None
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type CatOptions<'a> = Options<'a, sys::torc_cat_options>;
impl Default for CatOptions<'_> { fn default() -> Self { Options::new(sys::torc_cat_options_init) } }
impl<'a> CatOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type RollOptions<'a> = Options<'a, sys::torc_roll_options>;
impl Default for RollOptions<'_> { fn default() -> Self { Options::new(sys::torc_roll_options_init) } }
impl<'a> RollOptions<'a> {
/// default []
pub fn dims(mut self, dims: impl AsRef<[i64]>) -> Self { unsafe { self.c.dims = ints(self.keep(dims.as_ref())) } self }
}
pub type FlattenOptions<'a> = Options<'a, sys::torc_flatten_options>;
impl Default for FlattenOptions<'_> { fn default() -> Self { Options::new(sys::torc_flatten_options_init) } }
impl<'a> FlattenOptions<'a> {
/// default 0
pub fn start_dim(mut self, start_dim: i64) -> Self { unsafe { self.c.start_dim = start_dim } self }
/// default -1
pub fn end_dim(mut self, end_dim: i64) -> Self { unsafe { self.c.end_dim = end_dim } self }
}
pub type AsStridedOptions<'a> = Options<'a, sys::torc_as_strided_options>;
impl Default for AsStridedOptions<'_> { fn default() -> Self { Options::new(sys::torc_as_strided_options_init) } }
impl<'a> AsStridedOptions<'a> {
/// default None
pub fn storage_offset(mut self, storage_offset: i64) -> Self { unsafe { self.c.storage_offset = storage_offset } self }
}
pub type StackOptions<'a> = Options<'a, sys::torc_stack_options>;
impl Default for StackOptions<'_> { fn default() -> Self { Options::new(sys::torc_stack_options_init) } }
impl<'a> StackOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type MeshgridOptions<'a> = Options<'a, sys::torc_meshgrid_options>;
impl Default for MeshgridOptions<'_> { fn default() -> Self { Options::new(sys::torc_meshgrid_options_init) } }
impl<'a> MeshgridOptions<'a> {
/// default None
pub fn indexing(mut self, indexing: &'a str) -> Self { unsafe { self.c.indexing = chars(self.keep(&crate::text(indexing))) } self }
}
pub type CombinationsOptions<'a> = Options<'a, sys::torc_combinations_options>;
impl Default for CombinationsOptions<'_> { fn default() -> Self { Options::new(sys::torc_combinations_options_init) } }
impl<'a> CombinationsOptions<'a> {
/// default 2
pub fn r(mut self, r: i64) -> Self { unsafe { self.c.r = r } self }
/// default False
pub fn with_replacement(mut self, with_replacement: bool) -> Self { unsafe { self.c.with_replacement = with_replacement as i64 } self }
}
pub type Rot90Options<'a> = Options<'a, sys::torc_rot90_options>;
impl Default for Rot90Options<'_> { fn default() -> Self { Options::new(sys::torc_rot90_options_init) } }
impl<'a> Rot90Options<'a> {
/// default 1
pub fn k(mut self, k: i64) -> Self { unsafe { self.c.k = k } self }
/// default [0,1]
pub fn dims(mut self, dims: impl AsRef<[i64]>) -> Self { unsafe { self.c.dims = ints(self.keep(dims.as_ref())) } self }
}
pub type DiagEmbedOptions<'a> = Options<'a, sys::torc_diag_embed_options>;
impl Default for DiagEmbedOptions<'_> { fn default() -> Self { Options::new(sys::torc_diag_embed_options_init) } }
impl<'a> DiagEmbedOptions<'a> {
/// default 0
pub fn offset(mut self, offset: i64) -> Self { unsafe { self.c.offset = offset } self }
/// default -2
pub fn dim1(mut self, dim1: i64) -> Self { unsafe { self.c.dim1 = dim1 } self }
/// default -1
pub fn dim2(mut self, dim2: i64) -> Self { unsafe { self.c.dim2 = dim2 } self }
}
pub type DiagOptions<'a> = Options<'a, sys::torc_diag_options>;
impl Default for DiagOptions<'_> { fn default() -> Self { Options::new(sys::torc_diag_options_init) } }
impl<'a> DiagOptions<'a> {
/// default 0
pub fn diagonal(mut self, diagonal: i64) -> Self { unsafe { self.c.diagonal = diagonal } self }
}
pub type DiagflatOptions<'a> = Options<'a, sys::torc_diagflat_options>;
impl Default for DiagflatOptions<'_> { fn default() -> Self { Options::new(sys::torc_diagflat_options_init) } }
impl<'a> DiagflatOptions<'a> {
/// default 0
pub fn offset(mut self, offset: i64) -> Self { unsafe { self.c.offset = offset } self }
}
pub type SplitOptions<'a> = Options<'a, sys::torc_split_options>;
impl Default for SplitOptions<'_> { fn default() -> Self { Options::new(sys::torc_split_options_init) } }
impl<'a> SplitOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type SplitWithSizesOptions<'a> = Options<'a, sys::torc_split_with_sizes_options>;
impl Default for SplitWithSizesOptions<'_> { fn default() -> Self { Options::new(sys::torc_split_with_sizes_options_init) } }
impl<'a> SplitWithSizesOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type ChunkOptions<'a> = Options<'a, sys::torc_chunk_options>;
impl Default for ChunkOptions<'_> { fn default() -> Self { Options::new(sys::torc_chunk_options_init) } }
impl<'a> ChunkOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type TensorSplitOptions<'a> = Options<'a, sys::torc_tensor_split_options>;
impl Default for TensorSplitOptions<'_> { fn default() -> Self { Options::new(sys::torc_tensor_split_options_init) } }
impl<'a> TensorSplitOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type TensorSplitIndicesOptions<'a> = Options<'a, sys::torc_tensor_split_indices_options>;
impl Default for TensorSplitIndicesOptions<'_> { fn default() -> Self { Options::new(sys::torc_tensor_split_indices_options_init) } }
impl<'a> TensorSplitIndicesOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type TensorSplitTensorOptions<'a> = Options<'a, sys::torc_tensor_split_tensor_options>;
impl Default for TensorSplitTensorOptions<'_> { fn default() -> Self { Options::new(sys::torc_tensor_split_tensor_options_init) } }
impl<'a> TensorSplitTensorOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type UnbindOptions<'a> = Options<'a, sys::torc_unbind_options>;
impl Default for UnbindOptions<'_> { fn default() -> Self { Options::new(sys::torc_unbind_options_init) } }
impl<'a> UnbindOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type ContiguousOptions<'a> = Options<'a, sys::torc_contiguous_options>;
impl Default for ContiguousOptions<'_> { fn default() -> Self { Options::new(sys::torc_contiguous_options_init) } }
impl<'a> ContiguousOptions<'a> {
/// default contiguous_format
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type ToOptions<'a> = Options<'a, sys::torc_to_options>;
impl Default for ToOptions<'_> { fn default() -> Self { Options::new(sys::torc_to_options_init) } }
impl<'a> ToOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default None
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default False
pub fn non_blocking(mut self, non_blocking: bool) -> Self { unsafe { self.c.non_blocking = non_blocking as i64 } self }
/// default False
pub fn copy(mut self, copy: bool) -> Self { unsafe { self.c.copy = copy as i64 } self }
/// default None
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type IscloseOptions<'a> = Options<'a, sys::torc_isclose_options>;
impl Default for IscloseOptions<'_> { fn default() -> Self { Options::new(sys::torc_isclose_options_init) } }
impl<'a> IscloseOptions<'a> {
/// default 1e-05
pub fn rtol(mut self, rtol: f64) -> Self { unsafe { self.c.rtol = rtol } self }
/// default 1e-08
pub fn atol(mut self, atol: f64) -> Self { unsafe { self.c.atol = atol } self }
/// default False
pub fn equal_nan(mut self, equal_nan: bool) -> Self { unsafe { self.c.equal_nan = equal_nan as i64 } self }
}
pub type SliceCopyOptions<'a> = Options<'a, sys::torc_slice_copy_options>;
impl Default for SliceCopyOptions<'_> { fn default() -> Self { Options::new(sys::torc_slice_copy_options_init) } }
impl<'a> SliceCopyOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default None
pub fn start(mut self, start: i64) -> Self { unsafe { self.c.start = start } self }
/// default None
pub fn end(mut self, end: i64) -> Self { unsafe { self.c.end = end } self }
/// default 1
pub fn step(mut self, step: i64) -> Self { unsafe { self.c.step = step } self }
}
pub type DiagonalCopyOptions<'a> = Options<'a, sys::torc_diagonal_copy_options>;
impl Default for DiagonalCopyOptions<'_> { fn default() -> Self { Options::new(sys::torc_diagonal_copy_options_init) } }
impl<'a> DiagonalCopyOptions<'a> {
/// default 0
pub fn offset(mut self, offset: i64) -> Self { unsafe { self.c.offset = offset } self }
/// default 0
pub fn dim1(mut self, dim1: i64) -> Self { unsafe { self.c.dim1 = dim1 } self }
/// default 1
pub fn dim2(mut self, dim2: i64) -> Self { unsafe { self.c.dim2 = dim2 } self }
}
pub type AsStridedCopyOptions<'a> = Options<'a, sys::torc_as_strided_copy_options>;
impl Default for AsStridedCopyOptions<'_> { fn default() -> Self { Options::new(sys::torc_as_strided_copy_options_init) } }
impl<'a> AsStridedCopyOptions<'a> {
/// default None
pub fn storage_offset(mut self, storage_offset: i64) -> Self { unsafe { self.c.storage_offset = storage_offset } self }
}
pub type SqueezeCopyOptions<'a> = Options<'a, sys::torc_squeeze_copy_options>;
impl Default for SqueezeCopyOptions<'_> { fn default() -> Self { Options::new(sys::torc_squeeze_copy_options_init) } }
impl<'a> SqueezeCopyOptions<'a> {
/// default None
pub fn dim(mut self, dim: impl AsRef<[i64]>) -> Self { unsafe { self.c.dim = ints(self.keep(dim.as_ref())) } self }
}
pub type SliceScatterOptions<'a> = Options<'a, sys::torc_slice_scatter_options>;
impl Default for SliceScatterOptions<'_> { fn default() -> Self { Options::new(sys::torc_slice_scatter_options_init) } }
impl<'a> SliceScatterOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default None
pub fn start(mut self, start: i64) -> Self { unsafe { self.c.start = start } self }
/// default None
pub fn end(mut self, end: i64) -> Self { unsafe { self.c.end = end } self }
/// default 1
pub fn step(mut self, step: i64) -> Self { unsafe { self.c.step = step } self }
}
pub type DiagonalScatterOptions<'a> = Options<'a, sys::torc_diagonal_scatter_options>;
impl Default for DiagonalScatterOptions<'_> { fn default() -> Self { Options::new(sys::torc_diagonal_scatter_options_init) } }
impl<'a> DiagonalScatterOptions<'a> {
/// default 0
pub fn offset(mut self, offset: i64) -> Self { unsafe { self.c.offset = offset } self }
/// default 0
pub fn dim1(mut self, dim1: i64) -> Self { unsafe { self.c.dim1 = dim1 } self }
/// default 1
pub fn dim2(mut self, dim2: i64) -> Self { unsafe { self.c.dim2 = dim2 } self }
}
pub type AsStridedScatterOptions<'a> = Options<'a, sys::torc_as_strided_scatter_options>;
impl Default for AsStridedScatterOptions<'_> { fn default() -> Self { Options::new(sys::torc_as_strided_scatter_options_init) } }
impl<'a> AsStridedScatterOptions<'a> {
/// default None
pub fn storage_offset(mut self, storage_offset: i64) -> Self { unsafe { self.c.storage_offset = storage_offset } self }
}
pub type FillDiagonalInplaceOptions<'a> = Options<'a, sys::torc_fill_diagonal_inplace_options>;
impl Default for FillDiagonalInplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc_fill_diagonal_inplace_options_init) } }
impl<'a> FillDiagonalInplaceOptions<'a> {
/// default False
pub fn wrap(mut self, wrap: bool) -> Self { unsafe { self.c.wrap = wrap as i64 } self }
}
pub type UnsafeChunkOptions<'a> = Options<'a, sys::torc_unsafe_chunk_options>;
impl Default for UnsafeChunkOptions<'_> { fn default() -> Self { Options::new(sys::torc_unsafe_chunk_options_init) } }
impl<'a> UnsafeChunkOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type UnsafeSplitOptions<'a> = Options<'a, sys::torc_unsafe_split_options>;
impl Default for UnsafeSplitOptions<'_> { fn default() -> Self { Options::new(sys::torc_unsafe_split_options_init) } }
impl<'a> UnsafeSplitOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type UnsafeSplitWithSizesOptions<'a> = Options<'a, sys::torc_unsafe_split_with_sizes_options>;
impl Default for UnsafeSplitWithSizesOptions<'_> { fn default() -> Self { Options::new(sys::torc_unsafe_split_with_sizes_options_init) } }
impl<'a> UnsafeSplitWithSizesOptions<'a> {
/// default 0
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type ScatterReduceOptions<'a> = Options<'a, sys::torc_scatter_reduce_options>;
impl Default for ScatterReduceOptions<'_> { fn default() -> Self { Options::new(sys::torc_scatter_reduce_options_init) } }
impl<'a> ScatterReduceOptions<'a> {
/// default True
pub fn include_self(mut self, include_self: bool) -> Self { unsafe { self.c.include_self = include_self as i64 } self }
}
pub type IndexAddOptions<'a> = Options<'a, sys::torc_index_add_options>;
impl Default for IndexAddOptions<'_> { fn default() -> Self { Options::new(sys::torc_index_add_options_init) } }
impl<'a> IndexAddOptions<'a> {
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type SortOptions<'a> = Options<'a, sys::torc_sort_options>;
impl Default for SortOptions<'_> { fn default() -> Self { Options::new(sys::torc_sort_options_init) } }
impl<'a> SortOptions<'a> {
/// default -1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn descending(mut self, descending: bool) -> Self { unsafe { self.c.descending = descending as i64 } self }
/// default False
pub fn stable(mut self, stable: bool) -> Self { unsafe { self.c.stable = stable as i64 } self }
}
pub type TopkOptions<'a> = Options<'a, sys::torc_topk_options>;
impl Default for TopkOptions<'_> { fn default() -> Self { Options::new(sys::torc_topk_options_init) } }
impl<'a> TopkOptions<'a> {
/// default -1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default True
pub fn largest(mut self, largest: bool) -> Self { unsafe { self.c.largest = largest as i64 } self }
/// default True
pub fn sorted(mut self, sorted: bool) -> Self { unsafe { self.c.sorted = sorted as i64 } self }
}
pub type IndexReduceOptions<'a> = Options<'a, sys::torc_index_reduce_options>;
impl Default for IndexReduceOptions<'_> { fn default() -> Self { Options::new(sys::torc_index_reduce_options_init) } }
impl<'a> IndexReduceOptions<'a> {
/// default True
pub fn include_self(mut self, include_self: bool) -> Self { unsafe { self.c.include_self = include_self as i64 } self }
}
pub type ArgsortOptions<'a> = Options<'a, sys::torc_argsort_options>;
impl Default for ArgsortOptions<'_> { fn default() -> Self { Options::new(sys::torc_argsort_options_init) } }
impl<'a> ArgsortOptions<'a> {
/// default -1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn descending(mut self, descending: bool) -> Self { unsafe { self.c.descending = descending as i64 } self }
/// default False
pub fn stable(mut self, stable: bool) -> Self { unsafe { self.c.stable = stable as i64 } self }
}
pub type IndexPutOptions<'a> = Options<'a, sys::torc_index_put_options>;
impl Default for IndexPutOptions<'_> { fn default() -> Self { Options::new(sys::torc_index_put_options_init) } }
impl<'a> IndexPutOptions<'a> {
/// default False
pub fn accumulate(mut self, accumulate: bool) -> Self { unsafe { self.c.accumulate = accumulate as i64 } self }
}
pub type TakeAlongDimOptions<'a> = Options<'a, sys::torc_take_along_dim_options>;
impl Default for TakeAlongDimOptions<'_> { fn default() -> Self { Options::new(sys::torc_take_along_dim_options_init) } }
impl<'a> TakeAlongDimOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type RepeatInterleaveOptions<'a> = Options<'a, sys::torc_repeat_interleave_options>;
impl Default for RepeatInterleaveOptions<'_> { fn default() -> Self { Options::new(sys::torc_repeat_interleave_options_init) } }
impl<'a> RepeatInterleaveOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default None
pub fn output_size(mut self, output_size: i64) -> Self { unsafe { self.c.output_size = output_size } self }
}
pub type RepeatInterleaveTensorOptions<'a> = Options<'a, sys::torc_repeat_interleave_tensor_options>;
impl Default for RepeatInterleaveTensorOptions<'_> { fn default() -> Self { Options::new(sys::torc_repeat_interleave_tensor_options_init) } }
impl<'a> RepeatInterleaveTensorOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default None
pub fn output_size(mut self, output_size: i64) -> Self { unsafe { self.c.output_size = output_size } self }
}
pub type RepeatInterleaveCountsOptions<'a> = Options<'a, sys::torc_repeat_interleave_counts_options>;
impl Default for RepeatInterleaveCountsOptions<'_> { fn default() -> Self { Options::new(sys::torc_repeat_interleave_counts_options_init) } }
impl<'a> RepeatInterleaveCountsOptions<'a> {
/// default None
pub fn output_size(mut self, output_size: i64) -> Self { unsafe { self.c.output_size = output_size } self }
}
pub type IsinOptions<'a> = Options<'a, sys::torc_isin_options>;
impl Default for IsinOptions<'_> { fn default() -> Self { Options::new(sys::torc_isin_options_init) } }
impl<'a> IsinOptions<'a> {
/// default False
pub fn assume_unique(mut self, assume_unique: bool) -> Self { unsafe { self.c.assume_unique = assume_unique as i64 } self }
/// default False
pub fn invert(mut self, invert: bool) -> Self { unsafe { self.c.invert = invert as i64 } self }
}
pub type SearchsortedOptions<'a> = Options<'a, sys::torc_searchsorted_options>;
impl Default for SearchsortedOptions<'_> { fn default() -> Self { Options::new(sys::torc_searchsorted_options_init) } }
impl<'a> SearchsortedOptions<'a> {
/// default False
pub fn out_int32(mut self, out_int32: bool) -> Self { unsafe { self.c.out_int32 = out_int32 as i64 } self }
/// default False
pub fn right(mut self, right: bool) -> Self { unsafe { self.c.right = right as i64 } self }
/// default None
pub fn side(mut self, side: &'a str) -> Self { unsafe { self.c.side = chars(self.keep(&crate::text(side))) } self }
/// default None
pub fn sorter(mut self, sorter: &'a Tensor) -> Self { unsafe { self.c.sorter = raw(sorter) } self }
}
pub type BucketizeOptions<'a> = Options<'a, sys::torc_bucketize_options>;
impl Default for BucketizeOptions<'_> { fn default() -> Self { Options::new(sys::torc_bucketize_options_init) } }
impl<'a> BucketizeOptions<'a> {
/// default False
pub fn out_int32(mut self, out_int32: bool) -> Self { unsafe { self.c.out_int32 = out_int32 as i64 } self }
/// default False
pub fn right(mut self, right: bool) -> Self { unsafe { self.c.right = right as i64 } self }
}
pub type MultinomialOptions<'a> = Options<'a, sys::torc_multinomial_options>;
impl Default for MultinomialOptions<'_> { fn default() -> Self { Options::new(sys::torc_multinomial_options_init) } }
impl<'a> MultinomialOptions<'a> {
/// default False
pub fn replacement(mut self, replacement: bool) -> Self { unsafe { self.c.replacement = replacement as i64 } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type Unique2Options<'a> = Options<'a, sys::torc__unique2_options>;
impl Default for Unique2Options<'_> { fn default() -> Self { Options::new(sys::torc__unique2_options_init) } }
impl<'a> Unique2Options<'a> {
/// default True
pub fn sorted(mut self, sorted: bool) -> Self { unsafe { self.c.sorted = sorted as i64 } self }
/// default False
pub fn return_inverse(mut self, return_inverse: bool) -> Self { unsafe { self.c.return_inverse = return_inverse as i64 } self }
/// default False
pub fn return_counts(mut self, return_counts: bool) -> Self { unsafe { self.c.return_counts = return_counts as i64 } self }
}
pub type UniqueDimOptions<'a> = Options<'a, sys::torc_unique_dim_options>;
impl Default for UniqueDimOptions<'_> { fn default() -> Self { Options::new(sys::torc_unique_dim_options_init) } }
impl<'a> UniqueDimOptions<'a> {
/// default True
pub fn sorted(mut self, sorted: bool) -> Self { unsafe { self.c.sorted = sorted as i64 } self }
/// default False
pub fn return_inverse(mut self, return_inverse: bool) -> Self { unsafe { self.c.return_inverse = return_inverse as i64 } self }
/// default False
pub fn return_counts(mut self, return_counts: bool) -> Self { unsafe { self.c.return_counts = return_counts as i64 } self }
}
pub type UniqueConsecutiveOptions<'a> = Options<'a, sys::torc_unique_consecutive_options>;
impl Default for UniqueConsecutiveOptions<'_> { fn default() -> Self { Options::new(sys::torc_unique_consecutive_options_init) } }
impl<'a> UniqueConsecutiveOptions<'a> {
/// default False
pub fn return_inverse(mut self, return_inverse: bool) -> Self { unsafe { self.c.return_inverse = return_inverse as i64 } self }
/// default False
pub fn return_counts(mut self, return_counts: bool) -> Self { unsafe { self.c.return_counts = return_counts as i64 } self }
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type KthvalueOptions<'a> = Options<'a, sys::torc_kthvalue_options>;
impl Default for KthvalueOptions<'_> { fn default() -> Self { Options::new(sys::torc_kthvalue_options_init) } }
impl<'a> KthvalueOptions<'a> {
/// default -1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type ModeOptions<'a> = Options<'a, sys::torc_mode_options>;
impl Default for ModeOptions<'_> { fn default() -> Self { Options::new(sys::torc_mode_options_init) } }
impl<'a> ModeOptions<'a> {
/// default -1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type BincountOptions<'a> = Options<'a, sys::torc_bincount_options>;
impl Default for BincountOptions<'_> { fn default() -> Self { Options::new(sys::torc_bincount_options_init) } }
impl<'a> BincountOptions<'a> {
/// default None
pub fn weights(mut self, weights: &'a Tensor) -> Self { unsafe { self.c.weights = raw(weights) } self }
/// default 0
pub fn minlength(mut self, minlength: i64) -> Self { unsafe { self.c.minlength = minlength } self }
}
pub type AddmmOptions<'a> = Options<'a, sys::torc_addmm_options>;
impl Default for AddmmOptions<'_> { fn default() -> Self { Options::new(sys::torc_addmm_options_init) } }
impl<'a> AddmmOptions<'a> {
/// default 1
pub fn beta(mut self, beta: impl Into<Number>) -> Self { unsafe { self.c.beta = beta.into() } self }
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type BaddbmmOptions<'a> = Options<'a, sys::torc_baddbmm_options>;
impl Default for BaddbmmOptions<'_> { fn default() -> Self { Options::new(sys::torc_baddbmm_options_init) } }
impl<'a> BaddbmmOptions<'a> {
/// default 1
pub fn beta(mut self, beta: impl Into<Number>) -> Self { unsafe { self.c.beta = beta.into() } self }
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type AddmvOptions<'a> = Options<'a, sys::torc_addmv_options>;
impl Default for AddmvOptions<'_> { fn default() -> Self { Options::new(sys::torc_addmv_options_init) } }
impl<'a> AddmvOptions<'a> {
/// default 1
pub fn beta(mut self, beta: impl Into<Number>) -> Self { unsafe { self.c.beta = beta.into() } self }
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type LinearOptions<'a> = Options<'a, sys::torc_linear_options>;
impl Default for LinearOptions<'_> { fn default() -> Self { Options::new(sys::torc_linear_options_init) } }
impl<'a> LinearOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
}
pub type LinalgVecdotOptions<'a> = Options<'a, sys::torc_linalg_vecdot_options>;
impl Default for LinalgVecdotOptions<'_> { fn default() -> Self { Options::new(sys::torc_linalg_vecdot_options_init) } }
impl<'a> LinalgVecdotOptions<'a> {
/// default -1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type AddrOptions<'a> = Options<'a, sys::torc_addr_options>;
impl Default for AddrOptions<'_> { fn default() -> Self { Options::new(sys::torc_addr_options_init) } }
impl<'a> AddrOptions<'a> {
/// default 1
pub fn beta(mut self, beta: impl Into<Number>) -> Self { unsafe { self.c.beta = beta.into() } self }
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type AddbmmOptions<'a> = Options<'a, sys::torc_addbmm_options>;
impl Default for AddbmmOptions<'_> { fn default() -> Self { Options::new(sys::torc_addbmm_options_init) } }
impl<'a> AddbmmOptions<'a> {
/// default 1
pub fn beta(mut self, beta: impl Into<Number>) -> Self { unsafe { self.c.beta = beta.into() } self }
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type LinalgCrossOptions<'a> = Options<'a, sys::torc_linalg_cross_options>;
impl Default for LinalgCrossOptions<'_> { fn default() -> Self { Options::new(sys::torc_linalg_cross_options_init) } }
impl<'a> LinalgCrossOptions<'a> {
/// default -1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type CrossOptions<'a> = Options<'a, sys::torc_cross_options>;
impl Default for CrossOptions<'_> { fn default() -> Self { Options::new(sys::torc_cross_options_init) } }
impl<'a> CrossOptions<'a> {
/// default None
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type AddmmActivationOptions<'a> = Options<'a, sys::torc__addmm_activation_options>;
impl Default for AddmmActivationOptions<'_> { fn default() -> Self { Options::new(sys::torc__addmm_activation_options_init) } }
impl<'a> AddmmActivationOptions<'a> {
/// default 1
pub fn beta(mut self, beta: impl Into<Number>) -> Self { unsafe { self.c.beta = beta.into() } self }
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
/// default False
pub fn use_gelu(mut self, use_gelu: bool) -> Self { unsafe { self.c.use_gelu = use_gelu as i64 } self }
}
pub type LinearGeluOptions<'a> = Options<'a, sys::torc_linear_gelu_options>;
impl Default for LinearGeluOptions<'_> { fn default() -> Self { Options::new(sys::torc_linear_gelu_options_init) } }
impl<'a> LinearGeluOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 'none'
pub fn approximate(mut self, approximate: &'a str) -> Self { unsafe { self.c.approximate = chars(self.keep(&crate::text(approximate))) } self }
}
pub type LinearGeluLinearOptions<'a> = Options<'a, sys::torc_linear_gelu_linear_options>;
impl Default for LinearGeluLinearOptions<'_> { fn default() -> Self { Options::new(sys::torc_linear_gelu_linear_options_init) } }
impl<'a> LinearGeluLinearOptions<'a> {
/// default 'none'
pub fn approximate(mut self, approximate: &'a str) -> Self { unsafe { self.c.approximate = chars(self.keep(&crate::text(approximate))) } self }
}
pub type SoftmaxOptions<'a> = Options<'a, sys::torc_softmax_options>;
impl Default for SoftmaxOptions<'_> { fn default() -> Self { Options::new(sys::torc_softmax_options_init) } }
impl<'a> SoftmaxOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type LogSoftmaxOptions<'a> = Options<'a, sys::torc_log_softmax_options>;
impl Default for LogSoftmaxOptions<'_> { fn default() -> Self { Options::new(sys::torc_log_softmax_options_init) } }
impl<'a> LogSoftmaxOptions<'a> {
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type LayerNormOptions<'a> = Options<'a, sys::torc_layer_norm_options>;
impl Default for LayerNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_layer_norm_options_init) } }
impl<'a> LayerNormOptions<'a> {
/// default None
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 1e-05
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
}
pub type BatchNormOptions<'a> = Options<'a, sys::torc_batch_norm_options>;
impl Default for BatchNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_batch_norm_options_init) } }
impl<'a> BatchNormOptions<'a> {
/// default None
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default False
pub fn training(mut self, training: bool) -> Self { unsafe { self.c.training = training as i64 } self }
/// default 0.1
pub fn momentum(mut self, momentum: f64) -> Self { unsafe { self.c.momentum = momentum } self }
/// default 1e-05
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
}
pub type InstanceNormOptions<'a> = Options<'a, sys::torc_instance_norm_options>;
impl Default for InstanceNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_instance_norm_options_init) } }
impl<'a> InstanceNormOptions<'a> {
/// default None
pub fn running_mean(mut self, running_mean: &'a Tensor) -> Self { unsafe { self.c.running_mean = raw(running_mean) } self }
/// default None
pub fn running_var(mut self, running_var: &'a Tensor) -> Self { unsafe { self.c.running_var = raw(running_var) } self }
/// default None
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default True
pub fn use_input_stats(mut self, use_input_stats: bool) -> Self { unsafe { self.c.use_input_stats = use_input_stats as i64 } self }
/// default 0.1
pub fn momentum(mut self, momentum: f64) -> Self { unsafe { self.c.momentum = momentum } self }
/// default 1e-05
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
}
pub type GroupNormOptions<'a> = Options<'a, sys::torc_group_norm_options>;
impl Default for GroupNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_group_norm_options_init) } }
impl<'a> GroupNormOptions<'a> {
/// default None
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 1e-05
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
}
pub type RmsNormOptions<'a> = Options<'a, sys::torc_rms_norm_options>;
impl Default for RmsNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_rms_norm_options_init) } }
impl<'a> RmsNormOptions<'a> {
/// default None
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default None
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
}
pub type NativeDropoutOptions<'a> = Options<'a, sys::torc_native_dropout_options>;
impl Default for NativeDropoutOptions<'_> { fn default() -> Self { Options::new(sys::torc_native_dropout_options_init) } }
impl<'a> NativeDropoutOptions<'a> {
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type DropoutOptions<'a> = Options<'a, sys::torc_dropout_options>;
impl Default for DropoutOptions<'_> { fn default() -> Self { Options::new(sys::torc_dropout_options_init) } }
impl<'a> DropoutOptions<'a> {
/// default 0.5
pub fn p(mut self, p: f64) -> Self { unsafe { self.c.p = p } self }
/// default True
pub fn training(mut self, training: bool) -> Self { unsafe { self.c.training = training as i64 } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type FeatureDropoutOptions<'a> = Options<'a, sys::torc_feature_dropout_options>;
impl Default for FeatureDropoutOptions<'_> { fn default() -> Self { Options::new(sys::torc_feature_dropout_options_init) } }
impl<'a> FeatureDropoutOptions<'a> {
/// default 0.5
pub fn p(mut self, p: f64) -> Self { unsafe { self.c.p = p } self }
/// default True
pub fn training(mut self, training: bool) -> Self { unsafe { self.c.training = training as i64 } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type EmbeddingOptions<'a> = Options<'a, sys::torc_embedding_options>;
impl Default for EmbeddingOptions<'_> { fn default() -> Self { Options::new(sys::torc_embedding_options_init) } }
impl<'a> EmbeddingOptions<'a> {
/// default -1
pub fn padding_idx(mut self, padding_idx: i64) -> Self { unsafe { self.c.padding_idx = padding_idx } self }
/// default False
pub fn scale_grad_by_freq(mut self, scale_grad_by_freq: bool) -> Self { unsafe { self.c.scale_grad_by_freq = scale_grad_by_freq as i64 } self }
/// default False
pub fn sparse(mut self, sparse: bool) -> Self { unsafe { self.c.sparse = sparse as i64 } self }
}
pub type Conv1dOptions<'a> = Options<'a, sys::torc_conv1d_options>;
impl Default for Conv1dOptions<'_> { fn default() -> Self { Options::new(sys::torc_conv1d_options_init) } }
impl<'a> Conv1dOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default 1
pub fn groups(mut self, groups: i64) -> Self { unsafe { self.c.groups = groups } self }
}
pub type Conv2dOptions<'a> = Options<'a, sys::torc_conv2d_options>;
impl Default for Conv2dOptions<'_> { fn default() -> Self { Options::new(sys::torc_conv2d_options_init) } }
impl<'a> Conv2dOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default 1
pub fn groups(mut self, groups: i64) -> Self { unsafe { self.c.groups = groups } self }
}
pub type Conv1dPaddingOptions<'a> = Options<'a, sys::torc_conv1d_padding_options>;
impl Default for Conv1dPaddingOptions<'_> { fn default() -> Self { Options::new(sys::torc_conv1d_padding_options_init) } }
impl<'a> Conv1dPaddingOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 'valid'
pub fn padding(mut self, padding: &'a str) -> Self { unsafe { self.c.padding = chars(self.keep(&crate::text(padding))) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default 1
pub fn groups(mut self, groups: i64) -> Self { unsafe { self.c.groups = groups } self }
}
pub type Conv2dPaddingOptions<'a> = Options<'a, sys::torc_conv2d_padding_options>;
impl Default for Conv2dPaddingOptions<'_> { fn default() -> Self { Options::new(sys::torc_conv2d_padding_options_init) } }
impl<'a> Conv2dPaddingOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 'valid'
pub fn padding(mut self, padding: &'a str) -> Self { unsafe { self.c.padding = chars(self.keep(&crate::text(padding))) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default 1
pub fn groups(mut self, groups: i64) -> Self { unsafe { self.c.groups = groups } self }
}
pub type ConvTranspose1dOptions<'a> = Options<'a, sys::torc_conv_transpose1d_options>;
impl Default for ConvTranspose1dOptions<'_> { fn default() -> Self { Options::new(sys::torc_conv_transpose1d_options_init) } }
impl<'a> ConvTranspose1dOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 0
pub fn output_padding(mut self, output_padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.output_padding = ints(self.keep(output_padding.as_ref())) } self }
/// default 1
pub fn groups(mut self, groups: i64) -> Self { unsafe { self.c.groups = groups } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
}
pub type ConvTranspose2dOptions<'a> = Options<'a, sys::torc_conv_transpose2d_options>;
impl Default for ConvTranspose2dOptions<'_> { fn default() -> Self { Options::new(sys::torc_conv_transpose2d_options_init) } }
impl<'a> ConvTranspose2dOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 0
pub fn output_padding(mut self, output_padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.output_padding = ints(self.keep(output_padding.as_ref())) } self }
/// default 1
pub fn groups(mut self, groups: i64) -> Self { unsafe { self.c.groups = groups } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
}
pub type MaxPool2dWithIndicesOptions<'a> = Options<'a, sys::torc_max_pool2d_with_indices_options>;
impl Default for MaxPool2dWithIndicesOptions<'_> { fn default() -> Self { Options::new(sys::torc_max_pool2d_with_indices_options_init) } }
impl<'a> MaxPool2dWithIndicesOptions<'a> {
/// default []
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default False
pub fn ceil_mode(mut self, ceil_mode: bool) -> Self { unsafe { self.c.ceil_mode = ceil_mode as i64 } self }
}
pub type MaxPool2dOptions<'a> = Options<'a, sys::torc_max_pool2d_options>;
impl Default for MaxPool2dOptions<'_> { fn default() -> Self { Options::new(sys::torc_max_pool2d_options_init) } }
impl<'a> MaxPool2dOptions<'a> {
/// default []
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default False
pub fn ceil_mode(mut self, ceil_mode: bool) -> Self { unsafe { self.c.ceil_mode = ceil_mode as i64 } self }
}
pub type MaxPool1dOptions<'a> = Options<'a, sys::torc_max_pool1d_options>;
impl Default for MaxPool1dOptions<'_> { fn default() -> Self { Options::new(sys::torc_max_pool1d_options_init) } }
impl<'a> MaxPool1dOptions<'a> {
/// default []
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default False
pub fn ceil_mode(mut self, ceil_mode: bool) -> Self { unsafe { self.c.ceil_mode = ceil_mode as i64 } self }
}
pub type AvgPool2dOptions<'a> = Options<'a, sys::torc_avg_pool2d_options>;
impl Default for AvgPool2dOptions<'_> { fn default() -> Self { Options::new(sys::torc_avg_pool2d_options_init) } }
impl<'a> AvgPool2dOptions<'a> {
/// default []
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default False
pub fn ceil_mode(mut self, ceil_mode: bool) -> Self { unsafe { self.c.ceil_mode = ceil_mode as i64 } self }
/// default True
pub fn count_include_pad(mut self, count_include_pad: bool) -> Self { unsafe { self.c.count_include_pad = count_include_pad as i64 } self }
/// default None
pub fn divisor_override(mut self, divisor_override: i64) -> Self { unsafe { self.c.divisor_override = divisor_override } self }
}
pub type AvgPool1dOptions<'a> = Options<'a, sys::torc_avg_pool1d_options>;
impl Default for AvgPool1dOptions<'_> { fn default() -> Self { Options::new(sys::torc_avg_pool1d_options_init) } }
impl<'a> AvgPool1dOptions<'a> {
/// default []
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default False
pub fn ceil_mode(mut self, ceil_mode: bool) -> Self { unsafe { self.c.ceil_mode = ceil_mode as i64 } self }
/// default True
pub fn count_include_pad(mut self, count_include_pad: bool) -> Self { unsafe { self.c.count_include_pad = count_include_pad as i64 } self }
}
pub type MaxPool3dWithIndicesOptions<'a> = Options<'a, sys::torc_max_pool3d_with_indices_options>;
impl Default for MaxPool3dWithIndicesOptions<'_> { fn default() -> Self { Options::new(sys::torc_max_pool3d_with_indices_options_init) } }
impl<'a> MaxPool3dWithIndicesOptions<'a> {
/// default []
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default False
pub fn ceil_mode(mut self, ceil_mode: bool) -> Self { unsafe { self.c.ceil_mode = ceil_mode as i64 } self }
}
pub type MaxPool3dOptions<'a> = Options<'a, sys::torc_max_pool3d_options>;
impl Default for MaxPool3dOptions<'_> { fn default() -> Self { Options::new(sys::torc_max_pool3d_options_init) } }
impl<'a> MaxPool3dOptions<'a> {
/// default []
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default False
pub fn ceil_mode(mut self, ceil_mode: bool) -> Self { unsafe { self.c.ceil_mode = ceil_mode as i64 } self }
}
pub type AvgPool3dOptions<'a> = Options<'a, sys::torc_avg_pool3d_options>;
impl Default for AvgPool3dOptions<'_> { fn default() -> Self { Options::new(sys::torc_avg_pool3d_options_init) } }
impl<'a> AvgPool3dOptions<'a> {
/// default []
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default False
pub fn ceil_mode(mut self, ceil_mode: bool) -> Self { unsafe { self.c.ceil_mode = ceil_mode as i64 } self }
/// default True
pub fn count_include_pad(mut self, count_include_pad: bool) -> Self { unsafe { self.c.count_include_pad = count_include_pad as i64 } self }
/// default None
pub fn divisor_override(mut self, divisor_override: i64) -> Self { unsafe { self.c.divisor_override = divisor_override } self }
}
pub type InterpolateOptions<'a> = Options<'a, sys::torc_interpolate_options>;
impl Default for InterpolateOptions<'_> { fn default() -> Self { Options::new(sys::torc_interpolate_options_init) } }
impl<'a> InterpolateOptions<'a> {
/// default 'nearest'
pub fn mode(mut self, mode: &'a str) -> Self { unsafe { self.c.mode = chars(self.keep(&crate::text(mode))) } self }
/// default False
pub fn align_corners(mut self, align_corners: bool) -> Self { unsafe { self.c.align_corners = align_corners as i64 } self }
/// default None
pub fn scales_d(mut self, scales_d: f64) -> Self { unsafe { self.c.scales_d = scales_d } self }
/// default None
pub fn scales_h(mut self, scales_h: f64) -> Self { unsafe { self.c.scales_h = scales_h } self }
/// default None
pub fn scales_w(mut self, scales_w: f64) -> Self { unsafe { self.c.scales_w = scales_w } self }
/// default False
pub fn antialias(mut self, antialias: bool) -> Self { unsafe { self.c.antialias = antialias as i64 } self }
}
pub type NllLossOptions<'a> = Options<'a, sys::torc_nll_loss_options>;
impl Default for NllLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_nll_loss_options_init) } }
impl<'a> NllLossOptions<'a> {
/// default None
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default -100
pub fn ignore_index(mut self, ignore_index: i64) -> Self { unsafe { self.c.ignore_index = ignore_index } self }
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type CrossEntropyOptions<'a> = Options<'a, sys::torc_cross_entropy_options>;
impl Default for CrossEntropyOptions<'_> { fn default() -> Self { Options::new(sys::torc_cross_entropy_options_init) } }
impl<'a> CrossEntropyOptions<'a> {
/// default None
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default -100
pub fn ignore_index(mut self, ignore_index: i64) -> Self { unsafe { self.c.ignore_index = ignore_index } self }
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
/// default 0.0
pub fn label_smoothing(mut self, label_smoothing: f64) -> Self { unsafe { self.c.label_smoothing = label_smoothing } self }
}
pub type BinaryCrossEntropyOptions<'a> = Options<'a, sys::torc_binary_cross_entropy_options>;
impl Default for BinaryCrossEntropyOptions<'_> { fn default() -> Self { Options::new(sys::torc_binary_cross_entropy_options_init) } }
impl<'a> BinaryCrossEntropyOptions<'a> {
/// default None
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type BinaryCrossEntropyWithLogitsOptions<'a> = Options<'a, sys::torc_binary_cross_entropy_with_logits_options>;
impl Default for BinaryCrossEntropyWithLogitsOptions<'_> { fn default() -> Self { Options::new(sys::torc_binary_cross_entropy_with_logits_options_init) } }
impl<'a> BinaryCrossEntropyWithLogitsOptions<'a> {
/// default None
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
/// default None
pub fn pos_weight(mut self, pos_weight: &'a Tensor) -> Self { unsafe { self.c.pos_weight = raw(pos_weight) } self }
}
pub type MseLossOptions<'a> = Options<'a, sys::torc_mse_loss_options>;
impl Default for MseLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_mse_loss_options_init) } }
impl<'a> MseLossOptions<'a> {
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type L1LossOptions<'a> = Options<'a, sys::torc_l1_loss_options>;
impl Default for L1LossOptions<'_> { fn default() -> Self { Options::new(sys::torc_l1_loss_options_init) } }
impl<'a> L1LossOptions<'a> {
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type SmoothL1LossOptions<'a> = Options<'a, sys::torc_smooth_l1_loss_options>;
impl Default for SmoothL1LossOptions<'_> { fn default() -> Self { Options::new(sys::torc_smooth_l1_loss_options_init) } }
impl<'a> SmoothL1LossOptions<'a> {
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
/// default 1.0
pub fn beta(mut self, beta: f64) -> Self { unsafe { self.c.beta = beta } self }
}
pub type HuberLossOptions<'a> = Options<'a, sys::torc_huber_loss_options>;
impl Default for HuberLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_huber_loss_options_init) } }
impl<'a> HuberLossOptions<'a> {
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
/// default 1.0
pub fn delta(mut self, delta: f64) -> Self { unsafe { self.c.delta = delta } self }
}
pub type KlDivOptions<'a> = Options<'a, sys::torc_kl_div_options>;
impl Default for KlDivOptions<'_> { fn default() -> Self { Options::new(sys::torc_kl_div_options_init) } }
impl<'a> KlDivOptions<'a> {
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
/// default False
pub fn log_target(mut self, log_target: bool) -> Self { unsafe { self.c.log_target = log_target as i64 } self }
}
pub type OneHotOptions<'a> = Options<'a, sys::torc_one_hot_options>;
impl Default for OneHotOptions<'_> { fn default() -> Self { Options::new(sys::torc_one_hot_options_init) } }
impl<'a> OneHotOptions<'a> {
/// default -1
pub fn num_classes(mut self, num_classes: i64) -> Self { unsafe { self.c.num_classes = num_classes } self }
}
pub type ScaledDotProductAttentionOptions<'a> = Options<'a, sys::torc_scaled_dot_product_attention_options>;
impl Default for ScaledDotProductAttentionOptions<'_> { fn default() -> Self { Options::new(sys::torc_scaled_dot_product_attention_options_init) } }
impl<'a> ScaledDotProductAttentionOptions<'a> {
/// default None
pub fn attn_mask(mut self, attn_mask: &'a Tensor) -> Self { unsafe { self.c.attn_mask = raw(attn_mask) } self }
/// default 0.0
pub fn dropout_p(mut self, dropout_p: f64) -> Self { unsafe { self.c.dropout_p = dropout_p } self }
/// default False
pub fn is_causal(mut self, is_causal: bool) -> Self { unsafe { self.c.is_causal = is_causal as i64 } self }
/// default None
pub fn scale(mut self, scale: f64) -> Self { unsafe { self.c.scale = scale } self }
/// default False
pub fn enable_gqa(mut self, enable_gqa: bool) -> Self { unsafe { self.c.enable_gqa = enable_gqa as i64 } self }
}
pub type ConstantPadNdOptions<'a> = Options<'a, sys::torc_constant_pad_nd_options>;
impl Default for ConstantPadNdOptions<'_> { fn default() -> Self { Options::new(sys::torc_constant_pad_nd_options_init) } }
impl<'a> ConstantPadNdOptions<'a> {
/// default 0
pub fn value(mut self, value: impl Into<Number>) -> Self { unsafe { self.c.value = value.into() } self }
}
pub type PadOptions<'a> = Options<'a, sys::torc_pad_options>;
impl Default for PadOptions<'_> { fn default() -> Self { Options::new(sys::torc_pad_options_init) } }
impl<'a> PadOptions<'a> {
/// default 'constant'
pub fn mode(mut self, mode: &'a str) -> Self { unsafe { self.c.mode = chars(self.keep(&crate::text(mode))) } self }
/// default None
pub fn value(mut self, value: f64) -> Self { unsafe { self.c.value = value } self }
}
pub type GluOptions<'a> = Options<'a, sys::torc_glu_options>;
impl Default for GluOptions<'_> { fn default() -> Self { Options::new(sys::torc_glu_options_init) } }
impl<'a> GluOptions<'a> {
/// default -1
pub fn dim(mut self, dim: i64) -> Self { unsafe { self.c.dim = dim } self }
}
pub type AlphaDropoutOptions<'a> = Options<'a, sys::torc_alpha_dropout_options>;
impl Default for AlphaDropoutOptions<'_> { fn default() -> Self { Options::new(sys::torc_alpha_dropout_options_init) } }
impl<'a> AlphaDropoutOptions<'a> {
/// default 0.5
pub fn p(mut self, p: f64) -> Self { unsafe { self.c.p = p } self }
/// default False
pub fn training(mut self, training: bool) -> Self { unsafe { self.c.training = training as i64 } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type FeatureAlphaDropoutOptions<'a> = Options<'a, sys::torc_feature_alpha_dropout_options>;
impl Default for FeatureAlphaDropoutOptions<'_> { fn default() -> Self { Options::new(sys::torc_feature_alpha_dropout_options_init) } }
impl<'a> FeatureAlphaDropoutOptions<'a> {
/// default 0.5
pub fn p(mut self, p: f64) -> Self { unsafe { self.c.p = p } self }
/// default False
pub fn training(mut self, training: bool) -> Self { unsafe { self.c.training = training as i64 } self }
/// default None
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type Im2colOptions<'a> = Options<'a, sys::torc_im2col_options>;
impl Default for Im2colOptions<'_> { fn default() -> Self { Options::new(sys::torc_im2col_options_init) } }
impl<'a> Im2colOptions<'a> {
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
}
pub type Col2imOptions<'a> = Options<'a, sys::torc_col2im_options>;
impl Default for Col2imOptions<'_> { fn default() -> Self { Options::new(sys::torc_col2im_options_init) } }
impl<'a> Col2imOptions<'a> {
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
}
pub type EmbeddingBagOptions<'a> = Options<'a, sys::torc_embedding_bag_options>;
impl Default for EmbeddingBagOptions<'_> { fn default() -> Self { Options::new(sys::torc_embedding_bag_options_init) } }
impl<'a> EmbeddingBagOptions<'a> {
/// default None
pub fn offsets(mut self, offsets: &'a Tensor) -> Self { unsafe { self.c.offsets = raw(offsets) } self }
/// default False
pub fn scale_grad_by_freq(mut self, scale_grad_by_freq: bool) -> Self { unsafe { self.c.scale_grad_by_freq = scale_grad_by_freq as i64 } self }
/// default 'mean'
pub fn mode(mut self, mode: &'a str) -> Self { unsafe { self.c.mode = chars(self.keep(&crate::text(mode))) } self }
/// default None
pub fn per_sample_weights(mut self, per_sample_weights: &'a Tensor) -> Self { unsafe { self.c.per_sample_weights = raw(per_sample_weights) } self }
/// default False
pub fn include_last_offset(mut self, include_last_offset: bool) -> Self { unsafe { self.c.include_last_offset = include_last_offset as i64 } self }
/// default None
pub fn padding_idx(mut self, padding_idx: i64) -> Self { unsafe { self.c.padding_idx = padding_idx } self }
}
pub type Conv3dOptions<'a> = Options<'a, sys::torc_conv3d_options>;
impl Default for Conv3dOptions<'_> { fn default() -> Self { Options::new(sys::torc_conv3d_options_init) } }
impl<'a> Conv3dOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default 1
pub fn groups(mut self, groups: i64) -> Self { unsafe { self.c.groups = groups } self }
}
pub type Conv3dPaddingOptions<'a> = Options<'a, sys::torc_conv3d_padding_options>;
impl Default for Conv3dPaddingOptions<'_> { fn default() -> Self { Options::new(sys::torc_conv3d_padding_options_init) } }
impl<'a> Conv3dPaddingOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 'valid'
pub fn padding(mut self, padding: &'a str) -> Self { unsafe { self.c.padding = chars(self.keep(&crate::text(padding))) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default 1
pub fn groups(mut self, groups: i64) -> Self { unsafe { self.c.groups = groups } self }
}
pub type ConvTranspose3dOptions<'a> = Options<'a, sys::torc_conv_transpose3d_options>;
impl Default for ConvTranspose3dOptions<'_> { fn default() -> Self { Options::new(sys::torc_conv_transpose3d_options_init) } }
impl<'a> ConvTranspose3dOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 0
pub fn output_padding(mut self, output_padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.output_padding = ints(self.keep(output_padding.as_ref())) } self }
/// default 1
pub fn groups(mut self, groups: i64) -> Self { unsafe { self.c.groups = groups } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
}
pub type PairwiseDistanceOptions<'a> = Options<'a, sys::torc_pairwise_distance_options>;
impl Default for PairwiseDistanceOptions<'_> { fn default() -> Self { Options::new(sys::torc_pairwise_distance_options_init) } }
impl<'a> PairwiseDistanceOptions<'a> {
/// default 2
pub fn p(mut self, p: f64) -> Self { unsafe { self.c.p = p } self }
/// default 1e-06
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
/// default False
pub fn keepdim(mut self, keepdim: bool) -> Self { unsafe { self.c.keepdim = keepdim as i64 } self }
}
pub type BilinearOptions<'a> = Options<'a, sys::torc_bilinear_options>;
impl Default for BilinearOptions<'_> { fn default() -> Self { Options::new(sys::torc_bilinear_options_init) } }
impl<'a> BilinearOptions<'a> {
/// default None
pub fn bias(mut self, bias: &'a Tensor) -> Self { unsafe { self.c.bias = raw(bias) } self }
}
pub type MarginRankingLossOptions<'a> = Options<'a, sys::torc_margin_ranking_loss_options>;
impl Default for MarginRankingLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_margin_ranking_loss_options_init) } }
impl<'a> MarginRankingLossOptions<'a> {
/// default 0
pub fn margin(mut self, margin: f64) -> Self { unsafe { self.c.margin = margin } self }
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type HingeEmbeddingLossOptions<'a> = Options<'a, sys::torc_hinge_embedding_loss_options>;
impl Default for HingeEmbeddingLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_hinge_embedding_loss_options_init) } }
impl<'a> HingeEmbeddingLossOptions<'a> {
/// default 1.0
pub fn margin(mut self, margin: f64) -> Self { unsafe { self.c.margin = margin } self }
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type CosineEmbeddingLossOptions<'a> = Options<'a, sys::torc_cosine_embedding_loss_options>;
impl Default for CosineEmbeddingLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_cosine_embedding_loss_options_init) } }
impl<'a> CosineEmbeddingLossOptions<'a> {
/// default 0
pub fn margin(mut self, margin: f64) -> Self { unsafe { self.c.margin = margin } self }
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type TripletMarginLossOptions<'a> = Options<'a, sys::torc_triplet_margin_loss_options>;
impl Default for TripletMarginLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_triplet_margin_loss_options_init) } }
impl<'a> TripletMarginLossOptions<'a> {
/// default 1.0
pub fn margin(mut self, margin: f64) -> Self { unsafe { self.c.margin = margin } self }
/// default 2
pub fn p(mut self, p: f64) -> Self { unsafe { self.c.p = p } self }
/// default 1e-06
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
/// default False
pub fn swap(mut self, swap: bool) -> Self { unsafe { self.c.swap = swap as i64 } self }
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type SoftMarginLossOptions<'a> = Options<'a, sys::torc_soft_margin_loss_options>;
impl Default for SoftMarginLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_soft_margin_loss_options_init) } }
impl<'a> SoftMarginLossOptions<'a> {
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type MultiMarginLossOptions<'a> = Options<'a, sys::torc_multi_margin_loss_options>;
impl Default for MultiMarginLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_multi_margin_loss_options_init) } }
impl<'a> MultiMarginLossOptions<'a> {
/// default 1
pub fn p(mut self, p: i64) -> Self { unsafe { self.c.p = p } self }
/// default 1.0
pub fn margin(mut self, margin: f64) -> Self { unsafe { self.c.margin = margin } self }
/// default None
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type MultilabelMarginLossOptions<'a> = Options<'a, sys::torc_multilabel_margin_loss_options>;
impl Default for MultilabelMarginLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_multilabel_margin_loss_options_init) } }
impl<'a> MultilabelMarginLossOptions<'a> {
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type PoissonNllLossOptions<'a> = Options<'a, sys::torc_poisson_nll_loss_options>;
impl Default for PoissonNllLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_poisson_nll_loss_options_init) } }
impl<'a> PoissonNllLossOptions<'a> {
/// default True
pub fn log_input(mut self, log_input: bool) -> Self { unsafe { self.c.log_input = log_input as i64 } self }
/// default False
pub fn full(mut self, full: bool) -> Self { unsafe { self.c.full = full as i64 } self }
/// default 1e-08
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
/// default 'mean'
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type RnnTanhCellOptions<'a> = Options<'a, sys::torc_rnn_tanh_cell_options>;
impl Default for RnnTanhCellOptions<'_> { fn default() -> Self { Options::new(sys::torc_rnn_tanh_cell_options_init) } }
impl<'a> RnnTanhCellOptions<'a> {
/// default None
pub fn b_ih(mut self, b_ih: &'a Tensor) -> Self { unsafe { self.c.b_ih = raw(b_ih) } self }
/// default None
pub fn b_hh(mut self, b_hh: &'a Tensor) -> Self { unsafe { self.c.b_hh = raw(b_hh) } self }
}
pub type RnnReluCellOptions<'a> = Options<'a, sys::torc_rnn_relu_cell_options>;
impl Default for RnnReluCellOptions<'_> { fn default() -> Self { Options::new(sys::torc_rnn_relu_cell_options_init) } }
impl<'a> RnnReluCellOptions<'a> {
/// default None
pub fn b_ih(mut self, b_ih: &'a Tensor) -> Self { unsafe { self.c.b_ih = raw(b_ih) } self }
/// default None
pub fn b_hh(mut self, b_hh: &'a Tensor) -> Self { unsafe { self.c.b_hh = raw(b_hh) } self }
}
pub type GruCellOptions<'a> = Options<'a, sys::torc_gru_cell_options>;
impl Default for GruCellOptions<'_> { fn default() -> Self { Options::new(sys::torc_gru_cell_options_init) } }
impl<'a> GruCellOptions<'a> {
/// default None
pub fn b_ih(mut self, b_ih: &'a Tensor) -> Self { unsafe { self.c.b_ih = raw(b_ih) } self }
/// default None
pub fn b_hh(mut self, b_hh: &'a Tensor) -> Self { unsafe { self.c.b_hh = raw(b_hh) } self }
}
pub type LstmCellOptions<'a> = Options<'a, sys::torc_lstm_cell_options>;
impl Default for LstmCellOptions<'_> { fn default() -> Self { Options::new(sys::torc_lstm_cell_options_init) } }
impl<'a> LstmCellOptions<'a> {
/// default None
pub fn b_ih(mut self, b_ih: &'a Tensor) -> Self { unsafe { self.c.b_ih = raw(b_ih) } self }
/// default None
pub fn b_hh(mut self, b_hh: &'a Tensor) -> Self { unsafe { self.c.b_hh = raw(b_hh) } self }
}
pub type FusedSgdInplaceOptions<'a> = Options<'a, sys::torc__fused_sgd_inplace_options>;
impl Default for FusedSgdInplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc__fused_sgd_inplace_options_init) } }
impl<'a> FusedSgdInplaceOptions<'a> {
/// default None
pub fn grad_scale(mut self, grad_scale: &'a Tensor) -> Self { unsafe { self.c.grad_scale = raw(grad_scale) } self }
/// default None
pub fn found_inf(mut self, found_inf: &'a Tensor) -> Self { unsafe { self.c.found_inf = raw(found_inf) } self }
}
pub type FusedSgdTensorLrOptions<'a> = Options<'a, sys::torc__fused_sgd__tensor_lr_options>;
impl Default for FusedSgdTensorLrOptions<'_> { fn default() -> Self { Options::new(sys::torc__fused_sgd__tensor_lr_options_init) } }
impl<'a> FusedSgdTensorLrOptions<'a> {
/// default None
pub fn grad_scale(mut self, grad_scale: &'a Tensor) -> Self { unsafe { self.c.grad_scale = raw(grad_scale) } self }
/// default None
pub fn found_inf(mut self, found_inf: &'a Tensor) -> Self { unsafe { self.c.found_inf = raw(found_inf) } self }
}
pub type FusedAdamInplaceOptions<'a> = Options<'a, sys::torc__fused_adam_inplace_options>;
impl Default for FusedAdamInplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc__fused_adam_inplace_options_init) } }
impl<'a> FusedAdamInplaceOptions<'a> {
/// default None
pub fn grad_scale(mut self, grad_scale: &'a Tensor) -> Self { unsafe { self.c.grad_scale = raw(grad_scale) } self }
/// default None
pub fn found_inf(mut self, found_inf: &'a Tensor) -> Self { unsafe { self.c.found_inf = raw(found_inf) } self }
}
pub type FusedAdamTensorLrOptions<'a> = Options<'a, sys::torc__fused_adam__tensor_lr_options>;
impl Default for FusedAdamTensorLrOptions<'_> { fn default() -> Self { Options::new(sys::torc__fused_adam__tensor_lr_options_init) } }
impl<'a> FusedAdamTensorLrOptions<'a> {
/// default None
pub fn grad_scale(mut self, grad_scale: &'a Tensor) -> Self { unsafe { self.c.grad_scale = raw(grad_scale) } self }
/// default None
pub fn found_inf(mut self, found_inf: &'a Tensor) -> Self { unsafe { self.c.found_inf = raw(found_inf) } self }
}
pub type FusedAdamwInplaceOptions<'a> = Options<'a, sys::torc__fused_adamw_inplace_options>;
impl Default for FusedAdamwInplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc__fused_adamw_inplace_options_init) } }
impl<'a> FusedAdamwInplaceOptions<'a> {
/// default None
pub fn grad_scale(mut self, grad_scale: &'a Tensor) -> Self { unsafe { self.c.grad_scale = raw(grad_scale) } self }
/// default None
pub fn found_inf(mut self, found_inf: &'a Tensor) -> Self { unsafe { self.c.found_inf = raw(found_inf) } self }
}
pub type FusedAdamwTensorLrOptions<'a> = Options<'a, sys::torc__fused_adamw__tensor_lr_options>;
impl Default for FusedAdamwTensorLrOptions<'_> { fn default() -> Self { Options::new(sys::torc__fused_adamw__tensor_lr_options_init) } }
impl<'a> FusedAdamwTensorLrOptions<'a> {
/// default None
pub fn grad_scale(mut self, grad_scale: &'a Tensor) -> Self { unsafe { self.c.grad_scale = raw(grad_scale) } self }
/// default None
pub fn found_inf(mut self, found_inf: &'a Tensor) -> Self { unsafe { self.c.found_inf = raw(found_inf) } self }
}
pub type ForeachCopyInplaceOptions<'a> = Options<'a, sys::torc__foreach_copy_inplace_options>;
impl Default for ForeachCopyInplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc__foreach_copy_inplace_options_init) } }
impl<'a> ForeachCopyInplaceOptions<'a> {
/// default False
pub fn non_blocking(mut self, non_blocking: bool) -> Self { unsafe { self.c.non_blocking = non_blocking as i64 } self }
}
pub type ForeachNormOptions<'a> = Options<'a, sys::torc__foreach_norm_options>;
impl Default for ForeachNormOptions<'_> { fn default() -> Self { Options::new(sys::torc__foreach_norm_options_init) } }
impl<'a> ForeachNormOptions<'a> {
/// default 2
pub fn ord(mut self, ord: impl Into<Number>) -> Self { unsafe { self.c.ord = ord.into() } self }
/// default None
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
}
pub type ForeachAddOptions<'a> = Options<'a, sys::torc__foreach_add_options>;
impl Default for ForeachAddOptions<'_> { fn default() -> Self { Options::new(sys::torc__foreach_add_options_init) } }
impl<'a> ForeachAddOptions<'a> {
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type ForeachAddTensorOptions<'a> = Options<'a, sys::torc__foreach_add_tensor_options>;
impl Default for ForeachAddTensorOptions<'_> { fn default() -> Self { Options::new(sys::torc__foreach_add_tensor_options_init) } }
impl<'a> ForeachAddTensorOptions<'a> {
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type ForeachSubOptions<'a> = Options<'a, sys::torc__foreach_sub_options>;
impl Default for ForeachSubOptions<'_> { fn default() -> Self { Options::new(sys::torc__foreach_sub_options_init) } }
impl<'a> ForeachSubOptions<'a> {
/// default 1
pub fn alpha(mut self, alpha: impl Into<Number>) -> Self { unsafe { self.c.alpha = alpha.into() } self }
}
pub type ForeachAddcmulOptions<'a> = Options<'a, sys::torc__foreach_addcmul_options>;
impl Default for ForeachAddcmulOptions<'_> { fn default() -> Self { Options::new(sys::torc__foreach_addcmul_options_init) } }
impl<'a> ForeachAddcmulOptions<'a> {
/// default 1
pub fn value(mut self, value: impl Into<Number>) -> Self { unsafe { self.c.value = value.into() } self }
}
pub type ForeachAddcdivOptions<'a> = Options<'a, sys::torc__foreach_addcdiv_options>;
impl Default for ForeachAddcdivOptions<'_> { fn default() -> Self { Options::new(sys::torc__foreach_addcdiv_options_init) } }
impl<'a> ForeachAddcdivOptions<'a> {
/// default 1
pub fn value(mut self, value: impl Into<Number>) -> Self { unsafe { self.c.value = value.into() } self }
}
pub type RequiresGradOptions<'a> = Options<'a, sys::torc_requires_grad_options>;
impl Default for RequiresGradOptions<'_> { fn default() -> Self { Options::new(sys::torc_requires_grad_options_init) } }
impl<'a> RequiresGradOptions<'a> {
/// default true
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type SetOptions<'a> = Options<'a, sys::torc_set_options>;
impl Default for SetOptions<'_> { fn default() -> Self { Options::new(sys::torc_set_options_init) } }
impl<'a> SetOptions<'a> {
/// default 0; in elements. From the beginning of a storage, or of the source tensor.
pub fn storage_offset(mut self, storage_offset: i64) -> Self { unsafe { self.c.storage_offset = storage_offset } self }
/// default TORC_NONE: as the source; of a storage as many elements as it holds
pub fn size(mut self, size: impl AsRef<[i64]>) -> Self { unsafe { self.c.size = ints(self.keep(size.as_ref())) } self }
/// default TORC_NONE: contiguous
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
}
pub type ResizeOptions<'a> = Options<'a, sys::torc_resize_options>;
impl Default for ResizeOptions<'_> { fn default() -> Self { Options::new(sys::torc_resize_options_init) } }
impl<'a> ResizeOptions<'a> {
/// default preserve_format, PyTorch's None: contiguous, but t as it is if it has that size
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type ResizeAsOptions<'a> = Options<'a, sys::torc_resize_as_options>;
impl Default for ResizeAsOptions<'_> { fn default() -> Self { Options::new(sys::torc_resize_as_options_init) } }
impl<'a> ResizeAsOptions<'a> {
/// default contiguous_format, PyTorch's None; preserve_format: channels_last or _3d where
/// the_template is, else contiguous
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type BackwardOptions<'a> = Options<'a, sys::torc_backward_options>;
impl Default for BackwardOptions<'_> { fn default() -> Self { Options::new(sys::torc_backward_options_init) } }
impl<'a> BackwardOptions<'a> {
/// gradient of loss itself; may be left out if loss has one element (then 1)
pub fn gradient(mut self, gradient: &'a Tensor) -> Self { unsafe { self.c.gradient = raw(gradient) } self }
/// default false; keep what the graph saved, for another backward (implied by create_graph)
pub fn retain_graph(mut self, retain_graph: bool) -> Self { unsafe { self.c.retain_graph = retain_graph as i64 } self }
/// default false; make the gradients differentiable themselves. They then hold the graph, which holds the
/// leaf, which holds them: torc_set_grad(leaf, NULL) after use, or take torc_autograd_grad.
pub fn create_graph(mut self, create_graph: bool) -> Self { unsafe { self.c.create_graph = create_graph as i64 } self }
/// accumulate into these only; default all leaves
pub fn inputs(mut self, inputs: &'a [impl Borrow<Tensor>]) -> Self { unsafe { self.c.inputs = all_of(self.keep(&Vec::from_iter(inputs.iter().map(|v| raw::<Tensor>(v.borrow()))))) } self }
}
pub type BackwardManyOptions<'a> = Options<'a, sys::torc_backward_many_options>;
impl Default for BackwardManyOptions<'_> { fn default() -> Self { Options::new(sys::torc_backward_many_options_init) } }
impl<'a> BackwardManyOptions<'a> {
/// one per tensor; NULL entries (or no list) where the tensor has one element
pub fn gradients(mut self, gradients: &'a [Option<&'a Tensor>]) -> Self { unsafe { self.c.gradients = all_of(self.keep(&Vec::from_iter(gradients.iter().map(|h| raw::<Tensor>(*h))))) } self }
/// default false
pub fn retain_graph(mut self, retain_graph: bool) -> Self { unsafe { self.c.retain_graph = retain_graph as i64 } self }
/// default false
pub fn create_graph(mut self, create_graph: bool) -> Self { unsafe { self.c.create_graph = create_graph as i64 } self }
pub fn inputs(mut self, inputs: &'a [impl Borrow<Tensor>]) -> Self { unsafe { self.c.inputs = all_of(self.keep(&Vec::from_iter(inputs.iter().map(|v| raw::<Tensor>(v.borrow()))))) } self }
}
pub type AutogradGradOptions<'a> = Options<'a, sys::torc_autograd_grad_options>;
impl Default for AutogradGradOptions<'_> { fn default() -> Self { Options::new(sys::torc_autograd_grad_options_init) } }
impl<'a> AutogradGradOptions<'a> {
/// one per output, as `gradients` above
pub fn grad_outputs(mut self, grad_outputs: &'a [Option<&'a Tensor>]) -> Self { unsafe { self.c.grad_outputs = all_of(self.keep(&Vec::from_iter(grad_outputs.iter().map(|h| raw::<Tensor>(*h))))) } self }
/// default false
pub fn retain_graph(mut self, retain_graph: bool) -> Self { unsafe { self.c.retain_graph = retain_graph as i64 } self }
/// default false
pub fn create_graph(mut self, create_graph: bool) -> Self { unsafe { self.c.create_graph = create_graph as i64 } self }
/// default false; an input that no output depends on gives NULL instead of an error
pub fn allow_unused(mut self, allow_unused: bool) -> Self { unsafe { self.c.allow_unused = allow_unused as i64 } self }
/// default false; … gives zeros instead of NULL (implies allow_unused)
pub fn materialize_grads(mut self, materialize_grads: bool) -> Self { unsafe { self.c.materialize_grads = materialize_grads as i64 } self }
}
pub type FunctionApplyOptions<'a> = Options<'a, sys::torc_function_apply_options>;
impl Default for FunctionApplyOptions<'_> { fn default() -> Self { Options::new(sys::torc_function_apply_options_init) } }
impl<'a> FunctionApplyOptions<'a> {
/// default false; backward runs without grad mode, and to differentiate its result is an error
pub fn once_differentiable(mut self, once_differentiable: bool) -> Self { unsafe { self.c.once_differentiable = once_differentiable as i64 } self }
}
pub type CheckpointOptions<'a> = Options<'a, sys::torc_checkpoint_options>;
impl Default for CheckpointOptions<'_> { fn default() -> Self { Options::new(sys::torc_checkpoint_options_init) } }
impl<'a> CheckpointOptions<'a> {
/// default false; true: do not restore the random generators for the recomputation
pub fn discard_rng_state(mut self, discard_rng_state: bool) -> Self { unsafe { self.c.discard_rng_state = discard_rng_state as i64 } self }
/// default false; true: do not compare sizes, dtypes and devices of what is recomputed
pub fn skip_determinism_check(mut self, skip_determinism_check: bool) -> Self { unsafe { self.c.skip_determinism_check = skip_determinism_check as i64 } self }
}
pub type GradcheckOptions<'a> = Options<'a, sys::torc_gradcheck_options>;
impl Default for GradcheckOptions<'_> { fn default() -> Self { Options::new(sys::torc_gradcheck_options_init) } }
impl<'a> GradcheckOptions<'a> {
/// step of the central differences; default 1e-6
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
/// default 1e-5
pub fn atol(mut self, atol: f64) -> Self { unsafe { self.c.atol = atol } self }
/// default 1e-3
pub fn rtol(mut self, rtol: f64) -> Self { unsafe { self.c.rtol = rtol } self }
/// largest difference allowed between two backward runs; default 0: equal
pub fn nondet_tol(mut self, nondet_tol: f64) -> Self { unsafe { self.c.nondet_tol = nondet_tol } self }
}
impl Tensor {
pub fn dim<>(&self) -> i64 { unsafe { sys::torc_dim(raw(self)) } }
pub fn numel<>(&self) -> i64 { unsafe { sys::torc_numel(raw(self)) } }
/// Size / stride (in elements) of one dimension, which may count from the end (-1). IndexError if out of range.
pub fn size<>(&self, dim: i64) -> Result<i64> { unsafe { Ok(check(sys::torc_size(raw(self), dim))?) } }
pub fn stride<>(&self, dim: i64) -> Result<i64> { unsafe { Ok(check(sys::torc_stride(raw(self), dim))?) } }
pub fn storage_offset<>(&self) -> i64 { unsafe { sys::torc_storage_offset(raw(self)) } }
pub fn dtype<>(&self) -> DType { unsafe { sys::torc_tensor_dtype(raw(self)) } }
pub fn device<>(&self) -> Device { unsafe { sys::torc_tensor_device(raw(self)) } }
pub fn layout<>(&self) -> Layout { unsafe { sys::torc_tensor_layout(raw(self)) } }
pub fn is_contiguous<>(&self) -> Result<bool> { unsafe { Ok(check(sys::torc_is_contiguous_with(raw(self), null_mut()))?) } }
pub fn is_contiguous_with<>(&self, options: IsContiguousOptions) -> Result<bool> { unsafe { Ok(check(sys::torc_is_contiguous_with(raw(self), &options.c))?) } }
/// Same sizes, strides, offset and storage, and the same answers to the next two.
pub fn is_same_view<>(&self, b: &Tensor) -> Result<bool> { unsafe { Ok(check(sys::torc_is_same_view(raw(self), raw(b)))?) } }
/// Are its elements those in memory conjugated (torc_conj), negated (torc_imag of such)? Only who looks at the memory itself, through
/// torc_data_ptr, needs to ask: torc_resolve_conj and torc_resolve_neg give a tensor whose memory is as it reads.
pub fn is_conj<>(&self) -> Result<bool> { unsafe { Ok(check(sys::torc_is_conj(raw(self)))?) } }
pub fn is_neg<>(&self) -> Result<bool> { unsafe { Ok(check(sys::torc_is_neg(raw(self)))?) } }
/// Do a and b share bytes of one storage handle?
pub fn shares_storage<>(&self, b: &Tensor) -> Result<bool> { unsafe { Ok(check(sys::torc_shares_storage(raw(self), raw(b)))?) } }
/// Incremented by every in-place change of the tensor's bytes; shared by all views. A tensor that is given other memory
/// (torc_set_, torc_set_data) keeps its counter and shares it with the views it had, not with other tensors over that memory.
pub fn version<>(&self) -> i64 { unsafe { sys::torc_tensor_version(raw(self)) } }
/// The storage handle, borrowed from t until it is given another one.
pub fn storage<>(&self) -> Result<Storage> { unsafe { Ok(own(sys::torc_retain(sys::torc_tensor_storage(raw(self))))?) } }
/// The only element of t (Tensor.item) as a double: false is 0, true 1. RUNTIME unless numel is 1, and of a complex number whose
/// imaginary part is not 0 (torc_item_number gives both parts). NaN on error.
pub fn item<>(&self) -> Result<f64> { unsafe { Ok(check(sys::torc_item(raw(self)))?) } }
/// The same as an int64 (truncated, saturated): exact for integers, of which a double holds 53 bits. 0 on error, so that
/// torc_error() must tell whether it is one.
pub fn item_int64<>(&self) -> Result<i64> { unsafe { Ok(check(sys::torc_item_int64(raw(self)))?) } }
/// The same with its kind, for bindings: bool, int, float or complex as in Python. Of kind NONE on error. An element of a uint64
/// tensor above 2^63 - 1 is an int of the same bits, which is negative.
pub fn item_number<>(&self) -> Result<Number> { unsafe { Ok(check(sys::torc_item_number(raw(self)))?) } }
/// Is the only element of t different from 0? RUNTIME unless numel is 1.
pub fn is_nonzero<>(&self) -> Result<bool> { unsafe { Ok(check(sys::torc_is_nonzero(raw(self)))?) } }
/// Same shape and same values (torch.equal); NaN differs from NaN. False also on error.
pub fn equal<>(&self, b: &Tensor) -> Result<bool> { unsafe { Ok(check(sys::torc_equal(raw(self), raw(b)))?) } }
/// Is |a - b| <= atol + rtol * |b| everywhere (torch.allclose)? False also on error.
pub fn allclose<>(&self, b: &Tensor) -> Result<bool> { unsafe { Ok(check(sys::torc_allclose_with(raw(self), raw(b), null_mut()))?) } }
/// Is |a - b| <= atol + rtol * |b| everywhere (torch.allclose)? False also on error.
pub fn allclose_with<>(&self, b: &Tensor, options: AllcloseOptions) -> Result<bool> { unsafe { Ok(check(sys::torc_allclose_with(raw(self), raw(b), &options.c))?) } }
/// What Python's repr(t) shows in PyTorch ("tensor([1., 2.])"), as a text that lives as long as the innermost scope. Of large
/// tensors the middle of long dimensions is left out (torc_set_printoptions). Waits for the device of t.
pub fn to_text<>(&self) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_tensor_to_string(raw(self))))?.unwrap_or_default()) } }
/// Print t: that text, whole, and the end of the line, to standard output (stdout, not flushed). IO if it cannot be written.
pub fn print<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_print(raw(self)))?) } }
/// self + alpha * other, elementwise.
pub fn add<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_add_with(raw(self), raw(tensor), null_mut()), Err(n) => sys::torc_add_scalar_with(raw(self), n, null_mut()) }))?) } }
/// self + alpha * other, elementwise.
pub fn add_with<>(&self, other: impl Operand, options: AddOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_add_with(raw(self), raw(tensor), &options.c), Err(n) => sys::torc_add_scalar_with(raw(self), n, &options.c) }))?) } }
/// self + alpha * other, elementwise.
pub fn add_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_add_inplace_with(raw(self), raw(tensor), null_mut()), Err(n) => sys::torc_add_scalar_inplace_with(raw(self), n, null_mut()) }))?) } }
/// self + alpha * other, elementwise.
pub fn add_inplace_with<>(&self, other: impl Operand, options: AddOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_add_inplace_with(raw(self), raw(tensor), &options.c), Err(n) => sys::torc_add_scalar_inplace_with(raw(self), n, &options.c) }))?) } }
/// self - alpha * other, elementwise.
pub fn sub<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_sub_with(raw(self), raw(tensor), null_mut()), Err(n) => sys::torc_sub_scalar_with(raw(self), n, null_mut()) }))?) } }
/// self - alpha * other, elementwise.
pub fn sub_with<>(&self, other: impl Operand, options: SubOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_sub_with(raw(self), raw(tensor), &options.c), Err(n) => sys::torc_sub_scalar_with(raw(self), n, &options.c) }))?) } }
/// self - alpha * other, elementwise.
pub fn sub_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_sub_inplace_with(raw(self), raw(tensor), null_mut()), Err(n) => sys::torc_sub_scalar_inplace_with(raw(self), n, null_mut()) }))?) } }
/// self - alpha * other, elementwise.
pub fn sub_inplace_with<>(&self, other: impl Operand, options: SubOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_sub_inplace_with(raw(self), raw(tensor), &options.c), Err(n) => sys::torc_sub_scalar_inplace_with(raw(self), n, &options.c) }))?) } }
/// other - alpha * self, elementwise.
pub fn rsub<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_rsub_with(raw(self), raw(tensor), null_mut()), Err(n) => sys::torc_rsub_scalar_with(raw(self), n, null_mut()) }))?) } }
/// other - alpha * self, elementwise.
pub fn rsub_with<>(&self, other: impl Operand, options: RsubOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_rsub_with(raw(self), raw(tensor), &options.c), Err(n) => sys::torc_rsub_scalar_with(raw(self), n, &options.c) }))?) } }
/// self * other, elementwise.
pub fn mul<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_mul(raw(self), raw(tensor)), Err(n) => sys::torc_mul_scalar(raw(self), n) }))?) } }
/// self * other, elementwise.
pub fn mul_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_mul_(raw(self), raw(tensor)), Err(n) => sys::torc_mul_scalar_(raw(self), n) }))?) } }
/// self / other; rounding_mode 'trunc' rounds the quotient toward zero, 'floor' down.
pub fn div<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_div_with(raw(self), raw(tensor), null_mut()), Err(n) => sys::torc_div_scalar_with(raw(self), n, null_mut()) }))?) } }
/// self / other; rounding_mode 'trunc' rounds the quotient toward zero, 'floor' down.
pub fn div_with<>(&self, other: impl Operand, options: DivOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_div_with(raw(self), raw(tensor), &options.c), Err(n) => sys::torc_div_scalar_with(raw(self), n, &options.c) }))?) } }
/// self / other; rounding_mode 'trunc' rounds the quotient toward zero, 'floor' down.
pub fn div_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_div_inplace_with(raw(self), raw(tensor), null_mut()), Err(n) => sys::torc_div_scalar_inplace_with(raw(self), n, null_mut()) }))?) } }
/// self / other; rounding_mode 'trunc' rounds the quotient toward zero, 'floor' down.
pub fn div_inplace_with<>(&self, other: impl Operand, options: DivOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_div_inplace_with(raw(self), raw(tensor), &options.c), Err(n) => sys::torc_div_scalar_inplace_with(raw(self), n, &options.c) }))?) } }
/// self / other; integers are divided as floating-point numbers.
pub fn true_divide<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_true_divide(raw(self), raw(tensor)), Err(n) => sys::torc_true_divide_scalar(raw(self), n) }))?) } }
/// self / other; integers are divided as floating-point numbers.
pub fn true_divide_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_true_divide_(raw(self), raw(tensor)), Err(n) => sys::torc_true_divide_scalar_(raw(self), n) }))?) } }
/// The quotient rounded down.
pub fn floor_divide<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_floor_divide(raw(self), raw(tensor)), Err(n) => sys::torc_floor_divide_scalar(raw(self), n) }))?) } }
/// The quotient rounded down.
pub fn floor_divide_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_floor_divide_(raw(self), raw(tensor)), Err(n) => sys::torc_floor_divide_scalar_(raw(self), n) }))?) } }
/// Python's modulus: the result has the sign of other.
pub fn remainder<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_remainder(raw(self), raw(tensor)), Err(n) => sys::torc_remainder_scalar(raw(self), n) }))?) } }
/// Python's modulus: the result has the sign of other.
pub fn remainder_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_remainder_(raw(self), raw(tensor)), Err(n) => sys::torc_remainder_scalar_(raw(self), n) }))?) } }
/// C's fmod: the result has the sign of self.
pub fn fmod<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_fmod(raw(self), raw(tensor)), Err(n) => sys::torc_fmod_scalar(raw(self), n) }))?) } }
/// C's fmod: the result has the sign of self.
pub fn fmod_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_fmod_(raw(self), raw(tensor)), Err(n) => sys::torc_fmod_scalar_(raw(self), n) }))?) } }
/// self to the power of exponent.
pub fn pow<>(&self, exponent: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match exponent.tensor() { Ok(tensor) => sys::torc_pow(raw(self), raw(tensor)), Err(n) => sys::torc_pow_scalar(raw(self), n) }))?) } }
/// self to the power of exponent.
pub fn pow_<>(&self, exponent: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match exponent.tensor() { Ok(tensor) => sys::torc_pow_(raw(self), raw(tensor)), Err(n) => sys::torc_pow_scalar_(raw(self), n) }))?) } }
/// pow, computed in float64, or complex128.
pub fn float_power<>(&self, exponent: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match exponent.tensor() { Ok(tensor) => sys::torc_float_power(raw(self), raw(tensor)), Err(n) => sys::torc_float_power_scalar(raw(self), n) }))?) } }
/// pow, computed in float64, or complex128.
pub fn float_power_<>(&self, exponent: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match exponent.tensor() { Ok(tensor) => sys::torc_float_power_(raw(self), raw(tensor)), Err(n) => sys::torc_float_power_scalar_(raw(self), n) }))?) } }
/// self * 2 ** other.
pub fn ldexp<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ldexp(raw(self), raw(other))))?) } }
/// self * 2 ** other.
pub fn ldexp_<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ldexp_(raw(self), raw(other))))?) } }
/// The greatest common divisor.
pub fn gcd<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gcd(raw(self), raw(other))))?) } }
/// The greatest common divisor.
pub fn gcd_<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gcd_(raw(self), raw(other))))?) } }
/// The least common multiple.
pub fn lcm<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_lcm(raw(self), raw(other))))?) } }
/// The least common multiple.
pub fn lcm_<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_lcm_(raw(self), raw(other))))?) } }
/// -self.
pub fn neg<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_neg(raw(self))))?) } }
/// -self.
pub fn neg_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_neg_(raw(self))))?) } }
/// The absolute value.
pub fn abs<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_abs(raw(self))))?) } }
/// The absolute value.
pub fn abs_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_abs_(raw(self))))?) } }
/// The conjugate, computed now; self if that is real.
pub fn conj_physical<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conj_physical(raw(self))))?) } }
/// The conjugate, computed now; self if that is real.
pub fn conj_physical_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conj_physical_(raw(self))))?) } }
/// -1, 0 or 1; 0 for NaN.
pub fn sign<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sign(raw(self))))?) } }
/// -1, 0 or 1; 0 for NaN.
pub fn sign_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sign_(raw(self))))?) } }
/// sign; of a complex number the one of magnitude 1 in its direction, 0 of 0.
pub fn sgn<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sgn(raw(self))))?) } }
/// sign; of a complex number the one of magnitude 1 in its direction, 0 of 0.
pub fn sgn_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sgn_(raw(self))))?) } }
/// The angle of a complex number in radians; of a real one 0, or pi if it is negative.
pub fn angle<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_angle(raw(self))))?) } }
/// self * self.
pub fn square<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_square(raw(self))))?) } }
/// self * self.
pub fn square_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_square_(raw(self))))?) } }
/// The square root.
pub fn sqrt<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sqrt(raw(self))))?) } }
/// The square root.
pub fn sqrt_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sqrt_(raw(self))))?) } }
/// 1 / sqrt(self).
pub fn rsqrt<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rsqrt(raw(self))))?) } }
/// 1 / sqrt(self).
pub fn rsqrt_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rsqrt_(raw(self))))?) } }
/// 1 / self.
pub fn reciprocal<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_reciprocal(raw(self))))?) } }
/// 1 / self.
pub fn reciprocal_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_reciprocal_(raw(self))))?) } }
/// self + value * tensor1 * tensor2.
pub fn addcmul<>(&self, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcmul_with(raw(self), raw(tensor1), raw(tensor2), null_mut())))?) } }
/// self + value * tensor1 * tensor2.
pub fn addcmul_with<>(&self, tensor1: &Tensor, tensor2: &Tensor, options: AddcmulOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcmul_with(raw(self), raw(tensor1), raw(tensor2), &options.c)))?) } }
/// self + value * tensor1 * tensor2.
pub fn addcmul_<>(&self, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcmul_inplace_with(raw(self), raw(tensor1), raw(tensor2), null_mut())))?) } }
/// self + value * tensor1 * tensor2.
pub fn addcmul_inplace_with<>(&self, tensor1: &Tensor, tensor2: &Tensor, options: AddcmulOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcmul_inplace_with(raw(self), raw(tensor1), raw(tensor2), &options.c)))?) } }
/// self + value * tensor1 / tensor2.
pub fn addcdiv<>(&self, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcdiv_with(raw(self), raw(tensor1), raw(tensor2), null_mut())))?) } }
/// self + value * tensor1 / tensor2.
pub fn addcdiv_with<>(&self, tensor1: &Tensor, tensor2: &Tensor, options: AddcdivOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcdiv_with(raw(self), raw(tensor1), raw(tensor2), &options.c)))?) } }
/// self + value * tensor1 / tensor2.
pub fn addcdiv_<>(&self, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcdiv_inplace_with(raw(self), raw(tensor1), raw(tensor2), null_mut())))?) } }
/// self + value * tensor1 / tensor2.
pub fn addcdiv_inplace_with<>(&self, tensor1: &Tensor, tensor2: &Tensor, options: AddcdivOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addcdiv_inplace_with(raw(self), raw(tensor1), raw(tensor2), &options.c)))?) } }
/// self + weight * (end - self).
pub fn lerp<>(&self, end: &Tensor, weight: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match weight.tensor() { Ok(tensor) => sys::torc_lerp(raw(self), raw(end), raw(tensor)), Err(n) => sys::torc_lerp_scalar(raw(self), raw(end), n) }))?) } }
/// self + weight * (end - self).
pub fn lerp_<>(&self, end: &Tensor, weight: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match weight.tensor() { Ok(tensor) => sys::torc_lerp_(raw(self), raw(end), raw(tensor)), Err(n) => sys::torc_lerp_scalar_(raw(self), raw(end), n) }))?) } }
/// Round up.
pub fn ceil<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ceil(raw(self))))?) } }
/// Round up.
pub fn ceil_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ceil_(raw(self))))?) } }
/// Round down.
pub fn floor<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_floor(raw(self))))?) } }
/// Round down.
pub fn floor_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_floor_(raw(self))))?) } }
/// Round toward zero.
pub fn trunc<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_trunc(raw(self))))?) } }
/// Round toward zero.
pub fn trunc_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_trunc_(raw(self))))?) } }
/// Round to the nearest, ties to even, to a number of decimal places.
pub fn round<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_round_with(raw(self), null_mut())))?) } }
/// Round to the nearest, ties to even, to a number of decimal places.
pub fn round_with<>(&self, options: RoundOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_round_with(raw(self), &options.c)))?) } }
/// Round to the nearest, ties to even, to a number of decimal places.
pub fn round_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_round_inplace_with(raw(self), null_mut())))?) } }
/// Round to the nearest, ties to even, to a number of decimal places.
pub fn round_inplace_with<>(&self, options: RoundOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_round_inplace_with(raw(self), &options.c)))?) } }
/// mantissa * 2 ** exponent with the mantissa in [0.5, 1); 0, infinities and NaN have exponent 0.
pub fn frexp<>(&self) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_frexp(raw(self)); (own(sys::torc_scope_take(e.mantissa))?, own(sys::torc_scope_take(e.exponent))?) }) } }
/// The fractional part, with the sign of self.
pub fn frac<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_frac(raw(self))))?) } }
/// The fractional part, with the sign of self.
pub fn frac_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_frac_(raw(self))))?) } }
/// e to the power of self.
pub fn exp<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_exp(raw(self))))?) } }
/// e to the power of self.
pub fn exp_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_exp_(raw(self))))?) } }
/// 2 to the power of self.
pub fn exp2<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_exp2(raw(self))))?) } }
/// 2 to the power of self.
pub fn exp2_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_exp2_(raw(self))))?) } }
/// exp(self) - 1, exact near 0.
pub fn expm1<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_expm1(raw(self))))?) } }
/// exp(self) - 1, exact near 0.
pub fn expm1_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_expm1_(raw(self))))?) } }
/// The natural logarithm.
pub fn log<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log(raw(self))))?) } }
/// The natural logarithm.
pub fn log_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log_(raw(self))))?) } }
/// The logarithm to base 2.
pub fn log2<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log2(raw(self))))?) } }
/// The logarithm to base 2.
pub fn log2_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log2_(raw(self))))?) } }
/// The logarithm to base 10.
pub fn log10<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log10(raw(self))))?) } }
/// The logarithm to base 10.
pub fn log10_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log10_(raw(self))))?) } }
/// log(1 + self), exact near 0.
pub fn log1p<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log1p(raw(self))))?) } }
/// log(1 + self), exact near 0.
pub fn log1p_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log1p_(raw(self))))?) } }
/// log(exp(self) + exp(other)) without overflow.
pub fn logaddexp<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logaddexp(raw(self), raw(other))))?) } }
/// log2(2 ** self + 2 ** other) without overflow.
pub fn logaddexp2<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logaddexp2(raw(self), raw(other))))?) } }
/// self * log(other), 0 where self is 0.
pub fn xlogy<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_xlogy(raw(self), raw(tensor)), Err(n) => sys::torc_xlogy_scalar(raw(self), n) }))?) } }
/// self * log(other), 0 where self is 0.
pub fn xlogy_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_xlogy_(raw(self), raw(tensor)), Err(n) => sys::torc_xlogy_scalar_(raw(self), n) }))?) } }
/// self * log1p(other), 0 where self is 0.
pub fn special_xlog1py<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_special_xlog1py(raw(self), raw(tensor)), Err(n) => sys::torc_special_xlog1py_scalar(raw(self), n) }))?) } }
/// -self * log(self), 0 at 0, and -inf where self is negative.
pub fn special_entr<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_entr(raw(self))))?) } }
/// The logarithm of the gamma function's magnitude.
pub fn lgamma<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_lgamma(raw(self))))?) } }
/// The logarithm of the gamma function's magnitude.
pub fn lgamma_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_lgamma_(raw(self))))?) } }
/// The derivative of lgamma.
pub fn digamma<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_digamma(raw(self))))?) } }
/// The derivative of lgamma.
pub fn digamma_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_digamma_(raw(self))))?) } }
/// Hurwitz's zeta function: the sum of (other + k) ** -self over all k from 0 on.
pub fn special_zeta<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_special_zeta(raw(self), raw(tensor)), Err(n) => sys::torc_special_zeta_scalar(raw(self), n) }))?) } }
/// exp(self ** 2) * erfc(self) without overflow.
pub fn special_erfcx<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_erfcx(raw(self))))?) } }
/// The area of the normal distribution left of self.
pub fn special_ndtr<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_ndtr(raw(self))))?) } }
/// The logarithm of ndtr, exact also far to the left.
pub fn special_log_ndtr<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_log_ndtr(raw(self))))?) } }
/// The inverse of ndtr.
pub fn special_ndtri<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_ndtri(raw(self))))?) } }
/// The modified Bessel function of the first kind of order 0.
pub fn i0<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_i0(raw(self))))?) } }
/// The modified Bessel function of the first kind of order 0.
pub fn i0_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_i0_(raw(self))))?) } }
/// exp(-|self|) * i0(self).
pub fn special_i0e<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_i0e(raw(self))))?) } }
/// The modified Bessel function of the first kind of order 1.
pub fn special_i1<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_i1(raw(self))))?) } }
/// exp(-|self|) * i1(self).
pub fn special_i1e<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_special_i1e(raw(self))))?) } }
/// Derivative number n of digamma.
pub fn polygamma<>(&self, n: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_polygamma(raw(self), n)))?) } }
/// Derivative number n of digamma.
pub fn polygamma_<>(&self, n: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_polygamma_(raw(self), n)))?) } }
/// The sine.
pub fn sin<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sin(raw(self))))?) } }
/// The sine.
pub fn sin_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sin_(raw(self))))?) } }
/// The cosine.
pub fn cos<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cos(raw(self))))?) } }
/// The cosine.
pub fn cos_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cos_(raw(self))))?) } }
/// The tangent.
pub fn tan<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tan(raw(self))))?) } }
/// The tangent.
pub fn tan_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tan_(raw(self))))?) } }
/// The arcsine.
pub fn asin<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_asin(raw(self))))?) } }
/// The arcsine.
pub fn asin_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_asin_(raw(self))))?) } }
/// The arccosine.
pub fn acos<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_acos(raw(self))))?) } }
/// The arccosine.
pub fn acos_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_acos_(raw(self))))?) } }
/// The arctangent.
pub fn atan<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atan(raw(self))))?) } }
/// The arctangent.
pub fn atan_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atan_(raw(self))))?) } }
/// The hyperbolic sine.
pub fn sinh<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sinh(raw(self))))?) } }
/// The hyperbolic sine.
pub fn sinh_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sinh_(raw(self))))?) } }
/// The hyperbolic cosine.
pub fn cosh<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cosh(raw(self))))?) } }
/// The hyperbolic cosine.
pub fn cosh_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cosh_(raw(self))))?) } }
/// sin(pi * self) / (pi * self), 1 at 0.
pub fn sinc<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sinc(raw(self))))?) } }
/// sin(pi * self) / (pi * self), 1 at 0.
pub fn sinc_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sinc_(raw(self))))?) } }
/// Degrees as radians.
pub fn deg2rad<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_deg2rad(raw(self))))?) } }
/// Degrees as radians.
pub fn deg2rad_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_deg2rad_(raw(self))))?) } }
/// Radians as degrees.
pub fn rad2deg<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rad2deg(raw(self))))?) } }
/// Radians as degrees.
pub fn rad2deg_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rad2deg_(raw(self))))?) } }
/// The hyperbolic tangent.
pub fn tanh<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tanh(raw(self))))?) } }
/// The hyperbolic tangent.
pub fn tanh_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tanh_(raw(self))))?) } }
/// The inverse hyperbolic sine.
pub fn asinh<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_asinh(raw(self))))?) } }
/// The inverse hyperbolic sine.
pub fn asinh_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_asinh_(raw(self))))?) } }
/// The inverse hyperbolic cosine.
pub fn acosh<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_acosh(raw(self))))?) } }
/// The inverse hyperbolic cosine.
pub fn acosh_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_acosh_(raw(self))))?) } }
/// The inverse hyperbolic tangent.
pub fn atanh<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atanh(raw(self))))?) } }
/// The inverse hyperbolic tangent.
pub fn atanh_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atanh_(raw(self))))?) } }
/// The error function.
pub fn erf<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_erf(raw(self))))?) } }
/// The error function.
pub fn erf_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_erf_(raw(self))))?) } }
/// 1 - erf(self), exact for large self.
pub fn erfc<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_erfc(raw(self))))?) } }
/// 1 - erf(self), exact for large self.
pub fn erfc_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_erfc_(raw(self))))?) } }
/// The inverse of the error function.
pub fn erfinv<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_erfinv(raw(self))))?) } }
/// The inverse of the error function.
pub fn erfinv_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_erfinv_(raw(self))))?) } }
/// The angle of the point (other, self).
pub fn atan2<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atan2(raw(self), raw(other))))?) } }
/// The angle of the point (other, self).
pub fn atan2_<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atan2_(raw(self), raw(other))))?) } }
/// sqrt(self^2 + other^2) without overflow.
pub fn hypot<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hypot(raw(self), raw(other))))?) } }
/// sqrt(self^2 + other^2) without overflow.
pub fn hypot_<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hypot_(raw(self), raw(other))))?) } }
/// The larger one; NaN if either is.
pub fn maximum<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_maximum(raw(self), raw(other))))?) } }
/// The smaller one; NaN if either is.
pub fn minimum<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_minimum(raw(self), raw(other))))?) } }
/// The larger one; NaN only if both are.
pub fn fmax<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_fmax(raw(self), raw(other))))?) } }
/// The smaller one; NaN only if both are.
pub fn fmin<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_fmin(raw(self), raw(other))))?) } }
/// The magnitude of self with the sign of other.
pub fn copysign<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_copysign(raw(self), raw(tensor)), Err(n) => sys::torc_copysign_scalar(raw(self), n) }))?) } }
/// The magnitude of self with the sign of other.
pub fn copysign_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_copysign_(raw(self), raw(tensor)), Err(n) => sys::torc_copysign_scalar_(raw(self), n) }))?) } }
/// 0 where self is negative, 1 where it is positive, values where it is 0.
pub fn heaviside<>(&self, values: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_heaviside(raw(self), raw(values))))?) } }
/// 0 where self is negative, 1 where it is positive, values where it is 0.
pub fn heaviside_<>(&self, values: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_heaviside_(raw(self), raw(values))))?) } }
/// Limit to [min, max]; either may be left out.
pub fn clamp<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_with(raw(self), null_mut())))?) } }
/// Limit to [min, max]; either may be left out.
pub fn clamp_with<>(&self, options: ClampOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_with(raw(self), &options.c)))?) } }
/// Limit to [min, max]; either may be left out.
pub fn clamp_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_inplace_with(raw(self), null_mut())))?) } }
/// Limit to [min, max]; either may be left out.
pub fn clamp_inplace_with<>(&self, options: ClampOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_inplace_with(raw(self), &options.c)))?) } }
/// clamp with tensors as bounds.
pub fn clamp_tensor<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_tensor_with(raw(self), null_mut())))?) } }
/// clamp with tensors as bounds.
pub fn clamp_tensor_with<>(&self, options: ClampTensorOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_tensor_with(raw(self), &options.c)))?) } }
/// clamp with tensors as bounds.
pub fn clamp_tensor_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_tensor_inplace_with(raw(self), null_mut())))?) } }
/// clamp with tensors as bounds.
pub fn clamp_tensor_inplace_with<>(&self, options: ClampTensorOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clamp_tensor_inplace_with(raw(self), &options.c)))?) } }
/// Raise what is below min.
pub fn clamp_min<>(&self, min: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match min.tensor() { Ok(tensor) => sys::torc_clamp_min(raw(self), raw(tensor)), Err(n) => sys::torc_clamp_min_scalar(raw(self), n) }))?) } }
/// Raise what is below min.
pub fn clamp_min_<>(&self, min: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match min.tensor() { Ok(tensor) => sys::torc_clamp_min_(raw(self), raw(tensor)), Err(n) => sys::torc_clamp_min_scalar_(raw(self), n) }))?) } }
/// Lower what is above max.
pub fn clamp_max<>(&self, max: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match max.tensor() { Ok(tensor) => sys::torc_clamp_max(raw(self), raw(tensor)), Err(n) => sys::torc_clamp_max_scalar(raw(self), n) }))?) } }
/// Lower what is above max.
pub fn clamp_max_<>(&self, max: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match max.tensor() { Ok(tensor) => sys::torc_clamp_max_(raw(self), raw(tensor)), Err(n) => sys::torc_clamp_max_scalar_(raw(self), n) }))?) } }
/// self where condition holds, other elsewhere.
pub fn r#where<>(&self, self_: &Tensor, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_where(raw(self), raw(self_), raw(other))))?) } }
/// value (a 0-dim tensor) where mask holds, self elsewhere.
pub fn masked_fill<>(&self, mask: &Tensor, value: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match value.tensor() { Ok(tensor) => sys::torc_masked_fill(raw(self), raw(mask), raw(tensor)), Err(n) => sys::torc_masked_fill_scalar(raw(self), raw(mask), n) }))?) } }
/// value (a 0-dim tensor) where mask holds, self elsewhere.
pub fn masked_fill_<>(&self, mask: &Tensor, value: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match value.tensor() { Ok(tensor) => sys::torc_masked_fill_(raw(self), raw(mask), raw(tensor)), Err(n) => sys::torc_masked_fill_scalar_(raw(self), raw(mask), n) }))?) } }
/// Replace NaN by nan (0) and infinities by posinf and neginf (the largest and lowest finite number).
pub fn nan_to_num<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nan_to_num_with(raw(self), null_mut())))?) } }
/// Replace NaN by nan (0) and infinities by posinf and neginf (the largest and lowest finite number).
pub fn nan_to_num_with<>(&self, options: NanToNumOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nan_to_num_with(raw(self), &options.c)))?) } }
/// Replace NaN by nan (0) and infinities by posinf and neginf (the largest and lowest finite number).
pub fn nan_to_num_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nan_to_num_inplace_with(raw(self), null_mut())))?) } }
/// Replace NaN by nan (0) and infinities by posinf and neginf (the largest and lowest finite number).
pub fn nan_to_num_inplace_with<>(&self, options: NanToNumOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nan_to_num_inplace_with(raw(self), &options.c)))?) } }
/// Is self equal to other?
pub fn eq<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_eq(raw(self), raw(tensor)), Err(n) => sys::torc_eq_scalar(raw(self), n) }))?) } }
/// Is self equal to other?
pub fn eq_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_eq_(raw(self), raw(tensor)), Err(n) => sys::torc_eq_scalar_(raw(self), n) }))?) } }
/// Is self not equal to other?
pub fn ne<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_ne(raw(self), raw(tensor)), Err(n) => sys::torc_ne_scalar(raw(self), n) }))?) } }
/// Is self not equal to other?
pub fn ne_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_ne_(raw(self), raw(tensor)), Err(n) => sys::torc_ne_scalar_(raw(self), n) }))?) } }
/// Is self less than other?
pub fn lt<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_lt(raw(self), raw(tensor)), Err(n) => sys::torc_lt_scalar(raw(self), n) }))?) } }
/// Is self less than other?
pub fn lt_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_lt_(raw(self), raw(tensor)), Err(n) => sys::torc_lt_scalar_(raw(self), n) }))?) } }
/// Is self less or equal to other?
pub fn le<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_le(raw(self), raw(tensor)), Err(n) => sys::torc_le_scalar(raw(self), n) }))?) } }
/// Is self less or equal to other?
pub fn le_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_le_(raw(self), raw(tensor)), Err(n) => sys::torc_le_scalar_(raw(self), n) }))?) } }
/// Is self greater than other?
pub fn gt<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_gt(raw(self), raw(tensor)), Err(n) => sys::torc_gt_scalar(raw(self), n) }))?) } }
/// Is self greater than other?
pub fn gt_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_gt_(raw(self), raw(tensor)), Err(n) => sys::torc_gt_scalar_(raw(self), n) }))?) } }
/// Is self greater or equal to other?
pub fn ge<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_ge(raw(self), raw(tensor)), Err(n) => sys::torc_ge_scalar(raw(self), n) }))?) } }
/// Is self greater or equal to other?
pub fn ge_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_ge_(raw(self), raw(tensor)), Err(n) => sys::torc_ge_scalar_(raw(self), n) }))?) } }
/// Logical and: what is not 0 counts as true.
pub fn logical_and<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_and(raw(self), raw(other))))?) } }
/// Logical and: what is not 0 counts as true.
pub fn logical_and_<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_and_(raw(self), raw(other))))?) } }
/// Logical or: what is not 0 counts as true.
pub fn logical_or<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_or(raw(self), raw(other))))?) } }
/// Logical or: what is not 0 counts as true.
pub fn logical_or_<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_or_(raw(self), raw(other))))?) } }
/// Logical exclusive or: what is not 0 counts as true.
pub fn logical_xor<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_xor(raw(self), raw(other))))?) } }
/// Logical exclusive or: what is not 0 counts as true.
pub fn logical_xor_<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_xor_(raw(self), raw(other))))?) } }
/// Is self 0?
pub fn logical_not<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_not(raw(self))))?) } }
/// Is self 0?
pub fn logical_not_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logical_not_(raw(self))))?) } }
/// Is self NaN?
pub fn isnan<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isnan(raw(self))))?) } }
/// Is self infinite?
pub fn isinf<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isinf(raw(self))))?) } }
/// Is self neither NaN nor infinite?
pub fn isfinite<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isfinite(raw(self))))?) } }
/// Is self infinite and positive?
pub fn isposinf<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isposinf(raw(self))))?) } }
/// Is self infinite and negative?
pub fn isneginf<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isneginf(raw(self))))?) } }
/// Is the imaginary part 0? True of all real numbers.
pub fn isreal<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isreal(raw(self))))?) } }
/// Is the sign bit set? True for -0.0.
pub fn signbit<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_signbit(raw(self))))?) } }
/// Bitwise and.
pub fn bitwise_and<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_bitwise_and(raw(self), raw(tensor)), Err(n) => sys::torc_bitwise_and_scalar(raw(self), n) }))?) } }
/// Bitwise and.
pub fn bitwise_and_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_bitwise_and_(raw(self), raw(tensor)), Err(n) => sys::torc_bitwise_and_scalar_(raw(self), n) }))?) } }
/// Bitwise or.
pub fn bitwise_or<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_bitwise_or(raw(self), raw(tensor)), Err(n) => sys::torc_bitwise_or_scalar(raw(self), n) }))?) } }
/// Bitwise or.
pub fn bitwise_or_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_bitwise_or_(raw(self), raw(tensor)), Err(n) => sys::torc_bitwise_or_scalar_(raw(self), n) }))?) } }
/// Bitwise exclusive or.
pub fn bitwise_xor<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_bitwise_xor(raw(self), raw(tensor)), Err(n) => sys::torc_bitwise_xor_scalar(raw(self), n) }))?) } }
/// Bitwise exclusive or.
pub fn bitwise_xor_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_bitwise_xor_(raw(self), raw(tensor)), Err(n) => sys::torc_bitwise_xor_scalar_(raw(self), n) }))?) } }
/// Bitwise not; logical not of bool.
pub fn bitwise_not<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bitwise_not(raw(self))))?) } }
/// Bitwise not; logical not of bool.
pub fn bitwise_not_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bitwise_not_(raw(self))))?) } }
/// self shifted left by other bits.
pub fn bitwise_left_shift<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_bitwise_left_shift(raw(self), raw(tensor)), Err(n) => sys::torc_bitwise_left_shift_scalar(raw(self), n) }))?) } }
/// self shifted left by other bits.
pub fn bitwise_left_shift_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_bitwise_left_shift_(raw(self), raw(tensor)), Err(n) => sys::torc_bitwise_left_shift_scalar_(raw(self), n) }))?) } }
/// self shifted right by other bits, keeping the sign.
pub fn bitwise_right_shift<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_bitwise_right_shift(raw(self), raw(tensor)), Err(n) => sys::torc_bitwise_right_shift_scalar(raw(self), n) }))?) } }
/// self shifted right by other bits, keeping the sign.
pub fn bitwise_right_shift_<>(&self, other: impl Operand) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(match other.tensor() { Ok(tensor) => sys::torc_bitwise_right_shift_(raw(self), raw(tensor)), Err(n) => sys::torc_bitwise_right_shift_scalar_(raw(self), n) }))?) } }
/// 1 / (1 + exp(-self)).
pub fn sigmoid<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sigmoid(raw(self))))?) } }
/// 1 / (1 + exp(-self)).
pub fn sigmoid_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sigmoid_(raw(self))))?) } }
/// log(self / (1 - self)); eps limits self to [eps, 1 - eps].
pub fn logit<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logit_with(raw(self), null_mut())))?) } }
/// log(self / (1 - self)); eps limits self to [eps, 1 - eps].
pub fn logit_with<>(&self, options: LogitOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logit_with(raw(self), &options.c)))?) } }
/// log(self / (1 - self)); eps limits self to [eps, 1 - eps].
pub fn logit_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logit_inplace_with(raw(self), null_mut())))?) } }
/// log(self / (1 - self)); eps limits self to [eps, 1 - eps].
pub fn logit_inplace_with<>(&self, options: LogitOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logit_inplace_with(raw(self), &options.c)))?) } }
/// max(self, 0).
pub fn relu<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_relu(raw(self))))?) } }
/// max(self, 0).
pub fn relu_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_relu_(raw(self))))?) } }
/// min(max(self, 0), 6).
pub fn relu6<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_relu6(raw(self))))?) } }
/// min(max(self, 0), 6).
pub fn relu6_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_relu6_(raw(self))))?) } }
/// self where positive, negative_slope * self elsewhere.
pub fn leaky_relu<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_leaky_relu_with(raw(self), null_mut())))?) } }
/// self where positive, negative_slope * self elsewhere.
pub fn leaky_relu_with<>(&self, options: LeakyReluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_leaky_relu_with(raw(self), &options.c)))?) } }
/// self where positive, negative_slope * self elsewhere.
pub fn leaky_relu_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_leaky_relu_inplace_with(raw(self), null_mut())))?) } }
/// self where positive, negative_slope * self elsewhere.
pub fn leaky_relu_inplace_with<>(&self, options: LeakyReluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_leaky_relu_inplace_with(raw(self), &options.c)))?) } }
/// self where positive, alpha * (exp(self) - 1) elsewhere.
pub fn elu<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_elu_with(raw(self), null_mut())))?) } }
/// self where positive, alpha * (exp(self) - 1) elsewhere.
pub fn elu_with<>(&self, options: EluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_elu_with(raw(self), &options.c)))?) } }
/// self where positive, alpha * (exp(self) - 1) elsewhere.
pub fn elu_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_elu_inplace_with(raw(self), null_mut())))?) } }
/// self where positive, alpha * (exp(self) - 1) elsewhere.
pub fn elu_inplace_with<>(&self, options: EluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_elu_inplace_with(raw(self), &options.c)))?) } }
/// elu scaled so that activations keep mean 0 and variance 1.
pub fn selu<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_selu(raw(self))))?) } }
/// elu scaled so that activations keep mean 0 and variance 1.
pub fn selu_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_selu_(raw(self))))?) } }
/// self where positive, alpha * (exp(self / alpha) - 1) elsewhere.
pub fn celu<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_celu_with(raw(self), null_mut())))?) } }
/// self where positive, alpha * (exp(self / alpha) - 1) elsewhere.
pub fn celu_with<>(&self, options: CeluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_celu_with(raw(self), &options.c)))?) } }
/// self where positive, alpha * (exp(self / alpha) - 1) elsewhere.
pub fn celu_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_celu_inplace_with(raw(self), null_mut())))?) } }
/// self where positive, alpha * (exp(self / alpha) - 1) elsewhere.
pub fn celu_inplace_with<>(&self, options: CeluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_celu_inplace_with(raw(self), &options.c)))?) } }
/// self times the normal distribution function; approximate 'tanh' is the older formula.
pub fn gelu<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gelu_with(raw(self), null_mut())))?) } }
/// self times the normal distribution function; approximate 'tanh' is the older formula.
pub fn gelu_with<>(&self, options: GeluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gelu_with(raw(self), &options.c)))?) } }
/// self * sigmoid(self).
pub fn silu<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_silu(raw(self))))?) } }
/// self * sigmoid(self).
pub fn silu_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_silu_(raw(self))))?) } }
/// self * tanh(softplus(self)).
pub fn mish<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mish(raw(self))))?) } }
/// self * tanh(softplus(self)).
pub fn mish_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mish_(raw(self))))?) } }
/// log(1 + exp(beta * self)) / beta; self itself above the threshold.
pub fn softplus<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softplus_with(raw(self), null_mut())))?) } }
/// log(1 + exp(beta * self)) / beta; self itself above the threshold.
pub fn softplus_with<>(&self, options: SoftplusOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softplus_with(raw(self), &options.c)))?) } }
/// self / (1 + |self|).
pub fn softsign<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softsign(raw(self))))?) } }
/// Limit to [min_val, max_val].
pub fn hardtanh<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardtanh_with(raw(self), null_mut())))?) } }
/// Limit to [min_val, max_val].
pub fn hardtanh_with<>(&self, options: HardtanhOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardtanh_with(raw(self), &options.c)))?) } }
/// Limit to [min_val, max_val].
pub fn hardtanh_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardtanh_inplace_with(raw(self), null_mut())))?) } }
/// Limit to [min_val, max_val].
pub fn hardtanh_inplace_with<>(&self, options: HardtanhOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardtanh_inplace_with(raw(self), &options.c)))?) } }
/// relu6(self + 3) / 6.
pub fn hardsigmoid<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardsigmoid(raw(self))))?) } }
/// relu6(self + 3) / 6.
pub fn hardsigmoid_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardsigmoid_(raw(self))))?) } }
/// self * relu6(self + 3) / 6.
pub fn hardswish<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardswish(raw(self))))?) } }
/// self * relu6(self + 3) / 6.
pub fn hardswish_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardswish_(raw(self))))?) } }
/// 0 within [-lambd, lambd], self elsewhere.
pub fn hardshrink<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardshrink_with(raw(self), null_mut())))?) } }
/// 0 within [-lambd, lambd], self elsewhere.
pub fn hardshrink_with<>(&self, options: HardshrinkOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hardshrink_with(raw(self), &options.c)))?) } }
/// self moved toward 0 by lambd, 0 within [-lambd, lambd].
pub fn softshrink<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softshrink_with(raw(self), null_mut())))?) } }
/// self moved toward 0 by lambd, 0 within [-lambd, lambd].
pub fn softshrink_with<>(&self, options: SoftshrinkOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softshrink_with(raw(self), &options.c)))?) } }
/// self - tanh(self).
pub fn tanhshrink<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tanhshrink(raw(self))))?) } }
/// self where above the threshold, value elsewhere.
pub fn threshold<>(&self, threshold: impl Into<Number>, value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_threshold(raw(self), threshold.into(), value.into())))?) } }
/// self where above the threshold, value elsewhere.
pub fn threshold_<>(&self, threshold: impl Into<Number>, value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_threshold_(raw(self), threshold.into(), value.into())))?) } }
/// log(sigmoid(self)).
pub fn logsigmoid<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logsigmoid(raw(self))))?) } }
/// Copy src, of any dtype and device, into self.
pub fn copy_<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_copy_inplace_with(raw(self), raw(other), null_mut())))?) } }
/// Copy src, of any dtype and device, into self.
pub fn copy_inplace_with<>(&self, other: &Tensor, options: CopyInplaceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_copy_inplace_with(raw(self), raw(other), &options.c)))?) } }
/// Set all elements of self to a number.
pub fn fill_<>(&self, value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_fill_(raw(self), value.into())))?) } }
/// Set all elements of self to 0.
pub fn zero_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_zero_(raw(self))))?) } }
/// An uninitialized tensor with the size, dtype, device and memory order of self.
pub fn empty_like<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_empty_like_with(raw(self), null_mut())))?) } }
/// An uninitialized tensor with the size, dtype, device and memory order of self.
pub fn empty_like_with<>(&self, options: EmptyLikeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_empty_like_with(raw(self), &options.c)))?) } }
/// Zeros, like self.
pub fn zeros_like<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_zeros_like_with(raw(self), null_mut())))?) } }
/// Zeros, like self.
pub fn zeros_like_with<>(&self, options: ZerosLikeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_zeros_like_with(raw(self), &options.c)))?) } }
/// Ones, like self.
pub fn ones_like<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ones_like_with(raw(self), null_mut())))?) } }
/// Ones, like self.
pub fn ones_like_with<>(&self, options: OnesLikeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ones_like_with(raw(self), &options.c)))?) } }
/// fill_value everywhere, like self.
pub fn full_like<>(&self, fill_value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_full_like_with(raw(self), fill_value.into(), null_mut())))?) } }
/// fill_value everywhere, like self.
pub fn full_like_with<>(&self, fill_value: impl Into<Number>, options: FullLikeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_full_like_with(raw(self), fill_value.into(), &options.c)))?) } }
/// Uniform on [0, 1), like self.
pub fn rand_like<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rand_like_with(raw(self), null_mut())))?) } }
/// Uniform on [0, 1), like self.
pub fn rand_like_with<>(&self, options: RandLikeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rand_like_with(raw(self), &options.c)))?) } }
/// Standard normal, like self.
pub fn randn_like<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randn_like_with(raw(self), null_mut())))?) } }
/// Standard normal, like self.
pub fn randn_like_with<>(&self, options: RandnLikeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randn_like_with(raw(self), &options.c)))?) } }
/// Integers uniform on [low, high), like self.
pub fn randint_like<>(&self, high: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randint_like_with(raw(self), high, null_mut())))?) } }
/// Integers uniform on [low, high), like self.
pub fn randint_like_with<>(&self, high: i64, options: RandintLikeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_randint_like_with(raw(self), high, &options.c)))?) } }
/// An uninitialized tensor with the dtype and device of self.
pub fn new_empty<>(&self, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_new_empty_with(raw(self), ints((size.as_ref())), null_mut())))?) } }
/// An uninitialized tensor with the dtype and device of self.
pub fn new_empty_with<>(&self, size: impl AsRef<[i64]>, options: NewEmptyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_new_empty_with(raw(self), ints((size.as_ref())), &options.c)))?) } }
/// Zeros with the dtype and device of self.
pub fn new_zeros<>(&self, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_new_zeros_with(raw(self), ints((size.as_ref())), null_mut())))?) } }
/// Zeros with the dtype and device of self.
pub fn new_zeros_with<>(&self, size: impl AsRef<[i64]>, options: NewZerosOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_new_zeros_with(raw(self), ints((size.as_ref())), &options.c)))?) } }
/// Ones with the dtype and device of self.
pub fn new_ones<>(&self, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_new_ones_with(raw(self), ints((size.as_ref())), null_mut())))?) } }
/// Ones with the dtype and device of self.
pub fn new_ones_with<>(&self, size: impl AsRef<[i64]>, options: NewOnesOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_new_ones_with(raw(self), ints((size.as_ref())), &options.c)))?) } }
/// fill_value everywhere, with the dtype and device of self.
pub fn new_full<>(&self, size: impl AsRef<[i64]>, fill_value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_new_full_with(raw(self), ints((size.as_ref())), fill_value.into(), null_mut())))?) } }
/// fill_value everywhere, with the dtype and device of self.
pub fn new_full_with<>(&self, size: impl AsRef<[i64]>, fill_value: impl Into<Number>, options: NewFullOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_new_full_with(raw(self), ints((size.as_ref())), fill_value.into(), &options.c)))?) } }
/// Fill with numbers uniform on [from, to).
pub fn uniform_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_uniform_inplace_with(raw(self), null_mut())))?) } }
/// Fill with numbers uniform on [from, to).
pub fn uniform_inplace_with<>(&self, options: UniformInplaceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_uniform_inplace_with(raw(self), &options.c)))?) } }
/// Fill with normal numbers of the given mean and standard deviation.
pub fn normal_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_normal_inplace_with(raw(self), null_mut())))?) } }
/// Fill with normal numbers of the given mean and standard deviation.
pub fn normal_inplace_with<>(&self, options: NormalInplaceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_normal_inplace_with(raw(self), &options.c)))?) } }
/// Fill with exponentially distributed numbers of rate lambd.
pub fn exponential_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_exponential_inplace_with(raw(self), null_mut())))?) } }
/// Fill with exponentially distributed numbers of rate lambd.
pub fn exponential_inplace_with<>(&self, options: ExponentialInplaceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_exponential_inplace_with(raw(self), &options.c)))?) } }
/// Fill with integers uniform on [from, to); without bounds, on what the dtype holds exactly.
pub fn random_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_random_inplace_with(raw(self), null_mut())))?) } }
/// Fill with integers uniform on [from, to); without bounds, on what the dtype holds exactly.
pub fn random_inplace_with<>(&self, options: RandomInplaceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_random_inplace_with(raw(self), &options.c)))?) } }
/// Fill with 1 with probability p, else 0.
pub fn bernoulli_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bernoulli_inplace_with(raw(self), null_mut())))?) } }
/// Fill with 1 with probability p, else 0.
pub fn bernoulli_inplace_with<>(&self, options: BernoulliInplaceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bernoulli_inplace_with(raw(self), &options.c)))?) } }
/// 1 with the probability that the element of self is, else 0.
pub fn bernoulli<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bernoulli_with(raw(self), null_mut())))?) } }
/// 1 with the probability that the element of self is, else 0.
pub fn bernoulli_with<>(&self, options: BernoulliOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bernoulli_with(raw(self), &options.c)))?) } }
/// The lower triangle of each matrix, zeros elsewhere; diagonal counts up from the main one.
pub fn tril<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tril_with(raw(self), null_mut())))?) } }
/// The lower triangle of each matrix, zeros elsewhere; diagonal counts up from the main one.
pub fn tril_with<>(&self, options: TrilOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tril_with(raw(self), &options.c)))?) } }
/// The lower triangle of each matrix, zeros elsewhere; diagonal counts up from the main one.
pub fn tril_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tril_inplace_with(raw(self), null_mut())))?) } }
/// The lower triangle of each matrix, zeros elsewhere; diagonal counts up from the main one.
pub fn tril_inplace_with<>(&self, options: TrilOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tril_inplace_with(raw(self), &options.c)))?) } }
/// The upper triangle of each matrix, zeros elsewhere.
pub fn triu<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_triu_with(raw(self), null_mut())))?) } }
/// The upper triangle of each matrix, zeros elsewhere.
pub fn triu_with<>(&self, options: TriuOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_triu_with(raw(self), &options.c)))?) } }
/// The upper triangle of each matrix, zeros elsewhere.
pub fn triu_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_triu_inplace_with(raw(self), null_mut())))?) } }
/// The upper triangle of each matrix, zeros elsewhere.
pub fn triu_inplace_with<>(&self, options: TriuOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_triu_inplace_with(raw(self), &options.c)))?) } }
/// Sum over dim (all dimensions if None or empty). Integers and bool sum to int64.
pub fn sum<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sum_with(raw(self), null_mut())))?) } }
/// Sum over dim (all dimensions if None or empty). Integers and bool sum to int64.
pub fn sum_with<>(&self, options: SumOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sum_with(raw(self), &options.c)))?) } }
/// Sum over dim with NaN counted as zero.
pub fn nansum<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nansum_with(raw(self), null_mut())))?) } }
/// Sum over dim with NaN counted as zero.
pub fn nansum_with<>(&self, options: NansumOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nansum_with(raw(self), &options.c)))?) } }
/// Mean over dim (all dimensions if None or empty); NaN over no elements.
pub fn mean<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mean_with(raw(self), null_mut())))?) } }
/// Mean over dim (all dimensions if None or empty); NaN over no elements.
pub fn mean_with<>(&self, options: MeanOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mean_with(raw(self), &options.c)))?) } }
/// Product of all elements or over dim. Integers and bool multiply to int64.
pub fn prod<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_prod_with(raw(self), null_mut())))?) } }
/// Product of all elements or over dim. Integers and bool multiply to int64.
pub fn prod_with<>(&self, options: ProdOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_prod_with(raw(self), &options.c)))?) } }
/// Largest element; NaN if there is one.
pub fn max<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_max(raw(self))))?) } }
/// Smallest element; NaN if there is one.
pub fn min<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_min(raw(self))))?) } }
/// Largest element along dim and where it is: the first of equals, the first NaN if there is one (torch.max with dim).
pub fn max_dim<>(&self, dim: i64) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_max_dim_with(raw(self), dim, null_mut()); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Largest element along dim and where it is: the first of equals, the first NaN if there is one (torch.max with dim).
pub fn max_dim_with<>(&self, dim: i64, options: MaxDimOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_max_dim_with(raw(self), dim, &options.c); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Smallest element along dim and where it is: the first of equals, the first NaN if there is one (torch.min with dim).
pub fn min_dim<>(&self, dim: i64) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_min_dim_with(raw(self), dim, null_mut()); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Smallest element along dim and where it is: the first of equals, the first NaN if there is one (torch.min with dim).
pub fn min_dim_with<>(&self, dim: i64, options: MinDimOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_min_dim_with(raw(self), dim, &options.c); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Largest element over dim; the gradient is shared evenly among equals.
pub fn amax<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_amax_with(raw(self), null_mut())))?) } }
/// Largest element over dim; the gradient is shared evenly among equals.
pub fn amax_with<>(&self, options: AmaxOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_amax_with(raw(self), &options.c)))?) } }
/// Smallest element over dim; the gradient is shared evenly among equals.
pub fn amin<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_amin_with(raw(self), null_mut())))?) } }
/// Smallest element over dim; the gradient is shared evenly among equals.
pub fn amin_with<>(&self, options: AminOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_amin_with(raw(self), &options.c)))?) } }
/// Smallest and largest element in one pass, of all or along dim; NaN if there is one.
pub fn aminmax<>(&self) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_aminmax_with(raw(self), null_mut()); (own(sys::torc_scope_take(e.min))?, own(sys::torc_scope_take(e.max))?) }) } }
/// Smallest and largest element in one pass, of all or along dim; NaN if there is one.
pub fn aminmax_with<>(&self, options: AminmaxOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_aminmax_with(raw(self), &options.c); (own(sys::torc_scope_take(e.min))?, own(sys::torc_scope_take(e.max))?) }) } }
/// Index of the largest element along dim, or in the flattened tensor; the first of equals, NaN wins.
pub fn argmax<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argmax_with(raw(self), null_mut())))?) } }
/// Index of the largest element along dim, or in the flattened tensor; the first of equals, NaN wins.
pub fn argmax_with<>(&self, options: ArgmaxOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argmax_with(raw(self), &options.c)))?) } }
/// Index of the smallest element along dim, or in the flattened tensor; the first of equals, NaN wins.
pub fn argmin<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argmin_with(raw(self), null_mut())))?) } }
/// Index of the smallest element along dim, or in the flattened tensor; the first of equals, NaN wins.
pub fn argmin_with<>(&self, options: ArgminOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argmin_with(raw(self), &options.c)))?) } }
/// Is any element over dim different from 0? bool, but uint8 for uint8.
pub fn any<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_any_with(raw(self), null_mut())))?) } }
/// Is any element over dim different from 0? bool, but uint8 for uint8.
pub fn any_with<>(&self, options: AnyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_any_with(raw(self), &options.c)))?) } }
/// Are all elements over dim different from 0? bool, but uint8 for uint8.
pub fn all<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_all_with(raw(self), null_mut())))?) } }
/// Are all elements over dim different from 0? bool, but uint8 for uint8.
pub fn all_with<>(&self, options: AllOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_all_with(raw(self), &options.c)))?) } }
/// Variance over dim, divided by n - correction (1 if None).
pub fn var<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_var_with(raw(self), null_mut())))?) } }
/// Variance over dim, divided by n - correction (1 if None).
pub fn var_with<>(&self, options: VarOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_var_with(raw(self), &options.c)))?) } }
/// Standard deviation over dim: the root of var.
pub fn std<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_std_with(raw(self), null_mut())))?) } }
/// Standard deviation over dim: the root of var.
pub fn std_with<>(&self, options: StdOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_std_with(raw(self), &options.c)))?) } }
/// Variance and mean over dim in one pass.
pub fn var_mean<>(&self) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_var_mean_with(raw(self), null_mut()); (own(sys::torc_scope_take(e.var))?, own(sys::torc_scope_take(e.mean))?) }) } }
/// Variance and mean over dim in one pass.
pub fn var_mean_with<>(&self, options: VarMeanOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_var_mean_with(raw(self), &options.c); (own(sys::torc_scope_take(e.var))?, own(sys::torc_scope_take(e.mean))?) }) } }
/// Standard deviation and mean over dim in one pass.
pub fn std_mean<>(&self) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_std_mean_with(raw(self), null_mut()); (own(sys::torc_scope_take(e.std))?, own(sys::torc_scope_take(e.mean))?) }) } }
/// Standard deviation and mean over dim in one pass.
pub fn std_mean_with<>(&self, options: StdMeanOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_std_mean_with(raw(self), &options.c); (own(sys::torc_scope_take(e.std))?, own(sys::torc_scope_take(e.mean))?) }) } }
/// (sum |x|^ord)^(1/ord) over dim; 0 counts non-zeros, inf and -inf are the largest and smallest |x| (torch.linalg.vector_norm).
pub fn vector_norm<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_vector_norm_with(raw(self), null_mut())))?) } }
/// (sum |x|^ord)^(1/ord) over dim; 0 counts non-zeros, inf and -inf are the largest and smallest |x| (torch.linalg.vector_norm).
pub fn vector_norm_with<>(&self, options: VectorNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_vector_norm_with(raw(self), &options.c)))?) } }
/// log(sum(exp(self))) over dim, without overflow.
pub fn logsumexp<>(&self, dim: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logsumexp_with(raw(self), ints((dim.as_ref())), null_mut())))?) } }
/// log(sum(exp(self))) over dim, without overflow.
pub fn logsumexp_with<>(&self, dim: impl AsRef<[i64]>, options: LogsumexpOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logsumexp_with(raw(self), ints((dim.as_ref())), &options.c)))?) } }
/// How many elements over dim differ from 0 (NaN does); int64.
pub fn count_nonzero<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_count_nonzero_with(raw(self), null_mut())))?) } }
/// How many elements over dim differ from 0 (NaN does); int64.
pub fn count_nonzero_with<>(&self, options: CountNonzeroOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_count_nonzero_with(raw(self), &options.c)))?) } }
/// Running sum along dim. Integers and bool sum to int64.
pub fn cumsum<>(&self, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumsum_with(raw(self), dim, null_mut())))?) } }
/// Running sum along dim. Integers and bool sum to int64.
pub fn cumsum_with<>(&self, dim: i64, options: CumsumOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumsum_with(raw(self), dim, &options.c)))?) } }
/// Running sum along dim. Integers and bool sum to int64.
pub fn cumsum_<>(&self, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumsum_inplace_with(raw(self), dim, null_mut())))?) } }
/// Running sum along dim. Integers and bool sum to int64.
pub fn cumsum_inplace_with<>(&self, dim: i64, options: CumsumOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumsum_inplace_with(raw(self), dim, &options.c)))?) } }
/// Running product along dim. Integers and bool multiply to int64.
pub fn cumprod<>(&self, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumprod_with(raw(self), dim, null_mut())))?) } }
/// Running product along dim. Integers and bool multiply to int64.
pub fn cumprod_with<>(&self, dim: i64, options: CumprodOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumprod_with(raw(self), dim, &options.c)))?) } }
/// Running product along dim. Integers and bool multiply to int64.
pub fn cumprod_<>(&self, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumprod_inplace_with(raw(self), dim, null_mut())))?) } }
/// Running product along dim. Integers and bool multiply to int64.
pub fn cumprod_inplace_with<>(&self, dim: i64, options: CumprodOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cumprod_inplace_with(raw(self), dim, &options.c)))?) } }
/// Largest element so far along dim and where it is: the last of equals, the last NaN from the first one on.
pub fn cummax<>(&self, dim: i64) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_cummax(raw(self), dim); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Smallest element so far along dim and where it is: the last of equals, the last NaN from the first one on.
pub fn cummin<>(&self, dim: i64) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_cummin(raw(self), dim); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// The logarithm of the running sum of exp(self), without overflow.
pub fn logcumsumexp<>(&self, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_logcumsumexp(raw(self), dim)))?) } }
/// How many elements are in each of `bins` equal parts of [min, max]; both 0: of the range of self.
pub fn histc<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_histc_with(raw(self), null_mut())))?) } }
/// How many elements are in each of `bins` equal parts of [min, max]; both 0: of the range of self.
pub fn histc_with<>(&self, options: HistcOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_histc_with(raw(self), &options.c)))?) } }
/// The logarithm of the multivariate gamma function of p dimensions.
pub fn mvlgamma<>(&self, p: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mvlgamma(raw(self), p)))?) } }
/// The slices of dimension dim, scaled down to the p-norm maxnorm where they are longer.
pub fn renorm<>(&self, p: impl Into<Number>, dim: i64, maxnorm: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_renorm(raw(self), p.into(), dim, maxnorm.into())))?) } }
/// The slices of dimension dim, scaled down to the p-norm maxnorm where they are longer.
pub fn renorm_<>(&self, p: impl Into<Number>, dim: i64, maxnorm: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_renorm_(raw(self), p.into(), dim, maxnorm.into())))?) } }
/// vector_norm of order p: of all elements, or over dim.
pub fn norm<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_norm_with(raw(self), null_mut())))?) } }
/// vector_norm of order p: of all elements, or over dim.
pub fn norm_with<>(&self, options: NormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_norm_with(raw(self), &options.c)))?) } }
/// The cosine of the angle between x1 and x2 along dim; norms below eps count as eps.
pub fn cosine_similarity<>(&self, x2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cosine_similarity_with(raw(self), raw(x2), null_mut())))?) } }
/// The cosine of the angle between x1 and x2 along dim; norms below eps count as eps.
pub fn cosine_similarity_with<>(&self, x2: &Tensor, options: CosineSimilarityOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cosine_similarity_with(raw(self), raw(x2), &options.c)))?) } }
/// The norm of vectors or, with ord over two dimensions, of matrices; without ord the root of the sum of squares.
pub fn linalg_norm<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_norm_with(raw(self), null_mut())))?) } }
/// The norm of vectors or, with ord over two dimensions, of matrices; without ord the root of the sum of squares.
pub fn linalg_norm_with<>(&self, options: LinalgNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_norm_with(raw(self), &options.c)))?) } }
/// The norm 'fro' of matrices (torch.linalg.norm with a name; 'nuc' is not there).
pub fn linalg_norm_str<>(&self, ord: &str) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_norm_str_with(raw(self), chars((&crate::text(ord))), null_mut())))?) } }
/// The norm 'fro' of matrices (torch.linalg.norm with a name; 'nuc' is not there).
pub fn linalg_norm_str_with<>(&self, ord: &str, options: LinalgNormStrOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_norm_str_with(raw(self), chars((&crate::text(ord))), &options.c)))?) } }
/// The norm 1, -1, inf or -inf of matrices: the largest or smallest sum of magnitudes of a column, of a row.
pub fn linalg_matrix_norm<>(&self, ord: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_matrix_norm_with(raw(self), ord.into(), null_mut())))?) } }
/// The norm 1, -1, inf or -inf of matrices: the largest or smallest sum of magnitudes of a column, of a row.
pub fn linalg_matrix_norm_with<>(&self, ord: impl Into<Number>, options: LinalgMatrixNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_matrix_norm_with(raw(self), ord.into(), &options.c)))?) } }
/// The norm 'fro' of matrices, the root of the sum of squares (torch.linalg.matrix_norm with a name; 'nuc' is not there).
pub fn linalg_matrix_norm_str<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_matrix_norm_str_with(raw(self), null_mut())))?) } }
/// The norm 'fro' of matrices, the root of the sum of squares (torch.linalg.matrix_norm with a name; 'nuc' is not there).
pub fn linalg_matrix_norm_str_with<>(&self, options: LinalgMatrixNormStrOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_matrix_norm_str_with(raw(self), &options.c)))?) } }
/// The norm of order p of self - other.
pub fn dist<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_dist_with(raw(self), raw(other), null_mut())))?) } }
/// The norm of order p of self - other.
pub fn dist_with<>(&self, other: &Tensor, options: DistOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_dist_with(raw(self), raw(other), &options.c)))?) } }
/// The distance of order p of each row of x1 to each row of x2.
pub fn cdist<>(&self, x2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cdist_with(raw(self), raw(x2), null_mut())))?) } }
/// The distance of order p of each row of x1 to each row of x2.
pub fn cdist_with<>(&self, x2: &Tensor, options: CdistOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cdist_with(raw(self), raw(x2), &options.c)))?) } }
/// The sum of a matrix's diagonal.
pub fn trace<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_trace(raw(self))))?) } }
/// Mean over dim of what is not NaN.
pub fn nanmean<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanmean_with(raw(self), null_mut())))?) } }
/// Mean over dim of what is not NaN.
pub fn nanmean_with<>(&self, options: NanmeanOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanmean_with(raw(self), &options.c)))?) } }
/// Differences of neighbours along dim, n times.
pub fn diff<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diff_with(raw(self), null_mut())))?) } }
/// Differences of neighbours along dim, n times.
pub fn diff_with<>(&self, options: DiffOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diff_with(raw(self), &options.c)))?) } }
/// The area under samples y that are dx apart, along dim.
pub fn trapezoid<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_trapezoid_with(raw(self), null_mut())))?) } }
/// The area under samples y that are dx apart, along dim.
pub fn trapezoid_with<>(&self, options: TrapezoidOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_trapezoid_with(raw(self), &options.c)))?) } }
/// The area under samples y at x, along dim (torch.trapezoid with x).
pub fn trapezoid_x<>(&self, x: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_trapezoid_x_with(raw(self), raw(x), null_mut())))?) } }
/// The area under samples y at x, along dim (torch.trapezoid with x).
pub fn trapezoid_x_with<>(&self, x: &Tensor, options: TrapezoidXOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_trapezoid_x_with(raw(self), raw(x), &options.c)))?) } }
/// The covariances of the rows, divided by the number of columns - correction; columns may have weights, which the host reads.
pub fn cov<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cov_with(raw(self), null_mut())))?) } }
/// The covariances of the rows, divided by the number of columns - correction; columns may have weights, which the host reads.
pub fn cov_with<>(&self, options: CovOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cov_with(raw(self), &options.c)))?) } }
/// The correlations of the rows.
pub fn corrcoef<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_corrcoef(raw(self))))?) } }
/// The lower of the two middle elements, of all; NaN if there is one.
pub fn median<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_median(raw(self))))?) } }
/// median along dim, and where it is (torch.median with dim).
pub fn median_dim<>(&self, dim: i64) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_median_dim_with(raw(self), dim, null_mut()); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// median along dim, and where it is (torch.median with dim).
pub fn median_dim_with<>(&self, dim: i64, options: MedianDimOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_median_dim_with(raw(self), dim, &options.c); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// median of what is not NaN.
pub fn nanmedian<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanmedian(raw(self))))?) } }
/// nanmedian along dim, and where it is (torch.nanmedian with dim).
pub fn nanmedian_dim<>(&self, dim: i64) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_nanmedian_dim_with(raw(self), dim, null_mut()); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// nanmedian along dim, and where it is (torch.nanmedian with dim).
pub fn nanmedian_dim_with<>(&self, dim: i64, options: NanmedianDimOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_nanmedian_dim_with(raw(self), dim, &options.c); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// The value below which the parts q of the elements along dim are; between two elements as interpolation says.
pub fn quantile<>(&self, q: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_quantile_with(raw(self), raw(q), null_mut())))?) } }
/// The value below which the parts q of the elements along dim are; between two elements as interpolation says.
pub fn quantile_with<>(&self, q: &Tensor, options: QuantileOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_quantile_with(raw(self), raw(q), &options.c)))?) } }
/// quantile of one part q (torch.quantile with a number).
pub fn quantile_scalar<>(&self, q: f64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_quantile_scalar_with(raw(self), q, null_mut())))?) } }
/// quantile of one part q (torch.quantile with a number).
pub fn quantile_scalar_with<>(&self, q: f64, options: QuantileScalarOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_quantile_scalar_with(raw(self), q, &options.c)))?) } }
/// quantile of what is not NaN.
pub fn nanquantile<>(&self, q: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanquantile_with(raw(self), raw(q), null_mut())))?) } }
/// quantile of what is not NaN.
pub fn nanquantile_with<>(&self, q: &Tensor, options: NanquantileOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanquantile_with(raw(self), raw(q), &options.c)))?) } }
/// nanquantile of one part q (torch.nanquantile with a number).
pub fn nanquantile_scalar<>(&self, q: f64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanquantile_scalar_with(raw(self), q, null_mut())))?) } }
/// nanquantile of one part q (torch.nanquantile with a number).
pub fn nanquantile_scalar_with<>(&self, q: f64, options: NanquantileScalarOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nanquantile_scalar_with(raw(self), q, &options.c)))?) } }
/// The same elements, cut off from the graph: never requires grad.
pub fn detach<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_detach(raw(self))))?) } }
/// The same elements under other sizes; one size may be -1. An error where that needs a copy.
pub fn view<>(&self, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_view(raw(self), ints((size.as_ref())))))?) } }
/// Dimensions of size 1 seen as larger ones without a copy; -1 keeps a size; new leading dimensions may be added.
pub fn expand<>(&self, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_expand(raw(self), ints((size.as_ref())))))?) } }
/// Dimensions in the order given.
pub fn permute<>(&self, dims: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_permute(raw(self), ints((dims.as_ref())))))?) } }
/// Two dimensions swapped.
pub fn transpose<>(&self, dim0: i64, dim1: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_transpose(raw(self), dim0, dim1)))?) } }
/// A dimension of size 1 inserted at dim.
pub fn unsqueeze<>(&self, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_unsqueeze(raw(self), dim)))?) } }
/// Dimensions of size 1 removed: all of them, or those in dim.
pub fn squeeze<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_squeeze_with(raw(self), null_mut())))?) } }
/// Dimensions of size 1 removed: all of them, or those in dim.
pub fn squeeze_with<>(&self, options: SqueezeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_squeeze_with(raw(self), &options.c)))?) } }
/// Slice number index of dimension dim, without that dimension.
pub fn select<>(&self, dim: i64, index: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_select(raw(self), dim, index)))?) } }
/// self[start:end:step] along dim, with Python's clamping; step is positive.
pub fn slice<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_slice_with(raw(self), null_mut())))?) } }
/// self[start:end:step] along dim, with Python's clamping; step is positive.
pub fn slice_with<>(&self, options: SliceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_slice_with(raw(self), &options.c)))?) } }
/// The diagonal of dim1 and dim2, as the last dimension.
pub fn diagonal<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diagonal_with(raw(self), null_mut())))?) } }
/// The diagonal of dim1 and dim2, as the last dimension.
pub fn diagonal_with<>(&self, options: DiagonalOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diagonal_with(raw(self), &options.c)))?) } }
/// All windows of `size` elements along dimension, `step` apart; the window is a new last dimension.
pub fn unfold<>(&self, dimension: i64, size: i64, step: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_unfold(raw(self), dimension, size, step)))?) } }
/// The same bytes as elements of another dtype; the last dimension grows or shrinks by the ratio of their sizes.
pub fn view_dtype<>(&self, dtype: DType) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_view_dtype(raw(self), dtype)))?) } }
/// A complex tensor as a real one with one dimension more, the last: its real and imaginary parts.
pub fn view_as_real<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_view_as_real(raw(self))))?) } }
/// A real tensor whose last dimension is real and imaginary parts, as a complex one without that dimension.
pub fn view_as_complex<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_view_as_complex(raw(self))))?) } }
/// The same elements, to be read conjugated; of complex tensors only.
pub fn _conj<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc__conj(raw(self))))?) } }
/// The same elements, to be read negated.
pub fn _neg_view<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc__neg_view(raw(self))))?) } }
/// A copy. The default keeps the order of dimensions in memory.
pub fn deep_clone<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clone_with(raw(self), null_mut())))?) } }
/// A copy. The default keeps the order of dimensions in memory.
pub fn deep_clone_with<>(&self, options: CloneOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clone_with(raw(self), &options.c)))?) } }
/// The order of elements reversed along dims.
pub fn flip<>(&self, dims: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_flip(raw(self), ints((dims.as_ref())))))?) } }
/// Elements shifted along dims; those that leave at the end come back at the start. No dims: the flattened tensor.
pub fn roll<>(&self, shifts: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_roll_with(raw(self), ints((shifts.as_ref())), null_mut())))?) } }
/// Elements shifted along dims; those that leave at the end come back at the start. No dims: the flattened tensor.
pub fn roll_with<>(&self, shifts: impl AsRef<[i64]>, options: RollOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_roll_with(raw(self), ints((shifts.as_ref())), &options.c)))?) } }
/// self copied repeats[d] times along each dimension; leading dimensions may be added.
pub fn repeat<>(&self, repeats: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_repeat(raw(self), ints((repeats.as_ref())))))?) } }
/// Other sizes for the same elements: a view where possible, else a copy. One size may be -1.
pub fn reshape<>(&self, shape: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_reshape(raw(self), ints((shape.as_ref())))))?) } }
/// view with the sizes of other.
pub fn view_as<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_view_as(raw(self), raw(other))))?) } }
/// The real parts, a view; self if that is real.
pub fn real<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_real(raw(self))))?) } }
/// The imaginary parts of a complex tensor, a view.
pub fn imag<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_imag(raw(self))))?) } }
/// The conjugate, a view that is computed where it is read; self if that is real.
pub fn conj<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conj(raw(self))))?) } }
/// A copy whose memory is conjugated if self is a conjugated view, else self.
pub fn resolve_conj<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_resolve_conj(raw(self))))?) } }
/// A copy whose memory is negated if self is a negated view, else self.
pub fn resolve_neg<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_resolve_neg(raw(self))))?) } }
/// Complex numbers of these parts, which have one dtype and are broadcast to one shape.
pub fn complex<>(&self, imag: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_complex(raw(self), raw(imag))))?) } }
/// Complex numbers of these magnitudes and angles, which have one dtype and are broadcast to one shape.
pub fn polar<>(&self, angle: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_polar(raw(self), raw(angle))))?) } }
/// reshape to the sizes of other.
pub fn reshape_as<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_reshape_as(raw(self), raw(other))))?) } }
/// expand to the sizes of other.
pub fn expand_as<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_expand_as(raw(self), raw(other))))?) } }
/// expand to size.
pub fn broadcast_to<>(&self, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_broadcast_to(raw(self), ints((size.as_ref())))))?) } }
/// Dimensions start_dim to end_dim made one.
pub fn flatten<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_flatten_with(raw(self), null_mut())))?) } }
/// Dimensions start_dim to end_dim made one.
pub fn flatten_with<>(&self, options: FlattenOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_flatten_with(raw(self), &options.c)))?) } }
/// Dimension dim split into sizes; one may be -1.
pub fn unflatten<>(&self, dim: i64, sizes: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_unflatten(raw(self), dim, ints((sizes.as_ref())))))?) } }
/// Contiguous, with one dimension.
pub fn ravel<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_ravel(raw(self))))?) } }
/// A matrix transposed; vectors and 0-dim tensors as they are.
pub fn t<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_t(raw(self))))?) } }
/// The last two dimensions swapped (Tensor.mT).
pub fn mT<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mT(raw(self))))?) } }
/// The last two dimensions swapped, and conjugated.
pub fn adjoint<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_adjoint(raw(self))))?) } }
/// adjoint (Tensor.mH).
pub fn mH<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mH(raw(self))))?) } }
/// A matrix transposed and conjugated (Tensor.H).
pub fn H<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_H(raw(self))))?) } }
/// Dimensions source moved to the places destination; the others keep their order.
pub fn movedim<>(&self, source: impl AsRef<[i64]>, destination: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_movedim(raw(self), ints((source.as_ref())), ints((destination.as_ref())))))?) } }
/// length slices of dimension dim from start on.
pub fn narrow<>(&self, dim: i64, start: i64, length: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_narrow(raw(self), dim, start, length)))?) } }
/// Any view of the storage, in elements, checked against the bytes it has.
pub fn as_strided<>(&self, size: impl AsRef<[i64]>, stride: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_as_strided_with(raw(self), ints((size.as_ref())), ints((stride.as_ref())), null_mut())))?) } }
/// Any view of the storage, in elements, checked against the bytes it has.
pub fn as_strided_with<>(&self, size: impl AsRef<[i64]>, stride: impl AsRef<[i64]>, options: AsStridedOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_as_strided_with(raw(self), ints((size.as_ref())), ints((stride.as_ref())), &options.c)))?) } }
/// self, a 0-dim tensor with one dimension.
pub fn atleast_1d<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atleast_1d(raw(self))))?) } }
/// self with at least two dimensions: a vector is a row.
pub fn atleast_2d<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atleast_2d(raw(self))))?) } }
/// self with at least three dimensions: a matrix gets a last one, a vector is (1, n, 1).
pub fn atleast_3d<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_atleast_3d(raw(self))))?) } }
/// All choices of r elements of a vector, in order, one row each.
pub fn combinations<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_combinations_with(raw(self), null_mut())))?) } }
/// All choices of r elements of a vector, in order, one row each.
pub fn combinations_with<>(&self, options: CombinationsOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_combinations_with(raw(self), &options.c)))?) } }
/// flip of dimension 0.
pub fn flipud<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_flipud(raw(self))))?) } }
/// flip of dimension 1.
pub fn fliplr<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_fliplr(raw(self))))?) } }
/// Turned k times by 90 degrees in the plane of two dimensions, from the first to the second.
pub fn rot90<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rot90_with(raw(self), null_mut())))?) } }
/// Turned k times by 90 degrees in the plane of two dimensions, from the first to the second.
pub fn rot90_with<>(&self, options: Rot90Options) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rot90_with(raw(self), &options.c)))?) } }
/// The last dimension as the diagonal of dim1 and dim2, zeros elsewhere.
pub fn diag_embed<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diag_embed_with(raw(self), null_mut())))?) } }
/// The last dimension as the diagonal of dim1 and dim2, zeros elsewhere.
pub fn diag_embed_with<>(&self, options: DiagEmbedOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diag_embed_with(raw(self), &options.c)))?) } }
/// The diagonal of a matrix, a copy; of a vector the matrix with that diagonal.
pub fn diag<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diag_with(raw(self), null_mut())))?) } }
/// The diagonal of a matrix, a copy; of a vector the matrix with that diagonal.
pub fn diag_with<>(&self, options: DiagOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diag_with(raw(self), &options.c)))?) } }
/// The matrix that has all elements of self on a diagonal.
pub fn diagflat<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diagflat_with(raw(self), null_mut())))?) } }
/// The matrix that has all elements of self on a diagonal.
pub fn diagflat_with<>(&self, options: DiagflatOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diagflat_with(raw(self), &options.c)))?) } }
/// self; bool is refused.
pub fn positive<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_positive(raw(self))))?) } }
/// Views of split_size slices each; the last may be smaller.
pub fn split<>(&self, split_size: i64) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_split_with(raw(self), split_size, null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Views of split_size slices each; the last may be smaller.
pub fn split_with<>(&self, split_size: i64, options: SplitOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_split_with(raw(self), split_size, &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Views of split_sizes[i] slices each.
pub fn split_with_sizes<>(&self, split_sizes: impl AsRef<[i64]>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_split_with_sizes_with(raw(self), ints((split_sizes.as_ref())), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Views of split_sizes[i] slices each.
pub fn split_with_sizes_with<>(&self, split_sizes: impl AsRef<[i64]>, options: SplitWithSizesOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_split_with_sizes_with(raw(self), ints((split_sizes.as_ref())), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// At most `chunks` views of equal size; the last may be smaller.
pub fn chunk<>(&self, chunks: i64) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_chunk_with(raw(self), chunks, null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// At most `chunks` views of equal size; the last may be smaller.
pub fn chunk_with<>(&self, chunks: i64, options: ChunkOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_chunk_with(raw(self), chunks, &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Exactly `sections` views whose sizes differ by at most one.
pub fn tensor_split<>(&self, sections: i64) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_tensor_split_with(raw(self), sections, null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Exactly `sections` views whose sizes differ by at most one.
pub fn tensor_split_with<>(&self, sections: i64, options: TensorSplitOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_tensor_split_with(raw(self), sections, &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Views cut at indices: self[:i0], self[i0:i1], … (torch.tensor_split with a list).
pub fn tensor_split_indices<>(&self, indices: impl AsRef<[i64]>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_tensor_split_indices_with(raw(self), ints((indices.as_ref())), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Views cut at indices: self[:i0], self[i0:i1], … (torch.tensor_split with a list).
pub fn tensor_split_indices_with<>(&self, indices: impl AsRef<[i64]>, options: TensorSplitIndicesOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_tensor_split_indices_with(raw(self), ints((indices.as_ref())), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// So many equal views along dimension 1, of a vector along its only one.
pub fn hsplit<>(&self, sections: i64) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_hsplit(raw(self), sections), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Views cut at indices along dimension 1, of a vector along its only one (torch.hsplit with a list).
pub fn hsplit_indices<>(&self, indices: impl AsRef<[i64]>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_hsplit_indices(raw(self), ints((indices.as_ref()))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// So many equal views along dimension 0.
pub fn vsplit<>(&self, sections: i64) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_vsplit(raw(self), sections), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Views cut at indices along dimension 0 (torch.vsplit with a list).
pub fn vsplit_indices<>(&self, indices: impl AsRef<[i64]>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_vsplit_indices(raw(self), ints((indices.as_ref()))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// So many equal views along dimension 2.
pub fn dsplit<>(&self, sections: i64) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_dsplit(raw(self), sections), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Views cut at indices along dimension 2 (torch.dsplit with a list).
pub fn dsplit_indices<>(&self, indices: impl AsRef<[i64]>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_dsplit_indices(raw(self), ints((indices.as_ref()))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// tensor_split by the number, or at the indices, that a tensor on the CPU has.
pub fn tensor_split_tensor<>(&self, tensor_indices_or_sections: &Tensor) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_tensor_split_tensor_with(raw(self), raw(tensor_indices_or_sections), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// tensor_split by the number, or at the indices, that a tensor on the CPU has.
pub fn tensor_split_tensor_with<>(&self, tensor_indices_or_sections: &Tensor, options: TensorSplitTensorOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_tensor_split_tensor_with(raw(self), raw(tensor_indices_or_sections), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Each slice of dimension dim, without it.
pub fn unbind<>(&self) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_unbind_with(raw(self), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Each slice of dimension dim, without it.
pub fn unbind_with<>(&self, options: UnbindOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_unbind_with(raw(self), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// repeat, where missing leading counts are 1.
pub fn tile<>(&self, dims: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tile(raw(self), ints((dims.as_ref())))))?) } }
/// self if it has that layout, else a copy that has.
pub fn contiguous<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_contiguous_with(raw(self), null_mut())))?) } }
/// self if it has that layout, else a copy that has.
pub fn contiguous_with<>(&self, options: ContiguousOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_contiguous_with(raw(self), &options.c)))?) } }
/// self on that device, of that dtype and layout; the same handle where nothing changes.
pub fn to<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_to_with(raw(self), null_mut())))?) } }
/// self on that device, of that dtype and layout; the same handle where nothing changes.
pub fn to_with<>(&self, options: ToOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_to_with(raw(self), &options.c)))?) } }
/// to(dtype=float32).
pub fn float<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_float(raw(self))))?) } }
/// to(dtype=float64).
pub fn double<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_double(raw(self))))?) } }
/// to(dtype=float16).
pub fn half<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_half(raw(self))))?) } }
/// to(dtype=bfloat16).
pub fn bfloat16<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bfloat16(raw(self))))?) } }
/// to(dtype=int64).
pub fn long<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_long(raw(self))))?) } }
/// to(dtype=int32).
pub fn int<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_int(raw(self))))?) } }
/// to(dtype=int16).
pub fn short<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_short(raw(self))))?) } }
/// to(dtype=int8).
pub fn char<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_char(raw(self))))?) } }
/// to(dtype=uint8).
pub fn byte<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_byte(raw(self))))?) } }
/// to(dtype=bool).
pub fn bool<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bool(raw(self))))?) } }
/// to the dtype and device of other.
pub fn type_as<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_type_as(raw(self), raw(other))))?) } }
/// |self - other| <= atol + rtol * |other|, elementwise.
pub fn isclose<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isclose_with(raw(self), raw(other), null_mut())))?) } }
/// |self - other| <= atol + rtol * |other|, elementwise.
pub fn isclose_with<>(&self, other: &Tensor, options: IscloseOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isclose_with(raw(self), raw(other), &options.c)))?) } }
/// alias, as a new contiguous tensor.
pub fn alias_copy<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_alias_copy(raw(self))))?) } }
/// detach, as a new contiguous tensor.
pub fn detach_copy<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_detach_copy(raw(self))))?) } }
/// t, as a new contiguous tensor.
pub fn t_copy<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_t_copy(raw(self))))?) } }
/// view, as a new contiguous tensor.
pub fn view_copy<>(&self, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_view_copy(raw(self), ints((size.as_ref())))))?) } }
/// expand, as a new contiguous tensor.
pub fn expand_copy<>(&self, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_expand_copy(raw(self), ints((size.as_ref())))))?) } }
/// permute, as a new contiguous tensor.
pub fn permute_copy<>(&self, dims: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_permute_copy(raw(self), ints((dims.as_ref())))))?) } }
/// transpose, as a new contiguous tensor.
pub fn transpose_copy<>(&self, dim0: i64, dim1: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_transpose_copy(raw(self), dim0, dim1)))?) } }
/// unsqueeze, as a new contiguous tensor.
pub fn unsqueeze_copy<>(&self, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_unsqueeze_copy(raw(self), dim)))?) } }
/// select, as a new contiguous tensor.
pub fn select_copy<>(&self, dim: i64, index: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_select_copy(raw(self), dim, index)))?) } }
/// slice, as a new contiguous tensor.
pub fn slice_copy<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_slice_copy_with(raw(self), null_mut())))?) } }
/// slice, as a new contiguous tensor.
pub fn slice_copy_with<>(&self, options: SliceCopyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_slice_copy_with(raw(self), &options.c)))?) } }
/// narrow, as a new contiguous tensor.
pub fn narrow_copy<>(&self, dim: i64, start: i64, length: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_narrow_copy(raw(self), dim, start, length)))?) } }
/// diagonal, as a new contiguous tensor.
pub fn diagonal_copy<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diagonal_copy_with(raw(self), null_mut())))?) } }
/// diagonal, as a new contiguous tensor.
pub fn diagonal_copy_with<>(&self, options: DiagonalCopyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diagonal_copy_with(raw(self), &options.c)))?) } }
/// unfold, as a new contiguous tensor.
pub fn unfold_copy<>(&self, dimension: i64, size: i64, step: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_unfold_copy(raw(self), dimension, size, step)))?) } }
/// as_strided, as a new contiguous tensor.
pub fn as_strided_copy<>(&self, size: impl AsRef<[i64]>, stride: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_as_strided_copy_with(raw(self), ints((size.as_ref())), ints((stride.as_ref())), null_mut())))?) } }
/// as_strided, as a new contiguous tensor.
pub fn as_strided_copy_with<>(&self, size: impl AsRef<[i64]>, stride: impl AsRef<[i64]>, options: AsStridedCopyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_as_strided_copy_with(raw(self), ints((size.as_ref())), ints((stride.as_ref())), &options.c)))?) } }
/// squeeze, as a new contiguous tensor.
pub fn squeeze_copy<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_squeeze_copy_with(raw(self), null_mut())))?) } }
/// squeeze, as a new contiguous tensor.
pub fn squeeze_copy_with<>(&self, options: SqueezeCopyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_squeeze_copy_with(raw(self), &options.c)))?) } }
/// self with src as slice number index of dimension dim.
pub fn select_scatter<>(&self, src: &Tensor, dim: i64, index: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_select_scatter(raw(self), raw(src), dim, index)))?) } }
/// self with src in place of the slices start to end of dimension dim.
pub fn slice_scatter<>(&self, src: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_slice_scatter_with(raw(self), raw(src), null_mut())))?) } }
/// self with src in place of the slices start to end of dimension dim.
pub fn slice_scatter_with<>(&self, src: &Tensor, options: SliceScatterOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_slice_scatter_with(raw(self), raw(src), &options.c)))?) } }
/// self with src as a diagonal.
pub fn diagonal_scatter<>(&self, src: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diagonal_scatter_with(raw(self), raw(src), null_mut())))?) } }
/// self with src as a diagonal.
pub fn diagonal_scatter_with<>(&self, src: &Tensor, options: DiagonalScatterOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_diagonal_scatter_with(raw(self), raw(src), &options.c)))?) } }
/// self with src in place of what as_strided shows of it.
pub fn as_strided_scatter<>(&self, src: &Tensor, size: impl AsRef<[i64]>, stride: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_as_strided_scatter_with(raw(self), raw(src), ints((size.as_ref())), ints((stride.as_ref())), null_mut())))?) } }
/// self with src in place of what as_strided shows of it.
pub fn as_strided_scatter_with<>(&self, src: &Tensor, size: impl AsRef<[i64]>, stride: impl AsRef<[i64]>, options: AsStridedScatterOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_as_strided_scatter_with(raw(self), raw(src), ints((size.as_ref())), ints((stride.as_ref())), &options.c)))?) } }
/// Set the main diagonal of all dimensions; with wrap a tall matrix has several.
pub fn fill_diagonal_<>(&self, fill_value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_fill_diagonal_inplace_with(raw(self), fill_value.into(), null_mut())))?) } }
/// Set the main diagonal of all dimensions; with wrap a tall matrix has several.
pub fn fill_diagonal_inplace_with<>(&self, fill_value: impl Into<Number>, options: FillDiagonalInplaceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_fill_diagonal_inplace_with(raw(self), fill_value.into(), &options.c)))?) } }
/// The sum over what an expansion from size would repeat.
pub fn sum_to_size<>(&self, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sum_to_size(raw(self), ints((size.as_ref())))))?) } }
/// chunk.
pub fn unsafe_chunk<>(&self, chunks: i64) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_unsafe_chunk_with(raw(self), chunks, null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// chunk.
pub fn unsafe_chunk_with<>(&self, chunks: i64, options: UnsafeChunkOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_unsafe_chunk_with(raw(self), chunks, &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// split.
pub fn unsafe_split<>(&self, split_size: i64) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_unsafe_split_with(raw(self), split_size, null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// split.
pub fn unsafe_split_with<>(&self, split_size: i64, options: UnsafeSplitOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_unsafe_split_with(raw(self), split_size, &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// split_with_sizes.
pub fn unsafe_split_with_sizes<>(&self, split_sizes: impl AsRef<[i64]>) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_unsafe_split_with_sizes_with(raw(self), ints((split_sizes.as_ref())), null_mut()), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// split_with_sizes.
pub fn unsafe_split_with_sizes_with<>(&self, split_sizes: impl AsRef<[i64]>, options: UnsafeSplitWithSizesOptions) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_unsafe_split_with_sizes_with(raw(self), ints((split_sizes.as_ref())), &options.c), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// The slices index[0], index[1], … of dimension dim.
pub fn index_select<>(&self, dim: i64, index: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_select(raw(self), dim, raw(index))))?) } }
/// out[i][j][k] = self[index[i][j][k]][j][k] for dim 0, and so on.
pub fn gather<>(&self, dim: i64, index: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gather(raw(self), dim, raw(index))))?) } }
/// self with self[index[i][j][k]][j][k] = src[i][j][k] for dim 0, and so on.
pub fn scatter<>(&self, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter(raw(self), dim, raw(index), raw(src))))?) } }
/// self with self[index[i][j][k]][j][k] = src[i][j][k] for dim 0, and so on.
pub fn scatter_<>(&self, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_(raw(self), dim, raw(index), raw(src))))?) } }
/// scatter of one number (torch.scatter with a value).
pub fn scatter_value<>(&self, dim: i64, index: &Tensor, value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_value(raw(self), dim, raw(index), value.into())))?) } }
/// scatter of one number (torch.scatter with a value).
pub fn scatter_value_<>(&self, dim: i64, index: &Tensor, value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_value_(raw(self), dim, raw(index), value.into())))?) } }
/// self with self[index[i][j][k]][j][k] += src[i][j][k] for dim 0, and so on.
pub fn scatter_add<>(&self, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_add(raw(self), dim, raw(index), raw(src))))?) } }
/// self with self[index[i][j][k]][j][k] += src[i][j][k] for dim 0, and so on.
pub fn scatter_add_<>(&self, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_add_(raw(self), dim, raw(index), raw(src))))?) } }
/// scatter that combines by 'sum', 'prod', 'mean', 'amax' or 'amin', with or without the value that self has there.
pub fn scatter_reduce<>(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_reduce_with(raw(self), dim, raw(index), raw(src), chars((&crate::text(reduce))), null_mut())))?) } }
/// scatter that combines by 'sum', 'prod', 'mean', 'amax' or 'amin', with or without the value that self has there.
pub fn scatter_reduce_with<>(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, options: ScatterReduceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_reduce_with(raw(self), dim, raw(index), raw(src), chars((&crate::text(reduce))), &options.c)))?) } }
/// scatter that combines by 'sum', 'prod', 'mean', 'amax' or 'amin', with or without the value that self has there.
pub fn scatter_reduce_<>(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_reduce_inplace_with(raw(self), dim, raw(index), raw(src), chars((&crate::text(reduce))), null_mut())))?) } }
/// scatter that combines by 'sum', 'prod', 'mean', 'amax' or 'amin', with or without the value that self has there.
pub fn scatter_reduce_inplace_with<>(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, options: ScatterReduceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scatter_reduce_inplace_with(raw(self), dim, raw(index), raw(src), chars((&crate::text(reduce))), &options.c)))?) } }
/// self with slice index[i] of dimension dim increased by alpha * slice i of source.
pub fn index_add<>(&self, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_add_with(raw(self), dim, raw(index), raw(source), null_mut())))?) } }
/// self with slice index[i] of dimension dim increased by alpha * slice i of source.
pub fn index_add_with<>(&self, dim: i64, index: &Tensor, source: &Tensor, options: IndexAddOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_add_with(raw(self), dim, raw(index), raw(source), &options.c)))?) } }
/// self with slice index[i] of dimension dim increased by alpha * slice i of source.
pub fn index_add_<>(&self, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_add_inplace_with(raw(self), dim, raw(index), raw(source), null_mut())))?) } }
/// self with slice index[i] of dimension dim increased by alpha * slice i of source.
pub fn index_add_inplace_with<>(&self, dim: i64, index: &Tensor, source: &Tensor, options: IndexAddOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_add_inplace_with(raw(self), dim, raw(index), raw(source), &options.c)))?) } }
/// self with slice index[i] of dimension dim replaced by slice i of source.
pub fn index_copy<>(&self, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_copy(raw(self), dim, raw(index), raw(source))))?) } }
/// self with slice index[i] of dimension dim replaced by slice i of source.
pub fn index_copy_<>(&self, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_copy_(raw(self), dim, raw(index), raw(source))))?) } }
/// self with the slices index of dimension dim set to value.
pub fn index_fill<>(&self, dim: i64, index: &Tensor, value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_fill(raw(self), dim, raw(index), value.into())))?) } }
/// self with the slices index of dimension dim set to value.
pub fn index_fill_<>(&self, dim: i64, index: &Tensor, value: impl Into<Number>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_fill_(raw(self), dim, raw(index), value.into())))?) } }
/// Values in order along dim, and where they came from. Always stable; NaN is the greatest.
pub fn sort<>(&self) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_sort_with(raw(self), null_mut()); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Values in order along dim, and where they came from. Always stable; NaN is the greatest.
pub fn sort_with<>(&self, options: SortOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_sort_with(raw(self), &options.c); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// The k greatest (or smallest) values along dim, and where they came from.
pub fn topk<>(&self, k: i64) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_topk_with(raw(self), k, null_mut()); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// The k greatest (or smallest) values along dim, and where they came from.
pub fn topk_with<>(&self, k: i64, options: TopkOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_topk_with(raw(self), k, &options.c); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// self with slice index[i] of dimension dim combined with slice i of source by 'prod', 'mean', 'amax' or 'amin'.
pub fn index_reduce<>(&self, dim: i64, index: &Tensor, source: &Tensor, reduce: &str) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_reduce_with(raw(self), dim, raw(index), raw(source), chars((&crate::text(reduce))), null_mut())))?) } }
/// self with slice index[i] of dimension dim combined with slice i of source by 'prod', 'mean', 'amax' or 'amin'.
pub fn index_reduce_with<>(&self, dim: i64, index: &Tensor, source: &Tensor, reduce: &str, options: IndexReduceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_reduce_with(raw(self), dim, raw(index), raw(source), chars((&crate::text(reduce))), &options.c)))?) } }
/// self with slice index[i] of dimension dim combined with slice i of source by 'prod', 'mean', 'amax' or 'amin'.
pub fn index_reduce_<>(&self, dim: i64, index: &Tensor, source: &Tensor, reduce: &str) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_reduce_inplace_with(raw(self), dim, raw(index), raw(source), chars((&crate::text(reduce))), null_mut())))?) } }
/// self with slice index[i] of dimension dim combined with slice i of source by 'prod', 'mean', 'amax' or 'amin'.
pub fn index_reduce_inplace_with<>(&self, dim: i64, index: &Tensor, source: &Tensor, reduce: &str, options: IndexReduceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_reduce_inplace_with(raw(self), dim, raw(index), raw(source), chars((&crate::text(reduce))), &options.c)))?) } }
/// The indices of sort.
pub fn argsort<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argsort_with(raw(self), null_mut())))?) } }
/// The indices of sort.
pub fn argsort_with<>(&self, options: ArgsortOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argsort_with(raw(self), &options.c)))?) } }
/// The values of sort along dimension 0.
pub fn msort<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_msort(raw(self))))?) } }
/// self[i0, i1, …]: int64, int32 or mask tensors, one per dimension (a mask: one per dimension it has), NULL to keep a dimension.
pub fn index<>(&self, indices: &[Option<&Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index(raw(self), all_of((&Vec::from_iter(indices.iter().map(|h| raw::<Tensor>(*h))))))))?) } }
/// self with self[i0, i1, …] = values, or += values; equal indices then all count.
pub fn index_put<>(&self, indices: &[Option<&Tensor>], values: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_put_with(raw(self), all_of((&Vec::from_iter(indices.iter().map(|h| raw::<Tensor>(*h))))), raw(values), null_mut())))?) } }
/// self with self[i0, i1, …] = values, or += values; equal indices then all count.
pub fn index_put_with<>(&self, indices: &[Option<&Tensor>], values: &Tensor, options: IndexPutOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_put_with(raw(self), all_of((&Vec::from_iter(indices.iter().map(|h| raw::<Tensor>(*h))))), raw(values), &options.c)))?) } }
/// self with self[i0, i1, …] = values, or += values; equal indices then all count.
pub fn index_put_<>(&self, indices: &[Option<&Tensor>], values: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_put_inplace_with(raw(self), all_of((&Vec::from_iter(indices.iter().map(|h| raw::<Tensor>(*h))))), raw(values), null_mut())))?) } }
/// self with self[i0, i1, …] = values, or += values; equal indices then all count.
pub fn index_put_inplace_with<>(&self, indices: &[Option<&Tensor>], values: &Tensor, options: IndexPutOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_index_put_inplace_with(raw(self), all_of((&Vec::from_iter(indices.iter().map(|h| raw::<Tensor>(*h))))), raw(values), &options.c)))?) } }
/// The elements where mask holds, in order, as a 1-D tensor.
pub fn masked_select<>(&self, mask: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_masked_select(raw(self), raw(mask))))?) } }
/// self with the elements where mask holds replaced by those of source, in order.
pub fn masked_scatter<>(&self, mask: &Tensor, source: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_masked_scatter(raw(self), raw(mask), raw(source))))?) } }
/// self with the elements where mask holds replaced by those of source, in order.
pub fn masked_scatter_<>(&self, mask: &Tensor, source: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_masked_scatter_(raw(self), raw(mask), raw(source))))?) } }
/// Coordinates of the elements that are not 0: int64, one row each.
pub fn nonzero<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nonzero(raw(self))))?) } }
/// nonzero.
pub fn argwhere<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_argwhere(raw(self))))?) } }
/// Elements of the flattened self, in the shape of index.
pub fn take<>(&self, index: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_take(raw(self), raw(index))))?) } }
/// gather, with self and indices broadcast against each other outside dim; without dim: of the flattened tensors.
pub fn take_along_dim<>(&self, indices: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_take_along_dim_with(raw(self), raw(indices), null_mut())))?) } }
/// gather, with self and indices broadcast against each other outside dim; without dim: of the flattened tensors.
pub fn take_along_dim_with<>(&self, indices: &Tensor, options: TakeAlongDimOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_take_along_dim_with(raw(self), raw(indices), &options.c)))?) } }
/// Each slice of dimension dim so many times; without dim, each element of the flattened tensor.
pub fn repeat_interleave<>(&self, repeats: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_repeat_interleave_with(raw(self), repeats, null_mut())))?) } }
/// Each slice of dimension dim so many times; without dim, each element of the flattened tensor.
pub fn repeat_interleave_with<>(&self, repeats: i64, options: RepeatInterleaveOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_repeat_interleave_with(raw(self), repeats, &options.c)))?) } }
/// Each slice as often as repeats says; the host waits for their sum unless output_size gives it (torch.repeat_interleave with a tensor).
pub fn repeat_interleave_tensor<>(&self, repeats: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_repeat_interleave_tensor_with(raw(self), raw(repeats), null_mut())))?) } }
/// Each slice as often as repeats says; the host waits for their sum unless output_size gives it (torch.repeat_interleave with a tensor).
pub fn repeat_interleave_tensor_with<>(&self, repeats: &Tensor, options: RepeatInterleaveTensorOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_repeat_interleave_tensor_with(raw(self), raw(repeats), &options.c)))?) } }
/// 0 repeats[0] times, then 1 repeats[1] times, and so on (torch.repeat_interleave of one tensor).
pub fn repeat_interleave_counts<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_repeat_interleave_counts_with(raw(self), null_mut())))?) } }
/// 0 repeats[0] times, then 1 repeats[1] times, and so on (torch.repeat_interleave of one tensor).
pub fn repeat_interleave_counts_with<>(&self, options: RepeatInterleaveCountsOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_repeat_interleave_counts_with(raw(self), &options.c)))?) } }
/// Is each element one of test_elements?
pub fn isin<>(&self, test_elements: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isin_with(raw(self), raw(test_elements), null_mut())))?) } }
/// Is each element one of test_elements?
pub fn isin_with<>(&self, test_elements: &Tensor, options: IsinOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_isin_with(raw(self), raw(test_elements), &options.c)))?) } }
/// Where values would stand in the sorted last dimension of sorted_sequence: before its equals, or behind them with right.
pub fn searchsorted<>(&self, self_: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_searchsorted_with(raw(self), raw(self_), null_mut())))?) } }
/// Where values would stand in the sorted last dimension of sorted_sequence: before its equals, or behind them with right.
pub fn searchsorted_with<>(&self, self_: &Tensor, options: SearchsortedOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_searchsorted_with(raw(self), raw(self_), &options.c)))?) } }
/// searchsorted among boundaries, a sorted vector.
pub fn bucketize<>(&self, boundaries: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bucketize_with(raw(self), raw(boundaries), null_mut())))?) } }
/// searchsorted among boundaries, a sorted vector.
pub fn bucketize_with<>(&self, boundaries: &Tensor, options: BucketizeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bucketize_with(raw(self), raw(boundaries), &options.c)))?) } }
/// Places drawn with the probabilities in each row, which need not sum to 1.
pub fn multinomial<>(&self, num_samples: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_multinomial_with(raw(self), num_samples, null_mut())))?) } }
/// Places drawn with the probabilities in each row, which need not sum to 1.
pub fn multinomial_with<>(&self, num_samples: i64, options: MultinomialOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_multinomial_with(raw(self), num_samples, &options.c)))?) } }
/// What elements there are, in order, and where each element is among them, and how often (torch.unique); what is not asked for is empty.
pub fn _unique2<>(&self) -> Result<(Tensor, Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc__unique2_with(raw(self), null_mut()); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.inverse_indices))?, own(sys::torc_scope_take(e.counts))?) }) } }
/// What elements there are, in order, and where each element is among them, and how often (torch.unique); what is not asked for is empty.
pub fn _unique2_with<>(&self, options: Unique2Options) -> Result<(Tensor, Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc__unique2_with(raw(self), &options.c); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.inverse_indices))?, own(sys::torc_scope_take(e.counts))?) }) } }
/// _unique2 of the slices of dimension dim (torch.unique with dim); where they are and how often is always told.
pub fn unique_dim<>(&self, dim: i64) -> Result<(Tensor, Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_unique_dim_with(raw(self), dim, null_mut()); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.inverse_indices))?, own(sys::torc_scope_take(e.counts))?) }) } }
/// _unique2 of the slices of dimension dim (torch.unique with dim); where they are and how often is always told.
pub fn unique_dim_with<>(&self, dim: i64, options: UniqueDimOptions) -> Result<(Tensor, Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_unique_dim_with(raw(self), dim, &options.c); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.inverse_indices))?, own(sys::torc_scope_take(e.counts))?) }) } }
/// The first of each run of equal elements, or slices; which run each is in, and how long they are.
pub fn unique_consecutive<>(&self) -> Result<(Tensor, Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_unique_consecutive_with(raw(self), null_mut()); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.inverse_indices))?, own(sys::torc_scope_take(e.counts))?) }) } }
/// The first of each run of equal elements, or slices; which run each is in, and how long they are.
pub fn unique_consecutive_with<>(&self, options: UniqueConsecutiveOptions) -> Result<(Tensor, Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_unique_consecutive_with(raw(self), &options.c); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.inverse_indices))?, own(sys::torc_scope_take(e.counts))?) }) } }
/// The k-th smallest element along dim, counted from 1, and where it is.
pub fn kthvalue<>(&self, k: i64) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_kthvalue_with(raw(self), k, null_mut()); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// The k-th smallest element along dim, counted from 1, and where it is.
pub fn kthvalue_with<>(&self, k: i64, options: KthvalueOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_kthvalue_with(raw(self), k, &options.c); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// The most frequent element along dim, the smallest of several, and where it is last.
pub fn mode<>(&self) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_mode_with(raw(self), null_mut()); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// The most frequent element along dim, the smallest of several, and where it is last.
pub fn mode_with<>(&self, options: ModeOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_mode_with(raw(self), &options.c); (own(sys::torc_scope_take(e.values))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// How often each whole number is in a vector, or the sum of its weights.
pub fn bincount<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bincount_with(raw(self), null_mut())))?) } }
/// How often each whole number is in a vector, or the sum of its weights.
pub fn bincount_with<>(&self, options: BincountOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bincount_with(raw(self), &options.c)))?) } }
/// Matrix product of two 2-D tensors, without broadcasting.
pub fn mm<>(&self, mat2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mm(raw(self), raw(mat2))))?) } }
/// Matrix products of two batches (3-D tensors) of matrices, without broadcasting.
pub fn bmm<>(&self, mat2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bmm(raw(self), raw(mat2))))?) } }
/// Product of a matrix and a vector.
pub fn mv<>(&self, vec: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mv(raw(self), raw(vec))))?) } }
/// Inner product of two 1-D tensors of one length; a 0-dim tensor.
pub fn dot<>(&self, tensor: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_dot(raw(self), raw(tensor))))?) } }
/// dot of the conjugate of self, if that is complex, and other.
pub fn vdot<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_vdot(raw(self), raw(other))))?) } }
/// beta * self + alpha * (mat1 @ mat2); self broadcasts; with beta 0 it is not read.
pub fn addmm<>(&self, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmm_with(raw(self), raw(mat1), raw(mat2), null_mut())))?) } }
/// beta * self + alpha * (mat1 @ mat2); self broadcasts; with beta 0 it is not read.
pub fn addmm_with<>(&self, mat1: &Tensor, mat2: &Tensor, options: AddmmOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmm_with(raw(self), raw(mat1), raw(mat2), &options.c)))?) } }
/// beta * self + alpha * (mat1 @ mat2); self broadcasts; with beta 0 it is not read.
pub fn addmm_<>(&self, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmm_inplace_with(raw(self), raw(mat1), raw(mat2), null_mut())))?) } }
/// beta * self + alpha * (mat1 @ mat2); self broadcasts; with beta 0 it is not read.
pub fn addmm_inplace_with<>(&self, mat1: &Tensor, mat2: &Tensor, options: AddmmOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmm_inplace_with(raw(self), raw(mat1), raw(mat2), &options.c)))?) } }
/// beta * self + alpha * (batch1 @ batch2) for batches of matrices; self broadcasts.
pub fn baddbmm<>(&self, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_baddbmm_with(raw(self), raw(batch1), raw(batch2), null_mut())))?) } }
/// beta * self + alpha * (batch1 @ batch2) for batches of matrices; self broadcasts.
pub fn baddbmm_with<>(&self, batch1: &Tensor, batch2: &Tensor, options: BaddbmmOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_baddbmm_with(raw(self), raw(batch1), raw(batch2), &options.c)))?) } }
/// beta * self + alpha * (batch1 @ batch2) for batches of matrices; self broadcasts.
pub fn baddbmm_<>(&self, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_baddbmm_inplace_with(raw(self), raw(batch1), raw(batch2), null_mut())))?) } }
/// beta * self + alpha * (batch1 @ batch2) for batches of matrices; self broadcasts.
pub fn baddbmm_inplace_with<>(&self, batch1: &Tensor, batch2: &Tensor, options: BaddbmmOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_baddbmm_inplace_with(raw(self), raw(batch1), raw(batch2), &options.c)))?) } }
/// beta * self + alpha * (mat @ vec); self broadcasts.
pub fn addmv<>(&self, mat: &Tensor, vec: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmv_with(raw(self), raw(mat), raw(vec), null_mut())))?) } }
/// beta * self + alpha * (mat @ vec); self broadcasts.
pub fn addmv_with<>(&self, mat: &Tensor, vec: &Tensor, options: AddmvOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmv_with(raw(self), raw(mat), raw(vec), &options.c)))?) } }
/// beta * self + alpha * (mat @ vec); self broadcasts.
pub fn addmv_<>(&self, mat: &Tensor, vec: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmv_inplace_with(raw(self), raw(mat), raw(vec), null_mut())))?) } }
/// beta * self + alpha * (mat @ vec); self broadcasts.
pub fn addmv_inplace_with<>(&self, mat: &Tensor, vec: &Tensor, options: AddmvOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addmv_inplace_with(raw(self), raw(mat), raw(vec), &options.c)))?) } }
/// input @ weight.T + bias over the last dimension; weight is (out_features, in_features) or (in_features).
pub fn linear<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linear_with(raw(self), raw(weight), null_mut())))?) } }
/// input @ weight.T + bias over the last dimension; weight is (out_features, in_features) or (in_features).
pub fn linear_with<>(&self, weight: &Tensor, options: LinearOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linear_with(raw(self), raw(weight), &options.c)))?) } }
/// Matrix product with broadcast batch dimensions; 1-D operands are vectors.
pub fn matmul<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_matmul(raw(self), raw(other))))?) } }
/// Outer product of two 1-D tensors.
pub fn outer<>(&self, vec2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_outer(raw(self), raw(vec2))))?) } }
/// Products summed over pairs of dimensions, those of dims_self with those of dims_other.
pub fn tensordot<>(&self, other: &Tensor, dims_self: impl AsRef<[i64]>, dims_other: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tensordot(raw(self), raw(other), ints((dims_self.as_ref())), ints((dims_other.as_ref())))))?) } }
/// Products summed over the last dimension of both.
pub fn inner<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_inner(raw(self), raw(other))))?) } }
/// The dot products of x, conjugated, with y along dim.
pub fn linalg_vecdot<>(&self, y: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_vecdot_with(raw(self), raw(y), null_mut())))?) } }
/// The dot products of x, conjugated, with y along dim.
pub fn linalg_vecdot_with<>(&self, y: &Tensor, options: LinalgVecdotOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_vecdot_with(raw(self), raw(y), &options.c)))?) } }
/// The Kronecker product: each element of self times all of other, in blocks.
pub fn kron<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_kron(raw(self), raw(other))))?) } }
/// beta * self + alpha * outer(vec1, vec2); with beta 0 self is not read.
pub fn addr<>(&self, vec1: &Tensor, vec2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addr_with(raw(self), raw(vec1), raw(vec2), null_mut())))?) } }
/// beta * self + alpha * outer(vec1, vec2); with beta 0 self is not read.
pub fn addr_with<>(&self, vec1: &Tensor, vec2: &Tensor, options: AddrOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addr_with(raw(self), raw(vec1), raw(vec2), &options.c)))?) } }
/// beta * self + alpha * outer(vec1, vec2); with beta 0 self is not read.
pub fn addr_<>(&self, vec1: &Tensor, vec2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addr_inplace_with(raw(self), raw(vec1), raw(vec2), null_mut())))?) } }
/// beta * self + alpha * outer(vec1, vec2); with beta 0 self is not read.
pub fn addr_inplace_with<>(&self, vec1: &Tensor, vec2: &Tensor, options: AddrOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addr_inplace_with(raw(self), raw(vec1), raw(vec2), &options.c)))?) } }
/// beta * self + alpha * the sum of the products of two batches of matrices.
pub fn addbmm<>(&self, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addbmm_with(raw(self), raw(batch1), raw(batch2), null_mut())))?) } }
/// beta * self + alpha * the sum of the products of two batches of matrices.
pub fn addbmm_with<>(&self, batch1: &Tensor, batch2: &Tensor, options: AddbmmOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addbmm_with(raw(self), raw(batch1), raw(batch2), &options.c)))?) } }
/// beta * self + alpha * the sum of the products of two batches of matrices.
pub fn addbmm_<>(&self, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addbmm_inplace_with(raw(self), raw(batch1), raw(batch2), null_mut())))?) } }
/// beta * self + alpha * the sum of the products of two batches of matrices.
pub fn addbmm_inplace_with<>(&self, batch1: &Tensor, batch2: &Tensor, options: AddbmmOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_addbmm_inplace_with(raw(self), raw(batch1), raw(batch2), &options.c)))?) } }
/// The cross products of vectors of three along dim.
pub fn linalg_cross<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_cross_with(raw(self), raw(other), null_mut())))?) } }
/// The cross products of vectors of three along dim.
pub fn linalg_cross_with<>(&self, other: &Tensor, options: LinalgCrossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linalg_cross_with(raw(self), raw(other), &options.c)))?) } }
/// linalg_cross; without dim along the first dimension of size 3.
pub fn cross<>(&self, other: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cross_with(raw(self), raw(other), null_mut())))?) } }
/// linalg_cross; without dim along the first dimension of size 3.
pub fn cross_with<>(&self, other: &Tensor, options: CrossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cross_with(raw(self), raw(other), &options.c)))?) } }
/// relu of addmm, or gelu with use_gelu: by the tanh approximation on CUDA, by the error function on the CPU, as in PyTorch.
pub fn _addmm_activation<>(&self, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc__addmm_activation_with(raw(self), raw(mat1), raw(mat2), null_mut())))?) } }
/// relu of addmm, or gelu with use_gelu: by the tanh approximation on CUDA, by the error function on the CPU, as in PyTorch.
pub fn _addmm_activation_with<>(&self, mat1: &Tensor, mat2: &Tensor, options: AddmmActivationOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc__addmm_activation_with(raw(self), raw(mat1), raw(mat2), &options.c)))?) } }
/// gelu(linear(input, weight, bias)), in one launch, not rounded between, where the device has it: CUDA with 'tanh'.
pub fn linear_gelu<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linear_gelu_with(raw(self), raw(weight), null_mut())))?) } }
/// gelu(linear(input, weight, bias)), in one launch, not rounded between, where the device has it: CUDA with 'tanh'.
pub fn linear_gelu_with<>(&self, weight: &Tensor, options: LinearGeluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linear_gelu_with(raw(self), raw(weight), &options.c)))?) } }
/// linear(linear_gelu(input, weight1, bias1), weight2, bias2), a transformer's hidden layer: likewise, as one node.
pub fn linear_gelu_linear<>(&self, weight1: &Tensor, bias1: Option<&Tensor>, weight2: &Tensor, bias2: Option<&Tensor>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linear_gelu_linear_with(raw(self), raw(weight1), raw(bias1), raw(weight2), raw(bias2), null_mut())))?) } }
/// linear(linear_gelu(input, weight1, bias1), weight2, bias2), a transformer's hidden layer: likewise, as one node.
pub fn linear_gelu_linear_with<>(&self, weight1: &Tensor, bias1: Option<&Tensor>, weight2: &Tensor, bias2: Option<&Tensor>, options: LinearGeluLinearOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linear_gelu_linear_with(raw(self), raw(weight1), raw(bias1), raw(weight2), raw(bias2), &options.c)))?) } }
/// exp(self) / sum(exp(self)) along dim.
pub fn softmax<>(&self, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softmax_with(raw(self), dim, null_mut())))?) } }
/// exp(self) / sum(exp(self)) along dim.
pub fn softmax_with<>(&self, dim: i64, options: SoftmaxOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_softmax_with(raw(self), dim, &options.c)))?) } }
/// Logarithm of softmax along dim, without overflow.
pub fn log_softmax<>(&self, dim: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log_softmax_with(raw(self), dim, null_mut())))?) } }
/// Logarithm of softmax along dim, without overflow.
pub fn log_softmax_with<>(&self, dim: i64, options: LogSoftmaxOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_log_softmax_with(raw(self), dim, &options.c)))?) } }
/// Layer normalization with the statistics it used.
pub fn native_layer_norm<>(&self, normalized_shape: impl AsRef<[i64]>, weight: Option<&Tensor>, bias: Option<&Tensor>, eps: f64) -> Result<(Tensor, Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_native_layer_norm(raw(self), ints((normalized_shape.as_ref())), raw(weight), raw(bias), eps); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.mean))?, own(sys::torc_scope_take(e.rstd))?) }) } }
/// Normalize over the last dimensions, which are normalized_shape; then scale and shift elementwise.
pub fn layer_norm<>(&self, normalized_shape: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_layer_norm_with(raw(self), ints((normalized_shape.as_ref())), null_mut())))?) } }
/// Normalize over the last dimensions, which are normalized_shape; then scale and shift elementwise.
pub fn layer_norm_with<>(&self, normalized_shape: impl AsRef<[i64]>, options: LayerNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_layer_norm_with(raw(self), ints((normalized_shape.as_ref())), &options.c)))?) } }
/// Batch normalization with the statistics it used; updates the running ones.
pub fn native_batch_norm<>(&self, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, training: bool, momentum: f64, eps: f64) -> Result<(Tensor, Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_native_batch_norm(raw(self), raw(weight), raw(bias), raw(running_mean), raw(running_var), training, momentum, eps); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.save_mean))?, own(sys::torc_scope_take(e.save_invstd))?) }) } }
/// Normalize each channel (dimension 1), by the batch's statistics in training, by the running ones otherwise.
pub fn batch_norm<>(&self, running_mean: Option<&Tensor>, running_var: Option<&Tensor>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_batch_norm_with(raw(self), raw(running_mean), raw(running_var), null_mut())))?) } }
/// Normalize each channel (dimension 1), by the batch's statistics in training, by the running ones otherwise.
pub fn batch_norm_with<>(&self, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, options: BatchNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_batch_norm_with(raw(self), raw(running_mean), raw(running_var), &options.c)))?) } }
/// Normalize each channel of each sample by its own statistics.
pub fn instance_norm<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_instance_norm_with(raw(self), null_mut())))?) } }
/// Normalize each channel of each sample by its own statistics.
pub fn instance_norm_with<>(&self, options: InstanceNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_instance_norm_with(raw(self), &options.c)))?) } }
/// Group normalization of N samples of C channels of HxW elements, with the statistics it used.
pub fn native_group_norm<>(&self, weight: Option<&Tensor>, bias: Option<&Tensor>, n: i64, c: i64, HxW: i64, group: i64, eps: f64) -> Result<(Tensor, Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_native_group_norm(raw(self), raw(weight), raw(bias), n, c, HxW, group, eps); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.mean))?, own(sys::torc_scope_take(e.rstd))?) }) } }
/// Normalize num_groups groups of channels of each sample; then scale and shift each channel.
pub fn group_norm<>(&self, num_groups: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_group_norm_with(raw(self), num_groups, null_mut())))?) } }
/// Normalize num_groups groups of channels of each sample; then scale and shift each channel.
pub fn group_norm_with<>(&self, num_groups: i64, options: GroupNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_group_norm_with(raw(self), num_groups, &options.c)))?) } }
/// rms_norm with the factors it used.
pub fn _fused_rms_norm<>(&self, normalized_shape: impl AsRef<[i64]>, weight: Option<&Tensor>, eps: f64) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc__fused_rms_norm(raw(self), ints((normalized_shape.as_ref())), raw(weight), eps); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.rstd))?) }) } }
/// Divide by the root of the mean square over the last dimensions; eps defaults to the epsilon of the dtype that is computed in.
pub fn rms_norm<>(&self, normalized_shape: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rms_norm_with(raw(self), ints((normalized_shape.as_ref())), null_mut())))?) } }
/// Divide by the root of the mean square over the last dimensions; eps defaults to the epsilon of the dtype that is computed in.
pub fn rms_norm_with<>(&self, normalized_shape: impl AsRef<[i64]>, options: RmsNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rms_norm_with(raw(self), ints((normalized_shape.as_ref())), &options.c)))?) } }
/// Zero elements with probability p and scale the others by 1/(1-p); the mask is true where they stay.
pub fn native_dropout<>(&self, p: f64, train: bool) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_native_dropout_with(raw(self), p, train, null_mut()); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.mask))?) }) } }
/// Zero elements with probability p and scale the others by 1/(1-p); the mask is true where they stay.
pub fn native_dropout_with<>(&self, p: f64, train: bool, options: NativeDropoutOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_native_dropout_with(raw(self), p, train, &options.c); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.mask))?) }) } }
/// In training, zero elements with probability p and scale the others by 1/(1-p).
pub fn dropout<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_dropout_with(raw(self), null_mut())))?) } }
/// In training, zero elements with probability p and scale the others by 1/(1-p).
pub fn dropout_with<>(&self, options: DropoutOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_dropout_with(raw(self), &options.c)))?) } }
/// In training, zero elements with probability p and scale the others by 1/(1-p).
pub fn dropout_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_dropout_inplace_with(raw(self), null_mut())))?) } }
/// In training, zero elements with probability p and scale the others by 1/(1-p).
pub fn dropout_inplace_with<>(&self, options: DropoutOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_dropout_inplace_with(raw(self), &options.c)))?) } }
/// dropout of whole channels (dimensions 0 and 1 are sample and channel).
pub fn feature_dropout<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_feature_dropout_with(raw(self), null_mut())))?) } }
/// dropout of whole channels (dimensions 0 and 1 are sample and channel).
pub fn feature_dropout_with<>(&self, options: FeatureDropoutOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_feature_dropout_with(raw(self), &options.c)))?) } }
/// dropout of whole channels (dimensions 0 and 1 are sample and channel).
pub fn feature_dropout_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_feature_dropout_inplace_with(raw(self), null_mut())))?) } }
/// dropout of whole channels (dimensions 0 and 1 are sample and channel).
pub fn feature_dropout_inplace_with<>(&self, options: FeatureDropoutOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_feature_dropout_inplace_with(raw(self), &options.c)))?) } }
/// Rows of weight at indices. The row padding_idx gets no gradient.
pub fn embedding<>(&self, indices: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_embedding_with(raw(self), raw(indices), null_mut())))?) } }
/// Rows of weight at indices. The row padding_idx gets no gradient.
pub fn embedding_with<>(&self, indices: &Tensor, options: EmbeddingOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_embedding_with(raw(self), raw(indices), &options.c)))?) } }
/// Convolution of every kind in one or two dimensions.
pub fn convolution<>(&self, weight: &Tensor, bias: Option<&Tensor>, stride: impl AsRef<[i64]>, padding: impl AsRef<[i64]>, dilation: impl AsRef<[i64]>, transposed: bool, output_padding: impl AsRef<[i64]>, groups: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_convolution(raw(self), raw(weight), raw(bias), ints((stride.as_ref())), ints((padding.as_ref())), ints((dilation.as_ref())), transposed, ints((output_padding.as_ref())), groups)))?) } }
/// Cross-correlation over (N, C, L) or (C, L).
pub fn conv1d<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv1d_with(raw(self), raw(weight), null_mut())))?) } }
/// Cross-correlation over (N, C, L) or (C, L).
pub fn conv1d_with<>(&self, weight: &Tensor, options: Conv1dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv1d_with(raw(self), raw(weight), &options.c)))?) } }
/// Cross-correlation over (N, C, H, W) or (C, H, W).
pub fn conv2d<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv2d_with(raw(self), raw(weight), null_mut())))?) } }
/// Cross-correlation over (N, C, H, W) or (C, H, W).
pub fn conv2d_with<>(&self, weight: &Tensor, options: Conv2dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv2d_with(raw(self), raw(weight), &options.c)))?) } }
/// conv1d with padding 'valid' (none) or 'same' (the output is as long as the input).
pub fn conv1d_padding<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv1d_padding_with(raw(self), raw(weight), null_mut())))?) } }
/// conv1d with padding 'valid' (none) or 'same' (the output is as long as the input).
pub fn conv1d_padding_with<>(&self, weight: &Tensor, options: Conv1dPaddingOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv1d_padding_with(raw(self), raw(weight), &options.c)))?) } }
/// conv2d with padding 'valid' (none) or 'same' (the output is as large as the input).
pub fn conv2d_padding<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv2d_padding_with(raw(self), raw(weight), null_mut())))?) } }
/// conv2d with padding 'valid' (none) or 'same' (the output is as large as the input).
pub fn conv2d_padding_with<>(&self, weight: &Tensor, options: Conv2dPaddingOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv2d_padding_with(raw(self), raw(weight), &options.c)))?) } }
/// Transposed convolution over (N, C, L) or (C, L).
pub fn conv_transpose1d<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv_transpose1d_with(raw(self), raw(weight), null_mut())))?) } }
/// Transposed convolution over (N, C, L) or (C, L).
pub fn conv_transpose1d_with<>(&self, weight: &Tensor, options: ConvTranspose1dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv_transpose1d_with(raw(self), raw(weight), &options.c)))?) } }
/// Transposed convolution over (N, C, H, W) or (C, H, W).
pub fn conv_transpose2d<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv_transpose2d_with(raw(self), raw(weight), null_mut())))?) } }
/// Transposed convolution over (N, C, H, W) or (C, H, W).
pub fn conv_transpose2d_with<>(&self, weight: &Tensor, options: ConvTranspose2dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv_transpose2d_with(raw(self), raw(weight), &options.c)))?) } }
/// Maximum of each window, and where in the image (h * W + w) it was.
pub fn max_pool2d_with_indices<>(&self, kernel_size: impl AsRef<[i64]>) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_max_pool2d_with_indices_with(raw(self), ints((kernel_size.as_ref())), null_mut()); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Maximum of each window, and where in the image (h * W + w) it was.
pub fn max_pool2d_with_indices_with<>(&self, kernel_size: impl AsRef<[i64]>, options: MaxPool2dWithIndicesOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_max_pool2d_with_indices_with(raw(self), ints((kernel_size.as_ref())), &options.c); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Maximum of each window; stride defaults to kernel_size.
pub fn max_pool2d<>(&self, kernel_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_max_pool2d_with(raw(self), ints((kernel_size.as_ref())), null_mut())))?) } }
/// Maximum of each window; stride defaults to kernel_size.
pub fn max_pool2d_with<>(&self, kernel_size: impl AsRef<[i64]>, options: MaxPool2dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_max_pool2d_with(raw(self), ints((kernel_size.as_ref())), &options.c)))?) } }
/// Maximum of each window; stride defaults to kernel_size.
pub fn max_pool1d<>(&self, kernel_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_max_pool1d_with(raw(self), ints((kernel_size.as_ref())), null_mut())))?) } }
/// Maximum of each window; stride defaults to kernel_size.
pub fn max_pool1d_with<>(&self, kernel_size: impl AsRef<[i64]>, options: MaxPool1dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_max_pool1d_with(raw(self), ints((kernel_size.as_ref())), &options.c)))?) } }
/// Mean of each window; stride defaults to kernel_size.
pub fn avg_pool2d<>(&self, kernel_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_avg_pool2d_with(raw(self), ints((kernel_size.as_ref())), null_mut())))?) } }
/// Mean of each window; stride defaults to kernel_size.
pub fn avg_pool2d_with<>(&self, kernel_size: impl AsRef<[i64]>, options: AvgPool2dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_avg_pool2d_with(raw(self), ints((kernel_size.as_ref())), &options.c)))?) } }
/// Mean of each window; stride defaults to kernel_size.
pub fn avg_pool1d<>(&self, kernel_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_avg_pool1d_with(raw(self), ints((kernel_size.as_ref())), null_mut())))?) } }
/// Mean of each window; stride defaults to kernel_size.
pub fn avg_pool1d_with<>(&self, kernel_size: impl AsRef<[i64]>, options: AvgPool1dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_avg_pool1d_with(raw(self), ints((kernel_size.as_ref())), &options.c)))?) } }
/// Mean over windows that divide the image into output_size parts. One number stands for a square.
pub fn adaptive_avg_pool2d<>(&self, output_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_adaptive_avg_pool2d(raw(self), ints((output_size.as_ref())))))?) } }
/// Mean over windows that divide the signal into output_size parts.
pub fn adaptive_avg_pool1d<>(&self, output_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_adaptive_avg_pool1d(raw(self), ints((output_size.as_ref())))))?) } }
/// Maximum over windows that divide the image into output_size parts, and where it was.
pub fn adaptive_max_pool2d<>(&self, output_size: impl AsRef<[i64]>) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_adaptive_max_pool2d(raw(self), ints((output_size.as_ref()))); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Maximum of each window of a volume, and where in it (d * H * W + h * W + w) it was.
pub fn max_pool3d_with_indices<>(&self, kernel_size: impl AsRef<[i64]>) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_max_pool3d_with_indices_with(raw(self), ints((kernel_size.as_ref())), null_mut()); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Maximum of each window of a volume, and where in it (d * H * W + h * W + w) it was.
pub fn max_pool3d_with_indices_with<>(&self, kernel_size: impl AsRef<[i64]>, options: MaxPool3dWithIndicesOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_max_pool3d_with_indices_with(raw(self), ints((kernel_size.as_ref())), &options.c); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Maximum of each window of a volume; stride defaults to kernel_size.
pub fn max_pool3d<>(&self, kernel_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_max_pool3d_with(raw(self), ints((kernel_size.as_ref())), null_mut())))?) } }
/// Maximum of each window of a volume; stride defaults to kernel_size.
pub fn max_pool3d_with<>(&self, kernel_size: impl AsRef<[i64]>, options: MaxPool3dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_max_pool3d_with(raw(self), ints((kernel_size.as_ref())), &options.c)))?) } }
/// Mean of each window of a volume; stride defaults to kernel_size.
pub fn avg_pool3d<>(&self, kernel_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_avg_pool3d_with(raw(self), ints((kernel_size.as_ref())), null_mut())))?) } }
/// Mean of each window of a volume; stride defaults to kernel_size.
pub fn avg_pool3d_with<>(&self, kernel_size: impl AsRef<[i64]>, options: AvgPool3dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_avg_pool3d_with(raw(self), ints((kernel_size.as_ref())), &options.c)))?) } }
/// Mean over windows that divide the volume into output_size parts. One number stands for a cube.
pub fn adaptive_avg_pool3d<>(&self, output_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_adaptive_avg_pool3d(raw(self), ints((output_size.as_ref())))))?) } }
/// Maximum over windows that divide the volume into output_size parts, and where it was.
pub fn adaptive_max_pool3d<>(&self, output_size: impl AsRef<[i64]>) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_adaptive_max_pool3d(raw(self), ints((output_size.as_ref()))); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.indices))?) }) } }
/// Signals, images or volumes of another size: 'nearest', 'nearest-exact', 'linear', 'bilinear', 'trilinear', 'bicubic' or 'area' (torch.nn.functional.interpolate).
pub fn interpolate<>(&self, output_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_interpolate_with(raw(self), ints((output_size.as_ref())), null_mut())))?) } }
/// Signals, images or volumes of another size: 'nearest', 'nearest-exact', 'linear', 'bilinear', 'trilinear', 'bicubic' or 'area' (torch.nn.functional.interpolate).
pub fn interpolate_with<>(&self, output_size: impl AsRef<[i64]>, options: InterpolateOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_interpolate_with(raw(self), ints((output_size.as_ref())), &options.c)))?) } }
/// The input at the places that grid names, from -1 to 1 in each dimension: linearly (0), the nearest (1) or bicubic (2), with zeros (0), the border (1) or reflections (2) outside.
pub fn grid_sampler<>(&self, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_grid_sampler(raw(self), raw(grid), interpolation_mode, padding_mode, align_corners)))?) } }
/// The grids that the affine maps theta make of the places of images or volumes of this size.
pub fn affine_grid_generator<>(&self, size: impl AsRef<[i64]>, align_corners: bool) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_affine_grid_generator(raw(self), ints((size.as_ref())), align_corners)))?) } }
/// Negative log likelihood of the target classes, given log probabilities.
pub fn nll_loss<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nll_loss_with(raw(self), raw(target), null_mut())))?) } }
/// Negative log likelihood of the target classes, given log probabilities.
pub fn nll_loss_with<>(&self, target: &Tensor, options: NllLossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nll_loss_with(raw(self), raw(target), &options.c)))?) } }
/// Cross entropy between logits and class indices or class probabilities.
pub fn cross_entropy<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cross_entropy_with(raw(self), raw(target), null_mut())))?) } }
/// Cross entropy between logits and class indices or class probabilities.
pub fn cross_entropy_with<>(&self, target: &Tensor, options: CrossEntropyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cross_entropy_with(raw(self), raw(target), &options.c)))?) } }
/// Cross entropy between probabilities and targets in [0, 1].
pub fn binary_cross_entropy<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_binary_cross_entropy_with(raw(self), raw(target), null_mut())))?) } }
/// Cross entropy between probabilities and targets in [0, 1].
pub fn binary_cross_entropy_with<>(&self, target: &Tensor, options: BinaryCrossEntropyOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_binary_cross_entropy_with(raw(self), raw(target), &options.c)))?) } }
/// binary_cross_entropy of sigmoid(self), without overflow.
pub fn binary_cross_entropy_with_logits<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_binary_cross_entropy_with_logits_with(raw(self), raw(target), null_mut())))?) } }
/// binary_cross_entropy of sigmoid(self), without overflow.
pub fn binary_cross_entropy_with_logits_with<>(&self, target: &Tensor, options: BinaryCrossEntropyWithLogitsOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_binary_cross_entropy_with_logits_with(raw(self), raw(target), &options.c)))?) } }
/// Squared difference.
pub fn mse_loss<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mse_loss_with(raw(self), raw(target), null_mut())))?) } }
/// Squared difference.
pub fn mse_loss_with<>(&self, target: &Tensor, options: MseLossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_mse_loss_with(raw(self), raw(target), &options.c)))?) } }
/// Absolute difference.
pub fn l1_loss<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_l1_loss_with(raw(self), raw(target), null_mut())))?) } }
/// Absolute difference.
pub fn l1_loss_with<>(&self, target: &Tensor, options: L1LossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_l1_loss_with(raw(self), raw(target), &options.c)))?) } }
/// Squared difference over 2 beta where it is below beta, absolute difference minus beta/2 elsewhere.
pub fn smooth_l1_loss<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_smooth_l1_loss_with(raw(self), raw(target), null_mut())))?) } }
/// Squared difference over 2 beta where it is below beta, absolute difference minus beta/2 elsewhere.
pub fn smooth_l1_loss_with<>(&self, target: &Tensor, options: SmoothL1LossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_smooth_l1_loss_with(raw(self), raw(target), &options.c)))?) } }
/// Half the squared difference where it is below delta, delta * (difference - delta/2) elsewhere.
pub fn huber_loss<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_huber_loss_with(raw(self), raw(target), null_mut())))?) } }
/// Half the squared difference where it is below delta, delta * (difference - delta/2) elsewhere.
pub fn huber_loss_with<>(&self, target: &Tensor, options: HuberLossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_huber_loss_with(raw(self), raw(target), &options.c)))?) } }
/// Kullback-Leibler divergence; self holds log probabilities. reduction may be 'batchmean'.
pub fn kl_div<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_kl_div_with(raw(self), raw(target), null_mut())))?) } }
/// Kullback-Leibler divergence; self holds log probabilities. reduction may be 'batchmean'.
pub fn kl_div_with<>(&self, target: &Tensor, options: KlDivOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_kl_div_with(raw(self), raw(target), &options.c)))?) } }
/// 1 at each index along a new last dimension, 0 elsewhere.
pub fn one_hot<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_one_hot_with(raw(self), null_mut())))?) } }
/// 1 at each index along a new last dimension, 0 elsewhere.
pub fn one_hot_with<>(&self, options: OneHotOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_one_hot_with(raw(self), &options.c)))?) } }
/// softmax(query @ key.T * scale + mask) @ value.
pub fn scaled_dot_product_attention<>(&self, key: &Tensor, value: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scaled_dot_product_attention_with(raw(self), raw(key), raw(value), null_mut())))?) } }
/// softmax(query @ key.T * scale + mask) @ value.
pub fn scaled_dot_product_attention_with<>(&self, key: &Tensor, value: &Tensor, options: ScaledDotProductAttentionOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_scaled_dot_product_attention_with(raw(self), raw(key), raw(value), &options.c)))?) } }
/// self with pad[0] elements of value before its last dimension and pad[1] behind, pad[2] and pad[3] of the one before, and so on; negative numbers cut.
pub fn constant_pad_nd<>(&self, pad: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_constant_pad_nd_with(raw(self), ints((pad.as_ref())), null_mut())))?) } }
/// self with pad[0] elements of value before its last dimension and pad[1] behind, pad[2] and pad[3] of the one before, and so on; negative numbers cut.
pub fn constant_pad_nd_with<>(&self, pad: impl AsRef<[i64]>, options: ConstantPadNdOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_constant_pad_nd_with(raw(self), ints((pad.as_ref())), &options.c)))?) } }
/// constant_pad_nd, or with mode 'reflect', 'replicate' or 'circular' padding that repeats what is there.
pub fn pad<>(&self, pad: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_pad_with(raw(self), ints((pad.as_ref())), null_mut())))?) } }
/// constant_pad_nd, or with mode 'reflect', 'replicate' or 'circular' padding that repeats what is there.
pub fn pad_with<>(&self, pad: impl AsRef<[i64]>, options: PadOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_pad_with(raw(self), ints((pad.as_ref())), &options.c)))?) } }
/// The first half of dim times the sigmoid of the second.
pub fn glu<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_glu_with(raw(self), null_mut())))?) } }
/// The first half of dim times the sigmoid of the second.
pub fn glu_with<>(&self, options: GluOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_glu_with(raw(self), &options.c)))?) } }
/// self where it is positive, elsewhere weight * self; one weight, or one for each channel (dimension 1).
pub fn prelu<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_prelu(raw(self), raw(weight))))?) } }
/// dropout that keeps mean and variance of what SELU gives: what is dropped becomes SELU's negative limit.
pub fn alpha_dropout<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_alpha_dropout_with(raw(self), null_mut())))?) } }
/// dropout that keeps mean and variance of what SELU gives: what is dropped becomes SELU's negative limit.
pub fn alpha_dropout_with<>(&self, options: AlphaDropoutOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_alpha_dropout_with(raw(self), &options.c)))?) } }
/// dropout that keeps mean and variance of what SELU gives: what is dropped becomes SELU's negative limit.
pub fn alpha_dropout_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_alpha_dropout_inplace_with(raw(self), null_mut())))?) } }
/// dropout that keeps mean and variance of what SELU gives: what is dropped becomes SELU's negative limit.
pub fn alpha_dropout_inplace_with<>(&self, options: AlphaDropoutOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_alpha_dropout_inplace_with(raw(self), &options.c)))?) } }
/// alpha_dropout of whole channels (dimensions 0 and 1 are sample and channel).
pub fn feature_alpha_dropout<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_feature_alpha_dropout_with(raw(self), null_mut())))?) } }
/// alpha_dropout of whole channels (dimensions 0 and 1 are sample and channel).
pub fn feature_alpha_dropout_with<>(&self, options: FeatureAlphaDropoutOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_feature_alpha_dropout_with(raw(self), &options.c)))?) } }
/// alpha_dropout of whole channels (dimensions 0 and 1 are sample and channel).
pub fn feature_alpha_dropout_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_feature_alpha_dropout_inplace_with(raw(self), null_mut())))?) } }
/// alpha_dropout of whole channels (dimensions 0 and 1 are sample and channel).
pub fn feature_alpha_dropout_inplace_with<>(&self, options: FeatureAlphaDropoutOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_feature_alpha_dropout_inplace_with(raw(self), &options.c)))?) } }
/// (…, C * r * r, H, W) as (…, C, H * r, W * r).
pub fn pixel_shuffle<>(&self, upscale_factor: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_pixel_shuffle(raw(self), upscale_factor)))?) } }
/// (…, C, H * r, W * r) as (…, C * r * r, H, W).
pub fn pixel_unshuffle<>(&self, downscale_factor: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_pixel_unshuffle(raw(self), downscale_factor)))?) } }
/// Channels (dimension 1) in another order: the first of each group, then the second of each, and so on.
pub fn channel_shuffle<>(&self, groups: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_channel_shuffle(raw(self), groups)))?) } }
/// The windows of images as columns: (N, C * kh * kw, L).
pub fn im2col<>(&self, kernel_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_im2col_with(raw(self), ints((kernel_size.as_ref())), null_mut())))?) } }
/// The windows of images as columns: (N, C * kh * kw, L).
pub fn im2col_with<>(&self, kernel_size: impl AsRef<[i64]>, options: Im2colOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_im2col_with(raw(self), ints((kernel_size.as_ref())), &options.c)))?) } }
/// Images that are the sums of the windows which im2col cuts out of them.
pub fn col2im<>(&self, output_size: impl AsRef<[i64]>, kernel_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_col2im_with(raw(self), ints((output_size.as_ref())), ints((kernel_size.as_ref())), null_mut())))?) } }
/// Images that are the sums of the windows which im2col cuts out of them.
pub fn col2im_with<>(&self, output_size: impl AsRef<[i64]>, kernel_size: impl AsRef<[i64]>, options: Col2imOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_col2im_with(raw(self), ints((output_size.as_ref())), ints((kernel_size.as_ref())), &options.c)))?) } }
/// Images of output_size with the elements of self where max_pool2d found them, and 0 elsewhere.
pub fn max_unpool2d<>(&self, indices: &Tensor, output_size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_max_unpool2d(raw(self), raw(indices), ints((output_size.as_ref())))))?) } }
/// The rows of self that indices name, scaled down to the norm max_norm where they are longer.
pub fn embedding_renorm_<>(&self, indices: &Tensor, max_norm: f64, norm_type: f64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_embedding_renorm_(raw(self), raw(indices), max_norm, norm_type)))?) } }
/// Sums, means or maxima of the rows of weight that each bag names: rows of input, or what lies between offsets.
pub fn embedding_bag<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_embedding_bag_with(raw(self), raw(weight), null_mut())))?) } }
/// Sums, means or maxima of the rows of weight that each bag names: rows of input, or what lies between offsets.
pub fn embedding_bag_with<>(&self, weight: &Tensor, options: EmbeddingBagOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_embedding_bag_with(raw(self), raw(weight), &options.c)))?) } }
/// Cross-correlation over (N, C, D, H, W) or (C, D, H, W).
pub fn conv3d<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv3d_with(raw(self), raw(weight), null_mut())))?) } }
/// Cross-correlation over (N, C, D, H, W) or (C, D, H, W).
pub fn conv3d_with<>(&self, weight: &Tensor, options: Conv3dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv3d_with(raw(self), raw(weight), &options.c)))?) } }
/// conv3d with padding 'valid' (none) or 'same' (the output is as large as the input).
pub fn conv3d_padding<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv3d_padding_with(raw(self), raw(weight), null_mut())))?) } }
/// conv3d with padding 'valid' (none) or 'same' (the output is as large as the input).
pub fn conv3d_padding_with<>(&self, weight: &Tensor, options: Conv3dPaddingOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv3d_padding_with(raw(self), raw(weight), &options.c)))?) } }
/// Transposed convolution over (N, C, D, H, W) or (C, D, H, W).
pub fn conv_transpose3d<>(&self, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv_transpose3d_with(raw(self), raw(weight), null_mut())))?) } }
/// Transposed convolution over (N, C, D, H, W) or (C, D, H, W).
pub fn conv_transpose3d_with<>(&self, weight: &Tensor, options: ConvTranspose3dOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_conv_transpose3d_with(raw(self), raw(weight), &options.c)))?) } }
/// The p-norm of x1 - x2 + eps along the last dimension.
pub fn pairwise_distance<>(&self, x2: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_pairwise_distance_with(raw(self), raw(x2), null_mut())))?) } }
/// The p-norm of x1 - x2 + eps along the last dimension.
pub fn pairwise_distance_with<>(&self, x2: &Tensor, options: PairwiseDistanceOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_pairwise_distance_with(raw(self), raw(x2), &options.c)))?) } }
/// input1 @ weight[k] @ input2 for each k, plus bias.
pub fn bilinear<>(&self, input2: &Tensor, weight: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bilinear_with(raw(self), raw(input2), raw(weight), null_mut())))?) } }
/// input1 @ weight[k] @ input2 for each k, plus bias.
pub fn bilinear_with<>(&self, input2: &Tensor, weight: &Tensor, options: BilinearOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_bilinear_with(raw(self), raw(input2), raw(weight), &options.c)))?) } }
/// max(0, margin - target * (input1 - input2)).
pub fn margin_ranking_loss<>(&self, input2: &Tensor, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_margin_ranking_loss_with(raw(self), raw(input2), raw(target), null_mut())))?) } }
/// max(0, margin - target * (input1 - input2)).
pub fn margin_ranking_loss_with<>(&self, input2: &Tensor, target: &Tensor, options: MarginRankingLossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_margin_ranking_loss_with(raw(self), raw(input2), raw(target), &options.c)))?) } }
/// self where target is 1, max(0, margin - self) where it is -1.
pub fn hinge_embedding_loss<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hinge_embedding_loss_with(raw(self), raw(target), null_mut())))?) } }
/// self where target is 1, max(0, margin - self) where it is -1.
pub fn hinge_embedding_loss_with<>(&self, target: &Tensor, options: HingeEmbeddingLossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_hinge_embedding_loss_with(raw(self), raw(target), &options.c)))?) } }
/// 1 - cosine where target is 1, max(0, cosine - margin) where it is -1.
pub fn cosine_embedding_loss<>(&self, input2: &Tensor, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cosine_embedding_loss_with(raw(self), raw(input2), raw(target), null_mut())))?) } }
/// 1 - cosine where target is 1, max(0, cosine - margin) where it is -1.
pub fn cosine_embedding_loss_with<>(&self, input2: &Tensor, target: &Tensor, options: CosineEmbeddingLossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cosine_embedding_loss_with(raw(self), raw(input2), raw(target), &options.c)))?) } }
/// max(0, margin + distance of anchor and positive - distance of anchor and negative).
pub fn triplet_margin_loss<>(&self, positive: &Tensor, negative: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_triplet_margin_loss_with(raw(self), raw(positive), raw(negative), null_mut())))?) } }
/// max(0, margin + distance of anchor and positive - distance of anchor and negative).
pub fn triplet_margin_loss_with<>(&self, positive: &Tensor, negative: &Tensor, options: TripletMarginLossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_triplet_margin_loss_with(raw(self), raw(positive), raw(negative), &options.c)))?) } }
/// log(1 + exp(-target * self)).
pub fn soft_margin_loss<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_soft_margin_loss_with(raw(self), raw(target), null_mut())))?) } }
/// log(1 + exp(-target * self)).
pub fn soft_margin_loss_with<>(&self, target: &Tensor, options: SoftMarginLossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_soft_margin_loss_with(raw(self), raw(target), &options.c)))?) } }
/// max(0, margin - self[target] + self[k]) ** p over the other classes k, divided by how many classes there are.
pub fn multi_margin_loss<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_multi_margin_loss_with(raw(self), raw(target), null_mut())))?) } }
/// max(0, margin - self[target] + self[k]) ** p over the other classes k, divided by how many classes there are.
pub fn multi_margin_loss_with<>(&self, target: &Tensor, options: MultiMarginLossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_multi_margin_loss_with(raw(self), raw(target), &options.c)))?) } }
/// max(0, 1 - self[t] + self[k]) over targets t, which end with -1, and classes k that are none, divided by the number of classes.
pub fn multilabel_margin_loss<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_multilabel_margin_loss_with(raw(self), raw(target), null_mut())))?) } }
/// max(0, 1 - self[t] + self[k]) over targets t, which end with -1, and classes k that are none, divided by the number of classes.
pub fn multilabel_margin_loss_with<>(&self, target: &Tensor, options: MultilabelMarginLossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_multilabel_margin_loss_with(raw(self), raw(target), &options.c)))?) } }
/// Negative log likelihood of counts under Poisson distributions of means exp(self), or self.
pub fn poisson_nll_loss<>(&self, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_poisson_nll_loss_with(raw(self), raw(target), null_mut())))?) } }
/// Negative log likelihood of counts under Poisson distributions of means exp(self), or self.
pub fn poisson_nll_loss_with<>(&self, target: &Tensor, options: PoissonNllLossOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_poisson_nll_loss_with(raw(self), raw(target), &options.c)))?) } }
/// Layers of h = tanh(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all.
pub fn rnn_tanh<>(&self, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_rnn_tanh(raw(self), raw(hx), all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), has_biases, num_layers, dropout, train, bidirectional, batch_first); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.hidden))?) }) } }
/// Layers of h = tanh(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step.
pub fn rnn_tanh_data<>(&self, batch_sizes: &Tensor, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_rnn_tanh_data(raw(self), raw(batch_sizes), raw(hx), all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), has_biases, num_layers, dropout, train, bidirectional); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.hidden))?) }) } }
/// Layers of h = relu(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all.
pub fn rnn_relu<>(&self, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_rnn_relu(raw(self), raw(hx), all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), has_biases, num_layers, dropout, train, bidirectional, batch_first); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.hidden))?) }) } }
/// Layers of h = relu(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step.
pub fn rnn_relu_data<>(&self, batch_sizes: &Tensor, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_rnn_relu_data(raw(self), raw(batch_sizes), raw(hx), all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), has_biases, num_layers, dropout, train, bidirectional); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.hidden))?) }) } }
/// Layers of gated recurrent units over a sequence: all h of the last, and the last h of all.
pub fn gru<>(&self, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_gru(raw(self), raw(hx), all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), has_biases, num_layers, dropout, train, bidirectional, batch_first); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.hidden))?) }) } }
/// Layers of gated recurrent units over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step.
pub fn gru_data<>(&self, batch_sizes: &Tensor, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_gru_data(raw(self), raw(batch_sizes), raw(hx), all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), has_biases, num_layers, dropout, train, bidirectional); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.hidden))?) }) } }
/// Layers of long short-term memories over a sequence: all h of the last, and the last h and c of all.
pub fn lstm<>(&self, hx: &[impl Borrow<Tensor>], params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_lstm(raw(self), all_of((&Vec::from_iter(hx.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), has_biases, num_layers, dropout, train, bidirectional, batch_first); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.hidden))?, own(sys::torc_scope_take(e.cell))?) }) } }
/// lstm of packed sequences: batch_sizes, on the CPU, has how many go on at each step.
pub fn lstm_data<>(&self, batch_sizes: &Tensor, hx: &[impl Borrow<Tensor>], params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_lstm_data(raw(self), raw(batch_sizes), all_of((&Vec::from_iter(hx.iter().map(|v| raw::<Tensor>(v.borrow()))))), all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), has_biases, num_layers, dropout, train, bidirectional); (own(sys::torc_scope_take(e.output))?, own(sys::torc_scope_take(e.hidden))?, own(sys::torc_scope_take(e.cell))?) }) } }
/// One step of rnn_tanh.
pub fn rnn_tanh_cell<>(&self, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rnn_tanh_cell_with(raw(self), raw(hx), raw(w_ih), raw(w_hh), null_mut())))?) } }
/// One step of rnn_tanh.
pub fn rnn_tanh_cell_with<>(&self, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor, options: RnnTanhCellOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rnn_tanh_cell_with(raw(self), raw(hx), raw(w_ih), raw(w_hh), &options.c)))?) } }
/// One step of rnn_relu.
pub fn rnn_relu_cell<>(&self, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rnn_relu_cell_with(raw(self), raw(hx), raw(w_ih), raw(w_hh), null_mut())))?) } }
/// One step of rnn_relu.
pub fn rnn_relu_cell_with<>(&self, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor, options: RnnReluCellOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_rnn_relu_cell_with(raw(self), raw(hx), raw(w_ih), raw(w_hh), &options.c)))?) } }
/// One step of gru.
pub fn gru_cell<>(&self, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gru_cell_with(raw(self), raw(hx), raw(w_ih), raw(w_hh), null_mut())))?) } }
/// One step of gru.
pub fn gru_cell_with<>(&self, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor, options: GruCellOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gru_cell_with(raw(self), raw(hx), raw(w_ih), raw(w_hh), &options.c)))?) } }
/// One step of lstm.
pub fn lstm_cell<>(&self, hx: &[impl Borrow<Tensor>], w_ih: &Tensor, w_hh: &Tensor) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_lstm_cell_with(raw(self), all_of((&Vec::from_iter(hx.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(w_ih), raw(w_hh), null_mut()); (own(sys::torc_scope_take(e.hidden))?, own(sys::torc_scope_take(e.cell))?) }) } }
/// One step of lstm.
pub fn lstm_cell_with<>(&self, hx: &[impl Borrow<Tensor>], w_ih: &Tensor, w_hh: &Tensor, options: LstmCellOptions) -> Result<(Tensor, Tensor)> { unsafe { Ok({ let e = sys::torc_lstm_cell_with(raw(self), all_of((&Vec::from_iter(hx.iter().map(|v| raw::<Tensor>(v.borrow()))))), raw(w_ih), raw(w_hh), &options.c); (own(sys::torc_scope_take(e.hidden))?, own(sys::torc_scope_take(e.cell))?) }) } }
/// The scale of the next step: times the backoff factor where found_inf is not 0, else times the growth factor once in growth_interval calls, which growth_tracker counts.
pub fn _amp_update_scale_<>(&self, growth_tracker: &Tensor, found_inf: &Tensor, scale_growth_factor: f64, scale_backoff_factor: f64, growth_interval: i64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc__amp_update_scale_(raw(self), raw(growth_tracker), raw(found_inf), scale_growth_factor, scale_backoff_factor, growth_interval)))?) } }
/// Does t require grad: is it a leaf with the flag, or computed from one?
pub fn requires_grad<>(&self) -> bool { unsafe { sys::torc_requires_grad(raw(self)) } }
/// Set the flag of a leaf; returns t. RUNTIME: t is neither floating point nor complex, or is not a leaf and the flag is cleared.
pub fn requires_grad_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_requires_grad_inplace_with(raw(self), null_mut())))?) } }
/// Set the flag of a leaf; returns t. RUNTIME: t is neither floating point nor complex, or is not a leaf and the flag is cleared.
pub fn requires_grad_inplace_with<>(&self, options: RequiresGradOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_requires_grad_inplace_with(raw(self), &options.c)))?) } }
/// Made by the user, or not requiring grad: no operator of the graph produced it. Of a view this may make the node that a write gave it, so
/// while an error sticks the answer is false.
pub fn is_leaf<>(&self) -> Result<bool> { unsafe { Ok(check(sys::torc_is_leaf(raw(self)))?) } }
/// The accumulated gradient, or NULL if there is none: no error, but a warning if t is no leaf and torc_retain_grad(t) was
/// not called. Lent by the scope; t sees in-place writes to it.
pub fn grad<>(&self) -> Result<Option<Tensor>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_grad(raw(self))))?) } }
/// Replace the gradient; NULL drops it (zero_grad). Sizes, dtype and device must be t's.
pub fn set_grad<>(&self, grad: Option<&Tensor>) -> Result<()> { unsafe { Ok(done(sys::torc_set_grad(raw(self), raw(grad)))?) } }
/// Make backward keep the gradient of a tensor that is not a leaf.
pub fn retain_grad<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_retain_grad(raw(self)))?) } }
pub fn retains_grad<>(&self) -> bool { unsafe { sys::torc_retains_grad(raw(self)) } }
/// Cut t off from its graph in place. Views cannot be. Returns t.
pub fn detach_<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_detach_(raw(self))))?) } }
/// t under another handle, over the same memory, that needs no gradient and counts its versions alone: what is written through it is
/// not noticed by what autograd saved (Tensor.data; torc_detach gives one whose writes are noticed).
pub fn data<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_data(raw(self))))?) } }
/// Put memory, sizes, dtype and device of `data` in place of t's, as `t.data = data`. All else of t stays: its gradient,
/// history, hooks, version and the views it had, which keep the old memory; a leaf's AccumulateGrad node stays where dtype and
/// device do. RUNTIME if t requires grad and `data` is neither floating point nor complex.
pub fn set_data<>(&self, data: &Tensor) -> Result<()> { unsafe { Ok(done(sys::torc_set_data(raw(self), raw(data)))?) } }
/// Tensor.set_: t gets the memory of `source`, and its sizes and strides unless others are given; NULL: none, and shape [0]. Its dtype
/// and device must be t's. A storage that is too small is resized, as by torc_storage_resize_. It is a write of t, which backward
/// cannot go through: RUNTIME there. Returns t.
pub fn set_<>(&self, source: Option<&Tensor>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_set_inplace_with(raw(self), raw(source), null_mut())))?) } }
/// Tensor.set_: t gets the memory of `source`, and its sizes and strides unless others are given; NULL: none, and shape [0]. Its dtype
/// and device must be t's. A storage that is too small is resized, as by torc_storage_resize_. It is a write of t, which backward
/// cannot go through: RUNTIME there. Returns t.
pub fn set_inplace_with<>(&self, source: Option<&Tensor>, options: SetOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_set_inplace_with(raw(self), raw(source), &options.c)))?) } }
/// The same with a storage, in elements of t's dtype.
pub fn set_storage_<>(&self, source: &Storage) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_set_storage_inplace_with(raw(self), raw(source), null_mut())))?) } }
/// The same with a storage, in elements of t's dtype.
pub fn set_storage_inplace_with<>(&self, source: &Storage, options: SetOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_set_storage_inplace_with(raw(self), raw(source), &options.c)))?) } }
/// Tensor.resize_: t gets other sizes over its storage, which grows if it is too small; bytes stay where they are, and new ones are
/// undefined. RUNTIME if t requires grad, or if its storage would have to grow and may not (torc_storage_resize_). Returns t.
pub fn resize_<>(&self, size: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_resize_inplace_with(raw(self), ints((size.as_ref())), null_mut())))?) } }
/// Tensor.resize_: t gets other sizes over its storage, which grows if it is too small; bytes stay where they are, and new ones are
/// undefined. RUNTIME if t requires grad, or if its storage would have to grow and may not (torc_storage_resize_). Returns t.
pub fn resize_inplace_with<>(&self, size: impl AsRef<[i64]>, options: ResizeOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_resize_inplace_with(raw(self), ints((size.as_ref())), &options.c)))?) } }
/// The same with the sizes of another tensor; a t that has them stays as it is. Returns t.
pub fn resize_as_<>(&self, the_template: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_resize_as_inplace_with(raw(self), raw(the_template), null_mut())))?) } }
/// The same with the sizes of another tensor; a t that has them stays as it is. Returns t.
pub fn resize_as_inplace_with<>(&self, the_template: &Tensor, options: ResizeAsOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_resize_as_inplace_with(raw(self), raw(the_template), &options.c)))?) } }
/// Is t a view that gradients know of, and of what (NULL, no error, if it is none)?
pub fn is_view<>(&self) -> bool { unsafe { sys::torc_is_view(raw(self)) } }
pub fn view_base<>(&self) -> Result<Option<Tensor>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_view_base(raw(self))))?) } }
/// Was t made in inference mode?
pub fn is_inference<>(&self) -> bool { unsafe { sys::torc_is_inference(raw(self)) } }
/// Add to torc_grad() of every leaf that loss depends on the gradient of loss.
pub fn backward<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_backward_with(raw(self), null_mut()))?) } }
/// Add to torc_grad() of every leaf that loss depends on the gradient of loss.
pub fn backward_with<>(&self, options: BackwardOptions) -> Result<()> { unsafe { Ok(done(sys::torc_backward_with(raw(self), &options.c))?) } }
/// The node that made t; NULL (no error) for leaves. Lent by the scope.
pub fn grad_fn<>(&self) -> Result<Option<Node>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_grad_fn(raw(self))))?) } }
/// "MulBackward0", …; NULL (no error) for leaves. Valid while t keeps its grad_fn.
pub fn grad_fn_name<>(&self) -> Result<Option<String>> { unsafe { Ok(check(owned(|| sys::torc_grad_fn_name(raw(self))))?) } }
/// Which output of its grad_fn t is.
pub fn output_nr<>(&self) -> Result<i64> { unsafe { Ok(check(sys::torc_output_nr(raw(self)))?) } }
/// The node that gradients of t come to: its grad_fn, or of a leaf the AccumulateGrad node, which holds the leaf and is one as
/// long as somebody holds it. RUNTIME: t does not require grad.
pub fn gradient_node<>(&self) -> Result<Node> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_gradient_node(raw(self))))?) } }
pub fn register_hook<F: FnMut(&Tensor) -> Result<Option<Tensor>> + Send + 'static>(&self, hook: F) -> Result<u64> { unsafe { Ok(check(sys::torc_register_hook(raw(self), sys::torc_tensor_hook::<F> as Raw, context(hook)))?) } }
pub fn register_post_accumulate_grad_hook<F: FnMut(&Tensor) -> Result<()> + Send + 'static>(&self, hook: F) -> Result<u64> { unsafe { Ok(check(sys::torc_register_post_accumulate_grad_hook(raw(self), sys::torc_accumulate_grad_hook::<F> as Raw, context(hook)))?) } }
}
impl Storage {
/// VALUE and 0 for what is no storage.
pub fn nbytes<>(&self) -> usize { unsafe { sys::torc_storage_nbytes(raw(self)) } }
pub fn device<>(&self) -> Device { unsafe { sys::torc_storage_device(raw(self)) } }
/// Give the storage another number of bytes, the first of which are as before; what is new is undefined. It moves: all tensors over it
/// see the new bytes, and addresses are not valid any more. A tensor that reaches beyond the bytes left is RUNTIME when it is
/// used, until they are there again. RUNTIME for memory that torc did not make (torc_from_blob, from_dlpack) or whose
/// address others rely on: what was handed to DLPack, what a CUDA graph replays on, and what torc_storage_set_resizable says so of.
pub fn resize_<>(&self, nbytes: usize) -> Result<()> { unsafe { Ok(done(sys::torc_storage_resize_(raw(self), nbytes))?) } }
pub fn is_resizable<>(&self) -> bool { unsafe { sys::torc_storage_is_resizable(raw(self)) } }
/// false: somebody relies on the address from now on. RUNTIME for `true` of a storage that cannot be.
pub fn set_resizable<>(&self, resizable: bool) -> Result<()> { unsafe { Ok(done(sys::torc_storage_set_resizable(raw(self), resizable))?) } }
/// All bytes of src, which has as many (else RUNTIME), on any device. A src of the host may be changed again when this is back.
pub fn copy_<>(&self, src: &Storage) -> Result<()> { unsafe { Ok(done(sys::torc_storage_copy_(raw(self), raw(src)))?) } }
/// Each byte becomes `value`, of which the lowest eight bits count.
pub fn fill_<>(&self, value: i32) -> Result<()> { unsafe { Ok(done(sys::torc_storage_fill_(raw(self), value))?) } }
pub fn copy_from_host<>(&self, offset: usize, src: &[u8]) -> Result<()> { unsafe { Ok(done(sys::torc_storage_copy_from_host(raw(self), offset, src.as_ptr() as Raw, src.len() as _))?) } }
/// A tensor over a storage: torch.empty(0, dtype=…).set_(storage, storage_offset, shape, strides). It counts its versions alone. A
/// storage that is too small is resized, as by torc_storage_resize_. Of a storage of CUDA it is on that device.
pub fn tensor_over<>(&self, shape: impl AsRef<[i64]>) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tensor_over_with(raw(self), ints((shape.as_ref())), null_mut())))?) } }
/// A tensor over a storage: torch.empty(0, dtype=…).set_(storage, storage_offset, shape, strides). It counts its versions alone. A
/// storage that is too small is resized, as by torc_storage_resize_. Of a storage of CUDA it is on that device.
pub fn tensor_over_with<>(&self, shape: impl AsRef<[i64]>, options: TensorOverOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_tensor_over_with(raw(self), ints((shape.as_ref())), &options.c)))?) } }
pub fn is_pinned<>(&self) -> Result<bool> { unsafe { Ok(check(sys::torc_storage_is_pinned(raw(self)))?) } }
}
impl Generator {
pub fn manual_seed<>(&self, seed: u64) -> Result<()> { unsafe { Ok(done(sys::torc_generator_manual_seed(raw(self), seed))?) } }
pub fn initial_seed<>(&self) -> Result<u64> { unsafe { Ok(check(sys::torc_generator_initial_seed(raw(self)))?) } }
/// Seed it with a number that is never the same (Generator.seed), which it returns: of 64 bits on the CPU, of 53 elsewhere.
pub fn seed<>(&self) -> Result<u64> { unsafe { Ok(check(sys::torc_generator_seed(raw(self)))?) } }
pub fn device<>(&self) -> Result<Device> { unsafe { Ok(check(sys::torc_generator_device(raw(self)))?) } }
/// Another generator of the same device in the same state (Generator.clone_state).
pub fn clone_state<>(&self) -> Result<Generator> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_generator_clone_state(raw(self))))?) } }
/// How many numbers of the seed's stream were drawn, a multiple of 4: Philox's, so of generators that are not the CPU's (RUNTIME).
/// To ask waits for the device.
pub fn get_offset<>(&self) -> Result<u64> { unsafe { Ok(check(sys::torc_generator_get_offset(raw(self)))?) } }
pub fn set_offset<>(&self, offset: u64) -> Result<()> { unsafe { Ok(done(sys::torc_generator_set_offset(raw(self), offset))?) } }
/// State as bytes in a uint8 CPU tensor, and back. A state of another device or a damaged one: RUNTIME.
pub fn get_state<>(&self) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_generator_get_state(raw(self))))?) } }
pub fn set_state<>(&self, state: &Tensor) -> Result<()> { unsafe { Ok(done(sys::torc_generator_set_state(raw(self), raw(state)))?) } }
/// A generator that draws from the very state that g has, not from a copy: what one draws, the other does not draw again, until one
/// of them is given another state (Generator.graphsafe_get_state). No device is waited for, so it can be kept and put back in the
/// midst of a capture. Not of the CPU's generators (NOT_IMPLEMENTED), as in PyTorch.
pub fn graphsafe_get_state<>(&self) -> Result<Generator> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_generator_graphsafe_get_state(raw(self))))?) } }
/// Let g draw from the state that the generator `state` has, of the same device, from now on; the one it had stays with those who have
/// it (Generator.graphsafe_set_state). A graph draws from the states that its generators had as they were registered.
pub fn graphsafe_set_state<>(&self, state: &Generator) -> Result<()> { unsafe { Ok(done(sys::torc_generator_graphsafe_set_state(raw(self), raw(state)))?) } }
}
impl Node {
pub fn name<>(&self) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_node_name(raw(self))))?.unwrap_or_default()) } }
/// Number of inputs of the node's forward call, where the gradient of input k goes (NULL: nowhere), and which output of that node
/// the input was (next_functions).
pub fn next_count<>(&self) -> Result<i64> { unsafe { Ok(check(sys::torc_node_next_count(raw(self)))?) } }
pub fn next<>(&self, k: i64) -> Result<Option<Node>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_node_next(raw(self), k)))?) } }
pub fn next_output_nr<>(&self, k: i64) -> Result<i64> { unsafe { Ok(check(sys::torc_node_next_output_nr(raw(self), k))?) } }
/// Number of outputs of the node's forward call.
pub fn output_count<>(&self) -> Result<i64> { unsafe { Ok(check(sys::torc_node_output_count(raw(self)))?) } }
/// Nodes of a thread are numbered as they are made; backward runs those of larger numbers first. UINT64_MAX: AccumulateGrad.
pub fn sequence_nr<>(&self) -> Result<u64> { unsafe { Ok(check(sys::torc_node_sequence_nr(raw(self)))?) } }
/// The leaf whose gradient an AccumulateGrad node adds to; NULL (no error) of other nodes.
pub fn variable<>(&self) -> Result<Option<Tensor>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_node_variable(raw(self))))?) } }
pub fn saved_count<>(&self) -> Result<i64> { unsafe { Ok(check(sys::torc_node_saved_count(raw(self)))?) } }
pub fn saved_name<>(&self, k: i64) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_node_saved_name(raw(self), k)))?.unwrap_or_default()) } }
}
impl FunctionContext {
/// Which pass is this? For a function that does both.
pub fn in_backward<>(&self) -> bool { unsafe { sys::torc_function_in_backward(raw(self)) } }
/// In forward: keep tensors (inputs, outputs or others; NULL entries allowed) for backward. At most once. Others are
/// constants to a second derivative, since forward runs without grad mode: where they depend on inputs make them outputs, or
/// compute them again in backward.
pub fn save_for_backward<>(&self, tensors: &[Option<&Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc_function_save_for_backward(raw(self), all_of((&Vec::from_iter(tensors.iter().map(|h| raw::<Tensor>(*h)))))))?) } }
/// In backward: the k-th saved tensor; checks that it was not modified in place since.
pub fn saved<>(&self, k: i64) -> Result<Option<Tensor>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_function_saved(raw(self), k)))?) } }
pub fn saved_count<>(&self) -> i64 { unsafe { sys::torc_function_saved_count(raw(self)) } }
/// Will the gradient of input k be used? In forward and backward.
pub fn needs_input_grad<>(&self, k: i64) -> Result<bool> { unsafe { Ok(check(sys::torc_function_needs_input_grad(raw(self), k))?) } }
/// In forward: this output never requires grad.
pub fn mark_non_differentiable<>(&self, output: &Tensor) -> Result<()> { unsafe { Ok(done(sys::torc_function_mark_non_differentiable(raw(self), raw(output)))?) } }
/// In forward: this input was modified in place; it must be returned as an output.
pub fn mark_dirty<>(&self, input: &Tensor) -> Result<()> { unsafe { Ok(done(sys::torc_function_mark_dirty(raw(self), raw(input)))?) } }
/// In forward: may backward see NULL for outputs without gradient (false), or zeros (true, the default)?
pub fn set_materialize_grads<>(&self, materialize: bool) -> Result<()> { unsafe { Ok(done(sys::torc_function_set_materialize_grads(raw(self), materialize))?) } }
}
impl Module {
/// The module's output for one input. Intermediate tensors that the graph does not need die inside.
pub fn forward<>(&self, input: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_module_forward(raw(self), raw(input))))?) } }
/// The same for any number of inputs, of which some may be NULL. VALUE if the module's class does not take that many.
pub fn forward_many<>(&self, inputs: &[Option<&Tensor>]) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_module_forward_many(raw(self), all_of((&Vec::from_iter(inputs.iter().map(|h| raw::<Tensor>(*h))))))))?) } }
/// Set training mode of m and everything below: batch normalization and dropout look at it. New modules train.
pub fn train<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_module_train_with(raw(self), null_mut()))?) } }
/// Set training mode of m and everything below: batch normalization and dropout look at it. New modules train.
pub fn train_with<>(&self, options: nn::ModuleTrainOptions) -> Result<()> { unsafe { Ok(done(sys::torc_module_train_with(raw(self), &options.c))?) } }
/// torc_module_train(m, false).
pub fn eval<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_module_eval(raw(self)))?) } }
pub fn is_training<>(&self) -> bool { unsafe { sys::torc_module_is_training(raw(self)) } }
/// All parameters of m and of the modules below, each once, in the order of named_parameters.
pub fn parameters<>(&self) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_module_parameters(raw(self)), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// Parameters, buffers (each tensor once) and modules (each once, m itself first under "") with their dotted names.
pub fn named_parameters<>(&self) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_module_named_parameters(raw(self)), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
pub fn named_buffers<>(&self) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_module_named_buffers(raw(self)), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
pub fn named_modules<'a>(&'a self) -> Result<Vec<(String, Part<'a, Module>)>> { unsafe { Ok(each(|| sys::torc_module_named_modules(raw(self)), |e: &sys::torc_named_module| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.module))?) }))?) } }
/// Own children only, in order.
pub fn named_children<'a>(&'a self) -> Result<Vec<(String, Part<'a, Module>)>> { unsafe { Ok(each(|| sys::torc_module_named_children(raw(self)), |e: &sys::torc_named_module| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.module))?) }))?) } }
/// By dotted name; VALUE if there is none of that name. "" is m itself. A parameter or buffer that is None gives NULL
/// without an error.
pub fn get_parameter<>(&self, name: &str) -> Result<Option<Tensor>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_module_get_parameter(raw(self), chars((&crate::text(name))))))?) } }
pub fn get_buffer<>(&self, name: &str) -> Result<Option<Tensor>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_module_get_buffer(raw(self), chars((&crate::text(name))))))?) } }
pub fn get_submodule<'a>(&'a self, name: &str) -> Result<Part<'a, Module>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_module_get_submodule(raw(self), chars((&crate::text(name))))))?) } }
/// Parameters and persistent buffers under PyTorch's keys, in its order. The tensors are detached views of the module's:
/// they follow later changes in place; save or clone them to keep a moment.
pub fn state_dict<>(&self) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_module_state_dict(raw(self)), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
/// Copy values into the parameters and persistent buffers of the same names, whatever their dtype and device.
/// RUNTIME with PyTorch's list of missing keys, unexpected keys (both only if strict) and size mismatches; the module is
/// then unchanged.
pub fn load_state_dict<>(&self, state: &[(impl AsRef<str>, impl Borrow<Tensor>)]) -> Result<()> { unsafe { Ok(done(sys::torc_module_load_state_dict_with(raw(self), all_of(&crate::named(state).0), null_mut()))?) } }
/// Copy values into the parameters and persistent buffers of the same names, whatever their dtype and device.
/// RUNTIME with PyTorch's list of missing keys, unexpected keys (both only if strict) and size mismatches; the module is
/// then unchanged.
pub fn load_state_dict_with<>(&self, state: &[(impl AsRef<str>, impl Borrow<Tensor>)], options: nn::ModuleLoadStateDictOptions) -> Result<()> { unsafe { Ok(done(sys::torc_module_load_state_dict_with(raw(self), all_of(&crate::named(state).0), &options.c))?) } }
/// Move and convert all parameters, their gradients, and buffers in place: handles stay the same, so an optimizer keeps
/// its parameters. On error nothing is changed. Returns m.
pub fn to<'a>(&'a self) -> Result<Part<'a, Module>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_module_to_with(raw(self), null_mut())))?) } }
/// Move and convert all parameters, their gradients, and buffers in place: handles stay the same, so an optimizer keeps
/// its parameters. On error nothing is changed. Returns m.
pub fn to_with<'a>(&'a self, options: nn::ModuleToOptions) -> Result<Part<'a, Module>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_module_to_with(raw(self), &options.c)))?) } }
/// Drop the gradients of all parameters, or, where set_to_none is false, fill them with zeros.
pub fn zero_grad<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_module_zero_grad_with(raw(self), null_mut()))?) } }
/// Drop the gradients of all parameters, or, where set_to_none is false, fill them with zeros.
pub fn zero_grad_with<>(&self, options: nn::ModuleZeroGradOptions) -> Result<()> { unsafe { Ok(done(sys::torc_module_zero_grad_with(raw(self), &options.c))?) } }
/// Set the flag of all parameters. On error (a parameter that is not floating point) none is changed.
pub fn requires_grad_<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_module_requires_grad_inplace_with(raw(self), null_mut()))?) } }
/// Set the flag of all parameters. On error (a parameter that is not floating point) none is changed.
pub fn requires_grad_inplace_with<>(&self, options: nn::ModuleRequiresGradOptions) -> Result<()> { unsafe { Ok(done(sys::torc_module_requires_grad_inplace_with(raw(self), &options.c))?) } }
/// false if the visitor returned false or an error sticks. The context is destroyed at the end.
pub fn apply<F: FnMut(&Module) -> Result<bool> + Send + 'static>(&self, visit: F) -> Result<bool> { unsafe { Ok(check(sys::torc_module_apply(raw(self), sys::torc_module_visitor::<F> as Raw, context(visit)))?) } }
/// The name of m's class ("Linear"). Valid while m lives.
pub fn class_name<>(&self) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_module_class_name(raw(self))))?.unwrap_or_default()) } }
/// PyTorch's print(module), as a text that lives as long as the innermost scope.
pub fn to_text<>(&self) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_module_to_string(raw(self))))?.unwrap_or_default()) } }
pub fn register_forward_pre_hook<F: FnMut(&Module, &[Option<Tensor>]) -> Result<Option<Tensor>> + Send + 'static>(&self, hook: F) -> Result<u64> { unsafe { Ok(check(sys::torc_module_register_forward_pre_hook(raw(self), sys::torc_module_pre_hook::<F> as Raw, context(hook)))?) } }
pub fn register_forward_hook<F: FnMut(&Module, &[Option<Tensor>], &Tensor) -> Result<Option<Tensor>> + Send + 'static>(&self, hook: F) -> Result<u64> { unsafe { Ok(check(sys::torc_module_register_forward_hook(raw(self), sys::torc_module_hook::<F> as Raw, context(hook)))?) } }
/// VALUE if m has no hook of that id.
pub fn remove_hook<>(&self, id: u64) -> Result<()> { unsafe { Ok(done(sys::torc_module_remove_hook(raw(self), id))?) } }
/// Give m a tensor or a child under a name, or replace the one of that name. NULL registers None, which takes a name and
/// a place in the order but nothing else. A parameter must be a leaf; whether it requires grad stays as it is. Names must
/// not be empty, contain "." or be in use for something else (VALUE). A child that contains m is refused (VALUE).
pub fn register_parameter<>(&self, name: &str, parameter: Option<&Tensor>) -> Result<()> { unsafe { Ok(done(sys::torc_module_register_parameter(raw(self), chars((&crate::text(name))), raw(parameter)))?) } }
pub fn register_buffer<>(&self, name: &str, buffer: Option<&Tensor>) -> Result<()> { unsafe { Ok(done(sys::torc_module_register_buffer_with(raw(self), chars((&crate::text(name))), raw(buffer), null_mut()))?) } }
pub fn register_buffer_with<>(&self, name: &str, buffer: Option<&Tensor>, options: nn::ModuleRegisterBufferOptions) -> Result<()> { unsafe { Ok(done(sys::torc_module_register_buffer_with(raw(self), chars((&crate::text(name))), raw(buffer), &options.c))?) } }
pub fn register_module<>(&self, name: &str, child: Option<Module>) -> Result<()> { unsafe { Ok(done(sys::torc_module_register_module(raw(self), chars((&crate::text(name))), raw(child.as_ref())))?) } }
}
pub mod nn {
use super::*;
/// A loss module's value: torc_module_forward_many(m, TENSORS(input, target)).
pub fn loss_forward<>(m: &Module, input: &Tensor, target: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_loss_forward(raw(m), raw(input), raw(target))))?) } }
/// A module that is one function, printed under that name (copied): no class is needed for it, and what it uses is in its context
/// or registered with the module. The context is destroyed when the module dies.
pub fn lambda<F: FnMut(&Module, &[Option<Tensor>]) -> Result<Tensor> + Send + 'static>(name: &str, forward: F) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_lambda(chars((&crate::text(name))), sys::torc_module_function::<F> as Raw, context(forward))))?) } }
/// A parameter over the elements of t (torch.nn.Parameter): a leaf that requires grad.
pub fn parameter<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_parameter(raw(t))))?) } }
/// The modules one after the other, under the names "0", "1", …
pub fn sequential_list<>(modules: Vec<Module>) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_sequential_list(all_of(&modules))))?) } }
/// A list of modules without a forward of its own: for an optimizer over several, torc_module_parameters(list).
pub fn module_list<>(modules: Vec<Module>) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_module_list(all_of(&modules))))?) } }
/// Add to the end of a Sequential or ModuleList. Returns m.
pub fn append<'a>(m: &'a Module, child: Module) -> Result<Part<'a, Module>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_append(raw(m), raw(&child))))?) } }
/// input @ weight.T + bias; (…, in_features) to (…, out_features).
pub fn linear<>(in_features: i64, out_features: i64) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_linear_with(in_features, out_features, null_mut())))?) } }
/// input @ weight.T + bias; (…, in_features) to (…, out_features).
pub fn linear_with<>(in_features: i64, out_features: i64, options: nn::LinearOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_linear_with(in_features, out_features, &options.c)))?) } }
/// (N, in_channels, L) to (N, out_channels, L'), or without N.
pub fn conv1d<>(in_channels: i64, out_channels: i64, kernel_size: impl AsRef<[i64]>) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_conv1d_with(in_channels, out_channels, ints((kernel_size.as_ref())), null_mut())))?) } }
/// (N, in_channels, L) to (N, out_channels, L'), or without N.
pub fn conv1d_with<>(in_channels: i64, out_channels: i64, kernel_size: impl AsRef<[i64]>, options: nn::ConvOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_conv1d_with(in_channels, out_channels, ints((kernel_size.as_ref())), &options.c)))?) } }
/// (N, in_channels, H, W) to (N, out_channels, H', W'), or without N.
pub fn conv2d<>(in_channels: i64, out_channels: i64, kernel_size: impl AsRef<[i64]>) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_conv2d_with(in_channels, out_channels, ints((kernel_size.as_ref())), null_mut())))?) } }
/// (N, in_channels, H, W) to (N, out_channels, H', W'), or without N.
pub fn conv2d_with<>(in_channels: i64, out_channels: i64, kernel_size: impl AsRef<[i64]>, options: nn::ConvOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_conv2d_with(in_channels, out_channels, ints((kernel_size.as_ref())), &options.c)))?) } }
/// Rows of weight (num_embeddings, embedding_dim) at integer indices of any shape.
pub fn embedding<>(num_embeddings: i64, embedding_dim: i64) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_embedding_with(num_embeddings, embedding_dim, null_mut())))?) } }
/// Rows of weight (num_embeddings, embedding_dim) at integer indices of any shape.
pub fn embedding_with<>(num_embeddings: i64, embedding_dim: i64, options: nn::EmbeddingOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_embedding_with(num_embeddings, embedding_dim, &options.c)))?) } }
/// (N, num_features) or (N, num_features, L).
pub fn batch_norm1d<>(num_features: i64) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_batch_norm1d_with(num_features, null_mut())))?) } }
/// (N, num_features) or (N, num_features, L).
pub fn batch_norm1d_with<>(num_features: i64, options: nn::BatchNormOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_batch_norm1d_with(num_features, &options.c)))?) } }
/// (N, num_features, H, W).
pub fn batch_norm2d<>(num_features: i64) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_batch_norm2d_with(num_features, null_mut())))?) } }
/// (N, num_features, H, W).
pub fn batch_norm2d_with<>(num_features: i64, options: nn::BatchNormOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_batch_norm2d_with(num_features, &options.c)))?) } }
/// Over the last dimensions, whose sizes are normalized_shape.
pub fn layer_norm<>(normalized_shape: impl AsRef<[i64]>) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_layer_norm_with(ints((normalized_shape.as_ref())), null_mut())))?) } }
/// Over the last dimensions, whose sizes are normalized_shape.
pub fn layer_norm_with<>(normalized_shape: impl AsRef<[i64]>, options: nn::LayerNormOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_layer_norm_with(ints((normalized_shape.as_ref())), &options.c)))?) } }
pub fn rms_norm<>(normalized_shape: impl AsRef<[i64]>) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_rms_norm_with(ints((normalized_shape.as_ref())), null_mut())))?) } }
pub fn rms_norm_with<>(normalized_shape: impl AsRef<[i64]>, options: nn::LayerNormOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_rms_norm_with(ints((normalized_shape.as_ref())), &options.c)))?) } }
/// Over groups of channels; (N, num_channels, …).
pub fn group_norm<>(num_groups: i64, num_channels: i64) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_group_norm_with(num_groups, num_channels, null_mut())))?) } }
/// Over groups of channels; (N, num_channels, …).
pub fn group_norm_with<>(num_groups: i64, num_channels: i64, options: nn::GroupNormOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_group_norm_with(num_groups, num_channels, &options.c)))?) } }
/// In training: zeros with probability p, the rest times 1/(1-p).
pub fn dropout<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_dropout_with(null_mut())))?) } }
/// In training: zeros with probability p, the rest times 1/(1-p).
pub fn dropout_with<>(options: nn::DropoutOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_dropout_with(&options.c)))?) } }
/// The same for whole channels of (N, C, H, W).
pub fn dropout2d<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_dropout2d_with(null_mut())))?) } }
/// The same for whole channels of (N, C, H, W).
pub fn dropout2d_with<>(options: nn::DropoutOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_dropout2d_with(&options.c)))?) } }
pub fn relu<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_relu_with(null_mut())))?) } }
pub fn relu_with<>(options: nn::InplaceOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_relu_with(&options.c)))?) } }
pub fn relu6<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_relu6_with(null_mut())))?) } }
pub fn relu6_with<>(options: nn::InplaceOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_relu6_with(&options.c)))?) } }
pub fn silu<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_silu_with(null_mut())))?) } }
pub fn silu_with<>(options: nn::InplaceOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_silu_with(&options.c)))?) } }
pub fn mish<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_mish_with(null_mut())))?) } }
pub fn mish_with<>(options: nn::InplaceOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_mish_with(&options.c)))?) } }
pub fn hardswish<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_hardswish_with(null_mut())))?) } }
pub fn hardswish_with<>(options: nn::InplaceOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_hardswish_with(&options.c)))?) } }
pub fn leaky_relu<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_leaky_relu_with(null_mut())))?) } }
pub fn leaky_relu_with<>(options: nn::LeakyReluOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_leaky_relu_with(&options.c)))?) } }
pub fn elu<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_elu_with(null_mut())))?) } }
pub fn elu_with<>(options: nn::EluOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_elu_with(&options.c)))?) } }
pub fn hardtanh<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_hardtanh_with(null_mut())))?) } }
pub fn hardtanh_with<>(options: nn::HardtanhOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_hardtanh_with(&options.c)))?) } }
pub fn softplus<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_softplus_with(null_mut())))?) } }
pub fn softplus_with<>(options: nn::SoftplusOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_softplus_with(&options.c)))?) } }
pub fn gelu<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_gelu_with(null_mut())))?) } }
pub fn gelu_with<>(options: nn::GeluOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_gelu_with(&options.c)))?) } }
pub fn sigmoid<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_sigmoid()))?) } }
pub fn tanh<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_tanh()))?) } }
pub fn softmax<>(dim: i64) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_softmax(dim)))?) } }
pub fn log_softmax<>(dim: i64) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_log_softmax(dim)))?) } }
/// The input itself.
pub fn identity<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_identity()))?) } }
pub fn max_pool2d<>(kernel_size: impl AsRef<[i64]>) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_max_pool2d_with(ints((kernel_size.as_ref())), null_mut())))?) } }
pub fn max_pool2d_with<>(kernel_size: impl AsRef<[i64]>, options: nn::MaxPoolOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_max_pool2d_with(ints((kernel_size.as_ref())), &options.c)))?) } }
pub fn avg_pool2d<>(kernel_size: impl AsRef<[i64]>) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_avg_pool2d_with(ints((kernel_size.as_ref())), null_mut())))?) } }
pub fn avg_pool2d_with<>(kernel_size: impl AsRef<[i64]>, options: nn::AvgPoolOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_avg_pool2d_with(ints((kernel_size.as_ref())), &options.c)))?) } }
/// The mean over windows that give output_size (one number: a square).
pub fn adaptive_avg_pool2d<>(output_size: impl AsRef<[i64]>) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_adaptive_avg_pool2d(ints((output_size.as_ref())))))?) } }
pub fn flatten<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_flatten_with(null_mut())))?) } }
pub fn flatten_with<>(options: nn::FlattenOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_flatten_with(&options.c)))?) } }
pub fn unflatten<>(dim: i64, unflattened_size: impl AsRef<[i64]>) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_unflatten(dim, ints((unflattened_size.as_ref())))))?) } }
/// Of logits (N, C, …) and class indices (N, …) or class probabilities (N, C, …).
pub fn cross_entropy_loss<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_cross_entropy_loss_with(null_mut())))?) } }
/// Of logits (N, C, …) and class indices (N, …) or class probabilities (N, C, …).
pub fn cross_entropy_loss_with<>(options: nn::ClassLossOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_cross_entropy_loss_with(&options.c)))?) } }
/// Of log probabilities and class indices.
pub fn nll_loss<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_nll_loss_with(null_mut())))?) } }
/// Of log probabilities and class indices.
pub fn nll_loss_with<>(options: nn::ClassLossOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_nll_loss_with(&options.c)))?) } }
pub fn mse_loss<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_mse_loss_with(null_mut())))?) } }
pub fn mse_loss_with<>(options: nn::LossOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_mse_loss_with(&options.c)))?) } }
pub fn l1_loss<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_l1_loss_with(null_mut())))?) } }
pub fn l1_loss_with<>(options: nn::LossOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_l1_loss_with(&options.c)))?) } }
/// Of logits and targets in [0, 1].
pub fn bce_with_logits_loss<>() -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_bce_with_logits_loss_with(null_mut())))?) } }
/// Of logits and targets in [0, 1].
pub fn bce_with_logits_loss_with<>(options: nn::BceWithLogitsLossOptions) -> Result<Module> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_nn_bce_with_logits_loss_with(&options.c)))?) } }
pub fn init_uniform_<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_uniform_inplace_with(raw(t), null_mut())))?) } }
pub fn init_uniform_inplace_with<>(t: &Tensor, options: nn::InitUniformOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_uniform_inplace_with(raw(t), &options.c)))?) } }
pub fn init_normal_<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_normal_inplace_with(raw(t), null_mut())))?) } }
pub fn init_normal_inplace_with<>(t: &Tensor, options: nn::InitNormalOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_normal_inplace_with(raw(t), &options.c)))?) } }
/// Normal, limited to [a, b].
pub fn init_trunc_normal_<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_trunc_normal_inplace_with(raw(t), null_mut())))?) } }
/// Normal, limited to [a, b].
pub fn init_trunc_normal_inplace_with<>(t: &Tensor, options: nn::InitTruncNormalOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_trunc_normal_inplace_with(raw(t), &options.c)))?) } }
pub fn init_constant_<>(t: &Tensor, value: f64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_constant_(raw(t), value)))?) } }
pub fn init_ones_<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_ones_(raw(t))))?) } }
pub fn init_zeros_<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_zeros_(raw(t))))?) } }
/// Of a matrix.
pub fn init_eye_<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_eye_(raw(t))))?) } }
/// Of a 3- to 5-dim convolution weight: keeps as many channels as they are as possible.
pub fn init_dirac_<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_dirac_inplace_with(raw(t), null_mut())))?) } }
/// Of a 3- to 5-dim convolution weight: keeps as many channels as they are as possible.
pub fn init_dirac_inplace_with<>(t: &Tensor, options: nn::InitDiracOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_dirac_inplace_with(raw(t), &options.c)))?) } }
pub fn init_xavier_uniform_<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_xavier_uniform_inplace_with(raw(t), null_mut())))?) } }
pub fn init_xavier_uniform_inplace_with<>(t: &Tensor, options: nn::InitXavierOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_xavier_uniform_inplace_with(raw(t), &options.c)))?) } }
pub fn init_xavier_normal_<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_xavier_normal_inplace_with(raw(t), null_mut())))?) } }
pub fn init_xavier_normal_inplace_with<>(t: &Tensor, options: nn::InitXavierOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_xavier_normal_inplace_with(raw(t), &options.c)))?) } }
pub fn init_kaiming_uniform_<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_kaiming_uniform_inplace_with(raw(t), null_mut())))?) } }
pub fn init_kaiming_uniform_inplace_with<>(t: &Tensor, options: nn::InitKaimingOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_kaiming_uniform_inplace_with(raw(t), &options.c)))?) } }
pub fn init_kaiming_normal_<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_kaiming_normal_inplace_with(raw(t), null_mut())))?) } }
pub fn init_kaiming_normal_inplace_with<>(t: &Tensor, options: nn::InitKaimingOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_init_kaiming_normal_inplace_with(raw(t), &options.c)))?) } }
/// The factor that keeps variances through a nonlinearity: "linear", "conv1d", …, "sigmoid", "tanh", "relu", "leaky_relu",
/// "selu". VALUE and NaN for others.
pub fn init_calculate_gain<>(nonlinearity: &str) -> Result<f64> { unsafe { Ok(check(sys::torc_init_calculate_gain_with(chars((&crate::text(nonlinearity))), null_mut()))?) } }
/// The factor that keeps variances through a nonlinearity: "linear", "conv1d", …, "sigmoid", "tanh", "relu", "leaky_relu",
/// "selu". VALUE and NaN for others.
pub fn init_calculate_gain_with<>(nonlinearity: &str, options: nn::InitCalculateGainOptions) -> Result<f64> { unsafe { Ok(check(sys::torc_init_calculate_gain_with(chars((&crate::text(nonlinearity))), &options.c))?) } }
pub type ModuleTrainOptions<'a> = Options<'a, sys::torc_module_train_options>;
impl Default for ModuleTrainOptions<'_> { fn default() -> Self { Options::new(sys::torc_module_train_options_init) } }
impl<'a> ModuleTrainOptions<'a> {
/// default true
pub fn mode(mut self, mode: bool) -> Self { unsafe { self.c.mode = mode as i64 } self }
}
pub type ModuleLoadStateDictOptions<'a> = Options<'a, sys::torc_module_load_state_dict_options>;
impl Default for ModuleLoadStateDictOptions<'_> { fn default() -> Self { Options::new(sys::torc_module_load_state_dict_options_init) } }
impl<'a> ModuleLoadStateDictOptions<'a> {
/// default true
pub fn strict(mut self, strict: bool) -> Self { unsafe { self.c.strict = strict as i64 } self }
}
pub type ModuleToOptions<'a> = Options<'a, sys::torc_module_to_options>;
impl Default for ModuleToOptions<'_> { fn default() -> Self { Options::new(sys::torc_module_to_options_init) } }
impl<'a> ModuleToOptions<'a> {
/// floating point or complex; only such tensors are converted
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
/// default: where each tensor is
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// CHANNELS_LAST, CHANNELS_LAST_3D: 4-dim, 5-dim parameters and buffers are laid out so
pub fn memory_format(mut self, memory_format: MemoryFormat) -> Self { unsafe { self.c.memory_format = memory_format } self }
}
pub type ModuleZeroGradOptions<'a> = Options<'a, sys::torc_module_zero_grad_options>;
impl Default for ModuleZeroGradOptions<'_> { fn default() -> Self { Options::new(sys::torc_module_zero_grad_options_init) } }
impl<'a> ModuleZeroGradOptions<'a> {
/// default true
pub fn set_to_none(mut self, set_to_none: bool) -> Self { unsafe { self.c.set_to_none = set_to_none as i64 } self }
}
pub type ModuleRequiresGradOptions<'a> = Options<'a, sys::torc_module_requires_grad_options>;
impl Default for ModuleRequiresGradOptions<'_> { fn default() -> Self { Options::new(sys::torc_module_requires_grad_options_init) } }
impl<'a> ModuleRequiresGradOptions<'a> {
/// default true
pub fn requires_grad(mut self, requires_grad: bool) -> Self { unsafe { self.c.requires_grad = requires_grad as i64 } self }
}
pub type ModuleRegisterBufferOptions<'a> = Options<'a, sys::torc_module_register_buffer_options>;
impl Default for ModuleRegisterBufferOptions<'_> { fn default() -> Self { Options::new(sys::torc_module_register_buffer_options_init) } }
impl<'a> ModuleRegisterBufferOptions<'a> {
/// default true: it is part of the state dict
pub fn persistent(mut self, persistent: bool) -> Self { unsafe { self.c.persistent = persistent as i64 } self }
}
pub type LinearOptions<'a> = Options<'a, sys::torc_nn_linear_options>;
impl Default for LinearOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_linear_options_init) } }
impl<'a> LinearOptions<'a> {
/// default true
pub fn bias(mut self, bias: bool) -> Self { unsafe { self.c.bias = bias as i64 } self }
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
}
pub type ConvOptions<'a> = Options<'a, sys::torc_nn_conv_options>;
impl Default for ConvOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_conv_options_init) } }
impl<'a> ConvOptions<'a> {
/// default 1
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// zeros on both sides; default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default 1
pub fn groups(mut self, groups: i64) -> Self { unsafe { self.c.groups = groups } self }
/// default true
pub fn bias(mut self, bias: bool) -> Self { unsafe { self.c.bias = bias as i64 } self }
/// default "zeros", the only one
pub fn padding_mode(mut self, padding_mode: &'a str) -> Self { unsafe { self.c.padding_mode = chars(self.keep(&crate::text(padding_mode))) } self }
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// instead of padding: "valid" or "same"; default None
pub fn padding_text(mut self, padding_text: &'a str) -> Self { unsafe { self.c.padding_text = chars(self.keep(&crate::text(padding_text))) } self }
}
pub type EmbeddingOptions<'a> = Options<'a, sys::torc_nn_embedding_options>;
impl Default for EmbeddingOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_embedding_options_init) } }
impl<'a> EmbeddingOptions<'a> {
/// this row starts as zeros and gets no gradient; default None
pub fn padding_idx(mut self, padding_idx: i64) -> Self { unsafe { self.c.padding_idx = padding_idx } self }
/// default false
pub fn scale_grad_by_freq(mut self, scale_grad_by_freq: bool) -> Self { unsafe { self.c.scale_grad_by_freq = scale_grad_by_freq as i64 } self }
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
}
pub type BatchNormOptions<'a> = Options<'a, sys::torc_nn_batch_norm_options>;
impl Default for BatchNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_batch_norm_options_init) } }
impl<'a> BatchNormOptions<'a> {
/// default 1e-05
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
/// default 0.1
pub fn momentum(mut self, momentum: f64) -> Self { unsafe { self.c.momentum = momentum } self }
/// default true
pub fn affine(mut self, affine: bool) -> Self { unsafe { self.c.affine = affine as i64 } self }
/// default true
pub fn track_running_stats(mut self, track_running_stats: bool) -> Self { unsafe { self.c.track_running_stats = track_running_stats as i64 } self }
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
/// default false; momentum=None: running statistics are plain means (costs a host wait per step)
pub fn cumulative(mut self, cumulative: bool) -> Self { unsafe { self.c.cumulative = cumulative as i64 } self }
}
pub type LayerNormOptions<'a> = Options<'a, sys::torc_nn_layer_norm_options>;
impl Default for LayerNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_layer_norm_options_init) } }
impl<'a> LayerNormOptions<'a> {
/// default None: 1e-5, and of rms_norm the epsilon of the dtype computed in, float32 for halves
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
/// default true
pub fn elementwise_affine(mut self, elementwise_affine: bool) -> Self { unsafe { self.c.elementwise_affine = elementwise_affine as i64 } self }
/// default true; not of rms_norm
pub fn bias(mut self, bias: bool) -> Self { unsafe { self.c.bias = bias as i64 } self }
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
}
pub type GroupNormOptions<'a> = Options<'a, sys::torc_nn_group_norm_options>;
impl Default for GroupNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_group_norm_options_init) } }
impl<'a> GroupNormOptions<'a> {
/// default 1e-05
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
/// default true
pub fn affine(mut self, affine: bool) -> Self { unsafe { self.c.affine = affine as i64 } self }
pub fn dtype(mut self, dtype: DType) -> Self { unsafe { self.c.dtype = dtype } self }
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
}
pub type DropoutOptions<'a> = Options<'a, sys::torc_nn_dropout_options>;
impl Default for DropoutOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_dropout_options_init) } }
impl<'a> DropoutOptions<'a> {
/// default 0.5
pub fn p(mut self, p: f64) -> Self { unsafe { self.c.p = p } self }
/// default false
pub fn inplace(mut self, inplace: bool) -> Self { unsafe { self.c.inplace = inplace as i64 } self }
}
pub type InplaceOptions<'a> = Options<'a, sys::torc_nn_inplace_options>;
impl Default for InplaceOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_inplace_options_init) } }
impl<'a> InplaceOptions<'a> {
/// default false
pub fn inplace(mut self, inplace: bool) -> Self { unsafe { self.c.inplace = inplace as i64 } self }
}
pub type LeakyReluOptions<'a> = Options<'a, sys::torc_nn_leaky_relu_options>;
impl Default for LeakyReluOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_leaky_relu_options_init) } }
impl<'a> LeakyReluOptions<'a> {
/// default 0.01
pub fn negative_slope(mut self, negative_slope: f64) -> Self { unsafe { self.c.negative_slope = negative_slope } self }
/// default false
pub fn inplace(mut self, inplace: bool) -> Self { unsafe { self.c.inplace = inplace as i64 } self }
}
pub type EluOptions<'a> = Options<'a, sys::torc_nn_elu_options>;
impl Default for EluOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_elu_options_init) } }
impl<'a> EluOptions<'a> {
/// default 1.0
pub fn alpha(mut self, alpha: f64) -> Self { unsafe { self.c.alpha = alpha } self }
/// default false
pub fn inplace(mut self, inplace: bool) -> Self { unsafe { self.c.inplace = inplace as i64 } self }
}
pub type HardtanhOptions<'a> = Options<'a, sys::torc_nn_hardtanh_options>;
impl Default for HardtanhOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_hardtanh_options_init) } }
impl<'a> HardtanhOptions<'a> {
/// default -1.0
pub fn min_val(mut self, min_val: f64) -> Self { unsafe { self.c.min_val = min_val } self }
/// default 1.0; greater than min_val, else VALUE
pub fn max_val(mut self, max_val: f64) -> Self { unsafe { self.c.max_val = max_val } self }
/// default false
pub fn inplace(mut self, inplace: bool) -> Self { unsafe { self.c.inplace = inplace as i64 } self }
}
pub type SoftplusOptions<'a> = Options<'a, sys::torc_nn_softplus_options>;
impl Default for SoftplusOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_softplus_options_init) } }
impl<'a> SoftplusOptions<'a> {
/// default 1
pub fn beta(mut self, beta: f64) -> Self { unsafe { self.c.beta = beta } self }
/// default 20
pub fn threshold(mut self, threshold: f64) -> Self { unsafe { self.c.threshold = threshold } self }
}
pub type GeluOptions<'a> = Options<'a, sys::torc_nn_gelu_options>;
impl Default for GeluOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_gelu_options_init) } }
impl<'a> GeluOptions<'a> {
/// default "none"; or "tanh"
pub fn approximate(mut self, approximate: &'a str) -> Self { unsafe { self.c.approximate = chars(self.keep(&crate::text(approximate))) } self }
}
pub type MaxPoolOptions<'a> = Options<'a, sys::torc_nn_max_pool_options>;
impl Default for MaxPoolOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_max_pool_options_init) } }
impl<'a> MaxPoolOptions<'a> {
/// default kernel_size
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default 1
pub fn dilation(mut self, dilation: impl AsRef<[i64]>) -> Self { unsafe { self.c.dilation = ints(self.keep(dilation.as_ref())) } self }
/// default false
pub fn ceil_mode(mut self, ceil_mode: bool) -> Self { unsafe { self.c.ceil_mode = ceil_mode as i64 } self }
}
pub type AvgPoolOptions<'a> = Options<'a, sys::torc_nn_avg_pool_options>;
impl Default for AvgPoolOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_avg_pool_options_init) } }
impl<'a> AvgPoolOptions<'a> {
/// default kernel_size
pub fn stride(mut self, stride: impl AsRef<[i64]>) -> Self { unsafe { self.c.stride = ints(self.keep(stride.as_ref())) } self }
/// default 0
pub fn padding(mut self, padding: impl AsRef<[i64]>) -> Self { unsafe { self.c.padding = ints(self.keep(padding.as_ref())) } self }
/// default false
pub fn ceil_mode(mut self, ceil_mode: bool) -> Self { unsafe { self.c.ceil_mode = ceil_mode as i64 } self }
/// default true
pub fn count_include_pad(mut self, count_include_pad: bool) -> Self { unsafe { self.c.count_include_pad = count_include_pad as i64 } self }
/// default None
pub fn divisor_override(mut self, divisor_override: i64) -> Self { unsafe { self.c.divisor_override = divisor_override } self }
}
pub type FlattenOptions<'a> = Options<'a, sys::torc_nn_flatten_options>;
impl Default for FlattenOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_flatten_options_init) } }
impl<'a> FlattenOptions<'a> {
/// default 1, unlike torc_flatten, so that the batch stays
pub fn start_dim(mut self, start_dim: i64) -> Self { unsafe { self.c.start_dim = start_dim } self }
/// default -1
pub fn end_dim(mut self, end_dim: i64) -> Self { unsafe { self.c.end_dim = end_dim } self }
}
pub type ClassLossOptions<'a> = Options<'a, sys::torc_nn_class_loss_options>;
impl Default for ClassLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_class_loss_options_init) } }
impl<'a> ClassLossOptions<'a> {
/// one per class; becomes the buffer "weight"
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default -100
pub fn ignore_index(mut self, ignore_index: i64) -> Self { unsafe { self.c.ignore_index = ignore_index } self }
/// default "mean"
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
/// default 0.0; of cross_entropy_loss only
pub fn label_smoothing(mut self, label_smoothing: f64) -> Self { unsafe { self.c.label_smoothing = label_smoothing } self }
}
pub type LossOptions<'a> = Options<'a, sys::torc_nn_loss_options>;
impl Default for LossOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_loss_options_init) } }
impl<'a> LossOptions<'a> {
/// default "mean"
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
}
pub type BceWithLogitsLossOptions<'a> = Options<'a, sys::torc_nn_bce_with_logits_loss_options>;
impl Default for BceWithLogitsLossOptions<'_> { fn default() -> Self { Options::new(sys::torc_nn_bce_with_logits_loss_options_init) } }
impl<'a> BceWithLogitsLossOptions<'a> {
/// of each element; becomes the buffer "weight"
pub fn weight(mut self, weight: &'a Tensor) -> Self { unsafe { self.c.weight = raw(weight) } self }
/// default "mean"
pub fn reduction(mut self, reduction: &'a str) -> Self { unsafe { self.c.reduction = chars(self.keep(&crate::text(reduction))) } self }
/// of positive examples; becomes the buffer "pos_weight"
pub fn pos_weight(mut self, pos_weight: &'a Tensor) -> Self { unsafe { self.c.pos_weight = raw(pos_weight) } self }
}
pub type InitUniformOptions<'a> = Options<'a, sys::torc_init_uniform_options>;
impl Default for InitUniformOptions<'_> { fn default() -> Self { Options::new(sys::torc_init_uniform_options_init) } }
impl<'a> InitUniformOptions<'a> {
/// default 0
pub fn a(mut self, a: f64) -> Self { unsafe { self.c.a = a } self }
/// default 1
pub fn b(mut self, b: f64) -> Self { unsafe { self.c.b = b } self }
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type InitNormalOptions<'a> = Options<'a, sys::torc_init_normal_options>;
impl Default for InitNormalOptions<'_> { fn default() -> Self { Options::new(sys::torc_init_normal_options_init) } }
impl<'a> InitNormalOptions<'a> {
/// default 0.0
pub fn mean(mut self, mean: f64) -> Self { unsafe { self.c.mean = mean } self }
/// default 1
pub fn std(mut self, std: f64) -> Self { unsafe { self.c.std = std } self }
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type InitTruncNormalOptions<'a> = Options<'a, sys::torc_init_trunc_normal_options>;
impl Default for InitTruncNormalOptions<'_> { fn default() -> Self { Options::new(sys::torc_init_trunc_normal_options_init) } }
impl<'a> InitTruncNormalOptions<'a> {
/// default 0
pub fn mean(mut self, mean: f64) -> Self { unsafe { self.c.mean = mean } self }
/// default 1
pub fn std(mut self, std: f64) -> Self { unsafe { self.c.std = std } self }
/// default -2
pub fn a(mut self, a: f64) -> Self { unsafe { self.c.a = a } self }
/// default 2
pub fn b(mut self, b: f64) -> Self { unsafe { self.c.b = b } self }
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type InitDiracOptions<'a> = Options<'a, sys::torc_init_dirac_options>;
impl Default for InitDiracOptions<'_> { fn default() -> Self { Options::new(sys::torc_init_dirac_options_init) } }
impl<'a> InitDiracOptions<'a> {
/// default 1
pub fn groups(mut self, groups: i64) -> Self { unsafe { self.c.groups = groups } self }
}
pub type InitXavierOptions<'a> = Options<'a, sys::torc_init_xavier_options>;
impl Default for InitXavierOptions<'_> { fn default() -> Self { Options::new(sys::torc_init_xavier_options_init) } }
impl<'a> InitXavierOptions<'a> {
/// default 1
pub fn gain(mut self, gain: f64) -> Self { unsafe { self.c.gain = gain } self }
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type InitKaimingOptions<'a> = Options<'a, sys::torc_init_kaiming_options>;
impl Default for InitKaimingOptions<'_> { fn default() -> Self { Options::new(sys::torc_init_kaiming_options_init) } }
impl<'a> InitKaimingOptions<'a> {
/// slope of the leaky_relu that follows; default 0
pub fn a(mut self, a: f64) -> Self { unsafe { self.c.a = a } self }
/// default "fan_in"; or "fan_out"
pub fn mode(mut self, mode: &'a str) -> Self { unsafe { self.c.mode = chars(self.keep(&crate::text(mode))) } self }
/// as of torc_init_calculate_gain; default "leaky_relu"
pub fn nonlinearity(mut self, nonlinearity: &'a str) -> Self { unsafe { self.c.nonlinearity = chars(self.keep(&crate::text(nonlinearity))) } self }
pub fn generator(mut self, generator: &'a Generator) -> Self { unsafe { self.c.generator = raw(generator) } self }
}
pub type InitCalculateGainOptions<'a> = Options<'a, sys::torc_init_calculate_gain_options>;
impl Default for InitCalculateGainOptions<'_> { fn default() -> Self { Options::new(sys::torc_init_calculate_gain_options_init) } }
impl<'a> InitCalculateGainOptions<'a> {
/// the slope of "leaky_relu"; default None: 0.01
pub fn param(mut self, param: impl Into<Number>) -> Self { unsafe { self.c.param = param.into() } self }
}
}
pub mod optim {
use super::*;
/// Stochastic gradient descent (torch.optim.SGD). The optimizer retains the parameters.
pub fn sgd<>(params: &[impl Borrow<Tensor>]) -> Result<Optimizer> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sgd_with(all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut())))?) } }
/// Stochastic gradient descent (torch.optim.SGD). The optimizer retains the parameters.
pub fn sgd_with<>(params: &[impl Borrow<Tensor>], options: optim::SgdOptions) -> Result<Optimizer> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sgd_with(all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c)))?) } }
/// Adam; weight_decay is an L2 penalty (torch.optim.Adam).
pub fn adam<>(params: &[impl Borrow<Tensor>]) -> Result<Optimizer> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_adam_with(all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut())))?) } }
/// Adam; weight_decay is an L2 penalty (torch.optim.Adam).
pub fn adam_with<>(params: &[impl Borrow<Tensor>], options: optim::AdamOptions) -> Result<Optimizer> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_adam_with(all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c)))?) } }
/// Adam with decoupled weight decay (torch.optim.AdamW).
pub fn adamw<>(params: &[impl Borrow<Tensor>]) -> Result<Optimizer> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_adamw_with(all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut())))?) } }
/// Adam with decoupled weight decay (torch.optim.AdamW).
pub fn adamw_with<>(params: &[impl Borrow<Tensor>], options: optim::AdamOptions) -> Result<Optimizer> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_adamw_with(all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c)))?) } }
/// Each group's initial rate times lambda(epoch). The context is destroyed with the scheduler.
pub fn lambda_lr<'a, F: FnMut(i64, i64) -> Result<f64> + Send + 'static>(opt: &'a Optimizer, lambda: F) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_lambda_lr(raw(opt), sys::torc_lr_lambda::<F> as Raw, context(lambda))))?) } }
/// Times gamma every step_size epochs, 1 or more.
pub fn step_lr<'a>(opt: &'a Optimizer, step_size: i64) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_step_lr_with(raw(opt), step_size, null_mut())))?) } }
/// Times gamma every step_size epochs, 1 or more.
pub fn step_lr_with<'a>(opt: &'a Optimizer, step_size: i64, options: optim::StepLrOptions) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_step_lr_with(raw(opt), step_size, &options.c)))?) } }
/// Times gamma at each of the milestones; one that is named twice counts twice.
pub fn multi_step_lr<'a>(opt: &'a Optimizer, milestones: impl AsRef<[i64]>) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_multi_step_lr_with(raw(opt), ints((milestones.as_ref())), null_mut())))?) } }
/// Times gamma at each of the milestones; one that is named twice counts twice.
pub fn multi_step_lr_with<'a>(opt: &'a Optimizer, milestones: impl AsRef<[i64]>, options: optim::StepLrOptions) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_multi_step_lr_with(raw(opt), ints((milestones.as_ref())), &options.c)))?) } }
/// Times gamma every epoch.
pub fn exponential_lr<'a>(opt: &'a Optimizer, gamma: f64) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_exponential_lr(raw(opt), gamma)))?) } }
/// The rate times factor until epoch total_iters.
pub fn constant_lr<'a>(opt: &'a Optimizer) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_constant_lr_with(raw(opt), null_mut())))?) } }
/// The rate times factor until epoch total_iters.
pub fn constant_lr_with<'a>(opt: &'a Optimizer, options: optim::ConstantLrOptions) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_constant_lr_with(raw(opt), &options.c)))?) } }
/// A factor that goes in a line from start_factor to end_factor over total_iters epochs.
pub fn linear_lr<'a>(opt: &'a Optimizer) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linear_lr_with(raw(opt), null_mut())))?) } }
/// A factor that goes in a line from start_factor to end_factor over total_iters epochs.
pub fn linear_lr_with<'a>(opt: &'a Optimizer, options: optim::LinearLrOptions) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_linear_lr_with(raw(opt), &options.c)))?) } }
/// Half a cosine from the initial rate to eta_min over T_max epochs, 1 or more.
pub fn cosine_annealing_lr<'a>(opt: &'a Optimizer, T_max: i64) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cosine_annealing_lr_with(raw(opt), T_max, null_mut())))?) } }
/// Half a cosine from the initial rate to eta_min over T_max epochs, 1 or more.
pub fn cosine_annealing_lr_with<'a>(opt: &'a Optimizer, T_max: i64, options: optim::CosineAnnealingLrOptions) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cosine_annealing_lr_with(raw(opt), T_max, &options.c)))?) } }
/// Up to max_lr and down again, stepped after every batch. Stepping it more than total_steps times: VALUE.
pub fn one_cycle_lr<'a>(opt: &'a Optimizer, max_lr: f64) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_one_cycle_lr_with(raw(opt), max_lr, null_mut())))?) } }
/// Up to max_lr and down again, stepped after every batch. Stepping it more than total_steps times: VALUE.
pub fn one_cycle_lr_with<'a>(opt: &'a Optimizer, max_lr: f64, options: optim::OneCycleLrOptions) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_one_cycle_lr_with(raw(opt), max_lr, &options.c)))?) } }
/// One scheduler after the other: the k-th (from 0) is followed by the next at epoch milestones[k]. The schedulers, all
/// of `opt` and none of them sequential, are retained and no longer to be stepped by hand.
pub fn sequential_lr<'a>(opt: &'a Optimizer, schedulers: Vec<Part<'a, Scheduler>>, milestones: impl AsRef<[i64]>) -> Result<Part<'a, Scheduler>> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_sequential_lr(raw(opt), all_of(&schedulers), ints((milestones.as_ref())))))?) } }
/// Scale the gradients of params, in place, so that their norm together is at most max_norm. Returns that norm before
/// scaling, a 0-dim tensor on the first gradient's device. Parameters without gradient are left out.
pub fn clip_grad_norm_<>(params: &[impl Borrow<Tensor>], max_norm: f64) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clip_grad_norm_inplace_with(all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), max_norm, null_mut())))?) } }
/// Scale the gradients of params, in place, so that their norm together is at most max_norm. Returns that norm before
/// scaling, a 0-dim tensor on the first gradient's device. Parameters without gradient are left out.
pub fn clip_grad_norm_inplace_with<>(params: &[impl Borrow<Tensor>], max_norm: f64, options: optim::ClipGradNormOptions) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_clip_grad_norm_inplace_with(all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), max_norm, &options.c)))?) } }
/// Clamp every element of the gradients of params, in place, to [-clip_value, clip_value].
pub fn clip_grad_value_<>(params: &[impl Borrow<Tensor>], clip_value: f64) -> Result<()> { unsafe { Ok(done(sys::torc_clip_grad_value_(all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), clip_value))?) } }
pub type SgdOptions<'a> = Options<'a, sys::torc_sgd_options>;
impl Default for SgdOptions<'_> { fn default() -> Self { Options::new(sys::torc_sgd_options_init) } }
impl<'a> SgdOptions<'a> {
/// default 1e-3
pub fn lr(mut self, lr: f64) -> Self { unsafe { self.c.lr = lr } self }
/// default 0
pub fn momentum(mut self, momentum: f64) -> Self { unsafe { self.c.momentum = momentum } self }
/// default 0
pub fn dampening(mut self, dampening: f64) -> Self { unsafe { self.c.dampening = dampening } self }
/// default 0
pub fn weight_decay(mut self, weight_decay: f64) -> Self { unsafe { self.c.weight_decay = weight_decay } self }
/// default false
pub fn nesterov(mut self, nesterov: bool) -> Self { unsafe { self.c.nesterov = nesterov as i64 } self }
/// default false
pub fn maximize(mut self, maximize: bool) -> Self { unsafe { self.c.maximize = maximize as i64 } self }
/// a tensor of one element to use as learning rate, instead of lr
pub fn lr_tensor(mut self, lr_tensor: &'a Tensor) -> Self { unsafe { self.c.lr_tensor = raw(lr_tensor) } self }
}
pub type AdamOptions<'a> = Options<'a, sys::torc_adam_options>;
impl Default for AdamOptions<'_> { fn default() -> Self { Options::new(sys::torc_adam_options_init) } }
impl<'a> AdamOptions<'a> {
/// default 1e-3
pub fn lr(mut self, lr: f64) -> Self { unsafe { self.c.lr = lr } self }
/// default 0.9
pub fn beta1(mut self, beta1: f64) -> Self { unsafe { self.c.beta1 = beta1 } self }
/// default 0.999
pub fn beta2(mut self, beta2: f64) -> Self { unsafe { self.c.beta2 = beta2 } self }
/// default 1e-8
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
/// default None: of Adam 0, of AdamW 1e-2
pub fn weight_decay(mut self, weight_decay: f64) -> Self { unsafe { self.c.weight_decay = weight_decay } self }
/// default false
pub fn amsgrad(mut self, amsgrad: bool) -> Self { unsafe { self.c.amsgrad = amsgrad as i64 } self }
/// default false
pub fn maximize(mut self, maximize: bool) -> Self { unsafe { self.c.maximize = maximize as i64 } self }
/// a tensor of one element to use as learning rate, instead of lr
pub fn lr_tensor(mut self, lr_tensor: &'a Tensor) -> Self { unsafe { self.c.lr_tensor = raw(lr_tensor) } self }
}
pub type ParamGroupOptions<'a> = Options<'a, sys::torc_param_group_options>;
impl Default for ParamGroupOptions<'_> { fn default() -> Self { Options::new(sys::torc_param_group_options_init) } }
impl<'a> ParamGroupOptions<'a> {
/// default None
pub fn lr(mut self, lr: f64) -> Self { unsafe { self.c.lr = lr } self }
/// default None
pub fn momentum(mut self, momentum: f64) -> Self { unsafe { self.c.momentum = momentum } self }
/// default None
pub fn dampening(mut self, dampening: f64) -> Self { unsafe { self.c.dampening = dampening } self }
/// default None
pub fn weight_decay(mut self, weight_decay: f64) -> Self { unsafe { self.c.weight_decay = weight_decay } self }
/// default None
pub fn nesterov(mut self, nesterov: bool) -> Self { unsafe { self.c.nesterov = nesterov as i64 } self }
/// default None
pub fn maximize(mut self, maximize: bool) -> Self { unsafe { self.c.maximize = maximize as i64 } self }
/// default None
pub fn beta1(mut self, beta1: f64) -> Self { unsafe { self.c.beta1 = beta1 } self }
/// default None
pub fn beta2(mut self, beta2: f64) -> Self { unsafe { self.c.beta2 = beta2 } self }
/// default None
pub fn eps(mut self, eps: f64) -> Self { unsafe { self.c.eps = eps } self }
/// default None
pub fn amsgrad(mut self, amsgrad: bool) -> Self { unsafe { self.c.amsgrad = amsgrad as i64 } self }
pub fn lr_tensor(mut self, lr_tensor: &'a Tensor) -> Self { unsafe { self.c.lr_tensor = raw(lr_tensor) } self }
}
pub type OptimizerStepOptions<'a> = Options<'a, sys::torc_optimizer_step_options>;
impl Default for OptimizerStepOptions<'_> { fn default() -> Self { Options::new(sys::torc_optimizer_step_options_init) } }
impl<'a> OptimizerStepOptions<'a> {
/// one element: gradients are divided by it, in place (loss scaling)
pub fn grad_scale(mut self, grad_scale: &'a Tensor) -> Self { unsafe { self.c.grad_scale = raw(grad_scale) } self }
/// one element: if it is not 0, the step changes nothing. Read on the device
pub fn found_inf(mut self, found_inf: &'a Tensor) -> Self { unsafe { self.c.found_inf = raw(found_inf) } self }
}
pub type OptimizerZeroGradOptions<'a> = Options<'a, sys::torc_optimizer_zero_grad_options>;
impl Default for OptimizerZeroGradOptions<'_> { fn default() -> Self { Options::new(sys::torc_optimizer_zero_grad_options_init) } }
impl<'a> OptimizerZeroGradOptions<'a> {
/// default true
pub fn set_to_none(mut self, set_to_none: bool) -> Self { unsafe { self.c.set_to_none = set_to_none as i64 } self }
}
pub type StepLrOptions<'a> = Options<'a, sys::torc_step_lr_options>;
impl Default for StepLrOptions<'_> { fn default() -> Self { Options::new(sys::torc_step_lr_options_init) } }
impl<'a> StepLrOptions<'a> {
/// default 0.1
pub fn gamma(mut self, gamma: f64) -> Self { unsafe { self.c.gamma = gamma } self }
}
pub type ConstantLrOptions<'a> = Options<'a, sys::torc_constant_lr_options>;
impl Default for ConstantLrOptions<'_> { fn default() -> Self { Options::new(sys::torc_constant_lr_options_init) } }
impl<'a> ConstantLrOptions<'a> {
/// default 1.0 / 3
pub fn factor(mut self, factor: f64) -> Self { unsafe { self.c.factor = factor } self }
/// default 5
pub fn total_iters(mut self, total_iters: i64) -> Self { unsafe { self.c.total_iters = total_iters } self }
}
pub type LinearLrOptions<'a> = Options<'a, sys::torc_linear_lr_options>;
impl Default for LinearLrOptions<'_> { fn default() -> Self { Options::new(sys::torc_linear_lr_options_init) } }
impl<'a> LinearLrOptions<'a> {
/// default 1.0 / 3
pub fn start_factor(mut self, start_factor: f64) -> Self { unsafe { self.c.start_factor = start_factor } self }
/// default 1
pub fn end_factor(mut self, end_factor: f64) -> Self { unsafe { self.c.end_factor = end_factor } self }
/// default 5
pub fn total_iters(mut self, total_iters: i64) -> Self { unsafe { self.c.total_iters = total_iters } self }
}
pub type CosineAnnealingLrOptions<'a> = Options<'a, sys::torc_cosine_annealing_lr_options>;
impl Default for CosineAnnealingLrOptions<'_> { fn default() -> Self { Options::new(sys::torc_cosine_annealing_lr_options_init) } }
impl<'a> CosineAnnealingLrOptions<'a> {
/// default 0
pub fn eta_min(mut self, eta_min: f64) -> Self { unsafe { self.c.eta_min = eta_min } self }
}
pub type OneCycleLrOptions<'a> = Options<'a, sys::torc_one_cycle_lr_options>;
impl Default for OneCycleLrOptions<'_> { fn default() -> Self { Options::new(sys::torc_one_cycle_lr_options_init) } }
impl<'a> OneCycleLrOptions<'a> {
/// default None: epochs and steps_per_epoch say it
pub fn total_steps(mut self, total_steps: i64) -> Self { unsafe { self.c.total_steps = total_steps } self }
/// default None
pub fn epochs(mut self, epochs: i64) -> Self { unsafe { self.c.epochs = epochs } self }
/// default None
pub fn steps_per_epoch(mut self, steps_per_epoch: i64) -> Self { unsafe { self.c.steps_per_epoch = steps_per_epoch } self }
/// default 0.3: the part of the steps in which the rate rises
pub fn pct_start(mut self, pct_start: f64) -> Self { unsafe { self.c.pct_start = pct_start } self }
/// default "cos"; or "linear"
pub fn anneal_strategy(mut self, anneal_strategy: &'a str) -> Self { unsafe { self.c.anneal_strategy = chars(self.keep(&crate::text(anneal_strategy))) } self }
/// default true: momentum (SGD) or beta1 (Adam) goes the other way
pub fn cycle_momentum(mut self, cycle_momentum: bool) -> Self { unsafe { self.c.cycle_momentum = cycle_momentum as i64 } self }
/// default 0.85
pub fn base_momentum(mut self, base_momentum: f64) -> Self { unsafe { self.c.base_momentum = base_momentum } self }
/// default 0.95
pub fn max_momentum(mut self, max_momentum: f64) -> Self { unsafe { self.c.max_momentum = max_momentum } self }
/// default 25: initial rate = max_lr / div_factor
pub fn div_factor(mut self, div_factor: f64) -> Self { unsafe { self.c.div_factor = div_factor } self }
/// default 1e4: last rate = initial rate / final_div_factor
pub fn final_div_factor(mut self, final_div_factor: f64) -> Self { unsafe { self.c.final_div_factor = final_div_factor } self }
/// default false
pub fn three_phase(mut self, three_phase: bool) -> Self { unsafe { self.c.three_phase = three_phase as i64 } self }
/// default 0
pub fn max_lrs_count(mut self, max_lrs_count: i64) -> Self { unsafe { self.c.max_lrs_count = max_lrs_count } self }
}
pub type ClipGradNormOptions<'a> = Options<'a, sys::torc_clip_grad_norm_options>;
impl Default for ClipGradNormOptions<'_> { fn default() -> Self { Options::new(sys::torc_clip_grad_norm_options_init) } }
impl<'a> ClipGradNormOptions<'a> {
/// default 2; INFINITY for the largest element
pub fn norm_type(mut self, norm_type: f64) -> Self { unsafe { self.c.norm_type = norm_type } self }
/// default false; a norm that is not finite is an error (RUNTIME): waits for the device
pub fn error_if_nonfinite(mut self, error_if_nonfinite: bool) -> Self { unsafe { self.c.error_if_nonfinite = error_if_nonfinite as i64 } self }
}
}
impl Optimizer {
/// Add a group of parameters. VALUE: a parameter that some group has already, or one that is not a leaf.
pub fn add_param_group<>(&self, params: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc_optimizer_add_param_group_with(raw(self), all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut()))?) } }
/// Add a group of parameters. VALUE: a parameter that some group has already, or one that is not a leaf.
pub fn add_param_group_with<>(&self, params: &[impl Borrow<Tensor>], options: optim::ParamGroupOptions) -> Result<()> { unsafe { Ok(done(sys::torc_optimizer_add_param_group_with(raw(self), all_of((&Vec::from_iter(params.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c))?) } }
/// Update every parameter that has a gradient.
pub fn step<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_optimizer_step_with(raw(self), null_mut()))?) } }
/// Update every parameter that has a gradient.
pub fn step_with<>(&self, options: optim::OptimizerStepOptions) -> Result<()> { unsafe { Ok(done(sys::torc_optimizer_step_with(raw(self), &options.c))?) } }
/// Drop the gradients, or, where set_to_none is false, fill them with zeros.
pub fn zero_grad<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_optimizer_zero_grad_with(raw(self), null_mut()))?) } }
/// Drop the gradients, or, where set_to_none is false, fill them with zeros.
pub fn zero_grad_with<>(&self, options: optim::OptimizerZeroGradOptions) -> Result<()> { unsafe { Ok(done(sys::torc_optimizer_zero_grad_with(raw(self), &options.c))?) } }
/// "SGD", "Adam" or "AdamW". Static storage; NULL on error.
pub fn name<>(&self) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_optimizer_name(raw(self))))?.unwrap_or_default()) } }
pub fn num_groups<>(&self) -> Result<i64> { unsafe { Ok(check(sys::torc_optimizer_num_groups(raw(self)))?) } }
/// The parameters of a group, borrowed from the optimizer until a group is added. INDEX if there is no such group.
pub fn group_params<>(&self, group: i64) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_optimizer_group_params(raw(self), group), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
/// The learning rate of a group; NaN on error. With an lr_tensor, getting waits for its device and setting writes the tensor.
pub fn get_lr<>(&self, group: i64) -> Result<f64> { unsafe { Ok(check(sys::torc_optimizer_get_lr(raw(self), group))?) } }
pub fn set_lr<>(&self, group: i64, lr: f64) -> Result<()> { unsafe { Ok(done(sys::torc_optimizer_set_lr(raw(self), group, lr))?) } }
/// A number of a group by PyTorch's name: "lr", "momentum", "dampening", "weight_decay", "nesterov", "maximize", "eps",
/// "amsgrad", "beta1", "beta2", and, once a scheduler has put them there, "initial_lr", "max_lr", "min_lr",
/// "base_momentum", "max_momentum". VALUE and NaN if the group has none of that name.
pub fn get<>(&self, group: i64, name: &str) -> Result<f64> { unsafe { Ok(check(sys::torc_optimizer_get(raw(self), group, chars((&crate::text(name)))))?) } }
pub fn set<>(&self, group: i64, name: &str, value: f64) -> Result<()> { unsafe { Ok(done(sys::torc_optimizer_set(raw(self), group, chars((&crate::text(name))), value))?) } }
/// The state of the optimizer: "state.<k>.<name>" for parameter k (counted over all groups), which are the live tensors
/// and not copies, and "param_groups.<g>.<name>": float64 numbers, and under "params" the int64 indices of its
/// parameters.
pub fn state_dict<>(&self) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_optimizer_state_dict(raw(self)), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
/// Take over such a state, copying its tensors to the devices and dtypes of the parameters. VALUE: other groups or
/// shapes than the optimizer's, or an unknown name. Parameters are matched by their order in the groups, as in PyTorch:
/// the indices under "params" say which k a parameter's state is named by, whatever numbers they are.
pub fn load_state_dict<>(&self, state: &[(impl AsRef<str>, impl Borrow<Tensor>)]) -> Result<()> { unsafe { Ok(done(sys::torc_optimizer_load_state_dict(raw(self), all_of(&crate::named(state).0)))?) } }
}
impl Scheduler {
/// Go to the next epoch (batch).
pub fn step<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_scheduler_step(raw(self)))?) } }
/// The rate that the scheduler last set for a group; NaN on error.
pub fn get_last_lr<>(&self, group: i64) -> Result<f64> { unsafe { Ok(check(sys::torc_scheduler_get_last_lr(raw(self), group))?) } }
pub fn last_epoch<>(&self) -> Result<i64> { unsafe { Ok(check(sys::torc_scheduler_last_epoch(raw(self)))?) } }
/// What the scheduler counts, as tensors ("last_epoch", "_step_count", "base_lrs", "_last_lr"; of a sequential one also
/// "_schedulers.<k>.…"), and back into one made the same way. The rates themselves are the optimizer's state: load it too.
pub fn state_dict<>(&self) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_scheduler_state_dict(raw(self)), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
pub fn load_state_dict<>(&self, state: &[(impl AsRef<str>, impl Borrow<Tensor>)]) -> Result<()> { unsafe { Ok(done(sys::torc_scheduler_load_state_dict(raw(self), all_of(&crate::named(state).0)))?) } }
}
pub mod amp {
use super::*;
/// From here to the matching torc_autocast_end, on this thread and for tensors of `device_type`, operators choose the dtype
/// they compute in, as under torch.autocast:
/// lower     matmul, linear, convolution, attention: in `dtype`, FLOAT16 or BFLOAT16
/// f32       CUDA: exp, log, pow, softmax, norms, sums and the like, losses; CPU: prod and losses: in float32
/// promote   cat (CUDA: also addcmul, addcdiv, atan2, dot, scatter_add): in the widest of the inputs' dtypes
/// All others take their inputs as they are. float64 and integers are never cast, nor what is written in place or to out=. A
/// third backend says whether it follows CUDA or the CPU. TORC_DTYPE_NONE is torc_get_autocast_dtype(device_type). Nests. Returns
/// false and sets VALUE for another dtype.
pub fn autocast<R>(device_type: DeviceType, dtype: DType, run: impl FnOnce() -> R) -> Result<R> { unsafe { check({ let mut on = check(sys::torc_autocast_begin(device_type, dtype))?; let _end = End(|| { sys::torc_autocast_end(); }); run() }) } }
/// A region without autocast within one that has it, up to the matching torc_autocast_end.
pub fn autocast_disable<R>(device_type: DeviceType, run: impl FnOnce() -> R) -> Result<R> { unsafe { check({ let mut on = check(sys::torc_autocast_disable_begin(device_type))?; let _end = End(|| { sys::torc_autocast_end(); }); run() }) } }
/// The state itself, which each thread has for each device type; regions set it and put it back. As torch.is_autocast_enabled,
/// torch.set_autocast_enabled, torch.get_autocast_dtype and torch.set_autocast_dtype with a device type. All set VALUE for what
/// is no device type.
pub fn is_autocast_enabled<>(device_type: DeviceType) -> Result<bool> { unsafe { Ok(check(sys::torc_is_autocast_enabled(device_type))?) } }
pub fn set_autocast_enabled<>(device_type: DeviceType, enabled: bool) -> Result<()> { unsafe { Ok(done(sys::torc_set_autocast_enabled(device_type, enabled))?) } }
/// The dtype of the lower class, whether autocast is enabled or not. At first it is what the backend says: BFLOAT16 on the CPU,
/// FLOAT16 on CUDA and where no backend is registered.
pub fn get_autocast_dtype<>(device_type: DeviceType) -> Result<DType> { unsafe { Ok(check(sys::torc_get_autocast_dtype(device_type))?) } }
/// FLOAT16 or BFLOAT16; TORC_DTYPE_NONE: what the backend says.
pub fn set_autocast_dtype<>(device_type: DeviceType, dtype: DType) -> Result<()> { unsafe { Ok(done(sys::torc_set_autocast_dtype(device_type, dtype))?) } }
/// Loss scaling (torch.amp.GradScaler). VALUE for factors that do not make the scale grow and shrink.
pub fn grad_scaler_new<>() -> Result<GradScaler> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_grad_scaler_new_with(null_mut())))?) } }
/// Loss scaling (torch.amp.GradScaler). VALUE for factors that do not make the scale grow and shrink.
pub fn grad_scaler_new_with<>(options: amp::GradScalerOptions) -> Result<GradScaler> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_grad_scaler_new_with(&options.c)))?) } }
pub type GradScalerOptions<'a> = Options<'a, sys::torc_grad_scaler_options>;
impl Default for GradScalerOptions<'_> { fn default() -> Self { Options::new(sys::torc_grad_scaler_options_init) } }
impl<'a> GradScalerOptions<'a> {
/// default 65536
pub fn init_scale(mut self, init_scale: f64) -> Self { unsafe { self.c.init_scale = init_scale } self }
/// default 2; more than 1
pub fn growth_factor(mut self, growth_factor: f64) -> Self { unsafe { self.c.growth_factor = growth_factor } self }
/// default 0.5; less than 1
pub fn backoff_factor(mut self, backoff_factor: f64) -> Self { unsafe { self.c.backoff_factor = backoff_factor } self }
/// default 2000: steps without infinities after which the scale grows
pub fn growth_interval(mut self, growth_interval: i64) -> Self { unsafe { self.c.growth_interval = growth_interval } self }
/// default true; false: scale gives what it is given, step is the optimizer's
pub fn enabled(mut self, enabled: bool) -> Self { unsafe { self.c.enabled = enabled as i64 } self }
}
pub type GradScalerUpdateOptions<'a> = Options<'a, sys::torc_grad_scaler_update_options>;
impl Default for GradScalerUpdateOptions<'_> { fn default() -> Self { Options::new(sys::torc_grad_scaler_update_options_init) } }
impl<'a> GradScalerUpdateOptions<'a> {
/// default None: what the steps since the last update say
pub fn new_scale(mut self, new_scale: f64) -> Self { unsafe { self.c.new_scale = new_scale } self }
/// one float32 without grad, instead of new_scale
pub fn new_scale_tensor(mut self, new_scale_tensor: &'a Tensor) -> Self { unsafe { self.c.new_scale_tensor = raw(new_scale_tensor) } self }
}
}
impl GradScaler {
/// outputs (a loss, as a rule) times the scale, with gradient. The scale is made on the device of the first ones.
pub fn scale<>(&self, outputs: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_grad_scaler_scale(raw(self), raw(outputs))))?) } }
/// Divide the gradients of the optimizer's parameters by the scale, in place, for what comes between backward and step: clipping. Once for
/// each optimizer and update, else RUNTIME; float16 gradients: VALUE. The scaler retains the optimizer until update.
pub fn unscale_<>(&self, optimizer: &Optimizer) -> Result<()> { unsafe { Ok(done(sys::torc_grad_scaler_unscale_(raw(self), raw(optimizer)))?) } }
/// torc_optimizer_step, with gradients divided by the scale if they were not yet, which changes nothing if some are infinite or NaN.
/// RUNTIME: a second one before update, or no parameter has a gradient.
pub fn step<>(&self, optimizer: &Optimizer) -> Result<()> { unsafe { Ok(done(sys::torc_grad_scaler_step(raw(self), raw(optimizer)))?) } }
/// After all steps of an iteration: times backoff_factor if gradients of some optimizer were infinite or NaN, times growth_factor after
/// growth_interval updates in a row in which none were. RUNTIME without a step or unscale_ before.
pub fn update<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_grad_scaler_update_with(raw(self), null_mut()))?) } }
/// After all steps of an iteration: times backoff_factor if gradients of some optimizer were infinite or NaN, times growth_factor after
/// growth_interval updates in a row in which none were. RUNTIME without a step or unscale_ before.
pub fn update_with<>(&self, options: amp::GradScalerUpdateOptions) -> Result<()> { unsafe { Ok(done(sys::torc_grad_scaler_update_with(raw(self), &options.c))?) } }
pub fn is_enabled<>(&self) -> Result<bool> { unsafe { Ok(check(sys::torc_grad_scaler_is_enabled(raw(self)))?) } }
/// Waits for the device; 1 of one that is not enabled.
pub fn get_scale<>(&self) -> Result<f64> { unsafe { Ok(check(sys::torc_grad_scaler_get_scale(raw(self)))?) } }
pub fn get_growth_factor<>(&self) -> Result<f64> { unsafe { Ok(check(sys::torc_grad_scaler_get_growth_factor(raw(self)))?) } }
pub fn set_growth_factor<>(&self, new_factor: f64) -> Result<()> { unsafe { Ok(done(sys::torc_grad_scaler_set_growth_factor(raw(self), new_factor))?) } }
pub fn get_backoff_factor<>(&self) -> Result<f64> { unsafe { Ok(check(sys::torc_grad_scaler_get_backoff_factor(raw(self)))?) } }
pub fn set_backoff_factor<>(&self, new_factor: f64) -> Result<()> { unsafe { Ok(done(sys::torc_grad_scaler_set_backoff_factor(raw(self), new_factor))?) } }
pub fn get_growth_interval<>(&self) -> Result<i64> { unsafe { Ok(check(sys::torc_grad_scaler_get_growth_interval(raw(self)))?) } }
pub fn set_growth_interval<>(&self, new_interval: i64) -> Result<()> { unsafe { Ok(done(sys::torc_grad_scaler_set_growth_interval(raw(self), new_interval))?) } }
/// "scale", "growth_factor", "backoff_factor" (float64), "growth_interval" and "_growth_tracker" (int64), and back; nothing of one that is
/// not enabled. Waits for the device.
pub fn state_dict<>(&self) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_grad_scaler_state_dict(raw(self)), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
pub fn load_state_dict<>(&self, state: &[(impl AsRef<str>, impl Borrow<Tensor>)]) -> Result<()> { unsafe { Ok(done(sys::torc_grad_scaler_load_state_dict(raw(self), all_of(&crate::named(state).0)))?) } }
}
pub mod io {
use super::*;
/// The same tensors, each name with `prefix` (NULL: none) put before it.
pub fn named_tensors_prefix<>(list: &[(impl AsRef<str>, impl Borrow<Tensor>)], prefix: Option<&str>) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_named_tensors_prefix(all_of(&crate::named(list).0), chars((&crate::text(prefix)))), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
/// The tensors whose names begin with `prefix` (NULL: all), without it. An empty list (no error) if there are none.
pub fn named_tensors_select<>(list: &[(impl AsRef<str>, impl Borrow<Tensor>)], prefix: Option<&str>) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_named_tensors_select(all_of(&crate::named(list).0), chars((&crate::text(prefix)))), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
/// The tensor of that name, owned by the list, or NULL (no error). VALUE if `name` is NULL.
pub fn named_tensors_find<>(list: &[(impl AsRef<str>, impl Borrow<Tensor>)], name: &str) -> Result<Option<Tensor>> { unsafe { Ok(own(sys::torc_retain(sys::torc_named_tensors_find(all_of(&crate::named(list).0), chars((&crate::text(name))))))?) } }
/// The tensors of a file, in the order of its header: a copy, which has nothing to do with the file any more; or with .mmap = true
/// the file's pages, of which a write to a tensor makes a copy. Files with dtypes that torc does not have are refused with the
/// name of the dtype (FORMAT).
pub fn safetensors_load<>(path: &str) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_safetensors_load_with(chars((&crate::text(path))), null_mut()), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
/// The tensors of a file, in the order of its header: a copy, which has nothing to do with the file any more; or with .mmap = true
/// the file's pages, of which a write to a tensor makes a copy. Files with dtypes that torc does not have are refused with the
/// name of the dtype (FORMAT).
pub fn safetensors_load_with<>(path: &str, options: io::SafetensorsLoadOptions) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_safetensors_load_with(chars((&crate::text(path))), &options.c), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
/// The same from bytes in memory, which are copied. VALUE with .mmap = true.
pub fn safetensors_load_memory<>(bytes: &[u8]) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_safetensors_load_memory_with(bytes.as_ptr() as Raw, bytes.len() as _, null_mut()), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
/// The same from bytes in memory, which are copied. VALUE with .mmap = true.
pub fn safetensors_load_memory_with<>(bytes: &[u8], options: io::SafetensorsLoadOptions) -> Result<Vec<(String, Tensor)>> { unsafe { Ok(each(|| sys::torc_safetensors_load_memory_with(bytes.as_ptr() as Raw, bytes.len() as _, &options.c), |e: &sys::torc_named_tensor| Ok({ let e = (*e); (check(owned(|| e.name))?.unwrap_or_default(), own(sys::torc_retain(e.tensor))?) }))?) } }
/// Write the tensors, of any device and layout, to a file that appears at once or not at all (it is written under
/// another name beside `path` and then renamed). The bytes depend on nothing but names, tensors and metadata; the header
/// keeps the order given. VALUE: a name that occurs twice, is "__metadata__" or is not UTF-8.
/// TYPE: a dtype that the format does not have (complex32, complex128).
pub fn safetensors_save<>(path: &str, tensors: &[(impl AsRef<str>, impl Borrow<Tensor>)]) -> Result<()> { unsafe { Ok(done(sys::torc_safetensors_save_with(chars((&crate::text(path))), all_of(&crate::named(tensors).0), null_mut()))?) } }
pub type SafetensorsLoadOptions<'a> = Options<'a, sys::torc_safetensors_load_options>;
impl Default for SafetensorsLoadOptions<'_> { fn default() -> Self { Options::new(sys::torc_safetensors_load_options_init) } }
impl<'a> SafetensorsLoadOptions<'a> {
/// where the tensors shall be; default: the CPU
pub fn device(mut self, device: Device) -> Self { unsafe { self.c.device = device } self }
}
}
pub mod backends {
use super::*;
/// How exactly float32 matrix products are computed: "highest" (default: in float32), "high" (TF32), "medium" (TF32 on
/// CUDA; bfloat16 where a CPU backend has it, torc's has not).  Any other text warns and changes nothing, as in
/// PyTorch; NULL is VALUE.
pub fn set_float32_matmul_precision<>(precision: &str) -> Result<()> { unsafe { Ok(done(sys::torc_set_float32_matmul_precision(chars((&crate::text(precision)))))?) } }
pub fn get_float32_matmul_precision<>() -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_get_float32_matmul_precision()))?.unwrap_or_default()) } }
/// torch.backends.<backend>.<op>.fp32_precision.  `backend` is "generic", "cuda" or "mkldnn"; `op` is "all", "matmul",
/// "conv" or "rnn" ("generic" knows "all" only).  `precision` is "ieee", "tf32", "bf16" (not for "cuda") or "none": what
/// the backend's "all" says, and if that says "none", what "generic" says.  The default is "none" for all but CUDA's
/// "conv" and "rnn", which are "tf32".  RUNTIME for other texts.
pub fn set_fp32_precision<>(backend: &str, op: &str, precision: &str) -> Result<()> { unsafe { Ok(done(sys::torc_backends_set_fp32_precision(chars((&crate::text(backend))), chars((&crate::text(op))), chars((&crate::text(precision)))))?) } }
/// What is in force: "none" where nothing says anything.  NULL on error.
pub fn fp32_precision<>(backend: &str, op: &str) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_backends_fp32_precision(chars((&crate::text(backend))), chars((&crate::text(op))))))?.unwrap_or_default()) } }
/// torch.backends.cuda.matmul.allow_tf32; default false.
pub fn cuda_matmul_set_allow_tf32<>(allow: bool) -> Result<()> { unsafe { Ok(done(sys::torc_backends_cuda_matmul_set_allow_tf32(allow))?) } }
pub fn cuda_matmul_allow_tf32<>() -> bool { unsafe { sys::torc_backends_cuda_matmul_allow_tf32() } }
/// May partial sums of float16 products meet in float16? Default true.  `allow_split_k` false also forbids that a product
/// is cut along its summed dimension; RUNTIME together with `allow` true.
pub fn cuda_matmul_set_allow_fp16_reduced_precision_reduction<>(allow: bool, allow_split_k: bool) -> Result<()> { unsafe { Ok(done(sys::torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction(allow, allow_split_k))?) } }
pub fn cuda_matmul_allow_fp16_reduced_precision_reduction<>() -> bool { unsafe { sys::torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction() } }
pub fn cuda_matmul_allow_fp16_reduced_precision_reduction_split_k<>() -> bool { unsafe { sys::torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction_split_k() } }
/// The same for bfloat16; default true.
pub fn cuda_matmul_set_allow_bf16_reduced_precision_reduction<>(allow: bool, allow_split_k: bool) -> Result<()> { unsafe { Ok(done(sys::torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction(allow, allow_split_k))?) } }
pub fn cuda_matmul_allow_bf16_reduced_precision_reduction<>() -> bool { unsafe { sys::torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction() } }
pub fn cuda_matmul_allow_bf16_reduced_precision_reduction_split_k<>() -> bool { unsafe { sys::torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction_split_k() } }
/// May float16 products be summed in float16 altogether? Default false.
pub fn cuda_matmul_set_allow_fp16_accumulation<>(allow: bool) -> Result<()> { unsafe { Ok(done(sys::torc_backends_cuda_matmul_set_allow_fp16_accumulation(allow))?) } }
pub fn cuda_matmul_allow_fp16_accumulation<>() -> bool { unsafe { sys::torc_backends_cuda_matmul_allow_fp16_accumulation() } }
/// Prefer a library for products: "default", "cublas", "cublaslt" (and the aliases "hipblas", "hipblaslt"); NULL only
/// asks.  Returns the preference, NULL on error.  torc has cuBLASLt alone, which does them all whatever is preferred.
pub fn cuda_preferred_blas_library<>(library: Option<&str>) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_backends_cuda_preferred_blas_library(chars((&crate::text(library))))))?.unwrap_or_default()) } }
/// torch.backends.cudnn.enabled; default true. Where it is false torc's own kernels are used.
pub fn cudnn_set_enabled<>(enabled: bool) -> Result<()> { unsafe { Ok(done(sys::torc_backends_cudnn_set_enabled(enabled))?) } }
pub fn cudnn_enabled<>() -> bool { unsafe { sys::torc_backends_cudnn_enabled() } }
/// Time the candidates when a problem of a new shape comes, and keep the fastest; default false.
pub fn cudnn_set_benchmark<>(benchmark: bool) -> Result<()> { unsafe { Ok(done(sys::torc_backends_cudnn_set_benchmark(benchmark))?) } }
pub fn cudnn_benchmark<>() -> bool { unsafe { sys::torc_backends_cudnn_benchmark() } }
/// How many candidates are timed; 0: all; default 10. VALUE if it is negative.
pub fn cudnn_set_benchmark_limit<>(limit: i32) -> Result<()> { unsafe { Ok(done(sys::torc_backends_cudnn_set_benchmark_limit(limit))?) } }
pub fn cudnn_benchmark_limit<>() -> i32 { unsafe { sys::torc_backends_cudnn_benchmark_limit() } }
/// Only algorithms of cuDNN that give the same result every time; default false.
pub fn cudnn_set_deterministic<>(deterministic: bool) -> Result<()> { unsafe { Ok(done(sys::torc_backends_cudnn_set_deterministic(deterministic))?) } }
pub fn cudnn_deterministic<>() -> bool { unsafe { sys::torc_backends_cudnn_deterministic() } }
/// TF32 in convolutions and recurrent layers; default true.
pub fn cudnn_set_allow_tf32<>(allow: bool) -> Result<()> { unsafe { Ok(done(sys::torc_backends_cudnn_set_allow_tf32(allow))?) } }
pub fn cudnn_allow_tf32<>() -> bool { unsafe { sys::torc_backends_cudnn_allow_tf32() } }
/// Use only algorithms that give the same result every time.  An operator that has none is then the error RUNTIME, or
/// with `warn_only` a warning.  Most of torc's are deterministic always.
pub fn use_deterministic_algorithms<>(mode: bool) -> Result<()> { unsafe { Ok(done(sys::torc_use_deterministic_algorithms_with(mode, null_mut()))?) } }
/// Use only algorithms that give the same result every time.  An operator that has none is then the error RUNTIME, or
/// with `warn_only` a warning.  Most of torc's are deterministic always.
pub fn use_deterministic_algorithms_with<>(mode: bool, options: backends::UseDeterministicAlgorithmsOptions) -> Result<()> { unsafe { Ok(done(sys::torc_use_deterministic_algorithms_with(mode, &options.c))?) } }
pub fn are_deterministic_algorithms_enabled<>() -> bool { unsafe { sys::torc_are_deterministic_algorithms_enabled() } }
pub fn is_deterministic_algorithms_warn_only_enabled<>() -> bool { unsafe { sys::torc_is_deterministic_algorithms_warn_only_enabled() } }
/// The same as a number: 0 off, 1 warn, 2 error. RUNTIME for others.
pub fn set_deterministic_debug_mode<>(mode: i32) -> Result<()> { unsafe { Ok(done(sys::torc_set_deterministic_debug_mode(mode))?) } }
pub fn get_deterministic_debug_mode<>() -> i32 { unsafe { sys::torc_get_deterministic_debug_mode() } }
/// torch.utils.deterministic.fill_uninitialized_memory: while deterministic algorithms are used, empty tensors are
/// filled with NaN, the largest integer, or true. Default true.
pub fn set_fill_uninitialized_memory<>(fill: bool) -> Result<()> { unsafe { Ok(done(sys::torc_set_fill_uninitialized_memory(fill))?) } }
pub fn fill_uninitialized_memory<>() -> bool { unsafe { sys::torc_fill_uninitialized_memory() } }
pub type UseDeterministicAlgorithmsOptions<'a> = Options<'a, sys::torc_use_deterministic_algorithms_options>;
impl Default for UseDeterministicAlgorithmsOptions<'_> { fn default() -> Self { Options::new(sys::torc_use_deterministic_algorithms_options_init) } }
impl<'a> UseDeterministicAlgorithmsOptions<'a> {
/// default false
pub fn warn_only(mut self, warn_only: bool) -> Self { unsafe { self.c.warn_only = warn_only as i64 } self }
}
}
pub mod cuda {
use super::*;
/// Can CUDA be used: does this build have it, is there a driver and at least one visible device?  Never an error.
/// False in a forked child whose parent had initialized CUDA.
pub fn is_available<>() -> bool { unsafe { sys::torc_cuda_is_available() } }
/// Number of devices this process sees, CUDA_VISIBLE_DEVICES honoured; 0 without CUDA.  Never an error, and never
/// creates a context.
pub fn device_count<>() -> i32 { unsafe { sys::torc_cuda_device_count() } }
/// The device that -1, and "cuda" without a number, mean on this thread: 0 unless changed.  Returns -1 on error.
pub fn current_device<>() -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_current_device())?) } }
/// Choose this thread's current device.  A negative number does nothing, as in PyTorch.
pub fn set_device<>(device: i32) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_set_device(device))?) } }
/// Wait until everything queued on the device has finished. The first error of that work, if any, is the error here.
pub fn synchronize<>(device: i32) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_synchronize(device))?) } }
/// Name of the device, such as "NVIDIA H200". Static storage; NULL on error.
pub fn get_device_name<>(device: i32) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_cuda_get_device_name(device)))?.unwrap_or_default()) } }
/// Set the current device and return the one before (torch.cuda._exchange_device). A negative number changes nothing
/// and gives -1, without an error; -1 on error.
pub fn exchange_device<>(device: i32) -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_exchange_device(device))?) } }
/// Initialize CUDA now; otherwise the first use does.
pub fn init<>() -> Result<()> { unsafe { Ok(done(sys::torc_cuda_init())?) } }
pub fn is_initialized<>() -> bool { unsafe { sys::torc_cuda_is_initialized() } }
/// The architectures this library has code for, such as "sm_90 compute_80"; "" without CUDA. Static storage.
pub fn get_arch_list<>() -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_cuda_get_arch_list()))?.unwrap_or_default()) } }
/// The same as arguments for nvcc: "-gencode compute=compute_90,code=sm_90 ...", as in PyTorch; "" without CUDA.
pub fn get_gencode_flags<>() -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_cuda_get_gencode_flags()))?.unwrap_or_default()) } }
/// Version of CUDA this library was built with, and of the driver: 13000 is 13.0; 0 without.
pub fn version<>() -> i32 { unsafe { sys::torc_cuda_version() } }
pub fn driver_version<>() -> i32 { unsafe { sys::torc_cuda_driver_version() } }
/// Can kernels on `device` read the memory of `peer`? false for a device and itself, as in PyTorch. If they can, they
/// may once the two have met: from the first copy between them on, torc's memory on each is mapped for the other.
pub fn can_device_access_peer<>(device: i32, peer: i32) -> Result<bool> { unsafe { Ok(check(sys::torc_cuda_can_device_access_peer(device, peer))?) } }
/// bfloat16 works on the current device (emulated ones included: `including_emulation`); TF32 works.
pub fn is_bf16_supported<>(including_emulation: bool) -> bool { unsafe { sys::torc_cuda_is_bf16_supported(including_emulation) } }
pub fn is_tf32_supported<>() -> bool { unsafe { sys::torc_cuda_is_tf32_supported() } }
/// Read by NVML, without a context: percent of time that a kernel ran / memory was accessed in the last sample period;
/// degrees Celsius; milliwatts; MHz of the SM clock. -1 on error (LIBRARY_MISSING without NVML).
pub fn utilization<>(device: i32) -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_utilization(device))?) } }
pub fn memory_usage<>(device: i32) -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_memory_usage(device))?) } }
pub fn temperature<>(device: i32) -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_temperature(device))?) } }
pub fn power_draw<>(device: i32) -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_power_draw(device))?) } }
pub fn clock_rate<>(device: i32) -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_clock_rate(device))?) } }
/// Bytes of the device's memory in use, by all processes, as NVML tells. -1 on error.
pub fn device_memory_used<>(device: i32) -> Result<i64> { unsafe { Ok(check(sys::torc_cuda_device_memory_used(device))?) } }
/// Text of the processes that use the device, one line each, as torch.cuda.list_gpu_processes. It lives as long as the
/// innermost scope.
pub fn list_gpu_processes<>(device: i32) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_cuda_list_gpu_processes(device)))?.unwrap_or_default()) } }
/// Bytes that torc's storages hold on the device now. -1 on error. This and the other questions about torc's memory do
/// not initialize CUDA: as long as it is not (no device was used yet, or there is no driver), all figures are 0.
pub fn memory_allocated<>(device: i32) -> Result<i64> { unsafe { Ok(check(sys::torc_cuda_memory_allocated(device))?) } }
/// The most that torc_cuda_memory_allocated was since the start or torc_cuda_reset_peak_memory_stats. -1 on error.
pub fn max_memory_allocated<>(device: i32) -> Result<i64> { unsafe { Ok(check(sys::torc_cuda_max_memory_allocated(device))?) } }
/// Bytes that torc's allocator took from the driver: what is allocated and what it keeps for reuse. -1 on error.
pub fn memory_reserved<>(device: i32) -> Result<i64> { unsafe { Ok(check(sys::torc_cuda_memory_reserved(device))?) } }
/// The most that torc_cuda_memory_reserved was since the start or torc_cuda_reset_peak_memory_stats. -1 on error.
pub fn max_memory_reserved<>(device: i32) -> Result<i64> { unsafe { Ok(check(sys::torc_cuda_max_memory_reserved(device))?) } }
/// The value of one key. -1 and VALUE if there is no such key.
pub fn memory_stat_value<>(device: i32, key: &str) -> Result<i64> { unsafe { Ok(check(sys::torc_cuda_memory_stat_value(device, chars((&crate::text(key)))))?) } }
/// PyTorch's table of the figures, as a text that lives as long as the innermost scope.
pub fn memory_summary<>(device: i32, abbreviated: bool) -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_cuda_memory_summary(device, abbreviated)))?.unwrap_or_default()) } }
/// Every segment with its blocks, and the ring of recent allocator events, on all devices, as JSON in the structure of
/// torch.cuda.memory._snapshot(): a text as above. Names that are not UTF-8 have U+FFFD in place of what is not.
pub fn memory_snapshot<>() -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_cuda_memory_snapshot()))?.unwrap_or_default()) } }
/// The same as a file: pickle, which pytorch.org/memory_viz opens; JSON if `path` ends in .json.
pub fn memory_dump_snapshot<>(path: &str) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_memory_dump_snapshot(chars((&crate::text(path)))))?) } }
/// How many events the ring keeps (default 65,536 per device; 0 switches recording off), 40 bytes each. Forgets what it
/// holds. OUT_OF_MEMORY, and nothing changed, if the rings of the current device and of those used so far cannot be
/// had.
pub fn memory_record_history<>(max_entries: i64) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_memory_record_history(max_entries))?) } }
/// Begin new peaks at what holds now.
pub fn reset_peak_memory_stats<>(device: i32) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_reset_peak_memory_stats(device))?) } }
/// Set the accumulated figures (allocated, freed, retries, ooms) to zero.
pub fn reset_accumulated_memory_stats<>(device: i32) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_reset_accumulated_memory_stats(device))?) } }
/// Give the memory that is kept for reuse back to the driver, on all devices used so far. Waits for them.
pub fn empty_cache<>() -> Result<()> { unsafe { Ok(done(sys::torc_cuda_empty_cache())?) } }
/// Allow this process at most `fraction` (0 to 1) of the device's memory; more is CUDA_OUT_OF_MEMORY. What is allowed now:
/// NaN on error.
pub fn set_per_process_memory_fraction<>(fraction: f64, device: i32) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_set_per_process_memory_fraction(fraction, device))?) } }
pub fn get_per_process_memory_fraction<>(device: i32) -> Result<f64> { unsafe { Ok(check(sys::torc_cuda_get_per_process_memory_fraction(device))?) } }
/// Switch caching off or on again (it is on unless PYTORCH_NO_CUDA_MEMORY_CACHING=1): without, each allocation from then
/// on is a call of the driver, and so is its free. But what a graph's capture allocates stays the graph's, for its replays;
/// and what is freed while a stream of the device is captured, or while waits are errors, goes back later, since giving memory
/// back waits for the device.
pub fn caching_allocator_enable<>(enabled: bool) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_caching_allocator_enable(enabled))?) } }
/// Free memory that other processes got by CUDA IPC and no longer use (torch.cuda.ipc_collect). torc lends events to
/// other processes, not memory, so there is never any; initializes CUDA, as in PyTorch.
pub fn ipc_collect<>() -> Result<()> { unsafe { Ok(done(sys::torc_cuda_ipc_collect())?) } }
/// "native", or "pluggable" after torc_cuda_change_current_allocator. Never "cudaMallocAsync", which torc has not.
pub fn get_allocator_backend<>() -> Result<String> { unsafe { Ok(check(owned(|| sys::torc_cuda_get_allocator_backend()))?.unwrap_or_default()) } }
/// A pool of its own, whose memory only allocations inside torc_cuda_use_mem_pool_begin/end and graph captures given
/// this pool use (torch.cuda.MemPool). The two do not take each other's freed blocks: replays write where captures have
/// allocated. Its memory goes back when the last handle and the last block are gone.
pub fn mempool_new<>(device: i32) -> Result<CudaMempool> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_mempool_new(device)))?) } }
/// Allocations of this thread on the pool's device come from `pool` until the matching end. Nestable.
pub fn use_mem_pool_begin<>(pool: &CudaMempool) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_use_mem_pool_begin(raw(pool)))?) } }
pub fn use_mem_pool_end<>(pool: &CudaMempool) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_use_mem_pool_end(raw(pool)))?) } }
/// A copy of the CPU tensor in page-locked memory (Tensor.pin_memory); `t` itself if it is pinned already.  Copies
/// between pinned memory and a device with non_blocking = true do not wait. Freed pinned memory is kept and reused when
/// the streams that copied from or to it have passed.
pub fn pin_memory<>(t: &Tensor) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_pin_memory(raw(t))))?) } }
/// Is the tensor's memory page-locked? false without CUDA.
pub fn is_pinned<>(t: &Tensor) -> Result<bool> { unsafe { Ok(check(sys::torc_is_pinned(raw(t)))?) } }
/// Give unused pinned memory back to the system. Does nothing while a graph is captured, on any thread.
pub fn host_empty_cache<>() -> Result<()> { unsafe { Ok(done(sys::torc_cuda_host_empty_cache())?) } }
/// Begin new peaks at what holds now; times begin new extremes.
pub fn reset_peak_host_memory_stats<>() -> Result<()> { unsafe { Ok(done(sys::torc_cuda_reset_peak_host_memory_stats())?) } }
/// Set the accumulated figures (allocated, freed, number and sum of times) to zero.
pub fn reset_accumulated_host_memory_stats<>() -> Result<()> { unsafe { Ok(done(sys::torc_cuda_reset_accumulated_host_memory_stats())?) } }
/// A stream of the device's pool (32 per priority, handed out in turn, never destroyed).
pub fn stream_new<>(device: i32) -> Result<CudaStream> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_stream_new_with(device, null_mut())))?) } }
/// A stream of the device's pool (32 per priority, handed out in turn, never destroyed).
pub fn stream_new_with<>(device: i32, options: cuda::CudaStreamOptions) -> Result<CudaStream> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_stream_new_with(device, &options.c)))?) } }
pub fn default_stream<>(device: i32) -> Result<CudaStream> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_default_stream(device)))?) } }
/// The stream that this thread's calls on the device go to.
pub fn current_stream<>(device: i32) -> Result<CudaStream> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_current_stream(device)))?) } }
/// NULL changes nothing
pub fn set_stream<>(stream: Option<&CudaStream>) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_set_stream(raw(stream)))?) } }
pub fn stream_guard<R>(stream: Option<&CudaStream>, run: impl FnOnce() -> R) -> Result<R> { unsafe { check({ let mut on = check(sys::torc_cuda_stream_guard_begin(raw(stream)))?; let _end = End(|| { sys::torc_cuda_stream_guard_end(&mut on); }); run() }) } }
/// The same for a device: `TORC_CUDA_DEVICE(1) { ... }`; -1 changes nothing.
pub fn device_guard<R>(device: i32, run: impl FnOnce() -> R) -> Result<R> { unsafe { check({ let mut on = check(sys::torc_cuda_device_guard_begin(device))?; let _end = End(|| { sys::torc_cuda_stream_guard_end(&mut on); }); run() }) } }
/// Tell the allocator that `stream` uses the tensor's memory by means torc does not see (Tensor.record_stream).
pub fn record_stream<>(t: &Tensor, stream: &CudaStream) -> Result<()> { unsafe { Ok(done(sys::torc_record_stream(raw(t), raw(stream)))?) } }
/// Automatic ordering across streams, for the whole process; on unless TORC_STREAM_ORDERING=0. Returns what it was. Off,
/// nothing waits but what is told to, as in PyTorch; backward passes still order themselves, and memory that another
/// stream of torc's uses is still not reused before its time.
pub fn set_stream_ordering<>(enabled: bool) -> Result<bool> { unsafe { Ok(check(sys::torc_cuda_set_stream_ordering(enabled))?) } }
pub fn get_stream_ordering<>() -> Result<bool> { unsafe { Ok(check(sys::torc_cuda_get_stream_ordering())?) } }
/// `torc_cuda_event_new(.enable_timing = true)`. The event belongs to the device it is first recorded on.
pub fn event_new<>() -> Result<CudaEvent> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_event_new_with(null_mut())))?) } }
/// `torc_cuda_event_new(.enable_timing = true)`. The event belongs to the device it is first recorded on.
pub fn event_new_with<>(options: cuda::CudaEventOptions) -> Result<CudaEvent> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_event_new_with(&options.c)))?) } }
/// An empty graph. `.keep_graph = true`: keep the recorded form, to be looked at (torc_cuda_graph_debug_dump) or changed
/// (torc_cuda_graph_raw_cuda_graph). Then capture_end does not make it executable: torc_cuda_graph_instantiate does, or
/// else the first replay.
pub fn graph_new<>() -> Result<CudaGraph> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_graph_new_with(null_mut())))?) } }
/// An empty graph. `.keep_graph = true`: keep the recorded form, to be looked at (torc_cuda_graph_debug_dump) or changed
/// (torc_cuda_graph_raw_cuda_graph). Then capture_end does not make it executable: torc_cuda_graph_instantiate does, or
/// else the first replay.
pub fn graph_new_with<>(options: cuda::CudaGraphOptions) -> Result<CudaGraph> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_graph_new_with(&options.c)))?) } }
/// Is the current stream of the current device recording?
pub fn is_current_stream_capturing<>() -> Result<bool> { unsafe { Ok(check(sys::torc_cuda_is_current_stream_capturing())?) } }
/// torch.cuda.make_graphed_callables: warm up, then capture forward and, if an input or parameter requires grad,
/// backward; under torc_no_grad forward alone, and the outputs have no gradients. The sample inputs fix shapes, dtypes and
/// which inputs may require grad; they become the graph's own and must not be used for anything else.
pub fn make_graphed<F: FnMut(&[Tensor]) -> Result<Vec<Tensor>> + Send + 'static>(function: F, sample_inputs: &[impl Borrow<Tensor>]) -> Result<CudaGraphed> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_make_graphed_with(sys::torc_cuda_graphed_function::<F> as Raw, context(function), all_of((&Vec::from_iter(sample_inputs.iter().map(|v| raw::<Tensor>(v.borrow()))))), null_mut())))?) } }
/// torch.cuda.make_graphed_callables: warm up, then capture forward and, if an input or parameter requires grad,
/// backward; under torc_no_grad forward alone, and the outputs have no gradients. The sample inputs fix shapes, dtypes and
/// which inputs may require grad; they become the graph's own and must not be used for anything else.
pub fn make_graphed_with<F: FnMut(&[Tensor]) -> Result<Vec<Tensor>> + Send + 'static>(function: F, sample_inputs: &[impl Borrow<Tensor>], options: cuda::CudaMakeGraphedOptions) -> Result<CudaGraphed> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_make_graphed_with(sys::torc_cuda_graphed_function::<F> as Raw, context(function), all_of((&Vec::from_iter(sample_inputs.iter().map(|v| raw::<Tensor>(v.borrow()))))), &options.c)))?) } }
/// the current device; remembered until CUDA is first used
pub fn manual_seed<>(seed: u64) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_manual_seed(seed))?) } }
/// all devices
pub fn manual_seed_all<>(seed: u64) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_manual_seed_all(seed))?) } }
/// the current device, from the system's entropy
pub fn seed<>() -> Result<()> { unsafe { Ok(done(sys::torc_cuda_seed())?) } }
pub fn seed_all<>() -> Result<()> { unsafe { Ok(done(sys::torc_cuda_seed_all())?) } }
pub fn initial_seed<>() -> Result<u64> { unsafe { Ok(check(sys::torc_cuda_initial_seed())?) } }
/// The device's generator state as PyTorch gives it: 16 bytes, seed and offset, in a CPU uint8 tensor. Waits.
pub fn get_rng_state<>(device: i32) -> Result<Tensor> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_get_rng_state(device)))?) } }
pub fn set_rng_state<>(state: &Tensor, device: i32) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_set_rng_state(raw(state), device))?) } }
/// All devices' states, in order; on error an empty list.
pub fn get_rng_state_all<>() -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_cuda_get_rng_state_all(), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
pub fn set_rng_state_all<>(states: &[impl Borrow<Tensor>]) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_set_rng_state_all(all_of((&Vec::from_iter(states.iter().map(|v| raw::<Tensor>(v.borrow())))))))?) } }
/// NVTX ranges, shown by Nsight; they cost nothing where no profiler is attached. push and pop return the depth, -1 if
/// there is no profiler. While one is attached every operator gets a range of its own name.
pub fn nvtx_range_push<>(message: Option<&str>) -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_nvtx_range_push(chars((&crate::text(message)))))?) } }
pub fn nvtx_range_pop<>() -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_nvtx_range_pop())?) } }
pub fn nvtx_mark<>(message: Option<&str>) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_nvtx_mark(chars((&crate::text(message)))))?) } }
pub fn nvtx_range_start<>(message: Option<&str>) -> Result<u64> { unsafe { Ok(check(sys::torc_cuda_nvtx_range_start(chars((&crate::text(message)))))?) } }
pub fn nvtx_range_end<>(range: u64) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_nvtx_range_end(range))?) } }
pub fn set_sync_debug_mode<>(mode: CudaSyncDebug) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_set_sync_debug_mode(mode))?) } }
pub fn get_sync_debug_mode<>() -> CudaSyncDebug { unsafe { sys::torc_cuda_get_sync_debug_mode() } }
pub type CudaStreamOptions<'a> = Options<'a, sys::torc_cuda_stream_options>;
impl Default for CudaStreamOptions<'_> { fn default() -> Self { Options::new(sys::torc_cuda_stream_options_init) } }
impl<'a> CudaStreamOptions<'a> {
/// default 0; lower is more urgent: -1 and below, clamped to torc_cuda_stream_priority_range
pub fn priority(mut self, priority: i64) -> Self { unsafe { self.c.priority = priority } self }
}
pub type CudaEventOptions<'a> = Options<'a, sys::torc_cuda_event_options>;
impl Default for CudaEventOptions<'_> { fn default() -> Self { Options::new(sys::torc_cuda_event_options_init) } }
impl<'a> CudaEventOptions<'a> {
/// elapsed_time works; default false, as in PyTorch
pub fn enable_timing(mut self, enable_timing: bool) -> Self { unsafe { self.c.enable_timing = enable_timing as i64 } self }
/// default false; synchronize sleeps instead of spinning
pub fn blocking(mut self, blocking: bool) -> Self { unsafe { self.c.blocking = blocking as i64 } self }
/// default false; ipc_handle works; excludes enable_timing
pub fn interprocess(mut self, interprocess: bool) -> Self { unsafe { self.c.interprocess = interprocess as i64 } self }
}
pub type CudaCaptureOptions<'a> = Options<'a, sys::torc_cuda_capture_options>;
impl Default for CudaCaptureOptions<'_> { fn default() -> Self { Options::new(sys::torc_cuda_capture_options_init) } }
impl<'a> CudaCaptureOptions<'a> {
/// share this pool (torc_cuda_graph_pool of another graph); NULL: a private one
pub fn pool(mut self, pool: &'a CudaMempool) -> Self { unsafe { self.c.pool = raw(pool) } self }
pub fn error_mode(mut self, error_mode: CudaCaptureMode) -> Self { unsafe { self.c.error_mode = error_mode } self }
}
pub type CudaGraphOptions<'a> = Options<'a, sys::torc_cuda_graph_options>;
impl Default for CudaGraphOptions<'_> { fn default() -> Self { Options::new(sys::torc_cuda_graph_options_init) } }
impl<'a> CudaGraphOptions<'a> {
/// default false
pub fn keep_graph(mut self, keep_graph: bool) -> Self { unsafe { self.c.keep_graph = keep_graph as i64 } self }
}
pub type CudaMakeGraphedOptions<'a> = Options<'a, sys::torc_cuda_make_graphed_options>;
impl Default for CudaMakeGraphedOptions<'_> { fn default() -> Self { Options::new(sys::torc_cuda_make_graphed_options_init) } }
impl<'a> CudaMakeGraphedOptions<'a> {
/// eager runs before the capture; default 3
pub fn num_warmup_iters(mut self, num_warmup_iters: i64) -> Self { unsafe { self.c.num_warmup_iters = num_warmup_iters } self }
/// default false; inputs and parameters that outputs do not depend on get no gradient; else RUNTIME
pub fn allow_unused_input(mut self, allow_unused_input: bool) -> Self { unsafe { self.c.allow_unused_input = allow_unused_input as i64 } self }
/// share this pool; NULL: a private one
pub fn pool(mut self, pool: &'a CudaMempool) -> Self { unsafe { self.c.pool = raw(pool) } self }
/// leaves that the function uses besides its inputs; their gradients accumulate
pub fn parameters(mut self, parameters: &'a [impl Borrow<Tensor>]) -> Self { unsafe { self.c.parameters = all_of(self.keep(&Vec::from_iter(parameters.iter().map(|v| raw::<Tensor>(v.borrow()))))) } self }
}
}
impl CudaStream {
/// All work queued on `stream` so far is done. false with no error set while it is not; false and an error otherwise.
pub fn query<>(&self) -> Result<bool> { unsafe { Ok(check(sys::torc_cuda_stream_query(raw(self)))?) } }
/// Wait on the host for all work queued on `stream`.
pub fn synchronize<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_stream_synchronize(raw(self)))?) } }
/// Work queued on `stream` from now on begins after what is queued on `other` now. The host does not wait.
pub fn wait_stream<>(&self, other: &CudaStream) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_stream_wait_stream(raw(self), raw(other)))?) } }
pub fn wait_event<>(&self, event: &CudaEvent) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_stream_wait_event(raw(self), raw(event)))?) } }
/// Record `event` (NULL: a new one) at the end of the work queued now; returns it.
pub fn record_event<>(&self, event: Option<&CudaEvent>) -> Result<CudaEvent> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_stream_record_event(raw(self), raw(event))))?) } }
pub fn device<>(&self) -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_stream_device(raw(self)))?) } }
pub fn priority<>(&self) -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_stream_priority(raw(self)))?) } }
/// PyTorch's stream_id: 0 for the default stream, unique in the process otherwise.
pub fn id<>(&self) -> Result<i64> { unsafe { Ok(check(sys::torc_cuda_stream_id(raw(self)))?) } }
/// The same stream of the same device?
pub fn equal<>(&self, b: &CudaStream) -> Result<bool> { unsafe { Ok(check(sys::torc_cuda_stream_equal(raw(self), raw(b)))?) } }
}
impl CudaEvent {
/// Mark the end of what is queued on `stream` (NULL: the current one).
pub fn record<>(&self, stream: Option<&CudaStream>) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_event_record(raw(self), raw(stream)))?) } }
/// Make `stream` (NULL: the current one) wait for it. An event never recorded is passed at once.
pub fn wait<>(&self, stream: Option<&CudaStream>) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_event_wait(raw(self), raw(stream)))?) } }
/// Has everything before it been done? true if it was never recorded; false without an error while it has not.
pub fn query<>(&self) -> Result<bool> { unsafe { Ok(check(sys::torc_cuda_event_query(raw(self)))?) } }
pub fn synchronize<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_event_synchronize(raw(self)))?) } }
/// Milliseconds from `start` to `end`, at about half a microsecond's resolution. Both must be passed and have timing.
/// NaN on error.
pub fn elapsed_time<>(&self, end: &CudaEvent) -> Result<f64> { unsafe { Ok(check(sys::torc_cuda_event_elapsed_time(raw(self), raw(end)))?) } }
/// -1 before the first record, without an error
pub fn device<>(&self) -> Result<i32> { unsafe { Ok(check(sys::torc_cuda_event_device(raw(self)))?) } }
}
impl CudaGraph {
/// Begin on the current stream, which must not be the default one. RUNTIME if the graph holds a capture already.
pub fn capture_begin<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_graph_capture_begin_with(raw(self), null_mut()))?) } }
/// Begin on the current stream, which must not be the default one. RUNTIME if the graph holds a capture already.
pub fn capture_begin_with<>(&self, options: cuda::CudaCaptureOptions) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_graph_capture_begin_with(raw(self), &options.c))?) } }
/// End the capture and, unless the graph is to be kept, make it executable. On an error, also one of the calls inside, the
/// graph is empty again and memory, streams and generators are as before capture_begin.
pub fn capture_end<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_graph_capture_end(raw(self)))?) } }
pub fn guard<R>(&self, run: impl FnOnce() -> R) -> Result<R> { unsafe { check({ let mut on = check(sys::torc_cuda_graph_guard_begin_with(raw(self), null_mut()))?; let _end = End(|| { sys::torc_cuda_graph_guard_end(&mut on); }); run() }) } }
pub fn guard_with<R>(&self, options: cuda::CudaCaptureOptions, run: impl FnOnce() -> R) -> Result<R> { unsafe { check({ let mut on = check(sys::torc_cuda_graph_guard_begin_with(raw(self), &options.c))?; let _end = End(|| { sys::torc_cuda_graph_guard_end(&mut on); }); run() }) } }
/// Make a kept graph executable, in place of what it was before: after capture_end, and again after each change of
/// torc_cuda_graph_raw_cuda_graph. RUNTIME without keep_graph, or without a capture. If it fails, the graph is as before.
pub fn instantiate<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_graph_instantiate(raw(self)))?) } }
/// Queue the whole graph on the current stream. A kept graph that was not made executable is so now.
pub fn replay<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_graph_replay(raw(self)))?) } }
/// Drop what was captured and its memory. A capture that has not ended is abandoned, from whatever thread.
pub fn reset<>(&self) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_graph_reset(raw(self)))?) } }
/// The memory pool of the graph, to share with the next capture.
pub fn pool<>(&self) -> Result<CudaMempool> { unsafe { Ok(own(sys::torc_scope_take(sys::torc_cuda_graph_pool(raw(self))))?) } }
/// Write the graph in DOT form. Needs keep_graph.
pub fn debug_dump<>(&self, path: &str) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_graph_debug_dump(raw(self), chars((&crate::text(path)))))?) } }
/// Number of recorded nodes; -1 on error.
pub fn node_count<>(&self) -> Result<i64> { unsafe { Ok(check(sys::torc_cuda_graph_node_count(raw(self)))?) } }
/// Let a replay move this generator on too, if captured calls draw from it: one of the program's own, or of another
/// device that the capture reaches. The default generator of the device that captures needs no registration. Before
/// capture_begin.
pub fn register_generator<>(&self, generator: &Generator) -> Result<()> { unsafe { Ok(done(sys::torc_cuda_graph_register_generator(raw(self), raw(generator)))?) } }
}
impl CudaGraphed {
/// Run it: copies `inputs` in, from whatever device, replays, returns the outputs, which take part in autograd. They share
/// memory with the next call's: use or copy them before. Backward can run once for each call. On error an empty list.
pub fn call<>(&self, inputs: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> { unsafe { Ok(each(|| sys::torc_cuda_graphed_call(raw(self), all_of((&Vec::from_iter(inputs.iter().map(|v| raw::<Tensor>(v.borrow())))))), |e: &Raw| Ok(own(sys::torc_retain((*e)))?))?) } }
}
impl From<bool> for Number { fn from(n: bool) -> Self { unsafe { sys::torc_number_bool(n) } } }
impl From<i32> for Number { fn from(n: i32) -> Self { unsafe { sys::torc_number_int(n.into()) } } }
impl From<i64> for Number { fn from(n: i64) -> Self { unsafe { sys::torc_number_int(n) } } }
impl From<f32> for Number { fn from(n: f32) -> Self { unsafe { sys::torc_number_float(n.into()) } } }
impl From<f64> for Number { fn from(n: f64) -> Self { unsafe { sys::torc_number_float(n) } } }
impl From<(f64, f64)> for Number { fn from(n: (f64, f64)) -> Self { unsafe { sys::torc_number_complex(n.0, n.1) } } }
unsafe impl Element for u8 { const DTYPE: DType = DType::UINT8; }
unsafe impl Element for u16 { const DTYPE: DType = DType::UINT16; }
unsafe impl Element for u32 { const DTYPE: DType = DType::UINT32; }
unsafe impl Element for u64 { const DTYPE: DType = DType::UINT64; }
unsafe impl Element for i8 { const DTYPE: DType = DType::INT8; }
unsafe impl Element for i16 { const DTYPE: DType = DType::INT16; }
unsafe impl Element for i32 { const DTYPE: DType = DType::INT32; }
unsafe impl Element for i64 { const DTYPE: DType = DType::INT64; }
unsafe impl Element for f32 { const DTYPE: DType = DType::FLOAT32; }
unsafe impl Element for f64 { const DTYPE: DType = DType::FLOAT64; }
impl Operand for Tensor { fn tensor(&self) -> Result<&Tensor, Number> { Ok(self) } }
impl<R: Operand> ops::Add<R> for Tensor { type Output = Tensor; fn add(self, other: R) -> Tensor { Tensor::add(&self, other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Add<Tensor> for i64 { type Output = Tensor; fn add(self, other: Tensor) -> Tensor { Tensor::add(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Add<Tensor> for f64 { type Output = Tensor; fn add(self, other: Tensor) -> Tensor { Tensor::add(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl<R: Operand> ops::Sub<R> for Tensor { type Output = Tensor; fn sub(self, other: R) -> Tensor { Tensor::sub(&self, other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Sub<Tensor> for i64 { type Output = Tensor; fn sub(self, other: Tensor) -> Tensor { Tensor::sub(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Sub<Tensor> for f64 { type Output = Tensor; fn sub(self, other: Tensor) -> Tensor { Tensor::sub(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl<R: Operand> ops::Mul<R> for Tensor { type Output = Tensor; fn mul(self, other: R) -> Tensor { Tensor::mul(&self, other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Mul<Tensor> for i64 { type Output = Tensor; fn mul(self, other: Tensor) -> Tensor { Tensor::mul(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Mul<Tensor> for f64 { type Output = Tensor; fn mul(self, other: Tensor) -> Tensor { Tensor::mul(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl<R: Operand> ops::Div<R> for Tensor { type Output = Tensor; fn div(self, other: R) -> Tensor { Tensor::div(&self, other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Div<Tensor> for i64 { type Output = Tensor; fn div(self, other: Tensor) -> Tensor { Tensor::div(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Div<Tensor> for f64 { type Output = Tensor; fn div(self, other: Tensor) -> Tensor { Tensor::div(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl<R: Operand> ops::Rem<R> for Tensor { type Output = Tensor; fn rem(self, other: R) -> Tensor { Tensor::remainder(&self, other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Rem<Tensor> for i64 { type Output = Tensor; fn rem(self, other: Tensor) -> Tensor { Tensor::remainder(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Rem<Tensor> for f64 { type Output = Tensor; fn rem(self, other: Tensor) -> Tensor { Tensor::remainder(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl Operand for &Tensor { fn tensor(&self) -> Result<&Tensor, Number> { Ok(self) } }
impl<R: Operand> ops::Add<R> for &Tensor { type Output = Tensor; fn add(self, other: R) -> Tensor { Tensor::add(&self, other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Add<&Tensor> for i64 { type Output = Tensor; fn add(self, other: &Tensor) -> Tensor { Tensor::add(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Add<&Tensor> for f64 { type Output = Tensor; fn add(self, other: &Tensor) -> Tensor { Tensor::add(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl<R: Operand> ops::Sub<R> for &Tensor { type Output = Tensor; fn sub(self, other: R) -> Tensor { Tensor::sub(&self, other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Sub<&Tensor> for i64 { type Output = Tensor; fn sub(self, other: &Tensor) -> Tensor { Tensor::sub(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Sub<&Tensor> for f64 { type Output = Tensor; fn sub(self, other: &Tensor) -> Tensor { Tensor::sub(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl<R: Operand> ops::Mul<R> for &Tensor { type Output = Tensor; fn mul(self, other: R) -> Tensor { Tensor::mul(&self, other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Mul<&Tensor> for i64 { type Output = Tensor; fn mul(self, other: &Tensor) -> Tensor { Tensor::mul(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Mul<&Tensor> for f64 { type Output = Tensor; fn mul(self, other: &Tensor) -> Tensor { Tensor::mul(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl<R: Operand> ops::Div<R> for &Tensor { type Output = Tensor; fn div(self, other: R) -> Tensor { Tensor::div(&self, other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Div<&Tensor> for i64 { type Output = Tensor; fn div(self, other: &Tensor) -> Tensor { Tensor::div(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Div<&Tensor> for f64 { type Output = Tensor; fn div(self, other: &Tensor) -> Tensor { Tensor::div(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl<R: Operand> ops::Rem<R> for &Tensor { type Output = Tensor; fn rem(self, other: R) -> Tensor { Tensor::remainder(&self, other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Rem<&Tensor> for i64 { type Output = Tensor; fn rem(self, other: &Tensor) -> Tensor { Tensor::remainder(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl ops::Rem<&Tensor> for f64 { type Output = Tensor; fn rem(self, other: &Tensor) -> Tensor { Tensor::remainder(&wrapped_number(self).unwrap_or_else(|error| panic!("{error}")), other).unwrap_or_else(|error| panic!("{error}")) } }
impl fmt::Display for Tensor { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(&self.to_text().map_err(|_| fmt::Error)?) } }
impl fmt::Display for Module { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(&self.to_text().map_err(|_| fmt::Error)?) } }
impl fmt::Display for Part<'_, Module> { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(&self.to_text().map_err(|_| fmt::Error)?) } }
#[doc(hidden)]
pub mod sys {
use super::*;
pub const TORC_VERSION_MAJOR: i64 = 0;
pub const TORC_VERSION_MINOR: i64 = 1;
pub const TORC_VERSION_PATCH: i64 = 0;
pub const TORC_NONE: i64 = -9223372036854775808;
pub const TORC_NONE_FLOAT: i64 = 0;
pub const TORC_NUMBER_NONE: i64 = 9221248259050373120;
pub const TORC_NUMBER_BOOL: i64 = 9221248259050373121;
pub const TORC_NUMBER_INT: i64 = 9221248259050373122;
pub const TORC_NUMBER_FLOAT: i64 = 9221248259050373123;
pub const TORC_NUMBER_COMPLEX: i64 = 9221248259050373124;
pub const TORC_MAX_DIMS: i64 = 16;
pub const TORC_INTS_FEW: i64 = 8;
pub const TORC_INTS_AT: i64 = -9223372036854775807;
pub const TORC_INTS_HERE: i64 = -9223372036854775806;
pub const TORC_NO_ENTRIES: i64 = 64;
pub const TORC_OP_MAX_RESULTS: i64 = 16;
pub const TORC_CUDA_MAX_ARGUMENTS: i64 = 256;
pub const TORC_CUDA_MAX_ARGUMENT_BYTES: i64 = 32764;
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_context { pub data: Raw, pub destroy: Raw,  }
const _: () = assert!(mem::size_of::<torc_context>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_bound_place { pub object: Raw,  }
const _: () = assert!(mem::size_of::<torc_bound_place>() == 8);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_binding { pub struct_size: usize, pub keep: Raw, pub let_go: Raw, pub destroy: Raw, pub context: Raw,  }
const _: () = assert!(mem::size_of::<torc_binding>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_allocator { pub struct_size: usize, pub alloc: Raw, pub realloc: Raw, pub free: Raw, pub context: Raw,  }
const _: () = assert!(mem::size_of::<torc_allocator>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_no_options { pub struct_size: usize,  }
const _: () = assert!(mem::size_of::<torc_no_options>() == 8);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number { pub(crate) words: [i64; 3] }
const _: () = assert!(mem::size_of::<Number>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ints { pub(crate) words: [i64; 10] }
const _: () = assert!(mem::size_of::<Ints>() == 80);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_numbers { pub data: *const Number, pub count: i64,  }
const _: () = assert!(mem::size_of::<torc_numbers>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_tensors { pub data: Raw, pub count: i64,  }
const _: () = assert!(mem::size_of::<torc_tensors>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Device { pub type_: i16, pub index: i16,  }
const _: () = assert!(mem::size_of::<Device>() == 4);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_is_contiguous_options { pub struct_size: usize, pub memory_format: MemoryFormat, pub reserved0: i32, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_is_contiguous_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_allclose_options { pub struct_size: usize, pub rtol: f64, pub atol: f64, pub equal_nan: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_allclose_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_blob_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub owner: sys::torc_context, pub strides: sys::Ints, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_blob_options>() == 128);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_tensor_from_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub requires_grad: i64, pub data_dtype: DType, pub pointer_dtype: DType, pub data_bytes: i64,  }
const _: () = assert!(mem::size_of::<torc_tensor_from_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_storage_options { pub struct_size: usize, pub by_name: Raw, pub device: Device, pub reserved0: i32, pub pin_memory: i64,  }
const _: () = assert!(mem::size_of::<torc_storage_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_tensor_over_options { pub struct_size: usize, pub dtype: DType, pub reserved0: i32, pub storage_offset: i64, pub strides: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_tensor_over_options>() == 112);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_named_tensor { pub name: Raw, pub tensor: Raw,  }
const _: () = assert!(mem::size_of::<torc_named_tensor>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_named_tensors { pub data: *const sys::torc_named_tensor, pub count: i64, pub handle: Raw,  }
const _: () = assert!(mem::size_of::<torc_named_tensors>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_set_printoptions_options { pub struct_size: usize, pub precision: i64, pub threshold: i64, pub edgeitems: i64, pub linewidth: i64, pub profile: Raw, pub sci_mode: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_set_printoptions_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_printoptions { pub struct_size: usize, pub precision: i64, pub threshold: i64, pub edgeitems: i64, pub linewidth: i64, pub sci_mode: i64,  }
const _: () = assert!(mem::size_of::<torc_printoptions>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_add_options { pub struct_size: usize, pub by_name: Raw, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc_add_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_sub_options { pub struct_size: usize, pub by_name: Raw, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc_sub_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_rsub_options { pub struct_size: usize, pub by_name: Raw, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc_rsub_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_div_options { pub struct_size: usize, pub by_name: Raw, pub rounding_mode: Raw,  }
const _: () = assert!(mem::size_of::<torc_div_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_addcmul_options { pub struct_size: usize, pub by_name: Raw, pub value: Number,  }
const _: () = assert!(mem::size_of::<torc_addcmul_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_addcdiv_options { pub struct_size: usize, pub by_name: Raw, pub value: Number,  }
const _: () = assert!(mem::size_of::<torc_addcdiv_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_round_options { pub struct_size: usize, pub by_name: Raw, pub decimals: i64,  }
const _: () = assert!(mem::size_of::<torc_round_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_frexp_result { pub mantissa: Raw, pub exponent: Raw,  }
const _: () = assert!(mem::size_of::<torc_frexp_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_clamp_options { pub struct_size: usize, pub min: Number, pub max: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_clamp_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_clamp_tensor_options { pub struct_size: usize, pub min: Raw, pub max: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_clamp_tensor_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nan_to_num_options { pub struct_size: usize, pub nan: f64, pub posinf: f64, pub neginf: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nan_to_num_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_logit_options { pub struct_size: usize, pub eps: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_logit_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_leaky_relu_options { pub struct_size: usize, pub negative_slope: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_leaky_relu_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_elu_options { pub struct_size: usize, pub alpha: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_elu_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_celu_options { pub struct_size: usize, pub alpha: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_celu_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_gelu_options { pub struct_size: usize, pub by_name: Raw, pub approximate: Raw,  }
const _: () = assert!(mem::size_of::<torc_gelu_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_softplus_options { pub struct_size: usize, pub beta: Number, pub threshold: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_softplus_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_hardtanh_options { pub struct_size: usize, pub min_val: Number, pub max_val: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_hardtanh_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_hardshrink_options { pub struct_size: usize, pub lambd: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_hardshrink_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_softshrink_options { pub struct_size: usize, pub lambd: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_softshrink_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_copy_inplace_options { pub struct_size: usize, pub non_blocking: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_copy_inplace_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_empty_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64, pub memory_format: MemoryFormat, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_empty_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_empty_strided_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_empty_strided_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_zeros_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_zeros_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_ones_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_ones_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_full_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_full_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_empty_like_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64, pub memory_format: MemoryFormat, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_empty_like_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_zeros_like_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64, pub memory_format: MemoryFormat, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_zeros_like_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_ones_like_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64, pub memory_format: MemoryFormat, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_ones_like_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_full_like_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64, pub memory_format: MemoryFormat, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_full_like_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_rand_like_options { pub struct_size: usize, pub by_name: Raw, pub generator: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64, pub memory_format: MemoryFormat, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_rand_like_options>() == 56);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_randn_like_options { pub struct_size: usize, pub by_name: Raw, pub generator: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64, pub memory_format: MemoryFormat, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_randn_like_options>() == 56);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_randint_like_options { pub struct_size: usize, pub by_name: Raw, pub low: i64, pub generator: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64, pub memory_format: MemoryFormat, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_randint_like_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_new_empty_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_new_empty_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_new_zeros_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_new_zeros_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_new_ones_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_new_ones_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_new_full_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_new_full_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_arange_options { pub struct_size: usize, pub by_name: Raw, pub start: Number, pub step: Number, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_arange_options>() == 88);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_linspace_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_linspace_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_eye_options { pub struct_size: usize, pub m: i64, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_eye_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_tril_indices_options { pub struct_size: usize, pub offset: i64, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_tril_indices_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_triu_indices_options { pub struct_size: usize, pub offset: i64, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_triu_indices_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_scalar_tensor_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_scalar_tensor_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_logspace_options { pub struct_size: usize, pub base: f64, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_logspace_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_hann_window_options { pub struct_size: usize, pub periodic: i64, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_hann_window_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_hamming_window_options { pub struct_size: usize, pub periodic: i64, pub alpha: f64, pub beta: f64, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_hamming_window_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_blackman_window_options { pub struct_size: usize, pub periodic: i64, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_blackman_window_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_bartlett_window_options { pub struct_size: usize, pub periodic: i64, pub by_name: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_bartlett_window_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_rand_options { pub struct_size: usize, pub by_name: Raw, pub generator: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_rand_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_randn_options { pub struct_size: usize, pub by_name: Raw, pub generator: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_randn_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_randint_options { pub struct_size: usize, pub by_name: Raw, pub low: i64, pub generator: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_randint_options>() == 56);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_randperm_options { pub struct_size: usize, pub by_name: Raw, pub generator: Raw, pub dtype: DType, pub device: Device, pub pin_memory: i64, pub requires_grad: i64,  }
const _: () = assert!(mem::size_of::<torc_randperm_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_uniform_inplace_options { pub struct_size: usize, pub from: f64, pub to: f64, pub by_name: Raw, pub generator: Raw,  }
const _: () = assert!(mem::size_of::<torc_uniform_inplace_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_normal_inplace_options { pub struct_size: usize, pub mean: f64, pub std: f64, pub by_name: Raw, pub generator: Raw,  }
const _: () = assert!(mem::size_of::<torc_normal_inplace_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_exponential_inplace_options { pub struct_size: usize, pub lambd: f64, pub by_name: Raw, pub generator: Raw,  }
const _: () = assert!(mem::size_of::<torc_exponential_inplace_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_random_inplace_options { pub struct_size: usize, pub by_name: Raw, pub from: i64, pub to: i64, pub generator: Raw,  }
const _: () = assert!(mem::size_of::<torc_random_inplace_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_bernoulli_inplace_options { pub struct_size: usize, pub p: f64, pub by_name: Raw, pub generator: Raw,  }
const _: () = assert!(mem::size_of::<torc_bernoulli_inplace_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_bernoulli_options { pub struct_size: usize, pub by_name: Raw, pub generator: Raw,  }
const _: () = assert!(mem::size_of::<torc_bernoulli_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_tril_options { pub struct_size: usize, pub diagonal: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_tril_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_triu_options { pub struct_size: usize, pub diagonal: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_triu_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_sum_options { pub struct_size: usize, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_sum_options>() == 112);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nansum_options { pub struct_size: usize, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_nansum_options>() == 112);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_mean_options { pub struct_size: usize, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_mean_options>() == 112);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_prod_options { pub struct_size: usize, pub dim: i64, pub keepdim: i64, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_prod_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_max_dim_options { pub struct_size: usize, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_max_dim_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_max_dim_result { pub values: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_max_dim_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_min_dim_options { pub struct_size: usize, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_min_dim_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_min_dim_result { pub values: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_min_dim_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_amax_options { pub struct_size: usize, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_amax_options>() == 104);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_amin_options { pub struct_size: usize, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_amin_options>() == 104);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_aminmax_options { pub struct_size: usize, pub by_name: Raw, pub dim: i64, pub keepdim: i64,  }
const _: () = assert!(mem::size_of::<torc_aminmax_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_aminmax_result { pub min: Raw, pub max: Raw,  }
const _: () = assert!(mem::size_of::<torc_aminmax_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_argmax_options { pub struct_size: usize, pub dim: i64, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_argmax_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_argmin_options { pub struct_size: usize, pub dim: i64, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_argmin_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_any_options { pub struct_size: usize, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_any_options>() == 104);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_all_options { pub struct_size: usize, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_all_options>() == 104);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_var_options { pub struct_size: usize, pub dim: sys::Ints, pub by_name: Raw, pub correction: Number, pub keepdim: i64,  }
const _: () = assert!(mem::size_of::<torc_var_options>() == 128);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_std_options { pub struct_size: usize, pub dim: sys::Ints, pub by_name: Raw, pub correction: Number, pub keepdim: i64,  }
const _: () = assert!(mem::size_of::<torc_std_options>() == 128);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_var_mean_options { pub struct_size: usize, pub dim: sys::Ints, pub by_name: Raw, pub correction: Number, pub keepdim: i64,  }
const _: () = assert!(mem::size_of::<torc_var_mean_options>() == 128);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_var_mean_result { pub var: Raw, pub mean: Raw,  }
const _: () = assert!(mem::size_of::<torc_var_mean_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_std_mean_options { pub struct_size: usize, pub dim: sys::Ints, pub by_name: Raw, pub correction: Number, pub keepdim: i64,  }
const _: () = assert!(mem::size_of::<torc_std_mean_options>() == 128);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_std_mean_result { pub std: Raw, pub mean: Raw,  }
const _: () = assert!(mem::size_of::<torc_std_mean_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_vector_norm_options { pub struct_size: usize, pub ord: Number, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_vector_norm_options>() == 136);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_logsumexp_options { pub struct_size: usize, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_logsumexp_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_count_nonzero_options { pub struct_size: usize, pub dim: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_count_nonzero_options>() == 96);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cumsum_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_cumsum_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cumprod_options { pub struct_size: usize, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_cumprod_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cummax_result { pub values: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_cummax_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cummin_result { pub values: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_cummin_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_histc_options { pub struct_size: usize, pub bins: i64, pub min: Number, pub max: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_histc_options>() == 72);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_norm_options { pub struct_size: usize, pub p: Number, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_norm_options>() == 136);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cosine_similarity_options { pub struct_size: usize, pub dim: i64, pub eps: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_cosine_similarity_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_linalg_norm_options { pub struct_size: usize, pub ord: Number, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_linalg_norm_options>() == 136);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_linalg_norm_str_options { pub struct_size: usize, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_linalg_norm_str_options>() == 112);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_linalg_matrix_norm_options { pub struct_size: usize, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_linalg_matrix_norm_options>() == 112);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_linalg_matrix_norm_str_options { pub struct_size: usize, pub ord: Raw, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_linalg_matrix_norm_str_options>() == 120);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_dist_options { pub struct_size: usize, pub p: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_dist_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cdist_options { pub struct_size: usize, pub p: f64, pub compute_mode: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_cdist_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nanmean_options { pub struct_size: usize, pub dim: sys::Ints, pub keepdim: i64, pub by_name: Raw, pub dtype: DType, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_nanmean_options>() == 112);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_diff_options { pub struct_size: usize, pub n: i64, pub dim: i64, pub prepend: Raw, pub append: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_diff_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_trapezoid_options { pub struct_size: usize, pub by_name: Raw, pub dx: Number, pub dim: i64,  }
const _: () = assert!(mem::size_of::<torc_trapezoid_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_trapezoid_x_options { pub struct_size: usize, pub by_name: Raw, pub dim: i64,  }
const _: () = assert!(mem::size_of::<torc_trapezoid_x_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cov_options { pub struct_size: usize, pub by_name: Raw, pub correction: i64, pub fweights: Raw, pub aweights: Raw,  }
const _: () = assert!(mem::size_of::<torc_cov_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_median_dim_options { pub struct_size: usize, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_median_dim_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_median_dim_result { pub values: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_median_dim_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nanmedian_dim_options { pub struct_size: usize, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nanmedian_dim_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nanmedian_dim_result { pub values: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_nanmedian_dim_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_quantile_options { pub struct_size: usize, pub dim: i64, pub keepdim: i64, pub by_name: Raw, pub interpolation: Raw,  }
const _: () = assert!(mem::size_of::<torc_quantile_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_quantile_scalar_options { pub struct_size: usize, pub dim: i64, pub keepdim: i64, pub by_name: Raw, pub interpolation: Raw,  }
const _: () = assert!(mem::size_of::<torc_quantile_scalar_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nanquantile_options { pub struct_size: usize, pub dim: i64, pub keepdim: i64, pub by_name: Raw, pub interpolation: Raw,  }
const _: () = assert!(mem::size_of::<torc_nanquantile_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nanquantile_scalar_options { pub struct_size: usize, pub dim: i64, pub keepdim: i64, pub by_name: Raw, pub interpolation: Raw,  }
const _: () = assert!(mem::size_of::<torc_nanquantile_scalar_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_squeeze_options { pub struct_size: usize, pub dim: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_squeeze_options>() == 96);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_slice_options { pub struct_size: usize, pub dim: i64, pub start: i64, pub end: i64, pub step: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_slice_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_diagonal_options { pub struct_size: usize, pub offset: i64, pub dim1: i64, pub dim2: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_diagonal_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_clone_options { pub struct_size: usize, pub by_name: Raw, pub memory_format: MemoryFormat, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_clone_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cat_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_cat_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_roll_options { pub struct_size: usize, pub dims: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_roll_options>() == 96);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_flatten_options { pub struct_size: usize, pub start_dim: i64, pub end_dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_flatten_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_as_strided_options { pub struct_size: usize, pub storage_offset: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_as_strided_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_stack_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_stack_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_meshgrid_options { pub struct_size: usize, pub by_name: Raw, pub indexing: Raw,  }
const _: () = assert!(mem::size_of::<torc_meshgrid_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_combinations_options { pub struct_size: usize, pub r: i64, pub with_replacement: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_combinations_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_rot90_options { pub struct_size: usize, pub k: i64, pub dims: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_rot90_options>() == 104);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_diag_embed_options { pub struct_size: usize, pub offset: i64, pub dim1: i64, pub dim2: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_diag_embed_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_diag_options { pub struct_size: usize, pub diagonal: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_diag_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_diagflat_options { pub struct_size: usize, pub offset: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_diagflat_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_split_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_split_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_split_with_sizes_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_split_with_sizes_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_chunk_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_chunk_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_tensor_split_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_tensor_split_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_tensor_split_indices_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_tensor_split_indices_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_tensor_split_tensor_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_tensor_split_tensor_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_unbind_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_unbind_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_contiguous_options { pub struct_size: usize, pub by_name: Raw, pub memory_format: MemoryFormat, pub reserved0: i32,  }
const _: () = assert!(mem::size_of::<torc_contiguous_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_to_options { pub struct_size: usize, pub dtype: DType, pub reserved0: i32, pub by_name: Raw, pub device: Device, pub reserved1: i32, pub non_blocking: i64, pub copy: i64, pub memory_format: MemoryFormat, pub reserved2: i32,  }
const _: () = assert!(mem::size_of::<torc_to_options>() == 56);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_isclose_options { pub struct_size: usize, pub rtol: f64, pub atol: f64, pub equal_nan: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_isclose_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_slice_copy_options { pub struct_size: usize, pub dim: i64, pub start: i64, pub end: i64, pub step: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_slice_copy_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_diagonal_copy_options { pub struct_size: usize, pub offset: i64, pub dim1: i64, pub dim2: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_diagonal_copy_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_as_strided_copy_options { pub struct_size: usize, pub storage_offset: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_as_strided_copy_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_squeeze_copy_options { pub struct_size: usize, pub dim: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_squeeze_copy_options>() == 96);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_slice_scatter_options { pub struct_size: usize, pub dim: i64, pub start: i64, pub end: i64, pub step: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_slice_scatter_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_diagonal_scatter_options { pub struct_size: usize, pub offset: i64, pub dim1: i64, pub dim2: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_diagonal_scatter_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_as_strided_scatter_options { pub struct_size: usize, pub storage_offset: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_as_strided_scatter_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_fill_diagonal_inplace_options { pub struct_size: usize, pub wrap: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_fill_diagonal_inplace_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_unsafe_chunk_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_unsafe_chunk_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_unsafe_split_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_unsafe_split_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_unsafe_split_with_sizes_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_unsafe_split_with_sizes_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_scatter_reduce_options { pub struct_size: usize, pub by_name: Raw, pub include_self: i64,  }
const _: () = assert!(mem::size_of::<torc_scatter_reduce_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_index_add_options { pub struct_size: usize, pub by_name: Raw, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc_index_add_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_sort_options { pub struct_size: usize, pub dim: i64, pub descending: i64, pub stable: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_sort_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_sort_result { pub values: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_sort_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_topk_options { pub struct_size: usize, pub dim: i64, pub largest: i64, pub sorted: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_topk_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_topk_result { pub values: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_topk_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_index_reduce_options { pub struct_size: usize, pub by_name: Raw, pub include_self: i64,  }
const _: () = assert!(mem::size_of::<torc_index_reduce_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_argsort_options { pub struct_size: usize, pub dim: i64, pub descending: i64, pub stable: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_argsort_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_index_put_options { pub struct_size: usize, pub accumulate: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_index_put_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_take_along_dim_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_take_along_dim_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_repeat_interleave_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw, pub output_size: i64,  }
const _: () = assert!(mem::size_of::<torc_repeat_interleave_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_repeat_interleave_tensor_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw, pub output_size: i64,  }
const _: () = assert!(mem::size_of::<torc_repeat_interleave_tensor_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_repeat_interleave_counts_options { pub struct_size: usize, pub by_name: Raw, pub output_size: i64,  }
const _: () = assert!(mem::size_of::<torc_repeat_interleave_counts_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_isin_options { pub struct_size: usize, pub by_name: Raw, pub assume_unique: i64, pub invert: i64,  }
const _: () = assert!(mem::size_of::<torc_isin_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_searchsorted_options { pub struct_size: usize, pub by_name: Raw, pub out_int32: i64, pub right: i64, pub side: Raw, pub sorter: Raw,  }
const _: () = assert!(mem::size_of::<torc_searchsorted_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_bucketize_options { pub struct_size: usize, pub by_name: Raw, pub out_int32: i64, pub right: i64,  }
const _: () = assert!(mem::size_of::<torc_bucketize_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_multinomial_options { pub struct_size: usize, pub replacement: i64, pub by_name: Raw, pub generator: Raw,  }
const _: () = assert!(mem::size_of::<torc_multinomial_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__unique2_options { pub struct_size: usize, pub sorted: i64, pub return_inverse: i64, pub return_counts: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc__unique2_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__unique2_result { pub output: Raw, pub inverse_indices: Raw, pub counts: Raw,  }
const _: () = assert!(mem::size_of::<torc__unique2_result>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_unique_dim_options { pub struct_size: usize, pub sorted: i64, pub return_inverse: i64, pub return_counts: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_unique_dim_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_unique_dim_result { pub output: Raw, pub inverse_indices: Raw, pub counts: Raw,  }
const _: () = assert!(mem::size_of::<torc_unique_dim_result>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_unique_consecutive_options { pub struct_size: usize, pub return_inverse: i64, pub return_counts: i64, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_unique_consecutive_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_unique_consecutive_result { pub output: Raw, pub inverse_indices: Raw, pub counts: Raw,  }
const _: () = assert!(mem::size_of::<torc_unique_consecutive_result>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_kthvalue_options { pub struct_size: usize, pub dim: i64, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_kthvalue_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_kthvalue_result { pub values: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_kthvalue_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_mode_options { pub struct_size: usize, pub dim: i64, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_mode_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_mode_result { pub values: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_mode_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_bincount_options { pub struct_size: usize, pub weights: Raw, pub minlength: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_bincount_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_addmm_options { pub struct_size: usize, pub by_name: Raw, pub beta: Number, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc_addmm_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_baddbmm_options { pub struct_size: usize, pub by_name: Raw, pub beta: Number, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc_baddbmm_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_addmv_options { pub struct_size: usize, pub by_name: Raw, pub beta: Number, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc_addmv_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_linear_options { pub struct_size: usize, pub bias: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_linear_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_linalg_vecdot_options { pub struct_size: usize, pub by_name: Raw, pub dim: i64,  }
const _: () = assert!(mem::size_of::<torc_linalg_vecdot_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_addr_options { pub struct_size: usize, pub by_name: Raw, pub beta: Number, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc_addr_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_addbmm_options { pub struct_size: usize, pub by_name: Raw, pub beta: Number, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc_addbmm_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_linalg_cross_options { pub struct_size: usize, pub by_name: Raw, pub dim: i64,  }
const _: () = assert!(mem::size_of::<torc_linalg_cross_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cross_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_cross_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__addmm_activation_options { pub struct_size: usize, pub by_name: Raw, pub beta: Number, pub alpha: Number, pub use_gelu: i64,  }
const _: () = assert!(mem::size_of::<torc__addmm_activation_options>() == 72);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_linear_gelu_options { pub struct_size: usize, pub bias: Raw, pub by_name: Raw, pub approximate: Raw,  }
const _: () = assert!(mem::size_of::<torc_linear_gelu_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_linear_gelu_linear_options { pub struct_size: usize, pub by_name: Raw, pub approximate: Raw,  }
const _: () = assert!(mem::size_of::<torc_linear_gelu_linear_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_softmax_options { pub struct_size: usize, pub dtype: DType, pub reserved0: i32, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_softmax_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_log_softmax_options { pub struct_size: usize, pub dtype: DType, pub reserved0: i32, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_log_softmax_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_native_layer_norm_result { pub output: Raw, pub mean: Raw, pub rstd: Raw,  }
const _: () = assert!(mem::size_of::<torc_native_layer_norm_result>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_layer_norm_options { pub struct_size: usize, pub weight: Raw, pub bias: Raw, pub eps: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_layer_norm_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_native_batch_norm_result { pub output: Raw, pub save_mean: Raw, pub save_invstd: Raw,  }
const _: () = assert!(mem::size_of::<torc_native_batch_norm_result>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_batch_norm_options { pub struct_size: usize, pub weight: Raw, pub bias: Raw, pub training: i64, pub momentum: f64, pub eps: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_batch_norm_options>() == 56);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_instance_norm_options { pub struct_size: usize, pub running_mean: Raw, pub running_var: Raw, pub weight: Raw, pub bias: Raw, pub use_input_stats: i64, pub momentum: f64, pub eps: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_instance_norm_options>() == 72);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_native_group_norm_result { pub output: Raw, pub mean: Raw, pub rstd: Raw,  }
const _: () = assert!(mem::size_of::<torc_native_group_norm_result>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_group_norm_options { pub struct_size: usize, pub weight: Raw, pub bias: Raw, pub eps: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_group_norm_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__fused_rms_norm_result { pub output: Raw, pub rstd: Raw,  }
const _: () = assert!(mem::size_of::<torc__fused_rms_norm_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_rms_norm_options { pub struct_size: usize, pub weight: Raw, pub eps: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_rms_norm_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_native_dropout_options { pub struct_size: usize, pub generator: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_native_dropout_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_native_dropout_result { pub output: Raw, pub mask: Raw,  }
const _: () = assert!(mem::size_of::<torc_native_dropout_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_dropout_options { pub struct_size: usize, pub p: f64, pub training: i64, pub generator: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_dropout_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_feature_dropout_options { pub struct_size: usize, pub p: f64, pub training: i64, pub generator: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_feature_dropout_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_embedding_options { pub struct_size: usize, pub padding_idx: i64, pub scale_grad_by_freq: i64, pub sparse: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_embedding_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_conv1d_options { pub struct_size: usize, pub bias: Raw, pub stride: sys::Ints, pub padding: sys::Ints, pub dilation: sys::Ints, pub groups: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_conv1d_options>() == 272);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_conv2d_options { pub struct_size: usize, pub bias: Raw, pub stride: sys::Ints, pub padding: sys::Ints, pub dilation: sys::Ints, pub groups: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_conv2d_options>() == 272);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_conv1d_padding_options { pub struct_size: usize, pub bias: Raw, pub stride: sys::Ints, pub padding: Raw, pub dilation: sys::Ints, pub groups: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_conv1d_padding_options>() == 200);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_conv2d_padding_options { pub struct_size: usize, pub bias: Raw, pub stride: sys::Ints, pub padding: Raw, pub dilation: sys::Ints, pub groups: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_conv2d_padding_options>() == 200);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_conv_transpose1d_options { pub struct_size: usize, pub bias: Raw, pub stride: sys::Ints, pub padding: sys::Ints, pub output_padding: sys::Ints, pub groups: i64, pub dilation: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_conv_transpose1d_options>() == 352);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_conv_transpose2d_options { pub struct_size: usize, pub bias: Raw, pub stride: sys::Ints, pub padding: sys::Ints, pub output_padding: sys::Ints, pub groups: i64, pub dilation: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_conv_transpose2d_options>() == 352);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_max_pool2d_with_indices_options { pub struct_size: usize, pub stride: sys::Ints, pub padding: sys::Ints, pub dilation: sys::Ints, pub ceil_mode: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_max_pool2d_with_indices_options>() == 264);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_max_pool2d_with_indices_result { pub output: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_max_pool2d_with_indices_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_max_pool2d_options { pub struct_size: usize, pub stride: sys::Ints, pub padding: sys::Ints, pub dilation: sys::Ints, pub ceil_mode: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_max_pool2d_options>() == 264);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_max_pool1d_options { pub struct_size: usize, pub stride: sys::Ints, pub padding: sys::Ints, pub dilation: sys::Ints, pub ceil_mode: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_max_pool1d_options>() == 264);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_avg_pool2d_options { pub struct_size: usize, pub stride: sys::Ints, pub padding: sys::Ints, pub ceil_mode: i64, pub count_include_pad: i64, pub divisor_override: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_avg_pool2d_options>() == 200);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_avg_pool1d_options { pub struct_size: usize, pub stride: sys::Ints, pub padding: sys::Ints, pub ceil_mode: i64, pub count_include_pad: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_avg_pool1d_options>() == 192);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_adaptive_max_pool2d_result { pub output: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_adaptive_max_pool2d_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_max_pool3d_with_indices_options { pub struct_size: usize, pub stride: sys::Ints, pub padding: sys::Ints, pub dilation: sys::Ints, pub ceil_mode: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_max_pool3d_with_indices_options>() == 264);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_max_pool3d_with_indices_result { pub output: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_max_pool3d_with_indices_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_max_pool3d_options { pub struct_size: usize, pub stride: sys::Ints, pub padding: sys::Ints, pub dilation: sys::Ints, pub ceil_mode: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_max_pool3d_options>() == 264);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_avg_pool3d_options { pub struct_size: usize, pub stride: sys::Ints, pub padding: sys::Ints, pub ceil_mode: i64, pub count_include_pad: i64, pub divisor_override: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_avg_pool3d_options>() == 200);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_adaptive_max_pool3d_result { pub output: Raw, pub indices: Raw,  }
const _: () = assert!(mem::size_of::<torc_adaptive_max_pool3d_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_interpolate_options { pub struct_size: usize, pub mode: Raw, pub align_corners: i64, pub scales_d: f64, pub scales_h: f64, pub scales_w: f64, pub antialias: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_interpolate_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nll_loss_options { pub struct_size: usize, pub weight: Raw, pub ignore_index: i64, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nll_loss_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cross_entropy_options { pub struct_size: usize, pub weight: Raw, pub ignore_index: i64, pub reduction: Raw, pub label_smoothing: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_cross_entropy_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_binary_cross_entropy_options { pub struct_size: usize, pub weight: Raw, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_binary_cross_entropy_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_binary_cross_entropy_with_logits_options { pub struct_size: usize, pub weight: Raw, pub reduction: Raw, pub pos_weight: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_binary_cross_entropy_with_logits_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_mse_loss_options { pub struct_size: usize, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_mse_loss_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_l1_loss_options { pub struct_size: usize, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_l1_loss_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_smooth_l1_loss_options { pub struct_size: usize, pub reduction: Raw, pub beta: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_smooth_l1_loss_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_huber_loss_options { pub struct_size: usize, pub reduction: Raw, pub delta: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_huber_loss_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_kl_div_options { pub struct_size: usize, pub reduction: Raw, pub log_target: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_kl_div_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_one_hot_options { pub struct_size: usize, pub num_classes: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_one_hot_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_scaled_dot_product_attention_options { pub struct_size: usize, pub attn_mask: Raw, pub dropout_p: f64, pub is_causal: i64, pub by_name: Raw, pub scale: f64, pub enable_gqa: i64,  }
const _: () = assert!(mem::size_of::<torc_scaled_dot_product_attention_options>() == 56);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_constant_pad_nd_options { pub struct_size: usize, pub value: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_constant_pad_nd_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_pad_options { pub struct_size: usize, pub mode: Raw, pub value: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_pad_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_glu_options { pub struct_size: usize, pub dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_glu_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_alpha_dropout_options { pub struct_size: usize, pub p: f64, pub training: i64, pub generator: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_alpha_dropout_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_feature_alpha_dropout_options { pub struct_size: usize, pub p: f64, pub training: i64, pub generator: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_feature_alpha_dropout_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_im2col_options { pub struct_size: usize, pub dilation: sys::Ints, pub padding: sys::Ints, pub stride: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_im2col_options>() == 256);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_col2im_options { pub struct_size: usize, pub dilation: sys::Ints, pub padding: sys::Ints, pub stride: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_col2im_options>() == 256);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_embedding_bag_options { pub struct_size: usize, pub offsets: Raw, pub scale_grad_by_freq: i64, pub mode: Raw, pub per_sample_weights: Raw, pub include_last_offset: i64, pub padding_idx: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_embedding_bag_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_conv3d_options { pub struct_size: usize, pub bias: Raw, pub stride: sys::Ints, pub padding: sys::Ints, pub dilation: sys::Ints, pub groups: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_conv3d_options>() == 272);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_conv3d_padding_options { pub struct_size: usize, pub bias: Raw, pub stride: sys::Ints, pub padding: Raw, pub dilation: sys::Ints, pub groups: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_conv3d_padding_options>() == 200);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_conv_transpose3d_options { pub struct_size: usize, pub bias: Raw, pub stride: sys::Ints, pub padding: sys::Ints, pub output_padding: sys::Ints, pub groups: i64, pub dilation: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_conv_transpose3d_options>() == 352);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_pairwise_distance_options { pub struct_size: usize, pub p: f64, pub eps: f64, pub keepdim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_pairwise_distance_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_bilinear_options { pub struct_size: usize, pub bias: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_bilinear_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_margin_ranking_loss_options { pub struct_size: usize, pub margin: f64, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_margin_ranking_loss_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_hinge_embedding_loss_options { pub struct_size: usize, pub margin: f64, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_hinge_embedding_loss_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cosine_embedding_loss_options { pub struct_size: usize, pub margin: f64, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_cosine_embedding_loss_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_triplet_margin_loss_options { pub struct_size: usize, pub margin: f64, pub p: f64, pub eps: f64, pub swap: i64, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_triplet_margin_loss_options>() == 56);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_soft_margin_loss_options { pub struct_size: usize, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_soft_margin_loss_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_multi_margin_loss_options { pub struct_size: usize, pub p: i64, pub margin: f64, pub weight: Raw, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_multi_margin_loss_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_multilabel_margin_loss_options { pub struct_size: usize, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_multilabel_margin_loss_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_poisson_nll_loss_options { pub struct_size: usize, pub log_input: i64, pub full: i64, pub eps: f64, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_poisson_nll_loss_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_rnn_tanh_result { pub output: Raw, pub hidden: Raw,  }
const _: () = assert!(mem::size_of::<torc_rnn_tanh_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_rnn_tanh_data_result { pub output: Raw, pub hidden: Raw,  }
const _: () = assert!(mem::size_of::<torc_rnn_tanh_data_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_rnn_relu_result { pub output: Raw, pub hidden: Raw,  }
const _: () = assert!(mem::size_of::<torc_rnn_relu_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_rnn_relu_data_result { pub output: Raw, pub hidden: Raw,  }
const _: () = assert!(mem::size_of::<torc_rnn_relu_data_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_gru_result { pub output: Raw, pub hidden: Raw,  }
const _: () = assert!(mem::size_of::<torc_gru_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_gru_data_result { pub output: Raw, pub hidden: Raw,  }
const _: () = assert!(mem::size_of::<torc_gru_data_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_lstm_result { pub output: Raw, pub hidden: Raw, pub cell: Raw,  }
const _: () = assert!(mem::size_of::<torc_lstm_result>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_lstm_data_result { pub output: Raw, pub hidden: Raw, pub cell: Raw,  }
const _: () = assert!(mem::size_of::<torc_lstm_data_result>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_rnn_tanh_cell_options { pub struct_size: usize, pub b_ih: Raw, pub b_hh: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_rnn_tanh_cell_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_rnn_relu_cell_options { pub struct_size: usize, pub b_ih: Raw, pub b_hh: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_rnn_relu_cell_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_gru_cell_options { pub struct_size: usize, pub b_ih: Raw, pub b_hh: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_gru_cell_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_lstm_cell_options { pub struct_size: usize, pub b_ih: Raw, pub b_hh: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_lstm_cell_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_lstm_cell_result { pub hidden: Raw, pub cell: Raw,  }
const _: () = assert!(mem::size_of::<torc_lstm_cell_result>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__fused_sgd_inplace_options { pub struct_size: usize, pub by_name: Raw, pub grad_scale: Raw, pub found_inf: Raw,  }
const _: () = assert!(mem::size_of::<torc__fused_sgd_inplace_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__fused_sgd__tensor_lr_options { pub struct_size: usize, pub by_name: Raw, pub grad_scale: Raw, pub found_inf: Raw,  }
const _: () = assert!(mem::size_of::<torc__fused_sgd__tensor_lr_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__fused_adam_inplace_options { pub struct_size: usize, pub by_name: Raw, pub grad_scale: Raw, pub found_inf: Raw,  }
const _: () = assert!(mem::size_of::<torc__fused_adam_inplace_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__fused_adam__tensor_lr_options { pub struct_size: usize, pub by_name: Raw, pub grad_scale: Raw, pub found_inf: Raw,  }
const _: () = assert!(mem::size_of::<torc__fused_adam__tensor_lr_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__fused_adamw_inplace_options { pub struct_size: usize, pub by_name: Raw, pub grad_scale: Raw, pub found_inf: Raw,  }
const _: () = assert!(mem::size_of::<torc__fused_adamw_inplace_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__fused_adamw__tensor_lr_options { pub struct_size: usize, pub by_name: Raw, pub grad_scale: Raw, pub found_inf: Raw,  }
const _: () = assert!(mem::size_of::<torc__fused_adamw__tensor_lr_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__foreach_copy_inplace_options { pub struct_size: usize, pub non_blocking: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc__foreach_copy_inplace_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__foreach_norm_options { pub struct_size: usize, pub ord: Number, pub dtype: DType, pub reserved0: i32, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc__foreach_norm_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__foreach_add_options { pub struct_size: usize, pub by_name: Raw, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc__foreach_add_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__foreach_add_tensor_options { pub struct_size: usize, pub by_name: Raw, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc__foreach_add_tensor_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__foreach_sub_options { pub struct_size: usize, pub by_name: Raw, pub alpha: Number,  }
const _: () = assert!(mem::size_of::<torc__foreach_sub_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__foreach_addcmul_options { pub struct_size: usize, pub value: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc__foreach_addcmul_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc__foreach_addcdiv_options { pub struct_size: usize, pub value: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc__foreach_addcdiv_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_requires_grad_options { pub struct_size: usize, pub requires_grad: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_requires_grad_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_set_options { pub struct_size: usize, pub storage_offset: i64, pub size: sys::Ints, pub stride: sys::Ints, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_set_options>() == 184);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_resize_options { pub struct_size: usize, pub memory_format: MemoryFormat, pub reserved0: i32, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_resize_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_resize_as_options { pub struct_size: usize, pub memory_format: MemoryFormat, pub reserved0: i32, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_resize_as_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_backward_options { pub struct_size: usize, pub gradient: Raw, pub retain_graph: i64, pub create_graph: i64, pub inputs: sys::torc_tensors, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_backward_options>() == 56);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_backward_many_options { pub struct_size: usize, pub gradients: sys::torc_tensors, pub retain_graph: i64, pub create_graph: i64, pub inputs: sys::torc_tensors, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_backward_many_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_autograd_grad_options { pub struct_size: usize, pub grad_outputs: sys::torc_tensors, pub retain_graph: i64, pub create_graph: i64, pub by_name: Raw, pub allow_unused: i64, pub materialize_grads: i64,  }
const _: () = assert!(mem::size_of::<torc_autograd_grad_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_edge { pub node: Raw, pub output_nr: i64,  }
const _: () = assert!(mem::size_of::<torc_edge>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_edges { pub data: *const sys::torc_edge, pub count: i64,  }
const _: () = assert!(mem::size_of::<torc_edges>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_backward_edges_options { pub struct_size: usize, pub gradients: sys::torc_tensors, pub retain_graph: i64, pub create_graph: i64, pub by_name: Raw, pub inputs: sys::torc_edges,  }
const _: () = assert!(mem::size_of::<torc_backward_edges_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_autograd_grad_edges_options { pub struct_size: usize, pub grad_outputs: sys::torc_tensors, pub retain_graph: i64, pub create_graph: i64, pub by_name: Raw, pub allow_unused: i64,  }
const _: () = assert!(mem::size_of::<torc_autograd_grad_edges_options>() == 56);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_saved_tensors_hooks { pub struct_size: usize, pub pack: Raw, pub unpack: Raw, pub drop: Raw, pub context: sys::torc_context,  }
const _: () = assert!(mem::size_of::<torc_saved_tensors_hooks>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_function_apply_options { pub struct_size: usize, pub by_name: Raw, pub once_differentiable: i64,  }
const _: () = assert!(mem::size_of::<torc_function_apply_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_checkpoint_options { pub struct_size: usize, pub by_name: Raw, pub discard_rng_state: i64, pub skip_determinism_check: i64,  }
const _: () = assert!(mem::size_of::<torc_checkpoint_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_gradcheck_options { pub struct_size: usize, pub by_name: Raw, pub eps: f64, pub atol: f64, pub rtol: f64, pub nondet_tol: f64,  }
const _: () = assert!(mem::size_of::<torc_gradcheck_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_modules { pub data: Raw, pub count: i64,  }
const _: () = assert!(mem::size_of::<torc_modules>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_named_module { pub name: Raw, pub module: Raw,  }
const _: () = assert!(mem::size_of::<torc_named_module>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_named_modules { pub data: *const sys::torc_named_module, pub count: i64,  }
const _: () = assert!(mem::size_of::<torc_named_modules>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_module_train_options { pub struct_size: usize, pub mode: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_module_train_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_module_load_state_dict_options { pub struct_size: usize, pub strict: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_module_load_state_dict_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_module_to_options { pub struct_size: usize, pub dtype: DType, pub reserved0: i32, pub by_name: Raw, pub device: Device, pub memory_format: MemoryFormat,  }
const _: () = assert!(mem::size_of::<torc_module_to_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_module_zero_grad_options { pub struct_size: usize, pub set_to_none: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_module_zero_grad_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_module_requires_grad_options { pub struct_size: usize, pub requires_grad: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_module_requires_grad_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_module_class { pub struct_size: usize, pub name: Raw, pub forward: Raw, pub forward_many: Raw, pub extra_repr: Raw, pub context_size: usize, pub parameters: Raw, pub modules: Raw,  }
const _: () = assert!(mem::size_of::<torc_module_class>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_module_register_buffer_options { pub struct_size: usize, pub persistent: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_module_register_buffer_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_linear_options { pub struct_size: usize, pub bias: i64, pub by_name: Raw, pub dtype: DType, pub device: Device,  }
const _: () = assert!(mem::size_of::<torc_nn_linear_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_conv_options { pub struct_size: usize, pub stride: sys::Ints, pub padding: sys::Ints, pub dilation: sys::Ints, pub groups: i64, pub bias: i64, pub padding_mode: Raw, pub by_name: Raw, pub dtype: DType, pub device: Device, pub padding_text: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_conv_options>() == 296);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_embedding_options { pub struct_size: usize, pub padding_idx: i64, pub by_name: Raw, pub scale_grad_by_freq: i64, pub dtype: DType, pub device: Device,  }
const _: () = assert!(mem::size_of::<torc_nn_embedding_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_batch_norm_options { pub struct_size: usize, pub eps: f64, pub momentum: f64, pub affine: i64, pub track_running_stats: i64, pub by_name: Raw, pub dtype: DType, pub device: Device, pub cumulative: i64,  }
const _: () = assert!(mem::size_of::<torc_nn_batch_norm_options>() == 64);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_layer_norm_options { pub struct_size: usize, pub eps: f64, pub elementwise_affine: i64, pub bias: i64, pub by_name: Raw, pub dtype: DType, pub device: Device,  }
const _: () = assert!(mem::size_of::<torc_nn_layer_norm_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_group_norm_options { pub struct_size: usize, pub eps: f64, pub affine: i64, pub by_name: Raw, pub dtype: DType, pub device: Device,  }
const _: () = assert!(mem::size_of::<torc_nn_group_norm_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_dropout_options { pub struct_size: usize, pub p: f64, pub inplace: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_dropout_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_inplace_options { pub struct_size: usize, pub inplace: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_inplace_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_leaky_relu_options { pub struct_size: usize, pub negative_slope: f64, pub inplace: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_leaky_relu_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_elu_options { pub struct_size: usize, pub alpha: f64, pub inplace: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_elu_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_hardtanh_options { pub struct_size: usize, pub min_val: f64, pub max_val: f64, pub inplace: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_hardtanh_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_softplus_options { pub struct_size: usize, pub beta: f64, pub threshold: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_softplus_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_gelu_options { pub struct_size: usize, pub approximate: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_gelu_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_max_pool_options { pub struct_size: usize, pub stride: sys::Ints, pub padding: sys::Ints, pub dilation: sys::Ints, pub by_name: Raw, pub ceil_mode: i64,  }
const _: () = assert!(mem::size_of::<torc_nn_max_pool_options>() == 264);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_avg_pool_options { pub struct_size: usize, pub stride: sys::Ints, pub padding: sys::Ints, pub ceil_mode: i64, pub count_include_pad: i64, pub divisor_override: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_avg_pool_options>() == 200);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_flatten_options { pub struct_size: usize, pub start_dim: i64, pub end_dim: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_flatten_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_class_loss_options { pub struct_size: usize, pub weight: Raw, pub ignore_index: i64, pub reduction: Raw, pub label_smoothing: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_class_loss_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_loss_options { pub struct_size: usize, pub reduction: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_loss_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_nn_bce_with_logits_loss_options { pub struct_size: usize, pub weight: Raw, pub reduction: Raw, pub pos_weight: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_nn_bce_with_logits_loss_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_init_uniform_options { pub struct_size: usize, pub a: f64, pub b: f64, pub generator: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_init_uniform_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_init_normal_options { pub struct_size: usize, pub mean: f64, pub std: f64, pub generator: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_init_normal_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_init_trunc_normal_options { pub struct_size: usize, pub mean: f64, pub std: f64, pub a: f64, pub b: f64, pub generator: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_init_trunc_normal_options>() == 56);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_init_dirac_options { pub struct_size: usize, pub groups: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_init_dirac_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_init_xavier_options { pub struct_size: usize, pub gain: f64, pub generator: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_init_xavier_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_init_kaiming_options { pub struct_size: usize, pub a: f64, pub mode: Raw, pub nonlinearity: Raw, pub generator: Raw, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_init_kaiming_options>() == 48);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_init_calculate_gain_options { pub struct_size: usize, pub param: Number, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_init_calculate_gain_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_sgd_options { pub struct_size: usize, pub lr: f64, pub momentum: f64, pub dampening: f64, pub weight_decay: f64, pub nesterov: i64, pub by_name: Raw, pub maximize: i64, pub lr_tensor: Raw,  }
const _: () = assert!(mem::size_of::<torc_sgd_options>() == 72);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_adam_options { pub struct_size: usize, pub lr: f64, pub beta1: f64, pub beta2: f64, pub eps: f64, pub weight_decay: f64, pub amsgrad: i64, pub by_name: Raw, pub maximize: i64, pub lr_tensor: Raw,  }
const _: () = assert!(mem::size_of::<torc_adam_options>() == 80);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_param_group_options { pub struct_size: usize, pub by_name: Raw, pub lr: f64, pub momentum: f64, pub dampening: f64, pub weight_decay: f64, pub nesterov: i64, pub maximize: i64, pub beta1: f64, pub beta2: f64, pub eps: f64, pub amsgrad: i64, pub lr_tensor: Raw,  }
const _: () = assert!(mem::size_of::<torc_param_group_options>() == 104);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_optimizer_step_options { pub struct_size: usize, pub by_name: Raw, pub grad_scale: Raw, pub found_inf: Raw,  }
const _: () = assert!(mem::size_of::<torc_optimizer_step_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_optimizer_zero_grad_options { pub struct_size: usize, pub set_to_none: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_optimizer_zero_grad_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_step_lr_options { pub struct_size: usize, pub gamma: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_step_lr_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_constant_lr_options { pub struct_size: usize, pub factor: f64, pub total_iters: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_constant_lr_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_linear_lr_options { pub struct_size: usize, pub start_factor: f64, pub end_factor: f64, pub total_iters: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_linear_lr_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cosine_annealing_lr_options { pub struct_size: usize, pub eta_min: f64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_cosine_annealing_lr_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_one_cycle_lr_options { pub struct_size: usize, pub total_steps: i64, pub epochs: i64, pub steps_per_epoch: i64, pub pct_start: f64, pub anneal_strategy: Raw, pub cycle_momentum: i64, pub base_momentum: f64, pub max_momentum: f64, pub div_factor: f64, pub final_div_factor: f64, pub three_phase: i64, pub by_name: Raw, pub max_lrs: Raw, pub max_lrs_count: i64,  }
const _: () = assert!(mem::size_of::<torc_one_cycle_lr_options>() == 120);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_schedulers { pub data: Raw, pub count: i64,  }
const _: () = assert!(mem::size_of::<torc_schedulers>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_clip_grad_norm_options { pub struct_size: usize, pub norm_type: f64, pub error_if_nonfinite: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_clip_grad_norm_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_grad_scaler_options { pub struct_size: usize, pub init_scale: f64, pub growth_factor: f64, pub backoff_factor: f64, pub growth_interval: i64, pub enabled: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_grad_scaler_options>() == 56);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_grad_scaler_update_options { pub struct_size: usize, pub new_scale: f64, pub by_name: Raw, pub new_scale_tensor: Raw,  }
const _: () = assert!(mem::size_of::<torc_grad_scaler_update_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_metadata_entry { pub key: Raw, pub value: Raw,  }
const _: () = assert!(mem::size_of::<torc_metadata_entry>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_metadata { pub data: *const sys::torc_metadata_entry, pub count: i64,  }
const _: () = assert!(mem::size_of::<torc_metadata>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_safetensors_load_options { pub struct_size: usize, pub device: Device, pub reserved0: i32, pub by_name: Raw, pub mmap: i64,  }
const _: () = assert!(mem::size_of::<torc_safetensors_load_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_safetensors_save_options { pub struct_size: usize, pub metadata: sys::torc_metadata, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_safetensors_save_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_to_dlpack_options { pub struct_size: usize, pub stream: i64, pub copy: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_to_dlpack_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_use_deterministic_algorithms_options { pub struct_size: usize, pub warn_only: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_use_deterministic_algorithms_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cuda_memory_stat { pub key: Raw, pub value: i64,  }
const _: () = assert!(mem::size_of::<torc_cuda_memory_stat>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cuda_pluggable_allocator { pub struct_size: usize, pub alloc: Raw, pub free: Raw, pub context: Raw,  }
const _: () = assert!(mem::size_of::<torc_cuda_pluggable_allocator>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cuda_stream_options { pub struct_size: usize, pub priority: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_cuda_stream_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cuda_stream_guard { pub previous: Raw, pub device: i32, pub state: i32,  }
const _: () = assert!(mem::size_of::<torc_cuda_stream_guard>() == 16);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cuda_event_options { pub struct_size: usize, pub enable_timing: i64, pub blocking: i64, pub interprocess: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_cuda_event_options>() == 40);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cuda_capture_options { pub struct_size: usize, pub pool: Raw, pub error_mode: CudaCaptureMode, pub reserved0: i32, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_cuda_capture_options>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cuda_graph_options { pub struct_size: usize, pub keep_graph: i64, pub by_name: Raw,  }
const _: () = assert!(mem::size_of::<torc_cuda_graph_options>() == 24);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cuda_graph_guard { pub graph: Raw, pub stream: sys::torc_cuda_stream_guard, pub state: i32,  }
const _: () = assert!(mem::size_of::<torc_cuda_graph_guard>() == 32);
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct torc_cuda_make_graphed_options { pub struct_size: usize, pub num_warmup_iters: i64, pub allow_unused_input: i64, pub pool: Raw, pub by_name: Raw, pub parameters: sys::torc_tensors,  }
const _: () = assert!(mem::size_of::<torc_cuda_make_graphed_options>() == 56);
#[link(name = "torc")]
extern "C" {
pub fn torc_version() -> Raw;
pub fn torc_cpu_blas_info() -> Raw;
pub fn torc_error() -> ErrorCode;
pub fn torc_error_message() -> Raw;
pub fn torc_error_where() -> Raw;
pub fn torc_error_call() -> Raw;
pub fn torc_error_module() -> Raw;
pub fn torc_error_caller() -> Raw;
pub fn torc_error_clear() -> ();
pub fn torc_error_raise(_: ErrorCode, _: Raw, ) -> ();
pub fn torc_error_raise_foreign(_: ErrorCode, _: Raw, _: Raw, _: sys::torc_context, ) -> ();
pub fn torc_error_foreign(_: Raw, ) -> Raw;
pub fn torc_error_name(_: ErrorCode, ) -> Raw;
pub fn torc_error_meaning(_: ErrorCode, ) -> Raw;
pub fn torc_error_python(_: ErrorCode, ) -> Raw;
pub fn torc_retain(_: Raw, ) -> Raw;
pub fn torc_release(_: Raw, ) -> ();
pub fn torc_refcount(_: Raw, ) -> i64;
pub fn torc_scope_begin() -> i64;
pub fn torc_scope_end(_: i64, ) -> bool;
pub fn torc_scope_end_with(_: i64, _: Raw, ) -> Raw;
pub fn torc_scope_escape(_: Raw, ) -> Raw;
pub fn torc_scope_take(_: Raw, ) -> Raw;
pub fn torc_scope_adopt(_: Raw, ) -> Raw;
pub fn torc_scope_depth() -> i32;
pub fn torc_scope_count() -> i64;
pub fn torc_assign(_: Raw, _: Raw, ) -> Raw;
pub fn torc_set_debug_handles(_: bool, ) -> bool;
pub fn torc_handle_bind(_: Raw, _: *const sys::torc_binding, _: Raw, ) -> Raw;
pub fn torc_handle_bound(_: Raw, _: *const sys::torc_binding, ) -> Raw;
pub fn torc_handle_unbind(_: Raw, _: *const sys::torc_binding, _: Raw, ) -> bool;
pub fn torc_set_error_handler(_: Raw, _: sys::torc_context, ) -> ();
pub fn torc_error_breakpoint(_: ErrorCode, _: Raw, ) -> ();
pub fn torc_warning_python(_: WarningCategory, ) -> Raw;
pub fn torc_set_warning_handler(_: Raw, _: sys::torc_context, ) -> ();
pub fn torc_set_warn_always(_: bool, ) -> bool;
pub fn torc_is_warn_always_enabled() -> bool;
pub fn torc_owner_push(_: Raw, ) -> bool;
pub fn torc_owner_pop() -> bool;
pub fn torc_set_host_allocator(_: *const sys::torc_allocator, ) -> bool;
pub fn torc_get_num_threads() -> i32;
pub fn torc_set_num_threads(_: i32, ) -> bool;
pub fn torc_dtype_size(_: DType, ) -> usize;
pub fn torc_dtype_name(_: DType, ) -> Raw;
pub fn torc_dtype_from_name(_: Raw, ) -> DType;
pub fn torc_dtype_is_floating_point(_: DType, ) -> bool;
pub fn torc_dtype_is_complex(_: DType, ) -> bool;
pub fn torc_dtype_is_signed(_: DType, ) -> bool;
pub fn torc_promote_types(_: DType, _: DType, ) -> DType;
pub fn torc_can_cast(_: DType, _: DType, ) -> bool;
pub fn torc_get_default_dtype() -> DType;
pub fn torc_set_default_dtype(_: DType, ) -> bool;
pub fn torc_number_int(_: i64, ) -> Number;
pub fn torc_number_float(_: f64, ) -> Number;
pub fn torc_number_bool(_: bool, ) -> Number;
pub fn torc_number_complex(_: f64, _: f64, ) -> Number;
pub fn torc_number_to_double(_: Number, ) -> f64;
pub fn torc_number_to_int(_: Number, ) -> i64;
pub fn torc_tensors_lend(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc_device_parse(_: Raw, ) -> Device;
pub fn torc_device_format(_: Device, _: Raw, _: usize, ) -> Raw;
pub fn torc_get_default_device() -> Device;
pub fn torc_set_default_device(_: Device, ) -> bool;
pub fn torc_dim(_: Raw, ) -> i64;
pub fn torc_numel(_: Raw, ) -> i64;
pub fn torc_size(_: Raw, _: i64, ) -> i64;
pub fn torc_stride(_: Raw, _: i64, ) -> i64;
pub fn torc_sizes(_: Raw, ) -> Raw;
pub fn torc_strides(_: Raw, ) -> Raw;
pub fn torc_storage_offset(_: Raw, ) -> i64;
pub fn torc_tensor_dtype(_: Raw, ) -> DType;
pub fn torc_tensor_device(_: Raw, ) -> Device;
pub fn torc_tensor_layout(_: Raw, ) -> Layout;
pub fn torc_is_contiguous_options_init(_: *mut sys::torc_is_contiguous_options, ) -> ();
pub fn torc_is_contiguous_with(_: Raw, _: *const sys::torc_is_contiguous_options, ) -> bool;
pub fn torc_is_same_view(_: Raw, _: Raw, ) -> bool;
pub fn torc_is_conj(_: Raw, ) -> bool;
pub fn torc_is_neg(_: Raw, ) -> bool;
pub fn torc_shares_storage(_: Raw, _: Raw, ) -> bool;
pub fn torc_tensor_version(_: Raw, ) -> i64;
pub fn torc_tensor_storage(_: Raw, ) -> Raw;
pub fn torc_data_ptr(_: Raw, ) -> Raw;
pub fn torc_item(_: Raw, ) -> f64;
pub fn torc_item_int64(_: Raw, ) -> i64;
pub fn torc_item_number(_: Raw, ) -> Number;
pub fn torc_is_nonzero(_: Raw, ) -> bool;
pub fn torc_copy_to_host(_: Raw, _: Raw, _: usize, ) -> bool;
pub fn torc_equal(_: Raw, _: Raw, ) -> bool;
pub fn torc_allclose_options_init(_: *mut sys::torc_allclose_options, ) -> ();
pub fn torc_allclose_with(_: Raw, _: Raw, _: *const sys::torc_allclose_options, ) -> bool;
pub fn torc_from_blob_with(_: Raw, _: sys::Ints, _: *const sys::torc_blob_options, ) -> Raw;
pub fn torc_blob_options_init(_: *mut sys::torc_blob_options, ) -> ();
pub fn torc_tensor_from_with(_: Raw, _: sys::Ints, _: *const sys::torc_tensor_from_options, ) -> Raw;
pub fn torc_tensor_from_options_init(_: *mut sys::torc_tensor_from_options, ) -> ();
pub fn torc_storage_options_init(_: *mut sys::torc_storage_options, ) -> ();
pub fn torc_storage_new_with(_: usize, _: *const sys::torc_storage_options, ) -> Raw;
pub fn torc_storage_nbytes(_: Raw, ) -> usize;
pub fn torc_storage_device(_: Raw, ) -> Device;
pub fn torc_storage_data_ptr(_: Raw, ) -> Raw;
pub fn torc_storage_resize_(_: Raw, _: usize, ) -> bool;
pub fn torc_storage_is_resizable(_: Raw, ) -> bool;
pub fn torc_storage_set_resizable(_: Raw, _: bool, ) -> bool;
pub fn torc_storage_copy_(_: Raw, _: Raw, ) -> bool;
pub fn torc_storage_fill_(_: Raw, _: i32, ) -> bool;
pub fn torc_storage_copy_to_host(_: Raw, _: usize, _: Raw, _: usize, ) -> bool;
pub fn torc_storage_copy_from_host(_: Raw, _: usize, _: Raw, _: usize, ) -> bool;
pub fn torc_tensor_over_options_init(_: *mut sys::torc_tensor_over_options, ) -> ();
pub fn torc_tensor_over_with(_: Raw, _: sys::Ints, _: *const sys::torc_tensor_over_options, ) -> Raw;
pub fn torc_wrapped_number(_: Number, ) -> Raw;
pub fn torc_manual_seed(_: u64, ) -> bool;
pub fn torc_manual_seed_with(_: u64, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_default_generator(_: Device, ) -> Raw;
pub fn torc_seed() -> u64;
pub fn torc_initial_seed() -> u64;
pub fn torc_generator_new(_: Device, ) -> Raw;
pub fn torc_generator_new_with(_: Device, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_generator_manual_seed(_: Raw, _: u64, ) -> bool;
pub fn torc_generator_initial_seed(_: Raw, ) -> u64;
pub fn torc_generator_seed(_: Raw, ) -> u64;
pub fn torc_generator_device(_: Raw, ) -> Device;
pub fn torc_generator_clone_state(_: Raw, ) -> Raw;
pub fn torc_generator_get_offset(_: Raw, ) -> u64;
pub fn torc_generator_set_offset(_: Raw, _: u64, ) -> bool;
pub fn torc_generator_get_state(_: Raw, ) -> Raw;
pub fn torc_generator_set_state(_: Raw, _: Raw, ) -> bool;
pub fn torc_generator_graphsafe_get_state(_: Raw, ) -> Raw;
pub fn torc_generator_graphsafe_set_state(_: Raw, _: Raw, ) -> bool;
pub fn torc_tensor_to_string(_: Raw, ) -> Raw;
pub fn torc_tensor_to_string_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_set_printoptions_options_init(_: *mut sys::torc_set_printoptions_options, ) -> ();
pub fn torc_set_printoptions_with(_: *const sys::torc_set_printoptions_options, ) -> bool;
pub fn torc_get_printoptions(_: *mut sys::torc_printoptions, ) -> bool;
pub fn torc_print(_: Raw, ) -> bool;
pub fn torc_print_with(_: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_add_options_init(_: *mut sys::torc_add_options, ) -> ();
pub fn torc_add_with(_: Raw, _: Raw, _: *const sys::torc_add_options, ) -> Raw;
pub fn torc_add_inplace_with(_: Raw, _: Raw, _: *const sys::torc_add_options, ) -> Raw;
pub fn torc_add_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_add_options, ) -> Raw;
pub fn torc_add_scalar_with(_: Raw, _: Number, _: *const sys::torc_add_options, ) -> Raw;
pub fn torc_add_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_add_options, ) -> Raw;
pub fn torc_sub_options_init(_: *mut sys::torc_sub_options, ) -> ();
pub fn torc_sub_with(_: Raw, _: Raw, _: *const sys::torc_sub_options, ) -> Raw;
pub fn torc_sub_inplace_with(_: Raw, _: Raw, _: *const sys::torc_sub_options, ) -> Raw;
pub fn torc_sub_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_sub_options, ) -> Raw;
pub fn torc_sub_scalar_with(_: Raw, _: Number, _: *const sys::torc_sub_options, ) -> Raw;
pub fn torc_sub_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_sub_options, ) -> Raw;
pub fn torc_rsub_options_init(_: *mut sys::torc_rsub_options, ) -> ();
pub fn torc_rsub_with(_: Raw, _: Raw, _: *const sys::torc_rsub_options, ) -> Raw;
pub fn torc_rsub_scalar_with(_: Raw, _: Number, _: *const sys::torc_rsub_options, ) -> Raw;
pub fn torc_mul(_: Raw, _: Raw, ) -> Raw;
pub fn torc_mul_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mul_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_mul_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mul_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_mul_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mul_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_mul_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mul_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_mul_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_div_options_init(_: *mut sys::torc_div_options, ) -> ();
pub fn torc_div_with(_: Raw, _: Raw, _: *const sys::torc_div_options, ) -> Raw;
pub fn torc_div_inplace_with(_: Raw, _: Raw, _: *const sys::torc_div_options, ) -> Raw;
pub fn torc_div_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_div_options, ) -> Raw;
pub fn torc_div_scalar_with(_: Raw, _: Number, _: *const sys::torc_div_options, ) -> Raw;
pub fn torc_div_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_div_options, ) -> Raw;
pub fn torc_true_divide(_: Raw, _: Raw, ) -> Raw;
pub fn torc_true_divide_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_true_divide_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_true_divide_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_true_divide_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_true_divide_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_true_divide_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_true_divide_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_true_divide_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_true_divide_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_floor_divide(_: Raw, _: Raw, ) -> Raw;
pub fn torc_floor_divide_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_floor_divide_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_floor_divide_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_floor_divide_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_floor_divide_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_floor_divide_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_floor_divide_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_floor_divide_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_floor_divide_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_remainder(_: Raw, _: Raw, ) -> Raw;
pub fn torc_remainder_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_remainder_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_remainder_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_remainder_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_remainder_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_remainder_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_remainder_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_remainder_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_remainder_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_fmod(_: Raw, _: Raw, ) -> Raw;
pub fn torc_fmod_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_fmod_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_fmod_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_fmod_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_fmod_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_fmod_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_fmod_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_fmod_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_fmod_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_pow(_: Raw, _: Raw, ) -> Raw;
pub fn torc_pow_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_pow_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_pow_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_pow_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_pow_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_pow_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_pow_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_pow_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_pow_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_float_power(_: Raw, _: Raw, ) -> Raw;
pub fn torc_float_power_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_float_power_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_float_power_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_float_power_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_float_power_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_float_power_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_float_power_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_float_power_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_float_power_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ldexp(_: Raw, _: Raw, ) -> Raw;
pub fn torc_ldexp_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ldexp_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_ldexp_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ldexp_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_ldexp_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_gcd(_: Raw, _: Raw, ) -> Raw;
pub fn torc_gcd_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_gcd_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_gcd_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_gcd_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_gcd_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lcm(_: Raw, _: Raw, ) -> Raw;
pub fn torc_lcm_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lcm_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_lcm_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lcm_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_lcm_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_neg(_: Raw, ) -> Raw;
pub fn torc_neg_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_neg_(_: Raw, ) -> Raw;
pub fn torc_neg_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_neg_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_neg_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_abs(_: Raw, ) -> Raw;
pub fn torc_abs_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_abs_(_: Raw, ) -> Raw;
pub fn torc_abs_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_abs_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_abs_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_conj_physical(_: Raw, ) -> Raw;
pub fn torc_conj_physical_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_conj_physical_(_: Raw, ) -> Raw;
pub fn torc_conj_physical_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_conj_physical_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_conj_physical_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sign(_: Raw, ) -> Raw;
pub fn torc_sign_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sign_(_: Raw, ) -> Raw;
pub fn torc_sign_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sign_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_sign_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sgn(_: Raw, ) -> Raw;
pub fn torc_sgn_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sgn_(_: Raw, ) -> Raw;
pub fn torc_sgn_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sgn_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_sgn_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_angle(_: Raw, ) -> Raw;
pub fn torc_angle_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_angle_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_angle_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_square(_: Raw, ) -> Raw;
pub fn torc_square_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_square_(_: Raw, ) -> Raw;
pub fn torc_square_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_square_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_square_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sqrt(_: Raw, ) -> Raw;
pub fn torc_sqrt_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sqrt_(_: Raw, ) -> Raw;
pub fn torc_sqrt_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sqrt_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_sqrt_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_rsqrt(_: Raw, ) -> Raw;
pub fn torc_rsqrt_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_rsqrt_(_: Raw, ) -> Raw;
pub fn torc_rsqrt_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_rsqrt_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_rsqrt_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_reciprocal(_: Raw, ) -> Raw;
pub fn torc_reciprocal_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_reciprocal_(_: Raw, ) -> Raw;
pub fn torc_reciprocal_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_reciprocal_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_reciprocal_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_addcmul_options_init(_: *mut sys::torc_addcmul_options, ) -> ();
pub fn torc_addcmul_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addcmul_options, ) -> Raw;
pub fn torc_addcmul_inplace_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addcmul_options, ) -> Raw;
pub fn torc_addcmul_out_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_addcmul_options, ) -> Raw;
pub fn torc_addcdiv_options_init(_: *mut sys::torc_addcdiv_options, ) -> ();
pub fn torc_addcdiv_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addcdiv_options, ) -> Raw;
pub fn torc_addcdiv_inplace_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addcdiv_options, ) -> Raw;
pub fn torc_addcdiv_out_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_addcdiv_options, ) -> Raw;
pub fn torc_lerp(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_lerp_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lerp_(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_lerp_inplace_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lerp_out(_: Raw, _: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_lerp_out_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lerp_scalar(_: Raw, _: Raw, _: Number, ) -> Raw;
pub fn torc_lerp_scalar_with(_: Raw, _: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lerp_scalar_(_: Raw, _: Raw, _: Number, ) -> Raw;
pub fn torc_lerp_scalar_inplace_with(_: Raw, _: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lerp_scalar_out(_: Raw, _: Raw, _: Raw, _: Number, ) -> Raw;
pub fn torc_lerp_scalar_out_with(_: Raw, _: Raw, _: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ceil(_: Raw, ) -> Raw;
pub fn torc_ceil_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ceil_(_: Raw, ) -> Raw;
pub fn torc_ceil_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ceil_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_ceil_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_floor(_: Raw, ) -> Raw;
pub fn torc_floor_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_floor_(_: Raw, ) -> Raw;
pub fn torc_floor_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_floor_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_floor_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_trunc(_: Raw, ) -> Raw;
pub fn torc_trunc_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_trunc_(_: Raw, ) -> Raw;
pub fn torc_trunc_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_trunc_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_trunc_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_round_options_init(_: *mut sys::torc_round_options, ) -> ();
pub fn torc_round_with(_: Raw, _: *const sys::torc_round_options, ) -> Raw;
pub fn torc_round_inplace_with(_: Raw, _: *const sys::torc_round_options, ) -> Raw;
pub fn torc_round_out_with(_: Raw, _: Raw, _: *const sys::torc_round_options, ) -> Raw;
pub fn torc_frexp(_: Raw, ) -> sys::torc_frexp_result;
pub fn torc_frexp_with(_: Raw, _: *const sys::torc_no_options, ) -> sys::torc_frexp_result;
pub fn torc_frexp_out(_: sys::torc_frexp_result, _: Raw, ) -> sys::torc_frexp_result;
pub fn torc_frexp_out_with(_: sys::torc_frexp_result, _: Raw, _: *const sys::torc_no_options, ) -> sys::torc_frexp_result;
pub fn torc_frac(_: Raw, ) -> Raw;
pub fn torc_frac_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_frac_(_: Raw, ) -> Raw;
pub fn torc_frac_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_frac_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_frac_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_exp(_: Raw, ) -> Raw;
pub fn torc_exp_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_exp_(_: Raw, ) -> Raw;
pub fn torc_exp_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_exp_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_exp_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_exp2(_: Raw, ) -> Raw;
pub fn torc_exp2_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_exp2_(_: Raw, ) -> Raw;
pub fn torc_exp2_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_exp2_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_exp2_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_expm1(_: Raw, ) -> Raw;
pub fn torc_expm1_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_expm1_(_: Raw, ) -> Raw;
pub fn torc_expm1_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_expm1_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_expm1_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log(_: Raw, ) -> Raw;
pub fn torc_log_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log_(_: Raw, ) -> Raw;
pub fn torc_log_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_log_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log2(_: Raw, ) -> Raw;
pub fn torc_log2_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log2_(_: Raw, ) -> Raw;
pub fn torc_log2_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log2_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_log2_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log10(_: Raw, ) -> Raw;
pub fn torc_log10_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log10_(_: Raw, ) -> Raw;
pub fn torc_log10_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log10_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_log10_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log1p(_: Raw, ) -> Raw;
pub fn torc_log1p_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log1p_(_: Raw, ) -> Raw;
pub fn torc_log1p_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_log1p_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_log1p_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logaddexp(_: Raw, _: Raw, ) -> Raw;
pub fn torc_logaddexp_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logaddexp_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_logaddexp_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logaddexp2(_: Raw, _: Raw, ) -> Raw;
pub fn torc_logaddexp2_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logaddexp2_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_logaddexp2_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_xlogy(_: Raw, _: Raw, ) -> Raw;
pub fn torc_xlogy_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_xlogy_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_xlogy_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_xlogy_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_xlogy_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_xlogy_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_xlogy_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_xlogy_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_xlogy_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_xlog1py(_: Raw, _: Raw, ) -> Raw;
pub fn torc_special_xlog1py_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_xlog1py_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_special_xlog1py_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_xlog1py_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_special_xlog1py_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_entr(_: Raw, ) -> Raw;
pub fn torc_special_entr_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_entr_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_special_entr_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lgamma(_: Raw, ) -> Raw;
pub fn torc_lgamma_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lgamma_(_: Raw, ) -> Raw;
pub fn torc_lgamma_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lgamma_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_lgamma_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_digamma(_: Raw, ) -> Raw;
pub fn torc_digamma_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_digamma_(_: Raw, ) -> Raw;
pub fn torc_digamma_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_digamma_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_digamma_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_zeta(_: Raw, _: Raw, ) -> Raw;
pub fn torc_special_zeta_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_zeta_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_special_zeta_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_zeta_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_special_zeta_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_erfcx(_: Raw, ) -> Raw;
pub fn torc_special_erfcx_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_erfcx_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_special_erfcx_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_ndtr(_: Raw, ) -> Raw;
pub fn torc_special_ndtr_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_ndtr_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_special_ndtr_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_log_ndtr(_: Raw, ) -> Raw;
pub fn torc_special_log_ndtr_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_log_ndtr_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_special_log_ndtr_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_ndtri(_: Raw, ) -> Raw;
pub fn torc_special_ndtri_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_ndtri_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_special_ndtri_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_i0(_: Raw, ) -> Raw;
pub fn torc_i0_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_i0_(_: Raw, ) -> Raw;
pub fn torc_i0_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_i0_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_i0_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_i0e(_: Raw, ) -> Raw;
pub fn torc_special_i0e_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_i0e_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_special_i0e_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_i1(_: Raw, ) -> Raw;
pub fn torc_special_i1_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_i1_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_special_i1_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_i1e(_: Raw, ) -> Raw;
pub fn torc_special_i1e_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_special_i1e_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_special_i1e_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_polygamma(_: Raw, _: i64, ) -> Raw;
pub fn torc_polygamma_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_polygamma_(_: Raw, _: i64, ) -> Raw;
pub fn torc_polygamma_inplace_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_polygamma_out(_: Raw, _: Raw, _: i64, ) -> Raw;
pub fn torc_polygamma_out_with(_: Raw, _: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sin(_: Raw, ) -> Raw;
pub fn torc_sin_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sin_(_: Raw, ) -> Raw;
pub fn torc_sin_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sin_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_sin_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_cos(_: Raw, ) -> Raw;
pub fn torc_cos_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_cos_(_: Raw, ) -> Raw;
pub fn torc_cos_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_cos_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_cos_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_tan(_: Raw, ) -> Raw;
pub fn torc_tan_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_tan_(_: Raw, ) -> Raw;
pub fn torc_tan_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_tan_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_tan_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_asin(_: Raw, ) -> Raw;
pub fn torc_asin_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_asin_(_: Raw, ) -> Raw;
pub fn torc_asin_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_asin_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_asin_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_acos(_: Raw, ) -> Raw;
pub fn torc_acos_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_acos_(_: Raw, ) -> Raw;
pub fn torc_acos_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_acos_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_acos_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atan(_: Raw, ) -> Raw;
pub fn torc_atan_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atan_(_: Raw, ) -> Raw;
pub fn torc_atan_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atan_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_atan_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sinh(_: Raw, ) -> Raw;
pub fn torc_sinh_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sinh_(_: Raw, ) -> Raw;
pub fn torc_sinh_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sinh_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_sinh_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_cosh(_: Raw, ) -> Raw;
pub fn torc_cosh_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_cosh_(_: Raw, ) -> Raw;
pub fn torc_cosh_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_cosh_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_cosh_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sinc(_: Raw, ) -> Raw;
pub fn torc_sinc_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sinc_(_: Raw, ) -> Raw;
pub fn torc_sinc_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sinc_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_sinc_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_deg2rad(_: Raw, ) -> Raw;
pub fn torc_deg2rad_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_deg2rad_(_: Raw, ) -> Raw;
pub fn torc_deg2rad_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_deg2rad_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_deg2rad_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_rad2deg(_: Raw, ) -> Raw;
pub fn torc_rad2deg_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_rad2deg_(_: Raw, ) -> Raw;
pub fn torc_rad2deg_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_rad2deg_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_rad2deg_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_tanh(_: Raw, ) -> Raw;
pub fn torc_tanh_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_tanh_(_: Raw, ) -> Raw;
pub fn torc_tanh_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_tanh_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_tanh_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_asinh(_: Raw, ) -> Raw;
pub fn torc_asinh_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_asinh_(_: Raw, ) -> Raw;
pub fn torc_asinh_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_asinh_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_asinh_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_acosh(_: Raw, ) -> Raw;
pub fn torc_acosh_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_acosh_(_: Raw, ) -> Raw;
pub fn torc_acosh_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_acosh_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_acosh_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atanh(_: Raw, ) -> Raw;
pub fn torc_atanh_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atanh_(_: Raw, ) -> Raw;
pub fn torc_atanh_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atanh_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_atanh_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_erf(_: Raw, ) -> Raw;
pub fn torc_erf_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_erf_(_: Raw, ) -> Raw;
pub fn torc_erf_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_erf_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_erf_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_erfc(_: Raw, ) -> Raw;
pub fn torc_erfc_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_erfc_(_: Raw, ) -> Raw;
pub fn torc_erfc_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_erfc_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_erfc_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_erfinv(_: Raw, ) -> Raw;
pub fn torc_erfinv_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_erfinv_(_: Raw, ) -> Raw;
pub fn torc_erfinv_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_erfinv_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_erfinv_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atan2(_: Raw, _: Raw, ) -> Raw;
pub fn torc_atan2_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atan2_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_atan2_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atan2_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_atan2_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_hypot(_: Raw, _: Raw, ) -> Raw;
pub fn torc_hypot_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_hypot_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_hypot_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_hypot_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_hypot_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_maximum(_: Raw, _: Raw, ) -> Raw;
pub fn torc_maximum_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_maximum_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_maximum_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_minimum(_: Raw, _: Raw, ) -> Raw;
pub fn torc_minimum_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_minimum_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_minimum_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_fmax(_: Raw, _: Raw, ) -> Raw;
pub fn torc_fmax_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_fmax_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_fmax_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_fmin(_: Raw, _: Raw, ) -> Raw;
pub fn torc_fmin_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_fmin_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_fmin_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_copysign(_: Raw, _: Raw, ) -> Raw;
pub fn torc_copysign_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_copysign_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_copysign_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_copysign_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_copysign_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_copysign_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_copysign_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_copysign_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_copysign_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_heaviside(_: Raw, _: Raw, ) -> Raw;
pub fn torc_heaviside_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_heaviside_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_heaviside_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_heaviside_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_heaviside_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_clamp_options_init(_: *mut sys::torc_clamp_options, ) -> ();
pub fn torc_clamp_with(_: Raw, _: *const sys::torc_clamp_options, ) -> Raw;
pub fn torc_clamp_inplace_with(_: Raw, _: *const sys::torc_clamp_options, ) -> Raw;
pub fn torc_clamp_out_with(_: Raw, _: Raw, _: *const sys::torc_clamp_options, ) -> Raw;
pub fn torc_clamp_tensor_options_init(_: *mut sys::torc_clamp_tensor_options, ) -> ();
pub fn torc_clamp_tensor_with(_: Raw, _: *const sys::torc_clamp_tensor_options, ) -> Raw;
pub fn torc_clamp_tensor_inplace_with(_: Raw, _: *const sys::torc_clamp_tensor_options, ) -> Raw;
pub fn torc_clamp_tensor_out_with(_: Raw, _: Raw, _: *const sys::torc_clamp_tensor_options, ) -> Raw;
pub fn torc_clamp_min(_: Raw, _: Raw, ) -> Raw;
pub fn torc_clamp_min_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_clamp_min_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_clamp_min_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_clamp_min_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_clamp_min_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_clamp_min_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_clamp_min_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_clamp_min_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_clamp_min_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_clamp_max(_: Raw, _: Raw, ) -> Raw;
pub fn torc_clamp_max_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_clamp_max_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_clamp_max_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_clamp_max_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_clamp_max_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_clamp_max_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_clamp_max_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_clamp_max_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_clamp_max_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_where(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_where_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_where_out(_: Raw, _: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_where_out_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_masked_fill(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_masked_fill_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_masked_fill_(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_masked_fill_inplace_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_masked_fill_scalar(_: Raw, _: Raw, _: Number, ) -> Raw;
pub fn torc_masked_fill_scalar_with(_: Raw, _: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_masked_fill_scalar_(_: Raw, _: Raw, _: Number, ) -> Raw;
pub fn torc_masked_fill_scalar_inplace_with(_: Raw, _: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nan_to_num_options_init(_: *mut sys::torc_nan_to_num_options, ) -> ();
pub fn torc_nan_to_num_with(_: Raw, _: *const sys::torc_nan_to_num_options, ) -> Raw;
pub fn torc_nan_to_num_inplace_with(_: Raw, _: *const sys::torc_nan_to_num_options, ) -> Raw;
pub fn torc_nan_to_num_out_with(_: Raw, _: Raw, _: *const sys::torc_nan_to_num_options, ) -> Raw;
pub fn torc_eq(_: Raw, _: Raw, ) -> Raw;
pub fn torc_eq_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_eq_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_eq_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_eq_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_eq_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_eq_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_eq_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_eq_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_eq_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ne(_: Raw, _: Raw, ) -> Raw;
pub fn torc_ne_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ne_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_ne_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ne_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_ne_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ne_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_ne_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ne_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_ne_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lt(_: Raw, _: Raw, ) -> Raw;
pub fn torc_lt_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lt_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_lt_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lt_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_lt_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lt_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_lt_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_lt_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_lt_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_le(_: Raw, _: Raw, ) -> Raw;
pub fn torc_le_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_le_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_le_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_le_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_le_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_le_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_le_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_le_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_le_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_gt(_: Raw, _: Raw, ) -> Raw;
pub fn torc_gt_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_gt_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_gt_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_gt_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_gt_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_gt_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_gt_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_gt_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_gt_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ge(_: Raw, _: Raw, ) -> Raw;
pub fn torc_ge_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ge_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_ge_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ge_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_ge_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ge_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_ge_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ge_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_ge_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_and(_: Raw, _: Raw, ) -> Raw;
pub fn torc_logical_and_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_and_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_logical_and_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_and_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_logical_and_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_or(_: Raw, _: Raw, ) -> Raw;
pub fn torc_logical_or_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_or_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_logical_or_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_or_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_logical_or_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_xor(_: Raw, _: Raw, ) -> Raw;
pub fn torc_logical_xor_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_xor_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_logical_xor_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_xor_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_logical_xor_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_not(_: Raw, ) -> Raw;
pub fn torc_logical_not_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_not_(_: Raw, ) -> Raw;
pub fn torc_logical_not_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logical_not_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_logical_not_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_isnan(_: Raw, ) -> Raw;
pub fn torc_isnan_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_isinf(_: Raw, ) -> Raw;
pub fn torc_isinf_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_isfinite(_: Raw, ) -> Raw;
pub fn torc_isfinite_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_isposinf(_: Raw, ) -> Raw;
pub fn torc_isposinf_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_isposinf_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_isposinf_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_isneginf(_: Raw, ) -> Raw;
pub fn torc_isneginf_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_isneginf_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_isneginf_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_isreal(_: Raw, ) -> Raw;
pub fn torc_isreal_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_signbit(_: Raw, ) -> Raw;
pub fn torc_signbit_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_signbit_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_signbit_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_and(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_and_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_and_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_and_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_and_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_and_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_and_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_bitwise_and_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_and_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_bitwise_and_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_or(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_or_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_or_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_or_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_or_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_or_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_or_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_bitwise_or_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_or_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_bitwise_or_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_xor(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_xor_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_xor_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_xor_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_xor_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_xor_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_xor_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_bitwise_xor_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_xor_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_bitwise_xor_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_not(_: Raw, ) -> Raw;
pub fn torc_bitwise_not_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_not_(_: Raw, ) -> Raw;
pub fn torc_bitwise_not_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_not_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_not_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_left_shift(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_left_shift_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_left_shift_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_left_shift_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_left_shift_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_left_shift_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_left_shift_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_bitwise_left_shift_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_left_shift_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_bitwise_left_shift_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_right_shift(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_right_shift_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_right_shift_(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_right_shift_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_right_shift_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_bitwise_right_shift_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_right_shift_scalar(_: Raw, _: Number, ) -> Raw;
pub fn torc_bitwise_right_shift_scalar_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bitwise_right_shift_scalar_(_: Raw, _: Number, ) -> Raw;
pub fn torc_bitwise_right_shift_scalar_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sigmoid(_: Raw, ) -> Raw;
pub fn torc_sigmoid_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sigmoid_(_: Raw, ) -> Raw;
pub fn torc_sigmoid_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sigmoid_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_sigmoid_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logit_options_init(_: *mut sys::torc_logit_options, ) -> ();
pub fn torc_logit_with(_: Raw, _: *const sys::torc_logit_options, ) -> Raw;
pub fn torc_logit_inplace_with(_: Raw, _: *const sys::torc_logit_options, ) -> Raw;
pub fn torc_logit_out_with(_: Raw, _: Raw, _: *const sys::torc_logit_options, ) -> Raw;
pub fn torc_relu(_: Raw, ) -> Raw;
pub fn torc_relu_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_relu_(_: Raw, ) -> Raw;
pub fn torc_relu_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_relu6(_: Raw, ) -> Raw;
pub fn torc_relu6_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_relu6_(_: Raw, ) -> Raw;
pub fn torc_relu6_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_leaky_relu_options_init(_: *mut sys::torc_leaky_relu_options, ) -> ();
pub fn torc_leaky_relu_with(_: Raw, _: *const sys::torc_leaky_relu_options, ) -> Raw;
pub fn torc_leaky_relu_inplace_with(_: Raw, _: *const sys::torc_leaky_relu_options, ) -> Raw;
pub fn torc_leaky_relu_out_with(_: Raw, _: Raw, _: *const sys::torc_leaky_relu_options, ) -> Raw;
pub fn torc_elu_options_init(_: *mut sys::torc_elu_options, ) -> ();
pub fn torc_elu_with(_: Raw, _: *const sys::torc_elu_options, ) -> Raw;
pub fn torc_elu_inplace_with(_: Raw, _: *const sys::torc_elu_options, ) -> Raw;
pub fn torc_elu_out_with(_: Raw, _: Raw, _: *const sys::torc_elu_options, ) -> Raw;
pub fn torc_selu(_: Raw, ) -> Raw;
pub fn torc_selu_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_selu_(_: Raw, ) -> Raw;
pub fn torc_selu_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_celu_options_init(_: *mut sys::torc_celu_options, ) -> ();
pub fn torc_celu_with(_: Raw, _: *const sys::torc_celu_options, ) -> Raw;
pub fn torc_celu_inplace_with(_: Raw, _: *const sys::torc_celu_options, ) -> Raw;
pub fn torc_gelu_options_init(_: *mut sys::torc_gelu_options, ) -> ();
pub fn torc_gelu_with(_: Raw, _: *const sys::torc_gelu_options, ) -> Raw;
pub fn torc_gelu_out_with(_: Raw, _: Raw, _: *const sys::torc_gelu_options, ) -> Raw;
pub fn torc_silu(_: Raw, ) -> Raw;
pub fn torc_silu_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_silu_(_: Raw, ) -> Raw;
pub fn torc_silu_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_silu_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_silu_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mish(_: Raw, ) -> Raw;
pub fn torc_mish_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mish_(_: Raw, ) -> Raw;
pub fn torc_mish_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mish_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_mish_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_softplus_options_init(_: *mut sys::torc_softplus_options, ) -> ();
pub fn torc_softplus_with(_: Raw, _: *const sys::torc_softplus_options, ) -> Raw;
pub fn torc_softplus_out_with(_: Raw, _: Raw, _: *const sys::torc_softplus_options, ) -> Raw;
pub fn torc_softsign(_: Raw, ) -> Raw;
pub fn torc_softsign_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_hardtanh_options_init(_: *mut sys::torc_hardtanh_options, ) -> ();
pub fn torc_hardtanh_with(_: Raw, _: *const sys::torc_hardtanh_options, ) -> Raw;
pub fn torc_hardtanh_inplace_with(_: Raw, _: *const sys::torc_hardtanh_options, ) -> Raw;
pub fn torc_hardtanh_out_with(_: Raw, _: Raw, _: *const sys::torc_hardtanh_options, ) -> Raw;
pub fn torc_hardsigmoid(_: Raw, ) -> Raw;
pub fn torc_hardsigmoid_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_hardsigmoid_(_: Raw, ) -> Raw;
pub fn torc_hardsigmoid_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_hardsigmoid_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_hardsigmoid_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_hardswish(_: Raw, ) -> Raw;
pub fn torc_hardswish_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_hardswish_(_: Raw, ) -> Raw;
pub fn torc_hardswish_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_hardswish_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_hardswish_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_hardshrink_options_init(_: *mut sys::torc_hardshrink_options, ) -> ();
pub fn torc_hardshrink_with(_: Raw, _: *const sys::torc_hardshrink_options, ) -> Raw;
pub fn torc_hardshrink_out_with(_: Raw, _: Raw, _: *const sys::torc_hardshrink_options, ) -> Raw;
pub fn torc_softshrink_options_init(_: *mut sys::torc_softshrink_options, ) -> ();
pub fn torc_softshrink_with(_: Raw, _: *const sys::torc_softshrink_options, ) -> Raw;
pub fn torc_softshrink_out_with(_: Raw, _: Raw, _: *const sys::torc_softshrink_options, ) -> Raw;
pub fn torc_tanhshrink(_: Raw, ) -> Raw;
pub fn torc_tanhshrink_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_threshold(_: Raw, _: Number, _: Number, ) -> Raw;
pub fn torc_threshold_with(_: Raw, _: Number, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_threshold_(_: Raw, _: Number, _: Number, ) -> Raw;
pub fn torc_threshold_inplace_with(_: Raw, _: Number, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_threshold_out(_: Raw, _: Raw, _: Number, _: Number, ) -> Raw;
pub fn torc_threshold_out_with(_: Raw, _: Raw, _: Number, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logsigmoid(_: Raw, ) -> Raw;
pub fn torc_logsigmoid_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logsigmoid_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_logsigmoid_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_copy_inplace_options_init(_: *mut sys::torc_copy_inplace_options, ) -> ();
pub fn torc_copy_inplace_with(_: Raw, _: Raw, _: *const sys::torc_copy_inplace_options, ) -> Raw;
pub fn torc_fill_(_: Raw, _: Number, ) -> Raw;
pub fn torc_fill_inplace_with(_: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_zero_(_: Raw, ) -> Raw;
pub fn torc_zero_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_empty_options_init(_: *mut sys::torc_empty_options, ) -> ();
pub fn torc_empty_with(_: sys::Ints, _: *const sys::torc_empty_options, ) -> Raw;
pub fn torc_empty_out_with(_: Raw, _: sys::Ints, _: *const sys::torc_empty_options, ) -> Raw;
pub fn torc_empty_strided_options_init(_: *mut sys::torc_empty_strided_options, ) -> ();
pub fn torc_empty_strided_with(_: sys::Ints, _: sys::Ints, _: *const sys::torc_empty_strided_options, ) -> Raw;
pub fn torc_zeros_options_init(_: *mut sys::torc_zeros_options, ) -> ();
pub fn torc_zeros_with(_: sys::Ints, _: *const sys::torc_zeros_options, ) -> Raw;
pub fn torc_zeros_out_with(_: Raw, _: sys::Ints, _: *const sys::torc_zeros_options, ) -> Raw;
pub fn torc_ones_options_init(_: *mut sys::torc_ones_options, ) -> ();
pub fn torc_ones_with(_: sys::Ints, _: *const sys::torc_ones_options, ) -> Raw;
pub fn torc_ones_out_with(_: Raw, _: sys::Ints, _: *const sys::torc_ones_options, ) -> Raw;
pub fn torc_full_options_init(_: *mut sys::torc_full_options, ) -> ();
pub fn torc_full_with(_: sys::Ints, _: Number, _: *const sys::torc_full_options, ) -> Raw;
pub fn torc_full_out_with(_: Raw, _: sys::Ints, _: Number, _: *const sys::torc_full_options, ) -> Raw;
pub fn torc_empty_like_options_init(_: *mut sys::torc_empty_like_options, ) -> ();
pub fn torc_empty_like_with(_: Raw, _: *const sys::torc_empty_like_options, ) -> Raw;
pub fn torc_zeros_like_options_init(_: *mut sys::torc_zeros_like_options, ) -> ();
pub fn torc_zeros_like_with(_: Raw, _: *const sys::torc_zeros_like_options, ) -> Raw;
pub fn torc_ones_like_options_init(_: *mut sys::torc_ones_like_options, ) -> ();
pub fn torc_ones_like_with(_: Raw, _: *const sys::torc_ones_like_options, ) -> Raw;
pub fn torc_full_like_options_init(_: *mut sys::torc_full_like_options, ) -> ();
pub fn torc_full_like_with(_: Raw, _: Number, _: *const sys::torc_full_like_options, ) -> Raw;
pub fn torc_rand_like_options_init(_: *mut sys::torc_rand_like_options, ) -> ();
pub fn torc_rand_like_with(_: Raw, _: *const sys::torc_rand_like_options, ) -> Raw;
pub fn torc_randn_like_options_init(_: *mut sys::torc_randn_like_options, ) -> ();
pub fn torc_randn_like_with(_: Raw, _: *const sys::torc_randn_like_options, ) -> Raw;
pub fn torc_randint_like_options_init(_: *mut sys::torc_randint_like_options, ) -> ();
pub fn torc_randint_like_with(_: Raw, _: i64, _: *const sys::torc_randint_like_options, ) -> Raw;
pub fn torc_new_empty_options_init(_: *mut sys::torc_new_empty_options, ) -> ();
pub fn torc_new_empty_with(_: Raw, _: sys::Ints, _: *const sys::torc_new_empty_options, ) -> Raw;
pub fn torc_new_zeros_options_init(_: *mut sys::torc_new_zeros_options, ) -> ();
pub fn torc_new_zeros_with(_: Raw, _: sys::Ints, _: *const sys::torc_new_zeros_options, ) -> Raw;
pub fn torc_new_ones_options_init(_: *mut sys::torc_new_ones_options, ) -> ();
pub fn torc_new_ones_with(_: Raw, _: sys::Ints, _: *const sys::torc_new_ones_options, ) -> Raw;
pub fn torc_new_full_options_init(_: *mut sys::torc_new_full_options, ) -> ();
pub fn torc_new_full_with(_: Raw, _: sys::Ints, _: Number, _: *const sys::torc_new_full_options, ) -> Raw;
pub fn torc_arange_options_init(_: *mut sys::torc_arange_options, ) -> ();
pub fn torc_arange_with(_: Number, _: *const sys::torc_arange_options, ) -> Raw;
pub fn torc_arange_out_with(_: Raw, _: Number, _: *const sys::torc_arange_options, ) -> Raw;
pub fn torc_linspace_options_init(_: *mut sys::torc_linspace_options, ) -> ();
pub fn torc_linspace_with(_: Number, _: Number, _: i64, _: *const sys::torc_linspace_options, ) -> Raw;
pub fn torc_linspace_out_with(_: Raw, _: Number, _: Number, _: i64, _: *const sys::torc_linspace_options, ) -> Raw;
pub fn torc_eye_options_init(_: *mut sys::torc_eye_options, ) -> ();
pub fn torc_eye_with(_: i64, _: *const sys::torc_eye_options, ) -> Raw;
pub fn torc_eye_out_with(_: Raw, _: i64, _: *const sys::torc_eye_options, ) -> Raw;
pub fn torc_tril_indices_options_init(_: *mut sys::torc_tril_indices_options, ) -> ();
pub fn torc_tril_indices_with(_: i64, _: i64, _: *const sys::torc_tril_indices_options, ) -> Raw;
pub fn torc_triu_indices_options_init(_: *mut sys::torc_triu_indices_options, ) -> ();
pub fn torc_triu_indices_with(_: i64, _: i64, _: *const sys::torc_triu_indices_options, ) -> Raw;
pub fn torc_scalar_tensor_options_init(_: *mut sys::torc_scalar_tensor_options, ) -> ();
pub fn torc_scalar_tensor_with(_: Number, _: *const sys::torc_scalar_tensor_options, ) -> Raw;
pub fn torc_logspace_options_init(_: *mut sys::torc_logspace_options, ) -> ();
pub fn torc_logspace_with(_: Number, _: Number, _: i64, _: *const sys::torc_logspace_options, ) -> Raw;
pub fn torc_logspace_out_with(_: Raw, _: Number, _: Number, _: i64, _: *const sys::torc_logspace_options, ) -> Raw;
pub fn torc_hann_window_options_init(_: *mut sys::torc_hann_window_options, ) -> ();
pub fn torc_hann_window_with(_: i64, _: *const sys::torc_hann_window_options, ) -> Raw;
pub fn torc_hamming_window_options_init(_: *mut sys::torc_hamming_window_options, ) -> ();
pub fn torc_hamming_window_with(_: i64, _: *const sys::torc_hamming_window_options, ) -> Raw;
pub fn torc_blackman_window_options_init(_: *mut sys::torc_blackman_window_options, ) -> ();
pub fn torc_blackman_window_with(_: i64, _: *const sys::torc_blackman_window_options, ) -> Raw;
pub fn torc_bartlett_window_options_init(_: *mut sys::torc_bartlett_window_options, ) -> ();
pub fn torc_bartlett_window_with(_: i64, _: *const sys::torc_bartlett_window_options, ) -> Raw;
pub fn torc_rand_options_init(_: *mut sys::torc_rand_options, ) -> ();
pub fn torc_rand_with(_: sys::Ints, _: *const sys::torc_rand_options, ) -> Raw;
pub fn torc_rand_out_with(_: Raw, _: sys::Ints, _: *const sys::torc_rand_options, ) -> Raw;
pub fn torc_randn_options_init(_: *mut sys::torc_randn_options, ) -> ();
pub fn torc_randn_with(_: sys::Ints, _: *const sys::torc_randn_options, ) -> Raw;
pub fn torc_randn_out_with(_: Raw, _: sys::Ints, _: *const sys::torc_randn_options, ) -> Raw;
pub fn torc_randint_options_init(_: *mut sys::torc_randint_options, ) -> ();
pub fn torc_randint_with(_: i64, _: sys::Ints, _: *const sys::torc_randint_options, ) -> Raw;
pub fn torc_randint_out_with(_: Raw, _: i64, _: sys::Ints, _: *const sys::torc_randint_options, ) -> Raw;
pub fn torc_randperm_options_init(_: *mut sys::torc_randperm_options, ) -> ();
pub fn torc_randperm_with(_: i64, _: *const sys::torc_randperm_options, ) -> Raw;
pub fn torc_randperm_out_with(_: Raw, _: i64, _: *const sys::torc_randperm_options, ) -> Raw;
pub fn torc_uniform_inplace_options_init(_: *mut sys::torc_uniform_inplace_options, ) -> ();
pub fn torc_uniform_inplace_with(_: Raw, _: *const sys::torc_uniform_inplace_options, ) -> Raw;
pub fn torc_normal_inplace_options_init(_: *mut sys::torc_normal_inplace_options, ) -> ();
pub fn torc_normal_inplace_with(_: Raw, _: *const sys::torc_normal_inplace_options, ) -> Raw;
pub fn torc_exponential_inplace_options_init(_: *mut sys::torc_exponential_inplace_options, ) -> ();
pub fn torc_exponential_inplace_with(_: Raw, _: *const sys::torc_exponential_inplace_options, ) -> Raw;
pub fn torc_random_inplace_options_init(_: *mut sys::torc_random_inplace_options, ) -> ();
pub fn torc_random_inplace_with(_: Raw, _: *const sys::torc_random_inplace_options, ) -> Raw;
pub fn torc_bernoulli_inplace_options_init(_: *mut sys::torc_bernoulli_inplace_options, ) -> ();
pub fn torc_bernoulli_inplace_with(_: Raw, _: *const sys::torc_bernoulli_inplace_options, ) -> Raw;
pub fn torc_bernoulli_options_init(_: *mut sys::torc_bernoulli_options, ) -> ();
pub fn torc_bernoulli_with(_: Raw, _: *const sys::torc_bernoulli_options, ) -> Raw;
pub fn torc_bernoulli_out_with(_: Raw, _: Raw, _: *const sys::torc_bernoulli_options, ) -> Raw;
pub fn torc_tril_options_init(_: *mut sys::torc_tril_options, ) -> ();
pub fn torc_tril_with(_: Raw, _: *const sys::torc_tril_options, ) -> Raw;
pub fn torc_tril_inplace_with(_: Raw, _: *const sys::torc_tril_options, ) -> Raw;
pub fn torc_tril_out_with(_: Raw, _: Raw, _: *const sys::torc_tril_options, ) -> Raw;
pub fn torc_triu_options_init(_: *mut sys::torc_triu_options, ) -> ();
pub fn torc_triu_with(_: Raw, _: *const sys::torc_triu_options, ) -> Raw;
pub fn torc_triu_inplace_with(_: Raw, _: *const sys::torc_triu_options, ) -> Raw;
pub fn torc_triu_out_with(_: Raw, _: Raw, _: *const sys::torc_triu_options, ) -> Raw;
pub fn torc_sum_options_init(_: *mut sys::torc_sum_options, ) -> ();
pub fn torc_sum_with(_: Raw, _: *const sys::torc_sum_options, ) -> Raw;
pub fn torc_sum_out_with(_: Raw, _: Raw, _: *const sys::torc_sum_options, ) -> Raw;
pub fn torc_nansum_options_init(_: *mut sys::torc_nansum_options, ) -> ();
pub fn torc_nansum_with(_: Raw, _: *const sys::torc_nansum_options, ) -> Raw;
pub fn torc_nansum_out_with(_: Raw, _: Raw, _: *const sys::torc_nansum_options, ) -> Raw;
pub fn torc_mean_options_init(_: *mut sys::torc_mean_options, ) -> ();
pub fn torc_mean_with(_: Raw, _: *const sys::torc_mean_options, ) -> Raw;
pub fn torc_mean_out_with(_: Raw, _: Raw, _: *const sys::torc_mean_options, ) -> Raw;
pub fn torc_prod_options_init(_: *mut sys::torc_prod_options, ) -> ();
pub fn torc_prod_with(_: Raw, _: *const sys::torc_prod_options, ) -> Raw;
pub fn torc_prod_out_with(_: Raw, _: Raw, _: *const sys::torc_prod_options, ) -> Raw;
pub fn torc_max(_: Raw, ) -> Raw;
pub fn torc_max_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_max_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_max_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_min(_: Raw, ) -> Raw;
pub fn torc_min_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_min_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_min_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_max_dim_options_init(_: *mut sys::torc_max_dim_options, ) -> ();
pub fn torc_max_dim_with(_: Raw, _: i64, _: *const sys::torc_max_dim_options, ) -> sys::torc_max_dim_result;
pub fn torc_max_dim_out_with(_: sys::torc_max_dim_result, _: Raw, _: i64, _: *const sys::torc_max_dim_options, ) -> sys::torc_max_dim_result;
pub fn torc_min_dim_options_init(_: *mut sys::torc_min_dim_options, ) -> ();
pub fn torc_min_dim_with(_: Raw, _: i64, _: *const sys::torc_min_dim_options, ) -> sys::torc_min_dim_result;
pub fn torc_min_dim_out_with(_: sys::torc_min_dim_result, _: Raw, _: i64, _: *const sys::torc_min_dim_options, ) -> sys::torc_min_dim_result;
pub fn torc_amax_options_init(_: *mut sys::torc_amax_options, ) -> ();
pub fn torc_amax_with(_: Raw, _: *const sys::torc_amax_options, ) -> Raw;
pub fn torc_amax_out_with(_: Raw, _: Raw, _: *const sys::torc_amax_options, ) -> Raw;
pub fn torc_amin_options_init(_: *mut sys::torc_amin_options, ) -> ();
pub fn torc_amin_with(_: Raw, _: *const sys::torc_amin_options, ) -> Raw;
pub fn torc_amin_out_with(_: Raw, _: Raw, _: *const sys::torc_amin_options, ) -> Raw;
pub fn torc_aminmax_options_init(_: *mut sys::torc_aminmax_options, ) -> ();
pub fn torc_aminmax_with(_: Raw, _: *const sys::torc_aminmax_options, ) -> sys::torc_aminmax_result;
pub fn torc_aminmax_out_with(_: sys::torc_aminmax_result, _: Raw, _: *const sys::torc_aminmax_options, ) -> sys::torc_aminmax_result;
pub fn torc_argmax_options_init(_: *mut sys::torc_argmax_options, ) -> ();
pub fn torc_argmax_with(_: Raw, _: *const sys::torc_argmax_options, ) -> Raw;
pub fn torc_argmax_out_with(_: Raw, _: Raw, _: *const sys::torc_argmax_options, ) -> Raw;
pub fn torc_argmin_options_init(_: *mut sys::torc_argmin_options, ) -> ();
pub fn torc_argmin_with(_: Raw, _: *const sys::torc_argmin_options, ) -> Raw;
pub fn torc_argmin_out_with(_: Raw, _: Raw, _: *const sys::torc_argmin_options, ) -> Raw;
pub fn torc_any_options_init(_: *mut sys::torc_any_options, ) -> ();
pub fn torc_any_with(_: Raw, _: *const sys::torc_any_options, ) -> Raw;
pub fn torc_any_out_with(_: Raw, _: Raw, _: *const sys::torc_any_options, ) -> Raw;
pub fn torc_all_options_init(_: *mut sys::torc_all_options, ) -> ();
pub fn torc_all_with(_: Raw, _: *const sys::torc_all_options, ) -> Raw;
pub fn torc_all_out_with(_: Raw, _: Raw, _: *const sys::torc_all_options, ) -> Raw;
pub fn torc_var_options_init(_: *mut sys::torc_var_options, ) -> ();
pub fn torc_var_with(_: Raw, _: *const sys::torc_var_options, ) -> Raw;
pub fn torc_var_out_with(_: Raw, _: Raw, _: *const sys::torc_var_options, ) -> Raw;
pub fn torc_std_options_init(_: *mut sys::torc_std_options, ) -> ();
pub fn torc_std_with(_: Raw, _: *const sys::torc_std_options, ) -> Raw;
pub fn torc_std_out_with(_: Raw, _: Raw, _: *const sys::torc_std_options, ) -> Raw;
pub fn torc_var_mean_options_init(_: *mut sys::torc_var_mean_options, ) -> ();
pub fn torc_var_mean_with(_: Raw, _: *const sys::torc_var_mean_options, ) -> sys::torc_var_mean_result;
pub fn torc_std_mean_options_init(_: *mut sys::torc_std_mean_options, ) -> ();
pub fn torc_std_mean_with(_: Raw, _: *const sys::torc_std_mean_options, ) -> sys::torc_std_mean_result;
pub fn torc_vector_norm_options_init(_: *mut sys::torc_vector_norm_options, ) -> ();
pub fn torc_vector_norm_with(_: Raw, _: *const sys::torc_vector_norm_options, ) -> Raw;
pub fn torc_vector_norm_out_with(_: Raw, _: Raw, _: *const sys::torc_vector_norm_options, ) -> Raw;
pub fn torc_logsumexp_options_init(_: *mut sys::torc_logsumexp_options, ) -> ();
pub fn torc_logsumexp_with(_: Raw, _: sys::Ints, _: *const sys::torc_logsumexp_options, ) -> Raw;
pub fn torc_logsumexp_out_with(_: Raw, _: Raw, _: sys::Ints, _: *const sys::torc_logsumexp_options, ) -> Raw;
pub fn torc_count_nonzero_options_init(_: *mut sys::torc_count_nonzero_options, ) -> ();
pub fn torc_count_nonzero_with(_: Raw, _: *const sys::torc_count_nonzero_options, ) -> Raw;
pub fn torc_cumsum_options_init(_: *mut sys::torc_cumsum_options, ) -> ();
pub fn torc_cumsum_with(_: Raw, _: i64, _: *const sys::torc_cumsum_options, ) -> Raw;
pub fn torc_cumsum_inplace_with(_: Raw, _: i64, _: *const sys::torc_cumsum_options, ) -> Raw;
pub fn torc_cumsum_out_with(_: Raw, _: Raw, _: i64, _: *const sys::torc_cumsum_options, ) -> Raw;
pub fn torc_cumprod_options_init(_: *mut sys::torc_cumprod_options, ) -> ();
pub fn torc_cumprod_with(_: Raw, _: i64, _: *const sys::torc_cumprod_options, ) -> Raw;
pub fn torc_cumprod_inplace_with(_: Raw, _: i64, _: *const sys::torc_cumprod_options, ) -> Raw;
pub fn torc_cumprod_out_with(_: Raw, _: Raw, _: i64, _: *const sys::torc_cumprod_options, ) -> Raw;
pub fn torc_cummax(_: Raw, _: i64, ) -> sys::torc_cummax_result;
pub fn torc_cummax_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> sys::torc_cummax_result;
pub fn torc_cummax_out(_: sys::torc_cummax_result, _: Raw, _: i64, ) -> sys::torc_cummax_result;
pub fn torc_cummax_out_with(_: sys::torc_cummax_result, _: Raw, _: i64, _: *const sys::torc_no_options, ) -> sys::torc_cummax_result;
pub fn torc_cummin(_: Raw, _: i64, ) -> sys::torc_cummin_result;
pub fn torc_cummin_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> sys::torc_cummin_result;
pub fn torc_logcumsumexp(_: Raw, _: i64, ) -> Raw;
pub fn torc_logcumsumexp_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_logcumsumexp_out(_: Raw, _: Raw, _: i64, ) -> Raw;
pub fn torc_logcumsumexp_out_with(_: Raw, _: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_histc_options_init(_: *mut sys::torc_histc_options, ) -> ();
pub fn torc_histc_with(_: Raw, _: *const sys::torc_histc_options, ) -> Raw;
pub fn torc_histc_out_with(_: Raw, _: Raw, _: *const sys::torc_histc_options, ) -> Raw;
pub fn torc_mvlgamma(_: Raw, _: i64, ) -> Raw;
pub fn torc_mvlgamma_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mvlgamma_out(_: Raw, _: Raw, _: i64, ) -> Raw;
pub fn torc_mvlgamma_out_with(_: Raw, _: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_renorm(_: Raw, _: Number, _: i64, _: Number, ) -> Raw;
pub fn torc_renorm_with(_: Raw, _: Number, _: i64, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_renorm_(_: Raw, _: Number, _: i64, _: Number, ) -> Raw;
pub fn torc_renorm_inplace_with(_: Raw, _: Number, _: i64, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_renorm_out(_: Raw, _: Raw, _: Number, _: i64, _: Number, ) -> Raw;
pub fn torc_renorm_out_with(_: Raw, _: Raw, _: Number, _: i64, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_norm_options_init(_: *mut sys::torc_norm_options, ) -> ();
pub fn torc_norm_with(_: Raw, _: *const sys::torc_norm_options, ) -> Raw;
pub fn torc_norm_out_with(_: Raw, _: Raw, _: *const sys::torc_norm_options, ) -> Raw;
pub fn torc_cosine_similarity_options_init(_: *mut sys::torc_cosine_similarity_options, ) -> ();
pub fn torc_cosine_similarity_with(_: Raw, _: Raw, _: *const sys::torc_cosine_similarity_options, ) -> Raw;
pub fn torc_linalg_norm_options_init(_: *mut sys::torc_linalg_norm_options, ) -> ();
pub fn torc_linalg_norm_with(_: Raw, _: *const sys::torc_linalg_norm_options, ) -> Raw;
pub fn torc_linalg_norm_out_with(_: Raw, _: Raw, _: *const sys::torc_linalg_norm_options, ) -> Raw;
pub fn torc_linalg_norm_str_options_init(_: *mut sys::torc_linalg_norm_str_options, ) -> ();
pub fn torc_linalg_norm_str_with(_: Raw, _: Raw, _: *const sys::torc_linalg_norm_str_options, ) -> Raw;
pub fn torc_linalg_norm_str_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_linalg_norm_str_options, ) -> Raw;
pub fn torc_linalg_matrix_norm_options_init(_: *mut sys::torc_linalg_matrix_norm_options, ) -> ();
pub fn torc_linalg_matrix_norm_with(_: Raw, _: Number, _: *const sys::torc_linalg_matrix_norm_options, ) -> Raw;
pub fn torc_linalg_matrix_norm_out_with(_: Raw, _: Raw, _: Number, _: *const sys::torc_linalg_matrix_norm_options, ) -> Raw;
pub fn torc_linalg_matrix_norm_str_options_init(_: *mut sys::torc_linalg_matrix_norm_str_options, ) -> ();
pub fn torc_linalg_matrix_norm_str_with(_: Raw, _: *const sys::torc_linalg_matrix_norm_str_options, ) -> Raw;
pub fn torc_linalg_matrix_norm_str_out_with(_: Raw, _: Raw, _: *const sys::torc_linalg_matrix_norm_str_options, ) -> Raw;
pub fn torc_dist_options_init(_: *mut sys::torc_dist_options, ) -> ();
pub fn torc_dist_with(_: Raw, _: Raw, _: *const sys::torc_dist_options, ) -> Raw;
pub fn torc_cdist_options_init(_: *mut sys::torc_cdist_options, ) -> ();
pub fn torc_cdist_with(_: Raw, _: Raw, _: *const sys::torc_cdist_options, ) -> Raw;
pub fn torc_trace(_: Raw, ) -> Raw;
pub fn torc_trace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nanmean_options_init(_: *mut sys::torc_nanmean_options, ) -> ();
pub fn torc_nanmean_with(_: Raw, _: *const sys::torc_nanmean_options, ) -> Raw;
pub fn torc_nanmean_out_with(_: Raw, _: Raw, _: *const sys::torc_nanmean_options, ) -> Raw;
pub fn torc_diff_options_init(_: *mut sys::torc_diff_options, ) -> ();
pub fn torc_diff_with(_: Raw, _: *const sys::torc_diff_options, ) -> Raw;
pub fn torc_diff_out_with(_: Raw, _: Raw, _: *const sys::torc_diff_options, ) -> Raw;
pub fn torc_trapezoid_options_init(_: *mut sys::torc_trapezoid_options, ) -> ();
pub fn torc_trapezoid_with(_: Raw, _: *const sys::torc_trapezoid_options, ) -> Raw;
pub fn torc_trapezoid_x_options_init(_: *mut sys::torc_trapezoid_x_options, ) -> ();
pub fn torc_trapezoid_x_with(_: Raw, _: Raw, _: *const sys::torc_trapezoid_x_options, ) -> Raw;
pub fn torc_cov_options_init(_: *mut sys::torc_cov_options, ) -> ();
pub fn torc_cov_with(_: Raw, _: *const sys::torc_cov_options, ) -> Raw;
pub fn torc_corrcoef(_: Raw, ) -> Raw;
pub fn torc_corrcoef_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_median(_: Raw, ) -> Raw;
pub fn torc_median_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_median_dim_options_init(_: *mut sys::torc_median_dim_options, ) -> ();
pub fn torc_median_dim_with(_: Raw, _: i64, _: *const sys::torc_median_dim_options, ) -> sys::torc_median_dim_result;
pub fn torc_nanmedian(_: Raw, ) -> Raw;
pub fn torc_nanmedian_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nanmedian_dim_options_init(_: *mut sys::torc_nanmedian_dim_options, ) -> ();
pub fn torc_nanmedian_dim_with(_: Raw, _: i64, _: *const sys::torc_nanmedian_dim_options, ) -> sys::torc_nanmedian_dim_result;
pub fn torc_quantile_options_init(_: *mut sys::torc_quantile_options, ) -> ();
pub fn torc_quantile_with(_: Raw, _: Raw, _: *const sys::torc_quantile_options, ) -> Raw;
pub fn torc_quantile_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_quantile_options, ) -> Raw;
pub fn torc_quantile_scalar_options_init(_: *mut sys::torc_quantile_scalar_options, ) -> ();
pub fn torc_quantile_scalar_with(_: Raw, _: f64, _: *const sys::torc_quantile_scalar_options, ) -> Raw;
pub fn torc_quantile_scalar_out_with(_: Raw, _: Raw, _: f64, _: *const sys::torc_quantile_scalar_options, ) -> Raw;
pub fn torc_nanquantile_options_init(_: *mut sys::torc_nanquantile_options, ) -> ();
pub fn torc_nanquantile_with(_: Raw, _: Raw, _: *const sys::torc_nanquantile_options, ) -> Raw;
pub fn torc_nanquantile_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_nanquantile_options, ) -> Raw;
pub fn torc_nanquantile_scalar_options_init(_: *mut sys::torc_nanquantile_scalar_options, ) -> ();
pub fn torc_nanquantile_scalar_with(_: Raw, _: f64, _: *const sys::torc_nanquantile_scalar_options, ) -> Raw;
pub fn torc_nanquantile_scalar_out_with(_: Raw, _: Raw, _: f64, _: *const sys::torc_nanquantile_scalar_options, ) -> Raw;
pub fn torc_detach(_: Raw, ) -> Raw;
pub fn torc_detach_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_view(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_view_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_expand(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_expand_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_permute(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_permute_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_transpose(_: Raw, _: i64, _: i64, ) -> Raw;
pub fn torc_transpose_with(_: Raw, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_unsqueeze(_: Raw, _: i64, ) -> Raw;
pub fn torc_unsqueeze_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_squeeze_options_init(_: *mut sys::torc_squeeze_options, ) -> ();
pub fn torc_squeeze_with(_: Raw, _: *const sys::torc_squeeze_options, ) -> Raw;
pub fn torc_select(_: Raw, _: i64, _: i64, ) -> Raw;
pub fn torc_select_with(_: Raw, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_slice_options_init(_: *mut sys::torc_slice_options, ) -> ();
pub fn torc_slice_with(_: Raw, _: *const sys::torc_slice_options, ) -> Raw;
pub fn torc_diagonal_options_init(_: *mut sys::torc_diagonal_options, ) -> ();
pub fn torc_diagonal_with(_: Raw, _: *const sys::torc_diagonal_options, ) -> Raw;
pub fn torc_unfold(_: Raw, _: i64, _: i64, _: i64, ) -> Raw;
pub fn torc_unfold_with(_: Raw, _: i64, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_view_dtype(_: Raw, _: DType, ) -> Raw;
pub fn torc_view_dtype_with(_: Raw, _: DType, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_view_as_real(_: Raw, ) -> Raw;
pub fn torc_view_as_real_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_view_as_complex(_: Raw, ) -> Raw;
pub fn torc_view_as_complex_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc__conj(_: Raw, ) -> Raw;
pub fn torc__conj_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc__neg_view(_: Raw, ) -> Raw;
pub fn torc__neg_view_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_clone_options_init(_: *mut sys::torc_clone_options, ) -> ();
pub fn torc_clone_with(_: Raw, _: *const sys::torc_clone_options, ) -> Raw;
pub fn torc_cat_options_init(_: *mut sys::torc_cat_options, ) -> ();
pub fn torc_cat_with(_: sys::torc_tensors, _: *const sys::torc_cat_options, ) -> Raw;
pub fn torc_cat_out_with(_: Raw, _: sys::torc_tensors, _: *const sys::torc_cat_options, ) -> Raw;
pub fn torc_flip(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_flip_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_roll_options_init(_: *mut sys::torc_roll_options, ) -> ();
pub fn torc_roll_with(_: Raw, _: sys::Ints, _: *const sys::torc_roll_options, ) -> Raw;
pub fn torc_repeat(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_repeat_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_reshape(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_reshape_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_view_as(_: Raw, _: Raw, ) -> Raw;
pub fn torc_view_as_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_real(_: Raw, ) -> Raw;
pub fn torc_real_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_imag(_: Raw, ) -> Raw;
pub fn torc_imag_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_conj(_: Raw, ) -> Raw;
pub fn torc_conj_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_resolve_conj(_: Raw, ) -> Raw;
pub fn torc_resolve_conj_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_resolve_neg(_: Raw, ) -> Raw;
pub fn torc_resolve_neg_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_complex(_: Raw, _: Raw, ) -> Raw;
pub fn torc_complex_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_complex_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_complex_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_polar(_: Raw, _: Raw, ) -> Raw;
pub fn torc_polar_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_polar_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_polar_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_reshape_as(_: Raw, _: Raw, ) -> Raw;
pub fn torc_reshape_as_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_expand_as(_: Raw, _: Raw, ) -> Raw;
pub fn torc_expand_as_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_broadcast_to(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_broadcast_to_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_broadcast_tensors(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc_broadcast_tensors_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_flatten_options_init(_: *mut sys::torc_flatten_options, ) -> ();
pub fn torc_flatten_with(_: Raw, _: *const sys::torc_flatten_options, ) -> Raw;
pub fn torc_unflatten(_: Raw, _: i64, _: sys::Ints, ) -> Raw;
pub fn torc_unflatten_with(_: Raw, _: i64, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_ravel(_: Raw, ) -> Raw;
pub fn torc_ravel_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_t(_: Raw, ) -> Raw;
pub fn torc_t_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mT(_: Raw, ) -> Raw;
pub fn torc_mT_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_adjoint(_: Raw, ) -> Raw;
pub fn torc_adjoint_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mH(_: Raw, ) -> Raw;
pub fn torc_mH_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_H(_: Raw, ) -> Raw;
pub fn torc_H_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_movedim(_: Raw, _: sys::Ints, _: sys::Ints, ) -> Raw;
pub fn torc_movedim_with(_: Raw, _: sys::Ints, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_narrow(_: Raw, _: i64, _: i64, _: i64, ) -> Raw;
pub fn torc_narrow_with(_: Raw, _: i64, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_as_strided_options_init(_: *mut sys::torc_as_strided_options, ) -> ();
pub fn torc_as_strided_with(_: Raw, _: sys::Ints, _: sys::Ints, _: *const sys::torc_as_strided_options, ) -> Raw;
pub fn torc_stack_options_init(_: *mut sys::torc_stack_options, ) -> ();
pub fn torc_stack_with(_: sys::torc_tensors, _: *const sys::torc_stack_options, ) -> Raw;
pub fn torc_stack_out_with(_: Raw, _: sys::torc_tensors, _: *const sys::torc_stack_options, ) -> Raw;
pub fn torc_atleast_1d(_: Raw, ) -> Raw;
pub fn torc_atleast_1d_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atleast_2d(_: Raw, ) -> Raw;
pub fn torc_atleast_2d_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atleast_3d(_: Raw, ) -> Raw;
pub fn torc_atleast_3d_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_atleast_1d_sequence(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc_atleast_1d_sequence_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_atleast_2d_sequence(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc_atleast_2d_sequence_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_atleast_3d_sequence(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc_atleast_3d_sequence_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_hstack(_: sys::torc_tensors, ) -> Raw;
pub fn torc_hstack_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_hstack_out(_: Raw, _: sys::torc_tensors, ) -> Raw;
pub fn torc_hstack_out_with(_: Raw, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_vstack(_: sys::torc_tensors, ) -> Raw;
pub fn torc_vstack_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_vstack_out(_: Raw, _: sys::torc_tensors, ) -> Raw;
pub fn torc_vstack_out_with(_: Raw, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_dstack(_: sys::torc_tensors, ) -> Raw;
pub fn torc_dstack_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_dstack_out(_: Raw, _: sys::torc_tensors, ) -> Raw;
pub fn torc_dstack_out_with(_: Raw, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_column_stack(_: sys::torc_tensors, ) -> Raw;
pub fn torc_column_stack_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_column_stack_out(_: Raw, _: sys::torc_tensors, ) -> Raw;
pub fn torc_column_stack_out_with(_: Raw, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_block_diag(_: sys::torc_tensors, ) -> Raw;
pub fn torc_block_diag_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_meshgrid_options_init(_: *mut sys::torc_meshgrid_options, ) -> ();
pub fn torc_meshgrid_with(_: sys::torc_tensors, _: *const sys::torc_meshgrid_options, ) -> sys::torc_tensors;
pub fn torc_cartesian_prod(_: sys::torc_tensors, ) -> Raw;
pub fn torc_cartesian_prod_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_combinations_options_init(_: *mut sys::torc_combinations_options, ) -> ();
pub fn torc_combinations_with(_: Raw, _: *const sys::torc_combinations_options, ) -> Raw;
pub fn torc_flipud(_: Raw, ) -> Raw;
pub fn torc_flipud_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_fliplr(_: Raw, ) -> Raw;
pub fn torc_fliplr_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_rot90_options_init(_: *mut sys::torc_rot90_options, ) -> ();
pub fn torc_rot90_with(_: Raw, _: *const sys::torc_rot90_options, ) -> Raw;
pub fn torc_diag_embed_options_init(_: *mut sys::torc_diag_embed_options, ) -> ();
pub fn torc_diag_embed_with(_: Raw, _: *const sys::torc_diag_embed_options, ) -> Raw;
pub fn torc_diag_options_init(_: *mut sys::torc_diag_options, ) -> ();
pub fn torc_diag_with(_: Raw, _: *const sys::torc_diag_options, ) -> Raw;
pub fn torc_diag_out_with(_: Raw, _: Raw, _: *const sys::torc_diag_options, ) -> Raw;
pub fn torc_diagflat_options_init(_: *mut sys::torc_diagflat_options, ) -> ();
pub fn torc_diagflat_with(_: Raw, _: *const sys::torc_diagflat_options, ) -> Raw;
pub fn torc_positive(_: Raw, ) -> Raw;
pub fn torc_positive_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_split_options_init(_: *mut sys::torc_split_options, ) -> ();
pub fn torc_split_with(_: Raw, _: i64, _: *const sys::torc_split_options, ) -> sys::torc_tensors;
pub fn torc_split_with_sizes_options_init(_: *mut sys::torc_split_with_sizes_options, ) -> ();
pub fn torc_split_with_sizes_with(_: Raw, _: sys::Ints, _: *const sys::torc_split_with_sizes_options, ) -> sys::torc_tensors;
pub fn torc_chunk_options_init(_: *mut sys::torc_chunk_options, ) -> ();
pub fn torc_chunk_with(_: Raw, _: i64, _: *const sys::torc_chunk_options, ) -> sys::torc_tensors;
pub fn torc_tensor_split_options_init(_: *mut sys::torc_tensor_split_options, ) -> ();
pub fn torc_tensor_split_with(_: Raw, _: i64, _: *const sys::torc_tensor_split_options, ) -> sys::torc_tensors;
pub fn torc_tensor_split_indices_options_init(_: *mut sys::torc_tensor_split_indices_options, ) -> ();
pub fn torc_tensor_split_indices_with(_: Raw, _: sys::Ints, _: *const sys::torc_tensor_split_indices_options, ) -> sys::torc_tensors;
pub fn torc_hsplit(_: Raw, _: i64, ) -> sys::torc_tensors;
pub fn torc_hsplit_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_hsplit_indices(_: Raw, _: sys::Ints, ) -> sys::torc_tensors;
pub fn torc_hsplit_indices_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_vsplit(_: Raw, _: i64, ) -> sys::torc_tensors;
pub fn torc_vsplit_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_vsplit_indices(_: Raw, _: sys::Ints, ) -> sys::torc_tensors;
pub fn torc_vsplit_indices_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_dsplit(_: Raw, _: i64, ) -> sys::torc_tensors;
pub fn torc_dsplit_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_dsplit_indices(_: Raw, _: sys::Ints, ) -> sys::torc_tensors;
pub fn torc_dsplit_indices_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_tensor_split_tensor_options_init(_: *mut sys::torc_tensor_split_tensor_options, ) -> ();
pub fn torc_tensor_split_tensor_with(_: Raw, _: Raw, _: *const sys::torc_tensor_split_tensor_options, ) -> sys::torc_tensors;
pub fn torc_unbind_options_init(_: *mut sys::torc_unbind_options, ) -> ();
pub fn torc_unbind_with(_: Raw, _: *const sys::torc_unbind_options, ) -> sys::torc_tensors;
pub fn torc_tile(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_tile_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_contiguous_options_init(_: *mut sys::torc_contiguous_options, ) -> ();
pub fn torc_contiguous_with(_: Raw, _: *const sys::torc_contiguous_options, ) -> Raw;
pub fn torc_to_options_init(_: *mut sys::torc_to_options, ) -> ();
pub fn torc_to_with(_: Raw, _: *const sys::torc_to_options, ) -> Raw;
pub fn torc_float(_: Raw, ) -> Raw;
pub fn torc_float_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_double(_: Raw, ) -> Raw;
pub fn torc_double_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_half(_: Raw, ) -> Raw;
pub fn torc_half_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bfloat16(_: Raw, ) -> Raw;
pub fn torc_bfloat16_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_long(_: Raw, ) -> Raw;
pub fn torc_long_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_int(_: Raw, ) -> Raw;
pub fn torc_int_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_short(_: Raw, ) -> Raw;
pub fn torc_short_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_char(_: Raw, ) -> Raw;
pub fn torc_char_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_byte(_: Raw, ) -> Raw;
pub fn torc_byte_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bool(_: Raw, ) -> Raw;
pub fn torc_bool_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_type_as(_: Raw, _: Raw, ) -> Raw;
pub fn torc_type_as_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_isclose_options_init(_: *mut sys::torc_isclose_options, ) -> ();
pub fn torc_isclose_with(_: Raw, _: Raw, _: *const sys::torc_isclose_options, ) -> Raw;
pub fn torc_alias_copy(_: Raw, ) -> Raw;
pub fn torc_alias_copy_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_alias_copy_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_alias_copy_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_detach_copy(_: Raw, ) -> Raw;
pub fn torc_detach_copy_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_detach_copy_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_detach_copy_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_t_copy(_: Raw, ) -> Raw;
pub fn torc_t_copy_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_t_copy_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_t_copy_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_view_copy(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_view_copy_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_view_copy_out(_: Raw, _: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_view_copy_out_with(_: Raw, _: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_expand_copy(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_expand_copy_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_expand_copy_out(_: Raw, _: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_expand_copy_out_with(_: Raw, _: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_permute_copy(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_permute_copy_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_permute_copy_out(_: Raw, _: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_permute_copy_out_with(_: Raw, _: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_transpose_copy(_: Raw, _: i64, _: i64, ) -> Raw;
pub fn torc_transpose_copy_with(_: Raw, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_transpose_copy_out(_: Raw, _: Raw, _: i64, _: i64, ) -> Raw;
pub fn torc_transpose_copy_out_with(_: Raw, _: Raw, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_unsqueeze_copy(_: Raw, _: i64, ) -> Raw;
pub fn torc_unsqueeze_copy_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_unsqueeze_copy_out(_: Raw, _: Raw, _: i64, ) -> Raw;
pub fn torc_unsqueeze_copy_out_with(_: Raw, _: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_select_copy(_: Raw, _: i64, _: i64, ) -> Raw;
pub fn torc_select_copy_with(_: Raw, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_select_copy_out(_: Raw, _: Raw, _: i64, _: i64, ) -> Raw;
pub fn torc_select_copy_out_with(_: Raw, _: Raw, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_slice_copy_options_init(_: *mut sys::torc_slice_copy_options, ) -> ();
pub fn torc_slice_copy_with(_: Raw, _: *const sys::torc_slice_copy_options, ) -> Raw;
pub fn torc_slice_copy_out_with(_: Raw, _: Raw, _: *const sys::torc_slice_copy_options, ) -> Raw;
pub fn torc_narrow_copy(_: Raw, _: i64, _: i64, _: i64, ) -> Raw;
pub fn torc_narrow_copy_with(_: Raw, _: i64, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_narrow_copy_out(_: Raw, _: Raw, _: i64, _: i64, _: i64, ) -> Raw;
pub fn torc_narrow_copy_out_with(_: Raw, _: Raw, _: i64, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_diagonal_copy_options_init(_: *mut sys::torc_diagonal_copy_options, ) -> ();
pub fn torc_diagonal_copy_with(_: Raw, _: *const sys::torc_diagonal_copy_options, ) -> Raw;
pub fn torc_diagonal_copy_out_with(_: Raw, _: Raw, _: *const sys::torc_diagonal_copy_options, ) -> Raw;
pub fn torc_unfold_copy(_: Raw, _: i64, _: i64, _: i64, ) -> Raw;
pub fn torc_unfold_copy_with(_: Raw, _: i64, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_unfold_copy_out(_: Raw, _: Raw, _: i64, _: i64, _: i64, ) -> Raw;
pub fn torc_unfold_copy_out_with(_: Raw, _: Raw, _: i64, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_as_strided_copy_options_init(_: *mut sys::torc_as_strided_copy_options, ) -> ();
pub fn torc_as_strided_copy_with(_: Raw, _: sys::Ints, _: sys::Ints, _: *const sys::torc_as_strided_copy_options, ) -> Raw;
pub fn torc_as_strided_copy_out_with(_: Raw, _: Raw, _: sys::Ints, _: sys::Ints, _: *const sys::torc_as_strided_copy_options, ) -> Raw;
pub fn torc_squeeze_copy_options_init(_: *mut sys::torc_squeeze_copy_options, ) -> ();
pub fn torc_squeeze_copy_with(_: Raw, _: *const sys::torc_squeeze_copy_options, ) -> Raw;
pub fn torc_squeeze_copy_out_with(_: Raw, _: Raw, _: *const sys::torc_squeeze_copy_options, ) -> Raw;
pub fn torc_select_scatter(_: Raw, _: Raw, _: i64, _: i64, ) -> Raw;
pub fn torc_select_scatter_with(_: Raw, _: Raw, _: i64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_slice_scatter_options_init(_: *mut sys::torc_slice_scatter_options, ) -> ();
pub fn torc_slice_scatter_with(_: Raw, _: Raw, _: *const sys::torc_slice_scatter_options, ) -> Raw;
pub fn torc_diagonal_scatter_options_init(_: *mut sys::torc_diagonal_scatter_options, ) -> ();
pub fn torc_diagonal_scatter_with(_: Raw, _: Raw, _: *const sys::torc_diagonal_scatter_options, ) -> Raw;
pub fn torc_as_strided_scatter_options_init(_: *mut sys::torc_as_strided_scatter_options, ) -> ();
pub fn torc_as_strided_scatter_with(_: Raw, _: Raw, _: sys::Ints, _: sys::Ints, _: *const sys::torc_as_strided_scatter_options, ) -> Raw;
pub fn torc_fill_diagonal_inplace_options_init(_: *mut sys::torc_fill_diagonal_inplace_options, ) -> ();
pub fn torc_fill_diagonal_inplace_with(_: Raw, _: Number, _: *const sys::torc_fill_diagonal_inplace_options, ) -> Raw;
pub fn torc_sum_to_size(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_sum_to_size_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_unsafe_chunk_options_init(_: *mut sys::torc_unsafe_chunk_options, ) -> ();
pub fn torc_unsafe_chunk_with(_: Raw, _: i64, _: *const sys::torc_unsafe_chunk_options, ) -> sys::torc_tensors;
pub fn torc_unsafe_split_options_init(_: *mut sys::torc_unsafe_split_options, ) -> ();
pub fn torc_unsafe_split_with(_: Raw, _: i64, _: *const sys::torc_unsafe_split_options, ) -> sys::torc_tensors;
pub fn torc_unsafe_split_with_sizes_options_init(_: *mut sys::torc_unsafe_split_with_sizes_options, ) -> ();
pub fn torc_unsafe_split_with_sizes_with(_: Raw, _: sys::Ints, _: *const sys::torc_unsafe_split_with_sizes_options, ) -> sys::torc_tensors;
pub fn torc_index_select(_: Raw, _: i64, _: Raw, ) -> Raw;
pub fn torc_index_select_with(_: Raw, _: i64, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_index_select_out(_: Raw, _: Raw, _: i64, _: Raw, ) -> Raw;
pub fn torc_index_select_out_with(_: Raw, _: Raw, _: i64, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_gather(_: Raw, _: i64, _: Raw, ) -> Raw;
pub fn torc_gather_with(_: Raw, _: i64, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_gather_out(_: Raw, _: Raw, _: i64, _: Raw, ) -> Raw;
pub fn torc_gather_out_with(_: Raw, _: Raw, _: i64, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_scatter(_: Raw, _: i64, _: Raw, _: Raw, ) -> Raw;
pub fn torc_scatter_with(_: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_scatter_(_: Raw, _: i64, _: Raw, _: Raw, ) -> Raw;
pub fn torc_scatter_inplace_with(_: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_scatter_out(_: Raw, _: Raw, _: i64, _: Raw, _: Raw, ) -> Raw;
pub fn torc_scatter_out_with(_: Raw, _: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_scatter_value(_: Raw, _: i64, _: Raw, _: Number, ) -> Raw;
pub fn torc_scatter_value_with(_: Raw, _: i64, _: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_scatter_value_(_: Raw, _: i64, _: Raw, _: Number, ) -> Raw;
pub fn torc_scatter_value_inplace_with(_: Raw, _: i64, _: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_scatter_value_out(_: Raw, _: Raw, _: i64, _: Raw, _: Number, ) -> Raw;
pub fn torc_scatter_value_out_with(_: Raw, _: Raw, _: i64, _: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_scatter_add(_: Raw, _: i64, _: Raw, _: Raw, ) -> Raw;
pub fn torc_scatter_add_with(_: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_scatter_add_(_: Raw, _: i64, _: Raw, _: Raw, ) -> Raw;
pub fn torc_scatter_add_inplace_with(_: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_scatter_add_out(_: Raw, _: Raw, _: i64, _: Raw, _: Raw, ) -> Raw;
pub fn torc_scatter_add_out_with(_: Raw, _: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_scatter_reduce_options_init(_: *mut sys::torc_scatter_reduce_options, ) -> ();
pub fn torc_scatter_reduce_with(_: Raw, _: i64, _: Raw, _: Raw, _: Raw, _: *const sys::torc_scatter_reduce_options, ) -> Raw;
pub fn torc_scatter_reduce_inplace_with(_: Raw, _: i64, _: Raw, _: Raw, _: Raw, _: *const sys::torc_scatter_reduce_options, ) -> Raw;
pub fn torc_scatter_reduce_out_with(_: Raw, _: Raw, _: i64, _: Raw, _: Raw, _: Raw, _: *const sys::torc_scatter_reduce_options, ) -> Raw;
pub fn torc_index_add_options_init(_: *mut sys::torc_index_add_options, ) -> ();
pub fn torc_index_add_with(_: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_index_add_options, ) -> Raw;
pub fn torc_index_add_inplace_with(_: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_index_add_options, ) -> Raw;
pub fn torc_index_add_out_with(_: Raw, _: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_index_add_options, ) -> Raw;
pub fn torc_index_copy(_: Raw, _: i64, _: Raw, _: Raw, ) -> Raw;
pub fn torc_index_copy_with(_: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_index_copy_(_: Raw, _: i64, _: Raw, _: Raw, ) -> Raw;
pub fn torc_index_copy_inplace_with(_: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_index_copy_out(_: Raw, _: Raw, _: i64, _: Raw, _: Raw, ) -> Raw;
pub fn torc_index_copy_out_with(_: Raw, _: Raw, _: i64, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_index_fill(_: Raw, _: i64, _: Raw, _: Number, ) -> Raw;
pub fn torc_index_fill_with(_: Raw, _: i64, _: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_index_fill_(_: Raw, _: i64, _: Raw, _: Number, ) -> Raw;
pub fn torc_index_fill_inplace_with(_: Raw, _: i64, _: Raw, _: Number, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_sort_options_init(_: *mut sys::torc_sort_options, ) -> ();
pub fn torc_sort_with(_: Raw, _: *const sys::torc_sort_options, ) -> sys::torc_sort_result;
pub fn torc_sort_out_with(_: sys::torc_sort_result, _: Raw, _: *const sys::torc_sort_options, ) -> sys::torc_sort_result;
pub fn torc_topk_options_init(_: *mut sys::torc_topk_options, ) -> ();
pub fn torc_topk_with(_: Raw, _: i64, _: *const sys::torc_topk_options, ) -> sys::torc_topk_result;
pub fn torc_topk_out_with(_: sys::torc_topk_result, _: Raw, _: i64, _: *const sys::torc_topk_options, ) -> sys::torc_topk_result;
pub fn torc_index_reduce_options_init(_: *mut sys::torc_index_reduce_options, ) -> ();
pub fn torc_index_reduce_with(_: Raw, _: i64, _: Raw, _: Raw, _: Raw, _: *const sys::torc_index_reduce_options, ) -> Raw;
pub fn torc_index_reduce_inplace_with(_: Raw, _: i64, _: Raw, _: Raw, _: Raw, _: *const sys::torc_index_reduce_options, ) -> Raw;
pub fn torc_index_reduce_out_with(_: Raw, _: Raw, _: i64, _: Raw, _: Raw, _: Raw, _: *const sys::torc_index_reduce_options, ) -> Raw;
pub fn torc_argsort_options_init(_: *mut sys::torc_argsort_options, ) -> ();
pub fn torc_argsort_with(_: Raw, _: *const sys::torc_argsort_options, ) -> Raw;
pub fn torc_argsort_out_with(_: Raw, _: Raw, _: *const sys::torc_argsort_options, ) -> Raw;
pub fn torc_msort(_: Raw, ) -> Raw;
pub fn torc_msort_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_msort_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_msort_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_index(_: Raw, _: sys::torc_tensors, ) -> Raw;
pub fn torc_index_with(_: Raw, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_index_put_options_init(_: *mut sys::torc_index_put_options, ) -> ();
pub fn torc_index_put_with(_: Raw, _: sys::torc_tensors, _: Raw, _: *const sys::torc_index_put_options, ) -> Raw;
pub fn torc_index_put_inplace_with(_: Raw, _: sys::torc_tensors, _: Raw, _: *const sys::torc_index_put_options, ) -> Raw;
pub fn torc_masked_select(_: Raw, _: Raw, ) -> Raw;
pub fn torc_masked_select_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_masked_select_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_masked_select_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_masked_scatter(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_masked_scatter_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_masked_scatter_(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_masked_scatter_inplace_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nonzero(_: Raw, ) -> Raw;
pub fn torc_nonzero_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nonzero_out(_: Raw, _: Raw, ) -> Raw;
pub fn torc_nonzero_out_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_argwhere(_: Raw, ) -> Raw;
pub fn torc_argwhere_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_take(_: Raw, _: Raw, ) -> Raw;
pub fn torc_take_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_take_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_take_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_take_along_dim_options_init(_: *mut sys::torc_take_along_dim_options, ) -> ();
pub fn torc_take_along_dim_with(_: Raw, _: Raw, _: *const sys::torc_take_along_dim_options, ) -> Raw;
pub fn torc_take_along_dim_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_take_along_dim_options, ) -> Raw;
pub fn torc_repeat_interleave_options_init(_: *mut sys::torc_repeat_interleave_options, ) -> ();
pub fn torc_repeat_interleave_with(_: Raw, _: i64, _: *const sys::torc_repeat_interleave_options, ) -> Raw;
pub fn torc_repeat_interleave_tensor_options_init(_: *mut sys::torc_repeat_interleave_tensor_options, ) -> ();
pub fn torc_repeat_interleave_tensor_with(_: Raw, _: Raw, _: *const sys::torc_repeat_interleave_tensor_options, ) -> Raw;
pub fn torc_repeat_interleave_counts_options_init(_: *mut sys::torc_repeat_interleave_counts_options, ) -> ();
pub fn torc_repeat_interleave_counts_with(_: Raw, _: *const sys::torc_repeat_interleave_counts_options, ) -> Raw;
pub fn torc_isin_options_init(_: *mut sys::torc_isin_options, ) -> ();
pub fn torc_isin_with(_: Raw, _: Raw, _: *const sys::torc_isin_options, ) -> Raw;
pub fn torc_isin_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_isin_options, ) -> Raw;
pub fn torc_searchsorted_options_init(_: *mut sys::torc_searchsorted_options, ) -> ();
pub fn torc_searchsorted_with(_: Raw, _: Raw, _: *const sys::torc_searchsorted_options, ) -> Raw;
pub fn torc_searchsorted_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_searchsorted_options, ) -> Raw;
pub fn torc_bucketize_options_init(_: *mut sys::torc_bucketize_options, ) -> ();
pub fn torc_bucketize_with(_: Raw, _: Raw, _: *const sys::torc_bucketize_options, ) -> Raw;
pub fn torc_bucketize_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_bucketize_options, ) -> Raw;
pub fn torc_multinomial_options_init(_: *mut sys::torc_multinomial_options, ) -> ();
pub fn torc_multinomial_with(_: Raw, _: i64, _: *const sys::torc_multinomial_options, ) -> Raw;
pub fn torc__unique2_options_init(_: *mut sys::torc__unique2_options, ) -> ();
pub fn torc__unique2_with(_: Raw, _: *const sys::torc__unique2_options, ) -> sys::torc__unique2_result;
pub fn torc_unique_dim_options_init(_: *mut sys::torc_unique_dim_options, ) -> ();
pub fn torc_unique_dim_with(_: Raw, _: i64, _: *const sys::torc_unique_dim_options, ) -> sys::torc_unique_dim_result;
pub fn torc_unique_consecutive_options_init(_: *mut sys::torc_unique_consecutive_options, ) -> ();
pub fn torc_unique_consecutive_with(_: Raw, _: *const sys::torc_unique_consecutive_options, ) -> sys::torc_unique_consecutive_result;
pub fn torc_kthvalue_options_init(_: *mut sys::torc_kthvalue_options, ) -> ();
pub fn torc_kthvalue_with(_: Raw, _: i64, _: *const sys::torc_kthvalue_options, ) -> sys::torc_kthvalue_result;
pub fn torc_mode_options_init(_: *mut sys::torc_mode_options, ) -> ();
pub fn torc_mode_with(_: Raw, _: *const sys::torc_mode_options, ) -> sys::torc_mode_result;
pub fn torc_bincount_options_init(_: *mut sys::torc_bincount_options, ) -> ();
pub fn torc_bincount_with(_: Raw, _: *const sys::torc_bincount_options, ) -> Raw;
pub fn torc_mm(_: Raw, _: Raw, ) -> Raw;
pub fn torc_mm_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mm_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_mm_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bmm(_: Raw, _: Raw, ) -> Raw;
pub fn torc_bmm_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_bmm_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_bmm_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mv(_: Raw, _: Raw, ) -> Raw;
pub fn torc_mv_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_mv_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_mv_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_dot(_: Raw, _: Raw, ) -> Raw;
pub fn torc_dot_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_dot_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_dot_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_vdot(_: Raw, _: Raw, ) -> Raw;
pub fn torc_vdot_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_vdot_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_vdot_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_addmm_options_init(_: *mut sys::torc_addmm_options, ) -> ();
pub fn torc_addmm_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addmm_options, ) -> Raw;
pub fn torc_addmm_inplace_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addmm_options, ) -> Raw;
pub fn torc_addmm_out_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_addmm_options, ) -> Raw;
pub fn torc_baddbmm_options_init(_: *mut sys::torc_baddbmm_options, ) -> ();
pub fn torc_baddbmm_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_baddbmm_options, ) -> Raw;
pub fn torc_baddbmm_inplace_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_baddbmm_options, ) -> Raw;
pub fn torc_baddbmm_out_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_baddbmm_options, ) -> Raw;
pub fn torc_addmv_options_init(_: *mut sys::torc_addmv_options, ) -> ();
pub fn torc_addmv_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addmv_options, ) -> Raw;
pub fn torc_addmv_inplace_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addmv_options, ) -> Raw;
pub fn torc_addmv_out_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_addmv_options, ) -> Raw;
pub fn torc_linear_options_init(_: *mut sys::torc_linear_options, ) -> ();
pub fn torc_linear_with(_: Raw, _: Raw, _: *const sys::torc_linear_options, ) -> Raw;
pub fn torc_matmul(_: Raw, _: Raw, ) -> Raw;
pub fn torc_matmul_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_matmul_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_matmul_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_outer(_: Raw, _: Raw, ) -> Raw;
pub fn torc_outer_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_outer_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_outer_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_einsum(_: Raw, _: sys::torc_tensors, ) -> Raw;
pub fn torc_einsum_with(_: Raw, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_tensordot(_: Raw, _: Raw, _: sys::Ints, _: sys::Ints, ) -> Raw;
pub fn torc_tensordot_with(_: Raw, _: Raw, _: sys::Ints, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_tensordot_out(_: Raw, _: Raw, _: Raw, _: sys::Ints, _: sys::Ints, ) -> Raw;
pub fn torc_tensordot_out_with(_: Raw, _: Raw, _: Raw, _: sys::Ints, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_inner(_: Raw, _: Raw, ) -> Raw;
pub fn torc_inner_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_inner_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_inner_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_linalg_vecdot_options_init(_: *mut sys::torc_linalg_vecdot_options, ) -> ();
pub fn torc_linalg_vecdot_with(_: Raw, _: Raw, _: *const sys::torc_linalg_vecdot_options, ) -> Raw;
pub fn torc_linalg_vecdot_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_linalg_vecdot_options, ) -> Raw;
pub fn torc_kron(_: Raw, _: Raw, ) -> Raw;
pub fn torc_kron_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_kron_out(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_kron_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_addr_options_init(_: *mut sys::torc_addr_options, ) -> ();
pub fn torc_addr_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addr_options, ) -> Raw;
pub fn torc_addr_inplace_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addr_options, ) -> Raw;
pub fn torc_addr_out_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_addr_options, ) -> Raw;
pub fn torc_addbmm_options_init(_: *mut sys::torc_addbmm_options, ) -> ();
pub fn torc_addbmm_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addbmm_options, ) -> Raw;
pub fn torc_addbmm_inplace_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_addbmm_options, ) -> Raw;
pub fn torc_addbmm_out_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_addbmm_options, ) -> Raw;
pub fn torc_linalg_cross_options_init(_: *mut sys::torc_linalg_cross_options, ) -> ();
pub fn torc_linalg_cross_with(_: Raw, _: Raw, _: *const sys::torc_linalg_cross_options, ) -> Raw;
pub fn torc_linalg_cross_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_linalg_cross_options, ) -> Raw;
pub fn torc_cross_options_init(_: *mut sys::torc_cross_options, ) -> ();
pub fn torc_cross_with(_: Raw, _: Raw, _: *const sys::torc_cross_options, ) -> Raw;
pub fn torc_cross_out_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_cross_options, ) -> Raw;
pub fn torc__addmm_activation_options_init(_: *mut sys::torc__addmm_activation_options, ) -> ();
pub fn torc__addmm_activation_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc__addmm_activation_options, ) -> Raw;
pub fn torc__addmm_activation_out_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc__addmm_activation_options, ) -> Raw;
pub fn torc_linear_gelu_options_init(_: *mut sys::torc_linear_gelu_options, ) -> ();
pub fn torc_linear_gelu_with(_: Raw, _: Raw, _: *const sys::torc_linear_gelu_options, ) -> Raw;
pub fn torc_linear_gelu_linear_options_init(_: *mut sys::torc_linear_gelu_linear_options, ) -> ();
pub fn torc_linear_gelu_linear_with(_: Raw, _: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_linear_gelu_linear_options, ) -> Raw;
pub fn torc_softmax_options_init(_: *mut sys::torc_softmax_options, ) -> ();
pub fn torc_softmax_with(_: Raw, _: i64, _: *const sys::torc_softmax_options, ) -> Raw;
pub fn torc_softmax_out_with(_: Raw, _: Raw, _: i64, _: *const sys::torc_softmax_options, ) -> Raw;
pub fn torc_log_softmax_options_init(_: *mut sys::torc_log_softmax_options, ) -> ();
pub fn torc_log_softmax_with(_: Raw, _: i64, _: *const sys::torc_log_softmax_options, ) -> Raw;
pub fn torc_log_softmax_out_with(_: Raw, _: Raw, _: i64, _: *const sys::torc_log_softmax_options, ) -> Raw;
pub fn torc_native_layer_norm(_: Raw, _: sys::Ints, _: Raw, _: Raw, _: f64, ) -> sys::torc_native_layer_norm_result;
pub fn torc_native_layer_norm_with(_: Raw, _: sys::Ints, _: Raw, _: Raw, _: f64, _: *const sys::torc_no_options, ) -> sys::torc_native_layer_norm_result;
pub fn torc_layer_norm_options_init(_: *mut sys::torc_layer_norm_options, ) -> ();
pub fn torc_layer_norm_with(_: Raw, _: sys::Ints, _: *const sys::torc_layer_norm_options, ) -> Raw;
pub fn torc_native_batch_norm(_: Raw, _: Raw, _: Raw, _: Raw, _: Raw, _: bool, _: f64, _: f64, ) -> sys::torc_native_batch_norm_result;
pub fn torc_native_batch_norm_with(_: Raw, _: Raw, _: Raw, _: Raw, _: Raw, _: bool, _: f64, _: f64, _: *const sys::torc_no_options, ) -> sys::torc_native_batch_norm_result;
pub fn torc_batch_norm_options_init(_: *mut sys::torc_batch_norm_options, ) -> ();
pub fn torc_batch_norm_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_batch_norm_options, ) -> Raw;
pub fn torc_instance_norm_options_init(_: *mut sys::torc_instance_norm_options, ) -> ();
pub fn torc_instance_norm_with(_: Raw, _: *const sys::torc_instance_norm_options, ) -> Raw;
pub fn torc_native_group_norm(_: Raw, _: Raw, _: Raw, _: i64, _: i64, _: i64, _: i64, _: f64, ) -> sys::torc_native_group_norm_result;
pub fn torc_native_group_norm_with(_: Raw, _: Raw, _: Raw, _: i64, _: i64, _: i64, _: i64, _: f64, _: *const sys::torc_no_options, ) -> sys::torc_native_group_norm_result;
pub fn torc_group_norm_options_init(_: *mut sys::torc_group_norm_options, ) -> ();
pub fn torc_group_norm_with(_: Raw, _: i64, _: *const sys::torc_group_norm_options, ) -> Raw;
pub fn torc__fused_rms_norm(_: Raw, _: sys::Ints, _: Raw, _: f64, ) -> sys::torc__fused_rms_norm_result;
pub fn torc__fused_rms_norm_with(_: Raw, _: sys::Ints, _: Raw, _: f64, _: *const sys::torc_no_options, ) -> sys::torc__fused_rms_norm_result;
pub fn torc_rms_norm_options_init(_: *mut sys::torc_rms_norm_options, ) -> ();
pub fn torc_rms_norm_with(_: Raw, _: sys::Ints, _: *const sys::torc_rms_norm_options, ) -> Raw;
pub fn torc_native_dropout_options_init(_: *mut sys::torc_native_dropout_options, ) -> ();
pub fn torc_native_dropout_with(_: Raw, _: f64, _: bool, _: *const sys::torc_native_dropout_options, ) -> sys::torc_native_dropout_result;
pub fn torc_dropout_options_init(_: *mut sys::torc_dropout_options, ) -> ();
pub fn torc_dropout_with(_: Raw, _: *const sys::torc_dropout_options, ) -> Raw;
pub fn torc_dropout_inplace_with(_: Raw, _: *const sys::torc_dropout_options, ) -> Raw;
pub fn torc_feature_dropout_options_init(_: *mut sys::torc_feature_dropout_options, ) -> ();
pub fn torc_feature_dropout_with(_: Raw, _: *const sys::torc_feature_dropout_options, ) -> Raw;
pub fn torc_feature_dropout_inplace_with(_: Raw, _: *const sys::torc_feature_dropout_options, ) -> Raw;
pub fn torc_embedding_options_init(_: *mut sys::torc_embedding_options, ) -> ();
pub fn torc_embedding_with(_: Raw, _: Raw, _: *const sys::torc_embedding_options, ) -> Raw;
pub fn torc_convolution(_: Raw, _: Raw, _: Raw, _: sys::Ints, _: sys::Ints, _: sys::Ints, _: bool, _: sys::Ints, _: i64, ) -> Raw;
pub fn torc_convolution_with(_: Raw, _: Raw, _: Raw, _: sys::Ints, _: sys::Ints, _: sys::Ints, _: bool, _: sys::Ints, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_conv1d_options_init(_: *mut sys::torc_conv1d_options, ) -> ();
pub fn torc_conv1d_with(_: Raw, _: Raw, _: *const sys::torc_conv1d_options, ) -> Raw;
pub fn torc_conv2d_options_init(_: *mut sys::torc_conv2d_options, ) -> ();
pub fn torc_conv2d_with(_: Raw, _: Raw, _: *const sys::torc_conv2d_options, ) -> Raw;
pub fn torc_conv1d_padding_options_init(_: *mut sys::torc_conv1d_padding_options, ) -> ();
pub fn torc_conv1d_padding_with(_: Raw, _: Raw, _: *const sys::torc_conv1d_padding_options, ) -> Raw;
pub fn torc_conv2d_padding_options_init(_: *mut sys::torc_conv2d_padding_options, ) -> ();
pub fn torc_conv2d_padding_with(_: Raw, _: Raw, _: *const sys::torc_conv2d_padding_options, ) -> Raw;
pub fn torc_conv_transpose1d_options_init(_: *mut sys::torc_conv_transpose1d_options, ) -> ();
pub fn torc_conv_transpose1d_with(_: Raw, _: Raw, _: *const sys::torc_conv_transpose1d_options, ) -> Raw;
pub fn torc_conv_transpose2d_options_init(_: *mut sys::torc_conv_transpose2d_options, ) -> ();
pub fn torc_conv_transpose2d_with(_: Raw, _: Raw, _: *const sys::torc_conv_transpose2d_options, ) -> Raw;
pub fn torc_max_pool2d_with_indices_options_init(_: *mut sys::torc_max_pool2d_with_indices_options, ) -> ();
pub fn torc_max_pool2d_with_indices_with(_: Raw, _: sys::Ints, _: *const sys::torc_max_pool2d_with_indices_options, ) -> sys::torc_max_pool2d_with_indices_result;
pub fn torc_max_pool2d_options_init(_: *mut sys::torc_max_pool2d_options, ) -> ();
pub fn torc_max_pool2d_with(_: Raw, _: sys::Ints, _: *const sys::torc_max_pool2d_options, ) -> Raw;
pub fn torc_max_pool1d_options_init(_: *mut sys::torc_max_pool1d_options, ) -> ();
pub fn torc_max_pool1d_with(_: Raw, _: sys::Ints, _: *const sys::torc_max_pool1d_options, ) -> Raw;
pub fn torc_avg_pool2d_options_init(_: *mut sys::torc_avg_pool2d_options, ) -> ();
pub fn torc_avg_pool2d_with(_: Raw, _: sys::Ints, _: *const sys::torc_avg_pool2d_options, ) -> Raw;
pub fn torc_avg_pool2d_out_with(_: Raw, _: Raw, _: sys::Ints, _: *const sys::torc_avg_pool2d_options, ) -> Raw;
pub fn torc_avg_pool1d_options_init(_: *mut sys::torc_avg_pool1d_options, ) -> ();
pub fn torc_avg_pool1d_with(_: Raw, _: sys::Ints, _: *const sys::torc_avg_pool1d_options, ) -> Raw;
pub fn torc_adaptive_avg_pool2d(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_adaptive_avg_pool2d_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_adaptive_avg_pool1d(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_adaptive_avg_pool1d_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_adaptive_max_pool2d(_: Raw, _: sys::Ints, ) -> sys::torc_adaptive_max_pool2d_result;
pub fn torc_adaptive_max_pool2d_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> sys::torc_adaptive_max_pool2d_result;
pub fn torc_max_pool3d_with_indices_options_init(_: *mut sys::torc_max_pool3d_with_indices_options, ) -> ();
pub fn torc_max_pool3d_with_indices_with(_: Raw, _: sys::Ints, _: *const sys::torc_max_pool3d_with_indices_options, ) -> sys::torc_max_pool3d_with_indices_result;
pub fn torc_max_pool3d_options_init(_: *mut sys::torc_max_pool3d_options, ) -> ();
pub fn torc_max_pool3d_with(_: Raw, _: sys::Ints, _: *const sys::torc_max_pool3d_options, ) -> Raw;
pub fn torc_avg_pool3d_options_init(_: *mut sys::torc_avg_pool3d_options, ) -> ();
pub fn torc_avg_pool3d_with(_: Raw, _: sys::Ints, _: *const sys::torc_avg_pool3d_options, ) -> Raw;
pub fn torc_adaptive_avg_pool3d(_: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_adaptive_avg_pool3d_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_adaptive_max_pool3d(_: Raw, _: sys::Ints, ) -> sys::torc_adaptive_max_pool3d_result;
pub fn torc_adaptive_max_pool3d_with(_: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> sys::torc_adaptive_max_pool3d_result;
pub fn torc_interpolate_options_init(_: *mut sys::torc_interpolate_options, ) -> ();
pub fn torc_interpolate_with(_: Raw, _: sys::Ints, _: *const sys::torc_interpolate_options, ) -> Raw;
pub fn torc_grid_sampler(_: Raw, _: Raw, _: i64, _: i64, _: bool, ) -> Raw;
pub fn torc_grid_sampler_with(_: Raw, _: Raw, _: i64, _: i64, _: bool, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_affine_grid_generator(_: Raw, _: sys::Ints, _: bool, ) -> Raw;
pub fn torc_affine_grid_generator_with(_: Raw, _: sys::Ints, _: bool, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nll_loss_options_init(_: *mut sys::torc_nll_loss_options, ) -> ();
pub fn torc_nll_loss_with(_: Raw, _: Raw, _: *const sys::torc_nll_loss_options, ) -> Raw;
pub fn torc_cross_entropy_options_init(_: *mut sys::torc_cross_entropy_options, ) -> ();
pub fn torc_cross_entropy_with(_: Raw, _: Raw, _: *const sys::torc_cross_entropy_options, ) -> Raw;
pub fn torc_binary_cross_entropy_options_init(_: *mut sys::torc_binary_cross_entropy_options, ) -> ();
pub fn torc_binary_cross_entropy_with(_: Raw, _: Raw, _: *const sys::torc_binary_cross_entropy_options, ) -> Raw;
pub fn torc_binary_cross_entropy_with_logits_options_init(_: *mut sys::torc_binary_cross_entropy_with_logits_options, ) -> ();
pub fn torc_binary_cross_entropy_with_logits_with(_: Raw, _: Raw, _: *const sys::torc_binary_cross_entropy_with_logits_options, ) -> Raw;
pub fn torc_mse_loss_options_init(_: *mut sys::torc_mse_loss_options, ) -> ();
pub fn torc_mse_loss_with(_: Raw, _: Raw, _: *const sys::torc_mse_loss_options, ) -> Raw;
pub fn torc_l1_loss_options_init(_: *mut sys::torc_l1_loss_options, ) -> ();
pub fn torc_l1_loss_with(_: Raw, _: Raw, _: *const sys::torc_l1_loss_options, ) -> Raw;
pub fn torc_smooth_l1_loss_options_init(_: *mut sys::torc_smooth_l1_loss_options, ) -> ();
pub fn torc_smooth_l1_loss_with(_: Raw, _: Raw, _: *const sys::torc_smooth_l1_loss_options, ) -> Raw;
pub fn torc_huber_loss_options_init(_: *mut sys::torc_huber_loss_options, ) -> ();
pub fn torc_huber_loss_with(_: Raw, _: Raw, _: *const sys::torc_huber_loss_options, ) -> Raw;
pub fn torc_kl_div_options_init(_: *mut sys::torc_kl_div_options, ) -> ();
pub fn torc_kl_div_with(_: Raw, _: Raw, _: *const sys::torc_kl_div_options, ) -> Raw;
pub fn torc_one_hot_options_init(_: *mut sys::torc_one_hot_options, ) -> ();
pub fn torc_one_hot_with(_: Raw, _: *const sys::torc_one_hot_options, ) -> Raw;
pub fn torc_scaled_dot_product_attention_options_init(_: *mut sys::torc_scaled_dot_product_attention_options, ) -> ();
pub fn torc_scaled_dot_product_attention_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_scaled_dot_product_attention_options, ) -> Raw;
pub fn torc_constant_pad_nd_options_init(_: *mut sys::torc_constant_pad_nd_options, ) -> ();
pub fn torc_constant_pad_nd_with(_: Raw, _: sys::Ints, _: *const sys::torc_constant_pad_nd_options, ) -> Raw;
pub fn torc_pad_options_init(_: *mut sys::torc_pad_options, ) -> ();
pub fn torc_pad_with(_: Raw, _: sys::Ints, _: *const sys::torc_pad_options, ) -> Raw;
pub fn torc_glu_options_init(_: *mut sys::torc_glu_options, ) -> ();
pub fn torc_glu_with(_: Raw, _: *const sys::torc_glu_options, ) -> Raw;
pub fn torc_prelu(_: Raw, _: Raw, ) -> Raw;
pub fn torc_prelu_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_alpha_dropout_options_init(_: *mut sys::torc_alpha_dropout_options, ) -> ();
pub fn torc_alpha_dropout_with(_: Raw, _: *const sys::torc_alpha_dropout_options, ) -> Raw;
pub fn torc_alpha_dropout_inplace_with(_: Raw, _: *const sys::torc_alpha_dropout_options, ) -> Raw;
pub fn torc_feature_alpha_dropout_options_init(_: *mut sys::torc_feature_alpha_dropout_options, ) -> ();
pub fn torc_feature_alpha_dropout_with(_: Raw, _: *const sys::torc_feature_alpha_dropout_options, ) -> Raw;
pub fn torc_feature_alpha_dropout_inplace_with(_: Raw, _: *const sys::torc_feature_alpha_dropout_options, ) -> Raw;
pub fn torc_pixel_shuffle(_: Raw, _: i64, ) -> Raw;
pub fn torc_pixel_shuffle_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_pixel_unshuffle(_: Raw, _: i64, ) -> Raw;
pub fn torc_pixel_unshuffle_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_channel_shuffle(_: Raw, _: i64, ) -> Raw;
pub fn torc_channel_shuffle_with(_: Raw, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_im2col_options_init(_: *mut sys::torc_im2col_options, ) -> ();
pub fn torc_im2col_with(_: Raw, _: sys::Ints, _: *const sys::torc_im2col_options, ) -> Raw;
pub fn torc_col2im_options_init(_: *mut sys::torc_col2im_options, ) -> ();
pub fn torc_col2im_with(_: Raw, _: sys::Ints, _: sys::Ints, _: *const sys::torc_col2im_options, ) -> Raw;
pub fn torc_max_unpool2d(_: Raw, _: Raw, _: sys::Ints, ) -> Raw;
pub fn torc_max_unpool2d_with(_: Raw, _: Raw, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_embedding_renorm_(_: Raw, _: Raw, _: f64, _: f64, ) -> Raw;
pub fn torc_embedding_renorm_inplace_with(_: Raw, _: Raw, _: f64, _: f64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_embedding_bag_options_init(_: *mut sys::torc_embedding_bag_options, ) -> ();
pub fn torc_embedding_bag_with(_: Raw, _: Raw, _: *const sys::torc_embedding_bag_options, ) -> Raw;
pub fn torc_conv3d_options_init(_: *mut sys::torc_conv3d_options, ) -> ();
pub fn torc_conv3d_with(_: Raw, _: Raw, _: *const sys::torc_conv3d_options, ) -> Raw;
pub fn torc_conv3d_padding_options_init(_: *mut sys::torc_conv3d_padding_options, ) -> ();
pub fn torc_conv3d_padding_with(_: Raw, _: Raw, _: *const sys::torc_conv3d_padding_options, ) -> Raw;
pub fn torc_conv_transpose3d_options_init(_: *mut sys::torc_conv_transpose3d_options, ) -> ();
pub fn torc_conv_transpose3d_with(_: Raw, _: Raw, _: *const sys::torc_conv_transpose3d_options, ) -> Raw;
pub fn torc_pairwise_distance_options_init(_: *mut sys::torc_pairwise_distance_options, ) -> ();
pub fn torc_pairwise_distance_with(_: Raw, _: Raw, _: *const sys::torc_pairwise_distance_options, ) -> Raw;
pub fn torc_bilinear_options_init(_: *mut sys::torc_bilinear_options, ) -> ();
pub fn torc_bilinear_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_bilinear_options, ) -> Raw;
pub fn torc_margin_ranking_loss_options_init(_: *mut sys::torc_margin_ranking_loss_options, ) -> ();
pub fn torc_margin_ranking_loss_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_margin_ranking_loss_options, ) -> Raw;
pub fn torc_hinge_embedding_loss_options_init(_: *mut sys::torc_hinge_embedding_loss_options, ) -> ();
pub fn torc_hinge_embedding_loss_with(_: Raw, _: Raw, _: *const sys::torc_hinge_embedding_loss_options, ) -> Raw;
pub fn torc_cosine_embedding_loss_options_init(_: *mut sys::torc_cosine_embedding_loss_options, ) -> ();
pub fn torc_cosine_embedding_loss_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_cosine_embedding_loss_options, ) -> Raw;
pub fn torc_triplet_margin_loss_options_init(_: *mut sys::torc_triplet_margin_loss_options, ) -> ();
pub fn torc_triplet_margin_loss_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_triplet_margin_loss_options, ) -> Raw;
pub fn torc_soft_margin_loss_options_init(_: *mut sys::torc_soft_margin_loss_options, ) -> ();
pub fn torc_soft_margin_loss_with(_: Raw, _: Raw, _: *const sys::torc_soft_margin_loss_options, ) -> Raw;
pub fn torc_multi_margin_loss_options_init(_: *mut sys::torc_multi_margin_loss_options, ) -> ();
pub fn torc_multi_margin_loss_with(_: Raw, _: Raw, _: *const sys::torc_multi_margin_loss_options, ) -> Raw;
pub fn torc_multilabel_margin_loss_options_init(_: *mut sys::torc_multilabel_margin_loss_options, ) -> ();
pub fn torc_multilabel_margin_loss_with(_: Raw, _: Raw, _: *const sys::torc_multilabel_margin_loss_options, ) -> Raw;
pub fn torc_poisson_nll_loss_options_init(_: *mut sys::torc_poisson_nll_loss_options, ) -> ();
pub fn torc_poisson_nll_loss_with(_: Raw, _: Raw, _: *const sys::torc_poisson_nll_loss_options, ) -> Raw;
pub fn torc_rnn_tanh(_: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: bool, ) -> sys::torc_rnn_tanh_result;
pub fn torc_rnn_tanh_with(_: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: bool, _: *const sys::torc_no_options, ) -> sys::torc_rnn_tanh_result;
pub fn torc_rnn_tanh_data(_: Raw, _: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, ) -> sys::torc_rnn_tanh_data_result;
pub fn torc_rnn_tanh_data_with(_: Raw, _: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: *const sys::torc_no_options, ) -> sys::torc_rnn_tanh_data_result;
pub fn torc_rnn_relu(_: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: bool, ) -> sys::torc_rnn_relu_result;
pub fn torc_rnn_relu_with(_: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: bool, _: *const sys::torc_no_options, ) -> sys::torc_rnn_relu_result;
pub fn torc_rnn_relu_data(_: Raw, _: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, ) -> sys::torc_rnn_relu_data_result;
pub fn torc_rnn_relu_data_with(_: Raw, _: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: *const sys::torc_no_options, ) -> sys::torc_rnn_relu_data_result;
pub fn torc_gru(_: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: bool, ) -> sys::torc_gru_result;
pub fn torc_gru_with(_: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: bool, _: *const sys::torc_no_options, ) -> sys::torc_gru_result;
pub fn torc_gru_data(_: Raw, _: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, ) -> sys::torc_gru_data_result;
pub fn torc_gru_data_with(_: Raw, _: Raw, _: Raw, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: *const sys::torc_no_options, ) -> sys::torc_gru_data_result;
pub fn torc_lstm(_: Raw, _: sys::torc_tensors, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: bool, ) -> sys::torc_lstm_result;
pub fn torc_lstm_with(_: Raw, _: sys::torc_tensors, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: bool, _: *const sys::torc_no_options, ) -> sys::torc_lstm_result;
pub fn torc_lstm_data(_: Raw, _: Raw, _: sys::torc_tensors, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, ) -> sys::torc_lstm_data_result;
pub fn torc_lstm_data_with(_: Raw, _: Raw, _: sys::torc_tensors, _: sys::torc_tensors, _: bool, _: i64, _: f64, _: bool, _: bool, _: *const sys::torc_no_options, ) -> sys::torc_lstm_data_result;
pub fn torc_rnn_tanh_cell_options_init(_: *mut sys::torc_rnn_tanh_cell_options, ) -> ();
pub fn torc_rnn_tanh_cell_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_rnn_tanh_cell_options, ) -> Raw;
pub fn torc_rnn_relu_cell_options_init(_: *mut sys::torc_rnn_relu_cell_options, ) -> ();
pub fn torc_rnn_relu_cell_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_rnn_relu_cell_options, ) -> Raw;
pub fn torc_gru_cell_options_init(_: *mut sys::torc_gru_cell_options, ) -> ();
pub fn torc_gru_cell_with(_: Raw, _: Raw, _: Raw, _: Raw, _: *const sys::torc_gru_cell_options, ) -> Raw;
pub fn torc_lstm_cell_options_init(_: *mut sys::torc_lstm_cell_options, ) -> ();
pub fn torc_lstm_cell_with(_: Raw, _: sys::torc_tensors, _: Raw, _: Raw, _: *const sys::torc_lstm_cell_options, ) -> sys::torc_lstm_cell_result;
pub fn torc__fused_sgd_inplace_options_init(_: *mut sys::torc__fused_sgd_inplace_options, ) -> ();
pub fn torc__fused_sgd__with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: f64, _: f64, _: f64, _: f64, _: bool, _: bool, _: bool, _: *const sys::torc__fused_sgd_inplace_options, ) -> bool;
pub fn torc__fused_sgd__tensor_lr_options_init(_: *mut sys::torc__fused_sgd__tensor_lr_options, ) -> ();
pub fn torc__fused_sgd__tensor_lr_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: f64, _: f64, _: Raw, _: f64, _: bool, _: bool, _: bool, _: *const sys::torc__fused_sgd__tensor_lr_options, ) -> bool;
pub fn torc__fused_adam_inplace_options_init(_: *mut sys::torc__fused_adam_inplace_options, ) -> ();
pub fn torc__fused_adam__with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: f64, _: f64, _: f64, _: f64, _: f64, _: bool, _: bool, _: *const sys::torc__fused_adam_inplace_options, ) -> bool;
pub fn torc__fused_adam__tensor_lr_options_init(_: *mut sys::torc__fused_adam__tensor_lr_options, ) -> ();
pub fn torc__fused_adam__tensor_lr_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: Raw, _: f64, _: f64, _: f64, _: f64, _: bool, _: bool, _: *const sys::torc__fused_adam__tensor_lr_options, ) -> bool;
pub fn torc__fused_adamw_inplace_options_init(_: *mut sys::torc__fused_adamw_inplace_options, ) -> ();
pub fn torc__fused_adamw__with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: f64, _: f64, _: f64, _: f64, _: f64, _: bool, _: bool, _: *const sys::torc__fused_adamw_inplace_options, ) -> bool;
pub fn torc__fused_adamw__tensor_lr_options_init(_: *mut sys::torc__fused_adamw__tensor_lr_options, ) -> ();
pub fn torc__fused_adamw__tensor_lr_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: Raw, _: f64, _: f64, _: f64, _: f64, _: bool, _: bool, _: *const sys::torc__fused_adamw__tensor_lr_options, ) -> bool;
pub fn torc__amp_foreach_non_finite_check_and_unscale_(_: sys::torc_tensors, _: Raw, _: Raw, ) -> bool;
pub fn torc__amp_foreach_non_finite_check_and_unscale__with(_: sys::torc_tensors, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__amp_update_scale_(_: Raw, _: Raw, _: Raw, _: f64, _: f64, _: i64, ) -> Raw;
pub fn torc__amp_update_scale_inplace_with(_: Raw, _: Raw, _: Raw, _: f64, _: f64, _: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc__foreach_abs(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_abs_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_abs_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_abs_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_acos(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_acos_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_acos_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_acos_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_asin(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_asin_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_asin_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_asin_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_atan(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_atan_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_atan_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_atan_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_ceil(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_ceil_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_ceil_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_ceil_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_cos(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_cos_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_cos_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_cos_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_cosh(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_cosh_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_cosh_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_cosh_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_erf(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_erf_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_erf_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_erf_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_erfc(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_erfc_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_erfc_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_erfc_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_exp(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_exp_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_exp_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_exp_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_expm1(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_expm1_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_expm1_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_expm1_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_floor(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_floor_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_floor_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_floor_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_frac(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_frac_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_frac_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_frac_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_log(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_log_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_log_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_log_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_log10(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_log10_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_log10_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_log10_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_log1p(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_log1p_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_log1p_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_log1p_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_log2(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_log2_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_log2_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_log2_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_neg(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_neg_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_neg_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_neg_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_reciprocal(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_reciprocal_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_reciprocal_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_reciprocal_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_round(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_round_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_round_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_round_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_rsqrt(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_rsqrt_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_rsqrt_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_rsqrt_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_sigmoid(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_sigmoid_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_sigmoid_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_sigmoid_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_sign(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_sign_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_sign_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_sign_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_sin(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_sin_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_sin_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_sin_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_sinh(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_sinh_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_sinh_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_sinh_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_sqrt(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_sqrt_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_sqrt_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_sqrt_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_tan(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_tan_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_tan_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_tan_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_tanh(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_tanh_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_tanh_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_tanh_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_trunc(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_trunc_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_trunc_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_trunc_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_zero_(_: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_zero_inplace_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_copy_inplace_options_init(_: *mut sys::torc__foreach_copy_inplace_options, ) -> ();
pub fn torc__foreach_copy_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc__foreach_copy_inplace_options, ) -> bool;
pub fn torc__foreach_norm_options_init(_: *mut sys::torc__foreach_norm_options, ) -> ();
pub fn torc__foreach_norm_with(_: sys::torc_tensors, _: *const sys::torc__foreach_norm_options, ) -> sys::torc_tensors;
pub fn torc__foreach_max(_: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_max_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_add_options_init(_: *mut sys::torc__foreach_add_options, ) -> ();
pub fn torc__foreach_add_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc__foreach_add_options, ) -> sys::torc_tensors;
pub fn torc__foreach_add_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc__foreach_add_options, ) -> bool;
pub fn torc__foreach_add_scalar(_: sys::torc_tensors, _: Number, ) -> sys::torc_tensors;
pub fn torc__foreach_add_scalar_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_add_scalar_(_: sys::torc_tensors, _: Number, ) -> bool;
pub fn torc__foreach_add_scalar_inplace_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_add_scalar_list(_: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_add_scalar_list_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_add_scalar_list_(_: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_add_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_add_tensor_options_init(_: *mut sys::torc__foreach_add_tensor_options, ) -> ();
pub fn torc__foreach_add_tensor_with(_: sys::torc_tensors, _: Raw, _: *const sys::torc__foreach_add_tensor_options, ) -> sys::torc_tensors;
pub fn torc__foreach_add_tensor_inplace_with(_: sys::torc_tensors, _: Raw, _: *const sys::torc__foreach_add_tensor_options, ) -> bool;
pub fn torc__foreach_sub_options_init(_: *mut sys::torc__foreach_sub_options, ) -> ();
pub fn torc__foreach_sub_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc__foreach_sub_options, ) -> sys::torc_tensors;
pub fn torc__foreach_sub_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc__foreach_sub_options, ) -> bool;
pub fn torc__foreach_sub_scalar(_: sys::torc_tensors, _: Number, ) -> sys::torc_tensors;
pub fn torc__foreach_sub_scalar_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_sub_scalar_(_: sys::torc_tensors, _: Number, ) -> bool;
pub fn torc__foreach_sub_scalar_inplace_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_sub_scalar_list(_: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_sub_scalar_list_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_sub_scalar_list_(_: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_sub_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_mul(_: sys::torc_tensors, _: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_mul_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_mul_(_: sys::torc_tensors, _: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_mul_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_mul_scalar(_: sys::torc_tensors, _: Number, ) -> sys::torc_tensors;
pub fn torc__foreach_mul_scalar_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_mul_scalar_(_: sys::torc_tensors, _: Number, ) -> bool;
pub fn torc__foreach_mul_scalar_inplace_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_mul_scalar_list(_: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_mul_scalar_list_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_mul_scalar_list_(_: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_mul_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_mul_tensor(_: sys::torc_tensors, _: Raw, ) -> sys::torc_tensors;
pub fn torc__foreach_mul_tensor_with(_: sys::torc_tensors, _: Raw, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_mul_tensor_(_: sys::torc_tensors, _: Raw, ) -> bool;
pub fn torc__foreach_mul_tensor_inplace_with(_: sys::torc_tensors, _: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_div(_: sys::torc_tensors, _: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_div_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_div_(_: sys::torc_tensors, _: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_div_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_div_scalar(_: sys::torc_tensors, _: Number, ) -> sys::torc_tensors;
pub fn torc__foreach_div_scalar_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_div_scalar_(_: sys::torc_tensors, _: Number, ) -> bool;
pub fn torc__foreach_div_scalar_inplace_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_div_scalar_list(_: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_div_scalar_list_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_div_scalar_list_(_: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_div_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_div_tensor(_: sys::torc_tensors, _: Raw, ) -> sys::torc_tensors;
pub fn torc__foreach_div_tensor_with(_: sys::torc_tensors, _: Raw, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_div_tensor_(_: sys::torc_tensors, _: Raw, ) -> bool;
pub fn torc__foreach_div_tensor_inplace_with(_: sys::torc_tensors, _: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_clamp_min(_: sys::torc_tensors, _: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_min_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_min_(_: sys::torc_tensors, _: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_clamp_min_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_clamp_min_scalar(_: sys::torc_tensors, _: Number, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_min_scalar_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_min_scalar_(_: sys::torc_tensors, _: Number, ) -> bool;
pub fn torc__foreach_clamp_min_scalar_inplace_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_clamp_min_scalar_list(_: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_min_scalar_list_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_min_scalar_list_(_: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_clamp_min_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_clamp_max(_: sys::torc_tensors, _: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_max_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_max_(_: sys::torc_tensors, _: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_clamp_max_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_clamp_max_scalar(_: sys::torc_tensors, _: Number, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_max_scalar_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_max_scalar_(_: sys::torc_tensors, _: Number, ) -> bool;
pub fn torc__foreach_clamp_max_scalar_inplace_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_clamp_max_scalar_list(_: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_max_scalar_list_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_clamp_max_scalar_list_(_: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_clamp_max_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_maximum(_: sys::torc_tensors, _: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_maximum_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_maximum_(_: sys::torc_tensors, _: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_maximum_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_maximum_scalar(_: sys::torc_tensors, _: Number, ) -> sys::torc_tensors;
pub fn torc__foreach_maximum_scalar_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_maximum_scalar_(_: sys::torc_tensors, _: Number, ) -> bool;
pub fn torc__foreach_maximum_scalar_inplace_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_maximum_scalar_list(_: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_maximum_scalar_list_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_maximum_scalar_list_(_: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_maximum_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_minimum(_: sys::torc_tensors, _: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_minimum_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_minimum_(_: sys::torc_tensors, _: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_minimum_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_minimum_scalar(_: sys::torc_tensors, _: Number, ) -> sys::torc_tensors;
pub fn torc__foreach_minimum_scalar_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_minimum_scalar_(_: sys::torc_tensors, _: Number, ) -> bool;
pub fn torc__foreach_minimum_scalar_inplace_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_minimum_scalar_list(_: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_minimum_scalar_list_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_minimum_scalar_list_(_: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_minimum_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_pow(_: sys::torc_tensors, _: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_pow_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_pow_(_: sys::torc_tensors, _: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_pow_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_pow_scalar(_: sys::torc_tensors, _: Number, ) -> sys::torc_tensors;
pub fn torc__foreach_pow_scalar_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_pow_scalar_(_: sys::torc_tensors, _: Number, ) -> bool;
pub fn torc__foreach_pow_scalar_inplace_with(_: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_pow_scalar_list(_: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_pow_scalar_list_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_pow_scalar_list_(_: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_pow_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_pow_scalar_and_tensor(_: Number, _: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_pow_scalar_and_tensor_with(_: Number, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_addcmul_options_init(_: *mut sys::torc__foreach_addcmul_options, ) -> ();
pub fn torc__foreach_addcmul_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc__foreach_addcmul_options, ) -> sys::torc_tensors;
pub fn torc__foreach_addcmul_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc__foreach_addcmul_options, ) -> bool;
pub fn torc__foreach_addcmul_scalar_list(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_addcmul_scalar_list_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_addcmul_scalar_list_(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_addcmul_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_addcmul_tensor(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: Raw, ) -> sys::torc_tensors;
pub fn torc__foreach_addcmul_tensor_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: Raw, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_addcmul_tensor_(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: Raw, ) -> bool;
pub fn torc__foreach_addcmul_tensor_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_addcdiv_options_init(_: *mut sys::torc__foreach_addcdiv_options, ) -> ();
pub fn torc__foreach_addcdiv_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc__foreach_addcdiv_options, ) -> sys::torc_tensors;
pub fn torc__foreach_addcdiv_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc__foreach_addcdiv_options, ) -> bool;
pub fn torc__foreach_addcdiv_scalar_list(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_addcdiv_scalar_list_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_addcdiv_scalar_list_(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_addcdiv_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_addcdiv_tensor(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: Raw, ) -> sys::torc_tensors;
pub fn torc__foreach_addcdiv_tensor_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: Raw, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_addcdiv_tensor_(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: Raw, ) -> bool;
pub fn torc__foreach_addcdiv_tensor_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_lerp(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc__foreach_lerp_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_lerp_(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, ) -> bool;
pub fn torc__foreach_lerp_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_lerp_scalar(_: sys::torc_tensors, _: sys::torc_tensors, _: Number, ) -> sys::torc_tensors;
pub fn torc__foreach_lerp_scalar_with(_: sys::torc_tensors, _: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_lerp_scalar_(_: sys::torc_tensors, _: sys::torc_tensors, _: Number, ) -> bool;
pub fn torc__foreach_lerp_scalar_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: Number, _: *const sys::torc_no_options, ) -> bool;
pub fn torc__foreach_lerp_scalar_list(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, ) -> sys::torc_tensors;
pub fn torc__foreach_lerp_scalar_list_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc__foreach_lerp_scalar_list_(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, ) -> bool;
pub fn torc__foreach_lerp_scalar_list_inplace_with(_: sys::torc_tensors, _: sys::torc_tensors, _: sys::torc_numbers, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_requires_grad(_: Raw, ) -> bool;
pub fn torc_requires_grad_options_init(_: *mut sys::torc_requires_grad_options, ) -> ();
pub fn torc_requires_grad_inplace_with(_: Raw, _: *const sys::torc_requires_grad_options, ) -> Raw;
pub fn torc_is_leaf(_: Raw, ) -> bool;
pub fn torc_grad(_: Raw, ) -> Raw;
pub fn torc_set_grad(_: Raw, _: Raw, ) -> bool;
pub fn torc_retain_grad(_: Raw, ) -> bool;
pub fn torc_retains_grad(_: Raw, ) -> bool;
pub fn torc_detach_(_: Raw, ) -> Raw;
pub fn torc_data(_: Raw, ) -> Raw;
pub fn torc_set_data(_: Raw, _: Raw, ) -> bool;
pub fn torc_set_options_init(_: *mut sys::torc_set_options, ) -> ();
pub fn torc_set_inplace_with(_: Raw, _: Raw, _: *const sys::torc_set_options, ) -> Raw;
pub fn torc_set_storage_inplace_with(_: Raw, _: Raw, _: *const sys::torc_set_options, ) -> Raw;
pub fn torc_resize_options_init(_: *mut sys::torc_resize_options, ) -> ();
pub fn torc_resize_inplace_with(_: Raw, _: sys::Ints, _: *const sys::torc_resize_options, ) -> Raw;
pub fn torc_resize_as_options_init(_: *mut sys::torc_resize_as_options, ) -> ();
pub fn torc_resize_as_inplace_with(_: Raw, _: Raw, _: *const sys::torc_resize_as_options, ) -> Raw;
pub fn torc_is_view(_: Raw, ) -> bool;
pub fn torc_view_base(_: Raw, ) -> Raw;
pub fn torc_is_grad_enabled() -> bool;
pub fn torc_set_grad_enabled(_: bool, ) -> bool;
pub fn torc_no_grad_begin() -> bool;
pub fn torc_no_grad_end(_: bool, ) -> ();
pub fn torc_enable_grad_begin() -> bool;
pub fn torc_enable_grad_end(_: bool, ) -> ();
pub fn torc_inference_mode_begin() -> i32;
pub fn torc_inference_mode_end(_: i32, ) -> ();
pub fn torc_is_inference_mode_enabled() -> bool;
pub fn torc_is_inference(_: Raw, ) -> bool;
pub fn torc_backward_options_init(_: *mut sys::torc_backward_options, ) -> ();
pub fn torc_backward_with(_: Raw, _: *const sys::torc_backward_options, ) -> bool;
pub fn torc_backward_many_options_init(_: *mut sys::torc_backward_many_options, ) -> ();
pub fn torc_backward_many_with(_: sys::torc_tensors, _: *const sys::torc_backward_many_options, ) -> bool;
pub fn torc_autograd_grad_options_init(_: *mut sys::torc_autograd_grad_options, ) -> ();
pub fn torc_autograd_grad_with(_: sys::torc_tensors, _: sys::torc_tensors, _: *const sys::torc_autograd_grad_options, ) -> sys::torc_tensors;
pub fn torc_grad_fn(_: Raw, ) -> Raw;
pub fn torc_grad_fn_name(_: Raw, ) -> Raw;
pub fn torc_output_nr(_: Raw, ) -> i64;
pub fn torc_node_name(_: Raw, ) -> Raw;
pub fn torc_node_next_count(_: Raw, ) -> i64;
pub fn torc_node_next(_: Raw, _: i64, ) -> Raw;
pub fn torc_node_next_output_nr(_: Raw, _: i64, ) -> i64;
pub fn torc_node_output_count(_: Raw, ) -> i64;
pub fn torc_node_sequence_nr(_: Raw, ) -> u64;
pub fn torc_node_variable(_: Raw, ) -> Raw;
pub fn torc_gradient_node(_: Raw, ) -> Raw;
pub fn torc_backward_edges_options_init(_: *mut sys::torc_backward_edges_options, ) -> ();
pub fn torc_backward_edges_with(_: sys::torc_edges, _: *const sys::torc_backward_edges_options, ) -> bool;
pub fn torc_autograd_grad_edges_options_init(_: *mut sys::torc_autograd_grad_edges_options, ) -> ();
pub fn torc_autograd_grad_edges_with(_: sys::torc_edges, _: sys::torc_edges, _: *const sys::torc_autograd_grad_edges_options, ) -> sys::torc_tensors;
pub fn torc_register_hook(_: Raw, _: Raw, _: sys::torc_context, ) -> u64;
pub fn torc_register_hook_with(_: Raw, _: Raw, _: sys::torc_context, _: *const sys::torc_no_options, ) -> u64;
pub fn torc_register_post_accumulate_grad_hook(_: Raw, _: Raw, _: sys::torc_context, ) -> u64;
pub fn torc_register_post_accumulate_grad_hook_with(_: Raw, _: Raw, _: sys::torc_context, _: *const sys::torc_no_options, ) -> u64;
pub fn torc_node_register_prehook(_: Raw, _: Raw, _: sys::torc_context, ) -> u64;
pub fn torc_node_register_prehook_with(_: Raw, _: Raw, _: sys::torc_context, _: *const sys::torc_no_options, ) -> u64;
pub fn torc_node_register_hook(_: Raw, _: Raw, _: sys::torc_context, ) -> u64;
pub fn torc_node_register_hook_with(_: Raw, _: Raw, _: sys::torc_context, _: *const sys::torc_no_options, ) -> u64;
pub fn torc_remove_hook(_: u64, ) -> bool;
pub fn torc_saved_tensors_hooks_push(_: *const sys::torc_saved_tensors_hooks, ) -> bool;
pub fn torc_saved_tensors_hooks_pop() -> ();
pub fn torc_node_saved_count(_: Raw, ) -> i64;
pub fn torc_node_saved_name(_: Raw, _: i64, ) -> Raw;
pub fn torc_node_saved(_: Raw, _: i64, _: Raw, ) -> bool;
pub fn torc_node_saved_register_hooks(_: Raw, _: i64, _: i64, _: *const sys::torc_saved_tensors_hooks, ) -> bool;
pub fn torc_function_apply_options_init(_: *mut sys::torc_function_apply_options, ) -> ();
pub fn torc_function_apply_with(_: Raw, _: Raw, _: Raw, _: sys::torc_context, _: sys::torc_tensors, _: *const sys::torc_function_apply_options, ) -> sys::torc_tensors;
pub fn torc_function_in_backward(_: Raw, ) -> bool;
pub fn torc_function_save_for_backward(_: Raw, _: sys::torc_tensors, ) -> bool;
pub fn torc_function_saved(_: Raw, _: i64, ) -> Raw;
pub fn torc_function_saved_count(_: Raw, ) -> i64;
pub fn torc_function_needs_input_grad(_: Raw, _: i64, ) -> bool;
pub fn torc_function_mark_non_differentiable(_: Raw, _: Raw, ) -> bool;
pub fn torc_function_mark_dirty(_: Raw, _: Raw, ) -> bool;
pub fn torc_function_set_materialize_grads(_: Raw, _: bool, ) -> bool;
pub fn torc_checkpoint_options_init(_: *mut sys::torc_checkpoint_options, ) -> ();
pub fn torc_checkpoint_with(_: Raw, _: sys::torc_context, _: sys::torc_tensors, _: *const sys::torc_checkpoint_options, ) -> sys::torc_tensors;
pub fn torc_set_detect_anomaly(_: bool, ) -> bool;
pub fn torc_set_detect_anomaly_check(_: bool, _: bool, ) -> bool;
pub fn torc_is_anomaly_enabled() -> bool;
pub fn torc_set_anomaly_tag(_: Raw, ) -> Raw;
pub fn torc_gradcheck_options_init(_: *mut sys::torc_gradcheck_options, ) -> ();
pub fn torc_gradcheck_with(_: Raw, _: sys::torc_context, _: sys::torc_tensors, _: *const sys::torc_gradcheck_options, ) -> bool;
pub fn torc_gradgradcheck_with(_: Raw, _: sys::torc_context, _: sys::torc_tensors, _: *const sys::torc_gradcheck_options, ) -> bool;
pub fn torc_module_forward(_: Raw, _: Raw, ) -> Raw;
pub fn torc_module_forward_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_module_forward_many(_: Raw, _: sys::torc_tensors, ) -> Raw;
pub fn torc_module_forward_many_with(_: Raw, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_loss_forward(_: Raw, _: Raw, _: Raw, ) -> Raw;
pub fn torc_loss_forward_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_module_train_options_init(_: *mut sys::torc_module_train_options, ) -> ();
pub fn torc_module_train_with(_: Raw, _: *const sys::torc_module_train_options, ) -> bool;
pub fn torc_module_eval(_: Raw, ) -> bool;
pub fn torc_module_is_training(_: Raw, ) -> bool;
pub fn torc_module_parameters(_: Raw, ) -> sys::torc_tensors;
pub fn torc_module_parameters_with(_: Raw, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_module_named_parameters(_: Raw, ) -> sys::torc_named_tensors;
pub fn torc_module_named_parameters_with(_: Raw, _: *const sys::torc_no_options, ) -> sys::torc_named_tensors;
pub fn torc_module_named_buffers(_: Raw, ) -> sys::torc_named_tensors;
pub fn torc_module_named_buffers_with(_: Raw, _: *const sys::torc_no_options, ) -> sys::torc_named_tensors;
pub fn torc_module_named_modules(_: Raw, ) -> sys::torc_named_modules;
pub fn torc_module_named_children(_: Raw, ) -> sys::torc_named_modules;
pub fn torc_module_get_parameter(_: Raw, _: Raw, ) -> Raw;
pub fn torc_module_get_buffer(_: Raw, _: Raw, ) -> Raw;
pub fn torc_module_get_submodule(_: Raw, _: Raw, ) -> Raw;
pub fn torc_module_state_dict(_: Raw, ) -> sys::torc_named_tensors;
pub fn torc_module_state_dict_with(_: Raw, _: *const sys::torc_no_options, ) -> sys::torc_named_tensors;
pub fn torc_module_load_state_dict_options_init(_: *mut sys::torc_module_load_state_dict_options, ) -> ();
pub fn torc_module_load_state_dict_with(_: Raw, _: sys::torc_named_tensors, _: *const sys::torc_module_load_state_dict_options, ) -> bool;
pub fn torc_module_to_options_init(_: *mut sys::torc_module_to_options, ) -> ();
pub fn torc_module_to_with(_: Raw, _: *const sys::torc_module_to_options, ) -> Raw;
pub fn torc_module_zero_grad_options_init(_: *mut sys::torc_module_zero_grad_options, ) -> ();
pub fn torc_module_zero_grad_with(_: Raw, _: *const sys::torc_module_zero_grad_options, ) -> bool;
pub fn torc_module_requires_grad_options_init(_: *mut sys::torc_module_requires_grad_options, ) -> ();
pub fn torc_module_requires_grad_inplace_with(_: Raw, _: *const sys::torc_module_requires_grad_options, ) -> bool;
pub fn torc_module_apply(_: Raw, _: Raw, _: sys::torc_context, ) -> bool;
pub fn torc_module_apply_with(_: Raw, _: Raw, _: sys::torc_context, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_module_class_name(_: Raw, ) -> Raw;
pub fn torc_module_to_string(_: Raw, ) -> Raw;
pub fn torc_module_to_string_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_module_register_forward_pre_hook(_: Raw, _: Raw, _: sys::torc_context, ) -> u64;
pub fn torc_module_register_forward_pre_hook_with(_: Raw, _: Raw, _: sys::torc_context, _: *const sys::torc_no_options, ) -> u64;
pub fn torc_module_register_forward_hook(_: Raw, _: Raw, _: sys::torc_context, ) -> u64;
pub fn torc_module_register_forward_hook_with(_: Raw, _: Raw, _: sys::torc_context, _: *const sys::torc_no_options, ) -> u64;
pub fn torc_module_remove_hook(_: Raw, _: u64, ) -> bool;
pub fn torc_module_new(_: *const sys::torc_module_class, _: sys::torc_context, ) -> Raw;
pub fn torc_module_new_with(_: *const sys::torc_module_class, _: sys::torc_context, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nn_lambda(_: Raw, _: Raw, _: sys::torc_context, ) -> Raw;
pub fn torc_nn_lambda_with(_: Raw, _: Raw, _: sys::torc_context, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_module_context(_: Raw, _: *const sys::torc_module_class, ) -> Raw;
pub fn torc_parameter(_: Raw, ) -> Raw;
pub fn torc_parameter_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_module_register_parameter(_: Raw, _: Raw, _: Raw, ) -> bool;
pub fn torc_module_register_parameter_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_module_register_buffer_options_init(_: *mut sys::torc_module_register_buffer_options, ) -> ();
pub fn torc_module_register_buffer_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_module_register_buffer_options, ) -> bool;
pub fn torc_module_register_module(_: Raw, _: Raw, _: Raw, ) -> bool;
pub fn torc_module_register_module_with(_: Raw, _: Raw, _: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_nn_sequential_list(_: sys::torc_modules, ) -> Raw;
pub fn torc_nn_sequential_list_with(_: sys::torc_modules, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nn_module_list(_: sys::torc_modules, ) -> Raw;
pub fn torc_nn_module_list_with(_: sys::torc_modules, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nn_append(_: Raw, _: Raw, ) -> Raw;
pub fn torc_nn_linear_options_init(_: *mut sys::torc_nn_linear_options, ) -> ();
pub fn torc_nn_linear_with(_: i64, _: i64, _: *const sys::torc_nn_linear_options, ) -> Raw;
pub fn torc_nn_conv_options_init(_: *mut sys::torc_nn_conv_options, ) -> ();
pub fn torc_nn_conv1d_with(_: i64, _: i64, _: sys::Ints, _: *const sys::torc_nn_conv_options, ) -> Raw;
pub fn torc_nn_conv2d_with(_: i64, _: i64, _: sys::Ints, _: *const sys::torc_nn_conv_options, ) -> Raw;
pub fn torc_nn_embedding_options_init(_: *mut sys::torc_nn_embedding_options, ) -> ();
pub fn torc_nn_embedding_with(_: i64, _: i64, _: *const sys::torc_nn_embedding_options, ) -> Raw;
pub fn torc_nn_batch_norm_options_init(_: *mut sys::torc_nn_batch_norm_options, ) -> ();
pub fn torc_nn_batch_norm1d_with(_: i64, _: *const sys::torc_nn_batch_norm_options, ) -> Raw;
pub fn torc_nn_batch_norm2d_with(_: i64, _: *const sys::torc_nn_batch_norm_options, ) -> Raw;
pub fn torc_nn_layer_norm_options_init(_: *mut sys::torc_nn_layer_norm_options, ) -> ();
pub fn torc_nn_layer_norm_with(_: sys::Ints, _: *const sys::torc_nn_layer_norm_options, ) -> Raw;
pub fn torc_nn_rms_norm_with(_: sys::Ints, _: *const sys::torc_nn_layer_norm_options, ) -> Raw;
pub fn torc_nn_group_norm_options_init(_: *mut sys::torc_nn_group_norm_options, ) -> ();
pub fn torc_nn_group_norm_with(_: i64, _: i64, _: *const sys::torc_nn_group_norm_options, ) -> Raw;
pub fn torc_nn_dropout_options_init(_: *mut sys::torc_nn_dropout_options, ) -> ();
pub fn torc_nn_dropout_with(_: *const sys::torc_nn_dropout_options, ) -> Raw;
pub fn torc_nn_dropout2d_with(_: *const sys::torc_nn_dropout_options, ) -> Raw;
pub fn torc_nn_inplace_options_init(_: *mut sys::torc_nn_inplace_options, ) -> ();
pub fn torc_nn_relu_with(_: *const sys::torc_nn_inplace_options, ) -> Raw;
pub fn torc_nn_relu6_with(_: *const sys::torc_nn_inplace_options, ) -> Raw;
pub fn torc_nn_silu_with(_: *const sys::torc_nn_inplace_options, ) -> Raw;
pub fn torc_nn_mish_with(_: *const sys::torc_nn_inplace_options, ) -> Raw;
pub fn torc_nn_hardswish_with(_: *const sys::torc_nn_inplace_options, ) -> Raw;
pub fn torc_nn_leaky_relu_options_init(_: *mut sys::torc_nn_leaky_relu_options, ) -> ();
pub fn torc_nn_leaky_relu_with(_: *const sys::torc_nn_leaky_relu_options, ) -> Raw;
pub fn torc_nn_elu_options_init(_: *mut sys::torc_nn_elu_options, ) -> ();
pub fn torc_nn_elu_with(_: *const sys::torc_nn_elu_options, ) -> Raw;
pub fn torc_nn_hardtanh_options_init(_: *mut sys::torc_nn_hardtanh_options, ) -> ();
pub fn torc_nn_hardtanh_with(_: *const sys::torc_nn_hardtanh_options, ) -> Raw;
pub fn torc_nn_softplus_options_init(_: *mut sys::torc_nn_softplus_options, ) -> ();
pub fn torc_nn_softplus_with(_: *const sys::torc_nn_softplus_options, ) -> Raw;
pub fn torc_nn_gelu_options_init(_: *mut sys::torc_nn_gelu_options, ) -> ();
pub fn torc_nn_gelu_with(_: *const sys::torc_nn_gelu_options, ) -> Raw;
pub fn torc_nn_sigmoid() -> Raw;
pub fn torc_nn_sigmoid_with(_: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nn_tanh() -> Raw;
pub fn torc_nn_tanh_with(_: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nn_softmax(_: i64, ) -> Raw;
pub fn torc_nn_softmax_with(_: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nn_log_softmax(_: i64, ) -> Raw;
pub fn torc_nn_log_softmax_with(_: i64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nn_identity() -> Raw;
pub fn torc_nn_identity_with(_: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nn_max_pool_options_init(_: *mut sys::torc_nn_max_pool_options, ) -> ();
pub fn torc_nn_max_pool2d_with(_: sys::Ints, _: *const sys::torc_nn_max_pool_options, ) -> Raw;
pub fn torc_nn_avg_pool_options_init(_: *mut sys::torc_nn_avg_pool_options, ) -> ();
pub fn torc_nn_avg_pool2d_with(_: sys::Ints, _: *const sys::torc_nn_avg_pool_options, ) -> Raw;
pub fn torc_nn_adaptive_avg_pool2d(_: sys::Ints, ) -> Raw;
pub fn torc_nn_adaptive_avg_pool2d_with(_: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nn_flatten_options_init(_: *mut sys::torc_nn_flatten_options, ) -> ();
pub fn torc_nn_flatten_with(_: *const sys::torc_nn_flatten_options, ) -> Raw;
pub fn torc_nn_unflatten(_: i64, _: sys::Ints, ) -> Raw;
pub fn torc_nn_unflatten_with(_: i64, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_nn_class_loss_options_init(_: *mut sys::torc_nn_class_loss_options, ) -> ();
pub fn torc_nn_cross_entropy_loss_with(_: *const sys::torc_nn_class_loss_options, ) -> Raw;
pub fn torc_nn_nll_loss_with(_: *const sys::torc_nn_class_loss_options, ) -> Raw;
pub fn torc_nn_loss_options_init(_: *mut sys::torc_nn_loss_options, ) -> ();
pub fn torc_nn_mse_loss_with(_: *const sys::torc_nn_loss_options, ) -> Raw;
pub fn torc_nn_l1_loss_with(_: *const sys::torc_nn_loss_options, ) -> Raw;
pub fn torc_nn_bce_with_logits_loss_options_init(_: *mut sys::torc_nn_bce_with_logits_loss_options, ) -> ();
pub fn torc_nn_bce_with_logits_loss_with(_: *const sys::torc_nn_bce_with_logits_loss_options, ) -> Raw;
pub fn torc_init_uniform_options_init(_: *mut sys::torc_init_uniform_options, ) -> ();
pub fn torc_init_uniform_inplace_with(_: Raw, _: *const sys::torc_init_uniform_options, ) -> Raw;
pub fn torc_init_normal_options_init(_: *mut sys::torc_init_normal_options, ) -> ();
pub fn torc_init_normal_inplace_with(_: Raw, _: *const sys::torc_init_normal_options, ) -> Raw;
pub fn torc_init_trunc_normal_options_init(_: *mut sys::torc_init_trunc_normal_options, ) -> ();
pub fn torc_init_trunc_normal_inplace_with(_: Raw, _: *const sys::torc_init_trunc_normal_options, ) -> Raw;
pub fn torc_init_constant_(_: Raw, _: f64, ) -> Raw;
pub fn torc_init_constant_inplace_with(_: Raw, _: f64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_init_ones_(_: Raw, ) -> Raw;
pub fn torc_init_ones_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_init_zeros_(_: Raw, ) -> Raw;
pub fn torc_init_zeros_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_init_eye_(_: Raw, ) -> Raw;
pub fn torc_init_eye_inplace_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_init_dirac_options_init(_: *mut sys::torc_init_dirac_options, ) -> ();
pub fn torc_init_dirac_inplace_with(_: Raw, _: *const sys::torc_init_dirac_options, ) -> Raw;
pub fn torc_init_xavier_options_init(_: *mut sys::torc_init_xavier_options, ) -> ();
pub fn torc_init_xavier_uniform_inplace_with(_: Raw, _: *const sys::torc_init_xavier_options, ) -> Raw;
pub fn torc_init_xavier_normal_inplace_with(_: Raw, _: *const sys::torc_init_xavier_options, ) -> Raw;
pub fn torc_init_kaiming_options_init(_: *mut sys::torc_init_kaiming_options, ) -> ();
pub fn torc_init_kaiming_uniform_inplace_with(_: Raw, _: *const sys::torc_init_kaiming_options, ) -> Raw;
pub fn torc_init_kaiming_normal_inplace_with(_: Raw, _: *const sys::torc_init_kaiming_options, ) -> Raw;
pub fn torc_init_calculate_gain_options_init(_: *mut sys::torc_init_calculate_gain_options, ) -> ();
pub fn torc_init_calculate_gain_with(_: Raw, _: *const sys::torc_init_calculate_gain_options, ) -> f64;
pub fn torc_sgd_options_init(_: *mut sys::torc_sgd_options, ) -> ();
pub fn torc_sgd_with(_: sys::torc_tensors, _: *const sys::torc_sgd_options, ) -> Raw;
pub fn torc_adam_options_init(_: *mut sys::torc_adam_options, ) -> ();
pub fn torc_adam_with(_: sys::torc_tensors, _: *const sys::torc_adam_options, ) -> Raw;
pub fn torc_adamw_with(_: sys::torc_tensors, _: *const sys::torc_adam_options, ) -> Raw;
pub fn torc_param_group_options_init(_: *mut sys::torc_param_group_options, ) -> ();
pub fn torc_optimizer_add_param_group_with(_: Raw, _: sys::torc_tensors, _: *const sys::torc_param_group_options, ) -> bool;
pub fn torc_optimizer_step_options_init(_: *mut sys::torc_optimizer_step_options, ) -> ();
pub fn torc_optimizer_step_with(_: Raw, _: *const sys::torc_optimizer_step_options, ) -> bool;
pub fn torc_optimizer_zero_grad_options_init(_: *mut sys::torc_optimizer_zero_grad_options, ) -> ();
pub fn torc_optimizer_zero_grad_with(_: Raw, _: *const sys::torc_optimizer_zero_grad_options, ) -> bool;
pub fn torc_optimizer_name(_: Raw, ) -> Raw;
pub fn torc_optimizer_num_groups(_: Raw, ) -> i64;
pub fn torc_optimizer_group_params(_: Raw, _: i64, ) -> sys::torc_tensors;
pub fn torc_optimizer_get_lr(_: Raw, _: i64, ) -> f64;
pub fn torc_optimizer_set_lr(_: Raw, _: i64, _: f64, ) -> bool;
pub fn torc_optimizer_get(_: Raw, _: i64, _: Raw, ) -> f64;
pub fn torc_optimizer_set(_: Raw, _: i64, _: Raw, _: f64, ) -> bool;
pub fn torc_optimizer_state_dict(_: Raw, ) -> sys::torc_named_tensors;
pub fn torc_optimizer_state_dict_with(_: Raw, _: *const sys::torc_no_options, ) -> sys::torc_named_tensors;
pub fn torc_optimizer_load_state_dict(_: Raw, _: sys::torc_named_tensors, ) -> bool;
pub fn torc_optimizer_load_state_dict_with(_: Raw, _: sys::torc_named_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_lambda_lr(_: Raw, _: Raw, _: sys::torc_context, ) -> Raw;
pub fn torc_lambda_lr_with(_: Raw, _: Raw, _: sys::torc_context, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_step_lr_options_init(_: *mut sys::torc_step_lr_options, ) -> ();
pub fn torc_step_lr_with(_: Raw, _: i64, _: *const sys::torc_step_lr_options, ) -> Raw;
pub fn torc_multi_step_lr_with(_: Raw, _: sys::Ints, _: *const sys::torc_step_lr_options, ) -> Raw;
pub fn torc_exponential_lr(_: Raw, _: f64, ) -> Raw;
pub fn torc_exponential_lr_with(_: Raw, _: f64, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_constant_lr_options_init(_: *mut sys::torc_constant_lr_options, ) -> ();
pub fn torc_constant_lr_with(_: Raw, _: *const sys::torc_constant_lr_options, ) -> Raw;
pub fn torc_linear_lr_options_init(_: *mut sys::torc_linear_lr_options, ) -> ();
pub fn torc_linear_lr_with(_: Raw, _: *const sys::torc_linear_lr_options, ) -> Raw;
pub fn torc_cosine_annealing_lr_options_init(_: *mut sys::torc_cosine_annealing_lr_options, ) -> ();
pub fn torc_cosine_annealing_lr_with(_: Raw, _: i64, _: *const sys::torc_cosine_annealing_lr_options, ) -> Raw;
pub fn torc_one_cycle_lr_options_init(_: *mut sys::torc_one_cycle_lr_options, ) -> ();
pub fn torc_one_cycle_lr_with(_: Raw, _: f64, _: *const sys::torc_one_cycle_lr_options, ) -> Raw;
pub fn torc_sequential_lr(_: Raw, _: sys::torc_schedulers, _: sys::Ints, ) -> Raw;
pub fn torc_sequential_lr_with(_: Raw, _: sys::torc_schedulers, _: sys::Ints, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_scheduler_step(_: Raw, ) -> bool;
pub fn torc_scheduler_step_with(_: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_scheduler_get_last_lr(_: Raw, _: i64, ) -> f64;
pub fn torc_scheduler_last_epoch(_: Raw, ) -> i64;
pub fn torc_scheduler_state_dict(_: Raw, ) -> sys::torc_named_tensors;
pub fn torc_scheduler_state_dict_with(_: Raw, _: *const sys::torc_no_options, ) -> sys::torc_named_tensors;
pub fn torc_scheduler_load_state_dict(_: Raw, _: sys::torc_named_tensors, ) -> bool;
pub fn torc_scheduler_load_state_dict_with(_: Raw, _: sys::torc_named_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_clip_grad_norm_options_init(_: *mut sys::torc_clip_grad_norm_options, ) -> ();
pub fn torc_clip_grad_norm_inplace_with(_: sys::torc_tensors, _: f64, _: *const sys::torc_clip_grad_norm_options, ) -> Raw;
pub fn torc_clip_grad_value_(_: sys::torc_tensors, _: f64, ) -> bool;
pub fn torc_clip_grad_value_inplace_with(_: sys::torc_tensors, _: f64, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_autocast_begin(_: DeviceType, _: DType, ) -> bool;
pub fn torc_autocast_begin_with(_: DeviceType, _: DType, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_autocast_disable_begin(_: DeviceType, ) -> bool;
pub fn torc_autocast_end() -> ();
pub fn torc_is_autocast_enabled(_: DeviceType, ) -> bool;
pub fn torc_set_autocast_enabled(_: DeviceType, _: bool, ) -> bool;
pub fn torc_get_autocast_dtype(_: DeviceType, ) -> DType;
pub fn torc_set_autocast_dtype(_: DeviceType, _: DType, ) -> bool;
pub fn torc_grad_scaler_options_init(_: *mut sys::torc_grad_scaler_options, ) -> ();
pub fn torc_grad_scaler_new_with(_: *const sys::torc_grad_scaler_options, ) -> Raw;
pub fn torc_grad_scaler_scale(_: Raw, _: Raw, ) -> Raw;
pub fn torc_grad_scaler_scale_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_grad_scaler_unscale_(_: Raw, _: Raw, ) -> bool;
pub fn torc_grad_scaler_unscale_inplace_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_grad_scaler_step(_: Raw, _: Raw, ) -> bool;
pub fn torc_grad_scaler_step_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_grad_scaler_update_options_init(_: *mut sys::torc_grad_scaler_update_options, ) -> ();
pub fn torc_grad_scaler_update_with(_: Raw, _: *const sys::torc_grad_scaler_update_options, ) -> bool;
pub fn torc_grad_scaler_is_enabled(_: Raw, ) -> bool;
pub fn torc_grad_scaler_get_scale(_: Raw, ) -> f64;
pub fn torc_grad_scaler_get_growth_factor(_: Raw, ) -> f64;
pub fn torc_grad_scaler_set_growth_factor(_: Raw, _: f64, ) -> bool;
pub fn torc_grad_scaler_get_backoff_factor(_: Raw, ) -> f64;
pub fn torc_grad_scaler_set_backoff_factor(_: Raw, _: f64, ) -> bool;
pub fn torc_grad_scaler_get_growth_interval(_: Raw, ) -> i64;
pub fn torc_grad_scaler_set_growth_interval(_: Raw, _: i64, ) -> bool;
pub fn torc_grad_scaler_state_dict(_: Raw, ) -> sys::torc_named_tensors;
pub fn torc_grad_scaler_state_dict_with(_: Raw, _: *const sys::torc_no_options, ) -> sys::torc_named_tensors;
pub fn torc_grad_scaler_load_state_dict(_: Raw, _: sys::torc_named_tensors, ) -> bool;
pub fn torc_grad_scaler_load_state_dict_with(_: Raw, _: sys::torc_named_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_named_tensors_make(_: Raw, _: Raw, _: i64, ) -> sys::torc_named_tensors;
pub fn torc_named_tensors_prefix(_: sys::torc_named_tensors, _: Raw, ) -> sys::torc_named_tensors;
pub fn torc_named_tensors_select(_: sys::torc_named_tensors, _: Raw, ) -> sys::torc_named_tensors;
pub fn torc_named_tensors_concat(_: *const sys::torc_named_tensors, _: i64, ) -> sys::torc_named_tensors;
pub fn torc_named_tensors_find(_: sys::torc_named_tensors, _: Raw, ) -> Raw;
pub fn torc_safetensors_load_options_init(_: *mut sys::torc_safetensors_load_options, ) -> ();
pub fn torc_safetensors_load_with(_: Raw, _: *const sys::torc_safetensors_load_options, ) -> sys::torc_named_tensors;
pub fn torc_safetensors_load_memory_with(_: Raw, _: usize, _: *const sys::torc_safetensors_load_options, ) -> sys::torc_named_tensors;
pub fn torc_safetensors_metadata(_: sys::torc_named_tensors, ) -> sys::torc_metadata;
pub fn torc_safetensors_save_options_init(_: *mut sys::torc_safetensors_save_options, ) -> ();
pub fn torc_safetensors_save_with(_: Raw, _: sys::torc_named_tensors, _: *const sys::torc_safetensors_save_options, ) -> bool;
pub fn torc_to_dlpack_options_init(_: *mut sys::torc_to_dlpack_options, ) -> ();
pub fn torc_to_dlpack_with(_: Raw, _: *const sys::torc_to_dlpack_options, ) -> Raw;
pub fn torc_to_dlpack_unversioned_with(_: Raw, _: *const sys::torc_to_dlpack_options, ) -> Raw;
pub fn torc_from_dlpack(_: Raw, ) -> Raw;
pub fn torc_from_dlpack_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_from_dlpack_unversioned(_: Raw, ) -> Raw;
pub fn torc_from_dlpack_unversioned_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_dlpack_device(_: Raw, _: Raw, _: Raw, ) -> bool;
pub fn torc_set_float32_matmul_precision(_: Raw, ) -> bool;
pub fn torc_get_float32_matmul_precision() -> Raw;
pub fn torc_backends_set_fp32_precision(_: Raw, _: Raw, _: Raw, ) -> bool;
pub fn torc_backends_fp32_precision(_: Raw, _: Raw, ) -> Raw;
pub fn torc_backends_cuda_matmul_set_allow_tf32(_: bool, ) -> bool;
pub fn torc_backends_cuda_matmul_allow_tf32() -> bool;
pub fn torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction(_: bool, _: bool, ) -> bool;
pub fn torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction() -> bool;
pub fn torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction_split_k() -> bool;
pub fn torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction(_: bool, _: bool, ) -> bool;
pub fn torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction() -> bool;
pub fn torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction_split_k() -> bool;
pub fn torc_backends_cuda_matmul_set_allow_fp16_accumulation(_: bool, ) -> bool;
pub fn torc_backends_cuda_matmul_allow_fp16_accumulation() -> bool;
pub fn torc_backends_cuda_preferred_blas_library(_: Raw, ) -> Raw;
pub fn torc_backends_cudnn_set_enabled(_: bool, ) -> bool;
pub fn torc_backends_cudnn_enabled() -> bool;
pub fn torc_backends_cudnn_set_benchmark(_: bool, ) -> bool;
pub fn torc_backends_cudnn_benchmark() -> bool;
pub fn torc_backends_cudnn_set_benchmark_limit(_: i32, ) -> bool;
pub fn torc_backends_cudnn_benchmark_limit() -> i32;
pub fn torc_backends_cudnn_set_deterministic(_: bool, ) -> bool;
pub fn torc_backends_cudnn_deterministic() -> bool;
pub fn torc_backends_cudnn_set_allow_tf32(_: bool, ) -> bool;
pub fn torc_backends_cudnn_allow_tf32() -> bool;
pub fn torc_use_deterministic_algorithms_options_init(_: *mut sys::torc_use_deterministic_algorithms_options, ) -> ();
pub fn torc_use_deterministic_algorithms_with(_: bool, _: *const sys::torc_use_deterministic_algorithms_options, ) -> bool;
pub fn torc_are_deterministic_algorithms_enabled() -> bool;
pub fn torc_is_deterministic_algorithms_warn_only_enabled() -> bool;
pub fn torc_set_deterministic_debug_mode(_: i32, ) -> bool;
pub fn torc_get_deterministic_debug_mode() -> i32;
pub fn torc_set_fill_uninitialized_memory(_: bool, ) -> bool;
pub fn torc_fill_uninitialized_memory() -> bool;
pub fn torc_cuda_is_available() -> bool;
pub fn torc_cuda_device_count() -> i32;
pub fn torc_cuda_current_device() -> i32;
pub fn torc_cuda_set_device(_: i32, ) -> bool;
pub fn torc_cuda_synchronize(_: i32, ) -> bool;
pub fn torc_cuda_get_device_name(_: i32, ) -> Raw;
pub fn torc_cuda_get_device_capability(_: i32, _: Raw, _: Raw, ) -> bool;
pub fn torc_cuda_get_device_properties(_: i32, _: Raw, ) -> bool;
pub fn torc_cuda_exchange_device(_: i32, ) -> i32;
pub fn torc_cuda_init() -> bool;
pub fn torc_cuda_is_initialized() -> bool;
pub fn torc_cuda_get_arch_list() -> Raw;
pub fn torc_cuda_get_gencode_flags() -> Raw;
pub fn torc_cuda_version() -> i32;
pub fn torc_cuda_driver_version() -> i32;
pub fn torc_cuda_can_device_access_peer(_: i32, _: i32, ) -> bool;
pub fn torc_cuda_is_bf16_supported(_: bool, ) -> bool;
pub fn torc_cuda_is_tf32_supported() -> bool;
pub fn torc_cuda_utilization(_: i32, ) -> i32;
pub fn torc_cuda_memory_usage(_: i32, ) -> i32;
pub fn torc_cuda_temperature(_: i32, ) -> i32;
pub fn torc_cuda_power_draw(_: i32, ) -> i32;
pub fn torc_cuda_clock_rate(_: i32, ) -> i32;
pub fn torc_cuda_device_memory_used(_: i32, ) -> i64;
pub fn torc_cuda_list_gpu_processes(_: i32, ) -> Raw;
pub fn torc_cuda_mem_get_info(_: i32, _: Raw, _: Raw, ) -> bool;
pub fn torc_cuda_memory_allocated(_: i32, ) -> i64;
pub fn torc_cuda_max_memory_allocated(_: i32, ) -> i64;
pub fn torc_cuda_memory_reserved(_: i32, ) -> i64;
pub fn torc_cuda_max_memory_reserved(_: i32, ) -> i64;
pub fn torc_cuda_memory_stats(_: i32, _: *mut sys::torc_cuda_memory_stat, _: i64, ) -> i64;
pub fn torc_cuda_memory_stat_value(_: i32, _: Raw, ) -> i64;
pub fn torc_cuda_memory_summary(_: i32, _: bool, ) -> Raw;
pub fn torc_cuda_memory_summary_with(_: i32, _: bool, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_cuda_memory_snapshot() -> Raw;
pub fn torc_cuda_memory_snapshot_with(_: *const sys::torc_no_options, ) -> Raw;
pub fn torc_cuda_memory_dump_snapshot(_: Raw, ) -> bool;
pub fn torc_cuda_memory_dump_snapshot_with(_: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_cuda_memory_record_history(_: i64, ) -> bool;
pub fn torc_cuda_memory_record_history_with(_: i64, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_cuda_reset_peak_memory_stats(_: i32, ) -> bool;
pub fn torc_cuda_reset_accumulated_memory_stats(_: i32, ) -> bool;
pub fn torc_cuda_empty_cache() -> bool;
pub fn torc_cuda_set_per_process_memory_fraction(_: f64, _: i32, ) -> bool;
pub fn torc_cuda_get_per_process_memory_fraction(_: i32, ) -> f64;
pub fn torc_cuda_caching_allocator_alloc(_: usize, _: i32, _: Raw, ) -> Raw;
pub fn torc_cuda_caching_allocator_delete(_: Raw, ) -> bool;
pub fn torc_cuda_caching_allocator_enable(_: bool, ) -> bool;
pub fn torc_cuda_ipc_collect() -> bool;
pub fn torc_cuda_change_current_allocator(_: *const sys::torc_cuda_pluggable_allocator, ) -> bool;
pub fn torc_cuda_get_allocator_backend() -> Raw;
pub fn torc_cuda_mempool_new(_: i32, ) -> Raw;
pub fn torc_cuda_mempool_new_with(_: i32, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_cuda_use_mem_pool_begin(_: Raw, ) -> bool;
pub fn torc_cuda_use_mem_pool_end(_: Raw, ) -> bool;
pub fn torc_pin_memory(_: Raw, ) -> Raw;
pub fn torc_pin_memory_with(_: Raw, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_is_pinned(_: Raw, ) -> bool;
pub fn torc_storage_is_pinned(_: Raw, ) -> bool;
pub fn torc_cuda_host_register(_: Raw, _: usize, ) -> bool;
pub fn torc_cuda_host_register_with(_: Raw, _: usize, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_cuda_host_unregister(_: Raw, ) -> bool;
pub fn torc_cuda_host_empty_cache() -> bool;
pub fn torc_cuda_host_memory_stats(_: *mut sys::torc_cuda_memory_stat, _: i64, ) -> i64;
pub fn torc_cuda_reset_peak_host_memory_stats() -> bool;
pub fn torc_cuda_reset_accumulated_host_memory_stats() -> bool;
pub fn torc_cuda_stream_options_init(_: *mut sys::torc_cuda_stream_options, ) -> ();
pub fn torc_cuda_stream_new_with(_: i32, _: *const sys::torc_cuda_stream_options, ) -> Raw;
pub fn torc_cuda_external_stream(_: Raw, _: i32, ) -> Raw;
pub fn torc_cuda_external_stream_with(_: Raw, _: i32, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_cuda_default_stream(_: i32, ) -> Raw;
pub fn torc_cuda_current_stream(_: i32, ) -> Raw;
pub fn torc_cuda_set_stream(_: Raw, ) -> bool;
pub fn torc_cuda_stream_guard_begin(_: Raw, ) -> sys::torc_cuda_stream_guard;
pub fn torc_cuda_stream_guard_end(_: *mut sys::torc_cuda_stream_guard, ) -> ();
pub fn torc_cuda_device_guard_begin(_: i32, ) -> sys::torc_cuda_stream_guard;
pub fn torc_cuda_stream_query(_: Raw, ) -> bool;
pub fn torc_cuda_stream_synchronize(_: Raw, ) -> bool;
pub fn torc_cuda_stream_wait_stream(_: Raw, _: Raw, ) -> bool;
pub fn torc_cuda_stream_wait_event(_: Raw, _: Raw, ) -> bool;
pub fn torc_cuda_stream_record_event(_: Raw, _: Raw, ) -> Raw;
pub fn torc_cuda_stream_device(_: Raw, ) -> i32;
pub fn torc_cuda_stream_priority(_: Raw, ) -> i32;
pub fn torc_cuda_stream_handle(_: Raw, ) -> Raw;
pub fn torc_cuda_stream_id(_: Raw, ) -> i64;
pub fn torc_cuda_stream_equal(_: Raw, _: Raw, ) -> bool;
pub fn torc_cuda_stream_priority_range(_: i32, _: Raw, _: Raw, ) -> bool;
pub fn torc_record_stream(_: Raw, _: Raw, ) -> bool;
pub fn torc_cuda_set_stream_ordering(_: bool, ) -> bool;
pub fn torc_cuda_get_stream_ordering() -> bool;
pub fn torc_cuda_event_options_init(_: *mut sys::torc_cuda_event_options, ) -> ();
pub fn torc_cuda_event_new_with(_: *const sys::torc_cuda_event_options, ) -> Raw;
pub fn torc_cuda_event_record(_: Raw, _: Raw, ) -> bool;
pub fn torc_cuda_event_wait(_: Raw, _: Raw, ) -> bool;
pub fn torc_cuda_event_query(_: Raw, ) -> bool;
pub fn torc_cuda_event_synchronize(_: Raw, ) -> bool;
pub fn torc_cuda_event_elapsed_time(_: Raw, _: Raw, ) -> f64;
pub fn torc_cuda_event_ipc_handle(_: Raw, _: Raw, ) -> bool;
pub fn torc_cuda_event_from_ipc_handle(_: i32, _: Raw, ) -> Raw;
pub fn torc_cuda_event_device(_: Raw, ) -> i32;
pub fn torc_cuda_event_handle(_: Raw, ) -> Raw;
pub fn torc_cuda_capture_options_init(_: *mut sys::torc_cuda_capture_options, ) -> ();
pub fn torc_cuda_graph_options_init(_: *mut sys::torc_cuda_graph_options, ) -> ();
pub fn torc_cuda_graph_new_with(_: *const sys::torc_cuda_graph_options, ) -> Raw;
pub fn torc_cuda_graph_capture_begin_with(_: Raw, _: *const sys::torc_cuda_capture_options, ) -> bool;
pub fn torc_cuda_graph_capture_end(_: Raw, ) -> bool;
pub fn torc_cuda_graph_guard_begin_with(_: Raw, _: *const sys::torc_cuda_capture_options, ) -> sys::torc_cuda_graph_guard;
pub fn torc_cuda_graph_guard_end(_: *mut sys::torc_cuda_graph_guard, ) -> ();
pub fn torc_cuda_graph_instantiate(_: Raw, ) -> bool;
pub fn torc_cuda_graph_instantiate_with(_: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_cuda_graph_replay(_: Raw, ) -> bool;
pub fn torc_cuda_graph_replay_with(_: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_cuda_graph_raw_cuda_graph(_: Raw, ) -> Raw;
pub fn torc_cuda_graph_raw_cuda_graph_exec(_: Raw, ) -> Raw;
pub fn torc_cuda_graph_reset(_: Raw, ) -> bool;
pub fn torc_cuda_graph_pool(_: Raw, ) -> Raw;
pub fn torc_cuda_graph_debug_dump(_: Raw, _: Raw, ) -> bool;
pub fn torc_cuda_graph_debug_dump_with(_: Raw, _: Raw, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_cuda_graph_node_count(_: Raw, ) -> i64;
pub fn torc_cuda_is_current_stream_capturing() -> bool;
pub fn torc_cuda_graph_register_generator(_: Raw, _: Raw, ) -> bool;
pub fn torc_cuda_make_graphed_options_init(_: *mut sys::torc_cuda_make_graphed_options, ) -> ();
pub fn torc_cuda_make_graphed_with(_: Raw, _: sys::torc_context, _: sys::torc_tensors, _: *const sys::torc_cuda_make_graphed_options, ) -> Raw;
pub fn torc_cuda_graphed_call(_: Raw, _: sys::torc_tensors, ) -> sys::torc_tensors;
pub fn torc_cuda_graphed_call_with(_: Raw, _: sys::torc_tensors, _: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_cuda_manual_seed(_: u64, ) -> bool;
pub fn torc_cuda_manual_seed_with(_: u64, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_cuda_manual_seed_all(_: u64, ) -> bool;
pub fn torc_cuda_manual_seed_all_with(_: u64, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_cuda_seed() -> bool;
pub fn torc_cuda_seed_all() -> bool;
pub fn torc_cuda_initial_seed() -> u64;
pub fn torc_cuda_get_rng_state(_: i32, ) -> Raw;
pub fn torc_cuda_get_rng_state_with(_: i32, _: *const sys::torc_no_options, ) -> Raw;
pub fn torc_cuda_set_rng_state(_: Raw, _: i32, ) -> bool;
pub fn torc_cuda_set_rng_state_with(_: Raw, _: i32, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_cuda_get_rng_state_all() -> sys::torc_tensors;
pub fn torc_cuda_get_rng_state_all_with(_: *const sys::torc_no_options, ) -> sys::torc_tensors;
pub fn torc_cuda_set_rng_state_all(_: sys::torc_tensors, ) -> bool;
pub fn torc_cuda_set_rng_state_all_with(_: sys::torc_tensors, _: *const sys::torc_no_options, ) -> bool;
pub fn torc_cuda_nvtx_range_push(_: Raw, ) -> i32;
pub fn torc_cuda_nvtx_range_pop() -> i32;
pub fn torc_cuda_nvtx_mark(_: Raw, ) -> bool;
pub fn torc_cuda_nvtx_range_start(_: Raw, ) -> u64;
pub fn torc_cuda_nvtx_range_end(_: u64, ) -> bool;
pub fn torc_cuda_set_sync_debug_mode(_: CudaSyncDebug, ) -> bool;
pub fn torc_cuda_get_sync_debug_mode() -> CudaSyncDebug;
}
pub unsafe extern "C" fn torc_context_destroy<F: FnMut() -> Result<()> + Send + 'static>(data: Raw) -> () { called(data, |f: &mut F| { let r = f()?; Ok((r)) }) }
pub unsafe extern "C" fn torc_tensor_hook<F: FnMut(&Tensor) -> Result<Option<Tensor>> + Send + 'static>(grad: Raw, data: Raw) -> Raw { called(data, |f: &mut F| { let r = f(&lent(&[grad])[0])?; Ok(give(r)) }) }
pub unsafe extern "C" fn torc_accumulate_grad_hook<F: FnMut(&Tensor) -> Result<()> + Send + 'static>(leaf: Raw, data: Raw) -> () { called(data, |f: &mut F| { let r = f(&lent(&[leaf])[0])?; Ok((r)) }) }
pub unsafe extern "C" fn torc_function_pass<F: FnMut(&FunctionContext, &[Option<Tensor>]) -> Result<Vec<Option<Tensor>>> + Send + 'static>(ctx: Raw, tensors: sys::torc_tensors, data: Raw) -> sys::torc_tensors { called(data, |f: &mut F| { let r = f(&lent(&[ctx])[0], lent(slice_of(tensors.data, tensors.count)))?; Ok(give_all(r)) }) }
pub unsafe extern "C" fn torc_checkpoint_function<F: FnMut(&[Option<Tensor>]) -> Result<Vec<Tensor>> + Send + 'static>(inputs: sys::torc_tensors, data: Raw) -> sys::torc_tensors { called(data, |f: &mut F| { let r = f(lent(slice_of(inputs.data, inputs.count)))?; Ok(give_all(r)) }) }
pub unsafe extern "C" fn torc_gradcheck_function<F: FnMut(&[Tensor]) -> Result<Vec<Tensor>> + Send + 'static>(inputs: sys::torc_tensors, data: Raw) -> sys::torc_tensors { called(data, |f: &mut F| { let r = f(lent(slice_of(inputs.data, inputs.count)))?; Ok(give_all(r)) }) }
pub unsafe extern "C" fn torc_module_visitor<F: FnMut(&Module) -> Result<bool> + Send + 'static>(m: Raw, data: Raw) -> bool { called(data, |f: &mut F| { let r = f(&lent(&[m])[0])?; Ok((r)) }) }
pub unsafe extern "C" fn torc_module_pre_hook<F: FnMut(&Module, &[Option<Tensor>]) -> Result<Option<Tensor>> + Send + 'static>(m: Raw, inputs: sys::torc_tensors, data: Raw) -> Raw { called(data, |f: &mut F| { let r = f(&lent(&[m])[0], lent(slice_of(inputs.data, inputs.count)))?; Ok(give(r)) }) }
pub unsafe extern "C" fn torc_module_hook<F: FnMut(&Module, &[Option<Tensor>], &Tensor) -> Result<Option<Tensor>> + Send + 'static>(m: Raw, inputs: sys::torc_tensors, output: Raw, data: Raw) -> Raw { called(data, |f: &mut F| { let r = f(&lent(&[m])[0], lent(slice_of(inputs.data, inputs.count)), &lent(&[output])[0])?; Ok(give(r)) }) }
pub unsafe extern "C" fn torc_module_function<F: FnMut(&Module, &[Option<Tensor>]) -> Result<Tensor> + Send + 'static>(self_: Raw, inputs: sys::torc_tensors, data: Raw) -> Raw { called(data, |f: &mut F| { let r = f(&lent(&[self_])[0], lent(slice_of(inputs.data, inputs.count)))?; Ok(give(r)) }) }
pub unsafe extern "C" fn torc_module_class_forward<F: FnMut(&Module, &Tensor) -> Result<Tensor> + Send + 'static>(self_: Raw, input: Raw, data: Raw) -> Raw { called(data, |f: &mut F| { let r = f(&lent(&[self_])[0], &lent(&[input])[0])?; Ok(give(r)) }) }
pub unsafe extern "C" fn torc_lr_lambda<F: FnMut(i64, i64) -> Result<f64> + Send + 'static>(epoch: i64, group: i64, data: Raw) -> f64 { called(data, |f: &mut F| { let r = f(epoch, group)?; Ok((r)) }) }
pub unsafe extern "C" fn torc_cuda_graphed_function<F: FnMut(&[Tensor]) -> Result<Vec<Tensor>> + Send + 'static>(inputs: sys::torc_tensors, data: Raw) -> sys::torc_tensors { called(data, |f: &mut F| { let r = f(lent(slice_of(inputs.data, inputs.count)))?; Ok(give_all(r)) }) }
}
