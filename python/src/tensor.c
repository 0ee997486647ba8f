/* tensor.c - torch.Tensor: the type, its objects and what they are bound to, attributes, and questions about a tensor.
 *
 * Operators as methods come from bind.c, operators of Python's grammar from number.c, indexing from indexing.c, gradients from autograd.c.
 * Note [Objects and handles] (py.h) says how objects live. */
#include "py.h"

PyTypeObject *tensor_type, *parameter_type;

/* ------------------------------------------------------------------------------------------ objects and handles */
static bool python_is_there(void) { return python_now.in_torc || Py_IsInitialized(); }
static bool keep(const torc_bound_place *place, void *context) {
    (void)context;
    if (!python_is_there()) return place->object != NULL; /* the process ends: nothing dies any more */
    const lock_taken lock = lock_take();
    PyObject *object = place->object; /* NULL: dealloc was quicker */
    Py_XINCREF(object);
    lock_give(lock);
    return object != NULL;
}
static void let_go(void *object, void *context) {
    (void)context;
    if (!python_is_there()) return; /* the process ends */
    const lock_taken lock = lock_take();
    Py_DECREF((PyObject *)object);
    lock_give(lock);
}
static const torc_binding python = {.struct_size = sizeof python, .keep = keep, .let_go = let_go};

/* Objects of the class itself that died: the next ones. As Python does with its tuples; its lock guards them. */
enum { SPARE = 64 };
static tensor_object *spare[SPARE];
static int spares;
static tensor_object *new_object(PyTypeObject *type) {
    if (UNLIKELY(type != tensor_type || !spares)) return (tensor_object *)PyType_GenericAlloc(type, 0);
    tensor_object *o = spare[--spares];
    (void)PyObject_Init((PyObject *)o, type);
    PyObject_GC_Track(o);
    return o;
}
/* One whose fields are all empty, which Python's collector does not know any more. */
static void free_object(PyObject *o, PyTypeObject *type) {
    if (LIKELY(type == tensor_type && spares < SPARE))
        spare[spares++] = (tensor_object *)o;
    else
        PyObject_GC_Del(o);
    Py_DECREF(type);
}

/* A new object of a handle that the caller gives away. */
static PyObject *object_of(PyTypeObject *type, torc_tensor owned) {
    tensor_object *o = new_object(type);
    if (UNLIKELY(!o)) return torc_release(owned), NULL;
    o->handle = owned;
    PyObject *bound = torc_handle_bind(owned, &python, o);
    if (UNLIKELY(bound != (PyObject *)o)) {
        o->handle = NULL;
        Py_XINCREF(bound); /* another thread was quicker */
        Py_DECREF(o);
        torc_release(owned);
        if (!bound) return raise_error();
        return bound;
    }
    return (PyObject *)o;
}
PyObject *wrap(torc_tensor lent) {
    if (UNLIKELY(!lent)) Py_RETURN_NONE;
    PyObject *bound = torc_handle_bound(lent, &python);
    if (bound) return Py_NewRef(bound);
    torc_tensor owned = torc_scope_take(lent);
    if (UNLIKELY(!owned)) { /* it stands twice among the results */
        torc_error_clear();
        owned = torc_retain(lent);
    }
    return object_of(tensor_type, owned);
}
PyObject *wrap_as(PyTypeObject *type, torc_tensor lent) {
    torc_tensor owned = torc_scope_take(lent);
    if (!owned) return raise_error();
    return object_of(type, owned);
}
PyObject *wrap_list(torc_tensors list, bool as_list) {
    PyObject *all = as_list ? PyList_New((Py_ssize_t)list.count) : PyTuple_New((Py_ssize_t)list.count);
    for (int64_t k = list.count - 1; all && k >= 0;
         k--) { /* what was lent last is taken at once, all else is looked for */
        PyObject *one = wrap(list.data[k]);
        if (!one)
            Py_CLEAR(all);
        else if (as_list)
            PyList_SetItem(all, (Py_ssize_t)k, one);
        else
            PyTuple_SetItem(all, (Py_ssize_t)k, one);
    }
    return all;
}

/* What was made by a Function may be noted on its ctx, which the node of the graph keeps: where only the tensor's object keeps the node, the
 * cycle goes through it. */
static int tensor_traverse(PyObject *self, visitproc visit, void *arg) {
    Py_VISIT(Py_TYPE(self));
    torc_node node = handle_of(self) ? torc_grad_fn_kept_by_object(handle_of(self)) : NULL;
    Py_VISIT(node ? node_bound(node) : NULL);
    Py_VISIT(((tensor_object *)self)->dict);
    Py_VISIT(((tensor_object *)self)->hooks);
    return 0;
}
static int tensor_clear(PyObject *self) {
    hooks_clear(self);
    Py_CLEAR(((tensor_object *)self)->dict);
    return 0;
}
static void tensor_dealloc(PyObject *self) {
    tensor_object *t = (tensor_object *)self;
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    if (t->weakrefs) PyObject_ClearWeakRefs(self);
    if (t->hooks) hooks_clear(self);
    Py_CLEAR(t->dict);
    torc_tensor handle = t->handle;
    t->handle = NULL;
    if (handle) {
        calls_begin();
        torc_handle_unbind(handle, &python, self);
        torc_release(handle);
        calls_end();
    }
    free_object(self, type);
}

