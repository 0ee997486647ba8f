/* test_gemm.c - products of matrices below the operators: every size around the edges of blocks, strides, scales.
 *
 * Everything runs once for each instruction set this processor has, each in a process of its own (the choice is made
 * once), and all of it with OpenBLAS, if the machine has it, and once more without. Operands and scratch are allocated
 * to the byte, so that the address sanitizer sees what reads or writes past them; what lies between the elements of C
 * must stay as it was. */
/* labels: eager */
/* options: -O2 */
/* also: panels TORC_OPENBLAS_PATH=none */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
/* after the standard headers */
#include <cmocka.h>

#include "cpu/blocks.h"
#include "cpu/gemm.h"

#define LENGTH(a) ((int)(sizeof(a) / sizeof((a)[0])))

static uint64_t state_;
static double uniform(void) {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return (double)(int64_t)(state_ >> 33) / 2147483648.0 * 2 - 1;
}

/* How a matrix lies: rows, columns, every second element of rows further apart, and rows from the last to the first. */
typedef enum layout { ROWS, COLUMNS, STRIDED, BACKWARDS, LAYOUTS } layout;
typedef struct matrix {
    void *memory;
    char *first;
    int dtype;
    int64_t rows, cols, rs, cs, elements;
} matrix;
enum { UNTOUCHED = 0x55 };

static matrix make(int dtype, int64_t rows, int64_t cols, layout l) {
    matrix x = {.dtype = dtype, .rows = rows, .cols = cols};
    int64_t item = (int64_t)dtype_sizes[dtype];
    x.rs = l == COLUMNS ? 1 : l == STRIDED ? 2 * cols + 3 : l == BACKWARDS ? -(cols + 1) : cols;
    x.cs = l == COLUMNS ? rows : l == STRIDED ? 2 : 1;
    x.elements = rows && cols ? (rows - 1) * (x.rs < 0 ? -x.rs : x.rs) + (cols - 1) * x.cs + 1 : 0;
    x.memory = malloc((size_t)(x.elements * item) + !x.elements);
    memset(x.memory, UNTOUCHED, (size_t)(x.elements * item));
    x.first = (char *)x.memory + (x.rs < 0 ? (rows - 1) * -x.rs * item : 0);
    return x;
}
static void fill(matrix *x) {
    for (int64_t i = 0; i < x->rows; i++)
        for (int64_t j = 0; j < x->cols; j++) set_float(x->dtype, x->first, i * x->rs + j * x->cs, uniform());
}
static void fill_nan(matrix *x) {
    for (int64_t i = 0; i < x->rows; i++)
        for (int64_t j = 0; j < x->cols; j++) set_float(x->dtype, x->first, i * x->rs + j * x->cs, (double)NAN);
}
static double at(const matrix *x, int64_t i, int64_t j) { return get_float(x->dtype, x->first, i * x->rs + j * x->cs); }

static gemm product_of(const matrix *a, const matrix *b, matrix *c, double alpha, double beta) {
    return (gemm){.dtype = c->dtype,
                  .m = c->rows,
                  .n = c->cols,
                  .k = a->cols,
                  .a = a->first,
                  .b = b->first,
                  .c = c->first,
                  .ars = a->rs,
                  .acs = a->cs,
                  .brs = b->rs,
                  .bcs = b->cs,
                  .crs = c->rs,
                  .ccs = c->cs,
                  .alpha = alpha,
                  .beta = beta};
}
/* With d: what beta multiplies if the plan takes it; else it is copied to C, as the kernels do. */
static void run_beside(const gemm *g, const matrix *d, bool parallel) {
    gemm_plan plan;
    void *scratch = NULL;
    memset(&plan, 0xff, sizeof plan); /* what held anything before */
    gemm_plan_make(&plan, g);
    if (plan.scratch) {
        assert_int_equal(posix_memalign(&scratch, 64, plan.scratch), 0);
        memset(scratch, 0xff, plan.scratch); /* NaN in every dtype */
    }
    for (int64_t i = 0; d && !plan.takes_addend && i < g->m; i++)
        for (int64_t j = 0; j < g->n; j++) set_float(g->dtype, g->c, i * g->crs + j * g->ccs, at(d, i, j));
    gemm_plan_run(&plan, g->a, g->b, d && plan.takes_addend ? d->first : NULL, g->c, scratch, parallel);
    free(scratch);
}
static void run(const gemm *g, bool parallel) { run_beside(g, NULL, parallel); }

