/* convert_simd.c - conversion loops, compiled for each instruction set.
 *
 * A load has a dense loop, which vectorizes, one over every second element, which does so too, and a strided one; elements of 16 bits far apart
 * are brought together before they are converted. float16 uses the processor's own conversion where it
 * has one; the portable form is branch-free, so it vectorizes too. Narrow integers wrap, bool is `!= 0`, floating
 * values are truncated toward zero on their way to integers, as PyTorch's copies are. */
#include "host/convert_unusual.h"
#include "host/lanes.h"

#define FROM_bool(v) ((v) != 0)
#define FROM_plain(v) (v)
#define FROM_half(v) half_to_float(v)
#define FROM_bfloat(v) bfloat16_to_float(v)
/* Narrower integers go through int64, so that negative values wrap for unsigned targets; int32 is converted directly. */
#define TO_bool(S, v) ((v) != 0)
#define TO_u8(S, v) ((uint8_t)(int64_t)(v))
#define TO_i8(S, v) ((int8_t)(int64_t)(v))
#define TO_i16(S, v) ((int16_t)(int64_t)(v))
#define TO_i32(S, v) ((int32_t)(v))
#define TO_i64(S, v) ((int64_t)(v))
#define TO_f32(S, v) ((float)(v))
#define TO_f64(S, v) ((double)(v))
#define TO_half(S, v) float_to_half((float)(v))
#define TO_bfloat(S, v) float_to_bfloat16((float)(v))

/* X(storage type, name, read, write) in the order of torc_dtype, from BOOL on */
#define STORAGE(X, C, c)                              \
    X(C, c, uint8_t, bool, FROM_bool, TO_bool)        \
    X(C, c, uint8_t, u8, FROM_plain, TO_u8)           \
    X(C, c, int8_t, i8, FROM_plain, TO_i8)            \
    X(C, c, int16_t, i16, FROM_plain, TO_i16)         \
    X(C, c, int32_t, i32, FROM_plain, TO_i32)         \
    X(C, c, int64_t, i64, FROM_plain, TO_i64)         \
    X(C, c, uint16_t, half, FROM_half, TO_half)       \
    X(C, c, uint16_t, bfloat, FROM_bfloat, TO_bfloat) \
    X(C, c, float, f32, FROM_plain, TO_f32)           \
    X(C, c, double, f64, FROM_plain, TO_f64)

enum { TOGETHER = 64 };
#define DEFINE(C, c, S, s, READ, WRITE)                                                                         \
    static void load_##s##_##c(void *to_, const char *from, int64_t stride, int64_t n) {                        \
        C *to = to_;                                                                                            \
        if (stride == (int64_t)sizeof(S)) {                                                                     \
            const S *dense = (const S *)(const void *)from;                                                     \
            _Pragma("omp simd") for (int64_t i = 0; i < n; i++) to[i] = (C)READ(dense[i]);                      \
            return;                                                                                             \
        }                                                                                                       \
        if (stride == 0) {                                                                                      \
            S v = *(const S *)(const void *)from;                                                               \
            C w = (C)READ(v);                                                                                   \
            for (int64_t i = 0; i < n; i++) to[i] = w;                                                          \
            return;                                                                                             \
        }                                                                                                       \
        if (stride == 2 * (int64_t)sizeof(S)) {                                                                 \
            const S *pairs = (const S *)(const void *)from;                                                     \
            _Pragma("omp simd") for (int64_t i = 0; i < n; i++) to[i] = (C)READ(pairs[2 * i]);                  \
            return;                                                                                             \
        }                                                                                                       \
        if (sizeof(S) == 2) {                                                                                   \
            S near_[TOGETHER];                                                                                  \
            for (int64_t i = 0; i < n; i += TOGETHER) {                                                         \
                const int64_t m = MIN(TOGETHER, n - i);                                                         \
                for (int64_t k = 0; k < m; k++) near_[k] = *(const S *)(const void *)(from + (i + k) * stride); \
                _Pragma("omp simd") for (int64_t k = 0; k < m; k++) to[i + k] = (C)READ(near_[k]);              \
            }                                                                                                   \
            return;                                                                                             \
        }                                                                                                       \
        for (int64_t i = 0; i < n; i++) {                                                                       \
            S v = *(const S *)(const void *)(from + i * stride);                                                \
            to[i] = (C)READ(v);                                                                                 \
        }                                                                                                       \
    }                                                                                                           \
    static void store_##c##_##s(char *to, int64_t stride, const void *from_, int64_t n) {                       \
        const C *from = from_;                                                                                  \
        if (stride == (int64_t)sizeof(S)) {                                                                     \
            S *dense = (S *)(void *)to;                                                                         \
            _Pragma("omp simd") for (int64_t i = 0; i < n; i++) dense[i] = (S)WRITE(S, from[i]);                \
            return;                                                                                             \
        }                                                                                                       \
        if (sizeof(S) == 2) {                                                                                   \
            S near_[TOGETHER];                                                                                  \
            for (int64_t i = 0; i < n; i += TOGETHER) {                                                         \
                const int64_t m = MIN(TOGETHER, n - i);                                                         \
                _Pragma("omp simd") for (int64_t k = 0; k < m; k++) near_[k] = (S)WRITE(S, from[i + k]);        \
                for (int64_t k = 0; k < m; k++) *(S *)(void *)(to + (i + k) * stride) = near_[k];               \
            }                                                                                                   \
            return;                                                                                             \
        }                                                                                                       \
        for (int64_t i = 0; i < n; i++) *(S *)(void *)(to + i * stride) = (S)WRITE(S, from[i]);                 \
    }
