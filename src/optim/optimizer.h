/* optimizer.h - the optimizer as the room src/optim sees it. */
#ifndef TORC_OPTIM_OPTIMIZER_H
#define TORC_OPTIM_OPTIMIZER_H

#include "base/base.h"
#include "base/lock.h"
#include "torc/optim.h"

typedef enum optimizer_kind { OPTIMIZER_SGD, OPTIMIZER_ADAM, OPTIMIZER_ADAMW } optimizer_kind;

/* The numbers of a group. Which of them a kind of optimizer has, and those that schedulers add, is a bit mask. */
typedef enum group_number {
    G_LR,
    G_MOMENTUM,
    G_DAMPENING,
    G_WEIGHT_DECAY,
    G_NESTEROV,
    G_MAXIMIZE,
    G_BETA1,
    G_BETA2,
    G_EPS,
    G_AMSGRAD,
    G_INITIAL_LR,
    G_MAX_LR,
    G_MIN_LR,
    G_BASE_MOMENTUM,
    G_MAX_MOMENTUM,
    GROUP_NUMBERS
} group_number;

/* Adam: FIRST and SECOND moment, LARGEST with amsgrad, STEP. SGD: FIRST is the momentum buffer. All owned. */
enum { STATE_STEP, STATE_FIRST, STATE_SECOND, STATE_LARGEST, STATE_TENSORS };
typedef struct param_state {
    torc_tensor tensor[STATE_TENSORS];
} param_state;

typedef struct param_group {
    torc_tensor *params; /* retained */
    param_state *state;
    int64_t count;
    double number[GROUP_NUMBERS];
    uint32_t has;          /* bit k: number[k] */
    torc_tensor lr_tensor; /* owned, or NULL */
} param_group;

struct torc_optimizer_s {
    object obj;
    base_turns turns; /* at all below, and at the schedulers; see optimizer_enter */
    optimizer_kind kind;
    bool stepped; /* was step called since it was made? */
    double defaults[GROUP_NUMBERS];
    uint32_t has;
    torc_tensor lr_tensor;
    VEC(param_group) groups;
    VEC(torc_tensor) list[6]; /* what a step passes on; kept so that steps do not allocate */
    VEC(uint8_t) done;
};

bool optimizer_valid(const void *opt, const char *function); /* VALUE otherwise */
/* What changes or reads an optimizer, or a scheduler of it, stands between these two, so that threads that share one take turns: a step
 * is whole. A thread may come in again, as the program's functions do that a step calls. */
/* May the thread wait for such a turn? false + an error: not from within calls that were put off (exec_keeps_others), unless it is its turn. */
bool optimizer_waits(const base_turns *turns, const char *function);
void optimizer_enter(torc_optimizer opt);
void optimizer_leave(torc_optimizer opt);
double group_lr(const param_group *g); /* waits for the device of lr_tensor */
bool group_set_lr(param_group *g, double lr);
#endif
