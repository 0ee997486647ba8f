/* composite_shape.c - shape operators made of others, lists of views, layout and dtype changes, values on the host.
 *
 * Nothing here touches elements: each function checks what its parts would report in other words than PyTorch's, then
 * calls them, so gradients come from the parts. A function that changes nothing (to, contiguous) returns its argument,
 * lent to the innermost scope like any result. */
#include "core/owner.h"
#include "ops/seams.h"
#include "ops/generated/attrs.h"
#define COMPOSITE_BODIES /* see call.h */
#include "ops/generated/bodies.h"
#include "ops/generated/internal.h"
#include "ops/pack.h"
#include "ops/shape.h"
#include "torc/ops.h"

typedef long long ll;

#define ARGUMENT(t, op, name) \
    (!FAILED() &&             \
     (LIKELY(tensor_valid(t)) || FAIL(TYPE, "%s(): argument '" name "' must be Tensor, not %s", op, not_tensor(t))))
#define SELF(op)                                      \
    do {                                              \
        if (!ARGUMENT(self, op, "self")) return NULL; \
    } while (0)
#define OTHER(op)                                       \
    do {                                                \
        if (!ARGUMENT(other, op, "other")) return NULL; \
    } while (0)
/* Copy of the options, all defaults if there are none. */
#define OPTIONS_ELSE(op, nothing) \
    torc_##op##_options o = {0};  \
    if (!options_copy(#op, &o, options, sizeof o) || !known_##op##_options(&o)) return nothing
#define OPTIONS(op) OPTIONS_ELSE(op, NULL)

static torc_tensor same_handle(torc_tensor t) { return scope_lend(object_retain(t)); }

static bool ints_valid(const char *op, const char *name, torc_ints v, int64_t most) {
    if (!ints_known(op, name, v)) return false;
    if (v.count >= 0 && v.count <= most && (v.data || !v.count)) return true;
    return FAIL(VALUE, "%s(): a list of %lld numbers is NULL, or longer than the %lld possible", op, (ll)v.count,
                (ll)most);
}

torc_tensor tensor_promise_lent(torc_device device, int dtype, int ndim, const int64_t *sizes, const int64_t *strides) {
    return scope_lend(tensor_promise(device, (torc_dtype)dtype, ndim, sizes, strides));
}

/* ------------------------------------------------------------------------------------------------- lists */
#define NO_LIST ((torc_tensors){NULL, 0})
/* The end of functions that cut a tensor into views which, as in PyTorch, may not be written in place. */
static torc_tensors views_of(torc_tensor *list, int64_t count, const char *maker) {
    if (!list) return NO_LIST;
    autograd_mark_views_of_many(list, count, maker);
    return (torc_tensors){list, count};
}

/* ------------------------------------------------------------------------------------------------- other sizes */
torc_tensor torc_reshape(torc_tensor self, torc_ints shape) {
    SELF("reshape");
    if (!ints_valid("reshape", "shape", shape, TORC_MAX_DIMS)) return NULL;
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS];
    if (!shape_infer_size(shape.data, shape.count, self->numel, sizes)) return NULL;
    torc_ints want = {sizes, shape.count};
    if (strides_for_view(self, (int)shape.count, sizes, strides)) {
        torc_tensor view = torc_view(self, want);
        if (!is_contiguous(self)) autograd_rename(view, "ReshapeAliasBackward0");
        return view;
    }
    torc_scope_begin();
    return torc_scope_end_with(op_unsafe_view(torc_clone(self, .memory_format = TORC_CONTIGUOUS_FORMAT), want));
}

torc_tensor torc_view_as(torc_tensor self, torc_tensor other) {
    SELF("view_as");
    OTHER("view_as");
    return torc_view(self, ints_of(other->sizes, other->ndim));
}
torc_tensor torc_reshape_as(torc_tensor self, torc_tensor other) {
    SELF("reshape_as");
    OTHER("reshape_as");
    return torc_reshape(self, ints_of(other->sizes, other->ndim));
}
torc_tensor torc_expand_as(torc_tensor self, torc_tensor other) {
    SELF("expand_as");
    OTHER("expand_as");
    return torc_expand(self, ints_of(other->sizes, other->ndim));
}
torc_tensor torc_broadcast_to(torc_tensor self, torc_ints size) { return torc_expand(self, size); }

torc_tensors torc_broadcast_tensors(torc_tensors tensors) {
    if (FAILED()) return NO_LIST;
    int ndim = 0;
    int64_t sizes[TORC_MAX_DIMS];
    if (tensors.count < 0 || (tensors.count && !tensors.data))
        return FAIL(VALUE, "broadcast_tensors(): the list is NULL or has a negative length"), NO_LIST;
    for (int64_t i = 0; i < tensors.count; i++)
        if (!ARGUMENT(tensors.data[i], "broadcast_tensors", "tensors") ||
            !shape_broadcast(&ndim, sizes, tensors.data[i]))
            return NO_LIST;
    torc_tensor *list = tensor_list_lend(tensors.count);
    for (int64_t i = 0; list && i < tensors.count; i++)
        if (!(list[i] = torc_expand(tensors.data[i], ints_of(sizes, ndim)))) return NO_LIST;
    return list ? (torc_tensors){list, tensors.count} : NO_LIST;
}

torc_tensor torc_flatten_with(torc_tensor self, const torc_flatten_options *options) {
    SELF("flatten");
    OPTIONS(flatten);
    int64_t start = o.start_dim, end = o.end_dim.kind ? torc_number_to_int(o.end_dim) : -1, sizes[TORC_MAX_DIMS];
    if (!dim_wrap(&start, self->ndim) || !dim_wrap(&end, self->ndim)) return NULL;
    if (start > end) return FAIL_NULL(RUNTIME, "flatten() has invalid args: start_dim cannot come after end_dim");
    if (!self->ndim) return torc_reshape(self, SHAPE(1));
    if (start == end) return same_handle(self);
    int n = 0;
    for (int i = 0; i < self->ndim; i++) {
        if (i <= start || i > end)
            sizes[n++] = self->sizes[i];
        else
            sizes[n - 1] *= self->sizes[i];
    }
    return torc_reshape(self, ints_of(sizes, n));
}

torc_tensor torc_unflatten(torc_tensor self, int64_t dim, torc_ints sizes) {
    SELF("unflatten");
    if (!ints_valid("unflatten", "sizes", sizes, TORC_MAX_DIMS) || !dim_wrap(&dim, self->ndim)) return NULL;
    if (!sizes.count) return FAIL_NULL(RUNTIME, "unflatten: sizes must be non-empty");
    if (!self->ndim) return FAIL_NULL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (ll)dim);
    if (self->ndim - 1 + sizes.count > TORC_MAX_DIMS)
        return FAIL_NULL(RUNTIME, "tensors have at most %d dimensions, got %lld", TORC_MAX_DIMS,
                         (ll)(self->ndim - 1 + sizes.count));
    int64_t shape[TORC_MAX_DIMS], product = 1, unknown = 0;
    bool over = false;
    for (int64_t i = 0; i < sizes.count; i++) {
        if (sizes.data[i] == -1)
            unknown++;
        else
            over |= mul_overflows(product, sizes.data[i], &product);
    }
    if (over || (unknown == 0 && product != self->sizes[dim]) ||
        (unknown == 1 && (product <= 0 || self->sizes[dim] % product)))
        return FAIL_NULL(
            RUNTIME,
            "unflatten: Provided sizes %s don't multiply up to the size of dim %lld (%lld) in the input tensor",
            shape_text((int)sizes.count, sizes.data), (ll)dim, (ll)self->sizes[dim]);
    int n = (int)dim;
    memcpy(shape, self->sizes, (size_t)n * sizeof *shape);
    if (!shape_infer_size(sizes.data, sizes.count, self->sizes[dim], shape + n)) return NULL;
    n += (int)sizes.count;
    memcpy(shape + n, self->sizes + dim + 1, (size_t)(self->ndim - 1 - dim) * sizeof *shape);
    return torc_view(self, ints_of(shape, n + self->ndim - 1 - dim));
}

