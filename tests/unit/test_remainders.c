/* test_remainders.c - fmod, remainder, floor_divide and clamp of floats, which the CPU computes by vectors: the bits that the C library's functions give,
 * for numbers of all magnitudes, at every place of a vector and behind the last whole one. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "torc/torc.h"

enum { N = 4099, TURNS = 40 };
static uint64_t state_ = UINT64_C(0x9e3779b97f4a7c15);
static uint64_t draw(void) {
    state_ ^= state_ << 13, state_ ^= state_ >> 7, state_ ^= state_ << 17;
    return state_ * UINT64_C(0x2545f4914f6cdd1d);
}

#define TYPE(T, BITS, t, suffix, type, digits)                                                                  \
    static T number_##t(int kind) {                                                                             \
        static const T corners[] = {0, -0.0, 1, -1, 3, -3, INFINITY, -INFINITY, NAN, 0.5, 1e-30, 1e30};         \
        BITS b = (BITS)(draw() >> (64 - 8 * sizeof(BITS)));                                                     \
        T v;                                                                                                    \
        memcpy(&v, &b, sizeof v);                                                                               \
        return kind == 0   ? v /* any bits */                                                                   \
               : kind == 1 ? (T)((int64_t)(draw() >> 40) - (1 << 23)) / 64                                      \
               : kind == 2 ? (T)((int64_t)(draw() >> 59) - 16)                                                  \
               : kind == 3 ? ldexp##suffix((T)(1 + draw() % 16), (int)(draw() % 60) - 30)                       \
                           : corners[draw() % (sizeof corners / sizeof *corners)];                              \
    }                                                                                                           \
    static T remainder_##t(T x, T y) {                                                                          \
        const T r = fmod##suffix(x, y);                                                                         \
        return r != 0 && (r < 0) != (y < 0) ? r + y : r;                                                        \
    }                                                                                                           \
    static T floor_##t(T x, T y) {                                                                              \
        const T r = fmod##suffix(x, y);                                                                         \
        T q = (x - r) / y;                                                                                      \
        if (y == 0) return x / y;                                                                               \
        if (r != 0 && (y < 0) != (r < 0)) q -= 1;                                                               \
        if (q == 0) return copysign##suffix(0, x / y);                                                          \
        T whole = floor##suffix(q);                                                                             \
        return q - whole > (T)0.5 ? whole + 1 : whole;                                                          \
    }                                                                                                           \
    static T clamp_##t(T x, T low, T high) {                                                                    \
        x = isnan(x) || isnan(low) ? NAN : x >= low ? x : low;                                                  \
        return isnan(x) || isnan(high) ? NAN : x <= high ? x : high;                                            \
    }                                                                                                           \
    static void same_##t(const char *what, torc_tensor got, const T *want, const T *x, const T *y, int64_t n) { \
        if (torc_error()) fail_msg("%s: %s", what, torc_error_message());                                       \
        const T *g = torc_data_ptr(got);                                                                        \
        for (int64_t i = 0; i < n; i++)                                                                         \
            if (isnan(want[i]) ? !isnan(g[i]) : memcmp(&g[i], &want[i], sizeof(T)) != 0)                        \
                fail_msg("%s(%.*g, %.*g) is %.*g, not %.*g, at %d of %d", what, digits, (double)x[i], digits,   \
                         (double)y[i], digits, (double)g[i], digits, (double)want[i], (int)i, (int)n);          \
    }                                                                                                           \
    static void test_##t(void **state) {                                                                        \
        static T x[N], y[N], z[N], want[N];                                                                     \
        (void)state;                                                                                            \
        for (int turn = 0; turn < TURNS; turn++) {                                                              \
            const int64_t n = turn % 4 ? 1 + (int64_t)(draw() % 100) : N, scope = torc_scope_begin();           \
            for (int64_t i = 0; i < n; i++) {                                                                   \
                x[i] = number_##t((int)(draw() % (turn % 2 ? 2 : 5)));                                          \
                y[i] = number_##t((int)(draw() % (turn % 2 ? 4 : 5)));                                          \
                z[i] = number_##t((int)(draw() % 5));                                                           \
            }                                                                                                   \
            torc_tensor a = torc_from_blob(x, SHAPE(n), .dtype = type),                                         \
                        b = torc_from_blob(y, SHAPE(n), .dtype = type),                                         \
                        c = torc_from_blob(z, SHAPE(n), .dtype = type);                                         \
            for (int64_t i = 0; i < n; i++) want[i] = fmod##suffix(x[i], y[i]);                                 \
            same_##t("fmod", torc_fmod(a, b), want, x, y, n);                                                   \
            for (int64_t i = 0; i < n; i++) want[i] = remainder_##t(x[i], y[i]);                                \
            same_##t("remainder", torc_remainder(a, b), want, x, y, n);                                         \
            for (int64_t i = 0; i < n; i++) want[i] = floor_##t(x[i], y[i]);                                    \
            same_##t("floor_divide", torc_floor_divide(a, b), want, x, y, n);                                   \
            for (int64_t i = 0; i < n; i++) want[i] = clamp_##t(x[i], y[i], z[i]);                              \
            same_##t("clamp", torc_clamp_tensor(a, .min = b, .max = c), want, x, y, n);                         \
            torc_scope_end(scope);                                                                              \
        }                                                                                                       \
    }
TYPE(float, uint32_t, f32, f, TORC_FLOAT32, 9)
TYPE(double, uint64_t, f64, , TORC_FLOAT64, 17)

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_f32), cmocka_unit_test(test_f64)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
