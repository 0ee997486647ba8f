/* composite_shape.c - shape operators made of others, lists of views, layout and dtype changes.
 *
 * Nothing here touches elements: each function checks what its parts would report in other words than PyTorch's, then
 * calls them, so gradients come from the parts. A function that changes nothing (to, contiguous) returns its argument,
 * lent to the innermost scope like any result. */
#include "core/device.h"
#include "core/owner.h"
#include "core/seams.h"
#include "core/shape.h"
#include "core/tensor_list.h"
#include "ops/seams.h"
#include "ops/generated/compose.h"
#include "ops/generated/internal.h"
#include "ops/index.h"
#include "ops/kernel.h"
#include "ops/shape.h"
#include "torc/ops.h"
#include "torc/ops_private.h"

typedef long long ll;

static torc_tensor same_handle(torc_tensor t) { return scope_lend(object_retain(t)); }

/* ------------------------------------------------------------------------------------------------- other sizes */
torc_tensor compose_reshape(torc_tensor self, const reshape_attrs *a) {
    const int64_t ndim = a->shape.count;
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS];
    if (!shape_infer_size(a->shape.v, ndim, self->numel, sizes)) return NULL;
    if (is_contiguous(self)) return torc_view(self, torc_ints_of(sizes, ndim));
    if (strides_for_view(self, (int)ndim, sizes, strides)) return op__reshape_alias(self, torc_ints_of(sizes, ndim));
    return op_unsafe_view(torc_clone(self, .memory_format = TORC_CONTIGUOUS_FORMAT), torc_ints_of(sizes, ndim));
}

torc_tensor compose_view_as(torc_tensor self, torc_tensor other) {
    return torc_view(self, torc_ints_of(other->sizes, other->ndim));
}
torc_tensor compose_reshape_as(torc_tensor self, torc_tensor other) {
    return torc_reshape(self, torc_ints_of(other->sizes, other->ndim));
}
torc_tensor compose_expand_as(torc_tensor self, torc_tensor other) {
    return torc_expand(self, torc_ints_of(other->sizes, other->ndim));
}
torc_tensor compose_broadcast_to(torc_tensor self, const broadcast_to_attrs *a) {
    return torc_expand(self, torc_ints_of(a->size.v, a->size.count));
}

