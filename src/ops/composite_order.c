/* composite_order.c - what is found by sorting: places among boundaries, draws, what is there only once, medians and quantiles, counts.
 *
 * All of it is made of sort, running sums and gather, which every device has, so nothing here knows one. Where the size of a result
 * depends on values, the host reads one number. Values that are chosen (a median) are gathered by their place, and have gather's gradient. */
#include <math.h>

#include "core/device.h"
#include "core/generator.h"
#include "core/promote.h"
#include "core/seams.h"
#include "core/shape.h"
#include "ops/generated/compose.h"
#include "ops/kernel.h"
#include "ops/kth.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "torc/ops.h"

typedef long long ll;

/* The whole number that a tensor of one element holds; -1 on error. None of those read here is negative. */
static int64_t read_whole(torc_tensor t, const char *caller) {
    attr_number n;
    return t && tensor_read_number(t, &n, caller) ? number_to_int(n) : -1;
}
/* Without dim, or of a 0-dim tensor: its one dimension is the last. */
static bool sorted_dim(torc_tensor t, int64_t *dim, const char *name) {
    if (!dim_wrap(dim, t->ndim)) return false;
    return !t->ndim || t->sizes[*dim] ||
           FAIL(INDEX, "%s: Expected reduction dim %lld to have non-zero size.", name, (ll)*dim);
}

/* ------------------------------------------------------------------------------------------ places among boundaries
 * Values and boundaries in one sort that keeps equals in order: how many boundaries stand before a value is a running sum. Where a backend
 * has a kernel for it, each value looks among the boundaries by itself. */
static torc_tensor places(torc_tensor boundaries, torc_tensor values, bool right, bool narrow) {
    const fused_searchsorted_attrs attrs = {.right = right, .out_int32 = narrow};
    if (boundaries->dtype == values->dtype &&
        kernel_supports(OP_fused_searchsorted, (const torc_tensor[]){boundaries, values}, 2, &attrs))
        return op_fused_searchsorted(boundaries, values, right, narrow);
    const int64_t n = boundaries->sizes[boundaries->ndim - 1], m = values->sizes[values->ndim - 1];
    torc_tensor all = right ? torc_cat(TENSORS(boundaries, values), -1) : torc_cat(TENSORS(values, boundaries), -1);
    torc_tensor order = torc_sort(all, .stable = true).indices;
    torc_tensor counted = torc_cumsum(right ? torc_lt(order, NUMBER(n)) : torc_ge(order, NUMBER(m)), -1);
    torc_tensor back = torc_scatter(torc_empty_like(order), -1, order, counted);
    torc_tensor found = torc_narrow(back, -1, right ? n : 0, m);
    return narrow ? torc_int(found) : torc_contiguous(found);
}
torc_tensor compose_searchsorted(torc_tensor sorted_sequence, torc_tensor self, torc_tensor sorter,
                                 const searchsorted_attrs *a) {
    const char *side = a->side.s;
    const int n = sorted_sequence->ndim;
    bool right = a->right;
    if (side) {
        if (strcmp(side, "left") && strcmp(side, "right"))
            return FAIL_NULL(RUNTIME, "torch.searchsorted(): side can only be 'left' or 'right' but got %s", side);
        if (right && !strcmp(side, "left"))
            return FAIL_NULL(
                RUNTIME,
                "torch.searchsorted(): side and right can't be set to opposites, got side of left while right was True");
        right = !strcmp(side, "right");
    }
    if (!n)
        return FAIL_NULL(RUNTIME,
                         "torch.searchsorted(): boundaries tensor should have positive dimension, but got 0 dimension");
    bool alike = n == 1 || n == self->ndim;
    for (int d = 0; alike && n > 1 && d < n - 1; d++) alike = self->sizes[d] == sorted_sequence->sizes[d];
    if (!self->ndim && n != 1)
        return FAIL_NULL(
            RUNTIME,
            "torch.searchsorted(): input value can be a scalar only when boundaries tensor dimension is 1, but we got "
            "boundaries tensor dim(%d) and input value's dim(0) numel(1)",
            n);
    if (!alike)
        return FAIL_NULL(
            RUNTIME,
            "torch.searchsorted(): boundaries tensor should be 1 dimension or the first N-1 dimensions of boundaries tensor and "
            "input value tensor must match, but we got boundaries tensor %s and input value tensor %s",
            shape_text(n, sorted_sequence->sizes), shape_text(self->ndim, self->sizes));
    const torc_dtype dtype = promote_tensors((const torc_tensor[]){sorted_sequence, self}, 2);
    if (!dtype) return NULL;
    if (!is_contiguous(self))
        WARN_ONCE(
            "torch.searchsorted(): input value tensor is non-contiguous, this will lower the performance due to extra data copy when converting "
            "non-contiguous tensor to contiguous, please use contiguous input value tensor if possible. This message will only appear once per program.");
    if (!is_contiguous(sorted_sequence))
        WARN_ONCE(
            "torch.searchsorted(): boundary tensor is non-contiguous, this will lower the performance due to extra data copy when converting "
            "non-contiguous tensor to contiguous, please use contiguous boundary tensor if possible. This message will only appear once per program.");
    if (sorter && !is_contiguous(sorter))
        WARN_ONCE(
            "torch.searchsorted(): sorter tensor is non-contiguous, this will lower the performance due to extra data copy when converting "
            "non-contiguous tensor to contiguous, please use contiguous sorter tensor if possible. This message will only appear once per program.");
    sorted_sequence = torc_to(sorted_sequence, .dtype = dtype);
    self = torc_to(self, .dtype = dtype);
    if (!sorted_sequence || !self) return NULL;
    if (sorter) {
        if (!shape_equal(sorter, sorted_sequence))
            return FAIL_NULL(
                RUNTIME,
                "torch.searchsorted(): boundary and sorter must have the same size, but got boundary tensor %s and got "
                "sorter tensor %s",
                shape_text(n, sorted_sequence->sizes), shape_text(sorter->ndim, sorter->sizes));
        if (sorter->dtype != TORC_INT64)
            return FAIL_NULL(RUNTIME, "torch.searchsorted(): sorter must be a tensor of long dtype but got dtype %s",
                             dtype_scalar_name(sorter->dtype));
        if (!(sorted_sequence = torc_gather(sorted_sequence, -1, sorter))) return NULL;
    }
    if (n > 1) return places(sorted_sequence, self, right, a->out_int32);
    torc_tensor flat = torc_ravel(self);
    torc_tensor found = flat ? places(sorted_sequence, flat, right, a->out_int32) : NULL;
    return op_unsafe_view(found, torc_ints_of(self->sizes, self->ndim));
}
torc_tensor compose_bucketize(torc_tensor self, torc_tensor boundaries, const bucketize_attrs *a) {
    if (boundaries->ndim != 1)
        return FAIL_NULL(RUNTIME, "bucketize(): boundaries tensor must be 1 dimension, but got dim(%d)",
                         boundaries->ndim);
    return torc_searchsorted(boundaries, self, .out_int32 = a->out_int32, .right = a->right);
}

