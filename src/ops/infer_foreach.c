/* infer_foreach.c - checks of the rows that take lists of tensors at once. composite_foreach.c decides who comes here. */
#include "core/shape.h"
#include "ops/foreach.h"
#include "ops/infer.h"
#include "ops/generated/attrs.h"

bool foreach_alike(const torc_tensor *lists, int count, int64_t n) {
    for (int64_t k = 0; k < n; k++) {
        torc_tensor t = lists[k];
        const bool numbers = dtype_floating(t->dtype) || DTYPE_BIT(t->dtype) & DTYPES_COMPLEX;
        if (!numbers || !(t->flags & TENSOR_DENSE)) return false;
        for (int l = 1; l < count; l++) {
            torc_tensor u = lists[l * n + k];
            if (u->dtype != t->dtype || !(u->flags & TENSOR_DENSE) || !shape_equal(t, u)) return false;
            if (memcmp(t->strides, u->strides, (size_t)t->ndim * sizeof *t->strides) &&
                !(is_contiguous(t) && is_contiguous(u)))
                return false;
        }
    }
    return true;
}

static bool fits(const infer *f, const foreach_apply_attrs *a) {
    const int64_t n = f->list[0], operands = a->operand.count, values = a->value.count;
    const bool lists = (!f->list[1] || f->list[1] == n) && (!f->list[2] || (f->list[1] == n && f->list[2] == n)),
               numbers = (operands <= 1 || operands == n) && (values <= 1 || values == n);
    const torc_tensor number = f->in[f->nin - 1];
    if (lists && numbers &&
        (!number ||
         (number->numel == 1 && (dtype_floating(number->dtype) || DTYPE_BIT(number->dtype) & DTYPES_COMPLEX))) &&
        foreach_alike(f->in, 1 + (f->list[1] > 0) + (f->list[2] > 0), n))
        return true;
    return FAIL(INTERNAL, "%s(): lists that are not alike", f->row->name);
}
bool infer_foreach_apply(infer *f) {
    if (!fits(f, f->attrs) || !infer_outputs(f, f->list[0])) return false;
    for (int k = 0; k < f->list[0]; k++) {
        torc_tensor t = f->in[k];
        infer_out_like(f, k, t, t->dtype);
        if (is_contiguous(t)) continue;
        f->out[k].has_strides = true;
        memcpy(f->out[k].strides, t->strides, (size_t)t->ndim * sizeof *t->strides);
    }
    return true;
}
bool infer_foreach_apply_(infer *f) { return fits(f, f->attrs); /* whose fields are those of foreach_apply */ }

bool infer_foreach_norms(infer *f) {
    const foreach_norms_attrs *a = f->attrs;
    if (!infer_outputs(f, f->list[0])) return false;
    for (int k = 0; k < f->list[0]; k++) {
        if (!check_floating(f, k)) return false;
        infer_out_shape(f, k, a->dtype ? a->dtype : f->in[k]->dtype, 0, NULL);
    }
    return true;
}
