/* rules_index.c - gradients of indexing and sorting.
 *
 * Reading by index and adding by index are each other's transposes, so the rules here call the operators they belong to,
 * and second derivatives come by themselves. Where an element is overwritten its old value gets no gradient. */
#include "autograd/expressions.h"
#include "core/shape.h"
#include "ops/generated/attrs.h"
#include "ops/index.h"
#include "ops/shape.h"

/* The leading part of a tensor of that shape is g, the rest zeros. */
static torc_tensor padded(torc_tensor g, const grad_spec *s) {
    if (!g) return NULL;
    bool same = g->ndim == s->ndim;
    for (int i = 0; same && i < g->ndim; i++) same = g->sizes[i] == s->sizes[i];
    if (same) return g;
    int64_t strides[TORC_MAX_DIMS] = {0};
    strides_contiguous(s->ndim, s->sizes, strides);
    if (g->ndim != s->ndim) return torc_reshape(g, SPEC_SHAPE(s)); /* 0-dim beside 1-dim */
    return op_as_strided_backward(g, torc_ints_of(strides, g->ndim), 0, SPEC_SHAPE(s), torc_ints_of(strides, s->ndim),
                                  0);
}

void backward_index_select(autograd_node *n) {
    ATTRS(index_select);
    const grad_spec *s = IN_SPEC(0);
    torc_tensor g = GRAD, zeros = spec_zeros(s);
    if (s->ndim == 0 && g->ndim == 0)
        SET(0, g);
    else
        SET(0, torc_index_add_(zeros, a->dim, IN(1), g));
}

void backward_gather(autograd_node *n) {
    ATTRS(gather);
    torc_tensor index = IN(1), zeros = spec_zeros(IN_SPEC(0));
    if (index && zeros) SET(0, torc_scatter_add_(zeros, a->dim, index, GRAD));
}

/* The gradient of what was written where index says, of which all behind was left out. */
static torc_tensor gathered(torc_tensor g, int64_t dim, torc_tensor index, const grad_spec *src) {
    return index->numel ? padded(torc_gather(g, dim, index), src) : spec_zeros(src);
}
void backward_scatter(autograd_node *n) {
    ATTRS(scatter);
    torc_tensor index = IN(1);
    if (!index) return;
    if (NEED(0)) SET(0, torc_scatter_value(GRAD, a->dim, index, NUMBER(0)));
    if (NEED(2)) SET(2, gathered(GRAD, a->dim, index, IN_SPEC(2)));
}

void backward_scatter_value(autograd_node *n) {
    ATTRS(scatter_value);
    SET(0, torc_scatter_value(GRAD, a->dim, IN(1), NUMBER(0)));
}

void backward_scatter_add(autograd_node *n) {
    ATTRS(scatter_add);
    torc_tensor index = IN(1);
    if (NEED(0)) SET(0, GRAD);
    if (NEED(2) && index) SET(2, gathered(GRAD, a->dim, index, IN_SPEC(2)));
}

/* The part of t that scatter reads: as large as index. */
static torc_tensor leading(torc_tensor t, torc_tensor index) {
    for (int d = 0; t && d < t->ndim && d < index->ndim; d++)
        if (t->sizes[d] != index->sizes[d]) t = torc_narrow(t, d, 0, index->sizes[d]);
    return t;
}
static torc_tensor as_numbers(torc_tensor mask, torc_tensor like) {
    return torc_to(mask, .dtype = torc_tensor_dtype(like));
}

/* A mean shares the gradient among its terms; an extremum among those that equal it; a product gives each term the
 * product of the others: the result divided by the term, or, for the only zero of a result, the product with that zero
 * taken as one. Where a product has several zeros its first derivatives are right and its second ones are lost. */
void backward_scatter_reduce(autograd_node *n) {
    ATTRS(scatter_reduce);
    torc_tensor index = IN(1), to_self = GRAD, to_src = NULL;
    if (!index) return;
    if (!index->numel) {
        if (NEED(0)) SET(0, GRAD);
        return;
    }
    int64_t dim = a->dim;
    if (n->how == SCATTER_SUM)
        to_src = torc_gather(GRAD, dim, index);
    else {
        torc_tensor x = IN(0), result = OUT(0), src = leading(IN(2), index);
        if (!x || !result || !src) return;
        if (n->how == SCATTER_MEAN) {
            torc_tensor own = a->include_self ? torc_ones_like(GRAD) : torc_zeros_like(GRAD);
            torc_tensor count = torc_scatter_add(own, dim, index, torc_ones_like(src));
            to_self = torc_div(GRAD, torc_clamp_min(count, NUMBER(1)));
            to_src = torc_gather(to_self, dim, index);
        } else if (n->how == SCATTER_PROD) {
            torc_tensor one = torc_masked_fill(x, torc_eq(x, NUMBER(0)), NUMBER(1));
            torc_tensor others = torc_scatter_reduce(one, dim, index, src, "prod", .include_self = a->include_self);
            to_self = torc_div(torc_mul(GRAD, others), one);
            torc_tensor zero = torc_eq(src, NUMBER(0));
            torc_tensor zeros = torc_scatter_add(torc_zeros_like(x), dim, index, as_numbers(zero, x));
            torc_tensor only = torc_logical_and(zero, torc_eq(torc_gather(zeros, dim, index), NUMBER(1)));
            torc_tensor filled = torc_masked_fill(src, only, NUMBER(1));
            torc_tensor rest = torc_scatter_reduce(x, dim, index, filled, "prod", .include_self = a->include_self);
            torc_tensor quotient = torc_div(torc_gather(result, dim, index), torc_masked_fill(src, zero, NUMBER(1)));
            to_src = torc_mul(torc_gather(GRAD, dim, index), torc_where(only, torc_gather(rest, dim, index), quotient));
        } else { /* amax, amin */
            torc_tensor self_is = as_numbers(torc_eq(x, result), x);
            if (!a->include_self) self_is = torc_scatter_value(self_is, dim, index, NUMBER(0));
            torc_tensor src_is = as_numbers(torc_eq(src, torc_gather(result, dim, index)), x);
            torc_tensor share = torc_div(GRAD, torc_scatter_add(self_is, dim, index, src_is));
            to_self = torc_mul(share, self_is);
            to_src = torc_mul(torc_gather(share, dim, index), src_is);
        }
    }
    if (NEED(0)) SET(0, a->include_self ? to_self : torc_scatter_value(to_self, dim, index, NUMBER(0)));
    if (NEED(2)) SET(2, padded(to_src, IN_SPEC(2)));
}

