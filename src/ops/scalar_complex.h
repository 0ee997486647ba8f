/* scalar_complex.h - the functions of scalar.h for complex numbers, which formulas of rows that take these are written with.
 *
 * A formula of such a row is compiled once more with a complex compute type T, `float _Complex` or `double _Complex`: operators are C's,
 * and t_exp(x) finds the functions below by the type of x. Those of the C library are named in one list; what is more than a call is
 * written once, as a macro over the complex type C and the type T of its parts, and instantiated for both. To be included after
 * scalar.h, where nothing but complex formulas follows. */
#ifndef TORC_OPS_SCALAR_COMPLEX_H
#define TORC_OPS_SCALAR_COMPLEX_H

#include "ops/scalar.h"

#undef T_FLOAT
#undef T_ANY
#define T_FLOAT(name, x) _Generic((x), float _Complex : t_##name##_cf, double _Complex : t_##name##_cd)
#define T_ANY T_FLOAT

#define T_RE(x) __builtin_creal(x)
#define T_IM(x) __builtin_cimag(x)

/* ------------------------------------------------------------------------------------ the C library's own */
#define T_LIBM_COMPLEX(X)     \
    X(exp, cexpf, cexp)       \
    X(log, clogf, clog)       \
    X(sqrt, csqrtf, csqrt)    \
    X(sin, csinf, csin)       \
    X(cos, ccosf, ccos)       \
    X(tan, ctanf, ctan)       \
    X(asin, casinf, casin)    \
    X(acos, cacosf, cacos)    \
    X(atan, catanf, catan)    \
    X(sinh, csinhf, csinh)    \
    X(cosh, ccoshf, ccosh)    \
    X(tanh, ctanhf, ctanh)    \
    X(asinh, casinhf, casinh) \
    X(acosh, cacoshf, cacosh) \
    X(atanh, catanhf, catanh)
#define T_DEFINE1(name, ff, fd)                                                       \
    T_FN float _Complex t_##name##_cf(float _Complex x) { return __builtin_##ff(x); } \
    T_FN double _Complex t_##name##_cd(double _Complex x) { return __builtin_##fd(x); }
T_LIBM_COMPLEX(T_DEFINE1)
#undef T_DEFINE1
/* As of real numbers: anything to the power of 0 is 1, 1 to the power of anything too, and to the power of 1 it is itself, where the way
 * over logarithms would find no number for 0, infinity and NaN. */
T_FN float _Complex t_pow_cf(float _Complex x, float _Complex y) {
    return y == 0 || x == 1 ? 1 : y == 1 ? x : __builtin_cpowf(x, y);
}
T_FN double _Complex t_pow_cd(double _Complex x, double _Complex y) {
    return y == 0 || x == 1 ? 1 : y == 1 ? x : __builtin_cpow(x, y);
}
T_FN float _Complex t_conj_cf(float _Complex x) { return __builtin_conjf(x); }
T_FN double _Complex t_conj_cd(double _Complex x) { return __builtin_conj(x); }
/* Norms compare with magnitudes, so these must have the same bits everywhere: nothing but arithmetic, alone and in vectors. Squares of floats
 * are exact in double and do not overflow there; doubles whose squares would leave its range are scaled. */
T_FN float t_abs_cf(float _Complex x) {
    const double a = (double)T_RE(x), b = (double)T_IM(x), r = sqrt(a * a + b * b);
    return isinf(a) || isinf(b) ? INFINITY : (float)r;
}
T_FN double t_abs_cd(double _Complex x) {
    const double a = fabs(T_RE(x)), b = fabs(T_IM(x)), top = a > b ? a : b;
    const bool large = top > 0x1p500, small = top < 0x1p-450;
    const double down = large ? 0x1p-600 : small ? 0x1p600 : 1, up = large ? 0x1p600 : small ? 0x1p-600 : 1;
    const double p = a * down, q = b * down, r = sqrt(p * p + q * q) * up;
    return isinf(a) || isinf(b) ? INFINITY : r;
}

/* ------------------------------------------------------------------------------------ made of them
 * expm1 and log1p keep their accuracy near zero, where the naive expressions lose it. The inverse of what is infinite is 0, as the
 * standard has it, where a plain quotient would be NaN: so what overflows on the way ends as the 0 that it is next to. */
