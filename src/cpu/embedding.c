/* embedding.c - rows of a table by index, and the sum of gradients back into them.
 *
 * The backward pass gives each thread a range of the table and lets it read all indices: no two threads write one row,
 * and every row sums its gradients in the order of the indices, whatever the number of threads. */
#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/move.h"
#include "ops/generated/attrs.h"

static int64_t index_at(torc_tensor t, int64_t i) {
    return t->dtype == TORC_INT64 ? ((const int64_t *)tensor_data(t))[i] : ((const int32_t *)tensor_data(t))[i];
}

typedef struct lookup {
    torc_tensor weight, indices, out;
} lookup;
static void look_up(void *context, int64_t begin, int64_t end) {
    const lookup *l = context;
    size_t row = (size_t)l->weight->sizes[1] * tensor_itemsize(l->weight);
    for (int64_t i = begin; i < end; i++)
        memcpy((char *)tensor_data(l->out) + (size_t)i * row,
               (const char *)tensor_data(l->weight) + (size_t)index_at(l->indices, i) * row, row);
}
static bool check_indices(torc_tensor indices, int64_t rows) {
    for (int64_t i = 0; i < indices->numel; i++) {
        int64_t k = index_at(indices, i);
        if (k < 0 || k >= rows) return FAIL(INDEX, "index out of range in self");
    }
    return true;
}
static bool run_embedding(const torc_call *c) {
    lookup l = {c->in[0], c->in[1], c->out[0]};
    if (!check_indices(l.indices, l.weight->sizes[0])) return false;
    if (c->out[0]->numel) parallel_for(l.indices->numel, MAX(1, 16384 / MAX(1, l.weight->sizes[1])), look_up, &l);
    return true;
}

typedef struct sums {
    torc_tensor grad, indices, out;
    int64_t padding, width;
    const int64_t *counts; /* how often each row occurs; NULL: not wanted */
    float *wide;           /* float16 and bfloat16 sum in float: rows × width */
} sums;
static void add_rows(void *context, int64_t begin, int64_t end) {
    const sums *s = context;
    int64_t n = s->indices->numel, w = s->width;
    int dtype = s->grad->dtype;
    for (int64_t i = 0; i < n; i++) {
        int64_t k = index_at(s->indices, i);
        if (k < begin || k >= end || k == s->padding) continue;
        double scale = s->counts ? 1.0 / (double)s->counts[k] : 1;
        if (dtype == TORC_FLOAT64) {
            double *to = (double *)tensor_data(s->out) + k * w;
            const double *from = (const double *)tensor_data(s->grad) + i * w;
            for (int64_t j = 0; j < w; j++) to[j] += from[j] * scale;
        } else if (dtype == TORC_FLOAT32) {
            float *to = (float *)tensor_data(s->out) + k * w, f = (float)scale;
            const float *from = (const float *)tensor_data(s->grad) + i * w;
            for (int64_t j = 0; j < w; j++) to[j] += from[j] * f;
        } else {
            float *to = s->wide + k * w;
            for (int64_t j = 0; j < w; j++) to[j] += (float)(get_float(dtype, tensor_data(s->grad), i * w + j) * scale);
        }
    }
    if (s->wide)
        store_f32(dtype, element_mut(dtype, tensor_data(s->out), begin * w), 1, s->wide + begin * w, (end - begin) * w);
}
typedef struct sums_plan {
    int64_t rows, padding;
    size_t counts_bytes, wide_bytes; /* 0: not wanted */
} sums_plan;
static bool plan_embedding_dense_backward(const torc_call *c, void *plan, size_t *scratch) {
    const embedding_dense_backward_attrs *a = c->attrs;
    sums_plan p = {.rows = a->num_weights, .padding = a->padding_idx};
    if (a->scale_grad_by_freq) p.counts_bytes = ((size_t)p.rows * 8 + 63) / 64 * 64;
    if (dtype_half(c->in[0]->dtype)) p.wide_bytes = (size_t)c->out[0]->numel * 4;
    *scratch = p.counts_bytes + p.wide_bytes;
    *(sums_plan *)plan = p;
    return true;
}
static bool run_embedding_dense_backward(const torc_call *c) {
    const sums_plan *p = c->plan;
    torc_tensor out = c->out[0];
    if (!check_indices(c->in[1], p->rows)) return false;
    if (!out->numel) return true;
    sums s = {.grad = c->in[0], .indices = c->in[1], .out = out, .padding = p->padding, .width = out->sizes[1]};
    cpu_zero(tensor_data(out), (size_t)out->numel * tensor_itemsize(out));
    if (p->counts_bytes) {
        int64_t *counts = c->scratch;
        memset(counts, 0, p->counts_bytes);
        for (int64_t i = 0; i < s.indices->numel; i++) counts[index_at(s.indices, i)]++;
        s.counts = counts;
    }
    if (p->wide_bytes) {
        s.wide = (float *)(void *)((char *)c->scratch + p->counts_bytes);
        cpu_zero(s.wide, p->wide_bytes);
    }
    int64_t work = MAX(s.indices->numel * s.width, 1); /* every thread reads all indices: few, large ranges */
    parallel_for(p->rows, MAX(1, MAX(p->rows / parallel_threads(), p->rows * 16384 / work)), add_rows, &s);
    return true;
}

const kernel cpu_embedding_kernels[] = {
    KERNEL(OP_embedding, run_embedding, .also = DTYPES_ALL),
    PLANNED(OP_embedding_dense_backward, run_embedding_dense_backward, plan_embedding_dense_backward, sums_plan),
    {0},
};
