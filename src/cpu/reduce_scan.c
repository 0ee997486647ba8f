/* reduce_scan.c - running sums, products, maxima and minima.
 *
 * Floating sums and products run in double, complex ones in complex numbers of doubles, as PyTorch's do on the CPU, and are rounded once per element: the error does not grow
 * along the line. An extremum comes with its place. Lines that lie across memory are walked a row of neighbours at a time. Each element is read before its
 * place is written, so the result may be the input itself. */
#include <math.h>

#include "cpu/families.h"
#include "cpu/reduce_loops.h"
#include "ops/generated/attrs.h"

enum { WIDTH = 512 };

typedef enum scan_kind { SCAN_SUM, SCAN_PRODUCT, SCAN_MAXIMUM, SCAN_MINIMUM } scan_kind;
typedef struct scan_job {
    walk w; /* its reduced dimension is the line */
    compute c;
    bool product, extremum, smallest; /* extremum: the largest or smallest */
    bool in_place; /* numbers are of the compute type already, so where they lie densely none is copied */
    reading how;
    int64_t out_stride[2]; /* along the line, bytes */
    int64_t row_blocks;
    store_fn *store[2];
} scan_job;

/* The place in output k of the first element of a line. */
static char *out_line(const walk *w, int k, int64_t index) {
    int64_t offset = 0;
    for (int d = 0; d + 1 < w->nk; d++) {
        offset += index % w->kshape[d] * w->kout[k][d];
        index /= w->kshape[d];
    }
    return w->out[k] + offset + index * w->kout[k][w->nk - 1];
}

#define ALONG(T)                                                \
    {                                                           \
        const T *v = from;                                      \
        T *o = to, acc = *(T *)state;                           \
        if (j->product)                                         \
            for (int64_t i = 0; i < n; i++) o[i] = acc *= v[i]; \
        else                                                    \
            for (int64_t i = 0; i < n; i++) o[i] = acc += v[i]; \
        *(T *)state = acc;                                      \
    }
/* m rows of n, of which each becomes what the lines have come to. A few lines stay in registers. */
#define ACROSS_EACH(T, N, OP)                           \
    for (int64_t r = 0; r < m; r++, v += (N), o += (N)) \
        for (int64_t i = 0; i < (N); i++) o[i] = acc[i] OP v[i];
#define ACROSS_FEW(T, N, OP)            \
    {                                   \
        T acc[N];                       \
        memcpy(acc, state, sizeof acc); \
        ACROSS_EACH(T, N, OP)           \
        memcpy(state, acc, sizeof acc); \
    }
#define ACROSS_BY(T, OP)         \
    if (n == 2)                  \
        ACROSS_FEW(T, 2, OP)     \
    else if (n == 3)             \
        ACROSS_FEW(T, 3, OP)     \
    else if (n == 4)             \
        ACROSS_FEW(T, 4, OP)     \
    else {                       \
        T *restrict acc = state; \
        ACROSS_EACH(T, n, OP)    \
    }
#define ACROSS(T)            \
    {                        \
        const T *v = from;   \
        T *o = to;           \
        if (j->product)      \
            ACROSS_BY(T, *=) \
        else                 \
            ACROSS_BY(T, +=) \
    }
/* The last of equals; from the first NaN on, the last NaN. `first`: number of the first element on its line. */
#define ALONG_EXTREMUM(T, better, worse)                                                                            \
    {                                                                                                               \
        T *v = buffer, best = *(T *)state;                                                                          \
        int64_t which = *last;                                                                                      \
        for (int64_t i = 0; i < n; i++) {                                                                           \
            if (UNLIKELY(!(v[i] worse best)) && (v[i] better best || v[i] != v[i])) best = v[i], which = first + i; \
            v[i] = best;                                                                                            \
            places[i] = which;                                                                                      \
        }                                                                                                           \
        *(T *)state = best;                                                                                         \
        *last = which;                                                                                              \
    }
#define ACROSS_EXTREMUM(T, better, worse)                               \
    {                                                                   \
        T *restrict v = buffer, *restrict best = state;                 \
        for (int64_t r = 0; r < m; r++, v += n, places += n)            \
            for (int64_t i = 0; i < n; i++) {                           \
                const bool takes = v[i] better best[i] || v[i] != v[i]; \
                best[i] = v[i] = takes ? v[i] : best[i];                \
                last[i] = places[i] = takes ? number + r : last[i];     \
            }                                                           \
    }