torc_tensor compose_real(torc_tensor self) {
    if (!dtype_complex(self->dtype)) return same_handle(self);
    return torc_select(torc_view_as_real(self->flags & TENSOR_CONJ ? torc__conj(self) : self), -1, 0);
}
torc_tensor compose_imag(torc_tensor self) {
    if (!dtype_complex(self->dtype))
        return FAIL_NULL(RUNTIME, "imag is not implemented for tensors with non-complex dtypes.");
    if (!(self->flags & TENSOR_CONJ)) return torc_select(torc_view_as_real(self), -1, 1);
    return torc__neg_view(torc_select(torc_view_as_real(torc__conj(self)), -1, 1));
}
torc_tensor compose_conj(torc_tensor self) { return dtype_complex(self->dtype) ? torc__conj(self) : same_handle(self); }
torc_tensor compose_resolve_conj(torc_tensor self) {
    return self->flags & TENSOR_CONJ ? torc_clone(self) : same_handle(self);
}
torc_tensor compose_resolve_neg(torc_tensor self) {
    return self->flags & TENSOR_NEG ? torc_clone(self) : same_handle(self);
}
/* Of one floating dtype that has complex numbers. */
static bool are_parts(torc_tensor a, torc_tensor b) {
    for (int k = 0; k < 2; k++) {
        const int d = (k ? b : a)->dtype;
        if (d != TORC_FLOAT16 && d != TORC_FLOAT32 && d != TORC_FLOAT64)
            return FAIL(RUNTIME, "Expected both inputs to be Half, Float or Double tensors but got %s and %s",
                        dtype_scalar_name(a->dtype), dtype_scalar_name(b->dtype));
    }
    return a->dtype == b->dtype ||
           FAIL(RUNTIME, "Expected object of scalar type %s but got scalar type %s for second argument",
                dtype_scalar_name(a->dtype), dtype_scalar_name(b->dtype));
}
/* Is there one kernel for both parts? */
static bool at_once(torc_tensor a, torc_tensor b, bool polar) {
    const torc_tensor both[] = {a, b};
    const fused_complex_parts_attrs attrs = {polar};
    return kernel_supports(OP_fused_complex_parts, both, 2, &attrs);
}
torc_tensor compose_complex(torc_tensor real, torc_tensor imag) {
    if (!are_parts(real, imag)) return NULL;
    if (at_once(real, imag, false)) return op_fused_complex_parts(real, imag, false);
    if (FAILED()) return NULL;
    const torc_tensors parts = torc_broadcast_tensors(TENSORS(real, imag));
    if (!parts.count) return NULL;
    /* A tensor of its own, not a view of the numbers side by side, which they are in whatever order the stack lies. */
    return op_unsafe_view(torc_view_as_complex(torc_contiguous(torc_stack(parts, -1))),
                          torc_ints_of(parts.data[0]->sizes, parts.data[0]->ndim));
}
torc_tensor compose_polar(torc_tensor abs, torc_tensor angle) {
    if (!are_parts(abs, angle)) return NULL;
    if (abs->dtype == TORC_FLOAT16) return FAIL_NULL(NOT_IMPLEMENTED, "\"polar\" not implemented for 'Half'");
    if (at_once(abs, angle, true)) return op_fused_complex_parts(abs, angle, true);
    if (FAILED()) return NULL;
    return torc_complex(torc_mul(abs, torc_cos(angle)), torc_mul(abs, torc_sin(angle)));
}

torc_tensors compose_broadcast_tensors(torc_tensors tensors) {
    int ndim = 0;
    int64_t sizes[TORC_MAX_DIMS];
    for (int64_t i = 0; i < tensors.count; i++)
        if (!shape_broadcast(&ndim, sizes, tensors.data[i])) return NO_TENSORS;
    torc_tensor *list = tensor_list_lend(tensors.count);
    for (int64_t i = 0; list && i < tensors.count; i++)
        if (!(list[i] = torc_expand(tensors.data[i], torc_ints_of(sizes, ndim)))) return NO_TENSORS;
    return list ? (torc_tensors){list, tensors.count} : NO_TENSORS;
}

torc_tensor compose_flatten(torc_tensor self, const flatten_attrs *a) {
    int64_t start = a->start_dim, end = a->end_dim, sizes[TORC_MAX_DIMS];
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
    return torc_reshape(self, torc_ints_of(sizes, n));
}

torc_tensor compose_unflatten(torc_tensor self, const unflatten_attrs *a) {
    const attr_ints *sizes = &a->sizes;
    int64_t dim = a->dim;
    if (!dim_wrap(&dim, self->ndim)) return NULL;
    if (!sizes->count) return FAIL_NULL(RUNTIME, "unflatten: sizes must be non-empty");
    if (!self->ndim) return FAIL_NULL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (ll)dim);
    if (self->ndim - 1 + sizes->count > TORC_MAX_DIMS)
        return FAIL_NULL(RUNTIME, "tensors have at most %d dimensions, got %lld", TORC_MAX_DIMS,
                         (ll)(self->ndim - 1 + sizes->count));
    int64_t shape[TORC_MAX_DIMS], product = 1, unknown = 0;
    bool over = false;
    for (int64_t i = 0; i < sizes->count; i++) {
        if (sizes->v[i] == -1)
            unknown++;
        else
            over |= mul_overflows(product, sizes->v[i], &product);
    }
    if (over || (unknown == 0 && product != self->sizes[dim]) ||
        (unknown == 1 && (product <= 0 || self->sizes[dim] % product)))
        return FAIL_NULL(
            RUNTIME,
            "unflatten: Provided sizes %s don't multiply up to the size of dim %lld (%lld) in the input tensor",
            shape_text((int)sizes->count, sizes->v), (ll)dim, (ll)self->sizes[dim]);
    int n = (int)dim;
    memcpy(shape, self->sizes, (size_t)n * sizeof *shape);
    if (!shape_infer_size(sizes->v, sizes->count, self->sizes[dim], shape + n)) return NULL;
    n += (int)sizes->count;
    memcpy(shape + n, self->sizes + dim + 1, (size_t)(self->ndim - 1 - dim) * sizeof *shape);
    return torc_view(self, torc_ints_of(shape, n + self->ndim - 1 - dim));
}