/* torch.Tensor(2, 3), torch.Tensor([1., 2.]), torch.Tensor(other): floats of the default dtype. */
static PyObject *tensor_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    const Py_ssize_t n = PyTuple_Size(args);
    PyObject *first = n ? PyTuple_GetItem(args, 0) : NULL, *made = NULL;
    torc_device device = {.type = TORC_DEVICE_CPU, .index = -1};
    if (kwargs && PyDict_Size(kwargs)) {
        PyObject *given = PyDict_GetItemString(kwargs, "device"), *data = PyDict_GetItemString(kwargs, "data");
        if ((given != NULL) + (data != NULL) != PyDict_Size(kwargs))
            return PyErr_Format(PyExc_TypeError, "new() received an invalid combination of keyword arguments");
        if (given && given != Py_None && !device_given(given, &device)) return NULL;
        if (data) first = data;
    }
    CALL {
        torc_tensor t = NULL;
        if (first && is_tensor(first) && n <= 1) {
            t = torc_detach(handle_of(first)); /* the same memory, as PyTorch's alias */
        } else if (first && n == 1 && !is_index(first) && Py_TYPE(first) != size_type) {
            if (!PySequence_Check(first)) {
                PyErr_Format(PyExc_TypeError, "new(): data must be a sequence (got %s)", type_name_of(first));
                break;
            }
            t = tensor_from_data(first, torc_get_default_dtype(), device, false);
            if (PyErr_Occurred()) break;
        } else {
            int64_t sizes[TORC_MAX_DIMS];
            const Py_ssize_t dims =
                n ? read_ints(n == 1 && Py_TYPE(first) == size_type ? first : args, sizes, TORC_MAX_DIMS) : 1;
            if (dims < 0) break;
            if (!n) sizes[0] = 0;
            t = torc_empty(torc_ints_of(sizes, dims), .device = device, .dtype = torc_get_default_dtype());
        }
        if (!call_failed()) made = wrap_as(type, t);
    }
    return made;
}
static int tensor_init_nothing(PyObject *self, PyObject *args, PyObject *kwargs) {
    (void)self, (void)args, (void)kwargs;
    return 0;
}

/* Tensor._make_subclass(cls, data, require_grad=False): the same memory as an object of another class. */
static PyObject *make_subclass(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"cls", "data", "require_grad", NULL};
    PyObject *v[3], *made = NULL;
    (void)self;
    if (!arguments("_make_subclass", names, 2, args, nargs, keywords, v)) return NULL;
    if (!PyType_Check(v[0]) || !PyType_IsSubtype((PyTypeObject *)v[0], tensor_type))
        return PyErr_Format(PyExc_TypeError, "cls must be a subclass of Tensor");
    if (!is_tensor(v[1])) return not_a_tensor("_make_subclass", "data", 2, v[1]);
    bool grad = false;
    if (v[2] && !read_bool(v[2], &grad)) return NULL;
    CALL {
        torc_tensor t = torc_detach(handle_of(v[1]));
        if (grad) t = torc_requires_grad_(t);
        if (!call_failed()) made = wrap_as((PyTypeObject *)v[0], t);
    }
    return made;
}
static PyObject *as_subclass(PyObject *self, PyObject *type) {
    PyObject *made = NULL;
    if (!PyType_Check(type) || !PyType_IsSubtype((PyTypeObject *)type, tensor_type))
        return PyErr_Format(PyExc_TypeError, "cls must be a subclass of Tensor");
    torc_tensor t = handle_of(self);
    CALL {
        torc_tensor view = torc_view(t, torc_ints_of(torc_sizes(t), torc_dim(t)));
        if (!call_failed()) made = wrap_as((PyTypeObject *)type, view);
    }
    return made;
}

/* What a subclass's results become: instances of it, unless the class says otherwise. */
static PyObject *converted(PyObject *result, PyTypeObject *type) {
    if (!result || type == tensor_type) return result;
    if (is_tensor(result)) {
        if (PyType_IsSubtype(Py_TYPE(result), type)) return result;
        PyObject *made = as_subclass(result, (PyObject *)type);
        Py_DECREF(result);
        return made;
    }
    const bool list = PyList_Check(result);
    if (!list && !PyTuple_Check(result)) return result;
    PyObject *parts = PySequence_List(result);
    for (Py_ssize_t k = 0; parts && k < PyList_Size(parts); k++) {
        PyObject *one = converted(Py_NewRef(PyList_GetItem(parts, k)), type);
        if (!one || PyList_SetItem(parts, k, one) < 0) Py_CLEAR(parts);
    }
    if (!parts || list) return Py_DECREF(result), parts;
    PyObject *tuple = PyList_AsTuple(parts), *same = NULL;
    Py_DECREF(parts);
    if (tuple && Py_TYPE(result) != &PyTuple_Type) { /* named results take a tuple */
        same = PyObject_CallFunctionObjArgs((PyObject *)Py_TYPE(result), tuple, NULL);
        Py_DECREF(tuple);
    } else
        same = tuple;
    Py_DECREF(result);
    return same;
}
/* Is the call one of the attributes that give a tensor of the program's own: grad and _base? */
static bool stays_as_it_is(PyObject *function) {
    static PyObject *getters[2];
    static const char *const names[] = {"grad", "_base"};
    if (PyCFunction_Check(function) || PyType_IsSubtype(Py_TYPE(function), &PyMethodDescr_Type)) return false;
    for (int k = 0; k < 2; k++) {
        if (!getters[k]) {
            PyObject *attribute = PyObject_GetAttrString((PyObject *)tensor_type, names[k]);
            getters[k] = attribute ? PyObject_GetAttrString(attribute, "__get__") : NULL;
            Py_XDECREF(attribute);
        }
        const int same = getters[k] ? PyObject_RichCompareBool(getters[k], function, Py_EQ) : 0;
        if (same > 0) return true;
        if (same < 0 || !getters[k]) PyErr_Clear();
    }
    return false;
}
static PyObject *default_torch_function(PyObject *class, PyObject *args, PyObject *kwargs) {
    static char *const names[] = {"func", "types", "args", "kwargs", NULL};
    PyObject *function, *types, *positional = NULL, *named = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OO|OO:__torch_function__", (char **)names, &function, &types,
                                     &positional, &named))
        return NULL;
    PyObject *fast = PySequence_Tuple(types);
    if (!fast) return NULL;
    for (Py_ssize_t k = 0; k < PyTuple_Size(fast); k++) {
        const int is = PyObject_IsSubclass(class, PyTuple_GetItem(fast, k));
        if (is > 0) continue;
        Py_DECREF(fast);
        if (is < 0) return NULL;
        Py_RETURN_NOTIMPLEMENTED;
    }
    Py_DECREF(fast);
    PyObject *all = positional ? PySequence_Tuple(positional) : PyTuple_New(0);
    if (!all) return NULL;
    python_now.function_disabled++;
    PyObject *result = PyObject_Call(function, all, named == Py_None ? NULL : named);
    python_now.function_disabled--;
    Py_DECREF(all);
    return stays_as_it_is(function) ? result : converted(result, (PyTypeObject *)class);
}

