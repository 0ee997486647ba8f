/* api.h - the public headers as the generator reads them: functions, and structs of options. ops.h is one of them. */
#ifndef TORC_GENERATE_API_H
#define TORC_GENERATE_API_H

#include <stdbool.h>

enum { API_PARAMS = 16, API_FIELDS = 32 };
/* A parameter, or a field of a struct. */
typedef struct api_param {
    char type[96], name[96];
    char def[64]; /* of a field: what it is if nothing is said, as a C initializer; "" for zero */
    bool unlike;  /* its comment says that it is unlike another function's */
} api_param;
typedef struct api_function {
    const char *header; /* "nn.h" */
    char result[64], name[96];
    api_param p[API_PARAMS];
    int np;
    bool options; /* the last parameter is a struct of options, by pointer */
    int twin,
        twin_at; /* the function that takes a number where this one takes the tensor p[twin_at]; -1: there is none */
    bool is_twin;
} api_function;
typedef struct api_struct {
    const char *header;
    char name[96];
    api_param f[API_FIELDS];
    int nf;
} api_struct;

extern const char *const api_headers[]; /* in the order in which they may be included; ends with NULL */
extern api_function *api_functions;
extern api_struct *api_structs; /* those whose name ends in _options */
extern int api_function_count, api_struct_count;
void api_read(void);

bool ends_with(const char *text, const char *end);
const api_struct *api_options_of(const api_function *f); /* the struct that its last parameter points to */
/* The name of the macro over a function: torc_add_inplace_with -> torc_add_. */
void api_macro_name(const api_function *f, char to[96]);
bool api_has_macro(const api_function *f);
#endif
