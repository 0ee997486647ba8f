//! PyTorch's programming model in Rust: safe bindings of libtorc.
//!
//! ```
//! use torc::*;
//! let w = torc::randn_with([3, 3], RandnOptions::default().requires_grad(true))?;
//! let loss = (&w * &w + 1).sum()?;
//! loss.backward()?;
//! assert!(w.grad()?.unwrap().allclose(&(&w * 2.0))?);
//! # Ok::<(), Error>(())
//! ```
//!
//! Names, arguments and messages are PyTorch's. What C writes as `torc_sum(x, .dim = 0)` is
//! `x.sum_with(SumOptions::default().dim(0))`, and `x.sum()` has all
//! defaults. A tensor is a reference to one that others may share, as in Python: functions in place
//! take `&self`. Operators (`&a * 2.0`) panic where their methods (`a.mul(2.0)`) return an error.
//!
//! Handles may be sent to other threads, but not be used by two at once:
//! ```compile_fail
//! fn shared<T: Sync>(_: &T) {}
//! shared(&torc::zeros([2]).unwrap());
//! ```
//! What two threads reach through handles of their own, such as a clone or a view, is theirs to
//! keep in order: one may be written only while the others leave it alone.

use std::any::Any;
use std::borrow::Borrow;
use std::cell::{Cell, RefCell};
use std::ffi::{CStr, CString};
use std::marker::PhantomData;
use std::os::raw::{c_char, c_void};
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::ptr::{null, null_mut, NonNull};
use std::sync::{Arc, Mutex, PoisonError};
use std::{fmt, mem, ops, slice};

macro_rules! handles {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Debug)]
        pub struct $name(NonNull<c_void>);
        unsafe impl Handle for $name {}
        unsafe impl Send for $name {}
        impl Drop for $name {
            fn drop(&mut self) { unsafe { sys::torc_release(raw(self)) } }
        }
        impl Clone for $name {
            /// Another reference to the same.
            fn clone(&self) -> Self { unsafe { sys::torc_retain(raw(self)) }; $name(self.0) }
        }
    )*};
}
#[rustfmt::skip]
mod generated;
pub use generated::*;

type Raw = *mut c_void;
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What torc says of a call that failed: PyTorch's message, the operator's call with its shapes,
/// and the module that was running ("" where there is none).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    pub code: ErrorCode,
    pub message: String,
    pub call: String,
    pub module: String,
}
impl Error {
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Error {
        let (message, call, module) = (message.into(), String::new(), String::new());
        Error { code, message, call, module }
    }
    /// The error of this thread, which is forgotten. Where a closure panicked, its panic goes on.
    fn last() -> Error {
        let text = |of: unsafe extern "C" fn() -> *const c_char| {
            unsafe { owned(of()) }.unwrap_or_default()
        };
        let mut error = Error::new(unsafe { sys::torc_error() }, text(sys::torc_error_message));
        error.call = text(sys::torc_error_call);
        error.module = text(sys::torc_error_module);
        unsafe { sys::torc_error_clear() };
        match PANIC.with(Cell::take) {
            Some(panic) => resume_unwind(panic),
            None => error,
        }
    }
}
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.message)?;
        let mut places = [&self.call, &self.module].into_iter().filter(|place| !place.is_empty());
        places.try_for_each(|place| write!(f, ", in {place}"))
    }
}
impl std::error::Error for Error {}

/// A counted reference to something of torc's, as all handles are.
///
/// # Safety
/// The type is `repr(transparent)` over `NonNull<c_void>`.
pub unsafe trait Handle: Sized {}

/// What the forward and backward of a [`Function`] are given.
#[repr(transparent)]
pub struct FunctionContext(NonNull<c_void>);
unsafe impl Handle for FunctionContext {}

