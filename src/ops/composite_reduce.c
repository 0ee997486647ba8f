/* composite_reduce.c - reductions that are made of others. */
#include <math.h>

#include "core/device.h"
#include "core/promote.h"
#include "core/shape.h"
#include "core/tensor_list.h"
#include "ops/generated/compose.h"
#include "ops/generated/internal.h"
#include "ops/index.h"
#include "ops/kernel.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "torc/ops.h"

/* torch.norm of order p. Matrix norms ('nuc', and 'fro' over two dimensions, which equals order 2) are not orders p. */
torc_tensor compose_norm(torc_tensor self, const norm_attrs *a) {
    return torc_vector_norm(self, .ord = number_given(a->p), .dim = as_ints(&a->dim), .keepdim = a->keepdim,
                            .dtype = (torc_dtype)a->dtype);
}

/* x divided by its length along dim, or by eps where that is longer. The gradient is always that of the length: PyTorch's
 * choice. */
static torc_tensor over_length(torc_tensor x, const cosine_similarity_attrs *a) {
    torc_tensor length = torc_clone(torc_vector_norm(x, .dim = DIMS(a->dim), .keepdim = true));
    const bool before = autograd_grad_enabled;
    autograd_grad_enabled = false;
    torc_clamp_min_(length, NUMBER(a->eps));
    autograd_grad_enabled = before;
    return torc_div(x, length);
}
torc_tensor compose_cosine_similarity(torc_tensor x1, torc_tensor x2, const cosine_similarity_attrs *a) {
    const torc_dtype common = (torc_dtype)promote_tensors((const torc_tensor[]){x1, x2}, 2);
    if (!dtype_floating(common))
        return FAIL_NULL(RUNTIME, "expected common dtype to be floating point, yet common dtype is %s",
                         dtype_scalar_name(common));
    if (!(a->eps >= 0)) return FAIL_NULL(RUNTIME, "eps must be non-negative, got: %g", a->eps);
    if (!dtype_floating(x1->dtype)) x1 = torc_to(x1, .dtype = common);
    if (!dtype_floating(x2->dtype)) x2 = torc_to(x2, .dtype = common);
    const torc_tensors both = torc_broadcast_tensors(TENSORS(x1, x2));
    if (FAILED()) return NULL;
    /* Divided before they are multiplied: a product of long vectors might not be finite. */
    return torc_sum(torc_mul(over_length(both.data[0], a), over_length(both.data[1], a)), .dim = DIMS(a->dim));
}

/* ------------------------------------------------------------------------------------------ norms of matrices */
/* Of a number: the largest, or smallest, sum of magnitudes along one of the two dimensions. dims are wrapped. */
static torc_tensor matrix_norm_of(torc_tensor self, attr_number ord, const int64_t *dims, bool keepdim,
                                  torc_dtype dtype) {
    const double p = number_to_double(ord);
    if (fabs(p) == 2)
        return FAIL_NULL(NOT_IMPLEMENTED,
                         "linalg.matrix_norm: Order %g needs singular values, which are not implemented", p);
    if (fabs(p) != 1 && !isinf(p)) return FAIL_NULL(RUNTIME, "linalg.matrix_norm: Order %g not supported.", p);
    const int64_t summed = dims[isinf(p) ? 1 : 0], other = dims[isinf(p) ? 0 : 1];
    torc_tensor sums = torc_vector_norm(self, .ord = NUM(1), .dim = DIMS(summed), .keepdim = keepdim, .dtype = dtype);
    const int64_t last = !keepdim && summed < other ? other - 1 : other;
    return p > 0 ? torc_amax(sums, .dim = DIMS(last), .keepdim = keepdim)
                 : torc_amin(sums, .dim = DIMS(last), .keepdim = keepdim);
}
static bool matrix_dims(torc_tensor self, const attr_ints *given, int64_t *dims) {
    if (self->ndim < 2) return FAIL(RUNTIME, "linalg.matrix_norm: The input tensor A must have at least 2 dimensions.");
    if (given->count != 2)
        return FAIL(RUNTIME, "linalg.matrix_norm: dim must be a 2-tuple. Got %s",
                    shape_text((int)given->count, given->v));
    for (int k = 0; k < 2; k++) {
        dims[k] = given->v[k];
        if (!dim_wrap(&dims[k], self->ndim)) return false;
    }
    return dims[0] != dims[1] || FAIL(RUNTIME, "linalg.matrix_norm: dims must be different. Got (%lld, %lld)",
                                      (long long)given->v[0], (long long)given->v[1]);
}
static bool norm_dtype(torc_tensor self, const char *name) {
    return dtype_differentiable(self->dtype) ||
           FAIL(RUNTIME, "%s: Expected a floating point or complex tensor as input. Got %s", name,
                dtype_scalar_name(self->dtype));
}
torc_tensor compose_linalg_matrix_norm(torc_tensor self, const linalg_matrix_norm_attrs *a) {
    int64_t dims[2];
    if (!norm_dtype(self, "linalg.matrix_norm") || !matrix_dims(self, &a->dim, dims)) return NULL;
    return matrix_norm_of(self, a->ord, dims, a->keepdim, (torc_dtype)a->dtype);
}
torc_tensor compose_linalg_matrix_norm_str(torc_tensor self, const linalg_matrix_norm_str_attrs *a) {
    int64_t dims[2];
    if (!norm_dtype(self, "linalg.matrix_norm") || !matrix_dims(self, &a->dim, dims)) return NULL;
    if (!strcmp(a->ord.s, "nuc"))
        return FAIL_NULL(NOT_IMPLEMENTED,
                         "linalg.matrix_norm: Order nuc needs singular values, which are not implemented");
    if (strcmp(a->ord.s, "fro")) return FAIL_NULL(RUNTIME, "linalg.matrix_norm: Order %s not supported.", a->ord.s);
    return torc_vector_norm(self, .dim = torc_ints_of(dims, 2), .keepdim = a->keepdim, .dtype = (torc_dtype)a->dtype);
}
static bool norm_dims(torc_tensor self, const attr_ints *dim, bool ordered) {
    if (dim->count >= 0)
        return dim->count == 1 || dim->count == 2 ||
               FAIL(RUNTIME, "linalg.norm: If dim is specified, it must be of length 1 or 2. Got %s",
                    shape_text((int)dim->count, dim->v));
    return !ordered || self->ndim == 1 || self->ndim == 2 ||
           FAIL(RUNTIME, "linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. Got %dD.",
                self->ndim);
}
torc_tensor compose_linalg_norm(torc_tensor self, const linalg_norm_attrs *a) {
    if (!norm_dims(self, &a->dim, a->ord.kind)) return NULL;
    if (a->ord.kind && (a->dim.count == 2 || (a->dim.count < 0 && self->ndim == 2)))
        return torc_linalg_matrix_norm(self, number_given(a->ord),
                                       .dim = a->dim.count < 0 ? DIMS(0, 1) : as_ints(&a->dim), .keepdim = a->keepdim,
                                       .dtype = (torc_dtype)a->dtype);
    const torc_ints dim = as_ints(&a->dim);
    const torc_dtype dtype = (torc_dtype)a->dtype;
    if (!a->ord.kind) return torc_vector_norm(self, .dim = dim, .keepdim = a->keepdim, .dtype = dtype);
    return torc_vector_norm(self, .ord = number_given(a->ord), .dim = dim, .keepdim = a->keepdim, .dtype = dtype);
}
torc_tensor compose_linalg_norm_str(torc_tensor self, const linalg_norm_str_attrs *a) {
    if (!norm_dims(self, &a->dim, true)) return NULL;
    return torc_linalg_matrix_norm_str(self, .ord = a->ord.s, .dim = a->dim.count < 0 ? DIMS(0, 1) : as_ints(&a->dim),
                                       .keepdim = a->keepdim, .dtype = (torc_dtype)a->dtype);
}

