/* conv.c - convolution and its gradients on CUDA, through cuDNN.
 *
 * A transposed convolution is the gradient of a convolution with respect to its input, so three kinds of plan serve both:
 * with x, w, y the input, weight and output of the plain convolution, a transposed one has its input in y's place. Strides
 * go to cuDNN as they are: channels_last needs no copies. One spatial dimension becomes two, of which one is 1. */
#include "core/iter.h"
#include "cuda/dnn.h"
#include "ops/generated/attrs.h"

static void describe(dnn_tensor *d, torc_tensor t) {
    int n = t->ndim;
    for (int i = 0; i < n; i++) {
        int to = n == 3 && i == 2 ? 3 : i;
        d->dims[to] = t->sizes[i];
        d->strides[to] = t->strides[i];
    }
    if (n == 3) {
        d->dims[2] = 1;
        d->strides[2] = t->sizes[2] * MAX(t->strides[2], 1);
    }
    /* Strides of dimensions of size 1 are free; make them those of a layout cuDNN knows. */
    int64_t ndim = MAX(n, 4);
    bool last = d->strides[1] == 1 && d->dims[1] > 1;
    for (int64_t i = ndim - 1; i >= 0; i--)
        if (d->dims[i] == 1) {
            if (last) d->strides[i] = i == 0 ? d->dims[1] * d->dims[2] * d->dims[3] : i == 2 ? d->dims[1] * d->dims[3] : d->dims[1];
            else d->strides[i] = i == ndim - 1 ? 1 : d->strides[i + 1] * d->dims[i + 1];
        }
}

static dnn_problem problem_of(dnn_kind kind, int device, torc_tensor x, torc_tensor w, torc_tensor y, const attr_ints *stride, const attr_ints *padding, const attr_ints *dilation) {
    dnn_problem p;
    memset(&p, 0, sizeof p);
    p.kind = kind;
    p.dtype = w->dtype;
    p.device = device;
    p.ndim = MAX(w->ndim, 4);
    const uintptr_t bits = (uintptr_t)tensor_data(x) | (uintptr_t)tensor_data(w) | (uintptr_t)tensor_data(y) | 16;
    p.align = (int32_t)(bits & (~bits + 1));
    describe(&p.x, x);
    describe(&p.w, w);
    describe(&p.y, y);
    const int spatial = w->ndim - 2, skip = spatial == 1;
    for (int i = 0; i < p.ndim - 2; i++) {
        p.stride[i] = i < skip ? 1 : stride->v[i - skip];
        p.padding[i] = i < skip ? 0 : padding->v[i - skip];
        p.dilation[i] = i < skip ? 1 : dilation->v[i - skip];
    }
    return p;
}

static bool zero(torc_tensor t) {
    if (!t->numel) return true;
    return cuda_memset(t->device.index, (char *)tensor_data(t), 0, (size_t)t->numel * tensor_itemsize(t));
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
    const add_attrs a = {.alpha = {.kind = TORC_NUMBER_INT, .as.i = 1}};
    const torc_call add = {.row = &op_rows[OP_add], .op = OP_add, .attrs = &a, .in = (const torc_tensor[]){out, &view}, .nin = 2, .out = &out, .nout = 1, .variant = CALL_INPLACE, .common = out->dtype, .device = c->device};
    return cuda_pointwise_run(&add);
}

static bool supported(const torc_call *c, int dtype) {
    return dtype_floating(dtype) || FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s' on CUDA", c->row->name, dtype_scalar_name(dtype));
}

static dnn_problem forward_problem(const torc_call *c) {
    const convolution_attrs *a = c->attrs;
    return a->transposed ? problem_of(DNN_CONV_BACKWARD_DATA, c->device.index, c->out[0], c->in[1], c->in[0], &a->stride, &a->padding, &a->dilation)
                         : problem_of(DNN_CONV_FORWARD, c->device.index, c->in[0], c->in[1], c->out[0], &a->stride, &a->padding, &a->dilation);
}
/* Nothing to multiply: the output is the bias alone. */
static bool degenerate(const torc_call *c) { return !c->in[0]->numel || !c->in[1]->numel; }

