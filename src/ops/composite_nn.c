/* composite_nn.c - the layers and losses that are made of other operators.
 *
 * Public functions here check what only they know (a word that is no reduction, a target of another shape), translate
 * words and single numbers into what the rows take, and compose. Each opens a scope, so its intermediates die with it.
 * Losses are ordinary compositions: their gradients follow from the parts, to any order. */
#include <math.h>

#include "core/tensor.h"
#define COMPOSITE_BODIES /* see call.h */
#include "ops/generated/bodies.h"
#include "ops/generated/attrs.h"
#include "ops/generated/internal.h"
#include "ops/kernel.h"
#include "ops/pack.h"
#include "torc/torc.h"
#include "ops/seams.h"

static double real(torc_number n, double missing) { return n.kind ? torc_number_to_double(n) : missing; }
static int64_t whole(torc_number n, int64_t missing) { return n.kind ? torc_number_to_int(n) : missing; }
static bool truth(torc_number n, bool missing) { return n.kind ? torc_number_to_double(n) != 0 : missing; }
static torc_ints ints(const int64_t *v, int64_t n) { return (torc_ints){v, n}; }
static torc_tensor same(torc_tensor t) { return scope_lend(object_retain(t)); }

/* Begin a composite: required tensors there, options in place, no sticking error. */
#define BEGIN(op, ...)                                                                                                \
    torc_##op##_options o = {0};                                                                                      \
    const torc_tensor given_[] = {__VA_ARGS__};                                                                       \
    if (FAILED() || !tensors_known(OP_##op, given_, COUNT_OF(given_)) || !options_copy(#op, &o, options, sizeof o) || \
        !known_##op##_options(&o))                                                                                    \
    return NULL
/* The class of the composite's row, for those of these tensors that are there. */
#define AUTOCAST(op, ...)                                                                                 \
    do {                                                                                                  \
        torc_tensor *const cast_[] = {__VA_ARGS__};                                                       \
        if (UNLIKELY(autocast_enabled) && !autocast_inputs(OP_##op, cast_, COUNT_OF(cast_))) return NULL; \
    } while (0)
#define SCOPED(expression) (torc_scope_begin(), torc_scope_end_with(expression))

/* ------------------------------------------------------------------------------------------------- norms */
torc_tensor torc_layer_norm_with(torc_tensor input, torc_ints normalized_shape,
                                 const torc_layer_norm_options *options) {
    BEGIN(layer_norm, input);
    return SCOPED(torc_native_layer_norm(input, normalized_shape, o.weight, o.bias, real(o.eps, 1e-5)).output);
}

static bool enough_values(torc_tensor x) {
    uint64_t n = x->ndim ? (uint64_t)x->sizes[0] : 1;
    for (int i = 2; i < x->ndim; i++) n *= (uint64_t)x->sizes[i];
    return n != 1 || FAIL(VALUE, "Expected more than 1 value per channel when training, got input size torch.Size(%s)",
                          shape_text(x->ndim, x->sizes));
}
torc_tensor torc_batch_norm_with(torc_tensor input, torc_tensor running_mean, torc_tensor running_var,
                                 const torc_batch_norm_options *options) {
    BEGIN(batch_norm, input);
    if (o.training && !enough_values(input)) return NULL;
    if (real(o.eps, 1e-5) <= 0)
        return FAIL_NULL(VALUE, "batch_norm eps must be positive, but got %g", real(o.eps, 1e-5));
    return SCOPED(torc_native_batch_norm(input, o.weight, o.bias, running_mean, running_var, o.training,
                                         real(o.momentum, 0.1), real(o.eps, 1e-5))
                      .output);
}

static int64_t spatial_size(torc_tensor x) {
    int64_t n = 1;
    for (int i = 2; i < x->ndim; i++) n *= x->sizes[i];
    return n;
}
/* By its own statistics and without running ones, a channel is a group; with them, every (sample, channel) becomes a channel
 * of its own in a batch of one. */
torc_tensor torc_instance_norm_with(torc_tensor input, const torc_instance_norm_options *options) {
    BEGIN(instance_norm, input);
    bool own = truth(o.use_input_stats, true);
    if (input->ndim < 3)
        return FAIL_NULL(VALUE, "Expected 3D or more dimensions in input of instance_norm, but got input of size %s",
                         shape_text(input->ndim, input->sizes));
    if (own && spatial_size(input) == 1)
        return FAIL_NULL(VALUE, "Expected more than 1 spatial element when training, got input size torch.Size(%s)",
                         shape_text(input->ndim, input->sizes));
    int64_t n = input->sizes[0], c = input->sizes[1], shape[TORC_MAX_DIMS];
    torc_tensor parameter[4] = {o.weight, o.bias, o.running_mean, o.running_var};
    bool groups = own && c > 0 && !o.running_mean && !o.running_var;
    for (int k = 0; k < 2; k++) /* what group_norm would say in other words, or refuse */
        if (parameter[k] && (!tensor_valid(parameter[k]) || parameter[k]->ndim != 1 || parameter[k]->numel != c ||
                             parameter[k]->dtype != input->dtype))
            groups = false;
    if (groups)
        return SCOPED(torc_view(torc_native_group_norm(torc_contiguous(input), o.weight, o.bias, n, c,
                                                       spatial_size(input), c, real(o.eps, 1e-5))
                                    .output,
                                ints(input->sizes, input->ndim))); /* a view as in the way below, which is PyTorch's */
    memcpy(shape, input->sizes, sizeof shape);
    shape[0] = 1, shape[1] = n * c;
    torc_scope_begin();
    for (int k = 0; k < 4; k++)
        if (parameter[k]) parameter[k] = torc_repeat(parameter[k], SHAPE(n));
    torc_tensor flat = torc_reshape(input, ints(shape, input->ndim));
    torc_tensor y = torc_native_batch_norm(flat, parameter[0], parameter[1], parameter[2], parameter[3], own,
                                           real(o.momentum, 0.1), real(o.eps, 1e-5))
                        .output;
    y = torc_reshape(y, ints(input->sizes, input->ndim));
    torc_tensor running[2] = {o.running_mean, o.running_var}, seen[2] = {NULL, NULL};
    for (int k = 0; own && k < 2; k++) /* running statistics take the mean of what the samples saw */
        if (running[k]) seen[k] = torc_mean(torc_reshape(parameter[k + 2], SHAPE(n, c)), .dim = DIMS(0));
    for (int k = 0; k < 2; k++) /* written only when all else has succeeded */
        if (seen[k] && !torc_copy_(running[k], seen[k])) y = NULL;
    return torc_scope_end_with(FAILED() ? NULL : y);
}

torc_tensor torc_group_norm_with(torc_tensor input, int64_t num_groups, const torc_group_norm_options *options) {
    BEGIN(group_norm, input);
    AUTOCAST(group_norm, &input, &o.weight, &o.bias);
    if (input->ndim < 2)
        return FAIL_NULL(RUNTIME, "Expected at least 2 dimensions for input tensor but received %d", input->ndim);
    if (num_groups > 0) { /* one group with one value each in the whole batch */
        int64_t seen[TORC_MAX_DIMS];
        memcpy(seen, input->sizes, sizeof seen);
        if (mul_overflows(seen[0], seen[1], &seen[0])) seen[0] = 0; /* an empty input */
        seen[0] /= num_groups, seen[1] = num_groups;
        uint64_t n = (uint64_t)seen[0];
        for (int i = 2; i < input->ndim; i++) n *= (uint64_t)seen[i];
        if (n == 1)
            return FAIL_NULL(VALUE, "Expected more than 1 value per channel when training, got input size %s",
                             shape_text(input->ndim, seen));
    }
    return SCOPED(torc_native_group_norm(input, o.weight, o.bias, input->sizes[0], input->sizes[1], spatial_size(input),
                                         num_groups, real(o.eps, 1e-5))
                      .output);
}

torc_tensor torc_rms_norm_with(torc_tensor input, torc_ints normalized_shape, const torc_rms_norm_options *options) {
    BEGIN(rms_norm, input);
    torc_scope_begin();
    torc_tensor y = torc__fused_rms_norm(input, normalized_shape, o.weight, o.eps).output;
    /* Images that lie channels last stay so, as in PyTorch, though their rows do not lie in memory one after the other. */
    if (y && y->ndim == 4 && (input->flags & TENSOR_CHANNELS_LAST) && !is_contiguous(input))
        y = torc_contiguous(y, .memory_format = TORC_CHANNELS_LAST);
    return torc_scope_end_with(y);
}

/* ------------------------------------------------------------------------------------------------ dropout */
static bool probability(double p) {
    return (p >= 0 && p <= 1) || FAIL(VALUE, "dropout probability has to be between 0 and 1, but got %g", p);
}
torc_tensor torc_dropout_with(torc_tensor input, const torc_dropout_options *options) {
    BEGIN(dropout, input);
    double p = real(o.p, 0.5);
    if (!probability(p)) return NULL;
    if (p == 0 || !truth(o.training, true) || !input->numel) return same(input);
    if (p == 1 && dtype_floating(input->dtype))
        return SCOPED(torc_mul_scalar(input, NUM(0))); /* zeros keep signs, and nothing is drawn */
    return SCOPED(torc_native_dropout(input, p, true, .generator = o.generator).output);
}
torc_tensor torc_feature_dropout_with(torc_tensor input, const torc_feature_dropout_options *options) {
    BEGIN(feature_dropout, input);
    double p = real(o.p, 0.5);
    if (!probability(p)) return NULL;
    if (p == 0 || !truth(o.training, true) || !input->numel) return same(input);
    if (input->ndim < 2) return FAIL_NULL(RUNTIME, "Feature dropout requires at least 2 dimensions in the input");
    int64_t shape[TORC_MAX_DIMS];
    for (int i = 0; i < input->ndim; i++) shape[i] = i < 2 ? input->sizes[i] : 1;
    torc_scope_begin();
    torc_tensor noise =
        torc_empty(ints(shape, input->ndim), .dtype = (torc_dtype)input->dtype, .device = input->device);
    if (p == 1)
        noise = torc_zero_(noise);
    else
        noise = torc_div_scalar_(torc_bernoulli_(noise, .p = NUM(1 - p), .generator = o.generator), NUM(1 - p));
    return torc_scope_end_with(torc_mul(input, noise));
}

/* -------------------------------------------------------------------------------------------- convolution */
/* A list for `n` dimensions: as given, one number for all, or the default. */
static bool list_of(const char *name, torc_ints given, int n, int64_t missing, int64_t *to) {
    if (!given.data || !given.count)
        for (int i = 0; i < n; i++) to[i] = missing;
    else if (given.count == 1)
        for (int i = 0; i < n; i++) to[i] = given.data[0];
    else if (given.count == n)
        memcpy(to, given.data, sizeof(int64_t) * (size_t)n);
    else
        return FAIL(
            RUNTIME,
            "expected %s to be a single integer value or a list of %d values to match the convolution dimensions, but got %s=%s",
            name, n, name, shape_text((int)MIN(given.count, TORC_MAX_DIMS), given.data));
    for (int i = 0; i < n; i++) /* so that sums and products of them with sizes cannot overflow */
        if (to[i] > INT32_MAX || to[i] < -INT32_MAX)
            return FAIL(RUNTIME, "convolution: with %s=%s the size of the padded input or of the window overflows",
                        name, shape_text(n, to));
    return true;
}
typedef struct conv_args {
    torc_tensor input, weight, bias;
    torc_ints stride, padding, dilation, output_padding;
    const char *same; /* NULL, or 'same' / 'valid' */
    torc_number groups;
    bool transposed;
    int n;
    const char *name;
} conv_args;

/* 'same' pads by what the window reaches over; an odd reach puts the larger half at the end, by padding first. */
static torc_tensor pad_end(torc_tensor x, int dims, const int64_t *extra) {
    for (int i = 0; i < dims; i++) {
        if (!extra[i]) continue;
        int64_t shape[TORC_MAX_DIMS], dim = x->ndim - dims + i;
        memcpy(shape, x->sizes, sizeof shape);
        shape[dim] = extra[i];
        torc_tensor zeros = torc_zeros(ints(shape, x->ndim), .dtype = (torc_dtype)x->dtype, .device = x->device);
        x = torc_cat(TENSORS(x, zeros), .dim = dim);
        if (!x) return NULL;
    }
    return x;
}
static torc_tensor conv_compose(const conv_args *a) {
    torc_tensor x = a->input, w = a->weight;
    int n = a->n;
    int64_t stride[2], padding[2] = {0}, dilation[2], out_padding[2], extra[2] = {0};
    bool batched = x->ndim == n + 2;
    if (w->ndim != n + 2)
        return FAIL_NULL(RUNTIME, "Expected %d-dimensional weight for %s, but got weight of size %s", n + 2, a->name,
                         shape_text(w->ndim, w->sizes));
    if (!batched && x->ndim != n + 1)
        return FAIL_NULL(RUNTIME, "Expected %dD (unbatched) or %dD (batched) input to %s, but got input of size: %s",
                         n + 1, n + 2, a->name, shape_text(x->ndim, x->sizes));
    if (!list_of("stride", a->stride, n, 1, stride) || !list_of("padding", a->padding, n, 0, padding) ||
        !list_of("dilation", a->dilation, n, 1, dilation) ||
        !list_of("output_padding", a->output_padding, n, 0, out_padding))
        return NULL;
    if (a->same && !strcmp(a->same, "same")) {
        for (int i = 0; i < n; i++)
            if (stride[i] != 1) return FAIL_NULL(RUNTIME, "padding='same' is not supported for strided convolutions");
        for (int i = 0; i < n; i++) {
            int64_t reach = dilation[i] * (w->sizes[i + 2] - 1);
            padding[i] = MAX(reach, 0) / 2, extra[i] = MAX(reach, 0) % 2;
        }
    } else if (a->same && strcmp(a->same, "valid"))
        return FAIL_NULL(RUNTIME, "Invalid padding string: '%s'", a->same);
    if (!batched) x = torc_unsqueeze(x, 0);
    if (x && (extra[0] || extra[1])) x = pad_end(x, n, extra);
    if (!x) return NULL;
    torc_tensor y = torc_convolution(x, w, a->bias, ints(stride, n), ints(padding, n), ints(dilation, n), a->transposed,
                                     ints(out_padding, n), whole(a->groups, 1));
    return batched || !y ? y : torc_squeeze(y, .dim = DIMS(0));
}
#define CONV(op, dims, tr, ...)                                                                               \
    torc_tensor torc_##op##_with(torc_tensor input, torc_tensor weight, const torc_##op##_options *options) { \
        BEGIN(op, input, weight);                                                                             \
        conv_args a = {.input = input,                                                                        \
                       .weight = weight,                                                                      \
                       .bias = o.bias,                                                                        \
                       .stride = o.stride,                                                                    \
                       .dilation = o.dilation,                                                                \
                       .groups = o.groups,                                                                    \
                       .transposed = tr,                                                                      \
                       .n = dims,                                                                             \
                       .name = #op,                                                                           \
                       __VA_ARGS__};                                                                          \
        return SCOPED(conv_compose(&a));                                                                      \
    }
CONV(conv1d, 1, false, .padding = o.padding)
CONV(conv2d, 2, false, .padding = o.padding)
CONV(conv_transpose1d, 1, true, .padding = o.padding, .output_padding = o.output_padding)
CONV(conv_transpose2d, 2, true, .padding = o.padding, .output_padding = o.output_padding)
#undef CONV
#define CONV_WORD(op, dims, base)                                                                             \
    torc_tensor torc_##op##_with(torc_tensor input, torc_tensor weight, const torc_##op##_options *options) { \
        BEGIN(op, input, weight);                                                                             \
        conv_args a = {.input = input,                                                                        \
                       .weight = weight,                                                                      \
                       .bias = o.bias,                                                                        \
                       .stride = o.stride,                                                                    \
                       .same = o.padding ? o.padding : "valid",                                               \
                       .dilation = o.dilation,                                                                \
                       .groups = o.groups,                                                                    \
                       .n = dims,                                                                             \
                       .name = base};                                                                         \
        return SCOPED(conv_compose(&a));                                                                      \
    }
CONV_WORD(conv1d_padding, 1, "conv1d")
CONV_WORD(conv2d_padding, 2, "conv2d")
#undef CONV_WORD

/* ------------------------------------------------------------------------------------------------ pooling */
torc_tensor torc_max_pool2d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool2d_options *options) {
    BEGIN(max_pool2d, self);
    return SCOPED(torc_max_pool2d_with_indices(self, kernel_size, .stride = o.stride, .padding = o.padding,
                                               .dilation = o.dilation, .ceil_mode = o.ceil_mode)
                      .output);
}
static bool one_number(const char *op, const char *name, torc_ints v, bool needed) {
    if (!ints_known(op, name, v)) return false;
    if ((v.count == 1 && v.data) || (!needed && v.count == 0)) return true;
    return FAIL(RUNTIME, "%s: %s must be a single int", op, name);
}
torc_tensor torc_max_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_max_pool1d_options *options) {
    BEGIN(max_pool1d, self);
    if (self->ndim != 2 && self->ndim != 3)
        return FAIL_NULL(
            RUNTIME,
            "max_pool1d: Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for input, but got:%s",
            shape_text(self->ndim, self->sizes));
    if (!one_number("max_pool1d", "kernel_size", kernel_size, true) ||
        !one_number("max_pool1d", "stride", o.stride, false) ||
        !one_number("max_pool1d", "padding", o.padding, false) ||
        !one_number("max_pool1d", "dilation", o.dilation, false))
        return NULL;
    int64_t k[2] = {1, kernel_size.data[0]}, s[2] = {1, o.stride.count ? o.stride.data[0] : k[1]},
            p[2] = {0, o.padding.count ? o.padding.data[0] : 0}, d[2] = {1, o.dilation.count ? o.dilation.data[0] : 1};
    int64_t length = self->sizes[self->ndim - 1];
    if (k[1] > 0 && s[1] > 0 && d[1] > 0 && p[1] >= 0 && MAX(MAX(k[1], s[1]), MAX(d[1], p[1])) <= INT32_MAX &&
        length + 2 * p[1] - d[1] * (k[1] - 1) - 1 + (o.ceil_mode ? s[1] - 1 : 0) < 0)
        return FAIL_NULL(RUNTIME, "max_pool1d() Invalid computed output size: 0");
    torc_scope_begin();
    torc_tensor y =
        torc_max_pool2d_with_indices(torc_unsqueeze(self, -2), ints(k, 2), .stride = ints(s, 2), .padding = ints(p, 2),
                                     .dilation = ints(d, 2), .ceil_mode = o.ceil_mode)
            .output;
    /* As in PyTorch, whose CPU has a kernel of its own for what needs no gradient, it is a view only of what needs one. */
    if (y && !autograd_wants(&self, 1)) {
        int64_t shape[3] = {y->sizes[0], y->sizes[y->ndim - 1], y->sizes[y->ndim - 1]};
        if (y->ndim == 4) shape[1] = y->sizes[1];
        return torc_scope_end_with(op_unsafe_view(y, ints(shape, y->ndim - 1)));
    }
    return torc_scope_end_with(torc_squeeze(y, .dim = DIMS(-2)));
}
torc_tensor torc_avg_pool1d_with(torc_tensor self, torc_ints kernel_size, const torc_avg_pool1d_options *options) {
    BEGIN(avg_pool1d, self);
    if (self->ndim != 2 && self->ndim != 3)
        return FAIL_NULL(
            RUNTIME,
            "Expected 2 or 3 dimensional (batch mode) tensor with optional 0 dim batch size for input, but got:%s",
            shape_text(self->ndim, self->sizes));
    if (!one_number("avg_pool1d", "kernel_size", kernel_size, true) ||
        !one_number("avg_pool1d", "stride", o.stride, false) || !one_number("avg_pool1d", "padding", o.padding, false))
        return NULL;
    int64_t k[2] = {1, kernel_size.data[0]}, s[2] = {1, o.stride.count ? o.stride.data[0] : k[1]},
            p[2] = {0, o.padding.count ? o.padding.data[0] : 0};
    torc_scope_begin();
    torc_tensor y =
        torc_avg_pool2d(torc_unsqueeze(self, -2), ints(k, 2), .stride = ints(s, 2), .padding = ints(p, 2),
                        .ceil_mode = o.ceil_mode, .count_include_pad = NUM(truth(o.count_include_pad, true)));
    return torc_scope_end_with(torc_squeeze(y, .dim = DIMS(-2)));
}
torc_tensor torc_adaptive_avg_pool1d(torc_tensor self, torc_ints output_size) {
    const torc_tensor given[] = {self};
    if (FAILED() || !tensors_known(OP_adaptive_avg_pool1d, given, 1)) return NULL;
    if (self->ndim != 2 && self->ndim != 3)
        return FAIL_NULL(RUNTIME, "adaptive_avg_pool1d(): Expected 2D or 3D tensor, but got %s",
                         shape_text(self->ndim, self->sizes));
    if (!one_number("adaptive_avg_pool1d", "output_size", output_size, true)) return NULL;
    torc_scope_begin();
    return torc_scope_end_with(torc_squeeze(
        torc_adaptive_avg_pool2d(torc_unsqueeze(self, -2), SHAPE(1, output_size.data[0])), .dim = DIMS(-2)));
}

