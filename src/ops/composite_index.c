/* composite_index.c - masks into index tensors, results whose size depends on values, and what is made of sort and gather.
 *
 * A mask is turned into the coordinates of its true elements (the host waits for their number), so that one pair of
 * operators, index_long and index_put_long, is all that advanced indexing needs on a device, forward and backward. */
#include "core/device.h"
#include "core/overlap.h"
#include "core/promote.h"
#include "core/shape.h"
#include "ops/infer.h"
#include "ops/seams.h"
#include "ops/generated/compose.h"
#include "ops/generated/internal.h"
#include "ops/kernel.h"
#include "ops/index.h"
#include "ops/shape.h"
#include "torc/ops.h"

typedef long long ll;

/* ------------------------------------------------------------------------------------------------- order */
torc_tensor compose_argsort(torc_tensor self, const argsort_attrs *a) {
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    torc_tensor r = torc_sort(self, .dim = a->dim, .descending = a->descending, .stable = a->stable).indices;
    autograd_grad_enabled = grad;
    return r;
}

torc_tensor compose_msort(torc_tensor self) { return torc_sort(self, .dim = 0).values; }

/* ------------------------------------------------------------------------------------------------- slices combined */
bool index_values(torc_tensor index, const int64_t **values) {
    *values = NULL;
    if (!device_is_host(index->device) || !index->numel) return true;
    torc_tensor flat = torc_contiguous(torc_to(index, .dtype = TORC_INT64));
    if (!flat || !tensor_access(flat)) return false;
    *values = (const int64_t *)tensor_bytes(flat);
    return true;
}
torc_tensor compose_index_reduce(const composite *call, torc_tensor self, torc_tensor index, torc_tensor source,
                                 const index_reduce_attrs *a) {
    WARN_ONCE("index_reduce() is in beta and the API may change at any time.");
    int64_t dim = a->dim, along[TORC_MAX_DIMS];
    bool alike = source->ndim == self->ndim;
    if (scatter_how_of(a->reduce.s) <= SCATTER_SUM)
        return FAIL_NULL(RUNTIME, "index_reduce(): Expected reduce to be one of prod, mean, amax or amin but got %s.",
                         a->reduce.s);
    if (!dim_wrap(&dim, self->ndim)) return NULL;
    if (index->ndim > 1)
        return FAIL_NULL(
            INDEX, "index_reduce_(): Index is supposed to be a vector, but got dim: %d with type: %s and size: %s",
            index->ndim, dtype_scalar_name(index->dtype), shape_text(index->ndim, index->sizes));
    if (index->dtype != TORC_INT64 && index->dtype != TORC_INT32)
        return FAIL_NULL(RUNTIME, "index_reduce_(): Expected dtype int32/int64 for index but got: %s",
                         dtype_scalar_name(index->dtype));
    if (self->dtype != source->dtype)
        return FAIL_NULL(RUNTIME, "index_reduce_(): self (%s) and source (%s) must have the same scalar type",
                         dtype_scalar_name(self->dtype), dtype_scalar_name(source->dtype));
    const int64_t length = source->ndim && dim < source->ndim ? source->sizes[dim] : 1;
    if (index->numel != length && !source->ndim)
        return FAIL_NULL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (ll)dim);
    if (index->numel != length)
        return FAIL_NULL(
            RUNTIME,
            "index_reduce_(): Number of indices (%lld) should be equal to source.size(dim): (%lld), for dim: %lld",
            (ll)index->numel, (ll)length, (ll)dim);
    for (int d = 0; alike && d < self->ndim; d++) alike = d == dim || self->sizes[d] == source->sizes[d];
    if (!alike)
        return FAIL_NULL(
            RUNTIME,
            "source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = %s "
            "source.shape = %s",
            shape_text(self->ndim, self->sizes), shape_text(source->ndim, source->sizes));
    const torc_tensor written = call->variant == CALL_FUNCTION ? NULL
                                : call->variant == CALL_OUT    ? call->given[0]
                                                               : self;
    if (written && tensor_valid(written) && !check_apart(written, index)) return NULL;
    const int64_t *values, limit = self->ndim ? self->sizes[dim] : 1;
    if (!index_values(index, &values)) return NULL;
    for (int64_t i = 0; values && i < index->numel; i++)
        if (values[i] < 0 || values[i] >= limit) return FAIL_NULL(INDEX, "index out of range in self");
    for (int d = 0; d < self->ndim; d++) along[d] = d == dim ? index->numel : 1;
    torc_tensor places = torc_reshape(torc_long(index), torc_ints_of(along, self->ndim));
    places = torc_expand(places, torc_ints_of(source->sizes, source->ndim));
    const scatter_reduce_attrs attrs = {.dim = dim, .reduce = a->reduce, .include_self = a->include_self};
    return places ? pass_on(call, OP_scatter_reduce, (torc_tensor[]){self, places, source}, 3, &attrs) : NULL;
}

