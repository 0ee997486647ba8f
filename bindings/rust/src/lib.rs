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
//! keep in order: one may be written only while the others leave it alone. Modules and optimizers
//! have no clones, so only one thread has them, with all that is in them: a module takes what it is
//! made of, what it hands out is a [`Part`], and a scheduler borrows its optimizer.

use std::any::Any;
use std::borrow::Borrow;
use std::cell::{Cell, RefCell};
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
    /// The error of this thread, which is forgotten. Where a closure panicked, its panic goes on.
    unsafe fn last() -> Error {
        let text = |text| owned(text).unwrap_or_default();
        let mut error = Error::new(sys::torc_error(), text(sys::torc_error_message()));
        error.call = text(sys::torc_error_call());
        error.module = text(sys::torc_error_module());
        sys::torc_error_clear();
        PANIC.with(Cell::take).map_or(error, |panic| resume_unwind(panic))
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

/// A counted reference to something of torc's.
#[doc(hidden)]
#[repr(transparent)]
#[derive(Debug)]
pub struct Owned(NonNull<c_void>);
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

/// A module of a module, or that one again, which stays in its thread meanwhile.
#[repr(transparent)]
#[derive(Debug)]
pub struct Part<'a>(Module, PhantomData<&'a Module>);
unsafe impl Handle for Part<'_> {}
impl ops::Deref for Part<'_> {
    type Target = Module;
    fn deref(&self) -> &Module {
        &self.0
    }
}

/// What the forward and backward of a [`Function`] are given.
#[repr(transparent)]
pub struct FunctionContext(NonNull<c_void>);
unsafe impl Handle for FunctionContext {}

fn raw<'a, H: Handle + 'a>(handle: impl Into<Option<&'a H>>) -> Raw {
    handle.into().map_or(null_mut(), |handle| unsafe { mem::transmute_copy(handle) })
}
fn raws<H: Handle>(list: &[impl Borrow<H>]) -> Vec<Raw> {
    list.iter().map(|handle| raw(handle.borrow())).collect()
}
/// What torc lends becomes the caller's own.
unsafe fn own<H: Handle>(lent: Raw) -> Result<H> {
    let own = if lent.is_null() { lent } else { sys::torc_scope_take(lent) };
    done(!own.is_null() || H::NULLABLE && sys::torc_error() == ErrorCode::OK)?;
    Ok(mem::transmute_copy(&own))
}
/// What belongs to another object gets a reference that the scope lends.
unsafe fn lend(borrowed: Raw) -> Raw {
    sys::torc_scope_adopt(sys::torc_retain(borrowed))
}
unsafe fn give<H: Handle>(handle: H) -> Raw {
    sys::torc_scope_adopt(mem::transmute_copy(&mem::ManuallyDrop::new(handle)))
}
/// The handles that a closure is given, for as long as it runs.
unsafe fn lent<H: Handle>(list: &[Raw]) -> Result<&[H]> {
    if !H::NULLABLE && list.iter().any(|handle| handle.is_null()) {
        return Err(Error::new(ErrorCode::TYPE, "a closure was to be given a handle of NULL"));
    }
    Ok(slice_of(at(list), list.len() as i64))
}
unsafe fn slice_of<'a, T>(data: Raw, count: i64) -> &'a [T] {
    let data = if count > 0 { data.cast() } else { NonNull::dangling().as_ptr() };
    slice::from_raw_parts(data, count.max(0) as usize)
}
fn at<T>(list: &[T]) -> Raw {
    list.as_ptr() as Raw
}
unsafe fn check<T>(value: T) -> Result<T> {
    done(sys::torc_error() == ErrorCode::OK).map(|()| value)
}
unsafe fn done(ok: bool) -> Result<()> {
    ok.then_some(()).ok_or_else(|| Error::last())
}