#define OF_EITHER_ORDER(LOOP)         \
    if (j->c == COMPUTE_F32) {        \
        if (j->smallest)              \
            LOOP(float, <=, >)        \
        else                          \
            LOOP(float, >=, <)        \
    } else if (j->c == COMPUTE_F64) { \
        if (j->smallest)              \
            LOOP(double, <=, >)       \
        else                          \
            LOOP(double, >=, <)       \
    } else if (j->smallest)           \
        LOOP(int64_t, <=, >)          \
    else                              \
        LOOP(int64_t, >=, <)
static void along_extremum(const scan_job *j, void *state, int64_t *last, void *buffer, int64_t *places, int64_t first,
                           int64_t n) {
    OF_EITHER_ORDER(ALONG_EXTREMUM)
}
static void across_extremum(const scan_job *j, void *state, int64_t *restrict last, void *buffer,
                            int64_t *restrict places, int64_t number, int64_t m, int64_t n) {
    OF_EITHER_ORDER(ACROSS_EXTREMUM)
}
/* Integers wrap: as unsigned numbers. */
static void along(const scan_job *j, void *state, const void *from, void *to, int64_t n) {
    if (j->c == COMPUTE_F64)
        ALONG(double)
    else if (UNLIKELY(j->c == COMPUTE_C128))
        scan_complex_along(state, to, n, j->product);
    else
        ALONG(uint64_t)
}
static void across(const scan_job *j, void *state, const void *from, void *to, int64_t m, int64_t n) {
    if (j->c == COMPUTE_F64)
        ACROSS(double)
    else if (UNLIKELY(j->c == COMPUTE_C128))
        scan_complex_across(state, to, m, n, j->product);
    else
        ACROSS(uint64_t)
}
static void start(const scan_job *j, void *state, int64_t n) {
    const double end = j->smallest ? INFINITY : -INFINITY;
    const int64_t whole_end = j->smallest ? INT64_MAX : INT64_MIN;
    for (int64_t i = 0; i < n; i++) {
        if (j->c == COMPUTE_F32)
            ((float *)state)[i] = (float)end;
        else if (j->c == COMPUTE_F64)
            ((double *)state)[i] = j->extremum ? end : j->product;
        else if (UNLIKELY(j->c == COMPUTE_C128))
            ((double _Complex *)state)[i] = j->product;
        else
            ((int64_t *)state)[i] = j->extremum ? whole_end : j->product;
    }
}

static void scan_lines(void *context, int64_t begin, int64_t end) {
    const scan_job *j = context;
    const walk *w = &j->w;
    _Alignas(64) char buffer[WIDTH * COMPUTE_MAX_BYTES], state[COMPUTE_MAX_BYTES];
    int64_t places[WIDTH], last = 0;
    for (int64_t line = begin; line < end; line++) {
        const char *in = w->in + walk_kept_offset(w, line);
        char *out[2] = {out_line(w, 0, line), j->extremum ? out_line(w, 1, line) : NULL};
        start(j, state, 1);
        if (j->in_place && w->rstride[0] == (int64_t)compute_size(j->c) && j->out_stride[0] == w->rstride[0]) {
            along(j, state, in, out[0], w->reduced);
            continue;
        }
        for (int64_t at = 0; at < w->reduced; at += WIDTH) {
            int64_t n = MIN(WIDTH, w->reduced - at);
            reduce_load(j->c, j->how, buffer, w->in_dtype, in + at * w->rstride[0], w->rstride[0], n);
            if (j->extremum) {
                along_extremum(j, state, &last, buffer, places, at, n);
                j->store[1](out[1] + at * j->out_stride[1], j->out_stride[1], places, n);
            } else
                along(j, state, buffer, buffer, n);
            j->store[0](out[0] + at * j->out_stride[0], j->out_stride[0], buffer, n);
        }
    }
}