/* ------------------------------------------------------------------------------------------------- losses */
enum { REDUCE_NONE, REDUCE_MEAN, REDUCE_SUM, REDUCE_BAD };
static int reduction_of(const char *word) {
    if (!word || !strcmp(word, "mean")) return REDUCE_MEAN;
    if (!strcmp(word, "sum")) return REDUCE_SUM;
    if (!strcmp(word, "none")) return REDUCE_NONE;
    FAIL(VALUE, "%s is not a valid value for reduction", word);
    return REDUCE_BAD;
}
static torc_tensor reduced(torc_tensor t, int how) {
    return how == REDUCE_MEAN ? torc_mean(t) : how == REDUCE_SUM ? torc_sum(t) : t;
}
static bool loss_dtype(const char *kernel_name, torc_tensor a, torc_tensor b) {
    torc_dtype d = torc_promote_types((torc_dtype)a->dtype, (torc_dtype)b->dtype);
    return dtype_floating(d) || !kernel_name || /* NULL: made of operators that take integers too */
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", kernel_name, dtype_scalar_name(d));
}

torc_tensor torc_nll_loss_with(torc_tensor self, torc_tensor target, const torc_nll_loss_options *options) {
    BEGIN(nll_loss, self, target);
    int how = reduction_of(o.reduction);
    if (how == REDUCE_BAD) return NULL;
    return SCOPED(op_nll_loss_forward(self, target, o.weight, how, whole(o.ignore_index, -100)).output);
}

