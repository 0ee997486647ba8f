/* rules_nn.c - gradients of the rows of nn.def.
 *
 * Most rows have a backward row of their own; these rules call it, and the rule of a backward row is where second
 * derivatives come from. A backward pass that is linear in the incoming gradient (pooling, dropout, embedding, nll) is
 * differentiated by its own forward pass. Convolution is bilinear, so its second derivatives are convolutions again.
 * The normalizations share one formula, see Note [Twice through a normalization]. */
#include <math.h>

#include "autograd/node.h"
#include "core/backends.h"
#include "core/shape.h"
#include "ops/bags.h"
#include "ops/generated/attrs.h"
#include "ops/generated/functions.h"
#include "ops/generated/internal.h"
#include "ops/kernel.h"
#include "ops/padding.h"
#include "ops/recurrent.h"
#include "ops/resample.h"
#include "ops/seams.h"

#define LIST(a) (torc_ints_of((a).v, (a).count))
static torc_tensor plus(torc_tensor a, torc_tensor b) { return !a ? b : !b ? a : torc_add(a, b); }

/* ---------------------------------------------------------------------------------------- recurrent networks */
/* The same as a place of its own in the graph: one input of a call may be made of another, and what goes to this one by way of that is none of the
 * call's gradient. */
static torc_tensor itself(torc_tensor t) { return torc_view_as(t, t); }
/* Gradients that are themselves differentiated, of what a kernel did at once: the inputs as tensors that nothing else is computed from, and the
 * gradients of y, which was computed from them by calls. */
static bool stand_alone(autograd_node *n, torc_tensor *in, int count) {
    for (int k = 0; k < count; k++)
        if (in[k] && NEED(k)) in[k] = itself(in[k]);
    return !FAILED();
}
static void set_grads_of(autograd_node *n, const torc_tensor *in, int nin, const torc_tensor *y, int ny) {
    torc_tensor of[4], of_y[4], g[4];
    int count = 0, outputs = 0;
    for (int k = 0; k < nin; k++)
        if (in[k] && NEED(k)) of[count++] = in[k];
    for (int k = 0; k < ny && k < n->nout; k++)
        if (y[k] && GRAD_OUT(k)) of_y[outputs] = y[k], g[outputs++] = GRAD_OUT(k);
    if (!outputs || !count || FAILED()) return;
    const torc_tensors grads =
        torc_autograd_grad(((torc_tensors){of_y, outputs}), ((torc_tensors){of, count}),
                           .grad_outputs = ((torc_tensors){g, outputs}), .create_graph = true, .allow_unused = true);
    for (int k = 0, at = 0; k < nin && grads.count == count; k++)
        if (in[k] && NEED(k)) SET(k, grads.data[at++]);
}
void backward_fused_rnn_layers(autograd_node *n) {
    ATTRS(fused_rnn_layers);
    torc_tensor x = IN(0), h = IN(1), c = IN(2), w = IN(3), y = OUT(0), kept = OUT(3);
    if (!x || !h || !w || !y || !kept || FAILED()) return;
    if (autograd_grad_enabled) {
        const rnn_layers of = {(rnn_kind)a->kind, a->batch_sizes, a->layers, a->bidirectional, a->biases};
        torc_tensor in[] = {x, h, c, w}, again[3] = {NULL};
        if (stand_alone(n, in, 4) && rnn_layers_in_steps(&of, in[0], in[1], in[2], in[3], again))
            set_grads_of(n, in, 4, again, 3);
        return;
    }
    torc_tensor grad = GRAD_OUT(0) ? GRAD_OUT(0) : torc_zeros_like(y);
    const op_fused_rnn_layers_backward_result r =
        op_fused_rnn_layers_backward(x, h, c, w, y, kept, grad, GRAD_OUT(1), c ? GRAD_OUT(2) : NULL,
                                     LIST(a->batch_sizes), a->kind, a->layers, a->bidirectional, a->biases, a->train);
    SET(0, r.grad_input), SET(1, r.grad_first_hidden), SET(3, r.grad_weights);
    if (c) SET(2, r.grad_first_cell);
}
/* ------------------------------------------------------------------------------------------------ gates */
void backward_glu(autograd_node *n) {
    ATTRS(glu);
    torc_tensor x = IN(0);
    if (!x) return;
    const torc_tensor both[] = {GRAD, x};
    const fused_glu_backward_attrs attrs = {a->dim};
    if (!autograd_grad_enabled && kernel_supports(OP_fused_glu_backward, both, 2, &attrs)) {
        SET(0, op_fused_glu_backward(GRAD, x, a->dim));
        return;
    }
    int64_t dim = a->dim;
    if (!x->ndim) {
        FAIL(RUNTIME, "glu does not support 0-dimensional tensors");
        return;
    }
    if (!dim_wrap(&dim, x->ndim)) return;
    if (x->sizes[dim] % 2) {
        FAIL(RUNTIME, "Halving dimension must be even, but dimension %lld is size %lld", (long long)dim,
             (long long)x->sizes[dim]);
        return;
    }
    const int64_t half = x->sizes[dim] / 2;
    torc_tensor y = torc_narrow(x, a->dim, 0, half), gate = torc_narrow(x, a->dim, half, half);
    SET(0, torc_cat(TENSORS(op_glu_each(GRAD, gate), op_glu_gate_backward(GRAD, y, gate)), a->dim));
}

