/* autograd.c - gradients of tensors, backward, modes, hooks, nodes of the graph.
 *
 * A hook of Python is a torc_context whose data is the function: torc calls hook_… with it, perhaps in a thread that has not Python's lock. */
#include "py.h"

/* ------------------------------------------------------------------------------------------ attributes */
static PyObject *get_grad(PyObject *self, void *p) {
    (void)p;
    RETURN_TENSOR(torc_grad(handle_of(self)));
}
static int set_grad(PyObject *self, PyObject *value, void *p) {
    (void)p;
    if (value && value != Py_None && !is_tensor(value)) {
        PyErr_Format(PyExc_TypeError, "assigned grad expected to be a Tensor or None but got grad of type %s",
                     type_name_of(value));
        return -1;
    }
    if (value == self) return PyErr_SetString(PyExc_RuntimeError, "can't assign Variable as its own grad"), -1;
    torc_set_grad(handle_of(self), !value || value == Py_None ? NULL : handle_of(value));
    return call_failed() ? -1 : 0;
}
static PyObject *get_requires_grad(PyObject *self, void *p) {
    (void)p;
    return PyBool_FromLong(torc_requires_grad(handle_of(self)));
}
static int set_requires_grad(PyObject *self, PyObject *value, void *p) {
    (void)p;
    if (!value || !PyBool_Check(value)) return PyErr_SetString(PyExc_RuntimeError, "requires_grad must be a bool"), -1;
    int done = -1;
    const torc_dtype dtype = torc_tensor_dtype(handle_of(self));
    if (value == Py_True && !torc_dtype_is_floating_point(dtype) && !torc_dtype_is_complex(dtype)) {
        PyErr_SetString(PyExc_RuntimeError, "only Tensors of floating point and complex dtype can require gradients");
        return -1;
    }
    CALL {
        torc_requires_grad_(handle_of(self), .requires_grad = value == Py_True);
        if (!call_failed()) done = 0;
    }
    return done;
}
static PyObject *get_is_leaf(PyObject *self, void *p) {
    (void)p;
    const bool leaf =
        torc_is_leaf(handle_of(self)); /* may make the node that a write of its base gave a view, or refuse to */
    return call_failed() ? NULL : PyBool_FromLong(leaf);
}
static PyObject *get_retains_grad(PyObject *self, void *p) {
    (void)p;
    return PyBool_FromLong(torc_retains_grad(handle_of(self)));
}
static PyObject *get_output_nr(PyObject *self, void *p) {
    (void)p;
    const int64_t nr = torc_output_nr(handle_of(self));
    return call_failed() ? NULL : PyLong_FromLongLong(nr);
}
static PyObject *get_data(PyObject *self, void *p) {
    (void)p;
    RETURN_TENSOR(torc_data(handle_of(self)));
}
static int set_data(PyObject *self, PyObject *value, void *p) {
    (void)p;
    if (!value || !is_tensor(value)) {
        PyErr_Format(PyExc_TypeError, "Variable data has to be a tensor, but got %s",
                     value ? type_name_of(value) : "nothing");
        return -1;
    }
    torc_set_data(handle_of(self), handle_of(value));
    return call_failed() ? -1 : 0;
}

/* ------------------------------------------------------------------------------------------ nodes */
/* Note [Types of nodes]
 * Each kind of node has a type of its own under Node, as in PyTorch (MulBackward0), made when a node of the kind is first asked for. Of a Function's
 * node the object is the ctx of its forward: the two are bound as soon as there is a node. */
PyTypeObject *node_type;
typedef struct {
    PyObject_HEAD torc_node handle;
    PyObject *dict, *weakrefs;
} node_object;
static bool keep_node(const torc_bound_place *place, void *context) {
    (void)context;
    if (!Py_IsInitialized()) return place->object != NULL; /* the process ends: nothing dies any more */
    const lock_taken lock = lock_take();
    PyObject *object = place->object;
    Py_XINCREF(object);
    lock_give(lock);
    return object != NULL;
}
static void let_go_node(void *object, void *context) {
    (void)context;
    if (!Py_IsInitialized()) return;
    const lock_taken lock = lock_take();
    Py_DECREF((PyObject *)object);
    lock_give(lock);
}
static const torc_binding python_nodes = {.struct_size = sizeof python_nodes, .keep = keep_node, .let_go = let_go_node};
static torc_node node_in(PyObject *self) { return ((node_object *)self)->handle; }

