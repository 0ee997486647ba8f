/* samples.h - the sample calls of samples.def, as texts; tool.h explains them. */
#ifndef TORC_TESTS_OPTOOL_SAMPLES_H
#define TORC_TESTS_OPTOOL_SAMPLES_H

#include <stdint.h>

enum { MAX_SAMPLES = 13 };

enum sample_flags {
    SAMPLE_SAME_DTYPE = 1,    /* the result depends on the dtype by meaning: compare with the same dtype */
    SAMPLE_CONTIGUOUS = 2,    /* the result depends on strides by meaning: run contiguous inputs only */
    SAMPLE_UNDEFINED = 4,     /* elements are undefined: compare dtype and shape */
    SAMPLE_RANDOM = 8,        /* draws numbers: compare with itself under the same seed */
    SAMPLE_MEMORY_ORDER = 16, /* draws in the order of memory: strided inputs give other numbers */
    SAMPLE_UNCHECKED = 64,    /* PyTorch writes past arguments that do not fit: only those that do are compared */
    SAMPLE_FIRST_RESULT = 32, /* only the first result has a derivative; the others are kept for backward */
    SAMPLE_SAME_BOOL = 128,   /* the result of bool depends on the dtype: the mean of true and false is not 1 / 2, */
    SAMPLE_SAME_BYTE = 256,   /* that of uint8: 1 - 2 is 255 */
    /* What devices do by design in another way, so that they are not compared with the CPU (tests/ops and tests/cuda cover it): */
    SAMPLE_NOT_ON_CUDA = 512, /* there is nothing to compare: devices alone have kernels, for some dtypes, or the
                                 arguments are none that its kernel can be given */
    SAMPLE_ADDS = 1024,   /* indices are equal: where the row is UNORDERED, the order of float sums shows on devices */
    SAMPLE_TF32 = 2048,   /* float32, and the parts of complex64, are computed in TF32 on CUDA */
    SAMPLE_GELU = 4096,   /* with gelu, or its tanh form: not rounded before it on CUDA, or the tanh form only there */
    SAMPLE_PACKED = 8192, /* a tensor of numbers lies on the CPU, beside others on another device */
    SAMPLE_PROBABILITIES = 16384, /* other numbers end PyTorch's CUDA context */
    SAMPLE_REDRAWN = 32768,       /* in place it draws other numbers on CUDA than the function, from the same seed */
    /* What bench/sweep counts bytes of, and how large it draws arguments: */
    SAMPLE_SORTS = 65536,       /* the time is that of comparisons, not of memory */
    SAMPLE_MULTIPLIES = 131072, /* that of arithmetic, as of all rows which autocast takes to 16 bits */
    /* What tests/unit/test_failures_ops.c allows: */
    SAMPLE_DRAWS_FIRST = 262144, /* a composition may fail after it has drawn */
    /* Of a COMPOSITE: an effect of its row, or that a number is structure, shows in none of the samples: numbers are drawn in training
     * only, or the body itself looks at values. */
    SAMPLE_MORE_EFFECTS = 524288,
    /* A number of .structure chooses inside a kernel: by which power it adds, and which plan a library makes. Or in a kernel that the CPU
     * does not have. So that it is no value does not show in which kernels run. */
    SAMPLE_STRUCTURE_INSIDE = 1048576,
};
typedef struct sample_set {
    int op;
    uint32_t flags;
    const char *no_grad; /* why `grad` leaves it out; NULL: it does not */
    const char *text[MAX_SAMPLES];
} sample_set;
/* The samples of an operator; NULL if there are none and the row does not tell enough to make them up. */
const sample_set *samples_of(int op);
/* What `perf` runs at full size, NULL if nothing special; *flops: floating-point operations, 0: count bytes. */
const char *perf_sample_of(int op, double *flops);
#endif
