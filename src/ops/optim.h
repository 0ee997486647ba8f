/* optim.h - a call of a fused optimizer step (optim.def).
 *
 * Inference reads it, once, and kernels find what it read in the call (c->step). The rows are STRIDED: a kernel gets the very tensors that
 * inference saw. An executor that keeps a call has lists of its own, and reads it again for them. */
#ifndef TORC_OPS_OPTIM_H
#define TORC_OPS_OPTIM_H

#include "ops/call.h"

enum { STEP_LISTS = 5 }; /* params, grads, momentum buffers or exp_avgs, exp_avg_sqs, max_exp_avg_sqs */
typedef struct fused_step {
    bool adam, decoupled, counts;                /* counts: the steps are counted up first */
    const torc_tensor *list[STEP_LISTS], *steps; /* where the lists begin, whether or not they have entries */
    int count[STEP_LISTS], nsteps;
    int used;                                     /* lists of which a step reads every entry: the first so many */
    torc_tensor lr_tensor, grad_scale, found_inf; /* NULL: not given */
    bool amsgrad, nesterov, maximize, is_first_step;
    double lr, weight_decay, momentum, dampening, beta1, beta2, eps; /* lr: only if there is no lr_tensor */
    const char *unread;                                              /* a parameter that no step knows; refused */
} fused_step;
fused_step fused_step_of(const op_row *row, const void *attrs, const torc_tensor *in, const int32_t *list);
#endif