/* ------------------------------------------------------------------------------------------------ softmax */
void backward_softmax(autograd_node *n) {
    ATTRS(softmax);
    SET(0, op_softmax_backward(GRAD, OUT(0), a->dim));
}
void backward_log_softmax(autograd_node *n) {
    ATTRS(log_softmax);
    SET(0, op_log_softmax_backward(GRAD, OUT(0), a->dim));
}
void backward_softmax_backward(autograd_node *n) {
    ATTRS(softmax_backward);
    torc_tensor g = IN(0), y = IN(1);
    if (NEED(0)) SET(0, op_softmax_backward(GRAD, y, a->dim));
    if (NEED(1)) {
        torc_ints dim = DIMS(a->dim);
        torc_tensor gy = torc_sum(torc_mul(g, y), .dim = dim, .keepdim = true),
                    hy = torc_sum(torc_mul(GRAD, y), .dim = dim, .keepdim = true);
        SET(1, torc_sub(torc_mul(GRAD, torc_sub(g, gy)), torc_mul(g, hy)));
    }
}
void backward_log_softmax_backward(autograd_node *n) {
    ATTRS(log_softmax_backward);
    torc_tensor g = IN(0), p = torc_exp(IN(1));
    torc_ints dim = DIMS(a->dim);
    if (NEED(0)) SET(0, torc_sub(GRAD, torc_sum(torc_mul(GRAD, p), .dim = dim, .keepdim = true)));
    if (NEED(1)) SET(1, torc_neg(torc_mul(torc_mul(GRAD, p), torc_sum(g, .dim = dim, .keepdim = true))));
}

/* -------------------------------------------------------------------------------------------------- norms
 * Note [Twice through a normalization]
 * Let x̂ = (x − μ)·r with r = 1/σ, u = g·w, and P(v) = v − mean(v) − x̂·mean(x̂·v), a symmetric projection; means run over
 * what is normalized. Then ∂x̂ = r·P(∂x), ∂r = −r²·mean(x̂·∂x), and the backward pass is
 *     gx = r·P(u)      gw = Σ g·x̂      gb = Σ g.
 * For incoming G0, G1, G2 the gradients of <G0, gx> + <G1, gw> + <G2, gb> are
 *     g:  w·r·P(G0) + G1·x̂ + G2
 *     w:  Σ g·r·P(G0)
 *     x:  r·P(q) − r·x̂·mean(G0·gx)      with q = g·G1 − r·(mean(u·x̂)·G0 + mean(G0·x̂)·u).
 * Where no mean is subtracted, P(v) = v − x̂·mean(x̂·v) and all else holds.
 * μ and r are saved numbers, without a history. Where that is recorded, for a third derivative, they get one: what is added to them is 0, and has their
 * dependence on x, of r through 1/r² = ε + the mean square of x − μ. */
typedef struct norm_terms {
    torc_tensor g, x, w, mean, rstd,
        grad[3];      /* w, mean and the gradients may be NULL; all shaped to broadcast against x */
    torc_ints dims;   /* normalized */
    torc_ints shared; /* over which elements have one weight; none: the engine's leading ones */
} norm_terms;
static torc_tensor average(const norm_terms *t, torc_tensor v) { return torc_mean(v, .dim = t->dims, .keepdim = true); }
static torc_tensor project(const norm_terms *t, torc_tensor v, torc_tensor xhat) {
    torc_tensor r = t->mean ? torc_sub(v, average(t, v)) : v;
    return torc_sub(r, torc_mul(xhat, average(t, torc_mul(v, xhat))));
}
/* As the input is shaped, whose elements the rule may have seen in other dimensions. */
static torc_tensor shaped(autograd_node *n, int at, torc_tensor v) {
    const grad_spec *s = IN_SPEC(at);
    bool fits = !v || (v->ndim == s->ndim && !memcmp(v->sizes, s->sizes, sizeof(int64_t) * (size_t)s->ndim));
    return fits ? v : torc_reshape(v, SPEC_SHAPE(s));
}
static torc_tensor change(torc_tensor v) { return torc_sub(v, torc_detach(v)); } /* 0, with the history of v */
static norm_terms with_history(norm_terms t) {
    if (!torc_is_grad_enabled() || !torc_requires_grad(t.x)) return t;
    torc_tensor mean = t.mean ? average(&t, t.x) : NULL, from = mean ? torc_sub(t.x, mean) : t.x;
    if (mean) t.mean = torc_add(t.mean, change(mean));
    t.rstd = torc_rsqrt(torc_add(torc_reciprocal(torc_square(t.rstd)), change(average(&t, torc_mul(from, from)))));
    return t;
}
static void normalized_twice(autograd_node *n, const norm_terms *saved, int at_g, int at_x, int at_w) {
    const norm_terms terms = with_history(*saved), *const t = &terms;
    torc_tensor xhat = torc_mul(t->mean ? torc_sub(t->x, t->mean) : t->x, t->rstd),
                u = t->w ? torc_mul(t->g, t->w) : t->g;
    torc_tensor projected = t->grad[0] ? torc_mul(t->rstd, project(t, t->grad[0], xhat)) : NULL;
    if (!xhat || !u) return;
    if (NEED(at_g)) {
        torc_tensor r = projected && t->w ? torc_mul(projected, t->w) : projected;
        if (t->grad[1]) r = plus(r, torc_mul(t->grad[1], xhat));
        if (t->grad[2]) r = plus(r, torc_expand(t->grad[2], torc_ints_of(t->g->sizes, t->g->ndim)));
        if (r) SET(at_g, shaped(n, at_g, r));
    }
    if (NEED(at_x)) {
        torc_tensor q = t->grad[1] ? torc_mul(t->g, t->grad[1]) : NULL, more = NULL;
        if (t->grad[0]) {
            torc_tensor gx = torc_mul(t->rstd, project(t, u, xhat));
            torc_tensor both = torc_add(torc_mul(average(t, torc_mul(u, xhat)), t->grad[0]),
                                        torc_mul(average(t, torc_mul(t->grad[0], xhat)), u));
            q = plus(q, torc_neg(torc_mul(t->rstd, both)));
            more = torc_neg(torc_mul(torc_mul(t->rstd, xhat), average(t, torc_mul(t->grad[0], gx))));
        }
        torc_tensor r = q ? plus(torc_mul(t->rstd, project(t, q, xhat)), more) : NULL;
        if (r) SET(at_x, shaped(n, at_x, r));
    }
    if (t->w && projected && NEED(at_w)) {
        torc_tensor r = torc_mul(t->g, projected);
        SET(at_w, t->shared.count ? shaped(n, at_w, torc_sum(r, .dim = t->shared)) : r);
    }
}