/* ------------------------------------------------------------------------------------------ draws
 * Without replacement the greatest of p / q, where q is drawn from an exponential distribution; with it, the place of a number drawn from [0, 1)
 * among the running sums, which a backend may have one row for. All draw what PyTorch draws there. */
static torc_tensor drawn(torc_tensor self, torc_tensor sums, torc_ints sizes, const multinomial_attrs *a) {
    if (!a->replacement || a->num_samples == 1) {
        torc_tensor q = torc_exponential_(torc_empty_like(self), .generator = a->generator);
        torc_tensor keys = torc_div(self, q);
        return a->num_samples == 1 ? torc_argmax(keys, -1, true) : torc_topk(keys, a->num_samples).indices;
    }
    const fused_multinomial_attrs attrs = {.num_samples = a->num_samples, .generator = a->generator};
    /* What the kernel is called with, the probabilities and their running sums, is not there yet, but how it will be is known. */
    struct torc_tensor_s like = *self;
    like.dtype = self->dtype == TORC_FLOAT64 ? TORC_FLOAT64 : TORC_FLOAT32;
    if (kernel_supports(OP_fused_multinomial, (const torc_tensor[]){&like, &like}, 2, &attrs)) {
        torc_tensor wide = torc_to(self, .dtype = (torc_dtype)like.dtype);
        torc_tensor p = torc_div(wide, torc_sum(wide, .dim = DIMS(-1), .keepdim = true));
        return op_fused_multinomial(p, torc_cumsum(p, -1), a->num_samples, a->generator);
    }
    torc_tensor u = torc_rand(sizes, .generator = a->generator, .dtype = TORC_FLOAT64, .device = self->device);
    torc_tensor running = torc_double(torc_div(torc_cumsum(self, -1), torc_unsqueeze(sums, -1)));
    return torc_clamp_max(torc_searchsorted(running, u), NUMBER(self->sizes[self->ndim - 1] - 1));
}
torc_tensor compose_multinomial(torc_tensor self, const multinomial_attrs *a) {
    const int64_t samples = a->num_samples;
    if (self->ndim != 1 && self->ndim != 2) return FAIL_NULL(RUNTIME, "prob_dist must be 1 or 2 dim");
    if (!dtype_floating(self->dtype))
        return FAIL_NULL(RUNTIME, "multinomial only supports floating-point dtypes for input, got: %s",
                         dtype_scalar_name(self->dtype));
    const int64_t n = self->sizes[self->ndim - 1];
    if (samples <= 0) return FAIL_NULL(RUNTIME, "cannot sample n_sample <= 0 samples");
    if (!a->replacement && samples > n)
        return FAIL_NULL(RUNTIME, "cannot sample n_sample > prob_dist.size(-1) samples without replacement");
    if (n > 1 << 24) return FAIL_NULL(RUNTIME, "number of categories cannot exceed 2^24");
    const int64_t sizes[2] = {self->ndim == 2 ? self->sizes[0] : samples, samples};
    if (!n && self->numel == 0 && (self->ndim == 1 || self->sizes[0]))
        return FAIL_NULL(RUNTIME, "invalid multinomial distribution (sum of probabilities <= 0)");
    if (!self->numel) return torc_new_empty(self, torc_ints_of(sizes, self->ndim), .dtype = TORC_INT64);
    torc_tensor sums = torc_sum(self, .dim = DIMS(-1));
    torc_tensor sound = torc_all(torc_logical_and(torc_isfinite(self), torc_ge(self, NUMBER(0))));
    torc_tensor verdict =
        torc_add(torc_long(torc_any(torc_le(sums, NUMBER(0)))), torc_long(torc_logical_not(sound)), .alpha = NUM(2));
    const int64_t found = read_whole(verdict, "multinomial");
    if (found < 0) return NULL;
    if (found > 1) return FAIL_NULL(RUNTIME, "probability tensor contains either `inf`, `nan` or element < 0");
    if (found) return FAIL_NULL(RUNTIME, "invalid multinomial distribution (sum of probabilities <= 0)");
    /* A call that fails must not move the generator, and what follows the draw may want for memory. */
    generator_mark before;
    if (!generator_mark_take(&before, a->generator, self->device)) return NULL;
    torc_tensor result = drawn(self, sums, torc_ints_of(sizes, self->ndim), a);
    if (!result) generator_mark_return(&before);
    return result;
}