fn raw<H: Handle>(handle: &H) -> Raw {
    unsafe { mem::transmute_copy(handle) }
}
fn raw_of<H: Handle>(handle: Option<&H>) -> Raw {
    handle.map_or(null_mut(), raw)
}
fn raws<H: Handle>(list: &[impl Borrow<H>]) -> Vec<Raw> {
    list.iter().map(|h| raw(h.borrow())).collect()
}
/// What torc lends becomes the caller's own.
unsafe fn own<H: Handle>(lent: Raw) -> Result<H> {
    match NonNull::new(if lent.is_null() { lent } else { sys::torc_scope_take(lent) }) {
        Some(own) => Ok(mem::transmute_copy(&own)),
        None => Err(Error::last()),
    }
}
unsafe fn own_or_none<H: Handle>(lent: Raw) -> Result<Option<H>> {
    if lent.is_null() {
        return check(None);
    }
    own(lent).map(Some)
}
/// What belongs to another object gets a reference that the scope lends.
unsafe fn lend(borrowed: Raw) -> Raw {
    sys::torc_scope_adopt(sys::torc_retain(borrowed))
}
unsafe fn give<H: Handle>(handle: H) -> Raw {
    let own = raw(&handle);
    mem::forget(handle);
    sys::torc_scope_adopt(own)
}
/// The handles that a closure is given, for as long as it runs.
unsafe fn lent<'a, H: Handle>(data: *const Raw, count: i64) -> Result<&'a [H]> {
    let list = slice_of(data, count);
    if list.iter().any(|handle| handle.is_null()) {
        return Err(Error::new(ErrorCode::TYPE, "a closure was to be given a handle of NULL"));
    }
    Ok(slice_of(list.as_ptr().cast(), count))
}
unsafe fn slice_of<'a, T>(data: *const T, count: i64) -> &'a [T] {
    if count > 0 {
        return slice::from_raw_parts(data, count as usize);
    }
    &[]
}
unsafe fn each<T, U>(data: *const T, n: i64, own: impl Fn(&T) -> Result<U>) -> Result<Vec<U>> {
    check(())?;
    slice_of(data, n).iter().map(own).collect()
}
/// The address of a list; NULL of an empty one.
fn at<T>(list: &[T]) -> *const T {
    list.first().map_or(null(), |first| first)
}
fn check<T>(value: T) -> Result<T> {
    done(unsafe { sys::torc_error() } == ErrorCode::OK).map(|()| value)
}
fn done(ok: bool) -> Result<()> {
    ok.then_some(()).ok_or_else(Error::last)
}

/// Runs `run`, then `end`, also when `run` panics.
fn bracket<R>(end: impl FnMut(), run: impl FnOnce() -> R) -> R {
    struct End<F: FnMut()>(F);
    impl<F: FnMut()> Drop for End<F> {
        fn drop(&mut self) {
            (self.0)()
        }
    }
    let _end = End(end);
    run()
}
macro_rules! modes {
    ($($(#[$doc:meta])* $vis:vis $name:ident $begin:ident $end:ident)*) => {$(
        $(#[$doc])*
        $vis fn $name<R>(run: impl FnOnce() -> R) -> R {
            let before = unsafe { sys::$begin() };
            bracket(|| unsafe { sys::$end(before); }, run)
        }
    )*};
}
modes! {
    /// Without gradients, in this thread, while `run` runs.
    pub no_grad torc_no_grad_begin torc_no_grad_end
    /// With gradients, within `no_grad`.
    pub enable_grad torc_enable_grad_begin torc_enable_grad_end
    /// Without gradients for ever: what is made so never takes part in autograd.
    pub inference_mode torc_inference_mode_begin torc_inference_mode_end
    scoped torc_scope_begin torc_scope_end
}
/// Mixed precision in this thread while `run` runs; `dtype` None is the device's own.
pub fn autocast<R>(on: DeviceType, dtype: Option<DType>, run: impl FnOnce() -> R) -> Result<R> {
    done(unsafe { sys::torc_autocast_begin(on, dtype.unwrap_or_default()) })?;
    Ok(bracket(|| unsafe { sys::torc_autocast_end() }, run))
}

/// A text for C, in which a NUL is the replacement character: no word of torc's has one.
fn text(text: &str) -> CString {
    CString::new(text.replace('\0', "\u{FFFD}")).unwrap_or_default()
}
unsafe fn owned(text: *const c_char) -> Option<String> {
    (!text.is_null()).then(|| CStr::from_ptr(text).to_string_lossy().into_owned())
}
fn written(write: impl Fn(*mut c_char, usize) -> i64) -> Result<String> {
    let length = write(null_mut(), 0);
    done(length >= 0)?;
    let mut bytes = vec![0u8; length as usize + 1];
    done(write(bytes.as_mut_ptr().cast(), bytes.len()) >= 0)?;
    bytes.truncate(length as usize);
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A bool, an int or a float.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    kind: i64,
    bits: i64,
}
impl Number {
    pub const NONE: Number = Number { kind: sys::TORC_NUMBER_NONE, bits: 0 };
}
/// A tensor, or a number where a tensor may stand: `x.mul(&y)`, `x.mul(2)`.
pub enum Operand<'a> {
    Tensor(&'a Tensor),
    Own(Tensor),
    Number(Number),
}
impl<'a> From<&'a Tensor> for Operand<'a> {
    fn from(tensor: &'a Tensor) -> Self {
        Operand::Tensor(tensor)
    }
}
impl From<Tensor> for Operand<'_> {
    fn from(tensor: Tensor) -> Self {
        Operand::Own(tensor)
    }
}

