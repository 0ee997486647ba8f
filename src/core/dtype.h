/* dtype.h - element types: sizes, kinds and names. How they promote is promote.h. */
#ifndef TORC_CORE_DTYPE_H
#define TORC_CORE_DTYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "torc/core.h"

extern const uint8_t dtype_sizes[TORC_DTYPE_COUNT];
static inline size_t dtype_size(int d) { return dtype_sizes[d]; }
static inline bool dtype_valid(int d) { return d > 0 && d < TORC_DTYPE_COUNT; }
bool dtype_given(int d, const char *function); /* false + VALUE if it is no dtype */
/* Most operators take the dtypes from BOOL to FLOAT64; rows and kernels say which of the others they take (row.h, kernel.h). */
static inline bool dtype_usual(int d) { return d <= TORC_FLOAT64; }
static inline bool dtype_floating(int d) { return d >= TORC_FLOAT16 && d <= TORC_FLOAT64; } /* but those of 8 bits */
static inline bool dtype_half(int d) { return d == TORC_FLOAT16 || d == TORC_BFLOAT16; }    /* of 16 bits */
static inline bool dtype_complex(int d) { return d >= TORC_COMPLEX32 && d <= TORC_COMPLEX128; }
/* What an address on the host is a multiple of: C and NumPy align complex numbers as their parts are. */
static inline size_t dtype_alignment(int d) { return dtype_complex(d) ? dtype_size(d) / 2 : dtype_size(d); }
static inline bool dtype_float8(int d) { return d == TORC_FLOAT8_E5M2 || d == TORC_FLOAT8_E4M3FN; }
static inline bool dtype_any_float(int d) { return dtype_floating(d) || dtype_float8(d); }
static inline bool dtype_large_unsigned(int d) { return d >= TORC_UINT16 && d <= TORC_UINT64; }
static inline bool dtype_integral(int d) { /* without bool */
    return (d >= TORC_UINT8 && d <= TORC_INT64) || dtype_large_unsigned(d);
}
static inline bool dtype_unsigned(int d) { return d == TORC_UINT8 || dtype_large_unsigned(d); }
/* Sets of dtypes, a bit for each. */
#define DTYPE_BIT(d) (UINT32_C(1) << (d))
enum {
    DTYPES_USUAL = (DTYPE_BIT(TORC_FLOAT64) << 1) - 1,
    DTYPES_UNSIGNED = DTYPE_BIT(TORC_UINT16) | DTYPE_BIT(TORC_UINT32) | DTYPE_BIT(TORC_UINT64),
    DTYPES_E5M2 = DTYPE_BIT(TORC_FLOAT8_E5M2),
    DTYPES_E4M3FN = DTYPE_BIT(TORC_FLOAT8_E4M3FN),
    DTYPES_FLOAT8 = DTYPES_E5M2 | DTYPES_E4M3FN,
    DTYPES_COMPLEX = DTYPE_BIT(TORC_COMPLEX64) | DTYPE_BIT(TORC_COMPLEX128),
    DTYPES_COMPLEX32 = DTYPE_BIT(TORC_COMPLEX32),
    DTYPES_ALL = (DTYPE_BIT(TORC_DTYPE_COUNT - 1) << 1) - 1,
};
/* May a tensor of it require grad? */
static inline bool dtype_differentiable(int d) { return dtype_any_float(d) || dtype_complex(d); }
/* The dtype of the parts of a complex dtype, and the complex dtype that has such parts; NONE: there is none. */
static inline torc_dtype dtype_part(int d) {
    return d == TORC_COMPLEX32    ? TORC_FLOAT16
           : d == TORC_COMPLEX64  ? TORC_FLOAT32
           : d == TORC_COMPLEX128 ? TORC_FLOAT64
                                  : TORC_DTYPE_NONE;
}
static inline torc_dtype dtype_complex_of(int d) {
    return d == TORC_FLOAT16                         ? TORC_COMPLEX32
           : d == TORC_FLOAT32 || d == TORC_BFLOAT16 ? TORC_COMPLEX64
           : d == TORC_FLOAT64                       ? TORC_COMPLEX128
                                                     : TORC_DTYPE_NONE;
}
/* What PyTorch's messages call a dtype, beside torc_dtype_name's "int64": */
const char *dtype_scalar_name(int d); /* "Long": most messages */
const char *dtype_cpp_name(int d);    /* "long int": where PyTorch prints the type it was compiled for */
const char *dtype_cpp_alias(int d);   /* "int64_t": where it prints what the type is called in its source */
/* The dtype in which math on `d` is done: f16, bf16, f32 → float32; f64 → float64; bool and integers → int64. */
static inline torc_dtype dtype_compute(int d) {
    return d == TORC_FLOAT64 ? TORC_FLOAT64 : dtype_floating(d) ? TORC_FLOAT32 : TORC_INT64;
}
#endif
