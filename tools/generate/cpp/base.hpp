/* torc/torc.hpp - torc for C++17 and later: header-only, over the C ABI of torc.h.
 *
 *     torc::Tensor x = torc::randn({64, 784}), y = torc::randint(10, {64});
 *     torc::Tensor w = torc::randn({10, 784}, {.requires_grad = true});   // C++20; in C++17 fill a torc::RandnOptions
 *     torc::cross_entropy(torc::linear(x, w), y).backward();
 *     std::cout << w.grad() << "\n";
 *
 * Four rules hold everywhere:
 *
 *   1. A torc::Tensor is a handle that owns a reference: a copy is the same tensor, a move leaves an undefined one behind,
 *      and the last handle to go frees it. So it is with Module, Optimizer and the others. Scopes are not needed.
 *   2. Errors are exceptions: torc::Error and what derives from it. What a function of yours throws that torc called (a hook,
 *      a module's forward) comes out of the call that called it, as it was thrown.
 *   3. Names are those of the C functions without torc_: torc_add_ is torc::add_ and x.add_, torc_nn_linear torc::nn::linear.
 *      What C++ has as a word has to_ before it: x.to_float(). A number may stand where C has a function for it: x * 2,
 *      torc::pow(x, 0.5). None is std::nullopt; of a tensor, what is undefined is None, too.
 *   4. Options are a struct behind the arguments: torc::sum(x, {.dim = {0, 1}, .keepdim = true}) in C++20; in C++17 a
 *      torc::SumOptions whose fields are set, or the values in their order, torc::sum(x, {0, true}) and torc::sum(x, 0, true).
 *      Where the first is dimensions, ints in braces are a list of them: torc::sum(x, {0, 1}) and torc::sum(x, {0, 1}, true).
 *      Where PyTorch has one before an argument, so it is here: torc::arange(1, 7, 2), torc::randint(5, 10, {3}).
 *
 * What stands here is thin: a function of C for each function of C++. What C++ has not (operators as data, allocators) is
 * called as C: get() gives the C handle, and Tensor(handle) shares one. */
#ifndef TORC_TORC_HPP
#define TORC_TORC_HPP

#if __cplusplus < 201703L
#error "torc/torc.hpp is C++17: compile with -std=c++17 or later"
#else

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <exception>
#include <initializer_list>
#include <iosfwd>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "torc/bindings.h"

namespace torc {

/* ------------------------------------------------------------------------------------------------ errors */

/** What went wrong in torc. what() is the message, with the call, the module and the caller on lines of their own. */
class Error : public std::runtime_error {
  public:
    Error(torc_error_code code, const std::string &message)
        : std::runtime_error(message), code_(code), message_(message), call_(""), module_(""), caller_("") {}
    Error(torc_error_code code, const std::string &message, const std::string &call, const std::string &module,
          const std::string &caller)
        : std::runtime_error(message + (call.empty() ? "" : "\n    in " + call) +
                             (module.empty() ? "" : "\n    in module " + module) +
                             (caller.empty() ? "" : "\n    called by " + caller)),
          code_(code), message_(message), call_(call), module_(module), caller_(caller) {}

    torc_error_code code() const noexcept { return code_; }
    /** PyTorch's text. */
    const char *message() const noexcept { return message_.what(); }
    /** The operator call: "add(float32[2, 3], float32[4, 5])"; "" if there was none. */
    const char *call() const noexcept { return call_.what(); }
    /** "Sequential.2 (Linear)"; "" if none was running. */
    const char *module() const noexcept { return module_.what(); }
    /** Who called torc: "train(digits const&) (train.cpp:42)", as torc_error_caller() tells it. To find it out
     *  costs an exception a millisecond, more in programs with much debug information. */
    const char *caller() const noexcept { return caller_.what(); }
    /** The exception that it would be in Python: "IndexError". */
    const char *python() const noexcept { return torc_error_python(code_); }

