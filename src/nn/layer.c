/* layer.c - what constructors of layers share: reading options. */
#include "core/shape.h"
#include "nn/module.h"

bool layer_ints(const char *layer, const char *name, layer_list *to, const torc_ints *list, int dims, bool expand,
                const int64_t *otherwise) {
    int_list from;
    if (!ints_taken(layer, name, list, &from)) return false;
    if (from.count < 0 && otherwise) from = (int_list){otherwise, 1};
    if (from.count < 1) return FAIL(VALUE, "%s: %s is required", layer, name);
    if (from.count > 1 && from.count != dims)
        return FAIL(VALUE, "%s: %s must be one integer or %d, but got %lld", layer, name, dims, (long long)from.count);
    to->count = from.count > 1 || expand ? dims : 1;
    for (int64_t i = 0; i < to->count; i++) to->v[i] = from.data[from.count > 1 ? i : 0];
    return true;
}
