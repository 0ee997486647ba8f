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
#define LOAD_16_BITS(s) load_##s##_fast
#define STORE_16_BITS(s) store_##s##_fast
#else
#define LOAD_16_BITS(s) load_##s##_f32
#define STORE_16_BITS(s) store_f32_##s
#endif

#define LOADS(s) \
    { load_##s##_f32, load_##s##_f64, load_##s##_i64, load_##s##_c64, load_##s##_c128 }
#define STORES(c)                                                                                                  \
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
             LOADS(i64),
             {LOAD_16_BITS(half), load_half_f64, load_half_i64, load_half_c64, load_half_c128},
             {LOAD_16_BITS(bfloat), load_bfloat_f64, load_bfloat_i64, load_bfloat_c64, load_bfloat_c128},
             LOADS(f32),
             LOADS(f64),
             LOADS(chalf),
             LOADS(cfloat),
             LOADS(cdouble),
             LOADS(e5m2),
             LOADS(e4m3fn),
             LOADS(u16),
             LOADS(u32),
             LOADS(u64)},
    .store = {{NULL, store_f32_bool, store_f32_u8, store_f32_i8, store_f32_i16, store_f32_i32, store_f32_i64,
               STORE_16_BITS(half), STORE_16_BITS(bfloat), store_f32_f32, store_f32_f64, STORES_UNUSUAL(f32)},
              STORES(f64),
              STORES(i64),
              STORES(c64),
              STORES(c128)},
};
