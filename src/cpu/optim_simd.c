/* optim_simd.c - the loops of optimizer steps, compiled for each instruction set. */
#include "cpu/optim_steps.h"
#include "host/lanes.h"

#define NAME f32
#define W LANES_F32
#define S float
#define T float
#define V f32x
#include "cpu/optim_body.h"
#define NAME f64
#define W LANES_F64
#define S double
#define T double
#define V f64x
#include "cpu/optim_body.h"
#define NAME f16
#define W LANES_F32
#define S uint16_t
#define T float
#define V f32x
#include "cpu/optim_body.h"
#define NAME bf16
#define W LANES_F32
#define S uint16_t
#define T float
#define V f32x
#include "cpu/optim_body.h"

const step_loops ISA_NAME(step_loops) = {
    .adam =
        {[TORC_FLOAT32] = adam_f32, [TORC_FLOAT64] = adam_f64, [TORC_FLOAT16] = adam_f16, [TORC_BFLOAT16] = adam_bf16},
    .sgd = {[TORC_FLOAT32] = sgd_f32, [TORC_FLOAT64] = sgd_f64, [TORC_FLOAT16] = sgd_f16, [TORC_BFLOAT16] = sgd_bf16},
};