/* ------------------------------------------------------------------------------------------ what is there once
 * marks: where along dimension 0 something differs from what is before it, and one more for the end. place: where what is at hand now was; NULL:
 * there. */
typedef struct distinct {
    torc_tensor marks, starts,
        runs; /* starts: marks without the end; runs: the number of each one's run, if that was asked for */
    int64_t count;
} distinct;
static bool mark_first(const distinct *u, bool is_start) {
    return torc_fill_(torc_select(u->marks, 0, 0), NUMBER(is_start)) != NULL;
}
/* differs: of all elements but the first. Runs are numbered by the running sum of what differs, so that the first mark is left out of it. */
static bool find_distinct(distinct *u, torc_tensor differs, int64_t n, bool numbered, torc_device device,
                          const char *name) {
    torc_tensor one = torc_full(SHAPE(1), number_bool(true), .device = device);
    u->marks = n ? torc_cat(TENSORS(one, differs, one)) : one;
    u->starts = torc_narrow(u->marks, 0, 0, n);
    numbered = numbered && n;
    if (FAILED() || (numbered && !mark_first(u, false))) return false;
    u->runs = numbered || !n ? torc_cumsum(u->starts, 0) : NULL;
    const int64_t last =
        n ? read_whole(numbered ? torc_select(u->runs, 0, -1) : torc_count_nonzero(u->starts), name) : 0;
    if (last < 0 || FAILED()) return false;
    u->count = last + numbered;
    return !numbered || mark_first(u, true);
}
/* Where runs begin, and the end. */
static torc_tensor run_starts(const distinct *u) { return torc_select(op_nonzero_known(u->marks, u->count + 1), 1, 0); }
static torc_tensor inverse_of(const distinct *u, torc_tensor place) {
    return place ? torc_scatter(torc_empty_like(u->runs), 0, place, u->runs) : u->runs;
}
static torc_tensor counts_of(const distinct *u, torc_tensor starts) {
    return torc_sub(torc_narrow(starts, 0, 1, u->count), torc_narrow(starts, 0, 0, u->count));
}
static torc_tensor no_numbers(torc_tensor like) { return torc_new_empty(like, SHAPE(0), .dtype = TORC_INT64); }

