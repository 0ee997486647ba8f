/* special_lanes.h - special functions that no loop of vectors can have, of a vector register of doubles at a time.
 *
 * Some of them have no vector form in libmvec (lgamma), others take as many terms as their arguments ask for, or choose between ways so different
 * that both cost too much (incomplete gamma, zeta). Here the lanes of a register go through each way together, if any of them takes it, and what
 * hardly any number asks for is left to the functions of ops/scalar.h, lane by lane. gcc calls these by their names (x86_64's vector function ABI)
 * where a formula calls the function of one number; included by pointwise_simd.c, for each instruction set. */
#ifndef TORC_CPU_SPECIAL_LANES_H
#define TORC_CPU_SPECIAL_LANES_H

#include <immintrin.h>

#if defined(__AVX512F__) && defined(__AVX512DQ__)
enum { LANES = 8 };
typedef double lanes __attribute__((vector_size(64)));
typedef int64_t lane_masks __attribute__((vector_size(64)));
#define LANES1(name) _ZGVeN8v_##name
#define LANES2(name) _ZGVeN8vv_##name
static inline lanes lanes_fma(lanes a, lanes b, lanes c) {
    return (lanes)_mm512_fmadd_pd((__m512d)a, (__m512d)b, (__m512d)c);
}
static inline lanes lanes_sqrt(lanes a) { return (lanes)_mm512_sqrt_pd((__m512d)a); }
static inline bool lanes_any(lane_masks m) { return _mm512_movepi64_mask((__m512i)m) != 0; }
static inline lanes lanes_pick(lane_masks m, lanes a, lanes b) {
    return (lanes)_mm512_mask_blend_pd(_mm512_movepi64_mask((__m512i)m), (__m512d)b, (__m512d)a);
}
#elif defined(__AVX2__) && defined(__FMA__)
enum { LANES = 4 };
typedef double lanes __attribute__((vector_size(32)));
typedef int64_t lane_masks __attribute__((vector_size(32)));
#define LANES1(name) _ZGVdN4v_##name
#define LANES2(name) _ZGVdN4vv_##name
static inline lanes lanes_fma(lanes a, lanes b, lanes c) {
    return (lanes)_mm256_fmadd_pd((__m256d)a, (__m256d)b, (__m256d)c);
}
static inline lanes lanes_sqrt(lanes a) { return (lanes)_mm256_sqrt_pd((__m256d)a); }
static inline bool lanes_any(lane_masks m) { return _mm256_movemask_pd((__m256d)m) != 0; }
static inline lanes lanes_pick(lane_masks m, lanes a, lanes b) {
    return (lanes)_mm256_blendv_pd((__m256d)b, (__m256d)a, (__m256d)m);
}
#else
enum { LANES = 2 };
typedef double lanes __attribute__((vector_size(16)));
typedef int64_t lane_masks __attribute__((vector_size(16)));
#define LANES1(name) _ZGVbN2v_##name
#define LANES2(name) _ZGVbN2vv_##name
static inline lanes lanes_fma(lanes a, lanes b, lanes c) { return a * b + c; }
static inline lanes lanes_sqrt(lanes a) { return (lanes)_mm_sqrt_pd((__m128d)a); }
static inline bool lanes_any(lane_masks m) { return _mm_movemask_pd((__m128d)m) != 0; }
static inline lanes lanes_pick(lane_masks m, lanes a, lanes b) {
    return (lanes)((m & (lane_masks)a) | (~m & (lane_masks)b));
}
#endif
lanes LANES1(exp)(lanes);
lanes LANES1(expm1)(lanes);
lanes LANES1(log)(lanes);
lanes LANES1(sin)(lanes);
lanes LANES1(pointwise_lgamma)(lanes);
lanes LANES1(pointwise_lgamma_rounded)(lanes);
lanes LANES2(pointwise_zeta)(lanes, lanes);
lanes LANES2(pointwise_polygamma)(lanes, lanes);
lanes LANES2(pointwise_igamma)(lanes, lanes);
lanes LANES2(pointwise_igammac)(lanes, lanes);