  private:
    torc_error_code code_;
    std::runtime_error message_, call_, module_, caller_; /* texts that may be copied without an exception */
};
class ValueError : public Error {
    using Error::Error;
};
class TypeError : public Error {
    using Error::Error;
};
class IndexError : public Error {
    using Error::Error;
};
/** Host memory; a device's is CudaOutOfMemoryError, which is one, too. */
class OutOfMemoryError : public Error {
    using Error::Error;
};
class CudaOutOfMemoryError : public OutOfMemoryError {
    using OutOfMemoryError::OutOfMemoryError;
};
class CudaError : public Error {
    using Error::Error;
};
class NotImplementedError : public Error {
    using Error::Error;
};
class LibraryMissingError : public Error {
    using Error::Error;
};
class IOError : public Error {
    using Error::Error;
};
class FormatError : public Error {
    using Error::Error;
};
class InternalError : public Error {
    using Error::Error;
};
/** A matrix is singular, or an algorithm of linear algebra did not converge. */
class LinAlgError : public Error {
    using Error::Error;
};
/** An exception of yet another language. Those of C++ come out of torc as they went in. */
class ForeignError : public Error {
    using Error::Error;
};

namespace detail {

/* What a function of the program's threw while C is between it and whoever shall catch it goes with the error that C has of it.
 * The address of this tells that an error's exception is a std::exception_ptr. */
inline const char exception_kind = 0;

inline void raise_with(torc_error_code code, const char *message) noexcept {
    torc_context exception = {nullptr, nullptr};
    exception.data = new (std::nothrow) std::exception_ptr(std::current_exception());
    exception.destroy = [](void *data) { delete static_cast<std::exception_ptr *>(data); };
    if (exception.data)
        torc_error_raise_foreign(code, message, &exception_kind, exception);
    else
        torc_error_raise(code, message);
}
/* In a catch block, before C gets control back. */
inline void keep_exception() noexcept {
    try {
        throw;
    } catch (const Error &e) {
        raise_with(e.code(), e.message());
    } catch (const std::bad_alloc &) {
        raise_with(TORC_ERROR_OUT_OF_MEMORY, "std::bad_alloc");
    } catch (const std::exception &e) {
        raise_with(TORC_ERROR_FOREIGN, e.what());
    } catch (...) {
        raise_with(TORC_ERROR_FOREIGN, "an exception that is no std::exception");
    }
}

/* torc_error_caller() with the name of the function as C++ writes it. */
inline std::string caller() {
    const std::string text = torc_error_caller();
    const size_t n = text.find_first_of(" +");
    int status = 0;
    char *name = abi::__cxa_demangle(text.substr(0, n).c_str(), nullptr, nullptr, &status);
    const std::string written = name ? name + (n == std::string::npos ? "" : text.substr(n)) : text;
    std::free(name);
    return written;
}

template <class E> [[noreturn]] inline void raise_as(torc_error_code code) {
    const E error(code, torc_error_message(), torc_error_call(), torc_error_module(), caller());
    torc_error_clear();
    throw error;
}
/* The error that sticks becomes an exception: the one that a function of the program's threw, if it is that. */
[[noreturn]] inline void raise() {
    if (const void *kept = torc_error_foreign(&exception_kind)) {
        const std::exception_ptr exception = *static_cast<const std::exception_ptr *>(kept);
        torc_error_clear();
        std::rethrow_exception(exception);
    }
    const torc_error_code code = torc_error();
    switch (code) {
    case TORC_ERROR_VALUE: raise_as<ValueError>(code);
    case TORC_ERROR_TYPE: raise_as<TypeError>(code);
    case TORC_ERROR_INDEX: raise_as<IndexError>(code);
    case TORC_ERROR_OUT_OF_MEMORY: raise_as<OutOfMemoryError>(code);
    case TORC_ERROR_CUDA_OUT_OF_MEMORY: raise_as<CudaOutOfMemoryError>(code);
    case TORC_ERROR_CUDA: raise_as<CudaError>(code);
    case TORC_ERROR_NOT_IMPLEMENTED: raise_as<NotImplementedError>(code);
    case TORC_ERROR_LIBRARY_MISSING: raise_as<LibraryMissingError>(code);
    case TORC_ERROR_IO: raise_as<IOError>(code);
    case TORC_ERROR_FORMAT: raise_as<FormatError>(code);
    case TORC_ERROR_INTERNAL: raise_as<InternalError>(code);
    case TORC_ERROR_LINALG: raise_as<LinAlgError>(code);
    case TORC_ERROR_FOREIGN: raise_as<ForeignError>(code);
    case TORC_ERROR_OK:
    case TORC_ERROR_RUNTIME: break;
    }
    raise_as<Error>(code);
}
inline void check_error() {
    if (torc_error() != TORC_ERROR_OK) raise();
}
/* Of a function that returns false on error only. */
inline void done(bool ok) {
    if (!ok) raise();
}
/* Of one whose result does not tell whether there was an error. */
template <class T> inline T checked(T value) {
    check_error();
    return value;
}
/* A function that asks, so false is no error by itself. */
inline bool answer(bool yes) {
    if (!yes) check_error();
    return yes;
}
inline std::string text(const char *p) {
    if (!p || !*p) check_error();
    return p ? p : "";
}

/* A scope of C's, for what lists are lent by. */
class Scope {
  public:
    Scope() : mark_(torc_scope_begin()) {
        if (!mark_) raise();
    }
    ~Scope() { (void)torc_scope_end(mark_); }
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

