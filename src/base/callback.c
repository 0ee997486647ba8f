/* callback.c - the guard around functions of the program's; see callback.h. */
#include "base/callback.h"

bool callback_returned(int64_t guard, const char *whose, const char *function) {
    if (!guard) return false;
    if (LIKELY(callback_back(guard))) return true;
    if (!FAILED())
        FAIL(VALUE, "ended a scope or a region that it did not begin"); /* the error that said so was cleared */
    base_error_prefix("%s%s: ", whose, function);
    return false;
}

bool callback_returned_object(int64_t guard, const void *result, const object_class *class_, const char *whose,
                              const char *function) {
    if (!callback_returned(guard, whose, function)) return false;
    if (LIKELY(!result || object_is(result, class_))) return true;
    return FAIL(TYPE, "%s%s returned something that is not a %s%s", whose, function, class_->name,
                handle_doubt(result));
}

void callback_leave(int64_t guard) {
    if (!guard) return;
    (void)callback_back(guard);
    callback_pop();
}

void *callback_leave_with(int64_t guard, void *result, const object_class *class_, const char *whose,
                          const char *function) {
    if (!callback_returned_object(guard, result, class_, whose, function) || FAILED()) result = NULL;
    if (UNLIKELY(!guard)) return NULL;
    const bool handed = !result || LIKELY(callback_hand_out(result));
    if (!handed) object_retain(result); /* another scope's, or somebody's own */
    callback_pop();
    return handed ? result : scope_lend(result);
}

bool callback_leave_with_all(int64_t guard, void *const *handles, int64_t count) {
    for (int64_t i = 0; i < count; i++) object_retain(handles[i]);
    callback_leave(guard);
    const bool ok = scope_reserve(count);
    for (int64_t i = 0; i < count; i++) {
        if (ok)
            scope_lend(handles[i]); /* cannot fail */
        else
            object_release(handles[i]);
    }
    return ok;
}

callback_aside callback_aside_enter(void) {
    callback_aside a = {.error = FAILED() ? base_error_save() : NULL};
    a.stuck = FAILED(); /* even without memory to put the error aside the function is called, or to guard it */
    a.quiet = base_thread.quiet;
    base_thread.quiet = 0; /* whatever torc does meanwhile, the program's own errors are told */
    a.guard = callback_enter();
    if (!a.guard && !a.stuck) torc_error_clear();
    return a;
}

void callback_aside_leave(callback_aside a, const char *whose) {
    if (LIKELY(!FAILED() && !a.error && callback_close(a.guard))) {
        base_thread.quiet = a.quiet;
        return;
    }
    (void)callback_returned(a.guard, whose, "");
    if (FAILED() && !a.stuck) {
        base_warn_as(TORC_WARNING_RUNTIME, "%s failed, which nobody is told of: %s", whose, torc_error_message());
        torc_error_clear();
    }
    callback_leave(a.guard);
    base_thread.quiet = a.quiet;
    base_error_restore(a.error);
}

void callback_destroy(torc_context c, const char *whose) {
    if (!c.destroy) return;
    const callback_aside aside = callback_aside_enter();
    c.destroy(c.data);
    callback_aside_leave(aside, whose);
}
