/* composite_layers.c - padding, gates, rearrangements of channels, windows as columns, and products of three tensors. */
#include <math.h>

#include "ops/bags.h"
#include "ops/composite.h"
#include "ops/generated/compose.h"
#include "ops/generated/internal.h"
#include "ops/index.h"
#include "ops/kernel.h"
#include "ops/padding.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "core/shape.h"
#include "torc/ops.h"

typedef long long ll;

/* ------------------------------------------------------------------------------------------------- padding */
static bool pad_fits(torc_tensor x, const attr_ints *pad) {
    if (pad->count % 2) return FAIL(RUNTIME, "Padding length must be divisible by 2");
    for (int64_t k = 0; k < pad->count; k++) /* sums of a few of these are numbers still */
        if (pad->v[k] > INT64_MAX / 8 || pad->v[k] < -(INT64_MAX / 8))
            return FAIL(RUNTIME, "the padding %lld is out of range: no tensor has so many elements", (ll)pad->v[k]);
    return pad->count <= 2 * (int64_t)x->ndim ||
           FAIL(RUNTIME,
                "Padding length should be less than or equal to two times the input dimension but got padding length "
                "%lld and input of dimension %d",
                (ll)pad->count, x->ndim);
}
/* What of x stays when negative numbers cut, and where in the result it lies. */
torc_tensor compose_constant_pad_nd(torc_tensor self, const constant_pad_nd_attrs *a) {
    if (!pad_fits(self, &a->pad)) return NULL;
    int64_t sizes[TORC_MAX_DIMS];
    memcpy(sizes, self->sizes, sizeof sizes);
    torc_tensor inner = self;
    bool grows = false;
    for (int64_t k = 0; k < a->pad.count / 2; k++) {
        const int dim = self->ndim - 1 - (int)k;
        const int64_t before = a->pad.v[2 * k], behind = a->pad.v[2 * k + 1], start = MAX(-before, 0);
        int64_t size, kept = sizes[dim] - start - MAX(-behind, 0);
        if (add_overflows(sizes[dim], before, &size) || add_overflows(size, behind, &size))
            return FAIL_NULL(RUNTIME, "constant_pad_nd: the size of the output overflows");
        if (kept < 0 || size < 0) return FAIL_NULL(RUNTIME, "narrow(): length must be non-negative.");
        if (before < 0 || behind < 0) inner = torc_narrow(inner, dim, start, kept);
        grows |= before > 0 || behind > 0;
        sizes[dim] = size;
    }
    if (!inner) return NULL;
    if (!grows) return torc_clone(inner);
    const torc_memory_format format = format_suggested(self);
    torc_tensor out = format == TORC_CONTIGUOUS_FORMAT
                          ? torc_full(torc_ints_of(sizes, self->ndim), number_given(a->value),
                                      .dtype = (torc_dtype)self->dtype, .device = self->device)
                          : torc_fill_(torc_empty(torc_ints_of(sizes, self->ndim), .dtype = (torc_dtype)self->dtype,
                                                  .device = self->device, .memory_format = format),
                                       number_given(a->value)),
                place = out;
    for (int64_t k = 0; place && k < a->pad.count / 2; k++) {
        const int dim = self->ndim - 1 - (int)k;
        const int64_t before = MAX(a->pad.v[2 * k], 0);
        if (inner->sizes[dim] != place->sizes[dim]) place = torc_narrow(place, dim, before, inner->sizes[dim]);
    }
    return place && torc_copy_(place, inner) ? out : NULL;
}

/* One dimension of x longer by copies of what it has: its elements mirrored at the first and the last, these repeated, or its
 * other end. Where all parts lie in that format, the whole does. */
