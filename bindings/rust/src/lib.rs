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
//! `x.sum_with(SumOptions::default().dim([0]))`, and `x.sum()` has all
//! defaults. A tensor is a reference to one that others may share, as in Python: functions in place
//! take `&self`. Operators (`&a * 2.0`) panic where their methods (`a.mul(2.0)`) return an error.
//!
//! Handles may be sent to other threads, but not be used by two at once:
//! ```compile_fail
//! fn shared<T: Sync>(_: &T) {}
//! shared(&torc::zeros([2]).unwrap());
//! ```
//! What two threads reach through tensors of their own, such as a clone or a view, is theirs to
//! keep in order: one may be written only while the others leave it alone. What gives a tensor
//! other memory or sizes in place is `unsafe`; but for an `out` of another size, and for modules
//! that are converted, which is as bad while another thread has a handle of that tensor. Modules
//! and optimizers have no clones, so only one thread has them, with all that is in them: a module
//! takes what it is made of, and what it hands out is a [`Part`], as a scheduler is of its
//! optimizer.

use std::any::Any;
use std::borrow::Borrow;
use std::cell::RefCell;
use std::ffi::{CStr, CString};
use std::marker::PhantomData;
use std::os::raw::c_void;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::ptr::{null_mut, NonNull};
use std::sync::{Arc, Mutex, PoisonError};
use std::{fmt, mem, ops, slice};

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
        Error { code, message: message.into(), call: String::new(), module: String::new() }
    }
    /// The error of this thread, which is forgotten. Of one that a closure returned, the call and
    /// the module are those that failed in it, if any did. A panic in a closure goes on.
    unsafe fn last() -> Error {
        let text = |text| owned(|| text).unwrap_or_default();
        let mut error = Error::new(sys::torc_error(), text(sys::torc_error_message()));
        error.call = text(sys::torc_error_call());
        error.module = text(sys::torc_error_module());
        let kept = sys::torc_error_foreign(KIND.as_ptr() as Raw) as *const Mutex<Option<_>>;
        let got: Option<Result<Error, _>> = kept.as_ref().and_then(|kept| kept.lock().ok()?.take());
        sys::torc_error_clear();
        let inner = got.map(|kept| kept.unwrap_or_else(|panic| resume_unwind(panic)));
        inner.filter(|inner| (&*inner.call, &*inner.module) != ("", "")).unwrap_or(error)
    }
}
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let places = [&*self.message, &self.call, &self.module].into_iter();
        f.write_str(&places.filter(|place| !place.is_empty()).collect::<Vec<_>>().join(", in "))
    }
}
impl std::error::Error for Error {}

/// A counted reference to something of torc's.
#[repr(transparent)]
#[derive(Debug)]
struct Owned(NonNull<c_void>);
unsafe impl Send for Owned {}
impl Drop for Owned {
    fn drop(&mut self) {
        unsafe { sys::torc_release(self.0.as_ptr()) }
    }
}
impl Clone for Owned {
    fn clone(&self) -> Self {
        unsafe { sys::torc_retain(self.0.as_ptr()) };
        Owned(self.0)
    }
}
/// What stands for a counted reference, as all handles do, or perhaps for none. A clone is another
/// reference to the same; what torc keeps tables in without a lock has none.
///
/// # Safety
/// The type is `repr(transparent)` over `NonNull<c_void>`, or an `Option` of such a one.
pub unsafe trait Handle: Sized {
    const NULLABLE: bool = false;
}
unsafe impl<H: Handle> Handle for Option<H> {
    const NULLABLE: bool = true;
}

/// A module of a module, or that one again, or a scheduler of an optimizer: it stays in the thread
/// that the other is in, and no longer than that.
#[repr(transparent)]
#[derive(Debug)]
pub struct Part<'a, H>(H, PhantomData<&'a H>);
unsafe impl<H: Handle> Handle for Part<'_, H> {}
impl<H> ops::Deref for Part<'_, H> {
    type Target = H;
    fn deref(&self) -> &H {
        &self.0
    }
}

