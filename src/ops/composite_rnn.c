/* composite_rnn.c - recurrent networks: sequences as steps, each a few calls. What of a layer does not depend on the step before, the
 * product of all inputs with the weights, is one call. */
#include "ops/generated/compose.h"
#include "ops/generated/internal.h"
#include "core/device.h"
#include "core/shape.h"
#include "core/tensor_list.h"
#include "ops/kernel.h"
#include "ops/recurrent.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "torc/ops.h"

typedef long long ll;
/* The weights of one direction of one layer; b_ih, b_hh and w_hr, which makes h smaller, may be NULL. */
typedef struct rnn_weights {
    torc_tensor w_ih, w_hh, b_ih, b_hh, w_hr;
} rnn_weights;
/* What goes from step to step; c of LSTM alone. */
typedef struct rnn_state {
    torc_tensor h, c;
} rnn_state;

/* Gates are no integers; a network without gates may be of them, as far as its products go. */
static bool gates_fit(rnn_kind kind, torc_tensor t) {
    return kind == RNN_TANH || kind == RNN_RELU || dtype_floating(t->dtype) || dtype_complex(t->dtype) ||
           FAIL(RUNTIME, "result type Float can't be cast to the desired output type %s", dtype_scalar_name(t->dtype));
}
/* Views of so many gates each. As pieces of one split, so that their gradients become that of all gates in one pass. */
static torc_tensors pieces(torc_tensor gates, const int64_t *counts, int n) {
    int64_t sizes[4], all = 0;
    for (int k = 0; k < n; k++) all += counts[k];
    if (!gates) return NO_TENSORS;
    for (int k = 0; k < n; k++) sizes[k] = gates->sizes[gates->ndim - 1] / all * counts[k];
    return torc_split_with_sizes(gates, torc_ints_of(sizes, n), .dim = 1);
}
torc_tensor gates_in_steps(rnn_kind kind, torc_tensor from_input, torc_tensor from_hidden, torc_tensor state,
                           torc_tensor *cell) {
    static const int64_t two_and_one[] = {2, 1}, one_each[] = {1, 1, 1, 1};
    if (kind == RNN_GRU) {
        const torc_tensors input = pieces(from_input, two_and_one, 2), hidden = pieces(from_hidden, two_and_one, 2);
        if (FAILED()) return NULL;
        const torc_tensors open = pieces(torc_sigmoid(torc_add(input.data[0], hidden.data[0])), one_each, 2);
        if (FAILED()) return NULL;
        const torc_tensor reset = open.data[0], keep = open.data[1],
                          fresh = torc_tanh(torc_add(input.data[1], torc_mul(hidden.data[1], reset)));
        return torc_add(torc_mul(torc_sub(state, fresh), keep), fresh);
    }
    const torc_tensors gates = pieces(torc_add(from_input, from_hidden), one_each, 4);
    if (FAILED()) return NULL;
    const torc_tensor enter = torc_sigmoid(gates.data[0]), stay = torc_sigmoid(gates.data[1]),
                      value = torc_tanh(gates.data[2]), leave = torc_sigmoid(gates.data[3]);
    *cell = torc_add(torc_mul(stay, state), torc_mul(enter, value));
    return torc_mul(leave, torc_tanh(*cell));
}
static bool is_matrix(torc_tensor t, int64_t rows, int64_t columns) {
    return t->ndim == 2 && t->sizes[0] == rows && t->sizes[1] == columns;
}
/* One step, from what the input gives, which has b_ih. */
static rnn_state step(rnn_kind kind, torc_tensor from_input, rnn_state s, const rnn_weights *w) {
    torc_tensor from_h = torc_linear(s.h, w->w_hh, .bias = w->b_hh);
    if (!from_input || !from_h) return (rnn_state){0};
    if (kind == RNN_TANH || kind == RNN_RELU) {
        torc_tensor all = torc_add(from_input, from_h);
        return (rnn_state){.h = kind == RNN_TANH ? torc_tanh(all) : torc_relu(all)};
    }
    const torc_tensor state = kind == RNN_GRU ? s.h : s.c, in[] = {from_input, from_h, state};
    const fused_gates_attrs attrs = {.kind = kind};
    rnn_state next = {0};
    bool fits = state->ndim == 2 && dtype_floating(state->dtype);
    for (int k = 0; fits && k < 2; k++)
        fits = is_matrix(in[k], state->sizes[0], rnn_gates(kind) * state->sizes[1]) && in[k]->dtype == state->dtype;
    if (fits && kernel_supports(OP_fused_gates, in, COUNT_OF(in), &attrs)) {
        const op_fused_gates_result r = op_fused_gates(from_input, from_h, state, kind);
        next = (rnn_state){r.hidden, r.cell};
    } else
        next.h = gates_in_steps(kind, from_input, from_h, state, &next.c);
    if (w->w_hr && next.h) next.h = torc_linear(next.h, w->w_hr);
    return next;
}

