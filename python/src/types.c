/* types.c - torch.dtype, torch.device, torch.layout, torch.memory_format, torch.Size, torch.Generator.
 *
 * Of dtypes, layouts and memory formats there is one object each, made when the extension is imported. */
#include "py.h"

#include <stdlib.h>

PyTypeObject *dtype_type, *device_type, *layout_type, *format_type, *size_type, *generator_type;
static PyObject *dtypes[TORC_DTYPE_COUNT], *strided;
/* Python's other names of dtypes, all of which C knows too. */
static const char *const aliases[] = {"float", "double", "half", "long", "int", "short", "cfloat", "cdouble", "chalf"};

/* ------------------------------------------------------------------------------------------ named values */
static void plain_dealloc(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    PyObject_Free(self);
    Py_DECREF(type);
}
static PyObject *named_repr(PyObject *self) { return PyUnicode_FromFormat("torch.%s", ((named_value *)self)->name); }
/* A text stands for the module's attribute of that name: so copies are the same object. */
static PyObject *named_reduce(PyObject *self, PyObject *ignored) {
    (void)ignored;
    return PyUnicode_FromString(((named_value *)self)->name);
}
static PyObject *named_new(PyTypeObject *type, int value, const char *name) {
    named_value *v = PyObject_New(named_value, type);
    if (!v) return NULL;
    v->value = value;
    v->name = name;
    return (PyObject *)v;
}

static torc_dtype dtype_in(PyObject *self) { return (torc_dtype)((named_value *)self)->value; }
static PyObject *dtype_itemsize(PyObject *self, void *p) {
    (void)p;
    return PyLong_FromSize_t(torc_dtype_size(dtype_in(self)));
}
static PyObject *dtype_floating(PyObject *self, void *p) {
    (void)p;
    return PyBool_FromLong(torc_dtype_is_floating_point(dtype_in(self)));
}
static PyObject *dtype_complex(PyObject *self, void *p) {
    (void)p;
    return PyBool_FromLong(torc_dtype_is_complex(dtype_in(self)));
}
static PyObject *dtype_signed(PyObject *self, void *p) {
    (void)p;
    return PyBool_FromLong(torc_dtype_is_signed(dtype_in(self)));
}
static PyObject *dtype_to_real(PyObject *self, PyObject *ignored) {
    (void)ignored;
    const torc_dtype d = dtype_in(self);
    return dtype_object(d == TORC_COMPLEX64    ? TORC_FLOAT32
                        : d == TORC_COMPLEX128 ? TORC_FLOAT64
                        : d == TORC_COMPLEX32  ? TORC_FLOAT16
                                               : d);
}
static PyObject *dtype_to_complex(PyObject *self, PyObject *ignored) {
    (void)ignored;
    const torc_dtype d = dtype_in(self);
    if (!torc_dtype_is_complex(d) && d != TORC_FLOAT16 && d != TORC_BFLOAT16 && d != TORC_FLOAT32 && d != TORC_FLOAT64)
        return PyErr_Format(PyExc_RuntimeError, "Unknown Complex ScalarType for %s", torc_dtype_scalar_name(d));
    return dtype_object(d == TORC_FLOAT32 || d == TORC_BFLOAT16 ? TORC_COMPLEX64
                        : d == TORC_FLOAT64                     ? TORC_COMPLEX128
                        : d == TORC_FLOAT16                     ? TORC_COMPLEX32
                                                                : d);
}
static PyGetSetDef dtype_attributes[] = {
    {"itemsize", dtype_itemsize, NULL, "bytes of an element", NULL},
    {"is_floating_point", dtype_floating, NULL, NULL, NULL},
    {"is_complex", dtype_complex, NULL, NULL, NULL},
    {"is_signed", dtype_signed, NULL, NULL, NULL},
    {0},
};
static PyMethodDef dtype_methods[] = {
    {"to_real", dtype_to_real, METH_NOARGS, "The dtype of the parts of its numbers."},
    {"to_complex", dtype_to_complex, METH_NOARGS, "The complex dtype whose parts it is."},
    {"__reduce__", named_reduce, METH_NOARGS, NULL},
    {0},
};
static PyMethodDef named_methods[] = {{"__reduce__", named_reduce, METH_NOARGS, NULL}, {0}};
#define NAMED_SPEC(variable, name_, methods, attributes)                     \
    static PyType_Slot variable##_slots[] = {{Py_tp_dealloc, plain_dealloc}, \
                                             {Py_tp_repr, named_repr},       \
                                             {Py_tp_methods, methods},       \
                                             {Py_tp_getset, attributes},     \
                                             {0, NULL}};                     \
    static PyType_Spec variable##_spec = {                                   \
        .name = name_,                                                       \
        .basicsize = sizeof(named_value),                                    \
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,     \
        .slots = variable##_slots,                                           \
    }
static PyGetSetDef no_attributes[] = {{0}};
NAMED_SPEC(dtype, "torc.dtype", dtype_methods, dtype_attributes);
NAMED_SPEC(layout, "torc.layout", named_methods, no_attributes);
NAMED_SPEC(format, "torc.memory_format", named_methods, no_attributes);