PyObject *not_a_tensor(const char *function, const char *argument, int position, PyObject *given) {
    return PyErr_Format(PyExc_TypeError, "%s(): argument '%s' (position %d) must be Tensor, not %s", function, argument,
                        position, type_name_of(given));
}

/* ------------------------------------------------------------------------------------------ attributes */
#define ATTRIBUTE(name)                                    \
    static PyObject *get_##name(PyObject *self, void *p) { \
        (void)p;                                           \
        torc_tensor t = handle_of(self);
#define END }
ATTRIBUTE(shape) return size_of(torc_sizes(t), torc_dim(t));
END ATTRIBUTE(dtype) return dtype_object(torc_tensor_dtype(t));
END ATTRIBUTE(device) return device_of(torc_tensor_device(t));
END ATTRIBUTE(layout) return layout_object(torc_tensor_layout(t));
END ATTRIBUTE(ndim) return PyLong_FromLongLong(torc_dim(t));
END ATTRIBUTE(itemsize) return PyLong_FromSize_t(torc_dtype_size(torc_tensor_dtype(t)));
END ATTRIBUTE(nbytes) return PyLong_FromLongLong(torc_numel(t) * (int64_t)torc_dtype_size(torc_tensor_dtype(t)));
END ATTRIBUTE(is_cuda) return PyBool_FromLong(torc_tensor_device(t).type == TORC_DEVICE_CUDA);
END ATTRIBUTE(is_cpu) return PyBool_FromLong(torc_tensor_device(t).type == TORC_DEVICE_CPU);
END ATTRIBUTE(version) if (torc_is_inference(t)) return PyErr_Format(PyExc_RuntimeError,
                                                                     "Inference tensors do not track version counter.");
return PyLong_FromLongLong(torc_tensor_version(t));
END ATTRIBUTE(cdata) return PyLong_FromVoidPtr(t);
END ATTRIBUTE(base) RETURN_TENSOR(torc_is_view(t) ? torc_view_base(t) : NULL);
END ATTRIBUTE(mT) RETURN_TENSOR(torc_mT(t));
END ATTRIBUTE(H) RETURN_TENSOR(torc_H(t));
END ATTRIBUTE(mH) RETURN_TENSOR(torc_mH(t));
END ATTRIBUTE(real) RETURN_TENSOR(torc_real(t));
END ATTRIBUTE(imag) RETURN_TENSOR(torc_imag(t));
END
#undef END
#undef ATTRIBUTE
    static PyObject *
    get_T(PyObject *self, void *p) {
    (void)p;
    torc_tensor t = handle_of(self);
    if (torc_dim(t) != 2 &&
        PyErr_WarnEx(
            PyExc_UserWarning,
            "The use of `x.T` on tensors of dimension other than 2 to reverse their shape is deprecated and it will throw an error in a future release. "
            "Consider `x.mT` to transpose batches of matrices or `x.permute(*torch.arange(x.ndim - 1, -1, -1))` to reverse the dimensions of a tensor.",
            1) < 0)
        return NULL;
    int64_t dims[TORC_MAX_DIMS];
    const int64_t n = torc_dim(t);
    for (int64_t k = 0; k < n; k++) dims[k] = n - 1 - k;
    RETURN_TENSOR(torc_permute(t, torc_ints_of(dims, n)));
}
static int set_part(PyObject *self, PyObject *value, PyObject *(*get)(PyObject *, void *)) {
    PyObject *part = value ? get(self, NULL) : NULL;
    if (!part) return -1;
    if (is_tensor(value)) { /* as copy_: no dimensions of size 1 are left out, as those of x[...] = value are */
        bool failed = false;
        CALL {
            torc_copy_(handle_of(part), handle_of(value));
            failed = call_failed();
        }
        Py_DECREF(part);
        return failed ? -1 : 0;
    }
    PyObject *key = Py_BuildValue("(O)", Py_Ellipsis);
    const int done = key ? tensor_assign(part, key, value) : -1;
    Py_XDECREF(key);
    Py_DECREF(part);
    return done;
}
static int set_real(PyObject *self, PyObject *value, void *p) { return (void)p, set_part(self, value, get_real); }
static int set_imag(PyObject *self, PyObject *value, void *p) { return (void)p, set_part(self, value, get_imag); }
static PyObject *get_false(PyObject *self, void *p) {
    (void)self, (void)p;
    Py_RETURN_FALSE;
}
static PyObject *get_dict(PyObject *self, void *p) {
    (void)p;
    return PyObject_GenericGetDict(self, NULL);
}
static PyGetSetDef attributes[] = {
    {"shape", get_shape, NULL, "Its sizes.", NULL},
    {"dtype", get_dtype, NULL, "Of its elements.", NULL},
    {"device", get_device, NULL, "Where its elements are.", NULL},
    {"layout", get_layout, NULL, NULL, NULL},
    {"ndim", get_ndim, NULL, "The number of dimensions.", NULL},
    {"itemsize", get_itemsize, NULL, "Bytes of an element.", NULL},
    {"nbytes", get_nbytes, NULL, "Bytes of all elements.", NULL},
    {"is_cuda", get_is_cuda, NULL, NULL, NULL},
    {"is_cpu", get_is_cpu, NULL, NULL, NULL},
    {"is_sparse", get_false, NULL, NULL, NULL},
    {"is_sparse_csr", get_false, NULL, NULL, NULL},
    {"is_quantized", get_false, NULL, NULL, NULL},
    {"is_meta", get_false, NULL, NULL, NULL},
    {"is_mkldnn", get_false, NULL, NULL, NULL},
    {"is_mps", get_false, NULL, NULL, NULL},
    {"is_xpu", get_false, NULL, NULL, NULL},
    {"is_nested", get_false, NULL, NULL, NULL},
    {"_version", get_version, NULL, "How often its elements were written in place.", NULL},
    {"_cdata", get_cdata, NULL, NULL, NULL},
    {"_base", get_base, NULL, "What it is a view of.", NULL},
    {"T", get_T, NULL, NULL, NULL},
    {"mT", get_mT, NULL, NULL, NULL},
    {"H", get_H, NULL, NULL, NULL},
    {"mH", get_mH, NULL, NULL, NULL},
    {"real", get_real, set_real, NULL, NULL},
    {"imag", get_imag, set_imag, NULL, NULL},
    {"__dict__", get_dict, PyObject_GenericSetDict, NULL, NULL},
};

