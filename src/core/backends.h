/* core/backends.h - the switches of torc/backends.h as kernels read them: loads without a lock.
 *
 * Library plans depend on them: every plan has the values it was made for in its key, so old plans stay right and are
 * found again when a switch goes back. */
#ifndef TORC_CORE_BACKENDS_H
#define TORC_CORE_BACKENDS_H

#include <stdatomic.h>
#include <stdbool.h>

typedef struct backends_switches {
    _Atomic bool allow_tf32_matmul;      /* products of float32 may round their factors to TF32; default false */
    _Atomic bool allow_tf32_cudnn;       /* so may convolutions; default true */
    _Atomic bool allow_tf32_rnn;         /* and recurrent networks; default true */
    _Atomic bool fp16_reduced_precision; /* partial sums of float16 products may meet in float16; default true */
    _Atomic bool bf16_reduced_precision; /* the same for bfloat16; default true */
    _Atomic bool fp16_split_k;           /* a product of float16 may be cut along its summed dimension; default true */
    _Atomic bool bf16_split_k;           /* the same for bfloat16; default true */
    _Atomic bool fp16_accumulation;      /* float16 products may be summed in float16; default false */
    _Atomic bool deterministic;          /* torc_use_deterministic_algorithms; default false */
    _Atomic bool deterministic_warn;     /* ... only warning */
    _Atomic bool fill_uninitialized;     /* fill empty tensors while `deterministic`; default true */
    _Atomic bool cudnn_enabled;          /* default true */
    _Atomic bool cudnn_deterministic;    /* convolutions: this or `deterministic`; default false */
    _Atomic bool cudnn_benchmark;        /* time the candidates when a problem is seen first; default false */
    _Atomic int cudnn_benchmark_limit;   /* how many of them; 0: all; default 10 */
} backends_switches;
extern backends_switches backends_now;

#define BACKENDS(name) atomic_load_explicit(&backends_now.name, memory_order_relaxed)

/* For calls without a deterministic algorithm, as they are made: true, or false and PyTorch's error. Warns instead where that was asked
 * for. The executor seam asks, by what row and kernel say (kernel.deterministic). */
bool backends_refuse_slow(const char *op);
static inline bool backends_nondeterministic(const char *op) {
    return !BACKENDS(deterministic) || backends_refuse_slow(op);
}
/* Are empty tensors to be filled? */
static inline bool backends_fill_empty(void) { return BACKENDS(deterministic) && BACKENDS(fill_uninitialized); }
#endif