PyObject *dtype_object(torc_dtype dtype) {
    if (dtype <= TORC_DTYPE_NONE || dtype >= TORC_DTYPE_COUNT) Py_RETURN_NONE;
    return Py_NewRef(dtypes[dtype]);
}
PyObject *layout_object(torc_layout layout) {
    (void)layout; /* there is one so far */
    return Py_NewRef(strided);
}
torc_dtype dtype_given(PyObject *o) {
    if (Py_TYPE(o) == dtype_type) return dtype_in(o);
    if (o == (PyObject *)&PyFloat_Type) return TORC_FLOAT64;
    if (o == (PyObject *)&PyLong_Type) return TORC_INT64;
    if (o == (PyObject *)&PyBool_Type) return TORC_BOOL;
    if (o == (PyObject *)&PyComplex_Type) return TORC_COMPLEX128;
    return TORC_DTYPE_NONE;
}

/* ------------------------------------------------------------------------------------------ devices */
PyObject *device_of(torc_device device) {
    device_object *d = PyObject_New(device_object, device_type);
    if (!d) return NULL;
    d->device = device;
    if (device.type == TORC_DEVICE_CPU && device.index == 0) d->device.index = -1; /* PyTorch's CPU has no number */
    d->entered = NULL;
    return (PyObject *)d;
}
const char *device_type_name(int type) {
    static _Thread_local char text[32];
    return torc_device_format((torc_device){.type = (int16_t)type, .index = -1}, text, sizeof text);
}
/* PyTorch's devices that torc has not: programs compare devices with them, and ask for their names. Nothing can be there. */
enum { FIRST_ABSENT = 1000 };
static const char *const absent[] = {"ipu",  "xpu", "mkldnn", "opengl", "opencl", "ideep", "hip", "ve",  "fpga",
                                     "maia", "xla", "lazy",   "vulkan", "mps",    "meta",  "hpu", "mtia"};