/* ------------------------------------------------------------------------------------------ questions */
#define METHOD(name) static PyObject *m_##name(PyObject *self, PyObject *ignored)
METHOD(dim) { return (void)ignored, PyLong_FromLongLong(torc_dim(handle_of(self))); }
METHOD(numel) { return (void)ignored, PyLong_FromLongLong(torc_numel(handle_of(self))); }
METHOD(storage_offset) { return (void)ignored, PyLong_FromLongLong(torc_storage_offset(handle_of(self))); }
METHOD(element_size) { return (void)ignored, PyLong_FromSize_t(torc_dtype_size(torc_tensor_dtype(handle_of(self)))); }
METHOD(is_floating_point) {
    return (void)ignored, PyBool_FromLong(torc_dtype_is_floating_point(torc_tensor_dtype(handle_of(self))));
}
METHOD(is_complex) { return (void)ignored, PyBool_FromLong(torc_dtype_is_complex(torc_tensor_dtype(handle_of(self)))); }
METHOD(is_signed) { return (void)ignored, PyBool_FromLong(torc_dtype_is_signed(torc_tensor_dtype(handle_of(self)))); }
METHOD(is_conj) { return (void)ignored, PyBool_FromLong(torc_is_conj(handle_of(self))); }
METHOD(is_neg) { return (void)ignored, PyBool_FromLong(torc_is_neg(handle_of(self))); }
METHOD(is_inference) { return (void)ignored, PyBool_FromLong(torc_is_inference(handle_of(self))); }
METHOD(get_device) {
    return (void)ignored, PyLong_FromLong(torc_tensor_device(handle_of(self)).type == TORC_DEVICE_CPU
                                              ? -1
                                              : torc_tensor_device(handle_of(self)).index);
}
METHOD(data_ptr) {
    (void)ignored;
    void *p = torc_data_ptr(handle_of(self));
    return call_failed() ? NULL : PyLong_FromVoidPtr(p);
}
METHOD(is_nonzero) {
    (void)ignored;
    const bool is = torc_is_nonzero(handle_of(self));
    return call_failed() ? NULL : PyBool_FromLong(is);
}
METHOD(item) {
    (void)ignored;
    torc_tensor t = handle_of(self);
    torc_number n;
    if (torc_tensor_device(t).type == TORC_DEVICE_CPU) {
        n = torc_item_number(t);
    } else {
        Py_BEGIN_ALLOW_THREADS n = torc_item_number(t);
        Py_END_ALLOW_THREADS
    }
    if (call_failed()) return NULL;
    if (UNLIKELY(torc_tensor_dtype(t) == TORC_UINT64)) return PyLong_FromUnsignedLongLong((unsigned long long)n.as.i);
    return number_object(n);
}
static PyObject *m_size(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"dim", NULL};
    PyObject *v[1];
    int64_t dim;
    torc_tensor t = handle_of(self);
    if (!nargs && !keywords) return size_of(torc_sizes(t), torc_dim(t));
    if (!arguments("size", names, 0, args, nargs, keywords, v)) return NULL;
    if (!v[0] || v[0] == Py_None) return size_of(torc_sizes(t), torc_dim(t));
    if (!is_index(v[0]))
        return PyErr_Format(PyExc_TypeError, "size(): argument 'dim' (position 1) must be int, not %s",
                            type_name_of(v[0]));
    if (!read_int(v[0], &dim)) return NULL;
    const int64_t n = torc_size(t, dim);
    return call_failed() ? NULL : PyLong_FromLongLong(n);
}
static PyObject *m_stride(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"dim", NULL};
    PyObject *v[1];
    int64_t dim;
    torc_tensor t = handle_of(self);
    if (!arguments("stride", names, 0, args, nargs, keywords, v)) return NULL;
    if (v[0] && v[0] != Py_None) {
        if (!is_index(v[0]))
            return PyErr_Format(PyExc_TypeError, "stride(): argument 'dim' (position 1) must be int, not %s",
                                type_name_of(v[0]));
        if (!read_int(v[0], &dim)) return NULL;
        const int64_t n = torc_stride(t, dim);
        return call_failed() ? NULL : PyLong_FromLongLong(n);
    }
    PyObject *all = PyTuple_New((Py_ssize_t)torc_dim(t));
    for (Py_ssize_t k = 0; all && k < torc_dim(t); k++)
        PyTuple_SetItem(all, k, PyLong_FromLongLong(torc_strides(t)[k]));
    return all;
}
static PyObject *m_is_contiguous(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"*", "memory_format", NULL};
    PyObject *v[1];
    torc_memory_format format = TORC_CONTIGUOUS_FORMAT;
    if (!arguments("is_contiguous", names, 0, args, nargs, keywords, v)) return NULL;
    if (v[0]) {
        if (Py_TYPE(v[0]) != format_type)
            return PyErr_Format(PyExc_TypeError,
                                "is_contiguous(): argument 'memory_format' must be torch.memory_format, not %s",
                                type_name_of(v[0]));
        format = (torc_memory_format)((named_value *)v[0])->value;
    }
    const bool is = torc_is_contiguous(handle_of(self), .memory_format = format);
    return call_failed() ? NULL : PyBool_FromLong(is);
}
METHOD(is_set_to) {
    if (!is_tensor(ignored)) return not_a_tensor("is_set_to", "tensor", 1, ignored);
    const bool same = torc_is_same_view(handle_of(self), handle_of(ignored));
    return call_failed() ? NULL : PyBool_FromLong(same);
}
METHOD(is_same_size) {
    if (!is_tensor(ignored)) return not_a_tensor("is_same_size", "other", 1, ignored);
    torc_tensor a = handle_of(self), b = handle_of(ignored);
    const int64_t n = torc_dim(a);
    return PyBool_FromLong(n == torc_dim(b) && !memcmp(torc_sizes(a), torc_sizes(b), (size_t)n * sizeof(int64_t)));
}