torc_tensor torc_ravel(torc_tensor self) {
    SELF("ravel");
    torc_scope_begin();
    return torc_scope_end_with(torc_view(torc_contiguous(self), (torc_ints){(const int64_t[]){self->numel}, 1}));
}

torc_tensor torc_t(torc_tensor self) {
    SELF("t");
    if (self->ndim > 2)
        return FAIL_NULL(RUNTIME, "t() expects a tensor with <= 2 dimensions, but self is %dD", self->ndim);
    return torc_transpose(self, 0, self->ndim < 2 ? 0 : 1);
}

torc_tensor torc_movedim(torc_tensor self, torc_ints source, torc_ints destination) {
    SELF("movedim");
    if (!ints_valid("movedim", "source", source, TORC_MAX_DIMS) ||
        !ints_valid("movedim", "destination", destination, TORC_MAX_DIMS))
        return NULL;
    if (source.count != destination.count)
        return FAIL_NULL(
            RUNTIME,
            "movedim: Invalid source or destination dims: source (%s dims) should contain the same number of dims as destination (%s dims)",
            shape_text((int)source.count, source.data), shape_text((int)destination.count, destination.data));
    int64_t order[TORC_MAX_DIMS];
    uint32_t from = 0, to = 0;
    for (int i = 0; i < self->ndim; i++) order[i] = -1;
    for (int64_t i = 0; i < source.count; i++) {
        int64_t s = source.data[i], d = destination.data[i];
        if (!dim_wrap(&s, self->ndim) || !dim_wrap(&d, self->ndim)) return NULL;
        if (from >> s & 1)
            return FAIL_NULL(RUNTIME, "movedim: repeated dim in `source` (%s)",
                             shape_text((int)source.count, source.data));
        if (to >> d & 1)
            return FAIL_NULL(RUNTIME, "movedim: repeated dim in `destination` (%s)",
                             shape_text((int)destination.count, destination.data));
        from |= 1u << s;
        to |= 1u << d;
        if (self->ndim) order[d] = s;
    }
    for (int i = 0, next = 0; i < self->ndim; i++) {
        if (order[i] >= 0) continue;
        while (from >> next & 1) next++;
        order[i] = next++;
    }
    return torc_permute(self, (torc_ints){self->ndim ? order : (const int64_t[]){0}, self->ndim});
}

