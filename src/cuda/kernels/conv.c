/* conv.c - convolution and its gradients on CUDA, through cuDNN.
 *
 * A transposed convolution is the gradient of a convolution with respect to its input, so three kinds of plan serve
 * both: with x, w, y the input, weight and output of the plain convolution, a transposed one has its input in y's
 * place. One spatial dimension becomes two, of which one is 1; three stay three.
 *
 * cuDNN's engines want all tensors contiguous or all channels_last. If input or weight is channels_last, everything is
 * computed so; tensors that lie differently (an expanded gradient, a weight that stayed contiguous) are copied to
 * scratch on the way in or out. Tensors of the right layout are used in place.
 *
 * float32 multiplies in TF32 where an engine offers that and allow_tf32_cudnn is on, as PyTorch's convolutions do by
 * default. The bias joins the graph where an engine takes it there.
 *
 * With cuDNN switched off, and for what none of its engines takes or should (is_composed), conv_gemm.c does the work. */
#include "core/iter.h"
#include "core/shape.h"
#include "cuda/kernels/conv_gemm.h"
#include "cuda/kernels/dnn.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/precision.h"
#include "ops/generated/attrs.h"

enum { UID_X = 1, UID_W, UID_Y, UID_BIAS };
typedef enum conv_kind { CONV_FORWARD, CONV_BACKWARD_DATA, CONV_BACKWARD_FILTER } conv_kind;
typedef struct problem {
    int32_t kind, dtype, ndim, bias;
    dnn_tensor x, w, y;
    int64_t stride[3], padding[3], dilation[3];
} problem;

static void describe(dnn_builder *b, const void *bytes) {
    const problem *p = bytes;
    const cudnnDataType_t type = dnn_type(p->dtype),
                          compute = p->dtype == TORC_FLOAT64 ? CUDNN_DATA_DOUBLE : CUDNN_DATA_FLOAT;
    dnn_desc x = dnn_given(b, UID_X, type, p->ndim, p->x.dims, p->x.strides, 16),
             w = dnn_given(b, UID_W, type, p->ndim, p->w.dims, p->w.strides, 16),
             out = dnn_given(b, UID_Y, type, p->ndim, p->y.dims, p->y.strides, 16),
             y = p->bias ? dnn_between(b, CUDNN_DATA_FLOAT, p->ndim, p->y.dims, p->y.strides) : out;
    dnn_desc conv = dnn_make(b, CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR);
    const int64_t spatial = p->ndim - 2;
    const cudnnConvolutionMode_t mode = CUDNN_CROSS_CORRELATION;
    dnn_set(b, conv, CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS, CUDNN_TYPE_INT64, 1, &spatial);
    dnn_set(b, conv, CUDNN_ATTR_CONVOLUTION_COMP_TYPE, CUDNN_TYPE_DATA_TYPE, 1, &compute);
    dnn_set(b, conv, CUDNN_ATTR_CONVOLUTION_CONV_MODE, CUDNN_TYPE_CONVOLUTION_MODE, 1, &mode);
    dnn_set(b, conv, CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, CUDNN_TYPE_INT64, spatial, p->padding);
    dnn_set(b, conv, CUDNN_ATTR_CONVOLUTION_POST_PADDINGS, CUDNN_TYPE_INT64, spatial, p->padding);
    dnn_set(b, conv, CUDNN_ATTR_CONVOLUTION_DILATIONS, CUDNN_TYPE_INT64, spatial, p->dilation);
    dnn_set(b, conv, CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES, CUDNN_TYPE_INT64, spatial, p->stride);
    dnn_finalize(b, conv);

    static const struct {
        cudnnBackendDescriptorType_t type;
        cudnnBackendAttributeName_t x, w, y, conv, alpha, beta;
    } ops[] = {
        {CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X,
         CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y,
         CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA,
         CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA},
        {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX,
         CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY,
         CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA,
         CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA},
        {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X,
         CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY,
         CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA,
         CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA},
    };
    dnn_desc op = dnn_make(b, ops[p->kind].type);
    dnn_set(b, op, ops[p->kind].x, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &x);
    dnn_set(b, op, ops[p->kind].w, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &w);
    dnn_set(b, op, ops[p->kind].y, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &y);
    dnn_set(b, op, ops[p->kind].conv, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &conv);
    const double one = 1, zero = 0;
    const float onef = 1, zerof = 0;
    const bool wide = p->dtype == TORC_FLOAT64;
    dnn_set(b, op, ops[p->kind].alpha, wide ? CUDNN_TYPE_DOUBLE : CUDNN_TYPE_FLOAT, 1,
            wide ? (const void *)&one : &onef);
    dnn_set(b, op, ops[p->kind].beta, wide ? CUDNN_TYPE_DOUBLE : CUDNN_TYPE_FLOAT, 1,
            wide ? (const void *)&zero : &zerof);
    dnn_operation(b, op);
    if (p->bias) {
        const int64_t k = p->y.dims[1], dims[5] = {1, k, 1, 1, 1}, strides[5] = {k, 1, k, k, k};
        dnn_pointwise(b, CUDNN_POINTWISE_ADD, CUDNN_DATA_FLOAT, y,
                      dnn_given(b, UID_BIAS, type, p->ndim, dims, strides, 16), NULL, out, 0);
    }
}