/* A sequence: the inputs of its steps one after another, and how many there are at each. */
typedef struct rnn_call {
    rnn_kind kind;
    const char *name;
    const int64_t *batches; /* never more than at the step before */
    int64_t steps;
    torc_tensors params;
    bool has_biases, train, bidirectional, projects,
        by_steps; /* by_steps: of no library, since it is differentiated twice */
    int64_t layers;
    double dropout;
} rnn_call;

static rnn_state rows_of(rnn_state s, int64_t first, int64_t count) {
    return (rnn_state){torc_narrow(s.h, 0, first, count), s.c ? torc_narrow(s.c, 0, first, count) : NULL};
}
static rnn_state joined(rnn_state a, rnn_state b) {
    return (rnn_state){torc_cat(TENSORS(a.h, b.h)), a.c ? torc_cat(TENSORS(a.c, b.c)) : NULL};
}
/* Steps of as many sequences each by one kernel, where there is one, that nobody differentiates. NULL without an error: it cannot be. */
static torc_tensor at_once(rnn_kind kind, int64_t steps, torc_tensor from_input, rnn_state *s, const rnn_weights *w,
                           bool backward) {
    const torc_tensor in[] = {from_input, s->h, s->c, w->w_hh, w->b_hh};
    const int count = COUNT_OF(in);
    if (!from_input || w->w_hr || s->h->ndim != 2 || autograd_wants(in, count)) return NULL;
    const int64_t batch = s->h->sizes[0], hidden = s->h->sizes[1], gates = rnn_gates(kind) * hidden;
    if (!is_matrix(from_input, steps * batch, gates) || !is_matrix(w->w_hh, gates, hidden) ||
        (s->c && !is_matrix(s->c, batch, hidden)) || (w->b_hh && (w->b_hh->ndim != 1 || w->b_hh->sizes[0] != gates)))
        return NULL;
    for (int k = 0; k < count; k++)
        if (in[k] && in[k]->dtype != from_input->dtype) return NULL;
    const fused_rnn_attrs attrs = {.kind = kind, .backward = backward};
    if (!dtype_floating(from_input->dtype) || !kernel_supports(OP_fused_rnn, in, count, &attrs)) return NULL;
    const op_fused_rnn_result all = op_fused_rnn(torc_reshape(from_input, SHAPE(steps, batch, gates)), s->h, s->c,
                                                 w->w_hh, w->b_hh, kind, backward);
    if (!all.output) return NULL;
    *s = (rnn_state){.h = all.last_hidden, .c = s->c ? all.last_cell : NULL};
    return torc_reshape(all.output, SHAPE(steps * batch, hidden));
}
/* One direction of one layer: h of all steps, one after another, and in *s the state of each sequence behind its last. */
static torc_tensor direction(const rnn_call *r, torc_tensor x, rnn_state *s, const rnn_weights *w, bool backward) {
    const rnn_state start = *s;
    torc_tensor from_input = torc_linear(x, w->w_ih, .bias = w->b_ih);
    if (r->batches[r->steps - 1] == r->batches[0]) {
        torc_tensor all = at_once(r->kind, r->steps, from_input, s, w, backward);
        if (all || FAILED()) return all;
    }
    const torc_tensors inputs = torc_split_with_sizes(from_input, torc_ints_of(r->batches, r->steps));
    torc_tensor *outputs = tensor_list_lend(r->steps);
    if (!inputs.count || !outputs) return NULL;
    int64_t now = backward ? r->batches[r->steps - 1] : r->batches[0];
    rnn_state done = {0};
    *s = now == start.h->sizes[0] ? start : rows_of(start, 0, now);
    for (int64_t k = 0; k < r->steps; k++) {
        const int64_t t = backward ? r->steps - 1 - k : k, batch = r->batches[t];
        if (batch > now) /* backward: sequences that end here begin */
            *s = joined(*s, rows_of(start, now, batch - now));
        else if (batch < now) { /* forward: the shortest have ended */
            const rnn_state ended = rows_of(*s, batch, now - batch);
            done = done.h ? joined(ended, done) : ended;
            *s = rows_of(*s, 0, batch);
        }
        now = batch;
        *s = step(r->kind, inputs.data[t], *s, w);
        if (!s->h) return NULL;
        outputs[t] = s->h;
    }
    if (done.h) *s = joined(*s, done);
    const torc_tensors all = {outputs, r->steps};
    return torc_cat(all);
}
static rnn_weights weights_of(const rnn_call *r, int64_t which) {
    const int each = 2 + 2 * r->has_biases + r->projects;
    const torc_tensor *p = r->params.data + which * each;
    /* Used at each step, so they are laid out once. */
    rnn_weights w = {.w_ih = torc_contiguous(p[0]), .w_hh = torc_contiguous(p[1])};
    if (r->has_biases) w.b_ih = p[2], w.b_hh = p[3];
    if (r->projects) w.w_hr = torc_contiguous(p[each - 1]);
    return w;
}
/* The weights of layers from `first` on as fused_rnn_layers wants them. NULL without an error: they are not what such layers have. */
static torc_tensor joined_weights(const rnn_call *r, int64_t first, int64_t count, torc_tensor x, int64_t hidden,
                                  int64_t cells) {
    const int directions = 1 + r->bidirectional, each = 2 + 2 * r->has_biases + r->projects;
    const int64_t gates = rnn_gates(r->kind) * cells, of = count * directions;
    torc_tensor *flat = tensor_list_lend(of * each);
    if (!flat) return NULL;
    int64_t matrices = 0, biases = of * (2 + r->projects);
    for (int64_t k = 0; k < of; k++) {
        const torc_tensor *p = r->params.data + (first * directions + k) * each;
        const bool lowest = first == 0 && k < directions;
        bool fits = is_matrix(p[0], gates, lowest ? x->sizes[1] : hidden * directions) &&
                    is_matrix(p[1], gates, hidden) && (!r->projects || is_matrix(p[each - 1], hidden, cells));
        for (int i = 2; fits && i < 2 + 2 * r->has_biases; i++) fits = p[i]->ndim == 1 && p[i]->sizes[0] == gates;
        for (int i = 0; fits && i < each; i++) fits = p[i]->dtype == x->dtype && device_equal(p[i]->device, x->device);
        if (!fits) return NULL;
        for (int i = 0; i < each; i++)
            flat[i < 2 || i >= 2 + 2 * r->has_biases ? matrices++ : biases++] = torc_reshape(p[i], SHAPE(-1));
    }
    const torc_tensors all = {flat, of * each};
    return torc_cat(all);
}
static torc_tensor as(torc_tensor t, torc_dtype dtype) {
    return t && t->dtype != dtype ? torc_to(t, .dtype = dtype) : t;
}
/* `count` layers from `first` on by a library, where the backend has one that takes them. NULL without an error: it cannot be. */
static torc_tensor by_library(const rnn_call *r, int64_t first, int64_t count, torc_tensor x, rnn_state *s) {
    const int directions = 1 + r->bidirectional;
    torc_tensor h = s->h, c = s->c;
    const torc_device_type type = (torc_device_type)x->device.type;
    if (r->by_steps || !kernel_find(type, OP_fused_rnn_layers)) return NULL;
    if (autocast_class_on(&op_rows[OP_linear], type) != CAST_NONE) return NULL; /* it casts product by product here */
    if (!dtype_floating(x->dtype) || x->ndim != 2 || h->dtype != x->dtype ||
        (c && (c->dtype != x->dtype || c->ndim != 3)) || !device_equal(h->device, x->device) ||
        (c && !device_equal(c->device, x->device)))
        return NULL;
    bool wanted = autograd_wants((const torc_tensor[]){x, h, c}, 3);
    for (int64_t i = 0; i < r->params.count; i++) wanted = wanted || autograd_wants(&r->params.data[i], 1);
    fused_rnn_layers_attrs attrs = {.batch_sizes = {.count = r->steps, .v = r->batches},
                                    .kind = r->kind,
                                    .layers = count,
                                    .bidirectional = r->bidirectional,
                                    .biases = r->has_biases,
                                    .train = wanted};
    h = torc_narrow(h, 0, first * directions, count * directions);
    c = c ? torc_narrow(c, 0, first * directions, count * directions) : NULL;
    if (!h) return NULL;
    const torc_dtype own = (torc_dtype)x->dtype;
    torc_dtype dtype = own;
    torc_tensor in[] = {x, h, c, NULL};
    if (!kernel_supports(OP_fused_rnn_layers, in, 4, &attrs)) {
        /* Perhaps it does better, and loses nothing, in float32. */
        if (FAILED() || own != TORC_BFLOAT16) return NULL;
        dtype = TORC_FLOAT32;
        in[0] = as(x, dtype), in[1] = as(h, dtype), in[2] = as(c, dtype);
        if (FAILED() || !kernel_supports(OP_fused_rnn_layers, in, 4, &attrs)) return NULL;
    }
    torc_tensor weights = joined_weights(r, first, count, x, h->sizes[2], (c ? c : h)->sizes[2]);
    if (!weights) return NULL;
    const op_fused_rnn_layers_result all =
        op_fused_rnn_layers(in[0], in[1], in[2], as(weights, dtype), torc_ints_of(r->batches, r->steps), r->kind, count,
                            r->bidirectional, r->has_biases, wanted);
    if (!all.output) return NULL;
    *s = (rnn_state){.h = as(all.last_hidden, own), .c = c ? as(all.last_cell, own) : NULL};
    return as(all.output, own);
}
/* All layers, over steps one after another; h and c: one for each direction of each layer, and then those behind the last step. */
static torc_tensor layers(const rnn_call *r, torc_tensor x, rnn_state *first) {
    const int directions = 1 + r->bidirectional;
    if (r->layers < 0 || r->layers > INT32_MAX)
        return FAIL_NULL(RUNTIME, "%s: %lld layers cannot be", r->name, (ll)r->layers);
    const int64_t wanted = r->layers * directions * (2 + 2 * r->has_biases + r->projects);
    if (r->params.count != wanted)
        return FAIL_NULL(RUNTIME, "%s: expected %lld weights, got %lld", r->name, (ll)wanted, (ll)r->params.count);
    for (int64_t i = 0; i < r->params.count; i++)
        if (!r->params.data[i]) return FAIL_NULL(TYPE, "%s: weight %lld is None", r->name, (ll)i);
    if (!first->h || (r->kind == RNN_LSTM && !first->c)) return FAIL_NULL(TYPE, "%s: a hidden state is None", r->name);
    const torc_tensor given[2] = {first->h, first->c};
    for (int k = 0; k < 2; k++)
        if (given[k] && (given[k]->ndim != 3 || given[k]->sizes[0] != r->layers * directions ||
                         given[k]->sizes[1] != r->batches[0]))
            return FAIL_NULL(RUNTIME, "%s: expected hidden states of size [%lld, %lld, hidden], got %s", r->name,
                             (ll)(r->layers * directions), (ll)r->batches[0],
                             shape_text(given[k]->ndim, given[k]->sizes));
    if (!x || !gates_fit(r->kind, x)) return NULL;
    const bool drops = r->dropout != 0 && r->train;
    rnn_state given_states = *first;
    torc_tensor whole = drops && r->layers > 1 ? NULL : by_library(r, 0, r->layers, x, &given_states);
    if (whole) *first = given_states;
    if (whole || FAILED()) return whole;
    torc_tensor *h = tensor_list_lend(r->layers * directions), *c = tensor_list_lend(r->layers * directions);
    if (!h || !c) return NULL;
    for (int64_t l = 0; l < r->layers; l++) {
        torc_tensor output[2] = {NULL};
        rnn_state all = *first;
        torc_tensor of_layer = drops ? by_library(r, l, 1, x, &all) : NULL;
        if (FAILED()) return NULL;
        for (int d = 0; of_layer && d < directions; d++) {
            h[l * directions + d] = torc_select(all.h, 0, d);
            c[l * directions + d] = all.c ? torc_select(all.c, 0, d) : NULL;
        }
        for (int d = 0; !of_layer && d < directions; d++) {
            const int64_t which = l * directions + d;
            const rnn_weights w = weights_of(r, which);
            rnn_state s = {.h = torc_contiguous(torc_select(first->h, 0, which))};
            if (first->c) s.c = torc_contiguous(torc_select(first->c, 0, which));
            if (!s.h) return NULL;
            if (!(output[d] = direction(r, x, &s, &w, d == 1))) return NULL;
            h[which] = s.h, c[which] = s.c;
        }
        x = of_layer ? of_layer : directions == 2 ? torc_cat(TENSORS(output[0], output[1]), .dim = -1) : output[0];
        if (drops && l < r->layers - 1) x = torc_dropout(x, .p = r->dropout);
    }
    const torc_tensors all_h = {h, r->layers * directions}, all_c = {c, r->layers * directions};
    const bool cells = first->c != NULL;
    *first = (rnn_state){.h = torc_stack(all_h)};
    if (cells) first->c = torc_stack(all_c);
    return x;
}