torc_tensor torc_tile(torc_tensor self, torc_ints dims) {
    SELF("tile");
    if (!ints_valid("tile", "dims", dims, TORC_MAX_DIMS)) return NULL;
    int64_t counts[TORC_MAX_DIMS], n = MAX(dims.count, self->ndim);
    for (int64_t i = 0; i < n; i++) counts[i] = i < n - dims.count ? 1 : dims.data[i - (n - dims.count)];
    return torc_repeat(self, (torc_ints){n ? counts : (const int64_t[]){0}, n});
}

/* ------------------------------------------------------------------------------------------------- pieces */
static torc_tensor piece(torc_tensor self, int64_t dim, int64_t start, int64_t length) {
    slice_attrs a = {.dim = dim, .start = torc_number_int(start), .end = torc_number_int(start + length), .step = 1};
    return op_call1(OP_slice, &self, 1, &a);
}

torc_tensor torc_narrow(torc_tensor self, int64_t dim, int64_t start, int64_t length) {
    SELF("narrow");
    if (!self->ndim) return FAIL_NULL(RUNTIME, "narrow() cannot be applied to a 0-dim tensor.");
    if (length < 0) return FAIL_NULL(RUNTIME, "narrow(): length must be non-negative.");
    if (!dim_wrap(&dim, self->ndim)) return NULL;
    int64_t size = self->sizes[dim];
    if (start < -size || start > size)
        return FAIL_NULL(INDEX, "start out of range (expected to be in range of [%lld, %lld], but got %lld)", (ll)-size,
                         (ll)size, (ll)start);
    if (start < 0) start += size;
    if (start > size - length)
        return FAIL_NULL(RUNTIME, "start (%lld) + length (%lld) exceeds dimension size (%lld).", (ll)start, (ll)length,
                         (ll)size);
    return piece(self, dim, start, length);
}

torc_tensor torc_as_strided_with(torc_tensor self, torc_ints size, torc_ints stride,
                                 const torc_as_strided_options *options) {
    SELF("as_strided");
    OPTIONS(as_strided);
    return op_as_strided_view(self, size, stride,
                              o.storage_offset.kind ? torc_number_to_int(o.storage_offset) : self->offset,
                              ints_of(self->strides, self->ndim), self->offset);
}

static bool divisible(torc_tensor self, const char *op, int64_t *dim) {
    if (!ARGUMENT(self, op, "self")) return false;
    if (!self->ndim) return FAIL(RUNTIME, "%s expects at least a 1-dimensional tensor", op);
    return dim_wrap(dim, self->ndim);
}

static torc_tensors split_equally(torc_tensor self, int64_t dim, int64_t length) {
    int64_t size = self->sizes[dim], n = length ? MAX((size - 1) / length + 1, 1) : 1;
    if (!size) n = 1;
    torc_tensor *list = tensor_list_lend(n);
    for (int64_t i = 0; list && i < n; i++)
        if (!(list[i] = piece(self, dim, i * length, MIN(length, size - i * length)))) return NO_LIST;
    return views_of(list, n, "SplitBackward0");
}

