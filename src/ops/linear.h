/* linear.h - would linear take these? For who chooses between one call of several layers and a call of each. */
#ifndef TORC_OPS_LINEAR_H
#define TORC_OPS_LINEAR_H

#include "core/tensor.h"

/* A layer's weight is a matrix, its bias NULL or one number for each row, and its input has `features` features. Asked of x, which is
 * that input or, where another layer is between, has its device and dtype. What is not so, linear refuses or broadcasts. */
bool linear_takes(torc_tensor x, int64_t features, torc_tensor weight, torc_tensor bias);
#endif