bool rnn_layers_in_steps(const rnn_layers *of, torc_tensor x, torc_tensor h, torc_tensor c, torc_tensor weights,
                         torc_tensor y[3]) {
    rnn_call r = {.kind = of->kind,
                  .name = "fused_rnn_layers",
                  .batches = of->batch_sizes.v,
                  .steps = of->batch_sizes.count,
                  .has_biases = of->biases,
                  .bidirectional = of->bidirectional,
                  .layers = of->layers,
                  .by_steps = true};
    if (x->ndim != 2 || h->ndim != 3 || (c && c->ndim != 3) ||
        weights->ndim != 1) /* what a hook gave for what was saved */
        return FAIL(RUNTIME, "fused_rnn_layers: the sizes of input, states and weights do not agree");
    const int directions = 1 + r.bidirectional;
    const int64_t hidden = h->sizes[2], cells = (c ? c : h)->sizes[2], gates = rnn_gates(r.kind) * cells;
    r.projects = hidden != cells;
    const int each = 2 + 2 * r.has_biases + r.projects;
    torc_tensor *params = tensor_list_lend(r.layers * directions * each);
    if (!params) return false;
    int64_t at = 0;
    for (int pass = 0; pass < 2; pass++) /* all matrices, then all biases */
        for (int64_t k = 0; k < r.layers * directions; k++)
            for (int i = 0; i < each; i++) {
                const bool bias = i >= 2 && i < 2 + 2 * r.has_biases;
                if (bias != (pass == 1)) continue;
                const int64_t rows = i == each - 1 && r.projects ? hidden : gates,
                              columns = rows == hidden && i > 1 && !bias ? cells
                                        : i == 1                         ? hidden
                                        : k < directions                 ? x->sizes[1]
                                                                         : hidden * directions;
                int64_t count = gates;
                if (!bias && mul_overflows(rows, columns, &count))
                    return FAIL(RUNTIME, "fused_rnn_layers: the sizes of states and weights do not agree");
                torc_tensor part = torc_narrow(weights, 0, at, count);
                params[k * each + i] = bias ? part : torc_view(part, SHAPE(rows, columns));
                if (!params[k * each + i]) return false;
                at += count;
            }
    r.params = (torc_tensors){params, r.layers * directions * each};
    rnn_state s = {h, c};
    y[0] = layers(&r, torc_contiguous(x), &s);
    y[1] = s.h, y[2] = s.c;
    return y[0] != NULL;
}

