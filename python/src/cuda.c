/* cuda.c - torc/cuda.h for the modules of torc/cuda: functions _C._cuda_NAME, with devices as numbers (-1: the current one) and streams, events,
 * graphs and pools as objects that own a handle. What PyTorch's names, defaults and classes are is said in Python. */
#include "py.h"

#include <stdlib.h>

/* ------------------------------------------------------------------------------------------ handles */
typedef enum kind { STREAM, EVENT, GRAPH, POOL, GRAPHED, KINDS } kind;
typedef struct cuda_handle {
    PyObject_HEAD void *handle;
    kind kind;
} cuda_handle;
static PyTypeObject *handle_type;

static void handle_dealloc(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    torc_release(((cuda_handle *)self)->handle);
    PyObject_Free(self);
    Py_DECREF(type);
}
static PyObject *own(void *lent, kind k) {
    if (call_failed()) return NULL;
    if (!lent) Py_RETURN_NONE;
    cuda_handle *h = PyObject_New(cuda_handle, handle_type);
    if (!h) return NULL;
    h->handle = torc_retain(lent);
    h->kind = k;
    return (PyObject *)h;
}
/* The Python object that has one: `_handle` of it. None is none. */
static int take(PyObject *o, void *to, kind k) {
    static const char *const names[KINDS] = {"Stream", "Event", "CUDAGraph", "MemPool", "graphed callable"};
    void **handle = to;
    *handle = NULL;
    if (o == Py_None) return 1;
    PyObject *inner = Py_TYPE(o) == handle_type ? Py_NewRef(o) : PyObject_GetAttrString(o, "_handle");
    const bool ok = inner && Py_TYPE(inner) == handle_type && ((cuda_handle *)inner)->kind == k;
    if (ok)
        *handle = ((cuda_handle *)inner)->handle; /* o, which the caller holds, owns it */
    else
        PyErr_Format(PyExc_TypeError, "expected a torch.cuda.%s, but got %s", names[k], type_name_of(o));
    Py_XDECREF(inner);
    return ok;
}
static int stream_arg(PyObject *o, void *to) { return take(o, to, STREAM); }
static int event_arg(PyObject *o, void *to) { return take(o, to, EVENT); }
static int graph_arg(PyObject *o, void *to) { return take(o, to, GRAPH); }
static int pool_arg(PyObject *o, void *to) { return take(o, to, POOL); }
static int graphed_arg(PyObject *o, void *to) { return take(o, to, GRAPHED); }
static int tensor_arg(PyObject *o, void *to) {
    if (!is_tensor(o)) return not_a_tensor("torch.cuda", "tensor", 1, o), 0;
    *(torc_tensor *)to = handle_of(o);
    return 1;
}

