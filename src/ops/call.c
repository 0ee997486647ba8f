/* call.c - the spine: the one way every operator call takes.
 *
 *     check → autocast → infer → (autograd: may it be written?) → execute → autograd: record
 *
 * Small calls decide how a tensor library feels, so the common case (functional pointwise call, everything on one
 * device, nothing to copy) runs straight through with two allocations: the output's storage and its handle.
 *
 * Note [Given outputs]
 * In-place and out= calls write tensors the caller owns. Inference says what the result would be; if the given tensor
 * has that shape and dtype and a layout the kernel takes, the kernel writes it directly. Otherwise the call runs into a
 * fresh tensor and copy_ brings the result home; so it does where the tensor shares memory with another input and the kernel
 * might read that after it wrote (see out.c), or with an earlier result, which a later one overwrites. Versions are bumped after the bytes changed. An out= tensor of another
 * shape is resized, after the run and with a warning if it had elements; if its storage is too small that grows, and all views of it
 * see it. An in-place call refuses, and so does a pointwise call whose out= is an input.
 *
 * Note [Random fills]
 * uniform_() and its like give PyTorch's numbers for a seed only if element by element they are drawn in PyTorch's order:
 * the one in which TensorIterator walks, smallest stride innermost. That a transposed or channels-last tensor is filled
 * as its memory lies is a by-product. The kernel sees the tensor itself as its input, the memory to fill as its output.
 *
 * Note [Many outputs]
 * A row returns up to four tensors, more, or a list whose length inference decides. What is kept of each output while
 * its call is under way lies in place for the first case, so that small calls allocate nothing for it, and in one block
 * for the others. A list is one call like any other: one node, whose outputs the tensors are; the views that one call makes
 * know which of them they are.
 *
 * Note [Dense kernels]
 * KIND_DENSE kernels see only contiguous tensors. The spine makes contiguous clones of strided inputs; clones are calls
 * of their own, so a plan sees them. Inputs of which a kernel takes few elements it may take as they lie (kernel.strided), since to copy them would be
 * most of the work. A kernel may say that it takes images with their channels last as well (kernel.last): where the
 * results are to lie so, as they do when input 0 does, it gets all tensors so, and no others are copied.
 *
 * Note [Lazy bits]
 * A tensor may say that what lies in memory is to be read conjugated or negated (TENSOR_LAZY): conj() is a view that moves nothing.
 * Views pass the bits on, and two rows flip one. No kernel knows of them: here, and nowhere else on the way of a call, inputs that
 * have bits get stand-ins without, and what is written for a tensor with bits is written to a stand-in that comes home through them.
 * Autograd sees the tensors themselves, since a bit changes nothing of what a tensor's elements are. Rows that only copy
 * (OPF_COPIES) need no stand-in, because copy_home resolves what it copies. That a call has to do with bits is seen with dtypes
 * that few operators take (infer.unusual), so that all others pay nothing for them. */
#include <stdio.h>

#include "core/device.h"
#include "core/overlap.h"
#include "core/seams.h"
#include "core/shape.h"
#include "core/tensor.h"
#include "core/tensor_list.h"
#include "ops/composite.h"
#include "ops/infer.h"
#include "ops/kernel.h"
#include "ops/seams.h"
#include "ops/generated/attrs.h"
#include "ops/pack.h"
#include "ops/written.h"
#include "torc/ops.h"

/* ------------------------------------------------------------------------------------------ kernel table */
const kernel *kernel_table[TORC_DEVICE_TYPE_COUNT][OP_COUNT];
bool (*pointwise_runner[TORC_DEVICE_TYPE_COUNT])(const torc_call *c);
uint32_t pointwise_also[TORC_DEVICE_TYPE_COUNT];

int formula_numbers(const torc_call *c, formula_number p[FORMULA_NUMBERS]) {
    const op_row *row = c->row;
    int n = 0;
    for (int k = 0; k < row->nparams && n < FORMULA_NUMBERS; k++) {
        const char *at = (const char *)c->attrs + row->params[k].offset;
        attr_number v;
        switch (row->params[k].type) {
        case P_INT: v = number_int(*(const int64_t *)(const void *)at); break;
        case P_FLOAT: v = number_float(*(const double *)(const void *)at); break;
        case P_BOOL: v = number_bool(*(const bool *)at); break;
        case P_INT_OPT:
        case P_FLOAT_OPT:
        case P_BOOL_OPT:
        case P_SCALAR:
        case P_SCALAR_OPT: v = *(const attr_number *)(const void *)at; break;
        default: continue;
        }
        formula_number *number = &p[n++];
        number->imag = v.imag;
        number->d = v.kind ? number_to_double(v) : (double)__builtin_nan("");
        number->i = number_to_int(v);
        if (c->common == TORC_BOOL && row->flags & OPF_TRUTH_OF_BOOL)
            number->i = number->d != 0;
        else if (c->common == TORC_UINT8 && row->flags & OPF_BYTE_OF_BYTE)
            number->i = (uint8_t)number->i;
    }
    return n;
}
void kernels_register(torc_device_type type, const kernel *family) {
    for (; family->run; family++) kernel_table[type][family->op] = family;
}

bool kernel_supports(int op, const torc_tensor *in, int nin, const void *attrs) {
    if (FAILED()) return false;
    torc_call c = {.row = &op_rows[op], .attrs = attrs, .in = in, .nin = nin, .op = (int16_t)op};
    uint32_t seen = 0;
    for (int i = 0; i < nin; i++) {
        if (!in[i]) continue;
        seen |= DTYPE_BIT(in[i]->dtype);
        if (device_given(c.device) && !device_equal(in[i]->device, c.device))
            return false; /* the composition refuses */
        c.device = in[i]->device;
    }
    exec_ready();
    const kernel *k = kernel_find((torc_device_type)c.device.type, op);
    return k && !(seen & ~(k->also | DTYPES_USUAL)) && !(seen & ~(op_rows[op].also | DTYPES_USUAL)) &&
           (!k->supports || k->supports(&c)) && !FAILED();
}

int64_t kernel_keeps(const infer *f) {
    const int op = (int)(f->row - op_rows);
    const torc_call c = {
        .row = f->row, .attrs = f->attrs, .in = f->in, .nin = f->nin, .op = (int16_t)op, .device = f->device};
    const kernel *k = kernel_find((torc_device_type)f->device.type, op);
    return k && k->keeps ? k->keeps(&c) : 0;
}