  private:
    int64_t mark_;
};

struct Adopt {};
/* What owns one reference to a handle of C's, or none. */
template <class C> class Handle {
  public:
    Handle() noexcept = default;
    /** Shares the handle: it keeps a reference of its own. */
    explicit Handle(C shared) : h_(static_cast<C>(torc_retain(shared))) {
        if (shared && !h_) raise();
    }
    /** Takes over a reference that was the caller's. */
    Handle(Adopt, C owned) noexcept : h_(owned) {}
    Handle(const Handle &other) noexcept : h_(static_cast<C>(torc_retain(other.h_))) {}
    Handle(Handle &&other) noexcept : h_(std::exchange(other.h_, nullptr)) {}
    Handle &operator=(const Handle &other) noexcept {
        Handle copy(other);
        std::swap(h_, copy.h_);
        return *this;
    }
    Handle &operator=(Handle &&other) noexcept {
        if (this != &other) {
            const C before = std::exchange(h_, std::exchange(other.h_, nullptr));
            if (before) torc_release(before);
        }
        return *this;
    }
    ~Handle() {
        if (h_) torc_release(h_);
    }

    /** The handle of C's, borrowed: NULL if this is undefined. */
    C get() const noexcept { return h_; }
    /** The handle with the reference, which is the caller's to let go of (torc_release); this is undefined then. */
    C release() noexcept { return std::exchange(h_, nullptr); }
    bool defined() const noexcept { return h_ != nullptr; }
    int64_t use_count() const { return torc_refcount(h_); }

  private:
    C h_ = nullptr;
};

/* What a function lent, as an owner of it. */
template <class T, class C> inline T owned(C lent) {
    if (!lent) {
        check_error();
        return T();
    }
    const C own = static_cast<C>(torc_scope_take(lent));
    if (!own) raise();
    return T(Adopt{}, own);
}
/* The same of what some other owner may lend, in a Scope. */
template <class T, class C> inline T shared(C lent) {
    if (!lent) check_error();
    return T(lent);
}
/* Hand a result to C, which shall lend it. */
template <class C> inline C lend(Handle<C> &&result) { return static_cast<C>(torc_scope_adopt(result.release())); }

/* A list of handles, as C takes it. Few of them need no memory. */
template <class C, class List> class Handles {
  public:
    template <class T> explicit Handles(const std::vector<T> &list) : count_(list.size()) {
        if (count_ > few) more_.resize(count_);
        C *to = data();
        for (size_t i = 0; i < count_; i++) to[i] = list[i].get();
    }
    C *data() noexcept { return count_ > few ? more_.data() : some_; }
    operator List() {
        List list;
        list.data = data();
        list.count = static_cast<int64_t>(count_);
        return list;
    }

  private:
    static constexpr size_t few = 8;
    size_t count_;
    C some_[few];
    std::vector<C> more_;
};
using TensorList = Handles<torc_tensor, torc_tensors>;
using ModuleList = Handles<torc_module, torc_modules>;
using SchedulerList = Handles<torc_scheduler, torc_schedulers>;

template <class T>
constexpr bool is_int = std::is_integral_v<T> || (std::is_enum_v<T> && std::is_convertible_v<T, int64_t>);
template <class T> using when_int = std::enable_if_t<is_int<T>, int>;
/* No number: the second of two between braces, mean({2, 3}), would be keepdim. */
template <class T> using when_bool = std::enable_if_t<std::is_same_v<T, bool>, int>;
/* What std::complex looks like, whose header few programs want: the type of its parts, or void. */
template <class T, class = void> struct parts {
    using type = void;
};
template <class T>
struct parts<T, std::enable_if_t<std::is_floating_point_v<typename T::value_type> &&
                                 std::is_same_v<decltype(std::declval<T>().imag()), typename T::value_type>>> {
    using type = typename T::value_type;
};
template <class T> constexpr bool is_complex = !std::is_void_v<typename parts<T>::type>;
template <class T> using when_number = std::enable_if_t<is_int<T> || std::is_floating_point_v<T>, int>;
/* The first of options that are given as values in their order: what its field takes, and not the struct of them itself. */
template <class Options, class Field, class First>
using when_positional =
    std::enable_if_t<!std::is_same_v<Options, std::decay_t<First>> && std::is_convertible_v<First, Field>, int>;
/* Behind it options are given by their names only. */
class ByName {};
/* An int of a list in braces, and no bool, which would be the option behind a single one: {0, true}. */
class Dim {
  public:
    template <class T, std::enable_if_t<is_int<T> && !std::is_same_v<T, bool>, int> = 0>
    constexpr Dim(T value) : value_(static_cast<int64_t>(value)) {}
    constexpr operator int64_t() const { return value_; }

