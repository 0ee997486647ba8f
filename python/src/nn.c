/* nn.c - what of torch.nn.Module runs at each call: calling it, on whose behalf that is, and finding its parameters, buffers and modules as
 * attributes.
 *
 * Module itself is Python (torc/nn/modules/module.py), a subclass of ModuleBase. An instance keeps what it is made of in dicts of its __dict__, as
 * in PyTorch, so that programs find and change them there. */
#include "py.h"

static PyObject *word_parameters, *word_buffers, *word_modules, *word_forward, *word_slow, *word_call_impl;
static PyObject *hook_words[4];
static PyObject *hooks_of_all[4]; /* dicts: hooks that all modules have */

/* Of the instance; borrowed from it. Others than instances of Module's may have none. */
static PyObject *dict_of(PyObject *self) {
    PyObject *dict = PyObject_GenericGetDict(self, NULL);
    Py_XDECREF(dict); /* the instance owns it */
    return dict;
}

/* A parameter, buffer or module; borrowed, NULL without an exception if there is none. */
static PyObject *part_named(PyObject *dict, PyObject *name) {
    PyObject *const places[] = {word_parameters, word_modules, word_buffers};
    PyObject *found = NULL;
    for (Py_ssize_t k = 0; !found && k < COUNT(places) && !PyErr_Occurred(); k++) {
        PyObject *part = PyDict_GetItemWithError(dict, places[k]);
        if (part && PyDict_Check(part)) found = PyDict_GetItemWithError(part, name);
    }
    return found;
}
/* Module.__getattr__, which classes of programs call from their own: where else Python looks when an object has no such attribute. */
static PyObject *module_getattr(PyObject *self, PyObject *name) {
    PyObject *dict = dict_of(self), *found = dict ? part_named(dict, name) : NULL;
    if (found) return Py_NewRef(found);
    PyErr_Clear();
    PyObject *class_name = PyType_GetName(Py_TYPE(self));
    if (class_name) PyErr_Format(PyExc_AttributeError, "'%U' object has no attribute '%S'", class_name, name);
    Py_XDECREF(class_name);
    return NULL;
}
/* Note [Attributes of modules]
 * A class with a method __getattr__ has its attributes looked up by Python the long way: one that is not among the ordinary ones costs an
 * exception that nobody sees before the method is called, ten times as much as reading two dicts. But there has to be such a method, since classes of
 * programs say super().__getattr__(name). So classes that have it from here get this function, which does both, in its place (settle). Where Python would have
 * put it is found by looking for this function in the type of ModuleBase, which is given it; where it is not found, all is as Python does it. */
static PyObject *module_getattro(PyObject *self, PyObject *name) {
    PyObject *dict = dict_of(self);
    if (!dict) return NULL;
    PyObject *found = PyDict_GetItemWithError(dict, name);
    if (!found && !PyErr_Occurred()) found = part_named(dict, name);
    if (found) return Py_NewRef(found);
    if (PyErr_Occurred()) return NULL;
    found = PyObject_GenericGetAttr(self, name);
    if (found || !PyErr_ExceptionMatches(PyExc_AttributeError)) return found;
    PyErr_Clear(); /* also that of a property, as in PyTorch */
    return module_getattr(self, name);
}
static PyObject *own_getattr, *own_getattribute, *own_call_impl; /* as ModuleBase has them */
static bool calls_overridden;                                    /* some class has a _call_impl of its own */
static size_t slot_at; /* where a type has its tp_getattro, in pointers; 0: not known */
static bool find_slot(PyTypeObject *base) {
    own_getattr = PyObject_GetAttrString((PyObject *)base, "__getattr__");
    own_getattribute = PyObject_GetAttrString((PyObject *)base, "__getattribute__");
    own_call_impl = PyObject_GetAttr((PyObject *)base, word_call_impl);
    if (!own_getattr || !own_getattribute || !own_call_impl) return false;
    void *wanted = PyType_GetSlot(base, Py_tp_getattro), *const *slot = (void *const *)(void *)base;
    for (size_t k = 1; k < 40 && !slot_at; k++)
        if (slot[k] == wanted && wanted == (void *)module_getattro) slot_at = k;
    return true;
}
static PyObject *settle(PyObject *self, PyObject *type) {
    (void)self;
    if (!PyType_Check(type)) return PyErr_Format(PyExc_TypeError, "_settle_module_class: a type is expected");
    PyObject *call_impl = PyObject_GetAttr(type, word_call_impl);
    calls_overridden |= call_impl != own_call_impl;
    Py_XDECREF(call_impl);
    PyObject *getattr = PyObject_GetAttrString(type, "__getattr__"),
             *getattribute = PyObject_GetAttrString(type, "__getattribute__");
    if (getattr == own_getattr && getattribute == own_getattribute && slot_at) {
        void **slot = (void **)(void *)type + slot_at;
        if (*slot == PyType_GetSlot((PyTypeObject *)type, Py_tp_getattro)) *slot = (void *)module_getattro;
    }
    Py_XDECREF(getattr), Py_XDECREF(getattribute);
    if (PyErr_Occurred()) return NULL;
    Py_RETURN_NONE;
}