/* Of all elements; inverse has the shape of self. */
static torc__unique2_result distinct_elements(torc_tensor self, bool sort, bool inverse, bool counts,
                                              const char *name) {
    torc__unique2_result r = {NULL, NULL, NULL};
    torc_tensor values = torc_ravel(self), place = NULL;
    if (values && sort) {
        const torc_sort_result sorted = torc_sort(values, .stable = true);
        values = sorted.values;
        place = sorted.indices;
    }
    if (!values) return r;
    const int64_t n = values->numel;
    distinct u;
    torc_tensor differs = n ? torc_ne(torc_narrow(values, 0, 1, n - 1), torc_narrow(values, 0, 0, n - 1)) : NULL;
    if (FAILED() || !find_distinct(&u, differs, n, inverse, self->device, name)) return r;
    r.output = op_masked_select_known(values, u.starts, u.count);
    r.inverse_indices =
        inverse ? torc_reshape(inverse_of(&u, place), torc_ints_of(self->sizes, self->ndim)) : no_numbers(self);
    r.counts = counts ? counts_of(&u, run_starts(&u)) : no_numbers(self);
    return r;
}
/* The order of rows of numbers by their first `width` numbers: by the first, then the second. Sorting by the last first, and keeping the order of
 * equals, ends there. */
enum { FEW_COLUMNS = 3, MORE_COLUMNS = 8 };
static torc_tensor ordered_rows(torc_tensor rows, int64_t width) {
    torc_tensor place = torc_arange(rows->sizes[0], .dtype = TORC_INT64, .device = rows->device);
    for (int64_t k = width - 1; place && k >= 0; k--) {
        const int64_t scope = torc_scope_begin();
        torc_tensor column = torc_index_select(torc_select(rows, 1, k), 0, place);
        place = torc_scope_end_keep(scope, torc_index_select(place, 0, torc_argsort(column, .stable = true)));
    }
    return place;
}
/* Of the slices of a dimension. */
static torc__unique2_result distinct_slices(torc_tensor self, int64_t dim, bool sort, bool inverse, bool counts,
                                            const char *name) {
    torc__unique2_result r = {NULL, NULL, NULL};
    if (!dim_wrap(&dim, self->ndim)) return r;
    if (!self->ndim) {
        FAIL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (ll)dim);
        return r;
    }
    const int64_t n = self->sizes[dim];
    bool others = true; /* has every other dimension elements? */
    for (int d = 0; d < self->ndim; d++) others &= d == dim || self->sizes[d];
    if (!self->numel && (n || !others)) {
        FAIL(RUNTIME, "There are 0 sized dimensions, and they aren't selected, so unique cannot be applied");
        return r;
    }
    if (self->ndim == 1) return distinct_elements(self, sort, inverse, counts, name);
    torc_tensor moved = torc_contiguous(torc_movedim(self, DIMS(dim), DIMS(0)));
    torc_tensor rows = torc_reshape(moved, SHAPE(n, n ? self->numel / n : 0)), place = NULL;
    if (!rows) return r;
    if (sort) {
        const int64_t width = rows->sizes[1];
        /* Of many columns a few tell most rows apart, or some more. */
        for (int64_t few = FEW_COLUMNS;; few *= MORE_COLUMNS) {
            const bool all = few * MORE_COLUMNS > width || n < 2;
            place = ordered_rows(rows, all ? width : few);
            if (!place || all) break;
            torc_tensor begun = torc_index_select(torc_narrow(rows, 1, 0, few), 0, place);
            torc_tensor next = torc_narrow(begun, 0, 1, n - 1), last = torc_narrow(begun, 0, 0, n - 1);
            torc_tensor same = torc_eq(next, last);
            if (dtype_floating(rows->dtype)) /* NaN is sorted beside NaN */
                same = torc_logical_or(same, torc_logical_and(torc_isnan(next), torc_isnan(last)));
            const int64_t any = read_whole(torc_any(torc_all(same, .dim = DIMS(1))), name);
            if (any < 0) return r;
            if (!any) break;
        }
        rows = torc_index_select(rows, 0, place);
    }
    distinct u;
    torc_tensor differs =
        n ? torc_any(torc_ne(torc_narrow(rows, 0, 1, n - 1), torc_narrow(rows, 0, 0, n - 1)), .dim = DIMS(1)) : NULL;
    if (FAILED() || !find_distinct(&u, differs, n, inverse, self->device, name)) return r;
    torc_tensor starts = run_starts(&u), first = torc_narrow(starts, 0, 0, u.count);
    torc_tensor kept = torc_index_select(moved, 0, place ? torc_index_select(place, 0, first) : first);
    r.output = dim ? torc_movedim(kept, DIMS(0), DIMS(dim)) : kept;
    r.inverse_indices = inverse ? inverse_of(&u, place) : no_numbers(self);
    r.counts = counts ? counts_of(&u, starts) : no_numbers(self);
    return r;
}
torc__unique2_result compose__unique2(torc_tensor self, const _unique2_attrs *a) {
    return distinct_elements(self, true, a->return_inverse, a->return_counts, "unique");
}
torc_unique_dim_result compose_unique_dim(torc_tensor self, const unique_dim_attrs *a) {
    const torc__unique2_result r = distinct_slices(self, a->dim, true, true, true, "unique_dim");
    return (torc_unique_dim_result){r.output, r.inverse_indices, r.counts};
}
torc_unique_consecutive_result compose_unique_consecutive(torc_tensor self, const unique_consecutive_attrs *a) {
    const bool inverse = a->return_inverse, counts = a->return_counts;
    const char *name = "unique_consecutive";
    const torc__unique2_result r = a->dim.kind
                                       ? distinct_slices(self, number_to_int(a->dim), false, inverse, counts, name)
                                       : distinct_elements(self, false, inverse, counts, name);
    return (torc_unique_consecutive_result){r.output, r.inverse_indices, r.counts};
}

