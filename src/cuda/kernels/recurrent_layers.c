/* recurrent_layers.c - recurrent networks on CUDA: all layers and directions over all steps are one call of cuDNN's, and two for their gradients.
 *
 * The library's own kernels for small networks, which keep the weights on the chip for the whole sequence, take a tenth of the time that steps of
 * products take, forward and backward. They are asked for where they exist only: a backward call of theirs that is refused (more hidden
 * numbers than `small_enough` says) leaves the library's persistent kernels giving wrong gradients from then on, in the whole process
 * (cuDNN 9.19 on an H200).
 *
 * Weights are one tensor: for each direction of each layer w_ih, w_hh and the projection, then for each of them b_ih and b_hh, which is how the
 * library wants them (cudnnGetRNNWeightParams) and the order of gates is PyTorch's. Sequences are packed: the rows of step 0, of step 1, and so on,
 * fewer as the shorter ones end. What forward leaves for the gradients only the library can read; backward works on a copy of it, because the
 * library writes into it, and the graph may be gone through again. */
#include "cuda/kernels/dnn.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/precision.h"
#include "cuda/memory/transfer.h"
#include "ops/generated/attrs.h"
#include "ops/recurrent.h"

/* One function reads the attributes of both rows. */
_Static_assert(sizeof(fused_rnn_layers_attrs) == sizeof(fused_rnn_layers_backward_attrs),
               "the same attributes, in the same order");

enum { MOST_INPUTS = 9 };
typedef struct network {
    int32_t kind, dtype, layers, directions, biases, train;
    int32_t steps, batch, input, cells, output; /* output: of a direction, which is how many hidden numbers there are */
    int32_t algorithm, math;
    int64_t rows; /* of all steps */
    rnn_runs runs;
} network;

static bool fits(int64_t n) { return n > 0 && n < INT32_MAX; }
/* Up to how many hidden numbers there are kernels that keep the weights of a layer on the chip. (For tanh and relu the library accepts up to 256 of
 * them in training, with wrong gradients for float16.) */
static bool small_enough(const network *n) { return n->cells <= (n->train ? 128 : 192); }
/* Of sequences of one length, and without a projection: all else only steps have. */
static bool is_even(const network *n) { return n->runs.count == 1 && n->output == n->cells; }
/* For halves there are kernels that keep the weights of larger layers on the chips of all multiprocessors; where they are faster than steps is what
 * PyTorch found out (aten/src/ATen/native/cudnn/RNN.cpp). */
static bool persists(const network *n) {
    return n->dtype == TORC_FLOAT16 && n->kind != RNN_GRU && n->layers == 1 && n->directions == 1 && n->cells <= 1024 &&
           n->cells % 128 == 0 && n->input % 128 == 0 && n->batch % 8 == 0 && n->batch <= 128 &&
           (n->kind == RNN_LSTM || n->batch < 96 || n->cells < 896);
}
/* False: cuDNN has nothing of that kind. */
static bool network_of(const torc_call *c, network *n) {
    const fused_rnn_layers_attrs *a = c->attrs;
    const torc_tensor x = c->in[0], h = c->in[1], cell = c->in[2];
    const attr_ints sizes = a->batch_sizes;
    memset(n, 0, sizeof *n);
    if (x->ndim != 2 || h->ndim != 3 || !fits(sizes.count)) return false;
    const torc_tensor counts = cell ? cell : h;
    n->kind = (int32_t)a->kind, n->dtype = x->dtype, n->layers = (int32_t)a->layers;
    n->directions = 1 + a->bidirectional, n->biases = a->biases, n->train = a->train;
    if (!fits(x->sizes[0]) || !fits(x->sizes[1]) || !fits(h->sizes[1]) || !fits(h->sizes[2]) || counts->ndim != 3 ||
        !fits(counts->sizes[2]) || n->dtype == TORC_FLOAT64)
        return false;
    n->steps = (int32_t)sizes.count, n->batch = (int32_t)h->sizes[1], n->input = (int32_t)x->sizes[1];
    n->output = (int32_t)h->sizes[2], n->cells = (int32_t)counts->sizes[2], n->rows = x->sizes[0];
    if (!rnn_runs_of(&n->runs, sizes)) return false;
    n->algorithm = CUDNN_RNN_ALGO_STANDARD;
    if (is_even(n) && n->dtype != TORC_BFLOAT16) {
        if (small_enough(n))
            n->algorithm = CUDNN_RNN_ALGO_PERSIST_STATIC_SMALL_H;
        else if (persists(n))
            n->algorithm = CUDNN_RNN_ALGO_PERSIST_STATIC;
    }
    n->math = n->dtype != TORC_FLOAT32         ? CUDNN_TENSOR_OP_MATH
              : CUDA_PRECISION(allow_tf32_rnn) ? CUDNN_DEFAULT_MATH
                                               : CUDNN_FMA_MATH;
    return true;
}

