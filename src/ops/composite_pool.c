/* composite_pool.c - pooling: windows over one dimension as windows of height 1 over two, and maxima without where they were. */
#include "ops/generated/compose.h"
#include "ops/generated/internal.h"
#include "ops/kernel.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "core/shape.h"
#include "torc/ops.h"

/* Maxima of x's windows; where they are is wanted only for gradients. */
static torc_tensor maxima(torc_tensor x, const attr_ints *kernel, const attr_ints *stride, const attr_ints *padding,
                          const attr_ints *dilation, bool ceil_mode) {
    const fused_max_pool2d_attrs attrs = {*kernel, *stride, *padding, *dilation, ceil_mode};
    if (!x) return NULL;
    const bool fit =
        kernel->count > 0 && MAX(MAX(kernel->count, stride->count), MAX(padding->count, dilation->count)) <= 2;
    if (fit && !autograd_wants(&x, 1) && kernel_supports(OP_fused_max_pool2d, &x, 1, &attrs))
        return op_fused_max_pool2d(x, as_ints(kernel), as_ints(stride), as_ints(padding), as_ints(dilation), ceil_mode);
    return torc_max_pool2d_with_indices(x, as_ints(kernel), .stride = as_ints(stride), .padding = as_ints(padding),
                                        .dilation = as_ints(dilation), .ceil_mode = ceil_mode)
        .output;
}
torc_tensor compose_max_pool2d(torc_tensor self, const max_pool2d_attrs *a) {
    return maxima(self, &a->kernel_size, &a->stride, &a->padding, &a->dilation, a->ceil_mode);
}
static bool one_number(const char *op, const char *name, const attr_ints *v) {
    return v->count == 1 || FAIL(RUNTIME, "%s: %s must be a single int", op, name);
}
/* The stride; an empty list stands for the kernel's size. */
static bool one_or_none(const char *op, const char *name, const attr_ints *v) {
    return v->count <= 0 || one_number(op, name, v);
}
torc_tensor compose_max_pool1d(torc_tensor self, const max_pool1d_attrs *a) {
    const int n = self->ndim;
    if ((n != 2 && n != 3) || !self->sizes[n - 2] || !self->sizes[n - 1])
        return FAIL_NULL(
            RUNTIME,
            "max_pool1d: Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for input, but got:%s",
            shape_text(self->ndim, self->sizes));
    if (!one_number("max_pool1d", "kernel_size", &a->kernel_size) || !one_or_none("max_pool1d", "stride", &a->stride) ||
        !one_number("max_pool1d", "padding", &a->padding) || !one_number("max_pool1d", "dilation", &a->dilation))
        return NULL;
    const int64_t k[2] = {1, a->kernel_size.v[0]}, s[2] = {1, pool_stride(&a->stride, &a->kernel_size)->v[0]},
                  p[2] = {0, a->padding.v[0]}, d[2] = {1, a->dilation.v[0]};
    int64_t length = self->sizes[self->ndim - 1];
    if (k[1] > 0 && s[1] > 0 && d[1] > 0 && p[1] >= 0 && MAX(MAX(k[1], s[1]), MAX(d[1], p[1])) <= INT32_MAX &&
        length + 2 * p[1] - d[1] * (k[1] - 1) - 1 + (a->ceil_mode ? s[1] - 1 : 0) < 0)
        return FAIL_NULL(RUNTIME, "max_pool1d() Invalid computed output size: 0");
    const attr_ints kernel = {.count = 2, .v = k}, stride = {.count = 2, .v = s}, padding = {.count = 2, .v = p},
                    dilation = {.count = 2, .v = d};
    torc_tensor y = maxima(torc_unsqueeze(self, -2), &kernel, &stride, &padding, &dilation, a->ceil_mode);
    /* As in PyTorch, whose CPU has a kernel of its own for what needs no gradient, it is a view only of what needs one. */
    if (y && !autograd_wants(&self, 1) && (y = torc_contiguous(y))) {
        int64_t shape[3] = {y->sizes[0], y->sizes[y->ndim - 1], y->sizes[y->ndim - 1]};
        if (y->ndim == 4) shape[1] = y->sizes[1];
        return op_unsafe_view(y, torc_ints_of(shape, y->ndim - 1));
    }
    return torc_squeeze(y, .dim = DIMS(-2));
}
torc_tensor compose_avg_pool1d(torc_tensor self, const avg_pool1d_attrs *a) {
    if (self->ndim != 2 && self->ndim != 3)
        return FAIL_NULL(
            RUNTIME,
            "Expected 2 or 3 dimensional (batch mode) tensor with optional 0 dim batch size for input, but got:%s",
            shape_text(self->ndim, self->sizes));
    if (!one_number("avg_pool1d", "kernel_size", &a->kernel_size) || !one_or_none("avg_pool1d", "stride", &a->stride) ||
        !one_number("avg_pool1d", "padding", &a->padding))
        return NULL;
    const int64_t k[2] = {1, a->kernel_size.v[0]}, s[2] = {1, pool_stride(&a->stride, &a->kernel_size)->v[0]},
                  p[2] = {0, a->padding.v[0]};
    torc_tensor y = torc_avg_pool2d(torc_unsqueeze(self, -2), torc_ints_of(k, 2), .stride = torc_ints_of(s, 2),
                                    .padding = torc_ints_of(p, 2), .ceil_mode = a->ceil_mode,
                                    .count_include_pad = a->count_include_pad);
    return torc_squeeze(y, .dim = DIMS(-2));
}
torc_tensor compose_adaptive_avg_pool1d(torc_tensor self, const adaptive_avg_pool1d_attrs *a) {
    if (self->ndim != 2 && self->ndim != 3)
        return FAIL_NULL(RUNTIME, "adaptive_avg_pool1d(): Expected 2D or 3D tensor, but got %s",
                         shape_text(self->ndim, self->sizes));
    if (!one_number("adaptive_avg_pool1d", "output_size", &a->output_size)) return NULL;
    return torc_squeeze(torc_adaptive_avg_pool2d(torc_unsqueeze(self, -2), SHAPE(1, a->output_size.v[0])),
                        .dim = DIMS(-2));
}

