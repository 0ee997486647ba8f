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
    PyObject *where = inside == last ? PyUnicode_FromString(package_name())
                                     : PyUnicode_FromFormat("%s%.*s", package_name(), (int)(last - inside), inside);
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

PyMODINIT_FUNC PyInit__C(void);
PyMODINIT_FUNC PyInit__C(void) {
    PyObject *module = PyModule_Create(&definition);
    if (!module) return NULL;
    torch_module = module;
    PyObject *results = PyImport_AddModule("torc.return_types"); /* torch.max(x, 0) and the like put theirs there */
    if (!results || PyModule_AddObjectRef(module, "_return_types", results) < 0 || !errors_init(module) ||
        !types_init(module) || !bind_init(module) || !tensor_init(module) || !autograd_init(module) ||
        !function_init(module) || !nn_init(module) || !create_init(module) || !interop_init(module) || !number_init() ||
        !bind_callables() || PyModule_AddStringConstant(module, "_torc_version", torc_version()) < 0) {
        Py_DECREF(module);
        return NULL;
    }
    return module;
}