/* The type of nodes of that name, borrowed. */
static PyTypeObject *type_of_nodes(const char *name) {
    static PyObject *made;
    if (!made && !(made = PyDict_New())) return NULL;
    PyObject *known = PyDict_GetItemString(made, name);
    if (known) return (PyTypeObject *)known;
    PyObject *type = PyObject_CallFunction((PyObject *)&PyType_Type, "s(O){s:s,s:()}", name, (PyObject *)node_type,
                                           "__module__", "builtins", "__slots__");
    if (type && PyDict_SetItemString(made, name, type) < 0) Py_CLEAR(type);
    Py_XDECREF(type); /* the dict has it */
    return (PyTypeObject *)type;
}
torc_node node_of_object(PyObject *self) { return node_in(self); }
PyObject *node_bound(torc_node node) { return torc_handle_bound(node, &python_nodes); }
/* An object that has no node yet. */
PyObject *node_object_new(PyTypeObject *type) { return PyType_GenericAlloc(type, 0); }
/* Makes it the node's object; false without an exception if the node has another one already. */
bool node_object_bind(PyObject *object, torc_node lent) {
    node_object *o = (node_object *)object;
    torc_node owned = torc_retain(lent);
    o->handle = owned;
    if (torc_handle_bind(owned, &python_nodes, o) == o) return true;
    o->handle = NULL;
    torc_release(owned);
    torc_error_clear();
    return false;
}
static PyObject *wrap_node(torc_node lent) {
    if (!lent) Py_RETURN_NONE;
    PyObject *bound = torc_handle_bound(lent, &python_nodes);
    if (bound) return Py_NewRef(bound);
    PyTypeObject *type = type_of_nodes(torc_node_name(lent));
    PyObject *o = type ? node_object_new(type) : NULL;
    if (!o || node_object_bind(o, lent)) return o;
    Py_DECREF(o); /* another thread was quicker */
    bound = torc_handle_bound(lent, &python_nodes);
    return bound ? Py_NewRef(bound) : PyErr_Format(PyExc_RuntimeError, "a node of the graph is another binding's");
}
static int node_traverse(PyObject *self, visitproc visit, void *arg) {
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(((node_object *)self)->dict);
    return 0;
}
static int node_clear(PyObject *self) {
    Py_CLEAR(((node_object *)self)->dict);
    return 0;
}
static void node_dealloc(PyObject *self) {
    node_object *n = (node_object *)self;
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    if (n->weakrefs) PyObject_ClearWeakRefs(self);
    Py_CLEAR(n->dict);
    if (n->handle) {
        torc_handle_unbind(n->handle, &python_nodes, self);
        torc_release(n->handle);
    }
    PyObject_GC_Del(self);
    Py_DECREF(type);
}
static PyObject *node_name(PyObject *self, PyObject *ignored) {
    (void)ignored;
    static const char *const engine[] = {"AccumulateGrad", "CopySlices", "CopyBackwards", "Error"};
    if (!node_in(self)) return PyType_GetName(Py_TYPE(self)); /* the ctx of a forward that runs */
    const char *name = torc_node_name(node_in(self));
    bool own = false; /* the engine's own nodes, which PyTorch names with their namespace */
    for (Py_ssize_t k = 0; k < COUNT(engine); k++) own |= !strcmp(name, engine[k]);
    return PyUnicode_FromFormat("%s%s", own ? "torch::autograd::" : "", name);
}
static PyObject *node_next(PyObject *self, void *p) {
    (void)p;
    const int64_t n = node_in(self) ? torc_node_next_count(node_in(self)) : 0;
    PyObject *all = PyTuple_New((Py_ssize_t)n);
    CALL {
        for (Py_ssize_t k = 0; all && k < n; k++) {
            PyObject *one = wrap_node(torc_node_next(node_in(self), k));
            PyObject *pair =
                one ? Py_BuildValue("(NL)", one, (long long)torc_node_next_output_nr(node_in(self), k)) : NULL;
            if (!pair)
                Py_CLEAR(all);
            else
                PyTuple_SetItem(all, k, pair);
        }
    }
    return all;
}
static PyObject *node_variable(PyObject *self) { RETURN_TENSOR(torc_node_variable(node_in(self))); }
static PyObject *node_requires_grad(PyObject *self, void *p) {
    (void)p;
    return PyBool_FromLong(node_in(self) != NULL); /* a node is there where an input requires it */
}
static PyObject *no_node(void) {
    return PyErr_Format(PyExc_RuntimeError, "the node of a Function is there when its forward is back");
}
static PyObject *node_sequence(PyObject *self, PyObject *ignored) {
    (void)ignored;
    if (!node_in(self)) return no_node();
    return PyLong_FromUnsignedLongLong(torc_node_sequence_nr(node_in(self)));
}
static PyObject *node_metadata(PyObject *self, void *p) {
    (void)p;
    PyObject *dict = PyObject_GenericGetDict(self, NULL), *data = NULL;
    if (dict && !(data = Py_XNewRef(PyDict_GetItemString(dict, "_metadata"))) && (data = PyDict_New()) &&
        PyDict_SetItemString(dict, "_metadata", data) < 0)
        Py_CLEAR(data);
    Py_XDECREF(dict);
    return data;
}
static PyObject *value_object(const torc_value *v) {
    switch (v->kind) {
    case TORC_VALUE_TENSOR: return wrap(v->as.tensor);
    case TORC_VALUE_TENSORS: return wrap_list(v->as.tensors, false);
    case TORC_VALUE_NUMBER: return number_object(v->as.number);
    case TORC_VALUE_INTS: {
        PyObject *all = PyTuple_New((Py_ssize_t)v->as.ints.count);
        for (Py_ssize_t k = 0; all && k < v->as.ints.count; k++)
            PyTuple_SetItem(all, k, PyLong_FromLongLong(v->as.ints.data[k]));
        return all;
    }
    case TORC_VALUE_STR: return v->as.str ? PyUnicode_FromString(v->as.str) : Py_NewRef(Py_None);
    case TORC_VALUE_DTYPE: return dtype_object(v->as.dtype);
    case TORC_VALUE_DEVICE: return device_of(v->as.device);
    default: Py_RETURN_NONE;
    }
}
/* _raw_saved_self and the like: the tensors, on which hooks can be hung. NULL without an exception: entry k is none. */
static PyObject *raw_saved(PyObject *self, int64_t k, const char *name) {
    const Py_ssize_t n = (Py_ssize_t)torc_node_saved_tensor_count(node_in(self), k);
    if (call_failed() || (n == 0 && strcmp(name, "tensors"))) return NULL;
    if (n == 1 && strcmp(name, "tensors")) return saved_tensor_object(self, k, 0);
    PyObject *all = PyTuple_New(n);
    for (Py_ssize_t i = 0; all && i < n; i++) {
        PyObject *one = saved_tensor_object(self, k, i);
        if (!one)
            Py_CLEAR(all);
        else
            PyTuple_SetItem(all, i, one);
    }
    return all;
}
/* _saved_self and the like: what the node keeps for backward. */
static PyObject *node_getattr(PyObject *self, PyObject *name) {
    const char *text = PyUnicode_AsUTF8AndSize(name, NULL);
    if (!text) return NULL;
    PyObject *result = NULL;
    if (!node_in(self)) return PyObject_GenericGetAttr(self, name);
    if (!strcmp(text, "variable") && !strcmp(torc_node_name(node_in(self)), "AccumulateGrad"))
        return node_variable(self);
    const bool raw = !strncmp(text, "_raw_saved_", 11);
    const char *saved = raw ? text + 11 : !strncmp(text, "_saved_", 7) ? text + 7 : NULL;
    if (!saved) return PyObject_GenericGetAttr(self, name);
    CALL {
        const int64_t n = torc_node_saved_count(node_in(self));
        for (int64_t k = 0; k < n; k++) {
            if (strcmp(torc_node_saved_name(node_in(self), k), saved)) continue;
            torc_value v = {.kind = TORC_VALUE_NONE};
            if (raw) {
                if ((result = raw_saved(self, k, saved)) || PyErr_Occurred()) saved = NULL;
                break;
            }
            torc_node_saved(node_in(self), k, &v);
            if (!call_failed()) result = value_object(&v);
            saved = NULL;
            break;
        }
    }
    return saved ? PyObject_GenericGetAttr(self, name) : result;
}
/* What a Function saved; the object of its node is its ctx. */
PyObject *node_saved_tensors(PyObject *self) {
    PyObject *result = NULL;
    if (!node_in(self)) return no_node();
    CALL {
        torc_value v = {.kind = TORC_VALUE_NONE};
        const bool any = torc_node_saved_count(node_in(self)) > 0;
        if (any) torc_node_saved(node_in(self), 0, &v);
        if (!call_failed()) result = any ? value_object(&v) : PyTuple_New(0);
    }
    return result;
}

/* ------------------------------------------------------------------------------------------ hooks */
static PyTypeObject *handle_type;
typedef struct {
    PyObject_HEAD uint64_t id;
    PyObject *owner; /* a weak reference of the leaf that has the function; NULL: torc has it */
} hook_handle;
static void function_drop(void *function) {
    if (!Py_IsInitialized()) return;
    const lock_taken lock = lock_take();
    Py_DECREF((PyObject *)function);
    lock_give(lock);
}
static torc_context function_context(PyObject *function) { return (torc_context){Py_NewRef(function), function_drop}; }
static PyObject *hook_object(uint64_t id) {
    if (!id) return raise_error();
    hook_handle *h = PyObject_New(hook_handle, handle_type);
    if (h) h->id = id, h->owner = NULL;
    return (PyObject *)h;
}