/* ------------------------------------------------------------------------------------------ distances */
torc_tensor compose_dist(torc_tensor self, torc_tensor other, const dist_attrs *a) {
    return torc_norm(torc_sub(self, other), .p = number_given(a->p));
}

bool cdist_by_product(double p, int64_t mode, int64_t rows, int64_t columns, int64_t width) {
    enum { MANY = 25 }; /* PyTorch's bound */
    return p == 2 && width && (mode == 1 || (mode == 0 && (rows > MANY || columns > MANY)));
}
/* Distances from a product of matrices, |x|² - 2xy + |y|², which needs no tensor of all differences. Where it is 0 the root has no
 * slope, and the gradient is 0. */
static torc_tensor distances_by_product(torc_tensor x1, torc_tensor x2) {
    torc_tensor n1 = torc_sum(torc_square(x1), .dim = DIMS(-1), .keepdim = true);
    torc_tensor n2 = torc_sum(torc_square(x2), .dim = DIMS(-1), .keepdim = true);
    torc_tensor left = torc_cat(TENSORS(torc_mul(x1, NUMBER(-2)), n1, torc_ones_like(n1)), -1);
    torc_tensor right = torc_cat(TENSORS(x2, torc_ones_like(n2), n2), -1);
    torc_tensor squares = torc_matmul(left, torc_mT(right)), apart = torc_le(squares, NUMBER(0));
    return torc_masked_fill(torc_sqrt(torc_masked_fill(squares, apart, NUMBER(1))), apart, NUMBER(0));
}
/* From differences. Where the host computes, of some rows of x1 at a time, so that they stay in its caches, and
 * side by side those of the longer of a row and a column of the result. */
static torc_tensor distances_by_difference(torc_tensor x1, torc_tensor x2, double p) {
    enum { AT_A_TIME = 1 << 16 };
    torc_tensor left = torc_unsqueeze(x1, -2), right = torc_unsqueeze(x2, -3);
    if (!left || !right) return NULL;
    int n = left->ndim;
    int64_t sizes[TORC_MAX_DIMS], all, along = -1;
    memcpy(sizes, left->sizes, (size_t)n * sizeof *sizes);
    if (!shape_broadcast(&n, sizes, right) || !shape_numel(n, sizes, &all)) return NULL;
    if (all <= AT_A_TIME || !device_is_host(left->device))
        return torc_vector_norm(torc_sub(left, right), .ord = NUM(p), .dim = DIMS(-1));
    const int64_t rows = sizes[n - 3], some = MAX(1, AT_A_TIME / (all / rows));
    const torc_dtype dtype = promote_tensors((const torc_tensor[]){x1, x2}, 2);
    torc_tensor distances = torc_empty(torc_ints_of(sizes, n - 1), .dtype = dtype, .device = left->device);
    if (sizes[n - 2] >= sizes[n - 1]) {
        left = torc_unsqueeze(x1, -1), along = -2;
        right = torc_unsqueeze(torc_contiguous(torc_mT(x2)), -3);
    }
    for (int64_t k = 0; k < rows && !FAILED(); k += some) {
        const int64_t scope = torc_scope_begin(), m = MIN(some, rows - k);
        torc_vector_norm_out(torc_narrow(distances, -2, k, m), torc_sub(torc_narrow(left, -3, k, m), right),
                             .ord = NUM(p), .dim = DIMS(along));
        torc_scope_end(scope);
    }
    return FAILED() ? NULL : distances;
}
torc_tensor compose_cdist(torc_tensor x1, torc_tensor x2, const cdist_attrs *a) {
    const torc_tensor both[] = {x1, x2};
    for (int k = 0; k < 2; k++)
        if (!dtype_floating(both[k]->dtype))
            return FAIL_NULL(RUNTIME, "cdist only supports floating-point dtypes, X%d got: %s", k + 1,
                             dtype_scalar_name(both[k]->dtype));
    for (int k = 0; k < 2; k++)
        if (both[k]->ndim < 2)
            return FAIL_NULL(RUNTIME, "cdist only supports at least 2D tensors, X%d got: %dD", k + 1, both[k]->ndim);
    const int64_t mode = a->compute_mode.kind ? number_to_int(a->compute_mode) : 0;
    const int64_t width = x1->sizes[x1->ndim - 1];
    if (x2->sizes[x2->ndim - 1] != width)
        return FAIL_NULL(RUNTIME, "X1 and X2 must have the same number of columns. X1: %lld X2: %lld", (long long)width,
                         (long long)x2->sizes[x2->ndim - 1]);
    if (!(a->p >= 0)) return FAIL_NULL(RUNTIME, "cdist only supports non-negative p values");
    if (mode < 0 || mode > 2) return FAIL_NULL(RUNTIME, "possible modes: 0, 1, 2, but was: %lld", (long long)mode);
    const int64_t rows = x1->sizes[x1->ndim - 2], columns = x2->sizes[x2->ndim - 2];
    return cdist_by_product(a->p, mode, rows, columns, width) ? distances_by_product(x1, x2)
                                                              : distances_by_difference(x1, x2, a->p);
}

