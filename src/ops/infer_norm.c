/* infer_norm.c - what the normalizations of nn.def accept, and the shapes they give: in PyTorch's order and words. */

#include "core/device.h"
#include "ops/generated/attrs.h"
#include "ops/infer.h"
#include "ops/norm.h"
#include "ops/seams.h"

/* Batch normalization reads strides as PyTorch's does: what has no gaps lies as it does, in the order of indices if that may be. */
static void keep_format_of_norm(infer *f, torc_tensor x) {
    if (is_contiguous(x)) return;
    if (!has_channels_last(x)) {
        infer_out_format(f, 0, x);
        return;
    }
    f->out[0].has_strides = true;
    strides_of_channels_last(x->ndim, x->sizes, f->out[0].strides);
}

/* ---------------------------------------------------------------------------------------------- layer norm */
static bool mixed_dtype(torc_tensor t, const char *what) {
    return FAIL(RUNTIME, "mixed dtype (%s): %s", device_kind(t->device), what);
}
static bool parameter_dtype(int input, torc_tensor p) {
    if (!p || p->dtype == input || (input != TORC_FLOAT64 && input != TORC_FLOAT32 && p->dtype == TORC_FLOAT32))
        return true;
    if (input == TORC_FLOAT32 || input == TORC_FLOAT64) return mixed_dtype(p, "all inputs must share same datatype.");
    return mixed_dtype(p, "expect parameter to have scalar type of Float");
}
static bool is_normalized_shape(torc_tensor t, const attr_ints *s) { return infer_has_sizes(t, s->count, s->v); }
static bool check_normalized_shape(const attr_ints *s) {
    return s->count > 0 ||
           FAIL(
               RUNTIME,
               "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, but got normalized_shape = []");
}
/* p: NULL where it was left out */
static bool check_normalized_parameter(const char *name, torc_tensor p, const attr_ints *s) {
    return !p || is_normalized_shape(p, s) ||
           FAIL(RUNTIME,
                "Expected %s to be of same shape as normalized_shape, but got %s of shape %s and normalized_shape = %s",
                name, name, shape_text(p->ndim, p->sizes), shape_text((int)s->count, s->v));
}

bool infer_native_layer_norm(infer *f) {
    const native_layer_norm_attrs *a = f->attrs;
    torc_tensor x = f->in[0], w = f->in[1], b = f->in[2];
    const attr_ints *s = &a->normalized_shape;
    int n = (int)s->count;
    if (!check_normalized_shape(s) || !check_normalized_parameter("weight", w, s) ||
        !check_normalized_parameter("bias", b, s))
        return false;
    if (x->ndim < n || memcmp(x->sizes + x->ndim - n, s->v, sizeof(int64_t) * (size_t)n)) {
        const char *want = shape_text(n, s->v);
        return FAIL(RUNTIME, "Given normalized_shape=%s, expected input with shape [*, %s, but got input of size%s",
                    want, want + 1, shape_text(x->ndim, x->sizes));
    }
    if (!infer_floating("LayerNormKernelImpl", x->dtype)) return false;
    for (int i = 0; i < 2; i++) {
        torc_tensor p = i ? b : w;
        if (p && p->dtype != x->dtype && p->dtype != TORC_FLOAT32)
            return mixed_dtype(p, "expect parameter to have scalar type of Float");
        if (p && p->dtype != x->dtype && x->dtype == TORC_FLOAT64)
            return mixed_dtype(p, "all inputs must share same datatype.");
    }
    int64_t stat[TORC_MAX_DIMS];
    for (int i = 0; i < x->ndim; i++) stat[i] = i < x->ndim - n ? x->sizes[i] : 1;
    infer_out_like(f, 0, x, x->dtype);
    infer_out_shape(f, 1, statistics_dtype(x->dtype), x->ndim, stat);
    infer_out_shape(f, 2, statistics_dtype(x->dtype), x->ndim, stat);
    return true;
}
bool infer_native_layer_norm_backward(infer *f) {
    const native_layer_norm_backward_attrs *a = f->attrs;
    torc_tensor x = f->in[1], w = f->in[4];
    if (!shape_equal(f->in[0], x) || f->in[0]->dtype != x->dtype)
        return FAIL(RUNTIME, "native_layer_norm_backward: grad_output must be like the input");
    if (!infer_floating("LayerNormBackwardKernelImpl", x->dtype)) return false;
    const attr_ints *s = &a->normalized_shape;
    int n = (int)s->count;
    if (n < 1 || x->ndim < n || memcmp(x->sizes + x->ndim - n, s->v, sizeof(int64_t) * (size_t)n) ||
        (w && !is_normalized_shape(w, s)))
        return FAIL(RUNTIME, "native_layer_norm_backward: the input and weight must end in normalized_shape");
    if (!parameter_dtype(x->dtype, w)) return false;
    int64_t rows = 1;
    for (int i = 0; i < x->ndim - n; i++) rows *= x->sizes[i];
    for (int i = 2; i < 4; i++)
        if (f->in[i]->numel != rows || f->in[i]->dtype != statistics_dtype(x->dtype))
            return FAIL(RUNTIME,
                        "native_layer_norm_backward: mean and rstd must be the statistics of the input's rows");
    int dtype = w ? w->dtype : x->dtype;
    if (a->need_input)
        infer_out_like(f, 0, x, x->dtype);
    else
        infer_out_none(f, 0);
    if (a->need_weight)
        infer_out_shape(f, 1, dtype, (int)a->normalized_shape.count, a->normalized_shape.v);
    else
        infer_out_none(f, 1);
    if (a->need_bias)
        infer_out_shape(f, 2, dtype, (int)a->normalized_shape.count, a->normalized_shape.v);
    else
        infer_out_none(f, 2);
    return true;
}

