/* rules_reduce.c - gradients of reductions and running sums.
 *
 * A gradient of a reduction is the incoming one, seen again along the reduced dimensions (of_input: size 1, then
 * expanded), times a factor per element. Where PyTorch's choice at a kink is visible, it is kept: max() and amax() share
 * the gradient evenly among equals, max_dim gives it to the element it named, a norm has subgradient zero at zero.
 * Products are differentiated without dividing by elements, so zeros among them need no case of their own. */
#include <float.h>
#include <math.h>

#include "autograd/expressions.h"
#include "core/device.h"
#include "ops/generated/attrs.h"
#include "ops/reduce.h"

/* A result with its reduced dimensions back, of size 1. */
static torc_tensor restored(torc_tensor t, const reduction *r, const grad_spec *input) {
    if (r->keepdim || !r->mask || !t) return t;
    int64_t sizes[TORC_MAX_DIMS];
    for (int d = 0; d < input->ndim; d++) sizes[d] = r->mask >> d & 1 ? 1 : input->sizes[d];
    return torc_reshape(t, torc_ints_of(sizes, input->ndim));
}
static torc_tensor of_input(torc_tensor t, const reduction *r, const grad_spec *input) {
    const bool leading = !(r->mask & (r->mask + 1)); /* dimensions in front need not be there to be expanded */
    return torc_expand(leading ? t : restored(t, r, input), SPEC_SHAPE(input));
}

/* The reduced dimensions as a list; never "not given". */
typedef struct dim_list {
    int64_t v[TORC_MAX_DIMS + 1], count;
} dim_list;
static dim_list dims_of(const reduction *r, int ndim) {
    dim_list d = {{0}, 0};
    for (int k = 0; k < ndim; k++)
        if (r->mask >> k & 1) d.v[d.count++] = k;
    return d;
}
static torc_tensor as_dtype(torc_tensor t, int dtype) { return torc_to(t, .dtype = (torc_dtype)dtype); }

void backward_sum(autograd_node *n) {
    const reduction r = n->reduction;
    if (NEED(0)) SET(0, of_input(GRAD, &r, IN_SPEC(0)));
}

void backward_nansum(autograd_node *n) {
    const reduction r = n->reduction;
    if (!NEED(0)) return;
    torc_tensor x = IN(0);
    SET(0, discard(torc_isnan(x), of_input(as_dtype(GRAD, IN_SPEC(0)->dtype), &r, IN_SPEC(0))));
}

static torc_tensor mean_gradient(torc_tensor grad, const reduction *r, const grad_spec *s) {
    return of_input(torc_div(grad, NUMBER((double)reduction_count(r, s->ndim, s->sizes))), r, s);
}
void backward_mean(autograd_node *n) {
    const reduction r = n->reduction;
    if (NEED(0))
        SET(0, torc_contiguous(mean_gradient(GRAD, &r, IN_SPEC(0)))); /* hooks may write into it, as into PyTorch's */
}

/* ------------------------------------------------------------------------------------------ products */
/* prod of x[0..i) along dim, for every i: 1, x0, x0 x1, … */
static torc_tensor product_before(torc_tensor x, int64_t dim, int64_t size) {
    torc_tensor first = torc_ones_like(torc_narrow(x, dim, 0, 1));
    if (size == 1) return first;
    return torc_cumprod(torc_cat(TENSORS(first, torc_narrow(x, dim, 0, size - 1)), .dim = dim), dim);
}

