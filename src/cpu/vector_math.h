/* vector_math.h - vector forms of the C library's functions, for loops of *_simd.c.
 *
 * gcc turns calls of them into calls of their vector forms in libmvec when they are declared as having such forms, as glibc's own
 * header does under -ffast-math only; the rest of what -ffast-math allows would break NaN and rounding, so they are declared here
 * instead. Their results differ from the scalar ones by a few units in the last place. Functions whose vector form mistreats special
 * values are left out. VECTOR_MATH is defined where there are any. */
#ifndef TORC_CPU_VECTOR_MATH_H
#define TORC_CPU_VECTOR_MATH_H

#include <math.h>

#if defined(TORC_HAVE_LIBMVEC) && defined(__x86_64__) && !defined(__clang__)
#define VECTOR_MATH
#define VECTOR1(name)                                         \
    __attribute__((simd("notinbranch"))) double name(double); \
    __attribute__((simd("notinbranch"))) float name##f(float);
#define VECTOR2(name)                                                 \
    __attribute__((simd("notinbranch"))) double name(double, double); \
    __attribute__((simd("notinbranch"))) float name##f(float, float);
VECTOR1(exp)
VECTOR1(exp2)
VECTOR1(expm1)
VECTOR1(log)
VECTOR1(log2)
VECTOR1(log10)
VECTOR1(log1p)
VECTOR1(sin)
VECTOR1(cos)
VECTOR1(tan)
VECTOR1(asin)
VECTOR1(acos)
VECTOR1(atan)
VECTOR1(sinh)
VECTOR1(cosh)
VECTOR1(tanh)
VECTOR1(asinh)
VECTOR1(acosh)
VECTOR1(atanh)
VECTOR1(erf)
VECTOR1(erfc)
VECTOR2(pow)
VECTOR2(atan2)
VECTOR2(hypot)
#endif
#endif