/* ------------------------------------------------------------------------------------------ volumes
 * The windows of a volume are those of its planes, and then along its depth of what came of these: a mean of means whose windows have the
 * same number of places each way, a maximum of maxima. Depth is the height of an image as wide as a plane. */
typedef struct volume {
    int64_t leading, depth, plane[2]; /* leading: samples and channels */
} volume;
typedef struct window3 {
    int64_t kernel[3], stride[3], padding[3], dilation[3];
} window3;

#define THREE(list) \
    { .count = 3, .v = (list) }
static bool three(const char *op, const char *name, const char *how, const attr_ints *given, int64_t to[3]) {
    if (given->count != 1 && given->count != 3)
        return FAIL(RUNTIME, "%s: %s must %s a single int, or a tuple of three ints", op, name, how);
    for (int i = 0; i < 3; i++) to[i] = given->v[given->count == 1 ? 0 : i];
    return true;
}
static bool windows_fit(const char *op, torc_tensor x, const window3 *w, bool ceil_mode, int64_t out[3]) {
    static const int64_t most = INT32_MAX;
    for (int i = 0; i < 3; i++) {
        if (!w->stride[i]) return FAIL(RUNTIME, "stride should not be zero");
        if (w->kernel[i] <= 0 || w->stride[i] < 0) return FAIL(RUNTIME, "%s: a kernel or stride is not positive", op);
        if (w->dilation[i] <= 0)
            return FAIL(RUNTIME,
                        "dilation should be greater than zero, but got dilationT: %lld dilationH: %lld dilationW: %lld",
                        (long long)w->dilation[0], (long long)w->dilation[1], (long long)w->dilation[2]);
        if (w->padding[i] < 0)
            return FAIL(RUNTIME, "pad must be non-negative, but got pad: %lld", (long long)w->padding[i]);
        if (MAX(MAX(w->kernel[i], w->stride[i]), MAX(w->dilation[i], w->padding[i])) > most)
            return FAIL(RUNTIME, "%s: a kernel, stride, padding or dilation is beyond what windows have", op);
        if (w->padding[i] > ((w->kernel[i] - 1) * w->dilation[i] + 1) / 2)
            return FAIL(
                RUNTIME,
                "pad should be at most half of effective kernel size, but got pad=%lld, kernel_size=%lld and dilation=%lld",
                (long long)w->padding[i], (long long)w->kernel[i], (long long)w->dilation[i]);
    }
    if (x->ndim != 4 && x->ndim != 5) return FAIL(RUNTIME, "non-empty 4D or 5D (batch mode) tensor expected for input");
    for (int i = x->ndim - 4; i < x->ndim; i++)
        if (!x->sizes[i])
            return FAIL(
                RUNTIME,
                "%s(): Expected input's non-batch dimensions to have positive length, but input has a shape of %s and "
                "non-batch dimension %d has length zero!",
                op, shape_text(x->ndim, x->sizes), i - (x->ndim - 4));
    for (int i = 0; i < 3; i++) {
        const int64_t size = x->sizes[x->ndim - 3 + i], reach = size + 2 * w->padding[i] -
                                                                w->dilation[i] * (w->kernel[i] - 1) - 1 +
                                                                (ceil_mode ? w->stride[i] - 1 : 0);
        out[i] = 1 + (reach < 0 ? -((w->stride[i] - 1 - reach) / w->stride[i]) : reach / w->stride[i]);
        if (ceil_mode && (out[i] - 1) * w->stride[i] >= size + w->padding[i]) out[i]--;
    }
    return true;
}
static volume volume_of(torc_tensor x) {
    volume v = {.leading = 1, .depth = x->sizes[x->ndim - 3], .plane = {x->sizes[x->ndim - 2], x->sizes[x->ndim - 1]}};
    for (int i = 0; i < x->ndim - 3; i++) v.leading *= x->sizes[i];
    return v;
}
/* (leading, depth, H, W) as the image of planes, and as that of depth. */
static torc_tensor as_planes(torc_tensor x, const volume *v) {
    return torc_reshape(x, SHAPE(v->leading, v->depth, v->plane[0], v->plane[1]));
}
static torc_tensor as_depth(torc_tensor planes, const volume *v, int64_t high, int64_t wide) {
    return torc_reshape(planes, SHAPE(v->leading, 1, v->depth, high * wide));
}
/* A tensor of its own; `last`: with channels last where those of `like` are. */
static torc_tensor as_volume(torc_tensor t, torc_tensor like, const int64_t out[3], bool last) {
    int64_t shape[5];
    memcpy(shape, like->sizes, (size_t)(like->ndim - 3) * sizeof *shape);
    memcpy(shape + like->ndim - 3, out, 3 * sizeof *shape);
    torc_tensor r = op_unsafe_view(torc_contiguous(t), torc_ints_of(shape, like->ndim));
    return r && last ? laid_out_like(r, like) : r;
}
/* Of nothing, or into nothing: the result has no elements, but a history where self has one. */
static torc_tensor empty_volume(torc_tensor like, const int64_t out[3], torc_dtype dtype) {
    int64_t shape[5];
    memcpy(shape, like->sizes, (size_t)(like->ndim - 3) * sizeof *shape);
    memcpy(shape + like->ndim - 3, out, 3 * sizeof *shape);
    torc_tensor all = autograd_wants(&like, 1) ? op_flat_alias(like) : like;
    torc_tensor none = torc_narrow(torc_reshape(torc_to(all, .dtype = dtype), SHAPE(-1)), 0, 0, 0);
    return op_unsafe_view(torc_clone(none), torc_ints_of(shape, like->ndim));
}