fn raw<'a, H: Handle + 'a>(handle: impl Into<Option<&'a H>>) -> Raw {
    handle.into().map_or(null_mut(), |handle| unsafe { mem::transmute_copy(handle) })
}
/// A reference that is the caller's: torc_scope_take gives what torc lends, torc_retain any other.
unsafe fn own<H: Handle>(own: Raw) -> Result<H> {
    done(!own.is_null() || H::NULLABLE && sys::torc_error() == ErrorCode::OK)?;
    Ok(mem::transmute_copy(&own))
}
unsafe fn give<H: Handle>(handle: H) -> Raw {
    sys::torc_scope_adopt(mem::transmute_copy(&mem::ManuallyDrop::new(handle)))
}
/// The handles that a closure is given, for as long as it runs.
unsafe fn lent<H: Handle>(list: &[Raw]) -> &[H] {
    assert!(H::NULLABLE || list.iter().all(|handle| !handle.is_null()), "a handle is NULL");
    slice_of(list.as_ptr() as Raw, list.len() as i64)
}
unsafe fn slice_of<'a, T>(data: Raw, count: i64) -> &'a [T] {
    let data = if count > 0 { data.cast() } else { NonNull::dangling().as_ptr() };
    slice::from_raw_parts(data, count.max(0) as usize)
}
/// A list of C's: each kind begins as torc_tensors does.
unsafe fn all_of<T, L>(entries: &[T]) -> L {
    let (data, count) = (entries.as_ptr() as Raw, entries.len() as i64);
    let mut list = mem::MaybeUninit::<L>::zeroed();
    list.as_mut_ptr().cast::<sys::torc_tensors>().write(sys::torc_tensors { data, count });
    list.assume_init()
}
/// What `own` makes of the entries of the list that `of` gives, which is the scope's.
unsafe fn each<L, T, U>(of: impl FnOnce() -> L, own: impl Fn(&T) -> Result<U>) -> Result<Vec<U>> {
    let _scope = scope();
    let list: sys::torc_tensors = mem::transmute_copy(&check(of())?);
    slice_of(list.data, list.count).iter().map(own).collect()
}
unsafe fn scope() -> End<impl FnMut()> {
    let mark = sys::torc_scope_begin();
    End(move || _ = sys::torc_scope_end(mark))
}
unsafe fn check<T>(value: T) -> Result<T> {
    done(sys::torc_error() == ErrorCode::OK).map(|()| value)
}
unsafe fn done(ok: bool) -> Result<()> {
    ok.then_some(()).ok_or_else(|| Error::last())
}
/// What runs when it goes out of scope, also by a panic.
struct End<F: FnMut()>(F);
impl<F: FnMut()> Drop for End<F> {
    fn drop(&mut self) {
        (self.0)()
    }
}

/// A text for C, in which a NUL is the replacement character: no word of torc's has one.
fn text<'a>(text: impl Into<Option<&'a str>>) -> Option<CString> {
    CString::new(text.into()?.replace('\0', "\u{FFFD}")).ok()
}
fn chars(text: &Option<CString>) -> Raw {
    text.as_ref().map_or(null_mut(), |text| text.as_ptr() as Raw)
}
/// What `of` gives, which may be the scope's.
unsafe fn owned(of: impl FnOnce() -> Raw) -> Option<String> {
    let (_scope, text) = (scope(), of());
    (!text.is_null()).then(|| CStr::from_ptr(text.cast()).to_string_lossy().into_owned())
}

/// A bool, an int, a float or a complex number; that is made of a pair: `x.mul((0.5, 2.0))`.
pub use sys::Number;
impl Number {
    pub const NONE: Number = Number { words: [sys::TORC_NUMBER_NONE, 0, 0] };
}
/// A tensor, or a number where a tensor may stand: `x.mul(&y)`, `x.mul(2)`.
pub trait Operand {
    fn tensor(&self) -> Result<&Tensor, Number>;
}
impl<N: Copy + Into<Number>> Operand for N {
    fn tensor(&self) -> Result<&Tensor, Number> {
        Err((*self).into())
    }
}

fn ints(list: &[i64]) -> sys::Ints {
    let (count, at) = (list.len() as i64, list.as_ptr() as i64);
    sys::Ints { words: [sys::TORC_INTS_AT, count, at, 0, 0, 0, 0, 0, 0, 0] }
}
/// Where a tensor lives; -1 is the current device of that type.
pub use sys::Device;
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
pub unsafe trait Element: Copy + Default {
    const DTYPE: DType;
}
impl Tensor {
    /// A tensor of that shape with a copy of the elements, row-major.
    pub fn from_slice<T: Element>(data: &[T], shape: impl AsRef<[i64]>) -> Result<Tensor> {
        let mut options = Options::new(sys::torc_tensor_from_options_init);
        options.c.pointer_dtype = T::DTYPE;
        options.c.data_bytes = mem::size_of_val(data) as i64;
        let (at, shape) = (data.as_ptr() as Raw, ints(shape.as_ref()));
        unsafe { own(sys::torc_scope_take(sys::torc_tensor_from_with(at, shape, &options.c))) }
    }
    /// All elements in row-major order, converted to `T`.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        let from = self.to_with(ToOptions::default().dtype(T::DTYPE))?;
        let mut data = vec![T::default(); from.numel() as usize];
        let (to, bytes) = (data.as_mut_ptr().cast(), mem::size_of_val(&data[..]));
        unsafe { done(sys::torc_copy_to_host(raw(&from), to, bytes)) }.map(|()| data)
    }
    pub fn shape(&self) -> Vec<i64> {
        unsafe { slice_of(sys::torc_sizes(raw(self)), self.dim()).to_vec() }
    }
    pub fn strides(&self) -> Vec<i64> {
        unsafe { slice_of(sys::torc_strides(raw(self)), self.dim()).to_vec() }
    }
}
/// Entries of torc_named_tensors, and the names that they point to.
fn named(list: &[(impl AsRef<str>, impl Borrow<Tensor>)]) -> (Vec<[Raw; 2]>, Vec<Option<CString>>) {
    let names: Vec<_> = list.iter().map(|entry| text(entry.0.as_ref())).collect();
    let entries = names.iter().zip(list).map(|(name, entry)| [chars(name), raw(entry.1.borrow())]);
    (entries.collect(), names)
}