/* ------------------------------------------------------------------------------------------ chosen by order */
typedef struct chosen {
    torc_tensor values, indices;
} chosen;
static chosen without_dim(chosen r, torc_tensor self, int64_t dim, bool keepdim) {
    if (!keepdim && self->ndim) {
        r.values = op_unsafe_squeeze(r.values, DIMS(dim));
        r.indices = op_unsafe_squeeze(r.indices, DIMS(dim));
    }
    return r;
}
/* What is kept of each row where that is plain, or the backend has fused_kth: false if not. Values that are to be differentiated are gathered. */
static bool kept_at_once(torc_tensor self, int keep, int64_t k, int64_t dim, bool keepdim, chosen *r) {
    const fused_kth_attrs attrs = {.keep = keep, .k = k, .dim = dim};
    if (self->ndim && self->sizes[dim] == 1 && dtype_usual(self->dtype)) { /* nothing to choose from */
        r->indices = torc_zeros_like(self, .dtype = TORC_INT64, .memory_format = TORC_CONTIGUOUS_FORMAT);
        r->values = autograd_wants(&self, 1) ? torc_gather(self, dim, r->indices)
                                             : torc_clone(self, .memory_format = TORC_CONTIGUOUS_FORMAT);
        *r = without_dim(*r, self, dim, keepdim);
        return true;
    }
    if (!kernel_supports(OP_fused_kth, (const torc_tensor[]){self}, 1, &attrs)) return false;
    const op_fused_kth_result kept = op_fused_kth(self, keep, k, dim);
    *r = (chosen){kept.values, kept.indices};
    if (kept.indices && autograd_wants(&self, 1)) r->values = torc_gather(self, dim, kept.indices);
    *r = without_dim(*r, self, dim, keepdim);
    return true;
}
/* Of each row along dim that element which `rank`, a tensor with size 1 there, is the number of in the order. */
static chosen at_rank(torc_tensor self, torc_tensor order, torc_tensor rank, int64_t dim, bool keepdim) {
    chosen r = {NULL, torc_gather(order, dim, rank)};
    r.values = torc_gather(self, dim, r.indices);
    return without_dim(r, self, dim, keepdim);
}
static torc_tensor order_of(torc_tensor self, int64_t dim) { return torc_argsort(self, .dim = dim, .stable = true); }

/* The lower of two middle elements. NaN, which is sorted last, is the median where there is one, or is left out. kernel: what PyTorch calls
 * the one that complex numbers are refused by. */