void backward_native_layer_norm(autograd_node *n) {
    ATTRS(native_layer_norm);
    if (!GRAD) return;
    op_native_layer_norm_backward_result r = op_native_layer_norm_backward(
        GRAD, IN(0), LIST(a->normalized_shape), OUT(1), OUT(2), IN(1), NEED(0), NEED(1), NEED(2));
    SET(0, r.grad_input), SET(1, r.grad_weight), SET(2, r.grad_bias);
}
void backward_native_layer_norm_backward(autograd_node *n) {
    ATTRS(native_layer_norm_backward);
    norm_terms t = {.g = IN(0),
                    .x = IN(1),
                    .mean = IN(2),
                    .rstd = IN(3),
                    .w = IN(4),
                    .grad = {GRAD_OUT(0), GRAD_OUT(1), GRAD_OUT(2)}};
    if (!t.x) return;
    int64_t dims[TORC_MAX_DIMS], k = a->normalized_shape.count;
    for (int64_t i = 0; i < k; i++) dims[i] = t.x->ndim - k + i;
    t.dims = torc_ints_of(dims, k);
    normalized_twice(n, &t, 0, 1, 4);
}

void backward_native_batch_norm(autograd_node *n) {
    ATTRS(native_batch_norm);
    if (!GRAD) return;
    op_native_batch_norm_backward_result r = op_native_batch_norm_backward(
        GRAD, IN(0), IN(1), a->training ? NULL : IN(3), a->training ? NULL : IN(4), a->training ? OUT(1) : NULL,
        a->training ? OUT(2) : NULL, a->training, a->eps, NEED(0), NEED(1), NEED(2));
    SET(0, r.grad_input), SET(1, r.grad_weight), SET(2, r.grad_bias);
}
static torc_tensor per_channel(torc_tensor v, int ndim) {
    int64_t shape[TORC_MAX_DIMS];
    if (!v) return NULL;
    for (int i = 0; i < ndim; i++) shape[i] = 1;
    shape[1] = v->numel;
    return torc_reshape(v, torc_ints_of(shape, ndim));
}
void backward_native_batch_norm_backward(autograd_node *n) {
    ATTRS(native_batch_norm_backward);
    torc_tensor x = IN(1);
    if (!x) return;
    int nd = x->ndim;
    norm_terms t = {.g = IN(0),
                    .x = x,
                    .w = per_channel(IN(2), nd),
                    .grad = {GRAD_OUT(0), per_channel(GRAD_OUT(1), nd), per_channel(GRAD_OUT(2), nd)}};
    int64_t dims[TORC_MAX_DIMS], k = 0;
    for (int i = 0; i < nd; i++)
        if (i != 1) dims[k++] = i;
    t.dims = torc_ints_of(dims, k);
    if (a->train) {
        t.mean = per_channel(IN(5), nd), t.rstd = per_channel(IN(6), nd);
        t.shared = t.dims;
        normalized_twice(n, &t, 0, 1, 2);
        return;
    }
    /* by running statistics the pass is linear: gx = g·w·r, gw = Σ g·(x − μ)·r, gb = Σ g */
    t.mean = per_channel(IN(3), nd), t.rstd = per_channel(torc_rsqrt(torc_add(IN(4), NUMBER(a->eps))), nd);
    if (NEED(0)) {
        torc_tensor r = t.grad[0] ? torc_mul(t.grad[0], t.w ? torc_mul(t.w, t.rstd) : t.rstd) : NULL;
        if (t.grad[1]) r = plus(r, torc_mul(t.grad[1], torc_mul(torc_sub(x, t.mean), t.rstd)));
        if (t.grad[2]) r = plus(r, torc_expand(t.grad[2], SPEC_SHAPE(IN_SPEC(0))));
        if (r) SET(0, r);
    }
    if (NEED(1) && t.grad[1]) SET(1, torc_mul(torc_mul(t.grad[1], t.rstd), t.g));
    if (NEED(2) && t.grad[0]) SET(2, torc_sum(torc_mul(torc_mul(t.grad[0], t.g), t.rstd), .dim = t.dims));
}

