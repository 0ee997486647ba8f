/* torc/amp.h - automatic mixed precision: which dtype operators compute in. */
#ifndef TORC_AMP_H
#define TORC_AMP_H

#include "torc/core.h"

#ifdef __cplusplus
extern "C" {
#endif

/** From here to the matching torc_autocast_end, on this thread and for tensors of `device_type`, operators choose the dtype
 *  they compute in, as under torch.autocast:
 *
 *      lower     matmul, linear, convolution, attention: in `dtype`, FLOAT16 or BFLOAT16
 *      f32       CUDA: exp, log, pow, softmax, norms, sums and the like, losses; CPU: prod and losses: in float32
 *      promote   cat (CUDA: also addcmul, addcdiv, atan2, dot, scatter_add): in the widest of the inputs' dtypes
 *
 *  All others take their inputs as they are. float64 and integers are never cast, nor what is written in place or to out=. A
 *  third backend says whether it follows CUDA or the CPU. NONE as dtype is torc_get_autocast_dtype(device_type). Nests. Returns
 *  false and sets VALUE for another dtype. */
TORC_API bool torc_autocast_begin(torc_device_type device_type, torc_dtype dtype);
/** A region without autocast within one that has it, up to the matching torc_autocast_end. */
TORC_API bool torc_autocast_disable_begin(torc_device_type device_type);
/** Leave the innermost region: what it set for its device type is again what it was. Does nothing outside of one. */
TORC_API void torc_autocast_end(void);

/** The state itself, which each thread has for each device type; regions set it and put it back. As torch.is_autocast_enabled,
 *  torch.set_autocast_enabled, torch.get_autocast_dtype and torch.set_autocast_dtype with a device type. All set VALUE for what
 *  is no device type. */
TORC_API TORC_ANSWER bool torc_is_autocast_enabled(torc_device_type device_type);
TORC_API bool torc_set_autocast_enabled(torc_device_type device_type, bool enabled);
/** The dtype of the lower class, whether autocast is enabled or not. At first it is what the backend says: BFLOAT16 on the CPU,
 *  FLOAT16 on CUDA and where no backend is registered. */
TORC_API TORC_OR_0 torc_dtype torc_get_autocast_dtype(torc_device_type device_type);
/** FLOAT16 or BFLOAT16; NONE: what the backend says. */
TORC_API bool torc_set_autocast_dtype(torc_device_type device_type, torc_dtype dtype);

#ifdef __cplusplus
}
#else
#include "torc/macros/amp.h"
#endif
#endif