/// What `own` makes of each entry of the list that `call` lends.
unsafe fn each<T, U>(
    call: impl FnOnce() -> (Raw, i64),
    own: impl Fn(&T) -> Result<U>,
) -> Result<Vec<U>> {
    let mark = sys::torc_scope_begin();
    let _end = End(|| _ = sys::torc_scope_end(mark));
    let (data, count) = call();
    check(())?;
    slice_of(data, count).iter().map(own).collect()
}
/// What runs when it goes out of scope, also by a panic.
struct End<F: FnMut()>(F);
impl<F: FnMut()> Drop for End<F> {
    fn drop(&mut self) {
        (self.0)()
    }
}

/// A text for C, in which a NUL is the replacement character: no word of torc's has one.
fn text(text: &str) -> CString {
    CString::new(text.replace('\0', "\u{FFFD}")).unwrap_or_default()
}
unsafe fn owned(text: Raw) -> Option<String> {
    (!text.is_null()).then(|| CStr::from_ptr(text.cast()).to_string_lossy().into_owned())
}
unsafe fn written(write: impl Fn(Raw, usize) -> i64) -> Result<String> {
    let length = write(null_mut(), 0);
    done(length >= 0)?;
    let mut bytes = vec![0u8; length as usize + 1];
    done(write(bytes.as_mut_ptr().cast(), bytes.len()) >= 0)?;
    check(owned(at(&bytes)).unwrap_or_default())
}

/// A bool, an int or a float.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    kind: i64,
    bits: i64,
    imag: i64,
}
impl Number {
    pub const NONE: Number = Number { kind: sys::TORC_NUMBER_NONE, bits: 0, imag: 0 };
    pub fn complex(real: f64, imag: f64) -> Number {
        Number { kind: sys::TORC_NUMBER_COMPLEX, bits: real.to_bits() as i64, imag: imag.to_bits() as i64 }
    }
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
fn panicking(tensor: Result<Tensor>) -> Tensor {
    tensor.unwrap_or_else(|error| panic!("{error}"))
}

/// A list of sizes or dimensions: a tag, how many there are, and where.
#[doc(hidden)]
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RawInts(i64, i64, *const i64, [i64; 7]);
fn ints(list: &[i64]) -> RawInts {
    RawInts(sys::TORC_INTS_AT, list.len() as i64, list.as_ptr(), [0; 7])
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
        let mut options: Options<sys::torc_tensor_from_options> =
            Options::new(sys::torc_tensor_from_options_init);
        options.c.pointer_dtype = T::DTYPE;
        options.c.data_bytes = mem::size_of_val(data) as i64;
        unsafe { own(sys::torc_tensor_from_with(at(data), ints(shape.as_ref()), options.raw())) }
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
fn named(list: &[(impl AsRef<str>, impl Borrow<Tensor>)]) -> (Vec<[Raw; 2]>, Vec<CString>) {
    let names: Vec<_> = list.iter().map(|entry| text(entry.0.as_ref())).collect();
    let entry = |(k, name): (usize, &CString)| [name.as_ptr() as Raw, raw(list[k].1.borrow())];
    (names.iter().enumerate().map(entry).collect(), names)
}

/// What is optional in a call, with the defaults at first: `SumOptions::default().dim([0])`.
pub struct Options<'a, C> {
    c: C,
    kept: Vec<Box<dyn Any>>,
    borrowed: PhantomData<&'a ()>,
}
impl<C> Options<'_, C> {
    fn new(init: unsafe extern "C" fn(Raw)) -> Self {
        let mut c = mem::MaybeUninit::zeroed();
        unsafe { init(c.as_mut_ptr() as Raw) };
        Options { c: unsafe { c.assume_init() }, kept: Vec::new(), borrowed: PhantomData }
    }
    fn raw(&self) -> Raw {
        &self.c as *const C as Raw
    }
}