void backward_native_group_norm(autograd_node *n) {
    ATTRS(native_group_norm);
    if (!GRAD) return;
    op_native_group_norm_backward_result r = op_native_group_norm_backward(
        GRAD, IN(0), OUT(1), OUT(2), IN(1), a->N, a->C, a->HxW, a->group, NEED(0), NEED(1), NEED(2));
    SET(0, r.grad_input), SET(1, r.grad_weight), SET(2, r.grad_bias);
}
/* Seen as (N, groups, channels of a group, HxW). */
void backward_native_group_norm_backward(autograd_node *n) {
    ATTRS(native_group_norm_backward);
    const int64_t each = a->C / a->group, full[4] = {a->N, a->group, each, a->HxW}, row[4] = {a->N, a->group, 1, 1},
                  channel[4] = {1, a->group, each, 1};
    static const int64_t normalized[] = {2, 3}, shared[] = {0, 3};
    torc_tensor in[8] = {IN(0), IN(1), GRAD_OUT(0), IN(2), IN(3), IN(4), GRAD_OUT(1), GRAD_OUT(2)};
    for (int k = 0; k < 8; k++)
        if (in[k]) in[k] = torc_reshape(in[k], torc_ints_of(k < 3 ? full : k < 5 ? row : channel, 4));
    norm_terms t = {.g = in[0],
                    .x = in[1],
                    .mean = in[3],
                    .rstd = in[4],
                    .w = in[5],
                    .grad = {in[2], in[6], in[7]},
                    .dims = torc_ints_of(normalized, 2),
                    .shared = torc_ints_of(shared, 2)};
    if (t.g && t.x && t.mean && t.rstd) normalized_twice(n, &t, 0, 1, 4);
}
void backward_fused_rms_norm(autograd_node *n) {
    ATTRS(_fused_rms_norm);
    if (!GRAD) return;
    op__fused_rms_norm_backward_result r =
        op__fused_rms_norm_backward(GRAD, IN(0), LIST(a->normalized_shape), OUT(1), IN(1), NEED(0), NEED(1));
    SET(0, r.grad_input), SET(1, r.grad_weight);
}
void backward_fused_rms_norm_backward(autograd_node *n) {
    ATTRS(_fused_rms_norm_backward);
    norm_terms t = {.g = IN(0), .x = IN(1), .rstd = IN(2), .w = IN(3), .grad = {GRAD_OUT(0), GRAD_OUT(1)}};
    if (!t.g || !t.x || !t.rstd) return;
    int64_t dims[TORC_MAX_DIMS], k = a->normalized_shape.count;
    for (int64_t i = 0; i < k; i++) dims[i] = t.x->ndim - k + i;
    t.dims = torc_ints_of(dims, k);
    normalized_twice(n, &t, 0, 1, 3);
}

/* ------------------------------------------------------------------------------------ dropout and embedding */
void backward_native_dropout(autograd_node *n) {
    ATTRS(native_dropout);
    double scale = !a->train || a->p == 0 ? 1 : a->p == 1 ? 0 : 1 / (1 - a->p);
    SET(0, op_native_dropout_backward(GRAD, OUT(1), scale));
}
void backward_native_dropout_backward(autograd_node *n) {
    ATTRS(native_dropout_backward);
    if (NEED(0)) SET(0, op_native_dropout_backward(GRAD, IN(1), a->scale));
}
void backward_embedding(autograd_node *n) {
    ATTRS(embedding);
    SET(0, op_embedding_dense_backward(GRAD, IN(1), IN_SPEC(0)->sizes[0], a->padding_idx, a->scale_grad_by_freq));
}
void backward_embedding_dense_backward(autograd_node *n) {
    ATTRS(embedding_dense_backward);
    torc_tensor rows = torc_embedding(GRAD, IN(1));
    if (a->padding_idx >= 0)
        rows = torc_masked_fill(rows, torc_unsqueeze(torc_eq(IN(1), NUMBER(a->padding_idx)), -1), NUMBER(0.0));
    SET(0, rows);
}