/* ------------------------------------------------------------------------------------------ descriptors */
typedef struct described {
    cudnnDropoutDescriptor_t dropout;
    cudnnRNNDescriptor_t rnn;
    cudnnRNNDataDescriptor_t x, y;
    cudnnTensorDescriptor_t h, c;
    size_t weights, work, kept; /* bytes */
} described;
static void forget(const cuda_cudnn_api *nn, described *d) {
    if (d->c) nn->cudnnDestroyTensorDescriptor(d->c);
    if (d->h) nn->cudnnDestroyTensorDescriptor(d->h);
    if (d->y) nn->cudnnDestroyRNNDataDescriptor(d->y);
    if (d->x) nn->cudnnDestroyRNNDataDescriptor(d->x);
    if (d->rnn) nn->cudnnDestroyRNNDescriptor(d->rnn);
    if (d->dropout) nn->cudnnDestroyDropoutDescriptor(d->dropout);
    memset(d, 0, sizeof *d);
}
#define TRY(call)                                            \
    do {                                                     \
        const cudnnStatus_t status_ = (call);                \
        if (status_ != CUDNN_STATUS_SUCCESS) return status_; \
    } while (0)
static cudnnStatus_t describe_states(const cuda_cudnn_api *nn, const network *n, int size,
                                     cudnnTensorDescriptor_t *made) {
    const int dims[3] = {n->layers * n->directions, n->batch, size}, strides[3] = {n->batch * size, size, 1};
    TRY(nn->cudnnCreateTensorDescriptor(made));
    return nn->cudnnSetTensorNdDescriptor(*made, dnn_type(n->dtype), 3, dims, strides);
}
static cudnnStatus_t describe_rows(const cuda_cudnn_api *nn, const network *n, int size, const int *lengths,
                                   cudnnRNNDataDescriptor_t *made) {
    double zero = 0; /* what the rows behind the end of a sequence are filled with, if there were any */
    TRY(nn->cudnnCreateRNNDataDescriptor(made));
    return nn->cudnnSetRNNDataDescriptor(*made, dnn_type(n->dtype),
                                         n->runs.count > 1 ? CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_PACKED
                                                           : CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_UNPACKED,
                                         n->steps, n->batch, size, lengths, &zero);
}
static cudnnStatus_t describe(const cuda_cudnn_api *nn, cudnnHandle_t handle, const network *n, const int *lengths,
                              described *d) {
    static const cudnnRNNMode_t modes[] = {
        [RNN_TANH] = CUDNN_RNN_TANH, [RNN_RELU] = CUDNN_RNN_RELU, [RNN_GRU] = CUDNN_GRU, [RNN_LSTM] = CUDNN_LSTM};
    TRY(nn->cudnnCreateDropoutDescriptor(&d->dropout));
    TRY(nn->cudnnSetDropoutDescriptor(d->dropout, handle, 0, NULL, 0, 0)); /* nothing is dropped */
    TRY(nn->cudnnCreateRNNDescriptor(&d->rnn));
    TRY(nn->cudnnSetRNNDescriptor_v8(
        d->rnn, (cudnnRNNAlgo_t)n->algorithm, modes[n->kind], n->biases ? CUDNN_RNN_DOUBLE_BIAS : CUDNN_RNN_NO_BIAS,
        n->directions == 2 ? CUDNN_BIDIRECTIONAL : CUDNN_UNIDIRECTIONAL, CUDNN_LINEAR_INPUT, dnn_type(n->dtype),
        CUDNN_DATA_FLOAT, (cudnnMathType_t)n->math, n->input, n->cells, n->output, n->layers, d->dropout,
        n->runs.count > 1 ? CUDNN_RNN_PADDED_IO_DISABLED : CUDNN_RNN_PADDED_IO_ENABLED));
    TRY(describe_rows(nn, n, n->input, lengths, &d->x));
    TRY(describe_rows(nn, n, n->output * n->directions, lengths, &d->y));
    TRY(describe_states(nn, n, n->output, &d->h));
    TRY(describe_states(nn, n, n->cells, &d->c));
    TRY(nn->cudnnGetRNNWeightSpaceSize(handle, d->rnn, &d->weights));
    return nn->cudnnGetRNNTempSpaceSizes(handle, d->rnn, n->train ? CUDNN_FWD_MODE_TRAINING : CUDNN_FWD_MODE_INFERENCE,
                                         d->x, &d->work, &d->kept);
}
/* The length of each sequence, the longest first; to be freed. NULL and an error: no memory. */
static int *lengths_of(const network *n) {
    int *lengths = base_alloc((size_t)n->batch * sizeof *lengths);
    int steps = 0;
    for (int r = 0, ended = n->batch; lengths && r < n->runs.count; r++) {
        steps += n->runs.run[r].steps;
        const int next = r + 1 < n->runs.count ? n->runs.run[r + 1].batch : 0;
        while (ended > next) lengths[--ended] = steps;
    }
    return lengths;
}
/* The handle, with all described. NULL: an error, or, if it is only asked for (`status`), what the library says. */
static cudnnHandle_t begin(const network *n, int device, described *d, cudnnStatus_t *status) {
    memset(d, 0, sizeof *d);
    int *lengths = lengths_of(n);
    cudnnHandle_t handle = lengths ? dnn_handle_begin(device) : NULL;
    if (handle) {
        const cuda_cudnn_api *nn = cuda_cudnn();
        const cudnnStatus_t s = describe(nn, handle, n, lengths, d);
        if (status) *status = s;
        if (s != CUDNN_STATUS_SUCCESS) {
            if (!status) cuda_fail_cudnn(s, "cudnnSetRNNDescriptor_v8", __FILE__, __LINE__);
            forget(nn, d);
            dnn_handle_end(device, false);
            handle = NULL;
        }
    }
    base_free(lengths);
    return handle;
}
static bool end(int device, described *d, cudnnStatus_t status, const char *call) {
    const bool ok = status == CUDNN_STATUS_SUCCESS || cuda_fail_cudnn(status, call, __FILE__, __LINE__) != NULL;
    forget(cuda_cudnn(), d);
    return dnn_handle_end(device, ok);
}
/* How many bytes are worked in and kept, and how many the weights have; false without an error: the library does not take it. A call asks several times,
 * and most programs have few networks, so the last ones are remembered. */
