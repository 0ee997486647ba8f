/* bytes.c - what programs do with storages as such, but for what operators do, and how tensors come to lie over them. */
#include "core/bytes.h"

#include "core/device.h"
#include "core/generated/options.h"
#include "core/seams.h"
#include "core/shape.h"

bool storage_given(torc_storage s, const char *function, const char *argument) {
    return LIKELY(storage_valid(s)) ||
           FAIL(VALUE, "%s: %s is NULL or not a storage%s", function, argument, handle_doubt(s));
}
static bool given(torc_storage s, const char *function) { return storage_given(s, function, "the storage"); }
static bool asked(torc_storage s, const char *function) { return !FAILED() && given(s, function); }

/* ------------------------------------------------------------------------------------------ storages */
torc_storage torc_storage_new_with(size_t nbytes, const torc_storage_options *options) {
    static const char name[] = "UntypedStorage";
    torc_storage_options o;
    if (FAILED() || !options_take(name, options, &o, &layout_torc_storage_options)) return NULL;
    torc_device device = device_given(o.device) ? o.device : TORC_CPU;
    if (!device_resolve(&device, name)) return NULL;
    if (nbytes > PTRDIFF_MAX)
        return FAIL_NULL(OUT_OF_MEMORY, "UntypedStorage: %zu bytes are more than there can be", nbytes);
    if (o.pin_memory && !device_is_host(device))
        return FAIL_NULL(RUNTIME, "UntypedStorage: only memory of the CPU can be pinned, not of %s",
                         device_text(device));
    torc_storage s = o.pin_memory ? storage_pinned(nbytes, name) : storage_new(device, nbytes);
    if (s && !storage_access(s)) {
        object_release(s);
        return NULL;
    }
    return scope_lend(s);
}

size_t torc_storage_nbytes(torc_storage s) { return given(s, "UntypedStorage.nbytes") ? s->nbytes : 0; }
torc_device torc_storage_device(torc_storage s) {
    return given(s, "UntypedStorage.device") ? s->device : (torc_device){.type = TORC_DEVICE_NONE};
}
void *torc_storage_data_ptr(torc_storage s) {
    return given(s, "UntypedStorage.data_ptr") && s->nbytes && storage_export(s) ? s->data : NULL;
}

bool(torc_storage_resize_)(torc_storage s, size_t nbytes) {
    if (!asked(s, "UntypedStorage.resize_")) return false;
    if (nbytes > PTRDIFF_MAX)
        return FAIL(OUT_OF_MEMORY, "UntypedStorage.resize_: %zu bytes are more than there can be", nbytes);
    return storage_resize(s, nbytes, "UntypedStorage.resize_");
}
bool torc_storage_is_read_only(torc_storage s) { return given(s, "UntypedStorage.is_read_only") && s->read_only; }
bool torc_storage_is_resizable(torc_storage s) { return given(s, "UntypedStorage.is_resizable") && !s->fixed; }
bool(torc_storage_set_resizable)(torc_storage s, bool resizable) {
    if (!asked(s, "UntypedStorage.set_resizable")) return false;
    if (resizable && s->fixed)
        return FAIL(
            RUNTIME,
            "UntypedStorage.set_resizable: the storage's memory is somebody else's, or somebody else knows its address");
    if (!resizable) s->fixed = true;
    return true;
}

/* ------------------------------------------------------------------------------------------ tensors over them */
bool geometry_taken(geometry *g, const int_list *sizes, const int_list *strides, int64_t offset, const char *caller) {
    if (sizes->count < 0 || sizes->count > TORC_MAX_DIMS)
        return FAIL(VALUE, "%s: bad shape of %lld dimensions", caller, (long long)sizes->count);
    if (strides->count >= 0 && strides->count != sizes->count)
        return FAIL(RUNTIME, "unequal size length (%lld) and stride length (%lld)", (long long)sizes->count,
                    (long long)strides->count);
    g->ndim = (int)sizes->count;
    g->offset = offset;
    if (g->ndim) memcpy(g->sizes, sizes->data, (size_t)g->ndim * sizeof *g->sizes);
    g->contiguous = strides->count < 0;
    int64_t numel = 1;
    bool negative = false, zero = false, over = false;
    for (int i = 0; i < g->ndim; i++) {
        negative |= g->sizes[i] < 0;
        zero |= g->sizes[i] == 0;
        over |= mul_overflows(numel, MAX(g->sizes[i], 1), &numel);
    }
    if (offset < 0) return FAIL(RUNTIME, "Tensor: invalid storage offset %lld", (long long)offset);
    if (negative || (over && !zero)) return FAIL(RUNTIME, "numel: integer multiplication overflow");
    if (g->contiguous && zero && !shape_numel(g->ndim, g->sizes, &numel))
        return false; /* its strides may be too large */
    if (g->contiguous)
        strides_contiguous(g->ndim, g->sizes, g->strides);
    else if (g->ndim)
        memcpy(g->strides, strides->data, (size_t)g->ndim * sizeof *g->strides);
    for (int i = 0; i < g->ndim; i++)
        if (g->strides[i] < 0)
            return FAIL(RUNTIME, "Storage size calculation overflowed with sizes=%s and strides=%s",
                        shape_text(g->ndim, g->sizes), shape_text(g->ndim, g->strides));
    return true;
}

bool storage_reach(torc_storage s, const geometry *g, size_t itemsize, const char *caller) {
    size_t bytes;
    return tensor_extent(g->ndim, g->sizes, g->contiguous ? NULL : g->strides, g->offset, itemsize, &bytes) &&
           (bytes <= s->nbytes || storage_resize(s, bytes, caller));
}

torc_tensor torc_tensor_over_with(torc_storage s, torc_ints shape, const torc_tensor_over_options *options) {
    static const char name[] = "tensor_over";
    torc_tensor_over_options o;
    int_list sizes, strides;
    geometry g;
    if (!asked(s, name) || !options_take(name, options, &o, &layout_torc_tensor_over_options)) return NULL;
    if (!dtype_valid((int)o.dtype)) return FAIL_NULL(TYPE, "tensor_over: dtype is required");
    if (!ints_taken(name, "shape", &shape, &sizes) || !ints_taken(name, "strides", &o.strides, &strides) ||
        !geometry_taken(&g, &sizes, &strides, o.storage_offset, name))
        return NULL;
    write_counter *counter = counter_new();
    torc_tensor t = counter ? tensor_over(s, o.dtype, g.ndim, g.sizes, g.strides) : NULL;
    if (!t || !storage_reach(s, &g, dtype_size((int)o.dtype), name)) {
        counter_release(counter);
        object_release(t);
        return NULL;
    }
    t->offset = g.offset;
    t->counter = counter;
    return scope_lend(t);
}
