/* reduce_walk.c - geometry of reductions and conversion of elements; see reduce.h.
 *
 * A reduction of any strided tensor over any dimensions becomes two small nests of loops, one over the kept and one over
 * the reduced dimensions, each ordered by the input's strides. Whether a kernel then walks along the reduced dimensions
 * (one result after the other) or along the kept ones (a row of results at a time) is decided by which of the two is
 * faster in memory. Nothing is copied. */
#include <math.h>

#include "cpu/reduce_loops.h"
#include "ops/scalar_complex.h"

static int64_t magnitude(int64_t v) { return v < 0 ? -v : v; }

/* Insert a dimension, faster ones first. */
static int place(int n, int64_t *shape, const int64_t *by, int64_t size, int64_t stride) {
    int at = n;
    while (at > 0 && magnitude(by[at - 1]) > magnitude(stride)) at--;
    memmove(shape + at + 1, shape + at, (size_t)(n - at) * sizeof *shape);
    shape[at] = size;
    return at;
}
static void insert(int64_t *strides, int n, int at, int64_t stride) {
    memmove(strides + at + 1, strides + at, (size_t)(n - at) * sizeof *strides);
    strides[at] = stride;
}

enum { SHORT = 32 }; /* so few elements take as long as what goes before and after them */
static int longest(int n, const int64_t *shape) {
    int at = 0;
    for (int d = 1; d < n; d++)
        if (shape[d] > shape[at]) at = d;
    return at;
}
static void swap_first(int64_t *v, int d) {
    const int64_t first = v[0];
    v[0] = v[d], v[d] = first;
}

void walk_build(walk *w, torc_tensor in, const reduction *r, int nout, const torc_tensor *out, bool ordered) {
    w->nr = w->nk = 0;
    w->nout = nout;
    /* Where there is no element, strides and products of sizes may be out of range: they are not looked at. Results of an empty
     * input are results over nothing. */
    const bool empty = in->numel == 0;
    w->reduced = !empty;
    w->kept = out[0]->numel != 0;
    w->in_dtype = in->dtype;
    int64_t item = (int64_t)tensor_itemsize(in);
    int position[TORC_MAX_DIMS], o = 0;
    for (int d = 0; d < in->ndim; d++) {
        bool gone = r->mask >> d & 1;
        position[d] = o;
        if (!gone || r->keepdim) o++;
    }
    for (int k = 0; k < nout; k++) w->out_dtype[k] = out[k]->dtype;
    /* From the last dimension: equal strides keep the later dimension inside. */
    for (int d = w->kept ? in->ndim - 1 : -1; d >= 0; d--) {
        int64_t size = in->sizes[d], stride = empty ? 0 : in->strides[d] * item;
        if (r->mask >> d & 1) {
            if (size == 1 || empty) continue;
            w->reduced *= size;
            if (ordered) { /* logical order: the last dimension is innermost */
                w->rshape[w->nr] = size;
                w->rstride[w->nr++] = stride;
                continue;
            }
            int at = place(w->nr, w->rshape, w->rstride, size, stride);
            insert(w->rstride, w->nr++, at, stride);
        } else {
            w->kept *= size;
            if (size == 1) continue;
            int at = place(w->nk, w->kshape, w->kin, size, stride);
            insert(w->kin, w->nk, at, stride);
            for (int k = 0; k < nout; k++)
                insert(w->kout[k], w->nk, at, out[k]->strides[position[d]] * (int64_t)tensor_itemsize(out[k]));
            w->nk++;
        }
    }
    int last = 0;
    for (int d = 1; d < w->nr; d++) {
        if (w->rstride[d] == w->rstride[last] * w->rshape[last])
            w->rshape[last] *= w->rshape[d];
        else {
            last++;
            w->rshape[last] = w->rshape[d];
            w->rstride[last] = w->rstride[d];
        }
    }
    w->nr = w->nr ? last + 1 : 0;
    last = 0;
    for (int d = 1; d < w->nk; d++) {
        bool merge = w->kin[d] == w->kin[last] * w->kshape[last];
        for (int k = 0; k < nout; k++) merge &= w->kout[k][d] == w->kout[k][last] * w->kshape[last];
        if (merge) {
            w->kshape[last] *= w->kshape[d];
            continue;
        }
        last++;
        w->kshape[last] = w->kshape[d];
        w->kin[last] = w->kin[d];
        for (int k = 0; k < nout; k++) w->kout[k][last] = w->kout[k][d];
    }
    w->nk = w->nk ? last + 1 : 0;
    /* A row of results goes along a dimension that has many, and one result, in any order, along one that has many elements of it. */
    if (w->nk > 1 && w->kshape[0] < 8 && w->reduced < SHORT) {
        const int d = longest(w->nk, w->kshape);
        swap_first(w->kshape, d), swap_first(w->kin, d);
        for (int k = 0; k < nout; k++) swap_first(w->kout[k], d);
    }
    if (!w->nr) w->nr = 1, w->rshape[0] = 1, w->rstride[0] = item;
    if (!w->nk) {
        w->nk = 1, w->kshape[0] = 1, w->kin[0] = item;
        for (int k = 0; k < nout; k++) w->kout[k][0] = (int64_t)dtype_sizes[w->out_dtype[k]];
    }
    if (!ordered && w->rshape[0] < SHORT / 2 && !walk_by_rows(w)) {
        const int d = longest(w->nr, w->rshape);
        swap_first(w->rshape, d), swap_first(w->rstride, d);
    }
}

