/* composite_join.c - tensors put beside each other, and grids made of them; what a tensor is cut into along its rows, columns and depth.
 *
 * hstack and its like bring tensors to enough dimensions, by views, and pass the call on to cat, so dtypes, out= and refusals are cat's. */
#include "core/device.h"
#include "core/promote.h"
#include "core/seams.h"
#include "core/shape.h"
#include "core/tensor_list.h"
#include "ops/generated/compose.h"
#include "ops/shape.h"
#include "torc/ops.h"

typedef long long ll;

static torc_tensor same_handle(torc_tensor t) { return scope_lend(object_retain(t)); }

/* ------------------------------------------------------------------------------------------ at least so many dimensions */
torc_tensor compose_atleast_1d(torc_tensor self) {
    return self->ndim ? same_handle(self) : torc_reshape(self, SHAPE(1));
}
torc_tensor compose_atleast_2d(torc_tensor self) {
    return self->ndim > 1 ? same_handle(self) : self->ndim ? torc_unsqueeze(self, 0) : torc_reshape(self, SHAPE(1, 1));
}
torc_tensor compose_atleast_3d(torc_tensor self) {
    if (!self->ndim) return torc_reshape(self, SHAPE(1, 1, 1));
    if (self->ndim == 1) return torc_unsqueeze(torc_unsqueeze(self, 0), -1);
    return self->ndim == 2 ? torc_unsqueeze(self, -1) : same_handle(self);
}
static torc_tensor as_column(torc_tensor t) {
    return t->ndim > 1 ? same_handle(t) : torc_reshape(t, SHAPE(t->numel, 1));
}

/* Each of the tensors through `change`; the list is the innermost scope's. */
static torc_tensors each(torc_tensors tensors, torc_tensor (*change)(torc_tensor)) {
    torc_tensor *list = tensor_list_lend(tensors.count);
    for (int64_t k = 0; list && k < tensors.count; k++)
        if (!(list[k] = change(tensors.data[k]))) return NO_TENSORS;
    return list ? (torc_tensors){list, tensors.count} : NO_TENSORS;
}
torc_tensors compose_atleast_1d_sequence(torc_tensors tensors) { return each(tensors, compose_atleast_1d); }
torc_tensors compose_atleast_2d_sequence(torc_tensors tensors) { return each(tensors, compose_atleast_2d); }
torc_tensors compose_atleast_3d_sequence(torc_tensors tensors) { return each(tensors, compose_atleast_3d); }

/* ------------------------------------------------------------------------------------------ stacks */
static torc_tensor joined(const composite *call, torc_tensors tensors, int64_t dim) {
    return tensors.count ? pass_on_list(call, OP_cat, tensors, &(cat_attrs){.dim = dim}) : NULL;
}
/* Along dimension 1, vectors along their only one. */
static torc_tensor joined_across(const composite *call, torc_tensors tensors) {
    return joined(call, tensors, tensors.count && tensors.data[0]->ndim == 1 ? 0 : 1);
}
torc_tensor compose_hstack(const composite *call, torc_tensors tensors) {
    if (!tensors.count) return FAIL_NULL(RUNTIME, "hstack expects a non-empty TensorList");
    return joined_across(call, each(tensors, compose_atleast_1d));
}
torc_tensor compose_vstack(const composite *call, torc_tensors tensors) {
    if (!tensors.count) return FAIL_NULL(RUNTIME, "vstack expects a non-empty TensorList");
    return joined(call, each(tensors, compose_atleast_2d), 0);
}
torc_tensor compose_dstack(const composite *call, torc_tensors tensors) {
    if (!tensors.count) return FAIL_NULL(RUNTIME, "dstack expects a non-empty TensorList");
    return joined(call, each(tensors, compose_atleast_3d), 2);
}
torc_tensor compose_column_stack(const composite *call, torc_tensors tensors) {
    if (!tensors.count) return FAIL_NULL(RUNTIME, "column_stack expects a non-empty TensorList");
    return joined_across(call, each(tensors, as_column));
}