/* ------------------------------------------------------------------------------------------------- masks */
/* How many elements are not 0; -1 on error. */
static int64_t count_true(torc_tensor t, const char *caller) {
    attr_number n;
    int64_t scope = torc_scope_begin();
    torc_tensor c = op_count_true(t);
    bool ok = c && tensor_read_number(c, &n, caller);
    torc_scope_end(scope);
    return ok ? n.as.i : -1;
}

torc_tensor compose_nonzero(torc_tensor self) {
    torc_tensor row = torc_contiguous(self); /* once, not for either call */
    int64_t n = row ? count_true(row, "nonzero") : -1;
    return n < 0 ? NULL : op_nonzero_known(row, n);
}
torc_tensor compose_argwhere(torc_tensor self) { return torc_nonzero(self); }

static torc_tensor expanded(torc_tensor t, int ndim, const int64_t *sizes) {
    if (t->ndim == ndim && !memcmp(t->sizes, sizes, (size_t)ndim * sizeof *sizes)) return t;
    return torc_expand(t, torc_ints_of(sizes, ndim));
}

torc_tensor compose_masked_select(torc_tensor self, torc_tensor mask) {
    if (mask->dtype != TORC_BOOL) return FAIL_NULL(RUNTIME, "masked_select: expected BoolTensor for mask");
    int ndim = self->ndim;
    int64_t sizes[TORC_MAX_DIMS];
    memcpy(sizes, self->sizes, (size_t)ndim * sizeof *sizes);
    if (!shape_broadcast(&ndim, sizes, mask)) return NULL;
    self = expanded(self, ndim, sizes);
    mask = expanded(mask, ndim, sizes);
    int64_t n = self && mask ? count_true(mask, "masked_select") : -1;
    return n < 0 ? NULL : op_masked_select_known(self, mask, n);
}

torc_tensor compose_masked_scatter(const composite *call, torc_tensor self, torc_tensor mask, torc_tensor source) {
    int ndim = self->ndim;
    int64_t sizes[TORC_MAX_DIMS];
    memcpy(sizes, self->sizes, (size_t)ndim * sizeof *sizes);
    if (call->variant == CALL_FUNCTION) { /* in place, only the mask can be expanded */
        if (!shape_broadcast(&ndim, sizes, mask)) return NULL;
        self = expanded(self, ndim, sizes);
    }
    mask = expanded(mask, ndim, sizes);
    if (!self || !mask) return NULL;
    return pass_on(call, OP_masked_scatter_same, (torc_tensor[]){self, mask, source}, 3, NULL);
}

/* ------------------------------------------------------------------------------------------------- advanced indexing */
typedef struct index_list {
    torc_tensor self; /* the argument, or a view of it with a dimension for each 0-dim mask */
    torc_tensor t[TORC_MAX_DIMS];
    int count, used;
} index_list;

static bool too_many(torc_tensor self, torc_tensors indices, bool put) {
    if (put)
        return FAIL(INDEX, "too many indices for tensor of dimension %d (got %lld)", self->ndim, (ll)indices.count);
    return FAIL(INDEX, "too many indices for tensor of dimension %d", self->ndim);
}

/* Indices may lie on the CPU, whatever device self is on. */
static torc_tensor beside(torc_tensor index, torc_tensor self) {
    return !index || device_equal(index->device, self->device) ? index : torc_to(index, .device = self->device);
}

