/* middle.h - blocks of host memory from 1 KB to 104 KB, kept by the thread that let go of them. */
#ifndef TORC_BASE_MIDDLE_H
#define TORC_BASE_MIDDLE_H

#include <stdbool.h>
#include <stddef.h>

/* More than that is large (large.h). */
enum { MIDDLE_LEAST = 1 << 10, MIDDLE_MOST = 104 << 10 };

void *middle_take(size_t bytes); /* as malloc's, aligned to a line of the cache; NULL: there is no memory */
bool middle_give(void *p);       /* false: it is not kept, and still the caller's */
#endif
