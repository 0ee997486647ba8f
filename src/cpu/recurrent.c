/* recurrent.c - recurrent networks on the CPU: all layers and directions over all steps are one call, and one more for their gradients.
 *
 * Of a layer, what its input gives is one product for all steps. A step then adds the product of h with w_hh, whose panels are laid out
 * once (gemm_pack), and goes through the gates (recurrent.h). Of the gradients only what goes from step to step is computed step by step:
 * those of weights, biases and input are products over all steps.
 *
 * Sequences do not depend on each other, so threads divide them, and each goes through all steps by itself, if there are as many as fill
 * the panels of that many threads; if not, and w_hh is large, they divide the cells, and meet at each step. An element is one sum in one order
 * either way.
 *
 * Weights are one tensor: for each direction of each layer w_ih and w_hh, then for each of them b_ih and b_hh. Sequences are packed: the rows
 * of step 0, of step 1, and so on, fewer as the shorter ones end. What forward leaves for the gradients (Note [What is kept]) is in the type that is
 * computed in: float32, of float64 itself. h, which goes from step to step, is rounded to the dtype; c is not. */
#include "cpu/recurrent.h"

#include <string.h>

#include "core/shape.h"
#include "cpu/blocks.h"
#include "cpu/families.h"
#include "cpu/gemm.h"
#include "ops/generated/attrs.h"
#include "ops/recurrent.h"

/* One function reads the attributes of both rows. */
_Static_assert(sizeof(fused_rnn_layers_attrs) == sizeof(fused_rnn_layers_backward_attrs),
               "the same attributes, in the same order");

typedef struct network {
    int32_t kind, dtype, wide, directions; /* wide: the dtype that is computed in */
    bool biases, train;
    int64_t layers, rows, batch, steps, input, hidden, gates; /* gates: numbers of all gates of a row */
    rnn_runs runs;
} network;
static bool is_half(const network *n) { return n->dtype != n->wide; }
static int64_t wide_size(const network *n) { return (int64_t)dtype_sizes[n->wide]; }
static int64_t size_of(const network *n) { return (int64_t)dtype_sizes[n->dtype]; }
static int64_t width(const network *n) { return n->directions * n->hidden; } /* numbers of a row of a layer's output */
static int64_t input_of(const network *n, int64_t layer) { return layer ? width(n) : n->input; }
/* Where the weights of direction `which`, of all, begin; and its biases. In elements. */
static int64_t weights_at(const network *n, int64_t which) {
    const int64_t lowest = MIN(which, n->directions);
    return n->gates * (lowest * (n->input + n->hidden) + (which - lowest) * (width(n) + n->hidden));
}
static int64_t biases_at(const network *n, int64_t which) {
    return weights_at(n, n->layers * n->directions) + which * 2 * n->gates;
}
/* False: it is not of a kind that is done here. */
static bool network_of(const torc_call *c, network *n) {
    const fused_rnn_layers_attrs *a = c->attrs;
    const torc_tensor x = c->in[0], h = c->in[1], cell = c->in[2];
    memset(n, 0, sizeof *n);
    if (x->ndim != 2 || h->ndim != 3 || !dtype_floating(x->dtype) || !rnn_runs_of(&n->runs, a->batch_sizes))
        return false;
    n->kind = (int32_t)a->kind, n->dtype = x->dtype, n->wide = x->dtype == TORC_FLOAT64 ? TORC_FLOAT64 : TORC_FLOAT32;
    n->directions = 1 + a->bidirectional, n->biases = a->biases, n->train = a->train;
    n->layers = a->layers, n->rows = x->sizes[0], n->batch = h->sizes[1], n->steps = a->batch_sizes.count;
    n->input = x->sizes[1], n->hidden = h->sizes[2], n->gates = rnn_gates(n->kind) * n->hidden;
    if (n->layers < 1 || n->rows < 1 || n->batch < 1 || n->input < 1 || n->hidden < 1) return false;
    if (cell && (cell->ndim != 3 || cell->sizes[2] != n->hidden)) return false; /* a projection */
    const double most = (double)(n->rows + n->gates) * (double)(n->gates + n->input + width(n)) * (double)n->layers;
    return most < 1e16; /* so that no size overflows */
}

/* ------------------------------------------------------------------------------------------ rooms
 * Note [What is kept]
 * For each direction of each layer the gates behind their functions, and of lstm c, of gru what of the fresh numbers comes of h, all of each row;
 * then the outputs of all layers but the last. */
