/* gemm.c - one matrix product, whatever its strides and dtype.
 *
 * OpenBLAS reads a matrix whose rows or whose columns are contiguous, transposed or not; that covers every transpose and
 * slice of a contiguous tensor, so almost nothing is copied. The rest (both strides odd, float16, bfloat16) goes through
 * float blocks in scratch.
 *
 * Threads are ours, not OpenBLAS's: the product is cut into as many rectangles of C as there are threads, each a product
 * of its own on one thread. OpenBLAS has a pool of its own that would spin beside OpenMP's, and it cannot be
 * told per call how many threads to use, so inside our parallel loops it would oversubscribe the machine. */
#include "cpu/gemm.h"

#include <cblas.h>
#include <limits.h>

#include "core/tensor.h"
#include "cpu/blocks.h"

void openblas_set_num_threads(int n) __attribute__((weak)); /* not in every cblas */
char *openblas_get_corename(void) __attribute__((weak));
static void blas_single(void *unused) {
    (void)unused;
    if (openblas_set_num_threads) openblas_set_num_threads(1);
#if defined(__x86_64__)
    /* A CPU newer than the library is taken for an old one, at a fifth of its speed. The choice is made when the library
     * is loaded, so all that is left is to say so. */
    static const char *const old[] = {"Prescott", "Core2", "Penryn", "Dunnington", "Atom", "Nehalem", "Generic", "Barcelona"};
    const char *core = openblas_get_corename ? openblas_get_corename() : "";
    for (int i = 0; i < COUNT_OF(old); i++)
        if (!strcmp(core, old[i]) && __builtin_cpu_supports("avx2"))
            WARN_ONCE("OpenBLAS does not know this CPU and takes it for a %s: matrix products are slow. Set OPENBLAS_CORETYPE=%s.", core, __builtin_cpu_supports("avx512f") ? "SkylakeX" : "Haswell");
#endif
}
void blas_prepare(void) {
    static base_once once;
    base_call_once(&once, blas_single, NULL);
}

/* A matrix as BLAS takes it. */
typedef struct operand {
    const char *data;
    bool transposed; /* columns are contiguous */
    int64_t ld;
} operand;

static bool blas_ready(int64_t rows, int64_t cols, int64_t rs, int64_t cs, operand *o) {
    if ((cs == 1 || cols <= 1) && (rows <= 1 || rs >= MAX(cols, 1))) {
        o->transposed = false;
        o->ld = rows <= 1 ? MAX(cols, 1) : rs;
    } else if ((rs == 1 || rows <= 1) && (cols <= 1 || cs >= MAX(rows, 1))) {
        o->transposed = true;
        o->ld = cols <= 1 ? MAX(rows, 1) : cs;
    } else
        return false;
    return o->ld <= INT_MAX;
}

static bool blas_dtype(int d) { return d == TORC_FLOAT32 || d == TORC_FLOAT64; }
static bool half_dtype(int d) { return d == TORC_FLOAT16 || d == TORC_BFLOAT16; }
static int64_t padded(int64_t elements) { return (elements + 15) / 16 * 16; }

/* Which operands must pass through scratch. */
enum { COPY_A = 1, COPY_B = 2, COPY_C = 4 };
static int copies(const gemm *g) {
    operand o;
    if (half_dtype(g->dtype)) return COPY_A | COPY_B | COPY_C;
    if (!blas_dtype(g->dtype)) return 0;
    return (blas_ready(g->m, g->k, g->ars, g->acs, &o) ? 0 : COPY_A) |
           (blas_ready(g->k, g->n, g->brs, g->bcs, &o) ? 0 : COPY_B) |
           (blas_ready(g->m, g->n, g->crs, g->ccs, &o) ? 0 : COPY_C);
}

size_t gemm_scratch(const gemm *g) {
    int which = copies(g);
    int64_t n = (which & COPY_A ? padded(g->m * g->k) : 0) + (which & COPY_B ? padded(g->k * g->n) : 0) +
                (which & COPY_C ? padded(g->m * g->n) : 0);
    return (size_t)n * (g->dtype == TORC_FLOAT64 ? 8 : 4);
}

