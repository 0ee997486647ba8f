/* softmax_simd.c - the loops of softmax.c, compiled for each instruction set.
 *
 * Sums go through double every few hundred terms: a row of a million equal logits still sums to one. */
#include <math.h>

#include "cpu/blocks.h"
#include "cpu/softmax.h"

enum { STRIP = SOFTMAX_STRIP, RUN = 256 };
#define exp_f64(x) exp(x)

#define SOFTMAX(T, S, LOG, ABS_INFINITY)                                                                        \
    static T row_max_##S(const T *x, int64_t n) {                                                               \
        T m = -ABS_INFINITY;                                                                                    \
        _Pragma("omp simd reduction(max : m)") for (int64_t i = 0; i < n; i++) m = x[i] > m ? x[i] : m;         \
        return m;                                                                                               \
    }                                                                                                           \
    /* y = exp(x - m) (if y), and the sum of it */                                                              \
    static double row_exp_##S(const T *x, T *y, T m, int64_t n) {                                               \
        double sum = 0;                                                                                         \
        for (int64_t b = 0; b < n; b += RUN) {                                                                  \
            T s = 0;                                                                                            \
            int64_t e = MIN(n, b + RUN);                                                                        \
            if (y) {                                                                                            \
                _Pragma("omp simd reduction(+ : s)") for (int64_t i = b; i < e; i++) {                          \
                    T v = exp_##S(x[i] - m);                                                                    \
                    y[i] = v;                                                                                   \
                    s += v;                                                                                     \
                }                                                                                               \
            } else {                                                                                            \
                _Pragma("omp simd reduction(+ : s)") for (int64_t i = b; i < e; i++) s += exp_##S(x[i] - m);    \
            }                                                                                                   \
            sum += (double)s;                                                                                   \
        }                                                                                                       \
        return sum;                                                                                             \
    }                                                                                                           \
    static void row_scale_##S(T *y, T scale, int64_t n) {                                                       \
        for (int64_t i = 0; i < n; i++) y[i] *= scale;                                                          \
    }                                                                                                           \
    static void row_shift_##S(const T *x, T *y, T a, T b, int64_t n) {                                          \
        for (int64_t i = 0; i < n; i++) y[i] = x[i] - a - b;                                                    \
    }                                                                                                           \
    static void row_forward_##S(const T *x, T *y, int64_t n, bool as_log) {                                     \
        T m = row_max_##S(x, n);                                                                                \
        if (as_log)                                                                                             \
            row_shift_##S(x, y, m, (T)LOG((T)row_exp_##S(x, NULL, m, n)), n);                                   \
        else                                                                                                    \
            row_scale_##S(y, (T)(1 / row_exp_##S(x, y, m, n)), n);                                              \
    }                                                                                                           \
    static double row_dot_##S(const T *g, const T *y, int64_t n) { /* y NULL: of ones */                        \
        double sum = 0;                                                                                         \
        for (int64_t b = 0; b < n; b += RUN) {                                                                  \
            T s = 0;                                                                                            \
            int64_t e = MIN(n, b + RUN);                                                                        \
            if (y) {                                                                                            \
                _Pragma("omp simd reduction(+ : s)") for (int64_t i = b; i < e; i++) s += g[i] * y[i];          \
            } else {                                                                                            \
                _Pragma("omp simd reduction(+ : s)") for (int64_t i = b; i < e; i++) s += g[i];                 \
            }                                                                                                   \
            sum += (double)s;                                                                                   \
        }                                                                                                       \
        return sum;                                                                                             \
    }                                                                                                           \
    static void row_backward_##S(const T *g, const T *y, T *d, T s, int64_t n, bool log) {                      \
        if (log)                                                                                                \
            for (int64_t i = 0; i < n; i++) d[i] = g[i] - exp_##S(y[i]) * s;                                    \
        else                                                                                                    \
            for (int64_t i = 0; i < n; i++) d[i] = (g[i] - s) * y[i];                                           \
    }                                                                                                           \
    /* The same for a strip: x[i·STRIP + c]. */                                                                \
    static void strip_forward_##S(T *x, int64_t n, bool as_log) {                                               \
        T m[STRIP];                                                                                             \
        double sum[STRIP] = {0};                                                                                \
        for (int c = 0; c < STRIP; c++) m[c] = x[c];                                                            \
        for (int64_t i = 1; i < n; i++)                                                                         \
            for (int c = 0; c < STRIP; c++) m[c] = x[i * STRIP + c] > m[c] ? x[i * STRIP + c] : m[c];           \
        for (int64_t i = 0; i < n; i++)                                                                         \
            for (int c = 0; c < STRIP; c++) {                                                                   \
                T v = exp_##S(x[i * STRIP + c] - m[c]);                                                         \
                sum[c] += (double)v;                                                                            \
                if (!as_log) x[i * STRIP + c] = v;                                                              \
            }                                                                                                   \
        for (int c = 0; c < STRIP; c++) sum[c] = as_log ? (double)LOG((T)sum[c]) : 1 / sum[c];                  \
        for (int64_t i = 0; i < n; i++)                                                                         \
            for (int c = 0; c < STRIP; c++)                                                                     \
                x[i * STRIP + c] = as_log ? x[i * STRIP + c] - m[c] - (T)sum[c] : x[i * STRIP + c] * (T)sum[c]; \
    }                                                                                                           \
    static void strip_backward_##S(const T *g, T *y, int64_t n, bool log) {                                     \
        double sum[STRIP] = {0};                                                                                \
        for (int64_t i = 0; i < n; i++)                                                                         \
            for (int c = 0; c < STRIP; c++)                                                                     \
                sum[c] += log ? (double)g[i * STRIP + c] : (double)(g[i * STRIP + c] * y[i * STRIP + c]);       \
        for (int64_t i = 0; i < n; i++)                                                                         \
            for (int c = 0; c < STRIP; c++) {                                                                   \
                T v = y[i * STRIP + c], h = g[i * STRIP + c];                                                   \
                y[i * STRIP + c] = log ? h - exp_##S(v) * (T)sum[c] : (h - (T)sum[c]) * v;                      \
            }                                                                                                   \
    }
SOFTMAX(float, f32, logf, INFINITY)
SOFTMAX(double, f64, log, (double)INFINITY)

static void row_gradient_f32(const float *g, const float *y, float *d, int64_t n, bool log) {
    row_backward_f32(g, y, d, (float)row_dot_f32(g, log ? NULL : y, n), n, log);
}
static void row_gradient_f64(const double *g, const double *y, double *d, int64_t n, bool log) {
    row_backward_f64(g, y, d, row_dot_f64(g, log ? NULL : y, n), n, log);
}

const softmax_loops ISA_NAME(softmax_loops) = {row_forward_f32,    row_forward_f64,   row_gradient_f32,
                                               row_gradient_f64,   strip_forward_f32, strip_forward_f64,
                                               strip_backward_f32, strip_backward_f64};
