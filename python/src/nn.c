/* nn.c - what of torch.nn.Module runs at each call: calling it, and finding its parameters, buffers and modules as attributes.
 *
 * Module itself is Python (torc/nn/modules/module.py), a subclass of ModuleBase. An instance keeps what it is made of in dicts of its __dict__, as
 * in PyTorch, so that programs find and change them there. */
#include "py.h"

static PyObject *word_parameters, *word_buffers, *word_modules, *word_forward, *word_slow;
static PyObject *hook_words[4];
static PyObject *hooks_of_all[4]; /* dicts: hooks that all modules have */

/* Of the instance; borrowed from it. Others than instances of Module's may have none. */
static PyObject *dict_of(PyObject *self) {
    PyObject *dict = PyObject_GenericGetDict(self, NULL);
    Py_XDECREF(dict); /* the instance owns it */
    return dict;
}
static PyObject *module_getattr(PyObject *self, PyObject *name) {
    PyObject *dict = dict_of(self);
    if (!dict) return NULL;
    PyObject *found = PyDict_GetItemWithError(dict, name);
    if (found) return Py_NewRef(found);
    PyObject *const places[] = {word_parameters, word_modules, word_buffers};
    for (Py_ssize_t k = 0; k < COUNT(places) && !PyErr_Occurred(); k++) {
        PyObject *part = PyDict_GetItemWithError(dict, places[k]);
        if (part && PyDict_Check(part) && (found = PyDict_GetItemWithError(part, name)) != NULL)
            return Py_NewRef(found);
    }
    if (PyErr_Occurred()) return NULL;
    return PyObject_GenericGetAttr(self, name);
}
static PyObject *module_call(PyObject *self, PyObject *args, PyObject *kwargs) {
    PyObject *dict = dict_of(self), *result = NULL;
    if (!dict) return NULL;
    bool hooks = false;
    for (Py_ssize_t k = 0; k < COUNT(hook_words); k++) {
        PyObject *some = PyDict_GetItemWithError(dict, hook_words[k]);
        hooks |= some && PyDict_Check(some) && PyDict_Size(some) > 0;
        hooks |= hooks_of_all[k] && PyDict_Size(hooks_of_all[k]) > 0;
    }
    if (PyErr_Occurred()) return NULL;
    /* A method is found soonest as Python finds it: in the instance, or in the class. */
    const bool plain = !hooks && PyType_GetSlot(Py_TYPE(self), Py_tp_getattro) == (void *)module_getattr;
    PyObject *forward = plain ? PyObject_GenericGetAttr(self, word_forward) : NULL;
    if (!forward) {
        PyErr_Clear();
        forward = PyObject_GetAttr(self, hooks ? word_slow : word_forward);
    }
    if (forward && hooks) {
        PyObject *words = kwargs ? Py_NewRef(kwargs) : PyDict_New();
        result = words ? PyObject_CallFunctionObjArgs(forward, args, words, NULL) : NULL;
        Py_XDECREF(words);
    } else if (forward)
        result = PyObject_Call(forward, args, kwargs);
    Py_XDECREF(forward);
    return result;
}
static PyType_Slot slots[] = {{Py_tp_getattro, module_getattr},
                              {Py_tp_call, module_call},
                              {Py_tp_doc, "What of a module runs at each call."},
                              {0, NULL}};
static PyType_Spec spec = {.name = "torc.nn.ModuleBase",
                           .basicsize = sizeof(PyObject),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                           .slots = slots};

static PyObject *set_module_hooks(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *dicts[COUNT(hooks_of_all)];
    if (!PyArg_ParseTuple(args, "O!O!O!O!:_set_module_hooks", &PyDict_Type, &dicts[0], &PyDict_Type, &dicts[1],
                          &PyDict_Type, &dicts[2], &PyDict_Type, &dicts[3]))
        return NULL;
    for (Py_ssize_t k = 0; k < COUNT(dicts); k++) {
        PyObject *old = hooks_of_all[k];
        hooks_of_all[k] = Py_NewRef(dicts[k]);
        Py_XDECREF(old);
    }
    Py_RETURN_NONE;
}
static PyMethodDef functions[] = {
    {"_set_module_hooks", set_module_hooks, METH_VARARGS, "Tells which dicts hold the hooks that all modules have."},
    {0}};

bool nn_init(PyObject *module) {
    static const char *const names[] = {"_forward_hooks", "_forward_pre_hooks", "_backward_hooks",
                                        "_backward_pre_hooks"};
    word_parameters = PyUnicode_InternFromString("_parameters");
    word_buffers = PyUnicode_InternFromString("_buffers");
    word_modules = PyUnicode_InternFromString("_modules");
    word_forward = PyUnicode_InternFromString("forward");
    word_slow = PyUnicode_InternFromString("_call_with_hooks");
    for (Py_ssize_t k = 0; k < COUNT(hook_words); k++)
        if (!(hook_words[k] = PyUnicode_InternFromString(names[k]))) return false;
    return word_parameters && word_buffers && word_modules && word_forward && word_slow &&
           make_type(module, &spec, NULL, "_ModuleBase") && PyModule_AddFunctions(module, functions) == 0;
}