torc_tensor compose_ravel(torc_tensor self) { return torc_view(torc_contiguous(self), torc_ints_of(&self->numel, 1)); }

torc_tensor compose_t(const composite *call, torc_tensor self) {
    if (self->ndim > 2)
        return FAIL_NULL(RUNTIME, "t%s() expects a tensor with <= 2 dimensions, but self is %dD",
                         call->variant == CALL_INPLACE ? "_" : "", self->ndim);
    return pass_on(call, OP_transpose, &self, 1, &(transpose_attrs){.dim0 = 0, .dim1 = self->ndim < 2 ? 0 : 1});
}

/* The last two dimensions swapped; 0-dim tensors as they are. `name` is what messages say. */
static torc_tensor matrices_transposed(torc_tensor self, const char *name) {
    if (self->ndim == 1)
        return FAIL_NULL(RUNTIME, "tensor.%s is only supported on matrices or batches of matrices. Got 1-D tensor.",
                         name);
    return self->ndim ? torc_transpose(self, -2, -1) : same_handle(self);
}
torc_tensor compose_mT(torc_tensor self) {
    if (!self->ndim) WARN_ONCE("Tensor.mT is deprecated on 0-D tensors. This function is the identity in these cases.");
    return matrices_transposed(self, "mT");
}
torc_tensor compose_adjoint(torc_tensor self) {
    if (!self->ndim) WARN_ONCE("adjoint() is deprecated on 0-D tensors. Consider using x.conj().");
    torc_tensor t = matrices_transposed(self, "adjoint()");
    return t ? torc_conj(t) : NULL;
}
torc_tensor compose_mH(torc_tensor self) {
    if (!self->ndim) WARN_ONCE("Tensor.mH is deprecated on 0-D tensors. Consider using x.conj().");
    torc_tensor t = matrices_transposed(self, "mH");
    return t ? torc_conj(t) : NULL;
}
torc_tensor compose_H(torc_tensor self) {
    if (self->ndim != 2 && self->ndim)
        return FAIL_NULL(RUNTIME, "tensor.H is only supported on matrices (2-D tensors). Got %d-D tensor.%s",
                         self->ndim, self->ndim > 2 ? " For batches of matrices, consider using tensor.mH" : "");
    if (!self->ndim) WARN_ONCE("Tensor.H is deprecated on 0-D tensors. Consider using x.conj().");
    return torc_conj(self->ndim ? torc_transpose(self, 0, 1) : self);
}

torc_tensor compose_movedim(torc_tensor self, const movedim_attrs *a) {
    const attr_ints *source = &a->source, *destination = &a->destination;
    if (source->count != destination->count)
        return FAIL_NULL(
            RUNTIME,
            "movedim: Invalid source or destination dims: source (%s dims) should contain the same number of dims as destination (%s dims)",
            shape_text((int)source->count, source->v), shape_text((int)destination->count, destination->v));
    int64_t order[TORC_MAX_DIMS];
    uint32_t from = 0, to = 0;
    for (int i = 0; i < self->ndim; i++) order[i] = -1;
    for (int64_t i = 0; i < source->count; i++) {
        int64_t s = source->v[i], d = destination->v[i];
        if (!dim_wrap(&s, self->ndim) || !dim_wrap(&d, self->ndim)) return NULL;
        if (from >> s & 1)
            return FAIL_NULL(RUNTIME, "movedim: repeated dim in `source` (%s)",
                             shape_text((int)source->count, source->v));
        if (to >> d & 1)
            return FAIL_NULL(RUNTIME, "movedim: repeated dim in `destination` (%s)",
                             shape_text((int)destination->count, destination->v));
        from |= 1u << s;
        to |= 1u << d;
        if (self->ndim) order[d] = s;
    }
    for (int i = 0, next = 0; i < self->ndim; i++) {
        if (order[i] >= 0) continue;
        while (from >> next & 1) next++;
        order[i] = next++;
    }
    return torc_permute(self, torc_ints_of(order, self->ndim));
}

