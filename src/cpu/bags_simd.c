/* bags_simd.c - the loops of bags.c, compiled for each instruction set. */
#include <string.h>

#include "cpu/bags.h"
#include "host/lanes.h"
#include "ops/bags.h"

enum { AHEAD = 8 /* rows that are asked for before they are read */ };
#define DOT(T, name)                                                  \
    static T dot_##name(const T *x, const T *y, int64_t n) {          \
        name##x8 lanes = {0}, a, b;                                   \
        T part[8], sum = 0;                                           \
        int64_t k = 0;                                                \
        for (; k + 8 <= n; k += 8) {                                  \
            load_##name##x8(&a, x + k), load_##name##x8(&b, y + k);   \
            lanes += a * b;                                           \
        }                                                             \
        memcpy(part, &lanes, sizeof part);                            \
        for (; k < n; k++) sum += x[k] * y[k];                        \
        for (int half = 4; half; half /= 2)                           \
            for (int q = 0; q < half; q++) part[q] += part[q + half]; \
        return sum + part[0];                                         \
    }
DOT(float, f32)
DOT(double, f64)

#define NAME f32
#define W LANES_F32
#define S float
#define T float
#define V f32x
#include "cpu/bags_body.h"
#define NAME f64
#define W LANES_F64
#define S double
#define T double
#define V f64x
#include "cpu/bags_body.h"
#define NAME f16
#define W LANES_F32
#define S uint16_t
#define T float
#define V f32x
#include "cpu/bags_body.h"
#define NAME bf16
#define W LANES_F32
#define S uint16_t
#define T float
#define V f32x
#include "cpu/bags_body.h"

const bags_loops ISA_NAME(bags_loops) = {fill_f32, fill_f64, fill_f16, fill_bf16, dot_f32, dot_f64};