METHOD(equal) {
    if (!is_tensor(ignored)) return not_a_tensor("equal", "other", 1, ignored);
    bool same;
    torc_tensor a = handle_of(self), b = handle_of(ignored);
    Py_BEGIN_ALLOW_THREADS same = torc_equal(a, b);
    Py_END_ALLOW_THREADS return call_failed() ? NULL : PyBool_FromLong(same);
}
static PyObject *m_allclose(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"other", "rtol", "atol", "equal_nan", NULL};
    PyObject *v[4];
    double rtol = 1e-5, atol = 1e-8;
    bool nan = false, close;
    if (!arguments("allclose", names, 1, args, nargs, keywords, v)) return NULL;
    if (!is_tensor(v[0])) return not_a_tensor("allclose", "other", 1, v[0]);
    if ((v[1] && !read_float(v[1], &rtol)) || (v[2] && !read_float(v[2], &atol)) ||
        (v[3] && !bool_given("allclose", "equal_nan", nargs > 3 ? 4 : 0, v[3], &nan)))
        return NULL;
    torc_tensor a = handle_of(self), b = handle_of(v[0]);
    Py_BEGIN_ALLOW_THREADS close = torc_allclose(a, b, .rtol = rtol, .atol = atol, .equal_nan = nan);
    Py_END_ALLOW_THREADS return call_failed() ? NULL : PyBool_FromLong(close);
}

/* "" of the CPU, "cuda.": what stands before "FloatTensor" in the name of a type, "torch.cuda.FloatTensor". */
static const char *type_prefix(int type, char *buffer, size_t size) {
    if (type == TORC_DEVICE_CPU) return "";
    PyOS_snprintf(buffer, size, "%s.", device_type_name(type));
    return buffer;
}
/* torch.FloatTensor and its like, and torch.Tensor, which is that of the default dtype; else a ValueError. */
static bool type_given(PyObject *type, torc_dtype *dtype, torc_device *device) {
    PyObject *of = type == (PyObject *)tensor_type ? NULL : PyObject_GetAttrString(type, "dtype"),
             *where = of ? PyObject_GetAttrString(type, "device_type") : NULL;
    torc_device other = {.type = TORC_DEVICE_CPU, .index = -1};
    PyErr_Clear();
    bool ok = true;
    if (type == (PyObject *)tensor_type)
        *dtype = torc_get_default_dtype();
    else if (of && Py_TYPE(of) == dtype_type && where && PyUnicode_Check(where))
        ok = device_given(where, &other), *dtype = dtype_given(of);
    else {
        PyObject *name = PyType_GetName((PyTypeObject *)type);
        ok = name && PyErr_Format(PyExc_ValueError, "invalid type: '%U'", name) != NULL;
        Py_XDECREF(name);
    }
    if (ok && other.type != device->type) *device = other;
    Py_XDECREF(of), Py_XDECREF(where);
    return ok;
}
static PyObject *m_type(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"dtype", "non_blocking", NULL};
    PyObject *v[2];
    if (!arguments("type", names, 0, args, nargs, keywords, v)) return NULL;
    torc_tensor t = handle_of(self);
    torc_device device = torc_tensor_device(t);
    char prefix[40];
    if (!v[0] || v[0] == Py_None)
        return PyUnicode_FromFormat("torch.%s%sTensor", type_prefix(device.type, prefix, sizeof prefix),
                                    torc_dtype_scalar_name(torc_tensor_dtype(t)));
    torc_dtype dtype = Py_TYPE(v[0]) == dtype_type ? dtype_given(v[0]) : TORC_DTYPE_NONE;
    if (PyType_Check(v[0])) {
        if (!type_given(v[0], &dtype, &device)) return NULL;
    } else if (!dtype && PyUnicode_Check(v[0])) {
        const char *text = PyUnicode_AsUTF8AndSize(v[0], NULL);
        if (!text) return NULL;
        int type = TORC_DEVICE_NONE;
        while (!dtype && ++type < TORC_DEVICE_TYPE_COUNT)
            for (int d = 1; d < TORC_DTYPE_COUNT; d++) {
                char full[80];
                PyOS_snprintf(full, sizeof full, "torch.%s%sTensor", type_prefix(type, prefix, sizeof prefix),
                              torc_dtype_scalar_name((torc_dtype)d));
                if (!strcmp(text, full)) dtype = (torc_dtype)d;
            }
        if (type != device.type) device = (torc_device){.type = (int16_t)type, .index = -1};
        if (!dtype) return PyErr_Format(PyExc_ValueError, "invalid type: '%s'", text);
    }
    if (!dtype) return PyErr_Format(PyExc_TypeError, "dtype must be a type, str, or dtype object");
    RETURN_TENSOR(torc_to(t, .dtype = dtype, .device = device));
}
/* Is it of a class that has a word in what is done with it? Then that is asked, for the methods that no row stands for. */
static bool overridden(PyObject *self, const char *name, py_args args, Py_ssize_t nargs, PyObject *keywords,
                       PyObject **result) {
    if (LIKELY(Py_TYPE(self) == tensor_type || Py_TYPE(self) == parameter_type) || !has_torch_function(self))
        return false;
    const Py_ssize_t words = keywords ? PyTuple_Size(keywords) : 0;
    PyObject *function = PyObject_GetAttrString((PyObject *)tensor_type, name), *all = PyTuple_New(nargs + 1),
             *by_name = PyDict_New();
    bool made = function && all && by_name;
    if (all) PyTuple_SetItem(all, 0, Py_NewRef(self));
    for (Py_ssize_t k = 0; made && k < nargs; k++) PyTuple_SetItem(all, k + 1, Py_NewRef(args[k]));
    for (Py_ssize_t w = 0; made && w < words; w++)
        made = PyDict_SetItem(by_name, PyTuple_GetItem(keywords, w), args[nargs + w]) == 0;
    *result = made ? dispatch(function, &self, 1, all, by_name) : NULL;
    Py_XDECREF(function), Py_XDECREF(all), Py_XDECREF(by_name);
    return true;
}
/* float(), long() and so on: to(dtype), and a memory format besides. */
static PyObject *as_dtype(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords, const char *name,
                          torc_dtype dtype) {
    static const char *const names[] = {"*", "memory_format", NULL};
    PyObject *v[1], *result;
    torc_memory_format format = TORC_PRESERVE_FORMAT;
    if (overridden(self, name, args, nargs, keywords, &result)) return result;
    if (!arguments(name, names, 0, args, nargs, keywords, v)) return NULL;
    if (v[0] && v[0] != Py_None) {
        if (Py_TYPE(v[0]) != format_type)
            return PyErr_Format(PyExc_TypeError, "%s(): argument 'memory_format' must be torch.memory_format, not %s",
                                name, type_name_of(v[0]));
        format = (torc_memory_format)((named_value *)v[0])->value;
    }
    RETURN_TENSOR(torc_to(handle_of(self), .dtype = dtype, .memory_format = format));
}
#define CONVERSIONS(X)    \
    X(float, FLOAT32)     \
    X(double, FLOAT64)    \
    X(half, FLOAT16)      \
    X(bfloat16, BFLOAT16) \
    X(long, INT64)        \
    X(int, INT32)         \
    X(short, INT16)       \
    X(char, INT8) X(byte, UINT8) X(bool, BOOL) X(cfloat, COMPLEX64) X(cdouble, COMPLEX128) X(chalf, COMPLEX32)
