/* gemm.h - matrix products for the CPU kernels: any strides, any numeric dtype. */
#ifndef TORC_CPU_GEMM_H
#define TORC_CPU_GEMM_H

#include "cpu/blas.h"
#include "host/isa.h"

/* C[m,n] = alpha·A[m,k]·B[k,n] + beta·C. Strides in elements: rs from row to row, cs from column to column. With beta 0,
 * C is not read. Float dtypes use alpha and beta, complex ones their imaginary parts too, integers ialpha and ibeta (arithmetic
 * wraps). */
typedef struct gemm {
    int dtype;
    int64_t m, n, k;
    const void *a, *b;
    void *c;
    int64_t ars, acs, brs, bcs, crs, ccs;
    /* What beta multiplies; NULL: C. Of halves from panels alone (gemm_plan.takes_addend). */
    const void *addend;
    int64_t addend_rs, addend_cs;
    double alpha, beta, alpha_imag, beta_imag;
    int64_t ialpha, ibeta;
    bool panels; /* with torc's own loops, whatever the machine has: blocks of attention, which fit their caches */
    bool wide;   /* C is of float32, though A and B are of halves */
} gemm;
/* How much of each dimension is packed at a time, and how many elements that is. */
typedef struct gemm_blocks {
    int64_t m, n, k;
    int64_t a_elements, b_elements;
    int64_t l2_panels;   /* panels of B that stay in the second-level cache */
    bool a_lies, b_lies; /* read where they are: of such a B only a last panel that is no whole vectors is packed */
} gemm_blocks;
/* A matrix of the product that lies as no BLAS takes it, copied to scratch: its sizes, where it lies and the copy does. No rows: it is not copied. */
typedef struct gemm_copy {
    int64_t rows, cols, rs, cs, copy_rs, copy_cs;
    size_t at; /* in scratch */
} gemm_copy;
/* How a product is done: decided from sizes, strides, dtype and scales, not from where the matrices are. */
typedef struct gemm_plan {
    enum {
        GEMM_NOTHING,
        GEMM_BLAS,
        GEMM_INTEGERS,
        GEMM_COMPLEX,
        GEMM_VECTOR,
        GEMM_NARROW,
        GEMM_SMALL,
        GEMM_PACKED
    } way;
    bool turned;         /* as its transpose: A and B change places */
    bool takes_addend;   /* gemm.addend may be there */
    bool pairs;          /* of bfloat16, two terms a step: see micro_of_bf16_pairs */
    gemm g;              /* turned, and without addresses */
    blas_matrix a, b;    /* GEMM_BLAS */
    gemm_copy copies[3]; /* GEMM_BLAS, of complex numbers: of A, B and C; g has the strides of the copies */
    gemm_blocks blocks;  /* GEMM_SMALL, GEMM_PACKED */
    int64_t sums;        /* elements of scratch that collect the sums of a half C, before what is packed */
    size_t scratch;      /* bytes */
} gemm_plan;
/* Is C read? */
static inline bool gemm_adds(const gemm *g) { return g->beta != 0 || g->beta_imag != 0; }
void gemm_plan_make(gemm_plan *p, const gemm *g);
/* parallel: may use threads of its own (as parallel_for does; pass false inside one). addend: NULL, or where the plan takes it what beta multiplies. */
void gemm_plan_run(const gemm_plan *p, const void *a, const void *b, const void *addend, void *c, void *scratch,
                   bool parallel);
/* Both, with scratch that is large enough. */
void gemm_run(const gemm *g, void *scratch, bool parallel);
/* Enough for every product of that dtype, float32 or float64, with at most these sizes and the columns of C neighbours. */
size_t gemm_scratch_most(int dtype, int64_t m, int64_t n, int64_t k);

/* `count` products whose operands are `as`, `bs`, `cs` elements apart. Splits the batch or the products over threads. */
typedef struct gemm_batch {
    gemm_plan each;
    int64_t count, pieces, as, bs, cs;
    size_t scratch; /* bytes */
} gemm_batch;
void gemm_batch_make(gemm_batch *p, const gemm *g, int64_t count, int64_t as, int64_t bs, int64_t cs);
void gemm_batch_run(const gemm_batch *p, const void *a, const void *b, void *c, void *scratch);
/* Σ a[i·as]·b[i·bs] of a floating dtype. */
double gemm_dot(int dtype, const void *a, int64_t as, const void *b, int64_t bs, int64_t n);

/* Products of which one side is laid out once and used often, of a floating dtype: C[m,n] = A·B, or is added to, in float32 (float64 of
 * that dtype), rows of C crs apart. A side is `count` rows of A or columns of B, `is` elements apart, of k terms each, `ps` apart; it
 * takes gemm_packed_bytes, and begins on a multiple of 64. A side that is cut at a multiple of gemm_packed_step is
 * cut in what is laid out, too: gemm_packed_bytes of what comes before lie in front. One thread. */
typedef enum gemm_side { GEMM_ROWS, GEMM_COLUMNS } gemm_side;
int64_t gemm_packed_step(int dtype, gemm_side side);
size_t gemm_packed_bytes(int dtype, gemm_side side, int64_t count, int64_t k);
void gemm_pack(int dtype, gemm_side side, const void *from, int64_t is, int64_t ps, int64_t count, int64_t k, void *to);
void gemm_packed_run(int dtype, int64_t m, int64_t n, int64_t k, const void *a, const void *b, bool adds, void *c,
                     int64_t crs);

/* gemm_integer_simd.c: rows begin … end of a product of integers, by dtype. */
typedef struct integer_products {
    void (*rows[TORC_DTYPE_COUNT])(const gemm *g, int64_t begin, int64_t end);
} integer_products;
ISA_DECLARE(integer_products, integer_products);

/* gemm_complex.c: rows begin … end of a product of complex numbers; and their Σ a[i·as]·b[i·bs]. */
void gemm_complex_rows(const gemm *g, int64_t begin, int64_t end);
void gemm_complex_dot(int dtype, void *to, const void *a, int64_t as, const void *b, int64_t bs, int64_t n);

#endif
