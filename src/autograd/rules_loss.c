/* rules_loss.c - gradients of losses, of rows and of composites.
 *
 * A loss that is composed has a rule of its own: one node instead of one for each part, which keeps the inputs and nothing that
 * was made on the way. Rules are written with public operators, so second derivatives are those of what they call. */
#include "autograd/expressions.h"
#include "ops/generated/attrs.h"
#include "ops/loss.h"

/* What each element's loss gets of the gradient of what they were reduced to: there are as many as the inputs broadcast to. */
static double share_of(const autograd_node *n, const char *reduction) {
    if (reduction_mode(reduction) != REDUCE_MEAN) return 1;
    int64_t count = 1;
    for (int d = 1; d <= TORC_MAX_DIMS; d++) { /* from the last dimension */
        int64_t size = 1;
        for (int k = 0; k < n->nin; k++) {
            const grad_spec *s = IN_SPEC(k);
            if (d <= s->ndim && s->sizes[s->ndim - d] != 1) size = s->sizes[s->ndim - d];
        }
        count *= size;
    }
    return 1 / (double)count;
}
static torc_tensor part_of(const autograd_node *n, const char *reduction) {
    return scaled(GRAD, number_float(share_of(n, reduction)));
}

/* ------------------------------------------------------------------------------------------ of a difference
 * loss(self - target): the target gets what self gets, with the other sign. */
static void of_difference(autograd_node *n, attr_number bound, double slope, double curve, const char *reduction) {
    const double share = share_of(n, reduction);
    torc_tensor x = IN(0), y = IN(1);
    if (x && y && x->dtype != y->dtype) { /* in the dtype that the loss was computed in */
        const torc_tensors both = torc_broadcast_tensors(TENSORS(x, y));
        if (!both.count) return;
        x = both.data[0], y = both.data[1];
    }
    torc_tensor g = op_difference_loss_backward(GRAD, x, y, bound, slope * share, curve * share);
    if (NEED(0)) SET(0, g);
    if (NEED(1)) SET(1, torc_neg(g));
}
void backward_mse_loss(autograd_node *n) {
    ATTRS(mse_loss_plain);
    of_difference(n, (attr_number){0}, 0, 2, a->reduction.s);
}
void backward_smooth_l1_loss(autograd_node *n) {
    ATTRS(smooth_l1_loss);
    of_difference(n, number_float(a->beta), 1, 1 / a->beta, a->reduction.s);
}
void backward_huber_loss(autograd_node *n) {
    ATTRS(huber_loss_plain);
    of_difference(n, number_float(a->delta), a->delta, 1, a->reduction.s);
}

/* ------------------------------------------------------------------------------------------ of a product */
/* By the sigmoid, which neither overflows nor has to be divided by what did. */
void backward_soft_margin_loss(autograd_node *n) {
    ATTRS(soft_margin_loss);
    torc_tensor x = IN(0), y = IN(1), slope = torc_neg(torc_sigmoid(torc_neg(torc_mul(x, y))));
    torc_tensor g = torc_mul(conj_of(slope), part_of(n, a->reduction.s));
    if (NEED(0)) SET(0, torc_mul(g, conj_of(y)));
    if (NEED(1)) SET(1, torc_mul(g, conj_of(x)));
}
/* ------------------------------------------------------------------------------------------ of margins
 * What each row's loss gets of the gradient of what they were reduced to. */
static torc_tensor share_of_rows(torc_tensor g, torc_tensor target, int64_t reduction) {
    return reduction == REDUCE_MEAN && target ? torc_div(g, NUMBER((double)target->numel)) : g;
}
/* The gradient of a weight that each row is multiplied by at its target. */
static torc_tensor by_weight(const grad_spec *weight, torc_tensor target, torc_tensor each) {
    return torc_index_add(spec_zeros(weight), 0, target, each);
}
void backward_fused_multi_margin_loss(autograd_node *n) {
    ATTRS(fused_multi_margin_loss);
    torc_tensor x = IN(0), target = IN(1);
    if (!GRAD) return;
    if (NEED(0)) SET(0, op_fused_multi_margin_loss_backward(GRAD, x, target, IN(2), a->p, a->margin, a->reduction));
    if (NEED(2)) {
        torc_tensor each = op_fused_multi_margin_loss(x, target, NULL, a->p, a->margin, REDUCE_NONE);
        SET(2, by_weight(IN_SPEC(2), target, torc_mul(each, share_of_rows(GRAD, target, a->reduction))));
    }
}
/* Each row is g times what it is at g = 1, and linear in the weight of its target. In the input only squares are curved: where another class is nearer
 * than the margin, its element is 2 s (x - x[target] + margin), and the target's is less by the sum of these; s, with all factors, is what the row is
 * there with p = 1. */
