/* py.h - what the files of Python's extension share.
 *
 * torc._C is one shared object for every CPython from 3.11 on (the limited API), over the public C API alone. It computes nothing: it turns
 * objects of Python into what torc/op.h takes, and results into objects.
 *
 * Note [Objects and handles]
 * A Tensor of Python owns one reference of a torc_tensor and is bound to it (torc_handle_bind), so there is one object for a tensor as long
 * as anybody holds it. What a function of torc returns is lent by a scope: each function of the extension that calls torc opens one
 * (CALL), and wrap() takes out of it what Python gets. */
#ifndef TORC_PY_H
#define TORC_PY_H

#ifdef Py_GIL_DISABLED
#error "torc's extension does not build for free-threaded Python: it needs the interpreter's lock"
#endif
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#include <torc/bindings.h>

#include <string.h>

#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define COUNT(array) ((Py_ssize_t)(sizeof(array) / sizeof *(array)))
typedef PyObject *const *py_args;

/* ------------------------------------------------------------------------------------------ module.c */
/* A method that takes arguments as METH_FASTCALL | METH_KEYWORDS passes them. */
typedef PyObject *(*fast_function)(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords);
#define FAST(name, function, doc) \
    { name, (PyCFunction)(void (*)(void))(fast_function)(function), METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(doc) }
extern PyObject *torch_module; /* torc._C; borrowed from sys.modules */
PyTypeObject *make_type(PyObject *module, PyType_Spec *spec, PyObject *base, const char *name);
/* An attribute of a module of Python, imported when first asked for. A new reference. */
PyObject *imported(const char *module, const char *attribute);
/* numpy.generic, if the program has imported NumPy; else NULL without an exception. Borrowed. */
PyObject *numpy_generic(void);

/* ------------------------------------------------------------------------------------------ errors.c */
bool errors_init(PyObject *module);
/* This thread's sticking error of torc becomes Python's exception, and is forgotten. Returns NULL. */
PyObject *raise_error(void);
/* Python's exception becomes an error of torc: the end of a function that torc calls. */
void raise_to_torc(void);
/* What the extension keeps for a thread: few bytes, which are read without a call. */
typedef struct thread_now {
    bool warned;           /* the handler of warnings may have left an exception */
    bool in_torc;          /* Note [The lock in calls] */
    int function_disabled; /* __torch_function__ is not asked */
    struct {
        PyObject *module, *modules; /* owned: the module whose call runs, and its _modules once they were asked for */
        int64_t path, name;         /* owners' numbers: Note [Whose call runs] in nn.c */
    } running;
} thread_now;
extern _Thread_local thread_now python_now __attribute__((tls_model("initial-exec")));
/* Note [The lock in calls]
 * What torc calls takes Python's lock, and asks Python for it, since it may come from any thread. Calls that keep the lock say so: between
 * calls_begin and calls_end nothing but torc runs in this thread, and it has the lock. Whatever runs Python's code meanwhile stands between
 * lock_take and lock_give, within which that is not so. */
static inline void calls_begin(void) { python_now.in_torc = true; }
static inline void calls_end(void) { python_now.in_torc = false; }
typedef struct lock_taken {
    bool had;
    PyGILState_STATE state;
} lock_taken;
static inline lock_taken lock_take(void) {
    lock_taken l = {.had = python_now.in_torc};
    if (l.had)
        python_now.in_torc = false;
    else
        l.state = PyGILState_Ensure();
    return l;
}
static inline void lock_give(lock_taken l) {
    if (l.had)
        python_now.in_torc = true;
    else
        PyGILState_Release(l.state);
}
/* What the scope lent goes. */
static inline void scope_end(int64_t mark) {
    calls_begin();
    (void)torc_scope_end(mark);
    calls_end();
}
/* After a call of torc: is there an error, which is an exception then? */
static inline bool call_failed(void) {
    if (UNLIKELY(torc_error() != TORC_ERROR_OK)) return raise_error(), true;
    if (UNLIKELY(python_now.warned)) {
        python_now.warned = false;
        if (PyErr_Occurred()) return true;
    }
    return false;
}
/* "Tensor", "int", "MyClass": what errors call the type of an object. Valid until the next call. */
const char *type_name_of(PyObject *o);

