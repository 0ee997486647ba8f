/* attention.c - attention and its gradients on CUDA, through cuDNN.
 *
 * The graph is the definition: two products with a softmax between them. cuDNN knows the pattern and runs it as one
 * kernel that never stores the matrix of weights; what forward leaves for backward is the logarithm of each row's sum.
 * Engines recognize the pattern by its form, so the order and types of the operations below matter: scores are float32,
 * weights are rounded to the inputs' dtype before they multiply the values.
 *
 * Gradients: with P the weights and D the row sums of grad * output, dV = P' dO, dS = P (dO V' - D), dQ = dS K, dK =
 * dS' Q.
 *
 * Note [The order of dQ's sums]
 * A kernel that walks over keys adds to dQ from many blocks. By default they add to a float32 accumulator in whatever
 * order they finish, so dQ may differ in its last bits from run to run, as PyTorch's does. With `deterministic` on, an
 * engine keeps dS in memory instead, B H L S halves of workspace, which costs up to a quarter of the speed.
 *
 * Note [Masks]
 * A mask (bool, or a number to add) becomes a number to add of the inputs' dtype, in scratch and of the mask's own size:
 * batch and heads that it is broadcast over have size 1, and queries stride 0 (given size 1, engines accept them and compute
 * something else); only where no engine takes that are they written out. Since exp(-inf - -inf) is no number, -inf becomes a number that no exponential survives, and
 * a query that may see nothing is noticed on that occasion: afterwards its output is zeroed and the logarithm of its sum
 * is set to infinity, from which all its weights, and so its gradients, come out as 0 in backward.
 *
 * Key and value may have fewer heads than the query has: each is shared by neighbours.
 *
 * Note [Dropout]
 * With M the mask of weights that stay, each with probability 1 - p, the weights that multiply the values are W = M P /
 * (1 - p). The mask is never stored: the library draws it from a seed and an offset, in backward once more the same.
 * Both are in device memory, where attention_draw_ put them and moved the generator on by one number per weight, as
 * PyTorch does around the same engines: a replayed graph draws anew. In backward dP is masked too, and since D is the
 * row sums of dW W, dS = P (M dW - (1 - p) D) / (1 - p). p is part of the graph, so each has plans of its own. */
#include <math.h>

#include "cuda/kernels/attention_args.h"
#include "cuda/kernels/attentionone.h"
#include "cuda/graphs/random.h"
#include "core/backends.h"
#include "core/shape.h"
#include "cuda/kernels/dnn.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/precision.h"
#include "ops/generated/attrs.h"

enum { Q = 1, K, V, O, STATS, SCALE, LOWEST, ONE, GRAD, DQ, DK, DV, SUMS, ACCUMULATOR, BIAS, SEED, OFFSET, MORE };
typedef struct problem {
    int32_t dtype, causal, accumulate, biased;
    int64_t b, h, heads, l, s, e, ev; /* h: of queries; heads: of keys and values */
    int64_t q[4], k[4], v[4], o[4], grad[4], dq[4], dk[4], dv[4], bias[4]; /* strides */
    int64_t bias_sizes[3];
    double stay; /* with which probability a weight is not dropped; 1: no dropout */
} problem;

/* ------------------------------------------------------------------------------------------ graphs */
typedef struct graph {
    dnn_builder *b;
    const problem *p;
    cudnnDataType_t io;
    int64_t score[4], score_strides[4], row[4], row_strides[4];
} graph;

