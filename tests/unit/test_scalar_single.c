/* The special functions in float (ops/scalar_single.h), which devices compute with, against those in double.
 *
 * Arguments are spread over the ranges where one series ends and another begins, and over all magnitudes. */
/* labels: eager */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ops/scalar_single.h"

static uint64_t state = 1;
static double uniform(double low, double high) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return low + (high - low) * (double)(state >> 11) * 0x1p-53;
}
/* How far a float is from a number, in units of the last place of the latter as a float. */
static double units(float got, double want) {
    const float near_want = (float)want;
    if (isnan(want)) return isnan(got) ? 0 : INFINITY;
    if (isinf(near_want)) return got == near_want || fabsf(got) > 3.4e38f ? 0 : INFINITY;
    return fabs((double)got - want) / fmax(ldexp(1, near_want == 0 ? -149 : ilogbf(near_want) - 23), 0x1p-149);
}
enum { MANY = 20000 };
/* `single` and `exact` are expressions in the float x, from `low` to `high`, or in x = 10 to the power of what lies between. */
#define COMPARE_AT(argument, single, exact, most)                                                            \
    for (int i = 0; i < MANY; i++) {                                                                         \
        const float x = (float)(argument);                                                                   \
        const double off = units(single, exact);                                                             \
        if (!(off <= (most))) fail_msg("%s at %.9g: off by %g units, %g", #single, x, off, (double)(exact)); \
    }
#define COMPARE(low, high, single, exact, most) COMPARE_AT(uniform(low, high), single, exact, most)
#define COMPARE_WIDE(low, high, single, exact, most) COMPARE_AT(pow(10, uniform(low, high)), single, exact, most)

static void derivatives_of_lgamma(void **unused) {
    (void)unused;
    COMPARE(0, 6, t_single_digamma(x), t_digamma(x + 0.0), 4)
    COMPARE(1.4616, 1.4617, t_single_digamma(x), t_digamma(x + 0.0), 4) /* beside the root */
    COMPARE(-6, 0, t_single_digamma(x), t_digamma(x + 0.0), 1)
    COMPARE_WIDE(-37, 37, t_single_digamma(x), t_digamma(x + 0.0), 4)
    for (int n = 0; n < 15; n++) {
        const double most = n < 2 ? 6 : 0.55;
        COMPARE(0, 6, t_single_polygamma(x, (float)n), t_polygamma(x + 0.0, (double)n), most)
        COMPARE(-3, 0, t_single_polygamma(x, (float)n), t_polygamma(x + 0.0, (double)n), n < 2 ? 1 : 0.55)
        COMPARE(-40, 30, t_single_polygamma(x, (float)n), t_polygamma(x + 0.0, (double)n), n < 2 ? 6 : 0.55)
        COMPARE_WIDE(-4, 4, t_single_polygamma(x, (float)n), t_polygamma(x + 0.0, (double)n), most)
    }
}
static void zeta(void **unused) {
    (void)unused;
    for (double q = 1e-3; q < 1e10; q *= 3.7) {
        const float at = (float)q;
        COMPARE(1, 5, t_single_zeta(x, at), t_zeta(x + 0.0, at + 0.0), 8)
        COMPARE(1, 40, t_single_zeta(x, at), t_zeta(x + 0.0, at + 0.0), 24)
        COMPARE(-3, 5, t_single_zeta(x, -at), t_zeta(x + 0.0, -at + 0.0), 1)
    }
}
/* Beside the bounds between the ways that they are computed in, and far from them. */
static void incomplete_gamma(void **unused) {
    (void)unused;
    const double shapes[] = {1e-30, 1e-6, 1e-5, 1e-3, 0.1, 0.3, 0.57, 0.9,   1,   1.1,  1.2,
                             1.5,   2.5,  7,    15.9, 16,  30,  333,  12345, 3e6, 9.9e7};
    for (int i = 0; i < (int)(sizeof shapes / sizeof *shapes); i++)
        for (int upper = 0; upper < 2; upper++) {
            const float a = (float)shapes[i];
            const double wide = 8 * sqrt(a);
#define EITHER(f) f(a, x, upper)
#define BOTH(low, high) COMPARE(low, high, EITHER(t_single_gamma_part), EITHER(T_NAME(gamma_part, d)), MOST)
#define MOST 0.6
            BOTH(0, 0.6)
            BOTH(0.4, 3)
            BOTH(0.9 * a, 1.1 * a + 3)
            BOTH(fmax(a - wide, 0), a + wide)
            COMPARE_WIDE(-37, 9, EITHER(t_single_gamma_part), EITHER(T_NAME(gamma_part, d)), MOST)
        }
    for (int upper = 0; upper < 2; upper++)
        for (int i = 0; i < 40; i++) {
            const float at = (float)uniform(0.05, 20);
#define OTHER(f) f(x, at, upper)
            COMPARE(0, 3, OTHER(t_single_gamma_part), OTHER(T_NAME(gamma_part, d)), MOST)
            COMPARE_WIDE(-9, 6, OTHER(t_single_gamma_part), OTHER(T_NAME(gamma_part, d)), MOST)
        }
}
static void bessel(void **unused) {
    (void)unused;
    COMPARE(-100, 100, t_single_i0(x), t_i0(x + 0.0), 6)
    COMPARE(-100, 100, t_single_i1(x), t_i1(x + 0.0), 6)
    COMPARE(-10, 10, t_single_i0e(x), t_i0e(x + 0.0), 5)
    COMPARE(-10, 10, t_single_i1e(x), t_i1e(x + 0.0), 5)
    COMPARE_WIDE(-37, 37, t_single_i0e(x), t_i0e(x + 0.0), 5)
    COMPARE_WIDE(-37, 37, t_single_i1e(x), t_i1e(x + 0.0), 5)
}
static void unusual_numbers(void **unused) {
    (void)unused;
    const float numbers[] = {0, -0.0f, 1, -1, -2.5f, 1e-45f, 3e38f, -3e38f, INFINITY, -INFINITY, NAN};
    enum { COUNT = sizeof numbers / sizeof *numbers };
    for (int i = 0; i < COUNT; i++) {
        const float x = numbers[i];
        assert_true(units(t_single_digamma(x), t_digamma(x + 0.0)) <= 4);
        assert_true(units(t_single_i0(x), t_i0(x + 0.0)) <= 4);
        assert_true(units(t_single_i1(x), t_i1(x + 0.0)) <= 4);
        assert_true(units(t_single_i0e(x), t_i0e(x + 0.0)) <= 4);
        assert_true(units(t_single_i1e(x), t_i1e(x + 0.0)) <= 4);
        for (int n = 0; n < 40; n++)
            assert_true(units(t_single_polygamma(x, (float)n), t_polygamma(x + 0.0, (double)n)) <= 16);
        for (int k = 0; k < COUNT; k++)
            assert_true(units(t_single_zeta(x, numbers[k]), t_zeta(x + 0.0, numbers[k] + 0.0)) <= 16);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(derivatives_of_lgamma), cmocka_unit_test(zeta),
        cmocka_unit_test(incomplete_gamma),      cmocka_unit_test(bessel),
        cmocka_unit_test(unusual_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
