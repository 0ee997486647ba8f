/* softmax.c - softmax and log_softmax along any dimension, and their gradients.
 *
 * Along the last dimension a row is contiguous: three passes over it (maximum; exponentials and their sum; scale), each
 * vectorized, the row staying in cache. Along another one, a strip of neighbouring columns is gathered into scratch and
 * walked row by row, so that the vectors run across columns. Sums go through double every few hundred terms: a row of a
 * million equal logits still sums to one. */
#include <math.h>

#include "cpu/blocks.h"
#include "ops/generated/attrs.h"

enum { STRIP = 32, RUN = 256 };
#define exp_f64(x) exp(x)

#define SOFTMAX(T, S, LOG, ABS_INFINITY)                                                                      \
    MULTI_ISA static T row_max_##S(const T *x, int64_t n) {                                                   \
        T m = -ABS_INFINITY;                                                                                  \
        _Pragma("omp simd reduction(max : m)") for (int64_t i = 0; i < n; i++) m = x[i] > m ? x[i] : m;       \
        return m;                                                                                             \
    }                                                                                                         \
    /* y = exp(x - m) (if y), and the sum of it */                                                            \
    MULTI_ISA static double row_exp_##S(const T *x, T *y, T m, int64_t n) {                                   \
        double sum = 0;                                                                                       \
        for (int64_t b = 0; b < n; b += RUN) {                                                                \
            T s = 0;                                                                                          \
            int64_t e = MIN(n, b + RUN);                                                                      \
            if (y) {                                                                                          \
                _Pragma("omp simd reduction(+ : s)") for (int64_t i = b; i < e; i++) {                        \
                    T v = exp_##S(x[i] - m);                                                                  \
                    y[i] = v;                                                                                 \
                    s += v;                                                                                   \
                }                                                                                             \
            } else {                                                                                          \
                _Pragma("omp simd reduction(+ : s)") for (int64_t i = b; i < e; i++) s += exp_##S(x[i] - m);  \
            }                                                                                                 \
            sum += (double)s;                                                                                 \
        }                                                                                                     \
        return sum;                                                                                           \
    }                                                                                                         \
    MULTI_ISA static void row_scale_##S(T *y, T scale, int64_t n) {                                           \
        for (int64_t i = 0; i < n; i++) y[i] *= scale;                                                        \
    }                                                                                                         \
    MULTI_ISA static void row_shift_##S(const T *x, T *y, T a, T b, int64_t n) {                              \
        for (int64_t i = 0; i < n; i++) y[i] = x[i] - a - b;                                                  \
    }                                                                                                         \
    static void row_forward_##S(const T *x, T *y, int64_t n, bool as_log) {                                      \
        T m = row_max_##S(x, n);                                                                              \
        if (as_log) row_shift_##S(x, y, m, (T)LOG((T)row_exp_##S(x, NULL, m, n)), n);                               \
        else row_scale_##S(y, (T)(1 / row_exp_##S(x, y, m, n)), n);                                           \
    }                                                                                                         \
    MULTI_ISA static double row_dot_##S(const T *g, const T *y, int64_t n) { /* y NULL: of ones */            \
        double sum = 0;                                                                                       \
        for (int64_t b = 0; b < n; b += RUN) {                                                                \
            T s = 0;                                                                                          \
            int64_t e = MIN(n, b + RUN);                                                                      \
            if (y) {                                                                                          \
                _Pragma("omp simd reduction(+ : s)") for (int64_t i = b; i < e; i++) s += g[i] * y[i];        \
            } else {                                                                                          \
                _Pragma("omp simd reduction(+ : s)") for (int64_t i = b; i < e; i++) s += g[i];               \
            }                                                                                                 \
            sum += (double)s;                                                                                 \
        }                                                                                                     \
        return sum;                                                                                           \
    }                                                                                                         \
    MULTI_ISA static void row_backward_##S(const T *g, const T *y, T *d, T s, int64_t n, bool log) {          \
        if (log) for (int64_t i = 0; i < n; i++) d[i] = g[i] - exp_##S(y[i]) * s;                             \
        else for (int64_t i = 0; i < n; i++) d[i] = (g[i] - s) * y[i];                                        \
    }                                                                                                         \
    /* The same for a strip: x[i·STRIP + c]. */                                                               \
    MULTI_ISA static void strip_forward_##S(T *x, int64_t n, bool as_log) {                                      \
        T m[STRIP];                                                                                           \
        double sum[STRIP] = {0};                                                                              \
        for (int c = 0; c < STRIP; c++) m[c] = x[c];                                                          \
        for (int64_t i = 1; i < n; i++)                                                                       \
            for (int c = 0; c < STRIP; c++) m[c] = x[i * STRIP + c] > m[c] ? x[i * STRIP + c] : m[c];         \
        for (int64_t i = 0; i < n; i++)                                                                       \
            for (int c = 0; c < STRIP; c++) {                                                                 \
                T v = exp_##S(x[i * STRIP + c] - m[c]);                                                       \
                sum[c] += (double)v;                                                                          \
                if (!as_log) x[i * STRIP + c] = v;                                                               \
            }                                                                                                 \
        for (int c = 0; c < STRIP; c++) sum[c] = as_log ? (double)LOG((T)sum[c]) : 1 / sum[c];                      \
        for (int64_t i = 0; i < n; i++)                                                                       \
            for (int c = 0; c < STRIP; c++) x[i * STRIP + c] = as_log ? x[i * STRIP + c] - m[c] - (T)sum[c] : x[i * STRIP + c] * (T)sum[c]; \
    }                                                                                                         \
    MULTI_ISA static void strip_backward_##S(const T *g, T *y, int64_t n, bool log) {                         \
        double sum[STRIP] = {0};                                                                              \
        for (int64_t i = 0; i < n; i++)                                                                       \
            for (int c = 0; c < STRIP; c++) sum[c] += log ? (double)g[i * STRIP + c] : (double)(g[i * STRIP + c] * y[i * STRIP + c]); \
        for (int64_t i = 0; i < n; i++)                                                                       \
            for (int c = 0; c < STRIP; c++) {                                                                 \
                T v = y[i * STRIP + c], h = g[i * STRIP + c];                                                 \
                y[i * STRIP + c] = log ? h - exp_##S(v) * (T)sum[c] : (h - (T)sum[c]) * v;                    \
            }                                                                                                 \
    }
