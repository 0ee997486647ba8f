/* infer_recurrent.c - what the rows of recurrent networks in layers.def accept, and the shapes they give. */
#include "core/shape.h"
#include "ops/generated/attrs.h"
#include "ops/infer.h"
#include "ops/recurrent.h"
#include "ops/seams.h"

/* ------------------------------------------------------------------------------------------ recurrent layers, grids */
static bool gates_agree(infer *f, torc_tensor x, torc_tensor h, torc_tensor state, int64_t kind) {
    const bool fits = (kind == RNN_GRU || kind == RNN_LSTM) && state->ndim == 2 && x->ndim == 2 && shape_equal(x, h) &&
                      x->sizes[0] == state->sizes[0] && x->sizes[1] == rnn_gates((int)kind) * state->sizes[1] &&
                      h->dtype == x->dtype && state->dtype == x->dtype;
    return (fits || FAIL(RUNTIME, "%s: gates and state do not agree", row_said(f->row))) &&
           infer_floating(row_said(f->row), x->dtype);
}
bool infer_fused_gates(infer *f) {
    const fused_gates_attrs *a = f->attrs;
    torc_tensor x = f->in[0], state = f->in[2];
    if (!gates_agree(f, x, f->in[1], state, a->kind)) return false;
    infer_out_like(f, 0, state, x->dtype);
    if (a->kind == RNN_LSTM)
        infer_out_like(f, 1, state, x->dtype);
    else
        infer_out_none(f, 1);
    return true;
}
bool infer_fused_gates_backward(infer *f) {
    const fused_gates_backward_attrs *a = f->attrs;
    torc_tensor x = f->in[2], state = f->in[4];
    if (!gates_agree(f, x, f->in[3], state, a->kind)) return false;
    for (int k = 0; k < 2; k++)
        if (f->in[k] && (!shape_equal(f->in[k], state) || f->in[k]->dtype != x->dtype))
            return FAIL(RUNTIME, "%s: gradients and state do not agree", row_said(f->row));
    infer_out_like(f, 0, x, x->dtype);
    if (a->kind == RNN_LSTM)
        infer_out_none(f, 1);
    else
        infer_out_like(f, 1, x, x->dtype);
    infer_out_like(f, 2, state, x->dtype);
    return true;
}
bool infer_fused_rnn(infer *f) {
    const fused_rnn_attrs *a = f->attrs;
    torc_tensor x = f->in[0], h = f->in[1], c = f->in[2], w = f->in[3], b = f->in[4];
    const int64_t gates = rnn_gates((int)a->kind);
    bool fits = x->ndim == 3 && h->ndim == 2 && w->ndim == 2 && x->sizes[0] > 0 && (c != NULL) == (a->kind == RNN_LSTM);
    if (fits) {
        const int64_t hidden = h->sizes[1];
        fits = x->sizes[1] == h->sizes[0] && x->sizes[2] == gates * hidden && w->sizes[0] == gates * hidden &&
               w->sizes[1] == hidden && (!c || shape_equal(c, h)) &&
               (!b || (b->ndim == 1 && b->sizes[0] == gates * hidden));
    }
    if (!fits) return FAIL(RUNTIME, "%s: the sizes of inputs, states and weights do not agree", row_said(f->row));
    if (!infer_floating(row_said(f->row), x->dtype)) return false;
    for (int k = 1; k < f->nin; k++)
        if (f->in[k] && f->in[k]->dtype != x->dtype)
            return FAIL(RUNTIME, "%s: inputs, states and weights must have one dtype", row_said(f->row));
    infer_out_shape(f, 0, x->dtype, 3, (const int64_t[]){x->sizes[0], h->sizes[0], h->sizes[1]});
    infer_out_like(f, 1, h, x->dtype);
    infer_out_shape(f, 2, x->dtype, c ? 2 : 1, c ? c->sizes : (const int64_t[]){0});
    return true;
}
/* Of both rows: do input, states and weights fit together? */
static bool rnn_layers_fit(infer *f) {
    const fused_rnn_layers_attrs *a = f->attrs;
    torc_tensor x = f->in[0], h = f->in[1], c = f->in[2], w = f->in[3];
    bool fits = x->ndim == 2 && h->ndim == 3 && w->ndim == 1 && a->batch_sizes.count > 0 && a->layers > 0 &&
                a->layers <= INT32_MAX && a->kind >= RNN_TANH && a->kind <= RNN_LSTM &&
                (c != NULL) == (a->kind == RNN_LSTM) && h->sizes[0] == a->layers * (1 + a->bidirectional);
    if (fits && c) fits = c->ndim == 3 && c->sizes[0] == h->sizes[0] && c->sizes[1] == h->sizes[1];
    int64_t rows = 0;
    for (int64_t t = 0; fits && t < a->batch_sizes.count; t++) {
        const int64_t batch = a->batch_sizes.v[t], most = t ? a->batch_sizes.v[t - 1] : h->sizes[1];
        fits = batch > 0 && batch <= most && (t || batch == most) && !add_overflows(rows, batch, &rows);
    }
    if (!fits || rows != x->sizes[0])
        return FAIL(RUNTIME, "%s: the sizes of input, states and weights do not agree", row_said(f->row));
    if (!infer_floating(row_said(f->row), x->dtype)) return false;
    for (int k = 1; k < 4; k++)
        if (f->in[k] && f->in[k]->dtype != x->dtype)
            return FAIL(RUNTIME, "%s: input, states and weights must have one dtype", row_said(f->row));
    return true;
}
bool infer_fused_rnn_layers(infer *f) {
    const fused_rnn_layers_attrs *a = f->attrs;
    torc_tensor x = f->in[0], h = f->in[1], c = f->in[2];
    if (!rnn_layers_fit(f)) return false;
    const int64_t kept = kernel_keeps(f);
    if (kept < 0) return false;
    infer_out_shape(f, 0, x->dtype, 2, (const int64_t[]){x->sizes[0], h->sizes[2] * (1 + a->bidirectional)});
    infer_out_like(f, 1, h, x->dtype);
    infer_out_shape(f, 2, x->dtype, c ? 3 : 1, c ? c->sizes : (const int64_t[]){0});
    infer_out_shape(f, 3, TORC_UINT8, 1, &kept);
    return true;
}
bool infer_fused_rnn_layers_backward(infer *f) {
    const fused_rnn_layers_backward_attrs *a = f->attrs;
    torc_tensor x = f->in[0], h = f->in[1], c = f->in[2], y = f->in[4];
    if (!rnn_layers_fit(f)) return false;
    bool fits = y->ndim == 2 && y->sizes[0] == x->sizes[0] && y->sizes[1] == h->sizes[2] * (1 + a->bidirectional) &&
                shape_equal(f->in[6], y) && (!f->in[7] || shape_equal(f->in[7], h)) &&
                (!f->in[8] || (c && shape_equal(f->in[8], c)));
    for (int k = 4; k < 9; k++) fits = fits && (!f->in[k] || k == 5 || f->in[k]->dtype == x->dtype);
    if (!fits) return FAIL(RUNTIME, "%s: gradients and results do not agree", row_said(f->row));
    infer_out_like(f, 0, x, x->dtype);
    infer_out_like(f, 1, h, x->dtype);
    infer_out_shape(f, 2, x->dtype, c ? 3 : 1, c ? c->sizes : (const int64_t[]){0});
    infer_out_like(f, 3, f->in[3], x->dtype);
    return true;
}