/* ------------------------------------------------------------------------------------------ check */
/* A plain number where parameter p, input k, is a tensor: torc_add(x, 1). */
static bool refuse_literal(const op_row *row, int p, int k) {
    const bool scalar_form = row->flags & OPF_SCALAR && k == 1;
    return FAIL(TYPE, "%s(): argument '%s' must be Tensor, not int%s%s%s", row_said(row), row->params[p].name,
                scalar_form ? ": for numbers there is " : "", scalar_form ? row_said(row) : "",
                scalar_form ? "_scalar" : "");
}
bool check_inputs(const op_row *row, const torc_tensor *in, int nin, const int32_t *list, torc_device *device) {
    const bool any_device = row->flags & OPF_MIXED_DEVICE || row->kind == KIND_COMPOSITE;
    bool found = false, cpu_scalar = false;
    int k = 0, which_list = 0;
    for (int p = 0, left = row->ntensors; left; p++) {
        int type = row->params[p].type;
        if (type > P_TENSORS_OPT) continue;
        left--;
        int count = type >= P_TENSORS ? (list ? list[which_list++] : 0) : 1;
        for (int i = 0; i < count; i++, k++) {
            if (k >= nin) return FAIL(INTERNAL, "%s(): too few inputs", row->name);
            torc_tensor t = in[k];
            if (!t) {
                if (type == P_TENSOR || type == P_TENSORS)
                    return FAIL(TYPE, "%s(): argument '%s' must be Tensor, not None", row_said(row),
                                row->params[p].name);
                continue;
            }
            if (UNLIKELY(is_literal(t))) return refuse_literal(row, p, k);
            if (UNLIKELY(!tensor_valid(t)))
                return FAIL(TYPE, "%s(): argument '%s' is not a tensor handle%s", row_said(row), row->params[p].name,
                            handle_doubt(t));
            if (any_device) { /* of a composite, its parts say what may be together */
                if (found && row->kind != KIND_COMPOSITE && !devices_connected(*device, t->device)) return false;
                if (!found) *device = t->device;
                found = true;
                continue;
            }
            /* A 0-dim CPU tensor may join tensors of any device in pointwise rows: it is passed by value. */
            if (t->ndim == 0 && device_is_host(t->device) && row->kind == KIND_POINTWISE) {
                cpu_scalar = true;
                continue;
            }
            if (!found)
                *device = t->device;
            else if (UNLIKELY(!device_equal(*device, t->device)))
                return devices_differ(*device, t->device, row->params[p].name, row_said(row));
            found = true;
        }
    }
    if (!found && cpu_scalar)
        *device = TORC_CPU;
    else if (!found)
        *device = (torc_device){.type = TORC_DEVICE_NONE};
    return true;
}

/* Of the tensors that a call takes, of all together. */
typedef struct looks {
    uint32_t dtypes; /* DTYPE_BIT */
    unsigned flags;
    bool graph; /* autograd knows something of one of them; else no gradient is wanted */
} looks;
static inline bool in_graph(torc_tensor t) {
    return tensor_tracked(t) || atomic_load_explicit(&t->autograd, memory_order_acquire) != NULL;
}
static looks looks_of(const torc_tensor *in, int nin) {
    looks l = {0, 0, false};
    for (int i = 0; i < nin; i++)
        if (in[i]) l.dtypes |= DTYPE_BIT(in[i]->dtype), l.flags |= in[i]->flags, l.graph |= in_graph(in[i]);
    return l;
}
/* What check_inputs would say of tensors that are all there, all of one device and in no list, in one pass over them: almost every
 * call comes through here. false: check_inputs is to be asked, which says which one is not so, and why. */