/* The class axis is 1, or 0 for a single sample. */
static torc_tensor over_classes(torc_tensor weight, torc_tensor like, int64_t axis) {
    int64_t shape[TORC_MAX_DIMS];
    for (int i = 0; i < like->ndim; i++) shape[i] = 1;
    shape[axis] = weight->numel;
    return torc_reshape(weight, ints(shape, like->ndim));
}
static bool class_weight(const char *prefix, torc_tensor w, int64_t classes) {
    if (!w || (w->ndim == 1 && w->numel == classes)) return true;
    return FAIL(
        RUNTIME,
        "%sweight tensor should be defined either for all %lld classes or no classes but got weight tensor of shape: %s",
        prefix, (long long)classes, shape_text(w->ndim, w->sizes));
}
static torc_tensor soft_targets(torc_tensor self, torc_tensor target, const torc_cross_entropy_options *o, int how) {
    int64_t axis = self->ndim == 1 ? 0 : 1, classes = self->sizes[axis];
    if (!dtype_floating(target->dtype))
        return FAIL_NULL(RUNTIME, "Expected floating point type for target with class probabilities, got %s",
                         dtype_scalar_name(target->dtype));
    if (whole(o->ignore_index, -100) >= 0)
        return FAIL_NULL(RUNTIME, "ignore_index is not supported for floating point target");
    if (!class_weight("cross_entropy: ", o->weight, classes)) return NULL;
    torc_tensor logs = torc_log_softmax(self, axis);
    if (o->label_smoothing > 0)
        target = torc_add_scalar(torc_mul_scalar(target, NUM(1 - o->label_smoothing)),
                                 NUM(o->label_smoothing / (double)classes));
    torc_tensor products = torc_mul(logs, target);
    if (o->weight && products) products = torc_mul(products, over_classes(o->weight, self, axis));
    if (how == REDUCE_NONE) return torc_neg(torc_sum(products, .dim = DIMS(axis)));
    torc_tensor total = torc_neg(torc_sum(products));
    return how == REDUCE_SUM ? total : torc_div_scalar(total, NUM((double)(self->numel / MAX(classes, 1))));
}
/* Smoothing: (1 - s) of the loss at the target plus s/classes of the loss at every class. */
static torc_tensor smoothed(torc_tensor self, torc_tensor target, const torc_cross_entropy_options *o, int how) {
    int64_t axis = self->ndim == 1 ? 0 : 1, classes = self->sizes[axis], ignore = whole(o->ignore_index, -100);
    torc_tensor logs = torc_log_softmax(self, axis);
    if (!logs) return NULL;
    op_nll_loss_forward_result nll = op_nll_loss_forward(logs, target, o->weight, how, ignore);
    torc_tensor smooth =
        torc_neg(torc_sum(o->weight ? torc_mul(logs, over_classes(o->weight, self, axis)) : logs, .dim = DIMS(axis)));
    torc_tensor ignored = torc_eq_scalar(target, NUM(ignore));
    if (!smooth || !ignored) return NULL;
    smooth = torc_masked_fill_scalar(smooth, torc_reshape(ignored, ints(smooth->sizes, smooth->ndim)), NUM(0.0));
    if (how == REDUCE_SUM) smooth = torc_sum(smooth);
    if (how == REDUCE_MEAN) smooth = torc_div(torc_sum(smooth), nll.total_weight);
    return torc_add(torc_mul_scalar(nll.output, NUM(1 - o->label_smoothing)),
                    torc_mul_scalar(smooth, NUM(o->label_smoothing / (double)classes)));
}
torc_tensor torc_cross_entropy_with(torc_tensor self, torc_tensor target, const torc_cross_entropy_options *options) {
    BEGIN(cross_entropy, self, target);
    AUTOCAST(cross_entropy, &self, &target, &o.weight);
    int how = reduction_of(o.reduction);
    if (how == REDUCE_BAD) return NULL;
    bool soft = shape_equal(self, target);
    if (soft && !dtype_floating(target->dtype))
        return FAIL_NULL(RUNTIME, "Expected floating point type for target with class probabilities, got %s",
                         dtype_scalar_name(target->dtype));
    if (self->ndim == 0) return FAIL_NULL(VALUE, "Expected 1 or more dimensions (got 0)");
    if (!(o.label_smoothing >= 0 && o.label_smoothing <= 1))
        return FAIL_NULL(RUNTIME, "label_smoothing must be between 0.0 and 1.0. Got: %g", o.label_smoothing);
    torc_scope_begin();
    torc_tensor loss;
    if (soft)
        loss = soft_targets(self, target, &o, how);
    else if (o.label_smoothing > 0)
        loss = smoothed(self, target, &o, how);
    else if (self->ndim == 2 && target->ndim == 1 && !o.weight &&
             kernel_supports(OP_fused_cross_entropy, (const torc_tensor[]){self, target}, 2, NULL))
        loss = op_fused_cross_entropy(self, target, how, whole(o.ignore_index, -100)).output;
    else
        loss = op_nll_loss_forward(torc_log_softmax(self, self->ndim == 1 ? 0 : 1), target, o.weight, how,
                                   whole(o.ignore_index, -100))
                   .output;
    return torc_scope_end_with(loss);
}

