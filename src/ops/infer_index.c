/* infer_index.c - shapes and checks of indexing and sorting. Values of index tensors are the kernels' to check. */
#include "core/device.h"
#include "core/shape.h"
#include "ops/infer.h"
#include "ops/generated/attrs.h"
#include "ops/index.h"
#include "ops/kth.h"

typedef long long ll;

static bool is_index(torc_tensor t) { return t->dtype == TORC_INT64 || t->dtype == TORC_INT32; }
/* Sizes as PyTorch's scatter and gather see them: a 0-dim tensor has one dimension of size 1. */
static int dims_of(torc_tensor t) { return MAX(t->ndim, 1); }
static int64_t size_of(torc_tensor t, int64_t d) { return t->ndim ? t->sizes[d] : 1; }

/* ------------------------------------------------------------------------------------------------- along one dimension */
bool infer_index_select(infer *f) {
    const index_select_attrs *a = f->attrs;
    torc_tensor self = f->in[0], index = f->in[1];
    int64_t d = a->dim, sizes[TORC_MAX_DIMS];
    if (!infer_dim(f, &d, self->ndim)) return false;
    if (index->ndim > 1) return FAIL(INDEX, "index_select(): Index is supposed to be a vector");
    if (!is_index(index)) return FAIL(RUNTIME, "index_select(): Expected dtype int32 or int64 for index");
    if (!self->ndim && index->numel != 1)
        return FAIL(RUNTIME, "index_select(): Index to scalar can have only 1 value, got %lld value(s)",
                    (ll)index->numel);
    memcpy(sizes, self->sizes, (size_t)self->ndim * sizeof *sizes);
    if (self->ndim) sizes[d] = index->numel;
    int64_t numel;
    if (!shape_numel(self->ndim, sizes, &numel)) return false;
    infer_out_shape(f, 0, self->dtype, self->ndim, sizes);
    return true;
}

bool infer_gather(infer *f) {
    const gather_attrs *a = f->attrs;
    torc_tensor self = f->in[0], index = f->in[1];
    int64_t d = a->dim;
    if (!infer_dim(f, &d, self->ndim)) return false;
    if (index->numel) {
        if (!is_index(index)) return FAIL(RUNTIME, "gather(): Expected dtype int32/int64 for index");
        if (dims_of(self) != dims_of(index))
            return FAIL(RUNTIME, "Index tensor must have the same number of dimensions as input tensor");
        for (int i = 0; i < dims_of(self); i++)
            if (i != d && size_of(index, i) > size_of(self, i))
                return FAIL(
                    RUNTIME,
                    "Size does not match at dimension %d expected index %s to be no larger than self %s apart from dimension %lld",
                    i, shape_text(index->ndim, index->sizes), shape_text(self->ndim, self->sizes), (ll)d);
    }
    infer_out_like(f, 0, index, self->dtype);
    return true;
}

