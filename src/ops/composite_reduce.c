/* composite_reduce.c - reductions that are other reductions under another name. */
#include "ops/generated/compose.h"
#include "torc/ops.h"

/* torch.norm of order p. Matrix norms ('nuc', and 'fro' over two dimensions, which equals order 2) are not orders p. */
torc_tensor compose_norm(torc_tensor self, const norm_attrs *a) {
    return torc_vector_norm(self, .ord = a->p, .dim = as_ints(&a->dim), .keepdim = a->keepdim,
                            .dtype = (torc_dtype)a->dtype);
}
