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
static inline bool dtype_floating(int d) { return d >= TORC_FLOAT16 && d <= TORC_FLOAT64; }
static inline bool dtype_half(int d) { return d == TORC_FLOAT16 || d == TORC_BFLOAT16; } /* of 16 bits */
static inline bool dtype_integral(int d) { return d >= TORC_UINT8 && d <= TORC_INT64; }  /* without bool */
/* What PyTorch's messages call a dtype, beside torc_dtype_name's "int64": */
const char *dtype_scalar_name(int d); /* "Long": most messages */
const char *dtype_cpp_name(int d);    /* "long int": where PyTorch prints the type it was compiled for */
const char *dtype_cpp_alias(int d);   /* "int64_t": where it prints what the type is called in its source */
/* The dtype in which math on `d` is done: f16, bf16, f32 → float32; f64 → float64; bool and integers → int64. */
static inline torc_dtype dtype_compute(int d) {
    return d == TORC_FLOAT64 ? TORC_FLOAT64 : dtype_floating(d) ? TORC_FLOAT32 : TORC_INT64;
}
#endif
