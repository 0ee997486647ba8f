/* number.c - the operators of Python's grammar on tensors, and conversions to numbers.
 *
 * Each is a call of the operator's method through bind.c. An operand that no tensor can be made of is answered with NotImplemented, so that
 * Python asks the other one. */
#include "py.h"

enum {
    ADD,
    SUB,
    MUL,
    TRUE_DIVIDE,
    FLOOR_DIVIDE,
    REMAINDER,
    POW,
    MATMUL,
    AND,
    OR,
    XOR,
    LSHIFT,
    RSHIFT,
    EQ,
    NE,
    LT,
    LE,
    GT,
    GE,
    NEG,
    ABS,
    INVERT,
    OPERATORS
};
/* Python's grammar, which no row speaks of: the method that each of its operators calls. */
static const char *const names[OPERATORS] = {
    [ADD] = "add",
    [SUB] = "sub",
    [MUL] = "mul",
    [TRUE_DIVIDE] = "true_divide",
    [FLOOR_DIVIDE] = "floor_divide",
    [REMAINDER] = "remainder",
    [POW] = "pow",
    [MATMUL] = "matmul",
    [AND] = "bitwise_and",
    [OR] = "bitwise_or",
    [XOR] = "bitwise_xor",
    [LSHIFT] = "bitwise_left_shift",
    [RSHIFT] = "bitwise_right_shift",
    [EQ] = "eq",
    [NE] = "ne",
    [LT] = "lt",
    [LE] = "le",
    [GT] = "gt",
    [GE] = "ge",
    [NEG] = "neg",
    [ABS] = "abs",
    [INVERT] = "bitwise_not",
};
static int methods[OPERATORS], in_place[OPERATORS], functions[OPERATORS], rsub, reciprocal;

bool number_init(PyObject *module) {
    (void)module;
    for (int k = 0; k < OPERATORS; k++) {
        char underscored[40];
        PyOS_snprintf(underscored, sizeof underscored, "%s_", names[k]);
        methods[k] = bind_find(IN_TENSOR, names[k]);
        functions[k] = bind_find(IN_TORCH, names[k]);
        in_place[k] = bind_find(IN_TENSOR, underscored);
        if (methods[k] < 0 || functions[k] < 0)
            return PyErr_Format(PyExc_SystemError, "the operators have no '%s'", names[k]), false;
    }
    rsub = bind_find(IN_TORCH, "rsub");
    reciprocal = bind_find(IN_TENSOR, "reciprocal");
    return rsub >= 0 && reciprocal >= 0;
}

static inline bool operand(PyObject *o) {
    return PyFloat_Check(o) || PyLong_Check(o) || is_tensor(o) || is_plain_number(o) || has_torch_function(o);
}
static PyObject *binary(int op, PyObject *a, PyObject *b) {
    if (LIKELY(is_tensor(a))) {
        if (!operand(b) || (op == MATMUL && !is_tensor(b) && !has_torch_function(b))) Py_RETURN_NOTIMPLEMENTED;
        return bind(methods[op], a, &b, 1, NULL);
    }
    if (!operand(a)) Py_RETURN_NOTIMPLEMENTED;
    PyObject *const turned[] = {b, a}, *const both[] = {a, b};
    switch (op) {
    case ADD:
    case MUL:
    case AND:
    case OR:
    case XOR: return bind(methods[op], b, &a, 1, NULL);
    case SUB: return bind(rsub, NULL, turned, 2, NULL);
    case TRUE_DIVIDE: { /* PyTorch's way: a product with the reciprocal */
        PyObject *inverse = bind(reciprocal, b, NULL, 0, NULL),
                 *result = inverse ? bind(methods[MUL], inverse, &a, 1, NULL) : NULL;
        Py_XDECREF(inverse);
        return result;
    }
    case MATMUL:
        if (!is_tensor(a) && !has_torch_function(a)) Py_RETURN_NOTIMPLEMENTED;
        return bind(functions[op], NULL, both, 2, NULL);
    default: return bind(functions[op], NULL, both, 2, NULL);
    }
}
static PyObject *update(int op, PyObject *a, PyObject *b) {
    if (!operand(b)) Py_RETURN_NOTIMPLEMENTED;
    if (in_place[op] < 0) return binary(op, a, b);
    return bind(in_place[op], a, &b, 1, NULL);
}
#define BINARY(name, op)                                                             \
    static PyObject *n_##name(PyObject *a, PyObject *b) { return binary(op, a, b); } \
    static PyObject *i_##name(PyObject *a, PyObject *b) { return update(op, a, b); }
