/* loss_simd.c - the loops of loss.h, compiled for each instruction set. */
#include "cpu/loss.h"

#include <math.h>

#include "cpu/vector_math.h"

/* Logarithms are no less than -100, as in PyTorch. */
#define LOOPS(T, s, LOG, LOG1P)                                                  \
    static void entropy_##s(T *restrict x, const T *restrict t, int64_t n) {     \
        for (int64_t i = 0; i < n; i++) {                                        \
            T p = LOG(x[i]), q = LOG1P(-x[i]);                                   \
            p = p < -100 ? -100 : p, q = q < -100 ? -100 : q;                    \
            x[i] = (t[i] - 1) * q - t[i] * p;                                    \
        }                                                                        \
    }                                                                            \
    static bool probable_##s(const T *x, int64_t n) {                            \
        int outside = 0;                                                         \
        for (int64_t i = 0; i < n; i++) outside |= !((x[i] >= 0) & (x[i] <= 1)); \
        return !outside;                                                         \
    }
LOOPS(float, f32, logf, log1pf)
LOOPS(double, f64, log, log1p)

const loss_loops ISA_NAME(loss_loops) = {entropy_f32, entropy_f64, probable_f32, probable_f64};
