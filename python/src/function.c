/* function.c - torch.autograd.Function: forward and backward of the program's, as a custom function of torc.
 *
 * One application has a state: an object of Python that the context (`ctx`) of the program refers to and that the node owns. When forward is
 * back, ctx becomes the object of the node (Note [Types of nodes]), which the graph keeps alive from then on; the state owns it until then, or
 * if there is no node. torc's own context is there during forward and backward only. */
#include "py.h"

static PyTypeObject *state_type;
typedef struct {
    PyObject_HEAD PyObject *class, *ctx, *args, *backward, *setup, *outputs;
    bool single, owns_ctx;
    torc_function_context now; /* NULL outside of forward and backward */
} state;

static void state_dealloc(PyObject *self) {
    state *s = (state *)self;
    PyTypeObject *type = Py_TYPE(self);
    if (s->owns_ctx) Py_XDECREF(s->ctx);
    Py_XDECREF(s->class), Py_XDECREF(s->args), Py_XDECREF(s->backward), Py_XDECREF(s->setup), Py_XDECREF(s->outputs);
    PyObject_Free(self);
    Py_DECREF(type);
}
static PyType_Slot state_slots[] = {{Py_tp_dealloc, state_dealloc}, {0, NULL}};
static PyType_Spec state_spec = {.name = "torc.autograd.function.State",
                                 .basicsize = sizeof(state),
                                 .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                 .slots = state_slots};

static void state_drop(void *data) {
    state *s = data;
    if (!Py_IsInitialized()) return;
    const lock_taken lock = lock_take();
    if (s->owns_ctx) { /* a cycle, which ends here */
        s->owns_ctx = false;
        Py_CLEAR(s->ctx);
    }
    Py_DECREF((PyObject *)s);
    lock_give(lock);
}

/* The tensors that the program noted on ctx under a name, handed to torc one by one; `refusal` is said of others, with place and type. */
static bool noted(PyObject *ctx, const char *name, bool (*tell)(torc_function_context, torc_tensor),
                  torc_function_context now, const char *refusal) {
    PyObject *list = PyObject_GetAttrString(ctx, name);
    if (!list) return false;
    bool ok = true;
    for (Py_ssize_t k = 0; ok && list != Py_None && k < PyTuple_Size(list); k++) {
        PyObject *t = PyTuple_GetItem(list, k);
        if (!is_tensor(t))
            ok = PyErr_Format(PyExc_RuntimeError, refusal, k, type_name_of(t)) != NULL;
        else
            ok = tell(now, handle_of(t)) && !call_failed();
    }
    Py_DECREF(list);
    if (!ok && !PyErr_Occurred()) (void)call_failed();
    return ok && !PyErr_Occurred();
}
static bool save(state *s, torc_function_context now) {
    PyObject *list = PyObject_GetAttrString(s->ctx, "to_save");
    if (!list || list == Py_None) return Py_XDECREF(list), list != NULL;
    const Py_ssize_t n = PyTuple_Size(list);
    torc_tensor *tensors = PyMem_Calloc((size_t)(n > 0 ? n : 1), sizeof *tensors);
    bool ok = tensors != NULL && n >= 0;
    for (Py_ssize_t k = 0; ok && k < n; k++) {
        PyObject *t = PyTuple_GetItem(list, k);
        tensors[k] = is_tensor(t) ? handle_of(t) : NULL;
        if (!tensors[k] && t != Py_None)
            ok = PyErr_Format(PyExc_TypeError,
                              "save_for_backward can only save variables, but argument %zd is of type %s", k,
                              type_name_of(t)) != NULL;
    }
    if (ok) torc_function_save_for_backward(now, torc_tensors_of(tensors, n));
    PyMem_Free(tensors);
    Py_DECREF(list);
    return ok && !call_failed() && PyObject_DelAttrString(s->ctx, "to_save") == 0;
}

static bool set_needs(state *s, torc_function_context now) {
    const Py_ssize_t n = PyTuple_Size(s->args);
    PyObject *needs = PyTuple_New(n);
    int64_t input = 0;
    for (Py_ssize_t k = 0; needs && k < n; k++)
        PyTuple_SetItem(
            needs, k,
            PyBool_FromLong(is_tensor(PyTuple_GetItem(s->args, k)) && torc_function_needs_input_grad(now, input++)));
    const bool ok = needs && PyObject_SetAttrString(s->ctx, "needs_input_grad", needs) == 0;
    Py_XDECREF(needs);
    return ok;
}

