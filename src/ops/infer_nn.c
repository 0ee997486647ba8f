/* infer_nn.c - what the rows of nn.def accept, and the shapes they give.
 *
 * Checks stand in PyTorch's order and speak its words. Images that come channels_last leave channels_last. */
#include <stdio.h>

#include "ops/generated/attrs.h"
#include "ops/grid.h"
#include "ops/infer.h"
#include "ops/loss_mode.h"
#include "ops/norm.h"
#include "ops/padding.h"
#include "ops/resample.h"
#include "ops/seams.h"

static bool channels_lie_last(torc_tensor t) {
    return format_suggested(t) != TORC_CONTIGUOUS_FORMAT;
} /* of images or volumes */
/* ------------------------------------------------------------------------------------------------ softmax */
/* `kernel` and `last_kernel`, along the last dimension, are what PyTorch names in its refusal. */
static bool softmax_along(infer *f, int64_t dim, int dtype, const char *kernel, const char *last_kernel) {
    torc_tensor x = f->in[0];
    if (!infer_dim(f, &dim, x->ndim)) return false;
    if (!dtype) dtype = x->dtype;
    if (!dtype_floating(dtype))
        return infer_refuse_dtype(x->ndim == 0 || dim == x->ndim - 1 ? last_kernel : kernel, dtype);
    infer_out_like(f, 0, x, dtype);
    return true;
}
bool infer_softmax(infer *f) {
    const softmax_attrs *a = f->attrs;
    return softmax_along(f, a->dim, a->dtype, "softmax_kernel_impl", "softmax_lastdim_kernel_impl");
}
bool infer_log_softmax(infer *f) {
    const log_softmax_attrs *a = f->attrs;
    return softmax_along(f, a->dim, a->dtype, "log_softmax_kernel_impl", "log_softmax_lastdim_kernel_impl");
}
bool infer_softmax_backward(infer *f) {
    const softmax_backward_attrs *a = f->attrs;
    int64_t dim = a->dim;
    if (!infer_dim(f, &dim, f->in[1]->ndim)) return false;
    if (!shape_equal(f->in[0], f->in[1]))
        return FAIL(RUNTIME, "%s: grad_output and output must have one shape", row_said(f->row));
    if (!check_same_dtype(f, 0, 1) || !infer_floating(row_said(f->row), f->in[1]->dtype)) return false;
    infer_out_like(f, 0, f->in[1], f->in[1]->dtype);
    return true;
}

/* ------------------------------------------------------------------------------------------------ dropout */
bool infer_native_dropout(infer *f) {
    const native_dropout_attrs *a = f->attrs;
    torc_tensor x = f->in[0];
    if (!(a->p >= 0 && a->p <= 1))
        return FAIL(RUNTIME, "dropout probability has to be between 0 and 1, but got %g", a->p);
    if (!dtype_floating(x->dtype))
        return FAIL(RUNTIME, "result type Float can't be cast to the desired output type %s",
                    dtype_scalar_name(x->dtype));
    for (int k = 0; k < 2; k++) { /* elements are drawn in the order they lie in memory, so the layout stays */
        infer_out_like(f, k, x, k ? TORC_BOOL : x->dtype);
        f->out[k].has_strides = true;
        strides_like(x, f->out[k].strides);
    }
    return true;
}
bool infer_native_dropout_backward(infer *f) {
    torc_tensor g = f->in[0];
    if (!shape_equal(g, f->in[1]))
        return FAIL(RUNTIME, "native_dropout_backward: grad_output and mask must have one shape");
    if (f->in[1]->dtype != TORC_BOOL)
        return FAIL(RUNTIME, "Mask should be Bool Scalar Type%s", dtype_scalar_name(f->in[1]->dtype));
    if (!infer_floating("native_dropout_backward", g->dtype)) return false;
    infer_out_like(f, 0, g, g->dtype);
    return true;
}

/* ---------------------------------------------------------------------------------------------- embedding */
static bool index_dtype(torc_tensor t, const char *op) {
    if (t->dtype == TORC_INT64 || t->dtype == TORC_INT32) return true;
    return FAIL(
        RUNTIME,
        "Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got torch.%sTensor instead (while checking arguments for %s)",
        dtype_scalar_name(t->dtype), op);
}
bool infer_embedding(infer *f) {
    const embedding_attrs *a = f->attrs;
    torc_tensor w = f->in[0], i = f->in[1];
    if (w->ndim != 2) return FAIL(RUNTIME, "'weight' must be 2-D");
    if (!index_dtype(i, "embedding")) return false;
    if (a->sparse) return FAIL(NOT_IMPLEMENTED, "embedding: sparse gradients are not supported; use sparse=False");
    if (i->ndim + 1 > TORC_MAX_DIMS) return FAIL(RUNTIME, "embedding: indices have too many dimensions");
    int64_t sizes[TORC_MAX_DIMS];
    memcpy(sizes, i->sizes, sizeof(int64_t) * (size_t)i->ndim);
    sizes[i->ndim] = w->sizes[1];
    infer_out_shape(f, 0, w->dtype, i->ndim + 1, sizes);
    return true;
}
bool infer_embedding_dense_backward(infer *f) {
    const embedding_dense_backward_attrs *a = f->attrs;
    torc_tensor g = f->in[0], i = f->in[1];
    if (!index_dtype(i, "embedding_backward")) return false;
    if (g->ndim != i->ndim + 1 || memcmp(g->sizes, i->sizes, sizeof(int64_t) * (size_t)i->ndim))
        return FAIL(RUNTIME, "embedding_dense_backward: grad_output does not match the indices");
    if (!infer_floating("embedding_backward", g->dtype)) return false;
    infer_out_shape(f, 0, g->dtype, 2, (const int64_t[]){a->num_weights, g->sizes[g->ndim - 1]});
    return true;
}