static bool scatter_shape(infer *f, int64_t d, torc_tensor src) {
    torc_tensor self = f->in[0], index = f->in[1];
    if (!infer_dim(f, &d, self->ndim)) return false;
    if (index->numel && !is_index(index)) return FAIL(RUNTIME, "scatter(): Expected dtype int32/int64 for index");
    if (src && src->dtype != self->dtype)
        return FAIL(RUNTIME, "scatter(): Expected self.dtype to be equal to src.dtype");
    if (index->numel) {
        if (dims_of(self) != dims_of(index))
            return FAIL(RUNTIME, "Index tensor must have the same number of dimensions as self tensor");
        bool wrong = false;
        for (int i = 0; i < dims_of(self); i++) wrong |= i != d && size_of(index, i) > size_of(self, i);
        if (src && dims_of(src) != dims_of(index))
            return FAIL(RUNTIME, "Index tensor must have the same number of dimensions as src tensor");
        for (int i = 0; src && i < dims_of(index); i++) wrong |= size_of(index, i) > size_of(src, i);
        if (wrong && src)
            return FAIL(
                RUNTIME,
                "Expected index %s to be no larger than self %s apart from dimension %lld and to be no larger size than src %s",
                shape_text(index->ndim, index->sizes), shape_text(self->ndim, self->sizes), (ll)d,
                shape_text(src->ndim, src->sizes));
        if (wrong)
            return FAIL(RUNTIME, "Expected index %s to be no larger than self %s apart from dimension %lld",
                        shape_text(index->ndim, index->sizes), shape_text(self->ndim, self->sizes), (ll)d);
    }
    infer_out_like(f, 0, self, self->dtype);
    return true;
}
bool infer_scatter(infer *f) { return scatter_shape(f, ((const scatter_attrs *)f->attrs)->dim, f->in[2]); }
bool infer_scatter_value(infer *f) {
    const scatter_value_attrs *a = f->attrs;
    return (!f->in[1]->numel || infer_number_fits(a->value, f->in[0]->dtype)) && scatter_shape(f, a->dim, NULL);
}
int scatter_how_of(const char *reduce) {
    static const char *const names[] = {[SCATTER_SUM] = "sum",
                                        [SCATTER_PROD] = "prod",
                                        [SCATTER_MEAN] = "mean",
                                        [SCATTER_AMAX] = "amax",
                                        [SCATTER_AMIN] = "amin"};
    for (int how = 0; how < COUNT_OF(names); how++)
        if (!strcmp(reduce, names[how])) return how;
    return -1;
}
bool infer_scatter_reduce(infer *f) {
    const scatter_reduce_attrs *a = f->attrs;
    const int how = scatter_how_of(a->reduce.s);
    if (how < 0)
        return FAIL(RUNTIME, "reduce argument must be either sum, prod, mean, amax or amin, got %s", a->reduce.s);
    f->read.how = (uint8_t)how;
    if (how == SCATTER_MEAN && f->in[0]->dtype == TORC_BOOL && f->in[1]->numel)
        return FAIL(NOT_IMPLEMENTED, "\"scatter_reduce\" not implemented for 'Bool'");      /* PyTorch: its division */
    if (UNLIKELY(dtype_complex(f->in[0]->dtype)) && how >= SCATTER_AMAX && f->in[1]->numel) /* which have no order */
        return FAIL(NOT_IMPLEMENTED, "\"scatter_reduce\" not implemented for '%s'", dtype_scalar_name(f->in[0]->dtype));
    return scatter_shape(f, a->dim, f->in[2]);
}

static bool slices_match(torc_tensor self, torc_tensor source, int64_t d) {
    if (self->ndim != source->ndim) return false;
    for (int i = 0; i < self->ndim; i++)
        if (i != d && self->sizes[i] != source->sizes[i]) return false;
    return true;
}

bool infer_index_add(infer *f) {
    const index_add_attrs *a = f->attrs;
    torc_tensor self = f->in[0], index = f->in[1], source = f->in[2];
    int64_t d = a->dim;
    if (!infer_dim(f, &d, self->ndim)) return false;
    if (index->ndim > 1)
        return FAIL(INDEX, "index_add_(): Index is supposed to be a vector, but got dim: %d with type: %s and size: %s",
                    index->ndim, dtype_scalar_name(index->dtype), shape_text(index->ndim, index->sizes));
    if (!is_index(index))
        return FAIL(RUNTIME, "index_add_(): Expected dtype int32/int64 for index but got: %s",
                    dtype_scalar_name(index->dtype));
    if (self->dtype != source->dtype)
        return FAIL(RUNTIME, "index_add_(): self (%s) and source (%s) must have the same scalar type",
                    dtype_scalar_name(self->dtype), dtype_scalar_name(source->dtype));
    if (!infer_number_fits(a->alpha, self->dtype)) return false;
    if (d != 0 && d >= source->ndim)
        return FAIL(RUNTIME, "index_add_(): Indexing dim %lld is out of bounds of the source tensor with dim %d", (ll)d,
                    source->ndim);
    if (index->numel != size_of(source, d) && !source->ndim)
        return FAIL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (ll)d);
    if (index->numel != size_of(source, d))
        return FAIL(RUNTIME,
                    "index_add_(): Number of indices (%lld) should be equal to source.size(dim): (%lld), for dim: %lld",
                    (ll)index->numel, (ll)size_of(source, d), (ll)d);
    if (!slices_match(self, source, d))
        return FAIL(
            RUNTIME,
            "source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = %s source.shape = %s",
            shape_text(self->ndim, self->sizes), shape_text(source->ndim, source->sizes));
    infer_out_like(f, 0, self, self->dtype);
    return true;
}

static const char *slice_shape(torc_tensor t, int64_t d) {
    int64_t sizes[TORC_MAX_DIMS];
    int n = 0;
    for (int i = 0; i < t->ndim; i++)
        if (i != d) sizes[n++] = t->sizes[i];
    return shape_text(n, sizes);
}