/* ------------------------------------------------------------------------------------------- whose call runs
 * Note [Whose call runs]
 * While a module is called, what this thread allocates and what fails is named after it, as C's modules do it (src/nn/module.c): memory by the
 * way to it from the outermost module ("blocks.3.mlp.up"), errors by the same way behind the outermost module's class ("Model.blocks.3.mlp.up
 * (Linear)"). Nobody tells a module its name, and one module may hang in several places, so it is looked up from the module whose call runs, in
 * its _modules and theirs. What was found is kept by the addresses of both, and believed only where the names still lead there: a dict is read for each
 * name, and nothing else, so that a call costs some 20 ns more. Addresses that are used again are found out in the same way. */
typedef struct kept_way {
    PyObject *self, *outer; /* compared, never followed; of an outermost module its type, and NULL */
    int64_t around;         /* the number of the call that the module was called in */
    PyObject *class_name;   /* owned, so that another class has another */
    PyObject *way, *first;  /* owned: a tuple of names, or NULL where none leads there; its first, borrowed */
    Py_ssize_t length;      /* of the way; where there is none, how many modules outer had */
    int64_t number;
} kept_way;
enum { WAYS = 4096, LONGEST = 64, VISITED = 20000 };
static kept_way ways[WAYS];

static PyObject *modules_of(PyObject *module) {
    PyObject *dict = dict_of(module), *modules = dict ? PyDict_GetItemWithError(dict, word_modules) : NULL;
    if (UNLIKELY(!modules)) PyErr_Clear();
    return modules && PyDict_Check(modules) ? modules : NULL;
}
static PyObject *modules_of_running(void) {
    if (!python_now.running.modules) python_now.running.modules = Py_XNewRef(modules_of(python_now.running.module));
    return python_now.running.modules;
}
static bool leads_to(const kept_way *w, PyObject *self) {
    PyObject *modules = modules_of_running();
    if (!modules) return !w->way;
    if (!w->way) return PyDict_Size(modules) == w->length;
    PyObject *at = PyDict_GetItemWithError(modules, w->first);
    for (Py_ssize_t k = 1; at && k < w->length; k++) {
        modules = modules_of(at);
        at = modules ? PyDict_GetItemWithError(modules, PyTuple_GetItem(w->way, k)) : NULL;
    }
    return at == self;
}
/* The names that lead from these modules to one below: how many, 0 if none do. They are borrowed. */
static Py_ssize_t way_down(PyObject *modules, PyObject *wanted, PyObject **names, Py_ssize_t depth, int *visited) {
    PyObject *name, *module;
    for (Py_ssize_t at = 0; modules && PyDict_Next(modules, &at, &name, &module) && ++*visited < VISITED;) {
        if (!PyUnicode_Check(name)) continue;
        names[depth] = name;
        if (module == wanted) return depth + 1;
        if (module == Py_None || depth + 1 == LONGEST) continue;
        const Py_ssize_t found = way_down(modules_of(module), wanted, names, depth + 1, visited);
        if (found) return found;
    }
    return 0;
}
static PyObject *joined(const char *before, PyObject *last) {
    return *before ? PyUnicode_FromFormat("%s.%U", before, last) : Py_NewRef(last);
}
/* Look for the module and keep what was found; 0 without an exception where there is no memory for it. */
static int64_t find_way(kept_way *w, PyObject *self, PyObject *outer, int64_t around, PyObject *class_name) {
    PyObject *names[LONGEST], *modules = outer ? modules_of_running() : NULL, *dot = NULL, *last = NULL, *way = NULL;
    int visited = 0;
    const Py_ssize_t length = outer ? way_down(modules, self, names, 0, &visited) : 0;
    if (length) {
        way = PyTuple_New(length);
        for (Py_ssize_t k = 0; way && k < length; k++) PyTuple_SetItem(way, k, Py_NewRef(names[k]));
        dot = way ? PyUnicode_FromString(".") : NULL;
        last = dot ? PyUnicode_Join(dot, way) : NULL;
    } else
        last = Py_NewRef(class_name);
    PyObject *path = last ? joined(torc_owner_path(outer ? python_now.running.path : around), last) : NULL;
    PyObject *place = path ? joined(torc_owner_place(around), last) : NULL;
    const char *texts[] = {path ? PyUnicode_AsUTF8AndSize(path, NULL) : NULL,
                           place ? PyUnicode_AsUTF8AndSize(place, NULL) : NULL,
                           length ? PyUnicode_AsUTF8AndSize(class_name, NULL) : ""};
    const int64_t number = texts[0] && texts[1] && texts[2] ? torc_owner_number(texts[0], texts[1], texts[2]) : 0;
    if (number) {
        PyObject *const old[] = {w->class_name, w->way};
        const Py_ssize_t size = length ? length : modules ? PyDict_Size(modules) : 0;
        *w = (kept_way){outer ? self : (PyObject *)Py_TYPE(self),
                        outer,
                        around,
                        Py_NewRef(class_name),
                        Py_XNewRef(way),
                        length ? names[0] : NULL,
                        size,
                        number};
        Py_XDECREF(old[0]), Py_XDECREF(old[1]);
    } else if (torc_error() == TORC_ERROR_OUT_OF_MEMORY)
        torc_error_clear();
    PyErr_Clear(); /* a name that is not Unicode, or no memory: the call goes on without its own */
    Py_XDECREF(dot), Py_XDECREF(last), Py_XDECREF(way), Py_XDECREF(path), Py_XDECREF(place);
    return number;
}
static int64_t number_of_call(PyObject *self, int64_t before) {
    PyObject *outer = python_now.running.module, *class_name = PyType_GetName(Py_TYPE(self));
    PyObject *const key = outer ? self : (PyObject *)Py_TYPE(self);
    const int64_t around = outer ? python_now.running.name : before;
    const uint64_t hash = ((uint64_t)(uintptr_t)key >> 4 ^ (uint64_t)around << 20) * UINT64_C(0x9E3779B97F4A7C15);
    kept_way *w = &ways[hash >> 52];
    for (int k = 0; k < 2; k++, w = &ways[(hash >> 52) ^ 1])
        if (w->self == key && w->outer == outer && w->around == around && w->class_name == class_name &&
            (!outer || leads_to(w, self))) {
            Py_XDECREF(class_name);
            return w->number;
        }
    w = &ways[hash >> 52];
    if (w->self && !ways[(hash >> 52) ^ 1].self) w = &ways[(hash >> 52) ^ 1];
    const int64_t number = class_name ? find_way(w, self, outer, around, class_name) : 0;
    PyErr_Clear();
    Py_XDECREF(class_name);
    return number;
}

