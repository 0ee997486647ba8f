/* pointwise_simd.c - one dense loop per pointwise row and compute type, compiled for each instruction set.
 *
 * The rows' formulas are the loop bodies; of the C library's functions vector_math.h has vector forms. */
#include <math.h>
#include <string.h>

#include "cpu/pointwise.h"

#include "cpu/exponentials.h"
#include "cpu/vector_math.h"
#include "host/lanes.h"

#ifdef VECTOR_MATH
/* Of fmod libmvec has no vector form, so these are ours, under the names that gcc calls them by (x86_64's vector function ABI). Where the quotient's
 * whole part n has no more digits than a number, n is too large by one at most, since it was rounded; so x - n y, in one rounding,
 * is exact, or needs y once more. The C library, which divides bit by bit, sees to the lanes where it has more. */
#define LANES_OF_FMOD(isa, lanes, T, suffix, many)                                                                     \
    typedef T lanes_##isa##suffix __attribute__((vector_size(lanes * sizeof(T))));                                     \
    lanes_##isa##suffix _ZGV##isa##N##lanes##vv_pointwise_fmod##suffix(lanes_##isa##suffix, lanes_##isa##suffix);      \
    lanes_##isa##suffix _ZGV##isa##N##lanes##vv_pointwise_fmod##suffix(lanes_##isa##suffix x, lanes_##isa##suffix y) { \
        T r[lanes], a[lanes], b[lanes];                                                                                \
        int rest = 0;                                                                                                  \
        lanes_##isa##suffix result;                                                                                    \
        memcpy(a, &x, sizeof a), memcpy(b, &y, sizeof b);                                                              \
        FMOD_NEAR(lanes, T, suffix, many)                                                                              \
        for (int i = 0; rest && i < lanes; i++)                                                                        \
            if (r[i] != r[i]) r[i] = fmod##suffix(a[i], b[i]);                                                         \
        memcpy(&result, r, sizeof result);                                                                             \
        return result;                                                                                                 \
    }
#ifdef __FMA__
#define FMOD_NEAR(lanes, T, suffix, many)                                                 \
    for (int i = 0; i < lanes; i++) {                                                     \
        const T u = fabs##suffix(a[i]), v = fabs##suffix(b[i]), n = trunc##suffix(u / v); \
        T left = __builtin_fma##suffix(-n, v, u);                                         \
        left = left < 0 ? left + v : left;                                                \
        left = n < many ? left : (T)__builtin_nan("");                                    \
        r[i] = copysign##suffix(left, a[i]);                                              \
        rest |= left != left;                                                             \
    }
#else
#define FMOD_NEAR(lanes, T, suffix, many)                        \
    for (int i = 0; i < lanes; i++) r[i] = (T)__builtin_nan(""); \
    rest = 1;
#endif
#if defined(__AVX512F__)
LANES_OF_FMOD(e, 16, float, f, 8388608)
LANES_OF_FMOD(e, 8, double, , 4503599627370496)
#elif defined(__AVX2__)
LANES_OF_FMOD(d, 8, float, f, 8388608)
LANES_OF_FMOD(d, 4, double, , 4503599627370496)
#else
LANES_OF_FMOD(b, 4, float, f, 8388608)
LANES_OF_FMOD(b, 2, double, , 4503599627370496)
#endif
__typeof__(pointwise_fmodf) pointwise_fmodf __attribute__((simd("notinbranch"))); /* beside what the header says */
__typeof__(pointwise_fmod) pointwise_fmod __attribute__((simd("notinbranch")));
#define T_FMODF pointwise_fmodf
#define T_FMOD pointwise_fmod
/* libmvec hands negative bases to the C library one by one. So powers are those of magnitudes; what the sign of a base does to them is C's rule. */
#define POWER_OF_MAGNITUDE(T, suffix)                                                          \
    static inline T power##suffix(T x, T y) {                                                  \
        const T r = pow##suffix(fabs##suffix(x), y), half = y * (T)0.5;                        \
        const bool whole = trunc##suffix(y) == y, odd = whole & (trunc##suffix(half) != half); \
        const T turned = odd ? copysign##suffix(r, x) : r;                                     \
        return (x < 0) & (x > -(T)INFINITY) & !whole ? (T)__builtin_nan("") : turned;          \
    }
