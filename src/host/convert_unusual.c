/* convert_unusual.c - the loops of convert_unusual.h.
 *
 * A real number becomes a complex one without imaginary part, a complex one loses it, but is true if either part
 * is not 0. A floating number becomes a uint64 by way of int64 where it fits there, so that negative ones wrap as in all other types. */
#include "host/convert_unusual.h"

#include "core/float8.h"

static inline uint64_t double_to_u64(double v) {
    return v >= 0x1p63 ? (uint64_t)(int64_t)(v - 0x1p63) ^ (uint64_t)1 << 63 : (uint64_t)(int64_t)v;
}

/* X(name, type, read, write real, write complex): `read` gives a number of C, real or complex. The writing macros take a real and a
 * complex expression v; an integer that is written is int64_t. */
#define PLAIN(v) (v)
#define TRUTH(v) ((v) != 0)
#define REAL(v) __builtin_creal(v)
#define TO_HALF(v) float_to_half((float)(v))
#define TO_BFLOAT(v) float_to_bfloat16((float)(v))
#define TO_E5M2(v) float_to_e5m2((float)(v))
#define TO_E4M3FN(v) float_to_e4m3fn((float)(v))
#define TO_INT(v) (int64_t)(v)
#define TO_U64(v) _Generic((v), int64_t : (uint64_t)(v), default : double_to_u64((double)(v)))
#define REAL_CHALF(v) \
    (half_pair) { float_to_half((float)(v)), 0 }
#define PUT_CHALF(v) complex_to_half_pair((float _Complex)(v))
#define REAL_CFLOAT(v) __builtin_complex((float)(v), 0.0f)
#define REAL_CDOUBLE(v) __builtin_complex((double)(v), 0.0)

#define USUAL(X)                                                 \
    X(bool, uint8_t, TRUTH, TRUTH, TRUTH)                        \
    X(u8, uint8_t, PLAIN, TO_INT, TO_INT)                        \
    X(i8, int8_t, PLAIN, TO_INT, TO_INT)                         \
    X(i16, int16_t, PLAIN, TO_INT, TO_INT)                       \
    X(i32, int32_t, PLAIN, TO_INT, TO_INT)                       \
    X(i64, int64_t, PLAIN, TO_INT, TO_INT)                       \
    X(half, uint16_t, half_to_float, TO_HALF, TO_HALF)           \
    X(bfloat, uint16_t, bfloat16_to_float, TO_BFLOAT, TO_BFLOAT) \
    X(f32, float, PLAIN, PLAIN, PLAIN)                           \
    X(f64, double, PLAIN, PLAIN, PLAIN)
#define UNUSUAL_REAL(X)                                       \
    X(e5m2, uint8_t, e5m2_to_float, TO_E5M2, TO_E5M2)         \
    X(e4m3fn, uint8_t, e4m3fn_to_float, TO_E4M3FN, TO_E4M3FN) \
    X(u16, uint16_t, PLAIN, TO_INT, TO_INT)                   \
    X(u32, uint32_t, PLAIN, TO_INT, TO_INT)                   \
    X(u64, uint64_t, PLAIN, TO_U64, TO_U64)
#define UNUSUAL_COMPLEX(X)                                           \
    X(chalf, half_pair, half_pair_to_complex, REAL_CHALF, PUT_CHALF) \
    X(cfloat, float _Complex, PLAIN, REAL_CFLOAT, PLAIN)             \
    X(cdouble, double _Complex, PLAIN, REAL_CDOUBLE, PLAIN)

#define LOAD(name, S, C, ...)                                           \
    void name(void *to_, const char *from, int64_t stride, int64_t n) { \
        C *to = to_;                                                    \
        for (int64_t i = 0; i < n; i++) {                               \
            const S v = *(const S *)(const void *)(from + i * stride);  \
            to[i] = (C)(__VA_ARGS__);                                   \
        }                                                               \
    }
#define STORE(name, S, C, ...)                                          \
    void name(char *to, int64_t stride, const void *from_, int64_t n) { \
        const C *from = from_;                                          \
        for (int64_t i = 0; i < n; i++) {                               \
            const C v = from[i];                                        \
            const S w = __VA_ARGS__;                                    \
            *(S *)(void *)(to + i * stride) = w;                        \
        }                                                               \
    }
/* (Names are pasted here, where `bool` is not yet what stdbool.h makes of it.) A complex number to a real dtype: its real part, but to bool whether it is 0. */
#define PART_bool(v) (v)
#define PART_u8(v) REAL(v)
#define PART_i8(v) REAL(v)
#define PART_i16(v) REAL(v)
#define PART_i32(v) REAL(v)
#define PART_i64(v) REAL(v)
#define PART_half(v) REAL(v)
#define PART_bfloat(v) REAL(v)
#define PART_f32(v) REAL(v)
#define PART_f64(v) REAL(v)
#define PART_e5m2(v) REAL(v)
#define PART_e4m3fn(v) REAL(v)
#define PART_u16(v) REAL(v)
#define PART_u32(v) REAL(v)
#define PART_u64(v) REAL(v)
#define COMPLEX_OF_REAL(s, S, READ, WRITE, PUT)                                        \
    LOAD(load_##s##_c64, S, float _Complex, __builtin_complex((float)READ(v), 0.0f))   \
    LOAD(load_##s##_c128, S, double _Complex, __builtin_complex((double)READ(v), 0.0)) \
    STORE(store_c64_##s, S, float _Complex, PUT(PART_##s(v)))                          \
    STORE(store_c128_##s, S, double _Complex, PUT(PART_##s(v)))
#define REAL_OF_REAL(s, S, READ, WRITE, PUT)  \
    LOAD(load_##s##_f32, S, float, READ(v))   \
    LOAD(load_##s##_f64, S, double, READ(v))  \
    LOAD(load_##s##_i64, S, int64_t, READ(v)) \
    STORE(store_f32_##s, S, float, WRITE(v))  \
    STORE(store_f64_##s, S, double, WRITE(v)) \
    STORE(store_i64_##s, S, int64_t, WRITE(v))
#define REAL_OF_COMPLEX(s, S, READ, WRITE, PUT)     \
    LOAD(load_##s##_f32, S, float, REAL(READ(v)))   \
    LOAD(load_##s##_f64, S, double, REAL(READ(v)))  \
    LOAD(load_##s##_i64, S, int64_t, REAL(READ(v))) \
    STORE(store_f32_##s, S, float, WRITE(v))        \
    STORE(store_f64_##s, S, double, WRITE(v))       \
    STORE(store_i64_##s, S, int64_t, WRITE(v))
#define COMPLEX_OF_COMPLEX(s, S, READ, WRITE, PUT)     \
    LOAD(load_##s##_c64, S, float _Complex, READ(v))   \
    LOAD(load_##s##_c128, S, double _Complex, READ(v)) \
    STORE(store_c64_##s, S, float _Complex, PUT(v))    \
    STORE(store_c128_##s, S, double _Complex, PUT(v))
USUAL(COMPLEX_OF_REAL)
UNUSUAL_REAL(COMPLEX_OF_REAL)
UNUSUAL_REAL(REAL_OF_REAL)
UNUSUAL_COMPLEX(REAL_OF_COMPLEX)
UNUSUAL_COMPLEX(COMPLEX_OF_COMPLEX)
