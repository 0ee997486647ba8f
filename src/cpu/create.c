/* create.c - CPU kernels that fill: ranges, identity, random numbers, triangles and their places. All are DENSE. For random numbers the
 * spine gives the output in the order of memory, in which PyTorch draws (see Note [Random fills] in ops/call.c); what the
 * tensor really looks like is seen at the input. */
#include <math.h>

#include "core/generator.h"
#include "host/convert.h"
#include "cpu/distributions.h"
#include "host/element.h"
#include "cpu/families.h"
#include "ops/generated/attrs.h"
#include "ops/triangle.h"

/* Store doubles or integers computed in blocks, converted to the tensor's dtype. */
typedef struct range {
    char *data;
    int dtype;
    attr_number start, step;
    int64_t n, item; /* linspace: bytes from one element to the next, of which `dtype` may be a part */
} range;

static void arange_piece(void *context, int64_t begin, int64_t end) {
    range *r = context;
    size_t item = dtype_size(r->dtype);
    enum { BLOCK = 256 };
    if (dtype_floating(r->dtype)) {
        /* PyTorch computes start + step * i in the accumulation type: double for every floating dtype on the CPU. */
        double block[BLOCK], start = number_to_double(r->start), step = number_to_double(r->step);
        for (int64_t i = begin; i < end; i += BLOCK) {
            int64_t m = MIN(BLOCK, end - i);
            for (int64_t j = 0; j < m; j++) block[j] = start + step * (double)(i + j);
            convert_dense(r->dtype, r->data + i * (int64_t)item, TORC_FLOAT64, block, m);
        }
    } else {
        int64_t block[BLOCK], start = number_to_int(r->start), step = number_to_int(r->step);
        for (int64_t i = begin; i < end; i += BLOCK) {
            int64_t m = MIN(BLOCK, end - i);
            for (int64_t j = 0; j < m; j++) block[j] = (int64_t)((uint64_t)start + (uint64_t)step * (uint64_t)(i + j));
            convert_dense(r->dtype, r->data + i * (int64_t)item, TORC_INT64, block, m);
        }
    }
}
static bool run_arange_(const torc_call *c) {
    const arange__attrs *a = c->attrs;
    range r = {tensor_data(c->out[0]), c->out[0]->dtype, a->start, a->step, c->out[0]->numel, 0};
    parallel_for(r.n, 1 << 14, arange_piece, &r);
    return true;
}

static void linspace_piece(void *context, int64_t begin, int64_t end) {
    range *r = context; /* step holds the end */
    enum { BLOCK = 256 };
    double block[BLOCK], start = number_to_double(r->start), stop = number_to_double(r->step);
    bool single = r->dtype == TORC_FLOAT32;
    double step = r->n > 1 ? (single ? (double)(((float)stop - (float)start) / (float)(r->n - 1))
                                     : (stop - start) / (double)(r->n - 1))
                           : 0;
    for (int64_t i = begin; i < end; i += BLOCK) {
        int64_t m = MIN(BLOCK, end - i);
        for (int64_t j = 0; j < m; j++) {
            int64_t k = i + j;
            bool low = k < r->n / 2;
            if (single)
                block[j] =
                    low ? (float)start + (float)step * (float)k : (float)stop - (float)step * (float)(r->n - 1 - k);
            else
                block[j] = low ? start + step * (double)k : stop - step * (double)(r->n - 1 - k);
        }
        convert_elements(r->data + i * r->item, r->dtype, r->item, (const char *)block, TORC_FLOAT64, sizeof *block, m);
    }
}
static bool run_linspace_(const torc_call *c) {
    const linspace__attrs *a = c->attrs;
    torc_tensor t = c->out[0];
    const bool complex = dtype_complex(t->dtype);
    range r = {.data = tensor_data(t), .start = a->start, .step = a->end, .n = t->numel};
    r.dtype = complex ? (int)dtype_part(t->dtype) : t->dtype;
    r.item = (int64_t)tensor_itemsize(t);
    if (r.n == 1) r.step = r.start; /* one step is the start */
    parallel_for(r.n, 1 << 14, linspace_piece, &r);
    if (!complex) return true;
    r.data += dtype_size(r.dtype);
    r.start = number_float(r.start.imag);
    r.step = number_float(r.step.imag);
    parallel_for(r.n, 1 << 14, linspace_piece, &r);
    return true;
}

