/* norm.c - layers that normalize (BatchNorm, LayerNorm, RMSNorm, GroupNorm) and Dropout: those that draw no weights.
 *
 * Batch normalization is the one layer that changes its own state in a forward pass. The count of batches is a tensor
 * that is incremented where it lives, so a training step needs no host wait; only the cumulative average, whose factor is
 * 1/count, must read it, as in PyTorch. */
#include "core/shape.h"
#include "nn/module.h"

/* ------------------------------------------------------------------------------------------------ BatchNorm */
typedef struct batch_norm {
    int64_t num_features;
    double eps, momentum;
    bool cumulative, affine, track_running_stats;
    int dims; /* 1: 2- or 3-dim inputs; 2: 4-dim inputs */
} batch_norm;

static bool batch_norm_check(const batch_norm *b, torc_tensor x) {
    if (b->dims == 1 && x->ndim != 2 && x->ndim != 3)
        return FAIL(VALUE, "expected 2D or 3D input (got %dD input)", x->ndim);
    if (b->dims == 2 && x->ndim != 4) return FAIL(VALUE, "expected 4D input (got %dD input)", x->ndim);
    return true;
}
static torc_tensor batch_norm_forward(torc_module m, torc_tensor x, void *context) {
    const batch_norm *b = context;
    torc_tensor mean = module_buffer(m, 0), var = module_buffer(m, 1), batches = module_buffer(m, 2);
    double factor = b->cumulative ? 0 : b->momentum;
    if (!batch_norm_check(b, x)) return NULL;
    if (m->training && b->track_running_stats && batches) {
        if (!torc_add_(batches, NUMBER(1))) return NULL;
        if (b->cumulative) factor = 1.0 / torc_item(batches);
    }
    bool training = m->training || (!mean && !var), pass = !m->training || b->track_running_stats;
    return torc_batch_norm(x, pass ? mean : NULL, pass ? var : NULL, .weight = module_parameter(m, 0),
                           .bias = module_parameter(m, 1), .training = training, .momentum = factor, .eps = b->eps);
}
static int batch_norm_repr(torc_module m, char *buffer, size_t size, void *context) {
    (void)m;
    repr r = {buffer, size, 0};
    const batch_norm *b = context;
    repr_add(&r, "%lld, eps=%s, momentum=%s, affine=%s, track_running_stats=%s", (long long)b->num_features,
             python_float(b->eps), b->cumulative ? "None" : python_float(b->momentum), python_bool(b->affine),
             python_bool(b->track_running_stats));
    return r.length;
}
static const torc_module_class batch_norm_classes[] = {
    {.struct_size = sizeof(torc_module_class),
     .name = "BatchNorm1d",
     .forward = batch_norm_forward,
     .extra_repr = batch_norm_repr,
     .context_size = sizeof(batch_norm)},
    {.struct_size = sizeof(torc_module_class),
     .name = "BatchNorm2d",
     .forward = batch_norm_forward,
     .extra_repr = batch_norm_repr,
     .context_size = sizeof(batch_norm)},
};

/* weight of ones and bias of zeros, or neither. */
static void new_affine(torc_module m, bool weight, bool bias, torc_ints shape, torc_dtype dtype, torc_device device) {
    if (!m || FAILED()) return;
    if (weight)
        torc_init_ones_(module_new_parameter(m, "weight", shape, dtype, device));
    else
        torc_module_register_parameter(m, "weight", NULL);
    if (bias)
        torc_init_zeros_(module_new_parameter(m, "bias", shape, dtype, device));
    else
        torc_module_register_parameter(m, "bias", NULL);
}