void backward_prod(autograd_node *n) {
    ATTRS(prod);
    if (!NEED(0)) return;
    const grad_spec *s = IN_SPEC(0);
    const reduction r = n->reduction;
    int64_t dim = number_to_int(a->dim);
    torc_tensor x = as_dtype(IN(0), n->out_specs[0].dtype), grad = GRAD;
    const int64_t factors = reduction_count(&r, s->ndim, s->sizes);
    if (!factors || s->ndim == 0) {
        grad = of_input(grad, &r, s);
        SET(0, factors ? grad : flat_in(n, 0, grad));
        return;
    }
    if (!a->dim.kind) { /* all elements: one dimension */
        dim = 0;
        x = torc_reshape(x, SHAPE(-1));
        grad = torc_reshape(grad, SHAPE(1));
    } else
        grad = restored(grad, &r, s);
    if (FAILED()) return;
    int64_t size = torc_size(x, dim);
    torc_tensor g;
    /* Without zeros quotients, as in PyTorch, where to see that takes no wait. */
    if (!torc_is_grad_enabled() && device_is_host(x->device) && torc_item_int64(torc_all(x)))
        g = torc_div(torc_mul(grad, conj_of(torc_prod(x, .dim = dim, .keepdim = true))), conj_of(x));
    else {
        torc_tensor before = product_before(x, dim, size),
                    after = torc_flip(product_before(torc_flip(x, DIMS(dim)), dim, size), DIMS(dim));
        g = torc_mul(grad, conj_of(torc_mul(before, after)));
    }
    if (!a->dim.kind) g = torc_reshape(g, SPEC_SHAPE(s));
    SET(0, factors == 1 ? flat_in(n, 0, g) : g);
}

static torc_tensor sum_from_behind(torc_tensor t, int64_t dim) {
    return torc_flip(torc_cumsum(torc_flip(t, DIMS(dim)), dim), DIMS(dim));
}

void backward_cumsum(autograd_node *n) {
    ATTRS(cumsum);
    const grad_spec *s = IN_SPEC(0);
    if (NEED(0))
        SET(0, s->ndim && s->sizes[a->dim < 0 ? a->dim + s->ndim : a->dim] != 1 ? sum_from_behind(GRAD, a->dim) : GRAD);
}

/* Without a division, so that it can be differentiated where there are zeros: with s[i] = grad[i] + x[i + 1] s[i + 1] the gradient of x[i] is s[i]
 * times the product of what stands before it. A call for each place of the dimension, as in PyTorch. */
static torc_tensor cumprod_gradient_recorded(torc_tensor grad, torc_tensor x, int64_t dim) {
    const int64_t n = torc_size(x, dim);
    if (n < 2) return grad;
    torc_tensor *s = base_alloc((size_t)n * sizeof *s), first = torc_ones_like(torc_narrow(x, dim, 0, 1));
    if (!s) return NULL;
    s[n - 1] = torc_narrow(grad, dim, n - 1, 1);
    for (int64_t i = n - 1; i > 0; i--)
        s[i - 1] = torc_add(torc_narrow(grad, dim, i - 1, 1), torc_mul(conj_of(torc_narrow(x, dim, i, 1)), s[i]));
    torc_tensor rest = torc_cat(((torc_tensors){s, n}), .dim = dim);
    base_free(s);
    return torc_mul(conj_of(torc_cat(TENSORS(first, torc_cumprod(torc_narrow(x, dim, 0, n - 1), dim)), .dim = dim)),
                    rest);
}
/* d out[j] / d x[i] = out[j] / x[i] as long as no zero came up to j. At the first zero of a line the quotient is replaced
 * by the product with that zero taken as one, which counts up to the next zero; beyond the first zero all is zero. */
