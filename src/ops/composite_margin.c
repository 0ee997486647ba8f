/* composite_margin.c - losses of margins, distances and counts. Their gradients follow from the parts, to any order. */
#include <math.h>

#include "ops/generated/compose.h"
#include "ops/generated/internal.h"
#include "ops/index.h"
#include "ops/loss.h"
#include "ops/shape.h"
#include "core/shape.h"
#include "torc/ops.h"

typedef long long ll;

torc_tensor compose_pairwise_distance(torc_tensor x1, torc_tensor x2, const pairwise_distance_attrs *a) {
    /* The last dimension of the longer shape: a shorter one is broadcast to it. */
    /* Numbers of 16 bits are rounded in between. */
    const bool floats = x1->dtype == x2->dtype && (x1->dtype == TORC_FLOAT32 || x1->dtype == TORC_FLOAT64);
    torc_tensor difference = floats ? op_offset_difference(x1, x2, a->eps) : torc_add(torc_sub(x1, x2), NUMBER(a->eps));
    return torc_vector_norm(difference, .ord = a->p, .dim = DIMS(-1), .keepdim = a->keepdim);
}
static torc_tensor no_less_than_0(torc_tensor t) { return torc_clamp_min(t, NUMBER(0)); }

torc_tensor compose_margin_ranking_loss(torc_tensor input1, torc_tensor input2, torc_tensor target,
                                        const margin_ranking_loss_attrs *a) {
    const int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    if (input1->ndim != input2->ndim || input1->ndim != target->ndim) {
        return FAIL_NULL(RUNTIME,
                         "margin_ranking_loss : All input tensors should have same dimension but got sizes: input1: "
                         "torch.Size(%s), input2: torch.Size(%s), target: torch.Size(%s) ",
                         shape_text(input1->ndim, input1->sizes), shape_text(input2->ndim, input2->sizes),
                         shape_text(target->ndim, target->sizes));
    }
    torc_tensor gap = torc_mul(torc_neg(target), torc_sub(input1, input2));
    return reduced(no_less_than_0(torc_add(gap, NUMBER(a->margin))), how);
}
torc_tensor compose_hinge_embedding_loss(torc_tensor self, torc_tensor target, const hinge_embedding_loss_attrs *a) {
    const int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    /* The margin becomes a number of self's dtype, so that losses of integers are integers. */
    torc_tensor zeros = torc_zeros_like(self),
                far = no_less_than_0(torc_sub(torc_full_like(self, NUMBER(a->margin)), self));
    torc_tensor loss = torc_add(torc_where(torc_ne(target, NUMBER(1)), far, zeros),
                                torc_where(torc_ne(target, NUMBER(-1)), self, zeros));
    return reduced(loss, how);
}
torc_tensor compose_cosine_embedding_loss(torc_tensor input1, torc_tensor input2, torc_tensor target,
                                          const cosine_embedding_loss_attrs *a) {
    const int how = reduction_mode(a->reduction.s), dims = target->ndim + 1;
    if (how == REDUCE_BAD) return NULL;
    if (target->ndim > 1) return FAIL_NULL(RUNTIME, "0D or 1D target tensor expected, multi-target not supported");
    if (input1->ndim != dims || input2->ndim != dims) {
        return FAIL_NULL(RUNTIME, "%dD target tensor expects %dD input tensors, but found inputs with sizes %s and %s.",
                         target->ndim, dims, shape_text(input1->ndim, input1->sizes),
                         shape_text(input2->ndim, input2->sizes));
    }
    const double tiny = 1e-12;
    torc_tensor product = torc_sum(torc_mul(input1, input2), .dim = DIMS(-1));
    torc_tensor square1 = torc_add(torc_sum(torc_mul(input1, input1), .dim = DIMS(-1)), NUMBER(tiny)),
                square2 = torc_add(torc_sum(torc_mul(input2, input2), .dim = DIMS(-1)), NUMBER(tiny));
    torc_tensor cosine = torc_div(product, torc_sqrt(torc_mul(square1, square2))), zeros = torc_zeros_like(cosine);
    torc_tensor near = torc_rsub(cosine, NUMBER(1)), far = no_less_than_0(torc_add(cosine, NUMBER(-a->margin)));
    torc_tensor loss = torc_add(torc_where(torc_eq(target, NUMBER(1)), near, zeros),
                                torc_where(torc_eq(target, NUMBER(-1)), far, zeros));
    return reduced(loss, how);
}
torc_tensor compose_triplet_margin_loss(torc_tensor anchor, torc_tensor positive, torc_tensor negative,
                                        const triplet_margin_loss_attrs *a) {
    const int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    if (!(a->margin > 0)) return FAIL_NULL(VALUE, "margin must be greater than 0, got %g", a->margin);
    if (anchor->ndim != positive->ndim || positive->ndim != negative->ndim)
        return FAIL_NULL(
            RUNTIME,
            "The anchor, positive, and negative tensors are expected to have the same number of dimensions, "
            "but got: anchor %dD, positive %dD, and negative %dD inputs",
            anchor->ndim, positive->ndim, negative->ndim);
    torc_tensor near = torc_pairwise_distance(anchor, positive, .p = a->p, .eps = a->eps),
                far = torc_pairwise_distance(anchor, negative, .p = a->p, .eps = a->eps);
    if (a->swap) far = torc_minimum(far, torc_pairwise_distance(positive, negative, .p = a->p, .eps = a->eps));
    return reduced(no_less_than_0(torc_sub(torc_add(near, NUMBER(a->margin)), far)), how);
}
torc_tensor compose_soft_margin_loss(torc_tensor self, torc_tensor target, const soft_margin_loss_attrs *a) {
    const int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    torc_tensor product = torc_mul(torc_neg(self), target);
    if (!product) return NULL;
    if (!shape_equal(product, self))
        return FAIL_NULL(RUNTIME, "output with shape %s doesn't match the broadcast shape %s",
                         shape_text(self->ndim, self->sizes), shape_text(product->ndim, product->sizes));
    if (!dtype_floating(self->dtype) && !dtype_complex(self->dtype))
        return FAIL_NULL(RUNTIME, "result type Float can't be cast to the desired output type %s",
                         dtype_scalar_name(self->dtype));
    if (dtype_complex(product->dtype) && !dtype_complex(self->dtype))
        return FAIL_NULL(RUNTIME, "result type %s can't be cast to the desired output type %s",
                         dtype_scalar_name(product->dtype), dtype_scalar_name(self->dtype));
    product = torc_to(product, .dtype = (torc_dtype)self->dtype);
    return reduced(torc_log1p(torc_exp(product)), how);
}