/* Each matrix is copied to its place among zeros. */
torc_tensor compose_block_diag(torc_tensors tensors) {
    if (!tensors.count) return torc_empty(SHAPE(1, 0));
    int64_t high = 0, wide = 0, row = 0, column = 0;
    for (int64_t k = 0; k < tensors.count; k++) {
        const torc_tensor t = tensors.data[k];
        if (t->ndim > 2)
            return FAIL_NULL(
                RUNTIME,
                "torch.block_diag: Input tensors must have 2 or fewer dimensions. Input %lld has %d dimensions", (ll)k,
                t->ndim);
        if (!device_equal(t->device, tensors.data[0]->device))
            return FAIL_NULL(
                RUNTIME,
                "torch.block_diag: input tensors must all be on the same device. Input 0 is on device %s and input "
                "%lld is on device %s",
                device_text(tensors.data[0]->device), (ll)k, device_text(t->device));
        high += t->ndim == 2 ? t->sizes[0] : 1;
        wide += t->ndim ? t->sizes[t->ndim - 1] : 1;
    }
    const torc_dtype dtype = promote_tensors(tensors.data, (int)tensors.count);
    torc_tensor out = dtype ? torc_zeros(SHAPE(high, wide), .dtype = dtype, .device = tensors.data[0]->device) : NULL;
    for (int64_t k = 0; out && k < tensors.count; k++) {
        const torc_tensor t = compose_atleast_2d(tensors.data[k]);
        if (!t || !torc_copy_(torc_narrow(torc_narrow(out, 0, row, t->sizes[0]), 1, column, t->sizes[1]), t))
            return NULL;
        row += t->sizes[0];
        column += t->sizes[1];
    }
    return out;
}

/* ------------------------------------------------------------------------------------------ powers */
/* The powers from 1 to n of each element, in a new last dimension. NULL passes. */
static torc_tensor powers(torc_tensor x, int64_t n) {
    int64_t sizes[TORC_MAX_DIMS];
    if (!x) return NULL;
    if (x->ndim == TORC_MAX_DIMS) return FAIL_NULL(RUNTIME, "tensors have at most %d dimensions", TORC_MAX_DIMS);
    memcpy(sizes, x->sizes, sizeof *sizes * (size_t)x->ndim);
    sizes[x->ndim] = n;
    return torc_cumprod(torc_expand(torc_unsqueeze(x, -1), torc_ints_of(sizes, x->ndim + 1)), -1);
}
/* Columns are copied to their places, so that autocast, which computes powers in float32, changes no dtype. */
torc_tensor compose_vander(torc_tensor x, const vander_attrs *a) {
    if (x->ndim != 1) return FAIL_NULL(RUNTIME, "x must be a one-dimensional tensor.");
    const int64_t n = a->N.kind ? number_to_int(a->N) : x->numel;
    if (n < 0) return FAIL_NULL(RUNTIME, "N must be non-negative.");
    const torc_dtype dtype = dtype_promote(x->dtype, TORC_INT64);
    torc_tensor all = dtype ? torc_new_empty(x, SHAPE(x->numel, n), .dtype = dtype) : NULL;
    if (!all || !n) return all;
    if (!torc_fill_(torc_select(all, 1, 0), NUMBER(1)) || n == 1) return all;
    torc_copy_(torc_narrow(all, 1, 1, n - 1), powers(torc_to(x, .dtype = dtype), n - 1));
    return a->increasing ? all : torc_flip(all, DIMS(1));
}
torc_tensor compose_linalg_vander(torc_tensor x, const linalg_vander_attrs *a) {
    const int dtype = x->dtype;
    const bool wide =
        dtype == TORC_FLOAT32 || dtype == TORC_FLOAT64 || dtype == TORC_COMPLEX64 || dtype == TORC_COMPLEX128;
    if (!wide && !dtype_integral(dtype))
        return FAIL_NULL(RUNTIME, "linalg.vander supports floating point, complex, and integer tensors, but got %s",
                         dtype_scalar_name(dtype));
    if (!x->ndim) x = torc_unsqueeze(x, -1);
    if (!x) return NULL;
    const int64_t n = a->N.kind ? number_to_int(a->N) : x->sizes[x->ndim - 1];
    if (n <= 1) return FAIL_NULL(RUNTIME, "N must be greater than 1.");
    torc_tensor more = powers(x, n - 1);
    return more ? torc_cat(TENSORS(torc_ones_like(torc_narrow(more, -1, 0, 1)), more), -1) : NULL;
}