void backward_cumprod(autograd_node *n) {
    ATTRS(cumprod);
    if (!NEED(0)) return;
    const grad_spec *s = IN_SPEC(0);
    int64_t dim = a->dim;
    if (spec_numel(s) <= 1 || s->sizes[dim < 0 ? dim + s->ndim : dim] == 1) {
        SET(0, GRAD);
        return;
    }
    torc_tensor x = as_dtype(IN(0), n->out_specs[0].dtype);
    if (torc_is_grad_enabled()) {
        SET(0, cumprod_gradient_recorded(GRAD, x, dim));
        return;
    }
    torc_tensor zero = torc_eq(x, NUMBER(0)), products = conj_of(torc_cumprod(x, dim));
    torc_tensor sums = sum_from_behind(torc_mul(GRAD, products), dim);
    if (zero && device_is_host(zero->device) && !torc_item_int64(torc_any(zero))) { /* where that takes no wait */
        SET(0, torc_div(sums, conj_of(x)));
        return;
    }
    torc_tensor zeros = torc_cumsum(zero, dim), none = torc_eq(zeros, NUMBER(0)), one = torc_eq(zeros, NUMBER(1)),
                first = torc_logical_and(zero, one);
    torc_tensor quotient = torc_div(sums, conj_of(torc_masked_fill(x, zero, NUMBER(1))));
    torc_tensor without =
        torc_masked_fill(torc_mul(GRAD, conj_of(torc_cumprod(torc_masked_fill(x, first, NUMBER(1)), dim))),
                         torc_logical_not(one), NUMBER(0));
    torc_tensor at_zero = sum_from_behind(without, dim);
    SET(0, torc_where(first, at_zero, torc_masked_fill(quotient, torc_logical_not(none), NUMBER(0))));
}

/* ------------------------------------------------------------------------------------------ extrema */
/* Which elements equal the result; NaN equals NaN. */
static torc_tensor equals(torc_tensor x, torc_tensor result) {
    torc_tensor same = torc_eq(x, result);
    if (!x || !dtype_floating(x->dtype)) return same;
    return torc_logical_or(same, torc_logical_and(torc_isnan(x), torc_isnan(result)));
}

void backward_extremum(autograd_node *n) {
    if (!NEED(0)) return;
    torc_tensor mask = equals(IN(0), OUT(0));
    torc_tensor share = torc_div(GRAD, torc_sum(mask));
    SET(0, torc_where(mask, share, torc_wrapped_number(NUMBER(0.0)))); /* no product: the gradient may be infinite */
}

void backward_amax(autograd_node *n) {
    if (!NEED(0)) return;
    const reduction r = n->reduction;
    dim_list dims = dims_of(&r, IN_SPEC(0)->ndim);
    torc_tensor mask =
        torc_eq(IN(0), restored(OUT(0), &r, IN_SPEC(0))); /* NaN equals nothing, so its gradient is NaN */
    torc_tensor count = torc_sum(mask, .dim = torc_ints_of(dims.v, dims.count), .keepdim = true);
    SET(0, torc_mul(as_dtype(mask, IN_SPEC(0)->dtype), torc_div(restored(GRAD, &r, IN_SPEC(0)), count)));
}

void backward_max_dim(autograd_node *n) {
    if (!NEED(0) || !GRAD) return;
    const grad_spec *s = IN_SPEC(0);
    const reduction r = n->reduction;
    if (!r.mask) {
        SET(0, GRAD);
        return;
    }
    int64_t dim = 0;
    while (!(r.mask >> dim & 1)) dim++;
    torc_tensor zeros = torc_zeros(SPEC_SHAPE(s), .dtype = (torc_dtype)s->dtype, .device = s->device);
    SET(0, torc_scatter_(zeros, dim, restored(OUT(1), &r, s), restored(as_dtype(GRAD, s->dtype), &r, s)));
}

/* ------------------------------------------------------------------------------------------ moments */
static torc_tensor var_gradient(torc_tensor grad, torc_tensor x, const reduction *r, const grad_spec *s) {
    dim_list dims = dims_of(r, s->ndim);
    double degrees = (double)reduction_count(r, s->ndim, s->sizes) - r->number;
    torc_tensor mean = torc_mean(x, .dim = torc_ints_of(dims.v, dims.count), .keepdim = true);
    torc_tensor scale = torc_mul(restored(grad, r, s), NUMBER(2.0 / degrees));
    return dtype_complex(s->dtype) ? torc_mul(scale, torc_sub(x, mean)) : op_var_backward(scale, x, mean);
}
/* d std = d var / (2 std), and zero where std is zero. */
static torc_tensor std_gradient(torc_tensor grad, torc_tensor std) {
    return torc_masked_fill(torc_div(grad, torc_mul(std, NUMBER(2))), torc_eq(std, NUMBER(0)), NUMBER(0));
}

