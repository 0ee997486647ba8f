/* triangle.h - the places of a triangle of a matrix, counted row by row: for the CPU and for CUDA.
 *
 * From row `first` on there are `before` whole rows, `changing` rows that have `length`, length + step, … places, and `after` whole
 * rows. Of an upper triangle the changing rows end where the matrix ends, of a lower one they begin where it begins. */
#ifndef TORC_OPS_TRIANGLE_H
#define TORC_OPS_TRIANGLE_H

#ifdef __CUDACC__
#define TRIANGLE_FN static __device__ __forceinline__
typedef long long triangle_int;
#else
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#define TRIANGLE_FN static inline
typedef int64_t triangle_int;
#endif

typedef struct triangle {
    triangle_int columns, first, before, changing, length, step, after;
} triangle;

/* How many places the first k changing rows have. */
TRIANGLE_FN triangle_int triangle_sum(const triangle *t, triangle_int k) {
    return k * t->length + t->step * (k * (k - 1) / 2);
}
/* The changing row that has place i of them: by the root of triangle_sum, which rounding may bring to a row beside it. */
TRIANGLE_FN triangle_int triangle_row(const triangle *t, triangle_int i) {
    const double b = (double)(2 * t->length - t->step), root = sqrt(b * b + 8 * (double)t->step * (double)i);
    triangle_int k = (triangle_int)((root - b) * (double)t->step / 2);
    k = k < 0 ? 0 : k < t->changing ? k : t->changing - 1;
    while (k > 0 && triangle_sum(t, k) > i) k--;
    while (k + 1 < t->changing && triangle_sum(t, k + 1) <= i) k++;
    return k;
}
/* Where place i is. */
TRIANGLE_FN void triangle_place(const triangle *t, triangle_int i, triangle_int *row, triangle_int *column) {
    const triangle_int top = t->before * t->columns, middle = triangle_sum(t, t->changing);
    triangle_int rows = t->first;
    if (i >= top && i - top < middle) {
        const triangle_int k = triangle_row(t, i - top), at = i - top - triangle_sum(t, k);
        *row = rows + t->before + k;
        *column = t->step < 0 ? at + t->columns - (t->length - k) : at;
        return;
    }
    if (i >= top) i -= top + middle, rows += t->before + t->changing;
    const triangle_int k = (unsigned long long)(i | t->columns) >> 32
                               ? i / t->columns
                               : (triangle_int)((unsigned)i / (unsigned)t->columns);
    *row = rows + k;
    *column = i - k * t->columns;
}

#ifndef __CUDACC__
/* How many places its row has from this one on. */
static inline int64_t triangle_rest(const triangle *t, int64_t row, int64_t column) {
    const int64_t k = row - t->first - t->before;
    return (t->step > 0 && k < t->changing ? t->length + k : t->columns) - column;
}
static inline triangle triangle_of(int64_t rows, int64_t columns, int64_t offset, bool upper) {
    triangle t = {.columns = columns, .step = upper ? -1 : 1};
    if (!rows || !columns) return t;
    offset = offset < -rows ? -rows : offset < columns ? offset : columns;
    if (upper) {
        t.before = offset > 0 ? 0 : rows < 1 - offset ? rows : 1 - offset;
        t.length = columns - (t.before + offset > 0 ? t.before + offset : 0);
        t.changing = rows - t.before < t.length ? rows - t.before : t.length;
    } else {
        t.first = offset < 0 ? -offset : 0;
        rows -= t.first;
        t.length = t.first + offset + 1;
        t.changing = t.length > columns ? 0 : rows < columns - t.length + 1 ? rows : columns - t.length + 1;
        t.after = rows - t.changing;
    }
    return t;
}
static inline int64_t triangle_count(const triangle *t) {
    return (t->before + t->after) * t->columns + triangle_sum(t, t->changing);
}
#endif
#endif