#define T_DEFINE_COMPLEX(C, T, s, c)                                                                        \
    T_FN bool t_isnan_##c(C x) { return t_isnan_##s((T)T_RE(x)) || t_isnan_##s((T)T_IM(x)); }               \
    T_FN bool t_isinf_##c(C x) { return t_isinf_##s((T)T_RE(x)) || t_isinf_##s((T)T_IM(x)); }               \
    T_FN bool t_isfinite_##c(C x) { return t_isfinite_##s((T)T_RE(x)) && t_isfinite_##s((T)T_IM(x)); }      \
    T_FN C t_inverse_##c(C x) {                                                                             \
        const T a = t_copysign_##s((T)0, (T)T_RE(x)), b = t_copysign_##s((T)0, -(T)T_IM(x));                \
        return t_isinf_##c(x) ? __builtin_complex(a, b) : 1 / x;                                            \
    }                                                                                                       \
    T_FN C t_exp2_##c(C x) { return t_exp_##c(x * (T)0.69314718055994530942); }                             \
    T_FN C t_log2_##c(C x) { return t_log_##c(x) / (T)0.69314718055994530942; }                             \
    T_FN C t_log10_##c(C x) { return t_log_##c(x) / (T)2.30258509299404568402; }                            \
    T_FN C t_expm1_##c(C x) {                                                                               \
        const T a = (T)T_RE(x), b = (T)T_IM(x), h = t_sin_##s(b / 2), e = t_exp_##s(a);                     \
        const T cosm1 = -2 * h * h; /* cos(b) - 1 */                                                        \
        return __builtin_complex((T)(t_expm1_##s(a) * (cosm1 + 1) + cosm1), (T)(e * t_sin_##s(b)));         \
    }                                                                                                       \
    T_FN C t_log1p_##c(C x) {                                                                               \
        const T a = (T)T_RE(x), b = (T)T_IM(x), theta = t_atan2_##s(b, a + 1);                              \
        if (t_hypot_##s(a, b) >= (T)0.5) return __builtin_complex(t_log_##s(t_hypot_##s(a + 1, b)), theta); \
        const T r = a * (2 + a) + b * b; /* |1 + x|² - 1 */                                                \
        return __builtin_complex(r == 0 ? a : t_log1p_##s(r) / 2, theta);                                   \
    }                                                                                                       \
    T_FN C t_sinc_##c(C x) {                                                                                \
        const C angle = x * (T)3.14159265358979323846, r = t_sin_##c(angle) / angle;                        \
        return x == 0 ? 1 : r;                                                                              \
    }                                                                                                       \
    T_FN C t_sigmoid_##c(C x) { return t_inverse_##c(1 + t_exp_##c(-x)); }                                  \
    T_FN T t_angle_##c(C x) { return t_atan2_##s((T)T_IM(x), (T)T_RE(x)); }                                 \
    T_FN C t_sign_##c(C x) { return x == 0 ? 0 : x / t_abs_##c(x); }                                        \
    T_FN C t_replaced_##c(C x, C nan, C most, C least) {                                                    \
        const T n = (T)T_RE(nan), high = (T)T_RE(most), low = (T)T_RE(least);                               \
        return __builtin_complex((T)t_replaced_##s((T)T_RE(x), n, high, low),                               \
                                 (T)t_replaced_##s((T)T_IM(x), n, high, low));                              \
    }                                                                                                       \
    T_FN C t_lerp_##c(C x, C y, C w) {                                                                      \
        const T re = (T)T_RE(w), im = (T)T_IM(w);                                                           \
        return re * re + im * im < (T)0.25 ? x + w * (y - x) : y - (y - x) * (1 - w);                       \
    }                                                                                                       \
    /* the exponential of what has the smaller real part is the smaller one */                              \
    T_FN C t_logaddexp_##c(C x, C y) {                                                                      \
        const T a = (T)T_RE(x), b = (T)T_RE(y);                                                             \
        const C low = a < b ? x : y, high = a < b ? y : x;                                                  \
        if (t_isnan_##c(x) || t_isnan_##c(y)) return __builtin_complex((T)T_NAN_##s, (T)T_NAN_##s);         \
        if (a == b && t_isinf_##s(a)) return a < 0 ? low : t_log_##c(t_exp_##c(low) + t_exp_##c(high));     \
        return high + t_log1p_##c(t_exp_##c(low - high));                                                   \
    }
T_DEFINE_COMPLEX(float _Complex, float, f, cf)
T_DEFINE_COMPLEX(double _Complex, double, d, cd)
#endif