torc_tensors torc_split_with(torc_tensor self, int64_t split_size, const torc_split_options *options) {
    OPTIONS_ELSE(split, NO_LIST);
    if (!divisible(self, "split", &o.dim)) return NO_LIST;
    int64_t size = self->sizes[o.dim];
    if (split_size < 0) {
        FAIL(RUNTIME, "split expects split_size be non-negative, but got split_size=%lld", (ll)split_size);
        return NO_LIST;
    }
    if (split_size == 0 && size != 0) {
        FAIL(RUNTIME, "split_size can only be 0 if dimension size is 0, but got dimension size of %lld", (ll)size);
        return NO_LIST;
    }
    return split_equally(self, o.dim, split_size);
}

torc_tensors torc_split_with_sizes_with(torc_tensor self, torc_ints split_sizes,
                                        const torc_split_with_sizes_options *options) {
    OPTIONS_ELSE(split_with_sizes, NO_LIST);
    if (!divisible(self, "split_with_sizes", &o.dim) ||
        !ints_valid("split_with_sizes", "split_sizes", split_sizes, INT32_MAX))
        return NO_LIST;
    int64_t size = self->sizes[o.dim], sum = 0, start = 0;
    bool over = false;
    int shown = (int)MIN(split_sizes.count, 64);
    for (int64_t i = 0; i < split_sizes.count; i++) {
        if (split_sizes.data[i] < 0) {
            FAIL(RUNTIME, "split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=%s",
                 shape_text(shown, split_sizes.data));
            return NO_LIST;
        }
        over |= add_overflows(sum, split_sizes.data[i], &sum);
    }
    if (over || sum != size) {
        FAIL(
            RUNTIME,
            "split_with_sizes expects split_sizes to sum exactly to %lld (input tensor's size at dimension %lld), but got split_sizes=%s",
            (ll)size, (ll)o.dim, shape_text(shown, split_sizes.data));
        return NO_LIST;
    }
    torc_tensor *list = tensor_list_lend(split_sizes.count);
    for (int64_t i = 0; list && i < split_sizes.count; start += split_sizes.data[i++])
        if (!(list[i] = piece(self, o.dim, start, split_sizes.data[i]))) return NO_LIST;
    return views_of(list, split_sizes.count, "SplitWithSizesBackward0");
}

torc_tensors torc_chunk_with(torc_tensor self, int64_t chunks, const torc_chunk_options *options) {
    OPTIONS_ELSE(chunk, NO_LIST);
    if (!divisible(self, "chunk", &o.dim)) return NO_LIST;
    if (chunks <= 0) {
        FAIL(RUNTIME, "chunk expects `chunks` to be greater than 0, got: %lld", (ll)chunks);
        return NO_LIST;
    }
    int64_t size = self->sizes[o.dim];
    if (size) return split_equally(self, o.dim, (size - 1) / chunks + 1);
    torc_tensor *list = tensor_list_lend(chunks); /* nothing to divide: all chunks are empty */
    for (int64_t i = 0; list && i < chunks; i++)
        if (!(list[i] = piece(self, o.dim, 0, 0))) return NO_LIST;
    return views_of(list, chunks, "SplitWithSizesBackward0");
}

static bool sections_valid(torc_tensor self, int64_t *dim) {
    if (!ARGUMENT(self, "tensor_split", "self")) return false;
    if (!self->ndim)
        return FAIL(RUNTIME, "tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims");
    return dim_wrap(dim, self->ndim);
}

torc_tensors torc_tensor_split_with(torc_tensor self, int64_t sections, const torc_tensor_split_options *options) {
    OPTIONS_ELSE(tensor_split, NO_LIST);
    if (!sections_valid(self, &o.dim)) return NO_LIST;
    if (sections <= 0) {
        FAIL(RUNTIME, "number of sections must be larger than 0, got %lld", (ll)sections);
        return NO_LIST;
    }
    int64_t size = self->sizes[o.dim], start = 0;
    torc_tensor *list = tensor_list_lend(sections);
    for (int64_t i = 0; list && i < sections; i++) {
        int64_t length = size / sections + (i < size % sections);
        if (!(list[i] = piece(self, o.dim, start, length))) return NO_LIST;
        start += length;
    }
    return list ? (torc_tensors){list, sections} : NO_LIST;
}