static double epsilon(int dtype) {
    return dtype == TORC_FLOAT64 ? 0x1p-52 : dtype == TORC_FLOAT32 ? 0x1p-23 : dtype == TORC_FLOAT16 ? 0x1p-10 : 0x1p-7;
}

/* All elements, row by row (column by column), as sums read them one after the other. */
static double *elements(const matrix *x, bool by_columns) {
    double *v = malloc((size_t)(x->rows * x->cols) * sizeof *v + 1);
    for (int64_t i = 0; i < x->rows; i++)
        for (int64_t j = 0; j < x->cols; j++) v[by_columns ? j * x->rows + i : i * x->cols + j] = at(x, i, j);
    return v;
}

/* One product against sums in long double, and C's gaps against what they were. Of large products the edges are computed,
 * and others evenly spread between them. */
typedef enum addend { IN_PLACE, BESIDE, ONE_ROW, ONE_COLUMN, ADDENDS } addend;
static void check_sum(int dtype, int64_t m, int64_t n, int64_t k, layout la, layout lb, layout lc, double alpha,
                      double beta, bool parallel, addend how) {
    matrix a = make(dtype, m, k, la), b = make(dtype, k, n, lb), c = make(dtype, m, n, lc),
           before = make(dtype, m, n, lc),
           d = make(dtype, how == ONE_ROW ? 1 : m, how == ONE_COLUMN ? 1 : n, (layout)((la + lb) % LAYOUTS));
    fill(&a), fill(&b), fill(&d);
    if (how == ONE_ROW) d.rs = 0;
    if (how == ONE_COLUMN) d.cs = 0;
    if (beta == 0 || how != IN_PLACE)
        fill_nan(&c);
    else
        fill(&c);
    if (c.elements) memcpy(before.memory, c.memory, (size_t)c.elements * dtype_sizes[dtype]);
    gemm g = product_of(&a, &b, &c, alpha, beta);
    g.addend_rs = d.rs, g.addend_cs = d.cs;
    run_beside(&g, how == IN_PLACE || beta == 0 ? NULL : &d, parallel);
    double smallest = dtype == TORC_FLOAT16 ? 0x1p-24 : 1e-300; /* float16 has few numbers near zero */
    double eps = epsilon(dtype), inner = dtype == TORC_FLOAT64 ? eps : 0x1p-23;
    char *written = calloc(1, (size_t)c.elements + 1);
    double *rows = elements(&a, false), *columns = elements(&b, true);
    int64_t base = (c.first - (char *)c.memory) / (int64_t)dtype_sizes[dtype], every = 1 + m * n * k / 2000000;
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++) {
            written[base + i * c.rs + j * c.cs] = 1;
            const uint64_t mixed = (uint64_t)(i * n + j) * 0x9e3779b97f4a7c15u >> 33;
            if (i > 0 && i < m - 1 && j > 0 && j < n - 1 && mixed % (uint64_t)every != 0) continue;
            long double sum = 0, size = 0;
            for (int64_t p = 0; p < k; p++) {
                long double term = (long double)rows[i * k + p] * (long double)columns[j * k + p];
                sum += term, size += fabsl(term);
            }
            double old = beta == 0 ? 0 : at(how == IN_PLACE ? &before : &d, i, j),
                   want = (double)(alpha * sum + beta * old), got = at(&c, i, j);
            double bound = 2 * eps * fabs(want) + 2 * inner * fabs(beta * old) +
                           inner * fabs(alpha) * (double)size * (2 + sqrt((double)k)) + smallest;
            if (!(fabs(got - want) <= bound))
                fail_msg(
                    "dtype %d %lldx%lldx%lld layouts %d %d %d alpha %g beta %g: [%lld][%lld] is %.9g, not %.9g (+-%.2g)",
                    dtype, (long long)m, (long long)n, (long long)k, la, lb, lc, alpha, beta, (long long)i,
                    (long long)j, got, want, bound);
        }
    size_t item = dtype_sizes[dtype];
    for (int64_t e = 0; e < c.elements; e++)
        if (!written[e])
            assert_memory_equal((char *)c.memory + (size_t)e * item, (char *)before.memory + (size_t)e * item, item);
    free(written), free(rows), free(columns), free(a.memory), free(b.memory), free(c.memory), free(before.memory);
    free(d.memory);
}
static void check(int dtype, int64_t m, int64_t n, int64_t k, layout la, layout lb, layout lc, double alpha,
                  double beta, bool parallel) {
    check_sum(dtype, m, n, k, la, lb, lc, alpha, beta, parallel, IN_PLACE);
}

