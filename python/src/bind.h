/* bind.h - the names, signatures and arguments of operators, as bind.c chooses among them and refuse.c tells of them. */
#ifndef TORC_PY_BIND_H
#define TORC_PY_BIND_H

#include "py.h"

#include "generated/signatures.h" /* NAME_COUNT */

enum {
    IS_ANY,
    IS_TENSOR,
    IS_TENSORS,
    IS_INT,
    IS_FLOAT,
    IS_BOOL,
    IS_NUMBER,
    IS_INTS,
    IS_NUMBERS,
    IS_STR,
    IS_DTYPE,
    IS_DEVICE,
    IS_FORMAT,
    IS_GENERATOR,
    IS_LAYOUT
};
enum { ARGUMENT_VALUE, ARGUMENT_LEGACY, ARGUMENT_WRITTEN };
/* NUMBER_FOR_TENSOR: what the operator takes as a tensor. NUMBER_TOO: a tensor, for which a number may be given. */
enum {
    MAY_BE_NONE = 1,
    KEYWORD_ONLY = 2,
    HAS_DEFAULT = 4,
    SPREAD = 8,
    NUMBER_FOR_TENSOR = 16,
    NUMBER_TOO = 32,
    OWN_NAME = 64
};
enum { MAX_SLOTS = 72 }; /* arguments of a signature, and parameters of an operator */
typedef struct argument {
    const char *name;
    uint8_t type, what;
    int8_t parameter; /* of the schema; -1: none, an expression reads it or nobody */
    uint8_t length, flags;
    const char *text; /* the default; NULL: it must be given */
    PyObject *key;    /* the name, interned */
} argument;
typedef struct expression {
    int parameter, unless_none;
    const char *text;
    PyObject *function;
} expression;
typedef struct signature {
    int op; /* number in the library */
    const char *c_name;
    argument *arguments;
    int count, self;
    expression *with;
    int nwith, number;
    bool named, as_tuple,
        gives_first; /* have its results names; is its one result to become a tuple of its columns; is its
                                          first argument given back */
    /* prepared */
    const char *base, *shown; /* PyTorch's name of the operator, and what the program called */
    int positional, needed, required, out, nresults, parameters;
    int implicit; /* softmax and the like: the place of dim, plus 1, which it is better to give */
    uint32_t effects;
    bool plain, straight, spread_ints, view, list;
    PyTypeObject *results;
} signature;
typedef struct call_name {
    const char *name;
    uint8_t place, form, count,
        older; /* older: signatures behind the others that are deprecated, which no refusal tells of */
    int first;
} call_name;

bool argument_fits(const argument *a, PyObject *o, bool *overloaded);
bool keyword_is(const argument *a, PyObject *word);
/* refuse.c: the signature that takes the arguments is deprecated, which is said once. false: the warning is an exception. */
bool warn_of_older(const call_name *n, const signature *signatures, const signature *chosen);
/* refuse.c: no signature takes these arguments. Returns NULL with a TypeError. */
PyObject *refuse(const call_name *n, const signature *signatures, py_args args, Py_ssize_t nargs, PyObject *keywords);
#endif