/* Note [Hooks of leaves]
 * A hook often refers to the tensor that it hangs on. If torc owned the function, that would be a cycle which Python's collector cannot see
 * into, and both would live for ever. So the function of a leaf's hook is the leaf's object's, which the collector asks; torc owns a cell
 * that only names it, and that is emptied, with the interpreter's lock held, before the function goes. A thread that has found the hook
 * in torc's list may come for it after that, and finds nothing to call. A tensor that is no leaf may die before its graph, in which its
 * hooks are: their cells own the functions. */
static PyTypeObject *cell_type;
typedef struct {
    PyObject_HEAD PyObject *function; /* NULL: gone */
    bool owned;
} hook_cell;
static void cell_dealloc(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    if (((hook_cell *)self)->owned) Py_XDECREF(((hook_cell *)self)->function);
    PyObject_Free(self);
    Py_DECREF(type);
}
static hook_cell *cell_of(PyObject *function, bool owned) {
    hook_cell *cell = PyObject_New(hook_cell, cell_type);
    if (!cell) return NULL;
    cell->function = owned ? Py_NewRef(function) : function;
    cell->owned = owned;
    return cell;
}
/* A leaf has its hooks as {number: (cell, function, does it come after the gradient was accumulated?)}. */
static void empty_cell(PyObject *entry) {
    if (entry) ((hook_cell *)PyTuple_GetItem(entry, 0))->function = NULL;
}
void hooks_clear(PyObject *self) {
    tensor_object *t = (tensor_object *)self;
    PyObject *hooks = t->hooks, *key, *entry;
    Py_ssize_t at = 0;
    if (!hooks) return;
    t->hooks = NULL;
    while (PyDict_Next(hooks, &at, &key, &entry)) {
        empty_cell(entry);
        if (!torc_remove_hook(PyLong_AsUnsignedLongLong(key))) torc_error_clear();
    }
    Py_DECREF(hooks);
}
/* The hook with that number is registered, with this cell; both are undone if it cannot be noted. */
static PyObject *leaf_hook(PyObject *self, PyObject *function, hook_cell *cell, uint64_t id, bool after) {
    tensor_object *t = (tensor_object *)self;
    hook_handle *h = (hook_handle *)hook_object(id);
    PyObject *key = h ? PyLong_FromUnsignedLongLong(id) : NULL,
             *entry = key ? PyTuple_Pack(3, (PyObject *)cell, function, after ? Py_True : Py_False) : NULL;
    if (entry && !t->hooks) t->hooks = PyDict_New();
    if (!entry || !t->hooks || PyDict_SetItem(t->hooks, key, entry) < 0 || !(h->owner = PyWeakref_NewRef(self, NULL))) {
        cell->function = NULL;
        if (id && !torc_remove_hook(id)) torc_error_clear();
        Py_XDECREF((PyObject *)h);
        h = NULL;
    }
    Py_XDECREF(key), Py_XDECREF(entry);
    return (PyObject *)h;
}
static PyObject *handle_remove(PyObject *self, PyObject *ignored) {
    hook_handle *h = (hook_handle *)self;
    const uint64_t id = h->id;
    (void)ignored;
    h->id = 0;
    if (h->owner) {
        PyObject *leaf = Py_NewRef(PyWeakref_GetObject(h->owner)), *key = PyLong_FromUnsignedLongLong(id);
        PyObject *hooks = leaf != Py_None ? ((tensor_object *)leaf)->hooks : NULL;
        empty_cell(hooks && key ? PyDict_GetItemWithError(hooks, key) : NULL);
        if (hooks && key && PyDict_DelItem(hooks, key) < 0) PyErr_Clear();
        Py_XDECREF(key), Py_DECREF(leaf);
        Py_CLEAR(h->owner);
    }
    if (id && !torc_remove_hook(id)) torc_error_clear(); /* what it hung on is gone, and so is the hook */
    if (PyErr_Occurred()) return NULL;
    Py_RETURN_NONE;
}
static PyObject *handle_enter(PyObject *self, PyObject *ignored) { return (void)ignored, Py_NewRef(self); }
static PyObject *handle_exit(PyObject *self, PyObject *ignored) { return handle_remove(self, ignored); }
static void handle_dealloc(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    Py_XDECREF(((hook_handle *)self)->owner);
    PyObject_Free(self);
    Py_DECREF(type);
}

