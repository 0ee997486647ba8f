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
#define CLASS(name_, forward_, repr_) TORC_MODULE_CLASS(name_, activation, forward_, .extra_repr = repr_)
#define FORWARD(function, expression)                                          \
    static torc_tensor function(torc_module m, torc_tensor x, void *context) { \
        const activation *c = context;                                         \
        (void)m, (void)c;                                                      \
        return expression;                                                     \
    }
#define REPR(function, ...)                                                        \
    static int function(torc_module m, char *buffer, size_t size, void *context) { \
        repr r = {buffer, size, 0};                                                \
        const activation *c = context;                                             \
        (void)m, (void)c;                                                          \
        __VA_ARGS__;                                                               \
        return r.length;                                                           \
    }
#define REPR_INPLACE(separator) \
    if (c->inplace) repr_add(&r, separator "inplace=True")

/* Of those with nothing but `inplace`. */
REPR(inplace_repr, REPR_INPLACE(""))
static torc_module inplace_layer(const torc_module_class *class, const torc_nn_inplace_options *options) {
    LAYER_OPTIONS(torc_nn_inplace_options, class->name);
    return module_make(class, &(activation){.inplace = o.inplace});
}

FORWARD(relu_forward, c->inplace ? torc_relu_(x) : torc_relu(x))
torc_module torc_nn_relu_with(const torc_nn_inplace_options *options) {
    static const torc_module_class class = CLASS("ReLU", relu_forward, inplace_repr);
    return inplace_layer(&class, options);
}

FORWARD(relu6_forward, c->inplace ? torc_relu6_(x) : torc_relu6(x))
torc_module torc_nn_relu6_with(const torc_nn_inplace_options *options) {
    static const torc_module_class class = CLASS("ReLU6", relu6_forward, inplace_repr);
    return inplace_layer(&class, options);
}

FORWARD(silu_forward, c->inplace ? torc_silu_(x) : torc_silu(x))
torc_module torc_nn_silu_with(const torc_nn_inplace_options *options) {
    static const torc_module_class class = CLASS("SiLU", silu_forward, inplace_repr);
    return inplace_layer(&class, options);
}

FORWARD(mish_forward, c->inplace ? torc_mish_(x) : torc_mish(x))
torc_module torc_nn_mish_with(const torc_nn_inplace_options *options) {
    static const torc_module_class class = CLASS("Mish", mish_forward, inplace_repr);
    return inplace_layer(&class, options);
}

FORWARD(hardswish_forward, c->inplace ? torc_hardswish_(x) : torc_hardswish(x))
torc_module torc_nn_hardswish_with(const torc_nn_inplace_options *options) {
    static const torc_module_class class = CLASS("Hardswish", hardswish_forward, inplace_repr);
    return inplace_layer(&class, options);
}

FORWARD(leaky_relu_forward,
        c->inplace ? torc_leaky_relu_(x, .negative_slope = c->a) : torc_leaky_relu(x, .negative_slope = c->a))
REPR(leaky_relu_repr, repr_add(&r, "negative_slope=%s", python_float(c->a)); REPR_INPLACE(", "))
torc_module torc_nn_leaky_relu_with(const torc_nn_leaky_relu_options *options) {
    static const torc_module_class class = CLASS("LeakyReLU", leaky_relu_forward, leaky_relu_repr);
    LAYER_OPTIONS(torc_nn_leaky_relu_options, "LeakyReLU");
    return module_make(&class, &(activation){.a = o.negative_slope, .inplace = o.inplace});
}

FORWARD(elu_forward, c->inplace ? torc_elu_(x, .alpha = c->a) : torc_elu(x, .alpha = c->a))
REPR(elu_repr, repr_add(&r, "alpha=%s", python_float(c->a)); REPR_INPLACE(", "))
torc_module torc_nn_elu_with(const torc_nn_elu_options *options) {
    static const torc_module_class class = CLASS("ELU", elu_forward, elu_repr);
    LAYER_OPTIONS(torc_nn_elu_options, "ELU");
    return module_make(&class, &(activation){.a = o.alpha, .inplace = o.inplace});
}

