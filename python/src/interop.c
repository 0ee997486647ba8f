/* interop.c - tensors for others: lists, NumPy, buffers, DLPack, __cuda_array_interface__. */
#include "py.h"

/* ------------------------------------------------------------------------------------------ buffers */
static const char *const formats[TORC_DTYPE_COUNT] = {
    [TORC_BOOL] = "?",        [TORC_UINT8] = "B",   [TORC_INT8] = "b",    [TORC_INT16] = "h",   [TORC_INT32] = "i",
    [TORC_INT64] = "q",       [TORC_FLOAT16] = "e", [TORC_FLOAT32] = "f", [TORC_FLOAT64] = "d", [TORC_COMPLEX64] = "Zf",
    [TORC_COMPLEX128] = "Zd", [TORC_UINT16] = "H",  [TORC_UINT32] = "I",  [TORC_UINT64] = "Q"};
/* Its elements in memory of the CPU as they are read there, without history. */
static torc_tensor on_host(torc_tensor t, torc_dtype dtype) {
    torc_tensor here = torc_to(torc_detach(t), .device = TORC_CPU, .dtype = dtype);
    return torc_resolve_neg(torc_resolve_conj(here));
}
/* The lazy bit that t has, as PyTorch's messages call it; NULL: none. */
static const char *lazy_bit(torc_tensor t) {
    return torc_is_conj(t) ? "conjugate" : torc_is_neg(t) ? "negative" : NULL;
}

/* What a view keeps: the bytes that it shows, since the tensor may get others (set_, .data) while the view lives. */
typedef struct exported {
    torc_storage storage;
    Py_ssize_t shape[TORC_MAX_DIMS], strides[TORC_MAX_DIMS];
} exported;

int tensor_get_buffer(PyObject *self, Py_buffer *view, int flags) {
    torc_tensor t = handle_of(self);
    const torc_dtype dtype = torc_tensor_dtype(t);
    view->obj = NULL;
    if (torc_tensor_device(t).type != TORC_DEVICE_CPU || !formats[dtype] || torc_requires_grad(t)) {
        char device[32];
        PyErr_Format(PyExc_BufferError, "a %s tensor on %s%s has no buffer of Python", torc_dtype_name(dtype),
                     torc_device_format(torc_tensor_device(t), device, sizeof device),
                     torc_requires_grad(t) ? " that requires grad" : "");
        return -1;
    }
    if (lazy_bit(t)) {
        PyErr_Format(PyExc_BufferError, "a tensor that has the %s bit set has no buffer of Python", lazy_bit(t));
        return -1;
    }
    torc_storage storage = torc_tensor_storage(t);
    const bool read_only = torc_storage_is_read_only(storage);
    if (read_only && flags & PyBUF_WRITABLE)
        return PyErr_SetString(PyExc_BufferError, "the tensor's memory is read-only"), -1;
    exported *e = PyMem_Malloc(sizeof *e);
    if (!e) return PyErr_NoMemory(), -1;
    const Py_ssize_t bytes = (Py_ssize_t)torc_dtype_size(dtype);
    const int n = (int)torc_dim(t);
    for (int k = 0; k < n; k++)
        e->shape[k] = (Py_ssize_t)torc_sizes(t)[k], e->strides[k] = (Py_ssize_t)torc_strides(t)[k] * bytes;
    const bool contiguous = torc_is_contiguous(t);
    void *data = torc_data_ptr(t);
    if (call_failed()) return PyMem_Free(e), -1;
    if (!contiguous && !(flags & PyBUF_STRIDES & ~PyBUF_ND)) {
        PyMem_Free(e);
        return PyErr_SetString(PyExc_BufferError, "the tensor is not contiguous"), -1;
    }
    (void)torc_storage_set_resizable(storage, false); /* the address is known outside from now on */
    torc_error_clear();
    e->storage = torc_retain(storage);
    static char nothing;
    *view = (Py_buffer){.buf = data ? data : &nothing,
                        .obj = Py_NewRef(self),
                        .len = (Py_ssize_t)torc_numel(t) * bytes,
                        .readonly = read_only,
                        .itemsize = bytes,
                        .format = flags & PyBUF_FORMAT ? (char *)(uintptr_t)formats[dtype] : NULL,
                        .ndim = flags & PyBUF_ND ? n : 1,
                        .shape = flags & PyBUF_ND ? e->shape : NULL,
                        .strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? e->strides : NULL,
                        .internal = e};
    return 0;
}
void tensor_release_buffer(PyObject *self, Py_buffer *view) {
    exported *e = view->internal;
    (void)self;
    torc_release(e->storage);
    PyMem_Free(e);
}