static bool expand_indices(index_list *l, torc_tensor self, torc_tensors indices, bool put) {
    l->self = self;
    l->count = l->used = 0;
    for (int64_t i = 0; i < indices.count; i++) {
        torc_tensor t = indices.data[i];
        if (!t) {
            if (l->count >= l->self->ndim) return too_many(self, indices, put);
            l->t[l->count++] = NULL;
            continue;
        }
        if (!device_is_host(t->device) && !device_equal(t->device, self->device))
            return FAIL(RUNTIME, "indices should be either on cpu or on the same device as the indexed tensor (%s)",
                        device_text(self->device));
        l->used++;
        if (t->dtype != TORC_BOOL && t->dtype != TORC_UINT8) {
            if (t->dtype != TORC_INT64 && t->dtype != TORC_INT32)
                return FAIL(INDEX, "tensors used as indices must be long, int, byte or bool tensors");
            if (l->count >= l->self->ndim) return too_many(self, indices, put);
            if (!(l->t[l->count++] = beside(t, self))) return false;
            continue;
        }
        if (t->dtype == TORC_UINT8)
            WARN_ONCE("indexing with dtype torch.uint8 is now deprecated, please use a dtype torch.bool instead.");
        if (t->ndim == 0) { /* x[True] adds a dimension of size 1, x[False] one of size 0 */
            l->self = torc_unsqueeze(l->self, l->count);
            t = torc_unsqueeze(t, 0);
            if (!l->self || !t) return false;
        }
        if (l->count + t->ndim > l->self->ndim) return too_many(self, indices, put);
        for (int j = 0; j < t->ndim; j++)
            if (t->sizes[j] != l->self->sizes[l->count + j])
                return FAIL(
                    INDEX,
                    "The shape of the mask %s at index %d does not match the shape of the indexed tensor %s at index %d",
                    shape_text(t->ndim, t->sizes), j, shape_text(l->self->ndim, l->self->sizes), l->count + j);
        torc_tensor where = beside(torc_nonzero(t), self);
        for (int j = 0; where && j < t->ndim; j++)
            if (!(l->t[l->count++] = torc_select(where, 1, j))) return false;
        if (!where) return false;
    }
    return true;
}

torc_tensor compose_index(torc_tensor self, torc_tensors indices) {
    if (!indices.count) return FAIL_NULL(INDEX, "at least one index must be provided");
    index_list l;
    if (!expand_indices(&l, self, indices, false)) return NULL;
    return l.used ? op_index_long(l.self, (torc_tensors){l.t, l.count}) : op_alias(self);
}

static bool values_expanded(torc_tensor *values, int ndim, const int64_t *sizes) {
    torc_tensor v = *values;
    bool fits = v->ndim <= ndim;
    for (int i = 0; fits && i < v->ndim; i++) fits = v->sizes[i] == 1 || v->sizes[i] == sizes[ndim - v->ndim + i];
    if (!fits)
        return FAIL(RUNTIME,
                    "shape mismatch: value tensor of shape %s cannot be broadcast to indexing result of shape %s",
                    shape_text(v->ndim, v->sizes), shape_text(ndim, sizes));
    return (*values = expanded(v, ndim, sizes)) != NULL;
}

/* May self be written in place? Neither values nor indices may share its memory, masks included, of which the rows see only
 * coordinates. But one value under one mask is in PyTorch masked_fill_, which reads the value before it writes. */
static bool put_apart(torc_tensor self, torc_tensors indices, torc_tensor *values, bool accumulate) {
    int tensors = 0, masks = 0;
    bool ok = true;
    for (int64_t i = 0; i < indices.count; i++) {
        torc_tensor t = indices.data[i];
        tensors += t != NULL;
        masks += t && (t->dtype == TORC_BOOL || t->dtype == TORC_UINT8);
    }
    if (tensors == 1 && masks == 1 && (*values)->numel == 1 && !accumulate)
        return tensor_overlap(self, *values) == MEM_DISJOINT || (*values = torc_clone(*values)) != NULL;
    for (int64_t i = 0; ok && i < indices.count; i++) ok = !indices.data[i] || check_apart(self, indices.data[i]);
    return ok && check_apart(self, *values);
}