  private:
    int64_t value_;
};

} // namespace detail

/** torc::Tensor(torc::adopt, handle) takes over a reference that is the caller's; torc::Tensor(handle) keeps one of its own. */
inline constexpr detail::Adopt adopt = {};

/* ----------------------------------------------------------------------------------------- small values */

/** An int64_t that no floating-point number becomes by accident. */
class Int {
  public:
    template <class T, detail::when_int<T> = 0> constexpr Int(T value) : value_(static_cast<int64_t>(value)) {}
    constexpr operator int64_t() const { return value_; }

  private:
    int64_t value_;
};
/** The same or None: std::nullopt, or a std::optional without a value. */
class OptionalInt {
  public:
    constexpr OptionalInt(std::nullopt_t = std::nullopt) : value_(TORC_NONE) {}
    template <class T, detail::when_int<T> = 0> constexpr OptionalInt(T value) : value_(static_cast<int64_t>(value)) {}
    template <class T, detail::when_int<T> = 0>
    constexpr OptionalInt(std::optional<T> value) : value_(value ? static_cast<int64_t>(*value) : TORC_NONE) {}
    constexpr operator int64_t() const { return value_; }

  private:
    int64_t value_;
};
/** A double, which any number may become. */
class Float {
  public:
    template <class T, detail::when_number<T> = 0> constexpr Float(T value) : value_(static_cast<double>(value)) {}
    constexpr operator double() const { return value_; }

  private:
    double value_;
};
class OptionalFloat {
  public:
    OptionalFloat(std::nullopt_t = std::nullopt) : value_(TORC_NONE_FLOAT) {}
    template <class T, detail::when_number<T> = 0>
    constexpr OptionalFloat(T value) : value_(static_cast<double>(value)) {}
    template <class T, detail::when_number<T> = 0>
    OptionalFloat(std::optional<T> value) : value_(value ? static_cast<double>(*value) : TORC_NONE_FLOAT) {}
    constexpr operator double() const { return value_; }

  private:
    double value_;
};
/** A bool, which no number and no text becomes. */
class Bool {
  public:
    template <class T, detail::when_bool<T> = 0> constexpr Bool(T value) : value_(value) {}
    constexpr operator bool() const { return value_; }

  private:
    bool value_;
};
class OptionalBool {
  public:
    constexpr OptionalBool(std::nullopt_t = std::nullopt) : value_(TORC_NONE) {}
    template <class T, detail::when_bool<T> = 0> constexpr OptionalBool(T value) : value_(value) {}
    constexpr OptionalBool(std::optional<bool> value) : value_(value ? *value : TORC_NONE) {}
    constexpr operator torc_flag() const { return value_; }