/* ------------------------------------------------------------------------------------------ grids */
torc_tensors compose_meshgrid(torc_tensors tensors, const meshgrid_attrs *a) {
    const char *indexing = a->indexing.s;
    const int64_t n = tensors.count;
    int64_t sizes[TORC_MAX_DIMS], one[TORC_MAX_DIMS];
    if (!n) {
        FAIL(RUNTIME, "meshgrid expects a non-empty TensorList");
        return NO_TENSORS;
    }
    if (n > TORC_MAX_DIMS) {
        FAIL(RUNTIME, "tensors have at most %d dimensions, got %lld", TORC_MAX_DIMS, (ll)n);
        return NO_TENSORS;
    }
    const torc_tensor first = tensors.data[0];
    for (int64_t k = 0; k < n; k++) {
        const torc_tensor t = tensors.data[k];
        if (t->ndim > 1) {
            FAIL(RUNTIME, "torch.meshgrid: Expected 0D or 1D tensor in the tensor list but got: %s",
                 shape_text(t->ndim, t->sizes));
            return NO_TENSORS;
        }
        if (t->dtype != first->dtype || !device_equal(t->device, first->device)) {
            FAIL(RUNTIME, "torch.meshgrid expects all tensors to have the same %s",
                 t->dtype != first->dtype ? "dtype" : "device");
            return NO_TENSORS;
        }
    }
    if (!indexing)
        WARN_ONCE("torch.meshgrid: in an upcoming release, it will be required to pass the indexing argument.");
    else if (strcmp(indexing, "ij") && strcmp(indexing, "xy")) {
        FAIL(RUNTIME, "torch.meshgrid: indexing must be one of \"xy\" or \"ij\", but received: %s", indexing);
        return NO_TENSORS;
    }
    const bool swapped = indexing && !strcmp(indexing, "xy") && n > 1; /* the second tensor runs along the rows */
    for (int64_t k = 0; k < n; k++) {
        const torc_tensor t = tensors.data[swapped && k < 2 ? 1 - k : k];
        sizes[k] = t->numel;
        one[k] = 1;
    }
    torc_tensor *list = tensor_list_lend(n);
    for (int64_t k = 0; list && k < n; k++) {
        const int64_t d = swapped && k < 2 ? 1 - k : k;
        one[d] = sizes[d];
        list[k] = torc_expand(torc_view(tensors.data[k], torc_ints_of(one, n)), torc_ints_of(sizes, n));
        one[d] = 1;
        if (!list[k]) return NO_TENSORS;
    }
    return list ? (torc_tensors){list, n} : NO_TENSORS;
}

static bool is_vector(torc_tensor t) {
    return t->ndim == 1 || FAIL(RUNTIME, "Expect a 1D vector, but got shape %s", shape_text(t->ndim, t->sizes));
}
static torc_tensor flat(torc_tensor t) { return torc_flatten(t); }

torc_tensor compose_cartesian_prod(torc_tensors tensors) {
    for (int64_t k = 0; k < tensors.count; k++)
        if (!is_vector(tensors.data[k])) return NULL;
    if (tensors.count == 1) return same_handle(tensors.data[0]);
    const torc_tensors columns = each(torc_meshgrid(tensors, .indexing = "ij"), flat);
    return columns.count ? torc_stack(columns, 1) : NULL;
}

