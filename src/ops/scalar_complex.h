/* scalar_complex.h - the functions of scalar.h for complex numbers, which formulas of rows that take these are written with.
 *
 * A formula of such a row is compiled once more with a complex compute type T, `float _Complex` or `double _Complex`: operators are C's,
 * and t_isnan(x) finds the functions below by the type of x. They are written once, as a macro over the complex type C and the type T of
 * its parts, and instantiated for both. To be included after scalar.h, where nothing but complex formulas follows. */
#ifndef TORC_OPS_SCALAR_COMPLEX_H
#define TORC_OPS_SCALAR_COMPLEX_H

#include "ops/scalar.h"

#undef T_FLOAT
#undef T_ANY
#define T_FLOAT(name, x) _Generic((x), float _Complex : t_##name##_cf, double _Complex : t_##name##_cd)
#define T_ANY T_FLOAT

#define T_RE(x) __builtin_creal(x)
#define T_IM(x) __builtin_cimag(x)

#define T_DEFINE_COMPLEX(C, T, s, c)                                                          \
    T_FN bool t_isnan_##c(C x) { return t_isnan_##s((T)T_RE(x)) || t_isnan_##s((T)T_IM(x)); } \
    T_FN bool t_isinf_##c(C x) { return t_isinf_##s((T)T_RE(x)) || t_isinf_##s((T)T_IM(x)); } \
    T_FN bool t_isfinite_##c(C x) { return t_isfinite_##s((T)T_RE(x)) && t_isfinite_##s((T)T_IM(x)); }
T_DEFINE_COMPLEX(float _Complex, float, f, cf)
T_DEFINE_COMPLEX(double _Complex, double, d, cd)
#endif