POWER_OF_MAGNITUDE(float, f)
POWER_OF_MAGNITUDE(double, )
#define T_POWF powerf
#define T_POW power
/* Nor has it vectors for what overflows, or is no number. */
#ifdef __AVX512F__
#include "cpu/exponential_lanes.h"
#define T_EXPF pointwise_expf
#define T_EXP pointwise_exp
#define T_EXP2F pointwise_exp2f
#define T_EXP2 pointwise_exp2
#else
#define T_EXPF expf
#define T_EXP exp
#define T_EXP2F exp2f
#define T_EXP2 exp2
#endif
#define T_CHOSEN_EXPF exp_f32
#define T_CHOSEN_EXP exp_f64
#define T_EXPM1F expm1_f32
#define T_EXPM1 expm1_f64
/* Nor for what has no logarithm. */
#define LOGARITHM_OF_VALID(T, suffix)                                      \
    static inline T logarithm1p##suffix(T x) {                             \
        const T r = log1p##suffix(x > -1 ? x : 0);                         \
        return x > -1 ? r : x == -1 ? -(T)INFINITY : (T)__builtin_nan(""); \
    }
LOGARITHM_OF_VALID(float, f)
LOGARITHM_OF_VALID(double, )
#define T_LOG1PF logarithm1pf
#define T_LOG1P logarithm1p
/* As fmod: of one number as ops/scalar.h has them, of vectors as cpu/special_lanes.h has. */
__typeof__(pointwise_lgamma) pointwise_lgamma __attribute__((simd("notinbranch")));
__typeof__(pointwise_lgamma_rounded) pointwise_lgamma_rounded __attribute__((simd("notinbranch")));
__typeof__(pointwise_zeta) pointwise_zeta __attribute__((simd("notinbranch")));
__typeof__(pointwise_polygamma) pointwise_polygamma __attribute__((simd("notinbranch")));
__typeof__(pointwise_igamma) pointwise_igamma __attribute__((simd("notinbranch")));
__typeof__(pointwise_igammac) pointwise_igammac __attribute__((simd("notinbranch")));
#define LANES_OF_SPECIAL
#endif
#include "ops/scalar.h"
#ifdef LANES_OF_SPECIAL
#include "cpu/special_lanes.h"
#undef t_lgamma
#undef t_zeta
#undef t_polygamma
#undef t_igamma
#undef t_igammac
#define t_lgamma(x) \
    (T)(sizeof(T) == sizeof(float) ? pointwise_lgamma_rounded((double)(x)) : pointwise_lgamma((double)(x)))
#define t_zeta(s, q) (T) pointwise_zeta((double)(s), (double)(q))
#define t_polygamma(x, n) (T) pointwise_polygamma((double)(x), (double)(n))
#define t_igamma(a, x) (T) pointwise_igamma((double)(a), (double)(x))
#define t_igammac(a, x) (T) pointwise_igammac((double)(a), (double)(x))
#endif

/* The second output, by the dtype of it. */
#define POINTER_NONE
#define POINTER_INT32 int32_t *second = out_[1];
#define WRITE_NONE(e)
#define WRITE_INT32(e) second[i] = (int32_t)(e);
#define LOOP(name, s, type, R, inputs, dtype2, formula2, ...)                                     \
    static void name##_##s(void *const *out_, const void *const *in, int64_t n, const void *p_) { \
        typedef type T;                                                                           \
        const T *p = p_, p0 = p[0], p1 = p[1], p2 = p[2];                                         \
        R *out = out_[0];                                                                         \
        POINTER_##dtype2 POINTERS_##inputs(T)(void) p0, (void)p1, (void)p2;                       \
        _Pragma("omp simd") for (int64_t i = 0; i < n; i++) {                                     \
            READ_##inputs(T) out[i] = (R)(__VA_ARGS__);                                           \
            WRITE_##dtype2(formula2)                                                              \
        }                                                                                         \
    }
#define LOOPS_FLOATS(name, ...) LOOP(name, f, float, float, __VA_ARGS__) LOOP(name, d, double, double, __VA_ARGS__)
#define LOOPS_INTS(name, ...) LOOP(name, i, int64_t, int64_t, __VA_ARGS__)
#define LOOPS_ALL(name, ...) LOOPS_FLOATS(name, __VA_ARGS__) LOOPS_INTS(name, __VA_ARGS__)
#define LOOPS_TRUTH(name, ...)                  \
    LOOP(name, f, float, uint8_t, __VA_ARGS__)  \
    LOOP(name, d, double, uint8_t, __VA_ARGS__) \
    LOOP(name, i, int64_t, uint8_t, __VA_ARGS__)

#define LOOPS_ARITH LOOPS_ALL
#define LOOPS_NOBOOL LOOPS_ALL
#define LOOPS_WHERE LOOPS_ALL
#define LOOPS_FLOAT LOOPS_FLOATS
#define LOOPS_FLOATING LOOPS_FLOATS
#define LOOPS_KEEP LOOPS_FLOATS
#define LOOPS_KEEP_ALL LOOPS_FLOATS
#define LOOPS_INT LOOPS_INTS
#define LOOPS_INTBOOL LOOPS_INTS
#define LOOPS_COMPARE LOOPS_TRUTH
#define LOOPS_LOGICAL LOOPS_TRUTH
#define FORMULA(name, inputs, class_, ...) LOOPS_##class_(name, inputs, NONE, , __VA_ARGS__)
#define FORMULA2(name, inputs, class_, ...) LOOPS_##class_(name, inputs, __VA_ARGS__)
#include "ops/generated/formulas.def"
#undef FORMULA
#undef FORMULA2

