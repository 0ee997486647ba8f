/* infer_margin.c - what the one kernel of multi_margin_loss accepts, and the shapes it gives. Who calls it has refused, in PyTorch's words, all that a
 * program can get wrong; what is refused here is a call of the row itself. */
#include "ops/generated/attrs.h"
#include "ops/infer.h"
#include "ops/loss_mode.h"

static bool margins_agree(torc_tensor x, torc_tensor target, torc_tensor weight, int64_t p, int64_t reduction) {
    return x->ndim == 2 && x->sizes[1] > 0 && target->ndim == 1 && target->dtype == TORC_INT64 &&
           target->sizes[0] == x->sizes[0] && (p == 1 || p == 2) && reduction >= REDUCE_NONE &&
           reduction < REDUCE_BAD &&
           (!weight || (weight->ndim == 1 && weight->sizes[0] == x->sizes[1] && weight->dtype == x->dtype));
}
bool infer_fused_multi_margin_loss(infer *f) {
    const fused_multi_margin_loss_attrs *a = f->attrs;
    torc_tensor x = f->in[0], target = f->in[1];
    if (!margins_agree(x, target, f->in[2], a->p, a->reduction))
        return FAIL(RUNTIME, "%s: input, targets and weight do not agree", row_said(f->row));
    if (!infer_floating(row_said(f->row), x->dtype)) return false;
    infer_out_shape(f, 0, x->dtype, a->reduction == REDUCE_NONE, target->sizes);
    return true;
}
bool infer_fused_multi_margin_loss_backward(infer *f) {
    const fused_multi_margin_loss_backward_attrs *a = f->attrs;
    torc_tensor grad = f->in[0], x = f->in[1], target = f->in[2];
    const bool each = a->reduction == REDUCE_NONE;
    if (!margins_agree(x, target, f->in[3], a->p, a->reduction) || grad->ndim != each || grad->dtype != x->dtype ||
        (each && grad->sizes[0] != target->sizes[0]))
        return FAIL(RUNTIME, "%s: gradient, input, targets and weight do not agree", row_said(f->row));
    if (!infer_floating(row_said(f->row), x->dtype)) return false;
    infer_out_like(f, 0, x, x->dtype);
    return true;
}