typedef struct rooms {
    size_t work, kept, weights;
} rooms;
static bool rooms_of(const network *n, int device, rooms *r) {
    static struct remembered {
        network n;
        int device;
        rooms r;
    } last[8];
    static unsigned next;
    static base_lock lock;
    bool known = false;
    lock_take(&lock);
    for (int i = 0; i < COUNT_OF(last) && !known; i++)
        if ((known = last[i].device == device + 1 && !memcmp(&last[i].n, n, sizeof *n))) *r = last[i].r;
    lock_release(&lock);
    if (known) return true;
    described d;
    cudnnStatus_t status = CUDNN_STATUS_SUCCESS;
    if (!begin(n, device, &d, &status)) return false;
    *r = (rooms){d.work, d.kept, d.weights};
    if (!end(device, &d, CUDNN_STATUS_SUCCESS, "")) return false;
    lock_take(&lock);
    last[next++ % COUNT_OF(last)] = (struct remembered){*n, device + 1, *r};
    lock_release(&lock);
    return true;
}

/* ------------------------------------------------------------------------------------------ the rows */
/* Than what else there is: a few steps that nobody differentiates are fused_rnn's; and of halves of the kind of bfloat16 the library has no small kernels,
 * but those of float32 take them, too. */
static bool is_better(const network *n) {
    return (n->train || n->steps >= 8) && !(n->dtype == TORC_BFLOAT16 && is_even(n) && small_enough(n));
}
static bool supports_layers(const torc_call *c) {
    network n;
    rooms r;
    if (!BACKENDS(cudnn_enabled) || !cuda_cudnn_probe()) return false;
    cuda_precision_latch();
    if (!network_of(c, &n) || !is_better(&n)) return false;
    return rooms_of(&n, c->device.index, &r) &&
           (!c->in[3] || (size_t)c->in[3]->numel * tensor_itemsize(c->in[3]) == r.weights);
}
static bool accepts_layers(const torc_call *c) {
    return supports_layers(c) || FAILED() ||
           FAIL(NOT_IMPLEMENTED, "%s: cuDNN does not take this recurrent network", row_said(c->row));
}
static int64_t keeps_layers(const torc_call *c) {
    network n;
    rooms r;
    cuda_precision_latch();
    if (!network_of(c, &n) || !rooms_of(&n, c->device.index, &r)) return FAILED() ? -1 : 0;
    return n.train ? (int64_t)r.kept : 0;
}

