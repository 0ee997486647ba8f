/* gemm.c - one matrix product, whatever its strides and dtype.
 *
 * Two engines stand behind gemm.h. Loops of torc's own, on packed panels or on operands as they lie, do what no BLAS has, halves and integers and any
 * strides, and where they are faster (Note [Which engine]) float32 and float64 too. OpenBLAS (blas.h) multiplies other float32 and float64 matrices that
 * lie as a BLAS wants them, and complex64 and complex128; where there is none, the loops do everything.
 *
 * Note [Products from packed panels]
 * The inner loop (micro.h) wants `rows` numbers of A and `width` of B per step, each as neighbours in memory. So a block
 * of the inner dimension of A and of B is first copied into panels of that form; the copy reads any strides and any
 * dtype, therefore transposes, slices and halves cost no pass of their own. The inner dimension is cut so that a
 * panel of A stays in the first-level cache; C is read and written once for each cut. Edges are computed as
 * whole blocks over zeros and stored in part.
 *
 * Where the processor multiplies pairs of bfloat16 (micro_of_bf16_pairs), panels of that dtype are not converted: a number of a panel
 * is two neighbours along the sum, and half as many steps do the product. Where it multiplies tiles of them (AMX), a panel of A lies in blocks that are
 * tiles, row by row, and its steps are filled up to whole blocks.
 *
 * Threads share the packed blocks: they first pack them together, then each multiplies one rectangle of the block of C.
 * An element of C is one sum in one order, so results do not depend on the number of threads.
 *
 * Note [Products through OpenBLAS]
 * A call of the library runs on one thread, and torc's threads share out rectangles of C, each a product of its own. In
 * which order the library sums an element can depend on where it lies in its rectangle. So the rectangles follow from
 * the sizes and from the number of processors that this process may use, never from the number of threads at work:
 * results do not depend on that here either. Where the library's kernels sum large rectangles in one order
 * (blas_is_steady), fewer threads than processors take fewer and larger ones: two threads of sixteen did 1024³ at 0.87
 * of the speed of two halves. The library cuts the inner dimension itself. */
#include "cpu/gemm.h"

#include <limits.h>
#include <sched.h>
#include <unistd.h>

#include "cpu/blas.h"
#include "cpu/blocks.h"
#include "cpu/micro.h"
#include "cpu/move.h"

static int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }
/* Products whose packed operands are this small keep them on the stack: a call to the allocator would cost as much. */
enum { SMALL_BYTES = 32 << 10, GEMM_FEW = 4 /* columns */ };
enum {
    NARROW_PIECE = 2048
}; /* terms of a scalar product before they join the others; a multiple of every lane count */

/* -------------------------------------------------------------------------------------------------- blocking */
static int64_t cache_bytes(int level) {
    static _Atomic int64_t known[2];
    int64_t bytes = atomic_load_explicit(&known[level - 1], memory_order_relaxed);
    if (bytes) return bytes;
#if defined(_SC_LEVEL1_DCACHE_SIZE) && defined(_SC_LEVEL2_CACHE_SIZE)
    bytes = sysconf(level == 1 ? _SC_LEVEL1_DCACHE_SIZE : _SC_LEVEL2_CACHE_SIZE);
#endif
    if (bytes < 16 << 10) bytes = level == 1 ? 32 << 10 : 512 << 10;
    atomic_store_explicit(&known[level - 1], bytes, memory_order_relaxed);
    return bytes;
}

/* Of the process, which is its first thread's: omp_get_num_procs tells that of the thread that asks. */
static int processors(void) {
    static _Atomic int known;
    int n = atomic_load_explicit(&known, memory_order_relaxed);
    if (LIKELY(n)) return n;
    cpu_set_t set;
    n = sched_getaffinity(getpid(), sizeof set, &set) == 0 ? CPU_COUNT(&set) : (int)sysconf(_SC_NPROCESSORS_ONLN);
    atomic_store_explicit(&known, n = MAX(1, n), memory_order_relaxed);
    return n;
}

/* A panel of A stays in the first-level cache while panels of B pass through it: together they may be twice its size. */
static int64_t longest_block(int64_t panels, int64_t item) {
    return MAX(64, cache_bytes(1) * 2 / (panels * item) / 8 * 8);
}

/* How many pairs of terms a panel has: all, of tiles in whole blocks. */
static int64_t pair_steps(int64_t k) {
    const int64_t pairs = (k + 1) / 2, block = MAX(1, micro_of_bf16_pairs()->steps);
    return ceil_div(pairs, block) * block;
}
/* Note [Operands that lie well]
 * Of float32 and float64 a copy is only worth its time if it is read often. To copy a number of B takes as long as to multiply it by a dozen
 * numbers; so B whose rows are vectors is read where it lies if rows of A are few. A is read number by number, and lies as well as a copy if it
 * lies along the sum; across it, each step is another page, which few columns of C bear. */
