/* gemm.c - one matrix product, whatever its strides and dtype.
 *
 * Note [Products from packed panels]
 * The inner loop (micro.h) wants `rows` numbers of A and `width` of B per step, each as neighbours in memory. So a block
 * of the inner dimension of A and of B is first copied into panels of that form; the copy reads any strides and any
 * dtype, therefore transposes, slices and halves cost no pass of their own. The inner dimension is cut so that a
 * panel of A stays in the first-level cache; C is read and written once for each cut. Edges are computed as
 * whole blocks over zeros and stored in part.
 *
 * Threads share the packed blocks: they first pack them together, then each multiplies one rectangle of the block of C.
 * An element of C is one sum in one order, so results do not depend on the number of threads.
 *
 * There is no BLAS library underneath. The loops are as fast as the best of them, and what a library would bring along
 * is worse than what it would save: a pool of threads that fights with OpenMP's, start-up work in every process, and a
 * choice of kernel that is wrong on processors newer than itself. */
#include "cpu/gemm.h"

#include <unistd.h>

#include "core/tensor.h"
#include "cpu/blocks.h"
#include "cpu/micro.h"

static bool half_dtype(int d) { return d == TORC_FLOAT16 || d == TORC_BFLOAT16; }
static int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }
/* Products whose packed operands are this small keep them on the stack: a call to the allocator would cost as much. */
enum { SMALL_BYTES = 32 << 10 };
enum {
    NARROW_PIECE = 2048
}; /* terms of a scalar product before they join the others; a multiple of every lane count */

/* -------------------------------------------------------------------------------------------------- blocking */
/* How much of each dimension is packed at a time, and how many elements that is. */
typedef struct blocking {
    int64_t m, n, k;
    int64_t a_elements, b_elements;
    int64_t l2_panels; /* panels of B that stay in the second-level cache */
} blocking;

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

/* A panel of A stays in the first-level cache while panels of B pass through it: together they may be twice its size. */
static int64_t longest_block(int64_t panels, int64_t item) {
    return MAX(64, cache_bytes(1) * 2 / (panels * item) / 8 * 8);
}

/* The inner dimension is cut into equal parts; the outer ones into blocks of at most a few megabytes. */
static blocking blocking_of(const gemm *g) {
    bool f64 = g->dtype == TORC_FLOAT64;
    int64_t item = f64 ? 8 : 4, rows = f64 ? micro_of_f64()->rows : micro_of_f32()->rows,
            width = f64 ? micro_of_f64()->width : micro_of_f32()->width,
            lanes = f64 ? micro_of_f64()->lanes : micro_of_f32()->lanes;
    blocking b;
    int64_t most = longest_block(rows + width, item);
    b.k = g->k <= 0 ? 0 : ceil_div(g->k, ceil_div(g->k, most));
    int64_t budget = (8 << 20) / (MAX(b.k, 1) * item);
    b.m = MIN(ceil_div(g->m, rows), MAX(1, budget / rows)) * rows;
    b.n = MIN(ceil_div(g->n, lanes) * lanes, MAX(1, budget / width) * width);
    b.a_elements = (b.m * b.k + 15) / 16 * 16;
    b.b_elements = (b.n * b.k + 15) / 16 * 16;
    b.l2_panels = MAX(1, cache_bytes(2) / 2 / (MAX(b.k, 1) * width * item));
    return b;
}

/* One rectangle for each thread, cut so that the largest is smallest, and then so that they read least. `columns` of
 * panels of `width`, the last of which may be narrower. */
static void choose_grid(int64_t a_panels, int64_t rows_each, int64_t columns, int64_t width, int64_t k, bool parallel,
                        int64_t *grid_m, int64_t *grid_n) {
    *grid_m = *grid_n = 1;
    if (!parallel) return;
    int64_t b_panels = ceil_div(columns, width);
    double work = (double)a_panels * (double)rows_each * (double)columns * (double)k, best = -1;
    int64_t threads = (int64_t)MIN((double)parallel_threads(), work / 50e3);
    for (int64_t r = 1; r <= threads; r++) {
        int64_t rows = MIN(r, a_panels), cols = MIN(threads / r, b_panels);
        int64_t high = ceil_div(a_panels, rows) * rows_each, wide = MIN(columns, ceil_div(b_panels, cols) * width);
        double cost = (double)high * (double)wide * 16 + (double)(high + wide);
        if (best < 0 || cost < best) best = cost, *grid_m = rows, *grid_n = cols;
    }
}

