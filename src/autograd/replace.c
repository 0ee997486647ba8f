/* replace.c - tensors that are given other memory: set_, t.data = x, resize_.
 *
 * The handle stays what it was to everybody who has it, also its place in the graph and its counter of writes: views that it had go
 * on to count with it, though they keep the old memory. set_ and resize_ are writes, t.data = x is none, so that what
 * backward saved of t is used as it was saved (the saved handle is t itself, so it reads the new memory). */
#include "autograd/generated/options.h"
#include "autograd/graph.h"
#include "core/backends.h"
#include "core/bytes.h"
#include "core/device.h"
#include "core/seams.h"
#include "core/shape.h"
#include "ops/pack.h"
#include "ops/seams.h"
#include "ops/shape.h"

static bool given(torc_tensor t, const char *function, const char *argument) {
    if (FAILED()) return false;
    return LIKELY(tensor_valid(t)) ||
           FAIL(TYPE, "%s(): argument '%s' must be Tensor, not %s", function, argument, not_tensor(t));
}

/* ------------------------------------------------------------------------------------------ .data */
torc_tensor torc_data(torc_tensor t) {
    if (!given(t, "data", "self")) return NULL;
    write_counter *counter = counter_new();
    torc_tensor alias = counter ? tensor_alias(t) : NULL;
    if (!alias) {
        counter_release(counter);
        return NULL;
    }
    counter_release(alias->counter);
    alias->counter = counter;
    if (!autograd_inference_mode) alias->flags &= (uint16_t)~TENSOR_INFERENCE;
    return scope_lend(alias);
}

void autograd_set_data(torc_tensor t, torc_tensor data) {
    struct autograd_meta *m = t->autograd;
    if (m && (data->dtype != t->dtype || !device_equal(data->device, t->device))) {
        const bool locked = meta_lock(m);
        m->accumulate = NULL; /* the next one is of the new kind; graphs that hold this one go on with it */
        meta_unlock(m, locked);
    }
    const uint16_t kept = TENSOR_INFERENCE;
    t->flags = (uint16_t)((t->flags & ~kept) | (data->flags & kept));
    tensor_replace(t, data);
}

bool torc_set_data(torc_tensor t, torc_tensor data) {
    if (!given(t, "set_data", "self")) return false;
    if (!tensor_valid(data)) return FAIL(TYPE, "Variable data has to be a tensor, but got %s", not_tensor(data));
    if (tensor_requires_grad(t) && !dtype_differentiable(data->dtype))
        return FAIL(RUNTIME, "data set to a tensor that requires gradients must be floating point or complex dtype");
    if (t != data) autograd_set_data(t, data);
    return true;
}

/* ------------------------------------------------------------------------------------------ set_ */
static void refuse_backward(autograd_node *n) {
    (void)n;
    FAIL(NOT_IMPLEMENTED, "derivative for set_ is not implemented");
}

/* Its history, if there is one to be: a node that only refuses. */
static bool begin_set(torc_tensor t, torc_tensor source, autograd_node **node) {
    const torc_tensor in[2] = {t, source};
    const bool wants = autograd_wants(in, source ? 2 : 1);
    *node = NULL;
    if (!autograd_before_write(t, wants)) return false;
    if (!wants || !dtype_differentiable(t->dtype)) return true;
    if (!autograd_meta_of(t) || !(*node = node_new(NULL, NULL, "NotImplemented", 1, 1))) return false;
    (*node)->backward = refuse_backward;
    spec_of_output(*node, 0, t);
    spec_of(&(*node)->in_specs[0], t);
    if (edge_at(t, &(*node)->edges[0], tensor_version(t))) return true;
    object_release(*node);
    return false;
}

static bool same_kind(torc_tensor t, torc_device device, int dtype) {
    if (dtype != t->dtype)
        return FAIL(RUNTIME, "Could not set tensor of type %s to a tensor of type %s", dtype_cpp_name(dtype),
                    dtype_cpp_name(t->dtype));
    return device_equal(device, t->device) ||
           FAIL(
               RUNTIME,
               "Attempted to set the storage of a tensor on device \"%s\" to a storage on different device \"%s\".  This "
               "is no longer allowed; the devices must match.",
               device_text(t->device), device_text(device));
}