typedef struct places {
    char *data;
    int dtype;
    int64_t n;
    triangle t;
} places;
/* n places from number i on, of which the first in each row is looked for. */
static void put_places(const triangle *t, int64_t i, int64_t n, int64_t *restrict rows, int64_t *restrict columns) {
    for (int64_t done = 0, run; done < n; done += run) {
        int64_t row, column;
        triangle_place(t, i + done, &row, &column);
        run = MIN(triangle_rest(t, row, column), n - done);
        for (int64_t j = 0; j < run; j++) rows[done + j] = row;
        for (int64_t j = 0; j < run; j++) columns[done + j] = column + j;
    }
}
static void places_piece(void *context, int64_t begin, int64_t end) {
    const places *p = context;
    enum { BLOCK = 1024 };
    const size_t item = dtype_size(p->dtype);
    if (p->dtype == TORC_INT64) {
        int64_t *rows = (int64_t *)(void *)p->data;
        put_places(&p->t, begin, end - begin, rows + begin, rows + p->n + begin);
        return;
    }
    int64_t block[2][BLOCK];
    for (int64_t i = begin; i < end; i += BLOCK) {
        const int64_t m = MIN(BLOCK, end - i);
        put_places(&p->t, i, m, block[0], block[1]);
        for (int k = 0; k < 2; k++)
            convert_elements(p->data + (size_t)(k * p->n + i) * item, p->dtype, (int64_t)item, (const char *)block[k],
                             TORC_INT64, sizeof block[k][0], m);
    }
}
static bool run_triangle_indices_(const torc_call *c) {
    const triangle_indices__attrs *a = c->attrs;
    torc_tensor t = c->out[0];
    places p = {.data = tensor_data(t), .dtype = t->dtype, .t = triangle_of(a->row, a->col, a->offset, a->upper)};
    p.n = t->sizes[1];
    if (t->numel) parallel_for(p.n, 1 << 12, places_piece, &p);
    return true;
}

static bool run_eye_(const torc_call *c) {
    torc_tensor t = c->out[0];
    size_t item = tensor_itemsize(t);
    char *data = tensor_data(t), one[COMPUTE_MAX_BYTES];
    element_from_number(one, t->dtype, number_int(1));
    memset(data, 0, (size_t)t->numel * item);
    for (int64_t i = 0; i < MIN(t->sizes[0], t->sizes[1]); i++)
        memcpy(data + (size_t)(i * t->sizes[1] + i) * item, one, item);
    return true;
}

/* ------------------------------------------------------------------------------------------ random numbers */
static generator_state *locked(const torc_call *c, torc_generator given) {
    torc_generator g = generator_for(given, c->device);
    return g ? generator_take(g) : NULL;
}
#define DRAW(given, expression)                 \
    torc_tensor t = c->out[0];                  \
    generator_state *s = locked(c, given);      \
    if (!s) return false;                       \
    mt19937 *e = &s->engine;                    \
    void *p = t->numel ? tensor_data(t) : NULL; \
    bool ok = t->numel == 0 || (expression);    \
    generator_give(s);                          \
    return ok || FAIL(INTERNAL, "%s(): no draws of this dtype", c->row->name)
#define DTYPE ((torc_dtype)t->dtype)

/* The parts of complex numbers are drawn one after the other, as twice as many real ones. */
static torc_dtype part(torc_dtype d) { return dtype_complex((int)d) ? dtype_part((int)d) : d; }
static int64_t parts(torc_tensor t) { return t->numel << dtype_complex(t->dtype); }