static size_t room(size_t *bytes, int64_t more) {
    const size_t at = *bytes;
    *bytes += ((size_t)more + 63) / 64 * 64;
    return at;
}
static bool has_more(const network *n) { return n->kind == RNN_LSTM || n->kind == RNN_GRU; }
typedef struct kept_places {
    size_t gates, more; /* of one direction */
    size_t output;      /* of the layer */
    size_t all;
} kept_places;
static kept_places places_of(const network *n, int64_t layer, int direction) {
    kept_places p;
    const size_t gates = (size_t)(n->rows * n->gates * wide_size(n)),
                 each = gates + (size_t)(has_more(n) ? n->rows * n->hidden * wide_size(n) : 0),
                 output = (size_t)(n->rows * width(n) * size_of(n));
    p.gates = each * (size_t)(layer * n->directions + direction), p.more = p.gates + gates;
    p.output = each * (size_t)(n->layers * n->directions) + output * (size_t)layer;
    p.all = each * (size_t)(n->layers * n->directions) + output * (size_t)(n->layers - 1);
    return p;
}

/* How threads divide the steps. */
typedef struct division {
    bool by_cells;
    int64_t pieces, each; /* each: sequences, or cells, of a piece */
} division;
enum { CELLS_WORK = 200000 }; /* multiplications of a thread, in a step, from which on meeting costs little */
static division divide(const network *n) {
    const int64_t rows = gemm_packed_step(n->dtype, GEMM_ROWS), columns = gemm_packed_step(n->dtype, GEMM_COLUMNS),
                  threads = parallel_threads(), panels = (n->batch + rows - 1) / rows,
                  across = (n->hidden + columns - 1) / columns;
    division d = {.pieces = MIN(panels, threads)};
    const int64_t most = (int64_t)MIN((double)MIN(across, threads),
                                      (double)(panels * rows) * (double)n->gates * (double)n->hidden / CELLS_WORK);
    d.by_cells = most > d.pieces;
    if (d.by_cells) d.pieces = most;
    const int64_t units = d.by_cells ? across : panels, unit = d.by_cells ? columns : rows;
    d.each = (units + d.pieces - 1) / d.pieces * unit;
    d.pieces = ((d.by_cells ? n->hidden : n->batch) + d.each - 1) / d.each;
    return d;
}

typedef struct layers_plan {
    network n;
    division d;
    size_t first, panels, packed, row, rooms,
        room; /* packed: bytes of a gate's panels; rooms: of each piece, `room` bytes */
    size_t sums, of_hidden, between[2], cell, bias;                               /* forward */
    size_t grad_gates, grad_hidden, before, carried, grad_cell, first_cell, ones; /* backward, between too */
    size_t products;
} layers_plan;
static int64_t packed_bytes(const network *n, gemm_side side, int64_t count, int64_t k) {
    return (int64_t)(gemm_packed_bytes(n->dtype, side, count, k) + 63) / 64 * 64;
}
/* What both directions in time have; k: terms of the products of a step, `rows` of T that a piece converts through. */
static void plan_steps(layers_plan *w, int64_t k, int64_t rows, size_t *bytes) {
    const network *n = &w->n;
    w->d = divide(n);
    w->first = room(bytes, (n->steps + 1) * (int64_t)sizeof(int64_t));
    w->row = 0;
    room(&w->row, packed_bytes(n, GEMM_ROWS, w->d.by_cells ? n->batch : w->d.each, k));
    w->room = w->row;
    room(&w->room, rows * wide_size(n));
    w->rooms = room(bytes, (int64_t)w->room * w->d.pieces);
}

