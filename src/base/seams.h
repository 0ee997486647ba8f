/* seams.h - what base asks of rooms above it.
 *
 * The places where calls go up on purpose; the room named implements what is declared. */
#ifndef TORC_BASE_SEAMS_H
#define TORC_BASE_SEAMS_H

#include <stddef.h>

/* core: on whose behalf this thread works, for the report of an error: "Sequential.2 (Linear)"; "" if nobody said. */
void owner_describe(char *text, size_t size);
#endif
