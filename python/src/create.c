/* create.c - tensors from Python's data: tensor, as_tensor, asarray, from_numpy, frombuffer, new_tensor.
 *
 * Nested sequences are walked twice. The first walk finds the shape along the first elements, and the dtype that holds all numbers; the second
 * writes them, as int64, double or complex double, and refuses what is not as long as the shape says. torc converts them to the dtype. */
#include "py.h"

#include <stdlib.h>

enum { INTS_HELD, DOUBLES_HELD, COMPLEX_HELD };
typedef struct reading {
    int64_t sizes[TORC_MAX_DIMS];
    int64_t ndim, at;
    int held;
    torc_dtype target; /* that the program asked for, or NONE */
    union {
        int64_t *ints;
        double *doubles; /* pairs of complex numbers */
        void *data;
    };
} reading;

static bool is_sequence(PyObject *o) {
    if (PyList_Check(o) || PyTuple_Check(o)) return true;
    return !is_tensor(o) && PySequence_Check(o) && !PyUnicode_Check(o) && !PyBytes_Check(o) && !PyDict_Check(o) &&
           !is_plain_number(o);
}
/* An array, or a number of NumPy's, of a dtype that torc has none for. Returns false with a TypeError. */
static bool no_numpy_dtype(PyObject *o, const char *format) {
    PyObject *dtype = PyObject_GetAttrString(o, "dtype"), *type = dtype ? PyObject_GetAttrString(dtype, "type") : NULL,
             *name = type ? PyObject_GetAttrString(type, "__name__") : NULL;
    if (!name) {
        PyErr_Clear();
        name = PyUnicode_FromString(format ? format : "?");
    }
    if (name)
        PyErr_Format(
            PyExc_TypeError,
            "can't convert np.ndarray of type numpy.%U. The only supported types are: float64, float32, float16, complex64, complex128, int64, int32, int16, int8, uint64, uint32, uint16, uint8, and bool.",
            name);
    Py_XDECREF(dtype), Py_XDECREF(type), Py_XDECREF(name);
    return false;
}
static PyObject *no_data(PyObject *o) {
    if (PyUnicode_Check(o) || PyBytes_Check(o))
        return PyErr_Format(PyExc_TypeError, "new(): invalid data type '%s'", type_name_of(o));
    if (is_plain_number(o)) return no_numpy_dtype(o, NULL), NULL;
    return PyErr_Format(PyExc_RuntimeError, "Could not infer dtype of %s", type_name_of(o));
}

/* A sequence of any kind as a list or tuple; a new reference. */
static PyObject *items_of(PyObject *o) {
    return PyList_Check(o) || PyTuple_Check(o) ? Py_NewRef(o) : PySequence_List(o);
}
static Py_ssize_t count_of(PyObject *items) { return PyList_Check(items) ? PyList_Size(items) : PyTuple_Size(items); }
static PyObject *entry(PyObject *items, Py_ssize_t k) {
    return PyList_Check(items) ? PyList_GetItem(items, k) : PyTuple_GetItem(items, k);
}

static bool find_sizes(PyObject *o, reading *r) {
    PyObject *at = Py_NewRef(o);
    for (;;) {
        if (PyUnicode_Check(at) || PyBytes_Check(at)) { /* each part of a text is one again */
            PyErr_Format(PyExc_ValueError, "too many dimensions '%s'", type_name_of(at));
            Py_DECREF(at);
            return false;
        }
        if (!is_sequence(at)) break;
        PyObject *items = items_of(at);
        Py_DECREF(at);
        if (!items) return false;
        if (r->ndim == TORC_MAX_DIMS) {
            Py_DECREF(items);
            return PyErr_Format(PyExc_ValueError, "too many dimensions '%s'", type_name_of(o)), false;
        }
        r->sizes[r->ndim++] = count_of(items);
        at = count_of(items) ? Py_XNewRef(entry(items, 0)) : NULL;
        Py_DECREF(items);
        if (!at) return !PyErr_Occurred();
    }
    Py_DECREF(at);
    return true;
}

