/* sized.h - structs of the caller's that begin with their size, and so may be those of another version of the library. */
#ifndef TORC_BASE_SIZED_H
#define TORC_BASE_SIZED_H

#include "base/base.h"
#include "base/generated/sized.h"

/* Where a field begins: a bit for each eight bytes. */
#define START(T, field) (offsetof(T, field) % 8 ? 0 : UINT64_C(1) << offsetof(T, field) / 8)
/* What this version knows of such a struct: its size, and where its fields begin (generated/sized.h). */
#define SIZED(T) sizeof(T), STARTS_##T

/* May a struct have the size that it begins with: as many whole fields as some version had? What is behind those that this version knows must
 * be zero. `whose`: "options." or nothing. false + VALUE. */
bool base_size_taken(const char *op, const char *whose, const void *from, size_t size, uint64_t starts);
/* Fills the caller's struct up to the size that it begins with. false + VALUE if that may not be, or `to` is NULL. */
bool base_size_filled(const char *op, void *to, const void *from, size_t size, uint64_t starts);
/* The context in a struct that is refused, at that offset, so that it can be let go of; an empty one if the struct has none. */
torc_context context_refused(const void *from, size_t at);

#endif
