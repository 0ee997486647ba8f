/* composite_dropout.c - dropout: what is returned as it is, what is all zeros, and only else a draw.
 *
 * The check of the probability comes first, as in PyTorch, also where nothing is dropped. */
#include <math.h>

#include "ops/composite.h"
#include "ops/generated/compose.h"
#include "ops/shape.h"
#include "core/shape.h"
#include "torc/ops.h"

static bool probability(double p) {
    return (p >= 0 && p <= 1) || FAIL(VALUE, "dropout probability has to be between 0 and 1, but got %g", p);
}
/* The input itself is the result. */
static torc_tensor unchanged(torc_tensor t) { return scope_lend(object_retain(t)); }
static torc_tensor times(const composite *call, torc_tensor input, torc_tensor noise) {
    return pass_on(call, OP_mul, (torc_tensor[]){input, noise}, 2, NULL);
}
/* All is dropped: zeros keep signs, and nothing is drawn. */
static torc_tensor times_zero(const composite *call, torc_tensor input) {
    return call->variant == CALL_INPLACE ? torc_mul_(input, NUMBER(0)) : torc_mul(input, NUMBER(0));
}
/* input times 0 with probability p, and else 1/(1-p), drawn into noise. */
static torc_tensor times_noise(const composite *call, torc_tensor input, torc_tensor noise, double p,
                               torc_generator generator) {
    const double keep = 1 - p;
    return times(call, input, torc_div_(torc_bernoulli_(noise, .p = keep, .generator = generator), keep));
}

torc_tensor compose_dropout(const composite *call, torc_tensor input, const dropout_attrs *a) {
    if (!probability(a->p)) return NULL;
    if (a->p == 0 || !a->training || !input->numel) return unchanged(input);
    if (a->p == 1 && dtype_floating(input->dtype)) return times_zero(call, input);
    if (call->variant == CALL_INPLACE) return times_noise(call, input, torc_empty_like(input), a->p, a->generator);
    return torc_native_dropout(input, a->p, true, .generator = a->generator).output;
}
torc_tensor compose_feature_dropout(const composite *call, torc_tensor input, const feature_dropout_attrs *a) {
    if (!probability(a->p)) return NULL;
    if (a->p == 0 || !a->training || !input->numel) return unchanged(input);
    if (a->p == 1) return times_zero(call, input);
    if (input->ndim < 2) return FAIL_NULL(RUNTIME, "Feature dropout requires at least 2 dimensions in the input");
    int64_t shape[TORC_MAX_DIMS];
    for (int i = 0; i < input->ndim; i++) shape[i] = i < 2 ? input->sizes[i] : 1;
    const torc_dtype dtype = (torc_dtype)input->dtype;
    return times_noise(call, input,
                       torc_empty(torc_ints_of(shape, input->ndim), .dtype = dtype, .device = input->device), a->p,
                       a->generator);
}

/* SELU's limit for small numbers, -scale * alpha, is what dropped elements become; scaling and shifting keep mean and variance. */
static torc_tensor alpha(const composite *call, torc_tensor input, double p, bool training, bool features,
                         torc_generator generator) {
    if (!probability(p)) return NULL;
    if (p == 0 || !training || !input->numel) return unchanged(input);
    if (p == 1) return times_zero(call, input);
    if (features && input->ndim < 2)
        return FAIL_NULL(RUNTIME, "Feature dropout requires at least 2 dimensions in the input");
    int64_t shape[TORC_MAX_DIMS];
    for (int i = 0; i < input->ndim; i++) shape[i] = !features || i < 2 ? input->sizes[i] : 1;
    torc_tensor noise = features ? torc_empty(torc_ints_of(shape, input->ndim), .dtype = (torc_dtype)input->dtype,
                                              .device = input->device)
                                 : torc_empty_like(input);
    const double limit = 1.7580993408473766, scale = 1 / sqrt((limit * limit * p + 1) * (1 - p));
    torc_bernoulli_(noise, .p = 1 - p, .generator = generator);
    torc_tensor shift =
        torc_add_(torc_mul_(torc_add(noise, NUMBER(-1)), NUMBER(limit * scale)), NUMBER(limit * scale * p));
    torc_tensor r = torc_add(torc_mul(input, torc_mul_(noise, NUMBER(scale))), shift);
    return call->variant == CALL_INPLACE ? torc_copy_(input, r)
                                         : r; /* one write, so that a failure leaves input as it was */
}
torc_tensor compose_alpha_dropout(const composite *call, torc_tensor input, const alpha_dropout_attrs *a) {
    return alpha(call, input, a->p, a->training, false, a->generator);
}
torc_tensor compose_feature_alpha_dropout(const composite *call, torc_tensor input,
                                          const feature_alpha_dropout_attrs *a) {
    return alpha(call, input, a->p, a->training, true, a->generator);
}