/* ------------------------------------------------------------------------------------- copies in and out */
typedef struct copy {
    int dtype;
    int64_t cols, rs, cs;
    char *strided;
    void *block;
    bool out;
} copy;

static void copy_rows(void *context, int64_t begin, int64_t end) {
    const copy *c = context;
    for (int64_t i = begin; i < end; i++) {
        char *row = element_mut(c->dtype, c->strided, i * c->rs);
        if (c->dtype == TORC_FLOAT64) {
            double *block = (double *)c->block + i * c->cols, *there = (double *)row;
            if (c->out)
                for (int64_t j = 0; j < c->cols; j++) there[j * c->cs] = block[j];
            else
                for (int64_t j = 0; j < c->cols; j++) block[j] = there[j * c->cs];
        } else {
            float *block = (float *)c->block + i * c->cols;
            if (c->out)
                store_f32(c->dtype, row, c->cs, block, c->cols);
            else
                load_f32(block, c->dtype, row, c->cs, c->cols);
        }
    }
}
static void copy_matrix(copy c, int64_t rows, bool parallel) {
    if (rows <= 0 || c.cols <= 0) return;
    if (parallel)
        parallel_for(rows, MAX(1, 16384 / c.cols), copy_rows, &c);
    else
        copy_rows(&c, 0, rows);
}

/* --------------------------------------------------------------------------------------- through OpenBLAS */
typedef struct tiles {
    bool f64;
    int64_t m, n, k, tm, tn; /* tm × tn rectangles */
    operand a, b;
    char *c;
    int64_t ldc;
    double alpha, beta;
} tiles;

static const char *at(const operand *o, int64_t i, int64_t j, size_t item) {
    return o->data + (size_t)(o->transposed ? j * o->ld + i : i * o->ld + j) * item;
}

/* Rows [i0, i1) of C when C has one column: y = A x. */
static void vector_product(const tiles *t, int64_t i0, int64_t i1) {
    size_t item = t->f64 ? 8 : 4;
    int64_t incx = t->b.transposed ? 1 : t->b.ld, rows = i1 - i0;
    enum { CHUNK = 1 << 30 };
    CBLAS_ORDER order = t->a.transposed ? CblasColMajor : CblasRowMajor;
    char *y = t->c + (size_t)(i0 * t->ldc) * item;
    double beta = t->beta;
    if (beta == 0) { /* NaN there must not survive, whatever the library thinks of 0·NaN */
        for (int64_t i = 0; i < rows; i++) memset(y + (size_t)(i * t->ldc) * item, 0, item);
        beta = 1;
    }
    for (int64_t p = 0; p < t->k; p += CHUNK) {
        int k = (int)MIN(t->k - p, CHUNK);
        const char *a = at(&t->a, i0, p, item), *x = at(&t->b, p, 0, item);
        if (t->f64)
            cblas_dgemv(order, CblasNoTrans, (int)rows, k, t->alpha, (const double *)a, (int)t->a.ld, (const double *)x,
                        (int)incx, beta, (double *)y, (int)t->ldc);
        else
            cblas_sgemv(order, CblasNoTrans, (int)rows, k, (float)t->alpha, (const float *)a, (int)t->a.ld,
                        (const float *)x, (int)incx, (float)beta, (float *)y, (int)t->ldc);
        beta = 1;
    }
}

/* Without inner terms only beta is left to do; BLAS libraries do not agree whether that is their business. */
static void scale_tile(const tiles *t, int64_t i0, int64_t i1, int64_t j0, int64_t j1) {
    for (int64_t i = i0; i < i1; i++)
        for (int64_t j = j0; j < j1; j++) {
            int64_t at = i * t->ldc + j;
            if (t->f64)
                ((double *)(void *)t->c)[at] = t->beta == 0 ? 0 : ((double *)(void *)t->c)[at] * t->beta;
            else
                ((float *)(void *)t->c)[at] = t->beta == 0 ? 0 : ((float *)(void *)t->c)[at] * (float)t->beta;
        }
}

