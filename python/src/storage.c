/* storage.c - what is C of torch.UntypedStorage, its base torch._C.StorageBase, and tensors over storages.
 *
 * The class itself, with its conversions, and TypedStorage are Python's (storage.py). Of a storage there is one object while Python holds one;
 * it holds a reference of the handle, and dies when Python lets go, whoever else has the storage. */
#include "py.h"

PyTypeObject *storage_type; /* torch.UntypedStorage, once it was imported */
static PyTypeObject *base_type;

typedef struct {
    PyObject_HEAD torc_storage handle;
    PyObject *weakrefs;
} storage_object;

static const torc_binding python = {.struct_size = sizeof python};

bool is_storage(PyObject *o) { return PyType_IsSubtype(Py_TYPE(o), base_type); }
torc_storage storage_in(PyObject *o) { return ((storage_object *)o)->handle; }

/* A new object of a handle that the caller gives away. */
static PyObject *object_of(PyTypeObject *type, torc_storage owned) {
    storage_object *o = (storage_object *)PyType_GenericAlloc(type, 0);
    if (!o) return torc_release(owned), NULL;
    o->handle = owned;
    if (!torc_handle_bind(owned, &python, o)) {
        Py_DECREF(o);
        return raise_error();
    }
    return (PyObject *)o;
}
PyObject *storage_wrap(torc_storage lent) {
    if (!lent) return raise_error();
    PyObject *bound = torc_handle_bound(lent, &python);
    if (bound) return Py_NewRef(bound);
    if (!storage_type) {
        PyObject *class = imported("torc.storage", "UntypedStorage");
        if (!class) return NULL;
        storage_type = (PyTypeObject *)class;
    }
    return object_of(storage_type, torc_retain(lent));
}
static void storage_dealloc(PyObject *self) {
    storage_object *s = (storage_object *)self;
    PyTypeObject *type = Py_TYPE(self);
    if (s->weakrefs) PyObject_ClearWeakRefs(self);
    if (s->handle) {
        if (torc_handle_bound(s->handle, &python) == self) torc_handle_unbind(s->handle, &python, self);
        torc_release(s->handle);
    }
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

/* StorageBase(nbytes=0, device=None): so many bytes. */
static PyObject *storage_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    static char *const names[] = {"nbytes", "device", NULL};
    Py_ssize_t bytes = 0;
    PyObject *where = NULL, *made = NULL;
    torc_device device = {.type = TORC_DEVICE_CPU};
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|nO:UntypedStorage", (char **)names, &bytes, &where) ||
        (where && where != Py_None && !device_given(where, &device)))
        return NULL;
    if (bytes < 0) return PyErr_Format(PyExc_RuntimeError, "a storage of a negative number of bytes: %zd", bytes);
    CALL {
        torc_storage s = torc_storage_new((size_t)bytes, .device = device);
        if (!call_failed()) made = object_of(type, torc_retain(s));
    }
    return made;
}
static Py_ssize_t storage_length(PyObject *self) { return (Py_ssize_t)torc_storage_nbytes(storage_in(self)); }
static PyObject *s_nbytes(PyObject *self, PyObject *ignored) {
    (void)ignored;
    return PyLong_FromSize_t(torc_storage_nbytes(storage_in(self)));
}
static PyObject *s_data_ptr(PyObject *self, PyObject *ignored) {
    (void)ignored;
    void *p = torc_storage_data_ptr(storage_in(self));
    return call_failed() ? NULL : PyLong_FromVoidPtr(p);
}
static PyObject *s_resizable(PyObject *self, PyObject *ignored) {
    (void)ignored;
    return PyBool_FromLong(torc_storage_is_resizable(storage_in(self)));
}
static PyObject *s_is_pinned(PyObject *self, PyObject *ignored) {
    (void)ignored;
    const bool is = torc_storage_is_pinned(storage_in(self));
    return call_failed() ? NULL : PyBool_FromLong(is);
}
static PyObject *s_resize(PyObject *self, PyObject *size) {
    int64_t bytes;
    if (!read_int(size, &bytes)) return NULL;
    if (bytes < 0)
        return PyErr_Format(PyExc_RuntimeError, "a storage of a negative number of bytes: %lld", (long long)bytes);
    torc_storage_resize_(storage_in(self), (size_t)bytes);
    return call_failed() ? NULL : Py_NewRef(self);
}
static PyObject *s_fill(PyObject *self, PyObject *value) {
    int64_t byte;
    if (!read_int(value, &byte)) return NULL;
    torc_storage_fill_(storage_in(self), (int)(byte & 255));
    return call_failed() ? NULL : Py_NewRef(self);
}
static PyObject *s_copy(PyObject *self, PyObject *args) {
    PyObject *source, *later = NULL;
    if (!PyArg_ParseTuple(args, "O|O:copy_", &source, &later)) return NULL;
    if (!is_storage(source))
        return PyErr_Format(PyExc_TypeError, "copy_(): expected a storage, not %s", type_name_of(source));
    torc_storage s = storage_in(self), from = storage_in(source);
    if (torc_storage_nbytes(s) != torc_storage_nbytes(from))
        return PyErr_Format(PyExc_RuntimeError, "size does not match, self was %zu bytes but src was %zu bytes",
                            torc_storage_nbytes(s), torc_storage_nbytes(from));
    Py_BEGIN_ALLOW_THREADS torc_storage_copy_(s, from);
    Py_END_ALLOW_THREADS return call_failed() ? NULL : Py_NewRef(self);
}
/* Are these bytes in the storage? An exception if not. */
static bool inside(PyObject *self, Py_ssize_t at, Py_ssize_t count) {
    if (at >= 0 && count >= 0 && at <= storage_length(self) && count <= storage_length(self) - at) return true;
    PyErr_Format(PyExc_IndexError, "%zd bytes at %zd are not in a storage of %zd", count, at, storage_length(self));
    return false;
}
/* How many bytes are copied at a time: of the CPU so few that one thread does it. Bytes come from a file and go to one, which other threads
 * would only be woken for. */
