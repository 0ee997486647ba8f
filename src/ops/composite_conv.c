/* composite_conv.c - the convolutions that have names: convolution() of one, two or three dimensions, transposed or not, with
 * single numbers spread over the dimensions, padding by a word, and inputs without a batch. */
#include "ops/generated/attrs.h"
#include "ops/generated/compose.h"
#include "ops/kernel.h"
#include "ops/shape.h"
#include "core/shape.h"
#include "torc/ops.h"

typedef struct conv_args {
    const char *name;
    int n; /* spatial dimensions */
    torc_tensor input, weight, bias;
    const attr_ints *stride, *padding, *dilation, *output_padding; /* NULL: none of it */
    const char *padding_word;                                      /* NULL, or 'same' or 'valid' instead of numbers */
    int64_t groups;
    bool transposed;
} conv_args;

/* A list for `n` dimensions: as given, or one number for all. */
static bool numbers_for(const char *name, const attr_ints *given, int n, int64_t *to) {
    if (given->count != n && given->count != 1)
        return FAIL(
            RUNTIME,
            "expected %s to be a single integer value or a list of %d values to match the convolution dimensions, but got %s=%s",
            name, n, name, shape_text((int)given->count, given->v));
    for (int i = 0; i < n; i++) to[i] = given->v[given->count == 1 ? 0 : i];
    for (int i = 0; i < n; i++) /* so that sums and products of them with sizes cannot overflow */
        if (to[i] > INT32_MAX || to[i] < -INT32_MAX)
            return FAIL(RUNTIME, "convolution: with %s=%s the size of the padded input or of the window overflows",
                        name, shape_text(n, to));
    return true;
}

/* 'same' pads by what the window reaches over; an odd reach puts the larger half at the end, by padding first. */
static torc_tensor pad_end(torc_tensor x, int dims, const int64_t *extra) {
    int64_t pad[6] = {0}; /* the last dimension first */
    for (int i = 0; i < dims; i++) pad[2 * (dims - 1 - i) + 1] = extra[i];
    return torc_constant_pad_nd(x, torc_ints_of(pad, 2 * dims));
}
/* Where everything is: what convolution() takes besides tensors. */
typedef struct conv_numbers {
    int n;
    const int64_t *stride, *padding, *dilation, *output_padding;
    int64_t groups;
    bool transposed;
} conv_numbers;
/* Where no kernel takes volumes, depth, the first of three dimensions, becomes part of what convolution() of two has: of the batch where windows
 * are, and of the channels what a window has of it. */
