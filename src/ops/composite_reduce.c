/* composite_reduce.c - reductions that are made of others. */
#include "core/promote.h"
#include "ops/generated/compose.h"
#include "ops/seams.h"
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