typedef struct layers_plan {
    network n;
    size_t work, kept;      /* bytes of scratch, and what is kept */
    size_t at[MOST_INPUTS]; /* where in scratch inputs are copied that lie where the library cannot read them */
    bool copied[MOST_INPUTS];
    size_t kept_at;
} layers_plan;
static size_t room(size_t *bytes, size_t more) {
    const size_t at = *bytes;
    *bytes += cuda_rounded(more);
    return at;
}
/* Kernels of the library read vectors of 16 bytes. */
static void place(const torc_call *c, layers_plan *w, size_t *scratch) {
    for (int i = 0; i < c->nin; i++) {
        const torc_tensor t = c->in[i];
        w->copied[i] = t && (uintptr_t)tensor_data(t) % 16;
        if (w->copied[i]) w->at[i] = room(scratch, (size_t)t->numel * tensor_itemsize(t));
    }
}
static bool copy(const torc_call *c, void *to, const void *from, size_t bytes) {
    return cuda_copy(to, c->device.index, from, c->device.index, bytes, true);
}
static bool fetch(const torc_call *c, const layers_plan *w, const void *in[MOST_INPUTS]) {
    char *scratch = c->scratch;
    for (int i = 0; i < c->nin; i++) {
        const torc_tensor t = c->in[i];
        in[i] = t ? tensor_data(t) : NULL;
        if (!w->copied[i]) continue;
        if (!copy(c, scratch + w->at[i], in[i], (size_t)t->numel * tensor_itemsize(t))) return false;
        in[i] = scratch + w->at[i];
    }
    return true;
}
static bool find(const torc_call *c, layers_plan *w, size_t *scratch) {
    rooms r;
    cuda_precision_latch();
    if (!network_of(c, &w->n) || !rooms_of(&w->n, c->device.index, &r))
        return FAILED() ? false : FAIL(CUDA, "%s: cuDNN does not take this recurrent network", row_said(c->row));
    w->work = r.work, w->kept = r.kept;
    room(scratch, w->work);
    return true;
}