/* ------------------------------------------------------------------------------------------ types.c */
bool types_init(PyObject *module);
extern PyTypeObject *dtype_type, *device_type, *layout_type, *format_type, *size_type, *generator_type;
typedef struct {
    PyObject_HEAD torc_device device; /* index -1: none was said */
    PyObject *entered;                /* default devices that `with` has put aside */
} device_object;
typedef struct {
    PyObject_HEAD int value;
    const char *name;
} named_value; /* dtype, layout, memory_format */
typedef struct {
    PyObject_HEAD torc_generator handle;
} generator_object;
PyObject *dtype_object(torc_dtype dtype); /* new references */
PyObject *device_of(torc_device device);
const char *device_type_name(int type); /* "cpu", "cuda"; valid until the thread asks again */
PyObject *layout_object(torc_layout layout);
PyObject *size_of(const int64_t *sizes, int64_t count);
/* What stands for a dtype: a torch.dtype, or float, int, bool, complex. NONE without an exception if it is none. */
torc_dtype dtype_given(PyObject *o);
bool device_is(PyObject *o);                         /* a device, a text or a number? */
bool device_given(PyObject *o, torc_device *device); /* false with an exception */
PyObject *generator_wrap(torc_generator lent);

/* ------------------------------------------------------------------------------------------ tensor.c */
typedef struct {
    PyObject_HEAD torc_tensor handle;
    PyObject *dict, *weakrefs;
    PyObject *hooks; /* of a leaf, by their number: Note [Hooks of leaves] */
} tensor_object;
extern PyTypeObject *tensor_type, *parameter_type; /* the second is torc.nn.Parameter, once it is there */
bool tensor_init(PyObject *module);
static inline bool is_tensor(PyObject *o) {
    PyTypeObject *t = Py_TYPE(o);
    return t == tensor_type || t == parameter_type || PyType_IsSubtype(t, tensor_type);
}
static inline torc_tensor handle_of(PyObject *o) { return ((tensor_object *)o)->handle; }
/* The object of a tensor that the innermost scope lends; a new reference, or NULL with an exception. None for NULL. */
PyObject *wrap(torc_tensor lent);
PyObject *wrap_as(PyTypeObject *type, torc_tensor lent);
PyObject *wrap_list(torc_tensors list, bool as_list);
PyObject *not_a_tensor(const char *function, const char *argument, int position, PyObject *given);

/* A scope around calls of torc: CALL { …; result = wrap(…); } `break` leaves it early. */
#define CALL TORC_SCOPE
/* The same as an expression that is wrapped: RETURN_TENSOR(torc_detach(t)). */
#define RETURN_TENSOR(expression)                                          \
    do {                                                                   \
        const int64_t torc_mark_here_ = torc_scope_begin();                \
        calls_begin();                                                     \
        torc_tensor torc_made_ = (expression);                             \
        calls_end();                                                       \
        PyObject *torc_wrapped_ = call_failed() ? NULL : wrap(torc_made_); \
        scope_end(torc_mark_here_);                                        \
        return torc_wrapped_;                                              \
    } while (0)

/* ------------------------------------------------------------------------------------------ bind.c */
bool bind_init(PyObject *module);
PyMethodDef *bind_methods(void); /* of Tensor: those of the rows; ends with an empty one */
/* The functions of a place of the rows ("torch", "nn", "linalg", "fft", "special"), put into a dict. */
bool bind_functions(const char *place, PyObject *dict, const char *module_name);
bool callables_init(PyObject *module); /* when Tensor has its methods */
int bind_find(int place, const char *name);
enum { IN_TORCH, IN_TENSOR, IN_NN, IN_LINALG, IN_FFT, IN_SPECIAL };
/* Calls name number `number` of the table; `self` is NULL for functions. */
PyObject *bind(int number, PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords);
bool has_torch_function(PyObject *o);
/* Calls __torch_function__ of those objects among `candidates` that have one. */
PyObject *dispatch(PyObject *function, PyObject *const *candidates, Py_ssize_t count, PyObject *args, PyObject *kwargs);

