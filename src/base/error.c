/* error.c - the error that sticks.
 *
 * One error per thread: code, message, place. The first one wins, because what follows a failure is usually its echo.
 * Warnings, which change nothing, leave by the door at the end.
 *
 * Note [Thread texts]
 * Messages and the small texts they are made of live in one block per thread, taken from malloc when first needed and
 * freed with the thread. They are not thread-local variables themselves: together with HOT_THREAD_LOCAL those would make
 * the library's thread-local segment so large that dlopen refuses it. A thread that cannot even get its block shares
 * a static one with others in that need: a garbled message beats none. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/callback.h"

enum { MESSAGE_BYTES = 4096, RING = 16 };

HOT_THREAD_LOCAL int base_error_code;

/* See Note [Thread texts]. */
typedef struct texts {
    char message[MESSAGE_BYTES], where[160], call[512];
    char ring[RING][BASE_TEXT_BYTES];
    unsigned next;
} texts;
static _Thread_local texts *own;
static texts shared;
static pthread_key_t texts_key;
static pthread_once_t texts_once = PTHREAD_ONCE_INIT;
static void texts_free(void *p) {
    own = NULL;
    free(p);
}
static void texts_key_make(void) { pthread_key_create(&texts_key, texts_free); }
static texts *mine(void) {
    if (LIKELY(own != NULL)) return own;
    texts *t = calloc(1, sizeof *t);
    if (!t) return &shared;
    pthread_once(&texts_once, texts_key_make);
    pthread_setspecific(texts_key, t);
    return own = t;
}
#define message (mine()->message)
#define where (mine()->where)

char *base_text(void) {
    texts *t = mine();
    return t->ring[t->next++ % RING];
}

struct base_error_state {
    int code;
    char text[MESSAGE_BYTES];
    char place[160], call[512];
};

static const char *short_path(const char *file) {
    const char *s = strstr(file, "src/");
    return s ? s : file;
}

static void set_error(torc_error_code code, const char *file, int line, const char *format, va_list args) {
    if (base_error_code) return;
    base_error_code = (int)code;
    mine()->call[0] = 0;
    vsnprintf(message, MESSAGE_BYTES, format, args);
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
    int n = vsnprintf(message, MESSAGE_BYTES, format, args);
    va_end(args);
    if (n >= 0 && n < MESSAGE_BYTES) snprintf(message + n, MESSAGE_BYTES - (size_t)n, "%s", old);
}

base_error_state *base_error_save(void) {
    if (!base_error_code) return NULL;
    base_error_state *s = malloc(sizeof *s); /* not the replaceable allocator: that one may be what failed */
    if (s) {
        s->code = base_error_code;
        memcpy(s->text, message, sizeof s->text);
        memcpy(s->place, where, sizeof s->place);
        memcpy(s->call, mine()->call, sizeof s->call);
        base_error_code = 0;
    }
    return s;
}

void base_error_restore(base_error_state *s) {
    if (!s) return;
    base_error_code = s->code;
    memcpy(message, s->text, sizeof s->text);
    memcpy(where, s->place, sizeof s->place);
    memcpy(mine()->call, s->call, sizeof s->call);
    free(s);
}

/* ------------------------------------------------------------------------------------------ warnings */
static pthread_mutex_t warning_lock = PTHREAD_MUTEX_INITIALIZER;
static torc_warning_handler warning_handler;
static torc_context warning_context;

void torc_set_warning_handler(torc_warning_handler handler, torc_context context) {
    pthread_mutex_lock(&warning_lock);
    const torc_context before = warning_context;
    warning_handler = handler;
    warning_context = handler ? context : TORC_NO_CONTEXT;
    pthread_mutex_unlock(&warning_lock);
    callback_destroy(before, "the destroy function of a warning handler");
    if (!handler) callback_destroy(context, "the destroy function of a warning handler");
}

/* Was this text written before? Known by its hash; after SEEN texts the oldest is forgotten and may appear again. */
static bool seen_before(const char *text) {
    enum { SEEN = 128 };
    static uint64_t seen[SEEN];
    static unsigned count;
    uint64_t hash = 14695981039346656037u;
    for (; *text; text++) hash = (hash ^ (unsigned char)*text) * 1099511628211u;
    for (unsigned i = 0; i < SEEN && i < count; i++)
        if (seen[i] == hash) return true;
    seen[count++ % SEEN] = hash;
    return false;
}

void base_warn(const char *format, ...) {
    char text[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    pthread_mutex_lock(&warning_lock);
    torc_warning_handler handler = warning_handler;
    void *data = warning_context.data;
    const char *off = getenv("TORC_WARNINGS");
    bool print = !handler && !(off && off[0] == '0') && !seen_before(text);
    pthread_mutex_unlock(&warning_lock);
    if (handler) handler(text, data);
    if (print) fprintf(stderr, "torc: warning: %s\n", text);
}

void base_error_call(const char *format, ...) {
    texts *t = mine();
    if (!base_error_code) return;
    va_list args;
    va_start(args, format);
    vsnprintf(t->call, sizeof t->call, format, args);
    va_end(args);
}
const char *torc_error_call(void) { return base_error_code ? mine()->call : ""; }

torc_error_code torc_error(void) { return (torc_error_code)base_error_code; }
const char *torc_error_message(void) { return base_error_code ? message : ""; }
const char *torc_error_where(void) { return base_error_code ? where : ""; }
void torc_error_clear(void) { base_error_code = 0; }
void torc_error_raise(torc_error_code code, const char *text) {
    if (code > TORC_ERROR_OK && code <= TORC_ERROR_INTERNAL) base_fail(code, NULL, 0, "%s", text ? text : "");
}

static const struct {
    const char *name, *meaning, *python;
} table[] = {
#define ROW(name, value, meaning, python) [value] = {#name, meaning, python},
    TORC_ERROR_MAP(ROW)
#undef ROW
};
static bool known(torc_error_code code) { return (int)code >= 0 && (int)code < COUNT_OF(table); }
const char *torc_error_name(torc_error_code code) { return known(code) ? table[code].name : "UNKNOWN"; }
const char *torc_error_meaning(torc_error_code code) {
    return known(code) ? table[code].meaning : "unknown error code";
}
const char *torc_error_python(torc_error_code code) { return known(code) ? table[code].python : "RuntimeError"; }

#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
const char *torc_version(void) {
    return TEXT(TORC_VERSION_MAJOR) "." TEXT(TORC_VERSION_MINOR) "." TEXT(TORC_VERSION_PATCH);
}