SOFTMAX(float, f32, logf, INFINITY)
SOFTMAX(double, f64, log, (double)INFINITY)

/* ------------------------------------------------------------------------------------------------- driver
 * outer × n × inner; a unit of work is a row (inner 1) or a strip of columns. */
typedef struct job {
    const char *a, *b; /* forward: input, NULL; backward: gradient, output */
    char *out;
    int a_dtype, b_dtype, out_dtype;
    int64_t outer, n, inner, units, strips, pieces;
    bool f64, log, direct;
    char *scratch;
    size_t each;
} job;

static job job_of(torc_tensor out, torc_tensor a, torc_tensor b, int64_t dim, bool log) {
    job j = {.log = log, .outer = 1, .n = 1, .inner = 1, .out_dtype = out->dtype, .a_dtype = a->dtype, .f64 = out->dtype == TORC_FLOAT64};
    if (dim < 0) dim += MAX(out->ndim, 1);
    for (int i = 0; i < out->ndim; i++) *(i < dim ? &j.outer : i == dim ? &j.n : &j.inner) *= out->sizes[i];
    j.strips = j.inner == 1 ? 1 : (j.inner + STRIP - 1) / STRIP;
    j.units = j.outer * j.strips;
    j.direct = j.inner == 1 && a->dtype == out->dtype && (!b || b->dtype == out->dtype) && (out->dtype == TORC_FLOAT32 || out->dtype == TORC_FLOAT64);
    j.b_dtype = b ? b->dtype : 0;
    j.each = j.direct ? 0 : (size_t)(j.n * (j.inner == 1 ? 1 : STRIP)) * (j.f64 ? 8 : 4) * (b ? 2 : 1);
    j.each = (j.each + 127) / 128 * 128;
    int64_t work = j.outer * j.n * j.inner;
    j.pieces = MAX(1, MIN(MIN(j.units, (int64_t)parallel_threads() * (j.direct ? 4 : 1)), work / 8192));
    if (out->numel) j.out = tensor_data(out), j.a = tensor_data(a), j.b = b ? tensor_data(b) : NULL;
    return j;
}

