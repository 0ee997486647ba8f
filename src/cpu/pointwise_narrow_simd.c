/* pointwise_narrow_simd.c - the dense loops of pointwise rows of bool and of integers of less than 64 bits, as they lie in memory: for operands that
 * are all of one such dtype. The rows' formulas wrap as their int64 loops do once what these compute is narrowed. */
#include "cpu/pointwise.h"
#include "ops/scalar.h"

#pragma GCC diagnostic ignored "-Wtype-limits" /* formulas ask whether an unsigned number is negative */

/* What formulas call, by the operands' own type T. Quotients are those of floating numbers that hold both operands: they are exact enough. */
#undef T_ANY
#define T_ANY(name, x) narrow_##name
#define narrow_abs(x) ((x) < 0 ? -(x) : (x))
#define narrow_conj(x) (x)
#define narrow_sign(x) (((x) > 0) - ((x) < 0))
#define narrow_isnan(x) ((void)(x), false)
#define narrow_isinf(x) ((void)(x), false)
#define narrow_isfinite(x) ((void)(x), true)
#define narrow_signbit(x) ((x) < 0)
#define narrow_max(x, y) greater((T)(x), (T)(y))
#define narrow_min(x, y) lesser((T)(x), (T)(y))
#define greater(x, y) ((x) > (y) ? (x) : (y))
#define lesser(x, y) ((x) < (y) ? (x) : (y))
#define narrow_fmax narrow_max
#define narrow_fmin narrow_min
#define narrow_pow(x, y) t_pow_i(x, y)
/* As t_lshift_i and t_rshift_i: by too many bits nothing is left, or the sign. */
#undef t_lshift
#undef t_rshift
#define t_lshift(x, n) (n < 0 || n > 31 ? 0 : (uint32_t)x << (n & 31))
#define t_rshift(x, n) ((int32_t)x >> (n < 0 || n > 31 ? 31 : n))
#define narrow_div_trunc(x, y) ((T)-1 < 0 && y == (T)-1 ? (T)(0 - (T)x) : (T)((F)x / (F)y))
#define narrow_rest(x, y) (T)(x - (T)(narrow_div_trunc(x, y) * y))
#define narrow_apart(x, y) \
    (narrow_rest(x, y) != 0 && (narrow_rest(x, y) < 0) != (y < 0)) /* the rest has not the divisor's sign */
#define narrow_div_floor(x, y) (narrow_div_trunc(x, y) - narrow_apart(x, y))
#define narrow_fmod(x, y) narrow_rest(x, y)
#define narrow_remainder(x, y) (narrow_rest(x, y) + (narrow_apart(x, y) ? y : 0))

#define PLAIN(v) (v)
#define TRUTH(v) ((v) != 0)
#define LOOP(name, s, S, R, to_value, wide, inputs, ...)                                          \
    static void name##_##s(void *const *out_, const void *const *in, int64_t n, const void *p_) { \
        typedef S T;                                                                              \
        typedef wide F;                                                                           \
        const S *p = p_, p0 = p[0], p1 = p[1];                                                    \
        R *out = out_[0];                                                                         \
        (void)p0, (void)p1, (void)sizeof(T), (void)sizeof(F);                                     \
        POINTERS_##inputs(S) _Pragma("omp simd") for (int64_t i = 0; i < n; i++) {                \
            VALUES_##inputs(S, to_value) out[i] = (R)to_value(__VA_ARGS__);                       \
        }                                                                                         \
    }
#define VALUES_1(T, to_value) const T x = to_value(xs[i]);
#define VALUES_2(T, to_value) VALUES_1(T, to_value) const T y = to_value(ys[i]);
#define VALUES_3(T, to_value) VALUES_2(T, to_value) const T z = to_value(zs[i]);
/* R(S): what a row writes of operands of type S. */
#define ITSELF(S) S
#define BYTE(S) uint8_t
#define LOOPS_WRITING(R, name, ...)                                 \
    LOOP(name, u8, uint8_t, R(uint8_t), PLAIN, float, __VA_ARGS__)  \
    LOOP(name, i8, int8_t, R(int8_t), PLAIN, float, __VA_ARGS__)    \
    LOOP(name, i16, int16_t, R(int16_t), PLAIN, float, __VA_ARGS__) \
    LOOP(name, i32, int32_t, R(int32_t), PLAIN, double, __VA_ARGS__)
#define INTEGERS(name, ...) LOOPS_WRITING(ITSELF, name, __VA_ARGS__)
#define BOOL(name, ...) LOOP(name, b, uint8_t, uint8_t, TRUTH, float, __VA_ARGS__)
#define LOOPS_TRUTH(name, ...) BOOL(name, __VA_ARGS__) LOOPS_WRITING(BYTE, name, __VA_ARGS__)
#define LOOPS_ALL(name, ...) BOOL(name, __VA_ARGS__) INTEGERS(name, __VA_ARGS__)
#define LOOPS_NONE(...)

#define LOOPS_ARITH LOOPS_ALL
#define LOOPS_WHERE LOOPS_NONE /* its condition is of another dtype */
#define LOOPS_NOBOOL INTEGERS
#define LOOPS_INT INTEGERS
#define LOOPS_INTBOOL LOOPS_ALL
#define LOOPS_COMPARE LOOPS_TRUTH
#define LOOPS_LOGICAL LOOPS_TRUTH
#define LOOPS_FLOAT LOOPS_NONE
#define LOOPS_FLOATING LOOPS_NONE
#define LOOPS_KEEP LOOPS_NONE
#define LOOPS_KEEP_ALL LOOPS_NONE
#define FORMULA(name, inputs, class_, ...) LOOPS_##class_(name, inputs, __VA_ARGS__)
#define FORMULA2(name, inputs, class_, dtype2, formula2, ...) LOOPS_NONE(name)
#include "ops/generated/formulas.def"
#undef FORMULA

#define ENTRY_INTEGERS(name) [OP_##name] = {NULL, name##_u8, name##_i8, name##_i16, name##_i32},
#define ENTRY_ALL(name) [OP_##name] = {name##_b, name##_u8, name##_i8, name##_i16, name##_i32},
#define ENTRY_NONE(name)
#define ENTRY_ARITH ENTRY_ALL
#define ENTRY_WHERE ENTRY_NONE
#define ENTRY_NOBOOL ENTRY_INTEGERS
#define ENTRY_INT ENTRY_INTEGERS
#define ENTRY_INTBOOL ENTRY_ALL
#define ENTRY_COMPARE ENTRY_ALL
#define ENTRY_LOGICAL ENTRY_ALL
#define ENTRY_FLOAT ENTRY_NONE
#define ENTRY_FLOATING ENTRY_NONE
#define ENTRY_KEEP ENTRY_NONE
#define ENTRY_KEEP_ALL ENTRY_NONE
#define FORMULA(name, inputs, class_, ...) ENTRY_##class_(name)
/* clang-format off */
const pointwise_narrow_table ISA_NAME(pointwise_narrow_table) = {.loop = {
#include "ops/generated/formulas.def"
}};
