/* workload.c - weights and inputs that another program wrote, so that both do the same. */
#include "workload.h"

#include <stdio.h>
#include <string.h>

void load_weights(torc_module model, const setting *s) {
    if (s->file.count) torc_module_load_state_dict(model, torc_named_tensors_select(s->file, "model."));
}

torc_tensor input_of(const setting *s, const char *name, torc_ints shape, int64_t high) {
    if (!s->file.count) return high ? torc_randint(high, shape) : torc_randn(shape);
    torc_tensor t = torc_named_tensors_find(torc_named_tensors_select(s->file, "input."), name);
    int64_t dims;
    const int64_t *sizes = torc_ints_data(&shape, &dims);
    if (!t || torc_dim(t) != dims || memcmp(torc_sizes(t), sizes, (size_t)dims * sizeof *sizes)) {
        char message[160];
        snprintf(message, sizeof message, "the file has no input.%s of the sizes that were asked for", name);
        torc_error_raise(TORC_ERROR_VALUE, message);
        return NULL;
    }
    return torc_to(t, .device = s->device);
}