static const int floats[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16};

static void sizes_around_every_edge(void **state) {
    (void)state;
    static const int64_t rows[] = {1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 17, 33},
                         cols[] = {1, 2, 7, 8, 15, 16, 17, 32, 47, 48, 49, 97}, inner[] = {0, 1, 2, 3, 5, 8, 31, 67};
    for (int d = 0; d < LENGTH(floats); d++)
        for (int i = 0; i < LENGTH(rows); i++)
            for (int j = 0; j < LENGTH(cols); j++)
                for (int p = 0; p < LENGTH(inner); p++) {
                    layout l = (layout)((i + j + p) % 2); /* rows or columns */
                    check(floats[d], rows[i], cols[j], inner[p], l, (layout)((i + p) % 2), ROWS, 1, 0, false);
                }
}

static void every_layout_and_scale(void **state) {
    (void)state;
    static const double scales[][2] = {{1, 0}, {1, 1}, {-0.5, 2}, {0, 3}};
    static const int64_t shapes[][3] = {{11, 50, 70}, {1, 19, 70}, {19, 1, 70}, {6, 9, 130}, {1, 1, 5}};
    for (int d = 0; d < LENGTH(floats); d++)
        for (int s = 0; s < LENGTH(shapes); s++)
            for (int l = 0; l < LAYOUTS * LAYOUTS * LAYOUTS; l++)
                for (int q = 0; q < LENGTH(scales); q++)
                    check(floats[d], shapes[s][0], shapes[s][1], shapes[s][2], (layout)(l % LAYOUTS),
                          (layout)(l / LAYOUTS % LAYOUTS), (layout)(l / LAYOUTS / LAYOUTS), scales[q][0], scales[q][1],
                          q % 2 == 0);
    /* large enough for a library and for several threads */
    for (int d = 0; d < 2; d++)
        for (int l = 0; l < LAYOUTS * LAYOUTS * LAYOUTS; l++)
            check(floats[d], 77, 140, 66, (layout)(l % LAYOUTS), (layout)(l / LAYOUTS % LAYOUTS),
                  (layout)(l / LAYOUTS / LAYOUTS), scales[l % 3][0], scales[l % 3][1], true);
}

/* Drawn sizes, small and large alike, and addends that lie anywhere. */
static int64_t draw(int64_t most) { return (int64_t)exp((uniform() + 1) / 2 * log((double)most + 1)); }
static void drawn_sums(void **state) {
    (void)state;
    static const double scales[][2] = {{1, 1}, {1, 0}, {-0.5, 2}, {2, -1}};
    for (int q = 0; q < 600 / TORC_TEST_SLOWDOWN; q++) {
        int64_t m = draw(200), n = draw(200), k = draw(m * n > 3000 ? 300 : 2500);
        if (q % 5 == 0) /* a vector or a few, and a last piece of few terms */
            *(q % 2 ? &m : &n) = draw(4), k = 1024 * draw(2) + draw(5);
        const layout la = (layout)(draw(LAYOUTS) - 1), lb = (layout)(draw(LAYOUTS) - 1),
                     lc = draw(6) < 4 ? ROWS : (layout)(draw(LAYOUTS) - 1);
        const double *s = scales[q % LENGTH(scales)];
        check_sum(floats[q % 8 < 4 ? 3 : q % 4], m, n, k, la, lb, lc, s[0], s[1], q % 3 == 0,
                  (addend)(q / LENGTH(scales) % ADDENDS));
    }
}