/* Of gradients that are to be differentiated again, and where there is no kernel: by way of a row for each index. */
static void bags_row_by_row(autograd_node *n, const fused_embedding_bag_attrs *a) {
    torc_tensor index = IN(1), offsets = IN(2), per_sample = IN(3);
    const int64_t rows = IN_SPEC(0)->sizes[0], length = index ? index->numel : 0;
    if (!index || FAILED()) return;
    if (a->mode == BAGS_MAX) { /* what no row was chosen for goes to a row more, which is left out */
        torc_tensor chosen = OUT(1), grad = spec_zeros(IN_SPEC(0));
        if (!chosen || !grad) return;
        chosen = torc_where(torc_lt(chosen, NUMBER(0)), NUM(rows), chosen);
        grad = torc_cat(TENSORS(grad, torc_zeros(SHAPE(1, GRAD->sizes[1]), .dtype = torc_tensor_dtype(GRAD),
                                                 .device = GRAD->device)),
                        0);
        SET(0, torc_narrow(torc_scatter_add(grad, 0, chosen, GRAD), 0, 0, rows));
        return;
    }
    torc_tensor bag = !a->bags ? NULL
                      : offsets
                          ? bags_of(offsets, length, a->bags)
                          : torc_repeat_interleave(torc_arange(a->bags, .dtype = TORC_INT64, .device = index->device),
                                                   length / a->bags);
    torc_tensor each =
        bag ? torc_index_select(GRAD, 0, bag)
            : torc_zeros(SHAPE(length, GRAD->sizes[1]), .dtype = torc_tensor_dtype(GRAD), .device = GRAD->device);
    torc_tensor counted =
        a->padding_idx < 0 ? NULL : torc_to(torc_ne(index, NUMBER(a->padding_idx)), .dtype = torc_tensor_dtype(GRAD));
    if (counted) each = torc_mul(each, torc_unsqueeze(counted, 1));
    if (a->mode == BAGS_MEAN && bag) {
        torc_tensor one = counted ? torc_to(counted, .dtype = TORC_INT64)
                                  : torc_ones(SHAPE(length), .dtype = TORC_INT64, .device = GRAD->device);
        torc_tensor many =
            torc_index_add(torc_zeros(SHAPE(a->bags), .dtype = TORC_INT64, .device = GRAD->device), 0, bag, one);
        each = torc_div(each, torc_unsqueeze(torc_clamp_min(torc_index_select(many, 0, bag), NUMBER(1)), 1));
    }
    if (NEED(3)) SET(3, torc_sum(torc_mul(each, torc_embedding(IN(0), index)), .dim = DIMS(1)));
    if (per_sample) each = torc_mul(each, torc_unsqueeze(per_sample, 1));
    if (NEED(0)) SET(0, op_embedding_dense_backward(each, index, rows, a->padding_idx, a->scale_grad_by_freq));
}
void backward_fused_embedding_bag(autograd_node *n) {
    ATTRS(fused_embedding_bag);
    const bool need_weight = NEED(0), need_per_sample = NEED(3);
    const int64_t rows = IN_SPEC(0)->sizes[0];
    const fused_embedding_bag_backward_attrs attrs = {
        rows, a->mode, a->padding_idx, a->scale_grad_by_freq, need_weight, need_per_sample};
    if (autograd_grad_enabled) {
        bags_row_by_row(n, a);
        return;
    }
    const torc_tensor in[] = {GRAD,  need_per_sample ? IN(0) : NULL,     IN(1), IN(2),
                              IN(3), a->mode == BAGS_MAX ? OUT(1) : NULL};
    if (FAILED() || !kernel_supports(OP_fused_embedding_bag_backward, in, 6, &attrs)) {
        if (!FAILED()) bags_row_by_row(n, a);
        return;
    }
    const op_fused_embedding_bag_backward_result r =
        op_fused_embedding_bag_backward(in[0], in[1], in[2], in[3], in[4], in[5], rows, a->mode, a->padding_idx,
                                        a->scale_grad_by_freq, need_weight, need_per_sample);
    if (need_weight) SET(0, r.grad_weight);
    if (need_per_sample) SET(3, r.grad_per_sample);
}

/* -------------------------------------------------------------------------------------------- convolution */
#define GEOMETRY LIST(a->stride), LIST(a->padding), LIST(a->dilation), a->transposed, LIST(a->output_padding), a->groups
void backward_convolution(autograd_node *n) {
    ATTRS(convolution);
    op_convolution_backward_result r = op_convolution_backward(GRAD, IN(0), IN(1), GEOMETRY, NEED(0), NEED(1), NEED(2));
    SET(0, r.grad_input), SET(1, r.grad_weight), SET(2, r.grad_bias);
}
void backward_convolution_backward(autograd_node *n) {
    ATTRS(convolution_backward);
    torc_tensor g0 = GRAD_OUT(0), g1 = GRAD_OUT(1), g2 = GRAD_OUT(2), g = IN(0), x = IN(1), w = IN(2);
    if (!g) return;
    if (NEED(0)) {
        torc_tensor r = NULL;
        if (g0) r = (torc_convolution)(g0, w, g2, GEOMETRY);
        if (g1) r = plus(r, (torc_convolution)(x, g1, g0 ? NULL : g2, GEOMETRY));
        if (!g0 && !g1 && g2) r = torc_expand(per_channel(g2, g->ndim), SPEC_SHAPE(IN_SPEC(0)));
        if (r) SET(0, r);
    }
    if (NEED(1) && g1) SET(1, op_convolution_backward(g, x, g1, GEOMETRY, true, false, false).grad_input);
    if (NEED(2) && g0) SET(2, op_convolution_backward(g, g0, w, GEOMETRY, false, true, false).grad_weight);
}