/* What messages call a hook. NULL with an exception. */
static PyObject *hook_name(PyObject *hook) {
    PyObject *name = PyObject_GetAttrString(hook, "__name__");
    if (name) return name;
    PyErr_Clear();
    return PyUnicode_FromString("<unknown>");
}
/* What a hook returned may stand in the place of a gradient if it is as that is; else an exception that names the hook. */
static bool may_replace(torc_tensor was, PyObject *given, PyObject *hook) {
    if (given == Py_None) return true;
    if (!is_tensor(given))
        return PyErr_Format(PyExc_TypeError, "expected Variable, but hook returned '%s'", type_name_of(given)), false;
    if (!was) return PyErr_SetString(PyExc_RuntimeError, "can't replace a None gradient with a non-None value"), false;
    torc_tensor now = handle_of(given);
    const bool same_type = torc_tensor_dtype(was) == torc_tensor_dtype(now) &&
                           torc_tensor_device(was).type == torc_tensor_device(now).type;
    if (same_type && torc_dim(was) == torc_dim(now) &&
        !memcmp(torc_sizes(was), torc_sizes(now), (size_t)torc_dim(was) * sizeof(int64_t)))
        return true;
    PyObject *name = hook_name(hook), *before = NULL, *after = NULL;
    if (name && same_type)
        PyErr_Format(PyExc_RuntimeError, "hook '%U' has changed the size of value", name);
    else if (name) {
        CALL {
            PyObject *old = wrap(torc_scope_adopt(torc_retain(was)));
            before = old ? PyObject_CallMethod(old, "type", NULL) : NULL;
            after = before ? PyObject_CallMethod(given, "type", NULL) : NULL;
            Py_XDECREF(old);
        }
        if (after)
            PyErr_Format(PyExc_RuntimeError, "hook '%U' has changed the type of value (was %U got %U)", name, before,
                         after);
    }
    Py_XDECREF(name), Py_XDECREF(before), Py_XDECREF(after);
    return false;
}
/* Calls the function of a cell with a tensor. A new reference; NULL if there is none any more, or with an exception. */
static PyObject *call_cell(hook_cell *cell, torc_tensor with) {
    PyObject *function = Py_XNewRef(cell->function), *argument = NULL, *result = NULL;
    if (!function) return NULL;
    if ((argument = wrap(torc_scope_adopt(torc_retain(with)))))
        result = PyObject_CallFunctionObjArgs(function, argument, NULL);
    Py_XDECREF(argument), Py_DECREF(function);
    return result;
}
static torc_tensor hook_tensor(torc_tensor grad, void *cell) {
    const lock_taken lock = lock_take();
    torc_tensor instead = NULL;
    PyObject *hook = Py_XNewRef(((hook_cell *)cell)->function), *result = call_cell(cell, grad);
    if (!result || !may_replace(grad, result, hook))
        raise_to_torc();
    else if (result != Py_None)
        instead = torc_scope_adopt(torc_retain(handle_of(result)));
    Py_XDECREF(hook), Py_XDECREF(result);
    lock_give(lock);
    return instead;
}
static void hook_accumulated(torc_tensor leaf, void *cell) {
    const lock_taken lock = lock_take();
    PyObject *result = call_cell(cell, leaf);
    if (!result) raise_to_torc();
    Py_XDECREF(result);
    lock_give(lock);
}
static PyObject *gradients_tuple(const torc_tensor *list, int64_t n) {
    PyObject *all = PyTuple_New((Py_ssize_t)n);
    for (Py_ssize_t k = 0; all && k < n; k++) {
        PyObject *one = list[k] ? wrap(torc_scope_adopt(torc_retain(list[k]))) : Py_NewRef(Py_None);
        if (!one)
            Py_CLEAR(all);
        else
            PyTuple_SetItem(all, k, one);
    }
    return all;
}
/* What a hook of a node returned, in place of its gradients. */
static bool replace(torc_tensor *list, int64_t n, PyObject *result, PyObject *hook) {
    if (result == Py_None) return true;
    PyObject *tuple = PyTuple_Check(result) ? Py_NewRef(result) : is_tensor(result) ? PyTuple_Pack(1, result) : NULL;
    if (!tuple) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_TypeError, "expected tuple, but hook returned '%s'", type_name_of(result));
        return false;
    }
    bool ok = PyTuple_Size(tuple) == n;
    if (!ok) {
        PyObject *name = hook_name(hook);
        if (name)
            PyErr_Format(PyExc_RuntimeError,
                         "hook '%U' has returned an incorrect number of values (got %zd, but expected %lld)", name,
                         PyTuple_Size(tuple), (long long)n);
        Py_XDECREF(name);
    }
    for (Py_ssize_t k = 0; ok && k < n; k++) {
        PyObject *one = PyTuple_GetItem(tuple, k);
        if ((ok = may_replace(list[k], one, hook)))
            list[k] = one == Py_None ? NULL : torc_scope_adopt(torc_retain(handle_of(one)));
    }
    Py_DECREF(tuple);
    return ok;
}
static void hook_before(torc_tensor *grads, int64_t n, void *function) {
    const lock_taken lock = lock_take();
    PyObject *all = gradients_tuple(grads, n), *result = all ? PyObject_CallFunctionObjArgs(function, all, NULL) : NULL;
    if (!result || !replace(grads, n, result, function)) raise_to_torc();
    Py_XDECREF(all), Py_XDECREF(result);
    lock_give(lock);
}
static void hook_after(torc_tensor *inputs, int64_t ninputs, const torc_tensor *outputs, int64_t noutputs,
                       void *function) {
    const lock_taken lock = lock_take();
    PyObject *in = gradients_tuple(inputs, ninputs), *out = gradients_tuple(outputs, noutputs),
             *result = in && out ? PyObject_CallFunctionObjArgs(function, in, out, NULL) : NULL;
    if (!result || !replace(inputs, ninputs, result, function)) raise_to_torc();
    Py_XDECREF(in), Py_XDECREF(out), Py_XDECREF(result);
    lock_give(lock);
}
static PyObject *node_register_hook(PyObject *self, PyObject *function) {
    if (!node_in(self)) return no_node();
    return hook_object(torc_node_register_hook(node_in(self), hook_after, function_context(function)));
}
static PyObject *node_register_prehook(PyObject *self, PyObject *function) {
    if (!node_in(self)) return no_node();
    return hook_object(torc_node_register_prehook(node_in(self), hook_before, function_context(function)));
}
/* Gradients, of a sequence or one alone; entries may be None. *list is to be freed with PyMem_Free. */
static bool gradients_of(PyObject *o, torc_tensor **list, int64_t *count, PyObject **held) {
    *list = NULL;
    *count = 0;
    *held = NULL;
    if (!o || o == Py_None) return true;
    if (is_tensor(o))
        *held = PyTuple_Pack(1, o);
    else
        *held = PySequence_Tuple(o);
    if (!*held) return false;
    const Py_ssize_t n = PyTuple_Size(*held);
    if (!(*list = PyMem_Calloc((size_t)(n ? n : 1), sizeof **list))) return PyErr_NoMemory(), false;
    for (Py_ssize_t k = 0; k < n; k++) {
        PyObject *one = PyTuple_GetItem(*held, k);
        if (is_tensor(one))
            (*list)[k] = handle_of(one);
        else if (one != Py_None)
            return PyErr_Format(PyExc_TypeError, "element %zd of gradients tuple is not a Tensor", k), false;
    }
    *count = n;
    return true;
}
/* node(*gradients): its backward alone. Those of Functions are not called, as PyTorch's are not. */
static PyObject *node_call(PyObject *self, PyObject *args, PyObject *words) {
    PyObject *result = NULL, *held = NULL;
    torc_tensor *list = NULL;
    int64_t n = 0;
    if (!node_in(self) || PyObject_HasAttrString((PyObject *)Py_TYPE(self), "_forward_cls")) {
        PyObject *name = PyType_GetName(Py_TYPE(self));
        if (name) PyErr_Format(PyExc_TypeError, "'%U' object is not callable", name);
        Py_XDECREF(name);
        return NULL;
    }
    if (words && PyDict_Size(words)) return PyErr_Format(PyExc_TypeError, "keyword arguments are not supported");
    for (Py_ssize_t k = 0; k < PyTuple_Size(args); k++)
        if (!is_tensor(PyTuple_GetItem(args, k)) && PyTuple_GetItem(args, k) != Py_None)
            return PyErr_Format(PyExc_TypeError, "argument %zd is not a Variable", k);
    if (gradients_of(args, &list, &n, &held)) {
        CALL {
            torc_tensors all;
            Py_BEGIN_ALLOW_THREADS all = torc_node_apply(node_in(self), torc_tensors_of(list, n));
            Py_END_ALLOW_THREADS if (!call_failed()) result =
                all.count == 1 ? wrap(all.data[0]) : wrap_list(all, false);
        }
    }
    PyMem_Free(list), Py_XDECREF(held);
    return result;
}
static PyMethodDef node_methods[] = {
    {"name", node_name, METH_NOARGS, "The name of the node's operator."},
    {"register_hook", node_register_hook, METH_O, "Calls fn(grad_inputs, grad_outputs) behind the node in backward."},
    {"register_prehook", node_register_prehook, METH_O, "Calls fn(grad_outputs) before the node in backward."},
    {"_sequence_nr", node_sequence, METH_NOARGS, NULL},
    {0}};
static PyGetSetDef node_attributes[] = {
    {"next_functions", node_next, NULL, "Where the gradients of its inputs go.", NULL},
    {"requires_grad", node_requires_grad, NULL, NULL, NULL},
    {"metadata", node_metadata, NULL, "A dict of the program's.", NULL},
    {0}};
static PyMemberDef node_members[] = {
    {"__dictoffset__", T_PYSSIZET, offsetof(node_object, dict), READONLY, NULL},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(node_object, weakrefs), READONLY, NULL},
    {0}};
static PyType_Slot node_slots[] = {
    {Py_tp_dealloc, node_dealloc},  {Py_tp_traverse, node_traverse}, {Py_tp_clear, node_clear},
    {Py_tp_methods, node_methods},  {Py_tp_getset, node_attributes}, {Py_tp_members, node_members},
    {Py_tp_getattro, node_getattr}, {Py_tp_call, node_call},         {0, NULL}};