/* Sums that are cut, C wider and higher than a block in cache, sums that are scalar products. */
static void beyond_one_block(void **state) {
    (void)state;
    for (int d = 0; d < LENGTH(floats); d++) {
        check(floats[d], 20, 60, 3001, ROWS, ROWS, ROWS, 0.5, -1, true);
        check(floats[d], 20, 60, 1500, COLUMNS, COLUMNS, COLUMNS, 1, 0, true);
        check(floats[d], 5, 7, 9001, ROWS, COLUMNS, STRIDED, 1, 1, true);
        check(floats[d], 12, 300, 80, ROWS, COLUMNS, ROWS, 2, 0, true);
        check(floats[d], 300, 3, 80, ROWS, COLUMNS, ROWS, 2, 0.5, true);
        check(floats[d], 1, 700, 2100, ROWS, ROWS, ROWS, 1, 0, true);
        check(floats[d], 700, 1, 2100, COLUMNS, ROWS, ROWS, 1, 1, true);
        check(floats[d], 9, 1, 5000, ROWS, STRIDED, STRIDED, 1, 1, true);
        check(floats[d], 150, 260, 340, ROWS, ROWS, ROWS, 1, 0, true);
        check(floats[d], 260, 150, 340, COLUMNS, ROWS, COLUMNS, -2, 1, true);
        check(floats[d], 5000, 1, 200, ROWS, ROWS, ROWS, 1, 0, true);
        check(floats[d], 1, 3000, 100, STRIDED, ROWS, STRIDED, 1, 0, true);
    }
    check(TORC_FLOAT32, 7, 30000, 150, ROWS, ROWS, ROWS, 1, 1, true);
    check(TORC_FLOAT32, 30000, 17, 150, ROWS, ROWS, ROWS, 1, 1, true);
    check(TORC_FLOAT64, 14000, 15, 150, COLUMNS, ROWS, STRIDED, 1, 0, true);
}

/* An element is one sum in one order, whoever computes it. Under a sanitizer, which is after bad memory and not after
 * numbers, each shape is taken in one layout and by one number of threads beside one, others for the next. */
static void threads_do_not_change_results(void **state) {
    (void)state;
    static const int64_t shapes[][3] = {{130, 200, 900}, {1, 3000, 90},    {3000, 1, 90},   {8, 900, 300},
                                        {257, 515, 70},  {90, 1030, 130},  {1030, 90, 130}, {3000, 1, 300},
                                        {700, 904, 400}, {530, 1090, 777}, {300, 259, 1000}};
    for (int d = 0; d < 2; d++)
        for (int s = 0; s < LENGTH(shapes); s++)
            for (int l = 0; l < 4; l++) {
                if (TORC_TEST_SLOWDOWN > 1 && l != (s + d) % 4) continue;
                int64_t m = shapes[s][0], n = shapes[s][1], k = shapes[s][2];
                matrix a = make(floats[d], m, k, (layout)(l % 2)), b = make(floats[d], k, n, (layout)(l / 2)),
                       one = make(floats[d], m, n, ROWS), many = make(floats[d], m, n, ROWS);
                fill(&a), fill(&b);
                gemm g = product_of(&a, &b, &one, 1, 0), h = product_of(&a, &b, &many, 1, 0);
                run(&g, false);
                for (int threads = 1; threads <= 5; threads++) {
                    if (TORC_TEST_SLOWDOWN > 1 && threads != 2 + (s + l) % 4) continue;
                    assert_true(torc_set_num_threads(threads));
                    fill_nan(&many);
                    run(&h, true);
                    assert_memory_equal(one.memory, many.memory, (size_t)(m * n) * dtype_sizes[floats[d]]);
                }
                free(a.memory), free(b.memory), free(one.memory), free(many.memory);
            }
}

