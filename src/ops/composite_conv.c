/* composite_conv.c - the convolutions that have names: convolution() of one or two dimensions, transposed or not, with single
 * numbers spread over the dimensions, padding by a word, and inputs without a batch. */
#include "ops/generated/compose.h"
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
    for (int i = 0; i < dims; i++) {
        if (!extra[i]) continue;
        int64_t shape[TORC_MAX_DIMS], dim = x->ndim - dims + i;
        memcpy(shape, x->sizes, sizeof shape);
        shape[dim] = extra[i];
        torc_tensor zeros =
            torc_zeros(torc_ints_of(shape, x->ndim), .dtype = (torc_dtype)x->dtype, .device = x->device);
        x = torc_cat(TENSORS(x, zeros), .dim = dim);
        if (!x) return NULL;
    }
    return x;
}
/* Where everything is: what convolution() takes besides tensors. */
typedef struct conv_numbers {
    int n;
    const int64_t *stride, *padding, *dilation, *output_padding;
    int64_t groups;
    bool transposed;
} conv_numbers;
static torc_tensor convolve(const conv_numbers *c, torc_tensor x, torc_tensor w, torc_tensor bias) {
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
    int64_t stride[2], padding[2] = {0}, dilation[2], out_padding[2] = {0}, extra[2] = {0};
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
    if (x && (extra[0] || extra[1])) x = pad_end(x, n, extra);
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