BINARY(add, ADD)
BINARY(sub, SUB)
BINARY(mul, MUL)
BINARY(true_divide, TRUE_DIVIDE)
BINARY(floor_divide, FLOOR_DIVIDE)
BINARY(remainder, REMAINDER)
BINARY(and, AND)
BINARY(or, OR)
BINARY(xor, XOR)
BINARY(lshift, LSHIFT)
BINARY(rshift, RSHIFT)
static PyObject *n_matmul(PyObject *a, PyObject *b) { return binary(MATMUL, a, b); }
static PyObject *n_pow(PyObject *a, PyObject *b, PyObject *modulus) {
    if (modulus != Py_None) Py_RETURN_NOTIMPLEMENTED;
    return binary(POW, a, b);
}
static PyObject *i_pow(PyObject *a, PyObject *b, PyObject *modulus) {
    if (modulus != Py_None) Py_RETURN_NOTIMPLEMENTED;
    return update(POW, a, b);
}
static PyObject *n_neg(PyObject *a) { return bind(methods[NEG], a, NULL, 0, NULL); }
static PyObject *n_pos(PyObject *a) { return Py_NewRef(a); }
static PyObject *n_abs(PyObject *a) { return bind(methods[ABS], a, NULL, 0, NULL); }
static PyObject *n_invert(PyObject *a) {
    const torc_dtype dtype = torc_tensor_dtype(handle_of(a));
    if (torc_dtype_is_floating_point(dtype) || torc_dtype_is_complex(dtype))
        return PyErr_Format(PyExc_TypeError,
                            "~ (operator.invert) is only implemented on integer and Boolean-type tensors");
    return bind(methods[INVERT], a, NULL, 0, NULL);
}

static PyObject *compare(PyObject *a, PyObject *b, int how) {
    static const int operators[] = {[Py_EQ] = EQ, [Py_NE] = NE, [Py_LT] = LT, [Py_LE] = LE, [Py_GT] = GT, [Py_GE] = GE};
    if (LIKELY(operand(b))) return bind(methods[operators[how]], a, &b, 1, NULL);
    /* NumPy leaves comparisons of its arrays with tensors to the tensor. */
    if (!PyObject_CheckBuffer(b) || PyBytes_Check(b) || PyByteArray_Check(b)) Py_RETURN_NOTIMPLEMENTED;
    PyObject *result = NULL;
    CALL {
        torc_tensor t = tensor_from_data(b, TORC_DTYPE_NONE, torc_tensor_device(handle_of(a)), false);
        PyObject *other = t ? wrap(t) : NULL;
        if (other) result = bind(methods[operators[how]], a, &other, 1, NULL);
        Py_XDECREF(other);
    }
    return result;
}
/* Equal tensors are no reason to be equal keys: objects are told apart. It is hash(id(self)), as in PyTorch. */
static Py_hash_t hash(PyObject *self) { return (Py_hash_t)self; }

/* ------------------------------------------------------------------------------------------ conversions */
static int truth(PyObject *self) {
    torc_tensor t = handle_of(self);
    bool is;
    if (torc_tensor_device(t).type == TORC_DEVICE_CPU) {
        is = torc_is_nonzero(t);
    } else {
        Py_BEGIN_ALLOW_THREADS is = torc_is_nonzero(t);
        Py_END_ALLOW_THREADS
    }
    return call_failed() ? -1 : is;
}
static PyObject *single(PyObject *self, const char *type) {
    (void)type;
    if (torc_numel(handle_of(self)) != 1)
        return PyErr_Format(PyExc_ValueError, "only one element tensors can be converted to Python scalars");
    return PyObject_CallMethod(self, "item", NULL);
}
static PyObject *n_int(PyObject *self) {
    PyObject *item = single(self, "int"), *result = NULL;
    if (item && PyComplex_Check(item) && PyComplex_ImagAsDouble(item) != 0)
        PyErr_SetString(PyExc_RuntimeError, "value cannot be converted to type int64_t without overflow");
    else if (item)
        result = PyComplex_Check(item) ? PyLong_FromDouble(PyComplex_RealAsDouble(item)) : PyNumber_Long(item);
    Py_XDECREF(item);
    return result;
}
/* A number that leaves the graph without a word may be a mistake: said once, as PyTorch does of float() and complex(), and of no others. */
static bool told_of_history(PyObject *self) {
    static bool told;
    const torc_tensor t = handle_of(self);
    if ((told && !torc_is_warn_always_enabled()) || !torc_requires_grad(t) || !torc_is_grad_enabled()) return true;
    told = true;
    return !PyErr_WarnEx(PyExc_UserWarning,
                         "Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior.\n"
                         "Consider using tensor.detach() first.",
                         1);
}
static PyObject *n_float(PyObject *self) {
    PyObject *item = single(self, "float"), *result = NULL;
    if (item && !told_of_history(self)) return Py_DECREF(item), NULL;
    if (item && PyComplex_Check(item) && PyComplex_ImagAsDouble(item) != 0)
        PyErr_SetString(PyExc_RuntimeError, "value cannot be converted to type double without overflow");
    else if (item)
        result = PyComplex_Check(item) ? PyFloat_FromDouble(PyComplex_RealAsDouble(item)) : PyNumber_Float(item);
    Py_XDECREF(item);
    return result;
}
static PyObject *n_index(PyObject *self) {
    const torc_dtype dtype = torc_tensor_dtype(handle_of(self));
    if (torc_numel(handle_of(self)) != 1 || torc_dtype_is_floating_point(dtype) || torc_dtype_is_complex(dtype))
        return PyErr_Format(PyExc_TypeError, "only integer tensors of a single element can be converted to an index");
    PyObject *item = PyObject_CallMethod(self, "item", NULL), *index = item ? PyNumber_Long(item) : NULL;
    Py_XDECREF(item);
    return index;
}
static PyObject *m_complex(PyObject *self, PyObject *ignored) {
    PyObject *item = single(self, "complex"), *result = NULL;
    if (item && !told_of_history(self)) return Py_DECREF(item), NULL;
    (void)ignored;
    if (item) result = PyComplex_Check(item) ? Py_NewRef(item) : PyComplex_FromDoubles(PyFloat_AsDouble(item), 0);
    Py_XDECREF(item);
    return result;
}