/* Sequences of one length, (time, batch, features) or the first two the other way round. */
static torc_tensor padded(rnn_call *r, torc_tensor x, rnn_state *first, bool batch_first) {
    if (x->ndim != 3) return FAIL_NULL(RUNTIME, "%s: expected an input of 3 dimensions, got %d", r->name, x->ndim);
    if (batch_first) x = torc_transpose(x, 0, 1);
    if (!x) return NULL;
    const int64_t time = x->sizes[0], batch = x->sizes[1];
    if (time < 1) return FAIL_NULL(RUNTIME, "Expected sequence length to be larger than 0 in RNN");
    int64_t *batches = base_alloc((size_t)time * sizeof *batches);
    if (!batches) return NULL;
    for (int64_t t = 0; t < time; t++) batches[t] = batch;
    r->batches = batches, r->steps = time;
    x = torc_reshape(torc_contiguous(x), SHAPE(time * batch, x->sizes[2]));
    torc_tensor y = layers(r, x, first);
    if (y) y = op_unsafe_view(y, SHAPE(time, batch, y->sizes[1]));
    base_free(batches);
    return batch_first ? torc_transpose(y, 0, 1) : y;
}
/* Packed sequences, the longest first. */
static torc_tensor packed(rnn_call *r, torc_tensor x, torc_tensor batch_sizes, rnn_state *first) {
    if (batch_sizes->ndim != 1 || batch_sizes->dtype != TORC_INT64 || !device_is_host(batch_sizes->device) ||
        !batch_sizes->numel)
        return FAIL_NULL(RUNTIME, "%s: batch_sizes must be a 1-D tensor of int64 on the CPU that is not empty",
                         r->name);
    const int64_t time = batch_sizes->numel;
    int64_t *batches = base_alloc((size_t)time * sizeof *batches), total = 0;
    bool falls = true;
    for (int64_t t = 0; batches && t < time; t++) {
        batches[t] = torc_item_int64(torc_select(batch_sizes, 0, t));
        falls &= batches[t] > 0 && (!t || batches[t] <= batches[t - 1]) && !add_overflows(total, batches[t], &total);
    }
    torc_tensor y = NULL;
    r->batches = batches, r->steps = time;
    if (!batches || FAILED())
        y = NULL;
    else if (x->ndim != 2 || !falls || total != x->sizes[0])
        FAIL(RUNTIME, "%s: batch_sizes must be positive, never rise, and have the rows of data, %s, as their sum",
             r->name, shape_text(x->ndim, x->sizes));
    else
        y = layers(r, torc_contiguous(x), first);
    base_free(batches);
    return y;
}