/// A list of sizes or dimensions, or one number for all: `[2, 3]`, `&v[..]`, `2`.
#[derive(Clone, Copy)]
pub struct Ints<'a>(RawInts, PhantomData<&'a [i64]>);
#[doc(hidden)]
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RawInts {
    tag: i64,
    count: i64,
    few: [i64; 8],
}
impl<'a> Ints<'a> {
    pub const NONE: Ints<'static> = Ints::new(sys::TORC_NONE, 0, [0; 8]);
    const fn new(tag: i64, count: i64, few: [i64; 8]) -> Ints<'a> {
        Ints(RawInts { tag, count, few }, PhantomData)
    }
}
impl From<i64> for Ints<'_> {
    fn from(one: i64) -> Self {
        Ints::new(one, -i64::from(one <= sys::TORC_INTS_HERE), [0; 8])
    }
}
impl<'a> From<&'a [i64]> for Ints<'a> {
    fn from(list: &'a [i64]) -> Self {
        let at = list.as_ptr() as i64;
        Ints::new(sys::TORC_INTS_AT, list.len() as i64, [at, 0, 0, 0, 0, 0, 0, 0])
    }
}
impl<const N: usize> From<[i64; N]> for Ints<'_> {
    /// At most eight numbers, or it panics; longer lists are borrowed.
    fn from(list: [i64; N]) -> Self {
        let mut few = [0; 8];
        few[..N].copy_from_slice(&list);
        Ints::new(sys::TORC_INTS_HERE, N as i64, few)
    }
}
/// Where a tensor lives; -1 is the current device of that type.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device {
    type_: i16,
    index: i16,
}
impl Device {
    pub const CPU: Device = Device { type_: DeviceType::CPU.0 as i16, index: 0 };
    pub const fn cuda(index: i16) -> Device {
        Device { type_: DeviceType::CUDA.0 as i16, index }
    }
}

/// A type of Rust that tensors have elements of.
///
/// # Safety
/// `DTYPE` has its size, and any bytes are a value of it.
pub unsafe trait Element: Copy {
    const DTYPE: DType;
}
impl Tensor {
    /// A tensor of that shape with a copy of the elements, row-major.
    pub fn from_slice<'a, T: Element>(data: &[T], shape: impl Into<Ints<'a>>) -> Result<Tensor> {
        let mut options: sys::torc_tensor_from_options = unsafe { mem::zeroed() };
        options.struct_size = mem::size_of_val(&options);
        options.pointer_dtype = T::DTYPE;
        options.data_bytes = mem::size_of_val(data) as i64;
        unsafe { own(sys::torc_tensor_from_with(at(data) as Raw, shape.into().0, &options)) }
    }
    /// All elements in row-major order, converted to `T`.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        let from = self.to_with(ToOptions::default().dtype(T::DTYPE))?;
        let n = self.numel() as usize;
        let mut data = Vec::<T>::with_capacity(n);
        let (to, bytes) = (data.as_mut_ptr().cast(), n * mem::size_of::<T>());
        unsafe {
            done(sys::torc_copy_to_host(raw(&from), to, bytes))?;
            data.set_len(n);
        }
        Ok(data)
    }
    pub fn shape(&self) -> Vec<i64> {
        unsafe { slice_of(sys::torc_sizes(raw(self)), self.dim()).to_vec() }
    }
    pub fn strides(&self) -> Vec<i64> {
        unsafe { slice_of(sys::torc_strides(raw(self)), self.dim()).to_vec() }
    }
}
macro_rules! display {
    ($($name:ident $write:ident)*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                let write = |to, size| unsafe { sys::$write(raw(self), to, size) };
                f.write_str(&written(write).map_err(|_| fmt::Error)?)
            }
        }
    )*};
}
display! { Tensor torc_tensor_to_string Module torc_module_to_string }
type Named = (Vec<CString>, Vec<sys::torc_named_tensor>);
fn named(list: &[(impl AsRef<str>, impl Borrow<Tensor>)]) -> Named {
    let names: Vec<_> = list.iter().map(|t| text(t.0.as_ref())).collect();
    let tensors = list.iter().map(|t| raw(t.1.borrow()));
    let named = |(n, tensor): (&CString, _)| sys::torc_named_tensor { name: n.as_ptr(), tensor };
    let entries = names.iter().zip(tensors).map(named).collect();
    (names, entries)
}

