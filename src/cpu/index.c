/* index.c - CPU kernels of advanced indexing and of masks.
 *
 * Advanced indexing has positions (the broadcast of the index tensors) and, for each position, a block of self (the kept
 * dimensions). A first pass turns every position into an offset within self and checks it; a second one moves or combines
 * blocks. The result lies in memory as [before][positions][after], so a block's inner part is usually one run.
 *
 * Writes of equal positions can meet. Threads therefore divide blocks, never positions: each element is written by one
 * thread, in the order of positions, and sums come out the same however many threads there are.
 *
 * Masks are cut into pieces; a first pass counts each piece, so that in the second all pieces know where they begin. */
#include "ops/index.h"

#include "core/tensor.h"
#include "cpu/blocks.h"
#include "cpu/combine.h"
#include "cpu/families.h"
#include "cpu/move.h"
#include "ops/generated/attrs.h"

typedef long long ll;

/* ------------------------------------------------------------------------------------------------- positions */
typedef struct positions {
    int nindices, ndim; /* index tensors; dimensions of a position */
    int64_t count, sizes[TORC_MAX_DIMS];
    const char *data[TORC_MAX_DIMS];
    bool narrow[TORC_MAX_DIMS];                        /* int32 */
    int dim[TORC_MAX_DIMS];                            /* of self */
    int64_t limit[TORC_MAX_DIMS], step[TORC_MAX_DIMS]; /* size and byte stride of self there */
    int64_t strides[TORC_MAX_DIMS][TORC_MAX_DIMS];     /* elements, of each index tensor over a position */
    int64_t value_strides[TORC_MAX_DIMS];              /* bytes, of the values over a position */
    int64_t *offsets, *value_offsets;                  /* results, in bytes; value_offsets may be NULL */
    bool in_a_row; /* one index, of int64 side by side, and values that lie evenly */
    _Atomic bool bad;
} positions;

static int64_t read_index(const positions *p, int k, int64_t at) {
    return p->narrow[k] ? ((const int32_t *)(const void *)p->data[k])[at]
                        : ((const int64_t *)(const void *)p->data[k])[at];
}

/* Offset of position `k`; *which and *value are the first index out of bounds, -1 if there is none. */
static int64_t offset_at(const positions *p, int64_t k, int64_t *value_offset, int *which, int64_t *value) {
    int64_t at[TORC_MAX_DIMS], offset = 0, v = 0;
    *which = -1;
    for (int d = p->ndim - 1; d >= 0; d--) {
        at[d] = k % p->sizes[d];
        k /= p->sizes[d];
        v += at[d] * p->value_strides[d];
    }
    for (int i = 0; i < p->nindices; i++) {
        int64_t place = 0;
        for (int d = 0; d < p->ndim; d++) place += at[d] * p->strides[i][d];
        int64_t index = read_index(p, i, place);
        if (index < -p->limit[i] || index >= p->limit[i]) {
            if (*which < 0) *which = i, *value = index;
            index = 0; /* nothing is read there: the call fails */
        }
        offset += (index < 0 ? index + p->limit[i] : index) * p->step[i];
    }
    *value_offset = v;
    return offset;
}

/* What n positions along the innermost dimension have of one index tensor: its elements from number `place` on. Is one out of bounds? */
#define ADD_INDICES(T)                                                                   \
    for (int64_t k = 0; k < n; k++) {                                                    \
        const int64_t index = ((const T *)(const void *)p->data[i])[place + k * stride]; \
        const bool outside = index < -limit || index >= limit;                           \
        bad |= outside;                                                                  \
        offsets[k] += outside ? 0 : (index < 0 ? index + limit : index) * step;          \
    }
static bool add_indices(const positions *p, int i, int64_t place, int64_t n, int64_t *restrict offsets) {
    const int64_t stride = p->ndim ? p->strides[i][p->ndim - 1] : 0, limit = p->limit[i], step = p->step[i];
    bool bad = false;
    if (p->narrow[i])
        ADD_INDICES(int32_t)
    else
        ADD_INDICES(int64_t)
    return bad;
}
/* Offsets of positions begin … end, whatever their index tensors are like, run by run of the innermost dimension; value_offsets may be NULL. Is an
 * index out of bounds? */
static bool walk_offsets(const positions *p, int64_t begin, int64_t end, int64_t *offsets, int64_t *value_offsets) {
    const int last = p->ndim - 1;
    const int64_t inner = p->ndim ? p->sizes[last] : 1, value_step = p->ndim ? p->value_strides[last] : 0;
    int64_t at[TORC_MAX_DIMS], first = begin % inner, rest = begin / inner;
    bool bad = false;
    for (int d = last - 1; d >= 0; d--) at[d] = rest % p->sizes[d], rest /= p->sizes[d];
    for (int64_t k = begin, n; k < end; k += n, first = 0) {
        n = MIN(inner - first, end - k);
        memset(offsets, 0, (size_t)n * sizeof *offsets);
        for (int i = 0; i < p->nindices; i++) {
            int64_t place = p->ndim ? first * p->strides[i][last] : 0;
            for (int d = 0; d < last; d++) place += at[d] * p->strides[i][d];
            bad |= add_indices(p, i, place, n, offsets);
        }
        if (value_offsets) {
            int64_t value = first * value_step;
            for (int d = 0; d < last; d++) value += at[d] * p->value_strides[d];
            for (int64_t t = 0; t < n; t++) value_offsets[t] = value + t * value_step;
            value_offsets += n;
        }
        offsets += n;
        for (int d = last - 1; d >= 0 && ++at[d] == p->sizes[d]; d--) at[d] = 0;
    }
    return bad;
}