static inline bool check_plain(const op_row *row, const torc_tensor *in, int nin, torc_device *device, looks *seen) {
    if (UNLIKELY(row->flags & (OPF_LISTS | OPF_MIXED_DEVICE)) || UNLIKELY(nin != row->ntensors)) return false;
    const bool pointwise = row->kind == KIND_POINTWISE;
    bool found = false;
    for (int k = 0; k < nin; k++) {
        torc_tensor t = in[k];
        if (UNLIKELY(!tensor_valid(t))) return false;
        seen->graph |= in_graph(t);
        if (!pointwise) /* infer_pointwise looks at them itself */
            seen->dtypes |= DTYPE_BIT(t->dtype), seen->flags |= t->flags;
        else if (t->ndim == 0 && device_is_host(t->device))
            continue;
        if (found && UNLIKELY(!device_equal(*device, t->device))) return false;
        *device = t->device;
        found = true;
    }
    if (UNLIKELY(!found)) {
        const torc_device cpu = TORC_CPU, none = {.type = TORC_DEVICE_NONE};
        *device = pointwise ? cpu : none;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ dtypes
 * Of pointwise rows infer_pointwise looks at what is computed in, of the others all tensors are looked at here. */
static __attribute__((noinline, cold)) bool refuse_dtypes(const infer *f, uint32_t seen) {
    const int d = __builtin_ctz(seen & ~(f->row->also | DTYPES_USUAL));
    return FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row_said(f->row), dtype_scalar_name(d));
}
static inline bool inputs_taken(infer *f, looks seen) {
    f->unusual = seen.dtypes & ~DTYPES_USUAL || seen.flags & TENSOR_LAZY;
    return LIKELY(!(seen.dtypes & ~(f->row->also | DTYPES_USUAL))) || refuse_dtypes(f, seen.dtypes);
}
static inline bool outputs_taken(infer *f) {
    uint32_t seen = 0;
    for (int k = 0; k < f->nout; k++)
        if (!f->out[k].undefined) seen |= DTYPE_BIT(f->out[k].dtype);
    if (LIKELY(!(seen & ~DTYPES_USUAL))) return true;
    f->unusual = true;
    return LIKELY(!(seen & ~(f->row->also | DTYPES_USUAL))) || refuse_dtypes(f, seen);
}

/* ------------------------------------------------------------------------------------------ outputs */
static bool has_shape(torc_tensor t, const infer_out *o) {
    return t->ndim == o->ndim && sizes_equal(t->sizes, o->sizes, o->ndim);
}

/* Nothing is recorded of an out= call, so nothing that requires grad may be in it: a gradient would stop at an input, or flow on
 * through the history of what the given tensor held before. */
bool refuse_out_grad(const op_row *row) {
    return FAIL(
        RUNTIME,
        "%s(): functions with out=... arguments don't support automatic differentiation, but one of the arguments requires grad.",
        row->overload ? row->base : row_said(row));
}

static bool may_write(const op_row *row, torc_tensor t, bool wants) {
    return tensor_writable(t, row_said(row)) && autograd_before_write(t, wants);
}

static bool is_input(const infer *f, torc_tensor t) {
    for (int i = 0; i < f->nin; i++)
        if (f->in[i] == t) return true;
    return false;
}

static bool check_given(const op_row *row, const infer *f, int k, torc_tensor t, call_variant variant,
                        torc_device device) {
    const infer_out *o = &f->out[k];
    if (!tensor_valid(t))
        return FAIL(TYPE, "%s(): argument 'out' must be Tensor, not %s", row_said(row), not_tensor(t));
    if (variant == CALL_OUT && autograd_wants(&t, 1)) return refuse_out_grad(row);
    if (!device_equal(t->device, device)) return devices_differ(device, t->device, NULL, NULL);
    if (!check_written_dtype(f, k, o->dtype, t)) return false;
    if (!has_shape(t, o) && (variant == CALL_INPLACE || (row->kind == KIND_POINTWISE && is_input(f, t))))
        return FAIL(RUNTIME, "output with shape %s doesn't match the broadcast shape %s", shape_text(t->ndim, t->sizes),
                    shape_text(o->ndim, o->sizes));
    return row->flags & OPF_UNIFORM || check_written_once(t);
}

static bool copy_memory(torc_tensor to, torc_tensor from) {
    bool grad = autograd_grad_enabled;
    autograd_grad_enabled = false;
    const torc_tensor in[2] = {to, from};
    copy__attrs a;
    memset(&a, 0, sizeof a);
    /* Straight to the executor: versions and history belong to the call that is under way. */
    torc_tensor out[1] = {to};
    torc_call c = {.row = &op_rows[OP_copy_],
                   .op = OP_copy_,
                   .attrs = &a,
                   .in = in,
                   .nin = 2,
                   .out = out,
                   .nout = 1,
                   .variant = CALL_INPLACE,
                   .common = to->dtype,
                   .unusual = !dtype_usual(to->dtype) || !dtype_usual(from->dtype),
                   .device = to->device};
    bool ok = exec_run(&c);
    autograd_grad_enabled = grad;
    return ok;
}

/* What lies in the memory of `from`, with these bits applied, to that of `to`, which has its dtype and device. */
static bool map_memory(torc_tensor to, torc_tensor from, int bits) {
    if (!bits) return copy_memory(to, from);
    if (bits == TENSOR_LAZY) {
        torc_tensor half = tensor_promise(from->device, (torc_dtype)from->dtype, from->ndim, from->sizes, NULL);
        const bool ok = half && map_memory(half, from, TENSOR_CONJ) && map_memory(to, half, TENSOR_NEG);
        object_release(half);
        return ok;
    }
    const int op = bits == TENSOR_CONJ ? OP_conj_values : OP_neg;
    const torc_call c = {.row = &op_rows[op],
                         .op = (int16_t)op,
                         .attrs = op_rows[op].defaults,
                         .in = &from,
                         .nin = 1,
                         .out = &to,
                         .nout = 1,
                         .variant = CALL_OUT,
                         .common = from->dtype,
                         .unusual = !dtype_usual(from->dtype),
                         .device = to->device};
    return exec_run(&c);
}
static torc_tensor with_plain_memory(torc_tensor t) { /* owned: t, or what is to become it */
    return tensor_lazy(t) ? tensor_promise(t->device, (torc_dtype)t->dtype, t->ndim, t->sizes, NULL) : object_retain(t);
}
static __attribute__((noinline)) bool copy_lazy(torc_tensor to, torc_tensor from) {
    const int mine = to->flags & TENSOR_LAZY, theirs = from->flags & TENSOR_LAZY;
    if (to->dtype == from->dtype && device_equal(to->device, from->device)) return map_memory(to, from, mine ^ theirs);
    torc_tensor source = with_plain_memory(from), target = source ? with_plain_memory(to) : NULL;
    const bool ok = target && (source == from || map_memory(source, from, theirs)) && copy_memory(target, source) &&
                    (target == to || map_memory(to, target, mine));
    object_release(source);
    object_release(target);
    return ok;
}

/* The elements of `from` into those of `to`, of any dtypes and devices, through the bits of both. */
static bool copy_home(torc_tensor to, torc_tensor from) {
    return LIKELY(!((to->flags | from->flags) & TENSOR_LAZY)) ? copy_memory(to, from) : copy_lazy(to, from);
}

/* The elements of t in memory of their own, without bits. strides NULL: contiguous. */
static torc_tensor copy_owned(torc_tensor t, const int64_t *strides) {
    torc_tensor c = tensor_promise(t->device, (torc_dtype)t->dtype, t->ndim, t->sizes, strides);
    if (c && !copy_home(c, t)) {
        object_release(c);
        return NULL;
    }
    return c;
}
static torc_tensor contiguous_owned(torc_tensor t) { return copy_owned(t, NULL); }
static bool any_lazy(const torc_tensor *in, int nin) {
    for (int i = 0; i < nin; i++)
        if (in[i] && tensor_lazy(in[i])) return true;
    return false;
}

/* ------------------------------------------------------------------------------------------ views */
static inline torc_tensor new_view(const infer *f, const infer_out *o) {
    torc_tensor self = f->in[0], v = tensor_new(self->storage, (torc_dtype)o->dtype, o->ndim, o->sizes,
                                                o->has_strides ? o->strides : NULL, o->offset);
    if (LIKELY(v != NULL)) {
        const uint32_t row = f->row->flags;
        const unsigned flipped = (row & OPF_FLIPS_CONJ ? TENSOR_CONJ : 0u) | (row & OPF_FLIPS_NEG ? TENSOR_NEG : 0u);
        v->flags |= (uint16_t)((self->flags & (TENSOR_INFERENCE | TENSOR_LAZY)) ^ flipped);
        tensor_count_with(v, self);
    }
    return v;
}
static inline bool record_views(const infer *f, int op, torc_tensor *views) {
    torc_call c = {.row = f->row,
                   .op = (int16_t)op,
                   .attrs = f->attrs,
                   .in = f->in,
                   .nin = f->nin,
                   .out = views,
                   .nout = f->nout,
                   .device = f->in[0]->device};
    if (f->list) memcpy(c.list, f->list, sizeof c.list);
    if (!autograd_record_view(&c)) return false;
    return !f->row->backward || !autograd_wants(f->in, f->nin) || autograd_record(&c, NULL);
}
static bool call_view(const infer *f, int op, torc_tensor *out) {
    torc_tensor v = new_view(f, f->out);
    if (UNLIKELY(!v)) return false;
    if (UNLIKELY(!record_views(f, op, &v))) {
        object_release(v);
        return false;
    }
    return (out[0] = scope_lend(v)) != NULL;
}
/* In place: the tensor itself becomes the view. Its memory stays as it is, so nothing is asked of that; but for autograd it is a
 * write, which whatever saved the tensor notices by its version. */
static bool call_view_in_place(const infer *f, int op, torc_tensor *out) {
    const torc_tensor t = f->in[0];
    const bool wants = autograd_wants(f->in, f->nin);
    if (!autograd_before_write(t, wants)) return false;
    torc_tensor v = new_view(f, f->out);
    if (UNLIKELY(!v)) return false;
    torc_call c = {.row = f->row,
                   .op = (int16_t)op,
                   .attrs = f->attrs,
                   .in = f->in,
                   .nin = f->nin,
                   .out = &v,
                   .nout = 1,
                   .variant = CALL_INPLACE,
                   .device = t->device};
    struct autograd_node *node = NULL;
    bool ok = !wants || !f->row->backward || autograd_prepare_view(&c, &node);
    if (LIKELY(ok)) {
        tensor_set_geometry(t, v->ndim, v->sizes, v->strides, v->offset);
        tensor_bump_version(t);
        ok = autograd_record_view_in_place(t, node);
        out[0] = t;
    }
    object_release(node);
    object_release(v);
    return ok;
}
static bool call_views(const infer *f, int op, torc_tensor *out) {
    int made = 0;
    bool ok = scope_reserve(f->nout);
    while (ok && made < f->nout) {
        out[made] = new_view(f, &f->out[made]);
        ok = out[made++] != NULL;
    }
    if (ok && record_views(f, op, out)) {
        for (int k = 0; k < f->nout; k++) scope_lend(out[k]); /* cannot fail any more */
        return true;
    }
    while (made > 0) object_release(out[--made]);
    return false;
}

/* ------------------------------------------------------------------------------------------ new pointwise results
 * Most calls: nothing is given, nothing needs copying, one output. */
static bool call_pointwise(const op_row *row, int op, infer *f, bool graph, const torc_tensor *in, int nin,
                           const void *attrs, torc_tensor *out) {
    const infer_out *o = &f->out[0];
    torc_tensor t = tensor_promise_numel(f->device, (torc_dtype)o->dtype, o->ndim, o->sizes,
                                         o->has_strides ? o->strides : NULL, o->numel);
    if (UNLIKELY(!t)) return false;
    const torc_call c = {.row = row,
                         .op = (int16_t)op,
                         .attrs = attrs,
                         .in = in,
                         .nin = nin,
                         .out = &t,
                         .nout = 1,
                         .variant = CALL_FUNCTION,
                         .common = f->common,
                         .unusual = f->unusual,
                         .device = f->device};
    bool ok = exec_run(&c);
    if (ok && UNLIKELY(graph) && autograd_wants(in, nin) && !(row->flags & OPF_NONDIFF)) ok = autograd_record(&c, NULL);
    if (UNLIKELY(!ok)) {
        object_release(t);
        return false;
    }
    return (out[0] = scope_lend(t)) != NULL;
}

/* The same in place, of a tensor that the result fits and that no history is kept of: accumulated gradients, steps of optimizers.
 * *shares: the kernel would read what it wrote, so it is a call as all others. */
static bool call_pointwise_in_place(const op_row *row, int op, infer *f, torc_tensor *out, bool *shares) {
    torc_tensor t = f->in[0];
    if (!check_given(row, f, 0, t, CALL_INPLACE, f->device) || !check_overlap(f, 0, t, shares)) return false;
    if (UNLIKELY(*shares)) return true;
    if (!may_write(row, t, false)) return false;
    const torc_call c = {.row = row,
                         .op = (int16_t)op,
                         .attrs = f->attrs,
                         .in = f->in,
                         .nin = f->nin,
                         .out = &t,
                         .nout = 1,
                         .variant = CALL_INPLACE,
                         .common = f->common,
                         .unusual = f->unusual,
                         .device = f->device};
    if (UNLIKELY(!exec_run(&c))) return false;
    tensor_bump_version(t);
    out[0] = t;
    return true;
}

/* ------------------------------------------------------------------------------------------ all other calls
 * A job is such a call under way: its steps, in their order, are the functions below. Whatever step it got to,
 * job_release lets go of what it holds. */
typedef struct job {
    const op_row *row;
    infer *f;
    const torc_tensor *in, *given; /* the caller's; `given` for CALL_OUT */
    const int32_t *list;
    const void *attrs;
    int op, nin, nout;
    call_variant variant;
    bool wants;  /* grad mode is on and some input requires grad */
    bool record; /* … and the result depends on it differentiably */
    bool lazy;   /* some input has lazy bits */
    bool last;   /* a dense kernel gets all tensors with their channels last */
    /* From here on set by job_begin: nout of each of these four, below or in a block of their own. */
    bool *made;           /* home is new, and the job's until the scope has it */
    torc_tensor *home;    /* what the caller gets */
    torc_tensor *run;     /* what the kernel writes: home, or a stand-in of the job's that is brought home */
    torc_tensor *resized; /* owned: what a given tensor of another shape becomes */
    bool redirected;      /* some output runs into a stand-in */
    void *outputs_block;
    torc_tensor ordered;            /* owned: home[0] with its dimensions in memory order, for a random fill */
    torc_tensor before_write;       /* owned: what backward needs of an overwritten input */
    struct autograd_node *prepared; /* owned */
    torc_tensor *clones; /* owned: stand-ins of inputs that are strided or have lazy bits; NULL entries elsewhere */
    void *block;         /* what lists of many inputs lie in */
    /* From here on not. */
    bool few_made[CALL_FEW_OUT];
    torc_tensor few_out[3][CALL_FEW_OUT];
    const torc_tensor *run_in; /* what the kernel reads */
    torc_tensor few[2][8];
} job;

/* See Note [Many outputs]. */
static bool job_begin(job *j) {
    const size_t n = (size_t)j->nout;
    torc_tensor *block = NULL;
    j->home = j->few_out[0], j->run = j->few_out[1], j->resized = j->few_out[2], j->made = j->few_made;
    if (UNLIKELY(n > CALL_FEW_OUT)) {
        if (!(block = base_alloc(n * (3 * sizeof *block + sizeof *j->made)))) return false;
        j->home = block, j->run = block + n, j->resized = block + 2 * n, j->made = (bool *)(block + 3 * n);
    }
    if (LIKELY(!block)) {
        memset(j->few_out, 0, sizeof j->few_out);
        memset(j->few_made, 0, sizeof j->few_made);
    } else
        memset(block, 0, n * (3 * sizeof *block + sizeof *j->made));
    j->outputs_block = block;
    j->redirected = false;
    j->ordered = j->before_write = NULL;
    j->prepared = NULL;
    j->clones = NULL;
    j->block = NULL;
    return true;
}

/* The call as the caller sees it: its own inputs, what it gets. */
static inline torc_call job_call(const job *j) {
    torc_call c = {.row = j->row,
                   .op = (int16_t)j->op,
                   .attrs = j->attrs,
                   .in = j->in,
                   .nin = j->nin,
                   .out = j->home,
                   .nout = j->nout,
                   .variant = j->f->variant,
                   .common = j->f->common,
                   .read = j->f->read,
                   .unusual = j->f->unusual,
                   .device = j->f->device,
                   .before_write = j->before_write};
    if (j->list) {
        memcpy(c.list, j->list, sizeof c.list);
        if (UNLIKELY(c.read.how == READ_STEP)) c.step = &j->f->step;
    } else if (j->f->hands_on)
        memcpy(c.list, j->f->readings, sizeof c.list);
    return c;
}

static void job_release(job *j) {
    for (int k = 0; k < j->nout; k++) {
        if (j->run[k] != j->home[k]) object_release(j->run[k]);
        if (j->made[k]) object_release(j->home[k]);
        object_release(j->resized[k]);
    }
    if (UNLIKELY(j->clones != NULL))
        for (int i = 0; i < j->nin; i++) object_release(j->clones[i]);
    if (UNLIKELY(j->block != NULL)) base_free(j->block);
    if (UNLIKELY(j->outputs_block != NULL)) base_free(j->outputs_block);
    object_release(j->ordered);
    object_release(j->before_write);
    object_release(j->prepared);
}

/* ---------------------------------------- outputs: fresh and promised, or given */
static torc_tensor promise(const infer *f, const infer_out *o, bool strided) {
    const int64_t *strides = strided && o->has_strides ? o->strides : NULL;
    if (LIKELY(!o->beside)) return tensor_promise(f->device, (torc_dtype)o->dtype, o->ndim, o->sizes, strides);
    const torc_tensor in = f->in[0];
    torc_storage s = storage_beside(in->device, (size_t)in->numel * dtype_size(o->dtype), row_said(f->row));
    torc_tensor t = s ? tensor_over(s, (torc_dtype)o->dtype, o->ndim, o->sizes, strides) : NULL;
    object_release(s);
    return t;
}

/* Random numbers are drawn in the order of memory, not of indices (see Note [Random fills]). Dense kernels that fill get
 * for it what lies there in that order: a flat view, or where there are gaps a stand-in that is copied over `ordered`. */
static bool fills_at_random(const job *j) {
    return j->row->flags & OPF_RANDOM && j->row->kind == KIND_DENSE && j->variant == CALL_INPLACE && j->nin == 1;
}
static bool take_in_memory_order(job *j, torc_tensor t) {
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS];
    int n = 0;
    for (int d = 0; d < t->ndim; d++) {
        if (t->sizes[d] == 1) continue;
        int at = n++;
        for (; at > 0 && strides[at - 1] < t->strides[d]; at--)
            sizes[at] = sizes[at - 1], strides[at] = strides[at - 1];
        sizes[at] = t->sizes[d];
        strides[at] = t->strides[d];
    }
    if (!(t->flags & TENSOR_DENSE) || tensor_lazy(t)) {
        j->ordered = tensor_new(t->storage, (torc_dtype)t->dtype, n, sizes, strides, t->offset);
        if (j->ordered) j->ordered->flags |= t->flags & TENSOR_LAZY;
        j->run[0] = j->ordered ? tensor_promise(t->device, (torc_dtype)t->dtype, n, sizes, NULL) : NULL;
    } else
        j->run[0] = tensor_new(t->storage, (torc_dtype)t->dtype, 1, &t->numel, NULL, t->offset);
    j->redirected = true;
    return j->run[0] != NULL;
}