torc_tensor compose_tile(torc_tensor self, const tile_attrs *a) {
    const attr_ints *dims = &a->dims;
    int64_t counts[TORC_MAX_DIMS], n = MAX(dims->count, self->ndim);
    for (int64_t i = 0; i < n; i++) counts[i] = i < n - dims->count ? 1 : dims->v[i - (n - dims->count)];
    return torc_repeat(self, torc_ints_of(counts, n));
}

/* ------------------------------------------------------------------------------------------------- turned over */
torc_tensor compose_flipud(torc_tensor self) {
    return self->ndim ? torc_flip(self, DIMS(0)) : FAIL_NULL(RUNTIME, "Input must be >= 1-d.");
}
torc_tensor compose_fliplr(torc_tensor self) {
    return self->ndim > 1 ? torc_flip(self, DIMS(1)) : FAIL_NULL(RUNTIME, "Input must be >= 2-d.");
}
torc_tensor compose_rot90(torc_tensor self, const rot90_attrs *a) {
    const int64_t *dims = a->dims.v, n = self->ndim;
    if (a->dims.count != 2)
        return FAIL_NULL(RUNTIME, "expected total rotation dims == 2, but got dims = %lld", (ll)a->dims.count);
    if (n < 2) return FAIL_NULL(RUNTIME, "expected total dims >= 2, but got total dims = %lld", (ll)n);
    if (dims[0] == dims[1] || dims[0] - dims[1] == n || dims[1] - dims[0] == n)
        return FAIL_NULL(RUNTIME, "expected rotation dims to be different, but got dim0 = %lld and dim1 = %lld",
                         (ll)dims[0], (ll)dims[1]);
    for (int k = 0; k < 2; k++)
        if (dims[k] >= n || dims[k] < -n)
            return FAIL_NULL(RUNTIME, "Rotation dim%d out of range, dim%d = %lld", k, k, (ll)dims[k]);
    switch ((a->k % 4 + 4) % 4) {
    case 1: return torc_flip(torc_transpose(self, dims[0], dims[1]), DIMS(dims[0]));
    case 2: return torc_flip(self, DIMS(dims[0], dims[1]));
    case 3: return torc_flip(torc_transpose(self, dims[0], dims[1]), DIMS(dims[1]));
    default: return torc_clone(self, .memory_format = TORC_CONTIGUOUS_FORMAT);
    }
}