/* ------------------------------------------------------------------------------------------ sums */
torc_tensor compose_trace(torc_tensor self) {
    if (self->ndim != 2) return FAIL_NULL(RUNTIME, "trace: expected a matrix, but got tensor with dim %d", self->ndim);
    return torc_sum(torc_diagonal(self));
}
torc_tensor compose_nanmean(torc_tensor self, const nanmean_attrs *a) {
    if (!dtype_differentiable(self->dtype))
        return FAIL_NULL(RUNTIME, "nanmean(): expected input to have floating point or complex dtype but got %s",
                         dtype_scalar_name(self->dtype));
    const torc_ints dim = as_ints(&a->dim);
    torc_tensor count = torc_sum(torc_logical_not(torc_isnan(torc_detach(self))), .dim = dim, .keepdim = a->keepdim);
    return torc_div(torc_nansum(self, .dim = dim, .keepdim = a->keepdim, .dtype = (torc_dtype)a->dtype), count);
}

/* ------------------------------------------------------------------------------------------ differences */
static bool fits_beside(torc_tensor self, torc_tensor more, int64_t dim) {
    if (more->ndim != self->ndim)
        return FAIL(RUNTIME, "diff expects prepend or append to be the same dimension as input");
    for (int d = 0; d < self->ndim; d++)
        if (d != dim && more->sizes[d] != self->sizes[d])
            return FAIL(RUNTIME,
                        "diff expects the shape of tensor to prepend or append to match that of input except along the "
                        "differencing dimension; input.size(%d) = %lld, but got tensor.size(%d) = %lld",
                        d, (long long)self->sizes[d], d, (long long)more->sizes[d]);
    return true;
}
torc_tensor compose_diff(torc_tensor self, torc_tensor prepend, torc_tensor append, const diff_attrs *a) {
    int64_t dim = a->dim;
    if (!self->ndim) return FAIL_NULL(RUNTIME, "diff expects input to be at least one-dimensional");
    if (a->n < 0) return FAIL_NULL(RUNTIME, "order must be non-negative but got %lld", (long long)a->n);
    if (!dim_wrap(&dim, self->ndim)) return NULL;
    if ((prepend && !fits_beside(self, prepend, dim)) || (append && !fits_beside(self, append, dim))) return NULL;
    if (!a->n) return torc_clone(self);
    torc_tensor parts[3], t = self;
    int n = 0;
    if (prepend) parts[n++] = prepend;
    parts[n++] = self;
    if (append) parts[n++] = append;
    if (n > 1) t = torc_cat(((torc_tensors){parts, n}), dim);
    /* Two steps at once, with the bits of one after the other: 16-bit numbers would be rounded in between. */
    const bool twice = t && (t->dtype == TORC_FLOAT32 || t->dtype == TORC_FLOAT64);
    int64_t left = a->n;
    for (; twice && t && left > 1 && t->sizes[dim] > 1; left -= 2) {
        const int64_t length = t->sizes[dim] - 2;
        t = op_second_difference(torc_narrow(t, dim, 2, length), torc_narrow(t, dim, 1, length),
                                 torc_narrow(t, dim, 0, length));
    }
    for (; t && left && t->sizes[dim]; left--) {
        const int64_t length = t->sizes[dim] - 1;
        torc_tensor later = torc_narrow(t, dim, 1, length), earlier = torc_narrow(t, dim, 0, length);
        t = t->dtype == TORC_BOOL ? torc_logical_xor(later, earlier) : torc_sub(later, earlier);
    }
    return t == self ? torc_clone(self) : t; /* nothing along dim: self may be what is written */
}

/* All along dim but the first, and all but the last. */
static torc_tensor without_first(torc_tensor t, int64_t dim) { return torc_slice(t, .dim = dim, .start = 1); }
static torc_tensor without_last(torc_tensor t, int64_t dim) { return torc_slice(t, .dim = dim, .end = -1); }

