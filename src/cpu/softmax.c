/* softmax.c - softmax and log_softmax along any dimension, and their gradients.
 *
 * Along the last dimension a row is contiguous: three passes over it (maximum; exponentials and their sum; scale), each
 * vectorized, the row staying in cache. Along another one, a strip of neighbouring columns is gathered into scratch and
 * walked row by row, so that the vectors run across columns. Rows of few elements, unless these fill whole vectors, are turned and become the
 * columns of a strip. The loops are in softmax_simd.c. */
#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/move.h"
#include "cpu/softmax.h"

enum { STRIP = SOFTMAX_STRIP, SHORT_ROW = 64, LONG_ROW = 1024, FEW_ROWS = 64 };

/* ------------------------------------------------------------------------------------------------- driver
 * outer × n × inner; a unit of work is a row or a few (inner 1), as many short ones as a strip has columns, or a strip of columns. */
typedef struct softmax_rows {
    int a_dtype, b_dtype, out_dtype;
    int64_t outer, n, inner, units, strips, pieces;
    int64_t beside; /* outer parts of few columns that lie side by side in a strip; rows of a unit */
    int64_t width;  /* columns of a strip */
    bool f64, log, direct, turned, wide; /* wide: many columns at a time, where they lie or, converted, in scratch */
    size_t each, part;                   /* bytes of scratch of a piece, of which each operand has a part */
    /* where they are, which is not planned */
    const char *a, *b; /* forward: input, NULL; backward: gradient, output */
    char *out, *scratch;
} softmax_rows;

static bool plan_rows(const torc_call *c, torc_tensor b, void *plan, size_t *scratch) {
    const torc_tensor out = c->out[0], a = c->in[0];
    const int64_t dim = c->read.dim;
    softmax_rows *j = plan;
    *j = (softmax_rows){.log = *(const bool *)kernel_what(c),
                        .outer = 1,
                        .n = 1,
                        .inner = 1,
                        .out_dtype = out->dtype,
                        .a_dtype = a->dtype,
                        .f64 = out->dtype == TORC_FLOAT64};
    for (int i = 0; i < out->ndim; i++) *(i < dim ? &j->outer : i == dim ? &j->n : &j->inner) *= out->sizes[i];
    const bool same = a->dtype == out->dtype && (!b || b->dtype == out->dtype) &&
                      (out->dtype == TORC_FLOAT32 || out->dtype == TORC_FLOAT64);
    j->wide = j->inner >= STRIP && (same || j->n <= FEW_ROWS);
    j->width = j->wide ? SOFTMAX_WIDE : STRIP;
    j->strips = j->inner == 1 ? 1 : (j->inner + j->width - 1) / j->width;
    j->turned = j->inner == 1 && j->n <= SHORT_ROW && j->outer > 1 && (j->n % (j->f64 ? 8 : 16) || (!b && j->n <= 16));
    j->beside = j->inner > 1 ? MAX(1, STRIP / j->inner) : j->n > LONG_ROW ? 1 : SOFTMAX_ROWS;
    j->units = j->turned ? (j->outer + STRIP - 1) / STRIP : (j->outer + j->beside - 1) / j->beside * j->strips;
    j->direct = same && (j->inner == 1 || j->wide);
    j->b_dtype = b ? b->dtype : 0;
    const int64_t room = j->turned   ? j->n * STRIP * (j->direct ? 1 : 2)
                         : j->direct ? 0
                                     : j->n * (j->inner == 1 ? j->beside : j->width);
    j->part = ((size_t)room * (j->f64 ? 8 : 4) + 63) / 64 * 64;
    j->each = (j->part * (b ? 2 : 1) + 127) / 128 * 128;
    int64_t work = j->outer * j->n * j->inner;
    j->pieces = MAX(1, MIN(MIN(j->units, (int64_t)parallel_threads() * (j->direct ? 4 : 1)), work / 16384));
    *scratch = (size_t)j->pieces * j->each;
    return true;
}
static bool plan_softmax(const torc_call *c, void *plan, size_t *scratch) { return plan_rows(c, NULL, plan, scratch); }
static bool plan_backward(const torc_call *c, void *plan, size_t *scratch) {
    return plan_rows(c, c->in[1], plan, scratch);
}

