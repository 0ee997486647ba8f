/* torc/optim.h - optimizers, learning-rate schedulers, gradient clipping. Names, defaults and numbers are PyTorch's.
 *
 *     torc_optimizer opt = torc_adamw(params, .lr = 3e-4, .weight_decay = 0.1);
 *     torc_scheduler sched = torc_cosine_annealing_lr(opt, 1000);
 *     for (int step = 0; step < 1000 && !torc_error(); step++) TORC_SCOPE { // TORC_ERRORS=print in the environment shows errors
 *         torc_optimizer_zero_grad(opt);
 *         torc_backward(loss_of(batch));
 *         torc_clip_grad_norm_(params, 1.0);
 *         torc_optimizer_step(opt);
 *         torc_scheduler_step(sched);
 *     }
 *
 * A step is one operator call per parameter group, device and dtype, and never waits for a device: step counts live
 * beside the parameters, and so can the learning rate (lr_tensor), so that a step can be captured once and replayed.
 * Handles are borrowed from the scope in which they were made; torc_retain keeps them. Functions that return bool return
 * false on error, with the thread's error set and nothing changed (but for a step that fails between two of its calls:
 * the parameters of the earlier ones have been updated). */
#ifndef TORC_OPTIM_H
#define TORC_OPTIM_H

#include "torc/core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------ optimizers */

typedef struct torc_optimizer_s *torc_optimizer;

typedef struct torc_sgd_options {
    size_t struct_size;
    double lr;                          /**< default 1e-3 */
    double momentum;                    /**< default 0 */
    double dampening;                   /**< default 0 */
    double weight_decay;                /**< default 0 */
    torc_flag nesterov;                 /**< default false */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag maximize;                 /**< default false */
    torc_tensor lr_tensor;              /**< a tensor of one element to use as learning rate, instead of lr */
} torc_sgd_options;
/** Stochastic gradient descent (torch.optim.SGD). The optimizer retains the parameters. */
TORC_API torc_optimizer torc_sgd_with(torc_tensors params, const torc_sgd_options *options);

typedef struct torc_adam_options {
    size_t struct_size;
    double lr;                          /**< default 1e-3 */
    double beta1;                       /**< default 0.9 */
    double beta2;                       /**< default 0.999 */
    double eps;                         /**< default 1e-8 */
    double weight_decay;                /**< default None: of Adam 0, of AdamW 1e-2 */
    torc_flag amsgrad;                  /**< default false */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_flag maximize;                 /**< default false */
    torc_tensor lr_tensor;              /**< a tensor of one element to use as learning rate, instead of lr */
} torc_adam_options;
/** Adam; weight_decay is an L2 penalty (torch.optim.Adam). */
TORC_API torc_optimizer torc_adam_with(torc_tensors params, const torc_adam_options *options);
/** Adam with decoupled weight decay (torch.optim.AdamW). */
TORC_API torc_optimizer torc_adamw_with(torc_tensors params, const torc_adam_options *options);

/** What a group may have of its own. What is left out, or None, is the optimizer's value; fields that its kind of optimizer does not have are
 *  ignored, as in PyTorch. */
typedef struct torc_param_group_options {
    size_t struct_size;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    double lr;                          /**< default None */
    double momentum;                    /**< default None */
    double dampening;                   /**< default None */
    double weight_decay;                /**< default None */
    torc_flag nesterov;                 /**< default None */
    torc_flag maximize;                 /**< default None */
    double beta1;                       /**< default None */
    double beta2;                       /**< default None */
    double eps;                         /**< default None */
    torc_flag amsgrad;                  /**< default None */
    torc_tensor lr_tensor;
} torc_param_group_options;
/** Add a group of parameters. VALUE: a parameter that some group has already, or one that is not a leaf. */
TORC_API bool torc_optimizer_add_param_group_with(torc_optimizer opt, torc_tensors params,
                                                  const torc_param_group_options *options);