/* The area under y by trapezoids of these widths along dim. */
static torc_tensor area(torc_tensor y, torc_tensor widths, int64_t dim) {
    const int64_t n = y->sizes[dim] - 1;
    torc_tensor sums = torc_add(torc_narrow(y, dim, 0, n), torc_narrow(y, dim, 1, n));
    return torc_div(torc_sum(torc_mul(sums, widths), .dim = DIMS(dim)), NUMBER(2.0));
}
static torc_tensor zeros_without(torc_tensor y, int64_t dim) {
    int64_t sizes[TORC_MAX_DIMS];
    for (int d = 0, i = 0; d < y->ndim; d++)
        if (d != dim) sizes[i++] = y->sizes[d];
    return torc_new_zeros(y, torc_ints_of(sizes, y->ndim - 1));
}
static bool sample_dim(torc_tensor y, int64_t *dim) {
    if (!dim_wrap(dim, y->ndim)) return false;
    return y->ndim || FAIL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (long long)*dim);
}
/* Places x of the samples y along dim, with as many dimensions as y. */
static torc_tensor beside_samples(torc_tensor x, torc_tensor y, int64_t dim, const char *name) {
    int64_t sizes[TORC_MAX_DIMS];
    if (x->ndim == 1) {
        if (x->numel != y->sizes[dim])
            return FAIL_NULL(RUNTIME, "%s: There must be one `x` value for each sample point", name);
        for (int d = 0; d < y->ndim; d++) sizes[d] = d == dim ? x->numel : 1;
        return torc_reshape(x, torc_ints_of(sizes, y->ndim));
    }
    if (x->ndim >= y->ndim) return x;
    const int missing = y->ndim - x->ndim;
    for (int d = 0; d < y->ndim; d++) sizes[d] = d < missing ? 1 : x->sizes[d - missing];
    return torc_reshape(x, torc_ints_of(sizes, y->ndim));
}
torc_tensor compose_trapezoid_x(torc_tensor y, torc_tensor x, const trapezoid_x_attrs *a) {
    int64_t dim = a->dim;
    if (!sample_dim(y, &dim)) return NULL;
    if (!y->sizes[dim]) return zeros_without(y, dim);
    if (y->dtype == TORC_BOOL || x->dtype == TORC_BOOL)
        return FAIL_NULL(RUNTIME, "trapezoid: received a bool input for `x` or `y`, but bool is not supported");
    x = beside_samples(x, y, dim, "trapezoid");
    if (!x) return NULL;
    return area(y, torc_sub(without_first(x, dim), without_last(x, dim)), dim);
}
torc_tensor compose_trapezoid(torc_tensor y, const trapezoid_attrs *a) {
    int64_t dim = a->dim;
    if (!sample_dim(y, &dim)) return NULL;
    if (!y->sizes[dim]) return zeros_without(y, dim);
    if (y->dtype == TORC_BOOL)
        return FAIL_NULL(RUNTIME, "trapezoid: received a bool input for `y`, but bool is not supported");
    if (a->dx.kind == NUMBER_COMPLEX || a->dx.kind == NUMBER_BOOL)
        return FAIL_NULL(RUNTIME, "trapezoid: Currently, we only support dx as a real number.");
    torc_tensor ends = torc_add(torc_select(y, dim, 0), torc_select(y, dim, -1));
    torc_tensor sum = torc_sub(torc_sum(y, .dim = DIMS(dim)), torc_mul(ends, NUMBER(0.5)));
    return torc_mul(sum, NUMBER(number_to_double(a->dx)));
}

torc_tensor compose_cumulative_trapezoid(torc_tensor y, const cumulative_trapezoid_attrs *a) {
    if (y->dtype == TORC_BOOL)
        return FAIL_NULL(RUNTIME, "cumulative_trapezoid: received a bool input for `y`, but bool is not supported");
    if (a->dx.kind == NUMBER_COMPLEX || a->dx.kind == NUMBER_BOOL)
        return FAIL_NULL(RUNTIME, "cumulative_trapezoid: Currently, we only support dx as a real number.");
    torc_tensor left = without_last(y, a->dim), sums = torc_add(left, without_first(y, a->dim));
    return torc_cumsum(torc_mul(sums, NUMBER(number_to_double(a->dx) / 2)), a->dim);
}
torc_tensor compose_cumulative_trapezoid_x(torc_tensor y, torc_tensor x, const cumulative_trapezoid_x_attrs *a) {
    int64_t dim = a->dim;
    if (!dim_wrap(&dim, y->ndim)) return NULL;
    if (y->dtype == TORC_BOOL || x->dtype == TORC_BOOL)
        return FAIL_NULL(RUNTIME,
                         "cumulative_trapezoid: received a bool input for `x` or `y`, but bool is not supported");
    if (x->ndim == 1 && !y->ndim)
        return FAIL_NULL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (long long)a->dim);
    x = beside_samples(x, y, dim, "cumulative_trapezoid");
    if (!x) return NULL;
    torc_tensor before = without_last(x, dim), widths = torc_sub(without_first(x, dim), before);
    torc_tensor left = without_last(y, dim), sums = torc_add(left, without_first(y, dim));
    return torc_div(torc_cumsum(torc_mul(sums, widths), dim), NUMBER(2.0));
}

/* ------------------------------------------------------------------------------------------ slopes
 * Each place and its two neighbours lie on a parabola, whose slope there is taken. At both ends it is that of the line through two
 * places, or with edge_order 2 that of the parabola through three. */
