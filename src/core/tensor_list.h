/* tensor_list.h - lists of tensors that functions return. */
#ifndef TORC_CORE_TENSOR_LIST_H
#define TORC_CORE_TENSOR_LIST_H

#include <stdbool.h>
#include <stdint.h>

#include "torc/core.h"

/* What functions return instead of a list after an error: no entries, and NULL where one is looked for all the same. */
extern const torc_tensor no_tensors[TORC_NO_ENTRIES];
#define NO_TENSORS ((torc_tensors){no_tensors, 0})
/* The array of a Tensor[] result, owned by the innermost scope; the tensors in it are lent one by one. NULL and an error
 * on failure. */
torc_tensor *tensor_list_lend(int64_t count);
/* callback_leave_with (base/callback.h) of a list of tensors that a function of the program's returned: a copy of it, lent with
 * the tensors. `who` called the function. {NULL, 0} on error. */
torc_tensors callback_leave_with_tensors(int64_t guard, torc_tensors list, const char *who);
#endif
