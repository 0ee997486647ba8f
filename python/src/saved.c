/* saved.c - what the graph saves: torch.autograd.graph.saved_tensors_hooks, through which it goes, and torch.utils.checkpoint, which saves less. */
#include "py.h"

/* torc calls these in whatever thread saves or reads, with or without Python's lock. The context is a tuple (pack, unpack). */
static void *pack(torc_tensor t, void *pair) {
    const lock_taken lock = lock_take();
    PyObject *tensor = wrap(torc_scope_adopt(torc_retain(t))), *packed = NULL;
    if (tensor) packed = PyObject_CallFunctionObjArgs(PyTuple_GetItem(pair, 0), tensor, NULL);
    if (!packed) raise_to_torc();
    Py_XDECREF(tensor);
    lock_give(lock);
    return packed;
}
static torc_tensor unpack(void *packed, void *pair) {
    const lock_taken lock = lock_take();
    torc_tensor t = NULL;
    PyObject *result = PyObject_CallFunctionObjArgs(PyTuple_GetItem(pair, 1), (PyObject *)packed, NULL);
    if (result && !is_tensor(result))
        PyErr_Format(PyExc_TypeError,
                     "Output of saved tensor unpack_hook expected to be a Tensor but got result of type %s",
                     type_name_of(result));
    else if (result)
        t = torc_scope_adopt(torc_retain(handle_of(result)));
    if (!t) raise_to_torc();
    Py_XDECREF(result);
    lock_give(lock);
    return t;
}
static void drop(void *object) {
    if (!object || !Py_IsInitialized()) return;
    const lock_taken lock = lock_take();
    Py_DECREF((PyObject *)object);
    lock_give(lock);
}
static void drop_packed(void *packed, void *pair) {
    (void)pair;
    drop(packed);
}

