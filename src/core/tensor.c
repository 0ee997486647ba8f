/* tensor.c - the handle: geometry over a storage.
 *
 * Handles are cheap (one small allocation) and immutable in geometry once others can see them, except through
 * tensor_replace. The flags cache what kernels ask on every call: contiguous, channels_last, dense. */
#include <stdio.h>

#include "core/generated/options.h"
#include "core/tensor.h"

#include "base/callback.h"
#include "base/pool.h"
#include "core/device.h"
#include "core/seams.h"
#include "core/shape.h"

void (*tensor_autograd_destroy)(struct autograd_meta *meta);

static void tensor_destroy(void *object) {
    torc_tensor t = object;
    if (t->autograd && tensor_autograd_destroy) tensor_autograd_destroy(t->autograd);
    if (UNLIKELY(t->counter != NULL)) counter_release(t->counter);
    object_release(t->storage);
    pool_give(t, pool_size(sizeof *t));
}
OBJECT_CLASS tensor_class = {"tensor", tensor_destroy};

const char *not_tensor(const void *t) {
    if (!t) return "None";
    if (is_literal(t)) return "int";
    return base_say("something else%s", handle_doubt(t));
}

static uint16_t layout_flags(torc_tensor t) {
    const uint16_t last = t->ndim == 4 ? TENSOR_CHANNELS_LAST : t->ndim == 5 ? TENSOR_CHANNELS_LAST_3D : 0;
    uint16_t flags = t->numel ? 0 : TENSOR_CONTIGUOUS | TENSOR_DENSE;
    int64_t want = 1;
    bool ok = !flags;
    for (int i = t->ndim - 1; ok && i >= 0; i--) {
        if (t->sizes[i] == 1) continue;
        ok = t->strides[i] == want;
        want *= t->sizes[i];
    }
    if (ok) flags |= TENSOR_CONTIGUOUS | TENSOR_DENSE;
    if (last) { /* channels, the others from the innermost on, images */
        want = 1;
        ok = true;
        for (int i = 0; ok && i < t->ndim; i++) {
            const int d = i == 0 ? 1 : i == t->ndim - 1 ? 0 : t->ndim - i;
            if (t->sizes[d] == 1) continue;
            ok = t->strides[d] == want;
            want *= t->sizes[d];
        }
        if (ok) flags |= last | TENSOR_DENSE;
    }
    if (!(flags & TENSOR_DENSE)) {
        int order[TORC_MAX_DIMS], n = 0;
        for (int i = 0; i < t->ndim; i++)
            if (t->sizes[i] != 1) {
                int j = n++;
                for (; j > 0 && t->strides[order[j - 1]] > t->strides[i]; j--) order[j] = order[j - 1];
                order[j] = i;
            }
        want = 1;
        ok = true;
        for (int i = 0; ok && i < n; i++) {
            ok = t->strides[order[i]] == want;
            want *= t->sizes[order[i]];
        }
        if (ok) flags |= TENSOR_DENSE;
    }
    return flags;
}

static inline void set_geometry(torc_tensor t, int ndim, const int64_t *sizes, const int64_t *strides, int64_t offset,
                                int64_t numel) {
    for (int i = 0; i < ndim; i++) t->sizes[i] = sizes[i];
    t->ndim = (int8_t)ndim;
    t->numel = numel;
    t->offset = offset;
    uint16_t keep = t->flags & (uint16_t)~TENSOR_LAYOUTS;
    if (strides) {
        memcpy(t->strides, strides, (size_t)ndim * sizeof *strides);
        t->flags = keep | layout_flags(t);
    } else {
        strides_contiguous(ndim, sizes, t->strides);
        t->flags = ndim == 4 || ndim == 5 || !numel ? keep | layout_flags(t) : keep | TENSOR_CONTIGUOUS | TENSOR_DENSE;
    }
}