/* in: input, hidden, cell, weights; out: output, last_hidden, last_cell, kept */
static bool plan_layers(const torc_call *c, void *plan, size_t *scratch) {
    layers_plan *w = plan;
    memset(w, 0, sizeof *w);
    if (!find(c, w, scratch)) return false;
    place(c, w, scratch);
    return true;
}
static bool run_layers(const torc_call *c) {
    const layers_plan *w = c->plan;
    const int device = c->device.index;
    const void *in[MOST_INPUTS];
    described d;
    if (!fetch(c, w, in)) return false;
    cudnnHandle_t handle = begin(&w->n, device, &d, NULL);
    if (!handle) return false;
    cuda_relaxed relaxed = cuda_relax_begin(); /* it may load kernels, perhaps in the midst of a capture */
    const cudnnStatus_t status = cuda_cudnn()->cudnnRNNForward(
        handle, d.rnn, w->n.train ? CUDNN_FWD_MODE_TRAINING : CUDNN_FWD_MODE_INFERENCE, NULL, d.x, in[0], d.y,
        tensor_data(c->out[0]), d.h, in[1], tensor_data(c->out[1]), d.c, in[2], in[2] ? tensor_data(c->out[2]) : NULL,
        d.weights, in[3], w->work, c->scratch, w->n.train ? w->kept : 0, w->n.train ? tensor_data(c->out[3]) : NULL);
    cuda_relax_end(relaxed);
    return end(device, &d, status, "cudnnRNNForward");
}

/* in: input, hidden, cell, weights, output, kept, grad_output, grad_hidden, grad_cell; out: of input, hidden, cell, weights */
static bool plan_backward(const torc_call *c, void *plan, size_t *scratch) {
    layers_plan *w = plan;
    memset(w, 0, sizeof *w);
    if (!find(c, w, scratch)) return false;
    w->kept_at = room(scratch, w->kept);
    place(c, w, scratch);
    return true;
}
static bool run_backward(const torc_call *c) {
    const layers_plan *w = c->plan;
    const int device = c->device.index;
    const void *in[MOST_INPUTS];
    described d;
    char *kept = (char *)c->scratch + w->kept_at;
    if (!fetch(c, w, in) || !copy(c, kept, in[5], w->kept) ||
        !cuda_zero(device, tensor_data(c->out[3]), (size_t)c->out[3]->numel * tensor_itemsize(c->out[3])))
        return false;
    cudnnHandle_t handle = begin(&w->n, device, &d, NULL);
    if (!handle) return false;
    const cuda_cudnn_api *nn = cuda_cudnn();
    const char *call = "cudnnRNNBackwardData_v8";
    cuda_relaxed relaxed = cuda_relax_begin();
    cudnnStatus_t status = nn->cudnnRNNBackwardData_v8(
        handle, d.rnn, NULL, d.y, in[4], in[6], d.x, tensor_data(c->out[0]), d.h, in[1], in[7], tensor_data(c->out[1]),
        d.c, in[2], in[8], in[2] ? tensor_data(c->out[2]) : NULL, d.weights, in[3], w->work, c->scratch, w->kept, kept);
    if (status == CUDNN_STATUS_SUCCESS) {
        call = "cudnnRNNBackwardWeights_v8";
        status = nn->cudnnRNNBackwardWeights_v8(handle, d.rnn, CUDNN_WGRAD_MODE_ADD, NULL, d.x, in[0], d.h, in[1], d.y,
                                                in[4], d.weights, tensor_data(c->out[3]), w->work, c->scratch, w->kept,
                                                kept);
    }
    cuda_relax_end(relaxed);
    return end(device, &d, status, call);
}

const kernel cuda_recurrent_layers_kernels[] = {
    PLANNED(OP_fused_rnn_layers, run_layers, plan_layers, layers_plan, .supports = supports_layers,
            .accepts = accepts_layers, .keeps = keeps_layers),
    PLANNED(OP_fused_rnn_layers_backward, run_backward, plan_backward, layers_plan, .supports = supports_layers,
            .accepts = accepts_layers),
    {0},
};