STORAGE(DEFINE, float, f32)
STORAGE(DEFINE, double, f64)
STORAGE(DEFINE, int64_t, i64)

#if defined(__AVX2__) && defined(__F16C__)
#define FAST(s, name)                                                                       \
    static void load_##s##_fast(void *to_, const char *from_, int64_t stride, int64_t n) {  \
        float *to = to_;                                                                    \
        const uint16_t *from = (const uint16_t *)(const void *)from_;                       \
        OF_LANES(f32x) v;                                                                   \
        int64_t i = 0;                                                                      \
        if (stride == 2)                                                                    \
            for (; i + LANES_F32 <= n; i += LANES_F32)                                      \
                OF_LANES(load_##name##x)(&v, from + i), OF_LANES(store_f32x)(to + i, &v);   \
        load_##s##_f32(to + i, from_ + i * stride, stride, n - i);                          \
    }                                                                                       \
    static void store_##s##_fast(char *to_, int64_t stride, const void *from_, int64_t n) { \
        uint16_t *to = (uint16_t *)(void *)to_;                                             \
        const float *from = from_;                                                          \
        OF_LANES(f32x) v;                                                                   \
        int64_t i = 0;                                                                      \
        if (stride == 2)                                                                    \
            for (; i + LANES_F32 <= n; i += LANES_F32)                                      \
                OF_LANES(load_f32x)(&v, from + i), OF_LANES(store_##name##x)(to + i, &v);   \
        store_f32_##s(to_ + i * stride, stride, from + i, n - i);                           \
    }
FAST(half, f16)
FAST(bfloat, bf16)
/* Dense integers, which become floats in registers on the way. */
#define TO_BFLOAT(S, s)                                                                                      \
    typedef S lanes_##s __attribute__((vector_size(LANES_F32 * sizeof(S))));                                 \
    static void s##_to_bfloat(void *restrict to_, const void *restrict from_, int64_t n) {                   \
        uint16_t *to = to_;                                                                                  \
        const S *from = from_;                                                                               \
        int64_t i = 0;                                                                                       \
        for (; i + LANES_F32 <= n; i += LANES_F32) {                                                         \
            lanes_##s in;                                                                                    \
            memcpy(&in, from + i, sizeof in);                                                                \
            const OF_LANES(f32x) v =                                                                         \
                __builtin_convertvector(__builtin_convertvector(in, OF_LANES(f32x_places)), OF_LANES(f32x)); \
            OF_LANES(store_bf16x)(to + i, &v);                                                               \
        }                                                                                                    \
        for (; i < n; i++) to[i] = float_to_bfloat16((float)from[i]);                                        \
    }
TO_BFLOAT(int16_t, i16)
TO_BFLOAT(int32_t, i32)
#define DIRECT_BFLOAT(s) s##_to_bfloat
#define LOAD_16_BITS(s) load_##s##_fast
#define STORE_16_BITS(s) store_##s##_fast
#else
#define DIRECT_BFLOAT(s) NULL
#define LOAD_16_BITS(s) load_##s##_f32
#define STORE_16_BITS(s) store_f32_##s
#endif
/* Doubles become floats first. */
#define STORE_DOUBLES(s)                                                                    \
    static void store_doubles_##s(char *to, int64_t stride, const void *from_, int64_t n) { \
        const double *from = from_;                                                         \
        float near_[TOGETHER];                                                              \
        if (stride != 2) {                                                                  \
            store_f64_##s(to, stride, from, n);                                             \
            return;                                                                         \
        }                                                                                   \
        for (int64_t i = 0; i < n; i += TOGETHER) {                                         \
            const int64_t m = MIN(TOGETHER, n - i);                                         \
            for (int64_t k = 0; k < m; k++) near_[k] = (float)from[i + k];                  \
            STORE_16_BITS(s)(to + i * stride, stride, near_, m);                            \
        }                                                                                   \
    }
STORE_DOUBLES(half)
STORE_DOUBLES(bfloat)

