
/* ----------------------------------------------------------------------------------------------- options */

//@ options core.h
//@ options ops.h

//@ options ops_private.h
//@ options autograd.h

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
//@ results declared

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

    //@ methods autograd.h torc_tensor torc_
    //@ methods cuda.h torc_tensor torc_
    /** `stream` uses the memory of this by means that torc does not see. */
    void record_stream(const cuda::Stream &stream) const;

    /* ---- operators that PyTorch has as methods */
    //@ operators methods
};

//@ results defined

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

//@ operators functions

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