typedef struct slopes {
    int64_t dims[TORC_MAX_DIMS];
    int count;
} slopes;
/* spacings: how many there are; -1: one number for all dimensions. */
static bool slopes_wanted(slopes *to, torc_tensor self, int64_t spacings, const attr_ints *dim, int64_t edge_order) {
    const int64_t given = dim->count;
    uint64_t seen = 0;
    if (self->dtype == TORC_UINT8) return FAIL(RUNTIME, "torch.gradient does not support uint8 input.");
    if (spacings >= 0 && given < 0 && spacings != self->ndim)
        return FAIL(RUNTIME,
                    "torch.gradient expected spacing to be unspecified, a scalar, or a list of length equal to "
                    "'self.dim() = %d', since dim argument was not given, but got a list of length %lld",
                    self->ndim, (long long)spacings);
    if (spacings >= 0 && given >= 0 && spacings != given)
        return FAIL(
            RUNTIME,
            "torch.gradient expected spacing to be unspecified, a scalar or it's spacing and dim arguments to "
            "have the same length, but got a spacing argument of length %lld and a dim argument of length %lld.",
            (long long)spacings, (long long)given);
    if (edge_order != 1 && edge_order != 2)
        return FAIL(RUNTIME, "torch.gradient only supports edge_order=1 and edge_order=2.");
    to->count = given < 0 ? self->ndim : (int)given;
    for (int k = 0; k < to->count; k++) {
        int64_t d = given < 0 ? k : dim->v[k];
        if (!dim_wrap(&d, self->ndim)) return false;
        if (seen >> d & 1) return FAIL(RUNTIME, "dim %lld appears multiple times in the list of dims", (long long)d);
        seen |= (uint64_t)1 << d;
        to->dims[k] = d;
    }
    for (int k = 0; k < to->count; k++) {
        if (!self->ndim)
            return FAIL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (long long)dim->v[k]);
        if (self->sizes[to->dims[k]] < edge_order + 1)
            return FAIL(RUNTIME, "torch.gradient expected each dimension size to be at least edge_order+1");
    }
    return true;
}
static torc_tensor sample(torc_tensor t, int64_t dim, int64_t at) {
    return torc_narrow(t, dim, at < 0 ? at + t->sizes[dim] : at, 1);
}
/* a x[i] + b x[i + 1] + c x[i + 2], for `count` places from i = at on. */
static torc_tensor weighted(torc_tensor t, int64_t dim, int64_t at, int64_t count, const torc_tensor weights[3]) {
    torc_tensor sum = NULL;
    for (int64_t k = 0; k < 3; k++) {
        torc_tensor part = torc_mul(weights[k], torc_narrow(t, dim, at + k, count));
        sum = sum ? torc_add(sum, part) : part;
    }
    return sum;
}
/* t / h; floating numbers over 1 are what they are, complex ones are not where they are infinite. */
static torc_tensor over(torc_tensor t, attr_number h) {
    if (t && h.kind != NUMBER_COMPLEX && number_to_double(h) == 1 && dtype_floating(t->dtype)) return t;
    return torc_div(t, h);
}
static torc_tensor even_slopes(torc_tensor f, attr_number h, int64_t dim, int64_t edge_order) {
    const int64_t n = f->sizes[dim];
    torc_tensor across = torc_sub(torc_narrow(f, dim, 2, n - 2), torc_narrow(f, dim, 0, n - 2)), first, last;
    torc_tensor inner = torc_div(over(across, h), NUMBER(2));
    if (!inner) return NULL;
    if (edge_order == 1 && n > 2) { /* both ends in one call: places 1 and n - 1 less those before them */
        torc_tensor ends = over(torc_sub(torc_slice(f, dim, .start = 1, .step = n - 2),
                                         torc_slice(f, dim, .start = 0, .end = n - 1, .step = n - 2)),
                                h);
        return torc_cat(TENSORS(sample(ends, dim, 0), inner, sample(ends, dim, 1)), dim);
    }
    if (edge_order == 1) {
        first = last = torc_sub(sample(f, dim, 1), sample(f, dim, 0));
    } else {
        first = torc_add(torc_mul(sample(f, dim, 0), NUMBER(-1.5)), torc_mul(sample(f, dim, 1), NUMBER(2)));
        first = torc_sub(first, torc_mul(sample(f, dim, 2), NUMBER(0.5)));
        last = torc_sub(torc_mul(sample(f, dim, -3), NUMBER(0.5)), torc_mul(sample(f, dim, -2), NUMBER(2)));
        last = torc_add(last, torc_mul(sample(f, dim, -1), NUMBER(1.5)));
    }
    return torc_cat(TENSORS(over(first, h), inner, over(last, h)), dim);
}
/* The weights of three places for the slope at the one in the middle, which is h1 behind the first and h2 before the last. */
static void middle_weights(torc_tensor h1, torc_tensor h2, torc_tensor w[3]) {
    torc_tensor both = torc_add(h1, h2), minus = torc_neg(h2);
    w[0] = torc_div(minus, torc_mul(h1, both));
    w[1] = torc_div(torc_sub(h2, h1), torc_mul(h1, h2));
    w[2] = torc_div(h1, torc_mul(h2, both));
}
/* The same for the slope at the first place, where h1 follows, and then h2. From the other side it is the slope at the last one, with
 * the other sign, which `back` says. */
