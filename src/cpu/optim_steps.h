/* optim_steps.h - between the kernels that step parameters (optim.c) and their loops (optim_simd.c). */
#ifndef TORC_CPU_OPTIM_STEPS_H
#define TORC_CPU_OPTIM_STEPS_H

#include <stdbool.h>
#include <stdint.h>

#include "host/isa.h"
#include "torc/core.h"

enum { MAX_ROLES = 5 };
enum { PARAM, GRADIENT, FIRST, SECOND, LARGEST };

/* What the loops need, of one parameter, in double; they round it to the type they compute in. */
typedef struct step_coefficients {
    double lr, weight_decay /* that is added to gradients */, momentum, dampen, shrink, lerp, beta2, grad2, eps,
        step_size;
    double per_root; /* by which the root of the second moment is multiplied: 1 over the root of its bias correction */
    double scale;    /* divides gradients, if they are scaled; they keep what comes of it */
    bool scaled, maximize, first_step, nesterov;
} step_coefficients;

/* n elements of one parameter, all of one dtype, dense: x[PARAM], x[GRADIENT], then what the optimizer keeps (NULL: it does not). Of 16 bits
 * computed in float. */
typedef void step_loop(void *const *x, const step_coefficients *c, int64_t n);
typedef struct step_loops {
    step_loop *adam[TORC_DTYPE_COUNT], *sgd[TORC_DTYPE_COUNT]; /* by dtype; NULL: there is none */
} step_loops;
ISA_DECLARE(step_loops, step_loops);
#endif