static PyType_Spec node_spec = {.name = "torc.autograd.graph.Node",
                                .basicsize = sizeof(node_object),
                                .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE |
                                         Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                .slots = node_slots};
/* In files and copies a handle is one whose hook is gone, as where PyTorch's weakly known dict is not copied with it. */
static PyObject *handle_reduce(PyObject *self, PyObject *ignored) {
    PyObject *type = imported("torc.utils.hooks", "RemovableHandle"), *dict = imported("collections", "OrderedDict"),
             *none = dict ? PyObject_CallFunctionObjArgs(dict, NULL) : NULL;
    (void)ignored;
    Py_XDECREF(dict);
    if (!type || !none) return Py_XDECREF(type), Py_XDECREF(none), NULL;
    return Py_BuildValue("(N(N)(OK()))", type, none, Py_None, (unsigned long long)((hook_handle *)self)->id);
}
static PyObject *handle_id(PyObject *self, void *p) {
    (void)p;
    return PyLong_FromUnsignedLongLong(((hook_handle *)self)->id);
}
static PyGetSetDef handle_attributes[] = {{"id", handle_id, NULL, "Its number.", NULL}, {0}};
static PyMethodDef handle_methods[] = {{"__reduce__", handle_reduce, METH_NOARGS, NULL},
                                       {"remove", handle_remove, METH_NOARGS, "Takes the hook away."},
                                       {"__enter__", handle_enter, METH_NOARGS, NULL},
                                       {"__exit__", handle_exit, METH_VARARGS, NULL},
                                       {0}};
static PyType_Slot handle_slots[] = {
    {Py_tp_dealloc, handle_dealloc}, {Py_tp_methods, handle_methods}, {Py_tp_getset, handle_attributes}, {0, NULL}};
static PyType_Spec handle_spec = {.name = "torc.utils.hooks.RemovableHandle",
                                  .basicsize = sizeof(hook_handle),
                                  .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                  .slots = handle_slots};

static PyObject *m_register_hook(PyObject *self, PyObject *function) {
    if (!torc_requires_grad(handle_of(self)))
        return PyErr_Format(PyExc_RuntimeError, "cannot register a hook on a tensor that doesn't require gradient");
    const bool leaf = torc_is_leaf(handle_of(self));
    if (call_failed()) return NULL;
    hook_cell *cell = cell_of(function, !leaf);
    if (!cell) return NULL;
    const uint64_t id =
        torc_register_hook(handle_of(self), hook_tensor, (torc_context){Py_NewRef((PyObject *)cell), function_drop});
    PyObject *handle = leaf ? leaf_hook(self, function, cell, id, false) : hook_object(id);
    Py_DECREF((PyObject *)cell);
    return handle;
}
static PyObject *m_register_post(PyObject *self, PyObject *function) { /* refused of what is no leaf */
    hook_cell *cell = cell_of(function, false);
    if (!cell) return NULL;
    const uint64_t id = torc_register_post_accumulate_grad_hook(
        handle_of(self), hook_accumulated, (torc_context){Py_NewRef((PyObject *)cell), function_drop});
    PyObject *handle = leaf_hook(self, function, cell, id, true);
    Py_DECREF((PyObject *)cell);
    return handle;
}

/* ------------------------------------------------------------------------------------------ backward */
/* What PyTorch's engine takes for a switch: a truth, or a number. */
static bool read_truth(PyObject *o, bool *value) {
    PyObject *number = PyBool_Check(o) ? Py_NewRef(o) : PyNumber_Index(o);
    const bool read = number && read_bool(number, value);
    Py_XDECREF(number);
    return read;
}
/* What gradients come from, or go to: tensors, and edges of the graph (GradientEdge). If one is an edge, all become edges. */
typedef struct ends {
    PyObject *held;
    torc_tensor *tensors;
    torc_edge *edges; /* those of tensors have no node yet */
    int64_t count;
    bool by_edge;
} ends;
static bool is_edge(PyObject *o) {
    static PyObject *type;
    if (!PyTuple_Check(o) || PyTuple_Size(o) < 2) return false;
    if (!type && !(type = imported("torc.autograd.graph", "GradientEdge"))) return PyErr_Clear(), false;
    return Py_TYPE(o) == (PyTypeObject *)type;
}
static bool read_edge(PyObject *o, torc_edge *edge) {
    PyObject *node = PyTuple_GetItem(o, 0);
    if (!PyType_IsSubtype(Py_TYPE(node), node_type) || !node_in(node))
        return PyErr_Format(PyExc_TypeError, "the node of a GradientEdge is one of the graph, not %s",
                            type_name_of(node)),
               false;
    edge->node = node_in(node);
    if (!read_int(PyTuple_GetItem(o, 1), &edge->output_nr)) return false;
    const int64_t outputs = torc_node_output_count(edge->node);
    if (edge->output_nr >= 0 && edge->output_nr < outputs) return true;
    return PyErr_Format(PyExc_IndexError, "a GradientEdge leads to output %lld of a node of %lld",
                        (long long)edge->output_nr, (long long)outputs),
           false;
}
static bool ends_of(PyObject *o, const char *what, ends *e) {
    *e = (ends){.held = NULL};
    if (!o || o == Py_None) return true;
    e->held = is_tensor(o) || is_edge(o) ? PyTuple_Pack(1, o) : PySequence_Tuple(o);
    const Py_ssize_t n = e->held ? PyTuple_Size(e->held) : 0;
    if (!e->held || !(e->tensors = PyMem_Calloc((size_t)(n ? n : 1), sizeof *e->tensors)) ||
        !(e->edges = PyMem_Calloc((size_t)(n ? n : 1), sizeof *e->edges)))
        return e->held ? PyErr_NoMemory(), false : false;
    for (Py_ssize_t k = 0; k < n; k++) {
        PyObject *one = PyTuple_GetItem(e->held, k);
        if (is_tensor(one))
            e->tensors[k] = handle_of(one);
        else if (!is_edge(one))
            return PyErr_Format(PyExc_RuntimeError, "all %s have to be Tensors or GradientEdges, but got %s", what,
                                type_name_of(one)),
                   false;
        else if (!read_edge(one, &e->edges[k]))
            return false;
        e->by_edge |= !e->tensors[k];
    }
    e->count = n;
    return true;
}
static void ends_free(ends *e) {
    PyMem_Free(e->tensors), PyMem_Free(e->edges);
    Py_XDECREF(e->held);
}
/* Its edges; `refusal` is said of a tensor that does not require grad. An exception on failure, and a list without entries. */
static torc_edges edges_of(ends *e, const char *refusal) {
    for (int64_t k = 0; k < e->count; k++) {
        torc_tensor t = e->tensors[k];
        if (!t) continue;
        if (!torc_requires_grad(t)) {
            PyErr_Format(PyExc_RuntimeError, refusal, (int)k);
            return (torc_edges){NULL, -1};
        }
        e->edges[k] = (torc_edge){torc_gradient_node(t), torc_output_nr(t)};
        if (call_failed()) return (torc_edges){NULL, -1};
    }
    return (torc_edges){e->edges, e->count};
}
static const char no_history[] = "element %d of tensors does not require grad and does not have a grad_fn",
                  no_grad_wanted[] = "One of the differentiated Tensors does not require grad";
