/* warning.c - what a program is told that is no error.
 *
 * A warning goes to the program's handler, or to stderr. It is found in the midst of a call, and the handler may call torc from
 * there: it is called like any function of the program's (callback.h), with the error that sticks put aside. What it does may
 * be worth a warning too. That one would call it again, and so on without end; so the warnings of a thread whose handler
 * runs are written to stderr. */
#include <stdio.h>
#include <stdlib.h>

#include "base/callback.h"
#include "base/lock.h"

static base_lock lock;
static torc_warning_handler handler;
static torc_context handler_context;
_Atomic bool base_warn_always;

typedef struct telling {
    bool now; /* does this thread's handler run? */
} telling;
static thread_part part = {.bytes = sizeof(telling)};

static const struct {
    const char *name, *python;
} table[] = {
#define ROW(name, value, python) [value] = {#name, python},
    TORC_WARNING_MAP(ROW)
#undef ROW
};
static bool known(torc_warning_category category) { return (int)category >= 0 && (int)category < COUNT_OF(table); }
const char *(torc_warning_python)(torc_warning_category category) {
    if (known(category)) return table[category].python;
    FAIL(VALUE, "warning_python: there is no warning category %d", (int)category);
    return "";
}

void torc_set_warning_handler(torc_warning_handler to, torc_context context) {
    lock_take(&lock);
    const torc_context before = handler_context;
    handler = NULL; /* so that a child of a fork never has one with the context of the other */
    base_ordered();
    handler_context = to ? context : TORC_NO_CONTEXT;
    base_ordered();
    handler = to;
    lock_release(&lock);
    callback_destroy(before, "the destroy function of a warning handler");
    if (!to) callback_destroy(context, "the destroy function of a warning handler");
}

bool(torc_set_warn_always)(bool always) { return atomic_exchange(&base_warn_always, always); }
bool torc_is_warn_always_enabled(void) { return atomic_load(&base_warn_always); }

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

static void write_warning(const char *text) {
    const char *off = getenv("TORC_WARNINGS");
    if (off && off[0] == '0') return;
    lock_take(&lock);
    const bool again = seen_before(text) && !atomic_load(&base_warn_always);
    lock_release(&lock);
    if (!again) fprintf(stderr, "torc: warning: %s\n", text);
}

static void tell(torc_warning_category category, const char *text) {
    telling *own = thread_part_try(&part); /* without it nobody would know that the handler runs */
    lock_take(&lock);
    const torc_warning_handler to = own && !own->now ? handler : NULL;
    void *data = handler_context.data;
    lock_release(&lock);
    if (!to) {
        write_warning(text);
        return;
    }
    own->now = true;
    const callback_aside aside = callback_aside_enter();
    to(category, text, data);
    callback_aside_leave(aside, "the warning handler"); /* what this warns of goes to stderr */
    own->now = false;
}

void base_warn_as(torc_warning_category category, const char *format, ...) {
    char few[512], *more = NULL;
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    const int n = vsnprintf(few, sizeof few, format, args);
    if (n >= (int)sizeof few && (more = malloc((size_t)n + 1))) vsnprintf(more, (size_t)n + 1, format, again);
    if (n >= (int)sizeof few && !more) memcpy(few + sizeof few - 4, "...", 4); /* no memory for the rest */
    va_end(again);
    va_end(args);
    tell(category, more ? more : few);
    free(more);
}