/* ------------------------------------------------------------------------------------------------ images */
static int64_t height(const grad_spec *s) { return s->sizes[s->ndim - 2]; }
static int64_t width(const grad_spec *s) { return s->sizes[s->ndim - 1]; }
static torc_ints image(const grad_spec *s) { return torc_ints_of(s->sizes + 2, s->ndim - 2); }
void backward_fused_interpolate(autograd_node *n) {
    ATTRS(fused_interpolate);
    SET(0, op_fused_interpolate_backward(GRAD, image(IN_SPEC(0)), a->mode, a->align_corners, a->scale_d, a->scale_h,
                                         a->scale_w));
}
void backward_fused_interpolate_backward(autograd_node *n) {
    ATTRS(fused_interpolate_backward);
    SET(0,
        op_fused_interpolate(GRAD, image(IN_SPEC(0)), a->mode, a->align_corners, a->scale_d, a->scale_h, a->scale_w));
}
/* A gradient of an image that lies channels last does so too, whichever way the gradients lie that it is made of. */
static torc_tensor as_input_lies(const autograd_node *n, torc_tensor g) {
    const grad_spec *s = IN_SPEC(0);
    if (!s->channels_last || !g || g->ndim != s->ndim) return g;
    return torc_contiguous(g, .memory_format = s->ndim == 4 ? TORC_CHANNELS_LAST : TORC_CHANNELS_LAST_3D);
}
void backward_fused_pad(autograd_node *n) {
    ATTRS(fused_pad);
    const bool last = IN_SPEC(0)->channels_last && a->mode != PADS_AROUND;
    torc_tensor grad = last ? as_input_lies(n, GRAD) : torc_contiguous(GRAD);
    torc_tensor g = op_fused_pad_backward(grad, SPEC_SHAPE(IN_SPEC(0)), torc_ints_of(a->pad.v, a->pad.count), a->mode);
    SET(0, a->mode == PADS_AROUND ? g : flat_in(n, 0, g));
}
void backward_fused_pad_backward(autograd_node *n) {
    ATTRS(fused_pad_backward);
    SET(0, op_fused_pad(GRAD, torc_ints_of(a->pad.v, a->pad.count), a->mode));
}
/* Second derivatives, and sums in order, come of the same steps again. */
void backward_fused_grid_sampler(autograd_node *n) {
    ATTRS(fused_grid_sampler);
    torc_tensor both[] = {IN(0), IN(1)};
    if (!both[0] || !both[1]) return;
    const torc_tensor in[] = {GRAD, both[0], both[1]};
    const fused_grid_sampler_backward_attrs attrs = {a->interpolation_mode, a->padding_mode, a->align_corners, NEED(0),
                                                     NEED(1)};
    if (!autograd_grad_enabled && !BACKENDS(deterministic) &&
        kernel_supports(OP_fused_grid_sampler_backward, in, 3, &attrs)) {
        const op_fused_grid_sampler_backward_result r = op_fused_grid_sampler_backward(
            GRAD, both[0], both[1], a->interpolation_mode, a->padding_mode, a->align_corners, NEED(0), NEED(1));
        SET(0, r.grad_input), SET(1, r.grad_grid);
        return;
    }
    const bool again = autograd_grad_enabled, was = torc_set_grad_enabled(true);
    torc_tensor of[2];
    int count = 0;
    for (int k = 0; k < 2; k++)
        if (NEED(k)) of[count++] = both[k] = again ? itself(both[k]) : torc_requires_grad_(torc_detach(both[k]), true);
    torc_tensor y =
        FAILED() ? NULL
                 : grid_sampled_in_steps(both[0], both[1], a->interpolation_mode, a->padding_mode, a->align_corners);
    torc_tensors grads = {NULL, 0};
    if (y)
        grads = torc_autograd_grad(TENSORS(y), ((torc_tensors){of, count}), .grad_outputs = TENSORS(GRAD),
                                   .create_graph = again);
    torc_set_grad_enabled(was);
    for (int k = 0, at = 0; k < 2 && grads.count == count; k++)
        if (NEED(k)) SET(k, grads.data[at++]);
}
/* Where second derivatives may be wanted, the same steps again. */
void backward_fused_gates(autograd_node *n) {
    ATTRS(fused_gates);
    torc_tensor in[] = {IN(0), IN(1), IN(2)};
    if (!in[0] || !in[1] || !in[2]) return;
    if (!autograd_grad_enabled) {
        const op_fused_gates_backward_result r =
            op_fused_gates_backward(GRAD, n->nout > 1 ? GRAD_OUT(1) : NULL, in[0], in[1], in[2], a->kind);
        SET(0, r.grad_from_input);
        SET(1, a->kind == RNN_LSTM ? r.grad_from_input : r.grad_from_hidden);
        SET(2, r.grad_state);
        return;
    }
    torc_tensor y[2] = {NULL};
    if (!stand_alone(n, in, 3)) return;
    y[0] = gates_in_steps((rnn_kind)a->kind, in[0], in[1], in[2], &y[1]);
    set_grads_of(n, in, 3, y, 2);
}
#define GIVEN(list) torc_ints_of(a->list.v, a->list.count)
void backward_im2col(autograd_node *n) {
    ATTRS(im2col);
    SET(0, torc_col2im(GRAD, SHAPE(height(IN_SPEC(0)), width(IN_SPEC(0))), GIVEN(kernel_size),
                       .dilation = GIVEN(dilation), .padding = GIVEN(padding), .stride = GIVEN(stride)));
}
void backward_col2im(autograd_node *n) {
    ATTRS(col2im);
    SET(0, torc_im2col(GRAD, GIVEN(kernel_size), .dilation = GIVEN(dilation), .padding = GIVEN(padding),
                       .stride = GIVEN(stride)));
}
#undef GIVEN
#define PAIR(v) SHAPE((v)[0], (v)[1]) /* of n->window */
void backward_max_pool2d(autograd_node *n) {
    const pool_window *w = &n->window;
    torc_tensor g = op_max_pool2d_backward(as_input_lies(n, GRAD), OUT(1), height(IN_SPEC(0)), width(IN_SPEC(0)),
                                           PAIR(w->kernel), PAIR(w->stride), PAIR(w->padding), PAIR(w->dilation));
    SET(0, flat_in(n, 0, g));
}
void backward_adaptive_max_pool2d(autograd_node *n) {
    const torc_ints none = torc_ints_of(NULL, 0);
    torc_tensor g = op_max_pool2d_backward(as_input_lies(n, GRAD), OUT(1), height(IN_SPEC(0)), width(IN_SPEC(0)), none,
                                           none, none, none);
    SET(0, flat_in(n, 0, g));
}
/* A place of a volume may be the largest of several windows. */
void backward_adaptive_max_pool3d(autograd_node *n) {
    const grad_spec *s = IN_SPEC(0), *out = &n->out_specs[0];
    const int64_t *size = s->sizes + s->ndim - 3, *places = out->sizes + out->ndim - 3;
    torc_tensor where = OUT(1), zeros = spec_zeros(s);
    int64_t volumes = 1;
    if (!where || !GRAD || !zeros) return;
    for (int d = 0; d < s->ndim - 3; d++) volumes *= s->sizes[d];
    if (!volumes || !places[0] || !places[1] || !places[2]) {
        SET(0, zeros);
        return;
    }
    const torc_ints row = SHAPE(volumes, places[0] * places[1] * places[2]);
    torc_tensor g = torc_scatter_add(torc_reshape(zeros, SHAPE(volumes, size[0] * size[1] * size[2])), 1,
                                     torc_reshape(where, row), torc_reshape(GRAD, row));
    SET(0, flat_in(n, 0, torc_reshape(g, SPEC_SHAPE(s))));
}
void backward_max_pool2d_backward(autograd_node *n) {
    torc_tensor where = IN(1);
    if (!where || !GRAD) return;
    SET(0, torc_reshape(torc_gather(torc_flatten(GRAD, .start_dim = -2), -1, torc_flatten(where, .start_dim = -2)),
                        SPEC_SHAPE(IN_SPEC(0))));
}
void backward_fused_max_pool3d(autograd_node *n) {
    ATTRS(fused_max_pool3d);
    const grad_spec *s = IN_SPEC(0);
    torc_tensor where = OUT(1);
    if (!where || !GRAD) return;
    torc_tensor g = op_fused_max_pool3d_backward(s->ndim == 5 ? as_input_lies(n, GRAD) : GRAD, where,
                                                 torc_ints_of(s->sizes + s->ndim - 3, 3), LIST(a->kernel_size),
                                                 LIST(a->stride), LIST(a->padding), LIST(a->dilation));
    SET(0, flat_in(n, 0, g));
}
void backward_fused_max_pool3d_backward(autograd_node *n) {
    torc_tensor where = IN(1);
    if (!where || !GRAD) return;
    SET(0, torc_reshape(torc_gather(torc_flatten(GRAD, .start_dim = -3), -1, torc_flatten(where, .start_dim = -3)),
                        SPEC_SHAPE(IN_SPEC(0))));
}
void backward_avg_pool2d(autograd_node *n) {
    ATTRS(avg_pool2d);
    const pool_window *w = &n->window;
    torc_tensor g = op_avg_pool2d_backward(as_input_lies(n, GRAD), height(IN_SPEC(0)), width(IN_SPEC(0)),
                                           PAIR(w->kernel), PAIR(w->stride), PAIR(w->padding), a->ceil_mode,
                                           a->count_include_pad, a->divisor_override);
    SET(0, flat_in(n, 0, g));
}
void backward_avg_pool2d_backward(autograd_node *n) {
    ATTRS(avg_pool2d_backward);
    const pool_window *w = &n->window;
    SET(0, torc_avg_pool2d(GRAD, PAIR(w->kernel), .stride = PAIR(w->stride), .padding = PAIR(w->padding),
                           .ceil_mode = a->ceil_mode, .count_include_pad = a->count_include_pad,
                           .divisor_override = w->divisor ? w->divisor : TORC_NONE));
}
void backward_fused_avg_pool3d(autograd_node *n) {
    ATTRS(fused_avg_pool3d);
    const grad_spec *s = IN_SPEC(0);
    if (!GRAD) return;
    torc_tensor g = op_fused_avg_pool3d_backward(GRAD, torc_ints_of(s->sizes + s->ndim - 3, 3), LIST(a->kernel_size),
                                                 LIST(a->stride), LIST(a->padding), a->count_include_pad, a->divisor);
    SET(0, flat_in(n, 0, g));
}
void backward_fused_avg_pool3d_backward(autograd_node *n) {
    ATTRS(fused_avg_pool3d_backward);
    const grad_spec *s = IN_SPEC(0);
    if (!GRAD) return;
    SET(0, op_fused_avg_pool3d(GRAD, torc_ints_of(s->sizes + s->ndim - 3, 3), LIST(a->kernel_size), LIST(a->stride),
                               LIST(a->padding), a->count_include_pad, a->divisor));
}
void backward_adaptive_avg_pool2d(autograd_node *n) {
    const grad_spec *out = &n->out_specs[0];
    const bool mean = height(out) == 1 && width(out) == 1; /* into one place it is PyTorch's mean */
    torc_tensor g =
        op_adaptive_avg_pool2d_backward(mean ? GRAD : as_input_lies(n, GRAD), height(IN_SPEC(0)), width(IN_SPEC(0)));
    SET(0, mean ? g : flat_in(n, 0, g));
}
void backward_adaptive_avg_pool2d_backward(autograd_node *n) {
    SET(0, torc_adaptive_avg_pool2d(GRAD, SHAPE(height(IN_SPEC(0)), width(IN_SPEC(0)))));
}