/* A unit as it is computed with: a row, or a strip, of `many` parts with `cols` columns each. */
static void gather(const softmax_rows *j, const char *from, int dtype, void *to, int64_t base, int64_t cols,
                   int64_t many) {
    const compute k = j->f64 ? COMPUTE_F64 : COMPUTE_F32;
    const size_t item = j->f64 ? 8 : 4, own = dtype_size(dtype);
    load_fn *load = converters()->load[dtype][k];
    if (j->inner == 1) {
        load(to, element(dtype, from, base), (int64_t)own, j->n * many);
        return;
    }
    const int64_t apart[] = {(int64_t)own, j->n * j->inner * (int64_t)own},
                  together[] = {(int64_t)own, cols * (int64_t)own};
    for (int64_t i = 0; i < j->n; i++) {
        _Alignas(16) char side[STRIP * 8];
        char *row = (char *)to + (size_t)(i * j->width) * item;
        const void *at = element(dtype, from, base + i * j->inner);
        softmax_ask_for(at, (size_t)cols * own, j->inner * (int64_t)own, j->n - i);
        if (many > 1) {
            cpu_move_runs(side, together, at, apart, cols, many, own);
            at = side;
        }
        load(row, at, (int64_t)own, many * cols);
        if (!j->wide) memset(row + (size_t)(many * cols) * item, 0, (size_t)(STRIP - many * cols) * item);
    }
}
static void spread_back(const softmax_rows *j, const void *from, int64_t base, int64_t cols, int64_t many) {
    const compute k = j->f64 ? COMPUTE_F64 : COMPUTE_F32;
    const size_t item = j->f64 ? 8 : 4;
    const int64_t own = (int64_t)dtype_size(j->out_dtype);
    store_fn *store = converters()->store[k][j->out_dtype];
    if (j->inner == 1) {
        store(element_mut(j->out_dtype, j->out, base), own, from, j->n * many);
        return;
    }
    const int64_t apart[] = {own, j->n * j->inner * own}, together[] = {own, cols * own};
    for (int64_t i = 0; i < j->n; i++) {
        const char *row = (const char *)from + (size_t)(i * j->width) * item;
        _Alignas(16) char side[STRIP * 8];
        char *at = element_mut(j->out_dtype, j->out, base + i * j->inner);
        store(many > 1 ? side : at, own, row, many * cols);
        if (many > 1) cpu_move_runs(at, apart, side, together, cols, many, (size_t)own);
    }
}

/* Rows number `first` on, `many` of them, as columns of a strip, and back; `side` is room for them in a dtype that is not computed with. */
static void turn(const softmax_rows *j, const char *from, int dtype, int64_t first, int64_t many, void *strip,
                 void *side) {
    const int64_t own = (int64_t)dtype_size(dtype);
    char *to = j->direct ? strip : side;
    if (many < STRIP) memset(to, 0, (size_t)(j->n * STRIP * own));
    for (int64_t i = 0; i < j->n; i += MOVE_TILE)
        cpu_transpose_tile(to + i * STRIP * own, STRIP * own, element(dtype, from, first * j->n + i), j->n * own,
                           MIN(MOVE_TILE, j->n - i), many, (size_t)own);
    if (!j->direct) converters()->load[dtype][j->f64 ? COMPUTE_F64 : COMPUTE_F32](strip, side, own, j->n * STRIP);
}
static void turn_back(const softmax_rows *j, const void *strip, int64_t first, int64_t many, void *side) {
    const int64_t own = (int64_t)dtype_size(j->out_dtype);
    if (!j->direct)
        converters()->store[j->f64 ? COMPUTE_F64 : COMPUTE_F32][j->out_dtype](side, own, strip, j->n * STRIP);
    for (int64_t i = 0; i < j->n; i += MOVE_TILE)
        cpu_transpose_tile(element_mut(j->out_dtype, j->out, first * j->n + i), j->n * own,
                           (const char *)(j->direct ? strip : side) + i * STRIP * own, STRIP * own, many,
                           MIN(MOVE_TILE, j->n - i), (size_t)own);
}
static void run_turned(const softmax_rows *j, int64_t unit, char *scratch) {
    const softmax_loops *loops = ISA_PICK(softmax_loops);
    const int64_t first = unit * STRIP, many = MIN(STRIP, j->outer - first);
    const size_t strip = (size_t)(j->n * STRIP) * (j->f64 ? 8 : 4);
    char *x = scratch, *g = scratch + j->part;
    turn(j, j->b ? j->b : j->a, j->b ? j->b_dtype : j->a_dtype, first, many, x, x + strip);
    if (!j->b) {
        if (j->f64)
            loops->strip_forward_f64((double *)(void *)x, j->n, j->log);
        else
            loops->strip_forward_f32((float *)(void *)x, j->n, j->log);
    } else {
        turn(j, j->a, j->a_dtype, first, many, g, g + strip);
        if (j->f64)
            loops->strip_backward_f64((const double *)(void *)g, (double *)(void *)x, j->n, j->log);
        else
            loops->strip_backward_f32((const float *)(void *)g, (float *)(void *)x, j->n, j->log);
    }
    turn_back(j, x, first, many, x + strip);
}