static bool is_beside(const job *j, int k) { return j->resized[k] && j->resized[k]->storage != j->home[k]->storage; }
/* A given tensor of another shape is resized as Tensor.resize_ would. Here, before the run, whatever can fail of that: it becomes
 * `resized`, over its own storage or, if that is too small, over one that its own will take the memory of. */
static bool resize_given(job *j, int k) {
    const infer_out *o = &j->f->out[k];
    const torc_tensor t = j->home[k];
    const torc_dtype dtype = (torc_dtype)t->dtype;
    const int64_t *strides = o->has_strides ? o->strides : NULL;
    torc_storage s = t->storage, grown = NULL;
    size_t end;
    if (!tensor_extent(o->ndim, o->sizes, strides, t->offset, dtype_size(dtype), &end)) return false;
    if (end > s->nbytes) {
        for (int i = 0; i < k; i++)
            if (j->resized[i] && j->home[i]->storage == s)
                return FAIL(RUNTIME, "%s(): two out tensors share a storage that is too small for the results",
                            row_said(j->row));
        /* Of what lies behind the tensor's beginning all is overwritten. */
        const size_t kept = MIN((size_t)t->offset * dtype_size(dtype), s->nbytes);
        if (!(grown = storage_resized(s, end, kept, row_said(j->row)))) return false;
    }
    j->resized[k] = tensor_new(grown ? grown : s, dtype, o->ndim, o->sizes, strides, t->offset);
    object_release(grown);
    if (j->resized[k]) j->resized[k]->flags |= t->flags & TENSOR_LAZY;
    return j->resized[k] && tensor_access(j->resized[k]);
}