/* ------------------------------------------------------------------------------------------ forward */
/* One direction of a layer, forward or backward. A step has two parts, of which the second wants the first of all cells. */
typedef struct pass pass;
typedef void step_part(const pass *p, int64_t t, int64_t s0, int64_t s1, int64_t from, int64_t past, char *own);
struct pass {
    const layers_plan *w;
    const network *n;
    recurrent_loop *loop;
    step_part *parts[2];  /* of sequences s0 … s1 and cells from … past, with room of the piece's own */
    bool one_copies;      /* the second part costs less than that threads meet for it */
    bool turned;          /* forward from the last step to the first */
    bool back;            /* against that order */
    const int64_t *first; /* rows of each step, and behind the last */
    char *panels, *rooms;
    char *gates, *of_hidden, *kept_cell; /* of each row, but of_hidden, without kept, of each sequence */
    bool of_rows;                        /* of_hidden is of each row */
    char *cell, *state, *out;            /* state: h of each sequence, behind the last step of it that was done */
    const char *bias;                    /* gru: that of the fresh numbers, as far as it comes of h; NULL: none */
    /* backward */
    const char *grad, *before, *first_cell; /* grad: of the output, rows of it a layer's width apart */
    char *carried, *grad_cell, *grad_gates, *grad_hidden;
    int64_t now; /* the step and the part that threads meet at */
    int part;
};
static int64_t batch_at(const pass *p, int64_t t) { return p->first[t + 1] - p->first[t]; }
/* The row of the step before, of a sequence; -1: there is none. */
static int64_t row_before(const pass *p, int64_t t, int64_t sequence) {
    const int64_t other = p->turned ? t + 1 : t - 1;
    return other < 0 || other >= p->n->steps || sequence >= batch_at(p, other) ? -1 : p->first[other] + sequence;
}
static void forward_step(const pass *p, int64_t t, int64_t s0, int64_t s1, int64_t from, int64_t past, char *own) {
    const network *n = p->n;
    const int64_t hidden = n->hidden, wide = wide_size(n), size = size_of(n), base = p->first[t];
    char *const h = own + p->w->row, *const before = h + hidden * wide;
    if (s0 >= s1) return;
    gemm_pack(n->dtype, GEMM_ROWS, p->state + s0 * hidden * size, hidden, 1, s1 - s0, hidden, own);
    for (int g = 0; g < rnn_gates(n->kind); g++) {
        const char *panel =
            p->panels + (size_t)g * p->w->packed + gemm_packed_bytes(n->dtype, GEMM_COLUMNS, from, hidden);
        char *to = p->gates + ((base + s0) * n->gates + g * hidden + from) * wide;
        int64_t apart = n->gates;
        const bool fresh = n->kind == RNN_GRU && g == 2;
        if (fresh) {
            to = p->of_hidden + (((p->of_rows ? base : 0) + s0) * hidden + from) * wide, apart = hidden;
            for (int64_t s = 0; p->bias && s < s1 - s0; s++)
                memcpy(to + s * hidden * wide, p->bias + from * wide, (size_t)((past - from) * wide));
        }
        gemm_packed_run(n->dtype, s1 - s0, past - from, hidden, own, panel, !fresh || p->bias, to, apart);
    }
    for (int64_t s = s0; s < s1; s++) {
        char *out = p->out + (base + s) * width(n) * size;
        const char *state = p->state + s * hidden * size;
        recurrent_step r = {.cells = hidden,
                            .from = from,
                            .past = past,
                            .gates = p->gates + (base + s) * n->gates * wide,
                            .hidden = state,
                            .out = is_half(n) ? h : out};
        if (n->kind == RNN_LSTM) {
            r.cell = p->cell + s * hidden * wide;
            r.kept_cell = p->kept_cell ? p->kept_cell + (base + s) * hidden * wide : NULL;
        }
        if (n->kind == RNN_GRU) {
            r.of_hidden = p->of_hidden + ((p->of_rows ? base : 0) + s) * hidden * wide;
            if (is_half(n)) {
                load_f32((float *)(void *)before + from, n->dtype, state + from * size, 1, past - from);
                r.hidden = before;
            }
        }
        p->loop(&r);
        if (is_half(n)) store_f32(n->dtype, out + from * size, 1, (const float *)(const void *)h + from, past - from);
    }
}
static void take_state(const pass *p, int64_t t, int64_t s0, int64_t s1, int64_t from, int64_t past, char *own) {
    const network *n = p->n;
    const int64_t size = size_of(n), at = from * size;
    (void)own;
    for (int64_t s = s0; s < s1; s++)
        memcpy(p->state + s * n->hidden * size + at, p->out + (p->first[t] + s) * width(n) * size + at,
               (size_t)((past - from) * size));
}