void walk_locate(walk *w, torc_tensor in, const torc_tensor *out) {
    w->in = in->numel ? tensor_data(in) : NULL;
    for (int k = 0; k < w->nout; k++) w->out[k] = out[k]->numel ? tensor_data(out[k]) : NULL;
}

int64_t walk_reduced_offset(const walk *w, int64_t index) {
    int64_t offset = 0;
    for (int d = 0; d + 1 < w->nr; d++) {
        offset += index % w->rshape[d] * w->rstride[d];
        index /= w->rshape[d];
    }
    return offset + index * w->rstride[w->nr - 1];
}
int64_t walk_kept_offset(const walk *w, int64_t index) {
    int64_t offset = 0;
    for (int d = 0; d + 1 < w->nk; d++) {
        offset += index % w->kshape[d] * w->kin[d];
        index /= w->kshape[d];
    }
    return offset + index * w->kin[w->nk - 1];
}

/* Rows of results where the kept elements are neighbours in memory, and where each result has so few elements, or so few that lie evenly, that
 * starting and ending it would cost more than reading it. */
bool walk_by_rows(const walk *w) {
    if (w->kshape[0] < 8) return false;
    if (w->reduced < SHORT) return true;
    return magnitude(w->kin[0]) < magnitude(w->rstride[w->rshape[0] < SHORT / 2 ? longest(w->nr, w->rshape) : 0]);
}

/* ------------------------------------------------------------------------------------------ elements */
static void unusual_truth(int64_t *to, int dtype, const char *from, int64_t stride, int64_t n) {
    enum { SOME = 128 };
    double _Complex v[SOME];
    for (int64_t at = 0; at < n; at += SOME) {
        const int64_t m = MIN(SOME, n - at);
        converters()->load[dtype][COMPUTE_C128](v, from + at * stride, stride, m);
        for (int64_t i = 0; i < m; i++) to[at + i] = v[i] != 0;
    }
}
static void magnitudes(compute c, void *to, int dtype, const char *from, int64_t stride, int64_t n) {
    enum { SOME = 128 };
    union {
        float _Complex f[SOME];
        double _Complex d[SOME];
    } v;
    for (int64_t at = 0; at < n; at += SOME) {
        const int64_t m = MIN(SOME, n - at);
        const bool single = c == COMPUTE_F32;
        converters()->load[dtype][single ? COMPUTE_C64 : COMPUTE_C128](&v, from + at * stride, stride, m);
        if (single)
            for (int64_t i = 0; i < m; i++) ((float *)to)[at + i] = t_abs_cf(v.f[i]);
        else
            for (int64_t i = 0; i < m; i++) ((double *)to)[at + i] = t_abs_cd(v.d[i]);
    }
}
void reduce_load(compute c, reading how, void *to, int dtype, const char *from, int64_t stride, int64_t n) {
    if (LIKELY(how == READ_VALUE)) {
        converters()->load[dtype][c](to, from, stride, n);
        return;
    }
    if (UNLIKELY(how == READ_MAGNITUDE)) {
        magnitudes(c, to, dtype, from, stride, n);
        return;
    }
    if (UNLIKELY(dtype_complex(dtype) || dtype_float8(dtype))) {
        unusual_truth(to, dtype, from, stride, n);
        return;
    }
    bool floating = dtype_floating(dtype); /* minus zero is zero too */
    fold_loops_truth(to, from, stride, n, (int)dtype_sizes[dtype], floating);
}