/* The same of n positions from number k on, where one index lies in a row; values count from the first of them. */
static bool row_offsets(const positions *p, int64_t k, int64_t n, int64_t *restrict offsets,
                        int64_t *restrict value_offsets) {
    const int64_t *index = (const int64_t *)(const void *)p->data[0] + k, limit = p->limit[0], step = p->step[0],
                  value_step = p->ndim ? p->value_strides[p->ndim - 1] : 0;
    bool bad = false;
    for (int64_t t = 0; t < n; t++) {
        const int64_t i = index[t];
        const bool outside = i < -limit || i >= limit;
        bad |= outside;
        offsets[t] = outside ? 0 : (i < 0 ? i + limit : i) * step;
        if (value_offsets) value_offsets[t] = t * value_step;
    }
    return bad;
}
static void find_offsets(void *context, int64_t begin, int64_t end) {
    positions *p = context;
    if (walk_offsets(p, begin, end, p->offsets + begin, p->value_offsets ? p->value_offsets + begin : NULL))
        atomic_store_explicit(&p->bad, true, memory_order_relaxed);
}

/* ------------------------------------------------------------------------------------------------- blocks */
typedef struct block_plan {
    int nbefore, nafter;
    int64_t before_sizes[TORC_MAX_DIMS], before_to[TORC_MAX_DIMS], before_from[TORC_MAX_DIMS];
    int64_t after_sizes[TORC_MAX_DIMS], after_to[TORC_MAX_DIMS], after_from[TORC_MAX_DIMS];
    int64_t nb, npos;
    size_t item;
    combine_fn *combine; /* NULL: move */
    bool even;           /* the values of positions lie `step` apart */
    int64_t step;
} block_plan;
typedef struct blocks {
    const block_plan *g;
    char *to;
    const char *from;
    const int64_t *to_offsets, *from_offsets; /* of positions */
} blocks;

static int merge_dims(int n, int64_t *sizes, int64_t *a, int64_t *b) {
    int m = 0;
    for (int d = 0; d < n; d++) {
        if (sizes[d] == 1) continue;
        if (m && a[m - 1] == a[d] * sizes[d] && b[m - 1] == b[d] * sizes[d]) {
            sizes[m - 1] *= sizes[d];
            a[m - 1] = a[d];
            b[m - 1] = b[d];
        } else {
            sizes[m] = sizes[d];
            a[m] = a[d];
            b[m++] = b[d];
        }
    }
    return m;
}

#define MOVE_RUN(T) \
    for (int64_t i = 0; i < n; i++) *(T *)(void *)(to + i * ts) = *(const T *)(const void *)(from + i * fs)
static inline void move_run(char *to, int64_t ts, const char *from, int64_t fs, int64_t n, size_t item) {
    if (ts == (int64_t)item && fs == (int64_t)item)
        memcpy(to, from, (size_t)n * item);
    else if (item == 1)
        MOVE_RUN(uint8_t);
    else if (item == 2)
        MOVE_RUN(uint16_t);
    else if (item == 4)
        MOVE_RUN(bytes4);
    else if (item == 8)
        MOVE_RUN(bytes8);
    else
        MOVE_RUN(bytes16);
}

/* The part [begin, end) of the outermost `after` dimension of one block. */
static void one_block(const blocks *b, char *to, const char *from, int64_t begin, int64_t end) {
    static const int64_t zero = 0, none[3] = {0, 0, 0};
    int last = b->g->nafter - 1;
    int64_t at[TORC_MAX_DIMS], runs = last > 0 ? end - begin : 1,
                               n = last < 0    ? 1
                                   : last == 0 ? end - begin
                                               : b->g->after_sizes[last];
    int64_t ts = last < 0 ? 0 : b->g->after_to[last], fs = last < 0 ? 0 : b->g->after_from[last],
            strides[3] = {ts, 0, fs};
    if (last >= 0) {
        to += begin * b->g->after_to[0];
        from += begin * b->g->after_from[0];
    }
    for (int d = 1; d < last; d++) runs *= b->g->after_sizes[d];
    for (int d = 0; d < last; d++) at[d] = 0;
    for (int64_t r = 0; r < runs; r++) {
        if (b->g->combine)
            b->g->combine(to, (const char *)&zero, from, 1, none, n, strides, 1, 1);
        else
            move_run(to, ts, from, fs, n, b->g->item);
        for (int d = last - 1; d >= 0; d--) {
            int64_t size = d == 0 ? end - begin : b->g->after_sizes[d];
            to += b->g->after_to[d];
            from += b->g->after_from[d];
            if (++at[d] < size) break;
            to -= size * b->g->after_to[d];
            from -= size * b->g->after_from[d];
            at[d] = 0;
        }
    }
}

static void before_offsets(const blocks *b, int64_t k, int64_t *to, int64_t *from) {
    *to = *from = 0;
    for (int d = b->g->nbefore - 1; d >= 0; d--) {
        int64_t i = k % b->g->before_sizes[d];
        k /= b->g->before_sizes[d];
        *to += i * b->g->before_to[d];
        *from += i * b->g->before_from[d];
    }
}