static bool run_uniform_(const torc_call *c) {
    const uniform__attrs *a = c->attrs;
    DRAW(a->generator, dist_uniform(e, part(DTYPE), p, parts(t), a->from, a->to));
}
static bool run_normal_(const torc_call *c) {
    const normal__attrs *a = c->attrs;
    /* PyTorch's block algorithm is for contiguous tensors; others get one pair of normals after the other. */
    const bool blocks = is_contiguous(c->in[0]);
    const double std =
        dtype_complex(c->out[0]->dtype) ? a->std / sqrt(2) : a->std; /* each part has half of the variance */
    DRAW(a->generator, blocks ? dist_normal(e, part(DTYPE), p, parts(t), a->mean, std)
                              : dist_normal_sequential(e, part(DTYPE), p, parts(t), a->mean, std));
}
static bool run_exponential_(const torc_call *c) {
    const exponential__attrs *a = c->attrs;
    DRAW(a->generator, dist_exponential(e, DTYPE, p, t->numel, a->lambd));
}
static bool run_log_normal_(const torc_call *c) {
    const log_normal__attrs *a = c->attrs;
    DRAW(a->generator, dist_log_normal(e, DTYPE, p, t->numel, a->mean, a->std));
}
static bool run_cauchy_(const torc_call *c) {
    const cauchy__attrs *a = c->attrs;
    DRAW(a->generator, dist_cauchy(e, DTYPE, p, t->numel, a->median, a->sigma));
}
static bool run_geometric_(const torc_call *c) {
    const geometric__attrs *a = c->attrs;
    DRAW(a->generator, dist_geometric(e, DTYPE, p, t->numel, a->p));
}
static bool draw_random(mt19937 *e, torc_dtype d, void *p, int64_t n, const draw_range *r) {
    if (!r->bounded) return dist_random(e, d, p, n);
    if (dtype_large_unsigned((int)d)) /* the same bits as in the signed dtype of that size */
        d = d == TORC_UINT16 ? TORC_INT16 : d == TORC_UINT32 ? TORC_INT32 : TORC_INT64;
    return r->range ? dist_random_from_to(e, d, p, n, r->range, r->base) : dist_random_full_range(e, d, p, n);
}
static bool run_random_(const torc_call *c) {
    const random__attrs *a = c->attrs;
    DRAW(a->generator, draw_random(e, DTYPE, p, t->numel, &c->range));
}
static bool run_bernoulli_(const torc_call *c) {
    const bernoulli__attrs *a = c->attrs;
    DRAW(a->generator, dist_bernoulli(e, DTYPE, p, t->numel, a->p));
}
static bool run_bernoulli(const torc_call *c) {
    const bernoulli_attrs *a = c->attrs;
    torc_tensor probs = c->in[0];
    const void *q = tensor_data(probs);
    enum { BLOCK = 256 };
    double block[BLOCK];
    for (int64_t i = 0; i < probs->numel; i += BLOCK) { /* checked before the first draw */
        int64_t m = MIN(BLOCK, probs->numel - i);
        convert_dense(TORC_FLOAT64, block, probs->dtype, (const char *)q + i * (int64_t)tensor_itemsize(probs), m);
        for (int64_t j = 0; j < m; j++)
            if (!(block[j] >= 0 && block[j] <= 1))
                return FAIL(RUNTIME, "Expected p_in >= 0 && p_in <= 1 to be true, but got false.");
    }
    DRAW(a->generator, dist_bernoulli_each(e, DTYPE, p, t->numel, (torc_dtype)probs->dtype, q));
}
static bool draw_poisson(mt19937 *e, torc_tensor rates, torc_dtype d, char *p) {
    const char *q = tensor_data(rates);
    const int64_t item = (int64_t)tensor_itemsize(rates);
    enum { BLOCK = 256 };
    double block[BLOCK];
    for (int64_t i = 0; i < rates->numel; i += BLOCK) {
        const int64_t m = MIN(BLOCK, rates->numel - i);
        convert_dense(TORC_FLOAT64, block, rates->dtype, q + i * item, m);
        dist_poisson(e, block, m);
        convert_dense((int)d, p + i * item, TORC_FLOAT64, block, m);
    }
    return true;
}
static bool run_poisson(const torc_call *c) {
    const poisson_attrs *a = c->attrs;
    torc_tensor rates = c->in[0];
    const char *q = tensor_data(rates);
    const int64_t item = (int64_t)tensor_itemsize(rates);
    for (int64_t i = 0; i < rates->numel; i++) { /* checked before the first draw */
        double rate;
        convert_dense(TORC_FLOAT64, &rate, rates->dtype, q + i * item, 1);
        if (!(rate >= 0)) return FAIL(RUNTIME, "invalid Poisson rate, expected rate to be non-negative");
    }
    DRAW(a->generator, draw_poisson(e, rates, DTYPE, p));
}
static bool accepts_randperm_(const torc_call *c) {
    torc_tensor t = c->out[0];
    return !t->numel || t->dtype != TORC_BOOL ||
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row_said(c->row), dtype_scalar_name(t->dtype));
}
static bool run_randperm_(const torc_call *c) {
    const randperm__attrs *a = c->attrs;
    DRAW(a->generator, dist_randperm(e, DTYPE, p, t->numel));
}