/* ---------------------------------------------------------------------------------------------- batch norm */
bool infer_native_batch_norm(infer *f) {
    const native_batch_norm_attrs *a = f->attrs;
    torc_tensor x = f->in[0];
    int64_t channels = x->ndim > 1 ? x->sizes[1] : 0;
    static const struct {
        const char *name;
        int index;
    } order[4] = {{"running_mean", 3}, {"running_var", 4}, {"weight", 1}, {"bias", 2}};
    for (int i = 0; i < 4; i++) {
        torc_tensor p = f->in[order[i].index];
        if (p && p->numel != channels)
            return FAIL(RUNTIME, "%s should contain %lld elements not %lld", order[i].name, (long long)channels,
                        (long long)p->numel);
        if (!p && i < 2 && !a->training) return FAIL(RUNTIME, "%s must be defined in evaluation mode", order[i].name);
        if (p && p->ndim != 1)
            return FAIL(RUNTIME, "%s should be 1-dimensional, but got %d dimensions", order[i].name, p->ndim);
        if (p && i < 2 && tensor_tracked(p) && autograd_grad_enabled)
            return FAIL(
                RUNTIME,
                "The function 'native_batch_norm' is not differentiable with respect to argument '%s'. This input cannot have requires_grad True.",
                order[i].name);
    }
    if (x->ndim < 2)
        return FAIL(RUNTIME, "batch_norm: expected an input of at least 2 dimensions, but got %d", x->ndim);
    if (!infer_floating("batch_norm", x->dtype)) return false;
    for (int i = 0; i < 4; i++)
        if (!parameter_dtype(x->dtype, f->in[order[i].index])) return false;
    infer_out_like(f, 0, x, x->dtype);
    keep_format_of_norm(f, x);
    int64_t saved = a->training ? channels : 0;
    infer_out_shape(f, 1, statistics_dtype(x->dtype), 1, &saved);
    infer_out_shape(f, 2, statistics_dtype(x->dtype), 1, &saved);
    return true;
}
bool infer_native_batch_norm_backward(infer *f) {
    const native_batch_norm_backward_attrs *a = f->attrs;
    torc_tensor x = f->in[1], w = f->in[2];
    if (!shape_equal(f->in[0], x) || f->in[0]->dtype != x->dtype)
        return FAIL(RUNTIME, "native_batch_norm_backward: grad_out must be like the input");
    if (!infer_floating("batch_norm_backward", x->dtype)) return false;
    if (x->ndim < 2) return FAIL(RUNTIME, "native_batch_norm_backward: the input must have at least 2 dimensions");
    for (int i = 2; i < 7; i++)
        if (f->in[i] && f->in[i]->numel != x->sizes[1])
            return FAIL(RUNTIME,
                        "native_batch_norm_backward: weight and statistics must have one element for each channel");
    for (int i = 2; i < 7; i++) { /* the weight, running statistics, and those of the call */
        torc_tensor p = f->in[i];
        if (!p && i > 2 && (i > 4) == a->train)
            return FAIL(RUNTIME,
                        "native_batch_norm_backward: the statistics that the input was normalized by are missing");
        if (i < 5 ? !parameter_dtype(x->dtype, p) : p && p->dtype != statistics_dtype(x->dtype))
            return FAILED() ? false : mixed_dtype(p, "all inputs must share same datatype.");
    }
    if (a->need_input) {
        infer_out_like(f, 0, x, x->dtype);
        keep_format_of_norm(f, x);
    } else
        infer_out_none(f, 0);
    int dtype = w ? w->dtype : x->dtype;
    if (a->need_weight)
        infer_out_shape(f, 1, dtype, 1, &x->sizes[1]);
    else
        infer_out_none(f, 1);
    if (a->need_bias)
        infer_out_shape(f, 2, dtype, 1, &x->sizes[1]);
    else
        infer_out_none(f, 2);
    return true;
}

