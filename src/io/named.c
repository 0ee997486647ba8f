/* named.c - lists of named tensors.
 *
 * State dicts, files and checkpoints are all the same thing: tensors under names, in order. A list is one reference
 * counted object that owns its names and a reference to each tensor, so that it can be lent by a scope, kept, and put
 * together from others without copying a tensor. Names are looked up by going through the list: it happens once per
 * load. Duplicates are found by sorting. */
#include "io/named.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/tensor.h"

const torc_named_tensor no_named_tensors[TORC_NO_ENTRIES] = NO_ENTRIES;

static void named_destroy(void *o) {
    named_list *list = o;
    for (int64_t i = 0; i < list->entries.count; i++) {
        base_free((char *)(uintptr_t)list->entries.data[i].name);
        object_release(list->entries.data[i].tensor);
    }
    for (int64_t i = 0; i < list->metadata.count; i++) {
        base_free((char *)(uintptr_t)list->metadata.data[i].key);
        base_free((char *)(uintptr_t)list->metadata.data[i].value);
    }
    VEC_FREE(&list->entries);
    VEC_FREE(&list->metadata);
    base_free(list);
}
static OBJECT_CLASS named_class = {"named_tensors", named_destroy};

named_list *named_list_new(void) {
    named_list *list = base_calloc(1, sizeof *list);
    if (list) object_init(&list->obj, &named_class);
    return list;
}

static bool add_name(named_list *list, torc_tensor t, char *name) {
    if (!name || !VEC_PUSH(&list->entries, ((torc_named_tensor){name, t}))) {
        base_free(name);
        return false;
    }
    object_retain(t);
    return true;
}

bool named_list_add(named_list *list, torc_tensor t, const char *format, ...) {
    if (!list || !t) return false; /* the error is that of whoever should have made them */
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    char *name = n < 0 ? NULL : base_alloc((size_t)n + 1);
    if (name) vsnprintf(name, (size_t)n + 1, format, again);
    va_end(again);
    va_end(args);
    return add_name(list, t, name);
}

bool named_list_add_metadata(named_list *list, char *key, char *value) {
    if (key && value && VEC_PUSH(&list->metadata, ((torc_metadata_entry){key, value}))) return true;
    base_free(key);
    base_free(value);
    return false;
}

torc_named_tensors named_list_lend(named_list *list) {
    if (!list) return NO_NAMED_TENSORS;
    if (FAILED()) return named_list_drop(list);
    if (!scope_lend(list)) return NO_NAMED_TENSORS;
    const torc_named_tensor *data = list->entries.count ? list->entries.data : no_named_tensors;
    return (torc_named_tensors){data, list->entries.count, list};
}
torc_named_tensors named_list_drop(named_list *list) {
    object_release(list);
    return NO_NAMED_TENSORS;
}
const named_list *named_list_of(torc_named_tensors list) {
    return object_is(list.handle, &named_class) ? list.handle : NULL;
}

bool named_valid(torc_named_tensors list, const char *function) {
    if (!list_given(list.count, list.data))
        return FAIL(VALUE, "%s: the list is NULL or has a negative length", function);
    if (list.count && handle_is_dead(list.data))
        return FAIL(VALUE, "%s: the list%s", function, handle_doubt(list.data));
    for (int64_t i = 0; i < list.count; i++) {
        if (!list.data[i].name) return FAIL(VALUE, "%s: the name of entry %lld is NULL", function, (long long)i);
        if (!tensor_valid(list.data[i].tensor))
            return FAIL(VALUE, "%s: entry '%s' is NULL or not a tensor%s", function, list.data[i].name,
                        handle_doubt(list.data[i].tensor));
    }
    return true;
}

static int by_name(const void *a, const void *b) {
    const torc_named_tensor *x = *(const torc_named_tensor *const *)a, *y = *(const torc_named_tensor *const *)b;
    int order = strcmp(x->name, y->name);
    return order ? order : x < y ? -1 : x > y;
}
int64_t named_duplicate(const torc_named_tensor *data, int64_t count) {
    if (count < 2) return -1;
    const torc_named_tensor **sorted = base_calloc((size_t)count, sizeof *sorted);
    if (!sorted) return -2;
    for (int64_t i = 0; i < count; i++) sorted[i] = &data[i];
    qsort(sorted, (size_t)count, sizeof *sorted, by_name);
    int64_t found = -1; /* the first that repeats one before it */
    for (int64_t i = 1; i < count; i++) {
        int64_t at = sorted[i] - data;
        if (!strcmp(sorted[i - 1]->name, sorted[i]->name) && (found < 0 || at < found)) found = at;
    }
    base_free(sorted);
    return found;
}