/* ------------------------------------------------------------------------------------------ as a sequence */
static Py_ssize_t length(PyObject *self) {
    torc_tensor t = handle_of(self);
    if (torc_dim(t) == 0) return PyErr_SetString(PyExc_TypeError, "len() of a 0-d tensor"), -1;
    return (Py_ssize_t)torc_sizes(t)[0];
}
static PyObject *iterate(PyObject *self) {
    PyObject *parts = NULL;
    torc_tensor t = handle_of(self);
    if (torc_dim(t) == 0) return PyErr_Format(PyExc_TypeError, "iteration over a 0-d tensor");
    CALL {
        torc_tensors list = torc_unbind(t, 0);
        if (!call_failed()) parts = wrap_list(list, true);
    }
    PyObject *iterator = parts ? PyObject_GetIter(parts) : NULL;
    Py_XDECREF(parts);
    return iterator;
}
static int contains(PyObject *self, PyObject *element) {
    if (!is_tensor(element) && !is_plain_number(element)) {
        PyErr_Format(PyExc_RuntimeError, "Tensor.__contains__ only supports Tensor or scalar, but you passed in a %R.",
                     Py_TYPE(element));
        return -1;
    }
    PyObject *equal = bind(methods[EQ], self, &element, 1, NULL),
             *any = equal ? PyObject_CallMethod(equal, "any", NULL) : NULL;
    const int is = any ? PyObject_IsTrue(any) : -1;
    Py_XDECREF(equal), Py_XDECREF(any);
    return is;
}
static PyObject *m_reversed(PyObject *self, PyObject *ignored) {
    (void)ignored;
    torc_tensor t = handle_of(self);
    if (torc_dim(t) == 0) return Py_NewRef(self);
    RETURN_TENSOR(torc_flip(t, INTS(0)));
}

PyMethodDef number_methods[] = {
    {"__complex__", m_complex, METH_NOARGS, NULL}, {"__reversed__", m_reversed, METH_NOARGS, NULL}, {0}};
PyType_Slot number_slots[] = {{Py_nb_add, n_add},
                              {Py_nb_subtract, n_sub},
                              {Py_nb_multiply, n_mul},
                              {Py_nb_true_divide, n_true_divide},
                              {Py_nb_floor_divide, n_floor_divide},
                              {Py_nb_remainder, n_remainder},
                              {Py_nb_power, n_pow},
                              {Py_nb_matrix_multiply, n_matmul},
                              {Py_nb_and, n_and},
                              {Py_nb_or, n_or},
                              {Py_nb_xor, n_xor},
                              {Py_nb_lshift, n_lshift},
                              {Py_nb_rshift, n_rshift},
                              {Py_nb_inplace_add, i_add},
                              {Py_nb_inplace_subtract, i_sub},
                              {Py_nb_inplace_multiply, i_mul},
                              {Py_nb_inplace_true_divide, i_true_divide},
                              {Py_nb_inplace_floor_divide, i_floor_divide},
                              {Py_nb_inplace_remainder, i_remainder},
                              {Py_nb_inplace_power, i_pow},
                              {Py_nb_inplace_and, i_and},
                              {Py_nb_inplace_or, i_or},
                              {Py_nb_inplace_xor, i_xor},
                              {Py_nb_inplace_lshift, i_lshift},
                              {Py_nb_inplace_rshift, i_rshift},
                              {Py_nb_negative, n_neg},
                              {Py_nb_positive, n_pos},
                              {Py_nb_absolute, n_abs},
                              {Py_nb_invert, n_invert},
                              {Py_nb_bool, truth},
                              {Py_nb_int, n_int},
                              {Py_nb_float, n_float},
                              {Py_nb_index, n_index},
                              {Py_tp_richcompare, compare},
                              {Py_tp_hash, hash},
                              {Py_tp_iter, iterate},
                              {Py_mp_length, length},
                              {Py_sq_contains, contains},
                              {0, NULL}};
