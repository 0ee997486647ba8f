/* cuda_optim.c - one AdamW step over 128 tensors of 1M float32 elements: TB/s of the bytes it must move (parameter, gradient
 * and two moments read, all but the gradient written: 28 bytes an element). */
#include <stdio.h>
#include <stdlib.h>

#include "clock.h"
#include "torc/optim.h"
#include "torc/torc.h"

enum { TENSORS = 128, STEPS = 20, ROUNDS = 7 };

int main(void) {
    if (!torc_cuda_is_available()) {
        puts("no CUDA device");
        return 0;
    }
    int64_t scope = torc_scope_begin();
    torc_set_default_device(TORC_CUDA(0));
    torc_tensor p[TENSORS];
    for (int i = 0; i < TENSORS; i++) {
        p[i] = torc_randn(1 << 20, .requires_grad = true);
        torc_set_grad(p[i], torc_randn(1 << 20));
    }
    torc_optimizer o = torc_adamw(((torc_tensors){p, TENSORS}), .lr = 1e-3);
    double best = 1e30;
    for (int r = 0; r < ROUNDS; r++) {
        torc_cuda_synchronize(-1);
        double start = now();
        for (int i = 0; i < STEPS; i++) torc_optimizer_step(o);
        torc_cuda_synchronize(-1);
        double each = (now() - start) / STEPS;
        if (r && each < best) best = each;
    }
    if (torc_error()) {
        fprintf(stderr, "%s (%s)\n", torc_error_message(), torc_error_where());
        return 1;
    }
    printf("{\"name\": \"TBps/adamw\", \"v\": %.3f, \"us\": %.1f}\n", TENSORS * (double)(1 << 20) * 28 / best * 1e-12,
           best * 1e6);
    torc_scope_end(scope);
    return 0;
}
