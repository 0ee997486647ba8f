/* source.h - what rows name that stands in sources written by hand, and what expressions in C are made of. */
#ifndef TORC_GENERATE_SOURCE_H
#define TORC_GENERATE_SOURCE_H

#include "rows.h"

/* What an expression has, or a function takes. */
enum value {
    V_OTHER,     /* something that only functions take that take the same */
    V_NUMBER,    /* a number of C */
    V_TRUTH,     /* what a comparison gives */
    V_ELEMENT,   /* of a formula: x, or what is made of it, in the compute type T */
    V_TENSOR,    /* of a gradient */
    V_ATTRIBUTE, /* attr_number: a number of any kind */
    V_TEXT,      /* of .node_of: the name of a node */
    V_NULL,
    V_CALL,  /* c, the call */
    V_SPEC,  /* IN_SPEC(k) */
    V_ATTRS, /* a, the attributes */
    V_LIST,  /* an attribute that is a list of numbers */
    V_DEVICE,
    V_DTYPE,
    V_MASK, /* a tensor that is no gradient: of bool */
};
enum { MAX_TAKEN = 8 };
const char *source_text(const char *path);
/* Of scalar.h: how many arguments the function takes that formulas call by that name; 0: there is none. */
struct dtypes_of {
    bool floats, integers, complex, truth; /* for which it is there; does it give a truth value? */
};
int formula_function(const char *name, struct dtypes_of *of);
/* The same of expressions.h, with the types. */
int expression_function(const char *name, enum value takes[MAX_TAKEN], enum value *gives);
bool variant_of_calls(const char *name); /* CALL_INPLACE and the like, of call.h */
/* Does the text of a header declare a function or a type of that name? */
bool declared(const char *text, const char *name);
/* Where Python has the name at a place without any row: a file; NULL: nowhere. */
const char *python_has(int place, const char *name);

/* expression.c: end the program where the text of a field is no expression, calls what is not there, or otherwise than it is. */
void formula_read(const op *o, const char *field, const char *text);
void gradient_read(const op *o, const char *text);
void node_of_read(const op *o, const char *text);
/* python_expression.c: NULL, or why not: text that begins with the place. `known` says which names there are. */
const char *python_expression(const char *text, bool (*known)(const void *of, const char *name), const void *of);
/* What readers of expressions go by: past blanks, and past a sign if it stands there next. */
void skip_spaces(const char **at);
bool took_sign(const char **at, const char *sign);
#endif