#define OF_ANY_RNN(which, text)                                                                        \
    {                                                                                                  \
        .kind = which, .name = text, .params = params, .has_biases = a->has_biases, .train = a->train, \
        .bidirectional = a->bidirectional, .layers = a->num_layers, .dropout = a->dropout              \
    }
torc_rnn_tanh_result compose_rnn_tanh(torc_tensor input, torc_tensor hx, torc_tensors params, const rnn_tanh_attrs *a) {
    rnn_call r = OF_ANY_RNN(RNN_TANH, "rnn_tanh");
    rnn_state s = {.h = hx};
    torc_tensor output = padded(&r, input, &s, a->batch_first);
    return (torc_rnn_tanh_result){output, s.h};
}
torc_rnn_tanh_data_result compose_rnn_tanh_data(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx,
                                                torc_tensors params, const rnn_tanh_data_attrs *a) {
    rnn_call r = OF_ANY_RNN(RNN_TANH, "rnn_tanh");
    rnn_state s = {.h = hx};
    torc_tensor output = packed(&r, data, batch_sizes, &s);
    return (torc_rnn_tanh_data_result){output, s.h};
}
torc_rnn_relu_result compose_rnn_relu(torc_tensor input, torc_tensor hx, torc_tensors params, const rnn_relu_attrs *a) {
    rnn_call r = OF_ANY_RNN(RNN_RELU, "rnn_relu");
    rnn_state s = {.h = hx};
    torc_tensor output = padded(&r, input, &s, a->batch_first);
    return (torc_rnn_relu_result){output, s.h};
}
torc_rnn_relu_data_result compose_rnn_relu_data(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx,
                                                torc_tensors params, const rnn_relu_data_attrs *a) {
    rnn_call r = OF_ANY_RNN(RNN_RELU, "rnn_relu");
    rnn_state s = {.h = hx};
    torc_tensor output = packed(&r, data, batch_sizes, &s);
    return (torc_rnn_relu_data_result){output, s.h};
}
torc_gru_result compose_gru(torc_tensor input, torc_tensor hx, torc_tensors params, const gru_attrs *a) {
    rnn_call r = OF_ANY_RNN(RNN_GRU, "gru");
    rnn_state s = {.h = hx};
    torc_tensor output = padded(&r, input, &s, a->batch_first);
    return (torc_gru_result){output, s.h};
}
torc_gru_data_result compose_gru_data(torc_tensor data, torc_tensor batch_sizes, torc_tensor hx, torc_tensors params,
                                      const gru_data_attrs *a) {
    rnn_call r = OF_ANY_RNN(RNN_GRU, "gru");
    rnn_state s = {.h = hx};
    torc_tensor output = packed(&r, data, batch_sizes, &s);
    return (torc_gru_data_result){output, s.h};
}

