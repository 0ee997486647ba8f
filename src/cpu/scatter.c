/* scatter.c - CPU kernels that read or write along one dimension by index: gather, scatter, index_select, index_add, …
 *
 * They are one loop. For every column (a coordinate in the dimensions other than `dim`) and every i along dim,
 *     gather:   other[i] = table[index[i]]          scatter:   table[index[i]] ∘= other[i]
 * index_select and index_add are the same with an index that does not depend on the column (stride 0), a fill is one with
 * an `other` that depends on nothing. Writes can only meet within a column, and a column belongs to one thread that walks
 * it in order: so sums are the same for every number of threads, and the last of equal indices wins.
 *
 * All indices are checked before anything is written that was there; what is read into a new place is checked a piece at a time, as the piece is
 * read. int32 indices, and those that may be negative, are first made int64 and wrapped in scratch, so that the loops know one index type.
 *
 * Sums and products of 16 bits are made in floats, of which there is one for each element of the table, and rounded once; but not where
 * few come to many, or where the table has gaps (Note [Wide tables]). */
#include "core/shape.h"
#include "core/tensor.h"
#include "cpu/blocks.h"
#include "cpu/combine.h"
#include "host/element.h"
#include "cpu/families.h"
#include "ops/generated/attrs.h"
#include "ops/index.h"

typedef long long ll;

/* any_outside of n that lie `stride` elements apart. */
static bool any_outside_of(const int64_t *v, int64_t stride, int64_t n, int64_t low, int64_t limit) {
    bool bad = false;
    if (stride == 1 || n == 1) return any_outside(v, n, low, limit);
    for (int64_t k = 0; k < n; k++) bad |= (v[k * stride] < low) | (v[k * stride] >= limit);
    return bad;
}

/* ------------------------------------------------------------------------------------------------- columns */
enum { TABLE, INDEX_, OTHER, OPERANDS };
typedef struct lines {
    int ndim; /* dimensions other than dim */
    int64_t sizes[TORC_MAX_DIMS], strides[OPERANDS][TORC_MAX_DIMS];
    int64_t m, step[OPERANDS]; /* along dim */
    int64_t columns, limit;    /* limit: size of the table along dim */
    char *base[OPERANDS];
    combine_fn *combine; /* NULL: gather */
    gather_fn *gather;
    _Atomic bool
        *outside; /* of a gather: set where an index is, and its piece is not read; NULL: all have been checked */
    double alpha;
    int64_t integer_alpha;
} lines;

