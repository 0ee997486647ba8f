/* pointwise_reference.c - see the header. */
#include "pointwise_reference.h"

#include <math.h>

#include "ops/generated/ids.h"

bool reference_integer;
torc_dtype reference_compute = TORC_FLOAT64;

typedef long double real;
static real rounded(real v) {
    return reference_compute == TORC_FLOAT32 ? (real)(float)v : reference_compute == TORC_FLOAT64 ? (real)(double)v : v;
}

#define R(name, e)                                                  \
    static real ref_##name(real x, real y, real z, const real *p) { \
        (void)x, (void)y, (void)z, (void)p;                         \
        return e;                                                   \
    }
static real sigmoid(real x) { return x >= 0 ? 1 / (1 + expl(-x)) : expl(x) / (1 + expl(x)); }
static real normal_cdf(real x) { return 0.5L * erfcl(-x * 0.70710678118654752440L); }
static real normal_pdf(real x) { return 0.39894228040143267794L * expl(-x * x / 2); }
static real clip(real x, real lo, real hi) { return isnan(x) ? x : x < lo ? lo : x > hi ? hi : x; }
static real either_nan(real x, real y, real v) { return isnan(x) || isnan(y) ? (real)NAN : v; }
static int64_t integer(real v) { return (int64_t)v; }