/* One value on the CPU under one mask is in PyTorch masked_fill_ of a number: any shape and dtype will do, as long as the number fits. */
static bool as_number(torc_tensor self, torc_tensors indices, torc_tensor *values, bool accumulate) {
    torc_tensor v = *values, mask = NULL;
    if (accumulate || v->numel != 1 || !device_is_host(v->device)) return true;
    for (int64_t i = 0; i < indices.count; i++) {
        torc_tensor t = indices.data[i];
        if (!t) continue;
        if (mask || (t->dtype != TORC_BOOL && t->dtype != TORC_UINT8) || !device_equal(t->device, self->device))
            return true;
        mask = t;
    }
    if (!mask) return true;
    attr_number n;
    if (v->dtype != self->dtype && (!tensor_read_number(v, &n, "index_put_") || !infer_number_fits(n, self->dtype)))
        return false;
    if (v->ndim) v = torc_reshape(v, SHAPE0);
    if (v && dtype_complex(v->dtype) && !dtype_complex(self->dtype) && self->dtype != TORC_BOOL) v = torc_real(v);
    if (v && v->dtype != self->dtype) v = torc_to(v, .dtype = (torc_dtype)self->dtype);
    return (*values = v) != NULL;
}

torc_tensor compose_index_put(const composite *call, torc_tensor self, torc_tensors indices, torc_tensor values,
                              const index_put_attrs *a) {
    if (!as_number(self, indices, &values, a->accumulate)) return NULL;
    if (self->dtype != values->dtype)
        return FAIL_NULL(
            RUNTIME,
            "Index put requires the source and destination dtypes match, got %s for the destination and %s for the source.",
            dtype_scalar_name(self->dtype), dtype_scalar_name(values->dtype));
    const bool inplace = call->variant == CALL_INPLACE;
    index_list l;
    index_plan p;
    if (!device_equal(values->device, self->device) && values->ndim == 0)
        values = torc_to(values, .device = self->device);
    if (!values || !expand_indices(&l, self, indices, true)) return NULL;
    if (!l.used) {
        if (!values_expanded(&values, self->ndim, self->sizes)) return NULL;
        torc_tensor target = inplace ? self : torc_clone(self);
        if (!target) return NULL;
        return a->accumulate ? torc_add_(target, values) : torc_copy_(target, values);
    }
    if (inplace && !put_apart(self, indices, &values, a->accumulate)) return NULL;
    if (!index_plan_make(&p, l.self, l.t, l.count) || !values_expanded(&values, p.ndim, p.sizes)) return NULL;
    torc_tensors list = {l.t, l.count};
    if (inplace) return op_index_put_long_(l.self, values, list, a->accumulate) ? self : NULL;
    torc_tensor r = op_index_put_long(l.self, values, list, a->accumulate);
    /* The dimensions of 0-dim masks exist only in a view. */
    return l.self == self || !r ? r : torc_reshape(r, torc_ints_of(self->sizes, self->ndim));
}

/* ------------------------------------------------------------------------------------------------- made of gather */
/* What does not lie in a row is not copied for a few of its elements: the memory that *x spans, as a vector, in its place, and in that of *index where in
 * it the elements are. False if the backend has no kernel for it, or *x lies in a row anyway. */
static bool in_memory(torc_tensor *x, torc_tensor *index) {
    const torc_tensor t = *x;
    const places_in_memory_attrs attrs = {.size = {.count = t->ndim, .v = t->sizes},
                                          .stride = {.count = t->ndim, .v = t->strides}};
    if (!t->numel || is_contiguous(t) || !kernel_supports(OP_places_in_memory, index, 1, &attrs)) return false;
    const int64_t extent = strides_extent(t->ndim, t->sizes, t->strides), one = 1;
    *index = op_places_in_memory(*index, torc_ints_of(t->sizes, t->ndim), torc_ints_of(t->strides, t->ndim));
    *x = torc_as_strided(t, torc_ints_of(&extent, 1), torc_ints_of(&one, 1));
    return true;
}
torc_tensor compose_take(torc_tensor self, torc_tensor index) {
    if (index->dtype != TORC_INT64)
        return FAIL_NULL(RUNTIME, "take(): Expected a long tensor for index, but got %s",
                         dtype_scalar_name(index->dtype));
    if (!self->numel && index->numel) return FAIL_NULL(INDEX, "take(): tried to take from an empty tensor");
    torc_tensor flat = self;
    if (!in_memory(&flat, &index)) flat = torc_ravel(self);
    return flat && index ? op_index_long(flat, TENSORS(index)) : NULL;
}

