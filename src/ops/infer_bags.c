/* infer_bags.c - what the one kernel of embedding_bag accepts, and the shapes it gives. Who calls it has refused, in PyTorch's words, all that a
 * program can get wrong; what is refused here is a call of the row itself. */
#include "ops/bags.h"
#include "ops/generated/attrs.h"
#include "ops/infer.h"

static bool is_vector(torc_tensor t, int dtype) { return t->ndim == 1 && t->dtype == dtype; }
/* Indices, offsets, the weights of samples and how many bags there are. */
static bool bags_agree(torc_tensor indices, torc_tensor offsets, torc_tensor per_sample, int64_t bags, int64_t mode,
                       int dtype) {
    if (mode < 0 || mode >= BAGS_MODES || bags < 0 || !is_vector(indices, TORC_INT64)) return false;
    if (per_sample && (per_sample->numel != indices->numel || per_sample->dtype != dtype || mode != BAGS_SUM))
        return false;
    if (offsets) return is_vector(offsets, TORC_INT64) && (offsets->numel == bags || offsets->numel - 1 == bags);
    return bags ? indices->numel % bags == 0 : !indices->numel;
}
bool infer_fused_embedding_bag(infer *f) {
    const fused_embedding_bag_attrs *a = f->attrs;
    torc_tensor weight = f->in[0];
    if (weight->ndim != 2 || !bags_agree(f->in[1], f->in[2], f->in[3], a->bags, a->mode, weight->dtype))
        return FAIL(RUNTIME, "%s: weight, indices and offsets do not agree", row_said(f->row));
    if (!infer_floating(row_said(f->row), weight->dtype)) return false;
    const int64_t sizes[2] = {a->bags, weight->sizes[1]}, none = 0;
    infer_out_shape(f, 0, weight->dtype, 2, sizes);
    if (a->mode == BAGS_MAX)
        infer_out_shape(f, 1, TORC_INT64, 2, sizes);
    else
        infer_out_shape(f, 1, TORC_INT64, 1, &none);
    return true;
}
bool infer_fused_embedding_bag_backward(infer *f) {
    const fused_embedding_bag_backward_attrs *a = f->attrs;
    torc_tensor grad = f->in[0], weight = f->in[1], indices = f->in[2], offsets = f->in[3], per_sample = f->in[4],
                chosen = f->in[5];
    bool fits = grad->ndim == 2 && a->num_weights >= 0 &&
                bags_agree(indices, offsets, per_sample, grad->ndim ? grad->sizes[0] : 0, a->mode, grad->dtype);
    if (fits && a->mode == BAGS_MAX)
        fits = chosen && chosen->ndim == 2 && chosen->dtype == TORC_INT64 && chosen->sizes[0] == grad->sizes[0] &&
               chosen->sizes[1] == grad->sizes[1];
    if (fits && a->need_per_sample)
        fits = per_sample && weight && weight->ndim == 2 && weight->dtype == grad->dtype &&
               weight->sizes[0] == a->num_weights && weight->sizes[1] == grad->sizes[1];
    if (!fits) return FAIL(RUNTIME, "%s: gradient, indices and offsets do not agree", row_said(f->row));
    if (!infer_floating(row_said(f->row), grad->dtype)) return false;
    const int64_t sizes[2] = {a->num_weights, grad->sizes[1]};
    if (a->need_weight)
        infer_out_shape(f, 0, grad->dtype, 2, sizes);
    else
        infer_out_none(f, 0);
    if (a->need_per_sample)
        infer_out_shape(f, 1, grad->dtype, 1, &indices->numel);
    else
        infer_out_none(f, 1);
    return true;
}