static void gather(const job *j, const char *from, int dtype, void *to, int64_t base, int64_t cols) {
    int64_t rows = j->n, step = j->inner == 1 ? 1 : STRIP;
    compute k = j->f64 ? COMPUTE_F64 : COMPUTE_F32;
    size_t item = j->f64 ? 8 : 4;
    if (j->inner == 1) {
        converters()->load[dtype][k](to, element(dtype, from, base), (int64_t)dtype_size(dtype), rows);
        return;
    }
    for (int64_t i = 0; i < rows; i++) {
        char *row = (char *)to + (size_t)(i * step) * item;
        converters()->load[dtype][k](row, element(dtype, from, base + i * j->inner), (int64_t)dtype_size(dtype), cols);
        memset(row + (size_t)cols * item, 0, (size_t)(step - cols) * item);
    }
}
static void spread_back(const job *j, const void *from, int64_t base, int64_t cols) {
    compute k = j->f64 ? COMPUTE_F64 : COMPUTE_F32;
    size_t item = j->f64 ? 8 : 4;
    if (j->inner == 1) {
        converters()->store[k][j->out_dtype](element_mut(j->out_dtype, j->out, base), (int64_t)dtype_size(j->out_dtype), from, j->n);
        return;
    }
    for (int64_t i = 0; i < j->n; i++)
        converters()->store[k][j->out_dtype](element_mut(j->out_dtype, j->out, base + i * j->inner), (int64_t)dtype_size(j->out_dtype), (const char *)from + (size_t)(i * STRIP) * item, cols);
}

static void run_unit(const job *j, int64_t unit, void *scratch) {
    int64_t o = unit / j->strips, c0 = unit % j->strips * STRIP, cols = j->inner == 1 ? 1 : MIN(STRIP, j->inner - c0), base = o * j->n * j->inner + c0, n = j->n;
    const void *a = scratch, *b = NULL;
    void *y = scratch;
    if (j->direct) {
        a = element(j->a_dtype, j->a, base), y = element_mut(j->out_dtype, j->out, base);
        if (j->b) b = element(j->b_dtype, j->b, base);
    } else {
        gather(j, j->a, j->a_dtype, scratch, base, cols);
        if (j->b) {
            y = (char *)scratch + j->each / 2;
            gather(j, j->b, j->b_dtype, y, base, cols);
            b = y;
        }
    }
    if (j->inner == 1 && !j->b) {
        if (j->f64) row_forward_f64(a, y, n, j->log);
        else row_forward_f32(a, y, n, j->log);
    } else if (j->inner == 1) {
        if (j->f64) row_backward_f64(a, b, y, row_dot_f64(a, j->log ? NULL : b, n), n, j->log);
        else row_backward_f32(a, b, y, (float)row_dot_f32(a, j->log ? NULL : b, n), n, j->log);
    } else if (!j->b) {
        if (j->f64) strip_forward_f64(scratch, n, j->log);
        else strip_forward_f32(scratch, n, j->log);
    } else {
        if (j->f64) strip_backward_f64(a, y, n, j->log);
        else strip_backward_f32(a, y, n, j->log);
    }
    if (!j->direct) spread_back(j, y, base, cols);
}
static void run_pieces(void *context, int64_t begin, int64_t end) {
    const job *j = context;
    for (int64_t p = begin; p < end; p++)
        for (int64_t u = j->units * p / j->pieces; u < j->units * (p + 1) / j->pieces; u++) run_unit(j, u, j->scratch + (size_t)p * j->each);
}
static bool run_job(job j, void *scratch) {
    j.scratch = scratch;
    if (j.outer * j.n * j.inner > 0) parallel_for(j.pieces, 1, run_pieces, &j);
    return true;
}

static bool is_log(const torc_call *c) { return c->op == OP_log_softmax || c->op == OP_log_softmax_backward; }
static job forward_job(const torc_call *c) { return job_of(c->out[0], c->in[0], NULL, ((const softmax_attrs *)c->attrs)->dim, is_log(c)); }
static job backward_job(const torc_call *c) { return job_of(c->out[0], c->in[0], c->in[1], ((const softmax_backward_attrs *)c->attrs)->dim, is_log(c)); }
static size_t bytes_of(job j) { return (size_t)j.pieces * j.each; }
static bool run_softmax(const torc_call *c) { return run_job(forward_job(c), c->scratch); }
static size_t scratch_softmax(const torc_call *c) { return bytes_of(forward_job(c)); }
static bool run_backward(const torc_call *c) { return run_job(backward_job(c), c->scratch); }
static size_t scratch_backward(const torc_call *c) { return bytes_of(backward_job(c)); }

const kernel cpu_softmax_kernels[] = {
    {OP_softmax, run_softmax, scratch_softmax},
    {OP_log_softmax, run_softmax, scratch_softmax},
    {OP_softmax_backward, run_backward, scratch_backward},
    {OP_log_softmax_backward, run_backward, scratch_backward},
    {0},
};