static int64_t numel_of(int ndim, const int64_t *sizes) {
    uint64_t n = 1; /* on the way to 0 the product may leave the range of int64_t */
    for (int i = 0; i < ndim; i++) n *= (uint64_t)sizes[i];
    return (int64_t)n;
}
void tensor_set_geometry(torc_tensor t, int ndim, const int64_t *sizes, const int64_t *strides, int64_t offset) {
    set_geometry(t, ndim, sizes, strides, offset, numel_of(ndim, sizes));
}

/* `storage` becomes the tensor's, or is released. */
static inline torc_tensor tensor_owning(torc_storage storage, torc_dtype dtype, int ndim, const int64_t *sizes,
                                        const int64_t *strides, int64_t offset, int64_t numel) {
    torc_tensor t = pool_take(pool_size(sizeof *t));
    if (UNLIKELY(!t)) {
        object_release(storage);
        return NULL;
    }
    object_init(&t->obj, &tensor_class);
    t->storage = storage;
    atomic_init(&t->autograd, NULL);
    atomic_init(&t->tracked, false);
    t->counter = NULL;
    t->device = storage->device;
    t->dtype = (uint8_t)dtype;
    t->flags = 0;
    t->layout = TORC_STRIDED;
    set_geometry(t, ndim, sizes, strides, offset, numel);
    return t;
}

torc_tensor tensor_new(torc_storage storage, torc_dtype dtype, int ndim, const int64_t *sizes, const int64_t *strides,
                       int64_t offset) {
    return tensor_owning(object_retain(storage), dtype, ndim, sizes, strides, offset, numel_of(ndim, sizes));
}

torc_tensor tensor_over(torc_storage storage, torc_dtype dtype, int ndim, const int64_t *sizes,
                        const int64_t *strides) {
    torc_tensor t = tensor_new(storage, dtype, ndim, sizes, strides, 0);
    if (UNLIKELY(autograd_inference_mode) && t) t->flags |= TENSOR_INFERENCE;
    return t;
}

torc_tensor tensor_promise(torc_device device, torc_dtype dtype, int ndim, const int64_t *sizes,
                           const int64_t *strides) {
    int64_t numel;
    return shape_numel(ndim, sizes, &numel) ? tensor_promise_numel(device, dtype, ndim, sizes, strides, numel) : NULL;
}
torc_tensor tensor_promise_numel(torc_device device, torc_dtype dtype, int ndim, const int64_t *sizes,
                                 const int64_t *strides, int64_t numel) {
    int64_t bytes;
    if (mul_overflows(numel, (int64_t)dtype_size((int)dtype), &bytes))
        return FAIL_NULL(RUNTIME, "Storage size calculation overflowed with sizes=%s", shape_text(ndim, sizes));
    torc_storage s = storage_new(device, (size_t)bytes);
    if (UNLIKELY(!s)) return NULL;
    torc_tensor t = tensor_owning(s, dtype, ndim, sizes, strides, 0, numel);
    if (UNLIKELY(autograd_inference_mode) && t) t->flags |= TENSOR_INFERENCE;
    return t;
}

torc_tensor tensor_alias(torc_tensor t) {
    torc_tensor a = tensor_new(t->storage, (torc_dtype)t->dtype, t->ndim, t->sizes, t->strides, t->offset);
    if (a) {
        a->flags |= t->flags & (TENSOR_WRAPPED | TENSOR_INFERENCE | TENSOR_LAZY);
        tensor_count_with(a, t);
    }
    return a;
}

torc_tensor tensor_parts(torc_tensor t, struct torc_tensor_s *parts) {
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS];
    for (int d = 0; d < t->ndim; d++) sizes[d] = t->sizes[d], strides[d] = 2 * t->strides[d];
    sizes[t->ndim] = 2;
    strides[t->ndim] = 1;
    parts->flags = 0;
    parts->storage = t->storage;
    parts->device = t->device;
    parts->dtype = (uint8_t)dtype_part(t->dtype);
    tensor_set_geometry(parts, t->ndim + 1, sizes, strides, 2 * t->offset);
    return parts;
}

