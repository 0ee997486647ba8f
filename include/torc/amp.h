/* torc/amp.h - automatic mixed precision: which dtype operators compute in, and losses that are scaled so that float16 holds their
 * gradients. */
#ifndef TORC_AMP_H
#define TORC_AMP_H

#include "torc/core.h"
#include "torc/optim.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct torc_autocast_options {
    size_t struct_size;
    torc_dtype dtype;                   /**< default None: torc_get_autocast_dtype(device_type) */
    int32_t reserved0;                  /**< 0 */
    torc_flag enabled;                  /**< default true */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_autocast_options;
/** From here to the matching torc_autocast_end, on this thread and for tensors of `device_type`, operators choose the dtype
 *  they compute in, as under torch.autocast:
 *
 *      lower     matmul, linear, convolution, attention: in `dtype`, FLOAT16 or BFLOAT16
 *      f32       CUDA: exp, log, pow, softmax, norms, sums and the like, losses; CPU: prod and losses: in float32
 *      promote   cat (CUDA: also addcmul, addcdiv, atan2, dot, scatter_add): in the widest of the inputs' dtypes
 *
 *  All others take their inputs as they are. float64 and integers are never cast, nor what is written in place or to out=. A
 *  third backend says whether it follows CUDA or the CPU. Nests: `.enabled = false` is a region without autocast within one that has
 *  it. Returns false and sets VALUE for another dtype. */
TORC_API bool torc_autocast_begin_with(torc_device_type device_type, const torc_autocast_options *options);
/** Leave the innermost region: what it set for its device type is again what it was. Does nothing outside of one. VALUE if a function of the
 *  program's that torc calls ends a region which it did not begin. */
TORC_API void torc_autocast_end(void);
#ifndef __cplusplus
/** TORC_AUTOCAST(device_type, options…) { … }: the block under autocast.
 *      TORC_AUTOCAST(TORC_DEVICE_CUDA, TORC_FLOAT16) { loss = loss_of(batch); }
 *      TORC_AUTOCAST(TORC_DEVICE_CUDA, .enabled = use_amp) { … }
 *  With gcc and clang it may be left by break or continue (which leave the block only, not a loop around it), return or goto: the region
 *  ends. Other compilers: do not; use torc_autocast_begin and torc_autocast_end there. Where the region cannot be entered (VALUE), the
 *  block runs without it, and the error sticks. */
static inline void torc_autocast_leave_(const bool *entered) {
    if (*entered) torc_autocast_end();
}
#define TORC_AUTOCAST(...) TORC_GUARDED_(bool, torc_autocast_begin(__VA_ARGS__), torc_autocast_leave_)
#endif

/** The state itself, which each thread has for each device type; regions set it and put it back. As torch.is_autocast_enabled,
 *  torch.set_autocast_enabled, torch.get_autocast_dtype and torch.set_autocast_dtype with a device type. All set VALUE for what
 *  is no device type. */
TORC_API TORC_ANSWER bool torc_is_autocast_enabled(torc_device_type device_type);
TORC_API bool torc_set_autocast_enabled(torc_device_type device_type, bool enabled);
/** The dtype of the lower class, whether autocast is enabled or not. At first it is what the backend says: BFLOAT16 on the CPU,
 *  FLOAT16 on CUDA and where no backend is registered. */
TORC_API TORC_OR_0 torc_dtype torc_get_autocast_dtype(torc_device_type device_type);
/** FLOAT16 or BFLOAT16; TORC_DTYPE_NONE: what the backend says. */
TORC_API bool torc_set_autocast_dtype(torc_device_type device_type, torc_dtype dtype);

/* ------------------------------------------------------------------------------------------------ loss scaling
 *
 *     torc_grad_scaler scaler = torc_grad_scaler_new();
 *     for (int step = 0; step < steps && !torc_error(); step++) TORC_SCOPE {
 *         torc_optimizer_zero_grad(opt);
 *         torc_tensor loss = NULL;
 *         TORC_AUTOCAST(TORC_DEVICE_CUDA, TORC_FLOAT16) { loss = loss_of(batch); }
 *         torc_backward(torc_grad_scaler_scale(scaler, loss));
 *         torc_grad_scaler_step(scaler, opt);
 *         torc_grad_scaler_update(scaler);
 *     }
 *
 * Nothing here waits for a device but what gives numbers to the host (get_scale, state_dict): whether there were infinities or NaN among
 * the gradients is written down beside them, a step that they forbid changes nothing, and the scale follows on the device. So a step can be
 * captured, once the scale has been made, which the first torc_grad_scaler_scale does. */