/* [p0, p1) of the positions, in order, for one `before` coordinate; [a0, a1) of the outermost `after` dimension. */
static void run_positions(const blocks *b, int64_t before, int64_t p0, int64_t p1, int64_t a0, int64_t a1) {
    int64_t bt, bf;
    before_offsets(b, before, &bt, &bf);
    char *to = b->to + bt;
    const char *from = b->from + bf;
    if (b->g->nafter == 0 && !b->g->combine) { /* single elements */
#define MOVE_ELEMENTS(T)              \
    for (int64_t p = p0; p < p1; p++) \
    *(T *)(void *)(to + b->to_offsets[p]) = *(const T *)(const void *)(from + b->from_offsets[p])
        if (b->g->item == 1)
            MOVE_ELEMENTS(uint8_t);
        else if (b->g->item == 2)
            MOVE_ELEMENTS(uint16_t);
        else if (b->g->item == 4)
            MOVE_ELEMENTS(bytes4);
        else if (b->g->item == 8)
            MOVE_ELEMENTS(bytes8);
        else
            MOVE_ELEMENTS(bytes16);
        return;
    }
    if (b->g->nafter == 0 && b->g->even) { /* offsets are indices into bytes */
        const int64_t step[3] = {1, sizeof(int64_t), b->g->step}, none[3] = {0, 0, 0};
        b->g->combine(to, (const char *)(b->to_offsets + p0), from + p0 * b->g->step, p1 - p0, step, 1, none, 1, 1);
        return;
    }
    for (int64_t p = p0; p < p1; p++) one_block(b, to + b->to_offsets[p], from + b->from_offsets[p], a0, a1);
}

static int64_t outer_after(const block_plan *g) { return g->nafter ? g->after_sizes[0] : 1; }

static void run_before(void *context, int64_t begin, int64_t end) { /* divide `before` */
    const blocks *b = context;
    for (int64_t k = begin; k < end; k++) run_positions(b, k, 0, b->g->npos, 0, outer_after(b->g));
}
static void run_after(void *context, int64_t begin, int64_t end) { /* divide the outermost `after` dimension */
    const blocks *b = context;
    for (int64_t k = 0; k < b->g->nb; k++) run_positions(b, k, 0, b->g->npos, begin, end);
}
static void run_divided(void *context, int64_t begin, int64_t end) { /* divide before × positions: reads only */
    const blocks *b = context;
    while (begin < end) {
        int64_t k = begin / b->g->npos, p = begin % b->g->npos, n = MIN(b->g->npos - p, end - begin);
        run_positions(b, k, p, p + n, 0, outer_after(b->g));
        begin += n;
    }
}

/* ------------------------------------------------------------------------------------------------- index, index_put */
typedef struct positions_plan {
    index_plan parts;
    int64_t count; /* of positions */
    block_plan blocks;
    int64_t grain;
    bool by_before; /* of index_put: threads share out `before`, not `after` */
    bool wide;      /* of index_put: Note [Wide tables] of combine.h */
    size_t wide_at; /* in scratch */
} positions_plan;

/* Fill `q` from the plan; `other` is the result (index) or the values (index_put), of the plan's shape. */
static void make_positions(positions *q, const positions_plan *plan, torc_tensor table, torc_tensor other,
                           const torc_tensor *indices, int count, void *scratch) {
    const index_plan *p = &plan->parts;
    int64_t item = (int64_t)tensor_itemsize(table);
    q->nindices = 0;
    q->ndim = p->npos;
    q->count = plan->count;
    q->offsets = scratch;
    q->value_offsets = q->offsets + q->count;
    memcpy(q->sizes, p->pos, sizeof q->sizes);
    for (int i = 0; i < count; i++) {
        torc_tensor t = indices[i];
        if (!t) continue;
        int k = q->nindices++;
        q->data[k] = t->numel ? tensor_data(t) : NULL;
        q->narrow[k] = t->dtype == TORC_INT32;
        q->dim[k] = i;
        q->limit[k] = table->sizes[i];
        q->step[k] = table->strides[i] * item;
        for (int d = 0; d < p->npos; d++) {
            int j = d - (p->npos - t->ndim);
            q->strides[k][d] = j >= 0 && t->sizes[j] != 1 ? t->strides[j] : 0;
        }
    }
    for (int d = 0; d < p->npos; d++) q->value_strides[d] = other->strides[p->nbefore + d] * item;
    q->in_a_row = q->nindices == 1 && !q->narrow[0];
    int64_t index_step = 1, value_step = p->npos ? q->value_strides[p->npos - 1] : 0;
    for (int d = p->npos - 1; d >= 0; d--) {
        if (p->pos[d] != 1) q->in_a_row &= q->strides[0][d] == index_step && q->value_strides[d] == value_step;
        index_step *= p->pos[d], value_step *= p->pos[d];
    }
    atomic_init(&q->bad, false);
}