static size_t scratch_convolution(const torc_call *c) {
    if (!c->out[0]->numel || degenerate(c) || !supported(c, c->out[0]->dtype)) return 0;
    const dnn_problem p = forward_problem(c);
    const dnn_plan *plan = dnn_find(&p);
    return plan ? dnn_workspace(plan) : 0;
}
static bool run_convolution(const torc_call *c) {
    const convolution_attrs *a = c->attrs;
    torc_tensor out = c->out[0];
    if (!out->numel) return true;
    if (!supported(c, out->dtype)) return false;
    if (degenerate(c)) {
        if (!zero(out)) return false;
    } else {
        const dnn_problem p = forward_problem(c);
        const dnn_plan *plan = dnn_find(&p);
        if (!plan) return false;
        void *input = tensor_data(c->in[0]), *weight = tensor_data(c->in[1]), *output = tensor_data(out);
        if (!dnn_execute(plan, a->transposed ? output : input, weight, a->transposed ? input : output, c->scratch)) return false;
    }
    return !c->in[2] || add_bias(c, c->in[2]);
}

/* ------------------------------------------------------------------------------------------ gradients
 * in: grad_output, input, weight; out: grad_input, grad_weight, grad_bias (each may be absent). */
static dnn_problem input_problem(const torc_call *c) {
    const convolution_backward_attrs *a = c->attrs;
    return a->transposed ? problem_of(DNN_CONV_FORWARD, c->device.index, c->in[0], c->in[2], c->out[0], &a->stride, &a->padding, &a->dilation)
                         : problem_of(DNN_CONV_BACKWARD_DATA, c->device.index, c->out[0], c->in[2], c->in[0], &a->stride, &a->padding, &a->dilation);
}
static dnn_problem weight_problem(const torc_call *c) {
    const convolution_backward_attrs *a = c->attrs;
    return a->transposed ? problem_of(DNN_CONV_BACKWARD_FILTER, c->device.index, c->in[0], c->out[1], c->in[1], &a->stride, &a->padding, &a->dilation)
                         : problem_of(DNN_CONV_BACKWARD_FILTER, c->device.index, c->in[1], c->out[1], c->in[0], &a->stride, &a->padding, &a->dilation);
}
static bool nothing(const torc_call *c) { return !c->in[0]->numel || !c->in[1]->numel || !c->in[2]->numel; }

static size_t scratch_convolution_backward(const torc_call *c) {
    size_t bytes = 0;
    if (nothing(c) || !supported(c, c->in[0]->dtype)) return 0;
    if (c->out[0]) {
        const dnn_problem p = input_problem(c);
        const dnn_plan *plan = dnn_find(&p);
        if (!plan) return 0;
        bytes = dnn_workspace(plan);
    }
    if (c->out[1]) {
        const dnn_problem p = weight_problem(c);
        const dnn_plan *plan = dnn_find(&p);
        if (!plan) return 0;
        bytes = MAX(bytes, dnn_workspace(plan));
    }
    return bytes;
}
static bool run_convolution_backward(const torc_call *c) {
    const convolution_backward_attrs *a = c->attrs;
    torc_tensor grad = c->in[0], input = c->in[1], weight = c->in[2], gi = c->out[0], gw = c->out[1], gb = c->out[2];
    if (!supported(c, grad->dtype)) return false;
    if (nothing(c)) {
        if ((gi && !zero(gi)) || (gw && !zero(gw))) return false;
    } else {
        if (gi) {
            const dnn_problem p = input_problem(c);
            const dnn_plan *plan = dnn_find(&p);
            if (!plan || !dnn_execute(plan, tensor_data(a->transposed ? grad : gi), tensor_data(weight), tensor_data(a->transposed ? gi : grad), c->scratch)) return false;
        }
        if (gw) {
            const dnn_problem p = weight_problem(c);
            const dnn_plan *plan = dnn_find(&p);
            if (!plan || !dnn_execute(plan, tensor_data(a->transposed ? grad : input), tensor_data(gw), tensor_data(a->transposed ? input : grad), c->scratch)) return false;
        }
    }
    if (!gb || !gb->numel) return true;
    sum_attrs s;
    memset(&s, 0, sizeof s);
    s.dim.v[s.dim.count++] = 0;
    for (int i = 2; i < grad->ndim; i++) s.dim.v[s.dim.count++] = i;
    const torc_call sum = {.row = &op_rows[OP_sum], .op = OP_sum, .attrs = &s, .in = &grad, .nin = 1, .out = &gb, .nout = 1, .common = gb->dtype, .device = c->device};
    return exec_run(&sum);
}

extern const kernel cuda_conv_kernels[];
const kernel cuda_conv_kernels[] = {
    {OP_convolution, run_convolution, scratch_convolution}, {OP_convolution_backward, run_convolution_backward, scratch_convolution_backward}, {0},
};
