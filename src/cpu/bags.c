/* bags.c - embedding_bag: the sum, the mean or the maximum of the rows of a table that each bag names, and the gradients.
 *
 * A bag's rows are summed in the order of its indices, in float for 16 bits, column by column: a stretch of columns stays in registers while
 * the bag is gone through. Threads share out the bags. Gradients of the table go to ranges of its rows, or of its columns for a maximum: every thread
 * goes through all bags and takes what is its own, so no two threads write one element, and each sums in the order of the indices. */
#include "ops/bags.h"

#include "cpu/bags.h"
#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/move.h"
#include "cpu/rows.h"
#include "ops/generated/attrs.h"

typedef struct bags_plan {
    bags_span span; /* without addresses */
    int64_t grain;
    int dtype;
    rows_slots slots;  /* of the table's gradient */
    size_t samples_at; /* in scratch: the weights of samples of 16 bits as float */
} bags_plan;
typedef struct bags_job {
    bags_span span;
    const bags_plan *p;
    bags_fill *fill;
    const bags_loops *loops;
    const void *grad;
    rows_sums sums;
} bags_job;

/* ------------------------------------------------------------------------------------------------- kernels */
typedef struct bags_check {
    const int64_t *values;
    uint64_t limit;
    _Atomic bool bad;
} bags_check;
static MULTI_ISA bool any_outside(const int64_t *v, int64_t n, uint64_t limit) {
    uint64_t bad = 0;
    for (int64_t i = 0; i < n; i++) bad |= (uint64_t)v[i] >= limit;
    return bad;
}
static void check_indices(void *context, int64_t begin, int64_t end) {
    bags_check *k = context;
    if (any_outside(k->values + begin, end - begin, k->limit))
        atomic_store_explicit(&k->bad, true, memory_order_relaxed);
}
static void *bytes_of(torc_tensor t) { return t && t->numel ? tensor_data(t) : NULL; }
static bool set_indices(bags_job *j, torc_tensor indices, torc_tensor offsets) {
    bags_span *s = &j->span;
    s->indices = bytes_of(indices), s->offsets = bytes_of(offsets);
    bags_check k = {.values = s->indices, .limit = (uint64_t)j->span.rows};
    if (s->offsets && !bags_offsets_fit(s->offsets, offsets->numel, s->length)) return false;
    atomic_init(&k.bad, false);
    parallel_for(s->length, 16384, check_indices, &k);
    return !atomic_load_explicit(&k.bad, memory_order_relaxed) || bags_indices_fit(s->indices, s->length, j->span.rows);
}
static void set_bags(bags_plan *p, torc_tensor indices, torc_tensor per_sample, int64_t bags, int64_t rows,
                     int64_t width, int64_t padding, int64_t mode, int dtype, size_t *scratch) {
    *p = (bags_plan){.dtype = dtype, .samples_at = *scratch};
    p->span = (bags_span){.bags = bags,
                          .each = bags ? indices->numel / bags : 0,
                          .rows = rows,
                          .width = width,
                          .length = indices->numel,
                          .padding = padding,
                          .mode = (int)mode};
    p->grain = MAX(1, 16384 / MAX(1, (indices->numel / MAX(1, bags) + 1) * width));
    if (per_sample && dtype_half(dtype)) *scratch += (size_t)(indices->numel + 15) / 16 * 64;
}
static void set_per_sample(bags_job *j, torc_tensor t, void *scratch) {
    const bags_plan *p = j->p;
    j->span.per_sample = bytes_of(t);
    if (!j->span.per_sample || !dtype_half(p->dtype)) return;
    float *to = (float *)(void *)((char *)scratch + p->samples_at);
    load_f32(to, p->dtype, j->span.per_sample, 1, p->span.length);
    j->span.per_sample = to;
}
static bool supports_bags(const torc_call *c) { return c->in[1]->numel < INT32_MAX; /* places in bags */ }
static bool accepts_bags(const torc_call *c) {
    return supports_bags(c) || FAIL(NOT_IMPLEMENTED, "%s: too many indices", row_said(c->row));
}
static bool plan_bag(const torc_call *c, void *plan, size_t *scratch) {
    const fused_embedding_bag_attrs *a = c->attrs;
    torc_tensor w = c->in[0];
    set_bags(plan, c->in[1], c->in[3], a->bags, w->sizes[0], w->sizes[1], a->padding_idx, a->mode, w->dtype, scratch);
    return true;
}
static void fill_bags(void *context, int64_t begin, int64_t end) {
    const bags_job *j = context;
    j->fill(&j->span, begin, end);
}
static bool run_bag(const torc_call *c) {
    const bags_plan *p = c->plan;
    const bags_loops *loops = ISA_PICK(bags_loops);
    bags_job j = {.p = p, .span = p->span};
    if (!set_indices(&j, c->in[1], c->in[2])) return false;
    if (!c->out[0]->numel) return true;
    j.span.table = bytes_of(c->in[0]), j.span.out = tensor_data(c->out[0]), j.span.chosen = bytes_of(c->out[1]);
    j.fill = p->dtype == TORC_FLOAT32   ? loops->fill_f32
             : p->dtype == TORC_FLOAT64 ? loops->fill_f64
             : p->dtype == TORC_FLOAT16 ? loops->fill_f16
                                        : loops->fill_bf16;
    set_per_sample(&j, c->in[3], c->scratch);
    parallel_for(p->span.bags, p->grain, fill_bags, &j);
    return true;
}