/* All that can fail comes before t changes, and the storage last of it. */
static torc_tensor set(torc_tensor t, torc_storage s, const geometry *g, torc_tensor source) {
    autograd_node *node, *history = NULL;
    if (!scope_reserve(1) || !begin_set(t, source, &node)) return NULL;
    torc_tensor as = tensor_new(s, (torc_dtype)t->dtype, g->ndim, g->sizes, g->strides, g->offset);
    if (as) as->flags |= t->flags & TENSOR_LAZY; /* of the handle, not of the memory */
    const bool ok = as && (!node || (history = rebase_prepare(t, node, tensor_version(t)))) &&
                    storage_reach(s, g, tensor_itemsize(t), "set_");
    if (ok) {
        tensor_replace(t, as);
        tensor_bump_version(t);
        if (history) (void)rebase_commit(t, history, 0, true);
    }
    object_release(as);
    object_release(history);
    object_release(node);
    return ok ? scope_lend_again(t) : NULL;
}

static bool taken(const char *name, const torc_set_options *options, torc_set_options *o, int_list *size,
                  int_list *stride) {
    if (!options_take(name, options, o, &layout_torc_set_options) || !ints_taken(name, "size", &o->size, size) ||
        !ints_taken(name, "stride", &o->stride, stride))
        return false;
    return size->count >= 0 || (stride->count < 0 && !o->storage_offset) ||
           FAIL(TYPE, "%s(): a stride or an offset is given only with a size", name);
}

torc_tensor torc_set_inplace_with(torc_tensor t, torc_tensor source, const torc_set_options *options) {
    static const char name[] = "set_";
    torc_set_options o;
    int_list size, stride;
    geometry g = {.ndim = 1};
    if (!given(t, name, "self") || (source && !given(source, name, "source")) ||
        !taken(name, options, &o, &size, &stride))
        return NULL;
    if (!source) {
        if (size.count >= 0) return FAIL_NULL(TYPE, "set_(): a size is given only with a source");
        torc_storage none = storage_new(t->device, 0);
        g.strides[0] = 1;
        torc_tensor result = none ? set(t, none, &g, NULL) : NULL;
        object_release(none);
        return result;
    }
    if (!same_kind(t, source->device, source->dtype)) return NULL;
    if (size.count < 0) {
        g.ndim = source->ndim;
        g.offset = source->offset;
        memcpy(g.sizes, source->sizes, (size_t)g.ndim * sizeof *g.sizes);
        memcpy(g.strides, source->strides, (size_t)g.ndim * sizeof *g.strides);
    } else {
        int64_t offset;
        if (!is_contiguous(source))
            return FAIL_NULL(RUNTIME, "passed in tensor to be used as storage must be contiguous");
        if (add_overflows(source->offset, o.storage_offset, &offset)) offset = o.storage_offset;
        if (!geometry_taken(&g, &size, &stride, offset, name)) return NULL;
    }
    return set(t, source->storage, &g, source);
}

torc_tensor torc_set_storage_inplace_with(torc_tensor t, torc_storage source, const torc_set_options *options) {
    static const char name[] = "set_";
    torc_set_options o;
    int_list size, stride;
    geometry g;
    if (!given(t, name, "self")) return NULL;
    if (!storage_valid(source))
        return FAIL_NULL(VALUE, "set_: the storage is NULL or not a storage%s", handle_doubt(source));
    if (!taken(name, options, &o, &size, &stride) || !same_kind(t, source->device, t->dtype)) return NULL;
    const int64_t all = (int64_t)(source->nbytes / tensor_itemsize(t));
    if (size.count < 0) size = (int_list){&all, 1};
    return geometry_taken(&g, &size, &stride, o.storage_offset, name) ? set(t, source, &g, NULL) : NULL;
}