/* Before AVX-512 a processor converts vectors of floating values to int32 only, and of int32 only to those. Where all numbers of a block fit,
 * they go that way, which gives the same. X_fit makes int32 of a block and says whether all are in range. */
#ifdef __AVX512DQ__
#define LOAD_FIT(s, c) load_##s##_##c
#define STORE_FIT(c, s) store_##c##_##s
#else
enum { BLOCK_FIT = 32 };
#define FLOATING_FIT(C, c, I, ABS)                                                      \
    static inline bool c##_fit(int32_t *restrict to, const C *restrict from) {          \
        I beyond = 0;                                                                   \
        _Pragma("omp simd reduction(| : beyond)") for (int k = 0; k < BLOCK_FIT; k++) { \
            to[k] = (int32_t)from[k];                                                   \
            beyond |= ABS(from[k]) < (C)0x1p31 ? 0 : -1;                                \
        }                                                                               \
        return beyond == 0;                                                             \
    }
FLOATING_FIT(float, f32, int32_t, fabsf)
FLOATING_FIT(double, f64, int64_t, fabs)
static inline bool i64_fit(int32_t *restrict to, const int64_t *restrict from) {
    int64_t beyond = 0;
    for (int k = 0; k < BLOCK_FIT; k++) {
        to[k] = (int32_t)from[k];
        beyond |= from[k] ^ to[k];
    }
    return beyond == 0;
}
#define FIT(C, c, S, s)                                                                 \
    static void fit_##c##_##s(char *to, int64_t stride, const void *from_, int64_t n) { \
        const C *from = from_;                                                          \
        int64_t i = 0;                                                                  \
        if (stride == (int64_t)sizeof(S))                                               \
            for (; i + BLOCK_FIT <= n; i += BLOCK_FIT) {                                \
                S *dense = (S *)(void *)to + i;                                         \
                int32_t fit[BLOCK_FIT];                                                 \
                if (c##_fit(fit, from + i))                                             \
                    for (int k = 0; k < BLOCK_FIT; k++) dense[k] = (S)fit[k];           \
                else                                                                    \
                    store_##c##_##s((char *)dense, stride, from + i, BLOCK_FIT);        \
            }                                                                           \
        store_##c##_##s(to + i * stride, stride, from + i, n - i);                      \
    }
FIT(float, f32, uint8_t, u8)
FIT(float, f32, int8_t, i8)
FIT(float, f32, int16_t, i16)
FIT(float, f32, int64_t, i64)
FIT(double, f64, uint8_t, u8)
FIT(double, f64, int8_t, i8)
FIT(double, f64, int16_t, i16)
FIT(double, f64, int64_t, i64)
FIT(int64_t, i64, float, f32)
FIT(int64_t, i64, double, f64)
/* Dense loads are stores of the other side. */
#define LOAD_FITTING(S, s, C, c)                                                            \
    static void fit_load_##s##_##c(void *to, const char *from, int64_t stride, int64_t n) { \
        if (stride == (int64_t)sizeof(S))                                                   \
            fit_##s##_##c(to, (int64_t)sizeof(C), from, n);                                 \
        else                                                                                \
            load_##s##_##c(to, from, stride, n);                                            \
    }
LOAD_FITTING(float, f32, int64_t, i64)
LOAD_FITTING(double, f64, int64_t, i64)
LOAD_FITTING(int64_t, i64, float, f32)
LOAD_FITTING(int64_t, i64, double, f64)
#define LOAD_HALVES(s)                                                                       \
    static void fit_load_##s##_i64(void *to_, const char *from, int64_t stride, int64_t n) { \
        int64_t *to = to_;                                                                   \
        float near_[TOGETHER];                                                               \
        if (stride != 2) {                                                                   \
            load_##s##_i64(to, from, stride, n);                                             \
            return;                                                                          \
        }                                                                                    \
        for (int64_t i = 0; i < n; i += TOGETHER) {                                          \
            const int64_t m = MIN(TOGETHER, n - i);                                          \
            LOAD_16_BITS(s)(near_, from + i * stride, stride, m);                            \
            fit_f32_i64((char *)(to + i), (int64_t)sizeof *to, near_, m);                    \
        }                                                                                    \
    }
LOAD_HALVES(half)
LOAD_HALVES(bfloat)
#define LOAD_FIT(s, c) fit_load_##s##_##c
#define STORE_FIT(c, s) fit_##c##_##s
#endif

/* Between narrow integers, dense: none is made an int64 on the way. */
#define DIRECT(S, s, READ, D, d, WRITE)                                                 \
    static void s##_to_##d(void *restrict to_, const void *restrict from_, int64_t n) { \
        D *restrict to = to_;                                                           \
        const S *restrict from = from_;                                                 \
        for (int64_t i = 0; i < n; i++) to[i] = (D)WRITE(S, READ(from[i]));             \
    }
