/* convert.c - numbers and lists of Python as torc has them, and the arguments of functions that are written by hand. */
#include "py.h"

#include <math.h>

/* ------------------------------------------------------------------------------------------ what it is */
static bool numpy_scalar(PyObject *o) {
    PyObject *generic = numpy_generic();
    return generic && PyType_IsSubtype(Py_TYPE(o), (PyTypeObject *)generic);
}
static bool is_numpy(PyObject *o, const char *kind) {
    PyObject *class = numpy_scalar(o) ? imported("numpy", kind) : NULL;
    const bool is = class && PyType_IsSubtype(Py_TYPE(o), (PyTypeObject *)class);
    Py_XDECREF(class);
    if (!class) PyErr_Clear();
    return is;
}
static bool scalar_tensor(PyObject *o) {
    return is_tensor(o) && torc_dim(handle_of(o)) == 0 && !torc_requires_grad(handle_of(o));
}
/* An array of NumPy's that is one whole number. */
static bool whole_array(PyObject *o) {
    PyObject *class = numpy_generic() ? imported("numpy", "ndarray") : NULL;
    const bool is = class && PyType_IsSubtype(Py_TYPE(o), (PyTypeObject *)class);
    PyObject *index = is ? PyNumber_Index(o) : NULL;
    Py_XDECREF(class), Py_XDECREF(index);
    if (!index) PyErr_Clear();
    return index != NULL;
}
bool is_index(PyObject *o) {
    if (PyLong_Check(o)) return !PyBool_Check(o);
    if (is_tensor(o)) {
        const torc_dtype dtype = torc_tensor_dtype(handle_of(o));
        return scalar_tensor(o) && dtype != TORC_BOOL && !torc_dtype_is_floating_point(dtype) &&
               !torc_dtype_is_complex(dtype);
    }
    return is_numpy(o, "integer") || (PyIndex_Check(o) && whole_array(o));
}
bool is_plain_number(PyObject *o) {
    return PyFloat_Check(o) || PyLong_Check(o) || PyComplex_Check(o) || numpy_scalar(o);
}
bool is_number(PyObject *o) { return is_plain_number(o) || scalar_tensor(o); }
bool is_real(PyObject *o) {
    return PyFloat_Check(o) || PyLong_Check(o) || scalar_tensor(o) ||
           (!PyComplex_Check(o) && numpy_scalar(o) && !is_numpy(o, "complexfloating"));
}

/* ------------------------------------------------------------------------------------------ reading */
bool read_int(PyObject *o, int64_t *value) {
    if (LIKELY(PyLong_Check(o))) {
        *value = PyLong_AsLongLong(o);
    } else if (is_tensor(o)) {
        *value = torc_item_int64(handle_of(o));
        return !call_failed();
    } else {
        PyObject *index = PyNumber_Index(o);
        if (!index) return false;
        *value = PyLong_AsLongLong(index);
        Py_DECREF(index);
    }
    if (UNLIKELY(*value == -1) && PyErr_Occurred()) {
        if (PyErr_ExceptionMatches(PyExc_OverflowError)) {
            PyErr_Clear();
            PyErr_SetString(PyExc_ValueError, "Overflow when unpacking long long");
        }
        return false;
    }
    return true;
}
bool read_number(PyObject *o, torc_number *value) {
    if (PyFloat_Check(o)) return *value = torc_number_float(PyFloat_AsDouble(o)), true;
    if (PyBool_Check(o)) return *value = torc_number_bool(o == Py_True), true;
    if (PyLong_Check(o)) {
        int overflow = 0;
        const long long i = PyLong_AsLongLongAndOverflow(o, &overflow);
        if (overflow) {
            /* as an element of uint64 has it; PyTorch takes these, and nothing larger */
            const unsigned long long u = overflow > 0 ? PyLong_AsUnsignedLongLong(o) : 0;
            if (overflow > 0 && !PyErr_Occurred()) return *value = torc_number_float((double)u), true;
            PyErr_Clear();
            PyErr_SetString(PyExc_OverflowError,
                            overflow > 0 ? "int too big to convert" : "can't convert negative int to unsigned");
            return false;
        }
        return *value = torc_number_int(i), true;
    }
    if (PyComplex_Check(o))
        return *value = torc_number_complex(PyComplex_RealAsDouble(o), PyComplex_ImagAsDouble(o)), true;
    if (is_tensor(o)) {
        *value = torc_item_number(handle_of(o));
        return !call_failed();
    }
    PyObject *plain = PyObject_CallMethod(o, "item", NULL); /* of NumPy */
    const bool read = plain && !is_tensor(plain) && Py_TYPE(plain) != Py_TYPE(o) && read_number(plain, value);
    if (plain && !read && !PyErr_Occurred()) PyErr_Format(PyExc_TypeError, "must be a number, not %s", type_name_of(o));
    Py_XDECREF(plain);
    return read;
}
bool read_bool(PyObject *o, bool *value) {
    const int truth = o == Py_True ? 1 : o == Py_False ? 0 : PyObject_IsTrue(o);
    *value = truth > 0;
    return truth >= 0;
}
bool bool_given(const char *function, const char *name, int position, PyObject *o, bool *value) {
    if (PyBool_Check(o)) return *value = o == Py_True, true;
    if (position)
        PyErr_Format(PyExc_TypeError, "%s(): argument '%s' (position %d) must be bool, not %s", function, name,
                     position, type_name_of(o));
    else
        PyErr_Format(PyExc_TypeError, "%s(): argument '%s' must be bool, not %s", function, name, type_name_of(o));
    return false;
}
bool read_float(PyObject *o, double *value) {
    torc_number n;
    if (PyFloat_Check(o)) return *value = PyFloat_AsDouble(o), true;
    if (!is_tensor(o) && !is_real(o))
        return PyErr_Format(PyExc_TypeError, "must be float, not %s", type_name_of(o)), false;
    if (!read_number(o, &n)) return false;
    if (n.kind == TORC_NUMBER_COMPLEX && n.imag != 0) /* of a tensor */
        return PyErr_SetString(PyExc_RuntimeError, "value cannot be converted to type double without overflow"), false;
    *value = n.kind == TORC_NUMBER_COMPLEX ? n.as.d : torc_number_to_double(n);
    return true;
}
Py_ssize_t read_ints(PyObject *o, int64_t *values, Py_ssize_t room) {
    const bool list = PyList_Check(o), tuple = PyTuple_Check(o);
    const Py_ssize_t n = list ? PyList_Size(o) : tuple ? PyTuple_Size(o) : -1;
    if (n < 0) return PyErr_Format(PyExc_TypeError, "must be tuple of ints, not %s", type_name_of(o)), -1;
    if (n > room)
        return PyErr_Format(PyExc_ValueError, "a list of %zd numbers where at most %zd may stand", n, room), -1;
    for (Py_ssize_t k = 0; k < n; k++) {
        PyObject *item = list ? PyList_GetItem(o, k) : PyTuple_GetItem(o, k);
        if (!item || !read_int(item, &values[k])) return -1;
    }
    return n;
}

