/* overlap.h - do elements share memory? Asked before something is written. */
#ifndef TORC_CORE_OVERLAP_H
#define TORC_CORE_OVERLAP_H

#include <stdbool.h>
#include <stdint.h>

#include "torc/core.h"

/* May two indices name one element? As PyTorch asks it: true also where only search could tell. */
bool strides_may_overlap(int ndim, const int64_t *sizes, const int64_t *strides);
typedef enum overlap { OVERLAP_NO, OVERLAP_YES, OVERLAP_UNKNOWN } overlap;
overlap tensor_internal_overlap(torc_tensor t); /* do two indices name one element? (expanded tensors) */
typedef enum mem_overlap { MEM_DISJOINT, MEM_SAME, MEM_PARTIAL, MEM_UNKNOWN } mem_overlap;
mem_overlap tensor_overlap(torc_tensor a, torc_tensor b); /* SAME: identical views */
#endif
