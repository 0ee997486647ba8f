/* pad.c - padding by what is there, and its gradient, on CUDA: describe the dimensions in the order of the memory that is written (pad.cu). */
#include <stdlib.h>

#include "cuda/kernels/families.h"
#include "core/tensor.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/pad_args.h"
#include "ops/generated/attrs.h"
#include "ops/padding.h"

/* What is written: by vectors; one by one, with 64-bit indices, where these do not fit. */
enum { VECTORS, WIDE, FORMS };
typedef struct pad_plan {
    pad_args a; /* but for addresses */
    int kind, form;
    unsigned blocks;
    bool copies; /* what is read into scratch first, in the order of what is written */
    int ndim;
    int64_t sizes[PAD_DIMS], from[PAD_DIMS], room[PAD_DIMS]; /* of that copy; bytes */
} pad_plan;

/* Dimensions of `t` by falling strides. */
static void by_falling_strides(torc_tensor t, int *order) {
    for (int d = 0; d < t->ndim; d++) {
        int at = d;
        for (; at > 0 && t->sizes[d] > 1 && (t->sizes[order[at - 1]] == 1 || t->strides[order[at - 1]] < t->strides[d]);
             at--)
            order[at] = order[at - 1];
        order[at] = d;
    }
}
/* The numbers for dimension d of x, which was padded or is to be. */
static padded_dim padding_of(torc_tensor x, int d, const attr_ints *pad, int64_t mode) {
    const int64_t k = x->ndim - 1 - d;
    const bool given = k < pad->count / 2;
    return (padded_dim){x->sizes[d], given ? pad->v[2 * k] : 0, given ? pad->v[2 * k + 1] : 0, mode};
}
static pad_dim dim_of(const padded_dim *d) {
    const bool pads = d->before || d->behind;
    const int64_t first = pads ? padded_first(d) : 0;
    return (pad_dim){.size = d->size,
                     .padded = d->size + d->before + d->behind,
                     .first = first,
                     .last = (pads ? padded_kept(d) : d->size) - 1,
                     .shift = d->mode == PADS_AROUND && d->before < 0 ? 0 : d->before,
                     .mode = pads ? (int)d->mode : PAD_NONE};
}
/* `inner` and `padded` are the tensors as padding has them; out one of them, read the other. */
static bool plan_any(const torc_call *c, pad_plan *p, torc_tensor read, torc_tensor out, torc_tensor inner,
                     torc_tensor padded, const attr_ints *pad, int64_t mode, size_t *scratch) {
    const int64_t item = (int64_t)tensor_itemsize(out);
    const bool back = out == inner;
    pad_args *a = &p->a;
    int order[TORC_MAX_DIMS], n = 0;
    *p = (pad_plan){.a = {.n = out->numel}};
    if (!out->numel) return true;
    by_falling_strides(out, order);
    /* Dimensions that are not padded join the one before, where they lie as one. */
    pad_dim dims[PAD_DIMS];
    int64_t nearest = INT64_MAX, extent = 1;
    for (int i = 0; i < out->ndim; i++) {
        const int d = order[i];
        if (out->sizes[d] == 1 && read->sizes[d] == 1) continue;
        const padded_dim numbers = padding_of(inner, d, pad, mode);
        pad_dim now = dim_of(&numbers);
        now.step = read->strides[d];
        extent += (read->sizes[d] - 1) * now.step;
        pad_dim *before = n ? &dims[n - 1] : NULL;
        if (before && now.mode == PAD_NONE && before->mode == PAD_NONE && before->step == now.step * now.size) {
            before->size *= now.size, before->padded = before->size, before->last = before->size - 1;
            before->step = now.step;
        } else
            dims[n++] = now;
        if (read->sizes[d] > 1) nearest = MIN(nearest, now.step);
    }
    const pad_dim none = {.size = 1, .padded = 1, .mode = PAD_NONE};
    for (int k = 0; k < PAD_DIMS; k++) a->axis[k] = k < PAD_DIMS - n ? none : dims[k - (PAD_DIMS - n)];
    pad_dim *row = &a->axis[PAD_DIMS - 1];
    /* Where neighbours that are written lie far apart in what is read, and others close, that is turned round first. */
    if (row->step > nearest && row->step * item > 64 && nearest > 0) {
        p->copies = true, p->ndim = n;
        int64_t step = 1;
        for (int k = PAD_DIMS - 1, i = n - 1; i >= 0; k--, i--) {
            p->sizes[i] = back ? a->axis[k].padded : a->axis[k].size;
            p->from[i] = a->axis[k].step * item, p->room[i] = step * item;
            a->axis[k].step = step, step *= p->sizes[i];
        }
        extent = step;
        *scratch = (size_t)(step * item);
    }
    for (int k = 0; k < PAD_DIMS; k++) a->axis[k].by = divider_of(back ? a->axis[k].size : a->axis[k].padded);
    const int64_t run = back                       ? row->first
                        : row->mode == PADS_AROUND ? row->shift
                                                   : MAX(row->shift, 0),
                  size = back ? row->size : row->padded, kept = row->last + 1;
    if (row->mode == PAD_NONE)
        a->low = 0, a->high = size;
    else if (!back)
        a->low = MIN(run, size), a->high = MAX(a->low, MIN(row->shift + kept, size));
    else {
        /* Those that nothing but themselves was made of, and that were not cut away. */
        const int64_t before = MAX(row->shift, 0), behind = MAX(row->padded - row->shift - kept, 0);
        int64_t low = MAX(row->first, row->first - row->shift),
                high = MIN(row->first + kept, row->first + row->padded - row->shift);
        if (row->mode == PADS_MIRRORED)
            low = MAX(low, before ? before + 1 : 0), high = MIN(high, behind ? row->last - behind : kept);
        else if (row->mode == PADS_REPEATED)
            low = MAX(low, before ? 1 : 0), high = MIN(high, behind ? row->last : kept);
        else
            low = MAX(low, row->first + behind), high = MIN(high, row->first + kept - before);
        a->low = low, a->high = MAX(low, high);
    }
    const int64_t most = INT64_C(1) << 30;
    bool narrow = MAX(padded->numel, inner->numel) < most && extent < most;
    for (int k = 0; k < PAD_DIMS; k++)
        narrow = narrow && MAX(a->axis[k].padded, a->axis[k].size) < most / 4 && llabs(a->axis[k].shift) < most / 4;
    const int64_t v = back || item > 1 ? 16 / item : 8;
    p->form = narrow && (uintptr_t)tensor_data(out) % 16 == 0 ? VECTORS : WIDE;
    p->kind = back ? out->dtype - TORC_FLOAT16 : item == 8 ? 3 : item == 4 ? 2 : item == 2 ? 1 : 0;
    p->blocks = cuda_grid(c->device.index, p->form == VECTORS ? (out->numel + v - 1) / v : out->numel, PAD_BLOCK, 64);
    return true;
}
static bool plan_pad(const torc_call *c, void *plan, size_t *scratch) {
    const fused_pad_attrs *a = c->attrs;
    const torc_tensor x = c->in[0], y = c->out[0];
    return plan_any(c, plan, x, y, x, y, &a->pad, a->mode, scratch);
}
static bool plan_pad_backward(const torc_call *c, void *plan, size_t *scratch) {
    const fused_pad_backward_attrs *a = c->attrs;
    const torc_tensor g = c->in[0], x = c->out[0];
    return plan_any(c, plan, g, x, x, g, &a->pad, a->mode, scratch);
}
static bool run_any(const torc_call *c, cuda_kernel_slot (*slots)[FORMS]) {
    const pad_plan *p = c->plan;
    const torc_tensor read = c->in[0], out = c->out[0];
    if (!out->numel) return true;
    if (!read->numel) return cuda_zero(c->device.index, tensor_data(out), (size_t)out->numel * tensor_itemsize(out));
    pad_args a = p->a;
    a.in = p->copies ? c->scratch : tensor_data(read), a.out = tensor_data(out);
    if (p->copies && !cuda_move(c->device.index, c->scratch, p->room, tensor_data(read), p->from, p->ndim, p->sizes,
                                tensor_itemsize(read)))
        return false;
    void *params[] = {&a};
    return cuda_launch_slot(&slots[p->kind][p->form], c->device.index, p->blocks, 1, 1, PAD_BLOCK, 1, 1, 0, params);
}
#define ALL_FORMS(name) \
    { CUDA_KERNEL_SLOT(name), CUDA_KERNEL_SLOT(name "_wide") }