void tensor_replace(torc_tensor dst, torc_tensor src) {
    torc_storage old = dst->storage;
    if (old != src->storage && !dst->counter) dst->counter = counter_retain(&old->writes);
    dst->storage = object_retain(src->storage);
    dst->device = src->device;
    dst->dtype = src->dtype;
    const uint16_t of_data = TENSOR_LAZY | TENSOR_WRAPPED; /* the data is a number, or to be read as that */
    dst->flags = (uint16_t)((dst->flags & ~of_data) | (src->flags & of_data));
    tensor_set_geometry(dst, src->ndim, src->sizes, src->strides, src->offset);
    object_release(old);
}

bool tensor_extent(int ndim, const int64_t *sizes, const int64_t *strides, int64_t offset, size_t itemsize,
                   size_t *bytes) {
    int64_t last = offset, step, end, dense[TORC_MAX_DIMS];
    const bool contiguous = !strides;
    for (int i = 0; i < ndim; i++) {
        if (sizes[i] == 0) {
            *bytes = 0;
            return true;
        }
    }
    if (contiguous) {
        step = 1;
        for (int i = ndim - 1; i >= 0; i--) {
            dense[i] = step;
            if (mul_overflows(step, sizes[i], &step)) goto over;
        }
        strides = dense;
    }
    for (int i = 0; i < ndim; i++)
        if (mul_overflows(sizes[i] - 1, strides[i], &step) || add_overflows(last, step, &last)) goto over;
    if (last < 0 || add_overflows(last, 1, &last) || mul_overflows(last, (int64_t)itemsize, &end)) goto over;
    *bytes = (size_t)end;
    return true;
over:
    if (contiguous) return FAIL(RUNTIME, "Storage size calculation overflowed with sizes=%s", shape_text(ndim, sizes));
    return FAIL(RUNTIME, "Storage size calculation overflowed with sizes=%s and strides=%s", shape_text(ndim, sizes),
                shape_text(ndim, strides));
}

bool tensor_materialize_slowly(torc_tensor t) {
    return storage_materialize(t->storage) && (LIKELY(!t->storage->cut) || tensor_within(t));
}

bool tensor_within(torc_tensor t) {
    size_t bytes;
    if (!tensor_extent(t->ndim, t->sizes, t->strides, t->offset, tensor_itemsize(t), &bytes)) return false;
    return bytes <= t->storage->nbytes ||
           FAIL(RUNTIME,
                "a tensor of sizes %s and strides %s at offset %lld needs a storage of %zu bytes, but its storage was "
                "resized to %zu",
                shape_text(t->ndim, t->sizes), shape_text(t->ndim, t->strides), (long long)t->offset, bytes,
                t->storage->nbytes);
}

/* ------------------------------------------------------------------------------------------ public metadata */
void tensor_error_call(const char *function, torc_tensor t) {
    if (!tensor_valid(t))
        base_error_call("%s(%s)", function, t ? "?" : "None");
    else
        base_error_call("%s(%s%s)", function, torc_dtype_name((torc_dtype)t->dtype), shape_text(t->ndim, t->sizes));
}
/* A metadata function refuses: an error that sticks already keeps its own call. */
static bool refused(torc_tensor t, const char *function, bool stuck) {
    if (!stuck) tensor_error_call(function, t);
    return false;
}
static bool given(torc_tensor t, const char *function) {
    if (LIKELY(tensor_valid(t))) return true;
    const bool stuck = FAILED();
    FAIL(VALUE, "%s: the tensor is NULL or not a tensor%s", function, handle_doubt(t));
    return refused(t, function, stuck);
}
/* Wrap a dimension that must be there. */
static bool dim_given(torc_tensor t, int64_t *dim, const char *function) {
    const bool stuck = FAILED();
    if (!given(t, function)) return false;
    if (LIKELY(dim_wrap(dim, t->ndim) && t->ndim)) return true;
    FAIL(INDEX, "Dimension specified as %lld but tensor has no dimensions",
         (long long)*dim); /* unless refused already */
    return refused(t, function, stuck);
}