/* Checks and gathers m times n elements, so many at a time that their indices are still in the cache. */
static void gather_checked(const lines *l, const char *table, const char *index, char *other, int64_t m, int64_t n,
                           const int64_t *stride) {
    enum { SIDE = 32, PIECE = SIDE * SIDE };
    const bool along = n == 1 || l->step[OTHER] < stride[OTHER],
               down = n == 1 || l->step[INDEX_] < stride[INDEX_]; /* how indices lie in memory */
    const bool crossed = n > 1 && along != down;
    const int64_t mi = crossed ? SIDE
                       : along ? MIN(m, PIECE)
                               : MAX(1, PIECE / n),
                  nj = crossed ? SIDE
                       : along ? MAX(1, PIECE / mi)
                               : MIN(n, PIECE),
                  item = sizeof(int64_t);
    for (int64_t j = 0; j < n; j += nj)
        for (int64_t i = 0; i < m; i += mi) {
            const int64_t rows = MIN(mi, m - i), wide = MIN(nj, n - j);
            const char *at = index + i * l->step[INDEX_] + j * stride[INDEX_];
            bool bad = false;
            if (down)
                for (int64_t k = 0; k < wide; k++)
                    bad |= any_outside_of((const int64_t *)(const void *)(at + k * stride[INDEX_]),
                                          l->step[INDEX_] / item, rows, 0, l->limit);
            else
                for (int64_t k = 0; k < rows; k++)
                    bad |= any_outside_of((const int64_t *)(const void *)(at + k * l->step[INDEX_]),
                                          stride[INDEX_] / item, wide, 0, l->limit);
            if (bad) {
                atomic_store_explicit(l->outside, true, memory_order_relaxed);
                return;
            }
            l->gather(table + j * stride[TABLE], at, other + i * l->step[OTHER] + j * stride[OTHER], rows, l->step,
                      wide, stride);
        }
}
static void run_lines(const lines *l, int64_t begin, int64_t end, int64_t i0, int64_t i1) {
    int last = l->ndim - 1;
    int64_t inner = l->ndim ? l->sizes[last] : 1, at[TORC_MAX_DIMS], rest = begin / inner, j = begin % inner;
    char *p[OPERANDS];
    for (int k = 0; k < OPERANDS; k++) p[k] = l->base[k];
    p[INDEX_] += i0 * l->step[INDEX_];
    p[OTHER] += i0 * l->step[OTHER];
    for (int d = last - 1; d >= 0; d--) {
        at[d] = rest % l->sizes[d];
        rest /= l->sizes[d];
        for (int k = 0; k < OPERANDS; k++) p[k] += at[d] * l->strides[k][d];
    }
    int64_t stride[OPERANDS];
    for (int k = 0; k < OPERANDS; k++) stride[k] = l->ndim ? l->strides[k][last] : 0;
    while (begin < end) {
        int64_t n = MIN(inner - j, end - begin), m = i1 - i0;
        char *table = p[TABLE] + j * stride[TABLE], *index = p[INDEX_] + j * stride[INDEX_],
             *other = p[OTHER] + j * stride[OTHER];
        if (l->combine)
            l->combine(table, index, other, m, l->step, n, stride, l->alpha, l->integer_alpha);
        else if (l->outside)
            gather_checked(l, table, index, other, m, n, stride);
        else
            l->gather(table, index, other, m, l->step, n, stride);
        begin += n;
        j = 0;
        for (int d = last - 1; d >= 0; d--) {
            for (int k = 0; k < OPERANDS; k++) p[k] += l->strides[k][d];
            if (++at[d] < l->sizes[d]) break;
            for (int k = 0; k < OPERANDS; k++) p[k] -= l->sizes[d] * l->strides[k][d];
            at[d] = 0;
        }
    }
}
static void run_columns(void *context, int64_t begin, int64_t end) {
    const lines *l = context;
    run_lines(l, begin, end, 0, l->m);
}
static void run_rows(void *context, int64_t begin, int64_t end) {
    const lines *l = context;
    run_lines(l, 0, l->columns, begin, end);
}

/* Dimensions that lie behind one another in all operands are one. */
static void merge_dimensions(lines *l) {
    int m = 0;
    for (int d = 0; d < l->ndim; d++) {
        if (l->sizes[d] == 1) continue;
        bool follows = m > 0;
        for (int k = 0; k < OPERANDS && follows; k++) follows = l->strides[k][m - 1] == l->strides[k][d] * l->sizes[d];
        const int at = follows ? m - 1 : m++;
        l->sizes[at] = follows ? l->sizes[at] * l->sizes[d] : l->sizes[d];
        for (int k = 0; k < OPERANDS; k++) l->strides[k][at] = l->strides[k][d];
    }
    l->ndim = m;
}
static void run_all(const lines *all) {
    enum { GRAIN = 16384 };
    lines own = *all, *l = &own;
    merge_dimensions(l);
    l->columns = 1;
    for (int d = 0; d < l->ndim; d++) l->columns *= l->sizes[d];
    if (!l->columns || !l->m) return;
    bool outermost = true;
    for (int d = 0; d < l->ndim; d++) outermost &= l->strides[OTHER][d] <= l->step[OTHER];
    if (!l->combine && (outermost || l->columns < 16))
        parallel_for(l->m, MAX(1, GRAIN / l->columns), run_rows, l); /* reads never meet */
    else
        parallel_for(l->columns, MAX(1, GRAIN / l->m), run_columns, l);
}

/* Dimensions of an operation along `dim`: sizes are those of `shape` (index, or source for a vector of indices). */
static void set_geometry(lines *l, torc_tensor shape, int64_t dim) {
    l->ndim = 0;
    l->m = shape->ndim ? shape->sizes[dim] : 1;
    for (int d = 0; d < shape->ndim; d++)
        if (d != dim) l->sizes[l->ndim++] = shape->sizes[d];
}
static void set_operand(lines *l, int k, torc_tensor t, int64_t dim) {
    int n = 0;
    int64_t item = (int64_t)tensor_itemsize(t);
    l->step[k] = t->ndim ? t->strides[dim] * item : 0;
    for (int d = 0; d < t->ndim; d++)
        if (d != dim) l->strides[k][n++] = t->strides[d] * item;
    for (; n < l->ndim; n++) l->strides[k][n] = 0;
}

