/* init.c - initial values (torch.nn.init): the same numbers as PyTorch's from the same seed.
 *
 * Every function draws through one in-place random operator, with bounds computed in double in PyTorch's order of
 * operations, so that the last bit of a bound, and with it every weight, agrees. None of it is recorded by autograd. */
#include <math.h>

#include "core/generator.h"
#include "core/shape.h"
#include "nn/module.h"

/* Run `body` without grad mode and inside a scope; t is what comes out. */
#define QUIETLY(t, ...)                          \
    do {                                         \
        if (!scope_reserve(1)) return NULL;      \
        int64_t scope_ = torc_scope_begin();     \
        bool before_ = torc_no_grad_begin();     \
        bool ok_ = (__VA_ARGS__) != NULL;        \
        torc_no_grad_end(before_);               \
        torc_scope_end(scope_);                  \
        return ok_ ? scope_lend_again(t) : NULL; \
    } while (0)

static bool given(torc_tensor t, const char *name) {
    if (FAILED()) return false;
    return tensor_valid(t) || FAIL(TYPE, "%s(): argument 'tensor' must be Tensor, not %s", name, not_tensor(t));
}

/* A tensor, and options as they should be? */
#define TAKEN(name, T) (given(t, name) && options_take(name, options, &o, &layout_##T))

/* Of no elements nothing is drawn. */
static torc_tensor untouched(torc_tensor t, torc_generator g, const char *name) {
    return !g || generator_given(g, name) ? scope_lend_again(t) : NULL;
}

torc_tensor torc_init_uniform_inplace_with(torc_tensor t, const torc_init_uniform_options *options) {
    torc_init_uniform_options o;
    if (!TAKEN("uniform_", torc_init_uniform_options)) return NULL;
    QUIETLY(t, torc_uniform_(t, .from = o.a, .to = o.b, .generator = o.generator));
}
torc_tensor torc_init_normal_inplace_with(torc_tensor t, const torc_init_normal_options *options) {
    torc_init_normal_options o;
    if (!TAKEN("normal_", torc_init_normal_options)) return NULL;
    QUIETLY(t, torc_normal_(t, .mean = o.mean, .std = o.std, .generator = o.generator));
}
torc_tensor torc_init_constant_(torc_tensor t, double value) {
    if (!given(t, "constant_")) return NULL;
    QUIETLY(t, torc_fill_(t, NUMBER(value)));
}
torc_tensor torc_init_ones_(torc_tensor t) { return torc_init_constant_(t, 1); }
torc_tensor torc_init_zeros_(torc_tensor t) {
    if (!given(t, "zeros_")) return NULL;
    QUIETLY(t, torc_zero_(t));
}

static double norm_cdf(double x) { return (1.0 + erf(x / sqrt(2.0))) / 2.0; }

static torc_tensor truncated(torc_tensor t, const torc_init_trunc_normal_options *o) {
    double l = norm_cdf((o->a - o->mean) / o->std), u = norm_cdf((o->b - o->mean) / o->std);
    if (!torc_uniform_(t, .from = 2 * l - 1, .to = 2 * u - 1, .generator = o->generator)) return NULL;
    if (!torc_erfinv_(t) || !torc_mul_(t, NUMBER(o->std * sqrt(2.0))) || !torc_add_(t, NUMBER(o->mean))) return NULL;
    return torc_clamp_(t, .min = o->a, .max = o->b);
}
torc_tensor torc_init_trunc_normal_inplace_with(torc_tensor t, const torc_init_trunc_normal_options *options) {
    torc_init_trunc_normal_options o;
    if (!TAKEN("trunc_normal_", torc_init_trunc_normal_options)) return NULL;
    if (o.mean < o.a - 2 * o.std || o.mean > o.b + 2 * o.std)
        WARN_ONCE(
            "mean is more than 2 std from [a, b] in nn.init.trunc_normal_. The distribution of values may be incorrect.");
    QUIETLY(t, truncated(t, &o));
}

torc_tensor torc_init_eye_(torc_tensor t) {
    if (!given(t, "eye_")) return NULL;
    if (t->ndim != 2) return FAIL_NULL(VALUE, "Only tensors with 2 dimensions are supported");
    QUIETLY(t,
            torc_copy_(t, torc_eye(t->sizes[0], .m = t->sizes[1], .dtype = (torc_dtype)t->dtype, .device = t->device)));
}

static torc_tensor dirac(torc_tensor t, int64_t groups) {
    int64_t per_group = t->sizes[0] / groups, kept = MIN(per_group, t->sizes[1]);
    if (!torc_zero_(t)) return NULL;
    for (int64_t g = 0; g < groups; g++)
        for (int64_t d = 0; d < kept; d++) {
            int64_t scope = torc_scope_begin();
            torc_tensor at = torc_select(torc_select(t, 0, g * per_group + d), 0, d);
            for (int i = 2; i < t->ndim; i++) at = torc_select(at, 0, t->sizes[i] / 2);
            bool ok = torc_fill_(at, NUMBER(1)) != NULL;
            torc_scope_end(scope);
            if (!ok) return NULL;
        }
    return t;
}
torc_tensor torc_init_dirac_inplace_with(torc_tensor t, const torc_init_dirac_options *options) {
    torc_init_dirac_options o;
    if (!TAKEN("dirac_", torc_init_dirac_options)) return NULL;
    if (t->ndim < 3 || t->ndim > 5) return FAIL_NULL(VALUE, "Only tensors with 3, 4, or 5 dimensions are supported");
    if (o.groups < 1 || t->sizes[0] % o.groups) return FAIL_NULL(VALUE, "dim 0 must be divisible by groups");
    QUIETLY(t, dirac(t, o.groups));
}

