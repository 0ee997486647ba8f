/* torc/bindings.h - what bindings of other languages need beside torc/torc.h, and programs in C do not: here the macros do it.
 * Written by tools/generate; torc.json describes these functions with all others.
 *
 *   torc_NAME_options_init(&options)  fills in the defaults of a struct of options, before fields are set that shall differ.
 *   torc_NAME_with(…, options)        of a function that has no options yet: does what torc_NAME does. `options` is NULL, or a
 *                                     torc_no_options. A program that calls it links, and does the same, when the function
 *                                     has got options. In place, torc_NAME_, it is torc_NAME_inplace_with. */
#ifndef TORC_BINDINGS_H
#define TORC_BINDINGS_H
#include "torc/bindings/core.h"
#include "torc/bindings/ops.h"
#include "torc/bindings/ops_private.h"
#include "torc/bindings/op.h"
#include "torc/bindings/autograd.h"
#include "torc/bindings/nn.h"
#include "torc/bindings/optim.h"
#include "torc/bindings/amp.h"
#include "torc/bindings/io.h"
#include "torc/bindings/backends.h"
#include "torc/bindings/cuda.h"
#include "torc/bindings/cuda_kernel.h"
#endif
