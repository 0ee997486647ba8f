/* composite_copy.c - what views show, as tensors of their own, and tensors with a part of them replaced that a view names. */
#include "core/shape.h"
#include "ops/generated/compose.h"
#include "ops/generated/internal.h"
#include "ops/shape.h"
#include "torc/ops.h"

typedef long long ll;

/* ------------------------------------------------------------------------------------------ a part replaced */
static torc_tensor with_part(torc_tensor self, torc_tensor part, torc_tensor src) {
    if (!part) return NULL;
    if (!shape_equal(part, src))
        return FAIL_NULL(RUNTIME,
                         "expected src to have a size equal to the slice of self. src size = %s, slice size = %s",
                         shape_text(src->ndim, src->sizes), shape_text(part->ndim, part->sizes));
    return torc_copy_(part, src) ? self : NULL;
}
torc_tensor compose_select_scatter(torc_tensor self, torc_tensor src, const select_scatter_attrs *a) {
    torc_tensor t = torc_clone(self);
    return with_part(t, torc_select(t, a->dim, a->index), src);
}
static torc_tensor sliced(torc_tensor t, int64_t dim, attr_number start, attr_number end, int64_t step) {
    return torc_slice(t, .dim = dim, .start = start.kind ? number_to_int(start) : TORC_NONE,
                      .end = end.kind ? number_to_int(end) : TORC_NONE, .step = step);
}
torc_tensor compose_slice_scatter(torc_tensor self, torc_tensor src, const slice_scatter_attrs *a) {
    torc_tensor t = torc_clone(self);
    return with_part(t, sliced(t, a->dim, a->start, a->end, a->step), src);
}
torc_tensor compose_diagonal_scatter(torc_tensor self, torc_tensor src, const diagonal_scatter_attrs *a) {
    torc_tensor t = torc_clone(self);
    return with_part(t, torc_diagonal(t, .offset = a->offset, .dim1 = a->dim1, .dim2 = a->dim2), src);
}
static torc_tensor as_strided_replaced(torc_tensor self, torc_tensor src, const attr_ints *size,
                                       const attr_ints *stride, int64_t offset) {
    torc_tensor t = torc_clone(self);
    return with_part(t, torc_as_strided(t, as_ints(size), as_ints(stride), .storage_offset = offset), src);
}
torc_tensor compose_as_strided_scatter_plain(torc_tensor self, torc_tensor src,
                                             const as_strided_scatter_plain_attrs *a) {
    return as_strided_replaced(self, src, &a->size, &a->stride, a->storage_offset);
}
/* The gradient of a tensor that is not contiguous has to be laid out as that is, which views know (CopySlices) and a rule does not. */
torc_tensor compose_as_strided_scatter(torc_tensor self, torc_tensor src, const as_strided_scatter_attrs *a) {
    const int64_t offset = a->storage_offset.kind ? number_to_int(a->storage_offset) : 0; /* the copy begins at 0 */
    return is_contiguous(self) ? op_as_strided_scatter_plain(self, src, as_ints(&a->size), as_ints(&a->stride), offset)
                               : as_strided_replaced(self, src, &a->size, &a->stride, offset);
}
/* The places are those of one dimension: steps through all dimensions at once. A tall matrix has, with wrap, another diagonal each time that
 * one has ended, behind a row without: those that are whole are one view, and what is left of the last one is another. */
torc_tensor compose_fill_diagonal_(const composite *call, torc_tensor self, const fill_diagonal__attrs *a) {
    const int n = self->ndim;
    if (n < 2) return FAIL_NULL(RUNTIME, "dimensions must larger than 1");
    int64_t least = self->sizes[0], step = 0;
    for (int d = 0; d < n; d++) {
        if (n > 2 && self->sizes[d] != self->sizes[0])
            return FAIL_NULL(RUNTIME, "all dimensions of input must be of equal length");
        least = MIN(least, self->sizes[d]);
        step += self->strides[d];
    }
    const fill__attrs value = {.value = a->fill_value};
    const int64_t high = self->sizes[0], wide = self->sizes[1], cycle = wide + 1;
    const bool again = a->wrap && n == 2 && wide && high > cycle;
    const int64_t whole = again ? (high + 1) / cycle : 1, row = whole * cycle, rest = again ? high - row : 0;
    torc_tensor places =
        torc_as_strided(self, SHAPE(whole, least), SHAPE(whole > 1 ? cycle * self->strides[0] : 0, step),
                        .storage_offset = self->offset);
    if (!pass_on(call, OP_fill_, &places, 1, &value)) return NULL;
    if (rest <= 0) return self;
    places = torc_as_strided(self, SHAPE(rest), SHAPE(step), .storage_offset = self->offset + row * self->strides[0]);
    return places && torc_fill_(places, number_given(a->fill_value)) ? self : NULL;
}