static torc_tensor pad_dim(torc_tensor x, int dim, int64_t before, int64_t behind, int mode,
                           torc_memory_format format) {
    if (!x || (!before && !behind)) return x;
    const int64_t size = x->sizes[dim];
    torc_tensor part[3];
    int count = 0;
    for (int end = 0; end < 2; end++) {
        const int64_t length = end ? behind : before;
        int64_t sizes[TORC_MAX_DIMS];
        if (end) part[count++] = x;
        if (!length) continue;
        torc_tensor piece;
        if (mode == PADS_MIRRORED)
            piece = torc_flip(torc_narrow(x, dim, end ? size - 1 - length : 1, length), DIMS(dim));
        else if (mode == PADS_AROUND)
            piece = torc_narrow(x, dim, end ? 0 : size - length, length);
        else {
            memcpy(sizes, x->sizes, sizeof sizes);
            sizes[dim] = length;
            piece = torc_expand(torc_narrow(x, dim, end ? size - 1 : 0, 1), torc_ints_of(sizes, x->ndim));
        }
        if (format != TORC_CONTIGUOUS_FORMAT) piece = torc_contiguous(piece, .memory_format = format);
        part[count++] = piece;
    }
    for (int k = 0; k < count; k++)
        if (!part[k]) return NULL;
    const torc_tensors parts = {part, count};
    return torc_cat(parts, .dim = dim);
}
/* What negative numbers leave of one dimension. */
static torc_tensor cut_dim(torc_tensor x, int dim, int64_t before, int64_t behind) {
    if (!x || (before >= 0 && behind >= 0)) return x;
    const int64_t first = MAX(-before, 0);
    return torc_narrow(x, dim, first, MAX(x->sizes[dim] - first - MAX(-behind, 0), 0));
}
static bool pads_like_images(torc_tensor x, const attr_ints *pad) {
    const int64_t n = pad->count / 2;
    return (n >= 1 && n <= 3 && (x->ndim == n + 1 || x->ndim == n + 2)) ||
           FAIL(NOT_IMPLEMENTED,
                "Padding size %lld is not supported for %dD input tensor.\n"
                "Supported combinations for non-constant padding:\n"
                "  - 2D or 3D input: padding size = 2 (pads last dimension)\n"
                "  - 3D or 4D input: padding size = 4 (pads last 2 dimensions)\n"
                "  - 4D or 5D input: padding size = 6 (pads last 3 dimensions)",
                (ll)pad->count, x->ndim);
}
/* By one kernel, where there is one. NULL without an error: it cannot be. */
static torc_tensor padded_at_once(torc_tensor x, const attr_ints *pad, int mode) {
    const fused_pad_attrs attrs = {*pad, mode};
    bool grows = false, fits = true;
    for (int64_t k = 0; k < pad->count / 2; k++) {
        const padded_dim d = {x->sizes[x->ndim - 1 - k], pad->v[2 * k], pad->v[2 * k + 1], mode};
        grows |= d.before > 0 || d.behind > 0, fits &= padded_fits(&d);
    }
    if (!grows || !fits || !x->numel || (!dtype_floating(x->dtype) && autograd_wants(&x, 1)) ||
        !kernel_supports(OP_fused_pad, &x, 1, &attrs))
        return NULL;
    return op_fused_pad(x, as_ints(pad), mode);
}
torc_tensor compose_pad(torc_tensor self, const pad_attrs *a) {
    const char *word = a->mode.s;
    if (!pad_fits(self, &a->pad)) return NULL;
    if (!strcmp(word, "constant"))
        return a->value.kind ? torc_constant_pad_nd(self, as_ints(&a->pad), .value = number_to_double(a->value))
                             : torc_constant_pad_nd(self, as_ints(&a->pad));
    if (a->value.kind && number_to_double(a->value) != 0)
        return FAIL_NULL(RUNTIME, "Padding mode \"%s\" doesn't take in value argument", word);
    const int mode = !strcmp(word, "reflect")     ? PADS_MIRRORED
                     : !strcmp(word, "replicate") ? PADS_REPEATED
                     : !strcmp(word, "circular")  ? PADS_AROUND
                                                  : -1;
    if (!pads_like_images(self, &a->pad)) return NULL;
    if (mode < 0) return FAIL_NULL(NOT_IMPLEMENTED, "Unrecognised padding mode %s", word);
    for (int64_t k = 0; k < a->pad.count / 2; k++) {
        const int dim = self->ndim - 1 - (int)k;
        const int64_t size = self->sizes[dim], before = a->pad.v[2 * k], behind = a->pad.v[2 * k + 1];
        int64_t length;
        if (add_overflows(size, before, &length) || add_overflows(length, behind, &length))
            return FAIL_NULL(RUNTIME, "pad: the size of the output overflows");
        if (mode == PADS_AROUND && (before > size || behind > size))
            return FAIL_NULL(RUNTIME, "Padding value causes wrapping around more than once.");
        if (mode == PADS_AROUND && length < 0)
            return FAIL_NULL(RUNTIME, "Negative padding value is resulting in an empty dimension");
        if (mode != PADS_AROUND && !size)
            return FAIL_NULL(RUNTIME,
                             "Expected %dD or %dD (batch mode) tensor with possibly 0 batch size and other non-zero "
                             "dimensions for input, but got: %s",
                             (int)a->pad.count / 2 + 1, (int)a->pad.count / 2 + 2, shape_text(self->ndim, self->sizes));
        if (mode == PADS_MIRRORED && (before >= size || behind >= size))
            return FAIL_NULL(
                RUNTIME,
                "Argument #%d: Padding size should be less than the corresponding input dimension, but got: "
                "padding (%lld, %lld) at dimension %d of input %s",
                (int)(2 * k + 4), (ll)before, (ll)behind, dim, shape_text(self->ndim, self->sizes));
        if (mode != PADS_AROUND && length < 1)
            return FAIL_NULL(RUNTIME, "input (%c: %lld) is too small. Calculated output %c: %lld", "WHD"[k], (ll)size,
                             "WHD"[k], (ll)length);
    }
    torc_tensor at_once = padded_at_once(self, &a->pad, mode);
    if (at_once || FAILED()) return at_once;
    /* What is cut away is mirrored and repeated before; it does not come round. */
    torc_tensor x = mode != PADS_AROUND && autograd_wants(&self, 1) ? op_flat_alias(self) : self;
    bool is_new = false;
    const torc_memory_format format = mode == PADS_AROUND ? TORC_CONTIGUOUS_FORMAT : format_suggested(self);
    for (int pass = 0; pass < 2; pass++) {
        const bool cuts = (mode == PADS_AROUND) == (pass == 0);
        for (int64_t k = a->pad.count / 2 - 1; x && k >= 0; k--) {
            const int dim = self->ndim - 1 - (int)k;
            const int64_t before = a->pad.v[2 * k], behind = a->pad.v[2 * k + 1];
            torc_tensor next =
                cuts ? cut_dim(x, dim, before, behind) : pad_dim(x, dim, MAX(before, 0), MAX(behind, 0), mode, format);
            if (next != x) is_new = !cuts;
            x = next;
        }
    }
    if (!is_new) return torc_clone(x, .memory_format = format);
    return torc_contiguous(x, .memory_format = format); /* joined parts lie as they do */
}

