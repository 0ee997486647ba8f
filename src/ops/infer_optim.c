/* infer_optim.c - checks of the optimizer steps: lists of equal length, entry k of each of the shape of parameter k.
 *
 * Everything a step writes is given to it, so there is nothing to infer but the refusal. The numbers (learning rate,
 * betas, …) were checked when the optimizer was made; on the device they may be anything. */
#include "core/overlap.h"
#include "core/promote.h"
#include "core/shape.h"
#include "ops/infer.h"
#include "ops/generated/attrs.h"

infer_fn infer_fused_sgd, infer_fused_adam;

static bool floating(const infer *f, torc_tensor t) {
    return dtype_floating(t->dtype) ||
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row_said(f->row), dtype_scalar_name(t->dtype));
}

/* Are the tensors in[at..at+n) of the shapes of in[0..n)? */
static bool like_params(const infer *f, int at, int count, const char *name) {
    int n = f->list[0];
    if (count != n)
        return FAIL(RUNTIME, "%s(): Tensor lists must have the same number of tensors, got %d parameters and %d %s",
                    row_said(f->row), n, count, name);
    for (int i = 0; i < n; i++) {
        torc_tensor p = f->in[i], t = f->in[at + i];
        if (!floating(f, t)) return false;
        if (!shape_equal(p, t))
            return FAIL(RUNTIME, "%s(): entry %d of %s has shape %s but its parameter has shape %s", row_said(f->row),
                        i, name, shape_text(t->ndim, t->sizes), shape_text(p->ndim, p->sizes));
    }
    return true;
}

/* Written entries may not name one element twice. */
static bool written_once(const infer *f, int at, int count) {
    for (int i = at; i < at + count; i++)
        if (!check_written_once(f->in[i])) return false;
    return true;
}

static bool one_number(const infer *f, torc_tensor t, const char *name) {
    if (!t) return true;
    if (!floating(f, t)) return false;
    return t->numel == 1 || FAIL(RUNTIME, "%s(): %s must have one element, got shape %s", row_said(f->row), name,
                                 shape_text(t->ndim, t->sizes));
}
static bool device_numbers(const infer *f, int at) {
    return one_number(f, f->in[at], "lr_tensor") && one_number(f, f->in[at + 1], "grad_scale") &&
           one_number(f, f->in[at + 2], "found_inf");
}

bool infer_fused_sgd(infer *f) {
    const _fused_sgd__attrs *a = f->attrs;
    int n = f->list[0];
    if (!like_params(f, 0, n, "params") || !like_params(f, n, f->list[1], "grads")) return false;
    if (a->momentum != 0 ? !like_params(f, 2 * n, f->list[2], "momentum buffers")
                         : f->list[2] != 0 && !like_params(f, 2 * n, f->list[2], "momentum buffers"))
        return false;
    int all = 2 * n + f->list[2];
    return written_once(f, 0, n) && written_once(f, 2 * n, f->list[2]) && device_numbers(f, all);
}

bool infer_fused_adam(infer *f) {
    const _fused_adam__attrs *a = f->attrs; /* _fused_adamw__attrs has the same fields */
    static const char *const names[] = {"params", "grads", "exp_avgs", "exp_avg_sqs", "max_exp_avg_sqs"};
    int n = f->list[0], at = 0;
    for (int l = 0; l < COUNT_OF(names); l++) {
        bool needed = l != 4 || a->amsgrad || f->list[4];
        if (needed && !like_params(f, at, f->list[l], names[l])) return false;
        if (l != 1 && !written_once(f, at, f->list[l])) return false;
        at += f->list[l];
    }
    if (f->list[5] != n)
        return FAIL(RUNTIME,
                    "%s(): Tensor lists must have the same number of tensors, got %d parameters and %d state_steps",
                    row_said(f->row), n, f->list[5]);
    for (int i = 0; i < n; i++, at++)
        if (f->in[at]->dtype != TORC_FLOAT32 || f->in[at]->numel != 1)
            return FAIL(RUNTIME, "%s(): state_steps must be float32 tensors of one element, got %s of shape %s",
                        row_said(f->row), torc_dtype_name((torc_dtype)f->in[at]->dtype),
                        shape_text(f->in[at]->ndim, f->in[at]->sizes));
    return device_numbers(f, at);
}
