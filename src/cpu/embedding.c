/* embedding.c - rows of a table by index, and the sum of gradients back into them.
 *
 * The backward pass gives each thread a range of the table and lets it read all indices: no two threads write one row,
 * and every row sums its gradients in the order of the indices, whatever the number of threads. */
#include "cpu/blocks.h"
#include "cpu/combine.h"
#include "cpu/families.h"
#include "cpu/move.h"
#include "cpu/rows.h"
#include "ops/generated/attrs.h"

/* ------------------------------------------------------------------------------------------------- rows of a table */
void rows_plan(rows_slots *p, int dtype, int64_t rows, int64_t width, int64_t length, bool frequency, size_t *scratch) {
    *p = (rows_slots){.rows = rows, .width = width, .length = length, .dtype = dtype, .frequency = frequency};
    p->counts_at = *scratch;
    if (frequency) *scratch += (size_t)(rows + 7) / 8 * 64;
    if (!dtype_half(dtype)) return;
    p->most = MIN(rows, length);
    p->slots_at = *scratch;
    *scratch += (size_t)(rows + 7) / 8 * 64;
    p->wide_at = *scratch;
    *scratch += (size_t)(p->most * width) * sizeof(float);
}
void rows_begin(rows_sums *s, const rows_slots *p, const int64_t *indices, const void *from, void *to, int64_t padding,
                void *scratch) {
    *s = (rows_sums){.p = p, .from = from, .to = to};
    cpu_zero(to, (size_t)(p->rows * p->width) * dtype_size(p->dtype));
    if (p->frequency) {
        int64_t *counts = (int64_t *)(void *)((char *)scratch + p->counts_at);
        cpu_zero(counts, (size_t)p->rows * sizeof *counts);
        for (int64_t i = 0; i < p->length; i++) counts[indices[i]]++;
        s->counts = counts;
    }
    if (!dtype_half(p->dtype)) return;
    s->slots = (int64_t *)(void *)((char *)scratch + p->slots_at);
    s->wide = (float *)(void *)((char *)scratch + p->wide_at);
    memset(s->slots, 0xff, (size_t)p->rows * sizeof *s->slots);
    int64_t used = 0;
    for (int64_t i = 0; i < p->length; i++) {
        const int64_t k = indices[i];
        if (k >= 0 && k < p->rows && k != padding && s->slots[k] < 0) s->slots[k] = used++;
    }
    cpu_zero(s->wide, (size_t)(used * p->width) * sizeof(float));
}
int64_t rows_grain(const rows_slots *p) {
    const int64_t work = MAX(p->length * p->width, 1);
    return MAX(1, MAX(p->rows / parallel_threads(), p->rows * 16384 / work)); /* few, large ranges */
}

static MULTI_ISA void add_row_f(float *restrict to, const float *restrict from, float scale, int64_t n) {
    for (int64_t k = 0; k < n; k++) to[k] += from[k] * scale;
}
static MULTI_ISA void add_row_d(double *restrict to, const double *restrict from, double scale, int64_t n) {
    for (int64_t k = 0; k < n; k++) to[k] += from[k] * scale;
}
void rows_add(const rows_sums *s, int64_t to, int64_t from, double scale) {
    enum { WIDE = 256 };
    const rows_slots *p = s->p;
    const int64_t w = p->width;
    if (s->counts) scale /= (double)s->counts[to];
    if (p->dtype == TORC_FLOAT32)
        add_row_f((float *)s->to + to * w, (const float *)s->from + from * w, (float)scale, w);
    else if (p->dtype == TORC_FLOAT64)
        add_row_d((double *)s->to + to * w, (const double *)s->from + from * w, scale, w);
    else
        for (int64_t c = 0; c < w; c += WIDE) {
            float row[WIDE];
            const int64_t n = MIN(WIDE, w - c);
            load_f32(row, p->dtype, element(p->dtype, s->from, from * w + c), 1, n);
            add_row_f(s->wide + s->slots[to] * w + c, row, (float)scale, n);
        }
}
void rows_add_one(const rows_sums *s, int64_t to, int64_t column, int64_t from) {
    const rows_slots *p = s->p;
    const int64_t w = p->width;
    if (p->dtype == TORC_FLOAT32)
        ((float *)s->to)[to * w + column] += ((const float *)s->from)[from * w + column];
    else if (p->dtype == TORC_FLOAT64)
        ((double *)s->to)[to * w + column] += ((const double *)s->from)[from * w + column];
    else
        s->wide[s->slots[to] * w + column] += (float)get_float(p->dtype, s->from, from * w + column);
}
void rows_finish(const rows_sums *s, int64_t begin, int64_t end) {
    const rows_slots *p = s->p;
    const int64_t w = p->width;
    if (!s->wide) return;
    for (int64_t k = begin; k < end; k++)
        if (s->slots[k] >= 0) store_f32(p->dtype, element_mut(p->dtype, s->to, k * w), 1, s->wide + s->slots[k] * w, w);
}
void rows_finish_range(void *sums, int64_t begin, int64_t end) { rows_finish(sums, begin, end); }

