/* torc/amp.h - automatic mixed precision: which dtype operators compute in. */
#ifndef TORC_AMP_H
#define TORC_AMP_H

#include "torc/core.h"

#ifdef __cplusplus
extern "C" {
#endif

/** From here to the matching torc_autocast_end, on this thread and for tensors of `device_type`: operators of the
 *  class "lower" (matmul, convolution, attention) cast float32 inputs to `dtype` (FLOAT16 or BFLOAT16), those of the
 *  class "f32" (softmax, norms, losses, exp, …) cast lower inputs to float32, those that take several tensors promote
 *  to the widest. Nests. Returns false and sets VALUE for another dtype. */
TORC_API bool torc_autocast_begin(torc_device_type device_type, torc_dtype dtype);
/** Leave the innermost region. Does nothing outside of one. */
TORC_API void torc_autocast_end(void);
TORC_API bool torc_is_autocast_enabled(torc_device_type device_type);
/** The dtype of the innermost region for that device type, NONE outside of one. */
TORC_API torc_dtype torc_get_autocast_dtype(torc_device_type device_type);

#ifdef __cplusplus
}
#endif
#endif