static Py_ssize_t piece(torc_storage s, Py_ssize_t left) {
    const Py_ssize_t few = 1 << 14;
    return torc_storage_device(s).type == TORC_DEVICE_CPU && left > few ? few : left;
}
/* _read(at, count): some of its bytes. */
static PyObject *s_read(PyObject *self, PyObject *args) {
    Py_ssize_t at, count;
    if (!PyArg_ParseTuple(args, "nn:_read", &at, &count) || !inside(self, at, count)) return NULL;
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, count);
    if (!bytes) return NULL;
    char *to = PyBytes_AsString(bytes);
    torc_storage s = storage_in(self);
    Py_BEGIN_ALLOW_THREADS torc_storage_copy_to_host(s, (size_t)at, to, (size_t)count);
    Py_END_ALLOW_THREADS if (call_failed()) Py_CLEAR(bytes);
    return bytes;
}
/* _write(at, bytes): other values for some of them. */
static PyObject *s_write(PyObject *self, PyObject *args) {
    Py_ssize_t at;
    Py_buffer from;
    if (!PyArg_ParseTuple(args, "ny*:_write", &at, &from)) return NULL;
    torc_storage s = storage_in(self);
    bool ok = inside(self, at, from.len);
    if (ok && torc_storage_is_read_only(s)) {
        PyErr_SetString(PyExc_RuntimeError, "the storage's memory is read-only, as whoever handed it out said");
        ok = false;
    }
    Py_BEGIN_ALLOW_THREADS for (Py_ssize_t done = 0, n; ok && done < from.len; done += n) {
        n = piece(s, from.len - done);
        ok = torc_storage_copy_from_host(s, (size_t)(at + done), (const char *)from.buf + done, (size_t)n);
    }
    Py_END_ALLOW_THREADS PyBuffer_Release(&from);
    if (call_failed() || !ok) return NULL;
    Py_RETURN_NONE;
}
static void part_drop(void *whole) { torc_release(whole); }
/* _part(at, count): a storage over some of the bytes of this one, which neither is resized from now on. */
static PyObject *s_part(PyObject *self, PyObject *args) {
    Py_ssize_t at, count;
    PyObject *made = NULL;
    if (!PyArg_ParseTuple(args, "nn:_part", &at, &count) || !inside(self, at, count)) return NULL;
    torc_storage whole = storage_in(self);
    CALL {
        if (!count) {
            torc_storage none = torc_storage_new(0, .device = torc_storage_device(whole));
            if (!call_failed()) made = storage_wrap(none);
            break;
        }
        torc_storage_set_resizable(whole, false);
        char *first = torc_storage_data_ptr(whole);
        if (call_failed()) break;
        const int64_t length = count;
        torc_tensor t = torc_from_blob(
            first + at, torc_ints_of(&length, 1), .dtype = TORC_UINT8, .device = torc_storage_device(whole),
            .owner = (torc_context){torc_retain(whole), part_drop}, .read_only = torc_storage_is_read_only(whole));
        if (!call_failed()) made = storage_wrap(torc_tensor_storage(t));
    }
    return made;
}
static PyObject *s_device(PyObject *self, void *p) {
    (void)p;
    return device_of(torc_storage_device(storage_in(self)));
}
static PyObject *s_cdata(PyObject *self, void *p) {
    (void)p;
    return PyLong_FromVoidPtr(storage_in(self));
}