static chosen median_along(torc_tensor self, int64_t dim, bool keepdim, bool without_nan, const char *kernel) {
    if (!sorted_dim(self, &dim, "median()")) return (chosen){NULL, NULL};
    if (dtype_complex(self->dtype))
        return FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", kernel, dtype_scalar_name(self->dtype)),
               (chosen){NULL, NULL};
    const int64_t n = self->ndim ? self->sizes[dim] : 1;
    chosen kept;
    if (kept_at_once(self, without_nan ? KEEP_NANMEDIAN : KEEP_MEDIAN, 1, dim, keepdim, &kept)) return kept;
    torc_tensor nans = torc_sum(torc_isnan(self), .dim = DIMS(dim), .keepdim = true), rank;
    if (without_nan) {
        torc_tensor middle =
            torc_div(torc_sub(torc_rsub(nans, NUMBER(n)), NUMBER(1)), NUMBER(2), .rounding_mode = "floor");
        rank = torc_clamp_min(middle, NUMBER(0));
    } else
        rank = torc_where(torc_gt(nans, NUMBER(0)), torc_rsub(nans, NUMBER(n)), NUM((n - 1) / 2));
    return at_rank(self, order_of(self, dim), rank, dim, keepdim);
}
static torc_tensor median_of_all(torc_tensor self, bool without_nan) {
    if (!self->numel)
        return torc_new_full(self, SHAPE0, dtype_differentiable(self->dtype) ? NUMBER((double)NAN) : NUMBER(INT64_MIN));
    torc_tensor flat = torc_ravel(self);
    return flat ? median_along(flat, 0, false, without_nan, "median_cpu").values : NULL;
}
torc_tensor compose_median(torc_tensor self) { return median_of_all(self, false); }
torc_tensor compose_nanmedian(torc_tensor self) { return median_of_all(self, true); }
torc_median_dim_result compose_median_dim(torc_tensor self, const median_dim_attrs *a) {
    const chosen r = median_along(self, a->dim, a->keepdim, false, "median_out");
    return (torc_median_dim_result){r.values, r.indices};
}
torc_nanmedian_dim_result compose_nanmedian_dim(torc_tensor self, const nanmedian_dim_attrs *a) {
    const chosen r = median_along(self, a->dim, a->keepdim, true, "median_out");
    return (torc_nanmedian_dim_result){r.values, r.indices};
}
torc_kthvalue_result compose_kthvalue(torc_tensor self, const kthvalue_attrs *a) {
    int64_t dim = a->dim, sizes[TORC_MAX_DIMS];
    chosen r = {NULL, NULL};
    if (dim_wrap(&dim, self->ndim) && sorted_dim(self, &dim, "kthvalue()")) {
        if (a->k < 1 || a->k > (self->ndim ? self->sizes[dim] : 1)) {
            FAIL(RUNTIME, "kthvalue(): selected number k out of range for dimension %lld", (ll)dim);
        } else if (!kept_at_once(self, KEEP_KTH, a->k, dim, a->keepdim, &r)) {
            for (int d = 0; d < self->ndim; d++) sizes[d] = d == dim ? 1 : self->sizes[d];
            torc_tensor rank = torc_full(torc_ints_of(sizes, self->ndim), NUMBER(a->k - 1), .dtype = TORC_INT64,
                                         .device = self->device);
            r = at_rank(self, order_of(self, dim), rank, dim, a->keepdim);
        }
    }
    return (torc_kthvalue_result){r.values, r.indices};
}
/* The longest run of equals, the first of several: how long a run is at each element is its distance from where the run began. */
torc_mode_result compose_mode(torc_tensor self, const mode_attrs *a) {
    int64_t dim = a->dim, along[TORC_MAX_DIMS];
    chosen r = {NULL, NULL};
    if (sorted_dim(self, &dim, "mode()")) {
        const int64_t n = self->ndim ? self->sizes[dim] : 1;
        if (kept_at_once(self, KEEP_MODE, n, dim, a->keepdim, &r)) return (torc_mode_result){r.values, r.indices};
        torc_tensor order = order_of(self, dim), sorted = torc_gather(torc_detach(self), dim, order), rank;
        if (self->ndim) {
            for (int d = 0; d < self->ndim; d++) along[d] = d == dim ? n : 1;
            torc_tensor place =
                torc_view(torc_arange(n, .dtype = TORC_INT64, .device = self->device), torc_ints_of(along, self->ndim));
            torc_tensor same = torc_eq(torc_narrow(sorted, dim, 1, n - 1), torc_narrow(sorted, dim, 0, n - 1));
            torc_tensor later =
                torc_masked_fill(torc_expand_as(torc_narrow(place, dim, 1, n - 1), same), same, NUMBER(0));
            torc_tensor begins = torc_cat(TENSORS(torc_zeros_like(torc_narrow(order, dim, 0, 1)), later), dim);
            rank = torc_argmax(torc_sub(place, torc_cummax(begins, dim).values), dim, true);
        } else
            rank = torc_zeros_like(order);
        r = at_rank(self, order, rank, dim, a->keepdim);
    }
    return (torc_mode_result){r.values, r.indices};
}