static void set_lying(const gemm *g, gemm_blocks *b) {
    enum { FEW_ROWS = 128, FEW_COLUMNS = 192 };
    const bool exact = (g->dtype == TORC_FLOAT32 || g->dtype == TORC_FLOAT64) && g->k > 0;
    b->a_lies = exact && (g->acs == 1 || g->n <= FEW_COLUMNS);
    b->b_lies = b->a_lies && g->bcs == 1 && g->m <= FEW_ROWS;
}
/* The inner dimension, of `steps`, is cut into equal parts; the outer ones into blocks of at most a few megabytes. */
static gemm_blocks blocks_of(const gemm *g, int64_t steps, bool pairs) {
    const bool f64 = g->dtype == TORC_FLOAT64;
    const micro_f32 *single = pairs ? micro_of_bf16_pairs() : micro_of_f32();
    int64_t item = f64 ? 8 : 4, rows = f64 ? micro_of_f64()->rows : single->rows,
            width = f64 ? micro_of_f64()->width : single->width, lanes = f64 ? micro_of_f64()->lanes : single->lanes,
            block = pairs ? MAX(1, single->steps) : 1;
    gemm_blocks b;
    enum { TILES_MOST = 512 }; /* steps of tiles, which take as long as panels of the second-level cache take to come */
    int64_t most = block > 1 ? TILES_MOST : longest_block(rows + width, item);
    b.k = steps <= 0 ? 0 : ceil_div(ceil_div(steps, ceil_div(steps, most)), block) * block;
    int64_t budget = (8 << 20) / (MAX(b.k, 1) * item);
    /* Tiles take what is packed so soon that it had better still be in the second-level caches: of all processors, since threads may come and go
     * between the plan and its run. */
    const int64_t high = block > 1 ? cache_bytes(2) / 4 * processors() / (MAX(b.k, 1) * item) : budget;
    b.m = MIN(ceil_div(g->m, rows), MAX(1, MIN(high, budget) / rows)) * rows;
    b.n = MIN(ceil_div(g->n, lanes) * lanes, MAX(1, budget / width) * width);
    set_lying(g, &b);
    const int64_t tail = g->n % lanes ? width : 0; /* columns of a last panel that is no whole vectors */
    b.a_elements = b.a_lies ? 0 : (b.m * b.k + 15) / 16 * 16;
    b.b_elements = ((b.b_lies ? tail : b.n) * b.k + 15) / 16 * 16;
    b.l2_panels = MAX(1, cache_bytes(2) / 2 / (MAX(b.k, 1) * width * item));
    const int64_t panels = MAX(1, ceil_div(b.n, width));
    b.l2_panels = ceil_div(panels, ceil_div(panels, b.l2_panels)); /* in equal parts */
    return b;
}

/* A thread more pays from this much work for each, if it multiplies what it packed itself, so that the others are woken once; and from this much if they
 * pack together first, and then multiply. The second, bfloat16 with the threshold at 50e3, two cores, others at work on them, one thread and two:
 * 64x32x96 4.5 and 10.1 us, 128x64x96 17 and 41, 128³ 29 and 34, 192x192x128 58 and 47. */
#define THREAD_WORK 400e3
#define PANEL_WORK 1.5e6

/* A block of C that threads divide. */
typedef struct grid_of {
    int64_t a_panels, rows_each, columns, width, k;
    bool packs_a, packs_b; /* or they lie where they are read */
} grid_of;
/* Does each rectangle of the grid pack for itself alone? */
static bool packs_apart(const grid_of *o, int64_t grid_m, int64_t grid_n) {
    return (!o->packs_a || grid_n == 1) && (!o->packs_b || grid_m == 1);
}
/* One rectangle for each thread, cut so that the largest is smallest, and then so that they read least. `columns` of
 * panels of `width`, the last of which may be narrower. */
static void choose_grid(const grid_of *o, bool parallel, int64_t *grid_m, int64_t *grid_n) {
    *grid_m = *grid_n = 1;
    if (!parallel) return;
    const int64_t b_panels = ceil_div(o->columns, o->width);
    const double work = (double)o->a_panels * (double)o->rows_each * (double)o->columns * (double)o->k,
                 waking = 16 * PANEL_WORK / (double)MAX(1, o->k); /* once more, of the others */
    double best = -1;
    for (int64_t threads = (int64_t)MIN((double)parallel_threads(), work / THREAD_WORK); threads > 1 && best < 0;
         threads--)
        for (int64_t r = 1; r <= threads; r++) {
            const int64_t rows = MIN(r, o->a_panels), cols = MIN(threads / r, b_panels);
            const bool apart = packs_apart(o, rows, cols);
            if (!apart && work < PANEL_WORK * (double)threads) continue;
            const int64_t high = ceil_div(o->a_panels, rows) * o->rows_each,
                          wide = MIN(o->columns, ceil_div(b_panels, cols) * o->width);
            const double cost = (double)high * (double)wide * 16 + (double)(high + wide) + (apart ? 0 : waking);
            if (best < 0 || cost < best) best = cost, *grid_m = rows, *grid_n = cols;
        }
}

