/* written.c - which tensors a call writes. */
#include "ops/written.h"

static bool is_given(const torc_call *c, int k) {
    return c->variant == CALL_OUT || (c->variant == CALL_INPLACE && k == 0);
}

torc_tensor written_next(written *w) {
    const torc_call *c = w->call;
    while (w->out < c->nout) {
        const int k = w->out++;
        if (c->out[k] && (!w->given || is_given(c, k))) return c->out[k];
    }
    if (LIKELY(!writes_inputs(c->row, c->variant))) return NULL;
    for (;;) {
        while (!w->inputs) {
            if (w->param == c->row->nparams) return NULL;
            const op_param *p = &c->row->params[w->param++];
            if (p->type > P_TENSORS_OPT) continue;
            w->inputs = p->type < P_TENSORS ? 1 : c->list[w->list++];
            w->mutated = p->mutated;
        }
        const int i = w->in++;
        w->inputs--;
        if (w->mutated && c->in[i] && !(i == 0 && c->variant == CALL_INPLACE)) return c->in[i];
    }
}
