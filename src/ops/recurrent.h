/* recurrent.h - the kinds of recurrent layers, as composites and kernels name them. */
#ifndef TORC_OPS_RECURRENT_H
#define TORC_OPS_RECURRENT_H

#include "core/tensor.h"
#include "ops/row.h"

typedef enum rnn_kind { RNN_TANH, RNN_RELU, RNN_GRU, RNN_LSTM } rnn_kind;
static inline int rnn_gates(int kind) { return kind == RNN_LSTM ? 4 : kind == RNN_GRU ? 3 : 1; }
/* How many sequences go on at each step, as runs of steps of as many each: what a kernel's plan can hold. */
enum { RNN_MOST_RUNS = 200 };
typedef struct rnn_runs {
    int32_t count;
    struct {
        int32_t steps, batch;
    } run[RNN_MOST_RUNS];
} rnn_runs;
/* False: they are too many, or too large. */
static inline bool rnn_runs_of(rnn_runs *to, attr_ints sizes) {
    to->count = 0;
    if (sizes.count < 1 || sizes.count >= INT32_MAX) return false;
    for (int64_t t = 0; t < sizes.count; t++) {
        if (sizes.v[t] < 1 || sizes.v[t] >= INT32_MAX) return false;
        if (!t || sizes.v[t] != sizes.v[t - 1]) {
            if (to->count == RNN_MOST_RUNS) return false;
            to->run[to->count].steps = 0, to->run[to->count++].batch = (int32_t)sizes.v[t];
        }
        to->run[to->count - 1].steps++;
    }
    return true;
}
/* fused_gates by calls that can be differentiated any number of times; *cell of RNN_LSTM alone. Lent; NULL: an error. */
torc_tensor gates_in_steps(rnn_kind kind, torc_tensor from_input, torc_tensor from_hidden, torc_tensor state,
                           torc_tensor *cell);
/* The same of fused_rnn_layers: its output and last states, lent; y[2] of RNN_LSTM alone. */
typedef struct rnn_layers {
    rnn_kind kind;
    attr_ints batch_sizes;
    int64_t layers;
    bool bidirectional, biases;
} rnn_layers;
bool rnn_layers_in_steps(const rnn_layers *of, torc_tensor x, torc_tensor h, torc_tensor c, torc_tensor weights,
                         torc_tensor y[3]);
#endif