static bool say_outside(const positions *q) {
    for (int64_t k = 0; k < q->count; k++) {
        int which;
        int64_t value = 0, unused;
        offset_at(q, k, &unused, &which, &value);
        if (which >= 0)
            return FAIL(INDEX, "index %lld is out of bounds for dimension %d with size %lld", (ll)value, q->dim[which],
                        (ll)q->limit[which]);
    }
    return true;
}
static void check_row(void *context, int64_t begin, int64_t end) {
    positions *q = context;
    if (any_outside((const int64_t *)(const void *)q->data[0] + begin, end - begin, -q->limit[0], q->limit[0]))
        atomic_store_explicit(&q->bad, true, memory_order_relaxed);
}
static bool check_positions(positions *q) {
    parallel_for(q->count, 4096, find_offsets, q);
    return !atomic_load_explicit(&q->bad, memory_order_relaxed) || say_outside(q);
}
/* One block for each position: a stretch of them is looked at and moved at once, and nothing is kept of it. */
enum { STRETCH = 512 };
/* Of an index that lies in a row and has been checked, to a part of the outermost `after` dimension. */
typedef struct writer {
    const positions *q;
    blocks b;
} writer;
static void write_stretches(void *context, int64_t begin, int64_t end) {
    const writer *w = context;
    int64_t to[STRETCH], from[STRETCH];
    blocks b = w->b;
    b.to_offsets = to, b.from_offsets = from;
    for (int64_t k = 0; k < w->q->count; k += STRETCH) {
        const int64_t n = MIN(STRETCH, w->q->count - k);
        row_offsets(w->q, k, n, to, from);
        b.from = w->b.from + k * b.g->step;
        run_positions(&b, 0, 0, n, begin, end);
    }
}
typedef struct reader {
    positions *q;
    blocks b;
    bool singles; /* single elements by one index that lies in a row */
} reader;
static void read_singles(const reader *r, int64_t begin, int64_t end) {
    const positions *q = r->q;
    const int64_t *index = (const int64_t *)(const void *)q->data[0], limit = q->limit[0], step = q->step[0],
                  to_step = q->ndim ? q->value_strides[q->ndim - 1] : 0;
    const size_t item = r->b.g->item;
#define READ_SINGLES(T)                     \
    for (int64_t k = begin; k < end; k++)   \
    *(T *)(void *)(r->b.to + k * to_step) = \
        *(const T *)(const void *)(r->b.from + (index[k] < 0 ? index[k] + limit : index[k]) * step)
    if (item == 1)
        READ_SINGLES(uint8_t);
    else if (item == 2)
        READ_SINGLES(uint16_t);
    else if (item == 4)
        READ_SINGLES(bytes4);
    else if (item == 8)
        READ_SINGLES(bytes8);
    else
        READ_SINGLES(bytes16);
}
static void read_stretches(void *context, int64_t begin, int64_t end) {
    const reader *r = context;
    positions *q = r->q;
    int64_t to[STRETCH], from[STRETCH];
    blocks b = r->b;
    b.to_offsets = to, b.from_offsets = from;
    for (int64_t k = begin; k < end; k += STRETCH) {
        const int64_t n = MIN(STRETCH, end - k);
        if (r->singles ? any_outside((const int64_t *)(const void *)q->data[0] + k, n, -q->limit[0], q->limit[0])
                       : walk_offsets(q, k, k + n, from, to)) {
            atomic_store_explicit(&q->bad, true, memory_order_relaxed);
            return;
        }
        if (r->singles)
            read_singles(r, k, k + n);
        else
            run_positions(&b, 0, 0, n, 0, outer_after(b.g));
    }
}

/* `other` is the result (index) or the values (index_put). */
static void plan_blocks(positions_plan *plan, torc_tensor table, torc_tensor other, bool reading) {
    const index_plan *p = &plan->parts;
    block_plan *b = &plan->blocks;
    b->combine = NULL, b->even = false, b->step = 0;
    int64_t item = (int64_t)tensor_itemsize(table);
    b->item = (size_t)item;
    b->npos = plan->count;
    b->nb = 1;
    for (int i = 0; i < p->nbefore; i++) {
        int64_t t = table->strides[p->before[i]] * item, o = other->strides[i] * item;
        b->before_sizes[i] = p->sizes[i];
        b->before_to[i] = reading ? o : t;
        b->before_from[i] = reading ? t : o;
        b->nb *= p->sizes[i];
    }
    for (int i = 0; i < p->nafter; i++) {
        int64_t t = table->strides[p->after[i]] * item, o = other->strides[p->nbefore + p->npos + i] * item;
        b->after_sizes[i] = p->sizes[p->nbefore + p->npos + i];
        b->after_to[i] = reading ? o : t;
        b->after_from[i] = reading ? t : o;
    }
    b->nbefore = merge_dims(p->nbefore, b->before_sizes, b->before_to, b->before_from);
    b->nafter = merge_dims(p->nafter, b->after_sizes, b->after_to, b->after_from);
}

static int64_t after_count(const block_plan *b) {
    int64_t n = 1;
    for (int i = 0; i < b->nafter; i++) n *= b->after_sizes[i];
    return n;
}

