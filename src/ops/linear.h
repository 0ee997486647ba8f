/* ops/linear.h - linear layers together with what follows them: one launch where the backend can, else the same composed. */
#ifndef TORC_OPS_LINEAR_H
#define TORC_OPS_LINEAR_H

#include "ops/call.h"

typedef enum linear_activation { LINEAR_PLAIN, LINEAR_RELU, LINEAR_GELU_TANH } linear_activation;

/* activation(linear(input, weight, bias)); bias may be NULL. The fused kernel does not round between the two. */
torc_tensor linear_activated(torc_tensor input, torc_tensor weight, torc_tensor bias, linear_activation activation);
/* linear(gelu(linear(input, weight1, bias1), approximate='tanh'), weight2, bias2), the hidden layer of a transformer. */
torc_tensor linear_gelu_linear(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2,
                               torc_tensor bias2);
/* The same with relu. In one node only where its mask of bits may pay: while libraries' algorithms are timed, and until
 * it has lost once, which a backend says by linear_relu_mask_lost. */
torc_tensor linear_relu_linear(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2,
                               torc_tensor bias2);
extern _Atomic bool linear_relu_mask_lost;
/* Bytes of a row of the mask of bits that these keep for relu. */
static inline int64_t relu_mask_bytes(int64_t columns) { return (columns + 127) / 128 * 16; }
#endif
