/* error.c - the error that sticks, and how it makes itself heard.
 *
 * One error per thread: code, message, place, and on whose behalf. The first one wins, because what follows a failure is
 * usually its echo. Warnings, which change nothing, leave by the door at the end (warning.c).
 *
 * Note [Thread texts]
 * Messages and the small texts they are made of are a part of what each thread keeps for itself (own.c). A thread that cannot
 * even get that shares a static one with others in that need: a garbled message beats none. No text has a fixed length: one that
 * does not fit into the room it begins with gets more from malloc, whatever the program's allocator is. Only where there is no
 * memory for that it is cut, and says so by its end.
 *
 * Note [Foreign exceptions]
 * A function of the program's that C called may be written in a language with exceptions, which must not unwind through C. The
 * binding catches the exception, raises an error with it (torc_error_raise_foreign), and where C has returned to that language,
 * takes it out again. It belongs to the error: it goes aside with it, and is let go of when the error is forgotten.
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

enum { RING = 16, FEW_BYTES = 384 };

/* See Note [Thread texts]. */
typedef struct text {
    char *more; /* NULL: it fits into few */
    char few[FEW_BYTES];
} text;
static const char *read_text(const text *t) { return t->more ? t->more : t->few; }
static void drop_text(text *t) {
    free(t->more);
    t->more = NULL;
    t->few[0] = 0;
}
/* What is written may be made of what `to` holds. */
static void write_text(text *to, const char *format, va_list args) {
    static const char cut[] = " … (no memory for the rest)";
    char few[FEW_BYTES], *more = NULL;
    va_list again;
    va_copy(again, args);
    const int n = vsnprintf(few, sizeof few, format, args);
    if (n >= (int)sizeof few && (more = malloc((size_t)n + 1)))
        vsnprintf(more, (size_t)n + 1, format, again);
    else if (n >= (int)sizeof few) {
        size_t at = sizeof few - sizeof cut;
        while (at && (few[at] & 0xC0) == 0x80) at--; /* not within a character */
        memcpy(few + at, cut, sizeof cut);
    }
    va_end(again);
    drop_text(to);
    if (more)
        to->more = more;
    else if (n >= 0)
        memcpy(to->few, few, strlen(few) + 1);
}
PRINTF_LIKE(2, 3) static void set_text(text *to, const char *format, ...) {
    va_list args;
    va_start(args, format);
    write_text(to, format, args);
    va_end(args);
}

/* One error. `module` is told by the room above when the error is set, or later by who knows better. */
struct base_error_state {
    int code;
    bool asked, told, printed; /* by the program; to its handler; to stderr, by TORC_ERRORS */
    bool telling;              /* the program's handler runs: it is not cleared by that */
    bool caller_known;         /* was `caller` made of the addresses? */
    base_callers callers;
    text message, where, call, module, caller;
    torc_context foreign; /* the exception of another language that passes through as this error */
    const void *foreign_kind;
    base_error_state *below; /* of those that are put aside */
    struct texts *of;
};

typedef struct texts {
    base_error_state now, *aside; /* also those nobody asked for, should the thread or the process end meanwhile */
    text ring[RING];
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
        t->now.told = true; /* the error there is, if there is one, the parent reports */
        for (base_error_state *e = t->aside; e; e = e->below) e->told = true;
    }
}

/* With the lock held. What it returns is to be let go of when it is not. */
static torc_context drop_error(base_error_state *e) {
    const torc_context foreign = e->foreign;
    drop_text(&e->message);
    drop_text(&e->where);
    drop_text(&e->call);
    drop_text(&e->module);
    drop_text(&e->caller);
    e->code = 0;
    e->foreign = TORC_NO_CONTEXT;
    e->foreign_kind = NULL;
    return foreign;
}
static void drop_foreign(torc_context foreign) {
    callback_destroy(foreign, "the destroy function of a foreign exception");
}