/* ------------------------------------------------------------------------------------------ the forms of functions */
#define ARGS(format, ...) \
    (void)m;              \
    if (!PyArg_ParseTuple(args, format, ##__VA_ARGS__)) return NULL
#define RETURN(value)                   \
    do {                                \
        if (call_failed()) return NULL; \
        return value;                   \
    } while (0)
static PyObject *none(void) { Py_RETURN_NONE; }
/* What waits, or may, does so without Python's lock. */
#define UNLOCKED(...)       \
    Py_BEGIN_ALLOW_THREADS; \
    __VA_ARGS__;            \
    Py_END_ALLOW_THREADS
#define FUNCTION(name) static PyObject *name(PyObject *m, PyObject *args)

#define DOES(name)                    \
    FUNCTION(name) {                  \
        ARGS("");                     \
        UNLOCKED(torc_cuda_##name()); \
        RETURN(none());               \
    }
#define DOES_ON_DEVICE(name)                \
    FUNCTION(name) {                        \
        int device = -1;                    \
        ARGS("|i", &device);                \
        UNLOCKED(torc_cuda_##name(device)); \
        RETURN(none());                     \
    }
#define TELLS(name, make)                       \
    FUNCTION(name) {                            \
        ARGS("");                               \
        const long long v = torc_cuda_##name(); \
        RETURN(make(v));                        \
    }
#define TELLS_OF_DEVICE(name)                   \
    FUNCTION(name) {                            \
        int device = -1;                        \
        long long v;                            \
        ARGS("|i", &device);                    \
        UNLOCKED(v = torc_cuda_##name(device)); \
        RETURN(PyLong_FromLongLong(v));         \
    }
#define SAYS(name)                                        \
    FUNCTION(name) {                                      \
        ARGS("");                                         \
        RETURN(PyUnicode_FromString(torc_cuda_##name())); \
    }
#define HANDLE_DOES(what, type, name)           \
    FUNCTION(what##_##name) {                   \
        type h;                                 \
        ARGS("O&", what##_arg, &h);             \
        UNLOCKED(torc_cuda_##what##_##name(h)); \
        RETURN(none());                         \
    }
#define HANDLE_TELLS(what, type, name, make)              \
    FUNCTION(what##_##name) {                             \
        type h;                                           \
        ARGS("O&", what##_arg, &h);                       \
        const long long v = torc_cuda_##what##_##name(h); \
        RETURN(make(v));                                  \
    }
#define HANDLE_POINTS(what, type, name)         \
    FUNCTION(what##_##name) {                   \
        type h;                                 \
        ARGS("O&", what##_arg, &h);             \
        void *p = torc_cuda_##what##_##name(h); \
        RETURN(PyLong_FromVoidPtr(p));          \
    }
static PyObject *truth(long long v) { return PyBool_FromLong(v != 0); }

/* ------------------------------------------------------------------------------------------ devices */
TELLS(is_available, truth)
TELLS(device_count, PyLong_FromLongLong)
TELLS(current_device, PyLong_FromLongLong)
TELLS(is_initialized, truth)
TELLS(version, PyLong_FromLongLong)
TELLS(driver_version, PyLong_FromLongLong)
TELLS(is_tf32_supported, truth)
TELLS(get_stream_ordering, truth)
SAYS(get_arch_list)
SAYS(get_gencode_flags)
DOES(init)
DOES_ON_DEVICE(set_device)
DOES_ON_DEVICE(synchronize)
TELLS_OF_DEVICE(exchange_device)
TELLS_OF_DEVICE(utilization)
TELLS_OF_DEVICE(memory_usage)
TELLS_OF_DEVICE(temperature)
TELLS_OF_DEVICE(power_draw)
TELLS_OF_DEVICE(clock_rate)
TELLS_OF_DEVICE(device_memory_used)
FUNCTION(is_bf16_supported) {
    int emulated = 1;
    ARGS("|p", &emulated);
    return PyBool_FromLong(torc_cuda_is_bf16_supported(emulated));
}
FUNCTION(can_device_access_peer) {
    int device, peer;
    ARGS("ii", &device, &peer);
    const bool can = torc_cuda_can_device_access_peer(device, peer);
    RETURN(PyBool_FromLong(can));
}
FUNCTION(set_stream_ordering) {
    int on;
    ARGS("p", &on);
    const bool before = torc_cuda_set_stream_ordering(on);
    RETURN(PyBool_FromLong(before));
}
/* All fields by PyTorch's names. */
FUNCTION(get_device_properties) {
    int device = -1;
    torc_cuda_device_properties p = {.struct_size = sizeof p};
    ARGS("|i", &device);
    torc_cuda_get_device_properties(device, &p);
    if (call_failed()) return NULL;
#define N(name) #name, (long long)p.name
    return Py_BuildValue(
        "{s:s,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:L,s:y#,s:(iii),s:(iii)}",
        "name", p.name, N(major), N(minor), N(total_memory), N(multi_processor_count), N(warp_size),
        N(max_threads_per_block), N(max_threads_per_multi_processor), N(regs_per_multiprocessor), N(is_integrated),
        N(shared_memory_per_block), N(shared_memory_per_block_optin), N(shared_memory_per_multiprocessor),
        "L2_cache_size", (long long)p.l2_cache_size, N(pci_bus_id), N(pci_device_id), N(pci_domain_id),
        N(is_multi_gpu_board), N(clock_rate), N(memory_clock_rate), N(memory_bus_width), N(regs_per_block),
        N(max_blocks_per_multi_processor), "uuid", (const char *)p.uuid, (Py_ssize_t)sizeof p.uuid, "max_block_dim",
        p.max_block_dim[0], p.max_block_dim[1], p.max_block_dim[2], "max_grid_dim", p.max_grid_dim[0],
        p.max_grid_dim[1], p.max_grid_dim[2]);
#undef N
}
FUNCTION(list_gpu_processes) {
    int device = -1;
    PyObject *text = NULL;
    ARGS("|i", &device);
    CALL {
        const char *s = torc_cuda_list_gpu_processes(device);
        if (!call_failed()) text = PyUnicode_FromString(s);
    }
    return text;
}

/* ------------------------------------------------------------------------------------------ memory */
DOES(empty_cache)
DOES(ipc_collect)
DOES(host_empty_cache)
DOES(reset_peak_host_memory_stats)
DOES(reset_accumulated_host_memory_stats)
DOES_ON_DEVICE(reset_peak_memory_stats)
DOES_ON_DEVICE(reset_accumulated_memory_stats)
TELLS_OF_DEVICE(memory_allocated)
TELLS_OF_DEVICE(max_memory_allocated)
TELLS_OF_DEVICE(memory_reserved)
TELLS_OF_DEVICE(max_memory_reserved)
SAYS(get_allocator_backend)
FUNCTION(mem_get_info) {
    int device = -1;
    size_t free_bytes = 0, total = 0;
    ARGS("|i", &device);
    torc_cuda_mem_get_info(device, &free_bytes, &total);
    RETURN(Py_BuildValue("(LL)", (long long)free_bytes, (long long)total));
}
/* A dict of figures; host: those of page-locked memory. */
static PyObject *stats(int device, bool host) {
    const int64_t n = host ? torc_cuda_host_memory_stats(NULL, 0) : torc_cuda_memory_stats(device, NULL, 0);
    if (call_failed()) return NULL;
    torc_cuda_memory_stat *all = PyMem_Calloc((size_t)n + 1, sizeof *all);
    PyObject *dict = all ? PyDict_New() : PyErr_NoMemory();
    if (dict) (void)(host ? torc_cuda_host_memory_stats(all, n) : torc_cuda_memory_stats(device, all, n));
    if (dict && call_failed()) Py_CLEAR(dict);
    for (int64_t k = 0; dict && k < n; k++) {
        PyObject *value = PyLong_FromLongLong(all[k].value);
        if (!value || PyDict_SetItemString(dict, all[k].key, value) < 0) Py_CLEAR(dict);
        Py_XDECREF(value);
    }
    PyMem_Free(all);
    return dict;
}
FUNCTION(memory_stats) {
    int device = -1;
    ARGS("|i", &device);
    return stats(device, false);
}
FUNCTION(host_memory_stats) {
    ARGS("");
    return stats(-1, true);
}
FUNCTION(memory_summary) {
    int device = -1, abbreviated = 0;
    PyObject *text = NULL;
    ARGS("|ip", &device, &abbreviated);
    CALL {
        const char *s = torc_cuda_memory_summary(device, abbreviated);
        if (!call_failed()) text = PyUnicode_FromString(s);
    }
    return text;
}
FUNCTION(memory_snapshot) {
    PyObject *text = NULL;
    ARGS("");
    CALL {
        const char *s = torc_cuda_memory_snapshot();
        if (!call_failed()) text = PyUnicode_FromString(s);
    }
    return text;
}
FUNCTION(memory_dump_snapshot) {
    const char *path;
    ARGS("s", &path);
    UNLOCKED(torc_cuda_memory_dump_snapshot(path));
    RETURN(none());
}
FUNCTION(memory_record_history) {
    long long n;
    ARGS("L", &n);
    torc_cuda_memory_record_history(n);
    RETURN(none());
}
FUNCTION(set_per_process_memory_fraction) {
    double fraction;
    int device = -1;
    ARGS("d|i", &fraction, &device);
    torc_cuda_set_per_process_memory_fraction(fraction, device);
    RETURN(none());
}
FUNCTION(get_per_process_memory_fraction) {
    int device = -1;
    ARGS("|i", &device);
    const double fraction = torc_cuda_get_per_process_memory_fraction(device);
    RETURN(PyFloat_FromDouble(fraction));
}
FUNCTION(caching_allocator_alloc) {
    Py_ssize_t size;
    int device;
    torc_cuda_stream stream;
    ARGS("niO&", &size, &device, stream_arg, &stream);
    if (size < 0) return PyErr_Format(PyExc_ValueError, "Invalid size %zd", size);
    void *p = torc_cuda_caching_allocator_alloc((size_t)size, device, stream);
    RETURN(PyLong_FromVoidPtr(p));
}
FUNCTION(caching_allocator_delete) {
    PyObject *o;
    ARGS("O", &o);
    void *p = PyLong_AsVoidPtr(o);
    if (PyErr_Occurred()) return NULL;
    torc_cuda_caching_allocator_delete(p);
    RETURN(none());
}
FUNCTION(caching_allocator_enable) {
    int on;
    ARGS("p", &on);
    torc_cuda_caching_allocator_enable(on);
    RETURN(none());
}
/* Functions of a library, as PyTorch's pluggable allocators have them. */
typedef struct plugged {
    void *(*alloc)(Py_ssize_t size, int device, void *stream);
    void (*free)(void *data, Py_ssize_t size, int device, void *stream);
} plugged;
static void *plugged_alloc(void *context, size_t size, int device, void *stream) {
    return ((plugged *)context)->alloc((Py_ssize_t)size, device, stream);
}
static void plugged_free(void *context, void *data, size_t size, int device, void *stream) {
    ((plugged *)context)->free(data, (Py_ssize_t)size, device, stream);
}
FUNCTION(change_current_allocator) {
    PyObject *alloc, *free_;
    ARGS("OO", &alloc, &free_);
    void *pair[2] = {PyLong_AsVoidPtr(alloc), PyLong_AsVoidPtr(free_)};
    if (PyErr_Occurred()) return NULL;
    if (!pair[0] || !pair[1]) return PyErr_Format(PyExc_ValueError, "an allocator needs both of its functions");
    plugged *context = malloc(sizeof *context);
    if (!context) return PyErr_NoMemory();
    memcpy(&context->alloc, &pair[0], sizeof context->alloc);
    memcpy(&context->free, &pair[1], sizeof context->free);
    const torc_cuda_pluggable_allocator allocator = {
        .struct_size = sizeof allocator, .alloc = plugged_alloc, .free = plugged_free, .context = {context, free}};
    torc_cuda_change_current_allocator(&allocator);
    if (!call_failed()) Py_RETURN_NONE;
    return NULL;
}
#define MADE(object, k, ...)       \
    PyObject *object = NULL;       \
    CALL {                         \
        void *lent_ = __VA_ARGS__; \
        object = own(lent_, k);    \
    }
FUNCTION(mempool_new) {
    int device = -1;
    ARGS("|i", &device);
    MADE(o, POOL, torc_cuda_mempool_new(device))
    return o;
}
FUNCTION(use_mem_pool_begin) {
    torc_cuda_mempool pool;
    ARGS("O&", pool_arg, &pool);
    torc_cuda_use_mem_pool_begin(pool);
    RETURN(none());
}
FUNCTION(use_mem_pool_end) {
    torc_cuda_mempool pool;
    ARGS("O&", pool_arg, &pool);
    torc_cuda_use_mem_pool_end(pool);
    RETURN(none());
}

/* ------------------------------------------------------------------------------------------ streams, events */
FUNCTION(stream_new) {
    int device = -1;
    long long priority = 0;
    ARGS("|iL", &device, &priority);
    MADE(o, STREAM, torc_cuda_stream_new(device, .priority = priority))
    return o;
}
FUNCTION(external_stream) {
    PyObject *address;
    int device = -1;
    ARGS("O|i", &address, &device);
    void *p = PyLong_AsVoidPtr(address);
    if (PyErr_Occurred()) return NULL;
    MADE(o, STREAM, torc_cuda_external_stream(p, device))
    return o;
}
FUNCTION(default_stream) {
    int device = -1;
    ARGS("|i", &device);
    MADE(o, STREAM, torc_cuda_default_stream(device))
    return o;
}
FUNCTION(current_stream) {
    int device = -1;
    ARGS("|i", &device);
    MADE(o, STREAM, torc_cuda_current_stream(device))
    return o;
}
FUNCTION(set_stream) {
    torc_cuda_stream stream;
    ARGS("O&", stream_arg, &stream);
    torc_cuda_set_stream(stream);
    RETURN(none());
}
HANDLE_TELLS(stream, torc_cuda_stream, query, truth)
HANDLE_DOES(stream, torc_cuda_stream, synchronize)
HANDLE_TELLS(stream, torc_cuda_stream, device, PyLong_FromLongLong)
HANDLE_TELLS(stream, torc_cuda_stream, priority, PyLong_FromLongLong)
HANDLE_TELLS(stream, torc_cuda_stream, id, PyLong_FromLongLong)
HANDLE_POINTS(stream, torc_cuda_stream, handle)
FUNCTION(stream_wait_stream) {
    torc_cuda_stream stream, other;
    ARGS("O&O&", stream_arg, &stream, stream_arg, &other);
    torc_cuda_stream_wait_stream(stream, other);
    RETURN(none());
}
FUNCTION(stream_equal) {
    torc_cuda_stream a, b;
    ARGS("O&O&", stream_arg, &a, stream_arg, &b);
    const bool equal = torc_cuda_stream_equal(a, b);
    RETURN(PyBool_FromLong(equal));
}
FUNCTION(stream_priority_range) {
    int device = -1, least = 0, greatest = 0;
    ARGS("|i", &device);
    torc_cuda_stream_priority_range(device, &least, &greatest);
    RETURN(Py_BuildValue("(ii)", least, greatest));
}
FUNCTION(record_stream) {
    torc_tensor t;
    torc_cuda_stream stream;
    ARGS("O&O&", tensor_arg, &t, stream_arg, &stream);
    torc_record_stream(t, stream);
    RETURN(none());
}
FUNCTION(pin_memory) {
    torc_tensor t;
    ARGS("O&", tensor_arg, &t);
    RETURN_TENSOR(torc_pin_memory(t));
}
FUNCTION(is_pinned) {
    torc_tensor t;
    ARGS("O&", tensor_arg, &t);
    const bool pinned = torc_is_pinned(t);
    RETURN(PyBool_FromLong(pinned));
}
FUNCTION(event_new) {
    int timing = 0, blocking = 0, interprocess = 0;
    ARGS("|ppp", &timing, &blocking, &interprocess);
    MADE(o, EVENT, torc_cuda_event_new(.enable_timing = timing, .blocking = blocking, .interprocess = interprocess))
    return o;
}
FUNCTION(event_record) {
    torc_cuda_event event;
    torc_cuda_stream stream;
    ARGS("O&O&", event_arg, &event, stream_arg, &stream);
    torc_cuda_event_record(event, stream);
    RETURN(none());
}
FUNCTION(event_wait) {
    torc_cuda_event event;
    torc_cuda_stream stream;
    ARGS("O&O&", event_arg, &event, stream_arg, &stream);
    torc_cuda_event_wait(event, stream);
    RETURN(none());
}
HANDLE_TELLS(event, torc_cuda_event, query, truth)
HANDLE_DOES(event, torc_cuda_event, synchronize)
HANDLE_TELLS(event, torc_cuda_event, device, PyLong_FromLongLong)
HANDLE_POINTS(event, torc_cuda_event, handle)
FUNCTION(event_elapsed_time) {
    torc_cuda_event start, end;
    ARGS("O&O&", event_arg, &start, event_arg, &end);
    const double ms = torc_cuda_event_elapsed_time(start, end);
    RETURN(PyFloat_FromDouble(ms));
}
FUNCTION(event_ipc_handle) {
    torc_cuda_event event;
    uint8_t handle[64] = {0};
    ARGS("O&", event_arg, &event);
    torc_cuda_event_ipc_handle(event, handle);
    RETURN(PyBytes_FromStringAndSize((const char *)handle, sizeof handle));
}
FUNCTION(event_from_ipc_handle) {
    int device;
    const char *handle;
    Py_ssize_t n;
    ARGS("iy#", &device, &handle, &n);
    if (n != 64) return PyErr_Format(PyExc_ValueError, "the handle of an event has 64 bytes, not %zd", n);
    MADE(o, EVENT, torc_cuda_event_from_ipc_handle(device, (const uint8_t *)handle))
    return o;
}

/* ------------------------------------------------------------------------------------------ graphs */
FUNCTION(graph_new) {
    int keep = 0;
    ARGS("|p", &keep);
    MADE(o, GRAPH, torc_cuda_graph_new(.keep_graph = keep))
    return o;
}
FUNCTION(graph_capture_begin) {
    torc_cuda_graph graph;
    torc_cuda_mempool pool;
    int mode;
    ARGS("O&O&i", graph_arg, &graph, pool_arg, &pool, &mode);
    torc_cuda_graph_capture_begin(graph, .pool = pool, .error_mode = (torc_cuda_capture_mode)mode);
    RETURN(none());
}
HANDLE_DOES(graph, torc_cuda_graph, capture_end)
HANDLE_DOES(graph, torc_cuda_graph, instantiate)
HANDLE_DOES(graph, torc_cuda_graph, replay)
HANDLE_DOES(graph, torc_cuda_graph, reset)
HANDLE_TELLS(graph, torc_cuda_graph, node_count, PyLong_FromLongLong)
HANDLE_POINTS(graph, torc_cuda_graph, raw_cuda_graph)
HANDLE_POINTS(graph, torc_cuda_graph, raw_cuda_graph_exec)
FUNCTION(graph_pool) {
    torc_cuda_graph graph;
    ARGS("O&", graph_arg, &graph);
    MADE(o, POOL, torc_cuda_graph_pool(graph))
    return o;
}
FUNCTION(graph_debug_dump) {
    torc_cuda_graph graph;
    const char *path;
    ARGS("O&s", graph_arg, &graph, &path);
    torc_cuda_graph_debug_dump(graph, path);
    RETURN(none());
}
FUNCTION(graph_register_generator) {
    torc_cuda_graph graph;
    PyObject *generator;
    ARGS("O&O!", graph_arg, &graph, generator_type, &generator);
    torc_cuda_graph_register_generator(graph, ((generator_object *)generator)->handle);
    RETURN(none());
}
TELLS(is_current_stream_capturing, truth)

/* A sequence of tensors as torc takes them, to be freed with PyMem_Free; *held owns the objects. */
static bool tensors_taken(PyObject *o, PyObject **held, torc_tensors *list) {
    *held = PySequence_Tuple(o);
    const Py_ssize_t n = *held ? PyTuple_Size(*held) : 0;
    torc_tensor *all = *held ? PyMem_Calloc((size_t)n + 1, sizeof *all) : NULL;
    bool ok = all != NULL;
    if (*held && !all) PyErr_NoMemory();
    for (Py_ssize_t k = 0; ok && k < n; k++) ok = tensor_arg(PyTuple_GetItem(*held, k), &all[k]);
    *list = torc_tensors_of(all, n);
    if (ok) return true;
    PyMem_Free(all);
    Py_CLEAR(*held);
    return false;
}
static torc_tensors graphed_body(torc_tensors inputs, void *context) {
    const lock_taken lock = lock_take();
    torc_tensors outputs = {0}, list;
    PyObject *given = wrap_list(inputs, false), *held = NULL;
    PyObject *result = given ? PyObject_CallObject((PyObject *)context, given) : NULL;
    if (result && tensors_taken(result, &held, &list)) {
        for (int64_t k = 0; k < list.count; k++) /* they outlive Python's objects */
            torc_scope_adopt(torc_retain(list.data[k]));
        outputs = torc_tensors_lend(list);
        PyMem_Free((void *)(uintptr_t)list.data);
    } else
        raise_to_torc();
    Py_XDECREF(held), Py_XDECREF(result), Py_XDECREF(given);
    lock_give(lock);
    return outputs;
}
static void drop_function(void *function) {
    const lock_taken lock = lock_take();
    Py_DECREF((PyObject *)function);
    lock_give(lock);
}
/* (function of tensors that gives a tuple of tensors, inputs, parameters, iterations, allow_unused_input, pool) */
FUNCTION(make_graphed) {
    PyObject *function, *inputs, *parameters, *held[2] = {NULL, NULL}, *made = NULL;
    long long iterations;
    int unused;
    torc_cuda_mempool pool;
    torc_tensors in, of;
    ARGS("OOOLpO&", &function, &inputs, &parameters, &iterations, &unused, pool_arg, &pool);
    if (!tensors_taken(inputs, &held[0], &in)) return NULL;
    if (tensors_taken(parameters, &held[1], &of)) {
        CALL {
            torc_cuda_graphed g;
            Py_INCREF(function);
            UNLOCKED(g = torc_cuda_make_graphed(graphed_body, ((torc_context){function, drop_function}), in,
                                                .num_warmup_iters = iterations, .allow_unused_input = unused,
                                                .pool = pool, .parameters = of));
            made = own(g, GRAPHED);
        }
        PyMem_Free((void *)(uintptr_t)of.data);
    }
    PyMem_Free((void *)(uintptr_t)in.data);
    Py_XDECREF(held[0]), Py_XDECREF(held[1]);
    return made;
}
FUNCTION(graphed_call) {
    torc_cuda_graphed graphed;
    PyObject *inputs, *held = NULL, *result = NULL;
    torc_tensors in;
    ARGS("O&O", graphed_arg, &graphed, &inputs);
    if (!tensors_taken(inputs, &held, &in)) return NULL;
    CALL {
        torc_tensors out;
        UNLOCKED(out = torc_cuda_graphed_call(graphed, in));
        if (!call_failed()) result = wrap_list(out, false);
    }
    PyMem_Free((void *)(uintptr_t)in.data);
    Py_XDECREF(held);
    return result;
}

/* ------------------------------------------------------------------------------------------ random numbers */
DOES(seed)
DOES(seed_all)
FUNCTION(initial_seed) {
    ARGS("");
    const uint64_t seed = torc_cuda_initial_seed();
    RETURN(PyLong_FromUnsignedLongLong(seed));
}
FUNCTION(manual_seed) {
    unsigned long long n;
    int all = 0;
    ARGS("K|p", &n, &all);
    if (all)
        torc_cuda_manual_seed_all(n);
    else
        torc_cuda_manual_seed(n);
    RETURN(none());
}
FUNCTION(get_rng_state) {
    int device = -1;
    ARGS("|i", &device);
    RETURN_TENSOR(torc_cuda_get_rng_state(device));
}
FUNCTION(set_rng_state) {
    torc_tensor t;
    int device = -1;
    ARGS("O&|i", tensor_arg, &t, &device);
    torc_cuda_set_rng_state(t, device);
    RETURN(none());
}
FUNCTION(default_generator) {
    int device;
    PyObject *g = NULL;
    ARGS("i", &device);
    CALL {
        torc_generator lent = torc_default_generator(TORC_CUDA(device));
        if (!call_failed()) g = generator_wrap(lent);
    }
    return g;
}

/* ------------------------------------------------------------------------------------------ ranges, waits that are told */
FUNCTION(nvtx_range_push) {
    const char *text;
    ARGS("s", &text);
    return PyLong_FromLong(torc_cuda_nvtx_range_push(text));
}
FUNCTION(nvtx_range_pop) {
    ARGS("");
    return PyLong_FromLong(torc_cuda_nvtx_range_pop());
}
FUNCTION(nvtx_mark) {
    const char *text;
    ARGS("s", &text);
    torc_cuda_nvtx_mark(text);
    RETURN(none());
}
FUNCTION(nvtx_range_start) {
    const char *text;
    ARGS("s", &text);
    const uint64_t range = torc_cuda_nvtx_range_start(text);
    RETURN(PyLong_FromUnsignedLongLong(range));
}
FUNCTION(nvtx_range_end) {
    unsigned long long range;
    ARGS("K", &range);
    torc_cuda_nvtx_range_end(range);
    RETURN(none());
}
TELLS(get_sync_debug_mode, PyLong_FromLongLong)
FUNCTION(set_sync_debug_mode) {
    int mode;
    ARGS("i", &mode);
    torc_cuda_set_sync_debug_mode((torc_cuda_sync_debug)mode);
    RETURN(none());
}

/* clang-format off */
#define F(name) {"_cuda_" #name, name, METH_VARARGS, NULL}
static PyMethodDef functions[] = {
    F(is_available), F(device_count), F(current_device), F(is_initialized), F(version), F(driver_version), F(is_tf32_supported),
    F(get_stream_ordering), F(set_stream_ordering), F(get_arch_list), F(get_gencode_flags), F(init), F(set_device), F(synchronize),
    F(exchange_device), F(utilization), F(memory_usage), F(temperature), F(power_draw), F(clock_rate), F(device_memory_used),
    F(is_bf16_supported), F(can_device_access_peer), F(get_device_properties), F(list_gpu_processes), F(empty_cache), F(ipc_collect),
    F(host_empty_cache), F(reset_peak_host_memory_stats), F(reset_accumulated_host_memory_stats), F(reset_peak_memory_stats),
    F(reset_accumulated_memory_stats), F(memory_allocated), F(max_memory_allocated), F(memory_reserved), F(max_memory_reserved),
    F(get_allocator_backend), F(mem_get_info), F(memory_stats), F(host_memory_stats), F(memory_summary), F(memory_snapshot),
    F(memory_dump_snapshot), F(memory_record_history), F(set_per_process_memory_fraction), F(get_per_process_memory_fraction),
    F(caching_allocator_alloc), F(caching_allocator_delete), F(caching_allocator_enable), F(change_current_allocator), F(mempool_new), F(use_mem_pool_begin),
    F(use_mem_pool_end), F(stream_new), F(external_stream), F(default_stream), F(current_stream), F(set_stream), F(stream_query),
    F(stream_synchronize), F(stream_device), F(stream_priority), F(stream_id), F(stream_handle), F(stream_wait_stream), F(stream_equal),
    F(stream_priority_range), F(record_stream), F(pin_memory), F(is_pinned), F(event_new), F(event_record), F(event_wait), F(event_query),
    F(event_synchronize), F(event_device), F(event_handle), F(event_elapsed_time), F(event_ipc_handle), F(event_from_ipc_handle),
    F(graph_new), F(graph_capture_begin), F(graph_capture_end), F(graph_instantiate), F(graph_replay), F(graph_reset), F(graph_node_count),
    F(graph_raw_cuda_graph), F(graph_raw_cuda_graph_exec), F(graph_pool), F(graph_debug_dump), F(graph_register_generator),
    F(is_current_stream_capturing), F(make_graphed), F(graphed_call), F(seed), F(seed_all), F(initial_seed), F(manual_seed),
    F(get_rng_state), F(set_rng_state), F(default_generator), F(nvtx_range_push), F(nvtx_range_pop), F(nvtx_mark), F(nvtx_range_start),
    F(nvtx_range_end), F(get_sync_debug_mode), F(set_sync_debug_mode), {0}};
/* clang-format on */
static PyType_Slot handle_slots[] = {{Py_tp_dealloc, handle_dealloc}, {0, NULL}};
static PyType_Spec handle_spec = {.name = "torc.cuda.Handle",
                                  .basicsize = sizeof(cuda_handle),
                                  .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                  .slots = handle_slots};
bool cuda_init(PyObject *module) {
    handle_type = make_type(module, &handle_spec, NULL, "_CudaHandle");
    return handle_type && PyModule_AddFunctions(module, functions) == 0;
}