/* ------------------------------------------------------------------------------------------------- embedding */
typedef struct table_indices {
    const void *data;
    int64_t count, limit;
    bool narrow; /* int32 */
    _Atomic bool bad;
} table_indices;
static inline int64_t index_at(const table_indices *t, int64_t i) {
    return t->narrow ? ((const int32_t *)t->data)[i] : ((const int64_t *)t->data)[i];
}
static MULTI_ISA bool outside32(const int32_t *v, int64_t n, uint32_t limit) {
    uint32_t bad = 0;
    for (int64_t i = 0; i < n; i++) bad |= (uint32_t)v[i] >= limit;
    return bad;
}
static void check_range(void *context, int64_t begin, int64_t end) {
    table_indices *t = context;
    const bool bad = t->narrow ? outside32((const int32_t *)t->data + begin, end - begin,
                                           (uint32_t)MIN(t->limit, INT32_MAX + INT64_C(1)))
                               : any_outside((const int64_t *)t->data + begin, end - begin, 0, t->limit);
    if (bad) atomic_store_explicit(&t->bad, true, memory_order_relaxed);
}
static bool read_indices(table_indices *t, torc_tensor indices, int64_t rows) {
    t->data = indices->numel ? tensor_data(indices) : NULL;
    t->count = indices->numel, t->limit = rows, t->narrow = indices->dtype != TORC_INT64;
    atomic_init(&t->bad, false);
    parallel_for(t->count, 16384, check_range, t);
    return !atomic_load_explicit(&t->bad, memory_order_relaxed) || FAIL(INDEX, "index out of range in self");
}

typedef struct lookup {
    table_indices indices;
    const char *table;
    char *out;
    size_t row;             /* bytes */
    int64_t width, step[2]; /* of the table: elements of a row, and bytes from row to row and from element to element */
    gather_fn *gather;
} lookup;
/* Rows of as many bytes as a number has are copied as such, others of few bytes by the two numbers that cover them. */
#define COPY_ROWS(T)                                                                      \
    for (int64_t i = begin; i < end; i++) {                                               \
        const char *from = l->table + index_at(&l->indices, i) * l->step[0];              \
        T head, tail;                                                                     \
        memcpy(&head, from, sizeof(T)), memcpy(&tail, from + row - sizeof(T), sizeof(T)); \
        memcpy(l->out + (size_t)i * row, &head, sizeof(T));                               \
        memcpy(l->out + (size_t)(i + 1) * row - sizeof(T), &tail, sizeof(T));             \
    }