static inline lanes lanes_of(double x) { return x - (lanes){0}; }
static inline lanes lanes_abs(lanes x) { return (lanes)((lane_masks)x & INT64_MAX); }
static inline lanes lanes_sum(const double *c, int n, lanes x) {
    lanes r = lanes_of(c[n - 1]);
    _Pragma("GCC unroll 32") for (int k = n - 2; k >= 0; k--) r = lanes_fma(r, x, lanes_of(c[k]));
    return r;
}

/* ------------------------------------------------------------------------------------------ lgamma
 * Of y > 0. Between 1 and 3 it is (y - 1) (y - 2) times a quotient of polynomials, so that it is exact beside its roots; numbers below 1 take one step
 * of the recurrence, those up to `far_from` as many as lead there, in one logarithm; from there on it is Stirling's series. What will be rounded to
 * float is as exact with fewer terms: its relative error is below 5e-10. */
#define LGAMMA_RIGHT(name, terms, over_, under_, stirling_terms, far_from, steps)                     \
    static inline lanes name(lanes y) {                                                               \
        static const double over[] = over_, under[] = under_;                                         \
        static const double stirling[] = {1.0 / 12,   -1.0 / 360,      1.0 / 1260, -1.0 / 1680,       \
                                          1.0 / 1188, -691.0 / 360360, 1.0 / 156,  -3617.0 / 122400}; \
        const lane_masks low = y < 1, far = y >= far_from;                                            \
        lanes z = y, product = lanes_of(1);                                                           \
        if (lanes_any((y >= 3) & ~far))                                                               \
            for (int k = 0; k < steps; k++) {                                                         \
                const lane_masks above = (z >= 3) & ~far;                                             \
                z = lanes_pick(above, z - 1, z);                                                      \
                product = lanes_pick(above, product * z, product);                                    \
            }                                                                                         \
        const lanes from1 = lanes_pick(low, y, z - 1), from2 = lanes_pick(low, y - 1, z - 2);         \
        const lanes log_y = LANES1(log)(lanes_pick(low | far, y, product));                           \
        const lanes quotient = lanes_pick(far, lanes_of(1), lanes_sum(over, terms, from1)) /          \
                               lanes_pick(far, y, lanes_sum(under, terms, from1));                    \
        const lanes near_ = lanes_fma(from1 * from2, quotient, lanes_pick(low, -log_y, log_y));       \
        const lanes rest = quotient * lanes_sum(stirling, stirling_terms, quotient * quotient);       \
        const lanes large = lanes_fma(y - 0.5, log_y - 1, 0.41893853320467274178 + rest);             \
        return lanes_pick(far, large, near_);                                                         \
    }
#define LIST(...) __VA_ARGS__
LGAMMA_RIGHT(lgamma_right, 9,
             LIST({0.5772156649015328583, 1.795879007289641051, 2.186533410701370593, 1.322688336960437939,
                   0.4175253535737510169, 0.0662065209369881883, 0.004630212246510588091, 0.0001031893591262880548,
                   1.546212796482999261e-7}),
             LIST({1, 3.536165942690444607, 5.021257838003504889, 3.672221680063054544, 1.477100408018411872,
                   0.3239769039556204742, 0.03613884248901653131, 0.001746367976968046146, 0.00002470185000902048544}),
             8, 8, 5)
LGAMMA_RIGHT(lgamma_right_rounded, 5,
             LIST({0.577215664836459724, 0.83589128300533644, 0.340241673361311967, 0.0362162268547410797,
                   0.000264928975501137868}),
             LIST({1, 1.87303066788109008, 1.11599700520196992, 0.23202334815585796, 0.0123834471373853226}), 5, 4, 1)