static bool volume_fits(const conv_numbers *c, torc_tensor x, torc_tensor w, torc_tensor bias) {
    if (c->groups <= 0) return FAIL(RUNTIME, "non-positive groups is not supported");
    if (c->groups > INT32_MAX) return FAIL(RUNTIME, "so many groups no tensor has");
    const int64_t in = x->sizes[1], out = c->transposed ? w->sizes[1] * c->groups : w->sizes[0];
    for (int i = 0; i < 3; i++) {
        if (c->padding[i] < 0) return FAIL(RUNTIME, "negative padding is not supported");
        if (MAX(MAX(c->padding[i], c->stride[i]), MAX(c->dilation[i], c->output_padding[i])) >
            INT32_MAX) /* sizes are multiplied with these */
            return FAIL(RUNTIME, "a padding, stride or dilation is beyond what convolutions take");
        if (c->stride[i] <= 0) return FAIL(RUNTIME, "non-positive stride is not supported");
        if (c->dilation[i] <= 0) return FAIL(RUNTIME, "dilation should be greater than zero");
        if (c->output_padding[i] < 0) return FAIL(RUNTIME, "negative output_padding is not supported");
    }
    const int64_t wanted = c->transposed ? w->sizes[0] : w->sizes[1] * c->groups;
    if (in != wanted)
        return FAIL(
            RUNTIME,
            "Given groups=%lld, %sweight of size %s, expected input%s to have %lld channels, but got %lld channels "
            "instead",
            (long long)c->groups, c->transposed ? "transposed=1, " : "", shape_text(w->ndim, w->sizes),
            shape_text(x->ndim, x->sizes), (long long)wanted, (long long)in);
    if ((c->transposed ? w->sizes[0] : out) % c->groups)
        return FAIL(RUNTIME, "convolution: the channels must be divisible by groups=%lld", (long long)c->groups);
    if (bias && (bias->ndim != 1 || bias->numel != out))
        return FAIL(
            RUNTIME,
            "Given weight of size %s, expected bias to be 1-dimensional with %lld elements, but got bias of size %s instead",
            shape_text(w->ndim, w->sizes), (long long)out, shape_text(bias->ndim, bias->sizes));
    if (bias && bias->dtype != x->dtype)
        return FAIL(RUNTIME, "Input type (%s) and bias type (%s) should be the same", dtype_cpp_name(x->dtype),
                    dtype_cpp_name(bias->dtype));
    for (int i = 0; !c->transposed && i < 3; i++)
        if (x->sizes[2 + i] + 2 * c->padding[i] < c->dilation[i] * (w->sizes[2 + i] - 1) + 1)
            return FAIL(
                RUNTIME,
                "Calculated padded input size per channel: (%lld x %lld x %lld). Kernel size: (%lld x %lld x %lld). "
                "Kernel size can't be greater than actual input size",
                (long long)(x->sizes[2] + 2 * c->padding[0]), (long long)(x->sizes[3] + 2 * c->padding[1]),
                (long long)(x->sizes[4] + 2 * c->padding[2]), (long long)(c->dilation[0] * (w->sizes[2] - 1) + 1),
                (long long)(c->dilation[1] * (w->sizes[3] - 1) + 1),
                (long long)(c->dilation[2] * (w->sizes[4] - 1) + 1));
    return true;
}
static torc_tensor convolve_images(const conv_numbers *c, torc_tensor x, torc_tensor w, torc_tensor bias) {
    return torc_convolution(x, w, bias, torc_ints_of(c->stride + 1, 2), torc_ints_of(c->padding + 1, 2),
                            torc_ints_of(c->dilation + 1, 2), c->transposed, torc_ints_of(c->output_padding + 1, 2),
                            c->groups);
}
/* The channels of the result lie last where those of the volumes or of the weight do. */
static torc_memory_format format_of_volumes(torc_tensor x, torc_tensor w) {
    const torc_tensor given[2] = {x, w};
    for (int k = 0; k < 2; k++)
        if (format_suggested(given[k]) != TORC_CONTIGUOUS_FORMAT) return TORC_CHANNELS_LAST_3D;
    return TORC_CONTIGUOUS_FORMAT;
}
static torc_tensor convolve_volumes(const conv_numbers *c, torc_tensor x, torc_tensor w, torc_tensor bias) {
    const int64_t batch = x->sizes[0], channels = x->sizes[1], kernel = w->sizes[2], stride = c->stride[0],
                  dilation = c->dilation[0], pad = c->padding[0], reach = dilation * (kernel - 1) + 1;
    const torc_memory_format format = format_of_volumes(x, w);
    if (pad) x = torc_constant_pad_nd(x, INTS(0, 0, 0, 0, pad, pad));
    x = torc_unfold(x, 2, reach, stride); /* (N, C, depth, H, W, reach) */
    if (dilation > 1) x = torc_slice(x, .dim = -1, .step = dilation);
    x = torc_permute(x, DIMS(0, 2, 1, 5, 3, 4));
    if (!x) return NULL;
    const int64_t depth = x->sizes[1];
    x = torc_reshape(x, SHAPE(batch * depth, channels * kernel, x->sizes[4], x->sizes[5]));
    w = torc_reshape(w, SHAPE(w->sizes[0], w->sizes[1] * kernel, w->sizes[3], w->sizes[4]));
    torc_tensor y = convolve_images(c, x, w, bias);
    if (!y) return NULL;
    y = torc_reshape(y, SHAPE(batch, depth, y->sizes[1], y->sizes[2], y->sizes[3]));
    return torc_clone(torc_permute(y, DIMS(0, 2, 1, 3, 4)), .memory_format = format);
}
/* A transposed convolution of volumes, by transposed convolutions of their images: each image of the input adds to `kernel` images of the
 * output, which lie `dilation` apart. */
