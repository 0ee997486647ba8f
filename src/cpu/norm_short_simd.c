/* norm_short_simd.c - the loops of norm_short.h, compiled for each instruction set. */
#include "cpu/norm_short.h"

#include "host/lanes.h"

#define T float
#define X NORM_F32
#include "cpu/norm_short_body.h"
#undef T
#undef X
#define T double
#define X NORM_F64
#include "cpu/norm_short_body.h"

const norm_loops ISA_NAME(norm_loops) = {{f32_rows, f32_rows_backward, f32_add_channels, f32_apply_channels},
                                         {f64_rows, f64_rows_backward, f64_add_channels, f64_apply_channels}};
