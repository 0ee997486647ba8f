/* reduce_loops_simd.c - see reduce_loops.h.
 *
 * A run is folded in lanes of four times 64 bytes, in as many vectors as the instruction set needs for them, so that
 * the result does not depend on it. An element thus meets at most 16 others of its lane in a piece of
 * FOLD_PIECE elements; pieces meet in a second level, and chunks pairwise in the driver, which keeps the rounding error
 * of a sum of any length near that of pairwise summation.
 *
 * max and min keep NaN: `x > a || x != x` lets a NaN in and nothing drives it out again. Integers add and multiply as
 * unsigned ones, because wrapping is defined for those. */
#include "cpu/reduce_loops.h"

#include <math.h>

#include "cpu/blocks.h"
#include "cpu/vector_math.h"
#include "host/lanes.h"

typedef float v_f32 __attribute__((vector_size(VECTOR_BYTES), aligned(4), may_alias));
typedef int32_t m_f32 __attribute__((vector_size(VECTOR_BYTES)));
typedef double v_f64 __attribute__((vector_size(VECTOR_BYTES), aligned(8), may_alias));
typedef int64_t m_f64 __attribute__((vector_size(VECTOR_BYTES)));
typedef int64_t v_i64 __attribute__((vector_size(VECTOR_BYTES), aligned(8), may_alias));
typedef int64_t m_i64 __attribute__((vector_size(VECTOR_BYTES)));
typedef uint64_t v_u64 __attribute__((vector_size(VECTOR_BYTES), aligned(8), may_alias));
typedef int64_t m_u64 __attribute__((vector_size(VECTOR_BYTES)));
/* A quarter of each, for rows that do not fill one. */
typedef float v_f32q __attribute__((vector_size(16), aligned(4), may_alias));
typedef int32_t m_f32q __attribute__((vector_size(16)));
typedef double v_f64q __attribute__((vector_size(16), aligned(8), may_alias));
typedef int64_t m_f64q __attribute__((vector_size(16)));
typedef int64_t v_i64q __attribute__((vector_size(16), aligned(8), may_alias));
typedef int64_t m_i64q __attribute__((vector_size(16)));
typedef uint64_t v_u64q __attribute__((vector_size(16), aligned(8), may_alias));
typedef int64_t m_u64q __attribute__((vector_size(16)));
typedef float t_f32;
typedef double t_f64;
typedef int64_t t_i64;
typedef uint64_t t_u64;

/* S(m, x, a): x where m, else a; on vectors and on scalars. */
#define VSELECT(s, m, x, a) ((v_##s)(((m_##s)(x) & (m_##s)(m)) | ((m_##s)(a) & ~(m_##s)(m))))
#define VABS(s, x) ((v_##s)((m_##s)(x)&ABS_MASK_##s))
#define ABS_MASK_f32 0x7fffffff
#define ABS_MASK_f64 0x7fffffffffffffff
#define ABS_MASK_f32q ABS_MASK_f32
#define ABS_MASK_f64q ABS_MASK_f64

/* How far ahead long runs ask for memory, in bytes: the processor's own prefetching stops at the end of a page. */
enum { FAR = 4096 };