/* ---------------------------------------------------------------------------------------------- attention
 * By one kernel where there is one. Otherwise, and for second derivatives, the weights, which were never kept in the
 * forward pass, are computed again by public operators. */
/* Heads of keys and values once for each query's head that shares them; and their gradients, summed over those. */
static torc_tensor for_each_query(torc_tensor t, int64_t heads) {
    if (!t || t->sizes[1] == heads) return t;
    const int64_t *n = t->sizes, each = heads / n[1];
    return torc_reshape(torc_expand(torc_unsqueeze(t, 2), SHAPE(n[0], n[1], each, n[2], n[3])),
                        SHAPE(n[0], heads, n[2], n[3]));
}
static torc_tensor summed_over_queries(torc_tensor grad, const grad_spec *like) {
    const int64_t *n = like->sizes;
    if (!grad || grad->sizes[1] == n[1]) return grad;
    return torc_sum(torc_view(grad, SHAPE(n[0], n[1], grad->sizes[1] / n[1], n[2], n[3])), .dim = DIMS(2));
}
/* 1/(1-p) where dropout left a weight, 0 elsewhere: seen in what comes out where the weights are equal and the values are
 * columns of the identity, some at a time. */
static torc_tensor kept_by_dropout(torc_tensor q, torc_tensor k, torc_tensor drawn, double p) {
    enum { COLUMNS = 64 };
    const int64_t *n = q->sizes, s = k->sizes[2], whole = (s + COLUMNS - 1) / COLUMNS * COLUMNS;
    torc_tensor eye = torc_eye(s, .m = whole, .dtype = (torc_dtype)q->dtype, .device = q->device),
                kept = torc_empty(SHAPE(n[0], n[1], n[2], whole), .dtype = TORC_BOOL, .device = q->device),
                none = torc_zeros(SHAPE(1, 1, 1, COLUMNS), .dtype = (torc_dtype)q->dtype, .device = q->device);
    if (!kept || !eye || !none) return NULL;
    torc_tensor zeros_q = torc_expand(none, SHAPE(n[0], n[1], n[2], COLUMNS)),
                zeros_k = torc_expand(none, SHAPE(n[0], n[1], s, COLUMNS));
    for (int64_t at = 0; at < whole; at += COLUMNS) {
        int64_t scope = torc_scope_begin();
        torc_tensor v = torc_expand(torc_narrow(eye, 1, at, COLUMNS), SHAPE(n[0], n[1], s, COLUMNS));
        torc_tensor out = op_fused_attention(zeros_q, zeros_k, v, false, 1, NULL, drawn, p).output;
        torc_copy_(torc_narrow(kept, 3, at, COLUMNS), torc_gt(out, NUMBER(0)));
        torc_scope_end(scope);
    }
    return torc_mul(torc_to(torc_narrow(kept, 3, 0, s), .dtype = (torc_dtype)q->dtype), NUMBER(1 / (1 - p)));
}
void backward_fused_attention(autograd_node *n) {
    ATTRS(fused_attention);
    torc_tensor q = IN(0), k = IN(1), v = IN(2), mask = IN(3), drawn = IN(4), blind = NULL, kept = NULL;
    if (!q || !k || !v || !GRAD || FAILED()) return; /* mask and what was drawn may be none, or refused */
    if (q->ndim != 4 || k->ndim != 4 || v->ndim != 4 || k->sizes[1] < 1 || v->sizes[1] < 1 ||
        IN_SPEC(1)->sizes[1] < 1) {
        FAIL(RUNTIME,
             "scaled_dot_product_attention: expected the saved query, key and value with 4 dimensions and heads");
        return;
    }
    const torc_tensor in[] = {GRAD, q, k, v, NULL, NULL, mask, drawn};
    const fused_attention_backward_attrs attrs = {
        .is_causal = a->is_causal, .scale = a->scale, .dropout_p = a->dropout_p};
    if (!autograd_grad_enabled && kernel_supports(OP_fused_attention_backward, in, 8, &attrs)) {
        op_fused_attention_backward_result r = op_fused_attention_backward(GRAD, q, k, v, OUT(0), OUT(1), a->is_causal,
                                                                           a->scale, mask, drawn, a->dropout_p);
        SET(0, r.grad_query), SET(1, r.grad_key), SET(2, r.grad_value);
        return;
    }
    if (drawn) {
        torc_tensor like_q = torc_detach(q), like_k = torc_detach(k);
        kept = like_q && like_k ? kept_by_dropout(like_q, like_k, drawn, a->dropout_p) : NULL;
        if (!kept) return;
    }
    k = for_each_query(k, q->sizes[1]), v = for_each_query(v, q->sizes[1]);
    if (!k || !v) return;
    torc_tensor scores = torc_mul(torc_matmul(q, torc_transpose(k, -2, -1)), NUMBER(a->scale));
    if (mask) {
        scores = mask->dtype == TORC_BOOL ? torc_masked_fill(scores, torc_logical_not(mask), NUMBER(-INFINITY))
                                          : torc_add(scores, torc_to(mask, .dtype = (torc_dtype)q->dtype));
        blind = torc_eq(torc_amax(torc_detach(scores), .dim = DIMS(-1), .keepdim = true), NUMBER(-INFINITY));
        scores = torc_masked_fill(scores, blind, NUMBER(0.0));
    }
    if (a->is_causal) {
        torc_tensor seen =
            torc_tril(torc_ones(SHAPE(q->sizes[2], k->sizes[2]), .dtype = TORC_BOOL, .device = q->device));
        scores = torc_masked_fill(scores, torc_logical_not(seen), NUMBER(-INFINITY));
    }
    torc_tensor weights = torc_softmax(scores, -1);
    if (blind) weights = torc_masked_fill(weights, blind, NUMBER(0.0));
    if (NEED(2)) {
        torc_tensor used = kept ? torc_mul(weights, kept) : weights;
        SET(2, summed_over_queries(torc_matmul(torc_transpose(used, -2, -1), GRAD), IN_SPEC(2)));
    }
    if (NEED(0) || NEED(1)) {
        torc_tensor d = torc_matmul(GRAD, torc_transpose(v, -2, -1));
        if (kept) d = torc_mul(d, kept);
        d = torc_mul(op_softmax_backward(d, weights, -1), NUMBER(a->scale));
        if (NEED(0)) SET(0, torc_matmul(d, k));
        if (NEED(1)) SET(1, summed_over_queries(torc_matmul(torc_transpose(d, -2, -1), q), IN_SPEC(1)));
    }
}