PyObject *number_object(torc_number n) {
    switch (n.kind) {
    case TORC_NUMBER_NONE: Py_RETURN_NONE;
    case TORC_NUMBER_BOOL: return PyBool_FromLong(n.as.i != 0);
    case TORC_NUMBER_INT: return PyLong_FromLongLong(n.as.i);
    case TORC_NUMBER_FLOAT: return PyFloat_FromDouble(n.as.d);
    case TORC_NUMBER_COMPLEX: return PyComplex_FromDoubles(n.as.d, n.imag);
    default: return PyFloat_FromDouble(torc_number_to_double(n));
    }
}

/* ------------------------------------------------------------------------------------------ arguments by hand */
bool arguments(const char *function, const char *const *names, int required, py_args args, Py_ssize_t nargs,
               PyObject *keywords, PyObject **values) {
    int count = 0, positional = -1;
    const char *plain[32];
    for (int k = 0; names[k]; k++)
        if (!strcmp(names[k], "*"))
            positional = count;
        else
            plain[count++] = names[k];
    if (positional < 0) positional = count;
    for (int k = 0; k < count; k++) values[k] = k < nargs && k < positional ? args[k] : NULL;
    if (nargs > positional) {
        if (required < positional)
            PyErr_Format(PyExc_TypeError, "%s() takes from %d to %d positional arguments but %zd were given", function,
                         required, positional, nargs);
        else
            PyErr_Format(PyExc_TypeError, "%s() takes %d positional argument%s but %zd %s given", function, positional,
                         positional == 1 ? "" : "s", nargs, nargs == 1 ? "was" : "were");
        return false;
    }
    const Py_ssize_t given = keywords ? PyTuple_Size(keywords) : 0;
    for (Py_ssize_t w = 0; w < given; w++) {
        PyObject *word = PyTuple_GetItem(keywords, w);
        int k = 0;
        while (k < count && PyUnicode_CompareWithASCIIString(word, plain[k])) k++;
        if (k == count)
            return PyErr_Format(PyExc_TypeError, "%s() got an unexpected keyword argument '%U'", function, word), false;
        if (values[k])
            return PyErr_Format(PyExc_TypeError, "%s() got multiple values for argument '%U'", function, word), false;
        values[k] = args[nargs + w];
    }
    int missing = 0;
    for (int k = 0; k < required; k++) missing += !values[k];
    for (int k = 0; missing && k < required; k++)
        if (!values[k]) {
            PyErr_Format(PyExc_TypeError, "%s() missing %d required positional argument%s: \"%s\"", function, missing,
                         missing == 1 ? "s" : "", plain[k]);
            return false;
        }
    return true;
}