/* Does w_hr make h smaller than c? */
static bool lstm_states(torc_tensors hx, rnn_state *s, rnn_call *r) {
    if (hx.count != 2) return FAIL(RUNTIME, "lstm expects two hidden states");
    *s = (rnn_state){hx.data[0], hx.data[1]};
    r->projects = s->h && s->c && s->h->ndim == 3 && s->c->ndim == 3 && s->h->sizes[2] != s->c->sizes[2];
    return true;
}
torc_lstm_result compose_lstm(torc_tensor input, torc_tensors hx, torc_tensors params, const lstm_attrs *a) {
    rnn_call r = OF_ANY_RNN(RNN_LSTM, "lstm");
    rnn_state s;
    if (!lstm_states(hx, &s, &r)) return (torc_lstm_result){0};
    torc_tensor output = padded(&r, input, &s, a->batch_first);
    return (torc_lstm_result){output, s.h, s.c};
}
torc_lstm_data_result compose_lstm_data(torc_tensor data, torc_tensor batch_sizes, torc_tensors hx, torc_tensors params,
                                        const lstm_data_attrs *a) {
    rnn_call r = OF_ANY_RNN(RNN_LSTM, "lstm");
    rnn_state s;
    if (!lstm_states(hx, &s, &r)) return (torc_lstm_data_result){0};
    torc_tensor output = packed(&r, data, batch_sizes, &s);
    return (torc_lstm_data_result){output, s.h, s.c};
}