#undef LIST
/* Left of 0 by the reflection, but for the C library where its two parts cancel, the result is small beside their errors, or there are poles. */
static inline lanes lgamma_left(lanes x, lanes right, double least) {
    const lane_masks left = x < 0;
    double at[LANES], r[LANES];
    memcpy(at, &x, sizeof at);
    for (int i = 0; i < LANES; i++) r[i] = at[i] - rint(at[i]);
    lanes part, result;
    memcpy(&part, r, sizeof part);
    const lanes sines = LANES1(sin)(3.14159265358979323846 * part);
    const lanes mirrored = LANES1(log)(3.14159265358979323846 / lanes_abs(x * sines));
    const lanes below = mirrored - right, all = lanes_pick(left, below, right);
    const lane_masks hard = left & ~((lanes_abs(below) > least * lanes_abs(mirrored)) & (lanes_abs(below) > least));
    if (!lanes_any(hard)) return all;
    memcpy(r, &all, sizeof r);
    for (int i = 0; i < LANES; i++)
        if (hard[i]) r[i] = lgamma(at[i]);
    memcpy(&result, r, sizeof result);
    return result;
}
lanes LANES1(pointwise_lgamma)(lanes x) {
    const lanes right = lgamma_right(lanes_abs(x));
    return lanes_any(x < 0) ? lgamma_left(x, right, 0.5) : right;
}
lanes LANES1(pointwise_lgamma_rounded)(lanes x) {
    const lanes right = lgamma_right_rounded(lanes_abs(x));
    return lanes_any(x < 0) ? lgamma_left(x, right, 0.03) : right;
}

/* ------------------------------------------------------------------------------------------ zeta, derivatives of digamma */
lanes LANES2(pointwise_zeta)(lanes s, lanes q) {
    double a[LANES], b[LANES], r[LANES];
    memcpy(a, &s, sizeof a), memcpy(b, &q, sizeof b);
    if (lanes_any(~((s > 1) & (q > 0))))
        for (int i = 0; i < LANES; i++) r[i] = t_zeta_d(a[i], b[i]);
    else
        for (int i = 0; i < LANES; i++) r[i] = t_zeta_right_d(a[i], b[i]);
    lanes result;
    memcpy(&result, r, sizeof result);
    return result;
}
/* n is the same in all lanes. */
lanes LANES2(pointwise_polygamma)(lanes x, lanes n) {
    double a[LANES], r[LANES];
    memcpy(a, &x, sizeof a);
    const double order = n[0];
    lanes result;
    if (order == 0)
        for (int i = 0; i < LANES; i++) r[i] = t_digamma_d(a[i]);
    else if (order == 1)
        for (int i = 0; i < LANES; i++) r[i] = t_trigamma_d(a[i]);
    else {
        double factorial = fmod(order, 2) == 0 ? -1 : 1;
        for (double k = 2; k <= order && k < 172; k++) factorial *= k;
        return factorial * LANES2(pointwise_zeta)(n + 1, x);
    }
    memcpy(&result, r, sizeof result);
    return result;
}

/* ------------------------------------------------------------------------------------------ incomplete gamma functions
 * As t_gamma_part_d, which has their comments, computes them. */
