/* recurrent.c - recurrent layers on CUDA: one direction of a layer of few hidden numbers is one launch (recurrent.cu), for the weights
 * fit into a block's shared memory, and so is a single step of few sequences. Others are steps of calls, whose products are worth a launch. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/recurrent_args.h"
#include "ops/generated/attrs.h"
#include "ops/recurrent.h"

static int hidden_of(const torc_call *c) { return (int)c->in[3]->sizes[1]; }
/* Shared memory of a block: the weights, and the hidden numbers of its sequences before and after a step. */
static size_t shared_of(const torc_call *c) {
    const torc_tensor weight = c->in[3];
    const int per_block = RECURRENT_BLOCK / hidden_of(c);
    return ((size_t)weight->numel + 2 * (size_t)(per_block * hidden_of(c))) * (weight->dtype == TORC_FLOAT64 ? 8 : 4);
}
/* One step by recurrent_step: not of very many sequences of few hidden numbers, which leave most lanes of a warp idle, nor of more than a few of
 * many, for each reads all weights. */
enum { STEP_HIDDEN = 32, STEP_UNITS = 1 << 14, STEP_SEQUENCES = 4 };
static bool is_step(const torc_call *c) {
    const torc_tensor h = c->in[1], weight = c->in[3];
    const int64_t batch = h->sizes[0], hidden = weight->sizes[1];
    return c->in[0]->numel == batch * weight->sizes[0] && hidden <= INT32_MAX / 8 &&
           (hidden > RECURRENT_HIDDEN ? batch <= STEP_SEQUENCES
                                      : hidden >= STEP_HIDDEN || batch * hidden <= STEP_UNITS);
}
static bool supports_rnn(const torc_call *c) {
    const torc_tensor weight = c->in[3];
    if (weight->ndim != 2 || c->in[1]->ndim != 2 || weight->sizes[1] < 1) return false;
    if (is_step(c)) return true;
    if (weight->sizes[1] > RECURRENT_HIDDEN) return false;
    const cuda_properties *device = cuda_device_properties(c->device.index);
    return device && shared_of(c) <= device->shared_per_block_optin;
}
static bool accepts_rnn(const torc_call *c) {
    return supports_rnn(c) || FAILED() || FAIL(NOT_IMPLEMENTED, "fused_rnn: the weights do not fit into shared memory");
}