/* Few rows or columns, and both operands lie along the sum: packing would cost more than multiplying. */
static bool is_narrow(const gemm *g) {
    return !dtype_half(g->dtype) && g->acs == 1 && g->brs == 1 && MIN(g->m, g->n) <= 12 && g->k >= 64;
}

/* Neighbours along the sum side by side: pair[i] = low[i·is], high[i·is]; 0 for a high that is missing. */
MULTI_ISA static void interleave(uint32_t *pair, const uint16_t *low, const uint16_t *high, int64_t is, int64_t count) {
    if (!high)
        for (int64_t i = 0; i < count; i++) pair[i] = low[i * is];
    else if (is == 1)
        for (int64_t i = 0; i < count; i++) pair[i] = (uint32_t)high[i] << 16 | low[i];
    else
        for (int64_t i = 0; i < count; i++) pair[i] = (uint32_t)high[i * is] << 16 | low[i * is];
}

/* As its transpose. */
static gemm turned(const gemm *g) {
    gemm h = *g;
    h.m = g->n, h.n = g->m;
    h.a = g->b, h.b = g->a;
    h.ars = g->bcs, h.acs = g->brs;
    h.brs = g->acs, h.bcs = g->ars;
    h.crs = g->ccs, h.ccs = g->crs;
    h.addend_rs = g->addend_cs, h.addend_cs = g->addend_rs;
    return h;
}

#define T float
#define DTYPE TORC_FLOAT32
#define COMPUTE COMPUTE_F32
#define X(name) f32_##name
#define MICRO micro_f32
#define MICRO_OF() micro_of_f32()
#include "cpu/gemm_body.h"
#define HALVES_NEVER
#define T double
#define DTYPE TORC_FLOAT64
#define COMPUTE COMPUTE_F64
#define X(name) f64_##name
#define MICRO micro_f64
#define MICRO_OF() micro_of_f64()
#include "cpu/gemm_body.h"
#define PAIRS
#define T float
#define DTYPE TORC_DTYPE_NONE /* no element is a T */
#define COMPUTE COMPUTE_F32
#define X(name) bf16_##name
#define MICRO micro_f32
#define MICRO_OF() micro_of_bf16_pairs()
#include "cpu/gemm_body.h"

/* Of few terms to copy the operands is most of the work, and those of pairs are half as large. */
static bool in_pairs(int dtype, int64_t k) {
    enum { FEW_TERMS = 32 };
    return dtype == TORC_BFLOAT16 && micro_of_bf16_pairs() &&
           (micro_of_bf16_pairs()->steps || k <= FEW_TERMS || isa_bf16_pairs_are_fast());
}
/* A result column or row needs no panels. Nor do a few of halves, and of other dtypes where the other matrix is large: it is read once. */
static bool is_vector(const gemm *g) {
    enum { LARGE = 1 << 19 };
    const int64_t few = MIN(g->m, g->n);
    if (few <= 1) return true;
    if (few > GEMM_FEW || g->wide || g->panels) return false;
    return dtype_half(g->dtype) || (dtype_floating(g->dtype) && (double)MAX(g->m, g->n) * (double)g->k >= LARGE);
}
/* A half C collects its sums in float, if they come in more than one part. */
static int64_t sum_elements(const gemm *g) { return dtype_half(g->dtype) ? (g->m * g->n + 15) / 16 * 16 : 0; }

/* Columns of C that are neighbours, or one column: whichever way round the product is. */
static bool orient(gemm *h, const gemm *g) {
    bool turn = is_vector(g) ? g->n > g->m : g->ccs != 1 && g->crs == 1;
    *h = turn ? turned(g) : *g;
    return turn;
}
/* Tiles want rows of A along the sum, and of B pairs along it beside each other. What it costs to bring both there, in passes over an element: the larger
 * matrix had better be A if it lies along the sum, though C then comes out turned. */
static double packing_work(const gemm *g) {
    enum { COPIED = 1, PAIRED = 2, FLIPPED = 3 };
    return (double)g->k *
               ((double)g->m * (g->acs == 1 ? COPIED : FLIPPED) + (double)g->n * (g->brs == 1 ? FLIPPED : PAIRED)) +
           (g->ccs == 1 ? 0 : FLIPPED * (double)g->m * (double)g->n);
}