int64_t torc_dim(torc_tensor t) { return given(t, "dim") ? t->ndim : 0; }
int64_t torc_numel(torc_tensor t) { return given(t, "numel") ? t->numel : 0; }
int64_t(torc_size)(torc_tensor t, int64_t dim) { return dim_given(t, &dim, "size") ? t->sizes[dim] : 0; }
int64_t(torc_stride)(torc_tensor t, int64_t dim) { return dim_given(t, &dim, "stride") ? t->strides[dim] : 0; }
static const int64_t no_sizes[TORC_MAX_DIMS];
const int64_t *torc_sizes(torc_tensor t) { return given(t, "sizes") ? t->sizes : no_sizes; }
const int64_t *torc_strides(torc_tensor t) { return given(t, "strides") ? t->strides : no_sizes; }
int64_t torc_storage_offset(torc_tensor t) { return given(t, "storage_offset") ? t->offset : 0; }
torc_dtype torc_tensor_dtype(torc_tensor t) { return given(t, "dtype") ? (torc_dtype)t->dtype : TORC_DTYPE_NONE; }
torc_layout torc_tensor_layout(torc_tensor t) { return given(t, "layout") ? (torc_layout)t->layout : TORC_LAYOUT_NONE; }
torc_device torc_tensor_device(torc_tensor t) {
    return given(t, "device") ? t->device : (torc_device){.type = TORC_DEVICE_NONE};
}
bool torc_is_contiguous_with(torc_tensor t, const torc_is_contiguous_options *options) {
    static const char name[] = "is_contiguous";
    torc_is_contiguous_options o;
    const bool stuck = FAILED();
    if (!given(t, name)) return false;
    if (!options_take(name, options, &o, &layout_torc_is_contiguous_options)) return refused(t, name, stuck);
    const torc_memory_format format = o.memory_format;
    if (format < TORC_PRESERVE_FORMAT || format > TORC_CHANNELS_LAST_3D) {
        FAIL(VALUE, "%s: there is no memory format %d", name, (int)format);
        return refused(t, name, stuck);
    }
    return tensor_has_format(t, format == TORC_PRESERVE_FORMAT ? TORC_CONTIGUOUS_FORMAT : (int)format);
}
bool torc_is_same_view(torc_tensor a, torc_tensor b) {
    if (!given(a, "is_same_view") || !given(b, "is_same_view")) return false;
    return a->storage == b->storage && a->offset == b->offset && a->dtype == b->dtype && shape_equal(a, b) &&
           !((a->flags ^ b->flags) & TENSOR_LAZY) &&
           !memcmp(a->strides, b->strides, (size_t)a->ndim * sizeof a->strides[0]);
}
bool torc_is_conj(torc_tensor t) { return given(t, "is_conj") && t->flags & TENSOR_CONJ; }
bool torc_is_neg(torc_tensor t) { return given(t, "is_neg") && t->flags & TENSOR_NEG; }
bool torc_shares_storage(torc_tensor a, torc_tensor b) {
    return given(a, "shares_storage") && given(b, "shares_storage") && a->storage == b->storage;
}
int64_t torc_tensor_version(torc_tensor t) { return given(t, "tensor_version") ? tensor_version(t) : 0; }
torc_storage torc_tensor_storage(torc_tensor t) {
    if (!given(t, "tensor_storage")) return NULL;
    /* A binding may bind an object to it, which is not to die with a call that was put off. */
    if (UNLIKELY(atomic_load_explicit(&t->storage->pending, memory_order_acquire) != 0))
        (void)exec_settle_storage(t->storage);
    return t->storage;
}
void *torc_data_ptr(torc_tensor t) {
    if (!given(t, "data_ptr") || !t->numel || !storage_export(t->storage)) return NULL;
    return tensor_bytes(t);
}

/* ------------------------------------------------------------------------------------------ from memory */
static bool extent(const char *caller, int ndim, const int64_t *sizes, const int64_t *strides, size_t item,
                   int64_t *bytes) {
    int64_t last = 0, step;
    for (int i = 0; i < ndim; i++) {
        if (strides[i] < 0)
            return FAIL(VALUE, "%s: negative stride %lld in dimension %d", caller, (long long)strides[i], i);
        if (sizes[i] == 0) {
            *bytes = 0;
            return true;
        }
    }
    for (int i = 0; i < ndim; i++)
        if (mul_overflows(sizes[i] - 1, strides[i], &step) || add_overflows(last, step, &last)) goto over;
    if (add_overflows(last, 1, &last) || mul_overflows(last, (int64_t)item, bytes)) goto over;
    return true;
over:
    return FAIL(VALUE, "%s: sizes %s and strides %s overflow", caller, shape_text(ndim, sizes),
                shape_text(ndim, strides));
}

