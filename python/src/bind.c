/* bind.c - calls of operators from Python: PyTorch's choice among signatures, and the call of what was chosen.
 *
 * generated/signatures.h is expanded to one small function of C for each name of each place, all of which come to bind(). There the
 * arguments are laid beside the signatures of that name in their order, by the rules of PyTorch's parser: the first signature that takes all
 * of them is called, and if there is none, the exception says so in PyTorch's words (refuse.c). Everything that can be known before is prepared when the
 * extension is imported, so that a call allocates nothing but its result and looks nothing up but keywords. */
#include "bind.h"

#include <stdlib.h>

/* ------------------------------------------------------------------------------------------ the tables */
enum { FORM_FUNCTION = TORC_OP_FUNCTION, FORM_INPLACE = TORC_OP_INPLACE };
static argument argument_table[] = {
#define A(name, type, what, parameter, length, flags, text) \
    {name, IS_##type, ARGUMENT_##what, parameter, length, flags, text, NULL},
#include "generated/signatures.h"
#undef A
};
static expression expression_table[] = {
#define W(parameter, unless_none, text) {parameter, unless_none, text, NULL},
#include "generated/signatures.h"
#undef W
};
static signature signature_table[] = {
#define S(op_, name_, first_, count_, self_, with_, nwith_, number_, named_, tuple_, back_) \
    {.op = op_,                                                                             \
     .c_name = name_,                                                                       \
     .arguments = argument_table + first_,                                                  \
     .count = count_,                                                                       \
     .self = self_,                                                                         \
     .with = expression_table + with_,                                                      \
     .nwith = nwith_,                                                                       \
     .number = number_,                                                                     \
     .named = named_,                                                                       \
     .as_tuple = tuple_,                                                                    \
     .gives_first = back_},
#include "generated/signatures.h"
#undef S
};
static const call_name name_table[] = {
#define N(number, name, place, form, first, count, older, doc) {name, IN_##place, FORM_##form, count, older, first},
#include "generated/signatures.h"
#undef N
};
static PyObject *callables[NAME_COUNT]; /* what __torch_function__ is told was called */

#define N(number, name, place, form, first, count, older, doc)                                           \
    static PyObject *call_##number(PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) { \
        return bind(number, IN_##place == IN_TENSOR ? self : NULL, args, nargs, keywords);               \
    }
#include "generated/signatures.h"
#undef N
static PyMethodDef definitions[] = {
#define N(number, name, place, form, first, count, older, doc) \
    {name, (PyCFunction)(void (*)(void))call_##number, METH_FASTCALL | METH_KEYWORDS, doc},
#include "generated/signatures.h"
#undef N
    {0},
};

/* ------------------------------------------------------------------------------------------ preparing */
/* The number of the operator in the library that is loaded, and what its schema says. */
static bool resolve(signature *s) {
    torc_op_info info = {.struct_size = sizeof info};
    if (!torc_op_schema(s->op, &info) || strcmp(info.name, s->c_name)) {
        torc_error_clear();
        s->op = (int)torc_op_find(s->c_name, NULL);
        if (s->op < 0 || !torc_op_schema(s->op, &info)) {
            torc_error_clear();
            return PyErr_Format(PyExc_ImportError, "the library of torc that is loaded (%s) has no operator '%s'",
                                torc_version(), s->c_name),
                   false;
        }
    }
    s->base = info.python_name;
    s->effects = info.effects;
    s->view = info.returns_view;
    s->list = info.returns == TORC_OP_RETURNS_LIST;
    s->nresults = (int)info.nresults;
    s->parameters = (int)info.nparameters;
    return true;
}
static bool prepare(signature *s) {
    if (!resolve(s)) return false;
    for (int k = 0; k < s->count; k++) {
        argument *a = &s->arguments[k];
        if (!a->key && !(a->key = PyUnicode_InternFromString(a->name))) return false;
        if (!(a->flags & KEYWORD_ONLY)) s->positional = k + 1;
        if (!(a->flags & (HAS_DEFAULT | SPREAD))) {
            s->required++;
            if (!(a->flags & KEYWORD_ONLY)) s->needed = k + 1;
        }
        if (a->what == ARGUMENT_WRITTEN) s->out = k + 1;
        s->plain &= a->what == ARGUMENT_VALUE && a->parameter >= 0;
        if (!strcmp(a->name, "_stacklevel"))
            for (int d = 0; d < k; d++)
                if (!strcmp(s->arguments[d].name, "dim")) s->implicit = d + 1;
    }
    s->spread_ints = s->positional == 1 && s->arguments[0].type == IS_INTS;
    s->straight = s->plain && !s->nwith && !s->as_tuple && !s->gives_first;
    for (int k = 0; k < s->count; k++) {
        const argument *a = &s->arguments[k];
        if (a->flags & SPREAD || (a->flags & (KEYWORD_ONLY | HAS_DEFAULT)) == KEYWORD_ONLY) s->straight = false;
    }
    return true;
}

int bind_find(int place, const char *name) {
    for (int k = 0; k < NAME_COUNT; k++)
        if (name_table[k].place == place && !strcmp(name_table[k].name, name)) return k;
    return -1;
}

static PyMethodDef *methods;
PyMethodDef *bind_methods(void) {
    int n = 0;
    if (methods || !(methods = PyMem_Calloc(NAME_COUNT + 1, sizeof *methods))) return methods;
    for (int k = 0; k < NAME_COUNT; k++)
        if (name_table[k].place == IN_TENSOR) methods[n++] = definitions[k];
    return methods;
}

bool bind_functions(const char *place, PyObject *dict, const char *module_name) {
    static const char *const places[] = {"torch", "Tensor", "nn", "linalg", "fft", "special"};
    PyObject *module = PyUnicode_FromString(module_name);
    bool ok = module != NULL;
    for (int k = 0; ok && k < NAME_COUNT; k++) {
        if (strcmp(places[name_table[k].place], place)) continue;
        /* one object for each, whoever asks for it: __torch_function__ is told of it */
        if (!callables[k]) callables[k] = PyCFunction_NewEx(&definitions[k], NULL, module);
        ok = callables[k] && PyDict_SetItemString(dict, name_table[k].name, callables[k]) == 0;
    }
    Py_XDECREF(module);
    return ok;
}
bool callables_init(PyObject *module) {
    (void)module;
    for (int k = 0; k < NAME_COUNT; k++) {
        if (name_table[k].place != IN_TENSOR) continue;
        callables[k] = PyObject_GetAttrString((PyObject *)tensor_type, name_table[k].name);
        if (!callables[k]) return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ does it fit? */
static PyObject *disabled_function; /* _disabled_torch_function_impl */

bool has_torch_function(PyObject *o) {
    PyTypeObject *t = Py_TYPE(o);
    if (t == tensor_type || t == parameter_type || python_now.function_disabled) return false;
    if (t == &PyFloat_Type || t == &PyLong_Type || t == &PyBool_Type || t == &PyTuple_Type || t == &PyList_Type ||
        t == &PyUnicode_Type || o == Py_None)
        return false;
    PyObject *f = PyObject_GetAttrString((PyObject *)t, "__torch_function__");
    if (!f) return PyErr_Clear(), false;
    const bool has = f != disabled_function;
    Py_DECREF(f);
    return has;
}

static bool ints_given(PyObject *o, const argument *a) {
    const bool list = PyList_Check(o);
    if (list || PyTuple_Check(o)) {
        if (!(list ? PyList_Size(o) : PyTuple_Size(o))) return true;
        return is_index(list ? PyList_GetItem(o, 0) : PyTuple_GetItem(o, 0));
    }
    return a->length > 0 && is_index(o) && !is_tensor(o);
}
static bool fits_type(const argument *a, PyObject *o, bool *overloaded) {
    switch (a->type) {
    case IS_TENSOR:
        if (LIKELY(is_tensor(o))) {
            if (UNLIKELY(Py_TYPE(o) != tensor_type && Py_TYPE(o) != parameter_type) && has_torch_function(o))
                *overloaded = true;
            return true;
        }
        if (a->flags & NUMBER_TOO && is_plain_number(o)) return true;
        if (has_torch_function(o)) return *overloaded = true;
        return false;
    case IS_TENSORS: {
        const bool list = PyList_Check(o);
        if (!list && !PyTuple_Check(o)) /* what is wrong inside of one, convert_tensors says */
            return !is_tensor(o) && has_torch_function(o) ? (*overloaded = true) : false;
        const Py_ssize_t n = list ? PyList_Size(o) : PyTuple_Size(o);
        for (Py_ssize_t k = 0; k < n; k++)
            if (has_torch_function(list ? PyList_GetItem(o, k) : PyTuple_GetItem(o, k))) *overloaded = true;
        return true;
    }
    case IS_INT: return is_index(o);
    case IS_FLOAT: return is_real(o);
    case IS_BOOL:
        if (PyBool_Check(o)) return true;
        if (is_tensor(o)) return torc_dim(handle_of(o)) == 0 && torc_tensor_dtype(handle_of(o)) == TORC_BOOL;
        return !PyLong_Check(o) && !PyFloat_Check(o) && is_plain_number(o) && !strncmp(type_name_of(o), "bool", 4);
    case IS_NUMBER: return is_number(o);
    case IS_NUMBERS: {
        const bool list = PyList_Check(o);
        if (!list && !PyTuple_Check(o)) return false;
        for (Py_ssize_t k = 0; k < (list ? PyList_Size(o) : PyTuple_Size(o)); k++)
            if (!is_plain_number(list ? PyList_GetItem(o, k) : PyTuple_GetItem(o, k))) return false;
        return true;
    }
    case IS_INTS: return ints_given(o, a);
    case IS_STR: return PyUnicode_Check(o);
    case IS_DTYPE: return dtype_given(o) != TORC_DTYPE_NONE;
    case IS_DEVICE: return device_is(o);
    case IS_FORMAT: return Py_TYPE(o) == format_type;
    case IS_LAYOUT: return Py_TYPE(o) == layout_type;
    case IS_GENERATOR: return PyType_IsSubtype(Py_TYPE(o), generator_type);
    default: return true;
    }
}

/* Objects that take calls over may stand anywhere. */
bool argument_fits(const argument *a, PyObject *o, bool *overloaded) {
    if (LIKELY(fits_type(a, o, overloaded))) return true;
    PyTypeObject *t = Py_TYPE(o);
    if (t == dtype_type || t == device_type || t == layout_type || t == format_type || t == size_type || is_tensor(o) ||
        !has_torch_function(o))
        return false;
    return *overloaded = true;
}

/* NumPy's names for some arguments, which PyTorch takes too where its function is C. */
bool keyword_is(const argument *a, PyObject *word) {
    static const char *const names[][2] = {{"dim", "axis"}, {"keepdim", "keepdims"}, {"input", "x"},
                                           {"input", "a"},  {"input", "x1"},         {"other", "x2"}};
    if (a->key == word || !PyUnicode_Compare(a->key, word)) return true;
    if (a->flags & OWN_NAME) return false;
    for (Py_ssize_t k = 0; k < COUNT(names); k++)
        if (!strcmp(a->name, names[k][0]) && !PyUnicode_CompareWithASCIIString(word, names[k][1])) return true;
    return false;
}
static PyObject *keyword_value(const argument *a, py_args values, PyObject *keywords, Py_ssize_t count,
                               Py_ssize_t *used) {
    for (Py_ssize_t w = 0; w < count; w++)
        if (PyTuple_GetItem(keywords, w) == a->key) return (*used)++, values[w];
    for (Py_ssize_t w = 0; w < count; w++)
        if (keyword_is(a, PyTuple_GetItem(keywords, w))) return (*used)++, values[w];
    return NULL;
}

/* Fills `slots`, by argument; NULL: the default. Positional arguments that stand for a list are all meant by slot ALL_POSITIONAL. */
#define ALL_POSITIONAL ((PyObject *)&argument_table)
static inline bool fits(const signature *s, py_args args, Py_ssize_t nargs, PyObject *keywords, PyObject **slots,
                        bool *overloaded) {
    const Py_ssize_t words = keywords ? PyTuple_Size(keywords) : 0;
    Py_ssize_t used = 0;
    const py_args named = args + nargs;
    const bool spread = s->positional && s->arguments[s->positional - 1].flags & SPREAD;
    if (nargs > s->positional && !s->spread_ints && !spread) return false;
    if (nargs < s->needed && !words) return false;
    for (int k = 0; k < s->count; k++) {
        const argument *a = &s->arguments[k];
        PyObject *o = NULL;
        if (k < nargs) {
            if (a->flags & KEYWORD_ONLY) return false;
            o = args[k];
            if (a->flags & SPREAD && (nargs > k + 1 || is_tensor(o))) { /* it takes all that follow */
                for (Py_ssize_t i = k; i < nargs; i++) {
                    if (!is_tensor(args[i]) && !has_torch_function(args[i])) return false;
                    if (has_torch_function(args[i])) *overloaded = true;
                }
                slots[k] = ALL_POSITIONAL;
                nargs = k + 1;
                continue;
            }
        } else if (words)
            o = keyword_value(a, named, keywords, words, &used);
        if (!o && a->flags & SPREAD && k >= nargs) {
            slots[k] = ALL_POSITIONAL; /* of which there are none */
            continue;
        }
        if (!o ? a->flags & HAS_DEFAULT : (o == Py_None && a->flags & MAY_BE_NONE)) {
            slots[k] = NULL;
        } else if (!o) {
            return false;
        } else if (argument_fits(a, o, overloaded)) {
            slots[k] = o;
            if (k < nargs && nargs > s->positional && !spread) return false; /* x.view((2, 3), 4) */
        } else if (s->spread_ints && k == 0 && nargs && is_index(o)) {
            slots[0] = ALL_POSITIONAL;
            for (int rest = 1; rest < s->count; rest++) { /* only keywords are left */
                PyObject *v = words ? keyword_value(&s->arguments[rest], named, keywords, words, &used) : NULL;
                if (!v || (v == Py_None && s->arguments[rest].flags & MAY_BE_NONE)) {
                    if (!v && !(s->arguments[rest].flags & HAS_DEFAULT)) return false;
                    slots[rest] = NULL;
                } else if (!argument_fits(&s->arguments[rest], v, overloaded))
                    return false;
                else
                    slots[rest] = v;
            }
            return used == words;
        } else
            return false;
    }
    return used == words;
}

/* ------------------------------------------------------------------------------------------ the call */
enum { FEW_INTS = 64, FEW_TENSORS = 64, LONG_WORK = 4096 };
typedef struct frame {
    torc_value values[64];
    int64_t ints[FEW_INTS];
    torc_tensor tensors[FEW_TENSORS];
    int nints, ntensors, nheap, nowned;
    int64_t largest; /* elements of the largest tensor, or numbers that say how large a new one is */
    bool on_device;
    void *heap[8];
    PyObject *owned[8];
    /* what legacy arguments say */
    bool in_place, with_indices, as_tuple;
    PyObject *size_average, *reduce;
} frame;

static void *take(frame *f, void *few, int *used, int room, size_t size, Py_ssize_t n) {
    if (n <= room - *used) {
        void *p = (char *)few + (size_t)*used * size;
        *used += (int)n;
        return p;
    }
    if (f->nheap == COUNT(f->heap)) return PyErr_SetString(PyExc_ValueError, "too many long lists"), NULL;
    void *p = PyMem_Malloc((size_t)n * size);
    if (!p) return PyErr_NoMemory(), NULL;
    return f->heap[f->nheap++] = p;
}
static void frame_end(frame *f) {
    while (UNLIKELY(f->nheap > 0)) PyMem_Free(f->heap[--f->nheap]);
    while (UNLIKELY(f->nowned > 0)) Py_DECREF(f->owned[--f->nowned]);
}
static inline void seen(frame *f, torc_tensor t) {
    const int64_t n = torc_numel(t);
    if (n > f->largest) f->largest = n;
}

static PyObject *item_of(PyObject *list, Py_ssize_t k) {
    return PyList_Check(list) ? PyList_GetItem(list, k) : PyTuple_GetItem(list, k);
}

static bool convert_ints(frame *f, const signature *s, const argument *a, int position, PyObject *o, py_args args,
                         Py_ssize_t nargs, torc_value *v) {
    const bool all = o == ALL_POSITIONAL, list = !all && (PyList_Check(o) || PyTuple_Check(o));
    const Py_ssize_t n = all ? nargs : list ? (PyList_Check(o) ? PyList_Size(o) : PyTuple_Size(o)) : 1;
    if (!all && !list) { /* one number for all */
        v->kind = TORC_VALUE_NUMBER;
        int64_t i;
        if (!read_int(o, &i)) return false;
        v->as.number = torc_number_int(i);
        return true;
    }
    int64_t *data = take(f, f->ints, &f->nints, FEW_INTS, sizeof *data, n), product = 1;
    if (!data) return false;
    for (Py_ssize_t k = 0; k < n; k++) {
        PyObject *item = all ? args[k] : item_of(o, k);
        if (UNLIKELY(!PyLong_Check(item) && !is_index(item))) {
            PyErr_Format(
                PyExc_TypeError,
                "%s(): argument '%s' failed to unpack the object at pos %zd with error \"type must be tuple of ints,but got %s\"",
                s->shown, a->name, k + 1, type_name_of(item));
            return false;
        }
        if (UNLIKELY(!read_int(item, &data[k]))) {
            if (PyErr_ExceptionMatches(PyExc_ValueError)) {
                PyErr_Clear();
                PyErr_Format(
                    PyExc_TypeError,
                    "%s(): argument '%s' failed to unpack the object at pos %zd with error \"Overflow when unpacking long long\"",
                    s->shown, a->name, k + 1);
            }
            return false;
        }
        if (__builtin_mul_overflow(product, data[k], &product)) product = LONG_WORK;
    }
    (void)position;
    if (product > f->largest) f->largest = product;
    v->kind = TORC_VALUE_INTS;
    v->as.ints.data = data;
    v->as.ints.count = n;
    return true;
}
static bool convert_tensors(frame *f, const argument *a, int position, PyObject *o, py_args args, Py_ssize_t nargs,
                            torc_value *v) {
    const bool all = o == ALL_POSITIONAL; /* from its own position on */
    const Py_ssize_t from = all ? position - 1 : 0;
    const Py_ssize_t n = all ? (nargs > from ? nargs - from : 0) : PyList_Check(o) ? PyList_Size(o) : PyTuple_Size(o);
    torc_tensor *data = take(f, f->tensors, &f->ntensors, FEW_TENSORS, sizeof(torc_tensor), n);
    if (!data) return false;
    (void)a;
    if (!all && PyList_Check(o)) { /* another thread may change the list while this one computes */
        if (f->nowned == COUNT(f->owned)) return PyErr_SetString(PyExc_ValueError, "too many lists"), false;
        if (!(o = PyList_AsTuple(o))) return false;
        f->owned[f->nowned++] = o;
    }
    for (Py_ssize_t k = 0; k < n; k++) {
        PyObject *item = all ? args[from + k] : item_of(o, k);
        if (item == Py_None) {
            data[k] = NULL;
            continue;
        }
        if (!is_tensor(item)) {
            PyErr_Format(PyExc_TypeError, "expected Tensor as element %zd in argument %d, but got %s", k, position - 1,
                         type_name_of(item));
            return false;
        }
        data[k] = handle_of(item);
        seen(f, data[k]);
    }
    v->kind = TORC_VALUE_TENSORS;
    v->as.tensors = torc_tensors_of(data, n);
    return true;
}

/* A tensor that only holds the number. */
static bool wrap_number(torc_value *v) {
    const torc_number number = v->as.number;
    v->kind = TORC_VALUE_TENSOR;
    v->as.tensor = torc_wrapped_number(number);
    return !call_failed();
}
bool convert(frame *f, const signature *s, const argument *a, int type, int position, PyObject *o, py_args args,
             Py_ssize_t nargs, torc_value *v) {
    switch (type) {
    case IS_TENSOR:
        if (LIKELY(is_tensor(o))) {
            v->kind = TORC_VALUE_TENSOR;
            v->as.tensor = handle_of(o);
            seen(f, v->as.tensor);
            return true;
        }
        v->kind = TORC_VALUE_NUMBER;
        if (!read_number(o, &v->as.number)) return false;
        return a->parameter == s->number || wrap_number(v);
    case IS_TENSORS: return convert_tensors(f, a, position, o, args, nargs, v);
    case IS_INT: {
        int64_t i;
        if (!read_int(o, &i)) return false;
        v->kind = TORC_VALUE_NUMBER;
        v->as.number.kind = TORC_NUMBER_INT;
        v->as.number.as.i = i;
        return true;
    }
    case IS_FLOAT: {
        double d;
        if (!read_float(o, &d)) return false;
        v->kind = TORC_VALUE_NUMBER;
        v->as.number = torc_number_float(d);
        return true;
    }
    case IS_BOOL: {
        bool b;
        if (!read_bool(o, &b)) return false;
        v->kind = TORC_VALUE_NUMBER;
        v->as.number = torc_number_bool(b);
        return true;
    }
    case IS_NUMBER:
        v->kind = TORC_VALUE_NUMBER;
        if (!is_number(o)) { /* an expression's value may be anything */
            PyErr_Format(PyExc_NotImplementedError, "%s(): %R is not supported here", s->shown, o);
            return false;
        }
        if (!read_number(o, &v->as.number)) return false;
        if (UNLIKELY(a->flags & NUMBER_FOR_TENSOR)) return wrap_number(v);
        if (v->as.number.kind == TORC_NUMBER_INT && v->as.number.as.i > f->largest) f->largest = v->as.number.as.i;
        return true;
    case IS_NUMBERS: {
        const Py_ssize_t n = PyList_Check(o) ? PyList_Size(o) : PyTuple_Size(o);
        if (f->nheap == COUNT(f->heap)) return PyErr_SetString(PyExc_ValueError, "too many lists"), false;
        torc_number *data = PyMem_Malloc((size_t)(n ? n : 1) * sizeof *data);
        if (!data) return PyErr_NoMemory(), false;
        f->heap[f->nheap++] = data;
        for (Py_ssize_t k = 0; k < n; k++)
            if (!read_number(item_of(o, k), &data[k])) return false;
        v->kind = TORC_VALUE_NUMBERS;
        v->as.numbers = (torc_numbers){data, n};
        return true;
    }
    case IS_INTS: return convert_ints(f, s, a, position, o, args, nargs, v);
    case IS_STR: v->kind = TORC_VALUE_STR; return (v->as.str = PyUnicode_AsUTF8AndSize(o, NULL)) != NULL;
    case IS_DTYPE:
        v->kind = TORC_VALUE_DTYPE;
        v->as.dtype = dtype_given(o);
        return true;
    case IS_DEVICE: v->kind = TORC_VALUE_DEVICE; return device_given(o, &v->as.device);
    case IS_FORMAT:
        v->kind = TORC_VALUE_MEMORY_FORMAT;
        v->as.memory_format = (torc_memory_format)((named_value *)o)->value;
        return true;
    case IS_GENERATOR:
        v->kind = TORC_VALUE_GENERATOR;
        v->as.generator = ((generator_object *)o)->handle;
        return true;
    default: return true;
    }
}

/* The type of a parameter of the schema, for values that expressions give. */
static int parameter_type_of(const signature *s, int parameter) {
    static const int types[] = {[TORC_OP_TYPE_TENSOR] = IS_TENSOR,
                                [TORC_OP_TYPE_TENSORS] = IS_TENSORS,
                                [TORC_OP_TYPE_BOOL] = IS_BOOL,
                                [TORC_OP_TYPE_INT] = IS_INT,
                                [TORC_OP_TYPE_FLOAT] = IS_FLOAT,
                                [TORC_OP_TYPE_NUMBER] = IS_NUMBER,
                                [TORC_OP_TYPE_INTS] = IS_INTS,
                                [TORC_OP_TYPE_STR] = IS_STR,
                                [TORC_OP_TYPE_DTYPE] = IS_DTYPE,
                                [TORC_OP_TYPE_DEVICE] = IS_DEVICE,
                                [TORC_OP_TYPE_MEMORY_FORMAT] = IS_FORMAT,
                                [TORC_OP_TYPE_GENERATOR] = IS_GENERATOR,
                                [TORC_OP_TYPE_NUMBERS] = IS_NUMBERS};
    torc_op_parameter p = {.struct_size = sizeof p};
    if (!torc_op_schema_parameter(s->op, parameter, &p)) return raise_error(), -1;
    return types[p.type];
}

/* `dim=…` behind `with` in a row is an expression of Python in terms of the arguments: a lambda, made when it is first wanted. */
static PyObject *lambda_of(const signature *s, expression *e) {
    PyObject *text = PyUnicode_FromString("lambda "), *globals = NULL;
    for (int k = s->self >= 0 ? -1 : 0; text && k < s->count; k++) {
        const argument *a = k < 0 ? NULL : &s->arguments[k];
        if (a && a->what == ARGUMENT_WRITTEN) continue;
        /* rows call it self where functions call it input */
        const char *name = a ? (!strcmp(a->name, "input") && strstr(e->text, "self") ? "self" : a->name) : "self";
        PyObject *longer =
            PyUnicode_FromFormat("%U%s%s%s, ", text, name, a && a->text ? "=" : "", a && a->text ? a->text : "");
        Py_DECREF(text);
        text = longer;
    }
    PyObject *whole = text ? PyUnicode_FromFormat("%U**ignored: %s", text, e->text) : NULL;
    Py_XDECREF(text);
    const char *source = whole ? PyUnicode_AsUTF8AndSize(whole, NULL) : NULL;
    PyObject *code = source ? Py_CompileString(source, "<torc>", Py_eval_input) : NULL;
    if (code && (globals = PyDict_New()) != NULL &&
        PyDict_SetItemString(globals, "__builtins__", PyEval_GetBuiltins()) == 0)
        e->function = PyEval_EvalCode(code, globals, globals);
    Py_XDECREF(globals), Py_XDECREF(code), Py_XDECREF(whole);
    return e->function;
}
static bool evaluate(frame *f, const signature *s, expression *e, PyObject *self, PyObject **slots, py_args args,
                     Py_ssize_t nargs) {
    if (e->unless_none >= 0) {
        const int from = e->unless_none - (s->self >= 0 ? 1 : 0);
        if (slots[from]) {
            const argument *a = &s->arguments[from];
            return convert(f, s, a, parameter_type_of(s, e->parameter), from + 1, slots[from], args, nargs,
                           &f->values[e->parameter]);
        }
    }
    PyObject *function = e->function ? e->function : lambda_of(s, e), *words = function ? PyDict_New() : NULL;
    bool ok = words != NULL;
    if (ok && s->self >= 0) ok = PyDict_SetItemString(words, "self", self) == 0;
    for (int k = 0; ok && k < s->count; k++) {
        const argument *a = &s->arguments[k];
        const char *name = !strcmp(a->name, "input") && strstr(e->text, "self") ? "self" : a->name;
        if (slots[k] && slots[k] != ALL_POSITIONAL && a->what != ARGUMENT_WRITTEN)
            ok = PyDict_SetItemString(words, name, slots[k]) == 0;
    }
    PyObject *none = ok ? PyTuple_New(0) : NULL, *value = none ? PyObject_Call(function, none, words) : NULL;
    Py_XDECREF(none), Py_XDECREF(words);
    if (!value) return false;
    if (f->nowned == COUNT(f->owned))
        return Py_DECREF(value), PyErr_SetString(PyExc_SystemError, "too many expressions"), false;
    f->owned[f->nowned++] = value;
    if (value == Py_None) return true;
    const int type = parameter_type_of(s, e->parameter);
    static const argument any = {.name = "", .parameter = -1};
    return type >= 0 && convert(f, s, &any, type, 0, value, args, nargs, &f->values[e->parameter]);
}

/* Arguments that Python has and C has not: all but a few take what they do by default only. */
static bool legacy_argument(frame *f, const signature *s, const argument *a, PyObject *o) {
    if (a->type == IS_LAYOUT || !strcmp(a->name, "_stacklevel") || !strncmp(a->name, "cudnn", 5) ||
        !strcmp(a->name, "implicit"))
        return true;
    bool truth = false;
    if (a->type == IS_BOOL && !read_bool(o, &truth)) return false;
    if (!strcmp(a->name, "inplace")) return f->in_place = truth, true;
    if (!strcmp(a->name, "return_indices")) return f->with_indices = truth, true;
    if (!strcmp(a->name, "as_tuple")) return f->as_tuple = truth, true;
    if (!strcmp(a->name, "size_average")) return f->size_average = o, true;
    if (!strcmp(a->name, "reduce")) return f->reduce = o, true;
    if (o == Py_None || (a->text && !strcmp(a->text, "False") && o == Py_False)) return true;
    if (a->text) {
        PyObject *text = PyObject_Repr(o);
        const bool same = text && !PyUnicode_CompareWithASCIIString(text, a->text);
        Py_XDECREF(text);
        if (!text || same) return text != NULL;
    }
    return PyErr_Format(PyExc_NotImplementedError, "%s(): argument '%s' is supported with its default (%s) only",
                        s->shown, a->name, a->text ? a->text : "none"),
           false;
}
/* What `size_average` and `reduce` meant before there was `reduction`. */
static bool legacy_reduction(frame *f, const signature *s) {
    const bool mean = !f->size_average || f->size_average == Py_True, reduce = !f->reduce || f->reduce == Py_True;
    const char *said = !reduce ? "none" : mean ? "mean" : "sum";
    if (PyErr_WarnFormat(PyExc_UserWarning, 2,
                         "size_average and reduce args will be deprecated, please use reduction='%s' instead.",
                         said) < 0)
        return false;
    for (int k = 0; k < s->count; k++)
        if (!strcmp(s->arguments[k].name, "reduction")) {
            f->values[s->arguments[k].parameter] = (torc_value){TORC_VALUE_STR, {.str = said}};
            return true;
        }
    return true;
}

/* Of named results each has a line, as PyTorch prints them. */
static PyObject *result_repr(PyObject *self, PyObject *unused) {
    (void)unused;
    PyObject *name = PyObject_GetAttrString((PyObject *)Py_TYPE(self), "__name__"),
             *names = PyObject_GetAttrString(self, "__match_args__"), *text = NULL;
    const Py_ssize_t count = names ? PyTuple_Size(names) : -1;
    if (name && count >= 0) text = PyUnicode_FromFormat("torch.return_types.%U(", name);
    for (Py_ssize_t k = 0; text && k < count; k++) {
        PyObject *before = text;
        text = PyUnicode_FromFormat("%U%s\n%U=%R%s", before, k ? "," : "", PyTuple_GetItem(names, k),
                                    PyTuple_GetItem(self, k), k + 1 < count ? "" : ")");
        Py_DECREF(before);
    }
    Py_XDECREF(name), Py_XDECREF(names);
    return text;
}
static PyMethodDef result_repr_method = {"__repr__", result_repr, METH_NOARGS, "One line for each result."};

/* Named results: torch.return_types.max. Made when first wanted. */
static PyTypeObject *result_type(signature *s, const call_name *n) {
    static PyObject *made; /* by name: max of torch and max of Tensor give the same type */
    if (s->results) return s->results;
    torc_op_info info = {.struct_size = sizeof info};
    if (!torc_op_schema(s->op, &info)) return raise_error(), NULL;
    if (!made && !(made = PyDict_New())) return NULL;
    PyObject *known = PyDict_GetItemString(made, s->c_name);
    if (!known) {
        static PyStructSequence_Field fields[TORC_OP_MAX_RESULTS + 1];
        memset(fields, 0, sizeof fields);
        for (int k = 0; k < s->nresults; k++) fields[k].name = info.results[k];
        char *name = PyMem_Malloc(strlen(n->name) + 32); /* the type keeps it */
        if (!name) return (PyTypeObject *)PyErr_NoMemory();
        strcpy(name, "torch.return_types.");
        strcat(name, n->name);
        PyStructSequence_Desc desc = {.name = name, .fields = fields, .n_in_sequence = s->nresults};
        known = (PyObject *)PyStructSequence_NewType(&desc);
        PyObject *repr = known ? PyDescr_NewMethod((PyTypeObject *)known, &result_repr_method) : NULL;
        if (!repr || PyObject_SetAttrString(known, "__repr__", repr) < 0) Py_CLEAR(known);
        Py_XDECREF(repr);
        if (!known || PyDict_SetItemString(made, s->c_name, known) < 0) return Py_XDECREF(known), NULL;
        Py_DECREF(known);
        PyObject *module = PyImport_AddModule("torc.return_types");
        if (!module || PyModule_AddObjectRef(module, n->name, known) < 0) return NULL;
    }
    return s->results = (PyTypeObject *)known;
}

/* _return_type(name): of torch.NAME; None if it has none. */
static PyObject *return_type(PyObject *module, PyObject *name) {
    (void)module;
    const char *text = PyUnicode_Check(name) ? PyUnicode_AsUTF8AndSize(name, NULL) : NULL;
    const int number = text ? bind_find(IN_TORCH, text) : -1;
    if (PyErr_Occurred()) return NULL;
    for (int k = 0; number >= 0 && k < name_table[number].count; k++) {
        signature *s = &signature_table[name_table[number].first + k];
        if (s->named && s->nresults > 1) return Py_XNewRef((PyObject *)result_type(s, &name_table[number]));
    }
    Py_RETURN_NONE;
}

static PyObject *wrap_results(signature *s, const call_name *n, const torc_value *results, int64_t count) {
    if (count == 0) Py_RETURN_NONE;
    if (s->list && results[0].kind == TORC_VALUE_TENSORS) return wrap_list(results[0].as.tensors, false);
    if (count == 1) return wrap(results[0].kind == TORC_VALUE_TENSOR ? results[0].as.tensor : NULL);
    PyTypeObject *type = s->named ? result_type(s, n) : NULL;
    if (s->named && !type) return NULL;
    PyObject *all = type ? PyStructSequence_New(type) : PyTuple_New((Py_ssize_t)count);
    for (int64_t k = 0; all && k < count; k++) {
        PyObject *one = wrap(results[k].kind == TORC_VALUE_TENSOR ? results[k].as.tensor : NULL);
        if (!one)
            Py_CLEAR(all);
        else if (type)
            PyStructSequence_SetItem(all, (Py_ssize_t)k, one);
        else
            PyTuple_SetItem(all, (Py_ssize_t)k, one);
    }
    return all;
}

/* Views and small tensors are done sooner than the lock could be given back. */
static inline bool is_lengthy(const signature *s, const frame *f) {
    return !s->view && (f->largest >= LONG_WORK || s->effects & TORC_OP_WAITS);
}
static PyObject *run(signature *s, const call_name *n, frame *f, torc_op_form form, int count, torc_tensors out) {
    torc_value results[TORC_OP_MAX_RESULTS];
    int64_t op = s->op;
    const torc_value first = f->values[0];
    if (UNLIKELY(f->as_tuple) && first.kind == TORC_VALUE_TENSOR && torc_dim(first.as.tensor) == 0)
        f->values[0].as.tensor = torc_unsqueeze(first.as.tensor, 0); /* a number is a list of one then */
    if (UNLIKELY(f->with_indices)) {
        char name[80];
        PyOS_snprintf(name, sizeof name, "%s_with_indices", s->base);
        op = torc_op_find(name, NULL);
        if (op < 0) return PyErr_Format(PyExc_NotImplementedError, "%s(): return_indices is not supported", n->name);
    }
    PyThreadState *state = NULL;
    if (UNLIKELY(is_lengthy(s, f)))
        state = PyEval_SaveThread();
    else
        calls_begin();
    const int64_t given = torc_op_call(op, form, f->values, count, out, results, COUNT(results));
    calls_end();
    if (UNLIKELY(state != NULL)) PyEval_RestoreThread(state);
    if (UNLIKELY(given < 0 || python_now.warned) && call_failed()) return NULL;
    if (UNLIKELY(f->as_tuple) && given == 1) {
        torc_tensors columns = torc_unbind(results[0].as.tensor, 1);
        return call_failed() ? NULL : wrap_list(columns, false);
    }
    if (UNLIKELY(f->with_indices)) {
        PyObject *both = PyTuple_New(2), *first = wrap(results[0].as.tensor), *second = wrap(results[1].as.tensor);
        if (both && first && second) return PyTuple_SetItem(both, 0, first), PyTuple_SetItem(both, 1, second), both;
        Py_XDECREF(both), Py_XDECREF(first), Py_XDECREF(second);
        return NULL;
    }
    return wrap_results(s, n, results, given);
}

/* How many parameters are given so far: the one that is `self`, or none. */
static inline int frame_begin(frame *f, const signature *s, PyObject *self) {
    f->nints = f->ntensors = f->nheap = f->nowned = 0;
    f->largest = 0;
    f->in_place = f->with_indices = false;
    f->as_tuple = s->as_tuple;
    f->size_average = f->reduce = NULL;
    /* All parameters begin as not given: those that no argument is for, and those that arguments come to later. */
    for (int k = 0; k < s->parameters; k++) f->values[k].kind = TORC_VALUE_NONE;
    if (s->self < 0) return 0;
    torc_value *v = &f->values[s->self];
    v->kind = TORC_VALUE_TENSOR;
    v->as.tensor = handle_of(self);
    if (!s->view) f->largest = torc_numel(v->as.tensor);
    return s->self + 1;
}

/* Most calls: no keywords, and arguments of exactly the types that the first signature asks for, so that there is nothing to choose and
 * nothing to convert but numbers. The number of parameters given; -1 without an exception: it is no such call. */
static inline bool plain_ints(frame *f, py_args items, Py_ssize_t n, torc_value *v) {
    if (n > FEW_INTS - f->nints) return false;
    int64_t *data = f->ints + f->nints, product = 1;
    for (Py_ssize_t k = 0; k < n; k++) {
        if (UNLIKELY(!PyLong_CheckExact(items[k]))) return false;
        data[k] = PyLong_AsLongLong(items[k]);
        if (UNLIKELY(data[k] == -1) && PyErr_Occurred()) return PyErr_Clear(), false;
        if (__builtin_mul_overflow(product, data[k], &product)) product = LONG_WORK;
    }
    f->nints += (int)n;
    if (product > f->largest) f->largest = product;
    *v = (torc_value){.kind = TORC_VALUE_INTS, .as.ints = {data, n}};
    return true;
}
static inline bool plain_argument(frame *f, const argument *a, bool view, PyObject *o, torc_value *v) {
    switch (a->type) {
    case IS_TENSOR:
        if (UNLIKELY(Py_TYPE(o) != tensor_type && Py_TYPE(o) != parameter_type)) return false;
        v->kind = TORC_VALUE_TENSOR;
        v->as.tensor = handle_of(o);
        if (!view) seen(f, v->as.tensor);
        return true;
    case IS_INT: {
        if (!PyLong_CheckExact(o)) return false;
        const int64_t i = PyLong_AsLongLong(o);
        if (UNLIKELY(i == -1) && PyErr_Occurred()) return PyErr_Clear(), false;
        v->kind = TORC_VALUE_NUMBER;
        v->as.number.kind = TORC_NUMBER_INT;
        v->as.number.as.i = i;
        return true;
    }
    case IS_BOOL:
        if (o != Py_True && o != Py_False) return false;
        v->kind = TORC_VALUE_NUMBER;
        v->as.number = torc_number_bool(o == Py_True);
        return true;
    default: return false;
    }
}
static int straight(frame *f, const signature *s, PyObject *self, py_args args, Py_ssize_t nargs) {
    int count = frame_begin(f, s, self);
    if (s->spread_ints && !s->arguments[0].length && nargs && PyLong_CheckExact(args[0])) {
        const int parameter = s->arguments[0].parameter;
        return plain_ints(f, args, nargs, &f->values[parameter]) ? parameter >= count ? parameter + 1 : count : -1;
    }
    if (nargs > s->positional || nargs < s->needed) return -1;
    for (int k = 0; k < nargs; k++) {
        const argument *a = &s->arguments[k];
        if (!(args[k] == Py_None && a->flags & MAY_BE_NONE) &&
            !plain_argument(f, a, s->view, args[k], &f->values[a->parameter]))
            return -1;
        if (a->parameter >= count) count = a->parameter + 1;
    }
    return count;
}
/* false: it is no such call. */
static bool call_straight(signature *s, const call_name *n, PyObject *self, py_args args, Py_ssize_t nargs,
                          PyObject **result) {
    frame f;
    const int count = straight(&f, s, self, args, nargs);
    if (UNLIKELY(count < 0)) return false;
    const int64_t mark = torc_scope_begin();
    if (UNLIKELY(is_lengthy(s, &f))) {
        *result = run(s, n, &f, (torc_op_form)n->form, count, (torc_tensors){NULL, 0});
    } else {
        torc_value results[TORC_OP_MAX_RESULTS];
        calls_begin();
        const int64_t given = torc_op_call(s->op, (torc_op_form)n->form, f.values, count, (torc_tensors){NULL, 0},
                                           results, COUNT(results));
        calls_end();
        if (UNLIKELY(given < 0 || python_now.warned) && call_failed())
            *result = NULL;
        else if (LIKELY(given == 1 && results[0].kind == TORC_VALUE_TENSOR))
            *result = wrap(results[0].as.tensor);
        else
            *result = wrap_results(s, n, results, given);
    }
    scope_end(mark);
    return true;
}

/* A tuple or list for the results, which is argument k: as many tensors as there are results. */
static bool read_written(const signature *s, int k, PyObject *o, torc_tensor *written) {
    const Py_ssize_t n = PyTuple_Check(o) ? PyTuple_Size(o) : PyList_Size(o);
    if (n != s->nresults) {
        PyErr_Format(PyExc_TypeError, "expected tuple of %d elements but got %zd", s->nresults, n);
        return false;
    }
    for (Py_ssize_t i = 0; i < n; i++) {
        PyObject *item = item_of(o, i);
        if (!is_tensor(item)) {
            PyErr_Format(PyExc_TypeError, "expected Tensor as element %zd in argument %d, but got %s", i, k,
                         type_name_of(item));
            return false;
        }
        written[i] = handle_of(item);
    }
    return true;
}
static PyObject *call(signature *s, const call_name *n, PyObject *self, PyObject **slots, py_args args,
                      Py_ssize_t nargs) {
    frame f;
    torc_op_form form = (torc_op_form)n->form;
    torc_tensors out = {NULL, 0};
    torc_tensor written[TORC_OP_MAX_RESULTS];
    bool ok = true;
    PyObject *result = NULL;
    if (UNLIKELY(s->implicit && !slots[s->implicit - 1]) &&
        PyErr_WarnFormat(
            PyExc_UserWarning, 1,
            "Implicit dimension choice for %s has been deprecated. Change the call to include dim=X as an argument.",
            s->shown) < 0)
        return NULL;
    const int64_t mark = torc_scope_begin();
    int count = frame_begin(&f, s, self);
    for (int k = 0; ok && k < s->count; k++) {
        const argument *a = &s->arguments[k];
        PyObject *o = slots[k];
        if (!o) continue;
        if (LIKELY(a->what == ARGUMENT_VALUE)) {
            if (a->parameter < 0) continue; /* an expression reads it */
            ok = convert(&f, s, a, a->type, k + 1, o, args, nargs, &f.values[a->parameter]);
            if (a->parameter >= count) count = a->parameter + 1;
        } else if (a->what == ARGUMENT_LEGACY) {
            ok = legacy_argument(&f, s, a, o);
        } else {
            form = TORC_OP_OUT;
            if (a->type == IS_TENSORS) {
                ok = read_written(s, k, o, written);
                out.count = s->nresults;
            } else {
                out.count = 1;
                written[0] = handle_of(o);
            }
            out.data = written;
        }
    }
    for (int k = 0; ok && k < s->nwith; k++) {
        ok = evaluate(&f, s, &s->with[k], self, slots, args, nargs);
        if (s->with[k].parameter >= count) count = s->with[k].parameter + 1;
    }
    if (ok && UNLIKELY(f.size_average || f.reduce)) ok = legacy_reduction(&f, s), count = s->parameters;
    if (UNLIKELY(f.in_place)) form = TORC_OP_INPLACE;
    if (ok) result = run(s, n, &f, form, count, out);
    if (UNLIKELY(s->gives_first) && result) {
        Py_DECREF(result);
        result = Py_NewRef(slots[0]);
    }
    frame_end(&f);
    scope_end(mark);
    return result;
}

/* The arguments as __torch_function__ gets them. */
static PyObject *overloaded_call(int number, PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    const Py_ssize_t words = keywords ? PyTuple_Size(keywords) : 0, first = self ? 1 : 0;
    PyObject *all = PyTuple_New(nargs + first), *by_name = words ? PyDict_New() : NULL, *result = NULL,
             **candidates = NULL;
    Py_ssize_t n = 0, room = nargs + words + first;
    if (!all || (words && !by_name)) goto done;
    if (self) PyTuple_SetItem(all, 0, Py_NewRef(self));
    for (Py_ssize_t k = 0; k < nargs; k++) PyTuple_SetItem(all, k + first, Py_NewRef(args[k]));
    for (Py_ssize_t w = 0; w < words; w++)
        if (PyDict_SetItem(by_name, PyTuple_GetItem(keywords, w), args[nargs + w]) < 0) goto done;
    for (Py_ssize_t k = 0; k < nargs + words; k++)
        if (PyList_Check(args[k]) || PyTuple_Check(args[k]))
            room += PyList_Check(args[k]) ? PyList_Size(args[k]) : PyTuple_Size(args[k]);
    if (!(candidates = PyMem_Calloc((size_t)room, sizeof *candidates))) goto done;
    if (self) candidates[n++] = self;
    for (Py_ssize_t k = 0; k < nargs + words; k++) {
        candidates[n++] = args[k];
        if (!PyList_Check(args[k]) && !PyTuple_Check(args[k])) continue;
        const Py_ssize_t length = PyList_Check(args[k]) ? PyList_Size(args[k]) : PyTuple_Size(args[k]);
        for (Py_ssize_t i = 0; i < length; i++) candidates[n++] = item_of(args[k], i);
    }
    result = dispatch(callables[number], candidates, n, all, by_name);
done:
    PyMem_Free(candidates);
    Py_XDECREF(all), Py_XDECREF(by_name);
    return result;
}

PyObject *bind(int number, PyObject *self, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    const call_name *n = &name_table[number];
    signature *s = &signature_table[n->first];
    PyObject *slots[MAX_SLOTS];
    bool overloaded =
        self && UNLIKELY(Py_TYPE(self) != tensor_type && Py_TYPE(self) != parameter_type) && has_torch_function(self);
    PyObject *result;
    if (LIKELY(!keywords && s->straight && !overloaded) && call_straight(s, n, self, args, nargs, &result))
        return result;
    for (int k = 0; k < n->count + n->older; k++, s++) {
        if (!fits(s, args, nargs, keywords, slots, &overloaded)) {
            if (UNLIKELY(PyErr_Occurred() != NULL))
                PyErr_Clear(); /* of a question that was asked of a strange object */
            continue;
        }
        if (UNLIKELY(overloaded)) return overloaded_call(number, self, args, nargs, keywords);
        if (UNLIKELY(k >= n->count) && !warn_of_older(n, signature_table + n->first, s)) return NULL;
        return call(s, n, self, slots, args, nargs);
    }
    return refuse(n, signature_table + n->first, args, nargs, keywords);
}

/* _arguments_of_to(…): what is given to a module's to(), by the names of that signature of Tensor.to which takes it. */
static PyObject *arguments_of_to(PyObject *module, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    (void)module;
    const call_name *n = &name_table[bind_find(IN_TENSOR, "to")];
    const signature *s = &signature_table[n->first];
    PyObject *slots[MAX_SLOTS];
    bool overloaded = false;
    for (int k = 0; k < n->count; k++, s++) {
        if (!fits(s, args, nargs, keywords, slots, &overloaded)) {
            PyErr_Clear();
            continue;
        }
        PyObject *given = PyDict_New();
        for (int i = 0; given && i < s->count; i++) {
            const argument *a = &s->arguments[i];
            if (!slots[i] || slots[i] == Py_None) continue;
            PyObject *value = a->type == IS_DTYPE ? dtype_object(dtype_given(slots[i]))
                              : a->type == IS_DEVICE
                                  ? PyObject_CallFunctionObjArgs((PyObject *)device_type, slots[i], NULL)
                                  : Py_NewRef(slots[i]);
            if (!value || PyDict_SetItem(given, a->key, value) < 0) Py_CLEAR(given);
            Py_XDECREF(value);
        }
        return given;
    }
    return refuse(n, &signature_table[n->first], args, nargs, keywords);
}

/* ------------------------------------------------------------------------------------------ __torch_function__ */
/* What errors call a function: torch.mean, torch.Tensor.add, torch.Tensor.shape.__get__. A new reference; NULL without an exception. */
static PyObject *name_told(PyObject *function) {
    PyObject *name = PyObject_GetAttrString(function, "__name__"), *text = NULL, *of = NULL, *module = NULL;
    if (name && !PyCFunction_Check(function) && (of = PyObject_GetAttrString(function, "__self__")) != NULL) {
        PyObject *attribute = PyObject_GetAttrString(of, "__name__"); /* the getter of an attribute */
        if (attribute) text = PyUnicode_FromFormat("torch.Tensor.%U.%U", attribute, name);
        Py_XDECREF(attribute);
    } else if (name && (PyErr_Clear(), of = PyObject_GetAttrString(function, "__objclass__")) != NULL)
        text = PyUnicode_FromFormat("torch.Tensor.%U", name);
    else if (name && (PyErr_Clear(), module = PyObject_GetAttrString(function, "__module__")) != NULL) {
        const char *place = PyUnicode_Check(module) ? PyUnicode_AsUTF8AndSize(module, NULL) : NULL;
        if (place && !strcmp(place, "torc.nn._functions"))
            place = "torch.nn.functional";
        else if (place && !strncmp(place, "torc._", 6))
            place = "torch";
        const bool own = place && !strncmp(place, "torc", 4) && (place[4] == '.' || !place[4]);
        if (place) text = PyUnicode_FromFormat("%s%s.%U", own ? "torch" : "", own ? place + 4 : place, name);
    }
    PyErr_Clear();
    Py_XDECREF(name), Py_XDECREF(of), Py_XDECREF(module);
    return text;
}
static void nobody_took(PyObject *function, PyObject *types) {
    PyObject *name = name_told(function), *lines = PyUnicode_FromString("");
    for (Py_ssize_t k = 0; lines && k < PyTuple_Size(types); k++) {
        PyObject *more = PyUnicode_FromFormat("%U  - tensor subclass %R\n", lines, PyTuple_GetItem(types, k));
        Py_DECREF(lines);
        lines = more;
    }
    if (lines)
        PyErr_Format(
            PyExc_TypeError,
            "Multiple dispatch failed for '%S'; all __torch_function__ handlers returned NotImplemented:\n\n%U\nFor more information, try re-running with TORCH_LOGS=not_implemented",
            name ? name : function, lines);
    Py_XDECREF(name), Py_XDECREF(lines);
}
PyObject *dispatch(PyObject *function, PyObject *const *candidates, Py_ssize_t count, PyObject *args,
                   PyObject *kwargs) {
    PyObject *chosen[16], *types = NULL, *result = NULL, *empty = NULL;
    Py_ssize_t n = 0;
    for (Py_ssize_t k = 0; k < count && n < COUNT(chosen); k++) {
        PyObject *o = candidates[k];
        bool known = !has_torch_function(o);
        for (Py_ssize_t i = 0; i < n; i++) known |= Py_TYPE(chosen[i]) == Py_TYPE(o);
        if (known) continue;
        Py_ssize_t at = n; /* subclasses come before what they are made of */
        for (Py_ssize_t i = 0; i < n; i++)
            if (PyType_IsSubtype(Py_TYPE(o), Py_TYPE(chosen[i]))) {
                at = i;
                break;
            }
        memmove(chosen + at + 1, chosen + at, (size_t)(n - at) * sizeof *chosen);
        chosen[at] = o;
        n++;
    }
    types = PyTuple_New(n);
    for (Py_ssize_t k = 0; types && k < n; k++) PyTuple_SetItem(types, k, Py_NewRef((PyObject *)Py_TYPE(chosen[k])));
    empty = PyDict_New();
    for (Py_ssize_t k = 0; types && empty && k < n; k++) {
        PyObject *handler = PyObject_GetAttrString(chosen[k], "__torch_function__");
        if (!handler) break;
        result = PyObject_CallFunctionObjArgs(handler, function, types, args, kwargs ? kwargs : empty, NULL);
        Py_DECREF(handler);
        if (result != Py_NotImplemented) break;
        Py_CLEAR(result);
        if (k == n - 1) nobody_took(function, types);
    }
    Py_XDECREF(types), Py_XDECREF(empty);
    return result;
}

/* _has_torch_function(*objects): does one of them take calls over? */
static PyObject *any_has_torch_function(PyObject *module, py_args args, Py_ssize_t nargs, PyObject *keywords) {
    (void)module, (void)keywords;
    for (Py_ssize_t k = 0; k < nargs; k++)
        if (has_torch_function(args[k])) Py_RETURN_TRUE;
    Py_RETURN_FALSE;
}
/* _dispatch(function, objects, args, kwargs): what those objects' __torch_function__ make of the call. */
static PyObject *dispatch_call(PyObject *module, PyObject *args) {
    PyObject *function, *objects, *positional, *named, *list[16];
    (void)module;
    if (!PyArg_ParseTuple(args, "OO!O!O!:_dispatch", &function, &PyTuple_Type, &objects, &PyTuple_Type, &positional,
                          &PyDict_Type, &named))
        return NULL;
    Py_ssize_t n = PyTuple_Size(objects);
    if (n > COUNT(list)) n = COUNT(list);
    for (Py_ssize_t k = 0; k < n; k++) list[k] = PyTuple_GetItem(objects, k);
    return dispatch(function, list, n, positional, named);
}
static PyObject *is_enabled(PyObject *module, PyObject *ignored) {
    (void)module, (void)ignored;
    return PyBool_FromLong(!python_now.function_disabled);
}
static PyObject *disabled_impl(PyObject *module, PyObject *args) {
    PyObject *function, *types, *positional, *named = NULL;
    (void)module;
    if (!PyArg_ParseTuple(args, "OOO|O", &function, &types, &positional, &named)) return NULL;
    python_now.function_disabled++;
    PyObject *result = PyObject_Call(function, positional, named == Py_None ? NULL : named);
    python_now.function_disabled--;
    return result;
}
/* DisableTorchFunctionSubclass, as begin and end: Python's class stands in torc/_guards.py. */
static PyObject *disable_begin(PyObject *module, PyObject *ignored) {
    (void)module, (void)ignored;
    python_now.function_disabled++;
    Py_RETURN_NONE;
}
static PyObject *disable_end(PyObject *module, PyObject *ignored) {
    (void)module, (void)ignored;
    python_now.function_disabled--;
    Py_RETURN_NONE;
}
static PyObject *functions_of(PyObject *module, PyObject *args) {
    const char *place, *name;
    PyObject *dict;
    (void)module;
    if (!PyArg_ParseTuple(args, "sO!s", &place, &PyDict_Type, &dict, &name)) return NULL;
    if (!bind_functions(place, dict, name)) return NULL;
    Py_RETURN_NONE;
}
static PyMethodDef functions[] = {
    {"_disabled_torch_function_impl", disabled_impl, METH_VARARGS,
     "What a class has as __torch_function__ that wants none."},
    {"_disable_torch_function_begin", disable_begin, METH_NOARGS, NULL},
    {"_disable_torch_function_end", disable_end, METH_NOARGS, NULL},
    FAST("_has_torch_function", any_has_torch_function, NULL),
    FAST("_arguments_of_to", arguments_of_to, NULL),
    {"_dispatch", dispatch_call, METH_VARARGS, NULL},
    {"_is_torch_function_enabled", is_enabled, METH_NOARGS, NULL},
    {"_return_type", return_type, METH_O, NULL},
    {"_functions", functions_of, METH_VARARGS, "Puts the operators of a place into a module's dict."},
    {0},
};

bool bind_init(PyObject *module) {
    for (Py_ssize_t k = 0; k < COUNT(signature_table); k++) {
        signature_table[k].plain = true;
        if (!prepare(&signature_table[k])) return false;
    }
    for (int k = 0; k < NAME_COUNT; k++)
        for (int i = 0; i < name_table[k].count + name_table[k].older; i++)
            signature_table[name_table[k].first + i].shown = name_table[k].name;
    if (PyModule_AddFunctions(module, functions) < 0) return false;
    disabled_function = PyObject_GetAttrString(module, "_disabled_torch_function_impl");
    return disabled_function != NULL;
}