/* ------------------------------------------------------------------------------------------ NumPy */
static PyObject *to_numpy(PyObject *self, bool force) {
    torc_tensor t = handle_of(self);
    PyObject *source = Py_NewRef(self), *numpy = NULL, *array = NULL;
    if (!force && torc_tensor_device(t).type != TORC_DEVICE_CPU) {
        char device[32];
        PyErr_Format(
            PyExc_TypeError,
            "can't convert %s device type tensor to numpy. Use Tensor.cpu() to copy the tensor to host memory first.",
            torc_device_format(torc_tensor_device(t), device, sizeof device));
        goto done;
    }
    const bool differentiable = torc_requires_grad(t);
    if (!force && differentiable && torc_is_grad_enabled()) {
        PyErr_SetString(PyExc_RuntimeError,
                        "Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.");
        goto done;
    }
    if (!force && lazy_bit(t)) {
        PyErr_Format(PyExc_RuntimeError,
                     "Can't call numpy() on Tensor that has %s bit set. Use tensor.resolve_%s().numpy() instead.",
                     lazy_bit(t), torc_is_conj(t) ? "conj" : "neg");
        goto done;
    }
    if (!formats[torc_tensor_dtype(t)]) {
        PyErr_Format(PyExc_TypeError, "Got unsupported ScalarType %s",
                     torc_tensor_dtype(t) == TORC_BFLOAT16 ? "BFloat16" : torc_dtype_name(torc_tensor_dtype(t)));
        goto done;
    }
    if (force || differentiable) { /* what requires grad has no buffer */
        Py_CLEAR(source);
        CALL {
            torc_tensor plain = force ? on_host(t, torc_tensor_dtype(t)) : torc_detach(t);
            if (!call_failed()) source = wrap(plain);
        }
        if (!source) goto done;
    }
    PyObject *view = PyMemoryView_FromObject(source);
    numpy = view ? imported("numpy", "asarray") : NULL;
    array = numpy ? PyObject_CallFunctionObjArgs(numpy, view, NULL) : NULL;
    Py_XDECREF(view), Py_XDECREF(numpy);
done:
    Py_XDECREF(source);
    return array;
}
static PyObject *m_numpy(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"*", "force", NULL};
    PyObject *v[1];
    bool force = false;
    if (!arguments("numpy", names, 0, args, nargs, keywords, v) ||
        (v[0] && !bool_given("numpy", "force", 0, v[0], &force)))
        return NULL;
    return to_numpy(self, force);
}
static PyObject *m_array(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"dtype", "copy", NULL};
    PyObject *v[2];
    if (!arguments("__array__", names, 0, args, nargs, keywords, v)) return NULL;
    PyObject *array = to_numpy(self, false);
    if (array && v[0] && v[0] != Py_None) {
        PyObject *method = PyObject_GetAttrString(array, "astype"), *one = PyTuple_Pack(1, v[0]),
                 *words = Py_BuildValue("{s:O}", "copy", v[1] == Py_True ? Py_True : Py_False),
                 *other = method && one && words ? PyObject_Call(method, one, words) : NULL;
        Py_XDECREF(method), Py_XDECREF(one), Py_XDECREF(words);
        Py_DECREF(array);
        return other;
    }
    if (array && v[1] == Py_True) {
        PyObject *other = PyObject_CallMethod(array, "copy", NULL);
        Py_DECREF(array);
        return other;
    }
    return array;
}
/* Results of NumPy's functions on tensors are tensors. */
static PyObject *m_array_wrap(PyObject *self, PyObject *args) {
    PyObject *array;
    (void)self;
    if (!PyTuple_Size(args))
        return PyErr_Format(PyExc_TypeError, "__array_wrap__() missing 1 required positional argument: 'array'");
    array = PyTuple_GetItem(args, 0);
    PyObject *from = PyObject_GetAttrString(PyImport_AddModule("torc._C"), "as_tensor");
    PyObject *made = from ? PyObject_CallFunctionObjArgs(from, array, NULL) : NULL;
    Py_XDECREF(from);
    return made;
}

