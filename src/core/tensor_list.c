/* tensor_list.c - the array of a Tensor[] result: an object of the scope, beside the tensors it names. */
#include "core/tensor_list.h"

#include "core/tensor.h"

const torc_tensor no_tensors[TORC_NO_ENTRIES];

typedef struct tensor_list {
    object obj;
    torc_tensor data[];
} tensor_list;
static void list_destroy(void *o) { base_free(o); }
static const object_class list_class = {"tensor list", list_destroy};

torc_tensor *tensor_list_lend(int64_t count) {
    if (count < 0 || count > INT32_MAX)
        return FAIL_NULL(OUT_OF_MEMORY, "no list is long enough for %lld tensors", (long long)count);
    tensor_list *l = base_alloc(sizeof(tensor_list) + (size_t)count * sizeof(torc_tensor));
    if (!l) return NULL;
    object_init(&l->obj, &list_class);
    return scope_lend(l) ? l->data : NULL;
}
bool returned_tensors(const char *who, torc_tensors list) {
    if (FAILED()) return false;
    if (list.count < 0 || (list.count && !list.data))
        return FAIL(VALUE, "%s: the function returned a list without entries", who);
    for (int64_t i = 0; i < list.count; i++)
        if (!tensor_valid(list.data[i]))
            return FAIL(TYPE, "%s: output %lld of the function is %s", who, (long long)i,
                        list.data[i] ? "not a tensor" : "NULL");
    return true;
}

torc_tensors torc_tensors_lend(torc_tensors list) {
    if (FAILED()) return NO_TENSORS;
    if (list.count < 0 || (list.count && !list.data)) {
        (void)FAIL(VALUE, "torc_tensors_lend: a list of %lld tensors at %p", (long long)list.count,
                   (const void *)list.data);
        return NO_TENSORS;
    }
    torc_tensor *copy = tensor_list_lend(list.count);
    if (!copy) return NO_TENSORS;
    for (int64_t i = 0; i < list.count; i++) {
        copy[i] = list.data[i];
        if (copy[i] && !tensor_valid(copy[i])) {
            (void)FAIL(TYPE, "torc_tensors_lend: entry %lld is not a tensor", (long long)i);
            return NO_TENSORS;
        }
    }
    return (torc_tensors){copy, list.count};
}
