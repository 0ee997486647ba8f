/* infer_shape.c - geometry of views and of operators that move elements.
 *
 * A view's inference is the whole operator: sizes, strides and offset are all it changes. Everything is checked here, so
 * that kernels and backends can trust it: dimensions, overflow of sizes, and (as_strided, view_dtype) the storage's end. */
#include <limits.h>

#include "core/device.h"
#include "core/promote.h"
#include "core/shape.h"
#include "ops/infer.h"
#include "ops/generated/attrs.h"
#include "ops/shape.h"

typedef long long ll;

/* ------------------------------------------------------------------------------------------------- helpers */
/* Sizes, strides and their number are the caller's to say. */
static infer_out *view_begun_at(infer *f, int64_t k) {
    infer_out *o = &f->out[k];
    torc_tensor t = f->in[0];
    o->dtype = t->dtype;
    o->has_strides = true;
    o->undefined = false;
    o->offset = t->offset;
    return o;
}
static infer_out *view_out_at(infer *f, int64_t k) {
    infer_out *o = view_begun_at(f, k);
    torc_tensor t = f->in[0];
    o->ndim = t->ndim;
    memcpy(o->sizes, t->sizes, (size_t)t->ndim * sizeof o->sizes[0]);
    memcpy(o->strides, t->strides, (size_t)t->ndim * sizeof o->strides[0]);
    return o;
}
static infer_out *view_out(infer *f) { return view_out_at(f, 0); }

static bool room_for(int64_t ndim) {
    if (ndim <= TORC_MAX_DIMS) return true;
    return FAIL(RUNTIME, "tensors have at most %d dimensions, got %lld", TORC_MAX_DIMS, (ll)ndim);
}

static bool size_error(const int64_t *want, int64_t count, int64_t numel) {
    return FAIL(RUNTIME, "shape '%s' is invalid for input of size %lld", shape_text((int)count, want), (ll)numel);
}

bool shape_infer_size(const int64_t *want, int64_t count, int64_t numel, int64_t *sizes) {
    if (!room_for(count)) return false;
    int64_t known = 1, unknown = -1;
    bool zero = false, over = false;
    for (int64_t i = 0; i < count; i++) {
        sizes[i] = want[i];
        if (want[i] == -1) {
            if (unknown >= 0) return FAIL(RUNTIME, "only one dimension can be inferred");
            unknown = i;
        } else if (want[i] < 0)
            return FAIL(RUNTIME, "invalid shape dimension %lld at index %lld of shape %s", (ll)want[i], (ll)i,
                        shape_text((int)count, want));
        else if (want[i] == 0)
            zero = true;
        else
            over |= mul_overflows(known, want[i], &known);
    }
    if (zero)
        known = 0;
    else if (over)
        return size_error(want, count, numel);
    if (unknown < 0) return known == numel || size_error(want, count, numel);
    if (known == 0 && numel == 0)
        return FAIL(
            RUNTIME,
            "cannot reshape tensor of 0 elements into shape %s because the unspecified dimension size -1 can be any value and is ambiguous",
            shape_text((int)count, want));
    if (known == 0 || numel % known) return size_error(want, count, numel);
    sizes[unknown] = numel / known;
    return true;
}

/* ------------------------------------------------------------------------------------------------- views */
bool infer_alias(infer *f) { return view_out(f) != NULL; }

bool infer_view(infer *f) {
    const view_attrs *a = f->attrs;
    infer_out *o = view_begun_at(f, 0);
    o->ndim = (int)a->size.count;
    if (!shape_infer_size(a->size.v, a->size.count, f->in[0]->numel, o->sizes)) return false;
    if (strides_for_view(f->in[0], o->ndim, o->sizes, o->strides)) return true;
    return FAIL(
        RUNTIME,
        "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous "
        "subspaces). Use .reshape(...) instead.");
}

