/* composite_dropout.c - dropout: what is returned as it is, what is all zeros, and only else a draw.
 *
 * The check of the probability comes first, as in PyTorch, also where nothing is dropped. */
#include "ops/generated/compose.h"
#include "ops/shape.h"
#include "core/shape.h"
#include "torc/ops.h"

static bool probability(double p) {
    return (p >= 0 && p <= 1) || FAIL(VALUE, "dropout probability has to be between 0 and 1, but got %g", p);
}
/* The input itself is the result. */
static torc_tensor unchanged(torc_tensor t) { return scope_lend(object_retain(t)); }

torc_tensor compose_dropout(torc_tensor input, const dropout_attrs *a) {
    if (!probability(a->p)) return NULL;
    if (a->p == 0 || !a->training || !input->numel) return unchanged(input);
    if (a->p == 1 && dtype_floating(input->dtype))
        return torc_mul_scalar(input, NUM(0)); /* zeros keep signs, and nothing is drawn */
    return torc_native_dropout(input, a->p, true, .generator = a->generator).output;
}
torc_tensor compose_feature_dropout(torc_tensor input, const feature_dropout_attrs *a) {
    if (!probability(a->p)) return NULL;
    if (a->p == 0 || !a->training || !input->numel) return unchanged(input);
    if (input->ndim < 2) return FAIL_NULL(RUNTIME, "Feature dropout requires at least 2 dimensions in the input");
    int64_t shape[TORC_MAX_DIMS];
    for (int i = 0; i < input->ndim; i++) shape[i] = i < 2 ? input->sizes[i] : 1;
    torc_tensor noise =
        torc_empty(ints_of(shape, input->ndim), .dtype = (torc_dtype)input->dtype, .device = input->device);
    if (a->p == 1)
        noise = torc_zero_(noise);
    else
        noise = torc_div_scalar_(torc_bernoulli_(noise, .p = NUM(1 - a->p), .generator = a->generator), NUM(1 - a->p));
    return torc_mul(input, noise);
}