/* ------------------------------------------------------------------------------------------------- gates */
static bool has_dtype_of_floats(const char *name, torc_tensor t, bool or_complex) {
    return dtype_floating(t->dtype) || (or_complex && dtype_complex(t->dtype) && t->dtype != TORC_COMPLEX32) ||
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name, dtype_scalar_name(t->dtype));
}
torc_tensor compose_glu(torc_tensor self, const glu_attrs *a) {
    int64_t dim = a->dim;
    if (!self->ndim) return FAIL_NULL(RUNTIME, "glu does not support scalars because halving size must be even");
    if (!dim_wrap(&dim, self->ndim)) return NULL;
    const int64_t size = self->sizes[dim], half = size / 2;
    if (size % 2)
        return FAIL_NULL(RUNTIME, "Halving dimension must be even, but dimension %lld is size %lld", (ll)dim, (ll)size);
    if (!has_dtype_of_floats("glu_cpu", self, false)) return NULL;
    return op_glu_each(torc_narrow(self, dim, 0, half), torc_narrow(self, dim, half, half));
}
torc_tensor compose_prelu(torc_tensor self, torc_tensor weight) {
    if (self->dtype != weight->dtype)
        return FAIL_NULL(RUNTIME, "prelu: Type promoting not supported. Got %s and %s", dtype_scalar_name(self->dtype),
                         dtype_scalar_name(weight->dtype));
    if (weight->numel != 1) {
        if (!self->ndim) return FAIL_NULL(RUNTIME, "Not allow zero-dim input tensor.");
        const int64_t channels = self->ndim > 1 ? self->sizes[1] : 1;
        if (channels != weight->numel)
            return FAIL_NULL(RUNTIME,
                             "Mismatch of parameter numbers and input channel size. Found parameter numbers = %lld and "
                             "channel size = %lld.",
                             (ll)weight->numel, (ll)channels);
    }
    if (weight->ndim > 1)
        return FAIL_NULL(RUNTIME, "prelu: Expected `weight` to be a scalar or 1D tensor, but got: ndim = %d",
                         weight->ndim);
    if (!has_dtype_of_floats("prelu_cpu", self, false)) return NULL;
    int64_t shape[TORC_MAX_DIMS];
    for (int i = 0; i < self->ndim; i++) shape[i] = i == 1 ? weight->numel : 1;
    weight = torc_reshape(weight, torc_ints_of(shape, self->ndim));
    return op_prelu_each(self, weight);
}

/* ------------------------------------------------------------------------------------------------- rearrangements */
torc_tensor laid_out_like(torc_tensor t, torc_tensor like) {
    const torc_memory_format format = format_suggested(like);
    if (!t) return NULL;
    /* Of one channel, or one pixel, the strides are to tell the format, too. */
    const bool copies = format == TORC_CONTIGUOUS_FORMAT ? !is_contiguous(t) : format_suggested(t) != format;
    return copies || t->storage == like->storage ? torc_clone(t, .memory_format = format) : t;
}
/* How many images there are: all but the last three dimensions. */
static int64_t images_of(torc_tensor t) {
    int64_t n = 1;
    for (int i = 0; i < t->ndim - 3; i++) n *= t->sizes[i];
    return n;
}
torc_tensor compose_pixel_shuffle(torc_tensor self, const pixel_shuffle_attrs *a) {
    const int64_t r = a->upscale_factor;
    const int n = self->ndim;
    if (n < 3)
        return FAIL_NULL(
            RUNTIME, "pixel_shuffle expects input to have at least 3 dimensions, but got input with %d dimension(s)",
            n);
    if (r <= 0) return FAIL_NULL(RUNTIME, "pixel_shuffle expects a positive upscale_factor, but got %lld", (ll)r);
    const int64_t c = self->sizes[n - 3], h = self->sizes[n - 2], w = self->sizes[n - 1];
    int64_t square;
    if (mul_overflows(r, r, &square) || c % square)
        return FAIL_NULL(RUNTIME,
                         "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of "
                         "upscale_factor, but input.size(-3)=%lld is not divisible by %lld",
                         (ll)c, (ll)square);
    int64_t last[3] = {c / square, h * r, w * r}, shape[TORC_MAX_DIMS];
    torc_tensor x = torc_reshape(self, SHAPE(images_of(self), c / square, r, r, h, w));
    memcpy(shape, self->sizes, sizeof shape);
    memcpy(shape + n - 3, last, sizeof last);
    return laid_out_like(torc_reshape(torc_permute(x, DIMS(0, 1, 4, 2, 5, 3)), torc_ints_of(shape, n)), self);
}
torc_tensor compose_pixel_unshuffle(torc_tensor self, const pixel_unshuffle_attrs *a) {
    const int64_t r = a->downscale_factor;
    const int n = self->ndim;
    if (n < 3)
        return FAIL_NULL(
            RUNTIME, "pixel_unshuffle expects input to have at least 3 dimensions, but got input with %d dimension(s)",
            n);
    if (r <= 0) return FAIL_NULL(RUNTIME, "pixel_unshuffle expects a positive downscale_factor, but got %lld", (ll)r);
    const int64_t c = self->sizes[n - 3], h = self->sizes[n - 2], w = self->sizes[n - 1];
    for (int k = 0; k < 2; k++)
        if ((k ? w : h) % r)
            return FAIL_NULL(
                RUNTIME,
                "pixel_unshuffle expects %s to be divisible by downscale_factor, but input.size(%d)=%lld is not divisible by %lld",
                k ? "width" : "height", k - 2, (ll)(k ? w : h), (ll)r);
    int64_t last[3] = {c * r * r, h / r, w / r}, shape[TORC_MAX_DIMS];
    torc_tensor x = torc_reshape(self, SHAPE(images_of(self), c, h / r, r, w / r, r));
    memcpy(shape, self->sizes, sizeof shape);
    memcpy(shape + n - 3, last, sizeof last);
    return laid_out_like(torc_reshape(torc_permute(x, DIMS(0, 1, 3, 5, 2, 4)), torc_ints_of(shape, n)), self);
}
torc_tensor compose_channel_shuffle(torc_tensor self, const channel_shuffle_attrs *a) {
    const int64_t groups = a->groups;
    if (self->ndim <= 2)
        return FAIL_NULL(RUNTIME, "channel_shuffle expects input with > 2 dims, but got input with sizes %s",
                         shape_text(self->ndim, self->sizes));
    const int64_t channels = self->sizes[1];
    if (groups <= 0)
        return FAIL_NULL(RUNTIME, "Number of groups to divide channels in must be positive. Value of groups:%lld",
                         (ll)groups);
    if (channels % groups)
        return FAIL_NULL(RUNTIME, "Number of channels must be divisible by groups. Got %lld channels and %lld groups.",
                         (ll)channels, (ll)groups);
    if (!self->numel) return torc_clone(self);
    const int64_t n = self->sizes[0], rest = self->numel / (n * channels);
    torc_tensor x = torc_permute(torc_reshape(self, SHAPE(n, groups, channels / groups, rest)), DIMS(0, 2, 1, 3));
    return laid_out_like(torc_reshape(x, torc_ints_of(self->sizes, self->ndim)), self);
}

