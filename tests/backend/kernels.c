/* kernels.c - the rows that are not pointwise, as far as this backend goes: copies and fills, joining and picking,
 * products, reductions, softmax.
 *
 * A kernel gets outputs of the shapes and dtypes that inference decided on, and writes all their elements. Those of DENSE
 * rows (arange_, tril, softmax) see contiguous tensors, the others any strides. */
#include <math.h>
#include <string.h>

#include "backend/backend.h"
#include "host/element.h"
#include "ops/reduce.h"

/* ------------------------------------------------------------------------------------ copies, fills */
static bool copied(torc_tensor to, torc_tensor from) {
    int64_t index[TORC_MAX_DIMS] = {0};
    if (!to->numel) return true;
    do convert_elements(element(to, to->ndim, index), to->dtype, 0, element(from, to->ndim, index), from->dtype, 0, 1);
    while (next(to->ndim, to->sizes, index));
    return true;
}
static bool run_copy(const torc_call *c) { return copied(c->out[0], c->in[1]); } /* one of the two may be the host's */
static bool run_clone(const torc_call *c) {
    return copied(c->out[0], c->in[0]);
} /* also of _to_copy, where it may be, too */

static bool filled(torc_tensor t, attr_number n) {
    double _Complex one;
    int64_t index[TORC_MAX_DIMS] = {0};
    if (!t->numel) return true;
    element_from_number(&one, t->dtype, n);
    do memcpy(element(t, t->ndim, index), &one, tensor_itemsize(t));
    while (next(t->ndim, t->sizes, index));
    return true;
}
static bool run_fill(const torc_call *c) { return filled(c->out[0], ((const fill__attrs *)c->attrs)->value); }
static bool run_zero(const torc_call *c) { return filled(c->out[0], number_int(0)); }

static bool run_arange(const torc_call *c) {
    const arange__attrs *a = c->attrs;
    torc_tensor t = c->out[0];
    for (int64_t i = 0; i < t->numel; i++) {
        char *to = address(t) + i * (int64_t)tensor_itemsize(t);
        if (dtype_floating(t->dtype))
            put(to, t->dtype, (value){.d = number_to_double(a->start) + (double)i * number_to_double(a->step)},
                COMPUTE_F64);
        else
            put(to, t->dtype, (value){.i = number_to_int(a->start) + i * number_to_int(a->step)}, COMPUTE_I64);
    }
    return true;
}

/* ------------------------------------------------------------------------------------ joining and picking */
static bool run_cat(const torc_call *c) {
    torc_tensor out = c->out[0];
    const int dim = c->read.dim;
    int64_t start = 0;
    for (int k = 0; k < c->nin; k++) {
        torc_tensor in = c->in[k];
        int64_t index[TORC_MAX_DIMS] = {0}, to[TORC_MAX_DIMS];
        if (!in->numel) continue;
        do {
            memcpy(to, index, sizeof to);
            to[dim] += start;
            convert_elements(element(out, out->ndim, to), out->dtype, 0, element(in, in->ndim, index), in->dtype, 0, 1);
        } while (next(in->ndim, in->sizes, index));
        start += in->sizes[dim];
    }
    return true;
}

/* One side of the diagonal stays, `up` to the right of it. */
static bool triangle(const torc_call *c, int64_t diagonal, bool up) {
    torc_tensor in = c->in[0], out = c->out[0];
    int64_t index[TORC_MAX_DIMS] = {0};
    if (!out->numel) return true;
    do {
        const int64_t from_diagonal = index[out->ndim - 1] - index[out->ndim - 2] - diagonal;
        const bool stays = up ? from_diagonal >= 0 : from_diagonal <= 0;
        const value v = stays ? get(element(in, out->ndim, index), in->dtype, wide(in->dtype)) : (value){.i = 0};
        put(element(out, out->ndim, index), out->dtype, v, wide(in->dtype));
    } while (next(out->ndim, out->sizes, index));
    return true;
}
static bool run_tril(const torc_call *c) { return triangle(c, ((const tril_attrs *)c->attrs)->diagonal, false); }
static bool run_triu(const torc_call *c) { return triangle(c, ((const triu_attrs *)c->attrs)->diagonal, true); }

static bool run_flip(const torc_call *c) {
    torc_tensor in = c->in[0], out = c->out[0];
    int64_t index[TORC_MAX_DIMS] = {0}, from[TORC_MAX_DIMS];
    if (!out->numel) return true;
    do {
        memcpy(from, index, sizeof from);
        for (int d = 0; d < out->ndim; d++)
            if (c->read.dims >> d & 1) from[d] = out->sizes[d] - 1 - index[d];
        memcpy(element(out, out->ndim, index), element(in, out->ndim, from), tensor_itemsize(in));
    } while (next(out->ndim, out->sizes, index));
    return true;
}