/* ------------------------------------------------------------------------------------------ views as copies */
static torc_tensor copied(torc_tensor view) {
    return view ? torc_clone(view, .memory_format = TORC_CONTIGUOUS_FORMAT) : NULL;
}
torc_tensor compose_alias_copy(torc_tensor self) { return copied(self); }
torc_tensor compose_detach_copy(torc_tensor self) { return copied(torc_detach(self)); }
torc_tensor compose_t_copy(torc_tensor self) { return copied(torc_t(self)); }
torc_tensor compose_view_copy(torc_tensor self, const view_copy_attrs *a) {
    return copied(torc_view(self, as_ints(&a->size)));
}
torc_tensor compose_expand_copy(torc_tensor self, const expand_copy_attrs *a) {
    return copied(torc_expand(self, as_ints(&a->size)));
}
torc_tensor compose_permute_copy(torc_tensor self, const permute_copy_attrs *a) {
    return copied(torc_permute(self, as_ints(&a->dims)));
}
torc_tensor compose_transpose_copy(torc_tensor self, const transpose_copy_attrs *a) {
    return copied(torc_transpose(self, a->dim0, a->dim1));
}
torc_tensor compose_squeeze_copy(torc_tensor self, const squeeze_copy_attrs *a) {
    return copied(torc_squeeze(self, .dim = as_ints(&a->dim)));
}
torc_tensor compose_unsqueeze_copy(torc_tensor self, const unsqueeze_copy_attrs *a) {
    return copied(torc_unsqueeze(self, a->dim));
}
torc_tensor compose_select_copy(torc_tensor self, const select_copy_attrs *a) {
    return copied(torc_select(self, a->dim, a->index));
}
torc_tensor compose_slice_copy(torc_tensor self, const slice_copy_attrs *a) {
    return copied(sliced(self, a->dim, a->start, a->end, a->step));
}
torc_tensor compose_narrow_copy(torc_tensor self, const narrow_copy_attrs *a) {
    return copied(torc_narrow(self, a->dim, a->start, a->length));
}
torc_tensor compose_diagonal_copy(torc_tensor self, const diagonal_copy_attrs *a) {
    return copied(torc_diagonal(self, .offset = a->offset, .dim1 = a->dim1, .dim2 = a->dim2));
}
torc_tensor compose_unfold_copy(torc_tensor self, const unfold_copy_attrs *a) {
    return copied(torc_unfold(self, a->dimension, a->size, a->step));
}
torc_tensor compose_as_strided_copy(torc_tensor self, const as_strided_copy_attrs *a) {
    return copied(
        torc_as_strided(self, as_ints(&a->size), as_ints(&a->stride),
                        .storage_offset = a->storage_offset.kind ? number_to_int(a->storage_offset) : TORC_NONE));
}

torc_tensor compose_view_as_real_copy(torc_tensor self) { return copied(torc_view_as_real(torc_resolve_conj(self))); }
torc_tensor compose_view_as_complex_copy(torc_tensor self) { return copied(torc_view_as_complex(self)); }

/* ------------------------------------------------------------------------------------------ sums over what was expanded */
torc_tensor compose_sum_to_size(torc_tensor self, const sum_to_size_attrs *a) {
    const int64_t count = a->size.count, *size = a->size.v;
    const int lead = self->ndim - (int)MIN(count, TORC_MAX_DIMS);
    int64_t dims[TORC_MAX_DIMS];
    if (!count) return torc_sum(self);
    int n = 0;
    bool fits = count <= self->ndim;
    for (int d = 0; fits && d < self->ndim; d++) {
        const bool summed = d < lead || (size[d - lead] == 1 && self->sizes[d] != 1);
        if (summed)
            dims[n++] = d;
        else
            fits = size[d - lead] == self->sizes[d];
    }
    if (!fits)
        return FAIL_NULL(RUNTIME, "size {%s} is not expandable to size {%s}.",
                         shape_text((int)MIN(count, TORC_MAX_DIMS), size), shape_text(self->ndim, self->sizes));
    if (!n) return torc_view(self, torc_ints_of(size, count));
    torc_tensor sum = torc_sum(self, .dim = torc_ints_of(dims, n), .keepdim = true);
    return lead ? torc_view(sum, torc_ints_of(size, count)) : sum;
}