static void end_weights(torc_tensor h1, torc_tensor h2, bool back, torc_tensor w[3]) {
    torc_tensor both = torc_add(h1, h2), twice = torc_add(torc_mul(h1, NUMBER(2)), h2);
    torc_tensor near = torc_div(twice, torc_mul(h1, both)), next = torc_div(both, torc_mul(h1, h2));
    torc_tensor far = torc_div(h1, torc_mul(h2, both));
    w[back ? 2 : 0] = back ? near : torc_neg(near);
    w[1] = back ? torc_neg(next) : next;
    w[back ? 0 : 2] = back ? far : torc_neg(far);
}
static torc_tensor uneven_slopes(torc_tensor f, torc_tensor at, int64_t dim, int64_t edge_order) {
    const int64_t n = f->sizes[dim];
    int64_t sizes[TORC_MAX_DIMS];
    if (at->ndim != 1)
        return FAIL_NULL(
            RUNTIME,
            "torch.gradient expected each element of spacing to have one dimension, but got an element with "
            "%d dimensions!",
            at->ndim);
    for (int d = 0; d < f->ndim; d++) sizes[d] = d == dim ? -1 : 1;
    torc_tensor h = torc_diff(at, .dim = 0), w[3], first, last;
    middle_weights(without_last(h, 0), without_first(h, 0), w);
    for (int k = 0; k < 3; k++) w[k] = torc_reshape(w[k], torc_ints_of(sizes, f->ndim));
    /* Integers become what they are multiplied by once, and not beside each weight. */
    const bool whole = w[0] && dtype_floating(w[0]->dtype) && (f->dtype == TORC_BOOL || dtype_integral(f->dtype));
    torc_tensor inner = weighted(whole ? torc_to(f, .dtype = (torc_dtype)w[0]->dtype) : f, dim, 0, n - 2, w);
    torc_tensor step = torc_select(h, 0, 0), back = torc_select(h, 0, -1);
    if (!inner || !step || !back) return NULL;
    if (edge_order == 1) {
        first = torc_div(torc_sub(sample(f, dim, 1), sample(f, dim, 0)), step);
        last = torc_div(torc_sub(sample(f, dim, -1), sample(f, dim, -2)), back);
    } else {
        end_weights(step, torc_select(h, 0, 1), false, w);
        first = weighted(f, dim, 0, 1, w);
        end_weights(back, torc_select(h, 0, -2), true, w);
        last = weighted(f, dim, n - 3, 1, w);
    }
    return torc_cat(TENSORS(first, inner, last), dim);
}
/* spacing: a number for each dimension, or one for all. */
static torc_tensors even_slopes_along(torc_tensor self, const slopes *along, const torc_number *spacing, bool each,
                                      int64_t edge_order) {
    torc_tensor *list = tensor_list_lend(along->count);
    for (int k = 0; list && k < along->count; k++)
        if (!(list[k] = even_slopes(self, number_taken(spacing[each ? k : 0]), along->dims[k], edge_order)))
            return NO_TENSORS;
    return list ? (torc_tensors){list, along->count} : NO_TENSORS;
}
torc_tensors compose_gradient(torc_tensor self, const gradient_attrs *a) {
    const torc_number spacing = a->spacing.kind ? number_given(a->spacing) : NUM(1.0);
    slopes along;
    if (!slopes_wanted(&along, self, -1, &a->dim, a->edge_order)) return NO_TENSORS;
    return even_slopes_along(self, &along, &spacing, false, a->edge_order);
}
torc_tensors compose_gradient_scalar_list(torc_tensor self, const gradient_scalar_list_attrs *a) {
    slopes along;
    if (!slopes_wanted(&along, self, a->spacing.count, &a->dim, a->edge_order)) return NO_TENSORS;
    return even_slopes_along(self, &along, a->spacing.data, true, a->edge_order);
}
torc_tensors compose_gradient_tensors(torc_tensor self, torc_tensors spacing, const gradient_tensors_attrs *a) {
    slopes along;
    if (!slopes_wanted(&along, self, spacing.count, &a->dim, a->edge_order)) return NO_TENSORS;
    for (int64_t k = 0; k < spacing.count; k++)
        if (!device_equal(self->device, spacing.data[k]->device))
            return FAIL(RUNTIME,
                        "torch.gradient expected each tensor to be on the same device, but got devices %s and %s!",
                        device_text(self->device), device_text(spacing.data[k]->device)),
                   NO_TENSORS;
    torc_tensor *list = tensor_list_lend(along.count);
    for (int k = 0; list && k < along.count; k++)
        if (!(list[k] = uneven_slopes(self, spacing.data[k], along.dims[k], a->edge_order))) return NO_TENSORS;
    return list ? (torc_tensors){list, along.count} : NO_TENSORS;
}

/* ------------------------------------------------------------------------------------------ running extrema and sums
 * A map that turns the order of a dtype's numbers round: -x, and ~x of integers, of which the least has no negative. */