static void run_unit(const softmax_rows *j, int64_t unit, void *scratch) {
    if (j->turned) {
        run_turned(j, unit, scratch);
        return;
    }
    const int64_t o = unit / j->strips * j->beside, c0 = unit % j->strips * j->width,
                  many = MIN(j->beside, j->outer - o), cols = j->inner == 1 ? 1 : MIN(j->width, j->inner - c0),
                  base = o * j->n * j->inner + c0, n = j->n;
    const void *a = scratch, *b = NULL;
    void *y = scratch;
    if (j->direct) {
        a = element(j->a_dtype, j->a, base), y = element_mut(j->out_dtype, j->out, base);
        if (j->b) b = element(j->b_dtype, j->b, base);
    } else {
        gather(j, j->a, j->a_dtype, scratch, base, cols, many);
        if (j->b) {
            y = (char *)scratch + j->part;
            gather(j, j->b, j->b_dtype, y, base, cols, many);
            b = y;
        }
    }
    const softmax_loops *loops = ISA_PICK(softmax_loops);
    if (j->wide) {
        const int64_t apart = j->direct ? j->inner : j->width;
        if (j->f64 && b)
            loops->columns_backward_f64(a, b, y, apart, cols, n, j->log);
        else if (j->f64)
            loops->columns_forward_f64(a, y, apart, cols, n, j->log);
        else if (b)
            loops->columns_backward_f32(a, b, y, apart, cols, n, j->log);
        else
            loops->columns_forward_f32(a, y, apart, cols, n, j->log);
    } else if (j->inner == 1 && !j->b) {
        if (j->f64)
            loops->row_forward_f64(a, y, n, many, j->log);
        else
            loops->row_forward_f32(a, y, n, many, j->log);
    } else if (j->inner == 1) {
        if (j->f64)
            loops->row_backward_f64(a, b, y, n, many, j->log);
        else
            loops->row_backward_f32(a, b, y, n, many, j->log);
    } else if (!j->b) {
        if (j->f64)
            loops->strip_forward_f64(scratch, n, j->log);
        else
            loops->strip_forward_f32(scratch, n, j->log);
    } else {
        if (j->f64)
            loops->strip_backward_f64(a, y, n, j->log);
        else
            loops->strip_backward_f32(a, y, n, j->log);
    }
    if (!j->direct) spread_back(j, y, base, cols, many);
}
static void run_pieces(void *context, int64_t begin, int64_t end) {
    const softmax_rows *j = context;
    for (int64_t p = begin; p < end; p++)
        for (int64_t u = j->units * p / j->pieces; u < j->units * (p + 1) / j->pieces; u++)
            run_unit(j, u, j->scratch + (size_t)p * j->each);
}
static bool run_rows(const torc_call *c, torc_tensor b) {
    if (!c->out[0]->numel) return true;
    softmax_rows j = *(const softmax_rows *)c->plan;
    j.a = tensor_data(c->in[0]), j.b = b ? tensor_data(b) : NULL, j.out = tensor_data(c->out[0]),
    j.scratch = c->scratch;
    parallel_for(j.pieces, 1, run_pieces, &j);
    return true;
}
static bool run_softmax(const torc_call *c) { return run_rows(c, NULL); }
static bool run_backward(const torc_call *c) { return run_rows(c, c->in[1]); }

#define ROWS(op, log, run, plan) PLANNED(op, run, plan, softmax_rows, .what = (&(const bool){log}))
const kernel cpu_softmax_kernels[] = {
    ROWS(OP_softmax, false, run_softmax, plan_softmax),
    ROWS(OP_log_softmax, true, run_softmax, plan_softmax),
    ROWS(OP_softmax_backward, false, run_backward, plan_backward),
    ROWS(OP_log_softmax_backward, true, run_backward, plan_backward),
    {0},
};
