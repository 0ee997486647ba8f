/* warnings.h - a warning handler that counts and keeps the last text: torc_set_warning_handler(note_warning, TORC_NO_CONTEXT). */
#ifndef TORC_TESTS_WARNINGS_H
#define TORC_TESTS_WARNINGS_H

#include <stdio.h>

#include "torc/core.h"

static int warnings_seen;
static char last_warning[1024];
static void note_warning(torc_warning_category category, const char *text, void *context) {
    (void)category, (void)context;
    warnings_seen++;
    snprintf(last_warning, sizeof last_warning, "%s", text);
}
#endif