/* ------------------------------------------------------------------------------------------------- diagonals */
torc_tensor compose_diag_embed(torc_tensor self, const diag_embed_attrs *a) {
    int64_t dim1 = a->dim1, dim2 = a->dim2, sizes[TORC_MAX_DIMS + 1], length;
    const int n = self->ndim + 1;
    if (!dim_wrap(&dim1, n) || !dim_wrap(&dim2, n)) return NULL;
    if (dim1 == dim2)
        return FAIL_NULL(RUNTIME, "diagonal dimensions cannot be identical %lld, %lld", (ll)a->dim1, (ll)a->dim2);
    if (!self->ndim) return FAIL_NULL(INDEX, "Dimension specified as -1 but tensor has no dimensions");
    if (n > TORC_MAX_DIMS) return FAIL_NULL(RUNTIME, "tensors have at most %d dimensions, got %d", TORC_MAX_DIMS, n);
    if (a->offset == INT64_MIN ||
        add_overflows(self->sizes[self->ndim - 1], a->offset < 0 ? -a->offset : a->offset, &length))
        return FAIL_NULL(RUNTIME, "diag_embed: an offset of %lld is out of range", (ll)a->offset);
    for (int d = 0, i = 0; d < n; d++) sizes[d] = d == dim1 || d == dim2 ? length : self->sizes[i++];
    torc_tensor result = torc_new_zeros(self, torc_ints_of(sizes, n));
    torc_tensor diagonal = torc_diagonal(result, .offset = a->offset, .dim1 = dim1, .dim2 = dim2);
    return torc_copy_(diagonal, self) ? result : NULL;
}
torc_tensor compose_diag(torc_tensor self, const diag_attrs *a) {
    if (self->ndim == 1) return torc_diag_embed(self, .offset = a->diagonal);
    if (self->ndim == 2)
        return torc_clone(torc_diagonal(self, .offset = a->diagonal), .memory_format = TORC_CONTIGUOUS_FORMAT);
    return FAIL_NULL(RUNTIME, "diag(): Supports 1D or 2D tensors. Got %dD", self->ndim);
}
torc_tensor compose_diagflat(torc_tensor self, const diagflat_attrs *a) {
    return torc_diag_embed(torc_ravel(self), .offset = a->offset);
}

torc_tensor compose_positive(torc_tensor self) {
    if (self->dtype == TORC_BOOL) return FAIL_NULL(RUNTIME, "The `+` operator, on a bool tensor is not supported.");
    return same_handle(self);
}

/* ------------------------------------------------------------------------------------------------- pieces */
static torc_tensor piece(torc_tensor self, int64_t dim, int64_t start, int64_t length) {
    slice_attrs slice = {.dim = dim, .start = number_int(start), .end = number_int(start + length), .step = 1};
    return op_call1(OP_slice, &self, 1, &slice);
}

torc_tensor compose_narrow(torc_tensor self, const narrow_attrs *a) {
    int64_t dim = a->dim, start = a->start;
    const int64_t length = a->length;
    if (!self->ndim) return FAIL_NULL(RUNTIME, "narrow() cannot be applied to a 0-dim tensor.");
    if (length < 0) return FAIL_NULL(RUNTIME, "narrow(): length must be non-negative.");
    if (!dim_wrap(&dim, self->ndim)) return NULL;
    const int64_t size = self->sizes[dim];
    if (start < -size || start > size)
        return FAIL_NULL(INDEX, "start out of range (expected to be in range of [%lld, %lld], but got %lld)", (ll)-size,
                         (ll)size, (ll)start);
    if (start < 0) start += size;
    if (start > size - length)
        return FAIL_NULL(RUNTIME, "start (%lld) + length (%lld) exceeds dimension size (%lld).", (ll)start, (ll)length,
                         (ll)size);
    return piece(self, dim, start, length);
}

torc_tensor compose_as_strided(const composite *call, torc_tensor self, const as_strided_attrs *a) {
    const as_strided_view_attrs attrs = {.size = a->size,
                                         .stride = a->stride,
                                         .storage_offset =
                                             a->storage_offset.kind ? number_to_int(a->storage_offset) : self->offset,
                                         .self_stride = {.v = self->strides, .count = self->ndim},
                                         .self_offset = self->offset};
    return pass_on(call, OP_as_strided_view, &self, 1, &attrs);
}