/* Where self does not lie in a row, a place becomes its coordinates. Negative places count from the end by themselves: rounded down,
 * quotients give negative coordinates of the first dimension, which the row checks and turns round. */
torc_tensor compose_put(const composite *call, torc_tensor self, torc_tensor index, torc_tensor source,
                        const put_attrs *a) {
    if (index->dtype != TORC_INT64)
        return FAIL_NULL(RUNTIME, "put_(): Expected a long tensor for index, but got %s",
                         dtype_scalar_name(index->dtype));
    if (self->dtype != source->dtype)
        return FAIL_NULL(
            RUNTIME,
            "put_(): self and source expected to have the same dtype, but got self.dtype = %s and source.dtype = %s",
            dtype_scalar_name(self->dtype), dtype_scalar_name(source->dtype));
    if (index->numel != source->numel)
        return FAIL_NULL(
            INDEX,
            "put_(): Expected source and index to have the same number of elements, but got source.numel() = %lld, index.numel() = %lld",
            (ll)source->numel, (ll)index->numel);
    if (!self->numel && index->numel) return FAIL_NULL(INDEX, "put_(): Tried to put elements into an empty tensor");
    const bool inplace = call->variant == CALL_INPLACE;
    if (inplace && (!check_apart(self, index) || !check_apart(self, source))) return NULL;
    torc_tensor places[TORC_MAX_DIMS] = {torc_ravel(index)}, view = self;
    int n = 1;
    if (!inplace && index->numel &&
        is_contiguous(self)) { /* as a new tensor of one dimension: a view that is written has a longer history */
        source = torc_ravel(source);
        if (self->ndim != 1) view = torc_view(self, SHAPE(-1));
        if (!view || !source || !places[0]) return NULL;
        torc_tensor r = op_index_put_long(view, source, (torc_tensors){places, 1}, a->accumulate);
        return self->ndim == 1 || !r ? r : op_unsafe_view(r, torc_ints_of(self->sizes, self->ndim));
    }
    torc_tensor target = inplace ? self : torc_clone(self);
    if (!target || (!index->numel && !autograd_wants(&source, 1))) return target;
    view = target;
    if (is_contiguous(target))
        view = torc_view(target, SHAPE(-1));
    else if (autograd_wants((const torc_tensor[]){target, source}, 2) || !in_memory(&view, &places[0])) {
        torc_tensor left = places[0];
        n = target->ndim;
        for (int d = n - 1; d > 0; d--) {
            places[d] = torc_remainder(left, NUMBER(target->sizes[d]));
            left = torc_floor_divide(left, NUMBER(target->sizes[d]));
        }
        places[0] = left;
    }
    source = torc_ravel(source);
    if (!view || !source || !places[0]) return NULL;
    return op_index_put_long_(view, source, (torc_tensors){places, n}, a->accumulate) ? target : NULL;
}

torc_tensor compose_take_along_dim(torc_tensor self, torc_tensor indices, const take_along_dim_attrs *a) {
    if (!a->dim.kind) {
        self = torc_reshape(self, SHAPE(-1)); /* not contiguous: gather takes what lies evenly */
        indices = torc_ravel(indices);
        return self && indices ? torc_gather(self, 0, indices) : NULL;
    }
    if (indices->dtype != TORC_INT64)
        return FAIL_NULL(RUNTIME, "torch.take_along_dim(): dtype of indices should be Long but got %s",
                         dtype_scalar_name(indices->dtype));
    const int n = self->ndim;
    if (n != indices->ndim)
        return FAIL_NULL(
            RUNTIME,
            "torch.take_along_dim(): input and indices should have the same number of dimensions, but got %d dimensions for input, and %d dimensions for indices",
            n, indices->ndim);
    int64_t dim = number_to_int(a->dim), of_self[TORC_MAX_DIMS], of_indices[TORC_MAX_DIMS];
    if (!dim_wrap(&dim, n)) return NULL;
    int common = n;
    memcpy(of_self, self->sizes, (size_t)n * sizeof *of_self);
    if (n) of_self[dim] = indices->sizes[dim];
    if (!shape_broadcast(&common, of_self, indices)) return NULL;
    memcpy(of_indices, of_self, (size_t)n * sizeof *of_indices);
    if (n) of_self[dim] = self->sizes[dim], of_indices[dim] = indices->sizes[dim];
    self = expanded(self, n, of_self);
    /* As PyTorch does, numbers outside the dimension go around it; without dim they are refused. */
    if (n && self && self->sizes[dim] > 0) indices = torc_remainder(indices, NUMBER(self->sizes[dim]));
    indices = indices ? expanded(indices, n, of_indices) : NULL;
    return self && indices ? torc_gather(self, dim, indices) : NULL;
}

