/* pooling.c - layers that change the shape: pooling, Flatten, Unflatten. */
#include "core/shape.h"
#include "nn/module.h"

typedef struct pool {
    attr_ints kernel_size, stride, padding, dilation; /* one number or two, as given: so they are printed */
    bool ceil_mode, count_include_pad;
    torc_number divisor_override;
} pool;

/* p holds the operator's defaults. */
static bool pool_ints(const char *name, pool *p, torc_ints kernel_size, torc_ints stride, torc_ints padding,
                      torc_ints dilation) {
    if (!ints_given(name, "kernel_size", kernel_size)) return false;
    if (!kernel_size.count) return FAIL(VALUE, "%s: kernel_size is required", name);
    if (!ints_known(name, "stride", stride)) return false;
    if (!layer_ints(name, "kernel_size", &p->kernel_size, kernel_size, 2, false, 0) ||
        !layer_ints(name, "padding", &p->padding, padding, 2, false, p->padding.v[0]) ||
        !layer_ints(name, "dilation", &p->dilation, dilation, 2, false, p->dilation.v[0]))
        return false;
    return layer_ints(name, "stride", &p->stride, stride.count ? stride : kernel_size, 2, false, 0);
}

static torc_tensor max_pool2d_forward(torc_module m, torc_tensor x, void *context) {
    (void)m;
    const pool *p = context;
    return torc_max_pool2d(x, list_of(&p->kernel_size), .stride = list_of(&p->stride), .padding = list_of(&p->padding),
                           .dilation = list_of(&p->dilation), .ceil_mode = p->ceil_mode);
}
static int max_pool2d_repr(torc_module m, char *buffer, size_t size, void *context) {
    (void)m;
    repr r = {buffer, size, 0};
    const pool *p = context;
    repr_add(&r, "kernel_size=%s, stride=%s, padding=%s, dilation=%s, ceil_mode=%s", python_ints(&p->kernel_size),
             python_ints(&p->stride), python_ints(&p->padding), python_ints(&p->dilation), python_bool(p->ceil_mode));
    return r.length;
}
static const torc_module_class max_pool2d_class = {.struct_size = sizeof(torc_module_class),
                                                   .name = "MaxPool2d",
                                                   .forward = max_pool2d_forward,
                                                   .extra_repr = max_pool2d_repr,
                                                   .context_size = sizeof(pool)};
torc_module torc_nn_max_pool2d_with(torc_ints kernel_size, const torc_nn_max_pool_options *options) {
    LAYER_OPTIONS(torc_nn_max_pool_options, "MaxPool2d");
    pool p = {
        .padding = DEFAULTS(max_pool2d)->padding, .dilation = DEFAULTS(max_pool2d)->dilation, .ceil_mode = o.ceil_mode};
    return pool_ints("MaxPool2d", &p, kernel_size, o.stride, o.padding, o.dilation) ? module_make(&max_pool2d_class, &p)
                                                                                    : NULL;
}

static torc_tensor avg_pool2d_forward(torc_module m, torc_tensor x, void *context) {
    (void)m;
    const pool *p = context;
    return torc_avg_pool2d(x, list_of(&p->kernel_size), .stride = list_of(&p->stride), .padding = list_of(&p->padding),
                           .ceil_mode = p->ceil_mode, .count_include_pad = NUM(p->count_include_pad),
                           .divisor_override = p->divisor_override);
}
static int avg_pool2d_repr(torc_module m, char *buffer, size_t size, void *context) {
    (void)m;
    repr r = {buffer, size, 0};
    const pool *p = context;
    repr_add(&r, "kernel_size=%s, stride=%s, padding=%s", python_ints(&p->kernel_size), python_ints(&p->stride),
             python_ints(&p->padding));
    return r.length;
}
static const torc_module_class avg_pool2d_class = {.struct_size = sizeof(torc_module_class),
                                                   .name = "AvgPool2d",
                                                   .forward = avg_pool2d_forward,
                                                   .extra_repr = avg_pool2d_repr,
                                                   .context_size = sizeof(pool)};
torc_module torc_nn_avg_pool2d_with(torc_ints kernel_size, const torc_nn_avg_pool_options *options) {
    LAYER_OPTIONS(torc_nn_avg_pool_options, "AvgPool2d");
    LAYER_NUMBERS("AvgPool2d", o.count_include_pad, o.divisor_override);
    pool p = {.padding = DEFAULTS(avg_pool2d)->padding,
              .ceil_mode = o.ceil_mode,
              .count_include_pad = number_or(o.count_include_pad, DEFAULTS(avg_pool2d)->count_include_pad),
              .divisor_override = o.divisor_override};
    return pool_ints("AvgPool2d", &p, kernel_size, o.stride, o.padding, (torc_ints){0})
               ? module_make(&avg_pool2d_class, &p)
               : NULL;
}