/* NONE, without an exception, of what is no number of Python's. */
static torc_dtype dtype_of_number(PyObject *o) {
    if (PyBool_Check(o)) return TORC_BOOL;
    if (PyLong_Check(o)) return TORC_INT64;
    const bool complex = PyComplex_Check(o);
    if (!complex && !PyFloat_Check(o)) return TORC_DTYPE_NONE;
    PyObject *generic = numpy_generic(); /* its float64 and complex128 are some of Python's, and keep their dtypes */
    if (generic && PyType_IsSubtype(Py_TYPE(o), (PyTypeObject *)generic))
        return complex ? TORC_COMPLEX128 : TORC_FLOAT64;
    const torc_dtype usual = torc_get_default_dtype();
    if (!complex) return usual;
    if (usual == TORC_BFLOAT16) PyErr_SetString(PyExc_RuntimeError, "invalid default scalar type for complex");
    return usual == TORC_FLOAT64    ? TORC_COMPLEX128
           : usual == TORC_FLOAT16  ? TORC_COMPLEX32
           : usual == TORC_BFLOAT16 ? TORC_DTYPE_NONE
                                    : TORC_COMPLEX64;
}
/* NumPy's scalars have dtypes of their own: the names are torc's, but for bool. */
static torc_dtype dtype_of_numpy(PyObject *o) {
    PyObject *dtype = PyObject_GetAttrString(o, "dtype"), *name = dtype ? PyObject_GetAttrString(dtype, "name") : NULL;
    const char *text = name && PyUnicode_Check(name) ? PyUnicode_AsUTF8AndSize(name, NULL) : NULL;
    const torc_dtype found = text ? torc_dtype_from_name(text) : TORC_DTYPE_NONE;
    Py_XDECREF(dtype), Py_XDECREF(name);
    PyErr_Clear();
    return found;
}
static bool find_dtype(PyObject *o, torc_dtype *dtype) {
    if (is_sequence(o)) {
        PyObject *items = items_of(o);
        bool ok = items != NULL;
        if (ok && !count_of(items)) { /* it is one of floats */
            const torc_dtype floats = torc_get_default_dtype();
            *dtype = *dtype ? torc_promote_types(*dtype, floats) : floats;
        }
        for (Py_ssize_t k = 0; ok && k < count_of(items); k++) {
            PyObject *one = entry(items, k);
            ok = one && !Py_EnterRecursiveCall(" while a tensor is made");
            if (!ok) break;
            ok = find_dtype(one, dtype);
            Py_LeaveRecursiveCall();
        }
        Py_XDECREF(items);
        return ok;
    }
    torc_dtype here = is_tensor(o) ? torc_tensor_dtype(handle_of(o)) : dtype_of_number(o);
    if (!here && PyErr_Occurred()) return false;
    if (!here && is_plain_number(o)) here = dtype_of_numpy(o);
    if (!here) return no_data(o), false;
    if (*dtype && *dtype != here) here = torc_promote_types(*dtype, here);
    *dtype = here;
    return !call_failed();
}