  private:
    torc_flag value_;
};

/** A bool, an int, a float or a complex, as Python has them, or None. */
class Number {
  public:
    Number(std::nullopt_t = std::nullopt) { n_.kind = TORC_NUMBER_NONE, n_.as.i = 0; }
    Number(torc_number number) : n_(number) {}
    template <class T, detail::when_number<T> = 0> Number(T value) {
        if constexpr (std::is_floating_point_v<T>) {
            n_.kind = TORC_NUMBER_FLOAT;
            n_.as.d = static_cast<double>(value);
        } else if (std::is_unsigned_v<T> && sizeof(T) >= sizeof(int64_t) && value > static_cast<T>(INT64_MAX)) {
            n_.kind = TORC_NUMBER_FLOAT; /* no int64 has that value */
            n_.as.d = static_cast<double>(value);
        } else {
            n_.kind = std::is_same_v<T, bool> ? TORC_NUMBER_BOOL : TORC_NUMBER_INT;
            n_.as.i = static_cast<int64_t>(value);
        }
    }
    /** A std::complex. */
    template <class T, std::enable_if_t<detail::is_complex<T>, int> = 0> Number(const T &value) {
        n_.kind = TORC_NUMBER_COMPLEX;
        n_.as.d = static_cast<double>(value.real());
        n_.imag = static_cast<double>(value.imag());
    }
    template <class T, detail::when_number<T> = 0>
    Number(std::optional<T> value) : Number(value ? Number(*value) : Number()) {}
    operator torc_number() const { return n_; }

  private:
    torc_number n_;
};

/** A text, of which it has a copy, or None. Words of options are so short that std::string takes no memory for them. */
class Text {
  public:
    Text(std::nullopt_t = std::nullopt) {}
    Text(const char *text) : some_(text != nullptr), text_(text ? text : "") {}
    Text(std::string text) : some_(true), text_(std::move(text)) {}
    Text(const std::optional<std::string> &text) : some_(text.has_value()), text_(text ? *text : "") {}
    operator const char *() const { return some_ ? text_.c_str() : nullptr; }

  private:
    bool some_ = false;
    std::string text_;
};

/** Sizes, dimensions or strides: {2, 3}, or one number, or std::nullopt for None. {} is the empty list. */
class Ints {
  public:
    Ints() { few<Int>(nullptr, 0); }
    Ints(const detail::Dim *list, size_t n) { set(list, n); }
    Ints(std::nullopt_t) : list_(torc_ints_one(TORC_NONE)) {}
    template <class T, detail::when_int<T> = 0> Ints(T one) : list_(torc_ints_one(static_cast<int64_t>(one))) {}
    Ints(std::initializer_list<Int> list) { set(list.begin(), list.size()); }
    template <class T, std::enable_if_t<std::is_same_v<T, std::vector<int64_t>>, int> = 0>
    Ints(const T &list) { /* a template, so that no braces become a vector, {{0.5}} */
        set(list.data(), list.size());
    }
    template <class T, std::enable_if_t<detail::is_int<T> || std::is_same_v<T, std::vector<int64_t>>, int> = 0>
    Ints(const std::optional<T> &some) : Ints(some ? Ints(*some) : Ints(std::nullopt)) {}
    operator torc_ints() const {
        return more_.empty() ? list_ : torc_ints_of(more_.data(), static_cast<int64_t>(more_.size()));
    }

  private:
    template <class T> void set(const T *p, size_t n) {
        few(p, n <= TORC_INTS_FEW ? n : 0); /* which is what is left when more_ has been moved away */
        if (n > TORC_INTS_FEW) more_.assign(p, p + n);
    }
    template <class T> void few(const T *p, size_t n) {
        list_.tag = TORC_INTS_HERE;
        list_.count = static_cast<int64_t>(n);
        for (size_t i = 0; i < TORC_INTS_FEW; i++) list_.few[i] = i < n ? static_cast<int64_t>(p[i]) : 0;
    }
    torc_ints list_;
    std::vector<int64_t> more_;
};

namespace detail {
/* What ints in braces are where dimensions are the first option; nothing in braces is no option. */
inline Ints dims(std::initializer_list<Dim> list, const Ints &none) {
    return list.size() ? Ints(list.begin(), list.size()) : none;
}
/* A list of numbers, as C takes it. */
class Numbers {
  public:
    explicit Numbers(const std::vector<Number> &list) : numbers_(list.begin(), list.end()) {}
    operator torc_numbers() const {
        torc_numbers list;
        list.data = numbers_.data();
        list.count = static_cast<int64_t>(numbers_.size());
        return list;
    }

