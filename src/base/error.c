/* error.c - the error that sticks, and how it makes itself heard.
 *
 * One error per thread: code, message, place, and on whose behalf. The first one wins, because what follows a failure is
 * usually its echo. Warnings, which change nothing, leave by the door at the end.
 *
 * Note [Thread texts]
 * Messages and the small texts they are made of are a part of what each thread keeps for itself (own.c). A thread that cannot
 * even get that shares a static one with others in that need: a garbled message beats none.
 *
 * Note [Heard]
 * A program that forgets to ask must not believe that all is well. So an error that was neither asked for nor told
 * (to the program's handler, or printed because TORC_ERRORS says so) is written to stderr when its thread ends, and all
 * that are left when the process does. The texts of all threads are in one list for that; its lock also guards what is
 * in them, since the thread that ends the process reads the errors of others.
 *
 * The library fails inside, too, where that is nobody's concern: what it frees up to make room, what it may do without.
 * Between base_attempt_begin and base_attempt_end errors are told to nobody. */
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/callback.h"
#include "base/seams.h"
#include "base/lock.h"

enum { MESSAGE_BYTES = 4096, RING = 16, REPORT_BYTES = 6144 };

/* One error. `module` is told by the room above when the error is set, or later by who knows better. */
struct base_error_state {
    int code;
    bool asked, told, printed; /* by the program; to its handler; to stderr, by TORC_ERRORS */
    bool caller_known;         /* was `caller` made of the addresses? */
    base_callers callers;
    char message[MESSAGE_BYTES], where[160], call[512], module[256], caller[512];
};

/* See Note [Thread texts]. */
typedef struct texts {
    base_error_state now;
    char ring[RING][BASE_TEXT_BYTES];
    unsigned next;
    struct texts *before, *after;
} texts;
static void thread_ends(void *own);
static thread_part part = {.bytes = sizeof(texts), .end = thread_ends, .turn = THREAD_ENDS_ERRORS};
static texts shared;
static texts *all = &shared;
static base_lock lock; /* of the list and all errors in it: Note [Heard] */

static void in_forked_child(void) { /* where no other thread is, and the list may be half changed */
    texts *t = thread_seen(&part);
    shared.after = t;
    if (t) {
        t->before = &shared;
        t->after = NULL;
    }
}

static void report(base_error_state *e, const char *whose);
static void thread_ends(void *own) {
    texts *t = own;
    lock_take(&lock);
    report(&t->now, "this thread");
    base_error_code = 0;
    t->before->after = t->after;
    if (t->after) t->after->before = t->before;
    lock_release(&lock);
}

/* Not with the lock held. */
static texts *mine(void) {
    texts *t = thread_seen(&part);
    if (LIKELY(t)) return t;
    if (!(t = thread_part_try(&part))) return &shared;
    static _Atomic bool watched;
    (void)base_watch_forks(&watched, in_forked_child);
    lock_take(&lock);
    if (base_error_code) { /* where the error was put when there was no memory */
        t->now = shared.now;
        shared.now.code = 0;
    }
    t->before = all;
    t->after = all->after;
    if (t->after) t->after->before = t;
    all->after = t;
    lock_release(&lock);
    return t;
}

char *base_text(void) {
    texts *t = mine();
    return t->ring[t->next++ % RING];
}

/* ------------------------------------------------------------------------------------------ telling */
static torc_error_handler handler;
static torc_context handler_context;

void torc_set_error_handler(torc_error_handler to, torc_context context) {
    lock_take(&lock);
    const torc_context before = handler_context;
    handler = NULL; /* so that a child of a fork never has one with the context of the other */
    base_ordered();
    handler_context = to ? context : TORC_NO_CONTEXT;
    base_ordered();
    handler = to;
    lock_release(&lock);
    callback_destroy(before, "the destroy function of an error handler");
    if (!to) callback_destroy(context, "the destroy function of an error handler");
}

__attribute__((noinline)) void torc_error_breakpoint(torc_error_code code, const char *message) {
    __asm__ volatile("" : : "r"(code), "r"(message) : "memory"); /* or the call would be left out */
}

typedef enum error_mode { MODE_REPORT, MODE_PRINT, MODE_ABORT, MODE_QUIET } error_mode;
/* Read anew each time, as a program may set it for itself. */
static error_mode mode_now(void) {
    static const char *const words[] = {"", "print", "abort", "quiet"};
    const char *text = getenv("TORC_ERRORS");
    for (int k = 0; k < COUNT_OF(words); k++)
        if (!text || !strcmp(text, words[k])) return (error_mode)k;
    base_warn("TORC_ERRORS=%.100s is not known: it is print (write every error to stderr when it is found), abort (and "
              "end the process there) or quiet (write no error, not even one that nobody asked for)",
              text);
    return MODE_REPORT;
}