torc_tensor torc_binary_cross_entropy_with(torc_tensor self, torc_tensor target,
                                           const torc_binary_cross_entropy_options *options) {
    BEGIN(binary_cross_entropy, self, target);
    AUTOCAST(binary_cross_entropy, &self, &target, &o.weight);
    int how = reduction_of(o.reduction);
    if (how == REDUCE_BAD) return NULL;
    torc_scope_begin();
    torc_tensor loss = op_binary_cross_entropy_each(self, target);
    if (o.weight) loss = torc_mul(loss, o.weight);
    return torc_scope_end_with(reduced(loss, how));
}
torc_tensor torc_binary_cross_entropy_with_logits_with(torc_tensor self, torc_tensor target,
                                                       const torc_binary_cross_entropy_with_logits_options *options) {
    BEGIN(binary_cross_entropy_with_logits, self, target);
    AUTOCAST(binary_cross_entropy_with_logits, &self, &target, &o.weight, &o.pos_weight);
    int how = reduction_of(o.reduction);
    if (how == REDUCE_BAD) return NULL;
    if (!shape_equal(self, target))
        return FAIL_NULL(VALUE, "Target size (torch.Size(%s)) must be the same as input size (torch.Size(%s))",
                         shape_text(target->ndim, target->sizes), shape_text(self->ndim, self->sizes));
    torc_scope_begin();
    /* -log sigmoid(x) weighs targets, x - log sigmoid(x) = -log(1 - sigmoid(x)) the rest */
    torc_tensor log_sigmoid = torc_logsigmoid(self), loss, rest = torc_mul(torc_rsub_scalar(target, NUM(1.0)), self);
    if (o.pos_weight) {
        torc_tensor scale = torc_add_scalar(torc_mul(torc_add_scalar(o.pos_weight, NUM(-1.0)), target), NUM(1.0));
        loss = torc_sub(rest, torc_mul(scale, log_sigmoid));
    } else
        loss = torc_sub(rest, log_sigmoid);
    if (o.weight) loss = torc_mul(loss, o.weight);
    return torc_scope_end_with(reduced(loss, how));
}