/* Lists of formulas and of ranges, several to a line. */
/* clang-format off */
R(add, x + p[0] * y) R(sub, x - p[0] * y) R(rsub, y - p[0] * x) R(mul, x * y) R(true_divide, x / y)
static real ref_div_trunc(real x, real y, real z, const real *p) {
    (void)z, (void)p;
    return truncl(reference_integer ? x / y : rounded(x / y));
}
static real modulus(real x, real y) {
    real r = fmodl(x, y);
    return r != 0 && (r < 0) != (y < 0) ? r + y : r;
}
static real ref_floor_divide(real x, real y, real z, const real *p) {
    (void)z, (void)p;
    if (y == 0 || isinf(x)) return y == 0 ? x / y : (real)NAN;
    if (isinf(y)) return isnan(x) ? x : x == 0 || (x < 0) == (y < 0) ? 0 : -1;
    return roundl((x - modulus(x, y)) / y);
}
static real ref_remainder(real x, real y, real z, const real *p) {
    (void)z, (void)p;
    return modulus(x, y);
}
R(fmod, fmodl(x, y))
static real ref_pow(real x, real y, real z, const real *p) {
    (void)z, (void)p;
    if (!reference_integer) return powl(x, y);
    if (y < 0) return x == 1 ? 1 : x == -1 ? (integer(y) % 2 ? -1 : 1) : 0;
    uint64_t r = 1; /* wraps */
    for (int64_t i = 0; i < integer(y); i++) r *= (uint64_t)integer(x);
    return (real)(int64_t)r;
}
R(neg, -x) R(abs, fabsl(x)) R(conj_values, x) R(sign, (x > 0) - (x < 0)) R(sgn, (x > 0) - (x < 0))
R(angle, isnan(x) ? x : x < 0 ? 3.14159265358979323846L : 0) R(cube, x * x * x) R(square, x * x) R(sqrt, sqrtl(x)) R(rsqrt, 1 / sqrtl(x))
R(reciprocal, 1 / x)
R(addcmul, x + p[0] * y * z) R(addcdiv, x + p[0] * y / z)
R(lerp, fabsl(z) < 0.5L ? x + z * (y - x) : y - (y - x) * (1 - z))
R(ceil, ceill(x)) R(floor, floorl(x)) R(trunc, truncl(x)) R(round, rintl(x)) R(frac, x - truncl(x))
R(exp, expl(x)) R(exp2, exp2l(x)) R(expm1, expm1l(x)) R(log, logl(x)) R(log2, log2l(x)) R(log10, log10l(x))
R(log1p, log1pl(x))
static real ref_logaddexp(real x, real y, real z, const real *p) {
    (void)z, (void)p;
    if (isnan(x) || isnan(y)) return (real)NAN;
    if (x == y && isinf(x)) return x;
    return fmaxl(x, y) + log1pl(expl(-fabsl(x - y)));
}
static real ref_logaddexp2(real x, real y, real z, const real *p) {
    (void)z, (void)p;
    if (isnan(x) || isnan(y)) return (real)NAN;
    if (x == y && isinf(x)) return x;
    return fmaxl(x, y) + log1pl(exp2l(-fabsl(x - y))) * 1.44269504088896340736L;
}
R(xlogy, isnan(y) ? y : x == 0 ? 0 : x * logl(y))
R(sin, sinl(x)) R(cos, cosl(x)) R(tan, tanl(x)) R(asin, asinl(x)) R(acos, acosl(x)) R(atan, atanl(x))
R(sinh, sinhl(x)) R(cosh, coshl(x))
R(tanh, tanhl(x)) R(asinh, asinhl(x)) R(acosh, acoshl(x)) R(atanh, atanhl(x)) R(erf, erfl(x)) R(erfc, erfcl(x))
static real ref_erfinv(real y, real b, real c, const real *p) { /* bisection: slow and sure */
    (void)b, (void)c, (void)p;
    if (isnan(y) || fabsl(y) > 1) return (real)NAN;
    if (fabsl(y) == 1) return y * (real)INFINITY;
    real a = fabsl(y), lo = 0, hi = 7;
    if (a < 1e-5L) return y * 0.88622692545275801365L * (1 + a * a * 0.26179938779914943654L);
    for (int i = 0; i < 120; i++) {
        real m = (lo + hi) / 2;
        if (a < 0.5L ? erfl(m) < a : erfcl(m) > 1 - a) lo = m; else hi = m;
    }
    return copysignl((lo + hi) / 2, y);
}
R(special_xlog1py, isnan(y) ? y : x == 0 ? 0 : x * log1pl(y)) R(special_entr, x == 0 ? 0 : x < 0 ? -(real)INFINITY : -x * logl(x))
R(sinc, x == 0 ? 1 : sinl(x * 3.14159265358979323846264338327950288L) / (x * 3.14159265358979323846264338327950288L))
R(deg2rad, x * 3.14159265358979323846264338327950288L / 180) R(rad2deg, x * 180 / 3.14159265358979323846264338327950288L)
R(lgamma, lgammal(x))
/* By the recurrence to large arguments, where two terms of the asymptotic series do. */
static real ref_digamma(real x, real b, real c, const real *p) {
    (void)b, (void)c, (void)p;
    if (x == 0) return copysignl((real)INFINITY, -x);
    if (x < 0) {
        if (x == floorl(x)) return (real)NAN;
        return ref_digamma(1 - x, 0, 0, NULL) - 3.14159265358979323846264338327950288L / tanl(3.14159265358979323846264338327950288L * (x - truncl(x)));
    }
    real sum = 0;
    for (; x < 2000; x++) sum += 1 / x;
    return logl(x) - 1 / (2 * x) - 1 / (12 * x * x) + 1 / (120 * x * x * x * x) - sum;
}
/* The same of the sum of (q + k)^-s. */
static real ref_special_zeta(real s, real q, real c, const real *p) {
    (void)c, (void)p;
    if (s == 1) return (real)INFINITY;
    if (!(s > 1)) return (real)NAN;
    if (isnan(q) || isinf(q)) return isnan(q) ? q : q > 0 ? 0 : (real)INFINITY;
    if (q <= 0 && q == floorl(q)) return (real)INFINITY;
    if (q < 0 && s != floorl(s)) return (real)NAN;
    real sum = 0;
    for (; q < 2000; q++) sum += powl(q, -s);
    return sum + powl(q, 1 - s) / (s - 1) + powl(q, -s) / 2 + s * powl(q, -s - 1) / 12 - s * (s + 1) * (s + 2) * powl(q, -s - 3) / 720;
}
/* The upper (or lower) incomplete gamma function over Γ(a): from its continued fraction right of a + 1, from 1 or what is left to 1 of
 * x^a e^-x Σ x^k / Γ(a + k + 1); for shapes that take too many terms the normal distribution and what it leaves, of which little is more than 0. */