static size_t packed_bytes(const gemm *g) {
    blocking b = blocking_of(g);
    return (size_t)(b.a_elements + b.b_elements) * (g->dtype == TORC_FLOAT64 ? 8 : 4);
}

#define T float
#define DTYPE TORC_FLOAT32
#define COMPUTE COMPUTE_F32
#define X(name) f32_##name
#define MICRO micro_f32
#define MICRO_OF() micro_of_f32()
#include "cpu/gemm_body.h"
#undef T
#undef DTYPE
#undef COMPUTE
#undef X
#undef MICRO
#undef MICRO_OF
#define T double
#define DTYPE TORC_FLOAT64
#define COMPUTE COMPUTE_F64
#define X(name) f64_##name
#define MICRO micro_f64
#define MICRO_OF() micro_of_f64()
#include "cpu/gemm_body.h"

/* A half C collects its sums in float. A product with one result column or row needs no scratch. */
static bool is_vector(const gemm *g) { return g->m == 1 || g->n == 1; }
static int64_t sum_elements(const gemm *g) { return half_dtype(g->dtype) ? (g->m * g->n + 15) / 16 * 16 : 0; }

/* Columns of C that are neighbours, or one column: whichever way round the product is. */
static gemm oriented(const gemm *g) {
    gemm h = *g;
    bool turn = is_vector(g) ? g->n != 1 : g->ccs != 1 && g->crs == 1;
    if (turn) {
        h.m = g->n, h.n = g->m;
        h.a = g->b, h.ars = g->bcs, h.acs = g->brs;
        h.b = g->a, h.brs = g->acs, h.bcs = g->ars;
        h.crs = g->ccs, h.ccs = g->crs;
    }
    return h;
}

size_t gemm_scratch(const gemm *g) {
    if (g->m <= 0 || g->n <= 0 || is_vector(g) || !dtype_floating(g->dtype)) return 0;
    gemm h = oriented(g);
    size_t item = g->dtype == TORC_FLOAT64 ? 8 : 4, packed = packed_bytes(&h);
    return (packed <= SMALL_BYTES ? 0 : packed) + (size_t)sum_elements(g) * item;
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

/* ------------------------------------------------------------------------------------ sums of halves */
typedef struct copy {
    const gemm *g;
    float *sums;
    bool out;
} copy;
static void copy_rows(void *context, int64_t begin, int64_t end) {
    const copy *c = context;
    const gemm *g = c->g;
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
        parallel_for(g->m, MAX(1, 16384 / g->n), copy_rows, &c);
    else
        copy_rows(&c, 0, g->m);
}

/* -------------------------------------------------------------------------------------------------- entry */
void gemm_run(const gemm *g, void *scratch, bool parallel) {
    if (g->m <= 0 || g->n <= 0) return;
    gemm h = oriented(g);
    if (!dtype_floating(g->dtype)) {
        if (parallel)
            parallel_for(h.m, (int64_t)MAX(1.0, 32768 / ((double)h.n * (double)MAX(h.k, 1))), integer_rows, &h);
        else
            integer_rows(&h, 0, h.m);
    } else if (h.n == 1)
        (h.dtype == TORC_FLOAT64 ? f64_vector_product : f32_vector_product)(&h, parallel);
    else if (h.dtype == TORC_FLOAT64)
        f64_product(&h, scratch, parallel);
    else if (h.dtype == TORC_FLOAT32)
        f32_product(&h, scratch, parallel);
    else {
        gemm into = h;
        into.c = scratch, into.crs = h.n, into.ccs = 1;
        if (h.beta != 0) copy_sums(&h, scratch, false, parallel);
        f32_product(&into, (float *)scratch + sum_elements(&h), parallel);
        copy_sums(&h, scratch, true, parallel);
    }
}

double gemm_dot(int dtype, const void *a, int64_t as, const void *b, int64_t bs, int64_t n) {
    return (dtype == TORC_FLOAT64 ? f64_dot : f32_dot)(dtype, a, as, b, bs, n);
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
