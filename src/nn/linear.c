/* linear.c - layers that multiply by weights: Linear, Conv1d, Conv2d, Embedding.
 *
 * A constructor makes the parameters in PyTorch's order and draws their values in PyTorch's order: weight, then bias. */
#include "core/shape.h"
#include "nn/module.h"

/* -------------------------------------------------------------------------------------------------- Linear */
typedef struct linear {
    int64_t in_features, out_features;
} linear;
static torc_tensor linear_forward(torc_module m, torc_tensor x, void *context) {
    (void)context;
    return torc_linear(x, module_parameter(m, 0), .bias = module_parameter(m, 1));
}
static int linear_repr(torc_module m, char *buffer, size_t size, void *context) {
    repr r = {buffer, size, 0};
    const linear *l = context;
    repr_add(&r, "in_features=%lld, out_features=%lld, bias=%s", (long long)l->in_features, (long long)l->out_features,
             python_bool(module_parameter(m, 1)));
    return r.length;
}
static const torc_module_class linear_class = {.struct_size = sizeof(torc_module_class),
                                               .name = "Linear",
                                               .forward = linear_forward,
                                               .extra_repr = linear_repr,
                                               .context_size = sizeof(linear)};

bool module_is_linear(torc_module m) { return m->class_.forward == linear_forward; }

torc_module torc_nn_linear_with(int64_t in_features, int64_t out_features, const torc_nn_linear_options *options) {
    LAYER_OPTIONS(torc_nn_linear_options, "Linear");
    int64_t scope = torc_scope_begin();
    torc_module m = module_make(&linear_class, &(linear){in_features, out_features});
    torc_tensor weight = module_new_parameter(m, "weight", SHAPE(out_features, in_features), o.dtype, o.device),
                bias = NULL;
    if (weight && o.bias)
        bias = module_new_parameter(m, "bias", SHAPE(out_features), o.dtype, o.device);
    else if (weight)
        torc_module_register_parameter(m, "bias", NULL);
    if (!FAILED()) layer_reset_uniform(weight, bias);
    return module_finish(scope, m);
}