static real incomplete_gamma(real a, real x, bool upper) {
    if (a < 0 || x < 0 || (a == 0 && !(x > 0)) || (isinf(a) && isinf(x))) return NAN;
    if (x == 0 || isinf(a)) return upper;
    if (a == 0 || isinf(x)) return !upper;
    if (isnan(a) || isnan(x)) return NAN;
    if (a > 1e8L) {
        const real mu = (x - a) / a, eta = copysignl(sqrtl(2 * (mu - log1pl(mu))), mu), z = eta * sqrtl(a / 2);
        const real rest = fabsl(z) > 200 ? 0 : expl(-z * z) / sqrtl(2 * 3.14159265358979323846L * a) * (eta / 12 - 1 / 3.0L);
        return (upper ? erfcl(z) : erfcl(-z)) / 2 + (upper ? rest : -rest);
    }
    const real power = a * logl(x) - x;
    if (x > a + 1) {
        real b = x + 1 - a, c = 1e4000L, d = 1 / b, h = d;
        for (int k = 1; k < 20000 && fabsl(c * d - 1) > 1e-19L; k++) {
            b += 2;
            d = 1 / (k * (a - k) * d + b);
            c = b + k * (a - k) / c;
            h *= c * d;
        }
        const real r = expl(power - lgammal(a)) * h;
        return upper ? r : 1 - r;
    }
    real term = 1, sum = 1;
    for (int k = 1; k < 100000 && term > sum * 1e-20L; k++) sum += term *= x / (a + k);
    const real r = expl(power - lgammal(a + 1)) * sum;
    return upper ? 1 - r : r;
}
R(igamma, incomplete_gamma(x, y, false)) R(igammac, incomplete_gamma(x, y, true))
static real ref_polygamma(real x, real b, real c, const real *p) {
    (void)b, (void)c;
    const real n = p[0];
    return (fmodl(n, 2) == 0 ? -1 : 1) * tgammal(n + 1) * ref_special_zeta(n + 1, x, 0, NULL);
}
/* Far out as the continued fraction, evaluated from its end. */
static real ref_special_erfcx(real x, real b, real c, const real *p) {
    (void)b, (void)c, (void)p;
    if (!(x > 4)) return expl(x * x) * erfcl(x);
    real f = x;
    for (int k = 200; k > 0; k--) f = x + k / 2.0L / f;
    return 0.56418958354775628694807945156077259L / f;
}
static real ref_special_log_ndtr(real x, real b, real c, const real *p) {
    (void)b, (void)c, (void)p;
    return x < -1 ? logl(ref_special_erfcx(-x * 0.70710678118654752440084436210484904L, 0, 0, NULL) / 2) - x * x / 2 : log1pl(-normal_cdf(-x));
}
R(special_ndtr, normal_cdf(x))
static real ref_special_ndtri(real y, real b, real c, const real *p) { /* bisection: slow and sure */
    (void)b, (void)c, (void)p;
    if (isnan(y) || y < 0 || y > 1) return (real)NAN;
    if (y == 0 || y == 1) return y ? (real)INFINITY : -(real)INFINITY;
    real lo = -40, hi = 40;
    for (int i = 0; i < 120; i++) {
        real m = (lo + hi) / 2;
        if (y < 0.5L ? normal_cdf(m) < y : normal_cdf(-m) > 1 - y) lo = m; else hi = m;
    }
    return (lo + hi) / 2;
}
/* e^-|x| I_n(x) by the integral of e^(x (cos t - 1)) cos(n t) over a half turn: equal steps are exact to all digits. */
static real bessel(real x, int n) {
    if (isnan(x) || isinf(x)) return isnan(x) ? x : 0;
    const real a = fabsl(x);
    const int steps = 64 + (int)fminl(12 * sqrtl(a), 20000);
    real sum = 0;
    if (a > 1e6L) return (n && x < 0 ? -1 : 1) * (1 + (n ? -3 : 1) / (8 * a)) / sqrtl(2 * 3.14159265358979323846264338327950288L * a);
    for (int k = 0; k <= steps; k++) {
        const real t = 3.14159265358979323846264338327950288L * k / steps, h = sinl(t / 2);
        sum += expl(-2 * a * h * h) * (n ? cosl(t) : 1) * (k && k < steps ? 1 : 0.5L);
    }
    return (n && x < 0 ? -1 : 1) * sum / steps;
}
R(special_i0e, bessel(x, 0)) R(special_i1e, fabsl(x) < 1e-4L ? x / 2 * (1 - fabsl(x)) : bessel(x, 1))
R(i0, isinf(x) ? (real)INFINITY : bessel(x, 0) * expl(fabsl(x)))
R(special_i1, isinf(x) ? x : fabsl(x) < 1e-4L ? x / 2 : bessel(x, 1) * expl(fabsl(x)))
R(heaviside, x == 0 ? y : x > 0) R(isposinf, isinf(x) && x > 0) R(isneginf, isinf(x) && x < 0)
static real ref_gcd(real x, real y, real c, const real *p) {
    (void)c, (void)p;
    for (x = fabsl(x), y = fabsl(y); y != 0;) {
        const real rest = fmodl(x, y);
        x = y, y = rest;
    }
    return x;
}
static real ref_lcm(real x, real y, real c, const real *p) {
    const real common = ref_gcd(x, y, c, p);
    return common == 0 ? 0 : fabsl(x / common * y);
}
R(atan2, atan2l(x, y)) R(hypot, hypotl(x, y))
R(maximum, either_nan(x, y, fmaxl(x, y))) R(minimum, either_nan(x, y, fminl(x, y))) R(fmax, fmaxl(x, y))
R(fmin, fminl(x, y)) R(copysign, copysignl(x, y))
R(clamp_min, either_nan(x, y, fmaxl(x, y))) R(clamp_max, either_nan(x, y, fminl(x, y)))
R(clamp_between, isnan(x) || isnan(y) || isnan(z) ? (real)NAN : fminl(fmaxl(x, y), z))
R(where, x != 0 ? y : z) R(masked_fill, y != 0 ? z : x)
R(nan_to_num_values, isnan(x) ? p[0] : isinf(x) ? (x > 0 ? p[1] : p[2]) : x)
R(eq, x == y) R(ne, x != y) R(lt, x < y) R(le, x <= y) R(gt, x > y) R(ge, x >= y)
R(logical_and, x != 0 && y != 0) R(logical_or, x != 0 || y != 0) R(logical_xor, (x != 0) != (y != 0))
R(logical_not, x == 0)
R(isnan, isnan(x)) R(isinf, isinf(x) != 0) R(isfinite, isfinite(x))
R(signbit, reference_integer ? x < 0 : signbit(x) != 0)
R(bitwise_and, (real)(integer(x) & integer(y))) R(bitwise_or, (real)(integer(x) | integer(y)))
R(bitwise_xor, (real)(integer(x) ^ integer(y)))
R(bitwise_not_int, (real)~integer(x))
R(bitwise_left_shift, y < 0 || y > 63 ? 0 : (real)(int64_t)((uint64_t)integer(x) << integer(y)))
R(bitwise_right_shift, floorl(ldexpl(x, y < 0 || y > 63 ? -63 : -(int)y)))
R(sigmoid, sigmoid(x)) R(logit, logl(clip(x, p[0], 1 - p[0]) / (1 - clip(x, p[0], 1 - p[0])))) R(relu, x < 0 ? 0 : x)
R(relu6, clip(x, 0, 6))
R(leaky_relu, x > 0 ? x : x * p[0]) R(elu, x > 0 ? x : p[0] * expm1l(x))
R(selu, 1.0507009873554804934193349852946L * (x > 0 ? x : 1.6732632423543772848170429916717L * expm1l(x)))
R(celu, x > 0 ? x : p[0] * expm1l(x / p[0])) R(gelu_erf, x * normal_cdf(x)) R(silu, x * sigmoid(x))
static real tanh_argument(real x) { return 2 * 0.79788456080286535588L * (x + 0.044715L * x * x * x); }
R(gelu_tanh, x * sigmoid(tanh_argument(x)))
R(mish, x > 40 ? x : x * tanhl(log1pl(expl(x)))) R(softplus, x * p[0] > p[1] ? x : log1pl(expl(x * p[0])) / p[0])
R(softsign_float, x / (1 + fabsl(x)))
R(hardtanh, clip(x, p[0], p[1])) R(hardsigmoid, clip(x + 3, 0, 6) / 6) R(hardswish, x * clip(x + 3, 0, 6) / 6)
R(hardshrink, x >= -p[0] && x <= p[0] ? 0 : x) R(softshrink, x > p[0] ? x - p[0] : x < -p[0] ? x + p[0] : x * 0)
R(tanhshrink, x - tanhl(x))
R(threshold, x <= p[0] ? p[1] : x) R(logsigmoid, isnan(x) ? x : fminl(x, 0) - log1pl(expl(-fabsl(x))))
R(sigmoid_backward, x * (1 - y) * y) R(tanh_backward, x * (1 - y * y))
R(logit_backward, x * (isnan(y) ? y : y < p[0] || y > 1 - p[0] ? 0 : 1 / (y * (1 - y))))
R(threshold_backward, y <= p[0] ? 0 : x)
R(hardtanh_backward, y <= p[0] || y >= p[1] ? 0 : x) R(leaky_relu_backward, y > 0 ? x : x * p[0])
R(elu_backward, x * p[1] * (y <= 0 ? p[0] * expl(y) : 1))
R(celu_backward, x * (y <= 0 ? expl(y / p[0]) : 1)) R(gelu_erf_backward, x * (normal_cdf(y) + y * normal_pdf(y)))
R(silu_backward, x * sigmoid(y) * (1 + y * (1 - sigmoid(y))))
R(gelu_tanh_backward, x * (sigmoid(tanh_argument(y)) + y * sigmoid(tanh_argument(y)) * sigmoid(-tanh_argument(y)) * 2 *
                                                           0.79788456080286535588L * (1 + 3 * 0.044715L * y * y)))