/* -------------------------------------------------------------------------------------------- convolution */
static bool conv_list(const attr_ints *v, int spatial, const char *name) {
    for (int i = 0; v->count == spatial && i < spatial; i++) /* so that sums and products with sizes cannot overflow */
        if (v->v[i] > INT32_MAX)
            return FAIL(RUNTIME, "convolution: with %s=%s the size of the padded input or of the window overflows",
                        name, shape_text(spatial, v->v));
    if (v->count == spatial) return true;
    return FAIL(
        RUNTIME,
        "expected %s to be a single integer value or a list of %d values to match the convolution dimensions, but got %s=%s",
        name, spatial, name, shape_text((int)MAX(v->count, 0), v->v));
}
static const char *by_x(int n, const int64_t *v, char *buffer, size_t size) {
    size_t at = 0;
    buffer[0] = 0;
    for (int i = 0; i < n && at < size; i++)
        at += (size_t)snprintf(buffer + at, size - at, "%s%lld", i ? " x " : "", (long long)v[i]);
    return buffer;
}
/* Do the sizes agree, and which ones has the output? */
static bool convolution_sizes(const convolution_attrs *a, torc_tensor x, torc_tensor w, torc_tensor b,
                              int64_t sizes[5]) {
    int spatial = w->ndim - 2;
    if (spatial < 1 || spatial > 3)
        return FAIL(RUNTIME, "convolution: expected a weight of 3, 4 or 5 dimensions, but got %s",
                    shape_text(w->ndim, w->sizes));
    if (!conv_list(&a->stride, spatial, "stride") || !conv_list(&a->padding, spatial, "padding") ||
        !conv_list(&a->dilation, spatial, "dilation") ||
        (a->transposed && !conv_list(&a->output_padding, spatial, "output_padding")))
        return false;
    if (x->ndim != w->ndim)
        return FAIL(
            RUNTIME,
            "Expected %d-dimensional input for %d-dimensional weight %s, but got %d-dimensional input of size %s instead",
            w->ndim, w->ndim, shape_text(w->ndim, w->sizes), x->ndim, shape_text(x->ndim, x->sizes));
    for (int i = 0; i < spatial; i++) {
        if (a->padding.v[i] < 0) return FAIL(RUNTIME, "negative padding is not supported");
        if (a->transposed && a->output_padding.v[i] < 0)
            return FAIL(RUNTIME, "negative output_padding is not supported");
    }
    for (int i = 0; i < spatial; i++)
        if (a->stride.v[i] <= 0) return FAIL(RUNTIME, "non-positive stride is not supported");
    if (a->groups <= 0) return FAIL(RUNTIME, "non-positive groups is not supported");
    for (int i = 0; i < spatial; i++)
        if (a->dilation.v[i] <= 0)
            return FAIL(RUNTIME, "dilation should be greater than zero, but got %s",
                        shape_text(spatial, a->dilation.v));
    if (w->sizes[0] < a->groups)
        return FAIL(
            RUNTIME,
            "Given groups=%lld, expected weight to be at least %lld at dimension 0, but got weight of size %s instead",
            (long long)a->groups, (long long)a->groups, shape_text(w->ndim, w->sizes));
    if (w->sizes[0] % a->groups)
        return FAIL(
            RUNTIME,
            "Given groups=%lld, expected weight to be divisible by %lld at dimension 0, but got weight of size [%s] instead",
            (long long)a->groups, (long long)a->groups, shape_text(w->ndim, w->sizes));
    int64_t out_channels = a->transposed ? w->sizes[1] * a->groups : w->sizes[0];
    if (!a->transposed) {
        if (w->sizes[1] * a->groups != x->sizes[1])
            return FAIL(
                RUNTIME,
                "Given groups=%lld, weight of size %s, expected input%s to have %lld channels, but got %lld channels instead",
                (long long)a->groups, shape_text(w->ndim, w->sizes), shape_text(x->ndim, x->sizes),
                (long long)(w->sizes[1] * a->groups), (long long)x->sizes[1]);
        if (b && (b->ndim != 1 || b->sizes[0] != out_channels))
            return FAIL(
                RUNTIME,
                "Given weight of size %s, expected bias to be 1-dimensional with %lld elements, but got bias of size %s instead",
                shape_text(w->ndim, w->sizes), (long long)out_channels, shape_text(b->ndim, b->sizes));
    } else {
        if (w->sizes[0] != x->sizes[1])
            return FAIL(
                RUNTIME,
                "Given transposed=1, weight of size %s, expected input%s to have %lld channels, but got %lld channels instead",
                shape_text(w->ndim, w->sizes), shape_text(x->ndim, x->sizes), (long long)w->sizes[0],
                (long long)x->sizes[1]);
        if (b && (b->ndim != 1 || b->sizes[0] != out_channels))
            return FAIL(
                RUNTIME,
                "Given transposed=1, weight of size %s, expected bias to be 1-dimensional with %lld elements, but got bias of size %s instead",
                shape_text(w->ndim, w->sizes), (long long)out_channels, shape_text(b->ndim, b->sizes));
    }
    for (int i = 0; i < spatial; i++)
        if (w->sizes[i + 2] <= 0)
            return FAIL(RUNTIME, "kernel size should be greater than zero, but got weight of size %s",
                        shape_text(w->ndim, w->sizes));
    int64_t padded[3] = {0}, window[3] = {0};
    sizes[0] = x->sizes[0], sizes[1] = out_channels;
    bool fits = true;
    for (int i = 0; i < spatial; i++) {
        int64_t k = w->sizes[i + 2], in = x->sizes[i + 2], s = a->stride.v[i], p = a->padding.v[i],
                d = a->dilation.v[i], reach, twice, span;
        if (mul_overflows(k - 1, d, &reach) || mul_overflows(p, 2, &twice) || add_overflows(in, twice, &padded[i]))
            return FAIL(RUNTIME, "convolution: the size of the padded input or of the window overflows");
        window[i] = reach + 1;
        if (!a->transposed) {
            fits &= padded[i] >= window[i];
            sizes[i + 2] = padded[i] >= window[i] ? (padded[i] - window[i]) / s + 1 : 0;
        } else {
            int64_t op = a->output_padding.v[i];
            if (op >= s && op >= d) {
                if (spatial == 2)
                    return FAIL(
                        RUNTIME,
                        "output padding must be smaller than either stride or dilation, but got output_padding_height: %lld output_padding_width: %lld stride_height: %lld stride_width: %lld dilation_height: %lld dilation_width: %lld",
                        (long long)a->output_padding.v[0], (long long)a->output_padding.v[1], (long long)a->stride.v[0],
                        (long long)a->stride.v[1], (long long)a->dilation.v[0], (long long)a->dilation.v[1]);
                if (spatial == 3)
                    return FAIL(
                        RUNTIME,
                        "output padding must be smaller than either stride or dilation, but got output_padding: %s stride: %s dilation: %s",
                        shape_text(3, a->output_padding.v), shape_text(3, a->stride.v), shape_text(3, a->dilation.v));
                return FAIL(
                    RUNTIME,
                    "output padding must be smaller than either stride or dilation, but got output_padding: %lld stride: %lld dilation: %lld",
                    (long long)op, (long long)s, (long long)d);
            }
            if (mul_overflows(in - 1, s, &span) || add_overflows(span, reach + 1 + op - twice, &sizes[i + 2]))
                return FAIL(RUNTIME, "convolution: the size of the output overflows");
            if (sizes[i + 2] < (x->numel > 0))
                return FAIL(RUNTIME,
                            "Given input size per channel: (%s). Calculated output size per channel is too small",
                            by_x(spatial, x->sizes + 2, (char[64]){0}, 64));
        }
    }
    if (!fits) {
        char in[64], k[64];
        return FAIL(
            RUNTIME,
            "Calculated padded input size per channel: (%s). Kernel size: (%s). Kernel size can't be greater than actual input size",
            by_x(spatial, padded, in, sizeof in), by_x(spatial, window, k, sizeof k));
    }
    if (x->numel == 0 && x->sizes[0] &&
        x->sizes[1]) { /* PyTorch sees the images of a row that they have become by here */
        const int64_t line[4] = {x->sizes[0], x->sizes[1], 1, x->sizes[x->ndim - 1]};
        return FAIL(RUNTIME, "Only zero batch or zero channel inputs are supported, but got input shape: %s",
                    shape_text(MAX(x->ndim, 4), spatial == 1 ? line : x->sizes));
    }
    return true;
}
bool infer_convolution(infer *f) {
    torc_tensor x = f->in[0], w = f->in[1], b = f->in[2];
    int64_t sizes[5];
    if (!convolution_sizes(f->attrs, x, w, b, sizes)) return false;
    if (x->dtype != w->dtype)
        return FAIL(RUNTIME, "expected scalar type %s but found %s", dtype_scalar_name(x->dtype),
                    dtype_scalar_name(w->dtype));
    if (b && b->dtype != x->dtype)
        return FAIL(RUNTIME, "Input type (%s) and bias type (%s) should be the same", dtype_cpp_name(x->dtype),
                    dtype_cpp_name(b->dtype));
    if (x->dtype == TORC_BOOL) return infer_refuse_dtype("slow_conv2d_cpu", x->dtype);
    infer_out_shape(f, 0, x->dtype, x->ndim, sizes);
    if (channels_lie_last(x) || channels_lie_last(w)) {
        f->out[0].has_strides = true;
        strides_of_channels_last(x->ndim, f->out[0].sizes, f->out[0].strides);
    }
    return true;
}
bool infer_convolution_backward(infer *f) {
    const convolution_backward_attrs *a = f->attrs;
    torc_tensor g = f->in[0], x = f->in[1], w = f->in[2];
    if (g->dtype != x->dtype || x->dtype != w->dtype)
        return FAIL(RUNTIME, "convolution_backward: grad_output, input and weight must have one dtype");
    if (!infer_floating("convolution_backward", x->dtype)) return false;
    if (w->ndim < 3) return FAIL(RUNTIME, "weight should have at least three dimensions");
    const convolution_attrs forward = {.stride = a->stride,
                                       .padding = a->padding,
                                       .dilation = a->dilation,
                                       .transposed = a->transposed,
                                       .output_padding = a->output_padding,
                                       .groups = a->groups};
    int64_t sizes[5];
    if (!convolution_sizes(&forward, x, w, NULL, sizes)) return false;
    if (!infer_has_sizes(g, x->ndim, sizes))
        return FAIL(RUNTIME, "convolution_backward: expected a grad_output of size %s, but got %s",
                    shape_text(x->ndim, sizes), shape_text(g->ndim, g->sizes));
    if (a->need_input) {
        infer_out_like(f, 0, x, x->dtype);
        infer_out_format(f, 0, channels_lie_last(w) ? w : x);
    } else
        infer_out_none(f, 0);
    if (a->need_weight) {
        infer_out_like(f, 1, w, w->dtype);
        infer_out_format(f, 1, w);
    } else
        infer_out_none(f, 1);
    if (a->need_bias)
        infer_out_shape(f, 2, w->dtype, 1, &g->sizes[1]);
    else
        infer_out_none(f, 2);
    return true;
}