static graph graph_of(dnn_builder *b, const problem *p) {
    return (graph){b,
                   p,
                   dnn_type(p->dtype),
                   {p->b, p->h, p->l, p->s},
                   {p->h * p->l * p->s, p->l * p->s, p->s, 1},
                   {p->b, p->h, p->l, 1},
                   {p->h * p->l, p->l, 1, 1}};
}
static dnn_desc given(const graph *g, int64_t uid, int64_t heads, int64_t rows, int64_t columns,
                      const int64_t *strides) {
    const int64_t dims[4] = {g->p->b, heads, rows, columns};
    return dnn_given(g->b, uid, g->io, 4, dims, strides, 16);
}
/* Of queries, and of keys. */
static dnn_desc matrix(const graph *g, int64_t uid, int64_t rows, int64_t columns, const int64_t *strides) {
    return given(g, uid, g->p->h, rows, columns, strides);
}
static dnn_desc transposed(const graph *g, int64_t uid, int64_t rows, int64_t columns, const int64_t *strides) {
    const int64_t dims[4] = {g->p->b, g->p->heads, columns, rows},
                  turned[4] = {strides[0], strides[1], strides[3], strides[2]};
    return dnn_given(g->b, uid, g->io, 4, dims, turned, 16);
}
static dnn_desc scores(const graph *g, cudnnDataType_t type) {
    return dnn_between(g->b, type, 4, g->score, g->score_strides);
}
static dnn_desc row(const graph *g) { return dnn_between(g->b, CUDNN_DATA_FLOAT, 4, g->row, g->row_strides); }
static dnn_desc float_row(const graph *g, int64_t uid) {
    return dnn_given(g->b, uid, CUDNN_DATA_FLOAT, 4, g->row, g->row_strides, 16);
}
static dnn_desc pointwise(const graph *g, cudnnPointwiseMode_t mode, dnn_desc x, dnn_desc with) {
    dnn_desc y = scores(g, CUDNN_DATA_FLOAT);
    dnn_pointwise(g->b, mode, CUDNN_DATA_FLOAT, x, with, NULL, y, 0);
    return y;
}
static dnn_desc causal(const graph *g, dnn_desc x) {
    dnn_desc at_row = scores(g, CUDNN_DATA_INT32), at_column = scores(g, CUDNN_DATA_INT32),
             seen = scores(g, CUDNN_DATA_BOOLEAN), y = scores(g, CUDNN_DATA_FLOAT);
    dnn_pointwise(g->b, CUDNN_POINTWISE_GEN_INDEX, CUDNN_DATA_FLOAT, x, NULL, NULL, at_row, 2);
    dnn_pointwise(g->b, CUDNN_POINTWISE_GEN_INDEX, CUDNN_DATA_FLOAT, x, NULL, NULL, at_column, 3);
    dnn_pointwise(g->b, CUDNN_POINTWISE_CMP_GE, CUDNN_DATA_BOOLEAN, at_row, at_column, NULL, seen, 0);
    dnn_pointwise(g->b, CUDNN_POINTWISE_BINARY_SELECT, CUDNN_DATA_FLOAT, x, dnn_number(g->b, LOWEST, 4), seen, y, 0);
    return y;
}

/* Scores times the scale, plus the bias. */
static dnn_desc scaled(const graph *g, dnn_desc s, dnn_desc scale) {
    const problem *p = g->p;
    s = pointwise(g, CUDNN_POINTWISE_MUL, s, scale);
    if (!p->biased) return s;
    const int64_t dims[4] = {p->bias_sizes[0], p->bias_sizes[1], p->bias_sizes[2], p->s};
    return pointwise(g, CUDNN_POINTWISE_ADD, s, dnn_given(g->b, BIAS, g->io, 4, dims, p->bias, 16));
}

/* 1 where a weight stays, 0 elsewhere. */
static dnn_desc mask_of_dropout(const graph *g) {
    static const int64_t ones[4] = {1, 1, 1, 1};
    dnn_desc mask = scores(g, CUDNN_DATA_FLOAT);
    dnn_bernoulli(g->b, g->p->stay, dnn_given(g->b, SEED, CUDNN_DATA_INT64, 4, ones, ones, 16),
                  dnn_given(g->b, OFFSET, CUDNN_DATA_INT64, 4, ones, ones, 16), mask);
    return mask;
}
static void describe_forward(dnn_builder *b, const void *bytes) {
    const problem *p = bytes;
    const graph g = graph_of(b, p);
    dnn_desc q = matrix(&g, Q, p->l, p->e, p->q), k = transposed(&g, K, p->s, p->e, p->k),
             v = given(&g, V, p->heads, p->s, p->ev, p->v), o = matrix(&g, O, p->l, p->ev, p->o),
             s = scores(&g, CUDNN_DATA_FLOAT);
    dnn_matmul(b, q, k, s);
    s = scaled(&g, s, dnn_number(b, SCALE, 4));
    if (p->causal) s = causal(&g, s);
    dnn_desc highest = row(&g), sum = row(&g), log = row(&g), weights = scores(&g, g.io);
    dnn_reduce(b, CUDNN_REDUCE_TENSOR_MAX, s, highest);
    s = pointwise(&g, CUDNN_POINTWISE_SUB, s, highest);
    s = pointwise(&g, CUDNN_POINTWISE_EXP, s, NULL);
    dnn_reduce(b, CUDNN_REDUCE_TENSOR_ADD, s, sum);
    dnn_pointwise(b, CUDNN_POINTWISE_LOG, CUDNN_DATA_FLOAT, sum, NULL, NULL, log, 0);
    dnn_pointwise(b, CUDNN_POINTWISE_ADD, CUDNN_DATA_FLOAT, highest, log, NULL, float_row(&g, STATS), 0);
    if (p->stay < 1) {
        s = pointwise(&g, CUDNN_POINTWISE_DIV, s, sum);
        s = pointwise(&g, CUDNN_POINTWISE_MUL, s, mask_of_dropout(&g));
        dnn_pointwise(b, CUDNN_POINTWISE_MUL, CUDNN_DATA_FLOAT, s, dnn_number(b, MORE, 4), NULL, weights, 0);
    } else
        dnn_pointwise(b, CUDNN_POINTWISE_DIV, CUDNN_DATA_FLOAT, s, sum, NULL, weights, 0);
    dnn_matmul(b, weights, v, o);
}