thread_local! {
    static PANIC: Cell<Option<Box<dyn Any + Send>>> = Cell::default();
    static RUNNING: RefCell<Vec<Raw>> = RefCell::default();
}
/// The error becomes torc's. One whose code says that there is none would be lost.
unsafe fn raise(error: Error) {
    let code = if error.code == ErrorCode::OK { ErrorCode::RUNTIME } else { error.code };
    sys::torc_error_raise(code, text(&error.message).as_ptr() as Raw)
}
/// The tensors of a file, from a copy: torc maps it, and who cuts a mapped file ends the program.
unsafe fn torc_safetensors_load_with(path: Raw, options: Raw) -> sys::torc_named_tensors {
    let path = owned(path).unwrap_or_default();
    let bytes = std::fs::read(&path).unwrap_or_else(|error| {
        raise(Error::new(ErrorCode::IO, format!("cannot open '{path}': {error}")));
        Vec::new()
    });
    sys::torc_safetensors_load_memory_with(at(&bytes), bytes.len(), options)
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
    let made = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
        PANIC.with(|p| p.set(Some(panic)));
        Err(Error::new(ErrorCode::RUNTIME, "a closure panicked"))
    });
    made.unwrap_or_else(|error| {
        raise(error);
        none
    })
}
unsafe fn give_all(tensors: Vec<Tensor>) -> sys::torc_tensors {
    let list: Vec<_> = tensors.into_iter().map(|tensor| give(tensor)).collect();
    sys::torc_tensors_lend(sys::torc_tensors { data: at(&list), count: list.len() as i64 })
}

impl Module {
    /// A module of one's own: what it computes. Parameters are registered with the module.
    pub fn new<F>(name: &str, forward: F) -> Result<Module>
    where
        F: FnMut(&Module, &[Option<Tensor>]) -> Result<Tensor> + Send + 'static,
    {
        let name = text(name);
        let mut class: sys::torc_module_class = unsafe { mem::zeroed() };
        class.struct_size = mem::size_of_val(&class);
        class.name = name.as_ptr() as Raw;
        class.forward_many = sys::torc_module_class_forward_many::<F> as Raw;
        unsafe { own(sys::torc_module_new(&class as *const _ as Raw, context(forward))) }
    }
}

/// One for each input; None is zero.
pub type Gradients = Vec<Option<Tensor>>;
/// An operator with a gradient of one's own (torch.autograd.Function).
pub trait Function: Sized + Send + 'static {
    fn forward(&mut self, ctx: &FunctionContext, inputs: &[Tensor]) -> Result<Vec<Tensor>>;
    /// The gradient of each input, from that of each output.
    fn backward(&mut self, ctx: &FunctionContext, grads: &[Option<Tensor>]) -> Result<Gradients>;
    /// Applies it; the node of the graph is called by `name`.
    fn apply(self, name: &str, inputs: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
        let (name, inputs) = (text(name), raws(inputs));
        let mut class: sys::torc_custom_function = unsafe { mem::zeroed() };
        class.struct_size = mem::size_of_val(&class);
        class.name = name.as_ptr() as Raw;
        class.forward = forward::<Self> as Raw;
        class.backward = backward::<Self> as Raw;
        class.context = context(self);
        let inputs = sys::torc_tensors { data: at(&inputs), count: inputs.len() as i64 };
        let apply = || unsafe {
            let made = sys::torc_function_apply(&class as *const _ as Raw, inputs);
            (made.data, made.count)
        };
        unsafe { each(apply, |&tensor| own(lend(tensor))) }
    }
}
unsafe extern "C" fn forward<F: Function>(ctx: Raw, at: Raw, n: i64, _: Raw, _: i64) -> bool {
    called(sys::torc_function_data(ctx), false, |f: &mut F| {
        let outputs = give_all(f.forward(&lent(&[ctx])?[0], lent(slice_of(at, n))?)?);
        done(sys::torc_function_set_outputs(ctx, outputs)).map(|()| true)
    })
}
unsafe extern "C" fn backward<F: Function>(ctx: Raw, at: Raw, n: i64, to: Raw, m: i64) -> bool {
    called(sys::torc_function_data(ctx), false, |f: &mut F| {
        let grads = f.backward(&lent(&[ctx])?[0], lent(slice_of(at, n))?)?;
        if grads.len() as i64 != m {
            let message = format!("backward gave {} gradients, not {m}", grads.len());
            return Err(Error::new(ErrorCode::VALUE, message));
        }
        let grads = grads.into_iter().enumerate();
        grads.for_each(|(k, grad)| *to.cast::<Raw>().add(k) = give(grad));
        Ok(true)
    })
}
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../tests/refused.md")]
struct Refused;