static inline lanes gamma_factors(lanes a, lanes x, lanes log_x) {
    static const double stirling[] = {1.0 / 12, -1.0 / 360, 1.0 / 1260, -1.0 / 1680, 1.0 / 1188};
    static const double odd[] = {1.0 / 3,  1.0 / 5,  1.0 / 7,  1.0 / 9,  1.0 / 11, 1.0 / 13,
                                 1.0 / 15, 1.0 / 17, 1.0 / 19, 1.0 / 21, 1.0 / 23};
    const lane_masks small = a < 16;
    lanes power = lanes_of(0), scale = lanes_of(1);
    if (lanes_any(small)) power = a * log_x - x - LANES1(pointwise_lgamma)(lanes_pick(small, a + 1, lanes_of(2)));
    if (lanes_any(~small)) {
        const lanes over = 1 / a, mu = (x - a) * over, r = mu / (2 + mu), s = r * r;
        const lanes near_ = 2 * r * s * lanes_sum(odd, 11, s) - mu * r, far = LANES1(log)(x * over) - mu;
        const lanes large =
            a * lanes_pick(lanes_abs(mu) < 0.3, near_, far) - over * lanes_sum(stirling, 5, over * over);
        power = lanes_pick(small, power, large);
        scale = lanes_pick(small, scale, 0.39894228040143267794 / lanes_sqrt(a));
    }
    return LANES1(exp)(power) * scale;
}
static inline lanes gamma_parts(lanes a_, lanes x_, bool upper) {
    const lane_masks usual = (a_ > 0) & (a_ <= 1e8) & (x_ > 0) & (x_ < T_INF_d);
    const lanes a = lanes_pick(usual, a_, lanes_of(1)), x = lanes_pick(usual, x_, lanes_of(1));
    const lanes log_x = LANES1(log)(x), factor = gamma_factors(a, x, log_x);
    const lane_masks first = x <= 0.5, second = x <= 1.1;
    const lane_masks series = (first & (-0.4 / log_x < a)) | (~first & second & (x * 1.1 < a)) | (~second & (x <= a));
    const lane_masks own = ~series & second, fraction = ~series & ~second;
    lanes result = lanes_of(0);
    if (lanes_any(own)) {
        lanes term = lanes_of(1), sum = lanes_of(0);
        for (int k = 1; k < 21; k++) {
            term *= -x * (1.0 / k);
            sum += term / (a + k);
        }
        const lanes log_gamma = lanes_pick(a < 1e-5, a * (a * 0.82246703342411321824 - 0.57721566490153286061),
                                           LANES1(pointwise_lgamma)(lanes_pick(own, a + 1, lanes_of(2))));
        const lanes power = lanes_pick(own, a * log_x - log_gamma, lanes_of(0));
        const lanes r = -LANES1(expm1)(power) - LANES1(exp)(power) * a * sum;
        result = upper ? r : 1 - r;
    }
    if (lanes_any(series)) {
        lanes term = lanes_of(1), sum = lanes_of(1), n = a + 1;
        const lanes x2 = x * x;
        for (lane_masks more = series & usual; lanes_any(more); n += 4) {
            const lanes n1 = n + 1, n2 = n + 2, n3 = n + 3, part = term * x / (n * n1 * n2 * n3);
            sum = lanes_pick(more, sum + part * (n1 * n2 * n3 + x * n2 * n3 + x2 * (n3 + x)), sum);
            term = lanes_pick(more, part * x2 * x, term);
            more &= term > sum * 1e-17;
        }
        result = lanes_pick(series, upper ? 1 - factor * sum : factor * sum, result);
    }
    if (lanes_any(fraction)) {
        const lane_masks seen = fraction & usual & (factor != 0);
        lanes b = x + 1 - a, top_before = lanes_of(0), top = lanes_of(1), bottom_before = lanes_of(1), bottom = b;
        lane_masks more = seen;
        for (double k = 1; k < 200000 && lanes_any(more); k++) {
            b += 2;
            const lanes n = k * (a - k), next_top = b * top + n * top_before,
                        next_bottom = b * bottom + n * bottom_before;
            const lanes left = next_top * bottom, right = top * next_bottom;
            const lane_masks huge = (lanes_abs(next_bottom) > 1e100) | (lanes_abs(next_top) > 1e100);
            const lanes scale = lanes_pick(huge, lanes_of(1e-100), lanes_of(1));
            top_before = lanes_pick(more, top * scale, top_before), top = lanes_pick(more, next_top * scale, top);
            bottom_before = lanes_pick(more, bottom * scale, bottom_before);
            bottom = lanes_pick(more, next_bottom * scale, bottom);
            more &= ~(lanes_abs(left - right) <= 4e-16 * lanes_abs(right));
        }
        const lanes r = lanes_pick(seen, factor * a * (top / bottom), lanes_of(0));
        result = lanes_pick(fraction, upper ? r : 1 - r, result);
    }
    if (!lanes_any(~usual)) return result;
    double r[LANES];
    memcpy(r, &result, sizeof r);
    for (int i = 0; i < LANES; i++)
        if (!usual[i]) r[i] = t_gamma_part_d(a_[i], x_[i], upper);
    memcpy(&result, r, sizeof result);
    return result;
}
lanes LANES2(pointwise_igamma)(lanes a, lanes x) { return gamma_parts(a, x, false); }
lanes LANES2(pointwise_igammac)(lanes a, lanes x) { return gamma_parts(a, x, true); }
#endif
