/* ops/linear.h - linear layers together with what follows them: one launch where the backend has a kernel for it
 * (kernel_supports), else the same composed. Whoever finds such layers in a row calls these, on any device. */
#ifndef TORC_OPS_LINEAR_H
#define TORC_OPS_LINEAR_H

#include "ops/call.h"

/* gelu(linear(input, weight, bias), approximate='tanh'); bias may be NULL. The fused kernel does not round between the two. */
torc_tensor linear_gelu(torc_tensor input, torc_tensor weight, torc_tensor bias);
/* linear(linear_gelu(input, weight1, bias1), weight2, bias2), the hidden layer of a transformer: one node, so that backward
 * can multiply by gelu's slope within the second layer's product. */
torc_tensor linear_gelu_linear(torc_tensor input, torc_tensor weight1, torc_tensor bias1, torc_tensor weight2,
                               torc_tensor bias2);
#endif