static PyObject *run_forward(state *s) {
    PyObject *forward = PyObject_GetAttrString(s->class, "forward"), *result = NULL;
    if (!forward) return NULL;
    if (s->setup != Py_None) {
        result = PyObject_CallObject(forward, s->args);
        PyObject *done = result ? PyObject_CallFunctionObjArgs(s->setup, s->ctx, s->args, result, NULL) : NULL;
        if (!done) Py_CLEAR(result);
        Py_XDECREF(done);
    } else {
        const Py_ssize_t n = PyTuple_Size(s->args);
        PyObject *all = PyTuple_New(n + 1);
        if (all) PyTuple_SetItem(all, 0, Py_NewRef(s->ctx));
        for (Py_ssize_t k = 0; all && k < n; k++) PyTuple_SetItem(all, k + 1, Py_NewRef(PyTuple_GetItem(s->args, k)));
        result = all ? PyObject_CallObject(forward, all) : NULL;
        Py_XDECREF(all);
    }
    Py_DECREF(forward);
    return result;
}
enum { MOST = 64 /* tensors that a function takes or gives */ };
/* *n of `outputs`, which has MOST places, are the function's. */
static bool forward_body(state *s, torc_function_context now, torc_tensor *outputs, int64_t *n) {
    *n = 0;
    if (!set_needs(s, now)) return false;
    PyObject *result = run_forward(s);
    if (!result) return false;
    s->single = !PyTuple_Check(result);
    s->outputs = s->single ? PyTuple_Pack(1, result) : PySequence_Tuple(result);
    Py_DECREF(result);
    if (!s->outputs) return false;
    for (Py_ssize_t k = 0; k < PyTuple_Size(s->outputs); k++) {
        PyObject *o = PyTuple_GetItem(s->outputs, k);
        if (!is_tensor(o)) continue; /* it is handed on as it is */
        if (*n == MOST) return PyErr_SetString(PyExc_ValueError, "forward returned more than 64 tensors"), false;
        outputs[(*n)++] = handle_of(o);
    }
    if (!*n) outputs[(*n)++] = NULL; /* a function of torc has an output */
    PyObject *materialize = PyObject_GetAttrString(s->ctx, "materialize_grads");
    if (!materialize)
        PyErr_Clear();
    else
        torc_function_set_materialize_grads(now, PyObject_IsTrue(materialize));
    Py_XDECREF(materialize);
    if (!noted(s->ctx, "dirty_tensors", torc_function_mark_dirty, now,
               "mark_dirty can only accept variables, but argument %zd is of type %s") ||
        !noted(s->ctx, "non_differentiable", torc_function_mark_non_differentiable, now,
               "mark_non_differentiable only accepts variable arguments, but argument %zd is of type %s"))
        return false;
    return save(s, now);
}
static torc_tensors forward(torc_function_context now, torc_tensors inputs, void *context) {
    (void)inputs; /* which are the tensors among s->args */
    const lock_taken lock = lock_take();
    state *s = context;
    torc_tensor outputs[MOST];
    int64_t n;
    s->now = now;
    const bool ok = forward_body(s, now, outputs, &n);
    s->now = NULL;
    if (!ok) raise_to_torc();
    lock_give(lock);
    return ok ? torc_tensors_lend(torc_tensors_of(outputs, n)) : (torc_tensors){0};
}

