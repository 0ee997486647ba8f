/* rows.h - gradients that come to rows of a table by index, for embedding.c and bags.c.
 *
 * 16 bits are summed in float: each row of the table that an index names has a slot, a row of floats, which is rounded once when all has come.
 * What no index names is zeros and has none, so the floats are never more than the rows that come. */
#ifndef TORC_CPU_ROWS_H
#define TORC_CPU_ROWS_H

#include "core/tensor.h"

typedef struct rows_slots {
    int64_t rows, width, length; /* of the table; how many indices there are */
    int dtype;
    bool frequency;                      /* each row that comes is divided by how often its index does */
    size_t counts_at, slots_at, wide_at; /* in scratch */
    int64_t most;                        /* slots */
} rows_slots;
typedef struct rows_sums {
    const rows_slots *p;
    const void *from; /* rows of the gradient */
    void *to;
    const int64_t *counts; /* how often each index comes; NULL: not wanted */
    int64_t *slots;        /* of rows of the table, -1: none; 16 bits only */
    float *wide;
} rows_sums;

/* Adds what it needs to *scratch. */
void rows_plan(rows_slots *p, int dtype, int64_t rows, int64_t width, int64_t length, bool frequency, size_t *scratch);
/* All rows become zeros, and the indices that come get their slots. Indices below 0 and `padding` name no row. */
void rows_begin(rows_sums *s, const rows_slots *p, const int64_t *indices, const void *from, void *to, int64_t padding,
                void *scratch);
/* How many rows are worth a thread of their own, which reads all indices. */
int64_t rows_grain(const rows_slots *p);
/* Add row `from` of the gradient, times scale, to row `to`; or one element of it. */
void rows_add(const rows_sums *s, int64_t to, int64_t from, double scale);
void rows_add_one(const rows_sums *s, int64_t to, int64_t column, int64_t from);
/* Rows begin … end have got all that comes. The second is a parallel_body, of a rows_sums. */
void rows_finish(const rows_sums *s, int64_t begin, int64_t end);
void rows_finish_range(void *sums, int64_t begin, int64_t end);
#endif