/* ------------------------------------------------------------------------------------------ operands
 * A tensor in the layout of the plan: itself, or room in scratch at `at`. */
typedef struct operand {
    int number; /* which of the call's operands it is */
    bool copied;
    size_t at;
} operand;
typedef struct pass_plan {
    bool composed;   /* by conv_gemm.c, from where the operands are */
    size_t bytes;    /* of scratch: composed, all of it; else operands, then the workspace */
    operand x, w, y; /* of the plain convolution */
    union {
        struct {
            problem p;
            const dnn_plan *plan;
        };
        conv_gemm_plan gemm;
    };
} pass_plan;

static bool channels_last(torc_tensor t) {
    return format_suggested(t) != TORC_CONTIGUOUS_FORMAT; /* as the result was inferred */
}
/* Are the channels to lie last? Signals of one dimension have no such format; but where the weight lies so, and is most of what is read, the signals
 * are copied rather than it. */
static bool computed_last(torc_tensor x, torc_tensor w) {
    if (w->ndim != 3) return channels_last(x) || channels_last(w);
    const int64_t channels = w->sizes[1], taps = w->sizes[2];
    return dtype_half(w->dtype) && channels > 1 && taps > 1 && w->strides[1] == 1 && w->strides[2] == channels &&
           w->strides[0] == channels * taps && w->numel >= x->numel;
}
static bool at_16(const void *p) { return (uintptr_t)p % 16 == 0; }

/* How the library sees a tensor: in four dimensions or five, dense. Dimension i of the tensor is its dimension seen_at(n, i). */
static int seen_dims(int n) { return MAX(n, 4); }
static int seen_at(int n, int i) { return n == 3 && i == 2 ? 3 : i; }
static dnn_tensor seen(torc_tensor t, bool last) {
    const int n = t->ndim;
    dnn_tensor d = {.dims = {1, 1, 1, 1, 1}};
    for (int i = 0; i < n; i++) d.dims[seen_at(n, i)] = t->sizes[i];
    if (last)
        strides_of_channels_last(seen_dims(n), d.dims, d.strides);
    else
        strides_contiguous(seen_dims(n), d.dims, d.strides);
    return d;
}
static void place(pass_plan *k, operand *o, const dnn_tensor *d, const torc_call *c, int number) {
    const torc_tensor t = call_operand(c, number);
    const int n = t->ndim;
    bool same = at_16(tensor_data(t));
    for (int i = 0; i < n; i++) same = same && (t->sizes[i] == 1 || t->strides[i] == d->strides[seen_at(n, i)]);
    *o = (operand){number, !same, k->bytes};
    if (!same) k->bytes += cuda_rounded((size_t)t->numel * tensor_itemsize(t));
}
/* Copy between a tensor and its room, in the direction asked for. */
static bool move(const torc_call *c, const operand *o, const dnn_tensor *d, char *scratch, bool back) {
    if (!o->copied) return true;
    const torc_tensor t = call_operand(c, o->number);
    const int n = t->ndim;
    const int64_t item = (int64_t)tensor_itemsize(t);
    int64_t room[TORC_MAX_DIMS], there[TORC_MAX_DIMS];
    for (int i = 0; i < n; i++) room[i] = d->strides[seen_at(n, i)] * item, there[i] = t->strides[i] * item;
    char *data = tensor_data(t);
    return back ? cuda_move(c->device.index, data, there, scratch + o->at, room, n, t->sizes, (size_t)item)
                : cuda_move(c->device.index, scratch + o->at, room, data, there, n, t->sizes, (size_t)item);
}
static char *own_address(const torc_call *c, const operand *o) { return tensor_data(call_operand(c, o->number)); }
static void *address(const torc_call *c, const operand *o, char *scratch) {
    return o->copied ? scratch + o->at : own_address(c, o);
}