/* Does copy_home make the call, for which no tensor needs a stand-in? */
static bool copies_lazily(const job *j) { return UNLIKELY(j->lazy) && j->row->flags & OPF_COPIES; }

/* Does a dense kernel take what lies so? */
static bool lies_dense(const job *j, torc_tensor t) { return j->last ? has_channels_last(t) : is_contiguous(t); }
/* Does a kernel write the result to memory that lies so? */
static bool writes_as(const job *j, const infer_out *o, torc_tensor t) {
    if (j->row->kind == KIND_DENSE) return lies_dense(j, t);
    if (LIKELY(!(j->row->rare & OPR_OWN_LAYOUT))) return true;
    return o->has_strides ? sizes_equal(t->strides, o->strides, o->ndim) : is_contiguous(t);
}
/* Of two results in one memory the later one stands: it is written when all others are. */
static bool meets_earlier(const job *j, int k, torc_tensor target) {
    for (int i = 0; i < k; i++)
        if (j->home[i] && tensor_overlap(j->home[i], target) != MEM_DISJOINT) return true;
    return false;
}
static bool take_given(job *j, int k, torc_tensor target) {
    const op_row *row = j->row;
    const infer_out *o = &j->f->out[k];
    bool shares;
    if (!check_given(row, j->f, k, target, j->variant, j->f->device)) return false;
    if (!check_overlap(j->f, k, target, &shares)) return false;
    if (!may_write(row, target, j->wants)) return false;
    if (UNLIKELY(k > 0)) shares |= meets_earlier(j, k, target);
    j->home[k] = target;
    const bool lazy = tensor_lazy(target);
    if (UNLIKELY(!is_contiguous(target) || lazy) && fills_at_random(j)) return take_in_memory_order(j, target);
    const bool direct = !shares && has_shape(target, o) &&
                        target->dtype == o->dtype /* else rounded to the result's dtype first */ &&
                        writes_as(j, o, target) && (!lazy || copies_lazily(j));
    j->redirected |= !direct;
    if (!has_shape(target, o) && !resize_given(j, k)) return false;
    const torc_tensor beside =
        is_beside(j, k) && target->dtype == o->dtype && !lazy && writes_as(j, o, j->resized[k]) ? j->resized[k] : NULL;
    j->run[k] = direct   ? target
                : beside ? object_retain(beside) /* nobody else sees its memory yet */
                         : promise(j->f, o, row->kind != KIND_DENSE || j->last);
    return j->run[k] != NULL;
}

static bool make_output(job *j, int k) {
    const infer_out *o = &j->f->out[k];
    torc_tensor t = promise(j->f, o, true);
    if (!t) return false;
    j->home[k] = j->run[k] = t;
    j->made[k] = true;
    if (LIKELY(!o->has_strides || j->row->kind != KIND_DENSE || lies_dense(j, t))) return true;
    j->redirected = true; /* compute contiguous, then copy into the wanted layout */
    return (j->run[k] = promise(j->f, o, false)) != NULL;
}

static bool prepare_outputs(job *j) {
    const op_row *row = j->row;
    for (int k = 0; k < j->nout; k++) {
        torc_tensor target = j->variant == CALL_INPLACE ? (k == 0 ? j->in[0] : NULL)
                             : j->variant == CALL_OUT   ? j->given[k]
                                                        : NULL;
        if (j->f->out[k].undefined) continue;
        if (UNLIKELY(j->variant == CALL_OUT && !target))
            return FAIL(TYPE, "%s(): argument 'out' must be Tensor, not None", row_said(row));
        if (!(target ? take_given(j, k, target) : make_output(j, k))) return false;
    }
    if (UNLIKELY(writes_inputs(row, j->variant))) {
        const torc_call c = job_call(j);
        written w = written_inputs(&c);
        for (torc_tensor t; (t = written_next(&w));)
            if (!may_write(row, t, j->wants)) return false;
    }
    return true;
}

/* ---------------------------------------- inputs: contiguous for a dense kernel, and without lazy bits */
static bool takes_strides(const job *j, int i) {
    const kernel *k = i < 16 ? kernel_find((torc_device_type)j->f->device.type, j->op) : NULL;
    return k && k->strided >> i & 1;
}
static bool kernel_takes(const job *j, int i) {
    const torc_tensor t = j->in[i];
    return !t || ((j->row->kind != KIND_DENSE || lies_dense(j, t) || takes_strides(j, i)) && !tensor_lazy(t));
}
static bool prepare_inputs(job *j) {
    j->run_in = j->in;
    if ((j->row->kind != KIND_DENSE && LIKELY(!j->lazy)) || fills_at_random(j) || copies_lazily(j)) return true;
    bool all_taken = true;
    for (int i = 0; i < j->nin; i++) all_taken &= kernel_takes(j, i);
    if (LIKELY(all_taken)) return true;
    torc_tensor *clones = j->few[0], *run_in = j->few[1];
    if (j->nin > COUNT_OF(j->few[0])) {
        if (!(clones = j->block = base_alloc((size_t)j->nin * 2 * sizeof *clones))) return false;
        run_in = clones + j->nin;
    }
    for (int i = 0; i < j->nin; i++) clones[i] = NULL;
    j->clones = clones;
    for (int i = 0; i < j->nin; i++) {
        run_in[i] = j->in[i];
        const torc_tensor t = j->in[i];
        if (kernel_takes(j, i)) continue;
        /* The stand-in has the strides of t where the kernel takes any, since the results were inferred to lie as t does. */
        const bool kept = j->row->kind != KIND_DENSE && t->flags & TENSOR_DENSE;
        int64_t strides[TORC_MAX_DIMS];
        if (j->last) strides_of_channels_last(t->ndim, t->sizes, strides);
        run_in[i] = clones[i] = copy_owned(t, j->last ? strides : kept ? t->strides : NULL);
        if (!clones[i]) return false;
    }
    j->run_in = run_in;
    return true;
}