/* Operand OTHER is one element for everybody. */
static void set_constant(lines *l) {
    l->step[OTHER] = 0;
    for (int d = 0; d < l->ndim; d++) l->strides[OTHER][d] = 0;
}
static void set_base(lines *l, int k, torc_tensor t) { l->base[k] = t->numel ? tensor_data(t) : NULL; }

static int64_t size_along(torc_tensor t, int64_t dim) { return t->ndim ? t->sizes[dim] : 1; }

/* ------------------------------------------------------------------------------------------------- indices */
typedef struct index_job {
    const void *data;
    bool narrow; /* int32 */
    int ndim;
    int64_t count, sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS]; /* elements; the last dimension is the innermost */
    int64_t *copy;      /* int64, wrapped, in the order of the indices; NULL: use the tensor itself */
    int64_t low, limit; /* allowed: low <= i < limit; i < 0 has limit added in the copy */
    _Atomic bool bad;
} index_job;

static int64_t index_at(torc_tensor t, int64_t k) {
    int64_t offset = 0;
    for (int d = t->ndim - 1; d >= 0; d--) {
        offset += k % t->sizes[d] * t->strides[d];
        k /= t->sizes[d];
    }
    return t->dtype == TORC_INT32 ? ((const int32_t *)tensor_data(t))[offset]
                                  : ((const int64_t *)tensor_data(t))[offset];
}
/* Which elements are looked at: all, in order, if they are copied; else each in memory once, in the order of memory. */
static void index_job_begin(index_job *job, torc_tensor t, int64_t *copy) {
    int n = 0;
    job->data = t->numel ? tensor_data(t) : NULL, job->narrow = t->dtype == TORC_INT32, job->copy = copy;
    for (int d = 0; d < t->ndim; d++) {
        const int64_t size = t->sizes[d], stride = t->strides[d];
        if (size == 1 || (!copy && !stride)) continue;
        int at = n++;
        for (; !copy && at > 0 && job->strides[at - 1] < stride; at--)
            job->sizes[at] = job->sizes[at - 1], job->strides[at] = job->strides[at - 1];
        job->sizes[at] = size, job->strides[at] = stride;
    }
    job->ndim = 0, job->count = t->numel ? 1 : 0;
    for (int d = 0; d < n; d++) {
        const int last = job->ndim - 1;
        const int64_t size = job->sizes[d], stride = job->strides[d];
        job->count *= size;
        if (last >= 0 && job->strides[last] == stride * size)
            job->sizes[last] *= size, job->strides[last] = stride;
        else
            job->sizes[job->ndim] = size, job->strides[job->ndim++] = stride;
    }
    if (!job->ndim) job->ndim = 1, job->sizes[0] = 1, job->strides[0] = 1;
    atomic_init(&job->bad, false);
}
/* A run of n along the innermost dimension from element number `offset` in memory on, number k of those that are copied. */
static bool check_run(const index_job *job, int64_t offset, int64_t n, int64_t k) {
    const int64_t stride = job->strides[job->ndim - 1], low = job->low, limit = job->limit;
    const int64_t *v = job->narrow ? NULL : (const int64_t *)job->data + offset;
    if (v && !job->copy) return any_outside_of(v, stride, n, low, limit);
    const int32_t *narrow = job->narrow ? (const int32_t *)job->data + offset : NULL;
    bool bad = false;
    for (int64_t i = 0; i < n; i++) {
        const int64_t index = v ? v[i * stride] : narrow[i * stride];
        bad |= index < low || index >= limit;
        if (job->copy) job->copy[k + i] = index < 0 ? index + limit : index;
    }
    return bad;
}
static void check_range(void *context, int64_t begin, int64_t end) {
    index_job *job = context;
    const int last = job->ndim - 1;
    int64_t at[TORC_MAX_DIMS], first = begin % job->sizes[last], rest = begin / job->sizes[last];
    bool bad = false;
    for (int d = last - 1; d >= 0; d--) at[d] = rest % job->sizes[d], rest /= job->sizes[d];
    for (int64_t k = begin, n; k < end; k += n, first = 0) {
        int64_t offset = first * job->strides[last];
        n = MIN(job->sizes[last] - first, end - k);
        for (int d = 0; d < last; d++) offset += at[d] * job->strides[d];
        bad |= check_run(job, offset, n, k);
        for (int d = last - 1; d >= 0 && ++at[d] == job->sizes[d]; d--) at[d] = 0;
    }
    if (bad) atomic_store_explicit(&job->bad, true, memory_order_relaxed);
}

