/* indexing.c - x[key] and x[key] = value, in all of PyTorch's forms.
 *
 * Ints, slices, None and Ellipsis make views, one call each. Tensors, masks and sequences are collected by the dimension that they index, and
 * applied at once to the view that is there then. What is written goes into the same view. */
#include "py.h"

enum { MAX_KEYS = 64, LONG_WORK = 4096 };
typedef struct indexed {
    torc_tensor view;
    torc_tensor indices[MAX_KEYS]; /* by dimension of the view; NULL: kept */
    int64_t count;                 /* how many stand there; 0: the view is all */
    PyObject *taken_over;          /* the key that has __torch_function__, if find() failed for one; borrowed */
    PyObject *keys;                /* the tuple that a sequence stands for; owned, NULL: there is none */
} indexed;

/* Sequences are indices as a whole, unless they are short and hold what stands for an index itself: then they are tuples, as NumPy had it once. */
static bool is_tuple_of_keys(PyObject *key) {
    if (PyTuple_Check(key)) return true;
    if (PyLong_Check(key) || is_tensor(key) || !PySequence_Check(key) || is_array(key)) return false;
    const Py_ssize_t n = PySequence_Size(key);
    bool is = false;
    for (Py_ssize_t k = 0; k < n && n < 32 && !is; k++) {
        PyObject *o = PySequence_GetItem(key, k);
        if (!o) break;
        is = o == Py_None || o == Py_Ellipsis || PySlice_Check(o) || is_tensor(o) || PySequence_Check(o);
        Py_DECREF(o);
    }
    PyErr_Clear();
    return is;
}

static int64_t dims_taken(PyObject *key) {
    if (key == Py_None || key == Py_Ellipsis || PyBool_Check(key)) return 0;
    if (is_tensor(key)) {
        const torc_dtype dtype = torc_tensor_dtype(handle_of(key));
        return dtype == TORC_BOOL || dtype == TORC_UINT8 ? torc_dim(handle_of(key)) : 1;
    }
    return 1;
}

static bool add_index(indexed *x, int64_t dim, torc_tensor index) {
    if (dim >= MAX_KEYS) return PyErr_SetString(PyExc_IndexError, "too many indices"), false;
    while (x->count <= dim) x->indices[x->count++] = NULL;
    x->indices[dim] = index;
    return true;
}
/* True is one new dimension of size 1, False one of size 0. */
static bool add_bool(indexed *x, int64_t *dim, bool is) {
    x->view = torc_unsqueeze(x->view, *dim);
    const int64_t size = is ? 1 : 0;
    torc_tensor index = torc_zeros(torc_ints_of(&size, 1), .dtype = TORC_INT64, .device = torc_tensor_device(x->view));
    return !call_failed() && add_index(x, (*dim)++, index);
}
static bool select_at(indexed *x, int64_t dim, int64_t index, int64_t real_dim) {
    if (dim == 0 && torc_dim(x->view) == 0) {
        PyErr_SetString(
            PyExc_IndexError,
            "invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number");
        return false;
    }
    const int64_t size = torc_size(x->view, dim);
    if (index < -size || index >= size) {
        PyErr_Format(PyExc_IndexError, "index %lld is out of bounds for dimension %lld with size %lld",
                     (long long)index, (long long)real_dim, (long long)size);
        return false;
    }
    x->view = torc_select(x->view, dim, index);
    return !call_failed();
}
/* PySlice_Unpack saturates, and takes None; 0 and negative steps are no slices of tensors. */
static bool slice_at(indexed *x, int64_t dim, PyObject *slice) {
    Py_ssize_t start, stop, step;
    if (PySlice_Unpack(slice, &start, &stop, &step) < 0) return false;
    if (start == PY_SSIZE_T_MIN) start++; /* which says nothing to torc */
    if (stop == PY_SSIZE_T_MIN) stop++;
    if (step <= 0) return PyErr_SetString(PyExc_ValueError, "step must be greater than zero"), false;
    if (torc_dim(x->view) == 0)
        return PyErr_SetString(PyExc_IndexError, "slice() cannot be applied to a 0-dim tensor."), false;
    if (start == 0 && step == 1 && stop >= torc_size(x->view, dim)) return true; /* all of it */
    x->view = torc_slice(x->view, .dim = dim, .start = start, .end = stop, .step = step);
    return !call_failed();
}