static bool put_number(reading *r, PyObject *o) {
    PyObject *own = NULL;
    if (is_tensor(o) || !(PyFloat_Check(o) || PyLong_Check(o) || PyComplex_Check(o))) {
        if (is_tensor(o) && torc_numel(handle_of(o)) != 1)
            return PyErr_SetString(PyExc_ValueError, "only one element tensors can be converted to Python scalars"),
                   false;
        if (!is_tensor(o) && !is_plain_number(o)) {
            if (PyUnicode_Check(o) || PyBytes_Check(o))
                return PyErr_Format(PyExc_TypeError, "new(): invalid data type '%s'", type_name_of(o)), false;
            PyErr_Format(PyExc_TypeError,
                         r->held == DOUBLES_HELD ? "must be real number, not %s"
                                                 : "'%s' object cannot be interpreted as an integer",
                         type_name_of(o));
            return false;
        }
        own = o = PyObject_CallMethod(o, "item", NULL);
        if (!own) return false;
    }
    bool ok = true;
    const int64_t at = r->at++;
    if (r->held == INTS_HELD) {
        int overflow = 0;
        if (r->target == TORC_UINT64 && PyFloat_Check(o)) {
            Py_XDECREF(own);
            return PyErr_SetString(PyExc_TypeError, "an integer is required"), false;
        }
        if (r->target == TORC_BOOL && (PyComplex_Check(o) || PyFloat_Check(o))) { /* infinity and NaN are true */
            const int truth = PyObject_IsTrue(o);
            Py_XDECREF(own);
            r->ints[at] = truth;
            return truth >= 0;
        }
        PyObject *whole = PyLong_Check(o) ? Py_NewRef(o) : PyFloat_Check(o) ? PyNumber_Long(o) : PyNumber_Index(o);
        if (!whole) return Py_XDECREF(own), false;
        long long i = PyLong_AsLongLongAndOverflow(whole, &overflow);
        if (r->target == TORC_UINT64 && (overflow || i < 0)) {
            i = (long long)PyLong_AsUnsignedLongLong(whole);
            ok = !PyErr_Occurred(); /* an OverflowError */
        } else if (overflow && r->target != TORC_BOOL)
            PyErr_SetString(PyExc_ValueError, "Overflow when unpacking long long"), ok = false;
        Py_DECREF(whole);
        r->ints[at] = r->target == TORC_BOOL ? PyObject_IsTrue(o) : i;
    } else if (r->held == DOUBLES_HELD) {
        r->doubles[at] = PyFloat_AsDouble(o);
        ok = !(r->doubles[at] == -1 && PyErr_Occurred());
    } else {
        r->doubles[2 * at] = PyComplex_Check(o) ? PyComplex_RealAsDouble(o) : PyFloat_AsDouble(o);
        r->doubles[2 * at + 1] = PyComplex_Check(o) ? PyComplex_ImagAsDouble(o) : 0;
        ok = !PyErr_Occurred();
    }
    Py_XDECREF(own);
    return ok;
}
static bool read_level(reading *r, PyObject *o, int64_t dim) {
    if (dim == r->ndim) return put_number(r, o);
    if (!is_sequence(o)) return PyErr_SetString(PyExc_TypeError, "not a sequence"), false;
    PyObject *items = items_of(o);
    if (!items) return false;
    bool ok = count_of(items) == r->sizes[dim];
    if (!ok)
        PyErr_Format(PyExc_ValueError, "expected sequence of length %lld at dim %lld (got %zd)",
                     (long long)r->sizes[dim], (long long)dim, count_of(items));
    for (Py_ssize_t k = 0; ok && k < r->sizes[dim]; k++) {
        PyObject *one = entry(items, k);
        ok = one && read_level(r, one, dim + 1);
    }
    Py_DECREF(items);
    return ok;
}

/* ------------------------------------------------------------------------------------------ buffers */
/* The dtype of a buffer's elements: struct's letters, and NumPy's Zf and Zd. NONE if torc has none. */
static torc_dtype dtype_of_format(const char *format, Py_ssize_t bytes) {
    if (!format) return TORC_UINT8;
    if (*format == '@' || *format == '=' || *format == '<') format++;
    if (!strcmp(format, "Zf")) return TORC_COMPLEX64;
    if (!strcmp(format, "Zd")) return TORC_COMPLEX128;
    if (!*format || format[1]) return TORC_DTYPE_NONE;
    static const torc_dtype s[] = {[1] = TORC_INT8, [2] = TORC_INT16, [4] = TORC_INT32, [8] = TORC_INT64},
                            u[] = {[1] = TORC_UINT8, [2] = TORC_UINT16, [4] = TORC_UINT32, [8] = TORC_UINT64};
    if (strchr("bhilqn", *format) && bytes <= 8) return s[bytes];
    if (strchr("cBHILQN", *format) && bytes <= 8) return u[bytes];
    return *format == '?'   ? TORC_BOOL
           : *format == 'e' ? TORC_FLOAT16
           : *format == 'f' ? TORC_FLOAT32
           : *format == 'd' ? TORC_FLOAT64
                            : TORC_DTYPE_NONE;
}
static void buffer_drop(void *data) {
    Py_buffer *view = data;
    if (Py_IsInitialized()) {
        const lock_taken lock = lock_take();
        PyBuffer_Release(view);
        PyMem_Free(view);
        lock_give(lock);
    }
}
/* Note [Addresses that are not aligned]
 * Memory of others may begin anywhere; C reads an element only at a multiple of its size (of a complex number, of its parts'). What lies elsewhere is
 * copied byte by byte, unless the program wants that very memory, or may write it and expects both to see that: then it is refused. */