torc_tensors torc_tensor_split_indices_with(torc_tensor self, torc_ints indices,
                                            const torc_tensor_split_indices_options *options) {
    OPTIONS_ELSE(tensor_split_indices, NO_LIST);
    if (!sections_valid(self, &o.dim) || !ints_valid("tensor_split", "indices", indices, INT32_MAX - 1)) return NO_LIST;
    torc_tensor *list = tensor_list_lend(indices.count + 1);
    for (int64_t i = 0; list && i <= indices.count; i++) {
        slice_attrs a = {.dim = o.dim, .start = torc_number_int(i ? indices.data[i - 1] : 0), .step = 1};
        if (i < indices.count) a.end = torc_number_int(indices.data[i]);
        if (!(list[i] = op_call1(OP_slice, &self, 1, &a))) return NO_LIST;
    }
    return list ? (torc_tensors){list, indices.count + 1} : NO_LIST;
}

torc_tensors torc_unbind_with(torc_tensor self, const torc_unbind_options *options) {
    OPTIONS_ELSE(unbind, NO_LIST);
    if (!ARGUMENT(self, "unbind", "self") || !dim_wrap(&o.dim, self->ndim)) return NO_LIST;
    if (!self->ndim) {
        FAIL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (ll)o.dim);
        return NO_LIST;
    }
    int64_t n = self->sizes[o.dim];
    torc_tensor *list = tensor_list_lend(n);
    for (int64_t i = 0; list && i < n; i++)
        if (!(list[i] = torc_select(self, o.dim, i))) return NO_LIST;
    return views_of(list, n, "UnbindBackward0");
}

/* ------------------------------------------------------------------------------------------------- stack
 * Joining along an existing dimension d and splitting the result there lays memory out as stacking at d does, and needs
 * no view per tensor. Only a new last dimension, and out=, go through views. */
static torc_tensor stacked(torc_tensor out, torc_tensors tensors, int64_t dim) {
    if (FAILED()) return NULL;
    if (tensors.count <= 0 || !tensors.data) return FAIL_NULL(RUNTIME, "stack expects a non-empty TensorList");
    for (int64_t i = 0; i < tensors.count; i++)
        if (!ARGUMENT(tensors.data[i], "stack", "tensors")) return NULL;
    torc_tensor first = tensors.data[0];
    if (!dim_wrap(&dim, first->ndim + 1)) return NULL;
    if (first->ndim == TORC_MAX_DIMS)
        return FAIL_NULL(RUNTIME, "tensors have at most %d dimensions, got %d", TORC_MAX_DIMS, TORC_MAX_DIMS + 1);
    for (int64_t i = 1; i < tensors.count; i++)
        if (!shape_equal(first, tensors.data[i]))
            return FAIL_NULL(RUNTIME,
                             "stack expects each tensor to be equal size, but got %s at entry 0 and %s at entry %lld",
                             shape_text(first->ndim, first->sizes),
                             shape_text(tensors.data[i]->ndim, tensors.data[i]->sizes), (ll)i);
    torc_scope_begin();
    torc_tensor result = NULL;
    if (!out && dim < first->ndim) {
        int64_t sizes[TORC_MAX_DIMS + 1];
        memcpy(sizes, first->sizes, (size_t)dim * sizeof *sizes);
        sizes[dim] = tensors.count;
        memcpy(sizes + dim + 1, first->sizes + dim, (size_t)(first->ndim - dim) * sizeof *sizes);
        torc_tensor joined = torc_cat(tensors, .dim = dim);
        if (joined) result = op_unsafe_view(joined, ints_of(sizes, first->ndim + 1));
        autograd_rename(result, "StackBackward0");
        return torc_scope_end_with(result);
    }
    torc_tensor *views = base_alloc((size_t)tensors.count * sizeof *views);
    bool ok = views != NULL;
    for (int64_t i = 0; ok && i < tensors.count; i++) ok = (views[i] = torc_unsqueeze(tensors.data[i], dim)) != NULL;
    torc_tensors list = {views, tensors.count};
    if (ok) result = out ? torc_cat_out(out, list, .dim = dim) : torc_cat(list, .dim = dim);
    if (!out) autograd_rename(result, "StackBackward0");
    base_free(views);
    return torc_scope_end_with(result);
}

