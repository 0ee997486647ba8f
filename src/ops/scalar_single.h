/* scalar_single.h - special functions of scalar.h as results in float want them, for kernels of float and 16-bit numbers on devices.
 *
 * scalar.h computes them in double, to the last digit, for float too, which vectorizes on a CPU, but costs a GPU several times the reading and
 * writing of its elements. Here most are in float arithmetic alone, right to a few units of the last place where arguments are usual; those that
 * cancel are in double, by as many terms as are seen in a float. They call the functions of scalar.h elsewhere: under a branch, which threads of a
 * device take as they need.
 * The C test tests/unit/test_scalar_single.c compares both. */
#ifndef TORC_OPS_SCALAR_SINGLE_H
#define TORC_OPS_SCALAR_SINGLE_H

#include "ops/scalar.h"

#if defined(__CUDACC__) || defined(__CUDACC_RTC__) || defined(__clang__)
#define T_UNROLLED_FOUR _Pragma("unroll")
#else
#define T_UNROLLED_FOUR _Pragma("GCC unroll 4")
#endif
/* c0 + c1 x + c2 x² + … Fitted for the least relative error of what is made of the sum. */
#define T_SERIES(name, ...)                                                          \
    T_FN float name(float x) {                                                       \
        const float c[] = {__VA_ARGS__};                                             \
        float r = c[sizeof c / sizeof *c - 1];                                       \
        for (int k = (int)(sizeof c / sizeof *c) - 2; k >= 0; k--) r = r * x + c[k]; \
        return r;                                                                    \
    }

/* ------------------------------------------------------------------------------------ derivatives of lgamma
 * Between 1 and 4 series in (x - 2) / (x + 2), of the quotient by the distance from the root and of the product by x. From 4 on
 * the asymptotic series; below 1 one step of the recurrence. */
T_SERIES(t_digamma_middle, 0.785307586f, -1.04295576f, 0.701029301f, -0.7262218f, 0.678717792f, -0.69568646f,
         0.655073881f, -0.669417977f, 0.910314023f, -0.90120399f)
T_SERIES(t_trigamma_middle, 1.28986824f, -0.6531744f, 0.784015298f, -0.879660964f, 0.941243708f, -0.974802732f,
         0.953601956f, -0.951238334f, 1.33527076f, -1.37354982f)