static void one_tile(const tiles *t, int64_t i0, int64_t i1, int64_t j0, int64_t j1) {
    size_t item = t->f64 ? 8 : 4;
    enum { CHUNK = 1 << 30 };
    CBLAS_TRANSPOSE ta = t->a.transposed ? CblasTrans : CblasNoTrans, tb = t->b.transposed ? CblasTrans : CblasNoTrans;
    double beta = t->beta;
    for (int64_t p = 0; p < t->k; p += CHUNK) {
        int m = (int)(i1 - i0), n = (int)(j1 - j0), k = (int)MIN(t->k - p, CHUNK);
        const char *a = at(&t->a, i0, p, item), *b = at(&t->b, p, j0, item);
        char *c = t->c + (size_t)(i0 * t->ldc + j0) * item;
        if (t->f64)
            cblas_dgemm(CblasRowMajor, ta, tb, m, n, k, t->alpha, (const double *)a, (int)t->a.ld, (const double *)b,
                        (int)t->b.ld, beta, (double *)c, (int)t->ldc);
        else
            cblas_sgemm(CblasRowMajor, ta, tb, m, n, k, (float)t->alpha, (const float *)a, (int)t->a.ld,
                        (const float *)b, (int)t->b.ld, (float)beta, (float *)c, (int)t->ldc);
        beta = 1;
    }
}

static void run_tiles(void *context, int64_t begin, int64_t end) {
    const tiles *t = context;
    for (int64_t i = begin; i < end; i++) {
        int64_t r = i / t->tn, c = i % t->tn;
        /* rectangle edges on multiples of 16 rows and 32 columns keep the inner kernels whole */
        int64_t i0 = t->m * r / t->tm, i1 = t->m * (r + 1) / t->tm, j0 = t->n * c / t->tn, j1 = t->n * (c + 1) / t->tn;
        if (r > 0) i0 = i0 / 16 * 16;
        if (r + 1 < t->tm) i1 = i1 / 16 * 16;
        if (c > 0) j0 = j0 / 32 * 32;
        if (c + 1 < t->tn) j1 = j1 / 32 * 32;
        if (i1 <= i0 || j1 <= j0) continue;
        if (t->k == 0)
            scale_tile(t, i0, i1, j0, j1);
        else if (t->n == 1)
            vector_product(t, i0, i1);
        else
            one_tile(t, i0, i1, j0, j1);
    }
}

/* Cut C so that the operands read by all threads together are fewest. */
static void choose_grid(tiles *t, bool parallel) {
    t->tm = t->tn = 1;
    enum { LARGEST = 1 << 30 };
    double work = (double)t->m * (double)t->n * (double)t->k;
    int threads = parallel && work > 100e3 ? parallel_threads() : 1;
    threads = (int)MIN((double)threads, work / 50e3);
    double best = -1;
    for (int64_t r = 1; r <= threads; r++) {
        int64_t c = threads / r;
        int64_t rows = MIN(r, MAX(1, t->m / 16)), cols = MIN(c, MAX(1, t->n / 32));
        double cost = ((double)t->m / (double)rows + (double)t->n / (double)cols) +
                      (double)t->m * (double)t->n / ((double)rows * (double)cols);
        if (best < 0 || cost < best) best = cost, t->tm = rows, t->tn = cols;
    }
    t->tm = MAX(t->tm, (t->m + LARGEST - 1) / LARGEST);
    t->tn = MAX(t->tn, (t->n + LARGEST - 1) / LARGEST);
}