/* ------------------------------------------------------------------------------------ products */
typedef struct matrix {
    const char *data;
    int dtype;
    int64_t rows, columns, row_stride, column_stride; /* in bytes */
} matrix;
static matrix matrix_of(torc_tensor t, int64_t rows, int64_t columns, int64_t row_stride, int64_t column_stride) {
    const int64_t item = (int64_t)tensor_itemsize(t);
    return (matrix){t->numel ? address(t) : NULL, t->dtype, rows, columns, row_stride * item, column_stride * item};
}
/* Of the last two dimensions. */
static matrix last_two(torc_tensor t) {
    const int n = t->ndim;
    return matrix_of(t, t->sizes[n - 2], t->sizes[n - 1], t->strides[n - 2], t->strides[n - 1]);
}
static char *entry(const matrix *m, int64_t i, int64_t j) {
    return (char *)(uintptr_t)m->data + i * m->row_stride + j * m->column_stride;
}
static void product(matrix a, matrix b, matrix out) {
    const compute type = wide(a.dtype);
    for (int64_t i = 0; i < out.rows; i++)
        for (int64_t j = 0; j < out.columns; j++) {
            value sum = {.i = 0}; /* 0.0 in a double too */
            for (int64_t k = 0; k < a.columns; k++) {
                const value x = get(entry(&a, i, k), a.dtype, type), y = get(entry(&b, k, j), b.dtype, type);
                if (type == COMPUTE_F64)
                    sum.d += x.d * y.d;
                else
                    sum.i = (int64_t)((uint64_t)sum.i + (uint64_t)x.i * (uint64_t)y.i);
            }
            put(entry(&out, i, j), out.dtype, sum, type);
        }
}
static bool run_mm(const torc_call *c) {
    product(last_two(c->in[0]), last_two(c->in[1]), last_two(c->out[0]));
    return true;
}
static bool run_bmm(const torc_call *c) {
    matrix a = last_two(c->in[0]), b = last_two(c->in[1]), out = last_two(c->out[0]);
    for (int64_t i = 0; c->out[0]->numel && i < c->out[0]->sizes[0]; i++) {
        product(a, b, out);
        if (a.data) a.data += c->in[0]->strides[0] * (int64_t)tensor_itemsize(c->in[0]);
        if (b.data) b.data += c->in[1]->strides[0] * (int64_t)tensor_itemsize(c->in[1]);
        out.data += c->out[0]->strides[0] * (int64_t)tensor_itemsize(c->out[0]);
    }
    return true;
}
static bool run_mv(const torc_call *c) {
    torc_tensor v = c->in[1], out = c->out[0];
    product(last_two(c->in[0]), matrix_of(v, v->numel, 1, v->strides[0], 1),
            matrix_of(out, out->numel, 1, out->strides[0], 1));
    return true;
}
static bool run_dot(const torc_call *c) {
    torc_tensor a = c->in[0], b = c->in[1];
    product(matrix_of(a, 1, a->numel, 1, a->strides[0]), matrix_of(b, b->numel, 1, b->strides[0], 1),
            matrix_of(c->out[0], 1, 1, 1, 1));
    return true;
}

/* ------------------------------------------------------------------------------------ reductions */
typedef enum fold_kind { FOLD_SUM, FOLD_MEAN, FOLD_AMAX, FOLD_AMIN, FOLD_ANY, FOLD_ALL } fold_kind;
/* One result: the elements at `index` in the kept dimensions, all of the others. */
static value fold(const torc_call *c, fold_kind kind, int64_t *index, compute type) {
    torc_tensor in = c->in[0];
    const reduction *r = &c->reduction;
    int64_t sizes[TORC_MAX_DIMS];
    for (int d = 0; d < in->ndim; d++) sizes[d] = r->mask >> d & 1 ? in->sizes[d] : 1;
    const int64_t count = reduction_count(r, in->ndim, in->sizes);
    value sum = {.i = kind == FOLD_ALL};
    int64_t inner[TORC_MAX_DIMS] = {0}, at[TORC_MAX_DIMS];
    bool first = true;
    for (bool more = count > 0; more; more = next(in->ndim, sizes, inner), first = false) {
        for (int d = 0; d < in->ndim; d++) at[d] = index[d] + inner[d];
        const value x = get(element(in, in->ndim, at), in->dtype, type);
        switch (kind) {
        case FOLD_ANY: sum.i |= get(element(in, in->ndim, at), in->dtype, COMPUTE_F64).d != 0; break;
        case FOLD_ALL: sum.i &= get(element(in, in->ndim, at), in->dtype, COMPUTE_F64).d != 0; break;
        case FOLD_AMAX:
            if (first || (type == COMPUTE_F64 ? x.d > sum.d || isnan(x.d) : x.i > sum.i)) sum = x;
            break;
        case FOLD_AMIN:
            if (first || (type == COMPUTE_F64 ? x.d < sum.d || isnan(x.d) : x.i < sum.i)) sum = x;
            break;
        default: /* sum, mean */
            if (type == COMPUTE_F64)
                sum.d += x.d;
            else
                sum.i = (int64_t)((uint64_t)sum.i + (uint64_t)x.i);
        }
    }
    if (kind == FOLD_MEAN) sum.d /= (double)count;
    return sum;
}
static bool run_reduction(const torc_call *c) {
    torc_tensor in = c->in[0], out = c->out[0];
    const reduction r = c->reduction;
    const fold_kind kind = *(const fold_kind *)kernel_what(c);
    const bool truth = kind == FOLD_ANY || kind == FOLD_ALL;
    const compute type = truth ? COMPUTE_I64 : wide(out->dtype);
    int64_t index[TORC_MAX_DIMS] = {0}, kept[TORC_MAX_DIMS], to[TORC_MAX_DIMS];
    for (int d = 0; d < in->ndim; d++) kept[d] = r.mask >> d & 1 ? 1 : in->sizes[d];
    if (!out->numel) return true;
    do {
        int n = 0;
        for (int d = 0; d < in->ndim; d++)
            if (r.keepdim || !(r.mask >> d & 1)) to[n++] = index[d];
        put(element(out, n, to), out->dtype, fold(c, kind, index, type), type);
    } while (next(in->ndim, kept, index));
    return true;
}

