/* large.h - large blocks of host memory, kept for the next tensor. */
#ifndef TORC_BASE_LARGE_H
#define TORC_BASE_LARGE_H

#include <stdbool.h>
#include <stddef.h>

/* Of the default allocator's blocks: those of so many bytes or more. */
enum { LARGE_LEAST = 112 << 10 };

/* As malloc's, aligned to a line of the cache or better; NULL: there is no memory. */
void *large_take(size_t bytes);
/* Back; true: it is kept, or was given to the system. false: it is not large, and still the caller's. */
bool large_give(void *p);
/* A block that realloc made another of. `before`: large_size of the old one. */
void large_resized(size_t before, void *p);
void large_let_go(void);    /* of all that is kept */
size_t large_kept(void);    /* how many bytes are kept */
size_t large_size(void *p); /* that it was taken with, or some more; 0: it is not large */
#endif
