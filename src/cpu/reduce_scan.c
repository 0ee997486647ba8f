/* reduce_scan.c - running sums and products.
 *
 * Floating lines run in double, as PyTorch's do on the CPU, and are rounded once per element: the error does not grow
 * along the line. Lines that lie across memory are walked a row of neighbours at a time. Each element is read before its
 * place is written, so the result may be the input itself. */
#include "cpu/reduce_loops.h"
#include "ops/generated/attrs.h"
#include "ops/kernel.h"

enum { WIDTH = 512 };

typedef struct scan_job {
    walk w;
    compute c;
    bool product, truth, by_rows;
    int64_t out_stride; /* along the line, bytes */
    int64_t row_blocks;
    store_fn *store;
} scan_job;

static int64_t out_offset(const walk *w, int64_t index) {
    int64_t offset = 0;
    for (int d = 0; d + 1 < w->nk; d++) {
        offset += index % w->kshape[d] * w->kout[0][d];
        index /= w->kshape[d];
    }
    return offset + index * w->kout[0][w->nk - 1];
}

#define ALONG(T)                                                \
    {                                                           \
        T *v = buffer, acc = *(T *)state;                       \
        if (j->product)                                         \
            for (int64_t i = 0; i < n; i++) v[i] = acc *= v[i]; \
        else                                                    \
            for (int64_t i = 0; i < n; i++) v[i] = acc += v[i]; \
        *(T *)state = acc;                                      \
    }
#define ACROSS(T)                                           \
    {                                                       \
        const T *restrict v = buffer;                       \
        T *restrict acc = state;                            \
        if (j->product)                                     \
            for (int64_t i = 0; i < n; i++) acc[i] *= v[i]; \
        else                                                \
            for (int64_t i = 0; i < n; i++) acc[i] += v[i]; \
    }
/* Integers wrap: as unsigned numbers. */
static void along(const scan_job *j, void *state, void *buffer, int64_t n) {
    if (j->c == COMPUTE_F64)
        ALONG(double)
    else
        ALONG(uint64_t)
}
static void across(const scan_job *j, void *state, const void *buffer, int64_t n) {
    if (j->c == COMPUTE_F64)
        ACROSS(double)
    else
        ACROSS(uint64_t)
}
static void start(const scan_job *j, void *state, int64_t n) {
    for (int64_t i = 0; i < n; i++) {
        if (j->c == COMPUTE_F64)
            ((double *)state)[i] = j->product;
        else
            ((int64_t *)state)[i] = j->product;
    }
}

static void scan_lines(void *context, int64_t begin, int64_t end) {
    const scan_job *j = context;
    const walk *w = &j->w;
    _Alignas(64) char buffer[WIDTH * 8], state[8];
    for (int64_t line = begin; line < end; line++) {
        const char *in = w->in + walk_kept_offset(w, line);
        char *out = w->out[0] + out_offset(w, line);
        start(j, state, 1);
        for (int64_t at = 0; at < w->reduced; at += WIDTH) {
            int64_t n = MIN(WIDTH, w->reduced - at);
            reduce_load(j->c, j->truth, buffer, w->in_dtype, in + at * w->rstride[0], w->rstride[0], n);
            along(j, state, buffer, n);
            j->store(out + at * j->out_stride, j->out_stride, buffer, n);
        }
    }
}

static void scan_rows(void *context, int64_t begin, int64_t end) {
    const scan_job *j = context;
    const walk *w = &j->w;
    _Alignas(64) char buffer[WIDTH * 8], state[WIDTH * 8];
    for (int64_t item = begin; item < end; item++) {
        int64_t block = item % j->row_blocks, first = item / j->row_blocks * w->kshape[0] + block * WIDTH,
                n = MIN(WIDTH, w->kshape[0] - block * WIDTH);
        const char *in = w->in + walk_kept_offset(w, first);
        char *out = w->out[0] + out_offset(w, first);
        start(j, state, n);
        for (int64_t r = 0; r < w->reduced; r++) {
            reduce_load(j->c, j->truth, buffer, w->in_dtype, in + r * w->rstride[0], w->kin[0], n);
            across(j, state, buffer, n);
            j->store(out + r * j->out_stride, w->kout[0][0], state, n);
        }
    }
}

static bool run_scan(const torc_call *c) {
    scan_job j;
    reduction r;
    torc_tensor x = c->in[0], out = c->out[0];
    if (!x->numel) return true;
    reduction_of(c->op, c->attrs, x->ndim, &r);
    r.keepdim = true; /* the output has the input's dimensions */
    walk_build(&j.w, x, &r, 1, c->out, true);
    walk_locate(&j.w, x, c->out);
    j.product = c->op == OP_cumprod;
    j.truth = out->dtype == TORC_BOOL;
    j.c = dtype_floating(out->dtype) ? COMPUTE_F64 : COMPUTE_I64;
    j.store = converters()->store[j.c][out->dtype];
    j.out_stride = (int64_t)tensor_itemsize(out);
    for (int d = 0; d < x->ndim; d++)
        if (r.mask >> d & 1) j.out_stride *= out->strides[d];
    j.row_blocks = (j.w.kshape[0] + WIDTH - 1) / WIDTH;
    int64_t kept = j.w.kept;
    if (walk_by_rows(&j.w))
        parallel_for(kept / j.w.kshape[0] * j.row_blocks, MAX(1, 16384 / (MIN(j.w.kshape[0], WIDTH) * j.w.reduced)),
                     scan_rows, &j);
    else
        parallel_for(kept, MAX(1, 16384 / j.w.reduced), scan_lines, &j);
    return true;
}

const kernel cpu_reduce_scan_kernels[] = {KERNEL(OP_cumsum, run_scan), KERNEL(OP_cumprod, run_scan), {0}};