static bool compose(pass_plan *k, const torc_call *c) {
    static const int kinds[] = {[CONV_FORWARD] = CONV_GEMM_OUTPUT,
                                [CONV_BACKWARD_DATA] = CONV_GEMM_INPUT,
                                [CONV_BACKWARD_FILTER] = CONV_GEMM_WEIGHT};
    conv_gemm v = {.kind = kinds[k->p.kind]};
    const int spatial = k->p.ndim - 2;
    for (int i = 0; i < 3; i++) {
        const int from = i - (3 - spatial); /* the last ones of three */
        v.stride[i] = from < 0 ? 1 : k->p.stride[from];
        v.padding[i] = from < 0 ? 0 : k->p.padding[from];
        v.dilation[i] = from < 0 ? 1 : k->p.dilation[from];
    }
    k->composed = true;
    return conv_gemm_plan_make(&k->gemm, &v, call_operand(c, k->x.number), call_operand(c, k->w.number),
                               call_operand(c, k->y.number), &k->bytes);
}
/* One of the three products: of what, and how. */
typedef struct pass {
    conv_kind kind;
    int x, w, y; /* which of the call's operands they are */
    bool last;   /* channels lie last */
    const attr_ints *stride, *padding, *dilation;
} pass;
static void problem_of(problem *p, const pass *s, const torc_call *c) {
    const torc_tensor w = call_operand(c, s->w);
    memset(p, 0, sizeof *p);
    p->kind = s->kind, p->dtype = w->dtype, p->ndim = seen_dims(w->ndim);
    p->x = seen(call_operand(c, s->x), s->last), p->w = seen(w, s->last), p->y = seen(call_operand(c, s->y), s->last);
    const int skip = w->ndim == 3;
    for (int i = 0; i < p->ndim - 2; i++) {
        p->stride[i] = i < skip ? 1 : s->stride->v[i - skip];
        p->padding[i] = i < skip ? 0 : s->padding->v[i - skip];
        /* One tap has no distance to the next. */
        p->dilation[i] = i < skip || p->w.dims[2 + i] == 1 ? 1 : s->dilation->v[i - skip];
    }
}
/* Is it left to conv_gemm.c? Without the library, all; with it the gradient by the input of volumes of float32 that are channels last, where a
 * stride and a dilation meet in one dimension: of cuDNN 9.19 an engine for it (of number 76) does not come to an end. */
static bool is_composed(const problem *p) {
    bool meet = false;
    for (int i = 0; i < p->ndim - 2; i++) meet |= p->stride[i] > 1 && p->dilation[i] > 1;
    return !CUDA_PRECISION(cudnn_enabled) ||
           (meet && p->kind == CONV_BACKWARD_DATA && p->ndim == 5 && p->dtype == TORC_FLOAT32 && p->x.strides[1] == 1);
}
/* The engine's plan, without the bias if none takes that, and rather one whose sums vary in their last bits than none, if they should repeat.
 * What no engine takes is composed, and repeats. */
static const dnn_plan *engine_of(problem *p, int device, bool *varies) {
    const int flags = dnn_flags(p->dtype);
    const dnn_plan *plan = dnn_find(p, sizeof *p, device, flags, describe);
    *varies = false;
    if (plan && !dnn_supported(plan) && p->bias) {
        p->bias = 0;
        plan = dnn_find(p, sizeof *p, device, flags, describe);
    }
    if (plan && !dnn_supported(plan) && flags & DNN_REPEATABLE) {
        plan = dnn_find(p, sizeof *p, device, flags & ~DNN_REPEATABLE, describe);
        *varies = plan && dnn_supported(plan);
    }
    return plan;
}
/* Is there an algorithm whose sums are always added in the same order? Asked where such are wanted. Which engines there are depends on the
 * problem, so it is described once more here than by the plan; what was found is remembered (dnn_find). */