void backward_fused_multi_margin_loss_backward(autograd_node *n) {
    ATTRS(fused_multi_margin_loss_backward);
    torc_tensor g = IN(0), x = IN(1), target = IN(2), weight = IN(3);
    if (!GRAD || !g || !x || !target) return;
    if (NEED(0)) {
        torc_tensor products = torc_mul(GRAD, op_fused_multi_margin_loss_backward(torc_ones_like(g), x, target, weight,
                                                                                  a->p, a->margin, a->reduction));
        SET(0, a->reduction == REDUCE_NONE ? torc_sum(products, .dim = DIMS(1)) : torc_sum(products));
    }
    if (NEED(1) && a->p == 1) SET(1, torc_zeros_like(GRAD));
    if (NEED(1) && a->p == 2) {
        torc_tensor s = op_fused_multi_margin_loss_backward(g, x, target, weight, 1, a->margin, a->reduction),
                    places = torc_unsqueeze(target, 1);
        torc_tensor others = times(torc_mul(s, torc_sub(GRAD, torc_gather(GRAD, 1, places))), 2);
        SET(1, torc_scatter_add(others, 1, places, torc_neg(torc_sum(others, .dim = DIMS(1), .keepdim = true))));
    }
    if (NEED(3)) {
        torc_tensor products =
            torc_mul(GRAD, op_fused_multi_margin_loss_backward(g, x, target, NULL, a->p, a->margin, a->reduction));
        SET(3, by_weight(IN_SPEC(3), target, torc_sum(products, .dim = DIMS(1))));
    }
}
/* ------------------------------------------------------------------------------------------ cross entropies */
void backward_nll_loss_forward(autograd_node *n) {
    ATTRS(nll_loss_forward);
    if (!GRAD) return;
    torc_tensor g =
        op_nll_loss_backward(GRAD, IN(1), IN(2), a->reduction, a->ignore_index, OUT(1), SPEC_SHAPE(IN_SPEC(0)));
    SET(0, flat_in(n, 0, g));
}
void backward_nll_loss_backward(autograd_node *n) {
    ATTRS(nll_loss_backward);
    SET(0, op_nll_loss_forward(GRAD, IN(1), IN(2), a->reduction, a->ignore_index).output);
}
void backward_fused_cross_entropy(autograd_node *n) {
    ATTRS(fused_cross_entropy);
    if (!GRAD) return;
    SET(0, op_fused_cross_entropy_backward(GRAD, IN(0), IN(1), OUT(1), OUT(2), a->reduction, a->ignore_index));
}
/* The gradient is g * q, row by row, with q = (softmax - one hot) / total where the target counts: q is the operator at
 * g = 1, and softmax is differentiated by its own operator. */
