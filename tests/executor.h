/* executor.h - for tests that look at what is done by when, and hold with TORC_EXECUTOR=deferred, too. */
#ifndef TORC_TESTS_EXECUTOR_H
#define TORC_TESTS_EXECUTOR_H

#include <stdlib.h>
#include <string.h>

#include "core/seams.h"

/* Does this program run with an executor that puts calls off? */
static inline bool calls_are_put_off(void) {
    const char *name = getenv("TORC_EXECUTOR");
    return name && !strcmp(name, "deferred");
}
/* A call that was made, and has run: where calls are put off, all that were made run here, as at any gate. */
#define RUNS(call) ((call) && exec_settle())
/* In a test whose subject is what happens while a call is made: which allocation fails it, or how much memory is in use. */
#define NEEDS_CALLS_THAT_RUN_AT_ONCE()                                                           \
    do {                                                                                         \
        if (calls_are_put_off()) {                                                               \
            print_message("skipped: what it looks at happens when calls run, which is later\n"); \
            skip();                                                                              \
        }                                                                                        \
    } while (0)
#endif