/* ---------------------------------------------------------------------------------------------- group norm
 * The first parameter that is there says whether the dtypes are mixed; then all must be float32, and the input a half. */
static bool group_parameters(torc_tensor x, torc_tensor w, torc_tensor b) {
    torc_tensor p[2] = {w, b}, first = w ? w : b;
    if (!first) return true;
    bool mixed = first->dtype != x->dtype;
    for (int i = 0; i < 2; i++)
        if (p[i] && mixed && p[i]->dtype != TORC_FLOAT32)
            return mixed_dtype(x, "expect parameter to have scalar type of Float");
        else if (p[i] && !mixed && p[i]->dtype != x->dtype)
            return FAIL(RUNTIME, "expected scalar type %s but found %s", dtype_scalar_name(x->dtype),
                        dtype_scalar_name(p[i]->dtype));
    return !mixed || dtype_half(x->dtype) || mixed_dtype(x, "all inputs must share same datatype.");
}
/* Images and volumes of N samples and C channels keep their layout; what else lies channels last is read in the order of its indices. */
static void group_format(infer *f, torc_tensor x, int64_t n, int64_t c) {
    infer_out_like(f, 0, x, x->dtype);
    if (x->ndim >= 4 && x->sizes[0] == n && x->sizes[1] == c) infer_out_format(f, 0, x);
}
/* N · C · HxW is the number of elements, without overflow, and N · group does not overflow either. */
static bool group_sizes(torc_tensor x, int64_t n, int64_t c, int64_t inner, int64_t group) {
    int64_t total;
    if (n >= 0 && c >= 0 && inner >= 0 && !__builtin_mul_overflow(n, group, &total) &&
        !__builtin_mul_overflow(n, c, &total) && !__builtin_mul_overflow(total, inner, &total) && total == x->numel)
        return true;
    return FAIL(RUNTIME, "Expected X.numel() == N * C * HxW to be true, but got false.");
}
bool infer_native_group_norm(infer *f) {
    const native_group_norm_attrs *a = f->attrs;
    torc_tensor x = f->in[0], w = f->in[1], b = f->in[2];
    if (a->group <= 0) return FAIL(RUNTIME, "Expected num groups to be greater than 0, got %lld", (long long)a->group);
    if (a->C % a->group)
        return FAIL(
            RUNTIME,
            "Expected number of channels in input to be divisible by num_groups, but got input of shape %s and num_groups=%lld",
            shape_text(x->ndim, x->sizes), (long long)a->group);
    for (int i = 0; i < 2; i++) {
        torc_tensor p = i ? b : w;
        const char *name = i ? "bias" : "weight";
        if (p && (p->ndim != 1 || p->numel != a->C))
            return FAIL(
                RUNTIME,
                "Expected %s to be a vector of size equal to the number of channels in input, but got %s of shape %s and input of shape %s",
                name, name, shape_text(p->ndim, p->sizes), shape_text(x->ndim, x->sizes));
    }
    if (!group_sizes(x, a->N, a->C, a->HxW, a->group) || !group_parameters(x, w, b)) return false;
    if (!infer_floating("GroupNormKernelImpl", x->dtype)) return false;
    group_format(f, x, a->N, a->C);
    const int64_t groups[2] = {a->N, a->group};
    infer_out_shape(f, 1, statistics_dtype(x->dtype), 2, groups);
    infer_out_shape(f, 2, statistics_dtype(x->dtype), 2, groups);
    return true;
}
bool infer_native_group_norm_backward(infer *f) {
    const native_group_norm_backward_attrs *a = f->attrs;
    torc_tensor x = f->in[1], w = f->in[4];
    if (!shape_equal(f->in[0], x) || f->in[0]->dtype != x->dtype)
        return FAIL(RUNTIME, "native_group_norm_backward: grad_out must be like the input");
    if (!infer_floating("GroupNormBackwardKernelImpl", x->dtype)) return false;
    if (a->group <= 0 || a->C < 0 || a->C % a->group)
        return FAIL(RUNTIME, "native_group_norm_backward: the channels must be divisible into the groups");
    if (!group_sizes(x, a->N, a->C, a->HxW, a->group)) return false;
    if (w && (w->ndim != 1 || w->numel != a->C))
        return FAIL(RUNTIME, "native_group_norm_backward: weight must have one element for each channel");
    if (!group_parameters(x, w, NULL)) return false;
    for (int i = 2; i < 4; i++)
        if (f->in[i]->numel != a->N * a->group || f->in[i]->dtype != statistics_dtype(x->dtype))
            return FAIL(RUNTIME,
                        "native_group_norm_backward: mean and rstd must be the statistics of the input's groups");
    const int dtype = w ? w->dtype : x->dtype;
    const bool need[3] = {a->need_input, a->need_weight, a->need_bias};
    for (int k = 0; k < 3; k++)
        if (!need[k])
            infer_out_none(f, k);
        else if (k)
            infer_out_shape(f, k, dtype, 1, &a->C);
        else
            group_format(f, x, a->N, a->C);
    return true;
}