/* The rows of the product of self with itself whose places ascend, from a mask; how many there are follows from the sizes. */
torc_tensor compose_combinations(torc_tensor self, const combinations_attrs *a) {
    const int64_t r = a->r, n = self->numel;
    if (!is_vector(self)) return NULL;
    if (r < 0) return FAIL_NULL(RUNTIME, "Expect a non-negative number, but got %lld", (ll)r);
    if (!r) return torc_new_empty(self, SHAPE(0));
    if (r > TORC_MAX_DIMS)
        return FAIL_NULL(RUNTIME, "tensors have at most %d dimensions, got %lld", TORC_MAX_DIMS, (ll)r);
    torc_tensor repeated[TORC_MAX_DIMS], places[TORC_MAX_DIMS];
    torc_tensor range = torc_arange(n, .dtype = TORC_INT64, .device = self->device);
    for (int64_t k = 0; k < r; k++) repeated[k] = self, places[k] = range;
    const torc_tensors values = torc_meshgrid(((torc_tensors){repeated, r}), .indexing = "ij");
    const torc_tensors index = range ? torc_meshgrid(((torc_tensors){places, r}), .indexing = "ij") : NO_TENSORS;
    if (FAILED()) return NULL;
    torc_tensor mask = torc_full(torc_ints_of(index.data[0]->sizes, r), number_bool(true), .device = self->device);
    int64_t count = 1; /* choose r of n, where with replacement n + r - 1 are to choose of */
    for (int64_t k = 0; k < r; k++) {
        if (mul_overflows(count, MAX(a->with_replacement ? n + k : n - k, 0), &count))
            return FAIL_NULL(RUNTIME, "combinations: the number of rows overflows");
        count /= k + 1;
    }
    for (int64_t k = 0; k + 1 < r; k++)
        mask = torc_logical_and(mask, a->with_replacement ? torc_le(index.data[k], index.data[k + 1])
                                                          : torc_lt(index.data[k], index.data[k + 1]));
    torc_tensor *columns = mask ? tensor_list_lend(r) : NULL;
    for (int64_t k = 0; columns && k < r; k++)
        if (!(columns[k] = op_masked_select_known(values.data[k], mask, count))) return NULL;
    return columns ? torc_stack(((torc_tensors){columns, r}), 1) : NULL;
}

/* ------------------------------------------------------------------------------------------ pieces by direction */
/* Which dimension hsplit, vsplit and dsplit cut; -1 and an error. sections: 0 where places are given. */
static int64_t cut_dim(torc_tensor self, char direction, int64_t sections) {
    const int least = direction == 'h' ? 1 : direction == 'v' ? 2 : 3;
    if (self->ndim < least) {
        FAIL(RUNTIME,
             "torch.%csplit requires a tensor with at least %d dimension%s, but got a tensor with %d dimensions!",
             direction, least, least > 1 ? "s" : "", self->ndim);
        return -1;
    }
    const int64_t dim = direction == 'h' ? self->ndim > 1 : direction == 'v' ? 0 : 2;
    if (sections > 0 && self->sizes[dim] % sections) {
        FAIL(
            RUNTIME,
            "torch.%csplit attempted to split along dimension %lld, but the size of the dimension %lld is not divisible by the "
            "split_size %lld!",
            direction, (ll)dim, (ll)self->sizes[dim], (ll)sections);
        return -1;
    }
    return dim;
}
static torc_tensors cut_in(torc_tensor self, char direction, int64_t sections) {
    const int64_t dim = cut_dim(self, direction, sections);
    return dim < 0 ? NO_TENSORS : torc_tensor_split(self, sections, .dim = dim);
}
static torc_tensors cut_at(torc_tensor self, char direction, const attr_ints *indices) {
    const int64_t dim = cut_dim(self, direction, 0);
    return dim < 0 ? NO_TENSORS : torc_tensor_split_indices(self, as_ints(indices), .dim = dim);
}
torc_tensors compose_hsplit(torc_tensor self, const hsplit_attrs *a) { return cut_in(self, 'h', a->sections); }
torc_tensors compose_vsplit(torc_tensor self, const vsplit_attrs *a) { return cut_in(self, 'v', a->sections); }
torc_tensors compose_dsplit(torc_tensor self, const dsplit_attrs *a) { return cut_in(self, 'd', a->sections); }
torc_tensors compose_hsplit_indices(torc_tensor self, const hsplit_indices_attrs *a) {
    return cut_at(self, 'h', &a->indices);
}
torc_tensors compose_vsplit_indices(torc_tensor self, const vsplit_indices_attrs *a) {
    return cut_at(self, 'v', &a->indices);
}
torc_tensors compose_dsplit_indices(torc_tensor self, const dsplit_indices_attrs *a) {
    return cut_at(self, 'd', &a->indices);
}