/* ------------------------------------------------------------------------------------------------- repeated */
/* The number of each element as often as it says: ones where the next element begins, summed. How long that is the host reads, unless
 * the program knows. */
torc_tensor compose_repeat_interleave_counts(torc_tensor repeats, const repeat_interleave_counts_attrs *a) {
    if (repeats->ndim != 1) return FAIL_NULL(RUNTIME, "repeat_interleave only accept 1D vector as repeat");
    if (repeats->dtype != TORC_INT64 && repeats->dtype != TORC_INT32)
        return FAIL_NULL(RUNTIME, "repeats has to be Long or Int tensor");
    if (!repeats->numel) return torc_empty_like(repeats);
    int64_t total = number_to_int(a->output_size);
    torc_tensor ends = torc_cumsum(repeats, 0);
    if (!a->output_size.kind) {
        attr_number n;
        torc_tensor negative = torc_any(torc_lt(repeats, NUMBER(0)));
        torc_tensor last = torc_masked_fill(torc_select(ends, 0, -1), negative, NUMBER(-1));
        if (!last || !tensor_read_number(last, &n, "repeat_interleave")) return NULL;
        if ((total = n.as.i) < 0) return FAIL_NULL(RUNTIME, "repeats can not be negative");
    } else if (total < 0)
        return FAIL_NULL(RUNTIME, "Trying to create tensor with negative dimension %lld: [%lld]", (ll)total, (ll)total);
    if (total == INT64_MAX)
        return FAIL_NULL(RUNTIME, "Storage size calculation overflowed with sizes=[%lld]", (ll)total);
    torc_tensor begins = torc_new_zeros(ends, SHAPE(total + 1));
    if (!torc_scatter_add_(begins, 0, ends, torc_ones_like(ends))) return NULL;
    return torc_to(torc_cumsum(torc_narrow(begins, 0, 0, total), 0), .dtype = (torc_dtype)repeats->dtype);
}

/* The tensor whose dimension *dim is repeated: without a dimension, all elements in a row. */
static torc_tensor repeated_along(torc_tensor self, attr_number given, int64_t *dim) {
    *dim = given.kind ? number_to_int(given) : 0;
    torc_tensor t = given.kind ? self : torc_flatten(self);
    if (!t || !dim_wrap(dim, t->ndim)) return NULL;
    if (!t->ndim) return FAIL_NULL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (ll)*dim);
    return t;
}
torc_tensor compose_repeat_interleave_tensor(torc_tensor self, torc_tensor repeats,
                                             const repeat_interleave_tensor_attrs *a) {
    int64_t dim;
    torc_tensor t = repeated_along(self, a->dim, &dim);
    if (!t) return NULL;
    if (repeats->ndim > 1) return FAIL_NULL(RUNTIME, "repeats must be 0-dim or 1-dim tensor");
    if (repeats->numel == 1)
        repeats = torc_expand(torc_reshape(repeats, SHAPE(1)), SHAPE(t->sizes[dim]));
    else if (repeats->numel != t->sizes[dim])
        return FAIL_NULL(RUNTIME,
                         "repeats must have the same size as input along dim, but got repeats.size(0) = %lld and "
                         "input.size(%lld) = %lld",
                         (ll)repeats->numel, (ll)dim, (ll)t->sizes[dim]);
    torc_tensor index = torc_repeat_interleave_counts(repeats, .output_size = int_given(a->output_size));
    return torc_index_select(t, dim, index);
}
torc_tensor compose_repeat_interleave(torc_tensor self, const repeat_interleave_attrs *a) {
    int64_t dim, sizes[TORC_MAX_DIMS + 1], length;
    torc_tensor t = repeated_along(self, a->dim, &dim);
    if (!t) return NULL;
    if (a->repeats < 0) return FAIL_NULL(RUNTIME, "Repeats must be non-negative");
    if (mul_overflows(a->repeats, t->sizes[dim], &length))
        return FAIL_NULL(RUNTIME, "repeat_interleave: the number of elements overflows");
    if (a->output_size.kind && number_to_int(a->output_size) != length)
        return FAIL_NULL(RUNTIME, "repeat_interleave: Invalid output_size, expected %lld but got %lld", (ll)length,
                         (ll)number_to_int(a->output_size));
    torc_tensor wide = torc_unsqueeze(t, dim + 1);
    if (!wide) return NULL;
    memcpy(sizes, wide->sizes, (size_t)wide->ndim * sizeof *sizes);
    sizes[dim + 1] = a->repeats;
    wide = torc_clone(torc_expand(wide, torc_ints_of(sizes, wide->ndim)), .memory_format = TORC_CONTIGUOUS_FORMAT);
    return torc_flatten(wide, .start_dim = dim, .end_dim = dim + 1);
}