/* y = x w, the gradient of keys or values; summed over the queries' heads that share one. */
static void gradient(const graph *g, dnn_desc x, dnn_desc w, int64_t uid, int64_t columns, const int64_t *strides) {
    const problem *p = g->p;
    dnn_desc y = given(g, uid, p->heads, p->s, columns, strides);
    if (p->heads == p->h) {
        dnn_matmul(g->b, x, w, y);
        return;
    }
    const int64_t dims[4] = {p->b, p->h, p->s, columns}, dense[4] = {p->h * p->s * columns, p->s * columns, columns, 1};
    dnn_desc each = dnn_between(g->b, g->io, 4, dims, dense);
    dnn_matmul(g->b, x, w, each);
    dnn_reduce(g->b, CUDNN_REDUCE_TENSOR_ADD, each, y);
}
static void describe_backward(dnn_builder *b, const void *bytes) {
    const problem *p = bytes;
    const graph g = graph_of(b, p);
    const int64_t turned[4] = {p->b, p->h, p->s, p->l}, turned_strides[4] = {p->h * p->l * p->s, p->l * p->s, 1, p->s},
                  wide[4] = {p->b, p->h, p->l, p->ev}, wide_strides[4] = {p->h * p->l * p->ev, p->l * p->ev, p->ev, 1},
                  keys[4] = {p->b, p->heads, p->s, p->e};
    dnn_desc q = matrix(&g, Q, p->l, p->e, p->q), k = transposed(&g, K, p->s, p->e, p->k),
             v = transposed(&g, V, p->s, p->ev, p->v), o = matrix(&g, O, p->l, p->ev, p->o),
             grad = matrix(&g, GRAD, p->l, p->ev, p->grad), scale = dnn_number(b, SCALE, 4),
             drops = p->stay < 1 ? mask_of_dropout(&g) : NULL, more = drops ? dnn_number(b, MORE, 4) : NULL;
    /* row sums of grad * output */
    dnn_desc both = dnn_between(b, CUDNN_DATA_FLOAT, 4, wide, wide_strides), sum = row(&g), sums = float_row(&g, SUMS);
    dnn_pointwise(b, CUDNN_POINTWISE_MUL, CUDNN_DATA_FLOAT, grad, o, NULL, both, 0);
    dnn_reduce(b, CUDNN_REDUCE_TENSOR_ADD, both, sum);
    dnn_pointwise(b, CUDNN_POINTWISE_MUL, CUDNN_DATA_FLOAT, sum, dnn_number(b, ONE, 4), NULL, sums, 0);
    /* the weights again, and the values' gradient */
    dnn_desc s = scores(&g, CUDNN_DATA_FLOAT), weights_turned = dnn_between(b, g.io, 4, turned, turned_strides);
    dnn_matmul(b, q, k, s);
    s = scaled(&g, s, scale);
    s = pointwise(&g, CUDNN_POINTWISE_SUB, s, float_row(&g, STATS));
    if (p->causal) s = causal(&g, s);
    dnn_desc weights = pointwise(&g, CUDNN_POINTWISE_EXP, s, NULL), used = weights;
    if (drops) used = pointwise(&g, CUDNN_POINTWISE_MUL, used, drops);
    if (drops) used = pointwise(&g, CUDNN_POINTWISE_MUL, used, more);
    dnn_reshape(b, used, weights_turned);
    gradient(&g, weights_turned, grad, DV, p->ev, p->dv);
    /* the scores' gradient, and from it those of keys and queries */
    dnn_desc d = scores(&g, CUDNN_DATA_FLOAT), d_turned = dnn_between(b, g.io, 4, turned, turned_strides),
             k_again = dnn_between(b, CUDNN_DATA_FLOAT, 4, keys, p->k), dq = matrix(&g, DQ, p->l, p->e, p->dq);
    dnn_matmul(b, grad, v, d);
    if (drops) d = pointwise(&g, CUDNN_POINTWISE_MUL, d, drops);
    d = pointwise(&g, CUDNN_POINTWISE_SUB, d, sums);
    d = pointwise(&g, CUDNN_POINTWISE_MUL, d, weights);
    if (drops) d = pointwise(&g, CUDNN_POINTWISE_MUL, d, more);
    d = pointwise(&g, CUDNN_POINTWISE_MUL, d, scale);
    dnn_reshape(b, d, d_turned);
    gradient(&g, d_turned, q, DK, p->e, p->dk);
    dnn_reshape(b, k, k_again);
    if (p->accumulate) {
        const int64_t dims[4] = {p->b, p->h, p->l, p->e}, strides[4] = {p->h * p->l * p->e, p->l * p->e, p->e, 1};
        dnn_desc accumulator = dnn_given(b, ACCUMULATOR, CUDNN_DATA_FLOAT, 4, dims, strides, 16);
        dnn_matmul(b, d, k_again, accumulator);
        dnn_pointwise(b, CUDNN_POINTWISE_IDENTITY, CUDNN_DATA_FLOAT, accumulator, NULL, NULL, dq, 0);
    } else
        dnn_matmul(b, d, k_again, dq);
}