/* ------------------------------------------------------------------------------------------------- lists of views */
/* The length of each chunk; 0: there is nothing to divide; -1: refused. */
static int64_t chunk_length(torc_tensor self, int64_t chunks, int64_t *dim) {
    if (!self->ndim) return FAIL(RUNTIME, "chunk expects at least a 1-dimensional tensor"), -1;
    if (!dim_wrap(dim, self->ndim)) return -1;
    if (chunks <= 0)
        return FAIL(RUNTIME, "chunk expects `chunks` to be greater than 0, got: %lld", (long long)chunks), -1;
    const int64_t size = self->sizes[*dim];
    return size ? (size - 1) / chunks + 1 : 0;
}
static torc_tensors chunked(torc_tensor self, int64_t chunks, int64_t dim, bool unsafe) {
    const int64_t length = chunk_length(self, chunks, &dim);
    if (length > 0) return unsafe ? torc_unsafe_split(self, length, .dim = dim) : torc_split(self, length, .dim = dim);
    int64_t *sizes = length ? NULL : base_calloc((size_t)chunks, sizeof *sizes); /* all chunks are empty */
    if (!sizes) return NO_TENSORS;
    const torc_ints empty = torc_ints_of(sizes, chunks);
    torc_tensors list =
        unsafe ? torc_unsafe_split_with_sizes(self, empty, .dim = dim) : torc_split_with_sizes(self, empty, .dim = dim);
    base_free(sizes);
    return list;
}
torc_tensors compose_chunk(torc_tensor self, const chunk_attrs *a) { return chunked(self, a->chunks, a->dim, false); }
torc_tensors compose_unsafe_chunk(torc_tensor self, const unsafe_chunk_attrs *a) {
    return chunked(self, a->chunks, a->dim, true);
}

/* PyTorch slices once for each section. Where the sections make up the whole, they are one call here. */
static bool sections_valid(torc_tensor self, int64_t *dim) {
    if (!self->ndim)
        return FAIL(RUNTIME, "tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims");
    return dim_wrap(dim, self->ndim);
}

torc_tensors compose_tensor_split(torc_tensor self, const tensor_split_attrs *a) {
    int64_t dim = a->dim;
    const int64_t sections = a->sections;
    if (!sections_valid(self, &dim)) return NO_TENSORS;
    if (sections <= 0) {
        FAIL(RUNTIME, "number of sections must be larger than 0, got %lld", (ll)sections);
        return NO_TENSORS;
    }
    const int64_t size = self->sizes[dim];
    int64_t *sizes = base_calloc((size_t)sections, sizeof *sizes);
    if (!sizes) return NO_TENSORS;
    for (int64_t i = 0; i < sections; i++) sizes[i] = size / sections + (i < size % sections);
    torc_tensors list = op_pieces(self, torc_ints_of(sizes, sections), dim);
    base_free(sizes);
    return list;
}

torc_tensors compose_tensor_split_indices(torc_tensor self, const tensor_split_indices_attrs *a) {
    const int64_t *indices = a->indices.v, n = a->indices.count + 1;
    int64_t dim = a->dim;
    if (!sections_valid(self, &dim)) return NO_TENSORS;
    const int64_t size = self->sizes[dim];
    int64_t *sizes = base_calloc((size_t)n, sizeof *sizes), start = 0;
    if (!sizes) return NO_TENSORS;
    bool whole = true; /* each begins where the one before ends */
    for (int64_t i = 0; i < n; i++) {
        int64_t end = i < n - 1 ? indices[i] : size;
        end = MIN(MAX(end < 0 ? end + size : end, 0), size);
        sizes[i] = end - start;
        whole &= end >= start;
        start = end;
    }
    torc_tensors list = whole ? op_pieces(self, torc_ints_of(sizes, n), dim) : NO_TENSORS;
    base_free(sizes);
    if (whole) return list;
    torc_tensor *slices = tensor_list_lend(n);
    for (int64_t i = 0; slices && i < n; i++) {
        slice_attrs slice = {.dim = dim, .start = number_int(i ? indices[i - 1] : 0), .step = 1};
        if (i < n - 1) slice.end = number_int(indices[i]);
        if (!(slices[i] = op_call1(OP_slice, &self, 1, &slice))) return NO_TENSORS;
    }
    return slices ? (torc_tensors){slices, n} : NO_TENSORS;
}