typedef enum sharing { COPIED, SHARED_IF_ALIGNED, SHARED } sharing;
static size_t alignment_of(torc_dtype dtype) { return torc_dtype_size(dtype) / (torc_dtype_is_complex(dtype) ? 2 : 1); }
static bool aligned(const void *address, torc_dtype dtype) { return (uintptr_t)address % alignment_of(dtype) == 0; }
static bool must_be_aligned(const char *function, torc_dtype dtype) {
    PyErr_Format(
        PyExc_ValueError,
        "%s(): memory of %s is shared only where its address is a multiple of %zd: copy it first (array.copy(), bytearray(buffer[offset:]))",
        function, torc_dtype_name(dtype), (Py_ssize_t)alignment_of(dtype));
    return false;
}
/* A copy of what lies there, byte by byte, in memory of torc's; lent. Strides are in bytes. `view` is let go of. */
static torc_tensor copied_bytes(Py_buffer *view, void *data, torc_dtype dtype, int64_t ndim, const int64_t *sizes,
                                const int64_t *strides) {
    int64_t all_sizes[TORC_MAX_DIMS + 1], all_strides[TORC_MAX_DIMS + 1];
    for (int64_t k = 0; k < ndim; k++) all_sizes[k] = sizes[k], all_strides[k] = strides[k];
    all_sizes[ndim] = (int64_t)torc_dtype_size(dtype), all_strides[ndim] = 1;
    torc_tensor bytes = torc_from_blob(data, torc_ints_of(all_sizes, ndim + 1), .dtype = TORC_UINT8,
                                       .strides = torc_ints_of(all_strides, ndim + 1),
                                       .owner = (torc_context){view, buffer_drop}),
                own = torc_clone(bytes);
    if (call_failed()) return NULL;
    if (torc_strides(own)[ndim] != 1) own = torc_contiguous(own);
    torc_tensor elements = torc_select(torc_view_dtype(own, dtype), ndim, 0);
    return call_failed() ? NULL : elements;
}
/* A tensor over an array of another library, or a copy of it; lent. NULL with an exception. */
static torc_tensor over_buffer(PyObject *o, const char *function, sharing how) {
    Py_buffer *view = PyMem_Calloc(1, sizeof *view);
    if (!view) return PyErr_NoMemory(), NULL;
    bool readonly = false;
    if (PyObject_GetBuffer(o, view, PyBUF_WRITABLE | PyBUF_STRIDES | PyBUF_FORMAT) < 0) {
        PyErr_Clear();
        if (PyObject_GetBuffer(o, view, PyBUF_STRIDES | PyBUF_FORMAT) < 0) {
            if (PyErr_ExceptionMatches(PyExc_ValueError)) /* NumPy knows no format of dates */
                PyErr_Clear(), no_numpy_dtype(o, NULL);
            return PyMem_Free(view), NULL;
        }
        readonly = true;
    }
    const torc_dtype dtype = dtype_of_format(view->format, view->itemsize);
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS], steps[TORC_MAX_DIMS];
    bool ok = view->ndim <= TORC_MAX_DIMS;
    if (!ok)
        PyErr_Format(PyExc_ValueError, "an array of %d dimensions; there may be up to %d", view->ndim, TORC_MAX_DIMS);
    for (int k = 0; ok && k < view->ndim; k++) {
        sizes[k] = view->shape[k];
        if (view->strides[k] < 0) {
            PyErr_SetString(
                PyExc_ValueError,
                "At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported. (You can probably work around this by making a copy of your array  with array.copy().) ");
            ok = false;
        } else if (view->itemsize && view->strides[k] % view->itemsize) {
            PyErr_SetString(
                PyExc_ValueError,
                "given numpy array strides not a multiple of the element byte size. Copy the numpy array to reallocate the memory.");
            ok = false;
        }
        steps[k] = view->strides[k];
        strides[k] = view->itemsize ? view->strides[k] / view->itemsize : 0;
    }
    if (ok && view->format && strchr(">!", *view->format)) {
        PyErr_SetString(
            PyExc_ValueError,
            "given numpy array has byte order different from the native byte order. Conversion between byte orders is currently not supported.");
        ok = false;
    } else if (ok && !dtype)
        ok = no_numpy_dtype(o, view->format);
    if (ok && readonly && how != COPIED)
        ok =
            PyErr_WarnEx(
                PyExc_UserWarning,
                "The given NumPy array is not writable, and PyTorch does not support non-writable tensors. This means writing to this tensor will result in undefined behavior. You may want to copy the array to protect its data or make it writable before converting it to a tensor. This type of warning will be suppressed for the rest of this program.",
                1) >= 0;
    const bool apart = ok && !aligned(view->buf, dtype);
    if (apart && how == SHARED && !readonly) ok = must_be_aligned(function, dtype);
    if (!ok) return PyBuffer_Release(view), PyMem_Free(view), NULL;
    if (apart) return copied_bytes(view, view->buf, dtype, view->ndim, sizes, steps);
    torc_tensor t =
        torc_from_blob(view->buf, torc_ints_of(sizes, view->ndim), .dtype = dtype,
                       .strides = torc_ints_of(strides, view->ndim), .owner = (torc_context){view, buffer_drop});
    return call_failed() ? NULL : t;
}
/* NumPy's; what else has a buffer (array.array, memoryview) is a sequence of numbers, as in PyTorch. */
bool is_array(PyObject *o) {
    if (is_tensor(o) || PyList_Check(o) || PyTuple_Check(o) || !PyObject_CheckBuffer(o) || is_plain_number(o))
        return false;
    PyObject *interface = PyObject_GetAttrString((PyObject *)Py_TYPE(o), "__array_interface__");
    if (!interface) PyErr_Clear();
    Py_XDECREF(interface);
    return interface != NULL;
}

