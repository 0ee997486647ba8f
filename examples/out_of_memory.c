/* out_of_memory.c - when the GPU's memory is full: read why, halve the batch, go on.
 *
 * Running out of memory is an error like any other: the call returns NULL, the message says who holds how much (modules
 * by name, operators, what backward keeps), and after torc_error_clear() everything works as before. What the failed
 * step had allocated goes with its scope. So a program can find the largest batch that fits by trying.
 *
 * So that it does not have to fill a whole GPU to show this, the program allows itself a part of it only. */
#include <stdio.h>
#include <stdlib.h>
#include <torc/torc.h>

enum { WIDTH = 4096 };
static const int64_t ALLOWED = (int64_t)2 << 30;

/* One step on a batch of random rows; its loss, or NULL with the error set. Owned by the caller's scope. */
static torc_tensor step(torc_module model, torc_optimizer optimizer, int64_t rows) {
    int64_t scope = torc_scope_begin();
    torc_optimizer_zero_grad(optimizer);
    torc_tensor x = torc_randn(SHAPE(rows, WIDTH), .device = TORC_CUDA(0));
    torc_tensor loss = torc_mean(torc_square(torc_module_forward(model, x)));
    if (torc_backward(loss)) torc_optimizer_step(optimizer);
    return torc_scope_end_keep(scope, torc_error() ? NULL : torc_detach(loss));
}

int main(void) {
    if (!torc_cuda_is_available()) {
        puts("out_of_memory needs a CUDA device");
        return 77;
    }
    int64_t scope = torc_scope_begin();
    size_t total = 0;
    torc_cuda_mem_get_info(-1, NULL, &total);
    double fraction = total > (size_t)ALLOWED ? (double)ALLOWED / (double)total : 1;
    torc_cuda_set_per_process_memory_fraction(fraction, -1);

    torc_module model = torc_nn_sequential(torc_nn_linear(WIDTH, WIDTH), torc_nn_gelu(), torc_nn_linear(WIDTH, WIDTH),
                                           torc_nn_gelu(), torc_nn_linear(WIDTH, 1));
    torc_module_to(model, .device = TORC_CUDA(0));
    torc_optimizer optimizer = torc_sgd(torc_module_parameters(model), .lr = 0.01);

    int64_t rows = 1 << 16;
    int failures = 0, done = 0;
    while (done < 3 && rows > 0) {
        int64_t inner = torc_scope_begin();
        torc_tensor loss = step(model, optimizer, rows);
        if (loss) {
            printf("step %d with %lld rows: loss %.5f, at most %lld MiB in use\n", ++done, (long long)rows,
                   torc_item(loss), (long long)(torc_cuda_max_memory_allocated(-1) >> 20));
        } else if (torc_error() == TORC_ERROR_CUDA_OUT_OF_MEMORY) {
            printf("%lld rows are too many, in %s:\n%s\n\n", (long long)rows, torc_error_call(), torc_error_message());
            failures++;
            torc_error_clear();
            rows /= 2;
        } else
            break; /* another error: the program's own fault */
        torc_scope_end(inner);
    }
    if (torc_error()) {
        fprintf(stderr, "out_of_memory: %s\n", torc_error_message());
        return 1;
    }

    puts(torc_cuda_memory_summary(-1, true));
    torc_scope_end(scope);
    return failures && done == 3 ? 0 : 1;
}