/// What is optional in a call, with the defaults at first: `SumOptions::default().dim([0])`.
pub struct Options<'a, C> {
    c: C,
    kept: Vec<Box<dyn Any>>,
    borrowed: PhantomData<&'a ()>,
}
impl<C> Options<'_, C> {
    fn new(init: unsafe extern "C" fn(*mut C)) -> Self {
        let mut c = mem::MaybeUninit::zeroed();
        unsafe { init(c.as_mut_ptr()) };
        Options { c: unsafe { c.assume_init() }, kept: Vec::new(), borrowed: PhantomData }
    }
    fn keep<K: ToOwned<Owned = O> + ?Sized, O: Borrow<K> + 'static>(&mut self, given: &K) -> &K {
        self.kept.push(Box::new(given.to_owned()));
        self.kept.last().and_then(|kept| kept.downcast_ref::<O>()).expect("it is that").borrow()
    }
}

/// The address says whose it is what an error of torc's carries: the error that a closure returned,
/// or its panic. It stays there until torc's error is Rust's again.
static KIND: [u8; 1] = [0];
thread_local!(static RUNNING: RefCell<Vec<Raw>> = RefCell::default());
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
/// What `call` gives of the closure at `data`, which stays until it has returned; or the zero that
/// all functions of C give with an error, and torc's error.
unsafe fn called<F, C>(data: Raw, call: impl FnOnce(&mut F) -> Result<C>) -> C {
    let run = move || {
        Arc::increment_strong_count(data as *const Mutex<F>);
        let closure = Arc::from_raw(data as *const Mutex<F>);
        if RUNNING.with(|running| running.borrow().contains(&data)) {
            return Err(Error::new(ErrorCode::RUNTIME, "a closure was called while it ran"));
        }
        RUNNING.with(|running| running.borrow_mut().push(data));
        let _end = End(|| _ = RUNNING.with(|running| running.borrow_mut().pop()));
        let mut closure = closure.lock().unwrap_or_else(PoisonError::into_inner);
        call(&mut closure)
    };
    let failed = match catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(made)) => return made,
        Ok(Err(error)) => Ok(error),
        Err(panic) => Err(panic),
    };
    let panicked = (ErrorCode::FOREIGN, "a closure panicked");
    let (code, says) = failed.as_ref().map_or(panicked, |error| (error.code, &*error.message));
    let (says, kind) = (text(says), KIND.as_ptr() as Raw);
    sys::torc_error_raise_foreign(code, chars(&says), kind, context(Some(failed)));
    mem::zeroed()
}
unsafe fn give_all<H: Handle>(handles: Vec<H>) -> sys::torc_tensors {
    let handles: Vec<_> = handles.into_iter().map(|handle| give(handle)).collect();
    sys::torc_tensors_lend(all_of(&handles))
}

/// One for each input; None is zero.
pub type Gradients = Vec<Option<Tensor>>;
/// An operator with a gradient of one's own (torch.autograd.Function).
pub trait Function: Sized + Send + 'static {
    fn forward(&mut self, ctx: &FunctionContext, inputs: &[Tensor]) -> Result<Vec<Tensor>>;
    /// The gradient of each input, from that of each output.
    fn backward(&mut self, ctx: &FunctionContext, grads: &[Option<Tensor>]) -> Result<Gradients>;
    /// Applies it; the node of the graph is called by `name`.
    fn apply(mut self, name: &str, inputs: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
        let pass = move |ctx: &FunctionContext, tensors: &[Option<Tensor>]| {
            if ctx.in_backward() {
                return self.backward(ctx, tensors);
            }
            let inputs = Vec::from_iter(tensors.iter().flatten().cloned());
            Ok(self.forward(ctx, &inputs)?.into_iter().map(Some).collect())
        };
        let inputs = Vec::from_iter(inputs.iter().map(|input| Some(input.borrow())));
        Ok(function_apply(name, pass, &inputs)?.into_iter().flatten().collect())
    }
}
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../tests/refused.md")]
struct Refused;