torc_tensor torc_stack_with(torc_tensors tensors, const torc_stack_options *options) {
    OPTIONS(stack);
    return stacked(NULL, tensors, o.dim);
}
torc_tensor torc_stack_out_with(torc_tensor out, torc_tensors tensors, const torc_stack_options *options) {
    OPTIONS(stack);
    if (!ARGUMENT(out, "stack", "out")) return NULL;
    return stacked(out, tensors, o.dim);
}

/* ------------------------------------------------------------------------------------------------- layout and dtype */
static bool has_format(torc_tensor t, int format) {
    if (format == TORC_PRESERVE_FORMAT) return true;
    return t->flags & (format == TORC_CHANNELS_LAST ? TENSOR_CHANNELS_LAST : TENSOR_CONTIGUOUS);
}

torc_tensor torc_contiguous_with(torc_tensor self, const torc_contiguous_options *options) {
    SELF("contiguous");
    OPTIONS(contiguous);
    if (!format_known("contiguous", o.memory_format)) return NULL;
    int format = o.memory_format == TORC_CHANNELS_LAST ? TORC_CHANNELS_LAST : TORC_CONTIGUOUS_FORMAT;
    if (format == TORC_CHANNELS_LAST && self->ndim != 4)
        return FAIL_NULL(RUNTIME, "required rank 4 tensor to use channels_last format");
    if (has_format(self, format)) return same_handle(self);
    return torc_clone(self, .memory_format = format);
}

torc_tensor torc_to_with(torc_tensor self, const torc_to_options *options) {
    SELF("to");
    OPTIONS(to);
    if (!device_given(o.device))
        o.device = self->device;
    else if (!device_resolve(&o.device, "to"))
        return NULL;
    if (o.dtype == TORC_DTYPE_NONE) o.dtype = (torc_dtype)self->dtype;
    if (!format_known("to", o.memory_format)) return NULL;
    if (!dtype_valid((int)o.dtype)) return FAIL_NULL(TYPE, "to(): %d is not a dtype", (int)o.dtype);
    if (o.memory_format == TORC_CHANNELS_LAST && self->ndim != 4)
        return FAIL_NULL(RUNTIME, "required rank 4 tensor to use channels_last format");
    bool same = device_equal(o.device, self->device) && o.dtype == (torc_dtype)self->dtype;
    if (same && !o.copy && has_format(self, o.memory_format)) return same_handle(self);
    if (same) {
        torc_tensor copy = torc_clone(self, .memory_format = o.memory_format);
        autograd_rename(copy, "ToCopyBackward0");
        return copy;
    }
    int64_t strides[TORC_MAX_DIMS];
    if (o.memory_format == TORC_CHANNELS_LAST)
        strides_channels_last(self->sizes, strides);
    else if (o.memory_format == TORC_CONTIGUOUS_FORMAT)
        strides_contiguous(self->ndim, self->sizes, strides);
    else
        strides_like(self, strides);
    torc_scope_begin();
    torc_tensor to;
    if (o.non_blocking && device_is_host(o.device) && !device_is_host(self->device)) {
        torc_storage beside = /* else the copy would wait */
            storage_beside(self->device, (size_t)self->numel * dtype_size(o.dtype), "to");
        to = beside ? scope_lend(tensor_over(beside, o.dtype, self->ndim, self->sizes, strides)) : NULL;
        object_release(beside);
    } else
        to = tensor_promise_lent(o.device, o.dtype, self->ndim, self->sizes, strides);
    bool grad = autograd_grad_enabled;
    if (!dtype_floating((int)o.dtype)) autograd_grad_enabled = false; /* integers have no gradient to pass on */
    if (to) to = torc_copy_(to, self, .non_blocking = o.non_blocking);
    autograd_grad_enabled = grad;
    if (to)
        atomic_store_explicit(&to->storage->version, 0,
                              memory_order_relaxed); /* nobody has seen it without its values */
    autograd_rename(to, "ToCopyBackward0");
    return torc_scope_end_with(to);
}

#define CONVERSION(name, type) \
    torc_tensor torc_##name(torc_tensor self) { return torc_to(self, .dtype = TORC_##type); }
CONVERSION(float, FLOAT32)
CONVERSION(double, FLOAT64)
CONVERSION(half, FLOAT16)
CONVERSION(bfloat16, BFLOAT16)
CONVERSION(long, INT64)
CONVERSION(int, INT32)
CONVERSION(short, INT16)
CONVERSION(char, INT8)
CONVERSION(byte, UINT8)
torc_tensor torc_bool(torc_tensor self) { return torc_to(self, .dtype = TORC_BOOL); }