/* ------------------------------------------------------------------------------------------ quantiles */
static torc_tensor quantiles(const char *name, torc_tensor self, torc_tensor q, attr_number given, bool keepdim,
                             const char *how, bool without_nan) {
    int64_t dim = given.kind ? number_to_int(given) : 0;
    const bool linear = !strcmp(how, "linear"), midpoint = !strcmp(how, "midpoint"), lower = !strcmp(how, "lower"),
               higher = !strcmp(how, "higher");
    if (!self->numel) return FAIL_NULL(RUNTIME, "%s() input tensor must be non-empty", name);
    if (q->ndim > 1) return FAIL_NULL(RUNTIME, "%s() q must be a scalar or 1D tensor", name);
    if (self->dtype != TORC_FLOAT32 && self->dtype != TORC_FLOAT64)
        return FAIL_NULL(RUNTIME, "%s() input tensor must be either float or double dtype", name);
    if (q->dtype != self->dtype)
        return FAIL_NULL(RUNTIME, "%s() q tensor must be same dtype as the input tensor", name);
    if (!device_equal(q->device, self->device))
        return FAIL_NULL(RUNTIME, "%s() q tensor must be on the same device as the input tensor", name);
    if (!linear && !midpoint && !lower && !higher && strcmp(how, "nearest"))
        return FAIL_NULL(RUNTIME,
                         "%s() interpolation must be one of linear, lower, higher, midpoint or nearest, but got %s",
                         name, how);
    if (!dim_wrap(&dim, self->ndim)) return NULL;
    torc_tensor last = given.kind && self->ndim ? torc_movedim(self, DIMS(dim), DIMS(-1)) : torc_flatten(self);
    torc_tensor sorted = torc_sort(last).values;
    if (!sorted) return NULL;
    const int64_t n = sorted->sizes[sorted->ndim - 1];
    if (n > 1 << 24) return FAIL_NULL(RUNTIME, "%s() input tensor is too large", name);
    torc_tensor nan = torc_isnan(torc_detach(sorted)), ranks, each = q->ndim ? q : torc_unsqueeze(q, 0);
    if (without_nan) {
        torc_tensor most = torc_sub(torc_sum(torc_logical_not(nan), .dim = DIMS(-1), .keepdim = true), NUMBER(1));
        ranks = torc_clamp_min(torc_mul(each, most), NUMBER(0));
    } else
        ranks = torc_masked_fill(torc_mul(each, NUMBER(n - 1)), torc_any(nan, .dim = DIMS(-1), .keepdim = true),
                                 NUMBER(n - 1));
    if (lower)
        ranks = torc_floor(ranks);
    else if (higher)
        ranks = torc_ceil(ranks);
    else if (!linear && !midpoint)
        ranks = torc_round(ranks);
    int64_t wide[TORC_MAX_DIMS];
    if (FAILED()) return NULL;
    memcpy(wide, sorted->sizes, (size_t)sorted->ndim * sizeof *wide);
    wide[sorted->ndim - 1] = each->numel;
    ranks = torc_expand(ranks, torc_ints_of(wide, sorted->ndim));
    torc_tensor below = torc_long(ranks), values = torc_gather(sorted, -1, below);
    if (linear || midpoint) {
        torc_tensor weights = midpoint ? torc_full_like(ranks, NUMBER(0.5)) : torc_sub(ranks, below);
        values = torc_lerp(values, torc_gather(sorted, -1, torc_long(torc_ceil(ranks))), weights);
    }
    torc_tensor result = q->ndim ? torc_movedim(values, DIMS(-1), DIMS(0)) : op_unsafe_squeeze(values, DIMS(-1));
    if (!keepdim || !result) return result;
    int64_t kept[TORC_MAX_DIMS + 1];
    int k = 0;
    if (q->ndim) kept[k++] = q->numel;
    for (int d = 0; d < self->ndim; d++) kept[k++] = given.kind && d != dim ? self->sizes[d] : 1;
    return torc_reshape(result, torc_ints_of(kept, k));
}
/* q is looked at by the host where it lies there. */
static bool within_unit(const char *name, torc_tensor q) {
    if (!device_is_host(q->device)) return true;
    const int64_t outside =
        read_whole(torc_any(torc_logical_not(torc_logical_and(torc_ge(q, NUMBER(0)), torc_le(q, NUMBER(1))))), name);
    return !outside || (outside > 0 && FAIL(RUNTIME, "%s() q values must be in the range [0, 1]", name));
}
static torc_tensor number_like(const char *name, torc_tensor self, double q) {
    if (!(q >= 0 && q <= 1)) return FAIL_NULL(RUNTIME, "%s() q must be in the range [0, 1] but got %g", name, q);
    return torc_new_full(self, SHAPE0, NUMBER(q));
}
torc_tensor compose_quantile(torc_tensor self, torc_tensor q, const quantile_attrs *a) {
    return within_unit("quantile", q) ? quantiles("quantile", self, q, a->dim, a->keepdim, a->interpolation.s, false)
                                      : NULL;
}
torc_tensor compose_nanquantile(torc_tensor self, torc_tensor q, const nanquantile_attrs *a) {
    return within_unit("nanquantile", q)
               ? quantiles("nanquantile", self, q, a->dim, a->keepdim, a->interpolation.s, true)
               : NULL;
}
torc_tensor compose_quantile_scalar(torc_tensor self, const quantile_scalar_attrs *a) {
    torc_tensor q = number_like("quantile", self, a->q);
    return q ? quantiles("quantile", self, q, a->dim, a->keepdim, a->interpolation.s, false) : NULL;
}
torc_tensor compose_nanquantile_scalar(torc_tensor self, const nanquantile_scalar_attrs *a) {
    torc_tensor q = number_like("nanquantile", self, a->q);
    return q ? quantiles("nanquantile", self, q, a->dim, a->keepdim, a->interpolation.s, true) : NULL;
}