/* ------------------------------------------------------------------------------------ softmax */
/* A row along dim of contiguous tensors: n elements, `step` apart, from element `first` on. */
static double real(torc_tensor t, int64_t i) {
    return get(address(t) + i * (int64_t)tensor_itemsize(t), t->dtype, COMPUTE_F64).d;
}
static void set_real(torc_tensor t, int64_t i, double d) {
    put(address(t) + i * (int64_t)tensor_itemsize(t), t->dtype, (value){.d = d}, COMPUTE_F64);
}
static void softmax_row(const torc_call *c, int64_t first, int64_t n, int64_t step) {
    torc_tensor x = c->in[0], y = c->out[0];
    const bool logarithm = *(const bool *)kernel_what(c);
    double most = -INFINITY, sum = 0;
    for (int64_t i = 0; i < n; i++) {
        const double v = real(x, first + i * step);
        if (v > most || isnan(v)) most = v;
    }
    for (int64_t i = 0; i < n; i++) sum += exp(real(x, first + i * step) - most);
    for (int64_t i = 0; i < n; i++) {
        const double v = real(x, first + i * step) - most;
        set_real(y, first + i * step, logarithm ? v - log(sum) : exp(v) / sum);
    }
}
static void softmax_backward_row(const torc_call *c, int64_t first, int64_t n, int64_t step) {
    torc_tensor g = c->in[0], y = c->in[1], out = c->out[0];
    const bool logarithm = *(const bool *)kernel_what(c);
    double sum = 0;
    for (int64_t at = first, i = 0; i < n; i++, at += step) sum += real(g, at) * (logarithm ? 1 : real(y, at));
    for (int64_t at = first, i = 0; i < n; i++, at += step)
        set_real(out, at, logarithm ? real(g, at) - exp(real(y, at)) * sum : real(y, at) * (real(g, at) - sum));
}
static bool by_rows(const torc_call *c, void (*row)(const torc_call *, int64_t, int64_t, int64_t)) {
    torc_tensor t = c->out[0];
    int64_t n = 1, step = 1;
    if (!t->numel) return true;
    if (t->ndim) n = t->sizes[c->read.dim], step = t->strides[c->read.dim];
    for (int64_t outer = 0; outer < t->numel; outer += n * step)
        for (int64_t inner = 0; inner < step; inner++) row(c, outer + inner, n, step);
    return true;
}
static bool run_softmax(const torc_call *c) { return by_rows(c, softmax_row); }
static bool run_softmax_backward(const torc_call *c) { return by_rows(c, softmax_backward_row); }

#define FOLD(op, kind) KERNEL(op, run_reduction, .what = (&(const fold_kind){kind}))
#define SOFTMAX(op, logarithm, run) KERNEL(op, run, .what = (&(const bool){logarithm}))
const kernel backend_kernels[] = {
    KERNEL(OP_copy_, run_copy, .also = DTYPES_ALL),
    KERNEL(OP__to_copy, run_clone, .also = DTYPES_ALL),
    KERNEL(OP_clone, run_clone, .also = DTYPES_ALL),
    KERNEL(OP_fill_, run_fill, .also = DTYPES_ALL),
    KERNEL(OP_zero_, run_zero, .also = DTYPES_ALL),
    KERNEL(OP_arange_, run_arange),
    KERNEL(OP_cat, run_cat),
    KERNEL(OP_tril, run_tril),
    KERNEL(OP_triu, run_triu),
    KERNEL(OP_flip, run_flip),
    KERNEL(OP_mm, run_mm),
    KERNEL(OP_bmm, run_bmm),
    KERNEL(OP_mv, run_mv),
    KERNEL(OP_dot, run_dot),
    FOLD(OP_sum, FOLD_SUM),
    FOLD(OP_mean, FOLD_MEAN),
    FOLD(OP_amax, FOLD_AMAX),
    FOLD(OP_amin, FOLD_AMIN),
    FOLD(OP_any, FOLD_ANY),
    FOLD(OP_all, FOLD_ALL),
    SOFTMAX(OP_softmax, false, run_softmax),
    SOFTMAX(OP_log_softmax, true, run_softmax),
    SOFTMAX(OP_softmax_backward, false, run_softmax_backward),
    SOFTMAX(OP_log_softmax_backward, true, run_softmax_backward),
    {0},
};