#define CONVERSION(name, dtype)                                                                      \
    static PyObject *to_##name(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) { \
        return as_dtype(self, args, nargs, keywords, #name, TORC_##dtype);                           \
    }
CONVERSIONS(CONVERSION)
METHOD(cpu) {
    PyObject *result;
    (void)ignored;
    if (overridden(self, "cpu", NULL, 0, NULL, &result)) return result;
    RETURN_TENSOR(torc_to(handle_of(self), .device = TORC_CPU));
}
static PyObject *m_cuda(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"device", "non_blocking", "memory_format", NULL};
    PyObject *v[3], *result;
    torc_device device = {.type = TORC_DEVICE_CUDA, .index = -1};
    bool later = false;
    if (overridden(self, "cuda", args, nargs, keywords, &result)) return result;
    if (!arguments("cuda", names, 0, args, nargs, keywords, v)) return NULL;
    if (v[0] && v[0] != Py_None && !device_given(v[0], &device)) return NULL;
    if (v[1] && !read_bool(v[1], &later)) return NULL;
    if (device.type != TORC_DEVICE_CUDA) return PyErr_Format(PyExc_RuntimeError, "Invalid device, must be cuda device");
    RETURN_TENSOR(torc_to(handle_of(self), .device = device, .non_blocking = later));
}

/* ------------------------------------------------------------------------------------------ text */
/* The text under the name of a subclass: `more` characters longer than "tensor", which later lines are further in. */
static PyObject *text_renamed(const char *text, const char *name, Py_ssize_t more) {
    const char *from = text + strlen("tensor");
    Py_ssize_t lines = 0;
    for (const char *c = from; *c; c++) lines += c[0] == '\n' && c[1] == ' ';
    char *made = PyMem_Malloc((size_t)((Py_ssize_t)strlen(text) + (lines + 1) * (more > 0 ? more : 0) + 1));
    if (!made) return PyErr_NoMemory();
    char *end = made + strlen(name);
    memcpy(made, name, strlen(name));
    for (; *from; from++) {
        *end++ = *from;
        if (from[0] != '\n' || from[1] != ' ') continue;
        for (Py_ssize_t k = 0; k < more; k++) *end++ = ' ';
        for (Py_ssize_t k = 0; k > more && from[1] == ' '; k--) from++;
    }
    PyObject *result = PyUnicode_FromStringAndSize(made, end - made);
    PyMem_Free(made);
    return result;
}
static PyObject *tensor_repr(PyObject *self) {
    const bool plain = Py_TYPE(self) == tensor_type || Py_TYPE(self) == parameter_type;
    const char *name = plain ? "tensor" : type_name_of(self);
    const Py_ssize_t more = (Py_ssize_t)strlen(name) - (Py_ssize_t)strlen("tensor");
    PyObject *result = NULL;
    CALL {
        torc_printoptions how = {.struct_size = sizeof how};
        if (more) { /* lines end where they end without the name; nobody else prints meanwhile, since the lock is kept */
            torc_get_printoptions(&how);
            torc_set_printoptions(.linewidth = how.linewidth > more ? how.linewidth - more : 0,
                                  .sci_mode = how.sci_mode);
        }
        const char *text = torc_tensor_to_string(handle_of(self));
        if (more) torc_set_printoptions(.linewidth = how.linewidth, .sci_mode = how.sci_mode);
        if (!call_failed()) result = plain ? PyUnicode_FromString(text) : text_renamed(text, name, more);
    }
    return result;
}
static PyObject *tensor_format(PyObject *self, PyObject *spec) {
    PyObject *number = NULL, *text;
    if (torc_dim(handle_of(self)) == 0) {
        if (!(number = m_item(self, NULL))) return NULL;
        text = PyObject_Format(number, spec);
        Py_DECREF(number);
        return text;
    }
    if (PyUnicode_Check(spec) && PyUnicode_GetLength(spec) == 0) return PyObject_Str(self);
    return PyErr_Format(PyExc_TypeError, "unsupported format string passed to %s.__format__", type_name_of(self));
}