/* ------------------------------------------------------------------------------------------------- windows as columns */
typedef struct windows {
    int64_t kernel[2], dilation[2], padding[2], stride[2], blocks[2];
} windows;
static bool pair_of(const char *name, const attr_ints *given, int64_t to[2]) {
    if (given->count != 1 && given->count != 2)
        return FAIL(RUNTIME, "It is expected %s equals to 2, but got size %lld", name, (ll)given->count);
    for (int i = 0; i < 2; i++) {
        to[i] = given->v[given->count == 2 ? i : 0];
        if (to[i] > INT32_MAX || to[i] < -INT32_MAX) return FAIL(RUNTIME, "%s is too large", name);
    }
    return true;
}
static bool windows_read(windows *w, const attr_ints *kernel, const attr_ints *dilation, const attr_ints *padding,
                         const attr_ints *stride) {
    if (!pair_of("kernel_size", kernel, w->kernel) || !pair_of("dilation", dilation, w->dilation) ||
        !pair_of("padding", padding, w->padding) || !pair_of("stride", stride, w->stride))
        return false;
    const struct {
        const int64_t *v;
        const char *name, *short_name;
    } positive[] = {
        {w->kernel, "kernel size", "kernel"}, {w->stride, "stride", "stride"}, {w->dilation, "dilation", "dilation"}};
    for (int k = 0; k < 3; k++)
        if (positive[k].v[0] <= 0 || positive[k].v[1] <= 0)
            return FAIL(RUNTIME, "%s should be greater than zero, but got %s_height: %lld %s_width: %lld",
                        positive[k].name, positive[k].short_name, (ll)positive[k].v[0], positive[k].short_name,
                        (ll)positive[k].v[1]);
    if (w->padding[0] < 0 || w->padding[1] < 0)
        return FAIL(RUNTIME, "padding should be non-negative, but got pad_height: %lld pad_width: %lld",
                    (ll)w->padding[0], (ll)w->padding[1]);
    return true;
}
/* How many windows there are in an image. */
static void windows_count(windows *w, const int64_t size[2]) {
    for (int i = 0; i < 2; i++) {
        const int64_t room = size[i] + 2 * w->padding[i] - w->dilation[i] * (w->kernel[i] - 1) - 1;
        w->blocks[i] = room < 0 ? 0 : room / w->stride[i] + 1;
    }
}
torc_tensor compose_im2col(torc_tensor self, const im2col_attrs *a) {
    windows w;
    if (!windows_read(&w, &a->kernel_size, &a->dilation, &a->padding, &a->stride)) return NULL;
    const int n = self->ndim;
    if ((n != 3 && n != 4) || !self->sizes[n - 3] || !self->sizes[n - 2] || !self->sizes[n - 1])
        return FAIL_NULL(
            RUNTIME,
            "Expected 3D or 4D (batch mode) tensor with possibly 0 batch size and other non-zero dimensions for input, but got: %s",
            shape_text(n, self->sizes));
    const int64_t *size = self->sizes + n - 2;
    windows_count(&w, size);
    if (w.blocks[0] < 1 || w.blocks[1] < 1)
        return FAIL_NULL(
            RUNTIME,
            "Given input with spatial size (%lld, %lld), kernel_size=(%lld, %lld), dilation=(%lld, %lld), padding=(%lld, %lld), calculated shape of the array of sliding blocks as (%lld, %lld), but its components must be at least one.",
            (ll)size[0], (ll)size[1], (ll)w.kernel[0], (ll)w.kernel[1], (ll)w.dilation[0], (ll)w.dilation[1],
            (ll)w.padding[0], (ll)w.padding[1], (ll)w.blocks[0], (ll)w.blocks[1]);
    if (self->dtype != TORC_BOOL && !has_dtype_of_floats("im2col_out_cpu", self, true)) return NULL;
    torc_tensor x = n == 3 ? torc_unsqueeze(self, 0) : self;
    const int64_t around[4] = {w.padding[1], w.padding[1], w.padding[0], w.padding[0]};
    if (around[0] || around[2]) x = torc_constant_pad_nd(x, torc_ints_of(around, 4));
    /* Windows as two more dimensions; a dilation leaves elements of them out. */
    for (int k = 0; x && k < 2; k++) {
        x = torc_unfold(x, 2 + k, w.dilation[k] * (w.kernel[k] - 1) + 1, w.stride[k]);
        if (w.dilation[k] > 1) x = torc_slice(x, .dim = -1, .step = w.dilation[k]);
    }
    if (!x) return NULL;
    const int64_t batch = x->sizes[0], columns = x->sizes[1] * w.kernel[0] * w.kernel[1];
    const int64_t shape[3] = {batch, columns, w.blocks[0] * w.blocks[1]};
    x = torc_clone(torc_permute(x, DIMS(0, 1, 4, 5, 2, 3)), .memory_format = TORC_CONTIGUOUS_FORMAT);
    return op_unsafe_view(x, torc_ints_of(&shape[4 - n], n - 1));
}
torc_tensor compose_col2im(torc_tensor self, const col2im_attrs *a) {
    windows w;
    int64_t size[2];
    if (!pair_of("output_size", &a->output_size, size) ||
        !windows_read(&w, &a->kernel_size, &a->dilation, &a->padding, &a->stride))
        return NULL;
    const int n = self->ndim;
    if ((n != 2 && n != 3) || !self->sizes[n - 2] || !self->sizes[n - 1])
        return FAIL_NULL(
            RUNTIME,
            "Expected 2D or 3D (batch mode) tensor for input with possibly 0 batch size and non-zero dimensions for input, but got: %s",
            shape_text(n, self->sizes));
    const int64_t columns = self->sizes[n - 2], places = w.kernel[0] * w.kernel[1], length = self->sizes[n - 1];
    if (columns % places)
        return FAIL_NULL(
            RUNTIME,
            "Expected size of input's dimension 1 to be divisible by the product of kernel_size, but got input.size(1)=%lld and kernel_size=(%lld, %lld).",
            (ll)columns, (ll)w.kernel[0], (ll)w.kernel[1]);
    windows_count(&w, size);
    if (length != w.blocks[0] * w.blocks[1])
        return FAIL_NULL(
            RUNTIME,
            "Given output_size=(%lld, %lld), kernel_size=(%lld, %lld), dilation=(%lld, %lld), padding=(%lld, %lld), stride=(%lld, %lld), expected size of input's dimension 2 to match the calculated number of sliding blocks %lld * %lld = %lld, but got input.size(2)=%lld.",
            (ll)size[0], (ll)size[1], (ll)w.kernel[0], (ll)w.kernel[1], (ll)w.dilation[0], (ll)w.dilation[1],
            (ll)w.padding[0], (ll)w.padding[1], (ll)w.stride[0], (ll)w.stride[1], (ll)w.blocks[0], (ll)w.blocks[1],
            (ll)(w.blocks[0] * w.blocks[1]), (ll)length);
    const int64_t batch = n == 3 ? self->sizes[0] : 1, channels = columns / places;
    if (self->dtype != TORC_BOOL && !has_dtype_of_floats("col2im_out_cpu", self, true)) return NULL;
    /* What im2col reads is a view of the padded images, of which this is the gradient. */
    const int64_t wide = size[1] + 2 * w.padding[1];
    int64_t image, images;
    if (mul_overflows(size[0] + 2 * w.padding[0], wide, &image) || mul_overflows(channels, image, &images))
        return FAIL_NULL(RUNTIME, "col2im: padding is too large");
    const int64_t parts[6] = {batch, channels, w.kernel[0], w.kernel[1], w.blocks[0], w.blocks[1]},
                  places_of[6] = {images, image, w.dilation[0] * wide, w.dilation[1], w.stride[0] * wide, w.stride[1]},
                  shape[4] = {batch, channels, size[0], size[1]}, strides[4] = {images, image, wide, 1};
    return op_as_strided_backward(torc_reshape(self, torc_ints_of(parts + 3 - n, n + 3)),
                                  torc_ints_of(places_of + 3 - n, n + 3), 0, torc_ints_of(shape + 3 - n, n + 1),
                                  torc_ints_of(strides + 3 - n, n + 1), w.padding[0] * wide + w.padding[1]);
}
torc_tensor compose_max_unpool2d(torc_tensor self, torc_tensor indices, const max_unpool2d_attrs *a) {
    const int n = self->ndim;
    if (indices->dtype != TORC_INT64)
        return FAIL_NULL(RUNTIME, "elements in indices should be type int64 but got: %s",
                         dtype_scalar_name(indices->dtype));
    if (a->output_size.count != 2)
        return FAIL_NULL(RUNTIME,
                         "There should be exactly two elements (height, width) in output_size, but got %lld elements.",
                         (ll)a->output_size.count);
    if (n != 3 && n != 4)
        return FAIL_NULL(
            RUNTIME, "Input to max_unpooling2d should be a 3d or 4d Tensor, but got a tensor with %d dimensions.", n);
    if (!shape_equal(self, indices))
        return FAIL_NULL(
            RUNTIME,
            "Expected shape of indices to be same as that of the input tensor (%s) but got indices tensor with shape: %s",
            shape_text(n, self->sizes), shape_text(indices->ndim, indices->sizes));
    int64_t shape[4], area;
    const int64_t h = a->output_size.v[0], w = a->output_size.v[1];
    if (h < 0 || w < 0 || mul_overflows(h, w, &area))
        return FAIL_NULL(RUNTIME, "max_unpool2d: output_size %s is no size of an image",
                         shape_text(2, a->output_size.v));
    memcpy(shape, self->sizes, (size_t)n * sizeof *shape);
    /* Images with their channels last get theirs last, too: places are then in front of them. */
    const bool last = n == 4 && format_suggested(self) == TORC_CHANNELS_LAST && !autograd_wants(&self, 1);
    torc_tensor placed;
    if (last) {
        shape[2] = h, shape[3] = w;
        placed = torc_zero_(torc_empty(torc_ints_of(shape, 4), .dtype = (torc_dtype)self->dtype, .device = self->device,
                                       .memory_format = TORC_CHANNELS_LAST));
        if (!placed || !self->numel || !area) return placed; /* indices are not looked at */
        const torc_tensor images = torc_view(torc_permute(placed, DIMS(0, 2, 3, 1)), SHAPE(shape[0], area, shape[1]));
        return torc_scatter_(images, 1,
                             torc_flatten(torc_permute(indices, DIMS(0, 2, 3, 1)), .start_dim = 1, .end_dim = 2),
                             torc_flatten(torc_permute(self, DIMS(0, 2, 3, 1)), .start_dim = 1, .end_dim = 2))
                   ? placed
                   : NULL;
    }
    shape[n - 2] = area;
    placed = torc_zeros(torc_ints_of(shape, n - 1), .dtype = (torc_dtype)self->dtype, .device = self->device);
    if (self->numel && area)
        placed = torc_scatter_(placed, -1, torc_flatten(indices, .start_dim = n - 2),
                               torc_flatten(self, .start_dim = n - 2));
    shape[n - 2] = h, shape[n - 1] = w;
    return laid_out_like(op_unsafe_view(placed, torc_ints_of(shape, n)), self);
}