/* ------------------------------------------------------------------------------------------ storage.c */
bool storage_init(PyObject *module);
bool is_storage(PyObject *o);
torc_storage storage_in(PyObject *o);
PyObject *storage_wrap(torc_storage lent);        /* its object; a new reference, or NULL with an exception */
torc_tensor tensor_over_bytes(PyObject *storage); /* lent; of uint8, all of it */
bool unpickle_init(PyObject *module);             /* unpickle.c */

/* ------------------------------------------------------------------------------------------ convert.c */
bool is_index(PyObject *o);        /* an int but no bool, as PyTorch takes for int */
bool is_number(PyObject *o);       /* what PyTorch takes for Scalar */
bool is_plain_number(PyObject *o); /* the same without tensors */
bool read_int(PyObject *o, int64_t *value);
bool read_number(PyObject *o, torc_number *value);
bool is_real(PyObject *o); /* what PyTorch takes for float: a number that is not complex, or a tensor */
bool read_bool(PyObject *o, bool *value);
/* The same where nothing but a bool is taken; position 0: by its name alone. */
bool bool_given(const char *function, const char *name, int position, PyObject *o, bool *value);
bool read_float(PyObject *o, double *value);
/* A sequence of ints; `room` numbers at most. -1 with an exception. */
Py_ssize_t read_ints(PyObject *o, int64_t *values, Py_ssize_t room);
PyObject *number_object(torc_number n);
/* Keywords and positions of functions that are written by hand: fills `values` (borrowed; NULL: not given). `names` ends with NULL; of
 * those behind "*" only keywords are taken. `required` of them must be given. */
bool arguments(const char *function, const char *const *names, int required, py_args args, Py_ssize_t nargs,
               PyObject *keywords, PyObject **values);

/* ------------------------------------------------------------------------------------------ the rest */
extern PyType_Slot number_slots[]; /* number.c: Python's operators; ends with {0} */
extern PyMethodDef number_methods[];
bool number_init(PyObject *module);
bool create_init(PyObject *module);
bool is_array(PyObject *o); /* of NumPy, or of who has the same interface */
torc_tensor index_from_data(
    PyObject *data); /* what a sequence is as an index: int64, bool or uint8. Lent; NULL with an exception */
torc_tensor tensor_from_data(PyObject *data, torc_dtype dtype, torc_device device,
                             bool pin); /* lent; NULL with an exception */
bool autograd_init(PyObject *module);
/* Note [Types of nodes] in autograd.c */
extern PyTypeObject *node_type;
PyObject *node_object_new(PyTypeObject *type);
bool node_object_bind(PyObject *object, torc_node lent);
/* What register_hooks is called on (saved.c): tensor `index` of entry k of what the node of that object saved. */
PyObject *saved_tensor_object(PyObject *node, int64_t k, int64_t index);
torc_node node_of_object(PyObject *self);
PyObject *node_bound(torc_node node); /* the object that it has; NULL: none. Borrowed */
PyObject *node_saved_tensors(PyObject *self);
bool function_init(PyObject *module);
bool gradcheck_init(PyObject *module);
bool nn_init(PyObject *module);
bool optim_init(PyObject *module);
bool saved_init(PyObject *module);
bool amp_init(PyObject *module);
bool cuda_init(PyObject *module);
bool backends_init(PyObject *module);
void hooks_clear(PyObject *self);
extern PyMethodDef autograd_methods[], interop_methods[], create_methods[], storage_methods[];
extern PyGetSetDef autograd_attributes[], interop_attributes[];
PyObject *tensor_subscript(PyObject *self, PyObject *key);
int tensor_assign(PyObject *self, PyObject *key, PyObject *value);
int tensor_get_buffer(PyObject *self, Py_buffer *view, int flags);
void tensor_release_buffer(PyObject *self, Py_buffer *view);
bool interop_init(PyObject *module);
#endif