static PyMethodDef by_hand[] = {
    {"dim", m_dim, METH_NOARGS, "The number of dimensions."},
    {"ndimension", m_dim, METH_NOARGS, "The number of dimensions."},
    {"numel", m_numel, METH_NOARGS, "The number of elements."},
    {"nelement", m_numel, METH_NOARGS, "The number of elements."},
    {"storage_offset", m_storage_offset, METH_NOARGS, "Where in its storage the first element is."},
    {"element_size", m_element_size, METH_NOARGS, "Bytes of an element."},
    {"is_floating_point", m_is_floating_point, METH_NOARGS, NULL},
    {"is_complex", m_is_complex, METH_NOARGS, NULL},
    {"is_signed", m_is_signed, METH_NOARGS, NULL},
    {"is_conj", m_is_conj, METH_NOARGS, "Are the elements what lies in memory, conjugated?"},
    {"is_neg", m_is_neg, METH_NOARGS, "Are the elements what lies in memory, negated?"},
    {"is_inference", m_is_inference, METH_NOARGS, "Was it made in inference mode?"},
    {"get_device", m_get_device, METH_NOARGS, "The number of its GPU; -1 on the CPU."},
    {"data_ptr", m_data_ptr, METH_NOARGS, "The address of the first element."},
    {"is_nonzero", m_is_nonzero, METH_NOARGS, NULL},
    {"item", m_item, METH_NOARGS, "The only element, as a number of Python."},
    {"is_set_to", m_is_set_to, METH_O, "Is it the same view of the same storage?"},
    {"is_same_size", m_is_same_size, METH_O, NULL},
    {"equal", m_equal, METH_O, "Same shape and same values?"},
    FAST("allclose", m_allclose, "Is |self - other| <= atol + rtol * |other| everywhere?"),
    {"cpu", m_cpu, METH_NOARGS, "On the CPU; the same tensor if it is there."},
    FAST("size", m_size, "Its sizes, or that of one dimension."),
    FAST("stride", m_stride, "Its strides in elements, or that of one dimension."),
    FAST("is_contiguous", m_is_contiguous, NULL),
    FAST("type", m_type, "The name of its type, or a conversion."),
    FAST("cuda", m_cuda, "On a GPU; the same tensor if it is there."),
    {"as_subclass", as_subclass, METH_O, "The same tensor as an object of a subclass."},
    {"_make_subclass", (PyCFunction)(void (*)(void))(fast_function)make_subclass,
     METH_FASTCALL | METH_KEYWORDS | METH_STATIC, NULL},
    {"__torch_function__", (PyCFunction)(void (*)(void))default_torch_function,
     METH_VARARGS | METH_KEYWORDS | METH_CLASS, NULL},
    {"__format__", tensor_format, METH_O, NULL},
#define METHOD_OF(name, dtype) \
    FAST(#name, to_##name, #name "(*, memory_format=torch.preserve_format)\n\nto(torch." #name ")."),
    CONVERSIONS(METHOD_OF)};

/* ------------------------------------------------------------------------------------------ the type */
static PyMemberDef members[] = {
    {"__dictoffset__", T_PYSSIZET, offsetof(tensor_object, dict), READONLY, NULL},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(tensor_object, weakrefs), READONLY, NULL},
    {0},
};

/* All methods of these tables in one, those written by hand first: the first of a name counts. */
static PyMethodDef *all_methods(void) {
    PyMethodDef *rows = bind_methods(),
                *tables[] = {number_methods, autograd_methods, interop_methods, create_methods, storage_methods, rows};
    if (!rows) return NULL;
    size_t n = (size_t)COUNT(by_hand) + 1;
    for (Py_ssize_t k = 0; k < COUNT(tables); k++)
        for (PyMethodDef *m = tables[k]; m->ml_name; m++) n++;
    PyMethodDef *all = PyMem_Calloc(n, sizeof *all), *end = all;
    if (!all) return NULL;
    for (Py_ssize_t k = 0; k < COUNT(by_hand); k++) *end++ = by_hand[k];
    for (Py_ssize_t k = 0; k < COUNT(tables); k++)
        for (PyMethodDef *m = tables[k]; m->ml_name; m++) {
            bool known = false;
            for (PyMethodDef *other = all; other < end; other++) known |= !strcmp(other->ml_name, m->ml_name);
            if (!known) *end++ = *m;
        }
    return all;
}
/* _plain_methods: the names of those that no row stands for, so that nobody asks __torch_function__ in them. */
static bool note_plain(PyObject *module) {
    PyMethodDef *tables[] = {number_methods, autograd_methods, interop_methods, create_methods, storage_methods};
    PyObject *names = PyList_New(0);
    bool ok = names != NULL;
    for (Py_ssize_t k = -1; ok && k < COUNT(tables); k++)
        for (Py_ssize_t i = 0; ok && (k < 0 ? i < COUNT(by_hand) : tables[k][i].ml_name != NULL); i++) {
            PyObject *name = PyUnicode_FromString(k < 0 ? by_hand[i].ml_name : tables[k][i].ml_name);
            ok = name && PyList_Append(names, name) == 0;
            Py_XDECREF(name);
        }
    ok = ok && PyModule_AddObjectRef(module, "_plain_methods", names) == 0;
    Py_XDECREF(names);
    return ok;
}
static PyGetSetDef *all_attributes(void) {
    PyGetSetDef *tables[] = {autograd_attributes, interop_attributes};
    size_t n = (size_t)COUNT(attributes) + 1;
    for (Py_ssize_t k = 0; k < COUNT(tables); k++)
        for (PyGetSetDef *a = tables[k]; a->name; a++) n++;
    PyGetSetDef *all = PyMem_Calloc(n, sizeof *all), *end = all;
    if (!all) return NULL;
    for (Py_ssize_t k = 0; k < COUNT(attributes); k++) *end++ = attributes[k];
    for (Py_ssize_t k = 0; k < COUNT(tables); k++)
        for (PyGetSetDef *a = tables[k]; a->name; a++) *end++ = *a;
    return all;
}

static PyObject *set_parameter_type(PyObject *module, PyObject *type) {
    (void)module;
    if (!PyType_Check(type) || !PyType_IsSubtype((PyTypeObject *)type, tensor_type))
        return PyErr_Format(PyExc_TypeError, "torch.nn.Parameter is a subclass of Tensor");
    parameter_type = (PyTypeObject *)Py_NewRef(type);
    Py_RETURN_NONE;
}
/* ------------------------------------------------------------------------------------------ questions as functions
 * torch.numel(x) is x.numel(), and so on: of the arguments the first ones are tensors. */
typedef struct question {
    const char *name, *arguments[6];
    int tensors;           /* how many of the arguments are tensors, and must be given */
    PyObject *as_method;   /* Tensor.NAME; of real and imag NULL: they are attributes */
    PyObject *as_function; /* what __torch_function__ is told */
} question;
#define QUESTIONS(X)                                              \
    X(allclose, 2, "input", "other", "rtol", "atol", "equal_nan") \
    X(detach_, 1, "input")                                        \
    X(equal, 2, "input", "other")                                 \
    X(get_device, 1, "input")                                     \
    X(imag, 1, "input")                                           \
    X(is_complex, 1, "input")                                     \
    X(is_conj, 1, "input")                                        \
    X(is_floating_point, 1, "input")                              \
    X(is_inference, 1, "input")                                   \
    X(is_neg, 1, "input")                                         \
    X(is_nonzero, 1, "input")                                     \
    X(is_same_size, 2, "input", "other")                          \
    X(is_signed, 1, "input")                                      \
    X(numel, 1, "input")                                          \
    X(real, 1, "input")                                           \
    X(resize_as_, 2, "input", "the_template", "*", "memory_format")