static torc_tensor spread_volumes(const conv_numbers *c, torc_tensor x, torc_tensor w, torc_tensor bias) {
    const int64_t batch = x->sizes[0], depth = x->sizes[2], kernel = w->sizes[2], stride = c->stride[0],
                  dilation = c->dilation[0], pad = c->padding[0], outputs = w->sizes[1] * c->groups,
                  whole = (depth - 1) * stride + dilation * (kernel - 1) + 1 + c->output_padding[0];
    const torc_memory_format format = format_of_volumes(x, w);
    if (whole - 2 * pad < 1) return FAIL_NULL(RUNTIME, "conv_transpose3d: the size of the output is not positive");
    x = torc_reshape(torc_permute(x, DIMS(0, 2, 1, 3, 4)), SHAPE(batch * depth, x->sizes[1], x->sizes[3], x->sizes[4]));
    w = torc_reshape(w, SHAPE(w->sizes[0], w->sizes[1] * kernel, w->sizes[3], w->sizes[4]));
    torc_tensor y = convolve_images(c, x, w, NULL);
    if (!y) return NULL;
    y = torc_reshape(y, SHAPE(batch, depth, outputs, kernel, y->sizes[2], y->sizes[3]));
    y = torc_permute(y, DIMS(3, 0, 2, 1, 4, 5)); /* (kernel, N, C, depth, H, W) */
    if (!y) return NULL;
    torc_tensor out = torc_zeros(SHAPE(batch, outputs, whole, y->sizes[4], y->sizes[5]), .dtype = (torc_dtype)y->dtype,
                                 .device = y->device);
    for (int64_t k = 0; out && k < kernel; k++) {
        const int64_t first = k * dilation;
        torc_tensor place =
            torc_slice(out, .dim = 2, .start = first, .end = first + (depth - 1) * stride + 1, .step = stride);
        if (!torc_add_(place, torc_select(y, 0, k))) return NULL;
    }
    if (pad) out = torc_narrow(out, 2, pad, whole - 2 * pad);
    if (bias) out = torc_add(out, torc_reshape(bias, SHAPE(1, outputs, 1, 1, 1)));
    if (pad && !bias) return torc_clone(out, .memory_format = format); /* no view of what has the padding */
    return torc_contiguous(out, .memory_format = format);
}
static torc_tensor convolve(const conv_numbers *c, torc_tensor x, torc_tensor w, torc_tensor bias) {
    if (c->n == 3) {
        if (!x || !w || !volume_fits(c, x, w, bias)) return NULL;
        const convolution_attrs attrs = {.stride = {.count = 3, .v = c->stride},
                                         .padding = {.count = 3, .v = c->padding},
                                         .dilation = {.count = 3, .v = c->dilation},
                                         .transposed = c->transposed,
                                         .output_padding = {.count = 3, .v = c->output_padding},
                                         .groups = c->groups};
        const bool whole = kernel_supports(OP_convolution, (const torc_tensor[]){x, w, bias}, 3, &attrs);
        if (FAILED()) return NULL;
        if (!whole) return c->transposed ? spread_volumes(c, x, w, bias) : convolve_volumes(c, x, w, bias);
    }
    return torc_convolution(x, w, bias, torc_ints_of(c->stride, c->n), torc_ints_of(c->padding, c->n),
                            torc_ints_of(c->dilation, c->n), c->transposed, torc_ints_of(c->output_padding, c->n),
                            c->groups);
}
/* Of complex numbers: three convolutions of real ones, as in PyTorch, since (a + bi)(c + di) is ac - bd + ((a + b)(c + d) - ac - bd)i. */
static torc_tensor convolve_complex(const conv_numbers *c, torc_tensor x, torc_tensor w, torc_tensor bias) {
    torc_tensor a = torc_real(x), b = torc_imag(x), p = torc_real(w), q = torc_imag(w);
    torc_tensor br = bias ? torc_real(bias) : NULL, bi = bias ? torc_imag(bias) : NULL;
    torc_tensor ac = convolve(c, a, p, br), bd = convolve(c, b, q, NULL),
                all = convolve(c, torc_add(a, b), torc_add(p, q), bias ? torc_add(br, bi) : NULL);
    return torc_complex(torc_sub(ac, bd), torc_sub(torc_sub(all, ac), bd));
}
static torc_tensor conv(const conv_args *c) {
    torc_tensor x = c->input, w = c->weight;
    int n = c->n;
    int64_t stride[3], padding[3] = {0}, dilation[3], out_padding[3] = {0}, extra[3] = {0};
    bool batched = x->ndim == n + 2;
    if (w->ndim != n + 2)
        return FAIL_NULL(RUNTIME, "Expected %d-dimensional weight for %s, but got weight of size %s", n + 2, c->name,
                         shape_text(w->ndim, w->sizes));
    if (!batched && x->ndim != n + 1)
        return FAIL_NULL(RUNTIME, "Expected %dD (unbatched) or %dD (batched) input to %s, but got input of size: %s",
                         n + 1, n + 2, c->name, shape_text(x->ndim, x->sizes));
    if (!numbers_for("stride", c->stride, n, stride) ||
        (c->padding && !numbers_for("padding", c->padding, n, padding)) ||
        !numbers_for("dilation", c->dilation, n, dilation) ||
        (c->output_padding && !numbers_for("output_padding", c->output_padding, n, out_padding)))
        return NULL;
    if (c->padding_word && !strcmp(c->padding_word, "same")) {
        for (int i = 0; i < n; i++)
            if (stride[i] != 1) return FAIL_NULL(RUNTIME, "padding='same' is not supported for strided convolutions");
        for (int i = 0; i < n; i++) {
            int64_t reach = dilation[i] * (w->sizes[i + 2] - 1);
            padding[i] = MAX(reach, 0) / 2, extra[i] = MAX(reach, 0) % 2;
        }
    } else if (c->padding_word && strcmp(c->padding_word, "valid"))
        return FAIL_NULL(RUNTIME, "Invalid padding string: '%s'", c->padding_word);
    if (!batched) x = torc_unsqueeze(x, 0);
    if (x && (extra[0] || extra[1] || extra[2])) x = pad_end(x, n, extra);
    if (!x) return NULL;
    const conv_numbers numbers = {n, stride, padding, dilation, out_padding, c->groups, c->transposed};
    const bool complex = dtype_complex(x->dtype) && w->dtype == x->dtype && (!c->bias || c->bias->dtype == x->dtype);
    torc_tensor y = (complex ? convolve_complex : convolve)(&numbers, x, w, c->bias);
    return batched || !y ? y : torc_squeeze(y, .dim = DIMS(0));
}