bool infer_index_copy(infer *f) {
    const index_copy_attrs *a = f->attrs;
    torc_tensor self = f->in[0], index = f->in[1], source = f->in[2];
    int64_t d = a->dim;
    if (!infer_dim(f, &d, self->ndim)) return false;
    if (index->ndim > 1) return FAIL(INDEX, "index_copy_(): Index should have dimension 1 or 0 (got %d)", index->ndim);
    if (source->ndim == 0 && index->numel != 1)
        return FAIL(INDEX, "index_copy_(): When source is scalar, index should have one element (got %lld)",
                    (ll)index->numel);
    if (source->ndim != self->ndim && source->ndim != 0 && self->ndim != 0)
        return FAIL(
            INDEX,
            "index_copy_(): When source and destination are not scalars, their dimensionality must match. Source dimensionality (%d), "
            "destination dimensionality (%d)",
            source->ndim, self->ndim);
    if (index->dtype != TORC_INT64)
        return FAIL(RUNTIME, "index_copy_(): Expected a long tensor for index, but got %s",
                    dtype_scalar_name(index->dtype));
    if (self->dtype != source->dtype)
        return FAIL(RUNTIME,
                    "index_copy_(): self and source expected to have the same dtype, but got (self) %s and (source) %s",
                    dtype_scalar_name(self->dtype), dtype_scalar_name(source->dtype));
    bool scalars = self->ndim <= 1 && source->ndim <= 1;
    if (!scalars && !slices_match(self, source, d))
        return FAIL(
            RUNTIME,
            "index_copy_(): Source/destination tensor must have same slice shapes. Destination slice shape: %s at dimension %lld and source "
            "slice shape: %s at dimension 0.",
            slice_shape(self, d), (ll)d, slice_shape(source, d));
    if (source->ndim && index->numel != source->sizes[d])
        return FAIL(INDEX, "index_copy_(): Number of indices (%lld) should be equal to source.size(dim) (%lld)",
                    (ll)index->numel, (ll)source->sizes[d]);
    infer_out_like(f, 0, self, self->dtype);
    return true;
}

bool infer_index_fill(infer *f) {
    const index_fill_attrs *a = f->attrs;
    torc_tensor self = f->in[0], index = f->in[1];
    int64_t d = a->dim;
    if (!infer_dim(f, &d, self->ndim)) return false;
    if (index->dtype != TORC_INT64) return FAIL(INDEX, "index_fill_(): Expected dtype int64 for index.");
    if (index->ndim > 1) return FAIL(RUNTIME, "Index has to be a vector/scalar");
    if (a->value.kind == NUMBER_COMPLEX && !dtype_complex(self->dtype))
        return FAIL(RUNTIME, "index_fill_(): Converting complex Scalar to non-complex type is not supported");
    infer_out_laid_as(f, 0, self);
    return infer_number_fits(a->value, self->dtype);
}

/* ------------------------------------------------------------------------------------------------- advanced indexing */
bool index_plan_make(index_plan *p, torc_tensor self, const torc_tensor *indices, int64_t count) {
    if (count > self->ndim) return FAIL(INDEX, "too many indices for tensor of dimension %d", self->ndim);
    int first = -1, last = -1, used = 0;
    p->npos = 0;
    bool zero = false, none = false;
    for (int64_t i = 0; i < count; i++) {
        torc_tensor t = indices[i];
        if (!t) continue;
        if (!is_index(t)) return FAIL(INDEX, "tensors used as indices must be long, int, byte or bool tensors");
        if (first < 0) first = (int)i;
        last = (int)i;
        used++;
        zero |= self->sizes[i] == 0;
        int n = MAX(p->npos, t->ndim);
        int64_t sizes[TORC_MAX_DIMS];
        for (int k = 0; k < n; k++) {
            int64_t x = k < n - p->npos ? 1 : p->pos[k - (n - p->npos)],
                    y = k < n - t->ndim ? 1 : t->sizes[k - (n - t->ndim)];
            if (x != y && x != 1 && y != 1) {
                const char *text = "";
                for (int64_t j = 0; j < count; j++)
                    if (indices[j])
                        text = base_say("%s%s%s", text, *text ? ", " : "",
                                        shape_text(indices[j]->ndim, indices[j]->sizes));
                return FAIL(INDEX, "shape mismatch: indexing tensors could not be broadcast together with shapes %s",
                            text);
            }
            sizes[k] = x == 1 ? y : x;
        }
        memcpy(p->pos, sizes, (size_t)n * sizeof *sizes);
        p->npos = n;
    }
    if (!used) return FAIL(INDEX, "at least one index must be provided");
    for (int k = 0; k < p->npos; k++) none |= p->pos[k] == 0;
    if (zero && !none) return FAIL(INDEX, "index is out of bounds for dimension with size 0");
    bool adjacent = last - first + 1 == used;
    p->nbefore = p->nafter = 0;
    for (int i = 0; i < self->ndim; i++) {
        if (i < count && indices[i]) continue;
        if (adjacent && i < first)
            p->before[p->nbefore++] = i;
        else
            p->after[p->nafter++] = i;
    }
    p->ndim = p->nbefore + p->npos + p->nafter;
    if (p->ndim > TORC_MAX_DIMS)
        return FAIL(RUNTIME, "tensors have at most %d dimensions, got %d", TORC_MAX_DIMS, p->ndim);
    int n = 0;
    for (int i = 0; i < p->nbefore; i++) p->sizes[n++] = self->sizes[p->before[i]];
    for (int i = 0; i < p->npos; i++) p->sizes[n++] = p->pos[i];
    for (int i = 0; i < p->nafter; i++) p->sizes[n++] = self->sizes[p->after[i]];
    int64_t numel;
    return shape_numel(p->ndim, p->sizes, &numel);
}