/* The gradients of the tensors among the arguments, *ninputs of `inputs`, which has MOST places. */
static bool backward_body(state *s, const torc_tensor *grads, torc_tensor *inputs, int64_t *ninputs) {
    *ninputs = 0;
    const Py_ssize_t nout = PyTuple_Size(s->outputs), nargs = PyTuple_Size(s->args);
    PyObject *all = PyTuple_New(nout + 1), *result = NULL;
    if (!all) return false;
    PyTuple_SetItem(all, 0, Py_NewRef(s->ctx));
    int64_t output = 0;
    for (Py_ssize_t k = 0; k < nout; k++) {
        torc_tensor g =
            PyTuple_GetItem(s->outputs, k) != Py_None ? grads[output++] : NULL; /* None stands where no tensor was */
        PyObject *one = g ? wrap(torc_scope_adopt(torc_retain(g))) : Py_NewRef(Py_None);
        if (!one) return Py_DECREF(all), false;
        PyTuple_SetItem(all, k + 1, one);
    }
    result = PyObject_CallObject(s->backward, all);
    Py_DECREF(all);
    if (!result) return false;
    PyObject *given = PyTuple_Check(result) ? result : PyTuple_Pack(1, result);
    if (given != result) Py_DECREF(result);
    if (!given) return false;
    Py_ssize_t n = PyTuple_Size(given);
    while (n > nargs && PyTuple_GetItem(given, n - 1) == Py_None) n--;
    bool ok = n == nargs;
    if (!ok) {
        PyObject *name = PyType_GetName(Py_TYPE(s->ctx));
        PyErr_Format(PyExc_RuntimeError,
                     "function %U returned an incorrect number of gradients (expected %zd, got %zd)", name, nargs, n);
        Py_XDECREF(name);
    }
    for (Py_ssize_t k = 0; ok && k < nargs; k++) {
        PyObject *one = PyTuple_GetItem(given, k);
        const bool takes = PyTuple_GetItem(s->args, k) != Py_None; /* noted as None: it was no tensor */
        if (!takes && one != Py_None) {
            PyObject *name = PyType_GetName(Py_TYPE(s->ctx));
            PyErr_Format(
                PyExc_RuntimeError,
                "function %U returned a gradient different from None at position %zd, but the corresponding forward input was not a Variable",
                name, k + 1);
            Py_XDECREF(name);
            ok = false;
        } else if (takes && one != Py_None && !is_tensor(one)) {
            PyErr_Format(PyExc_RuntimeError, "expected Variable or None (got %s)", type_name_of(one));
            ok = false;
        } else if (takes)
            inputs[(*ninputs)++] = one == Py_None ? NULL : torc_scope_adopt(torc_retain(handle_of(one)));
    }
    Py_DECREF(given);
    return ok;
}
static torc_tensors backward(torc_function_context now, torc_tensors grads, void *context) {
    const lock_taken lock = lock_take();
    state *s = context;
    torc_tensor inputs[MOST];
    int64_t n;
    s->now = now;
    const bool ok = backward_body(s, grads.data, inputs, &n);
    s->now = NULL;
    if (!ok) raise_to_torc();
    lock_give(lock);
    return ok ? torc_tensors_lend(torc_tensors_of(inputs, n)) : (torc_tensors){0};
}

/* Tensors are torc's to hold from here on; of them only the places are needed, not the objects, which would be kept for nothing. */
static PyObject *places_of(PyObject *tuple) {
    const Py_ssize_t n = PyTuple_Size(tuple);
    PyObject *places = PyTuple_New(n);
    for (Py_ssize_t k = 0; places && k < n; k++)
        PyTuple_SetItem(places, k, Py_NewRef(is_tensor(PyTuple_GetItem(tuple, k)) ? Py_True : Py_None));
    return places;
}

