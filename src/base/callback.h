/* callback.h - functions of the program's, called from within torc.
 *
 * All of them run behind one guard. It is a scope of theirs with a barrier under it: what they are lent dies with it, scopes
 * that they left open are closed, and the scopes of whoever is around cannot be ended from within. What they return is
 * checked before it is believed.
 *
 *     const int64_t guard = callback_enter();
 *     torc_tensor y = guard ? f(x, context.data) : NULL;
 *     return callback_leave_with(guard, y, &tensor_class, "something", ": the function");
 *
 * What it pushed as owner's name and did not pop (owner.h) ends with it, too, and so do the modes that it set or entered: grad mode,
 * inference mode, regions of autocast.
 *
 * Those that may fail run when no error sticks, and what they set is their caller's. Those that are told that something is
 * over are not asked: the error of the thread is put aside for them (callback_destroy). */
#ifndef TORC_BASE_CALLBACK_H
#define TORC_BASE_CALLBACK_H

#include "base/base.h"

/* 0 and OUT_OF_MEMORY: the function is not to be called. The others accept 0. */
int64_t callback_enter(void);
/* The function is back: close what it left open. What it was lent still lives. Whose function it is is told as two texts that
 * make one, "Linear" ".forward()", for messages. false: it has tried to end a scope or a region of others, and this is the error. */
bool callback_returned(int64_t guard, const char *whose, const char *function);
/* The same, of what it returned: NULL, or a living object of the class? Else TYPE. */
bool callback_returned_object(int64_t guard, const void *result, const object_class *class_, const char *whose,
                              const char *function);
/* The guard of the innermost function of the program's that runs in this thread; 0: none does. */
int64_t callback_running(void);
/* For whom the thread worked when that function was called (owner_mark). Only if one runs. */
uint32_t callback_owner(void);
/* In which modes it was called (modes_mark); 0: none runs. */
uint32_t callback_modes(void);
/* It has tried to end a region of others: an error is set, which callback_returned puts its name before. Only if one runs. */
void callback_trespassed(void);
/* Close the guard. */
void callback_leave(int64_t guard);
/* All three: the result, lent to the scope around, and NULL after an error. */
void *callback_leave_with(int64_t guard, void *result, const object_class *class_, const char *whose,
                          const char *function);
/* Close the guard, and lend these handles, which are valid and may be NULL, to the scope around. */
bool callback_leave_with_all(int64_t guard, void *const *handles, int64_t count);

/* What the program gave goes: its `destroy` is called. It may call torc, which may fail: the error that sticks, if one does,
 * is the same afterwards; one of its own is told as a warning. */
void callback_destroy(torc_context context, const char *whose);
/* The same for functions with other arguments: between these two. */
typedef struct callback_aside {
    base_error_state *error;
    bool stuck; /* an error there was no memory to put aside */
    int16_t quiet;
    int64_t guard;
} callback_aside;
callback_aside callback_aside_enter(void);
void callback_aside_leave(callback_aside aside, const char *whose);

/* Closes the guard if what ran left nothing behind, neither scopes nor handles. false: callback_leave is still to be called. */
bool callback_close(int64_t guard);
/* Of scope.c, for callback.c alone. */
bool callback_back(int64_t guard);
bool callback_hand_out(void *handle);
void callback_pop(void);

#endif
