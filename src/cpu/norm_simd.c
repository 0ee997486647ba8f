/* norm_simd.c - the loops of norm_loops.h, compiled for each instruction set. */
#include "cpu/norm_loops.h"

#include "host/lanes.h"

#define T float
#define X NORM_F32
#include "cpu/norm_short_body.h"
#undef T
#undef X
#define T double
#define X NORM_F64
#include "cpu/norm_short_body.h"
#undef T
#undef X
enum { RUN = 1024 }; /* elements whose sum is taken in float */
#define NAME f32
#define S float
#define T float
#define V f32x
#define W LANES_F32
#include "cpu/norm_run_body.h"
#define NAME f64
#define S double
#define T double
#define V f64x
#define W LANES_F64
#include "cpu/norm_run_body.h"
#define NAME f16
#define S uint16_t
#define T float
#define V f32x
#define W LANES_F32
#include "cpu/norm_run_body.h"
#define NAME bf16
#define S uint16_t
#define T float
#define V f32x
#define W LANES_F32
#include "cpu/norm_run_body.h"

#define RUNS(name) \
    { sum_##name, squares_##name, products_##name, affine_##name, combine_##name }
const norm_loops ISA_NAME(norm_loops) = {
    {[TORC_FLOAT32] = RUNS(f32), [TORC_FLOAT64] = RUNS(f64), [TORC_FLOAT16] = RUNS(f16), [TORC_BFLOAT16] = RUNS(bf16)},
    {f32_rows, f32_rows_backward, f32_add_channels, f32_apply_channels},
    {f64_rows, f64_rows_backward, f64_add_channels, f64_apply_channels}};
