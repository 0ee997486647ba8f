/* softmax_simd.c - the loops of softmax.c, compiled for each instruction set.
 *
 * Sums go through double every few hundred terms: a row of a million equal logits still sums to one. What is left of a row behind its last whole
 * vector is done by the vector that ends with the row, whose first elements, which belong to the one before, are not summed again: elements one
 * by one would take as long as hundreds of others. */
#include <float.h>
#include <math.h>

#include "cpu/blocks.h"
#include "cpu/softmax.h"
#include "host/lanes.h"

enum {
    WIDE = SOFTMAX_WIDE,
    TOGETHER = SOFTMAX_ROWS,
    PART = 32,
    STRIP = SOFTMAX_STRIP,
    RUN = 256,
    VECTOR = 64, /* bytes that sums go by, the same on every instruction set: */
    PARTS = VECTOR / VECTOR_BYTES
};
/* Gradients of what is as good as impossible are numbers so small that the processor takes a hundred times as long for a product with each, and the
 * products with weights follow: they are 0. */
static inline float normal_f32(float x) { return fabsf(x) < FLT_MIN ? 0.0f : x; }
#define NORMAL_f32(x) normal_f32(x)
#define NORMAL_f64(x) (x)
/* Of each pair that which is larger, the second where one is NaN. */
#define LARGER_f32(a, b) \
    ((__typeof__(a))((((a) > (b)) & (__typeof__((a) > (b)))(a)) | (~((a) > (b)) & (__typeof__((a) > (b)))(b))))
#define LARGER_f64 LARGER_f32