static PyObject *call(PyObject *self, PyObject *args, PyObject *kwargs) {
    PyObject *dict = dict_of(self), *result = NULL;
    if (!dict) return NULL;
    bool hooks = false;
    for (Py_ssize_t k = 0; k < COUNT(hook_words); k++) {
        PyObject *some = PyDict_GetItemWithError(dict, hook_words[k]);
        if (!some)
            return PyErr_Occurred() ? NULL : PyObject_GetAttr(self, hook_words[k]); /* Module.__init__ did not run */
        hooks |= PyDict_Check(some) && PyDict_Size(some) > 0;
        hooks |= hooks_of_all[k] && PyDict_Size(hooks_of_all[k]) > 0;
    }
    /* A method is found soonest as Python finds it: in the instance, or in the class. */
    const bool plain = !hooks && PyType_GetSlot(Py_TYPE(self), Py_tp_getattro) == (void *)module_getattro;
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
static PyObject *module_call_impl(PyObject *self, PyObject *args, PyObject *kwargs) {
    const int64_t before = torc_owner_enter(0);
    const int64_t number = number_of_call(self, before);
    const __typeof__(python_now.running) around =
        python_now.running; /* owns what it names, as a program may change stacks (greenlets) */
    torc_owner_enter(number ? number : before);
    python_now.running.module = Py_NewRef(self);
    python_now.running.modules = NULL;
    python_now.running.path = around.module ? number : before;
    python_now.running.name = number;
    PyObject *result = call(self, args, kwargs);
    PyObject *const ended[] = {python_now.running.module, python_now.running.modules};
    python_now.running = around;
    torc_owner_enter(before);
    Py_DECREF(ended[0]), Py_XDECREF(ended[1]);
    return result;
}
/* A call of the object: by the _call_impl of its class, if that has another. */
static PyObject *module_call(PyObject *self, PyObject *args, PyObject *kwargs) {
    if (LIKELY(!calls_overridden)) return module_call_impl(self, args, kwargs);
    PyObject *impl = PyObject_GetAttr((PyObject *)Py_TYPE(self), word_call_impl), *bound, *result = NULL;
    if (impl == own_call_impl)
        result = module_call_impl(self, args, kwargs);
    else if (impl && (bound = PyObject_GetAttr(self, word_call_impl))) {
        result = PyObject_Call(bound, args, kwargs);
        Py_DECREF(bound);
    }
    Py_XDECREF(impl);
    return result;
}

/* _running_module() and _call_in(that, function): what runs again in backward is named as it was in the forward. */
static PyObject *running_module(PyObject *self, PyObject *ignored) {
    (void)self, (void)ignored;
    if (!python_now.running.module) Py_RETURN_NONE;
    return Py_BuildValue("OLL", python_now.running.module, (long long)python_now.running.path,
                         (long long)python_now.running.name);
}
static PyObject *call_in(PyObject *self, PyObject *args) {
    PyObject *running, *function, *module;
    long long path, name;
    (void)self;
    if (!PyArg_ParseTuple(args, "OO:_call_in", &running, &function)) return NULL;
    if (running == Py_None) return PyObject_CallFunctionObjArgs(function, NULL);
    if (!PyArg_ParseTuple(running, "OLL:_call_in", &module, &path, &name)) return NULL;
    const __typeof__(python_now.running) around = python_now.running;
    const int64_t before = torc_owner_enter(name);
    python_now.running.module = Py_NewRef(module);
    python_now.running.modules = NULL;
    python_now.running.path = path;
    python_now.running.name = name;
    PyObject *result = PyObject_CallFunctionObjArgs(function, NULL);
    PyObject *const ended[] = {python_now.running.module, python_now.running.modules};
    python_now.running = around;
    torc_owner_enter(before);
    Py_DECREF(ended[0]), Py_XDECREF(ended[1]);
    return result;
}
static PyMethodDef methods[] = {
    {"__getattr__", module_getattr, METH_O, PyDoc_STR("A parameter, buffer or module of that name.")},
    {"_call_impl", (PyCFunction)(void (*)(void))module_call_impl, METH_VARARGS | METH_KEYWORDS,
     PyDoc_STR("A call of the module, with its hooks.")},
    {"_wrapped_call_impl", (PyCFunction)(void (*)(void))module_call, METH_VARARGS | METH_KEYWORDS,
     PyDoc_STR("The same.")},
    {0}};
static PyType_Slot slots[] = {{Py_tp_getattro, module_getattro},
                              {Py_tp_methods, methods},
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
    {"_running_module", running_module, METH_NOARGS,
     PyDoc_STR("The module whose call runs in this thread, for _call_in.")},
    {"_settle_module_class", settle, METH_O,
     PyDoc_STR("Has the attributes of a class's objects looked up the short way.")},
    {"_call_in", call_in, METH_VARARGS, PyDoc_STR("Calls a function as if in the call of that module.")},
    {0}};

bool nn_init(PyObject *module) {
    static const char *const names[] = {"_backward_hooks", "_backward_pre_hooks", "_forward_hooks",
                                        "_forward_pre_hooks"};
    word_parameters = PyUnicode_InternFromString("_parameters");
    word_buffers = PyUnicode_InternFromString("_buffers");
    word_modules = PyUnicode_InternFromString("_modules");
    word_forward = PyUnicode_InternFromString("forward");
    word_call_impl = PyUnicode_InternFromString("_call_impl");
    word_slow = PyUnicode_InternFromString("_call_with_hooks");
    for (Py_ssize_t k = 0; k < COUNT(hook_words); k++)
        if (!(hook_words[k] = PyUnicode_InternFromString(names[k]))) return false;
    if (!word_parameters || !word_buffers || !word_modules || !word_forward || !word_slow || !word_call_impl)
        return false;
    PyTypeObject *base = make_type(module, &spec, NULL, "_ModuleBase");
    return base && find_slot(base) && PyModule_AddFunctions(module, functions) == 0;
}
