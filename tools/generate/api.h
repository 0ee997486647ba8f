/* api.h - the public headers as the generator reads them: everything that they declare. ops.h is one of them. */
#ifndef TORC_GENERATE_API_H
#define TORC_GENERATE_API_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { API_PARAMS = 16, API_FIELDS = 64, API_VALUES = 32 };
/* What the words of core.h say ("Words for bindings"). */
enum api_words {
    API_NULLABLE = 1,   /* NULL, or None, is allowed */
    API_ENTRIES = 2,    /* entries of the list may be NULL */
    API_RETURNED = 4,   /* the function returns this argument */
    API_HANDLE = 8,     /* a void * that is a handle of any kind */
    API_OWNED = 16,     /* the result's reference is the caller's */
    API_BORROWED = 32,  /* something else owns the result */
    API_STATIC = 64,    /* the result lives as long as the process */
    API_ANSWER = 128,   /* a bool that answers a question, where others say whether the call succeeded */
    API_NAN = 256,      /* on error NaN, */
    API_ZERO = 512,     /* 0, or nothing, */
    API_MINUS_1 = 1024, /* -1, */
    API_EMPTY = 2048,   /* "" */
    API_CANNOT_FAIL = 4096,
    API_DATA = 8192,      /* of a callback, by its name: the `data` of the context that came with it */
    API_KNOWN = 32768,    /* only what is no handle of that kind is an error */
    API_COMPUTED = 65536, /* an answer that is not given while an error sticks */
    API_LENT =
        16384 /* the innermost scope owns the result, which is no handle or list, of which that goes without saying */
};
/* A parameter, a field of a struct, or a result, which has no name. */
typedef struct api_param {
    char type[96], name[96];
    int words;    /* ORed enum api_words */
    int length;   /* of an array; 0: it is none */
    int callback; /* a field that is a pointer to a function: its number among api_callbacks, else -1 */
    /* of a field */
    char def[72];   /* of a struct of options: what it is if nothing is said, as a C initializer; "" for zero */
    char means[64]; /* what that stands for, where the comment says "default …" of more than the type can hold */
    bool typed;     /* the comment says a default, */
    bool unlike;    /* or that it is unlike another function's, */
    const struct op *like; /* or takes it from this row */
    bool keyword;          /* given by its name only */
    bool reserved;
    int offset, size;
    const char *doc;
} api_param;
/* Docs are texts of their own, without what makes them comments; "" if there is none. */
typedef struct api_function {
    const char *header; /* "nn.h" */
    const char *doc;
    char name[96];
    int line;
    api_param result, p[API_PARAMS];
    int np;
    bool options;       /* the last parameter is a struct of options, by pointer */
    bool later;         /* api_complete made it: the form torc_NAME_with of a function that has no options yet */
    bool init;          /* api_complete made it: torc_NAME_options_init */
    const char *closed; /* why there is no such form; NULL: it has one, or options, or is one of these two */
    int twin,
        twin_at; /* the function that takes a number where this one takes the tensor p[twin_at]; -1: there is none */
    bool is_twin;
    const struct op *row; /* of ops.h: whose function it is, and enum form; else NULL */
    int form;
} api_function;
typedef enum api_kind {
    API_OPTIONS, /* torc_NAME_options */
    API_RESULT,  /* several results */
    API_LIST,    /* data and count */
    API_CLASS,   /* functions of the program's, with a struct_size */
    API_INFO,    /* filled by the library up to its struct_size */
    API_VALUE    /* anything else */
} api_kind;
typedef struct api_struct {
    const char *header, *doc;
    char name[96];
    int line;
    api_kind kind;
    bool is_union, init; /* init: torc_NAME_options_init fills in defaults */
    int size, align;
    api_param *f; /* in the order of their declaration; those of a struct inside are called "as.i" */
    int nf;
} api_struct;
typedef struct api_value {
    char name[128];
    int64_t value;
    const char *doc;
} api_value;
typedef struct api_enum {
    const char *header, *doc;
    char name[64];
    api_value v[API_VALUES];
    int nv;
} api_enum;
typedef struct api_handle {
    const char *header, *doc;
    char name[64];
} api_handle;
/* A macro that stands for a number. */
typedef struct api_constant {
    const char *header, *doc;
    char name[64];
    bool is_double; /* value has its bits */
    int64_t value;
} api_constant;

extern const char *const api_headers[]; /* in the order in which they may be included; ends with NULL */
extern api_function *api_functions, *api_callbacks;
extern api_struct *api_structs;
extern api_enum *api_enums;
extern api_handle *api_handles;
extern api_constant *api_constants;
extern int api_function_count, api_callback_count, api_struct_count, api_enum_count, api_handle_count,
    api_constant_count;
void api_read(void);
void api_parse(const char *header, const char *text); /* api_parse.c: adds what a header declares */
void api_complete(void);                              /* api_check.c: adds what follows from it */

void *api_grown(void *list, int count, unsigned long size);
bool api_chooses(const api_function *f); /* the function of a row that chooses between its tensors behind the first */
bool of_rows(const char *header);        /* is it written from the rows? */
bool ends_with(const char *text, const char *end);
bool one_of(const char *what, const char *list); /* list: " one two " */
const api_struct *api_struct_named(const char *name, int length);
const api_enum *api_enum_named(const char *name, int length);
const api_handle *api_handle_named(const char *name, int length);
const api_constant *api_constant_named(const char *name, int length);
const api_function *api_function_named(const char *name);
int api_callback_named(const char *name, int length);    /* -1: there is none */
const api_struct *api_options_of(const api_function *f); /* the struct that its last parameter points to */
/* The name of the macro over a function: torc_add_inplace_with -> torc_add_. */
void api_macro_name(const api_function *f, char to[96]);
/* What the header with functions for bindings is called that goes with a header: "bindings/core.h". */
void api_bindings_header(const char *header, char to[64]);
/* The function that a form which can take options later is of: torc_add_ of torc_add_inplace_with. */
const api_function *api_plain(const api_function *later);
/* The other way round; NULL if there is none. */
const api_function *api_later(const api_function *plain);
/* Of a form that can take options later, the name of the function without. */
void api_plain_name(const api_function *f, char to[128]);
bool api_has_macro(const api_function *f);
bool api_macro_watches(const api_function *f);
int api_macro_named(const api_function *f); /* how many parameters it names, from the first on */
bool api_is_enum(const char *type);
/* Writes an argument of a type, all zeros, for calls that tests compile. */
void api_zeros(FILE *f, const char *type);
/* A static assertion that the struct has no padding. */
void api_no_padding(FILE *f, const api_struct *s);
bool api_small_int(const char *type); /* a parameter of this type would cut floats, were there no macro */
#endif