/* ------------------------------------------------------------------------------------------------- one step */
static bool weight_of_gates(const char *name, torc_tensor w, rnn_kind kind, int64_t hidden) {
    const int gates = kind == RNN_LSTM ? 4 : kind == RNN_GRU ? 3 : 1;
    return w->ndim != 2 || w->sizes[0] == gates * hidden ||
           FAIL(RUNTIME, "%s first dim must be %d * hidden_size = %lld, but got %lld", name, gates,
                (ll)(gates * hidden), (ll)w->sizes[0]);
}
static rnn_state cell(rnn_kind kind, torc_tensor input, rnn_state s, const rnn_weights *w) {
    if (!s.h || (kind == RNN_LSTM && !s.c)) return FAIL(TYPE, "a hidden state is None"), (rnn_state){0};
    if (input->ndim && w->w_ih->ndim == 2 && input->sizes[input->ndim - 1] != w->w_ih->sizes[1])
        return FAIL(RUNTIME, "input has inconsistent input_size: got %lld expected %lld",
                    (ll)input->sizes[input->ndim - 1], (ll)w->w_ih->sizes[1]),
               (rnn_state){0};
    if (input->ndim == 2 && s.h->ndim == 2 && input->sizes[0] != s.h->sizes[0])
        return FAIL(RUNTIME, "Input batch size %lld doesn't match hidden0 batch size %lld", (ll)input->sizes[0],
                    (ll)s.h->sizes[0]),
               (rnn_state){0};
    if (s.h->ndim && w->w_hh->ndim == 2 && s.h->sizes[s.h->ndim - 1] != w->w_hh->sizes[1])
        return FAIL(RUNTIME, "hidden0 has inconsistent hidden_size: got %lld, expected %lld",
                    (ll)s.h->sizes[s.h->ndim - 1], (ll)w->w_hh->sizes[1]),
               (rnn_state){0};
    if (s.c && s.c->ndim && w->w_hh->ndim == 2 && s.c->sizes[s.c->ndim - 1] != w->w_hh->sizes[1])
        return FAIL(RUNTIME, "hidden1 has inconsistent hidden_size: got %lld, expected %lld",
                    (ll)s.c->sizes[s.c->ndim - 1], (ll)w->w_hh->sizes[1]),
               (rnn_state){0};
    if (s.h->ndim) {
        const int64_t hidden = s.h->sizes[s.h->ndim - 1];
        if (!weight_of_gates("weight_ih", w->w_ih, kind, hidden) ||
            !weight_of_gates("weight_hh", w->w_hh, kind, hidden))
            return (rnn_state){0};
    }
    if (!gates_fit(kind, input)) return (rnn_state){0};
    torc_tensor from_input = torc_linear(input, w->w_ih, .bias = w->b_ih);
    if (at_once(kind, 1, from_input, &s, w, false)) return s;
    return FAILED() ? (rnn_state){0} : step(kind, from_input, s, w);
}
#define OF_ANY_CELL \
    &(rnn_weights) { w_ih, w_hh, b_ih, b_hh, NULL }