bool infer_index_long(infer *f) {
    index_plan p;
    if (!index_plan_make(&p, f->in[0], f->in + 1, f->nin - 1)) return false;
    infer_out_shape(f, 0, f->in[0]->dtype, p.ndim, p.sizes);
    return true;
}

bool infer_index_put_long(infer *f) {
    index_plan p;
    torc_tensor self = f->in[0], values = f->in[1];
    if (!index_plan_make(&p, self, f->in + 2, f->nin - 2)) return false;
    if (self->dtype != values->dtype)
        return FAIL(
            RUNTIME,
            "Index put requires the source and destination dtypes match, got %s for the destination and %s for the source.",
            dtype_scalar_name(self->dtype), dtype_scalar_name(values->dtype));
    if (values->ndim != p.ndim || memcmp(values->sizes, p.sizes, (size_t)p.ndim * sizeof *p.sizes))
        return FAIL(RUNTIME,
                    "shape mismatch: value tensor of shape %s cannot be broadcast to indexing result of shape %s",
                    shape_text(values->ndim, values->sizes), shape_text(p.ndim, p.sizes));
    infer_out_laid_as(f, 0, self);
    return true;
}

/* ------------------------------------------------------------------------------------------------- masks */
bool infer_count_true(infer *f) {
    infer_out_shape(f, 0, TORC_INT64, 0, NULL);
    return true;
}
bool infer_nonzero_known(infer *f) {
    const nonzero_known_attrs *a = f->attrs;
    infer_out_shape(f, 0, TORC_INT64, 2, (const int64_t[]){a->count, f->in[0]->ndim});
    return true;
}
static bool same_mask(const infer *f, torc_tensor self, torc_tensor mask) {
    return shape_equal(self, mask) || FAIL(RUNTIME, "%s: expected a mask of size %s, but got %s", row_said(f->row),
                                           shape_text(self->ndim, self->sizes), shape_text(mask->ndim, mask->sizes));
}
bool infer_masked_select_known(infer *f) {
    const masked_select_known_attrs *a = f->attrs;
    if (!same_mask(f, f->in[0], f->in[1])) return false;
    infer_out_shape(f, 0, f->in[0]->dtype, 1, (const int64_t[]){a->count});
    return true;
}
bool infer_masked_scatter_same(infer *f) {
    torc_tensor self = f->in[0], mask = f->in[1], source = f->in[2];
    if (self->dtype != source->dtype)
        return FAIL(RUNTIME, "masked_scatter: expected self and source to have same dtypes but got%s and %s",
                    dtype_scalar_name(self->dtype), dtype_scalar_name(source->dtype));
    if (mask->dtype != TORC_BOOL)
        return FAIL(RUNTIME, "masked_scatter_ only supports boolean masks, but got mask with dtype %s",
                    dtype_scalar_name(mask->dtype));
    if (!same_mask(f, self, mask)) return false;
    infer_out_like(f, 0, self, self->dtype);
    return true;
}

