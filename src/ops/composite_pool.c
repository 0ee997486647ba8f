/* composite_pool.c - pooling: windows over one dimension as windows of height 1 over two, and maxima without where they were. */
#include "ops/generated/compose.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "core/shape.h"
#include "torc/ops.h"

torc_tensor compose_max_pool2d(torc_tensor self, const max_pool2d_attrs *a) {
    return torc_max_pool2d_with_indices(self, as_ints(&a->kernel_size), .stride = as_ints(&a->stride),
                                        .padding = as_ints(&a->padding), .dilation = as_ints(&a->dilation),
                                        .ceil_mode = a->ceil_mode)
        .output;
}
static bool one_number(const char *op, const char *name, const attr_ints *v) {
    return v->count == 1 || FAIL(RUNTIME, "%s: %s must be a single int", op, name);
}
/* The stride; an empty list stands for the kernel's size. */
static bool one_or_none(const char *op, const char *name, const attr_ints *v) {
    return v->count <= 0 || one_number(op, name, v);
}
torc_tensor compose_max_pool1d(torc_tensor self, const max_pool1d_attrs *a) {
    if (self->ndim != 2 && self->ndim != 3)
        return FAIL_NULL(
            RUNTIME,
            "max_pool1d: Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for input, but got:%s",
            shape_text(self->ndim, self->sizes));
    if (!one_number("max_pool1d", "kernel_size", &a->kernel_size) || !one_or_none("max_pool1d", "stride", &a->stride) ||
        !one_number("max_pool1d", "padding", &a->padding) || !one_number("max_pool1d", "dilation", &a->dilation))
        return NULL;
    const int64_t k[2] = {1, a->kernel_size.v[0]}, s[2] = {1, a->stride.count > 0 ? a->stride.v[0] : k[1]},
                  p[2] = {0, a->padding.v[0]}, d[2] = {1, a->dilation.v[0]};
    int64_t length = self->sizes[self->ndim - 1];
    if (k[1] > 0 && s[1] > 0 && d[1] > 0 && p[1] >= 0 && MAX(MAX(k[1], s[1]), MAX(d[1], p[1])) <= INT32_MAX &&
        length + 2 * p[1] - d[1] * (k[1] - 1) - 1 + (a->ceil_mode ? s[1] - 1 : 0) < 0)
        return FAIL_NULL(RUNTIME, "max_pool1d() Invalid computed output size: 0");
    torc_tensor y = torc_max_pool2d_with_indices(torc_unsqueeze(self, -2), torc_ints_of(k, 2),
                                                 .stride = torc_ints_of(s, 2), .padding = torc_ints_of(p, 2),
                                                 .dilation = torc_ints_of(d, 2), .ceil_mode = a->ceil_mode)
                        .output;
    /* As in PyTorch, whose CPU has a kernel of its own for what needs no gradient, it is a view only of what needs one. */
    if (y && !autograd_wants(&self, 1)) {
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
    const int64_t k[2] = {1, a->kernel_size.v[0]}, s[2] = {1, a->stride.count > 0 ? a->stride.v[0] : k[1]},
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