/* ------------------------------------------------------------------------------------------ running
 * Rooms of scratch, one after the other, each a multiple of 256 bytes. */
static size_t room(size_t *bytes, int64_t count, size_t item) {
    const size_t at = *bytes;
    *bytes += cuda_rounded((size_t)count * item);
    return at;
}
typedef struct operand {
    int input; /* which of the call's it is */
    bool copied;
    size_t at;
} operand;

/* The strides of an input for the graph; its own if the engines take them, else those of a contiguous copy in scratch. */
static operand place(const torc_call *c, int input, int64_t *strides, size_t *bytes) {
    const torc_tensor t = c->in[input];
    int64_t dense[4];
    strides_contiguous(4, t->sizes, dense);
    bool ok = (uintptr_t)tensor_data(t) % 16 == 0 && (t->strides[3] == 1 || t->sizes[3] == 1);
    for (int i = 0; i < 3; i++)
        ok = ok && (t->sizes[i] == 1 || (t->strides[i] >= t->sizes[3] && t->strides[i] % 8 == 0));
    for (int i = 0; i < 4; i++) strides[i] = ok && t->sizes[i] != 1 ? t->strides[i] : dense[i];
    operand o = {input, !ok, 0};
    if (!ok) o.at = room(bytes, t->numel, tensor_itemsize(t));
    return o;
}
/* The same of the output or its gradient, which may be missing when it is asked whether there is a kernel: it will lie as forward lays it out. */
static operand place_output(const torc_call *c, int input, const problem *p, torc_tensor q, int64_t *strides,
                            size_t *bytes) {
    if (c->in[input]) return place(c, input, strides, bytes);
    const int64_t sizes[4] = {p->b, p->h, p->l, p->ev};
    int64_t dense[4];
    strides_contiguous(4, sizes, dense);
    strides_rows_like(q, p->ev, strides);
    for (int i = 0; i < 4; i++)
        if (sizes[i] == 1) strides[i] = dense[i];
    return (operand){input, false, 0};
}
static bool fetch(const torc_call *c, const operand *o, char *scratch) {
    if (!o->copied) return true;
    const torc_tensor t = c->in[o->input];
    int64_t to[4], from[4];
    const int64_t item = (int64_t)tensor_itemsize(t);
    strides_contiguous(4, t->sizes, to);
    for (int i = 0; i < 4; i++) to[i] *= item, from[i] = t->strides[i] * item;
    return cuda_move(t->device.index, scratch + o->at, to, tensor_data(t), from, 4, t->sizes, (size_t)item);
}
static void *address(const torc_call *c, const operand *o, char *scratch) {
    return o->copied ? scratch + o->at : tensor_data(c->in[o->input]);
}

typedef struct attention_plan {
    problem p;
    operand q, k, v, o, grad;
    int mask;              /* which input it is; 0: there is none */
    int64_t mask_sizes[3]; /* of the number to add, without its columns */
    size_t bias, blind, sums, accumulator, bytes;
    const dnn_plan *plan; /* NULL: it is `one`'s */
    attention_one_args one;
    float scale;
} attention_plan;

