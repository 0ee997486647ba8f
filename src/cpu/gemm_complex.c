/* gemm_complex.c - products of complex numbers where OpenBLAS is not asked: it is not there, or the product is
 * too small to call it, or to copy for it what lies as it does not know. Row by row, either as scalar products, where both operands lie along the sum, or as sums of
 * rows of B. Products of two numbers follow the plain rule, as in pointwise_complex_simd.c: cmake/TorcCpu.cmake tells the compiler so. */
#include "cpu/blocks.h"
#include "cpu/gemm.h"

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
void gemm_complex_dot(int dtype, void *to, const void *a, int64_t as, const void *b, int64_t bs, int64_t n) {
    if (dtype == TORC_COMPLEX64)
        *(float _Complex *)to = dot_c64(a, as, b, bs, n);
    else
        *(double _Complex *)to = dot_c128(a, as, b, bs, n);
}
