/* infer_pool.c - what the poolings of nn.def accept, and the shapes they give: in PyTorch's order and words. Images that come channels_last leave
 * channels_last. */

#include "ops/generated/attrs.h"
#include "ops/infer.h"

/* Windows along one axis; with ceil_mode the last one may hang over the end but must start inside. */
static int64_t pooled(int64_t in, int64_t k, int64_t pad, int64_t stride, int64_t dilation, bool ceil_mode) {
    int64_t span = in + 2 * pad - dilation * (k - 1) - 1;
    if (ceil_mode) span += stride - 1;
    int64_t out = (span >= 0 ? span / stride : -((-span + stride - 1) / stride)) + 1;
    if (ceil_mode && (out - 1) * stride >= in + pad) out--;
    return out;
}
/* The window, for kernels and gradients. Its numbers fit. */
static void hand_on_window(infer *f, const attr_ints *kernel, const attr_ints *step, const attr_ints *padding,
                           const attr_ints *dilation) {
    pool_window *w = &f->window;
    f->hands_on = true;
    for (int i = 0; i < 2; i++) {
        w->kernel[i] = (int32_t)kernel->v[i], w->stride[i] = (int32_t)step->v[i];
        w->padding[i] = (int32_t)padding->v[i], w->dilation[i] = (int32_t)dilation->v[i];
    }
}
static const attr_ints no_gaps = {.count = 2, .v = (const int64_t[]){1, 1}}; /* the dilation of means */
static bool pool_shape(infer *f, int ndim, const int64_t *sizes, const attr_ints *kernel, const attr_ints *stride,
                       const attr_ints *padding, const attr_ints *dilation, bool ceil_mode, int64_t out[2]) {
    const attr_ints *step = pool_stride(stride, kernel);
    if (ndim != 3 && ndim != 4) return FAIL(RUNTIME, "non-empty 3D or 4D (batch mode) tensor expected for input");
    for (int i = 0; i < 2; i++) /* so that sums and products of them with sizes cannot overflow */
        if (MAX(MAX(kernel->v[i], step->v[i]), MAX(padding->v[i], dilation->v[i])) > INT32_MAX)
            return FAIL(RUNTIME, "pooling: a kernel size, stride, padding or dilation above %d is too large",
                        INT32_MAX);
    for (int i = 0; i < 2; i++)
        if (step->v[i] == 0) return FAIL(RUNTIME, "stride should not be zero");
    if (kernel->v[0] <= 0 || kernel->v[1] <= 0)
        return FAIL(RUNTIME, "kernel size should be greater than zero, but got kH: %lld kW: %lld",
                    (long long)kernel->v[0], (long long)kernel->v[1]);
    if (step->v[0] < 0 || step->v[1] < 0)
        return FAIL(RUNTIME, "stride should be greater than zero, but got dH: %lld dW: %lld", (long long)step->v[0],
                    (long long)step->v[1]);
    if (dilation->v[0] <= 0 || dilation->v[1] <= 0)
        return FAIL(RUNTIME, "dilation should be greater than zero, but got dilationH: %lld dilationW: %lld",
                    (long long)dilation->v[0], (long long)dilation->v[1]);
    for (int i = 0; i < 2; i++) {
        if (padding->v[i] < 0)
            return FAIL(RUNTIME, "pad must be non-negative, but got pad: %lld", (long long)padding->v[i]);
        if (padding->v[i] > (dilation->v[i] * (kernel->v[i] - 1) + 1) / 2)
            return FAIL(
                RUNTIME,
                "pad should be at most half of effective kernel size, but got pad=%lld, kernel_size=%lld and dilation=%lld",
                (long long)padding->v[i], (long long)kernel->v[i], (long long)dilation->v[i]);
    }
    if (padding->v[0] > kernel->v[0] / 2 || padding->v[1] > kernel->v[1] / 2)
        return FAIL(
            RUNTIME,
            "pad should be smaller than or equal to half of kernel size, but got padW = %lld, padH = %lld, kW = %lld, kH = %lld",
            (long long)padding->v[1], (long long)padding->v[0], (long long)kernel->v[1], (long long)kernel->v[0]);
    const int64_t *image = sizes + ndim - 3;
    if (!image[0] || !image[1] || !image[2])
        return FAIL(RUNTIME,
                    "Expected 3D or 4D (batch mode) tensor with optional 0 dim batch size for input, but got:%s",
                    shape_text(ndim, sizes));
    for (int i = 0; i < 2; i++)
        out[i] = pooled(image[i + 1], kernel->v[i], padding->v[i], step->v[i], dilation->v[i], ceil_mode);
    if (out[0] < 1 || out[1] < 1)
        return FAIL(
            RUNTIME,
            "Given input size: (%lldx%lldx%lld). Calculated output size: (%lldx%lldx%lld). Output size is too small",
            (long long)image[0], (long long)image[1], (long long)image[2], (long long)image[0], (long long)out[0],
            (long long)out[1]);
    hand_on_window(f, kernel, step, padding, dilation);
    return true;
}
/* The windows that a gradient is told, which are those of a pooling. */
static bool gradient_window(infer *f, const attr_ints *kernel, const attr_ints *stride, const attr_ints *padding,
                            const attr_ints *dilation) {
    const attr_ints *step = pool_stride(stride, kernel), *all[] = {kernel, step, dilation, padding};
    for (int k = 0; k < COUNT_OF(all); k++) {
        bool fits = all[k]->count == 2;
        for (int i = 0; i < 2 && fits; i++) fits = all[k]->v[i] >= (all[k] != padding) && all[k]->v[i] <= INT32_MAX;
        if (!fits) return FAIL(RUNTIME, "%s: no pooling has such windows", row_said(f->row));
    }
    hand_on_window(f, kernel, step, padding, dilation);
    return true;
}
/* What means divide by. */
static bool read_divisor(attr_number override, int64_t *divisor) {
    *divisor = number_to_int(override);
    return *divisor || !override.kind || FAIL(RUNTIME, "divisor must be not zero");
}
static void pool_out(infer *f, int k, int dtype, torc_tensor x, const int64_t out[2]) {
    int64_t sizes[4];
    memcpy(sizes, x->sizes, sizeof(int64_t) * (size_t)x->ndim);
    sizes[x->ndim - 2] = out[0], sizes[x->ndim - 1] = out[1];
    infer_out_shape(f, k, dtype, x->ndim, sizes);
    infer_out_format(f, k, x);
}
/* A gradient of windows, and the sizes of the image that it is to be spread over. */
static bool pool_gradient(const infer *f, int64_t height, int64_t width, int64_t image[4]) {
    torc_tensor g = f->in[0];
    if (g->ndim != 3 && g->ndim != 4)
        return FAIL(RUNTIME, "%s: expected a gradient of 3 or 4 dimensions, but got size %s", row_said(f->row),
                    shape_text(g->ndim, g->sizes));
    if (height < 1 || width < 1)
        return FAIL(RUNTIME, "%s: expected an image with elements, but got %lld by %lld", row_said(f->row),
                    (long long)height, (long long)width);
    memcpy(image, g->sizes, sizeof(int64_t) * (size_t)g->ndim);
    image[g->ndim - 2] = height, image[g->ndim - 1] = width;
    return true;
}
static bool pool_maxima(infer *f, const attr_ints *kernel, const attr_ints *stride, const attr_ints *padding,
                        const attr_ints *dilation, bool ceil_mode) {
    const torc_tensor x = f->in[0];
    int64_t out[2] = {0};
    if (!pool_shape(f, x->ndim, x->sizes, kernel, stride, padding, dilation, ceil_mode, out)) return false;
    if (x->dtype == TORC_BOOL) return infer_refuse_dtype("max_pool2d", TORC_BOOL);
    pool_out(f, 0, x->dtype, x, out);
    if (f->nout > 1) pool_out(f, 1, TORC_INT64, x, out);
    return true;
}
bool infer_max_pool2d(infer *f) {
    const max_pool2d_with_indices_attrs *a = f->attrs;
    return pool_maxima(f, &a->kernel_size, &a->stride, &a->padding, &a->dilation, a->ceil_mode);
}
bool infer_fused_max_pool2d(infer *f) {
    const fused_max_pool2d_attrs *a = f->attrs;
    return pool_maxima(f, &a->kernel_size, &a->stride, &a->padding, &a->dilation, a->ceil_mode);
}
bool infer_max_pool2d_backward(infer *f) {
    const max_pool2d_backward_attrs *a = f->attrs;
    int64_t image[4];
    if (!pool_gradient(f, a->height, a->width, image)) return false;
    if (!shape_equal(f->in[0], f->in[1]))
        return FAIL(RUNTIME, "max_pool2d_backward: grad_output and indices must have one shape");
    if (f->in[1]->dtype != TORC_INT64) return FAIL(RUNTIME, "max_pool2d_backward: indices must be int64");
    if (!infer_floating("max_pool2d_backward", f->in[0]->dtype)) return false;
    if (a->kernel_size.count > 0) {
        if (!gradient_window(f, &a->kernel_size, &a->stride, &a->padding, &a->dilation)) return false;
    } else
        f->hands_on = true, f->window = (pool_window){.kernel = {0}};
    pool_out(f, 0, f->in[0]->dtype, f->in[0], (const int64_t[]){a->height, a->width});
    return true;
}
/* Windows of volumes: composites have seen to what there is to be said about them. */
static bool volume_window(infer *f, int ndim, const int64_t *volume, const attr_ints *kernel, const attr_ints *stride,
                          const attr_ints *padding, const attr_ints *dilation, const attr_ints *out) {
    const attr_ints *all[] = {kernel, stride, dilation, padding, out};
    bool fits = ndim == 4 || ndim == 5;
    for (int k = 0; k < COUNT_OF(all) && fits; k++) {
        fits = all[k]->count == 3;
        for (int i = 0; i < 3 && fits; i++)
            fits = all[k]->v[i] >= (all[k] != padding) && all[k]->v[i] <= INT32_MAX && volume[i] >= 1 &&
                   volume[i] <= INT32_MAX;
    }
    return fits || FAIL(RUNTIME, "%s: no pooling has such windows", row_said(f->row));
}
static void volume_out(infer *f, int k, int dtype, torc_tensor x, const int64_t out[3]) {
    int64_t sizes[5];
    memcpy(sizes, x->sizes, sizeof(int64_t) * (size_t)x->ndim);
    memcpy(sizes + x->ndim - 3, out, 3 * sizeof(int64_t));
    infer_out_shape(f, k, dtype, x->ndim, sizes);
}
/* The same with channels last where those of x are. */
static void volume_out_as(infer *f, int k, int dtype, torc_tensor x, const int64_t out[3]) {
    volume_out(f, k, dtype, x, out);
    if (x->ndim == 5) infer_out_format(f, k, x);
}
bool infer_fused_max_pool3d(infer *f) {
    const fused_max_pool3d_attrs *a = f->attrs;
    const torc_tensor x = f->in[0];
    const int n = x->ndim;
    if (!volume_window(f, n, x->sizes + MAX(n - 3, 0), &a->kernel_size, &a->stride, &a->padding, &a->dilation,
                       &a->output_size))
        return false;
    if (x->dtype == TORC_BOOL) return infer_refuse_dtype(row_said(f->row), TORC_BOOL);
    volume_out_as(f, 0, x->dtype, x, a->output_size.v);
    if (a->keep_indices)
        volume_out_as(f, 1, TORC_INT64, x, a->output_size.v);
    else
        infer_out_none(f, 1);
    return true;
}
static const attr_ints no_dilation = {.count = 3, .v = (const int64_t[]){1, 1, 1}};
bool infer_fused_avg_pool3d(infer *f) {
    const fused_avg_pool3d_attrs *a = f->attrs;
    const torc_tensor x = f->in[0];
    if (!volume_window(f, x->ndim, x->sizes + MAX(x->ndim - 3, 0), &a->kernel_size, &a->stride, &a->padding,
                       &no_dilation, &a->output_size) ||
        !infer_floating(row_said(f->row), x->dtype))
        return false;
    volume_out(f, 0, x->dtype, x, a->output_size.v);
    return true;
}
bool infer_fused_avg_pool3d_backward(infer *f) {
    const fused_avg_pool3d_backward_attrs *a = f->attrs;
    const torc_tensor g = f->in[0];
    if (!volume_window(f, g->ndim, g->sizes + MAX(g->ndim - 3, 0), &a->kernel_size, &a->stride, &a->padding,
                       &no_dilation, &a->size) ||
        !infer_floating(row_said(f->row), g->dtype))
        return false;
    volume_out(f, 0, g->dtype, g, a->size.v);
    return true;
}
bool infer_fused_max_pool3d_backward(infer *f) {
    const fused_max_pool3d_backward_attrs *a = f->attrs;
    const torc_tensor g = f->in[0], at = f->in[1];
    const int n = g->ndim;
    if (!volume_window(f, n, g->sizes + MAX(n - 3, 0), &a->kernel_size, &a->stride, &a->padding, &a->dilation,
                       &a->size))
        return false;
    if (!shape_equal(g, at) || at->dtype != TORC_INT64)
        return FAIL(RUNTIME, "%s: grad_output and indices do not agree", row_said(f->row));
    if (!infer_floating(row_said(f->row), g->dtype)) return false;
    volume_out_as(f, 0, g->dtype, g, a->size.v);
    return true;
}
bool infer_avg_pool2d(infer *f) {
    const avg_pool2d_attrs *a = f->attrs;
    int64_t out[2] = {0}, divisor;
    if (!read_divisor(a->divisor_override, &divisor)) return false;
    if (!pool_shape(f, f->in[0]->ndim, f->in[0]->sizes, &a->kernel_size, &a->stride, &a->padding, &no_gaps,
                    a->ceil_mode, out))
        return false;
    f->window.divisor = divisor;
    int d = f->in[0]->dtype;
    if (!dtype_floating(d) && d != TORC_INT64) return infer_refuse_dtype("avg_pool2d", d);
    pool_out(f, 0, d, f->in[0], out);
    return true;
}
bool infer_avg_pool2d_backward(infer *f) {
    const avg_pool2d_backward_attrs *a = f->attrs;
    torc_tensor g = f->in[0];
    int64_t image[4], out[2] = {0}, divisor;
    if (!pool_gradient(f, a->height, a->width, image)) return false;
    if (!infer_floating("avg_pool2d_backward", g->dtype) || !read_divisor(a->divisor_override, &divisor)) return false;
    if (!gradient_window(f, &a->kernel_size, &a->stride, &a->padding, &no_gaps)) return false;
    if (g->numel &&
        !pool_shape(f, g->ndim, image, &a->kernel_size, &a->stride, &a->padding, &no_gaps, a->ceil_mode, out))
        return false;
    if (g->numel && (g->sizes[g->ndim - 2] != out[0] || g->sizes[g->ndim - 1] != out[1]))
        return FAIL(RUNTIME, "avg_pool2d_backward: expected a gradient of %lld by %lld windows, but got size %s",
                    (long long)out[0], (long long)out[1], shape_text(g->ndim, g->sizes));
    f->window.divisor = divisor;
    pool_out(f, 0, f->in[0]->dtype, f->in[0], (const int64_t[]){a->height, a->width});
    return true;
}
/* checked: how many dimensions, from the last one, must not be empty; images without a batch may have no channel. */
static bool adaptive_shape(torc_tensor x, const attr_ints *size, const char *op, const char *colon, int checked,
                           int64_t out[2]) {
    if (size->count != 1 && size->count != 2) return FAIL(RUNTIME, "%s: output_size must be 1 or 2 numbers", op);
    out[0] = size->v[0], out[1] = size->v[size->count - 1];
    if (out[0] < 0 || out[1] < 0)
        return FAIL(RUNTIME, "%s: elements of output_size must be greater than or equal to 0 but received {%lld, %lld}",
                    op, (long long)out[0], (long long)out[1]);
    if (x->ndim != 3 && x->ndim != 4)
        return FAIL(RUNTIME, "%s(): Expected 3D or 4D tensor, but got%s %s", op, colon, shape_text(x->ndim, x->sizes));
    for (int i = MAX(x->ndim - checked, 1); i < x->ndim; i++)
        if (x->sizes[i] == 0)
            return FAIL(
                RUNTIME,
                "%s(): Expected input to have non-zero size for non-batch dimensions, but input has sizes %s with dimension %d being empty",
                op, shape_text(x->ndim, x->sizes), i);
    return true;
}
bool infer_adaptive_avg_pool2d(infer *f) {
    const adaptive_avg_pool2d_attrs *a = f->attrs;
    int64_t out[2] = {0};
    if (!adaptive_shape(f->in[0], &a->output_size, "adaptive_avg_pool2d", "", 2, out)) return false;
    if (!infer_floating("adaptive_avg_pool2d", f->in[0]->dtype)) return false;
    pool_out(f, 0, f->in[0]->dtype, f->in[0], out);
    return true;
}
bool infer_adaptive_avg_pool2d_backward(infer *f) {
    const adaptive_avg_pool2d_backward_attrs *a = f->attrs;
    int64_t image[4];
    if (!pool_gradient(f, a->height, a->width, image)) return false;
    const torc_tensor g = f->in[0];
    for (int i = 1; i < g->ndim; i++)
        if (!g->sizes[i])
            return FAIL(RUNTIME,
                        "adaptive_avg_pool2d_backward(): Expected grad_output to have non-zero size for non-batch "
                        "dimensions, but grad_output has sizes %s with dimension %d being empty",
                        shape_text(g->ndim, g->sizes), i);
    if (!infer_floating("adaptive_avg_pool2d_backward", g->dtype)) return false;
    pool_out(f, 0, f->in[0]->dtype, f->in[0], (const int64_t[]){a->height, a->width});
    return true;
}
bool infer_adaptive_max_pool2d(infer *f) {
    const adaptive_max_pool2d_attrs *a = f->attrs;
    int64_t out[2] = {0};
    if (!adaptive_shape(f->in[0], &a->output_size, "adaptive_max_pool2d", ":", 3, out)) return false;
    if (!infer_floating("adaptive_max_pool2d", f->in[0]->dtype)) return false;
    pool_out(f, 0, f->in[0]->dtype, f->in[0], out);
    pool_out(f, 1, TORC_INT64, f->in[0], out);
    return true;
}