typedef enum index_style { STYLE_GATHER, STYLE_SELECT, STYLE_COPY, STYLE_FILL } index_style;
/* What a call along one dimension does, but for addresses: those are set when it runs. */
typedef struct along_plan {
    lines l;
    int64_t dim;
    index_style style;
    bool index_copied;  /* to the beginning of scratch */
    bool piecewise;     /* indices are checked as they are used */
    bool wide;          /* Note [Wide tables] */
    size_t wide_at;     /* there */
    size_t index_bytes; /* there */
    bytes16 value;      /* in place of an operand OTHER */
} along_plan;

/* `shape` has the dimensions of the operation, index or one with a vector of indices in place of dim (`per_slice`), which are
 * then the same for all columns. `other` NULL: p->value for everybody. */
static bool plan_along(along_plan *p, const torc_call *c, torc_tensor shape, torc_tensor table, torc_tensor other,
                       bool per_slice, index_style style, size_t *scratch) {
    const int64_t dim = c->read.dim;
    torc_tensor self = c->in[0], t = c->in[1];
    lines *l = &p->l;
    p->dim = dim, p->style = style, p->index_copied = p->piecewise = p->wide = false, p->index_bytes = 0;
    l->ndim = 0, l->m = 0, l->outside = NULL, l->gather = gather_of(tensor_itemsize(self)),
    l->limit = size_along(self, dim);
    l->combine = NULL, l->alpha = 1, l->integer_alpha = 1;
    if (!t->numel) return true; /* which may be of any shape */
    set_geometry(l, shape, dim);
    if (per_slice) l->m = t->numel;
    set_operand(l, TABLE, table, dim);
    if (other)
        set_operand(l, OTHER, other, other->ndim ? dim : 0);
    else
        set_constant(l);
    p->index_copied = t->dtype == TORC_INT32 || style == STYLE_FILL;
    if (p->index_copied) *scratch = p->index_bytes = (size_t)t->numel * sizeof(int64_t);
    int64_t strides[TORC_MAX_DIMS], item = sizeof(int64_t);
    if (p->index_copied)
        strides_contiguous(t->ndim, t->sizes, strides);
    else
        memcpy(strides, t->strides, (size_t)t->ndim * sizeof *strides);
    if (per_slice) {
        l->step[INDEX_] = t->ndim ? strides[0] * item : 0;
        for (int d = 0; d < l->ndim; d++) l->strides[INDEX_][d] = 0;
    } else {
        int n = 0;
        l->step[INDEX_] = t->ndim ? strides[dim] * item : 0;
        for (int d = 0; d < t->ndim; d++)
            if (d != dim) l->strides[INDEX_][n++] = strides[d] * item;
    }
    return true;
}

/* The first index that is not allowed. */
static bool say_outside(const along_plan *p, const torc_call *c) {
    torc_tensor t = c->in[1];
    const int64_t limit = p->l.limit, dim = p->dim, low = p->style == STYLE_FILL ? -limit : 0;
    for (int64_t k = 0; k < t->numel; k++) {
        const int64_t v = index_at(t, k);
        if (v >= low && v < limit) continue;
        if (p->style == STYLE_SELECT) return FAIL(INDEX, "index out of range in self");
        if (p->style == STYLE_COPY)
            return FAIL(INDEX, "index_copy_(): index %lld is out of bounds for dimension %lld with size %lld", (ll)v,
                        (ll)dim, (ll)limit);
        if (p->style == STYLE_FILL)
            return FAIL(INDEX, "index %lld is out of bounds for dimension %lld with size %lld", (ll)v, (ll)dim,
                        (ll)limit);
        return FAIL(RUNTIME, "index %lld is out of bounds for dimension %lld with size %lld", (ll)v, (ll)dim,
                    (ll)limit);
    }
    return true;
}
/* Make the indices operand INDEX_ of `l`, and check them now or leave that to who reads. */
static bool set_index(lines *l, const along_plan *p, const torc_call *c) {
    torc_tensor t = c->in[1];
    int64_t *copy = p->index_copied ? c->scratch : NULL;
    index_job job = {.low = p->style == STYLE_FILL ? -l->limit : 0, .limit = l->limit};
    l->base[INDEX_] = !t->numel ? NULL : copy ? (char *)copy : tensor_data(t);
    if (p->piecewise) return true;
    index_job_begin(&job, t, copy);
    parallel_for(job.count, 16384, check_range, &job);
    return !atomic_load_explicit(&job.bad, memory_order_relaxed) || say_outside(p, c);
}