/* ------------------------------------------------------------------------------------------ one saved tensor */
static PyTypeObject *saved_type;
typedef struct {
    PyObject_HEAD PyObject *node; /* whose it is, and which */
    int64_t entry, index;
} saved_object;
PyObject *saved_tensor_object(PyObject *node, int64_t k, int64_t index) {
    saved_object *s = PyObject_New(saved_object, saved_type);
    if (s) s->node = Py_NewRef(node), s->entry = k, s->index = index;
    return (PyObject *)s;
}
static void saved_dealloc(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    Py_DECREF(((saved_object *)self)->node);
    PyObject_Free(self);
    Py_DECREF(type);
}
static PyObject *saved_new(PyTypeObject *type, PyObject *args, PyObject *words) {
    (void)type, (void)args, (void)words;
    return PyErr_Format(PyExc_RuntimeError, "Trying to create a SavedTensor object from Python is forbidden.");
}
static PyObject *saved_register_hooks(PyObject *self, PyObject *args) {
    PyObject *before, *after;
    const saved_object *s = (saved_object *)self;
    if (!PyArg_ParseTuple(args, "OO:register_hooks", &before, &after)) return NULL;
    if (!PyCallable_Check(before) || !PyCallable_Check(after))
        return PyErr_Format(PyExc_TypeError, "register_hooks(): both hooks must be functions");
    PyObject *pair = PyTuple_Pack(2, before, after);
    if (!pair) return NULL;
    const torc_saved_tensors_hooks hooks = {
        .struct_size = sizeof hooks, .pack = pack, .unpack = unpack, .drop = drop_packed, .context = {pair, drop}};
    torc_node_saved_register_hooks(node_of_object(s->node), s->entry, s->index, &hooks);
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static PyMethodDef saved_methods[] = {
    {"register_hooks", saved_register_hooks, METH_VARARGS,
     PyDoc_STR("Packs the tensor now, by the first function; backward gets what the second makes of that.")},
    {0}};
static PyType_Slot saved_slots[] = {
    {Py_tp_new, saved_new}, {Py_tp_dealloc, saved_dealloc}, {Py_tp_methods, saved_methods}, {0, NULL}};
static PyType_Spec saved_spec = {.name = "torc._C._autograd.SavedTensor",
                                 .basicsize = sizeof(saved_object),
                                 .flags = Py_TPFLAGS_DEFAULT,
                                 .slots = saved_slots};

/* ------------------------------------------------------------------------------------------ hooks of all of them */
static PyObject *push(PyObject *self, PyObject *args) {
    PyObject *before, *after;
    (void)self;
    if (!PyArg_ParseTuple(args, "OO:_saved_hooks_push", &before, &after)) return NULL;
    PyObject *pair = PyTuple_Pack(2, before, after);
    if (!pair) return NULL;
    const torc_saved_tensors_hooks hooks = {
        .struct_size = sizeof hooks, .pack = pack, .unpack = unpack, .drop = drop_packed, .context = {pair, drop}};
    torc_saved_tensors_hooks_push(&hooks);
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static PyObject *pop(PyObject *self, PyObject *ignored) {
    (void)self, (void)ignored;
    torc_saved_tensors_hooks_pop();
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
/* The function of a checkpoint: it keeps what it made itself, since programs return more than lists of tensors. */
static torc_tensors run_checkpointed(torc_tensors inputs, void *function) {
    const lock_taken lock = lock_take();
    (void)inputs;
    PyObject *result = PyObject_CallFunctionObjArgs(function, NULL);
    if (!result) raise_to_torc();
    Py_XDECREF(result);
    lock_give(lock);
    return (torc_tensors){NULL, 0};
}
/* _checkpoint(function, inputs, preserve_rng_state, check, early_stop): runs the function without keeping what its nodes save; backward calls it again.
 * Inputs are tensors that must not be written until then, and whose devices' generators are set back. */
static PyObject *checkpoint(PyObject *self, PyObject *args) {
    PyObject *function, *inputs, *result = NULL;
    int preserve, check, stop;
    (void)self;
    if (!PyArg_ParseTuple(args, "OO!ppp:_checkpoint", &function, &PyTuple_Type, &inputs, &preserve, &check, &stop))
        return NULL;
    const Py_ssize_t n = PyTuple_Size(inputs);
    torc_tensor *list = PyMem_Calloc((size_t)(n ? n : 1), sizeof *list);
    if (!list) return PyErr_NoMemory();
    bool ok = true;
    for (Py_ssize_t k = 0; ok && k < n; k++) {
        PyObject *one = PyTuple_GetItem(inputs, k);
        if ((ok = is_tensor(one)))
            list[k] = handle_of(one);
        else
            not_a_tensor("_checkpoint", "inputs", (int)k + 1, one);
    }
    if (ok) {
        CALL {
            torc_checkpoint_options options;
            torc_checkpoint_options_init(&options);
            options.discard_rng_state = !preserve;
            options.skip_determinism_check = !check;
            options.early_stop = stop;
            torc_checkpoint_with(run_checkpointed, (torc_context){Py_NewRef(function), drop}, torc_tensors_of(list, n),
                                 &options);
            if (!call_failed()) result = Py_NewRef(Py_None);
        }
    }
    PyMem_Free(list);
    return result;
}
/* _cuda_rng_state(device), _set_cuda_rng_state(state, device): of a device's standard generator. */
static PyObject *cuda_rng_state(PyObject *self, PyObject *device) {
    int64_t index = 0;
    (void)self;
    if (!read_int(device, &index)) return NULL;
    RETURN_TENSOR(torc_cuda_get_rng_state((int)index));
}
static PyObject *set_cuda_rng_state(PyObject *self, PyObject *args) {
    PyObject *state;
    int device;
    (void)self;
    if (!PyArg_ParseTuple(args, "Oi:_set_cuda_rng_state", &state, &device)) return NULL;
    if (!is_tensor(state)) return not_a_tensor("_set_cuda_rng_state", "state", 1, state);
    torc_cuda_set_rng_state(handle_of(state), device);
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static PyMethodDef functions[] = {
    {"_saved_hooks_push", push, METH_VARARGS, PyDoc_STR("What is saved from now on goes through pack and unpack.")},
    {"_saved_hooks_pop", pop, METH_NOARGS, PyDoc_STR("Takes away what was pushed last.")},
    {"_checkpoint", checkpoint, METH_VARARGS, PyDoc_STR("Runs a function that backward calls again.")},
    {"_cuda_rng_state", cuda_rng_state, METH_O, PyDoc_STR("The state of a device's generator.")},
    {"_set_cuda_rng_state", set_cuda_rng_state, METH_VARARGS, PyDoc_STR("Sets the state of a device's generator.")},
    {0}};
bool saved_init(PyObject *module) {
    saved_type = make_type(module, &saved_spec, NULL, "_SavedTensor");
    return saved_type && PyModule_AddFunctions(module, functions) == 0;
}
