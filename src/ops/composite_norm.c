/* composite_norm.c - normalization: the native_… rows without the statistics that they return, and what their Python functions
 * check first. */
#include "ops/generated/compose.h"
#include "ops/norm.h"
#include "ops/shape.h"
#include "core/shape.h"
#include "torc/ops.h"
#include "torc/ops_private.h"

torc_tensor compose_layer_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, const layer_norm_attrs *a) {
    return torc_native_layer_norm(input, as_ints(&a->normalized_shape), weight, bias, a->eps).output;
}

static bool enough_values(torc_tensor x) {
    uint64_t n = x->ndim ? (uint64_t)x->sizes[0] : 1;
    for (int i = 2; i < x->ndim; i++) n *= (uint64_t)x->sizes[i];
    return n != 1 || FAIL(VALUE, "Expected more than 1 value per channel when training, got input size torch.Size(%s)",
                          shape_text(x->ndim, x->sizes));
}
torc_tensor compose_batch_norm(torc_tensor input, torc_tensor running_mean, torc_tensor running_var, torc_tensor weight,
                               torc_tensor bias, const batch_norm_attrs *a) {
    if (a->training && !enough_values(input)) return NULL;
    if (a->eps <= 0) return FAIL_NULL(VALUE, "batch_norm eps must be positive, but got %g", a->eps);
    /* PyTorch refuses inputs of one dimension, but not if they are empty: then it returns a copy. */
    if (input->ndim == 1 && !input->numel) return torc_clone(input);
    return torc_native_batch_norm(input, weight, bias, running_mean, running_var, a->training, a->momentum, a->eps)
        .output;
}

static int64_t spatial_size(torc_tensor x) {
    int64_t n = 1;
    for (int i = 2; i < x->ndim; i++) n *= x->sizes[i];
    return n;
}
/* By its own statistics and without running ones, a channel is a group; with them, every (sample, channel) becomes a channel
 * of its own in a batch of one. */
torc_tensor compose_instance_norm(torc_tensor input, torc_tensor running_mean, torc_tensor running_var,
                                  torc_tensor weight, torc_tensor bias, const instance_norm_attrs *a) {
    const bool own = a->use_input_stats;
    if (input->ndim < 3)
        return FAIL_NULL(VALUE, "Expected 3D or more dimensions in input of instance_norm, but got input of size %s",
                         shape_text(input->ndim, input->sizes));
    if (own && spatial_size(input) == 1)
        return FAIL_NULL(VALUE, "Expected more than 1 spatial element when training, got input size torch.Size(%s)",
                         shape_text(input->ndim, input->sizes));
    int64_t n = input->sizes[0], c = input->sizes[1], shape[TORC_MAX_DIMS];
    torc_tensor parameter[4] = {weight, bias, running_mean, running_var};
    bool groups = own && c > 0 && !running_mean && !running_var;
    for (int k = 0; k < 2; k++) /* what group_norm would say in other words, or refuse */
        if (parameter[k] &&
            (parameter[k]->ndim != 1 || parameter[k]->numel != c || parameter[k]->dtype != input->dtype))
            groups = false;
    if (groups)
        return torc_view(
            torc_native_group_norm(torc_contiguous(input), weight, bias, n, c, spatial_size(input), c, a->eps).output,
            torc_ints_of(input->sizes, input->ndim)); /* a view as in the way below, which is PyTorch's */
    memcpy(shape, input->sizes, sizeof shape);
    shape[0] = 1, shape[1] = n * c;
    for (int k = 0; k < 4; k++)
        if (parameter[k]) parameter[k] = torc_repeat(parameter[k], SHAPE(n));
    torc_tensor flat = torc_reshape(input, torc_ints_of(shape, input->ndim));
    torc_tensor y =
        torc_native_batch_norm(flat, parameter[0], parameter[1], parameter[2], parameter[3], own, a->momentum, a->eps)
            .output;
    y = torc_reshape(y, torc_ints_of(input->sizes, input->ndim));
    torc_tensor running[2] = {running_mean, running_var}, seen[2] = {NULL, NULL};
    for (int k = 0; own && k < 2; k++) /* running statistics take the mean of what the samples saw */
        if (running[k]) seen[k] = torc_mean(torc_reshape(parameter[k + 2], SHAPE(n, c)), .dim = DIMS(0));
    for (int k = 0; k < 2; k++) /* as in PyTorch: the mean is written before the variance is looked at */
        if (seen[k] && !torc_copy_(running[k], seen[k])) y = NULL;
    return FAILED() ? NULL : y;
}

torc_tensor compose_group_norm(torc_tensor input, torc_tensor weight, torc_tensor bias, const group_norm_attrs *a) {
    if (input->ndim < 2)
        return FAIL_NULL(RUNTIME, "Expected at least 2 dimensions for input tensor but received %d", input->ndim);
    if (a->num_groups > 0) { /* one group with one value each in the whole batch */
        int64_t seen[TORC_MAX_DIMS];
        memcpy(seen, input->sizes, sizeof seen);
        if (mul_overflows(seen[0], seen[1], &seen[0])) seen[0] = 0; /* an empty input */
        seen[0] /= a->num_groups, seen[1] = a->num_groups;
        uint64_t n = (uint64_t)seen[0];
        for (int i = 2; i < input->ndim; i++) n *= (uint64_t)seen[i];
        if (n == 1)
            return FAIL_NULL(VALUE, "Expected more than 1 value per channel when training, got input size %s",
                             shape_text(input->ndim, seen));
    }
    return torc_native_group_norm(input, weight, bias, input->sizes[0], input->sizes[1], spatial_size(input),
                                  a->num_groups, a->eps)
        .output;
}

/* Complex numbers have no fused kernel. */
static torc_tensor rms_norm_complex(torc_tensor x, torc_tensor w, const rms_norm_attrs *a) {
    if (!x) return NULL;
    const attr_ints *s = &a->normalized_shape;
    const int n = (int)s->count;
    const size_t bytes = sizeof(int64_t) * (size_t)n;
    int64_t last[TORC_MAX_DIMS];
    for (int i = 0; i < n; i++) last[i] = i - n;
    if (!n || x->ndim < n || memcmp(x->sizes + x->ndim - n, s->v, bytes) ||
        (w && (w->ndim != n || memcmp(w->sizes, s->v, bytes))))
        return FAIL_NULL(
            RUNTIME,
            "Given normalized_shape=%s, expected input and weight with such dimensions at the end, but got input of size%s",
            shape_text(n, s->v), shape_text(x->ndim, x->sizes));
    torc_tensor mean = torc_mean(torc_square(x), torc_ints_of(last, n), .keepdim = true);
    torc_tensor y = torc_mul(x, torc_rsqrt(torc_add(mean, NUMBER(rms_eps(a->eps, x->dtype)))));
    return w ? torc_mul(y, w) : y;
}
torc_tensor compose_rms_norm(torc_tensor input, torc_tensor weight, const rms_norm_attrs *a) {
    torc_tensor y =
        UNLIKELY(input->dtype == TORC_COMPLEX64 || input->dtype == TORC_COMPLEX128)
            ? rms_norm_complex(torc_contiguous(input), weight, a)
            : torc__fused_rms_norm(input, as_ints(&a->normalized_shape), weight, float_given(a->eps)).output;
    /* Images that lie channels last stay so, as in PyTorch, though their rows do not lie in memory one after the other. */
    return laid_out_like(y, input);
}