/* ------------------------------------------------------------------------------------------ tensors over them */
static PyObject *m_untyped_storage(PyObject *self, PyObject *ignored) {
    (void)ignored;
    return storage_wrap(torc_tensor_storage(handle_of(self)));
}
/* How many elements of a storage a tensor reaches over, or -1: more than can be. */
static int64_t reach(const int64_t *sizes, const int64_t *strides, Py_ssize_t n, int64_t offset) {
    int64_t last = offset, step;
    if (offset < 0) return -1;
    for (Py_ssize_t k = 0; k < n; k++)
        if (sizes[k] < 0 || strides[k] < 0) return -1;
    for (Py_ssize_t k = 0; k < n; k++)
        if (!sizes[k]) return 0;
    for (Py_ssize_t k = 0; k < n; k++)
        if (__builtin_mul_overflow(sizes[k] - 1, strides[k], &step) || __builtin_add_overflow(last, step, &last))
            return -1;
    return last == INT64_MAX ? -1 : last + 1;
}
/* _tensor_over(storage, dtype, storage_offset, size, stride): a tensor of what is in the storage, which does not grow: those who ask
 * have read it all from a file. */
static PyObject *tensor_over(PyObject *module, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"storage", "dtype", "storage_offset", "size", "stride", NULL};
    PyObject *v[5], *made = NULL;
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS], offset;
    (void)module;
    if (!arguments("_tensor_over", names, 5, args, nargs, keywords, v)) return NULL;
    if (!is_storage(v[0]))
        return PyErr_Format(PyExc_TypeError, "a tensor lies over a storage, not over %s", type_name_of(v[0]));
    const torc_dtype dtype = Py_TYPE(v[1]) == dtype_type ? dtype_given(v[1]) : TORC_DTYPE_NONE;
    if (!dtype) return PyErr_Format(PyExc_TypeError, "a tensor has a torch.dtype, not %s", type_name_of(v[1]));
    if (!is_index(v[2])) return PyErr_Format(PyExc_TypeError, "a storage offset is an int, not %s", type_name_of(v[2]));
    if (!read_int(v[2], &offset)) return NULL;
    const Py_ssize_t n = read_ints(v[3], sizes, TORC_MAX_DIMS);
    const Py_ssize_t m = n < 0 ? -1 : read_ints(v[4], strides, TORC_MAX_DIMS);
    if (m < 0) return NULL;
    if (m != n)
        return PyErr_Format(PyExc_RuntimeError,
                            "mismatch in length of strides and shape: %zd sizes %R and %zd strides %R", n, v[3], m,
                            v[4]);
    const int64_t elements = reach(sizes, strides, n, offset);
    const size_t nbytes = torc_storage_nbytes(storage_in(v[0]));
    if (elements < 0 || (uint64_t)elements > nbytes / torc_dtype_size(dtype))
        return PyErr_Format(
            PyExc_RuntimeError,
            "setStorage: sizes %R, strides %R, storage offset %lld, and itemsize %zu are out of bounds for storage of size %zu",
            v[3], v[4], (long long)offset, torc_dtype_size(dtype), nbytes);
    CALL {
        torc_tensor t = torc_tensor_over(storage_in(v[0]), torc_ints_of(sizes, n), .dtype = dtype,
                                         .storage_offset = offset, .strides = torc_ints_of(strides, n));
        if (!call_failed()) made = wrap(t);
    }
    return made;
}
torc_tensor tensor_over_bytes(PyObject *storage) {
    const int64_t count = storage_length(storage);
    return torc_tensor_over(storage_in(storage), torc_ints_of(&count, 1), .dtype = TORC_UINT8);
}
/* _set_storage_type(cls): the class whose objects Tensor.untyped_storage() makes. */
static PyObject *set_storage_type(PyObject *module, PyObject *type) {
    (void)module;
    if (!PyType_Check(type) || !PyType_IsSubtype((PyTypeObject *)type, base_type))
        return PyErr_Format(PyExc_TypeError, "torch.UntypedStorage is a subclass of StorageBase");
    storage_type = (PyTypeObject *)Py_NewRef(type);
    Py_RETURN_NONE;
}