static void warn_of_sizes(torc_tensor self, torc_tensor target) {
    if (LIKELY(shape_equal(self, target))) return;
    base_warn(
        "Using a target size (torch.Size(%s)) that is different to the input size (torch.Size(%s)). This will likely "
        "lead to incorrect results due to broadcasting. Please ensure they have the same size.",
        shape_text(target->ndim, target->sizes), shape_text(self->ndim, self->sizes));
}
#define SIMPLE_LOSS(op, kernel_name, check, body)                                                            \
    torc_tensor torc_##op##_with(torc_tensor self, torc_tensor target, const torc_##op##_options *options) { \
        BEGIN(op, self, target);                                                                             \
        AUTOCAST(op, &self, &target);                                                                        \
        int how = reduction_of(o.reduction);                                                                 \
        if (how == REDUCE_BAD) return NULL;                                                                  \
        warn_of_sizes(self, target);                                                                         \
        check;                                                                                               \
        if (!loss_dtype(kernel_name, self, target)) return NULL;                                             \
        torc_scope_begin();                                                                                  \
        torc_tensor d = torc_sub(self, target);                                                              \
        return torc_scope_end_with(reduced(body, how));                                                      \
    }
/* Squares of small differences alone: beside an infinite one, whose slope is finite, the gradient would be 0 * inf. */
static torc_tensor smooth_each(torc_tensor d, double beta) {
    torc_tensor a = torc_abs(d), large = torc_ge_scalar(a, NUM(beta)),
                small = torc_masked_fill_scalar(d, large, NUM(0));
    return torc_where(large, torc_add_scalar(a, NUM(-0.5 * beta)),
                      torc_mul_scalar(torc_mul(small, small), NUM(0.5 / beta)));
}
static torc_tensor huber_each(torc_tensor d, double delta) {
    torc_tensor a = torc_abs(d), large = torc_gt_scalar(a, NUM(delta)),
                small = torc_masked_fill_scalar(d, large, NUM(0));
    return torc_where(large, torc_mul_scalar(torc_add_scalar(a, NUM(-0.5 * delta)), NUM(delta)),
                      torc_mul_scalar(torc_mul(small, small), NUM(0.5)));
}
SIMPLE_LOSS(mse_loss, "mse_cpu", (void)0, torc_mul(d, d))
SIMPLE_LOSS(l1_loss, NULL, (void)0, torc_abs(d))
SIMPLE_LOSS(smooth_l1_loss, "smooth_l1_cpu",
            if (real(o.beta, 1) < 0) return FAIL_NULL(RUNTIME,
                                                      "smooth_l1_loss does not support negative values for beta."),
            real(o.beta, 1) == 0 ? torc_abs(d) : smooth_each(d, real(o.beta, 1)))