bool infer_expand(infer *f) {
    const expand_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    int n = (int)a->size.count, lead = n - t->ndim;
    if (lead < 0)
        return FAIL(
            RUNTIME,
            "expand(torch.%sTensor{%s}, size=%s): the number of sizes provided (%d) must be greater or equal to the number of "
            "dimensions in the tensor (%d)",
            dtype_scalar_name(t->dtype), shape_text(t->ndim, t->sizes), shape_text(n, a->size.v), n, t->ndim);
    o->ndim = n;
    for (int i = n - 1; i >= 0; i--) {
        int d = i - lead;
        int64_t have = d >= 0 ? t->sizes[d] : 1, want = a->size.v[i];
        int64_t stride = d >= 0 ? t->strides[d] : 1;
        if (d < 0 && i + 1 < n && mul_overflows(o->sizes[i + 1], o->strides[i + 1], &stride))
            return FAIL(RUNTIME, "Stride calculation overflowed with sizes=%s", shape_text(n, a->size.v));
        if (want == -1) {
            if (d < 0)
                return FAIL(
                    RUNTIME,
                    "The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension %d", i);
            want = have;
        }
        if (have != want) {
            if (want < 0) return FAIL(RUNTIME, "numel: integer multiplication overflow");
            if (have != 1)
                return FAIL(
                    RUNTIME,
                    "The expanded size of the tensor (%lld) must match the existing size (%lld) at non-singleton dimension %d.  Target "
                    "sizes: %s.  Tensor sizes: %s",
                    (ll)want, (ll)have, i, shape_text(n, a->size.v), shape_text(t->ndim, t->sizes));
            stride = 0;
        }
        o->sizes[i] = want;
        o->strides[i] = stride;
    }
    int64_t numel;
    return shape_numel(n, o->sizes, &numel);
}

bool infer_permute(infer *f) {
    const permute_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    if (a->dims.count != t->ndim)
        return FAIL(
            RUNTIME,
            "permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of "
            "dimensions i.e. input.dim() = %d is not equal to len(dims) = %lld",
            t->ndim, (ll)a->dims.count);
    uint32_t seen = 0;
    for (int i = 0; i < t->ndim; i++) {
        int64_t d = a->dims.v[i];
        if (!dim_wrap(&d, t->ndim)) return false;
        if (seen >> d & 1) return FAIL(RUNTIME, "permute(): duplicate dims are not allowed.");
        seen |= 1u << d;
        o->sizes[i] = t->sizes[d];
        o->strides[i] = t->strides[d];
    }
    return true;
}

bool infer_transpose(infer *f) {
    const transpose_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    int64_t p = a->dim0, q = a->dim1;
    if (!dim_wrap(&p, t->ndim) || !dim_wrap(&q, t->ndim)) return false;
    if (!t->ndim) return true;
    o->sizes[p] = t->sizes[q];
    o->strides[p] = t->strides[q];
    o->sizes[q] = t->sizes[p];
    o->strides[q] = t->strides[p];
    return true;
}

bool infer_unsqueeze(infer *f) {
    const unsqueeze_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    int64_t d = a->dim;
    if (!dim_wrap(&d, t->ndim + 1) || !room_for(t->ndim + 1)) return false;
    for (int i = t->ndim; i > d; i--) {
        o->sizes[i] = t->sizes[i - 1];
        o->strides[i] = t->strides[i - 1];
    }
    o->strides[d] = d < t->ndim ? t->sizes[d] * t->strides[d] : 1;
    o->sizes[d] = 1;
    o->ndim = t->ndim + 1;
    return true;
}

/* Bits of the listed dimensions, each at most once. */
static bool dim_bits(const attr_ints *dims, int ndim, uint32_t *bits) {
    *bits = 0;
    for (int64_t i = 0; i < dims->count; i++) {
        int64_t d = dims->v[i];
        if (!dim_wrap(&d, ndim)) return false;
        if (*bits >> d & 1) return FAIL(RUNTIME, "dim %lld appears multiple times in the list of dims", (ll)d);
        *bits |= 1u << d;
    }
    return true;
}

bool infer_squeeze(infer *f) {
    const squeeze_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    uint32_t bits = ~0u;
    if (a->dim.count >= 0 && !dim_bits(&a->dim, t->ndim, &bits)) return false;
    int n = 0;
    for (int i = 0; i < t->ndim; i++) {
        if ((bits >> i & 1) && t->sizes[i] == 1) continue;
        o->sizes[n] = t->sizes[i];
        o->strides[n++] = t->strides[i];
    }
    o->ndim = n;
    return true;
}