/* ------------------------------------------------------------------------------------------ counts */
torc_tensor compose_bincount(torc_tensor self, torc_tensor weights, const bincount_attrs *a) {
    if (self->ndim != 1 || (!dtype_integral(self->dtype) && self->dtype != TORC_BOOL))
        return FAIL_NULL(RUNTIME, "bincount only supports 1-d non-negative integral inputs.");
    if (a->minlength < 0) return FAIL_NULL(RUNTIME, "minlength should be >= 0");
    if (!self->numel) return torc_zeros(SHAPE(a->minlength), .dtype = TORC_INT64, .device = self->device);
    if (weights && (weights->ndim != 1 || weights->numel != self->numel))
        return FAIL_NULL(RUNTIME, "weights should be 1-d and have the same length as input");
    torc_tensor index = torc_long(self);
    const torc_aminmax_result ends = torc_aminmax(index);
    attr_number most;
    torc_tensor largest = torc_masked_fill(ends.max, torc_lt(ends.min, NUMBER(0)), NUMBER(-1));
    if (!largest || !tensor_read_number(largest, &most, "bincount")) return NULL;
    if (most.as.i < 0) return FAIL_NULL(RUNTIME, "bincount only supports 1-d non-negative integral inputs.");
    if (most.as.i == INT64_MAX)
        return FAIL_NULL(RUNTIME, "maximum value of input overflowed, it should be < %lld but got %lld", (ll)INT64_MAX,
                         (ll)most.as.i);
    const int64_t bins = MAX(a->minlength, most.as.i + 1);
    /* Parts of length 1 from 0 on. */
    const fused_histc_attrs parts = {.bins = bins, .min = number_int(0), .max = number_int(bins)};
    if (!weights && kernel_supports(OP_fused_histc, &index, 1, &parts))
        return op_fused_histc(index, bins, parts.min, parts.max);
    torc_tensor each = !weights
                           ? torc_expand_as(torc_ones(SHAPE(1), .dtype = TORC_INT64, .device = index->device), index)
                       : weights->dtype == TORC_FLOAT32 ? weights
                                                        : torc_double(weights);
    return torc_scatter_add(torc_new_zeros(each, SHAPE(bins)), 0, index, each);
}