T_FN float t_single_digamma(float x) {
    if (x == 0) return t_copysign(T_INF_f, -x);
    if (!(x > 0)) return x == t_floor(x) ? T_NAN_f : (float)T_NAME(digamma, d)((double)x);
    const float over = 1 / x;
    if (x < 4) {
        const float y = x < 1 ? x + 1 : x;
        /* the root in two parts: what is near it keeps its digits */
        const float r = ((y - 0x1.762d86p+0f) - 1.24381499e-8f) * t_digamma_middle((y - 2) / (y + 2));
        return x < 1 ? r - over : r;
    }
    const float w = over * over;
    return logf(x) -
           (over * 0.5f + w * (1.0f / 12 - w * (1.0f / 120 - w * (1.0f / 252 - w * (1.0f / 240 - w * (1.0f / 132))))));
}
T_FN float t_single_trigamma(float x) {
    const float over = 1 / x;
    if (x < 4) {
        const float y = x < 1 ? x + 1 : x, r = t_trigamma_middle((y - 2) / (y + 2)) / y;
        return x < 1 ? r + over * over : r;
    }
    const float w = over * over;
    return over +
           w * (0.5f + over * (1.0f / 6 - w * (1.0f / 30 - w * (1.0f / 42 - w * (1.0f / 30 - w * (5.0f / 66))))));
}
/* Hurwitz's zeta function for s > 1 and q > 0: five terms, and the rest by Euler and Maclaurin, whose terms fall by (s / (2π (q + 5)))². */
T_FN float t_single_zeta_right(float s, float q) {
    if (q > 1e8f) return powf(q, 1 - s) * (1 / (s - 1) + 0.5f / q);
    float sum = 0;
    for (int k = 4; k >= 0; k--) sum += powf(q + (float)k, -s);
    const float a = q + 5, over = 1 / a, w = over * over, tail = powf(a, 1 - s);
    float factor = s * w, rest = 1 / (s - 1) + over * 0.5f + factor * (1.0f / 12);
    factor *= (s + 1) * (s + 2) * w;
    rest -= factor * (1.0f / 720);
    factor *= (s + 3) * (s + 4) * w;
    rest += factor * (1.0f / 30240);
    factor *= (s + 5) * (s + 6) * w;
    rest -= factor * (1.0f / 1209600);
    factor *= (s + 7) * (s + 8) * w;
    rest += factor * (1.0f / 47900160);
    return sum + tail * rest;
}
/* Where s is large beside q the first terms are all there is, and what comes behind them, no number times zero, must not count. */
T_LONG_FN float t_single_zeta(float s, float q) {
    if (!(s > 1)) return s == 1 ? T_INF_f : T_NAN_f;
    if (q <= 0 && q == t_floor(q)) return T_INF_f;
    if (!(s < 1e4f && q > 0 && q < T_INF_f)) return (float)T_NAME(zeta, d)((double)s, (double)q);
    return t_single_zeta_right(s, q);
}
/* Σ (x + k)^-s over k >= 0, for whole s from 2 to 13 and x > -32 that is not whole or is positive. Terms that are left of where Euler and Maclaurin's
 * rest is short are taken in pairs: their powers are a few products, and one division is enough for both. In double, because left of 0
 * terms cancel. */
T_FN double t_single_whole_zeta(int s, double x) {
    const double order = s, from = 6 + 0.5 * order, square = order * order;
    double sum = 0, y = x;
    for (; y < from; y += 2) {
        double p = y, q = y + 1, first = s & 1 ? p : 1, second = s & 1 ? q : 1;
        for (int k = s >> 1; k; k >>= 1) {
            p *= p, q *= q;
            first *= k & 1 ? p : 1, second *= k & 1 ? q : 1;
        }
        sum += (first + second) / (first * second);
    }
    const double over = 1 / y, w = over * over;
    double power = s & 1 ? 1 : over, square_power = w; /* over^(s - 1) */
    for (int k = (s - 1) >> 1; k; k >>= 1) {
        power *= k & 1 ? square_power : 1;
        square_power *= square_power;
    }
    double rest = -691.0 / 1307674368000.0;
    rest = 1.0 / 47900160 + t_fma_d(19, order, square + 90) * w * rest;
    rest = -1.0 / 1209600 + t_fma_d(15, order, square + 56) * w * rest;
    rest = 1.0 / 30240 + t_fma_d(11, order, square + 30) * w * rest;
    rest = -1.0 / 720 + t_fma_d(7, order, square + 12) * w * rest;
    rest = 1.0 / 12 + t_fma_d(3, order, square + 2) * w * rest;
    return sum + power * (1 / (order - 1) + 0.5 * over + order * w * rest);
}
/* Derivative number n, a whole number, of digamma. Far left of 0, and of n whose factorial has more digits than a float, it is the function in
 * double. */
T_LONG_FN float t_single_polygamma(float x, float n) {
    if (n == 0) return t_single_digamma(x);
    if (x > 0 && n == 1) return t_single_trigamma(x);
    if (!(x > -32 && n <= 12)) return (float)T_NAME(polygamma, d)((double)x, (double)n);
    const double zeta = x <= 0 && x == floorf(x) ? T_INF_d : t_single_whole_zeta((int)n + 1, (double)x);
    float factorial = 1;
    for (int k = 2; k <= (int)n; k++) factorial *= (float)k;
    return (float)(((int)n & 1 ? factorial : -factorial) * zeta);
}