/* Elements of 16 bits are floats in registers only: so many at a time, of operands that lie dense in that dtype. Without instructions that
 * convert them, blocks of floats (pointwise.c) are as fast. */
#if defined(__AVX2__) && defined(__F16C__)
#define HALVES(kind, name) name##_##kind
enum { PIECE = LANES_F32 };
#define WIDEN(x, xs, load)            \
    float x##_of[PIECE];              \
    {                                 \
        OF_LANES(f32x) v;             \
        load(&v, xs);                 \
        memcpy(x##_of, &v, sizeof v); \
    }
#define WIDEN_1(load) WIDEN(x, xs, load)
#define WIDEN_2(load) WIDEN_1(load) WIDEN(y, ys, load)
#define WIDEN_3(load) WIDEN_2(load) WIDEN(z, zs, load)
#define TAKE_1 const float x = x_of[k];
#define TAKE_2 TAKE_1 const float y = y_of[k];
#define TAKE_3 TAKE_2 const float z = z_of[k];
#define NEXT_1 xs += PIECE;
#define NEXT_2 NEXT_1 ys += PIECE;
#define NEXT_3 NEXT_2 zs += PIECE;
/* The last elements, fewer than a piece, are computed where there is room for one. */
#define MOVE(a, as) as = memcpy(rest_of_##a, as, left * sizeof *as);
#define MOVE_1 MOVE(x, xs)
#define MOVE_2 MOVE_1 MOVE(y, ys)
#define MOVE_3 MOVE_2 MOVE(z, zs)
#define ROOM_1 uint16_t rest_of_x[PIECE] = {0};
#define ROOM_2 ROOM_1 uint16_t rest_of_y[PIECE] = {0};
#define ROOM_3 ROOM_2 uint16_t rest_of_z[PIECE] = {0};
#define STORE_FLOATS(store)                   \
    {                                         \
        OF_LANES(f32x) v;                     \
        memcpy(&v, results, sizeof v);        \
        store(left < PIECE ? rest : out, &v); \
    }
#define STORE_TRUTHS(store) memcpy(left < PIECE ? rest : out, results, sizeof results);
#define LOOP_16(name, kind, R, result, finish, inputs, ...)                                                           \
    static void name##_##kind(void *const *out_, const void *const *in, int64_t n, const void *p_) {                  \
        typedef float T;                                                                                              \
        const T *p = p_, p0 = p[0], p1 = p[1], p2 = p[2];                                                             \
        R *out = out_[0], rest[PIECE];                                                                                \
        POINTERS_##inputs(uint16_t) ROOM_##inputs(void) p0, (void)p1, (void)p2;                                       \
        for (int64_t at = 0; at < n; at += PIECE, out += PIECE) {                                                     \
            const size_t left = (size_t)(n - at);                                                                     \
            if (UNLIKELY(left < PIECE)) {                                                                             \
                MOVE_##inputs                                                                                         \
            }                                                                                                         \
            WIDEN_##inputs(OF_LANES(load_##kind##x)) result results[PIECE];                                           \
            _Pragma("omp simd") for (int k = 0; k < PIECE; k++) { TAKE_##inputs results[k] = (result)(__VA_ARGS__); } \
            finish(OF_LANES(store_##kind##x)) if (UNLIKELY(left < PIECE)) {                                           \
                memcpy(out, rest, left * sizeof *out);                                                                \
                break;                                                                                                \
            }                                                                                                         \
            NEXT_##inputs                                                                                             \
        }                                                                                                             \
    }
#define HALVES_FLOATS(name, ...)                                   \
    LOOP_16(name, f16, uint16_t, float, STORE_FLOATS, __VA_ARGS__) \
    LOOP_16(name, bf16, uint16_t, float, STORE_FLOATS, __VA_ARGS__)
#define HALVES_TRUTH(name, ...)                                     \
    LOOP_16(name, f16, uint8_t, uint8_t, STORE_TRUTHS, __VA_ARGS__) \
    LOOP_16(name, bf16, uint8_t, uint8_t, STORE_TRUTHS, __VA_ARGS__)
#else
#define HALVES(kind, name) NULL
#define HALVES_FLOATS(...)
#define HALVES_TRUTH(...)
#endif
#define HALVES_NONE(...)
#define HALVES_ARITH HALVES_FLOATS
#define HALVES_NOBOOL HALVES_FLOATS
#define HALVES_WHERE HALVES_NONE /* its condition is of another dtype */
#define HALVES_FLOAT HALVES_FLOATS
#define HALVES_FLOATING HALVES_FLOATS
#define HALVES_KEEP HALVES_FLOATS
#define HALVES_KEEP_ALL HALVES_FLOATS
#define HALVES_INT HALVES_NONE
#define HALVES_INTBOOL HALVES_NONE
#define HALVES_COMPARE HALVES_TRUTH
#define HALVES_LOGICAL HALVES_TRUTH
/* Powers of ten would be computed for each piece anew: to decimal places, blocks of floats are rounded. */
#undef t_round_to
#define t_round_to(x, d) t_rint(x)
#define FORMULA(name, inputs, class_, ...) HALVES_##class_(name, inputs, __VA_ARGS__)
#define FORMULA2(...)
#include "ops/generated/formulas.def"
#undef FORMULA
#undef FORMULA2
/* By a number that keeps float's precision. */
HALVES_FLOATS(mul_number, 1, x *p0)
HALVES_FLOATS(true_divide_number, 1, x / p0)
HALVES_FLOATS(lerp_number, 2, t_lerp(x, y, p0))

/* Where only a sign changes, both dtypes are alike. */
#define SIGN_LOOP(name, inputs, formula)                                                        \
    static void name##_16(void *const *out_, const void *const *in, int64_t n, const void *p) { \
        uint16_t *out = out_[0];                                                                \
        (void)p;                                                                                \
        POINTERS_##inputs(uint16_t) for (int64_t i = 0; i < n; i++) {                           \
            READ_##inputs(uint16_t) out[i] = (uint16_t)(formula);                               \
        }                                                                                       \
    }