/* ------------------------------------------------------------------------------------------ lists */
static PyObject *level(torc_tensor t, const char *data, int64_t dim, size_t bytes) {
    if (dim == torc_dim(t)) {
        const torc_dtype dtype = torc_tensor_dtype(t);
        switch (dtype) { /* the others are converted before */
        case TORC_BOOL: return PyBool_FromLong(*data != 0);
        case TORC_FLOAT64: return PyFloat_FromDouble(*(const double *)(const void *)data);
        case TORC_COMPLEX128:
            return PyComplex_FromDoubles(((const double *)(const void *)data)[0],
                                         ((const double *)(const void *)data)[1]);
        case TORC_UINT64: return PyLong_FromUnsignedLongLong(*(const uint64_t *)(const void *)data);
        default: return PyLong_FromLongLong(*(const int64_t *)(const void *)data);
        }
    }
    const Py_ssize_t n = (Py_ssize_t)torc_sizes(t)[dim];
    PyObject *list = PyList_New(n);
    int64_t step = (int64_t)bytes; /* t is contiguous */
    for (int64_t k = dim + 1; k < torc_dim(t); k++) step *= torc_sizes(t)[k];
    for (Py_ssize_t k = 0; list && k < n; k++) {
        PyObject *one = level(t, data + k * step, dim + 1, bytes);
        if (!one)
            Py_CLEAR(list);
        else
            PyList_SetItem(list, k, one);
    }
    return list;
}
static PyObject *m_tolist(PyObject *self, PyObject *ignored) {
    (void)ignored;
    torc_tensor t = handle_of(self);
    PyObject *result = NULL;
    if (torc_dim(t) == 0) return PyObject_CallMethod(self, "item", NULL);
    const torc_dtype dtype = torc_tensor_dtype(t);
    const torc_dtype as = torc_dtype_is_complex(dtype)                 ? TORC_COMPLEX128
                          : torc_dtype_is_floating_point(dtype)        ? TORC_FLOAT64
                          : dtype == TORC_BOOL || dtype == TORC_UINT64 ? dtype
                                                                       : TORC_INT64;
    CALL {
        torc_tensor host = torc_contiguous(on_host(t, as));
        const char *data = torc_data_ptr(host);
        if (!call_failed()) result = level(host, data, 0, torc_dtype_size(as));
    }
    return result;
}

