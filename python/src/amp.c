/* amp.c - what autocast is told, by device type: torch.is_autocast_enabled, set_autocast_dtype and the like. The context manager is
 * torc/amp/autocast_mode.py. */
#include "py.h"

/* torc keeps no casts between calls: there is nothing behind these two but what the program has said. */
static _Thread_local bool cache_disabled;
static _Thread_local long nesting;

/* The name of a type of devices, such as "cpu". */
static bool type_given(const char *function, PyObject *o, torc_device_type *type) {
    torc_device device;
    if (!PyUnicode_Check(o)) {
        PyErr_Format(PyExc_TypeError, "%s(): argument 'device_type' (position 1) must be str, not %s", function,
                     type_name_of(o));
        return false;
    }
    if (!device_given(o, &device)) return false;
    *type = (torc_device_type)device.type;
    return true;
}
static bool dtype_wanted(const char *function, int position, PyObject *o, torc_dtype *dtype) {
    *dtype = Py_TYPE(o) == dtype_type ? dtype_given(o) : TORC_DTYPE_NONE;
    if (*dtype) return true;
    PyErr_Format(PyExc_TypeError, "%s(): argument 'dtype' (position %d) must be torch.dtype, not %s", function,
                 position, type_name_of(o));
    return false;
}
static PyObject *done(void) {
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static PyObject *enabled_on(torc_device_type type) {
    const bool enabled = torc_is_autocast_enabled(type);
    return call_failed() ? NULL : PyBool_FromLong(enabled);
}
static PyObject *dtype_on(torc_device_type type) {
    const torc_dtype dtype = torc_get_autocast_dtype(type);
    return call_failed() ? NULL : dtype_object(dtype);
}

static PyObject *is_enabled(PyObject *m, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"device_type", NULL};
    PyObject *values[1] = {NULL};
    torc_device_type type = TORC_DEVICE_CUDA;
    (void)m;
    if (!arguments("is_autocast_enabled", names, 0, args, nargs, keywords, values) ||
        (values[0] && !type_given("is_autocast_enabled", values[0], &type)))
        return NULL;
    return enabled_on(type);
}
/* (enabled) or (device_type, enabled) */
static PyObject *set_enabled(PyObject *m, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const one[] = {"enabled", NULL}, *const two[] = {"device_type", "enabled", NULL};
    const bool typed = nargs + (keywords ? PyTuple_Size(keywords) : 0) > 1;
    PyObject *values[2] = {NULL};
    torc_device_type type = TORC_DEVICE_CUDA;
    bool enabled;
    (void)m;
    if (!arguments("set_autocast_enabled", typed ? two : one, 1 + typed, args, nargs, keywords, values) ||
        (typed && !type_given("set_autocast_enabled", values[0], &type)) || !read_bool(values[typed], &enabled))
        return NULL;
    torc_set_autocast_enabled(type, enabled);
    return done();
}
static PyObject *get_dtype(PyObject *m, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"device_type", NULL};
    PyObject *values[1] = {NULL};
    torc_device_type type;
    (void)m;
    if (!arguments("get_autocast_dtype", names, 1, args, nargs, keywords, values) ||
        !type_given("get_autocast_dtype", values[0], &type))
        return NULL;
    return dtype_on(type);
}
static PyObject *set_dtype(PyObject *m, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"device_type", "dtype", NULL};
    PyObject *values[2] = {NULL};
    torc_device_type type;
    torc_dtype dtype;
    (void)m;
    if (!arguments("set_autocast_dtype", names, 2, args, nargs, keywords, values) ||
        !type_given("set_autocast_dtype", values[0], &type) ||
        !dtype_wanted("set_autocast_dtype", 2, values[1], &dtype))
        return NULL;
    torc_set_autocast_dtype(type, dtype);
    return done();
}