static bool repeats(const pass *s, const torc_call *c) {
    problem p;
    bool varies;
    problem_of(&p, s, c);
    if (is_composed(&p)) return true;
    return engine_of(&p, c->device.index, &varies) && !varies;
}
static bool prepare(pass_plan *k, const pass *s, const torc_call *c, torc_tensor bias) {
    memset(k, 0, sizeof *k);
    problem *p = &k->p;
    problem_of(p, s, c);
    place(k, &k->x, &p->x, c, s->x);
    place(k, &k->w, &p->w, c, s->w);
    place(k, &k->y, &p->y, c, s->y);
    if (is_composed(p)) return compose(k, c);
    p->bias = bias && s->last && s->kind == CONV_FORWARD && p->dtype != TORC_FLOAT64 && bias->dtype == p->dtype &&
              at_16(tensor_data(bias)) && (bias->numel == 1 || bias->strides[0] == 1);
    bool varies;
    if (!(k->plan = engine_of(p, c->device.index, &varies))) return false;
    return dnn_supported(k->plan) || compose(k, c);
}
static size_t scratch_of(const pass_plan *k) { return k->composed ? k->bytes : k->bytes + dnn_workspace(k->plan); }
static bool perform(const pass_plan *k, const torc_call *c, torc_tensor bias) {
    char *scratch = c->scratch;
    if (k->composed) {
        const conv_gemm_data at = {own_address(c, &k->x), own_address(c, &k->w), own_address(c, &k->y)};
        return conv_gemm_run(&k->gemm, &at, scratch);
    }
    const operand *o[3] = {&k->x, &k->w, &k->y};
    const dnn_tensor *d[3] = {&k->p.x, &k->p.w, &k->p.y};
    const int to = k->p.kind == CONV_FORWARD ? 2 : k->p.kind == CONV_BACKWARD_DATA ? 0 : 1;
    for (int i = 0; i < 3; i++)
        if (i != to && !move(c, o[i], d[i], scratch, false)) return false;
    const int64_t uids[4] = {UID_X, UID_W, UID_Y, UID_BIAS};
    void *const data[4] = {address(c, o[0], scratch), address(c, o[1], scratch), address(c, o[2], scratch),
                           bias ? tensor_data(bias) : NULL};
    return dnn_execute(k->plan, k->p.bias ? 4 : 3, uids, data, scratch ? scratch + k->bytes : NULL) &&
           move(c, o[to], d[to], scratch, true);
}

static bool zero(torc_tensor t) {
    if (!t->numel) return true;
    return cuda_zero(t->device.index, (char *)tensor_data(t), (size_t)t->numel * tensor_itemsize(t));
}

/* out += bias over the channels: a pointwise call with the bias seen as (1, C, 1, …). */
static bool add_bias(const torc_call *c, torc_tensor bias) {
    torc_tensor out = c->out[0];
    struct torc_tensor_s view = *bias;
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS];
    for (int i = 0; i < out->ndim; i++) sizes[i] = 1, strides[i] = 0;
    sizes[1] = bias->sizes[0];
    strides[1] = bias->strides[0];
    tensor_set_geometry(&view, out->ndim, sizes, strides, bias->offset);
    const add_attrs a = {.alpha = {.kind = NUMBER_INT, .as.i = 1}};
    const torc_call add = {.row = &op_rows[OP_add],
                           .op = OP_add,
                           .attrs = &a,
                           .in = (const torc_tensor[]){out, &view},
                           .nin = 2,
                           .out = &out,
                           .nout = 1,
                           .variant = CALL_INPLACE,
                           .common = out->dtype,
                           .device = c->device};
    return cuda_pointwise_run(&add);
}

static bool accepts_gradients(const torc_call *c) {
    const int dtype = c->in[0]->dtype;
    return dtype_floating(dtype) ||
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s' on CUDA", row_said(c->row), dtype_scalar_name(dtype));
}
static bool accepts_convolution(const torc_call *c) { return !c->out[0]->numel || accepts_gradients(c); }