static bool names_type(const char *text, const char *type) {
    const size_t length = strlen(type);
    return !strncmp(text, type, length) && (!text[length] || text[length] == ':');
}
static bool present_type(const char *text) {
    if (names_type(text, "cpu") || names_type(text, "cuda")) return true;
    for (int type = TORC_DEVICE_NONE + 1; type < TORC_DEVICE_TYPE_COUNT; type++)
        if (names_type(text, device_type_name(type))) return true;
    return false;
}
static bool absent_device(const char *text, torc_device *device) {
    for (Py_ssize_t k = present_type(text) ? COUNT(absent) : 0; k < COUNT(absent); k++)
        if (names_type(text, absent[k])) {
            const char *number = text + strlen(absent[k]);
            char *end = NULL;
            const long index = *number ? strtol(number + 1, &end, 10) : -1;
            *device = (torc_device){.type = (int16_t)(FIRST_ABSENT + k), .index = (int16_t)index};
            return !end || (end != number + 1 && !*end && index >= 0 && index <= INT16_MAX);
        }
    return false;
}
static bool refuse_absent(torc_device device) {
    const char *type = absent[device.type - FIRST_ABSENT];
    char text[40];
    if (device.index < 0)
        PyOS_snprintf(text, sizeof text, "%s", type);
    else
        PyOS_snprintf(text, sizeof text, "%s:%d", type, (int)device.index);
    PyErr_Format(
        PyExc_NotImplementedError,
        "nothing can be on the device '%s': torc has no devices of type '%s'. Use 'cpu', or 'cuda' where there "
        "is a GPU",
        text, type);
    return false;
}
/* A text that names no device of PyTorch's at all. */
static bool refuse_unknown(const char *text) {
    char type[64];
    PyOS_snprintf(type, sizeof type, "%.*s", (int)strcspn(text, ":"), text);
    if (*text)
        PyErr_Format(PyExc_RuntimeError,
                     "Expected one of cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, fpga, maia, xla, "
                     "lazy, vulkan, mps, meta, hpu, mtia, privateuseone device type at start of device string: %s",
                     type);
    else
        PyErr_SetString(PyExc_RuntimeError, "Device string must not be empty");
    return false;
}
bool device_is(PyObject *o) {
    return Py_TYPE(o) == device_type || PyUnicode_Check(o) || (PyLong_Check(o) && !PyBool_Check(o));
}
bool device_given(PyObject *o, torc_device *device) {
    if (Py_TYPE(o) == device_type) {
        *device = ((device_object *)o)->device;
        return device->type < FIRST_ABSENT || refuse_absent(*device);
    }
    if (PyUnicode_Check(o)) {
        const char *text = PyUnicode_AsUTF8AndSize(o, NULL);
        if (!text) return false;
        if (UNLIKELY(!present_type(text))) {
            if (absent_device(text, device)) return refuse_absent(*device);
            bool known = false; /* with a number that is none */
            for (Py_ssize_t k = 0; k < COUNT(absent); k++) known |= names_type(text, absent[k]);
            if (!known) return refuse_unknown(text);
        }
        *device = torc_device_parse(text);
        if (call_failed()) return false;
        if (!strchr(text, ':')) device->index = -1;
        return true;
    }
    int64_t index;
    if (!PyLong_Check(o)) return PyErr_Format(PyExc_TypeError, "must be torch.device, not %s", type_name_of(o)), false;
    if (!read_int(o, &index)) return false;
    if (index < 0) return PyErr_SetString(PyExc_RuntimeError, "Device index must not be negative"), false;
    *device = TORC_CUDA(index);
    return true;
}
static const char *device_type_text(torc_device device) {
    return device.type >= FIRST_ABSENT ? absent[device.type - FIRST_ABSENT] : device_type_name(device.type);
}
static PyObject *device_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    static char *const names[] = {"device", "index", NULL}, *const by_type[] = {"type", "index", NULL};
    PyObject *given, *number = Py_None;
    (void)type;
    const bool named = kwargs && PyDict_GetItemString(kwargs, "type");
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|O:device", (char **)(named ? by_type : names), &given, &number))
        return NULL;
    torc_device device;
    if (!device_is(given))
        return PyErr_Format(PyExc_TypeError, "device(): argument 'type' (position 1) must be str, not %s",
                            type_name_of(given));
    const char *text = PyUnicode_Check(given) ? PyUnicode_AsUTF8AndSize(given, NULL) : NULL;
    if (PyErr_Occurred()) return NULL;
    if (Py_TYPE(given) == device_type)
        device = ((device_object *)given)->device;
    else if (!(text && absent_device(text, &device)) && !device_given(given, &device))
        return NULL;
    if (number != Py_None) {
        int64_t index;
        if (!PyUnicode_Check(given) || device.index >= 0)
            return PyErr_Format(PyExc_RuntimeError,
                                "type (string) must not include an index because index was passed explicitly: %S",
                                given);
        if (!read_int(number, &index)) return NULL;
        if (index < 0) return PyErr_Format(PyExc_RuntimeError, "Device index must not be negative");
        device.index = (int16_t)index;
    }
    PyObject *made = device_of(device);
    if (made) ((device_object *)made)->device = device;
    return made;
}
static torc_device device_in(PyObject *self) { return ((device_object *)self)->device; }
static PyObject *device_str(PyObject *self) {
    const torc_device d = device_in(self);
    return d.index < 0 ? PyUnicode_FromString(device_type_text(d))
                       : PyUnicode_FromFormat("%s:%d", device_type_text(d), (int)d.index);
}
static PyObject *device_repr(PyObject *self) {
    const torc_device d = device_in(self);
    return d.index < 0 ? PyUnicode_FromFormat("device(type='%s')", device_type_text(d))
                       : PyUnicode_FromFormat("device(type='%s', index=%d)", device_type_text(d), (int)d.index);
}
static PyObject *device_get_type(PyObject *self, void *p) {
    (void)p;
    return PyUnicode_FromString(device_type_text(device_in(self)));
}
static PyObject *device_get_index(PyObject *self, void *p) {
    (void)p;
    if (device_in(self).index < 0) Py_RETURN_NONE;
    return PyLong_FromLong(device_in(self).index);
}
static PyObject *device_compare(PyObject *a, PyObject *b, int how) {
    if (Py_TYPE(b) != device_type || Py_TYPE(a) != device_type || (how != Py_EQ && how != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    const torc_device x = device_in(a), y = device_in(b);
    return PyBool_FromLong((x.type == y.type && x.index == y.index) == (how == Py_EQ));
}
static Py_hash_t device_hash(PyObject *self) { return device_in(self).type * 1009 + device_in(self).index + 7; }
static PyObject *device_reduce(PyObject *self, PyObject *ignored) {
    (void)ignored;
    const torc_device d = device_in(self);
    return d.index < 0 ? Py_BuildValue("O(s)", device_type, device_type_text(d))
                       : Py_BuildValue("O(si)", device_type, device_type_text(d), (int)d.index);
}
/* `with torch.device(…):` it is the device of factories. */
static PyObject *device_enter(PyObject *self, PyObject *ignored) {
    (void)ignored;
    device_object *d = (device_object *)self;
    const torc_device before = torc_get_default_device();
    torc_device now;
    if (!device_given(self, &now)) return NULL;
    if (!d->entered && !(d->entered = PyList_New(0))) return NULL;
    PyObject *old = Py_BuildValue("ii", (int)before.type, (int)before.index);
    if (!old || PyList_Append(d->entered, old) < 0) return Py_XDECREF(old), NULL;
    Py_DECREF(old);
    torc_set_default_device(now);
    if (call_failed()) return NULL;
    return Py_NewRef(self);
}
static PyObject *device_exit(PyObject *self, PyObject *ignored) {
    (void)ignored;
    device_object *d = (device_object *)self;
    const Py_ssize_t n = d->entered ? PyList_Size(d->entered) : 0;
    if (!n) return PyErr_Format(PyExc_RuntimeError, "a device that was not entered cannot be left");
    int type, index;
    if (!PyArg_ParseTuple(PyList_GetItem(d->entered, n - 1), "ii", &type, &index)) return NULL;
    if (PyList_SetSlice(d->entered, n - 1, n, NULL) < 0) return NULL;
    torc_set_default_device((torc_device){.type = (int16_t)type, .index = (int16_t)index});
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static void device_dealloc(PyObject *self) {
    Py_XDECREF(((device_object *)self)->entered);
    plain_dealloc(self);
}
static PyGetSetDef device_attributes[] = {
    {"type", device_get_type, NULL, NULL, NULL}, {"index", device_get_index, NULL, NULL, NULL}, {0}};
static PyMethodDef device_methods[] = {{"__reduce__", device_reduce, METH_NOARGS, NULL},
                                       {"__enter__", device_enter, METH_NOARGS, NULL},
                                       {"__exit__", device_exit, METH_VARARGS, NULL},
                                       {0}};
static PyType_Slot device_slots[] = {
    {Py_tp_new, device_new},           {Py_tp_dealloc, device_dealloc},     {Py_tp_repr, device_repr},
    {Py_tp_str, device_str},           {Py_tp_richcompare, device_compare}, {Py_tp_hash, device_hash},
    {Py_tp_getset, device_attributes}, {Py_tp_methods, device_methods},     {0, NULL}};
static PyType_Spec device_spec = {
    .name = "torc.device", .basicsize = sizeof(device_object), .flags = Py_TPFLAGS_DEFAULT, .slots = device_slots};

/* ------------------------------------------------------------------------------------------ Size */
PyObject *size_of(const int64_t *sizes, int64_t count) {
    PyObject *size = PyType_GenericAlloc(size_type, count);
    for (Py_ssize_t k = 0; size && k < count; k++) {
        PyObject *n = PyLong_FromLongLong(sizes[k]);
        if (!n || PyTuple_SetItem(size, k, n) < 0) Py_CLEAR(size);
    }
    return size;
}
static PyObject *size_repr(PyObject *self) {
    PyObject *list = PySequence_List(self), *text = list ? PyUnicode_FromFormat("torch.Size(%R)", list) : NULL;
    Py_XDECREF(list);
    return text;
}
static PyObject *size_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    const newfunc base = (newfunc)PyType_GetSlot(&PyTuple_Type, Py_tp_new);
    PyObject *size = base(type, args, kwargs);
    for (Py_ssize_t k = 0; size && k < PyTuple_Size(size); k++) {
        PyObject *item = PyTuple_GetItem(size, k);
        if (PyLong_Check(item)) continue;
        PyObject *index = is_index(item) ? PyNumber_Index(item) : NULL;
        if (!index) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_TypeError, "torch.Size() takes an iterable of 'int' (item %zd is '%s')", k,
                             type_name_of(item));
            Py_CLEAR(size);
        } else if (PyTuple_SetItem(size, k, index) < 0)
            Py_CLEAR(size);
    }
    return size;
}
static PyObject *as_size(PyObject *tuple) {
    if (!tuple || !PyTuple_Check(tuple)) return tuple;
    PyObject *size = PyObject_CallFunctionObjArgs((PyObject *)size_type, tuple, NULL);
    Py_DECREF(tuple);
    return size;
}
static PyObject *size_concat(PyObject *a, PyObject *b) {
    const binaryfunc base = (binaryfunc)PyType_GetSlot(&PyTuple_Type, Py_sq_concat);
    if (!PyTuple_Check(b))
        return PyErr_Format(PyExc_TypeError, "can only concatenate tuple (not %s) to torch.Size", type_name_of(b));
    return as_size(base(a, b));
}
static PyObject *size_add(PyObject *a, PyObject *b) {
    if (!PyTuple_Check(a) || !PyTuple_Check(b)) Py_RETURN_NOTIMPLEMENTED;
    return size_concat(a, b);
}
static PyObject *size_repeat(PyObject *a, Py_ssize_t n) {
    return as_size(((ssizeargfunc)PyType_GetSlot(&PyTuple_Type, Py_sq_repeat))(a, n));
}
static PyObject *size_subscript(PyObject *a, PyObject *key) {
    return as_size(((binaryfunc)PyType_GetSlot(&PyTuple_Type, Py_mp_subscript))(a, key));
}
static PyObject *size_numel(PyObject *self, PyObject *ignored) {
    (void)ignored;
    int64_t n = 1, one;
    for (Py_ssize_t k = 0; k < PyTuple_Size(self); k++) {
        if (!read_int(PyTuple_GetItem(self, k), &one)) return NULL;
        n *= one;
    }
    return PyLong_FromLongLong(n);
}
static PyObject *size_reduce(PyObject *self, PyObject *ignored) {
    (void)ignored;
    PyObject *plain = PyTuple_GetSlice(self, 0, PyTuple_Size(self)), *copy = NULL;
    if (plain && Py_TYPE(plain) != &PyTuple_Type) {
        PyObject *list = PySequence_List(plain);
        copy = list ? PyList_AsTuple(list) : NULL;
        Py_XDECREF(list);
        Py_DECREF(plain);
        plain = copy;
    }
    if (!plain) return NULL;
    return Py_BuildValue("O(N)", size_type, plain);
}
static PyMethodDef size_methods[] = {
    {"numel", size_numel, METH_NOARGS, "The number of elements of a tensor of this size."},
    {"__reduce__", size_reduce, METH_NOARGS, NULL},
    {0}};