/* With the lock held, as print and report. */
static const char *caller_of(base_error_state *e) {
    if (!e->caller_known) base_caller_text(&e->callers, e->caller, sizeof e->caller);
    e->caller_known = true;
    return e->caller;
}

/* Write all that is known of the error, in one piece: several threads may do so at once. */
static void print(base_error_state *e, const char *start) {
    char text[REPORT_BYTES];
    const char *const lines[][2] = {
        {"in ", e->call}, {"in module ", e->module}, {"called from ", caller_of(e)}, {"found by torc's ", e->where}};
    int n =
        snprintf(text, sizeof text, "torc: %s%s: %s\n", start, torc_error_python((torc_error_code)e->code), e->message);
    for (int k = 0; k < COUNT_OF(lines) && n >= 0 && n < REPORT_BYTES; k++)
        if (*lines[k][1]) n += snprintf(text + n, sizeof text - (size_t)n, "    %s%s\n", lines[k][0], lines[k][1]);
    fputs(text, stderr);
}

static void report(base_error_state *e, const char *whose) {
    if (!e->code || e->asked || e->told || mode_now() == MODE_QUIET) return;
    e->told = true;
    char start[80];
    snprintf(start, sizeof start, "the error of %s was never asked for: ", whose);
    print(e, start);
}

/* When the process ends or the library goes. Threads that still run wait for the lock in the midst of an error at most
 * for this; one that was stopped there for good must not stop us. */
__attribute__((destructor)) static void report_all(void) {
    for (int tries = 0; !lock_try(&lock); tries++) {
        if (tries == 1000) return;
        sched_yield();
    }
    const texts *own = thread_seen(&part);
    for (texts *t = all; t; t = t->after) report(&t->now, t == own ? "this thread" : "a thread");
    lock_release(&lock);
}

static void tell(base_error_state *e) {
    const torc_error_code code = (torc_error_code)e->code;
    torc_error_breakpoint(code, e->message);
    const error_mode mode = mode_now();
    lock_take(&lock);
    if (mode == MODE_PRINT || mode == MODE_ABORT) {
        e->told = e->printed = true;
        print(e, "");
    }
    const torc_error_handler to = handler;
    void *data = handler_context.data;
    e->told = e->told || to;
    lock_release(&lock);
    if (to) to(code, e->message, data);
    if (mode == MODE_ABORT) abort();
}

/* ------------------------------------------------------------------------------------------ setting */
static const char *short_path(const char *file) {
    const char *s = strstr(file, "src/");
    return s ? s : file;
}

static void set_error(torc_error_code code, const char *file, int line, const char *format, va_list args) {
    if (base_error_code) return;
    texts *t = mine();
    base_error_state *e = &t->now;
    const bool heard = !base_thread.quiet; /* what is dropped before anybody can ask need not be known well */
    const base_callers callers = heard ? base_caller() : (base_callers){{NULL}};
    char module[sizeof e->module] = "";
    if (heard) owner_describe(module, sizeof module);
    lock_take(&lock);
    base_error_code = (int16_t)code;
    e->code = (int)code;
    e->asked = e->told = e->printed = e->caller_known = false;
    e->callers = callers;
    e->where[0] = e->call[0] = e->caller[0] = 0;
    vsnprintf(e->message, sizeof e->message, format, args);
    if (file) snprintf(e->where, sizeof e->where, "%s:%d", short_path(file), line);
    memcpy(e->module, module, sizeof e->module);
    lock_release(&lock);
    if (heard) tell(e);
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
    char old[MESSAGE_BYTES], *message = mine()->now.message;
    va_list args;
    va_start(args, format);
    lock_take(&lock);
    memcpy(old, message, sizeof old);
    int n = vsnprintf(message, MESSAGE_BYTES, format, args);
    if (n >= 0 && n < MESSAGE_BYTES) snprintf(message + n, MESSAGE_BYTES - (size_t)n, "%s", old);
    lock_release(&lock);
    va_end(args);
}

/* Note a text of the sticking error that became known after it was set. One that was printed already goes on so. */
static void note(char *to, size_t size, const char *kind, const char *format, va_list args) {
    char text[512];
    vsnprintf(text, sizeof text, format, args);
    lock_take(&lock);
    const bool news = strcmp(to, text) != 0;
    snprintf(to, size, "%s", text);
    lock_release(&lock);
    if (news && mine()->now.printed) fprintf(stderr, "torc:     in %s%s\n", kind, text);
}
void base_error_call(const char *format, ...) {
    if (!base_error_code) return;
    base_error_state *e = &mine()->now;
    va_list args;
    va_start(args, format);
    note(e->call, sizeof e->call, "", format, args);
    va_end(args);
}
void base_error_module(const char *format, ...) {
    if (!base_error_code) return;
    base_error_state *e = &mine()->now;
    va_list args;
    va_start(args, format);
    note(e->module, sizeof e->module, "module ", format, args);
    va_end(args);
}