enum {
#define NUMBER_OF(name, ...) Q_##name,
    QUESTIONS(NUMBER_OF)
};
static question questions[] = {
#define QUESTION_OF(name_, tensors_, ...) {.name = #name_, .arguments = {__VA_ARGS__}, .tensors = tensors_},
    QUESTIONS(QUESTION_OF)};
static PyObject *handed_over(const question *q, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    const Py_ssize_t words = keywords ? PyTuple_Size(keywords) : 0;
    PyObject *all = PyTuple_New(nargs), *by_name = PyDict_New(), *result = NULL;
    bool made = all && by_name;
    for (Py_ssize_t k = 0; made && k < nargs; k++) PyTuple_SetItem(all, k, Py_NewRef(args[k]));
    for (Py_ssize_t w = 0; made && w < words; w++)
        made = PyDict_SetItem(by_name, PyTuple_GetItem(keywords, w), args[nargs + w]) == 0;
    if (made) result = dispatch(q->as_function, args, nargs + words, all, by_name);
    Py_XDECREF(all), Py_XDECREF(by_name);
    return result;
}
static PyObject *answer(question *q, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    PyObject *v[5], *positional = NULL, *named = NULL, *result = NULL;
    if (LIKELY(nargs == 1 && !keywords && q->tensors == 1 && q->as_method &&
               (Py_TYPE(args[0]) == tensor_type || Py_TYPE(args[0]) == parameter_type)))
        return PyObject_CallFunctionObjArgs(q->as_method, args[0], NULL);
    if (!arguments(q->name, q->arguments, q->tensors, args, nargs, keywords, v)) return NULL;
    for (int k = 0; k < q->tensors; k++)
        if (has_torch_function(v[k])) return handed_over(q, args, nargs, keywords);
    for (int k = 0; k < q->tensors; k++)
        if (!is_tensor(v[k])) return not_a_tensor(q->name, q->arguments[k], k + 1, v[k]);
    for (int k = q->tensors, bad = q == &questions[Q_allclose]; bad && k < 4; k++)
        if (v[k] && !is_number(v[k]))
            return PyErr_Format(PyExc_TypeError, "%s(): argument '%s' (position %d) must be float, not %s", q->name,
                                q->arguments[k], k + 1, type_name_of(v[k]));
    if (!q->as_method) return PyObject_GetAttrString(v[0], q->name);
    positional = PyTuple_New(q->tensors), named = PyDict_New();
    bool made = positional && named;
    for (int k = 0; made && k < q->tensors; k++) PyTuple_SetItem(positional, k, Py_NewRef(v[k]));
    for (int k = q->tensors, i = k; made && k < COUNT(q->arguments) && q->arguments[k]; k++) {
        if (!strcmp(q->arguments[k], "*")) continue;
        if (v[i]) made = PyDict_SetItemString(named, q->arguments[k], v[i]) == 0;
        i++;
    }
    if (made) result = PyObject_Call(q->as_method, positional, named);
    Py_XDECREF(positional), Py_XDECREF(named);
    return result;
}
#define FUNCTION_OF(name, ...)                                                                        \
    static PyObject *f_##name(PyObject *module, py_args args, Py_ssize_t nargs, PyObject *keywords) { \
        return (void)module, answer(&questions[Q_##name], args, nargs, keywords);                     \
    }
QUESTIONS(FUNCTION_OF)
static PyMethodDef question_functions[] = {
#define ENTRY_OF(name, ...) FAST(#name, f_##name, "Tensor." #name " as a function."),
    QUESTIONS(ENTRY_OF){0}};
static bool questions_init(PyObject *module) {
    if (PyModule_AddFunctions(module, question_functions) < 0) return false;
    for (Py_ssize_t k = 0; k < COUNT(questions); k++) {
        question *q = &questions[k];
        if (!(q->as_function = PyObject_GetAttrString(module, q->name))) return false;
        if (k != Q_real && k != Q_imag && !(q->as_method = PyObject_GetAttrString((PyObject *)tensor_type, q->name)))
            return false;
    }
    return true;
}

static PyMethodDef functions[] = {
    {"_set_parameter_type", set_parameter_type, METH_O,
     "Tells which class is torch.nn.Parameter, whose objects need no __torch_function__."},
    {0}};

bool tensor_init(PyObject *module) {
    PyMethodDef *methods = all_methods();
    PyGetSetDef *getters = all_attributes();
    if (!methods || !getters) return false;
    PyType_Slot slots[96] = {{Py_tp_new, tensor_new},
                             {Py_tp_init, tensor_init_nothing},
                             {Py_tp_dealloc, tensor_dealloc},
                             {Py_tp_traverse, tensor_traverse},
                             {Py_tp_clear, tensor_clear},
                             {Py_tp_repr, tensor_repr},
                             {Py_tp_members, members},
                             {Py_tp_methods, methods},
                             {Py_tp_getset, getters},
                             {Py_tp_doc, "A multi-dimensional array of elements of one dtype, on one device."},
                             {Py_mp_subscript, tensor_subscript},
                             {Py_mp_ass_subscript, tensor_assign},
                             {Py_bf_getbuffer, tensor_get_buffer},
                             {Py_bf_releasebuffer, tensor_release_buffer}};
    int n = 0;
    while (slots[n].slot) n++;
    for (const PyType_Slot *s = number_slots; s->slot; s++) slots[n++] = *s;
    PyType_Spec spec = {.name = "torc.Tensor",
                        .basicsize = sizeof(tensor_object),
                        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
                        .slots = slots};
    tensor_type = make_type(module, &spec, NULL, "Tensor");
    /* Python's own messages about operands then call it Tensor, without a module. */
    PyObject *name = PyUnicode_FromString("Tensor");
    const bool named = tensor_type && name && PyObject_SetAttrString((PyObject *)tensor_type, "__name__", name) == 0;
    Py_XDECREF(name);
    return named && PyModule_AddFunctions(module, functions) == 0 && questions_init(module) && note_plain(module);
}