/* ------------------------------------------------------------------------------------------------- losses */
bool infer_nll_loss(infer *f) {
    const nll_loss_forward_attrs *a = f->attrs;
    torc_tensor x = f->in[0], t = f->in[1], w = f->in[2];
    if (x->ndim == 0) return FAIL(VALUE, "Expected 1 or more dimensions (got 0)");
    int classes = x->ndim == 1 ? 0 : 1;
    if (x->ndim != 1 && (t->ndim == 0 || x->sizes[0] != t->sizes[0]))
        return FAIL(VALUE, "Expected input batch_size (%lld) to match target batch_size (%lld).",
                    (long long)x->sizes[0], (long long)(t->ndim ? t->sizes[0] : 0));
    if (x->ndim == 1 ? t->ndim > 1 : x->ndim == 2 && t->ndim != 1)
        return FAIL(RUNTIME, "0D or 1D target tensor expected, multi-target not supported");
    if (x->ndim == 1 && t->ndim == 1 && t->sizes[0] != 1)
        return FAIL(RUNTIME, "size mismatch (got input: %s, target: %s)", shape_text(x->ndim, x->sizes),
                    shape_text(t->ndim, t->sizes));
    if (x->ndim == 4 && t->ndim != 3)
        return FAIL(RUNTIME, "only batches of spatial targets supported (3D tensors) but got targets of dimension: %d",
                    t->ndim);
    if (x->ndim == 4 && memcmp(x->sizes + 2, t->sizes + 1, 2 * sizeof(int64_t)))
        return FAIL(RUNTIME, "size mismatch (got input: %s , target: %s", shape_text(x->ndim, x->sizes),
                    shape_text(t->ndim, t->sizes));
    if (x->ndim > 2) {
        int64_t want[TORC_MAX_DIMS] = {x->sizes[0]};
        for (int i = 2; i < x->ndim; i++) want[i - 1] = x->sizes[i];
        if (t->ndim != x->ndim - 1 || memcmp(t->sizes, want, sizeof(int64_t) * (size_t)t->ndim))
            return FAIL(RUNTIME, "Expected target size %s, got %s", shape_text(x->ndim - 1, want),
                        shape_text(t->ndim, t->sizes));
    }
    if (w && (w->ndim != 1 || w->numel != x->sizes[classes]))
        return FAIL(
            RUNTIME,
            "weight tensor should be defined either for all %lld classes or no classes but got weight tensor of shape: %s",
            (long long)x->sizes[classes], shape_text(w->ndim, w->sizes));
    if (!infer_floating("nll_loss_out_frame", x->dtype)) return false;
    if (t->dtype != TORC_INT64 && t->dtype != TORC_UINT8)
        return FAIL(RUNTIME, "expected scalar type Long but found %s", dtype_scalar_name(t->dtype));
    if (w && w->dtype != x->dtype)
        return FAIL(RUNTIME, "expected scalar type %s but found %s", dtype_scalar_name(x->dtype),
                    dtype_scalar_name(w->dtype));
    if (a->reduction == REDUCE_NONE)
        infer_out_shape(f, 0, x->dtype, x->ndim == 1 ? 0 : t->ndim, t->sizes);
    else
        infer_out_shape(f, 0, x->dtype, 0, NULL);
    infer_out_shape(f, 1, x->dtype, 0, NULL);
    return true;
}
/* The size of the input is an attribute: all else may have been replaced since the forward call. */
bool infer_nll_loss_backward(infer *f) {
    const nll_loss_backward_attrs *a = f->attrs;
    torc_tensor g = f->in[0], t = f->in[1], w = f->in[2], total = f->in[3];
    const int n = (int)a->size.count;
    const int64_t *sizes = a->size.v;
    if (n < 1) return FAIL(RUNTIME, "input tensor should be 1D or 2D");
    int64_t want[TORC_MAX_DIMS] = {sizes[0]};
    for (int i = 2; i < n; i++) want[i - 1] = sizes[i];
    if (n <= 2 && t->ndim > 1) return FAIL(RUNTIME, "0D or 1D target tensor expected, multi-target not supported");
    if (n <= 2 && !(n == 1 ? t->numel == 1 : infer_has_sizes(t, 1, want)))
        return FAIL(RUNTIME, "size mismatch (got input: %s, target: %s)", shape_text(n, sizes),
                    shape_text(t->ndim, t->sizes));
    if (n > 2 && t->ndim != n - 1)
        return FAIL(RUNTIME, "only batches of spatial targets supported (3D tensors) but got targets of dimension: %d",
                    t->ndim);
    if (n > 2 && !infer_has_sizes(t, n - 1, want))
        return FAIL(RUNTIME, "size mismatch (got input: %s , target: %s", shape_text(n, sizes),
                    shape_text(t->ndim, t->sizes));
    if (total->numel != 1)
        return FAIL(RUNTIME, "expected total_weight to be a single element tensor, got: %s (%lld elements)",
                    shape_text(total->ndim, total->sizes), (long long)total->numel);
    if (w && w->numel != sizes[n > 1])
        return FAIL(RUNTIME, "weight tensor should be defined either for all or no classes");
    if ((a->reduction || n == 1) && g->numel != 1)
        return FAIL(RUNTIME, "Expected a single element grad_output tensor, but got: %s",
                    shape_text(g->ndim, g->sizes));
    if (!a->reduction && n > 1 && !shape_equal(g, t))
        return FAIL(RUNTIME, "size mismatch (got grad_output: %s target: %s)", shape_text(g->ndim, g->sizes),
                    shape_text(t->ndim, t->sizes));
    if (!infer_floating("nll_loss_backward", g->dtype)) return false;
    if (t->dtype != TORC_INT64 && t->dtype != TORC_UINT8)
        return FAIL(RUNTIME, "expected scalar type Long but found %s", dtype_scalar_name(t->dtype));
    for (int k = 2; k < 4; k++)
        if (f->in[k] && f->in[k]->dtype != g->dtype)
            return FAIL(RUNTIME, "expected scalar type %s but found %s", dtype_scalar_name(g->dtype),
                        dtype_scalar_name(f->in[k]->dtype));
    infer_out_shape(f, 0, g->dtype, n, sizes);
    return true;
}
bool infer_fused_cross_entropy(infer *f) {
    const fused_cross_entropy_attrs *a = f->attrs;
    torc_tensor x = f->in[0], t = f->in[1];
    if (x->ndim == 2 && t->ndim == 1 && x->sizes[0] != t->sizes[0])
        return FAIL(VALUE, "Expected input batch_size (%lld) to match target batch_size (%lld).",
                    (long long)x->sizes[0], (long long)t->sizes[0]);
    if (x->ndim != 2 || t->ndim != 1)
        return FAIL(RUNTIME, "%s: expected (N, C) logits and (N) targets, but got %s and %s", row_said(f->row),
                    shape_text(x->ndim, x->sizes), shape_text(t->ndim, t->sizes));
    if (!infer_floating(row_said(f->row), x->dtype)) return false;
    if (t->dtype != TORC_INT64 && t->dtype != TORC_UINT8)
        return FAIL(RUNTIME, "expected scalar type Long but found %s", dtype_scalar_name(t->dtype));
    const bool lifted = dtype_half(x->dtype) && autocast_class_on(f->row, x->device.type) == CAST_F32;
    infer_out_shape(f, 0, lifted ? TORC_FLOAT32 : x->dtype, a->reduction == REDUCE_NONE, t->sizes);
    infer_out_shape(f, 1, statistics_dtype(x->dtype), 1, t->sizes);
    infer_out_shape(f, 2, statistics_dtype(x->dtype), 0, NULL);
    return true;
}
bool infer_fused_cross_entropy_backward(infer *f) {
    torc_tensor x = f->in[1];
    if (!infer_floating("fused_cross_entropy_backward", x->dtype)) return false;
    if (f->in[0]->dtype != x->dtype && f->in[0]->dtype != statistics_dtype(x->dtype))
        return FAIL(
            RUNTIME,
            "fused_cross_entropy_backward: grad_output must have the dtype of the logits, or float32 where these have 16 bits");
    const fused_cross_entropy_backward_attrs *a = f->attrs;
    torc_tensor t = f->in[2];
    if (x->ndim != 2 || t->ndim != 1 || t->sizes[0] != x->sizes[0] ||
        f->in[0]->numel != (a->reduction == REDUCE_NONE ? t->numel : 1) ||
        (t->dtype != TORC_INT64 && t->dtype != TORC_UINT8))
        return FAIL(RUNTIME,
                    "fused_cross_entropy_backward: expected (N, C) logits, (N) targets and a gradient of the loss");
    if (f->in[3]->numel != t->numel || f->in[4]->numel != 1 || f->in[3]->dtype != statistics_dtype(x->dtype) ||
        f->in[4]->dtype != statistics_dtype(x->dtype))
        return FAIL(RUNTIME, "fused_cross_entropy_backward: logsumexp and total must be those of the forward call");
    infer_out_like(f, 0, x, x->dtype);
    return true;
}
bool infer_binary_cross_entropy(infer *f) {
    torc_tensor x = f->in[0], t = f->in[1];
    if (!shape_equal(x, t))
        return FAIL(
            VALUE,
            "Using a target size (torch.Size(%s)) that is different to the input size (torch.Size(%s)) is deprecated. Please ensure they have the same size.",
            shape_text(t->ndim, t->sizes), shape_text(x->ndim, x->sizes));
    if (x->dtype != t->dtype)
        return FAIL(RUNTIME, "Found dtype %s but expected %s", dtype_scalar_name(t->dtype),
                    dtype_scalar_name(x->dtype));
    if (!infer_floating("binary_cross_entropy", x->dtype)) return false;
    infer_out_laid_as(f, 0, x);
    return true;
}