/* ------------------------------------------------------------------------------------------ putting aside */
static void forget(void) {
    if (!base_error_code) return;
    texts *t = mine();
    lock_take(&lock);
    base_error_code = 0;
    t->now.code = 0;
    lock_release(&lock);
}

base_error_state *base_error_save(void) {
    if (!base_error_code) return NULL;
    base_error_state *s = malloc(sizeof *s); /* not the replaceable allocator: that one may be what failed */
    if (!s) return NULL;
    *s = mine()->now;
    base_thread.quiet++;
    forget();
    return s;
}

void base_error_restore(base_error_state *s) {
    if (!s) return;
    base_thread.quiet--;
    texts *t = mine();
    lock_take(&lock);
    t->now = *s;
    base_error_code = (int16_t)s->code;
    lock_release(&lock);
    free(s);
}

void base_attempt_begin(base_attempt *a) {
    a->saved = base_error_save();
    a->stuck = FAILED(); /* no memory to put it aside: nothing will be done, and it stays */
    base_thread.quiet++;
}
bool base_attempt_end(base_attempt *a) {
    const bool ok = !FAILED();
    base_thread.quiet--;
    if (!a->stuck) forget();
    base_error_restore(a->saved);
    return ok;
}

/* ------------------------------------------------------------------------------------------ warnings */
static base_lock warning_lock;
static torc_warning_handler warning_handler;
static torc_context warning_context;

void torc_set_warning_handler(torc_warning_handler to, torc_context context) {
    lock_take(&warning_lock);
    const torc_context before = warning_context;
    warning_handler = NULL; /* as for errors */
    base_ordered();
    warning_context = to ? context : TORC_NO_CONTEXT;
    base_ordered();
    warning_handler = to;
    lock_release(&warning_lock);
    callback_destroy(before, "the destroy function of a warning handler");
    if (!to) callback_destroy(context, "the destroy function of a warning handler");
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
    lock_take(&warning_lock);
    torc_warning_handler to = warning_handler;
    void *data = warning_context.data;
    const char *off = getenv("TORC_WARNINGS");
    bool written = !to && !(off && off[0] == '0') && !seen_before(text);
    lock_release(&warning_lock);
    if (to) to(text, data);
    if (written) fprintf(stderr, "torc: warning: %s\n", text);
}

/* ------------------------------------------------------------------------------------------ asking */
/* The sticking error, of which the program hears now; NULL if there is none. */
static base_error_state *asked(void) {
    if (LIKELY(!base_error_code)) return NULL;
    base_error_state *e = &mine()->now;
    lock_take(&lock);
    e->asked = true;
    lock_release(&lock);
    return e;
}
bool base_error_has_call(void) { return base_error_code && mine()->now.call[0]; }
torc_error_code torc_error(void) {
    const base_error_state *e = asked();
    return e ? (torc_error_code)base_error_code : TORC_ERROR_OK;
}
const char *torc_error_message(void) {
    const base_error_state *e = asked();
    return e ? e->message : "";
}
const char *torc_error_where(void) {
    const base_error_state *e = asked();
    return e ? e->where : "";
}
const char *torc_error_call(void) {
    const base_error_state *e = asked();
    return e ? e->call : "";
}
const char *torc_error_module(void) {
    const base_error_state *e = asked();
    return e ? e->module : "";
}
const char *torc_error_caller(void) {
    base_error_state *e = asked();
    if (!e) return "";
    lock_take(&lock);
    const char *text = caller_of(e);
    lock_release(&lock);
    return text;
}
void torc_error_clear(void) { forget(); }
static const struct {
    const char *name, *meaning, *python;
} table[] = {
#define ROW(name, value, meaning, python) [value] = {#name, meaning, python},
    TORC_ERROR_MAP(ROW)
#undef ROW
};
static bool known(torc_error_code code) { return (int)code >= 0 && (int)code < COUNT_OF(table); }
void torc_error_raise(torc_error_code code, const char *text) {
    if (code == TORC_ERROR_OK) return;
    if (known(code))
        base_fail(code, NULL, 0, "%s", text ? text : "");
    else
        FAIL(VALUE, "torc_error_raise: there is no error code %d; it came with the message: %s", (int)code,
             text ? text : "");
}
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
