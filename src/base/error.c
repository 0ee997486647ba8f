/* error.c - the error that sticks.
 *
 * One error per thread: code, message, place. The first one wins, because what follows a failure is usually its echo.
 * The message lives in a fixed buffer of the thread, so reporting that memory is exhausted needs no memory. */
#include <stdio.h>
#include <stdlib.h>

#include "base/base.h"

enum { MESSAGE_BYTES = 4096 };

HOT_THREAD_LOCAL int base_error_code;
static _Thread_local char message[MESSAGE_BYTES];
static _Thread_local char where[160];

struct base_error_state {
    int code;
    char message[MESSAGE_BYTES];
    char where[160];
};

static const char *short_path(const char *file) {
    const char *s = strstr(file, "src/");
    return s ? s : file;
}

static void set_error(torc_error_code code, const char *file, int line, const char *format, va_list args) {
    if (base_error_code) return;
    base_error_code = (int)code;
    vsnprintf(message, sizeof message, format, args);
    if (file)
        snprintf(where, sizeof where, "%s:%d", short_path(file), line);
    else
        where[0] = 0;
}

void *base_fail(torc_error_code code, const char *file, int line, const char *format, ...) {
    va_list args;
    va_start(args, format);
    set_error(code, file, line, format, args);
    va_end(args);
    return NULL;
}

bool base_refuse(torc_error_code code, const char *file, int line, const char *format, ...) {
    va_list args;
    va_start(args, format);
    set_error(code, file, line, format, args);
    va_end(args);
    return false;
}

void base_error_prefix(const char *format, ...) {
    if (!base_error_code) return;
    char old[MESSAGE_BYTES];
    memcpy(old, message, sizeof old);
    va_list args;
    va_start(args, format);
    int n = vsnprintf(message, sizeof message, format, args);
    va_end(args);
    if (n >= 0 && n < MESSAGE_BYTES) snprintf(message + n, sizeof message - (size_t)n, "%s", old);
}

base_error_state *base_error_save(void) {
    if (!base_error_code) return NULL;
    base_error_state *s = malloc(sizeof *s); /* not the replaceable allocator: that one may be what failed */
    if (s) {
        s->code = base_error_code;
        memcpy(s->message, message, sizeof message);
        memcpy(s->where, where, sizeof where);
        base_error_code = 0;
    }
    return s;
}

void base_error_restore(base_error_state *s) {
    if (!s) return;
    base_error_code = s->code;
    memcpy(message, s->message, sizeof message);
    memcpy(where, s->where, sizeof where);
    free(s);
}

void base_warn(const char *format, ...) {
    const char *off = getenv("TORC_WARNINGS");
    if (off && off[0] == '0') return;
    va_list args;
    va_start(args, format);
    fputs("torc: warning: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
}

torc_error_code torc_error(void) { return (torc_error_code)base_error_code; }
const char *torc_error_message(void) { return base_error_code ? message : ""; }
const char *torc_error_where(void) { return base_error_code ? where : ""; }
void torc_error_clear(void) { base_error_code = 0; }
void torc_error_raise(torc_error_code code, const char *text) {
    if (code > TORC_ERROR_OK && code <= TORC_ERROR_INTERNAL) base_fail(code, NULL, 0, "%s", text ? text : "");
}

static const struct { const char *name, *meaning, *python; } table[] = {
#define ROW(name, value, meaning, python) [value] = {#name, meaning, python},
    TORC_ERROR_MAP(ROW)
#undef ROW
};
static bool known(torc_error_code code) { return (int)code >= 0 && (int)code < COUNT_OF(table); }
const char *torc_error_name(torc_error_code code) { return known(code) ? table[code].name : "UNKNOWN"; }
const char *torc_error_meaning(torc_error_code code) { return known(code) ? table[code].meaning : "unknown error code"; }
const char *torc_error_python(torc_error_code code) { return known(code) ? table[code].python : "RuntimeError"; }

#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
const char *torc_version(void) {
    return TEXT(TORC_VERSION_MAJOR) "." TEXT(TORC_VERSION_MINOR) "." TEXT(TORC_VERSION_PATCH);
}
