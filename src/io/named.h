/* named.h - how rooms make a torc_named_tensors.
 *
 *     named_list *list = named_list_new();
 *     if (!named_list_add(list, tensor, "state.%d.step", k) || …) return named_list_drop(list);
 *     return named_list_lend(list);
 */
#ifndef TORC_IO_NAMED_H
#define TORC_IO_NAMED_H

#include "base/base.h"
#include "torc/io.h"

typedef struct named_list {
    object obj;
    VEC(torc_named_tensor) entries;    /* names allocated, tensors retained */
    VEC(torc_metadata_entry) metadata; /* both texts allocated */
} named_list;

named_list *named_list_new(void); /* owned; NULL + error */
/* Retains t, formats the name. false + error if list is NULL, t is NULL or memory is exhausted. */
bool named_list_add(named_list *list, torc_tensor t, const char *format, ...) PRINTF_LIKE(3, 4);
bool named_list_add_metadata(named_list *list, char *key, char *value); /* takes over both, also on failure */
torc_named_tensors named_list_lend(named_list *list);                   /* to the scope; an empty list on error */
torc_named_tensors named_list_drop(named_list *list);                   /* on errors: {0}; accepts NULL */
const named_list *named_list_of(torc_named_tensors list);               /* NULL if it is not one */
/* Two entries of one name: its index in `data`, else -1. -2 + error: no memory. */
int64_t named_duplicate(const torc_named_tensor *data, int64_t count);
bool named_valid(torc_named_tensors list, const char *function); /* no NULL names or tensors; VALUE otherwise */
#endif