/* ------------------------------------------------------------------------------------------ masks: Note [Masks] */

static int64_t columns_of(const problem *p) { return (p->s + 7) / 8 * 8; }
/* The plan, with the mask, which may be input `input`, as the engines want it. */
static bool find(attention_plan *w, const torc_call *c, int input, int flags, dnn_describe *describe) {
    problem *p = &w->p;
    const torc_tensor mask = c->in[input];
    const int device = c->device.index;
    if (!mask) return (w->plan = dnn_find(p, sizeof *p, device, flags, describe)) != NULL;
    const int64_t wide = columns_of(p);
    w->mask = input;
    p->biased = 1;
    int64_t own[3];
    for (int i = 0; i < 3; i++) own[i] = mask->sizes[i] == 1 || mask->strides[i] == 0 ? 1 : mask->sizes[i];
    for (int written = own[2] == p->l; written < 2; written++) {
        memcpy(w->mask_sizes, own, sizeof own);
        if (written) w->mask_sizes[2] = p->l;
        p->bias_sizes[0] = own[0], p->bias_sizes[1] = own[1], p->bias_sizes[2] = p->l;
        p->bias[3] = 1, p->bias[2] = written ? wide : 0;
        p->bias[1] = w->mask_sizes[2] * wide, p->bias[0] = w->mask_sizes[1] * p->bias[1];
        if (!(w->plan = dnn_find(p, sizeof *p, device, flags, describe))) return false;
        if (dnn_supported(w->plan)) break;
    }
    return true;
}
static void mask_rooms(attention_plan *w) {
    if (!w->mask) return;
    const int64_t rows = w->mask_sizes[0] * w->mask_sizes[1] * w->mask_sizes[2];
    w->bias = room(&w->bytes, rows * columns_of(&w->p), 2);
    w->blind = room(&w->bytes, rows, 1);
}
static bool write_mask(const torc_call *c, const attention_plan *w, char *scratch, bool forward) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("attention_mask");
    if (!w->mask) return true;
    const torc_tensor mask = c->in[w->mask];
    const int64_t item = (int64_t)tensor_itemsize(mask);
    attention_mask_args a = {.in = tensor_data(mask),
                             .out = scratch + w->bias,
                             .blind = forward ? (uint8_t *)scratch + w->blind : NULL,
                             .columns = w->p.s,
                             .wide = columns_of(&w->p),
                             .dtype = mask->dtype,
                             .to = w->p.dtype,
                             .item = (int)item};
    for (int i = 0; i < 4; i++) a.strides[i] = mask->sizes[i] == 1 ? 0 : mask->strides[i] * item;
    memcpy(a.sizes, w->mask_sizes, sizeof a.sizes);
    void *params[] = {&a};
    const int device = c->device.index;
    const int64_t rows = a.sizes[0] * a.sizes[1] * a.sizes[2];
    return cuda_launch_slot(&slot, device, cuda_grid(device, rows * 32, MASK_BLOCK, 64), 1, 1, MASK_BLOCK, 1, 1, 0,
                            params);
}
static bool clear_blind(const torc_call *c, const attention_plan *w, char *scratch) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("attention_blind");
    if (!w->mask) return true;
    const problem *p = &w->p;
    blind_args a = {.blind = (uint8_t *)scratch + w->blind,
                    .out = tensor_data(c->out[0]),
                    .stats = tensor_data(c->out[1]),
                    .b = p->b,
                    .h = p->h,
                    .l = p->l,
                    .bytes = p->ev * 2};
    memcpy(a.sizes, w->mask_sizes, sizeof a.sizes);
    for (int i = 0; i < 3; i++) a.strides[i] = p->o[i] * 2;
    void *params[] = {&a};
    const int device = c->device.index;
    return cuda_launch_slot(&slot, device, cuda_grid(device, p->b * p->h * p->l, BLIND_BLOCK, 16), 1, 1, BLIND_BLOCK, 1,
                            1, 0, params);
}
/* ------------------------------------------------------------------------------------------ the rows */
static bool found(const attention_plan *w) {
    if (!w->plan) return false;
    return dnn_supported(w->plan) ||
           FAIL(CUDA, "cuDNN has no engine for attention of %s heads of %lld over %lld keys of %lld: %s",
                torc_dtype_name((torc_dtype)w->p.dtype), (long long)w->p.l, (long long)w->p.s, (long long)w->p.e,
                dnn_reason(w->plan));
}
static problem sizes_of(torc_tensor q, torc_tensor k, torc_tensor v, bool is_causal, double dropout_p) {
    problem p;
    memset(&p, 0, sizeof p);
    p.dtype = q->dtype, p.causal = is_causal, p.stay = 1 - dropout_p;
    p.b = q->sizes[0], p.h = q->sizes[1], p.heads = k->sizes[1], p.l = q->sizes[2], p.e = q->sizes[3],
    p.s = k->sizes[2], p.ev = v->sizes[3];
    return p;
}