/* The node that this application made, found at what it gave; ctx becomes its object. */
static void bind_ctx(state *s, const char *name, torc_tensors made) {
    for (int64_t k = 0; k < made.count; k++) {
        torc_node n = made.data[k] && torc_requires_grad(made.data[k]) ? torc_grad_fn(made.data[k]) : NULL;
        const char *of_node = n ? torc_node_name(n) : "";
        const size_t length = strlen(name);
        if (strncmp(of_node, name, length) || strcmp(of_node + length, "Backward")) continue; /* CopySlices, … */
        if (node_object_bind(s->ctx, n)) {
            s->owns_ctx = false;
            Py_DECREF(s->ctx);
        }
        break;
    }
    torc_error_clear();
}
/* _function_apply(class, type of ctx, args, backward, setup_context or None) */
static PyObject *apply(PyObject *module, PyObject *args) {
    PyObject *class, *type, *ctx, *given, *back, *setup, *result = NULL;
    (void)module;
    if (!PyArg_ParseTuple(args, "OOO!OO", &class, &type, &PyTuple_Type, &given, &back, &setup)) return NULL;
    if (!PyType_Check(type) || !PyType_IsSubtype((PyTypeObject *)type, node_type))
        return PyErr_Format(PyExc_TypeError, "the class of a Function's ctx must be one of nodes");
    if (!(ctx = node_object_new((PyTypeObject *)type))) return NULL;
    state *s = PyObject_New(state, state_type);
    if (!s) return Py_DECREF(ctx), NULL;
    s->class = Py_NewRef(class), s->ctx = ctx, s->owns_ctx = true, s->args = Py_NewRef(given),
    s->backward = Py_NewRef(back), s->setup = Py_NewRef(setup);
    s->outputs = NULL;
    s->now = NULL;
    s->single = false;
    torc_tensor inputs[MOST];
    int64_t n = 0;
    for (Py_ssize_t k = 0; k < PyTuple_Size(given); k++)
        if (is_tensor(PyTuple_GetItem(given, k))) {
            if (n == MOST) return Py_DECREF(s), PyErr_Format(PyExc_ValueError, "a Function takes at most 64 tensors");
            inputs[n++] = handle_of(PyTuple_GetItem(given, k));
        }
    PyObject *name = PyType_GetName((PyTypeObject *)class);
    const char *text = name ? PyUnicode_AsUTF8AndSize(name, NULL) : NULL;
    if (!text || PyObject_SetAttrString(ctx, "_state", (PyObject *)s) < 0) return Py_XDECREF(name), Py_DECREF(s), NULL;
    CALL {
        const torc_context owned = {Py_NewRef((PyObject *)s), state_drop};
        torc_tensors made = torc_function_apply(text, forward, backward, owned, torc_tensors_of(inputs, n));
        if (call_failed() || !s->outputs) break;
        const Py_ssize_t count = PyTuple_Size(s->outputs);
        PyObject *all = PyTuple_New(count);
        int64_t at = 0;
        for (Py_ssize_t k = 0; all && k < count; k++) {
            PyObject *was = PyTuple_GetItem(s->outputs, k),
                     *one = is_tensor(was) && at < made.count ? wrap(made.data[at++]) : Py_NewRef(was);
            if (!one)
                Py_CLEAR(all);
            else
                PyTuple_SetItem(all, k, one);
        }
        if (!all) break;
        bind_ctx(s, text, made);
        PyObject *places = places_of(s->outputs), *taken = places_of(s->args);
        if (places && taken) {
            Py_DECREF(s->outputs), s->outputs = places;
            Py_DECREF(s->args), s->args = taken;
            result = s->single ? Py_NewRef(PyTuple_GetItem(all, 0)) : Py_NewRef(all);
        } else
            Py_XDECREF(places), Py_XDECREF(taken);
        Py_DECREF(all);
    }
    Py_DECREF(name);
    Py_DECREF(s);
    return result;
}

static PyObject *saved(PyObject *module, PyObject *ctx) {
    PyObject *held = PyObject_GetAttrString(ctx, "_state"), *all = NULL;
    (void)module;
    if (!held) {
        PyErr_Clear();
        return PyErr_Format(PyExc_RuntimeError, "saved_tensors are there in backward only");
    }
    state *s = (state *)held;
    if (!s->now) {
        Py_DECREF(held);
        return node_saved_tensors(ctx);
    }
    CALL {
        const int64_t n = torc_function_saved_count(s->now);
        all = PyTuple_New((Py_ssize_t)n);
        for (Py_ssize_t k = 0; all && k < n; k++) {
            torc_tensor t = torc_function_saved(s->now, k);
            PyObject *one = call_failed() ? NULL : wrap(t);
            if (!one)
                Py_CLEAR(all);
            else
                PyTuple_SetItem(all, k, one);
        }
    }
    Py_DECREF(held);
    return all;
}

static PyMethodDef functions[] = {
    {"_function_apply", apply, METH_VARARGS, NULL}, {"_function_saved", saved, METH_O, NULL}, {0}};
bool function_init(PyObject *module) {
    state_type = make_type(module, &state_spec, NULL, "_FunctionState");
    return state_type && PyModule_AddFunctions(module, functions) == 0;
}