/* Backward from some ends; in a scope. */
static bool run_backward(ends *from, torc_tensors gradients, bool retain, bool create, ends *inputs) {
    if (!from->by_edge && !inputs->by_edge) {
        Py_BEGIN_ALLOW_THREADS torc_backward_many(torc_tensors_of(from->tensors, from->count), .gradients = gradients,
                                                  .retain_graph = retain, .create_graph = create,
                                                  .inputs = torc_tensors_of(inputs->tensors, inputs->count));
        Py_END_ALLOW_THREADS return !call_failed();
    }
    const torc_edges outputs = edges_of(from, no_history);
    const torc_edges leaves = outputs.count < 0 ? outputs : edges_of(inputs, no_grad_wanted);
    if (leaves.count < 0) return false;
    torc_backward_edges_options o;
    torc_backward_edges_options_init(&o);
    o.gradients = gradients, o.retain_graph = retain, o.create_graph = create, o.inputs = leaves;
    Py_BEGIN_ALLOW_THREADS torc_backward_edges_with(outputs, &o);
    Py_END_ALLOW_THREADS return !call_failed();
}
static PyObject *m_backward(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"gradient", "retain_graph", "create_graph", "inputs", NULL};
    PyObject *v[4], *result = NULL;
    ends inputs;
    bool create = false, retain = false;
    if (!arguments("backward", names, 0, args, nargs, keywords, v)) return NULL;
    if (v[0] && v[0] != Py_None && !is_tensor(v[0]))
        return PyErr_Format(PyExc_TypeError, "gradients can be either Tensors or None, but got %s", type_name_of(v[0]));
    if (v[2] && !read_truth(v[2], &create)) return NULL;
    retain = create;
    if (v[1] && v[1] != Py_None && !read_truth(v[1], &retain)) return NULL;
    if (!ends_of(v[3], "inputs", &inputs)) goto done;
    if (v[3] && v[3] != Py_None && !inputs.count) {
        PyErr_SetString(PyExc_RuntimeError, "`inputs` argument to `backward()` cannot be empty.");
        goto done;
    }
    CALL {
        torc_tensor loss = handle_of(self), gradient = v[0] && v[0] != Py_None ? handle_of(v[0]) : NULL;
        if (inputs.by_edge) {
            torc_edge edge;
            ends from = {.tensors = &loss, .edges = &edge, .count = 1};
            if (run_backward(&from, torc_tensors_of(&gradient, 1), retain, create, &inputs))
                result = Py_NewRef(Py_None);
            break;
        }
        Py_BEGIN_ALLOW_THREADS torc_backward(loss, .gradient = gradient, .retain_graph = retain, .create_graph = create,
                                             .inputs = torc_tensors_of(inputs.tensors, inputs.count));
        Py_END_ALLOW_THREADS if (!call_failed()) result = Py_NewRef(Py_None);
    }
done:
    ends_free(&inputs);
    return result;
}
/* _autograd_backward(tensors, grad_tensors, retain_graph, create_graph, inputs) */
static PyObject *backward_many(PyObject *module, PyObject *args) {
    PyObject *a, *g, *i, *held = NULL, *result = NULL;
    int retain, create;
    ends from, inputs = {.held = NULL};
    torc_tensor *list = NULL;
    int64_t n = 0;
    (void)module;
    if (!PyArg_ParseTuple(args, "OOiiO", &a, &g, &retain, &create, &i)) return NULL;
    if (ends_of(a, "outputs", &from) && gradients_of(g, &list, &n, &held) && ends_of(i, "inputs", &inputs)) {
        CALL {
            if (run_backward(&from, torc_tensors_of(list, n), retain, create, &inputs)) result = Py_NewRef(Py_None);
        }
    }
    ends_free(&from), ends_free(&inputs);
    PyMem_Free(list), Py_XDECREF(held);
    return result;
}
/* _autograd_grad(outputs, inputs, grad_outputs, retain_graph, create_graph, allow_unused, materialize_grads) */
static PyObject *grad_of(PyObject *module, PyObject *args) {
    PyObject *o, *i, *g, *held = NULL, *result = NULL;
    int retain, create, unused, materialize;
    ends from, inputs = {.held = NULL};
    torc_tensor *list = NULL;
    int64_t n = 0;
    (void)module;
    if (!PyArg_ParseTuple(args, "OOOiiii", &o, &i, &g, &retain, &create, &unused, &materialize)) return NULL;
    if (ends_of(o, "outputs", &from) && ends_of(i, "inputs", &inputs) && gradients_of(g, &list, &n, &held)) {
        CALL {
            torc_tensors grads;
            if (!from.by_edge && !inputs.by_edge) {
                Py_BEGIN_ALLOW_THREADS grads = torc_autograd_grad(
                    torc_tensors_of(from.tensors, from.count), torc_tensors_of(inputs.tensors, inputs.count),
                    .grad_outputs = torc_tensors_of(list, n), .retain_graph = retain, .create_graph = create,
                    .allow_unused = unused, .materialize_grads = materialize);
                Py_END_ALLOW_THREADS if (!call_failed()) result = wrap_list(grads, false);
                break;
            }
            const torc_edges outputs = edges_of(&from, no_history);
            const torc_edges wanted = outputs.count < 0 ? outputs : edges_of(&inputs, no_grad_wanted);
            if (wanted.count < 0) break;
            torc_autograd_grad_edges_options options;
            torc_autograd_grad_edges_options_init(&options);
            options.grad_outputs = torc_tensors_of(list, n), options.retain_graph = retain,
            options.create_graph = create, options.allow_unused = unused || materialize;
            Py_BEGIN_ALLOW_THREADS grads = torc_autograd_grad_edges_with(outputs, wanted, &options);
            Py_END_ALLOW_THREADS if (!call_failed()) result = wrap_list(grads, false);
        }
    }
    ends_free(&from), ends_free(&inputs);
    PyMem_Free(list), Py_XDECREF(held);
    return result;
}