SIMPLE_LOSS(huber_loss, "huber_cpu",
            if (!(real(o.delta, 1) > 0)) return FAIL_NULL(RUNTIME,
                                                          "huber_loss does not support non-positive values for delta."),
            huber_each(d, real(o.delta, 1)))

torc_tensor torc_kl_div_with(torc_tensor self, torc_tensor target, const torc_kl_div_options *options) {
    BEGIN(kl_div, self, target);
    AUTOCAST(kl_div, &self, &target);
    bool per_sample = o.reduction && !strcmp(o.reduction, "batchmean");
    int how = per_sample ? REDUCE_SUM : reduction_of(o.reduction);
    if (how == REDUCE_BAD) return NULL;
    if (how == REDUCE_MEAN)
        base_warn("reduction: 'mean' divides the total loss by both the batch size and the support size."
                  "'batchmean' divides only by the batch size, and aligns with the KL div math definition."
                  "'mean' will be changed to behave the same as 'batchmean' in the next major release.");
    if (!dtype_floating(self->dtype) || !dtype_floating(target->dtype))
        return FAIL_NULL(RUNTIME, "kl_div: Integral inputs not supported.");
    torc_scope_begin();
    torc_tensor loss = o.log_target ? torc_mul(torc_exp(target), torc_sub(target, self))
                                    : torc_sub(torc_xlogy(target, target), torc_mul(target, self));
    loss = reduced(loss, how);
    if (per_sample && self->ndim) loss = torc_div_scalar(loss, NUM((double)self->sizes[0]));
    return torc_scope_end_with(loss);
}

torc_tensor torc_one_hot_with(torc_tensor self, const torc_one_hot_options *options) {
    BEGIN(one_hot, self);
    int64_t classes = whole(o.num_classes, -1), shape[TORC_MAX_DIMS];
    if (self->dtype != TORC_INT64)
        return FAIL_NULL(RUNTIME, "one_hot is only applicable to index tensor of type LongTensor.");
    if (self->ndim + 1 > TORC_MAX_DIMS) return FAIL_NULL(RUNTIME, "one_hot: too many dimensions");
    if (self->numel == 0 && classes <= 0)
        return FAIL_NULL(RUNTIME, "Can not infer total number of classes from empty tensor.");
    torc_scope_begin();
    if (self->numel) {
        if (torc_item_int64(torc_min(self)) < 0) FAIL(RUNTIME, "Class values must be non-negative.");
        int64_t most = torc_item_int64(torc_max(self));
        if (classes == -1)
            classes = most + 1;
        else if (classes < 1)
            FAIL(RUNTIME, "num_classes should be positive");
        else if (most >= classes)
            FAIL(RUNTIME, "Class values must be smaller than num_classes.");
    }
    memcpy(shape, self->sizes, sizeof(int64_t) * (size_t)self->ndim);
    shape[self->ndim] = classes;
    torc_tensor zeros = torc_zeros(ints(shape, self->ndim + 1), .dtype = TORC_INT64, .device = self->device);
    return torc_scope_end_with(self->numel ? torc_scatter_value(zeros, -1, torc_unsqueeze(self, -1), NUM(1)) : zeros);
}

