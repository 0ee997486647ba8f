/* gemm_complex.c - products of complex numbers where OpenBLAS is not asked: it is not there, or the product is
 * too small to call it, or to copy for it what lies as it does not know. Row by row, either as scalar products, where both operands lie along the sum, or as sums of
 * rows of B. Products of two numbers follow the plain rule, as in pointwise_complex_simd.c: cmake/TorcCpu.cmake tells the compiler so. */
#include "cpu/blocks.h"
#include "cpu/gemm.h"
#include "cpu/reduce_loops.h"

#define COMPLEX_LOOPS(C, s)                                                                     \
    static MULTI_ISA C dot_##s(const C *a, int64_t as, const C *b, int64_t bs, int64_t n) {     \
        C sum = 0;                                                                              \
        for (int64_t i = 0; i < n; i++) sum += a[i * as] * b[i * bs];                           \
        return sum;                                                                             \
    }                                                                                           \
    static MULTI_ISA void rows_##s(const gemm *g, int64_t begin, int64_t end) {                 \
        const C alpha = (C)__builtin_complex(g->alpha, g->alpha_imag);                          \
        const C beta = (C)__builtin_complex(g->beta, g->beta_imag);                             \
        const bool adds = gemm_adds(g), along = g->n == 1 || g->bcs != 1;                       \
        for (int64_t i = begin; i < end; i++) {                                                 \
            C *c = (C *)g->c + i * g->crs;                                                      \
            const C *a = (const C *)g->a + i * g->ars, *b = g->b;                               \
            for (int64_t j = 0; j < g->n; j++) c[j * g->ccs] = adds ? beta * c[j * g->ccs] : 0; \
            if (along) {                                                                        \
                for (int64_t j = 0; j < g->n; j++)                                              \
                    c[j * g->ccs] += alpha * dot_##s(a, g->acs, b + j * g->bcs, g->brs, g->k);  \
                continue;                                                                       \
            }                                                                                   \
            for (int64_t p = 0; p < g->k; p++) {                                                \
                const C x = alpha * a[p * g->acs], *row = b + p * g->brs;                       \
                for (int64_t j = 0; j < g->n; j++) c[j * g->ccs] += x * row[j];                 \
            }                                                                                   \
        }                                                                                       \
    }
COMPLEX_LOOPS(float _Complex, c64)
COMPLEX_LOOPS(double _Complex, c128)

void gemm_complex_rows(const gemm *g, int64_t begin, int64_t end) {
    (g->dtype == TORC_COMPLEX64 ? rows_c64 : rows_c128)(g, begin, end);
}
/* In double from piece to piece. */
void gemm_complex_dot(int dtype, void *to, const void *a, int64_t as, const void *b, int64_t bs, int64_t n) {
    const bool single = dtype == TORC_COMPLEX64;
    const compute c = single ? COMPUTE_C64 : COMPUTE_C128;
    const fold_complex_table *loops = ISA_PICK(fold_complex_tables);
    load_fn *load = converters()->load[dtype][c];
    const int64_t item = (int64_t)compute_size(c);
    double sums[4] = {0};
    _Alignas(64) char x[FOLD_PIECE * COMPUTE_MAX_BYTES], y[FOLD_PIECE * COMPUTE_MAX_BYTES];
    for (int64_t at = 0; at < n; at += FOLD_PIECE) {
        const int64_t m = MIN(FOLD_PIECE, n - at);
        const char *from = (const char *)a + at * as * item, *other = (const char *)b + at * bs * item;
        if (as != 1 && m > 1) load(x, from, as * item, m), from = x;
        if (bs != 1 && m > 1) load(y, other, bs * item, m), other = y;
        loops->dot[c - COMPUTE_REALS](sums, from, other, m);
    }
    const double re = sums[0] - sums[1], im = sums[2] + sums[3];
    if (single)
        *(float _Complex *)to = __builtin_complex((float)re, (float)im);
    else
        *(double _Complex *)to = __builtin_complex(re, im);
}