/* Where maxima are: from which plane each came, and where in it. deep: places of an image of depth and results of planes. */
static torc_tensor places_in_volume(torc_tensor deep, torc_tensor planes, const volume *v, const int64_t out[3]) {
    const int64_t width = out[1] * out[2];
    torc_tensor plane = torc_floor_divide(deep, NUMBER(width));
    torc_tensor where = torc_gather(as_depth(planes, v, out[1], out[2]), 2, plane);
    return torc_add(torc_mul(plane, NUMBER(v->plane[0] * v->plane[1])), where);
}

torc_tensor compose_avg_pool3d(torc_tensor self, const avg_pool3d_attrs *a) {
    static const char op[] = "avg_pool3d";
    window3 w = {.dilation = {1, 1, 1}};
    int64_t out[3];
    if (!three(op, "kernel_size", "be", &a->kernel_size, w.kernel) ||
        !three(op, "stride", "be omitted,", pool_stride(&a->stride, &a->kernel_size), w.stride) ||
        !three(op, "padding", "be", &a->padding, w.padding))
        return NULL;
    const bool override = a->divisor_override.kind;
    const int64_t divisor = override ? number_to_int(a->divisor_override) : 0;
    if (override && !divisor) return FAIL_NULL(RUNTIME, "divisor must be not zero");
    if (!windows_fit(op, self, &w, a->ceil_mode, out)) return NULL;
    for (int i = 0; i < 3; i++)
        if (out[i] < 1)
            return FAIL_NULL(
                RUNTIME, "input image (T: %lld H: %lld W: %lld) smaller than kernel size (kT: %lld kH: %lld kW: %lld)",
                (long long)self->sizes[self->ndim - 3], (long long)self->sizes[self->ndim - 2],
                (long long)self->sizes[self->ndim - 1], (long long)w.kernel[0], (long long)w.kernel[1],
                (long long)w.kernel[2]);
    if (!dtype_floating(self->dtype) && self->dtype != TORC_INT64)
        return FAIL_NULL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", op, dtype_scalar_name(self->dtype));
    if (!self->numel) return empty_volume(self, out, (torc_dtype)self->dtype);
    const fused_avg_pool3d_attrs attrs = {THREE(out),
                                          THREE(w.kernel),
                                          THREE(w.stride),
                                          THREE(w.padding),
                                          .count_include_pad = a->count_include_pad,
                                          .divisor = divisor};
    if (kernel_supports(OP_fused_avg_pool3d, &self, 1, &attrs))
        return op_fused_avg_pool3d(self, torc_ints_of(out, 3), torc_ints_of(w.kernel, 3), torc_ints_of(w.stride, 3),
                                   torc_ints_of(w.padding, 3), a->count_include_pad, divisor);
    if (FAILED()) return NULL;
    const volume v = volume_of(self);
    const torc_dtype wide = dtype_half(self->dtype)     ? TORC_FLOAT32
                            : self->dtype == TORC_INT64 ? TORC_FLOAT64
                                                        : (torc_dtype)self->dtype;
    const int64_t ones = override ? 1 : TORC_NONE;
    torc_tensor x =
        torc_avg_pool2d(as_planes(torc_to(self, .dtype = wide), &v), torc_ints_of(w.kernel + 1, 2),
                        .stride = torc_ints_of(w.stride + 1, 2), .padding = torc_ints_of(w.padding + 1, 2),
                        .ceil_mode = a->ceil_mode, .count_include_pad = a->count_include_pad, .divisor_override = ones);
    x = torc_avg_pool2d(as_depth(x, &v, out[1], out[2]), SHAPE(w.kernel[0], 1), .stride = SHAPE(w.stride[0], 1),
                        .padding = SHAPE(w.padding[0], 0), .ceil_mode = a->ceil_mode,
                        .count_include_pad = a->count_include_pad, .divisor_override = ones);
    if (override) x = torc_div(x, NUMBER(divisor));
    return as_volume(torc_to(x, .dtype = (torc_dtype)self->dtype), self, out, false);
}