/* ---------------------------------------- the run, and what autograd wants before it */
static bool run_job(job *j) {
    if (UNLIKELY(j->variant == CALL_INPLACE && j->record && autograd_saves(j->row, 0, j->in, j->nin, j->list)) &&
        !(j->before_write = contiguous_owned(j->in[0])))
        return false;
    torc_call c = job_call(j);
    bool lasting = j->row->mutates ||
                   (j->row->flags & OPF_RANDOM); /* the run changes more than its outputs: nothing may fail after it */
    if (UNLIKELY(j->record && (lasting || j->variant == CALL_INPLACE)) && !autograd_prepare(&c, &j->prepared))
        return false; /* see Note [Recording a write] */
    if (UNLIKELY(lasting) && !scope_reserve(j->nout)) return false;
    c.in = j->run_in;
    c.out = j->run;
    if (UNLIKELY(c.read.how == READ_STEP && j->clones)) /* its lists are to be those that the kernel sees */
        j->f->step = fused_step_of(j->row, j->attrs, j->run_in, j->list);
    return copies_lazily(j) ? copy_home(c.out[0], c.in[c.nin - 1]) : exec_run(&c);
}

/* What the kernel wrote into the stand-ins of inputs that the signature marks. */
static bool bring_inputs_home(job *j) {
    if (LIKELY(!j->clones) || !writes_inputs(j->row, j->variant)) return true;
    const torc_call callers = job_call(j);
    torc_call kernels = callers;
    kernels.in = j->run_in;
    written home = written_inputs(&callers), run = written_inputs(&kernels);
    for (torc_tensor t; (t = written_next(&home));) {
        const torc_tensor stand_in = written_next(&run);
        if (stand_in != t && !copy_home(t, stand_in)) return false;
    }
    return true;
}

/* ---------------------------------------- results into the tensors that the caller gets */
static bool bring_home(job *j) {
    for (int k = 0; k < j->nout; k++) /* what can fail comes before the first of several given tensors changes */
        if (is_beside(j, k) && j->run[k] != j->resized[k] && !copy_home(j->resized[k], j->run[k])) return false;
    for (int k = 0; k < j->nout; k++) {
        torc_tensor run = j->run[k], home = j->home[k], resized = j->resized[k];
        if (run == home) continue;
        if (fills_at_random(j)) return !j->ordered || copy_home(j->ordered, run);
        if (!is_beside(j, k) && !copy_home(resized ? resized : home, run)) return false;
        if (!resized) continue;
        if (home->numel && j->row->out_policy != OUT_ANYTHING)
            base_warn(
                "An output with one or more elements was resized since it had shape %s, which does not match the required output shape %s. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0).",
                shape_text(home->ndim, home->sizes), shape_text(run->ndim, run->sizes));
        if (is_beside(j, k)) storage_adopt(home->storage, resized->storage);
        tensor_set_geometry(home, resized->ndim, resized->sizes, resized->strides, resized->offset);
    }
    return true;
}

static void bump_versions(const job *j) {
    if (LIKELY(j->variant == CALL_FUNCTION && !j->row->mutates)) return;
    if (LIKELY(j->variant == CALL_INPLACE && !writes_inputs(j->row, j->variant))) {
        tensor_bump_version(j->home[0]);
        return;
    }
    const torc_call c = job_call(j);
    written w = written_given(&c);
    for (torc_tensor t; (t = written_next(&w));) tensor_bump_version(t);
}

static bool hand_over(job *j, torc_tensor *out) {
    for (int k = 0; k < j->nout; k++) {
        if (j->run[k] != j->home[k]) object_release(j->run[k]);
        j->run[k] = j->home[k];
        out[k] = j->home[k];
        if (!j->made[k]) continue;
        j->made[k] = false; /* the scope owns it now */
        if (scope_lend(j->home[k])) continue;
        while (k >= 0) out[k--] = NULL;
        return false;
    }
    return true;
}

static bool call_job(job *j, torc_tensor *out) {
    if (!job_begin(j)) return false;
    bool ok = prepare_outputs(j) && prepare_inputs(j) && run_job(j) && bring_inputs_home(j) &&
              (!j->redirected || bring_home(j));
    if (ok) {
        bump_versions(j);
        if (j->record) {
            torc_call c = job_call(j);
            ok = autograd_record(&c, j->prepared);
        }
        ok = ok && hand_over(j, out);
    }
    job_release(j);
    return ok;
}

/* A composite's results as the spine sees those of other rows: inferred, here from what the body made. */
static void infer_results(infer *f, const composite *c, const torc_tensor *results, int n) {
    f->row = c->row;
    f->in = c->in;
    f->nin = c->nin;
    f->list = c->list;
    f->attrs = c->attrs;
    f->given = c->variant == CALL_OUT ? c->given : NULL;
    f->common = results[0]->dtype;
    f->device = results[0]->device;
    f->variant = (uint8_t)c->variant;
    f->read = (call_read){0};
    f->hands_on = false;
    f->unusual = false; /* its copies say so themselves */
    f->nout = n;
    f->out = f->few;
    for (int k = 0; k < n; k++) infer_out_like(f, k, results[k], results[k]->dtype);
}
bool call_check_given(const composite *c) {
    const op_row *row = c->row;
    for (int k = 0; k < row->nout; k++) {
        const torc_tensor t = c->given[k];
        infer f = {.row = row, .in = c->in, .nin = c->nin, .given = c->given, .variant = CALL_OUT};
        bool shares;
        if (autograd_wants(&t, 1)) return refuse_out_grad(row);
        if (!device_equal(t->device, c->in[0]->device)) return devices_differ(c->in[0]->device, t->device, NULL, NULL);
        if (row->out_policy == OUT_LONG_ONLY && !check_written_dtype(&f, k, TORC_INT64, t)) return false;
        if (!check_written_once(t) || !check_overlap(&f, k, t, &shares) || !may_write(row, t, false)) return false;
    }
    return true;
}
bool call_write_self(const composite *c, torc_tensor result) {
    infer f;
    infer_results(&f, c, &result, 1);
    return check_given(c->row, &f, 0, c->in[0], CALL_INPLACE, f.device) &&
           torc_copy_(c->in[0], result) != NULL; /* recorded as such */
}
bool call_write_given(const composite *c, const torc_tensor *results) {
    const int n = c->row->nout;
    infer f;
    infer_results(&f, c, results, n);
    for (int k = 0; k < n; k++) {
        bool shares;
        if (!check_given(c->row, &f, k, c->given[k], CALL_OUT, f.device) ||
            !check_overlap(&f, k, c->given[k], &shares) || !may_write(c->row, c->given[k], false))
            return false;
    }
    job j;
    j.row = c->row;
    j.f = &f;
    j.in = c->in;
    j.given = c->given;
    j.list = c->list;
    j.op = (int)(c->row - op_rows);
    j.nin = c->nin;
    j.nout = n;
    j.variant = CALL_OUT;
    j.lazy = j.last = false; /* no kernel reads an input */
    if (!job_begin(&j)) return false;
    bool ok = true;
    for (int k = 0; ok && k < n; k++) {
        j.home[k] = c->given[k];
        j.run[k] = object_retain(results[k]);
        ok = has_shape(j.home[k], &f.out[k]) || resize_given(&j, k);
    }
    ok = ok && bring_home(&j);
    for (int k = 0; ok && k < n; k++) tensor_bump_version(j.home[k]);
    job_release(&j);
    return ok;
}