/* Gradients of the table: the rows from `begin` to `end` of it. */
static void spread_bags(void *context, int64_t begin, int64_t end) {
    const bags_job *j = context;
    const bags_span *s = &j->span;
    for (int64_t b = 0; b < s->bags; b++) {
        const int64_t first = bag_begin(s, b), last = bag_begin(s, b + 1);
        double share = 0;
        for (int64_t i = first; i < last; i++) {
            const int64_t k = s->indices[i];
            if (k < begin || k >= end || k == s->padding) continue;
            if (share == 0)
                share = s->mode == BAGS_MEAN ? 1 / (double)bag_counts(s->indices + first, last - first, s->padding) : 1;
            double scale = share;
            if (s->per_sample)
                scale *= j->p->dtype == TORC_FLOAT64 ? ((const double *)s->per_sample)[i]
                                                     : (double)((const float *)s->per_sample)[i];
            rows_add(&j->sums, k, b, scale);
        }
    }
    rows_finish(&j->sums, begin, end);
}
/* Of a maximum: columns. */
static void spread_chosen(void *context, int64_t begin, int64_t end) {
    const bags_job *j = context;
    const int64_t w = j->span.width;
    for (int64_t b = 0; b < j->span.bags; b++)
        for (int64_t k = begin; k < end; k++) {
            const int64_t row = j->span.chosen[b * w + k];
            if (row >= 0 && row < j->span.rows) rows_add_one(&j->sums, row, k, b);
        }
}
/* Gradients of the weights of samples: a bag's gradient times the rows. */
static float dot_half(const bags_job *j, const void *x, const void *y) {
    enum { WIDE = 256 };
    const int dtype = j->p->dtype;
    float a[WIDE], b[WIDE], sum = 0;
    for (int64_t c = 0; c < j->span.width; c += WIDE) {
        const int64_t wide = MIN(WIDE, j->span.width - c);
        load_f32(a, dtype, element(dtype, x, c), 1, wide);
        load_f32(b, dtype, element(dtype, y, c), 1, wide);
        sum += j->loops->dot_f32(a, b, wide);
    }
    return sum;
}
static void weigh_samples(void *context, int64_t begin, int64_t end) {
    const bags_job *j = context;
    const bags_span *s = &j->span;
    const int dtype = j->p->dtype;
    const int64_t w = s->width;
    for (int64_t b = begin; b < end; b++)
        for (int64_t i = bag_begin(s, b); i < bag_begin(s, b + 1); i++) {
            const void *g = element(dtype, j->grad, b * w), *row = element(dtype, s->table, s->indices[i] * w);
            if (s->indices[i] == s->padding)
                set_float(dtype, s->out, i, 0);
            else if (dtype == TORC_FLOAT32)
                ((float *)s->out)[i] = j->loops->dot_f32(g, row, w);
            else if (dtype == TORC_FLOAT64)
                ((double *)s->out)[i] = j->loops->dot_f64(g, row, w);
            else
                set_float(dtype, s->out, i, (double)dot_half(j, g, row));
        }
}
static bool plan_bag_backward(const torc_call *c, void *plan, size_t *scratch) {
    const fused_embedding_bag_backward_attrs *a = c->attrs;
    torc_tensor g = c->in[0];
    bags_plan *p = plan;
    const bool most = a->mode == BAGS_MAX;
    set_bags(p, c->in[2], c->in[4], g->sizes[0], a->num_weights, g->sizes[1], a->padding_idx, a->mode, g->dtype,
             scratch);
    if (a->need_weight)
        rows_plan(&p->slots, g->dtype, a->num_weights, g->sizes[1], most ? g->numel : p->span.length,
                  a->scale_grad_by_freq && !most, scratch);
    return true;
}
static bool run_bag_backward(const torc_call *c) {
    const bags_plan *p = c->plan;
    const bool most = p->span.mode == BAGS_MAX;
    torc_tensor weight = c->out[0], samples = c->out[1];
    bags_job j = {.p = p, .span = p->span, .loops = ISA_PICK(bags_loops), .grad = bytes_of(c->in[0])};
    if (!set_indices(&j, c->in[2], c->in[3])) return false;
    j.span.table = bytes_of(c->in[1]), j.span.chosen = bytes_of(c->in[5]);
    set_per_sample(&j, c->in[4], c->scratch);
    if (weight && weight->numel) {
        rows_begin(&j.sums, &p->slots, most ? j.span.chosen : j.span.indices, j.grad, tensor_data(weight),
                   p->span.padding, c->scratch);
        if (!most)
            parallel_for(p->span.rows, rows_grain(&p->slots), spread_bags, &j);
        else if (j.grad) {
            parallel_for(p->span.width, MAX(16, 16384 / p->span.bags), spread_chosen, &j);
            parallel_for(p->span.rows, MAX(1, 16384 / p->span.width), rows_finish_range, &j.sums);
        }
    }
    if (samples && samples->numel) {
        j.span.out = tensor_data(samples);
        if (!p->span.bags) cpu_zero(j.span.out, (size_t)samples->numel * tensor_itemsize(samples)); /* in no bag */
        parallel_for(p->span.bags, p->grain, weigh_samples, &j);
    }
    return true;
}

const kernel cpu_bags_kernels[] = {
    PLANNED(OP_fused_embedding_bag, run_bag, plan_bag, bags_plan, .supports = supports_bags, .accepts = accepts_bags),
    PLANNED(OP_fused_embedding_bag_backward, run_bag_backward, plan_bag_backward, bags_plan),
    {0},
};
