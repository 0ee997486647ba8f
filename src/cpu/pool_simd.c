/* pool_simd.c - the loops of pool.c, compiled for each instruction set. */
#include "cpu/blocks.h"
#include "cpu/pool.h"

/* Strides of 1 and 2 are loops of their own, for which nothing is gathered. */
#define BY_STRIDE(BODY, ...)                                     \
    const int64_t n = tap->n, stride = tap->stride;              \
    if (stride == 1)                                             \
        for (int64_t k = 0; k < n; k++) BODY(k, __VA_ARGS__)     \
    else if (stride == 2)                                        \
        for (int64_t k = 0; k < n; k++) BODY(2 * k, __VA_ARGS__) \
    else                                                         \
        for (int64_t k = 0; k < n; k++) BODY(k *stride, __VA_ARGS__)

#define SELF(x) (x)
#define NEVER(x) 0
#define IS_NAN(x) ((x) != (x))
/* Of 16 bits: numbers in the order of the values, -0 beside 0. */
static inline int16_t half_key(uint16_t u) {
    const int16_t s = (int16_t)(u == 0x8000 ? 0 : u);
    return (int16_t)(s ^ ((s >> 15) & 0x7fff));
}
#define HALF_NAN(x) (((x)&0x7fff) > 0x7c00)
#define BFLOAT_NAN(x) (((x)&0x7fff) > 0x7f80)

/* The first of equals wins, and the last NaN over all. */
#define MAX_STEP(index, KEY, NAN_, OR)                                                \
    {                                                                                 \
        __typeof__(*best) v = in[index], b = best[k];                                 \
        const bool larger = (KEY(v) > KEY(b)) | NAN_(v) OR;                           \
        best[k] = larger ? v : b;                                                     \
        at[k] = larger ? (__typeof__(*at))(from + (__typeof__(*at))k * step) : at[k]; \
    }
#define MAX_LOOP(name, T, I, KEY, NAN_, OR)                         \
    static void name(void *best_, void *at_, const pool_tap *tap) { \
        T *restrict best = best_;                                   \
        I *restrict at = at_;                                       \
        const T *restrict in = tap->in;                             \
        const I from = (I)tap->from, step = (I)tap->step;           \
        BY_STRIDE(MAX_STEP, KEY, NAN_, OR)                          \
    }
#define PLAIN_STEP(index, KEY, NAN_)                        \
    {                                                       \
        const __typeof__(*best) v = in[index], b = best[k]; \
        best[k] = ((KEY(v) > KEY(b)) | NAN_(v)) ? v : b;    \
    }
#define PLAIN_LOOP(name, T, KEY, NAN_)                             \
    static void name(void *best_, void *at, const pool_tap *tap) { \
        T *restrict best = best_;                                  \
        const T *restrict in = tap->in;                            \
        (void)at;                                                  \
        BY_STRIDE(PLAIN_STEP, KEY, NAN_)                           \
    }