/* ------------------------------------------------------------------------------------------- through OpenBLAS
 * Note [Which engine]
 * Panels where they were measured and are faster, else the library. Speed of panels over that of OpenBLAS 0.3.21, one thread, geometric means of
 * 400 and 250 drawn products of 5 to 1500 rows, terms and columns and at most 2e7 products of numbers, float32 and float64, a Xeon with AVX-512 and the same
 * held to AVX2 (2026-12-01, both beside PyTorch in turns, whose time divides both):
 *                                                                  AVX-512       AVX2
 *     A and B along the sum, 128 columns and more                  1.0 - 1.4     1.06 - 1.2
 *     A along the sum, B across, 128 columns and more              1.0 - 1.1     1.03 - 1.7
 *     A across, 128 rows and columns and more                      1.02 - 1.2    1.05 - 1.2
 *     fewer rows or columns                                        0.5 - 1.5     0.9 - 1.9
 * With the bounds below panels take the place of the library in a third of them and of that third 5 of 100 got slower by more than 7 %; of all of
 * them PyTorch's time over torc's became 1.07 of what it was. From 512³ on both are at the same speed. Matrices and vectors, AVX-512 and AVX2:
 *     rows of 64, 256 of a matrix                                  0.7 - 0.9     0.7 - 0.9
 *     rows of 1 to 16, of 1 to 64 in float64                                     1.2 - 10
 *     rows of 1024, 4096                                           1.1           1.1 */
static bool panels_are_faster(const gemm *g) {
    const double work = (double)g->m * (double)g->n * (double)g->k;
    if (g->n == 1) {
        const int64_t short_rows = g->dtype == TORC_FLOAT64 ? 64 : 16;
        return g->m < 16 || ((g->k <= short_rows || g->k > 256) && !(g->ars == 1 && g->acs != 1));
    }
    if (work <= 16 * 16 * 16 || (g->k <= 48 && work > 1e6)) return true;
    const bool a_along = g->acs == 1, along_the_sum = a_along && g->brs == 1;
    if (along_the_sum && MIN(g->m, g->n) <= 12 && g->k >= 64 && work > 250e3) return true;
    switch (micro_of_f32()->lanes) {
    case 16: return along_the_sum ? work >= 400e3 && g->k >= 16 : work >= 1.6e6 && g->n >= 8 && (a_along || g->m >= 32);
    case 8: return g->k >= 16 && work >= (along_the_sum ? 50e3 : 100e3);
    default: return false; /* not measured */
    }
}

/* Of complex numbers there are no panels, so the library only leaves what costs less than to call it. */
static bool loops_are_faster(const gemm *g) { return (double)g->m * (double)g->n * (double)g->k <= 4 * 4 * 4; }

static bool describe_matrix(blas_matrix *x, int64_t rows, int64_t cols, int64_t rs, int64_t cs) {
    int64_t ld;
    if ((cs == 1 || cols == 1) && (rs >= cols || rows == 1))
        x->transposed = false, ld = rows == 1 ? cols : rs;
    else if ((rs == 1 || rows == 1) && (cs >= rows || cols == 1))
        x->transposed = true, ld = cols == 1 ? rows : cs;
    else
        return false;
    x->data = NULL, x->ld = (int)ld;
    return ld <= INT_MAX;
}
static bool is_step(int64_t stride) { return stride >= 1 && stride <= INT_MAX; }

/* Does the library do this product (as `orient` turns it)? The answer follows from sizes, strides and dtype. */
static bool blas_takes(const gemm *g, blas_matrix *a, blas_matrix *b) {
    const bool complex = dtype_complex(g->dtype);
    if ((g->dtype != TORC_FLOAT32 && g->dtype != TORC_FLOAT64 && !complex) || g->panels || g->k < 1 ||
        (complex ? loops_are_faster(g) : panels_are_faster(g) || (g->n > 1 && is_vector(g))))
        return false;
    bool fits =
        g->n == 1 ? is_step(g->crs) && is_step(g->brs)
                  : g->ccs == 1 && is_step(g->crs) && g->crs >= g->n && describe_matrix(b, g->k, g->n, g->brs, g->bcs);
    return fits && describe_matrix(a, g->m, g->k, g->ars, g->acs) && blas_available();
}

/* Note [Copies for OpenBLAS]
 * Of complex numbers torc has no panels, so what the library cannot take is brought to a layout that it does. A copy reads each
 * element once, which costs little beside a product that uses it for every row or column of the other side. It keeps the
 * order of the faster dimension. */
