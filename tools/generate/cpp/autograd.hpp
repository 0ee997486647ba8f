
/* ---------------------------------------------------------------------------------------------- autograd */

//@ functions autograd.h torc_ torc::

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
//@ options backends.h

//@ functions backends.h torc_backends_ torc::backends::
} // namespace backends