static void nothing_and_infinity(void **state) {
    (void)state;
    check(TORC_FLOAT32, 5, 6, 0, ROWS, ROWS, ROWS, 1, 0, true);
    check(TORC_FLOAT32, 5, 6, 0, ROWS, ROWS, ROWS, 1, 2, true);
    check(TORC_FLOAT16, 5, 6, 0, ROWS, ROWS, ROWS, 1, 2, true);
    gemm none = {.dtype = TORC_FLOAT32, .m = 0, .n = 4, .k = 3, .crs = 4, .ccs = 1};
    gemm_plan plan;
    gemm_plan_make(&plan, &none);
    assert_int_equal(plan.scratch, 0);
    gemm_run(&none, NULL, true);
    /* what is added to fill up a block must not meet infinity: 0·inf is not a number */
    matrix a = make(TORC_FLOAT32, 3, 2, ROWS), b = make(TORC_FLOAT32, 2, 5, ROWS), c = make(TORC_FLOAT32, 3, 5, ROWS);
    fill(&a), fill(&b);
    set_float(TORC_FLOAT32, a.first, 0, INFINITY), set_float(TORC_FLOAT32, b.first, 4, 1);
    gemm g = product_of(&a, &b, &c, 1, 0);
    run(&g, false);
    assert_true(isinf(at(&c, 0, 4)));
    for (int i = 1; i < 3; i++)
        for (int j = 0; j < 5; j++) assert_true(isfinite(at(&c, i, j)));
    free(a.memory), free(b.memory), free(c.memory);
    /* alpha 0: A and B do not count, whatever they hold */
    for (int d = 0; d < 2; d++)
        for (int64_t n = 1; n <= 121; n += 30)
            for (int beta = 0; beta < 2; beta++) {
                a = make(floats[d], 90, 70, ROWS), b = make(floats[d], 70, n, ROWS), c = make(floats[d], 90, n, ROWS);
                fill_nan(&a), fill_nan(&b);
                if (beta)
                    fill(&c);
                else
                    fill_nan(&c);
                double last = beta ? at(&c, 89, n - 1) : 0;
                g = product_of(&a, &b, &c, 0, beta);
                run(&g, true);
                assert_true(at(&c, 89, n - 1) == last);
                for (int64_t i = 0; i < 90 * n; i++) assert_true(isfinite(at(&c, i / n, i % n)));
                free(a.memory), free(b.memory), free(c.memory);
            }
}

/* Rows further apart than an int can say, in memory that is there only where it is touched. */
static void rows_far_apart(void **state) {
    (void)state;
    enum { ROWS_ = 20, K = 40, N = 24 };
    int64_t apart = ((int64_t)1 << 31) + 5;
    size_t bytes = (size_t)(apart * (ROWS_ - 1) + K) * sizeof(float);
    float *far = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (far == MAP_FAILED) skip();
    float b[K * N], c[ROWS_ * N];
    for (int i = 0; i < ROWS_; i++)
        for (int p = 0; p < K; p++) far[i * apart + p] = (float)(i - p);
    for (int i = 0; i < K * N; i++) b[i] = (float)(i % 7 - 3);
    gemm g = {.dtype = TORC_FLOAT32,
              .m = ROWS_,
              .n = N,
              .k = K,
              .a = far,
              .ars = apart,
              .acs = 1,
              .b = b,
              .brs = N,
              .bcs = 1,
              .c = c,
              .crs = N,
              .ccs = 1,
              .alpha = 1};
    run(&g, true);
    for (int i = 0; i < ROWS_; i++)
        for (int j = 0; j < N; j++) {
            float sum = 0;
            for (int p = 0; p < K; p++) sum += (float)(i - p) * b[p * N + j];
            assert_true(c[i * N + j] == sum);
        }
    for (int i = 0; i < ROWS_; i++)
        for (int p = 0; p < K; p++) far[i * apart + p] = 0.5f;
    gemm h = {.dtype = TORC_FLOAT32,
              .m = ROWS_,
              .n = K,
              .k = N,
              .a = c,
              .ars = N,
              .acs = 1,
              .b = b,
              .brs = 1,
              .bcs = N,
              .c = far,
              .crs = apart,
              .ccs = 1,
              .alpha = 1,
              .beta = 2};
    run(&h, true);
    for (int i = 0; i < ROWS_; i++)
        for (int j = 0; j < K; j++) {
            float sum = 1;
            for (int p = 0; p < N; p++) sum += c[i * N + p] * b[j * N + p];
            assert_true(far[i * apart + j] == sum);
        }
    munmap(far, bytes);
}