  private:
    std::vector<torc_number> numbers_;
};
} // namespace detail

class Dtype {
  public:
    constexpr Dtype(torc_dtype dtype = TORC_DTYPE_NONE) : dtype_(dtype) {}
    constexpr Dtype(std::nullopt_t) : dtype_(TORC_DTYPE_NONE) {}
    template <class T, std::enable_if_t<std::is_convertible_v<T, torc_dtype>, int> = 0>
    constexpr Dtype(const std::optional<T> &dtype)
        : dtype_(dtype ? static_cast<torc_dtype>(*dtype) : TORC_DTYPE_NONE) {}
    constexpr operator torc_dtype() const { return dtype_; }
    const char *name() const { return torc_dtype_name(dtype_); }
    size_t itemsize() const { return torc_dtype_size(dtype_); }
    bool is_floating_point() const { return detail::answer(torc_dtype_is_floating_point(dtype_)); }
    bool is_complex() const { return detail::answer(torc_dtype_is_complex(dtype_)); }
    bool is_signed() const { return detail::answer(torc_dtype_is_signed(dtype_)); }

  private:
    torc_dtype dtype_;
};
inline constexpr Dtype bool_ = TORC_BOOL, uint8 = TORC_UINT8, int8 = TORC_INT8, int16 = TORC_INT16, int32 = TORC_INT32,
                       int64 = TORC_INT64, float16 = TORC_FLOAT16, bfloat16 = TORC_BFLOAT16, float32 = TORC_FLOAT32,
                       float64 = TORC_FLOAT64, complex32 = TORC_COMPLEX32, complex64 = TORC_COMPLEX64,
                       complex128 = TORC_COMPLEX128, float8_e5m2 = TORC_FLOAT8_E5M2,
                       float8_e4m3fn = TORC_FLOAT8_E4M3FN, uint16 = TORC_UINT16, uint32 = TORC_UINT32,
                       uint64 = TORC_UINT64;

/** "cpu", "cuda", "cuda:1"; nothing said: the default device. */
class Device {
  public:
    constexpr Device() : device_{TORC_DEVICE_NONE, 0} {}
    constexpr Device(std::nullopt_t) : Device() {}
    constexpr Device(torc_device device) : device_(device) {}
    constexpr Device(torc_device_type type, int index = 0)
        : device_{static_cast<int16_t>(type), static_cast<int16_t>(index)} {}
    Device(const char *text) : device_(detail::checked(torc_device_parse(text))) {}
    Device(const std::string &text) : Device(text.c_str()) {}
    template <class T, std::enable_if_t<std::is_constructible_v<Device, T>, int> = 0>
    Device(const std::optional<T> &device) : Device(device ? Device(*device) : Device()) {}
    constexpr operator torc_device() const { return device_; }
    constexpr torc_device_type type() const { return static_cast<torc_device_type>(device_.type); }
    constexpr int index() const { return device_.index; }
    constexpr bool is_cpu() const { return device_.type == TORC_DEVICE_CPU; }
    constexpr bool is_cuda() const { return device_.type == TORC_DEVICE_CUDA; }
    std::string str() const {
        char buffer[64];
        return torc_device_format(device_, buffer, sizeof buffer);
    }
    friend constexpr bool operator==(Device a, Device b) {
        return a.device_.type == b.device_.type && a.device_.index == b.device_.index;
    }
    friend constexpr bool operator!=(Device a, Device b) { return !(a == b); }