/* What a convolution's body has from its parameters, whatever else it is. */
#define OF_ANY_CONV \
    .input = input, .weight = weight, .bias = bias, .stride = &a->stride, .dilation = &a->dilation, .groups = a->groups
torc_tensor compose_conv1d(torc_tensor input, torc_tensor weight, torc_tensor bias, const conv1d_attrs *a) {
    return conv(&(conv_args){.name = "conv1d", .n = 1, .padding = &a->padding, OF_ANY_CONV});
}
torc_tensor compose_conv2d(torc_tensor input, torc_tensor weight, torc_tensor bias, const conv2d_attrs *a) {
    return conv(&(conv_args){.name = "conv2d", .n = 2, .padding = &a->padding, OF_ANY_CONV});
}
torc_tensor compose_conv1d_padding(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                   const conv1d_padding_attrs *a) {
    return conv(&(conv_args){.name = "conv1d", .n = 1, .padding_word = a->padding.s, OF_ANY_CONV});
}
torc_tensor compose_conv2d_padding(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                   const conv2d_padding_attrs *a) {
    return conv(&(conv_args){.name = "conv2d", .n = 2, .padding_word = a->padding.s, OF_ANY_CONV});
}
torc_tensor compose_conv_transpose1d(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                     const conv_transpose1d_attrs *a) {
    return conv(&(conv_args){.name = "conv_transpose1d",
                             .n = 1,
                             .padding = &a->padding,
                             .output_padding = &a->output_padding,
                             .transposed = true,
                             OF_ANY_CONV});
}
torc_tensor compose_conv_transpose2d(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                     const conv_transpose2d_attrs *a) {
    return conv(&(conv_args){.name = "conv_transpose2d",
                             .n = 2,
                             .padding = &a->padding,
                             .output_padding = &a->output_padding,
                             .transposed = true,
                             OF_ANY_CONV});
}
torc_tensor compose_conv3d(torc_tensor input, torc_tensor weight, torc_tensor bias, const conv3d_attrs *a) {
    return conv(&(conv_args){.name = "conv3d", .n = 3, .padding = &a->padding, OF_ANY_CONV});
}
torc_tensor compose_conv3d_padding(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                   const conv3d_padding_attrs *a) {
    return conv(&(conv_args){.name = "conv3d", .n = 3, .padding_word = a->padding.s, OF_ANY_CONV});
}
torc_tensor compose_conv_transpose3d(torc_tensor input, torc_tensor weight, torc_tensor bias,
                                     const conv_transpose3d_attrs *a) {
    return conv(&(conv_args){.name = "conv_transpose3d",
                             .n = 3,
                             .padding = &a->padding,
                             .output_padding = &a->output_padding,
                             .transposed = true,
                             OF_ANY_CONV});
}
