/* gradcheck.c - torch.autograd.gradcheck and gradgradcheck: the library compares a function of the program's with central differences. */
#include "py.h"

/* What the program gave, and what became of it. `args` has the inputs, of which the library knows the tensors. */
typedef struct check {
    PyObject *function, *args;
} check;

/* The arguments with the library's tensors in the places of the tensors. */
static PyObject *arguments_with(PyObject *args, torc_tensors inputs) {
    const Py_ssize_t n = PyTuple_Size(args);
    PyObject *now = PyTuple_New(n);
    int64_t at = 0;
    for (Py_ssize_t k = 0; now && k < n; k++) {
        PyObject *one = PyTuple_GetItem(args, k);
        PyObject *value = is_tensor(one) ? wrap(torc_scope_adopt(torc_retain(inputs.data[at++]))) : Py_NewRef(one);
        if (!value) return Py_DECREF(now), NULL;
        PyTuple_SetItem(now, k, value);
    }
    return now;
}

static torc_tensors call_function(torc_tensors inputs, void *context) {
    const check *c = context;
    const lock_taken lock = lock_take();
    torc_tensors outputs = {0};
    PyObject *args = arguments_with(c->args, inputs), *result = args ? PyObject_CallObject(c->function, args) : NULL,
             *list = NULL;
    if (result) list = is_tensor(result) ? PyTuple_Pack(1, result) : PySequence_Tuple(result);
    torc_tensor *handles = list ? PyMem_Calloc((size_t)PyTuple_Size(list) + 1, sizeof *handles) : NULL;
    int64_t n = 0;
    for (Py_ssize_t k = 0; handles && k < PyTuple_Size(list); k++)
        if (is_tensor(PyTuple_GetItem(list, k)))
            handles[n++] = torc_scope_adopt(torc_retain(handle_of(PyTuple_GetItem(list, k))));
    if (handles)
        outputs = torc_tensors_lend(torc_tensors_of(handles, n));
    else
        raise_to_torc();
    PyMem_Free(handles);
    Py_XDECREF(list);
    Py_XDECREF(result);
    Py_XDECREF(args);
    lock_give(lock);
    return outputs;
}

/* _gradcheck(function, args, eps, atol, rtol, nondet_tol, twice): raises RuntimeError where gradients differ. */
static PyObject *gradcheck(PyObject *self, PyObject *given) {
    check c;
    torc_gradcheck_options o;
    int twice;
    (void)self;
    torc_gradcheck_options_init(&o);
    if (!PyArg_ParseTuple(given, "OO!ddddp:_gradcheck", &c.function, &PyTuple_Type, &c.args, &o.eps, &o.atol, &o.rtol,
                          &o.nondet_tol, &twice))
        return NULL;
    torc_tensor *inputs = PyMem_Calloc((size_t)PyTuple_Size(c.args) + 1, sizeof *inputs);
    if (!inputs) return PyErr_NoMemory();
    int64_t n = 0;
    bool ok = false;
    for (Py_ssize_t k = 0; k < PyTuple_Size(c.args); k++)
        if (is_tensor(PyTuple_GetItem(c.args, k))) inputs[n++] = handle_of(PyTuple_GetItem(c.args, k));
    CALL {
        (void)(twice ? torc_gradgradcheck_with : torc_gradcheck_with)(call_function, (torc_context){&c, NULL},
                                                                      torc_tensors_of(inputs, n), &o);
        ok = !call_failed();
    }
    PyMem_Free(inputs);
    if (!ok) return NULL;
    Py_RETURN_NONE;
}
static PyMethodDef functions[] = {{"_gradcheck", gradcheck, METH_VARARGS, NULL}, {0}};
bool gradcheck_init(PyObject *module) { return PyModule_AddFunctions(module, functions) == 0; }