FORWARD(hardtanh_forward, c->inplace ? torc_hardtanh_(x, .min_val = c->a, .max_val = c->b)
                                     : torc_hardtanh(x, .min_val = c->a, .max_val = c->b))
REPR(hardtanh_repr, repr_add(&r, "min_val=%s, max_val=%s", python_float(c->a), python_float(c->b)); REPR_INPLACE(", "))
torc_module torc_nn_hardtanh_with(const torc_nn_hardtanh_options *options) {
    static const torc_module_class class = CLASS("Hardtanh", hardtanh_forward, hardtanh_repr);
    LAYER_OPTIONS(torc_nn_hardtanh_options, "Hardtanh");
    activation c = {.a = o.min_val, .b = o.max_val, .inplace = o.inplace};
    if (c.b <= c.a)
        return FAIL_NULL(VALUE, "max_val (%s) must be greater than min_val (%s)", python_float(c.b), python_float(c.a));
    return module_make(&class, &c);
}

FORWARD(softplus_forward, torc_softplus(x, .beta = c->a, .threshold = c->b))
REPR(softplus_repr, repr_add(&r, "beta=%s, threshold=%s", python_float(c->a), python_float(c->b)))
torc_module torc_nn_softplus_with(const torc_nn_softplus_options *options) {
    static const torc_module_class class = CLASS("Softplus", softplus_forward, softplus_repr);
    LAYER_OPTIONS(torc_nn_softplus_options, "Softplus");
    return module_make(&class, &(activation){.a = o.beta, .b = o.threshold});
}

FORWARD(gelu_forward, torc_gelu(x, .approximate = c->approximate))
REPR(gelu_repr, repr_add(&r, "approximate='%s'", c->approximate))
torc_module torc_nn_gelu_with(const torc_nn_gelu_options *options) {
    static const torc_module_class class = CLASS("GELU", gelu_forward, gelu_repr);
    LAYER_OPTIONS(torc_nn_gelu_options, "GELU");
    const char *a = text_or(o.approximate, &DEFAULTS(gelu)->approximate);
    bool tanh;
    if (!gelu_approximated(a, &tanh)) return NULL;
    activation c = {.inplace = false};
    memcpy(c.approximate, a, strlen(a) + 1);
    return module_make(&class, &c);
}

static torc_module plain_layer(const torc_module_class *class, const activation *context) {
    return FAILED() ? NULL : module_make(class, context);
}
REPR(nothing_repr, (void)r)
REPR(dim_repr, repr_add(&r, "dim=%lld", (long long)c->dim))

FORWARD(sigmoid_forward, torc_sigmoid(x))
torc_module torc_nn_sigmoid(void) {
    static const torc_module_class class = CLASS("Sigmoid", sigmoid_forward, nothing_repr);
    return plain_layer(&class, &(activation){.dim = 0});
}

FORWARD(tanh_forward, torc_tanh(x))
torc_module torc_nn_tanh(void) {
    static const torc_module_class class = CLASS("Tanh", tanh_forward, nothing_repr);
    return plain_layer(&class, &(activation){.dim = 0});
}

FORWARD(identity_forward, x)
torc_module torc_nn_identity(void) {
    static const torc_module_class class = CLASS("Identity", identity_forward, nothing_repr);
    return plain_layer(&class, &(activation){.dim = 0});
}

FORWARD(softmax_forward, torc_softmax(x, c->dim))
torc_module(torc_nn_softmax)(int64_t dim) {
    static const torc_module_class class = CLASS("Softmax", softmax_forward, dim_repr);
    return plain_layer(&class, &(activation){.dim = dim});
}

FORWARD(log_softmax_forward, torc_log_softmax(x, c->dim))
torc_module(torc_nn_log_softmax)(int64_t dim) {
    static const torc_module_class class = CLASS("LogSoftmax", log_softmax_forward, dim_repr);
    return plain_layer(&class, &(activation){.dim = dim});
}

bool module_is_gelu_tanh(torc_module m) {
    const activation *c = m->context;
    return m->class_.forward == gelu_forward && !strcmp(c->approximate, "tanh");
}