typedef struct rnn_plan {
    recurrent_args a; /* but for addresses */
    bool step;
    int gates;
    unsigned threads, shared, blocks; /* blocks: of a step */
} rnn_plan;
static bool plan_rnn(const torc_call *c, void *plan, size_t *scratch) {
    const fused_rnn_attrs *p = c->attrs;
    rnn_plan *w = plan;
    (void)scratch;
    memset(w, 0, sizeof *w);
    if (!c->out[0]->numel) return true;
    const cuda_properties *device = cuda_device_properties(c->device.index);
    if (!device) return false;
    recurrent_args *a = &w->a;
    a->steps = c->in[0]->sizes[0], a->batch = c->in[0]->sizes[1];
    a->hidden = hidden_of(c);
    a->relu = p->kind == RNN_RELU, a->backward = p->backward;
    w->gates = rnn_gates((int)p->kind);
    if ((w->step = is_step(c))) {
        const torc_tensor h = c->in[1], weight = c->in[3];
        const uint64_t bytes = (uint64_t)a->hidden * tensor_itemsize(h);
        a->vectors = !(((uint64_t)(uintptr_t)tensor_data(h) | (uint64_t)(uintptr_t)tensor_data(weight) | bytes) & 15);
        w->blocks = cuda_grid(c->device.index, a->batch * a->hidden * 32, RECURRENT_BLOCK, 16);
        return true;
    }
    /* As few sequences to a block as keep all multiprocessors busy: a step waits for all of them. */
    const int64_t room = RECURRENT_BLOCK / a->hidden, blocks = (int64_t)device->sm_count * 2;
    a->per_block = (int)MIN(room, MAX((a->batch + blocks - 1) / blocks, MAX(32 / a->hidden, 1)));
    w->threads = (unsigned)(a->per_block * a->hidden + 31) / 32 * 32;
    w->shared = (unsigned)shared_of(c);
    return true;
}
static bool run_rnn(const torc_call *c) {
    static cuda_kernel_slot slots[5][4] = {[1] = CUDA_FLOAT_SLOTS("recurrent_1_"),
                                           [3] = CUDA_FLOAT_SLOTS("recurrent_3_"),
                                           [4] = CUDA_FLOAT_SLOTS("recurrent_4_")};
    static cuda_kernel_slot steps[5][4] = {[1] = CUDA_FLOAT_SLOTS("recurrent_step_1_"),
                                           [3] = CUDA_FLOAT_SLOTS("recurrent_step_3_"),
                                           [4] = CUDA_FLOAT_SLOTS("recurrent_step_4_")};
    const rnn_plan *w = c->plan;
    if (!c->out[0]->numel) return true;
    recurrent_args a = w->a;
    a.from_input = tensor_data(c->in[0]);
    a.first_h = tensor_data(c->in[1]);
    a.first_c = c->in[2] ? tensor_data(c->in[2]) : NULL;
    a.weight = tensor_data(c->in[3]);
    a.bias = c->in[4] ? tensor_data(c->in[4]) : NULL;
    a.out = tensor_data(c->out[0]);
    a.last_h = tensor_data(c->out[1]);
    a.last_c = c->in[2] ? tensor_data(c->out[2]) : NULL;
    if (w->step) {
        void *params[] = {&a};
        return cuda_launch_slot(&steps[w->gates][c->in[0]->dtype - TORC_FLOAT16], c->device.index, w->blocks, 1, 1,
                                RECURRENT_BLOCK, 1, 1, 0, params);
    }
    EACH_PIECE(first, count, a.batch, cuda_most_blocks * a.per_block) { /* Note [Pieces] */
        a.first = first;
        void *params[] = {&a};
        if (!cuda_launch_slot(&slots[w->gates][c->in[0]->dtype - TORC_FLOAT16], c->device.index,
                              (unsigned)((count + a.per_block - 1) / a.per_block), 1, 1, w->threads, 1, 1, w->shared,
                              params))
            return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------ gates */
static bool supports_gates(const torc_call *c) { return c->in[2]->ndim == 2 && c->in[2]->sizes[1] <= INT32_MAX; }
static bool supports_gates_backward(const torc_call *c) {
    return c->in[4]->ndim == 2 && c->in[4]->sizes[1] <= INT32_MAX;
}
static bool accepts_gates(const torc_call *c) {
    return supports_gates(c) || FAIL(NOT_IMPLEMENTED, "fused_gates: too many hidden numbers");
}
static bool accepts_gates_backward(const torc_call *c) {
    return supports_gates_backward(c) || FAIL(NOT_IMPLEMENTED, "fused_gates_backward: too many hidden numbers");
}
static bool launch_gates(const torc_call *c, cuda_kernel_slot (*slots)[4], int64_t kind, torc_tensor state,
                         gates_args *a) {
    const int device = c->device.index;
    a->state = tensor_data(state), a->count = state->numel, a->hidden = (int)state->sizes[1];
    for (int k = 0; k < c->nout; k++)
        if (c->out[k]) a->out[k] = tensor_data(c->out[k]);
    void *params[] = {a};
    return cuda_launch_slot(&slots[kind == RNN_LSTM][state->dtype - TORC_FLOAT16], device,
                            cuda_grid(device, a->count, RECURRENT_BLOCK, 64), 1, 1, RECURRENT_BLOCK, 1, 1, 0, params);
}
static bool run_gates(const torc_call *c) {
    static cuda_kernel_slot slots[2][4] = {CUDA_FLOAT_SLOTS("recurrent_gates_3_"),
                                           CUDA_FLOAT_SLOTS("recurrent_gates_4_")};
    const fused_gates_attrs *p = c->attrs;
    if (!c->in[2]->numel) return true;
    gates_args a = {.from_input = tensor_data(c->in[0]), .from_hidden = tensor_data(c->in[1])};
    return launch_gates(c, slots, p->kind, c->in[2], &a);
}
static bool run_gates_backward(const torc_call *c) {
    static cuda_kernel_slot slots[2][4] = {CUDA_FLOAT_SLOTS("recurrent_gates_backward_3_"),
                                           CUDA_FLOAT_SLOTS("recurrent_gates_backward_4_")};
    const fused_gates_backward_attrs *p = c->attrs;
    if (!c->in[4]->numel) return true;
    gates_args a = {.grad_hidden = c->in[0] ? tensor_data(c->in[0]) : NULL,
                    .grad_cell = c->in[1] ? tensor_data(c->in[1]) : NULL,
                    .from_input = tensor_data(c->in[2]),
                    .from_hidden = tensor_data(c->in[3])};
    return launch_gates(c, slots, p->kind, c->in[4], &a);
}

const kernel cuda_recurrent_kernels[] = {
    KERNEL(OP_fused_gates, run_gates, .supports = supports_gates, .accepts = accepts_gates),
    KERNEL(OP_fused_gates_backward, run_gates_backward, .supports = supports_gates_backward,
           .accepts = accepts_gates_backward),
    PLANNED(OP_fused_rnn, run_rnn, plan_rnn, rnn_plan, .supports = supports_rnn, .accepts = accepts_rnn),
    {0},
};