/* ------------------------------------------------------------------------------------------ triangles */
typedef struct matrices {
    const char *in; /* of any strides, in bytes; the result is contiguous */
    char *out;
    size_t item;
    int ndim;
    int64_t rows, columns, diagonal;
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS];
    bool upper;
} matrices;
/* Where row r of all matrices begins. */
static const char *matrix_row(const matrices *t, int64_t r) {
    const char *in = t->in;
    for (int d = t->ndim - 2; d >= 0; r /= t->sizes[d--]) in += r % t->sizes[d] * t->strides[d];
    return in;
}
/* `n` elements of a row from column `first` on. */
static void copy_columns(const matrices *t, char *out, const char *in, int64_t first, int64_t n) {
    const int64_t step = t->strides[t->ndim - 1];
    const size_t item = t->item;
    out += (size_t)first * item;
    in += first * step;
    if (in == out && step == (int64_t)item) return;
    if (step == (int64_t)item)
        memcpy(out, in, (size_t)n * item);
    else
        for (int64_t i = 0; i < n; i++) memcpy(out + (size_t)i * item, in + i * step, item);
}
static void triangle_piece(void *context, int64_t begin, int64_t end) {
    matrices *t = context;
    for (int64_t r = begin; r < end; r++) {
        int64_t i = r % t->rows;
        /* lower: columns <= i + diagonal stay; upper: columns >= i + diagonal stay */
        int64_t split = t->diagonal > t->columns ? t->columns : t->diagonal < -t->rows ? -t->rows : t->diagonal;
        split = MIN(MAX(i + split + (t->upper ? 0 : 1), 0), t->columns);
        const char *in = matrix_row(t, r);
        char *out = t->out + (size_t)(r * t->columns) * t->item;
        size_t head = (size_t)split * t->item, tail = (size_t)(t->columns - split) * t->item;
        if (t->upper) {
            memset(out, 0, head);
            copy_columns(t, out, in, split, t->columns - split);
        } else {
            copy_columns(t, out, in, 0, split);
            memset(out + head, 0, tail);
        }
    }
}
static bool run_triangle(const torc_call *c, int64_t diagonal, bool upper) {
    torc_tensor x = c->in[0];
    if (!x->numel) return true;
    matrices t = {.in = tensor_data(x),
                  .out = tensor_data(c->out[0]),
                  .item = tensor_itemsize(x),
                  .ndim = x->ndim,
                  .rows = x->sizes[x->ndim - 2],
                  .columns = x->sizes[x->ndim - 1],
                  .diagonal = diagonal,
                  .upper = upper};
    memcpy(t.sizes, x->sizes, (size_t)x->ndim * sizeof *t.sizes);
    tensor_byte_strides(x, t.strides);
    parallel_for(x->numel / t.columns, MAX(1, 16384 / t.columns), triangle_piece, &t);
    return true;
}
static bool run_tril(const torc_call *c) { return run_triangle(c, ((const tril_attrs *)c->attrs)->diagonal, false); }
static bool run_triu(const torc_call *c) { return run_triangle(c, ((const triu_attrs *)c->attrs)->diagonal, true); }

const kernel cpu_create_kernels[] = {
    KERNEL(OP_arange_, run_arange_),
    KERNEL(OP_linspace_, run_linspace_, .also = DTYPES_COMPLEX),
    KERNEL(OP_triangle_indices_, run_triangle_indices_),
    KERNEL(OP_eye_, run_eye_, .also = DTYPES_ALL),
    KERNEL(OP_uniform_, run_uniform_, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32),
    KERNEL(OP_normal_, run_normal_, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32),
    KERNEL(OP_exponential_, run_exponential_),
    KERNEL(OP_log_normal_, run_log_normal_),
    KERNEL(OP_cauchy_, run_cauchy_),
    KERNEL(OP_geometric_, run_geometric_),
    KERNEL(OP_random_, run_random_, .also = DTYPES_UNSIGNED),
    KERNEL(OP_bernoulli_, run_bernoulli_),
    KERNEL(OP_bernoulli, run_bernoulli),
    KERNEL(OP_poisson, run_poisson),
    KERNEL(OP_randperm_, run_randperm_, .accepts = accepts_randperm_),
    KERNEL(OP_tril, run_tril, .also = DTYPES_ALL),
    KERNEL(OP_triu, run_triu, .also = DTYPES_ALL),
    {0},
};
