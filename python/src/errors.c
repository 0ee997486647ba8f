/* errors.c - errors of torc as exceptions, exceptions as errors of torc, and warnings.
 *
 * An exception of Python that has to pass through C, as one of a hook does, goes with an error of torc (torc_error_raise_foreign) and is
 * taken out of it unchanged, with its traceback. */
#include "py.h"

static PyObject *exceptions[32];
static const char python_kind; /* its address says whose exception goes with an error */
_Thread_local thread_now python_now __attribute__((tls_model("initial-exec")));

static void exception_drop(void *exception) {
    if (!Py_IsInitialized()) return;
    const lock_taken lock = lock_take();
    Py_DECREF((PyObject *)exception);
    lock_give(lock);
}

/* A line below the exception's own, which tracebacks show: texts of exceptions are PyTorch's. */
static void add_note(PyObject *note) {
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyErr_NormalizeException(&type, &value, &trace);
    PyObject *done = value ? PyObject_CallMethod(value, "add_note", "O", note) : NULL;
    if (!done) PyErr_Clear();
    Py_XDECREF(done);
    PyErr_Restore(type, value, trace);
}

PyObject *raise_error(void) {
    const torc_error_code code = torc_error();
    PyObject *foreign = torc_error_foreign(&python_kind);
    python_now.warned = false;
    if (foreign) {
        Py_INCREF(foreign);
        torc_error_clear();
        PyErr_SetObject((PyObject *)Py_TYPE(foreign), foreign);
        PyObject *type, *value, *trace, *own = PyException_GetTraceback(foreign);
        PyErr_Fetch(&type, &value, &trace);
        Py_XDECREF(trace);
        PyErr_Restore(type, value, own);
        Py_DECREF(foreign);
        return NULL;
    }
    PyObject *type = (unsigned)code < COUNT(exceptions) && exceptions[code] ? exceptions[code] : PyExc_RuntimeError;
    const char *message = torc_error_message();
    /* A checkpoint whose function computes something else when it runs again has an exception of its own, which Python defines. */
    const bool checkpoint = !strncmp(message, "torch.utils.checkpoint: ", 24);
    if (code == TORC_ERROR_LIBRARY_MISSING && !strncmp(message, "torc was built without CUDA", 27)) {
        type = PyExc_AssertionError; /* as scripts expect of a build without */
        message = "Torch not compiled with CUDA enabled";
    }
    PyObject *text = PyUnicode_FromString(message);
    const char *module = torc_error_module();
    PyObject *where = *module ? PyUnicode_FromFormat("In module %s", module) : NULL;
    torc_error_clear();
    PyObject *own = text && checkpoint ? imported("torc.utils.checkpoint", "CheckpointError") : NULL;
    if (text && (own || !checkpoint)) PyErr_SetObject(own ? own : type, text);
    if (where) add_note(where);
    Py_XDECREF(own), Py_XDECREF(text), Py_XDECREF(where);
    return NULL;
}

void raise_to_torc(void) {
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    if (!type) return;
    PyErr_NormalizeException(&type, &value, &trace);
    if (trace) PyException_SetTraceback(value, trace);
    PyObject *text = PyObject_Str(value);
    const char *message = text ? PyUnicode_AsUTF8AndSize(text, NULL) : NULL;
    if (!message) PyErr_Clear();
    Py_DECREF(type);
    Py_XDECREF(trace);
    torc_error_raise_foreign(TORC_ERROR_FOREIGN, message ? message : "an exception of Python", &python_kind,
                             (torc_context){value, exception_drop});
    Py_XDECREF(text);
}

static void warn(torc_warning_category category, const char *message, void *data) {
    (void)data;
    if (!Py_IsInitialized()) return;
    const lock_taken lock = lock_take();
    PyObject *class = category == TORC_WARNING_DEPRECATION ? PyExc_DeprecationWarning
                      : category == TORC_WARNING_RUNTIME   ? PyExc_RuntimeWarning
                                                           : PyExc_UserWarning;
    if (PyErr_WarnEx(class, message, 1) < 0) python_now.warned = true; /* call_failed() finds the exception */
    lock_give(lock);
}

/* As CPython names types: those of C with their module, those of Python without. Ours with torch's, as PyTorch's are. */
const char *type_name_of(PyObject *o) {
    static char text[200];
    PyTypeObject *t = Py_TYPE(o);
    PyObject *name = PyType_GetName(t), *module = NULL;
    const bool own = t == dtype_type || t == device_type || t == layout_type || t == format_type || t == size_type ||
                     t == generator_type;
    if (!own && !(PyType_GetFlags(t) & Py_TPFLAGS_HEAPTYPE))
        module = PyObject_GetAttrString((PyObject *)t, "__module__");
    const char *utf8 = name ? PyUnicode_AsUTF8AndSize(name, NULL) : NULL;
    const char *prefix = own                                 ? t == generator_type ? "torch._C" : "torch"
                         : module && PyUnicode_Check(module) ? PyUnicode_AsUTF8AndSize(module, NULL)
                                                             : NULL;
    if (!utf8 || PyErr_Occurred()) PyErr_Clear();
    if (prefix && strcmp(prefix, "builtins"))
        PyOS_snprintf(text, sizeof text, "%s.%s", prefix, utf8 ? utf8 : "object");
    else
        PyOS_snprintf(text, sizeof text, "%s", utf8 ? utf8 : "object");
    Py_XDECREF(name), Py_XDECREF(module);
    return text;
}

static PyObject *new_exception(PyObject *module, const char *name, const char *full, const char *doc, PyObject *base) {
    PyObject *e = PyErr_NewExceptionWithDoc(full, doc, base, NULL);
    if (e && PyModule_AddObjectRef(module, name, e) < 0) Py_CLEAR(e);
    return e;
}

bool errors_init(PyObject *module) {
    PyObject *memory = new_exception(module, "OutOfMemoryError", "torch.OutOfMemoryError",
                                     "Exception raised when device is out of memory", PyExc_RuntimeError);
    PyObject *accelerator = new_exception(module, "AcceleratorError", "torch.AcceleratorError",
                                          "Exception raised while executing on device", PyExc_RuntimeError);
    PyObject *linalg = new_exception(
        module, "_LinAlgError", "torch._C._LinAlgError",
        "Error raised by torch.linalg function when the cause of error is a numerical inconsistency in the data.",
        PyExc_RuntimeError);
    if (!memory || !accelerator || !linalg) return false;
    exceptions[TORC_ERROR_RUNTIME] = PyExc_RuntimeError;
    exceptions[TORC_ERROR_VALUE] = PyExc_ValueError;
    exceptions[TORC_ERROR_TYPE] = PyExc_TypeError;
    exceptions[TORC_ERROR_INDEX] = PyExc_IndexError;
    exceptions[TORC_ERROR_OUT_OF_MEMORY] = PyExc_RuntimeError; /* of the host, as in PyTorch */
    exceptions[TORC_ERROR_CUDA_OUT_OF_MEMORY] = memory;
    exceptions[TORC_ERROR_CUDA] = accelerator;
    exceptions[TORC_ERROR_NOT_IMPLEMENTED] = PyExc_NotImplementedError;
    exceptions[TORC_ERROR_IO] = PyExc_OSError;
    exceptions[TORC_ERROR_LINALG] = linalg;
    torc_set_warning_handler(warn, (torc_context){NULL, NULL});
    return true;
}
