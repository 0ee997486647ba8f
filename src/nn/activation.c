/* activation.c - layers without weights that change each element, or each row (softmax).
 *
 * Most are one line: a context of at most two numbers and a flag, the operator, and what is printed. */
#include "nn/module.h"
#include "ops/gelu.h"

typedef struct activation {
    double a, b;
    int64_t dim;
    bool inplace;
    char approximate[8]; /* of GELU */
} activation;
#define CLASS(name_)                                                                          \
    {                                                                                         \
        .struct_size = sizeof(torc_module_class), .name = #name_, .forward = name_##_forward, \
        .extra_repr = name_##_repr, .context_size = sizeof(activation)                        \
    }
#define FORWARD(name_, expression)                                                    \
    static torc_tensor name_##_forward(torc_module m, torc_tensor x, void *context) { \
        const activation *c = context;                                                \
        (void)m, (void)c;                                                             \
        return expression;                                                            \
    }
#define REPR(name_, ...)                                                               \
    static int name_##_repr(torc_module m, char *buffer, size_t size, void *context) { \
        repr r = {buffer, size, 0};                                                    \
        const activation *c = context;                                                 \
        (void)m, (void)c;                                                              \
        __VA_ARGS__;                                                                   \
        return r.length;                                                               \
    }
#define REPR_INPLACE(separator) \
    if (c->inplace) repr_add(&r, separator "inplace=True")

/* Of those with nothing but `inplace`. */
static torc_module inplace_layer(const torc_module_class *class, const torc_nn_inplace_options *options) {
    LAYER_OPTIONS(torc_nn_inplace_options, class->name);
    return module_make(class, &(activation){.inplace = o.inplace});
}

FORWARD(ReLU, c->inplace ? torc_relu_(x) : torc_relu(x))
REPR(ReLU, REPR_INPLACE(""))
torc_module torc_nn_relu_with(const torc_nn_inplace_options *options) {
    static const torc_module_class class = CLASS(ReLU);
    return inplace_layer(&class, options);
}

FORWARD(ReLU6, c->inplace ? torc_relu6_(x) : torc_relu6(x))
REPR(ReLU6, REPR_INPLACE(""))
torc_module torc_nn_relu6_with(const torc_nn_inplace_options *options) {
    static const torc_module_class class = CLASS(ReLU6);
    return inplace_layer(&class, options);
}

FORWARD(SiLU, c->inplace ? torc_silu_(x) : torc_silu(x))
REPR(SiLU, REPR_INPLACE(""))
torc_module torc_nn_silu_with(const torc_nn_inplace_options *options) {
    static const torc_module_class class = CLASS(SiLU);
    return inplace_layer(&class, options);
}

FORWARD(Mish, c->inplace ? torc_mish_(x) : torc_mish(x))
REPR(Mish, REPR_INPLACE(""))
torc_module torc_nn_mish_with(const torc_nn_inplace_options *options) {
    static const torc_module_class class = CLASS(Mish);
    return inplace_layer(&class, options);
}

FORWARD(Hardswish, c->inplace ? torc_hardswish_(x) : torc_hardswish(x))
REPR(Hardswish, REPR_INPLACE(""))
torc_module torc_nn_hardswish_with(const torc_nn_inplace_options *options) {
    static const torc_module_class class = CLASS(Hardswish);
    return inplace_layer(&class, options);
}

FORWARD(LeakyReLU,
        c->inplace ? torc_leaky_relu_(x, .negative_slope = c->a) : torc_leaky_relu(x, .negative_slope = c->a))
REPR(LeakyReLU, repr_add(&r, "negative_slope=%s", python_float(c->a)); REPR_INPLACE(", "))
torc_module torc_nn_leaky_relu_with(const torc_nn_leaky_relu_options *options) {
    static const torc_module_class class = CLASS(LeakyReLU);
    LAYER_OPTIONS(torc_nn_leaky_relu_options, "LeakyReLU");
    return module_make(&class, &(activation){.a = o.negative_slope, .inplace = o.inplace});
}