static void plan_copy(gemm_plan *p, int which, int64_t rows, int64_t cols, int64_t *rs, int64_t *cs, bool by_rows) {
    gemm_copy *c = &p->copies[which];
    c->rows = rows, c->cols = cols, c->rs = *rs, c->cs = *cs, c->at = p->scratch;
    c->copy_rs = *rs = by_rows ? cols : 1, c->copy_cs = *cs = by_rows ? 1 : rows;
    p->scratch += ((size_t)(rows * cols) * dtype_size(p->g.dtype) + 63) / 64 * 64;
}
static bool blas_takes_copies(gemm_plan *p) {
    enum { WORTH = 8 * 8 * 8, MOST = 1 << 30 /* elements of a copy */ };
    gemm *g = &p->g;
    const double sides[] = {(double)g->m * (double)g->k, (double)g->k * (double)g->n, (double)g->m * (double)g->n};
    if (!dtype_complex(g->dtype) || g->n == 1 || g->k < 1 || MAX(MAX(sides[0], sides[1]), sides[2]) > MOST ||
        MAX(MAX(g->m, g->n), g->k) > INT_MAX || (double)g->m * (double)g->n * (double)g->k < WORTH || !blas_available())
        return false;
    if (!describe_matrix(&p->a, g->m, g->k, g->ars, g->acs)) {
        plan_copy(p, 0, g->m, g->k, &g->ars, &g->acs, g->acs <= g->ars);
        describe_matrix(&p->a, g->m, g->k, g->ars, g->acs);
    }
    if (!describe_matrix(&p->b, g->k, g->n, g->brs, g->bcs)) {
        plan_copy(p, 1, g->k, g->n, &g->brs, &g->bcs, g->bcs <= g->brs);
        describe_matrix(&p->b, g->k, g->n, g->brs, g->bcs);
    }
    if (g->ccs != 1 || !is_step(g->crs) || g->crs < g->n) plan_copy(p, 2, g->m, g->n, &g->crs, &g->ccs, true);
    return true;
}
/* From the matrix to its copy, or back. */
static void move_copy(int dtype, const gemm_copy *c, void *copy, void *matrix, bool back) {
    const int64_t item = (int64_t)dtype_size(dtype), sizes[] = {c->rows, c->cols},
                  there[] = {c->rs * item, c->cs * item}, here[] = {c->copy_rs * item, c->copy_cs * item};
    if (back)
        cpu_move(matrix, there, copy, here, 2, sizes, (size_t)item);
    else
        cpu_move(copy, here, matrix, there, 2, sizes, (size_t)item);
}
static const void *copied(const gemm_plan *p, int which, const void *matrix, char *scratch) {
    const gemm_copy *c = &p->copies[which];
    if (LIKELY(!c->rows)) return matrix;
    move_copy(p->g.dtype, c, scratch + c->at, (void *)matrix, false);
    return scratch + c->at;
}

typedef struct tiles {
    const gemm *g;
    blas_matrix a, b;
    int64_t height, width, across; /* of a rectangle; how many lie side by side */
} tiles;

/* Are all of them, the last row and column of them too, such that the library sums in one order (blas_is_steady)? */
static bool steady(const gemm *g, int64_t height, int64_t width) {
    int64_t low = (g->m - 1) % height + 1, narrow = (g->n - 1) % width + 1;
    return MIN(low, narrow) >= BLAS_STEADY_SIDE && (double)low * (double)narrow * (double)g->k >= BLAS_STEADY_WORK;
}

/* At most `most` rectangles, edges where the library's kernels end, and so that the largest takes the least time. A call
 * packs its rows of A and columns of B, which costs as much as 33 more rows and columns: 1024³ in one call ran at 157
 * GFLOP/s, cut into 512², 256² and 128x256 at 144, 133 and 118. */
static void cut(tiles *t, int64_t most, bool steady_ones) {
    enum { ROWS = 16, COLUMNS = 64, PACKING = 33, LARGEST = 1 << 30 };
    const gemm *g = t->g;
    double best = -1;
    for (int64_t r = 1; r <= most; r++) {
        int64_t height = ceil_div(ceil_div(g->m, r), ROWS) * ROWS,
                width = ceil_div(ceil_div(g->n, most / r), COLUMNS) * COLUMNS;
        height = MIN(MIN(height, g->m), LARGEST), width = MIN(MIN(width, g->n), LARGEST);
        if (steady_ones && !steady(g, height, width)) continue;
        double cost = (double)height * (double)width + PACKING * (double)(height + width);
        if (best < 0 || cost <= best) best = cost, t->height = height, t->width = width;
    }
    t->across = ceil_div(g->n, t->width);
}