PyMethodDef storage_methods[] = {
    {"untyped_storage", m_untyped_storage, METH_NOARGS, "The bytes that it lies over."},
    {0},
};
static PyMethodDef of_storages[] = {
    {"nbytes", s_nbytes, METH_NOARGS, "How many bytes it has."},
    {"size", s_nbytes, METH_NOARGS, "How many bytes it has."},
    {"data_ptr", s_data_ptr, METH_NOARGS, "The address of its first byte."},
    {"resizable", s_resizable, METH_NOARGS, "May it be resized?"},
    {"is_pinned", s_is_pinned, METH_VARARGS, "Is it page-locked memory of the host?"},
    {"resize_", s_resize, METH_O, "Gives it another number of bytes, the first of which stay."},
    {"fill_", s_fill, METH_O, "Sets every byte."},
    {"copy_", s_copy, METH_VARARGS, "Takes the bytes of a storage of the same size."},
    {"_read", s_read, METH_VARARGS, NULL},
    {"_write", s_write, METH_VARARGS, NULL},
    {"_part", s_part, METH_VARARGS, NULL},
    {0},
};
static PyGetSetDef attributes[] = {
    {"device", s_device, NULL, "Where its bytes are.", NULL}, {"_cdata", s_cdata, NULL, NULL, NULL}, {0}};
static PyMemberDef members[] = {{"__weaklistoffset__", T_PYSSIZET, offsetof(storage_object, weakrefs), READONLY, NULL},
                                {0}};
static PyType_Slot slots[] = {{Py_tp_new, storage_new},          {Py_tp_dealloc, storage_dealloc},
                              {Py_tp_methods, of_storages},      {Py_tp_getset, attributes},
                              {Py_tp_members, members},          {Py_sq_length, storage_length},
                              {Py_tp_doc, "Bytes on a device."}, {0, NULL}};
static PyType_Spec spec = {.name = "torc._C.StorageBase",
                           .basicsize = sizeof(storage_object),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                           .slots = slots};
static PyMethodDef functions[] = {
    FAST("_tensor_over", tensor_over, NULL),
    {"_set_storage_type", set_storage_type, METH_O, NULL},
    {0},
};
bool storage_init(PyObject *module) {
    base_type = make_type(module, &spec, NULL, "StorageBase");
    return base_type && PyModule_AddFunctions(module, functions) == 0;
}