static bool plan_positions(const torc_call *c, int first, void *plan, size_t *scratch) {
    positions_plan *p = plan;
    if (!index_plan_make(&p->parts, c->in[0], c->in + first, c->nin - first)) return false;
    p->count = 1;
    for (int i = 0; i < p->parts.npos; i++) p->count *= p->parts.pos[i];
    *scratch = (size_t)p->count * 2 * sizeof(int64_t);
    return true;
}
static bool plan_index_long(const torc_call *c, void *plan, size_t *scratch) {
    positions_plan *p = plan;
    if (!plan_positions(c, 1, plan, scratch)) return false;
    plan_blocks(p, c->in[0], c->out[0], true);
    p->grain = MAX(1, 16384 / MAX(1, after_count(&p->blocks)));
    if (p->blocks.nb == 1) *scratch = 0; /* see read_stretches */
    return true;
}
static bool accumulates(const torc_call *c) { return ((const index_put_long_attrs *)c->attrs)->accumulate; }
static bool plan_index_put_long(const torc_call *c, void *plan, size_t *scratch) {
    const torc_tensor values = c->in[1], out = c->out[0];
    positions_plan *p = plan;
    block_plan *b = &p->blocks;
    if (!plan_positions(c, 2, plan, scratch)) return false;
    plan_blocks(p, out, values, false);
    p->wide = false;
    if (accumulates(c)) {
        combine_fn *wide = combine_wide_of(COMBINE_ADD, out->dtype);
        p->wide = wide && wide_table_worth(out, values->numel);
        b->combine = p->wide ? wide : combine_of(COMBINE_ADD, out->dtype);
    }
    if (p->wide) {
        for (int d = 0; d < b->nbefore; d++) b->before_to[d] *= WIDER;
        for (int d = 0; d < b->nafter; d++) b->after_to[d] *= WIDER;
        p->wide_at = (*scratch + 63) & ~(size_t)63;
        *scratch = p->wide_at + (size_t)out->numel * sizeof(float);
    }
    const int64_t *steps = values->strides + p->parts.nbefore; /* of positions */
    const int npos = p->parts.npos;
    b->even = p->count > 0;
    b->step = npos ? steps[npos - 1] * (int64_t)b->item : 0;
    for (int d = 0; d + 1 < npos; d++) b->even &= steps[d] == steps[d + 1] * p->parts.pos[d + 1];
    const int64_t after = after_count(b), outer = outer_after(b);
    p->by_before = b->nb > 1 && (b->nb >= outer || b->nb >= 16);
    p->grain = p->by_before ? MAX(1, 16384 / MAX(1, after * b->npos))
                            : MAX(16, 16384 / MAX(1, after / MAX(1, outer) * b->npos));
    return true;
}

static bool run_index_long(const torc_call *c) {
    torc_tensor self = c->in[0], out = c->out[0];
    positions q;
    if (!out->numel) return true;
    make_positions(&q, c->plan, self, out, c->in + 1, c->nin - 1, c->scratch);
    const positions_plan *p = c->plan;
    if (p->blocks.nb == 1) {
        reader r = {&q, {&p->blocks, tensor_data(out), tensor_data(self), NULL, NULL}, false};
        r.singles = q.in_a_row && p->blocks.nafter == 0;
        parallel_for(q.count, p->grain, read_stretches, &r);
        return !atomic_load_explicit(&q.bad, memory_order_relaxed) || say_outside(&q);
    }
    if (!check_positions(&q)) return false;
    blocks b = {&p->blocks, tensor_data(out), tensor_data(self), q.value_offsets, q.offsets};
    parallel_for(b.g->nb * b.g->npos, p->grain, run_divided, &b);
    return true;
}

static bool accepts_index_put_long(const torc_call *c) {
    const int dtype = c->in[0]->dtype;
    return !accumulates(c) || combine_of(COMBINE_ADD, dtype) ||
           FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row_said(c->row), dtype_scalar_name(dtype));
}
static bool run_index_put_long(const torc_call *c) {
    torc_tensor self = c->in[0], values = c->in[1], out = c->out[0];
    positions q;
    if (!values->numel) {
        copy_self(out, self);
        return true;
    }
    const positions_plan *p = c->plan;
    make_positions(&q, p, out, values, c->in + 2, c->nin - 2, c->scratch);
    const bool stretches = q.in_a_row && p->blocks.nb == 1;
    if (stretches)
        parallel_for(q.count, 16384, check_row, &q);
    else if (!check_positions(&q))
        return false;
    if (atomic_load_explicit(&q.bad, memory_order_relaxed)) return say_outside(&q);
    copy_self(out, self);
    float *wide = (float *)(void *)((char *)c->scratch + p->wide_at);
    writer w = {&q, {&p->blocks, tensor_data(out), tensor_data(values), q.offsets, q.value_offsets}};
    if (p->wide) {
        wide_table_begin(wide, out);
        w.b.to = (char *)wide;
        for (int i = 0; i < q.nindices; i++) q.step[i] *= WIDER;
        for (int64_t k = 0; !stretches && k < q.count; k++) q.offsets[k] *= WIDER;
    }
    if (stretches)
        parallel_for(outer_after(&p->blocks), p->grain, write_stretches, &w);
    else if (p->by_before)
        parallel_for(p->blocks.nb, p->grain, run_before, &w.b);
    else
        parallel_for(outer_after(&p->blocks), p->grain, run_after, &w.b);
    if (p->wide) wide_table_end(out, wide);
    return true;
}

/* ------------------------------------------------------------------------------------------------- places
 * Of each index its coordinates, innermost first, dimension by dimension for a stretch of indices. Quotients come from the reciprocal, which in double
 * is wrong by one at most as long as numbers are exact in it. */
