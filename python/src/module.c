/* module.c - torc._C as a module. */
#include "py.h"

PyObject *torch_module;

/* Types say that they are of the package under the name that the program knows it by: torch where torc stands for it, so that pickles
 * of either name it rightly. */
static const char *package_name(void) {
    PyObject *modules = PyImport_GetModuleDict(), *torc = modules ? PyDict_GetItemString(modules, "torc") : NULL;
    return torc && PyDict_GetItemString(modules, "torch") == torc ? "torch" : "torc";
}
PyTypeObject *make_type(PyObject *module, PyType_Spec *spec, PyObject *base, const char *name) {
    PyObject *type = PyType_FromSpecWithBases(spec, base);
    if (!type) return NULL;
    const char *inside = strchr(spec->name, '.'), *last = strrchr(spec->name, '.');
    PyObject *rest = PyUnicode_FromStringAndSize(inside, last - inside), /* .nn of torc.nn.Module */
        *where = rest ? PyUnicode_FromFormat("%s%U", package_name(), rest) : NULL;
    Py_XDECREF(rest);
    if (!where || PyObject_SetAttrString(type, "__module__", where) < 0 ||
        PyModule_AddObjectRef(module, name, type) < 0)
        Py_CLEAR(type);
    Py_XDECREF(where);
    return (PyTypeObject *)type;
}

PyObject *imported(const char *module, const char *attribute) {
    PyObject *m = PyImport_ImportModule(module), *a = m ? PyObject_GetAttrString(m, attribute) : NULL;
    Py_XDECREF(m);
    return a;
}
PyObject *numpy_generic(void) {
    static PyObject *generic;
    if (generic) return generic;
    PyObject *modules = PyImport_GetModuleDict(), *numpy = modules ? PyDict_GetItemString(modules, "numpy") : NULL;
    if (numpy && !(generic = PyObject_GetAttrString(numpy, "generic"))) PyErr_Clear(); /* it is being imported */
    return generic;
}

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "torc._C",
                                        .m_doc = "The extension under torc.", .m_size = -1};

/* What the files of the extension put into the module, in an order in which each finds what it needs. */
static bool (*const parts[])(PyObject *module) = {
    errors_init,   types_init,     bind_init,    tensor_init, storage_init,   unpickle_init, autograd_init,
    function_init, gradcheck_init, saved_init,   nn_init,     amp_init,       cuda_init,     backends_init,
    optim_init,    create_init,    interop_init, number_init, callables_init,
};

PyMODINIT_FUNC PyInit__C(void);
PyMODINIT_FUNC PyInit__C(void) {
    PyObject *module = PyModule_Create(&definition);
    if (!module) return NULL;
    torch_module = module;
    PyObject *results = PyImport_AddModule("torc.return_types"); /* torch.max(x, 0) and the like put theirs there */
    bool ok = results && PyModule_AddObjectRef(module, "_return_types", results) == 0;
    for (Py_ssize_t k = 0; ok && k < COUNT(parts); k++) ok = parts[k](module);
    if (!ok || PyModule_AddStringConstant(module, "_torc_version", torc_version()) < 0) {
        Py_DECREF(module);
        return NULL;
    }
    return module;
}