  private:
    torc_device device_;
};

using MemoryFormat = torc_memory_format;
inline constexpr MemoryFormat preserve_format = TORC_PRESERVE_FORMAT, contiguous_format = TORC_CONTIGUOUS_FORMAT,
                              channels_last = TORC_CHANNELS_LAST,
                              channels_last_3d = TORC_CHANNELS_LAST_3D;

class Tensor;
/** A source of random numbers; undefined: the default one of the device. */
class Generator : public detail::Handle<torc_generator> {
  public:
    using Handle::Handle;
    Generator() noexcept = default;
    Generator(std::nullopt_t) noexcept {}
    /** A new one, seeded as PyTorch's. */
    explicit Generator(Device device) : Generator(detail::owned<Generator>(torc_generator_new(device))) {}
    Generator &manual_seed(uint64_t seed) {
        detail::done(torc_generator_manual_seed(get(), seed));
        return *this;
    }
    uint64_t initial_seed() const { return detail::checked(torc_generator_initial_seed(get())); }
    /** Seeds it with a number that is never the same, and returns that. */
    uint64_t seed() { return detail::checked(torc_generator_seed(get())); }
    Device device() const { return detail::checked(torc_generator_device(get())); }
    /** Another one in the same state. */
    Generator clone_state() const { return detail::owned<Generator>(torc_generator_clone_state(get())); }
    /** One that draws from the very state this one has; and let this one draw from the state of another. Not on the CPU. */
    Generator graphsafe_get_state() const {
        return detail::owned<Generator>(torc_generator_graphsafe_get_state(get()));
    }
    void graphsafe_set_state(const Generator &state) {
        detail::done(torc_generator_graphsafe_set_state(get(), state.get()));
    }
    /** How many numbers were drawn; not on the CPU. */
    uint64_t get_offset() const { return detail::checked(torc_generator_get_offset(get())); }
    void set_offset(uint64_t offset) { detail::done(torc_generator_set_offset(get(), offset)); }
    Tensor get_state() const;
    void set_state(const Tensor &state);
};
inline Generator default_generator(Device device) { return detail::shared<Generator>(torc_default_generator(device)); }
inline void manual_seed(uint64_t seed) { detail::done(torc_manual_seed(seed)); }
inline uint64_t seed() { return detail::checked(torc_seed()); }
inline uint64_t initial_seed() { return detail::checked(torc_initial_seed()); }

/** Bytes on a device, which tensors share. */
class Storage : public detail::Handle<torc_storage> {
  public:
    using Handle::Handle;
    Storage() noexcept = default;
    /** A new one; `pin_memory`: page-locked, of the CPU. */
    explicit Storage(size_t nbytes, Device device = {}, bool pin_memory = false)
        : Storage([&] {
              torc_storage_options c;
              torc_storage_options_init(&c);
              c.device = device;
              c.pin_memory = pin_memory;
              return detail::owned<Storage>(torc_storage_new_with(nbytes, &c));
          }()) {}
    size_t nbytes() const { return detail::checked(torc_storage_nbytes(get())); }
    Device device() const { return detail::checked(torc_storage_device(get())); }
    void *data_ptr() const { return detail::checked(torc_storage_data_ptr(get())); }
    const Storage &resize_(size_t nbytes) const { return detail::done(torc_storage_resize_(get(), nbytes)), *this; }
    bool resizable() const { return detail::answer(torc_storage_is_resizable(get())); }
    void set_resizable(bool resizable) const { detail::done(torc_storage_set_resizable(get(), resizable)); }
    bool is_pinned() const { return detail::answer(torc_storage_is_pinned(get())); }
    const Storage &copy_(const Storage &src) const { return detail::done(torc_storage_copy_(get(), src.get())), *this; }
    const Storage &fill_(int value) const { return detail::done(torc_storage_fill_(get(), value)), *this; }
    void copy_to_host(size_t offset, void *dst, size_t bytes) const {
        detail::done(torc_storage_copy_to_host(get(), offset, dst, bytes));
    }
    void copy_from_host(size_t offset, const void *src, size_t bytes) const {
        detail::done(torc_storage_copy_from_host(get(), offset, src, bytes));
    }
};

/** A tensor in a struct of options, or None. */
class OptionalTensor : public detail::Handle<torc_tensor> {
  public:
    OptionalTensor(std::nullopt_t = std::nullopt) noexcept {}
    OptionalTensor(const Handle<torc_tensor> &tensor) noexcept : Handle(tensor) {}
    template <class T, std::enable_if_t<std::is_base_of_v<Handle<torc_tensor>, T>, int> = 0>
    OptionalTensor(const std::optional<T> &tensor)
        : OptionalTensor(tensor ? OptionalTensor(*tensor) : OptionalTensor()) {}
};
/** A list of them. */
class OptionalTensors : public std::vector<OptionalTensor> {
  public:
    OptionalTensors() = default;
    OptionalTensors(std::initializer_list<OptionalTensor> list) : vector(list) {}
    template <class T> OptionalTensors(const std::vector<T> &list) : vector(list.begin(), list.end()) {}
};
