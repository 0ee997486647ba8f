/* optim.c - what of torch.optim runs for each parameter of each step: gathering tensors into the lists that one call takes.
 *
 * The optimizers themselves are Python (torc/optim), and keep groups and state in dicts as PyTorch's do, where programs find and change them. */
#include "py.h"

/* The group of lists for tensors of this device and dtype; made if there is none. Borrowed. */
typedef struct {
    torc_device device;
    torc_dtype dtype;
} kind;
enum { MOST_KINDS = 64 /* devices times floating dtypes that one group of parameters may lie on */ };
static PyObject *lists_of(PyObject *groups, kind *kinds, torc_tensor t, Py_ssize_t lists) {
    const kind wanted = {torc_tensor_device(t), torc_tensor_dtype(t)};
    const Py_ssize_t n = PyList_Size(groups);
    for (Py_ssize_t k = 0; k < n; k++)
        if (kinds[k].dtype == wanted.dtype && kinds[k].device.type == wanted.device.type &&
            kinds[k].device.index == wanted.device.index)
            return PyList_GetItem(groups, k);
    if (n == MOST_KINDS)
        return PyErr_Format(PyExc_RuntimeError, "parameters of one group have more than %d devices and dtypes",
                            (int)MOST_KINDS);
    PyObject *made = PyTuple_New(lists);
    for (Py_ssize_t k = 0; made && k < lists; k++) {
        PyObject *list = PyList_New(0);
        if (!list || PyTuple_SetItem(made, k, list) < 0) Py_CLEAR(made);
    }
    if (!made) return NULL;
    const bool ok = PyList_Append(groups, made) == 0;
    Py_DECREF(made); /* the list owns it */
    kinds[n] = wanted;
    return ok ? made : NULL;
}
/* What the optimizer keeps for a parameter under a name. NULL without an exception: nothing, or None. Borrowed. */
static PyObject *kept(PyObject *entry, PyObject *name) {
    PyObject *value = entry && PyDict_Check(entry) ? PyDict_GetItemWithError(entry, name) : NULL;
    return value == Py_None ? NULL : value;
}

/* _optim_gather(params, state, names): of the parameters that have a gradient, by device and dtype, a tuple of lists: parameters,
 * gradients, and for each name what state keeps of it. Parameters for which something is missing are in the second list that is returned, and
 * in no other. */
static PyObject *gather(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const words[] = {"params", "state", "names", NULL};
    PyObject *v[3], *groups = NULL, *fresh = NULL;
    kind kinds[MOST_KINDS];
    (void)self;
    if (!arguments("_optim_gather", words, 3, args, nargs, keywords, v)) return NULL;
    if (!PyList_Check(v[0]) || !PyDict_Check(v[1]) || !PyTuple_Check(v[2]))
        return PyErr_Format(PyExc_TypeError, "_optim_gather() takes a list, a dict and a tuple, not %.100s",
                            type_name_of(!PyList_Check(v[0])   ? v[0]
                                         : !PyDict_Check(v[1]) ? v[1]
                                                               : v[2]));
    const Py_ssize_t names = PyTuple_Size(v[2]);
    bool ok = (groups = PyList_New(0)) && (fresh = PyList_New(0));
    for (Py_ssize_t k = 0; ok && k < PyList_Size(v[0]); k++) {
        PyObject *p = PyList_GetItem(v[0], k), *grad = NULL;
        if (!is_tensor(p)) {
            PyErr_Format(PyExc_TypeError, "optimizer can only optimize Tensors, but one of the params is %.100s",
                         type_name_of(p));
            ok = false;
            break;
        }
        PyObject *entry = names ? PyDict_GetItemWithError(v[1], p) : NULL;
        ok = !PyErr_Occurred();
        CALL {
            torc_tensor lent = torc_grad(handle_of(p));
            ok = !call_failed() && ok;
            if (ok && lent) ok = (grad = wrap(lent)) != NULL;
        }
        if (!ok || !grad) {
            Py_XDECREF(grad);
            continue;
        }
        bool all = true;
        for (Py_ssize_t n = 0; ok && all && n < names; n++) {
            all = kept(entry, PyTuple_GetItem(v[2], n)) != NULL;
            ok = !PyErr_Occurred();
        }
        if (ok && !all)
            ok = PyList_Append(fresh, p) == 0;
        else if (ok) {
            PyObject *lists = lists_of(groups, kinds, handle_of(p), names + 2);
            ok = lists && PyList_Append(PyTuple_GetItem(lists, 0), p) == 0 &&
                 PyList_Append(PyTuple_GetItem(lists, 1), grad) == 0;
            for (Py_ssize_t n = 0; ok && n < names; n++)
                ok = PyList_Append(PyTuple_GetItem(lists, n + 2), kept(entry, PyTuple_GetItem(v[2], n))) == 0;
        }
        Py_DECREF(grad);
    }
    PyObject *both = ok ? PyTuple_Pack(2, groups, fresh) : NULL;
    Py_XDECREF(groups), Py_XDECREF(fresh);
    return both;
}

/* _optim_zero_grad(params): their gradients are let go of. */
static PyObject *zero_grad(PyObject *self, PyObject *params) {
    (void)self;
    if (!PyList_Check(params))
        return PyErr_Format(PyExc_TypeError, "_optim_zero_grad() takes a list, not %.100s", type_name_of(params));
    for (Py_ssize_t k = 0; k < PyList_Size(params); k++) {
        PyObject *p = PyList_GetItem(params, k);
        if (!is_tensor(p)) return not_a_tensor("_optim_zero_grad", "params", (int)k + 1, p);
        torc_set_grad(handle_of(p), NULL);
        if (call_failed()) return NULL;
    }
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    FAST("_optim_gather", gather, "The lists of one optimizer step."),
    {"_optim_zero_grad", zero_grad, METH_O, PyDoc_STR("Lets go of the gradients of a list of parameters.")},
    {0}};
bool optim_init(PyObject *module) { return PyModule_AddFunctions(module, functions) == 0; }