torc_tensors compose_tensor_split_tensor(torc_tensor self, torc_tensor given, const tensor_split_tensor_attrs *a) {
    const char *const what = "tensor_split expected tensor_indices_or_sections to";
    if (!device_is_host(given->device))
        return FAIL(RUNTIME, "%s be on cpu, but it's on %s", what, device_text(given->device)), NO_TENSORS;
    if (given->dtype != TORC_INT64)
        return FAIL(RUNTIME, "%s have dtype of long, but got %s", what, dtype_scalar_name(given->dtype)), NO_TENSORS;
    if (given->ndim > 1)
        return FAIL(RUNTIME, "%s be a zero-dimensional or one-dimensional tensor, but got a tensor with %d dims", what,
                    given->ndim),
               NO_TENSORS;
    if (!given->ndim) return torc_tensor_split(self, torc_item_int64(given), .dim = a->dim);
    const int64_t *at;
    if (!index_values(given, &at)) return NO_TENSORS;
    exec_waited(); /* how many pieces there are, and how long, are values */
    return torc_tensor_split_indices(self, torc_ints_of(at, given->numel), .dim = a->dim);
}

/* ------------------------------------------------------------------------------------------------- stack
 * Joining along an existing dimension d and splitting the result there lays memory out as stacking at d does, and needs
 * no view per tensor. Only a new last dimension, and out=, go through views. */
torc_tensor compose_stack(const composite *call, torc_tensors tensors, const stack_attrs *a) {
    if (!tensors.count) return FAIL_NULL(RUNTIME, "stack expects a non-empty TensorList");
    torc_tensor first = tensors.data[0];
    int64_t dim = a->dim;
    if (!dim_wrap(&dim, first->ndim + 1)) return NULL;
    if (first->ndim == TORC_MAX_DIMS)
        return FAIL_NULL(RUNTIME, "tensors have at most %d dimensions, got %d", TORC_MAX_DIMS, TORC_MAX_DIMS + 1);
    for (int64_t i = 1; i < tensors.count; i++)
        if (!shape_equal(first, tensors.data[i]))
            return FAIL_NULL(RUNTIME,
                             "stack expects each tensor to be equal size, but got %s at entry 0 and %s at entry %lld",
                             shape_text(first->ndim, first->sizes),
                             shape_text(tensors.data[i]->ndim, tensors.data[i]->sizes), (ll)i);
    const bool given = call->variant == CALL_OUT;
    const cat_attrs along = {.dim = dim};
    torc_tensor result = NULL;
    if (!given && dim < first->ndim) {
        int64_t sizes[TORC_MAX_DIMS + 1];
        memcpy(sizes, first->sizes, (size_t)dim * sizeof *sizes);
        sizes[dim] = tensors.count;
        memcpy(sizes + dim + 1, first->sizes + dim, (size_t)(first->ndim - dim) * sizeof *sizes);
        torc_tensor joined = pass_on_list(call, OP_cat, tensors, &along);
        if (joined) result = op_unsafe_view(joined, torc_ints_of(sizes, first->ndim + 1));
    } else {
        torc_tensor *views = base_alloc((size_t)tensors.count * sizeof *views);
        bool ok = views != NULL;
        for (int64_t i = 0; ok && i < tensors.count; i++)
            ok = (views[i] = torc_unsqueeze(tensors.data[i], dim)) != NULL;
        if (ok) result = pass_on_list(call, OP_cat, (torc_tensors){views, tensors.count}, &along);
        base_free(views);
    }
    return result;
}

/* ------------------------------------------------------------------------------------------------- layout and dtype */
torc_tensor compose_contiguous(torc_tensor self, const contiguous_attrs *a) {
    if (!format_fits((torc_memory_format)a->memory_format, self->ndim)) return NULL;
    if (tensor_has_format(self, a->memory_format)) return same_handle(self);
    return torc_clone(self, .memory_format = (torc_memory_format)a->memory_format);
}

static torc_tensor converted(torc_tensor self, const _to_copy_attrs *a) { return op_call1(OP__to_copy, &self, 1, a); }