/* m rows of n elements: at once where they lie side by side. */
static void load_rows(const scan_job *j, char *to, const char *from, int64_t m, int64_t n) {
    const walk *w = &j->w;
    const int64_t step = w->rstride[0], stride = w->kin[0];
    if (step == n * stride) n *= m, m = 1;
    for (int64_t r = 0; r < m; r++)
        reduce_load(j->c, j->how, to + (size_t)(r * n) * compute_size(j->c), w->in_dtype, from + r * step, stride, n);
}
static void store_rows(const scan_job *j, int k, char *to, const void *from, int64_t m, int64_t n) {
    const int64_t step = j->out_stride[k], stride = j->w.kout[k][0];
    const size_t size = k ? sizeof(int64_t) : compute_size(j->c);
    if (step == n * stride) n *= m, m = 1;
    for (int64_t r = 0; r < m; r++) j->store[k](to + r * step, stride, (const char *)from + (size_t)(r * n) * size, n);
}
static void scan_rows(void *context, int64_t begin, int64_t end) {
    const scan_job *j = context;
    const walk *w = &j->w;
    _Alignas(64) char buffer[WIDTH * COMPUTE_MAX_BYTES], state[WIDTH * COMPUTE_MAX_BYTES];
    int64_t places[WIDTH], last[WIDTH];
    for (int64_t item = begin; item < end; item++) {
        int64_t block = item % j->row_blocks, first = item / j->row_blocks * w->kshape[0] + block * WIDTH,
                n = MIN(WIDTH, w->kshape[0] - block * WIDTH);
        const char *in = w->in + walk_kept_offset(w, first);
        char *out[2] = {out_line(w, 0, first), j->extremum ? out_line(w, 1, first) : NULL};
        start(j, state, n);
        memset(last, 0, (size_t)n * sizeof *last);
        const int64_t row = n * (int64_t)compute_size(j->c);
        if (j->in_place && w->kin[0] == (int64_t)compute_size(j->c) && w->kout[0][0] == w->kin[0] &&
            w->rstride[0] == row && j->out_stride[0] == row) {
            across(j, state, in, out[0], w->reduced, n);
            continue;
        }
        for (int64_t r = 0, m; r < w->reduced; r += m) {
            m = MIN(WIDTH / n, w->reduced - r);
            load_rows(j, buffer, in + r * w->rstride[0], m, n);
            if (j->extremum) {
                across_extremum(j, state, last, buffer, places, r, m, n);
                store_rows(j, 1, out[1] + r * j->out_stride[1], places, m, n);
            } else
                across(j, state, buffer, buffer, m, n);
            store_rows(j, 0, out[0] + r * j->out_stride[0], buffer, m, n);
        }
    }
}

static bool run_scan(const torc_call *c) {
    scan_job j;
    const scan_kind kind = *(const scan_kind *)kernel_what(c);
    reduction r = c->reduction;
    torc_tensor x = c->in[0], out = c->out[0];
    if (!x->numel) return true;
    r.keepdim = true; /* the output has the input's dimensions */
    walk_build(&j.w, x, &r, c->nout, c->out, true);
    walk_locate(&j.w, x, c->out);
    j.product = kind == SCAN_PRODUCT;
    j.extremum = kind >= SCAN_MAXIMUM, j.smallest = kind == SCAN_MINIMUM;
    j.how = out->dtype == TORC_BOOL ? READ_TRUTH : READ_VALUE;
    j.c = j.extremum                            ? compute_of(out->dtype)
          : dtype_floating(out->dtype)          ? COMPUTE_F64
          : UNLIKELY(dtype_complex(out->dtype)) ? COMPUTE_C128
                                                : COMPUTE_I64;
    j.in_place = !j.extremum && j.c < COMPUTE_REALS && j.how == READ_VALUE && reduce_native(j.c, x->dtype) &&
                 reduce_native(j.c, out->dtype);
    for (int k = 0; k < c->nout; k++) {
        torc_tensor t = c->out[k];
        j.store[k] = converters()->store[k ? COMPUTE_I64 : j.c][t->dtype];
        j.out_stride[k] = (int64_t)tensor_itemsize(t);
        for (int d = 0; d < x->ndim; d++)
            if (r.mask >> d & 1) j.out_stride[k] *= t->strides[d];
    }
    j.row_blocks = (j.w.kshape[0] + WIDTH - 1) / WIDTH;
    int64_t kept = j.w.kept;
    const walk *w = &j.w;
    const bool side_by_side = w->kshape[0] > 1 && w->rstride[0] == w->kshape[0] * w->kin[0];
    /* Rows that are scattered over the result miss the cache with every element, more than lines of what is read do. */
    const bool scattered = w->kout[0][0] > j.out_stride[0] && w->reduced >= 32;
    if (!scattered && (side_by_side || walk_by_rows(w)))
        parallel_for(kept / j.w.kshape[0] * j.row_blocks, MAX(1, 16384 / (MIN(j.w.kshape[0], WIDTH) * j.w.reduced)),
                     scan_rows, &j);
    else
        parallel_for(kept, MAX(1, 16384 / j.w.reduced), scan_lines, &j);
    return true;
}

#define SCAN(op_, kind, also_) KERNEL(op_, run_scan, .what = (&(const scan_kind){kind}), .also = also_)
const kernel cpu_reduce_scan_kernels[] = {SCAN(OP_cumsum, SCAN_SUM, DTYPES_UNSIGNED | DTYPES_COMPLEX),
                                          SCAN(OP_cumprod, SCAN_PRODUCT, DTYPES_UNSIGNED | DTYPES_COMPLEX),
                                          SCAN(OP_cummax, SCAN_MAXIMUM, 0),
                                          SCAN(OP_fused_cummin, SCAN_MINIMUM, 0),
                                          {0}};