static PyObject *m_requires_grad_(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"requires_grad", NULL};
    PyObject *v[1];
    bool on = true;
    if (!arguments("requires_grad_", names, 0, args, nargs, keywords, v) ||
        (v[0] && !bool_given("requires_grad_", "requires_grad", nargs ? 1 : 0, v[0], &on)))
        return NULL;
    RETURN_TENSOR(torc_requires_grad_(handle_of(self), .requires_grad = on));
}
static PyObject *m_detach_(PyObject *self, PyObject *ignored) {
    (void)ignored;
    RETURN_TENSOR(torc_detach_(handle_of(self)));
}
static PyObject *m_retain_grad(PyObject *self, PyObject *ignored) {
    (void)ignored;
    torc_retain_grad(handle_of(self));
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static PyObject *get_grad_fn(PyObject *self, void *p) {
    PyObject *node = NULL;
    (void)p;
    CALL {
        torc_node n = torc_grad_fn(handle_of(self));
        if (!call_failed()) node = wrap_node(n);
    }
    return node;
}
/* _grad_fn = None cuts the tensor off from its graph. */
static int set_grad_fn(PyObject *self, PyObject *value, void *p) {
    int done = -1;
    (void)p;
    if (value != Py_None) return PyErr_SetString(PyExc_RuntimeError, "_grad_fn can be only set to None"), -1;
    CALL {
        torc_detach_(handle_of(self));
        if (!call_failed()) done = 0;
    }
    return done;
}
/* _backward_hooks and _post_accumulate_grad_hooks, which a leaf's object has: {number: function}, or None. */
static PyObject *hooks_of_kind(PyObject *self, bool after) {
    PyObject *hooks = ((tensor_object *)self)->hooks, *key, *entry, *type, *made;
    Py_ssize_t at = 0;
    if (!hooks) Py_RETURN_NONE;
    if (!(type = imported("collections", "OrderedDict"))) return NULL;
    made = PyObject_CallNoArgs(type);
    Py_DECREF(type);
    while (made && PyDict_Next(hooks, &at, &key, &entry))
        if (PyTuple_GetItem(entry, 2) == (after ? Py_True : Py_False) &&
            PyObject_SetItem(made, key, PyTuple_GetItem(entry, 1)) < 0)
            Py_CLEAR(made);
    return made;
}
/* The functions of a dict in their place; None: no hooks any more. */
static int set_hooks_of_kind(PyObject *self, PyObject *value, bool after) {
    PyObject *had = hooks_of_kind(self, after), *numbers = had && had != Py_None ? PyMapping_Keys(had) : NULL,
             *functions;
    Py_XDECREF(had);
    for (Py_ssize_t k = 0; numbers && k < PyList_Size(numbers); k++) {
        PyObject *key = PyList_GetItem(numbers, k), *hooks = ((tensor_object *)self)->hooks;
        empty_cell(PyDict_GetItemWithError(hooks, key));
        if (!torc_remove_hook(PyLong_AsUnsignedLongLong(key))) torc_error_clear();
        if (PyDict_DelItem(hooks, key) < 0) PyErr_Clear();
    }
    Py_XDECREF(numbers);
    if (PyErr_Occurred()) return -1;
    if (((tensor_object *)self)->hooks && !PyDict_Size(((tensor_object *)self)->hooks))
        Py_CLEAR(((tensor_object *)self)->hooks);
    if (!value || value == Py_None) return 0;
    if (!PyDict_Check(value))
        return PyErr_Format(PyExc_TypeError, "hooks of a tensor are a dict of functions or None, not %s",
                            type_name_of(value)),
               -1;
    if (!(functions = PyMapping_Values(value))) return -1;
    for (Py_ssize_t k = 0; k < PyList_Size(functions) && !PyErr_Occurred(); k++)
        Py_XDECREF((after ? m_register_post : m_register_hook)(self, PyList_GetItem(functions, k)));
    Py_DECREF(functions);
    return PyErr_Occurred() ? -1 : 0;
}
static int set_backward_hooks(PyObject *self, PyObject *value, void *p) {
    return (void)p, set_hooks_of_kind(self, value, false);
}
static int set_accumulated_hooks(PyObject *self, PyObject *value, void *p) {
    return (void)p, set_hooks_of_kind(self, value, true);
}
static PyObject *get_backward_hooks(PyObject *self, void *p) { return (void)p, hooks_of_kind(self, false); }
static PyObject *get_accumulated_hooks(PyObject *self, void *p) { return (void)p, hooks_of_kind(self, true); }
static PyObject *m_is_view(PyObject *self, PyObject *ignored) {
    (void)ignored;
    return PyBool_FromLong(torc_is_view(handle_of(self)));
}
static PyObject *m_set_(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"source", "storage_offset", "size", "stride", NULL};
    PyObject *v[4];
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS], offset = 0;
    Py_ssize_t nsizes = -1, nstrides = -1;
    if (!arguments("set_", names, 0, args, nargs, keywords, v)) return NULL;
    if ((v[1] && !read_int(v[1], &offset)) || (v[2] && (nsizes = read_ints(v[2], sizes, TORC_MAX_DIMS)) < 0) ||
        (v[3] && (nstrides = read_ints(v[3], strides, TORC_MAX_DIMS)) < 0))
        return NULL;
    torc_set_options o;
    torc_set_options_init(&o);
    o.storage_offset = offset;
    if (nsizes >= 0) o.size = torc_ints_of(sizes, nsizes);
    if (nstrides >= 0) o.stride = torc_ints_of(strides, nstrides);
    PyObject *source = v[0] && v[0] != Py_None ? Py_NewRef(v[0]) : NULL, *made = NULL;
    if (source && !is_tensor(source) && !is_storage(source)) {
        Py_DECREF(source);
        source = PyObject_GetAttrString(v[0], "_untyped_storage"); /* of a TypedStorage */
        if (!source || !is_storage(source)) {
            Py_XDECREF(source);
            PyErr_Clear();
            return not_a_tensor("set_", "source", 1, v[0]);
        }
    }
    CALL {
        torc_tensor t = handle_of(self);
        if (source && is_storage(source))
            t = torc_set_storage_inplace_with(t, storage_in(source), &o);
        else
            t = torc_set_inplace_with(t, source ? handle_of(source) : NULL, &o);
        if (!call_failed()) made = wrap(t);
    }
    Py_XDECREF(source);
    return made;
}
static PyObject *m_resize_(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    int64_t sizes[TORC_MAX_DIMS];
    torc_memory_format format = TORC_PRESERVE_FORMAT;
    Py_ssize_t n = 0;
    if (keywords && PyTuple_Size(keywords)) {
        if (PyTuple_Size(keywords) != 1 ||
            PyUnicode_CompareWithASCIIString(PyTuple_GetItem(keywords, 0), "memory_format") ||
            Py_TYPE(args[nargs]) != format_type)
            return PyErr_Format(PyExc_TypeError, "resize_() takes sizes, and memory_format by keyword");
        format = (torc_memory_format)((named_value *)args[nargs])->value;
    }
    if (nargs == 1 && !is_index(args[0])) {
        if ((n = read_ints(args[0], sizes, TORC_MAX_DIMS)) < 0) return NULL;
    } else
        for (; n < nargs; n++)
            if (n == TORC_MAX_DIMS || !is_index(args[n]) || !read_int(args[n], &sizes[n]))
                return PyErr_Occurred()
                           ? NULL
                           : PyErr_Format(PyExc_TypeError,
                                          "resize_(): argument 'size' (position 1) must be tuple of ints, not %s",
                                          type_name_of(args[n < nargs ? n : 0]));
    RETURN_TENSOR(torc_resize_(handle_of(self), torc_ints_of(sizes, n), .memory_format = format));
}
static PyObject *m_resize_as_(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    static const char *const names[] = {"the_template", "*", "memory_format", NULL};
    PyObject *v[2];
    if (!arguments("resize_as_", names, 1, args, nargs, keywords, v)) return NULL;
    if (!is_tensor(v[0])) return not_a_tensor("resize_as_", "the_template", 1, v[0]);
    if (v[1] && v[1] != Py_None && Py_TYPE(v[1]) != format_type)
        return PyErr_Format(PyExc_TypeError,
                            "resize_as_(): argument 'memory_format' must be torch.memory_format, not %s",
                            type_name_of(v[1]));
    const torc_memory_format format =
        v[1] && v[1] != Py_None ? (torc_memory_format)((named_value *)v[1])->value : TORC_CONTIGUOUS_FORMAT;
    RETURN_TENSOR(torc_resize_as_(handle_of(self), handle_of(v[0]), .memory_format = format));
}