/// What is optional in a call, with the defaults at first: `SumOptions::default().dim(0)`.
pub struct Options<'a, C> {
    c: C,
    kept: Vec<Box<dyn Any>>,
    borrowed: PhantomData<&'a ()>,
}
/// A struct of options as C has it.
///
/// # Safety
/// `INIT` fills it with the defaults.
pub unsafe trait Initial: Copy {
    const INIT: unsafe extern "C" fn(*mut Self);
}
impl<C: Initial> Default for Options<'_, C> {
    fn default() -> Self {
        let mut c = mem::MaybeUninit::zeroed();
        unsafe { C::INIT(c.as_mut_ptr()) };
        let (c, kept) = (unsafe { c.assume_init() }, Vec::new());
        Options { c, kept, borrowed: PhantomData }
    }
}

thread_local! {
    static PANIC: Cell<Option<Box<dyn Any + Send>>> = Cell::new(None);
    static RUNNING: RefCell<Vec<Raw>> = RefCell::new(Vec::new());
}
/// A closure as torc keeps it. One thread at a time runs it; to call it in itself is an error.
fn context<F: Send + 'static>(closure: F) -> sys::torc_context {
    unsafe extern "C" fn destroy<F>(data: Raw) {
        let closure = Arc::from_raw(data as *const Mutex<F>);
        // The message of a panic was written, and there is nobody to go on with it.
        mem::forget(catch_unwind(AssertUnwindSafe(|| drop(closure))));
    }
    let data = Arc::into_raw(Arc::new(Mutex::new(closure))) as Raw;
    sys::torc_context { data, destroy: destroy::<F> as Raw }
}
/// What `call` gives of the closure at `data`, which stays until it has returned; or torc's error
/// and `none`.
unsafe fn called<F, C>(data: Raw, none: C, call: impl FnOnce(&mut F) -> Result<C>) -> C {
    Arc::increment_strong_count(data as *const Mutex<F>);
    let closure = Arc::from_raw(data as *const Mutex<F>);
    let run = AssertUnwindSafe(|| {
        if RUNNING.with(|running| running.borrow().contains(&data)) {
            return Err(Error::new(ErrorCode::RUNTIME, "a closure was called while it ran"));
        }
        let depth = RUNNING.with(|running| running.borrow().len());
        RUNNING.with(|running| running.borrow_mut().push(data));
        let end = || RUNNING.with(|running| running.borrow_mut().truncate(depth));
        bracket(end, || call(&mut closure.lock().unwrap_or_else(PoisonError::into_inner)))
    });
    let error = match catch_unwind(run) {
        Ok(Ok(given)) => return given,
        Ok(Err(error)) => error,
        Err(panic) => {
            PANIC.with(|p| p.set(Some(panic)));
            Error::new(ErrorCode::RUNTIME, "a closure panicked")
        }
    };
    sys::torc_error_raise(error.code, text(&error.message).as_ptr());
    none
}
unsafe fn give_all(tensors: Vec<Tensor>) -> sys::torc_tensors {
    let list: Vec<Raw> = tensors.into_iter().map(|t| give(t)).collect();
    sys::torc_tensors_lend(sys::torc_tensors { data: at(&list), count: list.len() as i64 })
}