/* Nothing to multiply: the output is the bias alone. */
static bool degenerate(const torc_call *c) { return !c->in[0]->numel || !c->in[1]->numel; }
static pass forward_pass(const torc_call *c) {
    const convolution_attrs *a = c->attrs;
    enum { X, W };
    const int y = c->nin;
    return (pass){.kind = a->transposed ? CONV_BACKWARD_DATA : CONV_FORWARD,
                  .x = a->transposed ? y : X,
                  .w = W,
                  .y = a->transposed ? X : y,
                  .last = computed_last(c->in[X], c->in[W]),
                  .stride = &a->stride,
                  .padding = &a->padding,
                  .dilation = &a->dilation};
}
static bool plan_convolution(const torc_call *c, void *plan, size_t *scratch) {
    if (!c->out[0]->numel || degenerate(c)) return true;
    cuda_precision_latch();
    const pass s = forward_pass(c);
    if (!prepare(plan, &s, c, s.kind == CONV_FORWARD ? c->in[2] : NULL)) return false;
    *scratch = scratch_of(plan);
    return true;
}
static bool repeats_convolution(const torc_call *c) {
    if (!c->out[0]->numel || degenerate(c)) return true;
    cuda_precision_latch();
    const pass s = forward_pass(c);
    return repeats(&s, c);
}
static bool run_convolution(const torc_call *c) {
    const pass_plan *k = c->plan;
    torc_tensor out = c->out[0];
    if (!out->numel) return true;
    if (degenerate(c)) return zero(out) && (!c->in[2] || add_bias(c, c->in[2]));
    if (!perform(k, c, c->in[2])) return false;
    return !c->in[2] || (!k->composed && k->p.bias) || add_bias(c, c->in[2]);
}

/* ------------------------------------------------------------------------------------------ gradients
 * in: grad_output, input, weight; out: grad_input, grad_weight, grad_bias (each may be absent). */
typedef enum gradient { OF_INPUT, OF_WEIGHT, GRADIENTS } gradient;
static void backward_passes(const torc_call *c, pass passes[GRADIENTS]) {
    const convolution_backward_attrs *a = c->attrs;
    enum { GRAD, X, W };
    const int gx = c->nin, gw = c->nin + 1;
    for (int k = 0; k < GRADIENTS; k++)
        passes[k] = (pass){.kind = k == OF_WEIGHT  ? CONV_BACKWARD_FILTER
                                   : a->transposed ? CONV_FORWARD
                                                   : CONV_BACKWARD_DATA,
                           .w = k == OF_WEIGHT ? gw : W,
                           .last = computed_last(c->in[X], c->in[W]),
                           .stride = &a->stride,
                           .padding = &a->padding,
                           .dilation = &a->dilation};
    passes[OF_INPUT].x = a->transposed ? GRAD : gx, passes[OF_INPUT].y = a->transposed ? gx : GRAD;
    passes[OF_WEIGHT].x = a->transposed ? GRAD : X, passes[OF_WEIGHT].y = a->transposed ? X : GRAD;
}
static bool nothing(const torc_call *c) { return !c->in[0]->numel || !c->in[1]->numel || !c->in[2]->numel; }

typedef struct gradients_plan {
    pass_plan of[GRADIENTS];
} gradients_plan;
static bool plan_convolution_backward(const torc_call *c, void *plan, size_t *scratch) {
    gradients_plan *g = plan;
    pass passes[GRADIENTS];
    if (nothing(c)) return true;
    cuda_precision_latch();
    backward_passes(c, passes);
    for (int k = 0; k < GRADIENTS; k++) {
        if (!c->out[k]) continue;
        if (!prepare(&g->of[k], &passes[k], c, NULL)) return false;
        *scratch = MAX(*scratch, scratch_of(&g->of[k]));
    }
    return true;
}
static bool repeats_convolution_backward(const torc_call *c) {
    pass passes[GRADIENTS];
    if (nothing(c)) return true;
    cuda_precision_latch();
    backward_passes(c, passes);
    for (int k = 0; k < GRADIENTS; k++)
        if (c->out[k] && !repeats(&passes[k], c)) return false;
    return true;
}
static bool run_convolution_backward(const torc_call *c) {
    torc_tensor grad = c->in[0], gi = c->out[0], gw = c->out[1], gb = c->out[2];
    const gradients_plan *g = c->plan;
    if (nothing(c)) {
        if ((gi && !zero(gi)) || (gw && !zero(gw))) return false;
    } else {
        if (gi && !perform(&g->of[OF_INPUT], c, NULL)) return false;
        if (gw && !perform(&g->of[OF_WEIGHT], c, NULL)) return false;
    }
    if (!gb || !gb->numel) return true;
    return cuda_sum(grad, ((1u << grad->ndim) - 1) & ~2u, gb); /* all but the channels */
}

const kernel cuda_conv_kernels[] = {
    PLANNED(OP_convolution, run_convolution, plan_convolution, pass_plan, .accepts = accepts_convolution,
            .deterministic = repeats_convolution),
    PLANNED(OP_convolution_backward, run_convolution_backward, plan_convolution_backward, gradients_plan,
            .accepts = accepts_gradients, .deterministic = repeats_convolution_backward),
    {0},
};