/* ------------------------------------------------------------------------------------------ from data */
static torc_dtype held_as(int held) {
    return held == INTS_HELD ? TORC_INT64 : held == DOUBLES_HELD ? TORC_FLOAT64 : TORC_COMPLEX128;
}
static bool in_range(const reading *r, int64_t count) {
    int64_t low = 0, high = 0;
    switch (r->target) {
    case TORC_UINT8: high = UINT8_MAX; break;
    case TORC_INT8: low = INT8_MIN, high = INT8_MAX; break;
    case TORC_INT16: low = INT16_MIN, high = INT16_MAX; break;
    case TORC_INT32: low = INT32_MIN, high = INT32_MAX; break;
    case TORC_UINT16: high = UINT16_MAX; break;
    case TORC_UINT32: high = UINT32_MAX; break;
    default: return true;
    }
    for (int64_t k = 0; k < count; k++)
        if (r->ints[k] > high || (r->ints[k] < low && (low || r->ints[k] < -high - 1))) {
            PyErr_Format(PyExc_RuntimeError, "value cannot be converted to type %s without overflow",
                         torc_dtype_name(r->target));
            return false;
        }
    return true;
}
torc_tensor tensor_from_data(PyObject *data, torc_dtype dtype, torc_device device, bool pin) {
    torc_tensor t = NULL;
    if (is_tensor(data)) {
        t = torc_to(torc_detach(handle_of(data)), .dtype = dtype, .device = device, .copy = true);
    } else if (is_array(data)) {
        torc_tensor over = over_buffer(data, "tensor", COPIED);
        if (!over) return NULL;
        t = torc_to(over, .dtype = dtype, .device = device.type ? device : TORC_CPU, .copy = true);
    } else {
        reading r = {.target = dtype};
        torc_dtype own = TORC_DTYPE_NONE;
        if (PyUnicode_Check(data) || PyBytes_Check(data)) return no_data(data), NULL;
        if (!find_sizes(data, &r)) return NULL;
        if (!dtype && !find_dtype(data, &own)) return NULL;
        if (!dtype) r.target = own ? own : torc_get_default_dtype(); /* no element says one */
        r.held = torc_dtype_is_complex(r.target)          ? COMPLEX_HELD
                 : torc_dtype_is_floating_point(r.target) ? DOUBLES_HELD
                                                          : INTS_HELD;
        int64_t count = 1;
        for (int64_t k = 0; k < r.ndim; k++)
            if (__builtin_mul_overflow(count, r.sizes[k], &count)) return PyErr_NoMemory(), NULL;
        double few[64];
        const bool small = count * (r.held == COMPLEX_HELD ? 2 : 1) <= COUNT(few);
        r.data = small ? few : PyMem_Malloc((size_t)count * (r.held == COMPLEX_HELD ? 16 : 8));
        if (!r.data) return PyErr_NoMemory(), NULL;
        const bool read = !count || (read_level(&r, data, 0) && (r.held != INTS_HELD || in_range(&r, count)));
        if (read)
            t = torc_tensor_from_with(r.data, torc_ints_of(r.sizes, r.ndim),
                                      &(torc_tensor_from_options){.struct_size = sizeof(torc_tensor_from_options),
                                                                  .dtype = r.target,
                                                                  .device = device,
                                                                  .data_dtype = held_as(r.held),
                                                                  .data_bytes = -1});
        if (!small) PyMem_Free(r.data);
        if (!read) return NULL;
    }
    if (pin) t = torc_pin_memory(t);
    return call_failed() ? NULL : t;
}

