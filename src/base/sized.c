/* sized.c - see sized.h. */
#include "base/sized.h"

bool base_size_taken(const char *op, const char *whose, const void *from, size_t size) {
    const size_t given = *(const size_t *)from;
    if (given < sizeof(size_t) || given % 8 || given > 4096)
        return FAIL(VALUE, "%s(): %sstruct_size is %zu; set it to the size of the struct", op, whose, given);
    for (size_t k = size; k < given; k++)
        if (((const char *)from)[k])
            return FAIL(
                VALUE,
                "%s(): %sstruct_size is %zu, this version knows %zu bytes, and what stands behind them is not zero", op,
                whose, given, size);
    return true;
}