#define SOFTMAX(T, S, LOG, ABS_INFINITY)                                                                               \
    enum { LANES_##S = VECTOR / sizeof(T) };                                                                           \
    typedef T half_##S __attribute__((vector_size(VECTOR / 2)));                                                       \
    typedef T machine_##S __attribute__((vector_size(VECTOR_BYTES)));                                                  \
    enum { V_##S = VECTOR_BYTES / sizeof(T) };                                                                         \
    typedef T quarter_##S __attribute__((vector_size(VECTOR / 4)));                                                    \
    static T sum_of_##S(const machine_##S *v) { /* of PARTS vectors, which are one of VECTOR bytes */                  \
        half_##S h[2];                                                                                                 \
        quarter_##S q[2];                                                                                              \
        T t[VECTOR / 4 / sizeof(T)];                                                                                   \
        memcpy(h, v, sizeof h);                                                                                        \
        h[0] += h[1];                                                                                                  \
        memcpy(q, h, sizeof q);                                                                                        \
        q[0] += q[1];                                                                                                  \
        memcpy(t, q, sizeof t);                                                                                        \
        return sizeof t == 2 * sizeof *t ? t[0] + t[1]                                                                 \
                                         : t[0] + t[1] + (t[sizeof t / sizeof *t - 2] + t[sizeof t / sizeof *t - 1]);  \
    }                                                                                                                  \
    static T row_max_##S(const T *x, int64_t n) {                                                                      \
        T m = -ABS_INFINITY;                                                                                           \
        if (n < LANES_##S) {                                                                                           \
            for (int64_t i = 0; i < n; i++) m = x[i] > m ? x[i] : m;                                                   \
            return m;                                                                                                  \
        }                                                                                                              \
        machine_##S most[4], v; /* four maxima side by side: none waits for another */                                 \
        enum { V = V_##S };                                                                                            \
        T t[V];                                                                                                        \
        memcpy(most, x, sizeof v);                                                                                     \
        for (int k = 1; k < 4; k++) most[k] = most[0];                                                                 \
        int64_t i = 0;                                                                                                 \
        for (; i + 4 * V <= n; i += 4 * V)                                                                             \
            for (int k = 0; k < 4; k++) {                                                                              \
                memcpy(&v, x + i + k * V, sizeof v);                                                                   \
                most[k] = LARGER_##S(v, most[k]);                                                                      \
            }                                                                                                          \
        for (; i + V < n; i += V) {                                                                                    \
            memcpy(&v, x + i, sizeof v);                                                                               \
            most[0] = LARGER_##S(v, most[0]);                                                                          \
        }                                                                                                              \
        memcpy(&v, x + n - V, sizeof v);                                                                               \
        most[0] = LARGER_##S(v, most[0]), most[2] = LARGER_##S(most[3], most[2]);                                      \
        most[0] = LARGER_##S(most[1], most[0]), most[0] = LARGER_##S(most[2], most[0]);                                \
        memcpy(t, most, sizeof t);                                                                                     \
        for (int c = 0; c < V; c++) m = t[c] > m ? t[c] : m;                                                           \
        return m;                                                                                                      \
    }                                                                                                                  \
    /* y = exp(x - m) (if y), and the sum of it, whole vectors */                                                      \
    static double row_exp_##S(const T *x, T *y, T m, int64_t n) {                                                      \
        double sum = 0;                                                                                                \
        for (int64_t b = 0; b < n; b += RUN) {                                                                         \
            machine_##S s[PARTS] = {{0}}, v;                                                                           \
            for (int64_t e = MIN(n, b + RUN), i = b; i < e; i += LANES_##S)                                            \
                for (int k = 0; k < PARTS; k++) {                                                                      \
                    T power[V_##S];                                                                                    \
                    for (int c = 0; c < V_##S; c++) power[c] = exp_##S(x[i + k * V_##S + c] - m);                      \
                    memcpy(&v, power, sizeof v);                                                                       \
                    s[k] += v;                                                                                         \
                    if (y) memcpy(y + i + k * V_##S, power, sizeof power);                                             \
                }                                                                                                      \
            sum += (double)sum_of_##S(s);                                                                              \
        }                                                                                                              \
        return sum;                                                                                                    \
    }                                                                                                                  \
    static void row_scale_##S(const T *x, T *y, T scale, int64_t n) {                                                  \
        for (int64_t i = 0; i < n; i++) y[i] = x[i] * scale;                                                           \
    }                                                                                                                  \
    static void row_shift_##S(const T *x, T *y, T a, T b, int64_t n) {                                                 \
        for (int64_t i = 0; i < n; i++) y[i] = x[i] - a - b;                                                           \
    }                                                                                                                  \
    static void row_forward_##S(const T *x, T *y, int64_t n, int64_t rows, bool as_log) {                              \
        const int rest = (int)(n % LANES_##S), known = LANES_##S - rest;                                               \
        const int64_t whole = n - rest;                                                                                \
        T last[TOGETHER][LANES_##S], m[TOGETHER], change[TOGETHER];                                                    \
        double sum[TOGETHER];                                                                                          \
        for (int c = 0; c < TOGETHER; c++) sum[c] = 1;                                                                 \
        for (int64_t r = 0; r < rows; r++) m[r] = row_max_##S(x + r * n, n);                                           \
        for (int64_t r = 0; r < rows; r++) {                                                                           \
            const T *from = x + r * n;                                                                                 \
            for (int c = 0; c < LANES_##S; c++) last[r][c] = -ABS_INFINITY;                                            \
            if (rest) /* x and y may be one */                                                                         \
                memcpy(whole ? last[r] : last[r] + known, whole ? from + n - LANES_##S : from,                         \
                       whole ? sizeof *last : (size_t)rest * sizeof **last);                                           \
            sum[r] = row_exp_##S(from, as_log ? NULL : y + r * n, m[r], whole);                                        \
            if (rest) {                                                                                                \
                T power[LANES_##S];                                                                                    \
                machine_##S v[PARTS];                                                                                  \
                for (int c = 0; c < LANES_##S; c++) power[c] = exp_##S(last[r][c] - m[r]);                             \
                if (!as_log) memcpy(last[r], power, sizeof *last);                                                     \
                for (int c = 0; c < LANES_##S; c++) power[c] = c >= known ? power[c] : 0;                              \
                memcpy(v, power, sizeof v);                                                                            \
                sum[r] += (double)sum_of_##S(v);                                                                       \
            }                                                                                                          \
        }                                                                                                              \
        for (int c = 0; c < TOGETHER; c++) change[c] = (T)(1 / sum[c]);                                                \
        for (int64_t r = 0; r < rows && as_log; r++) change[r] = (T)LOG((T)sum[r]);                                    \
        for (int64_t r = 0; r < rows; r++) {                                                                           \
            T *to = y + r * n;                                                                                         \
            if (as_log) {                                                                                              \
                row_shift_##S(x + r * n, to, m[r], change[r], whole);                                                  \
                if (rest) row_shift_##S(last[r], last[r], m[r], change[r], LANES_##S);                                 \
            } else {                                                                                                   \
                row_scale_##S(to, to, change[r], whole);                                                               \
                if (rest) row_scale_##S(last[r], last[r], change[r], LANES_##S);                                       \
            }                                                                                                          \
            if (rest)                                                                                                  \
                memcpy(whole ? to + n - LANES_##S : to, whole ? last[r] : last[r] + known,                             \
                       whole ? sizeof *last : (size_t)rest * sizeof **last);                                           \
        }                                                                                                              \
    }                                                                                                                  \
    static double row_dot_##S(const T *g, const T *y, int64_t n) { /* y NULL: of ones; whole vectors */                \
        double sum = 0;                                                                                                \
        for (int64_t b = 0; b < n; b += RUN) {                                                                         \
            machine_##S s[PARTS] = {{0}}, v, w;                                                                        \
            for (int64_t e = MIN(n, b + RUN), i = b; i < e; i += LANES_##S)                                            \
                for (int k = 0; k < PARTS; k++) {                                                                      \
                    memcpy(&v, g + i + k * V_##S, sizeof v);                                                           \
                    if (y) {                                                                                           \
                        memcpy(&w, y + i + k * V_##S, sizeof w);                                                       \
                        v *= w;                                                                                        \
                    }                                                                                                  \
                    s[k] += v;                                                                                         \
                }                                                                                                      \
            sum += (double)sum_of_##S(s);                                                                              \
        }                                                                                                              \
        return sum;                                                                                                    \
    }                                                                                                                  \
    static void row_slope_##S(const T *g, const T *y, T *d, T s, int64_t n, bool log) {                                \
        if (log)                                                                                                       \
            for (int64_t i = 0; i < n; i++) d[i] = NORMAL_##S(g[i] - exp_##S(y[i]) * s);                               \
        else                                                                                                           \
            for (int64_t i = 0; i < n; i++) d[i] = NORMAL_##S((g[i] - s) * y[i]);                                      \
    }                                                                                                                  \
    static inline void backward_##S(const T *g, const T *y, T *d, int64_t n, bool log) {                               \
        const int rest = (int)(n % LANES_##S), known = LANES_##S - rest;                                               \
        const int64_t whole = n - rest, at = whole ? n - LANES_##S : 0;                                                \
        double s = row_dot_##S(g, log ? NULL : y, whole);                                                              \
        T last_g[LANES_##S] = {0}, last_y[LANES_##S] = {0};                                                            \
        if (rest) {                                                                                                    \
            const int skip = whole ? 0 : known;                                                                        \
            T each[LANES_##S];                                                                                         \
            machine_##S v[PARTS];                                                                                      \
            memcpy(last_g + skip, g + at, whole ? sizeof last_g : (size_t)rest * sizeof *last_g);                      \
            memcpy(last_y + skip, y + at, whole ? sizeof last_y : (size_t)rest * sizeof *last_y);                      \
            for (int c = 0; c < LANES_##S; c++) each[c] = log ? last_g[c] : last_g[c] * last_y[c];                     \
            for (int c = 0; c < LANES_##S; c++) each[c] = c >= known ? each[c] : 0;                                    \
            memcpy(v, each, sizeof v);                                                                                 \
            s += (double)sum_of_##S(v);                                                                                \
        }                                                                                                              \
        row_slope_##S(g, y, d, (T)s, whole, log);                                                                      \
        if (!rest) return;                                                                                             \
        row_slope_##S(last_g, last_y, last_g, (T)s, LANES_##S, log);                                                   \
        memcpy(d + at, last_g + (whole ? 0 : known), whole ? sizeof last_g : (size_t)rest * sizeof *last_g);           \
    }                                                                                                                  \
    static void row_backward_##S(const T *g, const T *y, T *d, int64_t n, int64_t rows, bool log) {                    \
        for (int64_t r = 0; r < rows; r++) backward_##S(g + r * n, y + r * n, d + r * n, n, log);                      \
    }                                                                                                                  \
    /* The same for a strip: x[i·STRIP + c]. */                                                                       \
    static void strip_forward_##S(T *x, int64_t n, bool as_log) {                                                      \
        T m[STRIP], last[STRIP];                                                                                       \
        double sum[STRIP] = {0};                                                                                       \
        for (int c = 0; c < STRIP; c++) m[c] = x[c];                                                                   \
        for (int64_t i = 1; i < n; i++)                                                                                \
            for (int c = 0; c < STRIP; c++) m[c] = x[i * STRIP + c] > m[c] ? x[i * STRIP + c] : m[c];                  \
        for (int64_t b = 0; b < n; b += PART) {                                                                        \
            T part[STRIP] = {0};                                                                                       \
            for (int64_t i = b; i < MIN(n, b + PART); i++)                                                             \
                for (int c = 0; c < STRIP; c++) {                                                                      \
                    T v = exp_##S(x[i * STRIP + c] - m[c]);                                                            \
                    part[c] += v;                                                                                      \
                    if (!as_log) x[i * STRIP + c] = v;                                                                 \
                }                                                                                                      \
            for (int c = 0; c < STRIP; c++) sum[c] += (double)part[c];                                                 \
        }                                                                                                              \
        if (as_log) {                                                                                                  \
            for (int c = 0; c < STRIP; c++) last[c] = LOG((T)sum[c]);                                                  \
            for (int64_t i = 0; i < n; i++)                                                                            \
                for (int c = 0; c < STRIP; c++) x[i * STRIP + c] = x[i * STRIP + c] - m[c] - last[c];                  \
        } else {                                                                                                       \
            for (int c = 0; c < STRIP; c++) last[c] = (T)(1 / sum[c]);                                                 \
            for (int64_t i = 0; i < n; i++)                                                                            \
                for (int c = 0; c < STRIP; c++) x[i * STRIP + c] = x[i * STRIP + c] * last[c];                         \
        }                                                                                                              \
    }                                                                                                                  \
    static void strip_backward_##S(const T *g, T *y, int64_t n, bool log) {                                            \
        double sum[STRIP] = {0};                                                                                       \
        T s[STRIP];                                                                                                    \
        if (log) {                                                                                                     \
            for (int64_t i = 0; i < n; i++)                                                                            \
                for (int c = 0; c < STRIP; c++) sum[c] += (double)g[i * STRIP + c];                                    \
            for (int c = 0; c < STRIP; c++) s[c] = (T)sum[c];                                                          \
            for (int64_t i = 0; i < n; i++)                                                                            \
                for (int c = 0; c < STRIP; c++)                                                                        \
                    y[i * STRIP + c] = NORMAL_##S(g[i * STRIP + c] - exp_##S(y[i * STRIP + c]) * s[c]);                \
        } else {                                                                                                       \
            for (int64_t i = 0; i < n; i++)                                                                            \
                for (int c = 0; c < STRIP; c++) sum[c] += (double)(g[i * STRIP + c] * y[i * STRIP + c]);               \
            for (int c = 0; c < STRIP; c++) s[c] = (T)sum[c];                                                          \
            for (int64_t i = 0; i < n; i++)                                                                            \
                for (int c = 0; c < STRIP; c++)                                                                        \
                    y[i * STRIP + c] = NORMAL_##S((g[i * STRIP + c] - s[c]) * y[i * STRIP + c]);                       \
        }                                                                                                              \
    }                                                                                                                  \
    /* The same where they lie: n rows, `apart` from each other, of up to SOFTMAX_WIDE columns. */                     \
    static void columns_forward_##S(const T *x, T *y, int64_t apart, int64_t cols, int64_t n, bool as_log) {           \
        T m[WIDE], part[WIDE], last[WIDE];                                                                             \
        double sum[WIDE];                                                                                              \
        const bool few = n <= PART;                                                                                    \
        for (int64_t c = 0; c < cols && !few; c++) sum[c] = 0;                                                         \
        for (int64_t c = 0; c < cols; c++) m[c] = x[c];                                                                \
        for (int64_t i = 1; i < n; i++) {                                                                              \
            const T *row = x + i * apart;                                                                              \
            softmax_ask_for(row, (size_t)cols * sizeof(T), apart * (int64_t)sizeof(T), n - i);                         \
            for (int64_t c = 0; c < cols; c++) m[c] = row[c] > m[c] ? row[c] : m[c];                                   \
        }                                                                                                              \
        for (int64_t b = 0; b < n; b += PART) {                                                                        \
            for (int64_t c = 0; c < cols; c++) part[c] = 0;                                                            \
            for (int64_t i = b; i < MIN(n, b + PART); i++) {                                                           \
                const T *row = x + i * apart;                                                                          \
                T *to = y + i * apart;                                                                                 \
                if (as_log)                                                                                            \
                    for (int64_t c = 0; c < cols; c++) part[c] += exp_##S(row[c] - m[c]);                              \
                else                                                                                                   \
                    for (int64_t c = 0; c < cols; c++) {                                                               \
                        const T v = exp_##S(row[c] - m[c]);                                                            \
                        to[c] = v, part[c] += v;                                                                       \
                    }                                                                                                  \
            }                                                                                                          \
            for (int64_t c = 0; c < cols && !few; c++) sum[c] += (double)part[c];                                      \
        }                                                                                                              \
        for (int64_t c = 0; c < cols && !few; c++) part[c] = (T)sum[c];                                                \
        if (as_log)                                                                                                    \
            for (int64_t c = 0; c < cols; c++) last[c] = LOG(part[c]);                                                 \
        else                                                                                                           \
            for (int64_t c = 0; c < cols; c++) last[c] = 1 / part[c];                                                  \
        for (int64_t i = 0; i < n; i++) {                                                                              \
            const T *row = x + i * apart;                                                                              \
            T *to = y + i * apart;                                                                                     \
            if (as_log)                                                                                                \
                for (int64_t c = 0; c < cols; c++) to[c] = row[c] - m[c] - last[c];                                    \
            else                                                                                                       \
                for (int64_t c = 0; c < cols; c++) to[c] = to[c] * last[c];                                            \
        }                                                                                                              \
    }                                                                                                                  \
    static void columns_backward_##S(const T *g, const T *y, T *d, int64_t apart, int64_t cols, int64_t n, bool log) { \
        T part[WIDE], s[WIDE];                                                                                         \
        double sum[WIDE] = {0};                                                                                        \
        for (int64_t b = 0; b < n; b += PART) {                                                                        \
            for (int64_t c = 0; c < cols; c++) part[c] = 0;                                                            \
            for (int64_t i = b; i < MIN(n, b + PART); i++) {                                                           \
                const T *from = g + i * apart, *result = y + i * apart;                                                \
                softmax_ask_for(from, (size_t)cols * sizeof(T), apart * (int64_t)sizeof(T), n - i);                    \
                if (!log) softmax_ask_for(result, (size_t)cols * sizeof(T), apart * (int64_t)sizeof(T), n - i);        \
                if (log)                                                                                               \
                    for (int64_t c = 0; c < cols; c++) part[c] += from[c];                                             \
                else                                                                                                   \
                    for (int64_t c = 0; c < cols; c++) part[c] += from[c] * result[c];                                 \
            }                                                                                                          \
            for (int64_t c = 0; c < cols; c++) sum[c] += (double)part[c];                                              \
        }                                                                                                              \
        for (int64_t c = 0; c < cols; c++) s[c] = (T)sum[c];                                                           \
        for (int64_t i = 0; i < n; i++) {                                                                              \
            const T *from = g + i * apart, *result = y + i * apart;                                                    \
            T *to = d + i * apart;                                                                                     \
            if (log)                                                                                                   \
                for (int64_t c = 0; c < cols; c++) to[c] = NORMAL_##S(from[c] - exp_##S(result[c]) * s[c]);            \
            else                                                                                                       \
                for (int64_t c = 0; c < cols; c++) to[c] = NORMAL_##S((from[c] - s[c]) * result[c]);                   \
        }                                                                                                              \
    }
SOFTMAX(float, f32, log_f32, INFINITY)
SOFTMAX(double, f64, log, (double)INFINITY)

const softmax_loops ISA_NAME(softmax_loops) = {row_forward_f32,     row_forward_f64,      row_backward_f32,
                                               row_backward_f64,    strip_forward_f32,    strip_forward_f64,
                                               strip_backward_f32,  strip_backward_f64,   columns_forward_f32,
                                               columns_forward_f64, columns_backward_f32, columns_backward_f64};