torc_tensor index_from_data(PyObject *data) {
    torc_dtype dtype = TORC_DTYPE_NONE;
    if (is_array(data)) {
        torc_tensor over = over_buffer(data, "index", COPIED);
        if (!over) return NULL;
        dtype = torc_tensor_dtype(over);
        torc_tensor t =
            torc_to(over, .dtype = dtype == TORC_BOOL || dtype == TORC_UINT8 ? dtype : TORC_INT64, .copy = true);
        return call_failed() ? NULL : t;
    }
    if (!find_dtype(data, &dtype)) return NULL;
    return tensor_from_data(data, dtype == TORC_BOOL || dtype == TORC_UINT8 ? dtype : TORC_INT64,
                            (torc_device){.type = TORC_DEVICE_CPU, .index = -1}, false);
}

/* An argument that is True or False. */
static bool truth_argument(const char *function, const char *name, PyObject *o, bool *value) {
    if (!o) return true;
    if (PyBool_Check(o)) return *value = o == Py_True, true;
    return PyErr_Format(PyExc_TypeError, "%s(): argument '%s' must be bool, not %s", function, name, type_name_of(o)),
           false;
}
static bool dtype_argument(const char *function, PyObject *o, torc_dtype *dtype) {
    *dtype = TORC_DTYPE_NONE;
    if (!o || o == Py_None) return true;
    if ((*dtype = dtype_given(o))) return true;
    return PyErr_Format(PyExc_TypeError, "%s(): argument 'dtype' must be torch.dtype, not %s", function,
                        type_name_of(o)),
           false;
}
static bool device_argument(const char *function, PyObject *o, torc_device *device) {
    *device = (torc_device){.type = TORC_DEVICE_NONE};
    if (!o || o == Py_None) return true;
    if (device_is(o)) return device_given(o, device);
    return PyErr_Format(PyExc_TypeError, "%s(): argument 'device' must be torch.device, not %s", function,
                        type_name_of(o)),
           false;
}