/* ------------------------------------------------------------------------------------------------- order */
bool infer_sort(infer *f) {
    const sort_attrs *a = f->attrs;
    torc_tensor self = f->in[0];
    int64_t d = a->dim;
    if (!infer_dim(f, &d, self->ndim)) return false;
    infer_out_laid_as(f, 0, self);
    infer_out_laid_as(f, 1, self);
    f->out[1].dtype = TORC_INT64;
    return true;
}

bool infer_topk(infer *f) {
    const topk_attrs *a = f->attrs;
    torc_tensor self = f->in[0];
    int64_t d = a->dim, sizes[TORC_MAX_DIMS];
    if (!infer_dim(f, &d, self->ndim)) return false;
    if (a->k < 0 || a->k > size_of(self, d)) return FAIL(RUNTIME, "selected index k out of range");
    if (self->dtype == TORC_BOOL)
        return FAIL(RUNTIME, "topk does not support bool dtypes on %s", device_kind(self->device));
    memcpy(sizes, self->sizes, (size_t)self->ndim * sizeof *sizes);
    if (self->ndim) sizes[d] = a->k;
    infer_out_shape(f, 0, self->dtype, self->ndim, sizes);
    infer_out_shape(f, 1, TORC_INT64, self->ndim, sizes);
    return true;
}

bool infer_fused_kth(infer *f) {
    const fused_kth_attrs *a = f->attrs;
    torc_tensor self = f->in[0];
    int64_t d = a->dim, sizes[TORC_MAX_DIMS];
    if (!infer_dim(f, &d, self->ndim)) return false;
    if (a->keep < KEEP_KTH || a->keep > KEEP_MODE || size_of(self, d) < 1 ||
        (a->keep == KEEP_KTH && (a->k < 1 || a->k > size_of(self, d))) ||
        (a->keep == KEEP_MODE && a->k != size_of(self, d)))
        return FAIL(RUNTIME, "%s: selected number k out of range", row_said(f->row));
    memcpy(sizes, self->sizes, (size_t)self->ndim * sizeof *sizes);
    if (self->ndim) sizes[d] = 1;
    infer_out_shape(f, 0, self->dtype, self->ndim, sizes);
    infer_out_shape(f, 1, TORC_INT64, self->ndim, sizes);
    return true;
}

bool infer_fused_searchsorted(infer *f) {
    const fused_searchsorted_attrs *a = f->attrs;
    torc_tensor sequence = f->in[0], values = f->in[1];
    bool alike = sequence->ndim == 1 || (sequence->ndim > 0 && sequence->ndim == values->ndim);
    for (int d = 0; alike && d < sequence->ndim - 1; d++) alike = sequence->sizes[d] == values->sizes[d];
    if (!alike || !values->ndim || sequence->dtype != values->dtype)
        return FAIL(RUNTIME, "%s: expected values beside sorted rows of their dtype", row_said(f->row));
    infer_out_shape(f, 0, a->out_int32 ? TORC_INT32 : TORC_INT64, values->ndim, values->sizes);
    return true;
}

bool histc_whole(double low, double high, int64_t bins, int64_t *first, int64_t *last) {
    int64_t most;
    if (!(low >= -0x1p62 && high < 0x1p62)) return false;
    *first = (int64_t)low, *last = (int64_t)high;
    return !mul_overflows(*last - *first, bins, &most);
}
bool infer_fused_histc(infer *f) {
    const fused_histc_attrs *a = f->attrs;
    if (a->bins <= 0 || !(number_to_double(a->max) > number_to_double(a->min)))
        return FAIL(RUNTIME, "%s: expected parts of a range", row_said(f->row));
    infer_out_shape(f, 0, TORC_INT64, 1, &a->bins);
    return true;
}
bool infer_places_in_memory(infer *f) {
    const places_in_memory_attrs *a = f->attrs;
    torc_tensor index = f->in[0];
    int64_t numel;
    bool fits = index->dtype == TORC_INT64 && a->size.count == a->stride.count && a->size.count >= 0 &&
                a->size.count <= TORC_MAX_DIMS && shape_numel((int)a->size.count, a->size.v, &numel);
    for (int64_t d = 0; fits && d < a->size.count; d++) {
        int64_t extent;
        fits = a->size.v[d] >= 0 && !mul_overflows(a->size.v[d], a->stride.v[d], &extent);
    }
    if (!fits) return FAIL(RUNTIME, "%s: index, size and stride do not agree", row_said(f->row));
    infer_out_shape(f, 0, TORC_INT64, index->ndim, index->sizes);
    return true;
}