/* ------------------------------------------------------------------------------------------- by fan and gain */
static bool fans(torc_tensor t, int64_t *in, int64_t *out) {
    if (t->ndim < 2)
        return FAIL(VALUE, "Fan in and fan out can not be computed for tensor with fewer than 2 dimensions");
    int64_t field = 1; /* no overflow: numel, unless it is 0, is at least as large */
    for (int i = 2; i < t->ndim; i++)
        if (mul_overflows(field, t->sizes[i], &field))
            return FAIL(VALUE, "the sizes %s overflow", shape_text(t->ndim, t->sizes));
    if (mul_overflows(field, t->sizes[1], in) || mul_overflows(field, t->sizes[0], out))
        return FAIL(VALUE, "the sizes %s overflow", shape_text(t->ndim, t->sizes));
    return true;
}

static double calculate_gain(const char *nonlinearity, attr_number param) {
    static const char *const linear[] = {"linear",           "conv1d",           "conv2d",           "conv3d",
                                         "conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "sigmoid"};
    if (!nonlinearity) return FAIL(VALUE, "Unsupported nonlinearity None"), NAN;
    for (int i = 0; i < COUNT_OF(linear); i++)
        if (!strcmp(nonlinearity, linear[i])) return 1;
    if (!strcmp(nonlinearity, "tanh")) return 5.0 / 3;
    if (!strcmp(nonlinearity, "relu")) return sqrt(2.0);
    if (!strcmp(nonlinearity, "selu")) return 3.0 / 4;
    if (strcmp(nonlinearity, "leaky_relu")) return FAIL(VALUE, "Unsupported nonlinearity %s", nonlinearity), NAN;
    if (param.kind == NUMBER_BOOL)
        return FAIL(VALUE, "negative_slope %s not a valid number", param.as.i ? "True" : "False"), NAN;
    const double slope = number_to_double(param.kind ? param : DEFAULTS(leaky_relu)->negative_slope);
    return sqrt(2.0 / (1 + slope * slope));
}

double torc_init_calculate_gain_with(const char *nonlinearity, const torc_init_calculate_gain_options *options) {
    torc_init_calculate_gain_options o;
    if (FAILED() || !options_take("calculate_gain", options, &o, &layout_torc_init_calculate_gain_options)) return NAN;
    const attr_number param = number_taken(o.param);
    return FAILED() ? NAN : calculate_gain(nonlinearity, param);
}

/* std of a kaiming initialization; negative + error. */
static double kaiming_std(torc_tensor t, const torc_init_kaiming_options *o) {
    int64_t in = 0, out = 0;
    const char *mode = o->mode ? o->mode : "fan_in";
    bool fan_in = !strcmp(mode, "fan_in");
    if (!fan_in && strcmp(mode, "fan_out"))
        return FAIL(VALUE, "Mode %s not supported, please use one of ['fan_in', 'fan_out']", mode), -1;
    if (!fans(t, &in, &out)) return -1;
    double gain = calculate_gain(o->nonlinearity ? o->nonlinearity : "leaky_relu", number_float(o->a));
    return FAILED() ? -1 : gain / sqrt((double)(fan_in ? in : out));
}

torc_tensor torc_init_kaiming_uniform_inplace_with(torc_tensor t, const torc_init_kaiming_options *options) {
    torc_init_kaiming_options o;
    if (!TAKEN("kaiming_uniform_", torc_init_kaiming_options)) return NULL;
    if (!t->numel) return untouched(t, o.generator, "kaiming_uniform_");
    double std = kaiming_std(t, &o);
    if (FAILED()) return NULL;
    double bound = sqrt(3.0) * std;
    return torc_init_uniform_(t, -bound, bound, o.generator);
}
torc_tensor torc_init_kaiming_normal_inplace_with(torc_tensor t, const torc_init_kaiming_options *options) {
    torc_init_kaiming_options o;
    if (!TAKEN("kaiming_normal_", torc_init_kaiming_options)) return NULL;
    if (!t->numel) return untouched(t, o.generator, "kaiming_normal_");
    double std = kaiming_std(t, &o);
    return FAILED() ? NULL : torc_init_normal_(t, 0, std, o.generator);
}

torc_tensor torc_init_xavier_uniform_inplace_with(torc_tensor t, const torc_init_xavier_options *options) {
    torc_init_xavier_options o;
    int64_t in = 0, out = 0;
    if (!TAKEN("xavier_uniform_", torc_init_xavier_options) || !fans(t, &in, &out)) return NULL;
    double bound = sqrt(3.0) * (o.gain * sqrt(2.0 / ((double)in + (double)out)));
    return t->numel ? torc_init_uniform_(t, -bound, bound, o.generator) : untouched(t, o.generator, "xavier_uniform_");
}
torc_tensor torc_init_xavier_normal_inplace_with(torc_tensor t, const torc_init_xavier_options *options) {
    torc_init_xavier_options o;
    int64_t in = 0, out = 0;
    if (!TAKEN("xavier_normal_", torc_init_xavier_options) || !fans(t, &in, &out)) return NULL;
    return t->numel ? torc_init_normal_(t, 0, o.gain * sqrt(2.0 / ((double)in + (double)out)), o.generator)
                    : untouched(t, o.generator, "xavier_normal_");
}

bool layer_reset_uniform(torc_tensor weight, torc_tensor bias) {
    int64_t in = 0, out = 0;
    if (!weight || !fans(weight, &in, &out) || !torc_init_kaiming_uniform_(weight, .a = sqrt(5))) return false;
    if (!bias || in == 0) return true;
    double bound = 1 / sqrt((double)in);
    return torc_init_uniform_(bias, -bound, bound) != NULL;
}