/* ------------------------------------------------------------------------------------------------- kernels */
static bool plan_gather(const torc_call *c, void *plan, size_t *scratch) {
    along_plan *p = plan;
    if (!plan_along(p, c, c->in[1], c->in[0], c->out[0], false, STYLE_GATHER, scratch)) return false;
    p->piecewise = !p->index_copied && c->in[1]->flags & TENSOR_DENSE; /* each index is there for one element */
    return true;
}
static bool plan_index_select(const torc_call *c, void *plan, size_t *scratch) {
    return plan_along(plan, c, c->out[0], c->in[0], c->out[0], true, STYLE_SELECT, scratch);
}
static bool run_reading(const torc_call *c) {
    const along_plan *p = c->plan;
    lines l = p->l;
    if (!set_index(&l, p, c)) return false;
    if (!c->out[0]->numel || !c->in[1]->numel) return true;
    set_base(&l, TABLE, c->in[0]);
    set_base(&l, OTHER, c->out[0]);
    _Atomic bool outside;
    atomic_init(&outside, false);
    if (p->piecewise) l.outside = &outside;
    run_all(&l);
    return !atomic_load_explicit(&outside, memory_order_relaxed) || say_outside(p, c);
}

/* Write `other` (NULL: p->value) into out, a copy of self, along dim. */
static bool plan_writing(const torc_call *c, torc_tensor other, combine how, bool per_slice, index_style style,
                         along_plan *p, size_t *scratch) {
    const torc_tensor out = c->out[0];
    lines *l = &p->l;
    plan_along(p, c, per_slice ? c->in[0] : c->in[1], out, other, per_slice, style, scratch);
    l->combine = combine_of(how, out->dtype);
    combine_fn *wide = combine_wide_of(how, out->dtype);
    int64_t come = l->m;
    for (int d = 0; d < l->ndim; d++) come *= l->sizes[d]; /* as many as `other` has at most */
    if (!wide || !come || !wide_table_worth(out, come)) return true;
    p->wide = true, l->combine = wide, l->step[TABLE] *= WIDER;
    for (int d = 0; d < l->ndim; d++) l->strides[TABLE][d] *= WIDER;
    p->wide_at = (p->index_bytes + 63) & ~(size_t)63;
    *scratch = p->wide_at + (size_t)out->numel * sizeof(float);
    return true;
}
/* What `l` says, into the tensor or what stands in for it. */
static void write_all(lines *l, const along_plan *p, torc_tensor out, void *scratch) {
    float *wide = (float *)(void *)((char *)scratch + p->wide_at);
    set_base(l, TABLE, out);
    if (p->wide) wide_table_begin(wide, out), l->base[TABLE] = (char *)wide;
    run_all(l);
    if (p->wide) wide_table_end(out, wide);
}
static bool plan_scatter(const torc_call *c, void *plan, size_t *scratch) {
    return plan_writing(c, c->in[2], COMBINE_SET, false, STYLE_GATHER, plan, scratch);
}
static bool plan_scatter_add(const torc_call *c, void *plan, size_t *scratch) {
    return plan_writing(c, c->in[2], COMBINE_ADD, false, STYLE_GATHER, plan, scratch);
}
static bool plan_scatter_value(const torc_call *c, void *plan, size_t *scratch) {
    const scatter_value_attrs *a = c->attrs;
    along_plan *p = plan;
    plan_writing(c, NULL, COMBINE_SET, false, STYLE_GATHER, plan, scratch);
    element_from_number(&p->value, c->in[0]->dtype, a->value);
    return true;
}
/* The others write slices of out, numbered by a vector of indices. */
static bool plan_index_add(const torc_call *c, void *plan, size_t *scratch) {
    const index_add_attrs *a = c->attrs;
    along_plan *p = plan;
    plan_writing(c, c->in[2], COMBINE_ADD, true, c->in[0]->ndim > 1 ? STYLE_GATHER : STYLE_SELECT, plan, scratch);
    p->l.alpha = number_to_double(a->alpha), p->l.integer_alpha = number_to_int_as(a->alpha, c->in[0]->dtype);
    return true;
}
static bool plan_index_copy(const torc_call *c, void *plan, size_t *scratch) {
    return plan_writing(c, c->in[2], COMBINE_SET, true, STYLE_COPY, plan, scratch);
}
static bool plan_index_fill(const torc_call *c, void *plan, size_t *scratch) {
    const index_fill_attrs *a = c->attrs;
    along_plan *p = plan;
    plan_writing(c, NULL, COMBINE_SET, true, STYLE_FILL, plan, scratch);
    element_from_number(&p->value, c->in[0]->dtype, a->value);
    return true;
}
static bool run_writing(const torc_call *c) {
    const along_plan *p = c->plan;
    torc_tensor out = c->out[0], other = c->nin > 2 ? c->in[2] : NULL;
    lines l = p->l;
    if (!set_index(&l, p, c)) return false;
    copy_self(out, c->in[0]);
    if (!out->numel || !c->in[1]->numel) return true;
    if (other)
        set_base(&l, OTHER, other);
    else
        l.base[OTHER] = (char *)(uintptr_t)&p->value;
    write_all(&l, p, out, c->scratch);
    return true;
}

