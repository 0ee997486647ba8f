/* pooling.c - layers that change the shape: pooling, Flatten, Unflatten. */
#include "core/shape.h"
#include "nn/module.h"

typedef struct pool {
    layer_list kernel_size, stride, padding, dilation; /* one number or two, as given: so they are printed */
    bool ceil_mode, count_include_pad;
    attr_number divisor_override;
} pool;

static bool pool_ints(const char *name, pool *p, const torc_ints *kernel_size, const torc_ints *stride,
                      const torc_ints *padding) {
    return layer_ints(name, "kernel_size", &p->kernel_size, kernel_size, 2, false, NULL) &&
           layer_ints(name, "padding", &p->padding, padding, 2, false, NULL) &&
           layer_ints(name, "stride", &p->stride, stride->one == TORC_NONE ? kernel_size : stride, 2, false, NULL);
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
    pool p = {.ceil_mode = o.ceil_mode};
    return pool_ints("MaxPool2d", &p, &kernel_size, &o.stride, &o.padding) &&
                   layer_ints("MaxPool2d", "dilation", &p.dilation, &o.dilation, 2, false, NULL)
               ? module_make(&max_pool2d_class, &p)
               : NULL;
}

static torc_tensor avg_pool2d_forward(torc_module m, torc_tensor x, void *context) {
    (void)m;
    const pool *p = context;
    return torc_avg_pool2d(x, list_of(&p->kernel_size), .stride = list_of(&p->stride), .padding = list_of(&p->padding),
                           .ceil_mode = p->ceil_mode, .count_include_pad = p->count_include_pad,
                           .divisor_override = int_given(p->divisor_override));
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
    pool p = {.ceil_mode = o.ceil_mode,
              .count_include_pad = o.count_include_pad,
              .divisor_override = int_or_none(o.divisor_override)};
    return pool_ints("AvgPool2d", &p, &kernel_size, &o.stride, &o.padding) ? module_make(&avg_pool2d_class, &p) : NULL;
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
                                                 .context_size = sizeof(layer_list)};
torc_module(torc_nn_adaptive_avg_pool2d)(torc_ints output_size) {
    layer_list size;
    if (FAILED()) return NULL;
    return layer_ints("AdaptiveAvgPool2d", "output_size", &size, &output_size, 2, false, NULL)
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
    return torc_flatten(x, .start_dim = f->start_dim, .end_dim = f->end_dim);
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
    /* unlike the operator the layer keeps the batch */
    return module_make(&flatten_class, &(flatten){o.start_dim, o.end_dim});
}

typedef struct unflatten {
    int64_t dim;
    layer_list sizes;
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
torc_module(torc_nn_unflatten)(int64_t dim, torc_ints size) {
    int_list sizes;
    if (FAILED() || !ints_taken("Unflatten", "unflattened_size", &size, &sizes)) return NULL;
    if (sizes.count < 1 || sizes.count > TORC_MAX_DIMS)
        return FAIL_NULL(VALUE, "Unflatten: unflattened_size has %lld dimensions", (long long)MAX(sizes.count, 0));
    unflatten u = {.dim = dim, .sizes = {.count = sizes.count}};
    memcpy(u.sizes.v, sizes.data, (size_t)sizes.count * sizeof *sizes.data);
    return module_make(&unflatten_class, &u);
}