static void look_up(void *context, int64_t begin, int64_t end) {
    const lookup *l = context;
    const size_t row = l->row;
    if (row >= 16 && row <= 32)
        COPY_ROWS(bytes16)
    else if (row >= 8 && row < 16)
        COPY_ROWS(bytes8)
    else if (row >= 4 && row < 8)
        COPY_ROWS(bytes4)
    else
        for (int64_t i = begin; i < end; i++)
            memcpy(l->out + (size_t)i * row, l->table + index_at(&l->indices, i) * l->step[0], row);
}
/* Rows whose elements do not lie side by side. */
static void look_up_elements(void *context, int64_t begin, int64_t end) {
    enum { SOME = 256 };
    const lookup *l = context;
    const int64_t item = (int64_t)l->row / l->width, step[3] = {l->step[0], sizeof(int64_t), (int64_t)l->row},
                  stride[3] = {l->step[1], 0, item};
    int64_t index[SOME];
    for (int64_t k = begin; k < end; k += SOME) {
        const int64_t n = MIN(SOME, end - k);
        for (int64_t i = 0; i < n; i++) index[i] = index_at(&l->indices, k + i);
        l->gather(l->table, (const char *)index, l->out + (size_t)k * l->row, n, step, l->width, stride);
    }
}
static bool run_embedding(const torc_call *c) {
    torc_tensor weight = c->in[0];
    const int64_t item = (int64_t)tensor_itemsize(weight), width = weight->sizes[1];
    lookup l = {.row = (size_t)(width * item),
                .width = width,
                .step = {weight->strides[0] * item, weight->strides[1] * item},
                .gather = gather_of((size_t)item)};
    if (!read_indices(&l.indices, c->in[1], weight->sizes[0])) return false;
    if (!c->out[0]->numel) return true;
    l.table = tensor_data(weight), l.out = tensor_data(c->out[0]);
    parallel_for(l.indices.count, MAX(1, 16384 / MAX(1, width)),
                 width == 1 || l.step[1] == item ? look_up : look_up_elements, &l);
    return true;
}

typedef struct sums {
    rows_sums rows;
    const int64_t *indices;
    int64_t padding;
} sums;
static void add_rows(void *context, int64_t begin, int64_t end) {
    const sums *s = context;
    for (int64_t i = 0; i < s->rows.p->length; i++) {
        const int64_t k = s->indices[i];
        if (k >= begin && k < end && k != s->padding) rows_add(&s->rows, k, i, 1);
    }
    rows_finish(&s->rows, begin, end);
}
typedef struct sums_plan {
    rows_slots slots;
    int64_t padding;
    size_t long_at; /* in scratch: indices of int32 as int64 */
} sums_plan;
static bool plan_embedding_dense_backward(const torc_call *c, void *plan, size_t *scratch) {
    const embedding_dense_backward_attrs *a = c->attrs;
    sums_plan *p = plan;
    *p = (sums_plan){.padding = a->padding_idx};
    torc_tensor indices = c->in[1];
    if (indices->dtype != TORC_INT64) *scratch = (size_t)(indices->numel + 7) / 8 * 64;
    rows_plan(&p->slots, c->in[0]->dtype, a->num_weights, c->out[0]->sizes[1], indices->numel, a->scale_grad_by_freq,
              scratch);
    return true;
}
static bool run_embedding_dense_backward(const torc_call *c) {
    const sums_plan *p = c->plan;
    torc_tensor grad = c->in[0], out = c->out[0];
    table_indices t;
    sums s = {.padding = p->padding};
    if (!read_indices(&t, c->in[1], p->slots.rows)) return false;
    if (!out->numel) return true;
    s.indices = t.data;
    if (t.narrow && t.count) {
        int64_t *all = (int64_t *)(void *)((char *)c->scratch + p->long_at);
        for (int64_t i = 0; i < t.count; i++) all[i] = ((const int32_t *)t.data)[i];
        s.indices = all;
    }
    rows_begin(&s.rows, &p->slots, s.indices, grad->numel ? tensor_data(grad) : NULL, tensor_data(out), p->padding,
               c->scratch);
    parallel_for(p->slots.rows, rows_grain(&p->slots), add_rows, &s);
    return true;
}

const kernel cpu_embedding_kernels[] = {
    KERNEL(OP_embedding, run_embedding, .also = DTYPES_ALL, .strided = 1 << 0),
    PLANNED(OP_embedding_dense_backward, run_embedding_dense_backward, plan_embedding_dense_backward, sums_plan),
    {0},
};
