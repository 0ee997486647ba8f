/* seams.h - what base asks of rooms above it.
 *
 * The places where calls go up on purpose; the room named implements what is declared. */
#ifndef TORC_BASE_SEAMS_H
#define TORC_BASE_SEAMS_H

#include <stdint.h>

/* core: on whose behalf this thread works, for the report of an error: "Sequential.2" and "Linear"; "" if nobody said. Both live as
 * long as the process. */
void owner_describe(const char **place, const char **class_name);
/* core: the number of that name, to come back to it: functions of the program's leave it as they found it. */
uint32_t owner_mark(void);
void owner_back(uint32_t mark);
/* amp: this thread's modes (grad, inference, autocast's regions), to come back to them: functions of the program's leave them as they found
 * them. Regions that are over cannot be opened again, so nobody may end those from below. */
uint32_t modes_mark(void);
void modes_back(uint32_t mark);
#endif