typedef struct places_plan {
    int ndim; /* merged, innermost first */
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS], numel;
} places_plan;
typedef struct places_job {
    const places_plan *p;
    const int64_t *index;
    int64_t *out;
    _Atomic bool bad;
} places_job;
enum { PLACES_STRETCH = 512 };
static const int64_t exact_in_double = INT64_C(1) << 52;
static MULTI_ISA void add_coordinate(int64_t *restrict left, int64_t *restrict out, int64_t size, int64_t stride,
                                     int64_t n) {
    const double by = 1 / (double)size;
    for (int64_t i = 0; i < n; i++) {
        int64_t quotient = (int64_t)((double)left[i] * by), rest = left[i] - quotient * size;
        const int64_t over = rest >= size, under = rest < 0;
        quotient += over - under, rest += (under - over) * size;
        out[i] += rest * stride, left[i] = quotient;
    }
}
static MULTI_ISA bool count_from_begin(int64_t *restrict left, const int64_t *restrict index, int64_t numel,
                                       int64_t n) {
    int64_t bad = 0;
    for (int64_t i = 0; i < n; i++) {
        const int64_t k = index[i] + (index[i] < 0 ? numel : 0);
        const bool outside = (k < 0) | (k >= numel);
        bad |= outside;
        left[i] = outside ? 0 : k;
    }
    return bad;
}
static void find_places(void *context, int64_t begin, int64_t end) {
    places_job *j = context;
    const places_plan *p = j->p;
    int64_t left[PLACES_STRETCH];
    for (int64_t k = begin; k < end; k += PLACES_STRETCH) {
        const int64_t n = MIN(PLACES_STRETCH, end - k);
        int64_t *out = j->out + k;
        if (count_from_begin(left, j->index + k, p->numel, n))
            atomic_store_explicit(&j->bad, true, memory_order_relaxed);
        memset(out, 0, (size_t)n * sizeof *out);
        for (int d = 0; d + 1 < p->ndim; d++)
            if (p->numel < exact_in_double)
                add_coordinate(left, out, p->sizes[d], p->strides[d], n);
            else
                for (int64_t i = 0; i < n; i++) {
                    out[i] += left[i] % p->sizes[d] * p->strides[d];
                    left[i] /= p->sizes[d];
                }
        for (int64_t i = 0; i < n && p->ndim; i++) out[i] += left[i] * p->strides[p->ndim - 1];
    }
}
static bool plan_places(const torc_call *c, void *plan, size_t *scratch) {
    const places_in_memory_attrs *a = c->attrs;
    places_plan *p = plan;
    int64_t sizes[TORC_MAX_DIMS], strides[TORC_MAX_DIMS], same[TORC_MAX_DIMS];
    (void)scratch;
    memcpy(sizes, a->size.v, (size_t)a->size.count * sizeof *sizes);
    memcpy(strides, a->stride.v, (size_t)a->size.count * sizeof *strides);
    memcpy(same, strides, (size_t)a->size.count * sizeof *same);
    p->numel = 1;
    for (int64_t d = 0; d < a->size.count; d++) p->numel *= sizes[d];
    p->ndim = merge_dims((int)a->size.count, sizes, strides, same);
    for (int d = 0; d < p->ndim; d++) p->sizes[d] = sizes[p->ndim - 1 - d], p->strides[d] = strides[p->ndim - 1 - d];
    return true;
}
static bool run_places(const torc_call *c) {
    const places_plan *p = c->plan;
    torc_tensor index = c->in[0];
    if (!index->numel) return true;
    places_job j = {.p = p, .index = tensor_data(index), .out = tensor_data(c->out[0])};
    atomic_init(&j.bad, false);
    parallel_for(index->numel, 8192, find_places, &j);
    if (!atomic_load_explicit(&j.bad, memory_order_relaxed)) return true;
    for (int64_t k = 0; k < index->numel; k++)
        if (j.index[k] < -p->numel || j.index[k] >= p->numel)
            return FAIL(INDEX, "index %lld is out of bounds for dimension 0 with size %lld", (ll)j.index[k],
                        (ll)p->numel);
    return true;
}

/* ------------------------------------------------------------------------------------------------- masks */
enum { PIECE = 1 << 15 };
typedef struct mask_job {
    torc_tensor mask; /* contiguous */
    int64_t pieces;   /* as planned */
    int64_t *starts;  /* first the count of each piece, then how many come before it */
    torc_tensor in, out;
    int64_t room;
} mask_job;

#define COUNT_NOT0(T)                                       \
    do {                                                    \
        const T *v = (const T *)tensor_data(t) + begin;     \
        for (int64_t i = 0; i < n; i++) count += v[i] != 0; \
    } while (0)
#define COUNT_MASKED(T, mask) /* without the signs */                  \
    do {                                                               \
        const T *v = (const T *)tensor_data(t) + begin;                \
        for (int64_t i = 0; i < n; i++) count += (v[i] & (mask)) != 0; \
    } while (0)