static void batches(void **state) {
    (void)state;
    static const int64_t shapes[][4] = {{7, 5, 6, 9}, {3, 40, 50, 60},  {2, 150, 160, 170}, {5, 1, 8, 9},
                                        {0, 2, 2, 2}, {5, 1, 400, 300}, {9, 64, 64, 64}};
    for (int d = 0; d < LENGTH(floats); d++)
        for (int s = 0; s < LENGTH(shapes); s++) {
            int64_t count = shapes[s][0], m = shapes[s][1], n = shapes[s][2], k = shapes[s][3];
            matrix a = make(floats[d], count * m, k, ROWS), b = make(floats[d], count * k, n, ROWS),
                   c = make(floats[d], count * m, n, ROWS);
            fill(&a), fill(&b);
            gemm g = {.dtype = floats[d],
                      .m = m,
                      .n = n,
                      .k = k,
                      .a = a.first,
                      .b = b.first,
                      .c = c.first,
                      .ars = k,
                      .acs = 1,
                      .brs = n,
                      .bcs = 1,
                      .crs = n,
                      .ccs = 1,
                      .alpha = 1};
            gemm_batch plan;
            gemm_batch_make(&plan, &g, count, m * k, k * n, m * n);
            void *scratch = plan.scratch ? aligned_alloc(64, (plan.scratch + 63) / 64 * 64) : NULL;
            gemm_batch_run(&plan, g.a, g.b, g.c, scratch);
            for (int64_t e = 0; e < count; e++) { /* the same as one by one */
                matrix alone = make(floats[d], m, n, ROWS);
                gemm h = g;
                h.a = element(floats[d], a.first, e * m * k), h.b = element(floats[d], b.first, e * k * n),
                h.c = alone.first;
                run(&h, false);
                assert_memory_equal(alone.memory, element(floats[d], c.first, e * m * n),
                                    (size_t)(m * n) * dtype_sizes[floats[d]]);
                free(alone.memory);
            }
            free(scratch), free(a.memory), free(b.memory), free(c.memory);
        }
}

static void scratch_bound_holds(void **state) {
    (void)state;
    for (int d = 0; d < LENGTH(floats); d++)
        for (int64_t m = 1; m <= 65; m += 8)
            for (int64_t n = 1; n <= 257; n += 16)
                for (int64_t k = 0; k <= 2048; k = k < 64 ? k + 13 : k * 3 / 2) {
                    gemm g = {.dtype = floats[d], .m = m, .n = n, .k = k, .crs = 257, .ccs = 1, .alpha = 1};
                    gemm_plan plan;
                    gemm_plan_make(&plan, &g);
                    assert_true(plan.scratch <= gemm_scratch_most(floats[d], 65, 257, 2048));
                }
}

static void scalar_products(void **state) {
    (void)state;
    static const int64_t lengths[] = {0, 1, 3, 15, 16, 17, 63, 64, 65, 1000, 1024, 1025, 5000};
    for (int d = 0; d < LENGTH(floats); d++)
        for (int i = 0; i < LENGTH(lengths); i++)
            for (int l = 0; l < 4; l++) {
                int64_t n = lengths[i];
                matrix a = make(floats[d], n, 1, l & 1 ? STRIDED : ROWS),
                       b = make(floats[d], n, 1, l & 2 ? STRIDED : ROWS);
                fill(&a), fill(&b);
                long double want = 0, size = 0;
                for (int64_t e = 0; e < n; e++)
                    want += at(&a, e, 0) * at(&b, e, 0), size += fabs(at(&a, e, 0) * at(&b, e, 0));
                double inner = floats[d] == TORC_FLOAT64 ? 0x1p-52 : 0x1p-23;
                double got = gemm_dot(floats[d], a.first, a.rs, b.first, b.rs, n);
                assert_true(fabs(got - (double)want) <= inner * 8 * (double)size + 1e-300);
                free(a.memory), free(b.memory);
            }
}

static int run_all(void) {
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes_around_every_edge),
        cmocka_unit_test(every_layout_and_scale),
        cmocka_unit_test(drawn_sums),
        cmocka_unit_test(beyond_one_block),
        cmocka_unit_test(threads_do_not_change_results),
        cmocka_unit_test(nothing_and_infinity),
        cmocka_unit_test(batches),
        cmocka_unit_test(scratch_bound_holds),
        cmocka_unit_test(scalar_products),
        cmocka_unit_test(rows_far_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

int main(void) {
    static const char *const sets[] = {"base", "v3", "v4", "pairs", ""}; /* the last: all that there is */
    int failed = 0;
    for (int i = 0; i < LENGTH(sets); i++) {
        fflush(NULL);
        pid_t child = fork();
        if (child == 0) {
            setenv("TORC_CPU_ISA", sets[i], 1);
            printf("TORC_CPU_ISA=%s, BLAS: %s\n", sets[i], torc_cpu_blas_info());
            exit(run_all());
        }
        int status = 1;
        if (child < 0 || waitpid(child, &status, 0) != child || status) failed = 1;
    }
    return failed;
}
