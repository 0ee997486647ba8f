
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
//@ options nn.h
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

    //@ methods nn.h torc_module torc_module_

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
//@ functions nn.h torc_nn_ torc::nn::

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
//@ functions nn.h torc_init_ torc::nn::init::
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

//@ options optim.h

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

    //@ methods optim.h torc_optimizer torc_optimizer_
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

    //@ methods optim.h torc_scheduler torc_scheduler_
};

//@ functions optim.h torc_ torc::optim::

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

//@ options amp.h

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

    //@ methods amp.h torc_grad_scaler torc_grad_scaler_
};

//@ functions amp.h torc_ torc::