static torc_tensor reversed(torc_tensor t) {
    return t && !dtype_floating(t->dtype) ? torc_bitwise_not(t) : torc_neg(t);
}
torc_cummin_result compose_cummin(torc_tensor self, const cummin_attrs *a) {
    if (dtype_complex(self->dtype)) {
        FAIL(NOT_IMPLEMENTED, "\"cummin_cpu\" not implemented for '%s'", dtype_scalar_name(self->dtype));
        return (torc_cummin_result){NULL, NULL};
    }
    const fused_cummin_attrs attrs = {.dim = a->dim};
    if (kernel_supports(OP_fused_cummin, &self, 1, &attrs)) {
        const op_fused_cummin_result all = op_fused_cummin(self, a->dim);
        return (torc_cummin_result){all.values, all.indices};
    }
    const torc_cummax_result r = torc_cummax(reversed(self), a->dim);
    return (torc_cummin_result){reversed(r.values), r.indices};
}
/* In rounds: with what stood 1, 2, 4, … places before. */
torc_tensor compose_logcumsumexp(torc_tensor self, const logcumsumexp_attrs *a) {
    int64_t dim = a->dim;
    if (!dim_wrap(&dim, self->ndim)) return NULL;
    if (!dtype_floating(self->dtype) && !dtype_complex(self->dtype))
        return FAIL_NULL(NOT_IMPLEMENTED, "\"logcumsumexp\" not implemented for '%s'", dtype_scalar_name(self->dtype));
    if (!self->ndim || !self->numel) return torc_clone(self, .memory_format = TORC_CONTIGUOUS_FORMAT);
    const fused_logcumsumexp_attrs attrs = {.dim = dim};
    if (kernel_supports(OP_fused_logcumsumexp, &self, 1, &attrs)) return op_fused_logcumsumexp(self, dim);
    const bool half = dtype_half(self->dtype);
    const int64_t n = self->sizes[dim];
    torc_tensor t = half ? torc_float(self) : self;
    for (int64_t step = 1; t && step < n; step *= 2) {
        torc_tensor later = torc_narrow(t, dim, step, n - step), earlier = torc_narrow(t, dim, 0, n - step);
        t = torc_cat(TENSORS(torc_narrow(t, dim, 0, step), torc_logaddexp(later, earlier)), dim);
    }
    t = t == self ? torc_clone(self) : t;
    return torc_contiguous(torc_to(t, .dtype = (torc_dtype)self->dtype));
}
/* The two ends of a range that the host has to know. */
static bool range_read(torc_tensor self, double *low, double *high) {
    attr_number n[2];
    const torc_aminmax_result ends = torc_aminmax(torc_detach(self));
    const torc_tensor both[2] = {ends.min, ends.max};
    for (int k = 0; k < 2; k++)
        if (!both[k] || !tensor_read_number(both[k], &n[k], "histc")) return false;
    *low = number_to_double(n[0]), *high = number_to_double(n[1]);
    return true;
}
torc_tensor compose_histc(torc_tensor self, const histc_attrs *a) {
    double low = number_to_double(a->min), high = number_to_double(a->max);
    const bool whole = dtype_usual(self->dtype) && dtype_integral(self->dtype);
    if (!whole && !dtype_floating(self->dtype))
        return FAIL_NULL(NOT_IMPLEMENTED, "\"histogram_cpu\" not implemented for '%s'", dtype_scalar_name(self->dtype));
    if (a->bins <= 0)
        return FAIL_NULL(RUNTIME, "torch.histogram(): bins must be > 0, but got %lld for dimension 0",
                         (long long)a->bins);
    if (whole) low = trunc(low), high = trunc(high);
    if (low == high && self->numel && !range_read(self, &low, &high)) return NULL;
    if (low == high) low -= 1, high += 1;
    if (!isfinite(low) || !isfinite(high))
        return FAIL_NULL(RUNTIME, "torch.histc: range of [%g, %g] is not finite", low, high);
    if (!(high > low)) return FAIL_NULL(RUNTIME, "torch.histc: max must be larger than min");
    const fused_histc_attrs attrs = {.bins = a->bins, .min = number_float(low), .max = number_float(high)};
    if (kernel_supports(OP_fused_histc, &self, 1, &attrs))
        return torc_to(op_fused_histc(torc_detach(self), a->bins, attrs.min, attrs.max),
                       .dtype = (torc_dtype)self->dtype);
    torc_tensor x = torc_ravel(torc_detach(self)), in, place;
    int64_t first = 0, last = 0;
    if (whole && histc_whole(low, high, a->bins, &first, &last)) {
        x = torc_long(x);
        in = torc_logical_and(torc_ge(x, NUMBER(first)), torc_le(x, NUMBER(last)));
        place = torc_mul(torc_sub(x, NUMBER(first)), NUMBER(a->bins));
        place = torc_div(place, NUMBER(last - first), .rounding_mode = "trunc");
    } else {
        x = torc_double(x);
        in = torc_logical_and(torc_ge(x, NUMBER(low)), torc_le(x, NUMBER(high)));
        place = torc_mul(torc_div(torc_sub(x, NUMBER(low)), NUMBER(high - low)), NUMBER(a->bins));
    }
    place = torc_clamp_max(torc_long(torc_where(in, place, torc_zeros_like(place))), NUMBER(a->bins - 1));
    const torc_dtype counted = whole ? TORC_INT64 : TORC_FLOAT64;
    torc_tensor none = torc_zeros(SHAPE(a->bins), .dtype = counted, .device = self->device);
    return torc_to(torc_index_add(none, 0, place, torc_to(in, .dtype = counted)), .dtype = (torc_dtype)self->dtype);
}
torc_tensor compose_mvlgamma(torc_tensor self, const mvlgamma_attrs *a) {
    if (self->dtype == TORC_BOOL) return FAIL_NULL(RUNTIME, "The input tensor may not be a boolean tensor.");
    if (a->p < 1) return FAIL_NULL(RUNTIME, "p has to be greater than or equal to 1");
    if (a->p > INT32_MAX) return FAIL_NULL(RUNTIME, "mvlgamma: so many dimensions are not summed over");
    const double p = (double)a->p, constant = p * (p - 1) / 4 * 1.14472988584940017414; /* log(pi) */
    const torc_dtype dtype = dtype_floating(self->dtype) ? (torc_dtype)self->dtype : torc_get_default_dtype();
    torc_tensor halves =
        torc_mul(torc_arange(1, .start = 1 - a->p, .dtype = TORC_FLOAT64, .device = self->device), NUMBER(0.5));
    if (dtype_complex(self->dtype))
        return FAIL_NULL(NOT_IMPLEMENTED, "\"mvlgamma\" not implemented for '%s'", dtype_scalar_name(self->dtype));
    torc_tensor each = torc_lgamma(torc_add(torc_unsqueeze(self, -1), torc_to(halves, .dtype = dtype)));
    return torc_add(torc_sum(each, .dim = DIMS(-1)), NUMBER(constant));
}
torc_tensor compose_renorm(const composite *call, torc_tensor self, const renorm_attrs *a) {
    int64_t dim = a->dim, others[TORC_MAX_DIMS];
    const double p = number_to_double(a->p), most = number_to_double(a->maxnorm);
    if (!(p > 0)) return FAIL_NULL(RUNTIME, "renorm: non-positive-norm not supported");
    if (!(most >= 0)) return FAIL_NULL(RUNTIME, "renorm: expected maxnorm to be >= 0 but got %g", most);
    if (self->ndim < 2)
        return FAIL_NULL(RUNTIME, "renorm: input needs at least 2 dimensions, got %d dimensions", self->ndim);
    if (!dim_wrap(&dim, self->ndim)) return NULL;
    int n = 0;
    for (int d = 0; d < self->ndim; d++)
        if (d != dim) others[n++] = d;
    const bool half = dtype_half(self->dtype);
    /* In place the norm is that of a copy: what it is differentiated by must not be what the product overwrites. */
    torc_tensor x = call->variant == CALL_INPLACE && autograd_wants(&self, 1) ? torc_clone(self) : self;
    torc_tensor norm = torc_vector_norm(x, .ord = NUM(p), .dim = torc_ints_of(others, n), .keepdim = true,
                                        .dtype = half ? TORC_FLOAT32 : 0);
    torc_tensor factor = op_renorm_factor(norm, most);
    if (half) factor = torc_to(factor, .dtype = (torc_dtype)self->dtype);
    return factor ? pass_on(call, OP_mul, (torc_tensor[]){self, factor}, 2, NULL) : NULL;
}