/* keep: the indices are wanted, if not for the gradient. */
static torc_max_pool3d_with_indices_result maxima_of_volumes(torc_tensor self, const max_pool3d_with_indices_attrs *a,
                                                             bool keep) {
    static const char op[] = "max_pool3d";
    torc_max_pool3d_with_indices_result r = {NULL, NULL};
    window3 w;
    int64_t out[3];
    if (!three(op, "kernel_size", "either be", &a->kernel_size, w.kernel) ||
        !three(op, "stride", "either be omitted,", pool_stride(&a->stride, &a->kernel_size), w.stride) ||
        !three(op, "padding", "either be", &a->padding, w.padding) ||
        !three(op, "dilation", "be either", &a->dilation, w.dilation) ||
        !windows_fit("max_pool3d_with_indices_out_cpu_template", self, &w, a->ceil_mode, out))
        return r;
    const volume v = volume_of(self);
    for (int i = 0; i < 3; i++)
        if (out[i] < 1) {
            FAIL(
                RUNTIME,
                "Given input size: (%lldx%lldx%lldx%lld). Calculated output size: (%lldx%lldx%lldx%lld). Output size is too small",
                (long long)self->sizes[self->ndim - 4], (long long)v.depth, (long long)v.plane[0],
                (long long)v.plane[1], (long long)self->sizes[self->ndim - 4], (long long)out[0], (long long)out[1],
                (long long)out[2]);
            return r;
        }
    if (self->dtype == TORC_BOOL || dtype_complex(self->dtype)) {
        FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", op, dtype_scalar_name(self->dtype));
        return r;
    }
    if (!self->numel) {
        r.output = empty_volume(self, out, (torc_dtype)self->dtype);
        r.indices = empty_volume(self, out, TORC_INT64);
        return r;
    }
    keep |= autograd_wants(&self, 1);
    const fused_max_pool3d_attrs attrs = {THREE(out),       THREE(w.kernel),   THREE(w.stride),
                                          THREE(w.padding), THREE(w.dilation), keep};
    if (kernel_supports(OP_fused_max_pool3d, &self, 1, &attrs)) {
        const op_fused_max_pool3d_result at_once =
            op_fused_max_pool3d(self, torc_ints_of(out, 3), torc_ints_of(w.kernel, 3), torc_ints_of(w.stride, 3),
                                torc_ints_of(w.padding, 3), torc_ints_of(w.dilation, 3), keep);
        if (!at_once.output) return r;
        r.output = laid_out_like(at_once.output, self);
        r.indices = at_once.indices ? laid_out_like(at_once.indices, self) : NULL;
        return r;
    }
    if (FAILED()) return r;
    const torc_max_pool2d_with_indices_result planes =
        torc_max_pool2d_with_indices(as_planes(self, &v), torc_ints_of(w.kernel + 1, 2),
                                     .stride = torc_ints_of(w.stride + 1, 2), .padding = torc_ints_of(w.padding + 1, 2),
                                     .dilation = torc_ints_of(w.dilation + 1, 2), .ceil_mode = a->ceil_mode);
    const torc_max_pool2d_with_indices_result deep = torc_max_pool2d_with_indices(
        as_depth(planes.output, &v, out[1], out[2]), SHAPE(w.kernel[0], 1), .stride = SHAPE(w.stride[0], 1),
        .padding = SHAPE(w.padding[0], 0), .dilation = SHAPE(w.dilation[0], 1), .ceil_mode = a->ceil_mode);
    r.output = as_volume(deep.output, self, out, true);
    r.indices = as_volume(places_in_volume(deep.indices, planes.indices, &v, out), self, out, true);
    return r;
}
torc_max_pool3d_with_indices_result compose_max_pool3d_with_indices(torc_tensor self,
                                                                    const max_pool3d_with_indices_attrs *a) {
    return maxima_of_volumes(self, a, true);
}
torc_tensor compose_max_pool3d(torc_tensor self, const max_pool3d_attrs *a) {
    const max_pool3d_with_indices_attrs attrs = {a->kernel_size, a->stride, a->padding, a->dilation, a->ceil_mode};
    return maxima_of_volumes(self, &attrs, false).output;
}

