/* Written by tests/abi/abi.py (./run abi-update): every public header, as C++. */
#include <torc/torc.h>
#include <torc/amp.h>
#include <torc/autograd.h>
#include <torc/backends.h>
#include <torc/bindings.h>
#include <torc/core.h>
#include <torc/cuda.h>
#include <torc/cuda_kernel.h>
#include <torc/io.h>
#include <torc/nn.h>
#include <torc/op.h>
#include <torc/ops.h>
#include <torc/ops_private.h>
#include <torc/optim.h>

int main() {}
