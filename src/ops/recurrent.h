/* recurrent.h - the kinds of recurrent layers, as composites and kernels name them. */
#ifndef TORC_OPS_RECURRENT_H
#define TORC_OPS_RECURRENT_H

#include "core/tensor.h"

typedef enum rnn_kind { RNN_TANH, RNN_RELU, RNN_GRU, RNN_LSTM } rnn_kind;
static inline int rnn_gates(int kind) { return kind == RNN_LSTM ? 4 : kind == RNN_GRU ? 3 : 1; }
/* fused_gates by calls that can be differentiated any number of times; *cell of RNN_LSTM alone. Lent; NULL: an error. */
torc_tensor gates_in_steps(rnn_kind kind, torc_tensor from_input, torc_tensor from_hidden, torc_tensor state,
                           torc_tensor *cell);
#endif