static MULTI_ISA int64_t count_range(torc_tensor t, int64_t begin, int64_t end) {
    int64_t count = 0, n = end - begin;
    switch (t->dtype) {
    case TORC_INT16:
    case TORC_UINT16: COUNT_NOT0(uint16_t); break;
    case TORC_INT32:
    case TORC_UINT32: COUNT_NOT0(uint32_t); break;
    case TORC_INT64:
    case TORC_UINT64: COUNT_NOT0(uint64_t); break;
    case TORC_COMPLEX64: COUNT_NOT0(float _Complex); break;
    case TORC_COMPLEX128: COUNT_NOT0(double _Complex); break;
    case TORC_COMPLEX32: COUNT_MASKED(uint32_t, 0x7fff7fffu); break;
    case TORC_FLOAT8_E5M2:
    case TORC_FLOAT8_E4M3FN: COUNT_MASKED(uint8_t, 0x7fu); break;
    case TORC_FLOAT32: COUNT_NOT0(float); break;
    case TORC_FLOAT64: COUNT_NOT0(double); break;
    case TORC_FLOAT16:
    case TORC_BFLOAT16: COUNT_MASKED(uint16_t, 0x7fffu); break;
    default: COUNT_NOT0(uint8_t);
    }
    return count;
}
static void count_pieces(void *context, int64_t begin, int64_t end) {
    const mask_job *j = context;
    for (int64_t p = begin; p < end; p++)
        j->starts[p] = count_range(j->mask, p * PIECE, MIN(j->mask->numel, (p + 1) * PIECE));
}
/* Counts into starts; how many there are in all. */
static int64_t find_starts(mask_job *j) {
    int64_t total = 0;
    parallel_for(j->pieces, 1, count_pieces, j);
    for (int64_t p = 0; p < j->pieces; p++) {
        int64_t n = j->starts[p];
        j->starts[p] = total;
        total += n;
    }
    return total;
}
typedef struct mask_plan {
    int64_t pieces;
} mask_plan;
static bool plan_pieces(torc_tensor mask, void *plan, size_t *scratch) {
    const int64_t pieces = ((mask_plan *)plan)->pieces = (mask->numel + PIECE - 1) / PIECE;
    *scratch = (size_t)pieces * sizeof(int64_t);
    return true;
}
static bool plan_mask0(const torc_call *c, void *plan, size_t *scratch) { return plan_pieces(c->in[0], plan, scratch); }
static bool plan_mask1(const torc_call *c, void *plan, size_t *scratch) { return plan_pieces(c->in[1], plan, scratch); }
static mask_job job_of(const torc_call *c, torc_tensor mask, torc_tensor in) {
    return (mask_job){
        .mask = mask, .pieces = ((const mask_plan *)c->plan)->pieces, .starts = c->scratch, .in = in, .out = c->out[0]};
}

static bool run_count_true(const torc_call *c) {
    mask_job j = job_of(c, c->in[0], NULL);
    *(int64_t *)tensor_data(c->out[0]) = c->in[0]->numel ? find_starts(&j) : 0;
    return true;
}

/* Elements [begin, end), at most HITS of them: the places (from begin) of those that are not 0; how many. Every place is
 * written and only counted if it is a hit, since a branch on random data costs more than a store. */
enum { HITS = 1024 };
#define FIND_HITS(T)                                    \
    do {                                                \
        const T *v = (const T *)tensor_data(t) + begin; \
        for (int64_t i = 0; i < n; i++) {               \
            hits[count] = (uint16_t)i;                  \
            count += v[i] != 0;                         \
        }                                               \
    } while (0)
#define FIND_MASKED(T, mask) /* without the signs */    \
    do {                                                \
        const T *v = (const T *)tensor_data(t) + begin; \
        for (int64_t i = 0; i < n; i++) {               \
            hits[count] = (uint16_t)i;                  \
            count += (v[i] & (mask)) != 0;              \
        }                                               \
    } while (0)
static int64_t find_hits(torc_tensor t, int64_t begin, int64_t end, uint16_t *hits) {
    int64_t count = 0, n = end - begin;
    switch (t->dtype) {
    case TORC_INT16:
    case TORC_UINT16: FIND_HITS(uint16_t); break;
    case TORC_INT32:
    case TORC_UINT32: FIND_HITS(uint32_t); break;
    case TORC_INT64:
    case TORC_UINT64: FIND_HITS(uint64_t); break;
    case TORC_COMPLEX64: FIND_HITS(float _Complex); break;
    case TORC_COMPLEX128: FIND_HITS(double _Complex); break;
    case TORC_COMPLEX32: FIND_MASKED(uint32_t, 0x7fff7fffu); break;
    case TORC_FLOAT8_E5M2:
    case TORC_FLOAT8_E4M3FN: FIND_MASKED(uint8_t, 0x7fu); break;
    case TORC_FLOAT32: FIND_HITS(float); break;
    case TORC_FLOAT64: FIND_HITS(double); break;
    case TORC_FLOAT16:
    case TORC_BFLOAT16: FIND_MASKED(uint16_t, 0x7fffu); break;
    default: FIND_HITS(uint8_t);
    }
    return count;
}

/* Coordinates along a dimension, from numbers that grow: most lie in the run of `size` that the one before lies in, or in the next. */
typedef struct runs_along {
    int64_t begin, number; /* of the run */
} runs_along;
static void coordinates(runs_along *r, int64_t *restrict numbers, int64_t n, int64_t size, int64_t *restrict out,
                        int64_t step) {
    int64_t begin = r->begin, number = r->number;
    for (int64_t i = 0; i < n; i++) {
        int64_t at = numbers[i] - begin;
        if (at >= size) {
            const int64_t runs = at - size < size ? 1 : at / size;
            begin += runs * size, number += runs, at -= runs * size;
        }
        out[i * step] = at, numbers[i] = number;
    }
    *r = (runs_along){begin, number};
}
static void nonzero_pieces(void *context, int64_t begin, int64_t end) {
    const mask_job *j = context;
    torc_tensor t = j->mask;
    int64_t *out = tensor_data(j->out), last = t->ndim - 1;
    uint16_t hits[HITS];
    for (int64_t p = begin; p < end; p++) {
        int64_t row = j->starts[p], stop = MIN(t->numel, (p + 1) * PIECE), numbers[HITS];
        runs_along runs[TORC_MAX_DIMS] = {{0, 0}};
        for (int64_t first = p * PIECE; first < stop; first += HITS) {
            int64_t n = MIN(find_hits(t, first, MIN(stop, first + HITS), hits), j->room - row);
            for (int64_t i = 0; i < n; i++) numbers[i] = first + hits[i];
            for (int d = last; d > 0; d--)
                coordinates(&runs[d], numbers, n, t->sizes[d], out + row * t->ndim + d, t->ndim);
            for (int64_t i = 0; i < n && last >= 0; i++) out[(row + i) * t->ndim] = numbers[i];
            row += n;
        }
    }
}

