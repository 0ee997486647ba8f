/* foreach.h - which lists of tensors a kernel of lists takes. */
#ifndef TORC_OPS_FOREACH_H
#define TORC_OPS_FOREACH_H

#include "core/tensor.h"

enum { FOREACH_LISTS = 3 };

/* `count` lists of n tensors each, one after the other: is entry k of all of them of one floating dtype, complex64 or complex128, and of one shape and
 * layout without gaps, so that its elements correspond in the order of memory? Entries of different k may differ. */
bool foreach_alike(const torc_tensor *lists, int count, int64_t n);
#endif