/* ------------------------------------------------------------------------------------------ one query
 * Engines give a head to one block, which walks over its keys by tiles made for many queries. */
static bool is_one(const attention_plan *w) {
    const problem *p = &w->p;
    return p->l == 1 && !p->causal && p->stay == 1 && !w->q.copied && !w->k.copied && !w->v.copied &&
           p->b * p->h <= INT32_MAX;
}
static void plan_one(attention_plan *w, torc_tensor mask, int device) {
    const problem *p = &w->p;
    w->one = (attention_one_args){.q = {NULL, p->q[0], p->q[1], 0},
                                  .k = {NULL, p->k[0], p->k[1], p->k[2]},
                                  .v = {NULL, p->v[0], p->v[1], p->v[2]},
                                  .o = {NULL, p->o[0], p->o[1], 0},
                                  .keys = p->s,
                                  .heads = (int)p->h,
                                  .share = (int)(p->h / p->heads),
                                  .e = (int)p->e,
                                  .ev = (int)p->ev};
    if (mask) {
        const int64_t item = (int64_t)tensor_itemsize(mask);
        w->one.mask_batch = mask->sizes[0] == 1 ? 0 : mask->strides[0] * item;
        w->one.mask_head = mask->sizes[1] == 1 ? 0 : mask->strides[1] * item;
        w->one.mask_key = mask->sizes[3] == 1 ? 0 : mask->strides[3] * item;
        w->one.mask_dtype = mask->dtype;
    }
    w->bytes = attention_one_parts(&w->one, p->b * p->h, p->dtype, device);
}
static bool run_one(const torc_call *c, const attention_plan *w) {
    const problem *p = &w->p;
    attention_one_args a = w->one;
    a.q.data = tensor_data(c->in[0]), a.k.data = tensor_data(c->in[1]), a.v.data = tensor_data(c->in[2]);
    a.o.data = tensor_data(c->out[0]), a.stats = tensor_data(c->out[1]);
    a.mask = c->in[3] ? tensor_data(c->in[3]) : NULL;
    a.scale = w->scale, a.parts = c->scratch;
    return attention_one_run(&a, p->b * p->h, p->dtype, c->device.index);
}

/* in: query, key, value, mask, drawn */
static bool forward_of(attention_plan *w, const torc_call *c) {
    const fused_attention_attrs *a = c->attrs;
    memset(w, 0, sizeof *w);
    cuda_precision_latch();
    problem *p = &w->p;
    *p = sizes_of(c->in[0], c->in[1], c->in[2], a->is_causal, a->dropout_p);
    w->scale = (float)a->scale;
    w->q = place(c, 0, p->q, &w->bytes), w->k = place(c, 1, p->k, &w->bytes), w->v = place(c, 2, p->v, &w->bytes);
    strides_rows_like(c->in[0], p->ev, p->o); /* as inference says of results */
    if (is_one(w)) {
        plan_one(w, c->in[3], c->device.index);
        return true;
    }
    if (!find(w, c, 3, 0, describe_forward)) return false;
    mask_rooms(w);
    return true;
}
static bool plan_fused_attention(const torc_call *c, void *plan, size_t *scratch) {
    attention_plan *w = plan;
    if (!c->out[1]->numel) return true;
    if (!forward_of(w, c) || (!is_one(w) && !found(w))) return false;
    *scratch = w->bytes + (w->plan ? dnn_workspace(w->plan) : 0);
    return true;
}
static bool run_fused_attention(const torc_call *c) {
    const attention_plan w = *(const attention_plan *)c->plan;
    char *scratch = c->scratch;
    if (!c->out[1]->numel) return true;
    if (!w.plan) return run_one(c, &w);
    if (!fetch(c, &w.q, scratch) || !fetch(c, &w.k, scratch) || !fetch(c, &w.v, scratch) ||
        !write_mask(c, &w, scratch, true))
        return false;
    float scale = w.scale, lowest = -INFINITY, more = (float)(1 / w.p.stay);
    int64_t uids[11] = {Q, K, V, O, STATS, SCALE};
    void *data[11] = {address(c, &w.q, scratch), address(c, &w.k, scratch), address(c, &w.v, scratch),
                      tensor_data(c->out[0]),    tensor_data(c->out[1]),    &scale};
    int n = 6;
    if (w.p.causal) uids[n] = LOWEST, data[n++] = &lowest;
    if (w.p.biased) uids[n] = BIAS, data[n++] = scratch + w.bias;
    if (w.p.stay < 1) {
        int64_t *drawn = tensor_data(c->in[4]);
        uids[n] = SEED, data[n++] = drawn, uids[n] = OFFSET, data[n++] = drawn + 2, uids[n] = MORE, data[n++] = &more;
    }
    return dnn_execute(w.plan, n, uids, data, scratch ? scratch + w.bytes : NULL) && clear_blind(c, &w, scratch);
}