PyMethodDef autograd_methods[] = {
    FAST("backward", m_backward,
         "backward(gradient=None, retain_graph=None, create_graph=False, inputs=None)\n\nAdds to .grad of the leaves."),
    FAST("requires_grad_", m_requires_grad_, "Sets whether gradients are recorded, and returns the tensor."),
    {"detach_", m_detach_, METH_NOARGS, "Cuts the tensor off from its graph."},
    {"retain_grad", m_retain_grad, METH_NOARGS, "Makes backward keep the gradient of a tensor that is no leaf."},
    {"register_hook", m_register_hook, METH_O,
     "Calls hook(grad) when the gradient is there; what it returns takes its place."},
    {"register_post_accumulate_grad_hook", m_register_post, METH_O,
     "Calls hook(param) after its gradient was accumulated."},
    {"_is_view", m_is_view, METH_NOARGS, NULL},
    FAST("set_", m_set_, "Takes the memory of another tensor."),
    FAST("resize_", m_resize_, "Other sizes over the same storage."),
    FAST("resize_as_", m_resize_as_, "The sizes of another tensor over the same storage."),
    {0},
};
PyGetSetDef autograd_attributes[] = {
    {"grad", get_grad, set_grad, "The gradient that backward has accumulated.", NULL},
    {"_grad", get_grad, set_grad, NULL, NULL},
    {"_backward_hooks", get_backward_hooks, set_backward_hooks, NULL, NULL},
    {"_post_accumulate_grad_hooks", get_accumulated_hooks, set_accumulated_hooks, NULL, NULL},
    {"requires_grad", get_requires_grad, set_requires_grad, NULL, NULL},
    {"is_leaf", get_is_leaf, NULL, NULL, NULL},
    {"retains_grad", get_retains_grad, NULL, NULL, NULL},
    {"grad_fn", get_grad_fn, NULL, "The node of the graph that made it.", NULL},
    {"_grad_fn", get_grad_fn, set_grad_fn, NULL, NULL},
    {"output_nr", get_output_nr, NULL, NULL, NULL},
    {"data", get_data, set_data, NULL, NULL},
    {0},
};

/* ------------------------------------------------------------------------------------------ modes */
static PyObject *is_grad_enabled(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return PyBool_FromLong(torc_is_grad_enabled());
}
static PyObject *set_grad_enabled(PyObject *m, PyObject *o) {
    (void)m;
    if (!PyBool_Check(o))
        return PyErr_Format(PyExc_TypeError, "set_grad_enabled(): argument 'enabled' (position 1) must be bool, not %s",
                            type_name_of(o));
    return PyBool_FromLong(torc_set_grad_enabled(o == Py_True)); /* what was before */
}
static PyObject *is_inference_mode_enabled(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return PyBool_FromLong(torc_is_inference_mode_enabled());
}
static PyObject *inference_begin(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return PyLong_FromLong(torc_inference_mode_begin());
}
static PyObject *inference_end(PyObject *m, PyObject *o) {
    (void)m;
    int64_t before;
    if (!read_int(o, &before)) return NULL;
    torc_inference_mode_end((int)before);
    Py_RETURN_NONE;
}
static PyObject *set_anomaly(PyObject *m, PyObject *args) {
    int on, check = 1;
    (void)m;
    if (!PyArg_ParseTuple(args, "p|p", &on, &check)) return NULL;
    return PyBool_FromLong(torc_set_detect_anomaly_check(on, check));
}
static PyObject *is_anomaly(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return PyBool_FromLong(torc_is_anomaly_enabled());
}
static PyObject *gradient_edge(PyObject *m, PyObject *o) {
    PyObject *node = NULL;
    int64_t nr = 0;
    (void)m;
    if (!is_tensor(o)) return not_a_tensor("get_gradient_edge", "tensor", 1, o);
    CALL {
        torc_node n = torc_gradient_node(handle_of(o));
        nr = torc_output_nr(handle_of(o));
        if (!call_failed()) node = wrap_node(n);
    }
    return node ? Py_BuildValue("(NL)", node, (long long)nr) : NULL;
}
static PyObject *backward_id(PyObject *m, PyObject *ignored) {
    const uint64_t id = torc_backward_id();
    (void)m, (void)ignored;
    return PyLong_FromLongLong(id ? (long long)id : -1);
}
static PyObject *is_checkpoint_valid(PyObject *m, PyObject *ignored) {
    (void)m, (void)ignored;
    return PyBool_FromLong(torc_is_checkpoint_valid());
}
static PyObject *backward_visits(PyObject *m, PyObject *node) {
    bool visits = false;
    (void)m;
    if (!PyObject_TypeCheck(node, node_type))
        return PyErr_Format(PyExc_TypeError, "_will_engine_execute_node: expected a node of the graph");
    if (!node_in(node)) return no_node();
    CALL { visits = torc_backward_visits(node_in(node)); }
    return call_failed() ? NULL : PyBool_FromLong(visits);
}
static PyMethodDef functions[] = {
    {"_current_graph_task_id", backward_id, METH_NOARGS, NULL},
    {"_is_checkpoint_valid", is_checkpoint_valid, METH_NOARGS, NULL},
    {"_will_engine_execute_node", backward_visits, METH_O, NULL},
    {"is_grad_enabled", is_grad_enabled, METH_NOARGS, "Are gradients recorded?"},
    {"_set_grad_enabled", set_grad_enabled, METH_O, NULL},
    {"is_inference_mode_enabled", is_inference_mode_enabled, METH_NOARGS, "Is inference mode on?"},
    {"_inference_mode_begin", inference_begin, METH_NOARGS, NULL},
    {"_inference_mode_end", inference_end, METH_O, NULL},
    {"_set_detect_anomaly", set_anomaly, METH_VARARGS, NULL},
    {"is_anomaly_enabled", is_anomaly, METH_NOARGS, NULL},
    {"_autograd_backward", backward_many, METH_VARARGS, NULL},
    {"_autograd_grad", grad_of, METH_VARARGS, NULL},
    {"_gradient_edge", gradient_edge, METH_O, NULL},
    {0},
};
static PyType_Slot cell_slots[] = {{Py_tp_dealloc, cell_dealloc}, {0, NULL}};
static PyType_Spec cell_spec = {.name = "torc.utils.hooks.Cell",
                                .basicsize = sizeof(hook_cell),
                                .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                .slots = cell_slots};
bool autograd_init(PyObject *module) {
    cell_type = make_type(module, &cell_spec, NULL, "_HookCell");
    node_type = make_type(module, &node_spec, NULL, "_Node");
    handle_type = make_type(module, &handle_spec, NULL, "_HookHandle");
    return cell_type && node_type && handle_type && PyModule_AddFunctions(module, functions) == 0;
}