/* ------------------------------------------------------------------------------------------ DLPack */
/* What stands first in a DLManagedTensorVersioned, and in the older struct, is enough to give one back. */
typedef struct versioned {
    struct {
        uint32_t major, minor;
    } version;
    void *context;
    void (*deleter)(struct versioned *self);
} versioned;
typedef struct unversioned {
    struct {
        void *data;
        struct {
            int32_t type, id;
        } device;
        int32_t ndim;
        struct {
            uint8_t code, bits;
            uint16_t lanes;
        } dtype;
        int64_t *shape, *strides;
        uint64_t byte_offset;
    } tensor;
    void *context;
    void (*deleter)(struct unversioned *self);
} unversioned;
/* A capsule that nobody took (it is renamed then) gives back what is in it. */
static void capsule_end(PyObject *capsule) {
    if (PyCapsule_IsValid(capsule, "dltensor_versioned")) {
        versioned *m = PyCapsule_GetPointer(capsule, "dltensor_versioned");
        if (m->deleter) m->deleter(m);
    } else if (PyCapsule_IsValid(capsule, "dltensor")) {
        unversioned *m = PyCapsule_GetPointer(capsule, "dltensor");
        if (m->deleter) m->deleter(m);
    }
}
static PyObject *m_dlpack(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"*", "stream", "max_version", "dl_device", "copy", NULL};
    PyObject *v[4];
    torc_tensor t = handle_of(self);
    if (!arguments("__dlpack__", names, 0, args, nargs, keywords, v)) return NULL;
    if (torc_requires_grad(t))
        return PyErr_Format(PyExc_BufferError, "Can't export tensors that require gradient, use tensor.detach()");
    torc_to_dlpack_options o;
    torc_to_dlpack_options_init(&o);
    if (v[0] && v[0] != Py_None && !read_int(v[0], &o.stream)) return NULL;
    bool copy = false;
    if (v[3] && v[3] != Py_None && !read_bool(v[3], &copy)) return NULL;
    o.copy = copy;
    if (v[2] && v[2] != Py_None) {
        int32_t type, id;
        int64_t wanted[2];
        if (!torc_dlpack_device(t, &type, &id)) return raise_error();
        if (read_ints(v[2], wanted, 2) != 2)
            return PyErr_Occurred() ? NULL : PyErr_Format(PyExc_TypeError, "dl_device is a device type and a number");
        if (wanted[0] != type || wanted[1] != id)
            return PyErr_Format(PyExc_BufferError,
                                "the tensor is on another device than dl_device; copy it there first");
    }
    int64_t version[2] = {0, 0};
    if (v[1] && v[1] != Py_None && read_ints(v[1], version, 2) < 0) return NULL;
    const bool is_versioned = version[0] >= 1;
    if (lazy_bit(t) && !copy)
        return PyErr_Format(PyExc_BufferError, "Can't export tensors with the %s bit set", lazy_bit(t));
    if (!is_versioned && !copy && torc_storage_is_read_only(torc_tensor_storage(t)))
        return PyErr_Format(PyExc_BufferError,
                            "the tensor's memory is read-only, which only versions of DLPack from 1.0 on can say: ask "
                            "for max_version=(1, 0), or for a copy");
    void *managed = is_versioned ? torc_to_dlpack_with(t, &o) : torc_to_dlpack_unversioned_with(t, &o);
    if (call_failed()) return NULL;
    PyObject *capsule = PyCapsule_New(managed, is_versioned ? "dltensor_versioned" : "dltensor", capsule_end);
    if (!capsule) {
        if (is_versioned)
            ((versioned *)managed)->deleter(managed);
        else
            ((unversioned *)managed)->deleter(managed);
    }
    return capsule;
}
static PyObject *m_dlpack_device(PyObject *self, PyObject *ignored) {
    (void)ignored;
    int32_t type = 0, id = 0;
    if (!torc_dlpack_device(handle_of(self), &type, &id)) return raise_error();
    return Py_BuildValue("ii", (int)type, (int)id);
}
static PyObject *capsule_tensor(PyObject *capsule) {
    PyObject *made = NULL;
    const bool is_versioned = PyCapsule_IsValid(capsule, "dltensor_versioned");
    if (!is_versioned && !PyCapsule_IsValid(capsule, "dltensor"))
        return PyErr_Format(
            PyExc_RuntimeError,
            "from_dlpack received an invalid capsule. Note that DLTensor capsules can be consumed only once, so you might have already constructed a tensor from it once.");
    void *managed = PyCapsule_GetPointer(capsule, is_versioned ? "dltensor_versioned" : "dltensor");
    CALL {
        if (PyCapsule_SetName(capsule, is_versioned ? "used_dltensor_versioned" : "used_dltensor") < 0) break;
        torc_tensor t = is_versioned ? torc_from_dlpack(managed) : torc_from_dlpack_unversioned(managed);
        if (!call_failed()) made = wrap(t);
    }
    return made;
}
/* from_dlpack(x): x is a capsule, or has __dlpack__. */
static PyObject *from_dlpack(PyObject *module, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"ext_tensor", "*", "device", "copy", NULL};
    PyObject *v[3];
    (void)module;
    if (!arguments("from_dlpack", names, 1, args, nargs, keywords, v)) return NULL;
    if (PyCapsule_CheckExact(v[0])) return capsule_tensor(v[0]);
    PyObject *method = PyObject_GetAttrString(v[0], "__dlpack__");
    if (!method) return NULL;
    PyObject *none = PyTuple_New(0), *words = Py_BuildValue("{s:(ii)}", "max_version", 1, 0), *capsule = NULL;
    if (words && v[2] && v[2] != Py_None && PyDict_SetItemString(words, "copy", v[2]) < 0) Py_CLEAR(words);
    if (none && words) capsule = PyObject_Call(method, none, words);
    if (!capsule && PyErr_ExceptionMatches(PyExc_TypeError)) { /* older libraries take no max_version */
        PyErr_Clear();
        capsule = PyObject_CallNoArgs(method);
    }
    Py_XDECREF(none), Py_XDECREF(words), Py_DECREF(method);
    PyObject *made = capsule ? capsule_tensor(capsule) : NULL;
    Py_XDECREF(capsule);
    if (made && v[1] && v[1] != Py_None) {
        PyObject *moved = PyObject_CallMethod(made, "to", "O", v[1]);
        Py_DECREF(made);
        return moved;
    }
    return made;
}