static PyObject *new_from(const char *function, PyObject *data, PyObject *dtype_o, PyObject *device_o, PyObject *grad_o,
                          PyObject *pin_o, torc_dtype dtype, torc_device device) {
    bool grad = false, pin = false;
    torc_dtype own;
    torc_device place;
    PyObject *made = NULL;
    if (!dtype_argument(function, dtype_o, &own) || !device_argument(function, device_o, &place)) return NULL;
    if (!truth_argument(function, "pin_memory", pin_o, &pin) ||
        !truth_argument(function, "requires_grad", grad_o, &grad))
        return NULL;
    if (is_tensor(data)) {
        if (PyErr_WarnEx(
                PyExc_UserWarning,
                "To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or sourceTensor.detach().clone().requires_grad_(True), rather than torch.tensor(sourceTensor).",
                1) < 0)
            return NULL;
    }
    CALL {
        torc_tensor t = tensor_from_data(data, own ? own : dtype, place.type ? place : device, pin);
        if (!t) break;
        if (grad && !torc_dtype_is_floating_point(torc_tensor_dtype(t)) &&
            !torc_dtype_is_complex(torc_tensor_dtype(t))) {
            PyErr_SetString(PyExc_RuntimeError,
                            "Only Tensors of floating point and complex dtype can require gradients");
            break;
        }
        if (grad) t = torc_requires_grad_(t);
        if (!call_failed()) made = wrap(t);
    }
    return made;
}
static PyObject *tensor(PyObject *module, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"data", "*", "dtype", "device", "requires_grad", "pin_memory", NULL};
    PyObject *v[5];
    (void)module;
    if (!arguments("tensor", names, 1, args, nargs, keywords, v)) return NULL;
    return new_from("tensor", v[0], v[1], v[2], v[3], v[4], TORC_DTYPE_NONE, (torc_device){.type = TORC_DEVICE_NONE});
}
static PyObject *new_tensor(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"data", "*", "dtype", "device", "requires_grad", "pin_memory", NULL};
    PyObject *v[5];
    if (!arguments("new_tensor", names, 1, args, nargs, keywords, v)) return NULL;
    return new_from("new_tensor", v[0], v[1], v[2], v[3], v[4], torc_tensor_dtype(handle_of(self)),
                    torc_tensor_device(handle_of(self)));
}
/* as_tensor shares memory where it can; asarray says what it does about that. */
static torc_tensor over_bytes(PyObject *buffer, torc_dtype dtype) {
    PyObject *type = dtype_object(dtype), *function = PyObject_GetAttrString(torch_module, "frombuffer"),
             *args = PyTuple_Pack(1, buffer), *words = type ? Py_BuildValue("{s:O}", "dtype", type) : NULL,
             *made = function && args && words ? PyObject_Call(function, args, words) : NULL;
    torc_tensor t = made ? torc_scope_adopt(torc_retain(handle_of(made))) : NULL;
    Py_XDECREF(type), Py_XDECREF(function), Py_XDECREF(args), Py_XDECREF(words), Py_XDECREF(made);
    return t;
}
static PyObject *shared(bool from_bytes, PyObject *data, torc_dtype dtype, torc_device device, int copy, bool grad) {
    PyObject *made = NULL;
    CALL {
        torc_tensor t, before = NULL;
        if (is_tensor(data)) {
            before = handle_of(data);
            t = torc_to(before, .dtype = dtype, .device = device, .copy = copy > 0);
        } else if (is_storage(data)) {
            before = tensor_over_bytes(data);
            t = torc_to(before, .dtype = dtype, .device = device, .copy = copy > 0);
        } else if (is_array(data) || (from_bytes && PyObject_CheckBuffer(data) && !is_plain_number(data))) {
            if (!is_array(data)) /* PyTorch takes the bytes for elements of the dtype, whatever they are */
                before = over_bytes(data, dtype ? dtype : torc_get_default_dtype());
            else
                before = over_buffer(data, "asarray", copy > 0 ? COPIED : copy < 0 ? SHARED_IF_ALIGNED : SHARED);
            if (!before) break;
            t = torc_to(before, .dtype = dtype, .device = device.type ? device : torc_get_default_device(),
                        .copy = copy > 0);
        } else {
            if (copy == 0) {
                PyErr_SetString(PyExc_ValueError, "can't alias arbitrary sequence into a tensor.");
                break;
            }
            if (!(t = tensor_from_data(data, dtype, device, false))) break;
        }
        if (call_failed()) break;
        if (copy == 0 && !torc_is_same_view(t, before)) {
            PyErr_Format(PyExc_ValueError, "can't alias tensor with dtype '%s' into dtype '%s'.",
                         torc_dtype_name(torc_tensor_dtype(before)), torc_dtype_name(torc_tensor_dtype(t)));
            break;
        }
        if (grad) t = torc_requires_grad_(t);
        if (!call_failed()) made = wrap(t);
    }
    return made;
}
static PyObject *as_tensor(PyObject *module, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"data", "dtype", "device", NULL};
    PyObject *v[3];
    torc_dtype dtype;
    torc_device device;
    (void)module;
    if (!arguments("as_tensor", names, 1, args, nargs, keywords, v) || !dtype_argument("as_tensor", v[1], &dtype) ||
        !device_argument("as_tensor", v[2], &device))
        return NULL;
    return shared(false, v[0], dtype, device, -1, false);
}
static PyObject *asarray(PyObject *module, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"obj", "*", "dtype", "device", "copy", "requires_grad", NULL};
    PyObject *v[5];
    torc_dtype dtype;
    torc_device device;
    bool copy = false, grad = false;
    (void)module;
    if (!arguments("asarray", names, 1, args, nargs, keywords, v) || !dtype_argument("asarray", v[1], &dtype) ||
        !device_argument("asarray", v[2], &device) ||
        (v[3] != Py_None && !truth_argument("asarray", "copy", v[3], &copy)) ||
        !truth_argument("asarray", "requires_grad", v[4], &grad))
        return NULL;
    return shared(true, v[0], dtype, device, !v[3] || v[3] == Py_None ? -1 : copy, grad);
}
static PyObject *from_numpy(PyObject *module, PyObject *array) {
    (void)module;
    if (!is_array(array)) return PyErr_Format(PyExc_TypeError, "expected np.ndarray (got %s)", type_name_of(array));
    PyObject *made = NULL;
    CALL {
        torc_tensor t = over_buffer(array, "from_numpy", SHARED);
        if (t) made = wrap(t);
    }
    return made;
}
static PyObject *frombuffer(PyObject *module, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"buffer", "*", "dtype", "count", "offset", "requires_grad", NULL};
    PyObject *v[5], *made = NULL;
    torc_dtype dtype;
    int64_t count = -1, offset = 0;
    bool grad = false;
    (void)module;
    if (!arguments("frombuffer", names, 1, args, nargs, keywords, v) || !dtype_argument("frombuffer", v[1], &dtype) ||
        (v[2] && !read_int(v[2], &count)) || (v[3] && !read_int(v[3], &offset)) ||
        !truth_argument("frombuffer", "requires_grad", v[4], &grad))
        return NULL;
    if (!dtype) return PyErr_Format(PyExc_TypeError, "frombuffer() missing required argument: 'dtype'");
    if (!PyObject_CheckBuffer(v[0]))
        return PyErr_Format(PyExc_ValueError, "object does not implement Python buffer protocol.");
    Py_buffer *view = PyMem_Calloc(1, sizeof *view);
    if (!view) return PyErr_NoMemory();
    bool readonly = false;
    if (PyObject_GetBuffer(v[0], view, PyBUF_WRITABLE) < 0) {
        PyErr_Clear();
        readonly = true;
        if (PyObject_GetBuffer(v[0], view, PyBUF_SIMPLE) < 0) return PyMem_Free(view), NULL;
    }
    const int64_t size = (int64_t)torc_dtype_size(dtype), length = view->len;
    bool ok = false;
    if (length <= 0 || count == 0)
        PyErr_Format(PyExc_ValueError, "both buffer length (%lld) and count (%lld) must not be 0", (long long)length,
                     (long long)count);
    else if (offset < 0 || offset >= length)
        PyErr_Format(PyExc_ValueError,
                     "offset (%lld bytes) must be non-negative and no greater than buffer length (%lld bytes) minus 1",
                     (long long)offset, (long long)length);
    else if (count < 0 && (length - offset) % size)
        PyErr_Format(PyExc_ValueError,
                     "buffer length (%lld bytes) after offset (%lld bytes) must be a multiple of element size (%lld)",
                     (long long)(length - offset), (long long)offset, (long long)size);
    else if (count > 0 && count > (length - offset) / size)
        PyErr_Format(
            PyExc_ValueError,
            "requested buffer length (%lld * %lld bytes) after offset (%lld bytes) must not be greater than actual buffer length (%lld bytes)",
            (long long)count, (long long)size, (long long)offset, (long long)length);
    else
        ok =
            !readonly ||
            PyErr_WarnEx(
                PyExc_UserWarning,
                "The given buffer is not writable, and PyTorch does not support non-writable tensors. This means you can write to the underlying (supposedly non-writable) buffer using the tensor. You may want to copy the buffer to protect its data or make it writable before converting it to a tensor. This type of warning will be suppressed for the rest of this program.",
                1) >= 0;
    char *first = (char *)view->buf + offset;
    if (ok && !readonly && !aligned(first, dtype)) ok = must_be_aligned("frombuffer", dtype);
    if (!ok) return PyBuffer_Release(view), PyMem_Free(view), NULL;
    if (count < 0) count = (length - offset) / size;
    CALL {
        torc_tensor t = aligned(first, dtype) ? torc_from_blob(first, torc_ints_of(&count, 1), .dtype = dtype,
                                                               .owner = (torc_context){view, buffer_drop})
                                              : copied_bytes(view, first, dtype, 1, &count, &size);
        if (grad) t = torc_requires_grad_(t);
        if (!call_failed()) made = wrap(t);
    }
    return made;
}

PyMethodDef create_methods[] = {FAST("new_tensor", new_tensor, "tensor(data) with the dtype and device of this one."),
                                {0}};
static PyMethodDef functions[] = {
    FAST(
        "tensor", tensor,
        "tensor(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False)\n\nA tensor with a copy of the data."),
    FAST("as_tensor", as_tensor,
         "as_tensor(data, dtype=None, device=None)\n\nThe data as a tensor, over the same memory where that can be."),
    FAST("asarray", asarray, "asarray(obj, *, dtype=None, device=None, copy=None, requires_grad=False)"),
    {"from_numpy", from_numpy, METH_O, "from_numpy(ndarray)\n\nA tensor over the memory of an array."},
    FAST(
        "frombuffer", frombuffer,
        "frombuffer(buffer, *, dtype, count=-1, offset=0, requires_grad=False)\n\nA tensor over the memory of an object with a buffer."),
    {0},
};
bool create_init(PyObject *module) { return PyModule_AddFunctions(module, functions) == 0; }