torc_tensor torc_type_as(torc_tensor self, torc_tensor other) {
    SELF("type_as");
    OTHER("type_as");
    return torc_to(self, .dtype = (torc_dtype)other->dtype, .device = other->device);
}

/* ------------------------------------------------------------------------------------------------- comparing whole tensors */
torc_tensor torc_isclose_with(torc_tensor self, torc_tensor other, const torc_isclose_options *options) {
    SELF("isclose");
    OTHER("isclose");
    OPTIONS(isclose);
    double rtol = o.rtol.kind ? torc_number_to_double(o.rtol) : 1e-05,
           atol = o.atol.kind ? torc_number_to_double(o.atol) : 1e-08;
    if (self->dtype != other->dtype)
        return FAIL_NULL(RUNTIME, "%s did not match %s", dtype_scalar_name(self->dtype),
                         dtype_scalar_name(other->dtype));
    if (!(rtol >= 0)) return FAIL_NULL(RUNTIME, "rtol must be greater than or equal to zero, but got %g", rtol);
    if (!(atol >= 0)) return FAIL_NULL(RUNTIME, "atol must be greater than or equal to zero, but got %g", atol);
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    torc_scope_begin();
    torc_tensor close = torc_eq(self, other);
    if (o.equal_nan && dtype_floating(self->dtype))
        close = torc_logical_or(close, torc_logical_and(torc_ne(self, self), torc_ne(other, other)));
    if (rtol != 0 || atol != 0) {
        if (!dtype_floating(self->dtype)) {
            self = torc_to(self, .dtype = torc_get_default_dtype());
            other = torc_to(other, .dtype = torc_get_default_dtype());
        }
        torc_tensor allowed = torc_add_scalar(torc_abs(torc_mul_scalar(other, NUM(rtol))), NUM(atol));
        torc_tensor actual = torc_abs(torc_sub(self, other));
        close = torc_logical_or(close, torc_logical_and(torc_isfinite(actual), torc_le(actual, allowed)));
    }
    close = torc_scope_end_with(close);
    autograd_grad_enabled = grad;
    return close;
}

/* What the functions below are called, should they have failed: they are no rows. */
static void pair_failed(const char *function, torc_tensor a, torc_tensor b) {
    if (!FAILED()) return;
    call_name n;
    call_name_start(&n, function, "");
    call_name_tensor(&n, a);
    call_name_tensor(&n, b);
    call_name_end(&n);
}

/* Are all elements true? Waits for the device. */
static bool all_true(torc_tensor t) {
    torc_number n = {0};
    torc_tensor all = t ? torc_all(t) : NULL;
    return all && tensor_read_number(all, &n, "equal") && n.as.i != 0;
}

static bool equal(torc_tensor a, torc_tensor b) {
    if (!ARGUMENT(a, "equal", "self") || !ARGUMENT(b, "equal", "other")) return false;
    if (!device_equal(a->device, b->device)) return devices_differ(a->device, b->device, NULL, NULL);
    if (!shape_equal(a, b)) return false;
    if (!a->numel) return true;
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    torc_scope_begin();
    bool yes = all_true(torc_eq(a, b));
    torc_scope_end();
    autograd_grad_enabled = grad;
    return yes;
}

bool torc_equal(torc_tensor a, torc_tensor b) {
    const bool stuck = FAILED(), yes = equal(a, b);
    if (!yes && !stuck) pair_failed("equal", a, b);
    return yes;
}

bool torc_allclose(torc_tensor a, torc_tensor b, double rtol, double atol, bool equal_nan) {
    const bool stuck = FAILED();
    torc_scope_begin();
    bool yes = all_true(torc_isclose(a, b, .rtol = NUM(rtol), .atol = NUM(atol), .equal_nan = equal_nan));
    torc_scope_end();
    if (!yes && !stuck) pair_failed("allclose", a, b);
    return yes;
}

/* ------------------------------------------------------------------------------------------------- values on the host */
/* Bytes of a contiguous tensor into host memory: the one place where the host waits for values, of which an error names
 * the caller. */
static bool read_bytes(torc_tensor t, void *to, size_t bytes, const char *caller) {
    if (!bytes) return true;
    if (!storage_materialize(t->storage)) return false;
    if (device_is_host(t->device)) {
        memcpy(to, tensor_data(t), bytes);
        return true;
    }
    owner_reader = caller;
    const bool ok = storage_read(to, t->storage, (size_t)t->offset * tensor_itemsize(t), bytes);
    owner_reader = NULL;
    if (ok) return true;
    tensor_error_call(caller, t);
    return false;
}