/* ------------------------------------------------------------------------------------------------- products */
torc_tensor compose_bilinear(torc_tensor input1, torc_tensor input2, torc_tensor weight, torc_tensor bias) {
    if (input1->ndim != input2->ndim)
        return FAIL_NULL(RUNTIME, "bilinear(): input dimensions do not match: got %d and %d", input1->ndim,
                         input2->ndim);
    const int n = input1->ndim;
    for (int i = 0; i < n - 1; i++)
        if (input1->sizes[i] != input2->sizes[i])
            return FAIL_NULL(RUNTIME, "bilinear(): input batch dimensions do not match at dim %d: got %lld and %lld", i,
                             (ll)input1->sizes[i], (ll)input2->sizes[i]);
    if (weight->ndim != 3 || !n)
        return FAIL_NULL(RUNTIME,
                         "bilinear(): expected a weight of 3 dimensions and inputs of at least 1, but got %d and %d",
                         weight->ndim, n);
    const torc_tensor inputs[2] = {input1, input2};
    for (int k = 0; k < 2; k++)
        if (inputs[k]->sizes[n - 1] != weight->sizes[1 + k])
            return FAIL_NULL(RUNTIME, "bilinear(): input%d size does not match weight size: got %lld but expected %lld",
                             k + 1, (ll)inputs[k]->sizes[n - 1], (ll)weight->sizes[1 + k]);
    if (bias && bias->sizes[0] != weight->sizes[0])
        return FAIL_NULL(RUNTIME, "bilinear(): bias size does not match weight size: got %lld but expected %lld",
                         (ll)bias->sizes[0], (ll)weight->sizes[0]);
    if (input2->dtype != input1->dtype || weight->dtype != input1->dtype || (bias && bias->dtype != input1->dtype))
        return FAIL_NULL(RUNTIME, "All tensors must have the same dtype, got input1: %s, input2: %s, weight: %s%s%s",
                         dtype_cpp_name(input1->dtype), dtype_cpp_name(input2->dtype), dtype_cpp_name(weight->dtype),
                         bias ? ", bias: " : "", bias ? dtype_cpp_name(bias->dtype) : "");
    const int64_t outputs = weight->sizes[0], left = weight->sizes[1], right = weight->sizes[2];
    int64_t shape[TORC_MAX_DIMS], rows = 1;
    for (int i = 0; i < n - 1; i++) rows *= shape[i] = input1->sizes[i];
    shape[n - 1] = outputs;
    torc_tensor x = torc_reshape(input1, SHAPE(rows, left)), y = torc_reshape(input2, SHAPE(rows, right, 1));
    torc_tensor w = torc_reshape(torc_permute(weight, DIMS(1, 0, 2)), SHAPE(left, outputs * right));
    torc_tensor r = torc_bmm(torc_reshape(torc_mm(x, w), SHAPE(rows, outputs, right)), y);
    r = torc_reshape(r, torc_ints_of(shape, n));
    return bias ? torc_add(r, bias) : r;
}