static void drop_dim(infer_out *o, int64_t d) {
    for (int i = (int)d; i + 1 < o->ndim; i++) {
        o->sizes[i] = o->sizes[i + 1];
        o->strides[i] = o->strides[i + 1];
    }
    o->ndim--;
}

bool infer_select(infer *f) {
    const select_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    if (!t->ndim) return FAIL(INDEX, "select() cannot be applied to a 0-dim tensor.");
    int64_t d = a->dim, i = a->index;
    if (!dim_wrap(&d, t->ndim)) return false;
    if (i < -t->sizes[d] || i >= t->sizes[d])
        return FAIL(INDEX, "select(): index %lld out of range for tensor of size %s at dimension %lld", (ll)i,
                    shape_text(t->ndim, t->sizes), (ll)d);
    if (i < 0) i += t->sizes[d];
    o->offset += i * t->strides[d];
    drop_dim(o, d);
    return true;
}

void slice_clamp(int64_t size, attr_number start, attr_number end, int64_t step, int64_t *first, int64_t *length) {
    int64_t b = start.kind ? number_to_int(start) : 0, e = end.kind ? number_to_int(end) : INT64_MAX;
    if (b < 0) b += size;
    if (e < 0) e += size;
    b = b < 0 ? 0 : b > size ? size : b;
    e = e < b ? b : e > size ? size : e;
    *first = b;
    *length = e > b ? (e - b - 1) / step + 1 : 0;
}

bool infer_slice(infer *f) {
    const slice_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    if (!t->ndim) return FAIL(INDEX, "slice() cannot be applied to a 0-dim tensor.");
    int64_t d = a->dim, first, length;
    if (!dim_wrap(&d, t->ndim)) return false;
    if (a->step <= 0) return FAIL(RUNTIME, "slice step must be positive");
    slice_clamp(t->sizes[d], a->start, a->end, a->step, &first, &length);
    o->offset += first * t->strides[d];
    o->sizes[d] = length;
    if (mul_overflows(o->strides[d], a->step, &o->strides[d])) o->strides[d] = t->strides[d]; /* then length <= 1 */
    return true;
}

/* ------------------------------------------------------------------------------------------------- pieces */
static bool divisible(const infer *f, int64_t *dim) {
    if (!f->in[0]->ndim) return FAIL(RUNTIME, "%s expects at least a 1-dimensional tensor", row_said(f->row));
    return dim_wrap(dim, f->in[0]->ndim);
}

/* Output k: `length` slices of dimension d from `start` on. */
static void piece_out(infer *f, int64_t k, int64_t d, int64_t start, int64_t length) {
    torc_tensor t = f->in[0];
    infer_out *o = view_out_at(f, k);
    o->offset += start * t->strides[d];
    o->sizes[d] = length;
}

static bool cut_evenly(infer *f, int64_t length, int64_t d) {
    if (!divisible(f, &d)) return false;
    const int64_t size = f->in[0]->sizes[d];
    if (length < 0)
        return FAIL(RUNTIME, "split expects split_size be non-negative, but got split_size=%lld", (ll)length);
    if (length == 0 && size != 0)
        return FAIL(RUNTIME, "split_size can only be 0 if dimension size is 0, but got dimension size of %lld",
                    (ll)size);
    const int64_t n = size ? (size - 1) / length + 1 : 1;
    if (!infer_outputs(f, n)) return false;
    for (int64_t k = 0; k < n; k++) piece_out(f, k, d, k * length, MIN(length, size - k * length));
    return true;
}

bool infer_split(infer *f) {
    const split_attrs *a = f->attrs;
    return cut_evenly(f, a->split_size, a->dim);
}
bool infer_unsafe_split(infer *f) {
    const unsafe_split_attrs *a = f->attrs;
    return cut_evenly(f, a->split_size, a->dim);
}

