/* pointwise_complex_simd.c - the dense loops of pointwise rows that compute with complex numbers: their formulas, compiled for the complex types
 * of C and for each instruction set. Products and quotients follow the plain rules (a quotient is scaled so that it does not overflow, NaN is
 * not looked for): cmake/TorcCpu.cmake tells the compiler so. */
#include "cpu/pointwise.h"

#include "cpu/vector_math.h"
#include "ops/scalar_complex.h"

#define LOOP(name, s, type, R, inputs, ...)                                                                 \
    static void name##_##s(void *const *out_, const void *const *in, int64_t n, const void *p_) {           \
        typedef type T;                                                                                     \
        const T *p = p_, p0 = p[0], p1 = p[1], p2 = p[2];                                                   \
        R *out = out_[0];                                                                                   \
        POINTERS_##inputs(T)(void) p0, (void)p1, (void)p2;                                                  \
        _Pragma("omp simd") for (int64_t i = 0; i < n; i++) { READ_##inputs(T) out[i] = (R)(__VA_ARGS__); } \
    }
#define LOOPS_NUMBERS(name, ...)                                 \
    LOOP(name, c64, float _Complex, float _Complex, __VA_ARGS__) \
    LOOP(name, c128, double _Complex, double _Complex, __VA_ARGS__)
#define LOOPS_TRUTH(name, ...)                            \
    LOOP(name, c64, float _Complex, uint8_t, __VA_ARGS__) \
    LOOP(name, c128, double _Complex, uint8_t, __VA_ARGS__)
#define LOOPS_REAL(name, ...)                           \
    LOOP(name, c64, float _Complex, float, __VA_ARGS__) \
    LOOP(name, c128, double _Complex, double, __VA_ARGS__)
#define LOOPS_ARITH LOOPS_NUMBERS
#define LOOPS_FLOATING LOOPS_NUMBERS
#define LOOPS_NOBOOL LOOPS_NUMBERS
#define LOOPS_WHERE LOOPS_NUMBERS
#define LOOPS_FLOAT LOOPS_NUMBERS
#define LOOPS_KEEP_ALL LOOPS_NUMBERS
#define LOOPS_COMPARE LOOPS_TRUTH
#define LOOPS_LOGICAL LOOPS_TRUTH
#define FORMULA(name, inputs, class_, ...) LOOPS_##class_(name, inputs, __VA_ARGS__)
#include "ops/generated/formulas_complex.def"
#undef FORMULA

#define FORMULA(name, inputs, class_, ...) [OP_##name] = {name##_c64, name##_c128},
/* clang-format off */
const pointwise_complex_table ISA_NAME(pointwise_complex_table) = {.loop = {
#include "ops/generated/formulas_complex.def"
}};