static bool adaptive_fit(const char *op, const char *colon, torc_tensor x, const attr_ints *size) {
    if (size->count != 3) return FAIL(RUNTIME, "%s: output_size must be 3", op);
    for (int i = 0; i < 3; i++)
        if (size->v[i] < 0 || size->v[i] > INT32_MAX)
            return FAIL(RUNTIME,
                        "%s: elements of output_size must be greater than or equal to 0 but received {%lld, %lld,%lld}",
                        op, (long long)size->v[0], (long long)size->v[1], (long long)size->v[2]);
    if (x->ndim != 4 && x->ndim != 5)
        return FAIL(RUNTIME, "%s(): Expected 4D or 5D tensor, but got%s %s", op, colon, shape_text(x->ndim, x->sizes));
    for (int i = 1; i < x->ndim; i++) /* volumes without a batch may have no channel */
        if (!x->sizes[i])
            return FAIL(
                RUNTIME,
                "%s(): Expected input to have non-zero size for non-batch dimensions, but input has sizes %s with dimension "
                "%d being empty",
                op, shape_text(x->ndim, x->sizes), i);
    return dtype_floating(x->dtype) ||
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", op, dtype_scalar_name(x->dtype));
}
static bool nothing_to_pool(torc_tensor x, const int64_t out[3]) { return !x->numel || !out[0] || !out[1] || !out[2]; }
torc_tensor compose_adaptive_avg_pool3d(torc_tensor self, const adaptive_avg_pool3d_attrs *a) {
    if (!adaptive_fit("adaptive_avg_pool3d", "", self, &a->output_size)) return NULL;
    const int64_t *out = a->output_size.v;
    if (nothing_to_pool(self, out)) return empty_volume(self, out, (torc_dtype)self->dtype);
    const volume v = volume_of(self);
    const bool half = dtype_half(self->dtype);
    torc_tensor x = as_planes(half ? torc_float(self) : self, &v);
    x = as_depth(torc_adaptive_avg_pool2d(x, SHAPE(out[1], out[2])), &v, out[1], out[2]);
    x = torc_adaptive_avg_pool2d(x, SHAPE(out[0], out[1] * out[2]));
    const bool one = self->ndim == 5 && out[0] == 1 && out[1] == 1 && out[2] == 1; /* PyTorch's mean keeps the format */
    return as_volume(torc_to(x, .dtype = (torc_dtype)self->dtype), self, out, one);
}
/* Volumes of planes as wide as v's become volumes of size `out`, where each place fills a block of a plane. */
static torc_tensor in_blocks(torc_tensor t, torc_tensor like, const volume *v, const int64_t out[3]) {
    const int64_t each[] = {v->leading, out[0], v->plane[0], 1, v->plane[1], 1},
                  blocks[] = {v->leading, out[0], v->plane[0], out[1] / v->plane[0], v->plane[1], out[2] / v->plane[1]};
    return as_volume(torc_expand(torc_reshape(t, torc_ints_of(each, 6)), torc_ints_of(blocks, 6)), like, out, false);
}
torc_adaptive_max_pool3d_result compose_adaptive_max_pool3d(torc_tensor self, const adaptive_max_pool3d_attrs *a) {
    torc_adaptive_max_pool3d_result r = {NULL, NULL};
    if (!adaptive_fit("adaptive_max_pool3d", ":", self, &a->output_size)) return r;
    const int64_t *out = a->output_size.v;
    if (nothing_to_pool(self, out)) {
        r.output = empty_volume(self, out, (torc_dtype)self->dtype);
        r.indices = empty_volume(self, out, TORC_INT64);
        return r;
    }
    const volume v = volume_of(self);
    const int64_t high = out[1] / v.plane[0], wide = out[2] / v.plane[1];
    if (high * v.plane[0] == out[1] && wide * v.plane[1] == out[2] && high * wide > 1) {
        /* Windows of planes have one place each: what is largest along the depth stands for several. */
        const adaptive_max_pool3d_attrs deep = {.output_size = THREE(((int64_t[]){out[0], v.plane[0], v.plane[1]}))};
        r = compose_adaptive_max_pool3d(self, &deep);
        r.output = in_blocks(r.output, self, &v, out), r.indices = in_blocks(r.indices, self, &v, out);
        return r;
    }
    const torc_adaptive_max_pool2d_result planes = torc_adaptive_max_pool2d(as_planes(self, &v), SHAPE(out[1], out[2]));
    const torc_adaptive_max_pool2d_result deep =
        torc_adaptive_max_pool2d(as_depth(planes.output, &v, out[1], out[2]), SHAPE(out[0], out[1] * out[2]));
    r.output = as_volume(deep.output, self, out, false);
    r.indices = as_volume(places_in_volume(deep.indices, planes.indices, &v, out), self, out, false);
    return r;
}