/* ------------------------------------------------------------------------------------------ all steps */
static char *room_of(const pass *p, int64_t piece) { return p->rooms + (size_t)piece * p->w->room; }
static int64_t step_at(const pass *p, int64_t k) { return p->turned != p->back ? p->n->steps - 1 - k : k; }
static void steps_of_sequences(void *context, int64_t begin, int64_t end) {
    const pass *p = context;
    const int64_t each = p->w->d.each;
    for (int64_t q = begin; q < end; q++)
        for (int64_t k = 0; k < p->n->steps; k++) {
            const int64_t t = step_at(p, k), s1 = MIN((q + 1) * each, batch_at(p, t));
            for (int i = 0; i < 2; i++) p->parts[i](p, t, q * each, s1, 0, p->n->hidden, room_of(p, q));
        }
}
static void part_of_cells(void *context, int64_t begin, int64_t end) {
    const pass *p = context;
    const int64_t each = p->w->d.each;
    for (int64_t q = begin; q < end; q++)
        p->parts[p->part](p, p->now, 0, batch_at(p, p->now), q * each, MIN((q + 1) * each, p->n->hidden),
                          room_of(p, q));
}
static void go_through(pass *p) {
    const int64_t pieces = p->w->d.pieces;
    if (!p->w->d.by_cells) {
        parallel_for(pieces, 1, steps_of_sequences, p);
        return;
    }
    for (int64_t k = 0; k < p->n->steps; k++) {
        p->now = step_at(p, k);
        for (p->part = 0; p->part < 2; p->part++)
            if (p->part && p->one_copies)
                part_of_cells(p, 0, pieces);
            else
                parallel_for(pieces, 1, part_of_cells, p);
    }
}

static void lay_out_steps(const network *n, int64_t *first) {
    int64_t row = 0;
    for (int r = 0; r < n->runs.count; r++)
        for (int32_t k = 0; k < n->runs.run[r].steps; k++, row += n->runs.run[r].batch) *first++ = row;
    *first = row;
}
/* n elements of the dtype as numbers that are computed with; and back. */
static void widen(const network *n, void *to, const void *from, int64_t count) {
    if (is_half(n))
        load_f32(to, n->dtype, from, 1, count);
    else
        memcpy(to, from, (size_t)(count * wide_size(n)));
}
static void narrow(const network *n, void *to, const void *from, int64_t count) {
    if (is_half(n))
        store_f32(n->dtype, to, 1, from, count);
    else
        memcpy(to, from, (size_t)(count * wide_size(n)));
}
/* to[i] += from[i] of the dtype. */
static void add_to(const network *n, void *to, const void *from, int64_t count) {
    if (n->wide == TORC_FLOAT64)
        for (int64_t i = 0; i < count; i++) ((double *)to)[i] += ((const double *)from)[i];
    else
        for (int64_t i = 0; i < count; i++) ((float *)to)[i] += (float)get_float(n->dtype, from, i);
}
/* The products of all steps, without addresses: of the input with w_ih; its gradient; that of a matrix of weights, whose rows are `columns` long. */
static gemm of_inputs(const network *n, int64_t k) {
    return (gemm){.dtype = n->dtype,
                  .wide = is_half(n),
                  .m = n->rows,
                  .n = n->gates,
                  .k = k,
                  .ars = k,
                  .acs = 1,
                  .brs = 1,
                  .bcs = k,
                  .crs = n->gates,
                  .ccs = 1,
                  .alpha = 1,
                  .beta = n->biases};
}
static gemm to_inputs(const network *n, int64_t k, bool adds) {
    return (gemm){.dtype = n->dtype,
                  .wide = is_half(n),
                  .m = n->rows,
                  .n = k,
                  .k = n->gates,
                  .ars = n->gates,
                  .acs = 1,
                  .brs = k,
                  .bcs = 1,
                  .crs = k,
                  .ccs = 1,
                  .alpha = 1,
                  .beta = adds};
}
static gemm to_weights(const network *n, int64_t columns) {
    return (gemm){.dtype = n->dtype,
                  .m = n->gates,
                  .n = columns,
                  .k = n->rows,
                  .ars = 1,
                  .acs = n->gates,
                  .brs = columns,
                  .bcs = 1,
                  .crs = columns,
                  .ccs = 1,
                  .alpha = 1};
}
static void make_room(size_t *most, gemm g) {
    gemm_plan p;
    gemm_plan_make(&p, &g);
    *most = MAX(*most, p.scratch);
}
static void multiply(gemm g, const void *a, const void *b, void *c, void *work) {
    g.a = a, g.b = b, g.c = c;
    gemm_run(&g, work, true);
}

