/* infer_optim.c - checks of the optimizer steps: lists of equal length, entry k of each of the shape of parameter k.
 *
 * Everything a step writes is given to it, so there is nothing to infer but the refusal. The numbers (learning rate,
 * betas, …) were checked when the optimizer was made; on the device they may be anything. */
#include "core/overlap.h"
#include "core/promote.h"
#include "core/shape.h"
#include "ops/generated/attrs.h"
#include "ops/infer.h"
#include "ops/optim.h"

infer_fn infer_fused_sgd, infer_fused_adam;

/* Rows of one optimizer have the same attributes, but for lr where that is a tensor. */
#define READ_SGD(T)                                                                         \
    const T *a = attrs;                                                                     \
    s.weight_decay = a->weight_decay, s.momentum = a->momentum, s.dampening = a->dampening; \
    s.nesterov = a->nesterov, s.maximize = a->maximize, s.is_first_step = a->is_first_step
#define READ_ADAM(T)                                                                          \
    const T *a = attrs;                                                                       \
    s.beta1 = a->beta1, s.beta2 = a->beta2, s.weight_decay = a->weight_decay, s.eps = a->eps; \
    s.amsgrad = a->amsgrad, s.maximize = a->maximize

fused_step fused_step_of(const op_row *row, const void *attrs, const torc_tensor *in, const int32_t *list) {
    fused_step s = {.adam = true};
    switch (row - op_rows) {
    case OP__fused_sgd_: {
        READ_SGD(_fused_sgd__attrs);
        s.adam = false, s.lr = a->lr;
        break;
    }
    case OP__fused_sgd__tensor_lr: {
        READ_SGD(_fused_sgd__tensor_lr_attrs);
        s.adam = false, s.tensor_lr = true;
        break;
    }
    case OP__fused_adam_: {
        READ_ADAM(_fused_adam__attrs);
        s.lr = a->lr;
        break;
    }
    case OP__fused_adam__tensor_lr: {
        READ_ADAM(_fused_adam__tensor_lr_attrs);
        s.tensor_lr = true;
        break;
    }
    case OP__fused_adamw_: {
        READ_ADAM(_fused_adamw__attrs);
        s.lr = a->lr, s.decoupled = true;
        break;
    }
    case OP__fused_adamw__tensor_lr: {
        READ_ADAM(_fused_adamw__tensor_lr_attrs);
        s.tensor_lr = s.decoupled = true;
        break;
    }
    default: { /* fused_adamw_counting_attrs has the same fields */
        READ_ADAM(fused_adam_counting_attrs);
        s.lr = a->lr, s.tensor_lr = s.counts = true;
        s.decoupled = row == &op_rows[OP_fused_adamw_counting];
    }
    }
    const int lists = s.adam ? STEP_LISTS : 3;
    for (int l = 0; l < lists; in += list[l++]) s.list[l] = in, s.count[l] = list[l];
    if (s.adam) s.steps = in, s.nsteps = list[lists], in += s.nsteps;
    if (s.tensor_lr) s.lr_tensor = *in++;
    s.grad_scale = in[0], s.found_inf = in[1];
    s.used = s.adam ? (s.amsgrad ? 5 : 4) : (s.momentum != 0 ? 3 : 2);
    return s;
}

static bool floating(const infer *f, torc_tensor t) {
    return dtype_floating(t->dtype) ||
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row_said(f->row), dtype_scalar_name(t->dtype));
}

/* Are the tensors of list l of the shapes of the parameters? */
static bool like_params(const infer *f, const fused_step *s, int l) {
    static const char *const names[2][STEP_LISTS] = {{"params", "grads", "momentum buffers"},
                                                     {"params", "grads", "exp_avgs", "exp_avg_sqs", "max_exp_avg_sqs"}};
    const char *name = names[s->adam][l];
    const int n = s->count[0];
    if (s->count[l] != n)
        return FAIL(RUNTIME, "%s(): Tensor lists must have the same number of tensors, got %d parameters and %d %s",
                    row_said(f->row), n, s->count[l], name);
    for (int i = 0; i < n; i++) {
        torc_tensor p = s->list[0][i], t = s->list[l][i];
        if (!floating(f, t)) return false;
        if (!shape_equal(p, t))
            return FAIL(RUNTIME, "%s(): entry %d of %s has shape %s but its parameter has shape %s", row_said(f->row),
                        i, name, shape_text(t->ndim, t->sizes), shape_text(p->ndim, p->sizes));
        if (l != 1 && !check_written_once(t)) return false; /* written entries may not name one element twice */
    }
    return true;
}
static bool one_number(const infer *f, torc_tensor t, const char *name) {
    if (!t) return true;
    if (!floating(f, t)) return false;
    return t->numel == 1 || FAIL(RUNTIME, "%s(): %s must have one element, got shape %s", row_said(f->row), name,
                                 shape_text(t->ndim, t->sizes));
}
static bool check_step(infer *f) {
    const fused_step *s = &f->step;
    f->step = fused_step_of(f->row, f->attrs, f->in, f->list);
    f->read.how = READ_STEP;
    for (int l = 0; l < STEP_LISTS && s->list[l]; l++)
        if ((l < s->used || s->count[l]) && !like_params(f, s, l)) return false;
    return one_number(f, s->lr_tensor, "lr") && one_number(f, s->grad_scale, "grad_scale") &&
           one_number(f, s->found_inf, "found_inf");
}

bool infer_fused_sgd(infer *f) { return check_step(f); }

bool infer_fused_adam(infer *f) {
    if (!check_step(f)) return false;
    const fused_step *s = &f->step;
    if (s->nsteps != s->count[0])
        return FAIL(RUNTIME,
                    "%s(): Tensor lists must have the same number of tensors, got %d parameters and %d state_steps",
                    row_said(f->row), s->count[0], s->nsteps);
    for (int i = 0; i < s->nsteps; i++)
        if (s->steps[i]->numel != 1 || s->steps[i]->dtype == TORC_BOOL ||
            (s->counts && s->steps[i]->dtype != TORC_FLOAT32))
            return FAIL(RUNTIME, "%s(): state_steps must be %s of one element, got %s of shape %s", row_said(f->row),
                        s->counts ? "float32 tensors" : "numbers", torc_dtype_name((torc_dtype)s->steps[i]->dtype),
                        shape_text(s->steps[i]->ndim, s->steps[i]->sizes));
    return true;
}