/* ------------------------------------------------------------------------------------------ resize_ */
/* Of deterministic algorithms: what the storage has got from so many bytes on is filled as an empty tensor would be. */
static bool fill_new(torc_tensor t, size_t before) {
    if (LIKELY(!backends_fill_empty())) return true;
    const size_t item = tensor_itemsize(t);
    const int64_t from = (int64_t)(before / item), count = (int64_t)(t->storage->nbytes / item) - from;
    if (count <= 0) return true;
    torc_tensor fresh = tensor_new(t->storage, (torc_dtype)t->dtype, 1, &count, NULL, from);
    if (!fresh) return false;
    const int64_t scope = torc_scope_begin();
    const bool ok = (fresh->counter = counter_new()) && fill_as_empty(fresh);
    torc_scope_end(scope);
    object_release(fresh);
    return ok;
}

static bool resize(torc_tensor t, geometry *g, int format, const char *name) {
    if (format_is_channels_last(format) &&
        !strides_of_format((torc_memory_format)format, g->ndim, g->sizes, g->strides))
        return false;
    const size_t before = t->storage->nbytes;
    if (!storage_reach(t->storage, g, tensor_itemsize(t), name)) return false;
    tensor_set_geometry(t, g->ndim, g->sizes, g->strides, t->offset);
    return t->storage->nbytes == before || fill_new(t, before);
}

static bool may_resize(torc_tensor t) {
    return autograd_inference_mode || !tensor_requires_grad(t) ||
           FAIL(RUNTIME, "cannot resize variables that require grad");
}

torc_tensor torc_resize_inplace_with(torc_tensor t, torc_ints size, const torc_resize_options *options) {
    static const char name[] = "resize_";
    torc_resize_options o;
    int_list sizes;
    geometry g;
    if (!given(t, name, "self") || !options_take(name, options, &o, &layout_torc_resize_options) ||
        !format_known(name, (int)o.memory_format) || !ints_taken(name, "size", &size, &sizes) ||
        !geometry_taken(&g, &sizes, &(int_list){NULL, -1}, t->offset, name) || !may_resize(t) || !scope_reserve(1))
        return NULL;
    const bool same = g.ndim == t->ndim && !memcmp(g.sizes, t->sizes, (size_t)g.ndim * sizeof *g.sizes);
    if (same && o.memory_format == TORC_PRESERVE_FORMAT) return scope_lend_again(t);
    if (!same && !autograd_before_write(t, false)) return NULL;
    if (!resize(t, &g, (int)o.memory_format, name)) return NULL;
    if (!same) tensor_bump_version(t);
    return scope_lend_again(t);
}

torc_tensor torc_resize_as_inplace_with(torc_tensor t, torc_tensor the_template,
                                        const torc_resize_as_options *options) {
    static const char name[] = "resize_as_";
    torc_resize_as_options o;
    geometry g;
    if (!given(t, name, "self") || !given(the_template, name, "the_template") ||
        !options_take(name, options, &o, &layout_torc_resize_as_options) || !format_known(name, (int)o.memory_format) ||
        !geometry_taken(&g, &(int_list){the_template->sizes, the_template->ndim}, &(int_list){NULL, -1}, t->offset,
                        name) ||
        !may_resize(t) || !scope_reserve(1))
        return NULL;
    int format = (int)o.memory_format;
    const bool same = shape_equal(t, the_template);
    if (same && format == TORC_CONTIGUOUS_FORMAT) return scope_lend_again(t);
    if (format == TORC_PRESERVE_FORMAT && !is_contiguous(the_template)) /* it lies in one of these, or in neither */
        format = the_template->flags & TENSOR_CHANNELS_LAST      ? TORC_CHANNELS_LAST
                 : the_template->flags & TENSOR_CHANNELS_LAST_3D ? TORC_CHANNELS_LAST_3D
                                                                 : format;
    if (!resize(t, &g, format, name)) return NULL;
    if (!same) tensor_bump_version(t);
    return scope_lend_again(t);
}
