/* infer_optim.c - checks of the optimizer steps: lists of equal length, entry k of each of the shape of parameter k; and of loss scaling.
 *
 * Everything a step writes is given to it, so there is nothing to infer but the refusal. The numbers (learning rate,
 * betas, …) were checked when the optimizer was made; on the device they may be anything. */
#include "core/overlap.h"
#include "core/promote.h"
#include "core/shape.h"
#include "ops/infer.h"
#include "ops/optim.h"

/* The attributes of any step, by the names that PyTorch gives them in every row. */
#define ATTRIBUTE(name) \
    { #name, offsetof(fused_step, name) }
static const struct {
    const char *name;
    size_t at;
} attributes[] = {ATTRIBUTE(lr),       ATTRIBUTE(weight_decay), ATTRIBUTE(momentum),     ATTRIBUTE(dampening),
                  ATTRIBUTE(beta1),    ATTRIBUTE(beta2),        ATTRIBUTE(eps),          ATTRIBUTE(amsgrad),
                  ATTRIBUTE(nesterov), ATTRIBUTE(maximize),     ATTRIBUTE(is_first_step)};

static bool named(const op_param *p, const char *name) { return !strcmp(p->name, name); }

static void read_attribute(fused_step *s, const op_param *p, const void *attrs) {
    const char *from = (const char *)attrs + p->offset;
    for (size_t k = 0; k < COUNT_OF(attributes); k++) {
        char *to = (char *)s + attributes[k].at;
        if (!named(p, attributes[k].name)) continue;
        if (p->type == P_BOOL)
            *(bool *)to = *(const bool *)from;
        else
            *(double *)to = *(const double *)from;
        return;
    }
    s->unread = p->name;
}

/* What a row's parameters are called says what the call is: only Adam has steps, a row whose steps are written counts them, and `lr`
 * is a number or a tensor. The two ways of decay have the same parameters: the row says by .infer which it is. */
fused_step fused_step_of(const op_row *row, const void *attrs, const torc_tensor *in, const int32_t *list) {
    fused_step s = {.decoupled = row->infer == infer_fused_adamw};
    int l = 0;
    for (int k = 0; k < row->nparams; k++) {
        const op_param *p = &row->params[k];
        if (p->type == P_TENSORS) {
            if (named(p, "state_steps"))
                s.adam = true, s.counts = p->mutated, s.steps = in, s.nsteps = *list;
            else if (l < STEP_LISTS)
                s.list[l] = in, s.count[l++] = *list;
            else
                s.unread = p->name;
            in += *list++;
        } else if (p->type == P_TENSOR || p->type == P_TENSOR_OPT) {
            torc_tensor *to = named(p, "lr") || named(p, "lr_tensor") ? &s.lr_tensor
                              : named(p, "grad_scale")                ? &s.grad_scale
                              : named(p, "found_inf")                 ? &s.found_inf
                                                                      : NULL;
            if (to)
                *to = *in;
            else
                s.unread = p->name;
            in++;
        } else
            read_attribute(&s, p, attrs);
    }
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
    if (s->unread) return FAIL(RUNTIME, "%s(): no step reads an argument '%s'", row_said(f->row), s->unread);
    f->read.how = READ_STEP;
    for (int l = 0; l < STEP_LISTS && s->list[l]; l++)
        if ((l < s->used || s->count[l]) && !like_params(f, s, l)) return false;
    return one_number(f, s->lr_tensor, "lr") && one_number(f, s->grad_scale, "grad_scale") &&
           one_number(f, s->found_inf, "found_inf");
}

bool infer_fused_sgd(infer *f) { return check_step(f); }

static bool infer_adam(infer *f) {
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
bool infer_fused_adam(infer *f) { return infer_adam(f); }
bool infer_fused_adamw(infer *f) { return infer_adam(f); }

/* ------------------------------------------------------------------------------------------------ loss scaling */
static bool one_element(torc_tensor t, const char *name) {
    return t->numel == 1 || FAIL(RUNTIME, "%s must be a 1-element tensor.", name);
}
static bool of_dtype(torc_tensor t, torc_dtype dtype, const char *name) {
    return t->dtype == dtype ||
           FAIL(RUNTIME, "%s must be %s tensor.", name, dtype == TORC_FLOAT32 ? "a float" : "an int");
}

bool infer_amp_unscale(infer *f) {
    const int n = f->list[0];
    torc_tensor found_inf = f->in[n], inv_scale = f->in[n + 1];
    if (!one_element(inv_scale, "inv_scale") || !of_dtype(inv_scale, TORC_FLOAT32, "inv_scale") ||
        !one_element(found_inf, "found_inf") || !of_dtype(found_inf, TORC_FLOAT32, "found_inf"))
        return false;
    for (int k = 0; k < n; k++)
        if (!floating(f, f->in[k]) || !check_written_once(f->in[k])) return false;
    return true;
}

bool infer_amp_update(infer *f) {
    torc_tensor scale = f->in[0], tracker = f->in[1], found_inf = f->in[2];
    infer_out_like(f, 0, scale, scale->dtype);
    f->common = scale->dtype;
    return one_element(tracker, "growth_tracker") && of_dtype(tracker, TORC_INT32, "growth_tracker") &&
           one_element(scale, "current_scale") && of_dtype(scale, TORC_FLOAT32, "current_scale") &&
           one_element(found_inf, "found_inf") && of_dtype(found_inf, TORC_FLOAT32, "found_inf");
}