static bool run_pad(const torc_call *c) {
    static cuda_kernel_slot slots[4][FORMS] = {ALL_FORMS("pad_forward_1"), ALL_FORMS("pad_forward_2"),
                                               ALL_FORMS("pad_forward_4"), ALL_FORMS("pad_forward_8")};
    return run_any(c, slots);
}
static bool run_pad_backward(const torc_call *c) {
    static cuda_kernel_slot slots[4][FORMS] = {ALL_FORMS("pad_backward_f16"), ALL_FORMS("pad_backward_bf16"),
                                               ALL_FORMS("pad_backward_f32"), ALL_FORMS("pad_backward_f64")};
    return run_any(c, slots);
}
static bool supports(const torc_call *c) { return c->in[0]->ndim <= PAD_DIMS; }
static bool accepts(const torc_call *c) {
    return supports(c) || FAIL(NOT_IMPLEMENTED, "%s: of more than %d dimensions on CUDA", row_said(c->row), PAD_DIMS);
}

const kernel cuda_pad_kernels[] = {
    PLANNED(OP_fused_pad, run_pad, plan_pad, pad_plan, .supports = supports, .accepts = accepts),
    PLANNED(OP_fused_pad_backward, run_pad_backward, plan_pad_backward, pad_plan, .supports = supports,
            .accepts = accepts, .last = true),
    {0},
};