void backward_var(autograd_node *n) {
    const reduction r = n->reduction;
    if (NEED(0)) SET(0, var_gradient(GRAD, IN(0), &r, IN_SPEC(0)));
}
void backward_std(autograd_node *n) {
    const reduction r = n->reduction;
    if (NEED(0)) SET(0, var_gradient(std_gradient(GRAD, OUT(0)), IN(0), &r, IN_SPEC(0)));
}
static void pair(autograd_node *n, bool root) {
    if (!NEED(0)) return;
    const reduction r = n->reduction;
    torc_tensor g = NULL;
    if (GRAD) g = var_gradient(root ? std_gradient(GRAD, OUT(0)) : GRAD, IN(0), &r, IN_SPEC(0));
    if (GRAD_OUT(1)) {
        torc_tensor m = mean_gradient(GRAD_OUT(1), &r, IN_SPEC(0));
        g = g ? torc_add(g, m) : m;
    }
    if (g) SET(0, g);
}
void backward_var_mean(autograd_node *n) { pair(n, false); }
void backward_std_mean(autograd_node *n) { pair(n, true); }

/* ------------------------------------------------------------------------------------------ norms, logsumexp */
/* The gradient of x, of whose elements along dims norm is the norm of an order p that is not 0; grad and norm have size 1 there. */
static torc_tensor norm_gradient(torc_tensor grad, torc_tensor x, torc_tensor norm, double p, torc_ints dims) {
    if (FAILED()) return NULL;
    const bool is_complex = dtype_complex(x->dtype);
    if (p == 1) return torc_mul(torc_sgn(x), grad);
    if (!is_complex && !isinf(p) && p > 1)
        return p == 2 ? op_norm2_backward(grad, x, norm) : op_vector_norm_backward(grad, x, norm, number_float(p));
    torc_tensor zero = torc_eq(norm, NUMBER(0));
    if (p == 2) return torc_mul(grad, torc_masked_fill(torc_div(x, norm), zero, NUMBER(0)));
    if (isinf(p)) {
        torc_tensor mask = equals(torc_abs(x), norm), count = torc_sum(mask, .dim = dims, .keepdim = true);
        return torc_mul(torc_mul(torc_sgn(x), as_dtype(mask, norm->dtype)), torc_div(grad, count));
    }
    torc_tensor size = torc_abs(x);
    if (p < 1) {
        torc_tensor powers =
            torc_masked_fill(torc_mul(torc_sgn(x), torc_pow(size, NUMBER(p - 1))), torc_eq(x, NUMBER(0)), NUMBER(0));
        return torc_mul(torc_mul(powers, grad), torc_pow(norm, NUMBER(1 - p)));
    }
    torc_tensor powers =
        p < 2 ? torc_mul(torc_sgn(x), torc_pow(size, NUMBER(p - 1))) : torc_mul(x, torc_pow(size, NUMBER(p - 2)));
    torc_tensor scale = torc_masked_fill(torc_div(grad, torc_pow(norm, NUMBER(p - 1))), zero, NUMBER(0));
    return torc_mul(powers, scale);
}
void backward_vector_norm(autograd_node *n) {
    if (!NEED(0)) return;
    const grad_spec *s = IN_SPEC(0);
    const reduction r = n->reduction;
    const int wide = n->out_specs[0].dtype; /* dtype= computes in it, or in the complex dtype that has such parts */
    if (r.number == 0) {
        SET(0, torc_zeros_like(IN(0)));
        return;
    }
    torc_tensor x = as_dtype(IN(0), dtype_complex(s->dtype) ? (int)dtype_complex_of(wide) : wide);
    const dim_list dims = dims_of(&r, s->ndim);
    SET(0,
        norm_gradient(restored(GRAD, &r, s), x, restored(OUT(0), &r, s), r.number, torc_ints_of(dims.v, dims.count)));
}