/* ---------------------------------------------------------------------------------------------- attention */
/* Dropout needs the numbers that decide, and they mean nothing without it. */
static bool dropped_well(const infer *f, torc_tensor drawn, double p) {
    if (!(p >= 0 && p < 1) || (p > 0) != (drawn != NULL))
        return FAIL(RUNTIME, "%s: dropout_p must be in [0, 1), and go with numbers drawn for it", row_said(f->row));
    if (!drawn) return true;
    return (drawn->dtype == TORC_INT64 && drawn->numel == 4 && is_contiguous(drawn)) ||
           FAIL(RUNTIME, "%s: expected the drawn numbers as four of dtype int64", row_said(f->row));
}
bool infer_attention_draw(infer *f) {
    const attention_draw__attrs *a = f->attrs;
    torc_tensor t = f->in[0];
    if (t->dtype != TORC_INT64 || t->numel != 4 || !is_contiguous(t) || a->count < 0)
        return FAIL(RUNTIME, "%s: expected four elements of int64 and a count that is not negative", row_said(f->row));
    infer_out_like(f, 0, t, t->dtype);
    return true;
}
/* Result k: the rows of heads lie as those of `like` do, as in PyTorch, so that who transposes heads and sequence back has a view of one piece. */
static void out_by_rows(infer *f, int k, torc_tensor like, int64_t last) {
    infer_out_shape(f, k, like->dtype, 4, (const int64_t[]){like->sizes[0], like->sizes[1], like->sizes[2], last});
    f->out[k].has_strides = true;
    strides_rows_like(like, last, f->out[k].strides);
}
/* Four-dimensional query, key and value that go together, and a bias, which may be none, that goes with their scores. */
static bool attended(const infer *f, torc_tensor q, torc_tensor k, torc_tensor v, torc_tensor bias) {
    if (q->ndim != 4 || k->ndim != 4 || v->ndim != 4)
        return FAIL(RUNTIME, "%s: expected 4-D query, key and value", row_said(f->row));
    const bool shared = k->sizes[1] > 0 && q->sizes[1] % k->sizes[1] == 0;
    for (int i = 0; i < 2; i++)
        if ((q->sizes[i] != k->sizes[i] && !(i && shared)) || v->sizes[i] != k->sizes[i])
            return FAIL(RUNTIME, "%s: batch and heads must agree", row_said(f->row));
    if (q->sizes[3] != k->sizes[3] || k->sizes[2] != v->sizes[2])
        return FAIL(RUNTIME, "%s: sizes of query, key and value do not agree", row_said(f->row));
    if (q->dtype != k->dtype || q->dtype != v->dtype)
        return FAIL(RUNTIME, "%s: query, key and value must have one dtype", row_said(f->row));
    if (!infer_floating(row_said(f->row), q->dtype)) return false;
    if (bias) {
        const int64_t sizes[4] = {q->sizes[0], q->sizes[1], q->sizes[2], k->sizes[2]};
        bool fits =
            bias->ndim == 4 && (bias->dtype == q->dtype || bias->dtype == TORC_FLOAT32 || bias->dtype == TORC_BOOL);
        for (int i = 0; fits && i < 4; i++) fits = bias->sizes[i] == sizes[i] || bias->sizes[i] == 1;
        if (!fits)
            return FAIL(RUNTIME, "%s: the bias does not fit scores of %s", row_said(f->row), shape_text(4, sizes));
    }
    return true;
}
bool infer_fused_attention(infer *f) {
    torc_tensor q = f->in[0], k = f->in[1], v = f->in[2];
    const fused_attention_attrs *a = f->attrs;
    if (!attended(f, q, k, v, f->in[3])) return false;
    if (!dropped_well(f, f->in[4], a->dropout_p)) return false;
    out_by_rows(f, 0, q, v->sizes[3]);
    infer_out_shape(f, 1, statistics_dtype(q->dtype), 3, q->sizes);
    return true;
}
bool infer_fused_attention_backward(infer *f) {
    torc_tensor g = f->in[0], q = f->in[1], k = f->in[2], v = f->in[3], o = f->in[4], sums = f->in[5];
    if (!attended(f, q, k, v, f->in[6])) return false;
    const int64_t sizes[4] = {q->sizes[0], q->sizes[1], q->sizes[2], v->sizes[3]};
    if (!shape_equal(g, o) || !infer_has_sizes(o, 4, sizes) || !infer_has_sizes(sums, 3, sizes) ||
        sums->dtype != statistics_dtype(q->dtype))
        return FAIL(RUNTIME, "fused_attention_backward: sizes of gradient, query, key, value and output do not agree");
    for (int i = 1; i <= 4; i++)
        if (f->in[i]->dtype != g->dtype)
            return FAIL(RUNTIME,
                        "fused_attention_backward: gradient, query, key, value and output must have one dtype");
    const fused_attention_backward_attrs *a = f->attrs;
    if (!dropped_well(f, f->in[7], a->dropout_p)) return false;
    for (int i = 0; i < 3; i++) out_by_rows(f, i, f->in[i + 1], f->in[i + 1]->sizes[3]);
    return true;
}