typedef struct torc_optimizer_step_options {
    size_t struct_size;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_tensor grad_scale;             /**< one element: gradients are divided by it, in place (loss scaling) */
    torc_tensor found_inf; /**< one element: if it is not 0, the step changes nothing. Read on the device */
} torc_optimizer_step_options;
/** Update every parameter that has a gradient. */
TORC_API bool torc_optimizer_step_with(torc_optimizer opt, const torc_optimizer_step_options *options);
typedef struct torc_optimizer_zero_grad_options {
    size_t struct_size;
    torc_flag set_to_none;              /**< default true */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_optimizer_zero_grad_options;
/** Drop the gradients, or, where set_to_none is false, fill them with zeros. */
TORC_API bool torc_optimizer_zero_grad_with(torc_optimizer opt, const torc_optimizer_zero_grad_options *options);

/** "SGD", "Adam" or "AdamW". Static storage; "" on error. */
TORC_API TORC_STATIC TORC_OR_EMPTY const char *torc_optimizer_name(torc_optimizer opt);
TORC_API TORC_OR_0 int64_t torc_optimizer_num_groups(torc_optimizer opt);
/** The parameters of a group, borrowed from the optimizer until a group is added. INDEX if there is no such group. */
TORC_API TORC_BORROWED torc_tensors torc_optimizer_group_params(torc_optimizer opt, int64_t group);
/** The learning rate of a group; NaN on error. With an lr_tensor, getting waits for its device and setting writes the tensor. */
TORC_API TORC_OR_NAN double torc_optimizer_get_lr(torc_optimizer opt, int64_t group);
TORC_API bool torc_optimizer_set_lr(torc_optimizer opt, int64_t group, double lr);
/** A number of a group by PyTorch's name: "lr", "momentum", "dampening", "weight_decay", "nesterov", "maximize", "eps",
 *  "amsgrad", "beta1", "beta2", and, once a scheduler has put them there, "initial_lr", "max_lr", "min_lr",
 *  "base_momentum", "max_momentum". VALUE and NaN if the group has none of that name. */
TORC_API TORC_OR_NAN double torc_optimizer_get(torc_optimizer opt, int64_t group, const char *name);
TORC_API bool torc_optimizer_set(torc_optimizer opt, int64_t group, const char *name, double value);

/** The state of the optimizer: "state.<k>.<name>" for parameter k (counted over all groups), which are the live tensors
 *  and not copies, and "param_groups.<g>.<name>": float64 numbers, and under "params" the int64 indices of its
 *  parameters. */
TORC_API torc_named_tensors torc_optimizer_state_dict(torc_optimizer opt);
/** Take over such a state, copying its tensors to the devices and dtypes of the parameters. VALUE: other groups or
 *  shapes than the optimizer's, or an unknown name. Parameters are matched by their order in the groups, as in PyTorch:
 *  the indices under "params" say which k a parameter's state is named by, whatever numbers they are. */
TORC_API bool torc_optimizer_load_state_dict(torc_optimizer opt, torc_named_tensors state);

/* ------------------------------------------------------------------------------------------------ schedulers
 * A scheduler retains its optimizer, sets the learning rates when it is made (and so the first epoch's), and changes them
 * by the recursions PyTorch uses each time it is stepped: a rate set by hand in between is carried on. */

typedef struct torc_scheduler_s *torc_scheduler;

/** The factor on a group's initial rate. Reports failure with torc_error_raise. */
typedef TORC_OR_NAN double (*torc_lr_lambda)(int64_t epoch, int64_t group, void *context);
/** Each group's initial rate times lambda(epoch). The context is destroyed with the scheduler. */
TORC_API torc_scheduler torc_lambda_lr(torc_optimizer opt, torc_lr_lambda lambda, torc_context context);

typedef struct torc_step_lr_options {
    size_t struct_size;
    double gamma;                       /**< default 0.1 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_step_lr_options;
/** Times gamma every step_size epochs, 1 or more. */
TORC_API torc_scheduler torc_step_lr_with(torc_optimizer opt, int64_t step_size, const torc_step_lr_options *options);
/** Times gamma at each of the milestones; one that is named twice counts twice. */
TORC_API torc_scheduler torc_multi_step_lr_with(torc_optimizer opt, torc_ints milestones,
                                                const torc_step_lr_options *options);
/** Times gamma every epoch. */
TORC_API torc_scheduler torc_exponential_lr(torc_optimizer opt, double gamma);

typedef struct torc_constant_lr_options {
    size_t struct_size;
    double factor;                      /**< default 1.0 / 3 */
    int64_t total_iters;                /**< default 5 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_constant_lr_options;
/** The rate times factor until epoch total_iters. */
TORC_API torc_scheduler torc_constant_lr_with(torc_optimizer opt, const torc_constant_lr_options *options);

typedef struct torc_linear_lr_options {
    size_t struct_size;
    double start_factor;                /**< default 1.0 / 3 */
    double end_factor;                  /**< default 1 */
    int64_t total_iters;                /**< default 5 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_linear_lr_options;
/** A factor that goes in a line from start_factor to end_factor over total_iters epochs. */
TORC_API torc_scheduler torc_linear_lr_with(torc_optimizer opt, const torc_linear_lr_options *options);

typedef struct torc_cosine_annealing_lr_options {
    size_t struct_size;
    double eta_min;                     /**< default 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_cosine_annealing_lr_options;
/** Half a cosine from the initial rate to eta_min over T_max epochs, 1 or more. */
TORC_API torc_scheduler torc_cosine_annealing_lr_with(torc_optimizer opt, int64_t T_max,
                                                      const torc_cosine_annealing_lr_options *options);

typedef struct torc_one_cycle_lr_options {
    size_t struct_size;
    int64_t total_steps;                /**< default None: epochs and steps_per_epoch say it */
    int64_t epochs;                     /**< default None */
    int64_t steps_per_epoch;            /**< default None */
    double pct_start;                   /**< default 0.3: the part of the steps in which the rate rises */
    const char *anneal_strategy;        /**< default "cos"; or "linear" */
    torc_flag cycle_momentum;           /**< default true: momentum (SGD) or beta1 (Adam) goes the other way */
    double base_momentum;               /**< default 0.85 */
    double max_momentum;                /**< default 0.95 */
    double div_factor;                  /**< default 25: initial rate = max_lr / div_factor */
    double final_div_factor;            /**< default 1e4: last rate = initial rate / final_div_factor */
    torc_flag three_phase;              /**< default false */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    const double *max_lrs;              /**< one per group, instead of max_lr for all; NULL: none */
    int64_t max_lrs_count;              /**< default 0 */
} torc_one_cycle_lr_options;
/** Up to max_lr and down again, stepped after every batch. Stepping it more than total_steps times: VALUE. */
TORC_API torc_scheduler torc_one_cycle_lr_with(torc_optimizer opt, double max_lr,
                                               const torc_one_cycle_lr_options *options);

/** A list of schedulers, borrowed. */
typedef struct torc_schedulers {
    const torc_scheduler *data;
    int64_t count;
} torc_schedulers;
/** The list of n schedulers at p, borrowed. */
static inline torc_schedulers torc_schedulers_of(const torc_scheduler *p, int64_t n) {
    torc_schedulers list;
    list.data = p;
    list.count = n;
    return list;
}
#ifndef __cplusplus
#define torc_schedulers_of(...) TORC_UNCUT_(torc_schedulers_of(__VA_ARGS__))
#endif
#if !defined(__cplusplus) && !defined(TORC_NO_SHORT_NAMES)
/** SCHEDULERS(a, b): a list of schedulers of this expression. */
#define SCHEDULERS(...)                                       \
    ((torc_schedulers){(const torc_scheduler[]){__VA_ARGS__}, \
                       (int64_t)(sizeof((const torc_scheduler[]){__VA_ARGS__}) / sizeof(torc_scheduler))})
#endif
/** One scheduler after the other: the k-th (from 0) is followed by the next at epoch milestones[k]. The schedulers, all
 *  of `opt` and none of them sequential, are retained and no longer to be stepped by hand. */
TORC_API torc_scheduler torc_sequential_lr(torc_optimizer opt, torc_schedulers schedulers, torc_ints milestones);

/** Go to the next epoch (batch). */
TORC_API bool torc_scheduler_step(torc_scheduler scheduler);
/** The rate that the scheduler last set for a group; NaN on error. */
TORC_API TORC_OR_NAN double torc_scheduler_get_last_lr(torc_scheduler scheduler, int64_t group);
TORC_API TORC_OR_0 int64_t torc_scheduler_last_epoch(torc_scheduler scheduler);
/** What the scheduler counts, as tensors ("last_epoch", "_step_count", "base_lrs", "_last_lr"; of a sequential one also
 *  "_schedulers.<k>.…"), and back into one made the same way. The rates themselves are the optimizer's state: load it too. */
TORC_API torc_named_tensors torc_scheduler_state_dict(torc_scheduler scheduler);
TORC_API bool torc_scheduler_load_state_dict(torc_scheduler scheduler, torc_named_tensors state);

/* -------------------------------------------------------------------------------------------------- clipping */

typedef struct torc_clip_grad_norm_options {
    size_t struct_size;
    double norm_type; /**< default 2; INFINITY for the largest element */
    torc_flag
        error_if_nonfinite; /**< default false; a norm that is not finite is an error (RUNTIME): waits for the device */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_clip_grad_norm_options;
/** Scale the gradients of params, in place, so that their norm together is at most max_norm. Returns that norm before
 *  scaling, a 0-dim tensor on the first gradient's device. Parameters without gradient are left out. */
TORC_API torc_tensor torc_clip_grad_norm_inplace_with(torc_tensors params, double max_norm,
                                                      const torc_clip_grad_norm_options *options);
/** Clamp every element of the gradients of params, in place, to [-clip_value, clip_value]. */
TORC_API bool torc_clip_grad_value_(torc_tensors params, double clip_value);

#ifdef __cplusplus
}
#else
#include "torc/macros/optim.h"
#endif
#endif