static PyObject *get_cuda_array_interface(PyObject *self, void *p) {
    (void)p;
    torc_tensor t = handle_of(self);
    const torc_dtype dtype = torc_tensor_dtype(t);
    const size_t bytes = torc_dtype_size(dtype);
    if (torc_tensor_device(t).type != TORC_DEVICE_CUDA)
        return PyErr_Format(PyExc_AttributeError,
                            "Can't get __cuda_array_interface__ on non-CUDA tensor type: the tensor is on %s",
                            device_type_name(torc_tensor_device(t).type));
    if (torc_requires_grad(t))
        return PyErr_Format(
            PyExc_RuntimeError,
            "Can't get __cuda_array_interface__ on Variable that requires grad. If gradients aren't required, use var.detach() to get Variable that doesn't require grad.");
    if (lazy_bit(t))
        return PyErr_Format(PyExc_RuntimeError,
                            "Can't get __cuda_array_interface__ on Tensor that has the %s bit set; use resolve_%s()",
                            lazy_bit(t), torc_is_conj(t) ? "conj" : "neg");
    const char kind = dtype == TORC_BOOL                    ? 'b'
                      : torc_dtype_is_complex(dtype)        ? 'c'
                      : torc_dtype_is_floating_point(dtype) ? (formats[dtype] ? 'f' : 'V')
                      : torc_dtype_is_signed(dtype)         ? 'i'
                                                            : 'u';
    char type[16];
    PyOS_snprintf(type, sizeof type, "<%c%d", kind, (int)bytes);
    PyObject *shape = PyTuple_New((Py_ssize_t)torc_dim(t)), *strides = PyTuple_New((Py_ssize_t)torc_dim(t));
    if (!shape || !strides) return Py_XDECREF(shape), Py_XDECREF(strides), NULL;
    for (Py_ssize_t k = 0; k < torc_dim(t); k++) {
        PyTuple_SetItem(shape, k, PyLong_FromLongLong(torc_sizes(t)[k]));
        PyTuple_SetItem(strides, k, PyLong_FromLongLong(torc_strides(t)[k] * (int64_t)bytes));
    }
    void *data = torc_numel(t) ? torc_data_ptr(t) : NULL;
    if (call_failed()) return Py_DECREF(shape), Py_DECREF(strides), NULL;
    if (torc_is_contiguous(t)) {
        Py_DECREF(strides);
        strides = Py_NewRef(Py_None);
    }
    return Py_BuildValue("{s:s,s:N,s:N,s:(NO),s:i}", "typestr", type, "shape", shape, "strides", strides, "data",
                         PyLong_FromVoidPtr(data), Py_False, "version", 2);
}
static PyObject *get_array_priority(PyObject *self, void *p) {
    (void)self, (void)p;
    return PyLong_FromLong(1000); /* above NumPy's arrays, whose operators then leave tensors to ours */
}

PyMethodDef interop_methods[] = {
    FAST("numpy", m_numpy, "numpy(*, force=False)\n\nAn array of NumPy over the same memory."),
    FAST("__array__", m_array, NULL),
    {"__array_wrap__", m_array_wrap, METH_VARARGS, NULL},
    {"tolist", m_tolist, METH_NOARGS, "The elements as nested lists of Python's numbers."},
    FAST("__dlpack__", m_dlpack, NULL),
    {"__dlpack_device__", m_dlpack_device, METH_NOARGS, NULL},
    {0},
};
PyGetSetDef interop_attributes[] = {{"__cuda_array_interface__", get_cuda_array_interface, NULL, NULL, NULL},
                                    {"__array_priority__", get_array_priority, NULL, NULL, NULL},
                                    {0}};
static PyMethodDef functions[] = {
    FAST("from_dlpack", from_dlpack,
         "from_dlpack(ext_tensor, *, device=None, copy=None)\n\nA tensor over the memory of another library's."),
    {0}};
bool interop_init(PyObject *module) { return PyModule_AddFunctions(module, functions) == 0; }