/* ------------------------------------------------------------------------------------------------- scatter_reduce */
/* The value that changes nothing, to start from where self is not to count. */
static bytes16 neutral(int dtype, combine how) {
    bytes16 v;
    bool f = dtype_floating(dtype), low = how == COMBINE_MAX;
    int bits = 8 * (int)dtype_size(dtype);
    attr_number n = number_int(how == COMBINE_MUL);
    if (how == COMBINE_MAX || how == COMBINE_MIN) {
        if (f)
            n = number_float(low ? -__builtin_inf() : __builtin_inf());
        else if (dtype == TORC_BOOL)
            n = number_bool(!low);
        else if (dtype == TORC_UINT8)
            n = number_int(low ? 0 : 255);
        else
            n = number_int(low ? -1 - (int64_t)(~(uint64_t)0 >> (65 - bits)) : (int64_t)(~(uint64_t)0 >> (65 - bits)));
    }
    element_from_number(&v, dtype, n);
    return v;
}

typedef struct reduce_plan {
    along_plan along;
    combine how;
    bool mean, include_self;
    size_t counts_at; /* in scratch, for a mean */
} reduce_plan;
static const combine combines[] = {[SCATTER_SUM] = COMBINE_ADD,
                                   [SCATTER_PROD] = COMBINE_MUL,
                                   [SCATTER_MEAN] = COMBINE_ADD,
                                   [SCATTER_AMAX] = COMBINE_MAX,
                                   [SCATTER_AMIN] = COMBINE_MIN};
static bool plan_scatter_reduce(const torc_call *c, void *plan, size_t *scratch) {
    const scatter_reduce_attrs *a = c->attrs;
    reduce_plan *p = plan;
    p->how = combines[c->read.how], p->mean = c->read.how == SCATTER_MEAN, p->include_self = a->include_self;
    plan_writing(c, c->in[2], p->how, false, STYLE_GATHER, &p->along, scratch);
    p->counts_at = (MAX(*scratch, p->along.index_bytes) + 63) & ~(size_t)63;
    if (p->mean) *scratch = p->counts_at + (size_t)c->out[0]->numel * sizeof(int64_t);
    return true;
}

