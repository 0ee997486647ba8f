/* graveyard.h - between memory.c, which says where blocks come from, and graveyard.c, which watches the dead ones. */
#ifndef TORC_BASE_GRAVEYARD_H
#define TORC_BASE_GRAVEYARD_H

#include "base/base.h"

/* Make *over an allocator that watches small blocks while torc_set_debug_handles is on, and has all others from *chosen. */
void graveyard_over(const torc_allocator *chosen, torc_allocator *over);
/* Let blocks come through it from now on (memory.c). */
void base_allocator_watch(void);

#endif