static real ref_mish_backward(real x, real y, real z, const real *p) {
    (void)z, (void)p;
    real t = y > 40 ? 1 : tanhl(log1pl(expl(y)));
    return x * (t + y * sigmoid(y) * (1 - t * t));
}
R(softplus_backward, y * p[0] > p[1] ? x : x * sigmoid(y * p[0])) R(hardsigmoid_backward, y > -3 && y < 3 ? x / 6 : 0)
R(hardswish_backward, y <= -3 ? 0 : y < 3 ? x * (y / 3 + 0.5L) : x) R(shrink_backward, y >= -p[0] && y <= p[0] ? 0 : x)
R(var_backward, x * (y - z)) R(norm2_backward, x * (z == 0 ? 0 : y / z))
R(vector_norm_backward, x * (z == 0 || y / z == 0 ? 0 : copysignl(powl(fabsl(y / z), p[0] - 1), y / z)))

/* What underflows in the type computed in is 0 beside an infinite gradient too. */
static real held(real v) { return reference_compute == TORC_FLOAT64 ? (real)(double)v : (real)(float)v; }
R(logsigmoid_backward, x * held(sigmoid(-y))) R(rsqrt_backward, -0.5L * x * held(y * y * y)) R(copysign_backward, y == 0 ? 0 : x * (z / y))
R(xlogy_backward, y == 0 && z <= 0 ? 0 : isnan(z) ? z : x == 0 ? 0 : x * logl(z))
R(xlog1py_backward, y == 0 && z <= -1 ? 0 : isnan(z) ? z : x == 0 ? 0 : x * log1pl(z))
R(extremum_backward, y < z ? 0 : y == z ? x / 2 : x) R(glu_each, x * held(sigmoid(y)))
R(glu_gate_backward, x * y * held(sigmoid(z) * sigmoid(-z)))
R(prelu_each, x > 0 ? x : x * y) R(prelu_backward, y > 0 ? x : x * z) R(prelu_weight_backward, y > 0 ? 0 : x * y)
R(renorm_factor, x > p[0] ? p[0] / (x + 1e-7L) : 1)
static real kaiser_at(real x, const real *p) {
    const real r = (x - p[1]) / p[1], height = 1 - r * r > 0 ? p[0] * sqrtl(1 - r * r) : r != r ? r : 0;
    return bessel(height, 0) * expl(height) / p[2];
}
R(kaiser_points, kaiser_at(x, p))
R(addr_each, p[0] * x + p[1] * y * z)
R(offset_difference, x - y + p[0]) R(second_difference, (x - y) - (y - z))
R(difference_loss, fabsl(x - y) >= p[0] ? p[1] * (fabsl(x - y) - p[0] / 2) : p[2] * (x - y) * (x - y))
R(difference_loss_backward, x * (fabsl(y - z) >= p[0] ? p[1] * ((y > z) - (y < z)) : p[2] * (y - z)))
R(binary_cross_entropy_backward, p[0] * x * (y - z) / fmaxl((1 - y) * y, 1e-12L))
static real next_number(real x, real y) { return reference_compute == TORC_FLOAT64 ? (real)nextafter((double)x, (double)y) : (real)nextafterf((float)x, (float)y); }
R(nextafter_each, isnan(x) || isnan(y) ? NAN : x == y ? y : next_number(x, y))
R(binary_cross_entropy_logits_each, (1 - x) * y - ((z - 1) * x + 1) * ref_logsigmoid(y, 0, 0, NULL))

