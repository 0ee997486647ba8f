/* recurrent.h - the kinds of recurrent layers, as composites and kernels name them. */
#ifndef TORC_OPS_RECURRENT_H
#define TORC_OPS_RECURRENT_H

typedef enum rnn_kind { RNN_TANH, RNN_RELU, RNN_GRU, RNN_LSTM } rnn_kind;
static inline int rnn_gates(int kind) { return kind == RNN_LSTM ? 4 : kind == RNN_GRU ? 3 : 1; }
#endif