void reduce_gather(const walk *w, compute c, reading how, void *to, const char *base, int64_t begin, int64_t n) {
    int64_t index[TORC_MAX_DIMS], rest = begin;
    const char *p = base;
    for (int d = 0; d < w->nr; d++) {
        index[d] = d + 1 < w->nr ? rest % w->rshape[d] : rest;
        rest /= w->rshape[d];
        if (d) p += index[d] * w->rstride[d];
    }
    int64_t first = index[0];
    for (int64_t done = 0; done < n;) {
        int64_t m = MIN(w->rshape[0] - first, n - done);
        reduce_load(c, how, (char *)to + (size_t)done * compute_size(c), w->in_dtype, p + first * w->rstride[0],
                    w->rstride[0], m);
        first = 0;
        done += m;
        for (int d = 1; d < w->nr; d++) {
            p += w->rstride[d];
            if (++index[d] < w->rshape[d]) break;
            p -= w->rstride[d] * w->rshape[d];
            index[d] = 0;
        }
    }
}

const void *reduce_piece(const walk *w, compute c, reading how, void *buffer, const char *base, int64_t at,
                         int64_t *n) {
    enum { WORTH = 256 }; /* shorter runs are better gathered */
    if (how == READ_VALUE && reduce_native(c, w->in_dtype) && w->rstride[0] == (int64_t)compute_size(c) &&
        w->rshape[0] >= WORTH) {
        *n = MIN(*n, w->rshape[0] - at % w->rshape[0]);
        return base + walk_reduced_offset(w, at);
    }
    reduce_gather(w, c, how, buffer, base, at, *n);
    return buffer;
}

/* Results lie in runs along the innermost kept dimension. */
typedef struct run_of_results {
    char *p;
    int64_t n;
} run_of_results;
static run_of_results results_at(const walk *w, int k, int64_t index, int64_t most) {
    int64_t rest = index / w->kshape[0], offset = 0, at = index % w->kshape[0];
    for (int d = 1; d < w->nk; d++) {
        offset += (d + 1 < w->nk ? rest % w->kshape[d] : rest) * w->kout[k][d];
        rest /= w->kshape[d];
    }
    return (run_of_results){w->out[k] + offset + at * w->kout[k][0], MIN(w->kshape[0] - at, most)};
}
void reduce_store(const walk *w, int k, compute c, const void *from, int64_t first, int64_t n) {
    store_fn *store = converters()->store[c][w->out_dtype[k]];
    for (int64_t done = 0; done < n;) {
        const run_of_results r = results_at(w, k, first + done, n - done);
        store(r.p, w->kout[k][0], (const char *)from + (size_t)done * compute_size(c), r.n);
        done += r.n;
    }
}
void reduce_fetch(const walk *w, int k, compute c, void *to, int64_t first, int64_t n) {
    load_fn *load = converters()->load[w->out_dtype[k]][c];
    for (int64_t done = 0; done < n;) {
        const run_of_results r = results_at(w, k, first + done, n - done);
        load((char *)to + (size_t)done * compute_size(c), r.p, w->kout[k][0], r.n);
        done += r.n;
    }
}