/// A module of one's own: what it computes. Parameters are registered with the [`Module`].
pub trait Forward: Send + 'static {
    fn forward(&mut self, module: &Module, inputs: &[Tensor]) -> Result<Tensor>;
}
impl Module {
    pub fn new<F: Forward>(name: &str, forward: F) -> Result<Module> {
        type List = sys::torc_tensors;
        unsafe extern "C" fn many<F: Forward>(module: Raw, inputs: List, data: Raw) -> Raw {
            called(data, null_mut(), |f: &mut F| {
                let inputs = lent(inputs.data, inputs.count)?;
                f.forward(&lent(&module, 1)?[0], inputs).map(|t| give(t))
            })
        }
        let name = text(name);
        let mut class: sys::torc_module_class = unsafe { mem::zeroed() };
        class.struct_size = mem::size_of_val(&class);
        class.name = name.as_ptr();
        class.forward_many = many::<F> as Raw;
        unsafe { own(sys::torc_module_new(&class, context(forward))) }
    }
}

/// An operator with a gradient of one's own (torch.autograd.Function).
pub trait Function: Send + 'static {
    fn forward(&mut self, ctx: &FunctionContext, inputs: &[Tensor]) -> Result<Vec<Tensor>>;
    /// The gradient of each input; None is zero.
    fn backward(
        &mut self,
        ctx: &FunctionContext,
        grads: &[Option<Tensor>],
    ) -> Result<Vec<Option<Tensor>>>;
}
/// Applies it; the node of the graph is called by `name`.
pub fn apply<F: Function>(
    name: &str,
    function: F,
    inputs: &[impl Borrow<Tensor>],
) -> Result<Vec<Tensor>> {
    type List = *const Raw;
    type To = *mut Raw;
    unsafe extern "C" fn forward<F: Function>(ctx: Raw, at: List, n: i64, _: To, _: i64) -> bool {
        called(sys::torc_function_data(ctx), false, |f: &mut F| {
            let outputs = give_all(f.forward(&lent(&ctx, 1)?[0], lent(at, n)?)?);
            done(sys::torc_function_set_outputs(ctx, outputs)).map(|()| true)
        })
    }
    unsafe extern "C" fn backward<F: Function>(
        ctx: Raw,
        grads: List,
        n: i64,
        to: To,
        wanted: i64,
    ) -> bool {
        called(sys::torc_function_data(ctx), false, |f: &mut F| {
            let made = f.backward(&lent(&ctx, 1)?[0], slice_of(grads.cast(), n))?;
            if made.len() as i64 != wanted {
                let message = format!("backward gave {} gradients, not {wanted}", made.len());
                return Err(Error::new(ErrorCode::VALUE, message));
            }
            let each = made.into_iter().enumerate();
            each.for_each(|(k, grad)| *to.add(k) = grad.map_or(null_mut(), |t| give(t)));
            Ok(true)
        })
    }
    let (name, inputs) = (text(name), raws(inputs));
    let mut class: sys::torc_custom_function = unsafe { mem::zeroed() };
    class.struct_size = mem::size_of_val(&class);
    class.name = name.as_ptr();
    class.forward = forward::<F> as Raw;
    class.backward = backward::<F> as Raw;
    class.context = context(function);
    let inputs = sys::torc_tensors { data: at(&inputs), count: inputs.len() as i64 };
    scoped(|| unsafe {
        let made = sys::torc_function_apply(&class, inputs);
        each(made.data, made.count, |t| own(lend(*t)))
    })
}
impl Operand<'_> {
    fn parts(&self) -> Result<Raw, Number> {
        match self {
            Operand::Tensor(tensor) => Ok(raw(*tensor)),
            Operand::Own(tensor) => Ok(raw(tensor)),
            Operand::Number(number) => Err(*number),
        }
    }
}
fn panicking(tensor: Result<Tensor>) -> Tensor {
    tensor.unwrap_or_else(|error| panic!("{error}"))
}
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../tests/refused.md")]
struct Refused;