/* in: grad_output, query, key, value, output, logsumexp, mask, drawn */
static bool backward_of(attention_plan *w, const torc_call *c) {
    const fused_attention_backward_attrs *a = c->attrs;
    const torc_tensor q = c->in[1], k = c->in[2], v = c->in[3];
    memset(w, 0, sizeof *w);
    cuda_precision_latch();
    problem *p = &w->p;
    *p = sizes_of(q, k, v, a->is_causal, a->dropout_p);
    w->scale = (float)a->scale;
    w->q = place(c, 1, p->q, &w->bytes), w->k = place(c, 2, p->k, &w->bytes), w->v = place(c, 3, p->v, &w->bytes);
    w->grad = place_output(c, 0, p, q, p->grad, &w->bytes), w->o = place_output(c, 4, p, q, p->o, &w->bytes);
    strides_rows_like(q, p->e, p->dq), strides_rows_like(k, p->e, p->dk), strides_rows_like(v, p->ev, p->dv);
    w->sums = room(&w->bytes, p->b * p->h * p->l, 4);
    p->accumulate = !CUDA_PRECISION(deterministic); /* Note [The order of dQ's sums] */
    if (!p->accumulate) {
        if (!find(w, c, 6, DNN_REPEATABLE, describe_backward)) return false;
        p->accumulate = !dnn_supported(w->plan);
    }
    if (p->accumulate) {
        w->accumulator = room(&w->bytes, p->b * p->h * p->l * p->e, 4);
        if (!find(w, c, 6, 0, describe_backward)) return false;
    }
    mask_rooms(w);
    return true;
}
/* Are dQ's sums in one order, if that is wanted? */
static bool as_wanted(const attention_plan *w) { return !CUDA_PRECISION(deterministic) || !w->p.accumulate; }
static bool plan_fused_attention_backward(const torc_call *c, void *plan, size_t *scratch) {
    attention_plan *w = plan;
    if (!c->in[5]->numel) return true;
    if (!backward_of(w, c) || !found(w)) return false;
    *scratch = w->bytes + dnn_workspace(w->plan);
    return true;
}
static bool run_fused_attention_backward(const torc_call *c) {
    const attention_plan w = *(const attention_plan *)c->plan;
    char *scratch = c->scratch;
    if (!c->in[5]->numel) return true;
    if (!fetch(c, &w.q, scratch) || !fetch(c, &w.k, scratch) || !fetch(c, &w.v, scratch) || !fetch(c, &w.o, scratch) ||
        !fetch(c, &w.grad, scratch) || !write_mask(c, &w, scratch, false))
        return false;
    if (w.p.accumulate && cuda_cudnn()->cudnnGetVersion() < 90600 &&
        !cuda_zero(c->device.index, scratch + w.accumulator, (size_t)(w.p.b * w.p.h * w.p.l * w.p.e) * 4))
        return false;
    float scale = w.scale, lowest = -INFINITY, stay = (float)w.p.stay /* 1 without dropout */,
          more = (float)(1 / w.p.stay);
    int64_t uids[18];
    void *data[18];
    int n = 0;
#define PASS(uid, value) (uids[n] = (uid), data[n++] = (value))
    PASS(Q, address(c, &w.q, scratch)), PASS(K, address(c, &w.k, scratch)), PASS(V, address(c, &w.v, scratch)),
        PASS(O, address(c, &w.o, scratch)), PASS(GRAD, address(c, &w.grad, scratch));
    PASS(STATS, tensor_data(c->in[5])), PASS(SUMS, scratch + w.sums), PASS(SCALE, &scale), PASS(ONE, &stay);
    PASS(DQ, tensor_data(c->out[0])), PASS(DK, tensor_data(c->out[1])), PASS(DV, tensor_data(c->out[2]));
    if (w.p.causal) PASS(LOWEST, &lowest);
    if (w.p.biased) PASS(BIAS, scratch + w.bias);
    if (w.p.accumulate) PASS(ACCUMULATOR, scratch + w.accumulator);
    if (w.p.stay < 1) {
        int64_t *drawn = tensor_data(c->in[7]);
        PASS(SEED, drawn), PASS(OFFSET, drawn + 2), PASS(MORE, &more);
    }
#undef PASS
    return dnn_execute(w.plan, n, uids, data, scratch + w.bytes);
}