#define TO_SAME(S, v) (v)
#define DIRECTS(S, s, READ)                     \
    DIRECT(S, s, READ, uint8_t, truth, TO_bool) \
    DIRECT(S, s, READ, uint8_t, u8, TO_SAME)    \
    DIRECT(S, s, READ, int8_t, i8, TO_SAME)     \
    DIRECT(S, s, READ, int16_t, i16, TO_SAME)   \
    DIRECT(S, s, READ, int32_t, i32, TO_SAME)
DIRECTS(uint8_t, truth, FROM_bool)
DIRECTS(uint8_t, u8, FROM_plain)
DIRECTS(int8_t, i8, FROM_plain)
DIRECTS(int16_t, i16, FROM_plain)
DIRECTS(int32_t, i32, FROM_plain)
#define DIRECT_ROW(s, bfloat)                                                                                     \
    {                                                                                                             \
        [TORC_BOOL] = s##_to_truth, [TORC_UINT8] = s##_to_u8, [TORC_INT8] = s##_to_i8, [TORC_INT16] = s##_to_i16, \
        [TORC_INT32] = s##_to_i32, [TORC_BFLOAT16] = bfloat                                                       \
    }

#define LOADS(s) \
    { load_##s##_f32, load_##s##_f64, load_##s##_i64, load_##s##_c64, load_##s##_c128 }
#define STORES_COMPLEX(c)                                                                                          \
    {                                                                                                              \
        NULL, store_##c##_bool, store_##c##_u8, store_##c##_i8, store_##c##_i16, store_##c##_i32, store_##c##_i64, \
            store_##c##_half, store_##c##_bfloat, store_##c##_f32, store_##c##_f64, STORES_UNUSUAL(c)              \
    }
#define STORES_UNUSUAL(c)                                                                                              \
    store_##c##_chalf, store_##c##_cfloat, store_##c##_cdouble, store_##c##_e5m2, store_##c##_e4m3fn, store_##c##_u16, \
        store_##c##_u32, store_##c##_u64
const convert_table ISA_NAME(convert_table) = {
    .load = {{NULL},
             LOADS(bool),
             LOADS(u8),
             LOADS(i8),
             LOADS(i16),
             LOADS(i32),
             {LOAD_FIT(i64, f32), LOAD_FIT(i64, f64), load_i64_i64, load_i64_c64, load_i64_c128},
             {LOAD_16_BITS(half), load_half_f64, LOAD_FIT(half, i64), load_half_c64, load_half_c128},
             {LOAD_16_BITS(bfloat), load_bfloat_f64, LOAD_FIT(bfloat, i64), load_bfloat_c64, load_bfloat_c128},
             {load_f32_f32, load_f32_f64, LOAD_FIT(f32, i64), load_f32_c64, load_f32_c128},
             {load_f64_f32, load_f64_f64, LOAD_FIT(f64, i64), load_f64_c64, load_f64_c128},
             LOADS(chalf),
             LOADS(cfloat),
             LOADS(cdouble),
             LOADS(e5m2),
             LOADS(e4m3fn),
             LOADS(u16),
             LOADS(u32),
             LOADS(u64)},
    .store = {{NULL, store_f32_bool, STORE_FIT(f32, u8), STORE_FIT(f32, i8), STORE_FIT(f32, i16), store_f32_i32,
               STORE_FIT(f32, i64), STORE_16_BITS(half), STORE_16_BITS(bfloat), store_f32_f32, store_f32_f64,
               STORES_UNUSUAL(f32)},
              {NULL, store_f64_bool, STORE_FIT(f64, u8), STORE_FIT(f64, i8), STORE_FIT(f64, i16), store_f64_i32,
               STORE_FIT(f64, i64), store_doubles_half, store_doubles_bfloat, store_f64_f32, store_f64_f64,
               STORES_UNUSUAL(f64)},
              {NULL, store_i64_bool, store_i64_u8, store_i64_i8, store_i64_i16, store_i64_i32, store_i64_i64,
               store_i64_half, store_i64_bfloat, STORE_FIT(i64, f32), STORE_FIT(i64, f64), STORES_UNUSUAL(i64)},
              STORES_COMPLEX(c64),
              STORES_COMPLEX(c128)},
    .direct = {[TORC_BOOL] = DIRECT_ROW(truth, NULL),
               [TORC_UINT8] = DIRECT_ROW(u8, NULL),
               [TORC_INT8] = DIRECT_ROW(i8, NULL),
               [TORC_INT16] = DIRECT_ROW(i16, DIRECT_BFLOAT(i16)),
               [TORC_INT32] = DIRECT_ROW(i32, DIRECT_BFLOAT(i32))},
};