static void blas_run(const gemm *g, operand a, operand b, operand c, bool parallel) {
    tiles t = {.f64 = g->dtype == TORC_FLOAT64,
               .m = g->m,
               .n = g->n,
               .k = g->k,
               .a = a,
               .b = b,
               .c = (char *)(uintptr_t)c.data,
               .ldc = c.ld,
               .alpha = g->alpha,
               .beta = g->beta};
    if (c.transposed || (g->m == 1 && g->n > 1)) {
        /* C' = B'·A'; and a single row is computed as a single column */
        t.m = g->n, t.n = g->m;
        t.a = b, t.b = a;
        t.a.transposed = !b.transposed, t.b.transposed = !a.transposed;
        if (!c.transposed) t.ldc = 1; /* one row of C, element after element: a column with increment 1 */
    }
    choose_grid(&t, parallel);
    if (t.tm * t.tn == 1)
        run_tiles(&t, 0, 1);
    else
        parallel_for(t.tm * t.tn, 1, run_tiles, &t);
}

/* ------------------------------------------------------------------------------------------------ integers */
/* Row by row, in wrapping arithmetic: for each element of A, add a multiple of a row of B. */
#define INTEGER_ROWS(T, U, name)                                                                                   \
    MULTI_ISA static void name(const gemm *g, int64_t begin, int64_t end) {                                        \
        for (int64_t i = begin; i < end; i++) {                                                                    \
            T *c = (T *)g->c + i * g->crs;                                                                         \
            const T *a = (const T *)g->a + i * g->ars;                                                             \
            for (int64_t j = 0; j < g->n; j++) c[j * g->ccs] = g->ibeta ? (T)((U)g->ibeta * (U)c[j * g->ccs]) : 0; \
            for (int64_t p = 0; p < g->k; p++) {                                                                   \
                const T *b = (const T *)g->b + p * g->brs;                                                         \
                U x = (U)((U)g->ialpha * (U)a[p * g->acs]);                                                        \
                if (g->bcs == 1 && g->ccs == 1)                                                                    \
                    for (int64_t j = 0; j < g->n; j++) c[j] = (T)((U)c[j] + (U)(x * (U)b[j]));                     \
                else                                                                                               \
                    for (int64_t j = 0; j < g->n; j++)                                                             \
                        c[j * g->ccs] = (T)((U)c[j * g->ccs] + (U)(x * (U)b[j * g->bcs]));                         \
            }                                                                                                      \
        }                                                                                                          \
    }
INTEGER_ROWS(uint8_t, uint32_t, rows_u8)
INTEGER_ROWS(int8_t, uint32_t, rows_i8)
INTEGER_ROWS(int16_t, uint32_t, rows_i16)
INTEGER_ROWS(int32_t, uint32_t, rows_i32)
INTEGER_ROWS(int64_t, uint64_t, rows_i64)

static void integer_rows(void *context, int64_t begin, int64_t end) {
    const gemm *g = context;
    switch (g->dtype) {
    case TORC_UINT8: rows_u8(g, begin, end); break;
    case TORC_INT8: rows_i8(g, begin, end); break;
    case TORC_INT16: rows_i16(g, begin, end); break;
    case TORC_INT32: rows_i32(g, begin, end); break;
    default: rows_i64(g, begin, end); break;
    }
}

/* -------------------------------------------------------------------------------------------------- entry */
void gemm_run(const gemm *g, void *scratch, bool parallel) {
    if (g->m <= 0 || g->n <= 0) return;
    if (!blas_dtype(g->dtype) && !half_dtype(g->dtype)) {
        gemm copy_ = *g;
        if (parallel)
            parallel_for(g->m, (int64_t)MAX(1.0, 32768 / ((double)g->n * (double)MAX(g->k, 1))), integer_rows, &copy_);
        else
            integer_rows(&copy_, 0, g->m);
        return;
    }
    blas_prepare();
    int which = copies(g);
    gemm h = *g;
    char *free_ = scratch;
    size_t item = g->dtype == TORC_FLOAT64 ? 8 : 4;
    operand a = {.data = g->a}, b = {.data = g->b}, c = {.data = g->c};
    if (which & COPY_A) {
        copy_matrix((copy){g->dtype, g->k, g->ars, g->acs, (char *)(uintptr_t)g->a, free_, false}, g->m, parallel);
        a.data = free_, h.ars = MAX(g->k, 1), h.acs = 1;
        free_ += (size_t)padded(g->m * g->k) * item;
    }
    if (which & COPY_B) {
        copy_matrix((copy){g->dtype, g->n, g->brs, g->bcs, (char *)(uintptr_t)g->b, free_, false}, g->k, parallel);
        b.data = free_, h.brs = g->n, h.bcs = 1;
        free_ += (size_t)padded(g->k * g->n) * item;
    }
    if (which & COPY_C) {
        if (g->beta != 0) copy_matrix((copy){g->dtype, g->n, g->crs, g->ccs, g->c, free_, false}, g->m, parallel);
        c.data = free_, h.crs = g->n, h.ccs = 1;
    }
    blas_ready(h.m, h.k, h.ars, h.acs, &a);
    blas_ready(h.k, h.n, h.brs, h.bcs, &b);
    blas_ready(h.m, h.n, h.crs, h.ccs, &c);
    blas_run(&h, a, b, c, parallel);
    if (which & COPY_C)
        copy_matrix((copy){g->dtype, g->n, g->crs, g->ccs, g->c, (void *)(uintptr_t)c.data, true}, g->m, parallel);
}