static bool supports_layers(const torc_call *c) {
    network n;
    const torc_tensor weights = c->in[3];
    if (!network_of(c, &n)) return false;
    const int64_t of = n.layers * n.directions;
    return !weights || weights->numel == (n.biases ? biases_at(&n, of) : weights_at(&n, of));
}
static bool accepts_layers(const torc_call *c) {
    return supports_layers(c) ||
           FAIL(NOT_IMPLEMENTED, "%s: the CPU's kernel does not take this recurrent network", row_said(c->row));
}
/* What a program hands on as kept need not be. */
static bool accepts_backward(const torc_call *c) {
    network n;
    const torc_tensor kept = c->in[5];
    if (!accepts_layers(c) || !network_of(c, &n)) return false;
    const size_t bytes = (size_t)kept->numel * tensor_itemsize(kept);
    return (n.train && bytes == places_of(&n, 0, 0).all) ||
           FAIL(RUNTIME, "%s: what is kept is not of this network: %lld bytes in place of %lld", row_said(c->row),
                (long long)bytes, n.train ? (long long)places_of(&n, 0, 0).all : 0);
}
static int64_t keeps_layers(const torc_call *c) {
    network n;
    return network_of(c, &n) && n.train ? (int64_t)places_of(&n, 0, 0).all : 0;
}
/* in: input, hidden, cell, weights; out: output, last_hidden, last_cell, kept */
static bool plan_layers(const torc_call *c, void *plan, size_t *scratch) {
    layers_plan *w = plan;
    const network *n = &w->n;
    memset(w, 0, sizeof *w);
    if (!network_of(c, &w->n)) return accepts_layers(c);
    plan_steps(w, n->hidden, 2 * n->hidden, scratch);
    w->packed = (size_t)packed_bytes(n, GEMM_COLUMNS, n->hidden, n->hidden);
    w->panels = room(scratch, rnn_gates(n->kind) * (int64_t)w->packed);
    w->bias = room(scratch, 2 * n->gates * wide_size(n));
    w->cell = room(scratch, n->kind == RNN_LSTM ? n->batch * n->hidden * wide_size(n) : 0);
    if (!n->train) {
        w->sums = room(scratch, n->rows * n->gates * wide_size(n));
        w->of_hidden = room(scratch, n->kind == RNN_GRU ? n->batch * n->hidden * wide_size(n) : 0);
        for (int i = 0; i < 2; i++)
            w->between[i] = room(scratch, n->layers > 1 + i ? n->rows * width(n) * size_of(n) : 0);
    }
    size_t most = 0;
    make_room(&most, of_inputs(n, n->input));
    if (n->layers > 1) make_room(&most, of_inputs(n, width(n)));
    w->products = room(scratch, (int64_t)most);
    return true;
}
/* What the input of all steps gives, with the biases. */
static void sum_inputs(const layers_plan *w, const char *x, int64_t k, const char *weights, const char *biases,
                       char *scratch, char *to) {
    const network *n = &w->n;
    if (biases) {
        char *const all = scratch + w->bias;
        const int64_t bytes = n->gates * wide_size(n);
        widen(n, all, biases, n->gates);
        add_to(n, all, biases + n->gates * size_of(n), n->kind == RNN_GRU ? 2 * n->hidden : n->gates);
        for (int64_t r = 0; r < n->rows; r++) memcpy(to + r * bytes, all, (size_t)bytes);
    }
    multiply(of_inputs(n, k), x, weights, to, scratch + w->products);
}
static bool run_layers(const torc_call *c) {
    const layers_plan *w = c->plan;
    const network *n = &w->n;
    const int64_t hidden = n->hidden, size = size_of(n), wide = wide_size(n), states = n->batch * hidden;
    char *const scratch = c->scratch, *const kept = n->train ? tensor_data(c->out[3]) : NULL;
    const char *const weights = tensor_data(c->in[3]), *x = tensor_data(c->in[0]);
    char *const last = tensor_data(c->out[1]);
    int64_t *const first = (int64_t *)(void *)(scratch + w->first);
    lay_out_steps(n, first);
    memcpy(last, tensor_data(c->in[1]), (size_t)(c->in[1]->numel * size));
    for (int64_t l = 0; l < n->layers; l++) {
        const int64_t k = input_of(n, l);
        char *const y = l == n->layers - 1 ? tensor_data(c->out[0])
                        : n->train         ? kept + places_of(n, l, 0).output
                                           : scratch + w->between[l % 2];
        for (int d = 0; d < n->directions; d++) {
            const int64_t which = l * n->directions + d;
            const kept_places at = places_of(n, l, d);
            const char *const w_ih = weights + weights_at(n, which) * size, *const w_hh = w_ih + n->gates * k * size,
                              *const b = n->biases ? weights + biases_at(n, which) * size : NULL;
            pass p = {.w = w,
                      .n = n,
                      .parts = {forward_step, take_state},
                      .one_copies = true,
                      .turned = d == 1,
                      .first = first,
                      .panels = scratch + w->panels,
                      .rooms = scratch + w->rooms,
                      .cell = scratch + w->cell,
                      .state = last + which * states * size,
                      .out = y + d * hidden * size,
                      .of_rows = n->train};
            p.loop = ISA_PICK(recurrent_loops)->forward[n->kind][n->wide == TORC_FLOAT64];
            p.gates = n->train ? kept + at.gates : scratch + w->sums;
            if (n->kind == RNN_GRU) p.of_hidden = n->train ? kept + at.more : scratch + w->of_hidden;
            if (n->kind == RNN_LSTM) {
                if (n->train) p.kept_cell = kept + at.more;
                widen(n, p.cell, (const char *)tensor_data(c->in[2]) + which * states * size, states);
            }
            sum_inputs(w, x, k, w_ih, b, scratch, p.gates);
            if (b && n->kind == RNN_GRU) {
                char *const fresh = scratch + w->bias + n->gates * wide;
                widen(n, fresh, b + (n->gates + 2 * hidden) * size, hidden);
                p.bias = fresh;
            }
            for (int g = 0; g < rnn_gates(n->kind); g++)
                gemm_pack(n->dtype, GEMM_COLUMNS, w_hh + g * hidden * hidden * size, hidden, 1, hidden, hidden,
                          p.panels + (size_t)g * w->packed);
            go_through(&p);
            if (n->kind == RNN_LSTM) narrow(n, (char *)tensor_data(c->out[2]) + which * states * size, p.cell, states);
        }
        x = y;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ gradients */
static void backward_gates(const pass *p, int64_t t, int64_t s0, int64_t s1, int64_t from, int64_t past, char *own) {
    const network *n = p->n;
    const int64_t hidden = n->hidden, wide = wide_size(n), size = size_of(n), base = p->first[t];
    char *const gates = own + p->w->row, *const of_hidden = gates + n->gates * wide,
                *const before = of_hidden + n->gates * wide;
    for (int64_t s = s0; s < s1; s++) {
        const int64_t row = base + s, previous = row_before(p, t, s);
        char *const grad_gates = p->grad_gates + row * n->gates * size, *const grad_hidden =
                                                                            p->grad_hidden + row * n->gates * size;
        recurrent_step r = {.cells = hidden,
                            .from = from,
                            .past = past,
                            .gates = p->gates + row * n->gates * wide,
                            .grad = p->grad + row * width(n) * wide,
                            .carried = p->carried + s * hidden * wide,
                            .grad_gates = is_half(n) ? gates : grad_gates};
        if (n->kind == RNN_LSTM) {
            r.kept_cell = p->kept_cell + row * hidden * wide, r.grad_cell = p->grad_cell + s * hidden * wide;
            r.cell =
                (char *)(previous < 0 ? p->first_cell + s * hidden * wide : p->kept_cell + previous * hidden * wide);
        }
        if (n->kind == RNN_GRU) {
            const char *state = p->before + row * hidden * size;
            r.of_hidden = p->of_hidden + row * hidden * wide, r.grad_hidden = is_half(n) ? of_hidden : grad_hidden;
            r.hidden = is_half(n) ? before : state;
            if (is_half(n)) load_f32((float *)(void *)before + from, n->dtype, state + from * size, 1, past - from);
        }
        p->loop(&r);
        for (int g = 0; is_half(n) && g < rnn_gates(n->kind); g++) {
            const int64_t at = g * hidden + from;
            store_f32(n->dtype, grad_gates + at * size, 1, (const float *)(const void *)gates + at, past - from);
            if (n->kind == RNN_GRU)
                store_f32(n->dtype, grad_hidden + at * size, 1, (const float *)(const void *)of_hidden + at,
                          past - from);
        }
    }
}
static void backward_product(const pass *p, int64_t t, int64_t s0, int64_t s1, int64_t from, int64_t past, char *own) {
    const network *n = p->n;
    if (s0 >= s1) return;
    gemm_pack(n->dtype, GEMM_ROWS, p->grad_hidden + (p->first[t] + s0) * n->gates * size_of(n), n->gates, 1, s1 - s0,
              n->gates, own);
    gemm_packed_run(n->dtype, s1 - s0, past - from, n->gates, own,
                    p->panels + gemm_packed_bytes(n->dtype, GEMM_COLUMNS, from, n->gates), n->kind == RNN_GRU,
                    p->carried + (s0 * n->hidden + from) * wide_size(n), n->hidden);
}
/* in: input, hidden, cell, weights, output, kept, grad_output, grad_hidden, grad_cell; out: of input, hidden, cell, weights */
static bool plan_backward(const torc_call *c, void *plan, size_t *scratch) {
    layers_plan *w = plan;
    const network *n = &w->n;
    memset(w, 0, sizeof *w);
    if (!network_of(c, &w->n)) return accepts_layers(c);
    const int64_t wide = wide_size(n), size = size_of(n), deepest = n->layers > 1 ? MAX(n->input, width(n)) : n->input;
    plan_steps(w, n->gates, 2 * n->gates + n->hidden, scratch);
    w->panels = room(scratch, packed_bytes(n, GEMM_COLUMNS, n->hidden, n->gates));
    w->grad_gates = w->grad_hidden = room(scratch, n->rows * n->gates * size);
    if (n->kind == RNN_GRU) w->grad_hidden = room(scratch, n->rows * n->gates * size);
    w->before = room(scratch, n->rows * n->hidden * size);
    w->carried = room(scratch, n->batch * n->hidden * wide);
    w->grad_cell = room(scratch, n->kind == RNN_LSTM ? n->batch * n->hidden * wide : 0);
    w->first_cell = room(scratch, n->kind == RNN_LSTM ? n->batch * n->hidden * wide : 0);
    w->ones = room(scratch, n->biases ? n->rows * size : 0);
    for (int i = 0; i < 2; i++)
        w->between[i] = room(scratch, is_half(n)          ? n->rows * MAX(deepest, width(n)) * wide
                                      : n->layers > 1 + i ? n->rows * width(n) * wide
                                                          : 0);
    size_t most = 0;
    for (int64_t l = 0; l < MIN(n->layers, 2); l++) {
        for (int d = 0; d < n->directions; d++) make_room(&most, to_inputs(n, input_of(n, l), d));
        make_room(&most, to_weights(n, input_of(n, l)));
    }
    make_room(&most, to_weights(n, n->hidden));
    make_room(&most, to_weights(n, 1));
    w->products = room(scratch, (int64_t)most);
    return true;
}
/* h of the step before, of each row. */
static void gather_before(const pass *p, const char *y, const char *first_state, char *to) {
    const network *n = p->n;
    const int64_t bytes = n->hidden * size_of(n);
    for (int64_t t = 0; t < n->steps; t++)
        for (int64_t s = 0; s < batch_at(p, t); s++, to += bytes) {
            const int64_t row = row_before(p, t, s);
            memcpy(to, row < 0 ? first_state + s * bytes : y + row * width(n) * size_of(n), (size_t)bytes);
        }
}
static void given_or_zero(const network *n, char *to, torc_tensor t, int64_t at, int64_t count) {
    if (t)
        widen(n, to, (const char *)tensor_data(t) + at * size_of(n), count);
    else
        memset(to, 0, (size_t)(count * wide_size(n)));
}
/* Gradients of the weights and biases of one direction, which lie as these do. */
static void grads_of_weights(const pass *p, const char *x, int64_t k, const char *ones, char *to, char *to_biases,
                             char *work) {
    const network *n = p->n;
    multiply(to_weights(n, k), p->grad_gates, x, to, work);
    multiply(to_weights(n, n->hidden), p->grad_hidden, p->before, to + n->gates * k * size_of(n), work);
    if (!to_biases) return;
    char *const second = to_biases + n->gates * size_of(n);
    multiply(to_weights(n, 1), p->grad_gates, ones, to_biases, work);
    if (p->grad_hidden == p->grad_gates)
        memcpy(second, to_biases, (size_t)(n->gates * size_of(n)));
    else
        multiply(to_weights(n, 1), p->grad_hidden, ones, second, work);
}
static bool run_backward(const torc_call *c) {
    const layers_plan *w = c->plan;
    const network *n = &w->n;
    const int64_t hidden = n->hidden, size = size_of(n), wide = wide_size(n), states = n->batch * hidden;
    char *const scratch = c->scratch, *const kept = tensor_data(c->in[5]);
    const char *const weights = tensor_data(c->in[3]), *const ones = scratch + w->ones;
    char *const grads = tensor_data(c->out[3]);
    int64_t *const first = (int64_t *)(void *)(scratch + w->first);
    const char *grad = tensor_data(c->in[6]);
    int to = 0; /* of the two rooms for what lies between layers, the free one */
    lay_out_steps(n, first);
    for (int64_t r = 0; n->biases && r < n->rows; r++) set_float(n->dtype, scratch + w->ones, r, 1);
    if (is_half(n)) {
        widen(n, scratch + w->between[0], grad, n->rows * width(n));
        grad = scratch + w->between[0], to = 1;
    }
    for (int64_t l = n->layers - 1; l >= 0; l--) {
        const int64_t k = input_of(n, l);
        const char *const x = l ? kept + places_of(n, l - 1, 0).output : tensor_data(c->in[0]),
                          *const y = l == n->layers - 1 ? tensor_data(c->in[4]) : kept + places_of(n, l, 0).output;
        char *const grad_x = !l && !is_half(n) ? tensor_data(c->out[0]) : scratch + w->between[to];
        for (int d = 0; d < n->directions; d++) {
            const int64_t which = l * n->directions + d;
            const kept_places at = places_of(n, l, d);
            const char *const w_ih = weights + weights_at(n, which) * size, *const w_hh = w_ih + n->gates * k * size;
            pass p = {.w = w,
                      .n = n,
                      .parts = {backward_gates, backward_product},
                      .turned = d == 1,
                      .back = true,
                      .first = first,
                      .panels = scratch + w->panels,
                      .rooms = scratch + w->rooms,
                      .gates = kept + at.gates,
                      .of_hidden = kept + at.more,
                      .kept_cell = kept + at.more,
                      .grad = grad + d * hidden * wide,
                      .before = scratch + w->before,
                      .carried = scratch + w->carried,
                      .grad_cell = scratch + w->grad_cell,
                      .first_cell = scratch + w->first_cell,
                      .grad_gates = scratch + w->grad_gates,
                      .grad_hidden = scratch + w->grad_hidden};
            p.loop = ISA_PICK(recurrent_loops)->backward[n->kind][n->wide == TORC_FLOAT64];
            gather_before(&p, y + d * hidden * size, (const char *)tensor_data(c->in[1]) + which * states * size,
                          scratch + w->before);
            given_or_zero(n, p.carried, c->in[7], which * states, states);
            if (n->kind == RNN_LSTM) {
                given_or_zero(n, p.grad_cell, c->in[8], which * states, states);
                widen(n, scratch + w->first_cell, (const char *)tensor_data(c->in[2]) + which * states * size, states);
            }
            gemm_pack(n->dtype, GEMM_COLUMNS, w_hh, 1, hidden, hidden, n->gates, p.panels);
            go_through(&p);
            narrow(n, (char *)tensor_data(c->out[1]) + which * states * size, p.carried, states);
            if (n->kind == RNN_LSTM)
                narrow(n, (char *)tensor_data(c->out[2]) + which * states * size, p.grad_cell, states);
            grads_of_weights(&p, x, k, ones, grads + weights_at(n, which) * size,
                             n->biases ? grads + biases_at(n, which) * size : NULL, scratch + w->products);
            multiply(to_inputs(n, k, d), p.grad_gates, w_ih, grad_x, scratch + w->products);
        }
        grad = grad_x, to = 1 - to;
    }
    if (is_half(n)) narrow(n, tensor_data(c->out[0]), grad, n->rows * n->input);
    return true;
}

const kernel cpu_recurrent_kernels[] = {
    PLANNED(OP_fused_rnn_layers, run_layers, plan_layers, layers_plan, .supports = supports_layers,
            .accepts = accepts_layers, .keeps = keeps_layers),
    PLANNED(OP_fused_rnn_layers_backward, run_backward, plan_backward, layers_plan, .supports = supports_layers,
            .accepts = accepts_backward),
    {0},
};