bool tensor_writable(torc_tensor t, const char *function) {
    return LIKELY(!t->storage->read_only) ||
           FAIL(RUNTIME,
                "%s(): the tensor's memory is read-only, as whoever handed it out said (from_dlpack): clone() it",
                function);
}

torc_tensor tensor_over_blob(const char *caller, void *data, torc_ints shape, torc_blob_options o) {
    if (FAILED()) return NULL;
    int_list sizes, given;
    if (!o.dtype) return FAIL_NULL(TYPE, "%s: dtype is required", caller);
    if (!dtype_valid((int)o.dtype)) return FAIL_NULL(TYPE, "%s: unknown dtype %d", caller, (int)o.dtype);
    if (!ints_taken(caller, "shape", &shape, &sizes) || !ints_taken(caller, "strides", &o.strides, &given)) return NULL;
    if (sizes.count < 0 || sizes.count > TORC_MAX_DIMS)
        return FAIL_NULL(VALUE, "%s: bad shape of %lld dimensions", caller, (long long)sizes.count);
    int ndim = (int)sizes.count;
    int64_t numel, bytes = 0, strides[TORC_MAX_DIMS];
    if (!shape_numel(ndim, sizes.data, &numel)) return NULL;
    if (!device_given(o.device)) o.device = TORC_CPU;
    if (!device_resolve(&o.device, caller)) return NULL;
    if (given.count >= 0) {
        if (given.count != ndim)
            return FAIL_NULL(VALUE, "%s: %lld strides for %d dimensions", caller, (long long)given.count, ndim);
        if (ndim) memcpy(strides, given.data, (size_t)ndim * sizeof *strides);
    } else
        strides_contiguous(ndim, sizes.data, strides);
    if (!extent(caller, ndim, sizes.data, strides, dtype_size((int)o.dtype), &bytes)) return NULL;
    if (bytes && !data) return FAIL_NULL(VALUE, "%s: data is NULL", caller);
    if ((uintptr_t)bytes > UINTPTR_MAX - (uintptr_t)data)
        return FAIL_NULL(VALUE, "%s: %lld bytes from address %p on overflow the address space", caller,
                         (long long)bytes, data);
    const size_t multiple = device_is_host(o.device) ? dtype_alignment((int)o.dtype) : dtype_size((int)o.dtype);
    if (bytes && (uintptr_t)data % multiple)
        return FAIL_NULL(VALUE, "%s: an address of %s must be a multiple of %zu", caller, dtype_scalar_name(o.dtype),
                         multiple);
    if (o.requires_grad && !dtype_differentiable((int)o.dtype))
        return FAIL_NULL(RUNTIME, "only Tensors of floating point dtype can require gradients");
    torc_storage s = storage_external(o.device, data, (size_t)bytes);
    if (!s) return NULL;
    s->read_only = o.read_only != 0;
    torc_tensor t = tensor_over(s, o.dtype, ndim, sizes.data, strides);
    if (t && o.requires_grad && !autograd_set_requires_grad(t)) {
        object_release(t);
        t = NULL;
    }
    if (t && (t = scope_lend(t)))
        s->owner = o.owner; /* until here it is the caller of this function that destroys it */
    object_release(s);
    return t;
}

torc_tensor torc_from_blob_with(void *data, torc_ints shape, const torc_blob_options *options) {
    torc_blob_options o;
    const bool taken = options_take("from_blob", options, &o, &layout_torc_blob_options);
    torc_tensor t = taken ? tensor_over_blob("from_blob", data, shape, o) : NULL;
    if (!t) callback_destroy(o.owner, "the destroy function of a tensor's memory");
    return t;
}
