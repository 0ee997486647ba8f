/* norm.h - what inference and composites of normalization share. */
#ifndef TORC_OPS_NORM_H
#define TORC_OPS_NORM_H

#include "core/dtype.h"
#include "core/values.h"

/* The attribute eps of the root-mean-square norm: if it is not given, the distance from 1 to the next number of the dtype that is computed in. */
static inline double rms_eps(attr_number eps, int dtype) {
    if (eps.kind) return number_to_double(eps);
    return dtype == TORC_FLOAT64 || dtype == TORC_COMPLEX128 ? 0x1p-52 : 0x1p-23;
}

/* Of norms and of what losses keep of their rows: float16 and bfloat16 are computed in float32, and parameters of norms may be float32. */
static inline int statistics_dtype(int dtype) { return dtype == TORC_FLOAT64 ? TORC_FLOAT64 : TORC_FLOAT32; }
#endif