#define MAX_LOOPS(T, s, KEY, NAN_)                                     \
    PLAIN_LOOP(max_plain_##s, T, KEY, NAN_)                            \
    MAX_LOOP(max_fresh_##s##_32, T, int32_t, KEY, NAN_, | (at[k] < 0)) \
    MAX_LOOP(max_next_##s##_32, T, int32_t, KEY, NAN_, )               \
    MAX_LOOP(max_fresh_##s##_64, T, int64_t, KEY, NAN_, | (at[k] < 0)) \
    MAX_LOOP(max_next_##s##_64, T, int64_t, KEY, NAN_, )
MAX_LOOPS(float, f32, SELF, IS_NAN)
MAX_LOOPS(double, f64, SELF, IS_NAN)
MAX_LOOPS(uint16_t, f16, half_key, HALF_NAN)
MAX_LOOPS(uint16_t, bf16, half_key, BFLOAT_NAN)
MAX_LOOPS(uint8_t, u8, SELF, NEVER)
MAX_LOOPS(int8_t, i8, SELF, NEVER)
MAX_LOOPS(int16_t, i16, SELF, NEVER)
MAX_LOOPS(int32_t, i32, SELF, NEVER)
MAX_LOOPS(int64_t, i64, SELF, NEVER)

#define MEAN_STEP(index, VALUE) sum[k] += VALUE(in[index]);
#define FLUSH(A, a)                                                        \
    static void flush_##a(double *restrict total, void *sum_, int64_t n) { \
        A *restrict sum = sum_;                                            \
        for (int64_t k = 0; k < n; k++) {                                  \
            total[k] += (double)sum[k];                                    \
            sum[k] = 0;                                                    \
        }                                                                  \
    }
FLUSH(float, f32)
FLUSH(double, f64)
#define MEAN_FINISH(name, T, A, STORE, BY)                                                                        \
    static void name(void *out_, int64_t stride, const void *total_, const double *restrict factor, int64_t each, \
                     int64_t n) {                                                                                 \
        T *restrict out = out_;                                                                                   \
        const A *restrict total = total_;                                                                         \
        if (stride == 1 && each)                                                                                  \
            for (int64_t k = 0; k < n; k++) out[k] = STORE((double)total[k] BY factor[k]);                        \
        else if (stride == 1)                                                                                     \
            for (int64_t k = 0; k < n; k++) out[k] = STORE((double)total[k] BY factor[0]);                        \
        else                                                                                                      \
            for (int64_t k = 0; k < n; k++) out[k * stride] = STORE((double)total[k] BY factor[k * each]);        \
    }
#define MEAN_LOOPS(T, s, A, VALUE, STORE, BY)                   \
    static void mean_add_##s(void *sum_, const pool_tap *tap) { \
        A *restrict sum = sum_;                                 \
        const T *restrict in = tap->in;                         \
        BY_STRIDE(MEAN_STEP, VALUE)                             \
    }                                                           \
    MEAN_FINISH(mean_finish_##s, T, A, STORE, BY)               \
    MEAN_FINISH(mean_finish_totals_##s, T, double, STORE, BY)
#define STORE_F32(x) ((float)(x))
#define STORE_F16(x) float_to_half((float)(x))
#define STORE_BF16(x) float_to_bfloat16((float)(x))
MEAN_LOOPS(float, f32, float, SELF, STORE_F32, *)
MEAN_LOOPS(double, f64, double, SELF, SELF, /)
MEAN_LOOPS(uint16_t, f16, float, half_to_float, STORE_F16, *)
MEAN_LOOPS(uint16_t, bf16, float, bfloat16_to_float, STORE_BF16, *)

#define SPREAD_STEP(index, none) image[index] += share[k];
#define SPREAD(A, a)                                                  \
    static void spread_##a(const void *share_, const pool_tap *tap) { \
        const A *restrict share = share_;                             \
        A *restrict image = (A *)tap->in;                             \
        BY_STRIDE(SPREAD_STEP, )                                      \
    }
SPREAD(float, f32)
SPREAD(double, f64)

#define MAXIMA(s)                                                 \
    {                                                             \
        {max_fresh_##s##_32, max_next_##s##_32, max_plain_##s}, { \
            max_fresh_##s##_64, max_next_##s##_64, max_plain_##s  \
        }                                                         \
    }
#define MEANS(s, a) \
    { mean_add_##s, flush_##a, mean_finish_##s, mean_finish_totals_##s }
const pool_loops ISA_NAME(pool_loops) = {
    .max = {[TORC_FLOAT32] = MAXIMA(f32),
            [TORC_FLOAT64] = MAXIMA(f64),
            [TORC_FLOAT16] = MAXIMA(f16),
            [TORC_BFLOAT16] = MAXIMA(bf16),
            [TORC_UINT8] = MAXIMA(u8),
            [TORC_INT8] = MAXIMA(i8),
            [TORC_INT16] = MAXIMA(i16),
            [TORC_INT32] = MAXIMA(i32),
            [TORC_INT64] = MAXIMA(i64)},
    .mean = {[TORC_FLOAT32] = MEANS(f32, f32),
             [TORC_FLOAT64] = MEANS(f64, f64),
             [TORC_FLOAT16] = MEANS(f16, f32),
             [TORC_BFLOAT16] = MEANS(bf16, f32)},
    .spread = {spread_f32, spread_f64},
};