typedef struct mean_job {
    torc_tensor out;
    const int64_t *count;
} mean_job;
static void divide_range(void *context, int64_t begin, int64_t end) {
    const mean_job *job = context;
    torc_tensor out = job->out;
    for (int64_t k = begin; k < end; k++) {
        int64_t n = job->count[k], rest = k, offset = 0;
        if (n <= 1) continue;
        if (is_contiguous(out)) offset = k, rest = 0;
        for (int d = out->ndim - 1; d >= 0 && rest; d--) {
            offset += rest % out->sizes[d] * out->strides[d];
            rest /= out->sizes[d];
        }
        void *p = (char *)tensor_data(out) + offset * (int64_t)tensor_itemsize(out);
        int64_t v;
        switch (out->dtype) {
        case TORC_FLOAT16: *(uint16_t *)p = float_to_half(half_to_float(*(uint16_t *)p) / (float)n); continue;
        case TORC_BFLOAT16: *(uint16_t *)p = float_to_bfloat16(bfloat16_to_float(*(uint16_t *)p) / (float)n); continue;
        case TORC_FLOAT32: *(float *)p /= (float)n; continue;
        case TORC_FLOAT64: *(double *)p /= (double)n; continue;
        case TORC_COMPLEX64: ((float *)p)[0] /= (float)n, ((float *)p)[1] /= (float)n; continue;
        case TORC_COMPLEX128: ((double *)p)[0] /= (double)n, ((double *)p)[1] /= (double)n; continue;
        case TORC_BOOL: continue;
        case TORC_UINT8: *(uint8_t *)p = (uint8_t)(*(uint8_t *)p / n); continue;
        case TORC_INT8: v = *(int8_t *)p; break;
        case TORC_INT16: v = *(int16_t *)p; break;
        case TORC_INT32: v = *(int32_t *)p; break;
        default: v = *(int64_t *)p;
        }
        v = v / n - (v % n < 0); /* rounded down */
        switch (out->dtype) {
        case TORC_INT8: *(int8_t *)p = (int8_t)v; break;
        case TORC_INT16: *(int16_t *)p = (int16_t)v; break;
        case TORC_INT32: *(int32_t *)p = (int32_t)v; break;
        default: *(int64_t *)p = v;
        }
    }
}

static bool run_scatter_reduce(const torc_call *c) {
    const reduce_plan *p = c->plan;
    torc_tensor self = c->in[0], index = c->in[1], src = c->in[2], out = c->out[0];
    lines src_lines = p->along.l;
    if (!index->numel) {
        copy_self(out, self);
        return true;
    }
    set_base(&src_lines, OTHER, src);
    if (!set_index(&src_lines, &p->along, c)) return false;
    copy_self(out, self);
    lines l = src_lines; /* as it, but with one element for everybody */
    set_constant(&l);
    set_operand(&l, TABLE, out, p->along.dim);
    if (!p->include_self) {
        bytes16 start = neutral(self->dtype, p->how);
        set_base(&l, TABLE, out);
        l.base[OTHER] = (char *)&start;
        l.combine = combine_of(COMBINE_SET, self->dtype);
        run_all(&l);
    }
    write_all(&src_lines, &p->along, out, c->scratch);
    if (!p->mean) return true;
    /* How many values met in each element: the same scatter, of ones, into counts laid out row-major. */
    int64_t *count = (int64_t *)(void *)((char *)c->scratch + p->counts_at), one = 1, strides[TORC_MAX_DIMS];
    const int64_t dim = p->along.dim;
    for (int64_t k = 0; k < out->numel; k++) count[k] = p->include_self;
    strides_contiguous(out->ndim, out->sizes, strides);
    l.base[TABLE] = (char *)count;
    l.base[OTHER] = (char *)&one;
    l.step[TABLE] = out->ndim ? strides[dim] * (int64_t)sizeof(int64_t) : 0;
    for (int d = 0, n = 0; d < out->ndim; d++)
        if (d != dim) l.strides[TABLE][n++] = strides[d] * (int64_t)sizeof(int64_t);
    l.combine = combine_of(COMBINE_ADD, TORC_INT64);
    run_all(&l);
    mean_job job = {.out = out, .count = count};
    parallel_for(out->numel, 4096, divide_range, &job);
    return true;
}

const kernel cpu_scatter_kernels[] = {
    PLANNED(OP_index_select, run_reading, plan_index_select, along_plan, .also = DTYPES_ALL),
    PLANNED(OP_gather, run_reading, plan_gather, along_plan, .also = DTYPES_ALL),
    PLANNED(OP_scatter, run_writing, plan_scatter, along_plan, .also = DTYPES_ALL),
    PLANNED(OP_scatter_value, run_writing, plan_scatter_value, along_plan, .also = DTYPES_ALL),
    PLANNED(OP_scatter_add, run_writing, plan_scatter_add, along_plan, .also = DTYPES_COMPLEX),
    PLANNED(OP_scatter_reduce, run_scatter_reduce, plan_scatter_reduce, reduce_plan, .also = DTYPES_COMPLEX),
    PLANNED(OP_index_add, run_writing, plan_index_add, along_plan, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32),
    PLANNED(OP_index_copy, run_writing, plan_index_copy, along_plan, .also = DTYPES_ALL),
    PLANNED(OP_index_fill, run_writing, plan_index_fill, along_plan, .also = DTYPES_ALL),
    {0},
};