static void report(texts *t, const char *whose);
static void report_all(void);
static void thread_ends(void *own) {
    texts *t = own;
    lock_take(&lock);
    report(t, "this thread");
    const torc_context foreign = t->now.foreign;
    t->now.foreign = TORC_NO_CONTEXT;
    base_error_state *aside = t->aside;
    t->aside = NULL;
    lock_release(&lock);
    if (foreign.destroy) foreign.destroy(foreign.data);   /* the scopes of this thread are gone, so there is no guard */
    for (base_error_state *below; aside; aside = below) { /* the functions that they waited for do not come back */
        below = aside->below;
        const torc_context of_aside = drop_error(aside);
        if (of_aside.destroy) of_aside.destroy(of_aside.data);
        free(aside);
    }
    lock_take(&lock);
    base_error_code = 0;
    (void)drop_error(&t->now);
    for (int k = 0; k < RING; k++) drop_text(&t->ring[k]);
    t->before->after = t->after;
    if (t->after) t->after->before = t->before;
    lock_release(&lock);
}

/* Not with the lock held. */
static texts *mine(void) {
    texts *t = thread_seen(&part);
    if (LIKELY(t)) return t;
    if (!(t = thread_part_try(&part))) return &shared;
    static _Atomic bool watched, quickly;
    (void)base_watch_forks(&watched, in_forked_child);
    if (!atomic_exchange(&quickly, true)) (void)at_quick_exit(report_all); /* which runs no destructors */
    lock_take(&lock);
    if (base_error_code) { /* where the error was put when there was no memory */
        t->now = shared.now;
        shared.now = (base_error_state){0};
    }
    t->before = all;
    t->after = all->after;
    if (t->after) t->after->before = t;
    all->after = t;
    lock_release(&lock);
    return t;
}