static torc_module batch_norm_new(int dims, int64_t num_features, const torc_nn_batch_norm_options *options) {
    LAYER_OPTIONS(torc_nn_batch_norm_options, batch_norm_classes[dims - 1].name);
    batch_norm b = {.num_features = num_features,
                    .eps = o.eps,
                    .momentum = float_is_none(o.momentum) ? 0 : o.momentum,
                    .cumulative = o.cumulative || float_is_none(o.momentum),
                    .affine = o.affine,
                    .track_running_stats = o.track_running_stats,
                    .dims = dims};
    int64_t scope = torc_scope_begin();
    torc_module m = module_make(&batch_norm_classes[dims - 1], &b);
    new_affine(m, b.affine, b.affine, SHAPE(num_features), o.dtype, o.device);
    bool track = b.track_running_stats;
    torc_tensor mean = track ? torc_zeros(SHAPE(num_features), .dtype = o.dtype, .device = o.device) : NULL;
    torc_tensor var = track ? torc_ones(SHAPE(num_features), .dtype = o.dtype, .device = o.device) : NULL;
    torc_tensor batches = track ? torc_zeros(SHAPE0, .dtype = TORC_INT64, .device = o.device) : NULL;
    if (!FAILED() && torc_module_register_buffer(m, "running_mean", mean) &&
        torc_module_register_buffer(m, "running_var", var) &&
        torc_module_register_buffer(m, "num_batches_tracked", batches))
        module_buffer_optional(m, "num_batches_tracked"); /* state dicts of PyTorch before 0.4.1 lack it */
    return module_finish(scope, m);
}
torc_module torc_nn_batch_norm1d_with(int64_t num_features, const torc_nn_batch_norm_options *options) {
    return batch_norm_new(1, num_features, options);
}
torc_module torc_nn_batch_norm2d_with(int64_t num_features, const torc_nn_batch_norm_options *options) {
    return batch_norm_new(2, num_features, options);
}

/* --------------------------------------------------------------------------------------- LayerNorm, RMSNorm */
typedef struct layer_norm {
    layer_list shape;
    attr_number eps;
    bool affine;
} layer_norm;
static torc_tensor layer_norm_forward(torc_module m, torc_tensor x, void *context) {
    const layer_norm *l = context;
    return torc_layer_norm(x, list_of(&l->shape), .weight = module_parameter(m, 0), .bias = module_parameter(m, 1),
                           .eps = float_given(l->eps));
}
static torc_tensor rms_norm_forward(torc_module m, torc_tensor x, void *context) {
    const layer_norm *l = context;
    return torc_rms_norm(x, list_of(&l->shape), .weight = module_parameter(m, 0), .eps = float_given(l->eps));
}
static int layer_norm_repr(torc_module m, char *buffer, size_t size, void *context) {
    (void)m;
    repr r = {buffer, size, 0};
    const layer_norm *l = context;
    repr_add(&r, "%s, eps=%s, elementwise_affine=%s", python_tuple(&l->shape), python_number(l->eps),
             python_bool(l->affine));
    return r.length;
}
static const torc_module_class layer_norm_class = {.struct_size = sizeof(torc_module_class),
                                                   .name = "LayerNorm",
                                                   .forward = layer_norm_forward,
                                                   .extra_repr = layer_norm_repr,
                                                   .context_size = sizeof(layer_norm)};
static const torc_module_class rms_norm_class = {.struct_size = sizeof(torc_module_class),
                                                 .name = "RMSNorm",
                                                 .forward = rms_norm_forward,
                                                 .extra_repr = layer_norm_repr,
                                                 .context_size = sizeof(layer_norm)};

static torc_module layer_norm_new(const torc_module_class *class_, torc_ints shape,
                                  const torc_nn_layer_norm_options *options) {
    bool rms = class_ == &rms_norm_class;
    LAYER_OPTIONS(torc_nn_layer_norm_options, class_->name);
    int_list sizes;
    if (!ints_taken(class_->name, "normalized_shape", &shape, &sizes)) return NULL;
    if (sizes.count < 1 || sizes.count > TORC_MAX_DIMS)
        return FAIL_NULL(VALUE, "%s: normalized_shape has %lld dimensions", class_->name,
                         (long long)MAX(sizes.count, 0));
    const attr_number eps = rms ? DEFAULTS(rms_norm)->eps : number_float(DEFAULTS(layer_norm)->eps);
    layer_norm l = {.eps = float_is_none(o.eps) ? eps : number_float(o.eps), .affine = o.elementwise_affine};
    l.shape.count = sizes.count;
    memcpy(l.shape.v, sizes.data, (size_t)sizes.count * sizeof *sizes.data);
    int64_t scope = torc_scope_begin();
    torc_module m = module_make(class_, &l);
    if (rms && m) {
        if (l.affine)
            torc_init_ones_(module_new_parameter(m, "weight", shape, o.dtype, o.device));
        else
            torc_module_register_parameter(m, "weight", NULL);
    } else
        new_affine(m, l.affine, l.affine && o.bias, shape, o.dtype, o.device);
    return module_finish(scope, m);
}
torc_module torc_nn_layer_norm_with(torc_ints normalized_shape, const torc_nn_layer_norm_options *options) {
    return layer_norm_new(&layer_norm_class, normalized_shape, options);
}
torc_module torc_nn_rms_norm_with(torc_ints normalized_shape, const torc_nn_layer_norm_options *options) {
    return layer_norm_new(&rms_norm_class, normalized_shape, options);
}

