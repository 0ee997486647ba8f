/* reduce.h - what the reduce kernels share: the geometry of a reduction, and elements to and from the compute type. */
#ifndef TORC_CPU_REDUCE_H
#define TORC_CPU_REDUCE_H

#include "core/tensor.h"
#include "host/convert.h"
#include "ops/reduce.h"

/* A walk: dimensions that are reduced and dimensions that are kept, each with dimension 0 the innermost, sizes of 1
 * dropped and neighbours merged. Strides in bytes. Both have at least one dimension. Where the elements are is no part of a
 * plan: walk_locate says it when the call runs. */
typedef struct walk {
    int nr, nk, nout;
    int64_t reduced, kept; /* products; 0 is possible */
    int64_t rshape[TORC_MAX_DIMS], rstride[TORC_MAX_DIMS];
    int64_t kshape[TORC_MAX_DIMS], kin[TORC_MAX_DIMS], kout[2][TORC_MAX_DIMS];
    int in_dtype, out_dtype[2];
    const char *in;
    char *out[2];
} walk;
/* `ordered`: the reduced dimensions stay in logical order, so that a linear index means what the caller thinks. */
void walk_build(walk *w, torc_tensor in, const reduction *r, int nout, const torc_tensor *out, bool ordered);
void walk_locate(walk *w, torc_tensor in, const torc_tensor *out);
/* Byte offset in the input of element number `index` of the reduced / kept dimensions. */
int64_t walk_reduced_offset(const walk *w, int64_t index);
int64_t walk_kept_offset(const walk *w, int64_t index);
/* Steps through the reduced dimensions from element number `at`; p points at it. */
typedef struct cursor {
    const char *p;
    int64_t index[TORC_MAX_DIMS];
} cursor;
static inline void cursor_set(cursor *c, const walk *w, const char *base, int64_t at) {
    c->p = base;
    for (int d = 0; d < w->nr; d++) {
        c->index[d] = d + 1 < w->nr ? at % w->rshape[d] : at;
        at = d + 1 < w->nr ? at / w->rshape[d] : 0;
        c->p += c->index[d] * w->rstride[d];
    }
}
static inline void cursor_next(cursor *c, const walk *w) {
    for (int d = 0; d < w->nr; d++) {
        c->p += w->rstride[d];
        if (++c->index[d] < w->rshape[d] || d + 1 == w->nr) return;
        c->p -= w->rstride[d] * w->rshape[d];
        c->index[d] = 0;
    }
}
/* How many elements the innermost dimension has from here on, and a step over n of them. */
static inline int64_t cursor_left(const cursor *c, const walk *w) { return w->rshape[0] - c->index[0]; }
static inline void cursor_skip(cursor *c, const walk *w, int64_t n) {
    c->p += (n - 1) * w->rstride[0];
    c->index[0] += n - 1;
    cursor_next(c, w);
}
/* What is folded of an element: itself, 1 if it differs from 0 and else 0, or, of complex numbers, its magnitude. */
typedef enum reading { READ_VALUE, READ_TRUTH, READ_MAGNITUDE } reading;
/* A piece of at most `n` elements of the reduced dimensions from number `at` on, in place if they are neighbours of the
 * compute type, else gathered into `buffer`. *n becomes how many they are. */
const void *reduce_piece(const walk *w, compute c, reading how, void *buffer, const char *base, int64_t at, int64_t *n);
/* Should results be computed a row of them at a time (reading along the kept dimensions), or one after the other? */
bool walk_by_rows(const walk *w);

/* n elements, `stride` bytes apart, of any dtype as the compute type. */
void reduce_load(compute c, reading how, void *to, int dtype, const char *from, int64_t stride, int64_t n);
/* The same for elements begin.. of the reduced dimensions at `base`. */
void reduce_gather(const walk *w, compute c, reading how, void *to, const char *base, int64_t begin, int64_t n);
/* Can elements be read in place: is `dtype` the compute type itself? */
static inline bool reduce_native(compute c, int dtype) { return dtype == compute_dtype(c); }
/* n values of the compute type to results first, first + 1, … of output k, as its dtype. */
void reduce_store(const walk *w, int k, compute c, const void *from, int64_t first, int64_t n);
/* And back: results that were stored. */
void reduce_fetch(const walk *w, int k, compute c, void *to, int64_t first, int64_t n);

#endif