/* One rectangle for each processor, none too small for a thread; one for each thread where that changes no bit. */
static void choose_tiles(tiles *t, int threads) {
    const gemm *g = t->g;
    double work = (double)g->m * (double)g->n * (double)g->k;
    int64_t most = (int64_t)MIN((double)processors(), MAX(1, work / (g->n == 1 ? 50e3 : 200e3)));
    cut(t, most, false);
    if (threads < most && g->n > 1 && !dtype_complex(g->dtype) && blas_is_steady(g->dtype == TORC_FLOAT64, g->n) &&
        steady(g, t->height, t->width))
        cut(t, threads, true);
}

static void run_tiles(void *context, int64_t begin, int64_t end) {
    const tiles *t = context;
    const gemm *g = t->g;
    enum { LONGEST = 1 << 30 }; /* terms of one call */
    const double _Complex alpha = __builtin_complex(g->alpha, g->alpha_imag);
    for (int64_t q = begin; q < end; q++) {
        int64_t i = q / t->across * t->height, j = q % t->across * t->width;
        int m = (int)MIN(t->height, g->m - i), n = (int)MIN(t->width, g->n - j);
        void *c = element_mut(g->dtype, g->c, i * g->crs + j * g->ccs);
        double _Complex beta = __builtin_complex(g->beta, g->beta_imag);
        if (g->n == 1 && beta == 0) { /* releases differ in what gemv makes of 0·NaN */
            for (int64_t r = 0; r < m; r++) memset(element_mut(g->dtype, c, r * g->crs), 0, dtype_size(g->dtype));
            beta = 1;
        }
        for (int64_t p = 0; p < g->k; p += LONGEST, beta = 1) {
            int k = (int)MIN(LONGEST, g->k - p);
            blas_matrix a = t->a, b = t->b;
            a.data = element(g->dtype, g->a, i * g->ars + p * g->acs);
            b.data = element(g->dtype, g->b, p * g->brs + j * g->bcs);
            if (g->n == 1)
                blas_gemv(g->dtype, m, k, alpha, a, b.data, (int)g->brs, beta, c, (int)g->crs);
            else
                blas_gemm(g->dtype, m, n, k, alpha, a, b, beta, c, (int)g->crs);
        }
    }
}

static void blas_product(tiles *t, bool parallel) {
    choose_tiles(t, parallel ? parallel_threads() : 1);
    int64_t count = ceil_div(t->g->m, t->height) * t->across;
    if (parallel)
        parallel_for(count, 1, run_tiles, t);
    else
        run_tiles(t, 0, count);
}

void gemm_plan_make(gemm_plan *p, const gemm *g) {
    gemm *h = &p->g;
    p->scratch = 0, p->sums = 0, p->way = GEMM_NOTHING, p->pairs = p->takes_addend = false;
    if (g->m <= 0 || g->n <= 0) return;
    p->turned = orient(h, g);
    /* as BLAS has it: with alpha 0, A and B are not read */
    const bool complex = dtype_complex(h->dtype);
    if (h->alpha == 0 && h->alpha_imag == 0 && (h->dtype == TORC_FLOAT32 || h->dtype == TORC_FLOAT64 || complex))
        h->k = 0;
    for (int i = 0; i < 3; i++) p->copies[i].rows = 0;
    if (blas_takes(h, &p->a, &p->b) || blas_takes_copies(p))
        p->way = GEMM_BLAS;
    else if (complex)
        p->way = GEMM_COMPLEX;
    else if (!dtype_floating(h->dtype))
        p->way = GEMM_INTEGERS;
    else if (!h->wide && is_vector(h))
        p->way = GEMM_VECTOR;
    else if (is_narrow(h))
        p->way = GEMM_NARROW;
    else {
        const size_t item = h->dtype == TORC_FLOAT64 ? 8 : 4;
        p->pairs = in_pairs(h->dtype, h->k);
        if (p->pairs && micro_of_bf16_pairs()->steps) {
            const gemm other = turned(h);
            if (packing_work(&other) < packing_work(h)) *h = other, p->turned = !p->turned;
        }
        const int64_t steps = p->pairs ? pair_steps(h->k) : h->k;
        p->blocks = blocks_of(h, steps, p->pairs);
        const size_t packed = (size_t)(p->blocks.a_elements + p->blocks.b_elements) * item;
        p->way = packed <= SMALL_BYTES ? GEMM_SMALL : GEMM_PACKED;
        p->takes_addend = dtype_half(h->dtype) && !h->wide;
        p->sums = h->wide || steps <= p->blocks.k ? 0 : sum_elements(h);
        p->scratch = (size_t)p->sums * item + (p->way == GEMM_PACKED ? packed : 0);
    }
}