/* ------------------------------------------------------------------------------------------ the way */
bool inputs_cast(cast_inputs *room, const op_row *row, const torc_tensor **in, int nin) {
    torc_tensor *cast = room->few;
    room->block = NULL;
    if (nin > COUNT_OF(room->few) && !(cast = room->block = base_alloc((size_t)nin * sizeof *cast))) return false;
    const autocast_class class_ = autocast_apply(row, in, nin, cast);
    room->apart = class_ != CAST_NONE && class_ != CAST_REFUSED;
    if (!FAILED()) return true;
    base_free(room->block);
    room->block = NULL;
    return false;
}

static bool takes_last(torc_device_type type, int op) {
    const kernel *k = kernel_find(type, op);
    return k && k->last;
}
/* What follows inference. `graph`: of the inputs, as `looks` has it. */
static bool carry_out(int op, call_variant variant, infer *f, bool graph, torc_tensor *out) {
    const op_row *row = f->row;
    if (row->kind == KIND_VIEW)
        return row->nout != 1            ? call_views(f, op, out)
               : variant == CALL_INPLACE ? call_view_in_place(f, op, out)
                                         : call_view(f, op, out);
    const bool lazy = UNLIKELY(f->unusual) && any_lazy(f->in, f->nin);
    if (LIKELY(row->kind == KIND_POINTWISE && variant == CALL_FUNCTION && row->nout == 1 && !lazy))
        return call_pointwise(row, op, f, graph, f->in, f->nin, f->attrs, out);

    bool wants = graph && autograd_wants(f->in, f->nin);
    if (UNLIKELY(row->flags & OPF_LEAVES_INFERENCE && !wants && f->in[0]->flags & TENSOR_INFERENCE))
        wants = autograd_grad_enabled && !autograd_inference_mode && tensor_tracked(f->in[0]);
    if (UNLIKELY(wants && variant == CALL_OUT)) {
        if (!(row->flags & OPF_NONDIFF)) return refuse_out_grad(row);
        wants = false; /* no gradient passes the inputs of comparisons and their like anyway */
    }
    if (row->kind == KIND_POINTWISE && variant == CALL_INPLACE && row->nout == 1 && !wants && !lazy &&
        !(row->flags & OPF_RANDOM) && !row->mutates && f->in[0]->dtype == f->out[0].dtype &&
        has_shape(f->in[0], &f->out[0])) {
        bool shares = false;
        const bool ok = call_pointwise_in_place(row, op, f, out, &shares);
        if (LIKELY(!ok || !shares)) return ok;
    }
    job j; /* the rest of it is set in call_job */
    j.row = row;
    j.f = f;
    j.in = f->in;
    j.given = f->given;
    j.list = f->list;
    j.attrs = f->attrs;
    j.op = op;
    j.nin = f->nin;
    j.nout = f->nout;
    j.variant = variant;
    j.wants = wants;
    j.lazy = lazy;
    j.last =
        row->kind == KIND_DENSE && f->out[0].has_strides && !lazy && takes_last((torc_device_type)f->device.type, op);
    j.record = wants && (!(row->flags & OPF_NONDIFF) || (variant == CALL_INPLACE && row->backward));
    return call_job(&j, out);
}

/* Rows of which op_call does nothing but call_one, so that this says which call failed; of others who called it does. */
static bool goes_directly(const op_row *row) {
    return LIKELY(row->nout == 1) && row->kind != KIND_COMPOSITE &&
           LIKELY(!(row->rare & (OPR_WIDE_OUT | OPR_FACTOR_FIRST)));
}
static __attribute__((noinline, cold)) bool told_failure(int op, call_variant variant, const torc_tensor *in, int nin) {
    call_failed(op, variant, in, nin);
    return false;
}
static __attribute__((noinline, cold)) bool one_failed(int op, call_variant variant, const torc_tensor *in, int nin) {
    return goes_directly(&op_rows[op]) && told_failure(op, variant, in, nin);
}
/* Of OPR_CONVERTS_FIRST: which dtype the one tensor is converted to; TORC_DTYPE_NONE: it is taken as it is, or is refused. */
static __attribute__((noinline, cold)) torc_dtype converted_first(const op_row *row, torc_tensor in, torc_device device,
                                                                  const void *attrs) {
    const kernel *k = kernel_find((torc_device_type)device.type, (int)(row - op_rows));
    const uint32_t taken = DTYPES_USUAL | (k ? row->also & k->also : 0);
    int asked = TORC_DTYPE_NONE;
    for (int p = 0; p < row->nparams; p++)
        if (row->params[p].type == P_DTYPE)
            asked =
                *(const int32_t *)(const void *)((const char *)(attrs ? attrs : row->defaults) + row->params[p].offset);
    return asked && !(taken & DTYPE_BIT(in->dtype)) && taken & DTYPE_BIT(asked) ? (torc_dtype)asked : TORC_DTYPE_NONE;
}
/* A call of a row that is no composite. `results`: where they go; of a row that returns a list, a torc_tensors for it. It has as many parameters as
 * op_call, which so ends with a jump to it. */
static bool call_one(int op, call_variant variant, const torc_tensor *in, int nin, const int32_t *list,
                     const void *attrs, void *results, const torc_tensor *given) {
    const op_row *row = &op_rows[op];
    torc_tensors *many = UNLIKELY(row->nout == ROW_LIST) && variant == CALL_FUNCTION ? results : NULL;
    torc_tensor *out = results;
    infer f; /* outputs are filled by infer; zeroing all of it would cost more than a small add */
    f.row = row;
    f.in = in;
    f.nin = nin;
    f.list = list;
    f.attrs = attrs;
    f.given = variant == CALL_OUT ? given : NULL;
    f.variant = (uint8_t)variant;
    f.common = TORC_DTYPE_NONE;
    f.read = (call_read){0};
    f.hands_on = false;
    looks seen = {0, 0, false};
    const bool plain = check_plain(row, in, nin, &f.device, &seen);
    if (UNLIKELY(!plain) && !check_inputs(row, in, nin, list, &f.device)) return one_failed(op, variant, in, nin);
    if (!device_given(f.device)) { /* factories: the Device? attribute, else the default */
        for (int p = 0; p < row->nparams; p++)
            if (row->params[p].type == P_DEVICE)
                f.device = *(const torc_device *)((const char *)attrs + row->params[p].offset);
        if (!device_resolve(&f.device, row_said(row))) return one_failed(op, variant, in, nin);
    }

    bool ok;
    cast_inputs cast;
    cast.block = NULL;
    if (UNLIKELY(autocast_enabled) && (row->autocast != CAST_NONE || row->autocast_cpu != CAST_NONE) &&
        variant == CALL_FUNCTION && !inputs_cast(&cast, row, &f.in, nin))
        return one_failed(op, variant, in, nin);
    if (UNLIKELY(!plain || f.in != in)) seen = looks_of(f.in, nin);
    if (UNLIKELY(seen.dtypes & ~DTYPES_USUAL) && row->rare & OPR_CONVERTS_FIRST && variant != CALL_INPLACE) {
        const torc_dtype dtype = converted_first(row, f.in[0], f.device, attrs);
        if (dtype) {
            const int64_t mark = scope_mark();
            const torc_tensor converted = torc_to(f.in[0], .dtype = dtype);
            ok = converted && call_one(op, variant, &converted, 1, list, attrs, results, given);
            scope_keep(mark, (void *const *)out, ok ? row->nout : 0);
            return ok || one_failed(op, variant, in, nin);
        }
    }
    f.out = f.few;
    f.nout = row->nout;
    if (UNLIKELY(row->nout > CALL_FEW_OUT) && !infer_outputs(&f, row->nout)) {
        base_free(cast.block);
        return one_failed(op, variant, in, nin);
    }
    for (int k = 0; k < MIN(row->nout, CALL_FEW_OUT); k++)
        f.out[k].has_strides = f.out[k].undefined = f.out[k].beside = false, f.out[k].dtype = TORC_DTYPE_NONE,
        f.out[k].offset = 0;
    ok = (row->kind == KIND_POINTWISE || LIKELY(inputs_taken(&f, seen))) && row->infer(&f) && LIKELY(!FAILED()) &&
         (row->kind == KIND_POINTWISE || LIKELY(outputs_taken(&f)));
    if (UNLIKELY(!ok && !FAILED())) FAIL(INTERNAL, "%s(): refused without a reason", row->name);
    if (UNLIKELY(many != NULL)) {
        if (ok && f.nout < 0) ok = FAIL(INTERNAL, "%s(): inference did not say how many results there are", row->name);
        ok = ok && (out = tensor_list_lend(f.nout)) != NULL;
    }
    ok = ok && carry_out(op, variant, &f, seen.graph, out);
    if (UNLIKELY(many != NULL) && ok) *many = (torc_tensors){out, f.nout};
    if (UNLIKELY(f.out != f.few)) base_free(f.out);
    if (UNLIKELY(cast.block != NULL)) base_free(cast.block);
    return LIKELY(ok) || one_failed(op, variant, in, nin);
}