torc_tensor compose_rnn_tanh_cell(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh,
                                  torc_tensor b_ih, torc_tensor b_hh) {
    return cell(RNN_TANH, input, (rnn_state){hx, NULL}, OF_ANY_CELL).h;
}
torc_tensor compose_rnn_relu_cell(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh,
                                  torc_tensor b_ih, torc_tensor b_hh) {
    return cell(RNN_RELU, input, (rnn_state){hx, NULL}, OF_ANY_CELL).h;
}
torc_tensor compose_gru_cell(torc_tensor input, torc_tensor hx, torc_tensor w_ih, torc_tensor w_hh, torc_tensor b_ih,
                             torc_tensor b_hh) {
    return cell(RNN_GRU, input, (rnn_state){hx, NULL}, OF_ANY_CELL).h;
}
torc_lstm_cell_result compose_lstm_cell(torc_tensor input, torc_tensors hx, torc_tensor w_ih, torc_tensor w_hh,
                                        torc_tensor b_ih, torc_tensor b_hh) {
    if (hx.count != 2) return FAIL(RUNTIME, "lstm_cell expects two hidden states"), (torc_lstm_cell_result){0};
    const rnn_state s = cell(RNN_LSTM, input, (rnn_state){hx.data[0], hx.data[1]}, OF_ANY_CELL);
    return (torc_lstm_cell_result){s.h, s.c};
}