static bool cut(infer *f, const attr_ints *sizes, int64_t d) {
    if (!divisible(f, &d)) return false;
    const int64_t size = f->in[0]->sizes[d];
    int64_t sum = 0, start = 0;
    bool over = false;
    const int shown = (int)MIN(sizes->count, 64);
    for (int64_t k = 0; k < sizes->count; k++) {
        if (sizes->v[k] < 0)
            return FAIL(RUNTIME,
                        "split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=%s",
                        shape_text(shown, sizes->v));
        over |= add_overflows(sum, sizes->v[k], &sum);
    }
    if (over || sum != size)
        return FAIL(
            RUNTIME,
            "split_with_sizes expects split_sizes to sum exactly to %lld (input tensor's size at dimension %lld), but got split_sizes=%s",
            (ll)size, (ll)d, shape_text(shown, sizes->v));
    if (!infer_outputs(f, sizes->count)) return false;
    for (int64_t k = 0; k < sizes->count; start += sizes->v[k++]) piece_out(f, k, d, start, sizes->v[k]);
    return true;
}
bool infer_split_with_sizes(infer *f) {
    const split_with_sizes_attrs *a = f->attrs;
    return cut(f, &a->split_sizes, a->dim);
}
bool infer_unsafe_split_with_sizes(infer *f) {
    const unsafe_split_with_sizes_attrs *a = f->attrs;
    return cut(f, &a->split_sizes, a->dim);
}
bool infer_pieces(infer *f) {
    const pieces_attrs *a = f->attrs;
    return cut(f, &a->sizes, a->dim);
}