void backward_index_add(autograd_node *n) {
    ATTRS(index_add);
    if (NEED(0)) SET(0, GRAD);
    if (!NEED(2)) return;
    torc_tensor g = torc_index_select(GRAD, a->dim, IN(1));
    SET(2, padded(g ? scaled(g, conj_of_number(a->alpha)) : NULL, IN_SPEC(2)));
}

void backward_index_copy(autograd_node *n) {
    ATTRS(index_copy);
    if (NEED(0)) SET(0, torc_index_fill(GRAD, a->dim, IN(1), NUMBER(0)));
    if (NEED(2)) SET(2, padded(torc_index_select(GRAD, a->dim, IN(1)), IN_SPEC(2)));
}

void backward_index_fill(autograd_node *n) {
    ATTRS(index_fill);
    SET(0, torc_index_fill(GRAD, a->dim, IN(1), NUMBER(0)));
}

/* The saved index tensors of a list that begins at input `first`. */
static bool saved_list(autograd_node *n, int first, torc_tensor *list, int *count) {
    *count = 0;
    for (int k = first; k < n->nin; k++) {
        list[*count] = IN(k);
        if (FAILED()) return false;
        (*count)++;
    }
    return true;
}

void backward_take(autograd_node *n) {
    torc_tensor index = IN(1), zeros = spec_zeros(IN_SPEC(0));
    if (index && zeros) SET(0, torc_put_(zeros, index, GRAD, .accumulate = true));
}

void backward_index_long(autograd_node *n) {
    torc_tensor list[TORC_MAX_DIMS], zeros = spec_zeros(IN_SPEC(0));
    int count;
    if (zeros && saved_list(n, 1, list, &count))
        SET(0, op_index_put_long_(zeros, GRAD, (torc_tensors){list, count}, true));
}

void backward_index_put_long(autograd_node *n) {
    ATTRS(index_put_long);
    torc_tensor list[TORC_MAX_DIMS];
    int count;
    if (!saved_list(n, 2, list, &count)) return;
    torc_tensors indices = {list, count};
    if (NEED(0)) {
        if (a->accumulate)
            SET(0, GRAD);
        else {
            torc_tensor zero = torc_zeros(SHAPE0, .dtype = (torc_dtype)GRAD->dtype, .device = GRAD->device);
            torc_tensor values = torc_expand(zero, SPEC_SHAPE(IN_SPEC(1)));
            SET(0, op_index_put_long(GRAD, values, indices, false));
        }
    }
    if (NEED(1)) SET(1, op_index_long(GRAD, indices));
}

void backward_masked_select_known(autograd_node *n) {
    torc_tensor zeros = spec_zeros(IN_SPEC(0));
    if (zeros) SET(0, op_masked_scatter_same_(zeros, IN(1), GRAD));
}

void backward_masked_scatter_same(autograd_node *n) {
    torc_tensor mask = IN(1), g = GRAD;
    if (NEED(0)) SET(0, torc_where(mask, torc_zeros(SHAPE0, .dtype = (torc_dtype)g->dtype, .device = g->device), g));
    if (NEED(2)) {
        const grad_spec *s = IN_SPEC(2);
        const int64_t numel = spec_numel(s);
        const int64_t one = 1;
        torc_tensor chosen = torc_masked_select(g, mask);
        if (chosen && chosen->numel != numel)
            chosen = op_as_strided_backward(chosen, torc_ints_of(&one, 1), 0, torc_ints_of(&numel, 1),
                                            torc_ints_of(&one, 1), 0);
        if (chosen) SET(2, torc_reshape(chosen, SPEC_SHAPE(s)));
    }
}

/* The values of sort and topk are gathered by distinct indices: their gradient is scattered. */
static torc_tensor scattered(autograd_node *n, int64_t dim) {
    torc_tensor zeros = spec_zeros(IN_SPEC(0)), index = OUT(1);
    if (!zeros || !index) return NULL;
    return torc_scatter_(zeros, dim, index, GRAD);
}
void backward_sort(autograd_node *n) {
    ATTRS(sort);
    if (GRAD) SET(0, scattered(n, a->dim));
}
void backward_topk(autograd_node *n) {
    ATTRS(topk);
    if (GRAD) SET(0, scattered(n, a->dim));
}
