/* torc/torc.h - the umbrella: everything stable. */
#ifndef TORC_TORC_H
#define TORC_TORC_H
#include "torc/core.h"
#include "torc/ops.h"
#include "torc/op.h"
#include "torc/autograd.h"
#include "torc/amp.h"
#include "torc/backends.h"
#include "torc/cuda.h"
#include "torc/cuda_kernel.h"
#include "torc/io.h"
#include "torc/optim.h"
#include "torc/nn.h"
#endif