static float half_value(uint16_t h) {
    uint32_t sign = (uint32_t)(h & 0x8000) << 16, exponent = h >> 10 & 31, fraction = h & 1023;
    if (exponent == 0) return (sign ? -1.0f : 1.0f) * (float)fraction * 0x1p-24f;
    uint32_t bits = sign | (exponent == 31 ? 0x7f800000u : (exponent + 112) << 23) | fraction << 13;
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

bool tensor_read_number(torc_tensor t, torc_number *value, const char *caller) {
    union {
        uint8_t u8;
        int8_t i8;
        int16_t i16;
        int32_t i32;
        int64_t i64;
        uint16_t h;
        float f;
        double d;
        uint32_t bits;
    } v = {.i64 = 0};
    if (!read_bytes(t, &v, tensor_itemsize(t), caller)) return false;
    switch (t->dtype) {
    case TORC_BOOL: *value = torc_number_bool(v.u8 != 0); break;
    case TORC_UINT8: *value = torc_number_int(v.u8); break;
    case TORC_INT8: *value = torc_number_int(v.i8); break;
    case TORC_INT16: *value = torc_number_int(v.i16); break;
    case TORC_INT32: *value = torc_number_int(v.i32); break;
    case TORC_INT64: *value = torc_number_int(v.i64); break;
    case TORC_FLOAT16: *value = torc_number_float((double)half_value(v.h)); break;
    case TORC_BFLOAT16:
        v.bits = (uint32_t)v.h << 16;
        *value = torc_number_float((double)v.f);
        break;
    case TORC_FLOAT32: *value = torc_number_float((double)v.f); break;
    default: *value = torc_number_float(v.d);
    }
    return true;
}

static torc_number item_of(torc_tensor t) {
    torc_number n = {0};
    if (!ARGUMENT(t, "item", "self")) return n;
    if (t->numel != 1) {
        FAIL(RUNTIME, "a Tensor with %lld elements cannot be converted to Scalar", (ll)t->numel);
        return n;
    }
    return tensor_read_number(t, &n, "item") ? n : (torc_number){0};
}
torc_number torc_item(torc_tensor t) {
    const bool stuck = FAILED();
    torc_number n = item_of(t);
    if (!n.kind && !stuck) tensor_error_call("item", t);
    return n;
}
double torc_item_double(torc_tensor t) { return torc_number_to_double(torc_item(t)); }
int64_t torc_item_int64(torc_tensor t) { return torc_number_to_int(torc_item(t)); }

static bool is_nonzero(torc_tensor t) {
    if (!ARGUMENT(t, "is_nonzero", "self")) return false;
    if (t->numel == 0) return FAIL(RUNTIME, "Boolean value of Tensor with no values is ambiguous");
    if (t->numel > 1) return FAIL(RUNTIME, "Boolean value of Tensor with more than one value is ambiguous");
    torc_number n;
    if (!tensor_read_number(t, &n, "is_nonzero")) return false;
    return n.kind == TORC_NUMBER_FLOAT ? n.as.d != 0 : n.as.i != 0;
}

bool torc_is_nonzero(torc_tensor t) {
    const bool stuck = FAILED(), yes = is_nonzero(t);
    if (FAILED() && !stuck) tensor_error_call("is_nonzero", t);
    return yes;
}

static bool copy_to_host(torc_tensor t, void *dst, size_t bytes) {
    if (!ARGUMENT(t, "copy_to_host", "self")) return false;
    size_t want = (size_t)t->numel * tensor_itemsize(t);
    if (bytes != want || (!dst && want))
        return FAIL(VALUE, "torc_copy_to_host: the tensor has %zu bytes, the buffer %zu", want, dst ? bytes : 0);
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    torc_scope_begin();
    torc_tensor c = torc_contiguous(t);
    bool ok = c && read_bytes(c, dst, bytes, "copy_to_host");
    torc_scope_end();
    autograd_grad_enabled = grad;
    return ok;
}

bool torc_copy_to_host(torc_tensor t, void *dst, size_t bytes) {
    const bool stuck = FAILED(), ok = copy_to_host(t, dst, bytes);
    if (!ok && !stuck) tensor_error_call("copy_to_host", t);
    return ok;
}