/* What starts and joins accumulators is the same for many folds. */
#define START(name, s, identity)                                  \
    static void name(void *acc, int64_t n) {                      \
        t_##s *a = acc;                                           \
        for (int64_t i = 0; i < n; i++) a[i] = (t_##s)(identity); \
    }
#define MERGE(name, s, COMBINE)                                 \
    static void name(void *acc, const void *other, int64_t n) { \
        const t_##s *restrict p = other;                        \
        t_##s *restrict to = acc;                               \
        for (int64_t i = 0; i < n; i++) {                       \
            t_##s y = p[i], a = to[i];                          \
            to[i] = COMBINE(a, y);                              \
        }                                                       \
    }

/* So many vectors stay in registers. */
#define EACH(c, n) _Pragma("GCC unroll 16") for (int c = 0; c < (n); c++)
/* Of type s: elements of a vector, of a group of 64 bytes, of all lanes; vectors of a group and of all lanes. */
#define COUNTS(s)                              \
    enum {                                     \
        V = VECTOR_BYTES / (int)sizeof(t_##s), \
        Q = 16 / (int)sizeof(t_##s),           \
        W = 64 / (int)sizeof(t_##s),           \
        L = 4 * W,                             \
        G = W / V,                             \
        K = 4 * G                              \
    }

/* LOOPS(name, s, identity, vector map, vector combine, scalar map, scalar combine) with x the element, a the accumulator,
 * y a mapped element or other accumulator. Results of a run have 1 part, or 2 that lie in turns, as those of complex numbers do; n counts parts. */
#define LOOPS(name, s, identity, VMAP, VCOMBINE, MAP, COMBINE)                                                                       \
    static void name##_lanes(void *acc, const void *from, int64_t n, double parameter) {                                             \
        (void)parameter;                                                                                                             \
        COUNTS(s);                                                                                                                   \
        const t_##s *p = from;                                                                                                       \
        t_##s *lane = acc;                                                                                                           \
        int64_t i = 0;                                                                                                               \
        if (n >= L) {                                                                                                                \
            v_##s a[K];                                                                                                              \
            EACH(c, K) a[c] = (v_##s){0} + (t_##s)(identity);                                                                        \
            for (; i + L <= n; i += L) {                                                                                             \
                EACH(c, 4) __builtin_prefetch(p + i + c * W + FAR / (int)sizeof(t_##s));                                             \
                EACH(c, K) {                                                                                                         \
                    v_##s x = *(const v_##s *)(p + i + c * V);                                                                       \
                    x = VMAP(s, x);                                                                                                  \
                    a[c] = VCOMBINE(s, a[c], x);                                                                                     \
                }                                                                                                                    \
            }                                                                                                                        \
            v_##s *l = (v_##s *)lane;                                                                                                \
            EACH(c, K) l[c] = VCOMBINE(s, l[c], a[c]);                                                                               \
        }                                                                                                                            \
        for (int64_t j = 0; i < n; i++, j++) {                                                                                       \
            t_##s x = p[i], y = MAP(x), a = lane[j];                                                                                 \
            lane[j] = COMBINE(a, y);                                                                                                 \
        }                                                                                                                            \
    }                                                                                                                                \
    static inline void name##_runs_of(int parts, void *results, const char *from, int64_t stride, int64_t count,                     \
                                      int64_t n) {                                                                                   \
        COUNTS(s);                                                                                                                   \
        t_##s *to = results;                                                                                                         \
        for (int64_t k = 0; k < count; k++) {                                                                                        \
            const t_##s *p = (const t_##s *)(from + k * stride);                                                                     \
            v_##s a[K];                                                                                                              \
            EACH(c, G) a[c] = (v_##s){0} + (t_##s)(identity);                                                                        \
            int64_t i = 0;                                                                                                           \
            if (n >= L) {                                                                                                            \
                EACH(c, K) a[c] = a[0];                                                                                              \
                for (; i + L <= n; i += L) EACH(c, K) {                                                                              \
                        v_##s x = *(const v_##s *)(p + i + c * V);                                                                   \
                        x = VMAP(s, x);                                                                                              \
                        a[c] = VCOMBINE(s, a[c], x);                                                                                 \
                    }                                                                                                                \
                EACH(c, 2 * G) a[c] = VCOMBINE(s, a[c], a[c + 2 * G]);                                                               \
                EACH(c, G) a[c] = VCOMBINE(s, a[c], a[c + G]);                                                                       \
            }                                                                                                                        \
            for (; i + W <= n; i += W) EACH(c, G) {                                                                                  \
                    v_##s x = *(const v_##s *)(p + i + c * V);                                                                       \
                    x = VMAP(s, x);                                                                                                  \
                    a[c] = VCOMBINE(s, a[c], x);                                                                                     \
                }                                                                                                                    \
            v_##s##q q[4]; /* the group's quarters, which what is left of the run goes into in turn */                               \
            memcpy(q, a, sizeof q);                                                                                                  \
            EACH(c, 4) {                                                                                                             \
                t_##s part[Q];                                                                                                       \
                if (i + Q <= n) {                                                                                                    \
                    v_##s##q x = *(const v_##s##q *)(p + i);                                                                         \
                    x = VMAP(s##q, x);                                                                                               \
                    q[c] = VCOMBINE(s##q, q[c], x);                                                                                  \
                    i += Q;                                                                                                          \
                } else if (i < n) {                                                                                                  \
                    memcpy(part, &q[c], sizeof part);                                                                                \
                    for (int64_t j = 0; i < n; i++, j++) {                                                                           \
                        t_##s x = p[i], y = MAP(x), a = part[j];                                                                     \
                        part[j] = COMBINE(a, y);                                                                                     \
                    }                                                                                                                \
                    memcpy(&q[c], part, sizeof part);                                                                                \
                }                                                                                                                    \
            }                                                                                                                        \
            q[0] = VCOMBINE(s##q, q[0], q[2]), q[1] = VCOMBINE(s##q, q[1], q[3]);                                                    \
            q[0] = VCOMBINE(s##q, q[0], q[1]);                                                                                       \
            t_##s lane[Q];                                                                                                           \
            memcpy(lane, q, sizeof lane);                                                                                            \
            for (int w = Q / 2; w >= parts; w /= 2)                                                                                  \
                for (int j = 0; j < w; j++) {                                                                                        \
                    t_##s a = lane[j], y = lane[j + w];                                                                              \
                    lane[j] = COMBINE(a, y);                                                                                         \
                }                                                                                                                    \
            for (int part = 0; part < parts; part++) to[k * parts + part] = lane[part];                                              \
        }                                                                                                                            \
    }                                                                                                                                \
    static void name##_runs(void *results, const char *from, int64_t stride, int64_t count, int64_t n) {                             \
        name##_runs_of(1, results, from, stride, count, n);                                                                          \
    }                                                                                                                                \
    /* Rows of so many quarters of a group, and less than one more. */                                                               \
    static inline __attribute__((always_inline)) void name##_narrow(int quarters, t_##s *to, const char *from,                       \
                                                                    int64_t stride, int64_t count, int64_t n) {                      \
        COUNTS(s);                                                                                                                   \
        v_##s##q last = *(v_##s##q *)(to + n - Q), a[3] = {0};                                                                       \
        for (int c = 0; c < quarters; c++) a[c] = ((v_##s##q *)to)[c];                                                               \
        for (int64_t k = 0; k < count; k++) {                                                                                        \
            const t_##s *p = (const t_##s *)(from + k * stride);                                                                     \
            v_##s##q x = *(const v_##s##q *)(p + n - Q);                                                                             \
            x = VMAP(s##q, x);                                                                                                       \
            last = VCOMBINE(s##q, last, x);                                                                                          \
            for (int c = 0; c < quarters; c++) {                                                                                     \
                x = ((const v_##s##q *)p)[c];                                                                                        \
                x = VMAP(s##q, x);                                                                                                   \
                a[c] = VCOMBINE(s##q, a[c], x);                                                                                      \
            }                                                                                                                        \
        }                                                                                                                            \
        for (int c = 0; c < quarters; c++) ((v_##s##q *)to)[c] = a[c];                                                               \
        *(v_##s##q *)(to + n - Q) = last;                                                                                            \
    }                                                                                                                                \
    /* `many` vectors of columns. */                                                                                                 \
    static inline __attribute__((always_inline)) void name##_columns(int many, v_##s *to, const char *from,                          \
                                                                     int64_t stride, int64_t count) {                                \
        COUNTS(s);                                                                                                                   \
        v_##s a[K];                                                                                                                  \
        EACH(c, many) a[c] = to[c];                                                                                                  \
        for (int64_t k = 0; k < count; k++) {                                                                                        \
            const v_##s *p = (const v_##s *)(from + k * stride);                                                                     \
            EACH(c, many) {                                                                                                          \
                v_##s x = p[c];                                                                                                      \
                x = VMAP(s, x);                                                                                                      \
                a[c] = VCOMBINE(s, a[c], x);                                                                                         \
            }                                                                                                                        \
        }                                                                                                                            \
        EACH(c, many) to[c] = a[c];                                                                                                  \
    }                                                                                                                                \
    /* The last columns are a group that begins W before the end, folded beside the others: what it has twice comes out the same. */ \
    static void name##_rows(void *acc, const char *from, int64_t stride, int64_t count, int64_t n, double parameter) {               \
        (void)parameter;                                                                                                             \
        COUNTS(s);                                                                                                                   \
        t_##s *to = acc;                                                                                                             \
        int64_t i = 0;                                                                                                               \
        if (n < W / 4) {                                                                                                             \
            for (int64_t k = 0; k < count; k++) {                                                                                    \
                const t_##s *restrict p = (const t_##s *)(from + k * stride);                                                        \
                for (int64_t c = 0; c < n; c++) {                                                                                    \
                    t_##s x = p[c], y = MAP(x), a = to[c];                                                                           \
                    to[c] = COMBINE(a, y);                                                                                           \
                }                                                                                                                    \
            }                                                                                                                        \
            return;                                                                                                                  \
        }                                                                                                                            \
        if (n < W) {                                                                                                                 \
            if (n < 2 * Q)                                                                                                           \
                name##_narrow(1, to, from, stride, count, n);                                                                        \
            else if (n < 3 * Q)                                                                                                      \
                name##_narrow(2, to, from, stride, count, n);                                                                        \
            else                                                                                                                     \
                name##_narrow(3, to, from, stride, count, n);                                                                        \
            return;                                                                                                                  \
        }                                                                                                                            \
        v_##s rest[G];                                                                                                               \
        memcpy(rest, to + n - W, sizeof rest);                                                                                       \
        if (n % W) name##_columns(G, rest, from + (n - W) * (int64_t)sizeof *to, stride, count);                                     \
        for (; i + L <= n; i += L)                                                                                                   \
            name##_columns(K, (v_##s *)(to + i), from + i * (int64_t)sizeof *to, stride, count);                                     \
        for (; i + W <= n; i += W)                                                                                                   \
            name##_columns(G, (v_##s *)(to + i), from + i * (int64_t)sizeof *to, stride, count);                                     \
        if (n % W) memcpy(to + n - W, rest, sizeof rest);                                                                            \
    }
#define TABLE(name, start, merge) \
    { start, name##_lanes, name##_runs, name##_rows, merge }

#define VSAME(s, x) (x)
#define VADD(s, a, y) (a + y)
#define VMUL(s, a, y) (a * y)
#define VMAX(s, a, y) VSELECT(s, (y > a) | (y != y), y, a)
#define VMIN(s, a, y) VSELECT(s, (y < a) | (y != y), y, a)
#define VZERO_NAN(s, x) ((v_##s)((m_##s)(x) & (m_##s)(x == x)))
#define VSQUARE(s, x) (x * x)
#define SAME(x) (x)
#define ADD(a, y) (a + y)
#define MUL(a, y) (a * y)
#define MAX_NAN(a, y) (y > a || y != y ? y : a)
#define MIN_NAN(a, y) (y < a || y != y ? y : a)
#define MAX_INT(a, y) (y > a ? y : a)
#define MIN_INT(a, y) (y < a ? y : a)
#define VMAX_INT(s, a, y) VSELECT(s, y > a, y, a)
#define VMIN_INT(s, a, y) VSELECT(s, y < a, y, a)
#define ZERO_NAN(x) (x == x ? x : 0)
#define SQUARE(x) (x * x)

#define FLOAT_LOOPS(s, FABS)                                  \
    START(zeros_##s, s, 0)                                    \
    START(ones_##s, s, 1)                                     \
    START(least_##s, s, -INFINITY)                            \
    START(most_##s, s, INFINITY)                              \
    MERGE(add_##s, s, ADD)                                    \
    MERGE(mul_##s, s, MUL)                                    \
    MERGE(larger_##s, s, MAX_NAN)                             \
    MERGE(smaller_##s, s, MIN_NAN)                            \
    LOOPS(sum_##s, s, 0, VSAME, VADD, SAME, ADD)              \
    LOOPS(nansum_##s, s, 0, VZERO_NAN, VADD, ZERO_NAN, ADD)   \
    LOOPS(prod_##s, s, 1, VSAME, VMUL, SAME, MUL)             \
    LOOPS(max_##s, s, -INFINITY, VSAME, VMAX, SAME, MAX_NAN)  \
    LOOPS(min_##s, s, INFINITY, VSAME, VMIN, SAME, MIN_NAN)   \
    LOOPS(absmax_##s, s, 0, VABS, VMAX, FABS, MAX_NAN)        \
    LOOPS(absmin_##s, s, INFINITY, VABS, VMIN, FABS, MIN_NAN) \
    LOOPS(abssum_##s, s, 0, VABS, VADD, FABS, ADD)            \
    LOOPS(sqsum_##s, s, 0, VSQUARE, VADD, SQUARE, ADD)
FLOAT_LOOPS(f32, fabsf)
FLOAT_LOOPS(f64, fabs)
START(zeros_i64, u64, 0)
START(ones_i64, u64, 1)
START(least_i64, i64, INT64_MIN)
START(most_i64, i64, INT64_MAX)
MERGE(add_i64, u64, ADD)
MERGE(mul_i64, u64, MUL)
MERGE(larger_i64, i64, MAX_INT)
MERGE(smaller_i64, i64, MIN_INT)
LOOPS(sum_i64, u64, 0, VSAME, VADD, SAME, ADD)
LOOPS(prod_i64, u64, 1, VSAME, VMUL, SAME, MUL)
LOOPS(max_i64, i64, INT64_MIN, VSAME, VMAX_INT, SAME, MAX_INT)
LOOPS(min_i64, i64, INT64_MAX, VSAME, VMIN_INT, SAME, MIN_INT)

/* Sums of complex numbers. */
#define PAIR_RUNS(s)                                                                                       \
    static void pair_runs_##s(void *results, const char *from, int64_t stride, int64_t count, int64_t n) { \
        sum_##s##_runs_of(2, results, from, stride, count, 2 * n);                                         \
    }
PAIR_RUNS(f32)
PAIR_RUNS(f64)

/* Powers call the C library element by element; their sums keep the lanes' error. */
#define POWER_LOOPS(s, POW, FABS)                                                                        \
    static void powsum_##s##_lanes(void *acc, const void *from, int64_t n, double parameter) {           \
        const t_##s *p = from;                                                                           \
        t_##s *lane = acc, part[FOLD_LANE_BYTES / sizeof(t_##s)] = {0}, order = (t_##s)parameter;        \
        enum { L = FOLD_LANE_BYTES / (int)sizeof(t_##s) };                                               \
        for (int64_t i = 0; i < n; i++) part[i % L] += POW(FABS(p[i]), order);                           \
        for (int64_t j = 0; j < L; j++) lane[j] += part[j];                                              \
    }                                                                                                    \
    static void powsum_##s##_rows(void *acc, const char *from, int64_t stride, int64_t count, int64_t n, \
                                  double parameter) {                                                    \
        t_##s *restrict to = acc, order = (t_##s)parameter;                                              \
        for (int64_t k = 0; k < count; k++) {                                                            \
            const t_##s *restrict p = (const t_##s *)(from + k * stride);                                \
            for (int64_t i = 0; i < n; i++) to[i] += POW(FABS(p[i]), order);                             \
        }                                                                                                \
    }
POWER_LOOPS(f32, powf, fabsf)
POWER_LOOPS(f64, pow, fabs)

#define FLOAT_TABLE(s)                                                                                                \
    {                                                                                                                 \
        [FOLD_SUM] = TABLE(sum_##s, zeros_##s, add_##s), [FOLD_NANSUM] = TABLE(nansum_##s, zeros_##s, add_##s),       \
        [FOLD_PROD] = TABLE(prod_##s, ones_##s, mul_##s), [FOLD_MAX] = TABLE(max_##s, least_##s, larger_##s),         \
        [FOLD_MIN] = TABLE(min_##s, most_##s, smaller_##s), [FOLD_ABSMAX] = TABLE(absmax_##s, zeros_##s, larger_##s), \
        [FOLD_ABSMIN] = TABLE(absmin_##s, most_##s, smaller_##s),                                                     \
        [FOLD_ABSSUM] = TABLE(abssum_##s, zeros_##s, add_##s), [FOLD_SQSUM] = TABLE(sqsum_##s, zeros_##s, add_##s),   \
        [FOLD_POWSUM] = {zeros_##s, powsum_##s##_lanes, NULL, powsum_##s##_rows, add_##s},                            \
    }
/* ------------------------------------------------------------------------------------------ two accumulators */
#define PAIR_LOOPS(s, EXP)                                                                              \
    static void shifted_lanes_##s(void *to1, void *to2, const void *from, int64_t n, double shift) {    \
        COUNTS(s);                                                                                      \
        const t_##s *p = from;                                                                          \
        t_##s *s1 = to1, *s2 = to2, by = (t_##s)shift;                                                  \
        int64_t i = 0;                                                                                  \
        if (n >= 2 * W) {                                                                               \
            v_##s a[2 * G], b[2 * G];                                                                   \
            EACH(c, 2 * G) a[c] = b[c] = (v_##s){0};                                                    \
            for (; i + 2 * W <= n; i += 2 * W) EACH(c, 2 * G) {                                         \
                    const v_##s x = *(const v_##s *)(p + i + c * V) - by;                               \
                    a[c] += x, b[c] += x * x;                                                           \
                }                                                                                       \
            v_##s *l1 = (v_##s *)s1, *l2 = (v_##s *)s2;                                                 \
            EACH(c, 2 * G) l1[c] += a[c], l2[c] += b[c];                                                \
        }                                                                                               \
        for (int64_t j = 0; i < n; i++, j++) {                                                          \
            t_##s d = p[i] - by;                                                                        \
            s1[j] += d;                                                                                 \
            s2[j] += d * d;                                                                             \
        }                                                                                               \
    }                                                                                                   \
    static void shifted_row_##s(void *to1, void *to2, const void *from, const void *shift, int64_t n) { \
        const t_##s *restrict p = from, *restrict by = shift;                                           \
        t_##s *restrict s1 = to1, *restrict s2 = to2;                                                   \
        for (int64_t i = 0; i < n; i++) {                                                               \
            t_##s d = p[i] - by[i];                                                                     \
            s1[i] += d;                                                                                 \
            s2[i] += d * d;                                                                             \
        }                                                                                               \
    }                                                                                                   \
    static void exp_lanes_##s(void *to, const void *from, int64_t n, double shift) {                    \
        enum { L = FOLD_LANE_BYTES / (int)sizeof(t_##s) };                                              \
        const t_##s *p = from;                                                                          \
        t_##s *restrict lane = to, part[L] = {0}, by = (t_##s)shift;                                    \
        int64_t i = 0;                                                                                  \
        for (; i + L <= n; i += L)                                                                      \
            for (int j = 0; j < L; j++) part[j] += EXP(p[i + j] - by);                                  \
        for (int64_t j = 0; i < n; i++, j++) part[j] += EXP(p[i] - by);                                 \
        for (int j = 0; j < L; j++) lane[j] += part[j];                                                 \
    }                                                                                                   \
    static void exp_row_##s(void *to, const void *from, const void *shift, int64_t n) {                 \
        const t_##s *restrict p = from, *restrict by = shift;                                           \
        t_##s *restrict sum = to;                                                                       \
        for (int64_t i = 0; i < n; i++) sum[i] += EXP(p[i] - by[i]);                                    \
    }
PAIR_LOOPS(f32, exp_f32)
PAIR_LOOPS(f64, exp_f64)

static void exp_end(double *restrict s, const double *restrict shift, int64_t n) {
    for (int64_t i = 0; i < n; i++) {
        const double sum = shift[i] + log(s[i]);
        s[i] = shift[i] - shift[i] == 0 ? sum : shift[i];
    }
}
/* A row's element takes over if it is better, or if it is the first NaN. */
#define BEST_LOOP(name, s, order)                                                                        \
    static void name(void *best, int64_t *restrict which, const void *from, int64_t n, int64_t number) { \
        const t_##s *restrict p = from;                                                                  \
        t_##s *restrict b = best;                                                                        \
        for (int64_t i = 0; i < n; i++) {                                                                \
            t_##s x = p[i], old = b[i];                                                                  \
            bool take = (x order old) | ((x != x) & (old == old));                                       \
            b[i] = take ? x : old;                                                                       \
            which[i] = take ? number : which[i];                                                         \
        }                                                                                                \
    }
BEST_LOOP(max_row_f32, f32, >)
BEST_LOOP(min_row_f32, f32, <)
BEST_LOOP(max_row_f64, f64, >)
BEST_LOOP(min_row_f64, f64, <)
BEST_LOOP(max_row_i64, i64, >)
BEST_LOOP(min_row_i64, i64, <)

/* ------------------------------------------------------------------------------------------ truth */
#define TRUTH(name, T, mask)                                                                            \
    static void name(int64_t *restrict to, const char *from, int64_t stride, int64_t n) {               \
        const T *p = (const T *)from;                                                                   \
        if (stride == (int64_t)sizeof(T))                                                               \
            for (int64_t i = 0; i < n; i++) to[i] = (p[i] & (T)(mask)) != 0;                            \
        else                                                                                            \
            for (int64_t i = 0; i < n; i++) to[i] = (*(const T *)(from + i * stride) & (T)(mask)) != 0; \
    }
TRUTH(truth_1, uint8_t, 0xff)
TRUTH(truth_2, uint16_t, 0xffff)
TRUTH(truth_4, uint32_t, 0xffffffff)
TRUTH(truth_8, uint64_t, UINT64_MAX)
TRUTH(truth_2f, uint16_t, 0x7fff)
TRUTH(truth_4f, uint32_t, 0x7fffffff)
TRUTH(truth_8f, uint64_t, INT64_MAX)

/* ------------------------------------------------------------------------------------------ narrow integers */
#define NARROW(T, name, S, read)                                             \
    static int64_t narrow_sum_##name(const void *from, int64_t n) {          \
        const T *p = from;                                                   \
        S sum = 0;                                                           \
        for (int64_t i = 0; i < n; i++) sum += (S)read(p[i]);                \
        return sum;                                                          \
    }                                                                        \
    static int64_t narrow_max_##name(const void *from, int64_t n) {          \
        const T *p = from;                                                   \
        T most = p[0];                                                       \
        for (int64_t i = 0; i < n; i++) most = p[i] > most ? p[i] : most;    \
        return read(most);                                                   \
    }                                                                        \
    static int64_t narrow_min_##name(const void *from, int64_t n) {          \
        const T *p = from;                                                   \
        T least = p[0];                                                      \
        for (int64_t i = 0; i < n; i++) least = p[i] < least ? p[i] : least; \
        return read(least);                                                  \
    }
#define PLAIN(v) (v)
#define IS_TRUE(v) ((v) != 0)
NARROW(uint8_t, bool, int32_t, IS_TRUE)
NARROW(uint8_t, u8, int32_t, PLAIN)
NARROW(int8_t, i8, int32_t, PLAIN)
NARROW(int16_t, i16, int32_t, PLAIN)
NARROW(int32_t, i32, int64_t, PLAIN)
/* Four rows at a time. */
#define NARROW_ROWS(T, name, order)                                                                                   \
    static void name(void *acc, const char *from, int64_t stride, int64_t count, int64_t n, bool begun) {             \
        T *restrict to = acc;                                                                                         \
        int64_t k = 0;                                                                                                \
        if (!begun) memcpy(to, from, (size_t)n * sizeof *to), k = 1;                                                  \
        for (; k + 4 <= count; k += 4) {                                                                              \
            const T *restrict p = (const T *)(from + k * stride), *restrict q = (const T *)(from + (k + 1) * stride), \
                              *restrict r = (const T *)(from + (k + 2) * stride),                                     \
                              *restrict s = (const T *)(from + (k + 3) * stride);                                     \
            for (int64_t i = 0; i < n; i++) {                                                                         \
                const T a = p[i] order q[i] ? p[i] : q[i], b = r[i] order s[i] ? r[i] : s[i], c = a order b ? a : b;  \
                to[i] = c order to[i] ? c : to[i];                                                                    \
            }                                                                                                         \
        }                                                                                                             \
        for (; k < count; k++) {                                                                                      \
            const T *restrict p = (const T *)(from + k * stride);                                                     \
            for (int64_t i = 0; i < n; i++) to[i] = p[i] order to[i] ? p[i] : to[i];                                  \
        }                                                                                                             \
    }
NARROW_ROWS(uint8_t, max_rows_u8, >)
NARROW_ROWS(uint8_t, min_rows_u8, <)
NARROW_ROWS(int8_t, max_rows_i8, >)
NARROW_ROWS(int8_t, min_rows_i8, <)
NARROW_ROWS(int16_t, max_rows_i16, >)
NARROW_ROWS(int16_t, min_rows_i16, <)
NARROW_ROWS(int32_t, max_rows_i32, >)
NARROW_ROWS(int32_t, min_rows_i32, <)
#define NARROW_FOLDS(name)                                                                                 \
    {                                                                                                      \
        [FOLD_SUM] = narrow_sum_##name, [FOLD_NANSUM] = narrow_sum_##name, [FOLD_MAX] = narrow_max_##name, \
        [FOLD_MIN] = narrow_min_##name                                                                     \
    }

const fold_table ISA_NAME(fold_tables) = {
    {
        [COMPUTE_F32] = FLOAT_TABLE(f32),
        [COMPUTE_F64] = FLOAT_TABLE(f64),
        [COMPUTE_I64] = {[FOLD_SUM] = TABLE(sum_i64, zeros_i64, add_i64),
                         [FOLD_NANSUM] = TABLE(sum_i64, zeros_i64, add_i64),
                         [FOLD_PROD] = TABLE(prod_i64, ones_i64, mul_i64),
                         [FOLD_MAX] = TABLE(max_i64, least_i64, larger_i64),
                         [FOLD_MIN] = TABLE(min_i64, most_i64, smaller_i64)},
    },
    {
        [COMPUTE_F32] = {shifted_lanes_f32, shifted_row_f32, exp_lanes_f32, exp_row_f32, exp_end, max_row_f32,
                         min_row_f32},
        [COMPUTE_F64] = {shifted_lanes_f64, shifted_row_f64, exp_lanes_f64, exp_row_f64, exp_end, max_row_f64,
                         min_row_f64},
        [COMPUTE_I64] = {NULL, NULL, NULL, NULL, NULL, max_row_i64, min_row_i64},
    },
    {{truth_1, truth_1}, {truth_2, truth_2f}, {truth_4, truth_4f}, {truth_8, truth_8f}},
    {[TORC_BOOL] = NARROW_FOLDS(bool),
     [TORC_UINT8] = NARROW_FOLDS(u8),
     [TORC_INT8] = NARROW_FOLDS(i8),
     [TORC_INT16] = NARROW_FOLDS(i16),
     [TORC_INT32] = NARROW_FOLDS(i32)},
    {[TORC_BOOL] = {[FOLD_MAX] = max_rows_u8, [FOLD_MIN] = min_rows_u8},
     [TORC_UINT8] = {[FOLD_MAX] = max_rows_u8, [FOLD_MIN] = min_rows_u8},
     [TORC_INT8] = {[FOLD_MAX] = max_rows_i8, [FOLD_MIN] = min_rows_i8},
     [TORC_INT16] = {[FOLD_MAX] = max_rows_i16, [FOLD_MIN] = min_rows_i16},
     [TORC_INT32] = {[FOLD_MAX] = max_rows_i32, [FOLD_MIN] = min_rows_i32}},
    {pair_runs_f32, pair_runs_f64}};
