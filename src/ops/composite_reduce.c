/* composite_reduce.c - reductions that are other reductions under another name. */
#include "ops/call.h"
#define COMPOSITE_BODIES /* see call.h */
#include "ops/generated/bodies.h"
#include "ops/generated/internal.h"
#include "ops/pack.h"
#include "torc/ops.h"

/* torch.norm of order p. Matrix norms ('nuc', and 'fro' over two dimensions, which equals order 2) are not orders p. */
torc_tensor torc_norm_with(torc_tensor self, const torc_norm_options *options) {
    torc_norm_options o = {0};
    if (FAILED() || !options_copy("norm", &o, options, sizeof o) || !known_norm_options(&o)) return NULL;
    return torc_vector_norm(self, .ord = o.p, .dim = o.dim, .keepdim = o.keepdim, .dtype = o.dtype);
}