/* ------------------------------------------------------------------------------------------------- batches */
typedef struct batch {
    const gemm *g;
    int64_t count, pieces, as, bs, cs;
    size_t each;
    char *scratch;
    bool parallel;
} batch;

static int64_t batch_pieces(const gemm *g, int64_t count) {
    int threads = parallel_threads();
    double work = (double)g->m * (double)g->n * (double)g->k;
    if (threads == 1 || count < 2) return 1;
    /* few large products: each on all threads; otherwise whole products per thread */
    if (count < 2 * threads && work > 4e6 && count % threads) return 1;
    return (int64_t)MIN(MIN((double)threads, (double)count), MAX(1.0, work * (double)count / 50e3));
}
size_t gemm_batch_scratch(const gemm *g, int64_t count) { return gemm_scratch(g) * (size_t)batch_pieces(g, count); }

static void run_batch(void *context, int64_t begin, int64_t end) {
    const batch *b = context;
    int dtype = b->g->dtype;
    for (int64_t piece = begin; piece < end; piece++)
        for (int64_t i = b->count * piece / b->pieces; i < b->count * (piece + 1) / b->pieces; i++) {
            gemm g = *b->g;
            g.a = element(dtype, g.a, i * b->as);
            g.b = element(dtype, g.b, i * b->bs);
            g.c = element_mut(dtype, g.c, i * b->cs);
            gemm_run(&g, b->scratch + (size_t)piece * b->each, b->parallel);
        }
}
void gemm_batch_run(const gemm *g, int64_t count, int64_t as, int64_t bs, int64_t cs, void *scratch) {
    batch b = {g, count, batch_pieces(g, count), as, bs, cs, gemm_scratch(g), scratch, false};
    if (count <= 0) return;
    b.parallel = b.pieces == 1;
    if (b.parallel)
        run_batch(&b, 0, 1);
    else
        parallel_for(b.pieces, 1, run_batch, &b);
}

/* -------------------------------------------------------------------------------- plain products on one thread */
void gemm_f32(bool ta, bool tb, int64_t m, int64_t n, int64_t k, const float *a, int64_t lda, const float *b,
              int64_t ldb, bool accumulate, float *c, int64_t ldc) {
    cblas_sgemm(CblasRowMajor, ta ? CblasTrans : CblasNoTrans, tb ? CblasTrans : CblasNoTrans, (int)m, (int)n, (int)k,
                1, a, (int)lda, b, (int)ldb, accumulate ? 1.0f : 0.0f, c, (int)ldc);
}
void gemm_f64(bool ta, bool tb, int64_t m, int64_t n, int64_t k, const double *a, int64_t lda, const double *b,
              int64_t ldb, bool accumulate, double *c, int64_t ldc) {
    cblas_dgemm(CblasRowMajor, ta ? CblasTrans : CblasNoTrans, tb ? CblasTrans : CblasNoTrans, (int)m, (int)n, (int)k,
                1, a, (int)lda, b, (int)ldb, accumulate ? 1.0 : 0.0, c, (int)ldc);
}