SIGN_LOOP(neg, 1, x ^ 0x8000)
SIGN_LOOP(abs, 1, x & 0x7fff)
SIGN_LOOP(copysign, 2, (x & 0x7fff) | (y & 0x8000))

#define ENTRY_FLOATS(name) \
    { name##_f, name##_d, NULL }
#define ENTRY_INTS(name) \
    { NULL, NULL, name##_i }
#define ENTRY_ALL(name) \
    { name##_f, name##_d, name##_i }
#define ENTRY_ARITH ENTRY_ALL
#define ENTRY_NOBOOL ENTRY_ALL
#define ENTRY_WHERE ENTRY_ALL
#define ENTRY_FLOAT ENTRY_FLOATS
#define ENTRY_FLOATING ENTRY_FLOATS
#define ENTRY_KEEP ENTRY_FLOATS
#define ENTRY_KEEP_ALL ENTRY_FLOATS
#define ENTRY_INT ENTRY_INTS
#define ENTRY_INTBOOL ENTRY_INTS
#define ENTRY_COMPARE ENTRY_ALL
#define ENTRY_LOGICAL ENTRY_ALL
#define FORMULA(name, inputs, class_, ...) [OP_##name] = ENTRY_##class_(name),
#define FORMULA2 FORMULA
/* clang-format off */
const pointwise_table ISA_NAME(pointwise_table) = {.loop = {
#include "ops/generated/formulas.def"
#undef FORMULA
#undef FORMULA2
}, .of_16_bits = {
#define PAIR_SOME(name) [OP_##name] = {HALVES(f16, name), HALVES(bf16, name)},
#define PAIR_NONE(name)
#define PAIR_ARITH PAIR_SOME
#define PAIR_NOBOOL PAIR_SOME
#define PAIR_WHERE PAIR_NONE
#define PAIR_FLOAT PAIR_SOME
#define PAIR_FLOATING PAIR_SOME
#define PAIR_KEEP PAIR_SOME
#define PAIR_KEEP_ALL PAIR_SOME
#define PAIR_INT PAIR_NONE
#define PAIR_INTBOOL PAIR_NONE
#define PAIR_COMPARE PAIR_SOME
#define PAIR_LOGICAL PAIR_SOME
#define FORMULA(name, inputs, class_, ...) PAIR_##class_(name)
#define FORMULA2(...)
#include "ops/generated/formulas.def"
}, .with_number = {
    [OP_mul] = {HALVES(f16, mul_number), HALVES(bf16, mul_number)},
    [OP_true_divide] = {HALVES(f16, true_divide_number), HALVES(bf16, true_divide_number)},
    [OP_lerp] = {HALVES(f16, lerp_number), HALVES(bf16, lerp_number)},
}, .of_sign = {[OP_neg] = neg_16, [OP_abs] = abs_16, [OP_copysign] = copysign_16}};