bool infer_fused_glu_backward(infer *f) {
    const fused_glu_backward_attrs *a = f->attrs;
    torc_tensor grad = f->in[0], x = f->in[1];
    int64_t dim = a->dim;
    if (!infer_dim(f, &dim, x->ndim) || !check_same_dtype(f, 0, 1) || !infer_floating(row_said(f->row), x->dtype))
        return false;
    bool fits = x->ndim > 0 && grad->ndim == x->ndim;
    for (int d = 0; fits && d < x->ndim; d++) fits = x->sizes[d] == grad->sizes[d] * (d == dim ? 2 : 1);
    if (!fits) return FAIL(RUNTIME, "%s: gradient and input do not agree", row_said(f->row));
    infer_out_like(f, 0, x, x->dtype);
    return true;
}
static bool interpolated(infer *f, const attr_ints *size, int64_t mode) {
    torc_tensor x = f->in[0];
    const int n = x->ndim - 2;
    int64_t sizes[5];
    bool fits = n >= 1 && n <= 3 && size->count == n && (mode < RESAMPLE_LINEAR_ANTIALIAS || n == 2);
    for (int d = 0; fits && d < n; d++) fits = size->v[d] > 0 && x->sizes[2 + d] > 0, sizes[2 + d] = size->v[d];
    if (!fits) return FAIL(RUNTIME, "%s: image and size do not agree", row_said(f->row));
    if (!infer_floating(row_said(f->row), x->dtype)) return false;
    sizes[0] = x->sizes[0], sizes[1] = x->sizes[1];
    infer_out_shape(f, 0, x->dtype, x->ndim, sizes);
    infer_out_format(f, 0, x);
    return true;
}
bool infer_fused_interpolate(infer *f) {
    const fused_interpolate_attrs *a = f->attrs;
    return interpolated(f, &a->output_size, a->mode);
}
bool infer_fused_interpolate_backward(infer *f) {
    const fused_interpolate_backward_attrs *a = f->attrs;
    return interpolated(f, &a->input_size, a->mode);
}
/* Of images of n dimensions. */
static bool grid_modes(const infer *f, int n, int64_t mode, int64_t padding) {
    return (mode >= GRID_LINEAR && mode <= (n == 2 ? GRID_CUBIC : GRID_NEAREST) && padding >= PAD_ZEROS &&
            padding <= PAD_REFLECTION) ||
           FAIL(RUNTIME, "%s: no images are seen so", row_said(f->row));
}
bool infer_fused_grid_sampler(infer *f) {
    const fused_grid_sampler_attrs *a = f->attrs;
    torc_tensor x = f->in[0], grid = f->in[1];
    const int n = x->ndim - 2;
    bool fits = (n == 2 || n == 3) && grid->ndim == x->ndim && grid->sizes[0] == x->sizes[0] &&
                grid->sizes[n + 1] == n && grid->dtype == x->dtype;
    for (int d = 0; fits && d < n; d++) fits = x->sizes[2 + d] > 0;
    if (!fits) return FAIL(RUNTIME, "%s: input and grid do not agree", row_said(f->row));
    if (!grid_modes(f, n, a->interpolation_mode, a->padding_mode)) return false;
    if (!infer_floating(row_said(f->row), x->dtype)) return false;
    int64_t sizes[5] = {x->sizes[0], x->sizes[1]};
    for (int d = 0; d < n; d++) sizes[2 + d] = grid->sizes[1 + d];
    infer_out_shape(f, 0, x->dtype, x->ndim, sizes);
    return true;
}
bool infer_fused_grid_sampler_backward(infer *f) {
    const fused_grid_sampler_backward_attrs *a = f->attrs;
    torc_tensor grad = f->in[0], x = f->in[1], grid = f->in[2];
    const int n = x->ndim - 2;
    bool fits = (n == 2 || n == 3) && grid->ndim == x->ndim && grad->ndim == x->ndim && grid->sizes[0] == x->sizes[0] &&
                grid->sizes[n + 1] == n && grad->sizes[0] == x->sizes[0] && grad->sizes[1] == x->sizes[1] &&
                grid->dtype == x->dtype && grad->dtype == x->dtype;
    for (int d = 0; fits && d < n; d++) fits = grad->sizes[2 + d] == grid->sizes[1 + d] && x->sizes[2 + d] > 0;
    if (!fits) return FAIL(RUNTIME, "%s: gradient, input and grid do not agree", row_said(f->row));
    if (!grid_modes(f, n, a->interpolation_mode, a->padding_mode)) return false;
    if (!infer_floating(row_said(f->row), x->dtype)) return false;
    if (a->need_input)
        infer_out_like(f, 0, x, x->dtype);
    else
        infer_out_none(f, 0);
    if (a->need_grid)
        infer_out_like(f, 1, grid, grid->dtype);
    else
        infer_out_none(f, 1);
    return true;
}
/* The sizes of x, or of what it was padded from, with these numbers; do they and the mode make sense? */
static bool padded(infer *f, int ndim, const int64_t *from, const attr_ints *pad, int64_t mode, int64_t *sizes) {
    bool fits = ndim && pad->count % 2 == 0 && pad->count <= 2 * (int64_t)ndim && mode >= 0 && mode < PADS_MODES;
    if (fits) memcpy(sizes, from, sizeof(int64_t) * (size_t)ndim);
    for (int64_t k = 0; fits && k < pad->count / 2; k++) {
        const int d = ndim - 1 - (int)k;
        const padded_dim p = {from[d], pad->v[2 * k], pad->v[2 * k + 1], mode};
        fits = add_overflows(p.size, p.before, &sizes[d]) || add_overflows(sizes[d], p.behind, &sizes[d])
                   ? false
                   : padded_fits(&p);
    }
    return fits || FAIL(RUNTIME, "%s: no tensor of these sizes is padded so", row_said(f->row));
}
bool infer_fused_pad(infer *f) {
    const fused_pad_attrs *a = f->attrs;
    const torc_tensor x = f->in[0];
    int64_t sizes[TORC_MAX_DIMS];
    if (!padded(f, x->ndim, x->sizes, &a->pad, a->mode, sizes)) return false;
    infer_out_shape(f, 0, x->dtype, x->ndim, sizes);
    const torc_memory_format format = a->mode == PADS_AROUND ? TORC_CONTIGUOUS_FORMAT : format_suggested(x);
    if (format == TORC_CONTIGUOUS_FORMAT) return true;
    f->out[0].has_strides = true;
    strides_of_channels_last(x->ndim, f->out[0].sizes, f->out[0].strides);
    return true;
}
bool infer_fused_pad_backward(infer *f) {
    const fused_pad_backward_attrs *a = f->attrs;
    const torc_tensor g = f->in[0];
    int64_t sizes[TORC_MAX_DIMS];
    if (a->size.count != g->ndim || !padded(f, g->ndim, a->size.v, &a->pad, a->mode, sizes))
        return FAILED() ? false : FAIL(RUNTIME, "%s: gradient and sizes do not agree", row_said(f->row));
    for (int d = 0; d < g->ndim; d++)
        if (sizes[d] != g->sizes[d] || a->size.v[d] < 0)
            return FAIL(RUNTIME, "%s: gradient and sizes do not agree", row_said(f->row));
    if (!infer_floating(row_said(f->row), g->dtype)) return false;
    infer_out_shape(f, 0, g->dtype, g->ndim, a->size.v);
    infer_out_format(f, 0, g);
    return true;
}