/* ------------------------------------------------------------------------------------------------- rows of a matrix */
/* Equal indices write the same row, so that the order does not matter. Where there are more of them than rows, all rows are looked at, and those that
 * no index names are written as they are. */
torc_tensor compose_embedding_renorm_(const composite *call, torc_tensor self, torc_tensor indices,
                                      const embedding_renorm__attrs *a) {
    if (self->ndim != 2) return FAIL_NULL(RUNTIME, "embedding_renorm_: 'self' must be 2-D, but got %d-D", self->ndim);
    if (indices->dtype != TORC_INT64 && indices->dtype != TORC_INT32)
        return FAIL_NULL(
            RUNTIME,
            "Expected tensor for argument #2 'indices' to have one of the following scalar types: Long, Int; "
            "but got torch.%sTensor instead (while checking arguments for embedding_renorm_)",
            dtype_scalar_name(indices->dtype));
    torc_tensor index = torc_to(torc_ravel(indices), .dtype = TORC_INT64), rows, named = NULL;
    const int64_t count = self->sizes[0];
    if (indices->numel > count) {
        named = torc_zeros(SHAPE(count), .dtype = TORC_INT64, .device = self->device);
        named = torc_gt(torc_index_add_(named, 0, index, torc_ones_like(index)), NUMBER(0));
        named = torc_unsqueeze(named, 1);
        index = torc_arange(count, .dtype = TORC_INT64, .device = self->device);
        rows = torc_detach(self); /* what a call saves of it must not hold what is written */
    } else
        rows = torc_index_select(self, 0, index);
    torc_tensor norm = torc_vector_norm(rows, .ord = a->norm_type, .dim = DIMS(1), .keepdim = true);
    torc_tensor longer = torc_gt(norm, NUMBER(a->max_norm)); /* a norm that is NaN is not */
    if (named) longer = torc_logical_and(longer, named);
    torc_tensor source = torc_where(longer, torc_mul(rows, op_renorm_factor(norm, a->max_norm)), rows);
    if (!source) return NULL;
    const index_copy_attrs attrs = {.dim = 0};
    return pass_on(call, OP_index_copy, (torc_tensor[]){self, index, source}, 3, &attrs);
}
torc_tensor bags_of(torc_tensor offsets, int64_t length, int64_t bags) {
    torc_tensor starts = torc_zeros(SHAPE(length + 1), .dtype = TORC_INT64, .device = offsets->device);
    torc_tensor at = torc_narrow(offsets, 0, 0, bags);
    starts = torc_index_add(starts, 0, at, torc_ones(SHAPE(bags), .dtype = TORC_INT64, .device = offsets->device));
    return torc_add(torc_cumsum(torc_narrow(starts, 0, 0, length), 0), NUMBER(-1));
}
bool bags_offsets_fit(const int64_t *at, int64_t n, int64_t length) {
    if (n > 0 && at[0])
        return FAIL(RUNTIME,
                    "offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to start from position 0. "
                    "However, got %lld",
                    (ll)at[0]);
    if (n > 0 && at[n - 1] > length)
        return FAIL(RUNTIME, "offsets[-1] can not be greater than input's length %lld but got offsets[-1] of %lld",
                    (ll)length, (ll)at[n - 1]);
    for (int64_t i = 1; i < n; i++)
        if (at[i] < at[i - 1])
            return FAIL(
                RUNTIME,
                "embedding_bag: offsets must not decrease, but offsets[%lld] is %lld, and offsets[%lld] is %lld",
                (ll)(i - 1), (ll)at[i - 1], (ll)i, (ll)at[i]);
    return true;
}
bool bags_indices_fit(const int64_t *at, int64_t n, int64_t rows) {
    for (int64_t i = 0; i < n; i++)
        if (at[i] < 0 || at[i] >= rows)
            return FAIL(RUNTIME, "embedding_bag: Expected idx >= 0 && idx < num_embeddings but found idx to be %lld",
                        (ll)at[i]);
    return true;
}
/* Where the host has them. */
static bool bags_fit(torc_tensor offsets, torc_tensor index, int64_t rows) {
    const int64_t *at;
    if (offsets && (!index_values(offsets, &at) || (at && !bags_offsets_fit(at, offsets->numel, index->numel))))
        return false;
    return index_values(index, &at) && (!at || bags_indices_fit(at, index->numel, rows));
}
torc_tensor compose_embedding_bag(torc_tensor input, torc_tensor weight, torc_tensor offsets, torc_tensor per_sample,
                                  const embedding_bag_attrs *a) {
    const char *mode = a->mode.s;
    const int how = !strcmp(mode, "sum")    ? BAGS_SUM
                    : !strcmp(mode, "mean") ? BAGS_MEAN
                    : !strcmp(mode, "max")  ? BAGS_MAX
                                            : -1;
    if (how < 0) return FAIL_NULL(VALUE, "mode has to be one of sum, mean or max");
    if (per_sample && how != BAGS_SUM)
        return FAIL_NULL(NOT_IMPLEMENTED,
                         "embedding_bag: per_sample_weights was not None. per_sample_weights is only supported for "
                         "mode='sum' (got mode='%s'). Please open a feature request on GitHub.",
                         mode);
    if (per_sample && !shape_equal(per_sample, input))
        return FAIL_NULL(
            VALUE,
            "embedding_bag: If per_sample_weights (torch.Size(%s)) is not None, then it must have the same "
            "shape as the input (torch.Size(%s))",
            shape_text(per_sample->ndim, per_sample->sizes), shape_text(input->ndim, input->sizes));
    if (per_sample && per_sample->dtype != weight->dtype)
        return FAIL_NULL(RUNTIME,
                         "Expected tensor for argument #1 'weight' to have the same type as tensor for argument #1 "
                         "'per_sample_weights'; but type torch.%sTensor does not equal torch.%sTensor (while checking "
                         "arguments for embedding_bag)",
                         dtype_scalar_name(weight->dtype), dtype_scalar_name(per_sample->dtype));
    if (weight->ndim != 2)
        return FAIL_NULL(VALUE, "weight has to be a 2D Tensor, but got Tensor of dimension %d", weight->ndim);
    if (input->ndim != 1 && input->ndim != 2)
        return FAIL_NULL(VALUE, "input has to be 1D or 2D Tensor, but got Tensor of dimension %d", input->ndim);
    if (input->ndim == 2 && offsets)
        return FAIL_NULL(
            VALUE, "if input is 2D, then offsets has to be None, as input is treated is a mini-batch of fixed length "
                   "sequences. However, found offsets of type Tensor");
    if (input->ndim == 1 && !offsets) return FAIL_NULL(VALUE, "offsets has to be a 1D Tensor but got None");
    if (offsets && offsets->ndim != 1) return FAIL_NULL(VALUE, "offsets has to be a 1D Tensor");
    if (weight->dtype != TORC_FLOAT16 && weight->dtype != TORC_BFLOAT16 && weight->dtype != TORC_FLOAT32 &&
        weight->dtype != TORC_FLOAT64)
        return FAIL_NULL(
            RUNTIME,
            "Expected tensor for argument #1 'weight' to have one of the following scalar types: Half, BFloat16, "
            "Float, Double; but got torch.%sTensor instead (while checking arguments for embedding_bag)",
            dtype_scalar_name(weight->dtype));
    const int64_t length = input->numel, width = weight->sizes[1];
    const int64_t bags = offsets ? offsets->numel - (a->include_last_offset ? 1 : 0) : input->sizes[0];
    if (bags < 0) return FAIL_NULL(RUNTIME, "include_last_offset: number of offset should be at least 1");
    torc_tensor index = torc_to(torc_ravel(input), .dtype = TORC_INT64),
                starts = offsets ? torc_to(offsets, .dtype = TORC_INT64) : NULL;
    int64_t padding = -1;
    if (a->padding_idx.kind) {
        padding = number_to_int(a->padding_idx);
        if (padding < -weight->sizes[0] || padding >= weight->sizes[0])
            return FAIL_NULL(RUNTIME,
                             "padding_idx must be within the number of embeddings, %lld through %lld, but got %lld",
                             -(ll)weight->sizes[0], (ll)weight->sizes[0] - 1, (ll)padding);
        if (padding < 0) padding += weight->sizes[0];
    }
    if (!index || FAILED()) return NULL;
    const torc_tensor all[] = {weight, index, starts, per_sample};
    const fused_embedding_bag_attrs attrs = {bags, how, padding, a->scale_grad_by_freq};
    if (kernel_supports(OP_fused_embedding_bag, all, 4, &attrs))
        return op_fused_embedding_bag(weight, index, starts, per_sample, bags, how, padding, a->scale_grad_by_freq)
            .output;
    if (!bags_fit(starts, index, weight->sizes[0])) return NULL;
    if (!bags) /* what is before the first one is in none; its gradient is zeros */
        return torc_narrow(weight, 0, 0, 0);
    torc_tensor bag = starts ? bags_of(starts, length, bags) : NULL;
    torc_tensor rows =
        torc_embedding(weight, index, .padding_idx = padding, .scale_grad_by_freq = a->scale_grad_by_freq);
    if (!rows || FAILED()) return NULL;
    torc_tensor counted = padding < 0 ? NULL : torc_ne(index, NUMBER(padding));
    if (!offsets) { /* bags of one length lie in a block each */
        const int64_t each = input->sizes[1];
        const torc_ints blocks = SHAPE(bags, each, width);
        if (how == BAGS_MAX && each) {
            if (counted) rows = torc_masked_fill(rows, torc_unsqueeze(torc_logical_not(counted), 1), NUMBER(-INFINITY));
            torc_tensor most = torc_amax(torc_reshape(rows, blocks), .dim = DIMS(1));
            return counted ? torc_masked_fill(most, torc_eq(most, NUMBER(-INFINITY)), NUMBER(0)) : most;
        }
        /* In blocks already as they are multiplied, so that a gradient that is the same for all rows of a bag is written out once. */
        const torc_ints each_row = SHAPE(bags, each, 1);
        rows = torc_reshape(rows, blocks);
        if (counted && rows)
            rows = torc_mul(rows, torc_reshape(torc_to(counted, .dtype = (torc_dtype)rows->dtype), each_row));
        if (per_sample) rows = torc_mul(rows, torc_reshape(per_sample, each_row));
        torc_tensor sums = torc_sum(rows, .dim = DIMS(1));
        if (how != BAGS_MEAN || !sums) return sums;
        if (!counted) return torc_div(sums, NUMBER(MAX(each, 1)));
        torc_tensor many = torc_sum(torc_reshape(counted, SHAPE(bags, each)), .dim = DIMS(1), .keepdim = true);
        return torc_div(sums, torc_clamp_min(many, NUMBER(1)));
    }
    /* Sums of many rows are added up in float. */
    const torc_dtype dtype = (torc_dtype)weight->dtype,
                     wide = dtype_half(dtype) && how != BAGS_MAX ? TORC_FLOAT32 : dtype;
    torc_tensor out = torc_zeros(SHAPE(bags, width), .dtype = wide, .device = weight->device);
    if (how == BAGS_MAX) {
        if (counted) rows = torc_masked_fill(rows, torc_unsqueeze(torc_logical_not(counted), 1), NUMBER(-INFINITY));
        torc_tensor at = torc_contiguous(torc_expand(torc_unsqueeze(bag, 1), SHAPE(length, width)));
        out = torc_scatter_reduce(out, 0, at, rows, "amax", .include_self = false);
        return counted ? torc_masked_fill(out, torc_eq(out, NUMBER(-INFINITY)), NUMBER(0)) : out;
    }
    if (counted) rows = torc_mul(rows, torc_unsqueeze(torc_to(counted, .dtype = (torc_dtype)rows->dtype), 1));
    if (per_sample) rows = torc_mul(rows, torc_reshape(per_sample, SHAPE(length, 1)));
    out = torc_index_add(out, 0, bag, torc_to(rows, .dtype = wide));
    if (how == BAGS_SUM || !out) return torc_to(out, .dtype = dtype);
    torc_tensor ones = counted ? torc_to(counted, .dtype = (torc_dtype)out->dtype)
                               : torc_ones(SHAPE(length), .dtype = (torc_dtype)out->dtype, .device = out->device);
    torc_tensor count =
        torc_index_add(torc_zeros(SHAPE(bags), .dtype = (torc_dtype)out->dtype, .device = out->device), 0, bag, ones);
    return torc_to(torc_div(out, torc_unsqueeze(torc_clamp_min(count, NUMBER(1)), 1)), .dtype = dtype);
}