void backward_fused_cross_entropy_backward(autograd_node *n) {
    ATTRS(fused_cross_entropy_backward);
    torc_tensor g = IN(0), logits = IN(1), target = IN(2), total = IN(4);
    if (!g || !logits || !target || !total || !GRAD) return;
    /* Under autocast g is float32 and the logits have 16 bits: what follows is computed in float32. */
    torc_tensor x = torc_to(logits, .dtype = (torc_dtype)g->dtype), by = torc_to(GRAD, .dtype = (torc_dtype)g->dtype);
    if (!x || !by) return;
    if (NEED(0)) {
        torc_tensor q =
            op_fused_cross_entropy_backward(torc_ones_like(g), x, target, IN(3), total, a->reduction, a->ignore_index);
        torc_tensor products = torc_mul(by, q);
        SET(0, a->reduction == REDUCE_NONE ? torc_sum(products, .dim = DIMS(1)) : torc_sum(products));
    }
    if (NEED(1)) {
        torc_tensor scale = torc_mul(torc_to(torc_ne(target, NUMBER(a->ignore_index)), .dtype = x->dtype), g);
        if (a->reduction == REDUCE_MEAN) scale = torc_div(scale, torc_to(total, .dtype = x->dtype));
        SET(1, torc_to(op_softmax_backward(torc_mul(by, torc_unsqueeze(scale, 1)), torc_softmax(x, 1), 1),
                       .dtype = (torc_dtype)logits->dtype));
    }
}
/* With respect to the target, of one element without weight. */
static torc_tensor by_target(torc_tensor x) { return torc_neg(torc_logit(x)); }
void backward_binary_cross_entropy_each(autograd_node *n) {
    torc_tensor x = IN(0), t = IN(1);
    if (NEED(0)) SET(0, op_binary_cross_entropy_backward(GRAD, x, t, 1));
    if (NEED(1)) SET(1, torc_mul(GRAD, by_target(x)));
}
void backward_binary_cross_entropy(autograd_node *n) {
    ATTRS(binary_cross_entropy);
    torc_tensor x = IN(0), t = IN(1), weight = IN(2), g = weight ? torc_mul(GRAD, weight) : GRAD;
    const double share = share_of(n, a->reduction.s);
    if (NEED(0)) SET(0, op_binary_cross_entropy_backward(g, x, t, share));
    if (NEED(1)) SET(1, torc_mul(scaled(g, number_float(share)), by_target(x)));
    if (NEED(2)) SET(2, torc_mul(part_of(n, a->reduction.s), op_binary_cross_entropy_each(x, t)));
}
/* g s (x - t) / q with q = x (1 - x), no less than PyTorch's bound: its slope is 1 / q - (x - t) (1 - 2 x) / q². */
void backward_binary_cross_entropy_backward(autograd_node *n) {
    ATTRS(binary_cross_entropy_backward);
    torc_tensor g = IN(0), x = IN(1), t = IN(2), q = torc_mul(one_minus(x), x), most = torc_clamp_min(q, NUMBER(1e-12));
    if (NEED(0)) SET(0, op_binary_cross_entropy_backward(GRAD, x, t, a->scale));
    torc_tensor each = times(torc_true_divide(torc_mul(GRAD, g), most), a->scale);
    if (NEED(1)) {
        torc_tensor slope = torc_true_divide(torc_mul(torc_sub(x, t), one_minus(times(x, 2))), most);
        SET(1, torc_mul(each, one_minus(keep(torc_ge(q, NUMBER(1e-12)), slope))));
    }
    if (NEED(2)) SET(2, torc_neg(each));
}
/* loss = (1 - t) x - s log sigmoid(x), with s = 1 + (pos_weight - 1) t. */
void backward_binary_cross_entropy_with_logits(autograd_node *n) {
    ATTRS(binary_cross_entropy_with_logits);
    torc_tensor x = IN(0), t = IN(1), weight = IN(2), positive = IN(3), each = part_of(n, a->reduction.s),
                g = weight ? torc_mul(each, weight) : each;
    if (NEED(0)) {
        torc_tensor y = torc_sigmoid(x), slope = torc_sub(y, t);
        if (positive) {
            torc_tensor hits = torc_mul(positive, t);
            slope = torc_sub(torc_mul(torc_add(one_minus(t), hits), y), hits);
        }
        SET(0, torc_mul(g, slope));
    }
    if (NEED(1)) {
        torc_tensor slope = torc_neg(x);
        if (positive) slope = torc_sub(torc_logsigmoid(slope), torc_mul(positive, torc_logsigmoid(x)));
        SET(1, torc_mul(g, slope));
    }
    if (NEED(2))
        SET(2,
            torc_mul(each, torc_binary_cross_entropy_with_logits(x, t, .pos_weight = positive, .reduction = "none")));
    if (NEED(3)) SET(3, torc_neg(torc_mul(g, torc_mul(t, torc_logsigmoid(x)))));
}