static bool apply_tensor(indexed *x, torc_tensor t, int64_t *dim, int64_t real_dim) {
    const torc_dtype dtype = torc_tensor_dtype(t);
    const bool mask = dtype == TORC_BOOL || dtype == TORC_UINT8;
    if (torc_dim(t) == 0 && !torc_dtype_is_floating_point(dtype) && !torc_dtype_is_complex(dtype)) {
        const int64_t i = torc_item_int64(t);
        if (call_failed()) return false;
        return mask ? add_bool(x, dim, i != 0) : select_at(x, *dim, i, real_dim);
    }
    const bool added = !call_failed() && add_index(x, *dim, t);
    *dim += mask ? torc_dim(t) : 1;
    return added;
}
/* One key. *dim is the dimension of the view that it is about, and moves on. */
static bool apply(indexed *x, PyObject *key, int64_t *dim, int64_t real_dim, int64_t taken) {
    if (PyLong_Check(key) && !PyBool_Check(key)) {
        int64_t i;
        return read_int(key, &i) && select_at(x, *dim, i, real_dim);
    }
    if (PySlice_Check(key)) return slice_at(x, (*dim)++, key);
    if (key == Py_Ellipsis) {
        *dim += torc_dim(x->view) - taken;
        return true;
    }
    if (key == Py_None) {
        x->view = torc_unsqueeze(x->view, (*dim)++);
        return !call_failed();
    }
    if (PyBool_Check(key)) return add_bool(x, dim, key == Py_True);
    torc_tensor t;
    if (UNLIKELY(Py_TYPE(key) != tensor_type) && Py_TYPE(key) != parameter_type && has_torch_function(key)) {
        x->taken_over = key;
        return false;
    }
    if (is_tensor(key)) {
        t = handle_of(key);
    } else if (PySequence_Check(key) && !PyUnicode_Check(key)) { /* no numbers of NumPy's: those have a buffer, too */
        if (!(t = index_from_data(key))) return false;
    } else if (PyUnicode_Check(key)) {
        return PyErr_Format(PyExc_TypeError, "new(): invalid data type '%s'", type_name_of(key)), false;
    } else if (PyIndex_Check(key)) {
        int64_t i;
        return read_int(key, &i) && select_at(x, *dim, i, real_dim);
    } else {
        PyErr_Format(
            PyExc_IndexError,
            "only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got %s)",
            type_name_of(key));
        return false;
    }
    return apply_tensor(x, t, dim, real_dim);
}

static bool find(PyObject *self, PyObject *key, indexed *x) {
    *x = (indexed){.view = handle_of(self)};
    const bool many = is_tuple_of_keys(key);
    if (many && !PyTuple_Check(key) &&
        (PyErr_WarnEx(
             PyExc_UserWarning,
             "Using a non-tuple sequence for multidimensional indexing is deprecated and will be changed in pytorch 2.9; use x[tuple(seq)] instead of x[seq]. In pytorch 2.9 this will be interpreted as tensor index, x[torch.tensor(seq)], which will result either in an error or a different result",
             1) < 0 ||
         !(key = x->keys = PySequence_Tuple(key))))
        return false;
    const Py_ssize_t n = many ? PyTuple_Size(key) : 1;
    const int64_t dims = torc_dim(x->view);
    int64_t dim = 0, taken = 0;
    for (Py_ssize_t k = 0; k < n; k++) taken += dims_taken(many ? PyTuple_GetItem(key, k) : key);
    if (taken > dims && many) {
        PyErr_Format(PyExc_IndexError, "too many indices for tensor of dimension %lld", (long long)dims);
        return false;
    }
    if (taken > dims && is_tensor(key) && torc_dim(handle_of(key)) > 0) {
        PyErr_Format(PyExc_IndexError, "too many indices for tensor of dimension %lld", (long long)dims);
        return false;
    }
    int64_t real = 0, left = taken; /* of the dimensions that self has */
    for (Py_ssize_t k = 0; k < n; k++) {
        PyObject *one = many ? PyTuple_GetItem(key, k) : key;
        const int64_t here = dims_taken(one);
        if (one == Py_Ellipsis) {
            /* what stands behind it is about the last dimensions */
            int64_t behind = 0;
            for (Py_ssize_t i = k + 1; i < n; i++) behind += dims_taken(PyTuple_GetItem(key, i));
            dim += (dims - real) - behind;
            real = dims - behind;
            continue;
        }
        if (!apply(x, one, &dim, real, left)) return false;
        real += here;
    }
    return true;
}