/* The older names, one for each device type. */
static bool is_old(const char *name, const char *now) {
    return PyErr_WarnFormat(PyExc_DeprecationWarning, 1, "torch.%s is deprecated. Please use torch.%s instead.", name,
                            now) == 0;
}
static PyObject *is_cpu_enabled(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return is_old("is_autocast_cpu_enabled()", "is_autocast_enabled('cpu')") ? enabled_on(TORC_DEVICE_CPU) : NULL;
}
static PyObject *set_cpu_enabled(PyObject *m, PyObject *o) {
    bool enabled;
    (void)m;
    if (!is_old("set_autocast_cpu_enabled(enabled)", "set_autocast_enabled('cpu', enabled)") || !read_bool(o, &enabled))
        return NULL;
    torc_set_autocast_enabled(TORC_DEVICE_CPU, enabled);
    return done();
}
#define OLD_DTYPE(short_name, type, text)                                                                        \
    static PyObject *get_##short_name##_dtype(PyObject *m, PyObject *ignored) {                                  \
        (void)m, (void)ignored;                                                                                  \
        return is_old("get_autocast_" #short_name "_dtype()", "get_autocast_dtype('" text "')") ? dtype_on(type) \
                                                                                                : NULL;          \
    }                                                                                                            \
    static PyObject *set_##short_name##_dtype(PyObject *m, PyObject *o) {                                        \
        torc_dtype dtype;                                                                                        \
        (void)m;                                                                                                 \
        if (!is_old("set_autocast_" #short_name "_dtype(dtype)", "set_autocast_dtype('" text "', dtype)") ||     \
            !dtype_wanted("set_autocast_" #short_name "_dtype", 1, o, &dtype))                                   \
            return NULL;                                                                                         \
        torc_set_autocast_dtype(type, dtype);                                                                    \
        return done();                                                                                           \
    }
OLD_DTYPE(cpu, TORC_DEVICE_CPU, "cpu")
OLD_DTYPE(gpu, TORC_DEVICE_CUDA, "cuda")

static PyObject *is_cache_enabled(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return PyBool_FromLong(!cache_disabled);
}
static PyObject *set_cache_enabled(PyObject *m, PyObject *o) {
    bool enabled;
    (void)m;
    if (!read_bool(o, &enabled)) return NULL;
    cache_disabled = !enabled;
    Py_RETURN_NONE;
}
static PyObject *clear_cache(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    Py_RETURN_NONE;
}
static PyObject *increment(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return PyLong_FromLong(++nesting);
}
static PyObject *decrement(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return PyLong_FromLong(--nesting);
}
static PyObject *is_available(PyObject *m, PyObject *o) {
    torc_device_type type;
    (void)m;
    return type_given("_is_autocast_available", o, &type) ? Py_NewRef(Py_True) : NULL; /* on each type that there is */
}

static PyMethodDef functions[] = {
    FAST("is_autocast_enabled", is_enabled, "Does autocast cast for this device type? Without one: for cuda."),
    FAST("set_autocast_enabled", set_enabled, "Switch autocast on or off for a device type, cuda if none is said."),
    FAST("get_autocast_dtype", get_dtype, "The dtype that autocast lowers to on a device type."),
    FAST("set_autocast_dtype", set_dtype, "Set the dtype that autocast lowers to on a device type."),
    {"is_autocast_cpu_enabled", is_cpu_enabled, METH_NOARGS, "is_autocast_enabled('cpu')"},
    {"set_autocast_cpu_enabled", set_cpu_enabled, METH_O, "set_autocast_enabled('cpu', enabled)"},
    {"get_autocast_cpu_dtype", get_cpu_dtype, METH_NOARGS, "get_autocast_dtype('cpu')"},
    {"set_autocast_cpu_dtype", set_cpu_dtype, METH_O, "set_autocast_dtype('cpu', dtype)"},
    {"get_autocast_gpu_dtype", get_gpu_dtype, METH_NOARGS, "get_autocast_dtype('cuda')"},
    {"set_autocast_gpu_dtype", set_gpu_dtype, METH_O, "set_autocast_dtype('cuda', dtype)"},
    {"is_autocast_cache_enabled", is_cache_enabled, METH_NOARGS,
     "What set_autocast_cache_enabled was told; torc keeps no casts."},
    {"set_autocast_cache_enabled", set_cache_enabled, METH_O,
     "Is remembered, and changes nothing: torc keeps no casts."},
    {"clear_autocast_cache", clear_cache, METH_NOARGS, "Does nothing: torc keeps no casts."},
    {"autocast_increment_nesting", increment, METH_NOARGS, "Count a region more; how many there are."},
    {"autocast_decrement_nesting", decrement, METH_NOARGS, "Count a region less; how many are left."},
    {"_is_autocast_available", is_available, METH_O, NULL},
    {0},
};
bool amp_init(PyObject *module) { return PyModule_AddFunctions(module, functions) == 0; }
