/* bags.h - between embedding_bag's kernels (bags.c) and their loops (bags_simd.c). */
#ifndef TORC_CPU_BAGS_H
#define TORC_CPU_BAGS_H

#include <stdbool.h>
#include <stdint.h>

#include "host/isa.h"

/* Bag b has the indices from offsets[b] on to the next bag's first or the last there is; without offsets all bags have as many. */
typedef struct bags_span {
    int64_t bags, each;      /* each: indices of a bag without offsets */
    int64_t rows, width;     /* of the table */
    int64_t length, padding; /* length: indices; padding: the index that does not count, or -1 */
    int mode;                /* ops/bags.h */
    const int64_t *indices, *offsets;
    const void *table,
        *per_sample; /* per_sample: weights of the indices, in the type that is computed in; may be NULL */
    void *out;
    int64_t *chosen; /* of a maximum */
} bags_span;
static inline int64_t bag_begin(const bags_span *s, int64_t b) {
    return b >= s->bags ? s->length : s->offsets ? s->offsets[b] : s->each * b;
}
static inline int64_t bag_counts(const int64_t *at, int64_t n, int64_t padding) {
    if (padding < 0) return n;
    int64_t count = 0;
    for (int64_t i = 0; i < n; i++) count += at[i] != padding;
    return count;
}

/* Bags begin … end; of 16 bits computed in float. And sums of products of two rows. */
typedef void bags_fill(const bags_span *s, int64_t begin, int64_t end);
typedef struct bags_loops {
    bags_fill *fill_f32, *fill_f64, *fill_f16, *fill_bf16;
    float (*dot_f32)(const float *x, const float *y, int64_t n);
    double (*dot_f64)(const double *x, const double *y, int64_t n);
} bags_loops;
ISA_DECLARE(bags_loops, bags_loops);
#endif