static bool run_nonzero_known(const torc_call *c) {
    torc_tensor t = c->in[0];
    mask_job j = job_of(c, t, NULL);
    if (!t->numel || !c->out[0]->numel) return true;
    j.room = c->out[0]->sizes[0];
    if (find_starts(&j) != j.room) return FAIL(RUNTIME, "nonzero: the tensor changed while it was read");
    parallel_for(j.pieces, 1, nonzero_pieces, &j);
    return true;
}

#define SELECT_HITS(T)                                         \
    do {                                                       \
        const T *from = (const T *)tensor_data(j->in) + first; \
        T *to = (T *)tensor_data(j->out) + row;                \
        for (int64_t i = 0; i < n; i++) to[i] = from[hits[i]]; \
    } while (0)
static void select_pieces(void *context, int64_t begin, int64_t end) {
    const mask_job *j = context;
    uint16_t hits[HITS];
    for (int64_t p = begin; p < end; p++) {
        int64_t row = j->starts[p], stop = MIN(j->mask->numel, (p + 1) * PIECE);
        for (int64_t first = p * PIECE; first < stop; first += HITS) {
            int64_t n = MIN(find_hits(j->mask, first, MIN(stop, first + HITS), hits), j->out->numel - row);
            switch (tensor_itemsize(j->in)) {
            case 1: SELECT_HITS(uint8_t); break;
            case 2: SELECT_HITS(uint16_t); break;
            case 4: SELECT_HITS(bytes4); break;
            case 8: SELECT_HITS(bytes8); break;
            default: SELECT_HITS(bytes16);
            }
            row += n;
        }
    }
}

static bool run_masked_select_known(const torc_call *c) {
    mask_job j = job_of(c, c->in[1], c->in[0]);
    if (!j.out->numel) return true;
    if (find_starts(&j) != j.out->numel) return FAIL(RUNTIME, "masked_select: the mask changed while it was read");
    parallel_for(j.pieces, 1, select_pieces, &j);
    return true;
}

#define SCATTER_PIECE(T)                                              \
    do {                                                              \
        const T *from = (const T *)tensor_data(j->in) + j->starts[p]; \
        T *to = tensor_data(j->out);                                  \
        for (int64_t k = first; k < last; k++)                        \
            if (mask[k]) to[k] = *from++;                             \
    } while (0)
static void scatter_pieces(void *context, int64_t begin, int64_t end) {
    const mask_job *j = context;
    const uint8_t *mask = tensor_data(j->mask);
    for (int64_t p = begin; p < end; p++) {
        int64_t first = p * PIECE, last = MIN(j->mask->numel, (p + 1) * PIECE);
        switch (tensor_itemsize(j->in)) {
        case 1: SCATTER_PIECE(uint8_t); break;
        case 2: SCATTER_PIECE(uint16_t); break;
        case 4: SCATTER_PIECE(bytes4); break;
        case 8: SCATTER_PIECE(bytes8); break;
        default: SCATTER_PIECE(bytes16);
        }
    }
}

static bool run_masked_scatter_same(const torc_call *c) {
    mask_job j = job_of(c, c->in[1], c->in[2]);
    if (!j.out->numel) return true;
    int64_t wanted = find_starts(&j);
    if (wanted > j.in->numel) return FAIL(RUNTIME, "Number of elements of source < number of ones in mask");
    copy_self(j.out, c->in[0]);
    if (wanted) parallel_for(j.pieces, 1, scatter_pieces, &j);
    return true;
}

const kernel cpu_index_kernels[] = {
    PLANNED(OP_index_long, run_index_long, plan_index_long, positions_plan, .also = DTYPES_ALL),
    PLANNED(OP_index_put_long, run_index_put_long, plan_index_put_long, positions_plan,
            .accepts = accepts_index_put_long, .also = DTYPES_FLOAT8 | DTYPES_COMPLEX | DTYPES_COMPLEX32),
    PLANNED(OP_places_in_memory, run_places, plan_places, places_plan),
    PLANNED(OP_count_true, run_count_true, plan_mask0, mask_plan, .also = DTYPES_ALL),
    PLANNED(OP_nonzero_known, run_nonzero_known, plan_mask0, mask_plan, .also = DTYPES_ALL),
    PLANNED(OP_masked_select_known, run_masked_select_known, plan_mask1, mask_plan, .also = DTYPES_ALL),
    PLANNED(OP_masked_scatter_same, run_masked_scatter_same, plan_mask1, mask_plan, .also = DTYPES_ALL),
    {0},
};