/* ---------------------------------------------------------------------------------------------- attention */
/* May a mask come together with is_causal? PyTorch's fused kernels see to both, its composition refuses; so this asks what
 * lets it take a kernel. */
static bool mask_may_be_causal(torc_tensor q, torc_tensor k, torc_tensor v,
                               const torc_scaled_dot_product_attention_options *o) {
    torc_tensor mask = o->attn_mask;
    if (q->ndim != 4 || k->ndim != 4 || v->ndim != 4 || (mask->ndim != 2 && mask->ndim != 4)) return false;
    if (o->dropout_p != 0 || torc_requires_grad(mask) || q->sizes[2] == 0 || k->sizes[2] == 0) return false;
    if (q->sizes[3] != k->sizes[3] || q->sizes[3] != v->sizes[3]) return false;
    for (int i = 0; i < (o->enable_gqa ? 1 : 2); i++)
        if (q->sizes[i] != k->sizes[i] || q->sizes[i] != v->sizes[i]) return false;
    const int64_t scores[4] = {q->sizes[0], q->sizes[1], q->sizes[2], k->sizes[2]};
    for (int i = 0; i < mask->ndim; i++)
        if (mask->sizes[i] != 1 && mask->sizes[i] != scores[4 - mask->ndim + i]) return false;
    return true;
}
static bool attention_arguments(torc_tensor q, torc_tensor k, torc_tensor v,
                                const torc_scaled_dot_product_attention_options *o) {
    static const char *const names[TORC_DTYPE_COUNT] = {[TORC_BOOL] = "bool",         [TORC_UINT8] = "unsigned char",
                                                        [TORC_INT8] = "signed char",  [TORC_INT16] = "short int",
                                                        [TORC_INT32] = "int",         [TORC_INT64] = "long int",
                                                        [TORC_FLOAT16] = "c10::Half", [TORC_BFLOAT16] = "c10::BFloat16",
                                                        [TORC_FLOAT32] = "float",     [TORC_FLOAT64] = "double"};
    if (q->dtype != k->dtype || q->dtype != v->dtype)
        return FAIL(
            RUNTIME,
            "Expected query, key, and value to have the same dtype, but got query.dtype: %s key.dtype: %s and value.dtype: %s instead.",
            names[q->dtype], names[k->dtype], names[v->dtype]);
    if (q->ndim < 2 || k->ndim < 2 || v->ndim < 2)
        return FAIL(
            RUNTIME,
            "Expected query, key, and value to all be  at least 2 dimensional, but got query.dim: %d key.dim: %d and value.dim: %d instead.",
            q->ndim, k->ndim, v->ndim);
    if (o->attn_mask && o->attn_mask->dtype != TORC_BOOL && o->attn_mask->dtype != TORC_FLOAT32 &&
        o->attn_mask->dtype != q->dtype)
        return FAIL(
            RUNTIME,
            "Expected attn_mask dtype to be bool or float or to match query dtype, but got attn_mask.dtype: %s and  query.dtype: %s instead.",
            names[o->attn_mask->dtype], names[q->dtype]);
    if (o->attn_mask && o->is_causal && !mask_may_be_causal(q, k, v, o))
        return FAIL(RUNTIME, "_scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True");
    if (!(o->dropout_p >= 0 && o->dropout_p <= 1))
        return FAIL(VALUE, "dropout probability has to be between 0 and 1, but got %g", o->dropout_p);
    if (o->enable_gqa) {
        if (q->ndim < 3 || k->ndim < 3 || v->ndim < 3)
            return FAIL(RUNTIME, "enable_gqa needs query, key and value of at least 3 dimensions");
        int64_t hq = q->sizes[q->ndim - 3], hk = k->sizes[k->ndim - 3], hv = v->sizes[v->ndim - 3];
        if (hk < 1 || hv < 1 || hq % hk || hq % hv)
            return FAIL(RUNTIME, "Number of heads in key and value must divide the number of heads in query");
    }
    return true;
}
/* Repeat each head of key and value for the group of queries that shares it. */
static torc_tensor share_heads(torc_tensor t, int64_t heads) {
    int d = t->ndim - 3;
    if (t->sizes[d] == heads) return t;
    int64_t shape[TORC_MAX_DIMS], out[TORC_MAX_DIMS];
    memcpy(out, t->sizes, sizeof out);
    out[d] = heads;
    for (int i = 0, k = 0; i < t->ndim; i++) {
        shape[k++] = t->sizes[i];
        if (i == d) shape[k++] = heads / t->sizes[d];
    }
    return torc_reshape(torc_expand(torc_unsqueeze(t, d + 1), ints(shape, t->ndim + 1)), ints(out, t->ndim));
}
/* The mask as a number to add to the scores: 0 where a key may be seen, -inf elsewhere. */
static torc_tensor additive(torc_tensor mask, torc_tensor like) {
    if (mask->dtype != TORC_BOOL) return mask;
    torc_tensor zeros =
        torc_zeros(ints(mask->sizes, mask->ndim), .dtype = (torc_dtype)like->dtype, .device = like->device);
    return torc_masked_fill_scalar(zeros, torc_logical_not(mask), NUM(-INFINITY));
}
/* The mask as fused kernels take it, with four dimensions; NULL: it is none for them. */
static torc_tensor mask_for_kernel(torc_tensor mask, torc_tensor q, torc_tensor k) {
    if (mask->ndim > 4 || !mask->numel || autograd_wants(&mask, 1)) return NULL;
    int64_t sizes[4] = {1, 1, 1, 1}, scores[4] = {q->sizes[0], q->sizes[1], q->sizes[2], k->sizes[2]};
    for (int i = 0; i < mask->ndim; i++) sizes[4 - mask->ndim + i] = mask->sizes[i];
    for (int i = 0; i < 4; i++)
        if (sizes[i] != 1 && sizes[i] != scores[i]) return NULL; /* the composition says what is wrong */
    return torc_view(mask, ints(sizes, 4));
}
/* Is there a fused kernel for these? Where its gradients have none, backward computes the weights once more: that pays for
 * long sequences, whose weights would fill the memory. */