bool infer_unbind(infer *f) {
    const unbind_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    int64_t d = a->dim;
    if (!dim_wrap(&d, t->ndim)) return false;
    if (!t->ndim) return FAIL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (ll)d);
    if (!infer_outputs(f, t->sizes[d])) return false;
    for (int64_t k = 0; k < t->sizes[d]; k++) {
        infer_out *o = view_out_at(f, k);
        o->offset += k * t->strides[d];
        drop_dim(o, d);
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------- other views */
bool infer_diagonal(infer *f) {
    const diagonal_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    int64_t p = a->dim1, q = a->dim2;
    if (!dim_wrap(&p, t->ndim) || !dim_wrap(&q, t->ndim)) return false;
    if (p == q) return FAIL(RUNTIME, "diagonal dimensions cannot be identical %lld, %lld", (ll)a->dim1, (ll)a->dim2);
    int64_t size =
        a->offset >= 0 ? MIN(t->sizes[p], t->sizes[q] - a->offset) : MIN(t->sizes[p] + a->offset, t->sizes[q]);
    if (size > 0) o->offset += a->offset >= 0 ? a->offset * t->strides[q] : -a->offset * t->strides[p];
    drop_dim(o, MAX(p, q));
    drop_dim(o, MIN(p, q));
    o->sizes[o->ndim] = MAX(size, 0);
    o->strides[o->ndim++] = t->strides[p] + t->strides[q];
    return true;
}

bool infer_unfold(infer *f) {
    const unfold_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    int64_t d = a->dimension;
    if (!dim_wrap(&d, t->ndim) || !room_for(t->ndim + 1)) return false;
    int64_t have = t->ndim ? t->sizes[d] : 1;
    if (a->size < 0) return FAIL(RUNTIME, "size is %lld but must be >= 0", (ll)a->size);
    if (a->size > have)
        return FAIL(RUNTIME, "maximum size for tensor at dimension %lld is %lld but size is %lld", (ll)d, (ll)have,
                    (ll)a->size);
    if (a->step <= 0) return FAIL(RUNTIME, "step is %lld but must be > 0", (ll)a->step);
    o->sizes[t->ndim] = a->size;
    o->strides[t->ndim] = t->ndim ? t->strides[d] : 1;
    if (t->ndim) {
        o->sizes[d] = (have - a->size) / a->step + 1;
        if (mul_overflows(t->strides[d], a->step, &o->strides[d]))
            o->strides[d] = t->strides[d]; /* then there is one window */
    }
    o->ndim = t->ndim + 1;
    int64_t numel;
    return shape_numel(o->ndim, o->sizes, &numel);
}

/* One past the last element that a geometry names; false where that overflows. 0 for empty ones. */
static bool geometry_end(int n, const int64_t *sizes, const int64_t *strides, int64_t offset, int64_t *end) {
    int64_t last = offset, step;
    *end = 0;
    for (int i = 0; i < n; i++)
        if (sizes[i] == 0) return true;
    for (int i = 0; i < n; i++)
        if (sizes[i] < 0 || mul_overflows(sizes[i] - 1, strides[i], &step) || add_overflows(last, step, &last))
            return false;
    return !add_overflows(last, 1, end);
}

bool infer_as_strided_view(infer *f) {
    const as_strided_view_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    int n = (int)a->size.count;
    const int64_t *sizes = a->size.v, *strides = a->stride.v;
    if (a->size.count != a->stride.count) return FAIL(RUNTIME, "mismatch in length of strides and shape");
    for (int i = 0; i < n; i++)
        if (strides[i] < 0)
            return FAIL(RUNTIME, "as_strided: Negative strides are not supported at the moment, got strides: %s",
                        shape_text(n, strides));
    int64_t end, bytes, numel;
    bool negative = false;
    for (int i = 0; i < n; i++) negative |= sizes[i] < 0;
    if (negative || !geometry_end(n, sizes, strides, a->storage_offset, &end) ||
        mul_overflows(end, (int64_t)tensor_itemsize(t), &bytes))
        return FAIL(RUNTIME, "Storage size calculation overflowed with sizes=%s and strides=%s", shape_text(n, sizes),
                    shape_text(n, strides));
    if (a->storage_offset < 0) return FAIL(RUNTIME, "Tensor: invalid storage offset %lld", (ll)a->storage_offset);
    if (end > 0 && (uint64_t)bytes > t->storage->nbytes)
        return FAIL(
            RUNTIME,
            "setStorage: sizes %s, strides %s, storage offset %lld, and itemsize %zu requiring a storage size of %lld are out of bounds "
            "for storage of size %zu",
            shape_text(n, sizes), shape_text(n, strides), (ll)a->storage_offset, tensor_itemsize(t), (ll)bytes,
            t->storage->nbytes);
    if (!shape_numel(n, sizes, &numel)) return false;
    o->ndim = n;
    o->offset = a->storage_offset;
    memcpy(o->sizes, sizes, (size_t)n * sizeof *sizes);
    memcpy(o->strides, strides, (size_t)n * sizeof *strides);
    return true;
}

bool infer_as_strided_backward(infer *f) {
    const as_strided_backward_attrs *a = f->attrs;
    torc_tensor g = f->in[0];
    int64_t end, out_end, numel;
    if (a->grad_stride.count != g->ndim || a->size.count != a->stride.count)
        return FAIL(RUNTIME, "mismatch in length of strides and shape");
    if (!shape_numel((int)a->size.count, a->size.v, &numel)) return false;
    if (a->grad_offset < 0 || a->offset < 0 ||
        !geometry_end(g->ndim, g->sizes, a->grad_stride.v, a->grad_offset, &end) ||
        !geometry_end((int)a->size.count, a->size.v, a->stride.v, a->offset, &out_end) ||
        MAX(end, out_end) > INT64_MAX / 16) /* bytes that kernels may want, with room to round up */
        return FAIL(RUNTIME, "as_strided_backward: the geometry overflows");
    infer_out_shape(f, 0, g->dtype, (int)a->size.count, a->size.v);
    return true;
}

bool infer_conj(infer *f) {
    const int dtype = f->in[0]->dtype;
    if (!dtype_complex(dtype))
        return FAIL(RUNTIME, "_conj(): only complex tensors have a conjugated view, but got %s",
                    dtype_scalar_name(dtype));
    return view_out(f) != NULL;
}
bool infer_neg_view(infer *f) { /* of what can be negated */
    const int dtype = f->in[0]->dtype;
    if (dtype == TORC_BOOL || dtype_large_unsigned(dtype) || dtype_float8(dtype))
        return FAIL(NOT_IMPLEMENTED, "\"neg\" not implemented for '%s'", dtype_scalar_name(dtype));
    return view_out(f) != NULL;
}

bool infer_view_as_real(infer *f) {
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    if (!dtype_complex(t->dtype)) return FAIL(RUNTIME, "view_as_real is only supported for complex tensors");
    if (t->flags & TENSOR_CONJ)
        return FAIL(
            RUNTIME,
            "view_as_real doesn't work on unresolved conjugated tensors.  To resolve the conjugate tensor so you can view it as "
            "real, use self.resolve_conj(); however, be warned that the resulting tensor will NOT alias the original.");
    if (!room_for(t->ndim + 1)) return false;
    for (int i = 0; i < t->ndim; i++)
        if (mul_overflows(o->strides[i], 2, &o->strides[i]))
            return FAIL(RUNTIME, "Storage size calculation overflowed with sizes=%s", shape_text(t->ndim, t->sizes));
    o->sizes[t->ndim] = 2;
    o->strides[t->ndim] = 1;
    o->ndim = t->ndim + 1;
    o->offset *= 2;
    o->dtype = (uint8_t)dtype_part(t->dtype);
    return true;
}

bool infer_view_as_complex(infer *f) {
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    const int last = t->ndim - 1;
    if (t->dtype != TORC_FLOAT16 && t->dtype != TORC_FLOAT32 && t->dtype != TORC_FLOAT64)
        return FAIL(
            RUNTIME,
            "view_as_complex is only supported for half, float and double tensors, but got a tensor of scalar type: %s",
            dtype_scalar_name(t->dtype));
    if (last < 0) return FAIL(RUNTIME, "Input tensor must have one or more dimensions");
    if (t->sizes[last] != 2) return FAIL(RUNTIME, "Tensor must have a last dimension of size 2");
    if (t->strides[last] != 1) return FAIL(RUNTIME, "Tensor must have a last dimension with stride 1");
    for (int i = 0; i < last; i++) {
        if (t->strides[i] % 2 && t->sizes[i] > 1)
            return FAIL(RUNTIME, "Tensor must have a stride divisible by 2 for all but last dimension");
        o->strides[i] /= 2;
    }
    if (t->offset % 2) return FAIL(RUNTIME, "Tensor must have a storage_offset divisible by 2");
    o->offset /= 2;
    o->ndim = last;
    o->dtype = (uint8_t)dtype_complex_of(t->dtype);
    return true;
}

bool infer_view_dtype(infer *f) {
    const view_dtype_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = view_out(f);
    if (!a->dtype) return FAIL(TYPE, "view_dtype(): a dtype is required");
    if (!dtype_valid(a->dtype)) return FAIL(TYPE, "view_dtype(): unknown dtype %d", a->dtype);
    if (tensor_lazy(t))
        return FAIL(RUNTIME, "torch.Tensor.view is not supported for %s when converting to a different dtype.",
                    t->flags & TENSOR_CONJ ? "conjugate view tensors" : "tensors with negative bit set");
    const char *from = dtype_scalar_name(t->dtype), *to = dtype_scalar_name(a->dtype);
    int64_t old = (int64_t)dtype_size(t->dtype), new = (int64_t)dtype_size(a->dtype);
    o->dtype = (uint8_t)a->dtype;
    if (old == new) return true;
    int last = t->ndim - 1;
    if (last < 0) return FAIL(RUNTIME, "self.dim() cannot be 0 to view %s as %s (different element sizes)", from, to);
    if (t->strides[last] != 1)
        return FAIL(RUNTIME, "self.stride(-1) must be 1 to view %s as %s (different element sizes), but got %lld", from,
                    to, (ll)t->strides[last]);
    if (old > new) {
        int64_t r = old / new;
        for (int i = 0; i < last; i++)
            if (mul_overflows(o->strides[i], r, &o->strides[i]))
                return FAIL(RUNTIME, "Storage size calculation overflowed with sizes=%s",
                            shape_text(t->ndim, t->sizes));
        o->sizes[last] *= r;
        o->offset *= r;
        return true;
    }
    int64_t r = new / old;
    if (t->sizes[last] % r)
        return FAIL(RUNTIME,
                    "self.size(-1) must be divisible by %lld to view %s as %s (different element sizes), but got %lld",
                    (ll)r, from, to, (ll)t->sizes[last]);
    if (t->offset % r)
        return FAIL(
            RUNTIME,
            "self.storage_offset() must be divisible by %lld to view %s as %s (different element sizes), but got %lld",
            (ll)r, from, to, (ll)t->offset);
    for (int i = 0; i < last; i++) {
        if (t->strides[i] % r)
            return FAIL(
                RUNTIME,
                "self.stride(%d) must be divisible by %lld to view %s as %s (different element sizes), but got %lld", i,
                (ll)r, from, to, (ll)t->strides[i]);
        o->strides[i] /= r;
    }
    o->sizes[last] /= r;
    o->offset /= r;
    return true;
}

/* ------------------------------------------------------------------------------------------------- copies */
static bool copied_layout(infer_out *o, torc_tensor t, int32_t memory_format) {
    if (format_is_channels_last(memory_format)) {
        if (!strides_of_format((torc_memory_format)memory_format, t->ndim, t->sizes, o->strides)) return false;
        o->has_strides = true;
    } else if (memory_format == TORC_PRESERVE_FORMAT) {
        /* Also the strides of sizes that are 1, from which PyTorch reads a format. */
        strides_contiguous(t->ndim, t->sizes, o->strides);
        o->has_strides = memcmp(o->strides, t->strides, (size_t)t->ndim * sizeof *o->strides) != 0;
        if (o->has_strides) strides_like(t, o->strides);
    }
    return true;
}

bool infer_clone(infer *f) {
    const clone_attrs *a = f->attrs;
    infer_out_like(f, 0, f->in[0], f->in[0]->dtype);
    return copied_layout(&f->out[0], f->in[0], a->memory_format);
}

bool infer_to_copy(infer *f) {
    const _to_copy_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    infer_out *o = &f->out[0];
    if (!device_given(a->device))
        f->device = t->device;
    else if (f->device = a->device, !device_resolve(&f->device, "to"))
        return false;
    const int dtype = a->dtype ? a->dtype : t->dtype;
    if (!dtype_valid(dtype)) return FAIL(TYPE, "to(): unknown dtype %d", dtype);
    warn_of_lost_parts(t->dtype, dtype);
    infer_out_like(f, 0, t, dtype);
    o->beside = a->non_blocking && device_is_host(f->device) && !device_is_host(t->device);
    return copied_layout(o, t, a->memory_format);
}

static bool skipped(torc_tensor t) { return t->ndim == 1 && t->sizes[0] == 0; }

bool infer_cat(infer *f) {
    const cat_attrs *a = f->attrs;
    if (f->nin == 0) return FAIL(VALUE, "torch.cat(): expected a non-empty list of Tensors");
    torc_tensor first = NULL;
    int first_at = 0;
    for (int i = 0; i < f->nin; i++) {
        torc_tensor t = f->in[i];
        if (!t->ndim) return FAIL(RUNTIME, "zero-dimensional tensor (at position %d) cannot be concatenated", i);
        if (!first && !skipped(t)) {
            first = t;
            first_at = i;
        }
    }
    int dtype = promote_tensors(f->in, f->nin);
    if (!dtype) return false;
    f->common = (uint8_t)dtype;
    int64_t d = a->dim;
    if (!first) {
        if (!infer_dim(f, &d, 1)) return false;
        infer_out_like(f, 0, f->in[0], dtype);
        return true;
    }
    if (!infer_dim(f, &d, first->ndim)) return false;
    infer_out_like(f, 0, first, dtype);
    infer_out *o = &f->out[0];
    int64_t total = 0;
    /* Where the strides of all suggest it, the result lies channels last. One that is skipped suggests nothing of the kind. */
    bool last = format_suggested(first) != TORC_CONTIGUOUS_FORMAT;
    for (int i = 0; last && i < f->nin; i++) last = format_suggested(f->in[i]) != TORC_CONTIGUOUS_FORMAT;
    for (int i = first_at; i < f->nin; i++) {
        torc_tensor t = f->in[i];
        if (skipped(t)) continue;
        if (t->ndim != first->ndim)
            return FAIL(RUNTIME, "Tensors must have same number of dimensions: got %d and %d", first->ndim, t->ndim);
        for (int k = 0; k < t->ndim; k++)
            if (k != d && t->sizes[k] != first->sizes[k])
                return FAIL(
                    RUNTIME,
                    "Sizes of tensors must match except in dimension %lld. Expected size %lld but got size %lld for tensor number %d in the list.",
                    (ll)d, (ll)first->sizes[k], (ll)t->sizes[k], i);
        if (add_overflows(total, t->sizes[d], &total))
            return FAIL(RUNTIME, "torch.cat(): the size of dimension %lld overflows", (ll)d);
    }
    o->sizes[d] = total;
    if (last) {
        strides_of_channels_last(first->ndim, o->sizes, o->strides);
        o->has_strides = true;
    }
    int64_t numel;
    return shape_numel(o->ndim, o->sizes, &numel);
}

bool infer_flip(infer *f) {
    const flip_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    uint32_t bits;
    if (!dim_bits(&a->dims, t->ndim, &bits)) return false;
    f->read.dims = (uint16_t)bits;
    infer_out_like(f, 0, t, t->dtype);
    return copied_layout(&f->out[0], t, TORC_PRESERVE_FORMAT);
}

bool infer_roll(infer *f) {
    const roll_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    int64_t dims = MAX(a->dims.count, 0);
    if (a->shifts.count == 0) return FAIL(RUNTIME, "`shifts` required");
    if (!(dims == 0 && a->shifts.count == 1)) {
        if (dims != a->shifts.count)
            return FAIL(RUNTIME, "shifts and dimensions must align. shifts: %lld, dims:%lld", (ll)a->shifts.count,
                        (ll)dims);
        for (int64_t i = 0; i < dims; i++) {
            int64_t d = a->dims.v[i];
            if (!t->ndim) return FAIL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (ll)d);
            if (!dim_wrap(&d, t->ndim)) return false;
        }
    }
    infer_out_like(f, 0, t, t->dtype);
    infer_out *o = &f->out[0];
    if (dims && format_suggested(t) != TORC_CONTIGUOUS_FORMAT) { /* flattened it is in the order of its indices */
        o->has_strides = true;
        strides_of_channels_last(t->ndim, o->sizes, o->strides);
    }
    return true;
}

