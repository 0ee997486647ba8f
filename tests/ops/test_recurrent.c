/* test_recurrent.c - recurrent networks whose kinds, sizes, layers, directions, projections, lengths of sequences and dtypes are drawn, with all their gradients, against the
 * same in float64 made of cells, step by step (with projections, of which there are no cells, by the operator): where a backend has kernels or a library for whole
 * layers or networks, those are compared. */
/* timeout: 300 */
#include <torc/backends.h>

#include "support.h"

enum { TANH, RELU, GRU, LSTM, MOST = 64 };
typedef struct network {
    int kind, layers, batch, steps, input, cells, hidden, pieces;
    bool both, biases, packed, grad;
    double dropout;
    torc_dtype dtype;
    layout lies;
    int64_t sizes[MOST];
} network;
/* Inputs, states and weights, and what came of them. */
typedef struct side {
    torc_tensor in[3 + MOST], out[3];
    int count;
} side;

static int64_t between(uint64_t *seed, int64_t low, int64_t high) {
    return low + (int64_t)(uniform_next(seed) * (double)(high - low + 1));
}
static network draw(uint64_t *seed) {
    static const int cells[] = {1, 3, 16, 31, 64, 96, 128, 129, 160, 192, 200, 256};
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64};
    network n = {.kind = (int)between(seed, 0, 3),
                 .layers = (int)between(seed, 1, 3),
                 .batch = (int)between(seed, 1, between(seed, 0, 3) ? 9 : 40)};
    n.steps = (int)between(seed, 1, 30), n.input = (int)between(seed, 1, 40);
    n.cells = cells[between(seed, 0, LENGTH(cells) - 1)];
    n.hidden = n.kind == LSTM && between(seed, 0, 4) == 0 ? (int)between(seed, 1, n.cells) : n.cells;
    n.both = between(seed, 0, 2) == 0, n.biases = between(seed, 0, 3) > 0, n.packed = between(seed, 0, 2) == 0;
    n.grad = between(seed, 0, 3) > 0, n.dropout = between(seed, 0, 3) == 0 ? 1 : 0;
    n.dtype = kinds[between(seed, 0, LENGTH(kinds) - 1)];
    n.lies = (layout)between(seed, 0, LAYOUT_COUNT - 1);
    if (n.lies == LAYOUT_CHANNELS_LAST || n.lies == LAYOUT_CROP) n.lies = LAYOUT_CONTIGUOUS;
    n.pieces = 2 + 2 * n.biases + (n.hidden != n.cells);
    int64_t left = n.batch;
    for (int t = 0; t < n.steps; t++) {
        if (n.packed && t) left = between(seed, 1, left);
        n.sizes[t] = left;
    }
    return n;
}
/* Leaves of one dtype with the values of another's. */
static torc_tensor leaf(const network *n, torc_ints shape, uint64_t *seed, double reach) {
    torc_tensor t = make_uniform(n->dtype, shape, (*seed)++, -reach, reach, n->lies);
    return n->grad ? with_grad(t) : t;
}
static void leaves(const network *n, side *s, uint64_t *seed) {
    const int directions = 1 + n->both, gates = n->kind == LSTM ? 4 : n->kind == GRU ? 3 : 1;
    int64_t rows = 0;
    for (int t = 0; t < n->steps; t++) rows += n->sizes[t];
    s->count = 0;
    s->in[s->count++] =
        n->packed ? leaf(n, SHAPE(rows, n->input), seed, 1) : leaf(n, SHAPE(n->steps, n->batch, n->input), seed, 1);
    s->in[s->count++] = leaf(n, SHAPE(n->layers * directions, n->batch, n->hidden), seed, 1);
    s->in[s->count++] = leaf(n, SHAPE(n->layers * directions, n->batch, n->cells), seed, 1);
    for (int k = 0; k < n->layers * directions; k++) {
        const int64_t from = k < directions ? n->input : n->hidden * directions;
        const double reach = 1 / sqrt((double)n->cells);
        s->in[s->count++] = leaf(n, SHAPE(gates * n->cells, from), seed, reach);
        s->in[s->count++] = leaf(n, SHAPE(gates * n->cells, n->hidden), seed, reach);
        for (int b = 0; b < 2 * n->biases; b++) s->in[s->count++] = leaf(n, SHAPE(gates * n->cells), seed, reach);
        if (n->hidden != n->cells) s->in[s->count++] = leaf(n, SHAPE(n->hidden, n->cells), seed, reach);
    }
}
static void run(const network *n, side *s) {
    const torc_tensors weights = torc_tensors_of(s->in + 3, s->count - 3);
    torc_tensor sizes = NULL;
    if (n->packed) {
        double counts[MOST];
        for (int t = 0; t < n->steps; t++) counts[t] = (double)n->sizes[t];
        sizes = torc_to(make_i64(SHAPE(n->steps), counts), .device = TORC_CPU);
    }
    torc_tensor x = s->in[0], h = s->in[1], c = s->in[2];
    s->out[2] = NULL;
#define RUN(name)                                                                                                \
    if (n->packed) {                                                                                             \
        torc_##name##_data_result r =                                                                            \
            torc_##name##_data(x, sizes, h, weights, n->biases, n->layers, n->dropout, n->dropout > 0, n->both); \
        s->out[0] = r.output, s->out[1] = r.hidden;                                                              \
    } else {                                                                                                     \
        torc_##name##_result r =                                                                                 \
            torc_##name(x, h, weights, n->biases, n->layers, n->dropout, n->dropout > 0, n->both, false);        \
        s->out[0] = r.output, s->out[1] = r.hidden;                                                              \
    }
    if (n->kind == TANH) {
        RUN(rnn_tanh)
    } else if (n->kind == RELU) {
        RUN(rnn_relu)
    } else if (n->kind == GRU) {
        RUN(gru)
    } else if (n->packed) {
        torc_lstm_data_result r =
            torc_lstm_data(x, sizes, TENSORS(h, c), weights, n->biases, n->layers, n->dropout, n->dropout > 0, n->both);
        s->out[0] = r.output, s->out[1] = r.hidden, s->out[2] = r.cell;
    } else {
        torc_lstm_result r =
            torc_lstm(x, TENSORS(h, c), weights, n->biases, n->layers, n->dropout, n->dropout > 0, n->both, false);
        s->out[0] = r.output, s->out[1] = r.hidden, s->out[2] = r.cell;
    }
}
/* One step of a direction whose weights are w. */
static void cell(const network *n, torc_tensor x, torc_tensor *h, torc_tensor *c, const torc_tensor *w) {
    torc_tensor b_ih = n->biases ? w[2] : NULL, b_hh = n->biases ? w[3] : NULL;
    if (n->kind == LSTM) {
        torc_lstm_cell_result r = torc_lstm_cell(x, TENSORS(*h, *c), w[0], w[1], .b_ih = b_ih, .b_hh = b_hh);
        *h = r.hidden, *c = r.cell;
    } else
        *h = n->kind == GRU    ? torc_gru_cell(x, *h, w[0], w[1], .b_ih = b_ih, .b_hh = b_hh)
             : n->kind == TANH ? torc_rnn_tanh_cell(x, *h, w[0], w[1], .b_ih = b_ih, .b_hh = b_hh)
                               : torc_rnn_relu_cell(x, *h, w[0], w[1], .b_ih = b_ih, .b_hh = b_hh);
}
static torc_tensor with_rest(torc_tensor some, torc_tensor all) {
    const int64_t done = torc_size(some, 0), rest = torc_size(all, 0) - done;
    return rest ? torc_cat(TENSORS(some, torc_narrow(all, 0, done, rest))) : some;
}
static void run_by_cells(const network *n, side *s) {
    if (n->hidden != n->cells) {
        run(n, s);
        return;
    }
    const int directions = 1 + n->both;
    torc_tensor x = torc_reshape(s->in[0], SHAPE(-1, n->input)), last[2][6], out[2][MOST];
    for (int l = 0; l < n->layers; l++) {
        for (int d = 0; d < directions; d++) {
            const int which = l * directions + d;
            torc_tensor h = torc_select(s->in[1], 0, which), c = torc_select(s->in[2], 0, which);
            int64_t row = d ? torc_size(x, 0) : 0;
            for (int k = 0; k < n->steps; k++) {
                const int t = d ? n->steps - 1 - k : k;
                if (d) row -= n->sizes[t];
                torc_tensor now = torc_narrow(h, 0, 0, n->sizes[t]), cells = torc_narrow(c, 0, 0, n->sizes[t]);
                cell(n, torc_narrow(x, 0, row, n->sizes[t]), &now, &cells, s->in + 3 + which * n->pieces);
                out[d][t] = now, h = with_rest(now, h), c = with_rest(cells, c);
                if (!d) row += n->sizes[t];
            }
            last[0][which] = h, last[1][which] = c;
        }
        x = torc_cat(torc_tensors_of(out[0], n->steps));
        if (n->both) x = torc_cat(TENSORS(x, torc_cat(torc_tensors_of(out[1], n->steps))), .dim = 1);
        if (n->dropout && l < n->layers - 1) x = torc_mul(x, 0);
    }
    s->out[0] = n->packed ? x : torc_reshape(x, SHAPE(n->steps, n->batch, -1));
    s->out[1] = torc_stack(torc_tensors_of(last[0], n->layers * directions));
    s->out[2] = n->kind == LSTM ? torc_stack(torc_tensors_of(last[1], n->layers * directions)) : NULL;
}
/* As far apart as `reach` of all numbers together, as vectors: a relu that was just open in one dtype may be just closed in another. */
static void compare(const network *n, torc_tensor got, torc_tensor want, double reach, const char *what, int which) {
    if (!got && !want) return;
    assert_true(got && want);
    HAS_DTYPE(got, n->dtype);
    double *g = read_all(torc_detach(got)), *w = read_all(torc_detach(want)), apart = 0, whole = 0;
    for (int64_t i = 0; i < count_of(want); i++) apart += (g[i] - w[i]) * (g[i] - w[i]), whole += w[i] * w[i];
    if (!(sqrt(apart) <= reach * sqrt(whole) + (n->dtype == TORC_FLOAT16 ? 1e-4 : 1e-6)))
        fail_msg(
            "%s %d: %g of %g; kind %d, %d layers, batch %d, %d steps, input %d, cells %d, hidden %d, both %d, biases "
            "%d, packed %d, grad %d, dropout %g, %s",
            what, which, sqrt(apart), sqrt(whole), n->kind, n->layers, n->batch, n->steps, n->input, n->cells,
            n->hidden, n->both, n->biases, n->packed, n->grad, n->dropout, torc_dtype_name(n->dtype));
    free(g), free(w);
}
static void check(const network *n, uint64_t *seed, bool tf32) {
    const int64_t scope = torc_scope_begin();
    side own, exact;
    leaves(n, &own, seed);
    exact.count = own.count;
    for (int i = 0; i < own.count; i++)
        exact.in[i] = torc_requires_grad_(torc_detach(torc_to(own.in[i], .dtype = TORC_FLOAT64)), n->grad);
    run(n, &own);
    run_by_cells(n, &exact);
    NO_ERROR();
    /* Of halves a relu that is just open may be just closed, and all that went through it is missing. */
    const double jumps = n->kind == RELU && torc_dtype_size(n->dtype) == 2 ? 3 : 1;
    const double reach = n->dtype == TORC_FLOAT64   ? 1e-9
                         : n->dtype == TORC_FLOAT32 ? (tf32 ? 2e-2 : 1e-4)
                         : n->dtype == TORC_FLOAT16 ? 2e-2
                                                    : 8e-2;
    for (int k = 0; k < 3; k++) compare(n, own.out[k], exact.out[k], reach, "result", k);
    if (n->grad) {
        torc_tensor loss = NULL, other = NULL;
        for (int k = 0; k < 2 + (n->kind == LSTM); k++) { /* now and then not all results have a part in it */
            if (between(seed, 0, 3) == 0 && (k < 1 + (n->kind == LSTM) || loss)) continue;
            torc_tensor g = make_uniform(n->dtype, torc_ints_of(torc_sizes(own.out[k]), torc_dim(own.out[k])),
                                         (*seed)++, -1, 1, LAYOUT_CONTIGUOUS);
            torc_tensor a = torc_sum(torc_mul(own.out[k], g)),
                        b = torc_sum(torc_mul(exact.out[k], torc_to(g, .dtype = TORC_FLOAT64)));
            loss = loss ? torc_add(loss, a) : a, other = other ? torc_add(other, b) : b;
        }
        for (int turn = 0; turn < 2; turn++) { /* the graph is there for another pass */
            torc_backward(loss, .retain_graph = !turn);
            torc_backward(other, .retain_graph = !turn);
        }
        NO_ERROR();
        for (int i = 0; i < own.count; i++)
            if (i != 2 || n->kind == LSTM)
                compare(n, torc_grad(own.in[i]), torc_grad(exact.in[i]), reach * 4 * jumps, "gradient", i);
    }
    torc_scope_end(scope);
}
static void drawn(void **state) {
    (void)state;
    uint64_t seed = 7;
    const bool tf32 = torc_backends_cudnn_allow_tf32();
    for (int k = 0; k < (on_cuda() ? 150 : 100); k++) {
        const network n = draw(&seed);
        torc_backends_cudnn_set_allow_tf32(k % 2);
        check(&n, &seed, k % 2);
    }
    torc_backends_cudnn_set_allow_tf32(tf32);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(drawn)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