const char *base_say(const char *format, ...) {
    texts *t = mine();
    text *to = &t->ring[t->next++ % RING];
    va_list args;
    va_start(args, format);
    write_text(to, format, args);
    va_end(args);
    return read_text(to);
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

__attribute__((noinline)) void(torc_error_breakpoint)(torc_error_code code, const char *message) {
    __asm__ volatile("" : : "r"(code), "r"(message) : "memory"); /* or the call would be left out */
}

typedef enum error_mode { MODE_REPORT, MODE_PRINT, MODE_ABORT, MODE_QUIET } error_mode;
/* Read anew each time, as a program may set it for itself. `unknown`: what else there stands. */
static error_mode mode_now(const char **unknown) {
    static const char *const words[] = {"", "print", "abort", "quiet"};
    const char *text = getenv("TORC_ERRORS");
    *unknown = NULL;
    for (int k = 0; k < COUNT_OF(words); k++)
        if (!text || !strcmp(text, words[k])) return (error_mode)k;
    *unknown = text;
    return MODE_REPORT;
}
/* Not with the lock held: whoever hears the warning may call torc. */
static error_mode mode_told(void) {
    const char *unknown;
    const error_mode mode = mode_now(&unknown);
    if (!unknown) return mode;
    base_warn("TORC_ERRORS=%s is not known: it is print (write every error to stderr when it is found), abort (and "
              "end the process there) or quiet (write no error, not even one that nobody asked for)",
              unknown);
    return mode;
}

/* With the lock held, as print and report. */
static const char *caller_of(base_error_state *e) {
    if (!e->caller_known) {
        char *made = base_caller_text(&e->callers);
        set_text(&e->caller, "%s", made ? made : "");
        free(made);
    }
    e->caller_known = true;
    return read_text(&e->caller);
}

/* Write all that is known of the error. Several threads may do so at once, so the stream is held meanwhile. */
static void print(base_error_state *e, const char *start) {
    const char *const lines[][2] = {{"in ", read_text(&e->call)},
                                    {"in module ", read_text(&e->module)},
                                    {"called from ", caller_of(e)},
                                    {"found by torc's ", read_text(&e->where)}};
    flockfile(stderr);
    fprintf(stderr, "torc: %s%s: %s\n", start, torc_error_python((torc_error_code)e->code), read_text(&e->message));
    for (int k = 0; k < COUNT_OF(lines); k++)
        if (*lines[k][1]) fprintf(stderr, "    %s%s\n", lines[k][0], lines[k][1]);
    funlockfile(stderr);
}

static void report_one(base_error_state *e, const char *whose) {
    const char *unknown;
    if (!e->code || e->asked || e->told || mode_now(&unknown) == MODE_QUIET) return;
    e->told = true;
    char start[80];
    snprintf(start, sizeof start, "the error of %s was never asked for: ", whose);
    print(e, start);
}
static void report(texts *t, const char *whose) {
    report_one(&t->now, whose);
    for (base_error_state *e = t->aside; e; e = e->below) report_one(e, whose);
}

/* When the process ends or the library goes. Threads that still run wait for the lock in the midst of an error at most
 * for this; one that was stopped there for good must not stop us. */
__attribute__((destructor)) static void report_all(void) {
    for (int tries = 0; !lock_try(&lock); tries++) {
        if (tries == 1000) return;
        sched_yield();
    }
    const texts *own = thread_seen(&part);
    for (texts *t = all; t; t = t->after) report(t, t == own ? "this thread" : "a thread");
    lock_release(&lock);
}

static void tell(base_error_state *e) {
    const torc_error_code code = (torc_error_code)e->code;
    torc_error_breakpoint(code, read_text(&e->message));
    const error_mode mode = mode_told();
    lock_take(&lock);
    if (mode == MODE_PRINT || mode == MODE_ABORT) {
        e->told = e->printed = true;
        print(e, "");
    }
    const torc_error_handler to = handler;
    void *data = handler_context.data;
    e->told = e->told || to;
    e->telling = to != NULL;
    lock_release(&lock);
    if (to) {
        const int64_t guard = callback_enter(); /* without memory for it the handler is called nevertheless */
        to(code, read_text(&e->message), data);
        callback_leave(guard);
    }
    e->telling = false;
    if (mode == MODE_ABORT) abort();
}

/* ------------------------------------------------------------------------------------------ setting */
static const char *short_path(const char *file) {
    const char *s = strstr(file, "src/");
    return s ? s : file;
}

static bool set_error(torc_error_code code, const char *file, int line, const char *format, va_list args) {
    if (base_error_code) return false;
    texts *t = mine();
    base_error_state *e = &t->now;
    const bool heard = !base_thread.quiet; /* what is dropped before anybody can ask need not be known well */
    const base_callers callers = heard ? base_caller() : (base_callers){{NULL}};
    const char *place = "", *class_name = "";
    if (heard) owner_describe(&place, &class_name);
    lock_take(&lock);
    (void)drop_error(e); /* of which nothing foreign is left: forget() took that */
    base_error_code = (int16_t)code;
    e->code = (int)code;
    e->asked = e->told = e->printed = e->telling = e->caller_known = false;
    e->callers = callers;
    write_text(&e->message, format, args);
    if (file) set_text(&e->where, "%s:%d", short_path(file), line);
    set_text(&e->module, *class_name ? "%s (%s)" : "%s", place, class_name);
    lock_release(&lock);
    if (heard && !base_thread.holds_errors) tell(e);
    return true;
}
bool base_errors_hold(bool hold) {
    const bool before = base_thread.holds_errors;
    base_thread.holds_errors = hold;
    return before;
}
void base_errors_tell(void) {
    if (!base_error_code || base_thread.quiet || base_thread.holds_errors) return;
    texts *t = mine();
    if (!t->now.told) tell(&t->now);
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
    text *message = &mine()->now.message, before = {.few = ""};
    va_list args;
    va_start(args, format);
    write_text(&before, format, args);
    va_end(args);
    lock_take(&lock);
    set_text(message, "%s%s", read_text(&before), read_text(message));
    lock_release(&lock);
    drop_text(&before);
}

/* Note a text of the sticking error that became known after it was set. One that was printed already goes on so. */
static void note(text *to, const char *kind, const char *format, va_list args) {
    text now = {.few = ""};
    write_text(&now, format, args);
    lock_take(&lock);
    const bool news = strcmp(read_text(to), read_text(&now)) != 0;
    set_text(to, "%s", read_text(&now));
    lock_release(&lock);
    if (news && mine()->now.printed) fprintf(stderr, "torc:     in %s%s\n", kind, read_text(&now));
    drop_text(&now);
}
void base_error_call(const char *format, ...) {
    if (!base_error_code) return;
    va_list args;
    va_start(args, format);
    note(&mine()->now.call, "", format, args);
    va_end(args);
}
void base_error_module(const char *format, ...) {
    if (!base_error_code) return;
    va_list args;
    va_start(args, format);
    note(&mine()->now.module, "module ", format, args);
    va_end(args);
}

/* ------------------------------------------------------------------------------------------ putting aside */
static void forget(void) {
    if (!base_error_code) return;
    texts *t = mine();
    lock_take(&lock);
    base_error_code = 0;
    const torc_context foreign = drop_error(&t->now);
    lock_release(&lock);
    drop_foreign(foreign);
}

base_error_state *base_error_save(void) {
    if (!base_error_code) return NULL;
    base_error_state *s = malloc(sizeof *s); /* not the replaceable allocator: that one may be what failed */
    if (!s) return NULL;
    texts *t = mine();
    lock_take(&lock);
    *s = t->now;
    s->below = t->aside;
    s->of = t;
    t->aside = s;
    t->now = (base_error_state){0}; /* its texts are the other's now */
    base_error_code = 0;
    lock_release(&lock);
    base_thread.quiet++;
    return s;
}

void base_error_restore(base_error_state *s) {
    if (!s) return;
    base_thread.quiet--;
    forget();
    texts *t = mine();
    lock_take(&lock);
    base_error_state **at = &s->of->aside;
    while (*at != s) at = &(*at)->below;
    *at = s->below;
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
bool base_error_has_call(void) { return base_error_code && *read_text(&mine()->now.call); }
torc_error_code torc_error(void) {
    const base_error_state *e = asked();
    return e ? (torc_error_code)base_error_code : TORC_ERROR_OK;
}
const char *torc_error_message(void) {
    const base_error_state *e = asked();
    return e ? read_text(&e->message) : "";
}
const char *torc_error_where(void) {
    const base_error_state *e = asked();
    return e ? read_text(&e->where) : "";
}
const char *torc_error_call(void) {
    const base_error_state *e = asked();
    return e ? read_text(&e->call) : "";
}
const char *torc_error_module(void) {
    const base_error_state *e = asked();
    return e ? read_text(&e->module) : "";
}
const char *torc_error_caller(void) {
    base_error_state *e = asked();
    if (!e) return "";
    lock_take(&lock);
    const char *text = caller_of(e);
    lock_release(&lock);
    return text;
}
void torc_error_clear(void) {
    const base_error_state *e = asked();
    if (e && !e->telling) forget();
}
static const struct {
    const char *name, *meaning, *python;
} table[] = {
#define ROW(name, value, meaning, python) [value] = {#name, meaning, python},
    TORC_ERROR_MAP(ROW)
#undef ROW
};
static bool known(torc_error_code code) { return (int)code >= 0 && (int)code < COUNT_OF(table); }
PRINTF_LIKE(2, 3) static bool raise(torc_error_code code, const char *format, ...) {
    va_list args;
    va_start(args, format);
    const bool set = set_error(code, NULL, 0, format, args);
    va_end(args);
    return set;
}
/* Is it the thread's error now? */
static bool raised(torc_error_code code, const char *message) {
    if (code == TORC_ERROR_OK) code = TORC_ERROR_RUNTIME; /* whoever raises has an error */
    if (known(code)) return raise(code, "%s", message ? message : "");
    (void)raise(TORC_ERROR_VALUE, "there is no error code %d; it came with the message: %s", (int)code,
                message ? message : "");
    return false;
}
void(torc_error_raise)(torc_error_code code, const char *message) { (void)raised(code, message); }

void(torc_error_raise_foreign)(torc_error_code code, const char *message, const void *kind, torc_context exception) {
    const bool known_again = kind || (!FAILED() && FAIL(VALUE, "the kind of a foreign exception is NULL"));
    if (!known_again || !raised(code, message)) {
        drop_foreign(exception);
        return;
    }
    texts *t = mine();
    lock_take(&lock);
    t->now.foreign = exception;
    t->now.foreign_kind = kind;
    lock_release(&lock);
}
void *torc_error_foreign(const void *kind) {
    const base_error_state *e = asked();
    return e && kind && e->foreign_kind == kind ? e->foreign.data : NULL;
}
static bool known_to(torc_error_code code, const char *function) {
    return known(code) || FAIL(VALUE, "%s: there is no error code %d", function, (int)code);
}
const char *(torc_error_name)(torc_error_code code) { return known_to(code, "error_name") ? table[code].name : ""; }
const char *(torc_error_meaning)(torc_error_code code) {
    return known_to(code, "error_meaning") ? table[code].meaning : "";
}
const char *(torc_error_python)(torc_error_code code) {
    return known_to(code, "error_python") ? table[code].python : "";
}

#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
const char *torc_version(void) {
    return TEXT(TORC_VERSION_MAJOR) "." TEXT(TORC_VERSION_MINOR) "." TEXT(TORC_VERSION_PATCH);
}