static real ref_frexp(real x, real y, real z, const real *p) {
    int exponent;
    (void)y, (void)z, (void)p;
    return frexpl(x, &exponent);
}
static real ref_frexp_exponent(real x, real y, real z, const real *p) {
    int exponent;
    (void)y, (void)z, (void)p;
    (void)frexpl(x, &exponent);
    return isfinite(x) ? exponent : 0;
}

#define POSITIVE {0.2, 3}
static const reference table[OP_COUNT] = {
#define ROW(name, ...) [OP_##name] = {.f = ref_##name, __VA_ARGS__},
#define PLAIN(name) [OP_##name] = {.f = ref_##name},
    ROW(add, .floats_only = true, .sums = true, .p = {1.5}) ROW(sub, .sums = true, .p = {2})
    ROW(rsub, .sums = true, .p = {3}) PLAIN(mul)
    ROW(true_divide, .range = {{-2, 2}, POSITIVE}) ROW(div_trunc, .range = {{-2, 2}, POSITIVE})
    ROW(floor_divide, .range = {{-2, 2}, POSITIVE}) ROW(remainder, .sums = true, .range = {{-2, 2}, {2.5, 3}})
    ROW(fmod, .range = {{-2, 2}, {2.5, 3}})
    ROW(pow, .no_bool = true, .range = {POSITIVE, {-2, 3}}, .slack = 4) PLAIN(neg) PLAIN(abs) PLAIN(conj_values) PLAIN(sign) PLAIN(sgn) PLAIN(angle)
    PLAIN(cube) ROW(square, .of_bool = TORC_INT64)
    ROW(sqrt, .range = {POSITIVE}) ROW(rsqrt, .range = {POSITIVE})
    ROW(reciprocal, .range = {POSITIVE}) ROW(addcmul, .not_of_bool = true, .sums = true, .p = {2})
    ROW(addcdiv, .sums = true, .p = {0.5}, .range = {{-2, 2}, {-2, 2}, POSITIVE}) ROW(lerp, .sums = true)
    PLAIN(ceil) PLAIN(floor) PLAIN(trunc) ROW(frexp, .f2 = ref_frexp_exponent) PLAIN(round) PLAIN(frac)
    PLAIN(exp) PLAIN(exp2) PLAIN(expm1)
    ROW(log, .range = {POSITIVE}) ROW(log2, .range = {POSITIVE})
    ROW(log10, .range = {POSITIVE}) ROW(log1p, .range = {{-0.5, 2}}) ROW(logaddexp, .sums = true) PLAIN(logaddexp2)
    ROW(xlogy, .range = {{-2, 2}, POSITIVE}) ROW(special_xlog1py, .range = {{-2, 2}, POSITIVE}) ROW(special_entr, .range = {POSITIVE})
    ROW(sinc, .absolute = true) PLAIN(deg2rad) PLAIN(rad2deg) ROW(lgamma, .range = {POSITIVE}, .absolute = true) ROW(digamma, .range = {POSITIVE}, .absolute = true)
    ROW(special_zeta, .range = {{1.5, 3}, POSITIVE}) ROW(polygamma, .range = {POSITIVE}, .p = {2}) PLAIN(special_erfcx) PLAIN(special_ndtr) PLAIN(special_log_ndtr)
    ROW(special_ndtri, .range = {{0.05, 0.95}}, .absolute = true) PLAIN(i0) PLAIN(special_i0e) PLAIN(special_i1) PLAIN(special_i1e)
    ROW(igamma, .absolute = true, .range = {POSITIVE, POSITIVE}, .constant = 1) ROW(igammac, .absolute = true, .range = {POSITIVE, POSITIVE}, .constant = 1) PLAIN(nextafter_each) PLAIN(heaviside) PLAIN(isposinf) PLAIN(isneginf) PLAIN(gcd) PLAIN(lcm)
    PLAIN(sin) PLAIN(cos) ROW(tan, .range = {{-1, 1}}) ROW(asin, .range = {{-0.9, 0.9}})
    ROW(acos, .range = {{-0.9, 0.9}}) PLAIN(atan) PLAIN(sinh) PLAIN(cosh) PLAIN(tanh)
    PLAIN(asinh) ROW(acosh, .range = {{1.2, 3}}) ROW(atanh, .range = {{-0.8, 0.8}}) PLAIN(erf) PLAIN(erfc)
    ROW(erfinv, .range = {{-0.8, 0.8}}, .slack = 4)
    PLAIN(atan2) PLAIN(hypot) PLAIN(maximum) PLAIN(minimum) PLAIN(fmax) PLAIN(fmin) PLAIN(copysign) PLAIN(clamp_min)
    PLAIN(clamp_max)
    ROW(clamp_between, .no_bool = true, .range = {{-2, 2}, {-1, -0.5}, {0.5, 1}}) ROW(where, .mask = 1)
    ROW(masked_fill, .mask = 2, .one_value = true, .not_of_bool = true)
    ROW(nan_to_num_values, .p = {1.5, 7, -3})
    PLAIN(eq) PLAIN(ne) PLAIN(lt) PLAIN(le) PLAIN(gt) PLAIN(ge) PLAIN(logical_and) PLAIN(logical_or)
    PLAIN(logical_xor) PLAIN(logical_not)
    PLAIN(isnan) PLAIN(isinf) PLAIN(isfinite) PLAIN(signbit) PLAIN(bitwise_and) PLAIN(bitwise_or) PLAIN(bitwise_xor)
    PLAIN(bitwise_not_int)
    PLAIN(bitwise_left_shift) PLAIN(bitwise_right_shift) PLAIN(sigmoid)
    ROW(logit, .absolute = true, .p = {0.05}, .range = {{0.1, 0.9}})
    PLAIN(relu) PLAIN(relu6)
    ROW(leaky_relu, .p = {0.125}) ROW(elu, .p = {1.5}) PLAIN(selu) ROW(celu, .p = {2}) ROW(gelu_erf, .slack = 20)
    ROW(gelu_tanh, .slack = 20) PLAIN(silu) PLAIN(mish)
    ROW(softplus, .p = {0.5, 20}) PLAIN(softsign_float) ROW(hardtanh, .p = {0, 3}) PLAIN(hardsigmoid) PLAIN(hardswish)
    ROW(hardshrink, .p = {0.75}) ROW(softshrink, .p = {0.75})
    ROW(tanhshrink, .no_bool = true, .sums = true) ROW(threshold, .p = {1, 7}) PLAIN(logsigmoid)
    ROW(sigmoid_backward, .range = {{-2, 2}, {0.1, 0.9}}) PLAIN(tanh_backward)
    ROW(logit_backward, .p = {0.05}, .range = {{-2, 2}, {0.1, 0.9}})
    ROW(threshold_backward, .not_of_bool = true, .p = {1})
    ROW(hardtanh_backward, .not_of_bool = true, .p = {0, 3}) ROW(leaky_relu_backward, .p = {0.125})
    ROW(elu_backward, .p = {1.5}) ROW(celu_backward, .p = {2}) ROW(gelu_erf_backward, .sums = true, .slack = 20)
    ROW(gelu_tanh_backward, .sums = true, .slack = 40) ROW(silu_backward, .sums = true, .slack = 4)
    ROW(mish_backward, .sums = true, .slack = 4) ROW(softplus_backward, .p = {0.5, 20}) PLAIN(hardsigmoid_backward)
    ROW(hardswish_backward, .sums = true) ROW(shrink_backward, .p = {0.75})
    PLAIN(logsigmoid_backward) PLAIN(rsqrt_backward) ROW(copysign_backward, .range = {{-2, 2}, POSITIVE, {-2, 2}}) PLAIN(extremum_backward)
    ROW(xlogy_backward, .range = {{-2, 2}, {-2, 2}, POSITIVE}) ROW(xlog1py_backward, .range = {{-2, 2}, {-2, 2}, POSITIVE})
    PLAIN(glu_each) PLAIN(glu_gate_backward) PLAIN(prelu_each) PLAIN(prelu_backward) PLAIN(prelu_weight_backward)
    ROW(renorm_factor, .range = {POSITIVE}, .p = {0.1})
    ROW(kaiser_points, .range = {{0, 10}}, .p = {2.5, 5, 3.2898391440501231})
    ROW(offset_difference, .sums = true, .p = {0.25}) ROW(second_difference, .sums = true)
    ROW(addr_each, .not_of_bool = true, .sums = true, .p = {2, 3}) ROW(difference_loss, .sums = true, .p = {0.75, 0.5, 2})
    ROW(difference_loss_backward, .sums = true, .p = {0.75, 0.5, 2})
    ROW(binary_cross_entropy_backward, .sums = true, .range = {{-2, 2}, {0.1, 0.9}, {0, 1}}, .p = {0.5})
    ROW(binary_cross_entropy_logits_each, .sums = true, .range = {{0, 1}, {-2, 2}, POSITIVE})
    ROW(var_backward, .sums = true) PLAIN(norm2_backward) ROW(vector_norm_backward, .p = {3})
};
/* clang-format on */