typedef struct torc_grad_scaler_s *torc_grad_scaler;

typedef struct torc_grad_scaler_options {
    size_t struct_size;
    double init_scale;       /**< default 65536 */
    double growth_factor;    /**< default 2; more than 1 */
    double backoff_factor;   /**< default 0.5; less than 1 */
    int64_t growth_interval; /**< default 2000: steps without infinities after which the scale grows */
    torc_flag enabled;       /**< default true; false: scale gives what it is given, step is the optimizer's */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_grad_scaler_options;
/** Loss scaling (torch.amp.GradScaler). VALUE for factors that do not make the scale grow and shrink. */
TORC_API torc_grad_scaler torc_grad_scaler_new_with(const torc_grad_scaler_options *options);

/** outputs (a loss, as a rule) times the scale, with gradient. The scale is made on the device of the first ones. */
TORC_API torc_tensor torc_grad_scaler_scale(torc_grad_scaler scaler, torc_tensor outputs);
/** Divide the gradients of the optimizer's parameters by the scale, in place, for what comes between backward and step: clipping. Once for
 *  each optimizer and update, else RUNTIME; float16 gradients: VALUE. The scaler retains the optimizer until update. */
TORC_API bool torc_grad_scaler_unscale_(torc_grad_scaler scaler, torc_optimizer optimizer);
/** torc_optimizer_step, with gradients divided by the scale if they were not yet, which changes nothing if some are infinite or NaN.
 *  RUNTIME: a second one before update, or no parameter has a gradient. */
TORC_API bool torc_grad_scaler_step(torc_grad_scaler scaler, torc_optimizer optimizer);

typedef struct torc_grad_scaler_update_options {
    size_t struct_size;
    double new_scale;                   /**< default None: what the steps since the last update say */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_tensor new_scale_tensor;       /**< one float32 without grad, instead of new_scale */
} torc_grad_scaler_update_options;
/** After all steps of an iteration: times backoff_factor if gradients of some optimizer were infinite or NaN, times growth_factor after
 *  growth_interval updates in a row in which none were. RUNTIME without a step or unscale_ before. */
TORC_API bool torc_grad_scaler_update_with(torc_grad_scaler scaler, const torc_grad_scaler_update_options *options);

TORC_API TORC_ANSWER bool torc_grad_scaler_is_enabled(torc_grad_scaler scaler);
/** Waits for the device; 1 of one that is not enabled. */
TORC_API TORC_OR_NAN double torc_grad_scaler_get_scale(torc_grad_scaler scaler);
TORC_API TORC_OR_NAN double torc_grad_scaler_get_growth_factor(torc_grad_scaler scaler);
TORC_API bool torc_grad_scaler_set_growth_factor(torc_grad_scaler scaler, double new_factor);
TORC_API TORC_OR_NAN double torc_grad_scaler_get_backoff_factor(torc_grad_scaler scaler);
TORC_API bool torc_grad_scaler_set_backoff_factor(torc_grad_scaler scaler, double new_factor);
TORC_API TORC_OR_0 int64_t torc_grad_scaler_get_growth_interval(torc_grad_scaler scaler);
TORC_API bool torc_grad_scaler_set_growth_interval(torc_grad_scaler scaler, int64_t new_interval);

/** "scale", "growth_factor", "backoff_factor" (float64), "growth_interval" and "_growth_tracker" (int64), and back; nothing of one that is
 *  not enabled. Waits for the device. */
TORC_API torc_named_tensors torc_grad_scaler_state_dict(torc_grad_scaler scaler);
TORC_API bool torc_grad_scaler_load_state_dict(torc_grad_scaler scaler, torc_named_tensors state);

#ifdef __cplusplus
}
#else
#include "torc/macros/amp.h"
#endif
#endif