static __attribute__((noinline)) void no_results(const op_row *row, torc_tensor *out) {
    for (int k = 0; k < row->nout; k++) out[k] = NULL;
}

static inline bool call(int op, call_variant variant, const torc_tensor *in, int nin, const int32_t *list,
                        const void *attrs, torc_tensor *out, const torc_tensor *given, torc_tensors *many);
static bool is_wider(const op_row *row, torc_tensor given, torc_tensor in) {
    if (!given || !in || !tensor_valid(given) || !tensor_valid(in)) return false;
    const int from = in->dtype, to = given->dtype;
    return ((dtype_floating(from) && dtype_floating(to)) || (dtype_complex(from) && dtype_complex(to))) &&
           dtype_size(to) > dtype_size(from) && !(DTYPE_BIT(from) & ~(row->also | DTYPES_USUAL));
}
/* As out= into a wider dtype, of a row that computes in that (OPR_WIDE_OUT). */
static __attribute__((noinline)) bool call_widened(int op, torc_tensor in, const void *attrs, torc_tensor *out,
                                                   const torc_tensor *given) {
    const int64_t scope = torc_scope_begin();
    const torc_tensor wide = torc_to(in, .dtype = (torc_dtype)given[0]->dtype);
    const bool ok = wide && call(op, CALL_OUT, &wide, 1, NULL, attrs, out, given, NULL);
    torc_scope_end(scope);
    return ok;
}
/* Of OPR_FACTOR_FIRST: the number that may be complex; and the call with its last tensor multiplied by it. */
static const attr_number *complex_factor(const op_row *row, const void *attrs) {
    const op_param *q = row->params;
    while (q->type != P_SCALAR || !q->complex) q++;
    return (const attr_number *)(const void *)((const char *)attrs + q->offset);
}
static __attribute__((noinline)) bool call_multiplied(int op, call_variant variant, const torc_tensor *in, int nin,
                                                      const void *attrs, torc_tensor *out, const torc_tensor *given) {
    const op_row *row = &op_rows[op];
    torc_tensor each[3]; /* rows of so many tensors at most */
    attrs_room one;
    memcpy(each, in, (size_t)nin * sizeof *each);
    memcpy(&one, attrs, row->attr_size);
    attr_number *factor =
        (attr_number *)(void *)((char *)&one + ((const char *)complex_factor(row, attrs) - (const char *)attrs));
    const int64_t mark = scope_mark();
    each[nin - 1] = torc_mul(in[nin - 1], number_given(*factor));
    *factor = number_int(1);
    const bool ok = each[nin - 1] && call(op, variant, each, nin, NULL, &one, out, given, NULL);
    scope_keep(mark, (void *const *)out, ok ? row->nout : 0);
    return ok;
}
/* `many`: where the result of a row goes that returns a list; else NULL, and the results go to `out`. */
static inline bool call(int op, call_variant variant, const torc_tensor *in, int nin, const int32_t *list,
                        const void *attrs, torc_tensor *out, const torc_tensor *given, torc_tensors *many) {
    const op_row *row = &op_rows[op];
    if (UNLIKELY((row->nout == ROW_LIST && variant == CALL_FUNCTION) != (many != NULL)))
        return FAIL(INTERNAL, "%s(): called as if it returned %s list", row->name, many ? "a" : "no");
    if (LIKELY(row->nout == 1))
        out[0] = NULL;
    else
        no_results(row, out);
    if (FAILED()) return false;
    if (UNLIKELY(row->rare & OPR_FACTOR_FIRST) && attrs &&
        dtype_complex(in[0] && tensor_valid(in[0]) ? in[0]->dtype : 0)) {
        const attr_number *factor = complex_factor(row, attrs);
        if (factor->imag != 0) return call_multiplied(op, variant, in, nin, attrs, out, given);
    }
    if (UNLIKELY(row->rare & OPR_WIDE_OUT) && variant == CALL_OUT && is_wider(row, given[0], in[0]))
        return call_widened(op, in[0], attrs, out, given);
    if (row->kind != KIND_COMPOSITE)
        return call_one(op, variant, in, nin, list, attrs, many ? (void *)many : out, given);
    composite c; /* not the list that it may make */
    c.row = row;
    c.attrs = attrs ? attrs : row->defaults;
    c.in = in;
    c.list = list;
    c.given = given;
    c.out = out;
    c.nin = nin;
    c.variant = variant;
    return call_composite(&c, many);
}

static __attribute__((noinline)) bool call_any(int op, call_variant variant, const torc_tensor *in, int nin,
                                               const int32_t *list, const void *attrs, torc_tensor *out,
                                               const torc_tensor *given) {
    const bool stuck = FAILED();
    return call(op, variant, in, nin, list, attrs, out, given, NULL) || (!stuck && told_failure(op, variant, in, nin));
}
bool op_call(int op, call_variant variant, const torc_tensor *in, int nin, const int32_t *list, const void *attrs,
             torc_tensor *out, const torc_tensor *given) {
    const op_row *row = &op_rows[op];
    if (!goes_directly(row) || FAILED()) return call_any(op, variant, in, nin, list, attrs, out, given);
    out[0] = NULL; /* all that `call` does of these */
    return call_one(op, variant, in, nin, list, attrs, out, given);
}

bool op_call_list(int op, const torc_tensor *in, int nin, const int32_t *list, const void *attrs, torc_tensors *out) {
    const bool stuck = FAILED();
    *out = NO_TENSORS;
    return call(op, CALL_FUNCTION, in, nin, list, attrs, NULL, NULL, out) ||
           (!stuck && told_failure(op, CALL_FUNCTION, in, nin));
}

torc_tensor op_call1(int op, const torc_tensor *in, int nin, const void *attrs) {
    torc_tensor out;
    return op_call(op, CALL_FUNCTION, in, nin, NULL, attrs, &out, NULL) ? out : NULL;
}