int roll_of(const torc_call *c, int64_t *sizes, int64_t *shifts) {
    const roll_attrs *a = c->attrs;
    const torc_tensor t = c->in[0];
    if (a->dims.count <= 0) {
        const int64_t s = a->shifts.v[0] % t->numel;
        sizes[0] = t->numel;
        shifts[0] = s < 0 ? s + t->numel : s;
        return 1;
    }
    for (int d = 0; d < t->ndim; d++) sizes[d] = t->sizes[d], shifts[d] = 0;
    for (int64_t i = 0; i < a->dims.count; i++) {
        const int64_t d = a->dims.v[i] + (a->dims.v[i] < 0 ? t->ndim : 0), s = a->shifts.v[i] % sizes[d];
        shifts[d] = (shifts[d] + (s < 0 ? s + sizes[d] : s)) % sizes[d];
    }
    return t->ndim;
}

bool infer_repeat(infer *f) {
    const repeat_attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    int n = (int)a->repeats.count, lead = n - t->ndim;
    if (lead < 0)
        return FAIL(RUNTIME,
                    "Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor");
    int64_t sizes[TORC_MAX_DIMS], numel;
    for (int i = 0; i < n; i++)
        if (mul_overflows(i < lead ? 1 : t->sizes[i - lead], a->repeats.v[i], &sizes[i]))
            return FAIL(RUNTIME, "Storage size calculation overflowed with sizes=%s", shape_text(n, a->repeats.v));
    if (!shape_numel(n, sizes, &numel)) return false;
    infer_out_shape(f, 0, t->dtype, n, sizes);
    return true;
}

/* ------------------------------------------------------------------------------------------------ complex numbers */
bool infer_fused_complex_parts(infer *f) {
    const fused_complex_parts_attrs *a = f->attrs;
    const int dtype = f->in[0]->dtype;
    int ndim = 0;
    int64_t sizes[TORC_MAX_DIMS];
    if (!shape_broadcast(&ndim, sizes, f->in[0]) || !shape_broadcast(&ndim, sizes, f->in[1]) ||
        !check_same_dtype(f, 0, 1))
        return false;
    if (!dtype_floating(dtype) || dtype == TORC_BFLOAT16 || (a->polar && dtype == TORC_FLOAT16))
        return FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row_said(f->row), dtype_scalar_name(dtype));
    infer_out_shape(f, 0, dtype_complex_of(dtype), ndim, sizes);
    infer_layout(f, &f->out[0]);
    return true;
}