/* ------------------------------------------------------------------------------------------ covariances */
static bool weights_fit(torc_tensor w, const char *name, int64_t observations, bool whole) {
    if (w->ndim > 1)
        return FAIL(RUNTIME, "cov(): expected %s to have one or fewer dimensions but got %s with %d dimensions", name,
                    name, w->ndim);
    if (whole != (dtype_integral(w->dtype)) || (!whole && !dtype_floating(w->dtype)))
        return FAIL(RUNTIME, "cov(): expected %s to have %s dtype but got %s with %s dtype", name,
                    whole ? "integral" : "floating point", name, dtype_scalar_name(w->dtype));
    return w->numel == observations ||
           FAIL(RUNTIME,
                "cov(): expected %s to have the same numel as there are observations in the input but got %lld != %lld",
                name, (long long)w->numel, (long long)observations);
}
/* Is the only element of t true? The host reads it. */
static bool holds(torc_tensor t) {
    attr_number n;
    return t && tensor_read_number(t, &n, "cov") && n.as.i;
}
torc_tensor compose_cov(torc_tensor self, torc_tensor fweights, torc_tensor aweights, const cov_attrs *a) {
    if (self->ndim > 2)
        return FAIL_NULL(RUNTIME,
                         "cov(): expected input to have two or fewer dimensions but got an input with %d dimensions",
                         self->ndim);
    if (self->dtype == TORC_BOOL) return FAIL_NULL(RUNTIME, "cov(): bool dtype is not supported for input");
    torc_tensor in = self->ndim < 2 ? torc_reshape(self, SHAPE(1, -1)) : self, w = NULL, divisor;
    if (!in) return NULL;
    const int64_t n = in->sizes[1];
    if (fweights && !weights_fit(fweights, "fweights", n, true)) return NULL;
    if (aweights && !weights_fit(aweights, "aweights", n, false)) return NULL;
    if (fweights && n && holds(torc_lt(torc_min(fweights), NUMBER(0))))
        return FAIL_NULL(RUNTIME, "cov(): fweights cannot be negative");
    if (aweights && n && holds(torc_lt(torc_min(aweights), NUMBER(0))))
        return FAIL_NULL(RUNTIME, "cov(): aweights cannot be negative");
    if (fweights) w = fweights;
    if (aweights) w = w ? torc_mul(w, aweights) : aweights;
    if (FAILED()) return NULL;
    torc_tensor total = torc_sum(w ? torc_mul(in, w) : in, .dim = DIMS(1)), mean;
    if (!w) {
        if (n <= a->correction)
            base_warn(
                "cov(): degrees of freedom is <= 0. Correction should be strictly less than the number of observations.");
        mean = torc_div(total, NUMBER(n));
        divisor = NULL;
    } else {
        torc_tensor sum = torc_sum(w), less = sum;
        if (holds(torc_eq(sum, NUMBER(0))))
            return FAIL_NULL(RUNTIME, "cov(): weights sum to zero, can't be normalized");
        mean = torc_div(total, sum);
        if (aweights && a->correction)
            less = torc_sub(sum, torc_div(torc_mul(torc_sum(torc_mul(w, aweights)), NUMBER(a->correction)), sum));
        else
            less = torc_sub(sum, NUMBER(a->correction));
        divisor = torc_clamp_min(less, NUMBER(0));
    }
    in = torc_sub(in, torc_unsqueeze(mean, 1));
    torc_tensor products = torc_mm(in, torc_conj(torc_t(w ? torc_mul(in, w) : in)));
    return torc_squeeze(w ? torc_div(products, divisor)
                          : torc_div(products, NUMBER(MAX((double)n - (double)a->correction, 0))));
}
torc_tensor compose_corrcoef(torc_tensor self) {
    if (self->ndim > 2)
        return FAIL_NULL(
            RUNTIME, "corrcoef(): expected input to have two or fewer dimensions but got an input with %d dimensions",
            self->ndim);
    torc_tensor c = torc_cov(self);
    if (!c || !c->ndim) return c ? torc_div(c, c) : NULL;
    torc_tensor deviation = torc_sqrt(torc_real(torc_diag(c)));
    c = torc_div(torc_div(c, torc_unsqueeze(deviation, 1)), torc_unsqueeze(deviation, 0));
    if (!c || !dtype_complex(c->dtype)) return torc_clamp(c, NUM(-1), NUM(1));
    return torc_complex(torc_clamp(torc_real(c), NUM(-1), NUM(1)), torc_clamp(torc_imag(c), NUM(-1), NUM(1)));
}