static bool run_attention_draw(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("attention_draw");
    const attention_draw__attrs *a = c->attrs;
    const int device = c->device.index;
    draw_args args = {.out = tensor_data(c->out[0]), .used = ((uint64_t)a->count + 3) / 4 * 4};
    if (!cuda_generator_state(a->generator, device, &args.state)) return false;
    void *params[] = {&args};
    return cuda_launch_slot(&slot, device, 1, 1, 1, 32, 1, 1, 0, params);
}

/* ------------------------------------------------------------------------------------------ what is supported
 * The engines multiply on tensor cores: halves, heads of at most 128 that are multiples of 8. All do what is plain; for keys and values of fewer
 * heads than the query's, and for dropout, they are asked, by `supports`. Who calls these rows has done that, so a call is refused for what
 * is seen without asking an engine, and its problem is described once, by its plan. */
static bool fits(torc_tensor q, torc_tensor k, torc_tensor v) {
    return dtype_half(q->dtype) && q->sizes[3] % 8 == 0 && v->sizes[3] % 8 == 0 && q->sizes[3] <= 128 &&
           v->sizes[3] <= 128 && q->sizes[2] <= INT32_MAX && k->sizes[2] <= INT32_MAX;
}
static bool takes(torc_tensor q, torc_tensor k, torc_tensor v) {
    return fits(q, k, v) && q->numel && k->numel && v->numel && BACKENDS(cudnn_enabled);
}
static bool plain(torc_tensor q, torc_tensor k, double dropout_p) {
    return q->sizes[1] == k->sizes[1] && dropout_p == 0;
}
static bool supports_fused_attention(const torc_call *c) {
    if (!takes(c->in[0], c->in[1], c->in[2])) return false;
    if (plain(c->in[0], c->in[1], ((const fused_attention_attrs *)c->attrs)->dropout_p)) return true;
    attention_plan w;
    return forward_of(&w, c) && (is_one(&w) || dnn_supported(w.plan));
}
static bool supports_fused_attention_backward(const torc_call *c) {
    if (!takes(c->in[1], c->in[2], c->in[3])) return false;
    if (plain(c->in[1], c->in[2], ((const fused_attention_backward_attrs *)c->attrs)->dropout_p)) return true;
    attention_plan w;
    return backward_of(&w, c) && dnn_supported(w.plan) && as_wanted(&w);
}
static bool accepts(const torc_call *c, torc_tensor q, torc_tensor k, torc_tensor v) {
    return fits(q, k, v) ||
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for heads of %lld and %lld elements of '%s' on CUDA",
                row_said(c->row), (long long)q->sizes[3], (long long)v->sizes[3], dtype_scalar_name(q->dtype));
}
static bool accepts_fused_attention(const torc_call *c) {
    return !c->out[1]->numel || accepts(c, c->in[0], c->in[1], c->in[2]);
}
static bool accepts_fused_attention_backward(const torc_call *c) {
    return !c->in[5]->numel || accepts(c, c->in[1], c->in[2], c->in[3]);
}
/* Which engines there are depends on the problem, so it is described once more here; what was found is remembered (dnn_find). */
static bool repeats_fused_attention_backward(const torc_call *c) {
    attention_plan w;
    return !c->in[5]->numel || (backward_of(&w, c) && as_wanted(&w));
}

const kernel cuda_attention_kernels[] = {
    PLANNED(OP_fused_attention, run_fused_attention, plan_fused_attention, attention_plan,
            .supports = supports_fused_attention, .accepts = accepts_fused_attention),
    PLANNED(OP_fused_attention_backward, run_fused_attention_backward, plan_fused_attention_backward, attention_plan,
            .supports = supports_fused_attention_backward, .accepts = accepts_fused_attention_backward,
            .deterministic = repeats_fused_attention_backward),
    KERNEL(OP_attention_draw_, run_attention_draw),
    {0},
};