torc_tensor compose_to(torc_tensor self, const to_attrs *a) {
    torc_device device = a->device;
    if (!device_given(device))
        device = self->device;
    else if (!device_resolve(&device, "to"))
        return NULL;
    const bool same = device_equal(device, self->device) && (!a->dtype || a->dtype == self->dtype);
    /* As in PyTorch by the format that its strides suggest, so that afterwards they are those of the format: where sizes are 1, a tensor may
     * have it already and suggest another. */
    const bool lies_so = a->memory_format == TORC_PRESERVE_FORMAT || (int)format_suggested(self) == a->memory_format;
    if (same && !a->copy && lies_so) return same_handle(self);
    return converted(self, &(_to_copy_attrs){.dtype = a->dtype,
                                             .device = device,
                                             .non_blocking = a->non_blocking,
                                             .memory_format = a->memory_format});
}

static torc_tensor cast_to(torc_tensor self, torc_dtype dtype) {
    if (self->dtype == dtype) return same_handle(self);
    return converted(self, &(_to_copy_attrs){.dtype = (int32_t)dtype, .memory_format = TORC_PRESERVE_FORMAT});
}
torc_tensor compose_float(torc_tensor self) { return cast_to(self, TORC_FLOAT32); }
torc_tensor compose_double(torc_tensor self) { return cast_to(self, TORC_FLOAT64); }
torc_tensor compose_half(torc_tensor self) { return cast_to(self, TORC_FLOAT16); }
torc_tensor compose_bfloat16(torc_tensor self) { return cast_to(self, TORC_BFLOAT16); }
torc_tensor compose_long(torc_tensor self) { return cast_to(self, TORC_INT64); }
torc_tensor compose_int(torc_tensor self) { return cast_to(self, TORC_INT32); }
torc_tensor compose_short(torc_tensor self) { return cast_to(self, TORC_INT16); }
torc_tensor compose_char(torc_tensor self) { return cast_to(self, TORC_INT8); }
torc_tensor compose_byte(torc_tensor self) { return cast_to(self, TORC_UINT8); }
torc_tensor compose_bool(torc_tensor self) { return cast_to(self, TORC_BOOL); }

torc_tensor compose_type_as(torc_tensor self, torc_tensor other) {
    return torc_to(self, .dtype = (torc_dtype)other->dtype, .device = other->device);
}

/* ------------------------------------------------------------------------------------------------- nearly equal */
torc_tensor compose_isclose(torc_tensor self, torc_tensor other, const isclose_attrs *a) {
    if (self->dtype != other->dtype)
        return FAIL_NULL(RUNTIME, "%s did not match %s", dtype_scalar_name(self->dtype),
                         dtype_scalar_name(other->dtype));
    if (!(a->rtol >= 0)) return FAIL_NULL(RUNTIME, "rtol must be greater than or equal to zero, but got %g", a->rtol);
    if (!(a->atol >= 0)) return FAIL_NULL(RUNTIME, "atol must be greater than or equal to zero, but got %g", a->atol);
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    torc_tensor close = torc_eq(self, other);
    const bool integers = self->dtype == TORC_BOOL || dtype_integral(self->dtype);
    if (a->equal_nan && !integers)
        close = torc_logical_or(close, torc_logical_and(torc_ne(self, self), torc_ne(other, other)));
    if (a->rtol != 0 || a->atol != 0) {
        if (integers) {
            self = torc_to(self, .dtype = torc_get_default_dtype());
            other = torc_to(other, .dtype = torc_get_default_dtype());
        }
        torc_tensor allowed = torc_add(torc_abs(torc_mul(other, NUMBER(a->rtol))), NUMBER(a->atol));
        torc_tensor actual = torc_abs(torc_sub(self, other));
        close = torc_logical_or(close, torc_logical_and(torc_isfinite(actual), torc_le(actual, allowed)));
    }
    autograd_grad_enabled = grad;
    return close;
}