size_t gemm_scratch_most(int dtype, int64_t m, int64_t n, int64_t k) {
    bool f64 = dtype == TORC_FLOAT64;
    int64_t item = f64 ? 8 : 4, rows = f64 ? micro_of_f64()->rows : micro_of_f32()->rows,
            width = f64 ? micro_of_f64()->width : micro_of_f32()->width;
    int64_t edges = ceil_div(m, rows) * rows + ceil_div(n, width) * width;
    gemm g = {.dtype = dtype, .m = m, .n = n};
    return (size_t)((edges * MIN(k, longest_block(rows + width, item)) + 32 + sum_elements(&g)) * item);
}

/* ------------------------------------------------------------------------------------------------ integers */
static void rows_alone(void *context, int64_t begin, int64_t end) {
    const gemm *g = context;
    switch (g->dtype) {
    case TORC_COMPLEX64:
    case TORC_COMPLEX128: gemm_complex_rows(g, begin, end); break;
    default: ISA_PICK(integer_products)->rows[g->dtype](g, begin, end); break;
    }
}

/* ------------------------------------------------------------------------------------ sums of halves */
typedef struct copy {
    const gemm *g;
    float *sums;
    bool out;
} copy;
static void copy_rows(void *context, int64_t begin, int64_t end) {
    const copy *c = context;
    const gemm *g = c->g;
    if (g->ccs == 1 &&
        g->crs == g->n) { /* all as one row: a call for each of many short ones would take most of the time */
        void *rows = element_mut(g->dtype, g->c, begin * g->crs);
        if (c->out)
            store_f32(g->dtype, rows, 1, c->sums + begin * g->n, (end - begin) * g->n);
        else
            load_f32(c->sums + begin * g->n, g->dtype, rows, 1, (end - begin) * g->n);
        return;
    }
    for (int64_t i = begin; i < end; i++) {
        void *row = element_mut(g->dtype, g->c, i * g->crs);
        if (c->out)
            store_f32(g->dtype, row, g->ccs, c->sums + i * g->n, g->n);
        else
            load_f32(c->sums + i * g->n, g->dtype, row, g->ccs, g->n);
    }
}
static void copy_sums(const gemm *g, float *sums, bool out, bool parallel) {
    copy c = {g, sums, out};
    if (parallel)
        parallel_for(g->m, MAX(1, 65536 / g->n), copy_rows, &c);
    else
        copy_rows(&c, 0, g->m);
}

/* -------------------------------------------------------------------------------------------------- entry */
void gemm_plan_run(const gemm_plan *p, const void *a, const void *b, const void *addend, void *c, void *scratch,
                   bool parallel) {
    if (p->way == GEMM_NOTHING) return;
    gemm h = p->g;
    h.a = p->turned ? b : a, h.b = p->turned ? a : b, h.c = c, h.addend = addend;
    const bool f64 = h.dtype == TORC_FLOAT64;
    if (p->way == GEMM_BLAS) {
        const gemm_copy *into = &p->copies[2];
        h.a = copied(p, 0, h.a, scratch), h.b = copied(p, 1, h.b, scratch);
        if (UNLIKELY(into->rows)) {
            h.c = (char *)scratch + into->at;
            if (gemm_adds(&h)) move_copy(h.dtype, into, h.c, c, false);
        }
        tiles t = {.g = &h, .a = p->a, .b = p->b};
        blas_product(&t, parallel);
        if (UNLIKELY(into->rows)) move_copy(h.dtype, into, h.c, c, true);
    } else if (p->way == GEMM_INTEGERS || p->way == GEMM_COMPLEX) {
        if (parallel)
            parallel_for(h.m, (int64_t)MAX(4.0, 262144 / ((double)h.n * (double)MAX(h.k, 1))), rows_alone, &h);
        else
            rows_alone(&h, 0, h.m);
    } else if (p->way == GEMM_VECTOR)
        (f64 ? f64_vector_product : f32_vector_product)(&h, parallel);
    else if (f64)
        f64_product(p, &h, scratch, parallel);
    else if (h.dtype == TORC_FLOAT32)
        f32_product(p, &h, scratch, parallel);
    else if (p->sums == 0)
        (p->pairs ? bf16_product : f32_product)(p, &h, scratch, parallel);
    else { /* the sums lie as C does */
        gemm into = h, rows = h;
        into.c = scratch, into.wide = true, into.addend = NULL;
        if (h.ccs == 1 || h.crs != 1)
            into.crs = h.n, into.ccs = 1;
        else
            into.crs = 1, into.ccs = h.m, rows = turned(&h);
        if (h.beta != 0) {
            gemm first = rows;
            if (rows.addend) first.c = (void *)rows.addend, first.crs = rows.addend_rs, first.ccs = rows.addend_cs;
            copy_sums(&first, scratch, false, parallel);
        }
        (p->pairs ? bf16_product : f32_product)(p, &into, (float *)scratch + p->sums, parallel);
        copy_sums(&rows, scratch, true, parallel);
    }
}
void gemm_run(const gemm *g, void *scratch, bool parallel) {
    gemm_plan p;
    gemm_plan_make(&p, g);
    gemm_plan_run(&p, g->a, g->b, NULL, g->c, scratch, parallel);
}