const reference *reference_of(int op) {
    if (!table[op].f || !table[op].f2 != (op_rows[op].nout < 2))
        fail_msg("%s has no reference of each result in pointwise_reference.c", op_rows[op].name);
    return &table[op];
}

/* The attributes struct of the row, its numbers taken from the reference. */
static void fill_attributes(int op, void *attrs) {
    const op_row *row = &op_rows[op];
    const double *p = reference_of(op)->p;
    memset(attrs, 0, row->attr_size);
    for (int k = 0, n = 0; k < row->nparams; k++) {
        char *at = (char *)attrs + row->params[k].offset;
        double v = n < FORMULA_NUMBERS ? p[n] : 0;
        switch (row->params[k].type) {
        case P_INT: *(int64_t *)(void *)at = (int64_t)v; break;
        case P_FLOAT: *(double *)(void *)at = v; break;
        case P_FLOAT_OPT: *(attr_number *)(void *)at = number_float(v); break;
        case P_SCALAR:
        case P_SCALAR_OPT: *(attr_number *)(void *)at = v == floor(v) ? number_int((int64_t)v) : number_float(v); break;
        default: continue;
        }
        n++;
    }
}

void call_row_all(int op, const torc_tensor *in, torc_tensor results[2]) {
    _Alignas(16) char attrs[1024];
    assert_true(op_rows[op].attr_size <= sizeof attrs && op_rows[op].nout <= 2);
    fill_attributes(op, attrs);
    results[0] = results[1] = NULL;
    op_call(op, CALL_FUNCTION, in, op_rows[op].ntensors, NULL, attrs, results, NULL);
}
torc_tensor call_row(int op, const torc_tensor *in) {
    torc_tensor results[2];
    call_row_all(op, in, results);
    return results[0];
}
