
/* ------------------------------------------------------------------------------------------------- CUDA */

namespace cuda {

class Event;
class MemPool : public detail::Handle<torc_cuda_mempool> {
  public:
    using Handle::Handle;
    MemPool() noexcept = default;
    explicit MemPool(int device) : MemPool(detail::owned<MemPool>(torc_cuda_mempool_new(device))) {}
};

//@ options cuda.h

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

    //@ methods cuda.h torc_cuda_stream torc_cuda_stream_
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

    //@ methods cuda.h torc_cuda_event torc_cuda_event_
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

    //@ methods cuda.h torc_cuda_graph torc_cuda_graph_
};

//@ functions cuda.h torc_cuda_ torc::cuda::

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