/* ------------------------------------------------------------------------------------------------ rms norm
 * The weight may have any dtype: it is read in the dtype that is computed in. */
bool infer_fused_rms_norm(infer *f) {
    const _fused_rms_norm_attrs *a = f->attrs;
    torc_tensor x = f->in[0], w = f->in[1];
    const attr_ints *s = &a->normalized_shape;
    int n = (int)s->count;
    if (!check_normalized_shape(s) || !check_normalized_parameter("weight", w, s)) return false;
    if (x->ndim < n) return FAIL(VALUE, "Input tensor must have at least %d dimensions, but got %d", n, x->ndim);
    if (memcmp(x->sizes + x->ndim - n, s->v, sizeof(int64_t) * (size_t)n)) {
        const char *want = shape_text(n, s->v);
        return FAIL(RUNTIME, "Given normalized_shape=%s, expected input with shape [*%s, but got input of size%s", want,
                    want + 1, shape_text(x->ndim, x->sizes));
    }
    if (!infer_floating("rms_norm", x->dtype)) return false;
    f->hands_on = true, f->eps = rms_eps(a->eps, x->dtype);
    int64_t factors[TORC_MAX_DIMS];
    for (int i = 0; i < x->ndim; i++) factors[i] = i < x->ndim - n ? x->sizes[i] : 1;
    infer_out_like(f, 0, x, x->dtype);
    infer_out_shape(f, 1, statistics_dtype(x->dtype), x->ndim, factors);
    return true;
}
bool infer_fused_rms_norm_backward(infer *f) {
    const _fused_rms_norm_backward_attrs *a = f->attrs;
    torc_tensor x = f->in[1], rstd = f->in[2], w = f->in[3];
    const attr_ints *s = &a->normalized_shape;
    int n = (int)s->count;
    if (!shape_equal(f->in[0], x) || f->in[0]->dtype != x->dtype)
        return FAIL(RUNTIME, "_fused_rms_norm_backward: grad_out must be like the input");
    if (!infer_floating("_fused_rms_norm_backward", x->dtype)) return false;
    if (n < 1 || x->ndim < n || memcmp(x->sizes + x->ndim - n, s->v, sizeof(int64_t) * (size_t)n) ||
        (w && !is_normalized_shape(w, s)))
        return FAIL(RUNTIME, "_fused_rms_norm_backward: the input and weight must end in normalized_shape");
    int64_t rows = 1;
    for (int i = 0; i < x->ndim - n; i++) rows *= x->sizes[i];
    if (rstd->numel != rows || rstd->dtype != statistics_dtype(x->dtype))
        return FAIL(RUNTIME, "_fused_rms_norm_backward: rstd must be that of the input's rows");
    if (a->need_weight && w && !infer_floating("_fused_rms_norm_backward", w->dtype)) return false;
    if (a->need_input)
        infer_out_like(f, 0, x, x->dtype);
    else
        infer_out_none(f, 0);
    if (a->need_weight)
        infer_out_shape(f, 1, w ? w->dtype : x->dtype, n, s->v);
    else
        infer_out_none(f, 1);
    return true;
}
