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

/* What functions return instead of a list after an error, and of an empty one the data: no entries, and "" and NULL where
 * one is looked for all the same. */
extern const torc_named_tensor no_named_tensors[TORC_NO_ENTRIES];
#define NO_ENTRY_4 \
    {"", NULL}, {"", NULL}, {"", NULL}, { "", NULL }
#define NO_ENTRY_16 NO_ENTRY_4, NO_ENTRY_4, NO_ENTRY_4, NO_ENTRY_4
#define NO_ENTRIES \
    { NO_ENTRY_16, NO_ENTRY_16, NO_ENTRY_16, NO_ENTRY_16 } /* TORC_NO_ENTRIES of them */
#define NO_NAMED_TENSORS ((torc_named_tensors){no_named_tensors, 0, NULL})

named_list *named_list_new(void); /* owned; NULL + error */
/* Retains t, formats the name. false + error if list is NULL, t is NULL or memory is exhausted. */
bool named_list_add(named_list *list, torc_tensor t, const char *format, ...) PRINTF_LIKE(3, 4);
bool named_list_add_metadata(named_list *list, char *key, char *value); /* takes over both, also on failure */
torc_named_tensors named_list_lend(named_list *list);                   /* to the scope; an empty list on error */
torc_named_tensors named_list_drop(named_list *list);                   /* NO_NAMED_TENSORS; accepts NULL */
const named_list *named_list_of(torc_named_tensors list);               /* NULL if it is not one */
/* Two entries of one name: its index in `data`, else -1. -2 + error: no memory. */
int64_t named_duplicate(const torc_named_tensor *data, int64_t count);
bool named_valid(torc_named_tensors list, const char *function); /* no NULL names or tensors; VALUE otherwise */
#endif