/* ------------------------------------------------------------------------------------------------- members
 * Each element's place among the others, sorted, where the device finds places by bisection. Else both sets in one sort that keeps equals in order, elements before those they are looked for among: an element is a member if a run of equals that it
 * is in has one of the latter. The runs are numbered, and what is in them counted. A few to look among are compared one by one. */
torc_tensor compose_isin(torc_tensor elements, torc_tensor test_elements, const isin_attrs *a) {
    const torc_dtype dtype = promote_tensors((const torc_tensor[]){elements, test_elements}, 2);
    if (!dtype) return NULL;
    const torc_tensor both[] = {elements, test_elements};
    for (int k = 0; k < 2; k++)
        if (both[k]->dtype == TORC_BOOL || dtype_complex(both[k]->dtype))
            return FAIL_NULL(RUNTIME, "Unsupported input type encountered for isin(): %s",
                             dtype_scalar_name(both[k]->dtype));
    enum { FEW = 16 };
    const int64_t n = elements->numel, m = test_elements->numel;
    const torc_ints shape = torc_ints_of(elements->sizes, elements->ndim);
    const fused_searchsorted_attrs attrs = {.right = false, .out_int32 = m <= INT32_MAX};
    torc_tensor x = torc_ravel(torc_to(elements, .dtype = dtype)),
                y = torc_ravel(torc_to(test_elements, .dtype = dtype));
    torc_tensor found;
    if (m <= FEW) {
        found = torc_any(torc_eq(torc_unsqueeze(x, 1), y), .dim = DIMS(1));
    } else if (kernel_supports(OP_fused_searchsorted, (const torc_tensor[]){y, x}, 2, &attrs)) {
        /* but for its values, what is sorted is y */
        torc_tensor sorted = torc_sort(y).values, at = op_fused_searchsorted(sorted, x, attrs.right, attrs.out_int32);
        found = torc_eq(torc_index_select(sorted, 0, torc_clamp_max(at, NUMBER(m - 1))), x);
    } else {
        const torc_sort_result sorted = torc_sort(torc_cat(TENSORS(x, y)), .stable = true);
        if (FAILED()) return NULL;
        torc_tensor starts =
            torc_ne(torc_narrow(sorted.values, 0, 1, n + m - 1), torc_narrow(sorted.values, 0, 0, n + m - 1));
        torc_tensor runs =
            torc_cumsum(torc_cat(TENSORS(torc_zeros(SHAPE(1), .dtype = TORC_BOOL, .device = x->device), starts)), 0);
        torc_tensor tested = torc_to(torc_ge(sorted.indices, NUMBER(n)), .dtype = TORC_INT64);
        torc_tensor counts = torc_scatter_add(torc_zeros_like(runs), 0, runs, tested);
        torc_tensor members = torc_gt(torc_gather(counts, 0, runs), NUMBER(0));
        found = torc_narrow(torc_scatter(torc_empty_like(members), 0, sorted.indices, members), 0, 0, n);
    }
    return torc_reshape(a->invert ? torc_logical_not(found) : found, shape);
}