/* ------------------------------------------------------------------------------------------------ ConvNd */
typedef struct conv {
    int64_t in_channels, out_channels, groups;
    layer_list kernel_size, stride, padding, dilation;
    const char *padding_text; /* static; NULL: the numbers */
} conv;
static torc_tensor conv1d_forward(torc_module m, torc_tensor x, void *context) {
    const conv *c = context;
    torc_tensor weight = module_parameter(m, 0), bias = module_parameter(m, 1);
    if (c->padding_text)
        return torc_conv1d_padding(x, weight, .bias = bias, .stride = list_of(&c->stride), .padding = c->padding_text,
                                   .dilation = list_of(&c->dilation), .groups = c->groups);
    return torc_conv1d(x, weight, .bias = bias, .stride = list_of(&c->stride), .padding = list_of(&c->padding),
                       .dilation = list_of(&c->dilation), .groups = c->groups);
}
static torc_tensor conv2d_forward(torc_module m, torc_tensor x, void *context) {
    const conv *c = context;
    torc_tensor weight = module_parameter(m, 0), bias = module_parameter(m, 1);
    if (c->padding_text)
        return torc_conv2d_padding(x, weight, .bias = bias, .stride = list_of(&c->stride), .padding = c->padding_text,
                                   .dilation = list_of(&c->dilation), .groups = c->groups);
    return torc_conv2d(x, weight, .bias = bias, .stride = list_of(&c->stride), .padding = list_of(&c->padding),
                       .dilation = list_of(&c->dilation), .groups = c->groups);
}
/* What is not given: the operator's defaults. */
static conv conv_missing(int dims) {
    const conv1d_attrs *one = DEFAULTS(conv1d);
    const conv2d_attrs *two = DEFAULTS(conv2d);
    if (dims == 1)
        return (conv){.stride = layer_list_of(&one->stride),
                      .padding = layer_list_of(&one->padding),
                      .dilation = layer_list_of(&one->dilation),
                      .groups = one->groups};
    return (conv){.stride = layer_list_of(&two->stride),
                  .padding = layer_list_of(&two->padding),
                  .dilation = layer_list_of(&two->dilation),
                  .groups = two->groups};
}
static bool all(const layer_list *v, int64_t value) {
    for (int64_t i = 0; i < v->count; i++)
        if (v->v[i] != value) return false;
    return true;
}
static int conv_repr(torc_module m, char *buffer, size_t size, void *context) {
    repr r = {buffer, size, 0};
    const conv *c = context, missing = conv_missing((int)c->kernel_size.count);
    repr_add(&r, "%lld, %lld, kernel_size=%s, stride=%s", (long long)c->in_channels, (long long)c->out_channels,
             python_tuple(&c->kernel_size), python_tuple(&c->stride));
    if (c->padding_text)
        repr_add(&r, ", padding=%s", c->padding_text);
    else if (!all(&c->padding, missing.padding.v[0]))
        repr_add(&r, ", padding=%s", python_tuple(&c->padding));
    if (!all(&c->dilation, missing.dilation.v[0])) repr_add(&r, ", dilation=%s", python_tuple(&c->dilation));
    if (c->groups != missing.groups) repr_add(&r, ", groups=%lld", (long long)c->groups);
    if (!module_parameter(m, 1)) repr_add(&r, ", bias=False");
    return r.length;
}
static const torc_module_class conv_classes[] = {
    {.struct_size = sizeof(torc_module_class),
     .name = "Conv1d",
     .forward = conv1d_forward,
     .extra_repr = conv_repr,
     .context_size = sizeof(conv)},
    {.struct_size = sizeof(torc_module_class),
     .name = "Conv2d",
     .forward = conv2d_forward,
     .extra_repr = conv_repr,
     .context_size = sizeof(conv)},
};

static bool conv_check(conv *c, const torc_nn_conv_options *o) {
    if (c->groups <= 0) return FAIL(VALUE, "groups must be a positive integer");
    if (c->in_channels % c->groups) return FAIL(VALUE, "in_channels must be divisible by groups");
    if (c->out_channels % c->groups) return FAIL(VALUE, "out_channels must be divisible by groups");
    if (o->padding_text) {
        if (!strcmp(o->padding_text, "same"))
            c->padding_text = "same";
        else if (!strcmp(o->padding_text, "valid"))
            c->padding_text = "valid";
        else
            return FAIL(VALUE, "Invalid padding string '%s', should be one of {'same', 'valid'}", o->padding_text);
        if (c->padding_text[0] == 's' && !all(&c->stride, 1))
            return FAIL(VALUE, "padding='same' is not supported for strided convolutions");
    }
    if (o->padding_mode && strcmp(o->padding_mode, "zeros"))
        return FAIL(VALUE, "padding_mode must be one of {'zeros'}, but got padding_mode='%s'", o->padding_mode);
    return true;
}

