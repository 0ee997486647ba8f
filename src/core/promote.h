/* promote.h - the dtype that several dtypes or tensors have in common, as PyTorch promotes. */
#ifndef TORC_CORE_PROMOTE_H
#define TORC_CORE_PROMOTE_H

#include "torc/core.h"

torc_dtype dtype_promote(int a, int b); /* NONE + RUNTIME where PyTorch does not promote */
/* Result dtype of n tensors (NULL entries skipped) by PyTorch's categories: dimensioned, 0-dim, wrapped. NONE + RUNTIME likewise. */
torc_dtype promote_tensors(const torc_tensor *t, int n);
#endif
