/* tensor_list.c - the array of a Tensor[] result: an object of the scope, beside the tensors it names. */
#include "core/tensor_list.h"

#include "base/callback.h"
#include "core/tensor.h"

const torc_tensor no_tensors[TORC_NO_ENTRIES];

typedef struct tensor_list {
    object obj;
    torc_tensor data[];
} tensor_list;
static void list_destroy(void *o) { base_free(o); }
static OBJECT_CLASS list_class = {"tensor list", list_destroy};

static tensor_list *list_new(int64_t count) {
    if (count < 0 || count > INT32_MAX)
        return FAIL_NULL(OUT_OF_MEMORY, "no list is long enough for %lld tensors", (long long)count);
    tensor_list *l = base_alloc(sizeof(tensor_list) + ((size_t)count + 1) * sizeof(torc_tensor));
    if (!l) return NULL;
    l->data[count] = NULL; /* so that .data[0] of none can be read */
    object_init(&l->obj, &list_class);
    return l;
}

torc_tensor *tensor_list_lend(int64_t count) {
    tensor_list *l = scope_lend(list_new(count));
    return l ? l->data : NULL;
}

static bool check_returned(int64_t guard, torc_tensors list, const char *who) {
    if (!callback_returned(guard, who, ": the function") || FAILED()) return false;
    if (!list_given(list.count, list.data))
        return FAIL(VALUE, "%s: the function returned a list of %lld tensors at %p", who, (long long)list.count,
                    (const void *)list.data);
    if (list.count && handle_is_dead(list.data))
        return FAIL(TYPE, "%s: the function returned a list%s", who, handle_doubt(list.data));
    for (int64_t i = 0; i < list.count; i++)
        if (!tensor_valid(list.data[i]))
            return FAIL(TYPE, "%s: the function's output %lld is %s%s", who, (long long)i,
                        list.data[i] ? "not a tensor" : "NULL", handle_doubt(list.data[i]));
    return true;
}

torc_tensors callback_leave_with_tensors(int64_t guard, torc_tensors list, const char *who) {
    tensor_list *copy = check_returned(guard, list, who) ? list_new(list.count) : NULL;
    if (!copy) {
        callback_leave(guard);
        return NO_TENSORS;
    }
    if (list.count) memcpy(copy->data, list.data, sizeof *copy->data * (size_t)list.count);
    if (!callback_leave_with_all(guard, (void *const *)copy->data, list.count)) {
        object_release(copy);
        return NO_TENSORS;
    }
    return scope_lend(copy) ? (torc_tensors){copy->data, list.count} : NO_TENSORS;
}

torc_tensors torc_tensors_lend(torc_tensors list) {
    if (FAILED()) return NO_TENSORS;
    if (!list_given(list.count, list.data)) {
        (void)FAIL(VALUE, "tensors_lend: a list of %lld tensors at %p", (long long)list.count, (const void *)list.data);
        return NO_TENSORS;
    }
    for (int64_t i = 0; i < list.count; i++)
        if (list.data[i] && !tensor_valid(list.data[i])) {
            (void)FAIL(TYPE, "tensors_lend: entry %lld is not a tensor%s", (long long)i, handle_doubt(list.data[i]));
            return NO_TENSORS;
        }
    torc_tensor *copy = tensor_list_lend(list.count);
    if (!copy) return NO_TENSORS;
    if (list.count) memcpy(copy, list.data, sizeof *copy * (size_t)list.count);
    return (torc_tensors){copy, list.count};
}
