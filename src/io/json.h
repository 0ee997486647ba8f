/* json.h - a strict reader of JSON in memory, one token at a time. */
#ifndef TORC_IO_JSON_H
#define TORC_IO_JSON_H

#include "base/base.h"

typedef struct json {
    const char *start, *at, *end;
    const char *problem; /* NULL, or what is wrong at `at`; static text. Once set, every function is false */
} json;

void json_begin(json *j, const char *text, size_t bytes);
char json_peek(json *j);           /* next character after white space, 0 at the end */
bool json_take(json *j, char c);   /* is c next? then step over it */
bool json_expect(json *j, char c); /* c must be next */
bool json_finished(json *j);       /* nothing but white space is left; sets a problem otherwise */
char *json_string(json *j); /* a string, decoded to UTF-8 without NUL; allocated. NULL: a problem, or OUT_OF_MEMORY */
bool json_uint(json *j, uint64_t *value);        /* an integer >= 0 below 2^64, without sign, fraction or exponent */
bool json_problem(json *j, const char *problem); /* sets it; false */
/* Is a text valid UTF-8 (no surrogates, no overlong forms)? */
bool utf8_valid(const char *s, size_t n);
#endif