static torc_named_tensors lend_unique(named_list *list, const char *function) {
    if (!list) return NO_NAMED_TENSORS;
    int64_t twice = named_duplicate(list->entries.data, list->entries.count);
    if (twice >= 0) FAIL(VALUE, "%s: the name '%s' occurs twice", function, list->entries.data[twice].name);
    return named_list_lend(list);
}

torc_named_tensors(torc_named_tensors_make)(const char *const *names, const torc_tensor *tensors, int64_t count) {
    if (FAILED()) return NO_NAMED_TENSORS;
    if (count < 0 || (count && (!names || !tensors))) {
        FAIL(VALUE, "named_tensors_make: names or tensors is NULL, or count is negative");
        return NO_NAMED_TENSORS;
    }
    named_list *list = named_list_new();
    for (int64_t i = 0; list && i < count; i++) {
        if (!names[i])
            FAIL(VALUE, "named_tensors_make: the name of entry %lld is NULL", (long long)i);
        else if (!tensor_valid(tensors[i]))
            FAIL(VALUE, "named_tensors_make: entry '%s' is NULL or not a tensor%s", names[i], handle_doubt(tensors[i]));
        if (FAILED() || !named_list_add(list, tensors[i], "%s", names[i])) return named_list_drop(list);
    }
    return lend_unique(list, "named_tensors_make");
}

torc_named_tensors torc_named_tensors_prefix(torc_named_tensors from, const char *prefix) {
    if (FAILED() || !named_valid(from, "named_tensors_prefix")) return NO_NAMED_TENSORS;
    named_list *list = named_list_new();
    for (int64_t i = 0; list && i < from.count; i++)
        if (!named_list_add(list, from.data[i].tensor, "%s%s", prefix ? prefix : "", from.data[i].name))
            return named_list_drop(list);
    return named_list_lend(list);
}

torc_named_tensors torc_named_tensors_select(torc_named_tensors from, const char *prefix) {
    if (FAILED() || !named_valid(from, "named_tensors_select")) return NO_NAMED_TENSORS;
    size_t n = prefix ? strlen(prefix) : 0;
    named_list *list = named_list_new();
    for (int64_t i = 0; list && i < from.count; i++)
        if (!strncmp(from.data[i].name, prefix ? prefix : "", n) &&
            !named_list_add(list, from.data[i].tensor, "%s", from.data[i].name + n))
            return named_list_drop(list);
    return named_list_lend(list);
}

torc_named_tensors(torc_named_tensors_concat)(const torc_named_tensors *lists, int64_t count) {
    if (FAILED()) return NO_NAMED_TENSORS;
    if (count < 0 || (count && !lists)) {
        FAIL(VALUE, "named_tensors_concat: lists is NULL or count is negative");
        return NO_NAMED_TENSORS;
    }
    named_list *list = named_list_new();
    for (int64_t l = 0; list && l < count; l++) {
        if (!named_valid(lists[l], "named_tensors_concat")) return named_list_drop(list);
        for (int64_t i = 0; i < lists[l].count; i++)
            if (!named_list_add(list, lists[l].data[i].tensor, "%s", lists[l].data[i].name))
                return named_list_drop(list);
    }
    return lend_unique(list, "named_tensors_concat");
}

torc_tensor torc_named_tensors_find(torc_named_tensors list, const char *name) {
    if (!name || !list_given(list.count, list.data))
        return FAIL_NULL(VALUE, "named_tensors_find: the %s is NULL%s", name ? "list" : "name",
                         name ? " or has a negative length" : "");
    if (!named_valid(list, "named_tensors_find")) return NULL;
    for (int64_t i = 0; i < list.count; i++)
        if (list.data[i].name && !strcmp(list.data[i].name, name)) return list.data[i].tensor;
    return NULL;
}
