/* sized.c - see sized.h. */
#include "base/sized.h"

static bool size_known(const char *op, const char *whose, size_t given, size_t size, uint64_t starts) {
    if (given < sizeof(size_t) || given % 8 || given > 4096)
        return FAIL(VALUE, "%s(): %sstruct_size is %zu; set it to the size of the struct", op, whose, given);
    if (given < size && !(starts >> given / 8 & 1))
        return FAIL(VALUE, "%s(): %sstruct_size is %zu, which is in the midst of a field", op, whose, given);
    return true;
}

bool base_size_taken(const char *op, const char *whose, const void *from, size_t size, uint64_t starts) {
    const size_t given = *(const size_t *)from;
    if (!size_known(op, whose, given, size, starts)) return false;
    for (size_t k = size; k < given; k++)
        if (((const char *)from)[k])
            return FAIL(
                VALUE,
                "%s(): %sstruct_size is %zu, this version knows %zu bytes, and what stands behind them is not zero", op,
                whose, given, size);
    return true;
}

bool base_size_filled(const char *op, void *to, const void *from, size_t size, uint64_t starts) {
    if (!to) return FAIL(VALUE, "%s(): the struct to fill is NULL", op);
    const size_t given = *(const size_t *)to;
    if (!size_known(op, "", given, size, starts)) return false;
    memcpy((char *)to + sizeof given, (const char *)from + sizeof given, MIN(given, size) - sizeof given);
    return true;
}

torc_context context_refused(const void *from, size_t at) {
    torc_context context = {NULL, NULL};
    if (from && *(const size_t *)from >= at + sizeof context) memcpy(&context, (const char *)from + at, sizeof context);
    return context;
}
