/* sized.h - structs of the caller's that begin with their size, and so may be those of another version of the library. */
#ifndef TORC_BASE_SIZED_H
#define TORC_BASE_SIZED_H

#include "base/base.h"

/* May the struct have the size that it begins with, where this version knows `size` bytes? What is not known must be zero. `whose`:
 * "options." or nothing. false + VALUE. */
bool base_size_taken(const char *op, const char *whose, const void *from, size_t size);

#endif