static torc_tensor adaptive_forward(torc_module m, torc_tensor x, void *context) {
    (void)m;
    return torc_adaptive_avg_pool2d(x, list_of(context));
}
static int adaptive_repr(torc_module m, char *buffer, size_t size, void *context) {
    (void)m;
    repr r = {buffer, size, 0};
    repr_add(&r, "output_size=%s", python_ints(context));
    return r.length;
}
static const torc_module_class adaptive_class = {.struct_size = sizeof(torc_module_class),
                                                 .name = "AdaptiveAvgPool2d",
                                                 .forward = adaptive_forward,
                                                 .extra_repr = adaptive_repr,
                                                 .context_size = sizeof(attr_ints)};
torc_module torc_nn_adaptive_avg_pool2d(torc_ints output_size) {
    attr_ints size;
    if (FAILED()) return NULL;
    if (!ints_given("AdaptiveAvgPool2d", "output_size", output_size)) return NULL;
    if (!output_size.count) return FAIL_NULL(VALUE, "AdaptiveAvgPool2d: output_size is required");
    return layer_ints("AdaptiveAvgPool2d", "output_size", &size, output_size, 2, false, 0)
               ? module_make(&adaptive_class, &size)
               : NULL;
}

/* ------------------------------------------------------------------------------------------------- flatten */
typedef struct flatten {
    int64_t start_dim, end_dim;
} flatten;
static torc_tensor flatten_forward(torc_module m, torc_tensor x, void *context) {
    (void)m;
    const flatten *f = context;
    return torc_flatten(x, .start_dim = f->start_dim, .end_dim = NUM(f->end_dim));
}
static int flatten_repr(torc_module m, char *buffer, size_t size, void *context) {
    (void)m;
    repr r = {buffer, size, 0};
    const flatten *f = context;
    repr_add(&r, "start_dim=%lld, end_dim=%lld", (long long)f->start_dim, (long long)f->end_dim);
    return r.length;
}
static const torc_module_class flatten_class = {.struct_size = sizeof(torc_module_class),
                                                .name = "Flatten",
                                                .forward = flatten_forward,
                                                .extra_repr = flatten_repr,
                                                .context_size = sizeof(flatten)};
torc_module torc_nn_flatten_with(const torc_nn_flatten_options *options) {
    LAYER_OPTIONS(torc_nn_flatten_options, "Flatten");
    LAYER_NUMBERS("Flatten", o.start_dim, o.end_dim);
    /* unlike the operator the layer keeps the batch */
    return module_make(&flatten_class,
                       &(flatten){int_or(o.start_dim, 1), int_or(o.end_dim, DEFAULTS(flatten)->end_dim)});
}

typedef struct unflatten {
    int64_t dim;
    attr_ints sizes;
} unflatten;
static torc_tensor unflatten_forward(torc_module m, torc_tensor x, void *context) {
    (void)m;
    const unflatten *u = context;
    return torc_unflatten(x, u->dim, list_of(&u->sizes));
}
static int unflatten_repr(torc_module m, char *buffer, size_t size, void *context) {
    (void)m;
    repr r = {buffer, size, 0};
    const unflatten *u = context;
    repr_add(&r, "dim=%lld, unflattened_size=%s", (long long)u->dim, python_tuple(&u->sizes));
    return r.length;
}
static const torc_module_class unflatten_class = {.struct_size = sizeof(torc_module_class),
                                                  .name = "Unflatten",
                                                  .forward = unflatten_forward,
                                                  .extra_repr = unflatten_repr,
                                                  .context_size = sizeof(unflatten)};
torc_module torc_nn_unflatten(int64_t dim, torc_ints size) {
    if (FAILED() || !ints_given("Unflatten", "unflattened_size", size)) return NULL;
    if (size.count < 1 || size.count > TORC_MAX_DIMS)
        return FAIL_NULL(VALUE, "Unflatten: unflattened_size has %lld dimensions", (long long)size.count);
    unflatten u = {.dim = dim, .sizes = {.count = size.count}};
    memcpy(u.sizes.v, size.data, (size_t)size.count * sizeof *size.data);
    return module_make(&unflatten_class, &u);
}
