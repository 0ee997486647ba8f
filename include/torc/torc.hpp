/* Written by tools/generate from the public headers and tools/generate/cpp: change those, then `./run generate`. */
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

/* ----------------------------------------------------------------------------------------------- options */

struct SetPrintoptionsOptions {
    OptionalInt precision = std::nullopt;
    OptionalInt threshold = std::nullopt;
    OptionalInt edgeitems = std::nullopt;
    OptionalInt linewidth = std::nullopt;
    Text profile = std::nullopt;
    OptionalBool sci_mode = std::nullopt;
    torc_set_printoptions_options c() const {
        torc_set_printoptions_options c{};
        c.struct_size = sizeof c;
        c.precision = precision;
        c.threshold = threshold;
        c.edgeitems = edgeitems;
        c.linewidth = linewidth;
        c.profile = profile;
        c.sci_mode = sci_mode;
        return c;
    }
};
struct AddOptions {
    detail::ByName by_name = {};
    Number alpha = 1;
    torc_add_options c() const {
        torc_add_options c{};
        c.struct_size = sizeof c;
        c.alpha = alpha;
        return c;
    }
};
struct SubOptions {
    detail::ByName by_name = {};
    Number alpha = 1;
    torc_sub_options c() const {
        torc_sub_options c{};
        c.struct_size = sizeof c;
        c.alpha = alpha;
        return c;
    }
};
struct RsubOptions {
    detail::ByName by_name = {};
    Number alpha = 1;
    torc_rsub_options c() const {
        torc_rsub_options c{};
        c.struct_size = sizeof c;
        c.alpha = alpha;
        return c;
    }
};
struct DivOptions {
    detail::ByName by_name = {};
    Text rounding_mode = std::nullopt;
    torc_div_options c() const {
        torc_div_options c{};
        c.struct_size = sizeof c;
        c.rounding_mode = rounding_mode;
        return c;
    }
};
struct AddcmulOptions {
    detail::ByName by_name = {};
    Number value = 1;
    torc_addcmul_options c() const {
        torc_addcmul_options c{};
        c.struct_size = sizeof c;
        c.value = value;
        return c;
    }
};
struct AddcdivOptions {
    detail::ByName by_name = {};
    Number value = 1;
    torc_addcdiv_options c() const {
        torc_addcdiv_options c{};
        c.struct_size = sizeof c;
        c.value = value;
        return c;
    }
};
struct RoundOptions {
    detail::ByName by_name = {};
    Int decimals = 0;
    torc_round_options c() const {
        torc_round_options c{};
        c.struct_size = sizeof c;
        c.decimals = decimals;
        return c;
    }
};
struct ClampOptions {
    Number min = std::nullopt;
    Number max = std::nullopt;
    torc_clamp_options c() const {
        torc_clamp_options c{};
        c.struct_size = sizeof c;
        c.min = min;
        c.max = max;
        return c;
    }
};
struct ClampTensorOptions {
    OptionalTensor min = std::nullopt;
    OptionalTensor max = std::nullopt;
    torc_clamp_tensor_options c() const {
        torc_clamp_tensor_options c{};
        c.struct_size = sizeof c;
        c.min = min.get();
        c.max = max.get();
        return c;
    }
};
struct NanToNumOptions {
    OptionalFloat nan = std::nullopt;
    OptionalFloat posinf = std::nullopt;
    OptionalFloat neginf = std::nullopt;
    torc_nan_to_num_options c() const {
        torc_nan_to_num_options c{};
        c.struct_size = sizeof c;
        c.nan = nan;
        c.posinf = posinf;
        c.neginf = neginf;
        return c;
    }
};
struct LogitOptions {
    OptionalFloat eps = std::nullopt;
    torc_logit_options c() const {
        torc_logit_options c{};
        c.struct_size = sizeof c;
        c.eps = eps;
        return c;
    }
};
struct LeakyReluOptions {
    Number negative_slope = 0.01;
    torc_leaky_relu_options c() const {
        torc_leaky_relu_options c{};
        c.struct_size = sizeof c;
        c.negative_slope = negative_slope;
        return c;
    }
};
struct EluOptions {
    Number alpha = 1;
    torc_elu_options c() const {
        torc_elu_options c{};
        c.struct_size = sizeof c;
        c.alpha = alpha;
        return c;
    }
};
struct CeluOptions {
    Number alpha = 1;
    torc_celu_options c() const {
        torc_celu_options c{};
        c.struct_size = sizeof c;
        c.alpha = alpha;
        return c;
    }
};
struct GeluOptions {
    detail::ByName by_name = {};
    Text approximate = std::nullopt;
    torc_gelu_options c() const {
        torc_gelu_options c{};
        c.struct_size = sizeof c;
        c.approximate = approximate;
        return c;
    }
};
struct SoftplusOptions {
    Number beta = 1;
    Number threshold = 20;
    torc_softplus_options c() const {
        torc_softplus_options c{};
        c.struct_size = sizeof c;
        c.beta = beta;
        c.threshold = threshold;
        return c;
    }
};
struct HardtanhOptions {
    Number min_val = -1;
    Number max_val = 1;
    torc_hardtanh_options c() const {
        torc_hardtanh_options c{};
        c.struct_size = sizeof c;
        c.min_val = min_val;
        c.max_val = max_val;
        return c;
    }
};
struct HardshrinkOptions {
    Number lambd = 0.5;
    torc_hardshrink_options c() const {
        torc_hardshrink_options c{};
        c.struct_size = sizeof c;
        c.lambd = lambd;
        return c;
    }
};
struct SoftshrinkOptions {
    Number lambd = 0.5;
    torc_softshrink_options c() const {
        torc_softshrink_options c{};
        c.struct_size = sizeof c;
        c.lambd = lambd;
        return c;
    }
};
struct CopyInplaceOptions {
    Bool non_blocking = false;
    torc_copy_inplace_options c() const {
        torc_copy_inplace_options c{};
        c.struct_size = sizeof c;
        c.non_blocking = non_blocking;
        return c;
    }
};
struct EmptyOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_empty_options c() const {
        torc_empty_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        c.memory_format = memory_format;
        return c;
    }
};
struct EmptyStridedOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_empty_strided_options c() const {
        torc_empty_strided_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct ZerosOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_zeros_options c() const {
        torc_zeros_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct OnesOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_ones_options c() const {
        torc_ones_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct FullOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_full_options c() const {
        torc_full_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct EmptyLikeOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_empty_like_options c() const {
        torc_empty_like_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        c.memory_format = memory_format;
        return c;
    }
};
struct ZerosLikeOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_zeros_like_options c() const {
        torc_zeros_like_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        c.memory_format = memory_format;
        return c;
    }
};
struct OnesLikeOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_ones_like_options c() const {
        torc_ones_like_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        c.memory_format = memory_format;
        return c;
    }
};
struct FullLikeOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_full_like_options c() const {
        torc_full_like_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        c.memory_format = memory_format;
        return c;
    }
};
struct RandLikeOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_rand_like_options c() const {
        torc_rand_like_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        c.memory_format = memory_format;
        return c;
    }
};
struct RandnLikeOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_randn_like_options c() const {
        torc_randn_like_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        c.memory_format = memory_format;
        return c;
    }
};
struct RandintLikeOptions {
    detail::ByName by_name = {};
    Int low = 0;
    Generator generator = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_randint_like_options c() const {
        torc_randint_like_options c{};
        c.struct_size = sizeof c;
        c.low = low;
        c.generator = generator.get();
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        c.memory_format = memory_format;
        return c;
    }
};
struct NewEmptyOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_new_empty_options c() const {
        torc_new_empty_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct NewZerosOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_new_zeros_options c() const {
        torc_new_zeros_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct NewOnesOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_new_ones_options c() const {
        torc_new_ones_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct NewFullOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_new_full_options c() const {
        torc_new_full_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct ArangeOptions {
    detail::ByName by_name = {};
    Number start = 0;
    Number step = 1;
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_arange_options c() const {
        torc_arange_options c{};
        c.struct_size = sizeof c;
        c.start = start;
        c.step = step;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct LinspaceOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_linspace_options c() const {
        torc_linspace_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct EyeOptions {
    OptionalInt m = std::nullopt;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_eye_options c() const {
        torc_eye_options c{};
        c.struct_size = sizeof c;
        c.m = m;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct TrilIndicesOptions {
    Int offset = 0;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_tril_indices_options c() const {
        torc_tril_indices_options c{};
        c.struct_size = sizeof c;
        c.offset = offset;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct TriuIndicesOptions {
    Int offset = 0;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_triu_indices_options c() const {
        torc_triu_indices_options c{};
        c.struct_size = sizeof c;
        c.offset = offset;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct ScalarTensorOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_scalar_tensor_options c() const {
        torc_scalar_tensor_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct LogspaceOptions {
    Float base = 10;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_logspace_options c() const {
        torc_logspace_options c{};
        c.struct_size = sizeof c;
        c.base = base;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct HannWindowOptions {
    Bool periodic = true;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_hann_window_options c() const {
        torc_hann_window_options c{};
        c.struct_size = sizeof c;
        c.periodic = periodic;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct HammingWindowOptions {
    Bool periodic = true;
    Float alpha = 0.54;
    Float beta = 0.46;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_hamming_window_options c() const {
        torc_hamming_window_options c{};
        c.struct_size = sizeof c;
        c.periodic = periodic;
        c.alpha = alpha;
        c.beta = beta;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct BlackmanWindowOptions {
    Bool periodic = true;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_blackman_window_options c() const {
        torc_blackman_window_options c{};
        c.struct_size = sizeof c;
        c.periodic = periodic;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct KaiserWindowOptions {
    Bool periodic = true;
    Float beta = 12;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_kaiser_window_options c() const {
        torc_kaiser_window_options c{};
        c.struct_size = sizeof c;
        c.periodic = periodic;
        c.beta = beta;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct BartlettWindowOptions {
    Bool periodic = true;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_bartlett_window_options c() const {
        torc_bartlett_window_options c{};
        c.struct_size = sizeof c;
        c.periodic = periodic;
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct RandOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_rand_options c() const {
        torc_rand_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct RandnOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_randn_options c() const {
        torc_randn_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct NormalOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    torc_normal_options c() const {
        torc_normal_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        return c;
    }
};
struct NormalMeanOptions {
    Float std = 1;
    detail::ByName by_name = {};
    Generator generator = {};
    torc_normal_mean_options c() const {
        torc_normal_mean_options c{};
        c.struct_size = sizeof c;
        c.std = std;
        c.generator = generator.get();
        return c;
    }
};
struct NormalStdOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    torc_normal_std_options c() const {
        torc_normal_std_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        return c;
    }
};
struct NormalSizeOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_normal_size_options c() const {
        torc_normal_size_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct RandintOptions {
    detail::ByName by_name = {};
    Int low = 0;
    Generator generator = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_randint_options c() const {
        torc_randint_options c{};
        c.struct_size = sizeof c;
        c.low = low;
        c.generator = generator.get();
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct RandpermOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    Dtype dtype = {};
    Device device = {};
    Bool pin_memory = false;
    Bool requires_grad = false;
    torc_randperm_options c() const {
        torc_randperm_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        c.dtype = dtype;
        c.device = device;
        c.pin_memory = pin_memory;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct UniformInplaceOptions {
    Float from = 0;
    Float to = 1;
    detail::ByName by_name = {};
    Generator generator = {};
    torc_uniform_inplace_options c() const {
        torc_uniform_inplace_options c{};
        c.struct_size = sizeof c;
        c.from = from;
        c.to = to;
        c.generator = generator.get();
        return c;
    }
};
struct NormalInplaceOptions {
    Float mean = 0;
    Float std = 1;
    detail::ByName by_name = {};
    Generator generator = {};
    torc_normal_inplace_options c() const {
        torc_normal_inplace_options c{};
        c.struct_size = sizeof c;
        c.mean = mean;
        c.std = std;
        c.generator = generator.get();
        return c;
    }
};
struct ExponentialInplaceOptions {
    Float lambd = 1;
    detail::ByName by_name = {};
    Generator generator = {};
    torc_exponential_inplace_options c() const {
        torc_exponential_inplace_options c{};
        c.struct_size = sizeof c;
        c.lambd = lambd;
        c.generator = generator.get();
        return c;
    }
};
struct LogNormalInplaceOptions {
    Float mean = 1;
    Float std = 2;
    detail::ByName by_name = {};
    Generator generator = {};
    torc_log_normal_inplace_options c() const {
        torc_log_normal_inplace_options c{};
        c.struct_size = sizeof c;
        c.mean = mean;
        c.std = std;
        c.generator = generator.get();
        return c;
    }
};
struct CauchyInplaceOptions {
    Float median = 0;
    Float sigma = 1;
    detail::ByName by_name = {};
    Generator generator = {};
    torc_cauchy_inplace_options c() const {
        torc_cauchy_inplace_options c{};
        c.struct_size = sizeof c;
        c.median = median;
        c.sigma = sigma;
        c.generator = generator.get();
        return c;
    }
};
struct GeometricInplaceOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    torc_geometric_inplace_options c() const {
        torc_geometric_inplace_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        return c;
    }
};
struct RandomInplaceOptions {
    detail::ByName by_name = {};
    OptionalInt from = std::nullopt;
    OptionalInt to = std::nullopt;
    Generator generator = {};
    torc_random_inplace_options c() const {
        torc_random_inplace_options c{};
        c.struct_size = sizeof c;
        c.from = from;
        c.to = to;
        c.generator = generator.get();
        return c;
    }
};
struct BernoulliInplaceOptions {
    Float p = 0.5;
    detail::ByName by_name = {};
    Generator generator = {};
    torc_bernoulli_inplace_options c() const {
        torc_bernoulli_inplace_options c{};
        c.struct_size = sizeof c;
        c.p = p;
        c.generator = generator.get();
        return c;
    }
};
struct BernoulliTensorOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    torc_bernoulli__tensor_options c() const {
        torc_bernoulli__tensor_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        return c;
    }
};
struct BernoulliOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    torc_bernoulli_options c() const {
        torc_bernoulli_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        return c;
    }
};
struct BernoulliPOptions {
    detail::ByName by_name = {};
    Generator generator = {};
    torc_bernoulli_p_options c() const {
        torc_bernoulli_p_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        return c;
    }
};
struct PoissonOptions {
    Generator generator = {};
    torc_poisson_options c() const {
        torc_poisson_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        return c;
    }
};
struct TrilOptions {
    Int diagonal = 0;
    torc_tril_options c() const {
        torc_tril_options c{};
        c.struct_size = sizeof c;
        c.diagonal = diagonal;
        return c;
    }
};
struct TriuOptions {
    Int diagonal = 0;
    torc_triu_options c() const {
        torc_triu_options c{};
        c.struct_size = sizeof c;
        c.diagonal = diagonal;
        return c;
    }
};
struct SumOptions {
    Ints dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_sum_options c() const {
        torc_sum_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        c.dtype = dtype;
        return c;
    }
};
struct NansumOptions {
    Ints dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_nansum_options c() const {
        torc_nansum_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        c.dtype = dtype;
        return c;
    }
};
struct MeanOptions {
    Ints dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_mean_options c() const {
        torc_mean_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        c.dtype = dtype;
        return c;
    }
};
struct ProdOptions {
    OptionalInt dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_prod_options c() const {
        torc_prod_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        c.dtype = dtype;
        return c;
    }
};
struct MaxDimOptions {
    Bool keepdim = false;
    torc_max_dim_options c() const {
        torc_max_dim_options c{};
        c.struct_size = sizeof c;
        c.keepdim = keepdim;
        return c;
    }
};
struct MinDimOptions {
    Bool keepdim = false;
    torc_min_dim_options c() const {
        torc_min_dim_options c{};
        c.struct_size = sizeof c;
        c.keepdim = keepdim;
        return c;
    }
};
struct AmaxOptions {
    Ints dim = std::nullopt;
    Bool keepdim = false;
    torc_amax_options c() const {
        torc_amax_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        return c;
    }
};
struct AminOptions {
    Ints dim = std::nullopt;
    Bool keepdim = false;
    torc_amin_options c() const {
        torc_amin_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        return c;
    }
};
struct AminmaxOptions {
    detail::ByName by_name = {};
    OptionalInt dim = std::nullopt;
    Bool keepdim = false;
    torc_aminmax_options c() const {
        torc_aminmax_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        return c;
    }
};
struct ArgmaxOptions {
    OptionalInt dim = std::nullopt;
    Bool keepdim = false;
    torc_argmax_options c() const {
        torc_argmax_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        return c;
    }
};
struct ArgminOptions {
    OptionalInt dim = std::nullopt;
    Bool keepdim = false;
    torc_argmin_options c() const {
        torc_argmin_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        return c;
    }
};
struct AnyOptions {
    Ints dim = std::nullopt;
    Bool keepdim = false;
    torc_any_options c() const {
        torc_any_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        return c;
    }
};
struct AllOptions {
    Ints dim = std::nullopt;
    Bool keepdim = false;
    torc_all_options c() const {
        torc_all_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        return c;
    }
};
struct VarOptions {
    Ints dim = std::nullopt;
    detail::ByName by_name = {};
    Number correction = std::nullopt;
    Bool keepdim = false;
    torc_var_options c() const {
        torc_var_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.correction = correction;
        c.keepdim = keepdim;
        return c;
    }
};
struct StdOptions {
    Ints dim = std::nullopt;
    detail::ByName by_name = {};
    Number correction = std::nullopt;
    Bool keepdim = false;
    torc_std_options c() const {
        torc_std_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.correction = correction;
        c.keepdim = keepdim;
        return c;
    }
};
struct VarMeanOptions {
    Ints dim = std::nullopt;
    detail::ByName by_name = {};
    Number correction = std::nullopt;
    Bool keepdim = false;
    torc_var_mean_options c() const {
        torc_var_mean_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.correction = correction;
        c.keepdim = keepdim;
        return c;
    }
};
struct StdMeanOptions {
    Ints dim = std::nullopt;
    detail::ByName by_name = {};
    Number correction = std::nullopt;
    Bool keepdim = false;
    torc_std_mean_options c() const {
        torc_std_mean_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.correction = correction;
        c.keepdim = keepdim;
        return c;
    }
};
struct VectorNormOptions {
    Number ord = 2;
    Ints dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_vector_norm_options c() const {
        torc_vector_norm_options c{};
        c.struct_size = sizeof c;
        c.ord = ord;
        c.dim = dim;
        c.keepdim = keepdim;
        c.dtype = dtype;
        return c;
    }
};
struct LogsumexpOptions {
    Bool keepdim = false;
    torc_logsumexp_options c() const {
        torc_logsumexp_options c{};
        c.struct_size = sizeof c;
        c.keepdim = keepdim;
        return c;
    }
};
struct CountNonzeroOptions {
    Ints dim = std::nullopt;
    torc_count_nonzero_options c() const {
        torc_count_nonzero_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct CumsumOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_cumsum_options c() const {
        torc_cumsum_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        return c;
    }
};
struct CumprodOptions {
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_cumprod_options c() const {
        torc_cumprod_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        return c;
    }
};
struct HistcOptions {
    Int bins = 100;
    Number min = 0;
    Number max = 0;
    torc_histc_options c() const {
        torc_histc_options c{};
        c.struct_size = sizeof c;
        c.bins = bins;
        c.min = min;
        c.max = max;
        return c;
    }
};
struct NormOptions {
    Number p = 2;
    Ints dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_norm_options c() const {
        torc_norm_options c{};
        c.struct_size = sizeof c;
        c.p = p;
        c.dim = dim;
        c.keepdim = keepdim;
        c.dtype = dtype;
        return c;
    }
};
struct CosineSimilarityOptions {
    Int dim = 1;
    Float eps = 1e-08;
    torc_cosine_similarity_options c() const {
        torc_cosine_similarity_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.eps = eps;
        return c;
    }
};
struct LinalgNormOptions {
    Number ord = std::nullopt;
    Ints dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_linalg_norm_options c() const {
        torc_linalg_norm_options c{};
        c.struct_size = sizeof c;
        c.ord = ord;
        c.dim = dim;
        c.keepdim = keepdim;
        c.dtype = dtype;
        return c;
    }
};
struct LinalgNormStrOptions {
    Ints dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_linalg_norm_str_options c() const {
        torc_linalg_norm_str_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        c.dtype = dtype;
        return c;
    }
};
struct LinalgMatrixNormOptions {
    Ints dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_linalg_matrix_norm_options c() const {
        torc_linalg_matrix_norm_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        c.dtype = dtype;
        return c;
    }
};
struct LinalgMatrixNormStrOptions {
    Text ord = std::nullopt;
    Ints dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_linalg_matrix_norm_str_options c() const {
        torc_linalg_matrix_norm_str_options c{};
        c.struct_size = sizeof c;
        c.ord = ord;
        c.dim = dim;
        c.keepdim = keepdim;
        c.dtype = dtype;
        return c;
    }
};
struct DistOptions {
    Number p = 2;
    torc_dist_options c() const {
        torc_dist_options c{};
        c.struct_size = sizeof c;
        c.p = p;
        return c;
    }
};
struct CdistOptions {
    Float p = 2;
    OptionalInt compute_mode = std::nullopt;
    torc_cdist_options c() const {
        torc_cdist_options c{};
        c.struct_size = sizeof c;
        c.p = p;
        c.compute_mode = compute_mode;
        return c;
    }
};
struct NanmeanOptions {
    Ints dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Dtype dtype = {};
    torc_nanmean_options c() const {
        torc_nanmean_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        c.dtype = dtype;
        return c;
    }
};
struct DiffOptions {
    Int n = 1;
    Int dim = -1;
    OptionalTensor prepend = std::nullopt;
    OptionalTensor append = std::nullopt;
    torc_diff_options c() const {
        torc_diff_options c{};
        c.struct_size = sizeof c;
        c.n = n;
        c.dim = dim;
        c.prepend = prepend.get();
        c.append = append.get();
        return c;
    }
};
struct TrapezoidXOptions {
    detail::ByName by_name = {};
    Int dim = -1;
    torc_trapezoid_x_options c() const {
        torc_trapezoid_x_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct TrapezoidOptions {
    detail::ByName by_name = {};
    Number dx = 1;
    Int dim = -1;
    torc_trapezoid_options c() const {
        torc_trapezoid_options c{};
        c.struct_size = sizeof c;
        c.dx = dx;
        c.dim = dim;
        return c;
    }
};
struct CumulativeTrapezoidXOptions {
    detail::ByName by_name = {};
    Int dim = -1;
    torc_cumulative_trapezoid_x_options c() const {
        torc_cumulative_trapezoid_x_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct CumulativeTrapezoidOptions {
    detail::ByName by_name = {};
    Number dx = 1;
    Int dim = -1;
    torc_cumulative_trapezoid_options c() const {
        torc_cumulative_trapezoid_options c{};
        c.struct_size = sizeof c;
        c.dx = dx;
        c.dim = dim;
        return c;
    }
};
struct GradientOptions {
    detail::ByName by_name = {};
    Number spacing = std::nullopt;
    Ints dim = std::nullopt;
    Int edge_order = 1;
    torc_gradient_options c() const {
        torc_gradient_options c{};
        c.struct_size = sizeof c;
        c.spacing = spacing;
        c.dim = dim;
        c.edge_order = edge_order;
        return c;
    }
};
struct GradientScalarListOptions {
    detail::ByName by_name = {};
    Ints dim = std::nullopt;
    Int edge_order = 1;
    torc_gradient_scalar_list_options c() const {
        torc_gradient_scalar_list_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.edge_order = edge_order;
        return c;
    }
};
struct GradientTensorsOptions {
    detail::ByName by_name = {};
    Ints dim = std::nullopt;
    Int edge_order = 1;
    torc_gradient_tensors_options c() const {
        torc_gradient_tensors_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.edge_order = edge_order;
        return c;
    }
};
struct CovOptions {
    detail::ByName by_name = {};
    Int correction = 1;
    OptionalTensor fweights = std::nullopt;
    OptionalTensor aweights = std::nullopt;
    torc_cov_options c() const {
        torc_cov_options c{};
        c.struct_size = sizeof c;
        c.correction = correction;
        c.fweights = fweights.get();
        c.aweights = aweights.get();
        return c;
    }
};
struct MedianDimOptions {
    Bool keepdim = false;
    torc_median_dim_options c() const {
        torc_median_dim_options c{};
        c.struct_size = sizeof c;
        c.keepdim = keepdim;
        return c;
    }
};
struct NanmedianDimOptions {
    Bool keepdim = false;
    torc_nanmedian_dim_options c() const {
        torc_nanmedian_dim_options c{};
        c.struct_size = sizeof c;
        c.keepdim = keepdim;
        return c;
    }
};
struct QuantileOptions {
    OptionalInt dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Text interpolation = std::nullopt;
    torc_quantile_options c() const {
        torc_quantile_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        c.interpolation = interpolation;
        return c;
    }
};
struct QuantileScalarOptions {
    OptionalInt dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Text interpolation = std::nullopt;
    torc_quantile_scalar_options c() const {
        torc_quantile_scalar_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        c.interpolation = interpolation;
        return c;
    }
};
struct NanquantileOptions {
    OptionalInt dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Text interpolation = std::nullopt;
    torc_nanquantile_options c() const {
        torc_nanquantile_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        c.interpolation = interpolation;
        return c;
    }
};
struct NanquantileScalarOptions {
    OptionalInt dim = std::nullopt;
    Bool keepdim = false;
    detail::ByName by_name = {};
    Text interpolation = std::nullopt;
    torc_nanquantile_scalar_options c() const {
        torc_nanquantile_scalar_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        c.interpolation = interpolation;
        return c;
    }
};
struct SqueezeOptions {
    Ints dim = std::nullopt;
    torc_squeeze_options c() const {
        torc_squeeze_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct SliceOptions {
    Int dim = 0;
    OptionalInt start = std::nullopt;
    OptionalInt end = std::nullopt;
    Int step = 1;
    torc_slice_options c() const {
        torc_slice_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.start = start;
        c.end = end;
        c.step = step;
        return c;
    }
};
struct DiagonalOptions {
    Int offset = 0;
    Int dim1 = 0;
    Int dim2 = 1;
    torc_diagonal_options c() const {
        torc_diagonal_options c{};
        c.struct_size = sizeof c;
        c.offset = offset;
        c.dim1 = dim1;
        c.dim2 = dim2;
        return c;
    }
};
struct CloneOptions {
    detail::ByName by_name = {};
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_clone_options c() const {
        torc_clone_options c{};
        c.struct_size = sizeof c;
        c.memory_format = memory_format;
        return c;
    }
};
struct CatOptions {
    Int dim = 0;
    torc_cat_options c() const {
        torc_cat_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct RollOptions {
    Ints dims = std::nullopt;
    torc_roll_options c() const {
        torc_roll_options c{};
        c.struct_size = sizeof c;
        c.dims = dims;
        return c;
    }
};
struct FlattenOptions {
    Int start_dim = 0;
    Int end_dim = -1;
    torc_flatten_options c() const {
        torc_flatten_options c{};
        c.struct_size = sizeof c;
        c.start_dim = start_dim;
        c.end_dim = end_dim;
        return c;
    }
};
struct AsStridedOptions {
    OptionalInt storage_offset = std::nullopt;
    torc_as_strided_options c() const {
        torc_as_strided_options c{};
        c.struct_size = sizeof c;
        c.storage_offset = storage_offset;
        return c;
    }
};
struct StackOptions {
    Int dim = 0;
    torc_stack_options c() const {
        torc_stack_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct MeshgridOptions {
    detail::ByName by_name = {};
    Text indexing = std::nullopt;
    torc_meshgrid_options c() const {
        torc_meshgrid_options c{};
        c.struct_size = sizeof c;
        c.indexing = indexing;
        return c;
    }
};
struct VanderOptions {
    OptionalInt N = std::nullopt;
    Bool increasing = false;
    torc_vander_options c() const {
        torc_vander_options c{};
        c.struct_size = sizeof c;
        c.N = N;
        c.increasing = increasing;
        return c;
    }
};
struct LinalgVanderOptions {
    detail::ByName by_name = {};
    OptionalInt N = std::nullopt;
    torc_linalg_vander_options c() const {
        torc_linalg_vander_options c{};
        c.struct_size = sizeof c;
        c.N = N;
        return c;
    }
};
struct CombinationsOptions {
    Int r = 2;
    Bool with_replacement = false;
    torc_combinations_options c() const {
        torc_combinations_options c{};
        c.struct_size = sizeof c;
        c.r = r;
        c.with_replacement = with_replacement;
        return c;
    }
};
struct Rot90Options {
    Int k = 1;
    Ints dims = std::nullopt;
    torc_rot90_options c() const {
        torc_rot90_options c{};
        c.struct_size = sizeof c;
        c.k = k;
        c.dims = dims;
        return c;
    }
};
struct DiagEmbedOptions {
    Int offset = 0;
    Int dim1 = -2;
    Int dim2 = -1;
    torc_diag_embed_options c() const {
        torc_diag_embed_options c{};
        c.struct_size = sizeof c;
        c.offset = offset;
        c.dim1 = dim1;
        c.dim2 = dim2;
        return c;
    }
};
struct DiagOptions {
    Int diagonal = 0;
    torc_diag_options c() const {
        torc_diag_options c{};
        c.struct_size = sizeof c;
        c.diagonal = diagonal;
        return c;
    }
};
struct DiagflatOptions {
    Int offset = 0;
    torc_diagflat_options c() const {
        torc_diagflat_options c{};
        c.struct_size = sizeof c;
        c.offset = offset;
        return c;
    }
};
struct SplitOptions {
    Int dim = 0;
    torc_split_options c() const {
        torc_split_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct SplitWithSizesOptions {
    Int dim = 0;
    torc_split_with_sizes_options c() const {
        torc_split_with_sizes_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct UnsafeSplitOptions {
    Int dim = 0;
    torc_unsafe_split_options c() const {
        torc_unsafe_split_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct UnsafeSplitWithSizesOptions {
    Int dim = 0;
    torc_unsafe_split_with_sizes_options c() const {
        torc_unsafe_split_with_sizes_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct UnsafeChunkOptions {
    Int dim = 0;
    torc_unsafe_chunk_options c() const {
        torc_unsafe_chunk_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct ChunkOptions {
    Int dim = 0;
    torc_chunk_options c() const {
        torc_chunk_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct TensorSplitOptions {
    Int dim = 0;
    torc_tensor_split_options c() const {
        torc_tensor_split_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct TensorSplitIndicesOptions {
    Int dim = 0;
    torc_tensor_split_indices_options c() const {
        torc_tensor_split_indices_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct TensorSplitTensorOptions {
    Int dim = 0;
    torc_tensor_split_tensor_options c() const {
        torc_tensor_split_tensor_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct UnbindOptions {
    Int dim = 0;
    torc_unbind_options c() const {
        torc_unbind_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct ContiguousOptions {
    detail::ByName by_name = {};
    MemoryFormat memory_format = TORC_CONTIGUOUS_FORMAT;
    torc_contiguous_options c() const {
        torc_contiguous_options c{};
        c.struct_size = sizeof c;
        c.memory_format = memory_format;
        return c;
    }
};
struct ToOptions {
    Dtype dtype = {};
    detail::ByName by_name = {};
    Device device = {};
    Bool non_blocking = false;
    Bool copy = false;
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_to_options c() const {
        torc_to_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.non_blocking = non_blocking;
        c.copy = copy;
        c.memory_format = memory_format;
        return c;
    }
};
struct IscloseOptions {
    Float rtol = 1e-05;
    Float atol = 1e-08;
    Bool equal_nan = false;
    torc_isclose_options c() const {
        torc_isclose_options c{};
        c.struct_size = sizeof c;
        c.rtol = rtol;
        c.atol = atol;
        c.equal_nan = equal_nan;
        return c;
    }
};
struct SliceCopyOptions {
    Int dim = 0;
    OptionalInt start = std::nullopt;
    OptionalInt end = std::nullopt;
    Int step = 1;
    torc_slice_copy_options c() const {
        torc_slice_copy_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.start = start;
        c.end = end;
        c.step = step;
        return c;
    }
};
struct DiagonalCopyOptions {
    Int offset = 0;
    Int dim1 = 0;
    Int dim2 = 1;
    torc_diagonal_copy_options c() const {
        torc_diagonal_copy_options c{};
        c.struct_size = sizeof c;
        c.offset = offset;
        c.dim1 = dim1;
        c.dim2 = dim2;
        return c;
    }
};
struct AsStridedCopyOptions {
    OptionalInt storage_offset = std::nullopt;
    torc_as_strided_copy_options c() const {
        torc_as_strided_copy_options c{};
        c.struct_size = sizeof c;
        c.storage_offset = storage_offset;
        return c;
    }
};
struct SqueezeCopyOptions {
    Ints dim = std::nullopt;
    torc_squeeze_copy_options c() const {
        torc_squeeze_copy_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct SliceScatterOptions {
    Int dim = 0;
    OptionalInt start = std::nullopt;
    OptionalInt end = std::nullopt;
    Int step = 1;
    torc_slice_scatter_options c() const {
        torc_slice_scatter_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.start = start;
        c.end = end;
        c.step = step;
        return c;
    }
};
struct DiagonalScatterOptions {
    Int offset = 0;
    Int dim1 = 0;
    Int dim2 = 1;
    torc_diagonal_scatter_options c() const {
        torc_diagonal_scatter_options c{};
        c.struct_size = sizeof c;
        c.offset = offset;
        c.dim1 = dim1;
        c.dim2 = dim2;
        return c;
    }
};
struct AsStridedScatterOptions {
    OptionalInt storage_offset = std::nullopt;
    torc_as_strided_scatter_options c() const {
        torc_as_strided_scatter_options c{};
        c.struct_size = sizeof c;
        c.storage_offset = storage_offset;
        return c;
    }
};
struct FillDiagonalInplaceOptions {
    Bool wrap = false;
    torc_fill_diagonal_inplace_options c() const {
        torc_fill_diagonal_inplace_options c{};
        c.struct_size = sizeof c;
        c.wrap = wrap;
        return c;
    }
};
struct ScatterReduceOptions {
    detail::ByName by_name = {};
    Bool include_self = true;
    torc_scatter_reduce_options c() const {
        torc_scatter_reduce_options c{};
        c.struct_size = sizeof c;
        c.include_self = include_self;
        return c;
    }
};
struct IndexAddOptions {
    detail::ByName by_name = {};
    Number alpha = 1;
    torc_index_add_options c() const {
        torc_index_add_options c{};
        c.struct_size = sizeof c;
        c.alpha = alpha;
        return c;
    }
};
struct SortOptions {
    Int dim = -1;
    Bool descending = false;
    Bool stable = false;
    torc_sort_options c() const {
        torc_sort_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.descending = descending;
        c.stable = stable;
        return c;
    }
};
struct TopkOptions {
    Int dim = -1;
    Bool largest = true;
    Bool sorted = true;
    torc_topk_options c() const {
        torc_topk_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.largest = largest;
        c.sorted = sorted;
        return c;
    }
};
struct IndexReduceOptions {
    detail::ByName by_name = {};
    Bool include_self = true;
    torc_index_reduce_options c() const {
        torc_index_reduce_options c{};
        c.struct_size = sizeof c;
        c.include_self = include_self;
        return c;
    }
};
struct ArgsortOptions {
    Int dim = -1;
    Bool descending = false;
    Bool stable = false;
    torc_argsort_options c() const {
        torc_argsort_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.descending = descending;
        c.stable = stable;
        return c;
    }
};
struct IndexPutOptions {
    Bool accumulate = false;
    torc_index_put_options c() const {
        torc_index_put_options c{};
        c.struct_size = sizeof c;
        c.accumulate = accumulate;
        return c;
    }
};
struct PutOptions {
    Bool accumulate = false;
    torc_put_options c() const {
        torc_put_options c{};
        c.struct_size = sizeof c;
        c.accumulate = accumulate;
        return c;
    }
};
struct TakeAlongDimOptions {
    OptionalInt dim = std::nullopt;
    torc_take_along_dim_options c() const {
        torc_take_along_dim_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct RepeatInterleaveOptions {
    OptionalInt dim = std::nullopt;
    detail::ByName by_name = {};
    OptionalInt output_size = std::nullopt;
    torc_repeat_interleave_options c() const {
        torc_repeat_interleave_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.output_size = output_size;
        return c;
    }
};
struct RepeatInterleaveTensorOptions {
    OptionalInt dim = std::nullopt;
    detail::ByName by_name = {};
    OptionalInt output_size = std::nullopt;
    torc_repeat_interleave_tensor_options c() const {
        torc_repeat_interleave_tensor_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.output_size = output_size;
        return c;
    }
};
struct RepeatInterleaveCountsOptions {
    detail::ByName by_name = {};
    OptionalInt output_size = std::nullopt;
    torc_repeat_interleave_counts_options c() const {
        torc_repeat_interleave_counts_options c{};
        c.struct_size = sizeof c;
        c.output_size = output_size;
        return c;
    }
};
struct IsinOptions {
    detail::ByName by_name = {};
    Bool assume_unique = false;
    Bool invert = false;
    torc_isin_options c() const {
        torc_isin_options c{};
        c.struct_size = sizeof c;
        c.assume_unique = assume_unique;
        c.invert = invert;
        return c;
    }
};
struct SearchsortedOptions {
    detail::ByName by_name = {};
    Bool out_int32 = false;
    Bool right = false;
    Text side = std::nullopt;
    OptionalTensor sorter = std::nullopt;
    torc_searchsorted_options c() const {
        torc_searchsorted_options c{};
        c.struct_size = sizeof c;
        c.out_int32 = out_int32;
        c.right = right;
        c.side = side;
        c.sorter = sorter.get();
        return c;
    }
};
struct BucketizeOptions {
    detail::ByName by_name = {};
    Bool out_int32 = false;
    Bool right = false;
    torc_bucketize_options c() const {
        torc_bucketize_options c{};
        c.struct_size = sizeof c;
        c.out_int32 = out_int32;
        c.right = right;
        return c;
    }
};
struct MultinomialOptions {
    Bool replacement = false;
    detail::ByName by_name = {};
    Generator generator = {};
    torc_multinomial_options c() const {
        torc_multinomial_options c{};
        c.struct_size = sizeof c;
        c.replacement = replacement;
        c.generator = generator.get();
        return c;
    }
};
struct UniqueDimOptions {
    Bool sorted = true;
    Bool return_inverse = false;
    Bool return_counts = false;
    torc_unique_dim_options c() const {
        torc_unique_dim_options c{};
        c.struct_size = sizeof c;
        c.sorted = sorted;
        c.return_inverse = return_inverse;
        c.return_counts = return_counts;
        return c;
    }
};
struct UniqueConsecutiveOptions {
    Bool return_inverse = false;
    Bool return_counts = false;
    OptionalInt dim = std::nullopt;
    torc_unique_consecutive_options c() const {
        torc_unique_consecutive_options c{};
        c.struct_size = sizeof c;
        c.return_inverse = return_inverse;
        c.return_counts = return_counts;
        c.dim = dim;
        return c;
    }
};
struct KthvalueOptions {
    Int dim = -1;
    Bool keepdim = false;
    torc_kthvalue_options c() const {
        torc_kthvalue_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        return c;
    }
};
struct ModeOptions {
    Int dim = -1;
    Bool keepdim = false;
    torc_mode_options c() const {
        torc_mode_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        c.keepdim = keepdim;
        return c;
    }
};
struct BincountOptions {
    OptionalTensor weights = std::nullopt;
    Int minlength = 0;
    torc_bincount_options c() const {
        torc_bincount_options c{};
        c.struct_size = sizeof c;
        c.weights = weights.get();
        c.minlength = minlength;
        return c;
    }
};
struct AddmmOptions {
    detail::ByName by_name = {};
    Number beta = 1;
    Number alpha = 1;
    torc_addmm_options c() const {
        torc_addmm_options c{};
        c.struct_size = sizeof c;
        c.beta = beta;
        c.alpha = alpha;
        return c;
    }
};
struct BaddbmmOptions {
    detail::ByName by_name = {};
    Number beta = 1;
    Number alpha = 1;
    torc_baddbmm_options c() const {
        torc_baddbmm_options c{};
        c.struct_size = sizeof c;
        c.beta = beta;
        c.alpha = alpha;
        return c;
    }
};
struct AddmvOptions {
    detail::ByName by_name = {};
    Number beta = 1;
    Number alpha = 1;
    torc_addmv_options c() const {
        torc_addmv_options c{};
        c.struct_size = sizeof c;
        c.beta = beta;
        c.alpha = alpha;
        return c;
    }
};
struct LinearOptions {
    OptionalTensor bias = std::nullopt;
    torc_linear_options c() const {
        torc_linear_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        return c;
    }
};
struct LinalgVecdotOptions {
    detail::ByName by_name = {};
    Int dim = -1;
    torc_linalg_vecdot_options c() const {
        torc_linalg_vecdot_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct AddrOptions {
    detail::ByName by_name = {};
    Number beta = 1;
    Number alpha = 1;
    torc_addr_options c() const {
        torc_addr_options c{};
        c.struct_size = sizeof c;
        c.beta = beta;
        c.alpha = alpha;
        return c;
    }
};
struct AddbmmOptions {
    detail::ByName by_name = {};
    Number beta = 1;
    Number alpha = 1;
    torc_addbmm_options c() const {
        torc_addbmm_options c{};
        c.struct_size = sizeof c;
        c.beta = beta;
        c.alpha = alpha;
        return c;
    }
};
struct LinalgCrossOptions {
    detail::ByName by_name = {};
    Int dim = -1;
    torc_linalg_cross_options c() const {
        torc_linalg_cross_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct CrossOptions {
    OptionalInt dim = std::nullopt;
    torc_cross_options c() const {
        torc_cross_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct LinearGeluOptions {
    OptionalTensor bias = std::nullopt;
    detail::ByName by_name = {};
    Text approximate = std::nullopt;
    torc_linear_gelu_options c() const {
        torc_linear_gelu_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        c.approximate = approximate;
        return c;
    }
};
struct LinearGeluLinearOptions {
    detail::ByName by_name = {};
    Text approximate = std::nullopt;
    torc_linear_gelu_linear_options c() const {
        torc_linear_gelu_linear_options c{};
        c.struct_size = sizeof c;
        c.approximate = approximate;
        return c;
    }
};
struct SoftmaxOptions {
    Dtype dtype = {};
    torc_softmax_options c() const {
        torc_softmax_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        return c;
    }
};
struct LogSoftmaxOptions {
    Dtype dtype = {};
    torc_log_softmax_options c() const {
        torc_log_softmax_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        return c;
    }
};
struct LayerNormOptions {
    OptionalTensor weight = std::nullopt;
    OptionalTensor bias = std::nullopt;
    Float eps = 1e-05;
    torc_layer_norm_options c() const {
        torc_layer_norm_options c{};
        c.struct_size = sizeof c;
        c.weight = weight.get();
        c.bias = bias.get();
        c.eps = eps;
        return c;
    }
};
struct BatchNormOptions {
    OptionalTensor weight = std::nullopt;
    OptionalTensor bias = std::nullopt;
    Bool training = false;
    Float momentum = 0.1;
    Float eps = 1e-05;
    torc_batch_norm_options c() const {
        torc_batch_norm_options c{};
        c.struct_size = sizeof c;
        c.weight = weight.get();
        c.bias = bias.get();
        c.training = training;
        c.momentum = momentum;
        c.eps = eps;
        return c;
    }
};
struct InstanceNormOptions {
    OptionalTensor running_mean = std::nullopt;
    OptionalTensor running_var = std::nullopt;
    OptionalTensor weight = std::nullopt;
    OptionalTensor bias = std::nullopt;
    Bool use_input_stats = true;
    Float momentum = 0.1;
    Float eps = 1e-05;
    torc_instance_norm_options c() const {
        torc_instance_norm_options c{};
        c.struct_size = sizeof c;
        c.running_mean = running_mean.get();
        c.running_var = running_var.get();
        c.weight = weight.get();
        c.bias = bias.get();
        c.use_input_stats = use_input_stats;
        c.momentum = momentum;
        c.eps = eps;
        return c;
    }
};
struct GroupNormOptions {
    OptionalTensor weight = std::nullopt;
    OptionalTensor bias = std::nullopt;
    Float eps = 1e-05;
    torc_group_norm_options c() const {
        torc_group_norm_options c{};
        c.struct_size = sizeof c;
        c.weight = weight.get();
        c.bias = bias.get();
        c.eps = eps;
        return c;
    }
};
struct RmsNormOptions {
    OptionalTensor weight = std::nullopt;
    OptionalFloat eps = std::nullopt;
    torc_rms_norm_options c() const {
        torc_rms_norm_options c{};
        c.struct_size = sizeof c;
        c.weight = weight.get();
        c.eps = eps;
        return c;
    }
};
struct NativeDropoutOptions {
    Generator generator = {};
    torc_native_dropout_options c() const {
        torc_native_dropout_options c{};
        c.struct_size = sizeof c;
        c.generator = generator.get();
        return c;
    }
};
struct DropoutOptions {
    Float p = 0.5;
    Bool training = true;
    Generator generator = {};
    torc_dropout_options c() const {
        torc_dropout_options c{};
        c.struct_size = sizeof c;
        c.p = p;
        c.training = training;
        c.generator = generator.get();
        return c;
    }
};
struct FeatureDropoutOptions {
    Float p = 0.5;
    Bool training = true;
    Generator generator = {};
    torc_feature_dropout_options c() const {
        torc_feature_dropout_options c{};
        c.struct_size = sizeof c;
        c.p = p;
        c.training = training;
        c.generator = generator.get();
        return c;
    }
};
struct EmbeddingOptions {
    Int padding_idx = -1;
    Bool scale_grad_by_freq = false;
    Bool sparse = false;
    torc_embedding_options c() const {
        torc_embedding_options c{};
        c.struct_size = sizeof c;
        c.padding_idx = padding_idx;
        c.scale_grad_by_freq = scale_grad_by_freq;
        c.sparse = sparse;
        return c;
    }
};
struct Conv1dOptions {
    OptionalTensor bias = std::nullopt;
    Ints stride = 1;
    Ints padding = 0;
    Ints dilation = 1;
    Int groups = 1;
    torc_conv1d_options c() const {
        torc_conv1d_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.groups = groups;
        return c;
    }
};
struct Conv2dOptions {
    OptionalTensor bias = std::nullopt;
    Ints stride = 1;
    Ints padding = 0;
    Ints dilation = 1;
    Int groups = 1;
    torc_conv2d_options c() const {
        torc_conv2d_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.groups = groups;
        return c;
    }
};
struct Conv1dPaddingOptions {
    OptionalTensor bias = std::nullopt;
    Ints stride = 1;
    Text padding = std::nullopt;
    Ints dilation = 1;
    Int groups = 1;
    torc_conv1d_padding_options c() const {
        torc_conv1d_padding_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.groups = groups;
        return c;
    }
};
struct Conv2dPaddingOptions {
    OptionalTensor bias = std::nullopt;
    Ints stride = 1;
    Text padding = std::nullopt;
    Ints dilation = 1;
    Int groups = 1;
    torc_conv2d_padding_options c() const {
        torc_conv2d_padding_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.groups = groups;
        return c;
    }
};
struct ConvTranspose1dOptions {
    OptionalTensor bias = std::nullopt;
    Ints stride = 1;
    Ints padding = 0;
    Ints output_padding = 0;
    Int groups = 1;
    Ints dilation = 1;
    torc_conv_transpose1d_options c() const {
        torc_conv_transpose1d_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        c.stride = stride;
        c.padding = padding;
        c.output_padding = output_padding;
        c.groups = groups;
        c.dilation = dilation;
        return c;
    }
};
struct ConvTranspose2dOptions {
    OptionalTensor bias = std::nullopt;
    Ints stride = 1;
    Ints padding = 0;
    Ints output_padding = 0;
    Int groups = 1;
    Ints dilation = 1;
    torc_conv_transpose2d_options c() const {
        torc_conv_transpose2d_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        c.stride = stride;
        c.padding = padding;
        c.output_padding = output_padding;
        c.groups = groups;
        c.dilation = dilation;
        return c;
    }
};
struct MaxPool2dWithIndicesOptions {
    Ints stride = std::nullopt;
    Ints padding = 0;
    Ints dilation = 1;
    Bool ceil_mode = false;
    torc_max_pool2d_with_indices_options c() const {
        torc_max_pool2d_with_indices_options c{};
        c.struct_size = sizeof c;
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.ceil_mode = ceil_mode;
        return c;
    }
};
struct MaxPool2dOptions {
    Ints stride = std::nullopt;
    Ints padding = 0;
    Ints dilation = 1;
    Bool ceil_mode = false;
    torc_max_pool2d_options c() const {
        torc_max_pool2d_options c{};
        c.struct_size = sizeof c;
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.ceil_mode = ceil_mode;
        return c;
    }
};
struct MaxPool1dOptions {
    Ints stride = std::nullopt;
    Ints padding = 0;
    Ints dilation = 1;
    Bool ceil_mode = false;
    torc_max_pool1d_options c() const {
        torc_max_pool1d_options c{};
        c.struct_size = sizeof c;
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.ceil_mode = ceil_mode;
        return c;
    }
};
struct AvgPool2dOptions {
    Ints stride = std::nullopt;
    Ints padding = 0;
    Bool ceil_mode = false;
    Bool count_include_pad = true;
    OptionalInt divisor_override = std::nullopt;
    torc_avg_pool2d_options c() const {
        torc_avg_pool2d_options c{};
        c.struct_size = sizeof c;
        c.stride = stride;
        c.padding = padding;
        c.ceil_mode = ceil_mode;
        c.count_include_pad = count_include_pad;
        c.divisor_override = divisor_override;
        return c;
    }
};
struct AvgPool1dOptions {
    Ints stride = std::nullopt;
    Ints padding = 0;
    Bool ceil_mode = false;
    Bool count_include_pad = true;
    torc_avg_pool1d_options c() const {
        torc_avg_pool1d_options c{};
        c.struct_size = sizeof c;
        c.stride = stride;
        c.padding = padding;
        c.ceil_mode = ceil_mode;
        c.count_include_pad = count_include_pad;
        return c;
    }
};
struct MaxPool3dWithIndicesOptions {
    Ints stride = std::nullopt;
    Ints padding = 0;
    Ints dilation = 1;
    Bool ceil_mode = false;
    torc_max_pool3d_with_indices_options c() const {
        torc_max_pool3d_with_indices_options c{};
        c.struct_size = sizeof c;
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.ceil_mode = ceil_mode;
        return c;
    }
};
struct MaxPool3dOptions {
    Ints stride = std::nullopt;
    Ints padding = 0;
    Ints dilation = 1;
    Bool ceil_mode = false;
    torc_max_pool3d_options c() const {
        torc_max_pool3d_options c{};
        c.struct_size = sizeof c;
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.ceil_mode = ceil_mode;
        return c;
    }
};
struct AvgPool3dOptions {
    Ints stride = std::nullopt;
    Ints padding = 0;
    Bool ceil_mode = false;
    Bool count_include_pad = true;
    OptionalInt divisor_override = std::nullopt;
    torc_avg_pool3d_options c() const {
        torc_avg_pool3d_options c{};
        c.struct_size = sizeof c;
        c.stride = stride;
        c.padding = padding;
        c.ceil_mode = ceil_mode;
        c.count_include_pad = count_include_pad;
        c.divisor_override = divisor_override;
        return c;
    }
};
struct InterpolateOptions {
    Text mode = std::nullopt;
    Bool align_corners = false;
    OptionalFloat scales_d = std::nullopt;
    OptionalFloat scales_h = std::nullopt;
    OptionalFloat scales_w = std::nullopt;
    Bool antialias = false;
    torc_interpolate_options c() const {
        torc_interpolate_options c{};
        c.struct_size = sizeof c;
        c.mode = mode;
        c.align_corners = align_corners;
        c.scales_d = scales_d;
        c.scales_h = scales_h;
        c.scales_w = scales_w;
        c.antialias = antialias;
        return c;
    }
};
struct NllLossOptions {
    OptionalTensor weight = std::nullopt;
    Int ignore_index = -100;
    Text reduction = std::nullopt;
    torc_nll_loss_options c() const {
        torc_nll_loss_options c{};
        c.struct_size = sizeof c;
        c.weight = weight.get();
        c.ignore_index = ignore_index;
        c.reduction = reduction;
        return c;
    }
};
struct CrossEntropyOptions {
    OptionalTensor weight = std::nullopt;
    Int ignore_index = -100;
    Text reduction = std::nullopt;
    Float label_smoothing = 0;
    torc_cross_entropy_options c() const {
        torc_cross_entropy_options c{};
        c.struct_size = sizeof c;
        c.weight = weight.get();
        c.ignore_index = ignore_index;
        c.reduction = reduction;
        c.label_smoothing = label_smoothing;
        return c;
    }
};
struct BinaryCrossEntropyOptions {
    OptionalTensor weight = std::nullopt;
    Text reduction = std::nullopt;
    torc_binary_cross_entropy_options c() const {
        torc_binary_cross_entropy_options c{};
        c.struct_size = sizeof c;
        c.weight = weight.get();
        c.reduction = reduction;
        return c;
    }
};
struct BinaryCrossEntropyWithLogitsOptions {
    OptionalTensor weight = std::nullopt;
    Text reduction = std::nullopt;
    OptionalTensor pos_weight = std::nullopt;
    torc_binary_cross_entropy_with_logits_options c() const {
        torc_binary_cross_entropy_with_logits_options c{};
        c.struct_size = sizeof c;
        c.weight = weight.get();
        c.reduction = reduction;
        c.pos_weight = pos_weight.get();
        return c;
    }
};
struct MseLossOptions {
    Text reduction = std::nullopt;
    OptionalTensor weight = std::nullopt;
    torc_mse_loss_options c() const {
        torc_mse_loss_options c{};
        c.struct_size = sizeof c;
        c.reduction = reduction;
        c.weight = weight.get();
        return c;
    }
};
struct L1LossOptions {
    Text reduction = std::nullopt;
    OptionalTensor weight = std::nullopt;
    torc_l1_loss_options c() const {
        torc_l1_loss_options c{};
        c.struct_size = sizeof c;
        c.reduction = reduction;
        c.weight = weight.get();
        return c;
    }
};
struct SmoothL1LossOptions {
    Text reduction = std::nullopt;
    Float beta = 1;
    torc_smooth_l1_loss_options c() const {
        torc_smooth_l1_loss_options c{};
        c.struct_size = sizeof c;
        c.reduction = reduction;
        c.beta = beta;
        return c;
    }
};
struct HuberLossOptions {
    Text reduction = std::nullopt;
    Float delta = 1;
    OptionalTensor weight = std::nullopt;
    torc_huber_loss_options c() const {
        torc_huber_loss_options c{};
        c.struct_size = sizeof c;
        c.reduction = reduction;
        c.delta = delta;
        c.weight = weight.get();
        return c;
    }
};
struct KlDivOptions {
    Text reduction = std::nullopt;
    Bool log_target = false;
    torc_kl_div_options c() const {
        torc_kl_div_options c{};
        c.struct_size = sizeof c;
        c.reduction = reduction;
        c.log_target = log_target;
        return c;
    }
};
struct OneHotOptions {
    Int num_classes = -1;
    torc_one_hot_options c() const {
        torc_one_hot_options c{};
        c.struct_size = sizeof c;
        c.num_classes = num_classes;
        return c;
    }
};
struct ScaledDotProductAttentionOptions {
    OptionalTensor attn_mask = std::nullopt;
    Float dropout_p = 0;
    Bool is_causal = false;
    detail::ByName by_name = {};
    OptionalFloat scale = std::nullopt;
    Bool enable_gqa = false;
    torc_scaled_dot_product_attention_options c() const {
        torc_scaled_dot_product_attention_options c{};
        c.struct_size = sizeof c;
        c.attn_mask = attn_mask.get();
        c.dropout_p = dropout_p;
        c.is_causal = is_causal;
        c.scale = scale;
        c.enable_gqa = enable_gqa;
        return c;
    }
};
struct ConstantPadNdOptions {
    Number value = 0;
    torc_constant_pad_nd_options c() const {
        torc_constant_pad_nd_options c{};
        c.struct_size = sizeof c;
        c.value = value;
        return c;
    }
};
struct PadOptions {
    Text mode = std::nullopt;
    OptionalFloat value = std::nullopt;
    torc_pad_options c() const {
        torc_pad_options c{};
        c.struct_size = sizeof c;
        c.mode = mode;
        c.value = value;
        return c;
    }
};
struct GluOptions {
    Int dim = -1;
    torc_glu_options c() const {
        torc_glu_options c{};
        c.struct_size = sizeof c;
        c.dim = dim;
        return c;
    }
};
struct AlphaDropoutOptions {
    Float p = 0.5;
    Bool training = false;
    Generator generator = {};
    torc_alpha_dropout_options c() const {
        torc_alpha_dropout_options c{};
        c.struct_size = sizeof c;
        c.p = p;
        c.training = training;
        c.generator = generator.get();
        return c;
    }
};
struct FeatureAlphaDropoutOptions {
    Float p = 0.5;
    Bool training = false;
    Generator generator = {};
    torc_feature_alpha_dropout_options c() const {
        torc_feature_alpha_dropout_options c{};
        c.struct_size = sizeof c;
        c.p = p;
        c.training = training;
        c.generator = generator.get();
        return c;
    }
};
struct Im2colOptions {
    Ints dilation = 1;
    Ints padding = 0;
    Ints stride = 1;
    torc_im2col_options c() const {
        torc_im2col_options c{};
        c.struct_size = sizeof c;
        c.dilation = dilation;
        c.padding = padding;
        c.stride = stride;
        return c;
    }
};
struct Col2imOptions {
    Ints dilation = 1;
    Ints padding = 0;
    Ints stride = 1;
    torc_col2im_options c() const {
        torc_col2im_options c{};
        c.struct_size = sizeof c;
        c.dilation = dilation;
        c.padding = padding;
        c.stride = stride;
        return c;
    }
};
struct EmbeddingBagOptions {
    OptionalTensor offsets = std::nullopt;
    Bool scale_grad_by_freq = false;
    Text mode = std::nullopt;
    OptionalTensor per_sample_weights = std::nullopt;
    Bool include_last_offset = false;
    OptionalInt padding_idx = std::nullopt;
    torc_embedding_bag_options c() const {
        torc_embedding_bag_options c{};
        c.struct_size = sizeof c;
        c.offsets = offsets.get();
        c.scale_grad_by_freq = scale_grad_by_freq;
        c.mode = mode;
        c.per_sample_weights = per_sample_weights.get();
        c.include_last_offset = include_last_offset;
        c.padding_idx = padding_idx;
        return c;
    }
};
struct Conv3dOptions {
    OptionalTensor bias = std::nullopt;
    Ints stride = 1;
    Ints padding = 0;
    Ints dilation = 1;
    Int groups = 1;
    torc_conv3d_options c() const {
        torc_conv3d_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.groups = groups;
        return c;
    }
};
struct Conv3dPaddingOptions {
    OptionalTensor bias = std::nullopt;
    Ints stride = 1;
    Text padding = std::nullopt;
    Ints dilation = 1;
    Int groups = 1;
    torc_conv3d_padding_options c() const {
        torc_conv3d_padding_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.groups = groups;
        return c;
    }
};
struct ConvTranspose3dOptions {
    OptionalTensor bias = std::nullopt;
    Ints stride = 1;
    Ints padding = 0;
    Ints output_padding = 0;
    Int groups = 1;
    Ints dilation = 1;
    torc_conv_transpose3d_options c() const {
        torc_conv_transpose3d_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        c.stride = stride;
        c.padding = padding;
        c.output_padding = output_padding;
        c.groups = groups;
        c.dilation = dilation;
        return c;
    }
};
struct PairwiseDistanceOptions {
    Float p = 2;
    Float eps = 1e-06;
    Bool keepdim = false;
    torc_pairwise_distance_options c() const {
        torc_pairwise_distance_options c{};
        c.struct_size = sizeof c;
        c.p = p;
        c.eps = eps;
        c.keepdim = keepdim;
        return c;
    }
};
struct BilinearOptions {
    OptionalTensor bias = std::nullopt;
    torc_bilinear_options c() const {
        torc_bilinear_options c{};
        c.struct_size = sizeof c;
        c.bias = bias.get();
        return c;
    }
};
struct MarginRankingLossOptions {
    Float margin = 0;
    Text reduction = std::nullopt;
    torc_margin_ranking_loss_options c() const {
        torc_margin_ranking_loss_options c{};
        c.struct_size = sizeof c;
        c.margin = margin;
        c.reduction = reduction;
        return c;
    }
};
struct HingeEmbeddingLossOptions {
    Float margin = 1;
    Text reduction = std::nullopt;
    torc_hinge_embedding_loss_options c() const {
        torc_hinge_embedding_loss_options c{};
        c.struct_size = sizeof c;
        c.margin = margin;
        c.reduction = reduction;
        return c;
    }
};
struct CosineEmbeddingLossOptions {
    Float margin = 0;
    Text reduction = std::nullopt;
    torc_cosine_embedding_loss_options c() const {
        torc_cosine_embedding_loss_options c{};
        c.struct_size = sizeof c;
        c.margin = margin;
        c.reduction = reduction;
        return c;
    }
};
struct TripletMarginLossOptions {
    Float margin = 1;
    Float p = 2;
    Float eps = 1e-06;
    Bool swap = false;
    Text reduction = std::nullopt;
    torc_triplet_margin_loss_options c() const {
        torc_triplet_margin_loss_options c{};
        c.struct_size = sizeof c;
        c.margin = margin;
        c.p = p;
        c.eps = eps;
        c.swap = swap;
        c.reduction = reduction;
        return c;
    }
};
struct SoftMarginLossOptions {
    Text reduction = std::nullopt;
    torc_soft_margin_loss_options c() const {
        torc_soft_margin_loss_options c{};
        c.struct_size = sizeof c;
        c.reduction = reduction;
        return c;
    }
};
struct MultiMarginLossOptions {
    Int p = 1;
    Float margin = 1;
    OptionalTensor weight = std::nullopt;
    Text reduction = std::nullopt;
    torc_multi_margin_loss_options c() const {
        torc_multi_margin_loss_options c{};
        c.struct_size = sizeof c;
        c.p = p;
        c.margin = margin;
        c.weight = weight.get();
        c.reduction = reduction;
        return c;
    }
};
struct MultilabelMarginLossOptions {
    Text reduction = std::nullopt;
    torc_multilabel_margin_loss_options c() const {
        torc_multilabel_margin_loss_options c{};
        c.struct_size = sizeof c;
        c.reduction = reduction;
        return c;
    }
};
struct PoissonNllLossOptions {
    Bool log_input = true;
    Bool full = false;
    Float eps = 1e-08;
    Text reduction = std::nullopt;
    torc_poisson_nll_loss_options c() const {
        torc_poisson_nll_loss_options c{};
        c.struct_size = sizeof c;
        c.log_input = log_input;
        c.full = full;
        c.eps = eps;
        c.reduction = reduction;
        return c;
    }
};
struct RnnTanhCellOptions {
    OptionalTensor b_ih = std::nullopt;
    OptionalTensor b_hh = std::nullopt;
    torc_rnn_tanh_cell_options c() const {
        torc_rnn_tanh_cell_options c{};
        c.struct_size = sizeof c;
        c.b_ih = b_ih.get();
        c.b_hh = b_hh.get();
        return c;
    }
};
struct RnnReluCellOptions {
    OptionalTensor b_ih = std::nullopt;
    OptionalTensor b_hh = std::nullopt;
    torc_rnn_relu_cell_options c() const {
        torc_rnn_relu_cell_options c{};
        c.struct_size = sizeof c;
        c.b_ih = b_ih.get();
        c.b_hh = b_hh.get();
        return c;
    }
};
struct GruCellOptions {
    OptionalTensor b_ih = std::nullopt;
    OptionalTensor b_hh = std::nullopt;
    torc_gru_cell_options c() const {
        torc_gru_cell_options c{};
        c.struct_size = sizeof c;
        c.b_ih = b_ih.get();
        c.b_hh = b_hh.get();
        return c;
    }
};
struct LstmCellOptions {
    OptionalTensor b_ih = std::nullopt;
    OptionalTensor b_hh = std::nullopt;
    torc_lstm_cell_options c() const {
        torc_lstm_cell_options c{};
        c.struct_size = sizeof c;
        c.b_ih = b_ih.get();
        c.b_hh = b_hh.get();
        return c;
    }
};

struct Unique2Options {
    Bool sorted = true;
    Bool return_inverse = false;
    Bool return_counts = false;
    torc__unique2_options c() const {
        torc__unique2_options c{};
        c.struct_size = sizeof c;
        c.sorted = sorted;
        c.return_inverse = return_inverse;
        c.return_counts = return_counts;
        return c;
    }
};
struct AddmmActivationOptions {
    detail::ByName by_name = {};
    Number beta = 1;
    Number alpha = 1;
    Bool use_gelu = false;
    torc__addmm_activation_options c() const {
        torc__addmm_activation_options c{};
        c.struct_size = sizeof c;
        c.beta = beta;
        c.alpha = alpha;
        c.use_gelu = use_gelu;
        return c;
    }
};
struct FusedSgdInplaceOptions {
    detail::ByName by_name = {};
    OptionalTensor grad_scale = std::nullopt;
    OptionalTensor found_inf = std::nullopt;
    torc__fused_sgd_inplace_options c() const {
        torc__fused_sgd_inplace_options c{};
        c.struct_size = sizeof c;
        c.grad_scale = grad_scale.get();
        c.found_inf = found_inf.get();
        return c;
    }
};
struct FusedSgdTensorLrOptions {
    detail::ByName by_name = {};
    OptionalTensor grad_scale = std::nullopt;
    OptionalTensor found_inf = std::nullopt;
    torc__fused_sgd__tensor_lr_options c() const {
        torc__fused_sgd__tensor_lr_options c{};
        c.struct_size = sizeof c;
        c.grad_scale = grad_scale.get();
        c.found_inf = found_inf.get();
        return c;
    }
};
struct FusedAdamInplaceOptions {
    detail::ByName by_name = {};
    OptionalTensor grad_scale = std::nullopt;
    OptionalTensor found_inf = std::nullopt;
    torc__fused_adam_inplace_options c() const {
        torc__fused_adam_inplace_options c{};
        c.struct_size = sizeof c;
        c.grad_scale = grad_scale.get();
        c.found_inf = found_inf.get();
        return c;
    }
};
struct FusedAdamTensorLrOptions {
    detail::ByName by_name = {};
    OptionalTensor grad_scale = std::nullopt;
    OptionalTensor found_inf = std::nullopt;
    torc__fused_adam__tensor_lr_options c() const {
        torc__fused_adam__tensor_lr_options c{};
        c.struct_size = sizeof c;
        c.grad_scale = grad_scale.get();
        c.found_inf = found_inf.get();
        return c;
    }
};
struct FusedAdamwInplaceOptions {
    detail::ByName by_name = {};
    OptionalTensor grad_scale = std::nullopt;
    OptionalTensor found_inf = std::nullopt;
    torc__fused_adamw_inplace_options c() const {
        torc__fused_adamw_inplace_options c{};
        c.struct_size = sizeof c;
        c.grad_scale = grad_scale.get();
        c.found_inf = found_inf.get();
        return c;
    }
};
struct FusedAdamwTensorLrOptions {
    detail::ByName by_name = {};
    OptionalTensor grad_scale = std::nullopt;
    OptionalTensor found_inf = std::nullopt;
    torc__fused_adamw__tensor_lr_options c() const {
        torc__fused_adamw__tensor_lr_options c{};
        c.struct_size = sizeof c;
        c.grad_scale = grad_scale.get();
        c.found_inf = found_inf.get();
        return c;
    }
};
struct ForeachCopyInplaceOptions {
    Bool non_blocking = false;
    torc__foreach_copy_inplace_options c() const {
        torc__foreach_copy_inplace_options c{};
        c.struct_size = sizeof c;
        c.non_blocking = non_blocking;
        return c;
    }
};
struct ForeachNormOptions {
    Number ord = 2;
    Dtype dtype = {};
    torc__foreach_norm_options c() const {
        torc__foreach_norm_options c{};
        c.struct_size = sizeof c;
        c.ord = ord;
        c.dtype = dtype;
        return c;
    }
};
struct ForeachAddOptions {
    detail::ByName by_name = {};
    Number alpha = 1;
    torc__foreach_add_options c() const {
        torc__foreach_add_options c{};
        c.struct_size = sizeof c;
        c.alpha = alpha;
        return c;
    }
};
struct ForeachAddTensorOptions {
    detail::ByName by_name = {};
    Number alpha = 1;
    torc__foreach_add_tensor_options c() const {
        torc__foreach_add_tensor_options c{};
        c.struct_size = sizeof c;
        c.alpha = alpha;
        return c;
    }
};
struct ForeachSubOptions {
    detail::ByName by_name = {};
    Number alpha = 1;
    torc__foreach_sub_options c() const {
        torc__foreach_sub_options c{};
        c.struct_size = sizeof c;
        c.alpha = alpha;
        return c;
    }
};
struct ForeachAddcmulOptions {
    Number value = 1;
    torc__foreach_addcmul_options c() const {
        torc__foreach_addcmul_options c{};
        c.struct_size = sizeof c;
        c.value = value;
        return c;
    }
};
struct ForeachAddcdivOptions {
    Number value = 1;
    torc__foreach_addcdiv_options c() const {
        torc__foreach_addcdiv_options c{};
        c.struct_size = sizeof c;
        c.value = value;
        return c;
    }
};
struct RequiresGradOptions {
    Bool requires_grad = true;
    torc_requires_grad_options c() const {
        torc_requires_grad_options c{};
        c.struct_size = sizeof c;
        c.requires_grad = requires_grad;
        return c;
    }
};
struct SetOptions {
    Int storage_offset = 0;
    Ints size = std::nullopt;
    Ints stride = std::nullopt;
    torc_set_options c() const {
        torc_set_options c{};
        c.struct_size = sizeof c;
        c.storage_offset = storage_offset;
        c.size = size;
        c.stride = stride;
        return c;
    }
};
struct ResizeOptions {
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_resize_options c() const {
        torc_resize_options c{};
        c.struct_size = sizeof c;
        c.memory_format = memory_format;
        return c;
    }
};
struct ResizeAsOptions {
    MemoryFormat memory_format = TORC_CONTIGUOUS_FORMAT;
    torc_resize_as_options c() const {
        torc_resize_as_options c{};
        c.struct_size = sizeof c;
        c.memory_format = memory_format;
        return c;
    }
};
struct BackwardOptions {
    OptionalTensor gradient = std::nullopt;
    Bool retain_graph = false;
    Bool create_graph = false;
    OptionalTensors inputs = {};
};
struct BackwardManyOptions {
    OptionalTensors gradients = {};
    Bool retain_graph = false;
    Bool create_graph = false;
    OptionalTensors inputs = {};
};
struct AutogradGradOptions {
    OptionalTensors grad_outputs = {};
    Bool retain_graph = false;
    Bool create_graph = false;
    detail::ByName by_name = {};
    Bool allow_unused = false;
    Bool materialize_grads = false;
};
struct CheckpointOptions {
    detail::ByName by_name = {};
    Bool discard_rng_state = false;
    Bool skip_determinism_check = false;
    Bool early_stop = false;
    torc_checkpoint_options c() const {
        torc_checkpoint_options c{};
        c.struct_size = sizeof c;
        c.discard_rng_state = discard_rng_state;
        c.skip_determinism_check = skip_determinism_check;
        c.early_stop = early_stop;
        return c;
    }
};
struct GradcheckOptions {
    detail::ByName by_name = {};
    Float eps = 1e-6;
    Float atol = 1e-5;
    Float rtol = 1e-3;
    Float nondet_tol = 0;
    torc_gradcheck_options c() const {
        torc_gradcheck_options c{};
        c.struct_size = sizeof c;
        c.eps = eps;
        c.atol = atol;
        c.rtol = rtol;
        c.nondet_tol = nondet_tol;
        return c;
    }
};

/* ----------------------------------------------------------------------------------------------- tensors */

namespace detail {
/* The dtype of C++'s numbers. */
template <class T> constexpr torc_dtype dtype_of() {
    if constexpr (is_complex<T>) {
        static_assert(sizeof(T) == 8 || sizeof(T) == 16, "the parts of a complex element are float or double");
        return sizeof(T) == 8 ? TORC_COMPLEX64 : TORC_COMPLEX128;
    } else {
        static_assert(std::is_integral_v<T> || std::is_same_v<T, float> || std::is_same_v<T, double>,
                      "elements are numbers; floating-point ones have four or eight bytes");
        if (std::is_same_v<T, bool>) return TORC_BOOL;
        if (std::is_same_v<T, float>) return TORC_FLOAT32;
        if (std::is_same_v<T, double>) return TORC_FLOAT64;
        constexpr torc_dtype with_sign[] = {TORC_INT8, TORC_INT16, TORC_INT32, TORC_INT64},
                             without[] = {TORC_UINT8, TORC_UINT16, TORC_UINT32, TORC_UINT64};
        const int size = sizeof(T) == 1 ? 0 : sizeof(T) == 2 ? 1 : sizeof(T) == 4 ? 2 : 3;
        return std::is_signed_v<T> ? with_sign[size] : without[size];
    }
}
} // namespace detail

class Node;
namespace cuda {
class Stream;
}
struct FrexpResult;
struct MaxDimResult;
struct MinDimResult;
struct AminmaxResult;
struct VarMeanResult;
struct StdMeanResult;
struct CummaxResult;
struct CumminResult;
struct MedianDimResult;
struct NanmedianDimResult;
struct SortResult;
struct TopkResult;
struct Unique2Result;
struct UniqueDimResult;
struct UniqueConsecutiveResult;
struct KthvalueResult;
struct ModeResult;
struct NativeLayerNormResult;
struct NativeBatchNormResult;
struct NativeGroupNormResult;
struct FusedRmsNormResult;
struct NativeDropoutResult;
struct MaxPool2dWithIndicesResult;
struct AdaptiveMaxPool2dResult;
struct MaxPool3dWithIndicesResult;
struct AdaptiveMaxPool3dResult;
struct RnnTanhResult;
struct RnnTanhDataResult;
struct RnnReluResult;
struct RnnReluDataResult;
struct GruResult;
struct GruDataResult;
struct LstmResult;
struct LstmDataResult;
struct LstmCellResult;

namespace detail {
std::vector<Tensor> tensors(torc_tensors list);
}

/** A tensor, or none: what a default constructor or a move leaves is undefined, and is refused by operators but where None
 *  may stand. Copies are the same tensor; clone() has memory of its own. */
class Tensor : public detail::Handle<torc_tensor> {
  public:
    using Handle::Handle;
    Tensor() noexcept = default;
    Tensor(std::nullopt_t) noexcept {}
    template <class T, std::enable_if_t<std::is_same_v<T, Tensor>, int> = 0>
    Tensor(const std::optional<T> &tensor) : Tensor(tensor ? *tensor : Tensor()) {}
    /** An option as a tensor. */
    Tensor(const OptionalTensor &option) noexcept : Handle(option) {}
    Tensor(const Tensor &) noexcept = default;
    Tensor(Tensor &&) noexcept = default;
    Tensor &operator=(const Tensor &) &noexcept = default;
    Tensor &operator=(Tensor &&) &noexcept = default;
    /** To a variable, assignment gives another tensor; a view that has no name is written to, as nothing else could be meant:
     *  x[0] = y and x.select(1, 2) = 0 change x. */
    Tensor operator=(const Tensor &values) && { return copy_(values); }
    Tensor operator=(Number value) && { return fill_(value); }

    int64_t dim() const { return detail::checked(torc_dim(get())); }
    int64_t numel() const { return detail::checked(torc_numel(get())); }
    int64_t size(Int dim) const { return detail::checked(torc_size(get(), dim)); }
    int64_t stride(Int dim) const { return detail::checked(torc_stride(get(), dim)); }
    std::vector<int64_t> sizes() const {
        const int64_t n = dim(), *p = torc_sizes(get());
        return std::vector<int64_t>(p, p + n);
    }
    std::vector<int64_t> strides() const {
        const int64_t n = dim(), *p = torc_strides(get());
        return std::vector<int64_t>(p, p + n);
    }
    int64_t storage_offset() const { return detail::checked(torc_storage_offset(get())); }
    size_t nbytes() const { return static_cast<size_t>(numel()) * dtype().itemsize(); }
    Dtype dtype() const { return detail::checked(torc_tensor_dtype(get())); }
    Device device() const { return detail::checked(torc_tensor_device(get())); }
    bool is_contiguous(MemoryFormat format = contiguous_format) const {
        const torc_is_contiguous_options c{sizeof c, format, 0, nullptr};
        return detail::answer(torc_is_contiguous_with(get(), &c));
    }
    bool is_same_view(const Tensor &other) const { return detail::answer(torc_is_same_view(get(), other.get())); }
    bool shares_storage(const Tensor &other) const { return detail::answer(torc_shares_storage(get(), other.get())); }
    Storage storage() const { return detail::shared<Storage>(torc_tensor_storage(get())); }
    int64_t version() const { return detail::checked(torc_tensor_version(get())); }

    /** The first element: host memory, or a device's address. */
    void *data_ptr() const { return detail::checked(torc_data_ptr(get())); }
    /** The same as a pointer to T, which must be the type of the elements. */
    template <class T> T *data_ptr() const {
        if (dtype() != detail::dtype_of<std::remove_const_t<T>>())
            throw TypeError(TORC_ERROR_TYPE, std::string("data_ptr: the elements are of the dtype ") + dtype().name() +
                                                 ", not " +
                                                 torc_dtype_name(detail::dtype_of<std::remove_const_t<T>>()));
        return static_cast<T *>(data_ptr());
    }
    /** The only element, as a T. */
    template <class T = double> T item() const {
        static_assert(std::is_arithmetic_v<T> || detail::is_complex<T>, "an element is a number");
        if constexpr (detail::is_complex<T>) {
            using Part = typename T::value_type;
            const torc_number n = detail::checked(torc_item_number(get()));
            if (n.kind != TORC_NUMBER_COMPLEX) return T(static_cast<Part>(torc_number_to_double(n)));
            return T(static_cast<Part>(n.as.d), static_cast<Part>(n.imag));
        } else if constexpr (std::is_same_v<T, bool>)
            return detail::answer(torc_is_nonzero(get()));
        else if constexpr (std::is_integral_v<T>)
            return static_cast<T>(detail::checked(torc_item_int64(get())));
        else
            return static_cast<T>(detail::checked(torc_item(get())));
    }
    /** The only element, with its kind. */
    Number item_number() const { return detail::checked(torc_item_number(get())); }
    bool is_nonzero() const { return detail::answer(torc_is_nonzero(get())); }
    /** All elements in row-major order, converted to T. Waits for the device. */
    template <class T> std::vector<T> to_vector() const;
    /** repr(t) in PyTorch. */
    std::string str() const {
        const detail::Scope scope;
        return detail::text(torc_tensor_to_string(get()));
    }
    /** Same shape and values; the same with tolerances. */
    bool equal(const Tensor &other) const { return detail::answer(torc_equal(get(), other.get())); }
    bool allclose(const Tensor &other, double rtol = 1e-5, double atol = 1e-8, bool equal_nan = false) const {
        const torc_allclose_options c{sizeof c, rtol, atol, equal_nan, nullptr};
        return detail::answer(torc_allclose_with(get(), other.get(), &c));
    }

    /** x[i] is x.select(0, i), a view. x[mask] and x[indices] are torc::index(x, {…}), a copy, which is const so that nobody takes it
     *  for a view: torc::index_put_ writes to x. */
    template <class T, detail::when_int<T> = 0> Tensor operator[](T i) const { return select(0, i); }
    const Tensor operator[](const Tensor &i) const;
    Tensor where(const Tensor &condition, Number other) const;

    Tensor &operator+=(const Tensor &other) { return add_(other), *this; }
    Tensor &operator+=(Number other) { return add_(other), *this; }
    Tensor &operator-=(const Tensor &other) { return sub_(other), *this; }
    Tensor &operator-=(Number other) { return sub_(other), *this; }
    Tensor &operator*=(const Tensor &other) { return mul_(other), *this; }
    Tensor &operator*=(Number other) { return mul_(other), *this; }
    Tensor &operator/=(const Tensor &other) { return div_(other), *this; }
    Tensor &operator/=(Number other) { return div_(other), *this; }
    Tensor &operator%=(const Tensor &other) { return remainder_(other), *this; }
    Tensor &operator%=(Number other) { return remainder_(other), *this; }
    Tensor &operator&=(const Tensor &other) { return bitwise_and_(other), *this; }
    Tensor &operator|=(const Tensor &other) { return bitwise_or_(other), *this; }
    Tensor &operator^=(const Tensor &other) { return bitwise_xor_(other), *this; }
    /** x.to("cuda"), besides the to of options. */
    Tensor to(Device device, Dtype dtype = {}) const {
        ToOptions options;
        options.dtype = dtype;
        options.device = device;
        return to(options);
    }

    Tensor operator-() const { return neg(); }
    Tensor operator~() const { return bitwise_not(); }

    /** The node that made this; undefined for leaves. */
    Node grad_fn() const;
    /** hook(gradient) runs when the gradient of this is known; what it returns, if that is a tensor and is defined, takes its
     *  place. Gives an id for torc::remove_hook. */
    template <class F> uint64_t register_hook(F hook) const;
    /** hook(leaf) runs after the gradient of this leaf was accumulated. */
    template <class F> uint64_t register_post_accumulate_grad_hook(F hook) const;
    /** The gradient of this by every leaf that it was computed from is added to that leaf's grad(). */
    void backward(const BackwardOptions &options = {}) const;

    bool requires_grad() const {
        return detail::answer(torc_requires_grad(get()));
    }
    Tensor requires_grad_(const RequiresGradOptions &options = {}) const {
        const torc_requires_grad_options c = options.c();
        return detail::owned<Tensor>(torc_requires_grad_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<RequiresGradOptions, decltype(RequiresGradOptions::requires_grad), A> = 0>
    Tensor requires_grad_(A &&first, B &&...more) const {
        return this->requires_grad_(RequiresGradOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    bool is_leaf() const {
        return detail::answer(torc_is_leaf(get()));
    }
    Tensor grad() const {
        return detail::owned<Tensor>(torc_grad(get()));
    }
    void set_grad(const Tensor &grad) const {
        detail::done(torc_set_grad(get(), grad.get()));
    }
    void retain_grad() const {
        detail::done(torc_retain_grad(get()));
    }
    bool retains_grad() const {
        return detail::answer(torc_retains_grad(get()));
    }
    Tensor detach_() const {
        return detail::owned<Tensor>(torc_detach_(get()));
    }
    Tensor data() const {
        return detail::owned<Tensor>(torc_data(get()));
    }
    void set_data(const Tensor &data) const {
        detail::done(torc_set_data(get(), data.get()));
    }
    Tensor set_(const Tensor &source, const SetOptions &options = {}) const {
        const torc_set_options c = options.c();
        return detail::owned<Tensor>(torc_set_inplace_with(get(), source.get(), &c));
    }
    template <class A, class... B, detail::when_positional<SetOptions, decltype(SetOptions::storage_offset), A> = 0>
    Tensor set_(const Tensor &source, A &&first, B &&...more) const {
        return this->set_(source, SetOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor set_storage_(const Storage &source, const SetOptions &options = {}) const {
        const torc_set_options c = options.c();
        return detail::owned<Tensor>(torc_set_storage_inplace_with(get(), source.get(), &c));
    }
    template <class A, class... B, detail::when_positional<SetOptions, decltype(SetOptions::storage_offset), A> = 0>
    Tensor set_storage_(const Storage &source, A &&first, B &&...more) const {
        return this->set_storage_(source, SetOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor resize_(const Ints &size, const ResizeOptions &options = {}) const {
        const torc_resize_options c = options.c();
        return detail::owned<Tensor>(torc_resize_inplace_with(get(), size, &c));
    }
    template <class A, class... B, detail::when_positional<ResizeOptions, decltype(ResizeOptions::memory_format), A> = 0>
    Tensor resize_(const Ints &size, A &&first, B &&...more) const {
        return this->resize_(size, ResizeOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor resize_as_(const Tensor &the_template, const ResizeAsOptions &options = {}) const {
        const torc_resize_as_options c = options.c();
        return detail::owned<Tensor>(torc_resize_as_inplace_with(get(), the_template.get(), &c));
    }
    template <class A, class... B, detail::when_positional<ResizeAsOptions, decltype(ResizeAsOptions::memory_format), A> = 0>
    Tensor resize_as_(const Tensor &the_template, A &&first, B &&...more) const {
        return this->resize_as_(the_template, ResizeAsOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    bool is_view() const {
        return detail::answer(torc_is_view(get()));
    }
    Tensor view_base() const {
        return detail::owned<Tensor>(torc_view_base(get()));
    }
    bool is_inference() const {
        return detail::answer(torc_is_inference(get()));
    }
    std::string grad_fn_name() const {
        return detail::text(torc_grad_fn_name(get()));
    }
    int64_t output_nr() const {
        return detail::checked(torc_output_nr(get()));
    }
    Tensor pin_memory() const {
        return detail::owned<Tensor>(torc_pin_memory(get()));
    }
    bool is_pinned() const {
        return detail::answer(torc_is_pinned(get()));
    }
    /** `stream` uses the memory of this by means that torc does not see. */
    void record_stream(const cuda::Stream &stream) const;

    /* ---- operators that PyTorch has as methods */
    Tensor add(const Tensor &other, const AddOptions &options = {}) const {
        const torc_add_options c = options.c();
        return detail::owned<Tensor>(torc_add_with(get(), other.get(), &c));
    }
    Tensor add_(const Tensor &other, const AddOptions &options = {}) const {
        const torc_add_options c = options.c();
        return detail::owned<Tensor>(torc_add_inplace_with(get(), other.get(), &c));
    }
    Tensor add(Number other, const AddOptions &options = {}) const {
        const torc_add_options c = options.c();
        return detail::owned<Tensor>(torc_add_scalar_with(get(), other, &c));
    }
    Tensor add_(Number other, const AddOptions &options = {}) const {
        const torc_add_options c = options.c();
        return detail::owned<Tensor>(torc_add_scalar_inplace_with(get(), other, &c));
    }
    Tensor sub(const Tensor &other, const SubOptions &options = {}) const {
        const torc_sub_options c = options.c();
        return detail::owned<Tensor>(torc_sub_with(get(), other.get(), &c));
    }
    Tensor sub_(const Tensor &other, const SubOptions &options = {}) const {
        const torc_sub_options c = options.c();
        return detail::owned<Tensor>(torc_sub_inplace_with(get(), other.get(), &c));
    }
    Tensor sub(Number other, const SubOptions &options = {}) const {
        const torc_sub_options c = options.c();
        return detail::owned<Tensor>(torc_sub_scalar_with(get(), other, &c));
    }
    Tensor sub_(Number other, const SubOptions &options = {}) const {
        const torc_sub_options c = options.c();
        return detail::owned<Tensor>(torc_sub_scalar_inplace_with(get(), other, &c));
    }
    Tensor mul(const Tensor &other) const {
        return detail::owned<Tensor>(torc_mul(get(), other.get()));
    }
    Tensor mul_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_mul_(get(), other.get()));
    }
    Tensor mul(Number other) const {
        return detail::owned<Tensor>(torc_mul_scalar(get(), other));
    }
    Tensor mul_(Number other) const {
        return detail::owned<Tensor>(torc_mul_scalar_(get(), other));
    }
    Tensor div(const Tensor &other, const DivOptions &options = {}) const {
        const torc_div_options c = options.c();
        return detail::owned<Tensor>(torc_div_with(get(), other.get(), &c));
    }
    Tensor div_(const Tensor &other, const DivOptions &options = {}) const {
        const torc_div_options c = options.c();
        return detail::owned<Tensor>(torc_div_inplace_with(get(), other.get(), &c));
    }
    Tensor div(Number other, const DivOptions &options = {}) const {
        const torc_div_options c = options.c();
        return detail::owned<Tensor>(torc_div_scalar_with(get(), other, &c));
    }
    Tensor div_(Number other, const DivOptions &options = {}) const {
        const torc_div_options c = options.c();
        return detail::owned<Tensor>(torc_div_scalar_inplace_with(get(), other, &c));
    }
    Tensor true_divide(const Tensor &other) const {
        return detail::owned<Tensor>(torc_true_divide(get(), other.get()));
    }
    Tensor true_divide_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_true_divide_(get(), other.get()));
    }
    Tensor true_divide(Number other) const {
        return detail::owned<Tensor>(torc_true_divide_scalar(get(), other));
    }
    Tensor true_divide_(Number other) const {
        return detail::owned<Tensor>(torc_true_divide_scalar_(get(), other));
    }
    Tensor floor_divide(const Tensor &other) const {
        return detail::owned<Tensor>(torc_floor_divide(get(), other.get()));
    }
    Tensor floor_divide_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_floor_divide_(get(), other.get()));
    }
    Tensor floor_divide(Number other) const {
        return detail::owned<Tensor>(torc_floor_divide_scalar(get(), other));
    }
    Tensor floor_divide_(Number other) const {
        return detail::owned<Tensor>(torc_floor_divide_scalar_(get(), other));
    }
    Tensor remainder(const Tensor &other) const {
        return detail::owned<Tensor>(torc_remainder(get(), other.get()));
    }
    Tensor remainder_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_remainder_(get(), other.get()));
    }
    Tensor remainder(Number other) const {
        return detail::owned<Tensor>(torc_remainder_scalar(get(), other));
    }
    Tensor remainder_(Number other) const {
        return detail::owned<Tensor>(torc_remainder_scalar_(get(), other));
    }
    Tensor fmod(const Tensor &other) const {
        return detail::owned<Tensor>(torc_fmod(get(), other.get()));
    }
    Tensor fmod_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_fmod_(get(), other.get()));
    }
    Tensor fmod(Number other) const {
        return detail::owned<Tensor>(torc_fmod_scalar(get(), other));
    }
    Tensor fmod_(Number other) const {
        return detail::owned<Tensor>(torc_fmod_scalar_(get(), other));
    }
    Tensor pow(const Tensor &exponent) const {
        return detail::owned<Tensor>(torc_pow(get(), exponent.get()));
    }
    Tensor pow_(const Tensor &exponent) const {
        return detail::owned<Tensor>(torc_pow_(get(), exponent.get()));
    }
    Tensor pow(Number exponent) const {
        return detail::owned<Tensor>(torc_pow_scalar(get(), exponent));
    }
    Tensor pow_(Number exponent) const {
        return detail::owned<Tensor>(torc_pow_scalar_(get(), exponent));
    }
    Tensor float_power(const Tensor &exponent) const {
        return detail::owned<Tensor>(torc_float_power(get(), exponent.get()));
    }
    Tensor float_power_(const Tensor &exponent) const {
        return detail::owned<Tensor>(torc_float_power_(get(), exponent.get()));
    }
    Tensor float_power(Number exponent) const {
        return detail::owned<Tensor>(torc_float_power_scalar(get(), exponent));
    }
    Tensor float_power_(Number exponent) const {
        return detail::owned<Tensor>(torc_float_power_scalar_(get(), exponent));
    }
    Tensor ldexp(const Tensor &other) const {
        return detail::owned<Tensor>(torc_ldexp(get(), other.get()));
    }
    Tensor ldexp_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_ldexp_(get(), other.get()));
    }
    Tensor gcd(const Tensor &other) const {
        return detail::owned<Tensor>(torc_gcd(get(), other.get()));
    }
    Tensor gcd_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_gcd_(get(), other.get()));
    }
    Tensor lcm(const Tensor &other) const {
        return detail::owned<Tensor>(torc_lcm(get(), other.get()));
    }
    Tensor lcm_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_lcm_(get(), other.get()));
    }
    Tensor neg() const {
        return detail::owned<Tensor>(torc_neg(get()));
    }
    Tensor neg_() const {
        return detail::owned<Tensor>(torc_neg_(get()));
    }
    Tensor abs() const {
        return detail::owned<Tensor>(torc_abs(get()));
    }
    Tensor abs_() const {
        return detail::owned<Tensor>(torc_abs_(get()));
    }
    Tensor conj_physical() const {
        return detail::owned<Tensor>(torc_conj_physical(get()));
    }
    Tensor conj_physical_() const {
        return detail::owned<Tensor>(torc_conj_physical_(get()));
    }
    Tensor sign() const {
        return detail::owned<Tensor>(torc_sign(get()));
    }
    Tensor sign_() const {
        return detail::owned<Tensor>(torc_sign_(get()));
    }
    Tensor sgn() const {
        return detail::owned<Tensor>(torc_sgn(get()));
    }
    Tensor sgn_() const {
        return detail::owned<Tensor>(torc_sgn_(get()));
    }
    Tensor angle() const {
        return detail::owned<Tensor>(torc_angle(get()));
    }
    Tensor square() const {
        return detail::owned<Tensor>(torc_square(get()));
    }
    Tensor square_() const {
        return detail::owned<Tensor>(torc_square_(get()));
    }
    Tensor sqrt() const {
        return detail::owned<Tensor>(torc_sqrt(get()));
    }
    Tensor sqrt_() const {
        return detail::owned<Tensor>(torc_sqrt_(get()));
    }
    Tensor rsqrt() const {
        return detail::owned<Tensor>(torc_rsqrt(get()));
    }
    Tensor rsqrt_() const {
        return detail::owned<Tensor>(torc_rsqrt_(get()));
    }
    Tensor reciprocal() const {
        return detail::owned<Tensor>(torc_reciprocal(get()));
    }
    Tensor reciprocal_() const {
        return detail::owned<Tensor>(torc_reciprocal_(get()));
    }
    Tensor addcmul(const Tensor &tensor1, const Tensor &tensor2, const AddcmulOptions &options = {}) const {
        const torc_addcmul_options c = options.c();
        return detail::owned<Tensor>(torc_addcmul_with(get(), tensor1.get(), tensor2.get(), &c));
    }
    Tensor addcmul_(const Tensor &tensor1, const Tensor &tensor2, const AddcmulOptions &options = {}) const {
        const torc_addcmul_options c = options.c();
        return detail::owned<Tensor>(torc_addcmul_inplace_with(get(), tensor1.get(), tensor2.get(), &c));
    }
    Tensor addcdiv(const Tensor &tensor1, const Tensor &tensor2, const AddcdivOptions &options = {}) const {
        const torc_addcdiv_options c = options.c();
        return detail::owned<Tensor>(torc_addcdiv_with(get(), tensor1.get(), tensor2.get(), &c));
    }
    Tensor addcdiv_(const Tensor &tensor1, const Tensor &tensor2, const AddcdivOptions &options = {}) const {
        const torc_addcdiv_options c = options.c();
        return detail::owned<Tensor>(torc_addcdiv_inplace_with(get(), tensor1.get(), tensor2.get(), &c));
    }
    Tensor lerp(const Tensor &end, const Tensor &weight) const {
        return detail::owned<Tensor>(torc_lerp(get(), end.get(), weight.get()));
    }
    Tensor lerp_(const Tensor &end, const Tensor &weight) const {
        return detail::owned<Tensor>(torc_lerp_(get(), end.get(), weight.get()));
    }
    Tensor lerp(const Tensor &end, Number weight) const {
        return detail::owned<Tensor>(torc_lerp_scalar(get(), end.get(), weight));
    }
    Tensor lerp_(const Tensor &end, Number weight) const {
        return detail::owned<Tensor>(torc_lerp_scalar_(get(), end.get(), weight));
    }
    Tensor ceil() const {
        return detail::owned<Tensor>(torc_ceil(get()));
    }
    Tensor ceil_() const {
        return detail::owned<Tensor>(torc_ceil_(get()));
    }
    Tensor floor() const {
        return detail::owned<Tensor>(torc_floor(get()));
    }
    Tensor floor_() const {
        return detail::owned<Tensor>(torc_floor_(get()));
    }
    Tensor trunc() const {
        return detail::owned<Tensor>(torc_trunc(get()));
    }
    Tensor trunc_() const {
        return detail::owned<Tensor>(torc_trunc_(get()));
    }
    Tensor round(const RoundOptions &options = {}) const {
        const torc_round_options c = options.c();
        return detail::owned<Tensor>(torc_round_with(get(), &c));
    }
    Tensor round_(const RoundOptions &options = {}) const {
        const torc_round_options c = options.c();
        return detail::owned<Tensor>(torc_round_inplace_with(get(), &c));
    }
    FrexpResult frexp() const;
    Tensor frac() const {
        return detail::owned<Tensor>(torc_frac(get()));
    }
    Tensor frac_() const {
        return detail::owned<Tensor>(torc_frac_(get()));
    }
    Tensor exp() const {
        return detail::owned<Tensor>(torc_exp(get()));
    }
    Tensor exp_() const {
        return detail::owned<Tensor>(torc_exp_(get()));
    }
    Tensor exp2() const {
        return detail::owned<Tensor>(torc_exp2(get()));
    }
    Tensor exp2_() const {
        return detail::owned<Tensor>(torc_exp2_(get()));
    }
    Tensor expm1() const {
        return detail::owned<Tensor>(torc_expm1(get()));
    }
    Tensor expm1_() const {
        return detail::owned<Tensor>(torc_expm1_(get()));
    }
    Tensor log() const {
        return detail::owned<Tensor>(torc_log(get()));
    }
    Tensor log_() const {
        return detail::owned<Tensor>(torc_log_(get()));
    }
    Tensor log2() const {
        return detail::owned<Tensor>(torc_log2(get()));
    }
    Tensor log2_() const {
        return detail::owned<Tensor>(torc_log2_(get()));
    }
    Tensor log10() const {
        return detail::owned<Tensor>(torc_log10(get()));
    }
    Tensor log10_() const {
        return detail::owned<Tensor>(torc_log10_(get()));
    }
    Tensor log1p() const {
        return detail::owned<Tensor>(torc_log1p(get()));
    }
    Tensor log1p_() const {
        return detail::owned<Tensor>(torc_log1p_(get()));
    }
    Tensor logaddexp(const Tensor &other) const {
        return detail::owned<Tensor>(torc_logaddexp(get(), other.get()));
    }
    Tensor logaddexp2(const Tensor &other) const {
        return detail::owned<Tensor>(torc_logaddexp2(get(), other.get()));
    }
    Tensor xlogy(const Tensor &other) const {
        return detail::owned<Tensor>(torc_xlogy(get(), other.get()));
    }
    Tensor xlogy_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_xlogy_(get(), other.get()));
    }
    Tensor xlogy(Number other) const {
        return detail::owned<Tensor>(torc_xlogy_scalar(get(), other));
    }
    Tensor xlogy_(Number other) const {
        return detail::owned<Tensor>(torc_xlogy_scalar_(get(), other));
    }
    Tensor lgamma() const {
        return detail::owned<Tensor>(torc_lgamma(get()));
    }
    Tensor lgamma_() const {
        return detail::owned<Tensor>(torc_lgamma_(get()));
    }
    Tensor digamma() const {
        return detail::owned<Tensor>(torc_digamma(get()));
    }
    Tensor digamma_() const {
        return detail::owned<Tensor>(torc_digamma_(get()));
    }
    Tensor igamma(const Tensor &other) const {
        return detail::owned<Tensor>(torc_igamma(get(), other.get()));
    }
    Tensor igamma_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_igamma_(get(), other.get()));
    }
    Tensor igammac(const Tensor &other) const {
        return detail::owned<Tensor>(torc_igammac(get(), other.get()));
    }
    Tensor igammac_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_igammac_(get(), other.get()));
    }
    Tensor i0() const {
        return detail::owned<Tensor>(torc_i0(get()));
    }
    Tensor i0_() const {
        return detail::owned<Tensor>(torc_i0_(get()));
    }
    Tensor polygamma(Int n) const {
        return detail::owned<Tensor>(torc_polygamma(get(), n));
    }
    Tensor polygamma_(Int n) const {
        return detail::owned<Tensor>(torc_polygamma_(get(), n));
    }
    Tensor sin() const {
        return detail::owned<Tensor>(torc_sin(get()));
    }
    Tensor sin_() const {
        return detail::owned<Tensor>(torc_sin_(get()));
    }
    Tensor cos() const {
        return detail::owned<Tensor>(torc_cos(get()));
    }
    Tensor cos_() const {
        return detail::owned<Tensor>(torc_cos_(get()));
    }
    Tensor tan() const {
        return detail::owned<Tensor>(torc_tan(get()));
    }
    Tensor tan_() const {
        return detail::owned<Tensor>(torc_tan_(get()));
    }
    Tensor asin() const {
        return detail::owned<Tensor>(torc_asin(get()));
    }
    Tensor asin_() const {
        return detail::owned<Tensor>(torc_asin_(get()));
    }
    Tensor acos() const {
        return detail::owned<Tensor>(torc_acos(get()));
    }
    Tensor acos_() const {
        return detail::owned<Tensor>(torc_acos_(get()));
    }
    Tensor atan() const {
        return detail::owned<Tensor>(torc_atan(get()));
    }
    Tensor atan_() const {
        return detail::owned<Tensor>(torc_atan_(get()));
    }
    Tensor sinh() const {
        return detail::owned<Tensor>(torc_sinh(get()));
    }
    Tensor sinh_() const {
        return detail::owned<Tensor>(torc_sinh_(get()));
    }
    Tensor cosh() const {
        return detail::owned<Tensor>(torc_cosh(get()));
    }
    Tensor cosh_() const {
        return detail::owned<Tensor>(torc_cosh_(get()));
    }
    Tensor sinc() const {
        return detail::owned<Tensor>(torc_sinc(get()));
    }
    Tensor sinc_() const {
        return detail::owned<Tensor>(torc_sinc_(get()));
    }
    Tensor deg2rad() const {
        return detail::owned<Tensor>(torc_deg2rad(get()));
    }
    Tensor deg2rad_() const {
        return detail::owned<Tensor>(torc_deg2rad_(get()));
    }
    Tensor rad2deg() const {
        return detail::owned<Tensor>(torc_rad2deg(get()));
    }
    Tensor rad2deg_() const {
        return detail::owned<Tensor>(torc_rad2deg_(get()));
    }
    Tensor tanh() const {
        return detail::owned<Tensor>(torc_tanh(get()));
    }
    Tensor tanh_() const {
        return detail::owned<Tensor>(torc_tanh_(get()));
    }
    Tensor asinh() const {
        return detail::owned<Tensor>(torc_asinh(get()));
    }
    Tensor asinh_() const {
        return detail::owned<Tensor>(torc_asinh_(get()));
    }
    Tensor acosh() const {
        return detail::owned<Tensor>(torc_acosh(get()));
    }
    Tensor acosh_() const {
        return detail::owned<Tensor>(torc_acosh_(get()));
    }
    Tensor atanh() const {
        return detail::owned<Tensor>(torc_atanh(get()));
    }
    Tensor atanh_() const {
        return detail::owned<Tensor>(torc_atanh_(get()));
    }
    Tensor erf() const {
        return detail::owned<Tensor>(torc_erf(get()));
    }
    Tensor erf_() const {
        return detail::owned<Tensor>(torc_erf_(get()));
    }
    Tensor erfc() const {
        return detail::owned<Tensor>(torc_erfc(get()));
    }
    Tensor erfc_() const {
        return detail::owned<Tensor>(torc_erfc_(get()));
    }
    Tensor erfinv() const {
        return detail::owned<Tensor>(torc_erfinv(get()));
    }
    Tensor erfinv_() const {
        return detail::owned<Tensor>(torc_erfinv_(get()));
    }
    Tensor atan2(const Tensor &other) const {
        return detail::owned<Tensor>(torc_atan2(get(), other.get()));
    }
    Tensor atan2_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_atan2_(get(), other.get()));
    }
    Tensor hypot(const Tensor &other) const {
        return detail::owned<Tensor>(torc_hypot(get(), other.get()));
    }
    Tensor hypot_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_hypot_(get(), other.get()));
    }
    Tensor maximum(const Tensor &other) const {
        return detail::owned<Tensor>(torc_maximum(get(), other.get()));
    }
    Tensor minimum(const Tensor &other) const {
        return detail::owned<Tensor>(torc_minimum(get(), other.get()));
    }
    Tensor fmax(const Tensor &other) const {
        return detail::owned<Tensor>(torc_fmax(get(), other.get()));
    }
    Tensor fmin(const Tensor &other) const {
        return detail::owned<Tensor>(torc_fmin(get(), other.get()));
    }
    Tensor copysign(const Tensor &other) const {
        return detail::owned<Tensor>(torc_copysign(get(), other.get()));
    }
    Tensor copysign_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_copysign_(get(), other.get()));
    }
    Tensor copysign(Number other) const {
        return detail::owned<Tensor>(torc_copysign_scalar(get(), other));
    }
    Tensor copysign_(Number other) const {
        return detail::owned<Tensor>(torc_copysign_scalar_(get(), other));
    }
    Tensor nextafter(const Tensor &other) const {
        return detail::owned<Tensor>(torc_nextafter(get(), other.get()));
    }
    Tensor nextafter_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_nextafter_(get(), other.get()));
    }
    Tensor heaviside(const Tensor &values) const {
        return detail::owned<Tensor>(torc_heaviside(get(), values.get()));
    }
    Tensor heaviside_(const Tensor &values) const {
        return detail::owned<Tensor>(torc_heaviside_(get(), values.get()));
    }
    Tensor clamp(const ClampOptions &options = {}) const {
        const torc_clamp_options c = options.c();
        return detail::owned<Tensor>(torc_clamp_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<ClampOptions, decltype(ClampOptions::min), A> = 0>
    Tensor clamp(A &&first, B &&...more) const {
        return this->clamp(ClampOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor clamp_(const ClampOptions &options = {}) const {
        const torc_clamp_options c = options.c();
        return detail::owned<Tensor>(torc_clamp_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<ClampOptions, decltype(ClampOptions::min), A> = 0>
    Tensor clamp_(A &&first, B &&...more) const {
        return this->clamp_(ClampOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor clamp_tensor(const ClampTensorOptions &options = {}) const {
        const torc_clamp_tensor_options c = options.c();
        return detail::owned<Tensor>(torc_clamp_tensor_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<ClampTensorOptions, decltype(ClampTensorOptions::min), A> = 0>
    Tensor clamp_tensor(A &&first, B &&...more) const {
        return this->clamp_tensor(ClampTensorOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor clamp_tensor_(const ClampTensorOptions &options = {}) const {
        const torc_clamp_tensor_options c = options.c();
        return detail::owned<Tensor>(torc_clamp_tensor_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<ClampTensorOptions, decltype(ClampTensorOptions::min), A> = 0>
    Tensor clamp_tensor_(A &&first, B &&...more) const {
        return this->clamp_tensor_(ClampTensorOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor clamp_min(const Tensor &min) const {
        return detail::owned<Tensor>(torc_clamp_min(get(), min.get()));
    }
    Tensor clamp_min_(const Tensor &min) const {
        return detail::owned<Tensor>(torc_clamp_min_(get(), min.get()));
    }
    Tensor clamp_min(Number min) const {
        return detail::owned<Tensor>(torc_clamp_min_scalar(get(), min));
    }
    Tensor clamp_min_(Number min) const {
        return detail::owned<Tensor>(torc_clamp_min_scalar_(get(), min));
    }
    Tensor clamp_max(const Tensor &max) const {
        return detail::owned<Tensor>(torc_clamp_max(get(), max.get()));
    }
    Tensor clamp_max_(const Tensor &max) const {
        return detail::owned<Tensor>(torc_clamp_max_(get(), max.get()));
    }
    Tensor clamp_max(Number max) const {
        return detail::owned<Tensor>(torc_clamp_max_scalar(get(), max));
    }
    Tensor clamp_max_(Number max) const {
        return detail::owned<Tensor>(torc_clamp_max_scalar_(get(), max));
    }
    Tensor where(const Tensor &condition, const Tensor &other) const {
        return detail::owned<Tensor>(torc_where(condition.get(), get(), other.get()));
    }
    Tensor masked_fill(const Tensor &mask, const Tensor &value) const {
        return detail::owned<Tensor>(torc_masked_fill(get(), mask.get(), value.get()));
    }
    Tensor masked_fill_(const Tensor &mask, const Tensor &value) const {
        return detail::owned<Tensor>(torc_masked_fill_(get(), mask.get(), value.get()));
    }
    Tensor masked_fill(const Tensor &mask, Number value) const {
        return detail::owned<Tensor>(torc_masked_fill_scalar(get(), mask.get(), value));
    }
    Tensor masked_fill_(const Tensor &mask, Number value) const {
        return detail::owned<Tensor>(torc_masked_fill_scalar_(get(), mask.get(), value));
    }
    Tensor nan_to_num(const NanToNumOptions &options = {}) const {
        const torc_nan_to_num_options c = options.c();
        return detail::owned<Tensor>(torc_nan_to_num_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<NanToNumOptions, decltype(NanToNumOptions::nan), A> = 0>
    Tensor nan_to_num(A &&first, B &&...more) const {
        return this->nan_to_num(NanToNumOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor nan_to_num_(const NanToNumOptions &options = {}) const {
        const torc_nan_to_num_options c = options.c();
        return detail::owned<Tensor>(torc_nan_to_num_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<NanToNumOptions, decltype(NanToNumOptions::nan), A> = 0>
    Tensor nan_to_num_(A &&first, B &&...more) const {
        return this->nan_to_num_(NanToNumOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor eq(const Tensor &other) const {
        return detail::owned<Tensor>(torc_eq(get(), other.get()));
    }
    Tensor eq_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_eq_(get(), other.get()));
    }
    Tensor eq(Number other) const {
        return detail::owned<Tensor>(torc_eq_scalar(get(), other));
    }
    Tensor eq_(Number other) const {
        return detail::owned<Tensor>(torc_eq_scalar_(get(), other));
    }
    Tensor ne(const Tensor &other) const {
        return detail::owned<Tensor>(torc_ne(get(), other.get()));
    }
    Tensor ne_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_ne_(get(), other.get()));
    }
    Tensor ne(Number other) const {
        return detail::owned<Tensor>(torc_ne_scalar(get(), other));
    }
    Tensor ne_(Number other) const {
        return detail::owned<Tensor>(torc_ne_scalar_(get(), other));
    }
    Tensor lt(const Tensor &other) const {
        return detail::owned<Tensor>(torc_lt(get(), other.get()));
    }
    Tensor lt_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_lt_(get(), other.get()));
    }
    Tensor lt(Number other) const {
        return detail::owned<Tensor>(torc_lt_scalar(get(), other));
    }
    Tensor lt_(Number other) const {
        return detail::owned<Tensor>(torc_lt_scalar_(get(), other));
    }
    Tensor le(const Tensor &other) const {
        return detail::owned<Tensor>(torc_le(get(), other.get()));
    }
    Tensor le_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_le_(get(), other.get()));
    }
    Tensor le(Number other) const {
        return detail::owned<Tensor>(torc_le_scalar(get(), other));
    }
    Tensor le_(Number other) const {
        return detail::owned<Tensor>(torc_le_scalar_(get(), other));
    }
    Tensor gt(const Tensor &other) const {
        return detail::owned<Tensor>(torc_gt(get(), other.get()));
    }
    Tensor gt_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_gt_(get(), other.get()));
    }
    Tensor gt(Number other) const {
        return detail::owned<Tensor>(torc_gt_scalar(get(), other));
    }
    Tensor gt_(Number other) const {
        return detail::owned<Tensor>(torc_gt_scalar_(get(), other));
    }
    Tensor ge(const Tensor &other) const {
        return detail::owned<Tensor>(torc_ge(get(), other.get()));
    }
    Tensor ge_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_ge_(get(), other.get()));
    }
    Tensor ge(Number other) const {
        return detail::owned<Tensor>(torc_ge_scalar(get(), other));
    }
    Tensor ge_(Number other) const {
        return detail::owned<Tensor>(torc_ge_scalar_(get(), other));
    }
    Tensor logical_and(const Tensor &other) const {
        return detail::owned<Tensor>(torc_logical_and(get(), other.get()));
    }
    Tensor logical_and_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_logical_and_(get(), other.get()));
    }
    Tensor logical_or(const Tensor &other) const {
        return detail::owned<Tensor>(torc_logical_or(get(), other.get()));
    }
    Tensor logical_or_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_logical_or_(get(), other.get()));
    }
    Tensor logical_xor(const Tensor &other) const {
        return detail::owned<Tensor>(torc_logical_xor(get(), other.get()));
    }
    Tensor logical_xor_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_logical_xor_(get(), other.get()));
    }
    Tensor logical_not() const {
        return detail::owned<Tensor>(torc_logical_not(get()));
    }
    Tensor logical_not_() const {
        return detail::owned<Tensor>(torc_logical_not_(get()));
    }
    Tensor isnan() const {
        return detail::owned<Tensor>(torc_isnan(get()));
    }
    Tensor isinf() const {
        return detail::owned<Tensor>(torc_isinf(get()));
    }
    Tensor isfinite() const {
        return detail::owned<Tensor>(torc_isfinite(get()));
    }
    Tensor isposinf() const {
        return detail::owned<Tensor>(torc_isposinf(get()));
    }
    Tensor isneginf() const {
        return detail::owned<Tensor>(torc_isneginf(get()));
    }
    Tensor isreal() const {
        return detail::owned<Tensor>(torc_isreal(get()));
    }
    Tensor signbit() const {
        return detail::owned<Tensor>(torc_signbit(get()));
    }
    Tensor bitwise_and(const Tensor &other) const {
        return detail::owned<Tensor>(torc_bitwise_and(get(), other.get()));
    }
    Tensor bitwise_and_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_bitwise_and_(get(), other.get()));
    }
    Tensor bitwise_and(Number other) const {
        return detail::owned<Tensor>(torc_bitwise_and_scalar(get(), other));
    }
    Tensor bitwise_and_(Number other) const {
        return detail::owned<Tensor>(torc_bitwise_and_scalar_(get(), other));
    }
    Tensor bitwise_or(const Tensor &other) const {
        return detail::owned<Tensor>(torc_bitwise_or(get(), other.get()));
    }
    Tensor bitwise_or_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_bitwise_or_(get(), other.get()));
    }
    Tensor bitwise_or(Number other) const {
        return detail::owned<Tensor>(torc_bitwise_or_scalar(get(), other));
    }
    Tensor bitwise_or_(Number other) const {
        return detail::owned<Tensor>(torc_bitwise_or_scalar_(get(), other));
    }
    Tensor bitwise_xor(const Tensor &other) const {
        return detail::owned<Tensor>(torc_bitwise_xor(get(), other.get()));
    }
    Tensor bitwise_xor_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_bitwise_xor_(get(), other.get()));
    }
    Tensor bitwise_xor(Number other) const {
        return detail::owned<Tensor>(torc_bitwise_xor_scalar(get(), other));
    }
    Tensor bitwise_xor_(Number other) const {
        return detail::owned<Tensor>(torc_bitwise_xor_scalar_(get(), other));
    }
    Tensor bitwise_not() const {
        return detail::owned<Tensor>(torc_bitwise_not(get()));
    }
    Tensor bitwise_not_() const {
        return detail::owned<Tensor>(torc_bitwise_not_(get()));
    }
    Tensor bitwise_left_shift(const Tensor &other) const {
        return detail::owned<Tensor>(torc_bitwise_left_shift(get(), other.get()));
    }
    Tensor bitwise_left_shift_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_bitwise_left_shift_(get(), other.get()));
    }
    Tensor bitwise_left_shift(Number other) const {
        return detail::owned<Tensor>(torc_bitwise_left_shift_scalar(get(), other));
    }
    Tensor bitwise_left_shift_(Number other) const {
        return detail::owned<Tensor>(torc_bitwise_left_shift_scalar_(get(), other));
    }
    Tensor bitwise_right_shift(const Tensor &other) const {
        return detail::owned<Tensor>(torc_bitwise_right_shift(get(), other.get()));
    }
    Tensor bitwise_right_shift_(const Tensor &other) const {
        return detail::owned<Tensor>(torc_bitwise_right_shift_(get(), other.get()));
    }
    Tensor bitwise_right_shift(Number other) const {
        return detail::owned<Tensor>(torc_bitwise_right_shift_scalar(get(), other));
    }
    Tensor bitwise_right_shift_(Number other) const {
        return detail::owned<Tensor>(torc_bitwise_right_shift_scalar_(get(), other));
    }
    Tensor sigmoid() const {
        return detail::owned<Tensor>(torc_sigmoid(get()));
    }
    Tensor sigmoid_() const {
        return detail::owned<Tensor>(torc_sigmoid_(get()));
    }
    Tensor logit(const LogitOptions &options = {}) const {
        const torc_logit_options c = options.c();
        return detail::owned<Tensor>(torc_logit_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<LogitOptions, decltype(LogitOptions::eps), A> = 0>
    Tensor logit(A &&first, B &&...more) const {
        return this->logit(LogitOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor logit_(const LogitOptions &options = {}) const {
        const torc_logit_options c = options.c();
        return detail::owned<Tensor>(torc_logit_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<LogitOptions, decltype(LogitOptions::eps), A> = 0>
    Tensor logit_(A &&first, B &&...more) const {
        return this->logit_(LogitOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor relu() const {
        return detail::owned<Tensor>(torc_relu(get()));
    }
    Tensor relu_() const {
        return detail::owned<Tensor>(torc_relu_(get()));
    }
    Tensor hardshrink(const HardshrinkOptions &options = {}) const {
        const torc_hardshrink_options c = options.c();
        return detail::owned<Tensor>(torc_hardshrink_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<HardshrinkOptions, decltype(HardshrinkOptions::lambd), A> = 0>
    Tensor hardshrink(A &&first, B &&...more) const {
        return this->hardshrink(HardshrinkOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor copy_(const Tensor &other, const CopyInplaceOptions &options = {}) const {
        const torc_copy_inplace_options c = options.c();
        return detail::owned<Tensor>(torc_copy_inplace_with(get(), other.get(), &c));
    }
    template <class A, class... B, detail::when_positional<CopyInplaceOptions, decltype(CopyInplaceOptions::non_blocking), A> = 0>
    Tensor copy_(const Tensor &other, A &&first, B &&...more) const {
        return this->copy_(other, CopyInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor fill__tensor_(const Tensor &value) const {
        return detail::owned<Tensor>(torc_fill__tensor_(get(), value.get()));
    }
    Tensor fill_(Number value) const {
        return detail::owned<Tensor>(torc_fill_(get(), value));
    }
    Tensor zero_() const {
        return detail::owned<Tensor>(torc_zero_(get()));
    }
    Tensor new_empty(const Ints &size, const NewEmptyOptions &options = {}) const {
        const torc_new_empty_options c = options.c();
        return detail::owned<Tensor>(torc_new_empty_with(get(), size, &c));
    }
    Tensor new_zeros(const Ints &size, const NewZerosOptions &options = {}) const {
        const torc_new_zeros_options c = options.c();
        return detail::owned<Tensor>(torc_new_zeros_with(get(), size, &c));
    }
    Tensor new_ones(const Ints &size, const NewOnesOptions &options = {}) const {
        const torc_new_ones_options c = options.c();
        return detail::owned<Tensor>(torc_new_ones_with(get(), size, &c));
    }
    Tensor new_full(const Ints &size, Number fill_value, const NewFullOptions &options = {}) const {
        const torc_new_full_options c = options.c();
        return detail::owned<Tensor>(torc_new_full_with(get(), size, fill_value, &c));
    }
    Tensor uniform_(const UniformInplaceOptions &options = {}) const {
        const torc_uniform_inplace_options c = options.c();
        return detail::owned<Tensor>(torc_uniform_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<UniformInplaceOptions, decltype(UniformInplaceOptions::from), A> = 0>
    Tensor uniform_(A &&first, B &&...more) const {
        return this->uniform_(UniformInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor normal_(const NormalInplaceOptions &options = {}) const {
        const torc_normal_inplace_options c = options.c();
        return detail::owned<Tensor>(torc_normal_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<NormalInplaceOptions, decltype(NormalInplaceOptions::mean), A> = 0>
    Tensor normal_(A &&first, B &&...more) const {
        return this->normal_(NormalInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor exponential_(const ExponentialInplaceOptions &options = {}) const {
        const torc_exponential_inplace_options c = options.c();
        return detail::owned<Tensor>(torc_exponential_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<ExponentialInplaceOptions, decltype(ExponentialInplaceOptions::lambd), A> = 0>
    Tensor exponential_(A &&first, B &&...more) const {
        return this->exponential_(ExponentialInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor log_normal_(const LogNormalInplaceOptions &options = {}) const {
        const torc_log_normal_inplace_options c = options.c();
        return detail::owned<Tensor>(torc_log_normal_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<LogNormalInplaceOptions, decltype(LogNormalInplaceOptions::mean), A> = 0>
    Tensor log_normal_(A &&first, B &&...more) const {
        return this->log_normal_(LogNormalInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor cauchy_(const CauchyInplaceOptions &options = {}) const {
        const torc_cauchy_inplace_options c = options.c();
        return detail::owned<Tensor>(torc_cauchy_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<CauchyInplaceOptions, decltype(CauchyInplaceOptions::median), A> = 0>
    Tensor cauchy_(A &&first, B &&...more) const {
        return this->cauchy_(CauchyInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor geometric_(double p, const GeometricInplaceOptions &options = {}) const {
        const torc_geometric_inplace_options c = options.c();
        return detail::owned<Tensor>(torc_geometric_inplace_with(get(), p, &c));
    }
    Tensor random_(const RandomInplaceOptions &options = {}) const {
        const torc_random_inplace_options c = options.c();
        return detail::owned<Tensor>(torc_random_inplace_with(get(), &c));
    }
    Tensor bernoulli_(const BernoulliInplaceOptions &options = {}) const {
        const torc_bernoulli_inplace_options c = options.c();
        return detail::owned<Tensor>(torc_bernoulli_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<BernoulliInplaceOptions, decltype(BernoulliInplaceOptions::p), A> = 0>
    Tensor bernoulli_(A &&first, B &&...more) const {
        return this->bernoulli_(BernoulliInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor bernoulli__tensor_(const Tensor &p, const BernoulliTensorOptions &options = {}) const {
        const torc_bernoulli__tensor_options c = options.c();
        return detail::owned<Tensor>(torc_bernoulli__tensor_inplace_with(get(), p.get(), &c));
    }
    Tensor bernoulli(const BernoulliOptions &options = {}) const {
        const torc_bernoulli_options c = options.c();
        return detail::owned<Tensor>(torc_bernoulli_with(get(), &c));
    }
    Tensor bernoulli_p(double p, const BernoulliPOptions &options = {}) const {
        const torc_bernoulli_p_options c = options.c();
        return detail::owned<Tensor>(torc_bernoulli_p_with(get(), p, &c));
    }
    Tensor tril(const TrilOptions &options = {}) const {
        const torc_tril_options c = options.c();
        return detail::owned<Tensor>(torc_tril_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<TrilOptions, decltype(TrilOptions::diagonal), A> = 0>
    Tensor tril(A &&first, B &&...more) const {
        return this->tril(TrilOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor tril_(const TrilOptions &options = {}) const {
        const torc_tril_options c = options.c();
        return detail::owned<Tensor>(torc_tril_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<TrilOptions, decltype(TrilOptions::diagonal), A> = 0>
    Tensor tril_(A &&first, B &&...more) const {
        return this->tril_(TrilOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor triu(const TriuOptions &options = {}) const {
        const torc_triu_options c = options.c();
        return detail::owned<Tensor>(torc_triu_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<TriuOptions, decltype(TriuOptions::diagonal), A> = 0>
    Tensor triu(A &&first, B &&...more) const {
        return this->triu(TriuOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor triu_(const TriuOptions &options = {}) const {
        const torc_triu_options c = options.c();
        return detail::owned<Tensor>(torc_triu_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<TriuOptions, decltype(TriuOptions::diagonal), A> = 0>
    Tensor triu_(A &&first, B &&...more) const {
        return this->triu_(TriuOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor sum(const SumOptions &options = {}) const {
        const torc_sum_options c = options.c();
        return detail::owned<Tensor>(torc_sum_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<SumOptions, decltype(SumOptions::dim), A> = 0>
    Tensor sum(A &&first, B &&...more) const {
        return this->sum(SumOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor sum(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->sum(SumOptions{detail::dims(first, SumOptions().dim), std::forward<B>(more)...});
    }
    Tensor nansum(const NansumOptions &options = {}) const {
        const torc_nansum_options c = options.c();
        return detail::owned<Tensor>(torc_nansum_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<NansumOptions, decltype(NansumOptions::dim), A> = 0>
    Tensor nansum(A &&first, B &&...more) const {
        return this->nansum(NansumOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor nansum(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->nansum(NansumOptions{detail::dims(first, NansumOptions().dim), std::forward<B>(more)...});
    }
    Tensor mean(const MeanOptions &options = {}) const {
        const torc_mean_options c = options.c();
        return detail::owned<Tensor>(torc_mean_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<MeanOptions, decltype(MeanOptions::dim), A> = 0>
    Tensor mean(A &&first, B &&...more) const {
        return this->mean(MeanOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor mean(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->mean(MeanOptions{detail::dims(first, MeanOptions().dim), std::forward<B>(more)...});
    }
    Tensor prod(const ProdOptions &options = {}) const {
        const torc_prod_options c = options.c();
        return detail::owned<Tensor>(torc_prod_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<ProdOptions, decltype(ProdOptions::dim), A> = 0>
    Tensor prod(A &&first, B &&...more) const {
        return this->prod(ProdOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor max() const {
        return detail::owned<Tensor>(torc_max(get()));
    }
    Tensor min() const {
        return detail::owned<Tensor>(torc_min(get()));
    }
    MaxDimResult max_dim(Int dim, const MaxDimOptions &options = {}) const;
    template <class A, class... B, detail::when_positional<MaxDimOptions, decltype(MaxDimOptions::keepdim), A> = 0>
    MaxDimResult max_dim(Int dim, A &&first, B &&...more) const;
    MinDimResult min_dim(Int dim, const MinDimOptions &options = {}) const;
    template <class A, class... B, detail::when_positional<MinDimOptions, decltype(MinDimOptions::keepdim), A> = 0>
    MinDimResult min_dim(Int dim, A &&first, B &&...more) const;
    Tensor amax(const AmaxOptions &options = {}) const {
        const torc_amax_options c = options.c();
        return detail::owned<Tensor>(torc_amax_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<AmaxOptions, decltype(AmaxOptions::dim), A> = 0>
    Tensor amax(A &&first, B &&...more) const {
        return this->amax(AmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor amax(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->amax(AmaxOptions{detail::dims(first, AmaxOptions().dim), std::forward<B>(more)...});
    }
    Tensor amin(const AminOptions &options = {}) const {
        const torc_amin_options c = options.c();
        return detail::owned<Tensor>(torc_amin_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<AminOptions, decltype(AminOptions::dim), A> = 0>
    Tensor amin(A &&first, B &&...more) const {
        return this->amin(AminOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor amin(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->amin(AminOptions{detail::dims(first, AminOptions().dim), std::forward<B>(more)...});
    }
    AminmaxResult aminmax(const AminmaxOptions &options = {}) const;
    Tensor argmax(const ArgmaxOptions &options = {}) const {
        const torc_argmax_options c = options.c();
        return detail::owned<Tensor>(torc_argmax_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<ArgmaxOptions, decltype(ArgmaxOptions::dim), A> = 0>
    Tensor argmax(A &&first, B &&...more) const {
        return this->argmax(ArgmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor argmin(const ArgminOptions &options = {}) const {
        const torc_argmin_options c = options.c();
        return detail::owned<Tensor>(torc_argmin_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<ArgminOptions, decltype(ArgminOptions::dim), A> = 0>
    Tensor argmin(A &&first, B &&...more) const {
        return this->argmin(ArgminOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor any(const AnyOptions &options = {}) const {
        const torc_any_options c = options.c();
        return detail::owned<Tensor>(torc_any_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<AnyOptions, decltype(AnyOptions::dim), A> = 0>
    Tensor any(A &&first, B &&...more) const {
        return this->any(AnyOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor any(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->any(AnyOptions{detail::dims(first, AnyOptions().dim), std::forward<B>(more)...});
    }
    Tensor all(const AllOptions &options = {}) const {
        const torc_all_options c = options.c();
        return detail::owned<Tensor>(torc_all_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<AllOptions, decltype(AllOptions::dim), A> = 0>
    Tensor all(A &&first, B &&...more) const {
        return this->all(AllOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor all(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->all(AllOptions{detail::dims(first, AllOptions().dim), std::forward<B>(more)...});
    }
    Tensor var(const VarOptions &options = {}) const {
        const torc_var_options c = options.c();
        return detail::owned<Tensor>(torc_var_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<VarOptions, decltype(VarOptions::dim), A> = 0>
    Tensor var(A &&first, B &&...more) const {
        return this->var(VarOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor var(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->var(VarOptions{detail::dims(first, VarOptions().dim), std::forward<B>(more)...});
    }
    Tensor std(const StdOptions &options = {}) const {
        const torc_std_options c = options.c();
        return detail::owned<Tensor>(torc_std_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<StdOptions, decltype(StdOptions::dim), A> = 0>
    Tensor std(A &&first, B &&...more) const {
        return this->std(StdOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor std(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->std(StdOptions{detail::dims(first, StdOptions().dim), std::forward<B>(more)...});
    }
    Tensor logsumexp(const Ints &dim, const LogsumexpOptions &options = {}) const {
        const torc_logsumexp_options c = options.c();
        return detail::owned<Tensor>(torc_logsumexp_with(get(), dim, &c));
    }
    template <class A, class... B, detail::when_positional<LogsumexpOptions, decltype(LogsumexpOptions::keepdim), A> = 0>
    Tensor logsumexp(const Ints &dim, A &&first, B &&...more) const {
        return this->logsumexp(dim, LogsumexpOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor count_nonzero(const CountNonzeroOptions &options = {}) const {
        const torc_count_nonzero_options c = options.c();
        return detail::owned<Tensor>(torc_count_nonzero_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<CountNonzeroOptions, decltype(CountNonzeroOptions::dim), A> = 0>
    Tensor count_nonzero(A &&first, B &&...more) const {
        return this->count_nonzero(CountNonzeroOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor count_nonzero(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->count_nonzero(CountNonzeroOptions{detail::dims(first, CountNonzeroOptions().dim), std::forward<B>(more)...});
    }
    Tensor cumsum(Int dim, const CumsumOptions &options = {}) const {
        const torc_cumsum_options c = options.c();
        return detail::owned<Tensor>(torc_cumsum_with(get(), dim, &c));
    }
    Tensor cumsum_(Int dim, const CumsumOptions &options = {}) const {
        const torc_cumsum_options c = options.c();
        return detail::owned<Tensor>(torc_cumsum_inplace_with(get(), dim, &c));
    }
    Tensor cumprod(Int dim, const CumprodOptions &options = {}) const {
        const torc_cumprod_options c = options.c();
        return detail::owned<Tensor>(torc_cumprod_with(get(), dim, &c));
    }
    Tensor cumprod_(Int dim, const CumprodOptions &options = {}) const {
        const torc_cumprod_options c = options.c();
        return detail::owned<Tensor>(torc_cumprod_inplace_with(get(), dim, &c));
    }
    CummaxResult cummax(Int dim) const;
    CumminResult cummin(Int dim) const;
    Tensor logcumsumexp(Int dim) const {
        return detail::owned<Tensor>(torc_logcumsumexp(get(), dim));
    }
    Tensor histc(const HistcOptions &options = {}) const {
        const torc_histc_options c = options.c();
        return detail::owned<Tensor>(torc_histc_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<HistcOptions, decltype(HistcOptions::bins), A> = 0>
    Tensor histc(A &&first, B &&...more) const {
        return this->histc(HistcOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor mvlgamma(Int p) const {
        return detail::owned<Tensor>(torc_mvlgamma(get(), p));
    }
    Tensor mvlgamma_(Int p) const {
        return detail::owned<Tensor>(torc_mvlgamma_(get(), p));
    }
    Tensor renorm(Number p, Int dim, Number maxnorm) const {
        return detail::owned<Tensor>(torc_renorm(get(), p, dim, maxnorm));
    }
    Tensor renorm_(Number p, Int dim, Number maxnorm) const {
        return detail::owned<Tensor>(torc_renorm_(get(), p, dim, maxnorm));
    }
    Tensor norm(const NormOptions &options = {}) const {
        const torc_norm_options c = options.c();
        return detail::owned<Tensor>(torc_norm_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<NormOptions, decltype(NormOptions::p), A> = 0>
    Tensor norm(A &&first, B &&...more) const {
        return this->norm(NormOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor dist(const Tensor &other, const DistOptions &options = {}) const {
        const torc_dist_options c = options.c();
        return detail::owned<Tensor>(torc_dist_with(get(), other.get(), &c));
    }
    template <class A, class... B, detail::when_positional<DistOptions, decltype(DistOptions::p), A> = 0>
    Tensor dist(const Tensor &other, A &&first, B &&...more) const {
        return this->dist(other, DistOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor trace() const {
        return detail::owned<Tensor>(torc_trace(get()));
    }
    Tensor nanmean(const NanmeanOptions &options = {}) const {
        const torc_nanmean_options c = options.c();
        return detail::owned<Tensor>(torc_nanmean_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<NanmeanOptions, decltype(NanmeanOptions::dim), A> = 0>
    Tensor nanmean(A &&first, B &&...more) const {
        return this->nanmean(NanmeanOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor nanmean(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->nanmean(NanmeanOptions{detail::dims(first, NanmeanOptions().dim), std::forward<B>(more)...});
    }
    Tensor diff(const DiffOptions &options = {}) const {
        const torc_diff_options c = options.c();
        return detail::owned<Tensor>(torc_diff_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<DiffOptions, decltype(DiffOptions::n), A> = 0>
    Tensor diff(A &&first, B &&...more) const {
        return this->diff(DiffOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor cov(const CovOptions &options = {}) const {
        const torc_cov_options c = options.c();
        return detail::owned<Tensor>(torc_cov_with(get(), &c));
    }
    Tensor corrcoef() const {
        return detail::owned<Tensor>(torc_corrcoef(get()));
    }
    Tensor median() const {
        return detail::owned<Tensor>(torc_median(get()));
    }
    MedianDimResult median_dim(Int dim, const MedianDimOptions &options = {}) const;
    template <class A, class... B, detail::when_positional<MedianDimOptions, decltype(MedianDimOptions::keepdim), A> = 0>
    MedianDimResult median_dim(Int dim, A &&first, B &&...more) const;
    Tensor nanmedian() const {
        return detail::owned<Tensor>(torc_nanmedian(get()));
    }
    NanmedianDimResult nanmedian_dim(Int dim, const NanmedianDimOptions &options = {}) const;
    template <class A, class... B, detail::when_positional<NanmedianDimOptions, decltype(NanmedianDimOptions::keepdim), A> = 0>
    NanmedianDimResult nanmedian_dim(Int dim, A &&first, B &&...more) const;
    Tensor quantile(const Tensor &q, const QuantileOptions &options = {}) const {
        const torc_quantile_options c = options.c();
        return detail::owned<Tensor>(torc_quantile_with(get(), q.get(), &c));
    }
    template <class A, class... B, detail::when_positional<QuantileOptions, decltype(QuantileOptions::dim), A> = 0>
    Tensor quantile(const Tensor &q, A &&first, B &&...more) const {
        return this->quantile(q, QuantileOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor quantile_scalar(double q, const QuantileScalarOptions &options = {}) const {
        const torc_quantile_scalar_options c = options.c();
        return detail::owned<Tensor>(torc_quantile_scalar_with(get(), q, &c));
    }
    template <class A, class... B, detail::when_positional<QuantileScalarOptions, decltype(QuantileScalarOptions::dim), A> = 0>
    Tensor quantile_scalar(double q, A &&first, B &&...more) const {
        return this->quantile_scalar(q, QuantileScalarOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor nanquantile(const Tensor &q, const NanquantileOptions &options = {}) const {
        const torc_nanquantile_options c = options.c();
        return detail::owned<Tensor>(torc_nanquantile_with(get(), q.get(), &c));
    }
    template <class A, class... B, detail::when_positional<NanquantileOptions, decltype(NanquantileOptions::dim), A> = 0>
    Tensor nanquantile(const Tensor &q, A &&first, B &&...more) const {
        return this->nanquantile(q, NanquantileOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor nanquantile_scalar(double q, const NanquantileScalarOptions &options = {}) const {
        const torc_nanquantile_scalar_options c = options.c();
        return detail::owned<Tensor>(torc_nanquantile_scalar_with(get(), q, &c));
    }
    template <class A, class... B, detail::when_positional<NanquantileScalarOptions, decltype(NanquantileScalarOptions::dim), A> = 0>
    Tensor nanquantile_scalar(double q, A &&first, B &&...more) const {
        return this->nanquantile_scalar(q, NanquantileScalarOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor detach() const {
        return detail::owned<Tensor>(torc_detach(get()));
    }
    Tensor view(const Ints &size) const {
        return detail::owned<Tensor>(torc_view(get(), size));
    }
    Tensor expand(const Ints &size) const {
        return detail::owned<Tensor>(torc_expand(get(), size));
    }
    Tensor permute(const Ints &dims) const {
        return detail::owned<Tensor>(torc_permute(get(), dims));
    }
    Tensor transpose(Int dim0, Int dim1) const {
        return detail::owned<Tensor>(torc_transpose(get(), dim0, dim1));
    }
    Tensor transpose_(Int dim0, Int dim1) const {
        return detail::owned<Tensor>(torc_transpose_(get(), dim0, dim1));
    }
    Tensor unsqueeze(Int dim) const {
        return detail::owned<Tensor>(torc_unsqueeze(get(), dim));
    }
    Tensor unsqueeze_(Int dim) const {
        return detail::owned<Tensor>(torc_unsqueeze_(get(), dim));
    }
    Tensor squeeze(const SqueezeOptions &options = {}) const {
        const torc_squeeze_options c = options.c();
        return detail::owned<Tensor>(torc_squeeze_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<SqueezeOptions, decltype(SqueezeOptions::dim), A> = 0>
    Tensor squeeze(A &&first, B &&...more) const {
        return this->squeeze(SqueezeOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor squeeze(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->squeeze(SqueezeOptions{detail::dims(first, SqueezeOptions().dim), std::forward<B>(more)...});
    }
    Tensor squeeze_(const SqueezeOptions &options = {}) const {
        const torc_squeeze_options c = options.c();
        return detail::owned<Tensor>(torc_squeeze_inplace_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<SqueezeOptions, decltype(SqueezeOptions::dim), A> = 0>
    Tensor squeeze_(A &&first, B &&...more) const {
        return this->squeeze_(SqueezeOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor squeeze_(std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->squeeze_(SqueezeOptions{detail::dims(first, SqueezeOptions().dim), std::forward<B>(more)...});
    }
    Tensor select(Int dim, Int index) const {
        return detail::owned<Tensor>(torc_select(get(), dim, index));
    }
    Tensor slice(const SliceOptions &options = {}) const {
        const torc_slice_options c = options.c();
        return detail::owned<Tensor>(torc_slice_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<SliceOptions, decltype(SliceOptions::dim), A> = 0>
    Tensor slice(A &&first, B &&...more) const {
        return this->slice(SliceOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor diagonal(const DiagonalOptions &options = {}) const {
        const torc_diagonal_options c = options.c();
        return detail::owned<Tensor>(torc_diagonal_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<DiagonalOptions, decltype(DiagonalOptions::offset), A> = 0>
    Tensor diagonal(A &&first, B &&...more) const {
        return this->diagonal(DiagonalOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor unfold(Int dimension, Int size, Int step) const {
        return detail::owned<Tensor>(torc_unfold(get(), dimension, size, step));
    }
    Tensor view_dtype(Dtype dtype) const {
        return detail::owned<Tensor>(torc_view_dtype(get(), dtype));
    }
    Tensor _conj() const {
        return detail::owned<Tensor>(torc__conj(get()));
    }
    Tensor _neg_view() const {
        return detail::owned<Tensor>(torc__neg_view(get()));
    }
    Tensor clone(const CloneOptions &options = {}) const {
        const torc_clone_options c = options.c();
        return detail::owned<Tensor>(torc_clone_with(get(), &c));
    }
    Tensor flip(const Ints &dims) const {
        return detail::owned<Tensor>(torc_flip(get(), dims));
    }
    Tensor roll(const Ints &shifts, const RollOptions &options = {}) const {
        const torc_roll_options c = options.c();
        return detail::owned<Tensor>(torc_roll_with(get(), shifts, &c));
    }
    template <class A, class... B, detail::when_positional<RollOptions, decltype(RollOptions::dims), A> = 0>
    Tensor roll(const Ints &shifts, A &&first, B &&...more) const {
        return this->roll(shifts, RollOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    template <class... B> Tensor roll(const Ints &shifts, std::initializer_list<detail::Dim> first, B &&...more) const {
        return this->roll(shifts, RollOptions{detail::dims(first, RollOptions().dims), std::forward<B>(more)...});
    }
    Tensor repeat(const Ints &repeats) const {
        return detail::owned<Tensor>(torc_repeat(get(), repeats));
    }
    Tensor reshape(const Ints &shape) const {
        return detail::owned<Tensor>(torc_reshape(get(), shape));
    }
    Tensor view_as(const Tensor &other) const {
        return detail::owned<Tensor>(torc_view_as(get(), other.get()));
    }
    Tensor conj() const {
        return detail::owned<Tensor>(torc_conj(get()));
    }
    Tensor resolve_conj() const {
        return detail::owned<Tensor>(torc_resolve_conj(get()));
    }
    Tensor resolve_neg() const {
        return detail::owned<Tensor>(torc_resolve_neg(get()));
    }
    Tensor reshape_as(const Tensor &other) const {
        return detail::owned<Tensor>(torc_reshape_as(get(), other.get()));
    }
    Tensor expand_as(const Tensor &other) const {
        return detail::owned<Tensor>(torc_expand_as(get(), other.get()));
    }
    Tensor broadcast_to(const Ints &size) const {
        return detail::owned<Tensor>(torc_broadcast_to(get(), size));
    }
    Tensor flatten(const FlattenOptions &options = {}) const {
        const torc_flatten_options c = options.c();
        return detail::owned<Tensor>(torc_flatten_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<FlattenOptions, decltype(FlattenOptions::start_dim), A> = 0>
    Tensor flatten(A &&first, B &&...more) const {
        return this->flatten(FlattenOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor unflatten(Int dim, const Ints &sizes) const {
        return detail::owned<Tensor>(torc_unflatten(get(), dim, sizes));
    }
    Tensor ravel() const {
        return detail::owned<Tensor>(torc_ravel(get()));
    }
    Tensor t() const {
        return detail::owned<Tensor>(torc_t(get()));
    }
    Tensor t_() const {
        return detail::owned<Tensor>(torc_t_(get()));
    }
    Tensor mT() const {
        return detail::owned<Tensor>(torc_mT(get()));
    }
    Tensor adjoint() const {
        return detail::owned<Tensor>(torc_adjoint(get()));
    }
    Tensor mH() const {
        return detail::owned<Tensor>(torc_mH(get()));
    }
    Tensor H() const {
        return detail::owned<Tensor>(torc_H(get()));
    }
    Tensor movedim(const Ints &source, const Ints &destination) const {
        return detail::owned<Tensor>(torc_movedim(get(), source, destination));
    }
    Tensor narrow(Int dim, Int start, Int length) const {
        return detail::owned<Tensor>(torc_narrow(get(), dim, start, length));
    }
    Tensor as_strided(const Ints &size, const Ints &stride, const AsStridedOptions &options = {}) const {
        const torc_as_strided_options c = options.c();
        return detail::owned<Tensor>(torc_as_strided_with(get(), size, stride, &c));
    }
    template <class A, class... B, detail::when_positional<AsStridedOptions, decltype(AsStridedOptions::storage_offset), A> = 0>
    Tensor as_strided(const Ints &size, const Ints &stride, A &&first, B &&...more) const {
        return this->as_strided(size, stride, AsStridedOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor as_strided_(const Ints &size, const Ints &stride, const AsStridedOptions &options = {}) const {
        const torc_as_strided_options c = options.c();
        return detail::owned<Tensor>(torc_as_strided_inplace_with(get(), size, stride, &c));
    }
    template <class A, class... B, detail::when_positional<AsStridedOptions, decltype(AsStridedOptions::storage_offset), A> = 0>
    Tensor as_strided_(const Ints &size, const Ints &stride, A &&first, B &&...more) const {
        return this->as_strided_(size, stride, AsStridedOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor flipud() const {
        return detail::owned<Tensor>(torc_flipud(get()));
    }
    Tensor fliplr() const {
        return detail::owned<Tensor>(torc_fliplr(get()));
    }
    Tensor rot90(const Rot90Options &options = {}) const {
        const torc_rot90_options c = options.c();
        return detail::owned<Tensor>(torc_rot90_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<Rot90Options, decltype(Rot90Options::k), A> = 0>
    Tensor rot90(A &&first, B &&...more) const {
        return this->rot90(Rot90Options{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor diag_embed(const DiagEmbedOptions &options = {}) const {
        const torc_diag_embed_options c = options.c();
        return detail::owned<Tensor>(torc_diag_embed_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<DiagEmbedOptions, decltype(DiagEmbedOptions::offset), A> = 0>
    Tensor diag_embed(A &&first, B &&...more) const {
        return this->diag_embed(DiagEmbedOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor diag(const DiagOptions &options = {}) const {
        const torc_diag_options c = options.c();
        return detail::owned<Tensor>(torc_diag_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<DiagOptions, decltype(DiagOptions::diagonal), A> = 0>
    Tensor diag(A &&first, B &&...more) const {
        return this->diag(DiagOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor diagflat(const DiagflatOptions &options = {}) const {
        const torc_diagflat_options c = options.c();
        return detail::owned<Tensor>(torc_diagflat_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<DiagflatOptions, decltype(DiagflatOptions::offset), A> = 0>
    Tensor diagflat(A &&first, B &&...more) const {
        return this->diagflat(DiagflatOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor positive() const {
        return detail::owned<Tensor>(torc_positive(get()));
    }
    std::vector<Tensor> split(Int split_size, const SplitOptions &options = {}) const {
        const torc_split_options c = options.c();
        const detail::Scope scope;
        return detail::tensors(torc_split_with(get(), split_size, &c));
    }
    template <class A, class... B, detail::when_positional<SplitOptions, decltype(SplitOptions::dim), A> = 0>
    std::vector<Tensor> split(Int split_size, A &&first, B &&...more) const {
        return this->split(split_size, SplitOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    std::vector<Tensor> split_with_sizes(const Ints &split_sizes, const SplitWithSizesOptions &options = {}) const {
        const torc_split_with_sizes_options c = options.c();
        const detail::Scope scope;
        return detail::tensors(torc_split_with_sizes_with(get(), split_sizes, &c));
    }
    template <class A, class... B, detail::when_positional<SplitWithSizesOptions, decltype(SplitWithSizesOptions::dim), A> = 0>
    std::vector<Tensor> split_with_sizes(const Ints &split_sizes, A &&first, B &&...more) const {
        return this->split_with_sizes(split_sizes, SplitWithSizesOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    std::vector<Tensor> unsafe_split(Int split_size, const UnsafeSplitOptions &options = {}) const {
        const torc_unsafe_split_options c = options.c();
        const detail::Scope scope;
        return detail::tensors(torc_unsafe_split_with(get(), split_size, &c));
    }
    template <class A, class... B, detail::when_positional<UnsafeSplitOptions, decltype(UnsafeSplitOptions::dim), A> = 0>
    std::vector<Tensor> unsafe_split(Int split_size, A &&first, B &&...more) const {
        return this->unsafe_split(split_size, UnsafeSplitOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    std::vector<Tensor> unsafe_split_with_sizes(const Ints &split_sizes, const UnsafeSplitWithSizesOptions &options = {}) const {
        const torc_unsafe_split_with_sizes_options c = options.c();
        const detail::Scope scope;
        return detail::tensors(torc_unsafe_split_with_sizes_with(get(), split_sizes, &c));
    }
    template <class A, class... B, detail::when_positional<UnsafeSplitWithSizesOptions, decltype(UnsafeSplitWithSizesOptions::dim), A> = 0>
    std::vector<Tensor> unsafe_split_with_sizes(const Ints &split_sizes, A &&first, B &&...more) const {
        return this->unsafe_split_with_sizes(split_sizes, UnsafeSplitWithSizesOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    std::vector<Tensor> unsafe_chunk(Int chunks, const UnsafeChunkOptions &options = {}) const {
        const torc_unsafe_chunk_options c = options.c();
        const detail::Scope scope;
        return detail::tensors(torc_unsafe_chunk_with(get(), chunks, &c));
    }
    template <class A, class... B, detail::when_positional<UnsafeChunkOptions, decltype(UnsafeChunkOptions::dim), A> = 0>
    std::vector<Tensor> unsafe_chunk(Int chunks, A &&first, B &&...more) const {
        return this->unsafe_chunk(chunks, UnsafeChunkOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    std::vector<Tensor> chunk(Int chunks, const ChunkOptions &options = {}) const {
        const torc_chunk_options c = options.c();
        const detail::Scope scope;
        return detail::tensors(torc_chunk_with(get(), chunks, &c));
    }
    template <class A, class... B, detail::when_positional<ChunkOptions, decltype(ChunkOptions::dim), A> = 0>
    std::vector<Tensor> chunk(Int chunks, A &&first, B &&...more) const {
        return this->chunk(chunks, ChunkOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    std::vector<Tensor> tensor_split(Int sections, const TensorSplitOptions &options = {}) const {
        const torc_tensor_split_options c = options.c();
        const detail::Scope scope;
        return detail::tensors(torc_tensor_split_with(get(), sections, &c));
    }
    template <class A, class... B, detail::when_positional<TensorSplitOptions, decltype(TensorSplitOptions::dim), A> = 0>
    std::vector<Tensor> tensor_split(Int sections, A &&first, B &&...more) const {
        return this->tensor_split(sections, TensorSplitOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    std::vector<Tensor> tensor_split_indices(const Ints &indices, const TensorSplitIndicesOptions &options = {}) const {
        const torc_tensor_split_indices_options c = options.c();
        const detail::Scope scope;
        return detail::tensors(torc_tensor_split_indices_with(get(), indices, &c));
    }
    template <class A, class... B, detail::when_positional<TensorSplitIndicesOptions, decltype(TensorSplitIndicesOptions::dim), A> = 0>
    std::vector<Tensor> tensor_split_indices(const Ints &indices, A &&first, B &&...more) const {
        return this->tensor_split_indices(indices, TensorSplitIndicesOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    std::vector<Tensor> hsplit(Int sections) const {
        const detail::Scope scope;
        return detail::tensors(torc_hsplit(get(), sections));
    }
    std::vector<Tensor> hsplit_indices(const Ints &indices) const {
        const detail::Scope scope;
        return detail::tensors(torc_hsplit_indices(get(), indices));
    }
    std::vector<Tensor> vsplit(Int sections) const {
        const detail::Scope scope;
        return detail::tensors(torc_vsplit(get(), sections));
    }
    std::vector<Tensor> vsplit_indices(const Ints &indices) const {
        const detail::Scope scope;
        return detail::tensors(torc_vsplit_indices(get(), indices));
    }
    std::vector<Tensor> dsplit(Int sections) const {
        const detail::Scope scope;
        return detail::tensors(torc_dsplit(get(), sections));
    }
    std::vector<Tensor> dsplit_indices(const Ints &indices) const {
        const detail::Scope scope;
        return detail::tensors(torc_dsplit_indices(get(), indices));
    }
    std::vector<Tensor> tensor_split_tensor(const Tensor &tensor_indices_or_sections, const TensorSplitTensorOptions &options = {}) const {
        const torc_tensor_split_tensor_options c = options.c();
        const detail::Scope scope;
        return detail::tensors(torc_tensor_split_tensor_with(get(), tensor_indices_or_sections.get(), &c));
    }
    template <class A, class... B, detail::when_positional<TensorSplitTensorOptions, decltype(TensorSplitTensorOptions::dim), A> = 0>
    std::vector<Tensor> tensor_split_tensor(const Tensor &tensor_indices_or_sections, A &&first, B &&...more) const {
        return this->tensor_split_tensor(tensor_indices_or_sections, TensorSplitTensorOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    std::vector<Tensor> unbind(const UnbindOptions &options = {}) const {
        const torc_unbind_options c = options.c();
        const detail::Scope scope;
        return detail::tensors(torc_unbind_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<UnbindOptions, decltype(UnbindOptions::dim), A> = 0>
    std::vector<Tensor> unbind(A &&first, B &&...more) const {
        return this->unbind(UnbindOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor tile(const Ints &dims) const {
        return detail::owned<Tensor>(torc_tile(get(), dims));
    }
    Tensor contiguous(const ContiguousOptions &options = {}) const {
        const torc_contiguous_options c = options.c();
        return detail::owned<Tensor>(torc_contiguous_with(get(), &c));
    }
    Tensor to(const ToOptions &options = {}) const {
        const torc_to_options c = options.c();
        return detail::owned<Tensor>(torc_to_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<ToOptions, decltype(ToOptions::dtype), A> = 0>
    Tensor to(A &&first, B &&...more) const {
        return this->to(ToOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor to_float() const {
        return detail::owned<Tensor>(torc_float(get()));
    }
    Tensor to_double() const {
        return detail::owned<Tensor>(torc_double(get()));
    }
    Tensor to_half() const {
        return detail::owned<Tensor>(torc_half(get()));
    }
    Tensor to_bfloat16() const {
        return detail::owned<Tensor>(torc_bfloat16(get()));
    }
    Tensor to_long() const {
        return detail::owned<Tensor>(torc_long(get()));
    }
    Tensor to_int() const {
        return detail::owned<Tensor>(torc_int(get()));
    }
    Tensor to_short() const {
        return detail::owned<Tensor>(torc_short(get()));
    }
    Tensor to_char() const {
        return detail::owned<Tensor>(torc_char(get()));
    }
    Tensor to_byte() const {
        return detail::owned<Tensor>(torc_byte(get()));
    }
    Tensor to_bool() const {
        return detail::owned<Tensor>(torc_bool(get()));
    }
    Tensor type_as(const Tensor &other) const {
        return detail::owned<Tensor>(torc_type_as(get(), other.get()));
    }
    Tensor isclose(const Tensor &other, const IscloseOptions &options = {}) const {
        const torc_isclose_options c = options.c();
        return detail::owned<Tensor>(torc_isclose_with(get(), other.get(), &c));
    }
    template <class A, class... B, detail::when_positional<IscloseOptions, decltype(IscloseOptions::rtol), A> = 0>
    Tensor isclose(const Tensor &other, A &&first, B &&...more) const {
        return this->isclose(other, IscloseOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor narrow_copy(Int dim, Int start, Int length) const {
        return detail::owned<Tensor>(torc_narrow_copy(get(), dim, start, length));
    }
    Tensor select_scatter(const Tensor &src, Int dim, Int index) const {
        return detail::owned<Tensor>(torc_select_scatter(get(), src.get(), dim, index));
    }
    Tensor slice_scatter(const Tensor &src, const SliceScatterOptions &options = {}) const {
        const torc_slice_scatter_options c = options.c();
        return detail::owned<Tensor>(torc_slice_scatter_with(get(), src.get(), &c));
    }
    template <class A, class... B, detail::when_positional<SliceScatterOptions, decltype(SliceScatterOptions::dim), A> = 0>
    Tensor slice_scatter(const Tensor &src, A &&first, B &&...more) const {
        return this->slice_scatter(src, SliceScatterOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor diagonal_scatter(const Tensor &src, const DiagonalScatterOptions &options = {}) const {
        const torc_diagonal_scatter_options c = options.c();
        return detail::owned<Tensor>(torc_diagonal_scatter_with(get(), src.get(), &c));
    }
    template <class A, class... B, detail::when_positional<DiagonalScatterOptions, decltype(DiagonalScatterOptions::offset), A> = 0>
    Tensor diagonal_scatter(const Tensor &src, A &&first, B &&...more) const {
        return this->diagonal_scatter(src, DiagonalScatterOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor as_strided_scatter(const Tensor &src, const Ints &size, const Ints &stride, const AsStridedScatterOptions &options = {}) const {
        const torc_as_strided_scatter_options c = options.c();
        return detail::owned<Tensor>(torc_as_strided_scatter_with(get(), src.get(), size, stride, &c));
    }
    template <class A, class... B, detail::when_positional<AsStridedScatterOptions, decltype(AsStridedScatterOptions::storage_offset), A> = 0>
    Tensor as_strided_scatter(const Tensor &src, const Ints &size, const Ints &stride, A &&first, B &&...more) const {
        return this->as_strided_scatter(src, size, stride, AsStridedScatterOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor fill_diagonal_(Number fill_value, const FillDiagonalInplaceOptions &options = {}) const {
        const torc_fill_diagonal_inplace_options c = options.c();
        return detail::owned<Tensor>(torc_fill_diagonal_inplace_with(get(), fill_value, &c));
    }
    template <class A, class... B, detail::when_positional<FillDiagonalInplaceOptions, decltype(FillDiagonalInplaceOptions::wrap), A> = 0>
    Tensor fill_diagonal_(Number fill_value, A &&first, B &&...more) const {
        return this->fill_diagonal_(fill_value, FillDiagonalInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor sum_to_size(const Ints &size) const {
        return detail::owned<Tensor>(torc_sum_to_size(get(), size));
    }
    Tensor index_select(Int dim, const Tensor &index) const {
        return detail::owned<Tensor>(torc_index_select(get(), dim, index.get()));
    }
    Tensor gather(Int dim, const Tensor &index) const {
        return detail::owned<Tensor>(torc_gather(get(), dim, index.get()));
    }
    Tensor scatter(Int dim, const Tensor &index, const Tensor &src) const {
        return detail::owned<Tensor>(torc_scatter(get(), dim, index.get(), src.get()));
    }
    Tensor scatter_(Int dim, const Tensor &index, const Tensor &src) const {
        return detail::owned<Tensor>(torc_scatter_(get(), dim, index.get(), src.get()));
    }
    Tensor scatter_value(Int dim, const Tensor &index, Number value) const {
        return detail::owned<Tensor>(torc_scatter_value(get(), dim, index.get(), value));
    }
    Tensor scatter_value_(Int dim, const Tensor &index, Number value) const {
        return detail::owned<Tensor>(torc_scatter_value_(get(), dim, index.get(), value));
    }
    Tensor scatter_add(Int dim, const Tensor &index, const Tensor &src) const {
        return detail::owned<Tensor>(torc_scatter_add(get(), dim, index.get(), src.get()));
    }
    Tensor scatter_add_(Int dim, const Tensor &index, const Tensor &src) const {
        return detail::owned<Tensor>(torc_scatter_add_(get(), dim, index.get(), src.get()));
    }
    Tensor scatter_reduce(Int dim, const Tensor &index, const Tensor &src, const Text &reduce, const ScatterReduceOptions &options = {}) const {
        const torc_scatter_reduce_options c = options.c();
        return detail::owned<Tensor>(torc_scatter_reduce_with(get(), dim, index.get(), src.get(), reduce, &c));
    }
    Tensor scatter_reduce_(Int dim, const Tensor &index, const Tensor &src, const Text &reduce, const ScatterReduceOptions &options = {}) const {
        const torc_scatter_reduce_options c = options.c();
        return detail::owned<Tensor>(torc_scatter_reduce_inplace_with(get(), dim, index.get(), src.get(), reduce, &c));
    }
    Tensor index_add(Int dim, const Tensor &index, const Tensor &source, const IndexAddOptions &options = {}) const {
        const torc_index_add_options c = options.c();
        return detail::owned<Tensor>(torc_index_add_with(get(), dim, index.get(), source.get(), &c));
    }
    Tensor index_add_(Int dim, const Tensor &index, const Tensor &source, const IndexAddOptions &options = {}) const {
        const torc_index_add_options c = options.c();
        return detail::owned<Tensor>(torc_index_add_inplace_with(get(), dim, index.get(), source.get(), &c));
    }
    Tensor index_copy(Int dim, const Tensor &index, const Tensor &source) const {
        return detail::owned<Tensor>(torc_index_copy(get(), dim, index.get(), source.get()));
    }
    Tensor index_copy_(Int dim, const Tensor &index, const Tensor &source) const {
        return detail::owned<Tensor>(torc_index_copy_(get(), dim, index.get(), source.get()));
    }
    Tensor index_fill(Int dim, const Tensor &index, Number value) const {
        return detail::owned<Tensor>(torc_index_fill(get(), dim, index.get(), value));
    }
    Tensor index_fill_(Int dim, const Tensor &index, Number value) const {
        return detail::owned<Tensor>(torc_index_fill_(get(), dim, index.get(), value));
    }
    SortResult sort(const SortOptions &options = {}) const;
    template <class A, class... B, detail::when_positional<SortOptions, decltype(SortOptions::dim), A> = 0>
    SortResult sort(A &&first, B &&...more) const;
    TopkResult topk(Int k, const TopkOptions &options = {}) const;
    template <class A, class... B, detail::when_positional<TopkOptions, decltype(TopkOptions::dim), A> = 0>
    TopkResult topk(Int k, A &&first, B &&...more) const;
    Tensor index_reduce(Int dim, const Tensor &index, const Tensor &source, const Text &reduce, const IndexReduceOptions &options = {}) const {
        const torc_index_reduce_options c = options.c();
        return detail::owned<Tensor>(torc_index_reduce_with(get(), dim, index.get(), source.get(), reduce, &c));
    }
    Tensor index_reduce_(Int dim, const Tensor &index, const Tensor &source, const Text &reduce, const IndexReduceOptions &options = {}) const {
        const torc_index_reduce_options c = options.c();
        return detail::owned<Tensor>(torc_index_reduce_inplace_with(get(), dim, index.get(), source.get(), reduce, &c));
    }
    Tensor argsort(const ArgsortOptions &options = {}) const {
        const torc_argsort_options c = options.c();
        return detail::owned<Tensor>(torc_argsort_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<ArgsortOptions, decltype(ArgsortOptions::dim), A> = 0>
    Tensor argsort(A &&first, B &&...more) const {
        return this->argsort(ArgsortOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor msort() const {
        return detail::owned<Tensor>(torc_msort(get()));
    }
    Tensor index_put(const std::vector<Tensor> &indices, const Tensor &values, const IndexPutOptions &options = {}) const {
        const torc_index_put_options c = options.c();
        return detail::owned<Tensor>(torc_index_put_with(get(), detail::TensorList(indices), values.get(), &c));
    }
    template <class A, class... B, detail::when_positional<IndexPutOptions, decltype(IndexPutOptions::accumulate), A> = 0>
    Tensor index_put(const std::vector<Tensor> &indices, const Tensor &values, A &&first, B &&...more) const {
        return this->index_put(indices, values, IndexPutOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor index_put_(const std::vector<Tensor> &indices, const Tensor &values, const IndexPutOptions &options = {}) const {
        const torc_index_put_options c = options.c();
        return detail::owned<Tensor>(torc_index_put_inplace_with(get(), detail::TensorList(indices), values.get(), &c));
    }
    template <class A, class... B, detail::when_positional<IndexPutOptions, decltype(IndexPutOptions::accumulate), A> = 0>
    Tensor index_put_(const std::vector<Tensor> &indices, const Tensor &values, A &&first, B &&...more) const {
        return this->index_put_(indices, values, IndexPutOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor masked_select(const Tensor &mask) const {
        return detail::owned<Tensor>(torc_masked_select(get(), mask.get()));
    }
    Tensor masked_scatter(const Tensor &mask, const Tensor &source) const {
        return detail::owned<Tensor>(torc_masked_scatter(get(), mask.get(), source.get()));
    }
    Tensor masked_scatter_(const Tensor &mask, const Tensor &source) const {
        return detail::owned<Tensor>(torc_masked_scatter_(get(), mask.get(), source.get()));
    }
    Tensor nonzero() const {
        return detail::owned<Tensor>(torc_nonzero(get()));
    }
    Tensor argwhere() const {
        return detail::owned<Tensor>(torc_argwhere(get()));
    }
    Tensor take(const Tensor &index) const {
        return detail::owned<Tensor>(torc_take(get(), index.get()));
    }
    Tensor put(const Tensor &index, const Tensor &source, const PutOptions &options = {}) const {
        const torc_put_options c = options.c();
        return detail::owned<Tensor>(torc_put_with(get(), index.get(), source.get(), &c));
    }
    template <class A, class... B, detail::when_positional<PutOptions, decltype(PutOptions::accumulate), A> = 0>
    Tensor put(const Tensor &index, const Tensor &source, A &&first, B &&...more) const {
        return this->put(index, source, PutOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor put_(const Tensor &index, const Tensor &source, const PutOptions &options = {}) const {
        const torc_put_options c = options.c();
        return detail::owned<Tensor>(torc_put_inplace_with(get(), index.get(), source.get(), &c));
    }
    template <class A, class... B, detail::when_positional<PutOptions, decltype(PutOptions::accumulate), A> = 0>
    Tensor put_(const Tensor &index, const Tensor &source, A &&first, B &&...more) const {
        return this->put_(index, source, PutOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor take_along_dim(const Tensor &indices, const TakeAlongDimOptions &options = {}) const {
        const torc_take_along_dim_options c = options.c();
        return detail::owned<Tensor>(torc_take_along_dim_with(get(), indices.get(), &c));
    }
    template <class A, class... B, detail::when_positional<TakeAlongDimOptions, decltype(TakeAlongDimOptions::dim), A> = 0>
    Tensor take_along_dim(const Tensor &indices, A &&first, B &&...more) const {
        return this->take_along_dim(indices, TakeAlongDimOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor repeat_interleave(Int repeats, const RepeatInterleaveOptions &options = {}) const {
        const torc_repeat_interleave_options c = options.c();
        return detail::owned<Tensor>(torc_repeat_interleave_with(get(), repeats, &c));
    }
    template <class A, class... B, detail::when_positional<RepeatInterleaveOptions, decltype(RepeatInterleaveOptions::dim), A> = 0>
    Tensor repeat_interleave(Int repeats, A &&first, B &&...more) const {
        return this->repeat_interleave(repeats, RepeatInterleaveOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor repeat_interleave_tensor(const Tensor &repeats, const RepeatInterleaveTensorOptions &options = {}) const {
        const torc_repeat_interleave_tensor_options c = options.c();
        return detail::owned<Tensor>(torc_repeat_interleave_tensor_with(get(), repeats.get(), &c));
    }
    template <class A, class... B, detail::when_positional<RepeatInterleaveTensorOptions, decltype(RepeatInterleaveTensorOptions::dim), A> = 0>
    Tensor repeat_interleave_tensor(const Tensor &repeats, A &&first, B &&...more) const {
        return this->repeat_interleave_tensor(repeats, RepeatInterleaveTensorOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor multinomial(Int num_samples, const MultinomialOptions &options = {}) const {
        const torc_multinomial_options c = options.c();
        return detail::owned<Tensor>(torc_multinomial_with(get(), num_samples, &c));
    }
    template <class A, class... B, detail::when_positional<MultinomialOptions, decltype(MultinomialOptions::replacement), A> = 0>
    Tensor multinomial(Int num_samples, A &&first, B &&...more) const {
        return this->multinomial(num_samples, MultinomialOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    KthvalueResult kthvalue(Int k, const KthvalueOptions &options = {}) const;
    template <class A, class... B, detail::when_positional<KthvalueOptions, decltype(KthvalueOptions::dim), A> = 0>
    KthvalueResult kthvalue(Int k, A &&first, B &&...more) const;
    ModeResult mode(const ModeOptions &options = {}) const;
    template <class A, class... B, detail::when_positional<ModeOptions, decltype(ModeOptions::dim), A> = 0>
    ModeResult mode(A &&first, B &&...more) const;
    Tensor bincount(const BincountOptions &options = {}) const {
        const torc_bincount_options c = options.c();
        return detail::owned<Tensor>(torc_bincount_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<BincountOptions, decltype(BincountOptions::weights), A> = 0>
    Tensor bincount(A &&first, B &&...more) const {
        return this->bincount(BincountOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor mm(const Tensor &mat2) const {
        return detail::owned<Tensor>(torc_mm(get(), mat2.get()));
    }
    Tensor bmm(const Tensor &mat2) const {
        return detail::owned<Tensor>(torc_bmm(get(), mat2.get()));
    }
    Tensor mv(const Tensor &vec) const {
        return detail::owned<Tensor>(torc_mv(get(), vec.get()));
    }
    Tensor dot(const Tensor &tensor) const {
        return detail::owned<Tensor>(torc_dot(get(), tensor.get()));
    }
    Tensor vdot(const Tensor &other) const {
        return detail::owned<Tensor>(torc_vdot(get(), other.get()));
    }
    Tensor addmm(const Tensor &mat1, const Tensor &mat2, const AddmmOptions &options = {}) const {
        const torc_addmm_options c = options.c();
        return detail::owned<Tensor>(torc_addmm_with(get(), mat1.get(), mat2.get(), &c));
    }
    Tensor addmm_(const Tensor &mat1, const Tensor &mat2, const AddmmOptions &options = {}) const {
        const torc_addmm_options c = options.c();
        return detail::owned<Tensor>(torc_addmm_inplace_with(get(), mat1.get(), mat2.get(), &c));
    }
    Tensor baddbmm(const Tensor &batch1, const Tensor &batch2, const BaddbmmOptions &options = {}) const {
        const torc_baddbmm_options c = options.c();
        return detail::owned<Tensor>(torc_baddbmm_with(get(), batch1.get(), batch2.get(), &c));
    }
    Tensor baddbmm_(const Tensor &batch1, const Tensor &batch2, const BaddbmmOptions &options = {}) const {
        const torc_baddbmm_options c = options.c();
        return detail::owned<Tensor>(torc_baddbmm_inplace_with(get(), batch1.get(), batch2.get(), &c));
    }
    Tensor addmv(const Tensor &mat, const Tensor &vec, const AddmvOptions &options = {}) const {
        const torc_addmv_options c = options.c();
        return detail::owned<Tensor>(torc_addmv_with(get(), mat.get(), vec.get(), &c));
    }
    Tensor addmv_(const Tensor &mat, const Tensor &vec, const AddmvOptions &options = {}) const {
        const torc_addmv_options c = options.c();
        return detail::owned<Tensor>(torc_addmv_inplace_with(get(), mat.get(), vec.get(), &c));
    }
    Tensor matmul(const Tensor &other) const {
        return detail::owned<Tensor>(torc_matmul(get(), other.get()));
    }
    Tensor outer(const Tensor &vec2) const {
        return detail::owned<Tensor>(torc_outer(get(), vec2.get()));
    }
    Tensor inner(const Tensor &other) const {
        return detail::owned<Tensor>(torc_inner(get(), other.get()));
    }
    Tensor kron(const Tensor &other) const {
        return detail::owned<Tensor>(torc_kron(get(), other.get()));
    }
    Tensor addr(const Tensor &vec1, const Tensor &vec2, const AddrOptions &options = {}) const {
        const torc_addr_options c = options.c();
        return detail::owned<Tensor>(torc_addr_with(get(), vec1.get(), vec2.get(), &c));
    }
    Tensor addr_(const Tensor &vec1, const Tensor &vec2, const AddrOptions &options = {}) const {
        const torc_addr_options c = options.c();
        return detail::owned<Tensor>(torc_addr_inplace_with(get(), vec1.get(), vec2.get(), &c));
    }
    Tensor addbmm(const Tensor &batch1, const Tensor &batch2, const AddbmmOptions &options = {}) const {
        const torc_addbmm_options c = options.c();
        return detail::owned<Tensor>(torc_addbmm_with(get(), batch1.get(), batch2.get(), &c));
    }
    Tensor addbmm_(const Tensor &batch1, const Tensor &batch2, const AddbmmOptions &options = {}) const {
        const torc_addbmm_options c = options.c();
        return detail::owned<Tensor>(torc_addbmm_inplace_with(get(), batch1.get(), batch2.get(), &c));
    }
    Tensor cross(const Tensor &other, const CrossOptions &options = {}) const {
        const torc_cross_options c = options.c();
        return detail::owned<Tensor>(torc_cross_with(get(), other.get(), &c));
    }
    template <class A, class... B, detail::when_positional<CrossOptions, decltype(CrossOptions::dim), A> = 0>
    Tensor cross(const Tensor &other, A &&first, B &&...more) const {
        return this->cross(other, CrossOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor _addmm_activation(const Tensor &mat1, const Tensor &mat2, const AddmmActivationOptions &options = {}) const {
        const torc__addmm_activation_options c = options.c();
        return detail::owned<Tensor>(torc__addmm_activation_with(get(), mat1.get(), mat2.get(), &c));
    }
    Tensor softmax(Int dim, const SoftmaxOptions &options = {}) const {
        const torc_softmax_options c = options.c();
        return detail::owned<Tensor>(torc_softmax_with(get(), dim, &c));
    }
    template <class A, class... B, detail::when_positional<SoftmaxOptions, decltype(SoftmaxOptions::dtype), A> = 0>
    Tensor softmax(Int dim, A &&first, B &&...more) const {
        return this->softmax(dim, SoftmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor log_softmax(Int dim, const LogSoftmaxOptions &options = {}) const {
        const torc_log_softmax_options c = options.c();
        return detail::owned<Tensor>(torc_log_softmax_with(get(), dim, &c));
    }
    template <class A, class... B, detail::when_positional<LogSoftmaxOptions, decltype(LogSoftmaxOptions::dtype), A> = 0>
    Tensor log_softmax(Int dim, A &&first, B &&...more) const {
        return this->log_softmax(dim, LogSoftmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    Tensor prelu(const Tensor &weight) const {
        return detail::owned<Tensor>(torc_prelu(get(), weight.get()));
    }
};

struct FrexpResult {
    Tensor mantissa, exponent;
};
struct MaxDimResult {
    Tensor values, indices;
};
struct MinDimResult {
    Tensor values, indices;
};
struct AminmaxResult {
    Tensor min, max;
};
struct VarMeanResult {
    Tensor var, mean;
};
struct StdMeanResult {
    Tensor std, mean;
};
struct CummaxResult {
    Tensor values, indices;
};
struct CumminResult {
    Tensor values, indices;
};
struct MedianDimResult {
    Tensor values, indices;
};
struct NanmedianDimResult {
    Tensor values, indices;
};
struct SortResult {
    Tensor values, indices;
};
struct TopkResult {
    Tensor values, indices;
};
struct Unique2Result {
    Tensor output, inverse_indices, counts;
};
struct UniqueDimResult {
    Tensor output, inverse_indices, counts;
};
struct UniqueConsecutiveResult {
    Tensor output, inverse_indices, counts;
};
struct KthvalueResult {
    Tensor values, indices;
};
struct ModeResult {
    Tensor values, indices;
};
struct NativeLayerNormResult {
    Tensor output, mean, rstd;
};
struct NativeBatchNormResult {
    Tensor output, save_mean, save_invstd;
};
struct NativeGroupNormResult {
    Tensor output, mean, rstd;
};
struct FusedRmsNormResult {
    Tensor output, rstd;
};
struct NativeDropoutResult {
    Tensor output, mask;
};
struct MaxPool2dWithIndicesResult {
    Tensor output, indices;
};
struct AdaptiveMaxPool2dResult {
    Tensor output, indices;
};
struct MaxPool3dWithIndicesResult {
    Tensor output, indices;
};
struct AdaptiveMaxPool3dResult {
    Tensor output, indices;
};
struct RnnTanhResult {
    Tensor output, hidden;
};
struct RnnTanhDataResult {
    Tensor output, hidden;
};
struct RnnReluResult {
    Tensor output, hidden;
};
struct RnnReluDataResult {
    Tensor output, hidden;
};
struct GruResult {
    Tensor output, hidden;
};
struct GruDataResult {
    Tensor output, hidden;
};
struct LstmResult {
    Tensor output, hidden, cell;
};
struct LstmDataResult {
    Tensor output, hidden, cell;
};
struct LstmCellResult {
    Tensor hidden, cell;
};
inline FrexpResult Tensor::frexp() const {
    const torc_frexp_result r = torc_frexp(get());
    return {detail::owned<Tensor>(r.mantissa), detail::owned<Tensor>(r.exponent)};
}
inline MaxDimResult Tensor::max_dim(Int dim, const MaxDimOptions &options) const {
    const torc_max_dim_options c = options.c();
    const torc_max_dim_result r = torc_max_dim_with(get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<MaxDimOptions, decltype(MaxDimOptions::keepdim), A>>
MaxDimResult Tensor::max_dim(Int dim, A &&first, B &&...more) const {
    return this->max_dim(dim, MaxDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline MinDimResult Tensor::min_dim(Int dim, const MinDimOptions &options) const {
    const torc_min_dim_options c = options.c();
    const torc_min_dim_result r = torc_min_dim_with(get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<MinDimOptions, decltype(MinDimOptions::keepdim), A>>
MinDimResult Tensor::min_dim(Int dim, A &&first, B &&...more) const {
    return this->min_dim(dim, MinDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline AminmaxResult Tensor::aminmax(const AminmaxOptions &options) const {
    const torc_aminmax_options c = options.c();
    const torc_aminmax_result r = torc_aminmax_with(get(), &c);
    return {detail::owned<Tensor>(r.min), detail::owned<Tensor>(r.max)};
}
inline CummaxResult Tensor::cummax(Int dim) const {
    const torc_cummax_result r = torc_cummax(get(), dim);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
inline CumminResult Tensor::cummin(Int dim) const {
    const torc_cummin_result r = torc_cummin(get(), dim);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
inline MedianDimResult Tensor::median_dim(Int dim, const MedianDimOptions &options) const {
    const torc_median_dim_options c = options.c();
    const torc_median_dim_result r = torc_median_dim_with(get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<MedianDimOptions, decltype(MedianDimOptions::keepdim), A>>
MedianDimResult Tensor::median_dim(Int dim, A &&first, B &&...more) const {
    return this->median_dim(dim, MedianDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline NanmedianDimResult Tensor::nanmedian_dim(Int dim, const NanmedianDimOptions &options) const {
    const torc_nanmedian_dim_options c = options.c();
    const torc_nanmedian_dim_result r = torc_nanmedian_dim_with(get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<NanmedianDimOptions, decltype(NanmedianDimOptions::keepdim), A>>
NanmedianDimResult Tensor::nanmedian_dim(Int dim, A &&first, B &&...more) const {
    return this->nanmedian_dim(dim, NanmedianDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline SortResult Tensor::sort(const SortOptions &options) const {
    const torc_sort_options c = options.c();
    const torc_sort_result r = torc_sort_with(get(), &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<SortOptions, decltype(SortOptions::dim), A>>
SortResult Tensor::sort(A &&first, B &&...more) const {
    return this->sort(SortOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline TopkResult Tensor::topk(Int k, const TopkOptions &options) const {
    const torc_topk_options c = options.c();
    const torc_topk_result r = torc_topk_with(get(), k, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<TopkOptions, decltype(TopkOptions::dim), A>>
TopkResult Tensor::topk(Int k, A &&first, B &&...more) const {
    return this->topk(k, TopkOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline KthvalueResult Tensor::kthvalue(Int k, const KthvalueOptions &options) const {
    const torc_kthvalue_options c = options.c();
    const torc_kthvalue_result r = torc_kthvalue_with(get(), k, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<KthvalueOptions, decltype(KthvalueOptions::dim), A>>
KthvalueResult Tensor::kthvalue(Int k, A &&first, B &&...more) const {
    return this->kthvalue(k, KthvalueOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline ModeResult Tensor::mode(const ModeOptions &options) const {
    const torc_mode_options c = options.c();
    const torc_mode_result r = torc_mode_with(get(), &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<ModeOptions, decltype(ModeOptions::dim), A>>
ModeResult Tensor::mode(A &&first, B &&...more) const {
    return this->mode(ModeOptions{std::forward<A>(first), std::forward<B>(more)...});
}

namespace detail {
inline std::vector<Tensor> tensors(torc_tensors list) {
    if (!list.count) check_error();
    std::vector<Tensor> own;
    own.reserve(static_cast<size_t>(list.count));
    for (int64_t i = 0; i < list.count; i++) own.emplace_back(list.data[i]);
    return own;
}
inline std::vector<Tensor> tensors(const torc_tensor *p, int64_t n) { return tensors(torc_tensors_of(p, n)); }
} // namespace detail

/* --------------------------------------------------------------------------------------------- operators */

/** add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 *  self + alpha * other, elementwise. */
inline Tensor add(const Tensor &self, const Tensor &other, const AddOptions &options = {}) {
    const torc_add_options c = options.c();
    return detail::owned<Tensor>(torc_add_with(self.get(), other.get(), &c));
}
inline Tensor add_(const Tensor &self, const Tensor &other, const AddOptions &options = {}) {
    const torc_add_options c = options.c();
    return detail::owned<Tensor>(torc_add_inplace_with(self.get(), other.get(), &c));
}
inline Tensor add_out(const Tensor &out, const Tensor &self, const Tensor &other, const AddOptions &options = {}) {
    const torc_add_options c = options.c();
    return detail::owned<Tensor>(torc_add_out_with(out.get(), self.get(), other.get(), &c));
}
inline Tensor add(const Tensor &self, Number other, const AddOptions &options = {}) {
    const torc_add_options c = options.c();
    return detail::owned<Tensor>(torc_add_scalar_with(self.get(), other, &c));
}
inline Tensor add_(const Tensor &self, Number other, const AddOptions &options = {}) {
    const torc_add_options c = options.c();
    return detail::owned<Tensor>(torc_add_scalar_inplace_with(self.get(), other, &c));
}
/** sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 *  self - alpha * other, elementwise. */
inline Tensor sub(const Tensor &self, const Tensor &other, const SubOptions &options = {}) {
    const torc_sub_options c = options.c();
    return detail::owned<Tensor>(torc_sub_with(self.get(), other.get(), &c));
}
inline Tensor sub_(const Tensor &self, const Tensor &other, const SubOptions &options = {}) {
    const torc_sub_options c = options.c();
    return detail::owned<Tensor>(torc_sub_inplace_with(self.get(), other.get(), &c));
}
inline Tensor sub_out(const Tensor &out, const Tensor &self, const Tensor &other, const SubOptions &options = {}) {
    const torc_sub_options c = options.c();
    return detail::owned<Tensor>(torc_sub_out_with(out.get(), self.get(), other.get(), &c));
}
inline Tensor sub(const Tensor &self, Number other, const SubOptions &options = {}) {
    const torc_sub_options c = options.c();
    return detail::owned<Tensor>(torc_sub_scalar_with(self.get(), other, &c));
}
inline Tensor sub_(const Tensor &self, Number other, const SubOptions &options = {}) {
    const torc_sub_options c = options.c();
    return detail::owned<Tensor>(torc_sub_scalar_inplace_with(self.get(), other, &c));
}
/** rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
 *  other - alpha * self, elementwise. */
inline Tensor rsub(const Tensor &self, const Tensor &other, const RsubOptions &options = {}) {
    const torc_rsub_options c = options.c();
    return detail::owned<Tensor>(torc_rsub_with(self.get(), other.get(), &c));
}
inline Tensor rsub(const Tensor &self, Number other, const RsubOptions &options = {}) {
    const torc_rsub_options c = options.c();
    return detail::owned<Tensor>(torc_rsub_scalar_with(self.get(), other, &c));
}
/** mul.Tensor(Tensor self, Tensor other) -> Tensor
 *  self * other, elementwise. */
inline Tensor mul(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_mul(self.get(), other.get()));
}
inline Tensor mul_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_mul_(self.get(), other.get()));
}
inline Tensor mul_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_mul_out(out.get(), self.get(), other.get()));
}
inline Tensor mul(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_mul_scalar(self.get(), other));
}
inline Tensor mul_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_mul_scalar_(self.get(), other));
}
/** div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor
 *  self / other; rounding_mode 'trunc' rounds the quotient toward zero, 'floor' down. */
inline Tensor div(const Tensor &self, const Tensor &other, const DivOptions &options = {}) {
    const torc_div_options c = options.c();
    return detail::owned<Tensor>(torc_div_with(self.get(), other.get(), &c));
}
inline Tensor div_(const Tensor &self, const Tensor &other, const DivOptions &options = {}) {
    const torc_div_options c = options.c();
    return detail::owned<Tensor>(torc_div_inplace_with(self.get(), other.get(), &c));
}
inline Tensor div_out(const Tensor &out, const Tensor &self, const Tensor &other, const DivOptions &options = {}) {
    const torc_div_options c = options.c();
    return detail::owned<Tensor>(torc_div_out_with(out.get(), self.get(), other.get(), &c));
}
inline Tensor div(const Tensor &self, Number other, const DivOptions &options = {}) {
    const torc_div_options c = options.c();
    return detail::owned<Tensor>(torc_div_scalar_with(self.get(), other, &c));
}
inline Tensor div_(const Tensor &self, Number other, const DivOptions &options = {}) {
    const torc_div_options c = options.c();
    return detail::owned<Tensor>(torc_div_scalar_inplace_with(self.get(), other, &c));
}
/** true_divide.Tensor(Tensor self, Tensor other) -> Tensor
 *  self / other; integers are divided as floating-point numbers. */
inline Tensor true_divide(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_true_divide(self.get(), other.get()));
}
inline Tensor true_divide_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_true_divide_(self.get(), other.get()));
}
inline Tensor true_divide_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_true_divide_out(out.get(), self.get(), other.get()));
}
inline Tensor true_divide(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_true_divide_scalar(self.get(), other));
}
inline Tensor true_divide_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_true_divide_scalar_(self.get(), other));
}
/** floor_divide(Tensor self, Tensor other) -> Tensor
 *  The quotient rounded down. */
inline Tensor floor_divide(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_floor_divide(self.get(), other.get()));
}
inline Tensor floor_divide_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_floor_divide_(self.get(), other.get()));
}
inline Tensor floor_divide_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_floor_divide_out(out.get(), self.get(), other.get()));
}
inline Tensor floor_divide(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_floor_divide_scalar(self.get(), other));
}
inline Tensor floor_divide_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_floor_divide_scalar_(self.get(), other));
}
/** remainder.Tensor(Tensor self, Tensor other) -> Tensor
 *  Python's modulus: the result has the sign of other. */
inline Tensor remainder(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_remainder(self.get(), other.get()));
}
inline Tensor remainder_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_remainder_(self.get(), other.get()));
}
inline Tensor remainder_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_remainder_out(out.get(), self.get(), other.get()));
}
inline Tensor remainder(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_remainder_scalar(self.get(), other));
}
inline Tensor remainder_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_remainder_scalar_(self.get(), other));
}
/** fmod.Tensor(Tensor self, Tensor other) -> Tensor
 *  C's fmod: the result has the sign of self. */
inline Tensor fmod(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_fmod(self.get(), other.get()));
}
inline Tensor fmod_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_fmod_(self.get(), other.get()));
}
inline Tensor fmod_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_fmod_out(out.get(), self.get(), other.get()));
}
inline Tensor fmod(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_fmod_scalar(self.get(), other));
}
inline Tensor fmod_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_fmod_scalar_(self.get(), other));
}
/** pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
 *  self to the power of exponent. */
inline Tensor pow(const Tensor &self, const Tensor &exponent) {
    return detail::owned<Tensor>(torc_pow(self.get(), exponent.get()));
}
inline Tensor pow_(const Tensor &self, const Tensor &exponent) {
    return detail::owned<Tensor>(torc_pow_(self.get(), exponent.get()));
}
inline Tensor pow_out(const Tensor &out, const Tensor &self, const Tensor &exponent) {
    return detail::owned<Tensor>(torc_pow_out(out.get(), self.get(), exponent.get()));
}
inline Tensor pow(const Tensor &self, Number exponent) {
    return detail::owned<Tensor>(torc_pow_scalar(self.get(), exponent));
}
inline Tensor pow_(const Tensor &self, Number exponent) {
    return detail::owned<Tensor>(torc_pow_scalar_(self.get(), exponent));
}
/** float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
 *  pow, computed in float64, or complex128. */
inline Tensor float_power(const Tensor &self, const Tensor &exponent) {
    return detail::owned<Tensor>(torc_float_power(self.get(), exponent.get()));
}
inline Tensor float_power_(const Tensor &self, const Tensor &exponent) {
    return detail::owned<Tensor>(torc_float_power_(self.get(), exponent.get()));
}
inline Tensor float_power_out(const Tensor &out, const Tensor &self, const Tensor &exponent) {
    return detail::owned<Tensor>(torc_float_power_out(out.get(), self.get(), exponent.get()));
}
inline Tensor float_power(const Tensor &self, Number exponent) {
    return detail::owned<Tensor>(torc_float_power_scalar(self.get(), exponent));
}
inline Tensor float_power_(const Tensor &self, Number exponent) {
    return detail::owned<Tensor>(torc_float_power_scalar_(self.get(), exponent));
}
/** ldexp.Tensor(Tensor self, Tensor other) -> Tensor
 *  self * 2 ** other. */
inline Tensor ldexp(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_ldexp(self.get(), other.get()));
}
inline Tensor ldexp_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_ldexp_(self.get(), other.get()));
}
inline Tensor ldexp_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_ldexp_out(out.get(), self.get(), other.get()));
}
/** gcd(Tensor self, Tensor other) -> Tensor
 *  The greatest common divisor. */
inline Tensor gcd(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_gcd(self.get(), other.get()));
}
inline Tensor gcd_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_gcd_(self.get(), other.get()));
}
inline Tensor gcd_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_gcd_out(out.get(), self.get(), other.get()));
}
/** lcm(Tensor self, Tensor other) -> Tensor
 *  The least common multiple. */
inline Tensor lcm(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_lcm(self.get(), other.get()));
}
inline Tensor lcm_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_lcm_(self.get(), other.get()));
}
inline Tensor lcm_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_lcm_out(out.get(), self.get(), other.get()));
}
/** neg(Tensor self) -> Tensor
 *  -self. */
inline Tensor neg(const Tensor &self) {
    return detail::owned<Tensor>(torc_neg(self.get()));
}
inline Tensor neg_(const Tensor &self) {
    return detail::owned<Tensor>(torc_neg_(self.get()));
}
inline Tensor neg_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_neg_out(out.get(), self.get()));
}
/** abs(Tensor self) -> Tensor
 *  The absolute value. */
inline Tensor abs(const Tensor &self) {
    return detail::owned<Tensor>(torc_abs(self.get()));
}
inline Tensor abs_(const Tensor &self) {
    return detail::owned<Tensor>(torc_abs_(self.get()));
}
inline Tensor abs_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_abs_out(out.get(), self.get()));
}
/** conj_physical(Tensor self) -> Tensor
 *  The conjugate, computed now; self if that is real. */
inline Tensor conj_physical(const Tensor &self) {
    return detail::owned<Tensor>(torc_conj_physical(self.get()));
}
inline Tensor conj_physical_(const Tensor &self) {
    return detail::owned<Tensor>(torc_conj_physical_(self.get()));
}
inline Tensor conj_physical_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_conj_physical_out(out.get(), self.get()));
}
/** sign(Tensor self) -> Tensor
 *  -1, 0 or 1; 0 for NaN. */
inline Tensor sign(const Tensor &self) {
    return detail::owned<Tensor>(torc_sign(self.get()));
}
inline Tensor sign_(const Tensor &self) {
    return detail::owned<Tensor>(torc_sign_(self.get()));
}
inline Tensor sign_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_sign_out(out.get(), self.get()));
}
/** sgn(Tensor self) -> Tensor
 *  sign; of a complex number the one of magnitude 1 in its direction, 0 of 0. */
inline Tensor sgn(const Tensor &self) {
    return detail::owned<Tensor>(torc_sgn(self.get()));
}
inline Tensor sgn_(const Tensor &self) {
    return detail::owned<Tensor>(torc_sgn_(self.get()));
}
inline Tensor sgn_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_sgn_out(out.get(), self.get()));
}
/** angle(Tensor self) -> Tensor
 *  The angle of a complex number in radians; of a real one 0, or pi if it is negative. */
inline Tensor angle(const Tensor &self) {
    return detail::owned<Tensor>(torc_angle(self.get()));
}
inline Tensor angle_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_angle_out(out.get(), self.get()));
}
/** square(Tensor self) -> Tensor
 *  self * self. */
inline Tensor square(const Tensor &self) {
    return detail::owned<Tensor>(torc_square(self.get()));
}
inline Tensor square_(const Tensor &self) {
    return detail::owned<Tensor>(torc_square_(self.get()));
}
inline Tensor square_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_square_out(out.get(), self.get()));
}
/** sqrt(Tensor self) -> Tensor
 *  The square root. */
inline Tensor sqrt(const Tensor &self) {
    return detail::owned<Tensor>(torc_sqrt(self.get()));
}
inline Tensor sqrt_(const Tensor &self) {
    return detail::owned<Tensor>(torc_sqrt_(self.get()));
}
inline Tensor sqrt_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_sqrt_out(out.get(), self.get()));
}
/** rsqrt(Tensor self) -> Tensor
 *  1 / sqrt(self). */
inline Tensor rsqrt(const Tensor &self) {
    return detail::owned<Tensor>(torc_rsqrt(self.get()));
}
inline Tensor rsqrt_(const Tensor &self) {
    return detail::owned<Tensor>(torc_rsqrt_(self.get()));
}
inline Tensor rsqrt_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_rsqrt_out(out.get(), self.get()));
}
/** reciprocal(Tensor self) -> Tensor
 *  1 / self. */
inline Tensor reciprocal(const Tensor &self) {
    return detail::owned<Tensor>(torc_reciprocal(self.get()));
}
inline Tensor reciprocal_(const Tensor &self) {
    return detail::owned<Tensor>(torc_reciprocal_(self.get()));
}
inline Tensor reciprocal_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_reciprocal_out(out.get(), self.get()));
}
/** addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
 *  self + value * tensor1 * tensor2. */
inline Tensor addcmul(const Tensor &self, const Tensor &tensor1, const Tensor &tensor2, const AddcmulOptions &options = {}) {
    const torc_addcmul_options c = options.c();
    return detail::owned<Tensor>(torc_addcmul_with(self.get(), tensor1.get(), tensor2.get(), &c));
}
inline Tensor addcmul_(const Tensor &self, const Tensor &tensor1, const Tensor &tensor2, const AddcmulOptions &options = {}) {
    const torc_addcmul_options c = options.c();
    return detail::owned<Tensor>(torc_addcmul_inplace_with(self.get(), tensor1.get(), tensor2.get(), &c));
}
inline Tensor addcmul_out(const Tensor &out, const Tensor &self, const Tensor &tensor1, const Tensor &tensor2, const AddcmulOptions &options = {}) {
    const torc_addcmul_options c = options.c();
    return detail::owned<Tensor>(torc_addcmul_out_with(out.get(), self.get(), tensor1.get(), tensor2.get(), &c));
}
/** addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
 *  self + value * tensor1 / tensor2. */
inline Tensor addcdiv(const Tensor &self, const Tensor &tensor1, const Tensor &tensor2, const AddcdivOptions &options = {}) {
    const torc_addcdiv_options c = options.c();
    return detail::owned<Tensor>(torc_addcdiv_with(self.get(), tensor1.get(), tensor2.get(), &c));
}
inline Tensor addcdiv_(const Tensor &self, const Tensor &tensor1, const Tensor &tensor2, const AddcdivOptions &options = {}) {
    const torc_addcdiv_options c = options.c();
    return detail::owned<Tensor>(torc_addcdiv_inplace_with(self.get(), tensor1.get(), tensor2.get(), &c));
}
inline Tensor addcdiv_out(const Tensor &out, const Tensor &self, const Tensor &tensor1, const Tensor &tensor2, const AddcdivOptions &options = {}) {
    const torc_addcdiv_options c = options.c();
    return detail::owned<Tensor>(torc_addcdiv_out_with(out.get(), self.get(), tensor1.get(), tensor2.get(), &c));
}
/** lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
 *  self + weight * (end - self). */
inline Tensor lerp(const Tensor &self, const Tensor &end, const Tensor &weight) {
    return detail::owned<Tensor>(torc_lerp(self.get(), end.get(), weight.get()));
}
inline Tensor lerp_(const Tensor &self, const Tensor &end, const Tensor &weight) {
    return detail::owned<Tensor>(torc_lerp_(self.get(), end.get(), weight.get()));
}
inline Tensor lerp_out(const Tensor &out, const Tensor &self, const Tensor &end, const Tensor &weight) {
    return detail::owned<Tensor>(torc_lerp_out(out.get(), self.get(), end.get(), weight.get()));
}
/** lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
 *  lerp with a number as weight. */
inline Tensor lerp(const Tensor &self, const Tensor &end, Number weight) {
    return detail::owned<Tensor>(torc_lerp_scalar(self.get(), end.get(), weight));
}
inline Tensor lerp_(const Tensor &self, const Tensor &end, Number weight) {
    return detail::owned<Tensor>(torc_lerp_scalar_(self.get(), end.get(), weight));
}
inline Tensor lerp_scalar_out(const Tensor &out, const Tensor &self, const Tensor &end, Number weight) {
    return detail::owned<Tensor>(torc_lerp_scalar_out(out.get(), self.get(), end.get(), weight));
}
/** ceil(Tensor self) -> Tensor
 *  Round up. */
inline Tensor ceil(const Tensor &self) {
    return detail::owned<Tensor>(torc_ceil(self.get()));
}
inline Tensor ceil_(const Tensor &self) {
    return detail::owned<Tensor>(torc_ceil_(self.get()));
}
inline Tensor ceil_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_ceil_out(out.get(), self.get()));
}
/** floor(Tensor self) -> Tensor
 *  Round down. */
inline Tensor floor(const Tensor &self) {
    return detail::owned<Tensor>(torc_floor(self.get()));
}
inline Tensor floor_(const Tensor &self) {
    return detail::owned<Tensor>(torc_floor_(self.get()));
}
inline Tensor floor_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_floor_out(out.get(), self.get()));
}
/** trunc(Tensor self) -> Tensor
 *  Round toward zero. */
inline Tensor trunc(const Tensor &self) {
    return detail::owned<Tensor>(torc_trunc(self.get()));
}
inline Tensor trunc_(const Tensor &self) {
    return detail::owned<Tensor>(torc_trunc_(self.get()));
}
inline Tensor trunc_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_trunc_out(out.get(), self.get()));
}
/** round.decimals(Tensor self, *, int decimals=0) -> Tensor
 *  Round to the nearest, ties to even, to a number of decimal places. */
inline Tensor round(const Tensor &self, const RoundOptions &options = {}) {
    const torc_round_options c = options.c();
    return detail::owned<Tensor>(torc_round_with(self.get(), &c));
}
inline Tensor round_(const Tensor &self, const RoundOptions &options = {}) {
    const torc_round_options c = options.c();
    return detail::owned<Tensor>(torc_round_inplace_with(self.get(), &c));
}
inline Tensor round_out(const Tensor &out, const Tensor &self, const RoundOptions &options = {}) {
    const torc_round_options c = options.c();
    return detail::owned<Tensor>(torc_round_out_with(out.get(), self.get(), &c));
}
/** frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)
 *  mantissa * 2 ** exponent with the mantissa in [0.5, 1); 0, infinities and NaN have exponent 0. */
inline FrexpResult frexp(const Tensor &self) {
    const torc_frexp_result r = torc_frexp(self.get());
    return {detail::owned<Tensor>(r.mantissa), detail::owned<Tensor>(r.exponent)};
}
inline FrexpResult frexp_out(const FrexpResult &out, const Tensor &self) {
    const torc_frexp_result r = torc_frexp_out(torc_frexp_result{out.mantissa.get(), out.exponent.get()}, self.get());
    return {detail::owned<Tensor>(r.mantissa), detail::owned<Tensor>(r.exponent)};
}
/** frac(Tensor self) -> Tensor
 *  The fractional part, with the sign of self. */
inline Tensor frac(const Tensor &self) {
    return detail::owned<Tensor>(torc_frac(self.get()));
}
inline Tensor frac_(const Tensor &self) {
    return detail::owned<Tensor>(torc_frac_(self.get()));
}
inline Tensor frac_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_frac_out(out.get(), self.get()));
}
/** exp(Tensor self) -> Tensor
 *  e to the power of self. */
inline Tensor exp(const Tensor &self) {
    return detail::owned<Tensor>(torc_exp(self.get()));
}
inline Tensor exp_(const Tensor &self) {
    return detail::owned<Tensor>(torc_exp_(self.get()));
}
inline Tensor exp_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_exp_out(out.get(), self.get()));
}
/** exp2(Tensor self) -> Tensor
 *  2 to the power of self. */
inline Tensor exp2(const Tensor &self) {
    return detail::owned<Tensor>(torc_exp2(self.get()));
}
inline Tensor exp2_(const Tensor &self) {
    return detail::owned<Tensor>(torc_exp2_(self.get()));
}
inline Tensor exp2_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_exp2_out(out.get(), self.get()));
}
/** expm1(Tensor self) -> Tensor
 *  exp(self) - 1, exact near 0. */
inline Tensor expm1(const Tensor &self) {
    return detail::owned<Tensor>(torc_expm1(self.get()));
}
inline Tensor expm1_(const Tensor &self) {
    return detail::owned<Tensor>(torc_expm1_(self.get()));
}
inline Tensor expm1_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_expm1_out(out.get(), self.get()));
}
/** log(Tensor self) -> Tensor
 *  The natural logarithm. */
inline Tensor log(const Tensor &self) {
    return detail::owned<Tensor>(torc_log(self.get()));
}
inline Tensor log_(const Tensor &self) {
    return detail::owned<Tensor>(torc_log_(self.get()));
}
inline Tensor log_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_log_out(out.get(), self.get()));
}
/** log2(Tensor self) -> Tensor
 *  The logarithm to base 2. */
inline Tensor log2(const Tensor &self) {
    return detail::owned<Tensor>(torc_log2(self.get()));
}
inline Tensor log2_(const Tensor &self) {
    return detail::owned<Tensor>(torc_log2_(self.get()));
}
inline Tensor log2_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_log2_out(out.get(), self.get()));
}
/** log10(Tensor self) -> Tensor
 *  The logarithm to base 10. */
inline Tensor log10(const Tensor &self) {
    return detail::owned<Tensor>(torc_log10(self.get()));
}
inline Tensor log10_(const Tensor &self) {
    return detail::owned<Tensor>(torc_log10_(self.get()));
}
inline Tensor log10_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_log10_out(out.get(), self.get()));
}
/** log1p(Tensor self) -> Tensor
 *  log(1 + self), exact near 0. */
inline Tensor log1p(const Tensor &self) {
    return detail::owned<Tensor>(torc_log1p(self.get()));
}
inline Tensor log1p_(const Tensor &self) {
    return detail::owned<Tensor>(torc_log1p_(self.get()));
}
inline Tensor log1p_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_log1p_out(out.get(), self.get()));
}
/** logaddexp(Tensor self, Tensor other) -> Tensor
 *  log(exp(self) + exp(other)) without overflow. */
inline Tensor logaddexp(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logaddexp(self.get(), other.get()));
}
inline Tensor logaddexp_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logaddexp_out(out.get(), self.get(), other.get()));
}
/** logaddexp2(Tensor self, Tensor other) -> Tensor
 *  log2(2 ** self + 2 ** other) without overflow. */
inline Tensor logaddexp2(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logaddexp2(self.get(), other.get()));
}
inline Tensor logaddexp2_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logaddexp2_out(out.get(), self.get(), other.get()));
}
/** xlogy.Tensor(Tensor self, Tensor other) -> Tensor
 *  self * log(other), 0 where self is 0. */
inline Tensor xlogy(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_xlogy(self.get(), other.get()));
}
inline Tensor xlogy_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_xlogy_(self.get(), other.get()));
}
inline Tensor xlogy_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_xlogy_out(out.get(), self.get(), other.get()));
}
inline Tensor xlogy(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_xlogy_scalar(self.get(), other));
}
inline Tensor xlogy_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_xlogy_scalar_(self.get(), other));
}
/** special_xlog1py(Tensor self, Tensor other) -> Tensor
 *  self * log1p(other), 0 where self is 0. */
inline Tensor special_xlog1py(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_special_xlog1py(self.get(), other.get()));
}
inline Tensor special_xlog1py_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_special_xlog1py_out(out.get(), self.get(), other.get()));
}
inline Tensor special_xlog1py(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_special_xlog1py_scalar(self.get(), other));
}
/** special_entr(Tensor self) -> Tensor
 *  -self * log(self), 0 at 0, and -inf where self is negative. */
inline Tensor special_entr(const Tensor &self) {
    return detail::owned<Tensor>(torc_special_entr(self.get()));
}
inline Tensor special_entr_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_special_entr_out(out.get(), self.get()));
}
/** lgamma(Tensor self) -> Tensor
 *  The logarithm of the gamma function's magnitude. */
inline Tensor lgamma(const Tensor &self) {
    return detail::owned<Tensor>(torc_lgamma(self.get()));
}
inline Tensor lgamma_(const Tensor &self) {
    return detail::owned<Tensor>(torc_lgamma_(self.get()));
}
inline Tensor lgamma_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_lgamma_out(out.get(), self.get()));
}
/** digamma(Tensor self) -> Tensor
 *  The derivative of lgamma. */
inline Tensor digamma(const Tensor &self) {
    return detail::owned<Tensor>(torc_digamma(self.get()));
}
inline Tensor digamma_(const Tensor &self) {
    return detail::owned<Tensor>(torc_digamma_(self.get()));
}
inline Tensor digamma_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_digamma_out(out.get(), self.get()));
}
/** igamma(Tensor self, Tensor other) -> Tensor
 *  The regularized lower incomplete gamma function: self is the shape, other the bound of the integral. */
inline Tensor igamma(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_igamma(self.get(), other.get()));
}
inline Tensor igamma_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_igamma_(self.get(), other.get()));
}
inline Tensor igamma_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_igamma_out(out.get(), self.get(), other.get()));
}
/** igammac(Tensor self, Tensor other) -> Tensor
 *  1 - igamma(self, other), without its loss of digits where that is near 1. */
inline Tensor igammac(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_igammac(self.get(), other.get()));
}
inline Tensor igammac_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_igammac_(self.get(), other.get()));
}
inline Tensor igammac_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_igammac_out(out.get(), self.get(), other.get()));
}
/** special_zeta(Tensor self, Tensor other) -> Tensor
 *  Hurwitz's zeta function: the sum of (other + k) ** -self over all k from 0 on. */
inline Tensor special_zeta(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_special_zeta(self.get(), other.get()));
}
inline Tensor special_zeta_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_special_zeta_out(out.get(), self.get(), other.get()));
}
inline Tensor special_zeta(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_special_zeta_scalar(self.get(), other));
}
/** special_erfcx(Tensor self) -> Tensor
 *  exp(self ** 2) * erfc(self) without overflow. */
inline Tensor special_erfcx(const Tensor &self) {
    return detail::owned<Tensor>(torc_special_erfcx(self.get()));
}
inline Tensor special_erfcx_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_special_erfcx_out(out.get(), self.get()));
}
/** special_ndtr(Tensor self) -> Tensor
 *  The area of the normal distribution left of self. */
inline Tensor special_ndtr(const Tensor &self) {
    return detail::owned<Tensor>(torc_special_ndtr(self.get()));
}
inline Tensor special_ndtr_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_special_ndtr_out(out.get(), self.get()));
}
/** special_log_ndtr(Tensor self) -> Tensor
 *  The logarithm of ndtr, exact also far to the left. */
inline Tensor special_log_ndtr(const Tensor &self) {
    return detail::owned<Tensor>(torc_special_log_ndtr(self.get()));
}
inline Tensor special_log_ndtr_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_special_log_ndtr_out(out.get(), self.get()));
}
/** special_ndtri(Tensor self) -> Tensor
 *  The inverse of ndtr. */
inline Tensor special_ndtri(const Tensor &self) {
    return detail::owned<Tensor>(torc_special_ndtri(self.get()));
}
inline Tensor special_ndtri_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_special_ndtri_out(out.get(), self.get()));
}
/** i0(Tensor self) -> Tensor
 *  The modified Bessel function of the first kind of order 0. */
inline Tensor i0(const Tensor &self) {
    return detail::owned<Tensor>(torc_i0(self.get()));
}
inline Tensor i0_(const Tensor &self) {
    return detail::owned<Tensor>(torc_i0_(self.get()));
}
inline Tensor i0_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_i0_out(out.get(), self.get()));
}
/** special_i0e(Tensor self) -> Tensor
 *  exp(-|self|) * i0(self). */
inline Tensor special_i0e(const Tensor &self) {
    return detail::owned<Tensor>(torc_special_i0e(self.get()));
}
inline Tensor special_i0e_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_special_i0e_out(out.get(), self.get()));
}
/** special_i1(Tensor self) -> Tensor
 *  The modified Bessel function of the first kind of order 1. */
inline Tensor special_i1(const Tensor &self) {
    return detail::owned<Tensor>(torc_special_i1(self.get()));
}
inline Tensor special_i1_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_special_i1_out(out.get(), self.get()));
}
/** special_i1e(Tensor self) -> Tensor
 *  exp(-|self|) * i1(self). */
inline Tensor special_i1e(const Tensor &self) {
    return detail::owned<Tensor>(torc_special_i1e(self.get()));
}
inline Tensor special_i1e_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_special_i1e_out(out.get(), self.get()));
}
/** polygamma(Tensor self, int n) -> Tensor
 *  Derivative number n of digamma. */
inline Tensor polygamma(const Tensor &self, Int n) {
    return detail::owned<Tensor>(torc_polygamma(self.get(), n));
}
inline Tensor polygamma_(const Tensor &self, Int n) {
    return detail::owned<Tensor>(torc_polygamma_(self.get(), n));
}
inline Tensor polygamma_out(const Tensor &out, const Tensor &self, Int n) {
    return detail::owned<Tensor>(torc_polygamma_out(out.get(), self.get(), n));
}
/** sin(Tensor self) -> Tensor
 *  The sine. */
inline Tensor sin(const Tensor &self) {
    return detail::owned<Tensor>(torc_sin(self.get()));
}
inline Tensor sin_(const Tensor &self) {
    return detail::owned<Tensor>(torc_sin_(self.get()));
}
inline Tensor sin_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_sin_out(out.get(), self.get()));
}
/** cos(Tensor self) -> Tensor
 *  The cosine. */
inline Tensor cos(const Tensor &self) {
    return detail::owned<Tensor>(torc_cos(self.get()));
}
inline Tensor cos_(const Tensor &self) {
    return detail::owned<Tensor>(torc_cos_(self.get()));
}
inline Tensor cos_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_cos_out(out.get(), self.get()));
}
/** tan(Tensor self) -> Tensor
 *  The tangent. */
inline Tensor tan(const Tensor &self) {
    return detail::owned<Tensor>(torc_tan(self.get()));
}
inline Tensor tan_(const Tensor &self) {
    return detail::owned<Tensor>(torc_tan_(self.get()));
}
inline Tensor tan_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_tan_out(out.get(), self.get()));
}
/** asin(Tensor self) -> Tensor
 *  The arcsine. */
inline Tensor asin(const Tensor &self) {
    return detail::owned<Tensor>(torc_asin(self.get()));
}
inline Tensor asin_(const Tensor &self) {
    return detail::owned<Tensor>(torc_asin_(self.get()));
}
inline Tensor asin_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_asin_out(out.get(), self.get()));
}
/** acos(Tensor self) -> Tensor
 *  The arccosine. */
inline Tensor acos(const Tensor &self) {
    return detail::owned<Tensor>(torc_acos(self.get()));
}
inline Tensor acos_(const Tensor &self) {
    return detail::owned<Tensor>(torc_acos_(self.get()));
}
inline Tensor acos_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_acos_out(out.get(), self.get()));
}
/** atan(Tensor self) -> Tensor
 *  The arctangent. */
inline Tensor atan(const Tensor &self) {
    return detail::owned<Tensor>(torc_atan(self.get()));
}
inline Tensor atan_(const Tensor &self) {
    return detail::owned<Tensor>(torc_atan_(self.get()));
}
inline Tensor atan_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_atan_out(out.get(), self.get()));
}
/** sinh(Tensor self) -> Tensor
 *  The hyperbolic sine. */
inline Tensor sinh(const Tensor &self) {
    return detail::owned<Tensor>(torc_sinh(self.get()));
}
inline Tensor sinh_(const Tensor &self) {
    return detail::owned<Tensor>(torc_sinh_(self.get()));
}
inline Tensor sinh_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_sinh_out(out.get(), self.get()));
}
/** cosh(Tensor self) -> Tensor
 *  The hyperbolic cosine. */
inline Tensor cosh(const Tensor &self) {
    return detail::owned<Tensor>(torc_cosh(self.get()));
}
inline Tensor cosh_(const Tensor &self) {
    return detail::owned<Tensor>(torc_cosh_(self.get()));
}
inline Tensor cosh_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_cosh_out(out.get(), self.get()));
}
/** sinc(Tensor self) -> Tensor
 *  sin(pi * self) / (pi * self), 1 at 0. */
inline Tensor sinc(const Tensor &self) {
    return detail::owned<Tensor>(torc_sinc(self.get()));
}
inline Tensor sinc_(const Tensor &self) {
    return detail::owned<Tensor>(torc_sinc_(self.get()));
}
inline Tensor sinc_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_sinc_out(out.get(), self.get()));
}
/** deg2rad(Tensor self) -> Tensor
 *  Degrees as radians. */
inline Tensor deg2rad(const Tensor &self) {
    return detail::owned<Tensor>(torc_deg2rad(self.get()));
}
inline Tensor deg2rad_(const Tensor &self) {
    return detail::owned<Tensor>(torc_deg2rad_(self.get()));
}
inline Tensor deg2rad_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_deg2rad_out(out.get(), self.get()));
}
/** rad2deg(Tensor self) -> Tensor
 *  Radians as degrees. */
inline Tensor rad2deg(const Tensor &self) {
    return detail::owned<Tensor>(torc_rad2deg(self.get()));
}
inline Tensor rad2deg_(const Tensor &self) {
    return detail::owned<Tensor>(torc_rad2deg_(self.get()));
}
inline Tensor rad2deg_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_rad2deg_out(out.get(), self.get()));
}
/** tanh(Tensor self) -> Tensor
 *  The hyperbolic tangent. */
inline Tensor tanh(const Tensor &self) {
    return detail::owned<Tensor>(torc_tanh(self.get()));
}
inline Tensor tanh_(const Tensor &self) {
    return detail::owned<Tensor>(torc_tanh_(self.get()));
}
inline Tensor tanh_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_tanh_out(out.get(), self.get()));
}
/** asinh(Tensor self) -> Tensor
 *  The inverse hyperbolic sine. */
inline Tensor asinh(const Tensor &self) {
    return detail::owned<Tensor>(torc_asinh(self.get()));
}
inline Tensor asinh_(const Tensor &self) {
    return detail::owned<Tensor>(torc_asinh_(self.get()));
}
inline Tensor asinh_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_asinh_out(out.get(), self.get()));
}
/** acosh(Tensor self) -> Tensor
 *  The inverse hyperbolic cosine. */
inline Tensor acosh(const Tensor &self) {
    return detail::owned<Tensor>(torc_acosh(self.get()));
}
inline Tensor acosh_(const Tensor &self) {
    return detail::owned<Tensor>(torc_acosh_(self.get()));
}
inline Tensor acosh_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_acosh_out(out.get(), self.get()));
}
/** atanh(Tensor self) -> Tensor
 *  The inverse hyperbolic tangent. */
inline Tensor atanh(const Tensor &self) {
    return detail::owned<Tensor>(torc_atanh(self.get()));
}
inline Tensor atanh_(const Tensor &self) {
    return detail::owned<Tensor>(torc_atanh_(self.get()));
}
inline Tensor atanh_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_atanh_out(out.get(), self.get()));
}
/** erf(Tensor self) -> Tensor
 *  The error function. */
inline Tensor erf(const Tensor &self) {
    return detail::owned<Tensor>(torc_erf(self.get()));
}
inline Tensor erf_(const Tensor &self) {
    return detail::owned<Tensor>(torc_erf_(self.get()));
}
inline Tensor erf_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_erf_out(out.get(), self.get()));
}
/** erfc(Tensor self) -> Tensor
 *  1 - erf(self), exact for large self. */
inline Tensor erfc(const Tensor &self) {
    return detail::owned<Tensor>(torc_erfc(self.get()));
}
inline Tensor erfc_(const Tensor &self) {
    return detail::owned<Tensor>(torc_erfc_(self.get()));
}
inline Tensor erfc_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_erfc_out(out.get(), self.get()));
}
/** erfinv(Tensor self) -> Tensor
 *  The inverse of the error function. */
inline Tensor erfinv(const Tensor &self) {
    return detail::owned<Tensor>(torc_erfinv(self.get()));
}
inline Tensor erfinv_(const Tensor &self) {
    return detail::owned<Tensor>(torc_erfinv_(self.get()));
}
inline Tensor erfinv_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_erfinv_out(out.get(), self.get()));
}
/** atan2(Tensor self, Tensor other) -> Tensor
 *  The angle of the point (other, self). */
inline Tensor atan2(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_atan2(self.get(), other.get()));
}
inline Tensor atan2_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_atan2_(self.get(), other.get()));
}
inline Tensor atan2_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_atan2_out(out.get(), self.get(), other.get()));
}
/** hypot(Tensor self, Tensor other) -> Tensor
 *  sqrt(self^2 + other^2) without overflow. */
inline Tensor hypot(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_hypot(self.get(), other.get()));
}
inline Tensor hypot_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_hypot_(self.get(), other.get()));
}
inline Tensor hypot_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_hypot_out(out.get(), self.get(), other.get()));
}
/** maximum(Tensor self, Tensor other) -> Tensor
 *  The larger one; NaN if either is. */
inline Tensor maximum(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_maximum(self.get(), other.get()));
}
inline Tensor maximum_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_maximum_out(out.get(), self.get(), other.get()));
}
/** minimum(Tensor self, Tensor other) -> Tensor
 *  The smaller one; NaN if either is. */
inline Tensor minimum(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_minimum(self.get(), other.get()));
}
inline Tensor minimum_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_minimum_out(out.get(), self.get(), other.get()));
}
/** fmax(Tensor self, Tensor other) -> Tensor
 *  The larger one; NaN only if both are. */
inline Tensor fmax(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_fmax(self.get(), other.get()));
}
inline Tensor fmax_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_fmax_out(out.get(), self.get(), other.get()));
}
/** fmin(Tensor self, Tensor other) -> Tensor
 *  The smaller one; NaN only if both are. */
inline Tensor fmin(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_fmin(self.get(), other.get()));
}
inline Tensor fmin_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_fmin_out(out.get(), self.get(), other.get()));
}
/** copysign.Tensor(Tensor self, Tensor other) -> Tensor
 *  The magnitude of self with the sign of other. */
inline Tensor copysign(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_copysign(self.get(), other.get()));
}
inline Tensor copysign_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_copysign_(self.get(), other.get()));
}
inline Tensor copysign_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_copysign_out(out.get(), self.get(), other.get()));
}
inline Tensor copysign(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_copysign_scalar(self.get(), other));
}
inline Tensor copysign_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_copysign_scalar_(self.get(), other));
}
/** nextafter(Tensor self, Tensor other) -> Tensor
 *  The number of the dtype that comes next to self, towards other. */
inline Tensor nextafter(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_nextafter(self.get(), other.get()));
}
inline Tensor nextafter_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_nextafter_(self.get(), other.get()));
}
inline Tensor nextafter_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_nextafter_out(out.get(), self.get(), other.get()));
}
/** heaviside(Tensor self, Tensor values) -> Tensor
 *  0 where self is negative, 1 where it is positive, values where it is 0. */
inline Tensor heaviside(const Tensor &self, const Tensor &values) {
    return detail::owned<Tensor>(torc_heaviside(self.get(), values.get()));
}
inline Tensor heaviside_(const Tensor &self, const Tensor &values) {
    return detail::owned<Tensor>(torc_heaviside_(self.get(), values.get()));
}
inline Tensor heaviside_out(const Tensor &out, const Tensor &self, const Tensor &values) {
    return detail::owned<Tensor>(torc_heaviside_out(out.get(), self.get(), values.get()));
}
/** clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
 *  Limit to [min, max]; either may be left out. */
inline Tensor clamp(const Tensor &self, const ClampOptions &options = {}) {
    const torc_clamp_options c = options.c();
    return detail::owned<Tensor>(torc_clamp_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<ClampOptions, decltype(ClampOptions::min), A> = 0>
Tensor clamp(const Tensor &self, A &&first, B &&...more) {
    return clamp(self, ClampOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor clamp_(const Tensor &self, const ClampOptions &options = {}) {
    const torc_clamp_options c = options.c();
    return detail::owned<Tensor>(torc_clamp_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<ClampOptions, decltype(ClampOptions::min), A> = 0>
Tensor clamp_(const Tensor &self, A &&first, B &&...more) {
    return clamp_(self, ClampOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor clamp_out(const Tensor &out, const Tensor &self, const ClampOptions &options = {}) {
    const torc_clamp_options c = options.c();
    return detail::owned<Tensor>(torc_clamp_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<ClampOptions, decltype(ClampOptions::min), A> = 0>
Tensor clamp_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return clamp_out(out, self, ClampOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
 *  clamp with tensors as bounds. */
inline Tensor clamp_tensor(const Tensor &self, const ClampTensorOptions &options = {}) {
    const torc_clamp_tensor_options c = options.c();
    return detail::owned<Tensor>(torc_clamp_tensor_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<ClampTensorOptions, decltype(ClampTensorOptions::min), A> = 0>
Tensor clamp_tensor(const Tensor &self, A &&first, B &&...more) {
    return clamp_tensor(self, ClampTensorOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor clamp_tensor_(const Tensor &self, const ClampTensorOptions &options = {}) {
    const torc_clamp_tensor_options c = options.c();
    return detail::owned<Tensor>(torc_clamp_tensor_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<ClampTensorOptions, decltype(ClampTensorOptions::min), A> = 0>
Tensor clamp_tensor_(const Tensor &self, A &&first, B &&...more) {
    return clamp_tensor_(self, ClampTensorOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor clamp_tensor_out(const Tensor &out, const Tensor &self, const ClampTensorOptions &options = {}) {
    const torc_clamp_tensor_options c = options.c();
    return detail::owned<Tensor>(torc_clamp_tensor_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<ClampTensorOptions, decltype(ClampTensorOptions::min), A> = 0>
Tensor clamp_tensor_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return clamp_tensor_out(out, self, ClampTensorOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
 *  Raise what is below min. */
inline Tensor clamp_min(const Tensor &self, const Tensor &min) {
    return detail::owned<Tensor>(torc_clamp_min(self.get(), min.get()));
}
inline Tensor clamp_min_(const Tensor &self, const Tensor &min) {
    return detail::owned<Tensor>(torc_clamp_min_(self.get(), min.get()));
}
inline Tensor clamp_min_out(const Tensor &out, const Tensor &self, const Tensor &min) {
    return detail::owned<Tensor>(torc_clamp_min_out(out.get(), self.get(), min.get()));
}
inline Tensor clamp_min(const Tensor &self, Number min) {
    return detail::owned<Tensor>(torc_clamp_min_scalar(self.get(), min));
}
inline Tensor clamp_min_(const Tensor &self, Number min) {
    return detail::owned<Tensor>(torc_clamp_min_scalar_(self.get(), min));
}
/** clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
 *  Lower what is above max. */
inline Tensor clamp_max(const Tensor &self, const Tensor &max) {
    return detail::owned<Tensor>(torc_clamp_max(self.get(), max.get()));
}
inline Tensor clamp_max_(const Tensor &self, const Tensor &max) {
    return detail::owned<Tensor>(torc_clamp_max_(self.get(), max.get()));
}
inline Tensor clamp_max_out(const Tensor &out, const Tensor &self, const Tensor &max) {
    return detail::owned<Tensor>(torc_clamp_max_out(out.get(), self.get(), max.get()));
}
inline Tensor clamp_max(const Tensor &self, Number max) {
    return detail::owned<Tensor>(torc_clamp_max_scalar(self.get(), max));
}
inline Tensor clamp_max_(const Tensor &self, Number max) {
    return detail::owned<Tensor>(torc_clamp_max_scalar_(self.get(), max));
}
/** where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
 *  self where condition holds, other elsewhere. */
inline Tensor where(const Tensor &condition, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_where(condition.get(), self.get(), other.get()));
}
inline Tensor where_out(const Tensor &out, const Tensor &condition, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_where_out(out.get(), condition.get(), self.get(), other.get()));
}
/** masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
 *  value (a 0-dim tensor) where mask holds, self elsewhere. */
inline Tensor masked_fill(const Tensor &self, const Tensor &mask, const Tensor &value) {
    return detail::owned<Tensor>(torc_masked_fill(self.get(), mask.get(), value.get()));
}
inline Tensor masked_fill_(const Tensor &self, const Tensor &mask, const Tensor &value) {
    return detail::owned<Tensor>(torc_masked_fill_(self.get(), mask.get(), value.get()));
}
/** masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
 *  masked_fill with a number. */
inline Tensor masked_fill(const Tensor &self, const Tensor &mask, Number value) {
    return detail::owned<Tensor>(torc_masked_fill_scalar(self.get(), mask.get(), value));
}
inline Tensor masked_fill_(const Tensor &self, const Tensor &mask, Number value) {
    return detail::owned<Tensor>(torc_masked_fill_scalar_(self.get(), mask.get(), value));
}
/** nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
 *  Replace NaN by nan (0) and infinities by posinf and neginf (the largest and lowest finite number). */
inline Tensor nan_to_num(const Tensor &self, const NanToNumOptions &options = {}) {
    const torc_nan_to_num_options c = options.c();
    return detail::owned<Tensor>(torc_nan_to_num_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<NanToNumOptions, decltype(NanToNumOptions::nan), A> = 0>
Tensor nan_to_num(const Tensor &self, A &&first, B &&...more) {
    return nan_to_num(self, NanToNumOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor nan_to_num_(const Tensor &self, const NanToNumOptions &options = {}) {
    const torc_nan_to_num_options c = options.c();
    return detail::owned<Tensor>(torc_nan_to_num_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<NanToNumOptions, decltype(NanToNumOptions::nan), A> = 0>
Tensor nan_to_num_(const Tensor &self, A &&first, B &&...more) {
    return nan_to_num_(self, NanToNumOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor nan_to_num_out(const Tensor &out, const Tensor &self, const NanToNumOptions &options = {}) {
    const torc_nan_to_num_options c = options.c();
    return detail::owned<Tensor>(torc_nan_to_num_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<NanToNumOptions, decltype(NanToNumOptions::nan), A> = 0>
Tensor nan_to_num_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return nan_to_num_out(out, self, NanToNumOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** eq.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self equal to other? */
inline Tensor eq(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_eq(self.get(), other.get()));
}
inline Tensor eq_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_eq_(self.get(), other.get()));
}
inline Tensor eq_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_eq_out(out.get(), self.get(), other.get()));
}
inline Tensor eq(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_eq_scalar(self.get(), other));
}
inline Tensor eq_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_eq_scalar_(self.get(), other));
}
/** ne.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self not equal to other? */
inline Tensor ne(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_ne(self.get(), other.get()));
}
inline Tensor ne_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_ne_(self.get(), other.get()));
}
inline Tensor ne_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_ne_out(out.get(), self.get(), other.get()));
}
inline Tensor ne(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_ne_scalar(self.get(), other));
}
inline Tensor ne_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_ne_scalar_(self.get(), other));
}
/** lt.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self less than other? */
inline Tensor lt(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_lt(self.get(), other.get()));
}
inline Tensor lt_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_lt_(self.get(), other.get()));
}
inline Tensor lt_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_lt_out(out.get(), self.get(), other.get()));
}
inline Tensor lt(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_lt_scalar(self.get(), other));
}
inline Tensor lt_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_lt_scalar_(self.get(), other));
}
/** le.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self less or equal to other? */
inline Tensor le(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_le(self.get(), other.get()));
}
inline Tensor le_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_le_(self.get(), other.get()));
}
inline Tensor le_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_le_out(out.get(), self.get(), other.get()));
}
inline Tensor le(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_le_scalar(self.get(), other));
}
inline Tensor le_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_le_scalar_(self.get(), other));
}
/** gt.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self greater than other? */
inline Tensor gt(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_gt(self.get(), other.get()));
}
inline Tensor gt_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_gt_(self.get(), other.get()));
}
inline Tensor gt_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_gt_out(out.get(), self.get(), other.get()));
}
inline Tensor gt(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_gt_scalar(self.get(), other));
}
inline Tensor gt_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_gt_scalar_(self.get(), other));
}
/** ge.Tensor(Tensor self, Tensor other) -> Tensor
 *  Is self greater or equal to other? */
inline Tensor ge(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_ge(self.get(), other.get()));
}
inline Tensor ge_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_ge_(self.get(), other.get()));
}
inline Tensor ge_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_ge_out(out.get(), self.get(), other.get()));
}
inline Tensor ge(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_ge_scalar(self.get(), other));
}
inline Tensor ge_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_ge_scalar_(self.get(), other));
}
/** logical_and(Tensor self, Tensor other) -> Tensor
 *  Logical and: what is not 0 counts as true. */
inline Tensor logical_and(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logical_and(self.get(), other.get()));
}
inline Tensor logical_and_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logical_and_(self.get(), other.get()));
}
inline Tensor logical_and_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logical_and_out(out.get(), self.get(), other.get()));
}
/** logical_or(Tensor self, Tensor other) -> Tensor
 *  Logical or: what is not 0 counts as true. */
inline Tensor logical_or(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logical_or(self.get(), other.get()));
}
inline Tensor logical_or_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logical_or_(self.get(), other.get()));
}
inline Tensor logical_or_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logical_or_out(out.get(), self.get(), other.get()));
}
/** logical_xor(Tensor self, Tensor other) -> Tensor
 *  Logical exclusive or: what is not 0 counts as true. */
inline Tensor logical_xor(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logical_xor(self.get(), other.get()));
}
inline Tensor logical_xor_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logical_xor_(self.get(), other.get()));
}
inline Tensor logical_xor_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_logical_xor_out(out.get(), self.get(), other.get()));
}
/** logical_not(Tensor self) -> Tensor
 *  Is self 0? */
inline Tensor logical_not(const Tensor &self) {
    return detail::owned<Tensor>(torc_logical_not(self.get()));
}
inline Tensor logical_not_(const Tensor &self) {
    return detail::owned<Tensor>(torc_logical_not_(self.get()));
}
inline Tensor logical_not_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_logical_not_out(out.get(), self.get()));
}
/** isnan(Tensor self) -> Tensor
 *  Is self NaN? */
inline Tensor isnan(const Tensor &self) {
    return detail::owned<Tensor>(torc_isnan(self.get()));
}
/** isinf(Tensor self) -> Tensor
 *  Is self infinite? */
inline Tensor isinf(const Tensor &self) {
    return detail::owned<Tensor>(torc_isinf(self.get()));
}
/** isfinite(Tensor self) -> Tensor
 *  Is self neither NaN nor infinite? */
inline Tensor isfinite(const Tensor &self) {
    return detail::owned<Tensor>(torc_isfinite(self.get()));
}
/** isposinf(Tensor self) -> Tensor
 *  Is self infinite and positive? */
inline Tensor isposinf(const Tensor &self) {
    return detail::owned<Tensor>(torc_isposinf(self.get()));
}
inline Tensor isposinf_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_isposinf_out(out.get(), self.get()));
}
/** isneginf(Tensor self) -> Tensor
 *  Is self infinite and negative? */
inline Tensor isneginf(const Tensor &self) {
    return detail::owned<Tensor>(torc_isneginf(self.get()));
}
inline Tensor isneginf_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_isneginf_out(out.get(), self.get()));
}
/** isreal(Tensor self) -> Tensor
 *  Is the imaginary part 0? True of all real numbers. */
inline Tensor isreal(const Tensor &self) {
    return detail::owned<Tensor>(torc_isreal(self.get()));
}
/** signbit(Tensor self) -> Tensor
 *  Is the sign bit set? True for -0.0. */
inline Tensor signbit(const Tensor &self) {
    return detail::owned<Tensor>(torc_signbit(self.get()));
}
inline Tensor signbit_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_signbit_out(out.get(), self.get()));
}
/** bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
 *  Bitwise and. */
inline Tensor bitwise_and(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_and(self.get(), other.get()));
}
inline Tensor bitwise_and_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_and_(self.get(), other.get()));
}
inline Tensor bitwise_and_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_and_out(out.get(), self.get(), other.get()));
}
inline Tensor bitwise_and(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_bitwise_and_scalar(self.get(), other));
}
inline Tensor bitwise_and_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_bitwise_and_scalar_(self.get(), other));
}
/** bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
 *  Bitwise or. */
inline Tensor bitwise_or(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_or(self.get(), other.get()));
}
inline Tensor bitwise_or_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_or_(self.get(), other.get()));
}
inline Tensor bitwise_or_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_or_out(out.get(), self.get(), other.get()));
}
inline Tensor bitwise_or(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_bitwise_or_scalar(self.get(), other));
}
inline Tensor bitwise_or_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_bitwise_or_scalar_(self.get(), other));
}
/** bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
 *  Bitwise exclusive or. */
inline Tensor bitwise_xor(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_xor(self.get(), other.get()));
}
inline Tensor bitwise_xor_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_xor_(self.get(), other.get()));
}
inline Tensor bitwise_xor_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_xor_out(out.get(), self.get(), other.get()));
}
inline Tensor bitwise_xor(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_bitwise_xor_scalar(self.get(), other));
}
inline Tensor bitwise_xor_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_bitwise_xor_scalar_(self.get(), other));
}
/** bitwise_not(Tensor self) -> Tensor
 *  Bitwise not; logical not of bool. */
inline Tensor bitwise_not(const Tensor &self) {
    return detail::owned<Tensor>(torc_bitwise_not(self.get()));
}
inline Tensor bitwise_not_(const Tensor &self) {
    return detail::owned<Tensor>(torc_bitwise_not_(self.get()));
}
inline Tensor bitwise_not_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_bitwise_not_out(out.get(), self.get()));
}
/** bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor
 *  self shifted left by other bits. */
inline Tensor bitwise_left_shift(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_left_shift(self.get(), other.get()));
}
inline Tensor bitwise_left_shift_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_left_shift_(self.get(), other.get()));
}
inline Tensor bitwise_left_shift_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_left_shift_out(out.get(), self.get(), other.get()));
}
inline Tensor bitwise_left_shift(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_bitwise_left_shift_scalar(self.get(), other));
}
inline Tensor bitwise_left_shift_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_bitwise_left_shift_scalar_(self.get(), other));
}
/** bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor
 *  self shifted right by other bits, keeping the sign. */
inline Tensor bitwise_right_shift(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_right_shift(self.get(), other.get()));
}
inline Tensor bitwise_right_shift_(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_right_shift_(self.get(), other.get()));
}
inline Tensor bitwise_right_shift_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_bitwise_right_shift_out(out.get(), self.get(), other.get()));
}
inline Tensor bitwise_right_shift(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_bitwise_right_shift_scalar(self.get(), other));
}
inline Tensor bitwise_right_shift_(const Tensor &self, Number other) {
    return detail::owned<Tensor>(torc_bitwise_right_shift_scalar_(self.get(), other));
}
/** sigmoid(Tensor self) -> Tensor
 *  1 / (1 + exp(-self)). */
inline Tensor sigmoid(const Tensor &self) {
    return detail::owned<Tensor>(torc_sigmoid(self.get()));
}
inline Tensor sigmoid_(const Tensor &self) {
    return detail::owned<Tensor>(torc_sigmoid_(self.get()));
}
inline Tensor sigmoid_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_sigmoid_out(out.get(), self.get()));
}
/** logit(Tensor self, float? eps=None) -> Tensor
 *  log(self / (1 - self)); eps limits self to [eps, 1 - eps]. */
inline Tensor logit(const Tensor &self, const LogitOptions &options = {}) {
    const torc_logit_options c = options.c();
    return detail::owned<Tensor>(torc_logit_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<LogitOptions, decltype(LogitOptions::eps), A> = 0>
Tensor logit(const Tensor &self, A &&first, B &&...more) {
    return logit(self, LogitOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor logit_(const Tensor &self, const LogitOptions &options = {}) {
    const torc_logit_options c = options.c();
    return detail::owned<Tensor>(torc_logit_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<LogitOptions, decltype(LogitOptions::eps), A> = 0>
Tensor logit_(const Tensor &self, A &&first, B &&...more) {
    return logit_(self, LogitOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor logit_out(const Tensor &out, const Tensor &self, const LogitOptions &options = {}) {
    const torc_logit_options c = options.c();
    return detail::owned<Tensor>(torc_logit_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<LogitOptions, decltype(LogitOptions::eps), A> = 0>
Tensor logit_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return logit_out(out, self, LogitOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** relu(Tensor self) -> Tensor
 *  max(self, 0). */
inline Tensor relu(const Tensor &self) {
    return detail::owned<Tensor>(torc_relu(self.get()));
}
inline Tensor relu_(const Tensor &self) {
    return detail::owned<Tensor>(torc_relu_(self.get()));
}
/** relu6(Tensor self) -> Tensor
 *  min(max(self, 0), 6). */
inline Tensor relu6(const Tensor &self) {
    return detail::owned<Tensor>(torc_relu6(self.get()));
}
inline Tensor relu6_(const Tensor &self) {
    return detail::owned<Tensor>(torc_relu6_(self.get()));
}
/** leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
 *  self where positive, negative_slope * self elsewhere. */
inline Tensor leaky_relu(const Tensor &self, const LeakyReluOptions &options = {}) {
    const torc_leaky_relu_options c = options.c();
    return detail::owned<Tensor>(torc_leaky_relu_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<LeakyReluOptions, decltype(LeakyReluOptions::negative_slope), A> = 0>
Tensor leaky_relu(const Tensor &self, A &&first, B &&...more) {
    return leaky_relu(self, LeakyReluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor leaky_relu_(const Tensor &self, const LeakyReluOptions &options = {}) {
    const torc_leaky_relu_options c = options.c();
    return detail::owned<Tensor>(torc_leaky_relu_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<LeakyReluOptions, decltype(LeakyReluOptions::negative_slope), A> = 0>
Tensor leaky_relu_(const Tensor &self, A &&first, B &&...more) {
    return leaky_relu_(self, LeakyReluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor leaky_relu_out(const Tensor &out, const Tensor &self, const LeakyReluOptions &options = {}) {
    const torc_leaky_relu_options c = options.c();
    return detail::owned<Tensor>(torc_leaky_relu_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<LeakyReluOptions, decltype(LeakyReluOptions::negative_slope), A> = 0>
Tensor leaky_relu_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return leaky_relu_out(out, self, LeakyReluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** elu(Tensor self, Scalar alpha=1.0) -> Tensor
 *  self where positive, alpha * (exp(self) - 1) elsewhere. */
inline Tensor elu(const Tensor &self, const EluOptions &options = {}) {
    const torc_elu_options c = options.c();
    return detail::owned<Tensor>(torc_elu_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<EluOptions, decltype(EluOptions::alpha), A> = 0>
Tensor elu(const Tensor &self, A &&first, B &&...more) {
    return elu(self, EluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor elu_(const Tensor &self, const EluOptions &options = {}) {
    const torc_elu_options c = options.c();
    return detail::owned<Tensor>(torc_elu_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<EluOptions, decltype(EluOptions::alpha), A> = 0>
Tensor elu_(const Tensor &self, A &&first, B &&...more) {
    return elu_(self, EluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor elu_out(const Tensor &out, const Tensor &self, const EluOptions &options = {}) {
    const torc_elu_options c = options.c();
    return detail::owned<Tensor>(torc_elu_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<EluOptions, decltype(EluOptions::alpha), A> = 0>
Tensor elu_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return elu_out(out, self, EluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** selu(Tensor self) -> Tensor
 *  elu scaled so that activations keep mean 0 and variance 1. */
inline Tensor selu(const Tensor &self) {
    return detail::owned<Tensor>(torc_selu(self.get()));
}
inline Tensor selu_(const Tensor &self) {
    return detail::owned<Tensor>(torc_selu_(self.get()));
}
/** celu(Tensor self, Scalar alpha=1.0) -> Tensor
 *  self where positive, alpha * (exp(self / alpha) - 1) elsewhere. */
inline Tensor celu(const Tensor &self, const CeluOptions &options = {}) {
    const torc_celu_options c = options.c();
    return detail::owned<Tensor>(torc_celu_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<CeluOptions, decltype(CeluOptions::alpha), A> = 0>
Tensor celu(const Tensor &self, A &&first, B &&...more) {
    return celu(self, CeluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor celu_(const Tensor &self, const CeluOptions &options = {}) {
    const torc_celu_options c = options.c();
    return detail::owned<Tensor>(torc_celu_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<CeluOptions, decltype(CeluOptions::alpha), A> = 0>
Tensor celu_(const Tensor &self, A &&first, B &&...more) {
    return celu_(self, CeluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** gelu(Tensor self, *, str approximate='none') -> Tensor
 *  self times the normal distribution function; approximate 'tanh' is the older formula. */
inline Tensor gelu(const Tensor &self, const GeluOptions &options = {}) {
    const torc_gelu_options c = options.c();
    return detail::owned<Tensor>(torc_gelu_with(self.get(), &c));
}
inline Tensor gelu_out(const Tensor &out, const Tensor &self, const GeluOptions &options = {}) {
    const torc_gelu_options c = options.c();
    return detail::owned<Tensor>(torc_gelu_out_with(out.get(), self.get(), &c));
}
/** silu(Tensor self) -> Tensor
 *  self * sigmoid(self). */
inline Tensor silu(const Tensor &self) {
    return detail::owned<Tensor>(torc_silu(self.get()));
}
inline Tensor silu_(const Tensor &self) {
    return detail::owned<Tensor>(torc_silu_(self.get()));
}
inline Tensor silu_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_silu_out(out.get(), self.get()));
}
/** mish(Tensor self) -> Tensor
 *  self * tanh(softplus(self)). */
inline Tensor mish(const Tensor &self) {
    return detail::owned<Tensor>(torc_mish(self.get()));
}
inline Tensor mish_(const Tensor &self) {
    return detail::owned<Tensor>(torc_mish_(self.get()));
}
inline Tensor mish_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_mish_out(out.get(), self.get()));
}
/** softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
 *  log(1 + exp(beta * self)) / beta; self itself above the threshold. */
inline Tensor softplus(const Tensor &self, const SoftplusOptions &options = {}) {
    const torc_softplus_options c = options.c();
    return detail::owned<Tensor>(torc_softplus_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<SoftplusOptions, decltype(SoftplusOptions::beta), A> = 0>
Tensor softplus(const Tensor &self, A &&first, B &&...more) {
    return softplus(self, SoftplusOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor softplus_out(const Tensor &out, const Tensor &self, const SoftplusOptions &options = {}) {
    const torc_softplus_options c = options.c();
    return detail::owned<Tensor>(torc_softplus_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<SoftplusOptions, decltype(SoftplusOptions::beta), A> = 0>
Tensor softplus_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return softplus_out(out, self, SoftplusOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** softsign(Tensor self) -> Tensor
 *  self / (1 + |self|). */
inline Tensor softsign(const Tensor &self) {
    return detail::owned<Tensor>(torc_softsign(self.get()));
}
/** hardtanh(Tensor self, Scalar min_val=-1.0, Scalar max_val=1.0) -> Tensor
 *  Limit to [min_val, max_val]. */
inline Tensor hardtanh(const Tensor &self, const HardtanhOptions &options = {}) {
    const torc_hardtanh_options c = options.c();
    return detail::owned<Tensor>(torc_hardtanh_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<HardtanhOptions, decltype(HardtanhOptions::min_val), A> = 0>
Tensor hardtanh(const Tensor &self, A &&first, B &&...more) {
    return hardtanh(self, HardtanhOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor hardtanh_(const Tensor &self, const HardtanhOptions &options = {}) {
    const torc_hardtanh_options c = options.c();
    return detail::owned<Tensor>(torc_hardtanh_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<HardtanhOptions, decltype(HardtanhOptions::min_val), A> = 0>
Tensor hardtanh_(const Tensor &self, A &&first, B &&...more) {
    return hardtanh_(self, HardtanhOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor hardtanh_out(const Tensor &out, const Tensor &self, const HardtanhOptions &options = {}) {
    const torc_hardtanh_options c = options.c();
    return detail::owned<Tensor>(torc_hardtanh_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<HardtanhOptions, decltype(HardtanhOptions::min_val), A> = 0>
Tensor hardtanh_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return hardtanh_out(out, self, HardtanhOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** hardsigmoid(Tensor self) -> Tensor
 *  relu6(self + 3) / 6. */
inline Tensor hardsigmoid(const Tensor &self) {
    return detail::owned<Tensor>(torc_hardsigmoid(self.get()));
}
inline Tensor hardsigmoid_(const Tensor &self) {
    return detail::owned<Tensor>(torc_hardsigmoid_(self.get()));
}
inline Tensor hardsigmoid_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_hardsigmoid_out(out.get(), self.get()));
}
/** hardswish(Tensor self) -> Tensor
 *  self * relu6(self + 3) / 6. */
inline Tensor hardswish(const Tensor &self) {
    return detail::owned<Tensor>(torc_hardswish(self.get()));
}
inline Tensor hardswish_(const Tensor &self) {
    return detail::owned<Tensor>(torc_hardswish_(self.get()));
}
inline Tensor hardswish_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_hardswish_out(out.get(), self.get()));
}
/** hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
 *  0 within [-lambd, lambd], self elsewhere. */
inline Tensor hardshrink(const Tensor &self, const HardshrinkOptions &options = {}) {
    const torc_hardshrink_options c = options.c();
    return detail::owned<Tensor>(torc_hardshrink_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<HardshrinkOptions, decltype(HardshrinkOptions::lambd), A> = 0>
Tensor hardshrink(const Tensor &self, A &&first, B &&...more) {
    return hardshrink(self, HardshrinkOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor hardshrink_out(const Tensor &out, const Tensor &self, const HardshrinkOptions &options = {}) {
    const torc_hardshrink_options c = options.c();
    return detail::owned<Tensor>(torc_hardshrink_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<HardshrinkOptions, decltype(HardshrinkOptions::lambd), A> = 0>
Tensor hardshrink_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return hardshrink_out(out, self, HardshrinkOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
 *  self moved toward 0 by lambd, 0 within [-lambd, lambd]. */
inline Tensor softshrink(const Tensor &self, const SoftshrinkOptions &options = {}) {
    const torc_softshrink_options c = options.c();
    return detail::owned<Tensor>(torc_softshrink_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<SoftshrinkOptions, decltype(SoftshrinkOptions::lambd), A> = 0>
Tensor softshrink(const Tensor &self, A &&first, B &&...more) {
    return softshrink(self, SoftshrinkOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor softshrink_out(const Tensor &out, const Tensor &self, const SoftshrinkOptions &options = {}) {
    const torc_softshrink_options c = options.c();
    return detail::owned<Tensor>(torc_softshrink_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<SoftshrinkOptions, decltype(SoftshrinkOptions::lambd), A> = 0>
Tensor softshrink_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return softshrink_out(out, self, SoftshrinkOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** tanhshrink(Tensor self) -> Tensor
 *  self - tanh(self). */
inline Tensor tanhshrink(const Tensor &self) {
    return detail::owned<Tensor>(torc_tanhshrink(self.get()));
}
/** threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
 *  self where above the threshold, value elsewhere. */
inline Tensor threshold(const Tensor &self, Number threshold, Number value) {
    return detail::owned<Tensor>(torc_threshold(self.get(), threshold, value));
}
inline Tensor threshold_(const Tensor &self, Number threshold, Number value) {
    return detail::owned<Tensor>(torc_threshold_(self.get(), threshold, value));
}
inline Tensor threshold_out(const Tensor &out, const Tensor &self, Number threshold, Number value) {
    return detail::owned<Tensor>(torc_threshold_out(out.get(), self.get(), threshold, value));
}
/** logsigmoid(Tensor self) -> Tensor
 *  log(sigmoid(self)). */
inline Tensor logsigmoid(const Tensor &self) {
    return detail::owned<Tensor>(torc_logsigmoid(self.get()));
}
inline Tensor logsigmoid_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_logsigmoid_out(out.get(), self.get()));
}
/** copy_(Tensor(a!) self, Tensor other, bool non_blocking=False) -> Tensor(a!)
 *  Copy src, of any dtype and device, into self. */
inline Tensor copy_(const Tensor &self, const Tensor &other, const CopyInplaceOptions &options = {}) {
    const torc_copy_inplace_options c = options.c();
    return detail::owned<Tensor>(torc_copy_inplace_with(self.get(), other.get(), &c));
}
template <class A, class... B, detail::when_positional<CopyInplaceOptions, decltype(CopyInplaceOptions::non_blocking), A> = 0>
Tensor copy_(const Tensor &self, const Tensor &other, A &&first, B &&...more) {
    return copy_(self, other, CopyInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
 *  Set all elements of self to the number that a 0-dim tensor holds. */
inline Tensor fill__tensor_(const Tensor &self, const Tensor &value) {
    return detail::owned<Tensor>(torc_fill__tensor_(self.get(), value.get()));
}
/** fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
 *  Set all elements of self to a number. */
inline Tensor fill_(const Tensor &self, Number value) {
    return detail::owned<Tensor>(torc_fill_(self.get(), value));
}
/** zero_(Tensor(a!) self) -> Tensor(a!)
 *  Set all elements of self to 0. */
inline Tensor zero_(const Tensor &self) {
    return detail::owned<Tensor>(torc_zero_(self.get()));
}
/** empty.memory_format(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  A tensor of the given size with undefined elements. Its memory is taken when it is first used. */
inline Tensor empty(const Ints &size, const EmptyOptions &options = {}) {
    const torc_empty_options c = options.c();
    return detail::owned<Tensor>(torc_empty_with(size, &c));
}
inline Tensor empty_out(const Tensor &out, const Ints &size, const EmptyOptions &options = {}) {
    const torc_empty_options c = options.c();
    return detail::owned<Tensor>(torc_empty_out_with(out.get(), size, &c));
}
/** empty_strided(int[] size, int[] stride, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor of the given size and strides with undefined elements. */
inline Tensor empty_strided(const Ints &size, const Ints &stride, const EmptyStridedOptions &options = {}) {
    const torc_empty_strided_options c = options.c();
    return detail::owned<Tensor>(torc_empty_strided_with(size, stride, &c));
}
/** zeros(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor of zeros. */
inline Tensor zeros(const Ints &size, const ZerosOptions &options = {}) {
    const torc_zeros_options c = options.c();
    return detail::owned<Tensor>(torc_zeros_with(size, &c));
}
inline Tensor zeros_out(const Tensor &out, const Ints &size, const ZerosOptions &options = {}) {
    const torc_zeros_options c = options.c();
    return detail::owned<Tensor>(torc_zeros_out_with(out.get(), size, &c));
}
/** ones(int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor of ones. */
inline Tensor ones(const Ints &size, const OnesOptions &options = {}) {
    const torc_ones_options c = options.c();
    return detail::owned<Tensor>(torc_ones_with(size, &c));
}
inline Tensor ones_out(const Tensor &out, const Ints &size, const OnesOptions &options = {}) {
    const torc_ones_options c = options.c();
    return detail::owned<Tensor>(torc_ones_out_with(out.get(), size, &c));
}
/** full(int[] size, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A tensor whose elements all are fill_value; its dtype follows the number unless given. */
inline Tensor full(const Ints &size, Number fill_value, const FullOptions &options = {}) {
    const torc_full_options c = options.c();
    return detail::owned<Tensor>(torc_full_with(size, fill_value, &c));
}
inline Tensor full_out(const Tensor &out, const Ints &size, Number fill_value, const FullOptions &options = {}) {
    const torc_full_options c = options.c();
    return detail::owned<Tensor>(torc_full_out_with(out.get(), size, fill_value, &c));
}
/** empty_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  An uninitialized tensor with the size, dtype, device and memory order of self. */
inline Tensor empty_like(const Tensor &self, const EmptyLikeOptions &options = {}) {
    const torc_empty_like_options c = options.c();
    return detail::owned<Tensor>(torc_empty_like_with(self.get(), &c));
}
/** zeros_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Zeros, like self. */
inline Tensor zeros_like(const Tensor &self, const ZerosLikeOptions &options = {}) {
    const torc_zeros_like_options c = options.c();
    return detail::owned<Tensor>(torc_zeros_like_with(self.get(), &c));
}
/** ones_like(Tensor self, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Ones, like self. */
inline Tensor ones_like(const Tensor &self, const OnesLikeOptions &options = {}) {
    const torc_ones_like_options c = options.c();
    return detail::owned<Tensor>(torc_ones_like_with(self.get(), &c));
}
/** full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  fill_value everywhere, like self. */
inline Tensor full_like(const Tensor &self, Number fill_value, const FullLikeOptions &options = {}) {
    const torc_full_like_options c = options.c();
    return detail::owned<Tensor>(torc_full_like_with(self.get(), fill_value, &c));
}
/** fill.Tensor(Tensor self, Tensor value) -> Tensor
 *  fill with the number that a 0-dim tensor holds. */
inline Tensor fill_tensor(const Tensor &self, const Tensor &value) {
    return detail::owned<Tensor>(torc_fill_tensor(self.get(), value.get()));
}
/** fill.Scalar(Tensor self, Scalar value) -> Tensor
 *  value everywhere, like self. */
inline Tensor fill(const Tensor &self, Number value) {
    return detail::owned<Tensor>(torc_fill(self.get(), value));
}
/** rand_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Uniform on [0, 1), like self. */
inline Tensor rand_like(const Tensor &self, const RandLikeOptions &options = {}) {
    const torc_rand_like_options c = options.c();
    return detail::owned<Tensor>(torc_rand_like_with(self.get(), &c));
}
/** randn_like.generator(Tensor self, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Standard normal, like self. */
inline Tensor randn_like(const Tensor &self, const RandnLikeOptions &options = {}) {
    const torc_randn_like_options c = options.c();
    return detail::owned<Tensor>(torc_randn_like_with(self.get(), &c));
}
/** randint_like.low_generator_dtype(Tensor self, int low=0, int high, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor
 *  Integers uniform on [low, high), like self. */
inline Tensor randint_like(const Tensor &self, Int high, const RandintLikeOptions &options = {}) {
    const torc_randint_like_options c = options.c();
    return detail::owned<Tensor>(torc_randint_like_with(self.get(), high, &c));
}
/** new_empty(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  An uninitialized tensor with the dtype and device of self. */
inline Tensor new_empty(const Tensor &self, const Ints &size, const NewEmptyOptions &options = {}) {
    const torc_new_empty_options c = options.c();
    return detail::owned<Tensor>(torc_new_empty_with(self.get(), size, &c));
}
/** new_zeros(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Zeros with the dtype and device of self. */
inline Tensor new_zeros(const Tensor &self, const Ints &size, const NewZerosOptions &options = {}) {
    const torc_new_zeros_options c = options.c();
    return detail::owned<Tensor>(torc_new_zeros_with(self.get(), size, &c));
}
/** new_ones(Tensor self, int[] size, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Ones with the dtype and device of self. */
inline Tensor new_ones(const Tensor &self, const Ints &size, const NewOnesOptions &options = {}) {
    const torc_new_ones_options c = options.c();
    return detail::owned<Tensor>(torc_new_ones_with(self.get(), size, &c));
}
/** new_full(Tensor self, int[] size, Scalar fill_value, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  fill_value everywhere, with the dtype and device of self. */
inline Tensor new_full(const Tensor &self, const Ints &size, Number fill_value, const NewFullOptions &options = {}) {
    const torc_new_full_options c = options.c();
    return detail::owned<Tensor>(torc_new_full_with(self.get(), size, fill_value, &c));
}
/** arange.start_step(Scalar start=0, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  start, start + step, … below end; int64 if all numbers are integers, else the default dtype. */
inline Tensor arange(Number end, const ArangeOptions &options = {}) {
    const torc_arange_options c = options.c();
    return detail::owned<Tensor>(torc_arange_with(end, &c));
}
inline Tensor arange_out(const Tensor &out, Number end, const ArangeOptions &options = {}) {
    const torc_arange_options c = options.c();
    return detail::owned<Tensor>(torc_arange_out_with(out.get(), end, &c));
}
/** linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  steps numbers evenly spaced from start to end, both included. */
inline Tensor linspace(Number start, Number end, Int steps, const LinspaceOptions &options = {}) {
    const torc_linspace_options c = options.c();
    return detail::owned<Tensor>(torc_linspace_with(start, end, steps, &c));
}
inline Tensor linspace_out(const Tensor &out, Number start, Number end, Int steps, const LinspaceOptions &options = {}) {
    const torc_linspace_options c = options.c();
    return detail::owned<Tensor>(torc_linspace_out_with(out.get(), start, end, steps, &c));
}
/** eye.m(int n, int? m=None, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  An n by m matrix (m defaults to n) with ones on the diagonal. */
inline Tensor eye(Int n, const EyeOptions &options = {}) {
    const torc_eye_options c = options.c();
    return detail::owned<Tensor>(torc_eye_with(n, &c));
}
template <class A, class... B, detail::when_positional<EyeOptions, decltype(EyeOptions::m), A> = 0>
Tensor eye(Int n, A &&first, B &&...more) {
    return eye(n, EyeOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor eye_out(const Tensor &out, Int n, const EyeOptions &options = {}) {
    const torc_eye_options c = options.c();
    return detail::owned<Tensor>(torc_eye_out_with(out.get(), n, &c));
}
template <class A, class... B, detail::when_positional<EyeOptions, decltype(EyeOptions::m), A> = 0>
Tensor eye_out(const Tensor &out, Int n, A &&first, B &&...more) {
    return eye_out(out, n, EyeOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  The places of the lower triangle of a row by col matrix: rows first, then columns. */
inline Tensor tril_indices(Int row, Int col, const TrilIndicesOptions &options = {}) {
    const torc_tril_indices_options c = options.c();
    return detail::owned<Tensor>(torc_tril_indices_with(row, col, &c));
}
template <class A, class... B, detail::when_positional<TrilIndicesOptions, decltype(TrilIndicesOptions::offset), A> = 0>
Tensor tril_indices(Int row, Int col, A &&first, B &&...more) {
    return tril_indices(row, col, TrilIndicesOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  The places of the upper triangle of a row by col matrix: rows first, then columns. */
inline Tensor triu_indices(Int row, Int col, const TriuIndicesOptions &options = {}) {
    const torc_triu_indices_options c = options.c();
    return detail::owned<Tensor>(torc_triu_indices_with(row, col, &c));
}
template <class A, class... B, detail::when_positional<TriuIndicesOptions, decltype(TriuIndicesOptions::offset), A> = 0>
Tensor triu_indices(Int row, Int col, A &&first, B &&...more) {
    return triu_indices(row, col, TriuIndicesOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** scalar_tensor(Scalar s, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A number as a 0-dim tensor, of the default dtype unless said otherwise. */
inline Tensor scalar_tensor(Number s, const ScalarTensorOptions &options = {}) {
    const torc_scalar_tensor_options c = options.c();
    return detail::owned<Tensor>(torc_scalar_tensor_with(s, &c));
}
/** logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  base to the power of steps numbers evenly spaced from start to end. */
inline Tensor logspace(Number start, Number end, Int steps, const LogspaceOptions &options = {}) {
    const torc_logspace_options c = options.c();
    return detail::owned<Tensor>(torc_logspace_with(start, end, steps, &c));
}
template <class A, class... B, detail::when_positional<LogspaceOptions, decltype(LogspaceOptions::base), A> = 0>
Tensor logspace(Number start, Number end, Int steps, A &&first, B &&...more) {
    return logspace(start, end, steps, LogspaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor logspace_out(const Tensor &out, Number start, Number end, Int steps, const LogspaceOptions &options = {}) {
    const torc_logspace_options c = options.c();
    return detail::owned<Tensor>(torc_logspace_out_with(out.get(), start, end, steps, &c));
}
template <class A, class... B, detail::when_positional<LogspaceOptions, decltype(LogspaceOptions::base), A> = 0>
Tensor logspace_out(const Tensor &out, Number start, Number end, Int steps, A &&first, B &&...more) {
    return logspace_out(out, start, end, steps, LogspaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** hann_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  (1 - cos(2 pi k / n)) / 2; a window that is not periodic has n - 1 there. */
inline Tensor hann_window(Int window_length, const HannWindowOptions &options = {}) {
    const torc_hann_window_options c = options.c();
    return detail::owned<Tensor>(torc_hann_window_with(window_length, &c));
}
template <class A, class... B, detail::when_positional<HannWindowOptions, decltype(HannWindowOptions::periodic), A> = 0>
Tensor hann_window(Int window_length, A &&first, B &&...more) {
    return hann_window(window_length, HannWindowOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** hamming_window.periodic_alpha_beta(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  alpha - beta cos(2 pi k / n). */
inline Tensor hamming_window(Int window_length, const HammingWindowOptions &options = {}) {
    const torc_hamming_window_options c = options.c();
    return detail::owned<Tensor>(torc_hamming_window_with(window_length, &c));
}
template <class A, class... B, detail::when_positional<HammingWindowOptions, decltype(HammingWindowOptions::periodic), A> = 0>
Tensor hamming_window(Int window_length, A &&first, B &&...more) {
    return hamming_window(window_length, HammingWindowOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** blackman_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  0.42 - cos(2 pi k / n) / 2 + 0.08 cos(4 pi k / n). */
inline Tensor blackman_window(Int window_length, const BlackmanWindowOptions &options = {}) {
    const torc_blackman_window_options c = options.c();
    return detail::owned<Tensor>(torc_blackman_window_with(window_length, &c));
}
template <class A, class... B, detail::when_positional<BlackmanWindowOptions, decltype(BlackmanWindowOptions::periodic), A> = 0>
Tensor blackman_window(Int window_length, A &&first, B &&...more) {
    return blackman_window(window_length, BlackmanWindowOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** kaiser_window.beta(int window_length, bool periodic=True, float beta=12.0, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  i0(beta sqrt(1 - r ** 2)) / i0(beta), where r goes from -1 to 1. */
inline Tensor kaiser_window(Int window_length, const KaiserWindowOptions &options = {}) {
    const torc_kaiser_window_options c = options.c();
    return detail::owned<Tensor>(torc_kaiser_window_with(window_length, &c));
}
template <class A, class... B, detail::when_positional<KaiserWindowOptions, decltype(KaiserWindowOptions::periodic), A> = 0>
Tensor kaiser_window(Int window_length, A &&first, B &&...more) {
    return kaiser_window(window_length, KaiserWindowOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** bartlett_window.periodic(int window_length, bool periodic=True, *, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A triangle: from 0 up to 1 in the middle. */
inline Tensor bartlett_window(Int window_length, const BartlettWindowOptions &options = {}) {
    const torc_bartlett_window_options c = options.c();
    return detail::owned<Tensor>(torc_bartlett_window_with(window_length, &c));
}
template <class A, class... B, detail::when_positional<BartlettWindowOptions, decltype(BartlettWindowOptions::periodic), A> = 0>
Tensor bartlett_window(Int window_length, A &&first, B &&...more) {
    return bartlett_window(window_length, BartlettWindowOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** rand.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Uniform on [0, 1). */
inline Tensor rand(const Ints &size, const RandOptions &options = {}) {
    const torc_rand_options c = options.c();
    return detail::owned<Tensor>(torc_rand_with(size, &c));
}
inline Tensor rand_out(const Tensor &out, const Ints &size, const RandOptions &options = {}) {
    const torc_rand_options c = options.c();
    return detail::owned<Tensor>(torc_rand_out_with(out.get(), size, &c));
}
/** randn.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Standard normal. */
inline Tensor randn(const Ints &size, const RandnOptions &options = {}) {
    const torc_randn_options c = options.c();
    return detail::owned<Tensor>(torc_randn_with(size, &c));
}
inline Tensor randn_out(const Tensor &out, const Ints &size, const RandnOptions &options = {}) {
    const torc_randn_options c = options.c();
    return detail::owned<Tensor>(torc_randn_out_with(out.get(), size, &c));
}
/** normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
 *  Normal numbers, each with a mean and a standard deviation of its own; the host looks at the latter. */
inline Tensor normal(const Tensor &mean, const Tensor &std, const NormalOptions &options = {}) {
    const torc_normal_options c = options.c();
    return detail::owned<Tensor>(torc_normal_with(mean.get(), std.get(), &c));
}
inline Tensor normal_out(const Tensor &out, const Tensor &mean, const Tensor &std, const NormalOptions &options = {}) {
    const torc_normal_options c = options.c();
    return detail::owned<Tensor>(torc_normal_out_with(out.get(), mean.get(), std.get(), &c));
}
/** normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
 *  Normal numbers, each with a mean of its own (torch.normal with a number as std). */
inline Tensor normal_mean(const Tensor &mean, const NormalMeanOptions &options = {}) {
    const torc_normal_mean_options c = options.c();
    return detail::owned<Tensor>(torc_normal_mean_with(mean.get(), &c));
}
template <class A, class... B, detail::when_positional<NormalMeanOptions, decltype(NormalMeanOptions::std), A> = 0>
Tensor normal_mean(const Tensor &mean, A &&first, B &&...more) {
    return normal_mean(mean, NormalMeanOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor normal_mean_out(const Tensor &out, const Tensor &mean, const NormalMeanOptions &options = {}) {
    const torc_normal_mean_options c = options.c();
    return detail::owned<Tensor>(torc_normal_mean_out_with(out.get(), mean.get(), &c));
}
template <class A, class... B, detail::when_positional<NormalMeanOptions, decltype(NormalMeanOptions::std), A> = 0>
Tensor normal_mean_out(const Tensor &out, const Tensor &mean, A &&first, B &&...more) {
    return normal_mean_out(out, mean, NormalMeanOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
 *  Normal numbers, each with a standard deviation of its own (torch.normal with a number as mean). */
inline Tensor normal_std(double mean, const Tensor &std, const NormalStdOptions &options = {}) {
    const torc_normal_std_options c = options.c();
    return detail::owned<Tensor>(torc_normal_std_with(mean, std.get(), &c));
}
inline Tensor normal_std_out(const Tensor &out, double mean, const Tensor &std, const NormalStdOptions &options = {}) {
    const torc_normal_std_options c = options.c();
    return detail::owned<Tensor>(torc_normal_std_out_with(out.get(), mean, std.get(), &c));
}
/** normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Normal numbers of one mean and standard deviation (torch.normal with two numbers and a size). */
inline Tensor normal_size(double mean, double std, const Ints &size, const NormalSizeOptions &options = {}) {
    const torc_normal_size_options c = options.c();
    return detail::owned<Tensor>(torc_normal_size_with(mean, std, size, &c));
}
inline Tensor normal_size_out(const Tensor &out, double mean, double std, const Ints &size, const NormalSizeOptions &options = {}) {
    const torc_normal_size_options c = options.c();
    return detail::owned<Tensor>(torc_normal_size_out_with(out.get(), mean, std, size, &c));
}
/** randint.low_generator(int low=0, int high, int[] size, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  Integers uniform on [low, high); int64 by default. */
inline Tensor randint(Int high, const Ints &size, const RandintOptions &options = {}) {
    const torc_randint_options c = options.c();
    return detail::owned<Tensor>(torc_randint_with(high, size, &c));
}
inline Tensor randint_out(const Tensor &out, Int high, const Ints &size, const RandintOptions &options = {}) {
    const torc_randint_options c = options.c();
    return detail::owned<Tensor>(torc_randint_out_with(out.get(), high, size, &c));
}
/** randperm.generator(int n, *, Generator? generator=None, ScalarType? dtype=None, Device? device=None, bool pin_memory=False, bool requires_grad=False) -> Tensor
 *  A random permutation of 0 … n-1; int64 by default. */
inline Tensor randperm(Int n, const RandpermOptions &options = {}) {
    const torc_randperm_options c = options.c();
    return detail::owned<Tensor>(torc_randperm_with(n, &c));
}
inline Tensor randperm_out(const Tensor &out, Int n, const RandpermOptions &options = {}) {
    const torc_randperm_options c = options.c();
    return detail::owned<Tensor>(torc_randperm_out_with(out.get(), n, &c));
}
/** uniform_(Tensor(a!) self, float from=0.0, float to=1, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with numbers uniform on [from, to). */
inline Tensor uniform_(const Tensor &self, const UniformInplaceOptions &options = {}) {
    const torc_uniform_inplace_options c = options.c();
    return detail::owned<Tensor>(torc_uniform_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<UniformInplaceOptions, decltype(UniformInplaceOptions::from), A> = 0>
Tensor uniform_(const Tensor &self, A &&first, B &&...more) {
    return uniform_(self, UniformInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** normal_(Tensor(a!) self, float mean=0.0, float std=1, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with normal numbers of the given mean and standard deviation. */
inline Tensor normal_(const Tensor &self, const NormalInplaceOptions &options = {}) {
    const torc_normal_inplace_options c = options.c();
    return detail::owned<Tensor>(torc_normal_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<NormalInplaceOptions, decltype(NormalInplaceOptions::mean), A> = 0>
Tensor normal_(const Tensor &self, A &&first, B &&...more) {
    return normal_(self, NormalInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with exponentially distributed numbers of rate lambd. */
inline Tensor exponential_(const Tensor &self, const ExponentialInplaceOptions &options = {}) {
    const torc_exponential_inplace_options c = options.c();
    return detail::owned<Tensor>(torc_exponential_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<ExponentialInplaceOptions, decltype(ExponentialInplaceOptions::lambd), A> = 0>
Tensor exponential_(const Tensor &self, A &&first, B &&...more) {
    return exponential_(self, ExponentialInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with numbers whose logarithms are normal, of the given mean and standard deviation. */
inline Tensor log_normal_(const Tensor &self, const LogNormalInplaceOptions &options = {}) {
    const torc_log_normal_inplace_options c = options.c();
    return detail::owned<Tensor>(torc_log_normal_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<LogNormalInplaceOptions, decltype(LogNormalInplaceOptions::mean), A> = 0>
Tensor log_normal_(const Tensor &self, A &&first, B &&...more) {
    return log_normal_(self, LogNormalInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with numbers of Cauchy's distribution. */
inline Tensor cauchy_(const Tensor &self, const CauchyInplaceOptions &options = {}) {
    const torc_cauchy_inplace_options c = options.c();
    return detail::owned<Tensor>(torc_cauchy_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<CauchyInplaceOptions, decltype(CauchyInplaceOptions::median), A> = 0>
Tensor cauchy_(const Tensor &self, A &&first, B &&...more) {
    return cauchy_(self, CauchyInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with the number of trials up to the first success, each of which has probability p. */
inline Tensor geometric_(const Tensor &self, double p, const GeometricInplaceOptions &options = {}) {
    const torc_geometric_inplace_options c = options.c();
    return detail::owned<Tensor>(torc_geometric_inplace_with(self.get(), p, &c));
}
/** random_.from(Tensor(a!) self, int? from=None, int? to=None, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with integers uniform on [from, to); without bounds, on what the dtype holds exactly. */
inline Tensor random_(const Tensor &self, const RandomInplaceOptions &options = {}) {
    const torc_random_inplace_options c = options.c();
    return detail::owned<Tensor>(torc_random_inplace_with(self.get(), &c));
}
/** bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with 1 with probability p, else 0. */
inline Tensor bernoulli_(const Tensor &self, const BernoulliInplaceOptions &options = {}) {
    const torc_bernoulli_inplace_options c = options.c();
    return detail::owned<Tensor>(torc_bernoulli_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<BernoulliInplaceOptions, decltype(BernoulliInplaceOptions::p), A> = 0>
Tensor bernoulli_(const Tensor &self, A &&first, B &&...more) {
    return bernoulli_(self, BernoulliInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
 *  Fill with 1 with the probability that the element of p is, else 0; p broadcasts to self. */
inline Tensor bernoulli__tensor_(const Tensor &self, const Tensor &p, const BernoulliTensorOptions &options = {}) {
    const torc_bernoulli__tensor_options c = options.c();
    return detail::owned<Tensor>(torc_bernoulli__tensor_inplace_with(self.get(), p.get(), &c));
}
/** bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
 *  1 with the probability that the element of self is, else 0. */
inline Tensor bernoulli(const Tensor &self, const BernoulliOptions &options = {}) {
    const torc_bernoulli_options c = options.c();
    return detail::owned<Tensor>(torc_bernoulli_with(self.get(), &c));
}
inline Tensor bernoulli_out(const Tensor &out, const Tensor &self, const BernoulliOptions &options = {}) {
    const torc_bernoulli_options c = options.c();
    return detail::owned<Tensor>(torc_bernoulli_out_with(out.get(), self.get(), &c));
}
/** bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
 *  A tensor of the sizes of self, 1 with probability p, else 0. */
inline Tensor bernoulli_p(const Tensor &self, double p, const BernoulliPOptions &options = {}) {
    const torc_bernoulli_p_options c = options.c();
    return detail::owned<Tensor>(torc_bernoulli_p_with(self.get(), p, &c));
}
/** poisson(Tensor self, Generator? generator=None) -> Tensor
 *  Draws of Poisson's distribution whose rate the element of self is. */
inline Tensor poisson(const Tensor &self, const PoissonOptions &options = {}) {
    const torc_poisson_options c = options.c();
    return detail::owned<Tensor>(torc_poisson_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<PoissonOptions, decltype(PoissonOptions::generator), A> = 0>
Tensor poisson(const Tensor &self, A &&first, B &&...more) {
    return poisson(self, PoissonOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** tril(Tensor self, int diagonal=0) -> Tensor
 *  The lower triangle of each matrix, zeros elsewhere; diagonal counts up from the main one. */
inline Tensor tril(const Tensor &self, const TrilOptions &options = {}) {
    const torc_tril_options c = options.c();
    return detail::owned<Tensor>(torc_tril_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<TrilOptions, decltype(TrilOptions::diagonal), A> = 0>
Tensor tril(const Tensor &self, A &&first, B &&...more) {
    return tril(self, TrilOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor tril_(const Tensor &self, const TrilOptions &options = {}) {
    const torc_tril_options c = options.c();
    return detail::owned<Tensor>(torc_tril_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<TrilOptions, decltype(TrilOptions::diagonal), A> = 0>
Tensor tril_(const Tensor &self, A &&first, B &&...more) {
    return tril_(self, TrilOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor tril_out(const Tensor &out, const Tensor &self, const TrilOptions &options = {}) {
    const torc_tril_options c = options.c();
    return detail::owned<Tensor>(torc_tril_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<TrilOptions, decltype(TrilOptions::diagonal), A> = 0>
Tensor tril_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return tril_out(out, self, TrilOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** triu(Tensor self, int diagonal=0) -> Tensor
 *  The upper triangle of each matrix, zeros elsewhere. */
inline Tensor triu(const Tensor &self, const TriuOptions &options = {}) {
    const torc_triu_options c = options.c();
    return detail::owned<Tensor>(torc_triu_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<TriuOptions, decltype(TriuOptions::diagonal), A> = 0>
Tensor triu(const Tensor &self, A &&first, B &&...more) {
    return triu(self, TriuOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor triu_(const Tensor &self, const TriuOptions &options = {}) {
    const torc_triu_options c = options.c();
    return detail::owned<Tensor>(torc_triu_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<TriuOptions, decltype(TriuOptions::diagonal), A> = 0>
Tensor triu_(const Tensor &self, A &&first, B &&...more) {
    return triu_(self, TriuOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor triu_out(const Tensor &out, const Tensor &self, const TriuOptions &options = {}) {
    const torc_triu_options c = options.c();
    return detail::owned<Tensor>(torc_triu_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<TriuOptions, decltype(TriuOptions::diagonal), A> = 0>
Tensor triu_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return triu_out(out, self, TriuOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** sum.dim_IntList(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Sum over dim (all dimensions if None or empty). Integers and bool sum to int64. */
inline Tensor sum(const Tensor &self, const SumOptions &options = {}) {
    const torc_sum_options c = options.c();
    return detail::owned<Tensor>(torc_sum_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<SumOptions, decltype(SumOptions::dim), A> = 0>
Tensor sum(const Tensor &self, A &&first, B &&...more) {
    return sum(self, SumOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor sum(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return sum(self, SumOptions{detail::dims(first, SumOptions().dim), std::forward<B>(more)...});
}
inline Tensor sum_out(const Tensor &out, const Tensor &self, const SumOptions &options = {}) {
    const torc_sum_options c = options.c();
    return detail::owned<Tensor>(torc_sum_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<SumOptions, decltype(SumOptions::dim), A> = 0>
Tensor sum_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return sum_out(out, self, SumOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor sum_out(const Tensor &out, const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return sum_out(out, self, SumOptions{detail::dims(first, SumOptions().dim), std::forward<B>(more)...});
}
/** nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Sum over dim with NaN counted as zero. */
inline Tensor nansum(const Tensor &self, const NansumOptions &options = {}) {
    const torc_nansum_options c = options.c();
    return detail::owned<Tensor>(torc_nansum_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<NansumOptions, decltype(NansumOptions::dim), A> = 0>
Tensor nansum(const Tensor &self, A &&first, B &&...more) {
    return nansum(self, NansumOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor nansum(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return nansum(self, NansumOptions{detail::dims(first, NansumOptions().dim), std::forward<B>(more)...});
}
inline Tensor nansum_out(const Tensor &out, const Tensor &self, const NansumOptions &options = {}) {
    const torc_nansum_options c = options.c();
    return detail::owned<Tensor>(torc_nansum_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<NansumOptions, decltype(NansumOptions::dim), A> = 0>
Tensor nansum_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return nansum_out(out, self, NansumOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor nansum_out(const Tensor &out, const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return nansum_out(out, self, NansumOptions{detail::dims(first, NansumOptions().dim), std::forward<B>(more)...});
}
/** mean.dim(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Mean over dim (all dimensions if None or empty); NaN over no elements. */
inline Tensor mean(const Tensor &self, const MeanOptions &options = {}) {
    const torc_mean_options c = options.c();
    return detail::owned<Tensor>(torc_mean_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<MeanOptions, decltype(MeanOptions::dim), A> = 0>
Tensor mean(const Tensor &self, A &&first, B &&...more) {
    return mean(self, MeanOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor mean(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return mean(self, MeanOptions{detail::dims(first, MeanOptions().dim), std::forward<B>(more)...});
}
inline Tensor mean_out(const Tensor &out, const Tensor &self, const MeanOptions &options = {}) {
    const torc_mean_options c = options.c();
    return detail::owned<Tensor>(torc_mean_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<MeanOptions, decltype(MeanOptions::dim), A> = 0>
Tensor mean_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return mean_out(out, self, MeanOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor mean_out(const Tensor &out, const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return mean_out(out, self, MeanOptions{detail::dims(first, MeanOptions().dim), std::forward<B>(more)...});
}
/** prod.dim_int(Tensor self, int? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Product of all elements or over dim. Integers and bool multiply to int64. */
inline Tensor prod(const Tensor &self, const ProdOptions &options = {}) {
    const torc_prod_options c = options.c();
    return detail::owned<Tensor>(torc_prod_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<ProdOptions, decltype(ProdOptions::dim), A> = 0>
Tensor prod(const Tensor &self, A &&first, B &&...more) {
    return prod(self, ProdOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor prod_out(const Tensor &out, const Tensor &self, const ProdOptions &options = {}) {
    const torc_prod_options c = options.c();
    return detail::owned<Tensor>(torc_prod_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<ProdOptions, decltype(ProdOptions::dim), A> = 0>
Tensor prod_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return prod_out(out, self, ProdOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** max(Tensor self) -> Tensor
 *  Largest element; NaN if there is one. */
inline Tensor max(const Tensor &self) {
    return detail::owned<Tensor>(torc_max(self.get()));
}
inline Tensor max_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_max_out(out.get(), self.get()));
}
/** min(Tensor self) -> Tensor
 *  Smallest element; NaN if there is one. */
inline Tensor min(const Tensor &self) {
    return detail::owned<Tensor>(torc_min(self.get()));
}
inline Tensor min_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_min_out(out.get(), self.get()));
}
/** max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  Largest element along dim and where it is: the first of equals, the first NaN if there is one (torch.max with dim). */
inline MaxDimResult max_dim(const Tensor &self, Int dim, const MaxDimOptions &options = {}) {
    const torc_max_dim_options c = options.c();
    const torc_max_dim_result r = torc_max_dim_with(self.get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<MaxDimOptions, decltype(MaxDimOptions::keepdim), A> = 0>
MaxDimResult max_dim(const Tensor &self, Int dim, A &&first, B &&...more) {
    return max_dim(self, dim, MaxDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline MaxDimResult max_dim_out(const MaxDimResult &out, const Tensor &self, Int dim, const MaxDimOptions &options = {}) {
    const torc_max_dim_options c = options.c();
    const torc_max_dim_result r = torc_max_dim_out_with(torc_max_dim_result{out.values.get(), out.indices.get()}, self.get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<MaxDimOptions, decltype(MaxDimOptions::keepdim), A> = 0>
MaxDimResult max_dim_out(const MaxDimResult &out, const Tensor &self, Int dim, A &&first, B &&...more) {
    return max_dim_out(out, self, dim, MaxDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  Smallest element along dim and where it is: the first of equals, the first NaN if there is one (torch.min with dim). */
inline MinDimResult min_dim(const Tensor &self, Int dim, const MinDimOptions &options = {}) {
    const torc_min_dim_options c = options.c();
    const torc_min_dim_result r = torc_min_dim_with(self.get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<MinDimOptions, decltype(MinDimOptions::keepdim), A> = 0>
MinDimResult min_dim(const Tensor &self, Int dim, A &&first, B &&...more) {
    return min_dim(self, dim, MinDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline MinDimResult min_dim_out(const MinDimResult &out, const Tensor &self, Int dim, const MinDimOptions &options = {}) {
    const torc_min_dim_options c = options.c();
    const torc_min_dim_result r = torc_min_dim_out_with(torc_min_dim_result{out.values.get(), out.indices.get()}, self.get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<MinDimOptions, decltype(MinDimOptions::keepdim), A> = 0>
MinDimResult min_dim_out(const MinDimResult &out, const Tensor &self, Int dim, A &&first, B &&...more) {
    return min_dim_out(out, self, dim, MinDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
 *  Largest element over dim; the gradient is shared evenly among equals. */
inline Tensor amax(const Tensor &self, const AmaxOptions &options = {}) {
    const torc_amax_options c = options.c();
    return detail::owned<Tensor>(torc_amax_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<AmaxOptions, decltype(AmaxOptions::dim), A> = 0>
Tensor amax(const Tensor &self, A &&first, B &&...more) {
    return amax(self, AmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor amax(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return amax(self, AmaxOptions{detail::dims(first, AmaxOptions().dim), std::forward<B>(more)...});
}
inline Tensor amax_out(const Tensor &out, const Tensor &self, const AmaxOptions &options = {}) {
    const torc_amax_options c = options.c();
    return detail::owned<Tensor>(torc_amax_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<AmaxOptions, decltype(AmaxOptions::dim), A> = 0>
Tensor amax_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return amax_out(out, self, AmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor amax_out(const Tensor &out, const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return amax_out(out, self, AmaxOptions{detail::dims(first, AmaxOptions().dim), std::forward<B>(more)...});
}
/** amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
 *  Smallest element over dim; the gradient is shared evenly among equals. */
inline Tensor amin(const Tensor &self, const AminOptions &options = {}) {
    const torc_amin_options c = options.c();
    return detail::owned<Tensor>(torc_amin_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<AminOptions, decltype(AminOptions::dim), A> = 0>
Tensor amin(const Tensor &self, A &&first, B &&...more) {
    return amin(self, AminOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor amin(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return amin(self, AminOptions{detail::dims(first, AminOptions().dim), std::forward<B>(more)...});
}
inline Tensor amin_out(const Tensor &out, const Tensor &self, const AminOptions &options = {}) {
    const torc_amin_options c = options.c();
    return detail::owned<Tensor>(torc_amin_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<AminOptions, decltype(AminOptions::dim), A> = 0>
Tensor amin_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return amin_out(out, self, AminOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor amin_out(const Tensor &out, const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return amin_out(out, self, AminOptions{detail::dims(first, AminOptions().dim), std::forward<B>(more)...});
}
/** aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
 *  Smallest and largest element in one pass, of all or along dim; NaN if there is one. */
inline AminmaxResult aminmax(const Tensor &self, const AminmaxOptions &options = {}) {
    const torc_aminmax_options c = options.c();
    const torc_aminmax_result r = torc_aminmax_with(self.get(), &c);
    return {detail::owned<Tensor>(r.min), detail::owned<Tensor>(r.max)};
}
inline AminmaxResult aminmax_out(const AminmaxResult &out, const Tensor &self, const AminmaxOptions &options = {}) {
    const torc_aminmax_options c = options.c();
    const torc_aminmax_result r = torc_aminmax_out_with(torc_aminmax_result{out.min.get(), out.max.get()}, self.get(), &c);
    return {detail::owned<Tensor>(r.min), detail::owned<Tensor>(r.max)};
}
/** argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
 *  Index of the largest element along dim, or in the flattened tensor; the first of equals, NaN wins. */
inline Tensor argmax(const Tensor &self, const ArgmaxOptions &options = {}) {
    const torc_argmax_options c = options.c();
    return detail::owned<Tensor>(torc_argmax_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<ArgmaxOptions, decltype(ArgmaxOptions::dim), A> = 0>
Tensor argmax(const Tensor &self, A &&first, B &&...more) {
    return argmax(self, ArgmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor argmax_out(const Tensor &out, const Tensor &self, const ArgmaxOptions &options = {}) {
    const torc_argmax_options c = options.c();
    return detail::owned<Tensor>(torc_argmax_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<ArgmaxOptions, decltype(ArgmaxOptions::dim), A> = 0>
Tensor argmax_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return argmax_out(out, self, ArgmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
 *  Index of the smallest element along dim, or in the flattened tensor; the first of equals, NaN wins. */
inline Tensor argmin(const Tensor &self, const ArgminOptions &options = {}) {
    const torc_argmin_options c = options.c();
    return detail::owned<Tensor>(torc_argmin_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<ArgminOptions, decltype(ArgminOptions::dim), A> = 0>
Tensor argmin(const Tensor &self, A &&first, B &&...more) {
    return argmin(self, ArgminOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor argmin_out(const Tensor &out, const Tensor &self, const ArgminOptions &options = {}) {
    const torc_argmin_options c = options.c();
    return detail::owned<Tensor>(torc_argmin_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<ArgminOptions, decltype(ArgminOptions::dim), A> = 0>
Tensor argmin_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return argmin_out(out, self, ArgminOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** any.dims(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
 *  Is any element over dim different from 0? bool, but uint8 for uint8. */
inline Tensor any(const Tensor &self, const AnyOptions &options = {}) {
    const torc_any_options c = options.c();
    return detail::owned<Tensor>(torc_any_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<AnyOptions, decltype(AnyOptions::dim), A> = 0>
Tensor any(const Tensor &self, A &&first, B &&...more) {
    return any(self, AnyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor any(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return any(self, AnyOptions{detail::dims(first, AnyOptions().dim), std::forward<B>(more)...});
}
inline Tensor any_out(const Tensor &out, const Tensor &self, const AnyOptions &options = {}) {
    const torc_any_options c = options.c();
    return detail::owned<Tensor>(torc_any_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<AnyOptions, decltype(AnyOptions::dim), A> = 0>
Tensor any_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return any_out(out, self, AnyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor any_out(const Tensor &out, const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return any_out(out, self, AnyOptions{detail::dims(first, AnyOptions().dim), std::forward<B>(more)...});
}
/** all.dims(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
 *  Are all elements over dim different from 0? bool, but uint8 for uint8. */
inline Tensor all(const Tensor &self, const AllOptions &options = {}) {
    const torc_all_options c = options.c();
    return detail::owned<Tensor>(torc_all_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<AllOptions, decltype(AllOptions::dim), A> = 0>
Tensor all(const Tensor &self, A &&first, B &&...more) {
    return all(self, AllOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor all(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return all(self, AllOptions{detail::dims(first, AllOptions().dim), std::forward<B>(more)...});
}
inline Tensor all_out(const Tensor &out, const Tensor &self, const AllOptions &options = {}) {
    const torc_all_options c = options.c();
    return detail::owned<Tensor>(torc_all_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<AllOptions, decltype(AllOptions::dim), A> = 0>
Tensor all_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return all_out(out, self, AllOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor all_out(const Tensor &out, const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return all_out(out, self, AllOptions{detail::dims(first, AllOptions().dim), std::forward<B>(more)...});
}
/** var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
 *  Variance over dim, divided by n - correction (1 if None). */
inline Tensor var(const Tensor &self, const VarOptions &options = {}) {
    const torc_var_options c = options.c();
    return detail::owned<Tensor>(torc_var_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<VarOptions, decltype(VarOptions::dim), A> = 0>
Tensor var(const Tensor &self, A &&first, B &&...more) {
    return var(self, VarOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor var(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return var(self, VarOptions{detail::dims(first, VarOptions().dim), std::forward<B>(more)...});
}
inline Tensor var_out(const Tensor &out, const Tensor &self, const VarOptions &options = {}) {
    const torc_var_options c = options.c();
    return detail::owned<Tensor>(torc_var_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<VarOptions, decltype(VarOptions::dim), A> = 0>
Tensor var_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return var_out(out, self, VarOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor var_out(const Tensor &out, const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return var_out(out, self, VarOptions{detail::dims(first, VarOptions().dim), std::forward<B>(more)...});
}
/** std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
 *  Standard deviation over dim: the root of var. */
inline Tensor std(const Tensor &self, const StdOptions &options = {}) {
    const torc_std_options c = options.c();
    return detail::owned<Tensor>(torc_std_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<StdOptions, decltype(StdOptions::dim), A> = 0>
Tensor std(const Tensor &self, A &&first, B &&...more) {
    return std(self, StdOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor std(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return std(self, StdOptions{detail::dims(first, StdOptions().dim), std::forward<B>(more)...});
}
inline Tensor std_out(const Tensor &out, const Tensor &self, const StdOptions &options = {}) {
    const torc_std_options c = options.c();
    return detail::owned<Tensor>(torc_std_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<StdOptions, decltype(StdOptions::dim), A> = 0>
Tensor std_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return std_out(out, self, StdOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor std_out(const Tensor &out, const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return std_out(out, self, StdOptions{detail::dims(first, StdOptions().dim), std::forward<B>(more)...});
}
/** var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor var, Tensor mean)
 *  Variance and mean over dim in one pass. */
inline VarMeanResult var_mean(const Tensor &self, const VarMeanOptions &options = {}) {
    const torc_var_mean_options c = options.c();
    const torc_var_mean_result r = torc_var_mean_with(self.get(), &c);
    return {detail::owned<Tensor>(r.var), detail::owned<Tensor>(r.mean)};
}
template <class A, class... B, detail::when_positional<VarMeanOptions, decltype(VarMeanOptions::dim), A> = 0>
VarMeanResult var_mean(const Tensor &self, A &&first, B &&...more) {
    return var_mean(self, VarMeanOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> VarMeanResult var_mean(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return var_mean(self, VarMeanOptions{detail::dims(first, VarMeanOptions().dim), std::forward<B>(more)...});
}
/** std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor std, Tensor mean)
 *  Standard deviation and mean over dim in one pass. */
inline StdMeanResult std_mean(const Tensor &self, const StdMeanOptions &options = {}) {
    const torc_std_mean_options c = options.c();
    const torc_std_mean_result r = torc_std_mean_with(self.get(), &c);
    return {detail::owned<Tensor>(r.std), detail::owned<Tensor>(r.mean)};
}
template <class A, class... B, detail::when_positional<StdMeanOptions, decltype(StdMeanOptions::dim), A> = 0>
StdMeanResult std_mean(const Tensor &self, A &&first, B &&...more) {
    return std_mean(self, StdMeanOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> StdMeanResult std_mean(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return std_mean(self, StdMeanOptions{detail::dims(first, StdMeanOptions().dim), std::forward<B>(more)...});
}
/** linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  (sum |x|^ord)^(1/ord) over dim; 0 counts non-zeros, inf and -inf are the largest and smallest |x| (torch.linalg.vector_norm). */
inline Tensor vector_norm(const Tensor &self, const VectorNormOptions &options = {}) {
    const torc_vector_norm_options c = options.c();
    return detail::owned<Tensor>(torc_vector_norm_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<VectorNormOptions, decltype(VectorNormOptions::ord), A> = 0>
Tensor vector_norm(const Tensor &self, A &&first, B &&...more) {
    return vector_norm(self, VectorNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor vector_norm_out(const Tensor &out, const Tensor &self, const VectorNormOptions &options = {}) {
    const torc_vector_norm_options c = options.c();
    return detail::owned<Tensor>(torc_vector_norm_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<VectorNormOptions, decltype(VectorNormOptions::ord), A> = 0>
Tensor vector_norm_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return vector_norm_out(out, self, VectorNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
 *  log(sum(exp(self))) over dim, without overflow. */
inline Tensor logsumexp(const Tensor &self, const Ints &dim, const LogsumexpOptions &options = {}) {
    const torc_logsumexp_options c = options.c();
    return detail::owned<Tensor>(torc_logsumexp_with(self.get(), dim, &c));
}
template <class A, class... B, detail::when_positional<LogsumexpOptions, decltype(LogsumexpOptions::keepdim), A> = 0>
Tensor logsumexp(const Tensor &self, const Ints &dim, A &&first, B &&...more) {
    return logsumexp(self, dim, LogsumexpOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor logsumexp_out(const Tensor &out, const Tensor &self, const Ints &dim, const LogsumexpOptions &options = {}) {
    const torc_logsumexp_options c = options.c();
    return detail::owned<Tensor>(torc_logsumexp_out_with(out.get(), self.get(), dim, &c));
}
template <class A, class... B, detail::when_positional<LogsumexpOptions, decltype(LogsumexpOptions::keepdim), A> = 0>
Tensor logsumexp_out(const Tensor &out, const Tensor &self, const Ints &dim, A &&first, B &&...more) {
    return logsumexp_out(out, self, dim, LogsumexpOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** count_nonzero.dim_IntList(Tensor self, int[1]? dim=None) -> Tensor
 *  How many elements over dim differ from 0 (NaN does); int64. */
inline Tensor count_nonzero(const Tensor &self, const CountNonzeroOptions &options = {}) {
    const torc_count_nonzero_options c = options.c();
    return detail::owned<Tensor>(torc_count_nonzero_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<CountNonzeroOptions, decltype(CountNonzeroOptions::dim), A> = 0>
Tensor count_nonzero(const Tensor &self, A &&first, B &&...more) {
    return count_nonzero(self, CountNonzeroOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor count_nonzero(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return count_nonzero(self, CountNonzeroOptions{detail::dims(first, CountNonzeroOptions().dim), std::forward<B>(more)...});
}
/** cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 *  Running sum along dim. Integers and bool sum to int64. */
inline Tensor cumsum(const Tensor &self, Int dim, const CumsumOptions &options = {}) {
    const torc_cumsum_options c = options.c();
    return detail::owned<Tensor>(torc_cumsum_with(self.get(), dim, &c));
}
inline Tensor cumsum_(const Tensor &self, Int dim, const CumsumOptions &options = {}) {
    const torc_cumsum_options c = options.c();
    return detail::owned<Tensor>(torc_cumsum_inplace_with(self.get(), dim, &c));
}
inline Tensor cumsum_out(const Tensor &out, const Tensor &self, Int dim, const CumsumOptions &options = {}) {
    const torc_cumsum_options c = options.c();
    return detail::owned<Tensor>(torc_cumsum_out_with(out.get(), self.get(), dim, &c));
}
/** cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 *  Running product along dim. Integers and bool multiply to int64. */
inline Tensor cumprod(const Tensor &self, Int dim, const CumprodOptions &options = {}) {
    const torc_cumprod_options c = options.c();
    return detail::owned<Tensor>(torc_cumprod_with(self.get(), dim, &c));
}
inline Tensor cumprod_(const Tensor &self, Int dim, const CumprodOptions &options = {}) {
    const torc_cumprod_options c = options.c();
    return detail::owned<Tensor>(torc_cumprod_inplace_with(self.get(), dim, &c));
}
inline Tensor cumprod_out(const Tensor &out, const Tensor &self, Int dim, const CumprodOptions &options = {}) {
    const torc_cumprod_options c = options.c();
    return detail::owned<Tensor>(torc_cumprod_out_with(out.get(), self.get(), dim, &c));
}
/** cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
 *  Largest element so far along dim and where it is: the last of equals, the last NaN from the first one on. */
inline CummaxResult cummax(const Tensor &self, Int dim) {
    const torc_cummax_result r = torc_cummax(self.get(), dim);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
inline CummaxResult cummax_out(const CummaxResult &out, const Tensor &self, Int dim) {
    const torc_cummax_result r = torc_cummax_out(torc_cummax_result{out.values.get(), out.indices.get()}, self.get(), dim);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
/** cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
 *  Smallest element so far along dim and where it is: the last of equals, the last NaN from the first one on. */
inline CumminResult cummin(const Tensor &self, Int dim) {
    const torc_cummin_result r = torc_cummin(self.get(), dim);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
inline CumminResult cummin_out(const CumminResult &out, const Tensor &self, Int dim) {
    const torc_cummin_result r = torc_cummin_out(torc_cummin_result{out.values.get(), out.indices.get()}, self.get(), dim);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
/** logcumsumexp(Tensor self, int dim) -> Tensor
 *  The logarithm of the running sum of exp(self), without overflow. */
inline Tensor logcumsumexp(const Tensor &self, Int dim) {
    return detail::owned<Tensor>(torc_logcumsumexp(self.get(), dim));
}
inline Tensor logcumsumexp_out(const Tensor &out, const Tensor &self, Int dim) {
    return detail::owned<Tensor>(torc_logcumsumexp_out(out.get(), self.get(), dim));
}
/** histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor
 *  How many elements are in each of `bins` equal parts of [min, max]; both 0: of the range of self. */
inline Tensor histc(const Tensor &self, const HistcOptions &options = {}) {
    const torc_histc_options c = options.c();
    return detail::owned<Tensor>(torc_histc_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<HistcOptions, decltype(HistcOptions::bins), A> = 0>
Tensor histc(const Tensor &self, A &&first, B &&...more) {
    return histc(self, HistcOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor histc_out(const Tensor &out, const Tensor &self, const HistcOptions &options = {}) {
    const torc_histc_options c = options.c();
    return detail::owned<Tensor>(torc_histc_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<HistcOptions, decltype(HistcOptions::bins), A> = 0>
Tensor histc_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return histc_out(out, self, HistcOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** mvlgamma(Tensor self, int p) -> Tensor
 *  The logarithm of the multivariate gamma function of p dimensions. */
inline Tensor mvlgamma(const Tensor &self, Int p) {
    return detail::owned<Tensor>(torc_mvlgamma(self.get(), p));
}
inline Tensor mvlgamma_(const Tensor &self, Int p) {
    return detail::owned<Tensor>(torc_mvlgamma_(self.get(), p));
}
inline Tensor mvlgamma_out(const Tensor &out, const Tensor &self, Int p) {
    return detail::owned<Tensor>(torc_mvlgamma_out(out.get(), self.get(), p));
}
/** renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
 *  The slices of dimension dim, scaled down to the p-norm maxnorm where they are longer. */
inline Tensor renorm(const Tensor &self, Number p, Int dim, Number maxnorm) {
    return detail::owned<Tensor>(torc_renorm(self.get(), p, dim, maxnorm));
}
inline Tensor renorm_(const Tensor &self, Number p, Int dim, Number maxnorm) {
    return detail::owned<Tensor>(torc_renorm_(self.get(), p, dim, maxnorm));
}
inline Tensor renorm_out(const Tensor &out, const Tensor &self, Number p, Int dim, Number maxnorm) {
    return detail::owned<Tensor>(torc_renorm_out(out.get(), self.get(), p, dim, maxnorm));
}
/** norm.ScalarOpt_dim_dtype(Tensor self, Scalar p=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  vector_norm of order p: of all elements, or over dim. */
inline Tensor norm(const Tensor &self, const NormOptions &options = {}) {
    const torc_norm_options c = options.c();
    return detail::owned<Tensor>(torc_norm_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<NormOptions, decltype(NormOptions::p), A> = 0>
Tensor norm(const Tensor &self, A &&first, B &&...more) {
    return norm(self, NormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor norm_out(const Tensor &out, const Tensor &self, const NormOptions &options = {}) {
    const torc_norm_options c = options.c();
    return detail::owned<Tensor>(torc_norm_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<NormOptions, decltype(NormOptions::p), A> = 0>
Tensor norm_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return norm_out(out, self, NormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor
 *  The cosine of the angle between x1 and x2 along dim; norms below eps count as eps. */
inline Tensor cosine_similarity(const Tensor &x1, const Tensor &x2, const CosineSimilarityOptions &options = {}) {
    const torc_cosine_similarity_options c = options.c();
    return detail::owned<Tensor>(torc_cosine_similarity_with(x1.get(), x2.get(), &c));
}
template <class A, class... B, detail::when_positional<CosineSimilarityOptions, decltype(CosineSimilarityOptions::dim), A> = 0>
Tensor cosine_similarity(const Tensor &x1, const Tensor &x2, A &&first, B &&...more) {
    return cosine_similarity(x1, x2, CosineSimilarityOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  The norm of vectors or, with ord over two dimensions, of matrices; without ord the root of the sum of squares. */
inline Tensor linalg_norm(const Tensor &self, const LinalgNormOptions &options = {}) {
    const torc_linalg_norm_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_norm_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<LinalgNormOptions, decltype(LinalgNormOptions::ord), A> = 0>
Tensor linalg_norm(const Tensor &self, A &&first, B &&...more) {
    return linalg_norm(self, LinalgNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor linalg_norm_out(const Tensor &out, const Tensor &self, const LinalgNormOptions &options = {}) {
    const torc_linalg_norm_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_norm_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<LinalgNormOptions, decltype(LinalgNormOptions::ord), A> = 0>
Tensor linalg_norm_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return linalg_norm_out(out, self, LinalgNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  The norm 'fro' of matrices (torch.linalg.norm with a name; 'nuc' is not there). */
inline Tensor linalg_norm_str(const Tensor &self, const Text &ord, const LinalgNormStrOptions &options = {}) {
    const torc_linalg_norm_str_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_norm_str_with(self.get(), ord, &c));
}
template <class A, class... B, detail::when_positional<LinalgNormStrOptions, decltype(LinalgNormStrOptions::dim), A> = 0>
Tensor linalg_norm_str(const Tensor &self, const Text &ord, A &&first, B &&...more) {
    return linalg_norm_str(self, ord, LinalgNormStrOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor linalg_norm_str(const Tensor &self, const Text &ord, std::initializer_list<detail::Dim> first, B &&...more) {
    return linalg_norm_str(self, ord, LinalgNormStrOptions{detail::dims(first, LinalgNormStrOptions().dim), std::forward<B>(more)...});
}
inline Tensor linalg_norm_str_out(const Tensor &out, const Tensor &self, const Text &ord, const LinalgNormStrOptions &options = {}) {
    const torc_linalg_norm_str_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_norm_str_out_with(out.get(), self.get(), ord, &c));
}
template <class A, class... B, detail::when_positional<LinalgNormStrOptions, decltype(LinalgNormStrOptions::dim), A> = 0>
Tensor linalg_norm_str_out(const Tensor &out, const Tensor &self, const Text &ord, A &&first, B &&...more) {
    return linalg_norm_str_out(out, self, ord, LinalgNormStrOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor linalg_norm_str_out(const Tensor &out, const Tensor &self, const Text &ord, std::initializer_list<detail::Dim> first, B &&...more) {
    return linalg_norm_str_out(out, self, ord, LinalgNormStrOptions{detail::dims(first, LinalgNormStrOptions().dim), std::forward<B>(more)...});
}
/** linalg_matrix_norm(Tensor self, Scalar ord, int[2] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  The norm 1, -1, inf or -inf of matrices: the largest or smallest sum of magnitudes of a column, of a row. */
inline Tensor linalg_matrix_norm(const Tensor &self, Number ord, const LinalgMatrixNormOptions &options = {}) {
    const torc_linalg_matrix_norm_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_matrix_norm_with(self.get(), ord, &c));
}
template <class A, class... B, detail::when_positional<LinalgMatrixNormOptions, decltype(LinalgMatrixNormOptions::dim), A> = 0>
Tensor linalg_matrix_norm(const Tensor &self, Number ord, A &&first, B &&...more) {
    return linalg_matrix_norm(self, ord, LinalgMatrixNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor linalg_matrix_norm(const Tensor &self, Number ord, std::initializer_list<detail::Dim> first, B &&...more) {
    return linalg_matrix_norm(self, ord, LinalgMatrixNormOptions{detail::dims(first, LinalgMatrixNormOptions().dim), std::forward<B>(more)...});
}
inline Tensor linalg_matrix_norm_out(const Tensor &out, const Tensor &self, Number ord, const LinalgMatrixNormOptions &options = {}) {
    const torc_linalg_matrix_norm_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_matrix_norm_out_with(out.get(), self.get(), ord, &c));
}
template <class A, class... B, detail::when_positional<LinalgMatrixNormOptions, decltype(LinalgMatrixNormOptions::dim), A> = 0>
Tensor linalg_matrix_norm_out(const Tensor &out, const Tensor &self, Number ord, A &&first, B &&...more) {
    return linalg_matrix_norm_out(out, self, ord, LinalgMatrixNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor linalg_matrix_norm_out(const Tensor &out, const Tensor &self, Number ord, std::initializer_list<detail::Dim> first, B &&...more) {
    return linalg_matrix_norm_out(out, self, ord, LinalgMatrixNormOptions{detail::dims(first, LinalgMatrixNormOptions().dim), std::forward<B>(more)...});
}
/** linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[2] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  The norm 'fro' of matrices, the root of the sum of squares (torch.linalg.matrix_norm with a name; 'nuc' is not there). */
inline Tensor linalg_matrix_norm_str(const Tensor &self, const LinalgMatrixNormStrOptions &options = {}) {
    const torc_linalg_matrix_norm_str_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_matrix_norm_str_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<LinalgMatrixNormStrOptions, decltype(LinalgMatrixNormStrOptions::ord), A> = 0>
Tensor linalg_matrix_norm_str(const Tensor &self, A &&first, B &&...more) {
    return linalg_matrix_norm_str(self, LinalgMatrixNormStrOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor linalg_matrix_norm_str_out(const Tensor &out, const Tensor &self, const LinalgMatrixNormStrOptions &options = {}) {
    const torc_linalg_matrix_norm_str_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_matrix_norm_str_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<LinalgMatrixNormStrOptions, decltype(LinalgMatrixNormStrOptions::ord), A> = 0>
Tensor linalg_matrix_norm_str_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return linalg_matrix_norm_str_out(out, self, LinalgMatrixNormStrOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** dist(Tensor self, Tensor other, Scalar p=2) -> Tensor
 *  The norm of order p of self - other. */
inline Tensor dist(const Tensor &self, const Tensor &other, const DistOptions &options = {}) {
    const torc_dist_options c = options.c();
    return detail::owned<Tensor>(torc_dist_with(self.get(), other.get(), &c));
}
template <class A, class... B, detail::when_positional<DistOptions, decltype(DistOptions::p), A> = 0>
Tensor dist(const Tensor &self, const Tensor &other, A &&first, B &&...more) {
    return dist(self, other, DistOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** cdist(Tensor x1, Tensor x2, float p=2.0, int? compute_mode=None) -> Tensor
 *  The distance of order p of each row of x1 to each row of x2. */
inline Tensor cdist(const Tensor &x1, const Tensor &x2, const CdistOptions &options = {}) {
    const torc_cdist_options c = options.c();
    return detail::owned<Tensor>(torc_cdist_with(x1.get(), x2.get(), &c));
}
template <class A, class... B, detail::when_positional<CdistOptions, decltype(CdistOptions::p), A> = 0>
Tensor cdist(const Tensor &x1, const Tensor &x2, A &&first, B &&...more) {
    return cdist(x1, x2, CdistOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** trace(Tensor self) -> Tensor
 *  The sum of a matrix's diagonal. */
inline Tensor trace(const Tensor &self) {
    return detail::owned<Tensor>(torc_trace(self.get()));
}
/** nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 *  Mean over dim of what is not NaN. */
inline Tensor nanmean(const Tensor &self, const NanmeanOptions &options = {}) {
    const torc_nanmean_options c = options.c();
    return detail::owned<Tensor>(torc_nanmean_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<NanmeanOptions, decltype(NanmeanOptions::dim), A> = 0>
Tensor nanmean(const Tensor &self, A &&first, B &&...more) {
    return nanmean(self, NanmeanOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor nanmean(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return nanmean(self, NanmeanOptions{detail::dims(first, NanmeanOptions().dim), std::forward<B>(more)...});
}
inline Tensor nanmean_out(const Tensor &out, const Tensor &self, const NanmeanOptions &options = {}) {
    const torc_nanmean_options c = options.c();
    return detail::owned<Tensor>(torc_nanmean_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<NanmeanOptions, decltype(NanmeanOptions::dim), A> = 0>
Tensor nanmean_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return nanmean_out(out, self, NanmeanOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor nanmean_out(const Tensor &out, const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return nanmean_out(out, self, NanmeanOptions{detail::dims(first, NanmeanOptions().dim), std::forward<B>(more)...});
}
/** diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor
 *  Differences of neighbours along dim, n times. */
inline Tensor diff(const Tensor &self, const DiffOptions &options = {}) {
    const torc_diff_options c = options.c();
    return detail::owned<Tensor>(torc_diff_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<DiffOptions, decltype(DiffOptions::n), A> = 0>
Tensor diff(const Tensor &self, A &&first, B &&...more) {
    return diff(self, DiffOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor diff_out(const Tensor &out, const Tensor &self, const DiffOptions &options = {}) {
    const torc_diff_options c = options.c();
    return detail::owned<Tensor>(torc_diff_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<DiffOptions, decltype(DiffOptions::n), A> = 0>
Tensor diff_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return diff_out(out, self, DiffOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
 *  The area under samples y at x, along dim (torch.trapezoid with x). */
inline Tensor trapezoid_x(const Tensor &y, const Tensor &x, const TrapezoidXOptions &options = {}) {
    const torc_trapezoid_x_options c = options.c();
    return detail::owned<Tensor>(torc_trapezoid_x_with(y.get(), x.get(), &c));
}
/** trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
 *  The area under samples y that are dx apart, along dim. */
inline Tensor trapezoid(const Tensor &y, const TrapezoidOptions &options = {}) {
    const torc_trapezoid_options c = options.c();
    return detail::owned<Tensor>(torc_trapezoid_with(y.get(), &c));
}
/** cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
 *  The area under samples y at x, from the first one to each of the others along dim (torch.cumulative_trapezoid with x). */
inline Tensor cumulative_trapezoid_x(const Tensor &y, const Tensor &x, const CumulativeTrapezoidXOptions &options = {}) {
    const torc_cumulative_trapezoid_x_options c = options.c();
    return detail::owned<Tensor>(torc_cumulative_trapezoid_x_with(y.get(), x.get(), &c));
}
/** cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
 *  The area under samples y that are dx apart, from the first one to each of the others along dim. */
inline Tensor cumulative_trapezoid(const Tensor &y, const CumulativeTrapezoidOptions &options = {}) {
    const torc_cumulative_trapezoid_options c = options.c();
    return detail::owned<Tensor>(torc_cumulative_trapezoid_with(y.get(), &c));
}
/** gradient.scalarint(Tensor self, *, Scalar? spacing=None, int[1]? dim=None, int edge_order=1) -> Tensor[]
 *  The slopes of samples that are spacing (1) apart, a tensor for each dimension in dim (all); at both ends of order edge_order. */
inline std::vector<Tensor> gradient(const Tensor &self, const GradientOptions &options = {}) {
    const torc_gradient_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_gradient_with(self.get(), &c));
}
/** gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int[1]? dim=None, int edge_order=1) -> Tensor[]
 *  gradient with a spacing for each dimension (torch.gradient with a list of numbers). */
inline std::vector<Tensor> gradient_scalar_list(const Tensor &self, const std::vector<Number> &spacing, const GradientScalarListOptions &options = {}) {
    const torc_gradient_scalar_list_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_gradient_scalar_list_with(self.get(), detail::Numbers(spacing), &c));
}
/** gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int[1]? dim=None, int edge_order=1) -> Tensor[]
 *  gradient of samples at the places that spacing has, a vector for each dimension (torch.gradient with a list of tensors). */
inline std::vector<Tensor> gradient_tensors(const Tensor &self, const std::vector<Tensor> &spacing, const GradientTensorsOptions &options = {}) {
    const torc_gradient_tensors_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_gradient_tensors_with(self.get(), detail::TensorList(spacing), &c));
}
/** cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor
 *  The covariances of the rows, divided by the number of columns - correction; columns may have weights, which the host reads. */
inline Tensor cov(const Tensor &self, const CovOptions &options = {}) {
    const torc_cov_options c = options.c();
    return detail::owned<Tensor>(torc_cov_with(self.get(), &c));
}
/** corrcoef(Tensor self) -> Tensor
 *  The correlations of the rows. */
inline Tensor corrcoef(const Tensor &self) {
    return detail::owned<Tensor>(torc_corrcoef(self.get()));
}
/** median(Tensor self) -> Tensor
 *  The lower of the two middle elements, of all; NaN if there is one. */
inline Tensor median(const Tensor &self) {
    return detail::owned<Tensor>(torc_median(self.get()));
}
/** median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  median along dim, and where it is (torch.median with dim). */
inline MedianDimResult median_dim(const Tensor &self, Int dim, const MedianDimOptions &options = {}) {
    const torc_median_dim_options c = options.c();
    const torc_median_dim_result r = torc_median_dim_with(self.get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<MedianDimOptions, decltype(MedianDimOptions::keepdim), A> = 0>
MedianDimResult median_dim(const Tensor &self, Int dim, A &&first, B &&...more) {
    return median_dim(self, dim, MedianDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline MedianDimResult median_dim_out(const MedianDimResult &out, const Tensor &self, Int dim, const MedianDimOptions &options = {}) {
    const torc_median_dim_options c = options.c();
    const torc_median_dim_result r = torc_median_dim_out_with(torc_median_dim_result{out.values.get(), out.indices.get()}, self.get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<MedianDimOptions, decltype(MedianDimOptions::keepdim), A> = 0>
MedianDimResult median_dim_out(const MedianDimResult &out, const Tensor &self, Int dim, A &&first, B &&...more) {
    return median_dim_out(out, self, dim, MedianDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** nanmedian(Tensor self) -> Tensor
 *  median of what is not NaN. */
inline Tensor nanmedian(const Tensor &self) {
    return detail::owned<Tensor>(torc_nanmedian(self.get()));
}
/** nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  nanmedian along dim, and where it is (torch.nanmedian with dim). */
inline NanmedianDimResult nanmedian_dim(const Tensor &self, Int dim, const NanmedianDimOptions &options = {}) {
    const torc_nanmedian_dim_options c = options.c();
    const torc_nanmedian_dim_result r = torc_nanmedian_dim_with(self.get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<NanmedianDimOptions, decltype(NanmedianDimOptions::keepdim), A> = 0>
NanmedianDimResult nanmedian_dim(const Tensor &self, Int dim, A &&first, B &&...more) {
    return nanmedian_dim(self, dim, NanmedianDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline NanmedianDimResult nanmedian_dim_out(const NanmedianDimResult &out, const Tensor &self, Int dim, const NanmedianDimOptions &options = {}) {
    const torc_nanmedian_dim_options c = options.c();
    const torc_nanmedian_dim_result r = torc_nanmedian_dim_out_with(torc_nanmedian_dim_result{out.values.get(), out.indices.get()}, self.get(), dim, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<NanmedianDimOptions, decltype(NanmedianDimOptions::keepdim), A> = 0>
NanmedianDimResult nanmedian_dim_out(const NanmedianDimResult &out, const Tensor &self, Int dim, A &&first, B &&...more) {
    return nanmedian_dim_out(out, self, dim, NanmedianDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
 *  The value below which the parts q of the elements along dim are; between two elements as interpolation says. */
inline Tensor quantile(const Tensor &self, const Tensor &q, const QuantileOptions &options = {}) {
    const torc_quantile_options c = options.c();
    return detail::owned<Tensor>(torc_quantile_with(self.get(), q.get(), &c));
}
template <class A, class... B, detail::when_positional<QuantileOptions, decltype(QuantileOptions::dim), A> = 0>
Tensor quantile(const Tensor &self, const Tensor &q, A &&first, B &&...more) {
    return quantile(self, q, QuantileOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor quantile_out(const Tensor &out, const Tensor &self, const Tensor &q, const QuantileOptions &options = {}) {
    const torc_quantile_options c = options.c();
    return detail::owned<Tensor>(torc_quantile_out_with(out.get(), self.get(), q.get(), &c));
}
template <class A, class... B, detail::when_positional<QuantileOptions, decltype(QuantileOptions::dim), A> = 0>
Tensor quantile_out(const Tensor &out, const Tensor &self, const Tensor &q, A &&first, B &&...more) {
    return quantile_out(out, self, q, QuantileOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
 *  quantile of one part q (torch.quantile with a number). */
inline Tensor quantile_scalar(const Tensor &self, double q, const QuantileScalarOptions &options = {}) {
    const torc_quantile_scalar_options c = options.c();
    return detail::owned<Tensor>(torc_quantile_scalar_with(self.get(), q, &c));
}
template <class A, class... B, detail::when_positional<QuantileScalarOptions, decltype(QuantileScalarOptions::dim), A> = 0>
Tensor quantile_scalar(const Tensor &self, double q, A &&first, B &&...more) {
    return quantile_scalar(self, q, QuantileScalarOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor quantile_scalar_out(const Tensor &out, const Tensor &self, double q, const QuantileScalarOptions &options = {}) {
    const torc_quantile_scalar_options c = options.c();
    return detail::owned<Tensor>(torc_quantile_scalar_out_with(out.get(), self.get(), q, &c));
}
template <class A, class... B, detail::when_positional<QuantileScalarOptions, decltype(QuantileScalarOptions::dim), A> = 0>
Tensor quantile_scalar_out(const Tensor &out, const Tensor &self, double q, A &&first, B &&...more) {
    return quantile_scalar_out(out, self, q, QuantileScalarOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
 *  quantile of what is not NaN. */
inline Tensor nanquantile(const Tensor &self, const Tensor &q, const NanquantileOptions &options = {}) {
    const torc_nanquantile_options c = options.c();
    return detail::owned<Tensor>(torc_nanquantile_with(self.get(), q.get(), &c));
}
template <class A, class... B, detail::when_positional<NanquantileOptions, decltype(NanquantileOptions::dim), A> = 0>
Tensor nanquantile(const Tensor &self, const Tensor &q, A &&first, B &&...more) {
    return nanquantile(self, q, NanquantileOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor nanquantile_out(const Tensor &out, const Tensor &self, const Tensor &q, const NanquantileOptions &options = {}) {
    const torc_nanquantile_options c = options.c();
    return detail::owned<Tensor>(torc_nanquantile_out_with(out.get(), self.get(), q.get(), &c));
}
template <class A, class... B, detail::when_positional<NanquantileOptions, decltype(NanquantileOptions::dim), A> = 0>
Tensor nanquantile_out(const Tensor &out, const Tensor &self, const Tensor &q, A &&first, B &&...more) {
    return nanquantile_out(out, self, q, NanquantileOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
 *  nanquantile of one part q (torch.nanquantile with a number). */
inline Tensor nanquantile_scalar(const Tensor &self, double q, const NanquantileScalarOptions &options = {}) {
    const torc_nanquantile_scalar_options c = options.c();
    return detail::owned<Tensor>(torc_nanquantile_scalar_with(self.get(), q, &c));
}
template <class A, class... B, detail::when_positional<NanquantileScalarOptions, decltype(NanquantileScalarOptions::dim), A> = 0>
Tensor nanquantile_scalar(const Tensor &self, double q, A &&first, B &&...more) {
    return nanquantile_scalar(self, q, NanquantileScalarOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor nanquantile_scalar_out(const Tensor &out, const Tensor &self, double q, const NanquantileScalarOptions &options = {}) {
    const torc_nanquantile_scalar_options c = options.c();
    return detail::owned<Tensor>(torc_nanquantile_scalar_out_with(out.get(), self.get(), q, &c));
}
template <class A, class... B, detail::when_positional<NanquantileScalarOptions, decltype(NanquantileScalarOptions::dim), A> = 0>
Tensor nanquantile_scalar_out(const Tensor &out, const Tensor &self, double q, A &&first, B &&...more) {
    return nanquantile_scalar_out(out, self, q, NanquantileScalarOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** detach(Tensor self) -> Tensor(a)
 *  The same elements, cut off from the graph: never requires grad. */
inline Tensor detach(const Tensor &self) {
    return detail::owned<Tensor>(torc_detach(self.get()));
}
/** view(Tensor self, int[] size) -> Tensor(a)
 *  The same elements under other sizes; one size may be -1. An error where that needs a copy. */
inline Tensor view(const Tensor &self, const Ints &size) {
    return detail::owned<Tensor>(torc_view(self.get(), size));
}
/** expand(Tensor self, int[] size) -> Tensor(a)
 *  Dimensions of size 1 seen as larger ones without a copy; -1 keeps a size; new leading dimensions may be added. */
inline Tensor expand(const Tensor &self, const Ints &size) {
    return detail::owned<Tensor>(torc_expand(self.get(), size));
}
/** permute(Tensor self, int[] dims) -> Tensor(a)
 *  Dimensions in the order given. */
inline Tensor permute(const Tensor &self, const Ints &dims) {
    return detail::owned<Tensor>(torc_permute(self.get(), dims));
}
/** transpose.int(Tensor self, int dim0, int dim1) -> Tensor(a)
 *  Two dimensions swapped. */
inline Tensor transpose(const Tensor &self, Int dim0, Int dim1) {
    return detail::owned<Tensor>(torc_transpose(self.get(), dim0, dim1));
}
inline Tensor transpose_(const Tensor &self, Int dim0, Int dim1) {
    return detail::owned<Tensor>(torc_transpose_(self.get(), dim0, dim1));
}
/** unsqueeze(Tensor self, int dim) -> Tensor(a)
 *  A dimension of size 1 inserted at dim. */
inline Tensor unsqueeze(const Tensor &self, Int dim) {
    return detail::owned<Tensor>(torc_unsqueeze(self.get(), dim));
}
inline Tensor unsqueeze_(const Tensor &self, Int dim) {
    return detail::owned<Tensor>(torc_unsqueeze_(self.get(), dim));
}
/** squeeze.dims(Tensor self, int[1]? dim=None) -> Tensor(a)
 *  Dimensions of size 1 removed: all of them, or those in dim. */
inline Tensor squeeze(const Tensor &self, const SqueezeOptions &options = {}) {
    const torc_squeeze_options c = options.c();
    return detail::owned<Tensor>(torc_squeeze_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<SqueezeOptions, decltype(SqueezeOptions::dim), A> = 0>
Tensor squeeze(const Tensor &self, A &&first, B &&...more) {
    return squeeze(self, SqueezeOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor squeeze(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return squeeze(self, SqueezeOptions{detail::dims(first, SqueezeOptions().dim), std::forward<B>(more)...});
}
inline Tensor squeeze_(const Tensor &self, const SqueezeOptions &options = {}) {
    const torc_squeeze_options c = options.c();
    return detail::owned<Tensor>(torc_squeeze_inplace_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<SqueezeOptions, decltype(SqueezeOptions::dim), A> = 0>
Tensor squeeze_(const Tensor &self, A &&first, B &&...more) {
    return squeeze_(self, SqueezeOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor squeeze_(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return squeeze_(self, SqueezeOptions{detail::dims(first, SqueezeOptions().dim), std::forward<B>(more)...});
}
/** select.int(Tensor self, int dim, int index) -> Tensor(a)
 *  Slice number index of dimension dim, without that dimension. */
inline Tensor select(const Tensor &self, Int dim, Int index) {
    return detail::owned<Tensor>(torc_select(self.get(), dim, index));
}
/** slice.Tensor(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)
 *  self[start:end:step] along dim, with Python's clamping; step is positive. */
inline Tensor slice(const Tensor &self, const SliceOptions &options = {}) {
    const torc_slice_options c = options.c();
    return detail::owned<Tensor>(torc_slice_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<SliceOptions, decltype(SliceOptions::dim), A> = 0>
Tensor slice(const Tensor &self, A &&first, B &&...more) {
    return slice(self, SliceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** diagonal(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
 *  The diagonal of dim1 and dim2, as the last dimension. */
inline Tensor diagonal(const Tensor &self, const DiagonalOptions &options = {}) {
    const torc_diagonal_options c = options.c();
    return detail::owned<Tensor>(torc_diagonal_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<DiagonalOptions, decltype(DiagonalOptions::offset), A> = 0>
Tensor diagonal(const Tensor &self, A &&first, B &&...more) {
    return diagonal(self, DiagonalOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** unfold(Tensor self, int dimension, int size, int step) -> Tensor(a)
 *  All windows of `size` elements along dimension, `step` apart; the window is a new last dimension. */
inline Tensor unfold(const Tensor &self, Int dimension, Int size, Int step) {
    return detail::owned<Tensor>(torc_unfold(self.get(), dimension, size, step));
}
/** view.dtype(Tensor self, ScalarType dtype) -> Tensor(a)
 *  The same bytes as elements of another dtype; the last dimension grows or shrinks by the ratio of their sizes. */
inline Tensor view_dtype(const Tensor &self, Dtype dtype) {
    return detail::owned<Tensor>(torc_view_dtype(self.get(), dtype));
}
/** view_as_real(Tensor self) -> Tensor(a)
 *  A complex tensor as a real one with one dimension more, the last: its real and imaginary parts. */
inline Tensor view_as_real(const Tensor &self) {
    return detail::owned<Tensor>(torc_view_as_real(self.get()));
}
/** view_as_complex(Tensor self) -> Tensor(a)
 *  A real tensor whose last dimension is real and imaginary parts, as a complex one without that dimension. */
inline Tensor view_as_complex(const Tensor &self) {
    return detail::owned<Tensor>(torc_view_as_complex(self.get()));
}
/** _conj(Tensor self) -> Tensor(a)
 *  The same elements, to be read conjugated; of complex tensors only. */
inline Tensor _conj(const Tensor &self) {
    return detail::owned<Tensor>(torc__conj(self.get()));
}
/** _neg_view(Tensor self) -> Tensor(a)
 *  The same elements, to be read negated. */
inline Tensor _neg_view(const Tensor &self) {
    return detail::owned<Tensor>(torc__neg_view(self.get()));
}
/** clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
 *  A copy. The default keeps the order of dimensions in memory. */
inline Tensor clone(const Tensor &self, const CloneOptions &options = {}) {
    const torc_clone_options c = options.c();
    return detail::owned<Tensor>(torc_clone_with(self.get(), &c));
}
/** cat(Tensor[] tensors, int dim=0) -> Tensor
 *  Tensors joined along dim, promoted to a common dtype. 1-D empty tensors are skipped. */
inline Tensor cat(const std::vector<Tensor> &tensors, const CatOptions &options = {}) {
    const torc_cat_options c = options.c();
    return detail::owned<Tensor>(torc_cat_with(detail::TensorList(tensors), &c));
}
template <class A, class... B, detail::when_positional<CatOptions, decltype(CatOptions::dim), A> = 0>
Tensor cat(const std::vector<Tensor> &tensors, A &&first, B &&...more) {
    return cat(tensors, CatOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor cat_out(const Tensor &out, const std::vector<Tensor> &tensors, const CatOptions &options = {}) {
    const torc_cat_options c = options.c();
    return detail::owned<Tensor>(torc_cat_out_with(out.get(), detail::TensorList(tensors), &c));
}
template <class A, class... B, detail::when_positional<CatOptions, decltype(CatOptions::dim), A> = 0>
Tensor cat_out(const Tensor &out, const std::vector<Tensor> &tensors, A &&first, B &&...more) {
    return cat_out(out, tensors, CatOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** flip(Tensor self, int[] dims) -> Tensor
 *  The order of elements reversed along dims. */
inline Tensor flip(const Tensor &self, const Ints &dims) {
    return detail::owned<Tensor>(torc_flip(self.get(), dims));
}
/** roll(Tensor self, int[1*] shifts, int[1*] dims=[]) -> Tensor
 *  Elements shifted along dims; those that leave at the end come back at the start. No dims: the flattened tensor. */
inline Tensor roll(const Tensor &self, const Ints &shifts, const RollOptions &options = {}) {
    const torc_roll_options c = options.c();
    return detail::owned<Tensor>(torc_roll_with(self.get(), shifts, &c));
}
template <class A, class... B, detail::when_positional<RollOptions, decltype(RollOptions::dims), A> = 0>
Tensor roll(const Tensor &self, const Ints &shifts, A &&first, B &&...more) {
    return roll(self, shifts, RollOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor roll(const Tensor &self, const Ints &shifts, std::initializer_list<detail::Dim> first, B &&...more) {
    return roll(self, shifts, RollOptions{detail::dims(first, RollOptions().dims), std::forward<B>(more)...});
}
/** repeat(Tensor self, int[] repeats) -> Tensor
 *  self copied repeats[d] times along each dimension; leading dimensions may be added. */
inline Tensor repeat(const Tensor &self, const Ints &repeats) {
    return detail::owned<Tensor>(torc_repeat(self.get(), repeats));
}
/** reshape(Tensor self, int[] shape) -> Tensor(a)
 *  Other sizes for the same elements: a view where possible, else a copy. One size may be -1. */
inline Tensor reshape(const Tensor &self, const Ints &shape) {
    return detail::owned<Tensor>(torc_reshape(self.get(), shape));
}
/** view_as(Tensor self, Tensor other) -> Tensor(a)
 *  view with the sizes of other. */
inline Tensor view_as(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_view_as(self.get(), other.get()));
}
/** real(Tensor self) -> Tensor(a)
 *  The real parts, a view; self if that is real. */
inline Tensor real(const Tensor &self) {
    return detail::owned<Tensor>(torc_real(self.get()));
}
/** imag(Tensor self) -> Tensor(a)
 *  The imaginary parts of a complex tensor, a view. */
inline Tensor imag(const Tensor &self) {
    return detail::owned<Tensor>(torc_imag(self.get()));
}
/** conj(Tensor self) -> Tensor(a)
 *  The conjugate, a view that is computed where it is read; self if that is real. */
inline Tensor conj(const Tensor &self) {
    return detail::owned<Tensor>(torc_conj(self.get()));
}
/** resolve_conj(Tensor self) -> Tensor(a)
 *  A copy whose memory is conjugated if self is a conjugated view, else self. */
inline Tensor resolve_conj(const Tensor &self) {
    return detail::owned<Tensor>(torc_resolve_conj(self.get()));
}
/** resolve_neg(Tensor self) -> Tensor(a)
 *  A copy whose memory is negated if self is a negated view, else self. */
inline Tensor resolve_neg(const Tensor &self) {
    return detail::owned<Tensor>(torc_resolve_neg(self.get()));
}
/** complex(Tensor real, Tensor imag) -> Tensor
 *  Complex numbers of these parts, which have one dtype and are broadcast to one shape. */
inline Tensor complex(const Tensor &real, const Tensor &imag) {
    return detail::owned<Tensor>(torc_complex(real.get(), imag.get()));
}
inline Tensor complex_out(const Tensor &out, const Tensor &real, const Tensor &imag) {
    return detail::owned<Tensor>(torc_complex_out(out.get(), real.get(), imag.get()));
}
/** polar(Tensor abs, Tensor angle) -> Tensor
 *  Complex numbers of these magnitudes and angles, which have one dtype and are broadcast to one shape. */
inline Tensor polar(const Tensor &abs, const Tensor &angle) {
    return detail::owned<Tensor>(torc_polar(abs.get(), angle.get()));
}
inline Tensor polar_out(const Tensor &out, const Tensor &abs, const Tensor &angle) {
    return detail::owned<Tensor>(torc_polar_out(out.get(), abs.get(), angle.get()));
}
/** reshape_as(Tensor self, Tensor other) -> Tensor(a)
 *  reshape to the sizes of other. */
inline Tensor reshape_as(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_reshape_as(self.get(), other.get()));
}
/** expand_as(Tensor self, Tensor other) -> Tensor(a)
 *  expand to the sizes of other. */
inline Tensor expand_as(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_expand_as(self.get(), other.get()));
}
/** broadcast_to(Tensor self, int[] size) -> Tensor(a)
 *  expand to size. */
inline Tensor broadcast_to(const Tensor &self, const Ints &size) {
    return detail::owned<Tensor>(torc_broadcast_to(self.get(), size));
}
/** broadcast_tensors(Tensor[] tensors) -> Tensor[]
 *  All tensors expanded to their common shape. */
inline std::vector<Tensor> broadcast_tensors(const std::vector<Tensor> &tensors) {
    const detail::Scope scope;
    return detail::tensors(torc_broadcast_tensors(detail::TensorList(tensors)));
}
/** flatten.using_ints(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor(a)
 *  Dimensions start_dim to end_dim made one. */
inline Tensor flatten(const Tensor &self, const FlattenOptions &options = {}) {
    const torc_flatten_options c = options.c();
    return detail::owned<Tensor>(torc_flatten_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<FlattenOptions, decltype(FlattenOptions::start_dim), A> = 0>
Tensor flatten(const Tensor &self, A &&first, B &&...more) {
    return flatten(self, FlattenOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** unflatten.int(Tensor self, int dim, int[] sizes) -> Tensor(a)
 *  Dimension dim split into sizes; one may be -1. */
inline Tensor unflatten(const Tensor &self, Int dim, const Ints &sizes) {
    return detail::owned<Tensor>(torc_unflatten(self.get(), dim, sizes));
}
/** ravel(Tensor self) -> Tensor(a)
 *  Contiguous, with one dimension. */
inline Tensor ravel(const Tensor &self) {
    return detail::owned<Tensor>(torc_ravel(self.get()));
}
/** t(Tensor self) -> Tensor(a)
 *  A matrix transposed; vectors and 0-dim tensors as they are. */
inline Tensor t(const Tensor &self) {
    return detail::owned<Tensor>(torc_t(self.get()));
}
inline Tensor t_(const Tensor &self) {
    return detail::owned<Tensor>(torc_t_(self.get()));
}
/** mT(Tensor self) -> Tensor(a)
 *  The last two dimensions swapped (Tensor.mT). */
inline Tensor mT(const Tensor &self) {
    return detail::owned<Tensor>(torc_mT(self.get()));
}
/** adjoint(Tensor self) -> Tensor(a)
 *  The last two dimensions swapped, and conjugated. */
inline Tensor adjoint(const Tensor &self) {
    return detail::owned<Tensor>(torc_adjoint(self.get()));
}
/** mH(Tensor self) -> Tensor(a)
 *  adjoint (Tensor.mH). */
inline Tensor mH(const Tensor &self) {
    return detail::owned<Tensor>(torc_mH(self.get()));
}
/** H(Tensor self) -> Tensor(a)
 *  A matrix transposed and conjugated (Tensor.H). */
inline Tensor H(const Tensor &self) {
    return detail::owned<Tensor>(torc_H(self.get()));
}
/** movedim.intlist(Tensor self, int[1] source, int[1] destination) -> Tensor(a)
 *  Dimensions source moved to the places destination; the others keep their order. */
inline Tensor movedim(const Tensor &self, const Ints &source, const Ints &destination) {
    return detail::owned<Tensor>(torc_movedim(self.get(), source, destination));
}
/** narrow(Tensor self, int dim, int start, int length) -> Tensor(a)
 *  length slices of dimension dim from start on. */
inline Tensor narrow(const Tensor &self, Int dim, Int start, Int length) {
    return detail::owned<Tensor>(torc_narrow(self.get(), dim, start, length));
}
/** as_strided(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)
 *  Any view of the storage, in elements, checked against the bytes it has. */
inline Tensor as_strided(const Tensor &self, const Ints &size, const Ints &stride, const AsStridedOptions &options = {}) {
    const torc_as_strided_options c = options.c();
    return detail::owned<Tensor>(torc_as_strided_with(self.get(), size, stride, &c));
}
template <class A, class... B, detail::when_positional<AsStridedOptions, decltype(AsStridedOptions::storage_offset), A> = 0>
Tensor as_strided(const Tensor &self, const Ints &size, const Ints &stride, A &&first, B &&...more) {
    return as_strided(self, size, stride, AsStridedOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor as_strided_(const Tensor &self, const Ints &size, const Ints &stride, const AsStridedOptions &options = {}) {
    const torc_as_strided_options c = options.c();
    return detail::owned<Tensor>(torc_as_strided_inplace_with(self.get(), size, stride, &c));
}
template <class A, class... B, detail::when_positional<AsStridedOptions, decltype(AsStridedOptions::storage_offset), A> = 0>
Tensor as_strided_(const Tensor &self, const Ints &size, const Ints &stride, A &&first, B &&...more) {
    return as_strided_(self, size, stride, AsStridedOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** stack(Tensor[] tensors, int dim=0) -> Tensor
 *  Tensors of one shape joined along a new dimension dim. */
inline Tensor stack(const std::vector<Tensor> &tensors, const StackOptions &options = {}) {
    const torc_stack_options c = options.c();
    return detail::owned<Tensor>(torc_stack_with(detail::TensorList(tensors), &c));
}
template <class A, class... B, detail::when_positional<StackOptions, decltype(StackOptions::dim), A> = 0>
Tensor stack(const std::vector<Tensor> &tensors, A &&first, B &&...more) {
    return stack(tensors, StackOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor stack_out(const Tensor &out, const std::vector<Tensor> &tensors, const StackOptions &options = {}) {
    const torc_stack_options c = options.c();
    return detail::owned<Tensor>(torc_stack_out_with(out.get(), detail::TensorList(tensors), &c));
}
template <class A, class... B, detail::when_positional<StackOptions, decltype(StackOptions::dim), A> = 0>
Tensor stack_out(const Tensor &out, const std::vector<Tensor> &tensors, A &&first, B &&...more) {
    return stack_out(out, tensors, StackOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** atleast_1d(Tensor self) -> Tensor(a)
 *  self, a 0-dim tensor with one dimension. */
inline Tensor atleast_1d(const Tensor &self) {
    return detail::owned<Tensor>(torc_atleast_1d(self.get()));
}
/** atleast_2d(Tensor self) -> Tensor(a)
 *  self with at least two dimensions: a vector is a row. */
inline Tensor atleast_2d(const Tensor &self) {
    return detail::owned<Tensor>(torc_atleast_2d(self.get()));
}
/** atleast_3d(Tensor self) -> Tensor(a)
 *  self with at least three dimensions: a matrix gets a last one, a vector is (1, n, 1). */
inline Tensor atleast_3d(const Tensor &self) {
    return detail::owned<Tensor>(torc_atleast_3d(self.get()));
}
/** atleast_1d.Sequence(Tensor[] tensors) -> Tensor(a)[]
 *  atleast_1d of each. */
inline std::vector<Tensor> atleast_1d_sequence(const std::vector<Tensor> &tensors) {
    const detail::Scope scope;
    return detail::tensors(torc_atleast_1d_sequence(detail::TensorList(tensors)));
}
/** atleast_2d.Sequence(Tensor[] tensors) -> Tensor(a)[]
 *  atleast_2d of each. */
inline std::vector<Tensor> atleast_2d_sequence(const std::vector<Tensor> &tensors) {
    const detail::Scope scope;
    return detail::tensors(torc_atleast_2d_sequence(detail::TensorList(tensors)));
}
/** atleast_3d.Sequence(Tensor[] tensors) -> Tensor(a)[]
 *  atleast_3d of each. */
inline std::vector<Tensor> atleast_3d_sequence(const std::vector<Tensor> &tensors) {
    const detail::Scope scope;
    return detail::tensors(torc_atleast_3d_sequence(detail::TensorList(tensors)));
}
/** hstack(Tensor[] tensors) -> Tensor
 *  Tensors joined along dimension 1, vectors along their only one. */
inline Tensor hstack(const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_hstack(detail::TensorList(tensors)));
}
inline Tensor hstack_out(const Tensor &out, const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_hstack_out(out.get(), detail::TensorList(tensors)));
}
/** vstack(Tensor[] tensors) -> Tensor
 *  Tensors joined along dimension 0; a vector is a row. */
inline Tensor vstack(const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_vstack(detail::TensorList(tensors)));
}
inline Tensor vstack_out(const Tensor &out, const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_vstack_out(out.get(), detail::TensorList(tensors)));
}
/** dstack(Tensor[] tensors) -> Tensor
 *  Tensors joined along dimension 2; matrices get one (atleast_3d). */
inline Tensor dstack(const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_dstack(detail::TensorList(tensors)));
}
inline Tensor dstack_out(const Tensor &out, const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_dstack_out(out.get(), detail::TensorList(tensors)));
}
/** column_stack(Tensor[] tensors) -> Tensor
 *  Tensors joined along dimension 1; a vector is a column. */
inline Tensor column_stack(const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_column_stack(detail::TensorList(tensors)));
}
inline Tensor column_stack_out(const Tensor &out, const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_column_stack_out(out.get(), detail::TensorList(tensors)));
}
/** block_diag(Tensor[] tensors) -> Tensor
 *  Matrices one below and beside the other, zeros elsewhere; vectors are rows. */
inline Tensor block_diag(const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_block_diag(detail::TensorList(tensors)));
}
/** meshgrid.indexing(Tensor[] tensors, *, str? indexing=None) -> Tensor(a)[]
 *  Vectors expanded to the grid that they span; with indexing 'xy' the first runs along the columns. */
inline std::vector<Tensor> meshgrid(const std::vector<Tensor> &tensors, const MeshgridOptions &options = {}) {
    const torc_meshgrid_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_meshgrid_with(detail::TensorList(tensors), &c));
}
/** cartesian_prod(Tensor[] tensors) -> Tensor(a)
 *  All tuples of one element of each vector, one row each; of a single vector that vector. */
inline Tensor cartesian_prod(const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_cartesian_prod(detail::TensorList(tensors)));
}
/** vander(Tensor x, int? N=None, bool increasing=False) -> Tensor
 *  A column for each power of a vector's elements, N (as many as elements) from the highest to 0; with increasing from 0 on. */
inline Tensor vander(const Tensor &x, const VanderOptions &options = {}) {
    const torc_vander_options c = options.c();
    return detail::owned<Tensor>(torc_vander_with(x.get(), &c));
}
template <class A, class... B, detail::when_positional<VanderOptions, decltype(VanderOptions::N), A> = 0>
Tensor vander(const Tensor &x, A &&first, B &&...more) {
    return vander(x, VanderOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** linalg_vander(Tensor x, *, int? N=None) -> Tensor
 *  The powers from 0 to N - 1 of each element, in a new last dimension; N is the length of the last one unless given. */
inline Tensor linalg_vander(const Tensor &x, const LinalgVanderOptions &options = {}) {
    const torc_linalg_vander_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_vander_with(x.get(), &c));
}
/** combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor
 *  All choices of r elements of a vector, in order, one row each. */
inline Tensor combinations(const Tensor &self, const CombinationsOptions &options = {}) {
    const torc_combinations_options c = options.c();
    return detail::owned<Tensor>(torc_combinations_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<CombinationsOptions, decltype(CombinationsOptions::r), A> = 0>
Tensor combinations(const Tensor &self, A &&first, B &&...more) {
    return combinations(self, CombinationsOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** flipud(Tensor self) -> Tensor
 *  flip of dimension 0. */
inline Tensor flipud(const Tensor &self) {
    return detail::owned<Tensor>(torc_flipud(self.get()));
}
/** fliplr(Tensor self) -> Tensor
 *  flip of dimension 1. */
inline Tensor fliplr(const Tensor &self) {
    return detail::owned<Tensor>(torc_fliplr(self.get()));
}
/** rot90(Tensor self, int k=1, int[2] dims=[0,1]) -> Tensor
 *  Turned k times by 90 degrees in the plane of two dimensions, from the first to the second. */
inline Tensor rot90(const Tensor &self, const Rot90Options &options = {}) {
    const torc_rot90_options c = options.c();
    return detail::owned<Tensor>(torc_rot90_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<Rot90Options, decltype(Rot90Options::k), A> = 0>
Tensor rot90(const Tensor &self, A &&first, B &&...more) {
    return rot90(self, Rot90Options{std::forward<A>(first), std::forward<B>(more)...});
}
/** diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
 *  The last dimension as the diagonal of dim1 and dim2, zeros elsewhere. */
inline Tensor diag_embed(const Tensor &self, const DiagEmbedOptions &options = {}) {
    const torc_diag_embed_options c = options.c();
    return detail::owned<Tensor>(torc_diag_embed_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<DiagEmbedOptions, decltype(DiagEmbedOptions::offset), A> = 0>
Tensor diag_embed(const Tensor &self, A &&first, B &&...more) {
    return diag_embed(self, DiagEmbedOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** diag(Tensor self, int diagonal=0) -> Tensor
 *  The diagonal of a matrix, a copy; of a vector the matrix with that diagonal. */
inline Tensor diag(const Tensor &self, const DiagOptions &options = {}) {
    const torc_diag_options c = options.c();
    return detail::owned<Tensor>(torc_diag_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<DiagOptions, decltype(DiagOptions::diagonal), A> = 0>
Tensor diag(const Tensor &self, A &&first, B &&...more) {
    return diag(self, DiagOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor diag_out(const Tensor &out, const Tensor &self, const DiagOptions &options = {}) {
    const torc_diag_options c = options.c();
    return detail::owned<Tensor>(torc_diag_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<DiagOptions, decltype(DiagOptions::diagonal), A> = 0>
Tensor diag_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return diag_out(out, self, DiagOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** diagflat(Tensor self, int offset=0) -> Tensor
 *  The matrix that has all elements of self on a diagonal. */
inline Tensor diagflat(const Tensor &self, const DiagflatOptions &options = {}) {
    const torc_diagflat_options c = options.c();
    return detail::owned<Tensor>(torc_diagflat_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<DiagflatOptions, decltype(DiagflatOptions::offset), A> = 0>
Tensor diagflat(const Tensor &self, A &&first, B &&...more) {
    return diagflat(self, DiagflatOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** positive(Tensor self) -> Tensor(a)
 *  self; bool is refused. */
inline Tensor positive(const Tensor &self) {
    return detail::owned<Tensor>(torc_positive(self.get()));
}
/** split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor(a)[]
 *  Views of split_size slices each; the last may be smaller. */
inline std::vector<Tensor> split(const Tensor &self, Int split_size, const SplitOptions &options = {}) {
    const torc_split_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_split_with(self.get(), split_size, &c));
}
template <class A, class... B, detail::when_positional<SplitOptions, decltype(SplitOptions::dim), A> = 0>
std::vector<Tensor> split(const Tensor &self, Int split_size, A &&first, B &&...more) {
    return split(self, split_size, SplitOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** split_with_sizes(Tensor self, int[*] split_sizes, int dim=0) -> Tensor(a)[]
 *  Views of split_sizes[i] slices each. */
inline std::vector<Tensor> split_with_sizes(const Tensor &self, const Ints &split_sizes, const SplitWithSizesOptions &options = {}) {
    const torc_split_with_sizes_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_split_with_sizes_with(self.get(), split_sizes, &c));
}
template <class A, class... B, detail::when_positional<SplitWithSizesOptions, decltype(SplitWithSizesOptions::dim), A> = 0>
std::vector<Tensor> split_with_sizes(const Tensor &self, const Ints &split_sizes, A &&first, B &&...more) {
    return split_with_sizes(self, split_sizes, SplitWithSizesOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]
 *  split, for pieces that are written in place when nobody needs self any more: autograd does not see that they share its memory. */
inline std::vector<Tensor> unsafe_split(const Tensor &self, Int split_size, const UnsafeSplitOptions &options = {}) {
    const torc_unsafe_split_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_unsafe_split_with(self.get(), split_size, &c));
}
template <class A, class... B, detail::when_positional<UnsafeSplitOptions, decltype(UnsafeSplitOptions::dim), A> = 0>
std::vector<Tensor> unsafe_split(const Tensor &self, Int split_size, A &&first, B &&...more) {
    return unsafe_split(self, split_size, UnsafeSplitOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** unsafe_split_with_sizes(Tensor self, int[*] split_sizes, int dim=0) -> Tensor[]
 *  split_with_sizes, in the way of unsafe_split. */
inline std::vector<Tensor> unsafe_split_with_sizes(const Tensor &self, const Ints &split_sizes, const UnsafeSplitWithSizesOptions &options = {}) {
    const torc_unsafe_split_with_sizes_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_unsafe_split_with_sizes_with(self.get(), split_sizes, &c));
}
template <class A, class... B, detail::when_positional<UnsafeSplitWithSizesOptions, decltype(UnsafeSplitWithSizesOptions::dim), A> = 0>
std::vector<Tensor> unsafe_split_with_sizes(const Tensor &self, const Ints &split_sizes, A &&first, B &&...more) {
    return unsafe_split_with_sizes(self, split_sizes, UnsafeSplitWithSizesOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]
 *  chunk, in the way of unsafe_split. */
inline std::vector<Tensor> unsafe_chunk(const Tensor &self, Int chunks, const UnsafeChunkOptions &options = {}) {
    const torc_unsafe_chunk_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_unsafe_chunk_with(self.get(), chunks, &c));
}
template <class A, class... B, detail::when_positional<UnsafeChunkOptions, decltype(UnsafeChunkOptions::dim), A> = 0>
std::vector<Tensor> unsafe_chunk(const Tensor &self, Int chunks, A &&first, B &&...more) {
    return unsafe_chunk(self, chunks, UnsafeChunkOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** chunk(Tensor self, int chunks, int dim=0) -> Tensor(a)[]
 *  At most `chunks` views of equal size; the last may be smaller. */
inline std::vector<Tensor> chunk(const Tensor &self, Int chunks, const ChunkOptions &options = {}) {
    const torc_chunk_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_chunk_with(self.get(), chunks, &c));
}
template <class A, class... B, detail::when_positional<ChunkOptions, decltype(ChunkOptions::dim), A> = 0>
std::vector<Tensor> chunk(const Tensor &self, Int chunks, A &&first, B &&...more) {
    return chunk(self, chunks, ChunkOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** tensor_split.sections(Tensor self, int sections, int dim=0) -> Tensor(a)[]
 *  Exactly `sections` views whose sizes differ by at most one. */
inline std::vector<Tensor> tensor_split(const Tensor &self, Int sections, const TensorSplitOptions &options = {}) {
    const torc_tensor_split_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_tensor_split_with(self.get(), sections, &c));
}
template <class A, class... B, detail::when_positional<TensorSplitOptions, decltype(TensorSplitOptions::dim), A> = 0>
std::vector<Tensor> tensor_split(const Tensor &self, Int sections, A &&first, B &&...more) {
    return tensor_split(self, sections, TensorSplitOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** tensor_split.indices(Tensor self, int[*] indices, int dim=0) -> Tensor(a)[]
 *  Views cut at indices: self[:i0], self[i0:i1], … (torch.tensor_split with a list). */
inline std::vector<Tensor> tensor_split_indices(const Tensor &self, const Ints &indices, const TensorSplitIndicesOptions &options = {}) {
    const torc_tensor_split_indices_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_tensor_split_indices_with(self.get(), indices, &c));
}
template <class A, class... B, detail::when_positional<TensorSplitIndicesOptions, decltype(TensorSplitIndicesOptions::dim), A> = 0>
std::vector<Tensor> tensor_split_indices(const Tensor &self, const Ints &indices, A &&first, B &&...more) {
    return tensor_split_indices(self, indices, TensorSplitIndicesOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** hsplit.int(Tensor self, int sections) -> Tensor(a)[]
 *  So many equal views along dimension 1, of a vector along its only one. */
inline std::vector<Tensor> hsplit(const Tensor &self, Int sections) {
    const detail::Scope scope;
    return detail::tensors(torc_hsplit(self.get(), sections));
}
/** hsplit.array(Tensor self, int[*] indices) -> Tensor(a)[]
 *  Views cut at indices along dimension 1, of a vector along its only one (torch.hsplit with a list). */
inline std::vector<Tensor> hsplit_indices(const Tensor &self, const Ints &indices) {
    const detail::Scope scope;
    return detail::tensors(torc_hsplit_indices(self.get(), indices));
}
/** vsplit.int(Tensor self, int sections) -> Tensor(a)[]
 *  So many equal views along dimension 0. */
inline std::vector<Tensor> vsplit(const Tensor &self, Int sections) {
    const detail::Scope scope;
    return detail::tensors(torc_vsplit(self.get(), sections));
}
/** vsplit.array(Tensor self, int[*] indices) -> Tensor(a)[]
 *  Views cut at indices along dimension 0 (torch.vsplit with a list). */
inline std::vector<Tensor> vsplit_indices(const Tensor &self, const Ints &indices) {
    const detail::Scope scope;
    return detail::tensors(torc_vsplit_indices(self.get(), indices));
}
/** dsplit.int(Tensor self, int sections) -> Tensor(a)[]
 *  So many equal views along dimension 2. */
inline std::vector<Tensor> dsplit(const Tensor &self, Int sections) {
    const detail::Scope scope;
    return detail::tensors(torc_dsplit(self.get(), sections));
}
/** dsplit.array(Tensor self, int[*] indices) -> Tensor(a)[]
 *  Views cut at indices along dimension 2 (torch.dsplit with a list). */
inline std::vector<Tensor> dsplit_indices(const Tensor &self, const Ints &indices) {
    const detail::Scope scope;
    return detail::tensors(torc_dsplit_indices(self.get(), indices));
}
/** tensor_split.tensor_indices_or_sections(Tensor self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]
 *  tensor_split by the number, or at the indices, that a tensor on the CPU has. */
inline std::vector<Tensor> tensor_split_tensor(const Tensor &self, const Tensor &tensor_indices_or_sections, const TensorSplitTensorOptions &options = {}) {
    const torc_tensor_split_tensor_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_tensor_split_tensor_with(self.get(), tensor_indices_or_sections.get(), &c));
}
template <class A, class... B, detail::when_positional<TensorSplitTensorOptions, decltype(TensorSplitTensorOptions::dim), A> = 0>
std::vector<Tensor> tensor_split_tensor(const Tensor &self, const Tensor &tensor_indices_or_sections, A &&first, B &&...more) {
    return tensor_split_tensor(self, tensor_indices_or_sections, TensorSplitTensorOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** unbind.int(Tensor self, int dim=0) -> Tensor(a)[]
 *  Each slice of dimension dim, without it. */
inline std::vector<Tensor> unbind(const Tensor &self, const UnbindOptions &options = {}) {
    const torc_unbind_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc_unbind_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<UnbindOptions, decltype(UnbindOptions::dim), A> = 0>
std::vector<Tensor> unbind(const Tensor &self, A &&first, B &&...more) {
    return unbind(self, UnbindOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** tile(Tensor self, int[] dims) -> Tensor
 *  repeat, where missing leading counts are 1. */
inline Tensor tile(const Tensor &self, const Ints &dims) {
    return detail::owned<Tensor>(torc_tile(self.get(), dims));
}
/** contiguous(Tensor self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
 *  self if it has that layout, else a copy that has. */
inline Tensor contiguous(const Tensor &self, const ContiguousOptions &options = {}) {
    const torc_contiguous_options c = options.c();
    return detail::owned<Tensor>(torc_contiguous_with(self.get(), &c));
}
/** to.device(Tensor self, Device? device=None, ScalarType? dtype=None, bool non_blocking=False, bool copy=False, *, MemoryFormat? memory_format=None) -> Tensor(a)
 *  self on that device, of that dtype and layout; the same handle where nothing changes. */
inline Tensor to(const Tensor &self, const ToOptions &options = {}) {
    const torc_to_options c = options.c();
    return detail::owned<Tensor>(torc_to_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<ToOptions, decltype(ToOptions::dtype), A> = 0>
Tensor to(const Tensor &self, A &&first, B &&...more) {
    return to(self, ToOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** float(Tensor self) -> Tensor(a)
 *  to(dtype=float32). */
inline Tensor to_float(const Tensor &self) {
    return detail::owned<Tensor>(torc_float(self.get()));
}
/** double(Tensor self) -> Tensor(a)
 *  to(dtype=float64). */
inline Tensor to_double(const Tensor &self) {
    return detail::owned<Tensor>(torc_double(self.get()));
}
/** half(Tensor self) -> Tensor(a)
 *  to(dtype=float16). */
inline Tensor to_half(const Tensor &self) {
    return detail::owned<Tensor>(torc_half(self.get()));
}
/** bfloat16(Tensor self) -> Tensor(a)
 *  to(dtype=bfloat16). */
inline Tensor to_bfloat16(const Tensor &self) {
    return detail::owned<Tensor>(torc_bfloat16(self.get()));
}
/** long(Tensor self) -> Tensor(a)
 *  to(dtype=int64). */
inline Tensor to_long(const Tensor &self) {
    return detail::owned<Tensor>(torc_long(self.get()));
}
/** int(Tensor self) -> Tensor(a)
 *  to(dtype=int32). */
inline Tensor to_int(const Tensor &self) {
    return detail::owned<Tensor>(torc_int(self.get()));
}
/** short(Tensor self) -> Tensor(a)
 *  to(dtype=int16). */
inline Tensor to_short(const Tensor &self) {
    return detail::owned<Tensor>(torc_short(self.get()));
}
/** char(Tensor self) -> Tensor(a)
 *  to(dtype=int8). */
inline Tensor to_char(const Tensor &self) {
    return detail::owned<Tensor>(torc_char(self.get()));
}
/** byte(Tensor self) -> Tensor(a)
 *  to(dtype=uint8). */
inline Tensor to_byte(const Tensor &self) {
    return detail::owned<Tensor>(torc_byte(self.get()));
}
/** bool(Tensor self) -> Tensor(a)
 *  to(dtype=bool). */
inline Tensor to_bool(const Tensor &self) {
    return detail::owned<Tensor>(torc_bool(self.get()));
}
/** type_as(Tensor self, Tensor other) -> Tensor(a)
 *  to the dtype and device of other. */
inline Tensor type_as(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_type_as(self.get(), other.get()));
}
/** isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor
 *  |self - other| <= atol + rtol * |other|, elementwise. */
inline Tensor isclose(const Tensor &self, const Tensor &other, const IscloseOptions &options = {}) {
    const torc_isclose_options c = options.c();
    return detail::owned<Tensor>(torc_isclose_with(self.get(), other.get(), &c));
}
template <class A, class... B, detail::when_positional<IscloseOptions, decltype(IscloseOptions::rtol), A> = 0>
Tensor isclose(const Tensor &self, const Tensor &other, A &&first, B &&...more) {
    return isclose(self, other, IscloseOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** alias_copy(Tensor self) -> Tensor
 *  alias, as a new contiguous tensor. */
inline Tensor alias_copy(const Tensor &self) {
    return detail::owned<Tensor>(torc_alias_copy(self.get()));
}
inline Tensor alias_copy_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_alias_copy_out(out.get(), self.get()));
}
/** detach_copy(Tensor self) -> Tensor
 *  detach, as a new contiguous tensor. */
inline Tensor detach_copy(const Tensor &self) {
    return detail::owned<Tensor>(torc_detach_copy(self.get()));
}
inline Tensor detach_copy_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_detach_copy_out(out.get(), self.get()));
}
/** t_copy(Tensor self) -> Tensor
 *  t, as a new contiguous tensor. */
inline Tensor t_copy(const Tensor &self) {
    return detail::owned<Tensor>(torc_t_copy(self.get()));
}
inline Tensor t_copy_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_t_copy_out(out.get(), self.get()));
}
/** view_copy(Tensor self, int[] size) -> Tensor
 *  view, as a new contiguous tensor. */
inline Tensor view_copy(const Tensor &self, const Ints &size) {
    return detail::owned<Tensor>(torc_view_copy(self.get(), size));
}
inline Tensor view_copy_out(const Tensor &out, const Tensor &self, const Ints &size) {
    return detail::owned<Tensor>(torc_view_copy_out(out.get(), self.get(), size));
}
/** expand_copy(Tensor self, int[] size) -> Tensor
 *  expand, as a new contiguous tensor. */
inline Tensor expand_copy(const Tensor &self, const Ints &size) {
    return detail::owned<Tensor>(torc_expand_copy(self.get(), size));
}
inline Tensor expand_copy_out(const Tensor &out, const Tensor &self, const Ints &size) {
    return detail::owned<Tensor>(torc_expand_copy_out(out.get(), self.get(), size));
}
/** permute_copy(Tensor self, int[] dims) -> Tensor
 *  permute, as a new contiguous tensor. */
inline Tensor permute_copy(const Tensor &self, const Ints &dims) {
    return detail::owned<Tensor>(torc_permute_copy(self.get(), dims));
}
inline Tensor permute_copy_out(const Tensor &out, const Tensor &self, const Ints &dims) {
    return detail::owned<Tensor>(torc_permute_copy_out(out.get(), self.get(), dims));
}
/** transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor
 *  transpose, as a new contiguous tensor. */
inline Tensor transpose_copy(const Tensor &self, Int dim0, Int dim1) {
    return detail::owned<Tensor>(torc_transpose_copy(self.get(), dim0, dim1));
}
inline Tensor transpose_copy_out(const Tensor &out, const Tensor &self, Int dim0, Int dim1) {
    return detail::owned<Tensor>(torc_transpose_copy_out(out.get(), self.get(), dim0, dim1));
}
/** unsqueeze_copy(Tensor self, int dim) -> Tensor
 *  unsqueeze, as a new contiguous tensor. */
inline Tensor unsqueeze_copy(const Tensor &self, Int dim) {
    return detail::owned<Tensor>(torc_unsqueeze_copy(self.get(), dim));
}
inline Tensor unsqueeze_copy_out(const Tensor &out, const Tensor &self, Int dim) {
    return detail::owned<Tensor>(torc_unsqueeze_copy_out(out.get(), self.get(), dim));
}
/** select_copy.int(Tensor self, int dim, int index) -> Tensor
 *  select, as a new contiguous tensor. */
inline Tensor select_copy(const Tensor &self, Int dim, Int index) {
    return detail::owned<Tensor>(torc_select_copy(self.get(), dim, index));
}
inline Tensor select_copy_out(const Tensor &out, const Tensor &self, Int dim, Int index) {
    return detail::owned<Tensor>(torc_select_copy_out(out.get(), self.get(), dim, index));
}
/** slice_copy.Tensor(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor
 *  slice, as a new contiguous tensor. */
inline Tensor slice_copy(const Tensor &self, const SliceCopyOptions &options = {}) {
    const torc_slice_copy_options c = options.c();
    return detail::owned<Tensor>(torc_slice_copy_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<SliceCopyOptions, decltype(SliceCopyOptions::dim), A> = 0>
Tensor slice_copy(const Tensor &self, A &&first, B &&...more) {
    return slice_copy(self, SliceCopyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor slice_copy_out(const Tensor &out, const Tensor &self, const SliceCopyOptions &options = {}) {
    const torc_slice_copy_options c = options.c();
    return detail::owned<Tensor>(torc_slice_copy_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<SliceCopyOptions, decltype(SliceCopyOptions::dim), A> = 0>
Tensor slice_copy_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return slice_copy_out(out, self, SliceCopyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** narrow_copy(Tensor self, int dim, int start, int length) -> Tensor
 *  narrow, as a new contiguous tensor. */
inline Tensor narrow_copy(const Tensor &self, Int dim, Int start, Int length) {
    return detail::owned<Tensor>(torc_narrow_copy(self.get(), dim, start, length));
}
inline Tensor narrow_copy_out(const Tensor &out, const Tensor &self, Int dim, Int start, Int length) {
    return detail::owned<Tensor>(torc_narrow_copy_out(out.get(), self.get(), dim, start, length));
}
/** diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor
 *  diagonal, as a new contiguous tensor. */
inline Tensor diagonal_copy(const Tensor &self, const DiagonalCopyOptions &options = {}) {
    const torc_diagonal_copy_options c = options.c();
    return detail::owned<Tensor>(torc_diagonal_copy_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<DiagonalCopyOptions, decltype(DiagonalCopyOptions::offset), A> = 0>
Tensor diagonal_copy(const Tensor &self, A &&first, B &&...more) {
    return diagonal_copy(self, DiagonalCopyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor diagonal_copy_out(const Tensor &out, const Tensor &self, const DiagonalCopyOptions &options = {}) {
    const torc_diagonal_copy_options c = options.c();
    return detail::owned<Tensor>(torc_diagonal_copy_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<DiagonalCopyOptions, decltype(DiagonalCopyOptions::offset), A> = 0>
Tensor diagonal_copy_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return diagonal_copy_out(out, self, DiagonalCopyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor
 *  unfold, as a new contiguous tensor. */
inline Tensor unfold_copy(const Tensor &self, Int dimension, Int size, Int step) {
    return detail::owned<Tensor>(torc_unfold_copy(self.get(), dimension, size, step));
}
inline Tensor unfold_copy_out(const Tensor &out, const Tensor &self, Int dimension, Int size, Int step) {
    return detail::owned<Tensor>(torc_unfold_copy_out(out.get(), self.get(), dimension, size, step));
}
/** as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor
 *  as_strided, as a new contiguous tensor. */
inline Tensor as_strided_copy(const Tensor &self, const Ints &size, const Ints &stride, const AsStridedCopyOptions &options = {}) {
    const torc_as_strided_copy_options c = options.c();
    return detail::owned<Tensor>(torc_as_strided_copy_with(self.get(), size, stride, &c));
}
template <class A, class... B, detail::when_positional<AsStridedCopyOptions, decltype(AsStridedCopyOptions::storage_offset), A> = 0>
Tensor as_strided_copy(const Tensor &self, const Ints &size, const Ints &stride, A &&first, B &&...more) {
    return as_strided_copy(self, size, stride, AsStridedCopyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor as_strided_copy_out(const Tensor &out, const Tensor &self, const Ints &size, const Ints &stride, const AsStridedCopyOptions &options = {}) {
    const torc_as_strided_copy_options c = options.c();
    return detail::owned<Tensor>(torc_as_strided_copy_out_with(out.get(), self.get(), size, stride, &c));
}
template <class A, class... B, detail::when_positional<AsStridedCopyOptions, decltype(AsStridedCopyOptions::storage_offset), A> = 0>
Tensor as_strided_copy_out(const Tensor &out, const Tensor &self, const Ints &size, const Ints &stride, A &&first, B &&...more) {
    return as_strided_copy_out(out, self, size, stride, AsStridedCopyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** squeeze_copy.dims(Tensor self, int[1]? dim=None) -> Tensor
 *  squeeze, as a new contiguous tensor. */
inline Tensor squeeze_copy(const Tensor &self, const SqueezeCopyOptions &options = {}) {
    const torc_squeeze_copy_options c = options.c();
    return detail::owned<Tensor>(torc_squeeze_copy_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<SqueezeCopyOptions, decltype(SqueezeCopyOptions::dim), A> = 0>
Tensor squeeze_copy(const Tensor &self, A &&first, B &&...more) {
    return squeeze_copy(self, SqueezeCopyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor squeeze_copy(const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return squeeze_copy(self, SqueezeCopyOptions{detail::dims(first, SqueezeCopyOptions().dim), std::forward<B>(more)...});
}
inline Tensor squeeze_copy_out(const Tensor &out, const Tensor &self, const SqueezeCopyOptions &options = {}) {
    const torc_squeeze_copy_options c = options.c();
    return detail::owned<Tensor>(torc_squeeze_copy_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<SqueezeCopyOptions, decltype(SqueezeCopyOptions::dim), A> = 0>
Tensor squeeze_copy_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return squeeze_copy_out(out, self, SqueezeCopyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
template <class... B> Tensor squeeze_copy_out(const Tensor &out, const Tensor &self, std::initializer_list<detail::Dim> first, B &&...more) {
    return squeeze_copy_out(out, self, SqueezeCopyOptions{detail::dims(first, SqueezeCopyOptions().dim), std::forward<B>(more)...});
}
/** view_as_real_copy(Tensor self) -> Tensor
 *  view_as_real, as a new contiguous tensor. */
inline Tensor view_as_real_copy(const Tensor &self) {
    return detail::owned<Tensor>(torc_view_as_real_copy(self.get()));
}
inline Tensor view_as_real_copy_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_view_as_real_copy_out(out.get(), self.get()));
}
/** view_as_complex_copy(Tensor self) -> Tensor
 *  view_as_complex, as a new contiguous tensor. */
inline Tensor view_as_complex_copy(const Tensor &self) {
    return detail::owned<Tensor>(torc_view_as_complex_copy(self.get()));
}
inline Tensor view_as_complex_copy_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_view_as_complex_copy_out(out.get(), self.get()));
}
/** select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor
 *  self with src as slice number index of dimension dim. */
inline Tensor select_scatter(const Tensor &self, const Tensor &src, Int dim, Int index) {
    return detail::owned<Tensor>(torc_select_scatter(self.get(), src.get(), dim, index));
}
/** slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor
 *  self with src in place of the slices start to end of dimension dim. */
inline Tensor slice_scatter(const Tensor &self, const Tensor &src, const SliceScatterOptions &options = {}) {
    const torc_slice_scatter_options c = options.c();
    return detail::owned<Tensor>(torc_slice_scatter_with(self.get(), src.get(), &c));
}
template <class A, class... B, detail::when_positional<SliceScatterOptions, decltype(SliceScatterOptions::dim), A> = 0>
Tensor slice_scatter(const Tensor &self, const Tensor &src, A &&first, B &&...more) {
    return slice_scatter(self, src, SliceScatterOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor slice_scatter_out(const Tensor &out, const Tensor &self, const Tensor &src, const SliceScatterOptions &options = {}) {
    const torc_slice_scatter_options c = options.c();
    return detail::owned<Tensor>(torc_slice_scatter_out_with(out.get(), self.get(), src.get(), &c));
}
template <class A, class... B, detail::when_positional<SliceScatterOptions, decltype(SliceScatterOptions::dim), A> = 0>
Tensor slice_scatter_out(const Tensor &out, const Tensor &self, const Tensor &src, A &&first, B &&...more) {
    return slice_scatter_out(out, self, src, SliceScatterOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
 *  self with src as a diagonal. */
inline Tensor diagonal_scatter(const Tensor &self, const Tensor &src, const DiagonalScatterOptions &options = {}) {
    const torc_diagonal_scatter_options c = options.c();
    return detail::owned<Tensor>(torc_diagonal_scatter_with(self.get(), src.get(), &c));
}
template <class A, class... B, detail::when_positional<DiagonalScatterOptions, decltype(DiagonalScatterOptions::offset), A> = 0>
Tensor diagonal_scatter(const Tensor &self, const Tensor &src, A &&first, B &&...more) {
    return diagonal_scatter(self, src, DiagonalScatterOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor
 *  self with src in place of what as_strided shows of it. */
inline Tensor as_strided_scatter(const Tensor &self, const Tensor &src, const Ints &size, const Ints &stride, const AsStridedScatterOptions &options = {}) {
    const torc_as_strided_scatter_options c = options.c();
    return detail::owned<Tensor>(torc_as_strided_scatter_with(self.get(), src.get(), size, stride, &c));
}
template <class A, class... B, detail::when_positional<AsStridedScatterOptions, decltype(AsStridedScatterOptions::storage_offset), A> = 0>
Tensor as_strided_scatter(const Tensor &self, const Tensor &src, const Ints &size, const Ints &stride, A &&first, B &&...more) {
    return as_strided_scatter(self, src, size, stride, AsStridedScatterOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)
 *  Set the main diagonal of all dimensions; with wrap a tall matrix has several. */
inline Tensor fill_diagonal_(const Tensor &self, Number fill_value, const FillDiagonalInplaceOptions &options = {}) {
    const torc_fill_diagonal_inplace_options c = options.c();
    return detail::owned<Tensor>(torc_fill_diagonal_inplace_with(self.get(), fill_value, &c));
}
template <class A, class... B, detail::when_positional<FillDiagonalInplaceOptions, decltype(FillDiagonalInplaceOptions::wrap), A> = 0>
Tensor fill_diagonal_(const Tensor &self, Number fill_value, A &&first, B &&...more) {
    return fill_diagonal_(self, fill_value, FillDiagonalInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** sum_to_size(Tensor self, int[] size) -> Tensor(a)
 *  The sum over what an expansion from size would repeat. */
inline Tensor sum_to_size(const Tensor &self, const Ints &size) {
    return detail::owned<Tensor>(torc_sum_to_size(self.get(), size));
}
/** index_select(Tensor self, int dim, Tensor index) -> Tensor
 *  The slices index[0], index[1], … of dimension dim. */
inline Tensor index_select(const Tensor &self, Int dim, const Tensor &index) {
    return detail::owned<Tensor>(torc_index_select(self.get(), dim, index.get()));
}
inline Tensor index_select_out(const Tensor &out, const Tensor &self, Int dim, const Tensor &index) {
    return detail::owned<Tensor>(torc_index_select_out(out.get(), self.get(), dim, index.get()));
}
/** gather(Tensor self, int dim, Tensor index) -> Tensor
 *  out[i][j][k] = self[index[i][j][k]][j][k] for dim 0, and so on. */
inline Tensor gather(const Tensor &self, Int dim, const Tensor &index) {
    return detail::owned<Tensor>(torc_gather(self.get(), dim, index.get()));
}
inline Tensor gather_out(const Tensor &out, const Tensor &self, Int dim, const Tensor &index) {
    return detail::owned<Tensor>(torc_gather_out(out.get(), self.get(), dim, index.get()));
}
/** scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
 *  self with self[index[i][j][k]][j][k] = src[i][j][k] for dim 0, and so on. */
inline Tensor scatter(const Tensor &self, Int dim, const Tensor &index, const Tensor &src) {
    return detail::owned<Tensor>(torc_scatter(self.get(), dim, index.get(), src.get()));
}
inline Tensor scatter_(const Tensor &self, Int dim, const Tensor &index, const Tensor &src) {
    return detail::owned<Tensor>(torc_scatter_(self.get(), dim, index.get(), src.get()));
}
inline Tensor scatter_out(const Tensor &out, const Tensor &self, Int dim, const Tensor &index, const Tensor &src) {
    return detail::owned<Tensor>(torc_scatter_out(out.get(), self.get(), dim, index.get(), src.get()));
}
/** scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
 *  scatter of one number (torch.scatter with a value). */
inline Tensor scatter_value(const Tensor &self, Int dim, const Tensor &index, Number value) {
    return detail::owned<Tensor>(torc_scatter_value(self.get(), dim, index.get(), value));
}
inline Tensor scatter_value_(const Tensor &self, Int dim, const Tensor &index, Number value) {
    return detail::owned<Tensor>(torc_scatter_value_(self.get(), dim, index.get(), value));
}
inline Tensor scatter_value_out(const Tensor &out, const Tensor &self, Int dim, const Tensor &index, Number value) {
    return detail::owned<Tensor>(torc_scatter_value_out(out.get(), self.get(), dim, index.get(), value));
}
/** scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
 *  self with self[index[i][j][k]][j][k] += src[i][j][k] for dim 0, and so on. */
inline Tensor scatter_add(const Tensor &self, Int dim, const Tensor &index, const Tensor &src) {
    return detail::owned<Tensor>(torc_scatter_add(self.get(), dim, index.get(), src.get()));
}
inline Tensor scatter_add_(const Tensor &self, Int dim, const Tensor &index, const Tensor &src) {
    return detail::owned<Tensor>(torc_scatter_add_(self.get(), dim, index.get(), src.get()));
}
inline Tensor scatter_add_out(const Tensor &out, const Tensor &self, Int dim, const Tensor &index, const Tensor &src) {
    return detail::owned<Tensor>(torc_scatter_add_out(out.get(), self.get(), dim, index.get(), src.get()));
}
/** scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
 *  scatter that combines by 'sum', 'prod', 'mean', 'amax' or 'amin', with or without the value that self has there. */
inline Tensor scatter_reduce(const Tensor &self, Int dim, const Tensor &index, const Tensor &src, const Text &reduce, const ScatterReduceOptions &options = {}) {
    const torc_scatter_reduce_options c = options.c();
    return detail::owned<Tensor>(torc_scatter_reduce_with(self.get(), dim, index.get(), src.get(), reduce, &c));
}
inline Tensor scatter_reduce_(const Tensor &self, Int dim, const Tensor &index, const Tensor &src, const Text &reduce, const ScatterReduceOptions &options = {}) {
    const torc_scatter_reduce_options c = options.c();
    return detail::owned<Tensor>(torc_scatter_reduce_inplace_with(self.get(), dim, index.get(), src.get(), reduce, &c));
}
inline Tensor scatter_reduce_out(const Tensor &out, const Tensor &self, Int dim, const Tensor &index, const Tensor &src, const Text &reduce, const ScatterReduceOptions &options = {}) {
    const torc_scatter_reduce_options c = options.c();
    return detail::owned<Tensor>(torc_scatter_reduce_out_with(out.get(), self.get(), dim, index.get(), src.get(), reduce, &c));
}
/** index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
 *  self with slice index[i] of dimension dim increased by alpha * slice i of source. */
inline Tensor index_add(const Tensor &self, Int dim, const Tensor &index, const Tensor &source, const IndexAddOptions &options = {}) {
    const torc_index_add_options c = options.c();
    return detail::owned<Tensor>(torc_index_add_with(self.get(), dim, index.get(), source.get(), &c));
}
inline Tensor index_add_(const Tensor &self, Int dim, const Tensor &index, const Tensor &source, const IndexAddOptions &options = {}) {
    const torc_index_add_options c = options.c();
    return detail::owned<Tensor>(torc_index_add_inplace_with(self.get(), dim, index.get(), source.get(), &c));
}
inline Tensor index_add_out(const Tensor &out, const Tensor &self, Int dim, const Tensor &index, const Tensor &source, const IndexAddOptions &options = {}) {
    const torc_index_add_options c = options.c();
    return detail::owned<Tensor>(torc_index_add_out_with(out.get(), self.get(), dim, index.get(), source.get(), &c));
}
/** index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
 *  self with slice index[i] of dimension dim replaced by slice i of source. */
inline Tensor index_copy(const Tensor &self, Int dim, const Tensor &index, const Tensor &source) {
    return detail::owned<Tensor>(torc_index_copy(self.get(), dim, index.get(), source.get()));
}
inline Tensor index_copy_(const Tensor &self, Int dim, const Tensor &index, const Tensor &source) {
    return detail::owned<Tensor>(torc_index_copy_(self.get(), dim, index.get(), source.get()));
}
inline Tensor index_copy_out(const Tensor &out, const Tensor &self, Int dim, const Tensor &index, const Tensor &source) {
    return detail::owned<Tensor>(torc_index_copy_out(out.get(), self.get(), dim, index.get(), source.get()));
}
/** index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
 *  self with the slices index of dimension dim set to value. */
inline Tensor index_fill(const Tensor &self, Int dim, const Tensor &index, Number value) {
    return detail::owned<Tensor>(torc_index_fill(self.get(), dim, index.get(), value));
}
inline Tensor index_fill_(const Tensor &self, Int dim, const Tensor &index, Number value) {
    return detail::owned<Tensor>(torc_index_fill_(self.get(), dim, index.get(), value));
}
/** sort.stable(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices)
 *  Values in order along dim, and where they came from. Always stable; NaN is the greatest. */
inline SortResult sort(const Tensor &self, const SortOptions &options = {}) {
    const torc_sort_options c = options.c();
    const torc_sort_result r = torc_sort_with(self.get(), &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<SortOptions, decltype(SortOptions::dim), A> = 0>
SortResult sort(const Tensor &self, A &&first, B &&...more) {
    return sort(self, SortOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline SortResult sort_out(const SortResult &out, const Tensor &self, const SortOptions &options = {}) {
    const torc_sort_options c = options.c();
    const torc_sort_result r = torc_sort_out_with(torc_sort_result{out.values.get(), out.indices.get()}, self.get(), &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<SortOptions, decltype(SortOptions::dim), A> = 0>
SortResult sort_out(const SortResult &out, const Tensor &self, A &&first, B &&...more) {
    return sort_out(out, self, SortOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
 *  The k greatest (or smallest) values along dim, and where they came from. */
inline TopkResult topk(const Tensor &self, Int k, const TopkOptions &options = {}) {
    const torc_topk_options c = options.c();
    const torc_topk_result r = torc_topk_with(self.get(), k, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<TopkOptions, decltype(TopkOptions::dim), A> = 0>
TopkResult topk(const Tensor &self, Int k, A &&first, B &&...more) {
    return topk(self, k, TopkOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline TopkResult topk_out(const TopkResult &out, const Tensor &self, Int k, const TopkOptions &options = {}) {
    const torc_topk_options c = options.c();
    const torc_topk_result r = torc_topk_out_with(torc_topk_result{out.values.get(), out.indices.get()}, self.get(), k, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<TopkOptions, decltype(TopkOptions::dim), A> = 0>
TopkResult topk_out(const TopkResult &out, const Tensor &self, Int k, A &&first, B &&...more) {
    return topk_out(out, self, k, TopkOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor
 *  self with slice index[i] of dimension dim combined with slice i of source by 'prod', 'mean', 'amax' or 'amin'. */
inline Tensor index_reduce(const Tensor &self, Int dim, const Tensor &index, const Tensor &source, const Text &reduce, const IndexReduceOptions &options = {}) {
    const torc_index_reduce_options c = options.c();
    return detail::owned<Tensor>(torc_index_reduce_with(self.get(), dim, index.get(), source.get(), reduce, &c));
}
inline Tensor index_reduce_(const Tensor &self, Int dim, const Tensor &index, const Tensor &source, const Text &reduce, const IndexReduceOptions &options = {}) {
    const torc_index_reduce_options c = options.c();
    return detail::owned<Tensor>(torc_index_reduce_inplace_with(self.get(), dim, index.get(), source.get(), reduce, &c));
}
inline Tensor index_reduce_out(const Tensor &out, const Tensor &self, Int dim, const Tensor &index, const Tensor &source, const Text &reduce, const IndexReduceOptions &options = {}) {
    const torc_index_reduce_options c = options.c();
    return detail::owned<Tensor>(torc_index_reduce_out_with(out.get(), self.get(), dim, index.get(), source.get(), reduce, &c));
}
/** argsort.stable(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor
 *  The indices of sort. */
inline Tensor argsort(const Tensor &self, const ArgsortOptions &options = {}) {
    const torc_argsort_options c = options.c();
    return detail::owned<Tensor>(torc_argsort_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<ArgsortOptions, decltype(ArgsortOptions::dim), A> = 0>
Tensor argsort(const Tensor &self, A &&first, B &&...more) {
    return argsort(self, ArgsortOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor argsort_out(const Tensor &out, const Tensor &self, const ArgsortOptions &options = {}) {
    const torc_argsort_options c = options.c();
    return detail::owned<Tensor>(torc_argsort_out_with(out.get(), self.get(), &c));
}
template <class A, class... B, detail::when_positional<ArgsortOptions, decltype(ArgsortOptions::dim), A> = 0>
Tensor argsort_out(const Tensor &out, const Tensor &self, A &&first, B &&...more) {
    return argsort_out(out, self, ArgsortOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** msort(Tensor self) -> Tensor
 *  The values of sort along dimension 0. */
inline Tensor msort(const Tensor &self) {
    return detail::owned<Tensor>(torc_msort(self.get()));
}
inline Tensor msort_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_msort_out(out.get(), self.get()));
}
/** index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
 *  self[i0, i1, …]: int64, int32 or mask tensors, one per dimension (a mask: one per dimension it has), NULL to keep a dimension. */
inline Tensor index(const Tensor &self, const std::vector<Tensor> &indices) {
    return detail::owned<Tensor>(torc_index(self.get(), detail::TensorList(indices)));
}
/** index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
 *  self with self[i0, i1, …] = values, or += values; equal indices then all count. */
inline Tensor index_put(const Tensor &self, const std::vector<Tensor> &indices, const Tensor &values, const IndexPutOptions &options = {}) {
    const torc_index_put_options c = options.c();
    return detail::owned<Tensor>(torc_index_put_with(self.get(), detail::TensorList(indices), values.get(), &c));
}
template <class A, class... B, detail::when_positional<IndexPutOptions, decltype(IndexPutOptions::accumulate), A> = 0>
Tensor index_put(const Tensor &self, const std::vector<Tensor> &indices, const Tensor &values, A &&first, B &&...more) {
    return index_put(self, indices, values, IndexPutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor index_put_(const Tensor &self, const std::vector<Tensor> &indices, const Tensor &values, const IndexPutOptions &options = {}) {
    const torc_index_put_options c = options.c();
    return detail::owned<Tensor>(torc_index_put_inplace_with(self.get(), detail::TensorList(indices), values.get(), &c));
}
template <class A, class... B, detail::when_positional<IndexPutOptions, decltype(IndexPutOptions::accumulate), A> = 0>
Tensor index_put_(const Tensor &self, const std::vector<Tensor> &indices, const Tensor &values, A &&first, B &&...more) {
    return index_put_(self, indices, values, IndexPutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** masked_select(Tensor self, Tensor mask) -> Tensor
 *  The elements where mask holds, in order, as a 1-D tensor. */
inline Tensor masked_select(const Tensor &self, const Tensor &mask) {
    return detail::owned<Tensor>(torc_masked_select(self.get(), mask.get()));
}
inline Tensor masked_select_out(const Tensor &out, const Tensor &self, const Tensor &mask) {
    return detail::owned<Tensor>(torc_masked_select_out(out.get(), self.get(), mask.get()));
}
/** masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
 *  self with the elements where mask holds replaced by those of source, in order. */
inline Tensor masked_scatter(const Tensor &self, const Tensor &mask, const Tensor &source) {
    return detail::owned<Tensor>(torc_masked_scatter(self.get(), mask.get(), source.get()));
}
inline Tensor masked_scatter_(const Tensor &self, const Tensor &mask, const Tensor &source) {
    return detail::owned<Tensor>(torc_masked_scatter_(self.get(), mask.get(), source.get()));
}
/** nonzero(Tensor self) -> Tensor
 *  Coordinates of the elements that are not 0: int64, one row each. */
inline Tensor nonzero(const Tensor &self) {
    return detail::owned<Tensor>(torc_nonzero(self.get()));
}
inline Tensor nonzero_out(const Tensor &out, const Tensor &self) {
    return detail::owned<Tensor>(torc_nonzero_out(out.get(), self.get()));
}
/** argwhere(Tensor self) -> Tensor
 *  nonzero. */
inline Tensor argwhere(const Tensor &self) {
    return detail::owned<Tensor>(torc_argwhere(self.get()));
}
/** take(Tensor self, Tensor index) -> Tensor
 *  Elements of the flattened self, in the shape of index. */
inline Tensor take(const Tensor &self, const Tensor &index) {
    return detail::owned<Tensor>(torc_take(self.get(), index.get()));
}
inline Tensor take_out(const Tensor &out, const Tensor &self, const Tensor &index) {
    return detail::owned<Tensor>(torc_take_out(out.get(), self.get(), index.get()));
}
/** put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor
 *  self with the elements at places of the flattened self replaced by those of source, or with these added. */
inline Tensor put(const Tensor &self, const Tensor &index, const Tensor &source, const PutOptions &options = {}) {
    const torc_put_options c = options.c();
    return detail::owned<Tensor>(torc_put_with(self.get(), index.get(), source.get(), &c));
}
template <class A, class... B, detail::when_positional<PutOptions, decltype(PutOptions::accumulate), A> = 0>
Tensor put(const Tensor &self, const Tensor &index, const Tensor &source, A &&first, B &&...more) {
    return put(self, index, source, PutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor put_(const Tensor &self, const Tensor &index, const Tensor &source, const PutOptions &options = {}) {
    const torc_put_options c = options.c();
    return detail::owned<Tensor>(torc_put_inplace_with(self.get(), index.get(), source.get(), &c));
}
template <class A, class... B, detail::when_positional<PutOptions, decltype(PutOptions::accumulate), A> = 0>
Tensor put_(const Tensor &self, const Tensor &index, const Tensor &source, A &&first, B &&...more) {
    return put_(self, index, source, PutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor
 *  gather, with self and indices broadcast against each other outside dim; without dim: of the flattened tensors. */
inline Tensor take_along_dim(const Tensor &self, const Tensor &indices, const TakeAlongDimOptions &options = {}) {
    const torc_take_along_dim_options c = options.c();
    return detail::owned<Tensor>(torc_take_along_dim_with(self.get(), indices.get(), &c));
}
template <class A, class... B, detail::when_positional<TakeAlongDimOptions, decltype(TakeAlongDimOptions::dim), A> = 0>
Tensor take_along_dim(const Tensor &self, const Tensor &indices, A &&first, B &&...more) {
    return take_along_dim(self, indices, TakeAlongDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor take_along_dim_out(const Tensor &out, const Tensor &self, const Tensor &indices, const TakeAlongDimOptions &options = {}) {
    const torc_take_along_dim_options c = options.c();
    return detail::owned<Tensor>(torc_take_along_dim_out_with(out.get(), self.get(), indices.get(), &c));
}
template <class A, class... B, detail::when_positional<TakeAlongDimOptions, decltype(TakeAlongDimOptions::dim), A> = 0>
Tensor take_along_dim_out(const Tensor &out, const Tensor &self, const Tensor &indices, A &&first, B &&...more) {
    return take_along_dim_out(out, self, indices, TakeAlongDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor
 *  Each slice of dimension dim so many times; without dim, each element of the flattened tensor. */
inline Tensor repeat_interleave(const Tensor &self, Int repeats, const RepeatInterleaveOptions &options = {}) {
    const torc_repeat_interleave_options c = options.c();
    return detail::owned<Tensor>(torc_repeat_interleave_with(self.get(), repeats, &c));
}
template <class A, class... B, detail::when_positional<RepeatInterleaveOptions, decltype(RepeatInterleaveOptions::dim), A> = 0>
Tensor repeat_interleave(const Tensor &self, Int repeats, A &&first, B &&...more) {
    return repeat_interleave(self, repeats, RepeatInterleaveOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) -> Tensor
 *  Each slice as often as repeats says; the host waits for their sum unless output_size gives it (torch.repeat_interleave with a tensor). */
inline Tensor repeat_interleave_tensor(const Tensor &self, const Tensor &repeats, const RepeatInterleaveTensorOptions &options = {}) {
    const torc_repeat_interleave_tensor_options c = options.c();
    return detail::owned<Tensor>(torc_repeat_interleave_tensor_with(self.get(), repeats.get(), &c));
}
template <class A, class... B, detail::when_positional<RepeatInterleaveTensorOptions, decltype(RepeatInterleaveTensorOptions::dim), A> = 0>
Tensor repeat_interleave_tensor(const Tensor &self, const Tensor &repeats, A &&first, B &&...more) {
    return repeat_interleave_tensor(self, repeats, RepeatInterleaveTensorOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor
 *  0 repeats[0] times, then 1 repeats[1] times, and so on (torch.repeat_interleave of one tensor). */
inline Tensor repeat_interleave_counts(const Tensor &repeats, const RepeatInterleaveCountsOptions &options = {}) {
    const torc_repeat_interleave_counts_options c = options.c();
    return detail::owned<Tensor>(torc_repeat_interleave_counts_with(repeats.get(), &c));
}
/** isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor
 *  Is each element one of test_elements? */
inline Tensor isin(const Tensor &elements, const Tensor &test_elements, const IsinOptions &options = {}) {
    const torc_isin_options c = options.c();
    return detail::owned<Tensor>(torc_isin_with(elements.get(), test_elements.get(), &c));
}
inline Tensor isin_out(const Tensor &out, const Tensor &elements, const Tensor &test_elements, const IsinOptions &options = {}) {
    const torc_isin_options c = options.c();
    return detail::owned<Tensor>(torc_isin_out_with(out.get(), elements.get(), test_elements.get(), &c));
}
/** searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor
 *  Where values would stand in the sorted last dimension of sorted_sequence: before its equals, or behind them with right. */
inline Tensor searchsorted(const Tensor &sorted_sequence, const Tensor &self, const SearchsortedOptions &options = {}) {
    const torc_searchsorted_options c = options.c();
    return detail::owned<Tensor>(torc_searchsorted_with(sorted_sequence.get(), self.get(), &c));
}
inline Tensor searchsorted_out(const Tensor &out, const Tensor &sorted_sequence, const Tensor &self, const SearchsortedOptions &options = {}) {
    const torc_searchsorted_options c = options.c();
    return detail::owned<Tensor>(torc_searchsorted_out_with(out.get(), sorted_sequence.get(), self.get(), &c));
}
/** bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor
 *  searchsorted among boundaries, a sorted vector. */
inline Tensor bucketize(const Tensor &self, const Tensor &boundaries, const BucketizeOptions &options = {}) {
    const torc_bucketize_options c = options.c();
    return detail::owned<Tensor>(torc_bucketize_with(self.get(), boundaries.get(), &c));
}
inline Tensor bucketize_out(const Tensor &out, const Tensor &self, const Tensor &boundaries, const BucketizeOptions &options = {}) {
    const torc_bucketize_options c = options.c();
    return detail::owned<Tensor>(torc_bucketize_out_with(out.get(), self.get(), boundaries.get(), &c));
}
/** multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor
 *  Places drawn with the probabilities in each row, which need not sum to 1. */
inline Tensor multinomial(const Tensor &self, Int num_samples, const MultinomialOptions &options = {}) {
    const torc_multinomial_options c = options.c();
    return detail::owned<Tensor>(torc_multinomial_with(self.get(), num_samples, &c));
}
template <class A, class... B, detail::when_positional<MultinomialOptions, decltype(MultinomialOptions::replacement), A> = 0>
Tensor multinomial(const Tensor &self, Int num_samples, A &&first, B &&...more) {
    return multinomial(self, num_samples, MultinomialOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor multinomial_out(const Tensor &out, const Tensor &self, Int num_samples, const MultinomialOptions &options = {}) {
    const torc_multinomial_options c = options.c();
    return detail::owned<Tensor>(torc_multinomial_out_with(out.get(), self.get(), num_samples, &c));
}
template <class A, class... B, detail::when_positional<MultinomialOptions, decltype(MultinomialOptions::replacement), A> = 0>
Tensor multinomial_out(const Tensor &out, const Tensor &self, Int num_samples, A &&first, B &&...more) {
    return multinomial_out(out, self, num_samples, MultinomialOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** _unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor output, Tensor inverse_indices, Tensor counts)
 *  What elements there are, in order, and where each element is among them, and how often (torch.unique); what is not asked for is empty. */
inline Unique2Result _unique2(const Tensor &self, const Unique2Options &options = {}) {
    const torc__unique2_options c = options.c();
    const torc__unique2_result r = torc__unique2_with(self.get(), &c);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.inverse_indices), detail::owned<Tensor>(r.counts)};
}
template <class A, class... B, detail::when_positional<Unique2Options, decltype(Unique2Options::sorted), A> = 0>
Unique2Result _unique2(const Tensor &self, A &&first, B &&...more) {
    return _unique2(self, Unique2Options{std::forward<A>(first), std::forward<B>(more)...});
}
/** unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor output, Tensor inverse_indices, Tensor counts)
 *  _unique2 of the slices of dimension dim (torch.unique with dim); where they are and how often is always told. */
inline UniqueDimResult unique_dim(const Tensor &self, Int dim, const UniqueDimOptions &options = {}) {
    const torc_unique_dim_options c = options.c();
    const torc_unique_dim_result r = torc_unique_dim_with(self.get(), dim, &c);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.inverse_indices), detail::owned<Tensor>(r.counts)};
}
template <class A, class... B, detail::when_positional<UniqueDimOptions, decltype(UniqueDimOptions::sorted), A> = 0>
UniqueDimResult unique_dim(const Tensor &self, Int dim, A &&first, B &&...more) {
    return unique_dim(self, dim, UniqueDimOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor output, Tensor inverse_indices, Tensor counts)
 *  The first of each run of equal elements, or slices; which run each is in, and how long they are. */
inline UniqueConsecutiveResult unique_consecutive(const Tensor &self, const UniqueConsecutiveOptions &options = {}) {
    const torc_unique_consecutive_options c = options.c();
    const torc_unique_consecutive_result r = torc_unique_consecutive_with(self.get(), &c);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.inverse_indices), detail::owned<Tensor>(r.counts)};
}
template <class A, class... B, detail::when_positional<UniqueConsecutiveOptions, decltype(UniqueConsecutiveOptions::return_inverse), A> = 0>
UniqueConsecutiveResult unique_consecutive(const Tensor &self, A &&first, B &&...more) {
    return unique_consecutive(self, UniqueConsecutiveOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  The k-th smallest element along dim, counted from 1, and where it is. */
inline KthvalueResult kthvalue(const Tensor &self, Int k, const KthvalueOptions &options = {}) {
    const torc_kthvalue_options c = options.c();
    const torc_kthvalue_result r = torc_kthvalue_with(self.get(), k, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<KthvalueOptions, decltype(KthvalueOptions::dim), A> = 0>
KthvalueResult kthvalue(const Tensor &self, Int k, A &&first, B &&...more) {
    return kthvalue(self, k, KthvalueOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline KthvalueResult kthvalue_out(const KthvalueResult &out, const Tensor &self, Int k, const KthvalueOptions &options = {}) {
    const torc_kthvalue_options c = options.c();
    const torc_kthvalue_result r = torc_kthvalue_out_with(torc_kthvalue_result{out.values.get(), out.indices.get()}, self.get(), k, &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<KthvalueOptions, decltype(KthvalueOptions::dim), A> = 0>
KthvalueResult kthvalue_out(const KthvalueResult &out, const Tensor &self, Int k, A &&first, B &&...more) {
    return kthvalue_out(out, self, k, KthvalueOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
 *  The most frequent element along dim, the smallest of several, and where it is last. */
inline ModeResult mode(const Tensor &self, const ModeOptions &options = {}) {
    const torc_mode_options c = options.c();
    const torc_mode_result r = torc_mode_with(self.get(), &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<ModeOptions, decltype(ModeOptions::dim), A> = 0>
ModeResult mode(const Tensor &self, A &&first, B &&...more) {
    return mode(self, ModeOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline ModeResult mode_out(const ModeResult &out, const Tensor &self, const ModeOptions &options = {}) {
    const torc_mode_options c = options.c();
    const torc_mode_result r = torc_mode_out_with(torc_mode_result{out.values.get(), out.indices.get()}, self.get(), &c);
    return {detail::owned<Tensor>(r.values), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<ModeOptions, decltype(ModeOptions::dim), A> = 0>
ModeResult mode_out(const ModeResult &out, const Tensor &self, A &&first, B &&...more) {
    return mode_out(out, self, ModeOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor
 *  How often each whole number is in a vector, or the sum of its weights. */
inline Tensor bincount(const Tensor &self, const BincountOptions &options = {}) {
    const torc_bincount_options c = options.c();
    return detail::owned<Tensor>(torc_bincount_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<BincountOptions, decltype(BincountOptions::weights), A> = 0>
Tensor bincount(const Tensor &self, A &&first, B &&...more) {
    return bincount(self, BincountOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** mm(Tensor self, Tensor mat2) -> Tensor
 *  Matrix product of two 2-D tensors, without broadcasting. */
inline Tensor mm(const Tensor &self, const Tensor &mat2) {
    return detail::owned<Tensor>(torc_mm(self.get(), mat2.get()));
}
inline Tensor mm_out(const Tensor &out, const Tensor &self, const Tensor &mat2) {
    return detail::owned<Tensor>(torc_mm_out(out.get(), self.get(), mat2.get()));
}
/** bmm(Tensor self, Tensor mat2) -> Tensor
 *  Matrix products of two batches (3-D tensors) of matrices, without broadcasting. */
inline Tensor bmm(const Tensor &self, const Tensor &mat2) {
    return detail::owned<Tensor>(torc_bmm(self.get(), mat2.get()));
}
inline Tensor bmm_out(const Tensor &out, const Tensor &self, const Tensor &mat2) {
    return detail::owned<Tensor>(torc_bmm_out(out.get(), self.get(), mat2.get()));
}
/** mv(Tensor self, Tensor vec) -> Tensor
 *  Product of a matrix and a vector. */
inline Tensor mv(const Tensor &self, const Tensor &vec) {
    return detail::owned<Tensor>(torc_mv(self.get(), vec.get()));
}
inline Tensor mv_out(const Tensor &out, const Tensor &self, const Tensor &vec) {
    return detail::owned<Tensor>(torc_mv_out(out.get(), self.get(), vec.get()));
}
/** dot(Tensor self, Tensor tensor) -> Tensor
 *  Inner product of two 1-D tensors of one length; a 0-dim tensor. */
inline Tensor dot(const Tensor &self, const Tensor &tensor) {
    return detail::owned<Tensor>(torc_dot(self.get(), tensor.get()));
}
inline Tensor dot_out(const Tensor &out, const Tensor &self, const Tensor &tensor) {
    return detail::owned<Tensor>(torc_dot_out(out.get(), self.get(), tensor.get()));
}
/** vdot(Tensor self, Tensor other) -> Tensor
 *  dot of the conjugate of self, if that is complex, and other. */
inline Tensor vdot(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_vdot(self.get(), other.get()));
}
inline Tensor vdot_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_vdot_out(out.get(), self.get(), other.get()));
}
/** addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * (mat1 @ mat2); self broadcasts; with beta 0 it is not read. */
inline Tensor addmm(const Tensor &self, const Tensor &mat1, const Tensor &mat2, const AddmmOptions &options = {}) {
    const torc_addmm_options c = options.c();
    return detail::owned<Tensor>(torc_addmm_with(self.get(), mat1.get(), mat2.get(), &c));
}
inline Tensor addmm_(const Tensor &self, const Tensor &mat1, const Tensor &mat2, const AddmmOptions &options = {}) {
    const torc_addmm_options c = options.c();
    return detail::owned<Tensor>(torc_addmm_inplace_with(self.get(), mat1.get(), mat2.get(), &c));
}
inline Tensor addmm_out(const Tensor &out, const Tensor &self, const Tensor &mat1, const Tensor &mat2, const AddmmOptions &options = {}) {
    const torc_addmm_options c = options.c();
    return detail::owned<Tensor>(torc_addmm_out_with(out.get(), self.get(), mat1.get(), mat2.get(), &c));
}
/** baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * (batch1 @ batch2) for batches of matrices; self broadcasts. */
inline Tensor baddbmm(const Tensor &self, const Tensor &batch1, const Tensor &batch2, const BaddbmmOptions &options = {}) {
    const torc_baddbmm_options c = options.c();
    return detail::owned<Tensor>(torc_baddbmm_with(self.get(), batch1.get(), batch2.get(), &c));
}
inline Tensor baddbmm_(const Tensor &self, const Tensor &batch1, const Tensor &batch2, const BaddbmmOptions &options = {}) {
    const torc_baddbmm_options c = options.c();
    return detail::owned<Tensor>(torc_baddbmm_inplace_with(self.get(), batch1.get(), batch2.get(), &c));
}
inline Tensor baddbmm_out(const Tensor &out, const Tensor &self, const Tensor &batch1, const Tensor &batch2, const BaddbmmOptions &options = {}) {
    const torc_baddbmm_options c = options.c();
    return detail::owned<Tensor>(torc_baddbmm_out_with(out.get(), self.get(), batch1.get(), batch2.get(), &c));
}
/** addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * (mat @ vec); self broadcasts. */
inline Tensor addmv(const Tensor &self, const Tensor &mat, const Tensor &vec, const AddmvOptions &options = {}) {
    const torc_addmv_options c = options.c();
    return detail::owned<Tensor>(torc_addmv_with(self.get(), mat.get(), vec.get(), &c));
}
inline Tensor addmv_(const Tensor &self, const Tensor &mat, const Tensor &vec, const AddmvOptions &options = {}) {
    const torc_addmv_options c = options.c();
    return detail::owned<Tensor>(torc_addmv_inplace_with(self.get(), mat.get(), vec.get(), &c));
}
inline Tensor addmv_out(const Tensor &out, const Tensor &self, const Tensor &mat, const Tensor &vec, const AddmvOptions &options = {}) {
    const torc_addmv_options c = options.c();
    return detail::owned<Tensor>(torc_addmv_out_with(out.get(), self.get(), mat.get(), vec.get(), &c));
}
/** linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
 *  input @ weight.T + bias over the last dimension; weight is (out_features, in_features) or (in_features). */
inline Tensor linear(const Tensor &input, const Tensor &weight, const LinearOptions &options = {}) {
    const torc_linear_options c = options.c();
    return detail::owned<Tensor>(torc_linear_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<LinearOptions, decltype(LinearOptions::bias), A> = 0>
Tensor linear(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return linear(input, weight, LinearOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor linear_out(const Tensor &out, const Tensor &input, const Tensor &weight, const LinearOptions &options = {}) {
    const torc_linear_options c = options.c();
    return detail::owned<Tensor>(torc_linear_out_with(out.get(), input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<LinearOptions, decltype(LinearOptions::bias), A> = 0>
Tensor linear_out(const Tensor &out, const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return linear_out(out, input, weight, LinearOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** matmul(Tensor self, Tensor other) -> Tensor
 *  Matrix product with broadcast batch dimensions; 1-D operands are vectors. */
inline Tensor matmul(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_matmul(self.get(), other.get()));
}
inline Tensor matmul_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_matmul_out(out.get(), self.get(), other.get()));
}
/** outer(Tensor self, Tensor vec2) -> Tensor
 *  Outer product of two 1-D tensors. */
inline Tensor outer(const Tensor &self, const Tensor &vec2) {
    return detail::owned<Tensor>(torc_outer(self.get(), vec2.get()));
}
inline Tensor outer_out(const Tensor &out, const Tensor &self, const Tensor &vec2) {
    return detail::owned<Tensor>(torc_outer_out(out.get(), self.get(), vec2.get()));
}
/** einsum(str equation, Tensor[] tensors) -> Tensor(a)
 *  Sums of products by Einstein's convention, 'bij,bjk->bik': letters name dimensions, an ellipsis those that broadcast. */
inline Tensor einsum(const Text &equation, const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_einsum(equation, detail::TensorList(tensors)));
}
/** tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor
 *  Products summed over pairs of dimensions, those of dims_self with those of dims_other. */
inline Tensor tensordot(const Tensor &self, const Tensor &other, const Ints &dims_self, const Ints &dims_other) {
    return detail::owned<Tensor>(torc_tensordot(self.get(), other.get(), dims_self, dims_other));
}
inline Tensor tensordot_out(const Tensor &out, const Tensor &self, const Tensor &other, const Ints &dims_self, const Ints &dims_other) {
    return detail::owned<Tensor>(torc_tensordot_out(out.get(), self.get(), other.get(), dims_self, dims_other));
}
/** linalg_multi_dot(Tensor[] tensors) -> Tensor
 *  The product of matrices in the order that takes the fewest multiplications; the first and the last may be vectors. */
inline Tensor linalg_multi_dot(const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_linalg_multi_dot(detail::TensorList(tensors)));
}
inline Tensor linalg_multi_dot_out(const Tensor &out, const std::vector<Tensor> &tensors) {
    return detail::owned<Tensor>(torc_linalg_multi_dot_out(out.get(), detail::TensorList(tensors)));
}
/** chain_matmul(Tensor[] matrices) -> Tensor
 *  linalg_multi_dot of matrices under its older name; of a single one a copy. */
inline Tensor chain_matmul(const std::vector<Tensor> &matrices) {
    return detail::owned<Tensor>(torc_chain_matmul(detail::TensorList(matrices)));
}
inline Tensor chain_matmul_out(const Tensor &out, const std::vector<Tensor> &matrices) {
    return detail::owned<Tensor>(torc_chain_matmul_out(out.get(), detail::TensorList(matrices)));
}
/** inner(Tensor self, Tensor other) -> Tensor
 *  Products summed over the last dimension of both. */
inline Tensor inner(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_inner(self.get(), other.get()));
}
inline Tensor inner_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_inner_out(out.get(), self.get(), other.get()));
}
/** linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor
 *  The dot products of x, conjugated, with y along dim. */
inline Tensor linalg_vecdot(const Tensor &x, const Tensor &y, const LinalgVecdotOptions &options = {}) {
    const torc_linalg_vecdot_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_vecdot_with(x.get(), y.get(), &c));
}
inline Tensor linalg_vecdot_out(const Tensor &out, const Tensor &x, const Tensor &y, const LinalgVecdotOptions &options = {}) {
    const torc_linalg_vecdot_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_vecdot_out_with(out.get(), x.get(), y.get(), &c));
}
/** kron(Tensor self, Tensor other) -> Tensor
 *  The Kronecker product: each element of self times all of other, in blocks. */
inline Tensor kron(const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_kron(self.get(), other.get()));
}
inline Tensor kron_out(const Tensor &out, const Tensor &self, const Tensor &other) {
    return detail::owned<Tensor>(torc_kron_out(out.get(), self.get(), other.get()));
}
/** addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * outer(vec1, vec2); with beta 0 self is not read. */
inline Tensor addr(const Tensor &self, const Tensor &vec1, const Tensor &vec2, const AddrOptions &options = {}) {
    const torc_addr_options c = options.c();
    return detail::owned<Tensor>(torc_addr_with(self.get(), vec1.get(), vec2.get(), &c));
}
inline Tensor addr_(const Tensor &self, const Tensor &vec1, const Tensor &vec2, const AddrOptions &options = {}) {
    const torc_addr_options c = options.c();
    return detail::owned<Tensor>(torc_addr_inplace_with(self.get(), vec1.get(), vec2.get(), &c));
}
inline Tensor addr_out(const Tensor &out, const Tensor &self, const Tensor &vec1, const Tensor &vec2, const AddrOptions &options = {}) {
    const torc_addr_options c = options.c();
    return detail::owned<Tensor>(torc_addr_out_with(out.get(), self.get(), vec1.get(), vec2.get(), &c));
}
/** addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 *  beta * self + alpha * the sum of the products of two batches of matrices. */
inline Tensor addbmm(const Tensor &self, const Tensor &batch1, const Tensor &batch2, const AddbmmOptions &options = {}) {
    const torc_addbmm_options c = options.c();
    return detail::owned<Tensor>(torc_addbmm_with(self.get(), batch1.get(), batch2.get(), &c));
}
inline Tensor addbmm_(const Tensor &self, const Tensor &batch1, const Tensor &batch2, const AddbmmOptions &options = {}) {
    const torc_addbmm_options c = options.c();
    return detail::owned<Tensor>(torc_addbmm_inplace_with(self.get(), batch1.get(), batch2.get(), &c));
}
inline Tensor addbmm_out(const Tensor &out, const Tensor &self, const Tensor &batch1, const Tensor &batch2, const AddbmmOptions &options = {}) {
    const torc_addbmm_options c = options.c();
    return detail::owned<Tensor>(torc_addbmm_out_with(out.get(), self.get(), batch1.get(), batch2.get(), &c));
}
/** linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
 *  The cross products of vectors of three along dim. */
inline Tensor linalg_cross(const Tensor &self, const Tensor &other, const LinalgCrossOptions &options = {}) {
    const torc_linalg_cross_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_cross_with(self.get(), other.get(), &c));
}
inline Tensor linalg_cross_out(const Tensor &out, const Tensor &self, const Tensor &other, const LinalgCrossOptions &options = {}) {
    const torc_linalg_cross_options c = options.c();
    return detail::owned<Tensor>(torc_linalg_cross_out_with(out.get(), self.get(), other.get(), &c));
}
/** cross(Tensor self, Tensor other, int? dim=None) -> Tensor
 *  linalg_cross; without dim along the first dimension of size 3. */
inline Tensor cross(const Tensor &self, const Tensor &other, const CrossOptions &options = {}) {
    const torc_cross_options c = options.c();
    return detail::owned<Tensor>(torc_cross_with(self.get(), other.get(), &c));
}
template <class A, class... B, detail::when_positional<CrossOptions, decltype(CrossOptions::dim), A> = 0>
Tensor cross(const Tensor &self, const Tensor &other, A &&first, B &&...more) {
    return cross(self, other, CrossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor cross_out(const Tensor &out, const Tensor &self, const Tensor &other, const CrossOptions &options = {}) {
    const torc_cross_options c = options.c();
    return detail::owned<Tensor>(torc_cross_out_with(out.get(), self.get(), other.get(), &c));
}
template <class A, class... B, detail::when_positional<CrossOptions, decltype(CrossOptions::dim), A> = 0>
Tensor cross_out(const Tensor &out, const Tensor &self, const Tensor &other, A &&first, B &&...more) {
    return cross_out(out, self, other, CrossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** _addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) -> Tensor
 *  relu of addmm, or gelu with use_gelu: by the tanh approximation on CUDA, by the error function on the CPU, as in PyTorch. */
inline Tensor _addmm_activation(const Tensor &self, const Tensor &mat1, const Tensor &mat2, const AddmmActivationOptions &options = {}) {
    const torc__addmm_activation_options c = options.c();
    return detail::owned<Tensor>(torc__addmm_activation_with(self.get(), mat1.get(), mat2.get(), &c));
}
inline Tensor _addmm_activation_out(const Tensor &out, const Tensor &self, const Tensor &mat1, const Tensor &mat2, const AddmmActivationOptions &options = {}) {
    const torc__addmm_activation_options c = options.c();
    return detail::owned<Tensor>(torc__addmm_activation_out_with(out.get(), self.get(), mat1.get(), mat2.get(), &c));
}
/** linear_gelu(Tensor input, Tensor weight, Tensor? bias=None, *, str approximate='none') -> Tensor
 *  gelu(linear(input, weight, bias)), in one launch, not rounded between, where the device has it: CUDA with 'tanh'. */
inline Tensor linear_gelu(const Tensor &input, const Tensor &weight, const LinearGeluOptions &options = {}) {
    const torc_linear_gelu_options c = options.c();
    return detail::owned<Tensor>(torc_linear_gelu_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<LinearGeluOptions, decltype(LinearGeluOptions::bias), A> = 0>
Tensor linear_gelu(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return linear_gelu(input, weight, LinearGeluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** linear_gelu_linear(Tensor input, Tensor weight1, Tensor? bias1, Tensor weight2, Tensor? bias2, *, str approximate='none') -> Tensor
 *  linear(linear_gelu(input, weight1, bias1), weight2, bias2), a transformer's hidden layer: likewise, as one node. */
inline Tensor linear_gelu_linear(const Tensor &input, const Tensor &weight1, const Tensor &bias1, const Tensor &weight2, const Tensor &bias2, const LinearGeluLinearOptions &options = {}) {
    const torc_linear_gelu_linear_options c = options.c();
    return detail::owned<Tensor>(torc_linear_gelu_linear_with(input.get(), weight1.get(), bias1.get(), weight2.get(), bias2.get(), &c));
}
/** softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 *  exp(self) / sum(exp(self)) along dim. */
inline Tensor softmax(const Tensor &self, Int dim, const SoftmaxOptions &options = {}) {
    const torc_softmax_options c = options.c();
    return detail::owned<Tensor>(torc_softmax_with(self.get(), dim, &c));
}
template <class A, class... B, detail::when_positional<SoftmaxOptions, decltype(SoftmaxOptions::dtype), A> = 0>
Tensor softmax(const Tensor &self, Int dim, A &&first, B &&...more) {
    return softmax(self, dim, SoftmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor softmax_out(const Tensor &out, const Tensor &self, Int dim, const SoftmaxOptions &options = {}) {
    const torc_softmax_options c = options.c();
    return detail::owned<Tensor>(torc_softmax_out_with(out.get(), self.get(), dim, &c));
}
template <class A, class... B, detail::when_positional<SoftmaxOptions, decltype(SoftmaxOptions::dtype), A> = 0>
Tensor softmax_out(const Tensor &out, const Tensor &self, Int dim, A &&first, B &&...more) {
    return softmax_out(out, self, dim, SoftmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 *  Logarithm of softmax along dim, without overflow. */
inline Tensor log_softmax(const Tensor &self, Int dim, const LogSoftmaxOptions &options = {}) {
    const torc_log_softmax_options c = options.c();
    return detail::owned<Tensor>(torc_log_softmax_with(self.get(), dim, &c));
}
template <class A, class... B, detail::when_positional<LogSoftmaxOptions, decltype(LogSoftmaxOptions::dtype), A> = 0>
Tensor log_softmax(const Tensor &self, Int dim, A &&first, B &&...more) {
    return log_softmax(self, dim, LogSoftmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor log_softmax_out(const Tensor &out, const Tensor &self, Int dim, const LogSoftmaxOptions &options = {}) {
    const torc_log_softmax_options c = options.c();
    return detail::owned<Tensor>(torc_log_softmax_out_with(out.get(), self.get(), dim, &c));
}
template <class A, class... B, detail::when_positional<LogSoftmaxOptions, decltype(LogSoftmaxOptions::dtype), A> = 0>
Tensor log_softmax_out(const Tensor &out, const Tensor &self, Int dim, A &&first, B &&...more) {
    return log_softmax_out(out, self, dim, LogSoftmaxOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor output, Tensor mean, Tensor rstd)
 *  Layer normalization with the statistics it used. */
inline NativeLayerNormResult native_layer_norm(const Tensor &input, const Ints &normalized_shape, const Tensor &weight, const Tensor &bias, double eps) {
    const torc_native_layer_norm_result r = torc_native_layer_norm(input.get(), normalized_shape, weight.get(), bias.get(), eps);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.mean), detail::owned<Tensor>(r.rstd)};
}
/** layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor
 *  Normalize over the last dimensions, which are normalized_shape; then scale and shift elementwise. */
inline Tensor layer_norm(const Tensor &input, const Ints &normalized_shape, const LayerNormOptions &options = {}) {
    const torc_layer_norm_options c = options.c();
    return detail::owned<Tensor>(torc_layer_norm_with(input.get(), normalized_shape, &c));
}
template <class A, class... B, detail::when_positional<LayerNormOptions, decltype(LayerNormOptions::weight), A> = 0>
Tensor layer_norm(const Tensor &input, const Ints &normalized_shape, A &&first, B &&...more) {
    return layer_norm(input, normalized_shape, LayerNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!)? running_mean, Tensor(b!)? running_var, bool training, float momentum, float eps) -> (Tensor output, Tensor save_mean, Tensor save_invstd)
 *  Batch normalization with the statistics it used; updates the running ones. */
inline NativeBatchNormResult native_batch_norm(const Tensor &input, const Tensor &weight, const Tensor &bias, const Tensor &running_mean, const Tensor &running_var, Bool training, double momentum, double eps) {
    const torc_native_batch_norm_result r = torc_native_batch_norm(input.get(), weight.get(), bias.get(), running_mean.get(), running_var.get(), training, momentum, eps);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.save_mean), detail::owned<Tensor>(r.save_invstd)};
}
inline NativeBatchNormResult native_batch_norm_out(const NativeBatchNormResult &out, const Tensor &input, const Tensor &weight, const Tensor &bias, const Tensor &running_mean, const Tensor &running_var, Bool training, double momentum, double eps) {
    const torc_native_batch_norm_result r = torc_native_batch_norm_out(torc_native_batch_norm_result{out.output.get(), out.save_mean.get(), out.save_invstd.get()}, input.get(), weight.get(), bias.get(), running_mean.get(), running_var.get(), training, momentum, eps);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.save_mean), detail::owned<Tensor>(r.save_invstd)};
}
/** batch_norm(Tensor input, Tensor(a!)? running_mean, Tensor(b!)? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-05) -> Tensor
 *  Normalize each channel (dimension 1), by the batch's statistics in training, by the running ones otherwise. */
inline Tensor batch_norm(const Tensor &input, const Tensor &running_mean, const Tensor &running_var, const BatchNormOptions &options = {}) {
    const torc_batch_norm_options c = options.c();
    return detail::owned<Tensor>(torc_batch_norm_with(input.get(), running_mean.get(), running_var.get(), &c));
}
template <class A, class... B, detail::when_positional<BatchNormOptions, decltype(BatchNormOptions::weight), A> = 0>
Tensor batch_norm(const Tensor &input, const Tensor &running_mean, const Tensor &running_var, A &&first, B &&...more) {
    return batch_norm(input, running_mean, running_var, BatchNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** instance_norm(Tensor input, Tensor(a!)? running_mean=None, Tensor(b!)? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-05) -> Tensor
 *  Normalize each channel of each sample by its own statistics. */
inline Tensor instance_norm(const Tensor &input, const InstanceNormOptions &options = {}) {
    const torc_instance_norm_options c = options.c();
    return detail::owned<Tensor>(torc_instance_norm_with(input.get(), &c));
}
template <class A, class... B, detail::when_positional<InstanceNormOptions, decltype(InstanceNormOptions::running_mean), A> = 0>
Tensor instance_norm(const Tensor &input, A &&first, B &&...more) {
    return instance_norm(input, InstanceNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps) -> (Tensor output, Tensor mean, Tensor rstd)
 *  Group normalization of N samples of C channels of HxW elements, with the statistics it used. */
inline NativeGroupNormResult native_group_norm(const Tensor &input, const Tensor &weight, const Tensor &bias, Int n, Int c, Int HxW, Int group, double eps) {
    const torc_native_group_norm_result r = torc_native_group_norm(input.get(), weight.get(), bias.get(), n, c, HxW, group, eps);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.mean), detail::owned<Tensor>(r.rstd)};
}
/** group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor
 *  Normalize num_groups groups of channels of each sample; then scale and shift each channel. */
inline Tensor group_norm(const Tensor &input, Int num_groups, const GroupNormOptions &options = {}) {
    const torc_group_norm_options c = options.c();
    return detail::owned<Tensor>(torc_group_norm_with(input.get(), num_groups, &c));
}
template <class A, class... B, detail::when_positional<GroupNormOptions, decltype(GroupNormOptions::weight), A> = 0>
Tensor group_norm(const Tensor &input, Int num_groups, A &&first, B &&...more) {
    return group_norm(input, num_groups, GroupNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** _fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor output, Tensor rstd)
 *  rms_norm with the factors it used. */
inline FusedRmsNormResult _fused_rms_norm(const Tensor &input, const Ints &normalized_shape, const Tensor &weight, double eps) {
    const torc__fused_rms_norm_result r = torc__fused_rms_norm(input.get(), normalized_shape, weight.get(), eps);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.rstd)};
}
/** rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor
 *  Divide by the root of the mean square over the last dimensions; eps defaults to the epsilon of the dtype that is computed in. */
inline Tensor rms_norm(const Tensor &input, const Ints &normalized_shape, const RmsNormOptions &options = {}) {
    const torc_rms_norm_options c = options.c();
    return detail::owned<Tensor>(torc_rms_norm_with(input.get(), normalized_shape, &c));
}
template <class A, class... B, detail::when_positional<RmsNormOptions, decltype(RmsNormOptions::weight), A> = 0>
Tensor rms_norm(const Tensor &input, const Ints &normalized_shape, A &&first, B &&...more) {
    return rms_norm(input, normalized_shape, RmsNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** native_dropout(Tensor input, float p, bool train, Generator? generator=None) -> (Tensor output, Tensor mask)
 *  Zero elements with probability p and scale the others by 1/(1-p); the mask is true where they stay. */
inline NativeDropoutResult native_dropout(const Tensor &input, double p, Bool train, const NativeDropoutOptions &options = {}) {
    const torc_native_dropout_options c = options.c();
    const torc_native_dropout_result r = torc_native_dropout_with(input.get(), p, train, &c);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.mask)};
}
template <class A, class... B, detail::when_positional<NativeDropoutOptions, decltype(NativeDropoutOptions::generator), A> = 0>
NativeDropoutResult native_dropout(const Tensor &input, double p, Bool train, A &&first, B &&...more) {
    return native_dropout(input, p, train, NativeDropoutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** dropout(Tensor input, float p=0.5, bool training=True, Generator? generator=None) -> Tensor
 *  In training, zero elements with probability p and scale the others by 1/(1-p). */
inline Tensor dropout(const Tensor &input, const DropoutOptions &options = {}) {
    const torc_dropout_options c = options.c();
    return detail::owned<Tensor>(torc_dropout_with(input.get(), &c));
}
template <class A, class... B, detail::when_positional<DropoutOptions, decltype(DropoutOptions::p), A> = 0>
Tensor dropout(const Tensor &input, A &&first, B &&...more) {
    return dropout(input, DropoutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor dropout_(const Tensor &input, const DropoutOptions &options = {}) {
    const torc_dropout_options c = options.c();
    return detail::owned<Tensor>(torc_dropout_inplace_with(input.get(), &c));
}
template <class A, class... B, detail::when_positional<DropoutOptions, decltype(DropoutOptions::p), A> = 0>
Tensor dropout_(const Tensor &input, A &&first, B &&...more) {
    return dropout_(input, DropoutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** feature_dropout(Tensor input, float p=0.5, bool training=True, Generator? generator=None) -> Tensor
 *  dropout of whole channels (dimensions 0 and 1 are sample and channel). */
inline Tensor feature_dropout(const Tensor &input, const FeatureDropoutOptions &options = {}) {
    const torc_feature_dropout_options c = options.c();
    return detail::owned<Tensor>(torc_feature_dropout_with(input.get(), &c));
}
template <class A, class... B, detail::when_positional<FeatureDropoutOptions, decltype(FeatureDropoutOptions::p), A> = 0>
Tensor feature_dropout(const Tensor &input, A &&first, B &&...more) {
    return feature_dropout(input, FeatureDropoutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor feature_dropout_(const Tensor &input, const FeatureDropoutOptions &options = {}) {
    const torc_feature_dropout_options c = options.c();
    return detail::owned<Tensor>(torc_feature_dropout_inplace_with(input.get(), &c));
}
template <class A, class... B, detail::when_positional<FeatureDropoutOptions, decltype(FeatureDropoutOptions::p), A> = 0>
Tensor feature_dropout_(const Tensor &input, A &&first, B &&...more) {
    return feature_dropout_(input, FeatureDropoutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor
 *  Rows of weight at indices. The row padding_idx gets no gradient. */
inline Tensor embedding(const Tensor &weight, const Tensor &indices, const EmbeddingOptions &options = {}) {
    const torc_embedding_options c = options.c();
    return detail::owned<Tensor>(torc_embedding_with(weight.get(), indices.get(), &c));
}
template <class A, class... B, detail::when_positional<EmbeddingOptions, decltype(EmbeddingOptions::padding_idx), A> = 0>
Tensor embedding(const Tensor &weight, const Tensor &indices, A &&first, B &&...more) {
    return embedding(weight, indices, EmbeddingOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor
 *  Convolution of every kind in one, two or three dimensions (three, on the CPU: by conv3d and conv_transpose3d). */
inline Tensor convolution(const Tensor &input, const Tensor &weight, const Tensor &bias, const Ints &stride, const Ints &padding, const Ints &dilation, Bool transposed, const Ints &output_padding, Int groups) {
    return detail::owned<Tensor>(torc_convolution(input.get(), weight.get(), bias.get(), stride, padding, dilation, transposed, output_padding, groups));
}
/** conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor
 *  Cross-correlation over (N, C, L) or (C, L). */
inline Tensor conv1d(const Tensor &input, const Tensor &weight, const Conv1dOptions &options = {}) {
    const torc_conv1d_options c = options.c();
    return detail::owned<Tensor>(torc_conv1d_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<Conv1dOptions, decltype(Conv1dOptions::bias), A> = 0>
Tensor conv1d(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return conv1d(input, weight, Conv1dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor
 *  Cross-correlation over (N, C, H, W) or (C, H, W). */
inline Tensor conv2d(const Tensor &input, const Tensor &weight, const Conv2dOptions &options = {}) {
    const torc_conv2d_options c = options.c();
    return detail::owned<Tensor>(torc_conv2d_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<Conv2dOptions, decltype(Conv2dOptions::bias), A> = 0>
Tensor conv2d(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return conv2d(input, weight, Conv2dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding='valid', int[1] dilation=1, int groups=1) -> Tensor
 *  conv1d with padding 'valid' (none) or 'same' (the output is as long as the input). */
inline Tensor conv1d_padding(const Tensor &input, const Tensor &weight, const Conv1dPaddingOptions &options = {}) {
    const torc_conv1d_padding_options c = options.c();
    return detail::owned<Tensor>(torc_conv1d_padding_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<Conv1dPaddingOptions, decltype(Conv1dPaddingOptions::bias), A> = 0>
Tensor conv1d_padding(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return conv1d_padding(input, weight, Conv1dPaddingOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding='valid', int[2] dilation=1, int groups=1) -> Tensor
 *  conv2d with padding 'valid' (none) or 'same' (the output is as large as the input). */
inline Tensor conv2d_padding(const Tensor &input, const Tensor &weight, const Conv2dPaddingOptions &options = {}) {
    const torc_conv2d_padding_options c = options.c();
    return detail::owned<Tensor>(torc_conv2d_padding_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<Conv2dPaddingOptions, decltype(Conv2dPaddingOptions::bias), A> = 0>
Tensor conv2d_padding(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return conv2d_padding(input, weight, Conv2dPaddingOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor
 *  Transposed convolution over (N, C, L) or (C, L). */
inline Tensor conv_transpose1d(const Tensor &input, const Tensor &weight, const ConvTranspose1dOptions &options = {}) {
    const torc_conv_transpose1d_options c = options.c();
    return detail::owned<Tensor>(torc_conv_transpose1d_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<ConvTranspose1dOptions, decltype(ConvTranspose1dOptions::bias), A> = 0>
Tensor conv_transpose1d(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return conv_transpose1d(input, weight, ConvTranspose1dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor
 *  Transposed convolution over (N, C, H, W) or (C, H, W). */
inline Tensor conv_transpose2d(const Tensor &input, const Tensor &weight, const ConvTranspose2dOptions &options = {}) {
    const torc_conv_transpose2d_options c = options.c();
    return detail::owned<Tensor>(torc_conv_transpose2d_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<ConvTranspose2dOptions, decltype(ConvTranspose2dOptions::bias), A> = 0>
Tensor conv_transpose2d(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return conv_transpose2d(input, weight, ConvTranspose2dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices)
 *  Maximum of each window, and where in the image (h * W + w) it was. */
inline MaxPool2dWithIndicesResult max_pool2d_with_indices(const Tensor &self, const Ints &kernel_size, const MaxPool2dWithIndicesOptions &options = {}) {
    const torc_max_pool2d_with_indices_options c = options.c();
    const torc_max_pool2d_with_indices_result r = torc_max_pool2d_with_indices_with(self.get(), kernel_size, &c);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<MaxPool2dWithIndicesOptions, decltype(MaxPool2dWithIndicesOptions::stride), A> = 0>
MaxPool2dWithIndicesResult max_pool2d_with_indices(const Tensor &self, const Ints &kernel_size, A &&first, B &&...more) {
    return max_pool2d_with_indices(self, kernel_size, MaxPool2dWithIndicesOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor
 *  Maximum of each window; stride defaults to kernel_size. */
inline Tensor max_pool2d(const Tensor &self, const Ints &kernel_size, const MaxPool2dOptions &options = {}) {
    const torc_max_pool2d_options c = options.c();
    return detail::owned<Tensor>(torc_max_pool2d_with(self.get(), kernel_size, &c));
}
template <class A, class... B, detail::when_positional<MaxPool2dOptions, decltype(MaxPool2dOptions::stride), A> = 0>
Tensor max_pool2d(const Tensor &self, const Ints &kernel_size, A &&first, B &&...more) {
    return max_pool2d(self, kernel_size, MaxPool2dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor
 *  Maximum of each window; stride defaults to kernel_size. */
inline Tensor max_pool1d(const Tensor &self, const Ints &kernel_size, const MaxPool1dOptions &options = {}) {
    const torc_max_pool1d_options c = options.c();
    return detail::owned<Tensor>(torc_max_pool1d_with(self.get(), kernel_size, &c));
}
template <class A, class... B, detail::when_positional<MaxPool1dOptions, decltype(MaxPool1dOptions::stride), A> = 0>
Tensor max_pool1d(const Tensor &self, const Ints &kernel_size, A &&first, B &&...more) {
    return max_pool1d(self, kernel_size, MaxPool1dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
 *  Mean of each window; stride defaults to kernel_size. */
inline Tensor avg_pool2d(const Tensor &self, const Ints &kernel_size, const AvgPool2dOptions &options = {}) {
    const torc_avg_pool2d_options c = options.c();
    return detail::owned<Tensor>(torc_avg_pool2d_with(self.get(), kernel_size, &c));
}
template <class A, class... B, detail::when_positional<AvgPool2dOptions, decltype(AvgPool2dOptions::stride), A> = 0>
Tensor avg_pool2d(const Tensor &self, const Ints &kernel_size, A &&first, B &&...more) {
    return avg_pool2d(self, kernel_size, AvgPool2dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor avg_pool2d_out(const Tensor &out, const Tensor &self, const Ints &kernel_size, const AvgPool2dOptions &options = {}) {
    const torc_avg_pool2d_options c = options.c();
    return detail::owned<Tensor>(torc_avg_pool2d_out_with(out.get(), self.get(), kernel_size, &c));
}
template <class A, class... B, detail::when_positional<AvgPool2dOptions, decltype(AvgPool2dOptions::stride), A> = 0>
Tensor avg_pool2d_out(const Tensor &out, const Tensor &self, const Ints &kernel_size, A &&first, B &&...more) {
    return avg_pool2d_out(out, self, kernel_size, AvgPool2dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor
 *  Mean of each window; stride defaults to kernel_size. */
inline Tensor avg_pool1d(const Tensor &self, const Ints &kernel_size, const AvgPool1dOptions &options = {}) {
    const torc_avg_pool1d_options c = options.c();
    return detail::owned<Tensor>(torc_avg_pool1d_with(self.get(), kernel_size, &c));
}
template <class A, class... B, detail::when_positional<AvgPool1dOptions, decltype(AvgPool1dOptions::stride), A> = 0>
Tensor avg_pool1d(const Tensor &self, const Ints &kernel_size, A &&first, B &&...more) {
    return avg_pool1d(self, kernel_size, AvgPool1dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** adaptive_avg_pool2d(Tensor self, int[2] output_size) -> Tensor
 *  Mean over windows that divide the image into output_size parts. One number stands for a square. */
inline Tensor adaptive_avg_pool2d(const Tensor &self, const Ints &output_size) {
    return detail::owned<Tensor>(torc_adaptive_avg_pool2d(self.get(), output_size));
}
/** adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor
 *  Mean over windows that divide the signal into output_size parts. */
inline Tensor adaptive_avg_pool1d(const Tensor &self, const Ints &output_size) {
    return detail::owned<Tensor>(torc_adaptive_avg_pool1d(self.get(), output_size));
}
/** adaptive_max_pool2d_with_indices(Tensor self, int[2] output_size) -> (Tensor output, Tensor indices)
 *  Maximum over windows that divide the image into output_size parts, and where it was. */
inline AdaptiveMaxPool2dResult adaptive_max_pool2d(const Tensor &self, const Ints &output_size) {
    const torc_adaptive_max_pool2d_result r = torc_adaptive_max_pool2d(self.get(), output_size);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.indices)};
}
/** max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices)
 *  Maximum of each window of a volume, and where in it (d * H * W + h * W + w) it was. */
inline MaxPool3dWithIndicesResult max_pool3d_with_indices(const Tensor &self, const Ints &kernel_size, const MaxPool3dWithIndicesOptions &options = {}) {
    const torc_max_pool3d_with_indices_options c = options.c();
    const torc_max_pool3d_with_indices_result r = torc_max_pool3d_with_indices_with(self.get(), kernel_size, &c);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.indices)};
}
template <class A, class... B, detail::when_positional<MaxPool3dWithIndicesOptions, decltype(MaxPool3dWithIndicesOptions::stride), A> = 0>
MaxPool3dWithIndicesResult max_pool3d_with_indices(const Tensor &self, const Ints &kernel_size, A &&first, B &&...more) {
    return max_pool3d_with_indices(self, kernel_size, MaxPool3dWithIndicesOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor
 *  Maximum of each window of a volume; stride defaults to kernel_size. */
inline Tensor max_pool3d(const Tensor &self, const Ints &kernel_size, const MaxPool3dOptions &options = {}) {
    const torc_max_pool3d_options c = options.c();
    return detail::owned<Tensor>(torc_max_pool3d_with(self.get(), kernel_size, &c));
}
template <class A, class... B, detail::when_positional<MaxPool3dOptions, decltype(MaxPool3dOptions::stride), A> = 0>
Tensor max_pool3d(const Tensor &self, const Ints &kernel_size, A &&first, B &&...more) {
    return max_pool3d(self, kernel_size, MaxPool3dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
 *  Mean of each window of a volume; stride defaults to kernel_size. */
inline Tensor avg_pool3d(const Tensor &self, const Ints &kernel_size, const AvgPool3dOptions &options = {}) {
    const torc_avg_pool3d_options c = options.c();
    return detail::owned<Tensor>(torc_avg_pool3d_with(self.get(), kernel_size, &c));
}
template <class A, class... B, detail::when_positional<AvgPool3dOptions, decltype(AvgPool3dOptions::stride), A> = 0>
Tensor avg_pool3d(const Tensor &self, const Ints &kernel_size, A &&first, B &&...more) {
    return avg_pool3d(self, kernel_size, AvgPool3dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor avg_pool3d_out(const Tensor &out, const Tensor &self, const Ints &kernel_size, const AvgPool3dOptions &options = {}) {
    const torc_avg_pool3d_options c = options.c();
    return detail::owned<Tensor>(torc_avg_pool3d_out_with(out.get(), self.get(), kernel_size, &c));
}
template <class A, class... B, detail::when_positional<AvgPool3dOptions, decltype(AvgPool3dOptions::stride), A> = 0>
Tensor avg_pool3d_out(const Tensor &out, const Tensor &self, const Ints &kernel_size, A &&first, B &&...more) {
    return avg_pool3d_out(out, self, kernel_size, AvgPool3dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor
 *  Mean over windows that divide the volume into output_size parts. One number stands for a cube. */
inline Tensor adaptive_avg_pool3d(const Tensor &self, const Ints &output_size) {
    return detail::owned<Tensor>(torc_adaptive_avg_pool3d(self.get(), output_size));
}
/** adaptive_max_pool3d_with_indices(Tensor self, int[3] output_size) -> (Tensor output, Tensor indices)
 *  Maximum over windows that divide the volume into output_size parts, and where it was. */
inline AdaptiveMaxPool3dResult adaptive_max_pool3d(const Tensor &self, const Ints &output_size) {
    const torc_adaptive_max_pool3d_result r = torc_adaptive_max_pool3d(self.get(), output_size);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.indices)};
}
/** _interpolate_to(Tensor self, int[] output_size, str mode='nearest', bool align_corners=False, float? scales_d=None, float? scales_h=None, float? scales_w=None, bool antialias=False) -> Tensor
 *  Signals, images or volumes of another size: 'nearest', 'nearest-exact', 'linear', 'bilinear', 'trilinear', 'bicubic' or 'area' (torch.nn.functional.interpolate). */
inline Tensor interpolate(const Tensor &self, const Ints &output_size, const InterpolateOptions &options = {}) {
    const torc_interpolate_options c = options.c();
    return detail::owned<Tensor>(torc_interpolate_with(self.get(), output_size, &c));
}
template <class A, class... B, detail::when_positional<InterpolateOptions, decltype(InterpolateOptions::mode), A> = 0>
Tensor interpolate(const Tensor &self, const Ints &output_size, A &&first, B &&...more) {
    return interpolate(self, output_size, InterpolateOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
 *  The input at the places that grid names, from -1 to 1 in each dimension: linearly (0), the nearest (1) or bicubic (2), with zeros (0), the border (1) or reflections (2) outside. */
inline Tensor grid_sampler(const Tensor &input, const Tensor &grid, Int interpolation_mode, Int padding_mode, Bool align_corners) {
    return detail::owned<Tensor>(torc_grid_sampler(input.get(), grid.get(), interpolation_mode, padding_mode, align_corners));
}
/** affine_grid_generator(Tensor theta, int[] size, bool align_corners) -> Tensor
 *  The grids that the affine maps theta make of the places of images or volumes of this size. */
inline Tensor affine_grid_generator(const Tensor &theta, const Ints &size, Bool align_corners) {
    return detail::owned<Tensor>(torc_affine_grid_generator(theta.get(), size, align_corners));
}
/** nll_loss(Tensor self, Tensor target, Tensor? weight=None, int ignore_index=-100, str reduction='mean') -> Tensor
 *  Negative log likelihood of the target classes, given log probabilities. */
inline Tensor nll_loss(const Tensor &self, const Tensor &target, const NllLossOptions &options = {}) {
    const torc_nll_loss_options c = options.c();
    return detail::owned<Tensor>(torc_nll_loss_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<NllLossOptions, decltype(NllLossOptions::weight), A> = 0>
Tensor nll_loss(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return nll_loss(self, target, NllLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int ignore_index=-100, str reduction='mean', float label_smoothing=0.0) -> Tensor
 *  Cross entropy between logits and class indices or class probabilities. */
inline Tensor cross_entropy(const Tensor &self, const Tensor &target, const CrossEntropyOptions &options = {}) {
    const torc_cross_entropy_options c = options.c();
    return detail::owned<Tensor>(torc_cross_entropy_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<CrossEntropyOptions, decltype(CrossEntropyOptions::weight), A> = 0>
Tensor cross_entropy(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return cross_entropy(self, target, CrossEntropyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, str reduction='mean') -> Tensor
 *  Cross entropy between probabilities and targets in [0, 1]. */
inline Tensor binary_cross_entropy(const Tensor &self, const Tensor &target, const BinaryCrossEntropyOptions &options = {}) {
    const torc_binary_cross_entropy_options c = options.c();
    return detail::owned<Tensor>(torc_binary_cross_entropy_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<BinaryCrossEntropyOptions, decltype(BinaryCrossEntropyOptions::weight), A> = 0>
Tensor binary_cross_entropy(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return binary_cross_entropy(self, target, BinaryCrossEntropyOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, str reduction='mean', Tensor? pos_weight=None) -> Tensor
 *  binary_cross_entropy of sigmoid(self), without overflow. */
inline Tensor binary_cross_entropy_with_logits(const Tensor &self, const Tensor &target, const BinaryCrossEntropyWithLogitsOptions &options = {}) {
    const torc_binary_cross_entropy_with_logits_options c = options.c();
    return detail::owned<Tensor>(torc_binary_cross_entropy_with_logits_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<BinaryCrossEntropyWithLogitsOptions, decltype(BinaryCrossEntropyWithLogitsOptions::weight), A> = 0>
Tensor binary_cross_entropy_with_logits(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return binary_cross_entropy_with_logits(self, target, BinaryCrossEntropyWithLogitsOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** mse_loss(Tensor self, Tensor target, str reduction='mean', Tensor? weight=None) -> Tensor
 *  Squared difference, times weight; the mean is then that of the weights. */
inline Tensor mse_loss(const Tensor &self, const Tensor &target, const MseLossOptions &options = {}) {
    const torc_mse_loss_options c = options.c();
    return detail::owned<Tensor>(torc_mse_loss_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<MseLossOptions, decltype(MseLossOptions::reduction), A> = 0>
Tensor mse_loss(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return mse_loss(self, target, MseLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** l1_loss(Tensor self, Tensor target, str reduction='mean', Tensor? weight=None) -> Tensor
 *  Absolute difference, times weight; the mean is then that of the weights. */
inline Tensor l1_loss(const Tensor &self, const Tensor &target, const L1LossOptions &options = {}) {
    const torc_l1_loss_options c = options.c();
    return detail::owned<Tensor>(torc_l1_loss_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<L1LossOptions, decltype(L1LossOptions::reduction), A> = 0>
Tensor l1_loss(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return l1_loss(self, target, L1LossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** smooth_l1_loss(Tensor self, Tensor target, str reduction='mean', float beta=1.0) -> Tensor
 *  Squared difference over 2 beta where it is below beta, absolute difference minus beta/2 elsewhere. */
inline Tensor smooth_l1_loss(const Tensor &self, const Tensor &target, const SmoothL1LossOptions &options = {}) {
    const torc_smooth_l1_loss_options c = options.c();
    return detail::owned<Tensor>(torc_smooth_l1_loss_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<SmoothL1LossOptions, decltype(SmoothL1LossOptions::reduction), A> = 0>
Tensor smooth_l1_loss(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return smooth_l1_loss(self, target, SmoothL1LossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** huber_loss(Tensor self, Tensor target, str reduction='mean', float delta=1.0, Tensor? weight=None) -> Tensor
 *  Half the squared difference where it is below delta, delta * (difference - delta/2) elsewhere; times weight. */
inline Tensor huber_loss(const Tensor &self, const Tensor &target, const HuberLossOptions &options = {}) {
    const torc_huber_loss_options c = options.c();
    return detail::owned<Tensor>(torc_huber_loss_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<HuberLossOptions, decltype(HuberLossOptions::reduction), A> = 0>
Tensor huber_loss(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return huber_loss(self, target, HuberLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** kl_div(Tensor self, Tensor target, str reduction='mean', bool log_target=False) -> Tensor
 *  Kullback-Leibler divergence; self holds log probabilities. reduction may be 'batchmean'. */
inline Tensor kl_div(const Tensor &self, const Tensor &target, const KlDivOptions &options = {}) {
    const torc_kl_div_options c = options.c();
    return detail::owned<Tensor>(torc_kl_div_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<KlDivOptions, decltype(KlDivOptions::reduction), A> = 0>
Tensor kl_div(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return kl_div(self, target, KlDivOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** one_hot(Tensor self, int num_classes=-1) -> Tensor
 *  1 at each index along a new last dimension, 0 elsewhere. */
inline Tensor one_hot(const Tensor &self, const OneHotOptions &options = {}) {
    const torc_one_hot_options c = options.c();
    return detail::owned<Tensor>(torc_one_hot_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<OneHotOptions, decltype(OneHotOptions::num_classes), A> = 0>
Tensor one_hot(const Tensor &self, A &&first, B &&...more) {
    return one_hot(self, OneHotOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor
 *  softmax(query @ key.T * scale + mask) @ value. */
inline Tensor scaled_dot_product_attention(const Tensor &query, const Tensor &key, const Tensor &value, const ScaledDotProductAttentionOptions &options = {}) {
    const torc_scaled_dot_product_attention_options c = options.c();
    return detail::owned<Tensor>(torc_scaled_dot_product_attention_with(query.get(), key.get(), value.get(), &c));
}
template <class A, class... B, detail::when_positional<ScaledDotProductAttentionOptions, decltype(ScaledDotProductAttentionOptions::attn_mask), A> = 0>
Tensor scaled_dot_product_attention(const Tensor &query, const Tensor &key, const Tensor &value, A &&first, B &&...more) {
    return scaled_dot_product_attention(query, key, value, ScaledDotProductAttentionOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** constant_pad_nd(Tensor self, int[*] pad, Scalar value=0) -> Tensor
 *  self with pad[0] elements of value before its last dimension and pad[1] behind, pad[2] and pad[3] of the one before, and so on; negative numbers cut. */
inline Tensor constant_pad_nd(const Tensor &self, const Ints &pad, const ConstantPadNdOptions &options = {}) {
    const torc_constant_pad_nd_options c = options.c();
    return detail::owned<Tensor>(torc_constant_pad_nd_with(self.get(), pad, &c));
}
template <class A, class... B, detail::when_positional<ConstantPadNdOptions, decltype(ConstantPadNdOptions::value), A> = 0>
Tensor constant_pad_nd(const Tensor &self, const Ints &pad, A &&first, B &&...more) {
    return constant_pad_nd(self, pad, ConstantPadNdOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** pad(Tensor self, int[*] pad, str mode='constant', float? value=None) -> Tensor
 *  constant_pad_nd, or with mode 'reflect', 'replicate' or 'circular' padding that repeats what is there. */
inline Tensor pad(const Tensor &self, const Ints &pad, const PadOptions &options = {}) {
    const torc_pad_options c = options.c();
    return detail::owned<Tensor>(torc_pad_with(self.get(), pad, &c));
}
template <class A, class... B, detail::when_positional<PadOptions, decltype(PadOptions::mode), A> = 0>
Tensor pad(const Tensor &self, const Ints &pad, A &&first, B &&...more) {
    return torc::pad(self, pad, PadOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** glu(Tensor self, int dim=-1) -> Tensor
 *  The first half of dim times the sigmoid of the second. */
inline Tensor glu(const Tensor &self, const GluOptions &options = {}) {
    const torc_glu_options c = options.c();
    return detail::owned<Tensor>(torc_glu_with(self.get(), &c));
}
template <class A, class... B, detail::when_positional<GluOptions, decltype(GluOptions::dim), A> = 0>
Tensor glu(const Tensor &self, A &&first, B &&...more) {
    return glu(self, GluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** prelu(Tensor self, Tensor weight) -> Tensor
 *  self where it is positive, elsewhere weight * self; one weight, or one for each channel (dimension 1). */
inline Tensor prelu(const Tensor &self, const Tensor &weight) {
    return detail::owned<Tensor>(torc_prelu(self.get(), weight.get()));
}
/** alpha_dropout(Tensor input, float p=0.5, bool training=False, Generator? generator=None) -> Tensor
 *  dropout that keeps mean and variance of what SELU gives: what is dropped becomes SELU's negative limit. */
inline Tensor alpha_dropout(const Tensor &input, const AlphaDropoutOptions &options = {}) {
    const torc_alpha_dropout_options c = options.c();
    return detail::owned<Tensor>(torc_alpha_dropout_with(input.get(), &c));
}
template <class A, class... B, detail::when_positional<AlphaDropoutOptions, decltype(AlphaDropoutOptions::p), A> = 0>
Tensor alpha_dropout(const Tensor &input, A &&first, B &&...more) {
    return alpha_dropout(input, AlphaDropoutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor alpha_dropout_(const Tensor &input, const AlphaDropoutOptions &options = {}) {
    const torc_alpha_dropout_options c = options.c();
    return detail::owned<Tensor>(torc_alpha_dropout_inplace_with(input.get(), &c));
}
template <class A, class... B, detail::when_positional<AlphaDropoutOptions, decltype(AlphaDropoutOptions::p), A> = 0>
Tensor alpha_dropout_(const Tensor &input, A &&first, B &&...more) {
    return alpha_dropout_(input, AlphaDropoutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, Generator? generator=None) -> Tensor
 *  alpha_dropout of whole channels (dimensions 0 and 1 are sample and channel). */
inline Tensor feature_alpha_dropout(const Tensor &input, const FeatureAlphaDropoutOptions &options = {}) {
    const torc_feature_alpha_dropout_options c = options.c();
    return detail::owned<Tensor>(torc_feature_alpha_dropout_with(input.get(), &c));
}
template <class A, class... B, detail::when_positional<FeatureAlphaDropoutOptions, decltype(FeatureAlphaDropoutOptions::p), A> = 0>
Tensor feature_alpha_dropout(const Tensor &input, A &&first, B &&...more) {
    return feature_alpha_dropout(input, FeatureAlphaDropoutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor feature_alpha_dropout_(const Tensor &input, const FeatureAlphaDropoutOptions &options = {}) {
    const torc_feature_alpha_dropout_options c = options.c();
    return detail::owned<Tensor>(torc_feature_alpha_dropout_inplace_with(input.get(), &c));
}
template <class A, class... B, detail::when_positional<FeatureAlphaDropoutOptions, decltype(FeatureAlphaDropoutOptions::p), A> = 0>
Tensor feature_alpha_dropout_(const Tensor &input, A &&first, B &&...more) {
    return feature_alpha_dropout_(input, FeatureAlphaDropoutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** pixel_shuffle(Tensor self, int upscale_factor) -> Tensor
 *  (…, C * r * r, H, W) as (…, C, H * r, W * r). */
inline Tensor pixel_shuffle(const Tensor &self, Int upscale_factor) {
    return detail::owned<Tensor>(torc_pixel_shuffle(self.get(), upscale_factor));
}
/** pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor
 *  (…, C, H * r, W * r) as (…, C * r * r, H, W). */
inline Tensor pixel_unshuffle(const Tensor &self, Int downscale_factor) {
    return detail::owned<Tensor>(torc_pixel_unshuffle(self.get(), downscale_factor));
}
/** channel_shuffle(Tensor self, int groups) -> Tensor
 *  Channels (dimension 1) in another order: the first of each group, then the second of each, and so on. */
inline Tensor channel_shuffle(const Tensor &self, Int groups) {
    return detail::owned<Tensor>(torc_channel_shuffle(self.get(), groups));
}
/** im2col(Tensor self, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor
 *  The windows of images as columns: (N, C * kh * kw, L). */
inline Tensor im2col(const Tensor &self, const Ints &kernel_size, const Im2colOptions &options = {}) {
    const torc_im2col_options c = options.c();
    return detail::owned<Tensor>(torc_im2col_with(self.get(), kernel_size, &c));
}
template <class A, class... B, detail::when_positional<Im2colOptions, decltype(Im2colOptions::dilation), A> = 0>
Tensor im2col(const Tensor &self, const Ints &kernel_size, A &&first, B &&...more) {
    return im2col(self, kernel_size, Im2colOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** col2im(Tensor self, int[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor
 *  Images that are the sums of the windows which im2col cuts out of them. */
inline Tensor col2im(const Tensor &self, const Ints &output_size, const Ints &kernel_size, const Col2imOptions &options = {}) {
    const torc_col2im_options c = options.c();
    return detail::owned<Tensor>(torc_col2im_with(self.get(), output_size, kernel_size, &c));
}
template <class A, class... B, detail::when_positional<Col2imOptions, decltype(Col2imOptions::dilation), A> = 0>
Tensor col2im(const Tensor &self, const Ints &output_size, const Ints &kernel_size, A &&first, B &&...more) {
    return col2im(self, output_size, kernel_size, Col2imOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** _max_unpool2d_to(Tensor self, Tensor indices, int[2] output_size) -> Tensor
 *  Images of output_size with the elements of self where max_pool2d found them, and 0 elsewhere. */
inline Tensor max_unpool2d(const Tensor &self, const Tensor &indices, const Ints &output_size) {
    return detail::owned<Tensor>(torc_max_unpool2d(self.get(), indices.get(), output_size));
}
/** embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)
 *  The rows of self that indices name, scaled down to the norm max_norm where they are longer. */
inline Tensor embedding_renorm_(const Tensor &self, const Tensor &indices, double max_norm, double norm_type) {
    return detail::owned<Tensor>(torc_embedding_renorm_(self.get(), indices.get(), max_norm, norm_type));
}
/** _embedding_bag_of(Tensor input, Tensor weight, Tensor? offsets=None, bool scale_grad_by_freq=False, str mode='mean', Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) -> Tensor
 *  Sums, means or maxima of the rows of weight that each bag names: rows of input, or what lies between offsets. */
inline Tensor embedding_bag(const Tensor &input, const Tensor &weight, const EmbeddingBagOptions &options = {}) {
    const torc_embedding_bag_options c = options.c();
    return detail::owned<Tensor>(torc_embedding_bag_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<EmbeddingBagOptions, decltype(EmbeddingBagOptions::offsets), A> = 0>
Tensor embedding_bag(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return embedding_bag(input, weight, EmbeddingBagOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int groups=1) -> Tensor
 *  Cross-correlation over (N, C, D, H, W) or (C, D, H, W). */
inline Tensor conv3d(const Tensor &input, const Tensor &weight, const Conv3dOptions &options = {}) {
    const torc_conv3d_options c = options.c();
    return detail::owned<Tensor>(torc_conv3d_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<Conv3dOptions, decltype(Conv3dOptions::bias), A> = 0>
Tensor conv3d(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return conv3d(input, weight, Conv3dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding='valid', int[3] dilation=1, int groups=1) -> Tensor
 *  conv3d with padding 'valid' (none) or 'same' (the output is as large as the input). */
inline Tensor conv3d_padding(const Tensor &input, const Tensor &weight, const Conv3dPaddingOptions &options = {}) {
    const torc_conv3d_padding_options c = options.c();
    return detail::owned<Tensor>(torc_conv3d_padding_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<Conv3dPaddingOptions, decltype(Conv3dPaddingOptions::bias), A> = 0>
Tensor conv3d_padding(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return conv3d_padding(input, weight, Conv3dPaddingOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor
 *  Transposed convolution over (N, C, D, H, W) or (C, D, H, W). */
inline Tensor conv_transpose3d(const Tensor &input, const Tensor &weight, const ConvTranspose3dOptions &options = {}) {
    const torc_conv_transpose3d_options c = options.c();
    return detail::owned<Tensor>(torc_conv_transpose3d_with(input.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<ConvTranspose3dOptions, decltype(ConvTranspose3dOptions::bias), A> = 0>
Tensor conv_transpose3d(const Tensor &input, const Tensor &weight, A &&first, B &&...more) {
    return conv_transpose3d(input, weight, ConvTranspose3dOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor
 *  The p-norm of x1 - x2 + eps along the last dimension. */
inline Tensor pairwise_distance(const Tensor &x1, const Tensor &x2, const PairwiseDistanceOptions &options = {}) {
    const torc_pairwise_distance_options c = options.c();
    return detail::owned<Tensor>(torc_pairwise_distance_with(x1.get(), x2.get(), &c));
}
template <class A, class... B, detail::when_positional<PairwiseDistanceOptions, decltype(PairwiseDistanceOptions::p), A> = 0>
Tensor pairwise_distance(const Tensor &x1, const Tensor &x2, A &&first, B &&...more) {
    return pairwise_distance(x1, x2, PairwiseDistanceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor
 *  input1 @ weight[k] @ input2 for each k, plus bias. */
inline Tensor bilinear(const Tensor &input1, const Tensor &input2, const Tensor &weight, const BilinearOptions &options = {}) {
    const torc_bilinear_options c = options.c();
    return detail::owned<Tensor>(torc_bilinear_with(input1.get(), input2.get(), weight.get(), &c));
}
template <class A, class... B, detail::when_positional<BilinearOptions, decltype(BilinearOptions::bias), A> = 0>
Tensor bilinear(const Tensor &input1, const Tensor &input2, const Tensor &weight, A &&first, B &&...more) {
    return bilinear(input1, input2, weight, BilinearOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, str reduction='mean') -> Tensor
 *  max(0, margin - target * (input1 - input2)). */
inline Tensor margin_ranking_loss(const Tensor &input1, const Tensor &input2, const Tensor &target, const MarginRankingLossOptions &options = {}) {
    const torc_margin_ranking_loss_options c = options.c();
    return detail::owned<Tensor>(torc_margin_ranking_loss_with(input1.get(), input2.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<MarginRankingLossOptions, decltype(MarginRankingLossOptions::margin), A> = 0>
Tensor margin_ranking_loss(const Tensor &input1, const Tensor &input2, const Tensor &target, A &&first, B &&...more) {
    return margin_ranking_loss(input1, input2, target, MarginRankingLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, str reduction='mean') -> Tensor
 *  self where target is 1, max(0, margin - self) where it is -1. */
inline Tensor hinge_embedding_loss(const Tensor &self, const Tensor &target, const HingeEmbeddingLossOptions &options = {}) {
    const torc_hinge_embedding_loss_options c = options.c();
    return detail::owned<Tensor>(torc_hinge_embedding_loss_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<HingeEmbeddingLossOptions, decltype(HingeEmbeddingLossOptions::margin), A> = 0>
Tensor hinge_embedding_loss(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return hinge_embedding_loss(self, target, HingeEmbeddingLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, str reduction='mean') -> Tensor
 *  1 - cosine where target is 1, max(0, cosine - margin) where it is -1. */
inline Tensor cosine_embedding_loss(const Tensor &input1, const Tensor &input2, const Tensor &target, const CosineEmbeddingLossOptions &options = {}) {
    const torc_cosine_embedding_loss_options c = options.c();
    return detail::owned<Tensor>(torc_cosine_embedding_loss_with(input1.get(), input2.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<CosineEmbeddingLossOptions, decltype(CosineEmbeddingLossOptions::margin), A> = 0>
Tensor cosine_embedding_loss(const Tensor &input1, const Tensor &input2, const Tensor &target, A &&first, B &&...more) {
    return cosine_embedding_loss(input1, input2, target, CosineEmbeddingLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, str reduction='mean') -> Tensor
 *  max(0, margin + distance of anchor and positive - distance of anchor and negative). */
inline Tensor triplet_margin_loss(const Tensor &anchor, const Tensor &positive, const Tensor &negative, const TripletMarginLossOptions &options = {}) {
    const torc_triplet_margin_loss_options c = options.c();
    return detail::owned<Tensor>(torc_triplet_margin_loss_with(anchor.get(), positive.get(), negative.get(), &c));
}
template <class A, class... B, detail::when_positional<TripletMarginLossOptions, decltype(TripletMarginLossOptions::margin), A> = 0>
Tensor triplet_margin_loss(const Tensor &anchor, const Tensor &positive, const Tensor &negative, A &&first, B &&...more) {
    return triplet_margin_loss(anchor, positive, negative, TripletMarginLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** soft_margin_loss(Tensor self, Tensor target, str reduction='mean') -> Tensor
 *  log(1 + exp(-target * self)). */
inline Tensor soft_margin_loss(const Tensor &self, const Tensor &target, const SoftMarginLossOptions &options = {}) {
    const torc_soft_margin_loss_options c = options.c();
    return detail::owned<Tensor>(torc_soft_margin_loss_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<SoftMarginLossOptions, decltype(SoftMarginLossOptions::reduction), A> = 0>
Tensor soft_margin_loss(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return soft_margin_loss(self, target, SoftMarginLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** multi_margin_loss(Tensor self, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, str reduction='mean') -> Tensor
 *  max(0, margin - self[target] + self[k]) ** p over the other classes k, divided by how many classes there are. */
inline Tensor multi_margin_loss(const Tensor &self, const Tensor &target, const MultiMarginLossOptions &options = {}) {
    const torc_multi_margin_loss_options c = options.c();
    return detail::owned<Tensor>(torc_multi_margin_loss_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<MultiMarginLossOptions, decltype(MultiMarginLossOptions::p), A> = 0>
Tensor multi_margin_loss(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return multi_margin_loss(self, target, MultiMarginLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** multilabel_margin_loss(Tensor self, Tensor target, str reduction='mean') -> Tensor
 *  max(0, 1 - self[t] + self[k]) over targets t, which end with -1, and classes k that are none, divided by the number of classes. */
inline Tensor multilabel_margin_loss(const Tensor &self, const Tensor &target, const MultilabelMarginLossOptions &options = {}) {
    const torc_multilabel_margin_loss_options c = options.c();
    return detail::owned<Tensor>(torc_multilabel_margin_loss_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<MultilabelMarginLossOptions, decltype(MultilabelMarginLossOptions::reduction), A> = 0>
Tensor multilabel_margin_loss(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return multilabel_margin_loss(self, target, MultilabelMarginLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** poisson_nll_loss(Tensor self, Tensor target, bool log_input=True, bool full=False, float eps=1e-08, str reduction='mean') -> Tensor
 *  Negative log likelihood of counts under Poisson distributions of means exp(self), or self. */
inline Tensor poisson_nll_loss(const Tensor &self, const Tensor &target, const PoissonNllLossOptions &options = {}) {
    const torc_poisson_nll_loss_options c = options.c();
    return detail::owned<Tensor>(torc_poisson_nll_loss_with(self.get(), target.get(), &c));
}
template <class A, class... B, detail::when_positional<PoissonNllLossOptions, decltype(PoissonNllLossOptions::log_input), A> = 0>
Tensor poisson_nll_loss(const Tensor &self, const Tensor &target, A &&first, B &&...more) {
    return poisson_nll_loss(self, target, PoissonNllLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden)
 *  Layers of h = tanh(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. */
inline RnnTanhResult rnn_tanh(const Tensor &input, const Tensor &hx, const std::vector<Tensor> &params, Bool has_biases, Int num_layers, double dropout, Bool train, Bool bidirectional, Bool batch_first) {
    const torc_rnn_tanh_result r = torc_rnn_tanh(input.get(), hx.get(), detail::TensorList(params), has_biases, num_layers, dropout, train, bidirectional, batch_first);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.hidden)};
}
/** rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden)
 *  Layers of h = tanh(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step. */
inline RnnTanhDataResult rnn_tanh_data(const Tensor &data, const Tensor &batch_sizes, const Tensor &hx, const std::vector<Tensor> &params, Bool has_biases, Int num_layers, double dropout, Bool train, Bool bidirectional) {
    const torc_rnn_tanh_data_result r = torc_rnn_tanh_data(data.get(), batch_sizes.get(), hx.get(), detail::TensorList(params), has_biases, num_layers, dropout, train, bidirectional);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.hidden)};
}
/** rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden)
 *  Layers of h = relu(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. */
inline RnnReluResult rnn_relu(const Tensor &input, const Tensor &hx, const std::vector<Tensor> &params, Bool has_biases, Int num_layers, double dropout, Bool train, Bool bidirectional, Bool batch_first) {
    const torc_rnn_relu_result r = torc_rnn_relu(input.get(), hx.get(), detail::TensorList(params), has_biases, num_layers, dropout, train, bidirectional, batch_first);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.hidden)};
}
/** rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden)
 *  Layers of h = relu(w_ih x + b_ih + w_hh h + b_hh) over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step. */
inline RnnReluDataResult rnn_relu_data(const Tensor &data, const Tensor &batch_sizes, const Tensor &hx, const std::vector<Tensor> &params, Bool has_biases, Int num_layers, double dropout, Bool train, Bool bidirectional) {
    const torc_rnn_relu_data_result r = torc_rnn_relu_data(data.get(), batch_sizes.get(), hx.get(), detail::TensorList(params), has_biases, num_layers, dropout, train, bidirectional);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.hidden)};
}
/** gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden)
 *  Layers of gated recurrent units over a sequence: all h of the last, and the last h of all. */
inline GruResult gru(const Tensor &input, const Tensor &hx, const std::vector<Tensor> &params, Bool has_biases, Int num_layers, double dropout, Bool train, Bool bidirectional, Bool batch_first) {
    const torc_gru_result r = torc_gru(input.get(), hx.get(), detail::TensorList(params), has_biases, num_layers, dropout, train, bidirectional, batch_first);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.hidden)};
}
/** gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden)
 *  Layers of gated recurrent units over a sequence: all h of the last, and the last h of all. Of packed sequences: batch_sizes, on the CPU, has how many go on at each step. */
inline GruDataResult gru_data(const Tensor &data, const Tensor &batch_sizes, const Tensor &hx, const std::vector<Tensor> &params, Bool has_biases, Int num_layers, double dropout, Bool train, Bool bidirectional) {
    const torc_gru_data_result r = torc_gru_data(data.get(), batch_sizes.get(), hx.get(), detail::TensorList(params), has_biases, num_layers, dropout, train, bidirectional);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.hidden)};
}
/** lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor output, Tensor hidden, Tensor cell)
 *  Layers of long short-term memories over a sequence: all h of the last, and the last h and c of all. */
inline LstmResult lstm(const Tensor &input, const std::vector<Tensor> &hx, const std::vector<Tensor> &params, Bool has_biases, Int num_layers, double dropout, Bool train, Bool bidirectional, Bool batch_first) {
    const torc_lstm_result r = torc_lstm(input.get(), detail::TensorList(hx), detail::TensorList(params), has_biases, num_layers, dropout, train, bidirectional, batch_first);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.hidden), detail::owned<Tensor>(r.cell)};
}
/** lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor output, Tensor hidden, Tensor cell)
 *  lstm of packed sequences: batch_sizes, on the CPU, has how many go on at each step. */
inline LstmDataResult lstm_data(const Tensor &data, const Tensor &batch_sizes, const std::vector<Tensor> &hx, const std::vector<Tensor> &params, Bool has_biases, Int num_layers, double dropout, Bool train, Bool bidirectional) {
    const torc_lstm_data_result r = torc_lstm_data(data.get(), batch_sizes.get(), detail::TensorList(hx), detail::TensorList(params), has_biases, num_layers, dropout, train, bidirectional);
    return {detail::owned<Tensor>(r.output), detail::owned<Tensor>(r.hidden), detail::owned<Tensor>(r.cell)};
}
/** rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
 *  One step of rnn_tanh. */
inline Tensor rnn_tanh_cell(const Tensor &input, const Tensor &hx, const Tensor &w_ih, const Tensor &w_hh, const RnnTanhCellOptions &options = {}) {
    const torc_rnn_tanh_cell_options c = options.c();
    return detail::owned<Tensor>(torc_rnn_tanh_cell_with(input.get(), hx.get(), w_ih.get(), w_hh.get(), &c));
}
template <class A, class... B, detail::when_positional<RnnTanhCellOptions, decltype(RnnTanhCellOptions::b_ih), A> = 0>
Tensor rnn_tanh_cell(const Tensor &input, const Tensor &hx, const Tensor &w_ih, const Tensor &w_hh, A &&first, B &&...more) {
    return rnn_tanh_cell(input, hx, w_ih, w_hh, RnnTanhCellOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
 *  One step of rnn_relu. */
inline Tensor rnn_relu_cell(const Tensor &input, const Tensor &hx, const Tensor &w_ih, const Tensor &w_hh, const RnnReluCellOptions &options = {}) {
    const torc_rnn_relu_cell_options c = options.c();
    return detail::owned<Tensor>(torc_rnn_relu_cell_with(input.get(), hx.get(), w_ih.get(), w_hh.get(), &c));
}
template <class A, class... B, detail::when_positional<RnnReluCellOptions, decltype(RnnReluCellOptions::b_ih), A> = 0>
Tensor rnn_relu_cell(const Tensor &input, const Tensor &hx, const Tensor &w_ih, const Tensor &w_hh, A &&first, B &&...more) {
    return rnn_relu_cell(input, hx, w_ih, w_hh, RnnReluCellOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor
 *  One step of gru. */
inline Tensor gru_cell(const Tensor &input, const Tensor &hx, const Tensor &w_ih, const Tensor &w_hh, const GruCellOptions &options = {}) {
    const torc_gru_cell_options c = options.c();
    return detail::owned<Tensor>(torc_gru_cell_with(input.get(), hx.get(), w_ih.get(), w_hh.get(), &c));
}
template <class A, class... B, detail::when_positional<GruCellOptions, decltype(GruCellOptions::b_ih), A> = 0>
Tensor gru_cell(const Tensor &input, const Tensor &hx, const Tensor &w_ih, const Tensor &w_hh, A &&first, B &&...more) {
    return gru_cell(input, hx, w_ih, w_hh, GruCellOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor hidden, Tensor cell)
 *  One step of lstm. */
inline LstmCellResult lstm_cell(const Tensor &input, const std::vector<Tensor> &hx, const Tensor &w_ih, const Tensor &w_hh, const LstmCellOptions &options = {}) {
    const torc_lstm_cell_options c = options.c();
    const torc_lstm_cell_result r = torc_lstm_cell_with(input.get(), detail::TensorList(hx), w_ih.get(), w_hh.get(), &c);
    return {detail::owned<Tensor>(r.hidden), detail::owned<Tensor>(r.cell)};
}
template <class A, class... B, detail::when_positional<LstmCellOptions, decltype(LstmCellOptions::b_ih), A> = 0>
LstmCellResult lstm_cell(const Tensor &input, const std::vector<Tensor> &hx, const Tensor &w_ih, const Tensor &w_hh, A &&first, B &&...more) {
    return lstm_cell(input, hx, w_ih, w_hh, LstmCellOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** _fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  One step of stochastic gradient descent; momentum_buffer_list is empty without momentum. */
inline void _fused_sgd_(const std::vector<Tensor> &self, const std::vector<Tensor> &grads, const std::vector<Tensor> &momentum_buffer_list, double weight_decay, double momentum, double lr, double dampening, Bool nesterov, Bool maximize, Bool is_first_step, const FusedSgdInplaceOptions &options = {}) {
    const torc__fused_sgd_inplace_options c = options.c();
    detail::done(torc__fused_sgd__with(detail::TensorList(self), detail::TensorList(grads), detail::TensorList(momentum_buffer_list), weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, &c));
}
/** _fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  _fused_sgd_ with a learning rate that lies on the device of the parameters. */
inline void _fused_sgd__tensor_lr(const std::vector<Tensor> &self, const std::vector<Tensor> &grads, const std::vector<Tensor> &momentum_buffer_list, double weight_decay, double momentum, const Tensor &lr, double dampening, Bool nesterov, Bool maximize, Bool is_first_step, const FusedSgdTensorLrOptions &options = {}) {
    const torc__fused_sgd__tensor_lr_options c = options.c();
    detail::done(torc__fused_sgd__tensor_lr_with(detail::TensorList(self), detail::TensorList(grads), detail::TensorList(momentum_buffer_list), weight_decay, momentum, lr.get(), dampening, nesterov, maximize, is_first_step, &c));
}
/** _fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  One step of Adam, of number state_steps; weight_decay is added to the gradient. max_exp_avg_sqs is empty without amsgrad. */
inline void _fused_adam_(const std::vector<Tensor> &self, const std::vector<Tensor> &grads, const std::vector<Tensor> &exp_avgs, const std::vector<Tensor> &exp_avg_sqs, const std::vector<Tensor> &max_exp_avg_sqs, const std::vector<Tensor> &state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, Bool amsgrad, Bool maximize, const FusedAdamInplaceOptions &options = {}) {
    const torc__fused_adam_inplace_options c = options.c();
    detail::done(torc__fused_adam__with(detail::TensorList(self), detail::TensorList(grads), detail::TensorList(exp_avgs), detail::TensorList(exp_avg_sqs), detail::TensorList(max_exp_avg_sqs), detail::TensorList(state_steps), lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, &c));
}
/** _fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  _fused_adam_ with a learning rate that lies on the device of the parameters. */
inline void _fused_adam__tensor_lr(const std::vector<Tensor> &self, const std::vector<Tensor> &grads, const std::vector<Tensor> &exp_avgs, const std::vector<Tensor> &exp_avg_sqs, const std::vector<Tensor> &max_exp_avg_sqs, const std::vector<Tensor> &state_steps, const Tensor &lr, double beta1, double beta2, double weight_decay, double eps, Bool amsgrad, Bool maximize, const FusedAdamTensorLrOptions &options = {}) {
    const torc__fused_adam__tensor_lr_options c = options.c();
    detail::done(torc__fused_adam__tensor_lr_with(detail::TensorList(self), detail::TensorList(grads), detail::TensorList(exp_avgs), detail::TensorList(exp_avg_sqs), detail::TensorList(max_exp_avg_sqs), detail::TensorList(state_steps), lr.get(), beta1, beta2, weight_decay, eps, amsgrad, maximize, &c));
}
/** _fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  One step of Adam with decoupled weight decay, of number state_steps. max_exp_avg_sqs is empty without amsgrad. */
inline void _fused_adamw_(const std::vector<Tensor> &self, const std::vector<Tensor> &grads, const std::vector<Tensor> &exp_avgs, const std::vector<Tensor> &exp_avg_sqs, const std::vector<Tensor> &max_exp_avg_sqs, const std::vector<Tensor> &state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, Bool amsgrad, Bool maximize, const FusedAdamwInplaceOptions &options = {}) {
    const torc__fused_adamw_inplace_options c = options.c();
    detail::done(torc__fused_adamw__with(detail::TensorList(self), detail::TensorList(grads), detail::TensorList(exp_avgs), detail::TensorList(exp_avg_sqs), detail::TensorList(max_exp_avg_sqs), detail::TensorList(state_steps), lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, &c));
}
/** _fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 *  _fused_adamw_ with a learning rate that lies on the device of the parameters. */
inline void _fused_adamw__tensor_lr(const std::vector<Tensor> &self, const std::vector<Tensor> &grads, const std::vector<Tensor> &exp_avgs, const std::vector<Tensor> &exp_avg_sqs, const std::vector<Tensor> &max_exp_avg_sqs, const std::vector<Tensor> &state_steps, const Tensor &lr, double beta1, double beta2, double weight_decay, double eps, Bool amsgrad, Bool maximize, const FusedAdamwTensorLrOptions &options = {}) {
    const torc__fused_adamw__tensor_lr_options c = options.c();
    detail::done(torc__fused_adamw__tensor_lr_with(detail::TensorList(self), detail::TensorList(grads), detail::TensorList(exp_avgs), detail::TensorList(exp_avg_sqs), detail::TensorList(max_exp_avg_sqs), detail::TensorList(state_steps), lr.get(), beta1, beta2, weight_decay, eps, amsgrad, maximize, &c));
}
/** _amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
 *  Multiply every tensor by inv_scale; found_inf becomes 1 where some element was infinite or NaN, else it stays what it was. */
inline void _amp_foreach_non_finite_check_and_unscale_(const std::vector<Tensor> &self, const Tensor &found_inf, const Tensor &inv_scale) {
    detail::done(torc__amp_foreach_non_finite_check_and_unscale_(detail::TensorList(self), found_inf.get(), inv_scale.get()));
}
/** _amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)
 *  The scale of the next step: times the backoff factor where found_inf is not 0, else times the growth factor once in growth_interval calls, which growth_tracker counts. */
inline Tensor _amp_update_scale_(const Tensor &self, const Tensor &growth_tracker, const Tensor &found_inf, double scale_growth_factor, double scale_backoff_factor, Int growth_interval) {
    return detail::owned<Tensor>(torc__amp_update_scale_(self.get(), growth_tracker.get(), found_inf.get(), scale_growth_factor, scale_backoff_factor, growth_interval));
}
/** _foreach_abs(Tensor[] self) -> Tensor[]
 *  abs of each tensor. */
inline std::vector<Tensor> _foreach_abs(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_abs(detail::TensorList(self)));
}
inline void _foreach_abs_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_abs_(detail::TensorList(self)));
}
/** _foreach_acos(Tensor[] self) -> Tensor[]
 *  acos of each tensor. */
inline std::vector<Tensor> _foreach_acos(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_acos(detail::TensorList(self)));
}
inline void _foreach_acos_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_acos_(detail::TensorList(self)));
}
/** _foreach_asin(Tensor[] self) -> Tensor[]
 *  asin of each tensor. */
inline std::vector<Tensor> _foreach_asin(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_asin(detail::TensorList(self)));
}
inline void _foreach_asin_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_asin_(detail::TensorList(self)));
}
/** _foreach_atan(Tensor[] self) -> Tensor[]
 *  atan of each tensor. */
inline std::vector<Tensor> _foreach_atan(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_atan(detail::TensorList(self)));
}
inline void _foreach_atan_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_atan_(detail::TensorList(self)));
}
/** _foreach_ceil(Tensor[] self) -> Tensor[]
 *  ceil of each tensor. */
inline std::vector<Tensor> _foreach_ceil(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_ceil(detail::TensorList(self)));
}
inline void _foreach_ceil_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_ceil_(detail::TensorList(self)));
}
/** _foreach_cos(Tensor[] self) -> Tensor[]
 *  cos of each tensor. */
inline std::vector<Tensor> _foreach_cos(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_cos(detail::TensorList(self)));
}
inline void _foreach_cos_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_cos_(detail::TensorList(self)));
}
/** _foreach_cosh(Tensor[] self) -> Tensor[]
 *  cosh of each tensor. */
inline std::vector<Tensor> _foreach_cosh(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_cosh(detail::TensorList(self)));
}
inline void _foreach_cosh_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_cosh_(detail::TensorList(self)));
}
/** _foreach_erf(Tensor[] self) -> Tensor[]
 *  erf of each tensor. */
inline std::vector<Tensor> _foreach_erf(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_erf(detail::TensorList(self)));
}
inline void _foreach_erf_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_erf_(detail::TensorList(self)));
}
/** _foreach_erfc(Tensor[] self) -> Tensor[]
 *  erfc of each tensor. */
inline std::vector<Tensor> _foreach_erfc(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_erfc(detail::TensorList(self)));
}
inline void _foreach_erfc_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_erfc_(detail::TensorList(self)));
}
/** _foreach_exp(Tensor[] self) -> Tensor[]
 *  exp of each tensor. */
inline std::vector<Tensor> _foreach_exp(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_exp(detail::TensorList(self)));
}
inline void _foreach_exp_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_exp_(detail::TensorList(self)));
}
/** _foreach_expm1(Tensor[] self) -> Tensor[]
 *  expm1 of each tensor. */
inline std::vector<Tensor> _foreach_expm1(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_expm1(detail::TensorList(self)));
}
inline void _foreach_expm1_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_expm1_(detail::TensorList(self)));
}
/** _foreach_floor(Tensor[] self) -> Tensor[]
 *  floor of each tensor. */
inline std::vector<Tensor> _foreach_floor(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_floor(detail::TensorList(self)));
}
inline void _foreach_floor_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_floor_(detail::TensorList(self)));
}
/** _foreach_frac(Tensor[] self) -> Tensor[]
 *  frac of each tensor. */
inline std::vector<Tensor> _foreach_frac(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_frac(detail::TensorList(self)));
}
inline void _foreach_frac_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_frac_(detail::TensorList(self)));
}
/** _foreach_lgamma(Tensor[] self) -> Tensor[]
 *  lgamma of each tensor. */
inline std::vector<Tensor> _foreach_lgamma(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_lgamma(detail::TensorList(self)));
}
inline void _foreach_lgamma_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_lgamma_(detail::TensorList(self)));
}
/** _foreach_log(Tensor[] self) -> Tensor[]
 *  log of each tensor. */
inline std::vector<Tensor> _foreach_log(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_log(detail::TensorList(self)));
}
inline void _foreach_log_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_log_(detail::TensorList(self)));
}
/** _foreach_log10(Tensor[] self) -> Tensor[]
 *  log10 of each tensor. */
inline std::vector<Tensor> _foreach_log10(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_log10(detail::TensorList(self)));
}
inline void _foreach_log10_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_log10_(detail::TensorList(self)));
}
/** _foreach_log1p(Tensor[] self) -> Tensor[]
 *  log1p of each tensor. */
inline std::vector<Tensor> _foreach_log1p(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_log1p(detail::TensorList(self)));
}
inline void _foreach_log1p_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_log1p_(detail::TensorList(self)));
}
/** _foreach_log2(Tensor[] self) -> Tensor[]
 *  log2 of each tensor. */
inline std::vector<Tensor> _foreach_log2(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_log2(detail::TensorList(self)));
}
inline void _foreach_log2_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_log2_(detail::TensorList(self)));
}
/** _foreach_neg(Tensor[] self) -> Tensor[]
 *  neg of each tensor. */
inline std::vector<Tensor> _foreach_neg(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_neg(detail::TensorList(self)));
}
inline void _foreach_neg_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_neg_(detail::TensorList(self)));
}
/** _foreach_reciprocal(Tensor[] self) -> Tensor[]
 *  reciprocal of each tensor. */
inline std::vector<Tensor> _foreach_reciprocal(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_reciprocal(detail::TensorList(self)));
}
inline void _foreach_reciprocal_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_reciprocal_(detail::TensorList(self)));
}
/** _foreach_round(Tensor[] self) -> Tensor[]
 *  round of each tensor. */
inline std::vector<Tensor> _foreach_round(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_round(detail::TensorList(self)));
}
inline void _foreach_round_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_round_(detail::TensorList(self)));
}
/** _foreach_rsqrt(Tensor[] self) -> Tensor[]
 *  rsqrt of each tensor. */
inline std::vector<Tensor> _foreach_rsqrt(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_rsqrt(detail::TensorList(self)));
}
inline void _foreach_rsqrt_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_rsqrt_(detail::TensorList(self)));
}
/** _foreach_sigmoid(Tensor[] self) -> Tensor[]
 *  sigmoid of each tensor. */
inline std::vector<Tensor> _foreach_sigmoid(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_sigmoid(detail::TensorList(self)));
}
inline void _foreach_sigmoid_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_sigmoid_(detail::TensorList(self)));
}
/** _foreach_sign(Tensor[] self) -> Tensor[]
 *  sign of each tensor. */
inline std::vector<Tensor> _foreach_sign(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_sign(detail::TensorList(self)));
}
inline void _foreach_sign_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_sign_(detail::TensorList(self)));
}
/** _foreach_sin(Tensor[] self) -> Tensor[]
 *  sin of each tensor. */
inline std::vector<Tensor> _foreach_sin(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_sin(detail::TensorList(self)));
}
inline void _foreach_sin_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_sin_(detail::TensorList(self)));
}
/** _foreach_sinh(Tensor[] self) -> Tensor[]
 *  sinh of each tensor. */
inline std::vector<Tensor> _foreach_sinh(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_sinh(detail::TensorList(self)));
}
inline void _foreach_sinh_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_sinh_(detail::TensorList(self)));
}
/** _foreach_sqrt(Tensor[] self) -> Tensor[]
 *  sqrt of each tensor. */
inline std::vector<Tensor> _foreach_sqrt(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_sqrt(detail::TensorList(self)));
}
inline void _foreach_sqrt_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_sqrt_(detail::TensorList(self)));
}
/** _foreach_tan(Tensor[] self) -> Tensor[]
 *  tan of each tensor. */
inline std::vector<Tensor> _foreach_tan(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_tan(detail::TensorList(self)));
}
inline void _foreach_tan_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_tan_(detail::TensorList(self)));
}
/** _foreach_tanh(Tensor[] self) -> Tensor[]
 *  tanh of each tensor. */
inline std::vector<Tensor> _foreach_tanh(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_tanh(detail::TensorList(self)));
}
inline void _foreach_tanh_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_tanh_(detail::TensorList(self)));
}
/** _foreach_trunc(Tensor[] self) -> Tensor[]
 *  trunc of each tensor. */
inline std::vector<Tensor> _foreach_trunc(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_trunc(detail::TensorList(self)));
}
inline void _foreach_trunc_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_trunc_(detail::TensorList(self)));
}
/** _foreach_zero_(Tensor(a!)[] self) -> ()
 *  Set all elements of each tensor to 0. */
inline void _foreach_zero_(const std::vector<Tensor> &self) {
    detail::done(torc__foreach_zero_(detail::TensorList(self)));
}
/** _foreach_copy_(Tensor(a!)[] self, Tensor[] src, bool non_blocking=False) -> ()
 *  Copy entry k of src, of any dtype and device, into entry k of self. */
inline void _foreach_copy_(const std::vector<Tensor> &self, const std::vector<Tensor> &src, const ForeachCopyInplaceOptions &options = {}) {
    const torc__foreach_copy_inplace_options c = options.c();
    detail::done(torc__foreach_copy_inplace_with(detail::TensorList(self), detail::TensorList(src), &c));
}
template <class A, class... B, detail::when_positional<ForeachCopyInplaceOptions, decltype(ForeachCopyInplaceOptions::non_blocking), A> = 0>
void _foreach_copy_(const std::vector<Tensor> &self, const std::vector<Tensor> &src, A &&first, B &&...more) {
    return _foreach_copy_(self, src, ForeachCopyInplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** _foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]
 *  The vector norm of order ord of each tensor. */
inline std::vector<Tensor> _foreach_norm(const std::vector<Tensor> &self, const ForeachNormOptions &options = {}) {
    const torc__foreach_norm_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc__foreach_norm_with(detail::TensorList(self), &c));
}
template <class A, class... B, detail::when_positional<ForeachNormOptions, decltype(ForeachNormOptions::ord), A> = 0>
std::vector<Tensor> _foreach_norm(const std::vector<Tensor> &self, A &&first, B &&...more) {
    return _foreach_norm(self, ForeachNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** _foreach_max(Tensor[] self) -> Tensor[]
 *  The largest element of each tensor. */
inline std::vector<Tensor> _foreach_max(const std::vector<Tensor> &self) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_max(detail::TensorList(self)));
}
/** _foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
 *  add of entry k of self and entry k of other, which is multiplied by alpha. */
inline std::vector<Tensor> _foreach_add(const std::vector<Tensor> &self, const std::vector<Tensor> &other, const ForeachAddOptions &options = {}) {
    const torc__foreach_add_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc__foreach_add_with(detail::TensorList(self), detail::TensorList(other), &c));
}
inline void _foreach_add_(const std::vector<Tensor> &self, const std::vector<Tensor> &other, const ForeachAddOptions &options = {}) {
    const torc__foreach_add_options c = options.c();
    detail::done(torc__foreach_add_inplace_with(detail::TensorList(self), detail::TensorList(other), &c));
}
/** _foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  add of each tensor and a number. */
inline std::vector<Tensor> _foreach_add_scalar(const std::vector<Tensor> &self, Number scalar) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_add_scalar(detail::TensorList(self), scalar));
}
inline void _foreach_add_scalar_(const std::vector<Tensor> &self, Number scalar) {
    detail::done(torc__foreach_add_scalar_(detail::TensorList(self), scalar));
}
/** _foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  add of tensor k and number k. */
inline std::vector<Tensor> _foreach_add_scalar_list(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_add_scalar_list(detail::TensorList(self), detail::Numbers(scalars)));
}
inline void _foreach_add_scalar_list_(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    detail::done(torc__foreach_add_scalar_list_(detail::TensorList(self), detail::Numbers(scalars)));
}
/** _foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]
 *  add of each tensor and a 0-dim tensor, which is multiplied by alpha. */
inline std::vector<Tensor> _foreach_add_tensor(const std::vector<Tensor> &self, const Tensor &other, const ForeachAddTensorOptions &options = {}) {
    const torc__foreach_add_tensor_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc__foreach_add_tensor_with(detail::TensorList(self), other.get(), &c));
}
inline void _foreach_add_tensor_(const std::vector<Tensor> &self, const Tensor &other, const ForeachAddTensorOptions &options = {}) {
    const torc__foreach_add_tensor_options c = options.c();
    detail::done(torc__foreach_add_tensor_inplace_with(detail::TensorList(self), other.get(), &c));
}
/** _foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
 *  sub of entry k of self and entry k of other, which is multiplied by alpha. */
inline std::vector<Tensor> _foreach_sub(const std::vector<Tensor> &self, const std::vector<Tensor> &other, const ForeachSubOptions &options = {}) {
    const torc__foreach_sub_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc__foreach_sub_with(detail::TensorList(self), detail::TensorList(other), &c));
}
inline void _foreach_sub_(const std::vector<Tensor> &self, const std::vector<Tensor> &other, const ForeachSubOptions &options = {}) {
    const torc__foreach_sub_options c = options.c();
    detail::done(torc__foreach_sub_inplace_with(detail::TensorList(self), detail::TensorList(other), &c));
}
/** _foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  sub of each tensor and a number. */
inline std::vector<Tensor> _foreach_sub_scalar(const std::vector<Tensor> &self, Number scalar) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_sub_scalar(detail::TensorList(self), scalar));
}
inline void _foreach_sub_scalar_(const std::vector<Tensor> &self, Number scalar) {
    detail::done(torc__foreach_sub_scalar_(detail::TensorList(self), scalar));
}
/** _foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  sub of tensor k and number k. */
inline std::vector<Tensor> _foreach_sub_scalar_list(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_sub_scalar_list(detail::TensorList(self), detail::Numbers(scalars)));
}
inline void _foreach_sub_scalar_list_(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    detail::done(torc__foreach_sub_scalar_list_(detail::TensorList(self), detail::Numbers(scalars)));
}
/** _foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  mul of entry k of each list. */
inline std::vector<Tensor> _foreach_mul(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_mul(detail::TensorList(self), detail::TensorList(other)));
}
inline void _foreach_mul_(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    detail::done(torc__foreach_mul_(detail::TensorList(self), detail::TensorList(other)));
}
/** _foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  mul of each tensor and a number. */
inline std::vector<Tensor> _foreach_mul_scalar(const std::vector<Tensor> &self, Number scalar) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_mul_scalar(detail::TensorList(self), scalar));
}
inline void _foreach_mul_scalar_(const std::vector<Tensor> &self, Number scalar) {
    detail::done(torc__foreach_mul_scalar_(detail::TensorList(self), scalar));
}
/** _foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  mul of tensor k and number k. */
inline std::vector<Tensor> _foreach_mul_scalar_list(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_mul_scalar_list(detail::TensorList(self), detail::Numbers(scalars)));
}
inline void _foreach_mul_scalar_list_(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    detail::done(torc__foreach_mul_scalar_list_(detail::TensorList(self), detail::Numbers(scalars)));
}
/** _foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]
 *  mul of each tensor and a 0-dim tensor. */
inline std::vector<Tensor> _foreach_mul_tensor(const std::vector<Tensor> &self, const Tensor &other) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_mul_tensor(detail::TensorList(self), other.get()));
}
inline void _foreach_mul_tensor_(const std::vector<Tensor> &self, const Tensor &other) {
    detail::done(torc__foreach_mul_tensor_(detail::TensorList(self), other.get()));
}
/** _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  div of entry k of each list. */
inline std::vector<Tensor> _foreach_div(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_div(detail::TensorList(self), detail::TensorList(other)));
}
inline void _foreach_div_(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    detail::done(torc__foreach_div_(detail::TensorList(self), detail::TensorList(other)));
}
/** _foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  div of each tensor and a number. */
inline std::vector<Tensor> _foreach_div_scalar(const std::vector<Tensor> &self, Number scalar) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_div_scalar(detail::TensorList(self), scalar));
}
inline void _foreach_div_scalar_(const std::vector<Tensor> &self, Number scalar) {
    detail::done(torc__foreach_div_scalar_(detail::TensorList(self), scalar));
}
/** _foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  div of tensor k and number k. */
inline std::vector<Tensor> _foreach_div_scalar_list(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_div_scalar_list(detail::TensorList(self), detail::Numbers(scalars)));
}
inline void _foreach_div_scalar_list_(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    detail::done(torc__foreach_div_scalar_list_(detail::TensorList(self), detail::Numbers(scalars)));
}
/** _foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]
 *  div of each tensor and a 0-dim tensor. */
inline std::vector<Tensor> _foreach_div_tensor(const std::vector<Tensor> &self, const Tensor &other) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_div_tensor(detail::TensorList(self), other.get()));
}
inline void _foreach_div_tensor_(const std::vector<Tensor> &self, const Tensor &other) {
    detail::done(torc__foreach_div_tensor_(detail::TensorList(self), other.get()));
}
/** _foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  clamp_min of entry k of each list. */
inline std::vector<Tensor> _foreach_clamp_min(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_clamp_min(detail::TensorList(self), detail::TensorList(other)));
}
inline void _foreach_clamp_min_(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    detail::done(torc__foreach_clamp_min_(detail::TensorList(self), detail::TensorList(other)));
}
/** _foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  clamp_min of each tensor and a number. */
inline std::vector<Tensor> _foreach_clamp_min_scalar(const std::vector<Tensor> &self, Number scalar) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_clamp_min_scalar(detail::TensorList(self), scalar));
}
inline void _foreach_clamp_min_scalar_(const std::vector<Tensor> &self, Number scalar) {
    detail::done(torc__foreach_clamp_min_scalar_(detail::TensorList(self), scalar));
}
/** _foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  clamp_min of tensor k and number k. */
inline std::vector<Tensor> _foreach_clamp_min_scalar_list(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_clamp_min_scalar_list(detail::TensorList(self), detail::Numbers(scalars)));
}
inline void _foreach_clamp_min_scalar_list_(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    detail::done(torc__foreach_clamp_min_scalar_list_(detail::TensorList(self), detail::Numbers(scalars)));
}
/** _foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  clamp_max of entry k of each list. */
inline std::vector<Tensor> _foreach_clamp_max(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_clamp_max(detail::TensorList(self), detail::TensorList(other)));
}
inline void _foreach_clamp_max_(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    detail::done(torc__foreach_clamp_max_(detail::TensorList(self), detail::TensorList(other)));
}
/** _foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  clamp_max of each tensor and a number. */
inline std::vector<Tensor> _foreach_clamp_max_scalar(const std::vector<Tensor> &self, Number scalar) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_clamp_max_scalar(detail::TensorList(self), scalar));
}
inline void _foreach_clamp_max_scalar_(const std::vector<Tensor> &self, Number scalar) {
    detail::done(torc__foreach_clamp_max_scalar_(detail::TensorList(self), scalar));
}
/** _foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  clamp_max of tensor k and number k. */
inline std::vector<Tensor> _foreach_clamp_max_scalar_list(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_clamp_max_scalar_list(detail::TensorList(self), detail::Numbers(scalars)));
}
inline void _foreach_clamp_max_scalar_list_(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    detail::done(torc__foreach_clamp_max_scalar_list_(detail::TensorList(self), detail::Numbers(scalars)));
}
/** _foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  maximum of entry k of each list. */
inline std::vector<Tensor> _foreach_maximum(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_maximum(detail::TensorList(self), detail::TensorList(other)));
}
inline void _foreach_maximum_(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    detail::done(torc__foreach_maximum_(detail::TensorList(self), detail::TensorList(other)));
}
/** _foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  maximum of each tensor and a number. */
inline std::vector<Tensor> _foreach_maximum_scalar(const std::vector<Tensor> &self, Number scalar) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_maximum_scalar(detail::TensorList(self), scalar));
}
inline void _foreach_maximum_scalar_(const std::vector<Tensor> &self, Number scalar) {
    detail::done(torc__foreach_maximum_scalar_(detail::TensorList(self), scalar));
}
/** _foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  maximum of tensor k and number k. */
inline std::vector<Tensor> _foreach_maximum_scalar_list(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_maximum_scalar_list(detail::TensorList(self), detail::Numbers(scalars)));
}
inline void _foreach_maximum_scalar_list_(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    detail::done(torc__foreach_maximum_scalar_list_(detail::TensorList(self), detail::Numbers(scalars)));
}
/** _foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[]
 *  minimum of entry k of each list. */
inline std::vector<Tensor> _foreach_minimum(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_minimum(detail::TensorList(self), detail::TensorList(other)));
}
inline void _foreach_minimum_(const std::vector<Tensor> &self, const std::vector<Tensor> &other) {
    detail::done(torc__foreach_minimum_(detail::TensorList(self), detail::TensorList(other)));
}
/** _foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
 *  minimum of each tensor and a number. */
inline std::vector<Tensor> _foreach_minimum_scalar(const std::vector<Tensor> &self, Number scalar) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_minimum_scalar(detail::TensorList(self), scalar));
}
inline void _foreach_minimum_scalar_(const std::vector<Tensor> &self, Number scalar) {
    detail::done(torc__foreach_minimum_scalar_(detail::TensorList(self), scalar));
}
/** _foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
 *  minimum of tensor k and number k. */
inline std::vector<Tensor> _foreach_minimum_scalar_list(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_minimum_scalar_list(detail::TensorList(self), detail::Numbers(scalars)));
}
inline void _foreach_minimum_scalar_list_(const std::vector<Tensor> &self, const std::vector<Number> &scalars) {
    detail::done(torc__foreach_minimum_scalar_list_(detail::TensorList(self), detail::Numbers(scalars)));
}
/** _foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[]
 *  pow of entry k of each list. */
inline std::vector<Tensor> _foreach_pow(const std::vector<Tensor> &self, const std::vector<Tensor> &exponent) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_pow(detail::TensorList(self), detail::TensorList(exponent)));
}
inline void _foreach_pow_(const std::vector<Tensor> &self, const std::vector<Tensor> &exponent) {
    detail::done(torc__foreach_pow_(detail::TensorList(self), detail::TensorList(exponent)));
}
/** _foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[]
 *  pow of each tensor and a number. */
inline std::vector<Tensor> _foreach_pow_scalar(const std::vector<Tensor> &self, Number exponent) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_pow_scalar(detail::TensorList(self), exponent));
}
inline void _foreach_pow_scalar_(const std::vector<Tensor> &self, Number exponent) {
    detail::done(torc__foreach_pow_scalar_(detail::TensorList(self), exponent));
}
/** _foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[]
 *  pow of tensor k and number k. */
inline std::vector<Tensor> _foreach_pow_scalar_list(const std::vector<Tensor> &self, const std::vector<Number> &exponent) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_pow_scalar_list(detail::TensorList(self), detail::Numbers(exponent)));
}
inline void _foreach_pow_scalar_list_(const std::vector<Tensor> &self, const std::vector<Number> &exponent) {
    detail::done(torc__foreach_pow_scalar_list_(detail::TensorList(self), detail::Numbers(exponent)));
}
/** _foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[]
 *  A number to the power of each tensor. */
inline std::vector<Tensor> _foreach_pow_scalar_and_tensor(Number self, const std::vector<Tensor> &exponent) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_pow_scalar_and_tensor(self, detail::TensorList(exponent)));
}
/** _foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]
 *  self + value * tensor1 * tensor2, of entry k of each list. */
inline std::vector<Tensor> _foreach_addcmul(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const ForeachAddcmulOptions &options = {}) {
    const torc__foreach_addcmul_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc__foreach_addcmul_with(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), &c));
}
template <class A, class... B, detail::when_positional<ForeachAddcmulOptions, decltype(ForeachAddcmulOptions::value), A> = 0>
std::vector<Tensor> _foreach_addcmul(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, A &&first, B &&...more) {
    return _foreach_addcmul(self, tensor1, tensor2, ForeachAddcmulOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline void _foreach_addcmul_(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const ForeachAddcmulOptions &options = {}) {
    const torc__foreach_addcmul_options c = options.c();
    detail::done(torc__foreach_addcmul_inplace_with(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), &c));
}
template <class A, class... B, detail::when_positional<ForeachAddcmulOptions, decltype(ForeachAddcmulOptions::value), A> = 0>
void _foreach_addcmul_(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, A &&first, B &&...more) {
    return _foreach_addcmul_(self, tensor1, tensor2, ForeachAddcmulOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** _foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]
 *  addcmul with a value for each entry. */
inline std::vector<Tensor> _foreach_addcmul_scalar_list(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const std::vector<Number> &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_addcmul_scalar_list(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), detail::Numbers(scalars)));
}
inline void _foreach_addcmul_scalar_list_(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const std::vector<Number> &scalars) {
    detail::done(torc__foreach_addcmul_scalar_list_(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), detail::Numbers(scalars)));
}
/** _foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]
 *  addcmul with a value for each entry, from a 1-dim tensor of the CPU. */
inline std::vector<Tensor> _foreach_addcmul_tensor(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const Tensor &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_addcmul_tensor(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), scalars.get()));
}
inline void _foreach_addcmul_tensor_(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const Tensor &scalars) {
    detail::done(torc__foreach_addcmul_tensor_(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), scalars.get()));
}
/** _foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]
 *  self + value * tensor1 / tensor2, of entry k of each list. */
inline std::vector<Tensor> _foreach_addcdiv(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const ForeachAddcdivOptions &options = {}) {
    const torc__foreach_addcdiv_options c = options.c();
    const detail::Scope scope;
    return detail::tensors(torc__foreach_addcdiv_with(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), &c));
}
template <class A, class... B, detail::when_positional<ForeachAddcdivOptions, decltype(ForeachAddcdivOptions::value), A> = 0>
std::vector<Tensor> _foreach_addcdiv(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, A &&first, B &&...more) {
    return _foreach_addcdiv(self, tensor1, tensor2, ForeachAddcdivOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline void _foreach_addcdiv_(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const ForeachAddcdivOptions &options = {}) {
    const torc__foreach_addcdiv_options c = options.c();
    detail::done(torc__foreach_addcdiv_inplace_with(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), &c));
}
template <class A, class... B, detail::when_positional<ForeachAddcdivOptions, decltype(ForeachAddcdivOptions::value), A> = 0>
void _foreach_addcdiv_(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, A &&first, B &&...more) {
    return _foreach_addcdiv_(self, tensor1, tensor2, ForeachAddcdivOptions{std::forward<A>(first), std::forward<B>(more)...});
}
/** _foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]
 *  addcdiv with a value for each entry. */
inline std::vector<Tensor> _foreach_addcdiv_scalar_list(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const std::vector<Number> &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_addcdiv_scalar_list(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), detail::Numbers(scalars)));
}
inline void _foreach_addcdiv_scalar_list_(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const std::vector<Number> &scalars) {
    detail::done(torc__foreach_addcdiv_scalar_list_(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), detail::Numbers(scalars)));
}
/** _foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]
 *  addcdiv with a value for each entry, from a 1-dim tensor of the CPU. */
inline std::vector<Tensor> _foreach_addcdiv_tensor(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const Tensor &scalars) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_addcdiv_tensor(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), scalars.get()));
}
inline void _foreach_addcdiv_tensor_(const std::vector<Tensor> &self, const std::vector<Tensor> &tensor1, const std::vector<Tensor> &tensor2, const Tensor &scalars) {
    detail::done(torc__foreach_addcdiv_tensor_(detail::TensorList(self), detail::TensorList(tensor1), detail::TensorList(tensor2), scalars.get()));
}
/** _foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[]
 *  self + weights * (tensors1 - self), of entry k of each list. */
inline std::vector<Tensor> _foreach_lerp(const std::vector<Tensor> &self, const std::vector<Tensor> &tensors1, const std::vector<Tensor> &weights) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_lerp(detail::TensorList(self), detail::TensorList(tensors1), detail::TensorList(weights)));
}
inline void _foreach_lerp_(const std::vector<Tensor> &self, const std::vector<Tensor> &tensors1, const std::vector<Tensor> &weights) {
    detail::done(torc__foreach_lerp_(detail::TensorList(self), detail::TensorList(tensors1), detail::TensorList(weights)));
}
/** _foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[]
 *  lerp with one number as weight. */
inline std::vector<Tensor> _foreach_lerp_scalar(const std::vector<Tensor> &self, const std::vector<Tensor> &tensors1, Number weight) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_lerp_scalar(detail::TensorList(self), detail::TensorList(tensors1), weight));
}
inline void _foreach_lerp_scalar_(const std::vector<Tensor> &self, const std::vector<Tensor> &tensors1, Number weight) {
    detail::done(torc__foreach_lerp_scalar_(detail::TensorList(self), detail::TensorList(tensors1), weight));
}
/** _foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[]
 *  lerp with a number for each entry. */
inline std::vector<Tensor> _foreach_lerp_scalar_list(const std::vector<Tensor> &self, const std::vector<Tensor> &tensors1, const std::vector<Number> &weight) {
    const detail::Scope scope;
    return detail::tensors(torc__foreach_lerp_scalar_list(detail::TensorList(self), detail::TensorList(tensors1), detail::Numbers(weight)));
}
inline void _foreach_lerp_scalar_list_(const std::vector<Tensor> &self, const std::vector<Tensor> &tensors1, const std::vector<Number> &weight) {
    detail::done(torc__foreach_lerp_scalar_list_(detail::TensorList(self), detail::TensorList(tensors1), detail::Numbers(weight)));
}

/* Those with arguments that may be left out before one that may not, as PyTorch has them. What follows one of these is a template
 * parameter, so that braces are options, or sizes, and nothing else. */
#define TORC_CPP_IS_(options, type, T) detail::when_positional<options, type, T> = 0
/** arange(start, end) and arange(start, end, step) */
template <class End, TORC_CPP_IS_(ArangeOptions, Number, End)>
Tensor arange(Number start, End end, ArangeOptions options = {}) {
    options.start = start;
    return arange(Number(end), options);
}
template <class End, class Step, TORC_CPP_IS_(ArangeOptions, Number, End), TORC_CPP_IS_(ArangeOptions, Number, Step)>
Tensor arange(Number start, End end, Step step, ArangeOptions options = {}) {
    options.step = step;
    return arange(start, end, options);
}
template <class End, TORC_CPP_IS_(ArangeOptions, Number, End)>
Tensor arange_out(const Tensor &out, Number start, End end, ArangeOptions options = {}) {
    options.start = start;
    return arange_out(out, Number(end), options);
}
template <class End, class Step, TORC_CPP_IS_(ArangeOptions, Number, End), TORC_CPP_IS_(ArangeOptions, Number, Step)>
Tensor arange_out(const Tensor &out, Number start, End end, Step step, ArangeOptions options = {}) {
    options.step = step;
    return arange_out(out, start, end, options);
}
/** randint(low, high, size) */
template <class High, detail::when_int<High> = 0>
Tensor randint(Int low, High high, const Ints &size, RandintOptions options = {}) {
    options.low = low;
    return randint(Int(high), size, options);
}
template <class High, detail::when_int<High> = 0>
Tensor randint_out(const Tensor &out, Int low, High high, const Ints &size, RandintOptions options = {}) {
    options.low = low;
    return randint_out(out, Int(high), size, options);
}
/** randint_like(x, low, high) */
template <class High, detail::when_int<High> = 0>
Tensor randint_like(const Tensor &self, Int low, High high, RandintLikeOptions options = {}) {
    options.low = low;
    return randint_like(self, Int(high), options);
}
#undef TORC_CPP_IS_

#define TORC_CPP_OPERATOR_(sign, name, reversed)                                               \
    inline Tensor operator sign(const Tensor &a, const Tensor &b) { return torc::name(a, b); } \
    inline Tensor operator sign(const Tensor &a, Number b) { return torc::name(a, b); }        \
    inline Tensor operator sign(Number a, const Tensor &b) { return reversed; }
/** A 0-dim tensor that counts as a number in promotion. */
inline Tensor wrapped_number(Number n) { return detail::owned<Tensor>(torc_wrapped_number(n)); }
/** where with a number on either side, or on both. */
inline Tensor where(const Tensor &condition, const Tensor &self, Number other) {
    return where(condition, self, wrapped_number(other));
}
inline Tensor where(const Tensor &condition, Number self, const Tensor &other) {
    return where(condition, wrapped_number(self), other);
}
inline Tensor where(const Tensor &condition, Number self, Number other) {
    return where(condition, wrapped_number(self), wrapped_number(other));
}
inline Tensor Tensor::where(const Tensor &condition, Number other) const {
    return torc::where(condition, *this, other);
}
TORC_CPP_OPERATOR_(+, add, torc::add(b, a))
TORC_CPP_OPERATOR_(-, sub, torc::rsub(b, a))
TORC_CPP_OPERATOR_(*, mul, torc::mul(b, a))
TORC_CPP_OPERATOR_(/, div, torc::mul(torc::reciprocal(b), a))
TORC_CPP_OPERATOR_(%, remainder, torc::remainder(wrapped_number(a), b))
TORC_CPP_OPERATOR_(&, bitwise_and, torc::bitwise_and(b, a))
TORC_CPP_OPERATOR_(|, bitwise_or, torc::bitwise_or(b, a))
TORC_CPP_OPERATOR_(^, bitwise_xor, torc::bitwise_xor(b, a))
TORC_CPP_OPERATOR_(<<, bitwise_left_shift, torc::bitwise_left_shift(wrapped_number(a), b))
TORC_CPP_OPERATOR_(>>, bitwise_right_shift, torc::bitwise_right_shift(wrapped_number(a), b))
TORC_CPP_OPERATOR_(==, eq, torc::eq(b, a))
TORC_CPP_OPERATOR_(!=, ne, torc::ne(b, a))
TORC_CPP_OPERATOR_(<, lt, torc::gt(b, a))
TORC_CPP_OPERATOR_(<=, le, torc::ge(b, a))
TORC_CPP_OPERATOR_(>, gt, torc::lt(b, a))
TORC_CPP_OPERATOR_(>=, ge, torc::le(b, a))
#undef TORC_CPP_OPERATOR_

inline const Tensor Tensor::operator[](const Tensor &i) const { return torc::index(*this, {i}); }
inline bool equal(const Tensor &a, const Tensor &b) { return a.equal(b); }
inline bool allclose(const Tensor &a, const Tensor &b, double rtol = 1e-5, double atol = 1e-8, bool equal_nan = false) {
    return a.allclose(b, rtol, atol, equal_nan);
}
inline Tensor Generator::get_state() const { return detail::owned<Tensor>(torc_generator_get_state(get())); }
inline void Generator::set_state(const Tensor &state) { detail::done(torc_generator_set_state(get(), state.get())); }

/* ------------------------------------------------------------------------------------- tensors from memory */

struct TensorOptions {
    Dtype dtype = {}; /**< default: that of the elements; of torc::tensor's floating-point ones the default dtype */
    Device device = {};
    bool requires_grad = false;
};

namespace detail {
inline Tensor copied(const void *data, int64_t bytes, torc_dtype elements, torc_dtype dtype, const Ints &sizes,
                     const TensorOptions &options) {
    torc_tensor_from_options o;
    torc_tensor_from_options_init(&o);
    o.dtype = options.dtype != TORC_DTYPE_NONE ? static_cast<torc_dtype>(options.dtype) : dtype;
    o.device = options.device;
    o.requires_grad = options.requires_grad;
    o.data_dtype = elements;
    o.data_bytes = bytes;
    return owned<Tensor>(torc_tensor_from_with(data, sizes, &o));
}
template <class T> constexpr torc_dtype literal_dtype() {
    return std::is_floating_point_v<T> ? TORC_DTYPE_NONE : dtype_of<T>();
}
template <class T> Tensor listed(const T *data, size_t n, const Ints &sizes, const TensorOptions &options) {
    constexpr torc_dtype elements = dtype_of<T>();
    return copied(data, static_cast<int64_t>(n * sizeof(T)), elements,
                  std::is_floating_point_v<T> ? torc_get_default_dtype() : elements, sizes, options);
}
} // namespace detail

namespace detail {
template <class T> Tensor elements(const T *data, int64_t bytes, const Ints &sizes, const TensorOptions &options) {
    return copied(data, bytes, dtype_of<T>(), dtype_of<T>(), sizes, options);
}
template <class P> using when_pointer = std::enable_if_t<std::is_pointer_v<P>, int>;
/* std::vector, std::array, std::span: what has its elements in a row and knows how many there are. */
template <class C>
using when_row = std::enable_if_t<std::is_pointer_v<decltype(std::declval<const C &>().data())> &&
                                      std::is_integral_v<decltype(std::declval<const C &>().size())>,
                                  int>;
} // namespace detail

/** A copy of elements, row-major, of this shape: of an array, also one of arrays, or a std::vector, std::array or std::span,
 *  which have to have as many as the sizes say. */
template <class T, size_t N>
Tensor tensor_from(const T (&array)[N], const Ints &sizes, const TensorOptions &options = {}) {
    const void *first = array;
    return detail::elements(static_cast<const std::remove_all_extents_t<T> *>(first),
                            static_cast<int64_t>(sizeof array), sizes, options);
}
template <class C, detail::when_row<C> = 0>
Tensor tensor_from(const C &row, const Ints &sizes, const TensorOptions &options = {}) {
    return detail::elements(row.data(), static_cast<int64_t>(row.size() * sizeof *row.data()), sizes, options);
}
/** The same of the `count` elements behind a pointer. */
template <class P, class N, detail::when_pointer<P> = 0, std::enable_if_t<std::is_integral_v<N>, int> = 0>
Tensor tensor_from(const P &data, const Ints &sizes, N count, const TensorOptions &options = {}) {
    const int64_t n = static_cast<int64_t>(count), size = sizeof *data;
    if (n < 0 || n > INT64_MAX / size)
        throw ValueError(TORC_ERROR_VALUE, "tensor_from: there cannot be " + std::to_string(count) + " elements");
    return detail::elements(data, n * size, sizes, options);
}
/** The same of a pointer alone: as many elements as the sizes say are read, so they have to be there. */
template <class P, detail::when_pointer<P> = 0>
Tensor tensor_from(const P &data, const Ints &sizes, const TensorOptions &options = {}) {
    return detail::elements(data, -1, sizes, options);
}
/** torc::tensor(3.5), torc::tensor({1, 2, 3}), torc::tensor({{1.0, 2.0}, {3.0, 4.0}}), torc::tensor(vector): ints are int64,
 *  floating-point numbers have the default dtype, as in PyTorch. */
template <class T, detail::when_number<T> = 0> Tensor tensor(T value, const TensorOptions &options = {}) {
    if constexpr (detail::is_int<T> && !std::is_same_v<T, bool>) {
        const int64_t n = static_cast<int64_t>(value);
        return detail::listed(&n, 1, {}, options);
    } else
        return detail::listed(&value, 1, {}, options);
}
template <class T> Tensor tensor(const std::vector<T> &list, const TensorOptions &options = {}) {
    const Ints sizes(list.size());
    if constexpr (std::is_same_v<T, bool>) {
        const std::vector<uint8_t> bytes(list.begin(), list.end());
        return detail::copied(bytes.data(), static_cast<int64_t>(bytes.size()), TORC_BOOL, TORC_BOOL, sizes, options);
    } else if constexpr (std::is_integral_v<T> && sizeof(T) != sizeof(int64_t) && std::is_signed_v<T>) {
        const std::vector<int64_t> ints(list.begin(), list.end());
        return detail::listed(ints.data(), ints.size(), sizes, options);
    } else
        return detail::listed(list.data(), list.size(), sizes, options);
}
template <class T> Tensor tensor(std::initializer_list<T> list, const TensorOptions &options = {}) {
    return torc::tensor(std::vector<T>(list), options);
}
template <class T>
Tensor tensor(std::initializer_list<std::initializer_list<T>> rows, const TensorOptions &options = {}) {
    const size_t columns = rows.size() ? rows.begin()->size() : 0;
    std::vector<T> all;
    for (const auto &row : rows) {
        if (row.size() != columns)
            throw ValueError(TORC_ERROR_VALUE, "expected sequence of length " + std::to_string(columns) +
                                                   " at dim 1 (got " + std::to_string(row.size()) + ")");
        all.insert(all.end(), row.begin(), row.end());
    }
    return torc::tensor(all, options).view({static_cast<int64_t>(rows.size()), static_cast<int64_t>(columns)});
}

namespace detail {
template <class F> void destroy(void *data) { delete static_cast<F *>(data); }
/* What a function of the program's is to C: itself, behind a pointer, and how to let go of it. */
template <class F> torc_context context(F &&f) {
    using Own = std::decay_t<F>;
    torc_context c;
    c.data = new Own(std::forward<F>(f));
    c.destroy = destroy<Own>;
    return c;
}
} // namespace detail

struct BlobOptions {
    Dtype dtype = {}; /**< default: that of the pointer's type */
    Device device = "cpu";
    Ints strides = std::nullopt; /**< default: contiguous */
    bool requires_grad = false;
};
/** A tensor over memory of the program's, without a copy: it must live until `deleter(data)`, which is called when the last
 *  tensor over it is gone; without a deleter, until then. */
template <class T, class F> Tensor from_blob(T *data, const Ints &sizes, F deleter, const BlobOptions &options = {}) {
    torc_blob_options o;
    torc_blob_options_init(&o);
    o.dtype = options.dtype;
    if constexpr (std::is_arithmetic_v<T>)
        if (options.dtype == TORC_DTYPE_NONE) o.dtype = detail::dtype_of<T>();
    o.device = options.device;
    o.strides = options.strides;
    o.requires_grad = options.requires_grad;
    if constexpr (!std::is_same_v<F, std::nullptr_t>)
        o.owner = [](T *p, F f) {
            struct Owner {
                T *data;
                F deleter;
                ~Owner() { deleter(data); }
            };
            torc_context c;
            c.data = new Owner{p, std::move(f)};
            c.destroy = detail::destroy<Owner>;
            return c;
        }(data, std::move(deleter));
    return detail::owned<Tensor>(torc_from_blob_with(data, sizes, &o));
}
template <class T> Tensor from_blob(T *data, const Ints &sizes, const BlobOptions &options = {}) {
    return from_blob(data, sizes, nullptr, options);
}

/** A tensor over a storage, as torch.empty(0, dtype=…).set_(storage, storage_offset, sizes, strides). */
inline Tensor tensor_over(const Storage &storage, const Ints &sizes, Dtype dtype, Int storage_offset = 0,
                          const Ints &strides = std::nullopt) {
    torc_tensor_over_options o;
    torc_tensor_over_options_init(&o);
    o.dtype = dtype;
    o.storage_offset = storage_offset;
    o.strides = strides;
    return detail::owned<Tensor>(torc_tensor_over_with(storage.get(), sizes, &o));
}

template <class T> std::vector<T> Tensor::to_vector() const {
    ToOptions as;
    as.dtype = detail::dtype_of<T>();
    const Tensor values = to(as);
    std::vector<T> list;
    if constexpr (std::is_same_v<T, bool>) {
        std::vector<uint8_t> bytes(static_cast<size_t>(numel()));
        detail::done(torc_copy_to_host(values.get(), bytes.data(), bytes.size()));
        list.assign(bytes.begin(), bytes.end());
    } else {
        list.resize(static_cast<size_t>(numel()));
        detail::done(torc_copy_to_host(values.get(), list.data(), list.size() * sizeof(T)));
    }
    return list;
}

/* printing, for whatever stream: this header does not need to know it */
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &out, const Tensor &t) {
    return out << t.str().c_str();
}
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &out, Device device) {
    return out << device.str().c_str();
}
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &out, Dtype dtype) {
    return out << dtype.name();
}

/* --------------------------------------------------------------------------------------- modes and settings */

inline const char *version() { return torc_version(); }
inline void set_num_threads(int n) { detail::done(torc_set_num_threads(n)); }
inline int get_num_threads() { return torc_get_num_threads(); }
inline Dtype get_default_dtype() { return torc_get_default_dtype(); }
inline void set_default_dtype(Dtype dtype) { detail::done(torc_set_default_dtype(dtype)); }
inline Device get_default_device() { return torc_get_default_device(); }
inline void set_default_device(Device device) { detail::done(torc_set_default_device(device)); }
inline Dtype promote_types(Dtype a, Dtype b) { return detail::checked(torc_promote_types(a, b)); }
inline bool can_cast(Dtype from, Dtype to) { return detail::answer(torc_can_cast(from, to)); }
inline Dtype result_type(const std::vector<Tensor> &tensors, const std::vector<Number> &numbers = {}) {
    return detail::checked(torc_result_type(detail::TensorList(tensors), detail::Numbers(numbers)));
}

namespace detail {
/* Of handlers, which must not throw. */
template <class F> void warn(torc_warning_category category, const char *message, void *data) noexcept {
    if constexpr (std::is_invocable_v<F &, torc_warning_category, const char *>)
        (*static_cast<F *>(data))(category, message);
    else
        (*static_cast<F *>(data))(message);
}
} // namespace detail
/** handler(message), or handler(category, message), gets warnings, instead of stderr. It may call torc, and must not throw. */
template <class F> void set_warning_handler(F handler) {
    torc_set_warning_handler(detail::warn<F>, detail::context(std::move(handler)));
}
inline void set_warning_handler(std::nullptr_t) {
    torc_context none = {nullptr, nullptr};
    torc_set_warning_handler(nullptr, none);
}
inline bool set_warn_always(bool always) { return torc_set_warn_always(always); }
inline bool is_warn_always_enabled() { return torc_is_warn_always_enabled(); }

/** Names the part of the program that this thread works for, for as long as the guard lives: the path of a module. */
class OwnerGuard {
  public:
    explicit OwnerGuard(const std::string &path) { detail::done(torc_owner_push(path.c_str())); }
    ~OwnerGuard() { (void)torc_owner_pop(); }
    OwnerGuard(const OwnerGuard &) = delete;
    OwnerGuard &operator=(const OwnerGuard &) = delete;
};

/** What is nullopt stays as it is, but for sci_mode, which then is chosen by the numbers. */
inline void set_printoptions(const SetPrintoptionsOptions &options) {
    const torc_set_printoptions_options c = options.c();
    detail::done(torc_set_printoptions_with(&c));
}
/** As they are: what set_printoptions takes to make them so again. */
inline SetPrintoptionsOptions get_printoptions() {
    torc_printoptions c{};
    c.struct_size = sizeof c;
    detail::done(torc_get_printoptions(&c));
    SetPrintoptionsOptions o;
    o.precision = c.precision;
    o.threshold = c.threshold;
    o.edgeitems = c.edgeitems;
    o.linewidth = c.linewidth;
    if (c.sci_mode != TORC_NONE) o.sci_mode = c.sci_mode != 0;
    return o;
}

/* ---------------------------------------------------------------------------------------------- autograd */

inline bool is_grad_enabled() {
    return detail::answer(torc_is_grad_enabled());
}
inline bool set_grad_enabled(Bool enabled) {
    return detail::answer(torc_set_grad_enabled(enabled));
}
inline bool is_inference_mode_enabled() {
    return detail::answer(torc_is_inference_mode_enabled());
}
inline void remove_hook(uint64_t id) {
    detail::done(torc_remove_hook(id));
}
inline uint64_t backward_id() {
    return detail::checked(torc_backward_id());
}
inline bool is_checkpoint_valid() {
    return detail::answer(torc_is_checkpoint_valid());
}
inline bool set_detect_anomaly(Bool enabled) {
    return detail::answer(torc_set_detect_anomaly(enabled));
}
inline bool set_detect_anomaly_check(Bool enabled, Bool check_nan) {
    return detail::answer(torc_set_detect_anomaly_check(enabled, check_nan));
}
inline bool is_anomaly_enabled() {
    return detail::answer(torc_is_anomaly_enabled());
}
inline std::string set_anomaly_tag(const Text &tag) {
    return detail::text(torc_set_anomaly_tag(tag));
}

/** Gradients are off (or on) in this thread as long as the guard lives. */
class NoGrad {
  public:
    [[nodiscard]] NoGrad() : before_(torc_no_grad_begin()) {}
    ~NoGrad() { torc_no_grad_end(before_); }
    NoGrad(const NoGrad &) = delete;
    NoGrad &operator=(const NoGrad &) = delete;

  private:
    bool before_;
};
class EnableGrad {
  public:
    [[nodiscard]] EnableGrad() : before_(torc_enable_grad_begin()) {}
    ~EnableGrad() { torc_enable_grad_end(before_); }
    EnableGrad(const EnableGrad &) = delete;
    EnableGrad &operator=(const EnableGrad &) = delete;

  private:
    bool before_;
};
class InferenceMode {
  public:
    [[nodiscard]] InferenceMode() : before_(torc_inference_mode_begin()) {}
    ~InferenceMode() { torc_inference_mode_end(before_); }
    InferenceMode(const InferenceMode &) = delete;
    InferenceMode &operator=(const InferenceMode &) = delete;

  private:
    int before_;
};

namespace detail {
/* Results of the program's functions, on their way to C. */
inline torc_tensors lend_all(const std::vector<Tensor> &list) {
    for (const Tensor &t : list) (void)lend(Tensor(t));
    return torc_tensors_lend(TensorList(list));
}
inline torc_tensors lend_all(const Tensor &one) { return lend_all(std::vector<Tensor>{one}); }
template <class F> torc_tensors call_of_list(torc_tensors inputs, void *data) {
    try {
        return lend_all((*static_cast<F *>(data))(tensors(inputs)));
    } catch (...) {
        keep_exception();
        return torc_tensors_of(nullptr, 0);
    }
}
} // namespace detail

inline void Tensor::backward(const BackwardOptions &options) const {
    detail::TensorList inputs(options.inputs);
    torc_backward_options c;
    torc_backward_options_init(&c);
    c.gradient = options.gradient.get();
    c.retain_graph = options.retain_graph;
    c.create_graph = options.create_graph;
    if (!options.inputs.empty()) c.inputs = inputs;
    detail::done(torc_backward_with(get(), &c));
}
inline void backward(const Tensor &loss, const BackwardOptions &options = {}) { loss.backward(options); }
/** The backward of several tensors in one walk. */
inline void backward(const std::vector<Tensor> &losses, const BackwardManyOptions &options = {}) {
    detail::TensorList list(losses), gradients(options.gradients), inputs(options.inputs);
    torc_backward_many_options c;
    torc_backward_many_options_init(&c);
    if (!options.gradients.empty()) c.gradients = gradients;
    c.retain_graph = options.retain_graph;
    c.create_graph = options.create_graph;
    if (!options.inputs.empty()) c.inputs = inputs;
    detail::done(torc_backward_many_with(list, &c));
}
/** Gradients of the sum of `outputs` by each of `inputs`; grad() of no tensor changes (torch.autograd.grad). */
inline std::vector<Tensor> autograd_grad(const std::vector<Tensor> &outputs, const std::vector<Tensor> &inputs,
                                         const AutogradGradOptions &options = {}) {
    const detail::Scope scope;
    detail::TensorList from(outputs), to(inputs), given(options.grad_outputs);
    torc_autograd_grad_options c;
    torc_autograd_grad_options_init(&c);
    if (!options.grad_outputs.empty()) c.grad_outputs = given;
    c.retain_graph = options.retain_graph;
    c.create_graph = options.create_graph;
    c.allow_unused = options.allow_unused;
    c.materialize_grads = options.materialize_grads;
    return detail::tensors(torc_autograd_grad_with(from, to, &c));
}

namespace detail {
template <class F> torc_tensor tensor_hook(torc_tensor grad, void *data) {
    try {
        F &hook = *static_cast<F *>(data);
        if constexpr (std::is_void_v<decltype(hook(Tensor(grad)))>) {
            hook(Tensor(grad));
            return nullptr;
        } else
            return lend(Tensor(hook(Tensor(grad))));
    } catch (...) {
        keep_exception();
        return nullptr;
    }
}
template <class F> void leaf_hook(torc_tensor leaf, void *data) {
    try {
        (*static_cast<F *>(data))(Tensor(leaf));
    } catch (...) {
        keep_exception();
    }
}
template <class F> void node_prehook(torc_tensor *grads, int64_t n, void *data) {
    try {
        std::vector<Tensor> list = tensors(grads, n);
        (*static_cast<F *>(data))(list);
        for (size_t i = 0; i < list.size() && i < static_cast<size_t>(n); i++) grads[i] = lend(std::move(list[i]));
    } catch (...) {
        keep_exception();
    }
}
template <class F>
void node_hook(torc_tensor *grads, int64_t n, const torc_tensor *outputs, int64_t noutputs, void *data) {
    try {
        std::vector<Tensor> list = tensors(grads, n);
        (*static_cast<F *>(data))(list, tensors(outputs, noutputs));
        for (size_t i = 0; i < list.size() && i < static_cast<size_t>(n); i++) grads[i] = lend(std::move(list[i]));
    } catch (...) {
        keep_exception();
    }
}
} // namespace detail

template <class F> uint64_t Tensor::register_hook(F hook) const {
    return detail::checked(torc_register_hook(get(), detail::tensor_hook<F>, detail::context(std::move(hook))));
}
template <class F> uint64_t Tensor::register_post_accumulate_grad_hook(F hook) const {
    return detail::checked(
        torc_register_post_accumulate_grad_hook(get(), detail::leaf_hook<F>, detail::context(std::move(hook))));
}

/** A node of the graph. */
class Node : public detail::Handle<torc_node> {
  public:
    using Handle::Handle;
    Node() noexcept = default;
    /** "MulBackward0" */
    std::string name() const { return detail::text(torc_node_name(get())); }
    /** Where the gradients of its inputs go; undefined: nowhere. */
    std::vector<Node> next() const {
        const int64_t n = detail::checked(torc_node_next_count(get()));
        std::vector<Node> list;
        for (int64_t k = 0; k < n; k++) {
            const detail::Scope scope;
            list.push_back(detail::shared<Node>(torc_node_next(get(), k)));
        }
        return list;
    }
    /** Within a backward pass: does it run the node, or take down a gradient that arrives there? */
    bool visited() const { return detail::checked(torc_backward_visits(get())); }
    /** hook(grad_outputs) runs before the node and may put other tensors into the vector. */
    template <class F> uint64_t register_prehook(F hook) const {
        return detail::checked(
            torc_node_register_prehook(get(), detail::node_prehook<F>, detail::context(std::move(hook))));
    }
    /** hook(grad_inputs, grad_outputs) runs after it and may put other tensors into the first vector. */
    template <class F> uint64_t register_hook(F hook) const {
        return detail::checked(torc_node_register_hook(get(), detail::node_hook<F>, detail::context(std::move(hook))));
    }
};
inline Node Tensor::grad_fn() const {
    const detail::Scope scope;
    return detail::shared<Node>(torc_grad_fn(get()));
}

/* ---- functions of the program's with a backward of their own
 *
 *     struct Exp {
 *         std::vector<torc::Tensor> forward(torc::FunctionContext &ctx, const std::vector<torc::Tensor> &inputs) {
 *             torc::Tensor y = inputs[0].exp();
 *             ctx.save_for_backward({y});
 *             return {y};
 *         }
 *         std::vector<torc::Tensor> backward(torc::FunctionContext &ctx, const std::vector<torc::Tensor> &grads) {
 *             return {grads[0] * ctx.saved(0)};
 *         }
 *     };
 *     torc::Tensor y = torc::apply(Exp(), {x})[0]; */

/** The context of one application, for the pass that is given it: it cannot be copied or moved. What to keep besides tensors is kept
 *  in the function object, which lives as long. */
class FunctionContext {
  public:
    explicit FunctionContext(torc_function_context ctx) : ctx_(ctx) {}
    FunctionContext(const FunctionContext &) = delete;
    FunctionContext &operator=(const FunctionContext &) = delete;
    /** In forward, at most once; undefined ones are allowed. */
    void save_for_backward(const std::vector<Tensor> &tensors) {
        detail::done(torc_function_save_for_backward(ctx_, detail::TensorList(tensors)));
    }
    /** In backward: the k-th of them. */
    Tensor saved(int64_t k) const {
        const detail::Scope scope;
        return detail::shared<Tensor>(torc_function_saved(ctx_, k));
    }
    int64_t saved_count() const { return detail::checked(torc_function_saved_count(ctx_)); }
    bool in_backward() const { return detail::answer(torc_function_in_backward(ctx_)); }
    bool needs_input_grad(int64_t k) const { return detail::answer(torc_function_needs_input_grad(ctx_, k)); }
    void mark_non_differentiable(const Tensor &output) {
        detail::done(torc_function_mark_non_differentiable(ctx_, output.get()));
    }
    void mark_dirty(const Tensor &input) { detail::done(torc_function_mark_dirty(ctx_, input.get())); }
    void set_materialize_grads(bool materialize) {
        detail::done(torc_function_set_materialize_grads(ctx_, materialize));
    }
    torc_function_context get() const { return ctx_; }

  private:
    torc_function_context ctx_;
};

namespace detail {
template <class F> torc_tensors function_pass(torc_function_context ctx, torc_tensors list, void *function) {
    try {
        FunctionContext context(ctx);
        F &f = *static_cast<F *>(function);
        return lend_all(context.in_backward() ? f.backward(context, tensors(list)) : f.forward(context, tensors(list)));
    } catch (...) {
        keep_exception();
        return {nullptr, 0};
    }
}
} // namespace detail

struct ApplyOptions {
    Text name = "CppFunction";        /**< the node is called CppFunctionBackward */
    bool once_differentiable = false; /**< backward runs without grad mode */
};
/** function.forward of the inputs, connected to the graph by function.backward. */
template <class F>
std::vector<Tensor> apply(F function, const std::vector<Tensor> &inputs, const ApplyOptions &options = {}) {
    const detail::Scope scope;
    torc_function_apply_options c;
    torc_function_apply_options_init(&c);
    c.once_differentiable = options.once_differentiable;
    return detail::tensors(torc_function_apply_with(options.name, detail::function_pass<F>, detail::function_pass<F>,
                                                    detail::context(std::move(function)), detail::TensorList(inputs),
                                                    &c));
}

/** function(inputs), a tensor or a vector of them, of which only the inputs are kept: backward computes it again
 *  (torch.utils.checkpoint). */
template <class F>
std::vector<Tensor> checkpoint(F function, const std::vector<Tensor> &inputs, const CheckpointOptions &options = {}) {
    const detail::Scope scope;
    const torc_checkpoint_options c = options.c();
    return detail::tensors(torc_checkpoint_with(detail::call_of_list<F>, detail::context(std::move(function)),
                                                detail::TensorList(inputs), &c));
}
/** Throws where gradients differ from central differences. */
template <class F> void gradcheck(F function, const std::vector<Tensor> &inputs, const GradcheckOptions &options = {}) {
    const torc_gradcheck_options c = options.c();
    detail::done(torc_gradcheck_with(detail::call_of_list<F>, detail::context(std::move(function)),
                                     detail::TensorList(inputs), &c));
}
template <class F>
void gradgradcheck(F function, const std::vector<Tensor> &inputs, const GradcheckOptions &options = {}) {
    const torc_gradcheck_options c = options.c();
    detail::done(torc_gradgradcheck_with(detail::call_of_list<F>, detail::context(std::move(function)),
                                         detail::TensorList(inputs), &c));
}

namespace detail {
template <class Pack, class Unpack> struct SavedHooks {
    using Packed = std::decay_t<decltype(std::declval<Pack &>()(std::declval<Tensor>()))>;
    Pack pack;
    Unpack unpack;
    static void *packs(torc_tensor t, void *data) {
        try {
            return new Packed(static_cast<SavedHooks *>(data)->pack(Tensor(t)));
        } catch (...) {
            keep_exception();
            return nullptr;
        }
    }
    static torc_tensor unpacks(void *packed, void *data) {
        try {
            return lend(Tensor(static_cast<SavedHooks *>(data)->unpack(*static_cast<Packed *>(packed))));
        } catch (...) {
            keep_exception();
            return nullptr;
        }
    }
    static void drops(void *packed, void *) { delete static_cast<Packed *>(packed); }
};
} // namespace detail
/** As long as this lives, what graphs of this thread save is pack(tensor), and is restored by unpack of that. */
class SavedTensorsHooks {
  public:
    template <class Pack, class Unpack> [[nodiscard]] SavedTensorsHooks(Pack pack, Unpack unpack) {
        using Hooks = detail::SavedHooks<Pack, Unpack>;
        torc_saved_tensors_hooks c{};
        c.struct_size = sizeof c;
        c.pack = Hooks::packs;
        c.unpack = Hooks::unpacks;
        c.drop = Hooks::drops;
        c.context = detail::context(Hooks{std::move(pack), std::move(unpack)});
        detail::done(torc_saved_tensors_hooks_push(&c));
    }
    ~SavedTensorsHooks() { torc_saved_tensors_hooks_pop(); }
    SavedTensorsHooks(const SavedTensorsHooks &) = delete;
    SavedTensorsHooks &operator=(const SavedTensorsHooks &) = delete;
};

/* -------------------------------------------------------------------------------------- mixed precision */

/** Operators of this thread choose the dtype that they compute in as long as the guard lives (torch.autocast). */
class Autocast {
  public:
    [[nodiscard]] explicit Autocast(torc_device_type type, Dtype dtype = {}, bool enabled = true) {
        torc_autocast_options c;
        torc_autocast_options_init(&c);
        c.dtype = dtype;
        c.enabled = enabled;
        detail::done(torc_autocast_begin_with(type, &c));
    }
    [[nodiscard]] explicit Autocast(Device device, Dtype dtype = {}, bool enabled = true)
        : Autocast(device.type(), dtype, enabled) {}
    ~Autocast() { torc_autocast_end(); }
    Autocast(const Autocast &) = delete;
    Autocast &operator=(const Autocast &) = delete;
};
namespace backends {
struct UseDeterministicAlgorithmsOptions {
    Bool warn_only = false;
    torc_use_deterministic_algorithms_options c() const {
        torc_use_deterministic_algorithms_options c{};
        c.struct_size = sizeof c;
        c.warn_only = warn_only;
        return c;
    }
};

inline void set_float32_matmul_precision(const Text &precision) {
    detail::done(torc_set_float32_matmul_precision(precision));
}
inline std::string get_float32_matmul_precision() {
    return detail::text(torc_get_float32_matmul_precision());
}
inline void set_fp32_precision(const Text &backend, const Text &op, const Text &precision) {
    detail::done(torc_backends_set_fp32_precision(backend, op, precision));
}
inline std::string fp32_precision(const Text &backend, const Text &op) {
    return detail::text(torc_backends_fp32_precision(backend, op));
}
inline void cuda_matmul_set_allow_tf32(Bool allow) {
    detail::done(torc_backends_cuda_matmul_set_allow_tf32(allow));
}
inline bool cuda_matmul_allow_tf32() {
    return detail::answer(torc_backends_cuda_matmul_allow_tf32());
}
inline void cuda_matmul_set_allow_fp16_reduced_precision_reduction(Bool allow, Bool allow_split_k) {
    detail::done(torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction(allow, allow_split_k));
}
inline bool cuda_matmul_allow_fp16_reduced_precision_reduction() {
    return detail::answer(torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction());
}
inline bool cuda_matmul_allow_fp16_reduced_precision_reduction_split_k() {
    return detail::answer(torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction_split_k());
}
inline void cuda_matmul_set_allow_bf16_reduced_precision_reduction(Bool allow, Bool allow_split_k) {
    detail::done(torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction(allow, allow_split_k));
}
inline bool cuda_matmul_allow_bf16_reduced_precision_reduction() {
    return detail::answer(torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction());
}
inline bool cuda_matmul_allow_bf16_reduced_precision_reduction_split_k() {
    return detail::answer(torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction_split_k());
}
inline void cuda_matmul_set_allow_fp16_accumulation(Bool allow) {
    detail::done(torc_backends_cuda_matmul_set_allow_fp16_accumulation(allow));
}
inline bool cuda_matmul_allow_fp16_accumulation() {
    return detail::answer(torc_backends_cuda_matmul_allow_fp16_accumulation());
}
inline std::string cuda_preferred_blas_library(const Text &library) {
    return detail::text(torc_backends_cuda_preferred_blas_library(library));
}
inline std::string cpu_get_cpu_capability() {
    return detail::text(torc_backends_cpu_get_cpu_capability());
}
inline int cudnn_version() {
    return detail::checked(torc_backends_cudnn_version());
}
inline void cudnn_set_enabled(Bool enabled) {
    detail::done(torc_backends_cudnn_set_enabled(enabled));
}
inline bool cudnn_enabled() {
    return detail::answer(torc_backends_cudnn_enabled());
}
inline void cudnn_set_benchmark(Bool benchmark) {
    detail::done(torc_backends_cudnn_set_benchmark(benchmark));
}
inline bool cudnn_benchmark() {
    return detail::answer(torc_backends_cudnn_benchmark());
}
inline void cudnn_set_benchmark_limit(int limit) {
    detail::done(torc_backends_cudnn_set_benchmark_limit(limit));
}
inline int cudnn_benchmark_limit() {
    return detail::checked(torc_backends_cudnn_benchmark_limit());
}
inline void cudnn_set_deterministic(Bool deterministic) {
    detail::done(torc_backends_cudnn_set_deterministic(deterministic));
}
inline bool cudnn_deterministic() {
    return detail::answer(torc_backends_cudnn_deterministic());
}
inline void cudnn_set_allow_tf32(Bool allow) {
    detail::done(torc_backends_cudnn_set_allow_tf32(allow));
}
inline bool cudnn_allow_tf32() {
    return detail::answer(torc_backends_cudnn_allow_tf32());
}
inline void use_deterministic_algorithms(Bool mode, const UseDeterministicAlgorithmsOptions &options = {}) {
    const torc_use_deterministic_algorithms_options c = options.c();
    detail::done(torc_use_deterministic_algorithms_with(mode, &c));
}
template <class A, class... B, detail::when_positional<UseDeterministicAlgorithmsOptions, decltype(UseDeterministicAlgorithmsOptions::warn_only), A> = 0>
void use_deterministic_algorithms(Bool mode, A &&first, B &&...more) {
    return use_deterministic_algorithms(mode, UseDeterministicAlgorithmsOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline bool are_deterministic_algorithms_enabled() {
    return detail::answer(torc_are_deterministic_algorithms_enabled());
}
inline bool is_deterministic_algorithms_warn_only_enabled() {
    return detail::answer(torc_is_deterministic_algorithms_warn_only_enabled());
}
inline void set_deterministic_debug_mode(int mode) {
    detail::done(torc_set_deterministic_debug_mode(mode));
}
inline int get_deterministic_debug_mode() {
    return detail::checked(torc_get_deterministic_debug_mode());
}
inline void set_fill_uninitialized_memory(Bool fill) {
    detail::done(torc_set_fill_uninitialized_memory(fill));
}
inline bool fill_uninitialized_memory() {
    return detail::answer(torc_fill_uninitialized_memory());
}
} // namespace backends

/* ------------------------------------------------------------------------------- named tensors and files */

struct NamedTensor {
    std::string name;
    Tensor tensor;
};
/** Tensors under names, in order: what state dicts and files are made of. */
class NamedTensors : public std::vector<NamedTensor> {
  public:
    using std::vector<NamedTensor>::vector;
    /** The tensor of that name; undefined if there is none. */
    Tensor find(const std::string &name) const {
        for (const NamedTensor &t : *this)
            if (t.name == name) return t.tensor;
        return {};
    }
    bool contains(const std::string &name) const { return find(name).defined(); }
    /** The same tensors with `prefix` before their names. */
    NamedTensors prefixed(const std::string &prefix) const {
        NamedTensors list;
        for (const NamedTensor &t : *this) list.push_back({prefix + t.name, t.tensor});
        return list;
    }
    /** Those whose names begin with `prefix`, without it. */
    NamedTensors select(const std::string &prefix) const {
        NamedTensors list;
        for (const NamedTensor &t : *this)
            if (t.name.compare(0, prefix.size(), prefix) == 0) list.push_back({t.name.substr(prefix.size()), t.tensor});
        return list;
    }
    NamedTensors &operator+=(const NamedTensors &more) {
        insert(end(), more.begin(), more.end());
        return *this;
    }
    friend NamedTensors operator+(NamedTensors a, const NamedTensors &b) { return std::move(a += b); }
};

namespace detail {
inline NamedTensors named(torc_named_tensors list) {
    if (!list.count) check_error();
    NamedTensors own;
    own.reserve(static_cast<size_t>(list.count));
    for (int64_t i = 0; i < list.count; i++) own.push_back({list.data[i].name, Tensor(list.data[i].tensor)});
    return own;
}
class NamedList {
  public:
    explicit NamedList(const NamedTensors &list) {
        list_.reserve(list.size());
        for (const NamedTensor &t : list) list_.push_back({t.name.c_str(), t.tensor.get()});
    }
    operator torc_named_tensors() const {
        torc_named_tensors list;
        list.data = list_.data();
        list.count = static_cast<int64_t>(list_.size());
        list.handle = nullptr;
        return list;
    }

  private:
    std::vector<torc_named_tensor> list_;
};
} // namespace detail

/** Texts that a file carries besides its tensors. */
using Metadata = std::vector<std::pair<std::string, std::string>>;

namespace detail {
inline Metadata metadata(torc_named_tensors list) {
    const torc_metadata found = torc_safetensors_metadata(list);
    Metadata own;
    for (int64_t i = 0; i < found.count; i++) own.emplace_back(found.data[i].key, found.data[i].value);
    return own;
}
} // namespace detail

/** The tensors of a file. `metadata`, if given, gets its texts. `mmap`: on the CPU they lie in the file itself, which nobody must
 *  cut meanwhile. */
inline NamedTensors safetensors_load(const std::string &path, Device device = {}, Metadata *metadata = nullptr,
                                     bool mmap = false) {
    const detail::Scope scope;
    torc_safetensors_load_options o;
    torc_safetensors_load_options_init(&o);
    o.device = device;
    o.mmap = mmap;
    const torc_named_tensors list = torc_safetensors_load_with(path.c_str(), &o);
    NamedTensors own = detail::named(list);
    if (metadata) *metadata = detail::metadata(list);
    return own;
}
inline NamedTensors safetensors_load_memory(const void *bytes, size_t size, Device device = {},
                                            Metadata *metadata = nullptr) {
    const detail::Scope scope;
    torc_safetensors_load_options o;
    torc_safetensors_load_options_init(&o);
    o.device = device;
    const torc_named_tensors list = torc_safetensors_load_memory_with(bytes, size, &o);
    NamedTensors own = detail::named(list);
    if (metadata) *metadata = detail::metadata(list);
    return own;
}
/** Writes a file, which appears at once or not at all. */
inline void safetensors_save(const std::string &path, const NamedTensors &tensors, const Metadata &metadata = {}) {
    std::vector<torc_metadata_entry> entries;
    for (const auto &entry : metadata) entries.push_back({entry.first.c_str(), entry.second.c_str()});
    torc_safetensors_save_options o;
    torc_safetensors_save_options_init(&o);
    o.metadata.data = entries.data();
    o.metadata.count = static_cast<int64_t>(entries.size());
    detail::done(torc_safetensors_save_with(path.c_str(), detail::NamedList(tensors), &o));
}

/** A DLManagedTensorVersioned of DLPack over the memory of t, for other libraries (torc/io.h says more). It is the caller's, who
 *  calls its deleter once. `stream`: on which queue of the device it will be used; std::nullopt is DLPack's None. */
inline void *to_dlpack(const Tensor &t, bool copy = false, std::optional<int64_t> stream = std::nullopt) {
    torc_to_dlpack_options o;
    torc_to_dlpack_options_init(&o);
    o.copy = copy;
    if (stream) o.stream = *stream;
    return detail::checked(torc_to_dlpack_with(t.get(), &o));
}
/** A tensor over the memory of another library's DLManagedTensorVersioned, which is the tensor's from the call on, also if it throws. */
inline Tensor from_dlpack(void *managed) { return detail::owned<Tensor>(torc_from_dlpack(managed)); }

/* ----------------------------------------------------------------------------------------------- modules */

namespace nn {
struct ModuleToOptions {
    Dtype dtype = {};
    detail::ByName by_name = {};
    Device device = {};
    MemoryFormat memory_format = TORC_PRESERVE_FORMAT;
    torc_module_to_options c() const {
        torc_module_to_options c{};
        c.struct_size = sizeof c;
        c.dtype = dtype;
        c.device = device;
        c.memory_format = memory_format;
        return c;
    }
};
struct LinearOptions {
    Bool bias = true;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    torc_nn_linear_options c() const {
        torc_nn_linear_options c{};
        c.struct_size = sizeof c;
        c.bias = bias;
        c.dtype = dtype;
        c.device = device;
        return c;
    }
};
struct ConvOptions {
    Ints stride = 1;
    Ints padding = 0;
    Ints dilation = 1;
    Int groups = 1;
    Bool bias = true;
    Text padding_mode = std::nullopt;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Text padding_text = std::nullopt;
    torc_nn_conv_options c() const {
        torc_nn_conv_options c{};
        c.struct_size = sizeof c;
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.groups = groups;
        c.bias = bias;
        c.padding_mode = padding_mode;
        c.dtype = dtype;
        c.device = device;
        c.padding_text = padding_text;
        return c;
    }
};
struct EmbeddingOptions {
    OptionalInt padding_idx = std::nullopt;
    detail::ByName by_name = {};
    Bool scale_grad_by_freq = false;
    Dtype dtype = {};
    Device device = {};
    torc_nn_embedding_options c() const {
        torc_nn_embedding_options c{};
        c.struct_size = sizeof c;
        c.padding_idx = padding_idx;
        c.scale_grad_by_freq = scale_grad_by_freq;
        c.dtype = dtype;
        c.device = device;
        return c;
    }
};
struct BatchNormOptions {
    Float eps = 1e-05;
    Float momentum = 0.1;
    Bool affine = true;
    Bool track_running_stats = true;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    Bool cumulative = false;
    torc_nn_batch_norm_options c() const {
        torc_nn_batch_norm_options c{};
        c.struct_size = sizeof c;
        c.eps = eps;
        c.momentum = momentum;
        c.affine = affine;
        c.track_running_stats = track_running_stats;
        c.dtype = dtype;
        c.device = device;
        c.cumulative = cumulative;
        return c;
    }
};
struct LayerNormOptions {
    OptionalFloat eps = std::nullopt;
    Bool elementwise_affine = true;
    Bool bias = true;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    torc_nn_layer_norm_options c() const {
        torc_nn_layer_norm_options c{};
        c.struct_size = sizeof c;
        c.eps = eps;
        c.elementwise_affine = elementwise_affine;
        c.bias = bias;
        c.dtype = dtype;
        c.device = device;
        return c;
    }
};
struct GroupNormOptions {
    Float eps = 1e-05;
    Bool affine = true;
    detail::ByName by_name = {};
    Dtype dtype = {};
    Device device = {};
    torc_nn_group_norm_options c() const {
        torc_nn_group_norm_options c{};
        c.struct_size = sizeof c;
        c.eps = eps;
        c.affine = affine;
        c.dtype = dtype;
        c.device = device;
        return c;
    }
};
struct DropoutOptions {
    Float p = 0.5;
    Bool inplace = false;
    torc_nn_dropout_options c() const {
        torc_nn_dropout_options c{};
        c.struct_size = sizeof c;
        c.p = p;
        c.inplace = inplace;
        return c;
    }
};
struct InplaceOptions {
    Bool inplace = false;
    torc_nn_inplace_options c() const {
        torc_nn_inplace_options c{};
        c.struct_size = sizeof c;
        c.inplace = inplace;
        return c;
    }
};
struct LeakyReluOptions {
    Float negative_slope = 0.01;
    Bool inplace = false;
    torc_nn_leaky_relu_options c() const {
        torc_nn_leaky_relu_options c{};
        c.struct_size = sizeof c;
        c.negative_slope = negative_slope;
        c.inplace = inplace;
        return c;
    }
};
struct EluOptions {
    Float alpha = 1;
    Bool inplace = false;
    torc_nn_elu_options c() const {
        torc_nn_elu_options c{};
        c.struct_size = sizeof c;
        c.alpha = alpha;
        c.inplace = inplace;
        return c;
    }
};
struct HardtanhOptions {
    Float min_val = -1;
    Float max_val = 1;
    Bool inplace = false;
    torc_nn_hardtanh_options c() const {
        torc_nn_hardtanh_options c{};
        c.struct_size = sizeof c;
        c.min_val = min_val;
        c.max_val = max_val;
        c.inplace = inplace;
        return c;
    }
};
struct SoftplusOptions {
    Float beta = 1;
    Float threshold = 20;
    torc_nn_softplus_options c() const {
        torc_nn_softplus_options c{};
        c.struct_size = sizeof c;
        c.beta = beta;
        c.threshold = threshold;
        return c;
    }
};
struct GeluOptions {
    Text approximate = std::nullopt;
    torc_nn_gelu_options c() const {
        torc_nn_gelu_options c{};
        c.struct_size = sizeof c;
        c.approximate = approximate;
        return c;
    }
};
struct MaxPoolOptions {
    Ints stride = std::nullopt;
    Ints padding = 0;
    Ints dilation = 1;
    detail::ByName by_name = {};
    Bool ceil_mode = false;
    torc_nn_max_pool_options c() const {
        torc_nn_max_pool_options c{};
        c.struct_size = sizeof c;
        c.stride = stride;
        c.padding = padding;
        c.dilation = dilation;
        c.ceil_mode = ceil_mode;
        return c;
    }
};
struct AvgPoolOptions {
    Ints stride = std::nullopt;
    Ints padding = 0;
    Bool ceil_mode = false;
    Bool count_include_pad = true;
    OptionalInt divisor_override = std::nullopt;
    torc_nn_avg_pool_options c() const {
        torc_nn_avg_pool_options c{};
        c.struct_size = sizeof c;
        c.stride = stride;
        c.padding = padding;
        c.ceil_mode = ceil_mode;
        c.count_include_pad = count_include_pad;
        c.divisor_override = divisor_override;
        return c;
    }
};
struct FlattenOptions {
    Int start_dim = 1;
    Int end_dim = -1;
    torc_nn_flatten_options c() const {
        torc_nn_flatten_options c{};
        c.struct_size = sizeof c;
        c.start_dim = start_dim;
        c.end_dim = end_dim;
        return c;
    }
};
struct ClassLossOptions {
    OptionalTensor weight = std::nullopt;
    Int ignore_index = -100;
    Text reduction = std::nullopt;
    Float label_smoothing = 0;
    torc_nn_class_loss_options c() const {
        torc_nn_class_loss_options c{};
        c.struct_size = sizeof c;
        c.weight = weight.get();
        c.ignore_index = ignore_index;
        c.reduction = reduction;
        c.label_smoothing = label_smoothing;
        return c;
    }
};
struct LossOptions {
    Text reduction = std::nullopt;
    torc_nn_loss_options c() const {
        torc_nn_loss_options c{};
        c.struct_size = sizeof c;
        c.reduction = reduction;
        return c;
    }
};
struct BceWithLogitsLossOptions {
    OptionalTensor weight = std::nullopt;
    Text reduction = std::nullopt;
    OptionalTensor pos_weight = std::nullopt;
    torc_nn_bce_with_logits_loss_options c() const {
        torc_nn_bce_with_logits_loss_options c{};
        c.struct_size = sizeof c;
        c.weight = weight.get();
        c.reduction = reduction;
        c.pos_weight = pos_weight.get();
        return c;
    }
};
struct InitUniformOptions {
    Float a = 0;
    Float b = 1;
    Generator generator = {};
    torc_init_uniform_options c() const {
        torc_init_uniform_options c{};
        c.struct_size = sizeof c;
        c.a = a;
        c.b = b;
        c.generator = generator.get();
        return c;
    }
};
struct InitNormalOptions {
    Float mean = 0;
    Float std = 1;
    Generator generator = {};
    torc_init_normal_options c() const {
        torc_init_normal_options c{};
        c.struct_size = sizeof c;
        c.mean = mean;
        c.std = std;
        c.generator = generator.get();
        return c;
    }
};
struct InitTruncNormalOptions {
    Float mean = 0;
    Float std = 1;
    Float a = -2;
    Float b = 2;
    Generator generator = {};
    torc_init_trunc_normal_options c() const {
        torc_init_trunc_normal_options c{};
        c.struct_size = sizeof c;
        c.mean = mean;
        c.std = std;
        c.a = a;
        c.b = b;
        c.generator = generator.get();
        return c;
    }
};
struct InitDiracOptions {
    Int groups = 1;
    torc_init_dirac_options c() const {
        torc_init_dirac_options c{};
        c.struct_size = sizeof c;
        c.groups = groups;
        return c;
    }
};
struct InitXavierOptions {
    Float gain = 1;
    Generator generator = {};
    torc_init_xavier_options c() const {
        torc_init_xavier_options c{};
        c.struct_size = sizeof c;
        c.gain = gain;
        c.generator = generator.get();
        return c;
    }
};
struct InitKaimingOptions {
    Float a = 0;
    Text mode = std::nullopt;
    Text nonlinearity = std::nullopt;
    Generator generator = {};
    torc_init_kaiming_options c() const {
        torc_init_kaiming_options c{};
        c.struct_size = sizeof c;
        c.a = a;
        c.mode = mode;
        c.nonlinearity = nonlinearity;
        c.generator = generator.get();
        return c;
    }
};
struct InitCalculateGainOptions {
    Number param = std::nullopt;
    torc_init_calculate_gain_options c() const {
        torc_init_calculate_gain_options c{};
        c.struct_size = sizeof c;
        c.param = param;
        return c;
    }
};
} // namespace nn

struct NamedModule;
/** A module: parameters, buffers and other modules under names, and a forward. Copies are the same module. */
class CustomModule;
class Module : public detail::Handle<torc_module> {
  public:
    using Handle::Handle;
    Module() noexcept = default;
    /** A CustomModule that is about to go would leave a module without an object: make_module keeps it. */
    template <class T, std::enable_if_t<!std::is_lvalue_reference_v<T> && std::is_base_of_v<CustomModule, T>, int> = 0>
    Module(T &&) = delete;

    Tensor operator()(const Tensor &input) const {
        return detail::owned<Tensor>(torc_module_forward(get(), input.get()));
    }
    /** Of modules that take several inputs, such as losses: criterion(input, target). */
    template <class... More> Tensor operator()(const Tensor &first, const Tensor &second, const More &...more) const {
        const torc_tensor inputs[] = {first.get(), second.get(), more.get()...};
        return detail::owned<Tensor>(
            torc_module_forward_many(get(), torc_tensors_of(inputs, 2 + static_cast<int64_t>(sizeof...(more)))));
    }

    const Module &train(bool mode = true) const {
        const torc_module_train_options c{sizeof c, mode, nullptr};
        detail::done(torc_module_train_with(get(), &c));
        return *this;
    }
    const Module &eval() const { return train(false); }
    /** Drop the gradients of all parameters, or fill them with zeros. */
    void zero_grad(bool set_to_none = true) const {
        const torc_module_zero_grad_options c{sizeof c, set_to_none, nullptr};
        detail::done(torc_module_zero_grad_with(get(), &c));
    }
    /** Set the flag of all parameters. */
    void requires_grad_(bool requires_grad = true) const {
        const torc_module_requires_grad_options c{sizeof c, requires_grad, nullptr};
        detail::done(torc_module_requires_grad_inplace_with(get(), &c));
    }
    /** Moves and converts parameters and buffers in place: module.to({.device = "cuda"}). */
    const Module &to(const nn::ModuleToOptions &options) const {
        const torc_module_to_options c = options.c();
        (void)detail::owned<Module>(torc_module_to_with(get(), &c));
        return *this;
    }
    const Module &to(Device device) const {
        nn::ModuleToOptions options;
        options.device = device;
        return to(options);
    }

    NamedTensors named_parameters() const { return names(torc_module_named_parameters); }
    NamedTensors named_buffers() const { return names(torc_module_named_buffers); }
    NamedTensors state_dict() const { return names(torc_module_state_dict); }
    void load_state_dict(const NamedTensors &state, bool strict = true) const {
        const torc_module_load_state_dict_options c{sizeof c, strict, nullptr};
        detail::done(torc_module_load_state_dict_with(get(), detail::NamedList(state), &c));
    }
    std::vector<NamedModule> named_modules() const;
    std::vector<NamedModule> named_children() const;
    std::string class_name() const { return detail::text(torc_module_class_name(get())); }
    /** print(module) in PyTorch. */
    std::string str() const {
        const detail::Scope scope;
        return detail::text(torc_module_to_string(get()));
    }

    Tensor register_parameter(const std::string &name, const Tensor &parameter) const {
        detail::done(torc_module_register_parameter(get(), name.c_str(), parameter.get()));
        return parameter;
    }
    Tensor register_buffer(const std::string &name, const Tensor &buffer, bool persistent = true) const {
        const torc_module_register_buffer_options c{sizeof c, persistent, nullptr};
        detail::done(torc_module_register_buffer_with(get(), name.c_str(), buffer.get(), &c));
        return buffer;
    }
    Module register_module(const std::string &name, const Module &child) const {
        detail::done(torc_module_register_module(get(), name.c_str(), child.get()));
        return child;
    }

    /** visit(module) for every module, children first. */
    template <class F> void apply(F visit) const {
        detail::done(torc_module_apply(get(), visits<F>, detail::context(std::move(visit))));
    }
    /** hook(module, inputs) runs before forward; a tensor that it returns is the first input instead. */
    template <class F> uint64_t register_forward_pre_hook(F hook) const {
        return detail::checked(
            torc_module_register_forward_pre_hook(get(), pre_hook<F>, detail::context(std::move(hook))));
    }
    /** hook(module, inputs, output) runs after forward; a tensor that it returns is the output instead. */
    template <class F> uint64_t register_forward_hook(F hook) const {
        return detail::checked(
            torc_module_register_forward_hook(get(), post_hook<F>, detail::context(std::move(hook))));
    }

    bool is_training() const {
        return detail::answer(torc_module_is_training(get()));
    }
    std::vector<Tensor> parameters() const {
        const detail::Scope scope;
        return detail::tensors(torc_module_parameters(get()));
    }
    Tensor get_parameter(const Text &name) const {
        return detail::owned<Tensor>(torc_module_get_parameter(get(), name));
    }
    Tensor get_buffer(const Text &name) const {
        return detail::owned<Tensor>(torc_module_get_buffer(get(), name));
    }
    Module get_submodule(const Text &name) const {
        return detail::owned<Module>(torc_module_get_submodule(get(), name));
    }
    void remove_hook(uint64_t id) const {
        detail::done(torc_module_remove_hook(get(), id));
    }

  private:
    template <class F> NamedTensors names(F f) const {
        const detail::Scope scope;
        return detail::named(f(get()));
    }
    template <class F> static bool visits(torc_module m, void *data) {
        try {
            (*static_cast<F *>(data))(Module(m));
            return true;
        } catch (...) {
            detail::keep_exception();
            return false;
        }
    }
    template <class F> static torc_tensor pre_hook(torc_module m, torc_tensors inputs, void *data) {
        try {
            F &hook = *static_cast<F *>(data);
            if constexpr (std::is_void_v<decltype(hook(Module(m), detail::tensors(inputs)))>) {
                hook(Module(m), detail::tensors(inputs));
                return nullptr;
            } else
                return detail::lend(Tensor(hook(Module(m), detail::tensors(inputs))));
        } catch (...) {
            detail::keep_exception();
            return nullptr;
        }
    }
    template <class F>
    static torc_tensor post_hook(torc_module m, torc_tensors inputs, torc_tensor output, void *data) {
        try {
            F &hook = *static_cast<F *>(data);
            if constexpr (std::is_void_v<decltype(hook(Module(m), detail::tensors(inputs), Tensor(output)))>) {
                hook(Module(m), detail::tensors(inputs), Tensor(output));
                return nullptr;
            } else
                return detail::lend(Tensor(hook(Module(m), detail::tensors(inputs), Tensor(output))));
        } catch (...) {
            detail::keep_exception();
            return nullptr;
        }
    }
};
struct NamedModule {
    std::string name;
    Module module;
};

namespace detail {
inline std::vector<NamedModule> modules(torc_named_modules list) {
    if (!list.count) check_error();
    std::vector<NamedModule> own;
    for (int64_t i = 0; i < list.count; i++) own.push_back({list.data[i].name, Module(list.data[i].module)});
    return own;
}
} // namespace detail
inline std::vector<NamedModule> Module::named_modules() const {
    const detail::Scope scope;
    return detail::modules(torc_module_named_modules(get()));
}
inline std::vector<NamedModule> Module::named_children() const {
    const detail::Scope scope;
    return detail::modules(torc_module_named_children(get()));
}
template <class Traits>
std::basic_ostream<char, Traits> &operator<<(std::basic_ostream<char, Traits> &out, const Module &m) {
    return out << m.str().c_str();
}

/** A module of the program's own: derive from it, register in the constructor what it has, and override a forward.
 *
 *     struct Net : torc::CustomModule {
 *         torc::Module hidden = register_module("hidden", torc::nn::linear(64, 32));
 *         torc::Tensor scale = register_parameter("scale", torc::parameter(torc::ones({1})));
 *         Net() : CustomModule("Net") {}
 *         torc::Tensor forward(const torc::Tensor &x) override { return torc::relu(hidden(x)) * scale; }
 *     };
 *     Net net;                                             // a variable is a module like any other
 *     torc::Module m = torc::make_module<Net>();           // or the module owns the object: for containers, and to return it
 *
 * A variable that is gone while some other module still has it is an error where it would run. */
class CustomModule : public Module {
  public:
    explicit CustomModule(const char *name = "CustomModule") {
        torc_module_class c{};
        c.struct_size = sizeof c;
        c.name = name;
        c.forward_many = forward_many_of;
        c.extra_repr = extra_repr_of;
        link_ = new Link{this, false, {1}}; /* the module's from here on, and gone with it if there is none */
        static_cast<Module &>(*this) = detail::owned<Module>(torc_module_new(&c, {link_, destroy_of}));
        link_->holders++;
    }
    CustomModule(const CustomModule &) = delete;
    CustomModule &operator=(const CustomModule &) = delete;
    virtual ~CustomModule() {
        if (link_->owned)
            (void)release(); /* the reference that make_module took */
        else
            link_->object = nullptr;
        let_go(link_);
    }

    virtual Tensor forward(const Tensor &) {
        throw NotImplementedError(TORC_ERROR_NOT_IMPLEMENTED, class_name() + " has no forward of one input");
    }
    virtual Tensor forward_many(const std::vector<Tensor> &inputs) {
        throw NotImplementedError(TORC_ERROR_NOT_IMPLEMENTED, class_name() + " has no forward_many, for " +
                                                                  std::to_string(inputs.size()) + " inputs");
    }
    /** What stands between the parentheses when it is printed. */
    virtual std::string extra_repr() const { return ""; }

  private:
    template <class T, class... A> friend Module make_module(A &&...arguments);
    /* Between the object and the module. Both hold it, as either may go first: the handle of an object may be moved from, given
     * another module or released, and then the module is gone, or somebody else's, while the object lives on. */
    struct Link {
        CustomModule *object;
        bool owned; /* the module deletes the object */
        std::atomic<int> holders;
    };
    static void let_go(Link *link) {
        if (--link->holders == 0) delete link;
    }
    static CustomModule &object_of(void *context) {
        CustomModule *object = static_cast<Link *>(context)->object;
        if (!object)
            throw Error(
                TORC_ERROR_RUNTIME,
                "the C++ object of this module is gone: torc::make_module keeps it, and a variable must live as "
                "long as the modules that it is in");
        return *object;
    }
    static torc_tensor forward_many_of(torc_module, torc_tensors inputs, void *context) {
        try {
            CustomModule &object = object_of(context);
            return detail::lend(inputs.count == 1 ? object.forward(Tensor(inputs.data[0]))
                                                  : object.forward_many(detail::tensors(inputs)));
        } catch (...) {
            detail::keep_exception();
            return nullptr;
        }
    }
    static int extra_repr_of(torc_module, char *buffer, size_t size, void *context) {
        try {
            const std::string text = object_of(context).extra_repr();
            if (size) {
                const size_t n = text.size() < size ? text.size() : size - 1;
                std::memcpy(buffer, text.data(), n);
                buffer[n] = 0;
            }
            return static_cast<int>(text.size());
        } catch (...) {
            detail::keep_exception();
            return -1;
        }
    }
    static void destroy_of(void *context) {
        Link *link = static_cast<Link *>(context);
        if (link->object && link->owned) delete link->object;
        let_go(link);
    }
    Link *link_;
};

/** A module whose object, a T made of these arguments, lives as long as the module. */
template <class T, class... A> Module make_module(A &&...arguments) {
    static_assert(std::is_base_of_v<CustomModule, T>, "modules of the program's own derive from torc::CustomModule");
    T *object = new T(std::forward<A>(arguments)...);
    CustomModule &custom = *object;
    custom.link_->owned = true;
    return Module(detail::Adopt{}, custom.get()); /* the object has no reference any more, and does not let go of one */
}

/** A parameter over the elements of t: a leaf that requires grad. */
inline Tensor parameter(const Tensor &t) { return detail::owned<Tensor>(torc_parameter(t.get())); }

namespace nn {
inline Module module_list(const std::vector<Module> &modules) {
    return detail::owned<Module>(torc_nn_module_list(detail::ModuleList(modules)));
}
inline Module append(const Module &m, const Module &child) {
    return detail::owned<Module>(torc_nn_append(m.get(), child.get()));
}
inline Module linear(Int in_features, Int out_features, const LinearOptions &options = {}) {
    const torc_nn_linear_options c = options.c();
    return detail::owned<Module>(torc_nn_linear_with(in_features, out_features, &c));
}
template <class A, class... B, detail::when_positional<LinearOptions, decltype(LinearOptions::bias), A> = 0>
Module linear(Int in_features, Int out_features, A &&first, B &&...more) {
    return linear(in_features, out_features, LinearOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module conv1d(Int in_channels, Int out_channels, const Ints &kernel_size, const ConvOptions &options = {}) {
    const torc_nn_conv_options c = options.c();
    return detail::owned<Module>(torc_nn_conv1d_with(in_channels, out_channels, kernel_size, &c));
}
template <class A, class... B, detail::when_positional<ConvOptions, decltype(ConvOptions::stride), A> = 0>
Module conv1d(Int in_channels, Int out_channels, const Ints &kernel_size, A &&first, B &&...more) {
    return conv1d(in_channels, out_channels, kernel_size, ConvOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module conv2d(Int in_channels, Int out_channels, const Ints &kernel_size, const ConvOptions &options = {}) {
    const torc_nn_conv_options c = options.c();
    return detail::owned<Module>(torc_nn_conv2d_with(in_channels, out_channels, kernel_size, &c));
}
template <class A, class... B, detail::when_positional<ConvOptions, decltype(ConvOptions::stride), A> = 0>
Module conv2d(Int in_channels, Int out_channels, const Ints &kernel_size, A &&first, B &&...more) {
    return conv2d(in_channels, out_channels, kernel_size, ConvOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module embedding(Int num_embeddings, Int embedding_dim, const EmbeddingOptions &options = {}) {
    const torc_nn_embedding_options c = options.c();
    return detail::owned<Module>(torc_nn_embedding_with(num_embeddings, embedding_dim, &c));
}
template <class A, class... B, detail::when_positional<EmbeddingOptions, decltype(EmbeddingOptions::padding_idx), A> = 0>
Module embedding(Int num_embeddings, Int embedding_dim, A &&first, B &&...more) {
    return embedding(num_embeddings, embedding_dim, EmbeddingOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module batch_norm1d(Int num_features, const BatchNormOptions &options = {}) {
    const torc_nn_batch_norm_options c = options.c();
    return detail::owned<Module>(torc_nn_batch_norm1d_with(num_features, &c));
}
template <class A, class... B, detail::when_positional<BatchNormOptions, decltype(BatchNormOptions::eps), A> = 0>
Module batch_norm1d(Int num_features, A &&first, B &&...more) {
    return batch_norm1d(num_features, BatchNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module batch_norm2d(Int num_features, const BatchNormOptions &options = {}) {
    const torc_nn_batch_norm_options c = options.c();
    return detail::owned<Module>(torc_nn_batch_norm2d_with(num_features, &c));
}
template <class A, class... B, detail::when_positional<BatchNormOptions, decltype(BatchNormOptions::eps), A> = 0>
Module batch_norm2d(Int num_features, A &&first, B &&...more) {
    return batch_norm2d(num_features, BatchNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module layer_norm(const Ints &normalized_shape, const LayerNormOptions &options = {}) {
    const torc_nn_layer_norm_options c = options.c();
    return detail::owned<Module>(torc_nn_layer_norm_with(normalized_shape, &c));
}
template <class A, class... B, detail::when_positional<LayerNormOptions, decltype(LayerNormOptions::eps), A> = 0>
Module layer_norm(const Ints &normalized_shape, A &&first, B &&...more) {
    return layer_norm(normalized_shape, LayerNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module rms_norm(const Ints &normalized_shape, const LayerNormOptions &options = {}) {
    const torc_nn_layer_norm_options c = options.c();
    return detail::owned<Module>(torc_nn_rms_norm_with(normalized_shape, &c));
}
template <class A, class... B, detail::when_positional<LayerNormOptions, decltype(LayerNormOptions::eps), A> = 0>
Module rms_norm(const Ints &normalized_shape, A &&first, B &&...more) {
    return rms_norm(normalized_shape, LayerNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module group_norm(Int num_groups, Int num_channels, const GroupNormOptions &options = {}) {
    const torc_nn_group_norm_options c = options.c();
    return detail::owned<Module>(torc_nn_group_norm_with(num_groups, num_channels, &c));
}
template <class A, class... B, detail::when_positional<GroupNormOptions, decltype(GroupNormOptions::eps), A> = 0>
Module group_norm(Int num_groups, Int num_channels, A &&first, B &&...more) {
    return group_norm(num_groups, num_channels, GroupNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module dropout(const DropoutOptions &options = {}) {
    const torc_nn_dropout_options c = options.c();
    return detail::owned<Module>(torc_nn_dropout_with(&c));
}
template <class A, class... B, detail::when_positional<DropoutOptions, decltype(DropoutOptions::p), A> = 0>
Module dropout(A &&first, B &&...more) {
    return dropout(DropoutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module dropout2d(const DropoutOptions &options = {}) {
    const torc_nn_dropout_options c = options.c();
    return detail::owned<Module>(torc_nn_dropout2d_with(&c));
}
template <class A, class... B, detail::when_positional<DropoutOptions, decltype(DropoutOptions::p), A> = 0>
Module dropout2d(A &&first, B &&...more) {
    return dropout2d(DropoutOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module relu(const InplaceOptions &options = {}) {
    const torc_nn_inplace_options c = options.c();
    return detail::owned<Module>(torc_nn_relu_with(&c));
}
template <class A, class... B, detail::when_positional<InplaceOptions, decltype(InplaceOptions::inplace), A> = 0>
Module relu(A &&first, B &&...more) {
    return relu(InplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module relu6(const InplaceOptions &options = {}) {
    const torc_nn_inplace_options c = options.c();
    return detail::owned<Module>(torc_nn_relu6_with(&c));
}
template <class A, class... B, detail::when_positional<InplaceOptions, decltype(InplaceOptions::inplace), A> = 0>
Module relu6(A &&first, B &&...more) {
    return relu6(InplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module silu(const InplaceOptions &options = {}) {
    const torc_nn_inplace_options c = options.c();
    return detail::owned<Module>(torc_nn_silu_with(&c));
}
template <class A, class... B, detail::when_positional<InplaceOptions, decltype(InplaceOptions::inplace), A> = 0>
Module silu(A &&first, B &&...more) {
    return silu(InplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module mish(const InplaceOptions &options = {}) {
    const torc_nn_inplace_options c = options.c();
    return detail::owned<Module>(torc_nn_mish_with(&c));
}
template <class A, class... B, detail::when_positional<InplaceOptions, decltype(InplaceOptions::inplace), A> = 0>
Module mish(A &&first, B &&...more) {
    return mish(InplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module hardswish(const InplaceOptions &options = {}) {
    const torc_nn_inplace_options c = options.c();
    return detail::owned<Module>(torc_nn_hardswish_with(&c));
}
template <class A, class... B, detail::when_positional<InplaceOptions, decltype(InplaceOptions::inplace), A> = 0>
Module hardswish(A &&first, B &&...more) {
    return hardswish(InplaceOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module leaky_relu(const LeakyReluOptions &options = {}) {
    const torc_nn_leaky_relu_options c = options.c();
    return detail::owned<Module>(torc_nn_leaky_relu_with(&c));
}
template <class A, class... B, detail::when_positional<LeakyReluOptions, decltype(LeakyReluOptions::negative_slope), A> = 0>
Module leaky_relu(A &&first, B &&...more) {
    return leaky_relu(LeakyReluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module elu(const EluOptions &options = {}) {
    const torc_nn_elu_options c = options.c();
    return detail::owned<Module>(torc_nn_elu_with(&c));
}
template <class A, class... B, detail::when_positional<EluOptions, decltype(EluOptions::alpha), A> = 0>
Module elu(A &&first, B &&...more) {
    return elu(EluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module hardtanh(const HardtanhOptions &options = {}) {
    const torc_nn_hardtanh_options c = options.c();
    return detail::owned<Module>(torc_nn_hardtanh_with(&c));
}
template <class A, class... B, detail::when_positional<HardtanhOptions, decltype(HardtanhOptions::min_val), A> = 0>
Module hardtanh(A &&first, B &&...more) {
    return hardtanh(HardtanhOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module softplus(const SoftplusOptions &options = {}) {
    const torc_nn_softplus_options c = options.c();
    return detail::owned<Module>(torc_nn_softplus_with(&c));
}
template <class A, class... B, detail::when_positional<SoftplusOptions, decltype(SoftplusOptions::beta), A> = 0>
Module softplus(A &&first, B &&...more) {
    return softplus(SoftplusOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module gelu(const GeluOptions &options = {}) {
    const torc_nn_gelu_options c = options.c();
    return detail::owned<Module>(torc_nn_gelu_with(&c));
}
template <class A, class... B, detail::when_positional<GeluOptions, decltype(GeluOptions::approximate), A> = 0>
Module gelu(A &&first, B &&...more) {
    return gelu(GeluOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module sigmoid() {
    return detail::owned<Module>(torc_nn_sigmoid());
}
inline Module tanh() {
    return detail::owned<Module>(torc_nn_tanh());
}
inline Module softmax(Int dim) {
    return detail::owned<Module>(torc_nn_softmax(dim));
}
inline Module log_softmax(Int dim) {
    return detail::owned<Module>(torc_nn_log_softmax(dim));
}
inline Module identity() {
    return detail::owned<Module>(torc_nn_identity());
}
inline Module max_pool2d(const Ints &kernel_size, const MaxPoolOptions &options = {}) {
    const torc_nn_max_pool_options c = options.c();
    return detail::owned<Module>(torc_nn_max_pool2d_with(kernel_size, &c));
}
template <class A, class... B, detail::when_positional<MaxPoolOptions, decltype(MaxPoolOptions::stride), A> = 0>
Module max_pool2d(const Ints &kernel_size, A &&first, B &&...more) {
    return max_pool2d(kernel_size, MaxPoolOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module avg_pool2d(const Ints &kernel_size, const AvgPoolOptions &options = {}) {
    const torc_nn_avg_pool_options c = options.c();
    return detail::owned<Module>(torc_nn_avg_pool2d_with(kernel_size, &c));
}
template <class A, class... B, detail::when_positional<AvgPoolOptions, decltype(AvgPoolOptions::stride), A> = 0>
Module avg_pool2d(const Ints &kernel_size, A &&first, B &&...more) {
    return avg_pool2d(kernel_size, AvgPoolOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module adaptive_avg_pool2d(const Ints &output_size) {
    return detail::owned<Module>(torc_nn_adaptive_avg_pool2d(output_size));
}
inline Module flatten(const FlattenOptions &options = {}) {
    const torc_nn_flatten_options c = options.c();
    return detail::owned<Module>(torc_nn_flatten_with(&c));
}
template <class A, class... B, detail::when_positional<FlattenOptions, decltype(FlattenOptions::start_dim), A> = 0>
Module flatten(A &&first, B &&...more) {
    return flatten(FlattenOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module unflatten(Int dim, const Ints &unflattened_size) {
    return detail::owned<Module>(torc_nn_unflatten(dim, unflattened_size));
}
inline Module cross_entropy_loss(const ClassLossOptions &options = {}) {
    const torc_nn_class_loss_options c = options.c();
    return detail::owned<Module>(torc_nn_cross_entropy_loss_with(&c));
}
template <class A, class... B, detail::when_positional<ClassLossOptions, decltype(ClassLossOptions::weight), A> = 0>
Module cross_entropy_loss(A &&first, B &&...more) {
    return cross_entropy_loss(ClassLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module nll_loss(const ClassLossOptions &options = {}) {
    const torc_nn_class_loss_options c = options.c();
    return detail::owned<Module>(torc_nn_nll_loss_with(&c));
}
template <class A, class... B, detail::when_positional<ClassLossOptions, decltype(ClassLossOptions::weight), A> = 0>
Module nll_loss(A &&first, B &&...more) {
    return nll_loss(ClassLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module mse_loss(const LossOptions &options = {}) {
    const torc_nn_loss_options c = options.c();
    return detail::owned<Module>(torc_nn_mse_loss_with(&c));
}
template <class A, class... B, detail::when_positional<LossOptions, decltype(LossOptions::reduction), A> = 0>
Module mse_loss(A &&first, B &&...more) {
    return mse_loss(LossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module l1_loss(const LossOptions &options = {}) {
    const torc_nn_loss_options c = options.c();
    return detail::owned<Module>(torc_nn_l1_loss_with(&c));
}
template <class A, class... B, detail::when_positional<LossOptions, decltype(LossOptions::reduction), A> = 0>
Module l1_loss(A &&first, B &&...more) {
    return l1_loss(LossOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Module bce_with_logits_loss(const BceWithLogitsLossOptions &options = {}) {
    const torc_nn_bce_with_logits_loss_options c = options.c();
    return detail::owned<Module>(torc_nn_bce_with_logits_loss_with(&c));
}
template <class A, class... B, detail::when_positional<BceWithLogitsLossOptions, decltype(BceWithLogitsLossOptions::weight), A> = 0>
Module bce_with_logits_loss(A &&first, B &&...more) {
    return bce_with_logits_loss(BceWithLogitsLossOptions{std::forward<A>(first), std::forward<B>(more)...});
}

/** A module that is one function of one tensor, printed under that name:
 *      torc::nn::lambda("Swish", [](const torc::Tensor &x) { return x * torc::sigmoid(x); }) */
template <class F> Module lambda(const char *name, F forward) {
    struct Function : CustomModule {
        Function(const char *called, F f) : CustomModule(called), f_(std::move(f)) {}
        Tensor forward(const Tensor &x) override { return f_(x); }
        F f_;
    };
    return make_module<Function>(name, std::move(forward));
}

/* A module of the program's own that no variable holds. */
template <class T>
constexpr bool is_going = !std::is_lvalue_reference_v<T> && std::is_base_of_v<CustomModule, std::remove_reference_t<T>>;
inline Module sequential(const std::vector<Module> &modules) {
    return detail::owned<Module>(torc_nn_sequential_list(detail::ModuleList(modules)));
}
/** One of the modules of sequential({…}). */
class Child {
  public:
    Child(const Module &module) : module_(module.get()) {}
    template <class T, std::enable_if_t<is_going<T>, int> = 0>
    Child(T &&) = delete; /* this CustomModule is about to go: torc::make_module keeps it */
    torc_module get() const { return module_; }

  private:
    torc_module module_;
};
/** The modules one after the other, in braces: sequential({linear(784, 32), relu()}). So they are made from left to right, and a seed
 *  gives the weights that it gives elsewhere; the arguments of a call are made in any order. */
inline Module sequential(std::initializer_list<Child> children) {
    std::vector<torc_module> list;
    for (const Child &child : children) list.push_back(child.get());
    return detail::owned<Module>(
        torc_nn_sequential_list(torc_modules_of(list.data(), static_cast<int64_t>(list.size()))));
}
template <class First, class... M, std::enable_if_t<std::is_base_of_v<Module, std::remove_reference_t<First>>, int> = 0>
Module sequential(First &&, M &&...) = delete; /* in braces: sequential({linear(784, 32), relu()}) */

namespace init {
inline Tensor uniform_(const Tensor &t, const InitUniformOptions &options = {}) {
    const torc_init_uniform_options c = options.c();
    return detail::owned<Tensor>(torc_init_uniform_inplace_with(t.get(), &c));
}
template <class A, class... B, detail::when_positional<InitUniformOptions, decltype(InitUniformOptions::a), A> = 0>
Tensor uniform_(const Tensor &t, A &&first, B &&...more) {
    return uniform_(t, InitUniformOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor normal_(const Tensor &t, const InitNormalOptions &options = {}) {
    const torc_init_normal_options c = options.c();
    return detail::owned<Tensor>(torc_init_normal_inplace_with(t.get(), &c));
}
template <class A, class... B, detail::when_positional<InitNormalOptions, decltype(InitNormalOptions::mean), A> = 0>
Tensor normal_(const Tensor &t, A &&first, B &&...more) {
    return normal_(t, InitNormalOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor trunc_normal_(const Tensor &t, const InitTruncNormalOptions &options = {}) {
    const torc_init_trunc_normal_options c = options.c();
    return detail::owned<Tensor>(torc_init_trunc_normal_inplace_with(t.get(), &c));
}
template <class A, class... B, detail::when_positional<InitTruncNormalOptions, decltype(InitTruncNormalOptions::mean), A> = 0>
Tensor trunc_normal_(const Tensor &t, A &&first, B &&...more) {
    return trunc_normal_(t, InitTruncNormalOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor constant_(const Tensor &t, double value) {
    return detail::owned<Tensor>(torc_init_constant_(t.get(), value));
}
inline Tensor ones_(const Tensor &t) {
    return detail::owned<Tensor>(torc_init_ones_(t.get()));
}
inline Tensor zeros_(const Tensor &t) {
    return detail::owned<Tensor>(torc_init_zeros_(t.get()));
}
inline Tensor eye_(const Tensor &t) {
    return detail::owned<Tensor>(torc_init_eye_(t.get()));
}
inline Tensor dirac_(const Tensor &t, const InitDiracOptions &options = {}) {
    const torc_init_dirac_options c = options.c();
    return detail::owned<Tensor>(torc_init_dirac_inplace_with(t.get(), &c));
}
template <class A, class... B, detail::when_positional<InitDiracOptions, decltype(InitDiracOptions::groups), A> = 0>
Tensor dirac_(const Tensor &t, A &&first, B &&...more) {
    return dirac_(t, InitDiracOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor xavier_uniform_(const Tensor &t, const InitXavierOptions &options = {}) {
    const torc_init_xavier_options c = options.c();
    return detail::owned<Tensor>(torc_init_xavier_uniform_inplace_with(t.get(), &c));
}
template <class A, class... B, detail::when_positional<InitXavierOptions, decltype(InitXavierOptions::gain), A> = 0>
Tensor xavier_uniform_(const Tensor &t, A &&first, B &&...more) {
    return xavier_uniform_(t, InitXavierOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor xavier_normal_(const Tensor &t, const InitXavierOptions &options = {}) {
    const torc_init_xavier_options c = options.c();
    return detail::owned<Tensor>(torc_init_xavier_normal_inplace_with(t.get(), &c));
}
template <class A, class... B, detail::when_positional<InitXavierOptions, decltype(InitXavierOptions::gain), A> = 0>
Tensor xavier_normal_(const Tensor &t, A &&first, B &&...more) {
    return xavier_normal_(t, InitXavierOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor kaiming_uniform_(const Tensor &t, const InitKaimingOptions &options = {}) {
    const torc_init_kaiming_options c = options.c();
    return detail::owned<Tensor>(torc_init_kaiming_uniform_inplace_with(t.get(), &c));
}
template <class A, class... B, detail::when_positional<InitKaimingOptions, decltype(InitKaimingOptions::a), A> = 0>
Tensor kaiming_uniform_(const Tensor &t, A &&first, B &&...more) {
    return kaiming_uniform_(t, InitKaimingOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor kaiming_normal_(const Tensor &t, const InitKaimingOptions &options = {}) {
    const torc_init_kaiming_options c = options.c();
    return detail::owned<Tensor>(torc_init_kaiming_normal_inplace_with(t.get(), &c));
}
template <class A, class... B, detail::when_positional<InitKaimingOptions, decltype(InitKaimingOptions::a), A> = 0>
Tensor kaiming_normal_(const Tensor &t, A &&first, B &&...more) {
    return kaiming_normal_(t, InitKaimingOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline double calculate_gain(const Text &nonlinearity, const InitCalculateGainOptions &options = {}) {
    const torc_init_calculate_gain_options c = options.c();
    return detail::checked(torc_init_calculate_gain_with(nonlinearity, &c));
}
template <class A, class... B, detail::when_positional<InitCalculateGainOptions, decltype(InitCalculateGainOptions::param), A> = 0>
double calculate_gain(const Text &nonlinearity, A &&first, B &&...more) {
    return calculate_gain(nonlinearity, InitCalculateGainOptions{std::forward<A>(first), std::forward<B>(more)...});
}
} // namespace init
} // namespace nn

/* -------------------------------------------------------------------------------------------- optimizers */

namespace detail {
template <class F> double lr_of(int64_t epoch, int64_t group, void *data) {
    try {
        if constexpr (std::is_invocable_v<F &, int64_t, int64_t>)
            return static_cast<double>((*static_cast<F *>(data))(epoch, group));
        else
            return (void)group, static_cast<double>((*static_cast<F *>(data))(epoch));
    } catch (...) {
        keep_exception();
        return 0;
    }
}
} // namespace detail

namespace optim {

struct SgdOptions {
    Float lr = 1e-3;
    Float momentum = 0;
    Float dampening = 0;
    Float weight_decay = 0;
    Bool nesterov = false;
    detail::ByName by_name = {};
    Bool maximize = false;
    OptionalTensor lr_tensor = std::nullopt;
    torc_sgd_options c() const {
        torc_sgd_options c{};
        c.struct_size = sizeof c;
        c.lr = lr;
        c.momentum = momentum;
        c.dampening = dampening;
        c.weight_decay = weight_decay;
        c.nesterov = nesterov;
        c.maximize = maximize;
        c.lr_tensor = lr_tensor.get();
        return c;
    }
};
struct AdamOptions {
    Float lr = 1e-3;
    Float beta1 = 0.9;
    Float beta2 = 0.999;
    Float eps = 1e-8;
    OptionalFloat weight_decay = std::nullopt;
    Bool amsgrad = false;
    detail::ByName by_name = {};
    Bool maximize = false;
    OptionalTensor lr_tensor = std::nullopt;
    torc_adam_options c() const {
        torc_adam_options c{};
        c.struct_size = sizeof c;
        c.lr = lr;
        c.beta1 = beta1;
        c.beta2 = beta2;
        c.eps = eps;
        c.weight_decay = weight_decay;
        c.amsgrad = amsgrad;
        c.maximize = maximize;
        c.lr_tensor = lr_tensor.get();
        return c;
    }
};
struct ParamGroupOptions {
    detail::ByName by_name = {};
    OptionalFloat lr = std::nullopt;
    OptionalFloat momentum = std::nullopt;
    OptionalFloat dampening = std::nullopt;
    OptionalFloat weight_decay = std::nullopt;
    OptionalBool nesterov = std::nullopt;
    OptionalBool maximize = std::nullopt;
    OptionalFloat beta1 = std::nullopt;
    OptionalFloat beta2 = std::nullopt;
    OptionalFloat eps = std::nullopt;
    OptionalBool amsgrad = std::nullopt;
    OptionalTensor lr_tensor = std::nullopt;
    torc_param_group_options c() const {
        torc_param_group_options c{};
        c.struct_size = sizeof c;
        c.lr = lr;
        c.momentum = momentum;
        c.dampening = dampening;
        c.weight_decay = weight_decay;
        c.nesterov = nesterov;
        c.maximize = maximize;
        c.beta1 = beta1;
        c.beta2 = beta2;
        c.eps = eps;
        c.amsgrad = amsgrad;
        c.lr_tensor = lr_tensor.get();
        return c;
    }
};
struct OptimizerStepOptions {
    detail::ByName by_name = {};
    OptionalTensor grad_scale = std::nullopt;
    OptionalTensor found_inf = std::nullopt;
    torc_optimizer_step_options c() const {
        torc_optimizer_step_options c{};
        c.struct_size = sizeof c;
        c.grad_scale = grad_scale.get();
        c.found_inf = found_inf.get();
        return c;
    }
};
struct StepLrOptions {
    Float gamma = 0.1;
    torc_step_lr_options c() const {
        torc_step_lr_options c{};
        c.struct_size = sizeof c;
        c.gamma = gamma;
        return c;
    }
};
struct ConstantLrOptions {
    Float factor = 1.0 / 3;
    Int total_iters = 5;
    torc_constant_lr_options c() const {
        torc_constant_lr_options c{};
        c.struct_size = sizeof c;
        c.factor = factor;
        c.total_iters = total_iters;
        return c;
    }
};
struct LinearLrOptions {
    Float start_factor = 1.0 / 3;
    Float end_factor = 1;
    Int total_iters = 5;
    torc_linear_lr_options c() const {
        torc_linear_lr_options c{};
        c.struct_size = sizeof c;
        c.start_factor = start_factor;
        c.end_factor = end_factor;
        c.total_iters = total_iters;
        return c;
    }
};
struct CosineAnnealingLrOptions {
    Float eta_min = 0;
    torc_cosine_annealing_lr_options c() const {
        torc_cosine_annealing_lr_options c{};
        c.struct_size = sizeof c;
        c.eta_min = eta_min;
        return c;
    }
};
struct OneCycleLrOptions {
    OptionalInt total_steps = std::nullopt;
    OptionalInt epochs = std::nullopt;
    OptionalInt steps_per_epoch = std::nullopt;
    Float pct_start = 0.3;
    Text anneal_strategy = std::nullopt;
    Bool cycle_momentum = true;
    Float base_momentum = 0.85;
    Float max_momentum = 0.95;
    Float div_factor = 25;
    Float final_div_factor = 10000;
    Bool three_phase = false;
    detail::ByName by_name = {};
    std::vector<double> max_lrs = {};
    torc_one_cycle_lr_options c() const {
        torc_one_cycle_lr_options c{};
        c.struct_size = sizeof c;
        c.total_steps = total_steps;
        c.epochs = epochs;
        c.steps_per_epoch = steps_per_epoch;
        c.pct_start = pct_start;
        c.anneal_strategy = anneal_strategy;
        c.cycle_momentum = cycle_momentum;
        c.base_momentum = base_momentum;
        c.max_momentum = max_momentum;
        c.div_factor = div_factor;
        c.final_div_factor = final_div_factor;
        c.three_phase = three_phase;
        c.max_lrs = max_lrs.data();
        c.max_lrs_count = static_cast<int64_t>(max_lrs.size());
        return c;
    }
};
struct ClipGradNormOptions {
    Float norm_type = 2;
    Bool error_if_nonfinite = false;
    torc_clip_grad_norm_options c() const {
        torc_clip_grad_norm_options c{};
        c.struct_size = sizeof c;
        c.norm_type = norm_type;
        c.error_if_nonfinite = error_if_nonfinite;
        return c;
    }
};

/** Updates parameters by their gradients. Copies are the same optimizer. */
class Optimizer : public detail::Handle<torc_optimizer> {
  public:
    using Handle::Handle;
    Optimizer() noexcept = default;
    void step(const OptimizerStepOptions &options = {}) const {
        const torc_optimizer_step_options c = options.c();
        detail::done(torc_optimizer_step_with(get(), &c));
    }
    void zero_grad(bool set_to_none = true) const {
        const torc_optimizer_zero_grad_options c{sizeof c, set_to_none, nullptr};
        detail::done(torc_optimizer_zero_grad_with(get(), &c));
    }
    /** The learning rate of a group. Here and below a group that is left out is the first. */
    double get_lr(int64_t group = 0) const { return detail::checked(torc_optimizer_get_lr(get(), group)); }
    /** A number of a group by PyTorch's name: "momentum". */
    double option(const std::string &name, int64_t group = 0) const {
        return detail::checked(torc_optimizer_get(get(), group, name.c_str()));
    }
    void set_option(const std::string &name, double value, int64_t group = 0) const {
        detail::done(torc_optimizer_set(get(), group, name.c_str(), value));
    }
    NamedTensors state_dict() const {
        const detail::Scope scope;
        return detail::named(torc_optimizer_state_dict(get()));
    }
    void load_state_dict(const NamedTensors &state) const {
        detail::done(torc_optimizer_load_state_dict(get(), detail::NamedList(state)));
    }
    void set_lr(double lr, int64_t group = 0) const { detail::done(torc_optimizer_set_lr(get(), group, lr)); }

    void add_param_group(const std::vector<Tensor> &params, const ParamGroupOptions &options = {}) const {
        const torc_param_group_options c = options.c();
        detail::done(torc_optimizer_add_param_group_with(get(), detail::TensorList(params), &c));
    }
    std::string name() const {
        return detail::text(torc_optimizer_name(get()));
    }
    int64_t num_groups() const {
        return detail::checked(torc_optimizer_num_groups(get()));
    }
    std::vector<Tensor> group_params(Int group) const {
        const detail::Scope scope;
        return detail::tensors(torc_optimizer_group_params(get(), group));
    }
};

/** Changes the learning rates of an optimizer. */
class Scheduler : public detail::Handle<torc_scheduler> {
  public:
    using Handle::Handle;
    Scheduler() noexcept = default;
    double get_last_lr(int64_t group = 0) const { return detail::checked(torc_scheduler_get_last_lr(get(), group)); }
    NamedTensors state_dict() const {
        const detail::Scope scope;
        return detail::named(torc_scheduler_state_dict(get()));
    }
    void load_state_dict(const NamedTensors &state) const {
        detail::done(torc_scheduler_load_state_dict(get(), detail::NamedList(state)));
    }

    void step() const {
        detail::done(torc_scheduler_step(get()));
    }
    int64_t last_epoch() const {
        return detail::checked(torc_scheduler_last_epoch(get()));
    }
};

inline Optimizer sgd(const std::vector<Tensor> &params, const SgdOptions &options = {}) {
    const torc_sgd_options c = options.c();
    return detail::owned<Optimizer>(torc_sgd_with(detail::TensorList(params), &c));
}
template <class A, class... B, detail::when_positional<SgdOptions, decltype(SgdOptions::lr), A> = 0>
Optimizer sgd(const std::vector<Tensor> &params, A &&first, B &&...more) {
    return sgd(params, SgdOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Optimizer adam(const std::vector<Tensor> &params, const AdamOptions &options = {}) {
    const torc_adam_options c = options.c();
    return detail::owned<Optimizer>(torc_adam_with(detail::TensorList(params), &c));
}
template <class A, class... B, detail::when_positional<AdamOptions, decltype(AdamOptions::lr), A> = 0>
Optimizer adam(const std::vector<Tensor> &params, A &&first, B &&...more) {
    return adam(params, AdamOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Optimizer adamw(const std::vector<Tensor> &params, const AdamOptions &options = {}) {
    const torc_adam_options c = options.c();
    return detail::owned<Optimizer>(torc_adamw_with(detail::TensorList(params), &c));
}
template <class A, class... B, detail::when_positional<AdamOptions, decltype(AdamOptions::lr), A> = 0>
Optimizer adamw(const std::vector<Tensor> &params, A &&first, B &&...more) {
    return adamw(params, AdamOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Scheduler step_lr(const optim::Optimizer &opt, Int step_size, const StepLrOptions &options = {}) {
    const torc_step_lr_options c = options.c();
    return detail::owned<Scheduler>(torc_step_lr_with(opt.get(), step_size, &c));
}
template <class A, class... B, detail::when_positional<StepLrOptions, decltype(StepLrOptions::gamma), A> = 0>
Scheduler step_lr(const optim::Optimizer &opt, Int step_size, A &&first, B &&...more) {
    return step_lr(opt, step_size, StepLrOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Scheduler multi_step_lr(const optim::Optimizer &opt, const Ints &milestones, const StepLrOptions &options = {}) {
    const torc_step_lr_options c = options.c();
    return detail::owned<Scheduler>(torc_multi_step_lr_with(opt.get(), milestones, &c));
}
template <class A, class... B, detail::when_positional<StepLrOptions, decltype(StepLrOptions::gamma), A> = 0>
Scheduler multi_step_lr(const optim::Optimizer &opt, const Ints &milestones, A &&first, B &&...more) {
    return multi_step_lr(opt, milestones, StepLrOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Scheduler exponential_lr(const optim::Optimizer &opt, double gamma) {
    return detail::owned<Scheduler>(torc_exponential_lr(opt.get(), gamma));
}
inline Scheduler constant_lr(const optim::Optimizer &opt, const ConstantLrOptions &options = {}) {
    const torc_constant_lr_options c = options.c();
    return detail::owned<Scheduler>(torc_constant_lr_with(opt.get(), &c));
}
template <class A, class... B, detail::when_positional<ConstantLrOptions, decltype(ConstantLrOptions::factor), A> = 0>
Scheduler constant_lr(const optim::Optimizer &opt, A &&first, B &&...more) {
    return constant_lr(opt, ConstantLrOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Scheduler linear_lr(const optim::Optimizer &opt, const LinearLrOptions &options = {}) {
    const torc_linear_lr_options c = options.c();
    return detail::owned<Scheduler>(torc_linear_lr_with(opt.get(), &c));
}
template <class A, class... B, detail::when_positional<LinearLrOptions, decltype(LinearLrOptions::start_factor), A> = 0>
Scheduler linear_lr(const optim::Optimizer &opt, A &&first, B &&...more) {
    return linear_lr(opt, LinearLrOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Scheduler cosine_annealing_lr(const optim::Optimizer &opt, Int T_max, const CosineAnnealingLrOptions &options = {}) {
    const torc_cosine_annealing_lr_options c = options.c();
    return detail::owned<Scheduler>(torc_cosine_annealing_lr_with(opt.get(), T_max, &c));
}
template <class A, class... B, detail::when_positional<CosineAnnealingLrOptions, decltype(CosineAnnealingLrOptions::eta_min), A> = 0>
Scheduler cosine_annealing_lr(const optim::Optimizer &opt, Int T_max, A &&first, B &&...more) {
    return cosine_annealing_lr(opt, T_max, CosineAnnealingLrOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Scheduler one_cycle_lr(const optim::Optimizer &opt, double max_lr, const OneCycleLrOptions &options = {}) {
    const torc_one_cycle_lr_options c = options.c();
    return detail::owned<Scheduler>(torc_one_cycle_lr_with(opt.get(), max_lr, &c));
}
template <class A, class... B, detail::when_positional<OneCycleLrOptions, decltype(OneCycleLrOptions::total_steps), A> = 0>
Scheduler one_cycle_lr(const optim::Optimizer &opt, double max_lr, A &&first, B &&...more) {
    return one_cycle_lr(opt, max_lr, OneCycleLrOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline Tensor clip_grad_norm_(const std::vector<Tensor> &params, double max_norm, const ClipGradNormOptions &options = {}) {
    const torc_clip_grad_norm_options c = options.c();
    return detail::owned<Tensor>(torc_clip_grad_norm_inplace_with(detail::TensorList(params), max_norm, &c));
}
template <class A, class... B, detail::when_positional<ClipGradNormOptions, decltype(ClipGradNormOptions::norm_type), A> = 0>
Tensor clip_grad_norm_(const std::vector<Tensor> &params, double max_norm, A &&first, B &&...more) {
    return clip_grad_norm_(params, max_norm, ClipGradNormOptions{std::forward<A>(first), std::forward<B>(more)...});
}
inline void clip_grad_value_(const std::vector<Tensor> &params, double clip_value) {
    detail::done(torc_clip_grad_value_(detail::TensorList(params), clip_value));
}

/** Each group's initial rate times factor(epoch), or factor(epoch, group). */
template <class F> Scheduler lambda_lr(const Optimizer &optimizer, F factor) {
    return detail::owned<Scheduler>(
        torc_lambda_lr(optimizer.get(), detail::lr_of<F>, detail::context(std::move(factor))));
}
/** One scheduler after the other: the k-th is followed by the next at epoch milestones[k]. */
inline Scheduler sequential_lr(const Optimizer &optimizer, const std::vector<Scheduler> &schedulers,
                               const Ints &milestones) {
    return detail::owned<Scheduler>(torc_sequential_lr(optimizer.get(), detail::SchedulerList(schedulers), milestones));
}

} // namespace optim

/* -------------------------------------------------------------------------------------------- loss scaling */

struct GradScalerOptions {
    Float init_scale = 65536;
    Float growth_factor = 2;
    Float backoff_factor = 0.5;
    Int growth_interval = 2000;
    Bool enabled = true;
    torc_grad_scaler_options c() const {
        torc_grad_scaler_options c{};
        c.struct_size = sizeof c;
        c.init_scale = init_scale;
        c.growth_factor = growth_factor;
        c.backoff_factor = backoff_factor;
        c.growth_interval = growth_interval;
        c.enabled = enabled;
        return c;
    }
};
struct GradScalerUpdateOptions {
    OptionalFloat new_scale = std::nullopt;
    detail::ByName by_name = {};
    OptionalTensor new_scale_tensor = std::nullopt;
    torc_grad_scaler_update_options c() const {
        torc_grad_scaler_update_options c{};
        c.struct_size = sizeof c;
        c.new_scale = new_scale;
        c.new_scale_tensor = new_scale_tensor.get();
        return c;
    }
};

/** Scales losses so that float16 holds their gradients (torch.amp.GradScaler). Copies are the same scaler.
 *
 *     torc::GradScaler scaler;                        // or scaler(options), with a GradScalerOptions
 *     for (…) {
 *         optimizer.zero_grad();
 *         torc::Tensor loss = [&] {
 *             torc::Autocast region(TORC_DEVICE_CUDA, torc::float16);
 *             return torc::cross_entropy(model(x), y);
 *         }();
 *         scaler.scale(loss).backward();
 *         scaler.step(optimizer);
 *         scaler.update();
 *     } */
class GradScaler : public detail::Handle<torc_grad_scaler> {
  public:
    using Handle::Handle;
    GradScaler() : GradScaler(GradScalerOptions()) {}
    /** GradScaler(1024.0, 2.0): values in their order. */
    template <class... More>
    explicit GradScaler(Float init_scale, const More &...more) : GradScaler(GradScalerOptions{init_scale, more...}) {}
    explicit GradScaler(const GradScalerOptions &options)
        : GradScaler([&] {
              const torc_grad_scaler_options c = options.c();
              return detail::owned<GradScaler>(torc_grad_scaler_new_with(&c));
          }()) {}
    NamedTensors state_dict() const {
        const detail::Scope scope;
        return detail::named(torc_grad_scaler_state_dict(get()));
    }
    void load_state_dict(const NamedTensors &state) const {
        detail::done(torc_grad_scaler_load_state_dict(get(), detail::NamedList(state)));
    }

    Tensor scale(const Tensor &outputs) const {
        return detail::owned<Tensor>(torc_grad_scaler_scale(get(), outputs.get()));
    }
    void unscale_(const optim::Optimizer &optimizer) const {
        detail::done(torc_grad_scaler_unscale_(get(), optimizer.get()));
    }
    void step(const optim::Optimizer &optimizer) const {
        detail::done(torc_grad_scaler_step(get(), optimizer.get()));
    }
    void update(const GradScalerUpdateOptions &options = {}) const {
        const torc_grad_scaler_update_options c = options.c();
        detail::done(torc_grad_scaler_update_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<GradScalerUpdateOptions, decltype(GradScalerUpdateOptions::new_scale), A> = 0>
    void update(A &&first, B &&...more) const {
        return this->update(GradScalerUpdateOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    bool is_enabled() const {
        return detail::answer(torc_grad_scaler_is_enabled(get()));
    }
    double get_scale() const {
        return detail::checked(torc_grad_scaler_get_scale(get()));
    }
    double get_growth_factor() const {
        return detail::checked(torc_grad_scaler_get_growth_factor(get()));
    }
    void set_growth_factor(double new_factor) const {
        detail::done(torc_grad_scaler_set_growth_factor(get(), new_factor));
    }
    double get_backoff_factor() const {
        return detail::checked(torc_grad_scaler_get_backoff_factor(get()));
    }
    void set_backoff_factor(double new_factor) const {
        detail::done(torc_grad_scaler_set_backoff_factor(get(), new_factor));
    }
    int64_t get_growth_interval() const {
        return detail::checked(torc_grad_scaler_get_growth_interval(get()));
    }
    void set_growth_interval(Int new_interval) const {
        detail::done(torc_grad_scaler_set_growth_interval(get(), new_interval));
    }
};

inline bool is_autocast_enabled(torc_device_type device_type) {
    return detail::answer(torc_is_autocast_enabled(device_type));
}
inline void set_autocast_enabled(torc_device_type device_type, Bool enabled) {
    detail::done(torc_set_autocast_enabled(device_type, enabled));
}
inline Dtype get_autocast_dtype(torc_device_type device_type) {
    return detail::checked(torc_get_autocast_dtype(device_type));
}
inline void set_autocast_dtype(torc_device_type device_type, Dtype dtype) {
    detail::done(torc_set_autocast_dtype(device_type, dtype));
}

/* ------------------------------------------------------------------------------------------------- CUDA */

namespace cuda {

class Event;
class MemPool : public detail::Handle<torc_cuda_mempool> {
  public:
    using Handle::Handle;
    MemPool() noexcept = default;
    explicit MemPool(int device) : MemPool(detail::owned<MemPool>(torc_cuda_mempool_new(device))) {}
};

struct EventOptions {
    Bool enable_timing = false;
    Bool blocking = false;
    Bool interprocess = false;
    torc_cuda_event_options c() const {
        torc_cuda_event_options c{};
        c.struct_size = sizeof c;
        c.enable_timing = enable_timing;
        c.blocking = blocking;
        c.interprocess = interprocess;
        return c;
    }
};
struct CaptureOptions {
    MemPool pool = {};
    torc_cuda_capture_mode error_mode = TORC_CUDA_CAPTURE_GLOBAL;
    torc_cuda_capture_options c() const {
        torc_cuda_capture_options c{};
        c.struct_size = sizeof c;
        c.pool = pool.get();
        c.error_mode = error_mode;
        return c;
    }
};
struct MakeGraphedOptions {
    Int num_warmup_iters = 3;
    Bool allow_unused_input = false;
    MemPool pool = {};
    detail::ByName by_name = {};
    OptionalTensors parameters = {};
};

/** A stream; undefined: the current one. */
class Stream : public detail::Handle<torc_cuda_stream> {
  public:
    using Handle::Handle;
    Stream() noexcept = default;
    explicit Stream(int device, int priority = 0)
        : Stream([=] {
              const torc_cuda_stream_options c{sizeof c, priority, nullptr};
              return detail::owned<Stream>(torc_cuda_stream_new_with(device, &c));
          }()) {}
    /** CUstream. */
    void *handle() const { return detail::checked(torc_cuda_stream_handle(get())); }
    bool query() const { return detail::answer(torc_cuda_stream_query(get())); }
    Event record_event() const;
    /** What is queued from now on begins after the event. */
    void wait_event(const Event &event) const;
    friend bool operator==(const Stream &a, const Stream &b) {
        return detail::answer(torc_cuda_stream_equal(a.get(), b.get()));
    }
    friend bool operator!=(const Stream &a, const Stream &b) { return !(a == b); }

    void synchronize() const {
        detail::done(torc_cuda_stream_synchronize(get()));
    }
    void wait_stream(const Stream &other) const {
        detail::done(torc_cuda_stream_wait_stream(get(), other.get()));
    }
    int device() const {
        return detail::checked(torc_cuda_stream_device(get()));
    }
    int priority() const {
        return detail::checked(torc_cuda_stream_priority(get()));
    }
    int64_t id() const {
        return detail::checked(torc_cuda_stream_id(get()));
    }
};
/** The mark of a point in a stream's work. */
class Event : public detail::Handle<torc_cuda_event> {
  public:
    using Handle::Handle;
    Event() noexcept = default; /* undefined */
    explicit Event(const EventOptions &options) {
        const torc_cuda_event_options c = options.c();
        *this = detail::owned<Event>(torc_cuda_event_new_with(&c));
    }
    void record(const Stream &stream = {}) const { detail::done(torc_cuda_event_record(get(), stream.get())); }
    void wait(const Stream &stream = {}) const { detail::done(torc_cuda_event_wait(get(), stream.get())); }
    bool query() const { return detail::answer(torc_cuda_event_query(get())); }
    /** Milliseconds from this one to `end`. */
    double elapsed_time(const Event &end) const {
        return detail::checked(torc_cuda_event_elapsed_time(get(), end.get()));
    }
    int device() const { return detail::checked(torc_cuda_event_device(get())); }

    void synchronize() const {
        detail::done(torc_cuda_event_synchronize(get()));
    }
};
/** Work that is recorded once and launched as a whole. */
class Graph : public detail::Handle<torc_cuda_graph> {
  public:
    using Handle::Handle;
    explicit Graph(bool keep_graph = false)
        : Graph([=] {
              const torc_cuda_graph_options c{sizeof c, keep_graph, nullptr};
              return detail::owned<Graph>(torc_cuda_graph_new_with(&c));
          }()) {}
    MemPool pool() const {
        const detail::Scope scope;
        return detail::shared<MemPool>(torc_cuda_graph_pool(get()));
    }
    /** What body() queues is recorded, on a stream of its own (torch.cuda.graph). */
    template <class F> void capture(F body, const CaptureOptions &options = {}) const {
        const torc_cuda_capture_options c = options.c();
        torc_cuda_graph_guard guard = torc_cuda_graph_guard_begin_with(get(), &c);
        detail::check_error();
        try {
            body();
        } catch (...) {
            torc_cuda_graph_guard_end(&guard);
            torc_error_clear(); /* of a capture that was left in its midst */
            throw;
        }
        torc_cuda_graph_guard_end(&guard);
        detail::check_error();
    }

    void capture_begin(const CaptureOptions &options = {}) const {
        const torc_cuda_capture_options c = options.c();
        detail::done(torc_cuda_graph_capture_begin_with(get(), &c));
    }
    template <class A, class... B, detail::when_positional<CaptureOptions, decltype(CaptureOptions::pool), A> = 0>
    void capture_begin(A &&first, B &&...more) const {
        return this->capture_begin(CaptureOptions{std::forward<A>(first), std::forward<B>(more)...});
    }
    void capture_end() const {
        detail::done(torc_cuda_graph_capture_end(get()));
    }
    void instantiate() const {
        detail::done(torc_cuda_graph_instantiate(get()));
    }
    void replay() const {
        detail::done(torc_cuda_graph_replay(get()));
    }
    void reset() const {
        detail::done(torc_cuda_graph_reset(get()));
    }
    void debug_dump(const Text &path) const {
        detail::done(torc_cuda_graph_debug_dump(get(), path));
    }
    int64_t node_count() const {
        return detail::checked(torc_cuda_graph_node_count(get()));
    }
    void register_generator(const Generator &generator) const {
        detail::done(torc_cuda_graph_register_generator(get(), generator.get()));
    }
};

inline bool is_available() {
    return detail::answer(torc_cuda_is_available());
}
inline int device_count() {
    return detail::checked(torc_cuda_device_count());
}
inline int current_device() {
    return detail::checked(torc_cuda_current_device());
}
inline void set_device(int device) {
    detail::done(torc_cuda_set_device(device));
}
inline void synchronize(int device) {
    detail::done(torc_cuda_synchronize(device));
}
inline std::string get_device_name(int device) {
    return detail::text(torc_cuda_get_device_name(device));
}
inline int exchange_device(int device) {
    return detail::checked(torc_cuda_exchange_device(device));
}
inline void init() {
    detail::done(torc_cuda_init());
}
inline bool is_initialized() {
    return detail::answer(torc_cuda_is_initialized());
}
inline std::string get_arch_list() {
    return detail::text(torc_cuda_get_arch_list());
}
inline std::string get_gencode_flags() {
    return detail::text(torc_cuda_get_gencode_flags());
}
inline int version() {
    return detail::checked(torc_cuda_version());
}
inline int driver_version() {
    return detail::checked(torc_cuda_driver_version());
}
inline bool can_device_access_peer(int device, int peer) {
    return detail::answer(torc_cuda_can_device_access_peer(device, peer));
}
inline bool is_bf16_supported(Bool including_emulation) {
    return detail::answer(torc_cuda_is_bf16_supported(including_emulation));
}
inline bool is_tf32_supported() {
    return detail::answer(torc_cuda_is_tf32_supported());
}
inline int utilization(int device) {
    return detail::checked(torc_cuda_utilization(device));
}
inline int memory_usage(int device) {
    return detail::checked(torc_cuda_memory_usage(device));
}
inline int temperature(int device) {
    return detail::checked(torc_cuda_temperature(device));
}
inline int power_draw(int device) {
    return detail::checked(torc_cuda_power_draw(device));
}
inline int clock_rate(int device) {
    return detail::checked(torc_cuda_clock_rate(device));
}
inline int64_t device_memory_used(int device) {
    return detail::checked(torc_cuda_device_memory_used(device));
}
inline int64_t memory_allocated(int device) {
    return detail::checked(torc_cuda_memory_allocated(device));
}
inline int64_t max_memory_allocated(int device) {
    return detail::checked(torc_cuda_max_memory_allocated(device));
}
inline int64_t memory_reserved(int device) {
    return detail::checked(torc_cuda_memory_reserved(device));
}
inline int64_t max_memory_reserved(int device) {
    return detail::checked(torc_cuda_max_memory_reserved(device));
}
inline int64_t memory_stat_value(int device, const Text &key) {
    return detail::checked(torc_cuda_memory_stat_value(device, key));
}
inline void memory_dump_snapshot(const Text &path) {
    detail::done(torc_cuda_memory_dump_snapshot(path));
}
inline void memory_record_history(Int max_entries) {
    detail::done(torc_cuda_memory_record_history(max_entries));
}
inline void reset_peak_memory_stats(int device) {
    detail::done(torc_cuda_reset_peak_memory_stats(device));
}
inline void reset_accumulated_memory_stats(int device) {
    detail::done(torc_cuda_reset_accumulated_memory_stats(device));
}
inline void empty_cache() {
    detail::done(torc_cuda_empty_cache());
}
inline void set_per_process_memory_fraction(double fraction, int device) {
    detail::done(torc_cuda_set_per_process_memory_fraction(fraction, device));
}
inline double get_per_process_memory_fraction(int device) {
    return detail::checked(torc_cuda_get_per_process_memory_fraction(device));
}
inline void ipc_collect() {
    detail::done(torc_cuda_ipc_collect());
}
inline std::string get_allocator_backend() {
    return detail::text(torc_cuda_get_allocator_backend());
}
inline void host_empty_cache() {
    detail::done(torc_cuda_host_empty_cache());
}
inline void reset_peak_host_memory_stats() {
    detail::done(torc_cuda_reset_peak_host_memory_stats());
}
inline void reset_accumulated_host_memory_stats() {
    detail::done(torc_cuda_reset_accumulated_host_memory_stats());
}
inline Stream default_stream(int device) {
    return detail::owned<Stream>(torc_cuda_default_stream(device));
}
inline Stream current_stream(int device) {
    return detail::owned<Stream>(torc_cuda_current_stream(device));
}
inline void set_stream(const Stream &stream) {
    detail::done(torc_cuda_set_stream(stream.get()));
}
inline bool set_stream_ordering(Bool enabled) {
    return detail::answer(torc_cuda_set_stream_ordering(enabled));
}
inline bool get_stream_ordering() {
    return detail::answer(torc_cuda_get_stream_ordering());
}
inline bool is_current_stream_capturing() {
    return detail::answer(torc_cuda_is_current_stream_capturing());
}
inline void manual_seed(uint64_t seed) {
    detail::done(torc_cuda_manual_seed(seed));
}
inline void manual_seed_all(uint64_t seed) {
    detail::done(torc_cuda_manual_seed_all(seed));
}
inline void seed() {
    detail::done(torc_cuda_seed());
}
inline void seed_all() {
    detail::done(torc_cuda_seed_all());
}
inline uint64_t initial_seed() {
    return detail::checked(torc_cuda_initial_seed());
}
inline Tensor get_rng_state(int device) {
    return detail::owned<Tensor>(torc_cuda_get_rng_state(device));
}
inline void set_rng_state(const Tensor &state, int device) {
    detail::done(torc_cuda_set_rng_state(state.get(), device));
}
inline std::vector<Tensor> get_rng_state_all() {
    const detail::Scope scope;
    return detail::tensors(torc_cuda_get_rng_state_all());
}
inline void set_rng_state_all(const std::vector<Tensor> &states) {
    detail::done(torc_cuda_set_rng_state_all(detail::TensorList(states)));
}
inline int nvtx_range_push(const Text &message) {
    return detail::checked(torc_cuda_nvtx_range_push(message));
}
inline int nvtx_range_pop() {
    return detail::checked(torc_cuda_nvtx_range_pop());
}
inline void nvtx_mark(const Text &message) {
    detail::done(torc_cuda_nvtx_mark(message));
}
inline uint64_t nvtx_range_start(const Text &message) {
    return detail::checked(torc_cuda_nvtx_range_start(message));
}
inline void nvtx_range_end(uint64_t range) {
    detail::done(torc_cuda_nvtx_range_end(range));
}
inline void set_sync_debug_mode(torc_cuda_sync_debug mode) {
    detail::done(torc_cuda_set_sync_debug_mode(mode));
}
inline torc_cuda_sync_debug get_sync_debug_mode() {
    return detail::checked(torc_cuda_get_sync_debug_mode());
}

inline void Stream::wait_event(const Event &event) const {
    detail::done(torc_cuda_stream_wait_event(get(), event.get()));
}
inline Event Stream::record_event() const {
    return detail::owned<Event>(torc_cuda_stream_record_event(get(), nullptr));
}

/** A stream, and its device, are current as long as the guard lives. */
class StreamGuard {
  public:
    [[nodiscard]] explicit StreamGuard(const Stream &stream) : guard_(torc_cuda_stream_guard_begin(stream.get())) {
        detail::check_error();
    }
    ~StreamGuard() { torc_cuda_stream_guard_end(&guard_); }
    StreamGuard(const StreamGuard &) = delete;
    StreamGuard &operator=(const StreamGuard &) = delete;

  private:
    torc_cuda_stream_guard guard_;
};
class DeviceGuard {
  public:
    [[nodiscard]] explicit DeviceGuard(int device) : guard_(torc_cuda_device_guard_begin(device)) {
        detail::check_error();
    }
    ~DeviceGuard() { torc_cuda_stream_guard_end(&guard_); }
    DeviceGuard(const DeviceGuard &) = delete;
    DeviceGuard &operator=(const DeviceGuard &) = delete;

  private:
    torc_cuda_stream_guard guard_;
};
/** Allocations of this thread come from the pool as long as the guard lives. */
class UseMemPool {
  public:
    [[nodiscard]] explicit UseMemPool(const MemPool &pool) : pool_(pool) {
        detail::done(torc_cuda_use_mem_pool_begin(pool_.get()));
    }
    ~UseMemPool() { (void)torc_cuda_use_mem_pool_end(pool_.get()); }
    UseMemPool(const UseMemPool &) = delete;
    UseMemPool &operator=(const UseMemPool &) = delete;

  private:
    MemPool pool_;
};

/** A function of tensors as graphs of its forward and backward. */
class Graphed : public detail::Handle<torc_cuda_graphed> {
  public:
    using Handle::Handle;
    Graphed() noexcept = default;
    /** The outputs share memory with the next call's. */
    std::vector<Tensor> operator()(const std::vector<Tensor> &inputs) const {
        const detail::Scope scope;
        return detail::tensors(torc_cuda_graphed_call(get(), detail::TensorList(inputs)));
    }
};
/** function(inputs), a tensor or a vector of them, recorded (torch.cuda.make_graphed_callables). */
template <class F>
Graphed make_graphed(F function, const std::vector<Tensor> &sample_inputs, const MakeGraphedOptions &options = {}) {
    detail::TensorList parameters(options.parameters);
    torc_cuda_make_graphed_options c;
    torc_cuda_make_graphed_options_init(&c);
    if (!options.parameters.empty()) c.parameters = parameters;
    c.num_warmup_iters = options.num_warmup_iters;
    c.allow_unused_input = options.allow_unused_input;
    c.pool = options.pool.get();
    return detail::owned<Graphed>(torc_cuda_make_graphed_with(
        detail::call_of_list<F>, detail::context(std::move(function)), detail::TensorList(sample_inputs), &c));
}

} // namespace cuda
inline void Tensor::record_stream(const cuda::Stream &stream) const {
    detail::done(torc_record_stream(get(), stream.get()));
}
} // namespace torc

/* What the headers of C say of functions expands to nothing, and programs do not need it. All of these headers have been read by
 * now, so that one which is included later declares nothing more. */
#undef TORC_NULLABLE
#undef TORC_NULLABLE_ENTRIES
#undef TORC_ANY_HANDLE
#undef TORC_RETURNED
#undef TORC_OWNED
#undef TORC_LENT
#undef TORC_BORROWED
#undef TORC_STATIC
#undef TORC_ANSWER
#undef TORC_COMPUTED
#undef TORC_KNOWN
#undef TORC_NEVER_FAILS
#undef TORC_OR_0
#undef TORC_OR_MINUS_1
#undef TORC_OR_NAN
#undef TORC_OR_EMPTY
#undef TORC_API
#endif /* C++17 */
#endif