/* Of distances of order 2 that come from a product as two products, of all others from the differences. What is at distance 0 adds nothing. */
void backward_cdist(autograd_node *n) {
    ATTRS(cdist);
    if (a->p == 0) {
        for (int k = 0; k < 2; k++)
            if (NEED(k)) SET(k, spec_zeros(IN_SPEC(k)));
        return;
    }
    torc_tensor x1 = IN(0), x2 = IN(1), grad = GRAD, distances = OUT(0);
    const grad_spec *s1 = IN_SPEC(0), *s2 = IN_SPEC(1);
    const int64_t mode = a->compute_mode.kind ? number_to_int(a->compute_mode) : 0;
    if (cdist_by_product(a->p, mode, s1->sizes[s1->ndim - 2], s2->sizes[s2->ndim - 2], s1->sizes[s1->ndim - 1])) {
        torc_tensor ratio = torc_masked_fill(torc_div(grad, distances), torc_eq(distances, NUMBER(0)), NUMBER(0));
        if (NEED(0))
            SET(0, torc_sub(torc_mul(x1, torc_sum(ratio, .dim = DIMS(-1), .keepdim = true)), torc_matmul(ratio, x2)));
        if (NEED(1)) {
            ratio = torc_mT(ratio);
            SET(1, torc_sub(torc_mul(x2, torc_sum(ratio, .dim = DIMS(-1), .keepdim = true)), torc_matmul(ratio, x1)));
        }
        return;
    }
    torc_tensor each = norm_gradient(torc_unsqueeze(grad, -1), torc_sub(torc_unsqueeze(x1, -2), torc_unsqueeze(x2, -3)),
                                     torc_unsqueeze(distances, -1), a->p, DIMS(-1));
    if (NEED(0)) SET(0, torc_sum(each, .dim = DIMS(-2)));
    if (NEED(1)) SET(1, torc_neg(torc_sum(each, .dim = DIMS(-3))));
}

void backward_logsumexp(autograd_node *n) {
    if (!NEED(0)) return;
    const reduction r = n->reduction;
    torc_tensor result = restored(OUT(0), &r, IN_SPEC(0));
    SET(0, torc_mul(restored(GRAD, &r, IN_SPEC(0)), conj_of(torc_exp(torc_sub(IN(0), result)))));
}

static torc_tensor log_sum_from_behind(torc_tensor t, int64_t dim) {
    return torc_flip(torc_logcumsumexp(torc_flip(t, DIMS(dim)), dim), DIMS(dim));
}
/* exp(x[i]) times the sum over j >= i of grad[j] exp(-result[j]), in logarithms, so that nothing overflows: those of what is positive and of
 * what is negative apart. 16-bit tensors are computed in float32, as forward. */
void backward_logcumsumexp(autograd_node *n) {
    ATTRS(logcumsumexp);
    if (!NEED(0)) return;
    const grad_spec *s = IN_SPEC(0);
    if (!s->ndim) {
        SET(0, GRAD);
        return;
    }
    const int wide = s->dtype == TORC_FLOAT16 || s->dtype == TORC_BFLOAT16 ? TORC_FLOAT32 : s->dtype;
    torc_tensor grad = as_dtype(GRAD, wide), x = as_dtype(IN(0), wide), result = as_dtype(OUT(0), wide);
    if (dtype_complex(s->dtype)) {
        torc_tensor sums = log_sum_from_behind(torc_sub(torc_log(conj_of(grad)), result), a->dim);
        SET(0, conj_of(torc_exp(torc_add(sums, x))));
        return;
    }
    torc_tensor size = torc_log(torc_abs(grad)), part[2];
    torc_tensor none = torc_wrapped_number(NUMBER(wide == TORC_FLOAT64 ? -DBL_MAX : -FLT_MAX)); /* exp of it is 0 */
    for (int k = 0; k < 2; k++) {
        torc_tensor side = k ? torc_lt(grad, NUMBER(0)) : torc_gt(grad, NUMBER(0));
        torc_tensor sums = log_sum_from_behind(torc_sub(torc_where(side, size, none), result), a->dim);
        part[k] = torc_exp(torc_add(sums, x));
    }
    SET(0, as_dtype(torc_sub(part[0], part[1]), s->dtype));
}