/* Every list of indices is on the tensor's device, or on the CPU. */
static torc_tensor gather(indexed *x) {
    torc_tensors list = torc_tensors_of(x->indices, x->count);
    torc_tensor result;
    bool lengthy = torc_numel(x->view) >= LONG_WORK;
    for (int64_t k = 0; k < x->count; k++) lengthy |= x->indices[k] && torc_numel(x->indices[k]) >= LONG_WORK;
    if (!lengthy) return torc_index(x->view, list);
    Py_BEGIN_ALLOW_THREADS result = torc_index(x->view, list);
    Py_END_ALLOW_THREADS return result;
}
/* What self and a key, or one of them, make of x[key], or of x[key] = value if there is a value. */
static PyObject *taken_over(PyObject *self, PyObject *key, PyObject *value, PyObject *other) {
    PyObject *candidates[] = {self, other},
             *function = PyObject_GetAttrString((PyObject *)tensor_type, value ? "__setitem__" : "__getitem__"),
             *args = value ? PyTuple_Pack(3, self, key, value) : PyTuple_Pack(2, self, key), *result = NULL;
    if (function && args) result = dispatch(function, candidates, other ? 2 : 1, args, NULL);
    Py_XDECREF(function), Py_XDECREF(args);
    return result;
}
PyObject *tensor_subscript(PyObject *self, PyObject *key) {
    PyObject *result = NULL;
    indexed x = {.taken_over = NULL};
    if (UNLIKELY(Py_TYPE(self) != tensor_type && Py_TYPE(self) != parameter_type) && has_torch_function(self))
        return taken_over(self, key, NULL, NULL);
    CALL {
        if (find(self, key, &x)) {
            torc_tensor t = x.view;
            if (x.count)
                t = gather(&x);
            else if (t == handle_of(self)) /* x[...] is another tensor, over the same elements */
                t = torc_view(t, torc_ints_of(torc_sizes(t), torc_dim(t)));
            if (!call_failed()) result = wrap(t);
        }
    }
    if (UNLIKELY(x.taken_over != NULL)) result = taken_over(self, key, NULL, x.taken_over);
    Py_XDECREF(x.keys);
    return result;
}

/* A number that is assigned: ints are those of int64, whatever the dtype. */
static bool read_assigned(PyObject *value, torc_number *n) {
    int64_t i;
    if (!PyLong_Check(value) || PyBool_Check(value)) return read_number(value, n);
    return read_int(value, &i) && (*n = torc_number_int(i), true);
}
/* What is assigned, as a tensor; leading dimensions of size 1 are no part of it. */
static torc_tensor value_of(PyObject *self, PyObject *value, int64_t dims) {
    torc_tensor t;
    if (is_tensor(value)) {
        t = handle_of(value);
    } else if (is_plain_number(value)) {
        torc_number n;
        if (!read_assigned(value, &n)) return NULL;
        t = torc_full(SHAPE0, n, .dtype = torc_tensor_dtype(handle_of(self)),
                      .device = torc_tensor_device(handle_of(self)));
        return call_failed() ? NULL : t;
    } else {
        PyObject *type = PyObject_CallMethod(self, "type", NULL);
        if (type) PyErr_Format(PyExc_TypeError, "can't assign a %s to a %U", type_name_of(value), type);
        Py_XDECREF(type);
        return NULL;
    }
    const int64_t *sizes = torc_sizes(t);
    int64_t n = torc_dim(t), skip = 0;
    while (skip < n && sizes[skip] == 1) skip++;
    if (!skip || n <= dims) return t;
    t = torc_view(t, torc_ints_of(sizes + skip, n - skip));
    return call_failed() ? NULL : t;
}
int tensor_assign(PyObject *self, PyObject *key, PyObject *value) {
    int done = -1;
    if (!value) return PyErr_SetString(PyExc_TypeError, "Tensor does not support deleting items"), -1;
    indexed x = {.view = handle_of(self)};
    PyObject *other =
        Py_TYPE(value) != tensor_type && Py_TYPE(value) != parameter_type && has_torch_function(value) ? value : NULL;
    if ((UNLIKELY(Py_TYPE(self) != tensor_type && Py_TYPE(self) != parameter_type) && has_torch_function(self)) ||
        other) {
        PyObject *result = taken_over(self, key, value, other);
        Py_XDECREF(result);
        return result ? 0 : -1;
    }
    CALL {
        if (key == Py_False) { /* no element, whatever the value is */
            if (is_plain_number(value) || value_of(self, value, -1)) done = 0;
            break;
        }
        if (key == Py_True) /* all of it, so the value may be of any dtype */
            x.view = torc_unsqueeze(x.view, 0);
        else if (!find(self, key, &x))
            break;
        torc_tensor view = x.view;
        torc_number n;
        if (!x.count && is_plain_number(value)) {
            if (!read_assigned(value, &n)) break;
            torc_fill_(view, n);
        } else {
            torc_tensor t = value_of(self, value, x.count ? -1 : torc_dim(view));
            if (!t) break;
            const bool lengthy = torc_numel(t) >= LONG_WORK || torc_numel(view) >= LONG_WORK;
            PyThreadState *state = lengthy ? PyEval_SaveThread() : NULL;
            if (!x.count)
                torc_copy_(view, torc_expand(t, torc_ints_of(torc_sizes(view), torc_dim(view))));
            else {
                if (torc_tensor_dtype(t) != torc_tensor_dtype(view) && !is_tensor(value))
                    t = torc_to(t, .dtype = torc_tensor_dtype(view));
                torc_index_put_(view, torc_tensors_of(x.indices, x.count), t);
            }
            if (state) PyEval_RestoreThread(state);
        }
        if (!call_failed()) done = 0;
    }
    if (UNLIKELY(x.taken_over != NULL)) {
        PyObject *result = taken_over(self, key, value, x.taken_over);
        Py_XDECREF(result);
        done = result ? 0 : -1;
    }
    Py_XDECREF(x.keys);
    return done;
}