static PyType_Slot size_slots[] = {{Py_tp_new, size_new},         {Py_tp_repr, size_repr},
                                   {Py_tp_methods, size_methods}, {Py_sq_concat, size_concat},
                                   {Py_sq_repeat, size_repeat},   {Py_mp_subscript, size_subscript},
                                   {Py_nb_add, size_add},         {0, NULL}};
static PyType_Spec size_spec = {.name = "torc.Size", .flags = Py_TPFLAGS_DEFAULT, .slots = size_slots};

/* ------------------------------------------------------------------------------------------ Generator */
PyObject *generator_wrap(torc_generator lent) {
    generator_object *g = PyObject_New(generator_object, generator_type);
    if (g) g->handle = torc_retain(lent);
    return (PyObject *)g;
}
static torc_generator generator_in(PyObject *self) { return ((generator_object *)self)->handle; }
static PyObject *generator_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    static char *const names[] = {"device", NULL};
    PyObject *given = NULL, *made = NULL;
    torc_device device = {.type = TORC_DEVICE_CPU, .index = -1};
    (void)type;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|O:Generator", (char **)names, &given)) return NULL;
    if (given && given != Py_None && !device_given(given, &device)) return NULL;
    CALL {
        torc_generator g = torc_generator_new(device);
        if (!call_failed()) made = generator_wrap(g);
    }
    return made;
}
static void generator_dealloc(PyObject *self) {
    torc_release(generator_in(self));
    plain_dealloc(self);
}
/* Any int of 64 bits, negative ones as they wrap. */
static bool read_seed(PyObject *o, uint64_t *seed) {
    PyObject *index = PyNumber_Index(o);
    if (!index) {
        PyErr_Clear();
        PyErr_Format(PyExc_RuntimeError, "manual_seed expected a long, but got %s", type_name_of(o));
        return false;
    }
    int overflow = 0;
    const long long low = PyLong_AsLongLongAndOverflow(index, &overflow);
    *seed = overflow > 0 ? PyLong_AsUnsignedLongLong(index) : (uint64_t)low;
    Py_DECREF(index);
    if (overflow < 0 || PyErr_Occurred()) {
        PyErr_Clear();
        return PyErr_SetString(PyExc_ValueError, "Overflow when unpacking long long"), false;
    }
    return true;
}
static PyObject *generator_manual_seed(PyObject *self, PyObject *o) {
    uint64_t seed;
    if (!read_seed(o, &seed)) return NULL;
    torc_generator_manual_seed(generator_in(self), seed);
    return call_failed() ? NULL : Py_NewRef(self);
}
static PyObject *generator_seed(PyObject *self, PyObject *ignored) {
    (void)ignored;
    const uint64_t seed = torc_generator_seed(generator_in(self));
    return call_failed() ? NULL : PyLong_FromUnsignedLongLong(seed);
}
static PyObject *generator_initial_seed(PyObject *self, PyObject *ignored) {
    (void)ignored;
    const uint64_t seed = torc_generator_initial_seed(generator_in(self));
    return call_failed() ? NULL : PyLong_FromUnsignedLongLong(seed);
}
static PyObject *generator_get_state(PyObject *self, PyObject *ignored) {
    (void)ignored;
    RETURN_TENSOR(torc_generator_get_state(generator_in(self)));
}
static PyObject *generator_set_state(PyObject *self, PyObject *state) {
    if (!is_tensor(state))
        return PyErr_Format(PyExc_TypeError, "expected a torch.ByteTensor, but got %s", type_name_of(state));
    torc_generator_set_state(generator_in(self), handle_of(state));
    return call_failed() ? NULL : Py_NewRef(self);
}
static PyObject *generator_clone_state(PyObject *self, PyObject *ignored) {
    (void)ignored;
    PyObject *made = NULL;
    CALL {
        torc_generator g = torc_generator_clone_state(generator_in(self));
        if (!call_failed()) made = generator_wrap(g);
    }
    return made;
}
/* The state itself, which is shared by who sets it: Generator.graphsafe_get_state. */
static PyObject *generator_shared_state(PyObject *self, PyObject *ignored) {
    (void)ignored;
    PyObject *state = NULL;
    CALL {
        torc_generator g = torc_generator_graphsafe_get_state(generator_in(self));
        if (!call_failed()) state = generator_wrap(g);
    }
    return state;
}
static PyObject *generator_share_state(PyObject *self, PyObject *state) {
    if (!PyType_IsSubtype(Py_TYPE(state), generator_type))
        return PyErr_Format(PyExc_TypeError, "expected a Generator, but got %s", type_name_of(state));
    torc_generator_graphsafe_set_state(generator_in(self), generator_in(state));
    return call_failed() ? NULL : Py_NewRef(self);
}
static PyObject *generator_get_offset(PyObject *self, PyObject *ignored) {
    (void)ignored;
    const uint64_t offset = torc_generator_get_offset(generator_in(self));
    return call_failed() ? NULL : PyLong_FromUnsignedLongLong(offset);
}
static PyObject *generator_set_offset(PyObject *self, PyObject *o) {
    uint64_t offset;
    if (!read_seed(o, &offset)) return NULL;
    torc_generator_set_offset(generator_in(self), offset);
    return call_failed() ? NULL : Py_NewRef(self);
}
static PyObject *generator_device(PyObject *self, void *p) {
    (void)p;
    return device_of(torc_generator_device(generator_in(self)));
}
/* PyTorch's state of a pickled generator: (seed, how many numbers were drawn, or None where there is no such number, state). */
static PyObject *generator_setstate(PyObject *self, PyObject *given) {
    PyObject *seed, *offset, *state;
    if (!PyTuple_Check(given))
        return PyErr_Format(PyExc_TypeError, "a generator's state is a tuple, not %s", type_name_of(given));
    if (!PyArg_ParseTuple(given, "OOO:__setstate__", &seed, &offset, &state)) return NULL;
    PyObject *done = generator_manual_seed(self, seed);
    if (done && offset != Py_None) {
        Py_DECREF(done);
        done = generator_set_offset(self, offset);
    }
    if (done) {
        Py_DECREF(done);
        done = generator_set_state(self, state);
    }
    if (!done) return NULL;
    Py_DECREF(done);
    Py_RETURN_NONE;
}
static PyObject *generator_reduce(PyObject *self, PyObject *ignored) {
    (void)ignored;
    const bool cpu = torc_generator_device(generator_in(self)).type == TORC_DEVICE_CPU;
    PyObject *device = generator_device(self, NULL), *seed = generator_initial_seed(self, NULL),
             *offset = cpu ? Py_NewRef(Py_None) : generator_get_offset(self, NULL),
             *state = generator_get_state(self, NULL);
    PyObject *all = device && seed && offset && state
                        ? Py_BuildValue("O(O)(OOO)", Py_TYPE(self), device, seed, offset, state)
                        : NULL;
    Py_XDECREF(device), Py_XDECREF(seed), Py_XDECREF(offset), Py_XDECREF(state);
    return all;
}
static PyMethodDef generator_methods[] = {
    {"manual_seed", generator_manual_seed, METH_O, "Sets the seed, and returns the generator."},
    {"seed", generator_seed, METH_NOARGS, "Seeds with a number that is never the same, and returns it."},
    {"initial_seed", generator_initial_seed, METH_NOARGS, "The seed that was set last."},
    {"get_state", generator_get_state, METH_NOARGS, "The state, as a tensor of bytes."},
    {"set_state", generator_set_state, METH_O, "Sets the state that get_state gave."},
    {"clone_state", generator_clone_state, METH_NOARGS, "Another generator in the same state."},
    {"graphsafe_get_state", generator_shared_state, METH_NOARGS, "The state itself, for another generator to share."},
    {"graphsafe_set_state", generator_share_state, METH_O, "Shares the state that graphsafe_get_state gave."},
    {"get_offset", generator_get_offset, METH_NOARGS, "How many numbers were drawn."},
    {"set_offset", generator_set_offset, METH_O, "Goes to a place of the seed's sequence."},
    {"__setstate__", generator_setstate, METH_O, NULL},
    {"__reduce__", generator_reduce, METH_NOARGS, NULL},
    {0},
};
static PyGetSetDef generator_attributes[] = {{"device", generator_device, NULL, NULL, NULL}, {0}};
static PyType_Slot generator_slots[] = {{Py_tp_new, generator_new},
                                        {Py_tp_dealloc, generator_dealloc},
                                        {Py_tp_methods, generator_methods},
                                        {Py_tp_getset, generator_attributes},
                                        {0, NULL}};