/* ------------------------------------------------------------------------------------------------ GroupNorm */
typedef struct group_norm {
    int64_t num_groups, num_channels;
    double eps;
    bool affine;
} group_norm;
static torc_tensor group_norm_forward(torc_module m, torc_tensor x, void *context) {
    const group_norm *g = context;
    return torc_group_norm(x, g->num_groups, .weight = module_parameter(m, 0), .bias = module_parameter(m, 1),
                           .eps = g->eps);
}
static int group_norm_repr(torc_module m, char *buffer, size_t size, void *context) {
    (void)m;
    repr r = {buffer, size, 0};
    const group_norm *g = context;
    repr_add(&r, "%lld, %lld, eps=%s, affine=%s", (long long)g->num_groups, (long long)g->num_channels,
             python_float(g->eps), python_bool(g->affine));
    return r.length;
}
static const torc_module_class group_norm_class = {.struct_size = sizeof(torc_module_class),
                                                   .name = "GroupNorm",
                                                   .forward = group_norm_forward,
                                                   .extra_repr = group_norm_repr,
                                                   .context_size = sizeof(group_norm)};

torc_module torc_nn_group_norm_with(int64_t num_groups, int64_t num_channels,
                                    const torc_nn_group_norm_options *options) {
    LAYER_OPTIONS(torc_nn_group_norm_options, "GroupNorm");
    if (num_groups <= 0 || num_channels % num_groups)
        return FAIL_NULL(VALUE, "num_channels (%lld) must be divisible by num_groups (%lld)", (long long)num_channels,
                         (long long)num_groups);
    group_norm g = {num_groups, num_channels, o.eps, o.affine};
    int64_t scope = torc_scope_begin();
    torc_module m = module_make(&group_norm_class, &g);
    new_affine(m, g.affine, g.affine, SHAPE(num_channels), o.dtype, o.device);
    return module_finish(scope, m);
}

/* -------------------------------------------------------------------------------------------------- Dropout */
typedef struct dropout {
    double p;
    bool inplace;
} dropout;
static torc_tensor dropout_forward(torc_module m, torc_tensor x, void *context) {
    const dropout *d = context;
    return d->inplace ? torc_dropout_(x, .p = d->p, .training = m->training)
                      : torc_dropout(x, .p = d->p, .training = m->training);
}
static torc_tensor dropout2d_forward(torc_module m, torc_tensor x, void *context) {
    const dropout *d = context;
    return d->inplace ? torc_feature_dropout_(x, .p = d->p, .training = m->training)
                      : torc_feature_dropout(x, .p = d->p, .training = m->training);
}
static int dropout_repr(torc_module m, char *buffer, size_t size, void *context) {
    (void)m;
    repr r = {buffer, size, 0};
    const dropout *d = context;
    repr_add(&r, "p=%s, inplace=%s", python_float(d->p), python_bool(d->inplace));
    return r.length;
}
static const torc_module_class dropout_classes[] = {
    {.struct_size = sizeof(torc_module_class),
     .name = "Dropout",
     .forward = dropout_forward,
     .extra_repr = dropout_repr,
     .context_size = sizeof(dropout)},
    {.struct_size = sizeof(torc_module_class),
     .name = "Dropout2d",
     .forward = dropout2d_forward,
     .extra_repr = dropout_repr,
     .context_size = sizeof(dropout)},
};
static torc_module dropout_new(const torc_module_class *class_, const torc_nn_dropout_options *options) {
    LAYER_OPTIONS(torc_nn_dropout_options, class_->name);
    if (!(o.p >= 0 && o.p <= 1))
        return FAIL_NULL(VALUE, "dropout probability has to be between 0 and 1, but got %s", python_float(o.p));
    return module_make(class_, &(dropout){o.p, o.inplace});
}
torc_module torc_nn_dropout_with(const torc_nn_dropout_options *options) {
    return dropout_new(&dropout_classes[0], options);
}
torc_module torc_nn_dropout2d_with(const torc_nn_dropout_options *options) {
    return dropout_new(&dropout_classes[1], options);
}
