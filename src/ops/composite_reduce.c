/* composite_reduce.c - reductions that are made of others. */
#include <math.h>

#include "core/promote.h"
#include "core/shape.h"
#include "ops/generated/compose.h"
#include "ops/generated/internal.h"
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
    const int64_t width = x1->sizes[x1->ndim - 1], rows = x1->sizes[x1->ndim - 2], columns = x2->sizes[x2->ndim - 2];
    if (x2->sizes[x2->ndim - 1] != width)
        return FAIL_NULL(RUNTIME, "X1 and X2 must have the same number of columns. X1: %lld X2: %lld", (long long)width,
                         (long long)x2->sizes[x2->ndim - 1]);
    if (!(a->p >= 0)) return FAIL_NULL(RUNTIME, "cdist only supports non-negative p values");
    if (mode < 0 || mode > 2) return FAIL_NULL(RUNTIME, "possible modes: 0, 1, 2, but was: %lld", (long long)mode);
    enum { MANY = 25 }; /* PyTorch's bound */
    if (a->p == 2 && width && (mode == 1 || (mode == 0 && (rows > MANY || columns > MANY))))
        return distances_by_product(x1, x2);
    return torc_vector_norm(torc_sub(torc_unsqueeze(x1, -2), torc_unsqueeze(x2, -3)), .ord = NUM(a->p),
                            .dim = DIMS(-1));
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
    for (int64_t left = a->n; t && left && t->sizes[dim]; left--) {
        const int64_t length = t->sizes[dim] - 1;
        torc_tensor later = torc_narrow(t, dim, 1, length), earlier = torc_narrow(t, dim, 0, length);
        t = t->dtype == TORC_BOOL ? torc_logical_xor(later, earlier) : torc_sub(later, earlier);
    }
    return t == self ? torc_clone(self) : t; /* nothing along dim: self may be what is written */
}

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
torc_tensor compose_trapezoid_x(torc_tensor y, torc_tensor x, const trapezoid_x_attrs *a) {
    int64_t dim = a->dim, sizes[TORC_MAX_DIMS];
    if (!sample_dim(y, &dim)) return NULL;
    if (!y->sizes[dim]) return zeros_without(y, dim);
    if (y->dtype == TORC_BOOL || x->dtype == TORC_BOOL)
        return FAIL_NULL(RUNTIME, "trapezoid: received a bool input for `x` or `y`, but bool is not supported");
    if (x->ndim == 1) {
        if (x->numel != y->sizes[dim])
            return FAIL_NULL(RUNTIME, "trapezoid: There must be one `x` value for each sample point");
        for (int d = 0; d < y->ndim; d++) sizes[d] = d == dim ? x->numel : 1;
        x = torc_reshape(x, torc_ints_of(sizes, y->ndim));
    } else if (x->ndim < y->ndim) {
        const int missing = y->ndim - x->ndim;
        for (int d = 0; d < y->ndim; d++) sizes[d] = d < missing ? 1 : x->sizes[d - missing];
        x = torc_reshape(x, torc_ints_of(sizes, y->ndim));
    }
    if (!x) return NULL;
    return area(y, torc_sub(torc_slice(x, .dim = dim, .start = 1), torc_slice(x, .dim = dim, .end = -1)), dim);
}
torc_tensor compose_trapezoid(torc_tensor y, const trapezoid_attrs *a) {
    int64_t dim = a->dim;
    if (!sample_dim(y, &dim)) return NULL;
    if (!y->sizes[dim]) return zeros_without(y, dim);
    if (y->dtype == TORC_BOOL)
        return FAIL_NULL(RUNTIME, "trapezoid: received a bool input for `y`, but bool is not supported");
    if (a->dx.kind == NUMBER_BOOL)
        return FAIL_NULL(RUNTIME, "trapezoid: Currently, we only support dx as a real number.");
    torc_tensor ends = torc_add(torc_select(y, dim, 0), torc_select(y, dim, -1));
    torc_tensor sum = torc_sub(torc_sum(y, .dim = DIMS(dim)), torc_mul(ends, NUMBER(0.5)));
    return torc_mul(sum, NUMBER(number_to_double(a->dx)));
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
    torc_tensor ends[2] = {torc_min(self), torc_max(self)};
    for (int k = 0; k < 2; k++)
        if (!ends[k] || !tensor_read_number(ends[k], &n[k], "histc")) return false;
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
    torc_tensor x = torc_ravel(torc_detach(self)), in, place;
    int64_t most;
    if (whole && low >= -0x1p62 && high < 0x1p62 && !mul_overflows((int64_t)high - (int64_t)low, a->bins, &most)) {
        const int64_t first = (int64_t)low, last = (int64_t)high;
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
            WARN_ONCE(
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