/* ------------------------------------------------------------------------------------------------- sides */
int64_t gemm_packed_step(int dtype, gemm_side side) {
    if (dtype == TORC_FLOAT64) return side == GEMM_ROWS ? micro_of_f64()->rows : micro_of_f64()->width;
    const micro_f32 *m = in_pairs(dtype, 0) ? micro_of_bf16_pairs() : micro_of_f32(); /* alike, but for tiles */
    return side == GEMM_ROWS ? m->rows : m->width;
}
size_t gemm_packed_bytes(int dtype, gemm_side side, int64_t count, int64_t k) {
    const bool f64 = dtype == TORC_FLOAT64;
    const int64_t lanes = f64 ? micro_of_f64()->lanes : micro_of_f32()->lanes,
                  each = side == GEMM_ROWS ? gemm_packed_step(dtype, side) : lanes;
    return (size_t)(ceil_div(count, each) * each * (in_pairs(dtype, k) ? pair_steps(k) : k)) * (f64 ? 8 : 4);
}
void gemm_pack(int dtype, gemm_side side, const void *from, int64_t is, int64_t ps, int64_t count, int64_t k,
               void *to) {
    const gemm g = {.dtype = dtype, .k = k};
    if (dtype == TORC_FLOAT64)
        f64_pack_side(side, &g, from, is, ps, count, to);
    else
        (in_pairs(dtype, k) ? bf16_pack_side : f32_pack_side)(side, &g, from, is, ps, count, to);
}
void gemm_packed_run(int dtype, int64_t m, int64_t n, int64_t k, const void *a, const void *b, bool adds, void *c,
                     int64_t crs) {
    const gemm g = {.dtype = dtype, .m = m, .n = n, .k = k, .c = c, .crs = crs, .ccs = 1, .beta = adds};
    if (dtype == TORC_FLOAT64)
        f64_multiply_sides(&g, a, b);
    else
        (in_pairs(dtype, k) ? bf16_multiply_sides : f32_multiply_sides)(&g, a, b);
}

double gemm_dot(int dtype, const void *a, int64_t as, const void *b, int64_t bs, int64_t n) {
    return (dtype == TORC_FLOAT64 ? f64_dot : f32_dot)(dtype, a, as, b, bs, n);
}

/* ------------------------------------------------------------------------------------------------- batches */
static int64_t batch_pieces(const gemm *g, int64_t count) {
    int threads = parallel_threads();
    double work = (double)g->m * (double)g->n * (double)g->k;
    if (threads == 1 || count < 2) return 1;
    /* few large products: each on all threads; otherwise whole products per thread */
    if (count < 2 * threads && work > 4e6 && count % threads) return 1;
    return (int64_t)MIN(MIN((double)threads, (double)count), MAX(1.0, work * (double)count / 200e3));
}
void gemm_batch_make(gemm_batch *p, const gemm *g, int64_t count, int64_t as, int64_t bs, int64_t cs) {
    gemm_plan_make(&p->each, g);
    p->count = count, p->pieces = batch_pieces(g, count), p->as = as, p->bs = bs, p->cs = cs;
    p->scratch = p->each.scratch * (size_t)p->pieces;
}

typedef struct batch_run {
    const gemm_batch *p;
    int dtype;
    const void *a, *b;
    void *c;
    char *scratch;
} batch_run;
static void run_batch(void *context, int64_t begin, int64_t end) {
    const batch_run *r = context;
    const gemm_batch *p = r->p;
    for (int64_t piece = begin; piece < end; piece++)
        for (int64_t i = p->count * piece / p->pieces; i < p->count * (piece + 1) / p->pieces; i++)
            gemm_plan_run(&p->each, element(r->dtype, r->a, i * p->as), element(r->dtype, r->b, i * p->bs), NULL,
                          element_mut(r->dtype, r->c, i * p->cs), r->scratch + (size_t)piece * p->each.scratch,
                          p->pieces == 1);
}
void gemm_batch_run(const gemm_batch *p, const void *a, const void *b, void *c, void *scratch) {
    if (p->count <= 0 || p->each.way == GEMM_NOTHING) return;
    batch_run r = {p, p->each.g.dtype, a, b, c, scratch};
    if (p->pieces == 1)
        run_batch(&r, 0, 1);
    else
        parallel_for(p->pieces, 1, run_batch, &r);
}