/* ------------------------------------------------------------------------------------ incomplete gamma functions
 * As in scalar.h (gamma_part), in double because what is asked for may be the rest of 1 or of a power, with as many terms as a float sees. What
 * takes long in double are divisions and the library's functions: there are few of them, and all threads go through the same ones. */
#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
T_FN double t_inverse_root(double x) { return rsqrt(x); }
#else
T_FN double t_inverse_root(double x) { return 1 / sqrt(x); }
#endif
/* x^a e^-x / Γ(a + 1), for a from 0 to 1e8, within 1e-13 of it and what rounding adds: Γ(a + 1) is b^(a + 1/2) e^-b, with b = a + 4, times a
 * function of 1/b that is nearly constant. So the large powers cancel before they are made, (x / b)^a e^(b - x). */
T_FN double t_single_gamma_factor(double a, double x) {
    const double b = a + 4, root = t_inverse_root(b), over = root * root;
    double quotient = x * over;
    quotient = fma(fma(-quotient, b, x), over, quotient); /* rounded as a division would be */
    const double rest =
        fma(-quotient, b, x) * over; /* which an a of many digits would show, where the quotient is near 1 */
    double r = 0.002482658802170305232;
    r = t_fma_d(r, over, -0.003452759639068412506);
    r = t_fma_d(r, over, -0.005387830571032763633);
    r = t_fma_d(r, over, 0.003674703543771585244);
    r = t_fma_d(r, over, 0.2082001501679058353);
    r = t_fma_d(r, over, -2.766592436602108848);
    r = t_fma_d(r, over, 4.589221442289435912);
    r = t_fma_d(r, over, -2.42689887245505066);
    r = t_fma_d(r, over, 0.3989422804014526436);
    return t_exp(a * t_log(quotient) + (a * rest - (x - b))) * (root * r);
}
T_LONG_FN float t_single_gamma_part(float shape, float bound, bool upper) {
    const double a = shape, x = bound;
    if (!(a > 0 && a <= 1e8 && x > 0 && x < T_INF_d)) return (float)T_NAME(gamma_part, d)(a, x, upper);
    /* Double has digits enough for the upper function as the rest of 1, unless it is next to nothing. So nearly all threads go one way. */
    const bool series = a > 0.02 && (x <= a || x < 4);
    if (!series && x <= 1.1) {
        /* of small a. The upper function is 1 - x^a / Γ(a + 1) (1 + a Σ (-x)^k / (k! (a + k)) over k > 0) */
        double sum = 0, term = 1, log_gamma = 0.16955717699740819;
        log_gamma = t_fma_d(log_gamma, a, -0.2073855510286739853);
        log_gamma = t_fma_d(log_gamma, a, 0.2705808084277845479);
        log_gamma = t_fma_d(log_gamma, a, -0.4006856343865314285);
        log_gamma = t_fma_d(log_gamma, a, 0.8224670334241132182);
        log_gamma = t_fma_d(log_gamma, a, -0.5772156649015328606);
        T_UNROLLED_FOUR
        for (int k = 1; k < 13; k += 4) {
            const double n1 = a + k, n2 = n1 + 1, n3 = n1 + 2, n4 = n1 + 3;
            const double t1 = term * x * (-1.0 / k), t2 = t1 * x * (-1.0 / (k + 1)), t3 = t2 * x * (-1.0 / (k + 2));
            term = t3 * x * (-1.0 / (k + 3));
            sum += ((t1 * n2 + t2 * n1) * (n3 * n4) + (t3 * n4 + term * n3) * (n1 * n2)) / (n1 * n2 * (n3 * n4));
        }
        const double less = t_expm1(a * (t_log(x) - log_gamma)), r = -less - (1 + less) * a * sum;
        return (float)(upper ? r : 1 - r);
    }
    const double factor = t_single_gamma_factor(a, x);
    if (series) {
        /* Σ x^k / ((a + 1) … (a + k)): `over` / `under`, which are made small again together, so that nothing is divided on the way. */
        double over = 1, under = 1, power = 1, n = a;
        do {
            T_UNROLLED_FOUR
            for (int step = 0; step < 4; step++) {
                n += 1;
                power *= x;
                over = t_fma_d(over, n, power);
                under *= n;
            }
            if (under > 1e100) over *= 1e-100, under *= 1e-100, power *= 1e-100;
        } while (power > over * 1e-12);
        const double r = factor * (over / under);
        return (float)(upper ? 1 - r : r);
    }
    if (factor == 0) return !upper;
    double b = x + 1 - a, top_before = 0, top = 1, bottom_before = 1, bottom = b;
    for (double k = 1; k < 200000;) {
        double left = 0, right = 0;
        T_UNROLLED_FOUR
        for (int step = 0; step < 4; step++, k++) {
            const double n = k * (a - k), next_top = (b += 2) * top + n * top_before,
                         next_bottom = b * bottom + n * bottom_before;
            left = next_top * bottom, right = top * next_bottom;
            top_before = top, bottom_before = bottom, top = next_top, bottom = next_bottom;
        }
        if (t_fabs(left - right) <= 1e-9 * t_fabs(right)) break;
        const double scale = t_fabs(bottom) > 1e100 || t_fabs(top) > 1e100 ? 1e-100 : 1;
        top *= scale, top_before *= scale, bottom *= scale, bottom_before *= scale;
    }
    const double r = factor * a * (top / bottom);
    return (float)(upper ? r : 1 - r);
}