static torc_module conv_new(int dims, int64_t in_channels, int64_t out_channels, torc_ints kernel_size,
                            const torc_nn_conv_options *options) {
    const torc_module_class *class_ = &conv_classes[dims - 1];
    LAYER_OPTIONS(torc_nn_conv_options, class_->name);
    conv c = conv_missing(dims);
    c.in_channels = in_channels, c.out_channels = out_channels, c.groups = o.groups;
    if (!layer_ints(class_->name, "kernel_size", &c.kernel_size, &kernel_size, dims, true, NULL) ||
        !layer_ints(class_->name, "stride", &c.stride, &o.stride, dims, true, &c.stride.v[0]) ||
        !layer_ints(class_->name, "padding", &c.padding, &o.padding, dims, true, &c.padding.v[0]) ||
        !layer_ints(class_->name, "dilation", &c.dilation, &o.dilation, dims, true, &c.dilation.v[0]) ||
        !conv_check(&c, &o))
        return NULL;
    int64_t shape[4] = {out_channels, in_channels / c.groups, c.kernel_size.v[0], c.kernel_size.v[dims - 1]};
    int64_t scope = torc_scope_begin();
    torc_module m = module_make(class_, &c);
    torc_tensor weight = module_new_parameter(m, "weight", torc_ints_of(shape, dims + 2), o.dtype, o.device),
                bias = NULL;
    if (weight && o.bias)
        bias = module_new_parameter(m, "bias", SHAPE(out_channels), o.dtype, o.device);
    else if (weight)
        torc_module_register_parameter(m, "bias", NULL);
    if (!FAILED()) layer_reset_uniform(weight, bias);
    return module_finish(scope, m);
}
torc_module torc_nn_conv1d_with(int64_t in_channels, int64_t out_channels, torc_ints kernel_size,
                                const torc_nn_conv_options *options) {
    return conv_new(1, in_channels, out_channels, kernel_size, options);
}
torc_module torc_nn_conv2d_with(int64_t in_channels, int64_t out_channels, torc_ints kernel_size,
                                const torc_nn_conv_options *options) {
    return conv_new(2, in_channels, out_channels, kernel_size, options);
}

/* ----------------------------------------------------------------------------------------------- Embedding */
typedef struct embedding {
    int64_t num_embeddings, embedding_dim, padding_idx; /* -1: none */
    bool scale_grad_by_freq;
} embedding;
static torc_tensor embedding_forward(torc_module m, torc_tensor x, void *context) {
    const embedding *e = context;
    return torc_embedding(module_parameter(m, 0), x, .padding_idx = e->padding_idx,
                          .scale_grad_by_freq = e->scale_grad_by_freq);
}
static int embedding_repr(torc_module m, char *buffer, size_t size, void *context) {
    (void)m;
    repr r = {buffer, size, 0};
    const embedding *e = context;
    repr_add(&r, "%lld, %lld", (long long)e->num_embeddings, (long long)e->embedding_dim);
    if (e->padding_idx >= 0) repr_add(&r, ", padding_idx=%lld", (long long)e->padding_idx);
    if (e->scale_grad_by_freq) repr_add(&r, ", scale_grad_by_freq=True");
    return r.length;
}
static const torc_module_class embedding_class = {.struct_size = sizeof(torc_module_class),
                                                  .name = "Embedding",
                                                  .forward = embedding_forward,
                                                  .extra_repr = embedding_repr,
                                                  .context_size = sizeof(embedding)};

torc_module torc_nn_embedding_with(int64_t num_embeddings, int64_t embedding_dim,
                                   const torc_nn_embedding_options *options) {
    LAYER_OPTIONS(torc_nn_embedding_options, "Embedding");
    embedding e = {num_embeddings, embedding_dim, DEFAULTS(embedding)->padding_idx, o.scale_grad_by_freq};
    if (o.padding_idx != TORC_NONE) {
        const int64_t p = o.padding_idx;
        if (p >= num_embeddings || p < -num_embeddings)
            return FAIL_NULL(VALUE, "Padding_idx must be within num_embeddings");
        e.padding_idx = p < 0 ? p + num_embeddings : p;
    }
    int64_t scope = torc_scope_begin();
    torc_module m = module_make(&embedding_class, &e);
    torc_tensor weight = module_new_parameter(m, "weight", SHAPE(num_embeddings, embedding_dim), o.dtype, o.device);
    if (weight && torc_init_normal_(weight) && e.padding_idx >= 0) {
        bool before = torc_no_grad_begin();
        torc_fill_(torc_select(weight, 0, e.padding_idx), NUMBER(0));
        torc_no_grad_end(before);
    }
    return module_finish(scope, m);
}