static PyType_Spec generator_spec = {.name = "torc.Generator",
                                     .basicsize = sizeof(generator_object),
                                     .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                                     .slots = generator_slots};

/* ------------------------------------------------------------------------------------------ functions */
static PyObject *get_default_dtype(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return dtype_object(torc_get_default_dtype());
}
static PyObject *set_default_dtype(PyObject *m, PyObject *o) {
    (void)m;
    const torc_dtype dtype = dtype_given(o);
    if (!dtype)
        return PyErr_Format(PyExc_TypeError, "invalid dtype object: expected torch.dtype, got %s", type_name_of(o));
    torc_set_default_dtype(dtype);
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static PyObject *get_default_device(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return device_of(torc_get_default_device());
}
static PyObject *set_default_device(PyObject *m, PyObject *o) {
    (void)m;
    torc_device device = {.type = TORC_DEVICE_CPU};
    if (o != Py_None && !device_given(o, &device)) return NULL;
    torc_set_default_device(device);
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static PyObject *promote_types(PyObject *m, PyObject *args) {
    PyObject *a, *b;
    (void)m;
    if (!PyArg_ParseTuple(args, "OO:promote_types", &a, &b)) return NULL;
    const torc_dtype x = dtype_given(a), y = dtype_given(b);
    if (!x || !y) return PyErr_Format(PyExc_TypeError, "promote_types(): arguments must be torch.dtype");
    const torc_dtype both = torc_promote_types(x, y);
    return call_failed() ? NULL : dtype_object(both);
}
static PyObject *can_cast(PyObject *m, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"from_", "to", NULL};
    PyObject *v[2];
    (void)m;
    if (!arguments("can_cast", names, 2, args, nargs, keywords, v)) return NULL;
    const torc_dtype x = dtype_given(v[0]), y = dtype_given(v[1]);
    if (!x || !y) return PyErr_Format(PyExc_TypeError, "can_cast(): arguments must be torch.dtype");
    const bool can = torc_can_cast(x, y);
    return call_failed() ? NULL : PyBool_FromLong(can);
}
/* result_type(tensor, other), (scalar, tensor) and (scalar1, scalar2) */
static PyObject *result_type(PyObject *m, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[][3] = {
        {"tensor", "other", NULL}, {"scalar", "tensor", NULL}, {"scalar1", "scalar2", NULL}};
    const Py_ssize_t named = keywords ? PyTuple_Size(keywords) : 0;
    int form = 0;
    for (Py_ssize_t k = 0; k < named; k++) {
        PyObject *name = PyTuple_GetItem(keywords, k);
        if (!PyUnicode_CompareWithASCIIString(name, "scalar")) form = 1;
        if (!PyUnicode_CompareWithASCIIString(name, "scalar1") || !PyUnicode_CompareWithASCIIString(name, "scalar2"))
            form = 2;
    }
    PyObject *v[2];
    if (!arguments("result_type", names[form], 2, args, nargs, keywords, v)) return NULL;
    if (UNLIKELY(has_torch_function(v[0]) || has_torch_function(v[1]))) {
        PyObject *function = PyObject_GetAttrString(m, "result_type"), *both = PyTuple_Pack(2, v[0], v[1]);
        PyObject *answer = function && both ? dispatch(function, v, 2, both, NULL) : NULL;
        Py_XDECREF(function), Py_XDECREF(both);
        return answer;
    }
    torc_tensor tensors[2];
    torc_number numbers[2];
    torc_tensors given = {tensors, 0};
    torc_numbers beside = {numbers, 0};
    for (int k = 0; k < 2; k++)
        if (is_tensor(v[k]))
            tensors[given.count++] = handle_of(v[k]);
        else if (!is_plain_number(v[k])) {
            char first[100];
            PyOS_snprintf(first, sizeof first, "%s", type_name_of(v[0]));
            return PyErr_Format(
                PyExc_TypeError,
                "result_type() received an invalid combination of arguments - got (%s, %s), but expected one of:\n"
                " * (Tensor tensor, Tensor other)\n * (Number scalar, Tensor tensor)\n"
                " * (Tensor tensor, Number other)\n * (Number scalar1, Number scalar2)\n",
                first, type_name_of(v[1]));
        } else if (!read_number(v[k], &numbers[beside.count++]))
            return NULL;
    const torc_dtype both = torc_result_type(given, beside);
    return call_failed() ? NULL : dtype_object(both);
}
static PyObject *manual_seed(PyObject *m, PyObject *o) {
    (void)m;
    uint64_t seed;
    PyObject *index = PyIndex_Check(o) ? Py_NewRef(o) : PyNumber_Long(o); /* int(seed), as PyTorch does */
    const bool read = index && read_seed(index, &seed);
    Py_XDECREF(index);
    if (!read) return NULL;
    torc_manual_seed(seed);
    if (call_failed()) return NULL;
    return generator_wrap(torc_default_generator(TORC_CPU));
}
static PyObject *seed(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    const uint64_t n = torc_seed();
    return call_failed() ? NULL : PyLong_FromUnsignedLongLong(n);
}
static PyObject *initial_seed(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    const uint64_t n = torc_initial_seed();
    return call_failed() ? NULL : PyLong_FromUnsignedLongLong(n);
}
static PyObject *get_rng_state(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    RETURN_TENSOR(torc_generator_get_state(torc_default_generator(TORC_CPU)));
}
static PyObject *set_rng_state(PyObject *m, PyObject *state) {
    (void)m;
    if (!is_tensor(state))
        return PyErr_Format(PyExc_TypeError, "expected a torch.ByteTensor, but got %s", type_name_of(state));
    torc_generator_set_state(torc_default_generator(TORC_CPU), handle_of(state));
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static PyObject *get_num_threads(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return PyLong_FromLong(torc_get_num_threads());
}
static PyObject *set_num_threads(PyObject *m, PyObject *o) {
    (void)m;
    int64_t n;
    if (!is_index(o))
        return PyErr_Format(PyExc_TypeError, "set_num_threads expects an int, but got %s", type_name_of(o));
    if (!read_int(o, &n)) return NULL;
    if (n < 1) return PyErr_Format(PyExc_RuntimeError, "set_num_threads expects a positive integer");
    torc_set_num_threads((int)n);
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static PyObject *set_warn_always(PyObject *m, PyObject *o) {
    (void)m;
    if (!PyBool_Check(o))
        return PyErr_Format(PyExc_TypeError, "setWarnOnlyOnce expects a bool, but got %s", type_name_of(o));
    torc_set_warn_always(o == Py_True);
    Py_RETURN_NONE;
}
static PyObject *is_warn_always_enabled(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return PyBool_FromLong(torc_is_warn_always_enabled());
}
static PyObject *set_printoptions(PyObject *m, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"precision", "threshold", "edgeitems", "linewidth",
                                        "profile",   "sci_mode",  NULL};
    PyObject *v[6];
    (void)m;
    if (!arguments("set_printoptions", names, 0, args, nargs, keywords, v)) return NULL;
    torc_set_printoptions_options o;
    torc_set_printoptions_options_init(&o);
    int64_t *const numbers[] = {&o.precision, &o.threshold, &o.edgeitems, &o.linewidth};
    for (int k = 0; k < 4; k++) {
        if (!v[k] || v[k] == Py_None) continue;
        double d;
        if (PyFloat_Check(v[k])) { /* inf stands for no limit */
            d = PyFloat_AsDouble(v[k]);
            *numbers[k] = d > 9e18 ? INT64_MAX : (int64_t)d;
        } else if (!read_int(v[k], numbers[k]))
            return NULL;
    }
    if (v[4] && v[4] != Py_None && !(o.profile = PyUnicode_AsUTF8AndSize(v[4], NULL))) return NULL;
    if (v[5] && v[5] != Py_None) o.sci_mode = PyObject_IsTrue(v[5]);
    torc_set_printoptions_with(&o);
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static PyObject *get_printoptions(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    torc_printoptions o = {.struct_size = sizeof o};
    torc_get_printoptions(&o);
    if (call_failed()) return NULL;
    PyObject *mode = o.sci_mode == 0 ? Py_False : o.sci_mode == 1 ? Py_True : Py_None;
    return Py_BuildValue("{s:L,s:L,s:L,s:L,s:O}", "precision", (long long)o.precision, "threshold",
                         (long long)o.threshold, "edgeitems", (long long)o.edgeitems, "linewidth",
                         (long long)o.linewidth, "sci_mode", mode);
}
static PyMethodDef functions[] = {
    {"get_default_dtype", get_default_dtype, METH_NOARGS, "The floating dtype of factories."},
    {"set_default_dtype", set_default_dtype, METH_O, "Sets the floating dtype of factories."},
    {"get_default_device", get_default_device, METH_NOARGS, "The device of factories."},
    {"set_default_device", set_default_device, METH_O, "Sets the device of factories; None: the CPU."},
    {"promote_types", promote_types, METH_VARARGS,
     "The smallest dtype that both convert to without changing category."},
    FAST("can_cast", can_cast, "May results of one dtype be stored in tensors of another?"),
    FAST("result_type", result_type, "The dtype of what is made of two tensors or numbers."),
    {"manual_seed", manual_seed, METH_O, "Seeds the generators of all devices, and returns the CPU's."},
    {"seed", seed, METH_NOARGS, "Seeds with a number that is never the same, and returns it."},
    {"initial_seed", initial_seed, METH_NOARGS, "The seed that was set last."},
    {"get_rng_state", get_rng_state, METH_NOARGS, "State of the CPU's generator, as a tensor of bytes."},
    {"set_rng_state", set_rng_state, METH_O, "Sets the state that get_rng_state gave."},
    {"get_num_threads", get_num_threads, METH_NOARGS, "How many threads CPU kernels use."},
    {"set_num_threads", set_num_threads, METH_O, "Sets how many threads CPU kernels use."},
    {"set_warn_always", set_warn_always, METH_O, "Are warnings given every time, or the first time only?"},
    {"is_warn_always_enabled", is_warn_always_enabled, METH_NOARGS, NULL},
    FAST("set_printoptions", set_printoptions, "How tensors are printed."),
    {"get_printoptions", get_printoptions, METH_NOARGS, "How tensors are printed, as a dict."},
    {0},
};

static bool put(PyObject *module, const char *name, PyObject *value) {
    const bool ok = value && PyModule_AddObjectRef(module, name, value) == 0;
    Py_XDECREF(value);
    return ok;
}
bool types_init(PyObject *module) {
    static const struct {
        torc_memory_format value;
        const char *name;
    } formats[] = {{TORC_PRESERVE_FORMAT, "preserve_format"},
                   {TORC_CONTIGUOUS_FORMAT, "contiguous_format"},
                   {TORC_CHANNELS_LAST, "channels_last"},
                   {TORC_CHANNELS_LAST_3D, "channels_last_3d"}};
    if (!(dtype_type = make_type(module, &dtype_spec, NULL, "dtype")) ||
        !(layout_type = make_type(module, &layout_spec, NULL, "layout")) ||
        !(format_type = make_type(module, &format_spec, NULL, "memory_format")) ||
        !(device_type = make_type(module, &device_spec, NULL, "device")) ||
        !(size_type = make_type(module, &size_spec, (PyObject *)&PyTuple_Type, "Size")) ||
        !(generator_type = make_type(module, &generator_spec, NULL, "Generator")))
        return false;
    PyObject *by_scalar_name =
        PyDict_New(); /* {"Float": torch.float32, …}, of which Python makes torch.FloatTensor and its like */
    if (!put(module, "_by_scalar_name", by_scalar_name)) return false;
    for (int d = TORC_DTYPE_NONE + 1; d < TORC_DTYPE_COUNT; d++) {
        dtypes[d] = named_new(dtype_type, d, torc_dtype_name((torc_dtype)d));
        if (!put(module, torc_dtype_name((torc_dtype)d), Py_XNewRef(dtypes[d])) ||
            PyDict_SetItemString(by_scalar_name, torc_dtype_scalar_name((torc_dtype)d), dtypes[d]))
            return false;
    }
    for (Py_ssize_t k = 0; k < COUNT(aliases); k++)
        if (!put(module, aliases[k], dtype_object(torc_dtype_from_name(aliases[k])))) return false;
    for (Py_ssize_t k = 0; k < COUNT(formats); k++)
        if (!put(module, formats[k].name, named_new(format_type, (int)formats[k].value, formats[k].name))) return false;
    strided = named_new(layout_type, TORC_STRIDED, "strided");
    if (!put(module, "strided", Py_XNewRef(strided))) return false;
    if (!put(module, "default_generator", generator_wrap(torc_default_generator(TORC_CPU)))) return false;
    return PyModule_AddFunctions(module, functions) == 0;
}