static bool of_floats(const char *name, torc_tensor t) {
    return dtype_floating(t->dtype) ||
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name, dtype_scalar_name(t->dtype));
}
/* One vector or a batch of them, with at least one class. */
static bool vector_or_matrix(torc_tensor t) {
    return ((t->ndim == 2 || t->ndim == 1) && t->sizes[t->ndim - 1] > 0) || t->ndim == 0 ||
           FAIL(RUNTIME, "Expected non-empty vector or matrix with optional 0-dim batch size, but got: %s",
                shape_text(t->ndim, t->sizes));
}
torc_tensor compose_multi_margin_loss(torc_tensor self, torc_tensor target, torc_tensor weight,
                                      const multi_margin_loss_attrs *a) {
    const int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    if (a->p != 1 && a->p != 2) return FAIL_NULL(VALUE, "only p == 1 and p == 2 supported");
    if (weight && weight->ndim != 1) return FAIL_NULL(VALUE, "weight must be one-dimensional");
    if (!vector_or_matrix(self)) return NULL;
    const int64_t rows = self->ndim == 2 ? self->sizes[0] : 1, classes = self->ndim ? self->sizes[self->ndim - 1] : 1;
    if (target->ndim > 1 || target->numel != rows)
        return FAIL_NULL(RUNTIME, "inconsistent target size, expected %lld but got %s", (ll)rows,
                         shape_text(target->ndim, target->sizes));
    if (weight && weight->numel != classes)
        return FAIL_NULL(RUNTIME, "inconsistent weight size, expected %lld but got %s", (ll)classes,
                         shape_text(weight->ndim, weight->sizes));
    if (!of_floats("multi_margin_loss_cpu_kernel", self)) return NULL;
    if (target->dtype != TORC_INT64)
        return FAIL_NULL(RUNTIME, "expected scalar type Long but found %s", dtype_scalar_name(target->dtype));
    if (weight && weight->dtype != self->dtype)
        return FAIL_NULL(RUNTIME, "expected scalar type %s but found %s", dtype_scalar_name(self->dtype),
                         dtype_scalar_name(weight->dtype));
    /* The loss of a vector is a number, however it is reduced. */
    return op_fused_multi_margin_loss(torc_reshape(self, SHAPE(rows, classes)), torc_reshape(target, SHAPE(rows)),
                                      weight, a->p, a->margin, self->ndim < 2 ? REDUCE_SUM : how);
}
torc_tensor compose_multilabel_margin_loss(torc_tensor self, torc_tensor target,
                                           const multilabel_margin_loss_attrs *a) {
    const int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD || !vector_or_matrix(self)) return NULL;
    if (!shape_equal(self, target)) {
        return FAIL_NULL(RUNTIME, "inconsistent target size: %s for input of size: %s",
                         shape_text(target->ndim, target->sizes), shape_text(self->ndim, self->sizes));
    }
    const int64_t rows = self->ndim == 2 ? self->sizes[0] : 1, classes = self->ndim ? self->sizes[self->ndim - 1] : 1;
    if (!of_floats("multilabel_margin_loss_forward_out_frame", self)) return NULL;
    if (target->dtype != TORC_INT64)
        return FAIL_NULL(RUNTIME, "expected scalar type Long but found %s", dtype_scalar_name(target->dtype));
    torc_tensor x = torc_reshape(self, SHAPE(rows, classes)), t = torc_reshape(target, SHAPE(rows, classes));
    /* Targets count up to the first that is negative; those behind it stand for class 0, and add nothing. */
    torc_tensor counts = torc_cumprod(torc_to(torc_ge(t, NUMBER(0)), .dtype = TORC_INT64), 1);
    torc_tensor index = torc_mul(t, counts);
    torc_tensor no_target = torc_eq(torc_scatter_add(torc_zeros_like(counts), 1, index, counts), NUMBER(0));
    /* No more places than some row has targets, where the host sees how many those are, and of many classes only some places at a time. */
    enum { AT_A_TIME = 1 << 22 };
    const int64_t *most = NULL, step = MAX(1, AT_A_TIME / MAX(1, x ? x->numel : 0));
    torc_tensor longest = self->numel ? torc_max(torc_sum(counts, .dim = DIMS(1))) : NULL;
    if (FAILED() || (longest && !index_values(longest, &most))) return NULL;
    const int64_t width = most ? *most : classes;
    torc_tensor loss = NULL;
    for (int64_t k = 0; k < MAX(1, width) && !FAILED(); k += step) {
        const int64_t scope = torc_scope_begin(), n = MIN(step, width - k);
        torc_tensor some = torc_narrow(index, 1, k, n), used = torc_gt(torc_narrow(counts, 1, k, n), NUMBER(0));
        torc_tensor gap =
            torc_add(torc_rsub(torc_unsqueeze(torc_gather(x, 1, some), 2), NUMBER(1)), torc_unsqueeze(x, 1));
        torc_tensor adds = torc_logical_and(torc_unsqueeze(used, 2), torc_unsqueeze(no_target, 1));
        adds = torc_logical_and(adds, torc_gt(gap, NUMBER(0)));
        gap = torc_where(adds, gap, torc_zeros_like(gap));
        torc_tensor sum = torc_sum(gap, .dim = self->ndim < 2 ? DIMS(0, 1, 2) : DIMS(1, 2));
        if (loss) sum = torc_add(loss, sum);
        if (sum) torc_retain(sum);
        torc_scope_end(scope);
        loss = sum ? torc_scope_adopt(sum) : NULL;
    }
    loss = torc_div(loss, NUMBER((double)classes));
    return self->ndim < 2 ? loss : reduced(loss, how);
}
torc_tensor compose_poisson_nll_loss(torc_tensor self, torc_tensor target, const poisson_nll_loss_attrs *a) {
    if (!strcmp(a->reduction.s, "elementwise_mean")) /* PyTorch takes the older word for all losses but this one */
        return FAIL_NULL(VALUE, "%s is not a valid value for reduction", a->reduction.s);
    const int how = reduction_mode(a->reduction.s);
    if (how == REDUCE_BAD) return NULL;
    torc_tensor loss = a->log_input ? torc_sub(torc_exp(self), torc_mul(target, self))
                                    : torc_sub(self, torc_mul(target, torc_log(torc_add(self, NUMBER(a->eps)))));
    if (a->full) { /* Stirling's formula for log(target!), above 1 */
        torc_tensor stirling = torc_add(torc_sub(torc_mul(target, torc_log(target)), target),
                                        torc_mul(torc_log(torc_mul(target, NUMBER(2 * M_PI))), NUMBER(0.5)));
        loss = torc_add(loss, torc_masked_fill(stirling, torc_le(target, NUMBER(1)), NUMBER(0)));
    }
    return reduced(loss, how);
}