FORWARD(ELU, c->inplace ? torc_elu_(x, .alpha = c->a) : torc_elu(x, .alpha = c->a))
REPR(ELU, repr_add(&r, "alpha=%s", python_float(c->a)); REPR_INPLACE(", "))
torc_module torc_nn_elu_with(const torc_nn_elu_options *options) {
    static const torc_module_class class = CLASS(ELU);
    LAYER_OPTIONS(torc_nn_elu_options, "ELU");
    return module_make(&class, &(activation){.a = o.alpha, .inplace = o.inplace});
}

FORWARD(Hardtanh, c->inplace ? torc_hardtanh_(x, .min_val = c->a, .max_val = c->b)
                             : torc_hardtanh(x, .min_val = c->a, .max_val = c->b))
REPR(Hardtanh, repr_add(&r, "min_val=%s, max_val=%s", python_float(c->a), python_float(c->b)); REPR_INPLACE(", "))
torc_module torc_nn_hardtanh_with(const torc_nn_hardtanh_options *options) {
    static const torc_module_class class = CLASS(Hardtanh);
    LAYER_OPTIONS(torc_nn_hardtanh_options, "Hardtanh");
    activation c = {.a = o.min_val, .b = o.max_val, .inplace = o.inplace};
    if (c.b <= c.a)
        return FAIL_NULL(VALUE, "max_val (%s) must be greater than min_val (%s)", python_float(c.b), python_float(c.a));
    return module_make(&class, &c);
}

FORWARD(Softplus, torc_softplus(x, .beta = c->a, .threshold = c->b))
REPR(Softplus, repr_add(&r, "beta=%s, threshold=%s", python_float(c->a), python_float(c->b)))
torc_module torc_nn_softplus_with(const torc_nn_softplus_options *options) {
    static const torc_module_class class = CLASS(Softplus);
    LAYER_OPTIONS(torc_nn_softplus_options, "Softplus");
    return module_make(&class, &(activation){.a = o.beta, .b = o.threshold});
}

FORWARD(GELU, torc_gelu(x, .approximate = c->approximate))
REPR(GELU, repr_add(&r, "approximate='%s'", c->approximate))
torc_module torc_nn_gelu_with(const torc_nn_gelu_options *options) {
    static const torc_module_class class = CLASS(GELU);
    LAYER_OPTIONS(torc_nn_gelu_options, "GELU");
    const char *a = text_or(o.approximate, &DEFAULTS(gelu)->approximate);
    bool tanh;
    if (!gelu_approximated(a, &tanh)) return NULL;
    activation c = {.inplace = false};
    memcpy(c.approximate, a, strlen(a) + 1);
    return module_make(&class, &c);
}

/* PLAIN(class, constructor, expression, what is printed, context) */
#define PLAIN(class_, declaration, expression, shown, ...)      \
    FORWARD(class_, expression)                                 \
    REPR(class_, shown)                                         \
    declaration {                                               \
        static const torc_module_class class = CLASS(class_);   \
        if (FAILED()) return NULL;                              \
        return module_make(&class, &(activation){__VA_ARGS__}); \
    }
PLAIN(Sigmoid, torc_module torc_nn_sigmoid(void), torc_sigmoid(x), (void)r, .dim = 0)
PLAIN(Tanh, torc_module torc_nn_tanh(void), torc_tanh(x), (void)r, .dim = 0)
PLAIN(Identity, torc_module torc_nn_identity(void), x, (void)r, .dim = 0)
PLAIN(Softmax, torc_module(torc_nn_softmax)(int64_t dim), torc_softmax(x, c->dim),
      repr_add(&r, "dim=%lld", (long long)c->dim), .dim = dim)
PLAIN(LogSoftmax, torc_module(torc_nn_log_softmax)(int64_t dim), torc_log_softmax(x, c->dim),
      repr_add(&r, "dim=%lld", (long long)c->dim), .dim = dim)

bool module_is_gelu_tanh(torc_module m) {
    const activation *c = m->context;
    return m->class_.forward == GELU_forward && !strcmp(c->approximate, "tanh");
}