/* ------------------------------------------------------------------------------------ modified Bessel functions
 * Up to 8 a series in x²/4 of positive terms, beyond one in 1/x of √x e^-x I(x). */
T_SERIES(t_i0_small, 1, 1, 0.25000003f, 0.0277777258f, 0.00173614861f, 6.94296104e-05f, 1.9324923e-06f, 3.88651209e-08f,
         6.59918953e-10f, 5.22017369e-12f, 1.4225383e-13f)
T_SERIES(t_i1_small, 1, 0.50000006f, 0.0833332092f, 0.00694458559f, 0.000347147055f, 1.15959929e-05f, 2.71833756e-07f,
         5.30128208e-09f, 4.5934874e-11f, 1.44202521e-12f)
T_SERIES(t_i0_large, 0.398942292f, 0.0498695858f, 0.0278987978f, 0.0337852165f, -0.0138516137f, 0.38797012f)
T_SERIES(t_i1_large, 0.398942292f, -0.149605453f, -0.0465757735f, -0.046156209f, 0.00969784707f, -0.452375114f)
T_FN float t_single_i0e(float x) {
    const float a = t_fabs(x);
    if (a <= 8) return expf(-a) * t_i0_small(a * a * 0.25f);
    return t_i0_large(1 / a) / sqrtf(a);
}
T_FN float t_single_i1e(float x) {
    const float a = t_fabs(x);
    const float r = a <= 8 ? expf(-a) * (a * 0.5f * t_i1_small(a * a * 0.25f)) : t_i1_large(1 / a) / sqrtf(a);
    return x < 0 ? -r : r;
}
/* The exponential in two factors, the product of which overflows later. */
T_FN float t_single_i0(float x) {
    const float a = t_fabs(x), e = expf(a * 0.5f);
    if (a <= 8) return t_i0_small(a * a * 0.25f);
    return a == T_INF_f ? a : e * (t_i0_large(1 / a) / sqrtf(a)) * e;
}
T_FN float t_single_i1(float x) {
    const float a = t_fabs(x), e = expf(a * 0.5f);
    if (a == T_INF_f) return x;
    const float r = a <= 8 ? a * 0.5f * t_i1_small(a * a * 0.25f) : e * (t_i1_large(1 / a) / sqrtf(a)) * e;
    return x < 0 ? -r : r;
}
#undef T_SERIES
#undef T_UNROLLED_FOUR

#endif