static bool fuses(torc_tensor q, torc_tensor k, torc_tensor v, torc_tensor mask,
                  const torc_scaled_dot_product_attention_options *o) {
    const torc_tensor in[] = {q, k, v, mask, NULL}, back[] = {NULL, q, k, v, NULL, NULL, mask, NULL};
    const fused_attention_attrs attrs = {.is_causal = o->is_causal, .dropout_p = o->dropout_p};
    const fused_attention_backward_attrs back_attrs = {.is_causal = o->is_causal, .dropout_p = o->dropout_p};
    return kernel_supports(OP_fused_attention, in, 5, &attrs) &&
           (!autograd_wants(in, 3) || q->sizes[2] * k->sizes[2] >= 512 * 512 ||
            kernel_supports(OP_fused_attention_backward, back, 8, &back_attrs));
}
/* Which numbers of the device's generator decide on dropout: one for each weight. */
static torc_tensor draw(torc_tensor q, torc_tensor k) {
    int64_t count = 1;
    for (int i = 0; i < 3; i++)
        if (mul_overflows(count, q->sizes[i], &count)) count = INT64_MAX;
    if (mul_overflows(count, k->sizes[2], &count) || count > INT64_MAX - 4)
        return FAIL_NULL(RUNTIME, "scaled_dot_product_attention: the number of weights overflows");
    torc_tensor room = torc_empty(SHAPE(4), .dtype = TORC_INT64, .device = q->device);
    return room ? op_attention_draw_(room, count, NULL) : NULL;
}
static torc_tensor attention(torc_tensor q, torc_tensor k, torc_tensor v,
                             const torc_scaled_dot_product_attention_options *o) {
    double scale = real(o->scale, 1 / sqrt((double)q->sizes[q->ndim - 1]));
    int64_t l = q->sizes[q->ndim - 2], s = k->sizes[k->ndim - 2];
    const bool drops = o->dropout_p > 0;
    bool fits = o->dropout_p < 1 && q->ndim == 4 && k->ndim == 4 && v->ndim == 4 && q->numel && v->numel &&
                q->sizes[3] == k->sizes[3] && s == v->sizes[2] && q->sizes[0] == k->sizes[0] &&
                q->sizes[0] == v->sizes[0];
    torc_tensor mask = fits && o->attn_mask ? mask_for_kernel(o->attn_mask, q, k) : NULL;
    fits = fits && (mask || !o->attn_mask);
    bool fused =
        fits && k->sizes[1] == v->sizes[1] && (o->enable_gqa || q->sizes[1] == k->sizes[1]) && fuses(q, k, v, mask, o);
    if (FAILED()) return NULL;
    if (!fused && o->enable_gqa) {
        int64_t heads = q->sizes[q->ndim - 3];
        k = share_heads(k, heads), v = share_heads(v, heads);
        if (!k || !v) return NULL;
        fused = fits && fuses(q, k, v, mask, o);
        if (FAILED()) return NULL;
    }
    if (fused) {
        torc_tensor drawn = drops ? draw(q, k) : NULL;
        if (drops && !drawn) return NULL;
        return op_fused_attention(q, k, v, o->is_causal, scale, mask, drawn, o->dropout_p).output;
    }
    mask = o->attn_mask ? additive(o->attn_mask, q) : NULL;
    if (o->is_causal) mask = additive(torc_tril(torc_ones(SHAPE(l, s), .dtype = TORC_BOOL, .device = q->device)), q);
    /* the scale is split over both factors, which keeps float16 scores in range */
    double root = sqrt(fabs(scale));
    torc_tensor scores = torc_matmul(torc_mul_scalar(q, NUM(scale < 0 ? -root : root)),
                                     torc_transpose(torc_mul_scalar(k, NUM(root)), -2, -1));
    if (mask) scores = torc_add(scores, mask);
    if (!scores) return NULL;
    if (scores->dtype != q->dtype) scores = torc_to(scores, .dtype = (torc_dtype)q->dtype);
    torc_tensor blind = NULL; /* a query that may see nothing attends to nothing, and its gradients are zero */
    if (o->attn_mask && s > 0) {
        blind = torc_eq_scalar(torc_amax(torc_detach(scores), .dim = DIMS(-1), .keepdim = true), NUM(-INFINITY));
        scores = torc_masked_fill_scalar(scores, blind, NUM(0.0));
    }
    torc_tensor weights = torc_softmax(scores, -1);
    if (blind) weights = torc_masked_fill_scalar(weights, blind, NUM(0.0));
    if (drops) weights = torc_dropout(weights, .p = NUM(o->dropout_p));
    return torc_matmul(weights, v);
}
/* The mask without what lies in a query's future: as a mask of its own kind, so that all who take that take this. */
static torc_tensor causal_mask(torc_tensor mask, int64_t l, int64_t s) {
    const torc_device on = mask->device;
    torc_tensor past = torc_tril(torc_ones(SHAPE(l, s), .dtype = TORC_BOOL, .device = on));
    if (mask->dtype == TORC_BOOL) return torc_logical_and(mask, past);
    torc_tensor never = torc_full(((torc_ints){0}), NUM(-INFINITY), .dtype = (torc_dtype)mask->dtype, .device = on);
    return torc_where(past, mask, never);
}
torc_tensor torc_scaled_dot_product_attention_with(torc_tensor query, torc_tensor key, torc_tensor value,
                                                   const torc_scaled_dot_product_attention_options *options) {
    BEGIN(scaled_dot_product_attention, query, key, value);
    AUTOCAST(scaled_dot_product_attention, &query, &key, &value, &o.attn_mask);
    if (!attention_arguments(query, key, value, &o)) return NULL;
    torc_scope_begin();
    if (o.attn_mask && o.is_causal) {
        o.attn_mask = causal_mask(o.attn_mask, query->sizes[2], key->sizes[2]);
        o.is_causal = false;
    }
    return torc_scope_end_with(FAILED() ? NULL : attention(query, key, value, &o));
}
